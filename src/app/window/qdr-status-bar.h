/*
 * The status bar below the board: whose turn it is, refusals and answers, the result, and buttons
 * for what may follow.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-session.h"

G_BEGIN_DECLS

#define QDR_TYPE_STATUS_BAR (qdr_status_bar_get_type ())
G_DECLARE_FINAL_TYPE (QdrStatusBar, qdr_status_bar, QDR, STATUS_BAR, GtkWidget)

/*
 * Its buttons activate actions of the window.
 *
 * Properties (write-only):
 *   "notice"   string, nullable: translated, about the place under the pointer
 *   "compact"  boolean: in a pause, the text has the room of the button for the last move
 *   "stacked"  boolean: the buttons are below the text
 */

/** @brief Sets the session to describe. Call it once. */
void qdr_status_bar_set_session (QdrStatusBar *self, QdrSession *session);

/*
 * The bar shows the newest of notice and reply; if there is none, the advice, and finally the state
 * of the game.
 */

/**
 * @brief Shows why a move was refused, for a few seconds or until the game changes.
 *
 * @param refusal  translated
 */
void qdr_status_bar_set_refusal (QdrStatusBar *self, const char *refusal);

/**
 * @brief Shows the answer to a question, for some seconds or until the game changes.
 *
 * @param answer  translated
 */
void qdr_status_bar_set_answer (QdrStatusBar *self, const char *answer);

/** @brief Removes the refusal or answer. */
void qdr_status_bar_dismiss_reply (QdrStatusBar *self);

/**
 * @brief Shows advice instead of whose turn it is, until the position changes.
 *
 * @param advice  (nullable): translated; NULL removes it
 */
void qdr_status_bar_set_advice (QdrStatusBar *self, const char *advice);

/**
 * @brief Sets whether the button to play again is hidden, because another widget has it.
 *
 * @param hides_play_again  FALSE at first
 */
void qdr_status_bar_set_hides_play_again (QdrStatusBar *self, gboolean hides_play_again);

G_END_DECLS
