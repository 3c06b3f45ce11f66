/*
 * Detours: how much longer single walls can make the paths of a player.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-shortest-paths.h"

G_BEGIN_DECLS

/** @brief Numbers of walls that fit and hinder a player; their legality is not checked. */
typedef struct {
  guint cutters;  /**< walls that cut some shortest path */
  guint blockers; /**< walls that cut all of them between two layers */
  guint detours;  /**< blockers that make the path longer by two steps or more */
  guint longest;  /**< steps that the worst blocker adds */
} QdrDetours;

/**
 * @brief Tries every blocker of the shortest paths of @p player.
 *
 * No other single wall makes the path longer, except for those that cut different layers at once.
 * These are missed, and so are walls that would shut in the player.
 *
 * @param player        0..players - 1, in play
 * @param player_paths  shortest paths of the player
 */
QdrDetours
qdr_detours_find (const QdrPosition *position, guint player, const QdrPlayerPaths *player_paths);

G_END_DECLS
