/*
 * How a match went, as JSON.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-match-json.h"

#include "qdr-match-text.h"

void
qdr_match_json_add_effort (QdrJson *json, const QdrEffort *effort, const char *reason)
{
  double moves;

  g_return_if_fail (json != NULL && effort != NULL);

  moves = (double) MAX (effort->moves, 1);
  if (effort->searches > 0)
    qdr_json_add_number (json, "depth", (double) effort->depths / (double) effort->searches, 2);
  if (effort->nodes > 0 && effort->nodes_us > 0)
    qdr_json_add_number (json, "nps", (double) effort->nodes * 1e6 / (double) effort->nodes_us, 0);
  qdr_json_add_number (json, "cpu", (double) effort->cpu_us / moves / 1e6, 5);
  qdr_json_add_integer (json, "forfeits", effort->forfeits);
  if (reason != NULL)
    qdr_json_add_string (json, "reason", reason);
}

static void
add_side (QdrJson *json, const QdrMatch *match, const QdrMatchScore *score, guint side)
{
  QdrContestant *contestant = g_ptr_array_index (match->conditions.contestants, side);

  qdr_json_open (json, side == 0 ? "a" : "b", '{');
  qdr_json_add_string (json, "id", qdr_contestant_get_id (contestant));
  qdr_match_json_add_effort (json, &score->efforts[side], score->forfeits[side]);
  qdr_json_close (json, '}');
}

static void
add_sprt (QdrJson *json, const QdrSprt *sprt, const QdrTally *tally)
{
  qdr_json_open (json, "sprt", '{');
  qdr_json_add_number (json, "elo0", sprt->elo0, 2);
  qdr_json_add_number (json, "elo1", sprt->elo1, 2);
  qdr_json_add_number (json, "llr", qdr_sprt_get_llr (sprt, tally), 2);
  qdr_json_add_number (json, "low", -qdr_sprt_get_bound (), 2);
  qdr_json_add_number (json, "high", qdr_sprt_get_bound (), 2);
  qdr_json_add_string (json, "decision", qdr_match_text_decision (sprt, tally));
  qdr_json_close (json, '}');
}

void
qdr_match_json_append (GString *text, const QdrMatch *match, const QdrMatchScore *score)
{
  QdrJson json = qdr_json_make (text);
  QdrEloEstimate estimate;

  g_return_if_fail (text != NULL && match != NULL && score != NULL);

  estimate = qdr_tally_estimate (&score->tally);
  qdr_json_open (&json, NULL, '{');
  add_side (&json, match, score, 0);
  add_side (&json, match, score, 1);
  qdr_json_open (&json, "pairs", '[');
  for (guint i = 0; i < QDR_PAIR_OUTCOMES; i++)
    qdr_json_add_integer (&json, NULL, score->tally.pairs[i]);
  qdr_json_close (&json, ']');
  if (match->sprt != NULL)
    add_sprt (&json, match->sprt, &score->tally);
  qdr_json_add_integer (&json, "wins", score->tally.wins);
  qdr_json_add_integer (&json, "losses", score->tally.losses);
  qdr_json_add_integer (&json, "draws", score->tally.draws);
  qdr_json_add_number (&json, "score", qdr_tally_get_score (&score->tally), 4);
  qdr_json_add_number (&json, "elo", estimate.elo, 1);
  qdr_json_add_number (&json, "low", estimate.low, 1);
  qdr_json_add_number (&json, "high", estimate.high, 1);
  qdr_json_close (&json, '}');
}
