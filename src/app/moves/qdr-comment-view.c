/*
 * What people write about a move: shown and written beside the list of moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-comment-view.h"

#include <glib/gi18n.h>

#include "qdr-game-text.h"

struct _QdrCommentView {
  GtkWidget parent_instance;

  QdrGame *game;
  gboolean showing; /* the text changes because another move is shown */

  GtkWidget *box;
  GtkLabel *heading; /* above the text; in its place while there is none */
  GtkTextBuffer *buffer;
  GtkLabel *problem;
};

G_DEFINE_FINAL_TYPE (QdrCommentView, qdr_comment_view, GTK_TYPE_WIDGET)

enum {
  SIGNAL_LEFT,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
tell_problem (QdrCommentView *self, const char *sentence)
{
  gtk_label_set_label (self->problem, sentence != NULL ? sentence : "");
  gtk_widget_set_visible (GTK_WIDGET (self->problem), sentence != NULL);
}

static void
changed_cb (QdrCommentView *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  GtkTextIter start, end;
  QdrRecord *last;
  gboolean is_set;

  gtk_widget_set_visible (GTK_WIDGET (self->heading),
                          gtk_text_buffer_get_char_count (self->buffer) > 0);
  if (self->showing || self->game == NULL)
    return;

  gtk_text_buffer_get_bounds (self->buffer, &start, &end);
  text = gtk_text_buffer_get_text (self->buffer, &start, &end, TRUE);
  last = qdr_game_get_last_record (self->game);
  is_set = last != NULL ? qdr_record_set_text_comment (last, text, &error)
                        : qdr_game_set_text_comment (self->game, text, &error);
  tell_problem (self, is_set ? NULL : error->message);
}

static void
show_heading (QdrCommentView *self)
{
  QdrRecord *last = qdr_game_get_last_record (self->game);
  g_autofree char *heading = NULL;

  if (last == NULL) {
    gtk_label_set_label (self->heading, _ ("Comment on the game"));
    return;
  }
  /* Translators: %s is a move, such as e3h. */
  heading = g_strdup_printf (_ ("Comment on %s"), qdr_record_get_text (last));
  gtk_label_set_label (self->heading, heading);
}

static void
show_comment (QdrCommentView *self)
{
  QdrRecord *last = qdr_game_get_last_record (self->game);
  g_autofree char *comment =
      last != NULL ? qdr_record_get_text_comment (last) : qdr_game_get_text_comment (self->game);

  self->showing = TRUE;
  gtk_text_buffer_set_text (self->buffer, comment != NULL ? comment : "", -1);
  self->showing = FALSE;
  tell_problem (self, NULL);
  show_heading (self);
}

static gboolean
escape_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  g_signal_emit (widget, signals[SIGNAL_LEFT], 0);

  return GDK_EVENT_STOP;
}

static void
qdr_comment_view_dispose (GObject *object)
{
  QdrCommentView *self = QDR_COMMENT_VIEW (object);

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (qdr_comment_view_parent_class)->dispose (object);
}

static void
qdr_comment_view_class_init (QdrCommentViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qdr_comment_view_dispose;

  signals[SIGNAL_LEFT] = g_signal_new ("left", QDR_TYPE_COMMENT_VIEW, G_SIGNAL_RUN_LAST, 0, NULL,
                                       NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/moves/comment-view.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrCommentView, box);
  gtk_widget_class_bind_template_child (widget_class, QdrCommentView, heading);
  gtk_widget_class_bind_template_child (widget_class, QdrCommentView, buffer);
  gtk_widget_class_bind_template_child (widget_class, QdrCommentView, problem);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "commentview");
}

static void
qdr_comment_view_init (QdrCommentView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
qdr_comment_view_set_game (QdrCommentView *self, QdrGame *game)
{
  g_return_if_fail (QDR_IS_COMMENT_VIEW (self));
  g_return_if_fail (game == NULL || QDR_IS_GAME (game));

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  if (game == NULL)
    return;

  g_signal_connect_swapped (game, "settled", G_CALLBACK (show_comment), self);
  show_comment (self);
}
