/*
 * One place for a wall, for the keyboard and for assistive tools; the board draws it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-board-words.h"

G_BEGIN_DECLS

#define QDR_TYPE_SLOT_VIEW (qdr_slot_view_get_type ())
G_DECLARE_FINAL_TYPE (QdrSlotView, qdr_slot_view, QDR, SLOT_VIEW, GtkWidget)

/*
 * Mouse and touch go through it to what lies below.
 *
 * Actions:
 *   "slot.place"  asks for the wall
 *
 * Signals:
 *   "chosen"         (guint move)    the action was taken
 *   "focus-changed"  (gboolean has)  the keyboard focus has come or gone
 */

/**
 * @brief A place without a label.
 *
 * @param wall  the move that places a wall here
 */
GtkWidget *qdr_slot_view_new (QdrMove wall);

/** @brief The move that places a wall here. */
QdrMove qdr_slot_view_get_wall (QdrSlotView *self);

/**
 * @brief Whether what stands here, or stands in the way, has been told to be @p state already.
 *
 * @param state  what is here
 */
gboolean qdr_slot_view_is_in_state (QdrSlotView *self, QdrSlotState state);

/**
 * @brief Says what is here: its accessible label.
 *
 * @param state  what is here
 * @param label  translated; copied
 */
void qdr_slot_view_set_label (QdrSlotView *self, QdrSlotState state, const char *label);

G_END_DECLS
