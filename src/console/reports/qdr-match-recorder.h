/*
 * What a match or tournament leaves behind while it is played, beside its journal: the games in a
 * file and in the library, and a line about each on standard error.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game-log.h"
#include "qdr-game-runner.h"
#include "qdr-library-keeper.h"

G_BEGIN_DECLS

/** @brief Where to write, and how far it is. What it points to stays the caller's. */
typedef struct {
  const QdrConditions *conditions; /**< how the games are played */
  QdrGameLog *log;                 /**< (nullable) */
  QdrLibraryKeeper *keeper;        /**< of the library */
  gboolean is_told;                /**< whether standard error gets a line */
  gboolean is_watched;             /**< whether it is a terminal, where the line tells more */
  gint64 begin_us;                 /**< when the first game began, g_get_monotonic_time() */
  guint n_games;                   /**< in all */
  guint n_old;                     /**< of them from a journal */
  guint n_new;                     /**< of them played now */
} QdrMatchRecorder;

/**
 * @brief Begins to record, before the first game.
 *
 * @param conditions  how the games are played
 * @param keeper      of the library
 * @param log         (nullable): the file of games
 * @param n_games     in all
 * @param is_verbose  whether a line about each game is wanted even without a terminal
 */
QdrMatchRecorder qdr_match_recorder_make (const QdrConditions *conditions,
                                          QdrLibraryKeeper *keeper,
                                          QdrGameLog *log,
                                          guint n_games,
                                          gboolean is_verbose);

/**
 * @brief Writes a game down: a QdrGameFunc, its user data a QdrMatchRecorder.
 *
 * Of games that come from a journal it adds those that are missing.
 *
 * @param number     as of QdrGameFunc
 * @param fixture    as of QdrGameFunc
 * @param played     as of QdrGameFunc
 * @param user_data  a QdrMatchRecorder
 * @param error      return location for a G_IO_ERROR
 */
gboolean qdr_match_recorder_add (guint number,
                                 const QdrFixture *fixture,
                                 const QdrMatchGame *played,
                                 gpointer user_data,
                                 GError **error);

G_END_DECLS
