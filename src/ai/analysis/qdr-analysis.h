/*
 * Analysis: the evaluation of a position of a game by the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "qdr-win-probability.h"

G_BEGIN_DECLS

/** @brief The maximum number of moves in the line of an analysis. */
#define QDR_ANALYSIS_MAX_LINE 64

#define QDR_TYPE_ANALYSIS (qdr_analysis_get_type ())

/** @brief An evaluation of a position with the best line. A plain value, and a boxed type. */
typedef struct {
  guint ply;                         /**< the number of moves before the position */
  guint turn;                        /**< the player to move */
  guint depth;                       /**< the depth of the search in plies; 0 without a search */
  QdrWinProbabilities probabilities; /**< the win probabilities of all players */
  int scores[QDR_MAX_PLAYERS];       /**< the score of each player in its own view, centi-steps */
  int proof;         /**< 1 if the player to move has a proved win, -1 for a proved loss, else 0 */
  guint proof_moves; /**< with a proof: the moves of the winner until the goal; otherwise 0 */
  guint64 nodes;     /**< the number of positions that the search visited */
  guint cpu_ms;      /**< the CPU time of the search, milliseconds */
  guint line_length; /**< the number of moves in the line; 0 after the end of the game */
  QdrMove line[QDR_ANALYSIS_MAX_LINE]; /**< the best line; line[0] is the best move */
} QdrAnalysis;

/** @brief Returns the boxed type. */
GType qdr_analysis_get_type (void);

/** @brief Copies an analysis. @return (transfer full): free with g_free() */
QdrAnalysis *qdr_analysis_copy (const QdrAnalysis *self);

/**
 * @brief Returns the lead of a player.
 *
 * @param player  0..players - 1
 * @return the lead in steps, negative for a deficit; ±QDR_EVALUATION_MAX for a proved win or loss
 */
double qdr_analysis_get_lead (const QdrAnalysis *self, guint player);

G_END_DECLS
