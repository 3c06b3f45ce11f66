/*
 * The line under the board: whose turn it is, why a wall cannot stand there, how the game ended and
 * what to do next.
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
 * Its buttons activate the actions of the window around it.
 *
 * Properties (write-only):
 *   "notice"   string, nullable: translated, about what is pointed at, until it is NULL
 *   "compact"  boolean: leaves room for the words in a pause as well
 */

/**
 * @brief Tells what goes on in @p session. To be called once.
 *
 * @param session  referenced
 */
void qdr_status_bar_set_session (QdrStatusBar *self, QdrSession *session);

/*
 * Of what can be said the newest is shown: what is pointed at, or the reply to what was tried or
 * asked for last. Below that comes advice, and last what the game is at.
 */

/**
 * @brief Replies why a move was refused, for a few seconds and no longer than the game stays as it
 *        is.
 *
 * @param refusal  (nullable): translated
 */
void qdr_status_bar_set_refusal (QdrStatusBar *self, const char *refusal);

/**
 * @brief Replies to a question, for some seconds and no longer than the game stays as it is.
 *
 * @param answer  (nullable): translated
 */
void qdr_status_bar_set_answer (QdrStatusBar *self, const char *answer);

/** @brief Takes the reply away, if there is one: something else has been asked for. */
void qdr_status_bar_dismiss_reply (QdrStatusBar *self);

/**
 * @brief Shows @p advice instead of whose turn it is, until the position changes; NULL takes it
 *        away.
 *
 * @param advice  (nullable): translated
 */
void qdr_status_bar_set_advice (QdrStatusBar *self, const char *advice);

/**
 * @brief Whether another place offers to play again, so that this one does not.
 *
 * @param leaves_play_again  FALSE at first
 */
void qdr_status_bar_set_hides_play_again (QdrStatusBar *self, gboolean leaves_play_again);

G_END_DECLS
