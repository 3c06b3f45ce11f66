/*
 * The window's clipboard: the position, the moves, the game and a picture of the board; and what is
 * pasted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-window-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "qdr-board-picture.h"
#include "qdr-notation.h"
#include "qdr-pasted-game.h"
#include "qdr-saved-game.h"

/* Of a copied picture, pixels. */
#define PICTURE_SIZE 1024

static GdkClipboard *
clipboard_of (QdrWindow *self)
{
  return gtk_widget_get_clipboard (GTK_WIDGET (self));
}

static void
tell (QdrWindow *self, const char *sentence)
{
  g_autofree char *markup = g_markup_escape_text (sentence, -1);

  qdr_window_show_toast (self, adw_toast_new (markup));
}

static void
copy_position_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrWindow *self = QDR_WINDOW (user_data);
  g_autofree char *text = qdr_position_to_text (qdr_game_get_position (qdr_window_get_game (self)));

  gdk_clipboard_set_text (clipboard_of (self), text);
  tell (self, _ ("Position copied"));
}

static void
copy_moves_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrWindow *self = QDR_WINDOW (user_data);
  g_autofree char *text = qdr_pasted_game_write_moves (qdr_window_get_game (self));

  gdk_clipboard_set_text (clipboard_of (self), text);
  tell (self, _ ("Moves copied"));
}

static void
copy_game_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrWindow *self = QDR_WINDOW (user_data);
  g_autofree char *text = qdr_saved_game_to_text (qdr_window_get_game (self));

  gdk_clipboard_set_text (clipboard_of (self), text);
  tell (self, _ ("Game copied"));
}

/* As pixels and as SVG; whoever pastes takes what it understands. */
static void
copy_picture_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrWindow *self = QDR_WINDOW (user_data);
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
  tell (self, _ ("Picture copied"));
}

/* --- Pasting ---------------------------------------------------------------------------------- */

static void
put_pasted_game (QdrWindow *self)
{
  g_autoptr (QdrGame) game = g_steal_pointer (&self->pasted);

  if (game != NULL)
    qdr_session_set_game (self->session, game, NULL, _ ("Pasted game"));
}

static void
paste_text (QdrWindow *self, const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (QdrGame) game = qdr_pasted_game_read (text, qdr_window_get_game (self), &error);
  g_autofree char *sentence = NULL;

  if (game != NULL) {
    g_set_object (&self->pasted, game);
    qdr_window_release_game (self, put_pasted_game);
    return;
  }
  /* Translators: %s is a sentence that says what is wrong with the text. */
  sentence = g_strdup_printf (_ ("No game in the clipboard: %s"), error->message);
  tell (self, sentence);
}

static void
text_read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrWindow) self = QDR_WINDOW (user_data);
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);

  if (self->session == NULL)
    return;
  if (text != NULL)
    paste_text (self, text);
  else
    tell (self, _ ("There is no text in the clipboard"));
}

static void
paste_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  gdk_clipboard_read_text_async (clipboard_of (QDR_WINDOW (user_data)), NULL, text_read_cb,
                                 g_object_ref (user_data));
}

static const GActionEntry entries[] = {
  { .name = "copy-position", .activate = copy_position_cb },
  { .name = "copy-moves", .activate = copy_moves_cb },
  { .name = "copy-game", .activate = copy_game_cb },
  { .name = "copy-picture", .activate = copy_picture_cb },
  { .name = "paste", .activate = paste_cb },
};

void
qdr_window_add_clipboard_actions (QdrWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
