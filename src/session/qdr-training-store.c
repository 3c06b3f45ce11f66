/*
 * What a training reads from the library and writes there, in the thread of its worker.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-training-store.h"

#include "qdr-notation.h"
#include "qdr-person-name.h"
#include "qdr-saved-game.h"

/* --- Reading ---------------------------------------------------------------------------------- */

static void
free_reading (gpointer data)
{
  QdrTrainingReading *self = data;

  g_clear_pointer (&self->exercises, g_ptr_array_unref);
  g_free (self);
}

/* What a damaged file has in the place of an exercise is none. */
static gboolean
is_sound (const QdrLibraryExercise *self)
{
  g_auto (GStrv) line = g_strsplit (self->line, " ", 2);
  QdrPosition position;
  QdrMove move, better;

  return qdr_position_from_text (self->position, &position, NULL, NULL) && position.players == 2 &&
         qdr_position_result (&position).outcome == QDR_OUTCOME_ONGOING && line[0] != NULL &&
         qdr_move_from_text (&position.board, self->move, &move) == QDR_REASON_NONE &&
         qdr_move_from_text (&position.board, line[0], &better) == QDR_REASON_NONE &&
         qdr_move_kind (move) != QDR_MOVE_CONCESSION &&
         qdr_move_kind (better) != QDR_MOVE_CONCESSION && qdr_position_is_legal (&position, move) &&
         qdr_position_is_legal (&position, better);
}

static gboolean
read_all (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  QdrTrainingReading *reading = data;

  g_clear_pointer (&reading->exercises, g_ptr_array_unref);
  reading->exercises = qdr_library_list_exercises (library, error);
  if (reading->exercises == NULL ||
      !qdr_library_read_training (library, reading->day, &reading->state, error))
    return FALSE;

  for (guint i = reading->exercises->len; i-- > 0;)
    if (!is_sound (g_ptr_array_index (reading->exercises, i)))
      g_ptr_array_remove_index (reading->exercises, i);
  return TRUE;
}

void
qdr_training_store_read (QdrLibraryWorker *library,
                         guint32 day,
                         GAsyncReadyCallback callback,
                         gpointer user_data)
{
  QdrTrainingReading *reading = g_new0 (QdrTrainingReading, 1);

  reading->day = day;
  qdr_library_worker_run_async (library, QDR_LIBRARY_READS, read_all, reading, free_reading, NULL,
                                callback, user_data);
}

/* --- Adding ----------------------------------------------------------------------------------- */

/* The game as text, because the game itself may change meanwhile. */
typedef struct {
  GPtrArray *exercises;
  char *game;
  char *user;
} Parcel;

static void
free_parcel (gpointer data)
{
  Parcel *self = data;

  g_ptr_array_unref (self->exercises);
  g_free (self->game);
  g_free (self->user);
  g_free (self);
}

static gboolean
add_exercises (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  const Parcel *parcel = data;
  g_autoptr (QdrGame) game = qdr_person_name_parse_game (parcel->game, parcel->user, error);

  return game != NULL && qdr_library_add_exercises (library, parcel->exercises, game, error);
}

void
qdr_training_store_add (QdrLibraryWorker *library,
                        GPtrArray *exercises,
                        QdrGame *game,
                        GAsyncReadyCallback callback,
                        gpointer user_data)
{
  Parcel *parcel = g_new0 (Parcel, 1);

  parcel->exercises = g_ptr_array_new_with_free_func ((GDestroyNotify) qdr_library_exercise_free);
  for (guint i = 0; i < exercises->len; i++)
    g_ptr_array_add (parcel->exercises,
                     qdr_library_exercise_copy (g_ptr_array_index (exercises, i)));
  parcel->game = qdr_saved_game_to_text (game);
  parcel->user = qdr_person_name_get_user_or_account ();
  qdr_library_worker_run_async (library, QDR_LIBRARY_WRITES, add_exercises, parcel, free_parcel,
                                NULL, callback, user_data);
}

/* --- Removing --------------------------------------------------------------------------------- */

static gboolean
remove_exercise (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  return qdr_library_remove_exercise (library, data, error);
}

static gboolean
put_back_exercise (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  return qdr_library_put_back_exercise (library, data, error);
}

void
qdr_training_store_set_removed (QdrLibraryWorker *library,
                                const char *position,
                                gboolean is_removed,
                                GAsyncReadyCallback callback,
                                gpointer user_data)
{
  qdr_library_worker_run_async (library, QDR_LIBRARY_WRITES,
                                is_removed ? remove_exercise : put_back_exercise,
                                g_strdup (position), g_free, NULL, callback, user_data);
}

/* --- What is done ----------------------------------------------------------------------------- */

typedef struct {
  char *name; /* of a puzzle, or the position of an exercise */
  QdrLibraryAttempt attempt;
  QdrLibraryQuality quality; /* NONE for a puzzle */
} Done;

static void
free_done (gpointer data)
{
  Done *self = data;

  g_free (self->name);
  g_free (self);
}

static gboolean
write_done (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  const Done *done = data;

  return (done->quality == QDR_LIBRARY_QUALITY_NONE ||
          qdr_library_answer_exercise (library, done->name, done->quality, done->attempt.day,
                                       error)) &&
         qdr_library_add_attempt (library, &done->attempt, error);
}

static void
write_attempt (QdrLibraryWorker *library,
               const QdrLibraryAttempt *attempt,
               QdrLibraryQuality quality,
               GAsyncReadyCallback callback,
               gpointer user_data)
{
  Done *done = g_new0 (Done, 1);

  done->name = g_strdup (attempt->puzzle);
  done->attempt = *attempt;
  done->attempt.puzzle = done->name;
  done->quality = quality;
  qdr_library_worker_run_async (library, QDR_LIBRARY_WRITES, write_done, done, free_done, NULL,
                                callback, user_data);
}

void
qdr_training_store_answer (QdrLibraryWorker *library,
                           const char *position,
                           QdrLibraryQuality quality,
                           gboolean has_help,
                           guint32 day,
                           GAsyncReadyCallback callback,
                           gpointer user_data)
{
  const QdrLibraryAttempt attempt = { position, day, quality != QDR_LIBRARY_QUALITY_SHOWN, has_help,
                                      0 };

  write_attempt (library, &attempt, quality, callback, user_data);
}

void
qdr_training_store_attempt (QdrLibraryWorker *library,
                            const QdrLibraryAttempt *attempt,
                            GAsyncReadyCallback callback,
                            gpointer user_data)
{
  write_attempt (library, attempt, QDR_LIBRARY_QUALITY_NONE, callback, user_data);
}
