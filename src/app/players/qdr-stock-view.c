/*
 * The walls in a player's stock: their number and as many pieces.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-stock-view.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <math.h>

#include "qdr-board-brush.h"
#include "qdr-css-colours.h"

/* The distance between the number and the pieces, logical pixels. */
#define NUMBER_GAP 6

/* The least distance between pieces that can be counted, logical pixels. */
#define MIN_GAP 2

/* The least thickness of pieces that can be counted, logical pixels. */
#define MIN_THICKNESS 3

/* The greatest number of pieces that can be counted at a glance. */
#define MAX_PIECES 24

#define USED_OPACITY 0.18f

/* The distance from the widget within which it still reacts to fingers, logical pixels. */
#define REACH 14

/* The height to which the piece that is taken next is lifted, in widths of a piece. */
#define LIFT_HEIGHT 0.9f

/* The duration of the lifting, milliseconds. */
#define LIFT_MS 120

struct _QdrStockView {
  GtkWidget parent_instance;

  QdrPlayer *player;
  int piece_length;
  gboolean is_draggable; /* whether a wall can be dragged */
  gboolean is_dragged;   /* whether a wall is being dragged */
  double lift;           /* the progress of lifting the next piece: 0 (down) to 1 (lifted) */
  AdwAnimation *lifting; /* (nullable): the animation of @lift; created when first needed */
};

G_DEFINE_FINAL_TYPE (QdrStockView, qdr_stock_view, GTK_TYPE_WIDGET)

enum { PROP_PLAYER = 1 };

static guint
get_stock (QdrStockView *self)
{
  return self->player != NULL ? qdr_player_get_stock (self->player) : 0;
}

/* Returns the number of places for pieces, including the places of used walls. */
static guint
count_places (QdrStockView *self)
{
  return self->player != NULL ? qdr_player_get_initial_stock (self->player) : 0;
}

/* Returns the thickness of a piece that has the proportions of a wall on the board. */
static int
get_thickness (QdrStockView *self)
{
  return (self->piece_length + 2) / 5;
}

static int
get_gap (QdrStockView *self)
{
  return MAX (3, get_thickness (self) * 3 / 4);
}

/* Following the player */

static gboolean
can_drag (QdrStockView *self)
{
  return self->is_draggable && get_stock (self) > 0;
}

static void
update_stock (QdrStockView *self)
{
  const guint stock = get_stock (self);
  g_autofree char *label =
      g_strdup_printf (ngettext ("%u wall left", "%u walls left", stock), stock);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self),
                               can_drag (self) ? _ ("Drag a wall onto the board") : label);
  /* Otherwise the tooltip would become the description. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "",
                                  -1);
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), can_drag (self) ? "grab" : NULL);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Lays out a number and measures it. */
static PangoLayout *
create_number (QdrStockView *self, guint number, int *width, int *height)
{
  g_autofree char *text = g_strdup_printf ("%u", number);
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);

  pango_layout_get_pixel_size (layout, width, height);
  return layout;
}

/* Measures the initial number of walls, so that the pieces do not move when the number changes. */
static void
measure_number (QdrStockView *self, int *width, int *height)
{
  G_GNUC_UNUSED g_autoptr (PangoLayout) layout =
      create_number (self, count_places (self), width, height);
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

  measure_number (self, &width, &height);
  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *minimum = width + NUMBER_GAP + get_thickness (self);
    *natural = *minimum;
    if (count_places (self) <= MAX_PIECES)
      *natural = width + NUMBER_GAP - get_gap (self) +
                 (int) MAX (count_places (self), 1) * (get_thickness (self) + get_gap (self));
  } else {
    *minimum = MAX (self->piece_length, height);
    *natural = *minimum;
  }
}

/* The positions of the pieces, logical pixels, measured from the side at which text begins. */
typedef struct {
  guint places;  /* the number of places for pieces, used or not */
  int start;     /* the position of the first piece */
  int thickness; /* the thickness of each piece */
  int pitch;     /* the distance from the start of one piece to the start of the next */
} Row;

/* Calculates the positions of the pieces. In a narrow widget, they are closer together and, if
 * needed, thinner. If they still do not fit, or are too many to count, there is only one piece. */
static Row
make_row (QdrStockView *self)
{
  Row row = { .places = count_places (self), .thickness = get_thickness (self) };
  int height, room;

  measure_number (self, &row.start, &height);
  row.start += NUMBER_GAP;
  room = gtk_widget_get_width (GTK_WIDGET (self)) - row.start;
  while (row.thickness > MIN_THICKNESS &&
         (int) row.places * (row.thickness + MIN_GAP) - MIN_GAP > room)
    row.thickness--;
  if (row.places > MAX_PIECES || (int) row.places * (row.thickness + MIN_GAP) - MIN_GAP > room) {
    row.places = 1;
    row.thickness = get_thickness (self);
  }
  row.pitch = row.thickness + get_gap (self);
  if (row.places > 1)
    row.pitch = MIN (row.pitch, (room - row.thickness) / ((int) row.places - 1));
  return row;
}

static void
snapshot_number (QdrStockView *self, GtkSnapshot *snapshot, const GdkRGBA *colour)
{
  int width, height, x = 0;
  g_autoptr (PangoLayout) layout = create_number (self, get_stock (self), &width, &height);

  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (GTK_WIDGET (self)) - width;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
      snapshot,
      &GRAPHENE_POINT_INIT ((float) x,
                            (float) (gtk_widget_get_height (GTK_WIDGET (self)) - height) / 2));
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_restore (snapshot);
}

static void
qdr_stock_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  QdrStockView *self = QDR_STOCK_VIEW (widget);
  QdrBoardPalette palette;
  QdrBoardBrush brush;
  const GdkRGBA *colour;
  GdkRGBA text, used;
  guint pieces;
  Row row;

  if (self->player == NULL)
    return;

  qdr_board_palette_load (&palette, widget);
  brush = qdr_board_brush_for_widget (widget, snapshot, &palette);
  colour = &palette.players[qdr_player_get_number (self->player)];
  /* The text colour of the stock itself is that of walls on the board. */
  qdr_css_get_text_colour (gtk_widget_get_parent (widget), &text);
  used = qdr_board_pieces_fade_colour (&text, USED_OPACITY);
  row = make_row (self);
  pieces = MIN (get_stock (self) - (self->is_dragged ? 1 : 0), row.places);
  snapshot_number (self, snapshot, &text);
  for (guint i = 0; i < row.places; i++) {
    const int offset = row.start + (int) i * row.pitch;
    const int x = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL
                      ? gtk_widget_get_width (widget) - offset - row.thickness
                      : offset;
    const int margin = gtk_widget_get_height (widget) - self->piece_length;
    const graphene_rect_t place =
        GRAPHENE_RECT_INIT ((float) x, floorf ((float) margin / 2), (float) row.thickness,
                            (float) self->piece_length);
    GskRoundedRect outline;

    if (i < pieces) {
      /* The next piece to be taken is lifted while the pointer is over the stock. */
      qdr_board_brush_draw_wall (&brush, &place, colour, qdr_player_get_number (self->player),
                                 i + 1 == pieces ? (float) self->lift * LIFT_HEIGHT : 0);
      continue;
    }
    gsk_rounded_rect_init_from_rect (&outline, &place, qdr_board_pieces_get_wall_radius (&place));
    gtk_snapshot_push_rounded_clip (snapshot, &outline);
    gtk_snapshot_append_color (snapshot, &used, &place);
    gtk_snapshot_pop (snapshot);
  }
}

static gboolean
qdr_stock_view_contains (GtkWidget *widget, double x, double y)
{
  return x >= -REACH && y >= -REACH && x < gtk_widget_get_width (widget) + REACH &&
         y < gtk_widget_get_height (widget) + REACH;
}

/* Lifting the next piece */

static void
lift_changed_cb (double value, gpointer user_data)
{
  QdrStockView *self = user_data;

  self->lift = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
animate_lift (QdrStockView *self, gboolean up)
{
  if (self->lifting == NULL && !up)
    return;

  if (self->lifting == NULL)
    self->lifting =
        adw_timed_animation_new (GTK_WIDGET (self), 0, 1, LIFT_MS,
                                 adw_callback_animation_target_new (lift_changed_cb, self, NULL));
  adw_timed_animation_set_value_from (ADW_TIMED_ANIMATION (self->lifting), self->lift);
  adw_timed_animation_set_value_to (ADW_TIMED_ANIMATION (self->lifting), up ? 1 : 0);
  adw_animation_play (self->lifting);
}

static void
update_lift_cb (GtkEventControllerMotion *motion, GParamSpec *property, QdrStockView *self)
{
  animate_lift (self, can_drag (self) && gtk_event_controller_motion_contains_pointer (motion));
}

/* Object */

static void
qdr_stock_view_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_PLAYER)
    qdr_stock_view_set_player (QDR_STOCK_VIEW (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
qdr_stock_view_dispose (GObject *object)
{
  QdrStockView *self = QDR_STOCK_VIEW (object);

  g_clear_object (&self->player);
  g_clear_object (&self->lifting);

  G_OBJECT_CLASS (qdr_stock_view_parent_class)->dispose (object);
}

static void
qdr_stock_view_class_init (QdrStockViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->set_property = qdr_stock_view_set_property;
  G_OBJECT_CLASS (klass)->dispose = qdr_stock_view_dispose;
  widget_class->measure = qdr_stock_view_measure;
  widget_class->snapshot = qdr_stock_view_snapshot;
  widget_class->contains = qdr_stock_view_contains;

  g_object_class_install_property (G_OBJECT_CLASS (klass), PROP_PLAYER,
                                   g_param_spec_object ("player", NULL, NULL, QDR_TYPE_PLAYER,
                                                        G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));

  gtk_widget_class_set_css_name (widget_class, "stock");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
qdr_stock_view_init (QdrStockView *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();

  self->piece_length = QDR_STOCK_VIEW_PIECE_LENGTH;
  g_signal_connect (motion, "notify::contains-pointer", G_CALLBACK (update_lift_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
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
}

void
qdr_stock_view_set_piece_length (QdrStockView *self, int length)
{
  g_return_if_fail (QDR_IS_STOCK_VIEW (self));
  g_return_if_fail (length >= 10);

  if (self->piece_length == length)
    return;

  self->piece_length = length;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
qdr_stock_view_set_draggable (QdrStockView *self, gboolean is_draggable)
{
  g_return_if_fail (QDR_IS_STOCK_VIEW (self));

  if (self->is_draggable == is_draggable)
    return;

  self->is_draggable = is_draggable;
  update_stock (self);
  if (!is_draggable)
    animate_lift (self, FALSE);
}

void
qdr_stock_view_set_wall_dragged (QdrStockView *self, gboolean is_dragged)
{
  g_return_if_fail (QDR_IS_STOCK_VIEW (self));

  self->is_dragged = is_dragged;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
