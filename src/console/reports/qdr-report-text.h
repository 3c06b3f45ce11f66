/*
 * Reports on searches, matches and tournaments, as text and as JSON.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-engine.h"
#include "qdr-match.h"
#include "qdr-tournament.h"

G_BEGIN_DECLS

/**
 * @brief Formats a score as in UQI: "35", "win 9", "loss 4".
 *
 * @param score    score for the player to move
 * @param players  number of players, 2 or 4
 * @return (transfer full)
 */
char *qdr_score_to_text (QdrScore score, guint players);

/**
 * @brief Formats a report as an "info" line of UQI, without a line end.
 *
 * @param position  the position that was searched
 * @return (transfer full)
 */
char *qdr_report_to_info_line (const QdrReport *report, const QdrPosition *position);

/** @brief Appends a line for each side of a match, a line for the statistical test, and the
 *  score. */
void qdr_match_append_text (GString *text, const QdrMatch *match, const QdrMatchResult *score);

/** @brief Appends the values of qdr_match_append_text() as a JSON object. */
void qdr_match_append_json (GString *text, const QdrMatch *match, const QdrMatchResult *score);

/** @brief Appends the cross table and the ratings of a tournament, the strongest contestant
 *  first. */
void qdr_tournament_append_text (GString *text,
                                 const QdrTournament *tournament,
                                 const QdrStandings *standings);

/** @brief Appends the settings of a tournament and the values of qdr_tournament_append_text() as a
 *  JSON object. */
void qdr_tournament_append_json (GString *text,
                                 const QdrTournament *tournament,
                                 const QdrStandings *standings);

G_END_DECLS
