/*
 * A board drawn in text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-text.h"

/*
 * The drawing: three characters a square and one for the groove beside it, a line for each row and
 * one for the groove below. A wall is seven characters long or three lines high.
 *
 *         a   b   c
 *       +-----------+
 *     3 | .   2   . | 3
 *       |    =======|        a2h... b2h lies on top of b2 and c2
 *     2 | . # .   . | 2
 *       |   #       |        a1v lies right of a1 and a2
 *     1 | . # 1   . | 1
 *       +-----------+
 *         a   b   c
 */
typedef struct {
  const char *square;
  const char *horizontal_wall; /* one character of it */
  const char *vertical_wall;
  const char *border_horizontal;
  const char *border_vertical;
  const char *border_corners[4]; /* top left, top right, bottom left, bottom right */
} Glyphs;

static const Glyphs ascii_glyphs = { ".", "=", "#", "-", "|", { "+", "+", "+", "+" } };
static const Glyphs unicode_glyphs = { "·", "━", "┃", "─", "│", { "╭", "╮", "╰", "╯" } };

static gboolean
has_wall (const QdrPosition *position, guint kind, guint column, guint row)
{
  return qdr_bits_test (&position->walls[kind], qdr_board_square (&position->board, column, row));
}

/* The letter of the pawn on a square, or the glyph of an empty one. */
static void
draw_square (GString *output,
             const QdrPosition *position,
             QdrSquare square,
             const char *pawns,
             const Glyphs *glyphs)
{
  for (guint player = 0; player < position->players; player++)
    if (position->pawns[player] == square) {
      g_string_append_printf (output, " %c ", pawns[player]);
      return;
    }

  g_string_append_printf (output, " %s ", glyphs->square);
}

static void
draw_row (GString *output,
          const QdrPosition *position,
          guint row,
          const char *pawns,
          const Glyphs *glyphs)
{
  const QdrBoard *board = &position->board;

  g_string_append_printf (output, "%2u %s", row + 1, glyphs->border_vertical);
  for (guint column = 0; column < board->width; column++) {
    draw_square (output, position, qdr_board_square (board, column, row), pawns, glyphs);
    if (column + 1 < board->width) {
      const gboolean wall = has_wall (position, 1, column, row) ||
                            (row > 0 && has_wall (position, 1, column, row - 1));

      g_string_append (output, wall ? glyphs->vertical_wall : " ");
    }
  }
  g_string_append_printf (output, "%s %u\n", glyphs->border_vertical, row + 1);
}

/* The groove on top of @row. */
static void
draw_groove (GString *output, const QdrPosition *position, guint row, const Glyphs *glyphs)
{
  const QdrBoard *board = &position->board;

  g_string_append_printf (output, "   %s", glyphs->border_vertical);
  for (guint column = 0; column < board->width; column++) {
    const gboolean wall = has_wall (position, 0, column, row) ||
                          (column > 0 && has_wall (position, 0, column - 1, row));

    for (guint i = 0; i < 3; i++)
      g_string_append (output, wall ? glyphs->horizontal_wall : " ");
    if (column + 1 == board->width)
      continue;
    if (has_wall (position, 0, column, row))
      g_string_append (output, glyphs->horizontal_wall);
    else
      g_string_append (output, has_wall (position, 1, column, row) ? glyphs->vertical_wall : " ");
  }
  g_string_append_printf (output, "%s\n", glyphs->border_vertical);
}

static void
draw_letters (GString *output, const QdrBoard *board)
{
  g_string_append (output, "    ");
  for (guint column = 0; column < board->width; column++)
    g_string_append_printf (output, column + 1 < board->width ? " %c  " : " %c\n",
                            (char) ('a' + column));
}

static void
draw_border (GString *output, const QdrBoard *board, const Glyphs *glyphs, guint first_corner)
{
  g_string_append_printf (output, "   %s", glyphs->border_corners[first_corner]);
  for (guint i = 0; i < 4u * board->width - 1; i++)
    g_string_append (output, glyphs->border_horizontal);
  g_string_append_printf (output, "%s\n", glyphs->border_corners[first_corner + 1]);
}

void
qdr_board_draw (const QdrPosition *position, const char *pawns, GString *output)
{
  const Glyphs *glyphs = g_get_charset (NULL) ? &unicode_glyphs : &ascii_glyphs;
  const QdrBoard *board;

  g_return_if_fail (position != NULL && pawns != NULL && output != NULL);

  board = &position->board;
  draw_letters (output, board);
  draw_border (output, board, glyphs, 0);
  for (guint row = board->height; row-- > 0;) {
    draw_row (output, position, row, pawns, glyphs);
    if (row > 0)
      draw_groove (output, position, row - 1, glyphs);
  }
  draw_border (output, board, glyphs, 2);
  draw_letters (output, board);
}
