/*
 * The list of who can take a seat, as it drops down from a player's panel.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-personality-list.h"

G_BEGIN_DECLS

#define QDR_TYPE_SEAT_MENU (qdr_seat_menu_get_type ())
G_DECLARE_FINAL_TYPE (QdrSeatMenu, qdr_seat_menu, QDR, SEAT_MENU, GtkPopover)

/*
 * Signals:
 *   "chosen"  (const char *seat)   somebody is to take the seat: "human" or "computer ID"
 */

/**
 * @brief A list of a person and all @p personalities.
 *
 * @param personalities  who can take the seat
 */
GtkWidget *qdr_seat_menu_new (QdrPersonalityList *personalities);

/**
 * @brief Marks who has the seat.
 *
 * @param seat  "human" or "computer ID"
 */
void qdr_seat_menu_set_seat (QdrSeatMenu *self, const char *seat);

G_END_DECLS
