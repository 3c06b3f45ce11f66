/*
 * Letters and digits that are pressed on a board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-letters.h"

#include <glib/gi18n.h>

#include "qdr-announcer.h"
#include "qdr-board-jumps.h"

/* How long a question waits for a number that may follow its letter. Who knows a square types its
 * name in one go. */
#define MS_FOR_DIGIT 500

static const QdrPosition *
get_position (QdrBoardLetters *self)
{
  return &qdr_board_state_get_scene (self->state)->position;
}

/* Walls */

/* The wall with the name of the square, or the nearest one where the board ends. */
static QdrMove
name_wall (const QdrBoard *board, QdrMoveKind kind, QdrSquare square)
{
  const guint column = MIN (qdr_board_column (board, square), board->width - 2u);
  const guint row = MIN (qdr_board_row (board, square), board->height - 2u);

  return qdr_move_make (kind, qdr_board_square (board, column, row));
}

/* The first key goes to the grooves, the same one again turns the wall there. */
static gboolean
enter_wall (QdrBoardLetters *self, QdrMoveKind kind)
{
  const QdrSquare square = qdr_board_focus_get_square (self->focus);
  QdrMove wall = qdr_board_focus_get_wall (self->focus);

  if (square == QDR_NO_SQUARE && wall == QDR_MOVE_NONE)
    return FALSE;

  qdr_board_animation_skip (self->animation);
  if (square != QDR_NO_SQUARE)
    wall = name_wall (&get_position (self)->board, kind, square);
  else if (qdr_move_kind (wall) == kind)
    wall = qdr_board_geometry_turn_wall (wall);
  else
    wall = qdr_move_make (kind, qdr_move_square (wall));
  qdr_board_focus_go_to_wall (self->focus, wall);
  return TRUE;
}

static gboolean
turn_wall (QdrBoardLetters *self)
{
  const QdrMove wall = qdr_board_focus_get_wall (self->focus);

  if (qdr_board_pointer_turn (self->pointer))
    return TRUE;
  if (wall == QDR_MOVE_NONE)
    return FALSE;

  qdr_board_focus_go_to_wall (self->focus, qdr_board_geometry_turn_wall (wall));
  return TRUE;
}

/* Questions */

static void
tell (QdrBoardLetters *self, const char *answer)
{
  qdr_announce (self->board, answer);
  qdr_board_state_answer (self->state, answer);
}

/* Whether there is an answer. */
static gboolean
ask (QdrBoardLetters *self, const QdrQuestionInfo *info)
{
  const QdrMove wall = qdr_board_focus_get_wall (self->focus);
  g_autofree char *answer = NULL;

  if (info->question == QDR_QUESTION_AGAIN) {
    qdr_announce_again (self->board);
    return TRUE;
  }
  answer = qdr_board_model_answer (qdr_board_state_get_model (self->state), info->question, wall,
                                   qdr_board_state_get_scene (self->state)->verbosity);
  if (answer == NULL)
    return FALSE;

  tell (self, answer);
  return TRUE;
}

/* (nullable) */
static const QdrQuestionInfo *
find_question (char key)
{
  guint n;
  const QdrQuestionInfo *questions = qdr_game_question_list (&n);

  for (guint i = 0; i < n; i++)
    if (questions[i].key == key)
      return &questions[i];
  return NULL;
}

/* What waits to be answered, which it does no longer. */
static const QdrQuestionInfo *
take_asked (QdrBoardLetters *self)
{
  g_clear_handle_id (&self->answer_id, g_source_remove);
  return g_steal_pointer (&self->asked);
}

static void
answer_cb (gpointer user_data)
{
  QdrBoardLetters *self = user_data;

  self->answer_id = 0;
  ask (self, g_steal_pointer (&self->asked));
}

static void
ask_later (QdrBoardLetters *self, const QdrQuestionInfo *info)
{
  self->asked = info;
  self->answer_id = g_timeout_add_once (MS_FOR_DIGIT, answer_cb, self);
}

/* Jumps */

static gboolean
jump_to_pawn (QdrBoardLetters *self, gboolean other)
{
  const QdrPosition *position = get_position (self);
  const guint asker = qdr_board_model_get_asker (qdr_board_state_get_model (self->state));
  const guint player = asker != QDR_NOBODY ? asker : position->turn;
  const QdrSquare to = other
                           ? qdr_board_jump_to_other_pawn (position, player,
                                                           qdr_board_focus_get_square (self->focus))
                           : position->pawns[player];

  if (to != QDR_NO_SQUARE)
    qdr_board_focus_go_to_square (self->focus, to);
  return TRUE;
}

static gboolean
jump_to_wall (QdrBoardLetters *self, gboolean back)
{
  const QdrMove from = qdr_board_focus_get (self->focus);
  QdrMove wall;

  if (from == QDR_MOVE_NONE)
    return FALSE;

  wall = qdr_board_jump_to_wall (get_position (self), from, back);
  if (wall != QDR_MOVE_NONE)
    qdr_board_focus_go_to_wall (self->focus, wall);
  else
    tell (self, _ ("No wall stands on the board."));
  return TRUE;
}

/* Letters and digits */

/* What a letter means by itself. */
static gboolean
act (QdrBoardLetters *self, char letter)
{
  switch (letter) {
  case 'h':
    return enter_wall (self, QDR_MOVE_HORIZONTAL_WALL);
  case 'v':
    return enter_wall (self, QDR_MOVE_VERTICAL_WALL);
  case 'r':
    return turn_wall (self);
  case 'j':
    return jump_to_pawn (self, FALSE);
  case 'J':
    return jump_to_pawn (self, TRUE);
  case 'n':
    return jump_to_wall (self, FALSE);
  case 'N':
    return jump_to_wall (self, TRUE);
  default:
    return FALSE;
  }
}

/* Whether the question can be asked here is only known when it is answered. */
static gboolean
act_or_ask (QdrBoardLetters *self, char letter, gboolean is_column)
{
  const QdrQuestionInfo *info = find_question (letter);

  if (info == NULL)
    return act (self, letter);
  if (!is_column)
    return ask (self, info);

  ask_later (self, info);
  return TRUE;
}

gboolean
qdr_board_letters_press (QdrBoardLetters *self, char letter)
{
  gboolean is_column;
  gboolean is_taken;

  if (qdr_board_state_get_model (self->state) == NULL)
    return FALSE;

  qdr_board_letters_finish (self);
  is_column = letter >= 'a' && letter < 'a' + get_position (self)->board.width;
  is_taken = act_or_ask (self, letter, is_column);
  if (is_column) {
    self->typed_column = (guint) (letter - 'a');
    self->typed_at = qdr_board_focus_get (self->focus);
  }
  return is_taken || self->typed_at != QDR_MOVE_NONE;
}

gboolean
qdr_board_letters_press_digit (QdrBoardLetters *self, guint digit)
{
  const QdrBoard *board = &get_position (self)->board;
  const guint row = 10 * self->typed_row + digit;

  if (self->typed_at == QDR_MOVE_NONE || self->typed_at != qdr_board_focus_get (self->focus))
    return FALSE;

  /* A second digit goes on from where the first one went. */
  if (row > 0 && row <= board->height) {
    take_asked (self);
    qdr_board_focus_go_to_square (self->focus,
                                  qdr_board_square (board, self->typed_column, row - 1));
    self->typed_row = row;
    self->typed_at = qdr_board_focus_get (self->focus);
  }
  return TRUE;
}

void
qdr_board_letters_finish (QdrBoardLetters *self)
{
  const QdrQuestionInfo *asked = take_asked (self);

  qdr_board_letters_forget (self);
  if (asked != NULL)
    ask (self, asked);
}

void
qdr_board_letters_forget (QdrBoardLetters *self)
{
  take_asked (self);
  self->typed_at = QDR_MOVE_NONE;
  self->typed_row = 0;
}
