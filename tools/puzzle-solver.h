/*
 * Solves positions of two players by trying everything; shares nothing with the engine's search.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"

G_BEGIN_DECLS

/** @brief The solution of a puzzle. */
typedef struct {
  QdrMove move; /**< the only move that wins */
  guint moves;  /**< moves of the mover until it wins, when both sides play their best */
} QdrPuzzleSolution;

/**
 * @brief Proves that one move wins and that every other one loses.
 *
 * @param position   of two players, not won
 * @param max_nodes  positions looked at before giving up
 * @param solution   (out): set on success
 * @return FALSE if that is not true, or if the proof would take more than @p max_nodes
 */
gboolean
qdr_puzzle_solve (const QdrPosition *position, guint max_nodes, QdrPuzzleSolution *solution);

G_END_DECLS
