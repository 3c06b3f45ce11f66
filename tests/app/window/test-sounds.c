/*
 * The sounds of a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fixture.h"

#include "qdr-notation.h"
#include "qdr-sounds.h"

#define NONE ""

static QdrGame *game;
static QdrSounds *sounds;
static GString *played; /* the names of the sounds */
static GArray *cues;    /* of QdrCue */

static void
sounding_cb (GString *names, guint sound)
{
  if (names->len > 0)
    g_string_append_c (names, ' ');
  g_string_append (names, qdr_sound_get_name ((QdrSound) sound));
}

static void
cued_cb (GArray *notes, const QdrCue *cue)
{
  g_array_append_val (notes, *cue);
}

static void
assert_played (const char *names)
{
  ck_assert_str_eq (played->str, names);
  g_string_truncate (played, 0);
}

static void
set_up (void)
{
  fixture_set_up ();
  played = g_string_new (NULL);
  cues = g_array_new (FALSE, FALSE, sizeof (QdrCue));
  game = fixture_make_game (5, 2, "human,human");
  sounds = qdr_sounds_new ();
  g_signal_connect_swapped (sounds, "sounding", G_CALLBACK (sounding_cb), played);
  g_signal_connect_swapped (sounds, "cued", G_CALLBACK (cued_cb), cues);
  qdr_sounds_set_game (sounds, game);
}

static void
tear_down (void)
{
  fixture_assert_finalizes (sounds, g_object_unref);
  fixture_assert_finalizes (game, g_object_unref);
  g_array_unref (cues);
  g_string_free (played, TRUE);
  fixture_tear_down ();
}

TEST_DEFAULTS (.timeout = 120, .set_up = set_up, .tear_down = tear_down)

TEST (steps_walls_and_jumps_sound_each_in_its_way)
{
  fixture_play (game, "c2");
  assert_played ("move");
  fixture_play (game, "a1h");
  assert_played ("wall");
  fixture_play (game, "a4v");
  assert_played ("wall");
  fixture_play (game, "c4");
  assert_played ("move");
  fixture_play (game, "c3");
  assert_played ("move");
  fixture_play (game, "c2");
  assert_played ("jump");
}

/* The wall behind the other pawn forces a diagonal jump. */
TEST (a_jump_aside_is_a_jump)
{
  fixture_play (game, "c2 c4 c3 c2v c4h b1h");
  assert_played ("move move move wall wall wall");
  fixture_play (game, "d4");
  assert_played ("jump");
}

TEST (stepping_through_the_game_is_silent)
{
  fixture_play (game, "c2 c4 b2h");
  assert_played ("move move wall");
  qdr_game_step_back (game);
  qdr_game_step_forward (game);
  qdr_game_go_to_ply (game, 0);
  qdr_game_go_to_ply (game, 3);
  assert_played (NONE);
  fixture_play (game, "b4");
  assert_played ("move");
}

/* The origin of a pawn is correct after moves are taken back. */
TEST (a_move_after_taking_back_sounds_like_what_it_is)
{
  fixture_play (game, "c2 c4 c3");
  qdr_game_go_to_ply (game, 0);
  assert_played ("move move move");
  fixture_play (game, "b1");
  assert_played ("move");
}

static QdrMove
move_of (const char *text)
{
  QdrMove move = QDR_MOVE_NONE;

  ck_assert_int_eq (qdr_move_from_text (&qdr_game_get_position (game)->board, text, &move),
                    QDR_REFUSAL_REASON_NONE);
  return move;
}

TEST (a_win_sounds_after_its_move_and_only_once)
{
  fixture_play (game, "b1 d5 b2 e5 b3 e4 b4 e5");
  assert_played ("move move move move move move move move");
  fixture_play (game, "b5");
  assert_played ("move win");
  qdr_game_step_back (game);
  qdr_game_step_forward (game);
  assert_played (NONE);
}

TEST (a_win_in_an_analysis_after_the_end_is_silent)
{
  fixture_play (game, "b1 d5 b2 e5 b3 e4 b4 e5 b5");
  assert_played ("move move move move move move move move move win");
  qdr_game_go_to_ply (game, 7);
  ck_assert (qdr_game_play_keeping_moves (game, move_of ("d4"), NULL));
  ck_assert (qdr_game_play_keeping_moves (game, move_of ("b5"), NULL));
  assert_played ("move move");
}

TEST (a_win_because_somebody_gives_up_sounds_without_a_move)
{
  fixture_play (game, "resign");
  assert_played ("win");
}

TEST (moves_and_wins_of_the_computer_sound_differently_from_those_of_a_person)
{
  g_autoptr (QdrGame) other = fixture_make_game (5, 2, "human,computer beginner");

  qdr_sounds_set_game (sounds, other);
  fixture_play (other, "c2 c4 a1h b4v");
  assert_played ("move other-move wall other-wall");
  fixture_play (other, "c3 c2");
  assert_played ("move other-jump");
  fixture_play (other, "b3 c1");
  assert_played ("move other-move loss");
}

TEST (computers_among_themselves_sound_like_people)
{
  g_autoptr (QdrGame) other = fixture_make_game (5, 2, "computer beginner,computer beginner");

  qdr_sounds_set_game (sounds, other);
  fixture_play (other, "c2 c4 resign");
  assert_played ("move move win");
}

TEST (a_draw_is_no_win)
{
  fixture_play (game, "b1 b5 c1 c5 b1 b5 c1 c5");
  ck_assert_int_eq (qdr_game_get_result (game).outcome, QDR_OUTCOME_REPETITION);
  assert_played ("move move move move move move move move");
}

TEST (nothing_sounds_where_sounds_are_not_enabled)
{
  ck_assert (qdr_sounds_get_enabled (sounds));
  qdr_sounds_set_enabled (sounds, FALSE);
  fixture_play (game, "c2");
  qdr_sounds_play_sound (sounds, QDR_SOUND_REFUSAL);
  assert_played (NONE);
  g_object_set (sounds, "enabled", TRUE, NULL);
  fixture_play (game, "c4");
  assert_played ("move");
}

TEST (another_game_takes_the_place_of_the_one_before)
{
  g_autoptr (QdrGame) other = fixture_make_game (7, 2, "human,human");

  fixture_play (other, "d2");
  qdr_sounds_set_game (sounds, other);
  fixture_play (game, "c2");
  assert_played (NONE);
  fixture_play (other, "d6");
  assert_played ("move");
}

TEST (every_sound_has_its_file, .from = QDR_SOUND_MOVE, .loops = QDR_SOUND_LOW_TIME + 1)
{
  g_autofree char *file = g_strconcat (qdr_sound_get_name ((QdrSound) _i), ".wav", NULL);
  g_autofree char *path = g_build_filename (g_getenv ("QDR_SOUNDS_DIR"), file, NULL);

  ck_assert_msg (g_file_test (path, G_FILE_TEST_IS_REGULAR), "%s", path);
  qdr_sounds_play_sound (sounds, (QdrSound) _i);
  assert_played (qdr_sound_get_name ((QdrSound) _i));
}

/* Cues */

/* Removes and returns the first cue. */
static QdrCue
take_cue (void)
{
  QdrCue cue;

  ck_assert_uint_gt (cues->len, 0);
  cue = g_array_index (cues, QdrCue, 0);
  g_array_remove_index (cues, 0);
  return cue;
}

/* Removes the first cue, and asserts that it is the one for a place on the board. */
static QdrCue
assert_cue (QdrTimbre timbre, const char *text)
{
  const QdrCue cue = take_cue ();
  QdrCue place =
      qdr_cue_for_place (timbre, &qdr_game_get_position (game)->board, move_of (text), 0);

  place.goal_hertz = cue.goal_hertz;
  ck_assert_msg (qdr_cue_equal (&cue, &place), "%s: timbre %d, pan %g, %g Hz", text, cue.timbre,
                 cue.pan, cue.hertz);
  return cue;
}

TEST (without_cues_there_is_none)
{
  gboolean spatial;

  g_object_get (sounds, "spatial", &spatial, NULL);
  ck_assert (!spatial);
  fixture_play (game, "c2");
  qdr_sounds_play_place_cue (sounds, move_of ("c3"));
  qdr_sounds_play_obstacle_cue (sounds, move_of ("c3"));
  g_object_set (sounds, "spatial", TRUE, NULL);
  qdr_sounds_set_enabled (sounds, FALSE);
  qdr_sounds_play_place_cue (sounds, move_of ("c3"));
  ck_assert_uint_eq (cues->len, 0);
}

TEST (a_move_is_heard_at_its_place_as_whose_it_is_beside_its_sound)
{
  g_object_set (sounds, "spatial", TRUE, NULL);
  fixture_play (game, "c2 b5 d2v");
  assert_played ("move move wall");
  assert_cue (QDR_TIMBRE_OWN, "c2");
  assert_cue (QDR_TIMBRE_OTHER, "b5");
  assert_cue (QDR_TIMBRE_OWN, "d2v");
  qdr_game_step_back (game);
  ck_assert_uint_eq (cues->len, 0);
}

/* After their moves c2 and b4 are three steps from their goals, and c3 two. */
TEST (a_step_is_heard_the_higher_the_nearer_its_goal_is)
{
  double three, two, from_the_north;

  g_object_set (sounds, "spatial", TRUE, NULL);
  fixture_play (game, "c2 b5 c3 b4 d3v");
  three = take_cue ().goal_hertz;
  take_cue ();
  two = take_cue ().goal_hertz;
  from_the_north = take_cue ().goal_hertz;
  ck_assert_double_gt (two, three);
  ck_assert_double_eq (from_the_north, three);
  ck_assert_double_eq (take_cue ().goal_hertz, 0);
}

TEST (what_is_own_is_that_of_the_first_person)
{
  g_object_set (sounds, "spatial", TRUE, NULL);
  qdr_player_set_seat (qdr_game_get_player (game, 0), "computer novice");
  fixture_play (game, "c2 c4");
  assert_cue (QDR_TIMBRE_OTHER, "c2");
  assert_cue (QDR_TIMBRE_OWN, "c4");
}

TEST (a_place_is_heard_as_what_stands_there_and_a_wall_in_the_way_as_a_knock)
{
  g_object_set (sounds, "spatial", TRUE, NULL);
  qdr_sounds_play_place_cue (sounds, move_of ("c1"));
  assert_cue (QDR_TIMBRE_OWN, "c1");
  qdr_sounds_play_place_cue (sounds, move_of ("c5"));
  assert_cue (QDR_TIMBRE_OTHER, "c5");
  qdr_sounds_play_place_cue (sounds, move_of ("a4"));
  assert_cue (QDR_TIMBRE_PLACE, "a4");
  qdr_sounds_play_place_cue (sounds, move_of ("c1h"));
  assert_cue (QDR_TIMBRE_PLACE, "c1h");
  qdr_sounds_play_obstacle_cue (sounds, move_of ("a4"));
  assert_cue (QDR_TIMBRE_KNOCK, "a4");
}

TEST (places_turn_with_the_board)
{
  const QdrBoard *board = &qdr_game_get_position (game)->board;
  const QdrCue turned = qdr_cue_for_place (QDR_TIMBRE_PLACE, board, move_of ("a2"), 2);
  QdrCue cue;

  g_object_set (sounds, "spatial", TRUE, "rotation", 2, NULL);
  qdr_sounds_play_place_cue (sounds, move_of ("a2"));
  cue = take_cue ();
  ck_assert (qdr_cue_equal (&cue, &turned));
}

static gboolean
has_cue (gpointer notes)
{
  return ((GArray *) notes)->len > 0;
}

TEST (the_last_seconds_of_a_person_are_counted_each_once)
{
  QdrCue cue;

  qdr_game_set_time_control (game, 9);
  g_object_set (sounds, "spatial", TRUE, NULL);
  fixture_play (game, "c2");
  take_cue ();
  qdr_game_set_clocks_enabled (game, TRUE);
  fixture_wait (has_cue, cues);
  cue = take_cue ();
  ck_assert_int_eq (cue.timbre, QDR_TIMBRE_CLOCK);
  g_object_notify (G_OBJECT (qdr_game_get_player (game, 1)), "remaining");
  g_object_notify (G_OBJECT (qdr_game_get_player (game, 0)), "remaining");
  ck_assert_uint_le (cues->len, 1);
}

/* Many sounds at once, whose end is not awaited. */
TEST (sounds_may_come_faster_than_they_can_be_played)
{
  for (guint i = 0; i < 1000; i++)
    qdr_sounds_play_sound (sounds, (QdrSound) (i % (QDR_SOUND_LOW_TIME + 1)));
}

/* Records sounds of the window too. */
static gboolean
any_sounding_cb (GSignalInvocationHint *hint,
                 guint n_params,
                 const GValue *params,
                 gpointer user_data)
{
  if (g_value_get_object (params) != sounds)
    sounding_cb (played, g_value_get_uint (params + 1));
  return TRUE;
}

TEST (in_the_window_moves_and_refusals_sound_unless_the_setting_is_off)
{
  QdrWindow *window = fixture_make_window (fixture_get_personalities ());
  const guint sounding = g_signal_lookup ("sounding", QDR_TYPE_SOUNDS);
  const gulong hook = g_signal_add_emission_hook (sounding, 0, any_sounding_cb, NULL, NULL);

  qdr_session_set_game (qdr_window_get_session (window), game, NULL, NULL);
  qdr_sounds_set_enabled (sounds, FALSE);
  fixture_play (game, "c2");
  g_signal_emit_by_name (fixture_get_board (window), "refused", "No.");
  assert_played ("move refusal");

  g_settings_set_boolean (fixture_get_settings (), "sound", FALSE);
  fixture_settle ();
  fixture_play (game, "c4");
  g_signal_emit_by_name (fixture_get_board (window), "refused", "No.");
  assert_played (NONE);
  fixture_assert_finalizes (window, fixture_close);
  g_signal_remove_emission_hook (sounding, hook);
}
