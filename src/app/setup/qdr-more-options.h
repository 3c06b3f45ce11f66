/*
 * The less common options of a new game: rows, repetition, and player, name and walls of each seat.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-game-setup.h"
#include "qdr-personality-list.h"

G_BEGIN_DECLS

/*
 * The rows of one seat.
 *
 * Signals:
 *   "changed" ()   the user changed something
 */
#define QDR_TYPE_SEAT_GROUP (qdr_seat_group_get_type ())
G_DECLARE_FINAL_TYPE (QdrSeatGroup, qdr_seat_group, QDR, SEAT_GROUP, AdwPreferencesGroup)

/** @brief Returns the number of walls in stock, 0..99. */
guint qdr_seat_group_get_stock (QdrSeatGroup *self);

/*
 * Signals:
 *   "changed" ()   the user changed something
 */
#define QDR_TYPE_MORE_OPTIONS (qdr_more_options_get_type ())
G_DECLARE_FINAL_TYPE (QdrMoreOptions, qdr_more_options, QDR, MORE_OPTIONS, GtkBox)

/**
 * @brief Creates the rows; qdr_more_options_show() fills them.
 *
 * @param personalities  opponents to choose from
 * @return (transfer floating)
 */
GtkWidget *qdr_more_options_new (QdrPersonalityList *personalities);

/** @brief Shows a set-up, without emitting "changed". */
void qdr_more_options_show (QdrMoreOptions *self, const QdrGameSetup *setup);

/**
 * @brief Copies the options shown into a set-up and leaves the rest of it alone.
 *
 * @param setup  with the width and the number of players that are shown
 */
void qdr_more_options_read (QdrMoreOptions *self, QdrGameSetup *setup);

G_END_DECLS
