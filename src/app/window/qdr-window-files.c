/*
 * The window's files: opening, saving, and asking before a game is lost.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-window-private.h"

#include <glib/gi18n.h>

#include "qdr-file-dialog.h"
#include "qdr-game-chooser.h"
#include "qdr-game-text.h"
#include "qdr-message-dialog.h"
#include "qdr-recent-files.h"
#include "qdr-saved-game.h"

/* What is to happen once the game may go. */
typedef struct {
  QdrWindow *window;
  QdrWindowFunc proceed;
} Release;

static Release *
release_new (QdrWindow *window, QdrWindowFunc proceed)
{
  Release *self = g_new (Release, 1);

  *self = (Release){ g_object_ref (window), proceed };

  return self;
}

static void
release_free (Release *self)
{
  g_object_unref (self->window);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Release, release_free)

static char *
display_name (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);

  return g_filename_display_name (name);
}

/* Opening. */

/* What goes wrong most often in words of our own; the rest as the system says it. */
static const char *
explain (const GError *error)
{
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    return _ ("There is no such file.");
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED))
    return _ ("You are not allowed to read this file.");
  return error->message;
}

static void
tell_open_error (QdrWindow *self, GFile *file, const QdrTextPlace *place, const GError *error)
{
  g_autofree char *name = display_name (file);
  g_autofree char *heading = g_strdup_printf (_ ("Could Not Open “%s”"), name);
  const gboolean has_place = place->line > 0 && !g_error_matches (error, QDR_SAVED_GAME_ERROR,
                                                                  QDR_SAVED_GAME_ERROR_TOO_LARGE);
  g_autofree char *body =
      has_place
          /* Translators: the last part is a sentence that says what is wrong there. */
          ? g_strdup_printf (_ ("Line %u, column %u: %s"), place->line, place->column,
                             error->message)
          : g_strdup (explain (error));

  qdr_message_dialog_tell (GTK_WINDOW (self), heading, body);
}

/* A file with several games, one of which is wanted. */
typedef struct {
  QdrWindow *window;
  GFile *file;
  GPtrArray *games;
} Collection;

static void
collection_free (Collection *self)
{
  g_object_unref (self->window);
  g_object_unref (self->file);
  g_ptr_array_unref (self->games);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Collection, collection_free)

/* The game gets no file: saving it to the one it came from would destroy the others. */
static void
chosen_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Collection) collection = user_data;
  QdrWindow *self = collection->window;
  gssize index = qdr_game_chooser_choose_finish (result);
  g_autofree char *name = NULL;
  g_autofree char *title = NULL;

  if (index < 0 || self->session == NULL)
    return;

  name = display_name (collection->file);
  /* Translators: a game out of a file with several: the name of the file and the game's number. */
  title = g_strdup_printf (_ ("%s, game %u"), name, (guint) index + 1);
  qdr_session_set_game (self->session, g_ptr_array_index (collection->games, index), NULL, title);
}

static void
choose_game (QdrWindow *self, GFile *file, GPtrArray *games)
{
  Collection *collection = g_new (Collection, 1);

  *collection = (Collection){ g_object_ref (self), g_object_ref (file), g_ptr_array_ref (games) };
  qdr_game_chooser_choose_async (GTK_WINDOW (self), file, games, chosen_cb, collection);
}

void
qdr_window_open (QdrWindow *self, GFile *file)
{
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GError) error = NULL;
  QdrTextPlace place = { 0, 0 };

  g_return_if_fail (QDR_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  games = qdr_saved_game_load (file, &place, &error);
  if (games == NULL)
    tell_open_error (self, file, &place, error);
  else if (games->len == 1)
    qdr_session_set_game (self->session, g_ptr_array_index (games, 0), file, NULL);
  else
    choose_game (self, file, games);
  if (games != NULL)
    qdr_recent_files_add (file);
}

static void
open_chosen_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrWindow) self = QDR_WINDOW (user_data);
  g_autoptr (GFile) file = qdr_file_dialog_finish (result, NULL);

  if (file != NULL && self->session != NULL)
    qdr_window_open (self, file);
}

static void
choose_file (QdrWindow *self)
{
  qdr_file_dialog_open_async (GTK_WINDOW (self), qdr_session_get_file (self->session),
                              open_chosen_cb, g_object_ref (self));
}

static void
open_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  qdr_window_release_game (QDR_WINDOW (user_data), choose_file);
}

/* Files that were opened before. */

static void
tell_missing (QdrWindow *self, GFile *file)
{
  g_autofree char *name = display_name (file);
  g_autofree char *heading = g_strdup_printf (_ ("“%s” Is No Longer There"), name);

  qdr_recent_files_remove (file);
  qdr_message_dialog_tell (GTK_WINDOW (self), heading,
                           _ ("It may have been moved, renamed or deleted. The list of recent "
                              "games no longer shows it."));
}

static void
open_recent (QdrWindow *self)
{
  qdr_window_open (self, self->recent_file);
}

static void
open_recent_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrWindow *self = QDR_WINDOW (user_data);

  g_clear_object (&self->recent_file);
  self->recent_file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));
  if (g_file_query_exists (self->recent_file, NULL))
    qdr_window_release_game (self, open_recent);
  else
    tell_missing (self, self->recent_file);
}

/* Saving. */

gboolean
qdr_window_save_to (QdrWindow *self, GFile *file)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *heading = NULL;
  g_autofree char *name = NULL;

  g_return_val_if_fail (QDR_IS_WINDOW (self), FALSE);
  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  if (qdr_session_save (self->session, file, &error)) {
    qdr_recent_files_add (file);
    return TRUE;
  }

  name = display_name (file);
  heading = g_strdup_printf (_ ("Could Not Save “%s”"), name);
  qdr_message_dialog_tell (qdr_window_get_front (self), heading, error->message);

  return FALSE;
}

static char *
suggest_name (QdrWindow *self)
{
  g_autofree char *players = NULL;

  if (qdr_session_get_file (self->session) != NULL)
    return qdr_session_get_title (self->session);

  players = qdr_game_text_players (qdr_window_get_game (self));
  g_strdelimit (players, "/", '-');

  return g_strconcat (players, ".quoridor", NULL);
}

static void
save_chosen_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Release) release = user_data;
  g_autoptr (GFile) file = qdr_file_dialog_finish (result, NULL);

  if (file != NULL && release->window->session != NULL &&
      qdr_window_save_to (release->window, file) && release->proceed != NULL)
    release->proceed (release->window);
}

/* Saves, asking where if need be, and then calls @proceed, if any. */
static void
save (QdrWindow *self, gboolean ask_where, QdrWindowFunc proceed)
{
  GFile *file = qdr_session_get_file (self->session);
  g_autofree char *name = NULL;

  if (!ask_where && file != NULL) {
    if (qdr_window_save_to (self, file) && proceed != NULL)
      proceed (self);
    return;
  }

  name = suggest_name (self);
  qdr_file_dialog_save_async (qdr_window_get_front (self), file, name, save_chosen_cb,
                              release_new (self, proceed));
}

static void
save_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  save (QDR_WINDOW (user_data), FALSE, NULL);
}

static void
save_as_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  save (QDR_WINDOW (user_data), TRUE, NULL);
}

/* Asking before a game is lost. */

static void
unsaved_answered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Release) release = user_data;
  g_autofree char *answer = qdr_message_dialog_ask_finish (result);

  if (answer == NULL || release->window->session == NULL)
    return;

  if (g_str_equal (answer, "save"))
    save (release->window, FALSE, release->proceed);
  else
    release->proceed (release->window);
}

void
qdr_window_release_game (QdrWindow *self, QdrWindowFunc proceed)
{
  const QdrAnswer answers[] = {
    { "discard", _ ("_Discard"), QDR_ANSWER_DESTRUCTIVE },
    { "save", _ ("_Save"), QDR_ANSWER_SUGGESTED },
  };

  if (!qdr_session_has_unsaved_moves (self->session)) {
    proceed (self);
    return;
  }

  qdr_message_dialog_ask_async (qdr_window_get_front (self), _ ("Save This Game?"),
                                _ ("It has unsaved moves, which will be lost."), answers,
                                G_N_ELEMENTS (answers), unsaved_answered_cb,
                                release_new (self, proceed));
}

static const GActionEntry entries[] = {
  { .name = "open", .activate = open_cb },
  { .name = "open-recent", .parameter_type = "s", .activate = open_recent_cb },
  { .name = "save", .activate = save_cb },
  { .name = "save-as", .activate = save_as_cb },
};

void
qdr_window_add_file_actions (QdrWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_object (gtk_recent_manager_get_default (), "changed",
                           G_CALLBACK (qdr_recent_files_fill_menu), self->recent_menu,
                           G_CONNECT_SWAPPED);
  qdr_recent_files_fill_menu (self->recent_menu);
}
