/*
 * The end of a game in the window: the card over the board and its buttons.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "window-fixture.h"

#include "qdr-confetti.h"
#include "qdr-game-over-controller.h"
#include "qdr-ladder.h"
#include "qdr-match-score.h"
#include "qdr-person-name.h"

#include "qdr-game-setup.h"
#include "qdr-player.h"

/* South is one step from its goal. */
#define ALMOST "c2 b5 c3 b4 c4 b3"

/* Shows a game of 5 x 5 in the window. */
static QdrGame *
use_game (const char *seats, const char *moves)
{
  g_autoptr (QdrGame) game = fixture_make_game (5, 2, seats);

  fixture_play (game, moves);
  fixture_show_game (window, game);
  return game;
}

/* Returns NULL before the first end of a game. */
static GtkWidget *
find_card (void)
{
  return fixture_find_child (GTK_WIDGET (window), QDR_TYPE_GAME_OVER_CARD);
}

static gboolean
has_card (void)
{
  GtkWidget *card = find_card ();

  return card != NULL && gtk_revealer_get_reveal_child (
                             GTK_REVEALER (gtk_widget_get_ancestor (card, GTK_TYPE_REVEALER)));
}

static gboolean
is_mapped (gpointer widget)
{
  return gtk_widget_get_mapped (widget);
}

static const char *
get_words (const char *id)
{
  GtkWidget *label = fixture_get_part (find_card (), id);

  return gtk_widget_get_visible (label) ? gtk_label_get_text (GTK_LABEL (label)) : "";
}

/* Returns the portrait in an image of the card, or "" if it is hidden. */
static char *
get_portrait (const char *id)
{
  GtkWidget *image = fixture_get_part (find_card (), id);
  GIcon *icon = gtk_image_get_gicon (GTK_IMAGE (image));

  return gtk_widget_get_visible (image)
             ? g_file_get_basename (g_file_icon_get_file (G_FILE_ICON (icon)))
             : g_strdup ("");
}

static gboolean
has_confetti (void)
{
  GtkWidget *confetti = fixture_find_child (GTK_WIDGET (window), QDR_TYPE_CONFETTI);

  return confetti != NULL && qdr_confetti_is_flying (QDR_CONFETTI (confetti));
}

TEST_DEFAULTS (WINDOW_FIXTURE)

TEST (a_card_comes_with_the_move_that_ends_the_game)
{
  g_autofree char *portrait = NULL;

  use_game ("human,computer mason", ALMOST);
  ck_assert_ptr_null (find_card ());
  fixture_type_move (window, "c5");
  ck_assert (has_card ());
  ck_assert_str_eq (get_words ("heading"), "You beat North.");
  ck_assert_str_eq (get_words ("figures"), "4 moves. Walls placed: 0 by you, 0 by North.");
  portrait = get_portrait ("behind");
  ck_assert_str_eq (portrait, "mason-sad.svg");
  fixture_assert_accessible (find_card (), GTK_ACCESSIBLE_PROPERTY_LABEL, "End of the Game");
}

TEST (an_opponent_that_adapts_has_no_number_in_sentences)
{
  QdrGame *game = use_game ("human,computer like-me-660", ALMOST);
  g_autofree char *name = qdr_game_get_default_player_name (game, 1, fixture_get_personalities ());

  qdr_player_set_name (qdr_game_get_player (game, 1), name);
  fixture_type_move (window, "c5");
  ck_assert_str_eq (get_words ("figures"), "4 moves. Walls placed: 0 by you, 0 by Like Me.");
}

TEST (giving_up_counts_as_no_move_on_the_card)
{
  QdrGame *game = use_game ("human,human", "c2 c4");

  fixture_activate (window, "resign");
  fixture_answer (window, "resign");
  ck_assert (fixture_game_is_over (game));
  ck_assert (has_card ());
  ck_assert_str_eq (get_words ("figures"), "1 move. Walls placed: 0 by South, 0 by North.");
}

TEST (the_opponent_is_glad_to_win)
{
  g_autofree char *portrait = NULL;
  QdrGame *game = use_game ("computer mason,human", "c2 b5 c3 b4 c4");

  fixture_type_move (window, "b3");
  fixture_wait (fixture_game_is_over, game);
  ck_assert (has_card ());
  portrait = get_portrait ("front");
  ck_assert_str_eq (portrait, "mason-glad.svg");
  ck_assert_str_eq (get_words ("note"), "South was ahead from start to finish.");
  ck_assert (!has_confetti ());
}

static const struct {
  const char *seats;
  const char *moves;
  guint user; /* the player who has the name of the user */
  const char *front;
  const char *behind;
} portraits[] = {
  { "human,computer mason", ALMOST " c5", 0, "fox.svg", "mason-sad.svg" },
  { "human,computer mason", "c2 c4 resign", 0, "mason-glad.svg", "fox.svg" },
  { "human,computer mason", "b1 b5 c1 c5 b1 b5 c1 c5", 0, "mason.svg", "fox.svg" },
  { "computer novice,computer mason", ALMOST " c5", 4, "novice-glad.svg", "mason-sad.svg" },
  /* Of people, only the user has a portrait, which does not stand for another winner. */
  { "human,human", "c2 c4 resign", 1, "fox.svg", "" },
  { "human,human", "c2 c4 resign", 0, "", "" },
  { "human,computer mason,computer novice,computer master", "c2 resign resign resign", 0, "fox.svg",
    "" },
  { "human,computer mason,computer novice,computer master", "resign resign resign", 0,
    "master-glad.svg", "" },
};

TEST (the_portrait_of_the_winner_is_in_front, .loops = G_N_ELEMENTS (portraits))
{
  const guint n_players = strstr (portraits[_i].seats, "master") != NULL ? 4 : 2;
  g_autoptr (QdrGame) game = fixture_make_game (5, n_players, portraits[_i].seats);
  g_autofree char *front = NULL;
  g_autofree char *behind = NULL;

  g_settings_set_string (fixture_get_settings (), "portrait", "fox");
  qdr_user_set_name ("Anna");
  fixture_show_game (window, game);
  if (portraits[_i].user < n_players)
    qdr_player_set_name (qdr_game_get_player (game, portraits[_i].user), "Anna");
  fixture_play (game, portraits[_i].moves);
  front = get_portrait ("front");
  behind = get_portrait ("behind");
  ck_assert_str_eq (front, portraits[_i].front);
  ck_assert_str_eq (behind, portraits[_i].behind);
  qdr_user_set_name (NULL);
}

TEST (people_among_themselves_have_no_portrait_and_no_next_opponent)
{
  use_game ("human,human", ALMOST);
  fixture_type_move (window, "c5");
  ck_assert (has_card ());
  ck_assert (!gtk_widget_get_visible (fixture_get_part (find_card (), "front")));
  ck_assert (!gtk_widget_get_visible (fixture_get_part (find_card (), "next")));
  ck_assert (has_confetti ());
}

TEST (a_game_that_is_over_already_has_no_card)
{
  QdrGame *game = use_game ("human,human", ALMOST " c5");

  qdr_game_step_back (game);
  qdr_game_step_forward (game);
  ck_assert_ptr_null (find_card ());
}

TEST (the_card_goes_with_what_is_done_next, .loops = 5)
{
  const char *const ways[] = { "undo", "previous", "first", "play-again", "close-ending" };

  use_game ("human,human", ALMOST);
  fixture_type_move (window, "c5");
  ck_assert (has_card ());
  fixture_activate (window, ways[_i]);
  ck_assert (!has_card ());
  if (_i >= 3)
    return;

  fixture_activate (window, "last");
  ck_assert (has_card ());
  fixture_activate (window, "close-ending");
  fixture_activate (window, "previous");
  fixture_activate (window, "next");
  ck_assert (!has_card ());
}

TEST (a_review_takes_the_place_of_the_card_until_it_is_closed)
{
  use_game ("human,human", ALMOST);
  fixture_type_move (window, "c5");
  fixture_activate (window, "review");
  ck_assert (!has_card ());
  fixture_activate (window, "close-review");
  ck_assert (has_card ());
}

TEST (a_review_begun_before_the_end_does_not_hide_the_card)
{
  use_game ("human,human", ALMOST);
  fixture_activate (window, "review");
  fixture_type_move (window, "c5");
  ck_assert (has_card ());
}

/* Counts visible buttons. */
static guint
count_buttons (GtkWidget *widget, const char *action)
{
  guint n = 0;

  if (GTK_IS_ACTIONABLE (widget) &&
      g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) == 0)
    n += gtk_widget_get_mapped (widget) ? 1 : 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_buttons (child, action);
  return n;
}

static gboolean
shows_one_offer (gpointer data)
{
  return count_buttons (GTK_WIDGET (window), "win.play-again") == 1;
}

TEST (to_play_again_is_offered_once)
{
  use_game ("human,human", ALMOST);
  ck_assert_uint_eq (count_buttons (GTK_WIDGET (window), "win.play-again"), 0);
  fixture_type_move (window, "c5");
  fixture_wait (is_mapped, find_card ());
  ck_assert (shows_one_offer (NULL));

  fixture_activate (window, "close-ending");
  fixture_wait (shows_one_offer, NULL);
  ck_assert (!has_card ());
  fixture_activate (window, "play-again");
  ck_assert_uint_eq (count_buttons (GTK_WIDGET (window), "win.play-again"), 0);
}

static gboolean
has_focus (gpointer part)
{
  return gtk_window_get_focus (GTK_WINDOW (window)) == fixture_get_part (find_card (), part);
}

static gboolean
board_has_focus (void)
{
  return gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)),
                                 GTK_WIDGET (fixture_get_board (window)));
}

TEST (the_focus_moves_into_the_card_when_the_result_has_been_spoken_and_back)
{
  char again[] = "again";

  use_game ("human,human", ALMOST);
  ck_assert (board_has_focus ());
  fixture_play (fixture_get_game (window), "c5");
  ck_assert (has_card ());
  ck_assert (board_has_focus ());
  fixture_wait (has_focus, again);
  fixture_activate (window, "close-ending");
  ck_assert (board_has_focus ());
}

TEST (the_first_win_over_an_opponent_is_remembered)
{
  ck_assert (!qdr_beaten_opponents_contain (fixture_get_settings (), "mason"));
  use_game ("human,computer mason", ALMOST);
  fixture_type_move (window, "c5");
  ck_assert_str_eq (get_words ("note"), "Your first win over Mason!");
  ck_assert (qdr_beaten_opponents_contain (fixture_get_settings (), "mason"));

  use_game ("human,computer mason", ALMOST);
  fixture_type_move (window, "c5");
  ck_assert_str_eq (get_words ("note"), "You were ahead from start to finish.");
}

TEST (nobody_is_asked_to_move_in_a_finished_game)
{
  use_game ("human,computer mason", ALMOST);
  fixture_type_move (window, "c5");
  fixture_activate (window, "previous");
  fixture_activate (window, "previous");
  ck_assert (gtk_widget_get_visible (fixture_get_part (window, "status_bar/last")));
  ck_assert (!gtk_widget_get_visible (fixture_get_part (window, "status_bar/let_play")));
}

TEST (a_game_of_a_tournament_leads_back_to_the_tournament)
{
  g_autoptr (QdrGame) game = fixture_make_game (5, 2, "human,computer mason");
  AdwWindowTitle *title = fixture_get_part (window, "title");
  GtkButton *again, *play_again;

  qdr_game_set_header (game, "Event", "Tournament 1");
  qdr_game_set_header (game, "Round", "1");
  fixture_play (game, ALMOST);
  fixture_show_game (window, game);
  ck_assert_str_eq (adw_window_title_get_subtitle (title), "Tournament 1");
  fixture_type_move (window, "c5");
  again = fixture_get_part (find_card (), "again");
  play_again = fixture_get_part (window, "status_bar/play_again");
  ck_assert_str_eq (gtk_button_get_label (again), "Tournament");
  ck_assert (!gtk_widget_get_visible (fixture_get_part (find_card (), "next")));
  fixture_activate (window, "close-ending");
  ck_assert (gtk_widget_get_visible (GTK_WIDGET (play_again)));
  ck_assert_str_eq (gtk_button_get_label (play_again), "Tournament");
  fixture_activate (window, "play-again");
  fixture_activate (window, "next-game");
  ck_assert_ptr_eq (fixture_get_game (window), game);

  use_game ("human,computer mason", ALMOST);
  ck_assert_pstr_ne (adw_window_title_get_subtitle (title), "Tournament 1");
  fixture_type_move (window, "c5");
  ck_assert_str_eq (gtk_button_get_label (again), "Play Again");
  fixture_activate (window, "close-ending");
  ck_assert_str_eq (gtk_button_get_label (play_again), "Play Again");
}

TEST (the_next_opponent_is_a_click_away)
{
  QdrPersonalityList *list = fixture_get_personalities ();
  g_autoptr (QdrPersonality) easiest = g_list_model_get_item (G_LIST_MODEL (list), 0);
  g_autoptr (QdrPersonality) second = g_list_model_get_item (G_LIST_MODEL (list), 1);
  g_autofree char *seats = g_strconcat ("human,computer ", qdr_personality_get_id (easiest), NULL);
  g_autofree char *label = g_strconcat ("Next: ", qdr_personality_get_name (second), NULL);
  g_autoptr (QdrGameSetup) setup = NULL;
  QdrGame *game = use_game (seats, ALMOST);
  gboolean is_there = FALSE;

  g_settings_set_int (fixture_get_settings (), "began-last", 0);
  g_settings_set_string (fixture_get_settings (), "first-move", "turn");
  fixture_type_move (window, "c5");
  ck_assert_str_eq (gtk_button_get_label (fixture_get_part (find_card (), "next")), label);
  fixture_activate (window, "next-opponent");
  ck_assert_ptr_ne (fixture_get_game (window), game);
  for (guint i = 0; i < 2; i++)
    if (g_strcmp0 (qdr_player_get_personality_id (
                       qdr_game_get_player (fixture_get_game (window), i)),
                   qdr_personality_get_id (second)) == 0)
      is_there = TRUE;
  ck_assert (is_there);
  ck_assert (!has_card ());

  /* If players take turns, the opponent moves first in this game, and the person in the next. */
  ck_assert (!qdr_player_is_human (qdr_game_get_player (fixture_get_game (window), 0)));
  ck_assert_int_eq (g_settings_get_int (fixture_get_settings (), "began-last"), 1);

  /* The set-up of the next game has the same opponent. */
  setup = qdr_game_setup_load (fixture_get_settings (), list);
  ck_assert_uint_eq (setup->players, 2);
  ck_assert_str_eq (setup->seats[0], "human");
  ck_assert_str_eq (qdr_seat_get_personality_id (setup->seats[1]), qdr_personality_get_id (second));
}

TEST (after_a_loss_an_easier_opponent_is_offered)
{
  GListModel *list = G_LIST_MODEL (fixture_get_personalities ());
  g_autoptr (QdrPersonality) easiest = g_list_model_get_item (list, 0);
  g_autoptr (QdrPersonality) second = g_list_model_get_item (list, 1);
  g_autofree char *seats = g_strconcat ("human,computer ", qdr_personality_get_id (second), NULL);
  g_autofree char *label = g_strconcat ("Easier: ", qdr_personality_get_name (easiest), NULL);

  use_game (seats, ALMOST);
  fixture_play (fixture_get_game (window), "resign");
  ck_assert (has_card ());
  ck_assert_str_eq (gtk_button_get_label (fixture_get_part (find_card (), "next")), label);
}

TEST (the_turning_point_is_named_and_leads_there)
{
  QdrGame *game = use_game ("human,human", "c2 c4 c3 c2 c4");
  GtkWidget *turn;

  fixture_type_move (window, "c1");
  turn = fixture_get_part (find_card (), "turn");
  ck_assert (gtk_widget_get_visible (turn));
  fixture_assert_accessible (turn, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                             "The race turned with move 2: North jumps to c2.");
  fixture_activate (window, "turning-point");
  ck_assert_uint_eq (qdr_game_get_ply (game), 4);
  ck_assert (!has_card ());
  ck_assert_str_eq (fixture_get_status (window), "The race turned with move 2: North jumps to c2.");
}

TEST (a_move_after_the_end_asks_nothing_and_a_line_to_the_goal_has_no_card)
{
  QdrGame *game = use_game ("human,human", "c2 c4 c3 c2 c4");

  fixture_type_move (window, "c1");
  fixture_activate (window, "turning-point");
  fixture_type_move (window, "b3");
  ck_assert_uint_eq (qdr_game_get_ply (game), 5);
  fixture_type_move (window, "c1");
  ck_assert (fixture_game_is_over (game));
  ck_assert_str_eq (fixture_get_status (window), "North reaches the goal and wins.");
  ck_assert (!has_card ());
}

TEST (a_move_is_tried_for_the_computer_at_the_turning_point)
{
  QdrGame *game = use_game ("computer mason,human", "c2 c4 c3 c2 c4");

  fixture_type_move (window, "c1");
  fixture_activate (window, "turning-point");
  ck_assert_uint_eq (qdr_game_get_turn (game), 0);
  ck_assert (qdr_board_view_can_move (fixture_get_board (window)));
  fixture_type_move (window, "b3");
  ck_assert_uint_eq (qdr_game_get_ply (game), 5);
  ck_assert_uint_eq (qdr_game_get_n_variations (game, 4), 1);

  /* Where the line goes on, the computer moves. */
  fixture_type_move (window, "b2");
  ck_assert (!qdr_board_view_can_move (fixture_get_board (window)));
}

TEST (a_game_without_a_move_has_no_numbers_and_no_review)
{
  use_game ("human,human", "");
  fixture_play (fixture_get_game (window), "resign");
  ck_assert (has_card ());
  ck_assert (!gtk_widget_get_visible (fixture_get_part (find_card (), "figures")));
  ck_assert (!gtk_widget_get_visible (fixture_get_part (find_card (), "review")));
}

TEST (confetti_is_thrown_where_things_may_move, .loops = 4)
{
  const gboolean desktop = (_i & 1) != 0;
  const gboolean program = (_i & 2) != 0;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", desktop, NULL);
  g_settings_set_boolean (fixture_get_settings (), "animate", program);
  use_game ("human,human", ALMOST);
  fixture_type_move (window, "c5");
  ck_assert (has_card ());
  ck_assert_int_eq (has_confetti (), desktop && program);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
}

TEST (the_card_has_room_on_a_phone, .tags = "layout")
{
  int minimum, height;

  fixture_use_style ();
  use_game ("human,computer mason", "c2 c4 c3 c2 c4 a1h");
  fixture_play (fixture_get_game (window), "c5");
  gtk_widget_measure (find_card (), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  ck_assert_int_le (minimum, 360);
  gtk_widget_measure (find_card (), GTK_ORIENTATION_VERTICAL, 360, &height, NULL, NULL, NULL);
  ck_assert_int_le (height, 360);
}

static const struct {
  int width;
  int height;
  gboolean has_sidebar;
  gboolean is_phone; /* so the card covers a panel */
} sizes[] = {
  { 640, 360, FALSE }, { 940, 520, TRUE },  { 940, 520, FALSE },  { 360, 640, FALSE, TRUE },
  { 800, 600, TRUE },  { 800, 600, FALSE }, { 1024, 768, TRUE },  { 1024, 768, FALSE },
  { 1024, 760, TRUE }, { 1360, 760, TRUE }, { 1920, 1080, TRUE }, { 1920, 1100, FALSE },
};

/* What may be covered of the board: its rim, and no more of the squares than leaves a pawn on them
 * in sight. On a phone the longest words need three rows of buttons. */
#define RIM 20

static gboolean
has_size (gpointer data)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));
  const int *number = data;

  return gdk_surface_get_width (surface) == sizes[*number].width &&
         gdk_surface_get_height (surface) == sizes[*number].height;
}

static graphene_rect_t
get_bounds (gpointer widget)
{
  graphene_rect_t bounds;

  ck_assert (gtk_widget_compute_bounds (widget, GTK_WIDGET (window), &bounds));
  return bounds;
}

/* Returns whether the card leaves the squares and the user's panel free, all its buttons are
 * visible, and it is in the column of the opponent's panel if that is beside the board. */
static gboolean
stands_well (gpointer data)
{
  const int *number = data;
  const graphene_rect_t room =
      GRAPHENE_RECT_INIT (0, 0, (float) sizes[*number].width, (float) sizes[*number].height);
  const graphene_rect_t card = get_bounds (find_card ());
  const graphene_rect_t frame = get_bounds (fixture_get_board (window));
  GtkWidget *choices = gtk_widget_get_parent (fixture_get_part (find_card (), "next"));
  const graphene_rect_t button = get_bounds (gtk_widget_get_last_child (choices));

  const graphene_rect_t panel = get_bounds (fixture_get_part (window, "north"));
  const graphene_rect_t user = get_bounds (fixture_get_part (window, "south"));
  const gboolean in_column = panel.origin.x >= frame.origin.x + frame.size.width;
  graphene_rect_t board;

  graphene_rect_inset_r (&frame, RIM, RIM, &board);
  if (in_column && (card.origin.x != panel.origin.x || card.size.width != panel.size.width))
    return FALSE;
  return card.size.width > 0 && !graphene_rect_intersection (&card, &board, NULL) &&
         (sizes[*number].is_phone || !graphene_rect_intersection (&card, &user, NULL)) &&
         graphene_rect_contains_rect (&room, &card) && graphene_rect_contains_rect (&card, &button);
}

/* After a single game, and after the last game of a match. */
TEST (the_last_position_stays_in_sight, .loops = 2 * G_N_ELEMENTS (sizes), .tags = "layout")
{
  const QdrMatchScore last = { 2, 5, { 2, 2 }, 0, FALSE };
  int number = _i % (int) G_N_ELEMENTS (sizes);
  QdrGame *game;

  fixture_use_style ();
  if (!sizes[number].has_sidebar)
    fixture_activate (window, "show-moves");
  gtk_window_set_default_size (GTK_WINDOW (window), sizes[number].width, sizes[number].height);
  fixture_wait (has_size, &number);
  game = use_game ("human,computer mason", "c2 c4 c3 c2 c4 a1h");
  if (_i != number)
    qdr_session_set_game_of_match (qdr_window_get_session (window), game, &last);
  fixture_play (fixture_get_game (window), "c5");
  fixture_wait (is_mapped, find_card ());
  fixture_wait (stands_well, &number);
  fixture_assert_nothing_is_cut (find_card ());
}

TEST (the_card_follows_the_board_when_the_list_of_moves_opens_and_closes, .tags = "layout")
{
  int number = 0;

  while (sizes[number].width < 1024)
    number++;
  fixture_use_style ();
  gtk_window_set_default_size (GTK_WINDOW (window), sizes[number].width, sizes[number].height);
  fixture_wait (has_size, &number);
  use_game ("human,computer mason", "c2 c4 c3 c2 c4 a1h");
  fixture_play (fixture_get_game (window), "c5");
  fixture_wait (is_mapped, find_card ());
  fixture_wait (stands_well, &number);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  for (guint i = 0; i < 2; i++) {
    fixture_activate (window, "show-moves");
    fixture_wait_for_frames (window);
    fixture_wait (stands_well, &number);
  }
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-enable-animations");
}

TEST (the_title_is_read_in_full_in_large_text, .tags = "layout")
{
  GtkLabel *heading;
  int number;

  for (number = 0; sizes[number].width != 800; number++)
    ;
  fixture_use_style ();
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 144 * 1024, NULL);
  gtk_window_set_default_size (GTK_WINDOW (window), 800, 600);
  fixture_wait (has_size, &number);
  qdr_player_set_name (qdr_game_get_player (use_game ("human,human", ALMOST), 0), "Bernadette");
  fixture_play (fixture_get_game (window), "c5");
  fixture_wait (is_mapped, find_card ());
  fixture_wait (stands_well, &number);
  heading = fixture_get_part (find_card (), "heading");
  ck_assert (g_str_has_prefix (gtk_label_get_text (heading), "Bernadette "));
  ck_assert (!pango_layout_is_ellipsized (gtk_label_get_layout (heading)));
  fixture_assert_nothing_is_cut (find_card ());
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
}
