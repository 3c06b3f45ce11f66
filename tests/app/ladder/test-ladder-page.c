/*
 * The page of the ladder, and games that start from it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-config.h"

#include "fixture.h"

#include <glib/gstdio.h>

#include "qdr-ladder-page.h"
#include "qdr-ladder.h"
#include "qdr-new-game-dialog.h"
#include "qdr-opponent-chooser.h"
#include "qdr-person-name.h"

/* Games of 5 × 5 that the first player wins or loses. */
#define WIN "c2 c4 c3 d4 b3 d3 b4 d2 b5"
#define LOSS "c2 c4 b2 c3 b1 d3 a1 d2 a2 d1"

static char *path;
static QdrPersonalityList *personalities;
static GSettings *settings;
static QdrLibraryWorker *library;
static QdrLadder *ladder;
static QdrPage *page;
static char *played; /* (nullable): the opponent of the requested game */

static void
play_cb (GSimpleAction *action, GVariant *id, gpointer user_data)
{
  g_free (played);
  played = g_variant_dup_string (id, NULL);
}

static const GActionEntry entries[] = {
  { .name = "play-against", .activate = play_cb, .parameter_type = "s" },
};

static void
set_up (void)
{
  fixture_set_up ();
  path = qdr_library_get_default_path ();
  personalities = qdr_personality_list_new ();
  settings = g_settings_new (QDR_APPLICATION_ID);
  library = qdr_library_worker_new (path);
  ladder = qdr_ladder_new (settings, personalities, library, 0);
  g_set_weak_pointer (&page, qdr_ladder_page_new (ladder, settings));
  g_action_map_add_action_entries (qdr_page_get_actions (page), entries, G_N_ELEMENTS (entries),
                                   NULL);
  fixture_show_page (page);
}

static void
tear_down (void)
{
  fixture_assert_finalizes (page, fixture_close);
  qdr_library_worker_wait_for_jobs (library);
  g_clear_object (&ladder);
  g_clear_object (&library);
  g_settings_reset (settings, "opponents-beaten");
  g_settings_reset (settings, "keep-games");
  g_clear_object (&settings);
  g_clear_object (&personalities);
  g_clear_pointer (&played, g_free);
  g_remove (path);
  g_clear_pointer (&path, g_free);
  fixture_tear_down ();
}

static gpointer
get_row (guint number)
{
  GtkWidget *row = gtk_widget_get_first_child (fixture_get_part (page, "rungs"));

  for (; number > 0; number--)
    row = gtk_widget_get_next_sibling (row);
  ck_assert (QDR_IS_RUNG_ROW (row));
  return row;
}

static void
assert_name (guint number, const char *words)
{
  fixture_assert_accessible (get_row (number), GTK_ACCESSIBLE_PROPERTY_LABEL, words);
}

/* Adds a game, a minute after the one before. */
static void
add_game (const char *id, const char *moves, guint number)
{
  QdrLibrary *file = qdr_library_open (path, NULL);
  g_autofree char *user = qdr_user_get_name ();
  g_autofree char *seat = g_strconcat ("computer ", id, NULL);
  g_autofree char *time = g_strdup_printf ("12:%02u:00", number);
  g_auto (GStrv) words = g_strsplit (moves, " ", -1);
  QdrPosition start;
  g_autoptr (QdrGame) game = NULL;

  ck_assert_ptr_nonnull (file);
  qdr_position_init (&start, 5, 5, 2);
  game = qdr_game_new (&start, TRUE);
  qdr_player_set_seat (qdr_game_get_player (game, 0), "human");
  qdr_player_set_name (qdr_game_get_player (game, 0), user);
  qdr_player_set_seat (qdr_game_get_player (game, 1), seat);
  qdr_game_set_header (game, "Date", "2026-11-12");
  qdr_game_set_header (game, "Time", time);
  for (guint i = 0; words[i] != NULL; i++)
    ck_assert (qdr_game_play_from_text (game, words[i], NULL));
  ck_assert (qdr_library_add_game (file, game, QDR_LIBRARY_PLAYED, "1", NULL, NULL, NULL));
  qdr_library_close (file);
}

TEST_DEFAULTS (.set_up = set_up, .tear_down = tear_down)

TEST (before_the_first_game_the_easiest_is_next_and_has_the_focus)
{
  fixture_wait_for_frames (page);
  ck_assert_ptr_eq (gtk_window_get_focus (fixture_get_window (page)), get_row (0));
  assert_name (0, "Next: Wanderer, rating 310. Not beaten yet.");
  assert_name (1, "Dreamer, rating 450. Not beaten yet.");
  ck_assert_str_eq (gtk_label_get_label (fixture_get_part (page, "summary")),
                    "Everybody begins on the lowest rung. Your first opponent: Wanderer.");
  ck_assert (!gtk_widget_get_visible (fixture_get_part (page, "note")));
}

TEST (a_click_and_enter_begin_a_game)
{
  fixture_wait_for_frames (page);
  g_signal_emit_by_name (get_row (3), "clicked");
  ck_assert_str_eq (played, "novice");
  ck_assert (gtk_widget_activate (gtk_window_get_focus (fixture_get_window (page))));
  fixture_wait_for_frames (page);
}

TEST (a_win_moves_the_next_one_at_once)
{
  qdr_beaten_opponents_add (settings, "wanderer");
  assert_name (0, "Wanderer, rating 310. Beaten.");
  assert_name (1, "Next: Dreamer, rating 450. Not beaten yet.");
  ck_assert_str_eq (gtk_label_get_label (fixture_get_part (page, "summary")),
                    "You have beaten 1 of 15. Next: Dreamer.");
}

TEST (lines_separate_the_rungs, .tags = "layout")
{
  fixture_use_style ();
  fixture_wait_for_frames (page);
  for (guint i = 0; i < 3; i++) {
    GtkBorder border;

    gtk_style_context_get_border (gtk_widget_get_style_context (get_row (i)), &border);
    ck_assert_int_eq (border.top, i > 0 ? 1 : 0);
  }
}

TEST (all_rungs_are_equally_high, .tags = "layout")
{
  GtkWidget *row = get_row (1);

  fixture_use_style ();
  fixture_resize (page, 360, 640);
  gtk_label_set_label (fixture_get_part (row, "words"), "Won 2 of 3 games on the regular board, "
                                                        "the last one yesterday.");
  fixture_wait_for_frames (page);
  /* Only the first has no line above. */
  ck_assert_int_le (ABS (gtk_widget_get_height (get_row (0)) - gtk_widget_get_height (row)), 1);
}

static gboolean
is_focused (gpointer row)
{
  return gtk_window_get_focus (fixture_get_window (page)) == row;
}

/* Returns whether the whole row is between the upper and the lower edge of the list. */
static gboolean
is_in_sight (GtkWidget *row)
{
  GtkWidget *list = gtk_widget_get_ancestor (row, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (row, list, &bounds) && bounds.origin.y >= 0 &&
         bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (list);
}

static gboolean
is_focused_in_sight (gpointer row)
{
  return is_focused (row) && is_in_sight (row);
}

/* The library is read after the window is open. */
TEST (who_is_next_comes_into_sight_when_the_library_is_read)
{
  gpointer row;

  fixture_resize (page, 640, 360);
  fixture_wait_for_frames (page);
  row = get_row (9);
  ck_assert (!is_in_sight (row));
  add_game ("copycat", WIN, 0);
  qdr_ladder_refresh (ladder);
  fixture_wait (is_focused_in_sight, row);
}

TEST (who_is_next_is_in_sight_from_the_start_and_when_the_room_changes)
{
  qdr_beaten_opponents_add (settings, "hoarder");
  fixture_close (page);
  g_set_weak_pointer (&page, qdr_ladder_page_new (ladder, settings));
  fixture_show_page (page);
  fixture_resize (page, 360, 640);
  fixture_wait (is_focused_in_sight, get_row (10));
  fixture_resize (page, 640, 360);
  fixture_wait (is_focused_in_sight, get_row (10));
}

TEST (whoever_has_gone_to_a_rung_stays_there)
{
  fixture_wait_for_frames (page);
  gtk_widget_grab_focus (get_row (2));
  qdr_beaten_opponents_add (settings, "wanderer");
  ck_assert (is_focused (get_row (2)));
}

TEST (where_games_are_not_kept_a_sentence_says_so)
{
  g_settings_set_boolean (settings, "keep-games", FALSE);
  ck_assert (gtk_widget_get_visible (fixture_get_part (page, "note")));
  g_settings_set_boolean (settings, "keep-games", TRUE);
  ck_assert (!gtk_widget_get_visible (fixture_get_part (page, "note")));
}

/* A phone in both orientations, and the smallest window. */
static const struct {
  int width;
  int height;
} rooms[] = { { 360, 640 }, { 640, 360 }, { 320, 270 } };

TEST (nothing_is_cut_on_a_phone, .loops = G_N_ELEMENTS (rooms), .tags = "layout")
{
  fixture_use_style ();
  add_game ("wanderer", WIN, 0);
  add_game ("wanderer", WIN, 1);
  add_game ("wanderer", LOSS, 2);
  add_game ("dreamer", LOSS, 3);
  qdr_beaten_opponents_add (settings, "beginner");
  qdr_ladder_refresh (ladder);
  fixture_resize (page, rooms[_i].width, rooms[_i].height);
  fixture_wait (is_focused_in_sight, get_row (3));
  fixture_wait_for_frames (page);
  ck_assert_int_le (gtk_widget_get_width (GTK_WIDGET (page)), rooms[_i].width);
  fixture_assert_nothing_is_cut (GTK_WIDGET (page));
}

TEST (an_opponent_of_the_ladder_sits_down_in_the_window_on_a_regular_board)
{
  QdrGameSetup *setup = qdr_game_setup_load (settings, personalities);
  QdrWindow *game_window = fixture_make_window (personalities);
  QdrGame *game;

  qdr_game_setup_set_board_size (setup, 5, 7);
  qdr_game_setup_set_stock (setup, 1, 1);
  qdr_game_setup_save (setup, settings);
  qdr_game_setup_free (setup);
  gtk_window_present (GTK_WINDOW (game_window));
  g_action_group_activate_action (G_ACTION_GROUP (game_window), "play-against",
                                  g_variant_new_string ("nobody"));
  g_action_group_activate_action (G_ACTION_GROUP (game_window), "play-against",
                                  g_variant_new_string ("copycat"));
  game = fixture_get_game (game_window);
  ck_assert_str_eq (qdr_player_get_personality_id (qdr_game_get_player (game, 1)), "copycat");
  ck_assert_uint_eq (qdr_game_get_position (game)->board.width, 9);
  ck_assert_uint_eq (qdr_game_get_position (game)->board.height, 9);
  for (guint i = 0; i < 2; i++)
    ck_assert_uint_eq (qdr_player_get_stock (qdr_game_get_player (game, i)), 10);
  fixture_close (game_window);
}

static gboolean
is_visible (gpointer widget)
{
  return gtk_widget_get_visible (widget);
}

static void
started_cb (QdrNewGameDialog *dialog, QdrGame *game, guint n_games, QdrGame **started)
{
  *started = g_object_ref (game);
}

static gpointer
get_proposal (QdrNewGameDialog *dialog)
{
  return fixture_get_part (dialog, "opponents/proposal");
}

static GtkFlowBoxChild *
find_card (QdrNewGameDialog *dialog, const char *seat)
{
  GtkFlowBox *cards = GTK_FLOW_BOX (fixture_find_child (GTK_WIDGET (dialog), GTK_TYPE_FLOW_BOX));
  GtkFlowBoxChild *card;

  for (int i = 0; (card = gtk_flow_box_get_child_at_index (cards, i)) != NULL; i++)
    if (g_str_equal (qdr_opponent_card_get_seat (QDR_OPPONENT_CARD (card)), seat))
      return card;
  ck_abort_msg ("no card of %s", seat);
}

static const char *
choose (QdrNewGameDialog *dialog, const char *seat)
{
  gtk_widget_activate_action (GTK_WIDGET (find_card (dialog, seat)), "opponent.choose", NULL);
  return gtk_label_get_label (fixture_get_part (dialog, "opponents/heading"));
}

TEST (the_gallery_marks_the_beaten_and_shows_a_number_that_is_known)
{
  QdrNewGameDialog *dialog;

  for (guint i = 0; i < 10; i++)
    add_game ("novice", i % 2 == 0 ? WIN : LOSS, i);
  dialog = QDR_NEW_GAME_DIALOG (qdr_new_game_dialog_new (settings, personalities));
  gtk_window_present (GTK_WINDOW (dialog));
  ck_assert_str_eq (choose (dialog, "computer like-me"), "Like Me · Mirror");
  qdr_new_game_dialog_set_ladder (dialog, ladder);
  fixture_wait (is_visible, get_proposal (dialog));
  ck_assert (g_str_has_prefix (choose (dialog, "computer like-me"), "Like Me · Mirror · "));
  ck_assert (is_visible (fixture_get_part (find_card (dialog, "computer novice"), "beaten")));
  ck_assert (!is_visible (fixture_get_part (find_card (dialog, "computer mason"), "beaten")));
  ck_assert (!is_visible (fixture_get_part (find_card (dialog, "human"), "beaten")));
}

TEST (the_gallery_proposes_whom_one_beats_in_half_of_the_games)
{
  QdrNewGameDialog *dialog;
  g_autoptr (QdrGame) started = NULL;

  for (guint i = 0; i < 10; i++)
    add_game ("novice", i % 2 == 0 ? WIN : LOSS, i);
  dialog = QDR_NEW_GAME_DIALOG (qdr_new_game_dialog_new (settings, personalities));
  g_signal_connect (dialog, "start", G_CALLBACK (started_cb), &started);
  ck_assert (!gtk_widget_get_visible (fixture_get_part (dialog, "opponents/to_ladder")));
  gtk_window_present (GTK_WINDOW (dialog));
  qdr_new_game_dialog_set_ladder (dialog, ladder);
  ck_assert (gtk_widget_get_visible (fixture_get_part (dialog, "opponents/to_ladder")));
  ck_assert (!gtk_widget_get_visible (get_proposal (dialog)));
  fixture_wait (is_visible, get_proposal (dialog));
  fixture_assert_accessible (get_proposal (dialog), GTK_ACCESSIBLE_PROPERTY_LABEL,
                             "You win 50% against Novice, in your last 10 games.");
  fixture_resize (dialog, 360, 640);
  fixture_wait_for_frames (dialog);
  fixture_assert_nothing_is_cut (get_proposal (dialog));
  g_signal_emit_by_name (get_proposal (dialog), "clicked");
  gtk_widget_activate_action (GTK_WIDGET (dialog), "new-game.start", NULL);
  ck_assert_ptr_nonnull (started);
  ck_assert_str_eq (qdr_player_get_personality_id (qdr_game_get_player (started, 1)), "novice");
  assert_name (3,
               "Novice, rating 610. Beaten 5 times, first on 12 November 2026, in 5 moves on 5×5. "
               "5 games lost.");
}

/* The longest text: a person without losses. */
TEST (a_proposal_and_the_way_to_the_ladder_fit_a_phone, .loops = 2, .tags = "layout")
{
  QdrNewGameDialog *dialog;
  int width;

  fixture_use_style ();
  for (guint i = 0; i < 6; i++)
    add_game ("mason", WIN, i);
  dialog = QDR_NEW_GAME_DIALOG (qdr_new_game_dialog_new (settings, personalities));
  gtk_window_present (GTK_WINDOW (dialog));
  qdr_new_game_dialog_set_ladder (dialog, ladder);
  fixture_wait (is_visible, get_proposal (dialog));
  fixture_resize (dialog, rooms[_i].width, rooms[_i].height);
  fixture_wait_for_frames (dialog);
  gtk_widget_measure (GTK_WIDGET (dialog), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL,
                      NULL);
  ck_assert_int_le (width, 360);
  fixture_assert_nothing_is_cut (get_proposal (dialog));
  fixture_close (dialog);
}
