/*
 * A cross table: the points of each contestant against each other one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** @brief A cross table: the points of each contestant against each other one. */
typedef struct QdrCrossTable QdrCrossTable;

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
 * @brief Counts a game of @p a against @p b.
 *
 * @param a            number of a contestant
 * @param b            number of another one
 * @param half_points  of @p a: 0, 1 or 2
 */
void qdr_cross_table_add_game (QdrCrossTable *self, guint a, guint b, guint half_points);

/**
 * @brief Returns the half points that @p a has won against @p b.
 *
 * @param a  number of a contestant
 * @param b  number of another one
 */
guint qdr_cross_table_get_half_points (const QdrCrossTable *self, guint a, guint b);

/**
 * @brief Returns how many games @p a has played against @p b.
 *
 * @param a  number of a contestant
 * @param b  number of another one
 */
guint qdr_cross_table_get_n_games (const QdrCrossTable *self, guint a, guint b);

/**
 * @brief Returns the half points that @p a has won against all others.
 *
 * @param a  number of a contestant
 */
guint qdr_cross_table_get_total_half_points (const QdrCrossTable *self, guint a);

/**
 * @brief Returns how many games @p a has played.
 *
 * @param a  number of a contestant
 */
guint qdr_cross_table_get_total_games (const QdrCrossTable *self, guint a);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrCrossTable, qdr_cross_table_free)

G_END_DECLS
