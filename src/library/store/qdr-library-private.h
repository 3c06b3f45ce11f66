/*
 * Declarations shared by the files of the library. Private to this folder.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-database.h"
#include "qdr-library-statistics.h"

G_BEGIN_DECLS

struct QdrLibrary {
  QdrDatabase *database;
};

/**
 * @brief Runs a statement about one game or player, and steps to its first row.
 *
 * @param sql    a statement with the id as its only parameter
 * @param error  return location for a QDR_LIBRARY_ERROR, NOT_FOUND if there is no row
 * @return (transfer none) (nullable): the statement, to be reset after use; NULL on error
 */
sqlite3_stmt *qdr_library_find_row (QdrLibrary *self, const char *sql, gint64 id, GError **error);

/** @brief Appends " WHERE …" to a statement on "games", or nothing if the filter is empty. */
void qdr_library_filter_append_to_sql (const QdrLibraryFilter *self, GString *sql);

/**
 * @brief Prepares a statement extended by qdr_library_filter_append_to_sql() and binds the values
 *        of the filter.
 *
 * @param filter  the appended filter; must outlive the use of the statement
 * @param error   return location for a QDR_LIBRARY_ERROR
 * @return (transfer none) (nullable): NULL on error
 */
sqlite3_stmt *qdr_library_prepare_filtered_statement (QdrLibrary *self,
                                                      const QdrLibraryFilter *filter,
                                                      const GString *sql,
                                                      GError **error);

/** @brief The values that the tables of the library store for a game. */
typedef struct {
  QdrGame *game;                  /**< the game, unowned */
  char *date;                     /**< date of the game, or "" */
  const char *time;               /**< time of the game, or "" */
  char *stocks;                   /**< stocks at the start, separated by spaces */
  char *moves;                    /**< all moves, separated by spaces */
  char *final;                    /**< the last position */
  char *text;                     /**< the saved game */
  gsize opening_size;             /**< bytes at the start of @p moves that are the opening */
  guint n_plies;                  /**< number of steps and walls */
  guint n_rounds;                 /**< number of moves, as qdr_game_count_rounds() counts them */
  guint n_walls[QDR_MAX_PLAYERS]; /**< walls used by each player */
  QdrResult result;               /**< result after all moves */
  QdrLibraryEnding ending;        /**< how the game ended */
  guint8 origin[32];              /**< hash of players, date, time and start position */
  guint8 fingerprint[32];         /**< hash of players, date, time, start position and moves;
                                       identifies the game */
} QdrGameColumns;

/**
 * @brief Computes the columns of a game.
 *
 * @param game  the game; must outlive the columns
 * @return to be cleared with qdr_game_columns_clear()
 */
QdrGameColumns qdr_game_columns_make (QdrGame *game);

/** @brief Frees the contents of the structure. */
void qdr_game_columns_clear (QdrGameColumns *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrGameColumns, qdr_game_columns_clear)

/**
 * @brief Finds the id of a game in the library.
 *
 * @param id     (out): id of the game, or 0 if it is not in the library
 * @param error  return location for a QDR_LIBRARY_ERROR
 */
gboolean
qdr_library_find_game (QdrLibrary *self, const QdrGameColumns *columns, gint64 *id, GError **error);

/**
 * @brief Adds a game that was removed, under its old id if this id is free, otherwise under a new
 *        id.
 *
 * @param version  version of the program in which the personalities played, "" if unknown
 * @param error    return location for a QDR_LIBRARY_ERROR
 */
gboolean qdr_library_restore_game (QdrLibrary *self,
                                   QdrGame *game,
                                   gint64 old_id,
                                   QdrLibrarySource source,
                                   const char *version,
                                   GError **error);

/**
 * @brief Returns a date such as "2026-11-20" as a Julian day of GDate, or 0 if it is not a date.
 */
guint32 qdr_library_parse_date (const char *date);

/**
 * @brief A subquery for the rows of "players" that belong to the player with kind ?1 and identity
 *        ?2. A personality has a row for each version and each strength; a person has one row.
 */
#define QDR_LIBRARY_ROWS_OF_PLAYER                                                                 \
  "(SELECT id FROM players WHERE kind = ?1 AND identity = ?2 UNION ALL SELECT id FROM players"     \
  " WHERE ?1 = 1 AND kind = 1 AND identity <> ?2 AND player_of (kind, identity) = ?2)"

/**
 * @brief A subquery for the date and time of the last finished game of a row of "players", or NULL.
 *        Of several rows of a player, the one with the latest game has the current name and rating.
 */
#define QDR_LIBRARY_LAST_PLAYED                                                                    \
  "(SELECT date || ' ' || time FROM outcomes WHERE player = players.id"                            \
  " ORDER BY date DESC, time DESC LIMIT 1)"

/**
 * @brief Tables for WITH. For each row of "players", the table "who" has a row with the same id,
 *        which combines all rows of the same player.
 */
#define QDR_LIBRARY_WHO                                                                            \
  "entries AS (SELECT id, kind, player_of (kind, identity) AS identity,"                           \
  " name_of (kind, identity, name) AS name, rating, best, since,"                                  \
  " " QDR_LIBRARY_LAST_PLAYED " AS last FROM players),"                                            \
  " who AS MATERIALIZED (SELECT id, kind, identity, first_value (name) OVER newest AS name,"       \
  " first_value (rating) OVER newest AS rating, max (best) OVER every AS best,"                    \
  " min (nullif (since, '')) OVER every AS since FROM entries"                                     \
  " WINDOW every AS (PARTITION BY kind, identity), newest AS (every ORDER BY last DESC, id DESC))"

/**
 * @brief Prepares a statement about a player.
 *
 * @param sql       a statement whose parameters ?1 and ?2 are the kind and identity of the player,
 *                  as in QDR_LIBRARY_ROWS_OF_PLAYER
 * @param identity  id of a personality or name of a person; must outlive the use of the statement
 * @param error     return location for a QDR_LIBRARY_ERROR
 * @return (transfer none) (nullable): NULL on error
 */
sqlite3_stmt *qdr_library_prepare_player_statement (QdrLibrary *self,
                                                    const char *sql,
                                                    gboolean is_personality,
                                                    const char *identity,
                                                    GError **error);

/**
 * @brief Reads the player to whom a row of "players" belongs, without the number of games.
 *
 * @param id      id of the row
 * @param player  (out) (transfer full): the player, with 0 games
 * @param error   return location for a QDR_LIBRARY_ERROR
 */
gboolean qdr_library_read_player_of_row (QdrLibrary *self,
                                         gint64 id,
                                         QdrLibraryPlayer **player,
                                         GError **error);

/**
 * @brief Adds a game to the score of a player with one seat.
 *
 * @param share  the share of the point for the player, 0..1
 */
void qdr_library_score_add_game (QdrLibraryScore *self, double share, guint n_plies, guint n_walls);

/** @brief A player of a game, with all its seats together. */
typedef struct {
  gconstpointer player; /**< any pointer that is different for each player */
  double share;         /**< share of the point, 0..1, for all seats together */
  guint n_walls;        /**< number of walls used from all seats */
  guint n_seats;        /**< number of seats, at least one */
} QdrLibraryParticipant;

/** @brief The players of a game, each listed once. */
typedef struct {
  QdrLibraryParticipant members[QDR_MAX_PLAYERS];
  guint n_members; /**< number of players */
  guint n_seats;   /**< number of seats added so far */
} QdrLibraryParticipants;

/**
 * @brief Adds a seat, and its player if the player has no other seat yet.
 *
 * @param share  share of the point for this seat, 0..1
 */
void qdr_library_participants_add_seat (QdrLibraryParticipants *self,
                                        gconstpointer player,
                                        double share,
                                        guint n_walls);

/**
 * @brief Returns the score against another player of the same game: 1 if @p self has won the game,
 *        0 if @p other has won it, otherwise 0.5.
 */
double qdr_library_participant_get_score_against (const QdrLibraryParticipant *self,
                                                  const QdrLibraryParticipant *other);

/**
 * @brief Adds a game to the score of a player with any number of seats.
 *
 * @param share        points of the player in the game, 0..1
 * @param participant  the player with all its seats in the game
 */
void qdr_library_score_add_game_of_participant (QdrLibraryScore *self,
                                                double share,
                                                guint n_plies,
                                                const QdrLibraryParticipant *participant);

G_END_DECLS
