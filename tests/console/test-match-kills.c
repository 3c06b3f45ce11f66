/*
 * Kills tournaments and matches with a journal again and again and continues them: no game is
 * lost or doubled, and the result is the same as without a kill.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <signal.h>
#include <string.h>

#include "driver.h"
#include "temp-folder.h"

/* All kills, shared among the runs. */
#define N_KILLS 120

#define QUICK " --size 5 --nodes 60 --hash 1 --verbose"

static const struct {
  const char *arguments;
  guint n_games;
} runs[] = {
  { "tournament novice mason runner --rounds 4" QUICK, 24 },
  { "tournament novice mason runner beginner --players 4 --rounds 4" QUICK, 16 },
  { "match novice mason --games 20" QUICK, 20 },
};

/* Returns the command of a run with its journal, games and library in @folder. */
static char *
command_in (const char *folder, guint run, guint jobs)
{
  return g_strdup_printf ("%s --jobs %u --journal %s/journal --pgn-out %s/games "
                          "--library=%s/library.db",
                          runs[run].arguments, jobs, folder, folder, folder);
}

/* Returns the output without the figures of contestants, which depend on time. */
static char *
without_figures (const char *output)
{
  GString *text = g_string_new (NULL);
  g_auto (GStrv) lines = g_strsplit (output, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++) {
    if (strstr (lines[i], "depth") != NULL)
      *strstr (lines[i], "depth") = '\0';
    g_string_append_printf (text, "%s\n", lines[i]);
  }
  return g_string_free (text, FALSE);
}

/* Returns the saved game in a record without its date, as the test may run at midnight. */
static char *
find_game (const char *record)
{
  GString *game = g_string_new (NULL);
  g_auto (GStrv) lines = g_strsplit (record, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], "> ") && !g_str_has_prefix (lines[i], "> [Date "))
      g_string_append_printf (game, "%s\n", lines[i]);
  return g_string_free (game, FALSE);
}

/* Returns the games of a journal by number, each as a saved game. Asserts that no number
 * occurs twice. */
static GHashTable *
read_journal (const char *folder)
{
  GHashTable *games = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  g_autofree char *path = g_build_filename (folder, "journal", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) records = NULL;

  ck_assert (g_file_get_contents (path, &text, NULL, NULL));
  records = g_strsplit (text, "\n\ngame ", -1);
  for (guint i = 1; records[i] != NULL; i++) {
    const gpointer number = GUINT_TO_POINTER (g_ascii_strtoull (records[i], NULL, 10));

    ck_assert_ptr_nonnull (strstr (records[i], "\nend "));
    ck_assert (!g_hash_table_contains (games, number));
    g_hash_table_insert (games, number, find_game (records[i]));
  }
  return games;
}

static guint
count_lines (const char *command)
{
  g_auto (Outcome) outcome = run_cli (command, "");
  g_auto (GStrv) lines = g_strsplit (outcome.output, "\n", -1);

  ck_assert_msg (outcome.status == 0, "%s", outcome.errors);
  return g_strv_length (lines);
}

/* Asserts that both folders have the same contents. */
static void
assert_same (const char *folder, const char *expected, guint run)
{
  g_autoptr (GHashTable) games = read_journal (folder);
  g_autoptr (GHashTable) expected_games = read_journal (expected);
  g_autofree char *check = g_strdup_printf ("check %s/games", folder);
  g_autofree char *list =
      g_strdup_printf ("library --database %s/library.db list --format csv", folder);
  g_autofree char *expected_list =
      g_strdup_printf ("library --database %s/library.db list --format csv", expected);
  g_autofree char *n_games = g_strdup_printf (": ok (%u games)\n", runs[run].n_games);
  g_auto (Outcome) checked = run_cli (check, "");

  ck_assert_uint_eq (g_hash_table_size (games), runs[run].n_games);
  for (guint i = 1; i <= runs[run].n_games; i++)
    ck_assert_str_eq (g_hash_table_lookup (games, GUINT_TO_POINTER (i)),
                      g_hash_table_lookup (expected_games, GUINT_TO_POINTER (i)));
  ck_assert_msg (g_str_has_suffix (checked.output, n_games), "%s%s", checked.output,
                 checked.errors);
  ck_assert_uint_eq (count_lines (list), count_lines (expected_list));
}

TEST_DEFAULTS (.timeout = 280)

TEST (a_killed_run_goes_on_without_losing_or_doubling_a_game, .loops = G_N_ELEMENTS (runs))
{
  g_autoptr (GRand) random = g_rand_new_with_seed (23 + (guint32) _i);
  char *expected = make_temp_folder ();
  g_autofree char *whole = command_in (expected, (guint) _i, 2);
  g_auto (Outcome) uninterrupted = run_cli (whole, "");
  g_autofree char *expected_output = without_figures (uninterrupted.output);
  guint n_kills = 0;

  ck_assert_msg (uninterrupted.status == 0, "%s", uninterrupted.errors);
  while (n_kills < N_KILLS / G_N_ELEMENTS (runs)) {
    char *folder = make_temp_folder ();
    g_autofree char *last = command_in (folder, (guint) _i, 1);
    g_autofree char *output = NULL;
    g_auto (Outcome) outcome = { 0 };
    gboolean is_killed = TRUE;

    while (is_killed) {
      g_autofree char *command =
          command_in (folder, (guint) _i, 1 + (guint) g_rand_int_range (random, 0, 3));

      is_killed = run_and_kill (command, (guint) g_rand_int_range (random, 0, 6),
                                (guint) g_rand_int_range (random, 0, 5000));
      n_kills += is_killed;
    }
    outcome = run_cli (last, "");
    ck_assert_msg (outcome.status == 0, "%s", outcome.errors);
    ck_assert_str_eq (outcome.errors, "");
    output = without_figures (outcome.output);
    ck_assert_str_eq (output, expected_output);
    assert_same (folder, expected, (guint) _i);
    remove_temp_folder (folder);
  }
  remove_temp_folder (expected);
}
