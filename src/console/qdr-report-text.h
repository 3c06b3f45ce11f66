/*
 * What a search has found, as text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-engine.h"

G_BEGIN_DECLS

/**
 * @brief A score as in the engine protocol: "35", "win 9", "loss 4".
 *
 * @param score    as the player to move sees it
 * @param players  2 or 4
 * @return (transfer full)
 */
char *qdr_score_to_text (QdrScore score, guint players);

/**
 * @brief The "info" line of the engine protocol for @p report, without a line end.
 *
 * @param report    what has been found
 * @param position  what was searched
 * @return (transfer full)
 */
char *qdr_report_to_info (const QdrReport *report, const QdrPosition *position);

G_END_DECLS
