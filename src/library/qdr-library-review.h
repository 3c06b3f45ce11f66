/*
 * What reviews have found in games of the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library.h"

G_BEGIN_DECLS

/** @brief What a review has found in the moves of a seat. */
typedef struct {
  guint n_moves;        /**< that were reviewed; 0 for a seat without a review */
  guint n_inaccuracies; /**< moves that lost a little, less than a mistake */
  guint n_mistakes;     /**< moves that lost more, less than a blunder */
  guint n_blunders;     /**< moves that lost the most */
  double accuracy;      /**< per cent */
} QdrLibraryReview;

/**
 * @brief Keeps what was found in a game, in the place of what was kept of it before.
 *
 * @param game     that was reviewed, with the names under which it is in the library
 * @param reviews  QDR_MAX_PLAYERS of them, one for each seat of the game
 * @param is_kept  (out) (optional): whether the game is in the library; if not, nothing is written
 * @param error    return location for a QDR_LIBRARY_ERROR; on error nothing changes
 */
gboolean qdr_library_add_review (QdrLibrary *self,
                                 QdrGame *game,
                                 const QdrLibraryReview *reviews,
                                 gboolean *is_kept,
                                 GError **error);

/**
 * @brief Reads what was found in a game.
 *
 * @param id       of the game
 * @param reviews  (out): QDR_MAX_PLAYERS of them, without moves where a seat has none
 * @param error    return location for a QDR_LIBRARY_ERROR
 */
gboolean
qdr_library_read_review (QdrLibrary *self, gint64 id, QdrLibraryReview *reviews, GError **error);

G_END_DECLS
