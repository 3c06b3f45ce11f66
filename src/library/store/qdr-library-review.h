/*
 * Reviews of games in the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library.h"

G_BEGIN_DECLS

/** @brief The review of one seat. */
typedef struct {
  guint n_moves;        /**< reviewed moves; 0 for a seat without a review */
  guint n_inaccuracies; /**< moves that lost little, less than a mistake */
  guint n_mistakes;     /**< moves that lost less than a blunder */
  guint n_blunders;     /**< moves that lost most */
  double accuracy;      /**< per cent */
} QdrLibraryReview;

/**
 * @brief Stores the review of a game, replacing an earlier one.
 *
 * @param game     with the same names as in the library
 * @param reviews  QDR_MAX_PLAYERS of them
 * @param is_kept  (out) (optional): whether the game is in the library; if not, nothing is written
 * @param error    return location for a QDR_LIBRARY_ERROR; on error nothing changes
 */
gboolean qdr_library_add_review (QdrLibrary *self,
                                 QdrGame *game,
                                 const QdrLibraryReview *reviews,
                                 gboolean *is_kept,
                                 GError **error);

/**
 * @brief Reads the review of a game.
 *
 * @param reviews  (out): QDR_MAX_PLAYERS of them; seats without a review have no moves
 * @param error    return location for a QDR_LIBRARY_ERROR
 */
gboolean
qdr_library_read_review (QdrLibrary *self, gint64 id, QdrLibraryReview *reviews, GError **error);

G_END_DECLS
