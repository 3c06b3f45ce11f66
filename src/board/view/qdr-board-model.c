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
  SIGNAL_TAKES_MOVES_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Defaults of the optional functions, for a model such as a game. */

static gboolean
cannot_remove_wall (QdrBoardModel *self, QdrMove wall)
{
  return FALSE;
}

static char *
make_no_move (QdrBoardModel *self, QdrMove move)
{
  return NULL;
}

static gboolean
pick_up_nothing (QdrBoardModel *self, QdrSquare square)
{
  return FALSE;
}

static gboolean
put_back_nothing (QdrBoardModel *self)
{
  return FALSE;
}

static char *
answer_nothing (QdrBoardModel *self, QdrQuestion question, QdrMove wall, QdrSpeechDetail verbosity)
{
  return NULL;
}

static guint
get_no_asking_player (QdrBoardModel *self)
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
  iface->can_remove_wall = cannot_remove_wall;
  iface->make_move = make_no_move;
  iface->pick_up_piece = pick_up_nothing;
  iface->put_back_piece = put_back_nothing;
  iface->answer_question = answer_nothing;
  iface->get_asking_player = get_no_asking_player;
  signals[SIGNAL_CHANGED] = make_signal ("changed");
  signals[SIGNAL_RENAMED] = make_signal ("renamed");
  signals[SIGNAL_TAKES_MOVES_CHANGED] = make_signal ("takes-moves-changed");
}

void
qdr_board_model_fill_scene (QdrBoardModel *self, QdrBoardScene *scene)
{
  g_return_if_fail (QDR_IS_BOARD_MODEL (self));

  QDR_BOARD_MODEL_GET_IFACE (self)->fill_scene (self, scene);
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
qdr_board_model_allows_move (QdrBoardModel *self, QdrMove move)
{
  g_return_val_if_fail (QDR_IS_BOARD_MODEL (self), FALSE);

  return QDR_BOARD_MODEL_GET_IFACE (self)->allows_move (self, move);
}

gboolean
qdr_board_model_can_remove_wall (QdrBoardModel *self, QdrMove wall)
{
  g_return_val_if_fail (QDR_IS_BOARD_MODEL (self), FALSE);

  return QDR_BOARD_MODEL_GET_IFACE (self)->can_remove_wall (self, wall);
}

char *
qdr_board_model_preview_move (QdrBoardModel *self, QdrBoardScene *scene, QdrMove move)
{
  g_return_val_if_fail (QDR_IS_BOARD_MODEL (self), NULL);

  return QDR_BOARD_MODEL_GET_IFACE (self)->preview_move (self, scene, move);
}

char *
qdr_board_model_make_move (QdrBoardModel *self, QdrMove move)
{
  g_return_val_if_fail (QDR_IS_BOARD_MODEL (self), NULL);

  return QDR_BOARD_MODEL_GET_IFACE (self)->make_move (self, move);
}

gboolean
qdr_board_model_pick_up_piece (QdrBoardModel *self, QdrSquare square)
{
  g_return_val_if_fail (QDR_IS_BOARD_MODEL (self), FALSE);

  return QDR_BOARD_MODEL_GET_IFACE (self)->pick_up_piece (self, square);
}

gboolean
qdr_board_model_put_back_piece (QdrBoardModel *self)
{
  g_return_val_if_fail (QDR_IS_BOARD_MODEL (self), FALSE);

  return QDR_BOARD_MODEL_GET_IFACE (self)->put_back_piece (self);
}

void
qdr_board_model_find_legal_walls (QdrBoardModel *self, QdrBits walls[2])
{
  g_return_if_fail (QDR_IS_BOARD_MODEL (self));

  QDR_BOARD_MODEL_GET_IFACE (self)->find_legal_walls (self, walls);
}

char *
qdr_board_model_describe_square (QdrBoardModel *self,
                                 const QdrBoardScene *scene,
                                 QdrSquare square,
                                 gboolean mine)
{
  g_return_val_if_fail (QDR_IS_BOARD_MODEL (self), NULL);

  return QDR_BOARD_MODEL_GET_IFACE (self)->describe_square (self, scene, square, mine);
}

char *
qdr_board_model_describe_slot (QdrBoardModel *self,
                               const QdrBoardScene *scene,
                               QdrMove wall,
                               QdrSlotState state)
{
  g_return_val_if_fail (QDR_IS_BOARD_MODEL (self), NULL);

  return QDR_BOARD_MODEL_GET_IFACE (self)->describe_slot (self, scene, wall, state);
}

char *
qdr_board_model_answer_question (QdrBoardModel *self,
                                 QdrQuestion question,
                                 QdrMove wall,
                                 QdrSpeechDetail verbosity)
{
  g_return_val_if_fail (QDR_IS_BOARD_MODEL (self), NULL);

  return QDR_BOARD_MODEL_GET_IFACE (self)->answer_question (self, question, wall, verbosity);
}

guint
qdr_board_model_get_asking_player (QdrBoardModel *self)
{
  g_return_val_if_fail (QDR_IS_BOARD_MODEL (self), QDR_NOBODY);

  return QDR_BOARD_MODEL_GET_IFACE (self)->get_asking_player (self);
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
qdr_board_model_emit_changed (QdrBoardModel *self)
{
  g_return_if_fail (QDR_IS_BOARD_MODEL (self));

  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

void
qdr_board_model_emit_renamed (QdrBoardModel *self)
{
  g_return_if_fail (QDR_IS_BOARD_MODEL (self));

  g_signal_emit (self, signals[SIGNAL_RENAMED], 0);
}

void
qdr_board_model_emit_takes_moves_changed (QdrBoardModel *self)
{
  g_return_if_fail (QDR_IS_BOARD_MODEL (self));

  g_signal_emit (self, signals[SIGNAL_TAKES_MOVES_CHANGED], 0);
}
