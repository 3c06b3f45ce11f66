/*
 * Mouse and touch on the board.
 *
 * Press, drag and release mean the same for both: what is shown at the release is played, and
 * leaving the board calls it off: what was taken up goes back. What was pressed decides whether it
 * is about the pawn or about a wall. A pawn that is dragged follows the pointer, and glides home
 * where its move is refused.
 *
 * The key "r", the secondary button and the wheel turn a wall that is hovered or dragged. It stays
 * turned as long as the pointer means the same corner, or, when dragged, until it is let go.
 *
 * Where walls are to be confirmed, a click or tap near a groove lets the wall stand there, and a
 * second one on it, Enter, or the button beside it places it.
 *
 * Fingers are less exact. Where squares are smaller than a fingertip, a wall that a finger drags
 * runs ahead of it, so that it can be seen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-pointer.h"

/* The pitch below which a fingertip covers more than a square, in logical pixels. */
#define FINGERTIP 44.0f

/* How far a dragged wall gets ahead of the finger. */
#define LIFT_MAX 36.0f

/* How far beside a wall a second tap may be. */
#define SECOND_TAP_REACH 16.0f

/* What the button or finger that is down has come down on. */
typedef enum {
  QDR_BOARD_PRESS_NONE,      /* nothing is down, or it does not count */
  QDR_BOARD_PRESS_SQUARE,    /* it stays a pawn move */
  QDR_BOARD_PRESS_WALL,      /* it stays a wall */
  QDR_BOARD_PRESS_STOCK,     /* the stock: a wall from there is dragged */
  QDR_BOARD_PRESS_HELD_WALL, /* a wall that waits to be confirmed */
} QdrBoardPress;

struct _QdrBoardPointer {
  GtkWidget *board;             /* (unowned) */
  QdrBoardState *state;         /* (unowned) */
  QdrBoardAnimation *animation; /* (unowned) */
  QdrConfirmWalls confirm_walls;

  QdrBoardPress press;
  gboolean dragged; /* since the press */
  gboolean grabbed; /* the drag has taken something up */
  guint carries;    /* whose pawn the drag moves, or QDR_NOBODY */
  QdrMove turned;   /* the wall under the pointer as the player turned it, or QDR_MOVE_NONE */
  graphene_point_t mouse;
  gboolean mouse_is_over;
  gboolean hovers; /* a mouse that is not pressed points at something */
};

QdrBoardPointer *
qdr_board_pointer_new (GtkWidget *board, QdrBoardState *state, QdrBoardAnimation *animation)
{
  QdrBoardPointer *self = g_new0 (QdrBoardPointer, 1);

  self->board = board;
  self->state = state;
  self->animation = animation;
  self->confirm_walls = QDR_CONFIRM_TOUCH;
  self->turned = QDR_MOVE_NONE;
  self->carries = QDR_NOBODY;
  self->hovers = TRUE;
  return self;
}

void
qdr_board_pointer_set_confirm_walls (QdrBoardPointer *self, QdrConfirmWalls confirm_walls)
{
  self->confirm_walls = confirm_walls;
}

gboolean
qdr_board_pointer_is_pressed (const QdrBoardPointer *self)
{
  return self->press != QDR_BOARD_PRESS_NONE;
}

gboolean
qdr_board_pointer_is_dragging (const QdrBoardPointer *self)
{
  return self->dragged;
}

gboolean
qdr_board_pointer_can_cancel (const QdrBoardPointer *self)
{
  return self->press == QDR_BOARD_PRESS_STOCK || self->carries != QDR_NOBODY ||
         qdr_board_state_asks_for_wall (self->state);
}

static const QdrBoardScene *
scene_of (QdrBoardPointer *self)
{
  return qdr_board_state_get_scene (self->state);
}

/* @wall, or the same turned as the player wants it: through this corner, or through any. */
static QdrMove
keep_turned (QdrBoardPointer *self, QdrMove wall, gboolean any)
{
  if (self->turned != QDR_MOVE_NONE && qdr_move_is_wall (wall) &&
      (any || qdr_move_square (wall) == qdr_move_square (self->turned)))
    return qdr_move_make (qdr_move_kind (self->turned), qdr_move_square (wall));

  self->turned = QDR_MOVE_NONE;
  return wall;
}

static void
forget_press (QdrBoardPointer *self)
{
  self->press = QDR_BOARD_PRESS_NONE;
  self->grabbed = FALSE;
  self->carries = QDR_NOBODY;
  self->turned = QDR_MOVE_NONE;
  qdr_board_state_set_stock_drag (self->state, QDR_MOVE_STEP, NULL);
}

void
qdr_board_pointer_reset (QdrBoardPointer *self)
{
  forget_press (self);
  qdr_board_state_put_down (self->state);
}

/* A pawn that is still in the hand, because it may not stay where it was let go. */
static void
send_home (QdrBoardPointer *self)
{
  const QdrBoardCarried carried = qdr_board_state_put_down (self->state);

  if (carried.is_there)
    qdr_board_animation_drop (self->animation, &carried);
}

/* What the drag has taken up goes back. */
static void
drop_grabbed (QdrBoardPointer *self)
{
  if (self->grabbed)
    qdr_board_model_drop (qdr_board_state_get_model (self->state));
  self->grabbed = FALSE;
}

/* Whether @point is as far along its groove as @wall lies. */
static gboolean
is_along (QdrBoardPointer *self, const graphene_point_t *point, QdrMove wall)
{
  const graphene_rect_t bounds =
      qdr_board_geometry_get_wall (qdr_board_state_get_geometry (self->state), wall);
  const gboolean lies = bounds.size.width > bounds.size.height;
  const float from = lies ? bounds.origin.x : bounds.origin.y;
  const float length = lies ? bounds.size.width : bounds.size.height;
  const float place = lies ? point->x : point->y;

  return place >= from && place <= from + length;
}

/* @wall, or one at whose end it would begin, if that one is under the pointer and can be taken
 * away. */
static QdrMove
prefer_removable (QdrBoardPointer *self, const graphene_point_t *point, QdrMove wall)
{
  const gboolean vertical = qdr_move_kind (wall) == QDR_MOVE_VERTICAL_WALL;
  const guint along = vertical ? scene_of (self)->position.board.stride : 1;
  const guint corner = qdr_move_square (wall);
  const QdrMove after = qdr_move_make (qdr_move_kind (wall), corner + along);
  const QdrMove before =
      corner >= along ? qdr_move_make (qdr_move_kind (wall), corner - along) : wall;

  if (qdr_board_model_takes_away (qdr_board_state_get_model (self->state), after) &&
      is_along (self, point, after))
    return after;
  if (qdr_board_model_takes_away (qdr_board_state_get_model (self->state), before) &&
      is_along (self, point, before))
    return before;
  return wall;
}

static QdrMove
pick (QdrBoardPointer *self, const graphene_point_t *point)
{
  const QdrMove picked =
      qdr_board_geometry_pick (qdr_board_state_get_geometry (self->state), point,
                               &scene_of (self)->destinations, scene_of (self)->pointed);
  const QdrMove move = keep_turned (self, picked, FALSE);

  return qdr_move_is_wall (move) ? prefer_removable (self, point, move) : move;
}

void
qdr_board_pointer_refresh (QdrBoardPointer *self)
{
  QdrMove move;

  if (!self->mouse_is_over || !self->hovers || qdr_board_state_asks_for_wall (self->state) ||
      !qdr_board_state_can_move (self->state))
    return;

  /* A mouse at rest has asked for nothing; least of all why the wall it has just placed is
   * taken. */
  move = pick (self, &self->mouse);
  if (move != QDR_MOVE_NONE &&
      qdr_board_model_allows (qdr_board_state_get_model (self->state), move))
    qdr_board_state_point_at (self->state, move, QDR_BOARD_DEVICE_MOUSE);
}

void
qdr_board_pointer_move (QdrBoardPointer *self, const graphene_point_t *point)
{
  /* GTK repeats the last place when widgets change under a pointer at rest. It may lie elsewhere on
   * the board then, where it has asked for nothing either. */
  const gboolean rests = self->mouse_is_over && graphene_point_equal (&self->mouse, point);
  const gboolean is_free = self->hovers && self->press == QDR_BOARD_PRESS_NONE &&
                           !qdr_board_state_asks_for_wall (self->state) &&
                           qdr_board_state_can_move (self->state);
  QdrMove move;

  self->mouse = *point;
  self->mouse_is_over = TRUE;
  if (!is_free || (rests && qdr_board_state_get_device (self->state) != QDR_BOARD_DEVICE_MOUSE))
    return;

  move = pick (self, point);
  if (rests && move != scene_of (self)->pointed && move != QDR_MOVE_NONE &&
      !qdr_board_model_allows (qdr_board_state_get_model (self->state), move))
    move = QDR_MOVE_NONE;
  qdr_board_state_point_at (self->state, move, QDR_BOARD_DEVICE_MOUSE);
}

void
qdr_board_pointer_leave (QdrBoardPointer *self)
{
  self->mouse_is_over = FALSE;
  if (qdr_board_state_get_device (self->state) == QDR_BOARD_DEVICE_MOUSE &&
      self->press == QDR_BOARD_PRESS_NONE && !qdr_board_state_asks_for_wall (self->state))
    qdr_board_state_point_at (self->state, QDR_MOVE_NONE, QDR_BOARD_DEVICE_NONE);
}

/* Whether @point is on a wall that is to be confirmed. */
static gboolean
is_on_held_wall (QdrBoardPointer *self, const graphene_point_t *point)
{
  graphene_rect_t wall;

  if (!qdr_board_state_asks_for_wall (self->state))
    return FALSE;

  wall = qdr_board_geometry_get_wall (qdr_board_state_get_geometry (self->state),
                                      scene_of (self)->pointed);
  graphene_rect_inset (&wall, -SECOND_TAP_REACH, -SECOND_TAP_REACH);
  return graphene_rect_contains_point (&wall, point);
}

/* Whether a wall that is let go waits to be confirmed. */
static gboolean
is_to_be_confirmed (QdrBoardPointer *self)
{
  if (self->confirm_walls == QDR_CONFIRM_TOUCH)
    return qdr_board_state_get_device (self->state) == QDR_BOARD_DEVICE_FINGER && !self->dragged;

  return self->confirm_walls == QDR_CONFIRM_ALWAYS;
}

void
qdr_board_pointer_press (QdrBoardPointer *self, const graphene_point_t *point, gboolean finger)
{
  QdrMove move;

  qdr_board_animation_skip (self->animation);
  self->press = QDR_BOARD_PRESS_NONE;
  self->dragged = FALSE;
  if (!qdr_board_state_try_move (self->state))
    return;

  if (is_on_held_wall (self, point)) {
    qdr_board_state_set_device (self->state,
                                finger ? QDR_BOARD_DEVICE_FINGER : QDR_BOARD_DEVICE_MOUSE);
    self->press = QDR_BOARD_PRESS_HELD_WALL;
    return;
  }

  move = pick (self, point);
  if (move != QDR_MOVE_NONE)
    self->press = qdr_move_is_wall (move) ? QDR_BOARD_PRESS_WALL : QDR_BOARD_PRESS_SQUARE;
  qdr_board_state_point_at (self->state, move,
                            finger ? QDR_BOARD_DEVICE_FINGER : QDR_BOARD_DEVICE_MOUSE);
}

/* Where a wall is shown for a finger at @point that has come @distance from where it was put
 * down. */
static graphene_point_t
lift (QdrBoardPointer *self, const graphene_point_t *point, float distance)
{
  if (qdr_board_state_get_device (self->state) != QDR_BOARD_DEVICE_FINGER ||
      qdr_board_state_get_geometry (self->state)->pitch >= FINGERTIP)
    return *point;

  return GRAPHENE_POINT_INIT (point->x, point->y - MIN (distance, LIFT_MAX));
}

static guint
find_pawn (QdrBoardPointer *self, QdrSquare square)
{
  for (guint player = 0; player < scene_of (self)->position.players; player++)
    if (scene_of (self)->position.pawns[player] == square)
      return player;
  return QDR_NOBODY;
}

/* What is taken up changes the position, which otherwise ends what the pointer is about. */
static void
begin_drag (QdrBoardPointer *self)
{
  const QdrMove pressed = scene_of (self)->pointed;
  const QdrBoardDevice device = qdr_board_state_get_device (self->state);
  guint pawn;

  self->dragged = TRUE;
  if (self->press != QDR_BOARD_PRESS_SQUARE || pressed == QDR_MOVE_NONE)
    return;

  pawn = find_pawn (self, qdr_move_square (pressed));
  if (qdr_board_model_grab (qdr_board_state_get_model (self->state), qdr_move_square (pressed))) {
    self->press = QDR_BOARD_PRESS_SQUARE;
    qdr_board_state_set_device (self->state, device);
    self->grabbed = TRUE;
  }
  if (self->grabbed || pawn == scene_of (self)->position.turn)
    self->carries = pawn;
}

void
qdr_board_pointer_drag (QdrBoardPointer *self, const graphene_point_t *point, float distance)
{
  graphene_point_t lifted;
  QdrMove move;

  if (self->press == QDR_BOARD_PRESS_NONE)
    return;

  if (!self->dragged)
    begin_drag (self);
  if (self->press == QDR_BOARD_PRESS_SQUARE) {
    move = qdr_board_geometry_pick_step (qdr_board_state_get_geometry (self->state), point);
    if (self->carries != QDR_NOBODY)
      qdr_board_state_carry (self->state, self->carries, point);
  } else {
    lifted = lift (self, point, distance);
    move = qdr_board_geometry_pick_wall (qdr_board_state_get_geometry (self->state), &lifted,
                                         scene_of (self)->pointed);
    if (move != QDR_MOVE_NONE)
      move = keep_turned (self, move, TRUE);
  }
  qdr_board_state_point_at (self->state, move, qdr_board_state_get_device (self->state));
}

/* Whether a pawn of a game is put back where it was taken from. */
static gboolean
puts_back (QdrBoardPointer *self, QdrMove move)
{
  return self->carries != QDR_NOBODY && !self->grabbed && move != QDR_MOVE_NONE &&
         qdr_move_square (move) == scene_of (self)->position.pawns[self->carries];
}

static void
let_go (QdrBoardPointer *self)
{
  const QdrBoardPress press = self->press;
  const QdrMove move =
      puts_back (self, scene_of (self)->pointed) ? QDR_MOVE_NONE : scene_of (self)->pointed;
  const gboolean finger = qdr_board_state_get_device (self->state) == QDR_BOARD_DEVICE_FINGER;

  if (move == QDR_MOVE_NONE)
    drop_grabbed (self);
  forget_press (self);
  if (press == QDR_BOARD_PRESS_NONE || move == QDR_MOVE_NONE)
    return;
  if (qdr_move_is_wall (move) && (press == QDR_BOARD_PRESS_WALL || self->dragged) &&
      is_to_be_confirmed (self)) {
    qdr_board_state_ask_for_wall (self->state);
    return;
  }

  if (finger || qdr_board_state_asks_for_wall (self->state))
    qdr_board_state_point_at (self->state, QDR_MOVE_NONE, QDR_BOARD_DEVICE_NONE);
  qdr_board_state_propose (self->state, move);
}

/* A move that is played takes the pawn out of the hand, and it glides from there. */
void
qdr_board_pointer_release (QdrBoardPointer *self)
{
  let_go (self);
  send_home (self);
}

void
qdr_board_pointer_cancel (QdrBoardPointer *self)
{
  drop_grabbed (self);
  forget_press (self);
  send_home (self);
  qdr_board_state_point_at (self->state, QDR_MOVE_NONE, QDR_BOARD_DEVICE_NONE);
}

void
qdr_board_pointer_set_hovers (QdrBoardPointer *self, gboolean hovers)
{
  if (self->hovers == hovers)
    return;

  self->hovers = hovers;
  qdr_board_pointer_cancel (self);
  qdr_board_pointer_refresh (self);
}

gboolean
qdr_board_pointer_confirm (QdrBoardPointer *self)
{
  const QdrMove wall = scene_of (self)->pointed;

  if (!qdr_board_state_asks_for_wall (self->state))
    return FALSE;

  qdr_board_pointer_cancel (self);
  qdr_board_state_propose (self->state, wall);
  return TRUE;
}

gboolean
qdr_board_pointer_turn (QdrBoardPointer *self)
{
  const gboolean held = qdr_board_state_asks_for_wall (self->state);

  if (scene_of (self)->stock_drag != QDR_MOVE_STEP) {
    self->turned = qdr_board_geometry_turn_wall (self->turned);
    qdr_board_state_set_stock_drag (self->state, qdr_move_kind (self->turned),
                                    &GRAPHENE_POINT_INIT (scene_of (self)->stock_drag_x,
                                                          scene_of (self)->stock_drag_y));
    return TRUE;
  }
  if (qdr_board_state_get_device (self->state) == QDR_BOARD_DEVICE_KEYBOARD ||
      scene_of (self)->pointed == QDR_MOVE_NONE || !qdr_move_is_wall (scene_of (self)->pointed))
    return FALSE;

  self->turned = qdr_board_geometry_turn_wall (scene_of (self)->pointed);
  qdr_board_state_point_at (self->state, self->turned, qdr_board_state_get_device (self->state));
  if (held)
    qdr_board_state_ask_for_wall (self->state);
  return TRUE;
}

/* Walls from the stock */

gboolean
qdr_board_pointer_begin_stock_drag (QdrBoardPointer *self, guint player, gboolean finger)
{
  if (player != scene_of (self)->position.turn || !qdr_board_state_try_move (self->state))
    return FALSE;

  qdr_board_animation_skip (self->animation);
  /* So that keys can turn the wall or call it off. */
  if (gtk_widget_get_focus_child (self->board) == NULL)
    gtk_widget_grab_focus (self->board);
  qdr_board_state_point_at (self->state, QDR_MOVE_NONE,
                            finger ? QDR_BOARD_DEVICE_FINGER : QDR_BOARD_DEVICE_MOUSE);
  self->press = QDR_BOARD_PRESS_STOCK;
  self->dragged = TRUE;
  self->turned = qdr_move_make (QDR_MOVE_HORIZONTAL_WALL, 0);
  return TRUE;
}

void
qdr_board_pointer_move_stock_drag (QdrBoardPointer *self, const graphene_point_t *point)
{
  graphene_point_t lifted;
  QdrMove wall;

  g_return_if_fail (point != NULL);

  if (self->press != QDR_BOARD_PRESS_STOCK)
    return;

  lifted = lift (self, point, LIFT_MAX);
  wall = qdr_board_geometry_pick_wall (qdr_board_state_get_geometry (self->state), &lifted,
                                       scene_of (self)->pointed);
  if (wall != QDR_MOVE_NONE)
    wall = keep_turned (self, wall, TRUE);
  /* Beside the board the wall is drawn where the pointer is; on it, where it would be placed. */
  qdr_board_state_set_stock_drag (self->state,
                                  wall == QDR_MOVE_NONE ? qdr_move_kind (self->turned)
                                                        : QDR_MOVE_STEP,
                                  &lifted);
  qdr_board_state_point_at (self->state, wall, qdr_board_state_get_device (self->state));
}

void
qdr_board_pointer_turn_stock_drag (QdrBoardPointer *self)
{
  if (self->press == QDR_BOARD_PRESS_STOCK)
    qdr_board_pointer_turn (self);
}

void
qdr_board_pointer_end_stock_drag (QdrBoardPointer *self, gboolean drop)
{
  QdrMove wall;

  if (self->press != QDR_BOARD_PRESS_STOCK)
    return;

  wall = scene_of (self)->pointed;
  if (drop && wall != QDR_MOVE_NONE && is_to_be_confirmed (self)) {
    qdr_board_pointer_reset (self);
    qdr_board_state_ask_for_wall (self->state);
    return;
  }

  qdr_board_pointer_cancel (self);
  if (drop && wall != QDR_MOVE_NONE)
    qdr_board_state_propose (self->state, wall);
}
