/*
 * Legality of moves, and reasons for refusals.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-legality.h"

#include <glib/gi18n-lib.h>

#include "qdr-movegen.h"
#include "qdr-path.h"

static QdrRefusal
refuse (QdrRefusalReason reason)
{
  return (QdrRefusal){ .reason = reason };
}

/* Sets @neighbour to the square next to @square in @direction, unless it is off the board. Returns
 * whether a pawn is on it. */
static gboolean
is_pawn_next (const QdrPosition *self,
              QdrSquare square,
              QdrDirection direction,
              QdrSquare *neighbour)
{
  const int deltas[QDR_DIRECTIONS] = { self->board.stride, 1, -self->board.stride, -1 };

  if (qdr_bits_test (&self->board.border_squares[direction], square))
    return FALSE;
  *neighbour = (QdrSquare) (square + deltas[direction]);
  return qdr_position_is_square_taken (self, *neighbour);
}

/* Returns the direction of a step by @columns and @rows, one of which is zero. */
static QdrDirection
direction_of (int columns, int rows)
{
  if (columns == 0)
    return rows > 0 ? QDR_NORTH : QDR_SOUTH;
  return columns > 0 ? QDR_EAST : QDR_WEST;
}

/* Returns the reason why the pawn cannot land two squares away in @direction. */
static QdrRefusalReason
why_no_straight_jump (const QdrPosition *self, QdrDirection direction)
{
  const QdrSquare from = self->pawns[self->turn];
  QdrSquare jumped;

  if (!is_pawn_next (self, from, direction, &jumped))
    return QDR_REFUSAL_REASON_TOO_FAR;
  if (!qdr_bits_test (&self->open[direction], from) ||
      !qdr_bits_test (&self->open[direction], jumped))
    return QDR_REFUSAL_REASON_WALL_IN_THE_WAY;
  return QDR_REFUSAL_REASON_CANNOT_JUMP;
}

/* Returns the reason why the pawn cannot move diagonally: one step in @first and one step in
 * @second. */
static QdrRefusalReason
why_no_diagonal (const QdrPosition *self, QdrDirection first, QdrDirection second)
{
  const QdrDirection orders[2][2] = { { first, second }, { second, first } };
  const QdrSquare from = self->pawns[self->turn];
  QdrRefusalReason reason = QDR_REFUSAL_REASON_TOO_FAR;

  for (guint i = 0; i < 2; i++) {
    QdrSquare jumped;

    if (!is_pawn_next (self, from, orders[i][0], &jumped))
      continue;
    if (qdr_bits_test (&self->open[orders[i][0]], from) &&
        qdr_bits_test (&self->open[orders[i][1]], jumped))
      return QDR_REFUSAL_REASON_CANNOT_JUMP;
    reason = QDR_REFUSAL_REASON_WALL_IN_THE_WAY;
  }
  return reason;
}

/* Returns the reason why the pawn cannot move to @to. */
static QdrRefusalReason
why_not_step (const QdrPosition *self, QdrSquare to)
{
  const QdrBoard *board = &self->board;
  const QdrSquare from = self->pawns[self->turn];
  const int columns = (int) qdr_board_column (board, to) - (int) qdr_board_column (board, from);
  const int rows = (int) qdr_board_row (board, to) - (int) qdr_board_row (board, from);

  if (to == from)
    return QDR_REFUSAL_REASON_TOO_FAR;
  if (qdr_position_is_square_taken (self, to))
    return QDR_REFUSAL_REASON_SQUARE_TAKEN;
  if (ABS (columns) + ABS (rows) == 1)
    return QDR_REFUSAL_REASON_WALL_IN_THE_WAY;
  if (ABS (columns) == 1 && ABS (rows) == 1)
    return why_no_diagonal (self, direction_of (columns, 0), direction_of (0, rows));
  if ((columns == 0 && ABS (rows) == 2) || (rows == 0 && ABS (columns) == 2))
    return why_no_straight_jump (self, direction_of (columns, rows));
  return QDR_REFUSAL_REASON_TOO_FAR;
}

static QdrRefusal
check_step (const QdrPosition *self, QdrMove move)
{
  QdrMoveList list = { .count = 0 };

  if (!qdr_bits_contains (&self->board.squares, qdr_move_square (move)))
    return refuse (QDR_REFUSAL_REASON_OFF_BOARD);

  qdr_position_generate_steps (self, &list);
  for (guint i = 0; i < list.count; i++)
    if (list.moves[i] == move)
      return refuse (QDR_REFUSAL_REASON_NONE);
  return refuse (why_not_step (self, qdr_move_square (move)));
}

QdrRefusalReason
qdr_position_check_wall_fits (const QdrPosition *self, QdrMove wall)
{
  g_return_val_if_fail (self != NULL, QDR_REFUSAL_REASON_NOT_UNDERSTOOD);
  g_return_val_if_fail (wall <= QDR_MOVE_MAX && qdr_move_is_wall (wall),
                        QDR_REFUSAL_REASON_NOT_UNDERSTOOD);
  g_return_val_if_fail (qdr_bits_contains (&self->board.corners, qdr_move_square (wall)),
                        QDR_REFUSAL_REASON_OFF_BOARD);

  if (qdr_position_wall_would_cross (self, wall))
    return QDR_REFUSAL_REASON_CROSSES_WALL;
  if (qdr_position_wall_would_overlap (self, wall))
    return QDR_REFUSAL_REASON_OVERLAPS_WALL;
  return QDR_REFUSAL_REASON_NONE;
}

static QdrRefusal
check_wall (const QdrPosition *self, QdrMove move)
{
  QdrPosition after;
  QdrRefusalReason reason;

  if (!qdr_bits_contains (&self->board.corners, qdr_move_square (move)))
    return refuse (QDR_REFUSAL_REASON_OFF_BOARD);
  if (self->stocks[self->turn] == 0)
    return refuse (QDR_REFUSAL_REASON_NO_WALLS_LEFT);

  reason = qdr_position_check_wall_fits (self, move);
  if (reason != QDR_REFUSAL_REASON_NONE)
    return refuse (reason);

  after = *self;
  qdr_position_add_wall (&after, move);
  for (guint player = 0; player < self->players; player++)
    if (qdr_position_is_player_in_play (self, player) && !qdr_position_has_path (&after, player))
      return (QdrRefusal){ .reason = QDR_REFUSAL_REASON_NO_PATH, .player = (guint8) player };
  return refuse (QDR_REFUSAL_REASON_NONE);
}

QdrRefusal
qdr_position_check_move (const QdrPosition *self, QdrMove move)
{
  g_return_val_if_fail (self != NULL, refuse (QDR_REFUSAL_REASON_NOT_UNDERSTOOD));

  if (move > QDR_MOVE_MAX)
    return refuse (QDR_REFUSAL_REASON_NOT_UNDERSTOOD);
  if (qdr_position_result (self).outcome != QDR_OUTCOME_ONGOING)
    return refuse (QDR_REFUSAL_REASON_GAME_OVER);

  switch (qdr_move_kind (move)) {
  case QDR_MOVE_STEP:
    return check_step (self, move);
  case QDR_MOVE_HORIZONTAL_WALL:
  case QDR_MOVE_VERTICAL_WALL:
    return check_wall (self, move);
  case QDR_MOVE_CONCESSION:
  default:
    return refuse (move == QDR_MOVE_RESIGN || move == QDR_MOVE_TIMEOUT
                       ? QDR_REFUSAL_REASON_NONE
                       : QDR_REFUSAL_REASON_NOT_UNDERSTOOD);
  }
}

gboolean
qdr_position_is_legal_move (const QdrPosition *self, QdrMove move)
{
  return qdr_position_check_move (self, move).reason == QDR_REFUSAL_REASON_NONE;
}

char *
qdr_refusal_to_string (QdrRefusal refusal, const char *player_name)
{
  static const char *const sentences[QDR_N_REFUSAL_REASONS] = {
    [QDR_REFUSAL_REASON_GAME_OVER] = N_ ("The game is over."),
    [QDR_REFUSAL_REASON_NOT_YOUR_TURN] = N_ ("It is not this player’s turn."),
    [QDR_REFUSAL_REASON_OFF_BOARD] = N_ ("That is off the board."),
    [QDR_REFUSAL_REASON_TOO_FAR] = N_ ("The pawn cannot go there in one step."),
    [QDR_REFUSAL_REASON_WALL_IN_THE_WAY] = N_ ("A wall is in the way."),
    [QDR_REFUSAL_REASON_SQUARE_TAKEN] = N_ ("Another pawn is on that square."),
    [QDR_REFUSAL_REASON_CANNOT_JUMP] = N_ ("The pawn cannot jump there."),
    [QDR_REFUSAL_REASON_NO_WALLS_LEFT] = N_ ("There are no walls left."),
    [QDR_REFUSAL_REASON_OVERLAPS_WALL] = N_ ("That overlaps another wall."),
    [QDR_REFUSAL_REASON_CROSSES_WALL] = N_ ("That crosses another wall."),
    [QDR_REFUSAL_REASON_NOT_UNDERSTOOD] = N_ ("That is not a move."),
  };

  g_return_val_if_fail (refusal.reason != QDR_REFUSAL_REASON_NONE &&
                            refusal.reason < QDR_N_REFUSAL_REASONS,
                        NULL);
  g_return_val_if_fail (refusal.reason != QDR_REFUSAL_REASON_NO_PATH || player_name != NULL, NULL);

  if (refusal.reason == QDR_REFUSAL_REASON_NO_PATH) {
    /* Translators: %s is the name of a player. */
    return g_strdup_printf (_ ("That would leave %s without a path to the goal."), player_name);
  }
  return g_strdup (_ (sentences[refusal.reason]));
}
