/*
 * A game as the tables of the library have it: all that is stored of it but its players and
 * positions.
 *
 * Only the files of this folder include this.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"
#include "qdr-library-entry.h"

G_BEGIN_DECLS

/** @brief A game as the tables have it. */
typedef struct {
  QdrGame *game;                  /**< unowned */
  char *date;                     /**< of the game, "" for none */
  const char *time;               /**< likewise */
  char *stocks;                   /**< at the start, with spaces between */
  char *moves;                    /**< as typed, with spaces between */
  char *final;                    /**< the last position */
  char *text;                     /**< the saved game */
  gsize opening_size;             /**< of the first moves, bytes of @p moves */
  guint n_plies;                  /**< how many moves were played */
  guint n_walls[QDR_MAX_PLAYERS]; /**< how many each player has used */
  QdrResult result;               /**< after all moves written */
  QdrLibraryEnding ending;        /**< how it ended */
  guint8 origin[32];              /**< of all that is known before the first move */
  guint8 fingerprint[32];         /**< of that and the moves: what makes two games the same one */
} QdrGameSheet;

/** @brief Fills a sheet. @param game  must outlive it @return to be cleared with
 *         qdr_game_sheet_clear() */
QdrGameSheet qdr_game_sheet_make (QdrGame *game);

/** @brief Frees what a sheet owns. */
void qdr_game_sheet_clear (QdrGameSheet *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrGameSheet, qdr_game_sheet_clear)

/** @brief Whether it counts for ratings: a finished game of two from the ordinary start, so that
 *         ratings compare like with like. */
gboolean qdr_game_sheet_is_rated (const QdrGameSheet *self);

G_END_DECLS
