/*
 * Themes of puzzles.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "puzzle-theme.h"

#include <stdlib.h>

#include "qdr-movegen.h"
#include "qdr-path.h"

static const char *const headings[QDR_THEME_NONE] = {
  [QDR_THEME_BLOCK] = "A wall that lengthens the opponent's path",
  [QDR_THEME_QUIET_WALL] = "A wall that does not lengthen the opponent's path",
  [QDR_THEME_JUMP] = "A jump",
  [QDR_THEME_DIAGONAL_JUMP] = "A jump to the side",
  [QDR_THEME_STEP_ASIDE] = "A step that comes no nearer to the goal",
  [QDR_THEME_CHOICE] = "One of several paths that are equally short",
  [QDR_THEME_RUN] = "No wall, but a step on the shortest path",
  [QDR_THEME_EARLY_SHORT_DETOUR] = "Early on, a wall, though another move gains more steps",
  [QDR_THEME_EARLY_BLOCK] = "Early on, a wall, one of several that gain as many steps",
  [QDR_THEME_EARLY_QUIET_WALL] = "Early on, a wall that does not lengthen the opponent's path",
  [QDR_THEME_EARLY_STEP] = "Early on, a step and no wall",
};

const char *
qdr_theme_get_heading (QdrTheme theme)
{
  g_return_val_if_fail (theme < QDR_THEME_NONE, NULL);

  return headings[theme];
}

QdrTheme
qdr_theme_from_heading (const char *heading)
{
  QdrTheme theme = 0;

  while (theme < QDR_THEME_NONE && !g_str_equal (headings[theme], heading))
    theme++;
  return theme;
}

static QdrPosition
position_after (const QdrPosition *position, QdrMove move)
{
  QdrPosition next = *position;
  QdrUndo undo;

  qdr_position_do_move (&next, move, &undo);
  return next;
}

/* --- What counting finds ---------------------------------------------------------------------- */

/* Returns the lead of the mover in steps after @move. */
static int
lead_after (const QdrPosition *position, QdrMove move)
{
  const QdrPosition next = position_after (position, move);

  return (int) qdr_position_goal_distance (&next, 1 - position->turn) -
         (int) qdr_position_goal_distance (&next, position->turn);
}

int
qdr_theme_compare_gain (const QdrPosition *position, QdrMove move)
{
  int best_other = -(int) QDR_UNREACHABLE;
  QdrMoveList list;

  qdr_position_generate_moves (position, &list);
  for (guint i = 0; i < list.count; i++)
    if (list.moves[i] != move)
      best_other = MAX (best_other, lead_after (position, list.moves[i]));
  return lead_after (position, move) - best_other;
}

/* --- Steps ------------------------------------------------------------------------------------ */

static guint
squares_between (const QdrBoard *board, QdrSquare a, QdrSquare b)
{
  const int columns = (int) qdr_board_column (board, a) - (int) qdr_board_column (board, b);
  const int rows = (int) qdr_board_row (board, a) - (int) qdr_board_row (board, b);

  return (guint) (abs (columns) + abs (rows));
}

/* Counts the moves that bring the player to move to a square @distance steps from its goal. */
static guint
count_steps_to (const QdrPosition *position, guint distance)
{
  QdrMoveList steps = { .count = 0 };
  guint count = 0;

  qdr_position_generate_steps (position, &steps);
  for (guint i = 0; i < steps.count; i++) {
    const QdrPosition next = position_after (position, steps.moves[i]);

    count += qdr_position_goal_distance (&next, position->turn) == distance;
  }
  return count;
}

static QdrTheme
theme_of_pawn_move (const QdrPosition *position, QdrMove move, gboolean is_early)
{
  const QdrBoard *board = &position->board;
  const guint player = position->turn;
  const QdrPosition next = position_after (position, move);
  const QdrSquare from = position->pawns[player];
  const QdrSquare to = next.pawns[player];
  const guint distance = qdr_position_goal_distance (&next, player);

  if (squares_between (board, from, to) == 2) {
    const gboolean is_straight = qdr_board_column (board, from) == qdr_board_column (board, to) ||
                                 qdr_board_row (board, from) == qdr_board_row (board, to);

    return is_straight ? QDR_THEME_JUMP : QDR_THEME_DIAGONAL_JUMP;
  }
  if (distance >= qdr_position_goal_distance (position, player))
    return QDR_THEME_STEP_ASIDE;
  if (is_early)
    return QDR_THEME_EARLY_STEP;
  if (count_steps_to (position, distance) > 1)
    return QDR_THEME_CHOICE;
  return position->stocks[player] > 0 ? QDR_THEME_RUN : QDR_THEME_NONE;
}

/* --- Walls ------------------------------------------------------------------------------------ */

static QdrTheme
theme_of_wall (const QdrPosition *position, QdrMove wall, gboolean is_early)
{
  const guint opponent = 1 - position->turn;
  const QdrPosition next = position_after (position, wall);

  if (qdr_position_goal_distance (&next, opponent) ==
      qdr_position_goal_distance (position, opponent))
    return is_early ? QDR_THEME_EARLY_QUIET_WALL : QDR_THEME_QUIET_WALL;
  if (!is_early)
    return QDR_THEME_BLOCK;
  return qdr_theme_compare_gain (position, wall) < 0 ? QDR_THEME_EARLY_SHORT_DETOUR
                                                     : QDR_THEME_EARLY_BLOCK;
}

QdrTheme
qdr_theme_of_move (const QdrPosition *position, QdrMove move, gboolean is_early)
{
  return qdr_move_is_wall (move) ? theme_of_wall (position, move, is_early)
                                 : theme_of_pawn_move (position, move, is_early);
}
