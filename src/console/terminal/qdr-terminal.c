/*
 * A game in the terminal: the loop, the typed lines and the output.
 *
 * After every event the terminal settles: it waits until all other listeners have handled the
 * event. Then it either asks a person for a move or waits for the computer. A line that arrives
 * before the terminal has settled is held.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-terminal.h"

#include <glib/gi18n-lib.h>
#include <string.h>
#include <unistd.h>

#include "qdr-analyser.h"
#include "qdr-command.h"
#include "qdr-computer-player.h"
#include "qdr-explanation-text.h"
#include "qdr-game-answer.h"
#include "qdr-game-line.h"
#include "qdr-game-options.h"
#include "qdr-game-summary.h"
#include "qdr-game-text.h"
#include "qdr-games-folder.h"
#include "qdr-line-input.h"
#include "qdr-notation.h"
#include "qdr-remarks.h"
#include "qdr-sanitised-text.h"
#include "qdr-person-name.h"
#include "qdr-saved-game.h"
#include "qdr-shared-game.h"

/* The option of the command "save" that replaces a file whatever it contains. */
#define FORCE "--force"

/* Greatest width of a sentence or list, in columns. */
#define LINE_WIDTH 78

typedef enum {
  QDR_TERMINAL_SETTLING, /* after an event, before the terminal has settled */
  QDR_TERMINAL_READY,    /* a person is asked for a move or a command */
  QDR_TERMINAL_BUSY,     /* the computer thinks about a move or a hint */
} TerminalState;

typedef struct {
  QdrGame *game;
  QdrSharedGame *shared; /* (nullable): the game, if somebody elsewhere plays by its file */
  char *shared_news;     /* (nullable): what was last said about that */
  QdrComputerPlayer *computer;
  QdrRemarks *remarks;
  char *said;                 /* last sentences that were printed, for "again" */
  char *remark;               /* (nullable): an opponent's remark that has not been shown */
  QdrAnalyser *analyser;      /* analyser that finds hints */
  GCancellable *hint;         /* (nullable): cancels the hint that is being computed */
  QdrExplanation explanation; /* of the move of the last hint */
  QdrHintDegree degree;       /* the degree of this hint */
  QdrLineInput *input;
  QdrLineEditor *editor; /* (nullable): NULL if whole lines are read */
  QdrTerminalOptions options;
  TerminalState state;
  guint settle_id;                 /* idle source that ends QDR_TERMINAL_SETTLING; 0 if there is
                                      none */
  gboolean board_is_stale;         /* whether the board has changed since it was drawn */
  gboolean end_was_announced;      /* whether the result was shown */
  gboolean thinking_was_announced; /* whether “… is thinking” was shown for the present turn */
  gboolean clocks_started;         /* whether a move was played in this run, so that clocks run */
  gboolean is_recorded;            /* whether the finished game is in the library */
  gboolean has_prompt;             /* whether the cursor is right after the prompt */
  char *path_to_replace;           /* (nullable): file whose replacement the next line confirms */
  gboolean quits;
} QdrTerminal;

/* A command that can be typed instead of a move. */
typedef struct {
  const char *name;     /* untranslated; the translation can be typed, too */
  const char *argument; /* (nullable): name of the argument in the help, untranslated; NULL for a
                           command without an argument */
  const char *summary;  /* description in the help, untranslated */
  gboolean interrupts;  /* whether the command also works while the computer thinks */
  void (*run) (QdrTerminal *self, const char *argument);
} TerminalCommand;

/* Prints @text in lines of at most LINE_WIDTH columns. Each line after the first begins with
 * @indent. */
static void
print_wrapped (const char *text, const char *indent)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  glong width = 0;

  for (guint i = 0; words[i] != NULL; i++) {
    const glong length = g_utf8_strlen (words[i], -1);

    if (i > 0 && width + 1 + length > LINE_WIDTH) {
      g_print ("\n%s", indent);
      width = g_utf8_strlen (indent, -1);
    } else if (i > 0) {
      g_print (" ");
      width++;
    }
    g_print ("%s", words[i]);
    width += length;
  }
  g_print ("\n");
}

/* Prints @words after @label, in one or more lines. */
static void
print_list (const char *label, GPtrArray *words)
{
  g_autoptr (GString) text = g_string_new (label);

  for (guint i = 0; i < words->len; i++)
    g_string_append_printf (text, " %s", (const char *) g_ptr_array_index (words, i));
  print_wrapped (text->str, "  ");
}

/* Prints @text and stores it for "again". */
static void
say (QdrTerminal *self, const char *text)
{
  g_print ("%s\n", text);
  if (text != self->said) {
    g_free (self->said);
    self->said = g_strdup (text);
  }
}

/* Answers a question about the game. @argument is the text after the name of the question. */
static void
answer_question (QdrTerminal *self, const QdrQuestionInfo *info, const char *argument)
{
  g_auto (GStrv) sentences = NULL;
  g_autofree char *text = NULL;

  if (info->question == QDR_QUESTION_AGAIN && argument[0] == '\0') {
    say (self, self->said);
    return;
  }
  if (info->question == QDR_QUESTION_MOVES && argument[0] == '\0' && !self->options.is_plain &&
      qdr_game_get_result (self->game).outcome == QDR_OUTCOME_ONGOING) {
    /* Print the moves as lists, which are faster to read than sentences for a person who sees the
     * board. */
    g_autoptr (GPtrArray) moves = qdr_position_list_moves (qdr_game_get_position (self->game));
    g_autoptr (GPtrArray) steps = g_ptr_array_new ();
    g_autoptr (GPtrArray) walls = g_ptr_array_new ();

    for (guint i = 0; i < moves->len; i++) {
      char *word = g_ptr_array_index (moves, i);
      const char last = word[strlen (word) - 1];

      g_ptr_array_add (last == 'h' || last == 'v' ? walls : steps, word);
    }
    if (steps->len > 0)
      /* Translators: a list of squares to which the pawn can move follows. */
      print_list (_ ("Steps:"), steps);
    if (walls->len > 0)
      /* Translators: a list of walls that can be placed follows. */
      print_list (_ ("Walls:"), walls);
    return;
  }
  sentences = qdr_game_answer_typed_question (self->game, info, argument, QDR_SPEECH_DETAIL_FULL);
  text = g_strjoinv ("\n", sentences);
  say (self, text);
}

static gboolean
is_over (QdrTerminal *self)
{
  return qdr_game_get_result (self->game).outcome != QDR_OUTCOME_ONGOING;
}

static gboolean
is_computers_turn (QdrTerminal *self)
{
  QdrPlayer *player = qdr_game_get_player (self->game, qdr_game_get_turn (self->game));

  return !is_over (self) && !qdr_player_is_human (player);
}

/* Returns whether a move of somebody elsewhere is waited for. */
static gboolean
is_turn_elsewhere (QdrTerminal *self)
{
  return self->shared != NULL && is_computers_turn (self) &&
         !qdr_player_is_here (qdr_game_get_player (self->game, qdr_game_get_turn (self->game)));
}

/* Returns whether it is the turn of an external engine that failed or refused the game. */
static gboolean
engine_has_failed (QdrTerminal *self)
{
  return is_computers_turn (self) && qdr_computer_player_get_error_message (self->computer) != NULL;
}

static void
draw_board (QdrTerminal *self)
{
  if (self->board_is_stale && !self->options.is_plain) {
    g_autoptr (GString) drawing = g_string_new ("\n");

    qdr_game_draw_as_text (self->game, qdr_output_has_colours (), drawing);
    g_print ("%s\n", drawing->str);
  }
  self->board_is_stale = FALSE;
}

static void
remember_remark (QdrTerminal *self, guint player, const char *line)
{
  g_free (self->remark);
  self->remark =
      /* Translators: the name of an opponent, and a remark of this opponent. */
      g_strdup_printf (_ ("%s: “%s”"), qdr_game_get_player_name (self->game, player), line);
}

static void
show_remark (QdrTerminal *self)
{
  if (self->remark != NULL)
    say (self, self->remark);
  g_clear_pointer (&self->remark, g_free);
}

static gboolean
settle_cb (gpointer user_data)
{
  QdrTerminal *self = user_data;
  gboolean is_busy;

  self->settle_id = 0;
  if (qdr_game_get_time_control (self->game) > 0)
    qdr_game_set_clocks_enabled (self->game, self->clocks_started && !self->quits &&
                                                 qdr_game_can_run_clock (self->game));
  if (self->quits)
    return G_SOURCE_REMOVE;

  /* While an earlier position is shown, the computer moves only on request. */
  is_busy = self->hint != NULL || qdr_computer_player_get_thinking (self->computer) ||
            is_turn_elsewhere (self) ||
            (is_computers_turn (self) && !qdr_game_get_can_step_forward (self->game) &&
             !engine_has_failed (self));
  if (is_busy) {
    self->state = QDR_TERMINAL_BUSY;
    if (!qdr_game_has_humans (self->game))
      draw_board (self);
    show_remark (self);
    if (self->hint == NULL && !self->thinking_was_announced) {
      self->thinking_was_announced = TRUE;
      /* If the board is described in sentences, do not announce a player who thinks only for a
       * short time. */
      if (is_turn_elsewhere (self))
        /* Translators: %s is the name of a player at another computer. */
        g_print (_ ("Waiting for %s…\n"),
                 qdr_game_get_player_name (self->game, qdr_game_get_turn (self->game)));
      else if (!self->options.is_plain || qdr_computer_player_is_time_limited (self->computer))
        /* Translators: %s is the name of a player. */
        g_print (_ ("%s is thinking…\n"),
                 qdr_game_get_player_name (self->game, qdr_game_get_turn (self->game)));
    }
    if (self->editor != NULL)
      qdr_line_editor_show (self->editor, "");
  } else {
    g_autofree char *prompt = NULL;

    self->state = QDR_TERMINAL_READY;
    draw_board (self);
    if (is_over (self) && !self->end_was_announced) {
      g_autofree char *sentence = qdr_game_describe_state (self->game);

      say (self, sentence);
      self->end_was_announced = TRUE;
    }
    show_remark (self);
    prompt =
        is_over (self)
            ? g_strdup ("> ")
            : g_strdup_printf ("%s> ", qdr_game_get_player_name (self->game,
                                                                 qdr_game_get_turn (self->game)));
    if (self->editor != NULL) {
      qdr_line_editor_show (self->editor, prompt);
    } else {
      g_print ("%s", prompt);
      self->has_prompt = TRUE;
    }
  }
  qdr_line_input_resume (self->input);

  return G_SOURCE_REMOVE;
}

/* Schedules settle_cb(), which runs after all listeners of the present event. */
static void
settle (QdrTerminal *self)
{
  self->state = QDR_TERMINAL_SETTLING;
  if (self->settle_id == 0)
    self->settle_id = g_idle_add (settle_cb, self);
}

/* Allows the board, the result and “… is thinking” to be shown again, after a change of the
 * position. */
static void
forget_announcements (QdrTerminal *self)
{
  self->board_is_stale = TRUE;
  self->end_was_announced = FALSE;
  self->thinking_was_announced = FALSE;
}

/* Ends the line of the prompt, before output that is no answer to a typed line. */
static void
leave_prompt (QdrTerminal *self)
{
  if (self->has_prompt)
    g_print ("\n");
  self->has_prompt = FALSE;
}

static void
show_engine_error (QdrTerminal *self)
{
  const char *sentence = qdr_computer_player_get_error_message (self->computer);

  if (sentence != NULL) {
    leave_prompt (self);
    say (self, sentence);
  }
  settle (self);
}

/* Returns (transfer full) the record of the last move of player @number. If several moves are
 * replayed at once, this is not the last record of the game. */
static QdrRecord *
find_record (QdrGame *game, guint number)
{
  guint index = qdr_game_get_ply (game) - 1;
  guint player;

  for (; index > 0; index--) {
    qdr_game_get_move (game, index, &player);
    if (player == number)
      break;
  }
  return g_list_model_get_item (G_LIST_MODEL (game), index);
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
    say (self, line);
  } else if (qdr_move_kind ((QdrMove) move) != QDR_MOVE_CONCESSION ||
             !qdr_game_state_text_includes_last_move (game)) {
    g_autoptr (QdrRecord) record = find_record (game, number);
    g_autofree char *words = qdr_game_describe_record (game, record);
    g_autofree char *sentence = g_strconcat (words, ".", NULL);

    say (self, sentence);
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
    /* Translators: %s is a move. */
    sentence = g_strdup_printf (_ ("You take back %s."), text);
  else
    /* Translators: the name of a player, and its move. */
    sentence = g_strdup_printf (_ ("%s takes back %s."), name, text);
  say (self, sentence);
}

/* Adds the game to the library if a move was played in this run. Called when the game ends and when
 * it is closed, but adds a finished game only once. */
static void
record_game (QdrTerminal *self)
{
  if (!self->clocks_started || self->is_recorded || (self->shared != NULL && !is_over (self)))
    return;

  qdr_library_recorder_add_game (self->options.library_recorder, self->game, QDR_LIBRARY_PLAYED);
  self->is_recorded = is_over (self);
}

static void
settled_cb (QdrGame *game, gpointer user_data)
{
  QdrTerminal *self = user_data;

  forget_announcements (self);
  if (is_over (self))
    record_game (self);
  settle (self);
}

static void set_game (QdrTerminal *self, QdrGame *game);

/* Returns what there is to say about a shared game and how it is answered (transfer full)
 * (nullable). */
static char *
describe_news (QdrTerminal *self)
{
  g_autofree char *sentence = qdr_shared_game_describe (self->shared);
  const char *answers = NULL;

  if (qdr_shared_game_get_question (self->shared, NULL) != NULL)
    answers = _ ("Type “yes” to go on with the other copy, or “no” to keep what is here.");
  else if (qdr_shared_game_get_answerer (self->shared) != QDR_MAX_PLAYERS)
    answers = _ ("Type “yes” or “no”.");
  return answers != NULL ? g_strjoin (" ", sentence, answers, NULL) : g_steal_pointer (&sentence);
}

static void
shared_game_changed_cb (QdrTerminal *self)
{
  g_autoptr (QdrGame) next = NULL;
  char *news;

  g_set_object (&next, qdr_shared_game_get_next_game (self->shared));
  if (next != NULL) {
    qdr_saved_game_set_checksum (next, qdr_shared_game_get_file (self->shared), "");
    set_game (self, next);
    return;
  }
  news = describe_news (self);
  if (news != NULL && g_strcmp0 (news, self->shared_news) != 0) {
    leave_prompt (self);
    say (self, news);
    settle (self);
  }
  g_free (self->shared_news);
  self->shared_news = news;
}

/* Begins to watch the file of a game with somebody elsewhere. */
static void
share_game (QdrTerminal *self)
{
  g_autoptr (GFile) folder = qdr_shared_record_get_default_folder ();
  GFile *file = qdr_saved_game_get_file (self->game);

  g_clear_object (&self->shared);
  g_clear_pointer (&self->shared_news, g_free);
  if (file == NULL || !qdr_game_is_shared (self->game))
    return;
  self->shared = qdr_shared_game_new (self->game, file, folder);
  g_signal_connect_swapped (self->shared, "changed", G_CALLBACK (shared_game_changed_cb), self);
}

/* Records the present game, if there is one, and replaces it. */
static void
set_game (QdrTerminal *self, QdrGame *game)
{
  if (self->game != NULL) {
    record_game (self);
    if (self->shared != NULL)
      g_signal_handlers_disconnect_by_data (self->shared, self);
    g_signal_handlers_disconnect_by_data (self->game, self);
    qdr_game_set_clocks_enabled (self->game, FALSE);
  }
  g_set_object (&self->game, game);
  qdr_game_set_default_human_name (game);
  /* If the game was saved while an earlier position was shown, continue from that position. */
  if (qdr_game_get_can_step_forward (game))
    qdr_game_take_back_to_ply (game, qdr_game_get_ply (game));
  if (qdr_game_get_n_moves (game) == 0 && qdr_game_get_header (game, "Date") == NULL) {
    const gboolean is_modified = qdr_game_get_modified (game);
    g_autoptr (GDateTime) now = g_date_time_new_now_local ();
    g_autofree char *date = g_date_time_format (now, "%Y-%m-%d");
    g_autofree char *time = g_date_time_format (now, "%H:%M:%S");

    qdr_game_set_header (game, "Date", date);
    qdr_game_set_header (game, "Time", time);
    qdr_game_set_modified (game, is_modified);
  }
  g_signal_connect (game, "moved", G_CALLBACK (moved_cb), self);
  g_signal_connect (game, "stepped-back", G_CALLBACK (stepped_back_cb), self);
  g_signal_connect (game, "settled", G_CALLBACK (settled_cb), self);
  share_game (self);

  self->clocks_started = FALSE;
  self->is_recorded = is_over (self);
  forget_announcements (self);
  if (self->options.is_plain) {
    g_auto (GStrv) sentences = qdr_game_describe_start (game);
    g_autofree char *text = g_strjoinv ("\n", sentences);

    say (self, text);
    answer_question (self, qdr_game_question_get_info (QDR_QUESTION_RACE), "");
  }
  qdr_computer_player_set_pace (self->computer,
                                qdr_game_has_humans (game) ? 0 : self->options.pace_ms);
  qdr_analyser_set_game (self->analyser, game);
  qdr_remarks_set_game (self->remarks, game);
  qdr_computer_player_set_game (self->computer, game);
  settle (self);
}

/* Saves a modified game in the folder of games, and prints the path of the file, or the error.
 * Returns whether the game can be closed without losing moves. */
static gboolean
save_before_closing (QdrTerminal *self)
{
  g_autoptr (GFile) folder = qdr_games_folder_get_default ();
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;

  if (!qdr_game_get_modified (self->game))
    return TRUE;

  file = qdr_games_folder_save_game (folder, self->game, &error);
  if (file == NULL)
    g_print (_ ("The game cannot be saved: %s\n"), error->message);
  else
    g_print (_ ("The game was saved as “%s”.\n"), g_file_peek_path (file));
  return file != NULL;
}

/* Ends the loop. Saves a modified game if @saves_game is TRUE; otherwise prints that the game was
 * not saved. */
static void
quit_terminal (QdrTerminal *self, gboolean saves_game)
{
  record_game (self);
  if (saves_game)
    save_before_closing (self);
  else if (qdr_game_get_modified (self->game))
    g_print ("%s\n", _ ("The game was not saved."));
  self->quits = TRUE;
}

static void help (QdrTerminal *self, const char *argument);

static void
print_error (QdrTerminal *self, const GError *error)
{
  g_autofree char *line = qdr_sanitise_line (error->message);

  say (self, line);
}

static void
board (QdrTerminal *self, const char *argument)
{
  if (self->options.is_plain)
    answer_question (self, qdr_game_question_get_info (QDR_QUESTION_WHERE), "");
  self->board_is_stale = TRUE;
}

/* Asks the players elsewhere. */
static void
ask_others (QdrTerminal *self, QdrRequestKind kind)
{
  if (!qdr_shared_game_request (self->shared, kind))
    g_print ("%s\n", kind == QDR_REQUEST_UNDO ? _ ("There is no move to take back.")
                                              : _ ("The game is over."));
}

static void
draw (QdrTerminal *self, const char *argument)
{
  if (self->shared != NULL)
    ask_others (self, QDR_REQUEST_DRAW);
  else
    g_print ("%s\n", _ ("Only somebody at another computer can be offered a draw."));
}

static void
undo (QdrTerminal *self, const char *argument)
{
  guint ply;

  if (self->shared != NULL)
    ask_others (self, QDR_REQUEST_UNDO);
  else if (qdr_game_find_undo_ply (self->game, &ply))
    qdr_game_take_back_to_ply (self->game, ply);
  else
    g_print ("%s\n", _ ("There is no move to take back."));
}

static void
redo (QdrTerminal *self, const char *argument)
{
  guint ply;

  if (qdr_game_find_redo_ply (self->game, &ply))
    qdr_game_go_to_ply (self->game, ply);
  else
    g_print ("%s\n", _ ("There is no move to replay."));
}

static void
say_hint (QdrTerminal *self)
{
  g_autofree char *sentence = qdr_explanation_to_hint (&self->explanation, self->degree, self->game,
                                                       (int) self->explanation.position.turn);

  say (self, sentence);
}

static void
hint_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  QdrTerminal *self = user_data;
  g_autoptr (GError) error = NULL;
  QdrAnalysis analysis;

  if (qdr_analyser_find_hint_finish (result, &analysis, &error)) {
    self->explanation =
        qdr_explain_best_move (qdr_game_get_position (self->game), &analysis, QDR_MOVE_NONE);
    self->degree = QDR_HINT_PATH;
    say_hint (self);
  } else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED)) {
    print_error (self, error);
  }

  g_clear_object (&self->hint);
  settle (self);
}

/* Returns whether the last hint is about the present position. */
static gboolean
has_hint (QdrTerminal *self)
{
  const QdrPosition *position = qdr_game_get_position (self->game);

  return self->explanation.position.players == position->players &&
         qdr_position_equal (&self->explanation.position, position);
}

/* Reveals more of the last hint, or starts a search for one, at full strength even if the opponent
 * is weaker. */
static void
hint (QdrTerminal *self, const char *argument)
{
  if (is_over (self)) {
    g_print ("%s\n", _ ("The game is over."));
    return;
  }
  if (has_hint (self)) {
    self->degree = qdr_explanation_get_next_degree (&self->explanation, self->degree);
    say_hint (self);
    return;
  }
  g_print ("%s\n", _ ("Looking for a good move…"));
  self->hint = g_cancellable_new ();
  qdr_analyser_find_hint_async (self->analyser, self->hint, hint_cb, self);
}

static void
go (QdrTerminal *self, const char *argument)
{
  if (is_over (self))
    g_print ("%s\n", _ ("The game is over."));
  else if (!is_computers_turn (self))
    g_print ("%s\n", _ ("It is not the computer’s turn."));
  else
    qdr_computer_player_move_now (self->computer);
}

/* Saves the game. If that would replace a file with other contents, asks a person who types at a
 * terminal first, and refuses otherwise. */
static void
save_to_file (QdrTerminal *self, const char *path, gboolean overwrites)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  if (qdr_game_is_shared (self->game))
    qdr_game_need_id (self->game);
  if (qdr_saved_game_save (self->game, file, overwrites, &error)) {
    g_print (_ ("Saved as “%s”.\n"), path);
    /* A game with somebody elsewhere goes on by the file to which it is saved first. */
    if (self->shared == NULL)
      share_game (self);
  } else if (error->domain != QDR_SAVED_GAME_ERROR) {
    print_error (self, error);
  } else if (isatty (STDIN_FILENO)) {
    g_print ("%s %s\n", error->message, _ ("Replace it? Type “yes” or “no”."));
    self->path_to_replace = g_strdup (path);
  } else {
    g_print ("%s ", error->message);
    g_print (_ ("To replace it, type “save %s %s”.\n"), FORCE, path);
  }
}

static void
save (QdrTerminal *self, const char *argument)
{
  const gboolean overwrites = g_str_has_prefix (argument, FORCE " ");

  if (g_str_equal (argument, FORCE))
    g_print (_ ("“%s” needs the name of a file.\n"), "save " FORCE);
  else
    save_to_file (self, overwrites ? argument + strlen (FORCE) + 1 : argument, overwrites);
}

/* Returns whether a line is a word, in English or translated. */
static gboolean
is_word (const char *line, const char *word)
{
  g_autofree char *folded = g_utf8_casefold (line, -1);
  g_autofree char *typed = g_str_to_ascii (folded, "C");
  g_autofree char *translated = g_str_to_ascii (_ (word), "C");

  return g_str_equal (typed, translated) || g_str_equal (typed, word);
}

/* Takes an answer to the others or about the file, if one is asked for and @line is one. */
static gboolean
take_answer_to_others (QdrTerminal *self, const char *line)
{
  const gboolean is_yes = is_word (line, N_ ("yes"));

  if (self->shared == NULL || (!is_yes && !is_word (line, N_ ("no"))))
    return FALSE;
  if (qdr_shared_game_get_question (self->shared, NULL) != NULL)
    qdr_shared_game_decide (self->shared, is_yes);
  else if (qdr_shared_game_get_answerer (self->shared) != QDR_MAX_PLAYERS)
    qdr_shared_game_answer (self->shared, is_yes);
  else
    return FALSE;
  return TRUE;
}

/* Takes the answer to the question whether to replace a file. */
static void
take_answer (QdrTerminal *self, const char *line)
{
  g_autofree char *path = g_steal_pointer (&self->path_to_replace);

  if (is_word (line, N_ ("yes")))
    save_to_file (self, path, TRUE);
  else
    g_print ("%s\n", _ ("The game was not saved."));
}

static void
load (QdrTerminal *self, const char *argument)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (QdrGame) game = NULL;

  if (g_str_equal (argument, QDR_STANDARD_INPUT)) {
    g_print ("%s\n", _ ("Standard input is already used for moves."));
    return;
  }
  game = qdr_read_game (argument, 1, &error);
  if (game == NULL) {
    print_error (self, error);
    return;
  }
  if (save_before_closing (self))
    set_game (self, game);
}

/* Starts a new game with the players, settings and initial position of the present game. */
static void
new_game (QdrTerminal *self, const char *argument)
{
  g_autoptr (QdrGame) game = NULL;

  if (self->shared != NULL) {
    ask_others (self, QDR_REQUEST_NEW_GAME);
    return;
  }
  game = qdr_game_new_with_rules_of (qdr_game_get_start_position (self->game), self->game);
  for (guint i = 0; i < qdr_game_get_n_players (game); i++) {
    QdrPlayer *from = qdr_game_get_player (self->game, i);
    QdrPlayer *to = qdr_game_get_player (game, i);

    qdr_player_set_name (to, qdr_player_get_name (from));
    qdr_player_set_seat (to, qdr_player_get_seat (from));
  }
  qdr_game_set_modified (game, FALSE);

  if (save_before_closing (self))
    set_game (self, game);
}

static void
resign (QdrTerminal *self, const char *argument)
{
  g_autoptr (GError) error = NULL;

  if (self->shared != NULL ? !qdr_shared_game_play (self->shared, QDR_MOVE_RESIGN, &error)
                           : !qdr_game_play (self->game, QDR_MOVE_RESIGN, &error))
    print_error (self, error);
}

static void
quit (QdrTerminal *self, const char *argument)
{
  quit_terminal (self, TRUE);
}

static const TerminalCommand commands[] = {
  { NC_ ("command", "help"), NULL, N_ ("Show this list"), FALSE, help },
  { NC_ ("command", "board"), NULL, N_ ("Draw the board again"), FALSE, board },
  { NC_ ("command", "undo"), NULL, N_ ("Take back your last move"), TRUE, undo },
  { NC_ ("command", "draw"), NULL, N_ ("Offer a draw to somebody at another computer"), TRUE,
    draw },
  { NC_ ("command", "redo"), NULL, N_ ("Replay the move that was taken back"), FALSE, redo },
  { NC_ ("command", "hint"), NULL, N_ ("Ask for a hint; once more to learn more"), FALSE, hint },
  { NC_ ("command", "go"), NULL, N_ ("Make the computer move now"), TRUE, go },
  { NC_ ("command", "new"), NULL, N_ ("Start another game with the same settings"), TRUE,
    new_game },
  { NC_ ("command", "save"), N_ ("FILE"), N_ ("Save the game; “--force FILE” replaces any file"),
    FALSE, save },
  { NC_ ("command", "load"), N_ ("FILE"), N_ ("Continue a saved game"), FALSE, load },
  { NC_ ("command", "resign"), NULL, N_ ("Resign the game"), FALSE, resign },
  { NC_ ("command", "quit"), NULL, N_ ("Quit"), TRUE, quit },
};

/* Returns the name of a command in the language of the user. */
static const char *
get_command_name (const TerminalCommand *command)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "command", command->name);
}

/* Prints a line of the help, with the summary in column @width. Returns the width of the words
 * before it. @argument and @summary are untranslated; without a summary, only measures. */
static int
print_help (const char *name, const char *argument, const char *summary, int width)
{
  g_autofree char *words =
      argument != NULL ? g_strdup_printf ("%s %s", name, _ (argument)) : g_strdup (name);
  const int length = (int) g_utf8_strlen (words, -1);

  if (summary != NULL)
    g_print ("  %s%*s %s\n", words, width - length, "", _ (summary));
  return length;
}

static void
help (QdrTerminal *self, const char *argument)
{
  guint n_questions;
  const QdrQuestionInfo *questions = qdr_game_question_get_all (&n_questions);
  int width = 12; /* that of the help in English */

  print_wrapped (_ ("The first to reach the other side wins."), "");
  print_wrapped (_ ("A move is the square to go to, “e2”, or a wall: “e3h” lies on "
                    "top of e3 and f3, “e3v” to the right of e3 and e4."),
                 "");
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    width =
        MAX (width, print_help (get_command_name (&commands[i]), commands[i].argument, NULL, 0));
  for (guint i = 0; i < n_questions; i++)
    width = MAX (width, print_help (qdr_game_question_get_word (&questions[i]),
                                    questions[i].argument, NULL, 0));
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    print_help (get_command_name (&commands[i]), commands[i].argument, commands[i].summary, width);
  g_print ("%s\n", _ ("Questions:"));
  for (guint i = 0; i < n_questions; i++)
    print_help (qdr_game_question_get_word (&questions[i]), questions[i].argument,
                questions[i].summary, width);
}

static gboolean
play_from_text (QdrTerminal *self, const char *line, GError **error)
{
  QdrMove move;

  if (self->shared != NULL && qdr_move_from_text (&qdr_game_get_position (self->game)->board, line,
                                                  &move) == QDR_REFUSAL_REASON_NONE)
    return qdr_shared_game_play (self->shared, move, error);
  return qdr_game_play_from_text (self->game, line, error);
}

static gboolean
has_word (const char *line, gsize length, const char *word)
{
  return strlen (word) == length && g_ascii_strncasecmp (word, line, length) == 0;
}

/* Plays a typed move, runs a typed command or answers a typed question. Holds the line while the
 * terminal is not ready for it. */
static QdrLineResult
take_line (QdrTerminal *self, const char *line)
{
  const gsize length = strcspn (line, " \t");
  const char *argument = line + length + strspn (line + length, " \t");
  const TerminalCommand *command = NULL;
  const QdrQuestionInfo *question = NULL;
  gboolean interrupts;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (commands) && command == NULL; i++)
    if (has_word (line, length, commands[i].name) ||
        has_word (line, length, get_command_name (&commands[i])))
      command = &commands[i];
  if (command == NULL)
    question = qdr_game_question_from_line (line, &argument);
  interrupts = self->state == QDR_TERMINAL_BUSY && command != NULL && command->interrupts;
  /* While somebody elsewhere thinks, only moves wait. */
  if (self->state == QDR_TERMINAL_BUSY && is_turn_elsewhere (self) && self->hint == NULL)
    interrupts = question != NULL || (command != NULL && command->run != resign) ||
                 is_word (line, N_ ("yes")) || is_word (line, N_ ("no"));
  if (self->state != QDR_TERMINAL_READY && !interrupts)
    return QDR_LINE_HOLD;

  self->has_prompt = FALSE;
  if (self->hint != NULL)
    g_cancellable_cancel (self->hint);
  if (self->path_to_replace != NULL)
    take_answer (self, line);
  else if (take_answer_to_others (self, line))
    ;
  else if (command != NULL && command->argument != NULL && argument[0] == '\0')
    g_print (_ ("“%s” needs the name of a file.\n"), get_command_name (command));
  else if (command != NULL && command->argument == NULL && argument[0] != '\0')
    g_print (_ ("“%s” takes no argument.\n"), get_command_name (command));
  else if (command != NULL)
    command->run (self, argument);
  else if (question != NULL)
    answer_question (self, question, argument);
  else if (line[0] != '\0' && engine_has_failed (self))
    say (self, qdr_computer_player_get_error_message (self->computer));
  else if (line[0] != '\0' && is_computers_turn (self))
    say (self, _ ("It is the computer’s turn; type “go” to make it move."));
  else if (line[0] != '\0' && !play_from_text (self, line, &error))
    say (self, error->message);
  if (g_error_matches (error, QDR_GAME_ERROR, QDR_REFUSAL_REASON_NOT_UNDERSTOOD))
    g_print ("%s\n", _ ("Type “help” for a list of commands."));
  settle (self);

  return self->quits ? QDR_LINE_QUIT : QDR_LINE_DONE;
}

/* Handles a line or the end of the input. Holds the end of the input while the computer thinks, so
 * that a game between computers is played to its end. */
static QdrLineResult
line_cb (QdrLineKind kind, const char *text, gpointer user_data)
{
  QdrTerminal *self = user_data;

  if (kind == QDR_LINE_TEXT) {
    g_autofree char *line = g_strstrip (g_strdup (text));

    return take_line (self, line);
  }
  /* At the end of the input nobody here answers a move of somebody elsewhere. */
  if (self->state != QDR_TERMINAL_READY && !(kind == QDR_LINE_END && is_turn_elsewhere (self)))
    return QDR_LINE_HOLD;

  self->has_prompt = FALSE;
  if (kind == QDR_LINE_END) {
    g_print ("\n");
    /* Save the game only if a person types at a terminal; a script can save games by "save". */
    quit_terminal (self, isatty (STDIN_FILENO));
    return QDR_LINE_QUIT;
  }
  g_print ("%s\n", _ ("That line cannot be read."));
  settle (self);
  return QDR_LINE_DONE;
}

static void
clear (QdrTerminal *self)
{
  g_signal_handlers_disconnect_by_data (self->computer, self);
  g_signal_handlers_disconnect_by_data (self->game, self);
  qdr_game_set_clocks_enabled (self->game, FALSE);
  g_clear_pointer (&self->input, qdr_line_input_free);
  g_clear_pointer (&self->editor, qdr_line_editor_free);
  g_signal_handlers_disconnect_by_data (self->remarks, self);
  qdr_remarks_set_game (self->remarks, NULL);
  qdr_computer_player_set_game (self->computer, NULL);

  /* Wait for the search of a hint, because hint_cb() uses @self. */
  while (self->hint != NULL)
    g_main_context_iteration (NULL, TRUE);

  g_clear_handle_id (&self->settle_id, g_source_remove);
  g_clear_object (&self->remarks);
  g_clear_pointer (&self->remark, g_free);
  g_clear_pointer (&self->said, g_free);
  g_clear_pointer (&self->path_to_replace, g_free);
  g_clear_object (&self->computer);
  g_clear_object (&self->analyser);
  if (self->shared != NULL)
    g_signal_handlers_disconnect_by_data (self->shared, self);
  g_clear_object (&self->shared);
  g_clear_pointer (&self->shared_news, g_free);
  g_clear_object (&self->game);
}

void
qdr_terminal_run (QdrGame *game,
                  QdrPersonalityList *personalities,
                  const QdrTerminalOptions *options)
{
  guint n_questions;
  const QdrQuestionInfo *questions = qdr_game_question_get_all (&n_questions);
  g_autofree const char **words = g_new0 (const char *, G_N_ELEMENTS (commands) + n_questions + 1);
  QdrTerminal self = { .state = QDR_TERMINAL_SETTLING };

  g_return_if_fail (QDR_IS_GAME (game) && options != NULL);

  self.options = *options;
  self.analyser = qdr_analyser_new ();
  self.computer = qdr_computer_player_new (personalities);
  g_signal_connect_swapped (self.computer, "notify::thinking", G_CALLBACK (settle), &self);
  g_signal_connect_swapped (self.computer, "notify::error-message", G_CALLBACK (show_engine_error),
                            &self);
  self.remarks = qdr_remarks_new (self.computer, personalities, g_random_int ());
  qdr_remarks_set_enabled (self.remarks, !options->is_quiet);
  g_signal_connect_swapped (self.remarks, "said", G_CALLBACK (remember_remark), &self);
  say (&self, _ ("Quoridor: type a move, or “help”."));
  set_game (&self, game);
  /* Collect the completions of the first word: the names of commands and questions. */
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    words[i] = get_command_name (&commands[i]);
  for (guint i = 0; i < n_questions; i++)
    words[G_N_ELEMENTS (commands) + i] = qdr_game_question_get_word (&questions[i]);
  self.editor = qdr_line_editor_new (words);
  self.input = qdr_line_input_new (STDIN_FILENO, line_cb, &self);
  qdr_line_input_set_editor (self.input, self.editor);

  while (!self.quits)
    g_main_context_iteration (NULL, TRUE);
  clear (&self);
}
