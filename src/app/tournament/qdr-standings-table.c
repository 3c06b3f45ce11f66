/*
 * A widget that shows the cross table of a tournament, with the performance of each contestant.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-standings-table.h"

#include <glib/gi18n.h>
#include <math.h>

/* The first columns. After them, the table has a column for each contestant. */
enum {
  COLUMN_RANK,
  COLUMN_NAME,
  COLUMN_POINTS,
  COLUMN_GAMES,
  COLUMN_PERFORMANCE,
  N_COLUMNS,
};

/* The minimum widths of the columns, characters. Numbers that become longer do not widen them. */
static const int widths[N_COLUMNS] = { 2, 10, 4, 3, 11 };

/* The minimum width of the column of a contestant, characters. */
#define MIN_RESULT_CHARS 2

struct _QdrStandingsTable {
  GtkWidget parent_instance;

  char **names;
  guint *ranks;            /* the contestants, the best first */
  GPtrArray *rows;         /* of GPtrArray of GtkLabel, unowned: the cells by row, headings first */
  GtkWidget *scroller;     /* the scrolled window that contains the box */
  GtkAdjustment *scrolled; /* unowned: the horizontal adjustment of the scroller */
  GtkWidget *box;          /* the box that contains the rows */
};

G_DEFINE_FINAL_TYPE (QdrStandingsTable, qdr_standings_table, GTK_TYPE_WIDGET)

static guint games_wanted_signal;

static GtkWidget *
get_cell (QdrStandingsTable *self, guint row, guint column)
{
  return g_ptr_array_index ((GPtrArray *) g_ptr_array_index (self->rows, row), column);
}

/* A row of the table, with its cells as children. The first two cells, the rank and the name, do
 * not scroll. */
#define QDR_TYPE_STANDINGS_ROW (qdr_standings_row_get_type ())
G_DECLARE_FINAL_TYPE (QdrStandingsRow, qdr_standings_row, QDR, STANDINGS_ROW, GtkWidget)

struct _QdrStandingsRow {
  GtkWidget parent_instance;

  GtkAdjustment *scrolled;
};

G_DEFINE_FINAL_TYPE (QdrStandingsRow, qdr_standings_row, GTK_TYPE_WIDGET)

/* Tab moves the focus from row to row, not into the cells. */
static gboolean
qdr_standings_row_focus (GtkWidget *widget, GtkDirectionType direction)
{
  return !gtk_widget_is_focus (widget) && gtk_widget_grab_focus (widget);
}

/* A result stands for the games of two contestants, any other cell for all games of one. */
static void
request_games (GtkWidget *row, guint column)
{
  QdrStandingsTable *self =
      QDR_STANDINGS_TABLE (gtk_widget_get_ancestor (row, QDR_TYPE_STANDINGS_TABLE));
  guint rank = 0;

  while (gtk_widget_get_parent (get_cell (self, rank + 1, column)) != row)
    rank++;
  g_signal_emit (self, games_wanted_signal, 0, self->ranks[rank],
                 self->ranks[column < N_COLUMNS ? rank : column - N_COLUMNS],
                 get_cell (self, rank + 1, column));
}

static void
activate_cb (GtkWidget *row, const char *action, GVariant *parameter)
{
  request_games (row, COLUMN_NAME);
}

/* Does not pick the widget, because the name covers results that come later. */
static void
clicked_cb (GtkWidget *row, int n_press, double x, double y)
{
  guint column = 0;

  for (GtkWidget *cell = gtk_widget_get_first_child (row); cell != NULL;
       cell = gtk_widget_get_next_sibling (cell), column++) {
    graphene_point_t place;

    if (gtk_widget_compute_point (row, cell, &GRAPHENE_POINT_INIT ((float) x, (float) y), &place) &&
        gtk_widget_contains (cell, (double) place.x, 0)) {
      request_games (row, column);
      return;
    }
  }
}

static GtkSizeRequestMode
get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static int
measure_cell (GtkWidget *cell, int *minimum)
{
  int natural;

  gtk_widget_measure (cell, GTK_ORIENTATION_HORIZONTAL, -1, minimum, &natural, NULL, NULL);
  return natural;
}

/* Returns the width of a cell. The name gets all of @row_width that the other cells do not need. */
static int
compute_cell_width (GtkWidget *cell, guint column, int row_width)
{
  GtkWidget *other = gtk_widget_get_first_child (gtk_widget_get_parent (cell));
  int minimum;
  const int natural = measure_cell (cell, &minimum);

  if (column != COLUMN_NAME)
    return natural;
  for (; other != NULL; other = gtk_widget_get_next_sibling (other))
    row_width -= other != cell ? measure_cell (other, NULL) : 0;
  return CLAMP (row_width, minimum, natural);
}

static void
qdr_standings_row_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  GtkWidget *cell = gtk_widget_get_first_child (widget);

  *minimum = *natural = 0;
  for (guint column = 0; cell != NULL; cell = gtk_widget_get_next_sibling (cell), column++) {
    int least, all;

    if (orientation == GTK_ORIENTATION_HORIZONTAL) {
      all = measure_cell (cell, &least);
      *minimum += least;
      *natural += all;
    } else {
      gtk_widget_measure (cell, orientation,
                          for_size < 0 ? -1 : compute_cell_width (cell, column, for_size), &least,
                          &all, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, all);
    }
  }
}

static void
qdr_standings_row_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkAdjustment *scrolled = QDR_STANDINGS_ROW (widget)->scrolled;
  const gboolean is_mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  const double value = gtk_adjustment_get_value (scrolled);
  const int hidden = (int) (is_mirrored ? gtk_adjustment_get_upper (scrolled) -
                                              gtk_adjustment_get_page_size (scrolled) - value
                                        : value);
  GtkWidget *cell = gtk_widget_get_first_child (widget);
  int end = 0;

  for (guint column = 0; cell != NULL; cell = gtk_widget_get_next_sibling (cell), column++) {
    const int size = compute_cell_width (cell, column, width);
    const int x = end + (column <= COLUMN_NAME ? hidden : 0);

    gtk_widget_allocate (
        cell, size, height, -1,
        gsk_transform_translate (NULL,
                                 &GRAPHENE_POINT_INIT ((float) (is_mirrored ? width - x - size : x),
                                                       0)));
    end += size;
  }
}

/* Draws the cells from the last to the first, so that the rank and the name cover the cells that
 * are scrolled behind them. */
static void
qdr_standings_row_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  for (GtkWidget *cell = gtk_widget_get_last_child (widget); cell != NULL;
       cell = gtk_widget_get_prev_sibling (cell))
    gtk_widget_snapshot_child (widget, cell, snapshot);
}

static void
qdr_standings_row_dispose (GObject *object)
{
  GtkWidget *cell;

  while ((cell = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (cell);
  g_clear_object (&QDR_STANDINGS_ROW (object)->scrolled);

  G_OBJECT_CLASS (qdr_standings_row_parent_class)->dispose (object);
}

static void
qdr_standings_row_class_init (QdrStandingsRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qdr_standings_row_dispose;
  widget_class->focus = qdr_standings_row_focus;
  widget_class->get_request_mode = get_request_mode;
  widget_class->measure = qdr_standings_row_measure;
  widget_class->size_allocate = qdr_standings_row_size_allocate;
  widget_class->snapshot = qdr_standings_row_snapshot;

  gtk_widget_class_install_action (widget_class, "row.games", NULL, activate_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, 0, "row.games", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Enter, 0, "row.games", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_space, 0, "row.games", NULL);
}

static void
qdr_standings_row_init (QdrStandingsRow *self)
{
}

static void
set_cell (QdrStandingsTable *self, guint row, guint column, const char *text)
{
  gtk_label_set_text (GTK_LABEL (get_cell (self, row, column)), text);
}

/* Shows the results of the contestant with a rank, which counts from 0, in the cells and the
 * accessible label of a row. */
static void
show_row (QdrStandingsTable *self, const QdrCrossTable *table, const QdrRating *ratings, guint rank)
{
  const guint a = self->ranks[rank];
  const QdrRating *rating = &ratings[a];
  const guint n_games = qdr_cross_table_get_total_games (table, a);
  g_autofree char *place = g_strdup_printf ("%u", rank + 1);
  /* "12", "12.5" or "12.25", with the decimal sign of the language. */
  const double total = qdr_cross_table_get_total_points (table, a);
  g_autofree char *points = g_strdup_printf ("%.8g", total);
  g_autofree char *scored = g_strdup_printf (
      /* Translators: the points of a contestant, "8.5 points". */
      g_dngettext (GETTEXT_PACKAGE, "%s point", "%s points", total < 1 ? 0 : (gulong) ceil (total)),
      points);
  g_autofree char *games = g_strdup_printf ("%u", n_games);
  g_autofree char *performance = g_strdup_printf ("%.0f ± %.0f", rating->elo, rating->margin);
  g_autoptr (GString) words = g_string_new (NULL);

  set_cell (self, rank + 1, COLUMN_RANK, place);
  set_cell (self, rank + 1, COLUMN_NAME, self->names[a]);
  set_cell (self, rank + 1, COLUMN_POINTS, points);
  set_cell (self, rank + 1, COLUMN_GAMES, games);
  set_cell (self, rank + 1, COLUMN_PERFORMANCE, n_games > 0 ? performance : "–");
  g_string_append_printf (
      words,
      /* Translators: the rank, name, points and games of a contestant: "1. Mason, 8.5 points in
       * 12 games" */
      g_dngettext (GETTEXT_PACKAGE, "%u. %s, %s in %u game", "%u. %s, %s in %u games", n_games),
      rank + 1, self->names[a], scored, n_games);
  if (n_games > 0)
    /* Translators: appended to "1. Mason, 8.5 points in 12 games": the rating by the results of
     * this tournament alone, and the limits of its confidence interval. */
    g_string_append_printf (words, _ (", performance %.0f, between %.0f and %.0f"), rating->elo,
                            rating->elo - rating->margin, rating->elo + rating->margin);
  for (guint i = 0; self->names[i] != NULL; i++) {
    const guint b = self->ranks[i];
    g_autofree char *won = g_strdup_printf ("%.8g", qdr_cross_table_get_points (table, a, b));
    const gboolean has_met = b != a && qdr_cross_table_get_n_games (table, a, b) > 0;

    set_cell (self, rank + 1, N_COLUMNS + i, has_met ? won : b == a ? "×" : "–");
    if (has_met)
      /* Translators: appended to the results of a contestant: the points in the games with one
       * opponent, and the name of the opponent: "; 3 against Novice" */
      g_string_append_printf (words, _ ("; %s against %s"), won, self->names[b]);
  }
  gtk_accessible_update_property (GTK_ACCESSIBLE (
                                      gtk_widget_get_parent (get_cell (self, rank + 1, 0))),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, words->str, -1);
}

void
qdr_standings_table_show_results (QdrStandingsTable *self, const QdrCrossTable *table)
{
  g_autofree QdrRating *ratings = NULL;
  guint n;

  g_return_if_fail (QDR_IS_STANDINGS_TABLE (self));
  g_return_if_fail (table != NULL);
  g_return_if_fail (qdr_cross_table_get_n_contestants (table) == g_strv_length (self->names));

  n = qdr_cross_table_get_n_contestants (table);
  ratings = g_new (QdrRating, n);
  qdr_ratings_compute (table, ratings);
  qdr_ratings_rank_contestants (table, ratings, self->ranks);
  for (guint rank = 0; rank < n; rank++) {
    GtkWidget *heading = get_cell (self, 0, N_COLUMNS + rank);
    const char *name = self->names[self->ranks[rank]];

    gtk_widget_set_tooltip_text (heading, name);
    /* Otherwise the tooltip would be the description too. */
    gtk_accessible_update_property (GTK_ACCESSIBLE (heading), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "", -1);
    show_row (self, table, ratings, rank);
  }
}

static void
add_row (QdrStandingsTable *self, guint n_cells, GPtrArray *columns, gboolean is_heading)
{
  GtkWidget *row = g_object_new (QDR_TYPE_STANDINGS_ROW, "accessible-role", GTK_ACCESSIBLE_ROLE_ROW,
                                 "focusable", !is_heading, NULL);
  GPtrArray *cells = g_ptr_array_new ();

  QDR_STANDINGS_ROW (row)->scrolled = g_object_ref (self->scrolled);
  gtk_widget_add_css_class (row, "standings-row");
  for (guint i = 0; i < n_cells; i++) {
    GtkWidget *cell = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_CELL,
                                    "xalign", i == COLUMN_NAME ? 0.0 : 1.0, "width-chars",
                                    i < N_COLUMNS ? widths[i] : MIN_RESULT_CHARS, NULL);

    gtk_widget_add_css_class (cell, is_heading ? "caption-heading" : "numeric");
    if (i <= COLUMN_NAME)
      gtk_widget_add_css_class (cell, "fixed");
    if (i == COLUMN_NAME)
      g_object_set (cell, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, NULL);
    gtk_widget_set_parent (cell, row);
    gtk_size_group_add_widget (g_ptr_array_index (columns, i), cell);
    g_ptr_array_add (cells, cell);
  }
  if (!is_heading) {
    GtkGesture *click = gtk_gesture_click_new ();

    g_signal_connect_swapped (click, "released", G_CALLBACK (clicked_cb), row);
    gtk_widget_add_controller (row, GTK_EVENT_CONTROLLER (click));
  }
  gtk_box_append (GTK_BOX (self->box), row);
  g_ptr_array_add (self->rows, cells);
}

void
qdr_standings_table_set_contestant_names (QdrStandingsTable *self, char *const *names)
{
  const guint n = g_strv_length ((char **) names);
  g_autoptr (GPtrArray) columns = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GString) words = g_string_new (NULL);
  GtkWidget *child;

  g_return_if_fail (QDR_IS_STANDINGS_TABLE (self));

  g_strfreev (self->names);
  self->names = g_strdupv ((char **) names);
  g_free (self->ranks);
  self->ranks = g_new0 (guint, n);
  gtk_adjustment_set_value (self->scrolled,
                            gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL
                                ? gtk_adjustment_get_upper (self->scrolled)
                                : 0);
  while ((child = gtk_widget_get_first_child (self->box)) != NULL)
    gtk_box_remove (GTK_BOX (self->box), child);
  g_ptr_array_set_size (self->rows, 0);

  for (guint i = 0; i < N_COLUMNS + n; i++)
    g_ptr_array_add (columns, gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL));
  for (guint row = 0; row <= n; row++)
    add_row (self, N_COLUMNS + n, columns, row == 0);
  set_cell (self, 0, COLUMN_RANK, "#");
  set_cell (self, 0, COLUMN_NAME, C_ ("tournament", "Player"));
  set_cell (self, 0, COLUMN_POINTS, C_ ("tournament", "Points"));
  set_cell (self, 0, COLUMN_GAMES, C_ ("tournament", "Games"));
  set_cell (self, 0, COLUMN_PERFORMANCE, C_ ("tournament", "Performance"));
  for (guint i = 0; i < n; i++) {
    g_autofree char *number = g_strdup_printf ("%u", i + 1);

    set_cell (self, 0, N_COLUMNS + i, number);
  }
  /* Without a label, GTK would use the type of the widget as the accessible name of this row. */
  for (guint i = COLUMN_NAME; i < N_COLUMNS; i++)
    g_string_append_printf (words, "%s%s", words->len > 0 ? ", " : "",
                            gtk_label_get_text (GTK_LABEL (get_cell (self, 0, i))));
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (get_cell (self, 0, 0))),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, words->str, -1);
}

static void
scrolled_cb (QdrStandingsTable *self)
{
  for (GtkWidget *row = gtk_widget_get_first_child (self->box); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    gtk_widget_queue_allocate (row);
}

static void
qdr_standings_table_dispose (GObject *object)
{
  QdrStandingsTable *self = QDR_STANDINGS_TABLE (object);

  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->names, g_strfreev);
  g_clear_pointer (&self->ranks, g_free);

  G_OBJECT_CLASS (qdr_standings_table_parent_class)->dispose (object);
}

/* A scrolled window measures the height of its child without a width, but the height of the box
 * depends on its width. So the height is corrected. */
static void
qdr_standings_table_measure (GtkWidget *widget,
                             GtkOrientation orientation,
                             int for_size,
                             int *minimum,
                             int *natural,
                             int *minimum_baseline,
                             int *natural_baseline)
{
  QdrStandingsTable *self = QDR_STANDINGS_TABLE (widget);
  int least, all, height;

  gtk_widget_measure (self->scroller, orientation, -1, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL || for_size < 0)
    return;
  gtk_widget_measure (self->box, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (self->box, orientation, -1, NULL, &all, NULL, NULL);
  gtk_widget_measure (self->box, orientation, MAX (for_size, least), NULL, &height, NULL, NULL);
  *minimum += height - all;
  *natural = *minimum;
}

static void
qdr_standings_table_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_allocate (QDR_STANDINGS_TABLE (widget)->scroller, width, height, baseline, NULL);
}

static void
qdr_standings_table_class_init (QdrStandingsTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qdr_standings_table_dispose;
  widget_class->get_request_mode = get_request_mode;
  widget_class->measure = qdr_standings_table_measure;
  widget_class->size_allocate = qdr_standings_table_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "standings");

  games_wanted_signal =
      g_signal_new ("games-wanted", QDR_TYPE_STANDINGS_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                    NULL, G_TYPE_NONE, 3, G_TYPE_UINT, G_TYPE_UINT, GTK_TYPE_WIDGET);
}

static void
qdr_standings_table_init (QdrStandingsTable *self)
{
  self->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  self->box = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL,
                            "accessible-role", GTK_ACCESSIBLE_ROLE_TABLE, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->box), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  C_ ("tournament", "Table"), -1);
  self->scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "vscrollbar-policy", GTK_POLICY_NEVER,
                                 "propagate-natural-width", TRUE, "child", self->box, NULL);
  /* The viewport would scroll to the end of a row that gets the focus. */
  gtk_viewport_set_scroll_to_focus (
      GTK_VIEWPORT (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (self->scroller))), FALSE);
  self->scrolled = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  g_signal_connect_object (self->scrolled, "value-changed", G_CALLBACK (scrolled_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}
