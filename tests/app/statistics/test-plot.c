/*
 * Plots: the drawing, the accessible text and the exported table agree.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>
#include <math.h>
#include <string.h>

#include "board-hands.h"
#include "fixture.h"
#include "qdr-plot-card.h"
#include "qdr-plot-figure.h"

static GtkWindow *window;
static QdrPlotCard *card;
static QdrPlotView *view;

static void
set_up (void)
{
  AdwToastOverlay *toasts;

  fixture_set_up ();
  fixture_use_style ();
  card = qdr_plot_card_new ("Rating");
  view = QDR_PLOT_VIEW (fixture_find_child (GTK_WIDGET (card), QDR_TYPE_PLOT_VIEW));
  toasts = g_object_new (ADW_TYPE_TOAST_OVERLAY, "child", card, NULL);
  window = g_object_new (GTK_TYPE_WINDOW, "child", toasts, "default-width", 400, NULL);
}

static void
tear_down (void)
{
  gtk_window_destroy (window);
  fixture_tear_down ();
}

static guint32
find_day (int year, GDateMonth month, int day)
{
  GDate date;

  g_date_clear (&date, 1);
  g_date_set_dmy (&date, (GDateDay) day, month, (GDateYear) year);
  return g_date_get_julian (&date);
}

static void
add_rating (QdrPlot *plot, guint32 day, double rating, double half)
{
  const double values[] = { rating, rating - half, rating + half };

  qdr_plot_add_row (plot, &(QdrPlotRow){ .day = day, .values = values });
}

static QdrPlot *
make_line (void)
{
  const QdrPlotColumn columns[] = {
    { "Rating", QDR_PLOT_WHOLE },
    { "at least", QDR_PLOT_WHOLE },
    { "at most", QDR_PLOT_WHOLE },
  };
  QdrPlot *plot = qdr_plot_new (QDR_PLOT_LINE, "Date", NULL, columns, G_N_ELEMENTS (columns));

  add_rating (plot, find_day (2026, 1, 9), 1500, 200);
  add_rating (plot, find_day (2026, 2, 9), 1600, 150);
  add_rating (plot, find_day (2026, 11, 23), 1550, 100);
  return plot;
}

static void
add_bar (QdrPlot *plot, const char *label, double won, double drawn, double lost, const char *note)
{
  const double values[] = { won, drawn, lost };

  qdr_plot_add_row (plot, &(QdrPlotRow){ .label = label, .note = note, .values = values });
}

static QdrPlot *
make_bars (void)
{
  const QdrPlotColumn columns[] = {
    { "Won", QDR_PLOT_WHOLE },
    { "Drawn", QDR_PLOT_WHOLE },
    { "Lost", QDR_PLOT_WHOLE },
  };
  QdrPlot *plot = qdr_plot_new (QDR_PLOT_BARS, "Opponent", NULL, columns, G_N_ELEMENTS (columns));

  add_bar (plot, "Mason", 6, 0, 2, "75%");
  add_bar (plot, "Anna \"Ace\", of <Bonn> & more", 0, 1, 0, "50%");
  return plot;
}

static void
add_field (QdrPlot *plot, const char *first, const char *second, double share)
{
  const double values[] = { share, 4 };

  qdr_plot_add_row (plot, &(QdrPlotRow){ .label = first, .other = second, .values = values });
}

static QdrPlot *
make_cross (void)
{
  const QdrPlotColumn columns[] = { { "Points", QDR_PLOT_SHARE }, { "Games", QDR_PLOT_WHOLE } };
  QdrPlot *plot =
      qdr_plot_new (QDR_PLOT_CROSS, "Player", "Opponent", columns, G_N_ELEMENTS (columns));

  add_field (plot, "Mason", "Novice", 0.75);
  add_field (plot, "Mason", "Runner", 0.5);
  add_field (plot, "Novice", "Mason", 0.25);
  add_field (plot, "Runner", "Mason", 0.5);
  return plot;
}

/* Words and files */

static void
assert_words (const QdrPlot *plot, guint row, const char *expected)
{
  g_autofree char *words = qdr_plot_describe_row (plot, row);

  ck_assert_str_eq (words, expected);
}

TEST_DEFAULTS (.set_up = set_up, .tear_down = tear_down)

TEST (a_row_is_told_in_words)
{
  g_autoptr (QdrPlot) line = make_line ();
  g_autoptr (QdrPlot) bars = make_bars ();
  g_autoptr (QdrPlot) cross = make_cross ();

  assert_words (line, 1, "9 February 2026: Rating 1600, at least 1450, at most 1750");
  assert_words (bars, 0, "Mason: Won 6, Drawn 0, Lost 2 · 75%");
  assert_words (cross, 2, "Novice – Mason: Points 25%, Games 4");
}

static void
assert_csv (const QdrPlot *plot, const char *expected)
{
  g_autofree char *csv = qdr_plot_write_csv (plot);

  ck_assert_str_eq (csv, expected);
}

TEST (a_table_for_programs_has_all_of_it)
{
  g_autoptr (QdrPlot) line = make_line ();
  g_autoptr (QdrPlot) bars = make_bars ();
  g_autoptr (QdrPlot) cross = make_cross ();

  assert_csv (line, "Date,Rating,at least,at most\r\n2026-01-09,1500,1300,1700\r\n"
                    "2026-02-09,1600,1450,1750\r\n2026-11-23,1550,1450,1650\r\n");
  assert_csv (bars, "Opponent,Won,Drawn,Lost\r\nMason,6,0,2\r\n"
                    "\"Anna \"\"Ace\"\", of <Bonn> & more\",0,1,0\r\n");
  assert_csv (cross, "Player,Opponent,Points,Games\r\nMason,Novice,0.750,4\r\n"
                     "Mason,Runner,0.500,4\r\nNovice,Mason,0.250,4\r\nRunner,Mason,0.500,4\r\n");
}

/* The contents of a picture: its texts, one a line, and the numbers of some elements. */
typedef struct {
  GString *texts;
  guint n_rects;
  guint n_polylines;
  guint n_polygons;
  double width; /* the displayed width */
  double height;
  double box[4]; /* the view box */
} Picture;

static void
read_box (const char *text, double box[4])
{
  g_auto (GStrv) numbers = g_strsplit (text, " ", -1);

  ck_assert_uint_eq (g_strv_length (numbers), 4);
  for (guint i = 0; i < 4; i++)
    box[i] = g_ascii_strtod (numbers[i], NULL);
}

static void
start_element (GMarkupParseContext *context,
               const char *name,
               const char **names,
               const char **values,
               gpointer data,
               GError **error)
{
  Picture *picture = data;

  if (g_str_equal (name, "svg"))
    for (guint i = 0; names[i] != NULL; i++) {
      if (g_str_equal (names[i], "width"))
        picture->width = g_ascii_strtod (values[i], NULL);
      else if (g_str_equal (names[i], "height"))
        picture->height = g_ascii_strtod (values[i], NULL);
      else if (g_str_equal (names[i], "viewBox"))
        read_box (values[i], picture->box);
    }
  picture->n_rects += g_str_equal (name, "rect");
  picture->n_polylines += g_str_equal (name, "polyline");
  picture->n_polygons += g_str_equal (name, "polygon");
}

static void
add_text_cb (GMarkupParseContext *context,
             const char *text,
             gsize length,
             gpointer data,
             GError **error)
{
  Picture *picture = data;

  if (g_str_equal (g_markup_parse_context_get_element (context), "text"))
    g_string_append_printf (picture->texts, "%.*s\n", (int) length, text);
}

static void
read_picture (const char *svg, Picture *picture)
{
  const GMarkupParser parser = { .start_element = start_element, .text = add_text_cb };
  GMarkupParseContext *context = g_markup_parse_context_new (&parser, 0, picture, NULL);
  g_autoptr (GError) error = NULL;

  *picture = (Picture){ .texts = g_string_new ("\n") };
  ck_assert (g_markup_parse_context_parse (context, svg, -1, &error));
  ck_assert (g_markup_parse_context_end_parse (context, &error));
  g_markup_parse_context_free (context);
}

static void
assert_has_text (const Picture *picture, const char *text)
{
  g_autofree char *line = g_strdup_printf ("\n%s\n", text);

  ck_assert_msg (strstr (picture->texts->str, line) != NULL, "\"%s\" is not drawn", text);
}

/* @plot is (transfer full). */
static void
show_and_draw (QdrPlot *plot, Picture *picture)
{
  g_autofree char *svg = NULL;

  qdr_plot_card_show_plot (card, plot, "summary");
  svg = qdr_plot_view_write_svg (view, "A <title>");
  read_picture (svg, picture);
  assert_has_text (picture, "A <title>");
  /* The same as without it, so that the picture looks the same. */
  ck_assert_double_gt (picture->width, 0);
  ck_assert_double_eq (picture->box[0], 0);
  ck_assert_double_eq (picture->box[1], 0);
  ck_assert_double_eq (picture->box[2], picture->width);
  ck_assert_double_eq (picture->box[3], picture->height);
}

TEST (a_picture_of_bars_names_all_rows_and_numbers)
{
  Picture picture;

  show_and_draw (make_bars (), &picture);
  assert_has_text (&picture, "Anna \"Ace\", of <Bonn> & more");
  assert_has_text (&picture, "Drawn");
  assert_has_text (&picture, "6");
  assert_has_text (&picture, "75%");
  /* The background, three in the legend, and one for each number but 0. */
  ck_assert_uint_eq (picture.n_rects, 1 + 3 + 3);
  g_string_free (picture.texts, TRUE);
}

TEST (a_picture_of_a_line_has_its_band_and_axes)
{
  Picture picture;

  show_and_draw (make_line (), &picture);
  ck_assert_uint_eq (picture.n_polylines, 1);
  ck_assert_uint_eq (picture.n_polygons, 1);
  assert_has_text (&picture, "1600");
  assert_has_text (&picture, "Mar 2026");
  g_string_free (picture.texts, TRUE);
}

TEST (a_picture_of_fields_numbers_lines_and_columns)
{
  Picture picture;

  show_and_draw (make_cross (), &picture);
  assert_has_text (&picture, "2  Novice");
  assert_has_text (&picture, "3");
  assert_has_text (&picture, "75");
  g_string_free (picture.texts, TRUE);
}

static void
add_sheet (const char *name)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();
  g_autofree char *path = g_strconcat ("/io/github/quoridor/Quoridor/", name, NULL);

  gtk_css_provider_load_from_resource (provider, path);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
}

/* Returns the luminance of @over, of which @opacity is left, on @under, by WCAG 2, and sets @mixed
 * to the mixture. */
static double
mix_and_get_luminance (const GdkRGBA *under, const GdkRGBA *over, float opacity, GdkRGBA *mixed)
{
  static const double weights[] = { 0.2126, 0.7152, 0.0722 };
  const float part = opacity * over->alpha;
  const float channels[] = { under->red + (over->red - under->red) * part,
                             under->green + (over->green - under->green) * part,
                             under->blue + (over->blue - under->blue) * part };
  double sum = 0;

  for (guint i = 0; i < 3; i++) {
    const double channel = (double) channels[i];

    sum +=
        weights[i] * (channel <= 0.04045 ? channel / 12.92 : pow ((channel + 0.055) / 1.055, 2.4));
  }
  *mixed = (GdkRGBA){ channels[0], channels[1], channels[2], 1 };
  return sum;
}

/* Light and dark, with and without high contrast: the hue alone says nothing to some. */
TEST (a_number_in_a_field_can_be_read, .loops = 4)
{
  const gboolean is_dark = _i % 2 == 1;
  const gboolean is_high = _i >= 2;
  GtkStyleContext *style = gtk_widget_get_style_context (GTK_WIDGET (view));
  g_autoptr (QdrPlot) plot = make_cross ();
  g_autoptr (QdrPlotFigure) figure = NULL;
  GdkRGBA page, inks[QDR_PLOT_N_INKS];
  guint n_fields = 0;

  add_field (plot, "Runner", "Novice", 1);
  add_field (plot, "Novice", "Runner", 0);
  if (is_dark)
    add_sheet ("style-dark.css");
  if (is_high)
    add_sheet ("style-hc.css");
  if (is_dark && is_high)
    add_sheet ("style-hc-dark.css");
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      is_dark ? ADW_COLOR_SCHEME_FORCE_DARK
                                              : ADW_COLOR_SCHEME_FORCE_LIGHT);
  ck_assert (gtk_style_context_lookup_color (style, "view_bg_color", &page));
  ck_assert (gtk_style_context_lookup_color (style, "view_fg_color", &inks[QDR_PLOT_INK_TEXT]));
  ck_assert (gtk_style_context_lookup_color (style, "plot_first", &inks[QDR_PLOT_INK_FIRST]));
  ck_assert (gtk_style_context_lookup_color (style, "plot_on_first", &inks[QDR_PLOT_INK_ON_FIRST]));
  ck_assert (gtk_style_context_lookup_color (style, "plot_third", &inks[QDR_PLOT_INK_THIRD]));
  figure = qdr_plot_figure_new (plot, gtk_widget_get_pango_context (GTK_WIDGET (view)), 400, FALSE);
  for (guint i = 0; i + 1 < figure->shapes->len; i++) {
    const QdrPlotShape *field = &g_array_index (figure->shapes, QdrPlotShape, i);
    const QdrPlotShape *number = field + 1;
    GdkRGBA ground, text;
    double one, other;

    if (field->kind != QDR_PLOT_RECT)
      continue;
    n_fields++;
    ck_assert_int_eq (number->kind, QDR_PLOT_TEXT);
    one = mix_and_get_luminance (&page, &inks[field->ink], field->opacity, &ground);
    other = mix_and_get_luminance (&ground, &inks[number->ink], number->opacity, &text);
    ck_assert_double_ge ((MAX (one, other) + 0.05) / (MIN (one, other) + 0.05), 4.5);
  }
  ck_assert_uint_eq (n_fields, 6);
}

TEST (a_long_line_is_drawn_by_some_of_its_days)
{
  g_autoptr (QdrPlot) line = make_line ();
  g_autoptr (QdrPlot) two = qdr_plot_make_reduced_copy (line, 2);
  g_autoptr (QdrPlot) bars = make_bars ();
  g_autoptr (QdrPlot) all = qdr_plot_make_reduced_copy (bars, 20);

  ck_assert_uint_eq (qdr_plot_get_n_rows (two), 2);
  ck_assert_uint_eq (qdr_plot_get_row (two, 0)->day, find_day (2026, 1, 9));
  ck_assert_uint_eq (qdr_plot_get_row (two, 1)->day, find_day (2026, 11, 23));
  ck_assert_uint_eq (qdr_plot_get_n_rows (all), 2);
}

/* Axes */

TEST (marks_of_numbers_are_round_and_hold_all)
{
  static const struct {
    double low, high, least, expected_low, expected_high, expected_step;
  } cases[] = {
    { 1184, 1590, 1, 1100, 1600, 250 },
    { 0, 3, 1, 0, 3, 1 },
    { 5, 5, 1, 5, 6, 1 },
    { 0.2, 0.5, 0.1, 0.2, 0.5, 0.1 },
    { -20, 20, 1, -20, 20, 10 },
    { 1000, 1000, 1, 1000, 1001, 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    const QdrPlotScale scale = qdr_plot_scale_make (cases[i].low, cases[i].high, cases[i].least, 4);

    ck_assert_double_le (scale.low, cases[i].low + 1e-9);
    ck_assert_double_ge (scale.high, cases[i].high - 1e-9);
    ck_assert_double_le ((scale.high - scale.low) / scale.step, 6 + 1e-9);
    ck_assert_double_eq_tol (remainder (scale.low, scale.step), 0, 1e-9);
    if (i > 0) {
      ck_assert_double_eq_tol (scale.low, cases[i].expected_low, 1e-9);
      ck_assert_double_eq_tol (scale.high, cases[i].expected_high, 1e-9);
      ck_assert_double_eq_tol (scale.step, cases[i].expected_step, 1e-9);
    }
  }
}

static void
assert_days (guint32 first,
             guint32 last,
             guint n_most,
             QdrPlotPeriod expected,
             guint32 expected_first)
{
  QdrPlotPeriod period;
  g_autoptr (GArray) days = qdr_plot_choose_day_marks (first, last, n_most, &period);

  ck_assert_uint_ge (days->len, 1);
  ck_assert_uint_le (days->len, n_most);
  ck_assert_int_eq (period, expected);
  ck_assert_uint_eq (g_array_index (days, guint32, 0), expected_first);
  for (guint i = 0; i < days->len; i++) {
    ck_assert_uint_ge (g_array_index (days, guint32, i), first);
    ck_assert_uint_le (g_array_index (days, guint32, i), last);
  }
}

TEST (marks_of_days_are_days_months_or_years)
{
  const guint32 start = find_day (2025, 11, 20);

  assert_days (start, start, 4, QDR_PLOT_DAYS, start);
  assert_days (start, start + 10, 6, QDR_PLOT_DAYS, start);
  assert_days (start, find_day (2026, 11, 23), 6, QDR_PLOT_MONTHS, find_day (2026, 1, 1));
  assert_days (start, find_day (2031, 11, 23), 5, QDR_PLOT_YEARS, find_day (2026, 1, 1));
  assert_days (start, find_day (2125, 11, 23), 5, QDR_PLOT_YEARS, find_day (2040, 1, 1));
}

/* The widget */

static gboolean
is_mapped (gpointer widget)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_get_width (widget) > 0;
}

/* @plot is (transfer full). */
static void
present (QdrPlot *plot)
{
  qdr_plot_card_show_plot (card, plot, "summary");
  gtk_window_present (window);
  fixture_wait (is_mapped, view);
}

/* A table scrolls only horizontally. */
TEST (a_table_leaves_the_wheel_to_the_page)
{
  g_autoptr (GListModel) controllers = NULL;
  guint n_found = 0;

  present (make_cross ());
  controllers = gtk_widget_observe_controllers (
      gtk_widget_get_ancestor (GTK_WIDGET (view), GTK_TYPE_SCROLLED_WINDOW));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (!GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
      continue;
    n_found++;
    ck_assert (!(gtk_event_controller_scroll_get_flags (GTK_EVENT_CONTROLLER_SCROLL (controller)) &
                 GTK_EVENT_CONTROLLER_SCROLL_VERTICAL));
  }
  ck_assert_uint_gt (n_found, 0);
}

static GtkWidget *
get_child (gpointer widget, guint i)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  while (i-- > 0)
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static void
assert_part (GtkWidget *widget, GtkAccessibleRole role, const char *words)
{
  ck_assert_int_eq (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)), role);
  fixture_assert_accessible (widget, GTK_ACCESSIBLE_PROPERTY_LABEL, words);
}

TEST (assistive_tools_read_a_table)
{
  present (make_bars ());
  assert_part (GTK_WIDGET (view), GTK_ACCESSIBLE_ROLE_TABLE, "Rating");
  assert_part (get_child (view, 0), GTK_ACCESSIBLE_ROLE_ROW, "Opponent, Won, Drawn, Lost");
  assert_part (get_child (view, 1), GTK_ACCESSIBLE_ROLE_ROW, "Mason: Won 6, Drawn 0, Lost 2 · 75%");
  assert_part (get_child (get_child (view, 1), 0), GTK_ACCESSIBLE_ROLE_CELL, "Mason");
  assert_part (get_child (get_child (view, 1), 3), GTK_ACCESSIBLE_ROLE_CELL, "2");
}

TEST (fields_of_a_line_are_cells_of_a_row)
{
  present (make_cross ());
  assert_part (get_child (view, 1), GTK_ACCESSIBLE_ROLE_ROW, "Mason");
  assert_part (get_child (get_child (view, 1), 1), GTK_ACCESSIBLE_ROLE_CELL,
               "Mason – Runner: Points 50%, Games 4");
  assert_part (get_child (view, 3), GTK_ACCESSIBLE_ROLE_ROW, "Runner");
}

static const char *
get_words (void)
{
  return gtk_label_get_text (fixture_get_part (card, "words"));
}

/* Moves the focus, as keys do in the focused row. */
static void
press (GtkDirectionType direction)
{
  gtk_widget_child_focus (GTK_WIDGET (view), direction);
}

TEST (keys_go_from_day_to_day_and_the_words_follow)
{
  present (make_line ());
  ck_assert_str_eq (get_words (), "summary");
  gtk_widget_grab_focus (GTK_WIDGET (view));
  ck_assert (g_str_has_prefix (get_words (), "23 November 2026: Rating 1550"));
  press (GTK_DIR_LEFT);
  ck_assert (g_str_has_prefix (get_words (), "9 February 2026: Rating 1600"));
  board_press_key (GTK_WIDGET (view), GDK_KEY_Home, 0);
  ck_assert (g_str_has_prefix (get_words (), "9 January 2026: Rating 1500"));
  press (GTK_DIR_LEFT);
  ck_assert (g_str_has_prefix (get_words (), "9 January 2026: Rating 1500"));
  board_press_key (GTK_WIDGET (view), GDK_KEY_End, 0);
  ck_assert (g_str_has_prefix (get_words (), "23 November 2026: Rating 1550"));
  gtk_window_set_focus (window, NULL);
  ck_assert_str_eq (get_words (), "summary");
}

TEST (keys_go_over_the_gap_in_a_table_of_fields)
{
  present (make_cross ());
  gtk_widget_grab_focus (GTK_WIDGET (view));
  ck_assert (g_str_has_prefix (get_words (), "Mason – Novice"));
  press (GTK_DIR_RIGHT);
  ck_assert (g_str_has_prefix (get_words (), "Mason – Runner"));
  press (GTK_DIR_LEFT);
  ck_assert (g_str_has_prefix (get_words (), "Mason – Novice"));
}

TEST (tab_leaves_the_plot)
{
  present (make_bars ());
  gtk_widget_grab_focus (GTK_WIDGET (view));
  ck_assert (!gtk_widget_child_focus (GTK_WIDGET (view), GTK_DIR_TAB_FORWARD));
}

TEST (without_rows_there_is_no_card)
{
  const QdrPlotColumn columns[] = { { "Rating", QDR_PLOT_WHOLE } };

  qdr_plot_card_show_plot (card, qdr_plot_new (QDR_PLOT_LINE, "Date", NULL, columns, 1), "");
  ck_assert (!gtk_widget_get_visible (GTK_WIDGET (card)));
  qdr_plot_card_show_plot (card, make_line (), "");
  ck_assert (gtk_widget_get_visible (GTK_WIDGET (card)));
}

/* Layout */

static void
assert_fits (QdrPlot *plot, int width, gboolean is_mirrored)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (view));
  g_autoptr (QdrPlotFigure) figure =
      qdr_plot_figure_new (plot, context,
                           MAX (width, qdr_plot_figure_get_min_width (plot, context)), is_mirrored);
  PangoLayout *layout = pango_layout_new (context);

  ck_assert_uint_eq (figure->places->len, qdr_plot_get_n_rows (plot));
  for (guint i = 0; i < figure->shapes->len; i++) {
    const QdrPlotShape *shape = &g_array_index (figure->shapes, QdrPlotShape, i);
    float left = shape->rect.origin.x;
    float right = left + shape->rect.size.width;

    if (shape->kind == QDR_PLOT_TEXT) {
      int text_width;

      pango_layout_set_text (layout, shape->text, -1);
      pango_layout_get_pixel_size (layout, &text_width, NULL);
      left -= shape->align * (float) text_width;
      right = left + (float) text_width;
    }
    ck_assert_msg (left >= -1 && right <= figure->width + 1, "%s: %f to %f of %f",
                   shape->text != NULL ? shape->text : "", (double) left, (double) right,
                   (double) figure->width);
    ck_assert (shape->rect.origin.y + shape->rect.size.height <= figure->height + 1);
  }
  g_object_unref (layout);
}

TEST (nothing_lies_outside_at_any_width, .tags = "layout")
{
  static const int widths[] = { 200, 312, 480, 1200 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    for (int is_mirrored = 0; is_mirrored <= 1; is_mirrored++) {
      g_autoptr (QdrPlot) line = make_line ();
      g_autoptr (QdrPlot) bars = make_bars ();
      g_autoptr (QdrPlot) cross = make_cross ();

      assert_fits (line, widths[i], is_mirrored);
      assert_fits (bars, widths[i], is_mirrored);
      assert_fits (cross, widths[i], is_mirrored);
    }
}
