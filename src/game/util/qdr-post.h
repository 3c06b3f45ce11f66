/*
 * Callbacks that one thread posts to the main context of another thread.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * @brief Calls @p func from a later iteration of @p context.
 *
 * Unlike g_main_context_invoke_full(), this never calls @p func immediately in the calling thread.
 * Callbacks with the same priority are called in the order in which they were posted. May be called
 * from any thread.
 *
 * @param context   (nullable): NULL for the default context
 * @param priority  priority of the source, such as G_PRIORITY_DEFAULT
 * @param func      callback, which must return G_SOURCE_REMOVE
 * @param data      argument of @p func
 * @param notify    (nullable): frees @p data, even if the context ends before the call
 */
void qdr_post_callback (GMainContext *context,
                        int priority,
                        GSourceFunc func,
                        gpointer data,
                        GDestroyNotify notify);

G_END_DECLS
