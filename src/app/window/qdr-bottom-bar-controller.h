/*
 * The bar at the lower edge of a window as narrow as a phone held upright.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-game-bar.h"
#include "qdr-split-view.h"

G_BEGIN_DECLS

#define QDR_TYPE_BOTTOM_BAR_CONTROLLER (qdr_bottom_bar_controller_get_type ())
G_DECLARE_FINAL_TYPE (QdrBottomBarController,
                      qdr_bottom_bar_controller,
                      QDR,
                      BOTTOM_BAR_CONTROLLER,
                      GObject)

/**
 * @brief While @p split_view is narrow, a bar holds the buttons for which the header bar has no
 *        room, and @p game_bar between them.
 *
 * The bar is made when it is first shown.
 *
 * @param split_view  says whether the window is narrow
 * @param place       where the bar is then
 * @param game_bar    the buttons for playing
 * @param game_box    where they are otherwise, as the last
 * @return (transfer full): to be let go before the widgets
 */
QdrBottomBarController *qdr_bottom_bar_controller_new (QdrSplitView *split_view,
                                                       AdwBin *place,
                                                       QdrGameBar *game_bar,
                                                       GtkBox *game_box);

G_END_DECLS
