/*
 * Counts of how often each position of a game has occurred. A plain value, apart from QdrGame as a
 * data structure of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-result.h"

G_BEGIN_DECLS

/**
 * @brief The positions from the start of a game to the present one, and their counts.
 *
 * An open-addressed hash table; all zeros is an empty one.
 */
typedef struct {
  guint64 *slots; /**< identity and count; 0 is an empty slot */
  guint n_slots;  /**< a power of two, or 0 before the first position */
  guint n_used;   /**< slots that are not empty */
} QdrRepetition;

/** @brief Frees the contents. The table is then empty. */
void qdr_repetition_clear (QdrRepetition *self);

/** @brief Adds a position and returns its count, 1 for the first time. */
guint qdr_repetition_add (QdrRepetition *self, const QdrPosition *position);

/** @brief Undoes one qdr_repetition_add() of the same position. */
void qdr_repetition_remove (QdrRepetition *self, const QdrPosition *position);

/**
 * @brief Returns the result of a position.
 *
 * @param occurrences  its count; 0 if repetition is no draw
 */
QdrResult qdr_repetition_get_result (const QdrPosition *position, guint occurrences);

G_END_DECLS
