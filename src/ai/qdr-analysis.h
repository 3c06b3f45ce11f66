/*
 * What the engine has found about a position of a game, ready to be shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "qdr-win-probability.h"

G_BEGIN_DECLS

/** @brief The most moves of a line. */
#define QDR_ANALYSIS_MAX_LINE 64

#define QDR_TYPE_ANALYSIS (qdr_analysis_get_type ())

/**
 * @brief An evaluation of a position and the best play from there. A plain value, and a boxed type.
 */
typedef struct {
  guint ply;                         /**< of the game: how many moves led to the position */
  guint turn;                        /**< the player to move there */
  guint depth;                       /**< plies looked ahead; 0 where nothing had to be searched */
  QdrWinProbabilities probabilities; /**< of all players */
  int scores[QDR_MAX_PLAYERS]; /**< centi-steps by which each player is ahead, as it sees it */
  int proof;         /**< 1: the player to move is proved to win, -1: to lose; 0: neither */
  guint proof_moves; /**< of the winner, until it is at its goal; 0 if nothing is proved */
  guint64 nodes;     /**< positions visited in this search */
  guint cpu_ms;      /**< and the CPU time it took */
  guint line_length; /**< 0 once the game is over */
  QdrMove line[QDR_ANALYSIS_MAX_LINE]; /**< best play from the position; line[0] is the best move */
} QdrAnalysis;

/** @brief The boxed type. */
GType qdr_analysis_get_type (void);

/**
 * @brief Copies an analysis.
 *
 * @return (transfer full): free with g_free()
 */
QdrAnalysis *qdr_analysis_copy (const QdrAnalysis *self);

/**
 * @brief Returns how far a player is ahead.
 *
 * @param player  0..players - 1
 * @return steps, negative if it is behind; QDR_EVALUATION_MAX or minus that where a win or a loss
 *         is proved
 */
double qdr_analysis_get_lead (const QdrAnalysis *self, guint player);

G_END_DECLS
