/*
 * The choice of opponents for a new game: the proposal of the ladder and a gallery of opponents.
 * It is separate from the dialog because of its length.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-game-setup.h"
#include "qdr-ladder.h"
#include "qdr-personality-list.h"

G_BEGIN_DECLS

/* A card of the gallery: portrait, name and level of an opponent. The action
 * "opponent.choose", or Space, selects the card. */
#define QDR_TYPE_OPPONENT_CARD (qdr_opponent_card_get_type ())
G_DECLARE_FINAL_TYPE (QdrOpponentCard, qdr_opponent_card, QDR, OPPONENT_CARD, GtkFlowBoxChild)

/** @brief Returns the seat of the opponent: "human", "computer ID" or "engine NAME". */
const char *qdr_opponent_card_get_seat (QdrOpponentCard *self);

/*
 * The gallery: a card for each opponent, sorted by strength. Arrow keys select a neighbouring card,
 * and a double click activates "new-game.start".
 *
 * Signals:
 *   "chosen" (const char *seat)   the user selected another card
 */
#define QDR_TYPE_OPPONENT_GALLERY (qdr_opponent_gallery_get_type ())
G_DECLARE_FINAL_TYPE (QdrOpponentGallery, qdr_opponent_gallery, QDR, OPPONENT_GALLERY, AdwBin)

/**
 * @brief Adds the cards of other people, of the personalities and of the external engines, in
 *        that order.
 */
void qdr_opponent_gallery_add_cards (QdrOpponentGallery *self, QdrPersonalityList *personalities);

/*
 * Signals:
 *   "chosen" ()   the user chose an opponent; the set-up has been changed
 */
#define QDR_TYPE_OPPONENT_CHOOSER (qdr_opponent_chooser_get_type ())
G_DECLARE_FINAL_TYPE (QdrOpponentChooser, qdr_opponent_chooser, QDR, OPPONENT_CHOOSER, GtkBox)

/**
 * @brief Sets the set-up to edit and the opponents to choose from.
 *
 * @param setup          changed when the user chooses; must outlive @p self
 * @param personalities  referenced
 */
void qdr_opponent_chooser_set_setup (QdrOpponentChooser *self,
                                     QdrGameSetup *setup,
                                     QdrPersonalityList *personalities);

/** @brief Updates the widgets from the set-up. */
void qdr_opponent_chooser_show_setup (QdrOpponentChooser *self);

/**
 * @brief Selects the opponents to edit: all opponents if all have the same seat, otherwise the
 *        first opponent. Call qdr_opponent_chooser_show_setup() afterwards.
 */
void qdr_opponent_chooser_reset_selection (QdrOpponentChooser *self);

/**
 * @brief Sets the ladder. The chooser then shows its proposal, the beaten opponents, and a button
 *        for the ladder, which activates "new-game.ladder". May be called only once.
 *
 * @param ladder  referenced
 */
void qdr_opponent_chooser_set_ladder (QdrOpponentChooser *self, QdrLadder *ladder);

/** @brief Moves the focus to the selected card of the gallery. */
void qdr_opponent_chooser_focus_gallery (QdrOpponentChooser *self);

G_END_DECLS
