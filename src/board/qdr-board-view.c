/*
 * The board on the screen: shows a game and plays the moves of its human players, or shows another
 * model.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-view-private.h"

#include <glib/gi18n.h>

#include "qdr-announcer.h"
#include "qdr-board-game.h"
#include "qdr-board-painter.h"

/* Logical pixels. The least still shows 19 x 19 squares. */
#define MIN_SIZE 220
#define NATURAL_SIZE 560

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
  PROP_NOTICE,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

enum {
  SIGNAL_PROPOSED,
  SIGNAL_REFUSED,
  SIGNAL_BLOCKED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Pointing and playing */

gboolean
qdr_board_view_can_play (QdrBoardView *self)
{
  return self->model != NULL && !self->locked && qdr_board_model_takes_moves (self->model);
}

gboolean
qdr_board_view_try (QdrBoardView *self)
{
  if (self->model != NULL && self->locked && qdr_board_model_takes_moves (self->model))
    g_signal_emit (self, signals[SIGNAL_BLOCKED], 0);
  return qdr_board_view_can_play (self);
}

static void
set_notice (QdrBoardView *self, const char *notice)
{
  if (g_strcmp0 (self->notice, notice) == 0)
    return;

  g_free (self->notice);
  self->notice = g_strdup (notice);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NOTICE]);
}

static void
update_bubble (QdrBoardView *self)
{
  const gboolean asks = self->standing && self->scene.pointed_is_legal;
  const gboolean shows = asks || self->notice != NULL;

  qdr_board_bubble_set_text (self->bubble, self->notice);
  qdr_board_bubble_set_asks (self->bubble, asks);
  /* Unlike "visible" this asks nobody for another size. */
  gtk_widget_set_child_visible (GTK_WIDGET (self->bubble), shows);
  if (shows)
    gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
qdr_board_view_point_at (QdrBoardView *self, QdrMove move, QdrBoardPointer pointer)
{
  g_autofree char *notice = NULL;

  self->pointer = pointer;
  if (self->scene.pointed == move && !self->standing)
    return;

  self->standing = FALSE;
  if (self->model != NULL)
    notice = qdr_board_model_point (self->model, &self->scene, move);
  else
    qdr_board_scene_point_at (&self->scene, QDR_MOVE_NONE, QDR_NOBODY, FALSE);
  set_notice (self, notice);
  update_bubble (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
qdr_board_view_stand (QdrBoardView *self)
{
  g_assert (qdr_move_is_wall (self->scene.pointed));

  self->standing = TRUE;
  update_bubble (self);
}

/* What becomes of a proposal if nobody else takes it. */
static gboolean
act_cb (QdrBoardView *self, guint move)
{
  g_autofree char *refusal = qdr_board_model_act (self->model, (QdrMove) move);

  if (refusal != NULL)
    qdr_board_view_refuse (self, refusal);
  return TRUE;
}

void
qdr_board_view_propose (QdrBoardView *self, QdrMove move)
{
  gboolean taken;

  if (qdr_board_view_try (self))
    g_signal_emit (self, signals[SIGNAL_PROPOSED], 0, (guint) move, &taken);
}

void
qdr_board_view_refuse (QdrBoardView *self, const char *sentence)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));
  g_return_if_fail (sentence != NULL);

  qdr_announce (GTK_WIDGET (self), sentence);
  g_signal_emit (self, signals[SIGNAL_REFUSED], 0, sentence);
}

QdrSquareView *
qdr_board_view_get_square (QdrBoardView *self, QdrSquare square)
{
  const QdrBoard *board = &self->scene.position.board;
  const guint index =
      qdr_board_row (board, square) * board->width + qdr_board_column (board, square);

  return index < self->squares->len ? g_ptr_array_index (self->squares, index) : NULL;
}

static GtkWidget *
get_focused_child (QdrBoardView *self)
{
  GtkWidget *child = gtk_widget_get_focus_child (GTK_WIDGET (self));

  return child != NULL && gtk_widget_has_focus (child) ? child : NULL;
}

QdrSquareView *
qdr_board_view_get_focused_square (QdrBoardView *self)
{
  GtkWidget *child = get_focused_child (self);

  return child != NULL && QDR_IS_SQUARE_VIEW (child) ? QDR_SQUARE_VIEW (child) : NULL;
}

QdrSlotView *
qdr_board_view_get_focused_slot (QdrBoardView *self)
{
  GtkWidget *child = get_focused_child (self);

  return child != NULL && QDR_IS_SLOT_VIEW (child) ? QDR_SLOT_VIEW (child) : NULL;
}

QdrMove
qdr_board_view_turn_wall (QdrMove wall)
{
  const QdrMoveKind kind = qdr_move_kind (wall) == QDR_MOVE_HORIZONTAL_WALL
                               ? QDR_MOVE_VERTICAL_WALL
                               : QDR_MOVE_HORIZONTAL_WALL;

  return qdr_move_make (kind, qdr_move_square (wall));
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

void
qdr_board_view_allocate_child (GtkWidget *child, const graphene_rect_t *bounds)
{
  const GtkAllocation allocation = {
    .x = (int) bounds->origin.x,
    .y = (int) bounds->origin.y,
    .width = (int) bounds->size.width,
    .height = (int) bounds->size.height,
  };

  gtk_widget_size_allocate (child, &allocation, -1);
}

static void
allocate_square (QdrBoardView *self, QdrSquareView *view)
{
  const graphene_rect_t bounds =
      qdr_board_geometry_get_square (&self->geometry, qdr_square_view_get_square (view));

  qdr_board_view_allocate_child (GTK_WIDGET (view), &bounds);
}

static graphene_rect_t
bounds_of_pointed (QdrBoardView *self)
{
  const QdrMove pointed = self->scene.pointed;

  return qdr_move_is_wall (pointed)
             ? qdr_board_geometry_get_wall (&self->geometry, pointed)
             : qdr_board_geometry_get_square (&self->geometry, qdr_move_square (pointed));
}

/* The pawn that would be shut in is to be seen. */
static void
allocate_bubble (QdrBoardView *self)
{
  const guint shut_in = self->scene.shut_in_player;
  graphene_rect_t place;
  graphene_rect_t pawn;

  if (!gtk_widget_get_child_visible (GTK_WIDGET (self->bubble)))
    return;

  place = bounds_of_pointed (self);
  if (shut_in != QDR_NOBODY)
    pawn = qdr_board_geometry_get_square (&self->geometry, self->scene.position.pawns[shut_in]);
  qdr_board_bubble_allocate (self->bubble, &self->geometry.frame, &place,
                             shut_in != QDR_NOBODY ? &pawn : NULL);
}

static void
qdr_board_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  QdrBoardView *self = QDR_BOARD_VIEW (widget);
  const QdrBoardRoom room = {
    .width = width,
    .height = height,
    .scale = gtk_widget_get_scale_factor (widget),
    .coordinates = self->scene.show_coordinates,
    .rotation = self->rotation,
  };

  if (self->model == NULL)
    return;

  qdr_board_geometry_init (&self->geometry, &self->scene.position.board, &room);
  for (guint i = 0; i < self->squares->len; i++)
    allocate_square (self, g_ptr_array_index (self->squares, i));
  qdr_board_slots_allocate (self);
  allocate_bubble (self);
}

static void
find_visible_focus (QdrBoardView *self)
{
  QdrSquareView *square = qdr_board_view_get_focused_square (self);
  QdrSlotView *slot = qdr_board_view_get_focused_slot (self);

  self->scene.focus = QDR_NO_SQUARE;
  self->scene.focus_wall = QDR_MOVE_NONE;
  if (square != NULL && gtk_widget_has_visible_focus (GTK_WIDGET (square)))
    self->scene.focus = qdr_square_view_get_square (square);
  if (slot != NULL && gtk_widget_has_visible_focus (GTK_WIDGET (slot)))
    self->scene.focus_wall = qdr_slot_view_get_wall (slot);
}

static void
qdr_board_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  QdrBoardView *self = QDR_BOARD_VIEW (widget);

  if (self->model == NULL)
    return;

  find_visible_focus (self);
  qdr_board_painter_snapshot (&self->scene, &self->geometry, &self->palette, widget, snapshot);
  gtk_widget_snapshot_child (widget, GTK_WIDGET (self->bubble), snapshot);
}

static void
qdr_board_view_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (qdr_board_view_parent_class)->css_changed (widget, change);

  qdr_board_palette_load (&QDR_BOARD_VIEW (widget)->palette, widget);
  gtk_widget_queue_draw (widget);
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
    g_value_set_boolean (value, self->scene.show_coordinates);
    break;
  case PROP_SHOW_LEGAL_MOVES:
    g_value_set_boolean (value, self->show_legal_moves);
    break;
  case PROP_SHOW_LAST_MOVE:
    g_value_set_boolean (value, self->scene.show_last_move);
    break;
  case PROP_SHOW_SHORTEST_PATHS:
    g_value_set_boolean (value, self->show_shortest_paths);
    break;
  case PROP_ANIMATE:
    g_value_set_boolean (value, self->animate);
    break;
  case PROP_ROTATION:
    g_value_set_uint (value, self->rotation);
    break;
  case PROP_LOCKED:
    g_value_set_boolean (value, self->locked);
    break;
  case PROP_HINT:
    g_value_set_uint (value, self->scene.hint);
    break;
  case PROP_NOTICE:
    g_value_set_string (value, self->notice);
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
    qdr_board_view_set_show_coordinates (self, g_value_get_boolean (value));
    break;
  case PROP_SHOW_LEGAL_MOVES:
    qdr_board_view_set_show_legal_moves (self, g_value_get_boolean (value));
    break;
  case PROP_SHOW_LAST_MOVE:
    qdr_board_view_set_show_last_move (self, g_value_get_boolean (value));
    break;
  case PROP_SHOW_SHORTEST_PATHS:
    qdr_board_view_set_show_shortest_paths (self, g_value_get_boolean (value));
    break;
  case PROP_ANIMATE:
    qdr_board_view_set_animate (self, g_value_get_boolean (value));
    break;
  case PROP_ROTATION:
    qdr_board_view_set_rotation (self, g_value_get_uint (value));
    break;
  case PROP_LOCKED:
    qdr_board_view_set_locked (self, g_value_get_boolean (value));
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

  if (self->animation != NULL)
    qdr_board_follow_model (self, NULL);
  g_clear_object (&self->game);
  g_clear_object (&self->animation);
  if (self->bubble != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->bubble));
  self->bubble = NULL;

  G_OBJECT_CLASS (qdr_board_view_parent_class)->dispose (object);
}

static void
qdr_board_view_finalize (GObject *object)
{
  QdrBoardView *self = QDR_BOARD_VIEW (object);

  g_free (self->notice);
  g_ptr_array_unref (self->squares);
  g_ptr_array_unref (self->slots);

  G_OBJECT_CLASS (qdr_board_view_parent_class)->finalize (object);
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

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
  properties[PROP_NOTICE] =
      g_param_spec_string ("notice", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
qdr_board_view_class_init (QdrBoardViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = qdr_board_view_get_property;
  object_class->set_property = qdr_board_view_set_property;
  object_class->dispose = qdr_board_view_dispose;
  object_class->finalize = qdr_board_view_finalize;

  widget_class->measure = qdr_board_view_measure;
  widget_class->size_allocate = qdr_board_view_size_allocate;
  widget_class->snapshot = qdr_board_view_snapshot;
  widget_class->css_changed = qdr_board_view_css_changed;
  widget_class->focus = qdr_board_keys_focus;
  widget_class->grab_focus = qdr_board_keys_grab_focus;

  install_properties (object_class);
  signals[SIGNAL_PROPOSED] =
      g_signal_new_class_handler ("proposed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                  G_CALLBACK (act_cb), g_signal_accumulator_true_handled, NULL,
                                  NULL, G_TYPE_BOOLEAN, 1, G_TYPE_UINT);
  signals[SIGNAL_REFUSED] = g_signal_new ("refused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SIGNAL_BLOCKED] = g_signal_new ("blocked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  qdr_board_keys_class_init (widget_class);
  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
qdr_board_view_init (QdrBoardView *self)
{
  self->animate = TRUE;
  self->confirm_walls = QDR_CONFIRM_TOUCH;
  self->show_legal_moves = TRUE;
  self->scene.show_coordinates = TRUE;
  self->scene.show_last_move = TRUE;
  qdr_board_scene_calm (&self->scene);
  self->home = QDR_NO_SQUARE;
  self->turned = QDR_MOVE_NONE;
  self->squares = g_ptr_array_new ();
  self->slots = g_ptr_array_new ();
  self->bubble = QDR_BOARD_BUBBLE (qdr_board_bubble_new ());
  gtk_widget_set_child_visible (GTK_WIDGET (self->bubble), FALSE);
  g_signal_connect_swapped (self->bubble, "confirmed", G_CALLBACK (qdr_board_pointer_confirm),
                            self);
  gtk_widget_set_parent (GTK_WIDGET (self->bubble), GTK_WIDGET (self));

  qdr_board_follow_init (self);
  qdr_board_pointer_init (self);
  /* Device pixels decide the sizes of squares and grooves. */
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (gtk_widget_queue_allocate), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Board"),
                                  -1);
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

static void
show_model (QdrBoardView *self, QdrBoardModel *model)
{
  qdr_board_follow_model (self, model);
  gtk_widget_queue_resize (GTK_WIDGET (self));
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
    model = QDR_BOARD_MODEL (qdr_board_game_new (game));
  g_set_object (&self->game, game);
  show_model (self, model);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
}

void
qdr_board_view_set_model (QdrBoardView *self, QdrBoardModel *model)
{
  const gboolean had_game = QDR_IS_BOARD_VIEW (self) && self->game != NULL;

  g_return_if_fail (QDR_IS_BOARD_VIEW (self));
  g_return_if_fail (model == NULL || QDR_IS_BOARD_MODEL (model));

  if (self->model == model)
    return;

  g_clear_object (&self->game);
  show_model (self, model);
  if (had_game)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
}

gboolean
qdr_board_view_get_show_coordinates (QdrBoardView *self)
{
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (self), FALSE);

  return self->scene.show_coordinates;
}

void
qdr_board_view_set_show_coordinates (QdrBoardView *self, gboolean show_coordinates)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));

  if (self->scene.show_coordinates == show_coordinates)
    return;

  self->scene.show_coordinates = show_coordinates;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOW_COORDINATES]);
}

gboolean
qdr_board_view_get_show_legal_moves (QdrBoardView *self)
{
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (self), FALSE);

  return self->show_legal_moves;
}

void
qdr_board_view_set_show_legal_moves (QdrBoardView *self, gboolean show_legal_moves)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));

  if (self->show_legal_moves == show_legal_moves)
    return;

  self->show_legal_moves = show_legal_moves;
  qdr_board_follow_input (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOW_LEGAL_MOVES]);
}

gboolean
qdr_board_view_get_show_last_move (QdrBoardView *self)
{
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (self), FALSE);

  return self->scene.show_last_move;
}

void
qdr_board_view_set_show_last_move (QdrBoardView *self, gboolean show_last_move)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));

  if (self->scene.show_last_move == show_last_move)
    return;

  self->scene.show_last_move = show_last_move;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOW_LAST_MOVE]);
}

gboolean
qdr_board_view_get_show_shortest_paths (QdrBoardView *self)
{
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (self), FALSE);

  return self->show_shortest_paths;
}

void
qdr_board_view_set_show_shortest_paths (QdrBoardView *self, gboolean show_shortest_paths)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));

  if (self->show_shortest_paths == show_shortest_paths)
    return;

  self->show_shortest_paths = show_shortest_paths;
  if (self->model != NULL)
    qdr_board_scene_show_shortest_paths (&self->scene, show_shortest_paths);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOW_SHORTEST_PATHS]);
}

gboolean
qdr_board_view_get_animate (QdrBoardView *self)
{
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (self), FALSE);

  return self->animate;
}

void
qdr_board_view_set_animate (QdrBoardView *self, gboolean animate)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));

  if (self->animate == animate)
    return;

  self->animate = animate;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ANIMATE]);
}

guint
qdr_board_view_get_rotation (QdrBoardView *self)
{
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (self), 0);

  return self->rotation;
}

void
qdr_board_view_set_rotation (QdrBoardView *self, guint rotation)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));
  g_return_if_fail (rotation < QDR_DIRECTIONS);

  if (self->rotation == rotation)
    return;

  self->rotation = rotation;
  qdr_board_follow_skip_motion (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ROTATION]);
}

QdrSide
qdr_board_view_find_place (QdrBoardView *self, QdrSide side)
{
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (self), side);

  return qdr_board_geometry_rotate_side (&(QdrBoardGeometry){ .rotation = self->rotation }, side);
}

void
qdr_board_view_set_confirm_walls (QdrBoardView *self, QdrConfirmWalls confirm_walls)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));

  self->confirm_walls = confirm_walls;
}

gboolean
qdr_board_view_get_locked (QdrBoardView *self)
{
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (self), FALSE);

  return self->locked;
}

void
qdr_board_view_set_locked (QdrBoardView *self, gboolean locked)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));

  if (self->locked == locked)
    return;

  self->locked = locked;
  qdr_board_follow_input (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LOCKED]);
}

QdrMove
qdr_board_view_get_hint (QdrBoardView *self)
{
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (self), QDR_MOVE_NONE);

  return self->scene.hint;
}

void
qdr_board_view_set_hint (QdrBoardView *self, QdrMove hint)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));

  if (self->scene.hint == hint)
    return;

  self->scene.hint = hint;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HINT]);
}

void
qdr_board_view_set_line (QdrBoardView *self, const QdrMove *moves, guint n_moves)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));
  g_return_if_fail (moves != NULL || n_moves == 0);

  qdr_board_scene_set_line (&self->scene, moves, n_moves);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
qdr_board_view_set_mistake (QdrBoardView *self, QdrMove move, const char *sign)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));
  g_return_if_fail (move == QDR_MOVE_NONE || sign != NULL);

  self->scene.mistake = move;
  g_strlcpy (self->scene.mistake_sign, sign != NULL ? sign : "", sizeof self->scene.mistake_sign);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

const char *
qdr_board_view_get_notice (QdrBoardView *self)
{
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (self), NULL);

  return self->notice;
}
