/*
 * The outlook of one player: what the walls on the board mean for its way home.
 *
 * It depends on the walls and on the player's own pawn alone, so it is found once for many
 * positions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-evaluation-weights.h"
#include "qdr-routes.h"

G_BEGIN_DECLS

/** @brief Never more terms than walls that fit on the largest board, and the others. */
#define QDR_OUTLOOK_MAX_TERMS (8 + 18 * 18)

/** @brief The weights that make up an outlook: in each term, one for each threat. */
typedef struct {
  guint count;
  guint16 first[QDR_OUTLOOK_MAX_TERMS]; /**< number of the weight for threat 0 */
} QdrOutlookTerms;

/** @brief Centi-steps, by what the opponent can do. */
typedef struct {
  gint16 score[QDR_THREATS];
} QdrOutlook;

/** @brief The threat that an opponent with so many walls in hand is, 0..QDR_THREATS - 1. */
guint qdr_outlook_threat (guint stock);

/**
 * @brief Looks at the way of @p player.
 *
 * @param route  of the player
 * @param terms  (out)
 */
void qdr_outlook_find_terms (const QdrPosition *position,
                             guint player,
                             const QdrRoute *route,
                             QdrOutlookTerms *terms);

/** @brief Outlooks found before. */
typedef struct QdrOutlookCache QdrOutlookCache;

/** @brief Makes an empty cache. Free with qdr_outlook_cache_free(). */
QdrOutlookCache *qdr_outlook_cache_new (void);

void qdr_outlook_cache_free (QdrOutlookCache *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrOutlookCache, qdr_outlook_cache_free)

/** @brief The outlook of @p player: the sum of its terms, from the cache if it is there. */
QdrOutlook qdr_outlook_find (QdrOutlookCache *cache,
                             const QdrPosition *position,
                             guint player,
                             const QdrRoute *route);

G_END_DECLS
