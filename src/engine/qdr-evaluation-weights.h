/*
 * The layout of the weights of the evaluation. The weights are fitted to games by
 * tools/fit-evaluation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board.h"

G_BEGIN_DECLS

/**
 * @brief Number of threat classes. An opponent's stock belongs to one of these classes, by the harm
 *        that it can do. Each term of a side has a weight for each threat class.
 */
#define QDR_THREAT_CLASSES 4

/**
 * @brief Number of elements of the tables of weights, for each kind of index. For a greater index,
 *        the last element is used.
 */
enum {
  QDR_STOCK_CLASSES = 7,
  QDR_LEADS = 17,
  QDR_STOCKS = 21,
  QDR_GAPS = 9,
  QDR_DISTANCES = 32,
  QDR_BOTTLENECKS = 12,
  QDR_BLOCKERS = 8,
  QDR_CUTTERS = 32,
  QDR_DETOURS = 16,
  QDR_REACHES = 81,
  QDR_DEAD_ENDS = 6,
  QDR_WALL_ROWS = 12,
  QDR_WALL_COLUMNS = 9,
};

/** @brief For each table, the index of its first weight. */
enum {
  QDR_WEIGHT_RACE = 0, /* indexed by the stock classes of both players, and the lead */
  QDR_WEIGHT_STOCK = QDR_WEIGHT_RACE + QDR_STOCK_CLASSES * QDR_STOCK_CLASSES * QDR_LEADS,
  QDR_WEIGHT_MEETING = QDR_WEIGHT_STOCK + QDR_STOCKS, /* indexed by whether the player is to move,
                                                         whether the opponent's pawn is on a
                                                         shortest path of the player, and the
                                                         distance of the pawns */

  /* From here on, the last index of each table is the threat class of the opponent's stock. The
   * index before it is the value that gives the table its name. Only the table of walls has three
   * indexes before it: the kind of a wall, and its row and its column relative to the pawn. */
  QDR_WEIGHT_SIDE = QDR_WEIGHT_MEETING + 2 * 2 * QDR_GAPS,
  QDR_WEIGHT_DISTANCE = QDR_WEIGHT_SIDE,
  QDR_WEIGHT_BOTTLENECKS = QDR_WEIGHT_DISTANCE + QDR_THREAT_CLASSES * QDR_DISTANCES,
  QDR_WEIGHT_BLOCKERS = QDR_WEIGHT_BOTTLENECKS + QDR_THREAT_CLASSES * QDR_BOTTLENECKS,
  QDR_WEIGHT_CUTTERS = QDR_WEIGHT_BLOCKERS + QDR_THREAT_CLASSES * QDR_BLOCKERS,
  QDR_WEIGHT_LONGEST_DETOUR = QDR_WEIGHT_CUTTERS + QDR_THREAT_CLASSES * QDR_CUTTERS,
  QDR_WEIGHT_DETOURS = QDR_WEIGHT_LONGEST_DETOUR + QDR_THREAT_CLASSES * QDR_DETOURS,
  QDR_WEIGHT_REACH = QDR_WEIGHT_DETOURS + QDR_THREAT_CLASSES * QDR_DETOURS,
  QDR_WEIGHT_DEAD_ENDS = QDR_WEIGHT_REACH + QDR_THREAT_CLASSES * QDR_REACHES,
  QDR_WEIGHT_WALL = QDR_WEIGHT_DEAD_ENDS + QDR_THREAT_CLASSES * QDR_DEAD_ENDS,

  QDR_WEIGHTS = QDR_WEIGHT_WALL + QDR_THREAT_CLASSES * 2 * QDR_WALL_ROWS * QDR_WALL_COLUMNS,
};

/** @brief Weights in centi-steps for boards of up to 9 x 9. */
extern const gint16 qdr_small_board_weights[QDR_WEIGHTS];

G_END_DECLS
