/*
 * How a tournament went, as JSON.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-tournament-json.h"

#include "qdr-json.h"
#include "qdr-match-json.h"
#include "qdr-notation.h"
#include "qdr-ratings.h"

/* Decimals of points, of which there are quarters, and of ratings. */
#define POINT_DECIMALS 2
#define RATING_DECIMALS 1

static const char *
id_of (const QdrTournament *tournament, guint contestant)
{
  return qdr_contestant_get_id (g_ptr_array_index (tournament->conditions.contestants, contestant));
}

static void
add_contestants (QdrJson *json, const QdrTournament *tournament, const QdrStandings *standings)
{
  const guint n = qdr_cross_table_get_size (standings->table);
  g_autofree QdrRating *ratings = g_new (QdrRating, n);
  g_autofree guint *order = g_new (guint, n);

  qdr_ratings_compute (standings->table, ratings);
  qdr_ratings_rank (standings->table, ratings, order);
  qdr_json_open (json, "contestants", '[');
  for (guint rank = 0; rank < n; rank++) {
    const guint a = order[rank];

    qdr_json_open (json, NULL, '{');
    qdr_json_add_string (json, "id", id_of (tournament, a));
    qdr_json_add_number (json, "score", qdr_cross_table_get_total_points (standings->table, a),
                         POINT_DECIMALS);
    qdr_json_add_integer (json, "games", qdr_cross_table_get_total_games (standings->table, a));
    qdr_json_add_number (json, "rating", ratings[a].elo, RATING_DECIMALS);
    qdr_json_add_number (json, "low", ratings[a].elo - ratings[a].margin, RATING_DECIMALS);
    qdr_json_add_number (json, "high", ratings[a].elo + ratings[a].margin, RATING_DECIMALS);
    qdr_match_json_add_effort (json, &standings->efforts[a],
                               g_ptr_array_index (standings->reasons, a));
    qdr_json_close (json, '}');
  }
  qdr_json_close (json, ']');
}

static void
add_pairs (QdrJson *json, const QdrTournament *tournament, const QdrStandings *standings)
{
  const QdrCrossTable *table = standings->table;

  qdr_json_open (json, "pairs", '[');
  for (guint a = 0; a < qdr_cross_table_get_size (table); a++)
    for (guint b = a + 1; b < qdr_cross_table_get_size (table); b++) {
      qdr_json_open (json, NULL, '{');
      qdr_json_add_string (json, "first", id_of (tournament, a));
      qdr_json_add_string (json, "second", id_of (tournament, b));
      qdr_json_add_integer (json, "games", qdr_cross_table_get_n_games (table, a, b));
      qdr_json_add_number (json, "first_score", qdr_cross_table_get_points (table, a, b),
                           POINT_DECIMALS);
      qdr_json_add_number (json, "second_score", qdr_cross_table_get_points (table, b, a),
                           POINT_DECIMALS);
      qdr_json_close (json, '}');
    }
  qdr_json_close (json, ']');
}

/* Limits that are not set are left out. */
static void
add_settings (QdrJson *json, const QdrTournament *tournament)
{
  const QdrConditions *conditions = &tournament->conditions;
  const QdrLimits *limits = &conditions->limits;
  g_autofree char *start = qdr_position_to_text (qdr_openings_get_start (conditions->openings));

  qdr_json_open (json, "settings", '{');
  qdr_json_add_integer (json, "players", qdr_conditions_get_n_players (conditions));
  qdr_json_add_integer (json, "rounds", tournament->n_rounds);
  qdr_json_add_integer (json, "games", qdr_tournament_get_n_games (tournament));
  qdr_json_add_string (json, "start", start);
  qdr_json_add_boolean (json, "repetition_is_draw",
                        qdr_openings_get_repetition_is_draw (conditions->openings));
  if (limits->cpu_ms != 0)
    qdr_json_add_number (json, "cpu", limits->cpu_ms / 1e3, 3);
  if (limits->nodes != 0)
    qdr_json_add_integer (json, "nodes", (gint64) limits->nodes);
  if (limits->depth != 0)
    qdr_json_add_integer (json, "depth", limits->depth);
  qdr_json_add_integer (json, "hash", conditions->table_mib);
  qdr_json_add_integer (json, "seed", conditions->seed);
  qdr_json_add_integer (json, "max_plies", conditions->max_plies);
  qdr_json_close (json, '}');
}

void
qdr_tournament_json_append (GString *text,
                            const QdrTournament *tournament,
                            const QdrStandings *standings)
{
  QdrJson json = qdr_json_make (text);

  g_return_if_fail (text != NULL && tournament != NULL && standings != NULL);

  qdr_json_open (&json, NULL, '{');
  add_settings (&json, tournament);
  add_contestants (&json, tournament, standings);
  add_pairs (&json, tournament, standings);
  qdr_json_close (&json, '}');
}
