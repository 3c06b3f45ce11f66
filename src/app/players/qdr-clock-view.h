/*
 * The clock of a player.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-player.h"

G_BEGIN_DECLS

#define QDR_TYPE_CLOCK_VIEW (qdr_clock_view_get_type ())
G_DECLARE_FINAL_TYPE (QdrClockView, qdr_clock_view, QDR, CLOCK_VIEW, GtkWidget)

/**
 * @brief Shows the time that a player has left; a player without a clock hides it.
 *
 * @param player  (nullable): referenced; with NULL nothing more is shown
 */
void qdr_clock_view_set_player (QdrClockView *self, QdrPlayer *player);

/**
 * @brief Tells how many seconds each move adds to the clock, as a tooltip.
 *
 * @param seconds  that a move adds, 0 for none
 */
void qdr_clock_view_set_increment (QdrClockView *self, guint seconds);

/**
 * @brief (transfer full): time on a clock, "14:31" or "1:02:03"; begun seconds count. Below 20
 *        seconds with tenths, "0:19.4".
 *
 * @param milliseconds  0 or more
 */
char *qdr_clock_view_format_time (gint64 milliseconds);

G_END_DECLS
