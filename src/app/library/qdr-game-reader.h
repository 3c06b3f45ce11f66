/*
 * Reads the games of a list that are in sight.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library-worker.h"
#include "qdr-listed-game.h"

G_BEGIN_DECLS

#define QDR_TYPE_GAME_READER (qdr_game_reader_get_type ())
G_DECLARE_FINAL_TYPE (QdrGameReader, qdr_game_reader, QDR, GAME_READER, GObject)

/** @brief Returns one. @param library  referenced */
QdrGameReader *qdr_game_reader_new (QdrLibraryWorker *library);

/**
 * @brief Reads a game that has come into sight, unless it has been read.
 *
 * @param game  that emits "loaded" when it has been
 */
void qdr_game_reader_load (QdrGameReader *self, QdrListedGame *game);

/** @brief Lets a game be that has gone out of sight. @param game  that need not be read any more */
void qdr_game_reader_forget (QdrGameReader *self, QdrListedGame *game);

G_END_DECLS
