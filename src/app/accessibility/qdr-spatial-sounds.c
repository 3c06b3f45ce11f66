/*
 * The spatial sounds of a board: tones that mark the places of moves and of the keyboard focus.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-spatial-sounds.h"

#include <glib/gi18n.h>

#include "qdr-announcer.h"

/*
 * Detects screen readers by a property of the launcher of the accessibility bus. GTK itself cannot
 * distinguish screen readers from other assistive tools.
 */
struct _QdrScreenReaderDetector {
  GObject parent_instance;

  GCancellable *cancellable;
  GDBusProxy *status; /* (nullable): NULL until the bus answers */
  gboolean active;
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (QdrScreenReaderDetector, qdr_screen_reader_detector, G_TYPE_OBJECT)

static void
update_active (QdrScreenReaderDetector *self)
{
  g_autoptr (GVariant) value =
      g_dbus_proxy_get_cached_property (self->status, "ScreenReaderEnabled");
  const gboolean active = value != NULL && g_variant_is_of_type (value, G_VARIANT_TYPE_BOOLEAN) &&
                          g_variant_get_boolean (value);

  if (self->active == active)
    return;

  self->active = active;
  g_signal_emit (self, changed_signal, 0);
}

static void
proxy_created_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  GDBusProxy *status = g_dbus_proxy_new_for_bus_finish (result, &error);
  QdrScreenReaderDetector *self = user_data;

  /* If the call was cancelled, the object is already freed. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (status == NULL) {
    g_debug ("Cannot detect screen readers: %s", error->message);
    return;
  }

  self->status = status;
  g_signal_connect_object (status, "g-properties-changed", G_CALLBACK (update_active), self,
                           G_CONNECT_SWAPPED);
  update_active (self);
}

static void
qdr_screen_reader_detector_dispose (GObject *object)
{
  QdrScreenReaderDetector *self = QDR_SCREEN_READER_DETECTOR (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->status);

  G_OBJECT_CLASS (qdr_screen_reader_detector_parent_class)->dispose (object);
}

static void
qdr_screen_reader_detector_class_init (QdrScreenReaderDetectorClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qdr_screen_reader_detector_dispose;

  changed_signal = g_signal_new ("changed", QDR_TYPE_SCREEN_READER_DETECTOR, G_SIGNAL_RUN_LAST, 0,
                                 NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
qdr_screen_reader_detector_init (QdrScreenReaderDetector *self)
{
  self->cancellable = g_cancellable_new ();
}

QdrScreenReaderDetector *
qdr_screen_reader_detector_new (void)
{
  QdrScreenReaderDetector *self = g_object_new (QDR_TYPE_SCREEN_READER_DETECTOR, NULL);

  /* The launcher of the accessibility bus is not started: if it is not running, nobody uses a
   * screen reader. */
  g_dbus_proxy_new_for_bus (G_BUS_TYPE_SESSION, G_DBUS_PROXY_FLAGS_DO_NOT_AUTO_START, NULL,
                            "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Status", self->cancellable,
                            proxy_created_cb, self);
  return self;
}

gboolean
qdr_screen_reader_detector_get_active (QdrScreenReaderDetector *self)
{
  g_return_val_if_fail (QDR_IS_SCREEN_READER_DETECTOR (self), FALSE);

  return self->active;
}

struct _QdrSpatialSounds {
  GObject parent_instance;

  GSettings *settings;
  QdrBoardView *board; /* unowned */
  QdrSounds *sounds;
  QdrScreenReaderDetector *reader;
};

G_DEFINE_FINAL_TYPE (QdrSpatialSounds, qdr_spatial_sounds, G_TYPE_OBJECT)

static void
explain_sounds_once (QdrSpatialSounds *self)
{
  if (!qdr_sounds_is_supported () || !g_settings_get_boolean (self->settings, "sound") ||
      g_settings_get_boolean (self->settings, "spatial-sounds-told"))
    return;

  g_settings_set_boolean (self->settings, "spatial-sounds-told", TRUE);
  qdr_announce (GTK_WIDGET (self->board),
                /* Translators: "Places by Ear" is the title of a row of the preferences. */
                _ ("Tones mark places on the board: columns from left to right, rows from low to "
                   "high. “Places by Ear” in the preferences turns them off."));
}

static void
update_spatial (QdrSpatialSounds *self)
{
  const QdrSpatialSoundsSetting choice =
      (QdrSpatialSoundsSetting) g_settings_get_enum (self->settings, "spatial-sounds");
  const gboolean by_reader =
      choice == QDR_SPATIAL_WITH_READER && qdr_screen_reader_detector_get_active (self->reader);

  g_object_set (self->sounds, "spatial", by_reader || choice == QDR_SPATIAL_ALWAYS, NULL);
  if (by_reader)
    explain_sounds_once (self);
}

static void
visited_cb (QdrSpatialSounds *self, guint place)
{
  qdr_sounds_play_place_cue (self->sounds, (QdrMove) place);
}

static void
stopped_cb (QdrSpatialSounds *self, guint place)
{
  qdr_sounds_play_obstacle_cue (self->sounds, (QdrMove) place);
}

static void
qdr_spatial_sounds_dispose (GObject *object)
{
  QdrSpatialSounds *self = QDR_SPATIAL_SOUNDS (object);

  g_clear_object (&self->settings);
  g_clear_object (&self->sounds);
  g_clear_object (&self->reader);

  G_OBJECT_CLASS (qdr_spatial_sounds_parent_class)->dispose (object);
}

static void
qdr_spatial_sounds_class_init (QdrSpatialSoundsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qdr_spatial_sounds_dispose;
}

static void
qdr_spatial_sounds_init (QdrSpatialSounds *self)
{
}

QdrSpatialSounds *
qdr_spatial_sounds_new (GSettings *settings,
                        QdrBoardView *board,
                        QdrSounds *sounds,
                        QdrScreenReaderDetector *reader)
{
  QdrSpatialSounds *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (board), NULL);
  g_return_val_if_fail (QDR_IS_SOUNDS (sounds), NULL);
  g_return_val_if_fail (QDR_IS_SCREEN_READER_DETECTOR (reader), NULL);

  self = g_object_new (QDR_TYPE_SPATIAL_SOUNDS, NULL);
  self->settings = g_object_ref (settings);
  self->board = board;
  self->sounds = g_object_ref (sounds);
  self->reader = g_object_ref (reader);
  g_object_bind_property (board, "rotation", sounds, "rotation", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (board, "visited", G_CALLBACK (visited_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "stopped", G_CALLBACK (stopped_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::spatial-sounds", G_CALLBACK (update_spatial), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::sound", G_CALLBACK (update_spatial), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (reader, "changed", G_CALLBACK (update_spatial), self, G_CONNECT_SWAPPED);
  update_spatial (self);
  return self;
}
