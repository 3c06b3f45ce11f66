/*
 * Asks which of several games is meant: of a file, or of what a text can mean.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-game.h"

G_BEGIN_DECLS

#define QDR_TYPE_GAME_CHOOSER (qdr_game_chooser_get_type ())
G_DECLARE_FINAL_TYPE (QdrGameChooser, qdr_game_chooser, QDR, GAME_CHOOSER, AdwWindow)

/**
 * @brief Shows the games in a list and waits for a click.
 *
 * @param parent     the window in front of which it stands
 * @param file       where they come from, for the title
 * @param games      (element-type QdrGame)
 * @param callback   called when the person has chosen
 * @param user_data  for @p callback
 */
void qdr_game_chooser_choose_async (GtkWindow *parent,
                                    GFile *file,
                                    GPtrArray *games,
                                    GAsyncReadyCallback callback,
                                    gpointer user_data);

/**
 * @brief Shows what a text can mean that is in no notation for sure, and waits for a click.
 *
 * @param parent     the window in front of which it stands
 * @param found      (element-type QdrForeignGame): see qdr_foreign_game_read()
 * @param subtitle   (nullable): of the window
 * @param callback   called when the person has chosen
 * @param user_data  for @p callback
 */
void qdr_game_chooser_choose_notation_async (GtkWindow *parent,
                                             GPtrArray *found,
                                             const char *subtitle,
                                             GAsyncReadyCallback callback,
                                             gpointer user_data);

/**
 * @brief The answer: an index into the games, or -1 when none was chosen.
 *
 * @param result  as the callback got it
 */
gssize qdr_game_chooser_choose_finish (GAsyncResult *result);

G_END_DECLS
