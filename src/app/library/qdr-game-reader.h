/*
 * Reads the games of a list, those in sight first.
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
 * @brief Reads a game that a row is there for, unless it has been read.
 *
 * @param game      that emits "loaded" when it has been
 * @param position  in the list
 */
void qdr_game_reader_load (QdrGameReader *self, QdrListedGame *game, guint position);

/** @brief Lets a game be that has no row any more. @param game  that need not be read any more */
void qdr_game_reader_forget (QdrGameReader *self, QdrListedGame *game);

/** @brief Tells what is in sight. @param position  in the list; games near it are read first */
void qdr_game_reader_look_at (QdrGameReader *self, guint position);

G_END_DECLS
