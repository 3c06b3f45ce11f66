/*
 * Switch scanning: the choices in a position, and the switch that takes a choice.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-switch-input.h"

#include <glib/gi18n.h>

#include "qdr-announcer.h"
#include "qdr-movegen.h"
#include "qdr-notation.h"
#include "qdr-path.h"

/* The maximum number of choices until a move is made: the kind of move, then the destination of the
 * pawn or the row of the wall, then the wall in that row. */
#define N_LEVELS 3

/* The maximum length of a list of choices: the number of rows or columns of walls. The other lists
 * are shorter. */
#define MAX_CHOICES (QDR_BOARD_MAX - 1)

/* The number of rounds through a list before scanning returns to the previous list. */
#define ROUNDS 2

struct _QdrBoardScanner {
  QdrPosition position;
  QdrMoveList legal_moves;
  gboolean is_at_rest;
  guint level;                               /* the level of the current list, from 0 */
  QdrScanChoice taken_choices[N_LEVELS - 1]; /* the choice taken at each level */
  QdrScanChoice choices[MAX_CHOICES];
  guint n_choices;
  guint current;
  guint n_steps; /* how often scanning has advanced in the list */
};

G_STATIC_ASSERT (MAX_CHOICES > QDR_MAX_STEPS);

static void
add_choice (QdrBoardScanner *self, QdrScanChoice choice)
{
  g_assert (self->n_choices < MAX_CHOICES);

  self->choices[self->n_choices++] = choice;
}

static gboolean
has_moves (const QdrBoardScanner *self, QdrMoveKind kind)
{
  for (guint i = 0; i < self->legal_moves.count; i++)
    if (qdr_move_kind (self->legal_moves.moves[i]) == kind)
      return TRUE;
  return FALSE;
}

/* Lists the destinations of the pawn. Destinations near the goal come first, since they are chosen
 * most often. */
static void
list_destinations (QdrBoardScanner *self)
{
  guint16 distances[QDR_MAP_SIZE];

  qdr_position_find_goal_distances (&self->position, self->position.turn, distances);
  for (guint i = 0; i < self->legal_moves.count; i++) {
    const QdrMove move = self->legal_moves.moves[i];
    guint place = self->n_choices;

    if (qdr_move_kind (move) != QDR_MOVE_STEP)
      continue;
    add_choice (self, (QdrScanChoice){ 0 });
    for (; place > 0 && distances[qdr_move_square (move)] <
                            distances[qdr_move_square (self->choices[place - 1].move)];
         place--)
      self->choices[place] = self->choices[place - 1];
    self->choices[place] = (QdrScanChoice){ QDR_SCAN_MOVE, .move = move };
  }
}

/* Fills the list of the current level. Level 0 has the kinds of moves, or the destinations of the
 * pawn if no wall can be placed. Level 1 has the destinations or the rows of walls, and level 2 has
 * the walls of a row. */
static void
begin_list (QdrBoardScanner *self)
{
  const QdrPosition *position = &self->position;
  const QdrScanChoice *before = self->level > 0 ? &self->taken_choices[self->level - 1] : NULL;

  self->n_choices = 0;
  self->current = 0;
  self->n_steps = 0;
  if (before == NULL) {
    const QdrMove pawn = qdr_move_make (QDR_MOVE_STEP, position->pawns[position->turn]);

    if (!has_moves (self, QDR_MOVE_HORIZONTAL_WALL) && !has_moves (self, QDR_MOVE_VERTICAL_WALL))
      list_destinations (self);
    else if (has_moves (self, QDR_MOVE_STEP))
      add_choice (self, (QdrScanChoice){ QDR_SCAN_PAWN, .move = pawn });
    for (QdrMoveKind kind = QDR_MOVE_HORIZONTAL_WALL; kind <= QDR_MOVE_VERTICAL_WALL; kind++)
      if (has_moves (self, kind))
        add_choice (self, (QdrScanChoice){ QDR_SCAN_WALLS, .walls = kind });
    add_choice (self, (QdrScanChoice){ QDR_SCAN_MORE });
    return;
  }
  if (before->kind == QDR_SCAN_PAWN) {
    list_destinations (self);
    return;
  }

  /* Legal walls are sorted by square, and so by row. */
  for (guint i = 0; i < self->legal_moves.count; i++) {
    const QdrMove move = self->legal_moves.moves[i];
    const guint row = qdr_board_row (&position->board, qdr_move_square (move));

    if (qdr_move_kind (move) != before->walls)
      continue;
    if (before->kind == QDR_SCAN_ROW && row == before->row)
      add_choice (self, (QdrScanChoice){ QDR_SCAN_MOVE, .move = move });
    else if (before->kind == QDR_SCAN_WALLS &&
             (self->n_choices == 0 || self->choices[self->n_choices - 1].row != row))
      add_choice (self, (QdrScanChoice){ QDR_SCAN_ROW, .walls = before->walls, .row = row });
  }
}

static void
begin_first_list (QdrBoardScanner *self)
{
  self->is_at_rest = self->legal_moves.count == 0;
  self->level = 0;
  if (!self->is_at_rest)
    begin_list (self);
}

QdrBoardScanner *
qdr_board_scanner_new (void)
{
  QdrBoardScanner *self = g_new0 (QdrBoardScanner, 1);

  self->is_at_rest = TRUE;
  return self;
}

void
qdr_board_scanner_free (QdrBoardScanner *self)
{
  g_free (self);
}

void
qdr_board_scanner_begin (QdrBoardScanner *self, const QdrPosition *position)
{
  g_return_if_fail (self != NULL);

  self->legal_moves.count = 0;
  if (position != NULL) {
    self->position = *position;
    qdr_position_generate_moves (&self->position, &self->legal_moves);
  }
  begin_first_list (self);
}

gboolean
qdr_board_scanner_stop (QdrBoardScanner *self)
{
  gboolean was_at_rest;

  g_return_val_if_fail (self != NULL, FALSE);

  was_at_rest = self->is_at_rest;
  self->is_at_rest = TRUE;
  return !was_at_rest;
}

void
qdr_board_scanner_advance (QdrBoardScanner *self)
{
  QdrScanChoice before;

  g_return_if_fail (self != NULL);

  if (self->is_at_rest)
    return;

  self->n_steps++;
  if (self->n_steps < ROUNDS * self->n_choices) {
    self->current = (self->current + 1) % self->n_choices;
    return;
  }
  if (self->level == 0) {
    self->is_at_rest = TRUE;
    return;
  }

  /* Return to the choice that led to this list. */
  before = self->taken_choices[--self->level];
  begin_list (self);
  while (self->choices[self->current].kind != before.kind ||
         self->choices[self->current].walls != before.walls ||
         self->choices[self->current].row != before.row)
    self->current++;
}

QdrMove
qdr_board_scanner_take_choice (QdrBoardScanner *self)
{
  const QdrScanChoice choice = qdr_board_scanner_get_choice (self);

  g_return_val_if_fail (self != NULL, QDR_MOVE_NONE);

  if (choice.kind == QDR_SCAN_MORE)
    self->is_at_rest = TRUE;
  else if (choice.kind == QDR_SCAN_NOTHING || choice.kind == QDR_SCAN_MOVE)
    begin_first_list (self);
  else {
    g_assert (self->level < N_LEVELS - 1);
    self->taken_choices[self->level++] = choice;
    begin_list (self);
  }
  return choice.kind == QDR_SCAN_MOVE ? choice.move : QDR_MOVE_NONE;
}

QdrScanChoice
qdr_board_scanner_get_choice (const QdrBoardScanner *self)
{
  g_return_val_if_fail (self != NULL, (QdrScanChoice){ 0 });

  return self->is_at_rest ? (QdrScanChoice){ 0 } : self->choices[self->current];
}

char *
qdr_board_scanner_describe_choice (const QdrBoardScanner *self)
{
  const QdrScanChoice choice = qdr_board_scanner_get_choice (self);
  char square[QDR_MOVE_TEXT_SIZE];

  switch (choice.kind) {
  case QDR_SCAN_PAWN:
    return g_strdup (C_ ("scanning", "Pawn"));
  case QDR_SCAN_WALLS:
    return g_strdup (choice.walls == QDR_MOVE_HORIZONTAL_WALL ? C_ ("scanning", "Horizontal wall")
                                                              : C_ ("scanning", "Vertical wall"));
  case QDR_SCAN_ROW:
    return g_strdup_printf (C_ ("scanning", "Row %u"), choice.row + 1);
  case QDR_SCAN_MOVE:
    /* Name only the square of a wall, since the kind of wall has been chosen before. */
    qdr_move_to_text (&self->position.board,
                      qdr_move_make (QDR_MOVE_STEP, qdr_move_square (choice.move)), square);
    return g_strdup (square);
  case QDR_SCAN_MORE:
    return g_strdup (C_ ("scanning", "More"));
  default:
    return NULL;
  }
}

struct _QdrBoardSwitchInput {
  GtkWidget *board;             /* (unowned) */
  QdrBoardState *state;         /* (unowned) */
  QdrBoardPointer *pointer;     /* (unowned) */
  QdrBoardAnimation *animation; /* (unowned) */
  QdrBoardScanner *scanner;
  GtkEventController *keys;  /* owned by the board */
  GtkEventController *focus; /* owned by the board */
  GtkEventController *click; /* owned by the board */
  QdrScanningMode scanning;
  guint pace_ms;
  guint timer;           /* the source that advances to the next choice, or 0 */
  guint held_key;        /* the code of the key that is down, or 0 */
  gboolean is_suspended; /* whether controls elsewhere in the window are scanned */
  gboolean is_scanning;  /* whether a person is to choose a move */
  QdrPosition position;  /* if is_scanning: the position that is scanned */
  guint n_starts;        /* the number of times that scanning has started */
};

static void start_timer (QdrBoardSwitchInput *self);

/* Highlights and announces the current choice. If the highlight advances automatically, an
 * announcement that still waits after half of the time per choice is dropped, since a press in
 * reply to it would take the next choice. */
static void
show_choice (QdrBoardSwitchInput *self)
{
  const QdrScanChoice choice = qdr_board_scanner_get_choice (self->scanner);
  g_autofree char *words = qdr_board_scanner_describe_choice (self->scanner);

  qdr_board_state_set_scan_choice (self->state, &choice);
  if (words != NULL)
    qdr_announce_transient (self->board, words,
                            self->scanning == QDR_SCANNING_TIMED ? self->pace_ms / 2 : 0);
  start_timer (self);
}

static void
announce_rest (QdrBoardSwitchInput *self)
{
  if (qdr_board_scanner_get_choice (self->scanner).kind == QDR_SCAN_NOTHING)
    qdr_announce_transient (self->board, _ ("Scanning pauses until the next press."), 0);
}

void
qdr_board_switch_input_advance (QdrBoardSwitchInput *self)
{
  g_return_if_fail (self != NULL);

  if (!self->is_scanning || qdr_board_scanner_get_choice (self->scanner).kind == QDR_SCAN_NOTHING)
    return;

  qdr_board_scanner_advance (self->scanner);
  show_choice (self);
  announce_rest (self);
}

void
qdr_board_switch_input_take_choice (QdrBoardSwitchInput *self)
{
  guint n_starts;
  gboolean is_more;
  QdrMove move;

  g_return_if_fail (self != NULL);

  if (self->scanning == QDR_SCANNING_OFF)
    return;
  if (!qdr_board_state_try_to_begin_move (self->state)) {
    g_signal_emit_by_name (self->board, "unused");
    return;
  }

  qdr_board_animation_skip (self->animation);
  is_more = qdr_board_scanner_get_choice (self->scanner).kind == QDR_SCAN_MORE;
  move = qdr_board_scanner_take_choice (self->scanner);
  n_starts = self->n_starts;
  if (move != QDR_MOVE_NONE)
    qdr_board_state_propose_move (self->state, move);
  /* If the move was made, scanning has started again and has shown its first choice. */
  if (self->n_starts == n_starts)
    show_choice (self);
  if (is_more)
    g_signal_emit_by_name (self->board, "unused");
}

static void
begin_scanning (QdrBoardSwitchInput *self)
{
  self->n_starts++;
  qdr_board_scanner_begin (self->scanner, self->is_scanning ? &self->position : NULL);
  show_choice (self);
}

void
qdr_board_switch_input_restart_if_changed (QdrBoardSwitchInput *self)
{
  const QdrPosition *position;
  gboolean was_scanning;

  g_return_if_fail (self != NULL);

  position = &qdr_board_state_get_scene (self->state)->position;
  was_scanning = self->is_scanning;
  /* The position editor is excluded, since it needs more than moves. It is the only model that does
   * not pass turns. */
  self->is_scanning = self->scanning != QDR_SCANNING_OFF && !self->is_suspended &&
                      qdr_board_state_can_move (self->state) &&
                      qdr_board_model_passes_turns (qdr_board_state_get_model (self->state));
  if (self->is_scanning == was_scanning &&
      (!was_scanning || qdr_position_equal (&self->position, position)))
    return;

  if (self->is_scanning)
    self->position = *position;
  begin_scanning (self);
}

void
qdr_board_switch_input_clear_highlight (QdrBoardSwitchInput *self)
{
  g_return_if_fail (self != NULL);

  self->is_scanning = FALSE;
  begin_scanning (self);
}

void
qdr_board_switch_input_set_suspended (QdrBoardSwitchInput *self, gboolean suspended)
{
  g_return_if_fail (self != NULL);

  self->is_suspended = suspended;
  qdr_board_switch_input_restart_if_changed (self);
}

void
qdr_board_switch_input_set_scanning (QdrBoardSwitchInput *self,
                                     QdrScanningMode scanning,
                                     guint pace_ms)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (pace_ms > 0);

  if (scanning != self->scanning && scanning != QDR_SCANNING_OFF)
    gtk_widget_grab_focus (self->board);
  self->scanning = scanning;
  self->pace_ms = pace_ms;
  qdr_board_pointer_set_hover_enabled (self->pointer, scanning == QDR_SCANNING_OFF);
  start_timer (self);
  qdr_board_switch_input_restart_if_changed (self);
}

/* Advances to the next choice, unless the board is hidden or another window is active. */
static gboolean
timer_cb (gpointer user_data)
{
  QdrBoardSwitchInput *self = user_data;
  GtkRoot *root = gtk_widget_get_root (self->board);

  if (!gtk_widget_get_mapped (self->board) ||
      (GTK_IS_WINDOW (root) && !gtk_window_is_active (GTK_WINDOW (root))))
    return G_SOURCE_CONTINUE;

  self->timer = 0;
  qdr_board_switch_input_advance (self);
  return G_SOURCE_REMOVE;
}

static void
start_timer (QdrBoardSwitchInput *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  if (self->scanning == QDR_SCANNING_TIMED &&
      qdr_board_scanner_get_choice (self->scanner).kind != QDR_SCAN_NOTHING)
    self->timer = g_timeout_add (self->pace_ms, timer_cb, self);
}

/* Handles the press of a key: advances to the next choice if @steps is TRUE, otherwise takes the
 * current choice. Ignores the repetitions of a key that is held down. */
static gboolean
handle_key_press (QdrBoardSwitchInput *self, guint code, gboolean steps)
{
  if (code == self->held_key)
    return GDK_EVENT_STOP;

  self->held_key = code;
  if (steps && qdr_board_scanner_get_choice (self->scanner).kind != QDR_SCAN_NOTHING)
    qdr_board_switch_input_advance (self);
  else
    qdr_board_switch_input_take_choice (self);
  return GDK_EVENT_STOP;
}

static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint key,
                guint code,
                GdkModifierType modifiers,
                QdrBoardSwitchInput *self)
{
  if (self->scanning == QDR_SCANNING_OFF ||
      (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;

  switch (key) {
  case GDK_KEY_space:
  case GDK_KEY_KP_Space:
    return handle_key_press (self, code, self->scanning == QDR_SCANNING_STEPPED);
  case GDK_KEY_Return:
  case GDK_KEY_KP_Enter:
  case GDK_KEY_ISO_Enter:
    return handle_key_press (self, code, FALSE);
  case GDK_KEY_Escape:
    if (!self->is_scanning || !qdr_board_scanner_stop (self->scanner))
      return GDK_EVENT_PROPAGATE;
    show_choice (self);
    announce_rest (self);
    return GDK_EVENT_STOP;
  default:
    return GDK_EVENT_PROPAGATE;
  }
}

/* Forgets the held key. Called when a key is released, and when the focus leaves the board, since
 * GTK reports no release after that. */
static void
key_released_cb (QdrBoardSwitchInput *self)
{
  self->held_key = 0;
}

static void
clicked_cb (GtkGesture *gesture, int n_press, double x, double y, QdrBoardSwitchInput *self)
{
  if (self->scanning == QDR_SCANNING_OFF)
    return;

  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  qdr_board_switch_input_take_choice (self);
}

static void
add_controller (QdrBoardSwitchInput *self, GtkEventController *controller)
{
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (self->board, controller);
}

QdrBoardSwitchInput *
qdr_board_switch_input_new (GtkWidget *board,
                            QdrBoardState *state,
                            QdrBoardPointer *pointer,
                            QdrBoardAnimation *animation)
{
  QdrBoardSwitchInput *self = g_new0 (QdrBoardSwitchInput, 1);

  self->board = board;
  self->state = state;
  self->pointer = pointer;
  self->animation = animation;
  self->scanner = qdr_board_scanner_new ();
  self->keys = gtk_event_controller_key_new ();
  self->focus = gtk_event_controller_focus_new ();
  self->click = GTK_EVENT_CONTROLLER (gtk_gesture_click_new ());

  g_signal_connect (self->keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  g_signal_connect_swapped (self->keys, "key-released", G_CALLBACK (key_released_cb), self);
  g_signal_connect_swapped (self->focus, "leave", G_CALLBACK (key_released_cb), self);
  g_signal_connect (self->click, "pressed", G_CALLBACK (clicked_cb), self);
  add_controller (self, self->keys);
  add_controller (self, self->focus);
  add_controller (self, self->click);
  return self;
}

void
qdr_board_switch_input_free (QdrBoardSwitchInput *self)
{
  if (self == NULL)
    return;

  g_clear_handle_id (&self->timer, g_source_remove);
  gtk_widget_remove_controller (self->board, self->keys);
  gtk_widget_remove_controller (self->board, self->focus);
  gtk_widget_remove_controller (self->board, self->click);
  qdr_board_scanner_free (self->scanner);
  g_free (self);
}
