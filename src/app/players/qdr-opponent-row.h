/*
 * A row in a list of possible players, with a portrait, a name and a rating.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-personality.h"

G_BEGIN_DECLS

/**
 * @brief Shows a portrait in an image, scaled to the pixel size of the image.
 *
 * @param portrait  (nullable): the file of the portrait; NULL hides the image
 */
void qdr_image_set_portrait (GtkImage *image, GFile *portrait);

#define QDR_TYPE_OPPONENT_ROW (qdr_opponent_row_get_type ())
G_DECLARE_FINAL_TYPE (QdrOpponentRow, qdr_opponent_row, QDR, OPPONENT_ROW, GtkWidget)

/** @brief Creates an empty row. */
GtkWidget *qdr_opponent_row_new (void);

/**
 * @brief Sets the player to show.
 *
 * @param personality  (nullable): NULL for a human or an external engine
 */
void
qdr_opponent_row_set_opponent (QdrOpponentRow *self, const char *name, QdrPersonality *personality);

/** @brief Sets whether a tick marks this player as chosen. */
void qdr_opponent_row_set_chosen (QdrOpponentRow *self, gboolean chosen);

G_END_DECLS
