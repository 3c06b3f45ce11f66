/*
 * Variations in saved games: reading, invalid ones as plain headers, and texts made to be slow.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-fixtures.h"
#include "qdr-game-private.h"
#include "qdr-saved-game.h"
#include "test.h"
#include "variations.h"

#include <sys/resource.h>

/* Sanitizers need more memory and time. */
#if defined(__SANITIZE_ADDRESS__)
#define MAX_MEMORY_MIB 1500
#define LARGE_SIZE (QDR_SAVED_GAME_MAX_SIZE / 8)
#else
#define MAX_MEMORY_MIB 150
#define LARGE_SIZE QDR_SAVED_GAME_MAX_SIZE
#endif

/* Reading and writing */

static char *
write_headers (const char *variations)
{
  return g_strconcat ("[Board \"9x9\"]\n"
                      "[Players \"2\"]\n"
                      "[Walls \"10 10\"]\n"
                      "[Repetition \"draw\"]\n"
                      "[Seat1 \"human\"]\n"
                      "[Seat2 \"human\"]\n"
                      "[Result \"*\"]\n",
                      variations,
                      "\n"
                      "1. e2 e8\n"
                      "2. e3 e7 *\n",
                      NULL);
}

/* Headers as they are written. */
static const char *const good_headers[] = {
  "[Variation1 \"0 d1\"]\n",
  "[Variation1 \"3 d8 e4 d7\"]\n",
  "[Variation1 \"1 e3h {why not} e3 (d2 {[%clk 0:00:05] or} d9) d9\"]\n",
  "[Variation1 \"0 d1\"]\n[Variation2 \"0 f1 resign\"]\n[Variation3 \"2 timeout\"]\n",
  "[Variation1 \"0 d1 d9 (f9 c1 (d2)) (e8) c1 (d2)\"]\n",
  "[Variation1 \"0 d1 {a \\\"word\\\" (in brackets) and \\\\}\"]\n",
};

TEST_DEFAULTS (.timeout = 120)

TEST (variations_come_back_to_the_letter, .loops = G_N_ELEMENTS (good_headers))
{
  g_autofree char *text = write_headers (good_headers[_i]);
  g_autoptr (QdrGame) game = read_game (text);
  g_autofree char *written = qdr_saved_game_to_text (game);

  ck_assert (has_variations (game));
  ck_assert_ptr_null (qdr_game_get_header (game, "Variation1"));
  ck_assert (!qdr_game_get_modified (game));
  ck_assert_str_eq (written, text);
}

static const struct {
  const char *read;
  const char *written;
} loose_headers[] = {
  { "[Variation7 \"3  D8{a}{  b }(e6)e4 \"]\n", NULL },
  { "[Variation7 \"3  D8{a}{  b }e4( f3 )D7 \"]\n", "[Variation1 \"3 d8 {a b} e4 (f3) d7\"]\n" },
  { "[Variation2 \"3 d8\"]\n[Variation1 \"0 d1\"]\n",
    "[Variation1 \"0 d1\"]\n[Variation2 \"3 d8\"]\n" },
  { "[Variation9 \"0 f1\"]\n[Variation1 \"0 d1\"]\n",
    "[Variation1 \"0 f1\"]\n[Variation2 \"0 d1\"]\n" },
};

TEST (variations_are_written_by_ply_and_then_in_the_order_they_came,
      .loops = G_N_ELEMENTS (loose_headers))
{
  const char *expected =
      loose_headers[_i].written != NULL ? loose_headers[_i].written : loose_headers[_i].read;
  g_autofree char *text = write_headers (loose_headers[_i].read);
  g_autofree char *standard = write_headers (expected);
  g_autoptr (QdrGame) game = read_game (text);
  g_autofree char *written = qdr_saved_game_to_text (game);

  ck_assert_str_eq (written, standard);
}

TEST (moves_of_variations_know_their_rounds_players_and_clocks)
{
  g_autoptr (QdrGame) game = read_game ("[Board \"9x9\"][Players \"2\"][TimeControl \"100\"]\n"
                                        "[Variation1 \"1 d9 {[%clk 0:01:10]} e3 d8\"]\n"
                                        "e2 {[%clk 0:01:20]} e8 {[%clk 0:01:30]} *");
  QdrPlayer *first = qdr_game_get_player (game, 0);
  QdrPlayer *second = qdr_game_get_player (game, 1);
  g_autoptr (QdrRecord) record = NULL;

  qdr_game_promote_variation (game, 1, 0);
  ck_assert_int_eq (qdr_player_get_remaining_time (first), 80000);
  ck_assert_int_eq (qdr_player_get_remaining_time (second), 70000);
  qdr_game_go_to_ply (game, 4);
  ck_assert_int_eq (qdr_player_get_remaining_time (first), 80000);
  ck_assert_int_eq (qdr_player_get_remaining_time (second), 70000);
  record = g_list_model_get_item (G_LIST_MODEL (game), 3);
  ck_assert_uint_eq (qdr_record_get_round (record), 2);
  ck_assert_uint_eq (qdr_record_get_player (record), 1);
  qdr_game_go_to_ply (game, 0);
  ck_assert_int_eq (qdr_player_get_remaining_time (first), 100000);
  ck_assert_int_eq (qdr_player_get_remaining_time (second), 100000);
}

TEST (a_game_that_is_stepped_back_has_its_variations_ahead)
{
  g_autoptr (QdrGame) game =
      read_game ("[Board \"9x9\"][Players \"2\"][Ply \"1\"][Variation1 \"2 d2\"] e2 e8 resign 2");

  ck_assert_uint_eq (qdr_game_get_ply (game), 1);
  ck_assert_uint_eq (qdr_game_get_n_variations (game, 2), 1);
  qdr_game_promote_variation (game, 2, 0);
  ck_assert_int_eq (qdr_game_get_final_result (game).outcome, QDR_OUTCOME_ONGOING);
}

TEST (repetition_ends_a_variation_as_it_ends_a_game)
{
  static const char draw[] = "[Board \"5x5\"][Players \"2\"]\n"
                             "[Variation1 \"7 c5\"][Variation2 \"7 b4 c2\"]\n"
                             "[Variation3 \"4 c2 c4 c1 c5\"][Variation4 \"3 c5 c2 c4 c1 c5 c2\"]\n"
                             "c2 c4 c1 b4 c2 c4 c1 d4 *";
  g_autoptr (QdrGame) game = read_game (draw);

  /* In variation 4 the start position occurs for the third time before the last move. */
  ck_assert_uint_eq (qdr_game_get_n_variations (game, 7), 2);
  ck_assert_uint_eq (qdr_game_get_n_variations (game, 4), 0);
  ck_assert_str_eq (qdr_game_get_header (game, "Variation3"), "4 c2 c4 c1 c5");
  ck_assert_str_eq (qdr_game_get_header (game, "Variation4"), "3 c5 c2 c4 c1 c5 c2");
}

/* Headers that are not variations */

static const char *const no_lines[] = {
  "",
  "3",
  "3 ",
  "d8",
  "4 e4",
  "5 e4",
  "99999999999999999999 e4",
  "-1 d1",
  "01 d9",
  "1. d9",
  " 1 d9",
  "3d8",
  "3 e5",
  "3 d8 x",
  "3 d8 resignation",
  "3 d8 e5",
  "3 e7",
  "3 E7 e4",
  "3 {first} d8",
  "3 d8 {open",
  "3 d8)",
  "3 d8 (e8)",
  "3 d8 e4 (",
  "3 d8 e4 ()",
  "3 d8 e4 (e4)",
  "3 d8 e4 (f3) (f3)",
  "3 d8 e4 (f3 e9)",
  "3 d8 e4 (f3",
  "3 d8 e4 (f3 (d3))",
  "3 d8 e4 (f3) {too late}",
  "3 resign d8",
  "3 (d8)",
  "3 *",
  "3 1. d8",
};

TEST (what_does_not_replay_stays_a_header_to_the_letter, .loops = G_N_ELEMENTS (no_lines))
{
  g_autofree char *header = g_strdup_printf ("[Variation1 \"%s\"]\n", no_lines[_i]);
  g_autofree char *text = write_headers (header);
  g_autoptr (QdrGame) game = read_game (text);
  g_autofree char *written = qdr_saved_game_to_text (game);

  ck_assert (!has_variations (game));
  ck_assert_str_eq (qdr_game_get_header (game, "Variation1"), no_lines[_i]);
  ck_assert_str_eq (written, text);
}

static const char *const other_names[] = {
  "Variation",   "Variation0",          "Variation01", "variation1",
  "Variation1x", "Variation1234567890", "Variations1",
};

TEST (other_names_are_other_headers, .loops = G_N_ELEMENTS (other_names))
{
  g_autofree char *header = g_strdup_printf ("[%s \"3 d8\"]\n", other_names[_i]);
  g_autofree char *text = write_headers (header);
  g_autoptr (QdrGame) game = read_game (text);

  ck_assert (!has_variations (game));
  ck_assert_str_eq (qdr_game_get_header (game, other_names[_i]), "3 d8");
}

TEST (variations_pass_over_the_numbers_of_headers_that_are_none)
{
  g_autofree char *text = write_headers ("[Variation1 \"3 d8\"]\n"
                                         "[Variation2 \"oops\"]\n"
                                         "[Variation3 \"0 d1\"]\n"
                                         "[Variation4 \"3 d8 e4\"]\n"
                                         "[Event \"\"]\n");
  g_autofree char *standard = write_headers ("[Variation1 \"0 d1\"]\n"
                                             "[Variation3 \"3 d8\"]\n"
                                             "[Variation2 \"oops\"]\n"
                                             "[Variation4 \"3 d8 e4\"]\n"
                                             "[Event \"\"]\n");
  g_autoptr (QdrGame) game = read_game (text);
  g_autofree char *once = qdr_saved_game_to_text (game);
  g_autoptr (QdrGame) again = read_game (once);
  g_autofree char *twice = qdr_saved_game_to_text (again);

  ck_assert_str_eq (once, standard);
  ck_assert_str_eq (twice, standard);
}

TEST (nobody_else_may_set_such_a_header)
{
  g_autoptr (QdrGame) game = new_game (9, 2);

  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_CRITICAL, "*qdr_tag_is_variation*");
  qdr_game_set_header (game, "Variation1", "0 d1");
  g_test_assert_expected_messages ();
  ck_assert_ptr_null (qdr_game_get_header (game, "Variation1"));
}

/* Texts that are meant to be slow or large */

#define ENDLESS "[Board \"9x9\"][Players \"2\"][Repetition \"off\"]\n"

/* Nested brackets: each move replaces the second one of the line around it. */
static QdrGame *
read_nested_game (guint depth)
{
  static const char *const starts[] = { "d1 e8", "d9 d2", "e1 d8", "e9 e2" };
  g_autoptr (GString) text = g_string_new (ENDLESS "[Variation1 \"0 ");

  for (guint i = 0; i < depth; i++)
    g_string_append_printf (text, "%s (", starts[i % 4]);
  g_string_append (text, starts[depth % 4]);
  for (guint i = 0; i < depth; i++)
    g_string_append_c (text, ')');
  g_string_append (text, "\"]\ne2 *");
  return read_game (text->str);
}

TEST (brackets_are_read_five_hundred_deep_and_no_deeper)
{
  g_autoptr (QdrGame) deep = read_nested_game (500);
  g_autoptr (QdrGame) deeper = read_nested_game (501);
  g_autofree char *once = qdr_saved_game_to_text (deep);
  g_autoptr (QdrGame) again = read_game (once);
  g_autofree char *twice = qdr_saved_game_to_text (again);

  ck_assert (has_variations (deep));
  ck_assert_str_eq (twice, once);
  ck_assert (!has_variations (deeper));
  ck_assert_ptr_nonnull (qdr_game_get_header (deeper, "Variation1"));
}

/* Appends @unit as often as @size allows. */
static void
append_many (GString *text, const char *unit, gsize size)
{
  while (text->len + strlen (unit) < size)
    g_string_append (text, unit);
}

/* One header: its start and the repeated moves, from d1 against e9. */
static const char *const large_lines[] = {
  "e8 e1 e9 d1 ",
  "e8 (f9) e1 (c1) e9 (f8) d1 (f1) ",
  "e8 (d9 e1 (c1)) e1 e9 d1 ",
  "e8 {a} {b} {c} {d} e1 {[%clk 0:00:01]} e9 d1 ",
  "e8 (x) ",
  "e8 (",
  "e8 ",
  "(",
  "{a}",
  "{",
};

static glong
get_peak_memory_mib (void)
{
  struct rusage usage;

  getrusage (RUSAGE_SELF, &usage);
  return usage.ru_maxrss / 1024;
}

/* Asserts that @text is a game, and that with an error after it, it is refused without much
 * memory. */
static void
assert_cheap (GString *text)
{
  g_autoptr (GError) error = NULL;

  g_string_append (text, "\n!");
  ck_assert_uint_le (text->len, QDR_SAVED_GAME_MAX_SIZE);
  ck_assert (!qdr_saved_game_check_text (text->str, text->len, NULL, NULL, &error));
  if (!g_error_matches (error, QDR_SAVED_GAME_ERROR, QDR_SAVED_GAME_ERROR_SYNTAX))
    ck_abort_msg ("%s", error->message);
  ck_assert_int_lt (get_peak_memory_mib (), MAX_MEMORY_MIB);
}

TEST (a_variation_as_large_as_a_text_can_be_is_read_in_time_and_memory,
      .loops = G_N_ELEMENTS (large_lines))
{
  g_autoptr (GString) text = g_string_new (ENDLESS "[Variation1 \"0 d1 ");

  append_many (text, large_lines[_i], LARGE_SIZE - 20);
  g_string_append (text, "\"]\ne2 *");
  assert_cheap (text);
}

/* Values of headers that leave the longest valid line, apart from the number of moves before. */
static const char *const many_lines[] = { "d1", "d1 e8 e1 e9", "x", "e2", "" };

TEST (as_many_variations_as_a_text_can_hold_are_read_in_time_and_memory,
      .loops = G_N_ELEMENTS (many_lines))
{
  g_autoptr (GString) text = g_string_new (ENDLESS);
  guint n = 0;

  for (; text->len < LARGE_SIZE * 3 / 5; n++)
    g_string_append_printf (text, "[Variation%u \"%u %s\"]\n", n + 1, 4 * n, many_lines[_i]);
  for (guint i = 0; i < n; i++)
    g_string_append (text, "e2 e8 e1 e9 ");
  g_string_append (text, "*");
  assert_cheap (text);
}

TEST (variations_that_say_the_same_are_read_in_time)
{
  g_autoptr (GString) text = g_string_new (ENDLESS);

  for (guint i = 1; text->len < LARGE_SIZE - 50; i++)
    g_string_append_printf (text, "[Variation%u \"0 %c%u%c\"]\n", i, 'a' + (i % 8), 1 + i / 8 % 8,
                            i / 64 % 2 == 0 ? 'h' : 'v');
  g_string_append (text, "e2 *");
  assert_cheap (text);
}
