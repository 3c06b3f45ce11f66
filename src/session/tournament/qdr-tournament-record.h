/*
 * The record of a tournament: the contents of its file, and its unfinished games.
 *
 * It is separate from the run, since these functions block and are called on its thread.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-cross-table.h"
#include "qdr-tournament-file.h"
#include "qdr-game.h"

G_BEGIN_DECLS

/** @brief A game that has been played. */
typedef struct {
  guint number;                       /**< of the game in the tournament, from 0 */
  guint contestants[QDR_MAX_PLAYERS]; /**< the players in turn order */
  int winner;                         /**< by turn order, from 0; or QDR_DRAW */
  guint n_plies;                      /**< number of moves */
  char *failures[QDR_MAX_PLAYERS];    /**< (nullable): reason of each forfeit */
} QdrTournamentGame;

/**
 * @brief Describes a finished game.
 *
 * @param self         filled in; free with qdr_tournament_game_clear()
 * @param number       of the game in the tournament, from 0
 * @param contestants  the players in turn order, QDR_MAX_PLAYERS of them
 * @param played       the game
 */
void qdr_tournament_game_init (QdrTournamentGame *self,
                               guint number,
                               const guint *contestants,
                               const QdrMatchGame *played);

/** @brief Frees the contents of a game. */
void qdr_tournament_game_clear (QdrTournamentGame *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrTournamentGame, qdr_tournament_game_clear)

/** @brief A plan and the games that have been played. */
typedef struct {
  QdrTournamentPlan plan; /**< the plan; without contestants before it is read */
  guint n_games;          /**< number of games of the plan */
  QdrCrossTable *table;   /**< (nullable): the points of each contestant against each other */
  GArray *games;          /**< of QdrTournamentGame: in the order in which they ended */
  GHashTable *played;     /**< set of guint: the numbers of games */
  GArray *people;         /**< of QdrHumanGame: all games of people, by their numbers */
  GHashTable *started;    /**< set of guint: the numbers of unfinished games of people */
} QdrTournamentRecord;

/** @brief Returns an empty record (transfer full). */
QdrTournamentRecord *qdr_tournament_record_new (void);

/**
 * @brief Reads a tournament; blocks.
 *
 * @param path   of its file
 * @param error  return location for a QDR_JOURNAL_ERROR or a G_FILE_ERROR
 * @return (transfer full) (nullable): NULL on error
 */
QdrTournamentRecord *qdr_tournament_record_read (const char *path, GError **error);

/** @brief Frees a record. */
void qdr_tournament_record_free (QdrTournamentRecord *self);

/**
 * @brief Counts a game once.
 *
 * @param game  of the tournament; its contents are taken
 */
void qdr_tournament_record_add_game (QdrTournamentRecord *self, QdrTournamentGame *game);

/**
 * @brief Returns whether a game has been played.
 *
 * @param number  of the game in the tournament, from 0
 */
gboolean qdr_tournament_record_is_played (const QdrTournamentRecord *self, guint number);

/**
 * @brief Returns whether people play in a game.
 *
 * @param number  of the game in the tournament, from 0
 */
gboolean qdr_tournament_record_is_human_game (const QdrTournamentRecord *self, guint number);

/** @brief Returns the games of people that have not been played.
 *         @return (transfer full) (element-type QdrHumanGame): by their numbers */
GArray *qdr_tournament_record_list_waiting_games (const QdrTournamentRecord *self);

/** @brief Returns the number of remaining games without people. */
guint qdr_tournament_record_count_games_left (const QdrTournamentRecord *self);

/**
 * @brief Reads a finished game; blocks.
 *
 * @param path    of the file of the tournament
 * @param number  of the game in the tournament, from 0
 * @param error   return location for a QDR_JOURNAL_ERROR or a G_FILE_ERROR
 * @return (transfer full)
 */
QdrGame *qdr_tournament_record_read_game (const char *path, guint number, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrTournamentRecord, qdr_tournament_record_free)

/* Unfinished games of people */

/** @brief The unfinished games of a tournament. They are written on a thread, in the order of
 *         the calls. */
typedef struct QdrUnfinishedGames QdrUnfinishedGames;

/**
 * @brief Returns the unfinished games of a tournament.
 *
 * @param path  of the file of the tournament
 * @return (transfer full): free with qdr_unfinished_games_free()
 */
QdrUnfinishedGames *qdr_unfinished_games_new (const char *path);

/** @brief Waits until everything is written, and frees the games. */
void qdr_unfinished_games_free (QdrUnfinishedGames *self);

/**
 * @brief Saves a game as it is now, unless it has not changed.
 *
 * @param number  of the game in the tournament, from 0
 * @param game    the game
 */
void qdr_unfinished_games_save (QdrUnfinishedGames *self, guint number, QdrGame *game);

/**
 * @brief Removes the file of a game.
 *
 * @param number  of the game in the tournament, from 0
 */
void qdr_unfinished_games_remove (QdrUnfinishedGames *self, guint number);

/**
 * @brief Returns whether a game has a file; blocks.
 *
 * @param path    of the file of the tournament
 * @param number  of the game in the tournament, from 0
 */
gboolean qdr_unfinished_games_contain (const char *path, guint number);

/**
 * @brief Reads a game; blocks.
 *
 * @param path    of the file of the tournament
 * @param number  of the game in the tournament, from 0
 * @return (transfer full) (nullable): NULL if there is no readable one
 */
QdrGame *qdr_unfinished_games_read (const char *path, guint number);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrUnfinishedGames, qdr_unfinished_games_free)

G_END_DECLS
