/*
 * The interface of the models that a board can show, and the model of a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-model.h"

#include <glib/gi18n.h>

#include "qdr-game-answer.h"
#include "qdr-game-text.h"
#include "qdr-movegen.h"

/* The interface */

G_DEFINE_INTERFACE (QdrBoardModel, qdr_board_model, G_TYPE_OBJECT)

enum {
  SIGNAL_CHANGED,
  SIGNAL_RENAMED,
  SIGNAL_TAKES_MOVES_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Defaults of the optional functions, for a model that does not implement them. */

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

static char *
describe_no_steps (QdrBoardModel *self, QdrMove wall)
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
  iface->describe_added_steps = describe_no_steps;
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

char *
qdr_board_model_describe_added_steps (QdrBoardModel *self, QdrMove wall)
{
  g_return_val_if_fail (QDR_IS_BOARD_MODEL (self), NULL);

  return QDR_BOARD_MODEL_GET_IFACE (self)->describe_added_steps (self, wall);
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

/* The model of a game */

struct _QdrGameBoardModel {
  GObject parent_instance;

  QdrGame *game;
};

static void qdr_game_board_model_interface_init (QdrBoardModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (QdrGameBoardModel,
                               qdr_game_board_model,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (QDR_TYPE_BOARD_MODEL,
                                                      qdr_game_board_model_interface_init))

static QdrGame *
get_game (QdrBoardModel *model)
{
  return QDR_GAME_BOARD_MODEL (model)->game;
}

static void
fill_scene (QdrBoardModel *model, QdrBoardScene *scene)
{
  qdr_board_scene_read_game (scene, get_game (model));
}

static gboolean
takes_moves (QdrBoardModel *model)
{
  return qdr_game_takes_moves (get_game (model));
}

static gboolean
passes_turns (QdrBoardModel *model)
{
  return TRUE;
}

static gboolean
allows_move (QdrBoardModel *model, QdrMove move)
{
  return qdr_game_check_move (get_game (model), move).reason == QDR_REFUSAL_REASON_NONE;
}

/* Returns whether a player had walls at the start. The first steps of the lesson are without. */
static gboolean
has_walls (QdrGame *game)
{
  const QdrPosition *start = qdr_game_get_start_position (game);
  guint n_walls = 0;

  for (guint i = 0; i < qdr_game_get_n_players (game); i++)
    n_walls += start->stocks[i];
  return n_walls > 0;
}

static char *
preview_move (QdrBoardModel *model, QdrBoardScene *scene, QdrMove move)
{
  QdrGame *game = get_game (model);
  QdrRefusal refusal;

  qdr_board_scene_point_at (scene, move, scene->position.turn, FALSE);
  if (move == QDR_MOVE_NONE)
    return NULL;

  refusal = qdr_game_check_move (game, move);
  scene->pointed_is_legal = refusal.reason == QDR_REFUSAL_REASON_NONE;
  if (refusal.reason == QDR_REFUSAL_REASON_NO_WALLS_LEFT && !has_walls (game)) {
    /* Walls that the game never had are not missed. */
    qdr_board_scene_point_at (scene, QDR_MOVE_NONE, scene->position.turn, FALSE);
    return NULL;
  }
  if (refusal.reason == QDR_REFUSAL_REASON_NO_PATH)
    qdr_board_scene_mark_shut_in_squares (scene, move, refusal.player);
  /* A refusal is explained only for walls. It is obvious that a pawn cannot go to a distant
   * square. */
  return scene->pointed_is_legal || !qdr_move_is_wall (move)
             ? NULL
             : qdr_game_describe_refusal (game, refusal);
}

static void
find_legal_walls (QdrBoardModel *model, QdrBits walls[2])
{
  qdr_position_find_legal_walls (qdr_game_get_position (get_game (model)), walls);
}

static char *
describe_square (QdrBoardModel *model, const QdrBoardScene *scene, QdrSquare square, gboolean mine)
{
  return qdr_board_words_for_square (scene, get_game (model), square, mine);
}

static char *
describe_slot (QdrBoardModel *model, const QdrBoardScene *scene, QdrMove wall, QdrSlotState state)
{
  return qdr_board_words_for_slot (scene, get_game (model), wall, state);
}

/* Describes the last move, and the player to move or the result. Returns NULL if no move was played
 * or taken back. */
static char *
describe_change (QdrBoardModel *model, const QdrBoardScene *before, const QdrBoardScene *after)
{
  QdrGame *game = get_game (model);
  g_autofree char *move = NULL;

  if (after->ply == before->ply)
    return NULL;

  move = qdr_game_describe_last_move_for_speech (game, after->verbosity);
  /* If an earlier position is shown, its last move is not new, so the place in the game is
   * announced first. */
  if (after->ply < before->ply) {
    g_autofree char *place = qdr_game_describe_present_ply (game);

    return g_strjoin (" ", place, move, NULL);
  }
  return g_steal_pointer (&move);
}

static char *
answer_question (QdrBoardModel *model,
                 QdrQuestion question,
                 QdrMove wall,
                 QdrSpeechDetail verbosity)
{
  g_auto (GStrv) sentences = NULL;

  if (question == QDR_QUESTION_COST && wall == QDR_MOVE_NONE)
    return g_strdup (_ ("Go to a groove first: press H, V, or Shift and an arrow key."));

  sentences = qdr_game_answer_question (get_game (model), question, wall, verbosity);
  return g_strjoinv (" ", sentences);
}

static char *
describe_added_steps (QdrBoardModel *model, QdrMove wall)
{
  return qdr_game_describe_added_steps (get_game (model), wall);
}

static guint
get_asking_player (QdrBoardModel *model)
{
  return qdr_game_get_asking_player (get_game (model));
}

static void
qdr_game_board_model_interface_init (QdrBoardModelInterface *iface)
{
  iface->fill_scene = fill_scene;
  iface->takes_moves = takes_moves;
  iface->passes_turns = passes_turns;
  iface->allows_move = allows_move;
  iface->preview_move = preview_move;
  iface->find_legal_walls = find_legal_walls;
  iface->describe_square = describe_square;
  iface->describe_slot = describe_slot;
  iface->answer_question = answer_question;
  iface->describe_added_steps = describe_added_steps;
  iface->get_asking_player = get_asking_player;
  iface->describe_change = describe_change;
}

static void
qdr_game_board_model_dispose (GObject *object)
{
  QdrGameBoardModel *self = QDR_GAME_BOARD_MODEL (object);

  if (self->game != NULL) {
    for (guint i = 0; i < qdr_game_get_n_players (self->game); i++)
      g_signal_handlers_disconnect_by_data (qdr_game_get_player (self->game, i), self);
    g_signal_handlers_disconnect_by_data (self->game, self);
  }
  g_clear_object (&self->game);

  G_OBJECT_CLASS (qdr_game_board_model_parent_class)->dispose (object);
}

static void
qdr_game_board_model_class_init (QdrGameBoardModelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qdr_game_board_model_dispose;
}

static void
qdr_game_board_model_init (QdrGameBoardModel *self)
{
}

QdrGameBoardModel *
qdr_game_board_model_new (QdrGame *game)
{
  QdrGameBoardModel *self;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);

  self = g_object_new (QDR_TYPE_GAME_BOARD_MODEL, NULL);
  self->game = g_object_ref (game);
  g_signal_connect_swapped (game, "settled", G_CALLBACK (qdr_board_model_emit_changed), self);
  /* Names and seats can change during a game. */
  for (guint i = 0; i < qdr_game_get_n_players (game); i++) {
    QdrPlayer *player = qdr_game_get_player (game, i);

    g_signal_connect_swapped (player, "notify::name", G_CALLBACK (qdr_board_model_emit_renamed),
                              self);
    g_signal_connect_swapped (player, "notify::seat",
                              G_CALLBACK (qdr_board_model_emit_takes_moves_changed), self);
  }
  return self;
}
