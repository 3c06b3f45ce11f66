/*
 * Commands that can be typed in the terminal instead of a move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-terminal-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qdr-command.h"
#include "qdr-explanation-text.h"
#include "qdr-notation.h"
#include "qdr-sanitised-text.h"
#include "qdr-saved-game.h"
#include "qdr-setup.h"

static void help (QdrTerminal *self, const char *argument);

static void
print_error (QdrTerminal *self, const GError *error)
{
  g_autofree char *line = qdr_sanitise_line (error->message);

  qdr_terminal_say (self, line);
}

static void
board (QdrTerminal *self, const char *argument)
{
  if (self->options.is_plain)
    qdr_terminal_answer (self, qdr_game_question_get (QDR_QUESTION_WHERE), "");
  self->board_is_stale = TRUE;
}

static void
undo (QdrTerminal *self, const char *argument)
{
  guint ply;

  if (qdr_game_find_undo_ply (self->game, &ply))
    qdr_game_take_back (self->game, ply);
  else
    g_print ("%s\n", _ ("There is no move to take back."));
}

static void
redo (QdrTerminal *self, const char *argument)
{
  guint ply;

  if (qdr_game_find_redo_ply (self->game, &ply))
    qdr_game_go_to (self->game, ply);
  else
    g_print ("%s\n", _ ("There is no move to replay."));
}

static void
hint_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  QdrTerminal *self = user_data;
  g_autoptr (GError) error = NULL;
  QdrAnalysis analysis;

  if (qdr_analyser_hint_finish (result, &analysis, &error)) {
    const QdrPosition *position = qdr_game_get_position (self->game);
    const QdrExplanation explanation =
        qdr_explanation_of_analysis (position, &analysis, QDR_MOVE_NONE);
    g_autofree char *reason =
        qdr_explanation_to_text (&explanation, self->game, (int) position->turn);
    g_autofree char *advice = NULL;
    g_autofree char *sentence = NULL;
    char text[QDR_MOVE_TEXT_SIZE];

    /* Translators: a hint; %s is a move. */
    advice = g_strdup_printf (_ ("Try %s."),
                              qdr_move_to_text (&position->board, analysis.line[0], text));
    sentence = g_strjoin (" ", advice, reason, NULL);
    qdr_terminal_say (self, sentence);
  } else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED)) {
    print_error (self, error);
  }

  g_clear_object (&self->hint);
  qdr_terminal_settle (self);
}

/* Searches at full strength, whatever the opponent. */
static void
hint (QdrTerminal *self, const char *argument)
{
  if (qdr_terminal_is_over (self)) {
    g_print ("%s\n", _ ("The game is over."));
    return;
  }
  g_print ("%s\n", _ ("Looking for a good move…"));
  self->hint = g_cancellable_new ();
  qdr_analyser_hint_async (self->analyser, self->hint, hint_cb, self);
}

static void
go (QdrTerminal *self, const char *argument)
{
  if (qdr_terminal_is_over (self))
    g_print ("%s\n", _ ("The game is over."));
  else if (!qdr_terminal_is_computers_turn (self))
    g_print ("%s\n", _ ("It is not the computer’s turn."));
  else
    qdr_computer_player_move_now (self->computer);
}

static void
save (QdrTerminal *self, const char *argument)
{
  g_autoptr (GFile) file = g_file_new_for_path (argument);
  g_autoptr (GError) error = NULL;

  if (qdr_saved_game_save (self->game, file, &error))
    g_print (_ ("Saved as “%s”.\n"), argument);
  else
    print_error (self, error);
}

static void
load (QdrTerminal *self, const char *argument)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (QdrGame) game = NULL;

  if (g_str_equal (argument, QDR_STANDARD_INPUT)) {
    g_print ("%s\n", _ ("Standard input is where the moves are typed."));
    return;
  }
  game = qdr_setup_load_game (argument, 1, &error);
  if (game == NULL) {
    print_error (self, error);
    return;
  }
  if (qdr_terminal_keep_game (self))
    qdr_terminal_set_game (self, game);
}

/* Starts a game with the same players and from the same position. */
static void
new_game (QdrTerminal *self, const char *argument)
{
  g_autoptr (QdrGame) game = qdr_game_new_like (qdr_game_get_start (self->game), self->game);

  for (guint i = 0; i < qdr_game_get_n_players (game); i++) {
    QdrPlayer *from = qdr_game_get_player (self->game, i);
    QdrPlayer *to = qdr_game_get_player (game, i);

    qdr_player_copy_name (to, from);
    qdr_player_set_seat (to, qdr_player_get_seat (from));
  }
  qdr_game_set_modified (game, FALSE);

  if (qdr_terminal_keep_game (self))
    qdr_terminal_set_game (self, game);
}

static void
resign (QdrTerminal *self, const char *argument)
{
  g_autoptr (GError) error = NULL;

  if (!qdr_game_play (self->game, QDR_MOVE_RESIGN, &error))
    print_error (self, error);
}

static void
quit (QdrTerminal *self, const char *argument)
{
  qdr_terminal_quit (self, TRUE);
}

static const QdrTerminalCommand commands[] = {
  { "help", NULL, N_ ("Show this list"), FALSE, help },
  { "board", NULL, N_ ("Draw the board again"), FALSE, board },
  { "undo", NULL, N_ ("Take back your last move"), TRUE, undo },
  { "redo", NULL, N_ ("Replay the move that was taken back"), FALSE, redo },
  { "hint", NULL, N_ ("Ask the computer for a move"), FALSE, hint },
  { "go", NULL, N_ ("Let the computer move now"), TRUE, go },
  { "new", NULL, N_ ("Begin another game like this one"), TRUE, new_game },
  { "save", N_ ("FILE"), N_ ("Save the game"), FALSE, save },
  { "load", N_ ("FILE"), N_ ("Continue a saved game"), FALSE, load },
  { "resign", NULL, N_ ("Resign the game"), FALSE, resign },
  { "quit", NULL, N_ ("Leave"), TRUE, quit },
};

/* Prints a line of the list. All strings are untranslated. */
static void
print_help (const char *name, const char *argument, const char *summary)
{
  g_autofree char *words = g_strdup_printf ("%s %s", name, argument != NULL ? _ (argument) : "");

  g_print ("  %-12s %s\n", words, _ (summary));
}

static void
help (QdrTerminal *self, const char *argument)
{
  guint n_questions;
  const QdrQuestionInfo *questions = qdr_game_question_list (&n_questions);

  qdr_terminal_print_wrapped (_ ("The first to reach the other side wins."), "");
  qdr_terminal_print_wrapped (_ ("A move is the square to go to, “e2”, or a wall: “e3h” lies on "
                                 "top of e3 and f3, “e3v” to the right of e3 and e4."),
                              "");
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    print_help (commands[i].name, commands[i].argument, commands[i].summary);
  g_print ("%s\n", _ ("What can be asked:"));
  for (guint i = 0; i < n_questions; i++)
    print_help (questions[i].word, questions[i].argument, questions[i].summary);
}

const char **
qdr_terminal_list_commands (void)
{
  guint n_questions;
  const QdrQuestionInfo *questions = qdr_game_question_list (&n_questions);
  const char **names = g_new0 (const char *, G_N_ELEMENTS (commands) + n_questions + 1);

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    names[i] = commands[i].name;
  for (guint i = 0; i < n_questions; i++)
    names[G_N_ELEMENTS (commands) + i] = questions[i].word;
  return names;
}

const QdrTerminalCommand *
qdr_terminal_find_command (const char *line, const char **argument)
{
  const gsize length = strcspn (line, " \t");

  *argument = line + length + strspn (line + length, " \t");
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (strlen (commands[i].name) == length &&
        g_ascii_strncasecmp (commands[i].name, line, length) == 0)
      return &commands[i];

  return NULL;
}
