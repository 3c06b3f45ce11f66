/*
 * The journal of a match or tournament.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-journal.h"

#include <string.h>

#include "qdr-saved-game.h"
#include "qdr-tournament.h"

#include "conditions.h"
#include "test.h"

#define SET_UP "kind tournament\nrounds 1\n"

/* How many changed files the test tries. */
#define N_CHANGES 1000

static const char *const everybody[] = { "novice", "mason", "runner", "master", NULL };

typedef struct {
  char *folder;
  char *path;
} Fixture;

static Fixture fixture;

static void
set_up (void)
{
  fixture.folder = make_temp_folder ();
  fixture.path = g_build_filename (fixture.folder, "cup.journal", NULL);
}

static void
tear_down (void)
{
  g_clear_pointer (&fixture.path, g_free);
  g_clear_pointer (&fixture.folder, remove_temp_folder);
}

static char *
read_file (gsize *length)
{
  char *text = NULL;

  ck_assert (g_file_get_contents (fixture.path, &text, length, NULL));
  return text;
}

static void
write_file (const char *text, gssize length)
{
  ck_assert (g_file_set_contents (fixture.path, text, length, NULL));
}

static QdrJournal *
open_journal (const char *setup)
{
  g_autoptr (GError) error = NULL;
  QdrJournal *journal = qdr_journal_open (fixture.path, setup, &error);

  ck_assert_msg (journal != NULL, "%s", error != NULL ? error->message : "");
  return journal;
}

/* Adds a drawn game of @number moves. */
static void
add_game (QdrJournal *journal, guint number)
{
  static const char *const moves[] = { "c2", "c4", "a1h", "b4v" };
  static const guint contestants[] = { 2, 0, 0, 0 };
  g_auto (QdrMatchGame) played = { .winner = QDR_DRAW };
  QdrPosition start;

  qdr_position_init (&start, 5, 5, 2);
  played.game = qdr_game_new (&start, TRUE);
  for (guint i = 0; i <= number % G_N_ELEMENTS (moves); i++)
    ck_assert (qdr_game_play_from_text (played.game, moves[i], NULL));
  played.totals[0] = (QdrPlayerTotals){ 1, 2, 3, 4, 5, number, 0 };
  played.totals[1] = (QdrPlayerTotals){ 7, 8, 9, 10, 11, 12, 1 };
  played.failures[1] = g_strdup ("it said “a\nb” \\ and died");
  ck_assert (qdr_journal_add_game (journal, number, contestants, &played, NULL));
}

/* Writes a journal with the games @numbers. */
static void
make_journal (const guint *numbers, guint n)
{
  g_autoptr (QdrJournal) journal = open_journal (SET_UP);

  for (guint i = 0; i < n; i++)
    add_game (journal, numbers[i]);
}

static void
assert_error (GError *error, int code)
{
  ck_assert_ptr_nonnull (error);
  ck_assert_msg (g_error_matches (error, QDR_JOURNAL_ERROR, code), "%s", error->message);
  ck_assert_msg (strstr (error->message, fixture.path) != NULL, "%s", error->message);
}

/* Contents */

static const guint three[] = { 4, 0, 2 };

TEST_DEFAULTS (.timeout = 120, .set_up = set_up, .tear_down = tear_down)

TEST (games_are_there_as_they_were_added)
{
  g_autoptr (QdrJournal) journal = NULL;

  make_journal (three, G_N_ELEMENTS (three));
  journal = open_journal (SET_UP);
  ck_assert_uint_eq (qdr_journal_get_n_games (journal), 3);
  for (guint i = 0; i < 3; i++) {
    guint contestants[QDR_MAX_PLAYERS] = { 0 };
    g_auto (QdrMatchGame) played = { 0 };

    ck_assert_uint_eq (qdr_journal_get_game_number (journal, i), three[i]);
    ck_assert (qdr_journal_get_game (journal, i, contestants, &played, NULL));
    ck_assert_uint_eq (contestants[0], 2);
    ck_assert_uint_eq (contestants[1], 0);
    ck_assert_int_eq (played.winner, QDR_DRAW);
    ck_assert (played.is_from_journal);
    ck_assert_uint_eq (qdr_game_get_ply (played.game), three[i] % 4 + 1);
    ck_assert_uint_eq (played.totals[0].depths, 3);
    ck_assert_uint_eq (played.totals[0].cpu_us, three[i]);
    ck_assert_uint_eq (played.totals[1].forfeits, 1);
    ck_assert_ptr_null (played.failures[0]);
    ck_assert_str_eq (played.failures[1], "it said “a\nb” \\ and died");
  }
}

TEST (the_setup_can_be_asked_for)
{
  g_autoptr (GString) setup = g_string_new (NULL);
  g_autoptr (QdrJournal) journal = NULL;
  g_autofree char *name = NULL;
  g_autofree char *nodes = NULL;

  qdr_journal_setup_append_text (setup, "name", "Coupe d’été\n„begin 0“ \\");
  qdr_journal_setup_append_number (setup, "nodes", 200);
  qdr_journal_free (open_journal (setup->str));
  journal = open_journal (NULL);
  name = qdr_journal_get_setting (journal, "name");
  nodes = qdr_journal_get_setting (journal, "nodes");
  ck_assert_str_eq (name, "Coupe d’été\n„begin 0“ \\");
  ck_assert_str_eq (nodes, "200");
  ck_assert_ptr_null (qdr_journal_get_setting (journal, "node"));
}

TEST (it_can_be_looked_at_while_somebody_adds_to_it)
{
  g_autoptr (QdrJournal) writer = open_journal (SET_UP);
  g_autoptr (QdrJournal) reader = NULL;

  add_game (writer, 0);
  reader = qdr_journal_open_read_only (fixture.path, NULL);
  ck_assert_ptr_nonnull (reader);
  ck_assert_uint_eq (qdr_journal_get_n_games (reader), 1);
}

TEST (only_one_program_at_a_time_adds_to_it)
{
  g_autoptr (QdrJournal) first = open_journal (SET_UP);
  g_autoptr (GError) error = NULL;

  ck_assert_ptr_null (qdr_journal_open (fixture.path, SET_UP, &error));
  assert_error (error, QDR_JOURNAL_ERROR_BUSY);
  g_clear_pointer (&first, qdr_journal_free);
  first = open_journal (SET_UP);
}

TEST (another_setup_is_refused_and_named)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;

  make_journal (three, 1);
  before = read_file (NULL);
  ck_assert_ptr_null (qdr_journal_open (fixture.path, "kind tournament\nrounds 2\n", &error));
  assert_error (error, QDR_JOURNAL_ERROR_SET_UP);
  ck_assert_ptr_nonnull (strstr (error->message, "it says “rounds 1”, not “rounds 2”"));
  after = read_file (NULL);
  ck_assert_str_eq (before, after);
}

/* Files that are not journals */

static const char *const foreign[] = {
  "No journal at all\n",
  "Quoridor journal 2\nkind match\n",
  "Quoridor journal",
  "[Board \"9x9\"]\n\n1. e2 e8 *\n",
  "\n",
};

TEST (a_file_of_something_else_is_refused_and_not_touched, .loops = G_N_ELEMENTS (foreign))
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) other_error = NULL;
  g_autofree char *after = NULL;

  write_file (foreign[_i], -1);
  /* A file that ends within the title may be this journal, cut off. */
  if (_i != 2) {
    ck_assert_ptr_null (qdr_journal_open (fixture.path, SET_UP, &error));
    assert_error (error, QDR_JOURNAL_ERROR_FOREIGN);
  }
  ck_assert_ptr_null (qdr_journal_open_read_only (fixture.path, &other_error));
  assert_error (other_error, QDR_JOURNAL_ERROR_FOREIGN);
  after = read_file (NULL);
  ck_assert_str_eq (after, foreign[_i]);
}

TEST (what_is_no_file_is_refused)
{
  g_autoptr (GError) error = NULL;

  ck_assert_ptr_null (qdr_journal_open ("/dev/null", SET_UP, &error));
  ck_assert (g_error_matches (error, QDR_JOURNAL_ERROR, QDR_JOURNAL_ERROR_FOREIGN));
  ck_assert_ptr_null (qdr_journal_open (fixture.folder, SET_UP, NULL));
  ck_assert_ptr_null (qdr_journal_open ("/nonexistent/journal", SET_UP, NULL));
  ck_assert_ptr_null (qdr_journal_open (fixture.path, NULL, NULL));
  ck_assert (!g_file_test (fixture.path, G_FILE_TEST_EXISTS));
}

/* Interrupted writing */

/* A killed program may leave a file that ends anywhere. All complete games are read, and the
 * next one is appended after them. */
TEST (wherever_it_ends_it_goes_on)
{
  gsize length;
  g_autofree char *whole = NULL;
  guint n_before = 0;

  make_journal (three, G_N_ELEMENTS (three));
  whole = read_file (&length);
  for (gsize size = 0; size <= length; size++) {
    g_autoptr (QdrJournal) journal = NULL;
    g_autofree char *after = NULL;
    guint n;

    write_file (whole, (gssize) size);
    journal = open_journal (SET_UP);
    n = qdr_journal_get_n_games (journal);
    ck_assert (n == n_before || n == n_before + 1);
    n_before = n;
    for (guint i = n; i < 3; i++)
      add_game (journal, three[i]);
    after = read_file (NULL);
    ck_assert_str_eq (after, whole);
  }
  ck_assert_uint_eq (n_before, 3);
}

/* Damaged files */

/* A changed journal is refused, loses only its last game, or differs in something that has no
 * effect. It never has games that were not played. */
TEST (damage_is_found_or_costs_the_last_game_at_most)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (5);
  gsize length;
  g_autofree char *whole = NULL;

  make_journal (three, G_N_ELEMENTS (three));
  whole = read_file (&length);
  for (guint i = 0; i < N_CHANGES; i++) {
    g_autofree char *text = g_memdup2 (whole, length);
    const gsize at = (gsize) g_rand_int_range (random, 0, (gint32) length);
    g_autoptr (QdrJournal) journal = NULL;
    g_autoptr (GError) error = NULL;
    g_autofree char *after = NULL;
    gsize length_after;

    text[at] = (char) (text[at] ^ g_rand_int_range (random, 1, 256));
    write_file (text, (gssize) length);
    journal = qdr_journal_open (fixture.path, SET_UP, &error);
    if (journal == NULL) {
      ck_assert_uint_eq (error->domain, QDR_JOURNAL_ERROR);
      after = read_file (&length_after);
      ck_assert_uint_eq (length, length_after);
      ck_assert_mem_eq (after, text, length);
      continue;
    }
    ck_assert_uint_eq (qdr_journal_get_n_games (journal), 2);
    for (guint game = 0; game < 2; game++) {
      guint contestants[QDR_MAX_PLAYERS];
      g_auto (QdrMatchGame) played = { 0 };

      ck_assert_uint_eq (qdr_journal_get_game_number (journal, game), three[game]);
      ck_assert (qdr_journal_get_game (journal, game, contestants, &played, NULL));
    }
  }
}

TEST (a_game_that_is_there_twice_is_damage)
{
  gsize length;
  g_autofree char *whole = NULL;
  g_autofree char *doubled = NULL;
  g_autoptr (GError) error = NULL;

  make_journal (three, 1);
  whole = read_file (&length);
  doubled = g_strconcat (whole, strstr (whole, "\ngame "), NULL);
  write_file (doubled, -1);
  ck_assert_ptr_null (qdr_journal_open (fixture.path, SET_UP, &error));
  assert_error (error, QDR_JOURNAL_ERROR_DAMAGED);
}

/* Continuing */

/* The games that were reported, with their results. */
typedef struct {
  GHashTable *games; /* saved games by number */
  guint n_new;
  guint n_wanted; /* new games after which the match ends */
} Reports;

static gboolean
game_played (guint number,
             const QdrScheduledGame *scheduled_heard,
             const QdrMatchGame *played,
             gpointer user_data,
             GError **error)
{
  Reports *self = user_data;

  ck_assert (!g_hash_table_contains (self->games, GUINT_TO_POINTER (number)));
  g_hash_table_insert (self->games, GUINT_TO_POINTER (number),
                       qdr_saved_game_to_text (played->game));
  self->n_new += !played->is_from_journal;
  return self->n_new < self->n_wanted;
}

static GHashTable *
play_until (guint n_wanted, const char *path, guint n_players, guint jobs)
{
  g_auto (QdrConditions) conditions = { 0 };
  g_auto (QdrStandings) standings = { 0 };
  g_autoptr (QdrJournal) journal = NULL;
  g_autofree char *setup = NULL;
  QdrTournament tournament = { .n_rounds = 1 };
  Reports reports = { .n_wanted = n_wanted };
  g_autoptr (GError) error = NULL;

  conditions_init_for (&conditions, everybody, n_players);
  conditions.jobs = jobs;
  tournament.conditions = conditions;
  setup = qdr_tournament_format_setup (&tournament);
  journal = path != NULL ? qdr_journal_open (path, setup, NULL) : NULL;
  tournament.conditions.journal = journal;
  reports.games = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  ck_assert_msg (qdr_tournament_play (&tournament, &standings, game_played, &reports, &error), "%s",
                 error != NULL ? error->message : "");
  return reports.games;
}

static const struct {
  guint n_players;
  guint n_games;
} tables[] = { { 2, 12 }, { 4, 4 } };

TEST (a_tournament_goes_on_where_it_stopped, .loops = G_N_ELEMENTS (tables))
{
  g_autoptr (GHashTable) whole = play_until (G_MAXUINT, NULL, tables[_i].n_players, 1);
  g_autoptr (GHashTable) again = NULL;
  guint n_played = 0;

  for (guint sitting = 0; n_played < tables[_i].n_games; sitting++) {
    g_autoptr (GHashTable) games =
        play_until (1, fixture.path, tables[_i].n_players, 1 + sitting % 2);

    ck_assert_uint_eq (g_hash_table_size (games), n_played + 1);
    n_played = g_hash_table_size (games);
  }
  again = play_until (0, fixture.path, tables[_i].n_players, 1);
  ck_assert_uint_eq (g_hash_table_size (whole), tables[_i].n_games);
  ck_assert_uint_eq (g_hash_table_size (again), 1);
  again = (g_hash_table_unref (again), play_until (1, fixture.path, tables[_i].n_players, 1));
  for (guint i = 0; i < tables[_i].n_games; i++)
    ck_assert_str_eq (g_hash_table_lookup (whole, GUINT_TO_POINTER (i)),
                      g_hash_table_lookup (again, GUINT_TO_POINTER (i)));
}
