/*
 * Exercises: the user's own mistakes, which come back until the better move is found unaided.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-library-exercises.h"

#include <math.h>

#include "qdr-library-private.h"
#include "qdr-notation.h"

/* Constants of SM-2. */
#define FIRST_EASINESS 2.5
#define MIN_EASINESS 1.3
#define FIRST_INTERVAL 1
#define SECOND_INTERVAL 6

/* Never reached by answering. */
#define MAX_EASINESS 100

#define TOLERANCE 1e-6

/* Ten years. */
#define MAX_INTERVAL 3650

/* --- The struct ------------------------------------------------------------------------------- */

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

/* --- SM-2 ------------------------------------------------------------------------------------- */

void
qdr_library_exercise_answer (QdrLibraryExercise *self, QdrLibraryQuality quality, guint32 day)
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
    int lack;

    /* Steps 2 and 4: the next interval uses the easiness before this answer and is rounded up.
       The tolerance makes 30 × 2.6 exactly 78. */
    lack = 5 - quality;
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
qdr_library_choose_exercise (GPtrArray *exercises, guint32 day)
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

/* --- The table -------------------------------------------------------------------------------- */

/* Binds the position as parameter 1 and the progress as 2 to 9. */
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

static gboolean
add (QdrLibrary *self, const QdrLibraryExercise *exercise, gint64 game, GError **error)
{
  sqlite3_stmt *statement = qdr_database_prepare (
      self->database,
      "INSERT OR IGNORE INTO exercises (position, due, repetitions, interval, easiness, lapses,"
      " quality, answered, was_due, move, line, no_repetition, game, made)"
      " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12,"
      " (SELECT id FROM games WHERE id = ?13), ?14)",
      error);

  if (statement == NULL)
    return FALSE;

  bind_progress (statement, exercise);
  sqlite3_bind_text (statement, 10, exercise->move, -1, SQLITE_TRANSIENT);
  sqlite3_bind_text (statement, 11, exercise->line, -1, SQLITE_TRANSIENT);
  sqlite3_bind_int (statement, 12, exercise->no_repetition);
  sqlite3_bind_int64 (statement, 13, game);
  sqlite3_bind_int64 (statement, 14, exercise->made);
  return qdr_database_finish (self->database, statement, error);
}

/* @id is 0 unless the library has the game as one that was played here. */
static gboolean
find_played (QdrLibrary *self, QdrGame *game, gint64 *id, GError **error)
{
  g_auto (QdrGameSheet) sheet = qdr_game_sheet_make (game);
  sqlite3_stmt *statement;

  if (!qdr_library_find_game (self, &sheet, id, error))
    return FALSE;
  statement = qdr_database_prepare (self->database,
                                    "SELECT id FROM games WHERE id = ?1 AND source = ?2", error);
  if (statement == NULL)
    return FALSE;

  sqlite3_bind_int64 (statement, 1, *id);
  sqlite3_bind_int (statement, 2, QDR_LIBRARY_PLAYED);
  return qdr_database_read_integer (self->database, statement, id, error);
}

gboolean
qdr_library_add_exercises (QdrLibrary *self, GPtrArray *exercises, QdrGame *game, GError **error)
{
  gboolean is_done;
  gint64 id;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (exercises != NULL, FALSE);
  g_return_val_if_fail (QDR_IS_GAME (game), FALSE);

  if (!qdr_database_begin (self->database, error))
    return FALSE;
  is_done = find_played (self, game, &id, error);
  for (guint i = 0; i < exercises->len && is_done && id != 0; i++)
    is_done = add (self, g_ptr_array_index (exercises, i), id, error);
  return qdr_database_end (self->database, is_done, error);
}

static gboolean
set_removed (QdrLibrary *self, const char *position, gboolean is_removed, GError **error)
{
  sqlite3_stmt *statement =
      qdr_database_prepare (self->database, "UPDATE exercises SET removed = ?2 WHERE position = ?1",
                            error);

  if (statement == NULL)
    return FALSE;

  sqlite3_bind_text (statement, 1, position, -1, SQLITE_TRANSIENT);
  sqlite3_bind_int (statement, 2, is_removed);
  return qdr_database_finish (self->database, statement, error);
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

#define SELECT_EXERCISES                                                                           \
  "SELECT position, move, line, no_repetition, game, made, due, repetitions, interval, easiness,"  \
  " lapses, quality, answered, was_due, removed,"                                                  \
  " (SELECT name FROM seats WHERE seats.game = exercises.game AND seat = 1),"                      \
  " (SELECT name FROM seats WHERE seats.game = exercises.game AND seat = 2) FROM exercises"

/* (transfer full) (nullable): the name of the player who did not make the mistake */
static char *
read_opponent (sqlite3_stmt *row, const char *text)
{
  const int first_name = 15;
  QdrPosition position;
  const char *name;

  if (!qdr_position_from_text (text, &position, NULL, NULL) || position.players != 2)
    return NULL;
  name = qdr_database_get_text (row, first_name + 1 - (int) position.turn);
  return *name != '\0' ? g_strdup (name) : NULL;
}

/* Clamps values that a damaged file may hold, so that no interval is impossible. */
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
  self->interval = (guint) CLAMP (sqlite3_column_int64 (row, 8), 0, MAX_INTERVAL);
  self->easiness = CLAMP (sqlite3_column_double (row, 9), MIN_EASINESS, MAX_EASINESS);
  self->n_lapses = (guint) sqlite3_column_int64 (row, 10);
  self->quality = (QdrLibraryQuality) CLAMP (sqlite3_column_int64 (row, 11),
                                             QDR_LIBRARY_QUALITY_NONE, QDR_LIBRARY_QUALITY_AT_ONCE);
  self->answered = (guint32) sqlite3_column_int64 (row, 12);
  self->was_due = (guint32) sqlite3_column_int64 (row, 13);
  self->is_removed = sqlite3_column_int (row, 14) != 0;
  self->opponent = read_opponent (row, self->position);
  self->is_kept = TRUE;
  return self;
}

static gboolean
find (QdrLibrary *self, const char *position, QdrLibraryExercise **exercise, GError **error)
{
  sqlite3_stmt *row =
      qdr_database_prepare (self->database, SELECT_EXERCISES " WHERE position = ?1", error);
  gboolean has_row;

  *exercise = NULL;
  if (row == NULL)
    return FALSE;

  sqlite3_bind_text (row, 1, position, -1, SQLITE_TRANSIENT);
  if (!qdr_database_step (self->database, row, &has_row, error))
    return FALSE;
  if (has_row)
    *exercise = read_row (row);
  sqlite3_reset (row);
  return TRUE;
}

static gboolean
write_answer (QdrLibrary *self, const QdrLibraryExercise *exercise, GError **error)
{
  sqlite3_stmt *statement = qdr_database_prepare (
      self->database,
      "UPDATE exercises SET due = ?2, repetitions = ?3, interval = ?4, easiness = ?5, lapses = ?6,"
      " quality = ?7, answered = ?8, was_due = ?9 WHERE position = ?1",
      error);

  if (statement == NULL)
    return FALSE;

  bind_progress (statement, exercise);
  return qdr_database_finish (self->database, statement, error);
}

/* Reads and writes in one transaction, so that nobody else answers in between. */
gboolean
qdr_library_answer_exercise (QdrLibrary *self,
                             const char *position,
                             QdrLibraryQuality quality,
                             guint32 day,
                             GError **error)
{
  g_autoptr (QdrLibraryExercise) exercise = NULL;
  gboolean is_done;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (position != NULL, FALSE);

  if (!qdr_database_begin (self->database, error))
    return FALSE;
  is_done = find (self, position, &exercise, error);
  if (exercise != NULL) {
    qdr_library_exercise_answer (exercise, quality, day);
    is_done = write_answer (self, exercise, error);
  }
  return qdr_database_end (self->database, is_done, error);
}

GPtrArray *
qdr_library_list_exercises (QdrLibrary *self, GError **error)
{
  g_autoptr (GPtrArray) exercises = NULL;
  sqlite3_stmt *row;
  gboolean has_row = TRUE;

  g_return_val_if_fail (self != NULL, NULL);

  row = qdr_database_prepare (self->database, SELECT_EXERCISES " ORDER BY due, id", error);
  if (row == NULL)
    return NULL;

  exercises = g_ptr_array_new_with_free_func ((GDestroyNotify) qdr_library_exercise_free);
  for (;;) {
    if (!qdr_database_step (self->database, row, &has_row, error))
      return NULL;
    if (!has_row)
      return g_steal_pointer (&exercises);
    g_ptr_array_add (exercises, read_row (row));
  }
}
