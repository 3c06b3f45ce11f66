/*
 * Pauses, the cover over the board, and the warning before a clock runs out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-controller.h"
#include "qdr-sounds.h"

G_BEGIN_DECLS

#define QDR_TYPE_PAUSE_CONTROLLER (qdr_pause_controller_get_type ())
G_DECLARE_FINAL_TYPE (QdrPauseController,
                      qdr_pause_controller,
                      QDR,
                      PAUSE_CONTROLLER,
                      QdrController)

/*
 * Action: "pause", a toggle.
 */

/**
 * @brief Lets @p session pause, and covers the board in a pause that is to hide it.
 *
 * @param actions  of the window
 * @param session  which is paused; referenced
 * @param stack    with the board in it; the cover, which is made when it is first shown, joins it
 * @param board    what is covered
 * @param sounds   of the warning
 * @return (transfer full): to be let go before the widgets
 */
QdrPauseController *qdr_pause_controller_new (GActionMap *actions,
                                              QdrSession *session,
                                              GtkStack *stack,
                                              GtkWidget *board,
                                              QdrSounds *sounds);

G_END_DECLS
