/*
 * A game in a list of the library.
 *
 * It has a file of its own because the game sheet, which the library itself uses, needs it too.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/** @brief Ways a game can end. The values are stored, so new ones must be added at the end. */
typedef enum {
  QDR_LIBRARY_UNFINISHED,
  QDR_LIBRARY_GOAL,
  QDR_LIBRARY_RESIGNATION,
  QDR_LIBRARY_TIME,
  QDR_LIBRARY_STALEMATE,
  QDR_LIBRARY_REPETITION,
  QDR_LIBRARY_N_ENDINGS,
} QdrLibraryEnding;

/** @brief Sources of games. The values are stored, so new ones must be added at the end. */
typedef enum {
  QDR_LIBRARY_PLAYED,
  QDR_LIBRARY_IMPORTED,
  QDR_LIBRARY_TOURNAMENT,
} QdrLibrarySource;

/** @brief The winner of an unfinished game. */
#define QDR_LIBRARY_NO_WINNER -1

/** @brief A game without its moves. */
typedef struct {
  gint64 id;                        /**< unique in its library, from 1, never reused */
  char *date;                       /**< as in the saved game, or "" */
  char *time;                       /**< time of day of its beginning, "18:30:05", or "" */
  guint n_players;                  /**< 2 or 4 */
  char *names[QDR_MAX_PLAYERS + 1]; /**< in seating order, followed by NULL */
  guint width;                      /**< columns */
  guint height;                     /**< rows */
  int winner;                       /**< 1..4, 0 for a draw, or QDR_LIBRARY_NO_WINNER */
  QdrLibraryEnding ending;          /**< how the game ended */
  guint n_plies;                    /**< number of moves by all players */
  gboolean is_rated;                /**< whether it counts for ratings */
} QdrLibraryEntry;

/** @brief Frees an entry. @param self  (nullable) */
void qdr_library_entry_free (QdrLibraryEntry *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrLibraryEntry, qdr_library_entry_free)

/** @brief Returns the result as in saved games: "1".."4", "draw" or "*". */
const char *qdr_library_entry_get_result (const QdrLibraryEntry *self);

/** @brief Returns the untranslated name of an ending in files and options, such as "goal". */
const char *qdr_library_ending_get_name (QdrLibraryEnding ending);

/**
 * @brief Finds an ending by its name.
 *
 * @param ending  (out)
 * @return whether there is one
 */
gboolean qdr_library_ending_find (const char *name, QdrLibraryEnding *ending);

G_END_DECLS
