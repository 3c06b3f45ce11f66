/*
 * Filters and sort orders for games of the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library-entry.h"
#include "qdr-opening-names.h"

G_BEGIN_DECLS

/** @brief A filter. All conditions must hold; the strings belong to the caller. */
typedef struct {
  const char *player;      /**< (nullable): name, or id of a personality, in any seat */
  const char *opponent;    /**< (nullable): likewise, in another seat than @p player */
  gboolean parts_of_names; /**< whether names match in part, ignoring case */
  const char *result;      /**< (nullable): "1".."4", "draw" or "*" */
  guint width;             /**< columns, 0 for any */
  guint height;            /**< rows, 0 for any */
  guint n_players;         /**< 2 or 4, 0 for any */
  const char *opening;     /**< (nullable): first moves in lower case, separated by spaces */
  GPtrArray *openings;     /**< (nullable) (element-type QdrNamedOpening): any of these openings;
                                shared */
  const char *ending;      /**< (nullable): see qdr_library_ending_get_name() */
  const char *since;       /**< (nullable): first day, as a date; excludes games without one */
  const char *until;       /**< (nullable): last day; likewise */
  guint min_plies;         /**< minimum number of moves by all players */
  guint max_plies;         /**< maximum number, 0 for no limit */
  gboolean is_unplayed;    /**< only games without a move, whatever the limits above */
  guint min_moves;         /**< minimum number of full moves, one move of each player */
  guint max_moves;         /**< maximum number, 0 for no limit */
  const QdrPosition *position; /**< (nullable): a position among the first moves, or its mirror
                                    image */
} QdrLibraryFilter;

/** @brief Returns a deep copy. @return (transfer full) */
QdrLibraryFilter *qdr_library_filter_copy (const QdrLibraryFilter *self);

/** @brief Frees a copy made by qdr_library_filter_copy(). @param self  (nullable) */
void qdr_library_filter_free (QdrLibraryFilter *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrLibraryFilter, qdr_library_filter_free)

/** @brief Sort orders of games. */
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
