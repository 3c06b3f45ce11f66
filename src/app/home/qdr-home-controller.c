/*
 * Switching between the home page and the game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-home-controller.h"

#include <glib/gi18n.h>

#include "qdr-home-page.h"

#define OFFERED_KEY "lesson-offered"

struct _QdrHomeController {
  QdrController base;

  GtkStack *pages; /* unowned, as are all widgets */
  GtkWidget *game; /* the page with the game */
  QdrSplitView *split_view;
  QdrBoardView *board;
  GMenuModel *menu;
  GSettings *settings;
  QdrHomePage *home;     /* NULL until first shown */
  QdrTraining *training; /* (nullable) */
};

QDR_DEFINE_CONTROLLER (QdrHomeController, qdr_home_controller)

static gboolean
is_at_home (QdrHomeController *self)
{
  return self->home != NULL && gtk_stack_get_visible_child (self->pages) == GTK_WIDGET (self->home);
}

static void
refresh (QdrHomeController *self)
{
  guint n_due = 0;

  if (self->training != NULL)
    qdr_training_count (self->training, &n_due);
  qdr_home_page_refresh (self->home, self->base.session, qdr_board_view_get_rotation (self->board),
                         self->settings, n_due);
}

static void
home_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrHomeController *self = user_data;
  g_autofree char *library = qdr_library_find_path ();

  if (is_at_home (self))
    return;

  if (self->home == NULL) {
    self->home = QDR_HOME_PAGE (qdr_home_page_new (self->menu));
    gtk_stack_add_child (self->pages, GTK_WIDGET (self->home));
  }
  qdr_session_set_hold (self->base.session, QDR_HOLD_HOME, TRUE);
  /* Reads the exercises, but does not create a library for that. */
  if (self->training != NULL && !qdr_training_is_loaded (self->training) &&
      g_file_test (library, G_FILE_TEST_EXISTS))
    qdr_training_reload (self->training);
  refresh (self);
  gtk_stack_set_visible_child (self->pages, GTK_WIDGET (self->home));
  qdr_home_page_focus_first (self->home);
}

/* The focus goes to the board or its cover. */
static void
show_game (QdrHomeController *self)
{
  if (!is_at_home (self))
    return;

  qdr_split_view_expect_width (self->split_view, gtk_widget_get_width (GTK_WIDGET (self->pages)));
  gtk_stack_set_visible_child (self->pages, self->game);
  qdr_session_set_hold (self->base.session, QDR_HOLD_HOME, FALSE);
  if (!qdr_session_is_board_hidden (self->base.session))
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
show_game_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  show_game (user_data);
}

static void
changed_cb (QdrHomeController *self, guint changes)
{
  QdrGame *game = qdr_session_get_game (self->base.session);
  const guint ply = qdr_game_get_ply (game);

  if ((changes & QDR_CHANGE_POSITION) != 0 && ply > 0 &&
      !g_settings_get_boolean (self->settings, OFFERED_KEY) &&
      g_settings_is_writable (self->settings, OFFERED_KEY)) {
    guint player;

    /* The lesson is suggested until a person has moved; a computer may have moved first. */
    qdr_game_get_move (game, ply - 1, &player);
    if (qdr_player_is_human (qdr_game_get_player (game, player)))
      g_settings_set_boolean (self->settings, OFFERED_KEY, TRUE);
  }
  if (is_at_home (self) && (changes & QDR_CHANGE_POSITION) != 0)
    show_game (self);
  else if (is_at_home (self))
    refresh (self);
}

/* The lesson was opened, a puzzle was solved, or a mistake is due. */
static void
settings_changed_cb (QdrHomeController *self)
{
  if (is_at_home (self))
    refresh (self);
}

static const GActionEntry entries[] = {
  { .name = "home", .activate = home_cb },
  { .name = "show-game", .activate = show_game_cb },
};

QdrHomeController *
qdr_home_controller_new (GActionMap *actions,
                         QdrSession *session,
                         GtkStack *pages,
                         QdrSplitView *split_view,
                         QdrBoardView *board,
                         GMenuModel *menu,
                         GSettings *settings)
{
  QdrHomeController *self;

  g_return_val_if_fail (GTK_IS_STACK (pages), NULL);
  g_return_val_if_fail (QDR_IS_SPLIT_VIEW (split_view), NULL);
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (board), NULL);
  g_return_val_if_fail (G_IS_MENU_MODEL (menu), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = qdr_controller_new (QDR_TYPE_HOME_CONTROLLER, actions, session);
  self->pages = pages;
  self->game = gtk_stack_get_visible_child (pages);
  self->split_view = split_view;
  self->board = board;
  self->menu = qdr_controller_hold (self, menu);
  self->settings = qdr_controller_hold (self, settings);
  qdr_controller_add_entries (self, entries, G_N_ELEMENTS (entries));
  g_signal_connect_object (settings, "changed::" OFFERED_KEY, G_CALLBACK (settings_changed_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::puzzles-of-day", G_CALLBACK (settings_changed_cb),
                           self, G_CONNECT_SWAPPED);
  qdr_session_follow (session, G_CALLBACK (changed_cb), self);
  return self;
}

void
qdr_home_controller_set_training (QdrHomeController *self, QdrTraining *training)
{
  g_return_if_fail (QDR_IS_HOME_CONTROLLER (self));
  g_return_if_fail (QDR_IS_TRAINING (training));
  g_return_if_fail (self->training == NULL);

  self->training = qdr_controller_hold (self, training);
  g_signal_connect_object (training, "changed", G_CALLBACK (settings_changed_cb), self,
                           G_CONNECT_SWAPPED);
}
