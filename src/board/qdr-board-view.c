/*
 * The board on the screen: shows a game, or another model, and proposes what a person asks for.
 *
 * The view makes the parts of the board, places their widgets, and tells each of them in turn what
 * has changed. The parts do not know the view.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-parts.h"

#include <glib/gi18n.h>

#include "qdr-announcer.h"
#include "qdr-board-game.h"
#include "qdr-board-gestures.h"
#include "qdr-board-painter.h"

/* Logical pixels. The least still shows 19 x 19 squares. */
#define MIN_SIZE 220
#define NATURAL_SIZE 560

struct _QdrBoardView {
  GtkWidget parent_instance;

  QdrGame *game; /* (nullable): if that is what the model shows */
  guint rotation;
  QdrBoardParts parts;
  QdrBoardAnimation *animation;
  QdrBoardGestures *gestures;
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

/* What the state says */

static void
pointed_cb (QdrBoardView *self)
{
  QdrBoardBubble *bubble = self->parts.bubble;
  const char *notice = qdr_board_state_get_notice (self->parts.state);
  const gboolean asks =
      qdr_board_state_holds_wall (self->parts.state) && get_scene (self)->pointed_is_legal;
  const gboolean shows = asks || notice != NULL;
  const gboolean is_news = g_strcmp0 (qdr_board_bubble_get_text (bubble), notice) != 0;

  qdr_board_bubble_set_text (bubble, notice);
  qdr_board_bubble_set_asks (bubble, asks);
  /* Unlike "visible" this asks no parent for another size. */
  gtk_widget_set_child_visible (GTK_WIDGET (bubble), shows);
  if (shows)
    gtk_widget_queue_allocate (GTK_WIDGET (self));
  if (is_news)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NOTICE]);
}

static void
proposed_cb (QdrBoardView *self, guint move)
{
  gboolean taken;

  g_signal_emit (self, signals[SIGNAL_PROPOSED], 0, move, &taken);
}

static void
blocked_cb (QdrBoardView *self)
{
  g_signal_emit (self, signals[SIGNAL_BLOCKED], 0);
}

/* What becomes of a proposal that no handler takes. */
static gboolean
act_cb (QdrBoardView *self, guint move)
{
  g_autofree char *refusal = qdr_board_model_act (get_model (self), (QdrMove) move);

  if (refusal != NULL)
    qdr_board_view_refuse (self, refusal);
  return TRUE;
}

void
qdr_board_view_propose (QdrBoardView *self, QdrMove move)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));

  qdr_board_state_propose (self->parts.state, move);
}

void
qdr_board_view_refuse (QdrBoardView *self, const char *sentence)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));
  g_return_if_fail (sentence != NULL);

  qdr_announce (GTK_WIDGET (self), sentence);
  g_signal_emit (self, signals[SIGNAL_REFUSED], 0, sentence);
}

/* What the model says */

/* What can be done has changed: whose turn it is, or whether the board is locked. */
static void
update_input (QdrBoardView *self)
{
  qdr_board_pointer_reset (self->parts.pointer);
  qdr_board_state_point_at (self->parts.state, QDR_MOVE_NONE, QDR_BOARD_DEVICE_NONE);
  qdr_board_state_update_legal_moves (self->parts.state);
  if (get_model (self) != NULL)
    qdr_board_squares_update (self->parts.squares);
  qdr_board_pointer_refresh (self->parts.pointer);
  qdr_board_keys_refresh (self->parts.keys);
}

static void
update_position (QdrBoardView *self)
{
  qdr_board_view_set_hint (self, QDR_MOVE_NONE);
  qdr_board_slots_update (self->parts.slots, FALSE);
  update_input (self);
}

static void
add_children (QdrBoardView *self)
{
  qdr_board_squares_add (self->parts.squares);
  qdr_board_slots_add (self->parts.slots);
}

static void
remove_children (QdrBoardView *self)
{
  qdr_board_squares_remove (self->parts.squares);
  qdr_board_slots_remove (self->parts.slots);
  qdr_board_keys_forget_square (self->parts.keys);
}

/* Another board has other squares; a focus on the old ones goes to the pawn on the new ones. */
static void
replace_children (QdrBoardView *self)
{
  const gboolean had_focus = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;

  remove_children (self);
  add_children (self);
  if (had_focus)
    gtk_widget_grab_focus (GTK_WIDGET (self));
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
changed_cb (QdrBoardView *self)
{
  const QdrBoardScene before = *get_scene (self);
  const QdrBoard *old = &before.position.board;
  const QdrBoard *board = &get_scene (self)->position.board;
  g_autofree char *words = NULL;

  qdr_board_state_read_model (self->parts.state);
  if (old->width != board->width || old->height != board->height)
    replace_children (self);
  update_position (self);
  qdr_board_animation_start (self->animation, &before, get_scene (self));
  words = qdr_board_model_tell (get_model (self), &before, get_scene (self));
  if (words != NULL)
    qdr_announce (GTK_WIDGET (self), words);
}

static void
renamed_cb (QdrBoardView *self)
{
  qdr_board_slots_update (self->parts.slots, TRUE);
  update_input (self);
}

static void
show_model (QdrBoardView *self, QdrBoardModel *model)
{
  if (get_model (self) != NULL)
    g_signal_handlers_disconnect_by_data (get_model (self), self);
  qdr_board_animation_stop (self->animation);
  /* The squares of the old model are named by it, so they go first. */
  qdr_board_state_point_at (self->parts.state, QDR_MOVE_NONE, QDR_BOARD_DEVICE_NONE);
  remove_children (self);

  qdr_board_state_set_model (self->parts.state, model);
  if (model != NULL) {
    g_signal_connect_swapped (model, "changed", G_CALLBACK (changed_cb), self);
    g_signal_connect_swapped (model, "renamed", G_CALLBACK (renamed_cb), self);
    g_signal_connect_swapped (model, "opened", G_CALLBACK (update_input), self);
    add_children (self);
    update_position (self);
  }
  gtk_widget_queue_resize (GTK_WIDGET (self));
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

/* Beside what is pointed at; a pawn that would be shut in is to be seen. */
static void
allocate_bubble (QdrBoardView *self)
{
  const QdrBoardGeometry *geometry = qdr_board_state_get_geometry (self->parts.state);
  const QdrBoardScene *scene = get_scene (self);
  const guint shut_in = scene->shut_in_player;
  graphene_rect_t place;
  graphene_rect_t pawn;

  if (!gtk_widget_get_child_visible (GTK_WIDGET (self->parts.bubble)))
    return;

  place = qdr_move_is_wall (scene->pointed)
              ? qdr_board_geometry_get_wall (geometry, scene->pointed)
              : qdr_board_geometry_get_square (geometry, qdr_move_square (scene->pointed));
  if (shut_in != QDR_NOBODY)
    pawn = qdr_board_geometry_get_square (geometry, scene->position.pawns[shut_in]);
  qdr_board_bubble_allocate (self->parts.bubble, &geometry->frame, &place,
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
    .coordinates = get_scene (self)->show_coordinates,
    .rotation = self->rotation,
  };

  if (get_model (self) == NULL)
    return;

  qdr_board_state_lay_out (self->parts.state, &room);
  qdr_board_squares_allocate (self->parts.squares);
  qdr_board_slots_allocate (self->parts.slots);
  allocate_bubble (self);
}

static void
find_visible_focus (QdrBoardView *self)
{
  QdrSquareView *square = qdr_board_squares_get_focused (self->parts.squares);
  QdrSlotView *slot = qdr_board_slots_get_focused (self->parts.slots);

  qdr_board_state_set_focus (self->parts.state,
                             square != NULL && gtk_widget_has_visible_focus (GTK_WIDGET (square))
                                 ? qdr_square_view_get_square (square)
                                 : QDR_NO_SQUARE,
                             slot != NULL && gtk_widget_has_visible_focus (GTK_WIDGET (slot))
                                 ? qdr_slot_view_get_wall (slot)
                                 : QDR_MOVE_NONE);
}

static void
qdr_board_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  QdrBoardView *self = QDR_BOARD_VIEW (widget);

  if (get_model (self) == NULL)
    return;

  find_visible_focus (self);
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
  QdrBoardView *self = QDR_BOARD_VIEW (widget);

  /* Arrows are bound; what gets here with the focus inside is Tab, on its way out. */
  if (qdr_board_squares_get_focused (self->parts.squares) != NULL ||
      qdr_board_slots_get_focused (self->parts.slots) != NULL)
    return FALSE;

  return gtk_widget_grab_focus (widget);
}

static gboolean
qdr_board_view_grab_focus (GtkWidget *widget)
{
  return qdr_board_keys_grab_focus (QDR_BOARD_VIEW (widget)->parts.keys);
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
    g_value_set_boolean (value, get_scene (self)->show_coordinates);
    break;
  case PROP_SHOW_LEGAL_MOVES:
    g_value_set_boolean (value, qdr_board_state_get_show_legal_moves (self->parts.state));
    break;
  case PROP_SHOW_LAST_MOVE:
    g_value_set_boolean (value, get_scene (self)->show_last_move);
    break;
  case PROP_SHOW_SHORTEST_PATHS:
    g_value_set_boolean (value, qdr_board_state_get_show_shortest_paths (self->parts.state));
    break;
  case PROP_ANIMATE:
    g_value_set_boolean (value, qdr_board_animation_get_enabled (self->animation));
    break;
  case PROP_ROTATION:
    g_value_set_uint (value, self->rotation);
    break;
  case PROP_LOCKED:
    g_value_set_boolean (value, qdr_board_state_get_locked (self->parts.state));
    break;
  case PROP_HINT:
    g_value_set_uint (value, get_scene (self)->hint);
    break;
  case PROP_NOTICE:
    g_value_set_string (value, qdr_board_state_get_notice (self->parts.state));
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

  if (self->parts.bubble != NULL) {
    show_model (self, NULL);
    g_clear_pointer (&self->gestures, qdr_board_gestures_free);
    g_clear_pointer (&self->parts.keys, qdr_board_keys_free);
    gtk_widget_unparent (GTK_WIDGET (self->parts.bubble));
  }
  self->parts.bubble = NULL;
  g_clear_object (&self->game);

  G_OBJECT_CLASS (qdr_board_view_parent_class)->dispose (object);
}

static void
qdr_board_view_finalize (GObject *object)
{
  QdrBoardView *self = QDR_BOARD_VIEW (object);

  g_free (self->parts.pointer);
  qdr_board_slots_free (self->parts.slots);
  qdr_board_squares_free (self->parts.squares);
  qdr_board_animation_free (self->animation);
  g_object_unref (self->parts.state);

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
  widget_class->focus = qdr_board_view_focus;
  widget_class->grab_focus = qdr_board_view_grab_focus;

  install_properties (object_class);
  signals[SIGNAL_PROPOSED] =
      g_signal_new_class_handler ("proposed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                  G_CALLBACK (act_cb), g_signal_accumulator_true_handled, NULL,
                                  NULL, G_TYPE_BOOLEAN, 1, G_TYPE_UINT);
  signals[SIGNAL_REFUSED] = g_signal_new ("refused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SIGNAL_BLOCKED] = g_signal_new ("blocked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
qdr_board_view_init (QdrBoardView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  QdrBoardParts *parts = &self->parts;

  parts->state = qdr_board_state_new ();
  g_signal_connect_swapped (parts->state, "changed", G_CALLBACK (gtk_widget_queue_draw), self);
  g_signal_connect_swapped (parts->state, "pointed", G_CALLBACK (pointed_cb), self);
  g_signal_connect_swapped (parts->state, "proposed", G_CALLBACK (proposed_cb), self);
  g_signal_connect_swapped (parts->state, "blocked", G_CALLBACK (blocked_cb), self);

  self->animation = qdr_board_animation_new (widget, qdr_board_state_get_motion (parts->state));
  parts->squares = qdr_board_squares_new (widget, parts->state);
  parts->slots = qdr_board_slots_new (widget, parts->state);
  parts->pointer = qdr_board_pointer_new (widget, parts->state, self->animation);
  self->gestures = qdr_board_gestures_new (widget, parts->state, parts->squares, parts->pointer);
  parts->keys = qdr_board_keys_new (widget, parts->state, parts->squares, parts->slots,
                                    parts->pointer, self->animation);

  parts->bubble = QDR_BOARD_BUBBLE (qdr_board_bubble_new ());
  gtk_widget_set_child_visible (GTK_WIDGET (parts->bubble), FALSE);
  g_signal_connect_swapped (parts->bubble, "confirmed", G_CALLBACK (qdr_board_pointer_confirm),
                            parts->pointer);
  gtk_widget_set_parent (GTK_WIDGET (parts->bubble), widget);

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

  if (get_model (self) == model)
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

  return get_scene (self)->show_coordinates;
}

void
qdr_board_view_set_show_coordinates (QdrBoardView *self, gboolean show_coordinates)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));

  if (get_scene (self)->show_coordinates == show_coordinates)
    return;

  qdr_board_state_set_show_coordinates (self->parts.state, show_coordinates);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOW_COORDINATES]);
}

gboolean
qdr_board_view_get_show_legal_moves (QdrBoardView *self)
{
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (self), FALSE);

  return qdr_board_state_get_show_legal_moves (self->parts.state);
}

void
qdr_board_view_set_show_legal_moves (QdrBoardView *self, gboolean show_legal_moves)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));

  if (qdr_board_state_get_show_legal_moves (self->parts.state) == show_legal_moves)
    return;

  qdr_board_state_set_show_legal_moves (self->parts.state, show_legal_moves);
  update_input (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOW_LEGAL_MOVES]);
}

gboolean
qdr_board_view_get_show_last_move (QdrBoardView *self)
{
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (self), FALSE);

  return get_scene (self)->show_last_move;
}

void
qdr_board_view_set_show_last_move (QdrBoardView *self, gboolean show_last_move)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));

  if (get_scene (self)->show_last_move == show_last_move)
    return;

  qdr_board_state_set_show_last_move (self->parts.state, show_last_move);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOW_LAST_MOVE]);
}

gboolean
qdr_board_view_get_show_shortest_paths (QdrBoardView *self)
{
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (self), FALSE);

  return qdr_board_state_get_show_shortest_paths (self->parts.state);
}

void
qdr_board_view_set_show_shortest_paths (QdrBoardView *self, gboolean show_shortest_paths)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));

  if (qdr_board_state_get_show_shortest_paths (self->parts.state) == show_shortest_paths)
    return;

  qdr_board_state_set_show_shortest_paths (self->parts.state, show_shortest_paths);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOW_SHORTEST_PATHS]);
}

gboolean
qdr_board_view_get_animate (QdrBoardView *self)
{
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (self), FALSE);

  return qdr_board_animation_get_enabled (self->animation);
}

void
qdr_board_view_set_animate (QdrBoardView *self, gboolean animate)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));

  if (qdr_board_animation_get_enabled (self->animation) == animate)
    return;

  qdr_board_animation_set_enabled (self->animation, animate);
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
  qdr_board_animation_skip (self->animation);
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

  qdr_board_pointer_set_confirm_walls (self->parts.pointer, confirm_walls);
}

gboolean
qdr_board_view_get_locked (QdrBoardView *self)
{
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (self), FALSE);

  return qdr_board_state_get_locked (self->parts.state);
}

void
qdr_board_view_set_locked (QdrBoardView *self, gboolean locked)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));

  if (qdr_board_state_get_locked (self->parts.state) == locked)
    return;

  qdr_board_state_set_locked (self->parts.state, locked);
  update_input (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LOCKED]);
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

  if (get_scene (self)->hint == hint)
    return;

  qdr_board_state_set_hint (self->parts.state, hint);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HINT]);
}

void
qdr_board_view_set_line (QdrBoardView *self, const QdrMove *moves, guint n_moves)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));
  g_return_if_fail (moves != NULL || n_moves == 0);

  qdr_board_state_set_line (self->parts.state, moves, n_moves);
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

gboolean
qdr_board_view_stock_drag_begin (QdrBoardView *self, guint player, gboolean finger)
{
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (self), FALSE);

  return qdr_board_pointer_begin_stock_drag (self->parts.pointer, player, finger);
}

void
qdr_board_view_stock_drag_move (QdrBoardView *self, const graphene_point_t *point)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));
  g_return_if_fail (point != NULL);

  qdr_board_pointer_move_stock_drag (self->parts.pointer, point);
}

void
qdr_board_view_stock_drag_turn (QdrBoardView *self)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));

  qdr_board_pointer_turn_stock_drag (self->parts.pointer);
}

void
qdr_board_view_stock_drag_end (QdrBoardView *self, gboolean drop)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));

  qdr_board_pointer_end_stock_drag (self->parts.pointer, drop);
}

const QdrBoardParts *
qdr_board_view_get_parts (QdrBoardView *self)
{
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (self), NULL);

  return &self->parts;
}
