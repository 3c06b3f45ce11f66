/*
 * Recorders of games: one for the option --library, which adds games to the library, and one for
 * the games of a match or tournament.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game-log.h"
#include "qdr-game-runner.h"
#include "qdr-library.h"

G_BEGIN_DECLS

/* Library */

/** @brief The option --library, and the library that it opens. All members are zero if the option
 *  is not set. */
typedef struct {
  gboolean is_enabled; /**< whether the option is set */
  char *path;          /**< (nullable): file of the library; NULL for the library of the user */
  QdrLibrary *library; /**< (nullable): the open library; NULL before it is opened */
  char *last_error;    /**< (nullable): last printed error message, which is not printed again */
} QdrLibraryRecorder;

/** @brief Adds the option --library to @p context, to which no other option has been added. */
void qdr_library_recorder_add_option (QdrLibraryRecorder *self, GOptionContext *context);

/**
 * @brief Opens the library, if the option is set.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR or G_IO_ERROR
 */
gboolean qdr_library_recorder_open (QdrLibraryRecorder *self, GError **error);

/**
 * @brief Adds @p game to the library, if the library does not have it. Does nothing if no library
 *        is open.
 *
 * Prints an error on standard error, unless its message equals that of the previous error.
 *
 * @param game  a game with at least one move; not modified
 */
void
qdr_library_recorder_add_game (QdrLibraryRecorder *self, QdrGame *game, QdrLibrarySource source);

/** @brief Closes the library and frees the members. */
void qdr_library_recorder_clear (QdrLibraryRecorder *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrLibraryRecorder, qdr_library_recorder_clear)

/* Matches and tournaments */

/** @brief A recorder that adds each game of a match or tournament to a file and to the library, and
 *  prints a line about it on standard error. Its pointers are not owned. */
typedef struct {
  const QdrConditions *conditions;      /**< conditions of the match */
  QdrGameLog *log;                      /**< (nullable): file to which the games are added */
  QdrLibraryRecorder *library_recorder; /**< recorder that adds the games to the library */
  gboolean is_verbose;                  /**< whether each game is reported on standard error */
  gboolean is_watched; /**< whether standard error is a terminal, where the progress is shown */
  gint64 begin_us;     /**< time of g_get_monotonic_time() at the start of the first game */
  guint n_games;       /**< number of games of the match */
  guint n_old;         /**< number of recorded games that were in the journal before this run */
  guint n_new;         /**< number of recorded games that were played in this run */
} QdrMatchRecorder;

/**
 * @brief Returns a recorder that measures time from now on. Call this just before the first game.
 *
 * @param log         (nullable): the file to which games are added
 * @param n_games     number of games of the match or tournament
 * @param is_verbose  whether each game is reported even if standard error is not a terminal
 */
QdrMatchRecorder qdr_match_recorder_make (const QdrConditions *conditions,
                                          QdrLibraryRecorder *library_recorder,
                                          QdrGameLog *log,
                                          guint n_games,
                                          gboolean is_verbose);

/**
 * @brief Records a game. This is a QdrGameFunc.
 *
 * A game that was in the journal before this run is added to the file only if the file lacks it.
 *
 * @param user_data  a QdrMatchRecorder
 * @param error      return location for a G_IO_ERROR
 */
gboolean qdr_match_recorder_add_game (guint number,
                                      const QdrScheduledGame *scheduled,
                                      const QdrMatchGame *played,
                                      gpointer user_data,
                                      GError **error);

G_END_DECLS
