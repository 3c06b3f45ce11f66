/*
 * The ladder and proposals in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-ladder.h"

G_BEGIN_DECLS

/**
 * @brief Says what came of the games against somebody: "Beaten 3 times, first on 12 November 2026,
 *        in 28 moves on 9×9. 2 games lost."
 *
 * @param rung  of the ladder
 * @return (transfer full): one or more translated sentences
 */
char *qdr_ladder_text_describe_rung (const QdrRung *rung);

/**
 * @brief Says how far the user has come, and who is next.
 *
 * @param ladder  of the user
 * @return (transfer full): translated sentences
 */
char *qdr_ladder_text_describe (QdrLadder *ladder);

/**
 * @brief Says whom to play and why: "You win 45 % against Copycat, in your last 20 games.", say.
 *
 * @param proposal  with somebody
 * @return (transfer full): a translated sentence
 */
char *qdr_ladder_text_propose (const QdrProposal *proposal);

G_END_DECLS
