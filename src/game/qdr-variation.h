/*
 * Variations: moves that may be played instead of others, with the variations that leave them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"
#include "qdr-record.h"
#include "qdr-result.h"

G_BEGIN_DECLS

/**
 * @brief One move. Kept small: the largest saved game has more than a million.
 */
typedef struct {
  QdrUndo undo;      /**< the move, who played it, and how to take it back */
  char *comment;     /**< (nullable): until there is a record, which has it then */
  QdrRecord *record; /**< (nullable): made when it is first asked for */
  guint32 round;     /**< the move number, from 1 */
  gint32 before; /**< time the mover had when its turn began, milliseconds, -1 without a clock */
  gint32 after;  /**< time it had left after the move, likewise */
} QdrHistoryEntry;

/** @brief Frees what an entry owns. */
void qdr_history_entry_clear (QdrHistoryEntry *self);

/**
 * @brief Returns the comment of a move.
 *
 * @return (nullable) (transfer none)
 */
const char *qdr_history_entry_get_comment (const QdrHistoryEntry *self);

/**
 * @brief Returns the round of the move that a player plays next.
 *
 * A round is over when the turn comes round to the player who began it, or passes it by.
 *
 * @param last    (nullable): the move before
 * @param player  0..players - 1
 */
guint qdr_history_entry_next_round (const QdrHistoryEntry *last, guint player);

typedef struct QdrVariation QdrVariation;

/**
 * @brief Variations by ply, and those of one ply in the order in which they were added. All zeros
 *        is none.
 */
typedef struct {
  QdrVariation **items; /**< owned */
  guint length;         /**< how many there are */
} QdrVariations;

/**
 * @brief Moves that may be played instead of others: they leave the line they hang on before one of
 *        its moves, and the first of them is another one than that and than those of other such
 *        variations there.
 *
 * A variation that hangs on this one leaves it behind its first move: before that it would be one
 * that hangs beside it. A text may hold hundreds of thousands of variations, so they too are kept
 * small.
 */
struct QdrVariation {
  guint ply;    /**< moves before the first of these, counted from the start of the game */
  guint length; /**< at least 1 */
  QdrHistoryEntry *entries; /**< owned */
  QdrVariations variations; /**< those that hang on this one */
  QdrResult result;         /**< after the last move */
};

/** @brief Frees a variation with all that hang on it. */
void qdr_variation_free (QdrVariation *self);

/**
 * @brief Adds a variation behind the others of its ply.
 *
 * @param variation  (transfer full)
 */
void qdr_variations_add (QdrVariations *self, QdrVariation *variation);

/**
 * @brief Finds the first variation at a ply or later.
 *
 * @param ply  a ply
 * @return its index, or the number of variations
 */
guint qdr_variations_find (const QdrVariations *self, guint ply);

/**
 * @brief Returns how many variations leave at a ply.
 *
 * @param ply  a ply
 */
guint qdr_variations_count (const QdrVariations *self, guint ply);

/**
 * @brief Returns one of the variations that leave at a ply.
 *
 * @param ply    a ply
 * @param index  0..qdr_variations_count() - 1
 * @return (transfer none)
 */
QdrVariation *qdr_variations_get (const QdrVariations *self, guint ply, guint index);

/**
 * @brief Finds the variation that leaves at a ply with a move.
 *
 * @param ply   a ply
 * @param move  the first move of the variation
 * @return its index among those of the ply, or their number
 */
guint qdr_variations_find_move (const QdrVariations *self, guint ply, QdrMove move);

/**
 * @brief Puts a variation in the place of another of its ply.
 *
 * @param index  of the other variation among those of the ply
 * @param variation   (transfer full): the new variation
 * @return (transfer full): the other variation
 */
QdrVariation *qdr_variations_replace (QdrVariations *self, guint index, QdrVariation *variation);

/**
 * @brief Removes one of the variations that leave at a ply.
 *
 * @param ply    a ply
 * @param index  0..qdr_variations_count() - 1
 */
void qdr_variations_remove (QdrVariations *self, guint ply, guint index);

/**
 * @brief Takes the variations at a ply or later away.
 *
 * @param ply  a ply
 * @return (transfer full)
 */
QdrVariations qdr_variations_split (QdrVariations *self, guint ply);

/**
 * @brief Puts all variations of another list, which leave later than all here, behind them.
 *
 * @param later  the other list, empty afterwards
 */
void qdr_variations_join (QdrVariations *self, QdrVariations *later);

/** @brief Frees all variations, and leaves none. */
void qdr_variations_clear (QdrVariations *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrVariation, qdr_variation_free)

G_END_DECLS
