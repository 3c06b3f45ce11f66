/*
 * A game in the terminal: the loop, and the lines that are typed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-terminal-private.h"

#include <glib/gi18n-lib.h>
#include <unistd.h>

static void
play (QdrTerminal *self, const char *text)
{
  g_autoptr (GError) error = NULL;

  if (qdr_terminal_seat_waits (self))
    qdr_terminal_say (self, qdr_computer_player_get_error_message (self->computer));
  else if (qdr_terminal_is_computers_turn (self))
    qdr_terminal_say (self, _ ("It is the computer’s turn; “go” lets it play."));
  else if (!qdr_game_play_text (self->game, text, &error))
    qdr_terminal_say (self, error->message);
  if (g_error_matches (error, QDR_GAME_ERROR, QDR_REASON_NOT_UNDERSTOOD))
    g_print ("%s\n", _ ("“help” lists what can be typed."));
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

/* Plays the move or runs the command of a line, or leaves it for later. */
static QdrLineAnswer
take_line (QdrTerminal *self, const char *line)
{
  const char *argument;
  const QdrTerminalCommand *command = qdr_terminal_find_command (line, &argument);
  const QdrQuestionInfo *question =
      command == NULL ? qdr_game_question_find (line, &argument) : NULL;
  const gboolean interrupts =
      self->state == QDR_TERMINAL_BUSY && command != NULL && command->interrupts;

  if (self->state != QDR_TERMINAL_READY && !interrupts)
    return QDR_LINE_HOLD;

  self->has_prompt = FALSE;
  if (self->hint != NULL)
    g_cancellable_cancel (self->hint);
  if (command != NULL)
    run_command (self, command, argument);
  else if (question != NULL)
    qdr_terminal_answer (self, question, argument);
  else if (line[0] != '\0')
    play (self, line);
  qdr_terminal_settle (self);

  return self->quits ? QDR_LINE_QUIT : QDR_LINE_NEXT;
}

/* Takes a line, or leaves it for later. The end of the input waits for the computer, so that a game
 * between computers is played out. */
static QdrLineAnswer
line_cb (QdrLineKind kind, const char *text, gpointer user_data)
{
  QdrTerminal *self = user_data;

  if (kind == QDR_LINE_TEXT) {
    g_autofree char *line = g_strstrip (g_strdup (text));

    return take_line (self, line);
  }
  if (self->state != QDR_TERMINAL_READY)
    return QDR_LINE_HOLD;

  self->has_prompt = FALSE;
  if (kind == QDR_LINE_END) {
    g_print ("\n");
    /* A script says what it wants to have written. */
    qdr_terminal_quit (self, isatty (STDIN_FILENO));
    return QDR_LINE_QUIT;
  }
  g_print ("%s\n", _ ("That line cannot be read."));
  qdr_terminal_settle (self);
  return QDR_LINE_NEXT;
}

static void
clear (QdrTerminal *self)
{
  g_signal_handlers_disconnect_by_data (self->computer, self);
  g_signal_handlers_disconnect_by_data (self->game, self);
  qdr_game_set_clock_running (self->game, FALSE);
  g_clear_pointer (&self->input, qdr_line_input_free);
  g_clear_pointer (&self->editor, qdr_line_editor_free);
  g_signal_handlers_disconnect_by_data (self->remarks, self);
  qdr_remarks_set_game (self->remarks, NULL);
  qdr_computer_player_set_game (self->computer, NULL);

  /* The callback of a hint refers to the terminal: wait for it. */
  while (self->hint != NULL)
    g_main_context_iteration (NULL, TRUE);

  g_clear_handle_id (&self->settle_id, g_source_remove);
  g_clear_object (&self->remarks);
  g_clear_pointer (&self->remark, g_free);
  g_clear_pointer (&self->said, g_free);
  g_clear_object (&self->computer);
  g_clear_object (&self->analyser);
  g_clear_object (&self->game);
}

void
qdr_terminal_run (QdrGame *game,
                  QdrPersonalityList *personalities,
                  const QdrTerminalOptions *options)
{
  g_autofree const char **words = qdr_terminal_list_commands ();
  QdrTerminal self = { .state = QDR_TERMINAL_SETTLING };

  g_return_if_fail (QDR_IS_GAME (game) && options != NULL);

  self.options = *options;
  self.analyser = qdr_analyser_new ();
  self.computer = qdr_computer_player_new (personalities);
  g_signal_connect_swapped (self.computer, "notify::thinking", G_CALLBACK (qdr_terminal_settle),
                            &self);
  g_signal_connect_swapped (self.computer, "notify::error-message",
                            G_CALLBACK (qdr_terminal_tell_trouble), &self);
  self.remarks = qdr_remarks_new (self.computer, personalities, g_random_int ());
  qdr_remarks_set_enabled (self.remarks, !options->is_quiet);
  g_signal_connect_swapped (self.remarks, "said", G_CALLBACK (qdr_terminal_remember_remark), &self);
  qdr_terminal_say (&self, _ ("Quoridor: type a move, or “help”."));
  qdr_terminal_set_game (&self, game);
  self.editor = qdr_line_editor_new (words);
  self.input = qdr_line_input_new (STDIN_FILENO, line_cb, &self);
  qdr_line_input_set_editor (self.input, self.editor);

  while (!self.quits)
    g_main_context_iteration (NULL, TRUE);
  clear (&self);
}
