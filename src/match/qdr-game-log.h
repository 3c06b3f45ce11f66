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
 * @brief Gets ready to add to a collection of saved games.
 *
 * If it is not there it is made with the first game, so that none is left without games.
 *
 * @param file   the collection
 * @param error  return location for a G_IO_ERROR
 * @return (transfer full): free with qdr_game_log_free()
 */
QdrGameLog *qdr_game_log_open (GFile *file, GError **error);

/** @brief Closes the collection, to which all games have been written. */
void qdr_game_log_free (QdrGameLog *self);

/**
 * @brief Writes @p game at the end, at once: whatever happens later, it is there.
 *
 * @param game   the game; only read
 * @param error  return location for a G_IO_ERROR
 */
gboolean qdr_game_log_add (QdrGameLog *self, QdrGame *game, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrGameLog, qdr_game_log_free)

G_END_DECLS
