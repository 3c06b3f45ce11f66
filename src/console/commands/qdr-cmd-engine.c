/*
 * quoridor-cli engine: speaks an engine protocol with another program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-command.h"

#include <glib/gi18n-lib.h>
#include <locale.h>

#include "qdr-qtp.h"
#include "qdr-search-options.h"
#include "qdr-uqi.h"

static gboolean
run (const QdrCommand *self, char **arguments, GString *output, GError **error)
{
  g_autoptr (GOptionContext) context = qdr_command_context_new (self);
  g_auto (QdrSearchOptions) options = { 0 };
  g_autofree char *protocol = NULL;
  const GOptionEntry entries[] = {
    { "protocol", 0, 0, G_OPTION_ARG_STRING, &protocol, N_ ("The protocol to speak (uqi)"),
      "uqi|qtp" },
    { NULL },
  };
  g_autoptr (QdrEngine) engine = NULL;
  QdrSearchSettings settings;
  gboolean is_qtp;

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  qdr_search_options_add (&options, context);
  if (!qdr_command_parse_all (context, arguments, error))
    return FALSE;
  is_qtp = g_strcmp0 (protocol, "qtp") == 0;
  if (protocol != NULL && !is_qtp && !g_str_equal (protocol, "uqi"))
    return qdr_usage_fail (error, _ ("--protocol: “%s” is neither “uqi” nor “qtp”"), protocol);

  /* Programs read the answers, which are always in English. */
  setlocale (LC_MESSAGES, "C");

  if (!is_qtp) {
    if (!qdr_search_options_are_empty (&options))
      return qdr_usage_fail (error,
                             _ ("Only --protocol=qtp takes --personality, --hash and limits"));
    qdr_uqi_run ();
    return TRUE;
  }

  /* The Quoridor Text Protocol has no command for personality and limits, so options set them. */
  if (!qdr_search_options_resolve (&options, TRUE, &settings, error))
    return FALSE;
  engine = qdr_search_make_engine ("--hash", settings.table_mib, error);
  if (engine == NULL)
    return FALSE;
  qdr_qtp_run (engine, &settings.style, &settings.limits);
  return TRUE;
}

const QdrCommand qdr_command_engine = {
  .name = "engine",
  .summary = N_ ("Speak an engine protocol on standard input and output"),
  .run = run,
};
