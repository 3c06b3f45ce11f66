/*
 * The statistics of one player, chosen from a list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-player-page.h"

#include <glib/gi18n.h>
#include <string.h>

#include "qdr-display-name.h"
#include "qdr-focus.h"
#include "qdr-focusable-label.h"
#include "qdr-layouts.h"
#include "qdr-plot-card.h"
#include "qdr-tab-stop.h"
#include "qdr-wrap-layout.h"

/* The number of latest games that an average includes. */
#define N_GAMES QDR_MIN_PLOTTED_GAMES

/* The Unicode mark before “1612 ± 40”. Without it, the two numbers would change places in text that
 * runs from right to left. */
#define LEFT_TO_RIGHT "\u200e"

typedef enum {
  PLOT_RATING,
  PLOT_RESULTS,
  PLOT_OPPONENTS,
  PLOT_SEATS,
  PLOT_BOARDS,
  PLOT_TIME_CONTROLS,
  PLOT_ENDINGS,
  PLOT_LENGTHS,
  PLOT_WALLS,
  PLOT_MISTAKES,
  N_PLOTS,
} PlotKind;

struct _QdrPlayerPage {
  AdwBin parent_instance;

  GPtrArray *players; /* (nullable) of QdrLibraryPlayer; NULL before the list has players */
  GStrv markups;      /* (nullable): the markup of each main number that is shown */
  GStrv more_markups; /* (nullable): the same of the other numbers */
  GArray *game_ids;   /* (element-type gint64): the game of each button */
  gboolean is_filling;
  QdrPlotCard *cards[N_PLOTS];

  GtkDropDown *chooser;
  GtkBox *figures;
  QdrTabStop *form; /* a button for each of the latest games, with the result of the game */
  GtkBox *games;
  GtkBox *plots;
  GtkWidget *more;
  GtkBox *more_figures;
  GtkBox *more_plots;
};

G_DEFINE_FINAL_TYPE (QdrPlayerPage, qdr_player_page, ADW_TYPE_BIN)

enum {
  SIGNAL_CHOSEN,
  SIGNAL_OPENED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Bars */

QdrPlot *
qdr_result_bars_new (const char *heading)
{
  const QdrPlotColumn columns[] = {
    { C_ ("games", "Won"), QDR_PLOT_COUNT },
    { C_ ("games", "Drawn"), QDR_PLOT_COUNT },
    { C_ ("games", "Lost"), QDR_PLOT_COUNT },
  };

  return qdr_plot_new (QDR_PLOT_BARS, heading, NULL, columns, G_N_ELEMENTS (columns));
}

void
qdr_result_bars_add_score (QdrPlot *self, const char *label, const QdrLibraryScore *score)
{
  const double values[] = { score->n_wins, score->n_draws, score->n_losses };
  g_autofree char *note = NULL;

  g_return_if_fail (self != NULL && label != NULL && score != NULL);

  if (score->n_games == 0)
    return;
  note = qdr_plot_format_number (score->points / score->n_games, QDR_PLOT_SHARE);
  qdr_plot_add_row (self, &(QdrPlotRow){ .label = label, .note = note, .values = values });
}

const char *
qdr_library_ending_get_label (QdrLibraryEnding ending)
{
  static const char *const words[] = {
    N_ ("Not Finished"), N_ ("At the Goal"),  N_ ("Resignation"),
    N_ ("Time"),         N_ ("No Move Left"), N_ ("Repetition"),
  };

  g_return_val_if_fail (ending < G_N_ELEMENTS (words), NULL);

  return _ (words[ending]);
}

static char *
format_seat (const QdrLibraryGameGroup *part)
{
  if (part->n_players == 4)
    return g_strdup_printf (_ ("Player %u of four"), part->seat);
  return g_strdup (part->seat == 1 ? _ ("First player") : _ ("Second player"));
}

static char *
format_board (const QdrLibraryGameGroup *part)
{
  return g_strdup_printf ("%u×%u", part->width, part->height);
}

static char *
format_time_control (const QdrLibraryGameGroup *part)
{
  g_autofree char *time = NULL;

  if (part->seconds == 0)
    return g_strdup (_ ("Without clocks"));
  time = part->seconds % 60 == 0 ? g_strdup_printf (_ ("%u min"), (guint) (part->seconds / 60))
                                 : g_strdup_printf (_ ("%u s"), (guint) part->seconds);
  if (part->increment == 0)
    return g_steal_pointer (&time);
  /* Translators: a time control; %s is the time for a game, and %u is the number of seconds that
   * each move adds. */
  return g_strdup_printf (_ ("%s + %u s"), time, (guint) part->increment);
}

/* Returns a plot (transfer full) with a bar for each group of games. If there is only one group,
 * the plot has no rows, because the only bar would repeat the overall results. */
static QdrPlot *
make_part_bars (GArray *parts, const char *heading, char *(*format) (const QdrLibraryGameGroup *) )
{
  QdrPlot *plot = qdr_result_bars_new (heading);

  for (guint i = 0; i < parts->len; i++) {
    const QdrLibraryGameGroup *part = &g_array_index (parts, QdrLibraryGameGroup, i);
    g_autofree char *label = format (part);

    if (parts->len > 1)
      qdr_result_bars_add_score (plot, label, &part->score);
  }
  return plot;
}

/* Lines */

static QdrPlot *
make_rating_line (GArray *ratings)
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
      qdr_plot_add_row (plot, &(QdrPlotRow){ .day = rating->day, .values = values });
  }
  return plot;
}

/* A number from one game, such as its length. */
typedef struct {
  guint32 day; /* the Julian day of the game; 0 if unknown */
  double value;
} Sample;

/* Returns a line plot (transfer full) with a point for each day on which games were played. The
 * point of a day is the average of the last N_GAMES games until the end of that day. */
static QdrPlot *
make_average_line (const QdrPlayerHistory *history, PlotKind kind)
{
  const QdrPlotColumn columns[] = {
    { kind == PLOT_LENGTHS ? C_ ("column", "Moves")
      : kind == PLOT_WALLS ? C_ ("column", "Walls")
                           : C_ ("column", "Mistakes"),
      QDR_PLOT_TENTHS },
  };
  QdrPlot *plot = qdr_plot_new (QDR_PLOT_LINE, _ ("Date"), NULL, columns, 1);
  g_autoptr (GArray) samples = g_array_new (FALSE, FALSE, sizeof (Sample));

  for (guint i = 0; kind == PLOT_MISTAKES && i < history->reviewed->len; i++) {
    const QdrLibraryReviewedGame *game =
        &g_array_index (history->reviewed, QdrLibraryReviewedGame, i);
    const Sample sample = { game->day, game->n_mistakes + game->n_blunders };

    g_array_append_val (samples, sample);
  }
  for (guint i = 0; kind != PLOT_MISTAKES && i < history->statistics->outcomes->len; i++) {
    const QdrLibraryOutcome *outcome =
        &g_array_index (history->statistics->outcomes, QdrLibraryOutcome, i);
    const Sample sample = { outcome->day,
                            kind == PLOT_LENGTHS ? outcome->n_rounds : outcome->n_walls };

    g_array_append_val (samples, sample);
  }

  for (guint i = 0; i < samples->len; i++) {
    const guint32 day = g_array_index (samples, Sample, i).day;
    const guint n = MIN (i + 1, N_GAMES);
    double mean = 0;

    if (day == 0 || (i + 1 < samples->len && g_array_index (samples, Sample, i + 1).day == day))
      continue;
    for (guint j = i + 1 - n; j <= i; j++)
      mean += g_array_index (samples, Sample, j).value / n;
    qdr_plot_add_row (plot, &(QdrPlotRow){ .day = day, .values = &mean });
  }
  return plot;
}

/* All plots */

/* Returns a plot (transfer full) (nullable): NULL if there are too few games. */
static QdrPlot *
make_plot (const QdrPlayerHistory *history, PlotKind kind)
{
  const QdrLibraryStatistics *statistics = history->statistics;
  const guint n_games =
      kind == PLOT_MISTAKES ? history->reviewed->len : statistics->overall.n_games;
  QdrPlot *plot;

  if (n_games < N_GAMES)
    return NULL;
  switch (kind) {
  case PLOT_RATING:
    return make_rating_line (history->ratings);
  case PLOT_RESULTS:
    plot = qdr_result_bars_new (_ ("Games"));
    qdr_result_bars_add_score (plot, _ ("All"), &statistics->overall);
    for (guint i = 0; statistics->by_n_players->len > 1 && i < statistics->by_n_players->len; i++) {
      const QdrLibraryGameGroup *part =
          &g_array_index (statistics->by_n_players, QdrLibraryGameGroup, i);

      qdr_result_bars_add_score (plot,
                                 part->n_players == 2 ? _ ("Two players") : _ ("Four players"),
                                 &part->score);
    }
    return plot;
  case PLOT_OPPONENTS:
    plot = qdr_result_bars_new (_ ("Opponent"));
    for (guint i = 0; i < statistics->rivalries->len; i++) {
      const QdrLibraryRivalry *rivalry = g_ptr_array_index (statistics->rivalries, i);
      g_autofree char *label =
          rivalry->n_players == 2
              ? g_strdup (rivalry->opponent->name)
              /* Translators: results in games of four players; %s is the name of an opponent. */
              : g_strdup_printf (_ ("%s (of four)"), rivalry->opponent->name);

      qdr_result_bars_add_score (plot, label, &rivalry->score);
    }
    return plot;
  case PLOT_SEATS:
    return make_part_bars (statistics->by_seat, _ ("Seat"), format_seat);
  case PLOT_BOARDS:
    return make_part_bars (statistics->by_board, _ ("Board"), format_board);
  case PLOT_TIME_CONTROLS:
    return make_part_bars (statistics->by_clock, _ ("Time Control"), format_time_control);
  case PLOT_ENDINGS:
    plot = qdr_result_bars_new (_ ("Ending"));
    for (guint i = 0; i < QDR_LIBRARY_N_ENDINGS; i++)
      qdr_result_bars_add_score (plot, qdr_library_ending_get_label (i), &statistics->by_ending[i]);
    return plot;
  case PLOT_LENGTHS:
  case PLOT_WALLS:
  case PLOT_MISTAKES:
    return make_average_line (history, kind);
  case N_PLOTS:
  default:
    g_return_val_if_reached (NULL);
  }
}

static char *
format_summary (GArray *ratings, PlotKind kind)
{
  const QdrLibraryRating *last;
  g_autofree char *words = NULL;

  switch (kind) {
  case PLOT_RATING:
    if (ratings->len == 0)
      return g_strdup ("");
    last = &g_array_index (ratings, QdrLibraryRating, ratings->len - 1);
    /* Translators: a rating and its margin of error at a confidence of 95%: “1612 ± 40”. */
    words = g_strdup_printf (_ ("%.0f ± %.0f"), last->rating, 2 * last->deviation);
    return g_strconcat (LEFT_TO_RIGHT, words, NULL);
  case PLOT_LENGTHS:
  case PLOT_WALLS:
    return g_strdup_printf (_ ("Average of %u games"), N_GAMES);
  case PLOT_MISTAKES:
    return g_strdup_printf (_ ("Including blunders, average of %u reviewed games"), N_GAMES);
  default:
    return g_strdup (_ ("Games, and the share of the points"));
  }
}

/* Main numbers */

/* Adds the markup for a number and its description. @number is (transfer full). */
static void
add_figure (GStrvBuilder *markups, char *number, const char *words)
{
  g_autofree char *markup = g_markup_printf_escaped (
      "<span size=\"x-large\" weight=\"bold\">%s</span>\n<small>%s</small>", number, words);

  g_strv_builder_add (markups, markup);
  g_free (number);
}

static void
add_count (GStrvBuilder *markups, guint n, const char *words)
{
  add_figure (markups, qdr_plot_format_number (n, QDR_PLOT_COUNT), words);
}

/* Without any best rating, the present one is provisional. After few games, a best rating and a
 * streak mean as little. */
static GStrv
format_markups (const QdrLibraryStatistics *statistics)
{
  const guint n_games = statistics->overall.n_games;
  g_autoptr (GStrvBuilder) markups = g_strv_builder_new ();

  add_count (markups, n_games, ngettext ("finished game", "finished games", n_games));
  if (n_games > 0)
    add_figure (markups,
                qdr_plot_format_number (statistics->overall.points / n_games, QDR_PLOT_SHARE),
                _ ("of the points"));
  if (statistics->player->best > 0)
    add_figure (markups, qdr_plot_format_number (statistics->player->rating, QDR_PLOT_WHOLE),
                _ ("rating"));
  if (qdr_library_player_has_best (statistics->player)) {
    add_figure (markups, qdr_plot_format_number (statistics->player->best, QDR_PLOT_WHOLE),
                _ ("best rating"));
    add_count (markups, statistics->longest_streak, _ ("longest winning streak"));
    add_count (markups, statistics->present_streak, _ ("current winning streak"));
  }
  if (statistics->n_unfinished > 0)
    add_count (markups, statistics->n_unfinished, _ ("not finished"));
  return g_strv_builder_end (markups);
}

static GStrv
format_more_markups (const QdrLibraryStatistics *statistics)
{
  const guint n_games = statistics->overall.n_games;
  g_autoptr (GStrvBuilder) markups = g_strv_builder_new ();
  double n_moves = 0;

  for (guint i = 0; i < statistics->outcomes->len; i++)
    n_moves += g_array_index (statistics->outcomes, QdrLibraryOutcome, i).n_rounds;
  add_figure (markups, qdr_plot_format_number (n_moves / MAX (n_games, 1), QDR_PLOT_TENTHS),
              _ ("moves a game"));
  add_figure (markups,
              qdr_plot_format_number ((double) statistics->overall.n_walls / MAX (n_games, 1),
                                      QDR_PLOT_TENTHS),
              _ ("walls a game"));
  return g_strv_builder_end (markups);
}

/* Shows main numbers in large type, each with a description below it. @shown is (inout): the
 * markups in @box. @own_markups is (transfer full). */
static void
show_figures (GtkBox *box, GStrv *shown, GStrv own_markups)
{
  g_auto (GStrv) markups = own_markups;
  GtkWidget *child;
  int focused;

  if (*shown != NULL && g_strv_equal ((const char *const *) *shown, (const char *const *) markups))
    return;

  focused = qdr_focus_find_focused_child (GTK_WIDGET (box));
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
  for (guint i = 0; markups[i] != NULL; i++) {
    GtkWidget *label =
        g_object_new (GTK_TYPE_LABEL, "use-markup", TRUE, "label", markups[i], "justify",
                      GTK_JUSTIFY_CENTER, "wrap", TRUE, "yalign", 0.0, NULL);
    GtkWidget *figure = g_object_new (QDR_TYPE_FOCUSABLE_LABEL, "child", label, NULL);

    gtk_widget_add_css_class (figure, "card");
    gtk_box_append (box, figure);
  }
  qdr_focus_move_to_child (GTK_WIDGET (box), focused);
  g_strfreev (*shown);
  *shown = g_steal_pointer (&markups);
}

/* Recent results */

static void
result_clicked_cb (GtkWidget *button, QdrPlayerPage *self)
{
  const gint64 *id = g_object_get_data (G_OBJECT (button), "qdr-game");

  g_signal_emit (self, signals[SIGNAL_OPENED], 0, *id);
}

/* Returns a button for a game, with a tooltip such as “Won against Anna, 34 moves,
 * 20 November 2026”. */
static GtkWidget *
make_result_button (QdrPlayerPage *self, const QdrLibraryRecentGame *game)
{
  const QdrLibraryOutcome *outcome = &game->outcome;
  const guint n = outcome->n_rounds;
  g_autofree char *names = g_strjoinv (", ", game->opponents);
  g_autofree char *moves = g_strdup_printf (ngettext ("%u move", "%u moves", n), n);
  g_autofree char *day = outcome->day > 0 ? qdr_display_name_of_day (outcome->day, NULL) : NULL;
  g_autofree char *result = NULL;
  g_autofree char *words = NULL;
  const char *css_class, *letter;
  GtkWidget *button;

  if (outcome->share >= 1) {
    css_class = "won";
    /* Translators: a single letter that stands for a won game. */
    letter = C_ ("outcome", "W");
    /* Translators: the result of a game; %s is the name of the opponent, or the names of three
     * opponents. */
    result = g_strdup_printf (C_ ("outcome", "Won against %s"), names);
  } else if (outcome->share > 0) {
    css_class = "drawn";
    /* Translators: a single letter that stands for a draw. */
    letter = C_ ("outcome", "D");
    /* Translators: the result of a game without a winner; %s is the name of the opponent, or the
     * names of three opponents. */
    result = g_strdup_printf (C_ ("outcome", "Drawn against %s"), names);
  } else {
    css_class = "lost";
    /* Translators: a single letter that stands for a lost game. */
    letter = C_ ("outcome", "L");
    /* Translators: the result of a game; %s is the name of the opponent, or the names of three
     * opponents, one of whom has won. */
    result = g_strdup_printf (C_ ("outcome", "Lost to %s"), names);
  }
  words = g_strjoin (", ", result, moves, day, NULL);

  button = gtk_button_new_with_label (letter);
  gtk_widget_add_css_class (button, "outcome");
  gtk_widget_add_css_class (button, css_class);
  gtk_widget_set_tooltip_text (button, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "", -1);
  g_object_set_data_full (G_OBJECT (button), "qdr-game",
                          g_memdup2 (&outcome->id, sizeof outcome->id), g_free);
  g_signal_connect (button, "clicked", G_CALLBACK (result_clicked_cb), self);
  return button;
}

/* Shows a button for each game, and makes Tab go to the newest. @games is (element-type
 * QdrLibraryRecentGame), the oldest first. */
static void
show_recent_results (QdrPlayerPage *self, GPtrArray *games)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  GtkWidget *child;
  int focused;

  for (guint i = 0; i < games->len; i++)
    g_array_append_val (ids, ((QdrLibraryRecentGame *) g_ptr_array_index (games, i))->outcome.id);
  /* If the ids are the same, nothing is updated: the result of a finished game does not change. */
  if (self->game_ids->len == ids->len &&
      (ids->len == 0 || memcmp (self->game_ids->data, ids->data, ids->len * sizeof (gint64)) == 0))
    return;

  focused = qdr_focus_find_focused_child (GTK_WIDGET (self->games));
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->games))) != NULL)
    gtk_box_remove (self->games, child);
  for (guint i = 0; i < games->len; i++)
    gtk_box_append (self->games, make_result_button (self, g_ptr_array_index (games, i)));
  qdr_tab_stop_set_start (self->form, gtk_widget_get_last_child (GTK_WIDGET (self->games)));
  gtk_widget_set_visible (GTK_WIDGET (self->form), games->len > 0);
  qdr_focus_move_to_child (GTK_WIDGET (self->games), focused);
  g_array_unref (self->game_ids);
  self->game_ids = g_steal_pointer (&ids);
}

/* The page */

void
qdr_player_history_free (QdrPlayerHistory *self)
{
  if (self == NULL)
    return;

  qdr_library_statistics_free (self->statistics);
  g_clear_pointer (&self->ratings, g_array_unref);
  g_clear_pointer (&self->reviewed, g_array_unref);
  g_free (self);
}

/* Labels the button that opens the list of players. Otherwise, GTK 4.8 would use the type of the
 * button as its label. */
static void
set_chooser_label (QdrPlayerPage *self)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->chooser));
  const QdrLibraryPlayer *player = qdr_player_page_get_chosen_player (self);
  /* Translators: the label of a list from which a player is chosen; %s is the chosen name. */
  g_autofree char *words = g_strdup_printf (_ ("Player: %s"), player != NULL ? player->name : "");

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
}

static void
selected_cb (QdrPlayerPage *self)
{
  if (self->is_filling)
    return;
  set_chooser_label (self);
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0);
}

static void
qdr_player_page_finalize (GObject *object)
{
  QdrPlayerPage *self = QDR_PLAYER_PAGE (object);

  g_clear_pointer (&self->players, g_ptr_array_unref);
  g_strfreev (self->markups);
  g_strfreev (self->more_markups);
  g_array_unref (self->game_ids);

  G_OBJECT_CLASS (qdr_player_page_parent_class)->finalize (object);
}

static void
qdr_player_page_class_init (QdrPlayerPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = qdr_player_page_finalize;

  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", QDR_TYPE_PLAYER_PAGE, G_SIGNAL_RUN_LAST, 0, NULL,
                                         NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_OPENED] = g_signal_new ("opened", QDR_TYPE_PLAYER_PAGE, G_SIGNAL_RUN_LAST, 0, NULL,
                                         NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT64);

  g_type_ensure (QDR_TYPE_COLUMNS_LAYOUT);
  g_type_ensure (QDR_TYPE_TAB_STOP);
  g_type_ensure (QDR_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/statistics/player-page.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrPlayerPage, chooser);
  gtk_widget_class_bind_template_child (widget_class, QdrPlayerPage, figures);
  gtk_widget_class_bind_template_child (widget_class, QdrPlayerPage, form);
  gtk_widget_class_bind_template_child (widget_class, QdrPlayerPage, games);
  gtk_widget_class_bind_template_child (widget_class, QdrPlayerPage, plots);
  gtk_widget_class_bind_template_child (widget_class, QdrPlayerPage, more);
  gtk_widget_class_bind_template_child (widget_class, QdrPlayerPage, more_figures);
  gtk_widget_class_bind_template_child (widget_class, QdrPlayerPage, more_plots);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
}

static void
qdr_player_page_init (QdrPlayerPage *self)
{
  static const char *const titles[] = {
    NC_ ("plot", "Rating"),          NC_ ("plot", "Results"),         NC_ ("plot", "Opponents"),
    NC_ ("plot", "Seats"),           NC_ ("plot", "Boards"),          NC_ ("plot", "Time Controls"),
    NC_ ("plot", "Endings"),         NC_ ("plot", "Length of Games"), NC_ ("plot", "Walls Used"),
    NC_ ("plot", "Mistakes a Game"),
  };

  self->game_ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < N_PLOTS; i++) {
    self->cards[i] = qdr_plot_card_new (g_dpgettext2 (NULL, "plot", titles[i]));
    gtk_box_append (i == PLOT_LENGTHS || i == PLOT_WALLS ? self->more_plots : self->plots,
                    GTK_WIDGET (self->cards[i]));
  }
}

void
qdr_player_page_set_players (QdrPlayerPage *self, GPtrArray *players, guint chosen)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  g_return_if_fail (QDR_IS_PLAYER_PAGE (self));
  g_return_if_fail (players != NULL && chosen < players->len);

  for (guint i = 0; i < players->len; i++)
    gtk_string_list_append (names, ((QdrLibraryPlayer *) g_ptr_array_index (players, i))->name);
  g_clear_pointer (&self->players, g_ptr_array_unref);
  self->players = g_ptr_array_ref (players);
  self->is_filling = TRUE;
  gtk_drop_down_set_model (self->chooser, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->chooser, chosen);
  self->is_filling = FALSE;
  set_chooser_label (self);
}

const QdrLibraryPlayer *
qdr_player_page_get_chosen_player (QdrPlayerPage *self)
{
  guint chosen;

  g_return_val_if_fail (QDR_IS_PLAYER_PAGE (self), NULL);

  chosen = gtk_drop_down_get_selected (self->chooser);
  if (self->players == NULL || chosen >= self->players->len)
    return NULL;
  return g_ptr_array_index (self->players, chosen);
}

void
qdr_player_page_choose_player (QdrPlayerPage *self, const QdrLibraryPlayer *player)
{
  g_return_if_fail (QDR_IS_PLAYER_PAGE (self));
  g_return_if_fail (player != NULL);

  gtk_widget_grab_focus (GTK_WIDGET (self->chooser));
  for (guint i = 0; self->players != NULL && i < self->players->len; i++) {
    const QdrLibraryPlayer *other = g_ptr_array_index (self->players, i);

    if (other->is_personality == player->is_personality &&
        g_str_equal (other->identity, player->identity)) {
      gtk_drop_down_set_selected (self->chooser, i);
      return;
    }
  }
}

void
qdr_player_page_show_history (QdrPlayerPage *self, const QdrPlayerHistory *history)
{
  g_return_if_fail (QDR_IS_PLAYER_PAGE (self));
  g_return_if_fail (history != NULL);

  show_figures (self->figures, &self->markups, format_markups (history->statistics));
  show_figures (self->more_figures, &self->more_markups, format_more_markups (history->statistics));
  gtk_widget_set_visible (self->more, history->statistics->overall.n_games > 0);
  show_recent_results (self, history->statistics->recent_games);
  for (guint i = 0; i < N_PLOTS; i++) {
    g_autofree char *summary = format_summary (history->ratings, i);

    qdr_plot_card_show_plot (self->cards[i], make_plot (history, i), summary);
  }
}
