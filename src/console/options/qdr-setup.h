/*
 * The options that set up a game, and the moves after them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-saved-game.h"

G_BEGIN_DECLS

/** @brief What the command line says about the game; all zero when it says nothing. */
typedef struct {
  char *size;             /**< of --size */
  char *players;          /**< of --players */
  char *walls;            /**< of --walls */
  gboolean no_repetition; /**< of --no-repetition */
  char *position;         /**< of --position */
  char *file;             /**< of --file */
  char *game;             /**< of --game */
  char **moves;           /**< (nullable) */
  guint time_control;     /**< seconds on each clock, set by the command; 0 for no clocks */
  guint increment;        /**< seconds that a move adds to a clock, set by the command */
} QdrSetup;

/**
 * @brief Lets @p context read --size and the others, and the moves, into @p self.
 *
 * @param self     must outlive the parsing
 * @param context  of the command
 */
void qdr_setup_add_options (QdrSetup *self, GOptionContext *context);

/**
 * @brief Makes the game that was asked for.
 *
 * @param error  return location for a QDR_USAGE_ERROR about the options, or any other about the
 *               position, the file or the moves
 * @return (transfer full)
 */
QdrGame *qdr_setup_make_game (const QdrSetup *self, GError **error);

/**
 * @brief Reads the games of @p path one after another, as qdr_saved_game_foreach().
 *
 * @param path       of a saved game or collection; QDR_STANDARD_INPUT is read to its end
 * @param func       told of each game
 * @param user_data  for @p func
 * @param error      begins with the path, the line and the column
 * @return how many games there are, 0 on error
 */
guint
qdr_setup_read_file (const char *path, QdrSavedGameFunc func, gpointer user_data, GError **error);

/**
 * @brief Reads one game of @p path.
 *
 * @param path    of a saved game or collection
 * @param number  which, from 1
 * @param error   as from qdr_setup_read_file(), or a G_IO_ERROR_NOT_FOUND
 * @return (transfer full)
 */
QdrGame *qdr_setup_load_game (const char *path, guint number, GError **error);

/**
 * @brief Plays @p moves one after another.
 *
 * @param game   the game
 * @param moves  (nullable): move words
 * @param error  return location for a QDR_GAME_ERROR that begins with the refused move
 */
gboolean qdr_setup_play_moves (QdrGame *game, char **moves, GError **error);

/** @brief Frees what the options hold. */
void qdr_setup_clear (QdrSetup *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrSetup, qdr_setup_clear)

G_END_DECLS
