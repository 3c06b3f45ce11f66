/*
 * The speed of counting moves, on boards of all sizes.
 *
 * Depths are chosen so that most lines take about a second. The last column divides the time by
 * the squares of the board, so that sizes can be compared. Bulk counts rise with the size
 * because the replies to walls that touch nothing are counted together.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-perft.h"

#include <stdlib.h>
#include <time.h>

typedef struct {
  guint size;
  guint players;
  guint bulk_depth;
  guint play_depth;
} Line;

static const Line lines[] = {
  { 5, 2, 6, 5 },  { 7, 2, 5, 4 },  { 9, 2, 4, 4 },  { 9, 4, 4, 3 },
  { 11, 2, 4, 3 }, { 13, 2, 4, 3 }, { 15, 2, 3, 3 }, { 19, 2, 3, 3 },
};

/* From rules.md: a count that is fast but wrong is worth nothing. */
static const struct {
  guint size;
  guint players;
  guint depth;
  guint64 leaves;
} known[] = {
  { 5, 2, 5, 17469556 },
  { 9, 4, 3, 2062065 },
  { 9, 2, 4, 247569030 },
  { 9, 4, 4, 247500945 },
};

static gboolean
is_right (guint size, guint players, guint depth, guint64 leaves)
{
  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    if (known[i].size == size && known[i].players == players && known[i].depth == depth)
      return known[i].leaves == leaves;
  return TRUE;
}

static double
cpu_seconds (void)
{
  return (double) clock () / CLOCKS_PER_SEC;
}

static gboolean
measure (const Line *line, guint depth, QdrPerftMode mode)
{
  QdrPosition position;
  guint64 leaves;
  double start;
  double seconds;
  double rate;

  qdr_position_init (&position, line->size, line->size, line->players);
  start = cpu_seconds ();
  leaves = qdr_perft (&position, depth, mode);
  seconds = MAX (cpu_seconds () - start, 1e-6);
  rate = (double) leaves / seconds;

  g_print ("%2ux%-2u  %u players  %-7s  depth %u  %12" G_GUINT64_FORMAT
           " leaves  %6.2f s  %9.2e leaves/s  %8.3f ps a leaf and square\n",
           line->size, line->size, line->players, mode == QDR_PERFT_BULK ? "bulk" : "no bulk",
           depth, leaves, seconds, rate, 1e12 / rate / (line->size * line->size));
  return is_right (line->size, line->players, depth, leaves);
}

int
main (void)
{
  gboolean right = TRUE;

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++) {
    right &= measure (&lines[i], lines[i].bulk_depth, QDR_PERFT_BULK);
    right &= measure (&lines[i], lines[i].play_depth, QDR_PERFT_PLAY);
  }
  if (!right)
    g_printerr ("A count is not that of the rules.\n");
  return right ? EXIT_SUCCESS : EXIT_FAILURE;
}
