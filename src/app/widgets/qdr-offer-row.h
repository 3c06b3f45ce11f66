/*
 * A combo row that can leave out some of its choices.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define QDR_TYPE_OFFER_ROW (qdr_offer_row_get_type ())
G_DECLARE_FINAL_TYPE (QdrOfferRow, qdr_offer_row, QDR, OFFER_ROW, AdwComboRow)

/* Its model is a GtkStringList, which contains all choices at first. */

/** @brief Returns the number of the selected choice among all, from 0. */
guint qdr_offer_row_get_choice (QdrOfferRow *self);

/**
 * @brief Sets which choices are offered. Keeps the selected one if possible, otherwise selects the
 *        first.
 *
 * @param offered  a flag for each of all choices
 */
void qdr_offer_row_set_offered (QdrOfferRow *self, const gboolean *offered);

G_END_DECLS
