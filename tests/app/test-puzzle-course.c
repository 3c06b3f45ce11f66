/*
 * The puzzles of a theme: solving them, what is noted, and playing on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-config.h"

#include "qdr-puzzle-course.h"

#include <string.h>

#include "qdr-movegen.h"
#include "qdr-notation.h"
#include "qdr-path.h"
#include "run-suite.h"

/* Longer than anything takes on a slow machine under sanitizers. */
#define DEADLINE_S 60

static GSettings *settings;
static QdrPersonalityList *personalities;
static QdrPuzzleList *list;

static void
set_up (void)
{
  g_autoptr (GFile) file = g_file_new_for_path (g_getenv ("QDR_PUZZLES_FILE"));

  settings = g_settings_new (QDR_APPLICATION_ID);
  g_settings_reset (settings, "puzzles-solved");
  personalities = qdr_personality_list_new ();
  list = qdr_puzzle_list_load (file, NULL);
  ck_assert_ptr_nonnull (list);
}

static void
tear_down (void)
{
  g_clear_object (&list);
  g_clear_object (&personalities);
  g_clear_object (&settings);
}

static QdrPuzzleCourse *
new_course (const char *theme)
{
  return qdr_puzzle_course_new (list, theme, settings, personalities);
}

static guint
count_solved (const char *theme)
{
  guint n_solved;

  qdr_puzzle_course_count (list, theme, settings, &n_solved);
  return n_solved;
}

/* Plays the move of the present puzzle. */
static void
solve (QdrTutor *tutor)
{
  g_autoptr (GPtrArray) puzzles = qdr_puzzle_list_pick (list, "A jump");

  qdr_tutor_propose (tutor, qdr_puzzle_get_move (
                                g_ptr_array_index (puzzles, qdr_tutor_get_index (tutor))));
}

START_TEST (every_theme_of_the_program_has_a_title_and_others_stand_for_themselves)
{
  const char *const *themes = qdr_puzzle_list_get_themes (list);

  for (guint i = 0; themes[i] != NULL; i++)
    ck_assert_str_ne (qdr_puzzle_course_get_title_of (themes[i]), themes[i]);
  ck_assert_str_eq (qdr_puzzle_course_get_title_of ("Mine"), "Mine");
}
END_TEST

START_TEST (every_puzzle_can_be_shown_and_solved)
{
  const char *const *themes = qdr_puzzle_list_get_themes (list);

  for (guint i = 0; themes[i] != NULL; i++) {
    g_autoptr (QdrPuzzleCourse) course = new_course (themes[i]);
    QdrTutor *tutor = QDR_TUTOR (course);

    for (guint j = 0; j < qdr_tutor_get_n_tasks (tutor); j++) {
      qdr_tutor_go_to (tutor, j);
      qdr_tutor_propose (tutor, qdr_tutor_show (tutor));
      ck_assert (qdr_tutor_get_done (tutor));
      ck_assert (g_str_has_prefix (qdr_tutor_get_answer (tutor), "Right! "));
    }
    ck_assert_uint_eq (count_solved (themes[i]), 0);
  }
}
END_TEST

START_TEST (a_wrong_move_is_not_played_and_the_answer_says_why)
{
  g_autoptr (QdrPuzzleCourse) course = new_course ("A jump");
  QdrTutor *tutor = QDR_TUTOR (course);
  QdrGame *game = qdr_tutor_get_game (tutor);
  QdrMoveList moves;

  qdr_position_generate (qdr_game_get_position (game), &moves);
  for (guint i = 0; i < moves.count; i++)
    if (!qdr_tutor_get_done (tutor)) {
      qdr_tutor_propose (tutor, moves.moves[i]);
      ck_assert_str_ne (qdr_tutor_get_answer (tutor), "");
      ck_assert (qdr_tutor_get_done (tutor) == (qdr_tutor_get_tone (tutor) == QDR_TONE_RIGHT));
      ck_assert_uint_eq (qdr_game_get_ply (game), qdr_tutor_get_done (tutor) ? 1 : 0);
    }
  ck_assert (qdr_tutor_get_done (tutor));
}
END_TEST

START_TEST (a_puzzle_that_is_solved_is_noted_once_and_not_begun_with_again)
{
  g_autoptr (QdrPuzzleCourse) course = new_course ("A jump");
  g_autoptr (QdrPuzzleCourse) later = NULL;

  ck_assert_uint_eq (qdr_tutor_get_index (QDR_TUTOR (course)), 0);
  solve (QDR_TUTOR (course));
  qdr_tutor_go_to (QDR_TUTOR (course), 0);
  solve (QDR_TUTOR (course));
  ck_assert_uint_eq (count_solved ("A jump"), 1);

  later = new_course ("A jump");
  ck_assert_uint_eq (qdr_tutor_get_index (QDR_TUTOR (later)), 1);
}
END_TEST

START_TEST (where_all_are_solved_it_begins_with_the_first)
{
  g_autoptr (QdrPuzzleCourse) course = new_course ("A jump");
  g_autoptr (QdrPuzzleCourse) later = NULL;
  guint n_solved;

  for (guint i = 0; i < qdr_tutor_get_n_tasks (QDR_TUTOR (course)); i++) {
    qdr_tutor_go_to (QDR_TUTOR (course), i);
    solve (QDR_TUTOR (course));
  }
  ck_assert_uint_eq (qdr_puzzle_course_count (list, "A jump", settings, &n_solved), n_solved);
  later = new_course ("A jump");
  ck_assert_uint_eq (qdr_tutor_get_index (QDR_TUTOR (later)), 0);
}
END_TEST

static gboolean
deadline_cb (gpointer data)
{
  ck_abort_msg ("waited too long");
}

static void
wait_for_turn (QdrGame *game, guint player)
{
  const guint deadline = g_timeout_add_seconds (DEADLINE_S, deadline_cb, NULL);

  while (qdr_game_get_turn (game) != player &&
         qdr_game_get_result (game).outcome == QDR_OUTCOME_ONGOING)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (deadline);
}

START_TEST (the_person_plays_on_against_the_computer_and_wins)
{
  g_autoptr (QdrPuzzleCourse) course = new_course ("A jump to the side");
  QdrTutor *tutor = QDR_TUTOR (course);
  const guint person = qdr_tutor_get_person (tutor);
  QdrGame *game = qdr_tutor_get_game (tutor);

  ck_assert (!qdr_puzzle_course_get_can_play_on (course));
  qdr_tutor_propose (tutor, qdr_tutor_show (tutor));
  ck_assert (qdr_puzzle_course_get_can_play_on (course));
  ck_assert (!qdr_tutor_takes_moves (tutor));
  qdr_puzzle_course_play_on (course);
  ck_assert (!qdr_puzzle_course_get_can_play_on (course));
  ck_assert (qdr_tutor_takes_moves (tutor));

  while (qdr_game_get_result (game).outcome == QDR_OUTCOME_ONGOING) {
    QdrSquare way[QDR_PATH_MAX];

    wait_for_turn (game, person);
    if (qdr_game_get_result (game).outcome != QDR_OUTCOME_ONGOING)
      break;
    qdr_position_trace_path (qdr_game_get_position (game), person, way);
    qdr_tutor_propose (tutor, qdr_move_make (QDR_MOVE_STEP, way[1]));
    ck_assert_int_ne (qdr_tutor_get_tone (tutor), QDR_TONE_WRONG);
  }
  ck_assert_uint_eq (qdr_game_get_result (game).winner, person);
  ck_assert_str_eq (qdr_tutor_get_answer (tutor), "You have won.");
}
END_TEST

START_TEST (another_puzzle_ends_playing_on)
{
  g_autoptr (QdrPuzzleCourse) course = new_course ("A jump");
  QdrTutor *tutor = QDR_TUTOR (course);

  solve (tutor);
  qdr_puzzle_course_play_on (course);
  qdr_tutor_go_to (tutor, 1);
  ck_assert (!qdr_tutor_get_done (tutor));
  ck_assert (!qdr_puzzle_course_get_can_play_on (course));
  solve (tutor);
  ck_assert (qdr_puzzle_course_get_can_play_on (course));
  g_assert_finalize_object (g_steal_pointer (&course));
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("puzzle-course");
  TCase *tcase = tcase_create ("core");

  tcase_add_checked_fixture (tcase, set_up, tear_down);
  tcase_set_timeout (tcase, 120);
  tcase_add_test (tcase, every_theme_of_the_program_has_a_title_and_others_stand_for_themselves);
  tcase_add_test (tcase, every_puzzle_can_be_shown_and_solved);
  tcase_add_test (tcase, a_wrong_move_is_not_played_and_the_answer_says_why);
  tcase_add_test (tcase, a_puzzle_that_is_solved_is_noted_once_and_not_begun_with_again);
  tcase_add_test (tcase, where_all_are_solved_it_begins_with_the_first);
  tcase_add_test (tcase, the_person_plays_on_against_the_computer_and_wins);
  tcase_add_test (tcase, another_puzzle_ends_playing_on);
  suite_add_tcase (suite, tcase);

  return run_suite (suite);
}
