/*
 * What was played in the position on the board, beside it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-opening-search.h"

G_BEGIN_DECLS

#define QDR_TYPE_OPENING_PANEL (qdr_opening_panel_get_type ())
G_DECLARE_FINAL_TYPE (QdrOpeningPanel, qdr_opening_panel, QDR, OPENING_PANEL, GtkWidget)

/*
 * Its button for the games of the position activates "win.find-position".
 *
 * Properties:
 *   "scope"   uint, read-only: a QdrLibraryScopeKind, which the user chooses
 *   "compact" boolean, write-only: what can be hit is large enough for fingers
 *
 * Signals:
 *   "pointed" (guint move)     the pointer or the focus is on a move, or QDR_MOVE_NONE: on none
 *   "chosen" (guint move)      a move was clicked
 *   "game-chosen" (gint64 id)  a game was clicked
 *   "asked"                    the moves are to be shown in spite of the words
 */

/**
 * @brief Shows words in place of moves.
 *
 * @param words   a sentence
 * @param offers  whether with a button to show the moves all the same
 */
void qdr_opening_panel_show_words (QdrOpeningPanel *self, const char *words, gboolean offers);

/** @brief Shows what was found. @param search  that found a move; not kept */
void qdr_opening_panel_show_moves (QdrOpeningPanel *self, const QdrOpeningSearch *search);

/** @brief Returns which games the user wants to count. */
QdrLibraryScopeKind qdr_opening_panel_get_scope (QdrOpeningPanel *self);

G_END_DECLS
