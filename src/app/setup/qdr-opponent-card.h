/*
 * An opponent in the gallery: portrait, name, level, character and taste.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-external-engine.h"
#include "qdr-personality.h"

G_BEGIN_DECLS

#define QDR_TYPE_OPPONENT_CARD (qdr_opponent_card_get_type ())
G_DECLARE_FINAL_TYPE (QdrOpponentCard, qdr_opponent_card, QDR, OPPONENT_CARD, GtkFlowBoxChild)

/**
 * @brief A card for a flow box. Space, as the action "opponent.choose", selects it there.
 *
 * @param personality  (nullable): NULL for another person at the same board
 * @param now          (nullable): as strong as @p personality is in a game that begins now
 */
GtkWidget *qdr_opponent_card_new (QdrPersonality *personality, QdrPersonality *now);

/**
 * @brief A card of an engine in another program.
 *
 * @param engine  one that the user has added
 */
GtkWidget *qdr_opponent_card_new_for_engine (QdrExternalEngine *engine);

/** @brief (transfer none): "human", "computer ID" or "engine NAME". */
const char *qdr_opponent_card_get_seat (QdrOpponentCard *self);

/**
 * @brief Says where this opponent sits, if not all opponents are the same.
 *
 * @param places  (nullable): such as "Left, Right"; NULL to say nothing
 */
void qdr_opponent_card_set_places (QdrOpponentCard *self, const char *places);

/**
 * @brief Shows how strong a personality is now.
 *
 * @param now  as strong as it is in a game that begins now
 */
void qdr_opponent_card_set_strength (QdrOpponentCard *self, QdrPersonality *now);

G_END_DECLS
