/*
 * The board in SVG: well-formed, complete, and the same in every locale; no display is needed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-fixtures.h"
#include "qdr-board-svg.h"
#include "test.h"

#include <locale.h>
#include <string.h>

static const QdrBoardPalette palette = {
  .frame = { 0.4f, 0.3f, 0.2f, 1 },
  .square = { 1, 1, 0.8f, 1 },
  .symbol = { 1, 1, 1, 1 },
  .mark = { 1, 1, 0, 1 },
  .players = { { 0, 0, 1, 1 }, { 1, 0, 0, 1 }, { 0, 1, 0, 1 }, { 1, 0, 1, 1 } },
};

static char *
draw (guint size, guint players, const char *moves, gboolean coordinates, guint rotation)
{
  g_autoptr (QdrGame) game = new_game (size, players);
  QdrBoardScene scene = { .show_coordinates = coordinates, .show_last_move = TRUE };

  play_moves (game, moves);
  qdr_board_scene_read_game (&scene, game);
  return qdr_board_svg_write (&scene, &palette, rotation);
}

static guint
count (const char *text, const char *what)
{
  guint n = 0;

  for (const char *at = strstr (text, what); at != NULL; at = strstr (at + 1, what))
    n++;
  return n;
}

static void
assert_well_formed (const char *svg)
{
  const GMarkupParser nothing = { NULL };
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&nothing, 0, NULL, NULL);
  g_autoptr (GError) error = NULL;

  g_markup_parse_context_parse (context, svg, -1, &error);
  g_assert_no_error (error);
  g_markup_parse_context_end_parse (context, &error);
  g_assert_no_error (error);
}

TEST (everything_on_the_board_is_drawn, .loops = 4)
{
  g_autofree char *svg = draw (9, 2, "e2 e8 e3h c6v", TRUE, (guint) _i);

  assert_well_formed (svg);
  /* Frame, field, two goals, 81 squares, two walls, a mark for the last wall, and the symbol
   * and the dash of the second player. */
  ck_assert_uint_eq (count (svg, "<rect"), 1 + 1 + 2 + 81 + 2 + 1 + 2);
  /* Two pawns, and the symbol of the first player. */
  ck_assert_uint_eq (count (svg, "<circle"), 3);
  ck_assert_uint_eq (count (svg, "<text"), 18);
  /* Goal, wall and pawn. */
  ck_assert_uint_eq (count (svg, "\"#0000ff\""), 3);
  ck_assert_uint_eq (count (svg, "\"#ffff00\""), 1);
}

TEST (the_last_step_is_marked_from_square_to_square)
{
  g_autofree char *svg = draw (9, 2, "e2 e8 e3", FALSE, 0);

  /* Halfway between the colour of squares and that of the mark. */
  ck_assert_uint_eq (count (svg, "\"#ffff66\""), 2);
  ck_assert_uint_eq (count (svg, "\"#ffff00\""), 0);
}

TEST (without_coordinates_there_is_no_text)
{
  g_autofree char *svg = draw (5, 4, "c2", FALSE, 0);

  assert_well_formed (svg);
  ck_assert_uint_eq (count (svg, "<text"), 0);
  ck_assert_uint_eq (count (svg, "rotate(45)"), 1);
}

TEST (numbers_have_points_whatever_the_locale_writes)
{
  g_autofree char *svg = NULL;
  g_autofree char *elsewhere = NULL;

  svg = draw (9, 2, "e2", TRUE, 0);
  setlocale (LC_NUMERIC, "fr_FR.UTF-8");
  elsewhere = draw (9, 2, "e2", TRUE, 0);
  setlocale (LC_NUMERIC, "C");
  ck_assert_str_eq (svg, elsewhere);
  ck_assert_ptr_null (strchr (svg, ','));
}
