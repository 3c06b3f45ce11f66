/*
 * What the file of a tournament says, as plain values; for a thread that may wait.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-tournament-file.h"

G_BEGIN_DECLS

/** @brief A game that has been played. */
typedef struct {
  guint number;                       /**< of the game in the tournament, from 0 */
  guint contestants[QDR_MAX_PLAYERS]; /**< who played it, in turn order */
  int winner;                         /**< by turn order, from 0; or QDR_DRAW */
  guint n_plies;                      /**< how many moves it had */
  char *failures[QDR_MAX_PLAYERS];    /**< (nullable): why each was out by a failure, if it was */
} QdrTournamentGame;

/**
 * @brief Notes what a game was.
 *
 * @param self         filled in; free with qdr_tournament_game_clear()
 * @param number       of the game in the tournament, from 0
 * @param contestants  who played it, in turn order, QDR_MAX_PLAYERS of them
 * @param played       the game
 */
void qdr_tournament_game_init (QdrTournamentGame *self,
                               guint number,
                               const guint *contestants,
                               const QdrMatchGame *played);

/** @brief Frees what a game holds. */
void qdr_tournament_game_clear (QdrTournamentGame *self);

/** @brief (transfer full) (element-type QdrTournamentGame): an array of games, which owns them. */
GArray *qdr_tournament_game_make_array (void);

/** @brief What is to be played, and what has been. */
typedef struct {
  QdrTournamentPlan plan; /**< what is to be played */
  GArray *games;          /**< of QdrTournamentGame: in the order in which they ended */
  GArray *people;         /**< of QdrGameOfPeople: all of them, by their numbers */
  GArray *begun;          /**< of guint: numbers of the games of people that were left unfinished */
} QdrTournamentRecord;

/**
 * @brief Reads a tournament.
 *
 * @param self   filled in; free with qdr_tournament_record_clear() also on error
 * @param path   of its file
 * @param error  return location for a QDR_JOURNAL_ERROR or a G_FILE_ERROR
 */
gboolean qdr_tournament_record_read (QdrTournamentRecord *self, const char *path, GError **error);

/** @brief Frees what a record holds. */
void qdr_tournament_record_clear (QdrTournamentRecord *self);

/**
 * @brief Reads a game that has been played.
 *
 * @param path    of the file of the tournament
 * @param number  of the game in the tournament, from 0
 * @param error   return location for a QDR_JOURNAL_ERROR or a G_FILE_ERROR
 * @return (transfer full)
 */
QdrGame *qdr_tournament_record_read_game (const char *path, guint number, GError **error);

G_END_DECLS
