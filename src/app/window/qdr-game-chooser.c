/*
 * Asks which game of a file with several is meant.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-chooser.h"

#include <glib/gi18n.h>

#include "qdr-file-name.h"
#include "qdr-game-text.h"
#include "qdr-present.h"

struct _QdrGameChooser {
  AdwWindow parent_instance;

  GTask *task; /* until it is answered */

  AdwWindowTitle *title;
  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (QdrGameChooser, qdr_game_chooser, ADW_TYPE_WINDOW)

static void
answer (QdrGameChooser *self, gssize index)
{
  g_autoptr (GTask) task = g_steal_pointer (&self->task);

  if (task != NULL)
    g_task_return_int (task, index);
}

static void
row_activated_cb (QdrGameChooser *self, GtkListBoxRow *row)
{
  answer (self, gtk_list_box_row_get_index (row));
  gtk_window_close (GTK_WINDOW (self));
}

static gboolean
close_request_cb (QdrGameChooser *self)
{
  answer (self, -1);

  return FALSE;
}

static GtkWidget *
make_row (QdrGame *game, guint index)
{
  g_autofree char *players = qdr_game_text_players (game);
  g_autofree char *title = g_strdup_printf ("%u. %s", index + 1, players);
  const char *date = qdr_game_get_header (game, "Date");
  g_autofree char *state = qdr_game_text_state (game);
  g_autofree char *length = qdr_game_text_length (game);
  g_autofree char *subtitle = date != NULL ? g_strdup_printf ("%s · %s · %s", date, length, state)
                                           : g_strdup_printf ("%s · %s", length, state);

  return g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title", title, "subtitle",
                       subtitle, "activatable", TRUE, NULL);
}

static void
qdr_game_chooser_dispose (GObject *object)
{
  answer (QDR_GAME_CHOOSER (object), -1);

  G_OBJECT_CLASS (qdr_game_chooser_parent_class)->dispose (object);
}

static void
qdr_game_chooser_class_init (QdrGameChooserClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qdr_game_chooser_dispose;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/window/game-chooser.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrGameChooser, title);
  gtk_widget_class_bind_template_child (widget_class, QdrGameChooser, list);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, close_request_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
qdr_game_chooser_init (QdrGameChooser *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
qdr_game_chooser_choose_async (GtkWindow *parent,
                               GFile *file,
                               GPtrArray *games,
                               GAsyncReadyCallback callback,
                               gpointer user_data)
{
  QdrGameChooser *self;
  g_autofree char *name = NULL;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (G_IS_FILE (file));
  g_return_if_fail (games != NULL && games->len > 0);

  self = g_object_new (QDR_TYPE_GAME_CHOOSER, "transient-for", parent, NULL);
  self->task = g_task_new (NULL, NULL, callback, user_data);
  name = qdr_file_name_for_display (file);
  adw_window_title_set_subtitle (self->title, name);
  for (guint i = 0; i < games->len; i++)
    gtk_list_box_append (self->list, make_row (g_ptr_array_index (games, i), i));
  qdr_present (GTK_WINDOW (self));
}

gssize
qdr_game_chooser_choose_finish (GAsyncResult *result)
{
  g_return_val_if_fail (G_IS_TASK (result), -1);

  return g_task_propagate_int (G_TASK (result), NULL);
}
