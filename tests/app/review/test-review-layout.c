/*
 * The layout of a review beside the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "review-fixture.h"

#include "qdr-review-panel.h"
#include "qdr-split-view.h"

/* A game with more mistakes than the list shows. */
#define WASTED "e2 e8 e3 e7 e4 e6 d3h d7h d4 f7h c4 d6 c5 c6 b5 b6 b4 b5 c4 b4 c3 b3 c4 b2 c5 b1"
#define N_ROUNDS 13

#define SIDEBAR_WIDTH 320

static GtkWidget *
get_sidebar (void)
{
  return gtk_widget_get_parent (GTK_WIDGET (fixture_get_part (window, "pages")));
}

static int
measure_sidebar (void)
{
  int minimum;

  gtk_widget_measure (get_sidebar (), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

TEST_DEFAULTS (.timeout = 120,
               .tags = "layout",
               .set_up = review_set_up,
               .tear_down = window_tear_down)

/* All pages fit into a phone's sidebar, before and after a review. In narrower windows the
 * sidebar has the same width on all pages. */
TEST (no_page_makes_the_sidebar_wider_than_320_pixels, .loops = 2)
{
  static const char *const pages[] = { "moves", "review", "notes", "moves" };
  int width = 0;

  fixture_use_style ();
  fixture_use_position (window, REVIEW_ALMOST_WON, REVIEW_BLUNDER);
  if (_i == 1) {
    fixture_activate (window, "review");
    fixture_wait (review_is_done, window);
  }
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++) {
    adw_view_stack_set_visible_child_name (fixture_get_part (window, "pages"), pages[i]);
    ck_assert_int_le (measure_sidebar (), SIDEBAR_WIDTH);
    if (i > 1)
      ck_assert_int_eq (measure_sidebar (), width);
    width = measure_sidebar ();
  }
}

/* Sizes of windows, and the width of the sidebar, which takes only spare space from the board. */
static const struct {
  int width;
  int height;
  int least;
  int most;
} widths[] = {
  { 1920, 1080, 320, 320 },
  { 1024, 768, 320, 320 },
  { 800, 700, 230, 319 },
  { 360, 640, 320, 320 },
};

static gboolean
sidebar_has_width (gpointer data)
{
  const guint i = GPOINTER_TO_UINT (data);
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));
  const int width = gtk_widget_get_width (get_sidebar ());

  return gdk_surface_get_width (surface) == widths[i].width && width >= widths[i].least &&
         width <= widths[i].most;
}

TEST (the_sidebar_is_320_pixels_wide_where_there_is_room, .loops = G_N_ELEMENTS (widths))
{
  fixture_use_style ();
  gtk_window_set_default_size (GTK_WINDOW (window), widths[_i].width, widths[_i].height);
  fixture_settle ();
  qdr_split_view_set_show_sidebar (fixture_get_part (window, "split_view"), TRUE);
  fixture_wait (sidebar_has_width, GUINT_TO_POINTER (_i));
}

static const struct {
  int width;
  int height;
  guint n_moves; /* the least number of visible rounds on their page */
  guint n_mistakes;
} sizes[] = {
  { 1024, 760, 12, 6 },
  { 960, 540, 8, 3 },
  { 360, 640, 8, 4 },
  { 640, 360, 4, 1 },
};

static guint
count_rounds_in_sight (void)
{
  GtkWidget *list =
      fixture_find_child (fixture_get_part (window, "score_sheet"), GTK_TYPE_LIST_VIEW);
  GtkAdjustment *adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (list));

  return (guint) (N_ROUNDS * gtk_adjustment_get_page_size (adjustment) /
                  MAX (gtk_adjustment_get_upper (adjustment), 1));
}

static guint
count_mistakes_in_sight (void)
{
  GtkWidget *list =
      fixture_find_child (fixture_get_part (window, "review_place/"), GTK_TYPE_LIST_BOX);
  GtkWidget *scroller = gtk_widget_get_ancestor (list, GTK_TYPE_SCROLLED_WINDOW);
  GtkListBoxRow *row;
  guint n = 0;

  while ((row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), (int) n)) != NULL) {
    graphene_rect_t bounds;

    if (!gtk_widget_compute_bounds (GTK_WIDGET (row), scroller, &bounds) ||
        bounds.size.height <= 0 ||
        bounds.origin.y + bounds.size.height > (float) gtk_widget_get_height (scroller))
      return n;
    n++;
  }
  return n;
}

static gboolean
has_size (guint i)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));

  return gdk_surface_get_height (surface) == sizes[i].height &&
         gdk_surface_get_width (surface) == sizes[i].width;
}

static gboolean
has_room_for_moves (gpointer data)
{
  const guint i = GPOINTER_TO_UINT (data);

  return has_size (i) && count_rounds_in_sight () >= sizes[i].n_moves;
}

static gboolean
review_page_is_made (gpointer data)
{
  return adw_bin_get_child (fixture_get_part (window, "review_place")) != NULL;
}

static gboolean
has_room_for_mistakes (gpointer data)
{
  const guint i = GPOINTER_TO_UINT (data);

  return has_size (i) && count_mistakes_in_sight () >= sizes[i].n_mistakes;
}

/* Returns whether the accuracy, which is shown last, is laid out. */
static gboolean
accuracy_is_laid_out (gpointer data)
{
  GtkWidget *accuracy =
      fixture_find_child (fixture_get_part (window, "review_place/"), QDR_TYPE_ACCURACY_VIEW);
  GtkWidget *cells = fixture_find_child (accuracy, GTK_TYPE_FLOW_BOX);

  return gtk_widget_get_height (accuracy) > 0 && gtk_widget_get_first_child (cells) != NULL &&
         gtk_widget_get_width (gtk_widget_get_first_child (cells)) > 0;
}

TEST (moves_and_mistakes_have_room_beside_the_board, .loops = G_N_ELEMENTS (sizes))
{
  QdrGame *game = fixture_use_position (window, REVIEW_START, WASTED);
  g_autoptr (QdrAnalyser) analyser = qdr_analyser_new ();
  g_autoptr (QdrReview) self = qdr_review_new (analyser, game);
  AdwViewStack *pages = fixture_get_part (window, "pages");

  fixture_use_style ();
  gtk_window_set_default_size (GTK_WINDOW (window), sizes[_i].width, sizes[_i].height);
  fixture_settle ();
  qdr_split_view_set_show_sidebar (fixture_get_part (window, "split_view"), TRUE);
  fixture_wait (has_room_for_moves, GUINT_TO_POINTER (_i));
  adw_view_stack_set_visible_child_name (pages, "review");
  fixture_wait (review_page_is_made, NULL);
  qdr_review_panel_set_review (fixture_get_part (window, "review_place/"), self);
  review_run (self);
  fixture_wait (has_room_for_mistakes, GUINT_TO_POINTER (_i));
  fixture_wait (accuracy_is_laid_out, NULL);
  fixture_assert_nothing_is_cut (fixture_get_part (window, "review_place/"));
}
