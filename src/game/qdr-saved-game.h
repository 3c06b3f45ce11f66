/*
 * Saved games: reading and writing the text of docs/saved-games.md.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"
#include "qdr-saved-game-error.h"

G_BEGIN_DECLS

/** @brief The largest file that is read, in bytes. */
#define QDR_SAVED_GAME_MAX_SIZE 4194304

/**
 * @brief Reads all games of a text.
 *
 * @param text    need not be NUL-terminated
 * @param length  bytes
 * @param place   (out) (optional): where the error is
 * @param error   return location for a QDR_SAVED_GAME_ERROR, a sentence without the place
 * @return (transfer full) (element-type QdrGame) (nullable): at least one game; NULL on error
 */
GPtrArray *
qdr_saved_game_parse (const char *text, gsize length, QdrTextPlace *place, GError **error);

/**
 * @brief Checks all games of a text without keeping them.
 *
 * Takes little memory, however many games there are.
 *
 * @param text     need not end with a NUL
 * @param length   bytes of @p text
 * @param n_games  (out) (optional): how many games there are
 * @param place    (out) (optional): where the error is
 * @param error    return location for a QDR_SAVED_GAME_ERROR
 * @return whether all games are right
 */
gboolean qdr_saved_game_check (const char *text,
                               gsize length,
                               guint *n_games,
                               QdrTextPlace *place,
                               GError **error);

/**
 * @brief Reads all games of a file.
 *
 * @param file   the file
 * @param place  (out) (optional): where the error is
 * @param error  return location for a QDR_SAVED_GAME_ERROR, or a G_IO_ERROR
 * @return (transfer full) (element-type QdrGame) (nullable): at least one game; NULL on error
 */
GPtrArray *qdr_saved_game_load (GFile *file, QdrTextPlace *place, GError **error);

/**
 * @brief Checks all games of a file without keeping them.
 *
 * @param file     the file
 * @param n_games  (out) (optional): how many games there are
 * @param place    (out) (optional): where the error is
 * @param error    as from qdr_saved_game_load()
 * @return whether all games are right
 */
gboolean
qdr_saved_game_check_file (GFile *file, guint *n_games, QdrTextPlace *place, GError **error);

/** @brief Told of game @p number (from 1) of a file; may keep a reference. */
typedef void (*QdrSavedGameFunc) (QdrGame *game, guint number, gpointer user_data);

/**
 * @brief Reads the games of a file one after another.
 *
 * A collection of a hundred thousand games needs the memory of one. Nothing is told before the
 * whole file has been checked.
 *
 * @param file       the file
 * @param func       called with each game
 * @param user_data  for @p func
 * @param place      (out) (optional): where the error is
 * @param error      as from qdr_saved_game_load()
 * @return how many games there are, 0 on error
 */
guint qdr_saved_game_foreach (GFile *file,
                              QdrSavedGameFunc func,
                              gpointer user_data,
                              QdrTextPlace *place,
                              GError **error);

/**
 * @brief Reads the games of a text one after another, as qdr_saved_game_foreach().
 *
 * @param text       need not end with a NUL
 * @param length     bytes of @p text
 * @param func       called with each game
 * @param user_data  for @p func
 * @param place      (out) (optional): where the error is
 * @param error      return location for a QDR_SAVED_GAME_ERROR
 * @return how many games there are, 0 on error
 */
guint qdr_saved_game_foreach_in_text (const char *text,
                                      gsize length,
                                      QdrSavedGameFunc func,
                                      gpointer user_data,
                                      QdrTextPlace *place,
                                      GError **error);

/**
 * @brief Returns a game in the standard form.
 *
 * @param game  a game
 * @return (transfer full)
 */
char *qdr_saved_game_to_text (QdrGame *game);

/**
 * @brief Writes a game to a file, whole or not at all, and marks it as not modified.
 *
 * @param game   a game
 * @param file   the file
 * @param error  return location for a G_IO_ERROR; on error an existing file is as it was
 * @return whether it was written
 */
gboolean qdr_saved_game_save (QdrGame *game, GFile *file, GError **error);

G_END_DECLS
