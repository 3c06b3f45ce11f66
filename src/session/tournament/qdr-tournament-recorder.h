/*
 * The recorder that adds the games of tournaments to the library.
 *
 * Apart from the run because one recorder, of the list, serves all tournaments.
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
 *   "enabled"          boolean, TRUE at first: whether games are added
 *
 * Signals:
 *   "failed" (char *)  a sentence: a game could not be added, and the reason
 */

/**
 * @brief Returns a recorder, which is enabled at first.
 *
 * @param library  (nullable): referenced; without one no game is added
 * @param version  of the program
 */
QdrTournamentRecorder *qdr_tournament_recorder_new (QdrLibraryWorker *library, const char *version);

/**
 * @brief Adds a game, if the recorder is enabled. A game that is in the library already stays as
 *        it is.
 *
 * @param text  of the saved game
 * @return whether it will be added
 */
gboolean qdr_tournament_recorder_add (QdrTournamentRecorder *self, const char *text);

G_END_DECLS
