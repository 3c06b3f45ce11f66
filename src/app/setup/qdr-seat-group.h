/*
 * One player in the dialog for a new game: who plays, under which name, with how many walls.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-personality-list.h"

G_BEGIN_DECLS

#define QDR_TYPE_SEAT_GROUP (qdr_seat_group_get_type ())
G_DECLARE_FINAL_TYPE (QdrSeatGroup, qdr_seat_group, QDR, SEAT_GROUP, AdwPreferencesGroup)

/*
 * Signals:
 *   "changed"   the user has changed something
 */

/**
 * @brief The rows for one player.
 *
 * @param personalities  opponents to choose from
 */
GtkWidget *qdr_seat_group_new (QdrPersonalityList *personalities);

/** @brief (transfer full): "human" or "computer ID". */
char *qdr_seat_group_get_seat (QdrSeatGroup *self);

/**
 * @brief Chooses @p seat; one that is unknown counts as human.
 *
 * @param seat  "human" or "computer ID"
 */
void qdr_seat_group_set_seat (QdrSeatGroup *self, const char *seat);

/** @brief (transfer none): the name, "" for the usual one. */
const char *qdr_seat_group_get_name (QdrSeatGroup *self);

/**
 * @brief Changes the name.
 *
 * @param name  "" for the usual one
 */
void qdr_seat_group_set_name (QdrSeatGroup *self, const char *name);

/** @brief Walls in hand, 0..99. */
guint qdr_seat_group_get_stock (QdrSeatGroup *self);

/**
 * @brief Changes the walls in hand.
 *
 * @param stock  0..99
 */
void qdr_seat_group_set_stock (QdrSeatGroup *self, guint stock);

G_END_DECLS
