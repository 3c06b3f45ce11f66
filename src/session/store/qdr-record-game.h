/*
 * Addition of a game to the library, in the thread of its worker.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library-worker.h"

G_BEGIN_DECLS

/**
 * @brief Adds a game to the library. A game that is there already stays as it is.
 *
 * @param library    the worker of the library
 * @param text       the game as a saved game, because a QdrGame may change meanwhile
 * @param user       (nullable): name for the player that the game calls "You"
 * @param source     origin of the game
 * @param version    of the program that played it
 * @param callback   called in the main context
 * @param user_data  for @p callback
 */
void qdr_record_game_async (QdrLibraryWorker *library,
                            const char *text,
                            const char *user,
                            QdrLibrarySource source,
                            const char *version,
                            GAsyncReadyCallback callback,
                            gpointer user_data);

/**
 * @brief Finishes qdr_record_game_async().
 *
 * @return (transfer full) (nullable): NULL on success, or else an error as a translated sentence
 */
char *qdr_record_game_finish (QdrLibraryWorker *library, GAsyncResult *result);

G_END_DECLS
