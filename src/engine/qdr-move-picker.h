/*
 * Hands out the moves of a position one by one, the most promising first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-shortest-paths.h"
#include "qdr-style.h"

G_BEGIN_DECLS

/** @brief Moves have 11 bits. */
#define QDR_MOVE_HISTORY_SIZE 2048

/** @brief No score in the history is further from zero than this. */
#define QDR_MOVE_HISTORY_MAX 8192

/**
 * @brief How good each move of a player has been anywhere in the tree (Schaeffer, "The history
 *        heuristic", ICCA Journal 6, 1983). All zero: nothing is known.
 */
typedef struct {
  gint16 scores[QDR_MAX_PLAYERS][QDR_MOVE_HISTORY_SIZE]; /**< by player and move */
} QdrMoveHistory;

/** @brief Halves all scores, so that a search listens to the last one but can soon overrule it. */
void qdr_move_history_fade (QdrMoveHistory *self);

/**
 * @brief Learns that a move was good enough to end the search of a node, and that those tried
 *        before it were not.
 *
 * @param player   0..3, who played it
 * @param move     the good move
 * @param tried    the moves before it
 * @param n_tried  how many
 * @param depth    how much search stands behind it, plies
 */
void qdr_move_history_learn (QdrMoveHistory *self,
                             guint player,
                             QdrMove move,
                             const QdrMove *tried,
                             guint n_tried,
                             int depth);

/**
 * @brief How good a move has been.
 *
 * @param player  0..3, who would play it
 * @param move    the move
 * @return -QDR_MOVE_HISTORY_MAX..QDR_MOVE_HISTORY_MAX, the better the higher
 */
static inline int
qdr_move_history_score (const QdrMoveHistory *self, guint player, QdrMove move)
{
  return self->scores[player][move % QDR_MOVE_HISTORY_SIZE];
}

/** @brief Where a move comes from, in the order of picking. */
typedef enum {
  QDR_PICK_TABLE,    /**< the best move of an earlier search */
  QDR_PICK_FORWARD,  /**< a step along a shortest path of the mover */
  QDR_PICK_KILLER,   /**< a wall that refuted a sibling of the position */
  QDR_PICK_BLOCKER,  /**< a wall across all shortest paths of an opponent */
  QDR_PICK_CUTTER,   /**< a wall across some of them */
  QDR_PICK_SIDEWAYS, /**< the other steps */
  QDR_PICK_QUIET,    /**< the other walls */
  QDR_PICK_NOTHING,
} QdrPick;

/** @brief How many killers a node remembers. */
#define QDR_KILLERS 2

/** @brief What the order of the moves of a position depends on. The pointers are borrowed. */
typedef struct {
  const QdrPosition *position;   /**< whose moves are picked */
  const QdrShortestPaths *paths; /**< its shortest paths */
  const QdrMoveHistory *history; /**< orders the moves of a stage */
  const QdrStyle *style;         /**< decides what is overlooked */
  const QdrMove *killers;        /**< QDR_KILLERS of them, QDR_MOVE_NONE where there is none */
  QdrMove table_move;            /**< or QDR_MOVE_NONE; need not be legal */
} QdrPickInput;

/**
 * @brief Picks moves stage by stage; a stage is generated only when it is reached.
 *
 * Lives on the stack of the search. Moves that the style overlooks do not turn up.
 */
typedef struct {
  QdrPickInput input;           /**< what the order depends on */
  QdrPick stage;                /**< of the move handed out last */
  gboolean is_prepared;         /**< the list holds the moves of this stage */
  gboolean knows_walls;         /**< the legal walls have been found */
  QdrBits walls[2];             /**< legal walls not handed out by an earlier stage, once known */
  guint next;                   /**< index of the move to hand out next */
  guint count;                  /**< moves of this stage */
  guint n_sideways;             /**< steps put aside */
  QdrMove moves[QDR_MAX_MOVES]; /**< of this stage */
  int scores[QDR_MAX_MOVES];    /**< of the moves, by which they are ordered */
  QdrMove sideways[QDR_MAX_STEPS]; /**< steps put aside for their stage */
} QdrMovePicker;

/**
 * @brief Begins to pick the moves of a position.
 *
 * @param input  copied; its pointers are borrowed
 */
void qdr_move_picker_init (QdrMovePicker *self, const QdrPickInput *input);

/**
 * @brief The next move; its origin is in the field stage.
 *
 * @return QDR_MOVE_NONE after the last
 */
QdrMove qdr_move_picker_next (QdrMovePicker *self);

G_END_DECLS
