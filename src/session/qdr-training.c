/*
 * What a person learns by: exercises from the mistakes of own games, and the rating at puzzles.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-training.h"

#include <glib/gi18n-lib.h>

#include "qdr-today.h"
#include "qdr-training-store.h"

struct _QdrTraining {
  GObject parent_instance;

  QdrLibraryWorker *library;
  GPtrArray *kept;  /* of QdrLibraryExercise: as they were read last */
  GPtrArray *loose; /* likewise: those that the library does not keep */
  QdrLibraryTraining state;
  gboolean is_known;
  gboolean enabled;
  gboolean exercising;
};

enum {
  PROP_0,
  PROP_ENABLED,
  PROP_EXERCISING,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

enum {
  SIGNAL_CHANGED,
  SIGNAL_OPENED,
  SIGNAL_ANSWERED,
  SIGNAL_FAILED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (QdrTraining, qdr_training, G_TYPE_OBJECT)

static GPtrArray *
make_exercises (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) qdr_library_exercise_free);
}

static QdrLibraryExercise *
find (GPtrArray *exercises, const char *position)
{
  for (guint i = 0; i < exercises->len; i++) {
    QdrLibraryExercise *exercise = g_ptr_array_index (exercises, i);

    if (g_str_equal (exercise->position, position))
      return exercise;
  }
  return NULL;
}

static QdrLibraryExercise *
find_any (QdrTraining *self, const char *position)
{
  QdrLibraryExercise *exercise = find (self->kept, position);

  return exercise != NULL ? exercise : find (self->loose, position);
}

static void
fail (QdrTraining *self, const GError *error)
{
  /* Translators: %s is another sentence, which says why. */
  g_autofree char *sentence =
      g_strdup_printf (_ ("Your exercises are not in the library. %s"), error->message);

  g_signal_emit (self, signals[SIGNAL_FAILED], 0, sentence);
}

/* --- Reading ---------------------------------------------------------------------------------- */

static void
read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrTraining) self = user_data;
  g_autoptr (GError) error = NULL;
  QdrTrainingReading *reading = qdr_library_worker_run_finish (self->library, result, &error);

  if (reading == NULL) {
    fail (self, error);
    return;
  }

  g_ptr_array_unref (self->kept);
  self->kept = g_steal_pointer (&reading->exercises);
  self->state = reading->state;
  self->is_known = TRUE;
  for (guint i = self->loose->len; i-- > 0;)
    if (find (self->kept, ((QdrLibraryExercise *) self->loose->pdata[i])->position) != NULL)
      g_ptr_array_remove_index (self->loose, i);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

void
qdr_training_refresh (QdrTraining *self)
{
  g_return_if_fail (QDR_IS_TRAINING (self));

  qdr_training_store_read (self->library, qdr_today_get_day (), read_cb, g_object_ref (self));
}

gboolean
qdr_training_is_known (QdrTraining *self)
{
  g_return_val_if_fail (QDR_IS_TRAINING (self), FALSE);

  return self->is_known;
}

const QdrLibraryTraining *
qdr_training_get_state (QdrTraining *self)
{
  g_return_val_if_fail (QDR_IS_TRAINING (self), NULL);

  return &self->state;
}

/* --- What is due ------------------------------------------------------------------------------ */

static gboolean
is_due (const QdrLibraryExercise *self, guint32 day)
{
  return !self->is_removed && self->due <= day;
}

static void
collect_due (GPtrArray *from, guint32 day, GPtrArray *due)
{
  for (guint i = 0; i < from->len; i++) {
    const QdrLibraryExercise *exercise = g_ptr_array_index (from, i);

    if (is_due (exercise, day))
      g_ptr_array_add (due, qdr_library_exercise_copy (exercise));
  }
}

GPtrArray *
qdr_training_list_due (QdrTraining *self)
{
  const guint32 day = qdr_today_get_day ();
  GPtrArray *due;

  g_return_val_if_fail (QDR_IS_TRAINING (self), NULL);

  due = make_exercises ();
  collect_due (self->kept, day, due);
  collect_due (self->loose, day, due);
  return due;
}

static guint
count_due (GPtrArray *among, guint32 day)
{
  guint n = 0;

  for (guint i = 0; i < among->len; i++)
    n += is_due (g_ptr_array_index (among, i), day);
  return n;
}

guint
qdr_training_count (QdrTraining *self, guint *n_due)
{
  const guint32 day = qdr_today_get_day ();

  g_return_val_if_fail (QDR_IS_TRAINING (self), 0);
  g_return_val_if_fail (n_due != NULL, 0);

  *n_due = count_due (self->kept, day) + count_due (self->loose, day);
  return count_due (self->kept, G_MAXUINT32) + count_due (self->loose, G_MAXUINT32);
}

QdrLibraryExercise *
qdr_training_get_todays (QdrTraining *self)
{
  const QdrLibraryExercise *todays;

  g_return_val_if_fail (QDR_IS_TRAINING (self), NULL);

  todays = qdr_library_choose_exercise (self->kept, qdr_today_get_day ());
  return todays != NULL ? qdr_library_exercise_copy (todays) : NULL;
}

gboolean
qdr_training_has_done_todays (QdrTraining *self)
{
  const guint32 day = qdr_today_get_day ();
  const QdrLibraryExercise *todays;

  g_return_val_if_fail (QDR_IS_TRAINING (self), FALSE);

  todays = qdr_library_choose_exercise (self->kept, day);
  return todays != NULL && todays->answered == day;
}

/* --- Adding ----------------------------------------------------------------------------------- */

/* What was written is read at once: it is not to be known in two ways. */
static void
written_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrTraining) self = user_data;
  g_autoptr (GError) error = NULL;

  if (qdr_library_worker_run_finish (self->library, result, &error) == NULL)
    fail (self, error);
  else
    qdr_training_refresh (self);
}

void
qdr_training_add (QdrTraining *self, GPtrArray *exercises, QdrGame *game)
{
  g_return_if_fail (QDR_IS_TRAINING (self));
  g_return_if_fail (exercises != NULL);
  g_return_if_fail (QDR_IS_GAME (game));

  if (exercises->len == 0)
    return;

  for (guint i = 0; i < exercises->len; i++) {
    const QdrLibraryExercise *exercise = g_ptr_array_index (exercises, i);

    if (find_any (self, exercise->position) == NULL)
      g_ptr_array_add (self->loose, qdr_library_exercise_copy (exercise));
  }
  if (self->enabled)
    qdr_training_store_add (self->library, exercises, game, written_cb, g_object_ref (self));
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* --- Taking away ------------------------------------------------------------------------------ */

/* What the library has is taken away and comes back whether or not anything new is kept. */
static void
set_removed (QdrTraining *self, QdrLibraryExercise *exercise, gboolean is_removed)
{
  exercise->is_removed = is_removed;
  if (self->enabled || exercise->is_kept)
    qdr_training_store_set_removed (self->library, exercise->position, is_removed, written_cb,
                                    g_object_ref (self));
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

QdrLibraryExercise *
qdr_training_remove (QdrTraining *self, const char *position)
{
  QdrLibraryExercise *found;
  QdrLibraryExercise *removed;

  g_return_val_if_fail (QDR_IS_TRAINING (self), NULL);
  g_return_val_if_fail (position != NULL, NULL);

  found = find_any (self, position);
  if (found == NULL || found->is_removed)
    return NULL;

  removed = qdr_library_exercise_copy (found);
  set_removed (self, found, TRUE);
  return removed;
}

void
qdr_training_put_back (QdrTraining *self, const QdrLibraryExercise *exercise)
{
  QdrLibraryExercise *found;

  g_return_if_fail (QDR_IS_TRAINING (self));
  g_return_if_fail (exercise != NULL);

  found = find_any (self, exercise->position);
  if (found == NULL || !found->is_removed)
    return;

  set_removed (self, found, FALSE);
}

gboolean
qdr_training_has_removed (QdrTraining *self, const char *position)
{
  const QdrLibraryExercise *found;

  g_return_val_if_fail (QDR_IS_TRAINING (self), FALSE);
  g_return_val_if_fail (position != NULL, FALSE);

  found = find_any (self, position);
  return found != NULL && found->is_removed;
}

void
qdr_training_open (QdrTraining *self, GPtrArray *exercises)
{
  g_return_if_fail (QDR_IS_TRAINING (self));
  g_return_if_fail (exercises != NULL && exercises->len > 0);

  g_signal_emit (self, signals[SIGNAL_OPENED], 0, exercises);
}

/* --- What is done ----------------------------------------------------------------------------- */

static void
answer_in (GPtrArray *exercises, const char *position, QdrLibraryQuality quality, guint32 day)
{
  QdrLibraryExercise *exercise = find (exercises, position);

  if (exercise != NULL)
    qdr_library_exercise_answer (exercise, quality, day);
}

void
qdr_training_answer (QdrTraining *self,
                     const char *position,
                     QdrLibraryQuality quality,
                     gboolean has_help)
{
  const guint32 day = qdr_today_get_day ();

  g_return_if_fail (QDR_IS_TRAINING (self));
  g_return_if_fail (position != NULL);

  answer_in (self->loose, position, quality, day);
  answer_in (self->kept, position, quality, day);
  if (self->enabled)
    qdr_training_store_answer (self->library, position, quality, has_help, day, written_cb,
                               g_object_ref (self));
  g_signal_emit (self, signals[SIGNAL_ANSWERED], 0, position);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

void
qdr_training_attempt (QdrTraining *self,
                      const char *puzzle,
                      double rating,
                      gboolean is_solved,
                      gboolean has_help)
{
  const QdrLibraryAttempt attempt = { puzzle, qdr_today_get_day (), is_solved, has_help, rating };

  g_return_if_fail (QDR_IS_TRAINING (self));
  g_return_if_fail (puzzle != NULL);

  if (self->enabled)
    qdr_training_store_attempt (self->library, &attempt, written_cb, g_object_ref (self));
}

/* --- The object ------------------------------------------------------------------------------- */

static void
qdr_training_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  QdrTraining *self = QDR_TRAINING (object);

  switch (id) {
  case PROP_ENABLED:
    g_value_set_boolean (value, self->enabled);
    break;
  case PROP_EXERCISING:
    g_value_set_boolean (value, self->exercising);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
qdr_training_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  QdrTraining *self = QDR_TRAINING (object);
  gboolean *flag = id == PROP_ENABLED ? &self->enabled : &self->exercising;

  if (id != PROP_ENABLED && id != PROP_EXERCISING) {
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    return;
  }
  if (*flag == g_value_get_boolean (value))
    return;

  *flag = g_value_get_boolean (value);
  g_object_notify_by_pspec (object, pspec);
}

static void
qdr_training_dispose (GObject *object)
{
  QdrTraining *self = QDR_TRAINING (object);

  g_clear_object (&self->library);

  G_OBJECT_CLASS (qdr_training_parent_class)->dispose (object);
}

static void
qdr_training_finalize (GObject *object)
{
  QdrTraining *self = QDR_TRAINING (object);

  g_ptr_array_unref (self->kept);
  g_ptr_array_unref (self->loose);

  G_OBJECT_CLASS (qdr_training_parent_class)->finalize (object);
}

static void
qdr_training_class_init (QdrTrainingClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = qdr_training_get_property;
  object_class->set_property = qdr_training_set_property;
  object_class->dispose = qdr_training_dispose;
  object_class->finalize = qdr_training_finalize;

  properties[PROP_ENABLED] = g_param_spec_boolean ("enabled", NULL, NULL, TRUE, flags);
  properties[PROP_EXERCISING] = g_param_spec_boolean ("exercising", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", QDR_TYPE_TRAINING, G_SIGNAL_RUN_LAST, 0, NULL,
                                          NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_OPENED] = g_signal_new ("opened", QDR_TYPE_TRAINING, G_SIGNAL_RUN_LAST, 0, NULL,
                                         NULL, NULL, G_TYPE_NONE, 1, G_TYPE_PTR_ARRAY);
  signals[SIGNAL_ANSWERED] = g_signal_new ("answered", QDR_TYPE_TRAINING, G_SIGNAL_RUN_LAST, 0,
                                           NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SIGNAL_FAILED] = g_signal_new ("failed", QDR_TYPE_TRAINING, G_SIGNAL_RUN_LAST, 0, NULL,
                                         NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
qdr_training_init (QdrTraining *self)
{
  self->kept = make_exercises ();
  self->loose = make_exercises ();
  self->enabled = TRUE;
}

QdrTraining *
qdr_training_new (QdrLibraryWorker *library)
{
  QdrTraining *self;

  g_return_val_if_fail (QDR_IS_LIBRARY_WORKER (library), NULL);

  self = g_object_new (QDR_TYPE_TRAINING, NULL);
  self->library = g_object_ref (library);
  return self;
}
