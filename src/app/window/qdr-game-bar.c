/*
 * The bar of buttons for playing: undo, redo, hint, pause and resign. It is a class of its own
 * because the bar moves as a whole to the lower edge of a narrow window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-bar.h"

#include "qdr-icon-button.h"
#include "qdr-switch-scanning.h"
#include "qdr-wrap-layout.h"

struct _QdrGameBar {
  GtkBox parent_instance;

  QdrSession *session;

  GtkWidget *hint;
  GtkWidget *pause;
  GtkWidget *resign;
};

G_DEFINE_FINAL_TYPE (QdrGameBar, qdr_game_bar, GTK_TYPE_BOX)

/* The playback bar and the cover of the board have pause buttons of their own. In a game of people
 * with clocks the button keeps its room, so that no other moves to its place under the pointer. */
static void
session_changed_cb (QdrGameBar *self)
{
  QdrGame *game = qdr_session_get_game (self->session);
  const gboolean people = qdr_game_has_humans (game);
  /* Check the final result of the game, not the result in the shown position. Otherwise buttons
   * would appear and disappear while the user steps through the game. */
  const gboolean played = qdr_game_get_final_result (game).outcome != QDR_OUTCOME_ONGOING;

  gtk_widget_set_visible (self->hint, people);
  gtk_widget_set_visible (self->pause, people && !played && qdr_game_get_time_control (game) > 0);
  gtk_widget_set_child_visible (self->pause, !qdr_session_is_board_hidden (self->session));
  gtk_widget_set_visible (self->resign, people && !played);
}

static void
qdr_game_bar_dispose (GObject *object)
{
  g_clear_object (&QDR_GAME_BAR (object)->session);

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
