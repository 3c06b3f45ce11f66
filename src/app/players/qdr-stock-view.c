/*
 * The walls a player has in stock, drawn as a row of little bars.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-stock-view.h"

#include <math.h>

#include <glib/gi18n.h>

#include "qdr-board-pieces.h"

/* Logical pixels. */
#define BAR_LENGTH 16
#define BAR_THICKNESS 5
#define BAR_PITCH 8
#define NUMBER_GAP 6

/* More bars than this are no longer counted at a glance. */
#define MAX_BARS 24

#define USED_OPACITY 0.18f

/* How far beside the bars a finger may come down. */
#define REACH 14

struct _QdrStockView {
  GtkWidget parent_instance;

  QdrPlayer *player;
  GtkOrientation orientation;
  gboolean dragging; /* a wall is being dragged out */
};

G_DEFINE_FINAL_TYPE_WITH_CODE (QdrStockView,
                               qdr_stock_view,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_ORIENTABLE, NULL))

enum {
  PROP_0,
  PROP_PLAYER,
  N_PROPS,
  PROP_ORIENTATION = N_PROPS,
};

static GParamSpec *properties[N_PROPS];

enum {
  SIGNAL_DRAG_BEGIN,
  SIGNAL_DRAG_MOVED,
  SIGNAL_DRAG_TURNED,
  SIGNAL_DRAG_END,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static guint
get_stock (QdrStockView *self)
{
  return self->player != NULL ? qdr_player_get_stock (self->player) : 0;
}

/* The bars there are, used or not. */
static guint
count_slots (QdrStockView *self)
{
  return self->player != NULL ? qdr_player_get_full_stock (self->player) : 0;
}

static int
length_of_bars (QdrStockView *self)
{
  return (int) MAX (count_slots (self), 1) * BAR_PITCH - (BAR_PITCH - BAR_THICKNESS);
}

/* Following the player */

static void
update_stock (QdrStockView *self)
{
  const guint stock = get_stock (self);
  g_autofree char *label =
      g_strdup_printf (ngettext ("%u wall left", "%u walls left", stock), stock);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), label);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Widget */

/* The size of the number that stands for the bars. */
static PangoLayout *
create_number (QdrStockView *self, int *width, int *height)
{
  g_autofree char *text = g_strdup_printf ("%u", get_stock (self));
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);

  pango_layout_get_pixel_size (layout, width, height);
  return layout;
}

static int
length_of_number (QdrStockView *self)
{
  int width, height;
  G_GNUC_UNUSED g_autoptr (PangoLayout) layout = create_number (self, &width, &height);

  if (self->orientation == GTK_ORIENTATION_HORIZONTAL)
    return BAR_THICKNESS + NUMBER_GAP + width;
  else
    return BAR_THICKNESS + NUMBER_GAP + height;
}

static void
qdr_stock_view_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  QdrStockView *self = QDR_STOCK_VIEW (widget);
  int width, height;
  G_GNUC_UNUSED g_autoptr (PangoLayout) layout = create_number (self, &width, &height);

  if (orientation == self->orientation) {
    *minimum = MIN (length_of_bars (self), length_of_number (self));
    *natural = count_slots (self) <= MAX_BARS ? length_of_bars (self) : length_of_number (self);
  } else {
    *minimum = MAX (BAR_LENGTH, orientation == GTK_ORIENTATION_HORIZONTAL ? width : height);
    *natural = *minimum;
  }
}

/* The rectangle of a bar that begins at @offset along the row. */
static graphene_rect_t
place_bar (QdrStockView *self, int offset)
{
  const float width = (float) gtk_widget_get_width (GTK_WIDGET (self));
  const float height = (float) gtk_widget_get_height (GTK_WIDGET (self));

  if (self->orientation == GTK_ORIENTATION_HORIZONTAL)
    return GRAPHENE_RECT_INIT ((float) offset, floorf ((height - BAR_LENGTH) / 2), BAR_THICKNESS,
                               BAR_LENGTH);
  else
    return GRAPHENE_RECT_INIT (floorf ((width - BAR_LENGTH) / 2), (float) offset, BAR_LENGTH,
                               BAR_THICKNESS);
}

/* Used ones stay as traces, so that the row keeps its place. */
static void
snapshot_bars (QdrStockView *self, GtkSnapshot *snapshot, const GdkRGBA *colour)
{
  GdkRGBA trace;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &trace);
  trace = qdr_board_pieces_fade (&trace, USED_OPACITY);

  for (guint i = 0; i < count_slots (self); i++) {
    const graphene_rect_t bar = place_bar (self, (int) i * BAR_PITCH);
    GskRoundedRect outline;

    if (i < get_stock (self)) {
      qdr_board_pieces_snapshot_wall (snapshot, &bar, colour);
    } else {
      gsk_rounded_rect_init_from_rect (&outline, &bar, BAR_THICKNESS * 0.3f);
      gtk_snapshot_push_rounded_clip (snapshot, &outline);
      gtk_snapshot_append_color (snapshot, &trace, &bar);
      gtk_snapshot_pop (snapshot);
    }
  }
}

static void
snapshot_number (QdrStockView *self, GtkSnapshot *snapshot, const GdkRGBA *colour)
{
  const graphene_rect_t bar = place_bar (self, 0);
  int width, height;
  g_autoptr (PangoLayout) layout = create_number (self, &width, &height);
  GdkRGBA text;
  float x = BAR_THICKNESS + NUMBER_GAP;
  float y = (float) (gtk_widget_get_height (GTK_WIDGET (self)) - height) / 2;

  if (self->orientation == GTK_ORIENTATION_VERTICAL) {
    x = (float) (gtk_widget_get_width (GTK_WIDGET (self)) - width) / 2;
    y = BAR_THICKNESS + NUMBER_GAP;
  }

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &text);
  qdr_board_pieces_snapshot_wall (snapshot, &bar, colour);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  gtk_snapshot_append_layout (snapshot, layout, &text);
  gtk_snapshot_restore (snapshot);
}

static void
qdr_stock_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  QdrStockView *self = QDR_STOCK_VIEW (widget);
  const int room = gtk_widget_get_size (widget, self->orientation);
  QdrBoardPalette palette;
  const GdkRGBA *colour;

  if (self->player == NULL)
    return;

  qdr_board_palette_load (&palette, widget);
  colour = &palette.players[qdr_player_get_number (self->player)];
  if (count_slots (self) <= MAX_BARS && length_of_bars (self) <= room)
    snapshot_bars (self, snapshot, colour);
  else
    snapshot_number (self, snapshot, colour);
}

static gboolean
qdr_stock_view_contains (GtkWidget *widget, double x, double y)
{
  return x >= -REACH && y >= -REACH && x < gtk_widget_get_width (widget) + REACH &&
         y < gtk_widget_get_height (widget) + REACH;
}

/* Dragging a wall out */

static gboolean
begin_drag (QdrStockView *self, GtkGesture *gesture)
{
  const gboolean finger =
      gtk_gesture_single_get_current_sequence (GTK_GESTURE_SINGLE (gesture)) != NULL;

  if (get_stock (self) > 0)
    g_signal_emit (self, signals[SIGNAL_DRAG_BEGIN], 0, finger, &self->dragging);
  gtk_gesture_set_state (gesture,
                         self->dragging ? GTK_EVENT_SEQUENCE_CLAIMED : GTK_EVENT_SEQUENCE_DENIED);
  return self->dragging;
}

static void
end_drag (QdrStockView *self, gboolean dropped)
{
  if (!self->dragging)
    return;

  self->dragging = FALSE;
  g_signal_emit (self, signals[SIGNAL_DRAG_END], 0, dropped);
}

static void
drag_update_cb (GtkGestureDrag *gesture, double dx, double dy, QdrStockView *self)
{
  double x, y;

  if (!self->dragging && (!gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int) dx, (int) dy) ||
                          !begin_drag (self, GTK_GESTURE (gesture))))
    return;

  gtk_gesture_drag_get_start_point (gesture, &x, &y);
  g_signal_emit (self, signals[SIGNAL_DRAG_MOVED], 0, x + dx, y + dy);
}

static void
drag_end_cb (GtkGestureDrag *gesture, double dx, double dy, QdrStockView *self)
{
  end_drag (self, TRUE);
}

static void
drag_cancel_cb (GtkGesture *gesture, GdkEventSequence *sequence, QdrStockView *self)
{
  end_drag (self, FALSE);
}

/* A gesture for the other button would end the drag of the first one: it is the same pointer. */
static gboolean
button_cb (GtkEventControllerLegacy *controller, GdkEvent *event, QdrStockView *self)
{
  const GdkEventType type = gdk_event_get_event_type (event);

  if (!self->dragging || (type != GDK_BUTTON_PRESS && type != GDK_BUTTON_RELEASE) ||
      gdk_button_event_get_button (event) != GDK_BUTTON_SECONDARY)
    return GDK_EVENT_PROPAGATE;

  if (type == GDK_BUTTON_PRESS)
    g_signal_emit (self, signals[SIGNAL_DRAG_TURNED], 0);
  return GDK_EVENT_STOP;
}

static void
add_controllers (QdrStockView *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkEventController *button = gtk_event_controller_legacy_new ();

  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect (drag, "cancel", G_CALLBACK (drag_cancel_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));

  gtk_event_controller_set_propagation_phase (button, GTK_PHASE_CAPTURE);
  g_signal_connect (button, "event", G_CALLBACK (button_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), button);
}

/* Object */

static void
set_orientation (QdrStockView *self, GtkOrientation orientation)
{
  if (self->orientation == orientation)
    return;

  self->orientation = orientation;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify (G_OBJECT (self), "orientation");
}

static void
qdr_stock_view_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  QdrStockView *self = QDR_STOCK_VIEW (object);

  switch (id) {
  case PROP_PLAYER:
    g_value_set_object (value, self->player);
    break;
  case PROP_ORIENTATION:
    g_value_set_enum (value, self->orientation);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
qdr_stock_view_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  QdrStockView *self = QDR_STOCK_VIEW (object);

  switch (id) {
  case PROP_PLAYER:
    qdr_stock_view_set_player (self, g_value_get_object (value));
    break;
  case PROP_ORIENTATION:
    set_orientation (self, g_value_get_enum (value));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
qdr_stock_view_dispose (GObject *object)
{
  g_clear_object (&QDR_STOCK_VIEW (object)->player);

  G_OBJECT_CLASS (qdr_stock_view_parent_class)->dispose (object);
}

static void
qdr_stock_view_class_init (QdrStockViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = qdr_stock_view_get_property;
  object_class->set_property = qdr_stock_view_set_property;
  object_class->dispose = qdr_stock_view_dispose;

  widget_class->measure = qdr_stock_view_measure;
  widget_class->snapshot = qdr_stock_view_snapshot;
  widget_class->contains = qdr_stock_view_contains;

  properties[PROP_PLAYER] =
      g_param_spec_object ("player", NULL, NULL, QDR_TYPE_PLAYER,
                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  g_object_class_override_property (object_class, PROP_ORIENTATION, "orientation");

  signals[SIGNAL_DRAG_BEGIN] = g_signal_new ("drag-begin", QDR_TYPE_STOCK_VIEW, G_SIGNAL_RUN_LAST,
                                             0, g_signal_accumulator_true_handled, NULL, NULL,
                                             G_TYPE_BOOLEAN, 1, G_TYPE_BOOLEAN);
  signals[SIGNAL_DRAG_MOVED] =
      g_signal_new ("drag-moved", QDR_TYPE_STOCK_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                    G_TYPE_NONE, 2, G_TYPE_DOUBLE, G_TYPE_DOUBLE);
  signals[SIGNAL_DRAG_TURNED] = g_signal_new ("drag-turned", QDR_TYPE_STOCK_VIEW, G_SIGNAL_RUN_LAST,
                                              0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_DRAG_END] = g_signal_new ("drag-end", QDR_TYPE_STOCK_VIEW, G_SIGNAL_RUN_LAST, 0,
                                           NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
  gtk_widget_class_set_css_name (widget_class, "stock");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
qdr_stock_view_init (QdrStockView *self)
{
  self->orientation = GTK_ORIENTATION_HORIZONTAL;
  add_controllers (self);
}

QdrPlayer *
qdr_stock_view_get_player (QdrStockView *self)
{
  g_return_val_if_fail (QDR_IS_STOCK_VIEW (self), NULL);

  return self->player;
}

void
qdr_stock_view_set_player (QdrStockView *self, QdrPlayer *player)
{
  g_return_if_fail (QDR_IS_STOCK_VIEW (self));
  g_return_if_fail (player == NULL || QDR_IS_PLAYER (player));

  if (self->player == player)
    return;

  if (self->player != NULL)
    g_signal_handlers_disconnect_by_func (self->player, update_stock, self);
  g_set_object (&self->player, player);
  if (player != NULL)
    g_signal_connect_object (player, "notify::stock", G_CALLBACK (update_stock), self,
                             G_CONNECT_SWAPPED);
  update_stock (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLAYER]);
}
