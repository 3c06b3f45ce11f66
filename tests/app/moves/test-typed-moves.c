/*
 * Typed moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board-hands.h"
#include "window-fixture.h"

static gboolean
is_focus (GtkEntry *entry)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (entry));
}

static gboolean
is_open (void)
{
  return gtk_widget_get_visible (GTK_WIDGET (fixture_get_part (window, "move_entry_place")));
}

static void
assert_focus_is_on_the_board (void)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  ck_assert_ptr_nonnull (focus);
  ck_assert (gtk_widget_is_ancestor (focus, GTK_WIDGET (fixture_get_board (window))));
}

TEST_DEFAULTS (.timeout = 120, WINDOW_FIXTURE)

TEST (a_whole_game_is_typed)
{
  static const char *const moves[] = { "d2", "d6", " D3 ", "c3v", "d4", "c6",
                                       "d5", "b6", "d6",   "a6",  "d7" };
  QdrGame *game = fixture_use_game (window, 2, "human,human");

  fixture_activate (window, "type-move");
  for (gsize i = 0; i < G_N_ELEMENTS (moves); i++) {
    GtkEntry *entry = fixture_type_move (window, moves[i]);

    ck_assert_uint_eq (qdr_game_get_ply (game), i + 1);
    ck_assert_str_eq (gtk_editable_get_text (GTK_EDITABLE (entry)), "");
    ck_assert (is_focus (entry) || fixture_game_is_over (game));
  }
  ck_assert (fixture_game_is_over (game));
  ck_assert (!is_open ());
  assert_focus_is_on_the_board ();
  fixture_type_move (window, "d1");
  ck_assert_str_eq (fixture_get_status (window), "The game is over.");
}

static const struct {
  const char *text;
  const char *sentence;
} typing_errors[] = {
  { "d3", "The pawn cannot go there in one step." },
  { "e9", "That is off the board." },
  { "horse", "That is not a move." },
  { "timeout", "That is not a move." },
};

TEST (a_typed_move_that_is_refused_stays_and_says_why, .loops = G_N_ELEMENTS (typing_errors))
{
  QdrGame *game = fixture_use_game (window, 2, "human,human");
  GtkEntry *entry;

  fixture_activate (window, "type-move");
  entry = fixture_type_move (window, typing_errors[_i].text);
  ck_assert_uint_eq (qdr_game_get_ply (game), 0);
  ck_assert_str_eq (gtk_editable_get_text (GTK_EDITABLE (entry)), typing_errors[_i].text);
  ck_assert (gtk_widget_has_css_class (GTK_WIDGET (entry), "error"));
  ck_assert_str_eq (fixture_get_status (window), typing_errors[_i].sentence);
  fixture_type_move (window, "d2");
  ck_assert (!gtk_widget_has_css_class (GTK_WIDGET (entry), "error"));
  ck_assert_uint_eq (qdr_game_get_ply (game), 1);
}

/* Typed texts, and the answers to them. */
static const struct {
  const char *text;
  const char *answer;
} typed_questions[] = {
  { "race", "Anna: 5 steps to go, 8 walls. Ben: 5 steps to go, 8 walls. Anna to move." },
  { "LAST", "Ben moves to d6. Anna to move." },
  { "path", "Anna: north 3 times, jump north; 5 steps in 4 moves." },
  { "theirs", "Ben: south 3 times, jump south; 5 steps in 4 moves." },
  { "cost a1h", "a1h: none for Ben, none for Anna." },
  { "cost  d1H", "d1h: +1 step for Ben, none for Anna." },
  { "cost", "“cost” needs a wall, such as e3h." },
  { "race now", "“race” takes no argument." },
};

TEST (a_typed_question_is_answered_and_plays_nothing, .loops = G_N_ELEMENTS (typed_questions))
{
  QdrGame *game = fixture_use_game (window, 2, "human,human");
  GtkEntry *entry;

  fixture_name_players (game);
  fixture_play (game, "d2 d6");
  fixture_activate (window, "type-move");
  entry = fixture_type_move (window, typed_questions[_i].text);
  ck_assert_str_eq (fixture_get_status (window), typed_questions[_i].answer);
  ck_assert_str_eq (gtk_editable_get_text (GTK_EDITABLE (entry)), "");
  ck_assert (!gtk_widget_has_css_class (GTK_WIDGET (entry), "error"));
  ck_assert (is_focus (entry));
  ck_assert_uint_eq (qdr_game_get_ply (game), 2);
}

TEST (a_question_by_a_key_on_the_board_is_answered_below_it)
{
  QdrGame *game = fixture_use_game (window, 2, "human,human");
  GtkWidget *board = fixture_get_part (window, "board");

  fixture_name_players (game);
  gtk_widget_grab_focus (board);
  ck_assert (board_press_key (board, GDK_KEY_p, 0));
  ck_assert_str_eq (fixture_get_status (window), "Anna: north 6 times; 6 steps.");
  ck_assert (board_press_key (board, GDK_KEY_p, GDK_SHIFT_MASK));
  ck_assert_str_eq (fixture_get_status (window), "Ben: south 6 times; 6 steps.");
  fixture_play (game, "d2");
  ck_assert_str_eq (fixture_get_status (window), "Ben to move.");
}

TEST (nothing_is_typed_in_the_turn_of_the_computer)
{
  QdrGame *game = fixture_use_game (window, 2, "human,computer master");

  fixture_activate (window, "type-move");
  fixture_type_move (window, "d2");
  fixture_type_move (window, "d6");
  ck_assert_uint_eq (qdr_game_get_ply (game), 1);
  fixture_wait (fixture_computer_is_thinking, window);
  fixture_type_move (window, "d6");
  ck_assert_str_eq (fixture_get_status (window), "North is thinking…");
}

TEST (a_move_half_typed_stays_when_the_computer_moves)
{
  QdrGame *game = fixture_use_game (window, 2, "human,computer novice");
  GtkEditable *entry = GTK_EDITABLE (fixture_type_move (window, "d2"));

  gtk_editable_set_text (entry, "d");
  fixture_wait (fixture_human_is_to_move, game);
  fixture_settle ();
  ck_assert_str_eq (gtk_editable_get_text (entry), "d");
}

TEST (a_move_refused_while_the_computer_thinks_stays_for_another_try)
{
  QdrGame *game = fixture_use_game (window, 2, "human,computer novice");
  GtkEntry *entry;

  fixture_activate (window, "type-move");
  fixture_type_move (window, "d2");
  entry = fixture_type_move (window, "d3");
  fixture_wait (fixture_human_is_to_move, game);
  fixture_settle ();
  ck_assert_str_eq (gtk_editable_get_text (GTK_EDITABLE (entry)), "d3");
}

TEST (a_typed_move_that_steps_on_in_the_game_makes_room_for_the_next)
{
  QdrGame *game = fixture_use_game (window, 2, "human,human");
  GtkEntry *entry;

  fixture_play (game, "d2 d6");
  fixture_activate (window, "first");
  fixture_activate (window, "type-move");
  entry = fixture_type_move (window, "d2");
  ck_assert_uint_eq (qdr_game_get_ply (game), 1);
  ck_assert_str_eq (gtk_editable_get_text (GTK_EDITABLE (entry)), "");
}

TEST (the_line_for_moves_closes_and_the_focus_goes_to_the_board)
{
  ck_assert (!is_open ());
  fixture_activate (window, "type-move");
  ck_assert (is_open ());
  board_press_key (fixture_get_part (window, "move_entry_place/"), GDK_KEY_Escape, 0);
  ck_assert (!is_open ());
  assert_focus_is_on_the_board ();
}

TEST (the_line_for_moves_closes_when_a_typed_resignation_is_confirmed)
{
  QdrGame *game = fixture_use_game (window, 2, "human,human");

  fixture_type_move (window, "d2");
  fixture_type_move (window, "resign");
  ck_assert (is_open ());
  fixture_answer (window, "resign");
  ck_assert (fixture_game_is_over (game));
  ck_assert (!is_open ());
  assert_focus_is_on_the_board ();
}
