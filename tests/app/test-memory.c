/*
 * The memory of the program after an hour of use, played small.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>

#include "file-dialog-fixture.h"
#include "fixture.h"
#include "memory-use.h"
#include "qdr-animation-encoder.h"
#include "qdr-explanation-text.h"
#include "qdr-tournament-page.h"
#include "qdr-tournaments-page.h"

/* What may remain, in MiB: the widgets, styles and glyphs that GTK keeps of each kind of window. */
#define REMAINDER 40

static QdrApplication *application;
static char *folder;

/* Adds an engine before the program starts. */
static void
write_engine (void)
{
  g_autofree char *program = g_shell_quote (g_getenv ("QDR_CLI"));
  g_autofree char *text =
      g_strdup_printf ("[Engine 1]\nName=Foe\nCommand=%s engine --nodes 50\nProtocol=uqi\n",
                       program);
  g_autofree char *parent = g_build_filename (g_get_user_config_dir (), "quoridor", NULL);
  g_autofree char *path = g_build_filename (parent, "engines.ini", NULL);

  ck_assert_int_eq (g_mkdir_with_parents (parent, 0700), 0);
  ck_assert (g_file_set_contents (path, text, -1, NULL));
}

static void
set_up (void)
{
  fixture_set_up ();
  folder = make_temp_folder ();
  write_engine ();
  application = fixture_make_application ();
  g_application_activate (G_APPLICATION (application));
}

static void
tear_down (void)
{
  g_clear_object (&application);
  g_clear_pointer (&folder, remove_temp_folder);
  fixture_tear_down ();
}

/* Returns the window of @type that was used last, except @but. */
static gpointer
find_window (GType type, gpointer but)
{
  for (GList *link = gtk_application_get_windows (GTK_APPLICATION (application)); link != NULL;
       link = link->next)
    if (link->data != but && G_TYPE_CHECK_INSTANCE_TYPE (link->data, type))
      return link->data;
  return NULL;
}

/* Opens a window of @type by an action, and shows it. */
static gpointer
open_window (const char *action, GType type)
{
  gpointer window;

  g_action_group_activate_action (G_ACTION_GROUP (application), action, NULL);
  window = find_window (type, NULL);
  fixture_wait_for_frames (window);
  return window;
}

static gboolean
has_two_moves (gpointer game)
{
  return qdr_game_get_ply (game) == 2;
}

static void
play_against (QdrWindow *window, const char *seats)
{
  g_autoptr (QdrGame) game = fixture_make_game (9, 2, seats);

  fixture_show_game (window, game);
  fixture_play (game, "e2");
  fixture_wait (has_two_moves, game);
}

/* Shows a game without a computer player, for the whole window to rest. */
static void
show_game_of_people (QdrWindow *window, const char *moves)
{
  g_autoptr (QdrGame) game = fixture_make_game (9, 2, "human,human");
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "game.quoridor", NULL);

  fixture_play (game, moves);
  qdr_session_set_game (qdr_window_get_session (window), game, file, NULL);
}

static gboolean
is_loaded (gpointer pages)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (pages), "loading") != 0;
}

static gboolean
tournament_is_over (gpointer page)
{
  QdrTournamentRun *run = qdr_tournament_page_get_run (page);

  return run != NULL && qdr_tournament_run_get_state (run) == QDR_TOURNAMENT_OVER;
}

static void
turn_on (GtkWidget *widget, guint *n)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && *n > 0;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_SWITCH (child)) {
      gtk_switch_set_active (GTK_SWITCH (child), TRUE);
      --*n;
    } else {
      turn_on (child, n);
    }
}

/* Opens a page by an action, and shows it. */
static gpointer
open_page (const char *action, GType type)
{
  return qdr_window_find_page (open_window (action, QDR_TYPE_WINDOW), type);
}

static void
play_tournament (const char *name)
{
  QdrPage *page = open_page ("tournaments", QDR_TYPE_TOURNAMENTS_PAGE);
  GtkWidget *form = fixture_get_part (page, "form");
  guint n = 4;

  fixture_wait (is_loaded, fixture_get_part (page, "pages"));
  gtk_widget_activate_action (GTK_WIDGET (page), "win.new", NULL);
  gtk_editable_set_text (fixture_get_part (form, "name"), name);
  adw_combo_row_set_selected (fixture_get_part (form, "size"), 0);
  adw_combo_row_set_selected (fixture_get_part (form, "cpu"), 1);
  turn_on (fixture_get_part (form, "contestants"), &n);
  g_signal_emit_by_name (fixture_get_part (form, "begin"), "clicked");
  fixture_wait (tournament_is_over, fixture_get_part (page, "page"));
}

static gboolean
review_is_done (gpointer window)
{
  return !g_action_group_get_action_enabled (G_ACTION_GROUP (window), "cancel-review");
}

static gboolean
animation_can_be_made (gpointer window)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (window), "share-animation");
}

static void
play_an_hour (QdrWindow *window)
{
  play_against (window, "human,computer wanderer");
  fixture_activate (window, "hint");
  fixture_wait (fixture_hint_is_offered, window);
  for (QdrHintDegree degree = QDR_HINT_PATH; degree < QDR_HINT_REASON; degree++)
    fixture_activate (window, "hint");
  play_tournament ("One");
  play_tournament ("Two");
  play_against (window, "human,engine Foe");

  show_game_of_people (window, "e2 e8 e3 e7");
  fixture_activate (window, "review");
  fixture_wait (review_is_done, window);
  if (qdr_animation_encoder_is_supported ()) {
    file_dialog_use_folders (folder, folder);
    fixture_activate (window, "share-animation");
    file_dialog_save (folder, "film");
    fixture_wait (animation_can_be_made, window);
  }

  for (guint i = 0; i < 2; i++)
    play_against (open_window ("new-window", QDR_TYPE_WINDOW), "human,computer wanderer");
  open_window ("library", QDR_TYPE_WINDOW);
  open_window ("statistics", QDR_TYPE_WINDOW);
  open_window ("ladder", QDR_TYPE_WINDOW);
}

static gboolean
memory_is_given_back (gpointer start)
{
  return measure_memory () - *(const double *) start < REMAINDER;
}

TEST_DEFAULTS (.timeout = 300, .set_up = set_up, .tear_down = tear_down)

TEST (what_an_hour_takes_is_given_back_when_one_window_is_left)
{
  QdrWindow *window = find_window (QDR_TYPE_WINDOW, NULL);
  GtkWindow *other;
  double start;

  show_game_of_people (window, "e2");
  fixture_wait_for_frames (window);
  start = measure_memory ();
  play_an_hour (window);
  ck_assert (!memory_is_given_back (&start));

  while ((other = find_window (GTK_TYPE_WINDOW, window)) != NULL)
    gtk_window_destroy (other);
  show_game_of_people (window, "e2");
  fixture_wait (memory_is_given_back, &start);
}

int
main (int argc, char **argv)
{
  file_dialog_prepare ();
  return run_tests (argc, argv);
}
