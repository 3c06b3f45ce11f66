/*
 * Puzzles on the lesson page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lesson-fixture.h"

#include "board-hands.h"
#include "qdr-confetti.h"
#include "qdr-focusable-label.h"
#include "qdr-movegen.h"
#include "qdr-puzzle.h"
#include "qdr-sounds.h"
#include "qdr-tutor.h"

static GtkListBox *
get_themes (void)
{
  return GTK_LIST_BOX (fixture_get_part (lesson_get_part ("puzzle_page"), "themes"));
}

static GtkListBoxRow *
get_row (int index)
{
  return gtk_list_box_get_row_at_index (get_themes (), index);
}

static void
choose_row (int index)
{
  g_signal_emit_by_name (get_themes (), "row-activated", get_row (index));
}

static void
assert_row_has_focus (int index)
{
  GtkWidget *focus = gtk_window_get_focus (fixture_get_window (lesson_get_page ()));

  ck_assert_ptr_eq (focus, get_row (index));
}

/* Solves the present puzzle, which is about jumps. */
static void
solve (void)
{
  g_autoptr (GFile) file = g_file_new_for_path (g_getenv ("QDR_PUZZLES_FILE"));
  g_autoptr (QdrPuzzleList) list = qdr_puzzle_list_load (file, NULL);
  g_autoptr (GPtrArray) puzzles = qdr_puzzle_list_get_by_theme (list, "A jump");
  QdrPuzzle *puzzle = g_ptr_array_index (puzzles, lesson_get_number () - 1);

  qdr_board_view_propose_move (lesson_get_board (), qdr_puzzle_get_solution (puzzle));
}

TEST_DEFAULTS (.timeout = 120, .set_up = lesson_set_up, .tear_down = lesson_tear_down)

TEST (themes_are_listed_with_how_many_are_solved)
{
  qdr_lesson_page_show_themes (lesson_get_page ());
  ck_assert (gtk_widget_get_mapped (lesson_get_part ("puzzle_page")));
  ck_assert_ptr_nonnull (get_row (6));
  ck_assert_str_eq (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (get_row (2))),
                    "Face to Face");
  ck_assert_str_eq (adw_action_row_get_subtitle (ADW_ACTION_ROW (get_row (2))), "0 of 8 solved");
  assert_row_has_focus (0);
  fixture_assert_enabled (lesson_get_page (), "next", FALSE);
}

static void
move_focus (GtkDirectionType direction)
{
  gtk_widget_child_focus (GTK_WIDGET (fixture_get_window (lesson_get_page ())), direction);
}

/* Goes to the next or previous puzzle, as Down and Up do. */
static void
go_by_arrow (int step)
{
  g_signal_emit_by_name (get_themes (), "move-cursor", GTK_MOVEMENT_DISPLAY_LINES, step, FALSE,
                         FALSE);
}

static gboolean
page_part_has_focus (const char *id)
{
  GtkWidget *focus = gtk_window_get_focus (fixture_get_window (lesson_get_page ()));
  GtkWidget *part = GTK_WIDGET (fixture_get_part (lesson_get_part ("puzzle_page"), id));

  return focus != NULL &&
         (gtk_widget_is_ancestor (focus, part) || gtk_widget_is_ancestor (part, focus));
}

TEST (each_list_is_one_stop_for_tab_and_arrows_go_through_it)
{
  qdr_lesson_page_show_themes (lesson_get_page ());
  go_by_arrow (1);
  go_by_arrow (1);
  assert_row_has_focus (2);
  go_by_arrow (-1);
  assert_row_has_focus (1);
  move_focus (GTK_DIR_TAB_BACKWARD);
  ck_assert (page_part_has_focus ("text"));
  move_focus (GTK_DIR_TAB_BACKWARD);
  ck_assert (page_part_has_focus ("difficulties"));
  move_focus (GTK_DIR_TAB_BACKWARD);
  ck_assert (page_part_has_focus ("progress"));
  move_focus (GTK_DIR_TAB_BACKWARD);
  ck_assert (page_part_has_focus ("personal_list"));
  move_focus (GTK_DIR_TAB_FORWARD);
  move_focus (GTK_DIR_TAB_FORWARD);
  move_focus (GTK_DIR_TAB_FORWARD);
  ck_assert (page_part_has_focus ("text"));
  move_focus (GTK_DIR_TAB_FORWARD);
  assert_row_has_focus (0);
  move_focus (GTK_DIR_TAB_FORWARD);
  ck_assert (!page_part_has_focus ("themes"));
}

TEST (a_puzzle_is_solved_and_counted)
{
  qdr_lesson_page_show_themes (lesson_get_page ());
  choose_row (2);
  lesson_assert_shown ("title", "Face to Face");
  lesson_assert_shown ("progress", "Puzzle 1 of 8");
  lesson_assert_shown ("request_label", "Find the only move that wins.");
  ck_assert_str_eq (gtk_button_get_label (GTK_BUTTON (lesson_get_part ("show"))), "_Hint");
  solve ();
  lesson_assert_shown ("answer", "Right! The jump gains 2 steps.");
  ck_assert_uint_eq (board_get_scene (lesson_get_board ())->path_comparison.n_players, 2);
  ck_assert (lesson_has_focus ("next"));
  /* An empty label is no stop. */
  ck_assert (!gtk_widget_is_visible (lesson_get_part ("request_label")));
  ck_assert (!gtk_widget_get_focusable (gtk_widget_get_parent (lesson_get_part ("request_label"))));
  ck_assert (gtk_widget_get_mapped (lesson_get_part ("play_on")));

  fixture_activate (lesson_get_page (), "themes");
  assert_row_has_focus (2);
  ck_assert_str_eq (adw_action_row_get_subtitle (ADW_ACTION_ROW (get_row (2))), "1 of 8 solved");
  choose_row (2);
  lesson_assert_shown ("progress", "Puzzle 2 of 8");
  ck_assert_uint_eq (board_get_scene (lesson_get_board ())->path_comparison.n_players, 0);
}

TEST (the_last_puzzle_that_was_left_completes_the_theme)
{
  qdr_lesson_page_start_puzzles (lesson_get_page (), "A jump");
  for (guint i = 1; i <= lesson_get_n_tasks (); i++) {
    lesson_go_to (i);
    ck_assert (!lesson_is_visible ("try_puzzles"));
    solve ();
  }
  lesson_assert_shown ("answer", "You have solved all 8 puzzles of this theme!");
  ck_assert (lesson_has_focus ("try_puzzles"));
  ck_assert (!lesson_is_visible ("play"));

  /* The offer is made only once. */
  fixture_activate (lesson_get_page (), "again");
  ck_assert (!lesson_is_visible ("try_puzzles"));
  solve ();
  ck_assert (!lesson_is_visible ("try_puzzles"));
  ck_assert (lesson_has_focus ("next"));
}

TEST (a_theme_is_completed_with_confetti_where_things_may_move, .loops = 2)
{
  QdrConfetti *confetti = QDR_CONFETTI (lesson_get_part ("confetti"));

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  g_settings_set_boolean (fixture_get_settings (), "animate", _i == 1);
  qdr_lesson_page_start_puzzles (lesson_get_page (), "A jump");
  for (guint i = 1; i <= lesson_get_n_tasks (); i++) {
    lesson_go_to (i);
    ck_assert (!qdr_confetti_is_flying (confetti));
    solve ();
  }
  ck_assert_int_eq (qdr_confetti_is_flying (confetti), _i == 1);
}

TEST (the_person_sits_at_the_bottom_whoever_that_is)
{
  qdr_lesson_page_start_puzzles (lesson_get_page (), "A jump");
  for (guint i = 1; i <= lesson_get_n_tasks (); i++) {
    QdrSide side;

    lesson_go_to (i);
    side = qdr_side_of_player (2, lesson_get_person ());
    ck_assert_int_eq (qdr_board_view_find_screen_side (lesson_get_board (), side), QDR_SIDE_SOUTH);
  }
}

static gboolean
cued_cb (GSignalInvocationHint *hint, guint n_params, const GValue *params, gpointer user_data)
{
  *(QdrCue *) user_data = *(const QdrCue *) g_value_get_pointer (params + 1);
  return TRUE;
}

TEST (the_pawn_of_the_person_is_heard_as_theirs_whoever_that_is)
{
  const guint cued = g_signal_lookup ("cued", QDR_TYPE_SOUNDS);
  QdrCue last = { .timbre = QDR_N_TIMBRES };
  const gulong hook = g_signal_add_emission_hook (cued, 0, cued_cb, &last, NULL);

  g_settings_set_string (fixture_get_settings (), "spatial-sounds", "always");
  qdr_lesson_page_start_puzzles (lesson_get_page (), "A jump");
  for (guint i = 1; i <= lesson_get_n_tasks (); i++) {
    lesson_go_to (i);
    last.timbre = QDR_N_TIMBRES;
    gtk_widget_grab_focus (GTK_WIDGET (lesson_get_board ()));
    ck_assert_int_eq (last.timbre, QDR_TIMBRE_OWN);
  }
  g_signal_remove_emission_hook (cued, hook);
}

TEST (the_pawns_beside_the_names_are_those_on_the_board)
{
  qdr_lesson_page_start_puzzles (lesson_get_page (), "A jump");
  for (guint i = 1; i <= lesson_get_n_tasks (); i++) {
    lesson_go_to (i);
    if (lesson_get_person () == 0) {
      ck_assert_str_eq (gtk_widget_get_tooltip_text (lesson_get_part ("person")),
                        "The pawn is marked with a disc.");
      ck_assert_str_eq (gtk_widget_get_tooltip_text (lesson_get_part ("robin")),
                        "The pawn is marked with a square.");
    } else {
      ck_assert_str_eq (gtk_widget_get_tooltip_text (lesson_get_part ("person")),
                        "The pawn is marked with a square.");
      ck_assert_str_eq (gtk_widget_get_tooltip_text (lesson_get_part ("robin")),
                        "The pawn is marked with a disc.");
    }
  }
}

static void
assert_next_label (const char *label)
{
  ck_assert_str_eq (gtk_button_get_label (GTK_BUTTON (lesson_get_part ("next"))), label);
}

TEST (after_the_last_puzzle_of_a_theme_come_the_themes)
{
  qdr_lesson_page_start_puzzles (lesson_get_page (), "A jump");
  for (guint i = 1; i < lesson_get_n_tasks (); i++) {
    assert_next_label ("_Next");
    fixture_activate (lesson_get_page (), "next");
  }
  assert_next_label ("_Done");
  fixture_activate (lesson_get_page (), "next");
  ck_assert (gtk_widget_get_mapped (lesson_get_part ("puzzle_page")));
}

static gboolean
has_moved_on (gpointer data)
{
  return qdr_game_get_ply (lesson_get_game ()) > *(const guint *) data;
}

TEST (playing_on_gives_the_board_back_and_robin_thinks)
{
  guint ply;

  qdr_lesson_page_start_puzzles (lesson_get_page (), "A jump");
  solve ();
  ply = qdr_game_get_ply (lesson_get_game ());
  fixture_activate (lesson_get_page (), "play-on");
  ck_assert (lesson_has_focus ("board"));
  ck_assert (!lesson_is_visible ("play_on"));
  ck_assert (!qdr_board_view_get_locked (lesson_get_board ()));
  lesson_assert_shown ("text", "You play on against Robin");
  lesson_assert_shown ("request_label", "It is Robin’s turn.");
  fixture_wait (has_moved_on, &ply);
  ck_assert_uint_eq (qdr_game_get_ply (lesson_get_game ()), ply + 1);
  lesson_assert_shown ("request_label", "It is your turn.");
}

static gboolean
is_answered (gpointer data)
{
  return lesson_is_visible ("answer_box");
}

static gboolean
is_refuted (gpointer data)
{
  return strstr (lesson_get_text ("answer"), "But Robin answers ") != NULL;
}

static gboolean
board_has_focus (gpointer data)
{
  return lesson_has_focus ("board");
}

TEST (the_answer_to_a_wrong_move_is_drawn_until_the_puzzle_begins_again)
{
  const QdrBoardExpectedMoves *line;

  qdr_lesson_page_start_puzzles (lesson_get_page (), "A jump");
  line = &board_get_scene (lesson_get_board ())->expected_moves;
  lesson_propose ("a4h");
  fixture_wait (is_answered, NULL);
  lesson_assert_shown ("answer", "But Robin answers ");
  ck_assert_uint_eq (line->n_moves, 2);
  ck_assert_uint_eq (line->moves[0].move, lesson_read_move ("a4h"));
  ck_assert_uint_eq (line->moves[0].player, lesson_get_person ());

  fixture_activate (lesson_get_page (), "again");
  ck_assert_uint_eq (line->n_moves, 0);
  ck_assert (!lesson_is_visible ("answer_box"));
}

TEST (a_hint_takes_the_place_of_the_answer_to_a_wrong_move)
{
  qdr_lesson_page_start_puzzles (lesson_get_page (), "A jump");
  lesson_propose ("a4h");
  fixture_wait (is_answered, NULL);
  for (guint i = 0; i < QDR_TUTOR_N_HINTS; i++) {
    fixture_activate (lesson_get_page (), "hint");
    ck_assert_uint_eq (board_get_scene (lesson_get_board ())->expected_moves.n_moves, 0);
    ck_assert_uint_eq (qdr_board_view_get_hint (lesson_get_board ()), QDR_MOVE_NONE);
  }
  lesson_assert_shown ("answer", "Look at the squares from ");
  ck_assert_str_eq (gtk_button_get_label (GTK_BUTTON (lesson_get_part ("show"))), "_Solution");
  fixture_activate (lesson_get_page (), "hint");
  ck_assert_uint_ne (qdr_board_view_get_hint (lesson_get_board ()), QDR_MOVE_NONE);
  ck_assert_uint_eq (board_get_scene (lesson_get_board ())->path_comparison.n_players, 2);
}

TEST (the_solution_is_offered_until_it_is_shown_and_after_another_try)
{
  GtkWidget *show = lesson_get_part ("show");

  qdr_lesson_page_start_puzzles (lesson_get_page (), "A jump");
  for (guint i = 0; i <= QDR_TUTOR_N_HINTS; i++) {
    ck_assert (gtk_widget_is_sensitive (show));
    gtk_widget_grab_focus (show);
    fixture_activate (lesson_get_page (), "hint");
  }
  ck_assert (!gtk_widget_is_sensitive (show));
  fixture_wait (board_has_focus, NULL);

  lesson_propose ("a4h");
  fixture_wait (is_refuted, NULL);
  ck_assert_uint_eq (qdr_board_view_get_hint (lesson_get_board ()), QDR_MOVE_NONE);
  ck_assert (gtk_widget_is_sensitive (show));
  fixture_activate (lesson_get_page (), "hint");
  ck_assert (!gtk_widget_is_sensitive (show));
  fixture_activate (lesson_get_page (), "again");
  ck_assert (gtk_widget_is_sensitive (show));
}

static gboolean
has_hint (gpointer data)
{
  return qdr_board_view_get_hint (lesson_get_board ()) != QDR_MOVE_NONE;
}

static gboolean
is_over_or_to_move (gpointer data)
{
  return qdr_game_get_result (lesson_get_game ()).outcome != QDR_OUTCOME_ONGOING ||
         qdr_game_get_turn (lesson_get_game ()) == lesson_get_person ();
}

/* Plays to the end by hints alone. */
static void
play_to_the_end (void)
{
  fixture_wait (is_over_or_to_move, NULL);
  while (qdr_game_get_result (lesson_get_game ()).outcome == QDR_OUTCOME_ONGOING) {
    fixture_activate (lesson_get_page (), "hint");
    fixture_wait (has_hint, NULL);
    qdr_board_view_propose_move (lesson_get_board (),
                                 qdr_board_view_get_hint (lesson_get_board ()));
    fixture_wait (is_over_or_to_move, NULL);
  }
}

TEST (a_puzzle_is_played_on_with_hints_and_begun_again_after_the_end)
{
  qdr_lesson_page_start_puzzles (lesson_get_page (), "A jump");
  ck_assert (!lesson_is_visible ("again"));
  solve ();
  fixture_activate (lesson_get_page (), "play-on");
  ck_assert_str_eq (gtk_button_get_label (GTK_BUTTON (lesson_get_part ("show"))), "_Show Me");
  play_to_the_end ();
  lesson_assert_shown ("answer", "You have won.");
  lesson_assert_shown ("request_label", "The game is over.");
  fixture_assert_enabled (lesson_get_page (), "hint", FALSE);
  ck_assert (gtk_widget_get_mapped (lesson_get_part ("again")));
  ck_assert (lesson_has_focus ("next"));

  fixture_activate (lesson_get_page (), "again");
  lesson_assert_shown ("request_label", "Find the only move that wins.");
  ck_assert_uint_eq (qdr_game_get_ply (lesson_get_game ()), 0);
  ck_assert (!lesson_is_visible ("again"));
  ck_assert_str_eq (gtk_button_get_label (GTK_BUTTON (lesson_get_part ("show"))), "_Hint");
  ck_assert (lesson_has_focus ("board"));
}

static gboolean
is_thinking (gpointer data)
{
  return !lesson_is_reply_due ();
}

/* Moments to begin again: before the search (-1), or rounds of the main loop after its start. */
static const int moments[] = { -1, 0, 1, 2, 8 };

TEST (a_puzzle_is_begun_again_while_robin_thinks, .loops = G_N_ELEMENTS (moments))
{
  guint ply;

  qdr_lesson_page_start_puzzles (lesson_get_page (), "A jump");
  solve ();
  ply = qdr_game_get_ply (lesson_get_game ());
  fixture_activate (lesson_get_page (), "play-on");
  ck_assert (lesson_is_reply_due ());
  if (moments[_i] >= 0)
    fixture_wait (is_thinking, NULL);
  for (int i = 0; i < moments[_i]; i++)
    g_main_context_iteration (NULL, FALSE);
  fixture_activate (lesson_get_page (), "again");
  ck_assert (!lesson_is_reply_due ());
  ck_assert_uint_eq (qdr_game_get_ply (lesson_get_game ()), 0);
  lesson_assert_shown ("request_label", "Find the only move that wins.");

  /* The next search waits for the end of the previous one, whose reply is not played. */
  solve ();
  fixture_activate (lesson_get_page (), "play-on");
  fixture_wait (is_thinking, NULL);
  fixture_wait (has_moved_on, &ply);
  ck_assert_uint_eq (qdr_game_get_ply (lesson_get_game ()), ply + 1);
}

static void
start_storm (void)
{
  qdr_lesson_page_show_themes (lesson_get_page ());
  g_signal_emit_by_name (fixture_get_part (lesson_get_part ("puzzle_page"), "personal_list"),
                         "row-activated",
                         fixture_get_part (lesson_get_part ("puzzle_page"), "storm_row"));
}

static gboolean
is_another_game (gpointer game)
{
  return lesson_get_game () != game || lesson_is_visible ("again");
}

/* Makes a wrong move, and waits for the next puzzle or the end. */
static void
fail_puzzle (void)
{
  g_autoptr (QdrGame) game = g_object_ref (lesson_get_game ());
  g_autoptr (GFile) file = g_file_new_for_path (g_getenv ("QDR_PUZZLES_FILE"));
  g_autoptr (QdrPuzzleList) list = qdr_puzzle_list_load (file, NULL);
  const QdrPosition *position = qdr_game_get_position (game);
  QdrMoveList moves;
  guint wrong = 0;

  qdr_position_generate_moves (position, &moves);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++) {
    g_autoptr (QdrPuzzle) puzzle = g_list_model_get_item (G_LIST_MODEL (list), i);

    if (qdr_position_equal (qdr_puzzle_get_position (puzzle), position))
      wrong = moves.moves[0] == qdr_puzzle_get_solution (puzzle);
  }
  qdr_board_view_propose_move (lesson_get_board (), moves.moves[wrong]);
  fixture_wait (is_another_game, game);
}

TEST (a_storm_shows_its_clock_and_ends_with_its_result)
{
  GtkWidget *clock;

  start_storm ();
  ck_assert_str_eq (lesson_get_title (), "Storm");
  lesson_assert_shown ("progress", "0 solved");
  lesson_assert_shown ("request_label", "Find the ");
  ck_assert (g_str_has_prefix (lesson_get_text ("title"), "3:00") ||
             g_str_has_prefix (lesson_get_text ("title"), "2:"));
  clock = gtk_widget_get_ancestor (lesson_get_part ("title"), QDR_TYPE_FOCUSABLE_LABEL);
  ck_assert (gtk_widget_get_focusable (clock));
  fixture_assert_refused (lesson_get_page (), "hint", "In a storm there are no hints.");
  fixture_assert_enabled (lesson_get_page (), "next", FALSE);
  ck_assert (!lesson_is_visible ("show"));

  fail_puzzle ();
  lesson_assert_shown ("answer", "Wrong: ten seconds less.");
  ck_assert (lesson_has_focus ("board"));
  while (!lesson_is_visible ("again"))
    fail_puzzle ();
  lesson_assert_shown ("title", "0:00");
  lesson_assert_shown ("answer", "The time is up. You have solved 0 puzzles.");
  ck_assert (gtk_widget_get_mapped (lesson_get_part ("try_puzzles")));
  ck_assert (!lesson_is_visible ("play"));
  /* Enter for a move must not begin another storm. */
  ck_assert (lesson_has_focus ("board"));

  fixture_activate (lesson_get_page (), "again");
  ck_assert (!lesson_is_visible ("again"));
  ck_assert (!lesson_is_visible ("answer_box"));
}

TEST (a_storm_tells_its_time_and_score_and_its_result_where_it_is_left)
{
  start_storm ();
  ck_assert (board_press_key (lesson_get_page (), GDK_KEY_t, 0));
  fixture_assert_announced (lesson_get_page (), "Time left: ");
  fixture_activate (lesson_get_page (), "back");
  fixture_assert_announced (lesson_get_page (), "You have solved 0 puzzles. Best today: 0.");
  ck_assert (!board_press_key (lesson_get_page (), GDK_KEY_t, 0));
}

TEST (leaving_the_page_ends_a_storm)
{
  start_storm ();
  gtk_widget_unmap (GTK_WIDGET (lesson_get_page ()));
  ck_assert_str_eq (lesson_get_title (), "Puzzles");
  ck_assert (!lesson_is_reply_due ());
  gtk_widget_map (GTK_WIDGET (lesson_get_page ()));
  ck_assert (gtk_widget_get_mapped (lesson_get_part ("puzzle_page")));
}

TEST (puzzles_that_cannot_be_read_are_told_about)
{
  g_autofree char *file = g_strdup (g_getenv ("QDR_PUZZLES_FILE"));
  GtkWidget *text;

  g_setenv ("QDR_PUZZLES_FILE", "/nowhere/puzzles.txt", TRUE);
  qdr_lesson_page_show_themes (lesson_get_page ());
  g_setenv ("QDR_PUZZLES_FILE", file, TRUE);
  text = GTK_WIDGET (fixture_get_part (lesson_get_part ("puzzle_page"), "text"));
  ck_assert (gtk_widget_get_mapped (text));
  ck_assert (
      g_str_has_prefix (gtk_label_get_text (GTK_LABEL (text)), "The puzzles cannot be read. "));
  ck_assert (!gtk_widget_get_visible (GTK_WIDGET (get_themes ())));
}

TEST (a_puzzle_shows_the_cost_of_a_wall_only_to_those_who_choose_it)
{
  qdr_lesson_page_show_themes (lesson_get_page ());
  choose_row (2);
  ck_assert (!board_get_scene (lesson_get_board ())->show_detours);
  g_settings_set_string (fixture_get_settings (), "detours", "always");
  ck_assert (board_get_scene (lesson_get_board ())->show_detours);
}
