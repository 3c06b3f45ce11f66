/*
 * The spatial sounds of a board, enabled according to the preferences, also for keyboard
 * navigation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-spatial-sounds.h"

#include <glib/gi18n.h>

#include "qdr-announcer.h"

struct _QdrSpatialSounds {
  GObject parent_instance;

  GSettings *settings;
  QdrBoardView *board; /* unowned */
  QdrSounds *sounds;
  QdrScreenReader *reader;
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
                   "high. Places by Ear in the preferences turns them off."));
}

static void
update_spatial (QdrSpatialSounds *self)
{
  const QdrSpatialChoice choice =
      (QdrSpatialChoice) g_settings_get_enum (self->settings, "spatial-sounds");
  const gboolean by_reader =
      choice == QDR_SPATIAL_WITH_READER && qdr_screen_reader_get_active (self->reader);

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
                        QdrScreenReader *reader)
{
  QdrSpatialSounds *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (board), NULL);
  g_return_val_if_fail (QDR_IS_SOUNDS (sounds), NULL);
  g_return_val_if_fail (QDR_IS_SCREEN_READER (reader), NULL);

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
  g_signal_connect_object (reader, "notify::active", G_CALLBACK (update_spatial), self,
                           G_CONNECT_SWAPPED);
  update_spatial (self);
  return self;
}
