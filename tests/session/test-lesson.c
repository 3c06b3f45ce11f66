/*
 * The lesson: each step accepts the suggested way and explains the error in others.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-lesson.h"

#include <string.h>

#include "heard.h"
#include "qdr-movegen.h"
#include "qdr-notation.h"
#include "test.h"

#define N_STEPS 10

static QdrLesson *lesson;
static QdrTutor *tutor;
static QdrMove shown; /* the last move that the tutor has shown */

static void
shown_cb (gpointer user_data, guint move)
{
  shown = (QdrMove) move;
}

static void
set_up (void)
{
  lesson = qdr_lesson_new (0);
  tutor = QDR_TUTOR (lesson);
  shown = QDR_MOVE_NONE;
  heard_listen_to (tutor);
  g_signal_connect_swapped (tutor, "shown", G_CALLBACK (shown_cb), NULL);
}

static void
tear_down (void)
{
  g_assert_finalize_object (g_steal_pointer (&lesson));
}

static const QdrPosition *
get_position (void)
{
  return qdr_game_get_position (qdr_tutor_get_game (tutor));
}

static QdrMove
move_from (const char *text)
{
  QdrMove move;

  ck_assert_int_eq (qdr_move_from_text (&get_position ()->board, text, &move),
                    QDR_REFUSAL_REASON_NONE);
  return move;
}

static void
propose (const char *text)
{
  qdr_tutor_try_move (tutor, move_from (text));
}

/* Goes to the step whose title contains @title. */
static void
go_to_step (const char *title)
{
  for (guint i = 0; i < qdr_tutor_get_n_tasks (tutor); i++) {
    qdr_tutor_go_to_task (tutor, i);
    if (g_str_equal (qdr_tutor_get_task (tutor)->title, title))
      return;
  }
  ck_abort_msg ("no step is called %s", title);
}

static void
assert_said (QdrTutorTone tone, const char *part)
{
  const char *answer = heard_from (tutor)->sentence;

  ck_assert_msg (answer != NULL && strstr (answer, part) != NULL, "\"%s\" is not in \"%s\"", part,
                 answer);
  ck_assert_int_eq (heard_from (tutor)->tone, tone);
}

TEST_DEFAULTS (.set_up = set_up, .tear_down = tear_down)

/* All steps */

TEST (there_are_as_many_steps_as_are_tested)
{
  ck_assert_uint_eq (qdr_tutor_get_n_tasks (tutor), N_STEPS);
  ck_assert_uint_eq (qdr_tutor_get_task_index (tutor), 0);
}

TEST (a_step_has_words_and_a_person_to_move_at_the_bottom_against_robin, .loops = N_STEPS)
{
  QdrGame *game;

  qdr_tutor_go_to_task (tutor, (guint) _i);
  game = qdr_tutor_get_game (tutor);
  ck_assert_str_ne (qdr_tutor_get_task (tutor)->title, "");
  ck_assert_str_ne (qdr_tutor_get_task (tutor)->text, "");
  ck_assert_str_ne (qdr_tutor_get_task (tutor)->request, "");
  ck_assert_uint_eq (qdr_tutor_get_person_number (tutor), 0);
  ck_assert_uint_eq (qdr_game_get_turn (game), 0);
  ck_assert (qdr_player_is_human (qdr_game_get_player (game, 0)));
  ck_assert (!qdr_player_is_human (qdr_game_get_player (game, 1)));
  ck_assert_str_eq (qdr_player_get_name (qdr_game_get_player (game, 1)), "Robin");
  ck_assert_ptr_null (heard_from (tutor)->sentence);
}

/* The number of moves of the person in each step. */
static const guint n_moves[] = { 1, 3, 1, 1, 1, 1, 1, 1, 1, 4 };

TEST (a_step_is_done_by_the_moves_that_it_shows, .loops = N_STEPS)
{
  qdr_tutor_go_to_task (tutor, (guint) _i);
  for (guint i = 0; i < n_moves[_i]; i++) {
    shown = QDR_MOVE_NONE;
    qdr_tutor_show_hint (tutor);
    ck_assert (!qdr_tutor_is_task_done (tutor));
    ck_assert_uint_ne (shown, QDR_MOVE_NONE);
    assert_said (QDR_TUTOR_TONE_NEUTRAL, "Try ");
    qdr_tutor_try_move (tutor, shown);
    qdr_tutor_play_reply (tutor);
  }
  shown = QDR_MOVE_NONE;
  qdr_tutor_show_hint (tutor);
  ck_assert (qdr_tutor_is_task_done (tutor));
  ck_assert_str_eq (qdr_tutor_get_task (tutor)->request, "");
  assert_said (QDR_TUTOR_TONE_RIGHT, "");
  ck_assert_uint_eq (shown, QDR_MOVE_NONE);
}

static QdrTutorTone
tone_of (QdrMove move)
{
  qdr_tutor_go_to_task (tutor, qdr_tutor_get_task_index (tutor));
  qdr_tutor_try_move (tutor, move);
  return heard_from (tutor)->tone;
}

/* Any other first move is played, or there is a sentence about it and the position stays. */
TEST (every_other_move_is_answered_in_words_and_not_played, .loops = N_STEPS)
{
  guint n_wrong = 0;

  qdr_tutor_go_to_task (tutor, (guint) _i);
  for (guint move = 0; move <= QDR_MOVE_MAX; move++) {
    const QdrSquare square = qdr_move_square ((QdrMove) move);

    if (qdr_move_kind ((QdrMove) move) == QDR_MOVE_CONCESSION ||
        !qdr_bits_test (&get_position ()->board.squares, square))
      continue;
    if (tone_of ((QdrMove) move) == QDR_TUTOR_TONE_WRONG) {
      ck_assert_str_ne (heard_from (tutor)->sentence, "");
      ck_assert_uint_eq (qdr_game_get_ply (qdr_tutor_get_game (tutor)), 0);
      ck_assert (!qdr_tutor_is_task_done (tutor));
      n_wrong++;
    }
  }
  ck_assert_uint_gt (n_wrong, 10);
}

/* Single steps */

static const struct {
  const char *step;
  const char *move;
  const char *answer;
} mistakes[] = {
  { "The Goal", "b1", "brings you no nearer" },
  { "The Goal", "c1h", "Walls come later" },
  { "The Goal", "c4", "in one step" },
  { "The Race", "a2", "That costs time" },
  { "The Jump", "b2", "a jump takes you further" },
  { "The Jump", "c3", "pawn" },
  { "A Jump to the Side", "b2", "ordinary step" },
  { "A Jump to the Side", "c4", "A wall is in the way" },
  { "A Wall", "c3", "Place a wall this time" },
  { "A Longer Path", "b3", "Leave your pawn" },
  { "A Longer Path", "a4h", "as short as before" },
  { "No Room for Two", "a1h", "room for that wall" },
  { "No Room for Two", "b2", "Leave your pawn" },
  { "Always a Path", "a1h", "leaves Robin a way out" },
  { "Always a Path", "d4v", "crosses another wall" },
  { "The Long Path", "a1h", "less than two steps" },
  { "The Long Path", "c4v", "without a path" },
  { "Your First Win", "b3", "Use your wall" },
  { "Your First Win", "a4h", "does not hold Robin up" },
};

TEST (a_mistake_is_answered_to_the_point, .loops = G_N_ELEMENTS (mistakes))
{
  go_to_step (mistakes[_i].step);
  propose (mistakes[_i].move);
  assert_said (QDR_TUTOR_TONE_WRONG, mistakes[_i].answer);
  ck_assert (!qdr_tutor_is_task_done (tutor));
}

TEST (either_side_of_the_pawn_will_do)
{
  go_to_step ("A Jump to the Side");
  propose ("d3");
  ck_assert (qdr_tutor_is_task_done (tutor));
}

TEST (robin_runs_in_the_race_and_the_person_goes_on)
{
  go_to_step ("The Race");
  propose ("b3");
  ck_assert (!qdr_tutor_is_task_done (tutor));
  /* It is the opponent's turn. */
  propose ("b4");
  ck_assert_uint_eq (qdr_game_get_ply (qdr_tutor_get_game (tutor)), 1);
  qdr_tutor_play_reply (tutor);
  assert_said (QDR_TUTOR_TONE_REPLY, "Robin moves to d4. Your turn again.");
  qdr_tutor_play_reply (tutor);
  ck_assert_uint_eq (qdr_game_get_ply (qdr_tutor_get_game (tutor)), 2);
}

TEST (the_wall_that_shuts_robin_in_is_refused_for_just_that_reason)
{
  QdrRefusal refusal;

  go_to_step ("Always a Path");
  refusal = qdr_game_check_move (qdr_tutor_get_game (tutor), move_from ("c4v"));
  ck_assert_int_eq (refusal.reason, QDR_REFUSAL_REASON_NO_PATH);
  ck_assert_uint_eq (refusal.player, 1);
  propose ("c4v");
  ck_assert (qdr_tutor_is_task_done (tutor));
  assert_said (QDR_TUTOR_TONE_RIGHT,
               "That would leave Robin without a path to the goal. This is the rule");
  ck_assert_uint_eq (qdr_game_get_ply (qdr_tutor_get_game (tutor)), 0);
}

TEST (moves_are_taken_until_the_step_is_done_whoever_is_to_move)
{
  go_to_step ("The Race");
  propose ("b3");
  ck_assert_uint_eq (qdr_game_get_turn (qdr_tutor_get_game (tutor)), 1);
  ck_assert (qdr_tutor_accepts_moves (tutor));
  go_to_step ("Always a Path");
  ck_assert (qdr_tutor_accepts_moves (tutor));
  propose ("c4v");
  ck_assert_uint_eq (qdr_game_get_turn (qdr_tutor_get_game (tutor)), 0);
  ck_assert (!qdr_tutor_accepts_moves (tutor));
}

TEST (the_praise_for_a_wall_says_what_it_does)
{
  go_to_step ("The Long Path");
  propose ("b4h");
  assert_said (QDR_TUTOR_TONE_RIGHT, "Robin’s path grows by 2 steps, yours by 1.");
}

/* Plays @moves of the person in the last race. */
static void
race (const GArray *moves)
{
  go_to_step ("Your First Win");
  for (guint i = 0; i < moves->len; i++) {
    qdr_tutor_try_move (tutor, g_array_index (moves, QdrMove, i));
    qdr_tutor_play_reply (tutor);
  }
}

static gboolean
is_taken (const GArray *moves, QdrMove move)
{
  race (moves);
  qdr_tutor_try_move (tutor, move);
  return heard_from (tutor)->tone != QDR_TUTOR_TONE_WRONG;
}

/* Tries all moves that are accepted after @moves. Returns the number of lines that reach the
 * end. */
static guint
count_wins (GArray *moves)
{
  QdrMoveList list;
  guint n_wins = 0;

  race (moves);
  if (qdr_tutor_is_task_done (tutor)) {
    ck_assert_int_eq (qdr_game_get_result (qdr_tutor_get_game (tutor)).winner, 0);
    return 1;
  }
  ck_assert_uint_lt (moves->len, 8);
  ck_assert_uint_eq (get_position ()->turn, 0);
  qdr_position_generate_moves (get_position (), &list);
  for (guint i = 0; i < list.count; i++)
    if (is_taken (moves, list.moves[i])) {
      g_array_append_val (moves, list.moves[i]);
      n_wins += count_wins (moves);
      g_array_set_size (moves, moves->len - 1);
    }
  ck_assert_uint_ge (n_wins, 1);
  return n_wins;
}

TEST (whoever_makes_no_mistake_wins_the_last_race)
{
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (QdrMove));

  ck_assert_uint_ge (count_wins (moves), 1);
}

TEST (the_race_is_told_in_steps_and_walls)
{
  g_autofree char *own = NULL;
  g_autofree char *robins = NULL;

  go_to_step ("Your First Win");
  own = qdr_tutor_describe_player (tutor, 0);
  robins = qdr_tutor_describe_player (tutor, 1);
  ck_assert_str_eq (own, "You: 3 steps to go, 1 wall.");
  ck_assert_str_eq (robins, "Robin: 2 steps to go, 0 walls.");
}

/* Signals */

static void
log_cb (GString *log, gpointer instance)
{
  g_string_append (log, "asked ");
}

static void
assert_task (const char *title, const char *expected)
{
  g_autofree char *words = NULL;

  go_to_step (title);
  words = qdr_tutor_describe_task (tutor);
  ck_assert_str_eq (words, expected);
}

/* Walls are not mentioned before the first one. */
TEST (who_does_not_see_the_board_is_told_what_is_on_it)
{
  assert_task ("The Race", "You and Robin take turns. You run up, and Robin runs down.\n"
                           "You are on b2, on the way to row 5.\n"
                           "Robin is on d5, on the way to row 1.\n"
                           "Reach the top row before Robin reaches the bottom row.");
  assert_task ("The Long Path", "You may not close Robin’s path, but you may make it long.\n"
                                "You are on b1, on the way to row 5.\n"
                                "Robin is on e5, on the way to row 1.\n"
                                "You: 3 walls left.\n"
                                "Robin: 3 walls left.\n"
                                "On the board from the start: d4h.\n"
                                "You: north 4 times; 4 steps.\n"
                                "Robin: west, west, south 4 times; 6 steps.\n"
                                "Place a wall that makes Robin’s path two steps longer.");
}

/* A name of a wall is explained with the first one, and nobody is sent to dots or a mouse. */
TEST (the_lesson_speaks_to_the_ear)
{
  assert_task (
      "A Jump to the Side",
      "c3h is the name of a wall: it lies across, above c3 and d3, behind Robin’s pawn. It "
      "stops you from jumping straight. Then you may land on either side of that pawn "
      "instead.\n"
      "You are on c2, on the way to row 5.\n"
      "Robin is on c3, on the way to row 1.\n"
      "You: 0 walls left.\n"
      "Robin: 0 walls left.\n"
      "On the board from the start: c3h.\n"
      "Jump to the square on the left or on the right of Robin’s pawn.");
  for (guint i = 0; i < qdr_tutor_get_n_tasks (tutor); i++) {
    g_autofree char *words = NULL;

    qdr_tutor_go_to_task (tutor, i);
    words = qdr_tutor_describe_task (tutor);
    ck_assert_msg (!g_regex_match_simple ("\\b(dots|[Cc]lick|tap)\\b", words, 0, 0), "%s", words);
  }
}

static void
log_said_cb (GString *log, int tone, const char *sentence)
{
  g_string_append_printf (log, "said%d ", tone);
}

static void
log_reply_cb (GString *log)
{
  g_string_append (log, "reply-due ");
}

TEST (signals_tell_of_tasks_answers_and_replies)
{
  g_autoptr (GString) log = g_string_new (NULL);

  g_signal_connect_swapped (tutor, "asked", G_CALLBACK (log_cb), log);
  g_signal_connect_swapped (tutor, "announced", G_CALLBACK (log_said_cb), log);
  g_signal_connect_swapped (tutor, "reply-due", G_CALLBACK (log_reply_cb), log);
  qdr_tutor_go_to_task (tutor, 1);
  propose ("a2");
  propose ("b3");
  qdr_tutor_play_reply (tutor);
  qdr_tutor_go_to_task (tutor, 0);
  propose ("c2");
  ck_assert_str_eq (log->str, "asked said2 reply-due said3 asked said1 ");
}
