/*
 * Finished games of a match or tournament, and its journal: a file with the set-up and all games
 * played so far.
 *
 * Each game is added when it ends, so that an interrupted match or tournament can be continued.
 * docs/command-line.md describes the format.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/** @brief The sums over all moves of a player in one or more games. */
typedef struct {
  guint64 moves;    /**< the number of moves */
  guint64 searches; /**< the number of moves with a known search depth above 0 */
  guint64 depths;   /**< the sum of the known search depths */
  guint64 nodes;    /**< the number of positions visited */
  guint64 nodes_us; /**< the search time for all @p nodes, microseconds */
  guint64 cpu_us;   /**< the CPU time, microseconds */
  guint forfeits;   /**< the number of games lost by a failure of the player */
} QdrPlayerTotals;

/** @brief Adds each value of @p other to that of @p self. */
void qdr_player_totals_add_totals (QdrPlayerTotals *self, const QdrPlayerTotals *other);

/** @brief The value of QdrMatchGame.winner for a draw. */
#define QDR_DRAW (-1)

/** @brief A finished game. */
typedef struct {
  QdrGame *game; /**< the game with all its moves */
  int winner;    /**< the winner's number in turn order, from 0; or QDR_DRAW */
  QdrPlayerTotals totals[QDR_MAX_PLAYERS]; /**< the totals of each player, in turn order */
  /** the failure of each player as a sentence, in turn order; NULL for players without a failure */
  char *failures[QDR_MAX_PLAYERS];
  gboolean is_from_journal; /**< whether the game was read from a journal */
} QdrMatchGame;

/**
 * @brief Returns the points of a player: 1 for a win, or an equal share of 1 for a draw.
 *
 * @param turn  the number of the player in turn order, from 0
 */
double qdr_match_game_get_points (const QdrMatchGame *self, guint turn);

/** @brief Sets the winner from the result of the game. An unfinished game counts as a draw. */
void qdr_match_game_update_winner (QdrMatchGame *self);

/** @brief A finished game with at least one person. It was not played by the game runner. */
typedef struct {
  guint number;  /**< the number of the game in the schedule, from 0 */
  QdrGame *game; /**< the game, which must not be changed */
} QdrSubmittedGame;

/** @brief Frees a submitted game. */
void qdr_submitted_game_free (QdrSubmittedGame *self);

/** @brief Releases the contents of a finished game. */
void qdr_match_game_clear (QdrMatchGame *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrMatchGame, qdr_match_game_clear)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrSubmittedGame, qdr_submitted_game_free)

/** @brief An open journal. */
typedef struct QdrJournal QdrJournal;

#define QDR_JOURNAL_ERROR (qdr_journal_error_quark ())
GQuark qdr_journal_error_quark (void);

/** @brief Errors of a journal. */
typedef enum {
  QDR_JOURNAL_ERROR_FOREIGN, /**< the file is not a journal */
  QDR_JOURNAL_ERROR_DAMAGED, /**< the file is damaged before its last game */
  QDR_JOURNAL_ERROR_SET_UP,  /**< the journal belongs to another match or tournament */
  QDR_JOURNAL_ERROR_BUSY,    /**< another program has locked the journal */
} QdrJournalError;

/**
 * @brief Opens a journal for appending. Only one program can append to a journal at a time.
 *
 * A missing file is created unless @p setup is NULL. An incomplete last game is removed.
 *
 * @param path   the path of the file
 * @param setup  (nullable): the set-up, from qdr_journal_setup_append_text() and
 *               qdr_journal_setup_append_number(); an existing journal must have this set-up. NULL
 *               to open an existing journal with any set-up
 * @param error  return location for a QDR_JOURNAL_ERROR or a G_FILE_ERROR
 * @return (transfer full) (nullable): free with qdr_journal_free(); NULL on error
 */
QdrJournal *qdr_journal_open (const char *path, const char *setup, GError **error);

/**
 * @brief Opens a journal for reading, even while another program appends to it.
 *
 * @param path   the path of the file
 * @param error  return location for a QDR_JOURNAL_ERROR or a G_FILE_ERROR
 * @return (transfer full) (nullable): free with qdr_journal_free(); NULL on error
 */
QdrJournal *qdr_journal_open_read_only (const char *path, GError **error);

/** @brief Closes a journal. */
void qdr_journal_free (QdrJournal *self);

/**
 * @brief Returns a value from the set-up.
 *
 * @param key  the key of the value
 * @return (transfer full) (nullable): NULL if the set-up has no such key
 */
char *qdr_journal_get_setting (QdrJournal *self, const char *key);

/** @brief Returns the number of games. */
guint qdr_journal_get_n_games (QdrJournal *self);

/**
 * @brief Returns the number of a game in the schedule of the match or tournament.
 *
 * @param index  the index of the game, from 0, in the order in which games ended
 * @return the number, from 0; no other game in the journal has this number
 */
guint qdr_journal_get_game_number (QdrJournal *self, guint index);

/**
 * @brief Reads a game.
 *
 * @param index        the index of the game, as for qdr_journal_get_game_number()
 * @param contestants  (out): the contestants' numbers in turn order, an array of QDR_MAX_PLAYERS
 * @param played       (out): free with qdr_match_game_clear() also on error
 * @param error        return location for a QDR_JOURNAL_ERROR or a G_FILE_ERROR
 */
gboolean qdr_journal_get_game (QdrJournal *self,
                               guint index,
                               guint *contestants,
                               QdrMatchGame *played,
                               GError **error);

/**
 * @brief Adds a game and flushes it to the disk.
 *
 * @param number       the number of the game in the schedule; no game in the journal may have it
 * @param contestants  the numbers of the contestants in turn order
 * @param played       the game
 * @param error        return location for a G_FILE_ERROR
 */
gboolean qdr_journal_add_game (QdrJournal *self,
                               guint number,
                               const guint *contestants,
                               const QdrMatchGame *played,
                               GError **error);

/**
 * @brief Appends a line with a text value to a set-up.
 *
 * @param setup  the set-up
 * @param key    a single word
 * @param value  any text
 */
void qdr_journal_setup_append_text (GString *setup, const char *key, const char *value);

/**
 * @brief Appends a line with a number to a set-up.
 *
 * @param setup  the set-up
 * @param key    a single word
 * @param value  the number
 */
void qdr_journal_setup_append_number (GString *setup, const char *key, guint64 value);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrJournal, qdr_journal_free)

G_END_DECLS
