/*
 * What a match or tournament leaves behind while it is played: the games in a file and in the
 * library, and a line about each on standard error.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game-log.h"
#include "qdr-game-runner.h"
#include "qdr-library-keeper.h"

G_BEGIN_DECLS

/** @brief Where to write. What it points to stays the caller's. */
typedef struct {
  const QdrConditions *conditions; /**< how the games are played */
  QdrGameLog *log;                 /**< (nullable) */
  QdrLibraryKeeper *keeper;        /**< of the library */
  gboolean is_told;                /**< whether standard error gets a line */
  guint n_games;                   /**< in all */
} QdrMatchJournal;

/** @brief Whether standard error is a terminal. */
gboolean qdr_match_journal_is_watched (void);

/**
 * @brief Writes a game down: a QdrGameFunc, its user data a QdrMatchJournal.
 *
 * @param number     as of QdrGameFunc
 * @param fixture    as of QdrGameFunc
 * @param played     as of QdrGameFunc
 * @param user_data  a QdrMatchJournal
 * @param error      return location for a G_IO_ERROR
 */
gboolean qdr_match_journal_add (guint number,
                                const QdrFixture *fixture,
                                const QdrMatchGame *played,
                                gpointer user_data,
                                GError **error);

G_END_DECLS
