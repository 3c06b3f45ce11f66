/*
 * The game window, which places the widgets of a game and connects its controllers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-config.h"

#include "qdr-window.h"

#include <glib/gi18n.h>

#include "qdr-accessibility-fixups.h"
#include "qdr-actions.h"
#include "qdr-announcer.h"
#include "qdr-board-settings.h"
#include "qdr-clipboard-controller.h"
#include "qdr-display-fixups.h"
#include "qdr-editor-page.h"
#include "qdr-focus.h"
#include "qdr-game-line.h"
#include "qdr-game-bar.h"
#include "qdr-game-over-controller.h"
#include "qdr-game-recorder.h"
#include "qdr-game-text.h"
#include "qdr-home-page.h"
#include "qdr-icon-button.h"
#include "qdr-layouts.h"
#include "qdr-match-score.h"
#include "qdr-move-controller.h"
#include "qdr-move-entry.h"
#include "qdr-new-game-controller.h"
#include "qdr-notes-controller.h"
#include "qdr-opening-controller.h"
#include "qdr-page.h"
#include "qdr-pause-controller.h"
#include "qdr-playback-controller.h"
#include "qdr-players-controller.h"
#include "qdr-question-controller.h"
#include "qdr-recent-files.h"
#include "qdr-remarks-controller.h"
#include "qdr-review-controller.h"
#include "qdr-score-sheet.h"
#include "qdr-session-store.h"
#include "qdr-share-controller.h"
#include "qdr-shared-game-controller.h"
#include "qdr-spatial-sounds.h"
#include "qdr-toast.h"
#include "qdr-window-presenting.h"

/* Approximate space around the game layout, logical pixels. */
#define HEADER_HEIGHT 47
#define PADDING 6

/* GDK_TOPLEVEL_STATE_SUSPENDED of GTK 4.12: on Wayland, the window is minimized, covered, or on
 * another workspace. */
#define STATE_SUSPENDED (1 << 16)

/* Duration of a toast about rejected files, enough to read a file name and a sentence. */
#define REJECTION_SECONDS 10

struct _QdrWindow {
  AdwApplicationWindow parent_instance;

  GSettings *settings;
  QdrPersonalityList *personalities;
  QdrSession *session;          /* NULL once the window is disposed */
  QdrSessionAutosave *autosave; /* (nullable): set by qdr_window_enable_autosave() */
  QdrSounds *sounds;
  GPtrArray *controllers; /* (element-type GObject): owns all controllers */
  QdrFilesController *files;
  QdrReviewController *review;
  QdrPageController *page;
  QdrHomeController *home;
  QdrNewGameController *new_game;
  GtkActionBar *bottom_bar; /* NULL until the window is narrow */

  AdwToastOverlay *toasts;
  AdwWindowTitle *title;
  QdrBoardView *board;
  QdrStatusBar *status_bar;
  QdrGameBar *game_bar;
  GtkBox *game_box;
  QdrSplitView *split_view;
  QdrScoreSheet *score_sheet;
  GtkWidget *tabs;     /* of the pages of the sidebar */
  AdwViewStack *pages; /* the pages of the sidebar */
};

G_DEFINE_FINAL_TYPE (QdrWindow, qdr_window, ADW_TYPE_APPLICATION_WINDOW)

static guint game_opened_signal;

/* Children of the template that are used by the controllers and the main menu. */
static const char *const parts[] = {
  "menu_button",
  "primary_menu",
  "game_layout",
  "board_stack",
  "bottom_place",
  "move_entry_place",
  "evaluation_place",
  "analysis_place",
  "playback_place",
  "review_place",
  "openings_place",
  "opening_place",
  "opening_name",
  "notes_place",
  "page_name",
  "south",
  "west",
  "north",
  "east",
  "game_overlay",
  "home_or_game",
};

static gpointer
get_part (QdrWindow *self, const char *id)
{
  return gtk_widget_get_template_child (GTK_WIDGET (self), QDR_TYPE_WINDOW, id);
}

/* Places toasts at the lower edge of the board, where they cover no button. On a page without the
 * board they are placed at the lower edge of the window. */
static gboolean
place_toasts_cb (GtkOverlay *overlay, GtkWidget *toasts, GdkRectangle *place, QdrWindow *self)
{
  return qdr_overlay_place_child_over (overlay, toasts, get_part (self, "board_stack"),
                                       GTK_ALIGN_END, place);
}

static void
changed_cb (QdrWindow *self, guint changes)
{
  QdrGame *game = qdr_session_get_game (self->session);
  const QdrMatchScore *match = qdr_session_get_match_score (self->session);
  const gboolean has_file = qdr_session_get_file (self->session) != NULL;
  g_autofree char *players = qdr_game_format_player_names (game);
  g_autofree char *place = qdr_session_get_title (self->session);
  g_autofree char *subtitle = NULL;

  if ((changes & QDR_CHANGE_GAME) != 0) {
    /* Beside a game that was opened or is over, there is something to look at. */
    if (!qdr_split_view_get_collapsed (self->split_view))
      qdr_split_view_set_show_sidebar (self->split_view,
                                       has_file || !qdr_game_is_under_way (game) ||
                                           g_settings_get_boolean (self->settings, "show-sidebar"));
    qdr_board_view_set_game (self->board, game);
    qdr_score_sheet_set_game (self->score_sheet, game);
    qdr_sounds_set_game (self->sounds, game);
    /* A covered board must not get the focus. GTK would remove the focus in the next frame, even if
     * it had moved to the cover by then. */
    if (!qdr_session_is_board_hidden (self->session))
      gtk_widget_grab_focus (GTK_WIDGET (self->board));
  }

  /* In a match the subtitle is the score, and in a tournament its name, followed by the name of the
   * file if the game has one. */
  if (match != NULL || qdr_session_is_in_tournament (self->session)) {
    g_autofree char *file = g_steal_pointer (&place);
    g_autofree char *series = match != NULL ? qdr_match_score_format_summary (match)
                                            : g_strdup (qdr_game_get_header (game, "Event"));

    place = g_strjoin (" · ", series, has_file ? file : NULL, NULL);
  }
  /* A game without a file is kept by itself. */
  subtitle = g_strconcat (has_file && qdr_game_get_modified (game) ? "• " : "", place, NULL);
  /* Only the header bar shows the players; the title of the window does not change. Otherwise a
   * screen reader would interrupt its sentence about a move to read the title. */
  adw_window_title_set_title (self->title, players);
  adw_window_title_set_subtitle (self->title, subtitle);
  /* The tooltip shows long names in full, because the header bar cuts them off. */
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->title), players);
}

/* Full screen, sight, the sidebar and shortest paths */

static void
fullscreen_cb (GSimpleAction *action, GVariant *state, gpointer window)
{
  if (g_variant_get_boolean (state))
    gtk_window_fullscreen (window);
  else
    gtk_window_unfullscreen (window);
}

static void
fullscreened_cb (QdrWindow *self)
{
  if (self->session != NULL)
    qdr_actions_set_active (G_ACTION_MAP (self), "fullscreen",
                            gtk_window_is_fullscreen (GTK_WINDOW (self)));
}

static void
state_changed_cb (QdrWindow *self, GParamSpec *pspec, GdkToplevel *toplevel)
{
  const guint unseen = GDK_TOPLEVEL_STATE_MINIMIZED | STATE_SUSPENDED;

  if (self->session != NULL)
    qdr_session_set_hold (self->session, QDR_HOLD_MINIMIZED,
                          (gdk_toplevel_get_state (toplevel) & unseen) != 0);
}

/* Of the smallest sizes, GTK reports the one with the proportions of the window, so that a wide
 * window could not become high and narrow at once. GTK still enlarges a window for its contents. */
static void
compute_size_cb (GtkWidget *widget, GdkToplevelSize *size)
{
  int width, height;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  gdk_toplevel_size_set_min_size (size, width, height);
}

static void
qdr_window_realize (GtkWidget *widget)
{
  GdkSurface *surface;

  GTK_WIDGET_CLASS (qdr_window_parent_class)->realize (widget);

  surface = gtk_native_get_surface (GTK_NATIVE (widget));
  g_signal_connect_object (surface, "notify::state", G_CALLBACK (state_changed_cb), widget,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (surface, "compute-size", G_CALLBACK (compute_size_cb), widget,
                           G_CONNECT_SWAPPED);
}

static const char *
get_page_title (QdrWindow *self)
{
  GtkWidget *page = adw_view_stack_get_visible_child (self->pages);

  return page != NULL ? adw_view_stack_page_get_title (adw_view_stack_get_page (self->pages, page))
                      : NULL;
}

/* Beside the board, the choice holds for the next games. */
static void
show_moves_cb (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  QdrWindow *self = user_data;
  GtkWidget *focus = gtk_window_get_focus (user_data);

  /* Otherwise GTK would move the focus from the sidebar to the first button of the window. */
  if (!g_variant_get_boolean (state) && focus != NULL &&
      gtk_widget_is_ancestor (focus, gtk_widget_get_parent (GTK_WIDGET (self->pages))))
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
  qdr_split_view_set_show_sidebar (self->split_view, g_variant_get_boolean (state));
  if (!qdr_split_view_get_collapsed (self->split_view))
    g_settings_set_value (self->settings, "show-sidebar", state);
}

static void
show_sidebar_cb (QdrWindow *self)
{
  if (self->session != NULL)
    qdr_actions_set_active (G_ACTION_MAP (self), "show-moves",
                            qdr_split_view_get_show_sidebar (self->split_view));
}

/* Shows a page of the sidebar, and leaves the focus where it is. */
static void
change_page_cb (GSimpleAction *action, GVariant *name, gpointer user_data)
{
  QdrWindow *self = user_data;

  qdr_split_view_set_show_sidebar (self->split_view, TRUE);
  adw_view_stack_set_visible_child_name (self->pages, g_variant_get_string (name, NULL));
}

/* Moves the focus into the page of the sidebar, or to its tab if the page cannot have the focus. */
static void
enter_page (QdrWindow *self)
{
  GtkWidget *tab = gtk_widget_get_first_child (self->tabs);

  g_signal_handlers_disconnect_by_func (self->pages, enter_page, self);
  if (qdr_focus_move_into (adw_view_stack_get_visible_child (self->pages)))
    return;
  while (!gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (tab)))
    tab = gtk_widget_get_next_sibling (tab);
  gtk_widget_grab_focus (tab);
}

/* Shows a page of the sidebar and moves the focus there. If the focus is on a tab, it stays there,
 * and the page is announced. */
static void
show_page_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrWindow *self = user_data;
  GtkWidget *focus = gtk_window_get_focus (user_data);

  g_action_change_state (G_ACTION (action), parameter);
  if (focus != NULL && gtk_widget_get_parent (focus) == self->tabs) {
    g_autofree char *words =
        /* Translators: %s is the title of a page: “Moves”, “Review”, “Notes” or “Openings”. */
        g_strdup_printf (_ ("The page “%s” is shown."), get_page_title (self));

    qdr_announce (focus, words);
  } else if (gtk_widget_get_mapped (GTK_WIDGET (self->pages))) {
    enter_page (self);
  } else {
    g_signal_connect_object (self->pages, "map", G_CALLBACK (enter_page), self, G_CONNECT_SWAPPED);
  }
}

static void
visible_page_cb (QdrWindow *self)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), "show-page");
  const char *name = adw_view_stack_get_visible_child_name (self->pages);

  gtk_label_set_text (get_part (self, "page_name"), get_page_title (self));
  if (action != NULL && name != NULL)
    g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_string (name));
}

static void
update_detours (QdrWindow *self)
{
  if (qdr_session_is_rated (self->session))
    qdr_board_view_set_detours (self->board, QDR_DETOURS_NONE);
  else
    qdr_board_settings_update_detours (self->settings, self->board,
                                       qdr_session_is_easy (self->session));
}

static void
show_paths_changed_cb (QdrWindow *self)
{
  qdr_announce (GTK_WIDGET (self->status_bar), g_settings_get_boolean (self->settings, "show-paths")
                                                   ? _ ("The shortest paths are shown.")
                                                   : _ ("The shortest paths are hidden."));
}

static void
open_recent_cb (GSimpleAction *action, GVariant *uri, gpointer user_data)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (uri, NULL));
  g_autoptr (GPtrArray) games = qdr_recent_files_read (file, NULL, NULL);

  if (games == NULL || games->len > 1 ||
      !qdr_window_present_game (gtk_window_get_application (user_data), games->pdata[0], file))
    qdr_files_controller_open_recent_file (QDR_WINDOW (user_data)->files, file);
}

static void
open_line_cb (GSimpleAction *action, GVariant *text, gpointer user_data)
{
  qdr_window_open_line (user_data, g_variant_get_string (text, NULL));
}

static const GActionEntry entries[] = {
  { .name = "open-line", .activate = open_line_cb, .parameter_type = "s" },
  { .name = "open-recent", .activate = open_recent_cb, .parameter_type = "s" },
  { .name = "show-page",
    .activate = show_page_cb,
    .parameter_type = "s",
    .state = "'moves'",
    .change_state = change_page_cb },
  { .name = "show-moves", .state = "true", .change_state = show_moves_cb },
  { .name = "fullscreen", .state = "false", .change_state = fullscreen_cb },
};

/* Moves the game bar into the bottom bar if the window is narrow, and back if it is wide. The
 * bottom bar also has the buttons that do not fit into a narrow header bar. */
static void
narrow_cb (QdrWindow *self)
{
  g_autoptr (GtkWidget) game_bar = g_object_ref (GTK_WIDGET (self->game_bar));
  gboolean narrow;

  g_object_get (self->split_view, "narrow", &narrow, NULL);
  if (narrow && self->bottom_bar == NULL) {
    g_autoptr (GtkBuilder) builder =
        gtk_builder_new_from_resource ("/io/github/quoridor/Quoridor/window/bottom-bar.ui");

    self->bottom_bar = GTK_ACTION_BAR (gtk_builder_get_object (builder, "bar"));
    qdr_accessibility_fixups_apply (GTK_WIDGET (self->bottom_bar));
    adw_bin_set_child (get_part (self, "bottom_place"), GTK_WIDGET (self->bottom_bar));
  }
  if (self->bottom_bar == NULL ||
      narrow == (gtk_action_bar_get_center_widget (self->bottom_bar) != NULL))
    return;

  if (narrow)
    gtk_box_remove (self->game_box, game_bar);
  gtk_action_bar_set_center_widget (self->bottom_bar, narrow ? game_bar : NULL);
  if (!narrow)
    gtk_box_append (self->game_box, game_bar);
  gtk_action_bar_set_revealed (self->bottom_bar, narrow);
}

/* Closing */

static void
discard_and_close (gpointer object)
{
  QdrWindow *self = object;

  if (self->autosave != NULL)
    qdr_session_autosave_discard (self->autosave);
  gtk_window_destroy (GTK_WINDOW (self));
}

/* Closes the last game window without a question if its session is saved for the next start.
 * Otherwise asks about unsaved moves first, because the window will not be restored. */
static gboolean
qdr_window_close_request (GtkWindow *window)
{
  QdrWindow *self = QDR_WINDOW (window);
  GtkApplication *application = gtk_window_get_application (window);
  GList *windows = application != NULL ? gtk_application_get_windows (application) : NULL;
  gboolean is_last = TRUE;

  for (GList *link = windows; link != NULL; link = link->next)
    is_last = is_last && (link->data == self || !QDR_IS_WINDOW (link->data));

  if (!is_last || !qdr_window_close_if_saved (self))
    qdr_files_controller_ask_before_discarding_game (self->files, discard_and_close, self);
  return TRUE;
}

/* The object */

static void
qdr_window_dispose (GObject *object)
{
  QdrWindow *self = QDR_WINDOW (object);

  if (self->session != NULL) {
    qdr_actions_remove (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries));
    g_action_map_remove_action (G_ACTION_MAP (self), "show-paths");
  }
  g_clear_object (&self->autosave);
  /* The controllers are disposed explicitly, because an open question may still reference one. */
  for (guint i = 0; self->controllers != NULL && i < self->controllers->len; i++)
    g_object_run_dispose (g_ptr_array_index (self->controllers, i));
  g_clear_pointer (&self->controllers, g_ptr_array_unref);
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
  g_clear_object (&self->sounds);
  g_clear_object (&self->personalities);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (qdr_window_parent_class)->dispose (object);
}

static void
qdr_window_class_init (QdrWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qdr_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = qdr_window_close_request;
  widget_class->realize = qdr_window_realize;

  game_opened_signal = g_signal_new ("game-opened", QDR_TYPE_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL,
                                     NULL, NULL, G_TYPE_NONE, 1, QDR_TYPE_GAME);

  /* Not keys of a page: until its contents are loaded, nothing in it has the focus. */
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.back", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Left, GDK_ALT_MASK, "win.back", NULL);

  g_type_ensure (QDR_TYPE_BOARD_VIEW);
  g_type_ensure (QDR_TYPE_FIRST_FIT_LAYOUT);
  g_type_ensure (QDR_TYPE_GAME_BAR);
  g_type_ensure (QDR_TYPE_GAME_LAYOUT);
  g_type_ensure (QDR_TYPE_ICON_BUTTON);
  g_type_ensure (QDR_TYPE_SCORE_SHEET);
  g_type_ensure (QDR_TYPE_SPLIT_VIEW);
  g_type_ensure (QDR_TYPE_STATUS_BAR);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/quoridor/Quoridor/window/window.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, QdrWindow, title);
  gtk_widget_class_bind_template_child (widget_class, QdrWindow, board);
  gtk_widget_class_bind_template_child (widget_class, QdrWindow, status_bar);
  gtk_widget_class_bind_template_child (widget_class, QdrWindow, game_bar);
  gtk_widget_class_bind_template_child (widget_class, QdrWindow, game_box);
  gtk_widget_class_bind_template_child (widget_class, QdrWindow, split_view);
  gtk_widget_class_bind_template_child (widget_class, QdrWindow, score_sheet);
  gtk_widget_class_bind_template_child (widget_class, QdrWindow, tabs);
  gtk_widget_class_bind_template_child (widget_class, QdrWindow, pages);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    gtk_widget_class_bind_template_child_full (widget_class, parts[i], FALSE, 0);
  gtk_widget_class_bind_template_callback (widget_class, place_toasts_cb);
}

/* Builds the main menu when it is first opened. */
static void
make_menu_cb (GtkMenuButton *button, gpointer menu)
{
  if (gtk_menu_button_get_popover (button) == NULL)
    gtk_menu_button_set_menu_model (button, menu);
}

static void
qdr_window_init (QdrWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  gtk_menu_button_set_create_popup_func (get_part (self, "menu_button"), make_menu_cb,
                                         g_object_ref (get_part (self, "primary_menu")),
                                         g_object_unref);
  self->settings = g_settings_new (QDR_APPLICATION_ID);
  self->sounds = qdr_sounds_new ();
  self->controllers = g_ptr_array_new_with_free_func (g_object_unref);
  g_settings_bind (self->settings, "window-width", self, "default-width", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "window-height", self, "default-height",
                   G_SETTINGS_BIND_DEFAULT);
  /* In a web browser every window is maximized, which must not change the setting. */
  if (!qdr_broadway_is_used ())
    g_settings_bind (self->settings, "window-maximized", self, "maximized",
                     G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "show-paths", self->board, "show-shortest-paths",
                   G_SETTINGS_BIND_GET);
  qdr_board_settings_bind (self->settings, self->board, self->sounds);
  qdr_actions_reserve_text_keys (GTK_WINDOW (self));
  qdr_focus_set_fallback (GTK_WINDOW (self), GTK_WIDGET (self->board));
}

/* The controllers */

static void
add (QdrWindow *self, gpointer controller)
{
  g_ptr_array_add (self->controllers, controller);
}

/* Adds the controllers of the board, the players and the sidebar. */
static void
add_play_controllers (QdrWindow *self)
{
  GActionMap *actions = G_ACTION_MAP (self);
  AdwBin *const places[QDR_DIRECTIONS] = {
    [QDR_SIDE_SOUTH] = get_part (self, "south"),
    [QDR_SIDE_WEST] = get_part (self, "west"),
    [QDR_SIDE_NORTH] = get_part (self, "north"),
    [QDR_SIDE_EAST] = get_part (self, "east"),
  };
  g_autoptr (QdrRemarks) remarks = qdr_remarks_new (qdr_session_get_computer (self->session),
                                                    self->personalities, g_random_int ());
  g_autoptr (QdrScreenReaderDetector) reader = qdr_screen_reader_detector_new ();
  QdrPlayersController *players;

  add (self, qdr_rotation_controller_new (self->session, self->board,
                                          get_part (self, "game_layout"), self->settings));
  players =
      qdr_players_controller_new (self->session, self->board, self->personalities, places,
                                  self->split_view, get_part (self, "game_layout"), self->settings);
  add (self, players);
  add (self, qdr_remarks_controller_new (actions, self->session, remarks, self->board, players,
                                         self->status_bar, self->settings));
  add (self, qdr_pause_controller_new (actions, self->session, get_part (self, "board_stack"),
                                       GTK_WIDGET (self->board), self->sounds));
  add (self, qdr_move_controller_new (actions, self->session, self->board, self->status_bar,
                                      self->sounds));
  add (self, qdr_spatial_sounds_new (self->settings, self->board, self->sounds, reader));
  add (self, qdr_move_entry_controller_new (actions, self->session, self->board,
                                            get_part (self, "move_entry_place")));
  add (self, qdr_question_controller_new (actions, self->session, self->board, self->status_bar));
  add (self, qdr_notes_controller_new (self->session, get_part (self, "notes_place"),
                                       GTK_WIDGET (self->board), self->split_view));
  add (self, qdr_playback_controller_new (actions, self->session, get_part (self, "playback_place"),
                                          self->settings));
}

static void
add_study_controllers (QdrWindow *self)
{
  g_autoptr (QdrAnalyser) analyser = qdr_analyser_new ();
  GActionMap *actions = G_ACTION_MAP (self);
  const QdrHintWidgets hint_widgets = {
    .board = self->board,
    .status_bar = self->status_bar,
    .evaluation = get_part (self, "evaluation_place"),
    .analysis = get_part (self, "analysis_place"),
  };
  const QdrReviewWidgets review_widgets = {
    .board = self->board,
    .pages = self->pages,
    .place = get_part (self, "review_place"),
    .score_sheet = self->score_sheet,
    .split_view = self->split_view,
  };
  QdrHintController *hints =
      qdr_hint_controller_new (actions, self->session, analyser, &hint_widgets, self->settings);

  self->review =
      qdr_review_controller_new (actions, self->session, analyser, hints, &review_widgets);
  add (self, self->review);
  add (self, hints);
}

/* Adds the controllers that open, save and start games. */
static void
add_game_controllers (QdrWindow *self)
{
  GtkWindow *window = GTK_WINDOW (self);
  GActionMap *actions = G_ACTION_MAP (self);

  self->files = qdr_files_controller_new (actions, self->session, window, self->toasts);
  add (self, self->files);
  add (self, qdr_clipboard_controller_new (actions, self->session, self->files, window, self->board,
                                           self->toasts));
  add (self, qdr_share_controller_new (actions, self->session, window, self->board, self->toasts));
  add (self, qdr_shared_game_controller_new (actions, self->session, window, self->toasts));
  self->new_game = qdr_new_game_controller_new (actions, self->session, self->files, window,
                                                self->settings, self->personalities);
  add (self, self->new_game);
  add (self, qdr_game_over_controller_new (actions, self->session, self->files,
                                           get_part (self, "game_overlay"), self->board,
                                           self->status_bar, self->settings, self->personalities));
  self->page = qdr_page_controller_new (window, self->session, get_part (self, "home_or_game"),
                                        self->split_view, self->board);
  add (self, self->page);
  add (self, qdr_editor_controller_new (actions, self->session, self->files, self->page,
                                        self->board, self->settings, self->personalities));
  self->home =
      qdr_home_controller_new (actions, self->session, get_part (self, "home_or_game"), self->board,
                               get_part (self, "primary_menu"), self->settings);
  add (self, self->home);
}

QdrWindow *
qdr_window_new (GtkApplication *application, QdrPersonalityList *personalities, QdrSession *session)
{
  g_autoptr (GAction) show_paths = NULL;
  GActionMap *actions;
  QdrWindow *self;
  int width, height;

  g_return_val_if_fail (application == NULL || GTK_IS_APPLICATION (application), NULL);
  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (personalities), NULL);
  g_return_val_if_fail (QDR_IS_SESSION (session), NULL);
  g_return_val_if_fail (qdr_session_get_game (session) != NULL, NULL);

  self = g_object_new (QDR_TYPE_WINDOW, "application", application, NULL);
  self->personalities = g_object_ref (personalities);
  self->session = g_object_ref (session);
  qdr_status_bar_set_session (self->status_bar, session, self->settings);
  qdr_game_bar_set_session (self->game_bar, session);

  actions = G_ACTION_MAP (self);
  show_paths = g_settings_create_action (self->settings, "show-paths");
  g_action_map_add_action_entries (actions, entries, G_N_ELEMENTS (entries), self);
  qdr_actions_set_enabled (actions, "fullscreen", !qdr_broadway_is_used ());
  g_action_map_add_action (actions, show_paths);

  g_signal_connect (self, "notify::fullscreened", G_CALLBACK (fullscreened_cb), NULL);
  g_signal_connect_object (self->settings, "changed::show-paths",
                           G_CALLBACK (show_paths_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pages, "notify::visible-child", G_CALLBACK (visible_page_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::detours", G_CALLBACK (update_detours), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->split_view, "notify::show-sidebar", G_CALLBACK (show_sidebar_cb),
                           self, G_CONNECT_SWAPPED);
  qdr_session_connect_changed (session, G_CALLBACK (update_detours), self);
  qdr_session_connect_changed (session, G_CALLBACK (changed_cb), self);
  g_signal_connect_object (self->split_view, "notify::narrow", G_CALLBACK (narrow_cb), self,
                           G_CONNECT_SWAPPED);
  narrow_cb (self);
  add_play_controllers (self);
  add_study_controllers (self);
  add_game_controllers (self);

  /* The layout is chosen for the expected size now, so that it does not change after the first
   * frame. */
  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  height -= HEADER_HEIGHT;
  width = qdr_split_view_find_content_width (self->split_view, width, height);
  qdr_game_layout_expect_size (get_part (self, "game_layout"),
                               qdr_game_get_n_players (qdr_session_get_game (session)),
                               width - 2 * PADDING, height - 2 * PADDING);
  return self;
}

void
qdr_window_show_rejected_personalities (QdrWindow *self)
{
  const GPtrArray *rejected;
  const QdrRejectedPersonality *first;
  g_autofree char *sentence = NULL;
  g_autofree char *title = NULL;
  AdwToast *toast;
  guint n_others;

  g_return_if_fail (QDR_IS_WINDOW (self));

  rejected = qdr_personality_list_get_rejected_files (self->personalities);
  if (rejected->len == 0)
    return;

  first = g_ptr_array_index (rejected, 0);
  n_others = rejected->len - 1;
  if (n_others == 0)
    sentence = qdr_rejected_personality_to_string (first);
  else
    /* Translators: %s is the name of a file, %u is the number of other files. */
    sentence = g_strdup_printf (ngettext ("“%s” and %u other file were left out",
                                          "“%s” and %u other files were left out", n_others),
                                first->file, n_others);
  title = g_markup_escape_text (sentence, -1);
  toast = adw_toast_new (title);
  adw_toast_set_timeout (toast, REJECTION_SECONDS);
  adw_toast_set_button_label (toast, _ ("_Details"));
  adw_toast_set_action_name (toast, "app.preferences");
  qdr_toast_show (self->toasts, toast);
}

void
qdr_window_show_home (QdrWindow *self)
{
  g_return_if_fail (QDR_IS_WINDOW (self));

  g_action_group_activate_action (G_ACTION_GROUP (self), "home", NULL);
}

QdrPage *
qdr_window_find_page (QdrWindow *self, GType type)
{
  GtkWidget *page;

  g_return_val_if_fail (QDR_IS_WINDOW (self), NULL);

  page = gtk_widget_get_first_child (get_part (self, "home_or_game"));
  while (page != NULL && !G_TYPE_CHECK_INSTANCE_TYPE (page, type))
    page = gtk_widget_get_next_sibling (page);
  return (QdrPage *) page;
}

void
qdr_window_show_page (QdrWindow *self, QdrPage *page)
{
  g_return_if_fail (QDR_IS_WINDOW (self));

  qdr_page_controller_show_page (self->page, page);
}

QdrSession *
qdr_window_get_session (QdrWindow *self)
{
  g_return_val_if_fail (QDR_IS_WINDOW (self), NULL);

  return self->session;
}

void
qdr_window_enable_autosave (QdrWindow *self,
                            QdrSessionStore *store,
                            guint number,
                            gboolean unsaved_only)
{
  g_return_if_fail (QDR_IS_WINDOW (self));
  g_return_if_fail (self->autosave == NULL);

  self->autosave = qdr_session_autosave_new (self->session, store, number);
  qdr_session_autosave_set_skips_saved_games (self->autosave, unsaved_only);
  g_settings_bind (self->settings, "autosave", self->autosave, "enabled", G_SETTINGS_BIND_GET);
}

static void
game_opened_cb (QdrWindow *self, QdrGame *game)
{
  g_signal_emit (self, game_opened_signal, 0, game);
}

void
qdr_window_set_library (QdrWindow *self, QdrLibraryWorker *library)
{
  QdrGameRecorder *recorder;
  QdrOpeningController *openings;
  QdrOpeningWidgets widgets;

  g_return_if_fail (QDR_IS_WINDOW (self));

  recorder = qdr_game_recorder_new (self->session, library, QDR_VERSION);
  add (self, recorder);
  g_settings_bind (self->settings, "keep-games", recorder, "enabled", G_SETTINGS_BIND_GET);
  g_signal_connect_object (recorder, "failed", G_CALLBACK (qdr_toast_show_text), self->toasts,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (library, "put-aside", G_CALLBACK (qdr_toast_show_text), self->toasts,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->review, "reviewed", G_CALLBACK (qdr_game_recorder_add_review),
                           recorder, G_CONNECT_SWAPPED);

  widgets = (QdrOpeningWidgets){
    .board = self->board,
    .place = get_part (self, "openings_place"),
    .name_place = get_part (self, "opening_place"),
    .name = get_part (self, "opening_name"),
    .split_view = self->split_view,
    .toasts = self->toasts,
  };
  openings = qdr_opening_controller_new (G_ACTION_MAP (self), self->session, library,
                                         self->personalities, &widgets);
  g_signal_connect_object (openings, "game-opened", G_CALLBACK (game_opened_cb), self,
                           G_CONNECT_SWAPPED);
  add (self, openings);
}

void
qdr_window_set_training (QdrWindow *self, QdrTraining *training)
{
  g_return_if_fail (QDR_IS_WINDOW (self));

  qdr_review_controller_set_training (self->review, training);
  qdr_home_controller_set_training (self->home, training);
  g_signal_connect_object (training, "failed", G_CALLBACK (qdr_toast_show_text), self->toasts,
                           G_CONNECT_SWAPPED);
}

void
qdr_window_set_ladder (QdrWindow *self, QdrLadder *ladder)
{
  g_return_if_fail (QDR_IS_WINDOW (self));

  qdr_new_game_controller_set_ladder (self->new_game, ladder);
}

gboolean
qdr_window_close_if_saved (QdrWindow *self)
{
  g_return_val_if_fail (QDR_IS_WINDOW (self), FALSE);

  if (self->autosave == NULL || !qdr_session_autosave_close (self->autosave))
    return FALSE;

  gtk_window_destroy (GTK_WINDOW (self));
  return TRUE;
}

void
qdr_window_open_file (QdrWindow *self, GFile *file)
{
  g_return_if_fail (QDR_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  qdr_files_controller_open_file (self->files, file);
}

/* Presents the window that has the game of a line, which is added to it. */
static gboolean
receive_game (GtkApplication *application, QdrGame *line)
{
  GList *windows = application != NULL ? gtk_application_get_windows (application) : NULL;

  for (GList *link = windows; link != NULL; link = link->next)
    if (QDR_IS_WINDOW (link->data) &&
        qdr_files_controller_receive (QDR_WINDOW (link->data)->files, line)) {
      qdr_present_window (link->data);
      g_action_group_activate_action (link->data, "show-game", NULL);
      return TRUE;
    }
  return FALSE;
}

gboolean
qdr_window_receive_line (GtkApplication *application, const char *line)
{
  g_autoptr (QdrGame) game = NULL;

  g_return_val_if_fail (application == NULL || GTK_IS_APPLICATION (application), FALSE);
  g_return_val_if_fail (line != NULL, FALSE);

  game = qdr_game_line_read (line, strlen (line), NULL);
  return game != NULL && receive_game (application, game);
}

void
qdr_window_open_line (QdrWindow *self, const char *line)
{
  g_autoptr (QdrGame) game = NULL;
  g_autoptr (GError) error = NULL;

  g_return_if_fail (QDR_IS_WINDOW (self));
  g_return_if_fail (line != NULL);

  game = qdr_game_line_read (line, strlen (line), &error);
  if (game == NULL)
    qdr_toast_show_result (self->toasts, error->message);
  else if (!receive_game (gtk_window_get_application (GTK_WINDOW (self)), game))
    qdr_files_controller_open_line (self->files, game);
}

void
qdr_window_replace_game (QdrWindow *self, QdrGame *game)
{
  g_return_if_fail (QDR_IS_WINDOW (self));

  qdr_files_controller_replace_game (self->files, game, NULL, NULL);
}

gboolean
qdr_window_present_game (GtkApplication *application, QdrGame *game, GFile *file)
{
  GList *windows = application != NULL ? gtk_application_get_windows (application) : NULL;

  for (GList *link = windows; link != NULL; link = link->next)
    if (QDR_IS_WINDOW (link->data) &&
        qdr_session_has_game (QDR_WINDOW (link->data)->session, game, file)) {
      qdr_present_window (link->data);
      g_action_group_activate_action (link->data, "show-game", NULL);
      return TRUE;
    }
  return FALSE;
}
