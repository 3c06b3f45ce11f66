/*
 * The moves of a game with their comments and times, the tree of its variations, and counts of its
 * positions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"
#include "qdr-record.h"
#include "qdr-result.h"

G_BEGIN_DECLS

/** @brief A move. The struct is small because the largest saved game has over a million moves. */
typedef struct {
  QdrUndo undo;      /**< the move, its player, and the data to take it back */
  char *comment;     /**< comment; NULL if there is none, or if the record has it */
  QdrRecord *record; /**< record of the move; NULL until one is requested */
  guint32 round;     /**< the move number, from 1 */
  gint32 before;     /**< milliseconds left to the player before the move; -1 without a clock */
  gint32 after;      /**< milliseconds left to the player after the move; -1 without a clock */
} QdrHistoryEntry;

/** @brief Frees the comment and the record of an entry. */
void qdr_history_entry_clear (QdrHistoryEntry *self);

/** @brief Returns the comment of an entry, (transfer none) (nullable). */
const char *qdr_history_entry_get_comment (const QdrHistoryEntry *self);

/**
 * @brief Returns the round of the move that follows @p last.
 *
 * A new round begins if the number of @p player is not higher than that of the previous player.
 *
 * @param last    (nullable): the preceding move; NULL for the first move of the game
 * @param player  the player who makes the move, 0..players - 1
 */
guint qdr_history_entry_get_next_round (const QdrHistoryEntry *last, guint player);

typedef struct QdrVariation QdrVariation;

/**
 * @brief The variations of one line, sorted by ply, then in the order in which they were added.
 *
 * A struct of zeros is an empty list.
 */
typedef struct {
  QdrVariation **items; /**< owned array of owned variations */
  guint length;         /**< number of items */
} QdrVariations;

/**
 * @brief A line of moves that replaces the moves of another line, its parent, from a ply on.
 *
 * Its first move differs from the parent's move at that ply, and from the first moves of the
 * parent's other variations at that ply. If the parent is a variation too, the ply is after the
 * parent's first move. The struct is small because a text may have hundreds of thousands of
 * variations.
 */
struct QdrVariation {
  guint ply;                /**< number of moves from the start of the game to this variation */
  guint length;             /**< number of entries, at least 1 */
  QdrHistoryEntry *entries; /**< owned array of the moves */
  QdrVariations variations; /**< variations of this variation */
  QdrResult result;         /**< result after the last move */
};

/** @brief Frees a variation and the variations of that variation. */
void qdr_variation_free (QdrVariation *self);

/** @brief Adds @p variation, (transfer full), after the others of its ply. */
void qdr_variations_add (QdrVariations *self, QdrVariation *variation);

/** @brief Returns the index of the first variation at @p ply or later, or else the length. */
guint qdr_variations_find_first_from_ply (const QdrVariations *self, guint ply);

/** @brief Returns whether the game ends in one of the variations or in a variation of them. */
gboolean qdr_variations_have_result (const QdrVariations *self);

/** @brief Returns the number of variations at @p ply. */
guint qdr_variations_count_at_ply (const QdrVariations *self, guint ply);

/**
 * @brief Returns one of the variations at @p ply, (transfer none).
 *
 * @param index  0..qdr_variations_count_at_ply() - 1
 */
QdrVariation *qdr_variations_get_at_ply (const QdrVariations *self, guint ply, guint index);

/**
 * @brief Returns the index of the variation that begins with @p move among those at @p ply, or else
 *        their number.
 */
guint qdr_variations_find_by_move (const QdrVariations *self, guint ply, QdrMove move);

/**
 * @brief Replaces a variation by @p variation, which has the same ply.
 *
 * @param index      index of the old variation among those at that ply
 * @param variation  (transfer full): the new variation
 * @return (transfer full): the old variation
 */
QdrVariation *qdr_variations_replace (QdrVariations *self, guint index, QdrVariation *variation);

/**
 * @brief Removes and frees one of the variations at @p ply.
 *
 * @param index  0..qdr_variations_count_at_ply() - 1
 */
void qdr_variations_remove (QdrVariations *self, guint ply, guint index);

/** @brief Removes the variations at @p ply or later and returns them, (transfer full). */
QdrVariations qdr_variations_split_at_ply (QdrVariations *self, guint ply);

/** @brief Transfers the variations of @p later, all at later plies, to the end of @p self. */
void qdr_variations_join (QdrVariations *self, QdrVariations *later);

/** @brief Frees all variations and empties the list. */
void qdr_variations_clear (QdrVariations *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrVariation, qdr_variation_free)

/** @brief The moves of the main line and all variations. */
typedef struct {
  GArray *entries;          /**< array of QdrHistoryEntry, the moves of the main line */
  QdrVariations variations; /**< variations of the main line */
} QdrHistory;

/** @brief Initialises a history without moves. */
void qdr_history_init (QdrHistory *self);

/** @brief Frees all moves and variations. */
void qdr_history_clear (QdrHistory *self);

/** @brief Returns the number of moves of the main line. */
guint qdr_history_get_length (const QdrHistory *self);

/** @brief Returns entry @p index of the main line, valid until the history changes. */
QdrHistoryEntry *qdr_history_get_entry (const QdrHistory *self, guint index);

/**
 * @brief Appends a move to the main line and computes its round.
 *
 * @param undo    the move, its player, and the data to take it back
 * @param before  milliseconds left to the player before the move; -1 without a clock
 * @param after   milliseconds left to the player after the move; -1 without a clock
 */
void qdr_history_append_move (QdrHistory *self, const QdrUndo *undo, gint64 before, gint64 after);

/**
 * @brief Removes the moves from @p index to the end, and the variations at plies above @p index.
 *
 * Variations at @p index stay. The caller must immediately append a new move, to which they are
 * alternatives.
 *
 * @param index  0..length
 * @return whether variations were removed
 */
gboolean qdr_history_truncate (QdrHistory *self, guint index);

/**
 * @brief Turns the moves from @p index to the end into a variation. The caller must immediately
 *        append a new move.
 *
 * @param index   0..length - 1
 * @param result  result after the last of these moves
 */
void qdr_history_turn_moves_into_variation (QdrHistory *self, guint index, QdrResult result);

/**
 * @brief Swaps the moves from @p index to the end with a variation at @p index.
 *
 * @param index      0..length - 1
 * @param variation  index of the variation among those at @p index
 * @param result     (inout): result after the last move of the main line
 */
void qdr_history_swap_variation (QdrHistory *self, guint index, guint variation, QdrResult *result);

/** @brief Returns the comment of move @p index, (transfer none) (nullable). */
const char *qdr_history_get_comment (const QdrHistory *self, guint index);

/** @brief Sets the comment of move @p index to a copy of a normalised comment, or to NULL. */
void qdr_history_set_comment (QdrHistory *self, guint index, const char *comment);

/** @brief Returns the record of move @p index, (transfer none). Creates it if necessary. */
QdrRecord *qdr_history_get_record (QdrHistory *self, guint index, const QdrBoard *board);

/**
 * @brief A table of how often each position has occurred from the start of a game to the present
 *        position.
 *
 * It is a hash table with open addressing. A struct of zeros is an empty table.
 */
typedef struct {
  guint64 *slots; /**< slots, each with the identity and the count of a position; 0 if empty */
  guint n_slots;  /**< number of slots, a power of two, or 0 before the first position */
  guint n_used;   /**< number of slots that are not empty */
} QdrPositionCounts;

/** @brief Frees the slots and empties the table. */
void qdr_position_counts_clear (QdrPositionCounts *self);

/** @brief Counts a position and returns its count, 1 if it has not occurred before. */
guint qdr_position_counts_add_position (QdrPositionCounts *self, const QdrPosition *position);

/** @brief Undoes one qdr_position_counts_add_position() of @p position. */
void qdr_position_counts_remove_position (QdrPositionCounts *self, const QdrPosition *position);

/**
 * @brief Returns the result of a position; a draw if the position has occurred three times.
 *
 * @param occurrences  the count of @p position; 0 if repetition is no draw
 */
QdrResult qdr_position_get_result_at_occurrence (const QdrPosition *position, guint occurrences);

G_END_DECLS
