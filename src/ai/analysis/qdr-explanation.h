/*
 * Explanations of good moves by paths, walls and tempo.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-analysis.h"
#include "qdr-position.h"

G_BEGIN_DECLS

/**
 * @brief The reasons for a move, strongest first.
 *
 * Paths are shortest paths in steps, ignoring other pawns. Before and after refer to the move; the
 * other player is the opponent. With four players, only the kinds that mention four players and
 * those about the mover's own path are used.
 */
typedef enum {
  QDR_FACT_GOAL, /**< the move reaches the goal */
  QDR_FACT_JUMP, /**< a jump that shortens the mover's path by `steps`, at least 2 */
  /**
   * A wall that lengthens the path of `player` by `steps`, and the mover's by `own`, which is less.
   * `rest` is the part of the detour that remains after the best answer, compared with before, with
   * a step counted as one; 0 if the answer is unknown or irrelevant. Even after the answer the wall
   * gains at least a step, or nothing if the answer is a wall; then QDR_FACT_COUNTER follows. With
   * four players answers are ignored, and each player with a longer detour than the mover has a
   * fact of its own.
   */
  QDR_FACT_DETOUR,
  QDR_FACT_LEADER, /**< four players: `player` had the shortest path, and the wall lengthens it */
  /** the best answer, `move`, is a wall that lengthens the path of the mover by `steps` */
  QDR_FACT_COUNTER,
  /**
   * The wall `move` of the other player would have lengthened the path of `player`, the mover, by
   * `steps`, at least 2. Now no wall lengthens it by more than `rest`, which is at least 2 less.
   * With four players the other one is the next with walls in stock.
   */
  QDR_FACT_SHELTER,
  /**
   * A jump would have shortened the path of `player`, the other one, by `steps`, at least 2. Now
   * there is none. With four players the other one is the next.
   */
  QDR_FACT_JUMP_TAKEN,
  /**
   * Every other pawn move that shortens the mover's path, of which there is at least one, allows
   * the other player a jump that gains at least 2 steps; this move does not. `steps` is 1 if it
   * shortens the path, else 0.
   */
  QDR_FACT_TEMPO,
  /**
   * Every pawn move that shortens the other player's path, of which there is at least one, allows
   * the mover a jump that gains at least 2 steps.
   */
  QDR_FACT_OPPOSITION,
  /**
   * The other player has no walls left, and the mover wins the race without using any of its `own`
   * remaining walls.
   */
  QDR_FACT_RACE,
  /** no player has walls left, and this is the only move that wins the race */
  QDR_FACT_ONLY_RACE,
  /**
   * The mover has no walls left, and `player`, the other one, wins the race after any move, without
   * using any of its `own` remaining walls.
   */
  QDR_FACT_LOST_RACE,
  /**
   * With a second move in a row the wall `move` would lengthen the path of `player`, the other one,
   * by `steps`: at least 3, and at least 2 more than any wall before.
   */
  QDR_FACT_THREAT,
  /**
   * A step on the shortest path. The pawn move `move` would lead nearer to the goal without walls,
   * but is not on the shortest path. Not used to compare with another move.
   */
  QDR_FACT_ROUTE,
  /**
   * A step on the shortest path instead of a wall: no wall of the mover would have lengthened the
   * path of the other player by more than `steps`, 0 or 1, minus its cost for the mover; 1 only if
   * there is no stronger fact. With four players it refers to any of the others, and the cost for
   * the mover is ignored. Not used to compare with another step.
   */
  QDR_FACT_NO_WALL,
  /** no other wall would have lengthened the path of `player`, the other one, by `steps` */
  QDR_FACT_DEAREST,
  /**
   * The mover's path is now shorter than the other player's by `steps`, at least 1. It has `own`
   * walls in stock against `rest`; the lead is at least two steps for each wall it has less. With
   * four players it is shorter than all others, and walls are ignored.
   */
  QDR_FACT_LEAD,
  /**
   * The mover's path is now longer by `steps`, or equal if 0. It has `own` walls in stock against
   * `rest`, a surplus greater than `steps`.
   */
  QDR_FACT_RESERVE,
  /**
   * A step that shortens the mover's path by `steps` more than the step that was played instead.
   * Only used without other facts.
   */
  QDR_FACT_PROGRESS,
} QdrFactKind;

/** @brief A reason for a move. The meaning of the numbers depends on the kind. */
typedef struct {
  QdrFactKind kind; /**< what the fact states */
  guint player;     /**< 0..players - 1 */
  guint steps;      /**< a number of steps */
  guint own;        /**< a number of steps or walls */
  guint rest;       /**< a number of steps or walls */
  QdrMove move;     /**< a wall or an answer, or QDR_MOVE_NONE */
} QdrFact;

/** @brief The maximum number of facts in an explanation. */
#define QDR_EXPLANATION_MAX_FACTS 2

/** @brief The explanation of a move. A plain value. */
typedef struct {
  QdrPosition position; /**< before the move */
  QdrMove move;         /**< the move */
  QdrMove answer;       /**< the best answer, or QDR_MOVE_NONE */
  QdrMove instead;      /**< the move that was played instead, or QDR_MOVE_NONE */
  guint n_facts;        /**< 0 if there is no clear reason */
  QdrFact facts[QDR_EXPLANATION_MAX_FACTS]; /**< strongest first */
} QdrExplanation;

/**
 * @brief Explains a move. Tries all walls of both players, and solves races without walls.
 *
 * @param position  a position that is not over
 * @param move      a legal step or wall
 * @param answer    the best answer, or QDR_MOVE_NONE; ignored if illegal
 * @param instead   the move that was played instead, or QDR_MOVE_NONE; ignored if illegal
 */
QdrExplanation qdr_explanation_of_move (const QdrPosition *position,
                                        QdrMove move,
                                        QdrMove answer,
                                        QdrMove instead);

/**
 * @brief Explains the best move of an analysis.
 *
 * @param position  the position of the analysis, which is not over
 * @param analysis  must have a line of at least one move
 * @param instead   the move that was played instead, or QDR_MOVE_NONE
 */
QdrExplanation qdr_explanation_of_analysis (const QdrPosition *position,
                                            const QdrAnalysis *analysis,
                                            QdrMove instead);

/**
 * @brief Returns the wall that the explanation refers to, besides the move itself.
 *
 * @param owner  (out) (optional): the player who could place it, 0..3
 * @return the prevented or threatened wall, or QDR_MOVE_NONE
 */
QdrMove qdr_explanation_get_wall (const QdrExplanation *self, guint *owner);

G_END_DECLS
