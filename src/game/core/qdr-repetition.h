/*
 * Counts of how often each position of a game has occurred.
 *
 * They are separate from QdrGame as a data structure with a test of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-result.h"

G_BEGIN_DECLS

/**
 * @brief The positions from the start of a game to the present one, and their counts.
 *
 * This is an open-addressed hash table. A struct of zeros is an empty table.
 */
typedef struct {
  guint64 *slots; /**< identity and count of a position; 0 for an empty slot */
  guint n_slots;  /**< number of slots, a power of two, or 0 before the first position */
  guint n_used;   /**< number of slots that are not empty */
} QdrRepetition;

/** @brief Frees the slots and empties the table. */
void qdr_repetition_clear (QdrRepetition *self);

/** @brief Counts a position and returns its count, 1 if it has not occurred before. */
guint qdr_repetition_add (QdrRepetition *self, const QdrPosition *position);

/** @brief Undoes one qdr_repetition_add() of @p position. */
void qdr_repetition_remove (QdrRepetition *self, const QdrPosition *position);

/**
 * @brief Returns the result of a position, which is a draw if it has occurred three times.
 *
 * @param occurrences  the count of @p position; 0 if repetition is no draw
 */
QdrResult qdr_repetition_get_result (const QdrPosition *position, guint occurrences);

G_END_DECLS
