/*
 * The move picker and the history heuristic. The picker yields the moves of a position one by one,
 * most promising first. It orders them by the history.
 *
 * The picker is separate from the search because its order of moves is tested without a search.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-shortest-paths.h"
#include "qdr-style.h"

G_BEGIN_DECLS

/** @brief The number of different values of a move, which has 11 bits. */
#define QDR_HISTORY_HEURISTIC_SIZE 2048

/** @brief The maximum absolute score in the history. */
#define QDR_HISTORY_HEURISTIC_MAX 8192

/**
 * @brief The success of each move of each player anywhere in the tree (Schaeffer, "The history
 *        heuristic", ICCA Journal 6, 1983). All zero if nothing is known.
 */
typedef struct {
  gint16 scores[QDR_MAX_PLAYERS][QDR_HISTORY_HEURISTIC_SIZE]; /**< by player and move */
} QdrHistoryHeuristic;

/** @brief Halves all scores, so that the next search can soon overrule them. */
void qdr_history_heuristic_fade (QdrHistoryHeuristic *self);

/**
 * @brief Records that a move failed high, and that the moves searched before it did not.
 *
 * @param player   0..3, the player to move
 * @param move     the good move
 * @param tried    moves that were searched before it
 * @param n_tried  number of these moves
 * @param depth    plies searched
 */
void qdr_history_heuristic_record_fail_high (QdrHistoryHeuristic *self,
                                             guint player,
                                             QdrMove move,
                                             const QdrMove *tried,
                                             guint n_tried,
                                             int depth);

/**
 * @brief Returns the score of a move.
 *
 * @param player  0..3, the player to move
 * @return -QDR_HISTORY_HEURISTIC_MAX..QDR_HISTORY_HEURISTIC_MAX, higher is better
 */
static inline int
qdr_history_heuristic_get_score (const QdrHistoryHeuristic *self, guint player, QdrMove move)
{
  return self->scores[player][move % QDR_HISTORY_HEURISTIC_SIZE];
}

/** @brief Stages of picking, in order. */
typedef enum {
  QDR_PICK_TABLE,    /**< the best move of an earlier search */
  QDR_PICK_FORWARD,  /**< a step along a shortest path of the mover */
  QDR_PICK_KILLER,   /**< a wall that refuted a sibling of the position */
  QDR_PICK_BLOCKER,  /**< a wall across all shortest paths of an opponent */
  QDR_PICK_CUTTER,   /**< a wall across some shortest paths of an opponent */
  QDR_PICK_SIDEWAYS, /**< a step that no earlier stage has returned */
  QDR_PICK_QUIET,    /**< a wall that no earlier stage has returned */
  QDR_PICK_NOTHING,
} QdrPickStage;

/** @brief Number of killers of a node. */
#define QDR_KILLERS 2

/** @brief The data by which a move picker orders moves. The pointers are borrowed. */
typedef struct {
  const QdrPosition *position;        /**< the position */
  const QdrShortestPaths *paths;      /**< shortest paths of the position */
  const QdrHistoryHeuristic *history; /**< orders the moves within a stage */
  const QdrStyle *style;              /**< determines the walls that are overlooked */
  const QdrMove *killers;             /**< QDR_KILLERS moves, some of which may be QDR_MOVE_NONE */
  QdrMove table_move; /**< best move of an earlier search, which need not be legal, or
                                      QDR_MOVE_NONE */
} QdrPickInput;

/**
 * @brief A move picker, which returns moves stage by stage. It generates the moves of a stage only
 *        when it reaches the stage.
 *
 * Moves that the style overlooks are left out.
 */
typedef struct {
  QdrPickInput input;              /**< copied from the caller */
  QdrPickStage stage;              /**< stage of the move returned last */
  gboolean is_prepared;            /**< whether the moves of this stage have been generated */
  gboolean has_walls;              /**< whether the legal walls have been generated */
  QdrBits walls[2];                /**< legal walls that no earlier stage has returned */
  guint next;                      /**< index of the next move */
  guint count;                     /**< number of moves of this stage */
  guint n_sideways;                /**< number of steps deferred to their own stage */
  QdrMove moves[QDR_MAX_MOVES];    /**< moves of this stage */
  int scores[QDR_MAX_MOVES];       /**< scores of these moves */
  QdrMove sideways[QDR_MAX_STEPS]; /**< steps deferred to their own stage */
} QdrMovePicker;

/**
 * @brief Starts picking the moves of a position.
 *
 * @param input  copied; its pointers are borrowed
 */
void qdr_move_picker_init (QdrMovePicker *self, const QdrPickInput *input);

/**
 * @brief Returns the next move and sets the field @p stage to its stage. Returns QDR_MOVE_NONE
 *        after the last move.
 */
QdrMove qdr_move_picker_next (QdrMovePicker *self);

G_END_DECLS
