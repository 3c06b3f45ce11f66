/*
 * The mobility of a pawn: how many squares it can reach soon, and how many of them are dead ends.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"

G_BEGIN_DECLS

/** @brief The mobility of a pawn. */
typedef struct {
  guint reach;     /**< squares that the pawn can be on after at most six steps */
  guint dead_ends; /**< those among them with at most one open side */
} QdrMobility;

/**
 * @brief Finds the mobility of the pawn of @p player; other pawns do not count.
 *
 * @param position  any position
 * @param player    0..players - 1, in play
 */
QdrMobility qdr_mobility_find (const QdrPosition *position, guint player);

G_END_DECLS
