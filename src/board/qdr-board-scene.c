/*
 * What there is to see on a board at a moment.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-scene.h"

#include "qdr-board-motion.h"
#include "qdr-movegen.h"

/* The position knows the walls but not who placed them, nor where a pawn came from: the moves
 * do. */
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
  QdrMoveList steps = { 0 };

  g_assert (QDR_IS_GAME (game));

  self->position = *qdr_game_get_position (game);
  self->ply = qdr_game_get_ply (game);
  self->result = qdr_game_get_result (game);
  self->destinations = (QdrBits){ 0 };
  if (self->result.outcome == QDR_OUTCOME_ONGOING)
    qdr_position_generate_steps (&self->position, &steps);
  for (guint i = 0; i < steps.count; i++)
    qdr_bits_set (&self->destinations, qdr_move_square (steps.moves[i]));
  read_history (self, game);
}

void
qdr_board_scene_calm (QdrBoardScene *self)
{
  self->pointed = QDR_MOVE_NONE;
  self->pointed_is_legal = FALSE;
  self->shut_in = (QdrBits){ 0 };
  self->shut_in_player = QDR_NOBODY;
  self->stock_drag = QDR_MOVE_STEP;
  self->carried.is_there = FALSE;
  self->hint = QDR_MOVE_NONE;
  self->line.n_moves = 0;
  self->mistake = QDR_MOVE_NONE;
  self->sketch = (QdrBoardSketch){ 0 };
  for (guint player = 0; player < QDR_MAX_PLAYERS; player++)
    self->shortest_paths[player].steps = 0;
  self->path_change.n_players = 0;
  self->scanned = (QdrScanChoice){ 0 };
  self->focus = QDR_NO_SQUARE;
  self->focus_wall = QDR_MOVE_NONE;
  qdr_board_motion_clear (&self->motion);
}

gboolean
qdr_board_scene_has_shortest_paths (const QdrBoardScene *self)
{
  for (guint player = 0; player < QDR_MAX_PLAYERS; player++)
    if (self->shortest_paths[player].steps > 0)
      return TRUE;
  return FALSE;
}

void
qdr_board_scene_show_shortest_paths (QdrBoardScene *self, gboolean show)
{
  for (guint player = 0; player < QDR_MAX_PLAYERS; player++) {
    QdrBoardShortestPath *path = &self->shortest_paths[player];

    path->steps = 0;
    if (show && qdr_position_is_in_play (&self->position, player)) {
      const guint steps = qdr_position_trace_path (&self->position, player, path->squares);

      path->steps = steps == QDR_UNREACHABLE ? 0 : steps;
    }
  }
  qdr_board_shortest_paths_compare (self->shortest_paths, QDR_MAX_PLAYERS,
                                    self->position.board.words);
}

void
qdr_board_scene_set_line (QdrBoardScene *self, const QdrMove *moves, guint n_moves)
{
  QdrPosition position = self->position;

  self->line.n_moves = 0;
  for (guint i = 0; i < MIN (n_moves, QDR_BOARD_LINE_MAX); i++) {
    QdrUndo undo;

    if (qdr_move_kind (moves[i]) == QDR_MOVE_CONCESSION ||
        qdr_position_check (&position, moves[i]).reason != QDR_REASON_NONE)
      break;
    self->line.moves[self->line.n_moves++] =
        (QdrBoardLineMove){ moves[i], position.turn, position.pawns[position.turn] };
    qdr_position_do (&position, moves[i], &undo);
  }
}

void
qdr_board_scene_point_at (QdrBoardScene *self, QdrMove move, guint player, gboolean is_legal)
{
  self->pointed = move;
  self->pointed_player = player;
  self->pointed_is_legal = is_legal;
  self->shut_in = (QdrBits){ 0 };
  self->shut_in_player = QDR_NOBODY;
}

void
qdr_board_scene_mark_shut_in (QdrBoardScene *self, QdrMove wall, guint player)
{
  const QdrBoard *board = &self->position.board;
  guint16 distances[QDR_MAP_SIZE];
  QdrPosition position = self->position;

  self->shut_in_player = player;
  if (wall != QDR_MOVE_NONE)
    qdr_position_add_wall (&position, wall);
  qdr_position_distance_map (&position, player, distances);
  for (guint row = 0; row < board->height; row++)
    for (guint column = 0; column < board->width; column++) {
      const QdrSquare square = qdr_board_square (board, column, row);

      if (distances[square] == QDR_UNREACHABLE)
        qdr_bits_set (&self->shut_in, square);
    }
}

gboolean
qdr_board_scene_has_won (const QdrBoardScene *self, guint player)
{
  return self->result.outcome == QDR_OUTCOME_WIN && self->result.winner == player;
}
