/*
 * A game of the library, read to be looked at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library-worker.h"

G_BEGIN_DECLS

/**
 * @brief Reads a game.
 *
 * @param library    in whose thread it is read
 * @param id         in the library
 * @param callback   is called in the main context of the caller
 * @param user_data  for @p callback
 */
void qdr_kept_game_read_async (QdrLibraryWorker *library,
                               gint64 id,
                               GAsyncReadyCallback callback,
                               gpointer user_data);

/**
 * @brief Tells what came of it.
 *
 * @param library  as for qdr_kept_game_read_async()
 * @param result   what the callback was given
 * @param error    return location for an error of the library, or a QDR_SAVED_GAME_ERROR
 * @return (transfer full) (nullable): NULL on error
 */
QdrGame *
qdr_kept_game_read_finish (QdrLibraryWorker *library, GAsyncResult *result, GError **error);

G_END_DECLS
