/*
 * The walls in stock beside a player.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>

#include "qdr-game.h"
#include "qdr-stock-view.h"
#include "test.h"

static GtkWidget *view;

static void
set_up (void)
{
  adw_init ();
  view = g_object_ref_sink (g_object_new (QDR_TYPE_STOCK_VIEW, NULL));
}

static void
tear_down (void)
{
  g_object_unref (view);
}

static QdrGame *
create_game (guint stock)
{
  QdrPosition start;

  qdr_position_init (&start, 9, 9, 2);
  qdr_position_set_stock (&start, 0, stock);
  return qdr_game_new (&start, TRUE);
}

static void
show_player (QdrGame *game)
{
  qdr_stock_view_set_player (QDR_STOCK_VIEW (view), qdr_game_get_player (game, 0));
}

static int
natural_size (GtkOrientation orientation)
{
  int natural;

  gtk_widget_measure (view, orientation, -1, NULL, &natural, NULL, NULL);
  return natural;
}

TEST_DEFAULTS (.tags = "layout", .set_up = set_up, .tear_down = tear_down)

TEST (the_number_of_walls_is_told_in_words)
{
  g_autoptr (QdrGame) game = create_game (2);

  show_player (game);
  ck_assert_str_eq (gtk_widget_get_tooltip_text (view), "2 walls left");
  ck_assert (qdr_game_play_from_text (game, "e3h", NULL));
  ck_assert_str_eq (gtk_widget_get_tooltip_text (view), "1 wall left");
  ck_assert (qdr_game_step_back (game));
  ck_assert_str_eq (gtk_widget_get_tooltip_text (view), "2 walls left");
}

TEST (used_walls_keep_their_place)
{
  g_autoptr (QdrGame) game = create_game (10);
  int width;

  show_player (game);
  width = natural_size (GTK_ORIENTATION_HORIZONTAL);
  ck_assert (qdr_game_play_from_text (game, "e3h", NULL));
  ck_assert_int_eq (natural_size (GTK_ORIENTATION_HORIZONTAL), width);
}

TEST (walls_used_before_the_view_was_there_have_their_place)
{
  g_autoptr (QdrGame) fresh = create_game (10);
  g_autoptr (QdrGame) game = create_game (10);
  int width;

  show_player (fresh);
  width = natural_size (GTK_ORIENTATION_HORIZONTAL);
  ck_assert (qdr_game_play_from_text (game, "e3h", NULL));
  show_player (game);
  ck_assert_int_eq (natural_size (GTK_ORIENTATION_HORIZONTAL), width);
}

TEST (many_walls_take_no_more_room_than_a_number)
{
  g_autoptr (QdrGame) ten = create_game (10);
  g_autoptr (QdrGame) many = create_game (99);
  int width;

  show_player (ten);
  width = natural_size (GTK_ORIENTATION_HORIZONTAL);
  show_player (many);
  ck_assert_int_lt (natural_size (GTK_ORIENTATION_HORIZONTAL), width);
}

TEST (all_pieces_have_room_on_a_board_of_any_size)
{
  g_autoptr (QdrGame) one = create_game (1);
  int least, before;

  show_player (one);
  before = natural_size (GTK_ORIENTATION_HORIZONTAL);
  for (guint stock = 2; stock <= 20; stock++) {
    g_autoptr (QdrGame) game = create_game (stock);

    show_player (game);
    ck_assert_int_gt (natural_size (GTK_ORIENTATION_HORIZONTAL), before);
    before = natural_size (GTK_ORIENTATION_HORIZONTAL);
  }
  ck_assert_int_lt (before, 260);
  /* If there is too little space, the number stands beside a single piece. */
  gtk_widget_measure (view, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  ck_assert_int_lt (least, 60);
}

TEST (pieces_may_be_smaller)
{
  g_autoptr (QdrGame) game = create_game (10);
  int width, height;

  show_player (game);
  width = natural_size (GTK_ORIENTATION_HORIZONTAL);
  height = natural_size (GTK_ORIENTATION_VERTICAL);
  qdr_stock_view_set_piece_length (QDR_STOCK_VIEW (view), QDR_STOCK_VIEW_PIECE_LENGTH * 2);
  ck_assert_int_gt (natural_size (GTK_ORIENTATION_HORIZONTAL), width);
  ck_assert_int_gt (natural_size (GTK_ORIENTATION_VERTICAL), height);
}

TEST (pieces_that_may_be_taken_invite_the_hand)
{
  g_autoptr (QdrGame) game = create_game (1);

  show_player (game);
  ck_assert_ptr_null (gtk_widget_get_cursor (view));
  qdr_stock_view_set_draggable (QDR_STOCK_VIEW (view), TRUE);
  ck_assert_str_eq (gdk_cursor_get_name (gtk_widget_get_cursor (view)), "grab");
  ck_assert_str_eq (gtk_widget_get_tooltip_text (view), "Drag a wall onto the board");
  /* No walls are left to drag. */
  ck_assert (qdr_game_play_from_text (game, "e3h", NULL));
  ck_assert_ptr_null (gtk_widget_get_cursor (view));
  ck_assert_str_eq (gtk_widget_get_tooltip_text (view), "0 walls left");
}

TEST (assistive_tools_read_one_sentence)
{
  g_autoptr (QdrGame) game = create_game (10);

  show_player (game);
  for (guint i = 0; i < 2; i++) {
    g_autofree char *name =
        gtk_test_accessible_check_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                            "10 walls left");
    g_autofree char *description =
        gtk_test_accessible_check_property (GTK_ACCESSIBLE (view),
                                            GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "");

    ck_assert_msg (name == NULL && description == NULL, "%s, %s", name, description);
    ck_assert_ptr_null (gtk_widget_get_first_child (view));
    qdr_stock_view_set_draggable (QDR_STOCK_VIEW (view), TRUE);
  }
}

TEST (the_view_lets_go_of_its_player)
{
  g_autoptr (QdrGame) game = create_game (10);
  QdrPlayer *player = qdr_game_get_player (game, 0);
  const guint references = G_OBJECT (player)->ref_count;

  qdr_stock_view_set_player (QDR_STOCK_VIEW (view), player);
  qdr_stock_view_set_player (QDR_STOCK_VIEW (view), NULL);
  ck_assert_uint_eq (G_OBJECT (player)->ref_count, references);
}
