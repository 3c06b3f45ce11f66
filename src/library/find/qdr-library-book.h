/*
 * Opening books made from games of the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "qdr-library.h"

G_BEGIN_DECLS

/** @brief Conditions on the moves of a book. */
typedef struct {
  guint n_plies;     /**< length of the lines, in moves of both players, 1..24 */
  guint min_games;   /**< minimum number of finished games with the move */
  double min_result; /**< minimum average result of the player who moved, 0..1 */
  int min_rating;    /**< minimum rating of the player who moved, for a game to count; 0 to count
                          all games */
} QdrLibraryBookRules;

/**
 * @brief The default rules, for the books of personalities: 12 plies, 10 games, 0.45 of the point,
 *        rating 1200.
 */
extern const QdrLibraryBookRules qdr_library_book_rules_default;

/**
 * @brief Makes a book from all two-player games on 9x9 boards that began at the standard start.
 *
 * For each position, the book lists the moves with enough games and a good enough result. The score
 * of a move is the number of centi-steps that makes such a result likely, after adding ten even
 * games so that rare moves are not overrated. The book continues after all moves that were played
 * often enough, good or bad. Ratings are those of the last qdr_library_update_ratings().
 *
 * @param cancellable  (nullable)
 * @param error        return location for a QDR_LIBRARY_ERROR or G_IO_ERROR_CANCELLED
 * @return (transfer full) (nullable): the text of an opening book, without lines if there are not
 *         enough games; NULL on error
 */
char *qdr_library_make_book (QdrLibrary *self,
                             const QdrLibraryBookRules *rules,
                             GCancellable *cancellable,
                             GError **error);

G_END_DECLS
