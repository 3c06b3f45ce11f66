/*
 * How a tournament went, as JSON.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-tournament.h"

G_BEGIN_DECLS

/**
 * @brief Appends an object with what qdr_tournament_text_append() tells, and the set-up; a line.
 *
 * @param text        to append to
 * @param tournament  what was played
 * @param standings   how it ended
 */
void qdr_tournament_json_append (GString *text,
                                 const QdrTournament *tournament,
                                 const QdrStandings *standings);

G_END_DECLS
