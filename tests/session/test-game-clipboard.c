/*
 * Games in pasted text; no display is needed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-clipboard.h"
#include "qdr-notation.h"
#include "qdr-saved-game.h"
#include "session-fixture.h"

static QdrGame *present;

static void
set_up (void)
{
  present = fixture_make_game (7, 2, "human,human");
  fixture_play (present, "d2 d6");
}

static void
tear_down (void)
{
  g_clear_object (&present);
}

static GPtrArray *
read_text (const char *text, GError **error)
{
  return qdr_foreign_game_read_text (text, strlen (text), qdr_game_get_start_position (present),
                                     NULL, error);
}

static const struct {
  const char *text;
  guint width;
  guint n_moves;
  const char *position; /* at the end */
  const char *notation;
} good[] = {
  { "1. d2 d6 2. a1h", 7, 3, "7 7 2 2 | d2 d6 | 7 8 | a1h | -", "bottom-lower-left" },
  { "  1. d2 d6 2. resign 2\n", 7, 3, NULL, "bottom-lower-left" },
  { "d2 d6 *", 7, 2, "7 7 2 1 | d2 d6 | 8 8 | - | -", "bottom-lower-left" },
  { "\n 9 9 2 2 | e2 e9 | 10 10 | - | -\n", 9, 0, "9 9 2 2 | e2 e9 | 10 10 | - | -",
    "bottom-lower-left" },
  { "[Board \"5x5\"]\n[Players \"2\"]\n\n1. c2 *\n", 5, 1, "5 5 2 2 | c2 c5 | 6 6 | - | -",
    "bottom-lower-left" },
  /* Games without a result. */
  { "d2 d6 d3 d5 d4 d3 d5 d2 d6 d1", 7, 10, NULL, "bottom-lower-left" },
  { "d6 d2 a7h", 7, 3, "7 7 2 2 | d2 d6 | 7 8 | a1h | -", "top-lower-left" },
  { "d6, d2, d5, d3, d4, d5, d3, d6, d2, d7", 7, 10, NULL, "top-upper-left" },
  { "9 9 2 1 | e9 e1 | 10 10 | - | -", 9, 0, "9 9 2 1 | e1 e9 | 10 10 | - | -", "top-upper-left" },
};

TEST_DEFAULTS (.set_up = set_up, .tear_down = tear_down)

TEST (games_positions_and_moves_are_understood, .loops = G_N_ELEMENTS (good))
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) found = read_text (good[_i].text, &error);
  g_autofree char *position = NULL;
  QdrGame *game;

  ck_assert_msg (found != NULL, "%s", error != NULL ? error->message : "");
  ck_assert_uint_eq (found->len, 1);
  ck_assert_str_eq (qdr_foreign_notation_get_name (((QdrForeignGame *) found->pdata[0])->notation),
                    good[_i].notation);
  game = ((QdrForeignGame *) found->pdata[0])->game;
  ck_assert_uint_eq (qdr_game_get_start_position (game)->board.width, good[_i].width);
  ck_assert_uint_eq (qdr_game_get_n_moves (game), good[_i].n_moves);
  position = qdr_position_to_text (qdr_game_get_position (game));
  if (good[_i].position != NULL)
    ck_assert_str_eq (position, good[_i].position);
}

TEST (what_may_be_several_games_is_all_of_them)
{
  g_autoptr (GPtrArray) found = read_text ("d6 d2 b4h", NULL);

  ck_assert_uint_eq (found->len, 4);
  for (guint i = 0; i < found->len; i++)
    ck_assert_uint_eq (qdr_game_get_n_moves (((QdrForeignGame *) found->pdata[i])->game), 3);
}

static const char *const bad[] = {
  "",
  "   \n",
  "hello, world",
  "1. d2 d2",
  "9 9 2 1 | e1 e1 | 10 10 | - | -",
  "[Board \"9x9\"]",
  "1. z99",
};

TEST (anything_else_is_refused_with_a_sentence, .loops = G_N_ELEMENTS (bad))
{
  g_autoptr (GError) error = NULL;

  ck_assert_ptr_null (read_text (bad[_i], &error));
  ck_assert (error != NULL && *error->message != '\0');
}

TEST (moves_that_are_copied_can_be_pasted)
{
  g_autofree char *moves = qdr_game_clipboard_format_moves (present);
  g_autoptr (GPtrArray) found = NULL;

  ck_assert (g_str_has_prefix (moves, "1. d2 d6"));
  found = read_text (moves, NULL);
  ck_assert_ptr_nonnull (found);
  ck_assert (qdr_position_equal (qdr_game_get_position (((QdrForeignGame *) found->pdata[0])->game),
                                 qdr_game_get_position (present)));
}
