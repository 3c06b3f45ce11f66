/*
 * The library in the windows of the application.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fixture.h"
#include "qdr-games-folder.h"
#include "qdr-home-page.h"
#include "qdr-library-page.h"
#include "qdr-library.h"
#include "qdr-saved-game.h"

static QdrApplication *application;

/* A process has one application, so the tests share it. */
static void
set_up (void)
{
  fixture_set_up ();
  application = fixture_make_application ();
  g_application_activate (G_APPLICATION (application));
}

static void
tear_down (void)
{
  g_clear_object (&application);
  fixture_tear_down ();
}

/* (transfer none) (nullable): the front window of @type, and the number of such windows. */
static GtkWindow *
find_windows (GType type, guint *n)
{
  GtkWindow *first = NULL;

  *n = 0;
  for (GList *link = gtk_application_get_windows (GTK_APPLICATION (application)); link != NULL;
       link = link->next) {
    if (!g_type_is_a (G_OBJECT_TYPE (link->data), type))
      continue;
    (*n)++;
    if (first == NULL)
      first = link->data;
  }
  return first;
}

static void
close_games (void)
{
  GtkWindow *window;
  guint n;

  while ((window = find_windows (QDR_TYPE_WINDOW, &n)) != NULL)
    gtk_window_destroy (window);
}

/* Whether files existed at the first paint of the window. */
typedef struct {
  char *path;
  gboolean is_painted;
  gboolean had_library;
} FirstFrame;

static void
painted_cb (FirstFrame *self)
{
  if (!self->is_painted)
    self->had_library = g_file_test (self->path, G_FILE_TEST_EXISTS);
  self->is_painted = TRUE;
}

static gboolean
is_painted (gpointer data)
{
  return ((FirstFrame *) data)->is_painted;
}

static gboolean
is_there (gpointer data)
{
  return g_file_test (((FirstFrame *) data)->path, G_FILE_TEST_EXISTS);
}

TEST_DEFAULTS (.set_up_all = set_up, .tear_down_all = tear_down)

/* The file is created when the library is opened. */
TEST (the_library_is_opened_after_the_first_frame)
{
  g_autofree char *path = qdr_library_get_default_path ();
  FirstFrame frame = { .path = path };
  GdkFrameClock *clock;
  guint n;

  clock = gtk_widget_get_frame_clock (GTK_WIDGET (find_windows (QDR_TYPE_WINDOW, &n)));
  g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (painted_cb), &frame);
  fixture_wait (is_painted, &frame);
  g_signal_handlers_disconnect_by_data (clock, &frame);
  ck_assert (!frame.had_library);

  g_action_group_activate_action (G_ACTION_GROUP (application), "library", NULL);
  fixture_wait (is_there, &frame);
}

/* With a board as large as that of the game before it in the new window, and with another. */
TEST (there_is_one_in_a_window_which_opens_games_in_others, .loops = 2)
{
  g_autoptr (QdrGame) game = fixture_make_game (5 + 4 * (guint) _i, 2, "human,human");
  GtkWindow *window;
  QdrPage *page;
  guint n;

  g_action_group_activate_action (G_ACTION_GROUP (application), "library", NULL);
  window = find_windows (QDR_TYPE_WINDOW, &n);
  page = qdr_window_find_page (QDR_WINDOW (window), QDR_TYPE_LIBRARY_PAGE);
  g_action_group_activate_action (G_ACTION_GROUP (application), "library", NULL);
  ck_assert_ptr_eq (qdr_window_find_page (QDR_WINDOW (window), QDR_TYPE_LIBRARY_PAGE), page);
  ck_assert (gtk_widget_get_mapped (GTK_WIDGET (page)));

  fixture_play (game, "b2h");
  g_signal_emit_by_name (page, "game-opened", game);
  fixture_settle ();
  window = find_windows (QDR_TYPE_WINDOW, &n);
  ck_assert_uint_eq (n, 2);
  ck_assert_ptr_eq (qdr_session_get_game (qdr_window_get_session (QDR_WINDOW (window))), game);
  ck_assert (gtk_widget_is_ancestor (gtk_window_get_focus (window),
                                     GTK_WIDGET (fixture_get_board (QDR_WINDOW (window)))));

  close_games ();
}

/* A game of the library that a window has already, or has gone on with, is shown there. */
TEST (a_game_that_a_window_has_is_shown_there, .loops = 3)
{
  static const char *const of_window[] = { "b2h", "b2h c4", "b2h c4" };
  static const char *const of_library[] = { "b2h", "b2h", "b2h c4 c2" };
  g_autoptr (QdrGame) game = fixture_make_game (5, 2, "human,human");
  g_autoptr (QdrGame) again = fixture_make_game (5, 2, "human,human");
  GtkWindow *window;
  QdrPage *page;
  guint n;

  g_action_group_activate_action (G_ACTION_GROUP (application), "library", NULL);
  window = find_windows (QDR_TYPE_WINDOW, &n);
  page = qdr_window_find_page (QDR_WINDOW (window), QDR_TYPE_LIBRARY_PAGE);
  qdr_game_set_header (game, "Time", "12:00:00");
  qdr_game_set_header (again, "Time", "12:00:00");
  fixture_play (game, of_window[_i]);
  fixture_play (again, of_library[_i]);
  qdr_session_set_game (qdr_window_get_session (QDR_WINDOW (window)), game, NULL, NULL);
  g_action_group_activate_action (G_ACTION_GROUP (application), "library", NULL);
  ck_assert (gtk_widget_get_mapped (GTK_WIDGET (page)));

  g_signal_emit_by_name (page, "game-opened", again);
  fixture_settle ();
  find_windows (QDR_TYPE_WINDOW, &n);
  ck_assert_uint_eq (n, _i < 2 ? 1 : 2);
  ck_assert_int_eq (gtk_widget_get_child_visible (GTK_WIDGET (page)), _i == 2);
  close_games ();
}

/* A file of recent games is that of another window. */
TEST (a_recent_file_that_another_window_has_is_shown_there)
{
  char *folder = make_temp_folder ();
  g_autofree char *path = g_build_filename (folder, "game.quoridor", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *uri = g_file_get_uri (file);
  g_autoptr (QdrGame) game = fixture_make_game (5, 2, "human,human");
  GtkWindow *first, *second;
  guint n;

  g_application_activate (G_APPLICATION (application));
  first = find_windows (QDR_TYPE_WINDOW, &n);
  fixture_play (game, "b2h");
  qdr_session_set_game (qdr_window_get_session (QDR_WINDOW (first)), game, NULL, NULL);
  ck_assert (qdr_session_save (qdr_window_get_session (QDR_WINDOW (first)), file, TRUE, NULL));
  fixture_play (game, "c4");
  g_action_group_activate_action (G_ACTION_GROUP (application), "new-window", NULL);
  second = find_windows (QDR_TYPE_WINDOW, &n);
  ck_assert_uint_eq (n, 2);
  ck_assert_ptr_ne (second, first);

  g_action_group_activate_action (G_ACTION_GROUP (second), "open-recent",
                                  g_variant_new_string (uri));
  fixture_settle ();
  ck_assert_ptr_eq (find_windows (QDR_TYPE_WINDOW, &n), first);
  ck_assert (qdr_session_is_untouched (qdr_window_get_session (QDR_WINDOW (second))));
  close_games ();
  remove_temp_folder (folder);
}

/* Opens a game of @name against Ben in a window of its own. (transfer full) */
static QdrGame *
open_game (const char *name, const char *moves, const char *event)
{
  QdrGame *game = fixture_make_game (5, 2, "human,human");
  QdrPage *page;
  guint n;

  qdr_player_set_name (qdr_game_get_player (game, 0), name);
  qdr_player_set_name (qdr_game_get_player (game, 1), "Ben");
  qdr_game_set_header (game, "Event", event);
  qdr_game_set_header (game, "Round", "1");
  g_action_group_activate_action (G_ACTION_GROUP (application), "library", NULL);
  page =
      qdr_window_find_page (QDR_WINDOW (find_windows (QDR_TYPE_WINDOW, &n)), QDR_TYPE_LIBRARY_PAGE);
  g_signal_emit_by_name (page, "game-opened", game);
  fixture_play (game, moves);
  return game;
}

static const char *
get_name (QdrGame *game)
{
  return qdr_player_get_name (qdr_game_get_player (game, 0));
}

typedef struct {
  QdrGame *game;
  const char *name;
} Renaming;

static gboolean
is_renamed (gpointer data)
{
  const Renaming *renaming = data;

  return g_str_equal (get_name (renaming->game), renaming->name);
}

typedef struct {
  GtkWindow *window;
  const char *sentence;
} Announcement;

static gboolean
is_announced (gpointer data)
{
  const Announcement *announcement = data;
  GtkWidget *focus = gtk_window_get_focus (announcement->window);
  g_autofree char *problem =
      gtk_test_accessible_check_property (GTK_ACCESSIBLE (focus),
                                          GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                          announcement->sentence);

  return problem == NULL;
}

static gboolean
click_rename (GtkWidget *widget)
{
  gboolean is_clicked = FALSE;

  if (GTK_IS_BUTTON (widget) &&
      g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), "Rename") == 0) {
    ck_assert (gtk_widget_grab_focus (widget));
    g_signal_emit_by_name (widget, "clicked");
    return TRUE;
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && !is_clicked;
       child = gtk_widget_get_next_sibling (child))
    is_clicked = click_rename (child);
  return is_clicked;
}

typedef struct {
  GtkWindow *window;
  const char *title;
} RecentTitle;

/* Whether the first recent game of the home page has a title. */
static gboolean
is_first_recent (gpointer data)
{
  const RecentTitle *recent = data;
  GtkWidget *home = fixture_find_child (GTK_WIDGET (recent->window), QDR_TYPE_HOME_PAGE);
  GtkWidget *row = fixture_find_child (home, ADW_TYPE_ACTION_ROW);

  return row != NULL &&
         g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), recent->title);
}

/* Ended games are in the library under their names, and those of a tournament in its table. The
 * first name has no games there, so nothing is asked about it. */
TEST (a_new_name_is_that_of_games_that_go_on_and_of_others_once_they_are_renamed)
{
  g_autoptr (QdrGame) running = open_game ("somebody", "c2", NULL);
  g_autoptr (QdrGame) of_tournament = open_game ("Cleo", "c2", "Cup");
  g_autoptr (QdrGame) ended = NULL;
  g_autofree char *saved = NULL;
  Announcement question = { .sentence = "Earlier games keep the name “Cleo”" };
  g_autoptr (GFile) folder = qdr_games_folder_get_default ();
  g_autoptr (GFile) left = NULL;
  RecentTitle recent = { .title = "Cleo – Ben" };
  guint n;

  g_action_group_activate_action (G_ACTION_GROUP (application), "preferences", NULL);
  question.window = fixture_find_dialog (find_windows (QDR_TYPE_WINDOW, &n));
  gtk_widget_grab_focus (fixture_get_part (question.window, "name"));
  gtk_editable_set_text (fixture_get_part (question.window, "name"), "Cleo");
  fixture_wait (is_renamed, (&(Renaming){ running, "Cleo" }));
  ended = open_game ("Cleo", "c2 b5 c3 a5 c4 a4 c5", NULL);
  left = qdr_games_folder_save_game (folder, ended, NULL);
  recent.window = find_windows (QDR_TYPE_WINDOW, &n);
  g_action_group_activate_action (G_ACTION_GROUP (recent.window), "home", NULL);
  fixture_wait (is_first_recent, &recent);
  gtk_editable_set_text (fixture_get_part (question.window, "name"), "Dan");
  fixture_wait (is_renamed, (&(Renaming){ running, "Dan" }));
  ck_assert_str_eq (get_name (ended), "Cleo");
  fixture_wait (is_announced, &question);
  ck_assert (click_rename (GTK_WIDGET (question.window)));
  fixture_wait (is_renamed, (&(Renaming){ ended, "Dan" }));
  recent.title = "Dan – Ben";
  fixture_wait (is_first_recent, &recent);
  ck_assert_str_eq (get_name (of_tournament), "Cleo");
  saved = qdr_saved_game_to_text (running);
  ck_assert_ptr_nonnull (strstr (saved, "[Player1 \"Dan\"]"));

  gtk_window_destroy (question.window);
  close_games ();
  g_settings_reset (fixture_get_settings (), "user-name");
}
