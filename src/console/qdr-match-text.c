/*
 * How a match went, as text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-match-text.h"

#include <math.h>

#include "qdr-sanitised-text.h"

char *
qdr_number_to_text (double number, guint decimals)
{
  const double unit = pow (10.0, -(double) decimals);
  char format[8];
  char text[64];

  /* What is rounded to zero has no sign. */
  if (fabs (number) < unit / 2.0)
    number = 0.0;
  g_snprintf (format, sizeof format, "%%.%uf", MIN (decimals, 9));
  return g_strdup (g_ascii_formatd (text, sizeof text, format, number));
}

void
qdr_match_text_append_effort (GString *text, const QdrEffort *effort, const char *reason)
{
  const double moves = (double) MAX (effort->moves, 1);
  g_autofree char *cpu = qdr_number_to_text ((double) effort->cpu_us / moves / 1e3, 2);

  if (effort->searches > 0) {
    g_autofree char *depth =
        qdr_number_to_text ((double) effort->depths / (double) effort->searches, 2);

    g_string_append_printf (text, "depth %s, ", depth);
  }
  if (effort->nodes > 0 && effort->nodes_us > 0) {
    g_autofree char *nps =
        qdr_number_to_text ((double) effort->nodes * 1e6 / (double) effort->nodes_us, 0);

    g_string_append_printf (text, "%s nodes/s, ", nps);
  }
  g_string_append_printf (text, "CPU %s ms a move", cpu);
  if (reason != NULL) {
    g_autofree char *line = qdr_sanitise_line (reason);

    g_string_append_printf (text, ", forfeits %u (%s)", effort->forfeits, line);
  }
}

/* "A master: depth 9.30, 1234567 nodes/s, CPU 50.02 ms a move, forfeits 2 (the program has
 * ended)" */
static void
append_side (GString *text, const QdrMatch *match, const QdrMatchScore *score, guint side)
{
  QdrContestant *contestant = g_ptr_array_index (match->conditions.contestants, side);
  g_autofree char *id = qdr_sanitise_line (qdr_contestant_get_id (contestant));

  g_string_append_printf (text, "%c %s: ", 'A' + (char) side, id);
  qdr_match_text_append_effort (text, &score->efforts[side], score->forfeits[side]);
  g_string_append_c (text, '\n');
}

const char *
qdr_match_text_decision (const QdrSprt *sprt, const QdrTally *tally)
{
  static const char *const decisions[] = {
    [QDR_SPRT_UNDECIDED] = "undecided",
    [QDR_SPRT_ACCEPT_H0] = "H0 accepted",
    [QDR_SPRT_ACCEPT_H1] = "H1 accepted",
  };

  g_return_val_if_fail (sprt != NULL && tally != NULL, NULL);

  return decisions[qdr_sprt_decide (sprt, tally)];
}

static void
append_sprt (GString *text, const QdrSprt *sprt, const QdrTally *tally)
{
  g_autofree char *elo0 = qdr_number_to_text (sprt->elo0, 2);
  g_autofree char *elo1 = qdr_number_to_text (sprt->elo1, 2);
  g_autofree char *llr = qdr_number_to_text (qdr_sprt_get_llr (sprt, tally), 2);
  g_autofree char *low = qdr_number_to_text (-qdr_sprt_get_bound (), 2);
  g_autofree char *high = qdr_number_to_text (qdr_sprt_get_bound (), 2);

  g_string_append_printf (text, "SPRT elo0 %s elo1 %s: llr %s [%s, %s], %s\n", elo0, elo1, llr, low,
                          high, qdr_match_text_decision (sprt, tally));
}

static void
append_score (GString *text, const QdrTally *tally)
{
  const QdrEloEstimate estimate = qdr_tally_estimate (tally);
  g_autofree char *score = qdr_number_to_text (qdr_tally_get_score (tally), 4);
  g_autofree char *elo = qdr_number_to_text (estimate.elo, 1);
  g_autofree char *low = qdr_number_to_text (estimate.low, 1);
  g_autofree char *high = qdr_number_to_text (estimate.high, 1);

  g_string_append_printf (text, "+%u -%u =%u score %s elo %s [%s, %s]\n", tally->wins,
                          tally->losses, tally->draws, score, elo, low, high);
}

void
qdr_match_text_append (GString *text, const QdrMatch *match, const QdrMatchScore *score)
{
  g_return_if_fail (text != NULL && match != NULL && score != NULL);

  for (guint side = 0; side < 2; side++)
    append_side (text, match, score, side);
  g_string_append (text, "pairs of 0 0.5 1 1.5 2 points:");
  for (guint i = 0; i < QDR_PAIR_OUTCOMES; i++)
    g_string_append_printf (text, " %u", score->tally.pairs[i]);
  g_string_append_c (text, '\n');
  if (match->sprt != NULL)
    append_sprt (text, match->sprt, &score->tally);
  append_score (text, &score->tally);
}
