/*
 * The board on the screen: shows a game and plays the moves of its human players.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-view-private.h"

#include <glib/gi18n.h>

#include "qdr-board-painter.h"
#include "qdr-board-words.h"

/* Logical pixels. The least still shows 19 x 19 squares. */
#define MIN_SIZE 220
#define NATURAL_SIZE 560

/* Milliseconds. */
#define MOTION_DURATION 220

G_DEFINE_FINAL_TYPE (QdrBoardView, qdr_board_view, GTK_TYPE_WIDGET)

enum {
  PROP_0,
  PROP_GAME,
  PROP_SHOW_COORDINATES,
  PROP_SHOW_LEGAL_MOVES,
  PROP_ANIMATE,
  PROP_LOCKED,
  PROP_HINT,
  PROP_NOTICE,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

enum {
  SIGNAL_REFUSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Pointing and playing */

gboolean
qdr_board_view_can_play (QdrBoardView *self)
{
  return self->game != NULL && !self->locked && self->scene.result.outcome == QDR_OUTCOME_ONGOING &&
         qdr_player_is_human (qdr_game_get_player (self->game, self->scene.position.turn));
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

void
qdr_board_view_point_at (QdrBoardView *self, QdrMove move, QdrBoardPointer pointer)
{
  g_autofree char *notice = NULL;

  self->pointer = pointer;
  if (self->scene.pointed == move)
    return;

  self->scene.pointed = move;
  self->scene.pointed_is_legal = FALSE;
  if (move != QDR_MOVE_NONE) {
    const QdrRefusal refusal = qdr_game_check (self->game, move);

    self->scene.pointed_is_legal = refusal.reason == QDR_REASON_NONE;
    /* Only a wall shows where it is refused; nobody asks why each far square is too far. */
    if (!self->scene.pointed_is_legal && qdr_move_is_wall (move))
      notice = qdr_game_describe_refusal (self->game, refusal);
  }
  set_notice (self, notice);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
qdr_board_view_play (QdrBoardView *self, QdrMove move)
{
  g_autoptr (GError) error = NULL;

  if (!qdr_board_view_can_play (self))
    return;

  if (!qdr_game_play (self->game, move, &error)) {
    qdr_board_view_announce (self, error->message);
    g_signal_emit (self, signals[SIGNAL_REFUSED], 0, error->message);
  }
}

QdrSquareView *
qdr_board_view_get_square (QdrBoardView *self, QdrSquare square)
{
  const QdrBoard *board = &self->scene.position.board;
  const guint index =
      qdr_board_row (board, square) * board->width + qdr_board_column (board, square);

  return index < self->squares->len ? g_ptr_array_index (self->squares, index) : NULL;
}

QdrSquareView *
qdr_board_view_get_focused_square (QdrBoardView *self)
{
  GtkWidget *child = gtk_widget_get_focus_child (GTK_WIDGET (self));

  return child != NULL && gtk_widget_has_focus (child) ? QDR_SQUARE_VIEW (child) : NULL;
}

void
qdr_board_view_announce (QdrBoardView *self, const char *sentence)
{
  QdrSquareView *focused = qdr_board_view_get_focused_square (self);

  if (focused != NULL)
    qdr_square_view_announce (focused, sentence);
}

/* The squares */

static void
chosen_cb (QdrSquareView *square, guint move, QdrBoardView *self)
{
  qdr_board_view_play (self, (QdrMove) move);
}

static void
remove_squares (QdrBoardView *self)
{
  for (guint i = 0; i < self->squares->len; i++)
    gtk_widget_unparent (g_ptr_array_index (self->squares, i));
  g_ptr_array_set_size (self->squares, 0);
}

static void
add_squares (QdrBoardView *self)
{
  const QdrBoard *board = &self->scene.position.board;

  for (guint row = 0; row < board->height; row++)
    for (guint column = 0; column < board->width; column++) {
      GtkWidget *square = qdr_square_view_new (qdr_board_square (board, column, row));

      g_signal_connect (square, "chosen", G_CALLBACK (chosen_cb), self);
      /* The board draws the focus, so it must hear where it goes. */
      g_signal_connect_swapped (square, "state-flags-changed", G_CALLBACK (gtk_widget_queue_draw),
                                self);
      gtk_widget_set_parent (square, GTK_WIDGET (self));
      g_ptr_array_add (self->squares, square);
    }
}

static void
update_labels (QdrBoardView *self)
{
  const gboolean mine = qdr_board_view_can_play (self);

  for (guint i = 0; i < self->squares->len; i++) {
    QdrSquareView *view = g_ptr_array_index (self->squares, i);
    g_autofree char *label = qdr_board_words_for_square (&self->scene, self->game,
                                                         qdr_square_view_get_square (view), mine);

    qdr_square_view_set_label (view, label);
  }
}

/* Following the game */

/* What can be done has changed: whose turn it is, or whether the board is locked. */
static void
update_input (QdrBoardView *self)
{
  self->press = QDR_BOARD_PRESS_NONE;
  qdr_board_view_point_at (self, QDR_MOVE_NONE, QDR_BOARD_POINTER_NONE);
  self->scene.show_destinations = self->show_legal_moves && qdr_board_view_can_play (self);
  if (self->game != NULL)
    update_labels (self);
  qdr_board_pointer_refresh (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
follow_game (QdrBoardView *self)
{
  qdr_board_scene_follow (&self->scene, self->game);
  qdr_board_view_set_hint (self, QDR_MOVE_NONE);
  update_input (self);
}

static void
motion_value_cb (double value, gpointer user_data)
{
  QdrBoardView *self = user_data;

  self->scene.motion.progress = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
motion_done_cb (AdwAnimation *animation, QdrBoardView *self)
{
  self->scene.motion.move = QDR_MOVE_NONE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
start_motion (QdrBoardView *self, const QdrBoardMotion *motion)
{
  adw_animation_reset (self->animation);
  self->scene.motion.move = QDR_MOVE_NONE;
  if (!self->animate || qdr_move_kind (motion->move) == QDR_MOVE_CONCESSION)
    return;

  self->scene.motion = *motion;
  adw_animation_play (self->animation);
}

static void
moved_cb (QdrGame *game, guint player, guint move, QdrBoardView *self)
{
  const QdrBoardMotion motion = { .move = (QdrMove) move,
                                  .player = player,
                                  .from = self->scene.position.pawns[player] };
  g_autofree char *words = NULL;

  follow_game (self);
  start_motion (self, &motion);
  words = qdr_board_words_for_last_move (&self->scene, game);
  qdr_board_view_announce (self, words);
}

static void
undone_cb (QdrGame *game, guint player, guint move, QdrBoardView *self)
{
  const QdrBoardMotion motion = { .move = (QdrMove) move,
                                  .player = player,
                                  .from = self->scene.position.pawns[player],
                                  .takeback = TRUE };

  follow_game (self);
  start_motion (self, &motion);
}

/* Names and seats can change under way. */
static void
player_changed_cb (QdrBoardView *self)
{
  update_input (self);
}

static void
stop_following (QdrBoardView *self)
{
  for (guint i = 0; i < qdr_game_get_n_players (self->game); i++)
    g_signal_handlers_disconnect_by_data (qdr_game_get_player (self->game, i), self);
  g_signal_handlers_disconnect_by_data (self->game, self);
}

static void
start_following (QdrBoardView *self)
{
  g_signal_connect (self->game, "moved", G_CALLBACK (moved_cb), self);
  g_signal_connect (self->game, "undone", G_CALLBACK (undone_cb), self);
  for (guint i = 0; i < qdr_game_get_n_players (self->game); i++) {
    QdrPlayer *player = qdr_game_get_player (self->game, i);

    g_signal_connect_swapped (player, "notify::name", G_CALLBACK (player_changed_cb), self);
    g_signal_connect_swapped (player, "notify::seat", G_CALLBACK (player_changed_cb), self);
  }
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
allocate_square (QdrBoardView *self, QdrSquareView *view)
{
  const graphene_rect_t bounds =
      qdr_board_geometry_get_square (&self->geometry, qdr_square_view_get_square (view));
  const GtkAllocation allocation = {
    .x = (int) bounds.origin.x,
    .y = (int) bounds.origin.y,
    .width = (int) bounds.size.width,
    .height = (int) bounds.size.height,
  };

  gtk_widget_size_allocate (GTK_WIDGET (view), &allocation, -1);
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
  };

  if (self->game == NULL)
    return;

  qdr_board_geometry_init (&self->geometry, &self->scene.position.board, &room);
  for (guint i = 0; i < self->squares->len; i++)
    allocate_square (self, g_ptr_array_index (self->squares, i));
}

static QdrSquare
find_visible_focus (QdrBoardView *self)
{
  QdrSquareView *focused = qdr_board_view_get_focused_square (self);

  if (focused == NULL || !gtk_widget_has_visible_focus (GTK_WIDGET (focused)))
    return QDR_NO_SQUARE;

  return qdr_square_view_get_square (focused);
}

static void
qdr_board_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  QdrBoardView *self = QDR_BOARD_VIEW (widget);

  if (self->game == NULL)
    return;

  self->scene.focus = find_visible_focus (self);
  qdr_board_painter_snapshot (&self->scene, &self->geometry, &self->palette, widget, snapshot);
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
  case PROP_ANIMATE:
    g_value_set_boolean (value, self->animate);
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
  case PROP_ANIMATE:
    qdr_board_view_set_animate (self, g_value_get_boolean (value));
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

  if (self->game != NULL)
    stop_following (self);
  g_clear_object (&self->game);
  if (self->animation != NULL)
    adw_animation_reset (self->animation);
  g_clear_object (&self->animation);
  remove_squares (self);

  G_OBJECT_CLASS (qdr_board_view_parent_class)->dispose (object);
}

static void
qdr_board_view_finalize (GObject *object)
{
  QdrBoardView *self = QDR_BOARD_VIEW (object);

  g_free (self->notice);
  g_ptr_array_unref (self->squares);

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
  properties[PROP_ANIMATE] = g_param_spec_boolean ("animate", NULL, NULL, TRUE, flags);
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
  signals[SIGNAL_REFUSED] = g_signal_new ("refused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  qdr_board_keys_class_init (widget_class);
  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
init_animation (QdrBoardView *self)
{
  AdwAnimationTarget *target = adw_callback_animation_target_new (motion_value_cb, self, NULL);

  self->animation = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, MOTION_DURATION, target);
  g_signal_connect (self->animation, "done", G_CALLBACK (motion_done_cb), self);
}

static void
qdr_board_view_init (QdrBoardView *self)
{
  self->animate = TRUE;
  self->show_legal_moves = TRUE;
  self->scene.show_coordinates = TRUE;
  self->scene.pointed = QDR_MOVE_NONE;
  self->scene.hint = QDR_MOVE_NONE;
  self->scene.motion.move = QDR_MOVE_NONE;
  self->squares = g_ptr_array_new ();

  init_animation (self);
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

void
qdr_board_view_set_game (QdrBoardView *self, QdrGame *game)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));
  g_return_if_fail (game == NULL || QDR_IS_GAME (game));

  if (self->game == game)
    return;

  if (self->game != NULL)
    stop_following (self);
  adw_animation_reset (self->animation);
  self->scene.motion.move = QDR_MOVE_NONE;
  qdr_board_view_point_at (self, QDR_MOVE_NONE, QDR_BOARD_POINTER_NONE);
  remove_squares (self);

  g_set_object (&self->game, game);
  if (game != NULL) {
    start_following (self);
    qdr_board_scene_follow (&self->scene, game);
    add_squares (self);
    follow_game (self);
  }
  gtk_widget_queue_resize (GTK_WIDGET (self));
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
  update_input (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOW_LEGAL_MOVES]);
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
  update_input (self);
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

const char *
qdr_board_view_get_notice (QdrBoardView *self)
{
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (self), NULL);

  return self->notice;
}
