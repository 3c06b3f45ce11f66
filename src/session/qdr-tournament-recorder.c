/*
 * Keeps the games of tournaments in the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-tournament-recorder.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qdr-saved-game.h"

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

typedef struct {
  char *text;
  char *version;
} Parcel;

static void
parcel_free (gpointer data)
{
  Parcel *self = data;

  g_free (self->text);
  g_free (self->version);
  g_free (self);
}

static gboolean
add_game (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  const Parcel *parcel = data;
  g_autoptr (GPtrArray) games =
      qdr_saved_game_parse (parcel->text, strlen (parcel->text), NULL, error);

  return games != NULL &&
         qdr_library_add (library, g_ptr_array_index (games, 0), QDR_LIBRARY_TOURNAMENT,
                          parcel->version, NULL, NULL, error);
}

static void
added_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrTournamentRecorder) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;

  if (qdr_library_worker_run_finish (self->library, result, &error) != NULL)
    return;
  /* Translators: %s is another sentence, which says why. */
  sentence = g_strdup_printf (_ ("The game is not in the library. %s"), error->message);
  g_signal_emit (self, failed_signal, 0, sentence);
}

gboolean
qdr_tournament_recorder_add (QdrTournamentRecorder *self, const char *text)
{
  Parcel *parcel;

  g_return_val_if_fail (QDR_IS_TOURNAMENT_RECORDER (self), FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  if (self->library == NULL || !self->enabled)
    return FALSE;
  parcel = g_new0 (Parcel, 1);
  parcel->text = g_strdup (text);
  parcel->version = g_strdup (self->version);
  qdr_library_worker_run_async (self->library, QDR_LIBRARY_WRITES, add_game, parcel, parcel_free,
                                NULL, added_cb, g_object_ref (self));
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
