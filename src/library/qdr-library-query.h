/*
 * Questions to the library whose answer is a table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library.h"

G_BEGIN_DECLS

/** @brief What the cells of a column are. */
typedef enum {
  QDR_LIBRARY_COLUMN_TEXT,
  QDR_LIBRARY_COLUMN_NAMES,   /**< names of players, one a line */
  QDR_LIBRARY_COLUMN_BOOLEAN, /**< "true" or "false" */
  QDR_LIBRARY_COLUMN_INTEGER, /**< a whole number, or empty */
  QDR_LIBRARY_COLUMN_SHARE,   /**< a number with three digits behind a point, or empty */
} QdrLibraryColumnKind;

/** @brief A column of an answer. */
typedef struct {
  const char *name;          /**< in files; not translated */
  QdrLibraryColumnKind kind; /**< what its cells are */
} QdrLibraryColumn;

/** @brief An answer. */
typedef struct {
  const QdrLibraryColumn *columns; /**< those of the question */
  guint n_columns;                 /**< how many */
  GPtrArray *rows; /**< (element-type GStrv): a text for each column; that of a number
                                        with a point, or empty where there is none */
} QdrLibraryTable;

/**
 * @brief Returns an answer without rows.
 *
 * @param columns    static
 * @param n_columns  how many
 * @return (transfer full)
 */
QdrLibraryTable *qdr_library_table_new (const QdrLibraryColumn *columns, guint n_columns);

/** @brief Frees an answer. @param self  (nullable) */
void qdr_library_table_free (QdrLibraryTable *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrLibraryTable, qdr_library_table_free)

/**
 * @brief Lists games as qdr_library_list() does: "id, date, players, size, result, ending, plies,
 *        rated".
 *
 * @param filter      which ones
 * @param sort        in which order
 * @param descending  whether the other way round
 * @param limit       how many to list at most, 0 for all
 * @param error       return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (nullable): NULL on error
 */
QdrLibraryTable *qdr_library_query_games (QdrLibrary *self,
                                          const QdrLibraryFilter *filter,
                                          QdrLibrarySort sort,
                                          gboolean descending,
                                          guint limit,
                                          GError **error);

/**
 * @brief Returns in how many of the finished games that began with certain moves the first player
 *        has won: "games, share"; a draw counts one half.
 *
 * @param opening  the moves in the order in which they were played, in lower case, a space between
 *                 them; "" for all games
 * @param error    return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (nullable): NULL on error
 */
QdrLibraryTable *
qdr_library_query_first_player_share (QdrLibrary *self, const char *opening, GError **error);

/**
 * @brief Returns who won more than so many games in the first seat: "player, wins", most first.
 *
 * @param n_wins  a number
 * @param error   return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (nullable): NULL on error
 */
QdrLibraryTable *
qdr_library_query_winners_as_first (QdrLibrary *self, guint n_wins, GError **error);

/**
 * @brief Returns the moves that were played in a position, however it came about, and in its mirror
 *        image: "move, games, share, rating", most played first; share for the mover, of the
 *        finished games, and the average rating of the players who have one.
 *
 * @param position  where they were played
 * @param error     return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (nullable): NULL on error
 */
QdrLibraryTable *
qdr_library_query_moves (QdrLibrary *self, const QdrPosition *position, GError **error);

/**
 * @brief Returns how those who played games of two stand against each other: "first, second, games,
 *        wins, draws, losses, score, low, high"; wins of the first, its share of the points, and
 *        between what it is at 95 %.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (nullable): NULL on error
 */
QdrLibraryTable *qdr_library_query_versus (QdrLibrary *self, GError **error);

/**
 * @brief Returns the players with a rating above a number: "player, kind, rating, best", highest
 *        first.
 *
 * @param rating  the number
 * @param error   return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (nullable): NULL on error
 */
QdrLibraryTable *qdr_library_query_rated_above (QdrLibrary *self, guint rating, GError **error);

/**
 * @brief Returns the players with the highest rating ever: "player, kind, rating, best", highest
 *        first.
 *
 * @param n_players  how many at most
 * @param error      return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (nullable): NULL on error
 */
QdrLibraryTable *qdr_library_query_best_players (QdrLibrary *self, guint n_players, GError **error);

G_END_DECLS
