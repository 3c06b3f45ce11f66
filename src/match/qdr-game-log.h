/*
 * A file to which played games are added, one after another.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/** @brief A collection of saved games that grows. */
typedef struct QdrGameLog QdrGameLog;

/**
 * @brief Opens a collection of saved games in order to add to it.
 *
 * If it does not exist it is made with the first game, so that no empty one is left behind.
 *
 * @param file   the collection
 * @param error  return location for a G_IO_ERROR
 * @return (transfer full): free with qdr_game_log_free()
 */
QdrGameLog *qdr_game_log_open (GFile *file, GError **error);

/** @brief Closes the collection, to which all games have been written. */
void qdr_game_log_free (QdrGameLog *self);

/**
 * @brief Writes @p game at the end of the file, at once: nothing that happens later loses it.
 *
 * @param game   the game; only read
 * @param error  return location for a G_IO_ERROR
 */
gboolean qdr_game_log_add (QdrGameLog *self, QdrGame *game, GError **error);

/**
 * @brief Adds @p game unless it was in the file when that was opened.
 *
 * Where the file ends with the beginning of it, as after a kill, that is written to its end.
 *
 * @param game   the game; only read
 * @param error  return location for a G_IO_ERROR
 */
gboolean qdr_game_log_add_missing (QdrGameLog *self, QdrGame *game, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrGameLog, qdr_game_log_free)

G_END_DECLS
