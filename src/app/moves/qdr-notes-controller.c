/*
 * The controller of the comments on moves and games in the sidebar.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-notes-controller.h"

#include <glib/gi18n.h>

#include "qdr-accessibility-fixups.h"
#include "qdr-game-text.h"

/*
 * An editor of the comment on the last move or on the game. It changes the game while the user
 * types. The comment on a move is hidden before the first move.
 *
 * Signals:
 *   "closed" ()   Escape was pressed
 */
#define QDR_TYPE_COMMENT_VIEW (qdr_comment_view_get_type ())
G_DECLARE_FINAL_TYPE (QdrCommentView, qdr_comment_view, QDR, COMMENT_VIEW, AdwBin)

struct _QdrCommentView {
  AdwBin parent_instance;

  QdrGame *game;
  gboolean whole_game; /* whether the comment is on the game, not on the last move */
  gboolean is_showing; /* whether the text is changed by the program, not by the user */

  GtkLabel *heading;
  GtkWidget *text;
  GtkTextBuffer *buffer;
  GtkLabel *problem;
};

G_DEFINE_FINAL_TYPE (QdrCommentView, qdr_comment_view, ADW_TYPE_BIN)

static void
show_problem (QdrCommentView *self, const char *sentence)
{
  gtk_label_set_label (self->problem, sentence != NULL ? sentence : "");
  gtk_widget_set_visible (GTK_WIDGET (self->problem), sentence != NULL);
}

/* Returns the commented move; NULL for the comment on the game, and before the first move. */
static QdrRecord *
get_record (QdrCommentView *self)
{
  return self->whole_game ? NULL : qdr_game_get_last_record (self->game);
}

static void
edited_cb (QdrCommentView *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  GtkTextIter start, end;
  QdrRecord *record;
  gboolean is_set;

  if (self->is_showing || self->game == NULL)
    return;

  gtk_text_buffer_get_bounds (self->buffer, &start, &end);
  text = gtk_text_buffer_get_text (self->buffer, &start, &end, TRUE);
  record = get_record (self);
  is_set = record != NULL ? qdr_record_set_comment_text (record, text, &error)
                          : qdr_game_set_comment_text (self->game, text, &error);
  show_problem (self, is_set ? NULL : error->message);
}

static void
show_comment (QdrCommentView *self)
{
  QdrRecord *record = get_record (self);
  g_autofree char *heading =
      record == NULL ? g_strdup (_ ("Comment on the game"))
                     /* Translators: %u is the number of a move, %s is its notation, such as e3h. */
                     : g_strdup_printf (_ ("Comment on %u. %s"), qdr_record_get_round (record),
                                        qdr_move_get_label (qdr_record_get_move (record),
                                                            qdr_record_get_text (record)));
  g_autofree char *comment = record != NULL ? qdr_record_get_comment_text (record)
                                            : qdr_game_get_comment_text (self->game);

  self->is_showing = TRUE;
  gtk_text_buffer_set_text (self->buffer, comment != NULL ? comment : "", -1);
  self->is_showing = FALSE;
  show_problem (self, NULL);
  gtk_label_set_label (self->heading, heading);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->text), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  heading, -1);
  gtk_widget_set_visible (GTK_WIDGET (self), self->whole_game || record != NULL);
}

static void
set_game (QdrCommentView *self, QdrGame *game)
{
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  if (game == NULL)
    return;

  /* The comment on the game is not shown again, because that would move the cursor in it. */
  if (!self->whole_game)
    g_signal_connect_swapped (game, "settled", G_CALLBACK (show_comment), self);
  show_comment (self);
}

static void
qdr_comment_view_dispose (GObject *object)
{
  set_game (QDR_COMMENT_VIEW (object), NULL);

  G_OBJECT_CLASS (qdr_comment_view_parent_class)->dispose (object);
}

static void
qdr_comment_view_class_init (QdrCommentViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qdr_comment_view_dispose;

  g_signal_new ("closed", QDR_TYPE_COMMENT_VIEW, G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION, 0, NULL, NULL,
                NULL, G_TYPE_NONE, 0);
  gtk_widget_class_add_binding_signal (widget_class, GDK_KEY_Escape, 0, "closed", NULL);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/moves/comment-view.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrCommentView, heading);
  gtk_widget_class_bind_template_child (widget_class, QdrCommentView, text);
  gtk_widget_class_bind_template_child (widget_class, QdrCommentView, buffer);
  gtk_widget_class_bind_template_child (widget_class, QdrCommentView, problem);
  gtk_widget_class_bind_template_callback (widget_class, edited_cb);
  gtk_widget_class_set_css_name (widget_class, "commentview");
}

static void
qdr_comment_view_init (QdrCommentView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

struct _QdrNotesController {
  QdrController base;

  AdwBin *place;                /* unowned */
  GtkWidget *board;             /* unowned */
  QdrSplitView *split_view;     /* unowned */
  QdrCommentView *move_comment; /* the comment on the last move; unowned, NULL until first shown */
  QdrCommentView *game_comment; /* the comment on the game; unowned, NULL until first shown */
};

QDR_DEFINE_CONTROLLER (QdrNotesController, qdr_notes_controller)

/* Moves the focus to the board, and hides the sidebar if it covers the board. */
static void
closed_cb (QdrNotesController *self)
{
  gtk_widget_grab_focus (self->board);
  if (qdr_split_view_get_collapsed (self->split_view))
    qdr_split_view_set_show_sidebar (self->split_view, FALSE);
}

static QdrCommentView *
add_comment_view (QdrNotesController *self, GtkWidget *page, gboolean whole_game)
{
  QdrCommentView *view = g_object_new (QDR_TYPE_COMMENT_VIEW, "vexpand", TRUE, NULL);

  view->whole_game = whole_game;
  g_signal_connect_object (view, "closed", G_CALLBACK (closed_cb), self, G_CONNECT_SWAPPED);
  set_game (view, qdr_session_get_game (self->base.session));
  gtk_box_append (GTK_BOX (page), GTK_WIDGET (view));
  return view;
}

static void
place_mapped_cb (QdrNotesController *self)
{
  GtkWidget *page;

  if (self->move_comment != NULL)
    return;

  page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->move_comment = add_comment_view (self, page, FALSE);
  self->game_comment = add_comment_view (self, page, TRUE);
  qdr_accessibility_fixups_apply (page);
  adw_bin_set_child (self->place, page);
}

static void
changed_cb (QdrNotesController *self, guint changes)
{
  if ((changes & QDR_CHANGE_GAME) == 0 || self->move_comment == NULL)
    return;

  set_game (self->move_comment, qdr_session_get_game (self->base.session));
  set_game (self->game_comment, qdr_session_get_game (self->base.session));
}

QdrNotesController *
qdr_notes_controller_new (QdrSession *session,
                          AdwBin *place,
                          GtkWidget *board,
                          QdrSplitView *split_view)
{
  QdrNotesController *self;

  g_return_val_if_fail (ADW_IS_BIN (place), NULL);
  g_return_val_if_fail (GTK_IS_WIDGET (board), NULL);
  g_return_val_if_fail (QDR_IS_SPLIT_VIEW (split_view), NULL);

  self = qdr_controller_new (QDR_TYPE_NOTES_CONTROLLER, NULL, session);
  self->place = place;
  self->board = board;
  self->split_view = split_view;
  g_signal_connect_object (place, "map", G_CALLBACK (place_mapped_cb), self, G_CONNECT_SWAPPED);
  qdr_session_connect_changed (session, G_CALLBACK (changed_cb), self);
  return self;
}
