/*
 * The window at changing sizes, on every page: GTK prints no message, which would end the test, and
 * the game that goes on stays in sight.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-config.h"

#include <gdk/x11/gdkx.h>

#include "qdr-page.h"
#include "qdr-session.h"
#include "qdr-window.h"
#include "stage-library.h"
#include "stage.h"
#include "test.h"

#define GAME                                                                                       \
  "[Board \"9x9\"]\n[Players \"2\"]\n[Player1 \"Anna\"]\n[Player2 \"Ben\"]\n[TimeControl "         \
  "\"900\"]\n\n"
#define FOUR "[Board \"9x9\"]\n[Players \"4\"]\n\ne2 *"

/* The time within which the window must have a new size, microseconds. */
#define DEADLINE_US (30 * G_USEC_PER_SEC)

/* A game, and the action that shows a page or a part of the window. */
static const struct {
  const char *text;
  const char *action;
} views[] = {
  { GAME "e2 e8 *", NULL },
  { GAME "e2 e8 *", "win.show-moves" },
  { GAME "e2 e8 *", "win.show-page::review" },
  { GAME "e2 e8 *", "win.show-page::notes" },
  { GAME "e2 e8 *", "win.show-page::openings" },
  { GAME "e2 e8 *", "win.show-evaluation" },
  { GAME "e2 e8 *", "win.type-move" },
  { GAME "e2 d9 e3 e9 e4 d9 e5 e9 e6 d9 e7 e9 e8 d9 *", "win.resign" },
  { FOUR, NULL },
  { GAME "e2 e8 *", "win.home" },
  { FOUR, "win.edit-position" },
  { GAME "e2 e8 *", "app.lesson" },
  { GAME "e2 e8 *", "app.puzzles" },
  { GAME "e2 e8 *", "app.ladder" },
  { GAME "e2 e8 *", "app.library" },
  { GAME "e2 e8 *", "app.statistics" },
  { GAME "e2 e8 *", "app.tournaments" },
};

static const struct {
  int width;
  int height;
} sizes[] = {
  { 1920, 1100 }, { 360, 640 }, { 1024, 760 }, { 640, 360 }, { 1920, 1100 },
  { 360, 290 },   { 800, 600 }, { 640, 360 },  { 360, 640 }, { 1920, 1100 },
};

static void
activate (const char *action)
{
  g_autofree char *name = NULL;
  g_autoptr (GVariant) target = NULL;

  ck_assert (g_action_parse_detailed_name (action, &name, &target, NULL));
  ck_assert (gtk_widget_activate_action_variant (GTK_WIDGET (stage_get_window ()), name, target));
}

static GtkWidget *
find_page (GtkWidget *widget)
{
  GtkWidget *found = QDR_IS_PAGE (widget) && gtk_widget_get_mapped (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_page (child);
  return found;
}

static void
check_is_in_sight (GtkWidget *widget, int least)
{
  GtkWidget *window = GTK_WIDGET (stage_get_window ());
  graphene_rect_t bounds;

  ck_assert (gtk_widget_get_mapped (widget));
  ck_assert (gtk_widget_compute_bounds (widget, window, &bounds));
  ck_assert_double_ge (bounds.size.width, least);
  ck_assert_double_ge (bounds.origin.x, 0);
  ck_assert_double_le (bounds.origin.x + bounds.size.width, gtk_widget_get_width (window));
}

/* The way to the game that goes on, and its clock if it has one. */
static void
check_game_button (GtkWidget *page)
{
  GObject *button = gtk_widget_get_template_child (page, QDR_TYPE_PAGE, "game_button");
  GObject *clock = gtk_widget_get_template_child (page, QDR_TYPE_PAGE, "clock");

  check_is_in_sight (GTK_WIDGET (button), 24);
  if (gtk_widget_get_visible (GTK_WIDGET (clock)))
    check_is_in_sight (GTK_WIDGET (clock), 30);
}

static int
get_width (GtkWindow *window)
{
  return gdk_surface_get_width (gtk_native_get_surface (GTK_NATIVE (window)));
}

/* From any size, a window manager may make the window as small as a phone at once, upright or
 * across. */
static void
check_least_size (GtkWindow *window)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));
  XSizeHints hints;
  long supplied;

  ck_assert (XGetWMNormalHints (gdk_x11_display_get_xdisplay (gdk_surface_get_display (surface)),
                                gdk_x11_surface_get_xid (surface), &hints, &supplied));
  ck_assert ((supplied & PMinSize) != 0);
  ck_assert_int_le (hints.min_width, 360);
  ck_assert_int_le (hints.min_height, 360);
}

static void
resize_through_all (void)
{
  GtkWidget *page = find_page (GTK_WIDGET (stage_get_window ()));

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++) {
    GtkWindow *front = stage_get_last_window ();
    const gint64 deadline = g_get_monotonic_time () + DEADLINE_US;

    /* On a busy machine the window may be painted before it has its new size, and GTK may lose the
     * size while it handles the one before. */
    do {
      gtk_window_set_default_size (front, sizes[i].width, sizes[i].height);
      stage_wait_for_paint (GTK_WIDGET (front));
    } while (get_width (front) != sizes[i].width && g_get_monotonic_time () < deadline);
    ck_assert_int_eq (get_width (front), sizes[i].width);
    check_least_size (stage_get_window ());
    if (page != NULL)
      check_game_button (page);
  }
}

/* Goes backwards with Tab from where the page begins. */
TEST (the_game_that_goes_on_is_reached_by_keys, .loops = G_N_ELEMENTS (views), .timeout = 120)
{
  GtkWidget *window, *page;
  GObject *button;

  stage_make_rated_library (3);
  stage_set_up (1024, 760);
  window = GTK_WIDGET (stage_get_window ());
  stage_open (views[_i].text);
  if (views[_i].action != NULL)
    activate (views[_i].action);
  page = find_page (window);
  if (page != NULL) {
    stage_wait_for_paint (window);
    button = gtk_widget_get_template_child (page, QDR_TYPE_PAGE, "game_button");
    for (guint i = 0; i < 20 && !gtk_widget_has_focus (GTK_WIDGET (button)); i++)
      gtk_widget_child_focus (window, GTK_DIR_TAB_BACKWARD);
    ck_assert (gtk_widget_has_focus (GTK_WIDGET (button)));
    ck_assert (g_str_has_suffix (gtk_widget_get_tooltip_text (GTK_WIDGET (button)), "15:00") ||
               g_str_equal (views[_i].text, FOUR));
    gtk_widget_activate (GTK_WIDGET (button));
    while (!gtk_widget_get_mapped (stage_get_board ()))
      g_main_context_iteration (NULL, TRUE);
  }
  stage_tear_down ();
}

TEST (nothing_is_printed_at_any_change_of_size, .loops = G_N_ELEMENTS (views), .timeout = 120)
{
  stage_make_rated_library (3);
  stage_set_up (sizes[0].width, sizes[0].height);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  stage_open (views[_i].text);
  if (views[_i].action != NULL)
    activate (views[_i].action);
  resize_through_all ();
  stage_tear_down ();
}
