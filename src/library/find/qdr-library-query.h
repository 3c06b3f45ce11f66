/*
 * Queries with tables as results, for the command line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library.h"

G_BEGIN_DECLS

/** @brief Types of columns. */
typedef enum {
  QDR_LIBRARY_COLUMN_TEXT,
  QDR_LIBRARY_COLUMN_NAMES,   /**< names of players, one per line */
  QDR_LIBRARY_COLUMN_BOOLEAN, /**< "true" or "false" */
  QDR_LIBRARY_COLUMN_INTEGER, /**< an integer, or empty */
  QDR_LIBRARY_COLUMN_SHARE,   /**< a number with three decimals, or empty */
} QdrLibraryColumnKind;

/** @brief A column of a table. */
typedef struct {
  const char *name;          /**< untranslated name of the column */
  QdrLibraryColumnKind kind; /**< type of its cells */
} QdrLibraryColumn;

/** @brief The result of a query: a table. */
typedef struct {
  const QdrLibraryColumn *columns; /**< a static array, which is not copied */
  guint n_columns;                 /**< number of columns */
  /** (element-type GStrv): one string for each column; numbers use a decimal point */
  GPtrArray *rows;
} QdrLibraryQueryResult;

/**
 * @brief Creates a result without rows.
 *
 * @param columns  a static array, which is not copied
 * @return (transfer full)
 */
QdrLibraryQueryResult *
qdr_library_query_result_new (const QdrLibraryColumn *columns, guint n_columns);

/** @brief Frees a result. @param self  (nullable) */
void qdr_library_query_result_free (QdrLibraryQueryResult *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrLibraryQueryResult, qdr_library_query_result_free)

/**
 * @brief Queries games; the columns are "id, date, players, size, result, ending, plies, rated".
 *
 * @param limit  maximum number of games, 0 for all
 * @param error  return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (nullable): NULL on error
 */
QdrLibraryQueryResult *qdr_library_query_games (QdrLibrary *self,
                                                const QdrLibraryFilter *filter,
                                                QdrLibrarySort sort,
                                                gboolean descending,
                                                guint limit,
                                                GError **error);

/**
 * @brief Queries the score of the first player in finished games with an opening; the columns are
 *        "games, share". A draw counts one half.
 *
 * @param opening  moves in the order played, in lower case and separated by spaces; "" for all
 *                 games
 * @param error    return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (nullable): NULL on error
 */
QdrLibraryQueryResult *
qdr_library_query_first_player_share (QdrLibrary *self, const char *opening, GError **error);

/**
 * @brief Queries players with more than @p n_wins wins in the first seat, most wins first; the
 *        columns are "player, wins".
 *
 * @param error  return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (nullable): NULL on error
 */
QdrLibraryQueryResult *
qdr_library_query_first_seat_winners (QdrLibrary *self, guint n_wins, GError **error);

/**
 * @brief Queries the moves played in a position or its mirror image, most games first; the columns
 *        are "move, games, share, rating". The share is that of the player who moved, in finished
 *        games.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (nullable): NULL on error
 */
QdrLibraryQueryResult *
qdr_library_query_moves (QdrLibrary *self, const QdrPosition *position, GError **error);

/**
 * @brief Queries the results of all pairs of players in two-player games; the columns are "first,
 *        second, games, wins, draws, losses, score, low, high". Results are those of the first
 *        player, and the score is a share of the points with its 95% interval.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (nullable): NULL on error
 */
QdrLibraryQueryResult *qdr_library_query_player_pairs (QdrLibrary *self, GError **error);

/**
 * @brief Queries players rated above @p rating, highest first; the columns are "player, kind,
 *        rating, best".
 *
 * @param error  return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (nullable): NULL on error
 */
QdrLibraryQueryResult *
qdr_library_query_players_rated_above (QdrLibrary *self, guint rating, GError **error);

/**
 * @brief Queries players with the highest best ratings, highest first; the columns are "player,
 *        kind, rating, best".
 *
 * @param n_players  maximum number of players
 * @param error      return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (nullable): NULL on error
 */
QdrLibraryQueryResult *
qdr_library_query_best_players (QdrLibrary *self, guint n_players, GError **error);

G_END_DECLS
