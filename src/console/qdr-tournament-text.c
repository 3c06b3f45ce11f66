/*
 * How a tournament went, as text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-tournament-text.h"

#include <math.h>

#include "qdr-match-text.h"
#include "qdr-ratings.h"
#include "qdr-sanitised-text.h"

/* The narrowest column of points. */
#define MIN_COLUMN 5

typedef struct {
  GString *text;
  const QdrCrossTable *table;
  guint n;
  char **names;
  QdrRating *ratings;
  guint *order; /* contestants, strongest first */
  int name_width;
  int column_width;
} Report;

/* --- Numbers ---------------------------------------------------------------------------------- */

/* "12", "12.5" or "12.25" */
static char *
points_to_text (double points)
{
  const double tenths = points * 10.0;

  return qdr_number_to_text (points, points == floor (points)   ? 0
                                     : tenths == floor (tenths) ? 1
                                                                : 2);
}

static char *
rating_to_text (double elo)
{
  return qdr_number_to_text (elo, 0);
}

/* --- The cross table -------------------------------------------------------------------------- */

/* Pads by characters; printf counts bytes. */
static void
append_name (Report *self, const char *name)
{
  const int width = (int) g_utf8_strlen (name, -1);

  g_string_append_printf (self->text, "%s%*s", name, self->name_width - width, "");
}

static void
append_row (Report *self, guint rank)
{
  const guint a = self->order[rank];
  g_autofree char *total = points_to_text (qdr_cross_table_get_total_points (self->table, a));

  g_string_append_printf (self->text, "%3u ", rank + 1);
  append_name (self, self->names[a]);
  for (guint i = 0; i < self->n; i++) {
    const guint b = self->order[i];
    g_autofree char *points = points_to_text (qdr_cross_table_get_points (self->table, a, b));

    g_string_append_printf (self->text, " %*s", self->column_width, a == b ? "-" : points);
  }
  g_string_append_printf (self->text, " %*s\n", self->column_width, total);
}

/* --- The ratings ------------------------------------------------------------------------------ */

/* "  1 master  1712 [1502, 1922]  8 of 8 points  depth ..." */
static void
append_rating (Report *self, guint rank, const QdrStandings *standings)
{
  const guint a = self->order[rank];
  const QdrRating *rating = &self->ratings[a];
  g_autofree char *elo = rating_to_text (rating->elo);
  g_autofree char *low = rating_to_text (rating->elo - rating->margin);
  g_autofree char *high = rating_to_text (rating->elo + rating->margin);
  g_autofree char *points = points_to_text (qdr_cross_table_get_total_points (self->table, a));

  g_string_append_printf (self->text, "%3u ", rank + 1);
  append_name (self, self->names[a]);
  g_string_append_printf (self->text, " %s [%s, %s], points %s of %u, ", elo, low, high, points,
                          qdr_cross_table_get_total_games (self->table, a));
  qdr_match_text_append_effort (self->text, &standings->efforts[a],
                                g_ptr_array_index (standings->reasons, a));
  g_string_append_c (self->text, '\n');
}

static void
append_report (Report *self, const QdrStandings *standings)
{
  g_string_append_printf (self->text, "%3s ", "");
  append_name (self, "");
  for (guint i = 0; i < self->n; i++)
    g_string_append_printf (self->text, " %*u", self->column_width, i + 1);
  g_string_append_printf (self->text, " %*s\n", self->column_width, "sum");
  for (guint rank = 0; rank < self->n; rank++)
    append_row (self, rank);

  g_string_append_printf (self->text, "\nratings with 95 %% intervals; the mean of all is %.0f\n",
                          QDR_RATINGS_MEAN);
  for (guint rank = 0; rank < self->n; rank++)
    append_rating (self, rank, standings);
}

void
qdr_tournament_text_append (GString *text,
                            const QdrTournament *tournament,
                            const QdrStandings *standings)
{
  const guint n = qdr_cross_table_get_size (standings->table);
  g_auto (GStrv) names = g_new0 (char *, n + 1);
  g_autofree QdrRating *ratings = g_new (QdrRating, n);
  g_autofree guint *order = g_new (guint, n);
  Report report = {
    .text = text,
    .table = standings->table,
    .n = n,
    .names = names,
    .ratings = ratings,
    .order = order,
    .column_width = MIN_COLUMN,
  };

  for (guint i = 0; i < n; i++) {
    QdrContestant *contestant = g_ptr_array_index (tournament->conditions.contestants, i);

    names[i] = qdr_sanitise_line (qdr_contestant_get_id (contestant));
    report.name_width = MAX (report.name_width, (int) g_utf8_strlen (names[i], -1));
  }
  qdr_ratings_compute (standings->table, ratings);
  qdr_ratings_rank (standings->table, ratings, order);
  append_report (&report, standings);
}
