/*
 * What is seen of a game: its title, full screen, the list of moves, shortest paths.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-view-controller.h"

#include <glib/gi18n.h>

#include "qdr-actions.h"
#include "qdr-announcer.h"
#include "qdr-broadway.h"
#include "qdr-challenge-text.h"
#include "qdr-focus.h"
#include "qdr-game-text.h"

struct _QdrViewController {
  GObject parent_instance;

  GActionMap *actions; /* unowned: the window */
  QdrSession *session;
  AdwWindowTitle *title;    /* unowned */
  QdrSplitView *split_view; /* unowned */
  AdwViewStack *pages;      /* unowned */
  QdrStatusBar *status_bar; /* unowned */
  GSettings *settings;
};

G_DEFINE_FINAL_TYPE (QdrViewController, qdr_view_controller, G_TYPE_OBJECT)

/* In a match the score, in the order of the names above it, and the name of a file only where there
 * is one. */
static char *
describe_place (QdrViewController *self)
{
  const QdrChallenge *match = qdr_session_get_challenge (self->session);
  g_autofree char *file = qdr_session_get_title (self->session);
  g_autofree char *standing = NULL;

  if (match == NULL)
    return g_steal_pointer (&file);

  standing = qdr_challenge_text_brief (match);
  if (qdr_session_get_file (self->session) == NULL)
    return g_steal_pointer (&standing);
  return g_strjoin (" · ", standing, file, NULL);
}

/* The header bar shows who plays. The title proper stays as it is: a screen reader would speak each
 * new one, and break off for it what it says of the move. */
static void
changed_cb (QdrViewController *self)
{
  QdrGame *game = qdr_session_get_game (self->session);
  g_autofree char *players = qdr_game_text_players (game);
  g_autofree char *place = describe_place (self);
  g_autofree char *subtitle = g_strconcat (qdr_game_get_modified (game) ? "• " : "", place, NULL);

  adw_window_title_set_title (self->title, players);
  adw_window_title_set_subtitle (self->title, subtitle);
  /* Of long names the header bar shows the beginning. */
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->title), players);
}

static void
show_paths_changed_cb (QdrViewController *self)
{
  qdr_announce (GTK_WIDGET (self->status_bar), g_settings_get_boolean (self->settings, "show-paths")
                                                   ? _ ("The shortest paths are shown.")
                                                   : _ ("The shortest paths are hidden."));
}

static void
fullscreen_cb (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  GtkWindow *window = GTK_WINDOW (QDR_VIEW_CONTROLLER (user_data)->actions);

  if (g_variant_get_boolean (state))
    gtk_window_fullscreen (window);
  else
    gtk_window_unfullscreen (window);
}

static void
fullscreened_cb (QdrViewController *self)
{
  qdr_actions_set_active (self->actions, "fullscreen",
                          gtk_window_is_fullscreen (GTK_WINDOW (self->actions)));
}

/* Whether the focus is on one of the buttons above the pages. */
static gboolean
is_among_buttons (GtkWidget *focus)
{
  return GTK_IS_ACTIONABLE (focus) &&
         g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (focus)), "win.show-page") == 0;
}

/* With the focus on what can be done there, unless it goes from button to button. */
static void
show_page_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrViewController *self = user_data;

  qdr_split_view_set_show_sidebar (self->split_view, TRUE);
  adw_view_stack_set_visible_child_name (self->pages, g_variant_get_string (parameter, NULL));
  if (!is_among_buttons (gtk_window_get_focus (GTK_WINDOW (self->actions))))
    qdr_focus_enter (adw_view_stack_get_visible_child (self->pages));
}

static void
visible_child_cb (QdrViewController *self)
{
  GAction *action = g_action_map_lookup_action (self->actions, "show-page");
  const char *name = adw_view_stack_get_visible_child_name (self->pages);

  if (name != NULL)
    g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_string (name));
}

static const GActionEntry entries[] = {
  { .name = "show-page", .activate = show_page_cb, .parameter_type = "s", .state = "'moves'" },
  { .name = "fullscreen", .state = "false", .change_state = fullscreen_cb },
};

static void
qdr_view_controller_dispose (GObject *object)
{
  QdrViewController *self = QDR_VIEW_CONTROLLER (object);

  if (self->session != NULL) {
    g_action_map_remove_action (self->actions, "show-moves");
    g_action_map_remove_action (self->actions, "show-paths");
  }
  if (self->session != NULL)
    qdr_actions_remove (self->actions, entries, G_N_ELEMENTS (entries));
  g_clear_object (&self->session);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (qdr_view_controller_parent_class)->dispose (object);
}

static void
qdr_view_controller_class_init (QdrViewControllerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qdr_view_controller_dispose;
}

static void
qdr_view_controller_init (QdrViewController *self)
{
}

QdrViewController *
qdr_view_controller_new (GtkApplicationWindow *window,
                         QdrSession *session,
                         AdwWindowTitle *title,
                         QdrSplitView *split_view,
                         AdwViewStack *pages,
                         QdrStatusBar *status_bar,
                         GSettings *settings)
{
  g_autoptr (GPropertyAction) show_moves = NULL;
  g_autoptr (GAction) show_paths = NULL;
  QdrViewController *self;

  g_return_val_if_fail (GTK_IS_APPLICATION_WINDOW (window), NULL);
  g_return_val_if_fail (QDR_IS_SESSION (session), NULL);
  g_return_val_if_fail (QDR_IS_SPLIT_VIEW (split_view), NULL);
  g_return_val_if_fail (ADW_IS_VIEW_STACK (pages), NULL);
  g_return_val_if_fail (QDR_IS_STATUS_BAR (status_bar), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (QDR_TYPE_VIEW_CONTROLLER, NULL);
  self->actions = G_ACTION_MAP (window);
  self->session = g_object_ref (session);
  self->title = title;
  self->split_view = split_view;
  self->pages = pages;
  self->status_bar = status_bar;
  self->settings = g_object_ref (settings);
  show_moves = g_property_action_new ("show-moves", split_view, "show-sidebar");
  show_paths = g_settings_create_action (settings, "show-paths");
  g_action_map_add_action_entries (self->actions, entries, G_N_ELEMENTS (entries), self);
  qdr_actions_set_enabled (self->actions, "fullscreen", !qdr_broadway_is_used ());
  g_action_map_add_action (self->actions, G_ACTION (show_moves));
  g_action_map_add_action (self->actions, show_paths);
  g_signal_connect_object (settings, "changed::show-paths", G_CALLBACK (show_paths_changed_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (pages, "notify::visible-child", G_CALLBACK (visible_child_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (window, "notify::fullscreened", G_CALLBACK (fullscreened_cb), self,
                           G_CONNECT_SWAPPED);
  qdr_session_follow (session, G_CALLBACK (changed_cb), self);
  return self;
}
