/*
 * What the games of a player tell, as plots.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-player-plots.h"

#include <glib/gi18n.h>

#include "qdr-result-bars.h"

/* So many say how one plays now, and one alone says little. */
#define N_GAMES 10

/* Keeps numbers with a sign between them in their order where letters go from right to left. */
#define LEFT_TO_RIGHT "\u200e"

void
qdr_player_record_free (QdrPlayerRecord *self)
{
  if (self == NULL)
    return;

  qdr_library_statistics_free (self->statistics);
  g_clear_pointer (&self->ratings, g_array_unref);
  g_clear_pointer (&self->reviewed, g_array_unref);
  g_free (self);
}

const char *
qdr_player_plot_get_title (QdrPlayerPlotKind kind)
{
  static const char *const titles[] = {
    NC_ ("plot", "Rating"),          NC_ ("plot", "Results"),         NC_ ("plot", "Opponents"),
    NC_ ("plot", "Seats"),           NC_ ("plot", "Boards"),          NC_ ("plot", "Time Controls"),
    NC_ ("plot", "Endings"),         NC_ ("plot", "Length of Games"), NC_ ("plot", "Walls Used"),
    NC_ ("plot", "Mistakes a Game"),
  };

  g_return_val_if_fail (kind < G_N_ELEMENTS (titles), NULL);

  return g_dpgettext2 (NULL, "plot", titles[kind]);
}

/* --- Bars ------------------------------------------------------------------------------------- */

static QdrPlot *
make_results (const QdrLibraryStatistics *statistics)
{
  QdrPlot *plot = qdr_result_bars_new (_ ("Games"));

  qdr_result_bars_add (plot, _ ("All"), &statistics->overall);
  for (guint i = 0; statistics->by_n_players->len > 1 && i < statistics->by_n_players->len; i++) {
    const QdrLibraryPart *part = &g_array_index (statistics->by_n_players, QdrLibraryPart, i);

    qdr_result_bars_add (plot, part->n_players == 2 ? _ ("Two players") : _ ("Four players"),
                         &part->score);
  }
  return plot;
}

static QdrPlot *
make_rivals (const QdrLibraryStatistics *statistics)
{
  QdrPlot *plot = qdr_result_bars_new (_ ("Opponent"));

  for (guint i = 0; i < statistics->rivalries->len; i++) {
    const QdrLibraryRivalry *rivalry = g_ptr_array_index (statistics->rivalries, i);
    /* Translators: an opponent in games of four. */
    g_autofree char *label = rivalry->n_players == 2
                                 ? g_strdup (rivalry->opponent->name)
                                 : g_strdup_printf (_ ("%s (of four)"), rivalry->opponent->name);

    qdr_result_bars_add (plot, label, &rivalry->score);
  }
  return plot;
}

static char *
write_seat (const QdrLibraryPart *part)
{
  if (part->n_players == 4)
    return g_strdup_printf (_ ("Player %u of four"), part->seat);
  return g_strdup (part->seat == 1 ? _ ("First player") : _ ("Second player"));
}

static char *
write_board (const QdrLibraryPart *part)
{
  return g_strdup_printf ("%u×%u", part->width, part->height);
}

static char *
write_clock (const QdrLibraryPart *part)
{
  g_autofree char *time = NULL;

  if (part->seconds == 0)
    return g_strdup (_ ("Without clocks"));
  time = part->seconds % 60 == 0 ? g_strdup_printf (_ ("%u min"), (guint) (part->seconds / 60))
                                 : g_strdup_printf (_ ("%u s"), (guint) part->seconds);
  if (part->increment == 0)
    return g_steal_pointer (&time);
  /* Translators: the time for a game, and seconds that each move adds. */
  return g_strdup_printf (_ ("%s + %u s"), time, (guint) part->increment);
}

/* Of one kind alone it would be all of the results. */
static QdrPlot *
make_parts (GArray *parts, const char *heading, char *(*write) (const QdrLibraryPart *) )
{
  QdrPlot *plot = qdr_result_bars_new (heading);

  for (guint i = 0; i < parts->len; i++) {
    const QdrLibraryPart *part = &g_array_index (parts, QdrLibraryPart, i);
    g_autofree char *label = write (part);

    if (parts->len > 1)
      qdr_result_bars_add (plot, label, &part->score);
  }
  return plot;
}

static QdrPlot *
make_endings (const QdrLibraryStatistics *statistics)
{
  QdrPlot *plot = qdr_result_bars_new (_ ("Ending"));

  for (guint i = 0; i < QDR_LIBRARY_N_ENDINGS; i++)
    qdr_result_bars_add (plot, qdr_result_bars_get_ending (i), &statistics->by_ending[i]);
  return plot;
}

/* --- Lines ------------------------------------------------------------------------------------ */

static QdrPlot *
make_rating (GArray *ratings)
{
  const QdrPlotColumn columns[] = {
    { C_ ("column", "Rating"), QDR_PLOT_WHOLE },
    { C_ ("column", "at least"), QDR_PLOT_WHOLE },
    { C_ ("column", "at most"), QDR_PLOT_WHOLE },
  };
  QdrPlot *plot = qdr_plot_new (QDR_PLOT_LINE, _ ("Date"), NULL, columns, G_N_ELEMENTS (columns));

  for (guint i = 0; i < ratings->len; i++) {
    const QdrLibraryRating *rating = &g_array_index (ratings, QdrLibraryRating, i);
    const double values[] = { rating->rating, rating->rating - 2 * rating->deviation,
                              rating->rating + 2 * rating->deviation };

    if (rating->day > 0)
      qdr_plot_add (plot, &(QdrPlotRow){ .day = rating->day, .values = values });
  }
  return plot;
}

/* The average of the last games at the end of each day. */
typedef struct {
  QdrPlot *plot;
  guint32 day;
  GArray *values; /* of double, of all games so far */
} Days;

static Days
begin_days (const char *column)
{
  const QdrPlotColumn columns[] = { { column, QDR_PLOT_TENTHS } };

  return (Days){ .plot = qdr_plot_new (QDR_PLOT_LINE, _ ("Date"), NULL, columns, 1),
                 .values = g_array_new (FALSE, FALSE, sizeof (double)) };
}

static void
end_day (Days *self)
{
  const guint n = MIN (self->values->len, N_GAMES);
  double mean = 0;

  for (guint i = self->values->len - n; i < self->values->len; i++)
    mean += g_array_index (self->values, double, i) / n;
  if (self->day > 0)
    qdr_plot_add (self->plot, &(QdrPlotRow){ .day = self->day, .values = &mean });
}

static void
add_to_day (Days *self, guint32 day, double value)
{
  if (day != self->day)
    end_day (self);
  self->day = day;
  g_array_append_val (self->values, value);
}

/* (transfer full). */
static QdrPlot *
end_days (Days *self)
{
  end_day (self);
  g_array_unref (self->values);
  return self->plot;
}

static double
get_length (const QdrLibraryOutcome *outcome)
{
  return (double) outcome->n_plies / outcome->n_players;
}

static double
get_walls (const QdrLibraryOutcome *outcome)
{
  return outcome->n_walls;
}

static QdrPlot *
make_days (GArray *outcomes, const char *column, double (*measure) (const QdrLibraryOutcome *))
{
  Days days = begin_days (column);

  for (guint i = 0; i < outcomes->len; i++) {
    const QdrLibraryOutcome *outcome = &g_array_index (outcomes, QdrLibraryOutcome, i);

    add_to_day (&days, outcome->day, measure (outcome));
  }
  return end_days (&days);
}

static QdrPlot *
make_mistakes (GArray *reviewed)
{
  Days days = begin_days (C_ ("column", "Mistakes"));

  for (guint i = 0; i < reviewed->len; i++) {
    const QdrLibraryReviewedGame *game = &g_array_index (reviewed, QdrLibraryReviewedGame, i);

    add_to_day (&days, game->day, game->n_mistakes + game->n_blunders);
  }
  return end_days (&days);
}

/* --- All of them ------------------------------------------------------------------------------ */

static char *
write_rating (GArray *ratings)
{
  const QdrLibraryRating *last;
  g_autofree char *words = NULL;

  if (ratings->len == 0)
    return g_strdup ("");
  last = &g_array_index (ratings, QdrLibraryRating, ratings->len - 1);
  /* Translators: a rating, and how far from it the true one may be at 95 %. */
  words = g_strdup_printf (_ ("%.0f ± %.0f"), last->rating, 2 * last->deviation);
  return g_strconcat (LEFT_TO_RIGHT, words, NULL);
}

static char *
write_summary (const QdrPlayerRecord *record, QdrPlayerPlotKind kind)
{
  switch (kind) {
  case QDR_PLAYER_RATING:
    return write_rating (record->ratings);
  case QDR_PLAYER_LENGTHS:
    return g_strdup_printf (_ ("Moves of each player, the average of %u games"), N_GAMES);
  case QDR_PLAYER_WALLS:
    return g_strdup_printf (_ ("The average of %u games"), N_GAMES);
  case QDR_PLAYER_MISTAKES:
    return g_strdup_printf (_ ("With blunders, the average of %u reviewed games"), N_GAMES);
  default:
    return g_strdup (_ ("Games, and the share of the points"));
  }
}

QdrPlot *
qdr_player_plot_make (const QdrPlayerRecord *record, QdrPlayerPlotKind kind, char **summary)
{
  const QdrLibraryStatistics *statistics;

  g_return_val_if_fail (record != NULL && summary != NULL, NULL);

  statistics = record->statistics;
  *summary = write_summary (record, kind);
  switch (kind) {
  case QDR_PLAYER_RATING:
    return make_rating (record->ratings);
  case QDR_PLAYER_RESULTS:
    return make_results (statistics);
  case QDR_PLAYER_RIVALS:
    return make_rivals (statistics);
  case QDR_PLAYER_SEATS:
    return make_parts (statistics->by_seat, _ ("Seat"), write_seat);
  case QDR_PLAYER_BOARDS:
    return make_parts (statistics->by_board, _ ("Board"), write_board);
  case QDR_PLAYER_CLOCKS:
    return make_parts (statistics->by_clock, _ ("Time Control"), write_clock);
  case QDR_PLAYER_ENDINGS:
    return make_endings (statistics);
  case QDR_PLAYER_LENGTHS:
    return make_days (statistics->outcomes, C_ ("column", "Moves"), get_length);
  case QDR_PLAYER_WALLS:
    return make_days (statistics->outcomes, C_ ("column", "Walls"), get_walls);
  case QDR_PLAYER_MISTAKES:
    return make_mistakes (record->reviewed);
  case QDR_PLAYER_N_PLOTS:
  default:
    g_return_val_if_reached (NULL);
  }
}
