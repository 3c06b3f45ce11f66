/*
 * A widget that shows a plot.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-plot-view.h"

#include <math.h>

#include "qdr-css-colours.h"
#include "qdr-focus.h"

/* The colours of a drawing. */
typedef struct {
  GdkRGBA ground;                /* the colour of the background */
  GdkRGBA inks[QDR_PLOT_N_INKS]; /* the colour of each QdrPlotInk */
} Palette;

/* The space around the plot and below its title, logical pixels. */
#define MARGIN 16

#define LINE_WIDTH 2

static const char *const classes[] = { "text",   "grid",  "first", "on-first",
                                       "second", "third", "band" };

G_STATIC_ASSERT (G_N_ELEMENTS (classes) == QDR_PLOT_N_INKS);

/* Adds an attribute whose number has a decimal point in every locale. */
static void
add_number (GString *text, const char *name, float value)
{
  char buffer[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append_printf (text, " %s=\"%s\"", name,
                          g_ascii_formatd (buffer, sizeof buffer, "%.2f", (double) value));
}

static void
add_colour (GString *text, const char *selector, const char *property, const GdkRGBA *colour)
{
  char opacity[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append_printf (text, "%s { %s: #%02x%02x%02x; %s-opacity: %s }\n", selector, property,
                          (guint) (colour->red * 255 + 0.5f), (guint) (colour->green * 255 + 0.5f),
                          (guint) (colour->blue * 255 + 0.5f), property,
                          g_ascii_formatd (opacity, sizeof opacity, "%.2f",
                                           (double) colour->alpha));
}

static void
add_text (GString *text,
          const char *class,
          const char *words,
          const graphene_point_t *origin,
          float align,
          float opacity)
{
  static const char *const anchors[] = { "start", "middle", "end" };
  g_autofree char *escaped = g_markup_escape_text (words, -1);

  g_string_append_printf (text, "<text class=\"%s\" text-anchor=\"%s\" xml:space=\"preserve\"",
                          class, anchors[(int) (2 * align)]);
  add_number (text, "x", origin->x);
  add_number (text, "y", origin->y);
  if (opacity < 1)
    add_number (text, "opacity", opacity);
  g_string_append_printf (text, ">%s</text>\n", escaped);
}

static void
add_rect (GString *text,
          const char *class,
          const graphene_rect_t *rect,
          float radius,
          float opacity)
{
  g_string_append_printf (text, "<rect class=\"%s\"", class);
  add_number (text, "x", rect->origin.x);
  add_number (text, "y", rect->origin.y);
  add_number (text, "width", rect->size.width);
  add_number (text, "height", rect->size.height);
  if (radius > 0)
    add_number (text, "rx", radius);
  if (opacity < 1)
    add_number (text, "opacity", opacity);
  g_string_append (text, "/>\n");
}

static void
add_shape (GString *text, const QdrPlotShape *shape)
{
  char buffer[G_ASCII_DTOSTR_BUF_SIZE];

  switch (shape->kind) {
  case QDR_PLOT_RECT:
    add_rect (text, classes[shape->ink], &shape->rect, shape->radius, shape->opacity);
    break;
  case QDR_PLOT_TEXT:
    add_text (text, classes[shape->ink], shape->text, &shape->rect.origin, shape->align,
              shape->opacity);
    break;
  case QDR_PLOT_PATH:
  case QDR_PLOT_AREA:
    g_string_append_printf (text, "<%s class=\"%s\" points=\"",
                            shape->kind == QDR_PLOT_PATH ? "polyline" : "polygon",
                            classes[shape->ink]);
    for (guint i = 0; i < shape->points->len; i++) {
      const graphene_point_t *point = &g_array_index (shape->points, graphene_point_t, i);

      g_string_append_printf (text, "%s%s", i > 0 ? " " : "",
                              g_ascii_formatd (buffer, sizeof buffer, "%.2f", (double) point->x));
      g_string_append_printf (text, ",%s",
                              g_ascii_formatd (buffer, sizeof buffer, "%.2f", (double) point->y));
    }
    g_string_append (text, "\"/>\n");
    break;
  default:
    g_return_if_reached ();
  }
}

/* Returns a figure as SVG (transfer full). In its style sheet, each colour can be changed in one
 * place. */
static char *
write_svg (const QdrPlotFigure *figure,
           const char *title,
           const Palette *palette,
           const PangoFontDescription *font)
{
  GString *text = g_string_new ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                                "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\"");
  g_autofree char *escaped = NULL;
  g_autofree char *family = NULL;
  double size;
  char buffer[G_ASCII_DTOSTR_BUF_SIZE];
  float width, height;

  g_return_val_if_fail (figure != NULL && title != NULL, NULL);
  g_return_val_if_fail (palette != NULL && font != NULL, NULL);

  escaped = g_markup_escape_text (title, -1);
  family = g_markup_escape_text (pango_font_description_get_family (font), -1);
  size = (double) pango_font_description_get_size (font) / PANGO_SCALE *
         (pango_font_description_get_size_is_absolute (font) ? 1 : 96.0 / 72);
  width = figure->width + 2 * MARGIN;
  height = figure->height + 4 * MARGIN;
  add_number (text, "width", width);
  add_number (text, "height", height);
  /* The view box allows a page to scale the picture. */
  g_string_append_printf (text, " viewBox=\"0 0 %s",
                          g_ascii_formatd (buffer, sizeof buffer, "%.2f", (double) width));
  g_string_append_printf (text, " %s\"",
                          g_ascii_formatd (buffer, sizeof buffer, "%.2f", (double) height));
  g_string_append_printf (text, ">\n<title>%s</title>\n", escaped);

  g_string_append_printf (text, "<style>\ntext { font: %spx '%s', sans-serif }\n",
                          g_ascii_formatd (buffer, sizeof buffer, "%.2f", size), family);
  g_string_append (text, ".title { font-weight: bold }\n");
  add_colour (text, ".ground", "fill", &palette->ground);
  for (guint i = 0; i < QDR_PLOT_N_INKS; i++) {
    g_autofree char *selector = g_strconcat (".", classes[i], NULL);

    add_colour (text, selector, "fill", &palette->inks[i]);
  }
  add_colour (text, "polyline", "stroke", &palette->inks[QDR_PLOT_INK_FIRST]);
  g_string_append_printf (text,
                          "polyline.first { fill: none; stroke-width: %d; stroke-linejoin: "
                          "round; stroke-linecap: round }\n</style>\n",
                          LINE_WIDTH);

  add_rect (text, "ground", &GRAPHENE_RECT_INIT (0, 0, width, height), 0, 1);
  add_text (text, "text title", title, &GRAPHENE_POINT_INIT (MARGIN, 1.75f * MARGIN), 0, 1);
  g_string_append_printf (text, "<g transform=\"translate(%d,%d)\">\n", MARGIN, 3 * MARGIN);
  for (guint i = 0; i < figure->shapes->len; i++)
    add_shape (text, &g_array_index (figure->shapes, QdrPlotShape, i));
  g_string_append (text, "</g>\n</svg>\n");
  return g_string_free (text, FALSE);
}

/* The corner radius of the highlight, the radius of the ring around a dot, and the minimum width of
 * an exported drawing; logical pixels. */
#define HOVER_RADIUS 6
#define RING 5
#define SVG_WIDTH 640

#define HOVER_OPACITY 0.08f

/* The maximum numbers of days and of bars that are drawn. More days would be too close together to
 * be distinguished. */
#define MAX_DAYS 250
#define MAX_BARS 20

#define NO_ROW QDR_PLOT_FIGURE_NO_ROW

/* An invisible widget over the drawing, for assistive tools and for the keyboard. The marks form a
 * table, see fill_table(). */
#define QDR_TYPE_PLOT_MARK (qdr_plot_mark_get_type ())
G_DECLARE_FINAL_TYPE (QdrPlotMark, qdr_plot_mark, QDR, PLOT_MARK, GtkWidget)

struct _QdrPlotMark {
  GtkWidget parent_instance;

  GtkAllocation place; /* the place of the mark in its parent */
};

G_DEFINE_FINAL_TYPE (QdrPlotMark, qdr_plot_mark, GTK_TYPE_WIDGET)

struct _QdrPlotView {
  GtkWidget parent_instance;

  QdrPlot *plot;                  /* (nullable): the plot with all rows */
  QdrPlot *shown;                 /* (nullable): the plot with only the rows that are drawn */
  QdrPlotFigure *figure;          /* (nullable): the layout at the current width */
  GPtrArray *marks;               /* of QdrPlotMark, unowned: one for each drawn row */
  guint pointed;                  /* the row under the pointer, or NO_ROW */
  guint focused;                  /* the row that has the focus, or had it last */
  char *words;                    /* (nullable): a description of the highlighted row */
  GtkEventControllerFocus *focus; /* unowned */
};

G_DEFINE_FINAL_TYPE (QdrPlotView, qdr_plot_view, GTK_TYPE_WIDGET)

enum { PROP_WORDS = 1 };

/* Painting */

static void
load_palette (Palette *self, GtkWidget *widget)
{
  const struct {
    const char *name;
    GdkRGBA *colour;
  } colours[] = {
    { "view_bg_color", &self->ground },
    { "plot_grid", &self->inks[QDR_PLOT_INK_GRID] },
    { "plot_first", &self->inks[QDR_PLOT_INK_FIRST] },
    { "plot_on_first", &self->inks[QDR_PLOT_INK_ON_FIRST] },
    { "plot_second", &self->inks[QDR_PLOT_INK_SECOND] },
    { "plot_third", &self->inks[QDR_PLOT_INK_THIRD] },
    { "plot_band", &self->inks[QDR_PLOT_INK_BAND] },
  };

  qdr_css_get_text_colour (widget, &self->inks[QDR_PLOT_INK_TEXT]);
  for (guint i = 0; i < G_N_ELEMENTS (colours); i++)
    qdr_css_get_named_colour (widget, colours[i].name, colours[i].colour);
}

static void
trace_rect (cairo_t *cr, const graphene_rect_t *rect, float radius)
{
  const double x = (double) rect->origin.x;
  const double y = (double) rect->origin.y;
  const double right = x + (double) rect->size.width;
  const double bottom = y + (double) rect->size.height;
  const double r = (double) radius;

  cairo_new_sub_path (cr);
  cairo_arc (cr, right - r, y + r, r, -G_PI_2, 0);
  cairo_arc (cr, right - r, bottom - r, r, 0, G_PI_2);
  cairo_arc (cr, x + r, bottom - r, r, G_PI_2, G_PI);
  cairo_arc (cr, x + r, y + r, r, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
}

static void
trace_points (cairo_t *cr, const GArray *points)
{
  for (guint i = 0; i < points->len; i++) {
    const graphene_point_t *point = &g_array_index (points, graphene_point_t, i);

    cairo_line_to (cr, (double) point->x, (double) point->y);
  }
}

static void
paint (const QdrPlotFigure *figure, const Palette *palette, PangoContext *context, cairo_t *cr)
{
  PangoLayout *layout = pango_layout_new (context);

  cairo_set_line_width (cr, LINE_WIDTH);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (guint i = 0; i < figure->shapes->len; i++) {
    const QdrPlotShape *shape = &g_array_index (figure->shapes, QdrPlotShape, i);
    GdkRGBA ink = palette->inks[shape->ink];
    int width;

    ink.alpha *= shape->opacity;
    gdk_cairo_set_source_rgba (cr, &ink);
    cairo_new_path (cr);
    switch (shape->kind) {
    case QDR_PLOT_RECT:
      trace_rect (cr, &shape->rect, shape->radius);
      cairo_fill (cr);
      break;
    case QDR_PLOT_AREA:
      trace_points (cr, shape->points);
      cairo_fill (cr);
      break;
    case QDR_PLOT_PATH:
      trace_points (cr, shape->points);
      cairo_stroke (cr);
      break;
    case QDR_PLOT_TEXT:
      pango_layout_set_text (layout, shape->text, -1);
      pango_layout_get_pixel_size (layout, &width, NULL);
      cairo_move_to (cr, (double) roundf (shape->rect.origin.x - shape->align * (float) width),
                     (double) roundf (shape->rect.origin.y));
      pango_cairo_show_layout_line (cr, pango_layout_get_line_readonly (layout, 0));
      break;
    default:
      g_assert_not_reached ();
    }
  }
  g_object_unref (layout);
}

/* Marks */

static void
allocate_marks (GtkWidget *parent)
{
  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    int width;

    gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
    gtk_widget_size_allocate (child, &QDR_PLOT_MARK (child)->place, -1);
  }
}

static void
qdr_plot_mark_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  allocate_marks (widget);
}

static void
qdr_plot_mark_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (qdr_plot_mark_parent_class)->dispose (object);
}

static void
qdr_plot_mark_class_init (QdrPlotMarkClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qdr_plot_mark_dispose;
  widget_class->size_allocate = qdr_plot_mark_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "plotmark");
}

static void
qdr_plot_mark_init (QdrPlotMark *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

/* The table of marks */

static GtkWidget *
add_mark (GtkWidget *parent, GtkAccessibleRole role, const char *words, gboolean focusable)
{
  GtkWidget *mark =
      g_object_new (QDR_TYPE_PLOT_MARK, "accessible-role", role, "focusable", focusable, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (mark), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  gtk_widget_set_parent (mark, parent);
  return mark;
}

static void
add_cells (GtkWidget *row, char **texts)
{
  for (guint i = 0; texts[i] != NULL; i++)
    add_mark (row, GTK_ACCESSIBLE_ROLE_CELL, texts[i], FALSE);
}

/* Adds the marks, which form a table for assistive tools. A row of the plot is a row of this table,
 * or a cell if the plot is a cross table. The mark of a row of the plot can have the focus and is
 * added to self->marks. */
static void
fill_table (QdrPlotView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  g_auto (GStrv) headings = qdr_plot_format_headings (self->shown);
  g_autofree char *heading = g_strjoinv (", ", headings);
  const char *label = NULL;
  GtkWidget *line = NULL;

  /* Headings are cells, because GTK 4.8 would expose column headers as “filler”. */
  add_cells (add_mark (widget, GTK_ACCESSIBLE_ROLE_ROW, heading, FALSE), headings);
  for (guint i = 0; i < qdr_plot_get_n_rows (self->shown); i++) {
    g_autofree char *words = qdr_plot_describe_row (self->shown, i);
    GtkWidget *mark;

    if (qdr_plot_get_kind (self->shown) == QDR_PLOT_CROSS) {
      /* Rows of the plot with the same label are cells of one line of the cross table. */
      if (g_strcmp0 (label, qdr_plot_get_row (self->shown, i)->label) != 0) {
        label = qdr_plot_get_row (self->shown, i)->label;
        line = add_mark (widget, GTK_ACCESSIBLE_ROLE_ROW, label, FALSE);
      }
      mark = add_mark (line, GTK_ACCESSIBLE_ROLE_CELL, words, TRUE);
    } else {
      g_auto (GStrv) cells = qdr_plot_format_cells (self->shown, i);

      mark = add_mark (widget, GTK_ACCESSIBLE_ROLE_ROW, words, TRUE);
      add_cells (mark, cells);
    }
    g_ptr_array_add (self->marks, mark);
  }
}

/* Sets the places of all marks in a widget, including nested marks, so that each fills its
 * parent. */
static void
place_nested_marks (GtkWidget *parent, int width, int height)
{
  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    QDR_PLOT_MARK (child)->place = (GtkAllocation){ 0, 0, width, height };
    place_nested_marks (child, width, height);
  }
}

/* The highlighted row */

static gboolean
has_focus (QdrPlotView *self)
{
  return gtk_event_controller_focus_contains_focus (self->focus);
}

/* Returns the row under the pointer, otherwise the row with the focus, otherwise NO_ROW. */
static guint
get_highlighted_row (QdrPlotView *self)
{
  if (self->pointed != NO_ROW)
    return self->pointed;
  return has_focus (self) ? self->focused : NO_ROW;
}

static void
update_words (QdrPlotView *self)
{
  const guint row = get_highlighted_row (self);
  char *words = row != NO_ROW ? qdr_plot_describe_row (self->shown, row) : NULL;

  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (g_strcmp0 (words, self->words) == 0) {
    g_free (words);
    return;
  }
  g_free (self->words);
  self->words = words;
  g_object_notify (G_OBJECT (self), "words");
}

static guint
find_row (QdrPlotView *self, double x, double y)
{
  return self->figure != NULL ? qdr_plot_figure_find_row (self->figure, x, y) : NO_ROW;
}

static void
motion_cb (QdrPlotView *self, double x, double y)
{
  self->pointed = find_row (self, x, y);
  update_words (self);
}

static void
leave_cb (QdrPlotView *self)
{
  self->pointed = NO_ROW;
  update_words (self);
}

static void
pressed_cb (QdrPlotView *self, int n_press, double x, double y)
{
  const guint row = find_row (self, x, y);

  if (row == NO_ROW)
    return;
  self->focused = row;
  gtk_widget_grab_focus (g_ptr_array_index (self->marks, row));
}

/* The keyboard */

static void
focus_row (QdrPlotView *self, guint row)
{
  self->focused = row;
  gtk_widget_grab_focus (g_ptr_array_index (self->marks, row));
  update_words (self);
}

/* The focus enters at the row that had it last. Arrow keys move it to a neighbouring row, and Tab
 * moves it out of the plot. */
static gboolean
qdr_plot_view_focus (GtkWidget *widget, GtkDirectionType direction)
{
  QdrPlotView *self = QDR_PLOT_VIEW (widget);
  guint next;

  if (self->figure == NULL)
    return FALSE;
  if (!has_focus (self)) {
    focus_row (self, self->focused);
    return TRUE;
  }
  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return FALSE;
  next = qdr_plot_figure_find_neighbour (self->figure, self->focused, direction);
  if (next != NO_ROW)
    focus_row (self, next);
  return next != NO_ROW;
}

static gboolean
qdr_plot_view_grab_focus (GtkWidget *widget)
{
  QdrPlotView *self = QDR_PLOT_VIEW (widget);

  if (self->marks->len == 0)
    return FALSE;
  focus_row (self, self->focused);
  return TRUE;
}

static gboolean
focus_end_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  QdrPlotView *self = QDR_PLOT_VIEW (widget);

  if (self->marks->len > 0)
    focus_row (self, g_variant_get_boolean (args) ? self->marks->len - 1 : 0);
  return TRUE;
}

/* Size and drawing */

static QdrPlotFigure *
make_figure (QdrPlotView *self, int width)
{
  GtkWidget *widget = GTK_WIDGET (self);

  return qdr_plot_figure_new (self->shown, gtk_widget_get_pango_context (widget), width,
                              gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL);
}

static int
get_min_width (QdrPlotView *self)
{
  return qdr_plot_figure_get_min_width (self->shown,
                                        gtk_widget_get_pango_context (GTK_WIDGET (self)));
}

static GtkSizeRequestMode
qdr_plot_view_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
qdr_plot_view_measure (GtkWidget *widget,
                       GtkOrientation orientation,
                       int for_size,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline,
                       int *natural_baseline)
{
  QdrPlotView *self = QDR_PLOT_VIEW (widget);

  *minimum = 0;
  if (self->shown != NULL && orientation == GTK_ORIENTATION_HORIZONTAL) {
    *minimum = get_min_width (self);
  } else if (self->shown != NULL) {
    g_autoptr (QdrPlotFigure) figure = make_figure (self, MAX (for_size, get_min_width (self)));

    *minimum = (int) ceilf (figure->height);
  }
  *natural = *minimum;
}

static void
qdr_plot_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  QdrPlotView *self = QDR_PLOT_VIEW (widget);

  if (self->shown == NULL)
    return;
  qdr_plot_figure_free (self->figure);
  self->figure = make_figure (self, width);

  /* The marks of rows can have the focus, so each is placed over the drawing of its row. */
  place_nested_marks (widget, width, height);
  for (guint i = 0; i < self->marks->len; i++) {
    const graphene_rect_t *bounds = &g_array_index (self->figure->places, QdrPlotPlace, i).bounds;
    QdrPlotMark *mark = g_ptr_array_index (self->marks, i);

    mark->place = (GtkAllocation){ (int) bounds->origin.x, (int) bounds->origin.y,
                                   MAX ((int) bounds->size.width, 1), (int) bounds->size.height };
    place_nested_marks (GTK_WIDGET (mark), mark->place.width, mark->place.height);
  }
  allocate_marks (widget);
}

/* Draws the plot and highlights a row. A bar gets a background, a field of a cross table gets a
 * frame, and a day of a line gets a ring and a vertical rule. */
static void
qdr_plot_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  QdrPlotView *self = QDR_PLOT_VIEW (widget);
  const guint row = get_highlighted_row (self);
  QdrPlotKind kind;
  Palette palette;
  cairo_t *cr;

  if (self->figure == NULL)
    return;
  kind = qdr_plot_get_kind (self->shown);
  load_palette (&palette, widget);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, self->figure->width,
                                                                 self->figure->height));
  paint (self->figure, &palette, gtk_widget_get_pango_context (widget), cr);
  cairo_destroy (cr);
  if (row != NO_ROW) {
    const QdrPlotPlace *place = &g_array_index (self->figure->places, QdrPlotPlace, row);
    GdkRGBA ink = palette.inks[QDR_PLOT_INK_TEXT];
    GskRoundedRect frame;

    gsk_rounded_rect_init_from_rect (&frame, &place->bounds, HOVER_RADIUS);
    if (kind == QDR_PLOT_BARS) {
      ink.alpha *= HOVER_OPACITY;
      gtk_snapshot_push_rounded_clip (snapshot, &frame);
      gtk_snapshot_append_color (snapshot, &ink, &place->bounds);
      gtk_snapshot_pop (snapshot);
    } else {
      if (kind == QDR_PLOT_LINE) {
        const graphene_rect_t rule =
            GRAPHENE_RECT_INIT (floorf (place->point.x), 0, 1, self->figure->height);
        const graphene_rect_t ring =
            GRAPHENE_RECT_INIT (place->point.x - RING, place->point.y - RING, 2 * RING, 2 * RING);

        gtk_snapshot_append_color (snapshot, &ink, &rule);
        gsk_rounded_rect_init_from_rect (&frame, &ring, RING);
      }
      gtk_snapshot_append_border (snapshot, &frame, (float[]){ 2, 2, 2, 2 },
                                  (GdkRGBA[]){ ink, ink, ink, ink });
    }
  }

  GTK_WIDGET_CLASS (qdr_plot_view_parent_class)->snapshot (widget, snapshot);
}

/* Lays the plot out again, because the font may have changed. */
static void
qdr_plot_view_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (qdr_plot_view_parent_class)->css_changed (widget, change);

  gtk_widget_queue_resize (widget);
}

/* The object */

static void
clear_plot (QdrPlotView *self)
{
  GtkWidget *mark;

  g_ptr_array_set_size (self->marks, 0);
  while ((mark = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (mark);
  g_clear_pointer (&self->figure, qdr_plot_figure_free);
  g_clear_pointer (&self->shown, qdr_plot_free);
  g_clear_pointer (&self->plot, qdr_plot_free);
}

static void
qdr_plot_view_dispose (GObject *object)
{
  clear_plot (QDR_PLOT_VIEW (object));

  G_OBJECT_CLASS (qdr_plot_view_parent_class)->dispose (object);
}

static void
qdr_plot_view_finalize (GObject *object)
{
  QdrPlotView *self = QDR_PLOT_VIEW (object);

  g_ptr_array_unref (self->marks);
  g_free (self->words);

  G_OBJECT_CLASS (qdr_plot_view_parent_class)->finalize (object);
}

static void
qdr_plot_view_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_WORDS)
    g_value_set_string (value, QDR_PLOT_VIEW (object)->words);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
qdr_plot_view_class_init (QdrPlotViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = qdr_plot_view_dispose;
  object_class->finalize = qdr_plot_view_finalize;
  object_class->get_property = qdr_plot_view_get_property;
  widget_class->get_request_mode = qdr_plot_view_get_request_mode;
  widget_class->measure = qdr_plot_view_measure;
  widget_class->size_allocate = qdr_plot_view_size_allocate;
  widget_class->snapshot = qdr_plot_view_snapshot;
  widget_class->css_changed = qdr_plot_view_css_changed;
  widget_class->focus = qdr_plot_view_focus;
  widget_class->grab_focus = qdr_plot_view_grab_focus;

  g_object_class_install_property (object_class, PROP_WORDS,
                                   g_param_spec_string ("words", NULL, NULL, NULL,
                                                        G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));

  gtk_widget_class_add_binding (widget_class, GDK_KEY_Home, 0, focus_end_cb, "b", FALSE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Home, 0, focus_end_cb, "b", FALSE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_End, 0, focus_end_cb, "b", TRUE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_End, 0, focus_end_cb, "b", TRUE);
  gtk_widget_class_set_css_name (widget_class, "plot");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_TABLE);
}

static void
qdr_plot_view_init (QdrPlotView *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  self->marks = g_ptr_array_new ();
  self->focus = GTK_EVENT_CONTROLLER_FOCUS (focus);
  self->pointed = NO_ROW;
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  g_signal_connect_swapped (focus, "notify::contains-focus", G_CALLBACK (update_words), self);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

void
qdr_plot_view_set_plot (QdrPlotView *self, QdrPlot *plot)
{
  g_autofree char *table = NULL;
  g_autofree char *previous = NULL;
  gboolean had_focus;
  guint last;

  g_return_if_fail (QDR_IS_PLOT_VIEW (self));
  g_return_if_fail (plot != NULL && qdr_plot_get_n_rows (plot) > 0);

  table = qdr_plot_write_csv (plot);
  previous = self->plot != NULL ? qdr_plot_write_csv (self->plot) : NULL;
  if (g_strcmp0 (table, previous) == 0 &&
      qdr_plot_get_kind (plot) == qdr_plot_get_kind (self->plot)) {
    qdr_plot_free (plot);
    return;
  }

  had_focus = qdr_focus_find_focused_child (GTK_WIDGET (self)) >= 0;
  clear_plot (self);
  self->plot = plot;
  self->shown =
      qdr_plot_make_reduced_copy (plot,
                                  qdr_plot_get_kind (plot) == QDR_PLOT_BARS ? MAX_BARS : MAX_DAYS);
  self->pointed = NO_ROW;
  last = qdr_plot_get_n_rows (self->shown) - 1;
  if (had_focus)
    self->focused = MIN (self->focused, last);
  else
    self->focused = qdr_plot_get_kind (plot) == QDR_PLOT_LINE ? last : 0;
  fill_table (self);
  if (had_focus)
    gtk_widget_grab_focus (GTK_WIDGET (g_ptr_array_index (self->marks, self->focused)));
  update_words (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

const QdrPlot *
qdr_plot_view_get_plot (QdrPlotView *self)
{
  g_return_val_if_fail (QDR_IS_PLOT_VIEW (self), NULL);

  return self->plot;
}

char *
qdr_plot_view_write_svg (QdrPlotView *self, const char *title)
{
  Palette palette;
  PangoContext *context;
  g_autoptr (QdrPlotFigure) figure = NULL;

  g_return_val_if_fail (QDR_IS_PLOT_VIEW (self), NULL);
  g_return_val_if_fail (title != NULL, NULL);

  if (self->shown == NULL)
    return NULL;
  context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  figure = make_figure (self, MAX (SVG_WIDTH, get_min_width (self)));
  load_palette (&palette, GTK_WIDGET (self));
  return write_svg (figure, title, &palette, pango_context_get_font_description (context));
}
