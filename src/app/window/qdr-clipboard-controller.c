/*
 * Copying the position, the moves, the game or a picture of the board, and pasting a game. The file
 * is separate from the window because pasting takes several steps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-clipboard-controller.h"

#include <glib/gi18n.h>
#include <string.h>

#include "qdr-board-picture.h"
#include "qdr-game-clipboard.h"
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
text_read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrClipboardController) self = QDR_CLIPBOARD_CONTROLLER (user_data);
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
  g_autoptr (GPtrArray) found = NULL;
  const QdrForeignGame *reading;
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;

  if (self->base.session == NULL)
    return;
  if (text == NULL) {
    qdr_toast_show_result (self->toasts, _ ("There is no text in the clipboard"));
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
  { .name = "copy-picture", .activate = copy_picture_cb },
  { .name = "paste", .activate = paste_cb },
};

QdrClipboardController *
qdr_clipboard_controller_new (GActionMap *actions,
                              QdrSession *session,
                              QdrFilesController *files,
                              QdrBoardView *board,
                              AdwToastOverlay *toasts)
{
  QdrClipboardController *self;

  g_return_val_if_fail (QDR_IS_FILES_CONTROLLER (files), NULL);
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (board), NULL);
  g_return_val_if_fail (ADW_IS_TOAST_OVERLAY (toasts), NULL);

  self = qdr_controller_new (QDR_TYPE_CLIPBOARD_CONTROLLER, actions, session);
  self->files = qdr_controller_reference_object (self, files);
  self->board = board;
  self->toasts = toasts;
  qdr_controller_add_action_entries (self, entries, G_N_ELEMENTS (entries));
  qdr_session_connect_changed (session, G_CALLBACK (changed_cb), self);
  return self;
}
