/*
 * The model that shows a game on a board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-game.h"

#include <glib/gi18n.h>

#include "qdr-game-answer.h"
#include "qdr-game-text.h"
#include "qdr-movegen.h"

struct _QdrBoardGame {
  GObject parent_instance;

  QdrGame *game;
};

static void qdr_board_game_model_init (QdrBoardModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (QdrBoardGame,
                               qdr_board_game,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (QDR_TYPE_BOARD_MODEL,
                                                      qdr_board_game_model_init))

static QdrGame *
get_game (QdrBoardModel *model)
{
  return QDR_BOARD_GAME (model)->game;
}

static void
fill_scene (QdrBoardModel *model, QdrBoardScene *scene)
{
  qdr_board_scene_read_game (scene, get_game (model));
}

static gboolean
takes_moves (QdrBoardModel *model)
{
  QdrGame *game = get_game (model);

  return qdr_game_get_result (game).outcome == QDR_OUTCOME_ONGOING &&
         qdr_player_is_human (qdr_game_get_player (game, qdr_game_get_turn (game)));
}

static gboolean
passes_turns (QdrBoardModel *model)
{
  return TRUE;
}

static gboolean
allows_move (QdrBoardModel *model, QdrMove move)
{
  return qdr_game_check_move (get_game (model), move).reason == QDR_REASON_NONE;
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
  scene->pointed_is_legal = refusal.reason == QDR_REASON_NONE;
  if (refusal.reason == QDR_REASON_NO_PATH)
    qdr_board_scene_mark_shut_in_squares (scene, move, refusal.player);
  /* A refusal is explained only for walls; why a pawn cannot go to a distant square is obvious. */
  return scene->pointed_is_legal || !qdr_move_is_wall (move)
             ? NULL
             : qdr_game_describe_refusal (game, refusal);
}

static void
find_legal_walls (QdrBoardModel *model, QdrBits walls[2])
{
  qdr_position_legal_walls (qdr_game_get_position (get_game (model)), walls);
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

/* Describes the last move, and the player to move or the result. */
static char *
describe_change (QdrBoardModel *model, const QdrBoardScene *before, const QdrBoardScene *after)
{
  QdrGame *game = get_game (model);
  g_autofree char *move = NULL;

  if (after->ply == before->ply)
    return NULL;

  move = qdr_spoken_last_move (game, after->verbosity);
  /* After a step back the last move is not new, so the place in the game is announced first. */
  if (after->ply < before->ply) {
    g_autofree char *place = qdr_game_text_present_position (game);

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

static guint
get_asking_player (QdrBoardModel *model)
{
  return qdr_game_answer_get_asker (get_game (model));
}

static void
qdr_board_game_model_init (QdrBoardModelInterface *iface)
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
  iface->get_asking_player = get_asking_player;
  iface->describe_change = describe_change;
}

static void
qdr_board_game_dispose (GObject *object)
{
  QdrBoardGame *self = QDR_BOARD_GAME (object);

  if (self->game != NULL) {
    for (guint i = 0; i < qdr_game_get_n_players (self->game); i++)
      g_signal_handlers_disconnect_by_data (qdr_game_get_player (self->game, i), self);
    g_signal_handlers_disconnect_by_data (self->game, self);
  }
  g_clear_object (&self->game);

  G_OBJECT_CLASS (qdr_board_game_parent_class)->dispose (object);
}

static void
qdr_board_game_class_init (QdrBoardGameClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qdr_board_game_dispose;
}

static void
qdr_board_game_init (QdrBoardGame *self)
{
}

QdrBoardGame *
qdr_board_game_new (QdrGame *game)
{
  QdrBoardGame *self;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);

  self = g_object_new (QDR_TYPE_BOARD_GAME, NULL);
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
