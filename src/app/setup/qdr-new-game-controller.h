/*
 * Begins new games: set up in the dialog, or as the last one was, with changed sides.
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
 * Actions: "new-game", "first-game", which proposes the easiest opponent, "play-again", and
 * "play-against", which begins a game against a personality, a string, on the board of last time.
 */

/**
 * @brief Adds the actions for @p session, and begins a game there if it has none.
 *
 * @param actions        of the window
 * @param session        in which games begin; referenced
 * @param files          asks before the present game is lost
 * @param window         behind the dialog
 * @param settings       know the choices of last time
 * @param personalities  opponents to choose from
 * @return (transfer full): to be let go before the window
 */
QdrNewGameController *qdr_new_game_controller_new (GActionMap *actions,
                                                   QdrSession *session,
                                                   QdrFilesController *files,
                                                   GtkWindow *window,
                                                   GSettings *settings,
                                                   QdrPersonalityList *personalities);

/**
 * @brief Lets the gallery propose whom to play, and lead to the ladder.
 *
 * @param ladder  of the user; referenced. Once
 */
void qdr_new_game_controller_set_ladder (QdrNewGameController *self, QdrLadder *ladder);

G_END_DECLS
