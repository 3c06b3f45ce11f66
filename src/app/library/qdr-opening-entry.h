/*
 * A row in which an opening is typed: its name, or first moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define QDR_TYPE_OPENING_ENTRY (qdr_opening_entry_get_type ())
G_DECLARE_FINAL_TYPE (QdrOpeningEntry, qdr_opening_entry, QDR, OPENING_ENTRY, AdwEntryRow)

/*
 * Properties:
 *   "problem" (string, read-only)  why what is written is no opening, translated; NULL while it is
 *
 * Signals:
 *   "meant"   what is written means something else than before
 */

/**
 * @brief Returns the moves that are written.
 *
 * @return (transfer none) (nullable): in lower case with a space between them; NULL where no moves
 *         are written. A last one that has only been begun is left out
 */
const char *qdr_opening_entry_get_moves (QdrOpeningEntry *self);

/**
 * @brief Returns the openings of the name that is written.
 *
 * @return (transfer none) (nullable) (element-type QdrNamedOpening): NULL where no name is written
 */
GPtrArray *qdr_opening_entry_get_openings (QdrOpeningEntry *self);

/** @brief Returns what is meant: moves, or each name once.
 *         @return (transfer none) (nullable): NULL for any opening */
const char *qdr_opening_entry_get_meaning (QdrOpeningEntry *self);

G_END_DECLS
