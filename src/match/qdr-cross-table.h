/*
 * Cross table: the points of each contestant against each other one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"

G_BEGIN_DECLS

/** @brief The points of each contestant against each other one. */
typedef struct QdrCrossTable QdrCrossTable;

/** @brief The sum of all games between the same contestants. */
typedef struct {
  guint n_players;                    /**< contestants at the board */
  guint contestants[QDR_MAX_PLAYERS]; /**< their numbers, in ascending order */
  double points[QDR_MAX_PLAYERS];     /**< the points of each, in the same order */
  guint n_games;                      /**< games of the pairing */
} QdrPairing;

/**
 * @brief Creates an empty table.
 *
 * @param n  contestants, at least 2
 * @return (transfer full): free with qdr_cross_table_free()
 */
QdrCrossTable *qdr_cross_table_new (guint n);

/** @brief Frees a table. */
void qdr_cross_table_free (QdrCrossTable *self);

/** @brief Returns the number of contestants. */
guint qdr_cross_table_get_size (const QdrCrossTable *self);

/**
 * @brief Adds a game.
 *
 * @param n_players    players at the board, 2..QDR_MAX_PLAYERS
 * @param contestants  their numbers, all different, in any order
 * @param points       the points of each, in the same order; their sum is 1
 */
void qdr_cross_table_add_game (QdrCrossTable *self,
                               guint n_players,
                               const guint *contestants,
                               const double *points);

/** @brief Returns the points of @p a in the games in which @p b took part, too. */
double qdr_cross_table_get_points (const QdrCrossTable *self, guint a, guint b);

/** @brief Returns the number of games in which both @p a and @p b took part. */
guint qdr_cross_table_get_n_games (const QdrCrossTable *self, guint a, guint b);

/** @brief Returns the points of @p a in all games. */
double qdr_cross_table_get_total_points (const QdrCrossTable *self, guint a);

/** @brief Returns the number of games of @p a. */
guint qdr_cross_table_get_total_games (const QdrCrossTable *self, guint a);

/** @brief Returns the number of pairings, that is of different sets of contestants at a board. */
guint qdr_cross_table_get_n_pairings (const QdrCrossTable *self);

/**
 * @brief Returns a pairing.
 *
 * @param index  from 0, in the order of the first game
 * @return (transfer none): valid until the next game is added
 */
const QdrPairing *qdr_cross_table_get_pairing (const QdrCrossTable *self, guint index);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrCrossTable, qdr_cross_table_free)

G_END_DECLS
