/*
 * A player in a ranking, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "qdr-library-ratings.h"

G_BEGIN_DECLS

#define QDR_TYPE_RANKED_PLAYER (qdr_ranked_player_get_type ())
G_DECLARE_FINAL_TYPE (QdrRankedPlayer, qdr_ranked_player, QDR, RANKED_PLAYER, GObject)

/*
 * Signals:
 *   "changed"  something else is known of the player
 */

/** @brief Returns one of whom nothing is known. */
QdrRankedPlayer *qdr_ranked_player_new (void);

/**
 * @brief Says what is known from now on.
 *
 * @param rank     copied
 * @param kind     of the ranking
 * @param players  hold that of @p rank; referenced
 */
void qdr_ranked_player_set_rank (QdrRankedPlayer *self,
                                 const QdrLibraryRank *rank,
                                 QdrLibraryRankingKind kind,
                                 GPtrArray *players);

/** @brief Returns what has been said. @return (transfer none) */
const QdrLibraryRank *qdr_ranked_player_get_rank (QdrRankedPlayer *self);

/** @brief Returns what the ranking goes by: "1612". @return (transfer full) */
char *qdr_ranked_player_write_number (QdrRankedPlayer *self);

/** @brief Returns all else: "Person · best rating 1720 · 12 games". @return (transfer full) */
char *qdr_ranked_player_write_details (QdrRankedPlayer *self);

/** @brief Returns all of it, to be spoken. @return (transfer full) */
char *qdr_ranked_player_write_words (QdrRankedPlayer *self);

G_END_DECLS
