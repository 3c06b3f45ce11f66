/*
 * quoridor-cli best, analyse, engine and bench: search a position, serve another program as an
 * engine, and measure the speed of the search.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-command.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <locale.h>
#include <stdio.h>
#include <time.h>

#include "qdr-console-resources.h"
#include "qdr-csv.h"
#include "qdr-engine.h"
#include "qdr-game-options.h"
#include "qdr-notation.h"
#include "qdr-output-format.h"
#include "qdr-parse.h"
#include "qdr-protocols.h"
#include "qdr-report-text.h"
#include "qdr-search-options.h"
#include "qdr-search-request.h"

/* A search of a position, for the commands best and analyse. */
typedef struct {
  QdrGame *game;
  QdrEngine *engine;
  QdrSearchRequest request;
  gboolean is_verbose;
} PositionSearch;

static void
position_search_clear (PositionSearch *self)
{
  qdr_search_request_clear (&self->request);
  g_clear_pointer (&self->engine, qdr_engine_free);
  g_clear_object (&self->game);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (PositionSearch, position_search_clear)

/* Parses the command line, including the options of @context, and prepares the search. */
static gboolean
position_search_prepare (PositionSearch *self,
                         GOptionContext *context,
                         char **arguments,
                         GError **error)
{
  g_auto (QdrGameOptions) setup = { 0 };
  g_auto (QdrSearchOptions) options = { 0 };
  const GOptionEntry entries[] = {
    { "verbose", 0, 0, G_OPTION_ARG_NONE, &self->is_verbose,
      N_ ("Report on the search on standard error"), NULL },
    { NULL },
  };
  QdrSearchSettings settings;
  QdrStyle style;

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  qdr_search_options_add_to_context (&options, context);
  qdr_game_options_add_to_context (&setup, context);
  if (!qdr_parse_all_arguments (context, arguments, error) ||
      !qdr_search_options_resolve (&options, FALSE, &settings, error))
    return FALSE;

  self->game = qdr_game_options_make_game (&setup, error);
  if (self->game == NULL || !qdr_search_check_game_ongoing (self->game, error))
    return FALSE;

  /* Use the style of game 0, so that the same command line always gives the same result. */
  style = qdr_style_for_game (&settings.style, 0);
  self->request = qdr_search_request_for_game (self->game, &style, &settings.limits);
  self->engine = qdr_engine_try_new_for_option ("--hash", settings.table_mib, error);
  return self->engine != NULL;
}

static void
report_info_cb (const QdrReport *report, gpointer user_data)
{
  const PositionSearch *search = user_data;

  if (search->is_verbose) {
    g_autofree char *info = qdr_report_to_info_line (report, &search->request.position);

    g_printerr ("%s\n", info);
  }
}

static gboolean
run_best (const QdrCommand *self, char **arguments, GString *output, GError **error)
{
  g_autoptr (GOptionContext) context = qdr_command_create_option_context (self);
  g_auto (PositionSearch) search = { NULL };
  QdrSearchRequest *request = &search.request;
  QdrReport report;
  guint cpu_used;
  char text[QDR_MOVE_TEXT_SIZE];

  if (!position_search_prepare (&search, context, arguments, error))
    return FALSE;

  /* The limit holds for the process, which may have been slow to start. */
  cpu_used = (guint) (clock () / (CLOCKS_PER_SEC / 1000));
  request->limits.cpu_ms -= MIN (cpu_used, request->limits.cpu_ms / 2);

  request->report = report_info_cb;
  request->report_data = &search;
  report = qdr_engine_search (search.engine, request);
  g_string_append_printf (output, "%s\n",
                          qdr_move_to_text (&request->position.board, report.line[0], text));

  return TRUE;
}

typedef struct {
  PositionSearch search;
  guint n_lines;
  QdrOutputFormat format;
  QdrJsonWriter json; /* JSON writer; output in other formats is appended to its text */
} Analysis;

static void
analysis_clear (Analysis *self)
{
  g_string_free (self->json.text, TRUE);
  position_search_clear (&self->search);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Analysis, analysis_clear)

static void
print_text (Analysis *self)
{
  fputs (self->json.text->str, stdout);
  fflush (stdout);
  g_string_truncate (self->json.text, 0);
}

static void
print_analysis (Analysis *self, const QdrReport *report)
{
  const QdrPosition *position = &self->search.request.position;
  QdrJsonWriter *json = &self->json;
  guint n_moves = 0;
  const int proved = qdr_score_get_proved_outcome (report->score, position->players, &n_moves);
  g_autofree char *cpu = g_strdup_printf ("%u.%03u", report->cpu_ms / 1000, report->cpu_ms % 1000);
  g_autofree char *line = qdr_moves_to_text (&position->board, report->line, report->line_length);

  self->n_lines++;
  if (self->format == QDR_OUTPUT_FORMAT_JSON) {
    qdr_json_writer_open (json, NULL, '{');
    if (proved == 0)
      qdr_json_writer_add_integer (json, "score", report->score);
    else
      qdr_json_writer_add_integer (json, proved > 0 ? "win" : "loss", n_moves);
    qdr_json_writer_add_integer (json, "depth", report->depth);
    qdr_json_writer_add_integer (json, "nodes", (gint64) report->nodes);
    qdr_json_writer_add_number (json, "cpu", report->cpu_ms / 1000.0, 3);
    qdr_json_writer_open (json, "line", '[');
    for (guint i = 0; i < report->line_length; i++) {
      char text[QDR_MOVE_TEXT_SIZE];

      qdr_json_writer_add_string (json, NULL,
                                  qdr_move_to_text (&position->board, report->line[i], text));
    }
    qdr_json_writer_close (json, ']');
    qdr_json_writer_close (json, '}');
  } else if (self->format == QDR_OUTPUT_FORMAT_CSV) {
    g_autofree char *score = g_strdup_printf ("%d", report->score);
    g_autofree char *distance = g_strdup_printf ("%u", n_moves);
    g_autofree char *depth = g_strdup_printf ("%u", report->depth);
    g_autofree char *nodes = g_strdup_printf ("%" G_GUINT64_FORMAT, report->nodes);
    const char *const fields[] = { proved == 0 ? score : "",
                                   proved > 0 ? distance : "",
                                   proved < 0 ? distance : "",
                                   depth,
                                   nodes,
                                   cpu,
                                   line };

    qdr_csv_append_row (json->text, fields, G_N_ELEMENTS (fields));
  } else {
    g_autofree char *score = qdr_score_to_text (report->score, position->players);

    g_string_append_printf (json->text,
                            "score %s depth %u nodes %" G_GUINT64_FORMAT " cpu %s line %s\n", score,
                            report->depth, report->nodes, cpu, line);
  }
  print_text (self);
}

static void
report_analysis_cb (const QdrReport *report, gpointer user_data)
{
  Analysis *analysis = user_data;

  report_info_cb (report, &analysis->search);
  print_analysis (analysis, report);
}

/* Analyses a position, and prints a line after each depth. If Ctrl-C ends the search, completes the
 * output, and then fails. */
static gboolean
run_analyse (const QdrCommand *self, char **arguments, GString *output, GError **error)
{
  g_autoptr (GOptionContext) context = qdr_command_create_option_context (self);
  g_autofree char *threads = NULL;
  const GOptionEntry entries[] = {
    { "threads", 0, 0, G_OPTION_ARG_STRING, &threads,
      N_ ("Threads that search together (1); CPU time and nodes are their total"), N_ ("N") },
    { NULL },
  };
  static const char *const headings[] = { "score", "win", "loss", "depth", "nodes", "cpu", "line" };
  g_auto (Analysis) analysis = { .json = qdr_json_writer_make (g_string_new (NULL)) };
  g_autofree char *format_name = NULL;
  QdrSearchRequest *request = &analysis.search.request;
  guint64 n_threads = 1;
  gboolean is_interrupted;
  QdrReport report;

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  qdr_output_format_add_option (&format_name, TRUE, context);
  if (!position_search_prepare (&analysis.search, context, arguments, error) ||
      !qdr_output_format_parse (format_name, TRUE, &analysis.format, error) ||
      (threads != NULL &&
       !qdr_parse_number ("--threads", threads, 1, QDR_MAX_THREADS, &n_threads, error)))
    return FALSE;

  request->threads = (guint) n_threads;
  request->is_analysis = TRUE;
  if (analysis.format == QDR_OUTPUT_FORMAT_JSON)
    qdr_json_writer_open (&analysis.json, NULL, '[');
  else if (analysis.format == QDR_OUTPUT_FORMAT_CSV)
    qdr_csv_append_row (analysis.json.text, headings, G_N_ELEMENTS (headings));
  request->report = report_analysis_cb;
  request->report_data = &analysis;
  request->stop = qdr_interrupt_catch_signal ();
  report = qdr_engine_search (analysis.search.engine, request);
  is_interrupted = qdr_interrupt_set_error_if_search_stopped (error);
  /* If the search reached its limit within the first depth, nothing has been printed. Print the
   * result now. */
  if (analysis.n_lines == 0 && !is_interrupted)
    print_analysis (&analysis, &report);
  if (analysis.format == QDR_OUTPUT_FORMAT_JSON)
    qdr_json_writer_close (&analysis.json, ']');
  print_text (&analysis);

  return !is_interrupted;
}

const QdrCommand qdr_command_best = {
  .name = "best",
  .parameters = N_ ("[MOVE…]"),
  .summary = N_ ("Print the move the computer would play"),
  .run = run_best,
};

const QdrCommand qdr_command_analyse = {
  .name = "analyse",
  .parameters = N_ ("[MOVE…]"),
  .summary = N_ ("Print what the computer thinks of the position, depth by depth"),
  .run = run_analyse,
};

static gboolean
run_engine (const QdrCommand *self, char **arguments, GString *output, GError **error)
{
  g_autoptr (GOptionContext) context = qdr_command_create_option_context (self);
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
  qdr_search_options_add_to_context (&options, context);
  if (!qdr_parse_all_arguments (context, arguments, error))
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

  /* The Quoridor Text Protocol has no commands to set the personality and the limits. Take them
   * from the options. */
  if (!qdr_search_options_resolve (&options, TRUE, &settings, error))
    return FALSE;
  engine = qdr_engine_try_new_for_option ("--hash", settings.table_mib, error);
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

#define POSITIONS_PATH "/io/github/quoridor/Quoridor/console/bench-positions.txt"

static gboolean
run_bench (const QdrCommand *self, char **arguments, GString *output, GError **error)
{
  g_autoptr (GOptionContext) context = qdr_command_create_option_context (self);
  g_autoptr (GBytes) data = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (QdrEngine) engine = NULL;
  guint n_positions = 0;
  guint64 n_nodes = 0;
  guint cpu_ms = 0;

  if (!qdr_parse_all_arguments (context, arguments, error))
    return FALSE;

  data = g_resource_lookup_data (qdr_console_get_resource (), POSITIONS_PATH, 0, NULL);
  lines = g_strsplit (g_bytes_get_data (data, NULL), "\n", -1);
  engine = qdr_engine_new (QDR_DEFAULT_TABLE_MIB);
  /* Each line is "DEPTH; POSITION". Search the position to this depth, with an empty table. */
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
