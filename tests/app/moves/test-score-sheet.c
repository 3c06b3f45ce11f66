/*
 * The list of moves by keyboard.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fixture.h"

#include "board-hands.h"
#include "qdr-focusable-label.h"
#include "qdr-round-row.h"
#include "qdr-score-sheet.h"

static GtkWindow *window;
static QdrScoreSheet *sheet;
static GtkWidget *below;
static QdrGame *game;

static void
set_up (void)
{
  GtkWidget *box;

  fixture_set_up ();
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  sheet = g_object_new (QDR_TYPE_SCORE_SHEET, "vexpand", TRUE, NULL);
  below = gtk_button_new_with_label ("Below");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (sheet));
  gtk_box_append (GTK_BOX (box), below);
  window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_default_size (window, 300, 400);
  gtk_window_set_child (window, box);
  gtk_window_present (window);
  gtk_window_set_focus (window, below);
}

static void
tear_down (void)
{
  fixture_assert_finalizes (window, fixture_close);
  g_clear_object (&game);
  fixture_tear_down ();
}

static void
use_game (guint players, const char *seats, const char *moves)
{
  game = fixture_make_game (7, players, seats);
  qdr_score_sheet_set_game (sheet, game);
  fixture_play (game, moves);
  fixture_settle ();
}

static void
press_tab (void)
{
  gtk_widget_child_focus (GTK_WIDGET (window), GTK_DIR_TAB_FORWARD);
}

/* Presses a key in the list's capture phase. Returns whether the list has handled it. */
static gboolean
press (guint key, GdkModifierType modifiers)
{
  return board_send_key (fixture_find_child (GTK_WIDGET (sheet), GTK_TYPE_LIST_VIEW), key,
                         modifiers);
}

static void
assert_focus (const char *move)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  ck_assert (GTK_IS_BUTTON (focus));
  ck_assert_str_eq (gtk_button_get_label (GTK_BUTTON (focus)), move);
}

TEST_DEFAULTS (.set_up = set_up, .tear_down = tear_down)

TEST (the_list_is_one_stop_at_the_present_move)
{
  use_game (2, "human,human", "d2 d6 d3 d5");
  qdr_game_go_to_ply (game, 3);
  press_tab ();
  assert_focus ("d3");
  press_tab ();
  assert_focus ("Below");
  gtk_widget_child_focus (GTK_WIDGET (window), GTK_DIR_TAB_BACKWARD);
  assert_focus ("d3");
}

TEST (before_the_first_move_the_list_begins_with_it)
{
  use_game (2, "human,human", "d2 d6");
  qdr_game_go_to_ply (game, 0);
  press_tab ();
  assert_focus ("d2");
}

TEST (a_list_without_moves_is_one_stop_at_its_sentence)
{
  use_game (2, "human,human", "");
  press_tab ();
  ck_assert (QDR_IS_FOCUSABLE_LABEL (gtk_window_get_focus (window)));
  press_tab ();
  assert_focus ("Below");
}

/* A translated sentence may be longer than the sidebar is wide. */
TEST (the_sentence_of_an_empty_list_touches_no_edge, .tags = "layout")
{
  graphene_rect_t bounds;
  GtkWidget *label;
  int least;

  use_game (2, "human,human", "");
  press_tab ();
  label = fixture_find_child (gtk_window_get_focus (window), GTK_TYPE_LABEL);
  gtk_label_set_label (GTK_LABEL (label), "A sentence about a list without moves");
  gtk_widget_measure (GTK_WIDGET (sheet), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_allocate (GTK_WIDGET (sheet), least, 400, -1, NULL);
  ck_assert (gtk_widget_compute_bounds (label, GTK_WIDGET (sheet), &bounds));
  ck_assert_double_ge (bounds.origin.x, 6);
  ck_assert_double_le (bounds.origin.x + bounds.size.width, least - 6);
}

/* As in a folded sidebar. */
static int
measure_width (void)
{
  int least;

  gtk_widget_measure (GTK_WIDGET (sheet), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return least;
}

/* Among the moves of four players there is little room for a long word. */
TEST (a_word_for_the_end_of_a_player_does_not_widen_the_list, .tags = "layout")
{
  GtkWidget *button;
  int least;

  use_game (4, "human,human,human,human", "resign");
  button = fixture_find_child (fixture_find_child (GTK_WIDGET (sheet), QDR_TYPE_ROUND_ROW),
                               GTK_TYPE_BUTTON);
  least = measure_width ();
  gtk_button_set_label (GTK_BUTTON (button), "a word that is longer than its column");
  ck_assert_int_eq (measure_width (), least);
  ck_assert_ptr_nonnull (gtk_widget_get_tooltip_text (button));
}

TEST (a_list_out_of_sight_is_no_stop)
{
  use_game (2, "human,human", "d2 d6");
  gtk_widget_set_child_visible (GTK_WIDGET (sheet), FALSE);
  press_tab ();
  assert_focus ("Below");
}

TEST (a_move_that_is_read_is_not_gone_to)
{
  use_game (2, "human,human", "d2 d6 d3 d5");
  press_tab ();
  press (GDK_KEY_Home, 0);
  assert_focus ("d2");
  ck_assert_uint_eq (qdr_game_get_ply (game), 4);
}

TEST (left_and_right_stay_in_the_round_and_follow_the_direction_of_reading, .loops = 2)
{
  const GtkTextDirection direction = _i == 0 ? GTK_TEXT_DIR_LTR : GTK_TEXT_DIR_RTL;
  const guint back = _i == 0 ? GDK_KEY_Left : GDK_KEY_Right;
  const guint on = _i == 0 ? GDK_KEY_Right : GDK_KEY_Left;

  gtk_widget_set_direction (GTK_WIDGET (sheet), direction);
  use_game (2, "human,human", "d2 d6 d3 d5 d4");
  qdr_game_go_to_ply (game, 3);
  press_tab ();
  ck_assert (press (on, 0));
  assert_focus ("d5");
  ck_assert (press (on, 0));
  assert_focus ("d5");
  ck_assert (press (back, 0));
  assert_focus ("d3");
  ck_assert (press (back, 0));
  assert_focus ("d3");
}

TEST (up_and_down_keep_to_the_player_where_there_is_a_move)
{
  use_game (4, "human,human,human,human", "d2 b4 resign f4 d3 c4");
  press_tab ();
  assert_focus ("c4");
  press (GDK_KEY_Up, 0);
  assert_focus ("b4");
  press (GDK_KEY_Right, 0);
  press (GDK_KEY_Right, 0);
  assert_focus ("f4");
  press (GDK_KEY_Down, 0);
  assert_focus ("c4");
  press (GDK_KEY_Down, 0);
  assert_focus ("c4");
}

TEST (keys_with_modifiers_are_left_to_the_window)
{
  use_game (2, "human,human", "d2 d6");
  press_tab ();
  ck_assert (!press (GDK_KEY_Left, GDK_ALT_MASK));
  ck_assert (!press (GDK_KEY_a, 0));
  assert_focus ("d6");
}

TEST (who_is_at_the_present_move_goes_with_the_game)
{
  use_game (2, "human,human", "d2 d6 d3");
  press_tab ();
  fixture_play (game, "d5");
  fixture_settle ();
  assert_focus ("d5");
  qdr_game_go_to_ply (game, 1);
  fixture_settle ();
  assert_focus ("d2");
  fixture_play (game, "c7");
  fixture_settle ();
  assert_focus ("c7");
}

TEST (who_reads_elsewhere_is_not_disturbed)
{
  use_game (2, "human,human", "d2 d6 d3");
  press_tab ();
  press (GDK_KEY_Up, 0);
  assert_focus ("d2");
  fixture_play (game, "d5 d4");
  fixture_settle ();
  assert_focus ("d2");
}

/* Variations */

static GtkWidget *
find_variation (void)
{
  return fixture_find_child (GTK_WIDGET (sheet), QDR_TYPE_VARIATION_ROW);
}

/* Shows two variations of the second round of d2 d6 d3 d5 d4 e5, one of which is long. */
static void
use_variations (void)
{
  use_game (2, "human,human", "d2 d6 e2 e6 a1h c1h e1h a3h");
  qdr_game_go_to_ply (game, 2);
  ck_assert (qdr_game_play_keeping_moves (game, qdr_move_make (QDR_MOVE_HORIZONTAL_WALL, 2), NULL));
  qdr_game_go_to_ply (game, 2);
  ck_assert (qdr_game_play_keeping_moves (game, qdr_move_make (QDR_MOVE_STEP, 19), NULL));
  fixture_play (game, "d5 d4 e5");
  fixture_settle ();
}

TEST (variations_stand_below_their_round_with_their_numbers)
{
  GtkWidget *button;

  use_variations ();
  button = fixture_find_child (find_variation (), GTK_TYPE_BUTTON);
  ck_assert_str_eq (gtk_button_get_label (GTK_BUTTON (button)), "2.\u00a0e2 e6 3.\u00a0a1h c1h …");
  fixture_assert_accessible (
      button, GTK_ACCESSIBLE_PROPERTY_LABEL,
      "Variation instead of d3: 2.\u00a0e2 e6 3.\u00a0a1h c1h 4.\u00a0e1h a3h");
}

TEST (a_long_variation_is_folded_until_it_is_unfolded)
{
  GtkWidget *choose, *fold;

  use_variations ();
  choose = fixture_find_child (find_variation (), GTK_TYPE_BUTTON);
  fold = gtk_widget_get_next_sibling (choose);
  fixture_assert_accessible (fold, GTK_ACCESSIBLE_PROPERTY_LABEL, "Show All Moves");
  g_signal_emit_by_name (fold, "clicked");
  ck_assert_str_eq (gtk_button_get_label (GTK_BUTTON (choose)),
                    "2.\u00a0e2 e6 3.\u00a0a1h c1h 4.\u00a0e1h a3h");
  fixture_assert_accessible (fold, GTK_ACCESSIBLE_PROPERTY_LABEL, "Show Fewer Moves");
  g_signal_emit_by_name (fold, "clicked");
  ck_assert_str_eq (gtk_button_get_label (GTK_BUTTON (choose)), "2.\u00a0e2 e6 3.\u00a0a1h c1h …");
}

TEST (a_variation_that_is_clicked_takes_the_place_of_the_moves)
{
  use_variations ();
  g_signal_emit_by_name (fixture_find_child (find_variation (), GTK_TYPE_BUTTON), "clicked");
  fixture_settle ();
  ck_assert_uint_eq (qdr_game_get_n_moves (game), 8);
  ck_assert_uint_eq (qdr_game_get_ply (game), 3);
  ck_assert_uint_eq (qdr_game_get_n_variations (game, 2), 2);
}

TEST (up_and_down_go_through_variations)
{
  use_variations ();
  qdr_game_go_to_ply (game, 3);
  press_tab ();
  assert_focus ("d3");
  press (GDK_KEY_Down, 0);
  assert_focus ("2.\u00a0e2 e6 3.\u00a0a1h c1h …");
  press (GDK_KEY_Down, 0);
  assert_focus ("2.\u00a0c1h");
  press (GDK_KEY_Down, 0);
  assert_focus ("d4");
  press (GDK_KEY_Up, 0);
  assert_focus ("2.\u00a0c1h");
  press (GDK_KEY_KP_Up, 0);
  press (GDK_KEY_KP_Up, 0);
  assert_focus ("d3");
  press (GDK_KEY_KP_Home, 0);
  assert_focus ("d2");
  press (GDK_KEY_KP_End, 0);
  assert_focus ("e5");
  press (GDK_KEY_KP_Page_Up, 0);
  press (GDK_KEY_KP_Left, 0);
  press (GDK_KEY_KP_Down, 0);
  assert_focus ("d3");
  press (GDK_KEY_KP_Right, 0);
  assert_focus ("d5");
  press (GDK_KEY_KP_Down, 0);
  assert_focus ("2.\u00a0e2 e6 3.\u00a0a1h c1h …");
  press_tab ();
  assert_focus ("Below");
}

TEST (left_and_right_go_through_the_buttons_of_a_variation)
{
  GtkWidget *choose;

  use_variations ();
  qdr_game_go_to_ply (game, 3);
  press_tab ();
  press (GDK_KEY_Down, 0);
  choose = gtk_window_get_focus (window);
  press (GDK_KEY_Left, 0);
  ck_assert_ptr_eq (gtk_window_get_focus (window), choose);
  press (GDK_KEY_Right, 0);
  press (GDK_KEY_Right, 0);
  press (GDK_KEY_Right, 0);
  fixture_assert_accessible (gtk_window_get_focus (window), GTK_ACCESSIBLE_PROPERTY_LABEL,
                             "Remove Variation");
  press (GDK_KEY_Left, 0);
  press (GDK_KEY_Left, 0);
  ck_assert_ptr_eq (gtk_window_get_focus (window), choose);
}

TEST (the_focus_stays_in_the_list_when_a_variation_is_chosen_or_goes)
{
  use_variations ();
  qdr_game_go_to_ply (game, 3);
  press_tab ();
  press (GDK_KEY_Down, 0);
  g_signal_emit_by_name (gtk_window_get_focus (window), "clicked");
  fixture_settle ();
  assert_focus ("e2");
  press (GDK_KEY_Down, 0);
  qdr_game_remove_variation (game, 2, 0);
  fixture_settle ();
  assert_focus ("e2");
}

/* Variations of variations */

/* The long variation of use_variations() has an early and a late variation. */
static void
use_nested_variations (void)
{
  use_variations ();
  qdr_game_promote_variation (game, 2, 0);
  qdr_game_go_to_ply (game, 4);
  ck_assert (qdr_game_play_keeping_moves (game, qdr_move_make (QDR_MOVE_VERTICAL_WALL, 2), NULL));
  qdr_game_go_to_ply (game, 4);
  qdr_game_promote_variation (game, 4, 0);
  qdr_game_go_to_ply (game, 7);
  ck_assert (
      qdr_game_play_keeping_moves (game, qdr_move_make (QDR_MOVE_HORIZONTAL_WALL, 17), NULL));
  qdr_game_promote_variation (game, 7, 0);
  qdr_game_promote_variation (game, 2, 0);
  qdr_game_go_to_ply (game, 3);
  fixture_settle ();
}

/* Asserts the visible variations, one a line with their indentation. */
static void
assert_variations_shown (const char *expected)
{
  GtkWidget *row = find_variation ();
  g_autoptr (GString) shown = g_string_new (NULL);

  for (; row != NULL; row = gtk_widget_get_next_sibling (row)) {
    GtkWidget *choose = gtk_widget_get_first_child (row);

    if (gtk_widget_get_mapped (row))
      g_string_append_printf (shown, "%s%s\n", gtk_widget_get_margin_start (row) > 0 ? "  " : "",
                              gtk_button_get_label (GTK_BUTTON (choose)));
  }
  ck_assert_str_eq (shown->str, expected);
}

TEST (variations_of_a_variation_stand_below_it_as_far_as_it_is_unfolded)
{
  GtkWidget *fold;

  use_nested_variations ();
  assert_variations_shown ("2.\u00a0e2 e6 3.\u00a0a1h c1h …\n  3.\u00a0c1v\n2.\u00a0c1h\n");
  fold = gtk_widget_get_next_sibling (fixture_find_child (find_variation (), GTK_TYPE_BUTTON));
  g_signal_emit_by_name (fold, "clicked");
  fixture_settle ();
  assert_variations_shown ("2.\u00a0e2 e6 3.\u00a0a1h c1h 4.\u00a0e1h a3h\n  3.\u00a0c1v\n"
                           "  4…\u00a0b3h\n2.\u00a0c1h\n");
}

TEST (keys_lead_to_a_variation_of_a_variation_and_choose_it)
{
  use_nested_variations ();
  press_tab ();
  press (GDK_KEY_Down, 0);
  press (GDK_KEY_Down, 0);
  assert_focus ("3.\u00a0c1v");
  fixture_assert_accessible (gtk_window_get_focus (window), GTK_ACCESSIBLE_PROPERTY_LABEL,
                             "Variation instead of a1h: 3.\u00a0c1v");
  /* Folded variations are skipped. */
  press (GDK_KEY_Down, 0);
  assert_focus ("2.\u00a0c1h");
  press (GDK_KEY_Up, 0);
  g_signal_emit_by_name (gtk_window_get_focus (window), "clicked");
  fixture_settle ();
  ck_assert_uint_eq (qdr_game_get_n_moves (game), 5);
  ck_assert_uint_eq (qdr_game_get_ply (game), 5);
  assert_focus ("c1v");
}
