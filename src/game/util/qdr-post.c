/*
 * Callbacks that one thread posts to the main context of another thread.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-post.h"

void
qdr_post_callback (GMainContext *context,
                   int priority,
                   GSourceFunc func,
                   gpointer data,
                   GDestroyNotify notify)
{
  g_autoptr (GSource) source = g_idle_source_new ();

  g_source_set_priority (source, priority);
  g_source_set_callback (source, func, data, notify);
  g_source_attach (source, context);
}
