/*
 * Functions for tests of windows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-config.h"

#include "fixture.h"

#include <adwaita.h>

#include "board-hands.h"
#include "qdr-actions.h"
#include "qdr-application.h"
#include "qdr-games-folder.h"
#include "qdr-notation.h"
#include "qdr-remark-bubble.h"
#include "qdr-status-bar.h"
#include "temp-folder.h"

/* Microseconds, longer than the delay of the next announcement after a key press. */
#define HURRY_US (450 * 1000)

/* Empties a folder of the user, unless it is a real one. */
static void
empty_user_folder (const char *folder)
{
  const char *home = g_getenv ("QDR_TEST_HOME");

  if (home != NULL && g_str_has_prefix (folder, home))
    empty_folder (folder);
}

static void
remove_user_files (void)
{
  empty_user_folder (g_get_user_state_dir ());
  empty_user_folder (g_get_user_data_dir ());
  empty_user_folder (g_get_user_config_dir ());
}

/* Describes the visible parts of @widget. @depth is the indentation. */
static void
describe_widget (GString *text, GtkWidget *widget, guint depth)
{
  g_autofree char *line = NULL;

  if (!gtk_widget_get_mapped (widget))
    return;

  if (GTK_IS_WINDOW (widget))
    line = g_strdup_printf ("window \"%s\"", gtk_window_get_title (GTK_WINDOW (widget)));
  else if (GTK_IS_LABEL (widget))
    line = g_strdup_printf ("\"%s\"", gtk_label_get_text (GTK_LABEL (widget)));
  else if (GTK_IS_SCROLLED_WINDOW (widget))
    line = g_strdup_printf ("in sight of %g pixels",
                            gtk_adjustment_get_upper (gtk_scrolled_window_get_vadjustment (
                                GTK_SCROLLED_WINDOW (widget))));
  if (line != NULL)
    g_string_append_printf (text, "%*s%d × %d%s: %s\n", (int) (2 * depth++), "",
                            gtk_widget_get_width (widget), gtk_widget_get_height (widget),
                            gtk_widget_has_focus (widget) ? ", focused" : "", line);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    describe_widget (text, child, depth);
}

static void
describe_windows (GString *text)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

    describe_widget (text, window, 0);
  }
}

void
fixture_set_up (void)
{
  qdr_application_bind_translations ();
  adw_init ();
  fixture_set_description (describe_windows);
  /* Recent files of any age, because GTK leaks a GDateTime each time it looks for old ones. */
  g_object_set (gtk_settings_get_default (), "gtk-recent-files-max-age", -1, NULL);
  fixture_load ();
}

void
fixture_tear_down (void)
{
  fixture_unload ();
  remove_user_files ();
}

void
fixture_use_style (void)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (provider, "/io/github/quoridor/Quoridor/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

void
fixture_assert_nothing_is_cut (GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;

  if (GTK_IS_LABEL (widget))
    ck_assert_msg (!pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))),
                   "\"%s\" is cut", gtk_label_get_text (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    fixture_assert_nothing_is_cut (child);
}

/* Returns the actions of a window or a page. */
static GActionGroup *
get_actions (gpointer window)
{
  return G_ACTION_GROUP (QDR_IS_PAGE (window) ? (gpointer) qdr_page_get_actions (window) : window);
}

GtkWindow *
fixture_get_window (gpointer widget)
{
  return GTK_WINDOW (gtk_widget_get_root (widget));
}

/* Goes back as in a game window. */
static void
back_cb (GSimpleAction *action, GVariant *parameter, gpointer page)
{
  if (!QDR_PAGE_GET_CLASS (page)->go_back (page))
    gtk_window_close (fixture_get_window (page));
}

void
fixture_show_page (gpointer page)
{
  static const GActionEntry back[] = { { .name = "back", .activate = back_cb } };
  GtkWidget *window = adw_window_new ();

  g_action_map_add_action_entries (qdr_page_get_actions (page), back, 1, page);

  gtk_window_set_default_size (GTK_WINDOW (window), 960, 720);
  adw_window_set_content (ADW_WINDOW (window), page);
  gtk_widget_grab_focus (page);
  gtk_window_present (GTK_WINDOW (window));
}

void
fixture_assert_enabled (gpointer window, const char *name, gboolean enabled)
{
  ck_assert_msg (g_action_group_get_action_enabled (get_actions (window), name) == enabled, "%s",
                 name);
}

void
fixture_assert_refused (gpointer window, const char *name, const char *reason)
{
  GActionMap *actions = G_ACTION_MAP (get_actions (window));

  fixture_assert_enabled (window, name, FALSE);
  ck_assert_str_eq (qdr_actions_get_reason (g_action_map_lookup_action (actions, name)), reason);
}

void
fixture_activate (gpointer window, const char *name)
{
  fixture_assert_enabled (window, name, TRUE);
  g_action_group_activate_action (get_actions (window), name, NULL);
}

void
fixture_assert_accessible (gpointer widget, GtkAccessibleProperty property, const char *words)
{
  g_autofree char *problem =
      gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), property, words);

  ck_assert_msg (problem == NULL, "not \"%s\" but %s", words, problem);
}

gboolean
fixture_announces (gpointer widget, const char *part)
{
  static gint64 last;
  GtkWindow *window = fixture_get_window (widget);
  GtkWidget *focus = gtk_window_get_focus (window);
  g_autofree char *spoken =
      gtk_test_accessible_check_property (focus != NULL ? GTK_ACCESSIBLE (focus)
                                                        : GTK_ACCESSIBLE (window),
                                          GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "");

  if (spoken != NULL && strstr (spoken, part) != NULL)
    return TRUE;
  if (g_get_monotonic_time () - last > HURRY_US) {
    last = g_get_monotonic_time ();
    board_send_key (window, GDK_KEY_Shift_L, 0);
  }
  return FALSE;
}

typedef struct {
  gpointer widget;
  const char *part;
} Announcement;

static gboolean
announces_cb (gpointer user_data)
{
  const Announcement *expected = user_data;

  return fixture_announces (expected->widget, expected->part);
}

void
fixture_assert_announced (gpointer widget, const char *part)
{
  Announcement expected = { widget, part };

  fixture_wait (announces_cb, &expected);
}

gboolean
fixture_ignores_wheel (GtkWidget *spin_button)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (spin_button);
  gboolean ignores = TRUE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
      ignores =
          ignores && gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_NONE;
  }
  return ignores;
}

graphene_rect_t
fixture_get_place (gpointer widget, gpointer container)
{
  graphene_rect_t place;

  ck_assert (gtk_widget_compute_bounds (widget, container, &place));
  if (gtk_widget_get_direction (container) == GTK_TEXT_DIR_RTL)
    place.origin.x = (float) gtk_widget_get_width (container) - place.origin.x - place.size.width;
  return place;
}

/* Waits for the display in each frame, so that events such as a new window size have arrived. */
static gboolean
count_frame (GtkWidget *widget, GdkFrameClock *frame_clock, gpointer user_data)
{
  guint *n_left = user_data;

  gdk_display_sync (gtk_widget_get_display (widget));
  return --*n_left > 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static gboolean
is_zero (gpointer data)
{
  return *(const guint *) data == 0;
}

void
fixture_wait_for_frames (gpointer window)
{
  guint n_left = 5;

  gtk_widget_add_tick_callback (GTK_WIDGET (window), count_frame, &n_left, NULL);
  fixture_wait (is_zero, &n_left);
}

void
fixture_resize (gpointer window, int width, int height)
{
  gtk_window_set_default_size (fixture_get_window (window), width, height);
  fixture_wait_for_frames (window);
}

void
fixture_close (gpointer window)
{
  gtk_window_destroy (fixture_get_window (window));
}

GtkWidget *
fixture_find_child (GtkWidget *widget, GType type)
{
  GtkWidget *found = g_type_is_a (G_OBJECT_TYPE (widget), type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = fixture_find_child (child, type);

  return found;
}

QdrWindow *
fixture_make_window (QdrPersonalityList *personalities)
{
  g_autoptr (QdrSession) session = qdr_session_new (personalities);

  qdr_session_start_new_game (session, fixture_get_settings ());
  return qdr_window_new (NULL, personalities, session);
}

/* (nullable): the template child @id, also of a parent class. */
static GObject *
find_in_template (GtkWidget *widget, const char *id)
{
  GObject *child = NULL;

  for (GType type = G_OBJECT_TYPE (widget); child == NULL && type != GTK_TYPE_WIDGET;
       type = g_type_parent (type))
    child = gtk_widget_get_template_child (widget, type, id);
  return child;
}

gpointer
fixture_get_part (gpointer root, const char *path)
{
  g_auto (GStrv) ids = g_strsplit (path, "/", -1);
  gpointer part = root;

  for (char **id = ids; *id != NULL; id++) {
    GtkWidget *whole = part;

    if (G_OBJECT_TYPE (whole) == ADW_TYPE_BIN)
      whole = adw_bin_get_child (ADW_BIN (whole));
    ck_assert_msg (whole != NULL, "nothing is in the place before “%s” in %s", *id, path);
    part = whole;
    if (**id != '\0')
      part = find_in_template (whole, *id);
    ck_assert_msg (part != NULL, "there is no “%s” in %s", *id, path);
  }
  return part;
}

QdrGame *
fixture_get_game (QdrWindow *window)
{
  return qdr_session_get_game (qdr_window_get_session (window));
}

QdrBoardView *
fixture_get_board (QdrWindow *window)
{
  return QDR_BOARD_VIEW (fixture_get_part (window, "board"));
}

const char *
fixture_get_remark (gpointer panel)
{
  GtkWidget *bubble = fixture_find_child (panel, QDR_TYPE_REMARK_BUBBLE);

  return bubble != NULL ? qdr_remark_bubble_get_remark (QDR_REMARK_BUBBLE (bubble)) : NULL;
}

const char *
fixture_get_status (QdrWindow *window)
{
  return gtk_label_get_label (fixture_get_part (window, "status_bar/label"));
}

void
fixture_show_game (QdrWindow *window, QdrGame *game)
{
  qdr_session_set_game (qdr_window_get_session (window), game, NULL, NULL);
}

QdrGame *
fixture_use_game (QdrWindow *window, guint players, const char *seats)
{
  g_autoptr (QdrGame) game = fixture_make_game (7, players, seats);

  fixture_show_game (window, game);
  return game;
}

void
fixture_name_players (QdrGame *game)
{
  qdr_player_set_name (qdr_game_get_player (game, 0), "Anna");
  qdr_player_set_name (qdr_game_get_player (game, 1), "Ben");
}

QdrGame *
fixture_make_game_from (const char *position, const char *moves)
{
  QdrPosition start;
  QdrGame *game;

  ck_assert (qdr_position_from_text (position, &start, NULL, NULL));
  game = qdr_game_new (&start, TRUE);
  fixture_name_players (game);
  if (*moves != '\0')
    fixture_play (game, moves);
  return game;
}

QdrGame *
fixture_use_position (QdrWindow *window, const char *position, const char *moves)
{
  g_autoptr (QdrGame) game = fixture_make_game_from (position, moves);

  fixture_show_game (window, game);
  return game;
}

GtkEntry *
fixture_type_move (QdrWindow *window, const char *text)
{
  GtkWidget *entry;

  fixture_activate (window, "type-move");
  entry = fixture_get_part (window, "move_entry_place/");
  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  g_signal_emit_by_name (entry, "activate");
  return GTK_ENTRY (entry);
}

GtkWindow *
fixture_find_dialog (gpointer window)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++) {
    g_autoptr (GtkWindow) toplevel = g_list_model_get_item (toplevels, i);

    if (gtk_window_get_transient_for (toplevel) == fixture_get_window (window))
      return toplevel;
  }
  return NULL;
}

void
fixture_answer (gpointer window, const char *response)
{
  GtkWindow *dialog = fixture_find_dialog (window);

  ck_assert_ptr_nonnull (dialog);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), response);
  gtk_window_destroy (dialog);
  fixture_settle ();
}

void
fixture_choose_row (gpointer window, int row)
{
  GtkWidget *list =
      fixture_find_child (GTK_WIDGET (fixture_find_dialog (window)), GTK_TYPE_LIST_BOX);

  gtk_widget_activate (GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), row)));
}

gboolean
fixture_computer_is_thinking (gpointer window)
{
  QdrSession *session = qdr_window_get_session (window);

  return qdr_computer_player_get_thinking (qdr_session_get_computer (session));
}

gboolean
fixture_hint_is_shown (gpointer window)
{
  return qdr_board_view_get_hint (fixture_get_board (window)) != QDR_MOVE_NONE;
}

QdrApplication *
fixture_make_application (void)
{
  QdrApplication *self = qdr_application_new ();
  g_autoptr (GError) error = NULL;

  g_application_set_flags (G_APPLICATION (self), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (self), NULL, &error);
  g_assert_no_error (error);
  g_settings_set_boolean (fixture_get_settings (), "autosave", FALSE);
  g_application_set_default (G_APPLICATION (self));
  return self;
}

void
fixture_make_autosave_fail (void)
{
  g_autoptr (GFile) folder = qdr_games_folder_get_default ();
  g_autoptr (GFile) parent = g_file_get_parent (folder);

  ck_assert_int_eq (g_mkdir_with_parents (g_file_peek_path (parent), 0700), 0);
  ck_assert (g_file_set_contents (g_file_peek_path (folder), "", 0, NULL));
}

gboolean
fixture_hint_is_offered (gpointer window)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (window), "hint");
}

gboolean
fixture_human_is_to_move (gpointer game)
{
  return qdr_player_is_human (qdr_game_get_player (game, qdr_game_get_turn (game)));
}

gboolean
fixture_game_is_over (gpointer game)
{
  return qdr_game_get_result (game).outcome != QDR_OUTCOME_ONGOING;
}
