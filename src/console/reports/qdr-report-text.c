/*
 * Reports on searches, matches and tournaments, as text and as JSON.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-report-text.h"

#include <math.h>

#include "qdr-cross-table.h"
#include "qdr-notation.h"
#include "qdr-output-format.h"
#include "qdr-sanitised-text.h"

#define POINT_DECIMALS 2 /* points are multiples of a quarter */
#define RATING_DECIMALS 1

#define COLUMN_WIDTH 5 /* width of a column of points, in characters */

char *
qdr_score_to_text (QdrScore score, guint players)
{
  guint moves = 0;
  const int proved = qdr_score_get_proved_outcome (score, players, &moves);

  if (proved == 0)
    return g_strdup_printf ("%d", score);

  return g_strdup_printf ("%s %u", proved > 0 ? "win" : "loss", moves);
}

char *
qdr_report_to_info_line (const QdrReport *report, const QdrPosition *position)
{
  guint64 nodes_per_second;
  g_autofree char *score = NULL;
  g_autofree char *line = NULL;

  g_return_val_if_fail (report != NULL && position != NULL, NULL);

  nodes_per_second = report->nodes * 1000 / MAX (report->cpu_ms, 1);
  score = qdr_score_to_text (report->score, position->players);
  line = qdr_moves_to_text (&position->board, report->line, report->line_length);
  return g_strdup_printf ("info depth %u score %s nodes %" G_GUINT64_FORMAT
                          " nps %" G_GUINT64_FORMAT " time %u pv %s",
                          report->depth, score, report->nodes, nodes_per_second, report->cpu_ms,
                          line);
}

/* Appends the averages of depth and speed, if known, and of CPU time. If @reason is not NULL,
 * appends the number of forfeits and @reason, the reason for the last forfeit. */
static void
append_effort (GString *text, const QdrPlayerTotals *totals, const char *reason)
{
  const double moves = (double) MAX (totals->moves, 1);
  g_autofree char *cpu = qdr_number_to_text ((double) totals->cpu_us / moves / 1e3, 2);

  if (totals->searches > 0) {
    g_autofree char *depth =
        qdr_number_to_text ((double) totals->depths / (double) totals->searches, 2);

    g_string_append_printf (text, "depth %s, ", depth);
  }
  if (totals->nodes > 0 && totals->nodes_us > 0) {
    g_autofree char *nps =
        qdr_number_to_text ((double) totals->nodes * 1e6 / (double) totals->nodes_us, 0);

    g_string_append_printf (text, "%s nodes/s, ", nps);
  }
  g_string_append_printf (text, "CPU %s ms a move", cpu);
  if (reason != NULL) {
    g_autofree char *line = qdr_sanitise_line (reason);

    g_string_append_printf (text, ", forfeits %u (%s)", totals->forfeits, line);
  }
}

static const char *
describe_decision (const QdrSprt *sprt, const QdrTally *tally)
{
  static const char *const decisions[] = {
    [QDR_SPRT_UNDECIDED] = "undecided",
    [QDR_SPRT_ACCEPT_H0] = "H0 accepted",
    [QDR_SPRT_ACCEPT_H1] = "H1 accepted",
  };

  return decisions[qdr_sprt_decide (sprt, tally)];
}

void
qdr_match_append_text (GString *text, const QdrMatch *match, const QdrMatchResult *score)
{
  const QdrEloEstimate estimate = qdr_tally_estimate_elo (&score->tally);
  g_autofree char *share = qdr_number_to_text (qdr_tally_get_score (&score->tally), 4);
  g_autofree char *elo = qdr_number_to_text (estimate.elo, 1);
  g_autofree char *low = qdr_number_to_text (estimate.low, 1);
  g_autofree char *high = qdr_number_to_text (estimate.high, 1);

  /* A line is like "A master: depth 9.30, 1234567 nodes/s, CPU 50.02 ms a move, forfeits 2 (…)" */
  for (guint side = 0; side < 2; side++) {
    QdrContestant *contestant = g_ptr_array_index (match->conditions.contestants, side);
    g_autofree char *id = qdr_sanitise_line (qdr_contestant_get_description (contestant));

    g_string_append_printf (text, "%c %s: ", 'A' + (char) side, id);
    append_effort (text, &score->totals[side], score->failures[side]);
    g_string_append_c (text, '\n');
  }
  g_string_append (text, "pairs of 0 0.5 1 1.5 2 points:");
  for (guint i = 0; i < QDR_PAIR_OUTCOMES; i++)
    g_string_append_printf (text, " %u", score->tally.pairs[i]);
  g_string_append_c (text, '\n');
  if (match->sprt != NULL) {
    g_autofree char *elo0 = qdr_number_to_text (match->sprt->elo0, 2);
    g_autofree char *elo1 = qdr_number_to_text (match->sprt->elo1, 2);
    g_autofree char *llr =
        qdr_number_to_text (qdr_sprt_get_log_likelihood_ratio (match->sprt, &score->tally), 2);
    g_autofree char *least = qdr_number_to_text (-qdr_sprt_get_acceptance_bound (), 2);
    g_autofree char *greatest = qdr_number_to_text (qdr_sprt_get_acceptance_bound (), 2);

    g_string_append_printf (text, "SPRT elo0 %s elo1 %s: llr %s [%s, %s], %s\n", elo0, elo1, llr,
                            least, greatest, describe_decision (match->sprt, &score->tally));
  }
  g_string_append_printf (text, "+%u -%u =%u score %s elo %s [%s, %s]\n", score->tally.wins,
                          score->tally.losses, score->tally.draws, share, elo, low, high);
}

/* Adds the values of append_effort() as members of an object. */
static void
add_effort (QdrJsonWriter *json, const QdrPlayerTotals *totals, const char *reason)
{
  const double moves = (double) MAX (totals->moves, 1);

  if (totals->searches > 0)
    qdr_json_writer_add_number (json, "depth", (double) totals->depths / (double) totals->searches,
                                2);
  if (totals->nodes > 0 && totals->nodes_us > 0)
    qdr_json_writer_add_number (json, "nps",
                                (double) totals->nodes * 1e6 / (double) totals->nodes_us, 0);
  qdr_json_writer_add_number (json, "cpu", (double) totals->cpu_us / moves / 1e6, 5);
  qdr_json_writer_add_integer (json, "forfeits", totals->forfeits);
  if (reason != NULL)
    qdr_json_writer_add_string (json, "reason", reason);
}

static void
add_side (QdrJsonWriter *json, const QdrMatch *match, const QdrMatchResult *score, guint side)
{
  QdrContestant *contestant = g_ptr_array_index (match->conditions.contestants, side);

  qdr_json_writer_open (json, side == 0 ? "a" : "b", '{');
  qdr_json_writer_add_string (json, "id", qdr_contestant_get_description (contestant));
  add_effort (json, &score->totals[side], score->failures[side]);
  qdr_json_writer_close (json, '}');
}

void
qdr_match_append_json (GString *text, const QdrMatch *match, const QdrMatchResult *score)
{
  QdrJsonWriter json = qdr_json_writer_make (text);
  QdrEloEstimate estimate;

  g_return_if_fail (text != NULL && match != NULL && score != NULL);

  estimate = qdr_tally_estimate_elo (&score->tally);
  qdr_json_writer_open (&json, NULL, '{');
  add_side (&json, match, score, 0);
  add_side (&json, match, score, 1);
  qdr_json_writer_open (&json, "pairs", '[');
  for (guint i = 0; i < QDR_PAIR_OUTCOMES; i++)
    qdr_json_writer_add_integer (&json, NULL, score->tally.pairs[i]);
  qdr_json_writer_close (&json, ']');
  if (match->sprt != NULL) {
    qdr_json_writer_open (&json, "sprt", '{');
    qdr_json_writer_add_number (&json, "elo0", match->sprt->elo0, 2);
    qdr_json_writer_add_number (&json, "elo1", match->sprt->elo1, 2);
    qdr_json_writer_add_number (&json, "llr",
                                qdr_sprt_get_log_likelihood_ratio (match->sprt, &score->tally), 2);
    qdr_json_writer_add_number (&json, "low", -qdr_sprt_get_acceptance_bound (), 2);
    qdr_json_writer_add_number (&json, "high", qdr_sprt_get_acceptance_bound (), 2);
    qdr_json_writer_add_string (&json, "decision", describe_decision (match->sprt, &score->tally));
    qdr_json_writer_close (&json, '}');
  }
  qdr_json_writer_add_integer (&json, "wins", score->tally.wins);
  qdr_json_writer_add_integer (&json, "losses", score->tally.losses);
  qdr_json_writer_add_integer (&json, "draws", score->tally.draws);
  qdr_json_writer_add_number (&json, "score", qdr_tally_get_score (&score->tally), 4);
  qdr_json_writer_add_number (&json, "elo", estimate.elo, 1);
  qdr_json_writer_add_number (&json, "low", estimate.low, 1);
  qdr_json_writer_add_number (&json, "high", estimate.high, 1);
  qdr_json_writer_close (&json, '}');
}

/* Formats points as "12", "12.5" or "12.25". */
static char *
points_to_text (double points)
{
  const double tenths = points * 10.0;

  return qdr_number_to_text (points, points == floor (points)   ? 0
                                     : tenths == floor (tenths) ? 1
                                                                : 2);
}

/* Appends @name in a column of @width characters. printf() would count bytes. */
static void
append_name (GString *text, const char *name, int width)
{
  const int length = (int) g_utf8_strlen (name, -1);

  g_string_append_printf (text, "%s%*s", name, width - length, "");
}

void
qdr_tournament_append_text (GString *text,
                            const QdrTournament *tournament,
                            const QdrStandings *standings)
{
  const QdrCrossTable *table = standings->table;
  const guint n = qdr_cross_table_get_n_contestants (table);
  g_auto (GStrv) names = g_new0 (char *, n + 1);
  g_autofree QdrRating *ratings = g_new (QdrRating, n);
  g_autofree guint *order = g_new (guint, n); /* indexes of the contestants, strongest first */
  int name_width = 0;

  for (guint i = 0; i < n; i++) {
    QdrContestant *contestant = g_ptr_array_index (tournament->conditions.contestants, i);

    names[i] = qdr_sanitise_line (qdr_contestant_get_description (contestant));
    name_width = MAX (name_width, (int) g_utf8_strlen (names[i], -1));
  }
  qdr_ratings_compute (table, ratings);
  qdr_ratings_rank_contestants (table, ratings, order);

  g_string_append_printf (text, "%3s ", "");
  append_name (text, "", name_width);
  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, " %*u", COLUMN_WIDTH, i + 1);
  g_string_append_printf (text, " %*s\n", COLUMN_WIDTH, "sum");
  for (guint rank = 0; rank < n; rank++) {
    const guint a = order[rank];
    g_autofree char *total = points_to_text (qdr_cross_table_get_total_points (table, a));

    g_string_append_printf (text, "%3u ", rank + 1);
    append_name (text, names[a], name_width);
    for (guint i = 0; i < n; i++) {
      const guint b = order[i];
      g_autofree char *points = points_to_text (qdr_cross_table_get_points (table, a, b));

      g_string_append_printf (text, " %*s", COLUMN_WIDTH, a == b ? "-" : points);
    }
    g_string_append_printf (text, " %*s\n", COLUMN_WIDTH, total);
  }

  /* A heading, and lines like "  1 master  1712 [1502, 1922], points 8 of 8, depth ..." */
  g_string_append_printf (text, "\nratings with 95%% intervals; the mean of all is %.0f\n",
                          QDR_RATINGS_MEAN);
  for (guint rank = 0; rank < n; rank++) {
    const guint a = order[rank];
    g_autofree char *elo = qdr_number_to_text (ratings[a].elo, 0);
    g_autofree char *low = qdr_number_to_text (ratings[a].elo - ratings[a].margin, 0);
    g_autofree char *high = qdr_number_to_text (ratings[a].elo + ratings[a].margin, 0);
    g_autofree char *points = points_to_text (qdr_cross_table_get_total_points (table, a));

    g_string_append_printf (text, "%3u ", rank + 1);
    append_name (text, names[a], name_width);
    g_string_append_printf (text, " %s [%s, %s], points %s of %u, ", elo, low, high, points,
                            qdr_cross_table_get_total_games (table, a));
    append_effort (text, &standings->totals[a], g_ptr_array_index (standings->failures, a));
    g_string_append_c (text, '\n');
  }
}

static const char *
get_id (const QdrTournament *tournament, guint contestant)
{
  return qdr_contestant_get_description (
      g_ptr_array_index (tournament->conditions.contestants, contestant));
}

/* Adds the settings of a tournament. Omits limits that are not set. */
static void
add_settings (QdrJsonWriter *json, const QdrTournament *tournament)
{
  const QdrConditions *conditions = &tournament->conditions;
  const QdrLimits *limits = &conditions->limits;
  g_autofree char *start =
      qdr_position_to_text (qdr_openings_get_start_position (conditions->openings));

  qdr_json_writer_open (json, "settings", '{');
  qdr_json_writer_add_integer (json, "players", qdr_conditions_get_n_players (conditions));
  qdr_json_writer_add_integer (json, "rounds", tournament->n_rounds);
  qdr_json_writer_add_integer (json, "games", qdr_tournament_get_n_games (tournament));
  qdr_json_writer_add_string (json, "start", start);
  qdr_json_writer_add_boolean (json, "repetition_is_draw",
                               qdr_openings_get_repetition_is_draw (conditions->openings));
  if (limits->cpu_ms != 0)
    qdr_json_writer_add_number (json, "cpu", limits->cpu_ms / 1e3, 3);
  if (limits->nodes != 0)
    qdr_json_writer_add_integer (json, "nodes", (gint64) limits->nodes);
  if (limits->depth != 0)
    qdr_json_writer_add_integer (json, "depth", limits->depth);
  qdr_json_writer_add_integer (json, "hash", conditions->table_mib);
  qdr_json_writer_add_integer (json, "seed", conditions->seed);
  qdr_json_writer_add_integer (json, "max_plies", conditions->max_plies);
  qdr_json_writer_close (json, '}');
}

void
qdr_tournament_append_json (GString *text,
                            const QdrTournament *tournament,
                            const QdrStandings *standings)
{
  QdrJsonWriter json = qdr_json_writer_make (text);
  const QdrCrossTable *table;
  guint n;
  g_autofree QdrRating *ratings = NULL;
  g_autofree guint *order = NULL; /* indexes of the contestants, strongest first */

  g_return_if_fail (text != NULL && tournament != NULL && standings != NULL);

  table = standings->table;
  n = qdr_cross_table_get_n_contestants (table);
  ratings = g_new (QdrRating, n);
  order = g_new (guint, n);
  qdr_ratings_compute (table, ratings);
  qdr_ratings_rank_contestants (table, ratings, order);

  qdr_json_writer_open (&json, NULL, '{');
  add_settings (&json, tournament);
  qdr_json_writer_open (&json, "contestants", '[');
  for (guint rank = 0; rank < n; rank++) {
    const guint a = order[rank];

    qdr_json_writer_open (&json, NULL, '{');
    qdr_json_writer_add_string (&json, "id", get_id (tournament, a));
    qdr_json_writer_add_number (&json, "score", qdr_cross_table_get_total_points (table, a),
                                POINT_DECIMALS);
    qdr_json_writer_add_integer (&json, "games", qdr_cross_table_get_total_games (table, a));
    qdr_json_writer_add_number (&json, "rating", ratings[a].elo, RATING_DECIMALS);
    qdr_json_writer_add_number (&json, "low", ratings[a].elo - ratings[a].margin, RATING_DECIMALS);
    qdr_json_writer_add_number (&json, "high", ratings[a].elo + ratings[a].margin, RATING_DECIMALS);
    add_effort (&json, &standings->totals[a], g_ptr_array_index (standings->failures, a));
    qdr_json_writer_close (&json, '}');
  }
  qdr_json_writer_close (&json, ']');

  qdr_json_writer_open (&json, "pairs", '[');
  for (guint a = 0; a < n; a++)
    for (guint b = a + 1; b < n; b++) {
      qdr_json_writer_open (&json, NULL, '{');
      qdr_json_writer_add_string (&json, "first", get_id (tournament, a));
      qdr_json_writer_add_string (&json, "second", get_id (tournament, b));
      qdr_json_writer_add_integer (&json, "games", qdr_cross_table_get_n_games (table, a, b));
      qdr_json_writer_add_number (&json, "first_score", qdr_cross_table_get_points (table, a, b),
                                  POINT_DECIMALS);
      qdr_json_writer_add_number (&json, "second_score", qdr_cross_table_get_points (table, b, a),
                                  POINT_DECIMALS);
      qdr_json_writer_close (&json, '}');
    }
  qdr_json_writer_close (&json, ']');
  qdr_json_writer_close (&json, '}');
}
