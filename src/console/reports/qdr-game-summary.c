/*
 * A game as text: the board, the result and the legal moves.
 *
 * On a drawn board, a square is three characters wide and one line high. Grooves are one character
 * wide or one line high. Walls are seven characters wide or three lines high.
 *
 *         a   b   c
 *       +-----------+
 *     3 | .   2   . | 3
 *       |    =======|        b2h lies on top of b2 and c2
 *     2 | . # .   . | 2
 *       |   #       |        a1v lies to the right of a1 and a2
 *     1 | . # 1   . | 1
 *       +-----------+
 *         a   b   c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-summary.h"

#include <glib/gi18n-lib.h>
#include <string.h>
#include <unistd.h>

#include "qdr-game-clock.h"
#include "qdr-movegen.h"
#include "qdr-notation.h"

typedef struct {
  const char *square;
  const char *horizontal_wall; /* character that is repeated along the wall */
  const char *vertical_wall;
  const char *border_horizontal;
  const char *border_vertical;
  const char *border_corners[4]; /* top left, top right, bottom left, bottom right */
} Glyphs;

static const Glyphs ascii_glyphs = { ".", "=", "#", "-", "|", { "+", "+", "+", "+" } };
static const Glyphs unicode_glyphs = { "·", "━", "┃", "─", "│", { "╭", "╮", "╰", "╯" } };

/* Terminal codes for the colours of the players, close to their colours in the window. */
static const char *const player_colours[QDR_MAX_PLAYERS] = {
  "\033[94m", /* blue */
  "\033[33m", /* yellow, because there is no orange */
  "\033[32m", /* green */
  "\033[95m", /* purple */
};
#define COLOUR_END "\033[0m"

typedef struct {
  const QdrPosition *position;
  const char *pawns;
  const QdrWallPlayers *wall_players; /* (nullable): NULL to draw without colours */
  const Glyphs *glyphs;
  GString *output;
} Drawing;

static gboolean
has_wall (const Drawing *self, guint kind, guint column, guint row)
{
  return qdr_bits_test (&self->position->walls[kind],
                        qdr_board_square (&self->position->board, column, row));
}

/* Draws a part of a wall: the character @glyph, @n times, in the colour of the player who placed
 * the wall. */
static void
draw_wall (const Drawing *self, guint kind, guint column, guint row, const char *glyph, guint n)
{
  const QdrSquare square = qdr_board_square (&self->position->board, column, row);
  const guint player =
      self->wall_players != NULL ? (*self->wall_players)[kind][square] : QDR_MAX_PLAYERS;

  if (player < QDR_MAX_PLAYERS)
    g_string_append (self->output, player_colours[player]);
  for (guint i = 0; i < n; i++)
    g_string_append (self->output, glyph);
  if (player < QDR_MAX_PLAYERS)
    g_string_append (self->output, COLOUR_END);
}

static void
draw_row (const Drawing *self, guint row)
{
  const QdrBoard *board = &self->position->board;
  const char *border = self->glyphs->border_vertical;

  g_string_append_printf (self->output, "%2u %s", row + 1, border);
  for (guint column = 0; column < board->width; column++) {
    const QdrSquare square = qdr_board_square (board, column, row);
    const gboolean has_colour = self->wall_players != NULL;
    guint player = 0;

    while (player < self->position->players && self->position->pawns[player] != square)
      player++;
    if (player < self->position->players)
      g_string_append_printf (self->output, " %s%c%s ", has_colour ? player_colours[player] : "",
                              self->pawns[player], has_colour ? COLOUR_END : "");
    else
      g_string_append_printf (self->output, " %s ", self->glyphs->square);

    if (column + 1 == board->width)
      continue;
    if (has_wall (self, 1, column, row))
      draw_wall (self, 1, column, row, self->glyphs->vertical_wall, 1);
    else if (row > 0 && has_wall (self, 1, column, row - 1))
      draw_wall (self, 1, column, row - 1, self->glyphs->vertical_wall, 1);
    else
      g_string_append_c (self->output, ' ');
  }
  g_string_append_printf (self->output, "%s %u\n", border, row + 1);
}

/* Draws the groove above @row. */
static void
draw_groove (const Drawing *self, guint row)
{
  const QdrBoard *board = &self->position->board;
  const char *border = self->glyphs->border_vertical;

  g_string_append_printf (self->output, "   %s", border);
  for (guint column = 0; column < board->width; column++) {
    /* The middle of a wall is at the top right corner of its square. */
    if (has_wall (self, 0, column, row))
      draw_wall (self, 0, column, row, self->glyphs->horizontal_wall, 4);
    else if (column > 0 && has_wall (self, 0, column - 1, row))
      draw_wall (self, 0, column - 1, row, self->glyphs->horizontal_wall, 3);
    else
      g_string_append (self->output, "   ");
    if (column + 1 == board->width || has_wall (self, 0, column, row))
      continue;
    if (has_wall (self, 1, column, row))
      draw_wall (self, 1, column, row, self->glyphs->vertical_wall, 1);
    else
      g_string_append_c (self->output, ' ');
  }
  g_string_append_printf (self->output, "%s\n", border);
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

gboolean
qdr_output_has_colours (void)
{
  const char *refusal = g_getenv ("NO_COLOR");

  return isatty (STDOUT_FILENO) == 1 && (refusal == NULL || refusal[0] == '\0') &&
         g_strcmp0 (g_getenv ("TERM"), "dumb") != 0;
}

void
qdr_position_draw_as_text (const QdrPosition *position,
                           const char *pawns,
                           const QdrWallPlayers *wall_players,
                           GString *output)
{
  const Glyphs *glyphs = g_get_charset (NULL) ? &unicode_glyphs : &ascii_glyphs;
  const Drawing drawing = { position, pawns, wall_players, glyphs, output };
  const QdrBoard *board;

  g_return_if_fail (position != NULL && pawns != NULL && output != NULL);

  board = &position->board;
  draw_letters (output, board);
  draw_border (output, board, glyphs, 0);
  for (guint row = board->height; row-- > 0;) {
    draw_row (&drawing, row);
    if (row > 0)
      draw_groove (&drawing, row - 1);
  }
  draw_border (output, board, glyphs, 2);
  draw_letters (output, board);
}

char *
qdr_result_to_text (QdrResult result)
{
  switch (result.outcome) {
  case QDR_OUTCOME_ONGOING:
    return g_strdup ("ongoing");
  case QDR_OUTCOME_WIN:
    return g_strdup_printf ("win %u", result.winner + 1u);
  case QDR_OUTCOME_STALEMATE:
  case QDR_OUTCOME_REPETITION:
  case QDR_OUTCOME_AGREEMENT:
    return g_strdup ("draw");
  }
  g_assert_not_reached ();
}

static int
compare_words (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

GPtrArray *
qdr_position_list_moves (const QdrPosition *position)
{
  GPtrArray *words = g_ptr_array_new_with_free_func (g_free);
  QdrMoveList list = { .count = 0 };

  g_return_val_if_fail (position != NULL, words);

  qdr_position_generate_moves (position, &list);
  for (guint i = 0; i < list.count; i++) {
    char text[QDR_MOVE_TEXT_SIZE];

    g_ptr_array_add (words, g_strdup (qdr_move_to_text (&position->board, list.moves[i], text)));
  }
  g_ptr_array_sort (words, compare_words);
  return words;
}

void
qdr_game_draw_as_text (QdrGame *game, gboolean in_colour, GString *output)
{
  QdrWallPlayers wall_players;

  g_return_if_fail (QDR_IS_GAME (game) && output != NULL);

  memset (wall_players, QDR_MAX_PLAYERS, sizeof wall_players);
  for (guint i = 0; i < qdr_game_get_ply (game); i++) {
    guint player;
    const QdrMove move = qdr_game_get_move (game, i, &player);

    if (qdr_move_is_wall (move))
      wall_players[qdr_move_kind (move) - QDR_MOVE_HORIZONTAL_WALL][qdr_move_square (move)] =
          (guint8) player;
  }
  qdr_position_draw_as_text (qdr_game_get_position (game), "1234", in_colour ? &wall_players : NULL,
                             output);
  for (guint i = 0; i < qdr_game_get_n_players (game); i++) {
    QdrPlayer *player = qdr_game_get_player (game, i);
    const gboolean moves =
        qdr_game_get_result (game).outcome == QDR_OUTCOME_ONGOING && qdr_game_get_turn (game) == i;
    const guint stock = qdr_player_get_stock (player);
    const gint64 remaining = qdr_player_get_remaining_time (player);
    g_autofree char *walls = g_strdup_printf (ngettext ("%u wall", "%u walls", stock), stock);
    g_autofree char *time = remaining >= 0 ? qdr_clock_format_time (remaining) : NULL;
    g_autofree char *means = NULL;

    if (time != NULL)
      /* Translators: the walls that a player has left, as in "6 walls", and the remaining time, as
       * in "14:58". */
      means = g_strdup_printf (_ ("%s, %s"), walls, time);
    else
      means = g_steal_pointer (&walls);

    g_string_append_printf (output, " %s %u  ", moves ? ">" : " ", i + 1);
    /* Translators: the name of a player, and the walls and time of this player, or "out of the
     * game". */
    g_string_append_printf (output, _ ("%s: %s"), qdr_player_get_name (player),
                            qdr_player_get_in_play (player) ? means : _ ("out of the game"));
    g_string_append_c (output, '\n');
  }
}
