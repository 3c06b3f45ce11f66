/*
 * Hints and the analysis: what is sought, shown and announced of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-adviser.h"
#include "qdr-board-view.h"
#include "qdr-evaluation-bar.h"
#include "qdr-session.h"
#include "qdr-status-bar.h"

G_BEGIN_DECLS

#define QDR_TYPE_ADVICE_CONTROLLER (qdr_advice_controller_get_type ())
G_DECLARE_FINAL_TYPE (QdrAdviceController, qdr_advice_controller, QDR, ADVICE_CONTROLLER, GObject)

/*
 * Actions: "hint", and "show-evaluation", the setting of that name.
 *
 * Signals:
 *   "hint-sought" ()  a hint is about to be sought, and takes the board for itself
 */

/** @brief Where advice is shown. */
typedef struct {
  QdrBoardView *board;          /**< draws hints and the best line */
  QdrStatusBar *status_bar;     /**< says hints in words */
  QdrEvaluationBar *evaluation; /**< the win probabilities */
  GtkLabel *analysis;           /**< the analysis in words */
} QdrAdviceWidgets;

/**
 * @brief Adds the actions for the game of @p session.
 *
 * @param actions   of the window
 * @param session   whose game it is; referenced
 * @param adviser   finds hints and analyses
 * @param widgets   copied
 * @param settings  of the program
 * @return (transfer full): to be let go before the widgets
 */
QdrAdviceController *qdr_advice_controller_new (GActionMap *actions,
                                                QdrSession *session,
                                                QdrAdviser *adviser,
                                                const QdrAdviceWidgets *widgets,
                                                GSettings *settings);

/** @brief Ceases to look for a hint. */
void qdr_advice_controller_drop_hint (QdrAdviceController *self);

/**
 * @brief Sets whether the line on the board is one that something else shows there.
 *
 * @param is_taken  whether something else shows a line
 */
void qdr_advice_controller_set_line_is_taken (QdrAdviceController *self, gboolean is_taken);

/** @brief Shows again what the analysis knows, if it is on. */
void qdr_advice_controller_show_analysis (QdrAdviceController *self);

G_END_DECLS
