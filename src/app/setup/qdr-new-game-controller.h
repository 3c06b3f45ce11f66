/*
 * The actions that begin a game: a game that is set up in a dialog, a rematch, the next game of a
 * match, or a game against a given opponent. The controller is separate from the window so that it
 * is found under the name of its menu item.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-controller.h"
#include "qdr-files-controller.h"
#include "qdr-ladder.h"
#include "qdr-personality-list.h"

G_BEGIN_DECLS

#define QDR_TYPE_NEW_GAME_CONTROLLER (qdr_new_game_controller_get_type ())
G_DECLARE_FINAL_TYPE (QdrNewGameController,
                      qdr_new_game_controller,
                      QDR,
                      NEW_GAME_CONTROLLER,
                      QdrController)

/*
 * Actions:
 *   "new-game"              opens the dialog
 *   "first-game"            opens the dialog and proposes the easiest opponent
 *   "play-again"            starts a rematch or the next game of the match, or shows the
 *                           tournaments if the game belongs to one
 *   "next-game"             the same as "play-again", but only after the game is over
 *   "play-against" (string) starts a game against the personality with that id
 */

/**
 * @brief Creates a controller that adds the actions.
 *
 * @param actions   the window's actions
 * @param session   referenced
 * @param files     asks the user before the current game is replaced
 * @param window    the parent of the dialog
 * @param settings  the program's settings, which store the last choices
 * @return (transfer full): dispose it before the window is destroyed
 */
QdrNewGameController *qdr_new_game_controller_new (GActionMap *actions,
                                                   QdrSession *session,
                                                   QdrFilesController *files,
                                                   GtkWindow *window,
                                                   GSettings *settings,
                                                   QdrPersonalityList *personalities);

/**
 * @brief Sets the ladder. The dialog then shows the ladder's proposal and a button for the ladder.
 *        May be called only once.
 *
 * @param ladder  referenced
 */
void qdr_new_game_controller_set_ladder (QdrNewGameController *self, QdrLadder *ladder);

G_END_DECLS
