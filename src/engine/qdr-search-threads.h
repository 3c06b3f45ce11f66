/*
 * Helper threads of a parallel search.
 *
 * This is a lazy parallel search: every thread searches the whole tree, at slightly different
 * depths, and shares only the transposition table, in which each thread finds the results of the
 * others. The result is that of the calling thread; the other threads only help it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-search-context.h"

G_BEGIN_DECLS

/** @brief Helper threads and their tables, which are created when they are first needed. */
typedef struct QdrSearchThreads QdrSearchThreads;

/**
 * @brief Creates an empty group of helpers.
 *
 * @param table  shared by all threads; borrowed
 * @return (transfer full): free with qdr_search_threads_free()
 */
QdrSearchThreads *qdr_search_threads_new (QdrTransTable *table);

/** @brief Frees the helpers; none may be searching. */
void qdr_search_threads_free (QdrSearchThreads *self);

/** @brief Clears all results of a game, except for those in the shared table. */
void qdr_search_threads_clear (QdrSearchThreads *self);

/**
 * @brief Starts helpers for the search of @p leader, whose limits are for all threads from now on.
 *
 * If the system refuses a thread, the search does without it.
 *
 * @param count   number of helpers
 * @param leader  a search that has begun on the calling thread; it must not begin again before
 *                qdr_search_threads_join()
 */
void qdr_search_threads_start (QdrSearchThreads *self, guint count, QdrSearchContext *leader);

/** @brief Stops the helpers and waits until their threads have ended. */
void qdr_search_threads_join (QdrSearchThreads *self);

G_END_DECLS
