/*
 * The window: places the widgets of a game and connects their controllers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-config.h"

#include "qdr-window.h"

#include "qdr-board-settings.h"
#include "qdr-bottom-bar-controller.h"
#include "qdr-broadway.h"
#include "qdr-clipboard-controller.h"
#include "qdr-closing-controller.h"
#include "qdr-focus.h"
#include "qdr-game-bar.h"
#include "qdr-icon-button.h"
#include "qdr-home-controller.h"
#include "qdr-library-controller.h"
#include "qdr-game-over-controller.h"
#include "qdr-move-controller.h"
#include "qdr-new-game-controller.h"
#include "qdr-pause-controller.h"
#include "qdr-playback-controller.h"
#include "qdr-players-controller.h"
#include "qdr-overlay-place.h"
#include "qdr-personality-warnings.h"
#include "qdr-question-controller.h"
#include "qdr-remarks-controller.h"
#include "qdr-review-controller.h"
#include "qdr-rotation-controller.h"
#include "qdr-share-controller.h"
#include "qdr-spatial-sounds.h"
#include "qdr-actions.h"
#include "qdr-toast.h"
#include "qdr-move-entry-controller.h"
#include "qdr-notes-controller.h"
#include "qdr-opening-controller.h"
#include "qdr-view-controller.h"
#include "qdr-wrap-layout.h"

/* About, in logical pixels: what the board and what is around it cannot have of the window. */
#define HEADER_HEIGHT 47
#define PADDING 6

struct _QdrWindow {
  AdwApplicationWindow parent_instance;

  GSettings *settings;
  QdrPersonalityList *personalities;
  QdrSession *session; /* NULL once the window is gone */
  QdrSounds *sounds;
  GPtrArray *controllers;         /* of GObject, each with a topic of its own */
  QdrFilesController *files;      /* one of them */
  QdrClosingController *closing;  /* likewise */
  QdrReviewController *review;    /* likewise */
  QdrHomeController *home;        /* unowned, as the others */
  QdrNewGameController *new_game; /* likewise */

  AdwToastOverlay *toasts;
  QdrBoardView *board;
  QdrStatusBar *status_bar;
  QdrGameBar *game_bar;
  GtkBox *game_box;
  QdrSplitView *split_view;
  QdrScoreSheet *score_sheet;
  AdwViewStack *pages; /* of the sidebar */
};

G_DEFINE_FINAL_TYPE (QdrWindow, qdr_window, ADW_TYPE_APPLICATION_WINDOW)

static guint game_opened_signal;

/* Of the template, for the controllers and the main menu. */
static const char *const parts[] = {
  "title",
  "menu_button",
  "primary_menu",
  "recent_menu",
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

/* --- Toasts ----------------------------------------------------------------------------------- */

/* At the lower edge of the board, where they cover no button; on other pages at that of the window.
 */
static gboolean
place_toasts_cb (GtkOverlay *overlay, GtkWidget *toasts, GdkRectangle *place, QdrWindow *self)
{
  return qdr_overlay_place_over (overlay, toasts, get_part (self, "board_stack"), GTK_ALIGN_END,
                                 place);
}

/* --- What follows the game -------------------------------------------------------------------- */

static void
show_game (QdrWindow *self)
{
  QdrGame *game = qdr_session_get_game (self->session);

  qdr_board_view_set_game (self->board, game);
  qdr_score_sheet_set_game (self->score_sheet, game);
  qdr_sounds_set_game (self->sounds, game);
  /* What is covered at once must not have the focus: GTK would take it away in the next frame, when
   * it is on the cover. */
  if (!qdr_session_is_covered (self->session))
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
changed_cb (QdrWindow *self, guint changes)
{
  if ((changes & QDR_CHANGE_GAME) != 0)
    show_game (self);
}

/* --- The object ------------------------------------------------------------------------------- */

static void
qdr_window_dispose (GObject *object)
{
  QdrWindow *self = QDR_WINDOW (object);

  /* A question that stands may keep one of them for a while. */
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

  game_opened_signal = g_signal_new ("game-opened", QDR_TYPE_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL,
                                     NULL, NULL, G_TYPE_NONE, 1, QDR_TYPE_GAME);

  g_type_ensure (QDR_TYPE_BOARD_VIEW);
  g_type_ensure (QDR_TYPE_GAME_BAR);
  g_type_ensure (QDR_TYPE_GAME_LAYOUT);
  g_type_ensure (QDR_TYPE_ICON_BUTTON);
  g_type_ensure (QDR_TYPE_SCORE_SHEET);
  g_type_ensure (QDR_TYPE_SPLIT_VIEW);
  g_type_ensure (QDR_TYPE_STATUS_BAR);
  g_type_ensure (QDR_TYPE_WRAP_LAYOUT);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/quoridor/Quoridor/window/window.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, QdrWindow, board);
  gtk_widget_class_bind_template_child (widget_class, QdrWindow, status_bar);
  gtk_widget_class_bind_template_child (widget_class, QdrWindow, game_bar);
  gtk_widget_class_bind_template_child (widget_class, QdrWindow, game_box);
  gtk_widget_class_bind_template_child (widget_class, QdrWindow, split_view);
  gtk_widget_class_bind_template_child (widget_class, QdrWindow, score_sheet);
  gtk_widget_class_bind_template_child (widget_class, QdrWindow, pages);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    gtk_widget_class_bind_template_child_full (widget_class, parts[i], FALSE, 0);
  gtk_widget_class_bind_template_callback (widget_class, place_toasts_cb);
}

/* The main menu is about to open. */
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
  /* In a web browser every window fills the page. */
  if (!qdr_broadway_is_used ())
    g_settings_bind (self->settings, "window-maximized", self, "maximized",
                     G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "show-paths", self->board, "show-shortest-paths",
                   G_SETTINGS_BIND_GET);
  qdr_board_settings_bind (self->settings, self->board, self->sounds);
  qdr_actions_reserve_text_keys (GTK_WINDOW (self));
  qdr_focus_set_fallback (GTK_WINDOW (self), GTK_WIDGET (self->board));
}

/* --- The controllers -------------------------------------------------------------------------- */

/* Takes @controller over. */
static void
add (QdrWindow *self, gpointer controller)
{
  g_ptr_array_add (self->controllers, controller);
}

/* What is seen of the game, who sits where, and what is done on the board. */
static void
add_controllers_of_play (QdrWindow *self)
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
  g_autoptr (QdrScreenReader) reader = qdr_screen_reader_new ();
  QdrPlayersController *players;

  add (self, qdr_view_controller_new (GTK_APPLICATION_WINDOW (self), self->session,
                                      get_part (self, "title"), self->split_view, self->pages,
                                      self->status_bar, self->settings));
  add (self, qdr_rotation_controller_new (self->session, self->board,
                                          get_part (self, "game_layout"), self->settings));
  players = qdr_players_controller_new (self->session, self->board, self->personalities, places,
                                        self->split_view, get_part (self, "game_layout"));
  add (self, players);
  add (self, qdr_remarks_controller_new (actions, self->session, remarks, self->board, players,
                                         self->status_bar, self->settings));
  add (self, qdr_pause_controller_new (actions, self->session, get_part (self, "board_stack"),
                                       GTK_WIDGET (self->board), self->sounds));
  add (self, qdr_bottom_bar_controller_new (self->split_view, get_part (self, "bottom_place"),
                                            self->game_bar, self->game_box));
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
add_controllers_of_study (QdrWindow *self)
{
  g_autoptr (QdrAnalyser) analyser = qdr_analyser_new ();
  GActionMap *actions = G_ACTION_MAP (self);
  const QdrAdviceWidgets of_advice = {
    .board = self->board,
    .status_bar = self->status_bar,
    .evaluation = get_part (self, "evaluation_place"),
    .analysis = get_part (self, "analysis_place"),
  };
  const QdrReviewWidgets of_review = {
    .board = self->board,
    .pages = self->pages,
    .place = get_part (self, "review_place"),
    .score_sheet = self->score_sheet,
    .split_view = self->split_view,
    .toasts = self->toasts,
  };
  QdrAdviceController *advice =
      qdr_advice_controller_new (actions, self->session, analyser, &of_advice, self->settings);

  self->review = qdr_review_controller_new (actions, self->session, analyser, advice, &of_review);
  add (self, self->review);
  add (self, advice);
}

/* What other games come from, and what becomes of this one. */
static void
add_controllers_of_games (QdrWindow *self)
{
  GtkWindow *window = GTK_WINDOW (self);
  GActionMap *actions = G_ACTION_MAP (self);
  QdrEditorController *editor;

  self->files =
      qdr_files_controller_new (actions, self->session, window, get_part (self, "recent_menu"));
  add (self, self->files);
  editor = qdr_editor_controller_new (actions, self->session, self->files, window, self->board,
                                      self->settings, self->personalities);
  add (self, editor);
  self->closing = qdr_closing_controller_new (window, self->session, self->files, editor);
  add (self, self->closing);
  add (self, qdr_clipboard_controller_new (actions, self->session, self->files, self->board,
                                           self->toasts));
  add (self, qdr_share_controller_new (actions, self->session, window, self->board, self->toasts));
  self->new_game = qdr_new_game_controller_new (actions, self->session, self->files, window,
                                                self->settings, self->personalities);
  add (self, self->new_game);
  add (self, qdr_game_over_controller_new (actions, self->session, self->files,
                                           get_part (self, "game_overlay"), self->board,
                                           self->status_bar, self->settings, self->personalities));
  self->home =
      qdr_home_controller_new (GTK_APPLICATION_WINDOW (self), self->session,
                               get_part (self, "home_or_game"), self->split_view, self->board,
                               get_part (self, "primary_menu"), self->settings);
  add (self, self->home);
}

/* The first frame is laid out as the following ones then. */
static void
expect_size (QdrWindow *self)
{
  const guint players = qdr_game_get_n_players (qdr_session_get_game (self->session));
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  height -= HEADER_HEIGHT;
  width = qdr_split_view_find_content_width (self->split_view, width, height);
  qdr_game_layout_expect_room (get_part (self, "game_layout"), players, width - 2 * PADDING,
                               height - 2 * PADDING);
}

QdrWindow *
qdr_window_new (GtkApplication *application, QdrPersonalityList *personalities, QdrSession *session)
{
  QdrWindow *self;

  g_return_val_if_fail (application == NULL || GTK_IS_APPLICATION (application), NULL);
  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (personalities), NULL);
  g_return_val_if_fail (QDR_IS_SESSION (session), NULL);
  g_return_val_if_fail (qdr_session_get_game (session) != NULL, NULL);

  self = g_object_new (QDR_TYPE_WINDOW, "application", application, NULL);
  self->personalities = g_object_ref (personalities);
  self->session = g_object_ref (session);
  qdr_status_bar_set_session (self->status_bar, session);
  qdr_game_bar_set_session (self->game_bar, session);
  qdr_session_follow (session, G_CALLBACK (changed_cb), self);
  add_controllers_of_play (self);
  add_controllers_of_study (self);
  add_controllers_of_games (self);
  expect_size (self);
  return self;
}

/* --- For the application ---------------------------------------------------------------------- */

void
qdr_window_show_rejected_personalities (QdrWindow *self)
{
  const GPtrArray *problems;

  g_return_if_fail (QDR_IS_WINDOW (self));

  problems = qdr_personality_list_get_rejected (self->personalities);
  if (problems->len > 0)
    qdr_toast_show (self->toasts, qdr_personality_warnings_make_toast (problems));
}

void
qdr_window_go_home (QdrWindow *self)
{
  g_return_if_fail (QDR_IS_WINDOW (self));

  g_action_group_activate_action (G_ACTION_GROUP (self), "home", NULL);
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

  qdr_closing_controller_keep (self->closing, self->settings, store, number, unsaved_only);
}

static void
game_opened_cb (QdrWindow *self, QdrGame *game)
{
  g_signal_emit (self, game_opened_signal, 0, game);
}

static void
add_openings (QdrWindow *self, QdrLibraryWorker *library)
{
  const QdrOpeningWidgets widgets = {
    .board = self->board,
    .place = get_part (self, "openings_place"),
    .name_place = get_part (self, "opening_place"),
    .name = get_part (self, "opening_name"),
    .split_view = self->split_view,
    .toasts = self->toasts,
  };
  QdrOpeningController *openings =
      qdr_opening_controller_new (G_ACTION_MAP (self), self->session, library, self->personalities,
                                  &widgets);

  g_signal_connect_object (openings, "game-opened", G_CALLBACK (game_opened_cb), self,
                           G_CONNECT_SWAPPED);
  add (self, openings);
}

void
qdr_window_set_library (QdrWindow *self, QdrLibraryWorker *library)
{
  QdrLibraryController *controller;

  g_return_if_fail (QDR_IS_WINDOW (self));

  controller = qdr_library_controller_new (G_ACTION_MAP (self), self->session, library,
                                           self->settings, self->toasts);
  add (self, controller);
  g_signal_connect_object (self->review, "reviewed", G_CALLBACK (qdr_library_controller_add_review),
                           controller, G_CONNECT_SWAPPED);
  add_openings (self, library);
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
qdr_window_close_and_keep (QdrWindow *self)
{
  g_return_val_if_fail (QDR_IS_WINDOW (self), FALSE);

  return qdr_closing_controller_leave (self->closing);
}

void
qdr_window_open (QdrWindow *self, GFile *file)
{
  g_return_if_fail (QDR_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  qdr_files_controller_open (self->files, file);
}
