/*
 * Exercises: mistakes of one's own that come back until the better move is found without help.
 *
 * When one comes back follows the algorithm SM-2: P. A. Wozniak, "Optimization of learning",
 * master's thesis, University of Technology in Poznan, 1990, chapter 3.2,
 * https://super-memory.com/english/ol/sm2.htm
 *
 * Days are counted as GDate does.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library.h"

G_BEGIN_DECLS

/** @brief How well an exercise was done, as SM-2 grades it. */
typedef enum {
  QDR_LIBRARY_QUALITY_NONE = -1,      /**< not tried yet */
  QDR_LIBRARY_QUALITY_SHOWN = 0,      /**< the solution was shown */
  QDR_LIBRARY_QUALITY_HINTED = 2,     /**< found with hints */
  QDR_LIBRARY_QUALITY_WRONG_ONCE = 3, /**< found after a wrong move */
  QDR_LIBRARY_QUALITY_AT_ONCE = 5,    /**< found at once */
} QdrLibraryQuality;

/** @brief An exercise. */
typedef struct {
  char *position;            /**< as text; there is one exercise for a position */
  char *move;                /**< the mistake, as typed */
  char *line;                /**< what was better and how it would have gone on, as typed */
  gboolean no_repetition;    /**< whether a position may come back any number of times */
  gint64 game;               /**< where it was played; 0 where the library has no such game */
  char *opponent;            /**< (nullable): the other one in that game; NULL where that is gone */
  guint32 made;              /**< the day since when it is an exercise */
  guint32 due;               /**< the day from which on it is to be done */
  guint n_repetitions;       /**< how often in a row it was done well */
  guint interval;            /**< until it comes back, days */
  double easiness;           /**< the easiness factor, at least 1.3 */
  guint n_lapses;            /**< how often it was not */
  QdrLibraryQuality quality; /**< of the last time */
  guint32 answered;          /**< the day of the last time, or 0 */
  guint32 was_due;           /**< when it was due at the beginning of that day */
  gboolean is_kept;          /**< whether it was read from a library */
  gboolean is_removed;       /**< whether a person does not want to be asked any more */
} QdrLibraryExercise;

/**
 * @brief Returns an exercise that is due at once.
 *
 * @param position       as text
 * @param move           the mistake, as typed
 * @param line           what was better, and how it would have gone on, as typed
 * @param no_repetition  whether a position may come back any number of times
 * @param day            today
 * @return (transfer full): to be freed with qdr_library_exercise_free()
 */
QdrLibraryExercise *qdr_library_exercise_new (const char *position,
                                              const char *move,
                                              const char *line,
                                              gboolean no_repetition,
                                              guint32 day);

/** @brief (transfer full): a copy. */
QdrLibraryExercise *qdr_library_exercise_copy (const QdrLibraryExercise *self);

/** @brief Frees an exercise. @param self  (nullable) */
void qdr_library_exercise_free (QdrLibraryExercise *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrLibraryExercise, qdr_library_exercise_free)

/**
 * @brief Notes how an exercise was done, and when it comes back: after one day, after six, and then
 *        after the interval before times the easiness; after a failure tomorrow.
 *
 * What is done well before it is due changes nothing.
 *
 * @param quality  how it was done
 * @param day      today
 */
void qdr_library_exercise_answer (QdrLibraryExercise *self, QdrLibraryQuality quality, guint32 day);

/**
 * @brief Adds exercises, if the library has their game as one that was played here. Where there is
 *        an exercise of the same position, that one stays as it is.
 *
 * @param exercises  (element-type QdrLibraryExercise)
 * @param game       where they are from, with the names under which it is in the library
 * @param error      return location for a QDR_LIBRARY_ERROR; on error nothing changes
 */
gboolean
qdr_library_add_exercises (QdrLibrary *self, GPtrArray *exercises, QdrGame *game, GError **error);

/**
 * @brief Does qdr_library_exercise_answer() with the exercise of a position, if there is one.
 *
 * @param position  as text
 * @param quality   how it was done
 * @param day       today
 * @param error     return location for a QDR_LIBRARY_ERROR; on error nothing changes
 */
gboolean qdr_library_answer_exercise (QdrLibrary *self,
                                      const char *position,
                                      QdrLibraryQuality quality,
                                      guint32 day,
                                      GError **error);

/**
 * @brief Marks the exercise of a position as removed, if there is one. So a review that is made
 *        again does not bring it back.
 *
 * @param position  as text
 * @param error     return location for a QDR_LIBRARY_ERROR; on error nothing changes
 */
gboolean qdr_library_remove_exercise (QdrLibrary *self, const char *position, GError **error);

/**
 * @brief Takes that mark away again, if there is such an exercise.
 *
 * @param position  as text
 * @param error     return location for a QDR_LIBRARY_ERROR; on error nothing changes
 */
gboolean qdr_library_put_back_exercise (QdrLibrary *self, const char *position, GError **error);

/**
 * @brief Lists all exercises, also those that are removed.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (element-type QdrLibraryExercise) (nullable): in the order of the days on
 *         which they are due, of one day in that in which they were made; NULL on error
 */
GPtrArray *qdr_library_list_exercises (QdrLibrary *self, GError **error);

/**
 * @brief Chooses the exercise of the day: of those that were due when it began, and are not
 *        removed, the one that had been due for longest. It stays the same all day, whatever is
 *        done.
 *
 * @param exercises  (element-type QdrLibraryExercise): all
 * @param day        today
 * @return (transfer none) (nullable): NULL where none was due
 */
const QdrLibraryExercise *qdr_library_choose_exercise (GPtrArray *exercises, guint32 day);

G_END_DECLS
