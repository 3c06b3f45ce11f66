/*
 * Keeps the games of tournaments in the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library-worker.h"

G_BEGIN_DECLS

#define QDR_TYPE_TOURNAMENT_RECORDER (qdr_tournament_recorder_get_type ())
G_DECLARE_FINAL_TYPE (QdrTournamentRecorder,
                      qdr_tournament_recorder,
                      QDR,
                      TOURNAMENT_RECORDER,
                      GObject)

/*
 * Properties:
 *   "enabled"          boolean, TRUE at first: whether games are kept
 *
 * Signals:
 *   "failed" (char *)  a sentence: a game is not in the library, and why
 */

/**
 * @brief Keeps games, unless told otherwise.
 *
 * @param library  (nullable): where; referenced. Without one no game is kept
 * @param version  of the program that keeps them
 */
QdrTournamentRecorder *qdr_tournament_recorder_new (QdrLibraryWorker *library, const char *version);

/**
 * @brief Keeps a game, if games are kept. One that is in the library already stays as it is.
 *
 * @param text  of the saved game
 * @return whether it is on its way
 */
gboolean qdr_tournament_recorder_add (QdrTournamentRecorder *self, const char *text);

G_END_DECLS
