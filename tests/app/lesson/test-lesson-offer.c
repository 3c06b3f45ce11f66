/*
 * The bar that offers the lesson at the first start.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-config.h"

#include "fixture.h"

#include "qdr-lesson-offer.h"

#define G_SETTINGS_ENABLE_BACKEND
#include <gio/gsettingsbackend.h>

static QdrWindow *window;

static void
set_up (void)
{
  fixture_set_up ();
  window = fixture_make_window (fixture_get_personalities ());
}

static void
tear_down (void)
{
  fixture_assert_finalizes (window, fixture_close);
  fixture_tear_down ();
}

static gboolean
is_offered (void)
{
  return gtk_widget_get_visible (GTK_WIDGET (fixture_get_part (window, "lesson_offer")));
}

static void
offer (void)
{
  qdr_window_offer_lesson (window);
  gtk_window_present (GTK_WINDOW (window));
  ck_assert (is_offered ());
  ck_assert (!g_settings_get_boolean (fixture_get_settings (), "lesson-offered"));
}

/* As offer(), with settings that an administrator can lock. */
static void
offer_with (GSettings *settings)
{
  qdr_lesson_offer_begin (fixture_get_part (window, "lesson_offer"),
                          qdr_window_get_session (window), GTK_WIDGET (fixture_get_board (window)),
                          settings);
}

static GtkWidget *
find_close_button (GtkWidget *widget)
{
  GtkWidget *found =
      GTK_IS_BUTTON (widget) && gtk_widget_has_css_class (widget, "flat") ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_close_button (child);
  return found;
}

static GtkWidget *
get_close_button (void)
{
  return find_close_button (GTK_WIDGET (fixture_get_part (window, "lesson_offer")));
}

static void
assert_gone (void)
{
  ck_assert (!is_offered ());
  ck_assert (g_settings_get_boolean (fixture_get_settings (), "lesson-offered"));
}

START_TEST (a_window_offers_nothing_by_itself)
{
  gtk_window_present (GTK_WINDOW (window));
  ck_assert (!is_offered ());
}
END_TEST

START_TEST (nobody_is_offered_the_lesson_twice)
{
  g_settings_set_boolean (fixture_get_settings (), "lesson-offered", TRUE);
  qdr_window_offer_lesson (window);
  ck_assert (!is_offered ());
  fixture_play (fixture_get_game (window), "e2");
  ck_assert (!is_offered ());
}
END_TEST

START_TEST (the_board_keeps_the_focus)
{
  offer ();
  ck_assert (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)),
                                     GTK_WIDGET (fixture_get_board (window))));
}
END_TEST

START_TEST (the_first_move_of_a_person_ends_the_offer)
{
  offer ();
  fixture_play (fixture_get_game (window), "e2");
  assert_gone ();
}
END_TEST

START_TEST (a_computer_that_moves_first_does_not_end_it)
{
  offer ();
  qdr_session_set_hold (qdr_window_get_session (window), QDR_HOLD_PAUSE, TRUE);
  qdr_player_set_seat (qdr_game_get_player (fixture_get_game (window), 0), "computer novice");
  fixture_play (fixture_get_game (window), "e2");
  ck_assert (is_offered ());
}
END_TEST

START_TEST (another_game_ends_it)
{
  g_autoptr (QdrGame) game = fixture_make_game (5, 2, "human,human");

  offer ();
  fixture_show_game (window, game);
  assert_gone ();
}
END_TEST

START_TEST (the_lesson_ends_it)
{
  offer ();
  g_settings_set_boolean (fixture_get_settings (), "lesson-offered", TRUE);
  assert_gone ();
}
END_TEST

START_TEST (its_button_dismisses_it_and_the_focus_goes_to_the_board)
{
  GtkWidget *button;

  offer ();
  button = get_close_button ();
  ck_assert_str_eq (gtk_widget_get_tooltip_text (button), "No, Thanks");
  gtk_widget_grab_focus (button);
  g_signal_emit_by_name (button, "clicked");
  assert_gone ();
  ck_assert (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)),
                                     GTK_WIDGET (fixture_get_board (window))));
}
END_TEST

/* Settings that an administrator can lock. */
#define TEST_TYPE_LOCKED_BACKEND (test_locked_backend_get_type ())
G_DECLARE_FINAL_TYPE (TestLockedBackend,
                      test_locked_backend,
                      TEST,
                      LOCKED_BACKEND,
                      GSettingsBackend)

struct _TestLockedBackend {
  GSettingsBackend parent_instance;

  gboolean is_locked;
};

G_DEFINE_FINAL_TYPE (TestLockedBackend, test_locked_backend, G_TYPE_SETTINGS_BACKEND)

static GVariant *
locked_read (GSettingsBackend *self, const char *key, const GVariantType *type, gboolean defaults)
{
  return NULL;
}

static gboolean
locked_get_writable (GSettingsBackend *self, const char *key)
{
  return !TEST_LOCKED_BACKEND (self)->is_locked;
}

static gboolean
locked_write (GSettingsBackend *self, const char *key, GVariant *value, gpointer origin_tag)
{
  return FALSE;
}

static void
test_locked_backend_class_init (TestLockedBackendClass *klass)
{
  GSettingsBackendClass *backend_class = G_SETTINGS_BACKEND_CLASS (klass);

  backend_class->read = locked_read;
  backend_class->get_writable = locked_get_writable;
  backend_class->write = locked_write;
}

static void
test_locked_backend_init (TestLockedBackend *self)
{
}

START_TEST (it_does_not_come_where_that_could_not_be_remembered)
{
  g_autoptr (TestLockedBackend) backend = g_object_new (TEST_TYPE_LOCKED_BACKEND, NULL);
  g_autoptr (GSettings) settings =
      g_settings_new_with_backend (QDR_APPLICATION_ID, G_SETTINGS_BACKEND (backend));

  backend->is_locked = TRUE;
  offer_with (settings);
  ck_assert (!is_offered ());
}
END_TEST

START_TEST (it_is_dismissed_even_where_it_has_been_locked_meanwhile)
{
  g_autoptr (TestLockedBackend) backend = g_object_new (TEST_TYPE_LOCKED_BACKEND, NULL);
  g_autoptr (GSettings) settings =
      g_settings_new_with_backend (QDR_APPLICATION_ID, G_SETTINGS_BACKEND (backend));

  offer_with (settings);
  ck_assert (is_offered ());
  backend->is_locked = TRUE;
  g_signal_emit_by_name (get_close_button (), "clicked");
  ck_assert (!is_offered ());
}
END_TEST

START_TEST (the_buttons_go_below_the_words_where_it_is_narrow)
{
  int wide, narrow;

  offer ();
  g_object_set (fixture_get_part (window, "lesson_offer"), "compact", FALSE, NULL);
  gtk_widget_measure (GTK_WIDGET (fixture_get_part (window, "lesson_offer")),
                      GTK_ORIENTATION_HORIZONTAL, -1, &wide, NULL, NULL, NULL);
  g_object_set (fixture_get_part (window, "lesson_offer"), "compact", TRUE, NULL);
  gtk_widget_measure (GTK_WIDGET (fixture_get_part (window, "lesson_offer")),
                      GTK_ORIENTATION_HORIZONTAL, -1, &narrow, NULL, NULL, NULL);
  ck_assert_int_lt (narrow, wide);
  ck_assert_int_le (narrow, 320);
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("lesson-offer");
  TCase *tcase = tcase_create ("core");

  tcase_add_checked_fixture (tcase, set_up, tear_down);
  tcase_set_tags (tcase, "layout");
  tcase_set_timeout (tcase, 60);
  tcase_add_test (tcase, a_window_offers_nothing_by_itself);
  tcase_add_test (tcase, nobody_is_offered_the_lesson_twice);
  tcase_add_test (tcase, the_board_keeps_the_focus);
  tcase_add_test (tcase, the_first_move_of_a_person_ends_the_offer);
  tcase_add_test (tcase, a_computer_that_moves_first_does_not_end_it);
  tcase_add_test (tcase, another_game_ends_it);
  tcase_add_test (tcase, the_lesson_ends_it);
  tcase_add_test (tcase, its_button_dismisses_it_and_the_focus_goes_to_the_board);
  tcase_add_test (tcase, it_does_not_come_where_that_could_not_be_remembered);
  tcase_add_test (tcase, it_is_dismissed_even_where_it_has_been_locked_meanwhile);
  tcase_add_test (tcase, the_buttons_go_below_the_words_where_it_is_narrow);
  suite_add_tcase (suite, tcase);

  return run_suite (suite);
}
