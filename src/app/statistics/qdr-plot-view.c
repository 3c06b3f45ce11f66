/*
 * A plot in a window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-plot-view.h"

#include <math.h>

#include "qdr-focus.h"
#include "qdr-plot-figure.h"
#include "qdr-plot-paint.h"
#include "qdr-plot-table.h"

/* Logical pixels. */
#define SVG_WIDTH 640

/* More days than that cannot be told apart, and more bars nobody would look at. */
#define MAX_DAYS 250
#define MAX_BARS 20

#define NOWHERE QDR_PLOT_FIGURE_NOWHERE

struct _QdrPlotView {
  GtkWidget parent_instance;

  QdrPlot *plot;                  /* (nullable): all of it */
  QdrPlot *shown;                 /* (nullable): what is drawn */
  QdrPlotFigure *figure;          /* (nullable): of the present width */
  GPtrArray *marks;               /* of QdrPlotMark, unowned: of each row that is drawn */
  guint pointed;                  /* the row under the pointer, or NOWHERE */
  guint focused;                  /* the one where the focus is, or was last */
  char *words;                    /* (nullable) */
  GtkEventControllerFocus *focus; /* unowned */
};

G_DEFINE_FINAL_TYPE (QdrPlotView, qdr_plot_view, GTK_TYPE_WIDGET)

enum {
  PROP_0,
  PROP_WORDS,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* --- What is pointed at ----------------------------------------------------------------------- */

static gboolean
has_focus (QdrPlotView *self)
{
  return gtk_event_controller_focus_contains_focus (self->focus);
}

/* The row that is told of, or NOWHERE: that under the pointer, or else where the focus is. */
static guint
get_told (QdrPlotView *self)
{
  if (self->pointed != NOWHERE)
    return self->pointed;
  return has_focus (self) ? self->focused : NOWHERE;
}

static void
tell (QdrPlotView *self)
{
  const guint row = get_told (self);
  char *words = row != NOWHERE ? qdr_plot_write_words (self->shown, row) : NULL;

  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (g_strcmp0 (words, self->words) == 0) {
    g_free (words);
    return;
  }
  g_free (self->words);
  self->words = words;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_WORDS]);
}

static guint
find_row (QdrPlotView *self, double x, double y)
{
  return self->figure != NULL ? qdr_plot_figure_find (self->figure, x, y) : NOWHERE;
}

static void
motion_cb (QdrPlotView *self, double x, double y)
{
  self->pointed = find_row (self, x, y);
  tell (self);
}

static void
leave_cb (QdrPlotView *self)
{
  self->pointed = NOWHERE;
  tell (self);
}

static void
pressed_cb (QdrPlotView *self, int n_press, double x, double y)
{
  const guint row = find_row (self, x, y);

  if (row == NOWHERE)
    return;
  self->focused = row;
  gtk_widget_grab_focus (g_ptr_array_index (self->marks, row));
}

/* --- The keyboard ----------------------------------------------------------------------------- */

static void
go_to (QdrPlotView *self, guint row)
{
  self->focused = row;
  gtk_widget_grab_focus (g_ptr_array_index (self->marks, row));
  tell (self);
}

/* FALSE if there is nothing to go to in that direction. */
static gboolean
step (QdrPlotView *self, GtkDirectionType direction)
{
  const guint next = qdr_plot_figure_find_next (self->figure, self->focused, direction);

  if (next != NOWHERE)
    go_to (self, next);
  return next != NOWHERE;
}

/* Tab comes to where one was, and goes on from there to what is beside the plot. */
static gboolean
qdr_plot_view_focus (GtkWidget *widget, GtkDirectionType direction)
{
  QdrPlotView *self = QDR_PLOT_VIEW (widget);

  if (self->figure == NULL)
    return FALSE;
  if (!has_focus (self)) {
    go_to (self, self->focused);
    return TRUE;
  }
  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return FALSE;
  return step (self, direction);
}

static gboolean
qdr_plot_view_grab_focus (GtkWidget *widget)
{
  QdrPlotView *self = QDR_PLOT_VIEW (widget);

  if (self->marks->len == 0)
    return FALSE;
  go_to (self, self->focused);
  return TRUE;
}

static gboolean
end_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  QdrPlotView *self = QDR_PLOT_VIEW (widget);

  if (self->marks->len > 0)
    go_to (self, g_variant_get_boolean (args) ? self->marks->len - 1 : 0);
  return TRUE;
}

/* --- Size and drawing ------------------------------------------------------------------------- */

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

static int
measure_height (QdrPlotView *self, int width)
{
  g_autoptr (QdrPlotFigure) figure = make_figure (self, width);

  return (int) ceilf (figure->height);
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
  if (self->shown != NULL)
    *minimum = orientation == GTK_ORIENTATION_HORIZONTAL
                   ? get_min_width (self)
                   : measure_height (self, MAX (for_size, get_min_width (self)));
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
  qdr_plot_table_place (widget, self->marks, self->figure);
}

static void
qdr_plot_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  QdrPlotView *self = QDR_PLOT_VIEW (widget);
  QdrPlotPalette palette;
  cairo_t *cr;

  if (self->figure == NULL)
    return;
  qdr_plot_palette_load (&palette, widget);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, self->figure->width,
                                                                 self->figure->height));
  qdr_plot_paint (self->figure, &palette, gtk_widget_get_pango_context (widget), cr);
  cairo_destroy (cr);
  if (get_told (self) != NOWHERE)
    qdr_plot_snapshot_place (self->figure, get_told (self), qdr_plot_get_kind (self->shown),
                             &palette.inks[QDR_PLOT_INK_TEXT], snapshot);

  GTK_WIDGET_CLASS (qdr_plot_view_parent_class)->snapshot (widget, snapshot);
}

/* Its letters may be others. */
static void
qdr_plot_view_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (qdr_plot_view_parent_class)->css_changed (widget, change);

  gtk_widget_queue_resize (widget);
}

/* --- The object ------------------------------------------------------------------------------- */

static void
clear (QdrPlotView *self)
{
  g_ptr_array_set_size (self->marks, 0);
  qdr_plot_table_clear (GTK_WIDGET (self));
  g_clear_pointer (&self->figure, qdr_plot_figure_free);
  g_clear_pointer (&self->shown, qdr_plot_free);
  g_clear_pointer (&self->plot, qdr_plot_free);
}

static void
qdr_plot_view_dispose (GObject *object)
{
  clear (QDR_PLOT_VIEW (object));

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
add_bindings (GtkWidgetClass *widget_class)
{
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Home, 0, end_cb, "b", FALSE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Home, 0, end_cb, "b", FALSE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_End, 0, end_cb, "b", TRUE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_End, 0, end_cb, "b", TRUE);
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

  properties[PROP_WORDS] =
      g_param_spec_string ("words", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  add_bindings (widget_class);
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
  self->pointed = NOWHERE;
  g_signal_connect_swapped (motion, "enter", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  g_signal_connect_swapped (focus, "notify::contains-focus", G_CALLBACK (tell), self);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

static gboolean
is_same (const QdrPlot *one, const QdrPlot *other)
{
  g_autofree char *table = qdr_plot_write_csv (one);
  g_autofree char *other_table = qdr_plot_write_csv (other);

  return qdr_plot_get_kind (one) == qdr_plot_get_kind (other) && g_str_equal (table, other_table);
}

void
qdr_plot_view_set_plot (QdrPlotView *self, QdrPlot *plot)
{
  gboolean had_focus;
  guint last;

  g_return_if_fail (QDR_IS_PLOT_VIEW (self));
  g_return_if_fail (plot != NULL && qdr_plot_get_n_rows (plot) > 0);

  if (self->plot != NULL && is_same (self->plot, plot)) {
    qdr_plot_free (plot);
    return;
  }

  had_focus = qdr_focus_find_child (GTK_WIDGET (self)) >= 0;
  clear (self);
  self->plot = plot;
  self->shown =
      qdr_plot_thin (plot, qdr_plot_get_kind (plot) == QDR_PLOT_BARS ? MAX_BARS : MAX_DAYS);
  self->pointed = NOWHERE;
  last = qdr_plot_get_n_rows (self->shown) - 1;
  if (had_focus)
    self->focused = MIN (self->focused, last);
  else
    self->focused = qdr_plot_get_kind (plot) == QDR_PLOT_LINE ? last : 0;
  qdr_plot_table_fill (GTK_WIDGET (self), self->shown, self->marks);
  if (had_focus)
    gtk_widget_grab_focus (GTK_WIDGET (g_ptr_array_index (self->marks, self->focused)));
  tell (self);
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
  QdrPlotPalette palette;
  PangoContext *context;
  g_autoptr (QdrPlotFigure) figure = NULL;

  g_return_val_if_fail (QDR_IS_PLOT_VIEW (self), NULL);
  g_return_val_if_fail (title != NULL, NULL);

  if (self->shown == NULL)
    return NULL;
  context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  figure = make_figure (self, MAX (SVG_WIDTH, get_min_width (self)));
  qdr_plot_palette_load (&palette, GTK_WIDGET (self));
  return qdr_plot_svg_write (figure, title, &palette, pango_context_get_font_description (context));
}
