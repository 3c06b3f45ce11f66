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
 * A missing file is created with the first game, so that no empty file is left behind.
 *
 * @param file   the file
 * @param error  return location for a G_IO_ERROR
 * @return (transfer full): free with qdr_game_log_free()
 */
QdrGameLog *qdr_game_log_open (GFile *file, GError **error);

/** @brief Closes the file. */
void qdr_game_log_free (QdrGameLog *self);

/**
 * @brief Appends @p game to the file immediately.
 *
 * @param game   only read
 * @param error  return location for a G_IO_ERROR
 */
gboolean qdr_game_log_add (QdrGameLog *self, QdrGame *game, GError **error);

/**
 * @brief Appends @p game unless the file had it when it was opened.
 *
 * If the file ends with an incomplete copy of the game, for example after a crash, it is completed.
 *
 * @param game   only read
 * @param error  return location for a G_IO_ERROR
 */
gboolean qdr_game_log_add_missing (QdrGameLog *self, QdrGame *game, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrGameLog, qdr_game_log_free)

G_END_DECLS
