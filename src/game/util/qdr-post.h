/*
 * Posting of callbacks to another main context, and so to its thread.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * @brief Calls @p func from a later iteration of @p context.
 *
 * Unlike g_main_context_invoke_full(), this never calls it in the calling thread right away.
 * Callbacks of one priority are called in the order in which they were posted. May be called from
 * any thread.
 *
 * @param context   (nullable): NULL for the default context
 * @param priority  such as G_PRIORITY_DEFAULT
 * @param func      returns G_SOURCE_REMOVE
 * @param data      for @p func
 * @param notify    (nullable): frees @p data, also if the context ends before the call
 */
void qdr_post (GMainContext *context,
               int priority,
               GSourceFunc func,
               gpointer data,
               GDestroyNotify notify);

G_END_DECLS
