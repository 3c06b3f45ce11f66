/*
 * The puzzles of a theme: solving, results, and playing on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-config.h"

#include "qdr-puzzle-course.h"

#include <string.h>

#include "heard.h"
#include "qdr-explanation-text.h"
#include "qdr-game-effect.h"
#include "qdr-movegen.h"
#include "qdr-notation.h"
#include "qdr-solver.h"
#include "qdr-today.h"
#include "test.h"

/* Seconds that are longer than anything takes on a slow machine with sanitizers. */
#define DEADLINE_S 180

/* A puzzle with many replies that are good because the solution hinders less after them. */
#define TELLING_THEME "A wall that lengthens the opponent's path"
#define TELLING                                                                                    \
  "\n# " TELLING_THEME "\nwin 6; c7h; rating 780; 9 9 2 2 | d7 d6 | 0 1 | d4h | b4v,c6v,d6v\n"

static GSettings *settings;
static QdrPuzzleList *list;

/* Loads the puzzles of the tests or of the program, by the name of an environment variable. */
static void
load (const char *variable)
{
  g_autoptr (GFile) file = g_file_new_for_path (g_getenv (variable));

  g_clear_object (&list);
  list = qdr_puzzle_list_load (file, NULL);
  ck_assert_ptr_nonnull (list);
}

static void
set_up (void)
{
  settings = g_settings_new (QDR_APPLICATION_ID);
  g_settings_reset (settings, "puzzles-solved");
  load ("QDR_PUZZLES_FILE");
}

static void
tear_down (void)
{
  g_clear_object (&list);
  g_clear_object (&settings);
}

static QdrPuzzleCourse *
new_course (const char *theme)
{
  QdrPuzzleCourse *course = qdr_puzzle_course_new (list, theme, settings);

  heard_listen_to (QDR_TUTOR (course));
  return course;
}

static guint
count_solved (const char *theme)
{
  guint n_solved;

  qdr_puzzle_progress_count_puzzles_of_theme (settings, list, theme, &n_solved);
  return n_solved;
}

/* Returns the solution of the present puzzle. */
static QdrMove
get_solution (QdrTutor *tutor, const char *theme)
{
  g_autoptr (GPtrArray) puzzles = qdr_puzzle_list_get_by_theme (list, theme);

  return qdr_puzzle_get_solution (g_ptr_array_index (puzzles, qdr_tutor_get_task_index (tutor)));
}

static void
solve (QdrTutor *tutor)
{
  qdr_tutor_try_move (tutor, get_solution (tutor, "A jump"));
}

static gboolean
deadline_cb (gpointer data)
{
  ck_abort_msg ("waited too long");
}

/* Runs the main loop until @flag is TRUE. */
static void
wait_for (const gboolean *flag)
{
  const guint deadline = g_timeout_add_seconds (DEADLINE_S, deadline_cb, NULL);

  while (!*flag)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (deadline);
}

static void
said_cb (gboolean *has_said)
{
  *has_said = TRUE;
}

/* Waits until the tutor has answered. */
static void
wait_for_answer (QdrTutor *tutor)
{
  gboolean has_said = FALSE;
  const gulong handler =
      g_signal_connect_swapped (tutor, "announced", G_CALLBACK (said_cb), &has_said);

  wait_for (&has_said);
  g_signal_handler_disconnect (tutor, handler);
}

static void
shown_cb (QdrMove *shown, guint move)
{
  *shown = (QdrMove) move;
}

static void
foreseen_cb (QdrMove foreseen[2], const QdrMove *moves, guint n_moves)
{
  ck_assert_uint_eq (n_moves, 2);
  foreseen[0] = moves[0];
  foreseen[1] = moves[1];
}

static void
wall_explained_cb (QdrMove *explained, const QdrExplanation *explanation)
{
  ck_assert_uint_gt (explanation->n_facts, 0);
  *explained = explanation->move;
}

static void
assert_says (const char *text, const char *part)
{
  ck_assert_msg (text != NULL && strstr (text, part) != NULL, "\"%s\" is not in \"%s\"", part,
                 text);
}

TEST_DEFAULTS (.timeout = 120, .set_up = set_up, .tear_down = tear_down)

TEST (every_theme_of_the_program_has_a_title_and_others_stand_for_themselves)
{
  const char *const *themes;

  load ("QDR_SHIPPED_PUZZLES_FILE");
  themes = qdr_puzzle_list_get_themes (list);
  for (guint i = 0; themes[i] != NULL; i++)
    ck_assert_str_ne (qdr_puzzle_theme_get_title (themes[i]), themes[i]);
  ck_assert_str_eq (qdr_puzzle_theme_get_title ("Mine"), "Mine");
}

#define UNCOUNTED "After the solution it does not count."

/* Asks for hints until the right move is shown. */
static void
show_solution (QdrTutor *tutor)
{
  for (guint i = 0; i <= QDR_TUTOR_N_HINTS; i++)
    qdr_tutor_show_hint (tutor);
}

static void
tried_cb (gpointer seen, QdrPuzzle *puzzle, gboolean is_solved, gboolean has_help)
{
  g_string_append_printf (seen, "%i%i ", is_solved, has_help);
}

TEST (hints_come_by_degrees_before_the_solution_and_count_as_help)
{
  g_autoptr (QdrPuzzleCourse) course = new_course ("A jump");
  QdrTutor *tutor = QDR_TUTOR (course);
  g_autoptr (GString) tried = g_string_new (NULL);
  QdrMove shown = QDR_MOVE_NONE;

  g_signal_connect_swapped (tutor, "shown", G_CALLBACK (shown_cb), &shown);
  g_signal_connect_swapped (tutor, "tried", G_CALLBACK (tried_cb), tried);
  qdr_tutor_show_hint (tutor);
  ck_assert_str_eq (heard_from (tutor)->sentence, "Look at your own path.");
  qdr_tutor_show_hint (tutor);
  ck_assert_str_eq (heard_from (tutor)->sentence, "Move your pawn.");
  ck_assert (qdr_tutor_has_hints_left (tutor));
  qdr_tutor_show_hint (tutor);
  ck_assert (g_str_has_prefix (heard_from (tutor)->sentence, "Look at the squares from "));
  ck_assert (!qdr_tutor_has_hints_left (tutor));
  ck_assert_uint_eq (shown, QDR_MOVE_NONE);
  ck_assert_str_eq (tried->str, "");
  solve (tutor);
  ck_assert_str_eq (tried->str, "11 ");
  ck_assert_uint_eq (count_solved ("A jump"), 1);

  qdr_tutor_go_to_task (tutor, 1);
  ck_assert (qdr_tutor_has_hints_left (tutor));
  show_solution (tutor);
  ck_assert_uint_ne (shown, QDR_MOVE_NONE);
  ck_assert_str_eq (tried->str, "11 01 ");
}

TEST (every_puzzle_can_be_shown_and_solved)
{
  const char *const *themes;

  load ("QDR_SHIPPED_PUZZLES_FILE");
  themes = qdr_puzzle_list_get_themes (list);
  for (guint i = 0; themes[i] != NULL; i++) {
    g_autoptr (QdrPuzzleCourse) course = new_course (themes[i]);
    QdrTutor *tutor = QDR_TUTOR (course);
    QdrMove shown = QDR_MOVE_NONE;
    QdrMove explained;

    g_signal_connect_swapped (tutor, "shown", G_CALLBACK (shown_cb), &shown);
    g_signal_connect_swapped (tutor, "explained", G_CALLBACK (wall_explained_cb), &explained);
    for (guint j = 0; j < qdr_tutor_get_n_tasks (tutor); j++) {
      qdr_tutor_go_to_task (tutor, j);
      show_solution (tutor);
      explained = QDR_MOVE_NONE;
      qdr_tutor_try_move (tutor, shown);
      ck_assert (qdr_tutor_is_task_done (tutor));
      ck_assert (g_str_has_prefix (heard_from (tutor)->sentence, "Right!"));
      ck_assert (g_str_has_suffix (heard_from (tutor)->sentence, UNCOUNTED));
      /* If there is an explanation, it is also drawn on the board. */
      ck_assert_uint_eq (explained, g_str_equal (heard_from (tutor)->sentence, "Right! " UNCOUNTED)
                                        ? QDR_MOVE_NONE
                                        : shown);
    }
    ck_assert_uint_eq (count_solved (themes[i]), 0);
  }
}

TEST (a_move_that_was_shown_does_not_count_even_when_the_puzzle_is_begun_again)
{
  g_autoptr (QdrPuzzleCourse) course = new_course ("A jump");
  QdrTutor *tutor = QDR_TUTOR (course);

  show_solution (tutor);
  qdr_tutor_go_to_task (tutor, 0);
  solve (tutor);
  ck_assert (qdr_tutor_is_task_done (tutor));
  ck_assert_uint_eq (count_solved ("A jump"), 0);
}

/* Asserts that @move wins for the player to move. */
static void
assert_wins (const QdrPosition *position, QdrMove move)
{
  QdrPosition next = *position;
  QdrUndo undo;

  ck_assert_int_eq (qdr_position_check_move (position, move).reason, QDR_REFUSAL_REASON_NONE);
  qdr_position_do_move (&next, move, &undo);
  if (qdr_position_winner (&next) < 0)
    ck_assert_int_eq (qdr_solve_position (&next, NULL).proof, -1);
}

static gboolean
lengthens_path (const QdrPosition *position, QdrMove move, guint player)
{
  const QdrMoveEffect effect = qdr_move_effect_compute (position, move);

  return qdr_move_is_wall (move) && qdr_move_effect_get_added_steps (&effect, player) > 0;
}

/* Returns whether the opponent's reply was explained by a longer path of the person. */
static gboolean
mentions_detour (QdrTutor *tutor)
{
  const char *answer = strstr (heard_from (tutor)->sentence, "But Robin answers ");

  return answer != NULL && strstr (answer, " Your path grows ") != NULL;
}

static guint
count_sentences (const char *text)
{
  guint n = 1;

  for (const char *end = strstr (text, ". "); end != NULL; end = strstr (end + 1, ". "))
    n++;
  return n;
}

/* Asserts that @wrong is not played, and that the reply to it wins. The reason of the reply has at
 * most two sentences. */
static void
assert_refuted (QdrTutor *tutor, QdrMove wrong, const QdrMove foreseen[2])
{
  QdrGame *game = qdr_tutor_get_game (tutor);
  QdrPosition position = *qdr_game_get_position (game);
  char text[QDR_MOVE_TEXT_SIZE];
  g_autofree char *part = NULL;
  QdrUndo undo;

  ck_assert_uint_eq (qdr_game_get_ply (game), 0);
  ck_assert (!qdr_tutor_is_task_done (tutor));
  ck_assert_int_eq (heard_from (tutor)->tone, QDR_TUTOR_TONE_WRONG);
  ck_assert_uint_eq (foreseen[0], wrong);
  part = g_strdup_printf ("But Robin answers %s and ",
                          qdr_move_to_text (&position.board, foreseen[1], text));
  assert_says (heard_from (tutor)->sentence, part);
  assert_says (heard_from (tutor)->sentence, " Try another move.");
  ck_assert_uint_le (count_sentences (heard_from (tutor)->sentence), 4);
  qdr_position_do_move (&position, wrong, &undo);
  assert_wins (&position, foreseen[1]);
  if (mentions_detour (tutor))
    ck_assert (lengthens_path (&position, foreseen[1], qdr_tutor_get_person_number (tutor)));
}

/* Proposes each wrong move of the puzzle. Returns how many replies are explained by a longer
 * path. */
static guint
try_wrong_moves (QdrTutor *tutor, const char *theme, QdrMove foreseen[2])
{
  const QdrMove solution = get_solution (tutor, theme);
  QdrMoveList moves;
  guint n_walls = 0;

  qdr_position_generate_moves (qdr_game_get_position (qdr_tutor_get_game (tutor)), &moves);
  for (guint i = 0; i < moves.count; i++)
    if (moves.moves[i] != solution) {
      foreseen[0] = QDR_MOVE_NONE;
      qdr_tutor_try_move (tutor, moves.moves[i]);
      wait_for_answer (tutor);
      assert_refuted (tutor, moves.moves[i], foreseen);
      n_walls += mentions_detour (tutor);
    }
  return n_walls;
}

TEST (a_wrong_move_is_not_played_and_answered_with_the_move_that_wins_then)
{
  const char *theme = "A jump to the side";
  g_autoptr (QdrPuzzleCourse) course = new_course (theme);
  QdrTutor *tutor = QDR_TUTOR (course);
  QdrMove foreseen[2];
  guint n_walls = 0;

  g_signal_connect_swapped (tutor, "foreseen", G_CALLBACK (foreseen_cb), foreseen);
  for (guint i = 0; i < qdr_tutor_get_n_tasks (tutor); i++) {
    qdr_tutor_go_to_task (tutor, i);
    n_walls += try_wrong_moves (tutor, theme, foreseen);
  }
  ck_assert_uint_gt (n_walls, 0);
}

static void
explanation_cb (QdrExplanation *noted, const QdrExplanation *explanation)
{
  *noted = *explanation;
}

/* Proposes each wrong move of the puzzle, and asserts that no reply reveals the solution. */
static guint
count_reasons (QdrTutor *tutor, const char *theme, QdrExplanation *explanation)
{
  const QdrPosition *position = qdr_game_get_position (qdr_tutor_get_game (tutor));
  const QdrMove solution = get_solution (tutor, theme);
  char text[QDR_MOVE_TEXT_SIZE];
  QdrMoveList moves;
  guint n_reasons = 0;

  qdr_move_to_text (&position->board, solution, text);
  qdr_position_generate_moves (position, &moves);
  for (guint i = 0; i < moves.count; i++) {
    if (moves.moves[i] == solution)
      continue;
    explanation->n_facts = 0;
    qdr_tutor_try_move (tutor, moves.moves[i]);
    wait_for_answer (tutor);
    ck_assert_msg (strstr (heard_from (tutor)->sentence, text) == NULL, "%s: %s", text,
                   heard_from (tutor)->sentence);
    if (explanation->n_facts > 0) {
      g_autofree char *reason = qdr_explanation_to_text (explanation, qdr_tutor_get_game (tutor),
                                                         (int) qdr_tutor_get_person_number (tutor));

      ck_assert_uint_ne (qdr_explanation_get_wall (explanation, NULL), solution);
      assert_says (heard_from (tutor)->sentence, reason);
      n_reasons++;
    }
  }
  return n_reasons;
}

/* Replies are explained and drawn unless the explanation would reveal the solution: a wall
 * that would have hindered the opponent, or one that hinders the person. */
TEST (no_answer_to_a_wrong_move_tells_the_right_one)
{
  g_autoptr (QdrPuzzleCourse) course = NULL;
  QdrExplanation explanation;

  g_object_unref (list);
  list = qdr_puzzle_list_parse (TELLING, strlen (TELLING), NULL);
  course = new_course (TELLING_THEME);
  g_signal_connect_swapped (course, "explained", G_CALLBACK (explanation_cb), &explanation);
  ck_assert_uint_gt (count_reasons (QDR_TUTOR (course), TELLING_THEME, &explanation), 0);
}

TEST (the_right_move_comes_before_the_answer_to_a_wrong_one)
{
  g_autoptr (QdrPuzzleCourse) course = new_course ("A jump");
  QdrTutor *tutor = QDR_TUTOR (course);
  QdrMoveList moves;

  qdr_position_generate_moves (qdr_game_get_position (qdr_tutor_get_game (tutor)), &moves);
  qdr_tutor_try_move (tutor, moves.moves[moves.moves[0] == get_solution (tutor, "A jump") ? 1 : 0]);
  solve (tutor);
  for (guint i = 0; i < 50; i++) {
    g_usleep (1000);
    g_main_context_iteration (NULL, FALSE);
  }
  ck_assert_int_eq (heard_from (tutor)->tone, QDR_TUTOR_TONE_RIGHT);
}

TEST (a_puzzle_that_is_solved_is_noted_once_and_not_begun_with_again)
{
  g_autoptr (QdrPuzzleCourse) course = new_course ("A jump");
  g_autoptr (QdrPuzzleCourse) later = NULL;

  ck_assert_uint_eq (qdr_tutor_get_task_index (QDR_TUTOR (course)), 0);
  solve (QDR_TUTOR (course));
  qdr_tutor_go_to_task (QDR_TUTOR (course), 0);
  solve (QDR_TUTOR (course));
  ck_assert_uint_eq (count_solved ("A jump"), 1);

  later = new_course ("A jump");
  ck_assert_uint_eq (qdr_tutor_get_task_index (QDR_TUTOR (later)), 1);
}

TEST (what_is_solved_counts_for_its_day)
{
  g_autoptr (QdrPuzzleCourse) course = new_course ("A jump");
  g_autofree char *today = qdr_today_format_date ();

  g_settings_set (settings, "puzzles-of-day", "(su)", "2020-02-02", 5);
  ck_assert_uint_eq (qdr_puzzle_progress_count_puzzles_solved_today (settings, today), 0);
  solve (QDR_TUTOR (course));
  ck_assert_uint_eq (qdr_puzzle_progress_count_puzzles_solved_today (settings, today), 1);
  qdr_tutor_go_to_task (QDR_TUTOR (course), 1);
  solve (QDR_TUTOR (course));
  /* A second solution does not count. */
  qdr_tutor_go_to_task (QDR_TUTOR (course), 1);
  solve (QDR_TUTOR (course));
  ck_assert_uint_eq (qdr_puzzle_progress_count_puzzles_solved_today (settings, today), 2);
  ck_assert_uint_eq (qdr_puzzle_progress_count_solved_puzzles (settings), 2);
  ck_assert_uint_eq (qdr_puzzle_progress_count_puzzles_solved_today (settings, "2020-02-02"), 0);
}

TEST (where_all_are_solved_it_begins_with_the_first)
{
  g_autoptr (QdrPuzzleCourse) course = new_course ("A jump");
  g_autoptr (QdrPuzzleCourse) later = NULL;
  guint n_solved;

  for (guint i = 0; i < qdr_tutor_get_n_tasks (QDR_TUTOR (course)); i++) {
    qdr_tutor_go_to_task (QDR_TUTOR (course), i);
    solve (QDR_TUTOR (course));
  }
  ck_assert_uint_eq (qdr_puzzle_progress_count_puzzles_of_theme (settings, list, "A jump",
                                                                 &n_solved),
                     n_solved);
  later = new_course ("A jump");
  ck_assert_uint_eq (qdr_tutor_get_task_index (QDR_TUTOR (later)), 0);
}

static gboolean
is_over (QdrTutor *tutor)
{
  return qdr_game_get_result (qdr_tutor_get_game (tutor)).outcome != QDR_OUTCOME_ONGOING;
}

/* Solves the present puzzle and plays on until the reply. */
static void
play_on (QdrPuzzleCourse *course)
{
  QdrTutor *tutor = QDR_TUTOR (course);

  solve (tutor);
  qdr_puzzle_course_play_on (course);
  qdr_tutor_play_reply (tutor);
  wait_for_answer (tutor);
}

TEST (the_person_plays_on_with_hints_and_wins_in_as_many_moves_as_were_told)
{
  g_autoptr (QdrPuzzleCourse) course = new_course ("A jump");
  QdrTutor *tutor = QDR_TUTOR (course);
  const guint person = qdr_tutor_get_person_number (tutor);
  QdrMove shown;

  g_signal_connect_swapped (tutor, "shown", G_CALLBACK (shown_cb), &shown);
  ck_assert (!qdr_puzzle_course_get_can_play_on (course));
  solve (tutor);
  ck_assert (qdr_puzzle_course_get_can_play_on (course));
  ck_assert (!qdr_tutor_accepts_moves (tutor));
  qdr_puzzle_course_play_on (course);
  ck_assert (!qdr_puzzle_course_get_can_play_on (course));
  ck_assert (qdr_tutor_accepts_moves (tutor));
  assert_says (qdr_tutor_get_task (tutor)->text, "You play on against Robin");
  ck_assert_str_eq (qdr_tutor_get_task (tutor)->request, "It is Robin’s turn.");

  while (!is_over (tutor)) {
    qdr_tutor_play_reply (tutor);
    wait_for_answer (tutor);
    assert_says (heard_from (tutor)->sentence, ". Your turn again.");
    ck_assert_str_eq (qdr_tutor_get_task (tutor)->request, "It is your turn. Go on and win.");
    qdr_tutor_show_hint (tutor);
    wait_for_answer (tutor);
    assert_says (heard_from (tutor)->sentence, "Try ");
    qdr_tutor_try_move (tutor, shown);
  }
  ck_assert_uint_eq (qdr_game_get_result (qdr_tutor_get_game (tutor)).winner, person);
  /* The first puzzle is won in 4 moves. */
  ck_assert_uint_eq (qdr_game_get_ply (qdr_tutor_get_game (tutor)), 7);
  ck_assert_str_eq (heard_from (tutor)->sentence, "You have won.");
  ck_assert_str_eq (qdr_tutor_get_task (tutor)->request, "The game is over.");
  ck_assert (!qdr_tutor_accepts_moves (tutor));
}

/* Returns a move after which the opponent wins. */
static QdrMove
find_blunder (QdrTutor *tutor)
{
  const QdrPosition *position = qdr_game_get_position (qdr_tutor_get_game (tutor));
  QdrMoveList moves;

  qdr_position_generate_moves (position, &moves);
  for (guint i = 0; i < moves.count; i++) {
    QdrPosition next = *position;
    QdrUndo undo;

    qdr_position_do_move (&next, moves.moves[i], &undo);
    if (qdr_position_winner (&next) < 0 && qdr_solve_position (&next, NULL).proof == 1)
      return moves.moves[i];
  }
  ck_abort_msg ("every move wins");
}

TEST (whoever_errs_is_told_so_and_loses_and_may_begin_again)
{
  g_autoptr (QdrPuzzleCourse) course = new_course ("A jump");
  QdrTutor *tutor = QDR_TUTOR (course);

  play_on (course);
  qdr_tutor_try_move (tutor, find_blunder (tutor));
  qdr_tutor_play_reply (tutor);
  wait_for_answer (tutor);
  ck_assert_str_eq (heard_from (tutor)->sentence, "Your win has slipped away: now Robin can win.");
  while (!is_over (tutor)) {
    qdr_tutor_try_move (tutor, find_blunder (tutor));
    qdr_tutor_play_reply (tutor);
    wait_for_answer (tutor);
  }
  ck_assert_int_eq (heard_from (tutor)->tone, QDR_TUTOR_TONE_NEUTRAL);
  ck_assert_str_eq (heard_from (tutor)->sentence, "This time Robin has won.");
  ck_assert_str_eq (qdr_tutor_get_task (tutor)->request, "The game is over.");

  qdr_tutor_go_to_task (tutor, 0);
  ck_assert_str_eq (qdr_tutor_get_task (tutor)->request, "Find the only move that wins.");
  ck_assert_uint_eq (qdr_game_get_ply (qdr_tutor_get_game (tutor)), 0);
  ck_assert (qdr_tutor_accepts_moves (tutor));
}

TEST (another_puzzle_ends_playing_on)
{
  g_autoptr (QdrPuzzleCourse) course = new_course ("A jump");
  QdrTutor *tutor = QDR_TUTOR (course);

  solve (tutor);
  qdr_puzzle_course_play_on (course);
  qdr_tutor_play_reply (tutor);
  qdr_tutor_go_to_task (tutor, 1);
  ck_assert (!qdr_tutor_is_task_done (tutor));
  ck_assert (!qdr_puzzle_course_get_can_play_on (course));
  solve (tutor);
  ck_assert (qdr_puzzle_course_get_can_play_on (course));
  g_assert_finalize_object (g_steal_pointer (&course));
}

/* Open games */

#define OPEN_THEME "Early on, a wall, one of several that gain as many steps"

TEST (an_open_game_asks_for_the_best_move_and_promises_no_win)
{
  g_autoptr (QdrPuzzleCourse) course = new_course (OPEN_THEME);
  const QdrTutorTask *task = qdr_tutor_get_task (QDR_TUTOR (course));

  ck_assert_str_eq (task->title, "Equal Detours");
  ck_assert_str_eq (task->text,
                    "You play upwards. The game is open, and one move is much better than all "
                    "others.");
  ck_assert_str_eq (task->request, "Find the move that is better than all others.");
}

TEST (a_worse_move_is_answered_with_the_best_one_and_what_it_loses)
{
  g_autoptr (QdrPuzzleCourse) course = new_course (OPEN_THEME);
  QdrTutor *tutor = QDR_TUTOR (course);
  QdrPosition position = *qdr_game_get_position (qdr_tutor_get_game (tutor));
  QdrMove foreseen[2] = { QDR_MOVE_NONE, QDR_MOVE_NONE };
  g_autofree char *part = NULL;
  char text[QDR_MOVE_TEXT_SIZE];
  QdrUndo undo;
  QdrMove wrong;
  guint loss;

  g_signal_connect_swapped (tutor, "foreseen", G_CALLBACK (foreseen_cb), foreseen);
  qdr_move_from_text (&position.board, "h8h", &wrong);
  qdr_tutor_try_move (tutor, wrong);
  wait_for_answer (tutor);
  ck_assert_int_eq (heard_from (tutor)->tone, QDR_TUTOR_TONE_WRONG);
  ck_assert_uint_eq (qdr_game_get_ply (qdr_tutor_get_game (tutor)), 0);
  ck_assert (!qdr_tutor_is_task_done (tutor));
  ck_assert_uint_eq (foreseen[0], wrong);
  qdr_position_do_move (&position, wrong, &undo);
  ck_assert_uint_eq (foreseen[1], qdr_solve_position_to_depth (&position, 9, NULL).move);
  part = g_strdup_printf ("But Robin answers %s. ",
                          qdr_move_to_text (&position.board, foreseen[1], text));
  assert_says (heard_from (tutor)->sentence, part);
  assert_says (heard_from (tutor)->sentence, " Try another move.");
  ck_assert_uint_le (count_sentences (heard_from (tutor)->sentence), 3);
  /* At least as much as the puzzle says. */
  ck_assert_int_eq (sscanf (strstr (heard_from (tutor)->sentence, " Your move loses "),
                            " Your move loses %u%%.", &loss),
                    1);
  ck_assert_uint_ge (loss, 30);
  ck_assert_uint_le (loss, 100);
}

TEST (the_best_move_of_an_open_game_solves_the_puzzle)
{
  g_autoptr (QdrPuzzleCourse) course = new_course (OPEN_THEME);
  QdrTutor *tutor = QDR_TUTOR (course);

  qdr_tutor_try_move (tutor, get_solution (tutor, OPEN_THEME));
  ck_assert (qdr_tutor_is_task_done (tutor));
  ck_assert_int_eq (heard_from (tutor)->tone, QDR_TUTOR_TONE_RIGHT);
  ck_assert_uint_eq (count_solved (OPEN_THEME), 1);
}

TEST (an_open_game_is_played_on_with_hints)
{
  g_autoptr (QdrPuzzleCourse) course = new_course (OPEN_THEME);
  QdrTutor *tutor = QDR_TUTOR (course);
  QdrMove shown = QDR_MOVE_NONE;

  g_signal_connect_swapped (tutor, "shown", G_CALLBACK (shown_cb), &shown);
  show_solution (tutor);
  ck_assert_uint_eq (shown, get_solution (tutor, OPEN_THEME));
  qdr_tutor_try_move (tutor, shown);
  qdr_puzzle_course_play_on (course);
  for (guint i = 0; i < 2; i++) {
    const guint ply = qdr_game_get_ply (qdr_tutor_get_game (tutor));

    qdr_tutor_play_reply (tutor);
    wait_for_answer (tutor);
    assert_says (heard_from (tutor)->sentence, ". Your turn again.");
    ck_assert_str_eq (qdr_tutor_get_task (tutor)->request, "It is your turn.");
    qdr_tutor_show_hint (tutor);
    wait_for_answer (tutor);
    qdr_tutor_try_move (tutor, shown);
    ck_assert_uint_eq (qdr_game_get_ply (qdr_tutor_get_game (tutor)), ply + 2);
  }
}

TEST (an_open_game_that_is_thrown_away_is_told_to_be_lost)
{
  g_autoptr (QdrPuzzleCourse) course = new_course (OPEN_THEME);
  QdrTutor *tutor = QDR_TUTOR (course);
  gboolean is_lost = FALSE;

  qdr_tutor_try_move (tutor, get_solution (tutor, OPEN_THEME));
  qdr_puzzle_course_play_on (course);
  while (!is_lost) {
    ck_assert (!is_over (tutor));
    qdr_tutor_play_reply (tutor);
    wait_for_answer (tutor);
    is_lost = strstr (heard_from (tutor)->sentence, "Now Robin can win, whatever you do.") != NULL;
    /* The last move of the list is a wall, or without walls a step. */
    if (!is_lost) {
      QdrMoveList moves;

      qdr_position_generate_moves (qdr_game_get_position (qdr_tutor_get_game (tutor)), &moves);
      qdr_tutor_try_move (tutor, moves.moves[moves.count - 1]);
    }
  }
}
