/*
 * Rotation of the board: the side that is at the bottom.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-rotation-controller.h"

/* Delay after a move, so that it is seen before the board turns, milliseconds. */
#define TURN_DELAY 500

/* Values of the setting "turn-board". */
typedef enum {
  TURN_NEVER,
  TURN_FOR_PEOPLE,
  TURN_FOR_ALL,
} TurnBoard;

struct _QdrRotationController {
  QdrController base;

  QdrBoardView *board;   /* unowned */
  QdrGameLayout *layout; /* unowned */
  GSettings *settings;
  guint source; /* the delayed rotation; 0 if none */
};

G_DEFINE_FINAL_TYPE (QdrRotationController, qdr_rotation_controller, QDR_TYPE_CONTROLLER)

static gboolean
is_person (QdrGame *game, guint number)
{
  return qdr_player_is_human (qdr_game_get_player (game, number));
}

/* Does not change while a computer is to move. */
static guint
find_side_for_people (QdrRotationController *self, QdrGame *game)
{
  const guint players = qdr_game_get_n_players (game);
  const QdrSide bottom = (QdrSide) qdr_board_view_get_rotation (self->board);
  guint number = qdr_game_get_turn (game);

  if (!is_person (game, number)) {
    for (guint i = 0; i < players; i++)
      if (is_person (game, i) && qdr_side_of_player (players, i) == bottom)
        return bottom;
    number = 0;
    while (number < players && !is_person (game, number))
      number++;
  }
  return number < players ? qdr_side_of_player (players, number) : QDR_SIDE_SOUTH;
}

/* The side that belongs at the bottom. */
static guint
find_side_at_bottom (QdrRotationController *self)
{
  QdrGame *game = qdr_session_get_game (self->base.session);

  switch ((TurnBoard) g_settings_get_enum (self->settings, "turn-board")) {
  case TURN_FOR_PEOPLE:
    return find_side_for_people (self, game);
  case TURN_FOR_ALL:
    return qdr_side_of_player (qdr_game_get_n_players (game), qdr_game_get_turn (game));
  case TURN_NEVER:
  default:
    return qdr_game_get_viewing_side (game);
  }
}

static void
rotate (QdrRotationController *self)
{
  const QdrBoard *board = &qdr_game_get_start (qdr_session_get_game (self->base.session))->board;
  const guint side = find_side_at_bottom (self);

  qdr_board_view_set_rotation (self->board, side);
  if (side % 2 == 0)
    qdr_game_layout_set_shape (self->layout, board->width, board->height);
  else
    qdr_game_layout_set_shape (self->layout, board->height, board->width);
}

static gboolean
rotate_cb (gpointer user_data)
{
  QdrRotationController *self = user_data;

  self->source = 0;
  rotate (self);
  return G_SOURCE_REMOVE;
}

static void
rotate_at_once (QdrRotationController *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
  rotate (self);
}

static void
changed_cb (QdrRotationController *self, guint changes)
{
  const gboolean waits =
      qdr_board_view_get_animate (self->board) && !qdr_session_is_over (self->base.session);

  g_clear_handle_id (&self->source, g_source_remove);
  if ((changes & QDR_CHANGE_GAME) != 0)
    rotate (self);
  else if (find_side_at_bottom (self) == qdr_board_view_get_rotation (self->board))
    return;
  else if (waits)
    self->source = g_timeout_add (TURN_DELAY, rotate_cb, self);
  else
    rotate (self);
}

static void
qdr_rotation_controller_dispose (GObject *object)
{
  QdrRotationController *self = QDR_ROTATION_CONTROLLER (object);

  g_clear_handle_id (&self->source, g_source_remove);

  G_OBJECT_CLASS (qdr_rotation_controller_parent_class)->dispose (object);
}

static void
qdr_rotation_controller_class_init (QdrRotationControllerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qdr_rotation_controller_dispose;
}

static void
qdr_rotation_controller_init (QdrRotationController *self)
{
}

QdrRotationController *
qdr_rotation_controller_new (QdrSession *session,
                             QdrBoardView *board,
                             QdrGameLayout *layout,
                             GSettings *settings)
{
  QdrRotationController *self;

  g_return_val_if_fail (QDR_IS_BOARD_VIEW (board), NULL);
  g_return_val_if_fail (QDR_IS_GAME_LAYOUT (layout), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = qdr_controller_new (QDR_TYPE_ROTATION_CONTROLLER, NULL, session);
  self->board = board;
  self->layout = layout;
  self->settings = qdr_controller_hold (self, settings);
  g_signal_connect_object (settings, "changed::turn-board", G_CALLBACK (rotate_at_once), self,
                           G_CONNECT_SWAPPED);
  qdr_session_follow (session, G_CALLBACK (changed_cb), self);
  return self;
}
