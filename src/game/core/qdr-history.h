/*
 * The moves of a game with their comments and times, and the tree of its variations.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"
#include "qdr-record.h"
#include "qdr-result.h"

G_BEGIN_DECLS

/** @brief One move. Small, because the largest saved game has more than a million. */
typedef struct {
  QdrUndo undo;      /**< the move, its player, and how to take it back */
  char *comment;     /**< (nullable): moves to the record once there is one */
  QdrRecord *record; /**< (nullable): created on demand */
  guint32 round;     /**< the move number, from 1 */
  gint32 before;     /**< the player's time when the turn began, milliseconds; -1 without a clock */
  gint32 after;      /**< the player's time after the move, likewise */
} QdrHistoryEntry;

/** @brief Frees the contents of an entry. */
void qdr_history_entry_clear (QdrHistoryEntry *self);

/** @brief Returns the comment of a move, (transfer none) (nullable). */
const char *qdr_history_entry_get_comment (const QdrHistoryEntry *self);

/**
 * @brief Returns the round of the move that @p player plays next.
 *
 * A round is over when the turn returns to the player who began it, or passes that player by.
 *
 * @param last    (nullable): the move before
 * @param player  0..players - 1
 */
guint qdr_history_entry_next_round (const QdrHistoryEntry *last, guint player);

/* Variations */

typedef struct QdrVariation QdrVariation;

/** @brief Variations of one line, sorted by ply, then in the order of adding. All zeros is none. */
typedef struct {
  QdrVariation **items; /**< owned */
  guint length;         /**< number of items */
} QdrVariations;

/**
 * @brief An alternative to the moves of another line, its parent, from some ply on.
 *
 * Its first move differs from that of the parent and of all other variations of the parent there.
 * Its own variations branch off after its first move; before it, they would be siblings. A text may
 * hold hundreds of thousands of variations, so the struct is small.
 */
struct QdrVariation {
  guint ply;                /**< moves before it, from the start of the game */
  guint length;             /**< number of entries, at least 1 */
  QdrHistoryEntry *entries; /**< owned */
  QdrVariations variations; /**< its own variations */
  QdrResult result;         /**< after the last move */
};

/** @brief Frees a variation and its own variations. */
void qdr_variation_free (QdrVariation *self);

/** @brief Adds @p variation, (transfer full), behind the others of its ply. */
void qdr_variations_add (QdrVariations *self, QdrVariation *variation);

/** @brief Returns the index of the first variation at @p ply or later; the length if none. */
guint qdr_variations_find (const QdrVariations *self, guint ply);

/** @brief Returns the number of variations at @p ply. */
guint qdr_variations_count (const QdrVariations *self, guint ply);

/**
 * @brief Returns one of the variations at @p ply, (transfer none).
 *
 * @param index  0..qdr_variations_count() - 1
 */
QdrVariation *qdr_variations_get (const QdrVariations *self, guint ply, guint index);

/**
 * @brief Returns the index, among the variations at @p ply, of the one that begins with @p move;
 *        the number of these variations if there is none.
 */
guint qdr_variations_find_move (const QdrVariations *self, guint ply, QdrMove move);

/**
 * @brief Replaces a variation by another one of the same ply.
 *
 * @param index      of the old one among those of the ply
 * @param variation  (transfer full): the new one
 * @return (transfer full): the old one
 */
QdrVariation *qdr_variations_replace (QdrVariations *self, guint index, QdrVariation *variation);

/**
 * @brief Removes and frees one of the variations at @p ply.
 *
 * @param index  0..qdr_variations_count() - 1
 */
void qdr_variations_remove (QdrVariations *self, guint ply, guint index);

/** @brief Removes the variations at @p ply or later and returns them, (transfer full). */
QdrVariations qdr_variations_split (QdrVariations *self, guint ply);

/** @brief Appends the variations of @p later, all at later plies, and empties that list. */
void qdr_variations_join (QdrVariations *self, QdrVariations *later);

/** @brief Frees all variations and empties the list. */
void qdr_variations_clear (QdrVariations *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrVariation, qdr_variation_free)

/* The main line */

/** @brief The moves of the main line and all variations. */
typedef struct {
  GArray *entries;          /**< of QdrHistoryEntry */
  QdrVariations variations; /**< variations of the main line */
} QdrHistory;

/** @brief Initialises a history without moves. */
void qdr_history_init (QdrHistory *self);

/** @brief Frees the contents of the history. */
void qdr_history_clear (QdrHistory *self);

/** @brief Returns the number of moves. */
guint qdr_history_get_length (const QdrHistory *self);

/** @brief Returns entry @p index, valid until the history changes. */
QdrHistoryEntry *qdr_history_get (const QdrHistory *self, guint index);

/**
 * @brief Appends a move and counts its round.
 *
 * @param undo    the move, and how to take it back
 * @param before  the player's time when the turn began, milliseconds, -1 without a clock
 * @param after   the player's time after the move, likewise
 */
void qdr_history_append (QdrHistory *self, const QdrUndo *undo, gint64 before, gint64 after);

/**
 * @brief Removes the moves from @p index to the end, and the variations that branch off later. The
 *        caller must append a new move immediately, to which the variations at @p index are
 *        alternatives.
 *
 * @param index  0..length
 * @return whether variations were removed
 */
gboolean qdr_history_truncate (QdrHistory *self, guint index);

/**
 * @brief Turns the moves from @p index to the end into a variation. The caller must append a new
 *        move immediately.
 *
 * @param index   0..length - 1
 * @param result  after the last move
 */
void qdr_history_turn_into_variation (QdrHistory *self, guint index, QdrResult result);

/**
 * @brief Swaps the moves from @p index to the end with a variation that branches off there.
 *
 * @param index      0..length - 1
 * @param variation  its index among the variations there
 * @param result     (inout): after the last move
 */
void qdr_history_swap (QdrHistory *self, guint index, guint variation, QdrResult *result);

/** @brief Returns the comment of move @p index, (transfer none) (nullable). */
const char *qdr_history_get_comment (const QdrHistory *self, guint index);

/** @brief Sets the comment of move @p index, normalised; NULL for none. */
void qdr_history_set_comment (QdrHistory *self, guint index, const char *comment);

/** @brief Returns the record of move @p index, (transfer none), created on demand. */
QdrRecord *qdr_history_get_record (QdrHistory *self, guint index, const QdrBoard *board);

G_END_DECLS
