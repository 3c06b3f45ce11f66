/*
 * The board view: it follows its game; its properties.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board-fixture.h"

TEST_DEFAULTS (BOARD_FIXTURE)

TEST (the_board_takes_a_game_of_another_size_at_any_time)
{
  g_autoptr (QdrGame) game = create_game (13, 7, 4);
  QdrGame *old = g_object_ref (fixture.game);

  point_at ("e3v");
  show_game (game);
  ck_assert_uint_eq (board_count_children (fixture.board, QDR_TYPE_SQUARE_VIEW), 13 * 7);
  ck_assert_uint_eq (board_count_children (fixture.board, QDR_TYPE_SLOT_VIEW), 2 * 12 * 6);
  gtk_widget_size_allocate (GTK_WIDGET (fixture.board), &(GtkAllocation){ 0, 0, 600, 600 }, -1);
  click ("g2");
  assert_last_move ("g2");

  ck_assert (qdr_game_play_from_text (old, "e2", NULL));
  ck_assert_uint_eq (get_scene ()->position.players, 4);
  ck_assert_uint_eq (G_OBJECT (old)->ref_count, 1);
  g_object_unref (old);

  show_game (NULL);
  ck_assert_uint_eq (board_count_children (fixture.board, QDR_TYPE_SQUARE_VIEW), 0);
}

static gboolean
is_at_rest (gpointer data)
{
  return !get_scene ()->motion.is_running;
}

TEST (moves_during_an_animation_are_all_shown)
{
  qdr_board_view_set_animate (fixture.board, TRUE);
  play ("e2 e8 e3h c6v");
  qdr_game_step_back (fixture.game);
  qdr_game_step_back (fixture.game);
  qdr_game_step_back (fixture.game);
  play ("d9");
  qdr_game_go_to_ply (fixture.game, 0);
  ck_assert (qdr_position_equal (&get_scene ()->position, qdr_game_get_position (fixture.game)));
  fixture_wait (is_at_rest, NULL);
}

TEST (nothing_moves_without_animations, .loops = 2)
{
  GtkSettings *desktop = gtk_settings_get_default ();

  /* Neither if the board nor if the desktop has none. */
  qdr_board_view_set_animate (fixture.board, _i == 1);
  g_object_set (desktop, "gtk-enable-animations", _i == 0, NULL);
  play ("e2");
  ck_assert (!get_scene ()->motion.is_running);
  play ("e3h");
  ck_assert (!get_scene ()->motion.is_running);
  g_object_set (desktop, "gtk-enable-animations", TRUE, NULL);
}

TEST (a_press_skips_the_motion)
{
  qdr_board_view_set_animate (fixture.board, TRUE);
  play ("e2");
  ck_assert (get_scene ()->motion.is_running);
  press ("e8");
  ck_assert (!get_scene ()->motion.is_running);
}

TEST (a_position_that_is_left_and_entered_again_moves_every_pawn_and_wall)
{
  qdr_board_view_set_animate (fixture.board, TRUE);
  play ("e2 e3h");
  qdr_game_go_to_ply (fixture.game, 0);
  ck_assert_uint_eq (get_scene ()->motion.from[0], qdr_move_square (move_of ("e2")));
  ck_assert (qdr_bits_test (&get_scene ()->motion.vanishing[0], qdr_move_square (move_of ("e3"))));
}

TEST (whoever_takes_a_proposal_decides_about_it)
{
  fixture.plays = FALSE;
  click ("e2");
  ck_assert_uint_eq (fixture.proposed, move_of ("e2"));
  assert_ply (0);
}

TEST (a_proposal_that_no_handler_takes_plays_nothing)
{
  fixture.takes = FALSE;
  click ("e2");
  assert_ply (0);
  ck_assert_ptr_null (fixture.refused);
}

TEST (walls_remember_who_placed_them)
{
  play ("e3h c6v");
  ck_assert_uint_eq (get_scene ()->owners[0][qdr_move_square (move_of ("e3"))], 0);
  ck_assert_uint_eq (get_scene ()->owners[1][qdr_move_square (move_of ("c6"))], 1);
  ck_assert_uint_eq (get_scene ()->owners[0][qdr_move_square (move_of ("c6"))], QDR_NOBODY);
  qdr_game_step_back (fixture.game);
  ck_assert_uint_eq (get_scene ()->owners[1][qdr_move_square (move_of ("c6"))], QDR_NOBODY);
}

/* Asserts that @sentence is the first one that is spoken. */
static gboolean
is_spoken_first (gpointer sentence)
{
  GtkAccessible *focused = GTK_ACCESSIBLE (gtk_window_get_focus (GTK_WINDOW (fixture.window)));

  if (!gtk_test_accessible_has_property (focused, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION))
    return FALSE;
  gtk_test_accessible_assert_property (focused, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, sentence);
  return TRUE;
}

TEST (a_silent_board_says_nothing_of_a_move_and_answers_who_asks)
{
  focus ("e1");
  qdr_board_view_set_silent (fixture.board, TRUE);
  play ("e2");
  press_key (GDK_KEY_t, 0);
  fixture_wait (is_spoken_first, (gpointer) "This game has no clocks.");
}

/* Properties */

static void
count_cb (GObject *object, GParamSpec *pspec, guint *count)
{
  ++*count;
}

static const struct {
  const char *name;
  gboolean initial;
} switches[] = {
  { "show-coordinates", TRUE },     { "show-legal-moves", TRUE }, { "show-last-move", TRUE },
  { "show-shortest-paths", FALSE }, { "animate", TRUE },          { "locked", FALSE },
};

static gboolean
rim_has_grown (gpointer before)
{
  return get_geometry ()->rim > 1.8f * *(float *) before;
}

TEST (letters_grow_with_the_text_of_the_desktop)
{
  float before;

  gtk_window_present (GTK_WINDOW (fixture.window));
  before = get_geometry ()->rim;
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  fixture_wait (rim_has_grown, &before);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
}

TEST (a_switch_notifies_once_when_it_changes, .loops = G_N_ELEMENTS (switches))
{
  g_autoptr (GObject) board = G_OBJECT (g_object_ref_sink (qdr_board_view_new ()));
  g_autofree char *detailed_signal = g_strconcat ("notify::", switches[_i].name, NULL);
  gboolean value;
  guint count = 0;

  g_object_get (board, switches[_i].name, &value, NULL);
  ck_assert_int_eq (value, switches[_i].initial);
  g_signal_connect (board, detailed_signal, G_CALLBACK (count_cb), &count);
  g_object_set (board, switches[_i].name, !value, NULL);
  g_object_set (board, switches[_i].name, !value, NULL);
  ck_assert_uint_eq (count, 1);
  g_object_get (board, switches[_i].name, &value, NULL);
  ck_assert_int_ne (value, switches[_i].initial);
}

TEST (the_board_goes_away_when_its_window_does)
{
  gpointer board = fixture.board;

  g_object_add_weak_pointer (G_OBJECT (fixture.board), &board);
  gtk_window_destroy (GTK_WINDOW (fixture.window));
  fixture_settle ();
  ck_assert_ptr_null (board);
  ck_assert_uint_eq (G_OBJECT (fixture.game)->ref_count, 1);
  fixture.window = gtk_window_new ();
}
