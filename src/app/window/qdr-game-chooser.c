/*
 * A dialog that asks for one of several games, from a file or from the possible readings of a text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-chooser.h"

#include <glib/gi18n.h>

#include "qdr-announcer.h"
#include "qdr-board-picture.h"
#include "qdr-display-name.h"
#include "qdr-focus.h"
#include "qdr-foreign-game.h"
#include "qdr-game-text.h"
#include "qdr-notation.h"
#include "qdr-rows.h"
#include "qdr-window-presenting.h"

/* The maximum number of moves in a row. */
#define MAX_MOVES 8

/* The size of the picture in a row, logical pixels. */
#define PICTURE_SIZE 96

struct _QdrGameChooser {
  AdwWindow parent_instance;

  GTask *task; /* NULL once the user has answered */

  AdwWindowTitle *title;
  GtkLabel *question;
  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (QdrGameChooser, qdr_game_chooser, ADW_TYPE_WINDOW)

static void
return_index (QdrGameChooser *self, gssize index)
{
  g_autoptr (GTask) task = g_steal_pointer (&self->task);

  if (task != NULL)
    g_task_return_int (task, index);
}

static void
row_activated_cb (QdrGameChooser *self, GtkListBoxRow *row)
{
  return_index (self, gtk_list_box_row_get_index (row));
  gtk_window_close (GTK_WINDOW (self));
}

static gboolean
close_request_cb (QdrGameChooser *self)
{
  return_index (self, -1);

  return FALSE;
}

static void
qdr_game_chooser_dispose (GObject *object)
{
  return_index (QDR_GAME_CHOOSER (object), -1);

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
  gtk_widget_class_bind_template_child (widget_class, QdrGameChooser, question);
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

/* Makes a dialog without rows that returns one of @choices. */
static QdrGameChooser *
make_dialog (GtkWindow *parent,
             GPtrArray *choices,
             const char *subtitle,
             GAsyncReadyCallback callback,
             gpointer user_data)
{
  QdrGameChooser *self = g_object_new (QDR_TYPE_GAME_CHOOSER, "transient-for", parent, NULL);

  self->task = g_task_new (NULL, NULL, callback, user_data);
  g_task_set_task_data (self->task, g_ptr_array_ref (choices), (GDestroyNotify) g_ptr_array_unref);
  adw_window_title_set_subtitle (self->title, subtitle);
  return self;
}

void
qdr_game_chooser_choose_async (GtkWindow *parent,
                               GPtrArray *games,
                               const char *subtitle,
                               GAsyncReadyCallback callback,
                               gpointer user_data)
{
  QdrGameChooser *self;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (games != NULL && games->len > 0);
  g_return_if_fail (subtitle != NULL);

  self = make_dialog (parent, games, subtitle, callback, user_data);
  for (guint i = 0; i < games->len; i++) {
    QdrGame *game = g_ptr_array_index (games, i);
    g_autofree char *players = qdr_game_format_player_names (game);
    g_autofree char *title = g_strdup_printf ("%u. %s", i + 1, players);
    const char *date = qdr_game_get_header (game, "Date");
    g_autofree char *when = date != NULL ? qdr_display_name_of_game_date (date) : NULL;
    g_autofree char *state = qdr_game_describe_standing (game);
    g_autofree char *length = qdr_game_describe_length (game);
    g_autofree char *words = g_strjoin (" · ", length, state, when, NULL);
    GtkWidget *row = qdr_plain_row_new (title, words);

    gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
    gtk_list_box_append (self->list, row);
  }
  qdr_focus_move_into (GTK_WIDGET (self->list));
  qdr_present_window (GTK_WINDOW (self));
}

/* Returns the index of the first move in which the readings differ, or 0 if their moves are the
 * same. All readings have the same number of moves. */
static guint
find_difference (GPtrArray *found)
{
  QdrGame *first = ((QdrForeignGame *) g_ptr_array_index (found, 0))->game;

  for (guint ply = 0; ply < qdr_game_get_n_moves (first); ply++)
    for (guint i = 1; i < found->len; i++)
      if (qdr_game_get_move (((QdrForeignGame *) g_ptr_array_index (found, i))->game, ply, NULL) !=
          qdr_game_get_move (first, ply, NULL))
        return ply;
  return 0;
}

/* Makes a row for a reading: its picture, and its moves from @first on. A reading without moves is
 * described by its position instead. */
static GtkWidget *
make_reading_row (const QdrForeignGame *reading, guint first)
{
  QdrGame *game = reading->game;
  const QdrPosition *start = qdr_game_get_start_position (game);
  const guint n = MIN (qdr_game_get_n_moves (game) - first, MAX_MOVES);
  g_autofree char *title = qdr_foreign_game_describe (reading);
  g_autofree char *subtitle = NULL;
  QdrMove moves[MAX_MOVES];
  GtkWidget *picture, *row;

  if (n == 0) {
    subtitle = qdr_position_to_text (start);
  } else {
    g_autofree char *text = NULL;

    for (guint i = 0; i < n; i++)
      moves[i] = qdr_game_get_move (game, first + i, NULL);
    text = qdr_moves_to_text (&start->board, moves, n);
    subtitle = g_strdup_printf ("%s%s%s", first > 0 ? "… " : "", text,
                                first + n < qdr_game_get_n_moves (game) ? " …" : "");
  }
  row = qdr_plain_row_new (title, subtitle);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  picture = g_object_new (QDR_TYPE_BOARD_THUMBNAIL, "width-request", PICTURE_SIZE, "height-request",
                          PICTURE_SIZE, "margin-top", 6, "margin-bottom", 6, NULL);
  qdr_board_thumbnail_show_game (QDR_BOARD_THUMBNAIL (picture), game, 0);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), picture);
  return row;
}

void
qdr_game_chooser_choose_interpretation_async (GtkWindow *parent,
                                              GPtrArray *found,
                                              const char *subtitle,
                                              GAsyncReadyCallback callback,
                                              gpointer user_data)
{
  QdrGameChooser *self;
  guint difference;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (found != NULL && found->len > 0);

  self = make_dialog (parent, found, subtitle, callback, user_data);
  gtk_window_set_title (GTK_WINDOW (self), _ ("Choose a Notation"));
  gtk_widget_set_visible (GTK_WIDGET (self->question), TRUE);
  difference = find_difference (found);
  for (guint i = 0; i < found->len; i++)
    gtk_list_box_append (self->list, make_reading_row (g_ptr_array_index (found, i), difference));
  qdr_focus_move_into (GTK_WIDGET (self->list));
  qdr_present_window (GTK_WINDOW (self));
  qdr_announce (GTK_WIDGET (self), gtk_label_get_text (self->question));
}

gpointer
qdr_game_chooser_choose_finish (GAsyncResult *result, guint *index)
{
  gssize chosen;

  g_return_val_if_fail (G_IS_TASK (result), NULL);

  chosen = g_task_propagate_int (G_TASK (result), NULL);
  if (chosen < 0)
    return NULL;
  if (index != NULL)
    *index = (guint) chosen;
  return g_ptr_array_index ((GPtrArray *) g_task_get_task_data (G_TASK (result)), chosen);
}
