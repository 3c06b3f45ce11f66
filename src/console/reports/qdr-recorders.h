/*
 * Recorders of games: the option --library, which adds finished games to the library, and the
 * output of each game of a match or tournament.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game-log.h"
#include "qdr-game-runner.h"
#include "qdr-library.h"

G_BEGIN_DECLS

/* Library */

/** @brief The value of --library and the open library; all zero without the option. */
typedef struct {
  gboolean is_enabled; /**< whether the option is set */
  char *path;          /**< (nullable): file of the library; NULL for the library of the user */
  QdrLibrary *library; /**< (nullable): the open library; NULL before it is opened */
  char *last_error;    /**< (nullable): last printed error message, which is not printed again */
} QdrLibraryRecorder;

/**
 * @brief Adds --library to @p context, which must have no entries yet.
 */
void qdr_library_recorder_add_option (QdrLibraryRecorder *self, GOptionContext *context);

/**
 * @brief Opens the library, if the option is set.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR or G_IO_ERROR
 */
gboolean qdr_library_recorder_open (QdrLibraryRecorder *self, GError **error);

/**
 * @brief Adds a game to the library, unless it contains the game. Does nothing without an open
 *        library.
 *
 * Prints errors on standard error, but does not repeat the last one.
 *
 * @param game  a game with at least one move; not modified
 */
void qdr_library_recorder_add (QdrLibraryRecorder *self, QdrGame *game, QdrLibrarySource source);

/** @brief Closes the library and frees the members. */
void qdr_library_recorder_clear (QdrLibraryRecorder *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrLibraryRecorder, qdr_library_recorder_clear)

/*
 * Match or tournament: adds each game to a file and to the library, and prints a line about it on
 * standard error.
 */

/** @brief The outputs of a match and its progress. Pointers are not owned. */
typedef struct {
  const QdrConditions *conditions;      /**< conditions of the match */
  QdrGameLog *log;                      /**< (nullable): file of games */
  QdrLibraryRecorder *library_recorder; /**< recorder that adds the games to the library */
  gboolean is_verbose;                  /**< whether each game is reported on standard error */
  gboolean is_watched; /**< whether standard error is a terminal, so that the progress is shown */
  gint64 begin_us;     /**< start of the first game, by g_get_monotonic_time() */
  guint n_games;       /**< number of all games */
  guint n_old;         /**< number of games that were in the journal */
  guint n_new;         /**< number of games played in this run */
} QdrMatchRecorder;

/**
 * @brief Returns a recorder. Called just before the first game.
 *
 * @param log         (nullable): the file of games
 * @param n_games     number of all games
 * @param is_verbose  whether each game is reported even if standard error is not a terminal
 */
QdrMatchRecorder qdr_match_recorder_make (const QdrConditions *conditions,
                                          QdrLibraryRecorder *library_recorder,
                                          QdrGameLog *log,
                                          guint n_games,
                                          gboolean is_verbose);

/**
 * @brief Records a game. A QdrGameFunc.
 *
 * Games that were in the journal are added to the file only if it lacks them.
 *
 * @param user_data  a QdrMatchRecorder
 * @param error      return location for a G_IO_ERROR
 */
gboolean qdr_match_recorder_add (guint number,
                                 const QdrFixture *fixture,
                                 const QdrMatchGame *played,
                                 gpointer user_data,
                                 GError **error);

G_END_DECLS
