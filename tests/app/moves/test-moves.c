/*
 * Moves in the window: resignation, variations, the list of moves, and notes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "window-fixture.h"

#include "qdr-icon-button.h"
#include "qdr-notation.h"
#include "qdr-round-row.h"
#include "variations.h"

TEST_DEFAULTS (.timeout = 120, WINDOW_FIXTURE)

TEST (resigning_names_who_does_and_is_not_the_default)
{
  QdrGame *game = fixture_use_game (window, 2, "human,human");
  AdwMessageDialog *dialog;

  fixture_name_players (game);
  fixture_activate (window, "resign");
  dialog = ADW_MESSAGE_DIALOG (fixture_find_dialog (window));
  ck_assert_str_eq (adw_message_dialog_get_body (dialog), "Anna resigns, and Ben wins the game.");
  ck_assert_str_eq (adw_message_dialog_get_default_response (dialog), "cancel");
  fixture_answer (window, "resign");
  fixture_wait (fixture_game_is_over, game);
  ck_assert_int_eq (qdr_game_get_result (game).winner, 1);
}

TEST (who_plays_alone_is_asked_in_person)
{
  QdrGame *game = fixture_use_game (window, 2, "human,computer novice");

  fixture_name_players (game);
  fixture_activate (window, "resign");
  ck_assert_str_eq (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (fixture_find_dialog (window))),
                    "You resign, and Ben wins the game.");
  fixture_answer (window, "cancel");

  game = fixture_use_game (window, 4, "human,computer novice,computer novice,computer novice");
  fixture_activate (window, "resign");
  ck_assert_str_eq (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (fixture_find_dialog (window))),
                    "You resign: your pawn leaves the board, and your walls stay.");
  fixture_answer (window, "cancel");
}

TEST (nobody_resigns_for_a_player_who_lost_on_time_while_being_asked)
{
  QdrGame *game = fixture_use_game (window, 4, "human,human,human,human");

  fixture_activate (window, "resign");
  fixture_play (game, "timeout");
  fixture_answer (window, "resign");
  ck_assert_uint_eq (qdr_game_get_ply (game), 1);

  fixture_activate (window, "resign");
  fixture_answer (window, "resign");
  ck_assert_uint_eq (qdr_game_get_ply (game), 2);
}

static gboolean
propose (const char *text)
{
  QdrMove move;
  gboolean taken;

  qdr_move_from_text (&qdr_game_get_start_position (fixture_get_game (window))->board, text, &move);
  g_signal_emit_by_name (fixture_get_board (window), "proposed", (guint) move, &taken);
  return taken;
}

TEST (a_move_in_the_past_begins_a_variation_after_one_question)
{
  QdrGame *game = fixture_use_game (window, 2, "human,human");

  fixture_play (game, "d2 d6");
  fixture_activate (window, "first");
  ck_assert (propose ("a1h"));
  ck_assert_uint_eq (qdr_game_get_n_moves (game), 2);
  fixture_answer (window, "begin");
  ck_assert_uint_eq (qdr_game_get_ply (game), 1);
  ck_assert_uint_eq (qdr_game_get_n_variations (game, 0), 1);
  fixture_activate (window, "first");
  ck_assert (propose ("b2v"));
  ck_assert_uint_eq (qdr_game_get_n_variations (game, 0), 2);
}

/* Returns the first move in the list of moves. */
static GtkWidget *
find_first_move (void)
{
  GtkWidget *row = fixture_find_child (GTK_WIDGET (fixture_get_part (window, "score_sheet")),
                                       QDR_TYPE_ROUND_ROW);

  return fixture_find_child (row, GTK_TYPE_BUTTON);
}

TEST (the_list_of_moves_marks_variations_and_comments)
{
  QdrGame *game = fixture_use_game (window, 2, "human,human");
  GtkWidget *first;

  fixture_play (game, "d2 d6");
  fixture_settle ();
  first = find_first_move ();
  ck_assert (!gtk_widget_has_css_class (first, "varied"));

  fixture_activate (window, "first");
  propose ("a1h");
  fixture_answer (window, "begin");
  ck_assert (qdr_record_set_comment_text (qdr_game_get_last_record (game), "Early.", NULL));
  first = find_first_move ();
  ck_assert_str_eq (gtk_button_get_label (GTK_BUTTON (first)), "a1h");
  ck_assert (gtk_widget_has_css_class (first, "varied"));
  ck_assert (gtk_widget_has_css_class (first, "commented"));
  gtk_test_accessible_assert_property (
      GTK_ACCESSIBLE (first), GTK_ACCESSIBLE_PROPERTY_LABEL,
      "South places the wall a1h. With variations. With a comment");

  qdr_game_remove_variation (game, 0, 0);
  ck_assert (!gtk_widget_has_css_class (first, "varied"));
}

/* Returns the comment on the move or on the game, after their page has been shown. */
static GtkWidget *
get_comment (gboolean on_game)
{
  GtkWidget *page = fixture_get_part (window, "notes_place/");

  return on_game ? gtk_widget_get_last_child (page) : gtk_widget_get_first_child (page);
}

static void
assert_comment (gboolean on_game, const char *heading, const char *text)
{
  GtkWidget *comment = get_comment (on_game);
  GtkWidget *label = fixture_find_child (comment, GTK_TYPE_LABEL);
  GtkWidget *view = fixture_find_child (comment, GTK_TYPE_TEXT_VIEW);
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (view));
  g_autofree char *found = NULL;

  ck_assert_str_eq (gtk_label_get_label (GTK_LABEL (label)), heading);
  fixture_assert_accessible (view, GTK_ACCESSIBLE_PROPERTY_LABEL, heading);
  g_object_get (buffer, "text", &found, NULL);
  ck_assert_str_eq (found, text);
}

static void
write_comment (gboolean on_game, const char *text)
{
  GtkWidget *view = fixture_find_child (get_comment (on_game), GTK_TYPE_TEXT_VIEW);

  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (view)), text, -1);
}

static void
show_notes (void)
{
  ck_assert_ptr_null (adw_bin_get_child (fixture_get_part (window, "notes_place")));
  g_action_group_activate_action (G_ACTION_GROUP (window), "show-page",
                                  g_variant_new_string ("notes"));
}

TEST (notes_are_about_the_last_move_and_about_the_game)
{
  QdrGame *game = fixture_use_game (window, 2, "human,human");
  g_autofree char *of_game = NULL;
  g_autofree char *of_move = NULL;

  fixture_play (game, "d2 d6");
  ck_assert (qdr_record_set_comment_text (qdr_game_get_last_record (game), "Early.", NULL));
  show_notes ();
  assert_comment (FALSE, "Comment on 1. d6", "Early.");
  assert_comment (TRUE, "Comment on the game", "");
  write_comment (TRUE, "A rainy day.");
  write_comment (FALSE, "Too early.");
  of_game = qdr_game_get_comment_text (game);
  of_move = qdr_record_get_comment_text (qdr_game_get_last_record (game));
  ck_assert_str_eq (of_game, "A rainy day.");
  ck_assert_str_eq (of_move, "Too early.");

  fixture_activate (window, "first");
  ck_assert (!gtk_widget_get_visible (get_comment (FALSE)));
  assert_comment (TRUE, "Comment on the game", "A rainy day.");
  fixture_activate (window, "next");
  ck_assert (gtk_widget_get_visible (get_comment (FALSE)));
  assert_comment (FALSE, "Comment on 1. d2", "");
}

TEST (notes_follow_when_another_game_is_shown)
{
  fixture_use_game (window, 2, "human,human");
  show_notes ();
  write_comment (TRUE, "The first.");
  fixture_use_game (window, 2, "human,human");
  assert_comment (TRUE, "Comment on the game", "");
}

/* (nullable): the first variation in the list of moves. */
static GtkWidget *
find_variation (void)
{
  return fixture_find_child (fixture_get_part (window, "score_sheet"), QDR_TYPE_VARIATION_ROW);
}

TEST (a_variation_is_removed_after_a_question)
{
  QdrGame *game = fixture_use_game (window, 2, "human,human");
  GtkWidget *remove;

  fixture_play (game, "d2 d6");
  fixture_activate (window, "first");
  propose ("a1h");
  fixture_answer (window, "begin");

  remove = fixture_find_child (find_variation (), QDR_TYPE_ICON_BUTTON);
  g_signal_emit_by_name (remove, "clicked");
  fixture_answer (window, "cancel");
  ck_assert_uint_eq (qdr_game_get_n_variations (game, 0), 1);
  g_signal_emit_by_name (remove, "clicked");
  fixture_answer (window, "remove");
  ck_assert (!has_variations (game));
  ck_assert_ptr_null (find_variation ());
}

TEST (a_question_about_a_variation_can_be_declined)
{
  QdrGame *game = fixture_use_game (window, 2, "human,human");

  fixture_play (game, "d2 d6");
  fixture_activate (window, "first");
  propose ("a1h");
  fixture_answer (window, "cancel");
  ck_assert_uint_eq (qdr_game_get_ply (game), 0);
  ck_assert_uint_eq (qdr_game_get_n_moves (game), 2);
  ck_assert (!has_variations (game));
}

static GtkWidget *
find_current (GtkWidget *widget)
{
  GtkWidget *found = gtk_widget_has_css_class (widget, "current") ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_current (child);
  return found;
}

/* Returns whether the button of the last move is visible, after its row is laid out. */
static gboolean
last_move_is_in_sight (gpointer data)
{
  GtkWidget *list = fixture_find_child (GTK_WIDGET (fixture_get_part (window, "score_sheet")),
                                        GTK_TYPE_LIST_VIEW);
  GtkWidget *button = find_current (list);
  graphene_rect_t bounds;

  return button != NULL && gtk_widget_compute_bounds (button, list, &bounds) &&
         bounds.size.height > 0 && bounds.origin.y >= 0 &&
         bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (list);
}

TEST (a_long_game_that_is_opened_shows_its_last_moves)
{
  g_autoptr (QdrGame) game = NULL;
  QdrPosition start;

  qdr_position_init (&start, 9, 9, 2);
  game = qdr_game_new (&start, FALSE);
  for (guint i = 0; i < 60; i++)
    fixture_play (game, "e2 e8 e1 e9");
  fixture_show_game (window, game);
  fixture_wait (last_move_is_in_sight, NULL);
}
