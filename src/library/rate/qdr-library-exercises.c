/*
 * Exercises, attempts at puzzles and exercises, and the puzzle rating of the user.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-library-exercises.h"

#include <math.h>

#include "qdr-library-private.h"
#include "qdr-notation.h"

/* Constants of SM-2. Intervals are in days. */
#define FIRST_EASINESS 2.5
#define MIN_EASINESS 1.3
#define FIRST_INTERVAL 1
#define SECOND_INTERVAL 6

#define TOLERANCE 1e-6

/* The longest interval in days: ten years. */
#define MAX_INTERVAL 3650

/* Deviation of the ratings of puzzles, the same as that of measured ratings of personalities. */
#define PUZZLE_DEVIATION 30

QdrLibraryExercise *
qdr_library_exercise_new (const char *position,
                          const char *move,
                          const char *line,
                          gboolean no_repetition,
                          guint32 day)
{
  QdrLibraryExercise *self;

  g_return_val_if_fail (position != NULL && move != NULL && line != NULL, NULL);

  self = g_new0 (QdrLibraryExercise, 1);
  self->position = g_strdup (position);
  self->move = g_strdup (move);
  self->line = g_strdup (line);
  self->no_repetition = no_repetition;
  self->made = day;
  self->due = day;
  self->easiness = FIRST_EASINESS;
  self->quality = QDR_LIBRARY_QUALITY_NONE;
  return self;
}

QdrLibraryExercise *
qdr_library_exercise_copy (const QdrLibraryExercise *self)
{
  QdrLibraryExercise *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = g_memdup2 (self, sizeof *self);
  copy->position = g_strdup (self->position);
  copy->move = g_strdup (self->move);
  copy->line = g_strdup (self->line);
  copy->opponent = g_strdup (self->opponent);
  return copy;
}

void
qdr_library_exercise_free (QdrLibraryExercise *self)
{
  if (self == NULL)
    return;

  g_free (self->position);
  g_free (self->move);
  g_free (self->line);
  g_free (self->opponent);
  g_free (self);
}

/* The schedule */

void
qdr_library_exercise_record_answer (QdrLibraryExercise *self,
                                    QdrLibraryQuality quality,
                                    guint32 day)
{
  const gboolean is_well = quality >= QDR_LIBRARY_QUALITY_WRONG_ONCE;

  g_return_if_fail (self != NULL);
  g_return_if_fail (quality >= QDR_LIBRARY_QUALITY_SHOWN && quality <= QDR_LIBRARY_QUALITY_AT_ONCE);

  if (is_well && day < self->due)
    return;

  if (self->answered != day)
    self->was_due = self->due;
  self->answered = day;
  self->quality = quality;
  if (is_well) {
    /* Steps 2 and 4 of SM-2: the interval is rounded up, and the easiness is that before this
     * answer. Without the tolerance, 30 × 2.6 could become 79 instead of 78. */
    const int lack = 5 - quality;

    if (self->n_repetitions == 0)
      self->interval = FIRST_INTERVAL;
    else if (self->n_repetitions == 1)
      self->interval = SECOND_INTERVAL;
    else
      self->interval =
          (guint) MIN (ceil (self->interval * self->easiness - TOLERANCE), MAX_INTERVAL);
    self->n_repetitions++;
    self->easiness = MAX (self->easiness + 0.1 - lack * (0.08 + lack * 0.02), MIN_EASINESS);
  } else {
    self->n_repetitions = 0;
    self->interval = FIRST_INTERVAL;
    self->n_lapses++;
  }
  self->due = day + self->interval;
}

static guint32
due_at_dawn (const QdrLibraryExercise *self, guint32 day)
{
  return self->answered == day ? self->was_due : self->due;
}

const QdrLibraryExercise *
qdr_library_choose_daily_exercise (GPtrArray *exercises, guint32 day)
{
  const QdrLibraryExercise *chosen = NULL;

  g_return_val_if_fail (exercises != NULL, NULL);

  for (guint i = 0; i < exercises->len; i++) {
    const QdrLibraryExercise *exercise = g_ptr_array_index (exercises, i);

    if (!exercise->is_removed && exercise->made < day && due_at_dawn (exercise, day) <= day &&
        (chosen == NULL || due_at_dawn (exercise, day) < due_at_dawn (chosen, day) ||
         (due_at_dawn (exercise, day) == due_at_dawn (chosen, day) &&
          g_strcmp0 (exercise->position, chosen->position) < 0)))
      chosen = exercise;
  }
  return chosen;
}

/* Binds the position as parameter 1 and the progress as parameters 2 to 9. */
static void
bind_progress (sqlite3_stmt *statement, const QdrLibraryExercise *exercise)
{
  sqlite3_bind_text (statement, 1, exercise->position, -1, SQLITE_TRANSIENT);
  sqlite3_bind_int64 (statement, 2, exercise->due);
  sqlite3_bind_int64 (statement, 3, exercise->n_repetitions);
  sqlite3_bind_int64 (statement, 4, exercise->interval);
  sqlite3_bind_double (statement, 5, exercise->easiness);
  sqlite3_bind_int64 (statement, 6, exercise->n_lapses);
  sqlite3_bind_int (statement, 7, exercise->quality);
  sqlite3_bind_int64 (statement, 8, exercise->answered);
  sqlite3_bind_int64 (statement, 9, exercise->was_due);
}

gboolean
qdr_library_add_exercises (QdrLibrary *self, GPtrArray *exercises, QdrGame *game, GError **error)
{
  static const char sql[] =
      "INSERT OR IGNORE INTO main.exercises (position, due, repetitions, interval, easiness, "
      "lapses,"
      " quality, answered, was_due, move, line, no_repetition, made, game)"
      " SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, id FROM games"
      " WHERE fingerprint = ?14 AND source = ?15";
  g_auto (QdrGameColumns) columns = { 0 };
  gboolean is_done = TRUE;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (exercises != NULL, FALSE);
  g_return_val_if_fail (QDR_IS_GAME (game), FALSE);

  columns = qdr_game_columns_make (game);
  if (!qdr_database_begin_transaction (self->database, error))
    return FALSE;

  for (guint i = 0; is_done && i < exercises->len; i++) {
    const QdrLibraryExercise *exercise = g_ptr_array_index (exercises, i);
    sqlite3_stmt *statement = qdr_database_prepare_statement (self->database, sql, error);

    if (statement != NULL) {
      bind_progress (statement, exercise);
      sqlite3_bind_text (statement, 10, exercise->move, -1, SQLITE_STATIC);
      sqlite3_bind_text (statement, 11, exercise->line, -1, SQLITE_STATIC);
      sqlite3_bind_int (statement, 12, exercise->no_repetition);
      sqlite3_bind_int64 (statement, 13, exercise->made);
      sqlite3_bind_blob (statement, 14, columns.fingerprint, sizeof columns.fingerprint,
                         SQLITE_STATIC);
      sqlite3_bind_int (statement, 15, QDR_LIBRARY_PLAYED);
    }
    is_done =
        statement != NULL && qdr_database_run_prepared_statement (self->database, statement, error);
  }
  return qdr_database_end_transaction (self->database, is_done, error);
}

static gboolean
set_removed (QdrLibrary *self, const char *position, gboolean is_removed, GError **error)
{
  sqlite3_stmt *statement =
      qdr_database_prepare_statement (self->database,
                                      "UPDATE main.exercises SET removed = ?2 WHERE position = ?1",
                                      error);

  if (statement == NULL)
    return FALSE;

  sqlite3_bind_text (statement, 1, position, -1, SQLITE_TRANSIENT);
  sqlite3_bind_int (statement, 2, is_removed);
  return qdr_database_run_prepared_statement (self->database, statement, error);
}

gboolean
qdr_library_remove_exercise (QdrLibrary *self, const char *position, GError **error)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (position != NULL, FALSE);

  return set_removed (self, position, TRUE, error);
}

gboolean
qdr_library_put_back_exercise (QdrLibrary *self, const char *position, GError **error)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (position != NULL, FALSE);

  return set_removed (self, position, FALSE, error);
}

/* The position begins with "9 9 2 1 |": width, height, number of players, player to move. */
#define SELECT_EXERCISES                                                                           \
  "SELECT position, move, line, no_repetition, game, made, due, repetitions, interval, easiness,"  \
  " lapses, quality, answered, was_due, removed,"                                                  \
  " (SELECT name FROM seats WHERE seats.game = exercises.game AND seat ="                          \
  "  CASE WHEN substr (position, 1, instr (position, '|')) LIKE '% 2 1 |' THEN 2 ELSE 1 END)"      \
  " FROM exercises"

static QdrLibraryExercise *
read_row (sqlite3_stmt *row)
{
  QdrLibraryExercise *self = g_new0 (QdrLibraryExercise, 1);

  self->position = g_strdup (qdr_database_get_text (row, 0));
  self->move = g_strdup (qdr_database_get_text (row, 1));
  self->line = g_strdup (qdr_database_get_text (row, 2));
  self->no_repetition = sqlite3_column_int (row, 3) != 0;
  self->game = sqlite3_column_int64 (row, 4);
  self->made = (guint32) sqlite3_column_int64 (row, 5);
  self->due = (guint32) sqlite3_column_int64 (row, 6);
  self->n_repetitions = (guint) sqlite3_column_int64 (row, 7);
  self->interval = (guint) sqlite3_column_int64 (row, 8);
  self->easiness = sqlite3_column_double (row, 9);
  self->n_lapses = (guint) sqlite3_column_int64 (row, 10);
  self->quality = (QdrLibraryQuality) sqlite3_column_int (row, 11);
  self->answered = (guint32) sqlite3_column_int64 (row, 12);
  self->was_due = (guint32) sqlite3_column_int64 (row, 13);
  self->is_removed = sqlite3_column_int (row, 14) != 0;
  self->opponent = g_strdup (qdr_database_get_text (row, 15));
  self->is_stored = TRUE;
  return self;
}

/* Reads and writes the exercise in one transaction, so that no other program changes it in
 * between. */
gboolean
qdr_library_record_exercise_answer (QdrLibrary *self,
                                    const char *position,
                                    QdrLibraryQuality quality,
                                    guint32 day,
                                    GError **error)
{
  g_autoptr (QdrLibraryExercise) exercise = NULL;
  sqlite3_stmt *statement;
  gboolean has_row = FALSE;
  gboolean is_done;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (position != NULL, FALSE);

  if (!qdr_database_begin_transaction (self->database, error))
    return FALSE;

  statement = qdr_database_prepare_statement (self->database,
                                              SELECT_EXERCISES " WHERE position = ?1", error);
  if (statement != NULL)
    sqlite3_bind_text (statement, 1, position, -1, SQLITE_TRANSIENT);
  is_done = statement != NULL &&
            qdr_database_step_to_next_row (self->database, statement, &has_row, error);
  if (has_row) {
    exercise = read_row (statement);
    sqlite3_reset (statement);
    qdr_library_exercise_record_answer (exercise, quality, day);
    statement = qdr_database_prepare_statement (
        self->database,
        "UPDATE main.exercises SET due = ?2, repetitions = ?3, interval = ?4, easiness = ?5,"
        " lapses = ?6, quality = ?7, answered = ?8, was_due = ?9 WHERE position = ?1",
        error);
    if (statement != NULL)
      bind_progress (statement, exercise);
    is_done =
        statement != NULL && qdr_database_run_prepared_statement (self->database, statement, error);
  }
  return qdr_database_end_transaction (self->database, is_done, error);
}

GPtrArray *
qdr_library_list_exercises (QdrLibrary *self, GError **error)
{
  g_autoptr (GPtrArray) exercises = NULL;
  sqlite3_stmt *row;
  gboolean has_row;

  g_return_val_if_fail (self != NULL, NULL);

  row =
      qdr_database_prepare_statement (self->database, SELECT_EXERCISES " ORDER BY due, id", error);
  if (row == NULL)
    return NULL;

  exercises = g_ptr_array_new_with_free_func ((GDestroyNotify) qdr_library_exercise_free);
  for (;;) {
    if (!qdr_database_step_to_next_row (self->database, row, &has_row, error))
      return NULL;
    if (!has_row)
      return g_steal_pointer (&exercises);
    g_ptr_array_add (exercises, read_row (row));
  }
}

/* Attempts and the puzzle rating */

static void
read_rated_game (sqlite3_stmt *row, gpointer element)
{
  QdrGlickoGame *game = element;

  game->opponent = qdr_glicko_make_new_player ();
  game->opponent.rating = sqlite3_column_double (row, 0);
  game->opponent.deviation = PUZZLE_DEVIATION;
  game->score = sqlite3_column_int (row, 1) != 0 && sqlite3_column_int (row, 2) == 0;
}

/* Computes the rating after all rated attempts up to @day, and after @added (nullable), a new
 * attempt on @day. */
static gboolean
read_rating (QdrLibrary *self,
             guint32 day,
             const QdrGlickoGame *added,
             QdrGlickoRating *rating,
             GError **error)
{
  g_autoptr (GArray) games = NULL;
  sqlite3_stmt *statement;
  gboolean has_row;

  /* Reads the rating after the last day with rated attempts before @day, and increases its
   * deviation for the days in between. */
  *rating = qdr_glicko_make_new_player ();
  statement = qdr_database_prepare_statement (
      self->database,
      "SELECT rating, deviation, volatility, day FROM attempts"
      " WHERE rating NOT NULL AND day < ?1 ORDER BY day DESC, id DESC LIMIT 1",
      error);
  if (statement == NULL)
    return FALSE;

  sqlite3_bind_int64 (statement, 1, day);
  if (!qdr_database_step_to_next_row (self->database, statement, &has_row, error))
    return FALSE;
  if (has_row) {
    const gint64 n_days = day - sqlite3_column_int64 (statement, 3) - 1;

    rating->rating = sqlite3_column_double (statement, 0);
    rating->deviation = sqlite3_column_double (statement, 1);
    rating->volatility = sqlite3_column_double (statement, 2);
    *rating = qdr_glicko_rate_idle_periods (*rating, (guint) CLAMP (n_days, 0, G_MAXINT16));
    sqlite3_reset (statement);
  }

  /* Reads all rated attempts on @day, which are rated together. */
  statement = qdr_database_prepare_statement (
      self->database,
      "SELECT puzzle_rating, solved, helped FROM attempts WHERE day = ?1 AND rating NOT NULL"
      " ORDER BY id",
      error);
  if (statement != NULL)
    sqlite3_bind_int64 (statement, 1, day);
  games = qdr_database_read_array (self->database, statement, sizeof (QdrGlickoGame),
                                   read_rated_game, error);
  if (games == NULL)
    return FALSE;

  if (added != NULL)
    g_array_append_vals (games, added, 1);
  if (games->len > 0)
    *rating =
        qdr_glicko_rate_period (*rating, &g_array_index (games, QdrGlickoGame, 0), games->len);
  return TRUE;
}

gboolean
qdr_library_add_attempt (QdrLibrary *self, const QdrLibraryAttempt *attempt, GError **error)
{
  sqlite3_stmt *statement;
  gint64 was_tried = 0;
  QdrGlickoRating rating;
  gboolean is_rated;
  gboolean is_done = TRUE;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (attempt != NULL && attempt->puzzle != NULL, FALSE);

  if (!qdr_database_begin_transaction (self->database, error))
    return FALSE;

  if (attempt->puzzle_rating > 0) {
    statement =
        qdr_database_prepare_statement (self->database,
                                        "SELECT EXISTS (SELECT * FROM attempts WHERE puzzle = ?1)",
                                        error);
    if (statement != NULL)
      sqlite3_bind_text (statement, 1, attempt->puzzle, -1, SQLITE_TRANSIENT);
    is_done = statement != NULL &&
              qdr_database_read_integer (self->database, statement, &was_tried, error);
  }
  is_rated = is_done && was_tried == 0 && attempt->puzzle_rating > 0;
  if (is_rated) {
    const QdrGlickoGame game = {
      .opponent = { attempt->puzzle_rating, PUZZLE_DEVIATION,
                    qdr_glicko_make_new_player ().volatility },
      .score = attempt->is_solved && !attempt->is_helped,
    };

    is_done = read_rating (self, attempt->day, &game, &rating, error);
  }

  statement = is_done ? qdr_database_prepare_statement (
                            self->database,
                            "INSERT INTO main.attempts (puzzle, day, solved, helped, puzzle_rating,"
                            " rating, deviation, volatility)"
                            " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
                            error)
                      : NULL;
  if (statement != NULL) {
    sqlite3_bind_text (statement, 1, attempt->puzzle, -1, SQLITE_TRANSIENT);
    sqlite3_bind_int64 (statement, 2, attempt->day);
    sqlite3_bind_int (statement, 3, attempt->is_solved);
    sqlite3_bind_int (statement, 4, attempt->is_helped);
  }
  if (statement != NULL && is_rated) {
    sqlite3_bind_double (statement, 5, attempt->puzzle_rating);
    sqlite3_bind_double (statement, 6, rating.rating);
    sqlite3_bind_double (statement, 7, rating.deviation);
    sqlite3_bind_double (statement, 8, rating.volatility);
  }
  is_done =
      statement != NULL && qdr_database_run_prepared_statement (self->database, statement, error);
  return qdr_database_end_transaction (self->database, is_done, error);
}

gboolean
qdr_library_read_training_result (QdrLibrary *self,
                                  guint32 day,
                                  QdrLibraryTrainingResult *training,
                                  GError **error)
{
  g_autoptr (GArray) days = NULL;
  sqlite3_stmt *statement;
  gint64 n_rated, first;
  guint n_days = 0;
  GDate date = { 0 };

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (training != NULL, FALSE);

  if (!read_rating (self, day, NULL, &training->rating, error))
    return FALSE;

  statement =
      qdr_database_prepare_statement (self->database,
                                      "SELECT count(*) FROM attempts WHERE rating NOT NULL", error);
  if (statement == NULL || !qdr_database_read_integer (self->database, statement, &n_rated, error))
    return FALSE;
  training->n_rated = (guint) n_rated;

  statement =
      qdr_database_prepare_statement (self->database,
                                      "SELECT DISTINCT day FROM attempts WHERE solved AND day <= ?1"
                                      " ORDER BY day DESC",
                                      error);
  if (statement != NULL)
    sqlite3_bind_int64 (statement, 1, day);
  days = qdr_database_read_integers (self->database, statement, error);
  if (days == NULL)
    return FALSE;

  /* Counts the days of the streak, which must end today or yesterday. */
  if (days->len > 0 && g_array_index (days, gint64, 0) + 1 >= day)
    while (n_days < days->len &&
           g_array_index (days, gint64, n_days) == g_array_index (days, gint64, 0) - n_days)
      n_days++;
  training->n_days = n_days;

  g_date_set_julian (&date, day);
  first = day + 1 - g_date_get_day (&date);
  training->days_of_month = 0;
  for (guint i = 0; i < days->len && g_array_index (days, gint64, i) >= first; i++)
    training->days_of_month |= 1u << (g_array_index (days, gint64, i) - first);
  return TRUE;
}
