/*
 * The layout of the lesson page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lesson-fixture.h"

/* The narrowest window, as high as small phones, and an ordinary phone. */
#define SMALL_WIDTH 320
#define PHONE_WIDTH 360
#define PHONE_HEIGHT 640

static void
assert_buttons_are_within (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_mapped (child))
      assert_buttons_are_within (child);
  if (GTK_IS_BUTTON (widget)) {
    graphene_rect_t bounds;

    ck_assert (gtk_widget_compute_bounds (widget, GTK_WIDGET (lesson_get_page ()), &bounds));
    ck_assert_int_le ((int) (bounds.origin.x + bounds.size.width),
                      gtk_widget_get_width (GTK_WIDGET (lesson_get_page ())));
    ck_assert_int_le ((int) (bounds.origin.y + bounds.size.height),
                      gtk_widget_get_height (GTK_WIDGET (lesson_get_page ())));
  }
}

static void
make_small (int height)
{
  fixture_resize (lesson_get_page (), SMALL_WIDTH, height);
}

static void
say_much (void)
{
  g_autoptr (GString) words = g_string_new (NULL);

  while (words->len < 240)
    g_string_append (words, "There would be room for that wall. ");
  lesson_propose ("b1");
  ck_assert (lesson_is_visible ("answer_box"));
  gtk_label_set_text (GTK_LABEL (lesson_get_part ("answer")), words->str);
}

TEST_DEFAULTS (.timeout = 120,
               .tags = "layout",
               .set_up = lesson_set_up,
               .tear_down = lesson_tear_down)

TEST (the_buttons_stay_in_sight_below_a_long_answer)
{
  qdr_lesson_page_start_lesson (lesson_get_page ());
  make_small (PHONE_HEIGHT);
  say_much ();
  fixture_wait_for_frames (lesson_get_page ());
  assert_buttons_are_within (GTK_WIDGET (lesson_get_page ()));
  ck_assert_int_le (gtk_widget_get_height (GTK_WIDGET (lesson_get_page ())), PHONE_HEIGHT);
}

TEST (a_window_that_is_too_small_for_its_words_grows)
{
  qdr_lesson_page_start_lesson (lesson_get_page ());
  make_small (400);
  say_much ();
  fixture_wait_for_frames (lesson_get_page ());
  assert_buttons_are_within (GTK_WIDGET (lesson_get_page ()));
}

static void
set_letters (int per_cent)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", per_cent * 96 * 1024 / 100, NULL);
}

/* Returns the bounds in the window, rounded to pixels. */
static GdkRectangle
get_place (GtkWidget *widget)
{
  graphene_rect_t bounds;

  ck_assert (gtk_widget_compute_bounds (widget, GTK_WIDGET (lesson_get_page ()), &bounds));
  return (GdkRectangle){ (int) bounds.origin.x, (int) bounds.origin.y, (int) bounds.size.width,
                         (int) bounds.size.height };
}

static void
assert_apart (GtkWidget *widget, GtkWidget *other)
{
  const GdkRectangle place = get_place (widget);
  const GdkRectangle others = get_place (other);

  ck_assert (!gdk_rectangle_intersect (&place, &others, NULL));
}

TEST (buttons_with_large_letters_go_below_each_other)
{
  set_letters (200);
  qdr_lesson_page_start_lesson (lesson_get_page ());
  fixture_resize (lesson_get_page (), PHONE_WIDTH, PHONE_HEIGHT);
  for (guint i = 1; i <= lesson_get_n_tasks (); i++) {
    lesson_go_to (i);
    fixture_wait_for_frames (lesson_get_page ());
    assert_buttons_are_within (GTK_WIDGET (lesson_get_page ()));
    assert_apart (lesson_get_part ("show"), lesson_get_part ("next"));
  }
  qdr_lesson_page_start_puzzles (lesson_get_page (), "A jump");
  fixture_wait_for_frames (lesson_get_page ());
  assert_buttons_are_within (GTK_WIDGET (lesson_get_page ()));
  ck_assert_int_le (gtk_widget_get_width (GTK_WIDGET (lesson_get_page ())), PHONE_WIDTH);
  set_letters (100);
}

static void
assert_in_a_row (GtkWidget *one, GtkWidget *other)
{
  const graphene_rect_t first = fixture_get_place (one, lesson_get_page ());
  const graphene_rect_t second = fixture_get_place (other, lesson_get_page ());

  ck_assert (first.origin.y == second.origin.y);
  ck_assert (first.origin.x + first.size.width < second.origin.x);
}

TEST (buttons_stand_in_a_row_that_begins_where_lines_of_text_do)
{
  qdr_lesson_page_start_lesson (lesson_get_page ());
  fixture_resize (lesson_get_page (), 480, PHONE_HEIGHT);
  assert_in_a_row (lesson_get_part ("show"), lesson_get_part ("next"));
}

TEST (a_text_stands_near_the_buttons_however_high_the_window_is)
{
  GdkRectangle words, button;

  qdr_lesson_page_start_lesson (lesson_get_page ());
  fixture_resize (lesson_get_page (), 1024, 760);
  words = get_place (lesson_get_part ("request_label"));
  button = get_place (lesson_get_part ("show"));
  ck_assert_int_le (button.y - words.y - words.height, 24);
}

static gboolean
is_shown_to_be_over (void)
{
  return lesson_is_visible ("play");
}

static gboolean
is_persons_turn_or_over (gpointer data)
{
  return is_shown_to_be_over () || qdr_game_get_turn (lesson_get_game ()) == lesson_get_person ();
}

/* Completes the last step by hints alone. */
static void
complete_lesson (void)
{
  qdr_lesson_page_start_lesson (lesson_get_page ());
  lesson_go_to (lesson_get_n_tasks ());
  while (!is_shown_to_be_over ()) {
    fixture_activate (lesson_get_page (), "hint");
    qdr_board_view_propose_move (lesson_get_board (),
                                 qdr_board_view_get_hint (lesson_get_board ()));
    fixture_wait (is_persons_turn_or_over, NULL);
  }
}

TEST (the_buttons_at_the_end_stand_on_the_row_of_the_others)
{
  complete_lesson ();
  fixture_resize (lesson_get_page (), PHONE_WIDTH, PHONE_HEIGHT);
  assert_in_a_row (lesson_get_part ("back"), lesson_get_part ("try_puzzles"));
  assert_buttons_are_within (GTK_WIDGET (lesson_get_page ()));
  make_small (PHONE_HEIGHT);
  assert_in_a_row (lesson_get_part ("back"), lesson_get_part ("try_puzzles"));
  assert_buttons_are_within (GTK_WIDGET (lesson_get_page ()));
}

TEST (it_fits_on_a_phone_whatever_it_says)
{
  int width, height;

  qdr_lesson_page_start_lesson (lesson_get_page ());
  make_small (PHONE_HEIGHT);
  for (guint i = 1; i <= lesson_get_n_tasks (); i++) {
    lesson_go_to (i);
    lesson_propose ("a1v");
    ck_assert (lesson_is_visible ("answer_box"));
    gtk_widget_measure (GTK_WIDGET (lesson_get_page ()), GTK_ORIENTATION_HORIZONTAL, -1, &width,
                        NULL, NULL, NULL);
    ck_assert_int_le (width, SMALL_WIDTH);
    gtk_widget_measure (GTK_WIDGET (lesson_get_page ()), GTK_ORIENTATION_VERTICAL, SMALL_WIDTH,
                        &height, NULL, NULL, NULL);
    ck_assert_int_le (height, PHONE_HEIGHT);
    fixture_wait_for_frames (lesson_get_page ());
    assert_buttons_are_within (GTK_WIDGET (lesson_get_page ()));
  }
}

static void
assert_legend_is_whole (void)
{
  GtkWidget *legend = lesson_get_part ("racers");
  const GdkRectangle place = get_place (legend);
  const GdkRectangle whole = get_place (GTK_WIDGET (lesson_get_page ()));
  GdkRectangle both;
  int height;

  ck_assert (gdk_rectangle_intersect (&place, &whole, &both));
  ck_assert (gdk_rectangle_equal (&place, &both));
  gtk_widget_measure (legend, GTK_ORIENTATION_VERTICAL, place.width, &height, NULL, NULL, NULL);
  ck_assert_int_ge (place.height, height);
  ck_assert_ptr_null (gtk_widget_get_ancestor (legend, GTK_TYPE_SCROLLED_WINDOW));
}

static void
assert_window_fits (int width, int height)
{
  lesson_assert_window_fits (width, height);
  assert_buttons_are_within (GTK_WIDGET (lesson_get_page ()));
}

TEST (lesson_puzzles_and_storm_fit_in_a_narrow_and_in_a_low_window, .loops = 2)
{
  const int width = _i == 0 ? PHONE_WIDTH : PHONE_HEIGHT;
  const int height = _i == 0 ? PHONE_HEIGHT : PHONE_WIDTH;

  qdr_lesson_page_show_themes (lesson_get_page ());
  assert_window_fits (width, height);
  fixture_activate (lesson_get_page (), "storm");
  assert_window_fits (width, height);
  assert_legend_is_whole ();
  qdr_lesson_page_start_puzzles (lesson_get_page (), "A jump");
  assert_window_fits (width, height);
  assert_legend_is_whole ();
  qdr_lesson_page_start_lesson (lesson_get_page ());
  for (guint i = 1; i <= lesson_get_n_tasks (); i++) {
    lesson_go_to (i);
    assert_window_fits (width, height);
    assert_legend_is_whole ();
    lesson_propose ("a1v");
    assert_window_fits (width, height);
    assert_legend_is_whole ();
  }
}

TEST (it_fits_on_a_phone_held_across)
{
  GtkWidget *shown = GTK_WIDGET (lesson_get_page ());

  qdr_lesson_page_start_lesson (lesson_get_page ());
  fixture_resize (lesson_get_page (), PHONE_HEIGHT, PHONE_WIDTH);
  for (guint i = 1; i <= lesson_get_n_tasks (); i++) {
    lesson_go_to (i);
    lesson_propose ("a1v");
    fixture_wait_for_frames (lesson_get_page ());
    ck_assert_int_le (gtk_widget_get_height (shown), PHONE_WIDTH);
    assert_buttons_are_within (shown);
  }
}
