/*
 * Explanations of good moves in terms of paths, walls and tempo.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-analyser.h"
#include "qdr-position.h"

G_BEGIN_DECLS

/**
 * @brief The reasons for a move, strongest first. Facts about the move that was played instead
 *        are last.
 *
 * The mover is the player whose move is explained. With two players, the other player is the
 * opponent. A path is a shortest path to the goal, without regard to other pawns; its length is in
 * steps. "Before" and "now" mean before and after the explained move. "Without the move" means
 * after the move that was played instead or, if there is none, after a pass.
 *
 * A fact about the lead compares the mover's path with the shortest of the other players' paths. If
 * another move was played instead, every fact states a difference between the two moves.
 *
 * With four players, only QDR_FACT_GOAL, _STOP, _JUMP, _DETOUR, _LEADER, _SHELTER, _JUMP_TAKEN,
 * _WASTED, _ROUTE and _LEAD are used.
 */
typedef enum {
  /** The move reaches the goal. */
  QDR_FACT_GOAL,
  /**
   * Without the move, the next player, `player`, could reach the goal. Now this is impossible. No
   * other fact is added.
   */
  QDR_FACT_STOP,
  /** The move is a jump that shortens the mover's path by `steps`, at least 2. */
  QDR_FACT_JUMP,
  /**
   * The move is a wall. It lengthens the path of `player` by `steps`, and the mover's path by
   * `own`, which is smaller.
   *
   * Not used if a pawn move that is the best answer compensates for the wall, or if the move that
   * was played instead gains as much.
   *
   * With four players, answers are ignored, and `player` is the one with the shortest path if the
   * wall costs this player more steps than the mover, or else the one whom it costs most.
   */
  QDR_FACT_DETOUR,
  /**
   * As QDR_FACT_DETOUR, with `own` 0 and `steps` at least 2. Every other wall would lengthen the
   * path of `player` less.
   */
  QDR_FACT_COSTLIEST,
  /** With four players: `player` had the shortest path, and the wall lengthens it. */
  QDR_FACT_LEADER,
  /**
   * Without the move, the other player could place the wall `move`, which would lengthen the path
   * of the mover, `player`, by `steps`. Now this wall lengthens it by at most 1, or is impossible.
   * No wall lengthens it by more than `rest`, which is smaller by at least 2. After the best wall
   * the mover is ahead of the other player by at least 2 steps more than without the move. With
   * four players, the other player is the next one with walls in stock.
   */
  QDR_FACT_SHELTER,
  /**
   * Without the move, a jump would shorten the path of the other player, `player`, by `steps`, at
   * least 2. Now no jump shortens it by 2 or more steps, and the best answer is none. With four
   * players, the other player is the next one.
   */
  QDR_FACT_JUMP_TAKEN,
  /**
   * The only other pawn move that shortens the mover's path, `move`, allows the other player,
   * `player`, a jump that gains at least 2 steps. The explained move does not. Not used if another
   * move was played instead.
   */
  QDR_FACT_TEMPO,
  /**
   * Every pawn move that shortens the other player's path (at least one exists) is a step, and
   * allows the mover a jump that gains at least 2 steps. Not used if the best answer is such a
   * move.
   */
  QDR_FACT_OPPOSITION,
  /**
   * The other player has no walls left. The mover, who has `own`, wins the race without placing
   * one.
   */
  QDR_FACT_RACE,
  /** No player has walls left, and only this move wins the race. */
  QDR_FACT_ONLY_RACE,
  /**
   * If the mover could move again immediately, the wall `move` would lengthen the path of the other
   * player, `player`, by `steps`, and not that of the mover. This is at least 3, and at least 2
   * more than any wall could before. If an answer is known, it is a wall after which this is less
   * than 3, or the mover's next move is a wall that lengthens the path by at least 3.
   */
  QDR_FACT_THREAT,
  /**
   * The move is a step on the shortest path. The pawn move `move` is not, although it would lead
   * nearer to the goal if there were no walls, and its path does not lead back. Not used if another
   * move was played instead.
   */
  QDR_FACT_ROUTE,
  /**
   * The move is a step on the shortest path. No wall would lengthen the other player's path more
   * than the mover's. The mover is not behind. Not used if another move was played instead, or with
   * QDR_FACT_RACE.
   */
  QDR_FACT_NO_WALL,
  /**
   * The explained move improves the lead. The move that was played instead, `move`, gained nothing:
   * it is a pawn move that lengthened the mover's path by `own`, or left it as it was; or a wall
   * that lengthened the mover's path by `own`, and the path of `player` by `steps`, which is not
   * greater. If `steps` is 0, the wall lengthened no other path. With four players, `steps` is 0.
   */
  QDR_FACT_WASTED,
  /**
   * The mover's path is now shorter than the other player's by `steps`, at least 2, which is more
   * than before. The mover has `own` walls in stock, the other player has `rest`. If the mover has
   * fewer walls, the lead is at least two steps for each missing wall. With four players, walls are
   * ignored. Not used if another move was played instead, or if the next player can jump over the
   * mover's pawn or gain more than the lead by a wall.
   */
  QDR_FACT_LEAD,
} QdrFactKind;

/**
 * @brief A reason for a move. The documentation of each QdrFactKind defines the meaning of the
 *        other fields; the fields that it does not mention have no meaning.
 */
typedef struct {
  QdrFactKind kind; /**< the kind of the reason */
  guint player;     /**< a player, 0..players - 1 */
  guint steps;      /**< a number of steps */
  guint own;        /**< a number of steps or walls */
  guint rest;       /**< another number of steps or walls */
  QdrMove move;     /**< another move that the fact is about, or QDR_MOVE_NONE */
} QdrFact;

/** @brief The maximum number of facts in an explanation. */
#define QDR_EXPLANATION_MAX_FACTS 2

/** @brief The explanation of a move. A plain struct that owns nothing. */
typedef struct {
  QdrPosition position; /**< the position before the move */
  QdrMove move;         /**< the move that is explained */
  QdrMove answer;       /**< the best answer to it, or QDR_MOVE_NONE */
  QdrMove next;         /**< the best move after the answer, or QDR_MOVE_NONE */
  QdrMove instead;      /**< the move that was played instead, or QDR_MOVE_NONE */
  guint n_facts;        /**< the number of facts; 0 if there is no clear reason */
  QdrFact facts[QDR_EXPLANATION_MAX_FACTS]; /**< the facts */
} QdrExplanation;

/**
 * @brief Explains a move. The function tries all walls of both players, which takes some time.
 *
 * @param position  a position that is not over
 * @param line      the move, a legal step or wall; the best answer; and the best move after it
 * @param length    the number of moves in the line, at least 1. Moves that are QDR_MOVE_NONE or
 *                  illegal, and those after them, are ignored
 * @param instead   the move that was played instead, or QDR_MOVE_NONE; ignored if illegal
 */
QdrExplanation
qdr_explain_move (const QdrPosition *position, const QdrMove *line, guint length, QdrMove instead);

/**
 * @brief Explains the best move of an analysis. QDR_FACT_LEAD is only used if the mover is at least
 *        as likely to win as another player. A proved loss has no reasons.
 *
 * @param position  the position of the analysis, which is not over
 * @param analysis  an analysis with a line of at least one move
 * @param instead   the move that was played instead, or QDR_MOVE_NONE
 */
QdrExplanation
qdr_explain_best_move (const QdrPosition *position, const QdrAnalysis *analysis, QdrMove instead);

/**
 * @brief Returns the wall of the first fact that is a QDR_FACT_SHELTER or QDR_FACT_THREAT: the wall
 *        that the move prevents or threatens.
 *
 * @param owner  (out) (optional): the player who could place the wall, 0..3; not set without a wall
 * @return the wall, or QDR_MOVE_NONE
 */
QdrMove qdr_explanation_get_wall (const QdrExplanation *self, guint *owner);

G_END_DECLS
