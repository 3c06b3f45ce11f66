/*
 * The speed of the search: nodes a second and time to a depth, on boards of all sizes.
 *
 * Every figure is CPU time, the least of a few runs, each with an empty table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-engine.h"
#include "qdr-notation.h"

#include <stdlib.h>
#include <time.h>

#define RUNS 3
#define TABLE_MIB 64

typedef struct {
  guint64 nodes;
  gint64 cpu_us;
} Cost;

static gint64
thread_cpu_us (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (gint64) now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

/* Measures a search of @position to @depth. The number of nodes is the same in each run. */
static Cost
measure (QdrEngine *engine, const QdrPosition *position, guint depth)
{
  const QdrSearchRequest request = {
    .position = *position,
    .style = qdr_style_default,
    .limits = { .depth = depth },
    .repetition_is_draw = TRUE,
  };
  Cost cost = { .cpu_us = G_MAXINT64 };

  for (guint run = 0; run < RUNS; run++) {
    gint64 start;

    qdr_engine_clear (engine);
    start = thread_cpu_us ();
    cost.nodes = qdr_engine_search (engine, &request).nodes;
    cost.cpu_us = MIN (cost.cpu_us, thread_cpu_us () - start);
  }
  return cost;
}

static void
print_heading (const char *what, const char *column)
{
  g_print ("\n%s\n%-28s  depth       nodes  seconds  Mnodes/s\n", what, column);
}

static void
print_cost (const char *label, const char *depth, Cost cost)
{
  g_print ("%-28s  %5s  %10" G_GUINT64_FORMAT "  %7.3f  %8.2f\n", label, depth, cost.nodes,
           (double) cost.cpu_us / G_USEC_PER_SEC,
           (double) cost.nodes / (double) MAX (cost.cpu_us, 1));
}

/* The positions of "quoridor-cli bench" */

static char *
describe_board (const QdrPosition *position)
{
  return g_strdup_printf ("%ux%u, %u players", position->board.width, position->board.height,
                          position->players);
}

/* Adjacent positions of the same board in the file, reported in one line. */
typedef struct {
  char *board;
  Cost cost;
} Group;

static void
end_group (Group *self)
{
  if (self->board != NULL)
    print_cost (self->board, "", self->cost);
  g_clear_pointer (&self->board, g_free);
  self->cost = (Cost){ 0 };
}

/* Reads "DEPTH; POSITION". */
static gboolean
read_line (const char *line, guint *depth, QdrPosition *position)
{
  char *end;

  *depth = (guint) g_ascii_strtoull (line, &end, 10);
  return g_str_has_prefix (end, "; ") && qdr_position_from_text (end + 2, position, NULL, NULL);
}

static gboolean
measure_bench_set (QdrEngine *engine, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  Group group = { 0 };

  if (!g_file_get_contents (path, &text, NULL, &error)) {
    g_printerr ("%s\n", error->message);
    return FALSE;
  }

  print_heading ("The positions of \"quoridor-cli bench\"", "board");
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++) {
    g_autofree char *board = NULL;
    QdrPosition position;
    guint depth;
    Cost cost;

    if (!read_line (lines[i], &depth, &position))
      continue;
    board = describe_board (&position);
    if (g_strcmp0 (board, group.board) != 0)
      end_group (&group);
    if (group.board == NULL)
      group.board = g_steal_pointer (&board);
    cost = measure (engine, &position, depth);
    group.cost.nodes += cost.nodes;
    group.cost.cpu_us += cost.cpu_us;
  }
  end_group (&group);

  return TRUE;
}

/* From the start */

static const struct {
  guint size;
  guint players;
  guint depth;
} starts[] = {
  { 5, 2, 14 }, { 9, 2, 12 }, { 13, 2, 11 }, { 19, 2, 8 },
  { 5, 4, 4 },  { 9, 4, 3 },  { 13, 4, 3 },  { 19, 4, 2 },
};

static void
measure_starts (QdrEngine *engine)
{
  print_heading ("From the start", "board");
  for (guint i = 0; i < G_N_ELEMENTS (starts); i++) {
    g_autofree char *depth = g_strdup_printf ("%u", starts[i].depth);
    g_autofree char *board = NULL;
    QdrPosition position;

    qdr_position_init (&position, starts[i].size, starts[i].size, starts[i].players);
    board = describe_board (&position);
    print_cost (board, depth, measure (engine, &position, starts[i].depth));
  }
}

/* Openings */

/* Common openings on 9x9. */
static const char *const openings[] = {
  "e2 e8",
  "e2 e8 e3 e7 e4 e6",
  "e2 e8 e3 e7 e4 e6 e3v",
  "e2 e8 e3 e7 e4 e6 d3h",
  "e2 e8 e3 e7 e4 e6 c3h",
  "e2 e8 e3 e7 d7h",
  "e2 e8 d2v",
};

static QdrPosition
play_opening (const char *opening)
{
  g_auto (GStrv) moves = g_strsplit (opening, " ", -1);
  QdrPosition position;

  qdr_position_init (&position, 9, 9, 2);
  for (guint i = 0; moves[i] != NULL; i++) {
    QdrMove move;
    QdrUndo undo;

    if (qdr_move_from_text (&position.board, moves[i], &move) != QDR_REFUSAL_REASON_NONE ||
        !qdr_position_is_legal_move (&position, move))
      g_error ("Not an opening: %s", opening);
    qdr_position_do_move (&position, move, &undo);
  }
  return position;
}

static void
measure_openings (QdrEngine *engine)
{
  print_heading ("Usual openings on 9x9", "after");
  for (guint i = 0; i < G_N_ELEMENTS (openings); i++) {
    const QdrPosition position = play_opening (openings[i]);

    print_cost (openings[i], "12", measure (engine, &position, 12));
  }
}

/* Memory */

static const guint table_sizes[] = { 4, 16, 64, 256 };

static void
measure_tables (void)
{
  const QdrPosition position = play_opening (openings[1]);

  print_heading ("The size of the table, after e2 e8 e3 e7 e4 e6", "table");
  for (guint i = 0; i < G_N_ELEMENTS (table_sizes); i++) {
    g_autofree char *label = g_strdup_printf ("%u MiB", table_sizes[i]);
    g_autoptr (QdrEngine) engine = qdr_engine_new (table_sizes[i]);

    print_cost (label, "15", measure (engine, &position, 15));
  }
}

int
main (int argc, char *argv[])
{
  g_autoptr (QdrEngine) engine = qdr_engine_new (TABLE_MIB);

  if (argc != 2) {
    g_printerr ("Usage: bench-search FILE-OF-POSITIONS\n");
    return EXIT_FAILURE;
  }
  if (!measure_bench_set (engine, argv[1]))
    return EXIT_FAILURE;
  measure_starts (engine);
  measure_openings (engine);
  measure_tables ();

  return EXIT_SUCCESS;
}
