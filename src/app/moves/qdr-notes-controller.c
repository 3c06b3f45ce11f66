/*
 * The page of the sidebar for what people write about moves and games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-notes-controller.h"

#include "qdr-comment-view.h"
#include "qdr-accessibility-fixups.h"

struct _QdrNotesController {
  GObject parent_instance;

  QdrSession *session;
  AdwBin *place;            /* unowned */
  GtkWidget *board;         /* unowned */
  QdrSplitView *split_view; /* unowned */
  QdrCommentView *of_move;  /* unowned; NULL until the page is first shown */
  QdrCommentView *of_game;  /* likewise */
};

G_DEFINE_FINAL_TYPE (QdrNotesController, qdr_notes_controller, G_TYPE_OBJECT)

/* Where the sidebar lies on the board it goes, or the focus would be out of sight. */
static void
left_cb (QdrNotesController *self)
{
  gtk_widget_grab_focus (self->board);
  if (qdr_split_view_get_collapsed (self->split_view))
    qdr_split_view_set_show_sidebar (self->split_view, FALSE);
}

static QdrCommentView *
add_comment_view (QdrNotesController *self, GtkWidget *page, gboolean whole_game)
{
  QdrCommentView *view =
      g_object_new (QDR_TYPE_COMMENT_VIEW, "whole-game", whole_game, "vexpand", TRUE, NULL);

  g_signal_connect_object (view, "left", G_CALLBACK (left_cb), self, G_CONNECT_SWAPPED);
  qdr_comment_view_set_game (view, qdr_session_get_game (self->session));
  gtk_box_append (GTK_BOX (page), GTK_WIDGET (view));
  return view;
}

static void
map_cb (QdrNotesController *self)
{
  GtkWidget *page;

  if (self->of_move != NULL)
    return;

  page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->of_move = add_comment_view (self, page, FALSE);
  self->of_game = add_comment_view (self, page, TRUE);
  qdr_accessibility_fixups_apply (page);
  adw_bin_set_child (self->place, page);
}

static void
changed_cb (QdrNotesController *self, guint changes)
{
  if ((changes & QDR_CHANGE_GAME) == 0 || self->of_move == NULL)
    return;

  qdr_comment_view_set_game (self->of_move, qdr_session_get_game (self->session));
  qdr_comment_view_set_game (self->of_game, qdr_session_get_game (self->session));
}

static void
qdr_notes_controller_dispose (GObject *object)
{
  g_clear_object (&QDR_NOTES_CONTROLLER (object)->session);

  G_OBJECT_CLASS (qdr_notes_controller_parent_class)->dispose (object);
}

static void
qdr_notes_controller_class_init (QdrNotesControllerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qdr_notes_controller_dispose;
}

static void
qdr_notes_controller_init (QdrNotesController *self)
{
}

QdrNotesController *
qdr_notes_controller_new (QdrSession *session,
                          AdwBin *place,
                          GtkWidget *board,
                          QdrSplitView *split_view)
{
  QdrNotesController *self;

  g_return_val_if_fail (QDR_IS_SESSION (session), NULL);
  g_return_val_if_fail (ADW_IS_BIN (place), NULL);
  g_return_val_if_fail (GTK_IS_WIDGET (board), NULL);
  g_return_val_if_fail (QDR_IS_SPLIT_VIEW (split_view), NULL);

  self = g_object_new (QDR_TYPE_NOTES_CONTROLLER, NULL);
  self->session = g_object_ref (session);
  self->place = place;
  self->board = board;
  self->split_view = split_view;
  g_signal_connect_object (place, "map", G_CALLBACK (map_cb), self, G_CONNECT_SWAPPED);
  qdr_session_follow (session, G_CALLBACK (changed_cb), self);
  return self;
}
