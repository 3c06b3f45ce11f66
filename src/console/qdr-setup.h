/*
 * The options that set up a game, and the moves after them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/** @brief What the command line says about the game; all zero when it says nothing. */
typedef struct {
  char *size;
  char *players;
  char *walls;
  gboolean no_repetition;
  char *position;
  char *file;
  char *game;
  char **moves; /**< (nullable) */
} QdrSetup;

/**
 * @brief Lets @p context read --size and the others, and the moves, into @p self.
 *
 * @param self  must outlive the parsing
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
 * @brief Reads the games of @p path; an error begins with the path, the line and the column.
 *
 * @return (transfer full) (element-type QdrGame)
 */
GPtrArray *qdr_setup_load_file (const char *path, GError **error);

/**
 * @brief Plays @p moves one after another.
 *
 * @param moves  (nullable): move words
 * @param error  return location for a QDR_GAME_ERROR that begins with the refused move
 */
gboolean qdr_setup_play_moves (QdrGame *game, char **moves, GError **error);

void qdr_setup_clear (QdrSetup *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrSetup, qdr_setup_clear)

G_END_DECLS
