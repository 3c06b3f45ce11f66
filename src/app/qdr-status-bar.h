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
 *   "notice"   string, nullable: shown instead of everything else
 *   "compact"  boolean: leaves room for the words by showing one button at most
 */

/** @brief Tells about @p game, or with NULL about nothing. */
void qdr_status_bar_set_game (QdrStatusBar *self, QdrGame *game);

/** @brief Tells of pauses and of the computer as well; to be called once, before there is a game. */
void qdr_status_bar_set_session (QdrStatusBar *self, QdrSession *session);

/** @brief Shows @p notice instead of everything else, until it is set to NULL. */
void qdr_status_bar_set_notice (QdrStatusBar *self, const char *notice);

/** @brief Shows why a move was refused, until the position or the notice changes. */
void qdr_status_bar_set_refusal (QdrStatusBar *self, const char *refusal);

/** @brief Shows @p advice instead of whose turn it is, until the position changes; NULL takes it away. */
void qdr_status_bar_set_advice (QdrStatusBar *self, const char *advice);

/** @brief Answers a question: shows @p answer, whatever the game is at, until the position changes. */
void qdr_status_bar_set_answer (QdrStatusBar *self, const char *answer);

void qdr_status_bar_set_compact (QdrStatusBar *self, gboolean compact);

/** @brief (transfer none): what is shown now. */
const char *qdr_status_bar_get_text (QdrStatusBar *self);

G_END_DECLS
