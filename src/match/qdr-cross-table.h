/*
 * A cross table: the points of each contestant in its games with each other one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"

G_BEGIN_DECLS

/** @brief A cross table: the points of each contestant in its games with each other one. */
typedef struct QdrCrossTable QdrCrossTable;

/** @brief All games of the same contestants, who sat at one board. */
typedef struct {
  guint n_players;                    /**< how many they are */
  guint contestants[QDR_MAX_PLAYERS]; /**< their numbers, in ascending order */
  double points[QDR_MAX_PLAYERS];     /**< what each has won, in the same order */
  guint n_games;                      /**< how many games these are */
} QdrMeeting;

/**
 * @brief Makes an empty table.
 *
 * @param n  contestants, at least 2
 * @return (transfer full): free with qdr_cross_table_free()
 */
QdrCrossTable *qdr_cross_table_new (guint n);

/** @brief Frees a table. */
void qdr_cross_table_free (QdrCrossTable *self);

/** @brief Returns how many contestants there are. */
guint qdr_cross_table_get_size (const QdrCrossTable *self);

/**
 * @brief Counts a game.
 *
 * @param n_players    how many sat at the board, 2..QDR_MAX_PLAYERS
 * @param contestants  their numbers, in any order, all different
 * @param points       of each, in the same order; together 1
 */
void qdr_cross_table_add_game (QdrCrossTable *self,
                               guint n_players,
                               const guint *contestants,
                               const double *points);

/**
 * @brief Returns the points that @p a has won in the games in which @p b sat at the board as well.
 *
 * @param a  number of a contestant
 * @param b  number of another one
 */
double qdr_cross_table_get_points (const QdrCrossTable *self, guint a, guint b);

/**
 * @brief Returns in how many games both @p a and @p b sat at the board.
 *
 * @param a  number of a contestant
 * @param b  number of another one
 */
guint qdr_cross_table_get_n_games (const QdrCrossTable *self, guint a, guint b);

/**
 * @brief Returns all points that @p a has won.
 *
 * @param a  number of a contestant
 */
double qdr_cross_table_get_total_points (const QdrCrossTable *self, guint a);

/**
 * @brief Returns how many games @p a has played.
 *
 * @param a  number of a contestant
 */
guint qdr_cross_table_get_total_games (const QdrCrossTable *self, guint a);

/** @brief Returns how many meetings there are: different sets of contestants at a board. */
guint qdr_cross_table_get_n_meetings (const QdrCrossTable *self);

/**
 * @brief Returns a meeting.
 *
 * @param index  from 0, in the order in which they first took place
 * @return (transfer none): until the next game is counted
 */
const QdrMeeting *qdr_cross_table_get_meeting (const QdrCrossTable *self, guint index);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrCrossTable, qdr_cross_table_free)

G_END_DECLS
