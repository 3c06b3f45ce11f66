/*
 * A question to the library: what was played in a position, and in which last games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library-openings.h"

G_BEGIN_DECLS

/** @brief So many moves are told at most. */
#define QDR_OPENING_SEARCH_MOVES 10

/** @brief A question, and what has been found. */
typedef struct {
  QdrPosition position;  /**< what was played there? */
  QdrLibraryScope scope; /**< which games count */
  GHashTable *ratings;   /**< of personalities by their ids */
  GArray *moves;         /**< (nullable) (element-type QdrLibraryMove): the most frequent ones */
  guint n_moves;         /**< how many there are in all */
  guint n_games;         /**< in which something was played there */
  GPtrArray *games;      /**< (nullable) (element-type QdrLibraryEntry): the last, newest first */
} QdrOpeningSearch;

/**
 * @brief Returns a question.
 *
 * @param position  what was played there?
 * @param scope     which games count; copied
 * @param ratings   of personalities, their ids to GINT_TO_POINTER; referenced, and never changed
 * @return (transfer full)
 */
QdrOpeningSearch *qdr_opening_search_new (const QdrPosition *position,
                                          const QdrLibraryScope *scope,
                                          GHashTable *ratings);

/** @brief Frees a question. @param search  a QdrOpeningSearch */
void qdr_opening_search_free (gpointer search);

/**
 * @brief Answers a question: a QdrLibraryJob.
 *
 * @param library      that is asked
 * @param search       a QdrOpeningSearch, which takes the answer
 * @param cancellable  is not looked at any more
 * @param error        return location for a QDR_LIBRARY_ERROR
 */
gboolean qdr_opening_search_run (QdrLibrary *library,
                                 gpointer search,
                                 GCancellable *cancellable,
                                 GError **error);

G_END_DECLS
