/*
 * The computer player: it moves in its turn, and stops when the game changes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-computer-player.h"
#include "temp-folder.h"
#include "test.h"

static QdrPersonalityList *personalities;
static QdrComputerPlayer *computer;

static void
setup (void)
{
  personalities = qdr_personality_list_new ();
  computer = qdr_computer_player_new (personalities);
}

static void
teardown (void)
{
  g_assert_finalize_object (computer);
  g_assert_finalize_object (personalities);
}

/* "novice" answers at once. "endless" does not exist and so plays at full strength, until its
 * time is up, which is longer than any test. */
static QdrGame *
make_game (guint size, guint players, const char *const seats[])
{
  QdrPosition start;
  QdrGame *game;

  qdr_position_init (&start, size, size, players);
  game = qdr_game_new (&start, TRUE);
  for (guint i = 0; i < players; i++)
    qdr_player_set_seat (qdr_game_get_player (game, i), seats[i]);
  return game;
}

#define HUMAN "human"
#define NOVICE "computer novice"
#define ENDLESS "computer endless"

static const char *const novices[] = { NOVICE, NOVICE, NOVICE, NOVICE };
static const char *const human_first[] = { HUMAN, NOVICE };
static const char *const computer_first[] = { ENDLESS, HUMAN };
static const char *const human_then_endless[] = { HUMAN, ENDLESS };

static void
play_text (QdrGame *game, const char *text)
{
  g_autoptr (GError) error = NULL;

  ck_assert_msg (qdr_game_play_from_text (game, text, &error), "%s", text);
}

static void
wait_for_ply (QdrGame *game, guint ply)
{
  while (qdr_game_get_ply (game) < ply)
    g_main_context_iteration (NULL, TRUE);
}

/* Carries out everything that is due in the main loop. */
static void
run_pending (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    continue;
}

/* Asserts that @player neither searches nor holds a move to play later. */
static void
assert_idle (QdrComputerPlayer *player)
{
  run_pending ();
  ck_assert (!qdr_computer_player_get_thinking (player));
  ck_assert_ptr_null (g_main_context_find_source_by_user_data (NULL, player));
}

static void
count_cb (guint *count)
{
  (*count)++;
}

/* Waits for the first report of a search of @player. */
static void
wait_for_progress (QdrComputerPlayer *player)
{
  guint n_reports = 0;

  g_signal_connect_swapped (player, "progress", G_CALLBACK (count_cb), &n_reports);
  while (n_reports == 0)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handlers_disconnect_by_data (player, &n_reports);
}

/* Waits until @player has found its move, which it plays later from the main loop. */
static void
wait_until_move_is_known (QdrComputerPlayer *player)
{
  while (g_main_context_find_source_by_user_data (NULL, player) == NULL)
    g_main_context_iteration (NULL, TRUE);
}

TEST_DEFAULTS (.timeout = 60, .set_up = setup, .tear_down = teardown)

TEST (it_answers_a_move_and_then_waits_for_the_human)
{
  g_autoptr (QdrGame) game = make_game (9, 2, human_first);

  qdr_computer_player_set_game (computer, game);
  ck_assert (!qdr_computer_player_get_thinking (computer));
  play_text (game, "e2");
  ck_assert (qdr_computer_player_get_thinking (computer));
  wait_for_ply (game, 2);
  assert_idle (computer);
  ck_assert_uint_eq (qdr_game_get_ply (game), 2);
}

typedef struct {
  guint size;
  guint players;
} GameCase;

static const GameCase whole_games[] = { { 5, 2 }, { 5, 4 }, { 7, 2 } };

TEST (it_plays_all_seats_to_the_end, .loops = G_N_ELEMENTS (whole_games))
{
  g_autoptr (QdrGame) game = make_game (whole_games[_i].size, whole_games[_i].players, novices);

  qdr_computer_player_set_game (computer, game);
  while (qdr_game_get_result (game).outcome == QDR_OUTCOME_ONGOING)
    g_main_context_iteration (NULL, TRUE);
  ck_assert (!qdr_computer_player_get_thinking (computer));
}

TEST (undoing_while_it_thinks_gives_the_turn_back)
{
  g_autoptr (QdrGame) game = make_game (9, 2, human_then_endless);

  qdr_computer_player_set_game (computer, game);
  play_text (game, "e2");
  wait_for_progress (computer);
  ck_assert (qdr_computer_player_get_thinking (computer));
  ck_assert (qdr_game_step_back (game));
  assert_idle (computer);

  /* The next search begins after the previous one has ended. */
  play_text (game, "e2");
  wait_for_progress (computer);
  ck_assert_uint_eq (qdr_game_get_ply (game), 1);
  ck_assert (qdr_game_step_back (game));
  assert_idle (computer);
  ck_assert_uint_eq (qdr_game_get_ply (game), 0);
}

TEST (it_does_not_start_while_there_are_moves_ahead)
{
  g_autoptr (QdrGame) game = make_game (9, 2, human_first);

  qdr_computer_player_set_game (computer, game);
  play_text (game, "e2");
  wait_for_ply (game, 2);
  ck_assert (qdr_game_step_back (game));
  assert_idle (computer);
  ck_assert_uint_eq (qdr_game_get_ply (game), 1);

  qdr_computer_player_move_now (computer);
  ck_assert (qdr_computer_player_get_thinking (computer));
  wait_for_ply (game, 2);
  ck_assert (!qdr_game_get_can_step_forward (game));
}

TEST (another_game_is_played_from_where_it_stands)
{
  g_autoptr (QdrGame) old_game = make_game (9, 2, computer_first);
  g_autoptr (QdrGame) new_game = make_game (5, 2, human_first);

  qdr_computer_player_set_game (computer, old_game);
  ck_assert (qdr_computer_player_get_thinking (computer));
  wait_for_progress (computer);
  qdr_computer_player_set_game (computer, new_game);
  ck_assert (!qdr_computer_player_get_thinking (computer));
  play_text (new_game, "c2");
  wait_for_ply (new_game, 2);
  ck_assert_uint_eq (qdr_game_get_ply (old_game), 0);

  qdr_computer_player_set_game (computer, NULL);
  ck_assert_ptr_null (qdr_computer_player_get_game (computer));
  play_text (new_game, "resign");
  ck_assert (!qdr_computer_player_get_thinking (computer));
}

TEST (a_pause_ends_the_search_and_the_end_of_the_pause_begins_it_again)
{
  g_autoptr (QdrGame) game = make_game (9, 2, computer_first);

  qdr_computer_player_set_game (computer, game);
  qdr_computer_player_set_paused (computer, TRUE);
  ck_assert (!qdr_computer_player_get_thinking (computer));
  qdr_computer_player_move_now (computer);
  assert_idle (computer);
  ck_assert_uint_eq (qdr_game_get_ply (game), 0);

  qdr_computer_player_set_paused (computer, FALSE);
  ck_assert (qdr_computer_player_get_thinking (computer));
  qdr_computer_player_move_now (computer);
  wait_for_ply (game, 1);
}

TEST (a_seat_that_changes_hands_starts_and_ends_the_search)
{
  static const char *const humans[] = { HUMAN, HUMAN };
  g_autoptr (QdrGame) game = make_game (9, 2, humans);
  QdrPlayer *south = qdr_game_get_player (game, 0);

  qdr_computer_player_set_game (computer, game);
  qdr_player_set_seat (qdr_game_get_player (game, 1), NOVICE);
  ck_assert (!qdr_computer_player_get_thinking (computer));
  qdr_player_set_seat (south, ENDLESS);
  ck_assert (qdr_computer_player_get_thinking (computer));
  qdr_player_set_seat (south, HUMAN);
  ck_assert (!qdr_computer_player_get_thinking (computer));
  qdr_player_set_seat (south, NOVICE);
  wait_for_ply (game, 3);
}

TEST (the_end_of_the_game_ends_the_search)
{
  g_autoptr (QdrGame) game = make_game (9, 2, computer_first);

  qdr_computer_player_set_game (computer, game);
  ck_assert (qdr_computer_player_get_thinking (computer));
  play_text (game, "resign");
  ck_assert (!qdr_computer_player_get_thinking (computer));
}

TEST (it_may_go_while_it_thinks)
{
  g_autoptr (QdrGame) game = make_game (9, 2, computer_first);

  qdr_computer_player_set_game (computer, game);
  wait_for_progress (computer);
  g_assert_finalize_object (computer);
  run_pending ();
  ck_assert_uint_eq (qdr_game_get_ply (game), 0);

  /* Another player takes its place, and only that one moves. Its search takes longer than the end
   * of the first search, which has been stopped. */
  computer = qdr_computer_player_new (personalities);
  qdr_computer_player_set_game (computer, game);
  wait_for_progress (computer);
  ck_assert_uint_eq (qdr_game_get_ply (game), 0);
  qdr_computer_player_move_now (computer);
  wait_for_ply (game, 1);
  assert_idle (computer);
  ck_assert_uint_eq (qdr_game_get_ply (game), 1);
}

/* Loads a personality that finds its move at once and plays it after a delay. */
static QdrPersonalityList *
load_ponderer (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "ponderer.personality", NULL);

  ck_assert (g_file_set_contents (path,
                                  "[Personality]\nId=ponderer\nName=Ponderer\nCharacter=C\n"
                                  "Style=S\nRating=1\nDepth=1\nPauseMs=10000\n",
                                  -1, NULL));
  g_setenv ("QDR_PERSONALITIES_DIR", folder, TRUE);
  return qdr_personality_list_new ();
}

TEST (who_likes_to_ponder_takes_longer_where_there_is_a_pace)
{
  static const char *const seats[] = { "computer ponderer", HUMAN };
  char *folder = make_temp_folder ();
  g_autoptr (QdrPersonalityList) ponderers = load_ponderer (folder);
  g_autoptr (QdrComputerPlayer) ponderer = qdr_computer_player_new (ponderers);
  g_autoptr (QdrGame) with_pace = make_game (9, 2, seats);
  g_autoptr (QdrGame) without = make_game (9, 2, seats);

  qdr_computer_player_set_game (ponderer, without);
  wait_for_ply (without, 1);

  qdr_computer_player_set_pace (ponderer, 1);
  qdr_computer_player_set_game (ponderer, with_pace);
  wait_until_move_is_known (ponderer);
  ck_assert_uint_eq (qdr_game_get_ply (with_pace), 0);
  ck_assert (qdr_computer_player_get_thinking (ponderer));
  qdr_computer_player_move_now (ponderer);
  ck_assert_uint_eq (qdr_game_get_ply (with_pace), 1);
  remove_temp_folder (folder);
}

TEST (computers_among_themselves_keep_to_the_pace_alone)
{
  static const char *const seats[] = { "computer ponderer", "computer ponderer" };
  char *folder = make_temp_folder ();
  g_autoptr (QdrPersonalityList) ponderers = load_ponderer (folder);
  g_autoptr (QdrComputerPlayer) ponderer = qdr_computer_player_new (ponderers);
  g_autoptr (QdrGame) game = make_game (9, 2, seats);

  /* Ten seconds for each of these moves would exceed the time limit of the test. */
  qdr_computer_player_set_pace (ponderer, 1);
  qdr_computer_player_set_game (ponderer, game);
  wait_for_ply (game, 10);
  remove_temp_folder (folder);
}

/* Makes a folder with a book of one odd move and two personalities, of which one uses the
 * book. */
static char *
make_folder_with_book (void)
{
  char *folder = make_temp_folder ();
  g_autofree char *reader = g_build_filename (folder, "reader.personality", NULL);
  g_autofree char *librarian = g_build_filename (folder, "librarian.personality", NULL);
  g_autofree char *thinker = g_build_filename (folder, "thinker.personality", NULL);
  g_autofree char *book = g_build_filename (folder, "book.txt", NULL);

  ck_assert (g_file_set_contents (reader,
                                  "[Personality]\nId=reader\nName=Reader\nCharacter=C\n"
                                  "Style=S\nRating=1\nDepth=2\nBook=true\n",
                                  -1, NULL));
  ck_assert (g_file_set_contents (librarian,
                                  "[Personality]\nId=librarian\nName=Librarian\nCharacter=C\n"
                                  "Style=S\nRating=1\nDepth=2\nBook=library\n",
                                  -1, NULL));
  ck_assert (g_file_set_contents (thinker,
                                  "[Personality]\nId=thinker\nName=Thinker\nCharacter=C\n"
                                  "Style=S\nRating=1\nDepth=2\nBook=false\n",
                                  -1, NULL));
  ck_assert (g_file_set_contents (book, "| a1v 5\n", -1, NULL));
  g_setenv ("QDR_PERSONALITIES_DIR", folder, TRUE);
  g_setenv ("QDR_OPENING_BOOK", book, TRUE);
  return folder;
}

/* Waits for the first move of @seat in a new game. Counts the reports of its search. */
static QdrGame *
play_first_move (QdrComputerPlayer *player, const char *seat, guint *n_reports)
{
  const char *const seats[] = { seat, HUMAN };
  QdrGame *game = make_game (9, 2, seats);

  g_signal_connect_swapped (player, "progress", G_CALLBACK (count_cb), n_reports);
  qdr_computer_player_set_game (player, game);
  ck_assert (qdr_computer_player_get_thinking (player));
  ck_assert_uint_eq (qdr_game_get_ply (game), 0);
  wait_for_ply (game, 1);
  ck_assert (!qdr_computer_player_get_thinking (player));
  g_signal_handlers_disconnect_by_data (player, n_reports);
  return game;
}

/* Both moves are right, as the start is symmetric. */
static gboolean
is_book_move (QdrGame *game)
{
  const char *move = qdr_record_get_text (qdr_game_get_last_record (game));

  return g_str_equal (move, "a1v") || g_str_equal (move, "h1v");
}

TEST (who_plays_by_the_book_does_not_search_and_others_do)
{
  char *folder = make_folder_with_book ();
  g_autoptr (QdrPersonalityList) list = qdr_personality_list_new ();
  g_autoptr (QdrComputerPlayer) player = qdr_computer_player_new (list);
  guint n_reader = 0;
  guint n_thinker = 0;
  g_autoptr (QdrGame) read = play_first_move (player, "computer reader", &n_reader);
  g_autoptr (QdrGame) thought = play_first_move (player, "computer thinker", &n_thinker);

  ck_assert (is_book_move (read));
  ck_assert_uint_eq (n_reader, 0);
  ck_assert (!is_book_move (thought));
  ck_assert_uint_gt (n_thinker, 0);
  remove_temp_folder (folder);
}

/* A personality without a book searches, whatever book is chosen. */
TEST (openings_come_from_where_they_are_to_come_from)
{
  static const struct {
    const char *seat;
    QdrBookChoice from;
    gboolean has_library;
    const char *expected[2]; /* NULL if it searches */
  } cases[] = {
    { "computer reader", QDR_BOOK_CHOICE_OWN, TRUE, { "a1v", "h1v" } },
    { "computer reader", QDR_BOOK_CHOICE_LIBRARY, TRUE, { "b1v", "g1v" } },
    { "computer reader", QDR_BOOK_CHOICE_LIBRARY, FALSE, { "a1v", "h1v" } },
    { "computer reader", QDR_BOOK_CHOICE_NONE, TRUE, { NULL } },
    { "computer librarian", QDR_BOOK_CHOICE_OWN, TRUE, { "b1v", "g1v" } },
    { "computer librarian", QDR_BOOK_CHOICE_OWN, FALSE, { "a1v", "h1v" } },
    { "computer librarian", QDR_BOOK_CHOICE_NONE, TRUE, { NULL } },
    { "computer thinker", QDR_BOOK_CHOICE_LIBRARY, TRUE, { NULL } },
  };
  char *folder = make_folder_with_book ();
  g_autoptr (QdrPersonalityList) list = qdr_personality_list_new ();
  g_autoptr (QdrComputerPlayer) player = qdr_computer_player_new (list);
  g_autoptr (QdrOpeningBook) library = qdr_opening_book_parse ("library", "| b1v 5\n", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    guint n_reports = 0;
    g_autoptr (QdrGame) game = NULL;
    const char *move;

    qdr_personality_list_set_book_choice (list, cases[i].from);
    qdr_personality_list_set_library_book (list, cases[i].has_library ? library : NULL);
    game = play_first_move (player, cases[i].seat, &n_reports);
    move = qdr_record_get_text (qdr_game_get_last_record (game));
    if (cases[i].expected[0] == NULL)
      ck_assert_uint_gt (n_reports, 0);
    else
      ck_assert_msg (g_str_equal (move, cases[i].expected[0]) ||
                         g_str_equal (move, cases[i].expected[1]),
                     "%u: %s", i, move);
  }
  remove_temp_folder (folder);
}

TEST (one_that_is_held_plays_one_move_when_asked_and_stays_held)
{
  g_autoptr (QdrGame) game = make_game (5, 2, novices);

  qdr_computer_player_set_paused (computer, TRUE);
  qdr_computer_player_set_pace (computer, 100000);
  qdr_computer_player_set_game (computer, game);
  for (guint ply = 1; ply <= 3; ply++) {
    qdr_computer_player_play_single_move (computer);
    ck_assert (qdr_computer_player_get_thinking (computer));
    wait_for_ply (game, ply);
    ck_assert (qdr_computer_player_get_paused (computer));
    assert_idle (computer);
    ck_assert_uint_eq (qdr_game_get_ply (game), ply);
  }
}

TEST (a_single_move_is_hurried_by_asking_again_and_given_up_with_the_pause)
{
  g_autoptr (QdrGame) game = make_game (9, 2, computer_first);

  qdr_computer_player_set_game (computer, game);
  qdr_computer_player_play_single_move (computer);
  ck_assert (!qdr_computer_player_get_paused (computer));
  qdr_computer_player_set_paused (computer, TRUE);
  qdr_computer_player_play_single_move (computer);
  qdr_computer_player_play_single_move (computer);
  wait_for_ply (game, 1);
  qdr_computer_player_play_single_move (computer);
  ck_assert (!qdr_computer_player_get_thinking (computer));
  qdr_game_step_back (game);
  qdr_computer_player_play_single_move (computer);
  qdr_computer_player_set_game (computer, NULL);
  ck_assert (!qdr_computer_player_get_thinking (computer));
}

TEST (a_move_of_the_book_keeps_to_the_pace_and_the_pause)
{
  static const char *const seats[] = { "computer reader", HUMAN };
  char *folder = make_folder_with_book ();
  g_autoptr (QdrPersonalityList) list = qdr_personality_list_new ();
  g_autoptr (QdrComputerPlayer) player = qdr_computer_player_new (list);
  g_autoptr (QdrGame) game = make_game (9, 2, seats);

  qdr_computer_player_set_pace (player, 60 * 1000);
  qdr_computer_player_set_game (player, game);
  wait_until_move_is_known (player);
  ck_assert_uint_eq (qdr_game_get_ply (game), 0);
  ck_assert (qdr_computer_player_get_thinking (player));

  qdr_computer_player_set_paused (player, TRUE);
  ck_assert (!qdr_computer_player_get_thinking (player));
  qdr_computer_player_set_paused (player, FALSE);
  ck_assert (qdr_computer_player_get_thinking (player));

  qdr_computer_player_move_now (player);
  ck_assert_uint_eq (qdr_game_get_ply (game), 1);
  remove_temp_folder (folder);
}

TEST (at_a_pace_the_move_comes_later_and_can_be_hurried)
{
  g_autoptr (QdrGame) game = make_game (9, 2, human_first);

  /* Longer than the time limit of the test. */
  qdr_computer_player_set_pace (computer, 60 * 60 * 1000);
  qdr_computer_player_set_game (computer, game);
  play_text (game, "e2");
  wait_until_move_is_known (computer);
  ck_assert_uint_eq (qdr_game_get_ply (game), 1);
  ck_assert (qdr_computer_player_get_thinking (computer));
  qdr_computer_player_move_now (computer);
  ck_assert_uint_eq (qdr_game_get_ply (game), 2);

  /* Taking back the position drops the move that waits to be played. */
  play_text (game, "e3");
  wait_until_move_is_known (computer);
  ck_assert (qdr_game_step_back (game));
  assert_idle (computer);
  ck_assert_uint_eq (qdr_game_get_ply (game), 2);
}

TEST (a_move_that_waits_for_its_time_is_not_played_in_another_game)
{
  g_autoptr (QdrGame) old_game = make_game (9, 2, novices);
  g_autoptr (QdrGame) new_game = make_game (5, 2, computer_first);
  gulong handler;

  qdr_computer_player_set_pace (computer, 60 * 1000);
  qdr_computer_player_set_game (computer, old_game);
  wait_until_move_is_known (computer);
  handler =
      g_signal_connect (computer, "notify::game", G_CALLBACK (qdr_computer_player_move_now), NULL);
  qdr_computer_player_set_game (computer, new_game);
  ck_assert_uint_eq (qdr_game_get_ply (new_game), 0);
  g_signal_handler_disconnect (computer, handler);
  qdr_computer_player_set_game (computer, NULL);
}

TEST (properties_have_their_defaults_and_notify_once)
{
  static const char *const names[] = { "game", "paused", "pace" };
  g_autoptr (QdrGame) game = make_game (9, 2, human_first);
  guint counts[G_N_ELEMENTS (names)] = { 0 };

  ck_assert_ptr_null (qdr_computer_player_get_game (computer));
  ck_assert (!qdr_computer_player_get_thinking (computer));
  ck_assert (!qdr_computer_player_get_paused (computer));
  ck_assert_uint_eq (qdr_computer_player_get_pace (computer), 0);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *signal = g_strconcat ("notify::", names[i], NULL);

    g_signal_connect_swapped (computer, signal, G_CALLBACK (count_cb), &counts[i]);
  }
  for (guint round = 0; round < 2; round++)
    g_object_set (computer, "game", game, "paused", TRUE, "pace", 300, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    ck_assert_uint_eq (counts[i], 1);
  g_signal_handlers_disconnect_matched (computer, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, count_cb, NULL);
  qdr_computer_player_set_game (computer, NULL);
}

TEST (thinking_notifies_when_it_begins_and_when_it_ends)
{
  g_autoptr (QdrGame) game = make_game (9, 2, human_first);
  guint count = 0;

  qdr_computer_player_set_game (computer, game);
  g_signal_connect_swapped (computer, "notify::thinking", G_CALLBACK (count_cb), &count);
  play_text (game, "e2");
  ck_assert_uint_eq (count, 1);
  wait_for_ply (game, 2);
  ck_assert_uint_eq (count, 2);
  g_signal_handlers_disconnect_by_data (computer, &count);
}

TEST (with_little_time_on_the_clock_it_does_not_lose_on_time)
{
  static const char *const seats[] = { ENDLESS, ENDLESS };
  g_autoptr (QdrGame) game = make_game (5, 2, seats);

  qdr_game_set_time_control (game, 2);
  qdr_game_set_clocks_enabled (game, TRUE);
  qdr_computer_player_set_game (computer, game);
  while (qdr_game_get_result (game).outcome == QDR_OUTCOME_ONGOING)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_str_ne (qdr_record_get_text (qdr_game_get_last_record (game)), "timeout");
}
