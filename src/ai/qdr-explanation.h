/*
 * Why a move is good, as far as paths, walls and tempo tell.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-analysis.h"
#include "qdr-position.h"

G_BEGIN_DECLS

/**
 * @brief What can be said for a move, the strongest first.
 *
 * Paths are shortest ones, in steps, other pawns not counted. Before is the position of the move,
 * after the one that it leads to. The other is the opponent. With four players there are no
 * kinds but those that tell what they mean for them, and those about the mover's path alone.
 */
typedef enum {
  QDR_FACT_GOAL, /**< the move reaches the goal */
  QDR_FACT_JUMP, /**< a jump that shortens the mover's own path by `steps`, at least 2 */
  /**
   * A wall that lengthens the path of `player` by `steps`, and the mover's by `own`, which is less.
   * `rest` is by how many steps the path is still longer after the best answer, counted from
   * before, where a step that was made counts as one; 0 where the answer is not known or says
   * nothing about that. With the answer, too, the wall gains the mover a step at least; or nothing,
   * if the answer is a wall, and then QDR_FACT_COUNTER follows. With four players nothing is said
   * of the answer, and each whose path gets longer by more than the mover's has a fact of its own.
   */
  QDR_FACT_DETOUR,
  QDR_FACT_LEADER,  /**< four players: that path, of `player`, was shorter than all others */
  QDR_FACT_COUNTER, /**< after the wall the best answer, `move`, is a wall that lengthens the path
                       of `player`, the mover, by `steps` */
  /**
   * The wall `move` would have lengthened the path of `player`, the mover, by `steps`, at least 2,
   * if the other had been to move before (or after what was played instead). Now no wall of the
   * other lengthens it by more than `rest`, which is less by 2 at least. With four players the
   * other is the next one who has walls in hand.
   */
  QDR_FACT_SHELTER,
  /**
   * A jump would have shortened the path of `player`, the other, by `steps`, at least 2, if the
   * other had been to move before (or after what was played instead). Now none does. With four
   * players the other is the next one.
   */
  QDR_FACT_JUMP_TAKEN,
  /**
   * Each other move of the pawn that shortens the mover's path, and there is one, gives the other a
   * jump that shortens its path by 2 at least. This move gives it none; `steps` is 1 if it shortens
   * the path, too, and else 0.
   */
  QDR_FACT_TEMPO,
  /**
   * Each move of the pawn by which the other shortens its path, and there is one, gives the mover a
   * jump that shortens its own by 2 at least.
   */
  QDR_FACT_OPPOSITION,
  /**
   * The other has no walls left, and the mover arrives first with best play, without placing one of
   * the `own` walls that it has left.
   */
  QDR_FACT_RACE,
  QDR_FACT_ONLY_RACE, /**< no player has walls left, and the mover arrives first with best play,
                         but after no other of its moves */
  /**
   * The mover has no walls left, and `player`, the other, arrives first with best play after any
   * move, without placing one of the `own` walls that it has left.
   */
  QDR_FACT_LOST_RACE,
  /**
   * If the mover could go on, the wall `move` would lengthen the path of `player`, the other, by
   * `steps`: at least 3, and 2 more than any wall would have before.
   */
  QDR_FACT_THREAT,
  /**
   * A step on the way. The move `move` of the pawn would have led nearer to the goal if there were
   * no walls, but is none on the way. Not beside what was played instead.
   */
  QDR_FACT_ROUTE,
  /**
   * A step on the way that is no wall: none that the mover had in hand would have lengthened the
   * path of the other by more than `steps`, 0 or 1, less what it costs the mover; 1 where nothing
   * stronger can be said. With four players it is the path of any of the others, whatever the wall
   * costs the mover. Not beside another step that was played instead.
   */
  QDR_FACT_NO_WALL,
  QDR_FACT_DEAREST, /**< no other wall would have lengthened the path of `player`, the other, by
                       `steps` */
  /**
   * The mover's path is now shorter by `steps`, at least 1, than that of the other. It has `own`
   * walls in hand against `rest`; the lead is at least two steps for each that it has fewer.
   * With four players it is shorter than all others, and walls are not told.
   */
  QDR_FACT_LEAD,
  /**
   * The mover's path is now longer by `steps`, or as long if that is 0. It has `own` walls in hand
   * against `rest`, which are more by more than `steps`.
   */
  QDR_FACT_RESERVE,
  /**
   * A step that shortens the mover's path, by `steps` more than the step that was played instead;
   * where nothing else can be said.
   */
  QDR_FACT_PROGRESS,
} QdrFactKind;

/** @brief One thing that can be said; QdrFactKind tells what the numbers of a kind mean. */
typedef struct {
  QdrFactKind kind; /**< what it is about */
  guint player;     /**< 0..players - 1 */
  guint steps;      /**< steps */
  guint own;        /**< steps or walls */
  guint rest;       /**< steps or walls */
  QdrMove move;     /**< a wall or an answer, or QDR_MOVE_NONE */
} QdrFact;

/** @brief More would not be read. */
#define QDR_EXPLANATION_MAX_FACTS 2

/** @brief Why a move is good. A plain value. */
typedef struct {
  QdrPosition position;                     /**< before the move */
  QdrMove move;                             /**< the move */
  QdrMove answer;                           /**< the best answer, or QDR_MOVE_NONE */
  QdrMove instead;                          /**< what was played instead, or QDR_MOVE_NONE */
  guint n_facts;                            /**< 0 where nothing is clear */
  QdrFact facts[QDR_EXPLANATION_MAX_FACTS]; /**< the strongest first */
} QdrExplanation;

/**
 * @brief Finds out why a move is good.
 *
 * It looks at every wall that one of both could place, and without walls in hand it solves the
 * race.
 *
 * @param position  a position that is not over
 * @param move      a legal step or wall
 * @param answer    the best answer of the other, or QDR_MOVE_NONE; what is not legal counts as none
 * @param instead   what was played in its place, or QDR_MOVE_NONE; likewise
 */
QdrExplanation qdr_explanation_of_move (const QdrPosition *position,
                                        QdrMove move,
                                        QdrMove answer,
                                        QdrMove instead);

/**
 * @brief Finds out why the best move of an analysis is good.
 *
 * @param position  that was analysed, and is not over
 * @param analysis  its line has at least one move
 * @param instead   what was played in its place, or QDR_MOVE_NONE
 */
QdrExplanation qdr_explanation_of_analysis (const QdrPosition *position,
                                            const QdrAnalysis *analysis,
                                            QdrMove instead);

/**
 * @brief The wall that is spoken of beside the move: the one that no longer hurts, or the one that
 *        is threatened.
 *
 * @param owner  (out) (optional): who would place it, 0..3
 * @return QDR_MOVE_NONE if there is none
 */
QdrMove qdr_explanation_get_wall (const QdrExplanation *self, guint *owner);

G_END_DECLS
