/*
 * Which side of the board lies at the bottom of the window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-window-private.h"

/* Long enough to see the move that was played before the board turns, milliseconds. */
#define TURN_DELAY 500

/* As the setting "turn-board" counts them. */
typedef enum {
  TURN_NEVER,
  TURN_FOR_PEOPLE,
  TURN_FOR_ALL,
} TurnBoard;

static gboolean
is_person (QdrGame *game, guint number)
{
  return qdr_player_is_human (qdr_game_get_player (game, number));
}

/* The number of the first person, or of players if there is none. */
static guint
first_person (QdrGame *game)
{
  guint number = 0;

  while (number < qdr_game_get_n_players (game) && !is_person (game, number))
    number++;
  return number;
}

static gboolean
sits_at_bottom (QdrWindow *self, QdrGame *game, guint number)
{
  return qdr_side_of_player (qdr_game_get_n_players (game), number) ==
         (QdrSide) qdr_board_view_get_rotation (self->board);
}

/* While a computer is to move, the board stays with the person who sits there already. */
static guint
turns_for_people (QdrWindow *self, QdrGame *game)
{
  const guint players = qdr_game_get_n_players (game);
  guint number = qdr_game_get_turn (game);

  if (!is_person (game, number)) {
    for (guint i = 0; i < players; i++)
      if (is_person (game, i) && sits_at_bottom (self, game, i))
        return qdr_board_view_get_rotation (self->board);
    number = first_person (game);
  }
  return number < players ? qdr_side_of_player (players, number) : QDR_SIDE_SOUTH;
}

static guint
find_turns (QdrWindow *self)
{
  QdrGame *game = qdr_window_get_game (self);

  switch ((TurnBoard) g_settings_get_enum (self->settings, "turn-board")) {
  case TURN_FOR_PEOPLE:
    return turns_for_people (self, game);
  case TURN_FOR_ALL:
    return qdr_side_of_player (qdr_game_get_n_players (game), qdr_game_get_turn (game));
  case TURN_NEVER:
  default:
    return QDR_SIDE_SOUTH;
  }
}

static void
turn (QdrWindow *self)
{
  const QdrBoard *board = &qdr_game_get_start (qdr_window_get_game (self))->board;
  const guint turns = find_turns (self);

  qdr_board_view_set_rotation (self->board, turns);
  if (turns % 2 == 0)
    qdr_game_layout_set_shape (self->game_layout, board->width, board->height);
  else
    qdr_game_layout_set_shape (self->game_layout, board->height, board->width);
  qdr_window_show_players (self);
}

static gboolean
turn_cb (gpointer user_data)
{
  QdrWindow *self = user_data;

  self->turn_source = 0;
  turn (self);
  return G_SOURCE_REMOVE;
}

void
qdr_window_turn_at_once (QdrWindow *self)
{
  g_clear_handle_id (&self->turn_source, g_source_remove);
  turn (self);
}

void
qdr_window_turn (QdrWindow *self)
{
  g_clear_handle_id (&self->turn_source, g_source_remove);
  if (find_turns (self) == qdr_board_view_get_rotation (self->board))
    return;
  if (!qdr_board_view_get_animate (self->board) || qdr_session_is_over (self->session))
    turn (self);
  else
    self->turn_source = g_timeout_add (TURN_DELAY, turn_cb, self);
}
