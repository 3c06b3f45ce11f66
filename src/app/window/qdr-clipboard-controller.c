/*
 * Copying the position, the moves, the game or a picture of the board, and pasting or dropping a
 * game. The file is separate from the window because pasting takes several steps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-clipboard-controller.h"

#include <glib/gi18n.h>
#include <string.h>

#include "qdr-board-picture.h"
#include "qdr-game-clipboard.h"
#include "qdr-game-line.h"
#include "qdr-notation.h"
#include "qdr-saved-game.h"
#include "qdr-toast.h"

/* The length of the longer side of a copied picture, pixels. */
#define PICTURE_SIZE 1024

/* The sentence about the notation of a pasted game, as data of the game. */
#define NOTATION_KEY "qdr-notation"

struct _QdrClipboardController {
  QdrController base;

  QdrFilesController *files;
  GtkWindow *window;       /* unowned */
  QdrBoardView *board;     /* unowned */
  AdwToastOverlay *toasts; /* unowned */
};

QDR_DEFINE_CONTROLLER (QdrClipboardController, qdr_clipboard_controller)

static GdkClipboard *
clipboard_of (QdrClipboardController *self)
{
  return gtk_widget_get_clipboard (GTK_WIDGET (self->board));
}

static void
copy_text (QdrClipboardController *self, const char *text, const char *sentence)
{
  gdk_clipboard_set_text (clipboard_of (self), text);
  qdr_toast_show_result (self->toasts, sentence);
}

static void
copy_position_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrClipboardController *self = user_data;
  g_autofree char *text =
      qdr_position_to_text (qdr_game_get_position (qdr_session_get_game (self->base.session)));

  copy_text (self, text, _ ("Position copied"));
}

static void
copy_moves_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrClipboardController *self = user_data;
  g_autofree char *text =
      qdr_game_clipboard_format_moves (qdr_session_get_game (self->base.session));

  copy_text (self, text, _ ("Moves copied"));
}

static void
copy_game_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrClipboardController *self = user_data;
  g_autofree char *text = qdr_saved_game_to_text (qdr_session_get_game (self->base.session));

  copy_text (self, text, _ ("Game copied"));
}

/* Copies the game as a line, after a sentence for people who do not have the program. */
static void
copy_message_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrClipboardController *self = user_data;
  QdrGame *game = qdr_session_get_game (self->base.session);
  QdrSharedGame *shared = qdr_session_get_shared_game (self->base.session);
  g_autoptr (GError) error = NULL;
  g_autofree char *message =
      qdr_game_line_write_message (game,
                                   shared != NULL ? qdr_shared_game_get_ply (shared)
                                                  : qdr_game_get_n_moves (game),
                                   &error);

  if (message != NULL)
    copy_text (self, message, _ ("Copied for a message"));
  else
    qdr_toast_show_result (self->toasts, error->message);
}

/* Copies the board as PNG and as SVG, so that other programs can paste either. */
static void
copy_picture_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrClipboardController *self = user_data;
  g_autoptr (GdkTexture) texture = qdr_board_picture_paint (self->board, PICTURE_SIZE);
  char *svg = qdr_board_picture_write_svg (self->board);
  g_autoptr (GBytes) bytes = g_bytes_new_take (svg, strlen (svg));
  GdkContentProvider *providers[] = {
    gdk_content_provider_new_typed (GDK_TYPE_TEXTURE, texture),
    gdk_content_provider_new_for_bytes ("image/svg+xml", bytes),
  };
  g_autoptr (GdkContentProvider) both =
      gdk_content_provider_new_union (providers, G_N_ELEMENTS (providers));

  gdk_clipboard_set_content (clipboard_of (self), both);
  qdr_toast_show_result (self->toasts, _ ("Picture copied"));
}

static void
open_line (QdrClipboardController *self, const char *line, gsize size)
{
  g_autofree char *text = g_strndup (line, size);

  /* On some pages the action has no name for widgets. */
  g_action_group_activate_action (G_ACTION_GROUP (self->base.actions), "open-line",
                                  g_variant_new_string (text));
}

/* Opens the game of a text from elsewhere. */
static void
open_text (QdrClipboardController *self, const char *text)
{
  g_autoptr (GPtrArray) found = NULL;
  const QdrForeignGame *reading;
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;
  gsize size;
  const char *line = qdr_game_line_find (text, strlen (text), &size);

  /* A saved game may mention a line. */
  if (line != NULL &&
      (size > QDR_GAME_LINE_MAX || qdr_foreign_text_is_list (text, strlen (text)))) {
    open_line (self, line, size);
    return;
  }
  found = qdr_foreign_game_read_text (text, strlen (text),
                                      qdr_game_get_start_position (
                                          qdr_session_get_game (self->base.session)),
                                      NULL, &error);
  if (found == NULL) {
    /* Translators: %s is a sentence that describes the error in the text. */
    sentence = g_strdup_printf (_ ("No game in the clipboard: %s"), error->message);
    qdr_toast_show_result (self->toasts, sentence);
    return;
  }

  reading = g_ptr_array_index (found, 0);
  if (found->len == 1 && reading->notation != QDR_NOTATION_STANDARD) {
    g_autofree char *notation = qdr_foreign_game_describe (reading);

    /* Translators: %s describes how a notation counts rows and names walls. */
    sentence = g_strdup_printf (_ ("Pasted from another notation: %s"), notation);
    g_object_set_data_full (G_OBJECT (reading->game), NOTATION_KEY, g_steal_pointer (&sentence),
                            g_free);
  }
  qdr_files_controller_open_readings (self->files, NULL, found, text);
}

static void
text_read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrClipboardController) self = QDR_CLIPBOARD_CONTROLLER (user_data);
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);

  if (self->base.session == NULL)
    return;
  if (text != NULL)
    open_text (self, text);
  else
    qdr_toast_show_result (self->toasts, _ ("There is no text in the clipboard"));
}

static gboolean
dropped_cb (QdrClipboardController *self, const GValue *value)
{
  GSList *files;

  if (G_VALUE_HOLDS_STRING (value)) {
    open_text (self, g_value_get_string (value));
    return TRUE;
  }
  files = g_value_get_boxed (value);
  if (files == NULL)
    return FALSE;
  if (g_file_has_uri_scheme (files->data, QDR_GAME_LINE_SCHEME)) {
    g_autofree char *line = g_file_get_uri (files->data);

    open_line (self, line, strlen (line));
  } else {
    qdr_files_controller_open_file (self->files, files->data);
  }
  return TRUE;
}

static void
add_drop_target (QdrClipboardController *self)
{
  GType types[] = { GDK_TYPE_FILE_LIST, G_TYPE_STRING };
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INVALID, GDK_ACTION_COPY);

  gtk_drop_target_set_gtypes (target, types, G_N_ELEMENTS (types));
  g_signal_connect_object (target, "drop", G_CALLBACK (dropped_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->window), GTK_EVENT_CONTROLLER (target));
}

/* When another game begins, withdraws the result of an action before it. The notation of a pasted
 * game is shown now, because the game may begin after a question, or not at all. */
static void
changed_cb (QdrClipboardController *self, guint changes)
{
  g_autofree char *sentence = NULL;

  qdr_controller_enable_if_seen (self, "copy-position", TRUE);
  qdr_controller_enable_if_seen (self, "copy-picture", TRUE);
  if ((changes & QDR_CHANGE_GAME) == 0)
    return;

  qdr_toast_withdraw_result (self->toasts);
  sentence =
      g_object_steal_data (G_OBJECT (qdr_session_get_game (self->base.session)), NOTATION_KEY);
  if (sentence != NULL)
    qdr_toast_show_result (self->toasts, sentence);
}

static void
paste_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  gdk_clipboard_read_text_async (clipboard_of (user_data), NULL, text_read_cb,
                                 g_object_ref (user_data));
}

static const GActionEntry entries[] = {
  { .name = "copy-position", .activate = copy_position_cb },
  { .name = "copy-moves", .activate = copy_moves_cb },
  { .name = "copy-game", .activate = copy_game_cb },
  { .name = "copy-message", .activate = copy_message_cb },
  { .name = "copy-picture", .activate = copy_picture_cb },
  { .name = "paste", .activate = paste_cb },
};

QdrClipboardController *
qdr_clipboard_controller_new (GActionMap *actions,
                              QdrSession *session,
                              QdrFilesController *files,
                              GtkWindow *window,
                              QdrBoardView *board,
                              AdwToastOverlay *toasts)
{
  QdrClipboardController *self;

  g_return_val_if_fail (QDR_IS_FILES_CONTROLLER (files), NULL);
  g_return_val_if_fail (GTK_IS_WINDOW (window), NULL);
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (board), NULL);
  g_return_val_if_fail (ADW_IS_TOAST_OVERLAY (toasts), NULL);

  self = qdr_controller_new (QDR_TYPE_CLIPBOARD_CONTROLLER, actions, session);
  self->files = qdr_controller_reference_object (self, files);
  self->window = window;
  self->board = board;
  self->toasts = toasts;
  qdr_controller_add_action_entries (self, entries, G_N_ELEMENTS (entries));
  qdr_session_connect_changed (session, G_CALLBACK (changed_cb), self);
  add_drop_target (self);
  return self;
}
