/*
 * The keyboard on a board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board-fixture.h"
#include "qdr-notation.h"

TEST_DEFAULTS (BOARD_FIXTURE)

TEST (the_focus_enters_at_the_pawn_to_move_and_leaves_at_once)
{
  gtk_widget_grab_focus (GTK_WIDGET (fixture.board));
  assert_focus ("e1");
  ck_assert (!gtk_widget_child_focus (GTK_WIDGET (fixture.board), GTK_DIR_TAB_FORWARD));

  gtk_window_set_focus (GTK_WINDOW (fixture.window), NULL);
  play ("e2");
  ck_assert (gtk_widget_child_focus (GTK_WIDGET (fixture.board), GTK_DIR_TAB_FORWARD));
  assert_focus ("e9");
}

TEST (the_focus_enters_at_the_own_pawn_while_an_opponent_moves)
{
  play ("e2");
  qdr_board_view_set_locked (fixture.board, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (fixture.board));
  assert_focus ("e2");
}

TEST (arrows_go_from_square_to_square_and_stop_at_the_edge)
{
  focus ("h8");
  press_key (GDK_KEY_Up, 0);
  assert_focus ("h9");
  press_key (GDK_KEY_Up, 0);
  assert_focus ("h9");
  press_key (GDK_KEY_Right, 0);
  press_key (GDK_KEY_Right, 0);
  assert_focus ("i9");
  press_key (GDK_KEY_Down, 0);
  press_key (GDK_KEY_Left, 0);
  assert_focus ("h8");
}

static void
drawn_cb (GdkPaintable *paintable, gboolean *drawn)
{
  *drawn = TRUE;
}

static gboolean
is_drawn (gpointer drawn)
{
  return *(gboolean *) drawn;
}

TEST (the_board_is_drawn_anew_when_the_focus_moves)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (GTK_WIDGET (fixture.board));
  gboolean drawn = FALSE;

  focus ("e3");
  fixture_settle ();
  g_signal_connect (paintable, "invalidate-contents", G_CALLBACK (drawn_cb), &drawn);
  press_key (GDK_KEY_Up, 0);
  fixture_wait (is_drawn, &drawn);
}

TEST (enter_moves_the_pawn_to_the_square_with_the_focus)
{
  focus ("e2");
  ck_assert (press_key (GDK_KEY_Return, 0));
  assert_last_move ("e2");
}

/* Asserts that the focus is in a groove, with a wall shown there. */
static void
assert_in_groove (const char *text)
{
  ck_assert (gtk_widget_has_focus (GTK_WIDGET (slot_at (text))));
  ck_assert_uint_eq (get_scene ()->pointed, move_of (text));
}

TEST (a_wall_is_shown_shifted_turned_and_placed_with_keys)
{
  focus ("e3");
  ck_assert (press_key (GDK_KEY_h, 0));
  assert_in_groove ("e3h");
  press_key (GDK_KEY_Up, 0);
  press_key (GDK_KEY_Left, 0);
  assert_in_groove ("d4h");
  press_key (GDK_KEY_h, 0);
  assert_in_groove ("d4v");
  press_key (GDK_KEY_r, 0);
  assert_in_groove ("d4h");
  press_key (GDK_KEY_r, 0);
  assert_ply (0);
  press_key (GDK_KEY_Return, 0);
  assert_last_move ("d4v");
  assert_focus ("e3");
}

TEST (a_wall_shown_by_keys_stays_on_the_board)
{
  focus ("i9");
  press_key (GDK_KEY_v, 0);
  assert_in_groove ("h8v");
  press_key (GDK_KEY_Up, 0);
  press_key (GDK_KEY_Right, 0);
  assert_in_groove ("h8v");
}

/* A step from a square into the groove on one of its sides. If the board is turned, the sides
 * are those on the screen. */
static const struct {
  guint rotation;
  const char *square;
  guint key;        /* with Shift */
  const char *wall; /* (nullable): NULL at the edge */
} groove_cases[] = {
  { 0, "e3", GDK_KEY_Up, "e3h" },   { 0, "e3", GDK_KEY_Right, "e3v" },
  { 0, "e3", GDK_KEY_Down, "e2h" }, { 0, "e3", GDK_KEY_Left, "d3v" },
  { 0, "i3", GDK_KEY_Up, "h3h" },   { 0, "e9", GDK_KEY_Right, "e8v" },
  { 0, "e9", GDK_KEY_Up, NULL },    { 0, "i3", GDK_KEY_Right, NULL },
  { 0, "e1", GDK_KEY_Down, NULL },  { 0, "a3", GDK_KEY_Left, NULL },
  { 2, "e3", GDK_KEY_Up, "e2h" },   { 2, "e3", GDK_KEY_Right, "d3v" },
  { 1, "e3", GDK_KEY_Up, "e3v" },   { 1, "e3", GDK_KEY_Right, "e2h" },
  { 3, "e3", GDK_KEY_Up, "d3v" },
};

TEST (shift_and_an_arrow_go_into_the_groove_on_that_side_and_escape_leads_back,
      .loops = G_N_ELEMENTS (groove_cases))
{
  qdr_board_view_set_rotation (fixture.board, groove_cases[_i].rotation);
  gtk_widget_size_allocate (GTK_WIDGET (fixture.board), &(GtkAllocation){ 0, 0, 600, 600 }, -1);
  focus (groove_cases[_i].square);
  ck_assert (press_key (groove_cases[_i].key, GDK_SHIFT_MASK));
  if (groove_cases[_i].wall != NULL) {
    assert_in_groove (groove_cases[_i].wall);
    ck_assert (press_key (GDK_KEY_Escape, 0));
  }
  assert_focus (groove_cases[_i].square);
  ck_assert_uint_eq (get_scene ()->pointed, QDR_MOVE_NONE);
}

TEST (a_wall_that_is_refused_keeps_the_focus_in_its_groove)
{
  play ("e3h");
  focus ("e3");
  press_key (GDK_KEY_Right, GDK_SHIFT_MASK);
  ck_assert_str_eq (qdr_board_view_get_notice (fixture.board), "That crosses another wall.");
  ck_assert (press_key (GDK_KEY_Return, 0));
  assert_ply (1);
  ck_assert_ptr_nonnull (fixture.refused);
  assert_in_groove ("e3v");
}

TEST (grooves_can_be_walked_while_somebody_else_is_to_move)
{
  qdr_board_view_set_locked (fixture.board, TRUE);
  focus ("e3");
  ck_assert (press_key (GDK_KEY_Up, GDK_SHIFT_MASK));
  ck_assert (gtk_widget_has_focus (GTK_WIDGET (slot_at ("e3h"))));
  ck_assert_uint_eq (get_scene ()->pointed, QDR_MOVE_NONE);
  press_key (GDK_KEY_Return, 0);
  assert_ply (0);
  qdr_board_view_set_locked (fixture.board, FALSE);
  assert_in_groove ("e3h");
}

static void
append_place (GString *log, const char *word, guint place)
{
  char text[QDR_MOVE_TEXT_SIZE];

  qdr_move_to_text (&get_scene ()->position.board, (QdrMove) place, text);
  g_string_append_printf (log, "%s%s %s", log->len > 0 ? ", " : "", word, text);
}

static void
visited_cb (GString *log, guint place)
{
  append_place (log, "at", place);
}

static void
stopped_cb (GString *log, guint place)
{
  append_place (log, "stop", place);
}

static const struct {
  const char *from;
  guint key;
  GdkModifierType modifiers;
  const char *visits;
} key_visits[] = {
  { "e4", GDK_KEY_Left, 0, "at d4" },
  { "a4", GDK_KEY_Left, 0, "stop a4" },
  /* Across a wall, and away from it. */
  { "e3", GDK_KEY_Up, 0, "stop e3, at e4" },
  { "f4", GDK_KEY_Down, 0, "stop f4, at f3" },
  { "e4", GDK_KEY_Up, 0, "at e5" },
  { "e1", GDK_KEY_Up, GDK_CONTROL_MASK, "at e3, stop e3" },
  { "e3", GDK_KEY_Up, GDK_CONTROL_MASK, "stop e3" },
  { "e4", GDK_KEY_Up, GDK_CONTROL_MASK, "at e9, stop e9" },
  { "e4", GDK_KEY_Up, GDK_SHIFT_MASK, "at e4h" },
  { "e1", GDK_KEY_Down, GDK_SHIFT_MASK, "stop e1" },
  { "e4", GDK_KEY_v, 0, "at e4v" },
  { "e4", GDK_KEY_j, 0, "at e8" },
  { "e4", GDK_KEY_n, 0, "at e3h" },
};

TEST (the_board_tells_where_keys_lead_and_what_is_in_their_way, .loops = G_N_ELEMENTS (key_visits))
{
  g_autoptr (GString) log = g_string_new (NULL);

  play ("e3h e8");
  play ("e2");
  focus (key_visits[_i].from);
  g_signal_connect_swapped (fixture.board, "visited", G_CALLBACK (visited_cb), log);
  g_signal_connect_swapped (fixture.board, "stopped", G_CALLBACK (stopped_cb), log);
  press_key (key_visits[_i].key, key_visits[_i].modifiers);
  ck_assert_str_eq (log->str, key_visits[_i].visits);
}

/* Keys that do not move the focus, and what is heard instead. */
static const struct {
  const char *from;
  guint key;
  GdkModifierType modifiers;
  const char *words;
} futile_keys[] = {
  { "a4", GDK_KEY_Left, 0, "The edge is next to you." },
  { "e1", GDK_KEY_Down, GDK_SHIFT_MASK, "The edge is next to you." },
  { "h4h", GDK_KEY_Right, 0, "The edge is next to you." },
  { "h4h", GDK_KEY_Right, GDK_SHIFT_MASK, "The edge is next to you." },
  { "h4h", GDK_KEY_Right, GDK_CONTROL_MASK, "The edge is next to you." },
  { "e2", GDK_KEY_j, 0, "e2, Anna’s pawn, can move north, east, south, west" },
  { "e9", GDK_KEY_j, GDK_SHIFT_MASK, "e9, Ben’s pawn" },
  { "b2h", GDK_KEY_n, 0, "b2h, wall above b2 and c2, placed by Ben" },
  { "e4", GDK_KEY_r, 0, "Go to a groove first: press H, V, or Shift and an arrow key." },
};

typedef struct {
  GtkAccessible *widget;
  const char *words;
} Heard;

static gboolean
is_heard (gpointer user_data)
{
  const Heard *self = user_data;
  g_autofree char *problem =
      gtk_test_accessible_check_property (self->widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                          self->words);

  return problem == NULL;
}

TEST (a_key_that_leads_nowhere_is_answered, .loops = G_N_ELEMENTS (futile_keys))
{
  const char *from = futile_keys[_i].from;
  Heard heard = { .words = futile_keys[_i].words };

  qdr_player_set_name (qdr_game_get_player (fixture.game, 0), "Anna");
  qdr_player_set_name (qdr_game_get_player (fixture.game, 1), "Ben");
  qdr_board_view_set_silent (fixture.board, TRUE); /* about the moves */
  play ("e2 b2h");
  if (strlen (from) == 2)
    focus (from);
  else
    gtk_widget_grab_focus (GTK_WIDGET (slot_at (from)));
  heard.widget = GTK_ACCESSIBLE (gtk_window_get_focus (GTK_WINDOW (fixture.window)));
  ck_assert (press_key (futile_keys[_i].key, futile_keys[_i].modifiers));
  ck_assert (gtk_widget_has_focus (GTK_WIDGET (heard.widget)));
  fixture_wait (is_heard, &heard);
}

TEST (in_the_grooves_only_the_edge_is_in_the_way)
{
  g_autoptr (GString) log = g_string_new (NULL);

  focus ("h1");
  press_key (GDK_KEY_h, 0);
  g_signal_connect_swapped (fixture.board, "visited", G_CALLBACK (visited_cb), log);
  g_signal_connect_swapped (fixture.board, "stopped", G_CALLBACK (stopped_cb), log);
  press_key (GDK_KEY_Up, 0);
  press_key (GDK_KEY_Right, 0);
  press_key (GDK_KEY_Escape, 0);
  ck_assert_str_eq (log->str, "at h2h, stop h2h, at h1");
}

TEST (tab_leaves_the_board_from_a_groove)
{
  focus ("e3");
  press_key (GDK_KEY_Up, GDK_SHIFT_MASK);
  ck_assert (!gtk_widget_child_focus (GTK_WIDGET (fixture.board), GTK_DIR_TAB_FORWARD));
  gtk_window_set_focus (GTK_WINDOW (fixture.window), NULL);
  ck_assert_uint_eq (get_scene ()->pointed, QDR_MOVE_NONE);
}

TEST (an_assistive_tool_that_moves_the_focus_to_a_groove_shows_the_wall)
{
  ck_assert (gtk_widget_grab_focus (GTK_WIDGET (slot_at ("c6v"))));
  assert_in_groove ("c6v");
  ck_assert (press_key (GDK_KEY_Escape, 0));
  assert_focus ("c6");
}

TEST (escape_drops_the_wall_and_otherwise_is_not_for_the_board)
{
  focus ("e3");
  ck_assert (!press_key (GDK_KEY_Escape, 0));
  press_key (GDK_KEY_v, 0);
  ck_assert (press_key (GDK_KEY_Escape, 0));
  ck_assert_uint_eq (get_scene ()->pointed, QDR_MOVE_NONE);
  press_key (GDK_KEY_Return, 0);
  assert_ply (0);
}
