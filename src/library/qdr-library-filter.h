/*
 * Which games of the library are meant, and in which order.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library-entry.h"
#include "qdr-opening-names.h"

G_BEGIN_DECLS

/** @brief What games are asked for; all conditions must hold. The texts belong to the caller. */
typedef struct {
  const char *player;      /**< (nullable): a name, or the id of a personality, in any seat */
  const char *opponent;    /**< (nullable): likewise, in another seat than @p player */
  gboolean parts_of_names; /**< whether both are any parts of names, in whatever case */
  const char *result;      /**< (nullable): "1".."4", "draw" or "*" */
  guint width;             /**< columns, 0 for any */
  guint height;            /**< rows, 0 for any */
  guint n_players;         /**< 2 or 4, 0 for any */
  const char *opening;     /**< (nullable): first moves in lower case, with a space between them */
  GPtrArray *openings;     /**< (nullable) (element-type QdrNamedOpening): any of these; shared */
  const char *ending;      /**< (nullable): see qdr_library_ending_get_name() */
  const char *since;       /**< (nullable): a date, the first day; only games with a day */
  const char *until;       /**< (nullable): a date, the last day; likewise */
  guint min_plies;         /**< at least so many moves of all players */
  guint max_plies;         /**< at most so many, 0 for any number */
  gboolean is_unplayed;    /**< only games without a move, which no number above says */
  guint min_moves; /**< at least so many, counted as people do: a move of each player is one */
  guint max_moves; /**< at most so many, 0 for any number */
  const QdrPosition *position; /**< (nullable): contained among the first moves, or mirrored */
} QdrLibraryFilter;

/** @brief Returns a copy with texts of its own. @return (transfer full) */
QdrLibraryFilter *qdr_library_filter_copy (const QdrLibraryFilter *self);

/** @brief Frees what qdr_library_filter_copy() returned. @param self  (nullable) */
void qdr_library_filter_free (QdrLibraryFilter *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrLibraryFilter, qdr_library_filter_free)

/** @brief By what games are sorted. */
typedef enum {
  QDR_LIBRARY_SORT_ID,
  QDR_LIBRARY_SORT_DATE,
  QDR_LIBRARY_SORT_PLAYERS,
  QDR_LIBRARY_SORT_SIZE,
  QDR_LIBRARY_SORT_RESULT,
  QDR_LIBRARY_SORT_ENDING,
  QDR_LIBRARY_SORT_PLIES,
  QDR_LIBRARY_SORT_RATED,
  QDR_LIBRARY_N_SORTS,
} QdrLibrarySort;

G_END_DECLS
