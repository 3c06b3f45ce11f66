/*
 * The options that set up a game, and the moves that follow the options on the command line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-saved-game.h"

G_BEGIN_DECLS

/** @brief The values of the options that set up a game; all zero if no option is set. */
typedef struct {
  char *size;             /**< value of --size */
  char *players;          /**< value of --players */
  char *walls;            /**< value of --walls */
  gboolean no_repetition; /**< value of --no-repetition */
  char *position;         /**< value of --position */
  char *file;             /**< value of --file */
  char *game;             /**< value of --game */
  char **moves;           /**< (nullable): moves after the options */
  /* Not options: a command with clocks sets these members before qdr_game_options_make_game(). */
  guint time_control; /**< seconds on the clock of each player; 0 without clocks */
  guint increment;    /**< seconds that a move adds to the clock of its player */
} QdrGameOptions;

/**
 * @brief Adds the options and the moves to @p context. @p self must exist until the command line is
 *        parsed.
 */
void qdr_game_options_add_to_context (QdrGameOptions *self, GOptionContext *context);

/**
 * @brief Creates the game that the options describe.
 *
 * @param error  return location for a QDR_USAGE_ERROR about the options, or another error about the
 *               position, the file or the moves
 * @return (transfer full)
 */
QdrGame *qdr_game_options_make_game (const QdrGameOptions *self, GError **error);

/**
 * @brief Reads the games of a file one after another, or the list of moves in it.
 *
 * @param path   path of a saved game or collection, or QDR_STANDARD_INPUT
 * @param func   called with each game
 * @param error  return location for an error that begins with path, line and column
 * @return the number of games; 0 on error
 */
guint qdr_read_games (const char *path, QdrSavedGameFunc func, gpointer user_data, GError **error);

/**
 * @brief Reads one game from a file.
 *
 * @param path    path of a saved game or collection, or QDR_STANDARD_INPUT
 * @param number  number of the game in the file, from 1
 * @param error   return location for an error of qdr_read_games(), or a G_IO_ERROR_NOT_FOUND
 * @return (transfer full)
 */
QdrGame *qdr_read_game (const char *path, guint number, GError **error);

/**
 * @brief Plays moves one after another.
 *
 * @param moves  (nullable): moves in notation
 * @param error  return location for a QDR_GAME_ERROR that begins with the refused move
 */
gboolean qdr_play_moves (QdrGame *game, char **moves, GError **error);

/** @brief Frees the members. */
void qdr_game_options_clear (QdrGameOptions *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrGameOptions, qdr_game_options_clear)

G_END_DECLS
