/*
 * A layout of a picture and a card of text, side by side, or one below the other in a narrow
 * window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define QDR_TYPE_CARD_LAYOUT (qdr_card_layout_get_type ())
G_DECLARE_FINAL_TYPE (QdrCardLayout, qdr_card_layout, QDR, CARD_LAYOUT, GtkLayoutManager)

/*
 * Lays out two children: the picture and the card.
 *
 * As long as the text fits on the card, the size of the picture does not depend on the text, so
 * that nothing moves under the pointer when the text changes.
 *
 * Properties:
 *   "share"       double, 0..1 (construct-only): the maximum share of the height for a picture
 *                 above the card
 *   "card-share"  double, 0..1 (construct-only): the minimum share of the width for a card beside
 *                 the picture; 0 by default
 */

G_END_DECLS
