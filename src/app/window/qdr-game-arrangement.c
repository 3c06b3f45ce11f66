/*
 * Where the players stand around a board, by the room there is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-arrangement.h"

/* What is counted on: how large all of it really is depends on where it stands, and on letters. */
#define STRIP_HEIGHT 46
#define LINE_HEIGHT 46
#define CARD_WIDTH 200
#define CARD_HEIGHT 270

/* Less beside the board than this is narrow: large clocks would leave names and stocks little. */
#define ROOMY_COLUMN 300

int
qdr_game_arrangement_find_square (guint columns, guint rows, int width, int height)
{
  g_return_val_if_fail (columns > 0 && rows > 0, 0);

  return MAX (0, MIN (width / (int) columns, height / (int) rows));
}

QdrGameArrangement
qdr_game_arrangement_find (guint players, guint columns, guint rows, int width, int height)
{
  const int above_line = height - LINE_HEIGHT;
  const int strips =
      qdr_game_arrangement_find_square (columns, rows, width,
                                        above_line - 2 * (STRIP_HEIGHT + QDR_GAME_SPACING));
  const int column =
      qdr_game_arrangement_find_square (columns, rows,
                                        width - QDR_GAME_COLUMN_WIDTH - QDR_GAME_SIDE_SPACING,
                                        height);
  const int between = qdr_game_arrangement_find_square (columns, rows, width, above_line);
  const int alone = qdr_game_arrangement_find_square (columns, rows, width, height);
  const int blank = width - between * (int) columns;
  const int cards_a_side = ((int) players + 1) / 2;

  if (2 * MAX (strips, column) < alone)
    return QDR_GAME_ALONE;
  if (blank >= 2 * (CARD_WIDTH + QDR_GAME_SIDE_SPACING) && above_line >= cards_a_side * CARD_HEIGHT)
    return QDR_GAME_SIDES;
  if (column <= strips)
    return QDR_GAME_STRIPS;
  if (height >= (int) players * CARD_HEIGHT + 2 * LINE_HEIGHT)
    return QDR_GAME_TOWER;
  return width - QDR_GAME_SIDE_SPACING - column * (int) columns < ROOMY_COLUMN ? QDR_GAME_NARROW
                                                                               : QDR_GAME_COLUMN;
}
