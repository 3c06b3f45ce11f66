/*
 * What was played in a position: the moves, what came of them, and the games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library.h"

G_BEGIN_DECLS

/** @brief Whose games count. */
typedef enum {
  QDR_LIBRARY_SCOPE_ALL,
  QDR_LIBRARY_SCOPE_PERSON,        /**< those in which a person of a certain name plays */
  QDR_LIBRARY_SCOPE_PERSONALITIES, /**< those in which a personality plays */
  QDR_LIBRARY_SCOPE_IMPORTED,      /**< those that were imported */
  QDR_LIBRARY_N_SCOPES,
} QdrLibraryScopeKind;

/** @brief Which games count. */
typedef struct {
  QdrLibraryScopeKind kind; /**< whose */
  const char *person;       /**< (nullable): the name of the person */
} QdrLibraryScope;

/** @brief How many of the last games with a move are told. */
#define QDR_LIBRARY_LAST_GAMES 5

/** @brief A move that was played in a position. */
typedef struct {
  QdrMove move;      /**< in the position that was asked about; where that is its own mirror image,
                          the lower one of the two moves that mirror each other */
  guint n_games;     /**< in which it was played there */
  guint n_wins;      /**< of these, for the one who played it */
  guint n_draws;     /**< likewise */
  guint n_losses;    /**< likewise; the others are not over */
  double points;     /**< of those who played it: 1 for a win, a draw is shared by all players */
  gboolean is_rated; /**< whether any of them has a rating */
  double rating;     /**< the average of those who have one, a player counting for each game */
  gint64 last_games[QDR_LIBRARY_LAST_GAMES]; /**< the last games by date, newest first */
  guint n_last_games;                        /**< how many there are */
} QdrLibraryMove;

/**
 * @brief Finds the moves that were played in a position, however it came about, and in its mirror
 *        image.
 *
 * The first QDR_POSITION_INDEX_MAX positions of each game are searched. The ratings are those of
 * the last qdr_library_rate().
 *
 * @param position  where they were played
 * @param scope     which games count
 * @param error     return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (element-type QdrLibraryMove) (nullable): most played first, then by
 *         their numbers; NULL on error
 */
GArray *qdr_library_find_moves (QdrLibrary *self,
                                const QdrPosition *position,
                                const QdrLibraryScope *scope,
                                GError **error);

G_END_DECLS
