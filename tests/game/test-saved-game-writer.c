/*
 * The standard form to the letter, and lossless writing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-fixtures.h"
#include "qdr-saved-game.h"
#include "test.h"

/* The example from the description of the format, which is in standard form. */
TEST (a_game_in_the_standard_form_is_written_as_it_was)
{
  static const char text[] = "[Board \"9x9\"]\n"
                             "[Players \"2\"]\n"
                             "[Walls \"10 10\"]\n"
                             "[Repetition \"draw\"]\n"
                             "[Player1 \"Anna\"]\n"
                             "[Player2 \"Mason\"]\n"
                             "[Seat1 \"human\"]\n"
                             "[Seat2 \"computer mason\"]\n"
                             "[TimeControl \"900\"]\n"
                             "[Clock1 \"811.250\"]\n"
                             "[Clock2 \"877.031\"]\n"
                             "[Date \"2026-11-20\"]\n"
                             "[Result \"*\"]\n"
                             "\n"
                             "1. e2 e8\n"
                             "2. e3 {[%clk 0:14:31]} e7\n"
                             "3. d5h {a comment of mine} *\n";
  g_autoptr (QdrGame) game = read_game (text);
  g_autofree char *written = qdr_saved_game_to_text (game);

  ck_assert_str_eq (written, text);
}

TEST (a_new_game_has_only_the_headers_it_needs)
{
  g_autoptr (QdrGame) game = new_game (9, 2);
  g_autofree char *written = qdr_saved_game_to_text (game);

  ck_assert_str_eq (written, "[Board \"9x9\"]\n"
                             "[Players \"2\"]\n"
                             "[Walls \"10 10\"]\n"
                             "[Repetition \"draw\"]\n"
                             "[Seat1 \"human\"]\n"
                             "[Seat2 \"human\"]\n"
                             "[Result \"*\"]\n"
                             "\n"
                             "*\n");
}

TEST (a_game_has_all_headers_in_their_order)
{
  g_autoptr (QdrGame) game = new_game_from_text ("5 5 4 3 | c2 a3 c5 e3 | 3 3 2 3 | - | -");
  g_autofree char *written = NULL;

  qdr_game_set_time_control (game, 60);
  qdr_game_set_header (game, "Site", "\"here\" \\ there");
  qdr_game_set_header (game, "Date", "2026-11-20");
  qdr_game_set_header (game, "Event", "");
  qdr_player_set_name (qdr_game_get_player (game, 3), "Émile");
  qdr_player_set_seat (qdr_game_get_player (game, 0), "computer runner");
  qdr_game_set_comment (game, "an odd start");
  play_moves (game, "c4 resign resign resign");
  qdr_game_go_to_ply (game, 1);
  written = qdr_saved_game_to_text (game);
  ck_assert_str_eq (written, "[Board \"5x5\"]\n"
                             "[Players \"4\"]\n"
                             "[Walls \"3 3 2 3\"]\n"
                             "[Repetition \"draw\"]\n"
                             "[Position \"5 5 4 3 | c2 a3 c5 e3 | 3 3 2 3 | - | -\"]\n"
                             "[Player4 \"Émile\"]\n"
                             "[Seat1 \"computer runner\"]\n"
                             "[Seat2 \"human\"]\n"
                             "[Seat3 \"human\"]\n"
                             "[Seat4 \"human\"]\n"
                             "[TimeControl \"60\"]\n"
                             "[Clock1 \"60.000\"]\n"
                             "[Clock2 \"60.000\"]\n"
                             "[Clock3 \"60.000\"]\n"
                             "[Clock4 \"60.000\"]\n"
                             "[Date \"2026-11-20\"]\n"
                             "[Ply \"1\"]\n"
                             "[Termination \"resignation\"]\n"
                             "[Result \"3\"]\n"
                             "[Site \"\\\"here\\\" \\\\ there\"]\n"
                             "[Event \"\"]\n"
                             "\n"
                             "{an odd start}\n"
                             "1... c4 {[%clk 0:01:00]} resign {[%clk 0:01:00]}\n"
                             "2. resign {[%clk 0:01:00]} resign {[%clk 0:01:00]} 3\n");
}

TEST (lines_end_before_column_81_unless_a_word_is_longer)
{
  g_autoptr (QdrGame) game = new_game (9, 2);
  g_autoptr (GString) comment = g_string_new (NULL);
  g_autofree char *long_word = g_strnfill (100, 'x');
  g_autofree char *written = NULL;
  g_auto (GStrv) lines = NULL;
  const char *move_text;

  for (guint i = 0; i < 500; i++)
    g_string_append_printf (comment, "%.*s ", 2 * (int) (i % 17), "ééééééééééééééééé");
  g_string_append (comment, long_word);
  play_moves (game, "e2");
  qdr_record_set_comment (qdr_game_get_last_record (game), comment->str);

  written = qdr_saved_game_to_text (game);
  move_text = strstr (written, "\n\n") + 2;
  lines = g_strsplit (move_text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    ck_assert (g_utf8_strlen (lines[i], -1) <= 80 || strchr (lines[i], ' ') == NULL);
  ck_assert_uint_gt (g_strv_length (lines), 20);
}

TEST (a_line_is_filled_to_column_80)
{
  g_autoptr (QdrGame) game = new_game (9, 2);
  g_autofree char *fits = g_strnfill (74 - 2, 'x');
  g_autofree char *expected = g_strdup_printf ("1. e2 {%s}\n*\n", fits);
  g_autofree char *written = NULL;

  play_moves (game, "e2");
  qdr_record_set_comment (qdr_game_get_last_record (game), fits);
  written = qdr_saved_game_to_text (game);
  ck_assert (g_str_has_suffix (written, expected));
}

TEST (the_clock_is_written_as_it_stands)
{
  g_autoptr (QdrGame) game = read_game ("[Board \"9x9\"][Players \"2\"][TimeControl \"900\"]"
                                        "[Clock1 \"1.05\"][Clock2 \"0\"] *");
  g_autofree char *written = qdr_saved_game_to_text (game);

  ck_assert_ptr_nonnull (strstr (written, "[Clock1 \"1.050\"]\n[Clock2 \"0.000\"]\n"));
}

TEST (seconds_for_each_move_are_written_behind_those_for_the_game)
{
  g_autoptr (QdrGame) game = new_game (9, 2);
  g_autofree char *plain = NULL;
  g_autofree char *with_increment = NULL;
  g_autofree char *without_clock = NULL;

  qdr_game_set_time_control (game, 900);
  plain = qdr_saved_game_to_text (game);
  ck_assert_ptr_nonnull (strstr (plain, "[TimeControl \"900\"]\n"));
  qdr_game_set_increment (game, 5);
  with_increment = qdr_saved_game_to_text (game);
  ck_assert_ptr_nonnull (strstr (with_increment, "[TimeControl \"900+5\"]\n"));
  qdr_game_set_time_control (game, 0);
  without_clock = qdr_saved_game_to_text (game);
  ck_assert_ptr_null (strstr (without_clock, "TimeControl"));
}

/* The corpus */

static GPtrArray *
list_corpus (void)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) folder = g_dir_open (QDR_TEST_CORPUS, 0, NULL);
  const char *name;

  ck_assert_ptr_nonnull (folder);
  while ((name = g_dir_read_name (folder)) != NULL)
    g_ptr_array_add (names, g_build_filename (QDR_TEST_CORPUS, name, NULL));
  ck_assert_uint_gt (names->len, 10);
  return names;
}

/* Describes all that a game contains, independently of the writer. */
static void
describe (QdrGame *game, GString *description)
{
  g_autofree char *position = get_position_text (game);

  g_string_append_printf (description, "%s, ply %u, %s, comment %s\n", position,
                          qdr_game_get_ply (game),
                          qdr_game_get_repetition_is_draw (game) ? "repetition" : "endless",
                          qdr_game_get_comment (game));
  for (guint i = 0; i < qdr_game_get_n_players (game); i++) {
    QdrPlayer *player = qdr_game_get_player (game, i);

    g_string_append_printf (description, "%s, %s, %u walls, %" G_GINT64_FORMAT " ms\n",
                            qdr_player_get_name (player), qdr_player_get_seat (player),
                            qdr_player_get_stock (player), qdr_player_get_remaining_time (player));
  }
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (game)); i++) {
    g_autoptr (QdrRecord) record = g_list_model_get_item (G_LIST_MODEL (game), i);

    g_string_append_printf (description, "%u: %u %s %s\n", qdr_record_get_round (record),
                            qdr_record_get_player (record), qdr_record_get_text (record),
                            qdr_record_get_comment (record));
  }
}

static char *
describe_all (GPtrArray *games)
{
  GString *description = g_string_new (NULL);

  for (guint i = 0; i < games->len; i++)
    describe (games->pdata[i], description);
  return g_string_free (description, FALSE);
}

static char *
write_all (GPtrArray *games)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < games->len; i++) {
    g_autofree char *game = qdr_saved_game_to_text (games->pdata[i]);

    g_string_append_printf (text, "%s%s", i == 0 ? "" : "\n", game);
  }
  return g_string_free (text, FALSE);
}

TEST (writing_what_was_read_gives_the_same_game_and_then_the_same_bytes)
{
  g_autoptr (GPtrArray) names = list_corpus ();

  for (guint i = 0; i < names->len; i++) {
    g_autoptr (GFile) file = g_file_new_for_path (names->pdata[i]);
    g_autoptr (GPtrArray) games = qdr_saved_game_load (file, NULL, NULL);
    g_autoptr (GPtrArray) again = NULL;
    g_autofree char *before = NULL;
    g_autofree char *after = NULL;
    g_autofree char *once = NULL;
    g_autofree char *twice = NULL;

    ck_assert_msg (games != NULL, "%s", (char *) names->pdata[i]);
    once = write_all (games);
    again = qdr_saved_game_parse (once, strlen (once), NULL, NULL);
    ck_assert_msg (again != NULL, "%s", once);
    before = describe_all (games);
    after = describe_all (again);
    ck_assert_str_eq (after, before);
    twice = write_all (again);
    ck_assert_str_eq (twice, once);
  }
}

TEST (unknown_headers_come_back_to_the_letter_and_in_order)
{
  static const char headers[] = "[zzz \"1\"]\n[Aaa_9 \"\"]\n[board \"\\\"\\\\\t\302\240 é\"]\n";
  g_autofree char *text = g_strconcat ("[Board \"9x9\"]\n", headers, "[Players \"2\"]\n*", NULL);
  g_autoptr (QdrGame) game = read_game (text);
  g_autofree char *written = qdr_saved_game_to_text (game);

  ck_assert_ptr_nonnull (strstr (written, headers));
  ck_assert_str_eq (qdr_game_get_header (game, "board"), "\"\\\t\302\240 é");
}
