/*
 * What there is to see on a board at a moment.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-scene.h"

#include "qdr-movegen.h"

static void
find_destinations (QdrBoardScene *self)
{
  QdrMoveList steps = { 0 };

  self->destinations = (QdrBits){ 0 };
  if (self->result.outcome != QDR_OUTCOME_ONGOING)
    return;

  qdr_position_generate_steps (&self->position, &steps);
  for (guint i = 0; i < steps.count; i++)
    qdr_bits_set (&self->destinations, qdr_move_square (steps.moves[i]));
}

/* The position knows the walls but not who placed them, nor where a pawn came from: the moves do. */
static void
read_history (QdrBoardScene *self, QdrGame *game)
{
  const guint ply = qdr_game_get_ply (game);
  QdrSquare pawns[QDR_MAX_PLAYERS];

  memcpy (pawns, qdr_game_get_start (game)->pawns, sizeof pawns);
  memset (self->owners, QDR_NOBODY, sizeof self->owners);
  self->last_move = QDR_MOVE_NONE;

  for (guint i = 0; i < ply; i++) {
    guint player;
    const QdrMove move = qdr_game_get_move (game, i, &player);
    const QdrSquare square = qdr_move_square (move);

    self->last_move = move;
    self->last_player = player;
    self->last_from = pawns[player];
    if (qdr_move_kind (move) == QDR_MOVE_STEP)
      pawns[player] = square;
    else if (qdr_move_is_wall (move))
      self->owners[qdr_move_kind (move) == QDR_MOVE_VERTICAL_WALL][square] = (guint8) player;
  }
}

void
qdr_board_scene_follow (QdrBoardScene *self, QdrGame *game)
{
  g_assert (QDR_IS_GAME (game));

  self->position = *qdr_game_get_position (game);
  self->ply = qdr_game_get_ply (game);
  self->result = qdr_game_get_result (game);
  find_destinations (self);
  read_history (self, game);
}

gboolean
qdr_board_scene_is_destination (const QdrBoardScene *self, QdrMove step)
{
  return qdr_move_kind (step) == QDR_MOVE_STEP &&
         qdr_bits_test (&self->destinations, qdr_move_square (step));
}
