/*
 * Functions that several commands of quoridor-cli use: options, errors, standard input and Ctrl-C.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-command.h"

#include <errno.h>
#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <signal.h>
#include <unistd.h>

#include "qdr-sanitised-text.h"

#define CHUNK_SIZE 65536

static gint interrupted; /* atomic */

G_DEFINE_QUARK (qdr_usage_error, qdr_usage_error)

GOptionContext *
qdr_command_create_option_context (const QdrCommand *self)
{
  GOptionContext *context;

  g_return_val_if_fail (self != NULL, NULL);

  context = g_option_context_new (self->parameters != NULL ? _ (self->parameters) : NULL);
  g_option_context_set_translation_domain (context, GETTEXT_PACKAGE);
  g_option_context_set_summary (context, _ (self->summary));

  return context;
}

gboolean
qdr_parse_options (GOptionContext *context, char ***arguments, GError **error)
{
  g_autoptr (GError) parse_error = NULL;

  g_return_val_if_fail (context != NULL, FALSE);
  g_return_val_if_fail (arguments != NULL && *arguments != NULL, FALSE);

  if (g_option_context_parse_strv (context, arguments, &parse_error))
    return TRUE;

  return qdr_usage_error_set (error, "%s", parse_error->message);
}

gboolean
qdr_parse_all_arguments (GOptionContext *context, char **arguments, GError **error)
{
  g_auto (GStrv) words = g_strdupv (arguments);

  if (!qdr_parse_options (context, &words, error))
    return FALSE;
  if (words[0] != NULL && words[1] != NULL)
    return qdr_usage_error_set (error, _ ("Unexpected argument “%s”"), words[1]);

  return TRUE;
}

gboolean
qdr_usage_error_set (GError **error, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  if (error != NULL)
    *error = g_error_new_valist (QDR_USAGE_ERROR, QDR_USAGE_ERROR_FAILED, format, arguments);
  va_end (arguments);

  return FALSE;
}

void
qdr_print_error (const char *sentence)
{
  g_autofree char *line = qdr_sanitise_line (sentence);

  g_printerr (QDR_PROGRAM ": %s\n", line);
}

char *
qdr_read_standard_input (gsize max_size, gsize *length, GError **error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *chunk = g_malloc (CHUNK_SIZE);

  g_return_val_if_fail (length != NULL, NULL);

  while (text->len < max_size) {
    const gssize n_read = read (STDIN_FILENO, chunk, MIN (CHUNK_SIZE, max_size - text->len));

    if (n_read == 0)
      break;
    if (n_read > 0) {
      g_string_append_len (text, chunk, n_read);
    } else if (errno != EINTR) {
      const int reason = errno;

      g_set_error_literal (error, G_FILE_ERROR, g_file_error_from_errno (reason),
                           g_strerror (reason));
      return NULL;
    }
  }

  *length = text->len;
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
interrupt_cb (int number)
{
  g_atomic_int_set (&interrupted, 1);
}

const gint *
qdr_interrupt_catch_signal (void)
{
  const struct sigaction action = { .sa_handler = interrupt_cb,
                                    .sa_flags = SA_RESTART | SA_RESETHAND };
  struct sigaction before;

  if (sigaction (SIGINT, NULL, &before) == 0 && before.sa_handler != SIG_IGN)
    sigaction (SIGINT, &action, NULL);
  return &interrupted;
}

gboolean
qdr_interrupt_set_error_if_match_stopped (guint n_done, guint n_all, GError **error)
{
  if (g_atomic_int_get (&interrupted) == 0)
    return FALSE;

  g_set_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED, _ ("Interrupted after %u of %u games"),
               n_done, n_all);
  return TRUE;
}

gboolean
qdr_interrupt_set_error_if_search_stopped (GError **error)
{
  if (g_atomic_int_get (&interrupted) == 0)
    return FALSE;

  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CANCELLED,
                       _ ("Interrupted before the search was over"));
  return TRUE;
}
