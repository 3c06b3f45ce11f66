/*
 * The record of a tournament: the contents of its file, and its unfinished games.
 *
 * It is separate from qdr-tournament-run because its functions block, and are called on the thread
 * of the run.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-cross-table.h"
#include "qdr-game.h"
#include "qdr-tournament-file.h"

G_BEGIN_DECLS

/** @brief A played game of a tournament. */
typedef struct {
  guint number;                       /**< number of the game in the tournament, from 0 */
  guint contestants[QDR_MAX_PLAYERS]; /**< indexes of the contestants who played, in turn order */
  int winner;                         /**< number of the winner in turn order, from 0; or
                                           QDR_DRAW */
  guint n_moves;                      /**< as qdr_game_count_rounds() counts them */
  char *failures[QDR_MAX_PLAYERS];    /**< (nullable): reason why each player forfeited the game;
                                           NULL for a player who did not */
} QdrTournamentGame;

/**
 * @brief Fills in a description of a finished game.
 *
 * @param self         description to fill in; free with qdr_tournament_game_clear()
 * @param number       number of the game in the tournament, from 0
 * @param contestants  array of QDR_MAX_PLAYERS indexes of the contestants, in turn order
 * @param played       the finished game
 */
void qdr_tournament_game_init (QdrTournamentGame *self,
                               guint number,
                               const guint *contestants,
                               const QdrMatchGame *played);

/** @brief Frees the contents of a game. */
void qdr_tournament_game_clear (QdrTournamentGame *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrTournamentGame, qdr_tournament_game_clear)

/** @brief A tournament: its plan and the games that have been played. */
typedef struct {
  QdrTournamentPlan plan; /**< plan of the tournament; without contestants before it is read */
  guint n_games;          /**< number of games of the plan */
  QdrCrossTable *table;   /**< (nullable): points of each contestant against each other contestant;
                               NULL before the plan is read */
  GArray *games;          /**< of QdrTournamentGame: played games, in the order in which they
                               ended */
  GHashTable *played;     /**< set of guint: numbers of the played games */
  GArray *people;         /**< of QdrHumanGame: all games with people, in the order of their
                               numbers */
  GHashTable *started;    /**< set of guint: numbers of the unfinished games of people */
} QdrTournamentRecord;

/** @brief Returns an empty record (transfer full). */
QdrTournamentRecord *qdr_tournament_record_new (void);

/**
 * @brief Reads a tournament. Blocks.
 *
 * @param path   path of its file
 * @param error  return location for a QDR_JOURNAL_ERROR or a G_FILE_ERROR
 * @return (transfer full) (nullable): NULL on error
 */
QdrTournamentRecord *qdr_tournament_record_read (const char *path, GError **error);

/** @brief Frees a record. */
void qdr_tournament_record_free (QdrTournamentRecord *self);

/**
 * @brief Adds a played game, unless the record has it.
 *
 * @param game  game of the tournament; its contents are moved to the record
 */
void qdr_tournament_record_add_game (QdrTournamentRecord *self, QdrTournamentGame *game);

/**
 * @brief Returns whether a game has been played.
 *
 * @param number  number of the game in the tournament, from 0
 */
gboolean qdr_tournament_record_has_played_game (const QdrTournamentRecord *self, guint number);

/**
 * @brief Returns whether people play in a game.
 *
 * @param number  number of the game in the tournament, from 0
 */
gboolean qdr_tournament_record_is_human_game (const QdrTournamentRecord *self, guint number);

/**
 * @brief Returns the games of people that have not been played.
 *
 * @return (transfer full) (element-type QdrHumanGame): games in the order of their numbers
 */
GArray *qdr_tournament_record_list_waiting_games (const QdrTournamentRecord *self);

/** @brief Returns the number of games without people that have not been played. */
guint qdr_tournament_record_count_games_left (const QdrTournamentRecord *self);

/**
 * @brief Reads a finished game. Blocks.
 *
 * @param path    path of the file of the tournament
 * @param number  number of the game in the tournament, from 0
 * @param error   return location for a QDR_JOURNAL_ERROR or a G_FILE_ERROR
 * @return (transfer full) (nullable): NULL on error
 */
QdrGame *qdr_tournament_record_read_game (const char *path, guint number, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrTournamentRecord, qdr_tournament_record_free)

/**
 * @brief The files of the unfinished games of people in a tournament. They are written on a thread,
 *        in the order of the calls.
 */
typedef struct QdrUnfinishedGames QdrUnfinishedGames;

/**
 * @brief Returns the unfinished games of a tournament.
 *
 * @param path  path of the file of the tournament
 * @return (transfer full): free with qdr_unfinished_games_free()
 */
QdrUnfinishedGames *qdr_unfinished_games_new (const char *path);

/** @brief Waits until all files are written, and frees @p self. */
void qdr_unfinished_games_free (QdrUnfinishedGames *self);

/**
 * @brief Saves a game in its file, if it has changed since the last call.
 *
 * @param number  number of the game in the tournament, from 0
 * @param game    the game
 */
void qdr_unfinished_games_save_game (QdrUnfinishedGames *self, guint number, QdrGame *game);

/**
 * @brief Removes the file of a game.
 *
 * @param number  number of the game in the tournament, from 0
 */
void qdr_unfinished_games_remove_game (QdrUnfinishedGames *self, guint number);

/**
 * @brief Returns whether a game has a file. Blocks.
 *
 * @param path    path of the file of the tournament
 * @param number  number of the game in the tournament, from 0
 */
gboolean qdr_unfinished_games_contain_game (const char *path, guint number);

/**
 * @brief Reads an unfinished game. Blocks.
 *
 * @param path    path of the file of the tournament
 * @param number  number of the game in the tournament, from 0
 * @return (transfer full) (nullable): the game, or NULL if no readable file exists
 */
QdrGame *qdr_unfinished_games_read_game (const char *path, guint number);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrUnfinishedGames, qdr_unfinished_games_free)

G_END_DECLS
