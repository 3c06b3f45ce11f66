/*
 * A game in the terminal.
 *
 * Everything that happens makes the terminal "settle": once all others have heard of it, it decides
 * whether a person is asked or the computer thinks. A line that comes too early waits its turn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-terminal-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>
#include <unistd.h>

#include "qdr-command.h"
#include "qdr-game-summary.h"
#include "qdr-game-text.h"
#include "qdr-notation.h"

static gboolean
is_over (QdrTerminal *self)
{
  return qdr_game_get_result (self->game).outcome != QDR_OUTCOME_ONGOING;
}

static QdrPlayer *
player_to_move (QdrTerminal *self)
{
  return qdr_game_get_player (self->game, qdr_game_get_turn (self->game));
}

/* The computer starts by itself, except in a game that was stepped back. */
static gboolean
computer_is_busy (QdrTerminal *self)
{
  if (self->hint != NULL || qdr_computer_player_get_thinking (self->computer))
    return TRUE;

  return !is_over (self) && !qdr_player_is_human (player_to_move (self)) &&
         !qdr_game_get_can_step_forward (self->game);
}

static void
draw_board_if_stale (QdrTerminal *self)
{
  g_autoptr (GString) drawing = NULL;

  if (!self->board_is_stale)
    return;

  drawing = g_string_new ("\n");
  qdr_game_draw (self->game, drawing);
  g_print ("%s\n", drawing->str);
  self->board_is_stale = FALSE;
}

static void
announce_end_once (QdrTerminal *self)
{
  g_autofree char *sentence = NULL;

  if (self->end_was_announced)
    return;

  sentence = qdr_game_text_state (self->game);
  g_print ("%s\n", sentence);
  self->end_was_announced = TRUE;
}

static void
ask (QdrTerminal *self)
{
  draw_board_if_stale (self);
  if (is_over (self)) {
    announce_end_once (self);
    g_print ("> ");
  } else {
    g_print ("%s> ", qdr_player_get_name (player_to_move (self)));
  }
}

static void
say_who_thinks_once (QdrTerminal *self)
{
  if (self->thinking_was_announced || self->hint != NULL)
    return;

  /* Translators: %s is the name of a player. */
  g_print (_ ("%s is thinking…\n"), qdr_player_get_name (player_to_move (self)));
  self->thinking_was_announced = TRUE;
}

static gboolean
settle_cb (gpointer user_data)
{
  QdrTerminal *self = user_data;

  self->settle_id = 0;
  if (self->quits)
    return G_SOURCE_REMOVE;

  if (computer_is_busy (self)) {
    self->state = QDR_TERMINAL_BUSY;
    say_who_thinks_once (self);
  } else {
    self->state = QDR_TERMINAL_READY;
    ask (self);
  }
  qdr_line_input_resume (self->input);

  return G_SOURCE_REMOVE;
}

void
qdr_terminal_settle (QdrTerminal *self)
{
  self->state = QDR_TERMINAL_SETTLING;
  if (self->settle_id == 0)
    self->settle_id = g_idle_add (settle_cb, self);
}

/* Another position than before stands on the board. */
static void
forget_announcements (QdrTerminal *self)
{
  self->board_is_stale = TRUE;
  self->end_was_announced = FALSE;
  self->thinking_was_announced = FALSE;
}

static void
moved_cb (QdrGame *game, guint number, guint move, gpointer user_data)
{
  const QdrPosition *position = qdr_game_get_position (game);
  char text[QDR_MOVE_TEXT_SIZE];

  /* Translators: the name of a player, and its move. */
  g_print (_ ("%s: %s\n"), qdr_player_get_name (qdr_game_get_player (game, number)),
           qdr_move_to_text (&position->board, (QdrMove) move, text));
}

static void
settled_cb (QdrGame *game, gpointer user_data)
{
  QdrTerminal *self = user_data;

  forget_announcements (self);
  qdr_terminal_settle (self);
}

void
qdr_terminal_set_game (QdrTerminal *self, QdrGame *game)
{
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  g_signal_connect (game, "moved", G_CALLBACK (moved_cb), self);
  g_signal_connect (game, "settled", G_CALLBACK (settled_cb), self);

  forget_announcements (self);
  qdr_adviser_set_game (self->adviser, game);
  qdr_computer_player_set_game (self->computer, game);
  qdr_terminal_settle (self);
}

static void
play (QdrTerminal *self, const char *text)
{
  g_autoptr (GError) error = NULL;

  if (!is_over (self) && !qdr_player_is_human (player_to_move (self)))
    g_print ("%s\n", _ ("It is the computer’s turn; “go” lets it play."));
  else if (!qdr_game_play_text (self->game, text, &error))
    g_print ("%s\n", error->message);
}

static void
run_command (QdrTerminal *self, const QdrTerminalCommand *command, const char *argument)
{
  if (command->argument != NULL && argument[0] == '\0')
    g_print (_ ("“%s” needs the name of a file.\n"), command->name);
  else if (command->argument == NULL && argument[0] != '\0')
    g_print (_ ("“%s” stands alone.\n"), command->name);
  else
    command->run (self, argument);
}

/* Obeys a line, or leaves it for later. */
static QdrLineAnswer
take_line (QdrTerminal *self, const char *line)
{
  const char *argument;
  const QdrTerminalCommand *command = qdr_terminal_find_command (line, &argument);
  const gboolean interrupts =
      self->state == QDR_TERMINAL_BUSY && command != NULL && command->interrupts;

  if (self->state != QDR_TERMINAL_READY && !interrupts)
    return QDR_LINE_HOLD;

  if (self->hint != NULL)
    g_cancellable_cancel (self->hint);
  if (command != NULL)
    run_command (self, command, argument);
  else if (line[0] != '\0')
    play (self, line);
  qdr_terminal_settle (self);

  return self->quits ? QDR_LINE_QUIT : QDR_LINE_NEXT;
}

static QdrLineAnswer
refuse_unreadable (QdrTerminal *self)
{
  if (self->state != QDR_TERMINAL_READY)
    return QDR_LINE_HOLD;

  g_print ("%s\n", _ ("That line cannot be read."));
  qdr_terminal_settle (self);
  return QDR_LINE_NEXT;
}

/* The end of the input waits for the computer, so that a game between computers is played out. */
static QdrLineAnswer
take_end (QdrTerminal *self)
{
  if (self->state != QDR_TERMINAL_READY)
    return QDR_LINE_HOLD;

  g_print ("\n");
  qdr_terminal_quit (self);
  return QDR_LINE_QUIT;
}

static QdrLineAnswer
line_cb (QdrLineKind kind, const char *text, gpointer user_data)
{
  QdrTerminal *self = user_data;
  g_autofree char *line = NULL;

  switch (kind) {
  case QDR_LINE_END:
    return take_end (self);
  case QDR_LINE_UNREADABLE:
    return refuse_unreadable (self);
  case QDR_LINE_TEXT:
  default:
    line = g_strstrip (g_strdup (text));
    return take_line (self, line);
  }
}

static void
clear (QdrTerminal *self)
{
  g_signal_handlers_disconnect_by_data (self->computer, self);
  g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_pointer (&self->input, qdr_line_input_free);
  qdr_computer_player_set_game (self->computer, NULL);

  /* The callback of a hint refers to the terminal: wait for it. */
  while (self->hint != NULL)
    g_main_context_iteration (NULL, TRUE);

  g_clear_handle_id (&self->settle_id, g_source_remove);
  g_clear_object (&self->computer);
  g_clear_object (&self->adviser);
  g_clear_object (&self->game);
}

void
qdr_terminal_run (QdrGame *game, QdrPersonalityList *personalities)
{
  QdrTerminal self = { .state = QDR_TERMINAL_SETTLING };

  g_return_if_fail (QDR_IS_GAME (game));

  self.adviser = qdr_adviser_new ();
  self.computer = qdr_computer_player_new (personalities);
  g_signal_connect_swapped (self.computer, "notify::thinking", G_CALLBACK (qdr_terminal_settle),
                            &self);
  g_print ("%s\n", _ ("Quoridor: type a move, or “help”."));
  qdr_terminal_set_game (&self, game);
  self.input = qdr_line_input_new (STDIN_FILENO, line_cb, &self);

  while (!self.quits)
    g_main_context_iteration (NULL, TRUE);
  clear (&self);
}
