/*
 * Libraries with a value in a cell that the program cannot have written there. SQLite stores any
 * value in any column. Reading leaves the row out, the check finds it, and other rows are as
 * before.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <sqlite3.h>
#include <string.h>

#include "qdr-library-exercises.h"
#include "qdr-library-openings.h"
#include "qdr-library-query.h"
#include "qdr-library-ratings.h"
#include "qdr-library-statistics.h"
#include "qdr-library.h"
#include "qdr-notation.h"
#include "random-games.h"
#include "test.h"

#define N_GAMES 6
#define N_EXERCISES 3
#define DAY 2460000

/* The id of the game, the player and so on in whose row a cell changes. */
#define VICTIM "2"
#define VICTIM_ID 2

static char *folder;
static char *path;
static QdrLibrary *library;
static char *texts[N_GAMES + 1]; /* by id of the game */

static gboolean
measure (const char *id, int *rating, gpointer user_data)
{
  *rating = 1000;
  return TRUE;
}

/* Asserts that there is a result and no error, and returns whether. */
#define ASSERT_READ(is_read)                                                                       \
  ck_assert_msg ((is_read), "%s: %s", label, error != NULL ? error->message : "no error")

static void
add_training (QdrGame *game)
{
  static const char *const positions[] = { "5 5 2 1 | c1 c5 | 2 2 | - | -",
                                           "5 5 2 1 | c2 c5 | 2 2 | - | -",
                                           "5 5 2 2 | c3 c5 | 2 2 | - | -" };
  const QdrLibraryReview reviews[QDR_MAX_PLAYERS] = { { 4, 1, 1, 1, 75 }, { 4, 0, 0, 0, 100 } };
  g_autoptr (GPtrArray) exercises =
      g_ptr_array_new_with_free_func ((GDestroyNotify) qdr_library_exercise_free);

  for (guint i = 0; i < N_EXERCISES; i++) {
    const QdrLibraryAttempt attempt = { positions[i], DAY + i, TRUE, i == 1, 900 };

    g_ptr_array_add (exercises,
                     qdr_library_exercise_new (positions[i], "a1h", "d4v c2", i == 1, DAY));
    ck_assert (qdr_library_add_attempt (library, &attempt, NULL));
  }
  ck_assert (qdr_library_add_exercises (library, exercises, game, NULL));
  ck_assert (qdr_library_add_review (library, game, reviews, NULL, NULL));
}

static void
set_up (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (12);

  folder = g_dir_make_tmp ("library-XXXXXX", NULL);
  path = g_build_filename (folder, "library.db", NULL);
  library = qdr_library_open (path, NULL);
  for (guint id = 1; id <= N_GAMES; id++) {
    g_autoptr (QdrGame) game = make_random_game (random, id);

    ck_assert (qdr_library_add_game (library, game, QDR_LIBRARY_PLAYED, "1", NULL, NULL, NULL));
    if (id == VICTIM_ID)
      add_training (game);
    texts[id] = qdr_library_read_game_text (library, id, NULL);
    ck_assert_ptr_nonnull (texts[id]);
  }
  ck_assert (qdr_library_update_ratings (library, measure, NULL, NULL));
  ck_assert (qdr_library_check_file (library, NULL));
  ck_assert (qdr_library_compact_file (library, NULL));
  g_clear_pointer (&library, qdr_library_close);
}

static void
tear_down (void)
{
  g_clear_pointer (&library, qdr_library_close);
  for (guint id = 1; id <= N_GAMES; id++)
    g_clear_pointer (&texts[id], g_free);
  g_free (path);
  remove_temp_folder (folder);
}

TEST_DEFAULTS (.timeout = 600, .set_up = set_up, .tear_down = tear_down)

static gboolean
mark_entry (const QdrLibraryEntry *entry, gpointer user_data)
{
  gboolean *is_listed = user_data;

  ck_assert (entry->n_players == 2 || entry->n_players == 4);
  ck_assert_int_le (entry->winner, (int) entry->n_players);
  ck_assert_ptr_nonnull (qdr_library_entry_get_result (entry));
  ck_assert_ptr_nonnull (qdr_library_ending_get_name (entry->ending));
  for (guint i = 0; i < entry->n_players; i++)
    ck_assert_ptr_nonnull (entry->names[i]);
  if (entry->id <= N_GAMES)
    is_listed[entry->id] = TRUE;
  return TRUE;
}

/* Reads all lists of games. @n_victims: one if only the row of a game has changed, otherwise all */
static void
read_games (const char *label, gboolean has_one_victim)
{
  QdrPosition start;
  g_autoptr (GError) error = NULL;

  qdr_position_init (&start, 9, 9, 2);
  for (guint sort = 0; sort < QDR_LIBRARY_N_SORTS; sort++) {
    gboolean is_listed[N_GAMES + 1] = { FALSE };

    ASSERT_READ (qdr_library_list_games (library, &(QdrLibraryFilter){ 0 }, (QdrLibrarySort) sort,
                                         sort % 2 == 0, 0, mark_entry, is_listed, &error));
    for (gint64 id = 1; has_one_victim && id <= N_GAMES; id++)
      ck_assert_msg (is_listed[id] || id == VICTIM_ID, "%s: game %u is not listed in order %u",
                     label, (guint) id, sort);
  }
  for (gint64 id = 1; id <= N_GAMES; id++) {
    g_autofree char *text = qdr_library_read_game_text (library, id, NULL);

    if (has_one_victim && id != VICTIM_ID)
      ck_assert_str_eq (text, texts[id]);
  }

  {
    const QdrLibraryFilter filters[] = {
      { .player = "player 3", .parts_of_names = TRUE },
      { .player = "e", .opponent = "1", .parts_of_names = TRUE },
      { .player = "Player 3 “D”", .opponent = "p1" },
      { .opening = "e2 e8" },
      { .result = "2", .width = 9, .since = "1990-01-01", .min_moves = 1, .max_moves = 400 },
      { .position = &start },
    };

    for (guint i = 0; i < G_N_ELEMENTS (filters); i++) {
      guint n_games;
      double share;

      ASSERT_READ (qdr_library_count_games (library, &filters[i], &n_games, &error));
      ck_assert_uint_le (n_games, N_GAMES);
      ASSERT_READ (
          qdr_library_read_first_player_share (library, &filters[i], &n_games, &share, &error));
      ck_assert (share >= 0 && share <= 1);
    }
  }
}

/* Takes ownership of the result. */
static void
assert_answered (const char *label, QdrLibraryQueryResult *result, GError *error)
{
  ASSERT_READ (result != NULL);
  qdr_library_query_result_free (result);
}

static void
run_queries (const char *label)
{
  const QdrLibraryBookRules rules = { .n_plies = 8, .min_games = 1 };
  g_autoptr (GArray) boards = NULL;
  g_autofree char *book = NULL;
  g_autoptr (GError) error = NULL;
  QdrPosition start;

  qdr_position_init (&start, 9, 9, 2);
  ASSERT_READ (qdr_library_update_ratings (library, measure, NULL, &error));
  assert_answered (label, qdr_library_query_first_player_share (library, "e2", &error), error);
  assert_answered (label, qdr_library_query_first_seat_winners (library, 0, &error), error);
  assert_answered (label, qdr_library_query_moves (library, &start, &error), error);
  assert_answered (label, qdr_library_query_player_pairs (library, &error), error);
  assert_answered (label, qdr_library_query_players_rated_above (library, 0, &error), error);
  assert_answered (label, qdr_library_query_best_players (library, 50, &error), error);
  for (guint kind = 0; kind < QDR_LIBRARY_N_SCOPES; kind++) {
    const QdrLibraryScope scope = { (QdrLibraryScopeKind) kind, "Player 3 “D”" };
    g_autoptr (GArray) moves = qdr_library_find_moves (library, &start, &scope, &error);

    ASSERT_READ (moves != NULL);
  }
  book = qdr_library_make_opening_book_text (library, &rules, NULL, &error);
  ASSERT_READ (book != NULL);
  boards = qdr_library_list_board_sizes (library, &error);
  ASSERT_READ (boards != NULL);
  for (guint i = 0; i < boards->len; i++)
    ck_assert_uint_le (g_array_index (boards, QdrLibraryBoardSize, i).width, 19);
}

static void
read_player (const char *label, const QdrLibraryPlayer *player)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (QdrLibraryStatistics) statistics =
      qdr_library_read_statistics (library, player->is_personality, player->identity, &error);
  g_autoptr (GArray) ratings = NULL;
  g_autoptr (GArray) reviewed = NULL;
  g_autoptr (GPtrArray) encounters = NULL;
  g_autoptr (GArray) measured = NULL;

  ASSERT_READ (statistics != NULL);
  ck_assert_uint_le (statistics->n_unfinished, QDR_MAX_PLAYERS * (N_GAMES + 1));
  for (guint i = 0; i < statistics->outcomes->len; i++) {
    const QdrLibraryOutcome *outcome = &g_array_index (statistics->outcomes, QdrLibraryOutcome, i);

    ck_assert (outcome->n_players == 2 || outcome->n_players == 4);
    ck_assert (outcome->share >= 0 && outcome->share <= 1);
    ck_assert_uint_le (outcome->n_walls, QDR_MAX_STOCK);
  }
  for (guint i = 0; i < statistics->recent_games->len; i++) {
    const QdrLibraryRecentGame *game = g_ptr_array_index (statistics->recent_games, i);

    ck_assert_uint_le (g_strv_length (game->opponents), QDR_MAX_PLAYERS - 1);
  }
  ratings = qdr_library_list_ratings (library, player->is_personality, player->identity, &error);
  ASSERT_READ (ratings != NULL);
  reviewed =
      qdr_library_list_reviewed_games (library, player->is_personality, player->identity, &error);
  ASSERT_READ (reviewed != NULL);
  encounters = qdr_library_list_encounters (library, player->name, &error);
  ASSERT_READ (encounters != NULL);
  measured = qdr_library_list_measured_games (library, player->name, 5, measure, NULL, &error);
  ASSERT_READ (measured != NULL);
}

static void
read_players (const char *label)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) players = qdr_library_list_players (library, &error);

  ASSERT_READ (players != NULL);
  for (guint i = 0; i < players->len; i++)
    read_player (label, g_ptr_array_index (players, i));
  for (guint n = 2; n <= 4; n += 2) {
    g_autoptr (QdrLibraryComparison) comparison =
        qdr_library_compare_personalities (library, n, &error);

    ASSERT_READ (comparison != NULL);
  }
}

static void
train (const char *label, gboolean has_one_victim)
{
  const QdrLibraryAttempt attempt = { "another", DAY + 9, TRUE, FALSE, 700 };
  QdrLibraryTrainingResult result;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) exercises = qdr_library_list_exercises (library, &error);

  ASSERT_READ (exercises != NULL);
  ck_assert (!has_one_victim || exercises->len >= N_EXERCISES - 1);
  qdr_library_choose_daily_exercise (exercises, DAY + 20);
  for (guint i = 0; i < exercises->len; i++) {
    const QdrLibraryExercise *exercise = g_ptr_array_index (exercises, i);
    QdrPosition position;
    QdrMove move;

    ck_assert (qdr_position_from_text (exercise->position, &position, NULL, NULL));
    ck_assert_uint_eq (qdr_move_from_text (&position.board, exercise->move, &move),
                       QDR_REFUSAL_REASON_NONE);

    ASSERT_READ (qdr_library_record_exercise_answer (library, exercise->position,
                                                     QDR_LIBRARY_QUALITY_AT_ONCE, DAY + 20,
                                                     &error));
  }
  ASSERT_READ (qdr_library_add_attempt (library, &attempt, &error));
  ASSERT_READ (qdr_library_read_training_result (library, DAY + 9, &result, &error));
  ck_assert (result.rating.rating > -1e8 && result.rating.rating < 1e8);
}

/* A new game is added and listed, and a damaged one is mended by adding it again. */
static void
add_games (const char *label)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (12);

  for (guint number = 1; number <= N_GAMES + 1; number++) {
    g_autoptr (QdrGame) game = make_random_game (random, number);
    g_autofree char *final = NULL;
    g_autoptr (QdrLibraryEntry) entry = NULL;
    g_autoptr (GPtrArray) removed = NULL;
    g_autoptr (GError) error = NULL;
    gint64 id;

    if (number != VICTIM_ID && number <= N_GAMES)
      continue;
    ASSERT_READ (qdr_library_add_game (library, game, QDR_LIBRARY_PLAYED, "1", &id, NULL, &error));
    entry = qdr_library_read_entry (library, id, &final, &error);
    ASSERT_READ (entry != NULL);
    removed = qdr_library_take_out_games (library, &id, 1, &error);
    ASSERT_READ (removed != NULL);
    ASSERT_READ (qdr_library_put_back_games (library, removed, 1, &error));
  }
}

static void
rename_people (const char *label)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) players = qdr_library_list_players (library, &error);

  ASSERT_READ (players != NULL);
  for (guint i = 0; i < players->len; i++) {
    const QdrLibraryPlayer *player = g_ptr_array_index (players, i);
    g_autofree char *new_name = g_strdup_printf ("New Name %u", i);

    ASSERT_READ (player->is_personality ||
                 qdr_library_rename_person (library, player->identity, new_name, &error));
  }
}

/* What the program cannot have written. */
typedef enum {
  POSSIBLE,     /* it may have written the value */
  WRONG_NUMBER, /* no column for numbers can contain the value; columns for texts convert it */
  WRONG,        /* no column can contain the value */
} Wrongness;

typedef struct {
  const char *sql;
  Wrongness wrongness;
} Value;

static const Value values[] = {
  { "NULL" },
  { "-1" },
  { "0" },
  { "3" },
  { "0.5" },
  { "9223372036854775807" },
  { "-9223372036854775808" },
  { "1e308", WRONG_NUMBER },
  { "-1e308", WRONG_NUMBER },
  { "9e999", WRONG_NUMBER },
  { "-9e999", WRONG_NUMBER },
  { "''", WRONG_NUMBER },
  { "'12'" },
  { "'1' || char (10) || '2'", WRONG_NUMBER },
  { "hex (zeroblob (50000)) || 'x'", WRONG_NUMBER },
  { "x'f0'", WRONG },
  { "x'61ff00fe62'", WRONG },
};

static const struct {
  const char *name;
  const char *victim; /* the condition for one row */
} tables[] = {
  { "players", "id = " VICTIM },
  { "games", "id = " VICTIM },
  { "texts", "game = " VICTIM },
  { "seats", "game = " VICTIM " AND seat = 2" },
  { "positions", "game = " VICTIM " AND ply = 0" },
  { "ratings", "player = (SELECT max (player) FROM ratings)" },
  { "state", "1" },
  { "outcomes", "game = (SELECT min (game) FROM outcomes) AND seat = 1" },
  { "reviews", "seat = 1" },
  { "exercises", "id = " VICTIM },
  { "attempts", "id = " VICTIM },
};

/* Changes cells in the file. Returns the number of changed rows. */
static int
change_cells (const char *copy, const char *sql)
{
  sqlite3 *handle;
  int n_changes;

  ck_assert_int_eq (sqlite3_open (copy, &handle), SQLITE_OK);
  sqlite3_exec (handle, sql, NULL, NULL, NULL);
  n_changes = sqlite3_total_changes (handle);
  sqlite3_close (handle);
  return n_changes;
}

static GPtrArray *
list_columns (const char *table, const char *type)
{
  g_autofree char *sql =
      g_strdup_printf ("SELECT name FROM pragma_table_info ('%s') WHERE type LIKE '%s'", table,
                       type);
  GPtrArray *columns = g_ptr_array_new_with_free_func (g_free);
  sqlite3_stmt *row;
  sqlite3 *handle;

  ck_assert_int_eq (sqlite3_open (path, &handle), SQLITE_OK);
  ck_assert_int_eq (sqlite3_prepare_v2 (handle, sql, -1, &row, NULL), SQLITE_OK);
  while (sqlite3_step (row) == SQLITE_ROW)
    g_ptr_array_add (columns, g_strdup ((const char *) sqlite3_column_text (row, 0)));
  sqlite3_finalize (row);
  sqlite3_close (handle);
  return columns;
}

static void
use_library (const char *label, gboolean has_one_victim)
{
  read_games (label, has_one_victim);
  run_queries (label);
  read_players (label);
  train (label, has_one_victim);
  add_games (label);
  rename_people (label);
}

TEST (a_hostile_cell_is_found_and_harms_no_other_row, .loops = G_N_ELEMENTS (tables))
{
  g_autofree char *copy = g_build_filename (folder, "copy.db", NULL);
  g_autoptr (GPtrArray) columns = list_columns (tables[_i].name, "%");
  g_autoptr (GPtrArray) text_columns = list_columns (tables[_i].name, "TEXT");
  g_autofree char *contents = NULL;
  guint n_found = 0;
  gsize length;

  ck_assert_uint_gt (columns->len, 0);
  ck_assert (g_file_get_contents (path, &contents, &length, NULL));
  for (guint i = 0; i < columns->len; i++)
    for (guint j = 0; j < 2 * G_N_ELEMENTS (values); j++) {
      const Value *value = &values[j / 2];
      const char *column = g_ptr_array_index (columns, i);
      /* Without the row of a player all games of the player are incomplete. */
      const gboolean has_one_victim =
          j % 2 == 0 && !(g_str_equal (tables[_i].name, "players") && g_str_equal (column, "id"));
      g_autofree char *sql =
          g_strdup_printf ("UPDATE OR IGNORE %s SET %s = %s WHERE %s", tables[_i].name, column,
                           value->sql, j % 2 == 0 ? tables[_i].victim : "1");
      g_autoptr (GError) error = NULL;
      gboolean is_sound;

      /* Every second value in each column, beginning with the other one in the next, and one of
       * four in all rows. All of them took minutes with sanitizers. */
      if ((j / 2 + i) % 2 != 0 || (j % 2 != 0 && j / 2 % 4 >= 2))
        continue;
      ck_assert (g_file_set_contents (copy, contents, (gssize) length, NULL));
      if (change_cells (copy, sql) == 0)
        continue;
      library = qdr_library_open (copy, &error);
      ck_assert_msg (library != NULL, "%s: %s", sql, error != NULL ? error->message : "");
      ck_assert (qdr_library_begin_import (library, NULL));
      is_sound = qdr_library_check_file (library, &error);
      ck_assert (is_sound || g_error_matches (error, QDR_LIBRARY_ERROR, QDR_LIBRARY_ERROR_DAMAGED));
      n_found += !is_sound;
      if (value->wrongness == WRONG ||
          (value->wrongness == WRONG_NUMBER &&
           !g_ptr_array_find_with_equal_func (text_columns, column, g_str_equal, NULL)))
        ck_assert_msg (!is_sound, "%s: not found", sql);
      use_library (sql, has_one_victim);
      g_clear_pointer (&library, qdr_library_close);
      g_remove (copy);
    }
  ck_assert_uint_gt (n_found, 0);
}
