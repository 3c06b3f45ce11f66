/*
 * Portraits of players, and a row in a list of possible players with a portrait, a name and a
 * rating.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-personality.h"
#include "qdr-player.h"
#include "qdr-rows.h"

G_BEGIN_DECLS

/**
 * @brief Shows a portrait in an image, scaled to the pixel size of the image.
 *
 * @param portrait  (nullable): the file of the portrait; NULL hides the image
 */
void qdr_image_set_portrait (GtkImage *image, GFile *portrait);

/** @brief Returns the file of the portrait that the user has chosen, or NULL. (transfer full) */
GFile *qdr_user_portrait_load (GSettings *settings);

/** @brief Fills a row of choices with the portraits, for the setting "portrait". */
void qdr_choice_row_bind_portrait (QdrChoiceRow *row, GSettings *settings);

/**
 * @brief Finds the portrait of a player: of a personality, or of the user if the user has chosen
 *        one. A player with the name of the user is the user.
 *
 * @param personality  (nullable): the personality of @p player
 * @return (transfer full) (nullable)
 */
GFile *qdr_player_find_portrait (QdrPlayer *player,
                                 QdrPersonality *personality,
                                 QdrMood mood,
                                 GSettings *settings);

#define QDR_TYPE_OPPONENT_ROW (qdr_opponent_row_get_type ())
G_DECLARE_FINAL_TYPE (QdrOpponentRow, qdr_opponent_row, QDR, OPPONENT_ROW, AdwBin)

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
