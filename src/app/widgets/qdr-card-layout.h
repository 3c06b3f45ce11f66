/*
 * A picture and the card that speaks about it: side by side, or one below the other where the
 * room is narrow.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define QDR_TYPE_CARD_LAYOUT (qdr_card_layout_get_type ())
G_DECLARE_FINAL_TYPE (QdrCardLayout, qdr_card_layout, QDR, CARD_LAYOUT, GtkLayoutManager)

/*
 * Lays out two children: the first one is the picture, the second one the card.
 *
 * As long as the card fits, the size of the picture depends on the room alone and not on how much
 * the card has to say, so that nothing moves under the pointer.
 *
 * Properties:
 *   "share"  double, 0..1 (construct-only): of the height, for a picture above the card, which is
 *            not wider than it is high
 *   "card-share"  double, 0..1 (construct-only): of the width, at least, for a card beside the
 *                 picture; 0 by default, for as little as the card needs
 */

G_END_DECLS
