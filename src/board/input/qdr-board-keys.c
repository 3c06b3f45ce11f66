/*
 * Keyboard control of a board.
 *
 * Tab moves the focus to the pawn of the player to move, and a second Tab leaves the board. Arrow
 * keys move the focus from square to square, and Enter moves the pawn to the focused square. Shift
 * with an arrow key enters the groove on that side of the square. On the square e3, "h" and "v"
 * enter the grooves at the walls e3h and e3v. In the grooves, arrow keys move the focus from place
 * to place, "r" rotates the wall, Enter places it, and Escape returns to the square. Arrow keys are
 * directions on the screen, even if the board is rotated. Ctrl with an arrow key moves the focus to
 * the last square before a wall or the edge.
 *
 * "j" jumps to the pawn of the player to move, and Shift with "j" to the next pawn of another
 * player. "n" jumps to the next wall, and Shift with "n" to the previous wall. The letters in
 * qdr-game-answer.h ask questions.
 *
 * The name of a square, a letter and a number, jumps to that square. If the letter also asks a
 * question, the answer waits a moment: a digit cancels it, and any other key ends the wait. Other
 * letters act immediately.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-keys.h"

#include <glib/gi18n.h>

#include "qdr-announcer.h"

/* The time that an answer waits for a digit after the letter, milliseconds. It can be short,
 * because people type the name of a square without a pause. */
#define DIGIT_WAIT_MS 500

struct _QdrBoardKeys {
  GtkWidget *board;               /* (unowned) */
  QdrBoardState *state;           /* (unowned) */
  QdrBoardSquares *squares;       /* (unowned) */
  QdrBoardSlots *slots;           /* (unowned) */
  QdrBoardPointer *pointer;       /* (unowned) */
  QdrBoardPencil *pencil;         /* (unowned) */
  QdrBoardAnimation *animation;   /* (unowned) */
  GtkEventController *controller; /* owned by the board */

  /* The square that Escape returns to from the grooves, or QDR_NO_SQUARE. */
  QdrSquare return_square;

  /* The square whose name is being typed: a letter, then digits. */
  QdrMove typed_at;   /* the focused place after the last key; QDR_MOVE_NONE if no name is typed */
  guint typed_column; /* the column of the letter, 0 for a */
  guint typed_row;    /* the number of the row, from 1; 0 before the first digit */

  /* The question that the letter asks unless a digit follows. */
  const QdrQuestionInfo *waiting_question; /* (nullable) */
  guint answer_id;                         /* the GLib source that gives the answer, or 0 */
};

/* Returns the next square in @direction. Returns @square itself if the next square is outside the
 * first @columns columns or the first @rows rows. */
static QdrSquare
get_neighbour (const QdrBoard *board,
               QdrSquare square,
               QdrDirection direction,
               int columns,
               int rows)
{
  const int column =
      (int) qdr_board_column (board, square) + (direction == QDR_EAST) - (direction == QDR_WEST);
  const int row =
      (int) qdr_board_row (board, square) + (direction == QDR_NORTH) - (direction == QDR_SOUTH);

  return qdr_board_square (board, (guint) CLAMP (column, 0, columns - 1),
                           (guint) CLAMP (row, 0, rows - 1));
}

static const QdrBoardScene *
get_scene (QdrBoardKeys *self)
{
  return qdr_board_state_get_scene (self->state);
}

static const QdrPosition *
get_position (QdrBoardKeys *self)
{
  return &get_scene (self)->position;
}

/* Focus */

static QdrSquare
get_focused_square (QdrBoardKeys *self)
{
  QdrSquareView *square = qdr_board_squares_get_focused_child (self->squares);

  return square != NULL ? qdr_square_view_get_square (square) : QDR_NO_SQUARE;
}

static QdrMove
get_focused_wall (QdrBoardKeys *self)
{
  QdrSlotView *slot = qdr_board_slots_get_focused_child (self->slots);

  return slot != NULL ? qdr_slot_view_get_wall (slot) : QDR_MOVE_NONE;
}

static QdrMove
get_focus (QdrBoardKeys *self)
{
  const QdrSquare square = get_focused_square (self);

  return square != QDR_NO_SQUARE ? qdr_move_make (QDR_MOVE_STEP, square) : get_focused_wall (self);
}

/* Announces the steps that the focused wall adds to paths, once the name of its place has been
 * spoken. Nothing remains to be announced if the focus moves on before. */
static void
announce_detours (QdrBoardKeys *self)
{
  g_autofree char *words = get_focused_wall (self) == get_scene (self)->pointed
                               ? qdr_board_state_describe_detours (self->state)
                               : NULL;

  if (words != NULL)
    qdr_announce_answer (self->board, words);
}

/* Makes a mouse at rest point at nothing. */
static void
take_over_from_mouse (QdrBoardKeys *self)
{
  if (qdr_board_state_get_device (self->state) != QDR_BOARD_DEVICE_FINGER &&
      !qdr_board_state_awaits_confirmation (self->state))
    qdr_board_state_point_at (self->state, QDR_MOVE_NONE, QDR_BOARD_DEVICE_KEYBOARD);
}

static void
visit_square (QdrBoardKeys *self, QdrSquare square)
{
  qdr_announce_answer (self->board, NULL);
  gtk_widget_grab_focus (GTK_WIDGET (qdr_board_squares_get_child (self->squares, square)));
  g_signal_emit_by_name (self->board, "visited", (guint) qdr_move_make (QDR_MOVE_STEP, square));
}

static void
focus_square (QdrBoardKeys *self, QdrSquare square)
{
  take_over_from_mouse (self);
  visit_square (self, square);
}

static void
focus_wall (QdrBoardKeys *self, QdrMove wall)
{
  const QdrSquare square = get_focused_square (self);

  take_over_from_mouse (self);
  if (square != QDR_NO_SQUARE)
    self->return_square = square;
  gtk_widget_grab_focus (GTK_WIDGET (qdr_board_slots_get_child (self->slots, wall)));
  announce_detours (self);
  g_signal_emit_by_name (self->board, "visited", (guint) wall);
}

/* Moves the focus to a square. If it is there already, a screen reader would be silent, so the name
 * of the square is announced. */
static void
go_to_square (QdrBoardKeys *self, QdrSquare square)
{
  if (get_focused_square (self) == square)
    qdr_announce_answer (self->board, qdr_square_view_get_label (
                                          qdr_board_squares_get_child (self->squares, square)));
  else
    focus_square (self, square);
}

/* Moves the focus to a place for a wall, as go_to_square() does to a square. */
static void
go_to_wall (QdrBoardKeys *self, QdrMove wall)
{
  if (get_focused_wall (self) == wall)
    qdr_announce_answer (self->board,
                         qdr_slot_view_get_label (qdr_board_slots_get_child (self->slots, wall)));
  else
    focus_wall (self, wall);
}

/* Announces that the focus cannot move beyond @place in the direction of an arrow key. */
static void
stop_at_edge (QdrBoardKeys *self, QdrMove place)
{
  g_signal_emit_by_name (self->board, "stopped", (guint) place);
  qdr_announce_answer (self->board, _ ("The edge is next to you."));
}

static void
leave_grooves (QdrBoardKeys *self, QdrMove wall)
{
  focus_square (self, self->return_square != QDR_NO_SQUARE ? self->return_square
                                                           : qdr_move_square (wall));
}

static void
slot_focused_cb (QdrMove wall, gboolean has_focus, gpointer user_data)
{
  QdrBoardKeys *self = user_data;
  const QdrBits *walls =
      &get_position (self)->walls[qdr_move_kind (wall) == QDR_MOVE_VERTICAL_WALL];

  if (!has_focus) {
    if (qdr_board_state_get_device (self->state) == QDR_BOARD_DEVICE_KEYBOARD &&
        get_scene (self)->pointed == wall)
      qdr_board_state_point_at (self->state, QDR_MOVE_NONE, QDR_BOARD_DEVICE_KEYBOARD);
    return;
  }

  /* Do not point at an existing wall that cannot be removed. It is obvious that no other wall can
   * be placed there. */
  if (qdr_board_state_can_move (self->state) &&
      (!qdr_bits_test (walls, qdr_move_square (wall)) ||
       qdr_board_model_can_remove_wall (qdr_board_state_get_model (self->state), wall)))
    qdr_board_state_point_at (self->state, wall, QDR_BOARD_DEVICE_KEYBOARD);
  if (qdr_board_state_get_notice (self->state) != NULL)
    qdr_announce_answer (self->board, qdr_board_state_get_notice (self->state));
}

void
qdr_board_keys_point_again (QdrBoardKeys *self)
{
  const QdrMove wall = get_focused_wall (self);

  /* Do not point at an illegal wall: it is usually the wall that was just placed. */
  if (wall != QDR_MOVE_NONE && qdr_board_state_can_move (self->state) &&
      qdr_board_model_allows_move (qdr_board_state_get_model (self->state), wall))
    qdr_board_state_point_at (self->state, wall, QDR_BOARD_DEVICE_KEYBOARD);
}

gboolean
qdr_board_keys_grab_focus (QdrBoardKeys *self)
{
  const QdrPosition *position;
  guint player;
  QdrSquare pawn;

  if (qdr_board_state_get_model (self->state) == NULL)
    return FALSE;

  position = get_position (self);
  player = position->turn;
  /* While an opponent moves, the pawn is that of the player at the bottom. */
  for (guint i = 0; i < position->players && !qdr_board_state_can_move (self->state); i++)
    if (qdr_side_of_player (position->players, i) == get_scene (self)->rotation)
      player = i;
  pawn = position->pawns[player];
  visit_square (self, pawn != QDR_NO_SQUARE ? pawn : 0);
  return TRUE;
}

/* Targets of jumps */

QdrSquare
qdr_board_find_next_pawn (const QdrPosition *position, guint player, QdrSquare from)
{
  guint first = player;

  for (guint i = 0; i < position->players; i++)
    if (position->pawns[i] == from)
      first = i;

  for (guint i = 1; i <= position->players; i++) {
    const guint other = (first + i) % position->players;

    if (other != player && position->pawns[other] != QDR_NO_SQUARE)
      return position->pawns[other];
  }
  return QDR_NO_SQUARE;
}

/* Squares and walls have a common order: each square is followed by the walls at its upper right
 * corner. */
QdrMove
qdr_board_find_next_wall (const QdrPosition *position, QdrMove from, gboolean back)
{
  const guint n_places = 3u * position->board.stride * position->board.height;
  const guint step = back ? n_places - 1 : 1;
  guint place = 3u * qdr_move_square (from) + qdr_move_kind (from);

  for (guint i = 0; i < n_places; i++) {
    QdrMoveKind kind;

    place = (place + step) % n_places;
    kind = (QdrMoveKind) (place % 3);
    if (kind != QDR_MOVE_STEP &&
        qdr_bits_test (&position->walls[kind - QDR_MOVE_HORIZONTAL_WALL], place / 3))
      return qdr_move_make (kind, place / 3);
  }
  return QDR_MOVE_NONE;
}

QdrBoardRay
qdr_board_find_obstacle (const QdrPosition *position, QdrSquare from, QdrDirection direction)
{
  const int stride = position->board.stride;
  const int deltas[QDR_DIRECTIONS] = {
    [QDR_NORTH] = stride, [QDR_EAST] = 1, [QDR_SOUTH] = -stride, [QDR_WEST] = -1
  };
  QdrBoardRay ray = { .square = from };

  while (qdr_bits_test (&position->open[direction], ray.square)) {
    ray.square = (QdrSquare) (ray.square + deltas[direction]);
    ray.n_squares++;
    if (qdr_position_is_square_taken (position, ray.square))
      ray.pawns[ray.n_pawns++] = ray.square;
  }
  ray.is_wall = !qdr_bits_test (&position->board.border_squares[direction], ray.square);
  return ray;
}

/* Handles "h" and "v". From a square, moves the focus to the place for the wall of @kind that has
 * the name of the square, or, at the edge of the board, to the nearest place. In the grooves,
 * rotates the focused wall. */
static gboolean
enter_wall (QdrBoardKeys *self, QdrMoveKind kind)
{
  const QdrBoard *board = &get_position (self)->board;
  const QdrSquare square = get_focused_square (self);
  QdrMove wall = get_focused_wall (self);

  if (square == QDR_NO_SQUARE && wall == QDR_MOVE_NONE)
    return FALSE;

  qdr_board_animation_skip (self->animation);
  if (square != QDR_NO_SQUARE)
    wall =
        qdr_move_make (kind,
                       qdr_board_square (board,
                                         MIN (qdr_board_column (board, square), board->width - 2u),
                                         MIN (qdr_board_row (board, square), board->height - 2u)));
  else if (qdr_move_kind (wall) == kind)
    wall = qdr_move_rotate_wall (wall);
  else
    wall = qdr_move_make (kind, qdr_move_square (wall));
  focus_wall (self, wall);
  return TRUE;
}

/* Letters: questions */

static void
give_answer (QdrBoardKeys *self, const char *answer)
{
  qdr_announce_answer (self->board, answer);
  g_signal_emit_by_name (self->board, "answered", answer);
}

/* Answers a question. Returns FALSE if the model has no answer. */
static gboolean
ask_question (QdrBoardKeys *self, const QdrQuestionInfo *info)
{
  const QdrMove pointed = get_scene (self)->pointed;
  const QdrMove wall =
      pointed != QDR_MOVE_NONE && qdr_move_is_wall (pointed) ? pointed : get_focused_wall (self);
  QdrQuestion question = info->question;
  g_autofree char *answer = NULL;

  if (question == QDR_QUESTION_COST &&
      qdr_board_state_get_detours (self->state) == QDR_DETOURS_NONE)
    question = QDR_QUESTION_RACE;
  if (question == QDR_QUESTION_AGAIN) {
    qdr_announcer_repeat_last (self->board);
    return TRUE;
  }
  answer = qdr_board_model_answer_question (qdr_board_state_get_model (self->state), question, wall,
                                            qdr_board_state_get_scene (self->state)->verbosity);
  if (answer == NULL)
    return FALSE;

  give_answer (self, answer);
  return TRUE;
}

/* Returns the question that waits for a digit, or NULL, and cancels its answer. */
static const QdrQuestionInfo *
take_waiting_question (QdrBoardKeys *self)
{
  g_clear_handle_id (&self->answer_id, g_source_remove);
  return g_steal_pointer (&self->waiting_question);
}

static void
answer_due_cb (gpointer user_data)
{
  QdrBoardKeys *self = user_data;

  self->answer_id = 0;
  ask_question (self, g_steal_pointer (&self->waiting_question));
}

static void
forget_typed_name (QdrBoardKeys *self)
{
  take_waiting_question (self);
  self->typed_at = QDR_MOVE_NONE;
  self->typed_row = 0;
}

static void
finish_typing (QdrBoardKeys *self)
{
  const QdrQuestionInfo *asked = take_waiting_question (self);

  forget_typed_name (self);
  if (asked != NULL)
    ask_question (self, asked);
}

void
qdr_board_keys_reset (QdrBoardKeys *self)
{
  self->return_square = QDR_NO_SQUARE;
  forget_typed_name (self);
}

/* Letters: jumps */

static gboolean
jump_to_pawn (QdrBoardKeys *self, gboolean other)
{
  const QdrPosition *position = get_position (self);
  const guint asker = qdr_board_model_get_asking_player (qdr_board_state_get_model (self->state));
  const guint player = asker != QDR_NOBODY ? asker : position->turn;
  const QdrSquare to = other
                           ? qdr_board_find_next_pawn (position, player, get_focused_square (self))
                           : position->pawns[player];

  if (to != QDR_NO_SQUARE)
    go_to_square (self, to);
  else
    give_answer (self, other ? _ ("There is no other pawn on the board.")
                             : _ ("The pawn is not on the board."));
  return TRUE;
}

static gboolean
jump_to_wall (QdrBoardKeys *self, gboolean back)
{
  const QdrMove from = get_focus (self);
  QdrMove wall;

  if (from == QDR_MOVE_NONE)
    return FALSE;

  wall = qdr_board_find_next_wall (get_position (self), from, back);
  if (wall != QDR_MOVE_NONE)
    go_to_wall (self, wall);
  else
    give_answer (self, _ ("There are no walls on the board."));
  return TRUE;
}

/* Keys */

static gboolean
letter_cb (GtkWidget *widget, GVariant *argument, gpointer user_data)
{
  QdrBoardKeys *self = user_data;
  const char letter = (char) g_variant_get_int32 (argument);
  const QdrMove wall = get_focused_wall (self);
  const QdrQuestionInfo *info = NULL;
  const QdrQuestionInfo *questions;
  gboolean is_column;
  gboolean is_taken = FALSE;
  guint n_questions;

  if (qdr_board_state_get_model (self->state) == NULL)
    return FALSE;

  finish_typing (self);
  questions = qdr_game_question_get_all (&n_questions);
  for (guint i = 0; i < n_questions && info == NULL; i++)
    if (questions[i].key == letter)
      info = &questions[i];
  is_column = letter >= 'a' && letter < 'a' + get_position (self)->board.width;

  if (info != NULL && is_column) {
    self->waiting_question = info;
    self->answer_id = g_timeout_add_once (DIGIT_WAIT_MS, answer_due_cb, self);
    is_taken = TRUE;
  } else if (info != NULL) {
    is_taken = ask_question (self, info);
  } else if (letter == 'h' || letter == 'v') {
    is_taken = enter_wall (self, letter == 'h' ? QDR_MOVE_HORIZONTAL_WALL : QDR_MOVE_VERTICAL_WALL);
  } else if (letter == 'r') {
    is_taken = qdr_board_pointer_rotate_wall (self->pointer);
    if (!is_taken && wall != QDR_MOVE_NONE)
      focus_wall (self, qdr_move_rotate_wall (wall));
    else if (!is_taken && !is_column)
      give_answer (self, _ ("Go to a groove first: press H, V, or Shift and an arrow key."));
    is_taken = TRUE;
  } else if (letter == 'j' || letter == 'J') {
    is_taken = jump_to_pawn (self, letter == 'J');
  } else if (letter == 'n' || letter == 'N') {
    is_taken = jump_to_wall (self, letter == 'N');
  }
  if (is_column) {
    self->typed_column = (guint) (letter - 'a');
    self->typed_at = get_focus (self);
  }
  return is_taken || self->typed_at != QDR_MOVE_NONE;
}

static gboolean
digit_cb (GtkWidget *widget, GVariant *digit, gpointer user_data)
{
  QdrBoardKeys *self = user_data;
  const QdrBoard *board = &get_position (self)->board;
  const guint row = 10 * self->typed_row + (guint) g_variant_get_int32 (digit);

  if (self->typed_at == QDR_MOVE_NONE || self->typed_at != get_focus (self))
    return FALSE;

  /* Go to the square without waiting for a second digit. If a second digit follows, the focus moves
   * on to the square that both digits name. */
  if (row > 0 && row <= board->height) {
    take_waiting_question (self);
    go_to_square (self, qdr_board_square (board, self->typed_column, row - 1));
    self->typed_row = row;
    self->typed_at = get_focus (self);
  }
  return TRUE;
}

/* Converts the direction of an arrow key on the screen to a direction on the board. */
static QdrDirection
read_direction (QdrBoardKeys *self, GVariant *direction)
{
  return qdr_board_geometry_unrotate_direction (qdr_board_state_get_geometry (self->state),
                                                (QdrDirection) g_variant_get_int32 (direction));
}

static gboolean
arrow_cb (GtkWidget *widget, GVariant *argument, gpointer user_data)
{
  QdrBoardKeys *self = user_data;
  const QdrPosition *position = get_position (self);
  const QdrBoard *board = &position->board;
  const QdrSquare square = get_focused_square (self);
  const QdrMove wall = get_focused_wall (self);
  const QdrDirection direction = read_direction (self, argument);

  finish_typing (self);
  if (wall != QDR_MOVE_NONE) {
    const QdrSquare next = get_neighbour (board, qdr_move_square (wall), direction,
                                          board->width - 1, board->height - 1);

    if (next == qdr_move_square (wall))
      stop_at_edge (self, wall);
    else
      focus_wall (self, qdr_move_make (qdr_move_kind (wall), next));
  } else if (square != QDR_NO_SQUARE) {
    const QdrSquare next = get_neighbour (board, square, direction, board->width, board->height);

    if (next == square) {
      stop_at_edge (self, qdr_move_make (QDR_MOVE_STEP, square));
      return TRUE;
    }
    /* A wall does not stop the focus, but "stopped" is emitted for a wall as for the edge. */
    if (!qdr_bits_test (&position->open[direction], square))
      g_signal_emit_by_name (self->board, "stopped", (guint) qdr_move_make (QDR_MOVE_STEP, square));
    focus_square (self, next);
  }
  return wall != QDR_MOVE_NONE || square != QDR_NO_SQUARE;
}

/* Returns a wall that would be beside @square in @direction, or QDR_MOVE_NONE at the edge. */
static QdrMove
get_wall_beside (const QdrBoard *board, QdrSquare square, QdrDirection direction)
{
  const gboolean across = direction == QDR_NORTH || direction == QDR_SOUTH;
  const int column = (int) qdr_board_column (board, square) - (direction == QDR_WEST);
  const int row = (int) qdr_board_row (board, square) - (direction == QDR_SOUTH);

  if (column < 0 || row < 0 || (!across && column > board->width - 2) ||
      (across && row > board->height - 2))
    return QDR_MOVE_NONE;

  return qdr_move_make (across ? QDR_MOVE_HORIZONTAL_WALL : QDR_MOVE_VERTICAL_WALL,
                        qdr_board_square (board, (guint) MIN (column, board->width - 2),
                                          (guint) MIN (row, board->height - 2)));
}

static gboolean
enter_groove_cb (GtkWidget *widget, GVariant *direction, gpointer user_data)
{
  QdrBoardKeys *self = user_data;
  const QdrSquare square = get_focused_square (self);
  QdrMove wall;

  if (square == QDR_NO_SQUARE)
    return arrow_cb (widget, direction, self);

  finish_typing (self);
  qdr_board_animation_skip (self->animation);
  wall = get_wall_beside (&get_position (self)->board, square, read_direction (self, direction));
  if (wall != QDR_MOVE_NONE)
    focus_wall (self, wall);
  else
    stop_at_edge (self, qdr_move_make (QDR_MOVE_STEP, square));
  return TRUE;
}

/* Moves the focus to the last square before an obstacle. Announces the way there, such as "3
 * squares, then a wall.", and the pawns on it. */
static gboolean
jump_to_obstacle_cb (GtkWidget *widget, GVariant *direction, gpointer user_data)
{
  QdrBoardKeys *self = user_data;
  const QdrSquare square = get_focused_square (self);
  g_autoptr (GString) text = NULL;
  QdrBoardRay ray;
  guint n;

  if (square == QDR_NO_SQUARE)
    return arrow_cb (widget, direction, self);

  finish_typing (self);
  ray = qdr_board_find_obstacle (get_position (self), square, read_direction (self, direction));
  n = ray.n_squares;
  if (n > 0)
    focus_square (self, ray.square);
  g_signal_emit_by_name (self->board, "stopped", (guint) qdr_move_make (QDR_MOVE_STEP, ray.square));

  text = g_string_new (NULL);
  if (n == 0)
    g_string_append (text,
                     ray.is_wall ? _ ("A wall is next to you.") : _ ("The edge is next to you."));
  else if (ray.is_wall)
    g_string_append_printf (text,
                            ngettext ("%u square, then a wall.", "%u squares, then a wall.", n), n);
  else
    g_string_append_printf (text,
                            ngettext ("%u square, then the edge.", "%u squares, then the edge.", n),
                            n);
  for (guint i = 0; i < ray.n_pawns; i++) {
    g_autofree char *name =
        qdr_board_model_describe_square (qdr_board_state_get_model (self->state), get_scene (self),
                                         ray.pawns[i], FALSE);

    g_string_append_c (text, ' ');
    /* Translators: %s is a square with a pawn: "e6, Ben’s pawn". */
    g_string_append_printf (text, _ ("On the way: %s."), name);
  }
  give_answer (self, text->str);
  return TRUE;
}

static gboolean
cancel_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  QdrBoardKeys *self = user_data;
  const QdrMove wall = get_focused_wall (self);

  if (qdr_board_pointer_can_cancel (self->pointer)) {
    qdr_board_pointer_cancel (self->pointer);
    return TRUE;
  }
  if (qdr_board_state_get_model (self->state) != NULL &&
      qdr_board_model_put_back_piece (qdr_board_state_get_model (self->state)))
    return TRUE;
  if (qdr_board_pencil_erase_sketch (self->pencil))
    return TRUE;
  if (wall == QDR_MOVE_NONE)
    return FALSE;

  leave_grooves (self, wall);
  return TRUE;
}

static gboolean
enter_key_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  QdrBoardKeys *self = user_data;
  QdrBoardModel *model = qdr_board_state_get_model (self->state);
  const QdrMove move = get_focus (self);

  finish_typing (self);
  qdr_board_animation_skip (self->animation);
  if (qdr_board_pointer_confirm_wall (self->pointer))
    return TRUE;
  if (move == QDR_MOVE_NONE)
    return FALSE;

  /* If the focused wall is legal and ends the turn, the focus returns from the grooves to the
   * square. */
  if (qdr_move_is_wall (move) && qdr_board_state_can_move (self->state) &&
      qdr_board_model_passes_turns (model) && qdr_board_model_allows_move (model, move))
    leave_grooves (self, move);
  qdr_board_state_propose_move (self->state, move);
  return TRUE;
}

static void
bind_key (QdrBoardKeys *self,
          guint key,
          GdkModifierType modifiers,
          GtkShortcutFunc func,
          int argument)
{
  GtkShortcut *shortcut = gtk_shortcut_new (gtk_keyval_trigger_new (key, modifiers),
                                            gtk_callback_action_new (func, self, NULL));

  gtk_shortcut_set_arguments (shortcut, g_variant_new_int32 (argument));
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (self->controller), shortcut);
}

static void
bind_arrow_key (QdrBoardKeys *self, guint key, guint keypad_key, QdrDirection direction)
{
  bind_key (self, key, 0, arrow_cb, direction);
  bind_key (self, keypad_key, 0, arrow_cb, direction);
  bind_key (self, key, GDK_SHIFT_MASK, enter_groove_cb, direction);
  bind_key (self, keypad_key, GDK_SHIFT_MASK, enter_groove_cb, direction);
  bind_key (self, key, GDK_CONTROL_MASK, jump_to_obstacle_cb, direction);
  bind_key (self, keypad_key, GDK_CONTROL_MASK, jump_to_obstacle_cb, direction);
}

QdrBoardKeys *
qdr_board_keys_new (GtkWidget *board,
                    QdrBoardState *state,
                    QdrBoardSquares *squares,
                    QdrBoardSlots *slots,
                    QdrBoardPointer *pointer,
                    QdrBoardPencil *pencil,
                    QdrBoardAnimation *animation)
{
  const guint enter_keys[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space,
                               GDK_KEY_KP_Space };
  const char with_shift[] = "jnp";
  QdrBoardKeys *self = g_new0 (QdrBoardKeys, 1);

  self->board = board;
  self->state = state;
  self->squares = squares;
  self->slots = slots;
  self->return_square = QDR_NO_SQUARE;
  self->typed_at = QDR_MOVE_NONE;
  self->pointer = pointer;
  self->pencil = pencil;
  self->animation = animation;
  qdr_board_slots_set_focus_func (slots, slot_focused_cb, self);

  self->controller = gtk_shortcut_controller_new ();
  bind_arrow_key (self, GDK_KEY_Up, GDK_KEY_KP_Up, QDR_NORTH);
  bind_arrow_key (self, GDK_KEY_Right, GDK_KEY_KP_Right, QDR_EAST);
  bind_arrow_key (self, GDK_KEY_Down, GDK_KEY_KP_Down, QDR_SOUTH);
  bind_arrow_key (self, GDK_KEY_Left, GDK_KEY_KP_Left, QDR_WEST);
  for (guint i = 0; i < G_N_ELEMENTS (enter_keys); i++)
    bind_key (self, enter_keys[i], 0, enter_key_cb, 0);
  /* Every letter has a shortcut, since each can be the name of a column. */
  for (guint i = 0; i <= GDK_KEY_z - GDK_KEY_a; i++)
    bind_key (self, GDK_KEY_a + i, 0, letter_cb, 'a' + (int) i);
  for (guint i = 0; with_shift[i] != '\0'; i++)
    bind_key (self, (guint) with_shift[i], GDK_SHIFT_MASK, letter_cb,
              g_ascii_toupper (with_shift[i]));
  for (guint i = 0; i < 10; i++) {
    bind_key (self, GDK_KEY_0 + i, 0, digit_cb, (int) i);
    bind_key (self, GDK_KEY_KP_0 + i, 0, digit_cb, (int) i);
  }
  bind_key (self, GDK_KEY_Escape, 0, cancel_cb, 0);
  gtk_widget_add_controller (board, self->controller);
  return self;
}

void
qdr_board_keys_free (QdrBoardKeys *self)
{
  if (self == NULL)
    return;

  forget_typed_name (self);
  gtk_widget_remove_controller (self->board, self->controller);
  g_free (self);
}
