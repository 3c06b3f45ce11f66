/*
 * Openings of the games in the library: an explorer of the moves played in a position, with their
 * results and games, and opening books.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "qdr-library.h"

G_BEGIN_DECLS

/** @brief Ways to select the games that count in an opening explorer. */
typedef enum {
  QDR_LIBRARY_SCOPE_ALL,
  QDR_LIBRARY_SCOPE_PERSON,        /**< games of one person */
  QDR_LIBRARY_SCOPE_PERSONALITIES, /**< games with a personality */
  QDR_LIBRARY_SCOPE_IMPORTED,      /**< imported games */
  QDR_LIBRARY_N_SCOPES,
} QdrLibraryScopeKind;

/** @brief The games that count in an opening explorer. */
typedef struct {
  QdrLibraryScopeKind kind; /**< how the games are selected */
  const char *person;       /**< (nullable): name of the person, for QDR_LIBRARY_SCOPE_PERSON */
} QdrLibraryScope;

/** @brief Maximum number of recent games listed for a move. */
#define QDR_LIBRARY_MAX_LAST_GAMES 5

/** @brief A move that was played in a position. */
typedef struct {
  QdrMove move;      /**< the move; if the position equals its mirror image, the lower of the move
                          and the mirrored move */
  guint n_games;     /**< number of games with this move */
  guint n_wins;      /**< games won by the player who moved */
  guint n_draws;     /**< games drawn */
  guint n_losses;    /**< games lost; games in none of the three counts are unfinished */
  double points;     /**< sum of the points of the players who moved: 1 for a win; in a draw, all
                          players share one point */
  gboolean is_rated; /**< whether any player who moved has a rating */
  double rating;     /**< average rating of the rated players who moved, weighted by games */
  gint64 last_games[QDR_LIBRARY_MAX_LAST_GAMES]; /**< the most recent games, newest first */
  guint n_last_games;                            /**< number of elements of last_games */
} QdrLibraryMove;

/**
 * @brief Finds the moves that were played in a position or its mirror image, whatever moves led to
 *        the position.
 *
 * Only the first QDR_POSITION_INDEX_MAX positions of each game are indexed. The ratings are those
 * of the last qdr_library_update_ratings().
 *
 * @param error  return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (element-type QdrLibraryMove) (nullable): moves sorted by number of
 *         games, then by move; NULL on error
 */
GArray *qdr_library_find_moves (QdrLibrary *self,
                                const QdrPosition *position,
                                const QdrLibraryScope *scope,
                                GError **error);

/** @brief Conditions that a move must meet to be in a book. */
typedef struct {
  guint n_plies;     /**< maximum length of the lines in plies, 1..24 */
  guint min_games;   /**< minimum number of finished games with the move, see @p min_rating */
  double min_result; /**< minimum average result of the player who moved, 0..1 */
  int min_rating;    /**< minimum rating of the player who moved; other games do not count; 0 to
                          count all games */
} QdrLibraryBookRules;

/**
 * @brief The rules for the books of personalities: 12 plies, at least 10 games, an average result
 *        of at least 0.45, and a rating of at least 1200.
 */
extern const QdrLibraryBookRules qdr_library_book_rules_default;

/**
 * @brief Makes a book from all two-player games on 9x9 boards that began at the standard start.
 *
 * For each position, the book lists the moves with enough games and a good enough result. Ten
 * imaginary draws are added to the games of each move, so that rare moves are not overrated. The
 * score of the move is the number of centi-steps that makes the resulting average likely. The book
 * continues after all moves that were played often enough, good or bad. The ratings are those of
 * the last qdr_library_update_ratings().
 *
 * @param cancellable  (nullable)
 * @param error        return location for a QDR_LIBRARY_ERROR or G_IO_ERROR_CANCELLED
 * @return (transfer full) (nullable): the text of an opening book, without lines if there are not
 *         enough games; NULL on error
 */
char *qdr_library_make_opening_book_text (QdrLibrary *self,
                                          const QdrLibraryBookRules *rules,
                                          GCancellable *cancellable,
                                          GError **error);

G_END_DECLS
