/*
 * quoridor-cli engine and bench: runs an engine protocol for other programs; measures the speed of
 * the engine, and counts its nodes, whose number changes with the search.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-command.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <locale.h>

#include "qdr-console-resources.h"
#include "qdr-engine.h"
#include "qdr-notation.h"
#include "qdr-qtp.h"
#include "qdr-search-options.h"
#include "qdr-uqi.h"

/* engine */

static gboolean
run_engine (const QdrCommand *self, char **arguments, GString *output, GError **error)
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
    return qdr_usage_error_set (error, _ ("--protocol: “%s” is neither “uqi” nor “qtp”"), protocol);

  /* Answers are always in English, because programs read them. */
  setlocale (LC_MESSAGES, "C");

  if (!is_qtp) {
    if (!qdr_search_options_are_empty (&options))
      return qdr_usage_error_set (error,
                                  _ ("Only --protocol=qtp takes --personality, --hash and limits"));
    qdr_uqi_run ();
    return TRUE;
  }

  /* Options set personality and limits, because the Quoridor Text Protocol has no command for
   * them. */
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
  .run = run_engine,
};

/* bench */

#define POSITIONS_PATH "/io/github/quoridor/Quoridor/console/bench-positions.txt"

static gboolean
run_bench (const QdrCommand *self, char **arguments, GString *output, GError **error)
{
  g_autoptr (GOptionContext) context = qdr_command_context_new (self);
  g_autoptr (GBytes) data = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (QdrEngine) engine = NULL;
  guint n_positions = 0;
  guint64 n_nodes = 0;
  guint cpu_ms = 0;

  if (!qdr_command_parse_all (context, arguments, error))
    return FALSE;

  data = g_resource_lookup_data (qdr_console_get_resource (), POSITIONS_PATH, 0, NULL);
  lines = g_strsplit (g_bytes_get_data (data, NULL), "\n", -1);
  engine = qdr_engine_new (QDR_DEFAULT_TABLE_MIB);
  /* Search the position of each line, "DEPTH; POSITION", with an empty table. */
  for (guint i = 0; lines[i] != NULL; i++) {
    QdrSearchRequest request = { .style = qdr_style_default, .repetition_is_draw = TRUE };
    char *position;
    QdrReport report;

    if (lines[i][0] == '\0' || lines[i][0] == '#')
      continue;
    request.limits.depth = (guint) g_ascii_strtoull (lines[i], &position, 10);
    if (!g_str_has_prefix (position, "; ") ||
        !qdr_position_from_text (position + 2, &request.position, NULL, NULL))
      g_error ("bench-positions.txt: bad line: %s", lines[i]);

    qdr_engine_clear (engine);
    report = qdr_engine_search (engine, &request);
    n_positions++;
    n_nodes += report.nodes;
    cpu_ms += report.cpu_ms;
  }

  g_string_append_printf (output, "positions %u\n", n_positions);
  g_string_append_printf (output, "nodes %" G_GUINT64_FORMAT "\n", n_nodes);
  g_string_append_printf (output, "seconds %u.%03u\n", cpu_ms / 1000, cpu_ms % 1000);
  g_string_append_printf (output, "nps %" G_GUINT64_FORMAT "\n", n_nodes * 1000 / MAX (cpu_ms, 1));

  return TRUE;
}

const QdrCommand qdr_command_bench = {
  .name = "bench",
  .summary = N_ ("Search a fixed set of positions and print how fast it went"),
  .run = run_bench,
};
