/*
 * The status bar below the board: whose turn it is, refusals and answers, the result, and buttons
 * to continue.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-session.h"

G_BEGIN_DECLS

#define QDR_TYPE_STATUS_BAR (qdr_status_bar_get_type ())
G_DECLARE_FINAL_TYPE (QdrStatusBar, qdr_status_bar, QDR, STATUS_BAR, AdwBin)

/*
 * The buttons of the bar activate actions of the window.
 *
 * Property (write-only):
 *   "stacked"  boolean, whether the buttons are below the text
 */

/** @brief Sets the session to describe, and the settings of the program. Call it once. */
void qdr_status_bar_set_session (QdrStatusBar *self, QdrSession *session, GSettings *settings);

/*
 * The bar shows the reply, which is a refusal or an answer. Without it, it shows the advice. If
 * there is neither, it shows the state of the game.
 */

/**
 * @brief Shows why a move was refused, for a few seconds or until the position changes.
 *
 * @param refusal  translated
 */
void qdr_status_bar_set_refusal (QdrStatusBar *self, const char *refusal);

/**
 * @brief Shows the answer to a question, for some seconds or until the position changes.
 *
 * @param answer  translated
 */
void qdr_status_bar_set_answer (QdrStatusBar *self, const char *answer);

/** @brief Removes the refusal or answer. */
void qdr_status_bar_dismiss_reply (QdrStatusBar *self);

/**
 * @brief Shows advice instead of the state of the game, until the position changes.
 *
 * @param advice  (nullable): translated; NULL removes it
 */
void qdr_status_bar_set_advice (QdrStatusBar *self, const char *advice);

/**
 * @brief Sets whether the button to play again is hidden, because another widget shows the same
 *        button.
 *
 * @param hides_play_again  FALSE at first
 */
void qdr_status_bar_set_play_again_hidden (QdrStatusBar *self, gboolean hides_play_again);

G_END_DECLS
