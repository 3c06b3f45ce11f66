/*
 * Export of the game as an animation, and of the position as a PNG or SVG picture.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-share-controller.h"

#include <glib/gi18n.h>
#include <string.h>

#include "qdr-actions.h"
#include "qdr-animation-encoder.h"
#include "qdr-board-picture.h"
#include "qdr-dialogs.h"
#include "qdr-file-export.h"
#include "qdr-game-text.h"
#include "qdr-toast.h"

/* The longer side of a picture, and that of an animation, in pixels. */
#define PICTURE_SIZE 1024
#define ANIMATION_SIZE 640

struct _QdrShareController {
  QdrController base;

  GtkWindow *window; /* unowned, like all widgets */
  QdrBoardView *board;
  AdwToastOverlay *toasts;

  GCancellable *cancellable; /* (nullable): cancels the animation that is being written */
  AdwToast *progress;        /* (nullable): the toast that shows the progress of the animation */
  guint n_frames;
  GFile *animation_file; /* (nullable) */
};

G_DEFINE_FINAL_TYPE (QdrShareController, qdr_share_controller, QDR_TYPE_CONTROLLER)

/* Suggests a file name (transfer full) with @extension. If the game was saved in a file, suggests
 * the name of that file; otherwise suggests the names of the players. */
static char *
suggest_name (QdrShareController *self, const char *extension)
{
  g_autofree char *name =
      qdr_session_get_file (self->base.session) != NULL
          ? qdr_session_get_title (self->base.session)
          : qdr_game_format_player_names (qdr_session_get_game (self->base.session));

  if (g_str_has_suffix (name, ".quoridor"))
    *strrchr (name, '.') = '\0';
  g_strdelimit (name, "/", '-');
  return g_strconcat (name, extension, NULL);
}

/* Asks for a file, and writes @bytes to it. @bytes is (transfer full). */
static void
export_bytes (QdrShareController *self,
              GBytes *bytes,
              const char *title,
              const char *kind,
              const char *extension)
{
  g_autofree char *name = suggest_name (self, extension);
  const QdrFileExport request = { title, kind, name, bytes };

  qdr_file_export_ask_for_file (&request, self->window, G_USER_DIRECTORY_PICTURES, self->toasts);
  g_bytes_unref (bytes);
}

static void
share_picture_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrShareController *self = user_data;
  g_autoptr (GdkTexture) texture = qdr_board_picture_paint (self->board, PICTURE_SIZE);

  export_bytes (self, gdk_texture_save_to_png_bytes (texture), _ ("Save Picture"),
                _ ("PNG Pictures"), ".png");
}

static void
share_drawing_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrShareController *self = user_data;
  char *svg = qdr_board_picture_write_svg (self->board);

  export_bytes (self, g_bytes_new_take (svg, strlen (svg)), _ ("Save Drawing"), _ ("SVG Drawings"),
                ".svg");
}

static const GActionEntry entries[] = {
  { .name = "share-picture", .activate = share_picture_cb },
  { .name = "share-drawing", .activate = share_drawing_cb },
};

static void
changed_cb (QdrShareController *self)
{
  qdr_controller_enable_if_seen (self, "share-picture", TRUE);
  qdr_controller_enable_if_seen (self, "share-drawing", TRUE);
  if (qdr_animation_encoder_is_supported ())
    qdr_controller_enable_if_seen (self, "share-animation", self->cancellable == NULL);
}

static void
show_progress (guint n_painted, gpointer user_data)
{
  QdrShareController *self = user_data;
  g_autofree char *words = NULL;

  if (self->progress == NULL)
    return;

  /* Translators: %u is the completed part of the animation, in per cent */
  words = g_strdup_printf (_ ("Creating the animation: %u%%"), 100 * n_painted / self->n_frames);
  adw_toast_set_title (self->progress, words);
}

static void
toast_dismissed_cb (QdrShareController *self, AdwToast *toast)
{
  if (self->progress == toast)
    g_clear_object (&self->progress);
}

static void
animation_written_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrShareController) self = user_data;
  g_autoptr (GFile) file = g_steal_pointer (&self->animation_file);
  g_autoptr (AdwToast) progress = NULL;
  g_autoptr (GError) error = NULL;
  const gboolean written = qdr_animation_writer_write_finish (result, &error);

  g_clear_object (&self->cancellable);
  if (self->base.session == NULL)
    return;

  progress = g_steal_pointer (&self->progress);
  if (progress != NULL)
    adw_toast_dismiss (progress);
  changed_cb (self);
  qdr_actions_set_enabled (self->base.actions, "cancel-animation", FALSE);
  if (written)
    qdr_file_export_show_success (file, self->toasts);
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    qdr_file_export_show_error (file, self->window, error);
}

static void
animation_chosen_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrShareController) self = user_data;
  g_autoptr (GFile) file = qdr_file_dialog_finish (result);
  g_autoptr (QdrFrameRenderer) renderer = NULL;

  if (file == NULL || self->base.session == NULL || self->cancellable != NULL)
    return;

  renderer = qdr_frame_renderer_new (self->board, ANIMATION_SIZE);
  self->cancellable = g_cancellable_new ();
  self->n_frames = qdr_frame_renderer_get_n_frames (renderer);
  g_set_object (&self->animation_file, file);
  changed_cb (self);
  qdr_actions_set_enabled (self->base.actions, "cancel-animation", TRUE);

  self->progress = adw_toast_new ("");
  adw_toast_set_timeout (self->progress, 0);
  adw_toast_set_button_label (self->progress, _ ("_Cancel"));
  adw_toast_set_action_name (self->progress, "win.cancel-animation");
  g_signal_connect_object (self->progress, "dismissed", G_CALLBACK (toast_dismissed_cb), self,
                           G_CONNECT_SWAPPED);
  show_progress (0, self);
  qdr_toast_show (self->toasts, g_object_ref (self->progress));

  qdr_animation_writer_write_async (renderer, file, self->cancellable, show_progress,
                                    animation_written_cb, g_object_ref (self));
}

static void
share_animation_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrShareController *self = user_data;
  g_autofree char *name = suggest_name (self, QDR_ANIMATION_ENCODER_EXTENSION);

  qdr_file_dialog_export_async (self->window, G_USER_DIRECTORY_VIDEOS, _ ("Save Animation"),
                                _ ("WebP Animations"), name, animation_chosen_cb,
                                g_object_ref (self));
}

static void
cancel_animation_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_cancellable_cancel (QDR_SHARE_CONTROLLER (user_data)->cancellable);
}

static const GActionEntry animation_entries[] = {
  { .name = "share-animation", .activate = share_animation_cb },
  { .name = "cancel-animation", .activate = cancel_animation_cb },
};

static void
qdr_share_controller_dispose (GObject *object)
{
  QdrShareController *self = QDR_SHARE_CONTROLLER (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->progress);

  G_OBJECT_CLASS (qdr_share_controller_parent_class)->dispose (object);
}

static void
qdr_share_controller_class_init (QdrShareControllerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qdr_share_controller_dispose;
}

static void
qdr_share_controller_init (QdrShareController *self)
{
}

QdrShareController *
qdr_share_controller_new (GActionMap *actions,
                          QdrSession *session,
                          GtkWindow *window,
                          QdrBoardView *board,
                          AdwToastOverlay *toasts)
{
  QdrShareController *self;

  g_return_val_if_fail (GTK_IS_WINDOW (window), NULL);
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (board), NULL);
  g_return_val_if_fail (ADW_IS_TOAST_OVERLAY (toasts), NULL);

  self = qdr_controller_new (QDR_TYPE_SHARE_CONTROLLER, actions, session);
  self->window = window;
  self->board = board;
  self->toasts = toasts;
  qdr_controller_add_action_entries (self, entries, G_N_ELEMENTS (entries));
  if (qdr_animation_encoder_is_supported ()) {
    qdr_controller_add_action_entries (self, animation_entries, G_N_ELEMENTS (animation_entries));
    qdr_actions_set_enabled (actions, "cancel-animation", FALSE);
  }
  qdr_session_connect_changed (session, G_CALLBACK (changed_cb), self);
  return self;
}
