/*
 * All who can be played against, as portraits in the order of their strength.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-personality-list.h"

G_BEGIN_DECLS

#define QDR_TYPE_OPPONENT_GALLERY (qdr_opponent_gallery_get_type ())
G_DECLARE_FINAL_TYPE (QdrOpponentGallery, qdr_opponent_gallery, QDR, OPPONENT_GALLERY, GtkWidget)

/*
 * Arrow keys go from one to the next and choose it.
 *
 * Signals:
 *   "chosen" (const char *seat)   the user has chosen another one, "human" or "computer ID"
 *   "activated"                   a double click on the one that is chosen
 */

/**
 * @brief Fills the gallery: another person first, then the personalities.
 *
 * @param personalities  opponents to choose from
 */
void qdr_opponent_gallery_fill (QdrOpponentGallery *self, QdrPersonalityList *personalities);

/**
 * @brief Chooses one, without the signal, and brings it into sight.
 *
 * @param seat  (nullable): "human" or "computer ID"; NULL for none
 */
void qdr_opponent_gallery_set_chosen (QdrOpponentGallery *self, const char *seat);

/**
 * @brief Says at a portrait where that opponent sits.
 *
 * @param seat    "human" or "computer ID"
 * @param places  (nullable): such as "Left, Right"; NULL to say nothing
 */
void
qdr_opponent_gallery_set_places (QdrOpponentGallery *self, const char *seat, const char *places);

/**
 * @brief Shows how strong those who adapt are now.
 *
 * @param personalities  those in the gallery
 */
void
qdr_opponent_gallery_show_strengths (QdrOpponentGallery *self, QdrPersonalityList *personalities);

G_END_DECLS
