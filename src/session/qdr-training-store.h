/*
 * What a training reads from the library and writes there, in the thread of its worker.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library-attempts.h"
#include "qdr-library-exercises.h"
#include "qdr-library-worker.h"

G_BEGIN_DECLS

/* Each ends with qdr_library_worker_run_finish(). */

/** @brief What is read. */
typedef struct {
  guint32 day;              /**< today */
  GPtrArray *exercises;     /**< of QdrLibraryExercise */
  QdrLibraryTraining state; /**< rating and streak */
} QdrTrainingReading;

/**
 * @brief Reads all of it; ends with a QdrTrainingReading.
 *
 * @param library    which has it
 * @param day        today
 * @param callback   called when it is done
 * @param user_data  for @p callback
 */
void qdr_training_store_read (QdrLibraryWorker *library,
                              guint32 day,
                              GAsyncReadyCallback callback,
                              gpointer user_data);

/**
 * @brief Adds exercises.
 *
 * @param library    where
 * @param exercises  (element-type QdrLibraryExercise): copied
 * @param game       where they are from
 * @param callback   called when it is done
 * @param user_data  for @p callback
 */
void qdr_training_store_add (QdrLibraryWorker *library,
                             GPtrArray *exercises,
                             QdrGame *game,
                             GAsyncReadyCallback callback,
                             gpointer user_data);

/**
 * @brief Removes an exercise, or puts it back.
 *
 * @param library     where
 * @param position    of the exercise, as text
 * @param is_removed  whether it is removed
 * @param callback    called when it is done
 * @param user_data   for @p callback
 */
void qdr_training_store_set_removed (QdrLibraryWorker *library,
                                     const char *position,
                                     gboolean is_removed,
                                     GAsyncReadyCallback callback,
                                     gpointer user_data);

/**
 * @brief Notes how an exercise was done, which is an attempt as well.
 *
 * @param library    where
 * @param position   of the exercise, as text
 * @param quality    how
 * @param has_help   whether there was a wrong move, a hint or the solution
 * @param day        today
 * @param callback   called when it is done
 * @param user_data  for @p callback
 */
void qdr_training_store_answer (QdrLibraryWorker *library,
                                const char *position,
                                QdrLibraryQuality quality,
                                gboolean has_help,
                                guint32 day,
                                GAsyncReadyCallback callback,
                                gpointer user_data);

/**
 * @brief Notes what became of a puzzle.
 *
 * @param library    where
 * @param attempt    copied
 * @param callback   called when it is done
 * @param user_data  for @p callback
 */
void qdr_training_store_attempt (QdrLibraryWorker *library,
                                 const QdrLibraryAttempt *attempt,
                                 GAsyncReadyCallback callback,
                                 gpointer user_data);

G_END_DECLS
