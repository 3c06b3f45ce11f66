/*
 * A game in the terminal: what it says by itself, and when it asks a person.
 *
 * After every event the terminal settles: once all others have heard of the event, it decides
 * whether a person is asked or the computer thinks. A line that comes too early waits its turn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-terminal-private.h"

#include <glib/gi18n-lib.h>

#include "qdr-board-text.h"
#include "qdr-game-summary.h"
#include "qdr-game-text.h"
#include "qdr-games-folder.h"
#include "qdr-notation.h"
#include "qdr-game.h"

gboolean
qdr_terminal_is_over (QdrTerminal *self)
{
  return qdr_game_get_result (self->game).outcome != QDR_OUTCOME_ONGOING;
}

gboolean
qdr_terminal_is_computers_turn (QdrTerminal *self)
{
  QdrPlayer *player = qdr_game_get_player (self->game, qdr_game_get_turn (self->game));

  return !qdr_terminal_is_over (self) && !qdr_player_is_human (player);
}

gboolean
qdr_terminal_seat_waits (QdrTerminal *self)
{
  return qdr_terminal_is_computers_turn (self) &&
         qdr_computer_player_get_error_message (self->computer) != NULL;
}

/* The computer starts by itself, except in a game that was stepped back. */
static gboolean
computer_is_busy (QdrTerminal *self)
{
  if (self->hint != NULL || qdr_computer_player_get_thinking (self->computer))
    return TRUE;

  return qdr_terminal_is_computers_turn (self) && !qdr_game_get_can_step_forward (self->game) &&
         !qdr_terminal_seat_waits (self);
}

/* In sentences the moves tell how the board has changed. */
static void
draw_board (QdrTerminal *self)
{
  if (self->board_is_stale && !self->options.is_plain) {
    g_autoptr (GString) drawing = g_string_new ("\n");

    qdr_game_draw (self->game, qdr_board_may_have_colours (), drawing);
    g_print ("%s\n", drawing->str);
  }
  self->board_is_stale = FALSE;
}

static void
show_prompt (QdrTerminal *self, const char *prompt)
{
  if (self->editor != NULL) {
    qdr_line_editor_show (self->editor, prompt);
    return;
  }
  g_print ("%s", prompt);
  self->has_prompt = TRUE;
}

void
qdr_terminal_remember_remark (QdrTerminal *self, guint player, const char *line)
{
  g_free (self->remark);
  /* Translators: who says something, and what. */
  self->remark =
      g_strdup_printf (_ ("%s: “%s”"), qdr_game_get_player_name (self->game, player), line);
}

static void
show_remark (QdrTerminal *self)
{
  if (self->remark != NULL)
    qdr_terminal_say (self, self->remark);
  g_clear_pointer (&self->remark, g_free);
}

static void
ask (QdrTerminal *self)
{
  g_autofree char *prompt = NULL;

  draw_board (self);
  if (qdr_terminal_is_over (self)) {
    if (!self->end_was_announced) {
      g_autofree char *sentence = qdr_game_text_state (self->game);

      qdr_terminal_say (self, sentence);
      self->end_was_announced = TRUE;
    }
    show_remark (self);
    show_prompt (self, "> ");
  } else {
    show_remark (self);
    prompt = g_strdup_printf ("%s> ", qdr_game_get_player_name (self->game,
                                                                qdr_game_get_turn (self->game)));
    show_prompt (self, prompt);
  }
}

/* From the first move on. */
static void
let_clocks_run (QdrTerminal *self)
{
  if (qdr_game_get_time_control (self->game) > 0)
    qdr_game_set_clock_running (self->game, self->clocks_started && !self->quits &&
                                                qdr_game_can_run_clock (self->game));
}

/* Once. In sentences only of players for whom one waits: of others it is no news. */
static void
tell_thinking (QdrTerminal *self)
{
  if (self->thinking_was_announced)
    return;

  self->thinking_was_announced = TRUE;
  if (!self->options.is_plain || qdr_computer_player_is_time_limited (self->computer))
    /* Translators: %s is the name of a player. */
    g_print (_ ("%s is thinking…\n"),
             qdr_game_get_player_name (self->game, qdr_game_get_turn (self->game)));
}

static gboolean
settle_cb (gpointer user_data)
{
  QdrTerminal *self = user_data;

  self->settle_id = 0;
  let_clocks_run (self);
  if (self->quits)
    return G_SOURCE_REMOVE;

  if (computer_is_busy (self)) {
    self->state = QDR_TERMINAL_BUSY;
    if (!qdr_game_has_humans (self->game))
      draw_board (self);
    show_remark (self);
    if (self->hint == NULL)
      tell_thinking (self);
    if (self->editor != NULL)
      qdr_line_editor_show (self->editor, "");
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

/* What happens by itself begins a line, as the end of the time does. */
static void
leave_prompt (QdrTerminal *self)
{
  if (self->has_prompt)
    g_print ("\n");
  self->has_prompt = FALSE;
}

void
qdr_terminal_tell_trouble (QdrTerminal *self)
{
  const char *sentence = qdr_computer_player_get_error_message (self->computer);

  if (sentence != NULL) {
    leave_prompt (self);
    qdr_terminal_say (self, sentence);
  }
  qdr_terminal_settle (self);
}

static void
moved_cb (QdrGame *game, guint number, guint move, gpointer user_data)
{
  QdrTerminal *self = user_data;

  leave_prompt (self);
  self->clocks_started = TRUE;
  if (!self->options.is_plain) {
    const QdrPosition *position = qdr_game_get_position (game);
    g_autofree char *line = NULL;
    char text[QDR_MOVE_TEXT_SIZE];

    /* Translators: the name of a player, and its move. */
    line = g_strdup_printf (_ ("%s: %s"), qdr_game_get_player_name (game, number),
                            qdr_move_to_text (&position->board, (QdrMove) move, text));
    qdr_terminal_say (self, line);
  } else if (qdr_move_kind ((QdrMove) move) != QDR_MOVE_CONCESSION ||
             !qdr_game_text_state_names_move (game)) {
    g_autofree char *words = qdr_game_text_play (game, number, (QdrMove) move);
    g_autofree char *sentence = g_strconcat (words, ".", NULL);

    qdr_terminal_say (self, sentence);
  }
}

static void
stepped_back_cb (QdrGame *game, guint number, guint move, gpointer user_data)
{
  QdrTerminal *self = user_data;
  const QdrPosition *position = qdr_game_get_position (game);
  const char *name = qdr_game_get_player_name (game, number);
  g_autofree char *sentence = NULL;
  char text[QDR_MOVE_TEXT_SIZE];

  if (!self->options.is_plain)
    return;

  qdr_move_to_text (&position->board, (QdrMove) move, text);
  if (qdr_game_is_only_human (game, number))
    /* Translators: a move. */
    sentence = g_strdup_printf (_ ("You take back %s."), text);
  else
    /* Translators: the name of a player, and its move. */
    sentence = g_strdup_printf (_ ("%s takes back %s."), name, text);
  qdr_terminal_say (self, sentence);
}

/* Keeps the game in the library, as the window does: at its end, or when it is left before; what
 * comes after an end is not kept once more. */
static void
record_game (QdrTerminal *self)
{
  if (!self->clocks_started || self->is_recorded)
    return;

  qdr_library_keeper_add (self->options.keeper, self->game, QDR_LIBRARY_PLAYED);
  self->is_recorded = qdr_terminal_is_over (self);
}

static void
settled_cb (QdrGame *game, gpointer user_data)
{
  QdrTerminal *self = user_data;

  forget_announcements (self);
  if (qdr_terminal_is_over (self))
    record_game (self);
  qdr_terminal_settle (self);
}

/* A game that begins here begins today. */
static void
date_game (QdrGame *game)
{
  const gboolean is_modified = qdr_game_get_modified (game);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *date = g_date_time_format (now, "%Y-%m-%d");
  g_autofree char *time = g_date_time_format (now, "%H:%M:%S");

  if (qdr_game_get_n_moves (game) > 0 || qdr_game_get_header (game, "Date") != NULL)
    return;

  qdr_game_set_header (game, "Date", date);
  qdr_game_set_header (game, "Time", time);
  qdr_game_set_modified (game, is_modified);
}

/* Against whom and where to, and how it stands. */
static void
tell_start (QdrTerminal *self)
{
  g_auto (GStrv) sentences = qdr_game_answer_introduce (self->game);
  g_autofree char *text = g_strjoinv ("\n", sentences);

  qdr_terminal_say (self, text);
  qdr_terminal_answer (self, qdr_game_question_get (QDR_QUESTION_RACE), "");
}

void
qdr_terminal_set_game (QdrTerminal *self, QdrGame *game)
{
  if (self->game != NULL) {
    record_game (self);
    g_signal_handlers_disconnect_by_data (self->game, self);
    qdr_game_set_clock_running (self->game, FALSE);
  }
  g_set_object (&self->game, game);
  /* A game that was saved after "undo" goes on from there, clocks included. */
  if (qdr_game_get_can_step_forward (game))
    qdr_game_take_back (game, qdr_game_get_ply (game));
  date_game (game);
  g_signal_connect (game, "moved", G_CALLBACK (moved_cb), self);
  g_signal_connect (game, "stepped-back", G_CALLBACK (stepped_back_cb), self);
  g_signal_connect (game, "settled", G_CALLBACK (settled_cb), self);

  self->clocks_started = FALSE;
  self->is_recorded = qdr_terminal_is_over (self);
  forget_announcements (self);
  if (self->options.is_plain)
    tell_start (self);
  qdr_computer_player_set_pace (self->computer,
                                qdr_game_has_humans (game) ? 0 : self->options.pace_ms);
  qdr_analyser_set_game (self->analyser, game);
  qdr_remarks_set_game (self->remarks, game);
  qdr_computer_player_set_game (self->computer, game);
  qdr_terminal_settle (self);
}

gboolean
qdr_terminal_keep_game (QdrTerminal *self)
{
  g_autoptr (GFile) folder = qdr_games_folder_get_default ();
  g_autoptr (GFile) kept = NULL;
  g_autoptr (GError) error = NULL;

  if (!qdr_game_get_modified (self->game))
    return TRUE;

  kept = qdr_games_folder_save (folder, self->game, &error);
  if (kept == NULL)
    g_print (_ ("The game cannot be kept: %s\n"), error->message);
  else
    g_print (_ ("The game is kept as “%s”.\n"), g_file_peek_path (kept));
  return kept != NULL;
}

void
qdr_terminal_quit (QdrTerminal *self, gboolean keeps_game)
{
  record_game (self);
  if (keeps_game)
    qdr_terminal_keep_game (self);
  else if (qdr_game_get_modified (self->game))
    g_print ("%s\n", _ ("The game was not saved."));
  self->quits = TRUE;
}
