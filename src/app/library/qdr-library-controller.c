/*
 * The controller that records the games of the main window in the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-config.h"

#include "qdr-library-controller.h"

#include "qdr-game-recorder.h"
#include "qdr-toast.h"

#define KEEP_GAME "keep-game"

struct _QdrLibraryController {
  GObject parent_instance;

  GActionMap *actions; /* unowned: the window */
  GSettings *settings;
  QdrGameRecorder *recorder;
};

G_DEFINE_FINAL_TYPE (QdrLibraryController, qdr_library_controller, G_TYPE_OBJECT)

static void
update_action (QdrLibraryController *self)
{
  g_autoptr (GPropertyAction) action = NULL;

  if (!g_settings_get_boolean (self->settings, "keep-games")) {
    g_action_map_remove_action (self->actions, KEEP_GAME);
    return;
  }
  action = g_property_action_new (KEEP_GAME, self->recorder, "included");
  g_action_map_add_action (self->actions, G_ACTION (action));
}

/* Ends the recording of the game when the window is closed. */
static void
qdr_library_controller_dispose (GObject *object)
{
  QdrLibraryController *self = QDR_LIBRARY_CONTROLLER (object);

  if (self->recorder != NULL) {
    qdr_game_recorder_close (self->recorder);
    g_action_map_remove_action (self->actions, KEEP_GAME);
  }
  g_clear_object (&self->recorder);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (qdr_library_controller_parent_class)->dispose (object);
}

static void
qdr_library_controller_class_init (QdrLibraryControllerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qdr_library_controller_dispose;
}

static void
qdr_library_controller_init (QdrLibraryController *self)
{
}

QdrLibraryController *
qdr_library_controller_new (GActionMap *actions,
                            QdrSession *session,
                            QdrLibraryWorker *library,
                            GSettings *settings,
                            AdwToastOverlay *toasts)
{
  QdrLibraryController *self;

  g_return_val_if_fail (G_IS_ACTION_MAP (actions), NULL);
  g_return_val_if_fail (QDR_IS_SESSION (session), NULL);
  g_return_val_if_fail (QDR_IS_LIBRARY_WORKER (library), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);
  g_return_val_if_fail (ADW_IS_TOAST_OVERLAY (toasts), NULL);

  self = g_object_new (QDR_TYPE_LIBRARY_CONTROLLER, NULL);
  self->actions = actions;
  self->settings = g_object_ref (settings);
  self->recorder = qdr_game_recorder_new (session, library, QDR_VERSION);
  g_settings_bind (settings, "keep-games", self->recorder, "enabled", G_SETTINGS_BIND_GET);
  g_signal_connect_object (settings, "changed::keep-games", G_CALLBACK (update_action), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->recorder, "failed", G_CALLBACK (qdr_toast_show_text), toasts,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (library, "put-aside", G_CALLBACK (qdr_toast_show_text), toasts,
                           G_CONNECT_SWAPPED);
  update_action (self);
  return self;
}

void
qdr_library_controller_add_review (QdrLibraryController *self, QdrReview *review)
{
  g_return_if_fail (QDR_IS_LIBRARY_CONTROLLER (self));
  g_return_if_fail (QDR_IS_REVIEW (review));

  qdr_game_recorder_add_review (self->recorder, review);
}
