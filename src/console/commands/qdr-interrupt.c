/*
 * Ctrl-C in commands that report something before they end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-interrupt.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <signal.h>

static gint interrupted; /* atomic */

static void
interrupt_cb (int number)
{
  g_atomic_int_set (&interrupted, 1);
}

const gint *
qdr_interrupt_watch (void)
{
  const struct sigaction action = { .sa_handler = interrupt_cb,
                                    .sa_flags = SA_RESTART | SA_RESETHAND };
  struct sigaction before;

  if (sigaction (SIGINT, NULL, &before) == 0 && before.sa_handler != SIG_IGN)
    sigaction (SIGINT, &action, NULL);
  return &interrupted;
}

gboolean
qdr_interrupt_has_come (guint n_done, guint n_all, GError **error)
{
  if (g_atomic_int_get (&interrupted) == 0)
    return FALSE;

  g_set_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED, _ ("Interrupted after %u of %u games"),
               n_done, n_all);
  return TRUE;
}

gboolean
qdr_interrupt_has_ended_search (GError **error)
{
  if (g_atomic_int_get (&interrupted) == 0)
    return FALSE;

  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CANCELLED,
                       _ ("Interrupted before the search was over"));
  return TRUE;
}
