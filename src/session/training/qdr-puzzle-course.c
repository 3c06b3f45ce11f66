/*
 * The course of the puzzles of a theme, and the record of solved puzzles in the settings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-puzzle-course.h"

#include <glib/gi18n.h>
#include <string.h>

#include "qdr-explanation-text.h"
#include "qdr-game-effect.h"
#include "qdr-game-text.h"
#include "qdr-notation.h"
#include "qdr-solver.h"
#include "qdr-today.h"

/* Puzzles solved so far, stored in the settings */

#define SOLVED_KEY "puzzles-solved"

/* Setting with the last day on which puzzles were solved, and the number of these puzzles. */
#define DAY_KEY "puzzles-of-day"

#define MEDIUM_RATING 600
#define HARD_RATING 1100

/* Distance in the list between the puzzles of successive days. The list is sorted by theme, so a
 * small distance would repeat the same theme for many days. */
#define STRIDE 7919

gboolean
qdr_puzzle_progress_is_solved (GSettings *settings, QdrPuzzle *puzzle)
{
  g_auto (GStrv) solved = NULL;

  g_return_val_if_fail (G_IS_SETTINGS (settings), FALSE);
  g_return_val_if_fail (QDR_IS_PUZZLE (puzzle), FALSE);

  solved = g_settings_get_strv (settings, SOLVED_KEY);
  return g_strv_contains ((const char *const *) solved, qdr_puzzle_get_name (puzzle));
}

guint
qdr_puzzle_progress_count_puzzles_solved_today (GSettings *settings, const char *today)
{
  g_autofree char *day = NULL;
  guint n_solved;

  g_return_val_if_fail (G_IS_SETTINGS (settings), 0);
  g_return_val_if_fail (today != NULL, 0);

  g_settings_get (settings, DAY_KEY, "(su)", &day, &n_solved);
  return g_str_equal (day, today) ? n_solved : 0;
}

guint
qdr_puzzle_progress_count_solved_puzzles (GSettings *settings)
{
  g_auto (GStrv) solved = NULL;

  g_return_val_if_fail (G_IS_SETTINGS (settings), 0);

  solved = g_settings_get_strv (settings, SOLVED_KEY);
  return g_strv_length (solved);
}

void
qdr_puzzle_progress_set_solved (GSettings *settings, QdrPuzzle *puzzle)
{
  g_autoptr (GStrvBuilder) builder = NULL;
  g_auto (GStrv) solved = NULL;
  g_auto (GStrv) longer = NULL;
  g_autofree char *today = NULL;

  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (QDR_IS_PUZZLE (puzzle));

  if (qdr_puzzle_progress_is_solved (settings, puzzle))
    return;

  solved = g_settings_get_strv (settings, SOLVED_KEY);
  builder = g_strv_builder_new ();
  g_strv_builder_addv (builder, (const char **) solved);
  g_strv_builder_add (builder, qdr_puzzle_get_name (puzzle));
  longer = g_strv_builder_end (builder);
  g_settings_set_strv (settings, SOLVED_KEY, (const char *const *) longer);
  today = qdr_today_format_date ();
  g_settings_set (settings, DAY_KEY, "(su)", today,
                  qdr_puzzle_progress_count_puzzles_solved_today (settings, today) + 1);
}

guint
qdr_puzzle_progress_count_puzzles_of_theme (GSettings *settings,
                                            QdrPuzzleList *list,
                                            const char *theme,
                                            guint *n_solved)
{
  g_autoptr (GPtrArray) puzzles = NULL;

  g_return_val_if_fail (G_IS_SETTINGS (settings), 0);
  g_return_val_if_fail (QDR_IS_PUZZLE_LIST (list), 0);
  g_return_val_if_fail (theme != NULL, 0);
  g_return_val_if_fail (n_solved != NULL, 0);

  puzzles = qdr_puzzle_list_get_by_theme (list, theme);
  *n_solved = 0;
  for (guint i = 0; i < puzzles->len; i++)
    if (qdr_puzzle_progress_is_solved (settings, g_ptr_array_index (puzzles, i)))
      ++*n_solved;
  return puzzles->len;
}

guint
qdr_puzzle_progress_count_puzzles_of_difficulty (GSettings *settings,
                                                 QdrPuzzleList *list,
                                                 QdrDifficulty difficulty,
                                                 guint *n_solved)
{
  g_auto (GStrv) solved = NULL;
  guint n = 0;

  g_return_val_if_fail (G_IS_SETTINGS (settings), 0);
  g_return_val_if_fail (QDR_IS_PUZZLE_LIST (list), 0);
  g_return_val_if_fail (n_solved != NULL, 0);

  solved = g_settings_get_strv (settings, SOLVED_KEY);
  *n_solved = 0;
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++) {
    g_autoptr (QdrPuzzle) puzzle = g_list_model_get_item (G_LIST_MODEL (list), i);
    const guint rating = qdr_puzzle_get_rating (puzzle);
    const QdrDifficulty found = rating < MEDIUM_RATING ? QDR_DIFFICULTY_EASY
                                : rating < HARD_RATING ? QDR_DIFFICULTY_MEDIUM
                                                       : QDR_DIFFICULTY_HARD;

    if (found != difficulty)
      continue;
    n++;
    *n_solved += g_strv_contains ((const char *const *) solved, qdr_puzzle_get_name (puzzle));
  }
  return n;
}

QdrPuzzle *
qdr_puzzle_list_get_daily_puzzle (QdrPuzzleList *list, guint32 day)
{
  guint n;

  g_return_val_if_fail (QDR_IS_PUZZLE_LIST (list), NULL);

  n = g_list_model_get_n_items (G_LIST_MODEL (list));
  return n > 0 ? g_list_model_get_item (G_LIST_MODEL (list), day * STRIDE % n) : NULL;
}

struct _QdrPuzzleCourse {
  QdrTutor parent_instance;

  GSettings *settings;
  GPtrArray *puzzles;   /* of QdrPuzzle */
  gboolean is_daily;    /* whether this is the puzzle of the day, which does not show its theme */
  QdrPuzzle *puzzle;    /* (nullable): the present puzzle; owned by the array */
  char *text;           /* explanation of the present puzzle */
  guint n_hints;        /* number of hints given in the present puzzle */
  gboolean was_shown;   /* whether the right move of the present puzzle was shown */
  gboolean was_wrong;   /* whether a wrong move was made in the present puzzle */
  gboolean playing_on;  /* whether the person plays on after the solution */
  GCancellable *search; /* (nullable): cancels the search for an answer or a hint */
  QdrMove wrong;        /* a rejected move whose refutation is being searched */
};

G_DEFINE_FINAL_TYPE (QdrPuzzleCourse, qdr_puzzle_course, QDR_TYPE_TUTOR)

enum {
  SIGNAL_TRIED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* The themes of data/puzzles.txt and their titles, which do not give the move away. */
static const struct {
  const char *theme;
  const char *title;
} titles[] = {
  { "A wall that lengthens the opponent's path", N_ ("Close Race") },
  { "A wall that does not lengthen the opponent's path", N_ ("Looking Ahead") },
  { "A jump", N_ ("Face to Face") },
  { "A jump to the side", N_ ("Back to the Wall") },
  { "A step that comes no nearer to the goal", N_ ("Not as It Seems") },
  { "One of several paths that are equally short", N_ ("Equal Paths") },
  { "No wall, but a step on the shortest path", N_ ("Wall or Run?") },
  { "Early on, a wall, though another move gains more steps", N_ ("A Tempting Detour") },
  { "Early on, a wall, one of several that gain as many steps", N_ ("Equal Detours") },
  { "Early on, a wall that does not lengthen the opponent's path", N_ ("Open Board") },
  { "Early on, a step and no wall", N_ ("Wall or Step?") },
};

const char *
qdr_puzzle_theme_get_title (const char *theme)
{
  g_return_val_if_fail (theme != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    if (g_str_equal (titles[i].theme, theme))
      return _ (titles[i].title);
  return theme;
}

/* Tasks */

static gboolean
is_win (QdrPuzzleCourse *self)
{
  return qdr_puzzle_get_kind (self->puzzle) == QDR_PUZZLE_WIN;
}

static void
cancel_search (QdrPuzzleCourse *self)
{
  g_cancellable_cancel (self->search);
  g_clear_object (&self->search);
}

/* Searches a position on a worker thread. After cancellation, @callback must not use the course. */
static void
start_search (QdrPuzzleCourse *self, const QdrPosition *position, GAsyncReadyCallback callback)
{
  cancel_search (self);
  self->search = g_cancellable_new ();
  if (is_win (self))
    qdr_solve_position_async (position, self->search, callback, self);
  else
    qdr_solve_position_to_depth_async (position, qdr_puzzle_get_search_depth (self->puzzle),
                                       self->search, callback, self);
}

/* Gets the result of a search. Returns FALSE if the search was cancelled; then @self may no longer
 * exist. */
static gboolean
finish_search (QdrPuzzleCourse *self, GAsyncResult *result, QdrSolution *solution)
{
  if (!qdr_solve_position_finish (result, solution, NULL))
    return FALSE;

  g_clear_object (&self->search);
  return TRUE;
}

char *
qdr_puzzle_describe_task (QdrPuzzle *puzzle, QdrTutorTask *task)
{
  const gboolean is_win = qdr_puzzle_get_kind (puzzle) == QDR_PUZZLE_WIN;
  const guint n_moves = qdr_puzzle_get_n_moves_to_win (puzzle);
  char *text;

  g_return_val_if_fail (QDR_IS_PUZZLE (puzzle), NULL);
  g_return_val_if_fail (task != NULL, NULL);

  if (is_win)
    text = g_strdup_printf (
        ngettext ("You play upwards. You can win in %u move, whatever Robin does.",
                  "You play upwards. You can win in %u moves, whatever Robin does.", n_moves),
        n_moves);
  else
    text = g_strdup (
        _ ("You play upwards. The game is open, and one move is much better than all others."));
  *task = (QdrTutorTask){
    .title = qdr_puzzle_theme_get_title (qdr_puzzle_get_theme (puzzle)),
    .text = text,
    .request = is_win ? _ ("Find the only move that wins.")
                      : _ ("Find the move that is better than all others."),
    .position = qdr_puzzle_get_position (puzzle),
    .show_race = TRUE,
  };
  return text;
}

static void
qdr_puzzle_course_describe_task (QdrTutor *tutor, guint index, QdrTutorTask *task)
{
  QdrPuzzleCourse *self = QDR_PUZZLE_COURSE (tutor);
  QdrPuzzle *puzzle = g_ptr_array_index (self->puzzles, index);

  cancel_search (self);
  /* If the same puzzle starts again, remember whether a wrong move was made and what was shown. */
  self->n_hints = puzzle == self->puzzle ? self->n_hints : 0;
  self->was_shown = self->was_shown && puzzle == self->puzzle;
  self->was_wrong = self->was_wrong && puzzle == self->puzzle;
  self->puzzle = puzzle;
  self->playing_on = FALSE;
  g_free (self->text);
  self->text = qdr_puzzle_describe_task (puzzle, task);
  if (self->is_daily)
    task->title = _ ("Puzzle of the Day");
}

gboolean
qdr_puzzle_is_solved_by (QdrPuzzle *puzzle, QdrMove move)
{
  QdrPosition position;
  QdrUndo undo;

  g_return_val_if_fail (QDR_IS_PUZZLE (puzzle), FALSE);

  if (move == qdr_puzzle_get_solution (puzzle))
    return TRUE;
  position = *qdr_puzzle_get_position (puzzle);
  qdr_position_do_move (&position, move, &undo);
  return qdr_position_winner (&position) >= 0;
}

static void
announce_rejection (QdrPuzzleCourse *self, const char *outcome)
{
  g_autofree char *sentence = g_strjoin (" ", outcome, _ ("Try another move."), NULL);

  qdr_tutor_announce (QDR_TUTOR (self), QDR_TUTOR_TONE_WRONG, sentence);
}

static QdrPosition
position_after (QdrPuzzleCourse *self, QdrMove move)
{
  QdrPosition position = *qdr_game_get_position (qdr_tutor_get_game (QDR_TUTOR (self)));
  QdrUndo undo;

  qdr_position_do_move (&position, move, &undo);
  return position;
}

/* Announces Robin's answer to a wrong move, and why it is good. Without a reason, and unless the
 * answer is proved to win, announces @loss, the loss of win probability in per cent. */
static void
announce_refutation (QdrPuzzleCourse *self, const QdrSolution *answer, guint loss)
{
  QdrTutor *tutor = QDR_TUTOR (self);
  const QdrPosition position = position_after (self, self->wrong);
  const QdrMove moves[] = { self->wrong, answer->move };
  const QdrExplanation explanation = qdr_explain_move (&position, &answer->move, 1, QDR_MOVE_NONE);
  g_autoptr (GString) outcome = g_string_new (NULL);
  const gboolean ends_game = answer->proof == 1 && answer->moves == 1;
  g_autofree char *reason = NULL;
  char text[QDR_MOVE_TEXT_SIZE];
  char right[QDR_MOVE_TEXT_SIZE];

  qdr_move_to_text (&position.board, answer->move, text);
  if (answer->proof != 1)
    /* Translators: %s is a move such as “e3h”. */
    g_string_append_printf (outcome, _ ("But Robin answers %s."), text);
  else if (ends_game)
    /* Translators: %s is a move such as “e3h”. */
    g_string_append_printf (outcome, _ ("But Robin answers %s and wins."), text);
  else
    g_string_append_printf (
        outcome,
        /* Translators: a move such as “e3h”, and a number of moves that is 2 or more. */
        ngettext ("But Robin answers %s and wins in %u move.",
                  "But Robin answers %s and wins in %u moves.", answer->moves),
        text, answer->moves);

  /* Omit a reason that contains the solution. */
  qdr_move_to_text (&position.board, qdr_puzzle_get_solution (self->puzzle), right);
  if (!ends_game)
    reason = qdr_explanation_to_text (&explanation, qdr_tutor_get_game (tutor),
                                      (int) qdr_tutor_get_person_number (tutor));
  if (reason != NULL && strstr (reason, right) != NULL)
    g_clear_pointer (&reason, g_free);
  if (reason != NULL) {
    g_string_append_printf (outcome, " %s", reason);
  } else if (answer->proof != 1) {
    g_string_append_c (outcome, ' ');
    /* Translators: the win probability that the person's move has lost, in per cent. */
    g_string_append_printf (outcome, _ ("Your move loses %u%%."), loss);
  }
  announce_rejection (self, outcome->str);
  qdr_tutor_show_refutation (tutor, moves, G_N_ELEMENTS (moves));
  if (reason != NULL)
    qdr_tutor_explain_move (tutor, &explanation);
}

static void
winning_answer_cb (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer data)
{
  QdrPuzzleCourse *self = data;
  QdrSolution answer;

  if (!finish_search (self, result, &answer))
    return;

  if (answer.proof == 1)
    announce_refutation (self, &answer, 100);
  else
    announce_rejection (self, _ ("But then Robin could win."));
}

/* Compares Robin's answers to the wrong move and to the right move. */
static void
compared_answers_cb (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer data)
{
  QdrPuzzleCourse *self = data;
  QdrSolution answers[2];
  double loss;

  if (!qdr_find_best_answers_finish (result, answers, NULL))
    return;

  g_clear_object (&self->search);
  loss = 100 * (answers[0].win_probability - answers[1].win_probability);
  /* The puzzle guarantees that every wrong move loses at least the margin. Announce the margin if
   * the search has found a smaller loss. */
  announce_refutation (self, &answers[0],
                       MAX ((guint) MAX (loss, 0), qdr_puzzle_get_margin (self->puzzle)));
}

/* Judges a legal move in an unsolved puzzle. */
static void
judge_legal_move (QdrPuzzleCourse *self, QdrMove move)
{
  QdrTutor *tutor = QDR_TUTOR (self);
  QdrGame *game = qdr_tutor_get_game (tutor);
  const QdrMove right = qdr_puzzle_get_solution (self->puzzle);
  const QdrPosition after = position_after (self, move);
  const QdrExplanation explanation =
      qdr_explain_move (qdr_game_get_position (game), &move, 1, QDR_MOVE_NONE);
  g_autofree char *reason =
      qdr_explanation_to_text (&explanation, game, (int) qdr_tutor_get_person_number (tutor));
  g_autofree char *words =
      /* Translators: %s is the reason why a move is good: “Robin’s path grows by 3 steps.” */
      reason != NULL ? g_strdup_printf (_ ("Right! %s"), reason) : g_strdup (_ ("Right!"));
  g_autofree char *praise =
      g_strjoin (" ", words, self->was_shown ? _ ("After the solution it does not count.") : NULL,
                 NULL);
  gboolean completes_theme = FALSE;

  cancel_search (self);
  if (!qdr_puzzle_is_solved_by (self->puzzle, move)) {
    if (!self->was_wrong && !self->was_shown)
      g_signal_emit (self, signals[SIGNAL_TRIED], 0, self->puzzle, FALSE, FALSE);
    self->was_wrong = TRUE;
    self->wrong = move;
    if (is_win (self)) {
      start_search (self, &after, winning_answer_cb);
    } else {
      self->search = g_cancellable_new ();
      qdr_find_best_answers_async (qdr_puzzle_get_position (self->puzzle),
                                   (QdrMove[]){ move, right },
                                   qdr_puzzle_get_search_depth (self->puzzle), self->search,
                                   compared_answers_cb, self);
    }
    return;
  }

  qdr_game_play (game, move, NULL);
  if (!self->was_shown)
    g_signal_emit (self, signals[SIGNAL_TRIED], 0, self->puzzle, TRUE,
                   self->was_wrong || self->n_hints > 0);
  if (!self->was_shown && !qdr_puzzle_progress_is_solved (self->settings, self->puzzle)) {
    qdr_puzzle_progress_set_solved (self->settings, self->puzzle);
    completes_theme = TRUE;
    for (guint i = 0; i < self->puzzles->len; i++)
      completes_theme =
          completes_theme &&
          qdr_puzzle_progress_is_solved (self->settings, g_ptr_array_index (self->puzzles, i));
  }
  if (completes_theme && self->puzzles->len == 1) {
    qdr_tutor_finish_course (tutor, praise);
  } else if (completes_theme) {
    g_autofree char *all =
        g_strdup_printf (ngettext ("You have solved the %u puzzle of this theme!",
                                   "You have solved all %u puzzles of this theme!",
                                   self->puzzles->len),
                         self->puzzles->len);
    g_autofree char *both = g_strconcat (praise, " ", all, NULL);

    qdr_tutor_finish_course (tutor, both);
  } else {
    qdr_tutor_finish_task (tutor, praise);
  }
  qdr_tutor_explain_move (tutor, &explanation);
}

/* Playing on */

gboolean
qdr_puzzle_course_get_can_play_on (QdrPuzzleCourse *self)
{
  QdrTutor *tutor = QDR_TUTOR (self);

  g_return_val_if_fail (QDR_IS_PUZZLE_COURSE (self), FALSE);

  return !self->playing_on && qdr_tutor_is_task_done (tutor) &&
         qdr_game_get_result (qdr_tutor_get_game (tutor)).outcome == QDR_OUTCOME_ONGOING;
}

static void
set_task_text (QdrPuzzleCourse *self, const char *request)
{
  qdr_tutor_set_task_text (QDR_TUTOR (self),
                           _ ("You play on against Robin, who plays as well as possible."),
                           request);
}

/* Asks the person to move or schedules Robin's reply, unless the game is over. */
static void
continue_game (QdrPuzzleCourse *self)
{
  QdrTutor *tutor = QDR_TUTOR (self);
  QdrGame *game = qdr_tutor_get_game (tutor);

  if (qdr_game_get_result (game).outcome != QDR_OUTCOME_ONGOING) {
    set_task_text (self, _ ("The game is over."));
  } else if (qdr_game_get_turn (game) == qdr_tutor_get_person_number (tutor)) {
    set_task_text (self,
                   is_win (self) ? _ ("It is your turn. Go on and win.") : _ ("It is your turn."));
  } else {
    set_task_text (self, _ ("It is Robin’s turn."));
    qdr_tutor_schedule_reply (tutor);
  }
}

static void
reply_cb (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer data)
{
  QdrPuzzleCourse *self = data;
  QdrSolution reply;
  QdrTutor *tutor;
  QdrGame *game;

  if (!finish_search (self, result, &reply))
    return;

  tutor = QDR_TUTOR (self);
  game = qdr_tutor_get_game (tutor);
  qdr_game_play (game, reply.move, NULL);
  continue_game (self);
  if (!qdr_tutor_accepts_moves (tutor)) {
    qdr_tutor_announce (tutor, QDR_TUTOR_TONE_NEUTRAL, _ ("This time Robin has won."));
  } else if (reply.proof == 1) {
    qdr_tutor_announce (tutor, QDR_TUTOR_TONE_NEUTRAL,
                        is_win (self) ? _ ("Your win has slipped away: now Robin can win.")
                                      : _ ("Now Robin can win, whatever you do."));
  } else {
    g_autofree char *move = qdr_game_describe_record (game, qdr_game_get_last_record (game));
    /* Translators: %s is the last move of the opponent, as in "Robin moves to d4". */
    g_autofree char *sentence = g_strdup_printf (_ ("%s. Your turn again."), move);

    qdr_tutor_announce (tutor, QDR_TUTOR_TONE_REPLY, sentence);
  }
}

static void
qdr_puzzle_course_play_reply (QdrTutor *tutor)
{
  start_search (QDR_PUZZLE_COURSE (tutor), qdr_game_get_position (qdr_tutor_get_game (tutor)),
                reply_cb);
}

void
qdr_puzzle_course_play_on (QdrPuzzleCourse *self)
{
  QdrTutor *tutor = QDR_TUTOR (self);

  g_return_if_fail (QDR_IS_PUZZLE_COURSE (self));

  if (!qdr_puzzle_course_get_can_play_on (self))
    return;

  self->playing_on = TRUE;
  qdr_tutor_unlock_moves (tutor);
  continue_game (self);
  qdr_tutor_announce (tutor, QDR_TUTOR_TONE_NEUTRAL, _ ("Robin is about to answer your move."));
}

/* Proposals and hints */

static void
qdr_puzzle_course_judge_move (QdrTutor *tutor, QdrMove move)
{
  QdrPuzzleCourse *self = QDR_PUZZLE_COURSE (tutor);
  QdrGame *game = qdr_tutor_get_game (tutor);

  if (qdr_tutor_refuse_illegal_move (tutor, move)) {
    cancel_search (self);
  } else if (self->playing_on) {
    cancel_search (self);
    qdr_game_play (game, move, NULL);
    continue_game (self);
    if (!qdr_tutor_accepts_moves (tutor))
      qdr_tutor_announce (tutor, QDR_TUTOR_TONE_RIGHT, _ ("You have won."));
  } else {
    judge_legal_move (self, move);
  }
}

/* Shows a move and draws the reason for it. The reason is announced only after the move is
 * played. */
static void
show_suggestion (QdrPuzzleCourse *self, QdrMove move)
{
  QdrTutor *tutor = QDR_TUTOR (self);
  const QdrExplanation explanation =
      qdr_explain_move (qdr_game_get_position (qdr_tutor_get_game (tutor)), &move, 1,
                        QDR_MOVE_NONE);

  qdr_tutor_show_move (tutor, move);
  qdr_tutor_explain_move (tutor, &explanation);
}

static void
hint_cb (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer data)
{
  QdrPuzzleCourse *self = data;
  QdrSolution solution;

  if (!finish_search (self, result, &solution))
    return;

  show_suggestion (self, solution.move);
}

static gboolean
qdr_puzzle_course_has_hints_left (QdrTutor *tutor)
{
  return QDR_PUZZLE_COURSE (tutor)->n_hints < QDR_TUTOR_N_HINTS;
}

static void
qdr_puzzle_course_show_hint (QdrTutor *tutor)
{
  QdrPuzzleCourse *self = QDR_PUZZLE_COURSE (tutor);
  const QdrPosition *position = qdr_game_get_position (qdr_tutor_get_game (tutor));

  if (self->playing_on) {
    start_search (self, position, hint_cb);
    return;
  }
  cancel_search (self);
  if (qdr_puzzle_course_has_hints_left (tutor)) {
    const QdrMove solution = qdr_puzzle_get_solution (self->puzzle);
    const QdrExplanation best = qdr_explain_move (position, &solution, 1, QDR_MOVE_NONE);

    qdr_tutor_give_hint (tutor, self->n_hints++, &best);
    return;
  }
  if (!self->was_shown)
    g_signal_emit (self, signals[SIGNAL_TRIED], 0, self->puzzle, FALSE, TRUE);
  self->was_shown = TRUE;
  show_suggestion (self, qdr_puzzle_get_solution (self->puzzle));
}

/* Object */

static void
qdr_puzzle_course_dispose (GObject *object)
{
  QdrPuzzleCourse *self = QDR_PUZZLE_COURSE (object);

  cancel_search (self);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (qdr_puzzle_course_parent_class)->dispose (object);
}

static void
qdr_puzzle_course_finalize (GObject *object)
{
  QdrPuzzleCourse *self = QDR_PUZZLE_COURSE (object);

  g_clear_pointer (&self->puzzles, g_ptr_array_unref);
  g_free (self->text);

  G_OBJECT_CLASS (qdr_puzzle_course_parent_class)->finalize (object);
}

static void
qdr_puzzle_course_class_init (QdrPuzzleCourseClass *klass)
{
  QdrTutorClass *tutor_class = QDR_TUTOR_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qdr_puzzle_course_dispose;
  G_OBJECT_CLASS (klass)->finalize = qdr_puzzle_course_finalize;

  tutor_class->describe_task = qdr_puzzle_course_describe_task;
  tutor_class->judge_move = qdr_puzzle_course_judge_move;
  tutor_class->play_reply = qdr_puzzle_course_play_reply;
  tutor_class->show_hint = qdr_puzzle_course_show_hint;
  tutor_class->has_hints_left = qdr_puzzle_course_has_hints_left;

  signals[SIGNAL_TRIED] =
      g_signal_new ("tried", QDR_TYPE_PUZZLE_COURSE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                    G_TYPE_NONE, 3, QDR_TYPE_PUZZLE, G_TYPE_BOOLEAN, G_TYPE_BOOLEAN);
}

static void
qdr_puzzle_course_init (QdrPuzzleCourse *self)
{
}

QdrPuzzleCourse *
qdr_puzzle_course_new (QdrPuzzleList *list, const char *theme, GSettings *settings)
{
  QdrPuzzleCourse *self;
  guint first = 0;

  g_return_val_if_fail (QDR_IS_PUZZLE_LIST (list), NULL);
  g_return_val_if_fail (theme != NULL, NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (QDR_TYPE_PUZZLE_COURSE, NULL);
  self->settings = g_object_ref (settings);
  self->puzzles = qdr_puzzle_list_get_by_theme (list, theme);
  /* Begin with the first unsolved puzzle, or with the first one if all are solved. */
  while (first < self->puzzles->len &&
         qdr_puzzle_progress_is_solved (settings, g_ptr_array_index (self->puzzles, first)))
    first++;
  qdr_tutor_set_tasks (QDR_TUTOR (self), self->puzzles->len,
                       first < self->puzzles->len ? first : 0);
  return self;
}

QdrPuzzleCourse *
qdr_puzzle_course_new_daily (QdrPuzzle *puzzle, GSettings *settings)
{
  QdrPuzzleCourse *self;

  g_return_val_if_fail (QDR_IS_PUZZLE (puzzle), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (QDR_TYPE_PUZZLE_COURSE, NULL);
  self->settings = g_object_ref (settings);
  self->puzzles = g_ptr_array_new_with_free_func (g_object_unref);
  g_ptr_array_add (self->puzzles, g_object_ref (puzzle));
  self->is_daily = TRUE;
  qdr_tutor_set_tasks (QDR_TUTOR (self), 1, 0);
  return self;
}
