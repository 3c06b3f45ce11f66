/*
 * How a tournament went, as text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-tournament.h"

G_BEGIN_DECLS

/**
 * @brief Appends the cross table and the ratings, strongest first.
 *
 * @param text        to append to
 * @param tournament  what was played
 * @param standings   how it ended
 */
void qdr_tournament_text_append (GString *text,
                                 const QdrTournament *tournament,
                                 const QdrStandings *standings);

G_END_DECLS
