/*
 * The board on the screen: a widget that shows a game, or another model, and proposes moves.
 *
 * The view is the widget, with its properties and signals. It creates the parts that handle input
 * and drawing, and updates them when the model changes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-view-private.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "qdr-announcer.h"
#include "qdr-board-model.h"
#include "qdr-board-painter.h"

/* The minimum and natural size of the board, logical pixels. At the minimum, 19 x 19 squares are
 * still visible. */
#define MIN_SIZE 150
#define NATURAL_SIZE 560

/* The resolution of text at the default text size, dots per inch. */
#define DEFAULT_DPI 96.0

struct _QdrBoardView {
  GtkWidget parent_instance;

  QdrGame *game; /* (nullable): the game that the model shows, if any */
  guint rotation;
  gboolean is_silent;
  QdrBoardParts parts;
};

G_DEFINE_FINAL_TYPE (QdrBoardView, qdr_board_view, GTK_TYPE_WIDGET)

enum {
  PROP_0,
  PROP_GAME,
  PROP_SHOW_COORDINATES,
  PROP_SHOW_LEGAL_MOVES,
  PROP_SHOW_LAST_MOVE,
  PROP_SHOW_SHORTEST_PATHS,
  PROP_ANIMATE,
  PROP_ROTATION,
  PROP_LOCKED,
  PROP_HINT,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static QdrBoardModel *
get_model (QdrBoardView *self)
{
  return qdr_board_state_get_model (self->parts.state);
}

static const QdrBoardScene *
get_scene (QdrBoardView *self)
{
  return qdr_board_state_get_scene (self->parts.state);
}

/* Updates everything that depends on the turn or on the lock. */
static void
update_input_state (QdrBoardView *self)
{
  const QdrBoardDevice device = qdr_board_state_get_device (self->parts.state);

  qdr_board_pointer_forget_press (self->parts.pointer);
  qdr_board_state_point_at (self->parts.state, QDR_MOVE_NONE,
                            device == QDR_BOARD_DEVICE_KEYBOARD ? device : QDR_BOARD_DEVICE_NONE);
  qdr_board_state_update_legal_moves (self->parts.state);
  if (get_model (self) != NULL)
    qdr_board_squares_update_labels (self->parts.squares);
  qdr_board_pointer_point_again (self->parts.pointer);
  qdr_board_keys_point_again (self->parts.keys);
}

static void
update_position (QdrBoardView *self)
{
  qdr_board_state_set_hint (self->parts.state, QDR_MOVE_NONE);
  qdr_board_slots_update_labels (self->parts.slots, FALSE);
  update_input_state (self);
}

static void
add_children (QdrBoardView *self)
{
  qdr_board_squares_add_children (self->parts.squares);
  qdr_board_slots_add_children (self->parts.slots);
}

static void
remove_children (QdrBoardView *self)
{
  qdr_board_squares_remove_children (self->parts.squares);
  qdr_board_slots_remove_children (self->parts.slots);
  qdr_board_keys_reset (self->parts.keys);
}

static void
changed_cb (QdrBoardView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const QdrBoardScene *scene = get_scene (self);
  const QdrBoardScene before = *scene;
  g_autofree char *words = NULL;

  qdr_board_state_read_model (self->parts.state);
  /* If a square of the old board had the focus, the pawn on the new board receives the focus. */
  if (before.position.board.width != scene->position.board.width ||
      before.position.board.height != scene->position.board.height) {
    const gboolean had_focus = gtk_widget_get_focus_child (widget) != NULL;

    remove_children (self);
    add_children (self);
    if (had_focus)
      gtk_widget_grab_focus (widget);
    gtk_widget_queue_allocate (widget);
  }
  if (!qdr_position_equal (&before.position, &scene->position))
    qdr_board_state_erase_sketch (self->parts.state);
  update_position (self);
  qdr_board_animation_start (self->parts.animation, &before, scene);
  words = qdr_board_model_describe_change (get_model (self), &before, scene);
  if (words != NULL && !self->is_silent)
    qdr_announce (widget, words);
  /* Scanning starts last, so that its first choice is announced after the move. */
  qdr_board_switch_input_restart_if_changed (self->parts.scanning);
}

static void
input_changed_cb (QdrBoardView *self)
{
  update_input_state (self);
  qdr_board_switch_input_restart_if_changed (self->parts.scanning);
}

static void
renamed_cb (QdrBoardView *self)
{
  qdr_board_slots_update_labels (self->parts.slots, TRUE);
  input_changed_cb (self);
}

static void
set_model (QdrBoardView *self, QdrBoardModel *model)
{
  if (get_model (self) != NULL)
    g_signal_handlers_disconnect_by_data (get_model (self), self);
  qdr_board_animation_stop (self->parts.animation);
  qdr_board_switch_input_clear_highlight (self->parts.scanning);
  /* A mouse at rest points at nothing in the new model. */
  qdr_board_pointer_leave (self->parts.pointer);
  /* The children are removed before the model is replaced, since their labels come from the old
   * model. */
  qdr_board_state_point_at (self->parts.state, QDR_MOVE_NONE, QDR_BOARD_DEVICE_NONE);
  remove_children (self);

  qdr_board_state_erase_sketch (self->parts.state);
  qdr_board_state_set_model (self->parts.state, model);
  if (model != NULL) {
    g_signal_connect_swapped (model, "changed", G_CALLBACK (changed_cb), self);
    g_signal_connect_swapped (model, "renamed", G_CALLBACK (renamed_cb), self);
    g_signal_connect_swapped (model, "takes-moves-changed", G_CALLBACK (input_changed_cb), self);
    add_children (self);
    update_position (self);
  }
  qdr_board_switch_input_restart_if_changed (self->parts.scanning);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* The default handler of "proposed": the model makes or refuses the move. */
static gboolean
proposed_cb (QdrBoardView *self, guint move)
{
  g_autofree char *refusal = qdr_board_model_make_move (get_model (self), (QdrMove) move);

  if (refusal != NULL)
    qdr_board_view_refuse_move (self, refusal);
  return TRUE;
}

/* Widget */

static void
qdr_board_view_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  *minimum = MIN_SIZE;
  *natural = NATURAL_SIZE;
}

static void
qdr_board_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  QdrBoardView *self = QDR_BOARD_VIEW (widget);
  const QdrBoardScene *scene = get_scene (self);
  const double dpi = pango_cairo_context_get_resolution (gtk_widget_get_pango_context (widget));
  const QdrBoardLayoutOptions options = {
    .width = width,
    .height = height,
    .scale = gtk_widget_get_scale_factor (widget),
    .has_coordinates = scene->show_coordinates,
    .rotation = self->rotation,
    .text_scale = dpi / DEFAULT_DPI,
  };
  const QdrBoardGeometry *geometry = qdr_board_state_get_geometry (self->parts.state);
  const guint shut_in = scene->shut_in_player;
  graphene_rect_t place;
  graphene_rect_t pawn;

  if (get_model (self) == NULL)
    return;

  qdr_board_state_lay_out (self->parts.state, &options);
  qdr_board_squares_allocate (self->parts.squares);
  qdr_board_slots_allocate (self->parts.slots);

  if (!gtk_widget_get_child_visible (GTK_WIDGET (self->parts.bubble)))
    return;

  /* The bubble is beside the move pointed at, and does not cover a pawn that would be shut in. */
  place = qdr_move_is_wall (scene->pointed)
              ? qdr_board_geometry_get_wall (geometry, scene->pointed)
              : qdr_board_geometry_get_square (geometry, qdr_move_square (scene->pointed));
  if (shut_in != QDR_NOBODY)
    pawn = qdr_board_geometry_get_square (geometry, scene->position.pawns[shut_in]);
  qdr_board_bubble_allocate (self->parts.bubble, &geometry->frame, &place,
                             shut_in != QDR_NOBODY ? &pawn : NULL);
}

static void
qdr_board_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  QdrBoardView *self = QDR_BOARD_VIEW (widget);
  QdrSquareView *square = qdr_board_squares_get_focused_child (self->parts.squares);
  QdrSlotView *slot = qdr_board_slots_get_focused_child (self->parts.slots);

  if (get_model (self) == NULL)
    return;

  qdr_board_state_set_focus (self->parts.state,
                             square != NULL && gtk_widget_has_visible_focus (GTK_WIDGET (square))
                                 ? qdr_square_view_get_square (square)
                                 : QDR_NO_SQUARE,
                             slot != NULL && gtk_widget_has_visible_focus (GTK_WIDGET (slot))
                                 ? qdr_slot_view_get_wall (slot)
                                 : QDR_MOVE_NONE);
  qdr_board_state_set_animates (self->parts.state,
                                qdr_board_animation_get_enabled (self->parts.animation) &&
                                    adw_get_enable_animations (widget));
  qdr_board_painter_snapshot (get_scene (self), qdr_board_state_get_geometry (self->parts.state),
                              &self->parts.palette, widget, snapshot);
  gtk_widget_snapshot_child (widget, GTK_WIDGET (self->parts.bubble), snapshot);
}

static void
qdr_board_view_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (qdr_board_view_parent_class)->css_changed (widget, change);

  qdr_board_palette_load (&QDR_BOARD_VIEW (widget)->parts.palette, widget);
  gtk_widget_queue_draw (widget);
}

static gboolean
qdr_board_view_focus (GtkWidget *widget, GtkDirectionType direction)
{
  const QdrBoardParts *parts = &QDR_BOARD_VIEW (widget)->parts;

  /* If a child has the focus, the key is Tab, since arrow keys have shortcuts. Tab leaves the
   * board. */
  if (qdr_board_squares_get_focused_child (parts->squares) != NULL ||
      qdr_board_slots_get_focused_child (parts->slots) != NULL)
    return FALSE;

  return gtk_widget_grab_focus (widget);
}

static gboolean
qdr_board_view_grab_focus (GtkWidget *widget)
{
  return qdr_board_keys_grab_focus (QDR_BOARD_VIEW (widget)->parts.keys);
}

/* Boolean properties */

static gboolean
get_boolean (QdrBoardView *self, guint id)
{
  switch (id) {
  case PROP_SHOW_COORDINATES:
    return get_scene (self)->show_coordinates;
  case PROP_SHOW_LEGAL_MOVES:
    return qdr_board_state_get_show_legal_moves (self->parts.state);
  case PROP_SHOW_LAST_MOVE:
    return get_scene (self)->show_last_move;
  case PROP_SHOW_SHORTEST_PATHS:
    return qdr_board_state_get_show_shortest_paths (self->parts.state);
  case PROP_ANIMATE:
    return qdr_board_animation_get_enabled (self->parts.animation);
  case PROP_LOCKED:
    return qdr_board_state_get_locked (self->parts.state);
  default:
    g_assert_not_reached ();
  }
}

static void
set_boolean (QdrBoardView *self, guint id, gboolean value)
{
  if (get_boolean (self, id) == value)
    return;

  switch (id) {
  case PROP_SHOW_COORDINATES:
    qdr_board_state_set_show_coordinates (self->parts.state, value);
    gtk_widget_queue_resize (GTK_WIDGET (self));
    break;
  case PROP_SHOW_LEGAL_MOVES:
    qdr_board_state_set_show_legal_moves (self->parts.state, value);
    input_changed_cb (self);
    break;
  case PROP_SHOW_LAST_MOVE:
    qdr_board_state_set_show_last_move (self->parts.state, value);
    break;
  case PROP_SHOW_SHORTEST_PATHS:
    qdr_board_state_set_show_shortest_paths (self->parts.state, value);
    break;
  case PROP_ANIMATE:
    qdr_board_animation_set_enabled (self->parts.animation, value);
    break;
  case PROP_LOCKED:
    qdr_board_state_set_locked (self->parts.state, value);
    input_changed_cb (self);
    break;
  default:
    g_assert_not_reached ();
  }
  g_object_notify_by_pspec (G_OBJECT (self), properties[id]);
}

/* Object */

static void
qdr_board_view_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  QdrBoardView *self = QDR_BOARD_VIEW (object);

  switch (id) {
  case PROP_GAME:
    g_value_set_object (value, self->game);
    break;
  case PROP_SHOW_COORDINATES:
  case PROP_SHOW_LEGAL_MOVES:
  case PROP_SHOW_LAST_MOVE:
  case PROP_SHOW_SHORTEST_PATHS:
  case PROP_ANIMATE:
  case PROP_LOCKED:
    g_value_set_boolean (value, get_boolean (self, id));
    break;
  case PROP_ROTATION:
    g_value_set_uint (value, self->rotation);
    break;
  case PROP_HINT:
    g_value_set_uint (value, get_scene (self)->hint);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
qdr_board_view_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  QdrBoardView *self = QDR_BOARD_VIEW (object);

  switch (id) {
  case PROP_GAME:
    qdr_board_view_set_game (self, g_value_get_object (value));
    break;
  case PROP_SHOW_COORDINATES:
  case PROP_SHOW_LEGAL_MOVES:
  case PROP_SHOW_LAST_MOVE:
  case PROP_SHOW_SHORTEST_PATHS:
  case PROP_ANIMATE:
  case PROP_LOCKED:
    set_boolean (self, id, g_value_get_boolean (value));
    break;
  case PROP_ROTATION:
    qdr_board_view_set_rotation (self, g_value_get_uint (value));
    break;
  case PROP_HINT:
    qdr_board_view_set_hint (self, (QdrMove) g_value_get_uint (value));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
qdr_board_view_dispose (GObject *object)
{
  QdrBoardView *self = QDR_BOARD_VIEW (object);

  if (self->parts.keys != NULL) {
    set_model (self, NULL);
    qdr_board_pointer_disconnect (self->parts.pointer);
    g_clear_pointer (&self->parts.keys, qdr_board_keys_free);
    g_clear_pointer (&self->parts.scanning, qdr_board_switch_input_free);
    gtk_widget_unparent (GTK_WIDGET (self->parts.bubble));
  }
  g_clear_object (&self->game);

  G_OBJECT_CLASS (qdr_board_view_parent_class)->dispose (object);
}

static void
qdr_board_view_finalize (GObject *object)
{
  QdrBoardParts *parts = &QDR_BOARD_VIEW (object)->parts;

  g_free (parts->pointer);
  g_free (parts->pencil);
  qdr_board_slots_free (parts->slots);
  qdr_board_squares_free (parts->squares);
  qdr_board_animation_free (parts->animation);
  qdr_board_state_free (parts->state);

  G_OBJECT_CLASS (qdr_board_view_parent_class)->finalize (object);
}

static void
qdr_board_view_class_init (QdrBoardViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GType type = G_TYPE_FROM_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = qdr_board_view_get_property;
  object_class->set_property = qdr_board_view_set_property;
  object_class->dispose = qdr_board_view_dispose;
  object_class->finalize = qdr_board_view_finalize;

  widget_class->measure = qdr_board_view_measure;
  widget_class->size_allocate = qdr_board_view_size_allocate;
  widget_class->snapshot = qdr_board_view_snapshot;
  widget_class->css_changed = qdr_board_view_css_changed;
  widget_class->focus = qdr_board_view_focus;
  widget_class->grab_focus = qdr_board_view_grab_focus;

  properties[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, QDR_TYPE_GAME, flags);
  properties[PROP_SHOW_COORDINATES] =
      g_param_spec_boolean ("show-coordinates", NULL, NULL, TRUE, flags);
  properties[PROP_SHOW_LEGAL_MOVES] =
      g_param_spec_boolean ("show-legal-moves", NULL, NULL, TRUE, flags);
  properties[PROP_SHOW_LAST_MOVE] =
      g_param_spec_boolean ("show-last-move", NULL, NULL, TRUE, flags);
  properties[PROP_SHOW_SHORTEST_PATHS] =
      g_param_spec_boolean ("show-shortest-paths", NULL, NULL, FALSE, flags);
  properties[PROP_ANIMATE] = g_param_spec_boolean ("animate", NULL, NULL, TRUE, flags);
  properties[PROP_ROTATION] =
      g_param_spec_uint ("rotation", NULL, NULL, 0, QDR_DIRECTIONS - 1, 0, flags);
  properties[PROP_LOCKED] = g_param_spec_boolean ("locked", NULL, NULL, FALSE, flags);
  properties[PROP_HINT] =
      g_param_spec_uint ("hint", NULL, NULL, 0, G_MAXUINT16, QDR_MOVE_NONE, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);

  /* Most of these signals are emitted by the parts of the view. */
  g_signal_new_class_handler ("proposed", type, G_SIGNAL_RUN_LAST, G_CALLBACK (proposed_cb),
                              g_signal_accumulator_true_handled, NULL, NULL, G_TYPE_BOOLEAN, 1,
                              G_TYPE_UINT);
  g_signal_new ("refused", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_STRING);
  g_signal_new ("answered", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_STRING);
  g_signal_new ("blocked", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("unused", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("scanned", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_UINT);
  g_signal_new ("visited", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_UINT);
  g_signal_new ("stopped", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_UINT);

  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_ROW_GROUP);
}

/* Updates the accessible label. It includes the rotation, since up is not north on a rotated
 * board. */
static void
update_board_label (QdrBoardView *self)
{
  static const char *const names[QDR_DIRECTIONS] = {
    [QDR_SIDE_SOUTH] = N_ ("Board"),
    [QDR_SIDE_WEST] = N_ ("Board, seen from the west"),
    [QDR_SIDE_NORTH] = N_ ("Board, seen from the north"),
    [QDR_SIDE_EAST] = N_ ("Board, seen from the east"),
  };

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ (names[self->rotation]), -1);
}

static void
qdr_board_view_init (QdrBoardView *self)
{
  GtkWidget *board = GTK_WIDGET (self);
  QdrBoardParts *parts = &self->parts;

  parts->bubble = QDR_BOARD_BUBBLE (qdr_board_bubble_new ());
  gtk_widget_set_child_visible (GTK_WIDGET (parts->bubble), FALSE);
  gtk_widget_set_parent (GTK_WIDGET (parts->bubble), board);

  parts->state = qdr_board_state_new (board, parts->bubble);
  parts->animation = qdr_board_animation_new (board, qdr_board_state_get_motion (parts->state));
  parts->squares = qdr_board_squares_new (board, parts->state);
  parts->slots = qdr_board_slots_new (board, parts->state);
  parts->pencil = qdr_board_pencil_new (board, parts->state);
  parts->pointer =
      qdr_board_pointer_new (board, parts->state, parts->squares, parts->pencil, parts->animation);
  parts->keys = qdr_board_keys_new (board, parts->state, parts->squares, parts->slots,
                                    parts->pointer, parts->pencil, parts->animation);
  parts->scanning =
      qdr_board_switch_input_new (board, parts->state, parts->pointer, parts->animation);
  g_signal_connect_swapped (parts->bubble, "confirmed", G_CALLBACK (qdr_board_pointer_confirm_wall),
                            parts->pointer);

  /* The layout depends on the scale factor: squares are whole numbers of device pixels wide. */
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (gtk_widget_queue_allocate), NULL);
  update_board_label (self);
}

GtkWidget *
qdr_board_view_new (void)
{
  return g_object_new (QDR_TYPE_BOARD_VIEW, NULL);
}

QdrGame *
qdr_board_view_get_game (QdrBoardView *self)
{
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (self), NULL);

  return self->game;
}

void
qdr_board_view_set_game (QdrBoardView *self, QdrGame *game)
{
  g_autoptr (QdrBoardModel) model = NULL;

  g_return_if_fail (QDR_IS_BOARD_VIEW (self));
  g_return_if_fail (game == NULL || QDR_IS_GAME (game));

  if (self->game == game)
    return;

  if (game != NULL)
    model = QDR_BOARD_MODEL (qdr_game_board_model_new (game));
  g_set_object (&self->game, game);
  set_model (self, model);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
}

void
qdr_board_view_set_model (QdrBoardView *self, QdrBoardModel *model)
{
  const gboolean had_game = QDR_IS_BOARD_VIEW (self) && self->game != NULL;

  g_return_if_fail (QDR_IS_BOARD_VIEW (self));
  g_return_if_fail (model == NULL || QDR_IS_BOARD_MODEL (model));

  if (get_model (self) == model)
    return;

  g_clear_object (&self->game);
  set_model (self, model);
  if (had_game)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
}

gboolean
qdr_board_view_get_show_shortest_paths (QdrBoardView *self)
{
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (self), FALSE);

  return get_boolean (self, PROP_SHOW_SHORTEST_PATHS);
}

void
qdr_board_view_set_show_shortest_paths (QdrBoardView *self, gboolean show_shortest_paths)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));

  set_boolean (self, PROP_SHOW_SHORTEST_PATHS, show_shortest_paths);
}

gboolean
qdr_board_view_get_animate (QdrBoardView *self)
{
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (self), FALSE);

  return get_boolean (self, PROP_ANIMATE);
}

void
qdr_board_view_set_animate (QdrBoardView *self, gboolean animate)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));

  set_boolean (self, PROP_ANIMATE, animate);
}

gboolean
qdr_board_view_get_locked (QdrBoardView *self)
{
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (self), FALSE);

  return get_boolean (self, PROP_LOCKED);
}

void
qdr_board_view_set_locked (QdrBoardView *self, gboolean locked)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));

  set_boolean (self, PROP_LOCKED, locked);
}

void
qdr_board_view_set_silent (QdrBoardView *self, gboolean silent)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));

  self->is_silent = silent;
}

guint
qdr_board_view_get_rotation (QdrBoardView *self)
{
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (self), 0);

  return self->rotation;
}

char *
qdr_board_view_describe_rotation (QdrBoardView *self)
{
  const QdrBoard *board;

  g_return_val_if_fail (QDR_IS_BOARD_VIEW (self), NULL);

  board = &get_scene (self)->position.board;
  if (self->rotation % 2 == 0)
    /* Translators: %u is the number of a row, to which the arrow key Up leads. */
    return g_strdup_printf (_ ("The board is turned: Up goes towards row %u."),
                            self->rotation == QDR_SIDE_NORTH ? 1u : board->height);
  /* Translators: %c is the letter of a column, to which the arrow key Up leads. */
  return g_strdup_printf (_ ("The board is turned: Up goes towards column %c."),
                          self->rotation == QDR_SIDE_EAST ? 'a' : 'a' + board->width - 1);
}

void
qdr_board_view_set_rotation (QdrBoardView *self, guint rotation)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));
  g_return_if_fail (rotation < QDR_DIRECTIONS);

  if (self->rotation == rotation)
    return;

  self->rotation = rotation;
  update_board_label (self);
  qdr_board_animation_skip (self->parts.animation);
  qdr_board_state_set_rotation (self->parts.state, rotation);
  if (get_model (self) != NULL)
    qdr_board_slots_update_labels (self->parts.slots, TRUE);
  input_changed_cb (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ROTATION]);
}

QdrSide
qdr_board_view_find_screen_side (QdrBoardView *self, QdrSide side)
{
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (self), side);

  return qdr_board_geometry_rotate_side (&(QdrBoardGeometry){ .rotation = self->rotation }, side);
}

void
qdr_board_view_set_speech_detail (QdrBoardView *self, QdrSpeechDetail detail)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));

  qdr_board_state_set_speech_detail (self->parts.state, detail);
}

QdrSpeechDetail
qdr_board_view_get_speech_detail (QdrBoardView *self)
{
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (self), QDR_SPEECH_DETAIL_FULL);

  return qdr_board_state_get_scene (self->parts.state)->verbosity;
}

void
qdr_board_view_set_confirm_walls (QdrBoardView *self, QdrWallConfirmation confirm_walls)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));

  qdr_board_pointer_set_confirm_walls (self->parts.pointer, confirm_walls);
}

void
qdr_board_view_set_detours (QdrBoardView *self, QdrDetours detours)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));

  qdr_board_state_set_detours (self->parts.state, detours);
}

void
qdr_board_view_set_scanning (QdrBoardView *self, QdrScanningMode scanning, guint pace_ms)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));
  g_return_if_fail (pace_ms > 0);

  qdr_board_switch_input_set_scanning (self->parts.scanning, scanning, pace_ms);
}

void
qdr_board_view_set_scanning_suspended (QdrBoardView *self, gboolean suspended)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));

  qdr_board_switch_input_set_suspended (self->parts.scanning, suspended);
}

void
qdr_board_view_propose_move (QdrBoardView *self, QdrMove move)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));

  qdr_board_state_propose_move (self->parts.state, move);
}

void
qdr_board_view_refuse_move (QdrBoardView *self, const char *sentence)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));
  g_return_if_fail (sentence != NULL);

  qdr_announce (GTK_WIDGET (self), sentence);
  g_signal_emit_by_name (self, "refused", sentence);
}

gboolean
qdr_board_view_can_move (QdrBoardView *self)
{
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (self), FALSE);

  return qdr_board_state_can_move (self->parts.state);
}

gboolean
qdr_board_view_begin_stock_drag (QdrBoardView *self, guint player, gboolean finger)
{
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (self), FALSE);

  return qdr_board_pointer_begin_stock_drag (self->parts.pointer, player, finger);
}

void
qdr_board_view_move_stock_drag (QdrBoardView *self, const graphene_point_t *point)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));
  g_return_if_fail (point != NULL);

  qdr_board_pointer_move_stock_drag (self->parts.pointer, point);
}

void
qdr_board_view_rotate_stock_drag (QdrBoardView *self)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));

  qdr_board_pointer_rotate_stock_drag (self->parts.pointer);
}

void
qdr_board_view_end_stock_drag (QdrBoardView *self, gboolean drop)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));

  qdr_board_pointer_end_stock_drag (self->parts.pointer, drop);
}

QdrMove
qdr_board_view_get_hint (QdrBoardView *self)
{
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (self), QDR_MOVE_NONE);

  return get_scene (self)->hint;
}

void
qdr_board_view_set_hint (QdrBoardView *self, QdrMove hint)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));

  qdr_board_state_set_hint (self->parts.state, hint);
}

void
qdr_board_view_mark_squares (QdrBoardView *self, QdrSquare from, QdrSquare to)
{
  const QdrBoard *board;

  g_return_if_fail (QDR_IS_BOARD_VIEW (self));

  qdr_board_state_erase_sketch (self->parts.state);
  if (from == QDR_NO_SQUARE)
    return;

  board = &qdr_board_state_get_scene (self->parts.state)->position.board;
  for (guint row = qdr_board_row (board, from); row <= qdr_board_row (board, to); row++)
    for (guint column = qdr_board_column (board, from); column <= qdr_board_column (board, to);
         column++) {
      const QdrSquare square = qdr_board_square (board, column, row);

      qdr_board_state_toggle_stroke (self->parts.state, (QdrBoardStroke){ square, square });
    }
}

void
qdr_board_view_set_expected_moves (QdrBoardView *self, const QdrMove *moves, guint n_moves)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));
  g_return_if_fail (moves != NULL || n_moves == 0);

  qdr_board_state_set_expected_moves (self->parts.state, moves, n_moves);
}

void
qdr_board_view_set_path_comparison (QdrBoardView *self, const QdrBoardPathComparison *comparison)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));

  qdr_board_state_set_path_comparison (self->parts.state, comparison);
}

void
qdr_board_view_set_mistake (QdrBoardView *self, QdrMove move, const char *sign)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));
  g_return_if_fail (move == QDR_MOVE_NONE || sign != NULL);

  qdr_board_state_set_mistake (self->parts.state, move, sign);
}

const char *
qdr_board_view_get_notice (QdrBoardView *self)
{
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (self), NULL);

  return qdr_board_state_get_notice (self->parts.state);
}

const QdrBoardParts *
qdr_board_view_get_parts (QdrBoardView *self)
{
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (self), NULL);

  return &self->parts;
}
