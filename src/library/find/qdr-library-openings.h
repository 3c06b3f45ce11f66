/*
 * An opening explorer: the moves that were played in a position, their results and games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

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

/** @brief The selection of the games that count. */
typedef struct {
  QdrLibraryScopeKind kind; /**< kind of scope */
  const char *person;       /**< (nullable): name of the person, for QDR_LIBRARY_SCOPE_PERSON */
} QdrLibraryScope;

/** @brief Maximum number of recent games listed for a move. */
#define QDR_LIBRARY_MAX_LAST_GAMES 5

/** @brief A move that was played in a position. */
typedef struct {
  QdrMove move;      /**< in the given position; if that equals its mirror image, the lower of
                          the two mirrored moves */
  guint n_games;     /**< number of games with this move */
  guint n_wins;      /**< games won by the player who moved */
  guint n_draws;     /**< games drawn */
  guint n_losses;    /**< games lost; all other games are unfinished */
  double points;     /**< sum of the points of the players who moved; all players share the point of
                          a draw */
  gboolean is_rated; /**< whether any player who moved has a rating */
  double rating;     /**< average rating of the rated players who moved, weighted by games */
  gint64 last_games[QDR_LIBRARY_MAX_LAST_GAMES]; /**< the most recent games, newest first */
  guint n_last_games;                            /**< number of elements of last_games */
} QdrLibraryMove;

/**
 * @brief Finds the moves played in a position or its mirror image, however the position was
 *        reached.
 *
 * Only the first QDR_POSITION_INDEX_MAX positions of each game are indexed. Ratings are those of
 * the last qdr_library_update_ratings().
 *
 * @param error  return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (element-type QdrLibraryMove) (nullable): moves sorted by number of
 *         games, then by move; NULL on error
 */
GArray *qdr_library_find_moves (QdrLibrary *self,
                                const QdrPosition *position,
                                const QdrLibraryScope *scope,
                                GError **error);

G_END_DECLS
