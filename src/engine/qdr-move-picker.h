/*
 * Hands out the moves of a position one by one, the most promising first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-move-history.h"
#include "qdr-shortest-paths.h"
#include "qdr-style.h"

G_BEGIN_DECLS

/** @brief Where a move comes from, in the order of picking. */
typedef enum {
  QDR_PICK_TABLE,    /**< the best move of an earlier search */
  QDR_PICK_FORWARD,  /**< a step that shortens the mover's way */
  QDR_PICK_KILLER,   /**< a wall that refuted a sister position */
  QDR_PICK_BLOCKER,  /**< a wall across all shortest paths of an opponent */
  QDR_PICK_CUTTER,   /**< a wall across some of them */
  QDR_PICK_SIDEWAYS, /**< the other steps */
  QDR_PICK_QUIET,    /**< the other walls */
  QDR_PICK_NOTHING,
} QdrPick;

#define QDR_KILLERS 2

/** @brief All that ordering the moves of a position depends on. The pointers are borrowed. */
typedef struct {
  const QdrPosition *position;
  const QdrShortestPaths *paths;
  QdrMoveMemory memory; /**< of the node */
  const QdrStyle *style;
  const QdrMove *killers; /**< QDR_KILLERS of them, QDR_MOVE_NONE where there is none */
  QdrMove table_move;     /**< or QDR_MOVE_NONE; need not be legal */
} QdrPickInput;

/**
 * @brief Picks moves stage by stage; a stage is generated only when it is reached.
 *
 * Lives on the stack of the search. Moves that the style overlooks do not turn up.
 */
typedef struct {
  QdrPickInput input;
  QdrPick stage;        /**< of the move handed out last */
  gboolean is_prepared; /**< the list holds the moves of this stage */
  gboolean knows_walls;
  QdrBits walls[2]; /**< legal walls not handed out by an earlier stage, once known */
  guint next;
  guint count;
  guint n_sideways;
  QdrMove moves[QDR_MAX_MOVES];
  int scores[QDR_MAX_MOVES];
  QdrMove sideways[16];
} QdrMovePicker;

void qdr_move_picker_init (QdrMovePicker *self, const QdrPickInput *input);

/**
 * @brief The next move; its origin is in the field stage.
 *
 * @return QDR_MOVE_NONE after the last
 */
QdrMove qdr_move_picker_next (QdrMovePicker *self);

G_END_DECLS
