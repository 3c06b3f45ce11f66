/*
 * A file of saved games that grows by one game at a time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/** @brief A growing file of saved games. */
typedef struct QdrGameLog QdrGameLog;

/**
 * @brief Opens a file of saved games for appending.
 *
 * A missing file is created when the first game is added.
 *
 * @param file   the file
 * @param error  return location for a G_IO_ERROR
 * @return (transfer full): free with qdr_game_log_free()
 */
QdrGameLog *qdr_game_log_open (GFile *file, GError **error);

/** @brief Closes the file. */
void qdr_game_log_free (QdrGameLog *self);

/**
 * @brief Appends a game to the file, without checking whether the file contains it already.
 *
 * @param game   the game; unchanged
 * @param error  return location for a G_IO_ERROR
 */
gboolean qdr_game_log_add_game (QdrGameLog *self, QdrGame *game, GError **error);

/**
 * @brief Appends a game, unless the file contained this game when the log was opened.
 *
 * If the file ends with an incomplete copy of the game, for example after a crash, the game
 * replaces the copy.
 *
 * @param game   the game; unchanged
 * @param error  return location for a G_IO_ERROR
 */
gboolean qdr_game_log_add_game_if_missing (QdrGameLog *self, QdrGame *game, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrGameLog, qdr_game_log_free)

G_END_DECLS
