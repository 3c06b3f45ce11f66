/*
 * The columns of a game in the tables of the library, without its players and positions. Private to
 * this folder.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"
#include "qdr-library-entry.h"

G_BEGIN_DECLS

/** @brief A game in the form of the tables. */
typedef struct {
  QdrGame *game;                  /**< unowned */
  char *date;                     /**< date of the game, or "" */
  const char *time;               /**< time of the game, or "" */
  char *stocks;                   /**< stocks at the start, separated by spaces */
  char *moves;                    /**< all moves, separated by spaces */
  char *final;                    /**< the last position */
  char *text;                     /**< the saved game */
  gsize opening_size;             /**< length of the opening in @p moves, in bytes */
  guint n_plies;                  /**< number of moves */
  guint n_walls[QDR_MAX_PLAYERS]; /**< walls used by each player */
  QdrResult result;               /**< after all moves */
  QdrLibraryEnding ending;        /**< how the game ended */
  guint8 origin[32];              /**< hash of everything known before the first move */
  guint8 fingerprint[32];         /**< hash that also covers the moves; equal for equal games */
} QdrGameSheet;

/**
 * @brief Creates a sheet.
 *
 * @param game  must outlive the sheet
 * @return to be cleared with qdr_game_sheet_clear()
 */
QdrGameSheet qdr_game_sheet_make (QdrGame *game);

/** @brief Frees the contents of a sheet. */
void qdr_game_sheet_clear (QdrGameSheet *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrGameSheet, qdr_game_sheet_clear)

/** @brief Returns whether the game is rated: a finished game of two from the standard start. */
gboolean qdr_game_sheet_is_rated (const QdrGameSheet *self);

G_END_DECLS
