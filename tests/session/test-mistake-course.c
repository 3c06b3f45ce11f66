/*
 * Mistakes as tasks: solved, failed, hinted, shown, and the sentences meanwhile.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-mistake-course.h"

#include <string.h>

#include "heard.h"
#include "qdr-notation.h"
#include "session-fixture.h"
#include "temp-folder.h"

/* A step that wins at once. */
#define AT_THE_GOAL "9 9 2 1 | e8 a2 | 10 10 | - | -"

/* Without walls, and the first player is far ahead, so many moves win. */
#define AHEAD "9 9 2 1 | e7 a6 | 0 0 | - | -"

/* Only a wall wins. */
#define WALL_WINS "5 5 2 1 | c3 d2 | 2 1 | - | -"

static char *folder;
static QdrLibraryWorker *library;
static QdrTraining *training;
static GPtrArray *exercises;
static QdrTutor *tutor;
static GString *answered; /* answered positions; the number of due exercises shows their quality */

static void
answered_cb (QdrTraining *self, const char *position)
{
  g_string_append_printf (answered, "%s;", position);
}

static void
set_up (void)
{
  g_autofree char *path = NULL;

  fixture_load ();
  g_setenv ("QDR_TODAY", "2026-12-01", TRUE);
  folder = make_temp_folder ();
  path = g_build_filename (folder, "library.db", NULL);
  library = qdr_library_worker_new (path);
  training = qdr_training_new (library);
  g_object_set (training, "enabled", FALSE, NULL);
  answered = g_string_new (NULL);
  g_signal_connect (training, "answered", G_CALLBACK (answered_cb), NULL);
  exercises = g_ptr_array_new_with_free_func ((GDestroyNotify) qdr_library_exercise_free);
}

static void
tear_down (void)
{
  if (tutor != NULL)
    fixture_assert_finalizes (tutor, g_object_unref);
  tutor = NULL;
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_clear_pointer (&exercises, g_ptr_array_unref);
  g_string_free (g_steal_pointer (&answered), TRUE);
  fixture_assert_finalizes (training, g_object_unref);
  fixture_assert_finalizes (library, g_object_unref);
  g_clear_pointer (&folder, remove_temp_folder);
  g_unsetenv ("QDR_TODAY");
  fixture_unload ();
}

static void
add (const char *position, const char *move, const char *line)
{
  g_ptr_array_add (exercises, qdr_library_exercise_new (position, move, line, FALSE, 739951));
}

static void
begin (void)
{
  g_autoptr (QdrGame) game = fixture_make_game (9, 2, "human,human");

  qdr_training_add_exercises (training, exercises, game);
  tutor = QDR_TUTOR (qdr_mistake_course_new (exercises, training));
  heard_listen_to (tutor);
}

static gboolean
has_sentence (gpointer data)
{
  return heard_from (tutor)->tone != QDR_TUTOR_TONE_NEUTRAL;
}

/* Proposes a move and waits for the sentence about it. */
static const char *
propose (const char *text)
{
  QdrMove move;

  ck_assert_int_eq (qdr_move_from_text (&qdr_tutor_get_task (tutor)->position->board, text, &move),
                    QDR_REFUSAL_REASON_NONE);
  heard_clear ((Heard *) heard_from (tutor));
  qdr_tutor_try_move (tutor, move);
  fixture_wait (has_sentence, NULL);
  return heard_from (tutor)->sentence;
}

static const char *
ask (void)
{
  qdr_tutor_show_hint (tutor);
  return heard_from (tutor)->sentence;
}

/* Returns how many exercises are due. */
static guint
count_due (void)
{
  guint n_due;

  qdr_training_count_exercises (training, &n_due);
  return n_due;
}

TEST_DEFAULTS (.timeout = 240, .set_up = set_up, .tear_down = tear_down)

TEST (the_task_tells_the_mistake_and_not_what_was_better)
{
  g_autofree char *spoken = NULL;

  add (AT_THE_GOAL, "e7", "e9");
  begin ();
  spoken = qdr_tutor_describe_task (tutor);
  ck_assert_ptr_nonnull (strstr (spoken, "In a game you played e7 here."));
  ck_assert_ptr_nonnull (strstr (spoken, "Find a better move."));
  ck_assert_ptr_null (strstr (spoken, "e9."));
  ck_assert (!qdr_tutor_is_task_done (tutor));
}

TEST (the_opponent_has_the_name_of_the_game_in_every_sentence)
{
  QdrLibraryExercise *exercise;
  g_autofree char *spoken = NULL;

  add (AT_THE_GOAL, "e7", "e9");
  exercise = g_ptr_array_index (exercises, 0);
  exercise->opponent = g_strdup ("Wanderer");
  begin ();
  spoken = qdr_tutor_describe_task (tutor);
  ck_assert_ptr_nonnull (strstr (spoken, "You play upwards. Against Wanderer you played e7 here."));
  ck_assert_ptr_nonnull (
      strstr (propose ("d8"), "Wanderer answers a1. Wanderer reaches the goal."));
}

TEST (the_best_move_counts_at_once)
{
  add (AT_THE_GOAL, "e7", "e9");
  begin ();
  ck_assert_str_eq (propose ("e9"), "Right! You reach your goal.");
  ck_assert (qdr_tutor_is_task_done (tutor));
  ck_assert_str_eq (answered->str, AT_THE_GOAL ";");
  ck_assert_uint_eq (count_due (), 0);
}

TEST (a_move_that_is_as_good_counts)
{
  add (AHEAD, "e6", "e8");
  begin ();
  ck_assert_ptr_nonnull (strstr (propose ("d7"), "The review found e8; yours is about as good."));
  ck_assert (heard_from (tutor)->tone == QDR_TUTOR_TONE_RIGHT);
  ck_assert (qdr_tutor_is_task_done (tutor));
}

static void
foreseen_cb (QdrMove foreseen[2], const QdrMove *moves, guint n_moves)
{
  for (guint i = 0; i < n_moves; i++)
    foreseen[i] = moves[i];
}

TEST (a_wrong_move_is_answered_and_told_why)
{
  QdrMove foreseen[2] = { QDR_MOVE_NONE, QDR_MOVE_NONE };
  const char *sentence;

  add (AT_THE_GOAL, "e7", "e9");
  begin ();
  g_signal_connect_swapped (tutor, "foreseen", G_CALLBACK (foreseen_cb), foreseen);
  sentence = propose ("d8");
  ck_assert_str_eq (sentence,
                    "That costs 100% of your chances. Robin answers a1. Robin reaches the "
                    "goal. Try another move.");
  ck_assert (heard_from (tutor)->tone == QDR_TUTOR_TONE_WRONG);
  ck_assert_uint_ne (foreseen[1], QDR_MOVE_NONE);
  ck_assert_uint_eq (qdr_game_get_n_moves (qdr_tutor_get_game (tutor)), 0);
  ck_assert (!qdr_tutor_is_task_done (tutor));
  ck_assert_str_eq (answered->str, "");
}

TEST (the_mistake_of_the_game_is_told_to_be_it)
{
  add (AT_THE_GOAL, "e7", "e9");
  add (AHEAD, "d7", "e8");
  begin ();
  ck_assert (g_str_has_prefix (propose ("e7"), "That is what you played in the game. "));
  /* Even if a new review would call it good. */
  qdr_tutor_go_to_task (tutor, 1);
  ck_assert (g_str_has_prefix (propose ("d7"), "That is what you played in the game. "));
}

static void
count_cb (guint *n)
{
  ++*n;
}

TEST (while_a_move_is_looked_at_that_is_told_and_a_second_click_changes_nothing)
{
  const QdrMove wrong = qdr_move_make (QDR_MOVE_HORIZONTAL_WALL, 0);
  guint n_foreseen = 0;

  add (AT_THE_GOAL, "e7", "e9");
  begin ();
  g_signal_connect_swapped (tutor, "foreseen", G_CALLBACK (count_cb), &n_foreseen);
  qdr_tutor_try_move (tutor, wrong);
  ck_assert_str_eq (heard_from (tutor)->sentence, "Looking at that move…");
  ck_assert_uint_eq (n_foreseen, 1);
  qdr_tutor_try_move (tutor, wrong);
  ck_assert_uint_eq (n_foreseen, 1);
  fixture_wait (has_sentence, NULL);
  ck_assert (heard_from (tutor)->tone == QDR_TUTOR_TONE_WRONG);
}

TEST (what_is_not_allowed_is_refused_as_in_a_game)
{
  add (AT_THE_GOAL, "e7", "e9");
  begin ();
  propose ("e5");
  ck_assert (heard_from (tutor)->tone == QDR_TUTOR_TONE_WRONG);
  ck_assert_str_eq (answered->str, "");
}

static void
pointed_cb (guint pointed[2], guint from, guint to)
{
  pointed[0] = from;
  pointed[1] = to;
}

TEST (hints_come_by_degrees_and_then_the_move)
{
  guint pointed[2] = { 0, 0 };

  add (AT_THE_GOAL, "e7", "e9");
  begin ();
  g_signal_connect_swapped (tutor, "pointed", G_CALLBACK (pointed_cb), pointed);
  ck_assert (qdr_tutor_has_hints_left (tutor));
  ck_assert_str_eq (ask (), "Look at your own path.");
  ck_assert_str_eq (ask (), "Move your pawn.");
  ck_assert_str_eq (ask (), "Look at the squares from d7 to f9.");
  ck_assert_uint_eq (pointed[0], 6 * 10 + 3);
  ck_assert_uint_eq (pointed[1], 8 * 10 + 5);
  ck_assert (!qdr_tutor_has_hints_left (tutor));
  ck_assert_str_eq (answered->str, "");
  ck_assert_str_eq (ask (), "Try e9.");
  ck_assert_str_eq (answered->str, AT_THE_GOAL ";");
  /* The exercise is due tomorrow, and playing the move now does not change that. */
  ck_assert_str_eq (propose ("e9"), "Right! You reach your goal.");
  ck_assert_str_eq (answered->str, AT_THE_GOAL ";");
}

TEST (hints_tell_of_the_path_that_a_wall_lengthens)
{
  add (WALL_WINS, "c4", "d1h");
  begin ();
  ck_assert_str_eq (ask (), "Look at Robin’s path.");
  ck_assert_str_eq (ask (), "Place a wall.");
  ck_assert_str_eq (ask (), "Look at the squares from d1 to e3.");
}

/* A wall between two parts belongs to the one in the hint. */
TEST (hints_tell_of_a_part_with_all_squares_beside_a_wall)
{
  add ("9 9 2 1 | e5 e4 | 10 10 | - | -", "e6", "c3v");
  begin ();
  ask ();
  ask ();
  ck_assert_str_eq (ask (), "Look at the squares from b2 to d4.");
}

/* No wrong move reveals the solution before it is found or shown. */
TEST (no_sentence_names_the_better_move)
{
  static const char *const tries[] = { "c4", "b3", "c2", "a1h", "b3v", "d3h", "a4v" };

  add (WALL_WINS, "c4", "d1h");
  begin ();
  for (guint i = 0; i < G_N_ELEMENTS (tries); i++) {
    const char *sentence = propose (tries[i]);

    ck_assert_msg (strstr (sentence, "d1h") == NULL, "%s", sentence);
    if (i < 3)
      ck_assert_ptr_null (strstr (ask (), "d1h"));
  }
}

TEST (how_it_was_done_decides_when_it_comes_back)
{
  g_autoptr (GPtrArray) due = NULL;

  add (AT_THE_GOAL, "e7", "e9");
  add (AHEAD, "e6", "e8");
  add (WALL_WINS, "c4", "d1h");
  begin ();
  propose ("e9");
  qdr_tutor_go_to_task (tutor, 1);
  propose ("e6");
  propose ("e8");
  qdr_tutor_go_to_task (tutor, 2);
  ask ();
  propose ("d1h");
  ck_assert_uint_eq (count_due (), 0);
  g_setenv ("QDR_TODAY", "2026-12-02", TRUE);
  due = qdr_training_list_due_exercises (training);
  ck_assert_uint_eq (due->len, 3);
  ck_assert_int_eq (((QdrLibraryExercise *) due->pdata[0])->quality, QDR_LIBRARY_QUALITY_AT_ONCE);
  ck_assert_int_eq (((QdrLibraryExercise *) due->pdata[1])->quality,
                    QDR_LIBRARY_QUALITY_WRONG_ONCE);
  ck_assert_int_eq (((QdrLibraryExercise *) due->pdata[2])->quality, QDR_LIBRARY_QUALITY_HINTED);
}

TEST (one_that_is_removed_gives_way_to_the_next_and_can_come_back)
{
  g_autoptr (QdrLibraryExercise) first = NULL;
  g_autoptr (QdrLibraryExercise) last = NULL;
  QdrMistakeCourse *course;

  add (AT_THE_GOAL, "e7", "e9");
  add ("9 9 2 1 | d8 a2 | 10 10 | - | -", "d7", "d9");
  begin ();
  course = QDR_MISTAKE_COURSE (tutor);
  propose ("e9");
  first = qdr_mistake_course_remove_exercise (course);
  ck_assert_str_eq (first->move, "e7");
  ck_assert_uint_eq (qdr_tutor_get_n_tasks (tutor), 1);
  ck_assert_ptr_nonnull (strstr (qdr_tutor_get_task (tutor)->text, "you played d7 here"));
  ck_assert (!qdr_tutor_is_task_done (tutor));
  last = qdr_mistake_course_remove_exercise (course);
  ck_assert_str_eq (last->move, "d7");
  ck_assert_uint_eq (count_due (), 0);
  qdr_training_restore_exercise (training, last);

  /* It was solved today, and is not recorded again. */
  g_string_truncate (answered, 0);
  qdr_mistake_course_restore_exercise (course, first);
  ck_assert_uint_eq (qdr_tutor_get_n_tasks (tutor), 2);
  ck_assert_uint_eq (qdr_tutor_get_task_index (tutor), 0);
  ck_assert_uint_eq (count_due (), 1);
  propose ("e9");
  ck_assert_uint_eq (answered->len, 0);
}

TEST (with_the_last_one_all_is_done)
{
  guint n_completed = 0;

  add (AT_THE_GOAL, "e7", "e9");
  add (AHEAD, "e6", "e8");
  begin ();
  g_signal_connect_swapped (tutor, "completed", G_CALLBACK (count_cb), &n_completed);
  qdr_tutor_go_to_task (tutor, 1);
  propose ("e8");
  ck_assert_uint_eq (n_completed, 0);
  qdr_tutor_go_to_task (tutor, 0);
  propose ("e9");
  ck_assert_uint_eq (n_completed, 1);
}

TEST (what_is_left_while_it_is_judged_says_nothing_more)
{
  gboolean exercising;

  add (AT_THE_GOAL, "e7", "e9");
  begin ();
  g_object_get (training, "exercising", &exercising, NULL);
  ck_assert (exercising);
  qdr_tutor_try_move (tutor, qdr_move_make (QDR_MOVE_HORIZONTAL_WALL, 0));
  fixture_assert_finalizes (g_steal_pointer (&tutor), g_object_unref);
  g_object_get (training, "exercising", &exercising, NULL);
  ck_assert (!exercising);
}
