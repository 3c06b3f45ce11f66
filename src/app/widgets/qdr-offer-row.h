/*
 * A row with choices of which not all are offered at any time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define QDR_TYPE_OFFER_ROW (qdr_offer_row_get_type ())
G_DECLARE_FINAL_TYPE (QdrOfferRow, qdr_offer_row, QDR, OFFER_ROW, AdwComboRow)

/* It begins with a GtkStringList of all choices, and offers all of them. */

/** @brief Returns which choice is selected, as they are counted among all, from 0. */
guint qdr_offer_row_get_choice (QdrOfferRow *self);

/**
 * @brief Offers some of the choices. The one that is selected stays so if it is among them;
 *        otherwise the first of them is.
 *
 * @param offered  for each choice whether it is offered
 */
void qdr_offer_row_offer (QdrOfferRow *self, const gboolean *offered);

G_END_DECLS
