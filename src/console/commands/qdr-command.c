/*
 * Functions that all commands of quoridor-cli use.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-command.h"

#include <glib/gi18n-lib.h>
#include <errno.h>
#include <unistd.h>

#include "qdr-sanitised-text.h"

G_DEFINE_QUARK (qdr_usage_error, qdr_usage_error)

GOptionContext *
qdr_command_context_new (const QdrCommand *self)
{
  GOptionContext *context;

  g_return_val_if_fail (self != NULL, NULL);

  context = g_option_context_new (self->parameters != NULL ? _ (self->parameters) : NULL);
  g_option_context_set_translation_domain (context, GETTEXT_PACKAGE);
  g_option_context_set_summary (context, _ (self->summary));

  return context;
}

gboolean
qdr_command_parse (GOptionContext *context, char ***arguments, GError **error)
{
  g_autoptr (GError) parse_error = NULL;

  g_return_val_if_fail (context != NULL, FALSE);
  g_return_val_if_fail (arguments != NULL && *arguments != NULL, FALSE);

  if (g_option_context_parse_strv (context, arguments, &parse_error))
    return TRUE;

  return qdr_usage_fail (error, "%s", parse_error->message);
}

gboolean
qdr_command_parse_all (GOptionContext *context, char **arguments, GError **error)
{
  g_auto (GStrv) words = g_strdupv (arguments);

  if (!qdr_command_parse (context, &words, error))
    return FALSE;
  if (words[0] != NULL && words[1] != NULL)
    return qdr_usage_fail (error, _ ("Unexpected argument “%s”"), words[1]);

  return TRUE;
}

gboolean
qdr_usage_fail (GError **error, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  if (error != NULL)
    *error = g_error_new_valist (QDR_USAGE_ERROR, QDR_USAGE_ERROR_FAILED, format, arguments);
  va_end (arguments);

  return FALSE;
}

void
qdr_complain (const char *sentence)
{
  g_autofree char *line = qdr_sanitise_line (sentence);

  g_printerr (QDR_PROGRAM ": %s\n", line);
}

#define CHUNK_SIZE 65536

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
