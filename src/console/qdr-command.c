/*
 * What all commands of quoridor-cli need.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-command.h"

#include <glib/gi18n-lib.h>

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
