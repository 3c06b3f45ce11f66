/*
 * The other threads of a parallel search.
 *
 * Lazy parallel search: every thread searches the whole tree by itself, at depths that differ a
 * little, and shares nothing with the others but the transposition table, where each finds what the
 * others have found out before it. The answer is that of the thread that was called; the others
 * only help it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-search-context.h"

G_BEGIN_DECLS

/** @brief Helpers and what they remember from search to search. Made when they are first needed. */
typedef struct QdrSearchThreads QdrSearchThreads;

/**
 * @brief Makes an empty group of helpers.
 *
 * @param table  of all threads; borrowed
 * @return (transfer full): free with qdr_search_threads_free()
 */
QdrSearchThreads *qdr_search_threads_new (QdrTransTable *table);

/** @brief Frees the helpers; none may be searching. */
void qdr_search_threads_free (QdrSearchThreads *self);

/** @brief Forgets what was learned in a game, except for the shared table. */
void qdr_search_threads_clear (QdrSearchThreads *self);

/**
 * @brief Lets helpers search the same as @p leader, whose limits are those of all from now on.
 *
 * If the system refuses a thread, the search does without it.
 *
 * @param count   how many
 * @param leader  a search that has begun, on the calling thread; it must not begin anew before
 *                qdr_search_threads_join()
 */
void qdr_search_threads_start (QdrSearchThreads *self, guint count, QdrSearchContext *leader);

/** @brief Ends the helpers' search, and returns when their threads are gone. */
void qdr_search_threads_join (QdrSearchThreads *self);

G_END_DECLS
