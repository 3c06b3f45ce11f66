/*
 * Output during a match or tournament: adds each game to a file and to the library, and prints a
 * line about it on standard error.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game-log.h"
#include "qdr-game-runner.h"
#include "qdr-library-recorder.h"

G_BEGIN_DECLS

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
