/*
 * The application: command line, windows, and services that the windows share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-config.h"

#include "qdr-application.h"

#include <glib/gi18n.h>
#include <malloc.h>

#include "qdr-accessibility-fixups.h"
#include "qdr-adaptive-opponent.h"
#include "qdr-board-style.h"
#include "qdr-dialogs.h"
#include "qdr-display-fixups.h"
#include "qdr-game-line.h"
#include "qdr-help-dialog.h"
#include "qdr-ladder-page.h"
#include "qdr-latin-keys.h"
#include "qdr-lesson-page.h"
#include "qdr-library-book-maker.h"
#include "qdr-library-page.h"
#include "qdr-notation.h"
#include "qdr-person-name.h"
#include "qdr-person-renaming.h"
#include "qdr-preferences-window.h"
#include "qdr-session-store.h"
#include "qdr-shortcuts-window.h"
#include "qdr-shortcuts.h"
#include "qdr-statistics-page.h"
#include "qdr-switch-scanning.h"
#include "qdr-toast.h"
#include "qdr-touch.h"
#include "qdr-tournaments-page.h"
#include "qdr-window-presenting.h"
#include "qdr-window.h"

/* Delay before a game book is made from the library, milliseconds. It is long enough for the first
 * window to appear. */
#define GAME_BOOK_DELAY_MS 3000

/* Delay before the ladder reads new games from the library, milliseconds. */
#define LADDER_DELAY_MS 700

/* Delay before games get a new name of the user, milliseconds. Parts of a typed name may be names
 * of other people. */
#define NAME_DELAY_MS 1000

/* The user's earlier name, in the toast that offers to rename games of it. */
#define EARLIER_NAME_KEY "qdr-earlier-name"

/* Blocks of memory of this size or more go back to the system when they are freed, bytes. */
#define LARGE_BLOCK (1 << 20)

struct _QdrApplication {
  AdwApplication parent_instance;

  GSettings *settings;
  char *user_name;   /* the name that games have */
  guint name_source; /* 0 unless games do not have a new name yet */
  QdrBoardStyle *board_style;
  QdrPersonalityList *personalities;
  QdrSessionStore *store;
  QdrLibraryWorker *library;
  QdrTraining *training;
  QdrLadder *ladder;
  QdrLibraryBookMaker *book_maker;
  QdrTournamentList *tournaments;  /* (nullable): created when it is first used */
  GPtrArray *last_windows;         /* (nullable) (element-type QdrStoredSession): to be restored */
  gboolean has_announced_rejected; /* whether a toast about rejected opponent files was shown */
};

G_DEFINE_FINAL_TYPE (QdrApplication, qdr_application, ADW_TYPE_APPLICATION)

void
qdr_application_bind_translations (void)
{
  const char *localedir = g_getenv ("QDR_LOCALEDIR");

  bindtextdomain (GETTEXT_PACKAGE, localedir != NULL ? localedir : QDR_LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

/* Returns (transfer none) the most recently used game window, or NULL. */
static QdrWindow *
find_game_window (QdrApplication *self)
{
  GList *link = gtk_application_get_windows (GTK_APPLICATION (self));

  while (link != NULL && !QDR_IS_WINDOW (link->data))
    link = link->next;
  return link != NULL ? link->data : NULL;
}

/* Returns (transfer none) the window in front of which dialogs open: the active window, otherwise a
 * game window, which is opened if there is none, as D-Bus can start the program for any action. */
static GtkWindow *
find_front_window (QdrApplication *self)
{
  GtkWindow *front = gtk_application_get_active_window (GTK_APPLICATION (self));

  if (front == NULL && find_game_window (self) == NULL)
    g_application_activate (G_APPLICATION (self));
  return front != NULL ? front : GTK_WINDOW (find_game_window (self));
}

static void game_opened_cb (QdrApplication *self, QdrGame *game);

static void update_tournament (QdrSession *session, guint changes, QdrApplication *self);

/* Prepares and shows a game window. @number: the number of its session in the store. Before the
 * windows of the last run are restored, a new window is for a file: it is autosaved only while it
 * has unsaved moves. */
static void
show_window (QdrApplication *self, QdrWindow *window, guint number)
{
  qdr_window_enable_autosave (window, self->store, number, self->last_windows != NULL);
  qdr_window_set_library (window, self->library);
  qdr_window_set_training (window, self->training);
  qdr_window_set_ladder (window, self->ladder);
  g_signal_connect_object (window, "game-opened", G_CALLBACK (game_opened_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (qdr_window_get_session (window), "changed",
                           G_CALLBACK (update_tournament), self, 0);
  update_tournament (qdr_window_get_session (window), 0, self);
  /* The button of the toast gets its accessible name only if it is added before the window is
   * shown. */
  if (!self->has_announced_rejected)
    qdr_window_show_rejected_personalities (window);
  self->has_announced_rejected = TRUE;
  qdr_present_window (GTK_WINDOW (window));
}

static QdrWindow *
open_window (QdrApplication *self)
{
  g_autoptr (QdrSession) session = qdr_session_new (self->personalities);
  QdrWindow *window;

  qdr_session_start_new_game (session, self->settings);
  window = qdr_window_new (GTK_APPLICATION (self), self->personalities, session);
  show_window (self, window, qdr_session_store_get_new_number (self->store));
  return window;
}

static void
game_opened_cb (QdrApplication *self, QdrGame *game)
{
  QdrWindow *window;

  /* A game that goes on is in one window only. */
  if (qdr_game_is_under_way (game) && qdr_window_present_game (GTK_APPLICATION (self), game, NULL))
    return;
  window = open_window (self);
  qdr_session_set_game (qdr_window_get_session (window), game, NULL, NULL);
  /* Activating the action would take the focus from the board. */
  g_action_group_change_action_state (G_ACTION_GROUP (window), "show-page",
                                      g_variant_new_string ("review"));
}

/* Restores the windows of the last run. Later calls do nothing. */
static void
restore_windows (QdrApplication *self)
{
  g_autoptr (GPtrArray) sessions = g_steal_pointer (&self->last_windows);

  if (sessions == NULL || !g_settings_get_boolean (self->settings, "autosave"))
    return;

  for (guint i = 0; i < sessions->len; i++) {
    const QdrStoredSession *stored = g_ptr_array_index (sessions, i);
    g_autoptr (QdrSession) session = qdr_session_new (self->personalities);
    g_autoptr (GError) error = NULL;

    if (qdr_session_restore_from_text (session, stored->text, stored->length, &error)) {
      show_window (self, qdr_window_new (GTK_APPLICATION (self), self->personalities, session),
                   stored->number);
    } else {
      g_debug ("A session cannot be read: %s", error->message);
      qdr_session_store_mark_session_bad (self->store, stored->number);
    }
  }
}

static void
new_window_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  qdr_window_show_home (open_window (QDR_APPLICATION (user_data)));
}

static void
preferences_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrApplication *self = QDR_APPLICATION (user_data);

  qdr_preferences_window_present (find_front_window (self), self->settings, self->personalities);
}

/* Gives the user the present name in the games of windows. Games of a tournament keep the earlier
 * one, as its journal and its table know the contestants by their names. */
static void
rename_user (QdrApplication *self, const char *earlier, gboolean is_renamed)
{
  for (GList *link = gtk_application_get_windows (GTK_APPLICATION (self)); link != NULL;
       link = link->next) {
    QdrSession *session = QDR_IS_WINDOW (link->data) ? qdr_window_get_session (link->data) : NULL;

    if (session != NULL && !qdr_session_is_in_tournament (session))
      qdr_game_rename_user (qdr_session_get_game (session), earlier, is_renamed);
  }
}

/* Returns (transfer none) (nullable) the overlay that shows toasts in @widget now. */
static AdwToastOverlay *
find_toasts (GtkWidget *widget)
{
  AdwToastOverlay *toasts = ADW_IS_TOAST_OVERLAY (widget) ? ADW_TOAST_OVERLAY (widget) : NULL;

  if (!gtk_widget_get_mapped (widget))
    return NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && toasts == NULL;
       child = gtk_widget_get_next_sibling (child))
    toasts = find_toasts (child);
  return toasts;
}

/* Returns the overlay of the preferences, which are no window of the application, or of the front
 * game window. */
static AdwToastOverlay *
find_front_toasts (QdrApplication *self)
{
  GListModel *windows = gtk_window_get_toplevels ();
  gpointer front = find_game_window (self);

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

    if (QDR_IS_PREFERENCES_WINDOW (window))
      front = window;
  }
  return front != NULL ? find_toasts (front) : NULL;
}

static void
renamed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrApplication) self = user_data;
  g_autoptr (GError) error = NULL;
  const QdrPersonRenaming *renaming =
      qdr_library_worker_rename_person_finish (self->library, result, &error);
  AdwToastOverlay *toasts = find_front_toasts (self);

  if (renaming != NULL) {
    rename_user (self, renaming->earlier, TRUE);
    /* The exercises and the lists of recent games have the names of players. */
    qdr_training_reload (self->training);
  }
  if (toasts != NULL)
    qdr_toast_show_result (toasts, error != NULL ? error->message : _ ("Games renamed"));
}

/* Gives the games in the library the present name of the user. */
static void
rename_cb (AdwToast *toast, QdrApplication *self)
{
  g_autofree char *name = qdr_user_get_name ();

  qdr_library_worker_rename_person_async (self->library,
                                          g_object_get_data (G_OBJECT (toast), EARLIER_NAME_KEY),
                                          name, FALSE, renamed_cb, g_object_ref (self));
}

/* Asks whether games of the earlier name are those of the user, or of somebody else. */
static void
checked_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrApplication) self = user_data;
  const QdrPersonRenaming *renaming =
      qdr_library_worker_rename_person_finish (self->library, result, NULL);
  AdwToastOverlay *toasts = find_front_toasts (self);
  g_autofree char *sentence = NULL;
  AdwToast *toast;

  if (renaming == NULL || toasts == NULL)
    return;
  /* Translators: %s is the name of a person. The button beside it is labelled "Rename". */
  sentence = g_strdup_printf (_ ("Earlier games keep the name “%s”"), renaming->earlier);
  /* Translators: button that gives games the user's new name. */
  toast = qdr_toast_new_with_button (sentence, C_ ("games", "Rename"));
  g_object_set_data_full (G_OBJECT (toast), EARLIER_NAME_KEY, g_strdup (renaming->earlier), g_free);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (rename_cb), self, 0);
  qdr_toast_show (toasts, toast);
}

static void
help_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  qdr_help_dialog_present (find_front_window (QDR_APPLICATION (user_data)));
}

/* Shows a page in the front game window. @make makes the page if it is not open there yet. */
static gpointer
show_page (QdrApplication *self, GType type, QdrPage *(*make) (QdrApplication *self))
{
  QdrWindow *window;
  QdrPage *page;

  g_application_activate (G_APPLICATION (self));
  window = find_game_window (self);
  page = qdr_window_find_page (window, type);
  if (page == NULL)
    page = make (self);
  qdr_window_show_page (window, page);
  return page;
}

static QdrPage *
make_lesson_page (QdrApplication *self)
{
  return qdr_lesson_page_new (self->training);
}

/* Shows and returns the lesson page. After that, the home page no longer suggests the lesson. */
static QdrLessonPage *
show_lesson_page (QdrApplication *self)
{
  g_settings_set_boolean (self->settings, "lesson-offered", TRUE);
  return show_page (self, QDR_TYPE_LESSON_PAGE, make_lesson_page);
}

static void
lesson_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  qdr_lesson_page_start_lesson (show_lesson_page (QDR_APPLICATION (user_data)));
}

static void
puzzles_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  qdr_lesson_page_show_themes (show_lesson_page (QDR_APPLICATION (user_data)));
}

static void
start_daily_puzzle (QdrApplication *self)
{
  QdrWindow *window = find_game_window (self);
  QdrPage *page = window != NULL ? qdr_window_find_page (window, QDR_TYPE_LESSON_PAGE) : NULL;

  g_signal_handlers_disconnect_by_func (self->training, start_daily_puzzle, self);
  if (page != NULL)
    g_action_group_activate_action (G_ACTION_GROUP (qdr_page_get_actions (page)), "daily", NULL);
}

/* Waits for the mistakes of the user in the library, since one of them may be the puzzle. */
static void
daily_puzzle_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrApplication *self = QDR_APPLICATION (user_data);
  static const char *const outcomes[] = { "changed", "failed" };

  for (guint i = 0; i < G_N_ELEMENTS (outcomes); i++)
    g_signal_connect_object (self->training, outcomes[i], G_CALLBACK (start_daily_puzzle), self,
                             G_CONNECT_SWAPPED);
  qdr_lesson_page_show_themes (show_lesson_page (self));
}

static void
exercises_opened_cb (QdrApplication *self, GPtrArray *exercises)
{
  qdr_lesson_page_start_mistake_course (show_lesson_page (self), exercises);
}

/* Opens the games that a page asks for in windows of their own. */
static QdrPage *
connect_page (QdrApplication *self, QdrPage *page)
{
  g_signal_connect_object (page, "game-opened", G_CALLBACK (game_opened_cb), self,
                           G_CONNECT_SWAPPED);
  return page;
}

static QdrPage *
make_library_page (QdrApplication *self)
{
  return connect_page (self, qdr_library_page_new (self->library));
}

static QdrLibraryPage *
show_library (QdrApplication *self)
{
  return show_page (self, QDR_TYPE_LIBRARY_PAGE, make_library_page);
}

static void
library_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  show_library (QDR_APPLICATION (user_data));
}

static void
find_position_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrPosition position;

  if (qdr_position_from_text (g_variant_get_string (parameter, NULL), &position, NULL, NULL))
    qdr_library_page_find_position (show_library (QDR_APPLICATION (user_data)), &position);
}

static void
import_file_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  qdr_library_page_import_file (show_library (QDR_APPLICATION (user_data)), file);
}

static QdrPage *
make_statistics_page (QdrApplication *self)
{
  return connect_page (self, qdr_statistics_page_new (self->library, self->personalities));
}

static void
statistics_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  show_page (QDR_APPLICATION (user_data), QDR_TYPE_STATISTICS_PAGE, make_statistics_page);
}

static QdrTournamentList *
get_tournaments (QdrApplication *self)
{
  if (self->tournaments == NULL) {
    g_autofree char *folder = qdr_tournament_list_get_default_folder ();

    self->tournaments =
        qdr_tournament_list_new (folder, self->personalities, self->library, QDR_VERSION);
    g_settings_bind (self->settings, "keep-games",
                     qdr_tournament_list_get_recorder (self->tournaments), "enabled",
                     G_SETTINGS_BIND_GET);
  }
  return self->tournaments;
}

/* Updates the tournament of the session's game. Only games with an "Event" header belong to one. */
static void
update_tournament (QdrSession *session, guint changes, QdrApplication *self)
{
  QdrGame *game = qdr_session_get_game (session);

  if (game != NULL && qdr_game_get_header (game, "Event") != NULL)
    qdr_tournament_list_update_game (get_tournaments (self), game);
}

/* Shows a game of a tournament, in place of the present one unless a window already has it. */
static void
tournament_game_begun_cb (QdrApplication *self, QdrGame *game)
{
  if (!qdr_window_present_game (GTK_APPLICATION (self), game, NULL))
    qdr_window_replace_game (find_game_window (self), game);
}

static QdrPage *
make_tournaments_page (QdrApplication *self)
{
  QdrPage *page = qdr_tournaments_page_new (get_tournaments (self), self->personalities);

  g_signal_connect_object (page, "game-begun", G_CALLBACK (tournament_game_begun_cb), self,
                           G_CONNECT_SWAPPED);
  return connect_page (self, page);
}

static void
tournaments_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  show_page (QDR_APPLICATION (user_data), QDR_TYPE_TOURNAMENTS_PAGE, make_tournaments_page);
}

static QdrPage *
make_ladder_page (QdrApplication *self)
{
  return qdr_ladder_page_new (self->ladder, self->settings);
}

static void
ladder_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  show_page (QDR_APPLICATION (user_data), QDR_TYPE_LADDER_PAGE, make_ladder_page);
}

/* Activates the action with the same name in a game window. */
static void
activate_game_action_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrApplication *self = QDR_APPLICATION (user_data);

  g_application_activate (G_APPLICATION (self));
  g_action_group_activate_action (G_ACTION_GROUP (find_game_window (self)),
                                  g_action_get_name (G_ACTION (action)), NULL);
}

/* Shows the game in progress that was used last, or what the program shows without one. */
static void
continue_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GtkApplication *self = GTK_APPLICATION (user_data);

  g_application_activate (G_APPLICATION (self));
  for (GList *link = gtk_application_get_windows (self); link != NULL; link = link->next) {
    QdrSession *session = QDR_IS_WINDOW (link->data) ? qdr_window_get_session (link->data) : NULL;

    if (session != NULL && qdr_session_is_begun (session) &&
        qdr_game_is_under_way (qdr_session_get_game (session))) {
      qdr_window_present_game (self, qdr_session_get_game (session), NULL);
      return;
    }
  }
}

/* Shows the shared game with an identity, after a click on a notification. */
static void
show_shared_game_cb (GSimpleAction *action, GVariant *id, gpointer user_data)
{
  GtkApplication *self = GTK_APPLICATION (user_data);

  g_application_activate (G_APPLICATION (self));
  for (GList *link = gtk_application_get_windows (self); link != NULL; link = link->next) {
    QdrSession *session = QDR_IS_WINDOW (link->data) ? qdr_window_get_session (link->data) : NULL;
    QdrGame *game = session != NULL ? qdr_session_get_game (session) : NULL;

    if (game != NULL &&
        g_strcmp0 (qdr_game_get_header (game, QDR_GAME_ID), g_variant_get_string (id, NULL)) == 0) {
      qdr_present_window (link->data);
      g_action_group_activate_action (link->data, "show-game", NULL);
      return;
    }
  }
}

static void
about_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  qdr_about_present (find_front_window (QDR_APPLICATION (user_data)));
}

static gpointer
ref_window (gconstpointer window, gpointer user_data)
{
  return g_object_ref ((gpointer) window);
}

/* Closes all game windows, and asks the user about unsaved games. The list references the windows,
 * because closing one of them may destroy another. */
static void
quit_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GList *windows = g_list_copy_deep (gtk_application_get_windows (GTK_APPLICATION (user_data)),
                                     ref_window, NULL);

  for (GList *link = windows; link != NULL; link = link->next)
    if (QDR_IS_WINDOW (link->data) && !qdr_window_close_if_saved (QDR_WINDOW (link->data)))
      gtk_window_close (GTK_WINDOW (link->data));
  g_list_free_full (windows, g_object_unref);
}

static const GActionEntry action_entries[] = {
  { .name = "new-window", .activate = new_window_cb },
  { .name = "preferences", .activate = preferences_cb },
  { .name = "library", .activate = library_cb },
  { .name = "find-position", .activate = find_position_cb, .parameter_type = "s" },
  { .name = "import-file", .activate = import_file_cb, .parameter_type = "s" },
  { .name = "statistics", .activate = statistics_cb },
  { .name = "tournaments", .activate = tournaments_cb },
  { .name = "ladder", .activate = ladder_cb },
  { .name = "lesson", .activate = lesson_cb },
  { .name = "puzzles", .activate = puzzles_cb },
  { .name = "puzzle-of-the-day", .activate = daily_puzzle_cb },
  { .name = "continue", .activate = continue_cb },
  { .name = "show-shared-game", .activate = show_shared_game_cb, .parameter_type = "s" },
  { .name = "new-game", .activate = activate_game_action_cb },
  { .name = "first-game", .activate = activate_game_action_cb },
  { .name = "help", .activate = help_cb },
  { .name = "about", .activate = about_cb },
  { .name = "quit", .activate = quit_cb },
};

static void
apply_color_scheme (QdrApplication *self)
{
  static const AdwColorScheme schemes[] = {
    ADW_COLOR_SCHEME_DEFAULT,
    ADW_COLOR_SCHEME_FORCE_LIGHT,
    ADW_COLOR_SCHEME_FORCE_DARK,
  };
  int scheme = g_settings_get_enum (self->settings, "color-scheme");

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), schemes[scheme]);
}

static void
apply_opening_source (QdrApplication *self)
{
  qdr_library_book_maker_set_book_choice (self->book_maker,
                                          (QdrBookChoice) g_settings_get_enum (self->settings,
                                                                               "openings"));
}

/* Returns the free pages between those in use to the system. */
static gboolean
trim_cb (gpointer user_data)
{
#ifdef __GLIBC__
  malloc_trim (0);
#endif
  return G_SOURCE_REMOVE;
}

static gboolean
name_typed_cb (gpointer user_data)
{
  QdrApplication *self = user_data;
  g_autofree char *earlier = g_steal_pointer (&self->user_name);

  self->name_source = 0;
  self->user_name = qdr_user_get_name ();
  if (!g_str_equal (self->user_name, earlier)) {
    rename_user (self, earlier, FALSE);
    qdr_library_worker_rename_person_async (self->library, earlier, self->user_name, TRUE,
                                            checked_cb, g_object_ref (self));
  }
  return G_SOURCE_REMOVE;
}

static void
apply_user_name (QdrApplication *self)
{
  g_autofree char *name = g_settings_get_string (self->settings, "user-name");

  qdr_user_set_name (name);
}

static void
user_name_changed_cb (QdrApplication *self)
{
  apply_user_name (self);
  g_clear_handle_id (&self->name_source, g_source_remove);
  self->name_source = g_timeout_add (NAME_DELAY_MS, name_typed_cb, self);
}

static void
qdr_application_startup (GApplication *application)
{
  QdrApplication *self = QDR_APPLICATION (application);
  g_autoptr (GFile) folder = qdr_session_store_get_default_folder ();
  g_autofree char *library_path = qdr_library_get_default_path ();
  guint n_shortcuts;
  const QdrShortcut *shortcuts = qdr_shortcuts_get_all (&n_shortcuts);

#ifdef __GLIBC__
  /* Otherwise glibc raises it whenever a larger block is freed, and then each thread keeps free
   * memory of up to twice that size. */
  mallopt (M_MMAP_THRESHOLD, LARGE_BLOCK);
#endif
  G_APPLICATION_CLASS (qdr_application_parent_class)->startup (application);
  qdr_renderer_avoid_software_opengl (gdk_display_get_default ());

  self->settings = g_settings_new (QDR_APPLICATION_ID);
  g_signal_connect_object (self->settings, "changed::user-name", G_CALLBACK (user_name_changed_cb),
                           self, G_CONNECT_SWAPPED);
  apply_user_name (self);
  self->user_name = qdr_user_get_name ();
  self->personalities = qdr_personality_list_new ();
  qdr_adaptive_opponent_update_strength (self->settings, self->personalities);
  g_signal_connect_object (self->settings, "changed::color-scheme", G_CALLBACK (apply_color_scheme),
                           self, G_CONNECT_SWAPPED);
  apply_color_scheme (self);
  self->board_style = qdr_board_style_new (self->settings);
  gtk_window_set_default_icon_name (QDR_APPLICATION_ID);
  qdr_accessibility_fixups_correct_windows (G_OBJECT (self));
  qdr_broadway_adapt_windows (G_OBJECT (self));
  qdr_latin_keys_enable (G_OBJECT (self));
  qdr_touch_mark_windows (G_OBJECT (self));
  qdr_switch_scanning_enable (G_OBJECT (self), self->settings);
  self->store = qdr_session_store_new (folder);
  self->last_windows = qdr_session_store_load_all_sessions (self->store);
  self->library = qdr_library_worker_new (library_path);
  self->training = qdr_training_new (self->library);
  g_settings_bind (self->settings, "keep-games", self->training, "enabled", G_SETTINGS_BIND_GET);
  g_signal_connect_object (self->training, "opened", G_CALLBACK (exercises_opened_cb), self,
                           G_CONNECT_SWAPPED);
  self->ladder =
      qdr_ladder_new (self->settings, self->personalities, self->library, LADDER_DELAY_MS);
  self->book_maker =
      qdr_library_book_maker_new (self->library, self->personalities, GAME_BOOK_DELAY_MS);
  g_signal_connect_object (self->settings, "changed::openings", G_CALLBACK (apply_opening_source),
                           self, G_CONNECT_SWAPPED);
  apply_opening_source (self);

  g_action_map_add_action_entries (G_ACTION_MAP (self), action_entries,
                                   G_N_ELEMENTS (action_entries), self);
  for (guint i = 0; i < n_shortcuts; i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (self), shortcuts[i].action,
                                           shortcuts[i].accels);
}

static void
qdr_application_shutdown (GApplication *application)
{
  QdrApplication *self = QDR_APPLICATION (application);

  g_clear_handle_id (&self->name_source, g_source_remove);
  if (self->tournaments != NULL)
    qdr_tournament_list_stop_all_tournaments (self->tournaments);
  g_clear_object (&self->book_maker);
  qdr_session_store_flush (self->store);
  qdr_library_worker_wait_for_jobs (self->library);
  qdr_external_engine_list_flush (qdr_personality_list_get_engines (self->personalities));

  G_APPLICATION_CLASS (qdr_application_parent_class)->shutdown (application);
}

static void
qdr_application_window_added (GtkApplication *application, GtkWindow *window)
{
  GTK_APPLICATION_CLASS (qdr_application_parent_class)->window_added (application, window);

  if (GTK_IS_APPLICATION_WINDOW (window))
    qdr_shortcuts_window_add_action (GTK_APPLICATION_WINDOW (window));
}

/* Trims the memory after the end of the window. */
static void
qdr_application_window_removed (GtkApplication *application, GtkWindow *window)
{
  GTK_APPLICATION_CLASS (qdr_application_parent_class)->window_removed (application, window);
  g_idle_add_full (G_PRIORITY_LOW, trim_cb, NULL, NULL);
}

static void
qdr_application_activate (GApplication *application)
{
  QdrApplication *self = QDR_APPLICATION (application);
  QdrWindow *window;

  restore_windows (self);
  window = find_game_window (self);
  if (window != NULL)
    qdr_present_window (GTK_WINDOW (window));
  else
    qdr_window_show_home (open_window (self));
}

/* Opens each file or line in the latest game window if its game is untouched, otherwise in a new
 * window, unless a window has the game of the line. A new window shows the home page until the file
 * is open, so that no clock runs. */
static void
qdr_application_open (GApplication *application, GFile **files, int n_files, const char *hint)
{
  QdrApplication *self = QDR_APPLICATION (application);

  for (int i = 0; i < n_files; i++) {
    QdrWindow *window = find_game_window (self);
    const gboolean is_new =
        window == NULL || !qdr_session_is_untouched (qdr_window_get_session (window));
    g_autofree char *line =
        g_file_has_uri_scheme (files[i], QDR_GAME_LINE_SCHEME) ? g_file_get_uri (files[i]) : NULL;

    if (line != NULL && qdr_window_receive_line (GTK_APPLICATION (self), line))
      continue;
    if (is_new)
      window = open_window (self);
    qdr_present_window (GTK_WINDOW (window));
    if (line != NULL)
      qdr_window_open_line (window, line);
    else
      qdr_window_open_file (window, files[i]);
    if (is_new && qdr_session_is_untouched (qdr_window_get_session (window)))
      qdr_window_show_home (window);
  }
}

static int
qdr_application_handle_local_options (GApplication *application, GVariantDict *options)
{
  static const char *const actions[] = { "new-game", "puzzle-of-the-day", "continue" };
  g_autoptr (GError) error = NULL;

  if (g_variant_dict_contains (options, "version")) {
    g_print ("Quoridor %s\n", QDR_VERSION);
    return 0;
  }
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++) {
    if (!g_variant_dict_contains (options, actions[i]))
      continue;
    if (!g_application_register (application, NULL, &error)) {
      g_printerr ("%s\n", error->message);
      return 1;
    }
    /* If the program was not running yet, it goes on as long as it has a window. */
    g_action_group_activate_action (G_ACTION_GROUP (application), actions[i], NULL);
    return 0;
  }
  return -1;
}

static void
qdr_application_finalize (GObject *object)
{
  QdrApplication *self = QDR_APPLICATION (object);

  g_clear_object (&self->board_style);
  g_clear_object (&self->settings);
  g_free (self->user_name);
  g_clear_object (&self->personalities);
  g_clear_pointer (&self->last_windows, g_ptr_array_unref);
  g_clear_object (&self->store);
  g_clear_object (&self->tournaments);
  g_clear_object (&self->training);
  g_clear_object (&self->ladder);
  g_clear_object (&self->library);

  G_OBJECT_CLASS (qdr_application_parent_class)->finalize (object);
}

static void
qdr_application_class_init (QdrApplicationClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  object_class->finalize = qdr_application_finalize;

  application_class->startup = qdr_application_startup;
  application_class->shutdown = qdr_application_shutdown;
  application_class->activate = qdr_application_activate;
  application_class->open = qdr_application_open;
  GTK_APPLICATION_CLASS (klass)->window_added = qdr_application_window_added;
  GTK_APPLICATION_CLASS (klass)->window_removed = qdr_application_window_removed;
  application_class->handle_local_options = qdr_application_handle_local_options;
}

static void
qdr_application_init (QdrApplication *self)
{
  static const GOptionEntry options[] = {
    { "version", 'v', 0, G_OPTION_ARG_NONE, NULL, N_ ("Print the version and exit"), NULL },
    { "new-game", 0, 0, G_OPTION_ARG_NONE, NULL, N_ ("New Game"), NULL },
    { "puzzle-of-the-day", 0, 0, G_OPTION_ARG_NONE, NULL, N_ ("Puzzle of the Day"), NULL },
    { "continue", 0, 0, G_OPTION_ARG_NONE, NULL, N_ ("Continue Playing"), NULL },
    { NULL },
  };

  g_application_add_main_option_entries (G_APPLICATION (self), options);
  g_application_set_option_context_parameter_string (G_APPLICATION (self), _ ("[FILE…]"));
  g_application_set_option_context_summary (G_APPLICATION (self),
                                            _ ("Play Quoridor, the game of pawns and walls."));
}

QdrApplication *
qdr_application_new (void)
{
  return g_object_new (QDR_TYPE_APPLICATION, "application-id", QDR_APPLICATION_ID, "flags",
                       G_APPLICATION_HANDLES_OPEN, "resource-base-path",
                       "/io/github/quoridor/Quoridor", NULL);
}
