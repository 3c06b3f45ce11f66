/*
 * A recent game in a list: who plays, how it stands, when it was, and a picture of its board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-recent-row.h"

#include <glib/gi18n.h>

#include "qdr-board-thumbnail.h"
#include "qdr-date-text.h"
#include "qdr-game-text.h"
#include "qdr-person-name.h"
#include "qdr-recent-files.h"
#include "qdr-row-action.h"

/* Of the picture, and above and below it; logical pixels. */
#define PICTURE_SIZE 52
#define MARGIN 6

struct _QdrRecentRow {
  AdwActionRow parent_instance;

  char *uri;
  char *name; /* of the file; (nullable): the program has made it from what the row says anyway */
  char *date;
  GCancellable *cancellable; /* of reading the file */
  QdrBoardThumbnail *picture;
};

G_DEFINE_FINAL_TYPE (QdrRecentRow, qdr_recent_row, ADW_TYPE_ACTION_ROW)

/* --- Reading, on a thread --------------------------------------------------------------------- */

static void
read_in_thread (GTask *task, gpointer source, gpointer file, GCancellable *cancellable)
{
  GError *error = NULL;
  g_autoptr (GPtrArray) games = qdr_recent_files_read (file, cancellable, &error);

  if (games != NULL)
    g_task_return_pointer (task, g_steal_pointer (&games), (GDestroyNotify) g_ptr_array_unref);
  else
    g_task_return_error (task, error);
}

/* --- What is shown ---------------------------------------------------------------------------- */

/* Parts that are NULL are left out. */
static void
tell (QdrRecentRow *self, const char *title, const char *standing)
{
  g_autoptr (GString) subtitle = g_string_new (standing);

  g_string_append_printf (subtitle, "%s%s", subtitle->len > 0 ? " · " : "", self->date);
  if (self->name != NULL && !g_str_equal (title, self->name))
    g_string_append_printf (subtitle, " · %s", self->name);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), title);
  /* GTK 4.8 warns of a label that may be cut and is narrower than the dots it would be cut with. */
  adw_action_row_set_title_lines (ADW_ACTION_ROW (self), g_utf8_strlen (title, -1) > 2 ? 1 : 0);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), subtitle->str);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), title);
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GPtrArray) games = g_task_propagate_pointer (G_TASK (result), NULL);
  QdrRecentRow *self = QDR_RECENT_ROW (source);
  QdrGame *game;

  if (games == NULL || self->uri == NULL)
    return;

  game = g_ptr_array_index (games, 0);
  if (games->len > 1) {
    g_autofree char *n =
        g_strdup_printf (ngettext ("%'u game", "%'u games", games->len), games->len);

    tell (self, adw_preferences_row_get_title (ADW_PREFERENCES_ROW (self)), n);
  } else {
    g_autofree char *players = NULL;
    g_autofree char *standing = qdr_game_text_standing (game);

    /* The user has left it. */
    if (self->name == NULL)
      qdr_person_name_set_default (game);
    players = qdr_game_text_players (game);
    tell (self, players, standing);
  }
  /* The words are about its last position, wherever the user has left it. */
  qdr_game_go_to (game, qdr_game_get_n_moves (game));
  qdr_board_thumbnail_show (self->picture, game, qdr_game_get_viewing_side (game));
}

/* --- The object ------------------------------------------------------------------------------- */

static void
qdr_recent_row_dispose (GObject *object)
{
  QdrRecentRow *self = QDR_RECENT_ROW (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_pointer (&self->uri, g_free);

  G_OBJECT_CLASS (qdr_recent_row_parent_class)->dispose (object);
}

static void
qdr_recent_row_finalize (GObject *object)
{
  QdrRecentRow *self = QDR_RECENT_ROW (object);

  g_clear_object (&self->cancellable);
  g_free (self->name);
  g_free (self->date);

  G_OBJECT_CLASS (qdr_recent_row_parent_class)->finalize (object);
}

static void
qdr_recent_row_class_init (QdrRecentRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qdr_recent_row_dispose;
  G_OBJECT_CLASS (klass)->finalize = qdr_recent_row_finalize;
}

static void
qdr_recent_row_init (QdrRecentRow *self)
{
  GtkWidget *arrow = g_object_new (GTK_TYPE_IMAGE, "icon-name", "go-next-symbolic",
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  self->cancellable = g_cancellable_new ();
  self->picture = g_object_new (QDR_TYPE_BOARD_THUMBNAIL, "width-request", PICTURE_SIZE,
                                "height-request", PICTURE_SIZE, "valign", GTK_ALIGN_CENTER,
                                "margin-top", MARGIN, "margin-bottom", MARGIN, NULL);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (self), 2);
  adw_action_row_add_prefix (ADW_ACTION_ROW (self), GTK_WIDGET (self->picture));
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), arrow);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), TRUE);
  qdr_row_action_add (GTK_LIST_BOX_ROW (self), "open");
}

GtkWidget *
qdr_recent_row_new (const QdrRecentGame *game)
{
  QdrRecentRow *self = g_object_new (QDR_TYPE_RECENT_ROW, NULL);
  g_autoptr (GDateTime) when = g_date_time_to_local (game->when);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GTask) task = g_task_new (self, self->cancellable, read_cb, NULL);

  self->uri = g_strdup (game->uri);
  self->name = game->is_kept ? NULL : g_strdup (game->title);
  self->date = qdr_date_text (when, now);
  tell (self, game->title, NULL);
  g_task_set_task_data (task, g_file_new_for_uri (game->uri), g_object_unref);
  g_task_run_in_thread (task, read_in_thread);

  return GTK_WIDGET (self);
}

const char *
qdr_recent_row_get_uri (QdrRecentRow *self)
{
  g_return_val_if_fail (QDR_IS_RECENT_ROW (self), NULL);

  return self->uri;
}
