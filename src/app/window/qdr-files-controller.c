/*
 * Opening and saving files, recent files, and the question before unsaved moves are discarded.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-files-controller.h"

#include <glib/gi18n.h>
#include <string.h>

#include "qdr-dialogs.h"
#include "qdr-display-name.h"
#include "qdr-file-export.h"
#include "qdr-game-chooser.h"
#include "qdr-game-line.h"
#include "qdr-game-text.h"
#include "qdr-games-folder.h"
#include "qdr-match-score.h"
#include "qdr-recent-files.h"
#include "qdr-saved-game.h"
#include "qdr-shared-game.h"
#include "qdr-text-file.h"
#include "qdr-toast.h"

struct _QdrFilesController {
  QdrController base;

  GtkWindow *window;       /* unowned */
  AdwToastOverlay *toasts; /* unowned */
};

QDR_DEFINE_CONTROLLER (QdrFilesController, qdr_files_controller)

/* A function to call after the present game was saved, copied or discarded. */
typedef struct {
  QdrFilesController *files;
  QdrProceedFunc proceed; /* (nullable): the function to call */
  gpointer data;          /* (nullable): its argument */
  GDestroyNotify free_data;
} Continuation;

static Continuation *
continuation_new (QdrFilesController *files,
                  QdrProceedFunc proceed,
                  gpointer data,
                  GDestroyNotify free_data)
{
  Continuation *self = g_new (Continuation, 1);

  *self = (Continuation){ g_object_ref (files), proceed, data, free_data };
  return self;
}

static void
continuation_free (Continuation *self)
{
  g_object_unref (self->files);
  if (self->data != NULL)
    self->free_data (self->data);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Continuation, continuation_free)

/* A file, or a text from elsewhere, during a question about it. */
typedef struct {
  QdrFilesController *files;
  GFile *file; /* (nullable) */
  char *text;  /* (nullable): the text whose reading is chosen */
} Collection;

static void
collection_free (Collection *self)
{
  g_object_unref (self->files);
  g_clear_object (&self->file);
  g_free (self->text);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Collection, collection_free)

static Collection *
collection_new (QdrFilesController *files, GFile *file, const char *text)
{
  Collection *self = g_new (Collection, 1);

  *self = (Collection){ g_object_ref (files), file != NULL ? g_object_ref (file) : NULL,
                        g_strdup (text) };
  return self;
}

/* Returns (transfer full) the title of a game of @file (nullable) that is not saved there. */
static char *
make_title (GFile *file)
{
  return file != NULL ? qdr_display_name_of_file (file) : g_strdup (_ ("Pasted game"));
}

static void
game_chosen_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Collection) collection = user_data;
  guint index;
  QdrGame *game = qdr_game_chooser_choose_finish (result, &index);
  g_autofree char *name = make_title (collection->file);
  g_autofree char *title = NULL;

  if (game == NULL || collection->files->base.session == NULL)
    return;

  /* Translators: %s is the name of a file with several games, or “Pasted game”. %u is the number of
   * one of them. */
  title = g_strdup_printf (_ ("%s, game %u"), name, index + 1);
  qdr_files_controller_replace_game (collection->files, game, NULL, title);
}

static void
show_open_error (QdrFilesController *self, GFile *file, QdrTextPlace place, const GError *error)
{
  g_autofree char *name = qdr_display_name_of_file (file);
  g_autofree char *heading = g_strdup_printf (_ ("Could Not Open “%s”"), name);
  g_autofree char *body = NULL;

  if (place.line > 0 &&
      !g_error_matches (error, QDR_SAVED_GAME_ERROR, QDR_SAVED_GAME_ERROR_TOO_LARGE))
    body =
        /* Translators: %s is a sentence that describes the error at that place in the file. */
        g_strdup_printf (_ ("Line %u, column %u: %s"), place.line, place.column, error->message);
  else if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    body = g_strdup (_ ("There is no such file."));
  else if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED))
    body = g_strdup (_ ("You are not allowed to read this file."));
  else
    body = g_strdup (error->message);
  qdr_message_dialog_show (self->window, heading, body);
}

/* Opens the game of a file, or asks which of its games is meant. The game does not belong to the
 * file: saving it would delete the other games in the file, or what the file contains in another
 * notation. */
static void
open_games_without_file (QdrFilesController *self, GFile *file, GPtrArray *games)
{
  g_autofree char *name = make_title (file);

  if (games->len > 1)
    qdr_game_chooser_choose_async (self->window, games, name, game_chosen_cb,
                                   collection_new (self, file, NULL));
  else
    qdr_files_controller_replace_game (self, g_ptr_array_index (games, 0), NULL, name);
}

/* Opens the game of a text in the notation of @reading, or asks which of its games is meant. */
static void
open_reading (QdrFilesController *self,
              GFile *file,
              const QdrForeignGame *reading,
              const char *text)
{
  g_autofree char *translated = NULL;
  g_autoptr (GPtrArray) games = NULL;

  if (reading->notation == QDR_NOTATION_STANDARD)
    translated = g_strdup (text);
  else if (!qdr_foreign_text_is_list (text, strlen (text)))
    translated = qdr_foreign_notation_translate_games (reading->notation, text, strlen (text));
  if (translated != NULL)
    games = qdr_saved_game_parse (translated, strlen (translated), NULL, NULL);
  if (games != NULL && games->len > 1) {
    open_games_without_file (self, file, games);
  } else {
    g_autofree char *name = make_title (file);

    qdr_files_controller_replace_game (self, reading->game, NULL, name);
  }
}

static void
reading_chosen_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Collection) collection = user_data;
  const QdrForeignGame *reading = qdr_game_chooser_choose_finish (result, NULL);

  if (reading != NULL && collection->files->base.session != NULL)
    open_reading (collection->files, collection->file, reading, collection->text);
}

void
qdr_files_controller_open_readings (QdrFilesController *self,
                                    GFile *file,
                                    GPtrArray *found,
                                    const char *text)
{
  g_autofree char *name = NULL;

  g_return_if_fail (QDR_IS_FILES_CONTROLLER (self));
  g_return_if_fail (found != NULL && found->len > 0);
  g_return_if_fail (text != NULL);

  if (found->len == 1) {
    open_reading (self, file, g_ptr_array_index (found, 0), text);
    return;
  }
  name = file != NULL ? qdr_display_name_of_file (file) : NULL;
  qdr_game_chooser_choose_interpretation_async (self->window, found, name, reading_chosen_cb,
                                                collection_new (self, file, text));
}

/* A shared game during the question who sits here, or where its file shall be. */
typedef struct {
  QdrFilesController *files;
  QdrGame *game;
  GFile *file; /* (nullable): NULL if it has none yet */
} Seating;

static void
seating_free (Seating *self)
{
  g_object_unref (self->files);
  g_object_unref (self->game);
  g_clear_object (&self->file);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Seating, seating_free)

static Seating *
seating_new (QdrFilesController *files, QdrGame *game, GFile *file)
{
  Seating *self = g_new (Seating, 1);

  *self = (Seating){ g_object_ref (files), g_object_ref (game),
                     file != NULL ? g_object_ref (file) : NULL };
  return self;
}

/* Begins or continues a game that travels in messages. */
static void
play_by_lines (QdrFilesController *self, QdrGame *game)
{
  g_autoptr (GFile) folder = qdr_shared_record_get_default_folder ();
  g_autoptr (GError) error = NULL;

  if (qdr_shared_record_write (game, qdr_game_get_ply (game), NULL, folder, &error))
    qdr_files_controller_replace_game (self, game, NULL, NULL);
  else
    qdr_file_export_show_error (folder, self->window, error);
}

static void
seat_chosen_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Seating) seating = user_data;
  g_autofree char *answer = qdr_message_dialog_ask_finish (result);
  QdrFilesController *self = seating->files;
  QdrGame *game = seating->game;
  guint player;

  if (answer == NULL || self->base.session == NULL)
    return;
  if (g_str_equal (answer, "look")) {
    qdr_files_controller_replace_game (self, game, NULL, _ ("Pasted game"));
    return;
  }
  player = (guint) (*answer - '0');
  for (guint i = 0; i < qdr_game_get_n_players (game) && seating->file == NULL; i++)
    if (i != player)
      qdr_player_set_seat (qdr_game_get_player (game, i), QDR_SEAT_ELSEWHERE);
  qdr_game_set_players_here (game, 1u << player);
  if (seating->file != NULL)
    qdr_files_controller_replace_game (self, game, seating->file, NULL);
  else
    play_by_lines (self, game);
}

void
qdr_files_controller_join_game (QdrFilesController *self, QdrGame *game, GFile *file)
{
  QdrDialogAnswer answers[QDR_MAX_PLAYERS + 1];
  char ids[QDR_MAX_PLAYERS][2];
  g_autoptr (GPtrArray) labels = g_ptr_array_new_with_free_func (g_free);
  guint n = 0;

  g_return_if_fail (QDR_IS_FILES_CONTROLLER (self));
  g_return_if_fail (QDR_IS_GAME (game));
  g_return_if_fail (file == NULL || G_IS_FILE (file));

  if (file == NULL)
    answers[n++] = (QdrDialogAnswer){ "look", _ ("Only _Look at It"), QDR_DIALOG_ANSWER_PLAIN };
  for (guint i = 0; i < qdr_game_get_n_players (game); i++) {
    g_auto (GStrv) parts = g_strsplit (qdr_game_get_player_name (game, i), "_", 0);

    if (!qdr_player_is_person (qdr_game_get_player (game, i)))
      continue;
    ids[i][0] = (char) ('0' + i);
    ids[i][1] = '\0';
    /* Underscores would be mnemonics. */
    g_ptr_array_add (labels, g_strjoinv ("__", parts));
    answers[n++] =
        (QdrDialogAnswer){ ids[i], labels->pdata[labels->len - 1], QDR_DIALOG_ANSWER_PLAIN };
  }
  qdr_message_dialog_ask_async (self->window, _ ("Which Player Are You?"),
                                _ ("The others play at other computers. This is asked only once."),
                                answers, n, seat_chosen_cb, seating_new (self, game, file));
}

/* Returns whether it must be asked who plays here. */
static gboolean
needs_seat (QdrGame *game)
{
  g_autoptr (GFile) folder = qdr_shared_record_get_default_folder ();
  g_autoptr (QdrSharedRecord) record = NULL;

  if (!qdr_game_is_shared (game))
    return FALSE;
  record = qdr_shared_record_find (folder, game);
  return record == NULL;
}

/* Opens a list of moves, or saved games in another notation. */
static void
open_foreign_text (QdrFilesController *self, GFile *file, const char *text, gsize length)
{
  QdrTextPlace place = { 0, 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) found = qdr_foreign_game_read_text (
      text, length, qdr_game_get_start_position (qdr_session_get_game (self->base.session)), &place,
      &error);

  if (found == NULL)
    show_open_error (self, file, place, error);
  else
    qdr_files_controller_open_readings (self, file, found, text);
}

static void
import_answered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Collection) collection = user_data;
  g_autofree char *answer = qdr_message_dialog_ask_finish (result);
  g_autofree char *uri = g_file_get_uri (collection->file);

  if (answer != NULL && collection->files->base.session != NULL)
    gtk_widget_activate_action (GTK_WIDGET (collection->files->window), "app.import-file", "s",
                                uri);
}

/* Asks whether the library imports a file that is too large for the window. */
static void
ask_to_import (QdrFilesController *self, GFile *file)
{
  const QdrDialogAnswer import = { "import", _ ("_Import"), QDR_DIALOG_ANSWER_SUGGESTED };
  g_autofree char *name = qdr_display_name_of_file (file);
  g_autofree char *heading = g_strdup_printf (_ ("“%s” Is Too Large to Open"), name);

  qdr_message_dialog_ask_async (self->window, heading,
                                _ ("It is larger than 4 MiB. The library can import all its games "
                                   "and open each of them."),
                                &import, 1, import_answered_cb, collection_new (self, file, NULL));
}

static void
encoding_answered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Collection) collection = user_data;
  QdrFilesController *self = collection->files;
  g_autofree char *answer = qdr_message_dialog_ask_finish (result);
  g_autofree char *raw = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GError) error = NULL;
  QdrTextPlace place;
  gsize length;

  if (answer == NULL || self->base.session == NULL)
    return;

  raw = qdr_saved_game_read_file (collection->file, &length, &place, &error);
  if (raw == NULL) {
    show_open_error (self, collection->file, place, error);
    return;
  }
  text = qdr_text_convert_other_encoding (raw, length, &length);
  if (text == NULL)
    text = g_steal_pointer (&raw);
  games = qdr_saved_game_parse (text, length, NULL, NULL);
  if (games == NULL) {
    open_foreign_text (self, collection->file, text, length);
    return;
  }
  qdr_recent_files_add (collection->file);
  open_games_without_file (self, collection->file, games);
}

/* Asks whether to read a file in the encoding in which it seems to be. */
static void
ask_about_encoding (QdrFilesController *self, GFile *file, const char *encoding)
{
  const QdrDialogAnswer open = { "open", _ ("_Open"), QDR_DIALOG_ANSWER_SUGGESTED };
  g_autofree char *name = qdr_display_name_of_file (file);
  g_autofree char *heading = g_strdup_printf (_ ("“%s” Is Not in UTF-8"), name);
  g_autofree char *body =
      /* Translators: %s is the name of an encoding: "UTF-16". */
      g_strdup_printf (_ ("It seems to be in %s. If it is not, some letters will be wrong. The "
                          "file is not changed."),
                       encoding);

  qdr_message_dialog_ask_async (self->window, heading, body, &open, 1, encoding_answered_cb,
                                collection_new (self, file, NULL));
}

/* Opens a file that is not in the format of saved games. @error is the reason. */
static void
open_other_file (QdrFilesController *self, GFile *file, QdrTextPlace place, const GError *error)
{
  gsize length;
  g_autofree char *text = error->domain == QDR_SAVED_GAME_ERROR
                              ? qdr_saved_game_read_file (file, &length, NULL, NULL)
                              : NULL;
  const char *encoding = text != NULL ? qdr_text_guess_other_encoding (text, length) : NULL;

  if (g_error_matches (error, QDR_SAVED_GAME_ERROR, QDR_SAVED_GAME_ERROR_TOO_LARGE))
    ask_to_import (self, file);
  else if (text == NULL)
    show_open_error (self, file, place, error);
  else if (encoding != NULL)
    ask_about_encoding (self, file, encoding);
  else
    open_foreign_text (self, file, text, length);
}

void
qdr_files_controller_open_file (QdrFilesController *self, GFile *file)
{
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GError) error = NULL;
  QdrTextPlace place = { 0, 0 };

  g_return_if_fail (QDR_IS_FILES_CONTROLLER (self));
  g_return_if_fail (G_IS_FILE (file));

  games = qdr_saved_game_load (file, &place, &error);
  if (games == NULL) {
    open_other_file (self, file, place, error);
    return;
  }

  if (games->len == 1 && needs_seat (g_ptr_array_index (games, 0)))
    qdr_files_controller_join_game (self, g_ptr_array_index (games, 0), file);
  else if (games->len == 1)
    qdr_files_controller_replace_game (self, g_ptr_array_index (games, 0),
                                       qdr_games_folder_contains (file) ? NULL : file, NULL);
  else
    open_games_without_file (self, file, games);
  if (!qdr_games_folder_contains (file))
    qdr_recent_files_add (file);
}

static void
open_file_chosen_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrFilesController) self = QDR_FILES_CONTROLLER (user_data);
  g_autoptr (GFile) file = qdr_file_dialog_finish (result);

  if (file != NULL && self->base.session != NULL)
    qdr_files_controller_open_file (self, file);
}

/* Returns (transfer full) (nullable) the session's file, else the one that the user used last. */
static GFile *
find_last_file (QdrFilesController *self)
{
  GFile *present = qdr_session_get_file (self->base.session);
  g_autoptr (GPtrArray) infos = qdr_recent_files_list ();

  for (guint i = 0; present == NULL && i < infos->len; i++) {
    GtkRecentInfo *info = g_ptr_array_index (infos, i);
    g_autoptr (GFile) file = g_file_new_for_uri (gtk_recent_info_get_uri (info));

    if (!qdr_games_folder_contains (file) && gtk_recent_info_exists (info))
      return g_steal_pointer (&file);
  }
  return present != NULL ? g_object_ref (present) : NULL;
}

static void
open_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrFilesController *self = user_data;

  qdr_file_dialog_open_async (self->window, qdr_session_get_file (self->base.session),
                              open_file_chosen_cb, g_object_ref (self));
}

void
qdr_files_controller_open_recent_file (QdrFilesController *self, GFile *file)
{
  g_autofree char *heading = NULL;
  g_autofree char *name = NULL;

  g_return_if_fail (QDR_IS_FILES_CONTROLLER (self));
  g_return_if_fail (G_IS_FILE (file));

  if (g_file_query_exists (file, NULL)) {
    qdr_files_controller_open_file (self, file);
    return;
  }

  qdr_recent_files_remove (file);
  name = qdr_display_name_of_file (file);
  heading = g_strdup_printf (_ ("“%s” Is No Longer There"), name);
  qdr_message_dialog_show (self->window, heading,
                           _ ("It may have been moved, renamed or deleted. The list of recent "
                              "games no longer shows it."));
}

static void save_game (Continuation *continuation, gboolean asks_where);

static void save_game_to_file (Continuation *continuation, GFile *file, gboolean overwrites);

static void
changed_answered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Continuation) continuation = user_data;
  QdrSession *session = continuation->files->base.session;
  g_autofree char *answer = qdr_message_dialog_ask_finish (result);
  g_autoptr (GFile) file = NULL;

  if (session == NULL)
    return;
  qdr_session_set_hold (session, QDR_HOLD_QUESTION, FALSE);
  if (answer == NULL || qdr_session_get_file (session) == NULL)
    return;

  file = g_object_ref (qdr_session_get_file (session));
  if (g_str_equal (answer, "replace"))
    save_game_to_file (g_steal_pointer (&continuation), file, TRUE);
  else if (g_str_equal (answer, "save-as"))
    save_game (g_steal_pointer (&continuation), TRUE);
  else
    g_application_open (G_APPLICATION (gtk_window_get_application (continuation->files->window)),
                        &file, 1, "");
}

/* Asks how to save the game although its file has changed. @continuation is (transfer full). */
static void
ask_about_changed_file (Continuation *continuation, GFile *file)
{
  const QdrDialogAnswer answers[] = {
    { "open", _ ("_Open the File"), QDR_DIALOG_ANSWER_PLAIN },
    { "replace", _ ("_Replace"), QDR_DIALOG_ANSWER_DESTRUCTIVE },
    { "save-as", _ ("Save _As…"), QDR_DIALOG_ANSWER_SUGGESTED },
  };
  g_autofree char *name = qdr_display_name_of_file (file);
  g_autofree char *heading = g_strdup_printf (_ ("“%s” Has Changed"), name);

  qdr_session_set_hold (continuation->files->base.session, QDR_HOLD_QUESTION, TRUE);
  qdr_message_dialog_ask_async (continuation->files->window, heading,
                                _ ("Another program or window has changed the file since this game "
                                   "was opened or saved. If you replace the file, its present "
                                   "contents are lost."),
                                answers, G_N_ELEMENTS (answers), changed_answered_cb, continuation);
}

/* Saves the game to @file, which becomes the session's file, and calls the function of
 * @continuation (transfer full). If the game cannot be saved, only shows an error. */
static void
save_game_to_file (Continuation *continuation, GFile *file, gboolean overwrites)
{
  g_autoptr (Continuation) owned = continuation;
  QdrSession *session = continuation->files->base.session;
  g_autoptr (GError) error = NULL;

  if (qdr_session_save (session, file, overwrites, &error)) {
    qdr_recent_files_add (file);
    qdr_file_export_show_success (file, continuation->files->toasts);
    if (continuation->proceed != NULL)
      continuation->proceed (continuation->data);
  } else if (error->domain == QDR_SAVED_GAME_ERROR) {
    ask_about_changed_file (g_steal_pointer (&owned), file);
  } else {
    qdr_file_export_show_error (file, continuation->files->window, error);
  }
}

static void
save_file_chosen_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Continuation) continuation = user_data;
  g_autoptr (GFile) file = qdr_file_dialog_finish (result);

  /* The dialog has already asked before an existing file is replaced. */
  if (file != NULL && continuation->files->base.session != NULL)
    save_game_to_file (g_steal_pointer (&continuation), file, TRUE);
}

/* Returns (transfer full) the name that a file of a game gets. */
static char *
make_file_name (QdrGame *game)
{
  g_autofree char *players = qdr_game_format_player_names (game);

  g_strdelimit (players, "/", '-');
  return g_strconcat (players, ".quoridor", NULL);
}

/* Saves the game, then calls the function of @continuation (transfer full). Asks for a file if
 * @asks_where is TRUE or the session has no file. */
static void
save_game (Continuation *continuation, gboolean asks_where)
{
  QdrFilesController *self = continuation->files;
  GFile *file = qdr_session_get_file (self->base.session);
  g_autoptr (GFile) last = NULL;
  g_autofree char *name = NULL;

  if (!asks_where && file != NULL) {
    save_game_to_file (continuation, file, FALSE);
    return;
  }

  name = file != NULL ? qdr_session_get_title (self->base.session)
                      : make_file_name (qdr_session_get_game (self->base.session));
  last = find_last_file (self);
  qdr_file_dialog_save_async (self->window, last, name, save_file_chosen_cb, continuation);
}

static void
save_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  save_game (continuation_new (user_data, NULL, NULL, NULL), FALSE);
}

static void
save_as_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  save_game (continuation_new (user_data, NULL, NULL, NULL), TRUE);
}

static void
unsaved_answered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Continuation) continuation = user_data;
  g_autofree char *answer = qdr_message_dialog_ask_finish (result);

  if (continuation->files->base.session == NULL)
    return;

  qdr_session_set_hold (continuation->files->base.session, QDR_HOLD_QUESTION, FALSE);
  if (answer == NULL)
    return;

  if (g_str_equal (answer, "save"))
    save_game (g_steal_pointer (&continuation), FALSE);
  else
    continuation->proceed (continuation->data);
}

/* If the game has unsaved moves, saves a copy in the folder of abandoned games, or asks the user if
 * this fails. Then calls the function of @continuation (transfer full). */
static void
save_copy_or_ask (Continuation *continuation)
{
  QdrFilesController *self = continuation->files;
  gboolean is_safe = !qdr_session_has_unsaved_moves (self->base.session);
  const QdrDialogAnswer answers[] = {
    { "discard", _ ("_Discard"), QDR_DIALOG_ANSWER_DESTRUCTIVE },
    { "save", _ ("_Save"), QDR_DIALOG_ANSWER_SUGGESTED },
  };

  if (!is_safe) {
    QdrGame *game = qdr_session_get_game (self->base.session);
    g_autoptr (GFile) folder = qdr_games_folder_get_default ();
    g_autoptr (GError) error = NULL;
    g_autoptr (GFile) copy = NULL;

    /* What was tried after the end is a variation. */
    if (qdr_game_is_analysis (game)) {
      qdr_game_promote_ended_line (game);
      qdr_game_go_to_ply (game, qdr_game_get_n_moves (game));
    }
    copy = qdr_games_folder_save_game (folder, game, &error);
    is_safe = copy != NULL;
    if (!is_safe)
      g_debug ("No copy is saved: %s", error->message);
  }
  if (is_safe) {
    continuation->proceed (continuation->data);
    continuation_free (continuation);
    return;
  }

  qdr_session_set_hold (self->base.session, QDR_HOLD_QUESTION, TRUE);
  qdr_message_dialog_ask_async (self->window, _ ("Save This Game?"),
                                _ ("It has unsaved moves, which would be lost."), answers,
                                G_N_ELEMENTS (answers), unsaved_answered_cb, continuation);
}

static void
match_answered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Continuation) continuation = user_data;
  g_autofree char *answer = qdr_message_dialog_ask_finish (result);

  if (continuation->files->base.session == NULL)
    return;

  qdr_session_set_hold (continuation->files->base.session, QDR_HOLD_QUESTION, FALSE);
  if (answer != NULL)
    save_copy_or_ask (g_steal_pointer (&continuation));
}

/* Asks first whether to leave a match that is under way, because a copy of the game does not
 * contain the score. Then does the same as save_copy_or_ask(). @continuation is (transfer full). */
static void
ask_before_discarding (Continuation *continuation)
{
  QdrFilesController *self = continuation->files;
  const QdrMatchScore *match = qdr_session_get_match_score (self->base.session);
  const QdrDialogAnswer answers[] = { { "leave", _ ("_Leave Match"),
                                        QDR_DIALOG_ANSWER_DESTRUCTIVE } };
  g_autofree char *state = NULL;
  g_autofree char *body = NULL;

  if (match == NULL || !qdr_match_score_is_under_way (match)) {
    save_copy_or_ask (continuation);
    return;
  }

  state = qdr_match_score_format_state (match, qdr_session_get_game (self->base.session));
  body = g_strjoin (" ", state, _ ("You cannot return to this match later."), NULL);
  qdr_session_set_hold (self->base.session, QDR_HOLD_QUESTION, TRUE);
  qdr_message_dialog_ask_async (self->window, _ ("Leave This Match?"), body, answers,
                                G_N_ELEMENTS (answers), match_answered_cb, continuation);
}

void
qdr_files_controller_ask_before_discarding_game (QdrFilesController *self,
                                                 QdrProceedFunc proceed,
                                                 gpointer object)
{
  g_return_if_fail (QDR_IS_FILES_CONTROLLER (self));
  g_return_if_fail (proceed != NULL);
  g_return_if_fail (G_IS_OBJECT (object));

  ask_before_discarding (continuation_new (self, proceed, g_object_ref (object), g_object_unref));
}

void
qdr_files_controller_ask_before_next_game (QdrFilesController *self,
                                           QdrProceedFunc proceed,
                                           gpointer object)
{
  g_return_if_fail (QDR_IS_FILES_CONTROLLER (self));
  g_return_if_fail (proceed != NULL);
  g_return_if_fail (G_IS_OBJECT (object));

  save_copy_or_ask (continuation_new (self, proceed, g_object_ref (object), g_object_unref));
}

/* A game that is about to replace the present one. */
typedef struct {
  QdrFilesController *files;
  QdrGame *game;
  QdrGame *line;        /* (nullable): a copy from a line, which is received then */
  GFile *file;          /* (nullable): the file in which the game is saved */
  char *title;          /* (nullable): shown instead of a file name */
  QdrMatchScore *match; /* (nullable): the match to which the game belongs */
} Successor;

static void
successor_free (gpointer data)
{
  Successor *self = data;

  g_object_unref (self->files);
  g_object_unref (self->game);
  g_clear_object (&self->line);
  g_clear_object (&self->file);
  g_free (self->title);
  g_free (self->match);
  g_free (self);
}

static void
replace_game (gpointer data)
{
  Successor *self = data;
  QdrSession *session = self->files->base.session;

  if (session == NULL)
    return;
  if (self->match != NULL)
    qdr_session_set_game_of_match (session, self->game, self->match);
  else
    qdr_session_set_game (session, self->game, self->file, self->title);
  if (self->line != NULL)
    qdr_files_controller_receive (self->files, self->line);
}

static Successor *
successor_new (QdrFilesController *files, QdrGame *game, GFile *file)
{
  Successor *self = g_new0 (Successor, 1);

  self->files = g_object_ref (files);
  self->game = g_object_ref (game);
  g_set_object (&self->file, file);
  return self;
}

void
qdr_files_controller_replace_game (QdrFilesController *self,
                                   QdrGame *game,
                                   GFile *file,
                                   const char *title)
{
  Successor *successor;

  g_return_if_fail (QDR_IS_FILES_CONTROLLER (self));
  g_return_if_fail (QDR_IS_GAME (game));
  g_return_if_fail (file == NULL || G_IS_FILE (file));

  successor = successor_new (self, game, file);
  successor->title = g_strdup (title);
  ask_before_discarding (continuation_new (self, replace_game, successor, successor_free));
}

void
qdr_files_controller_start_game (QdrFilesController *self,
                                 QdrGame *game,
                                 const QdrMatchScore *match)
{
  Successor *successor;

  g_return_if_fail (QDR_IS_FILES_CONTROLLER (self));
  g_return_if_fail (QDR_IS_GAME (game));

  successor = successor_new (self, game, NULL);
  if (match != NULL)
    successor->match = g_memdup2 (match, sizeof *match);
  ask_before_discarding (continuation_new (self, replace_game, successor, successor_free));
}

gboolean
qdr_files_controller_receive (QdrFilesController *self, QdrGame *line)
{
  g_autofree char *sentence = NULL;
  QdrSharedGame *shared;
  QdrMerge merge;

  g_return_val_if_fail (QDR_IS_FILES_CONTROLLER (self), FALSE);
  g_return_val_if_fail (QDR_IS_GAME (line), FALSE);

  shared = qdr_session_get_shared_game (self->base.session);
  if (shared == NULL)
    return FALSE;
  merge = qdr_shared_game_receive (shared, line, &sentence);
  if (merge == QDR_MERGE_OTHER_GAME)
    return FALSE;
  /* The next game has begun, and the line may have moves of it. */
  if (merge == QDR_MERGE_NEXT_GAME)
    qdr_shared_game_receive (qdr_session_get_shared_game (self->base.session), line, &sentence);
  if (sentence != NULL)
    qdr_toast_show_result (self->toasts, sentence);
  return TRUE;
}

void
qdr_files_controller_open_line (QdrFilesController *self, QdrGame *line)
{
  g_autoptr (GFile) folder = qdr_shared_record_get_default_folder ();
  g_autoptr (QdrSharedRecord) record = NULL;
  g_autofree char *sentence = NULL;
  QdrMerge merge;

  g_return_if_fail (QDR_IS_FILES_CONTROLLER (self));
  g_return_if_fail (QDR_IS_GAME (line));

  record = qdr_shared_record_find (folder, line);
  if (record == NULL) {
    if (qdr_game_is_under_way (line))
      qdr_files_controller_join_game (self, line, NULL);
    else
      qdr_files_controller_replace_game (self, line, NULL, _ ("Pasted game"));
    return;
  }
  merge = qdr_game_compare_line (record->game, qdr_game_get_ply (record->game), line);
  if (merge == QDR_MERGE_OTHER_GAME || merge == QDR_MERGE_OWN_MOVE) {
    sentence = qdr_merge_describe (merge);
    qdr_toast_show_result (self->toasts, sentence);
  } else {
    Successor *successor = successor_new (self, record->game, record->file);

    if (merge != QDR_MERGE_SAME)
      successor->line = g_object_ref (line);
    ask_before_discarding (continuation_new (self, replace_game, successor, successor_free));
  }
}

static void
shared_file_chosen_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Seating) seating = user_data;
  g_autoptr (GFile) file = qdr_file_dialog_finish (result);
  g_autoptr (GError) error = NULL;

  if (file == NULL || seating->files->base.session == NULL)
    return;
  qdr_game_need_id (seating->game);
  if (qdr_saved_game_save (seating->game, file, TRUE, &error)) {
    qdr_recent_files_add (file);
    qdr_files_controller_replace_game (seating->files, seating->game, file, NULL);
  } else {
    qdr_file_export_show_error (file, seating->files->window, error);
  }
}

static void
means_chosen_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Seating) seating = user_data;
  g_autofree char *answer = qdr_message_dialog_ask_finish (result);
  QdrFilesController *self = seating->files;
  g_autoptr (GFile) last = NULL;
  g_autofree char *name = NULL;

  if (answer == NULL || self->base.session == NULL)
    return;
  if (g_str_equal (answer, "messages")) {
    play_by_lines (self, seating->game);
    return;
  }
  last = find_last_file (self);
  name = make_file_name (seating->game);
  qdr_file_dialog_save_async (self->window, last, name, shared_file_chosen_cb,
                              g_steal_pointer (&seating));
}

static void
ask_for_means_cb (gpointer data)
{
  const QdrDialogAnswer answers[] = {
    { "messages", _ ("By _Messages"), QDR_DIALOG_ANSWER_PLAIN },
    { "file", _ ("By a _File…"), QDR_DIALOG_ANSWER_SUGGESTED },
  };
  Seating *seating = data;

  if (seating->files->base.session == NULL)
    seating_free (seating);
  else
    qdr_message_dialog_ask_async (seating->files->window, _ ("How Do the Moves Travel?"),
                                  _ ("In a file that all of you can reach, for example in a shared "
                                     "folder, or in messages that you send."),
                                  answers, G_N_ELEMENTS (answers), means_chosen_cb, seating);
}

void
qdr_files_controller_start_shared_game (QdrFilesController *self, QdrGame *game)
{
  g_return_if_fail (QDR_IS_FILES_CONTROLLER (self));
  g_return_if_fail (QDR_IS_GAME (game));

  /* The dialog for a new game closes first. */
  g_idle_add_once (ask_for_means_cb, seating_new (self, game, NULL));
}

static const GActionEntry entries[] = {
  { .name = "open", .activate = open_cb },
  { .name = "save", .activate = save_cb },
  { .name = "save-as", .activate = save_as_cb },
};

QdrFilesController *
qdr_files_controller_new (GActionMap *actions,
                          QdrSession *session,
                          GtkWindow *window,
                          AdwToastOverlay *toasts)
{
  QdrFilesController *self;

  g_return_val_if_fail (GTK_IS_WINDOW (window), NULL);
  g_return_val_if_fail (ADW_IS_TOAST_OVERLAY (toasts), NULL);

  self = qdr_controller_new (QDR_TYPE_FILES_CONTROLLER, actions, session);
  self->window = window;
  self->toasts = toasts;
  qdr_controller_add_action_entries (self, entries, G_N_ELEMENTS (entries));
  return self;
}
