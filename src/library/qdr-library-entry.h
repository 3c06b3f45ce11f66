/*
 * A game as the library lists it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/** @brief How a game ended. The numbers are stored: new ones come last. */
typedef enum {
  QDR_LIBRARY_UNFINISHED,
  QDR_LIBRARY_GOAL,
  QDR_LIBRARY_RESIGNATION,
  QDR_LIBRARY_TIME,
  QDR_LIBRARY_STALEMATE,
  QDR_LIBRARY_REPETITION,
  QDR_LIBRARY_N_ENDINGS,
} QdrLibraryEnding;

/** @brief Where a game comes from. The numbers are stored: new ones come last. */
typedef enum {
  QDR_LIBRARY_PLAYED,
  QDR_LIBRARY_IMPORTED,
  QDR_LIBRARY_TOURNAMENT,
} QdrLibrarySource;

/** @brief The winner of a game that is not over. */
#define QDR_LIBRARY_NO_WINNER -1

/** @brief A game without its moves. */
typedef struct {
  gint64 id;                        /**< in its library, from 1; never given to another game */
  char *date;                       /**< as in the saved game, "" without one */
  char *time;                       /**< of the day when it began, "18:30:05", or "" */
  guint n_players;                  /**< 2 or 4 */
  char *names[QDR_MAX_PLAYERS + 1]; /**< in seating order, NULL behind the last one */
  guint width;                      /**< columns */
  guint height;                     /**< rows */
  int winner;                       /**< 1..4, 0 for a draw, or QDR_LIBRARY_NO_WINNER */
  QdrLibraryEnding ending;          /**< how it ended */
  guint n_plies;                    /**< moves of all players */
  gboolean is_rated;                /**< whether it counts for ratings */
} QdrLibraryEntry;

/** @brief Frees an entry. @param self  (nullable) */
void qdr_library_entry_free (QdrLibraryEntry *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrLibraryEntry, qdr_library_entry_free)

/**
 * @brief Returns the result as in saved games: "1".."4", "draw" or "*".
 *
 * @param self  an entry
 * @return (transfer none)
 */
const char *qdr_library_entry_get_result (const QdrLibraryEntry *self);

/**
 * @brief Returns the name of an ending in files and on command lines: "goal", "unfinished".
 *
 * @param ending  any
 * @return (transfer none): not translated
 */
const char *qdr_library_ending_get_name (QdrLibraryEnding ending);

/**
 * @brief Finds an ending by its name.
 *
 * @param name    any text
 * @param ending  (out): which it is
 * @return whether there is one
 */
gboolean qdr_library_ending_find (const char *name, QdrLibraryEnding *ending);

G_END_DECLS
