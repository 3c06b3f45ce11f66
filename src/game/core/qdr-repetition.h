/*
 * Counts how often each position of a game has occurred.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-result.h"

G_BEGIN_DECLS

/**
 * @brief The positions from the start of a game to the present one, with how often each occurred.
 *
 * An open-addressed hash table; all zeros is an empty one. Its time is bounded by the number of
 * positions, however they repeat.
 */
typedef struct {
  guint64 *slots; /**< identity and count; 0 is an empty slot */
  guint n_slots;  /**< a power of two, or 0 before the first position */
  guint n_used;   /**< slots that are not empty */
} QdrRepetition;

/** @brief Frees what @p self owns, and leaves it empty. */
void qdr_repetition_clear (QdrRepetition *self);

/**
 * @brief Adds a position.
 *
 * @param position  a position
 * @return how often it has occurred by now, 1 for the first time
 */
guint qdr_repetition_add (QdrRepetition *self, const QdrPosition *position);

/**
 * @brief Takes back one qdr_repetition_add() of the same position.
 *
 * @param position  the one that was added
 */
void qdr_repetition_remove (QdrRepetition *self, const QdrPosition *position);

/**
 * @brief Returns the result of a position.
 *
 * @param position     a position
 * @param occurrences  how often it has occurred; 0 where repetition is no draw
 */
QdrResult qdr_repetition_judge (const QdrPosition *position, guint occurrences);

G_END_DECLS
