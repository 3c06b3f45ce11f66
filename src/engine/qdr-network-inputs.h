/*
 * The inputs of the network that evaluates positions.
 *
 * Each input is 0 or 1. A position has those that are listed by the functions below.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-shortest-paths.h"

G_BEGIN_DECLS

/**
 * @brief The numbers of inputs of each kind. For a greater value, the last input of its kind is 1.
 */
enum {
  QDR_LENGTHS = 48,
  QDR_BOTTLENECKS = 16,
  QDR_BLOCKERS = 12,
  QDR_CUTTERS = 32,
  QDR_LONGEST_DETOURS = 24,
  QDR_DETOURS = 8,
  QDR_REACHES = 86,
  QDR_DEAD_ENDS = 8,
  QDR_ROWS = 19,
  QDR_COLUMNS = 10,
  QDR_FIELD_SIDE = 5,
  QDR_NEARNESSES = 6,
  QDR_WALL_ROWS = 12,
  QDR_WALL_COLUMNS = 12,
};

/** @brief The inputs of a side. For each kind, the index of its first input. */
enum {
  QDR_INPUT_LENGTH = 0,
  QDR_INPUT_BOTTLENECKS = QDR_INPUT_LENGTH + QDR_LENGTHS,
  QDR_INPUT_BLOCKERS = QDR_INPUT_BOTTLENECKS + QDR_BOTTLENECKS,
  QDR_INPUT_CUTTERS = QDR_INPUT_BLOCKERS + QDR_BLOCKERS,
  QDR_INPUT_LONGEST_DETOUR = QDR_INPUT_CUTTERS + QDR_CUTTERS,
  QDR_INPUT_DETOURS = QDR_INPUT_LONGEST_DETOUR + QDR_LONGEST_DETOURS, /* for each length */
  QDR_INPUT_REACH = QDR_INPUT_DETOURS + QDR_DETOUR_LENGTHS * QDR_DETOURS,
  QDR_INPUT_DEAD_ENDS = QDR_INPUT_REACH + QDR_REACHES,
  QDR_INPUT_ROW = QDR_INPUT_DEAD_ENDS + QDR_DEAD_ENDS, /* rows between the pawn and its goal */
  QDR_INPUT_COLUMN = QDR_INPUT_ROW + QDR_ROWS, /* squares left of the pawn, then right of it */
  QDR_INPUT_FIELD = QDR_INPUT_COLUMN + 2 * QDR_COLUMNS, /* for each square near the pawn: how much
                                                           nearer to the goal it is */
  QDR_INPUT_WALL = QDR_INPUT_FIELD + QDR_FIELD_SIDE * QDR_FIELD_SIDE * QDR_NEARNESSES,
  QDR_SIDE_INPUTS = QDR_INPUT_WALL + 2 * QDR_WALL_ROWS * QDR_WALL_COLUMNS,
};

/** @brief The maximum number of inputs of a side that are 1 and differ in its mirror image. */
#define QDR_MAX_SIDED_INPUTS                                                                       \
  (2 + QDR_FIELD_SIDE * QDR_FIELD_SIDE + QDR_WALL_ROWS * QDR_WALL_COLUMNS)

/**
 * @brief The inputs of a side that are 1: the effects of the walls on the race of its player.
 *
 * They are seen from the pawn, in the direction of its goal, and depend only on the walls and on
 * this pawn.
 */
typedef struct {
  guint n_common; /**< number of inputs that are the same in the mirror image */
  guint n_sided;  /**< number of the other inputs */
  guint16 common[8 + QDR_DETOUR_LENGTHS]; /**< inputs that are the same in the mirror image */
  guint16 sided[2][QDR_MAX_SIDED_INPUTS]; /**< the other inputs [0], and those of the mirror image
                                                [1] */
} QdrSideInputs;

/** @brief The mobility of a pawn. */
typedef struct {
  guint reach;     /**< number of squares within six steps of the pawn */
  guint dead_ends; /**< number of these squares that have at most one open side */
} QdrMobility;

/**
 * @brief Finds the mobility of the pawn of @p player, ignoring other pawns.
 *
 * @param player  0..players - 1, in play
 */
QdrMobility qdr_mobility_find (const QdrPosition *position, guint player);

/**
 * @brief Finds the inputs of a side.
 *
 * @param player        0..players - 1, in play
 * @param player_paths  shortest paths of the player
 * @param inputs        (out): the inputs
 */
void qdr_side_inputs_find (const QdrPosition *position,
                           guint player,
                           const QdrPlayerPaths *player_paths,
                           QdrSideInputs *inputs);

/** @brief Number of classes of walls in hand, of leads in the race, and of meetings of pawns. */
enum {
  QDR_STOCKS = 21,
  QDR_STOCK_CLASSES = 7,
  QDR_LEADS = 17,
  QDR_GAPS = 9,
  QDR_MEETINGS = 4 * QDR_LEADS,
  QDR_OUTPUTS = 16,
  QDR_RACES = QDR_STOCK_CLASSES * QDR_STOCK_CLASSES * QDR_LEADS,
};

/** @brief The inputs that depend on more than one side, as seen by one player. */
typedef struct {
  guint
      stocks[QDR_MAX_PLAYERS]; /**< by player, the class of its walls in hand, 0..QDR_STOCKS - 1 */
  guint meeting; /**< two players: whether each pawn is on a shortest path of the other, and the
                      distance of the pawns; more players: the lead over the foremost opponent, and
                      the turns until the player moves; 0..QDR_MEETINGS - 1 */
  guint output;  /**< output of the network for the walls in hand, 0..QDR_OUTPUTS - 1 */
  guint race;    /**< class of the walls in hand and the lead, 0..QDR_RACES - 1 */
} QdrRaceInputs;

/**
 * @brief Finds the inputs that depend on more than one side.
 *
 * @param position  without a winner
 * @param paths     shortest paths of @p position
 * @param player    in play; with two players, the player to move
 */
QdrRaceInputs
qdr_race_inputs_find (const QdrPosition *position, const QdrShortestPaths *paths, guint player);

G_END_DECLS
