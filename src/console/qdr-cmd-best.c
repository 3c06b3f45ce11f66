/*
 * quoridor-cli best and analyse: what the engine thinks of a position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-command.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>

#include "qdr-notation.h"
#include "qdr-parse.h"
#include "qdr-report-text.h"
#include "qdr-search-options.h"
#include "qdr-search-request.h"
#include "qdr-setup.h"

/* Reads a command line shared by both commands into a game and a request about it. */
static QdrGame *
prepare (GOptionContext *context, char **arguments, QdrSearchRequest *request, GError **error)
{
  g_auto (QdrSetup) setup = { 0 };
  g_auto (QdrSearchOptions) options = { 0 };
  g_autoptr (QdrGame) game = NULL;
  QdrStyle style;
  QdrLimits limits;

  qdr_search_options_add (&options, context);
  qdr_setup_add_options (&setup, context);
  if (!qdr_command_parse_all (context, arguments, error) ||
      !qdr_search_options_resolve (&options, &style, &limits, error))
    return NULL;
  game = qdr_setup_make_game (&setup, error);
  if (game == NULL || !qdr_search_check_ongoing (game, error))
    return NULL;

  *request = qdr_search_request_for_game (game, &style, &limits);
  return g_steal_pointer (&game);
}

static QdrReport
search (const QdrSearchRequest *request)
{
  g_autoptr (QdrEngine) engine = qdr_engine_new (QDR_DEFAULT_TABLE_MIB);

  return qdr_engine_search (engine, request);
}

static void
report_info_cb (const QdrReport *report, gpointer user_data)
{
  const QdrSearchRequest *request = user_data;
  g_autofree char *info = qdr_report_to_info (report, &request->position);

  g_printerr ("%s\n", info);
}

static gboolean
run_best (const QdrCommand *self, char **arguments, GString *output, GError **error)
{
  g_autoptr (GOptionContext) context = qdr_command_context_new (self);
  g_autoptr (QdrGame) game = NULL;
  gboolean verbose = FALSE;
  const GOptionEntry entries[] = {
    { "verbose", 0, 0, G_OPTION_ARG_NONE, &verbose, N_ ("Report on the search on standard error"),
      NULL },
    { NULL },
  };
  g_auto (QdrSearchRequest) request = { .past_keys = NULL };
  QdrReport report;
  char text[QDR_MOVE_TEXT_SIZE];

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  game = prepare (context, arguments, &request, error);
  if (game == NULL)
    return FALSE;

  request.report = verbose ? report_info_cb : NULL;
  request.report_data = &request;
  report = search (&request);
  g_string_append_printf (output, "%s\n",
                          qdr_move_to_text (&request.position.board, report.line[0], text));

  return TRUE;
}

static void
print_analysis (const QdrReport *report, const QdrPosition *position)
{
  g_autofree char *score = qdr_score_to_text (report->score, position->players);
  g_autofree char *line = qdr_report_line_to_text (report, &position->board);

  printf ("score %s depth %u nodes %" G_GUINT64_FORMAT " cpu %u.%03u line %s\n", score,
          report->depth, report->nodes, report->cpu_ms / 1000, report->cpu_ms % 1000, line);
  fflush (stdout);
}

typedef struct {
  QdrPosition position;
  guint n_lines;
} Analysis;

static void
report_analysis_cb (const QdrReport *report, gpointer user_data)
{
  Analysis *analysis = user_data;

  print_analysis (report, &analysis->position);
  analysis->n_lines++;
}

/* Prints while it thinks: nothing can go wrong any more once the search has begun. */
static gboolean
run_analyse (const QdrCommand *self, char **arguments, GString *output, GError **error)
{
  g_autoptr (GOptionContext) context = qdr_command_context_new (self);
  g_autoptr (QdrGame) game = NULL;
  g_autofree char *threads = NULL;
  const GOptionEntry entries[] = {
    { "threads", 0, 0, G_OPTION_ARG_STRING, &threads,
      N_ ("Threads that search together (1); CPU time and nodes are their total"), N_ ("N") },
    { NULL },
  };
  Analysis analysis = { .n_lines = 0 };
  g_auto (QdrSearchRequest) request = { .past_keys = NULL };
  guint64 n_threads = 1;
  QdrReport report;

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  game = prepare (context, arguments, &request, error);
  if (game == NULL)
    return FALSE;
  if (threads != NULL &&
      !qdr_parse_number ("--threads", threads, 1, QDR_MAX_THREADS, &n_threads, error))
    return FALSE;

  request.threads = (guint) n_threads;
  request.is_analysis = TRUE;
  analysis.position = request.position;
  request.report = report_analysis_cb;
  request.report_data = &analysis;
  report = search (&request);
  /* A search that was stopped before the first depth was done still has a move. */
  if (analysis.n_lines == 0)
    print_analysis (&report, &analysis.position);

  return TRUE;
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
