/*
 * A line to type moves into.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define QDR_TYPE_MOVE_ENTRY (qdr_move_entry_get_type ())
G_DECLARE_FINAL_TYPE (QdrMoveEntry, qdr_move_entry, QDR, MOVE_ENTRY, GtkWidget)

/*
 * Signals:
 *   "entered"  (const char *text)  Enter was pressed: something was typed, without spaces around it
 *   "closed"   ()                  Escape was pressed
 */

/** @brief Makes it empty, for the next move. */
void qdr_move_entry_clear (QdrMoveEntry *self);

/**
 * @brief Makes it empty if what is in it was entered, and is neither rejected nor changed since.
 */
void qdr_move_entry_settle (QdrMoveEntry *self);

/** @brief Marks what was typed as no good and selects it, so that typing replaces it. */
void qdr_move_entry_reject (QdrMoveEntry *self);

G_END_DECLS
