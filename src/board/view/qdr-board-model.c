/*
 * The interface of the model that a board shows: a game, or a position that is being edited.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-model.h"

G_DEFINE_INTERFACE (QdrBoardModel, qdr_board_model, G_TYPE_OBJECT)

enum {
  SIGNAL_CHANGED,
  SIGNAL_RENAMED,
  SIGNAL_OPENED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Defaults for models whose moves are made in one step and are final. */

static gboolean
cannot_remove (QdrBoardModel *self, QdrMove wall)
{
  return FALSE;
}

static char *
perform_nothing (QdrBoardModel *self, QdrMove move)
{
  return NULL;
}

static gboolean
grab_nothing (QdrBoardModel *self, QdrSquare square)
{
  return FALSE;
}

static gboolean
drop_nothing (QdrBoardModel *self)
{
  return FALSE;
}

static char *
answer_nothing (QdrBoardModel *self, QdrQuestion question, QdrMove wall, QdrSpeechDetail verbosity)
{
  return NULL;
}

static guint
get_no_asker (QdrBoardModel *self)
{
  return QDR_NOBODY;
}

static guint
make_signal (const char *name)
{
  return g_signal_new (name, QDR_TYPE_BOARD_MODEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, 0);
}

static void
qdr_board_model_default_init (QdrBoardModelInterface *iface)
{
  iface->can_remove = cannot_remove;
  iface->perform = perform_nothing;
  iface->grab = grab_nothing;
  iface->drop = drop_nothing;
  iface->answer = answer_nothing;
  iface->get_asker = get_no_asker;
  signals[SIGNAL_CHANGED] = make_signal ("changed");
  signals[SIGNAL_RENAMED] = make_signal ("renamed");
  signals[SIGNAL_OPENED] = make_signal ("opened");
}

void
qdr_board_model_show (QdrBoardModel *self, QdrBoardScene *scene)
{
  g_return_if_fail (QDR_IS_BOARD_MODEL (self));

  QDR_BOARD_MODEL_GET_IFACE (self)->show (self, scene);
}

gboolean
qdr_board_model_takes_moves (QdrBoardModel *self)
{
  g_return_val_if_fail (QDR_IS_BOARD_MODEL (self), FALSE);

  return QDR_BOARD_MODEL_GET_IFACE (self)->takes_moves (self);
}

gboolean
qdr_board_model_passes_turns (QdrBoardModel *self)
{
  g_return_val_if_fail (QDR_IS_BOARD_MODEL (self), FALSE);

  return QDR_BOARD_MODEL_GET_IFACE (self)->passes_turns (self);
}

gboolean
qdr_board_model_allows (QdrBoardModel *self, QdrMove move)
{
  g_return_val_if_fail (QDR_IS_BOARD_MODEL (self), FALSE);

  return QDR_BOARD_MODEL_GET_IFACE (self)->allows (self, move);
}

gboolean
qdr_board_model_can_remove (QdrBoardModel *self, QdrMove wall)
{
  g_return_val_if_fail (QDR_IS_BOARD_MODEL (self), FALSE);

  return QDR_BOARD_MODEL_GET_IFACE (self)->can_remove (self, wall);
}

char *
qdr_board_model_preview (QdrBoardModel *self, QdrBoardScene *scene, QdrMove move)
{
  g_return_val_if_fail (QDR_IS_BOARD_MODEL (self), NULL);

  return QDR_BOARD_MODEL_GET_IFACE (self)->preview (self, scene, move);
}

char *
qdr_board_model_perform (QdrBoardModel *self, QdrMove move)
{
  g_return_val_if_fail (QDR_IS_BOARD_MODEL (self), NULL);

  return QDR_BOARD_MODEL_GET_IFACE (self)->perform (self, move);
}

gboolean
qdr_board_model_grab (QdrBoardModel *self, QdrSquare square)
{
  g_return_val_if_fail (QDR_IS_BOARD_MODEL (self), FALSE);

  return QDR_BOARD_MODEL_GET_IFACE (self)->grab (self, square);
}

gboolean
qdr_board_model_drop (QdrBoardModel *self)
{
  g_return_val_if_fail (QDR_IS_BOARD_MODEL (self), FALSE);

  return QDR_BOARD_MODEL_GET_IFACE (self)->drop (self);
}

void
qdr_board_model_find_walls (QdrBoardModel *self, QdrBits walls[2])
{
  g_return_if_fail (QDR_IS_BOARD_MODEL (self));

  QDR_BOARD_MODEL_GET_IFACE (self)->find_walls (self, walls);
}

char *
qdr_board_model_name_square (QdrBoardModel *self,
                             const QdrBoardScene *scene,
                             QdrSquare square,
                             gboolean mine)
{
  g_return_val_if_fail (QDR_IS_BOARD_MODEL (self), NULL);

  return QDR_BOARD_MODEL_GET_IFACE (self)->name_square (self, scene, square, mine);
}

char *
qdr_board_model_name_slot (QdrBoardModel *self,
                           const QdrBoardScene *scene,
                           QdrMove wall,
                           QdrSlotState state)
{
  g_return_val_if_fail (QDR_IS_BOARD_MODEL (self), NULL);

  return QDR_BOARD_MODEL_GET_IFACE (self)->name_slot (self, scene, wall, state);
}

char *
qdr_board_model_answer (QdrBoardModel *self,
                        QdrQuestion question,
                        QdrMove wall,
                        QdrSpeechDetail verbosity)
{
  g_return_val_if_fail (QDR_IS_BOARD_MODEL (self), NULL);

  return QDR_BOARD_MODEL_GET_IFACE (self)->answer (self, question, wall, verbosity);
}

guint
qdr_board_model_get_asker (QdrBoardModel *self)
{
  g_return_val_if_fail (QDR_IS_BOARD_MODEL (self), QDR_NOBODY);

  return QDR_BOARD_MODEL_GET_IFACE (self)->get_asker (self);
}

char *
qdr_board_model_describe_change (QdrBoardModel *self,
                                 const QdrBoardScene *before,
                                 const QdrBoardScene *after)
{
  g_return_val_if_fail (QDR_IS_BOARD_MODEL (self), NULL);

  return QDR_BOARD_MODEL_GET_IFACE (self)->describe_change (self, before, after);
}

void
qdr_board_model_changed (QdrBoardModel *self)
{
  g_return_if_fail (QDR_IS_BOARD_MODEL (self));

  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

void
qdr_board_model_renamed (QdrBoardModel *self)
{
  g_return_if_fail (QDR_IS_BOARD_MODEL (self));

  g_signal_emit (self, signals[SIGNAL_RENAMED], 0);
}

void
qdr_board_model_opened (QdrBoardModel *self)
{
  g_return_if_fail (QDR_IS_BOARD_MODEL (self));

  g_signal_emit (self, signals[SIGNAL_OPENED], 0);
}
