/*
 * The bar of buttons for playing: undo, redo, hint, pause and resign. It is a class of its own
 * because the bar moves as a whole to the lower edge of a narrow window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-bar.h"

#include <glib/gi18n.h>

#include "qdr-icon-button.h"
#include "qdr-switch-scanning.h"
#include "qdr-wrap-layout.h"

struct _QdrGameBar {
  GtkWidget parent_instance;

  QdrSession *session;
  gboolean paused; /* whether the pause button shows "Continue" */

  GtkWidget *hint;
  GtkWidget *pause;
  GtkWidget *resign;
};

G_DEFINE_FINAL_TYPE (QdrGameBar, qdr_game_bar, GTK_TYPE_WIDGET)

static void
show_pause (QdrGameBar *self, gboolean paused)
{
  self->paused = paused;
  g_object_set (self->pause, "picture",
                paused ? "media-playback-start-symbolic" : "media-playback-pause-symbolic", "words",
                paused ? _ ("Continue") : _ ("Pause"), NULL);
  gtk_widget_remove_css_class (self->pause, paused ? "flat" : "suggested-action");
  gtk_widget_add_css_class (self->pause, paused ? "suggested-action" : "flat");
}

/* The pause button is hidden while the playback bar or the cover of the board shows its own pause
 * button. */
static void
session_changed_cb (QdrGameBar *self)
{
  QdrGame *game = qdr_session_get_game (self->session);
  const gboolean people = qdr_game_has_humans (game);
  const gboolean paused = qdr_session_is_held_by (self->session, QDR_HOLD_PAUSE);
  /* Check the final result of the game, not the result in the shown position. Otherwise buttons
   * would appear and disappear while the user steps through the game. */
  const gboolean played = qdr_game_get_final_result (game).outcome != QDR_OUTCOME_ONGOING;

  gtk_widget_set_visible (self->hint, people);
  gtk_widget_set_visible (self->pause,
                          people && !played && !qdr_session_is_board_hidden (self->session));
  gtk_widget_set_visible (self->resign, people && !played);
  if (paused != self->paused)
    show_pause (self, paused);
}

static void
qdr_game_bar_dispose (GObject *object)
{
  QdrGameBar *self = QDR_GAME_BAR (object);
  GtkWidget *child;

  g_clear_object (&self->session);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (qdr_game_bar_parent_class)->dispose (object);
}

static void
qdr_game_bar_class_init (QdrGameBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qdr_game_bar_dispose;

  g_type_ensure (QDR_TYPE_ICON_BUTTON);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/quoridor/Quoridor/window/game-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrGameBar, hint);
  gtk_widget_class_bind_template_child (widget_class, QdrGameBar, pause);
  gtk_widget_class_bind_template_child (widget_class, QdrGameBar, resign);
  gtk_widget_class_set_layout_manager_type (widget_class, QDR_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "gamebar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_TOOLBAR);
}

static void
qdr_game_bar_init (QdrGameBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  qdr_switch_scanning_set_first_row (GTK_WIDGET (self));
  show_pause (self, FALSE);
}

void
qdr_game_bar_set_session (QdrGameBar *self, QdrSession *session)
{
  g_return_if_fail (QDR_IS_GAME_BAR (self));
  g_return_if_fail (QDR_IS_SESSION (session));
  g_return_if_fail (self->session == NULL);

  self->session = g_object_ref (session);
  qdr_session_connect_changed (session, G_CALLBACK (session_changed_cb), self);
}
