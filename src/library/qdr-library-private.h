/*
 * What the files of the library share. Only the files of this folder include this.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-database.h"
#include "qdr-game-sheet.h"
#include "qdr-library-statistics.h"

G_BEGIN_DECLS

struct QdrLibrary {
  QdrDatabase *database;
};

/**
 * @brief Finds what is asked about one game.
 *
 * @param sql    a statement with the number of the game as its only parameter
 * @param id     of the game
 * @param error  return location for a QDR_LIBRARY_ERROR, NOT_FOUND if there is no row
 * @return (transfer none) (nullable): the statement at its row, to be reset; NULL on error
 */
sqlite3_stmt *qdr_library_find_row (QdrLibrary *self, const char *sql, gint64 id, GError **error);

/**
 * @brief Makes a statement ready that has what qdr_library_filter_append() appended.
 *
 * @param filter  what was appended; must live until the statement is done
 * @param sql     the statement
 * @param error   return location for a QDR_LIBRARY_ERROR
 * @return (transfer none) (nullable): with the values of @p filter; NULL on error
 */
sqlite3_stmt *qdr_library_prepare_filtered (QdrLibrary *self,
                                            const QdrLibraryFilter *filter,
                                            const GString *sql,
                                            GError **error);

/**
 * @brief Finds a game that is in the library.
 *
 * @param sheet  of the game
 * @param id     (out): of the game in the library, 0 where it is not there
 * @param error  return location for a QDR_LIBRARY_ERROR
 */
gboolean
qdr_library_find_game (QdrLibrary *self, const QdrGameSheet *sheet, gint64 *id, GError **error);

/**
 * @brief Adds a game that was removed, under the number that it had, or another one where the file
 *        is not that which it was in.
 *
 * @param number   that it had
 * @param source   of the game
 * @param version  of the program, for its personalities
 * @param error    return location for a QDR_LIBRARY_ERROR
 */
gboolean qdr_library_add_again (QdrLibrary *self,
                                QdrGame *game,
                                gint64 number,
                                QdrLibrarySource source,
                                const char *version,
                                GError **error);

/**
 * @brief Returns the day of a date in a saved game, as of GDate.
 *
 * @param date  any text
 * @return 0 for what is no date such as "2026-11-20"
 */
guint32 qdr_library_read_day (const char *date);

/** @brief The rows of "players" that are one player, of whom parameter 1 is the kind and 2 the
 *         identity: all versions of a personality, and all strengths of one that adapts. A person
 *         has one, which the index finds. */
#define QDR_LIBRARY_ROWS_OF_PLAYER                                                                 \
  "(SELECT id FROM players WHERE kind = ?1 AND identity = ?2 UNION ALL SELECT id FROM players"     \
  " WHERE ?1 = 1 AND kind = 1 AND identity <> ?2 AND player_of (kind, identity) = ?2)"

/** @brief When a row of "players" played the last game that is over; NULL where there is none. The
 *         player has the name and the rating of the row that did so last. */
#define QDR_LIBRARY_LAST_PLAYED                                                                    \
  "(SELECT date || ' ' || time FROM outcomes WHERE player = players.id"                            \
  " ORDER BY date DESC, time DESC LIMIT 1)"

/** @brief Tables for WITH. The last of them, "who", has for each row of "players" what is told of
 *         the player it belongs to. */
#define QDR_LIBRARY_WHO                                                                            \
  "entries AS (SELECT id, kind, player_of (kind, identity) AS identity,"                           \
  " name_of (kind, identity, name) AS name, rating, best, since,"                                  \
  " " QDR_LIBRARY_LAST_PLAYED " AS last FROM players),"                                            \
  " who AS MATERIALIZED (SELECT id, kind, identity, first_value (name) OVER newest AS name,"       \
  " first_value (rating) OVER newest AS rating, max (best) OVER every AS best,"                    \
  " min (nullif (since, '')) OVER every AS since FROM entries"                                     \
  " WINDOW every AS (PARTITION BY kind, identity), newest AS (every ORDER BY last DESC, id DESC))"

/**
 * @brief Makes a statement about a player ready.
 *
 * @param sql             a statement with QDR_LIBRARY_ROWS_OF_PLAYER
 * @param is_personality  whether it is a personality
 * @param identity        of the player; must live until the statement is done
 * @param error           return location for a QDR_LIBRARY_ERROR
 * @return (transfer none) (nullable): NULL on error
 */
sqlite3_stmt *qdr_library_prepare_for_player (QdrLibrary *self,
                                              const char *sql,
                                              gboolean is_personality,
                                              const char *identity,
                                              GError **error);

/**
 * @brief Reads who a player is, without counting games.
 *
 * @param id      of a row of "players"
 * @param player  (out) (transfer full): who it belongs to, see QDR_LIBRARY_ROWS_OF_PLAYER
 * @param error   return location for a QDR_LIBRARY_ERROR
 */
gboolean
qdr_library_read_player (QdrLibrary *self, gint64 id, QdrLibraryPlayer **player, GError **error);

/**
 * @brief Reads who a player is.
 *
 * @param is_personality  whether it is a personality
 * @param identity        of a personality its id, of a person the name
 * @param error           return location for a QDR_LIBRARY_ERROR, NOT_FOUND if it has not played
 * @return (transfer full) (nullable): NULL on error
 */
QdrLibraryPlayer *qdr_library_get_player (QdrLibrary *self,
                                          gboolean is_personality,
                                          const char *identity,
                                          GError **error);

/** @brief Counts a game of one seat. @param share  of the point, between 0 and 1 */
void qdr_library_score_add (QdrLibraryScore *self, double share, guint n_plies, guint n_walls);

/** @brief What a player had of a game, in all the seats that it sat in. */
typedef struct {
  gconstpointer player; /**< whatever stands for the player */
  double share;         /**< of the point */
  guint n_walls;        /**< that it used */
  guint n_seats;        /**< one or more */
} QdrLibraryStake;

/** @brief The players of one game. */
typedef struct {
  QdrLibraryStake stakes[QDR_MAX_PLAYERS]; /**< one for each of them */
  guint n_stakes;                          /**< how many they are */
  guint n_seats;                           /**< that were counted */
} QdrLibraryParty;

/** @brief Counts a seat. @param player  who sat there @param share  of the point */
void
qdr_library_party_add (QdrLibraryParty *self, gconstpointer player, double share, guint n_walls);

/** @brief Returns what a player has against another one of the game: 1, 0, or 0.5. */
double qdr_library_stake_compare (const QdrLibraryStake *self, const QdrLibraryStake *other);

/** @brief Counts a game once. @param share  of the point @param stake  of the player */
void qdr_library_score_add_stake (QdrLibraryScore *self,
                                  double share,
                                  guint n_plies,
                                  const QdrLibraryStake *stake);

G_END_DECLS
