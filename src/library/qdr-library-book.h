/*
 * An opening book made of the games of the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "qdr-library.h"

G_BEGIN_DECLS

/** @brief Which moves come into a book. */
typedef struct {
  guint n_plies;     /**< moves of both players from the start on, 1..24 */
  guint min_games;   /**< finished ones in which the move was played */
  double min_result; /**< what those who played it had of the point on average, 0..1 */
  int min_rating;    /**< games count in which the one who played it has at least this rating; 0 for
                          all */
} QdrLibraryBookRules;

/** @brief What a personality wants that opens from the library: 12 plies, 10 games, 0.45 of the
 *         point, players rated 1200. */
extern const QdrLibraryBookRules qdr_library_book_rules_default;

/**
 * @brief Makes a book of the games of two on 9x9 from the ordinary start.
 *
 * The moves of a position are those with enough games and a good enough result. The score of each
 * is as many centi-steps as make such a result likely, after ten games more that were even, so that
 * a move that was seldom played is not taken for the best. The book goes on behind all moves that
 * were played often enough, good or not. Ratings are those of the last qdr_library_rate().
 *
 * @param rules        which moves
 * @param cancellable  (nullable): ends the work
 * @param error        return location for a QDR_LIBRARY_ERROR or G_IO_ERROR_CANCELLED
 * @return (transfer full) (nullable): a text as qdr-book-line.h describes it, without lines where
 *         there are not enough games; NULL on error
 */
char *qdr_library_write_book (QdrLibrary *self,
                              const QdrLibraryBookRules *rules,
                              GCancellable *cancellable,
                              GError **error);

G_END_DECLS
