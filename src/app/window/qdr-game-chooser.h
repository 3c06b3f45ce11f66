/*
 * A dialog that asks for one of several games, from a file or from the possible readings of a text.
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
 * @brief Asks for one of several games of a text.
 *
 * @param games     (element-type QdrGame): at least one
 * @param subtitle  the subtitle of the dialog, such as the name of the file
 * @param callback  calls qdr_game_chooser_choose_finish()
 */
void qdr_game_chooser_choose_async (GtkWindow *parent,
                                    GPtrArray *games,
                                    const char *subtitle,
                                    GAsyncReadyCallback callback,
                                    gpointer user_data);

/**
 * @brief Asks for one of the possible readings of a text in an unknown notation.
 *
 * @param found     (element-type QdrForeignGame): at least one, see qdr_foreign_game_read()
 * @param subtitle  (nullable): the subtitle of the dialog
 * @param callback  calls qdr_game_chooser_choose_finish()
 */
void qdr_game_chooser_choose_interpretation_async (GtkWindow *parent,
                                                   GPtrArray *found,
                                                   const char *subtitle,
                                                   GAsyncReadyCallback callback,
                                                   gpointer user_data);

/**
 * @brief Finishes qdr_game_chooser_choose_async() or
 *        qdr_game_chooser_choose_interpretation_async().
 *
 * @param index  (out) (optional): the index of the chosen element
 * @return (transfer none) (nullable): the chosen element, valid as long as @p result; NULL if the
 *         dialog was closed
 */
gpointer qdr_game_chooser_choose_finish (GAsyncResult *result, guint *index);

G_END_DECLS
