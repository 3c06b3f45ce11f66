/*
 * The keyboard on the board.
 *
 * Tab enters at the pawn of the player to move and leaves again. Arrows go from square to square,
 * and Enter moves the pawn. Shift with an arrow goes into the groove on that side of the square;
 * "h" and "v" go to the walls with its name. There the arrows go from place to place for a wall,
 * "r" turns it, Enter places it, and Escape goes back to the square.
 *
 * Arrows go as one sees the board. With Ctrl they go on until a wall or the edge. What letters and
 * digits do is told in qdr-board-letters.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-keys.h"

#include <glib/gi18n.h>

#include "qdr-announcer.h"
#include "qdr-board-jumps.h"
#include "qdr-board-letters.h"

struct _QdrBoardKeys {
  GtkWidget *board;               /* (unowned) */
  QdrBoardState *state;           /* (unowned) */
  QdrBoardPointer *pointer;       /* (unowned) */
  QdrBoardPencil *pencil;         /* (unowned) */
  QdrBoardAnimation *animation;   /* (unowned) */
  GtkEventController *controller; /* owned by the board */
  QdrBoardFocus focus;
  QdrBoardLetters letters;
};

typedef struct {
  int columns;
  int rows;
} Offset;

static const Offset offsets[QDR_DIRECTIONS] = {
  [QDR_NORTH] = { 0, 1 },
  [QDR_EAST] = { 1, 0 },
  [QDR_SOUTH] = { 0, -1 },
  [QDR_WEST] = { -1, 0 },
};

/* @square moved by @offset, but not beyond @columns and @rows. */
static QdrSquare
shift (const QdrBoard *board, QdrSquare square, Offset offset, int columns, int rows)
{
  const int column = (int) qdr_board_column (board, square) + offset.columns;
  const int row = (int) qdr_board_row (board, square) + offset.rows;

  return qdr_board_square (board, (guint) CLAMP (column, 0, columns - 1),
                           (guint) CLAMP (row, 0, rows - 1));
}

static const QdrBoardScene *
scene_of (QdrBoardKeys *self)
{
  return qdr_board_state_get_scene (self->state);
}

/* Focus */

void
qdr_board_keys_forget_square (QdrBoardKeys *self)
{
  self->focus.home = QDR_NO_SQUARE;
  qdr_board_letters_forget (&self->letters);
}

/* That a wall which stands cannot be placed once more needs no words. */
static gboolean
can_point_at (QdrBoardKeys *self, QdrMove wall)
{
  const QdrPosition *position = &scene_of (self)->position;
  const guint kind = qdr_move_kind (wall) == QDR_MOVE_VERTICAL_WALL;

  return qdr_board_state_can_move (self->state) &&
         (!qdr_bits_test (&position->walls[kind], qdr_move_square (wall)) ||
          qdr_board_model_takes_away (qdr_board_state_get_model (self->state), wall));
}

static void
slot_focused_cb (QdrMove wall, gboolean has_focus, gpointer user_data)
{
  QdrBoardKeys *self = user_data;

  if (!has_focus && qdr_board_state_get_device (self->state) == QDR_BOARD_DEVICE_KEYBOARD &&
      scene_of (self)->pointed == wall)
    qdr_board_state_point_at (self->state, QDR_MOVE_NONE, QDR_BOARD_DEVICE_NONE);
  else if (has_focus && can_point_at (self, wall))
    qdr_board_state_point_at (self->state, wall, QDR_BOARD_DEVICE_KEYBOARD);

  if (has_focus && qdr_board_state_get_notice (self->state) != NULL)
    qdr_announce (self->board, qdr_board_state_get_notice (self->state));
}

void
qdr_board_keys_refresh (QdrBoardKeys *self)
{
  const QdrMove wall = qdr_board_focus_get_wall (&self->focus);

  /* As with a mouse at rest: that the wall just placed is taken needs no words. */
  if (wall != QDR_MOVE_NONE && qdr_board_state_can_move (self->state) &&
      qdr_board_model_allows (qdr_board_state_get_model (self->state), wall))
    qdr_board_state_point_at (self->state, wall, QDR_BOARD_DEVICE_KEYBOARD);
}

gboolean
qdr_board_keys_grab_focus (QdrBoardKeys *self)
{
  QdrSquare pawn;

  if (qdr_board_state_get_model (self->state) == NULL)
    return FALSE;

  pawn = scene_of (self)->position.pawns[scene_of (self)->position.turn];
  qdr_board_focus_go_to_square (&self->focus, pawn != QDR_NO_SQUARE ? pawn : 0);
  return TRUE;
}

/* Keys */

/* The direction on the board that an arrow has on the screen. */
static QdrDirection
read_direction (QdrBoardKeys *self, GVariant *direction)
{
  return qdr_board_geometry_unrotate_direction (qdr_board_state_get_geometry (self->state),
                                                (QdrDirection) g_variant_get_int32 (direction));
}

/* A wall is in the way of pawns; who looks around only hears of it. The edge stops everybody. */
static void
go_over_squares (QdrBoardKeys *self, QdrSquare square, QdrDirection direction)
{
  const QdrPosition *position = &scene_of (self)->position;
  const QdrBoard *board = &position->board;
  const QdrSquare next = shift (board, square, offsets[direction], board->width, board->height);

  if (!qdr_bits_test (&position->open[direction], square))
    qdr_board_state_stop (self->state, qdr_move_make (QDR_MOVE_STEP, square));
  if (next != square)
    qdr_board_focus_go_to_square (&self->focus, next);
}

static void
go_through_grooves (QdrBoardKeys *self, QdrMove wall, QdrDirection direction)
{
  const QdrBoard *board = &scene_of (self)->position.board;
  const QdrSquare next = shift (board, qdr_move_square (wall), offsets[direction], board->width - 1,
                                board->height - 1);

  if (next == qdr_move_square (wall))
    qdr_board_state_stop (self->state, wall);
  else
    qdr_board_focus_go_to_wall (&self->focus, qdr_move_make (qdr_move_kind (wall), next));
}

static gboolean
arrow_cb (GtkWidget *widget, GVariant *argument, gpointer user_data)
{
  QdrBoardKeys *self = user_data;
  const QdrSquare square = qdr_board_focus_get_square (&self->focus);
  const QdrMove wall = qdr_board_focus_get_wall (&self->focus);
  const QdrDirection direction = read_direction (self, argument);

  qdr_board_letters_finish (&self->letters);
  if (wall != QDR_MOVE_NONE)
    go_through_grooves (self, wall, direction);
  else if (square != QDR_NO_SQUARE)
    go_over_squares (self, square, direction);
  return wall != QDR_MOVE_NONE || square != QDR_NO_SQUARE;
}

/* The place for a wall beside @square, on its side towards @direction of the board, which begins at
 * the square or ends there; QDR_MOVE_NONE at the edge. */
static QdrMove
groove_beside (const QdrBoard *board, QdrSquare square, QdrDirection direction)
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
groove_cb (GtkWidget *widget, GVariant *direction, gpointer user_data)
{
  QdrBoardKeys *self = user_data;
  const QdrSquare square = qdr_board_focus_get_square (&self->focus);
  QdrMove wall;

  if (square == QDR_NO_SQUARE)
    return arrow_cb (widget, direction, self);

  qdr_board_letters_finish (&self->letters);
  qdr_board_animation_skip (self->animation);
  wall = groove_beside (&scene_of (self)->position.board, square, read_direction (self, direction));
  if (wall != QDR_MOVE_NONE)
    qdr_board_focus_go_to_wall (&self->focus, wall);
  else
    qdr_board_state_stop (self->state, qdr_move_make (QDR_MOVE_STEP, square));
  return TRUE;
}

/* (transfer full): "3 squares, then a wall.", and the pawns on the way. */
static char *
describe_scan (QdrBoardKeys *self, const QdrBoardScan *scan)
{
  const guint n = scan->n_squares;
  GString *text = g_string_new (NULL);

  if (n == 0)
    g_string_append (text, scan->is_wall ? _ ("A wall at once.") : _ ("The edge at once."));
  else if (scan->is_wall)
    g_string_append_printf (text,
                            ngettext ("%u square, then a wall.", "%u squares, then a wall.", n), n);
  else
    g_string_append_printf (text,
                            ngettext ("%u square, then the edge.", "%u squares, then the edge.", n),
                            n);
  for (guint i = 0; i < scan->n_pawns; i++) {
    g_autofree char *name = qdr_board_model_name_square (qdr_board_state_get_model (self->state),
                                                         scene_of (self), scan->pawns[i], FALSE);

    g_string_append_c (text, ' ');
    /* Translators: %s is a square with a pawn: "e6, Ben’s pawn". */
    g_string_append_printf (text, _ ("On the way: %s."), name);
  }
  return g_string_free (text, FALSE);
}

static gboolean
scan_cb (GtkWidget *widget, GVariant *direction, gpointer user_data)
{
  QdrBoardKeys *self = user_data;
  const QdrSquare square = qdr_board_focus_get_square (&self->focus);
  g_autofree char *sentence = NULL;
  QdrBoardScan scan;

  if (square == QDR_NO_SQUARE)
    return FALSE;

  qdr_board_letters_finish (&self->letters);
  scan = qdr_board_jump_scan (&scene_of (self)->position, square, read_direction (self, direction));
  if (scan.n_squares > 0)
    qdr_board_focus_go_to_square (&self->focus, scan.square);
  qdr_board_state_stop (self->state, qdr_move_make (QDR_MOVE_STEP, scan.square));
  sentence = describe_scan (self, &scan);
  qdr_announce (self->board, sentence);
  qdr_board_state_answer (self->state, sentence);
  return TRUE;
}

static gboolean
cancel_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  QdrBoardKeys *self = user_data;
  const QdrMove wall = qdr_board_focus_get_wall (&self->focus);

  if (qdr_board_pointer_can_cancel (self->pointer)) {
    qdr_board_pointer_cancel (self->pointer);
    return TRUE;
  }
  if (qdr_board_state_get_model (self->state) != NULL &&
      qdr_board_model_drop (qdr_board_state_get_model (self->state)))
    return TRUE;
  if (qdr_board_pencil_erase (self->pencil))
    return TRUE;
  if (wall == QDR_MOVE_NONE)
    return FALSE;

  qdr_board_focus_leave_grooves (&self->focus, wall);
  return TRUE;
}

static gboolean
enter_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  QdrBoardKeys *self = user_data;
  QdrBoardModel *model = qdr_board_state_get_model (self->state);
  const QdrMove move = qdr_board_focus_get (&self->focus);

  qdr_board_letters_finish (&self->letters);
  qdr_board_animation_skip (self->animation);
  if (qdr_board_pointer_confirm (self->pointer))
    return TRUE;
  if (move == QDR_MOVE_NONE)
    return FALSE;

  /* A wall that ends a turn takes the focus back to the square, where the next move begins. */
  if (qdr_move_is_wall (move) && qdr_board_state_can_move (self->state) &&
      qdr_board_model_passes_turns (model) && qdr_board_model_allows (model, move))
    qdr_board_focus_leave_grooves (&self->focus, move);
  qdr_board_state_propose (self->state, move);
  return TRUE;
}

static gboolean
letter_cb (GtkWidget *widget, GVariant *letter, gpointer user_data)
{
  QdrBoardKeys *self = user_data;

  return qdr_board_letters_press (&self->letters, (char) g_variant_get_int32 (letter));
}

static gboolean
digit_cb (GtkWidget *widget, GVariant *digit, gpointer user_data)
{
  QdrBoardKeys *self = user_data;

  return qdr_board_letters_press_digit (&self->letters, (guint) g_variant_get_int32 (digit));
}

static void
bind (QdrBoardKeys *self, guint key, GdkModifierType modifiers, GtkShortcutFunc func, int argument)
{
  GtkShortcut *shortcut = gtk_shortcut_new (gtk_keyval_trigger_new (key, modifiers),
                                            gtk_callback_action_new (func, self, NULL));

  gtk_shortcut_set_arguments (shortcut, g_variant_new_int32 (argument));
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (self->controller), shortcut);
}

static void
bind_arrow (QdrBoardKeys *self, guint key, guint keypad_key, QdrDirection direction)
{
  bind (self, key, 0, arrow_cb, direction);
  bind (self, keypad_key, 0, arrow_cb, direction);
  bind (self, key, GDK_SHIFT_MASK, groove_cb, direction);
  bind (self, keypad_key, GDK_SHIFT_MASK, groove_cb, direction);
  bind (self, key, GDK_CONTROL_MASK, scan_cb, direction);
  bind (self, keypad_key, GDK_CONTROL_MASK, scan_cb, direction);
}

/* All letters: each can be the first one of a name. */
static void
bind_letters_and_digits (QdrBoardKeys *self)
{
  const char with_shift[] = "jnp";

  for (guint i = 0; i <= GDK_KEY_z - GDK_KEY_a; i++)
    bind (self, GDK_KEY_a + i, 0, letter_cb, 'a' + (int) i);
  for (guint i = 0; with_shift[i] != '\0'; i++)
    bind (self, (guint) with_shift[i], GDK_SHIFT_MASK, letter_cb, g_ascii_toupper (with_shift[i]));
  for (guint i = 0; i < 10; i++) {
    bind (self, GDK_KEY_0 + i, 0, digit_cb, (int) i);
    bind (self, GDK_KEY_KP_0 + i, 0, digit_cb, (int) i);
  }
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
  QdrBoardKeys *self = g_new0 (QdrBoardKeys, 1);

  self->board = board;
  self->state = state;
  self->focus = (QdrBoardFocus){ state, squares, slots, QDR_NO_SQUARE };
  self->letters = (QdrBoardLetters){ board,   state,     &self->focus,
                                     pointer, animation, .typed_at = QDR_MOVE_NONE };
  self->pointer = pointer;
  self->pencil = pencil;
  self->animation = animation;
  qdr_board_slots_set_focus_func (slots, slot_focused_cb, self);

  self->controller = gtk_shortcut_controller_new ();
  bind_arrow (self, GDK_KEY_Up, GDK_KEY_KP_Up, QDR_NORTH);
  bind_arrow (self, GDK_KEY_Right, GDK_KEY_KP_Right, QDR_EAST);
  bind_arrow (self, GDK_KEY_Down, GDK_KEY_KP_Down, QDR_SOUTH);
  bind_arrow (self, GDK_KEY_Left, GDK_KEY_KP_Left, QDR_WEST);
  for (guint i = 0; i < G_N_ELEMENTS (enter_keys); i++)
    bind (self, enter_keys[i], 0, enter_cb, 0);
  bind_letters_and_digits (self);
  bind (self, GDK_KEY_Escape, 0, cancel_cb, 0);
  gtk_widget_add_controller (board, self->controller);
  return self;
}

void
qdr_board_keys_free (QdrBoardKeys *self)
{
  if (self == NULL)
    return;

  qdr_board_letters_forget (&self->letters);
  gtk_widget_remove_controller (self->board, self->controller);
  g_free (self);
}
