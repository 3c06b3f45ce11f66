/*
 * A board and the card that speaks about it: side by side, or one below the other where it is
 * narrow.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define QDR_TYPE_BOARD_LAYOUT (qdr_board_layout_get_type ())
G_DECLARE_FINAL_TYPE (QdrBoardLayout, qdr_board_layout, QDR, BOARD_LAYOUT, GtkWidget)

/*
 * As long as the card fits, the size of the board depends on the room alone and not on how much the
 * card has to say, so that nothing moves under the pointer.
 *
 * Properties:
 *   "board", "card"  widgets
 *   "share"          double, 0..1 (construct-only): of the height, for a board above the card,
 *                    which is not wider than it is high
 */

G_END_DECLS
