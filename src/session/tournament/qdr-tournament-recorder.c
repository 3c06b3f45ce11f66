/*
 * The recorder that adds the games of tournaments to the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-tournament-recorder.h"

#include "qdr-game-recorder.h"

struct _QdrTournamentRecorder {
  GObject parent_instance;

  QdrLibraryWorker *library; /* (nullable) */
  char *version;
  gboolean enabled;
};

G_DEFINE_FINAL_TYPE (QdrTournamentRecorder, qdr_tournament_recorder, G_TYPE_OBJECT)

enum {
  PROP_ENABLED = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static guint failed_signal;

static void
added_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrTournamentRecorder) self = user_data;
  g_autofree char *error = qdr_record_game_finish (self->library, result);

  if (error != NULL)
    g_signal_emit (self, failed_signal, 0, error);
}

gboolean
qdr_tournament_recorder_add (QdrTournamentRecorder *self, const char *text)
{
  g_return_val_if_fail (QDR_IS_TOURNAMENT_RECORDER (self), FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  if (self->library == NULL || !self->enabled)
    return FALSE;
  qdr_record_game_async (self->library, text, NULL, QDR_LIBRARY_TOURNAMENT, self->version, added_cb,
                         g_object_ref (self));
  return TRUE;
}

static void
qdr_tournament_recorder_set_property (GObject *object,
                                      guint id,
                                      const GValue *value,
                                      GParamSpec *pspec)
{
  QDR_TOURNAMENT_RECORDER (object)->enabled = g_value_get_boolean (value);
}

static void
qdr_tournament_recorder_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_boolean (value, QDR_TOURNAMENT_RECORDER (object)->enabled);
}

static void
qdr_tournament_recorder_finalize (GObject *object)
{
  QdrTournamentRecorder *self = QDR_TOURNAMENT_RECORDER (object);

  g_clear_object (&self->library);
  g_free (self->version);

  G_OBJECT_CLASS (qdr_tournament_recorder_parent_class)->finalize (object);
}

static void
qdr_tournament_recorder_class_init (QdrTournamentRecorderClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->set_property = qdr_tournament_recorder_set_property;
  object_class->get_property = qdr_tournament_recorder_get_property;
  object_class->finalize = qdr_tournament_recorder_finalize;

  properties[PROP_ENABLED] = g_param_spec_boolean ("enabled", NULL, NULL, TRUE,
                                                   G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  failed_signal = g_signal_new ("failed", QDR_TYPE_TOURNAMENT_RECORDER, G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
qdr_tournament_recorder_init (QdrTournamentRecorder *self)
{
  self->enabled = TRUE;
}

QdrTournamentRecorder *
qdr_tournament_recorder_new (QdrLibraryWorker *library, const char *version)
{
  QdrTournamentRecorder *self;

  g_return_val_if_fail (library == NULL || QDR_IS_LIBRARY_WORKER (library), NULL);
  g_return_val_if_fail (version != NULL, NULL);

  self = g_object_new (QDR_TYPE_TOURNAMENT_RECORDER, NULL);
  self->library = library != NULL ? g_object_ref (library) : NULL;
  self->version = g_strdup (version);
  return self;
}
