/*
 * The ladder: the personalities from the weakest to the strongest, what came of the games against
 * each, and whom to play next.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-ladder.h"

#include <math.h>

#include "qdr-beaten-opponents.h"
#include "qdr-library-ratings.h"
#include "qdr-like-me.h"
#include "qdr-person-name.h"

/* Fewer games against somebody tell less than the ratings do; older ones are of a weaker self. */
#define LEAST_GAMES 10
#define MOST_GAMES 20

/* So much is to be known of the user before a rating is used. */
#define LEAST_RATED_GAMES 6
#define MOST_DEVIATION 150

/* Too far from a half to be worth a proposal. */
#define FARTHEST 0.25

/* What the library tells of the user. */
typedef struct {
  GPtrArray *encounters; /* of QdrLibraryEncounter */
  guint n_games;         /* all of theirs together */
  double rating;
  double deviation; /* 0 where there is no rating */
} Record;

struct _QdrLadder {
  GObject parent_instance;

  GSettings *settings;
  QdrPersonalityList *personalities;
  QdrLibraryWorker *library;
  guint delay_ms;
  guint source;       /* will read once more; 0 while nothing has changed */
  gboolean is_wanted; /* somebody has asked */
  gboolean is_reading;
  gboolean is_stale; /* it has changed meanwhile */
  Record *record;    /* (nullable): as it was read last */
  char *failure;     /* (nullable) */
};

G_DEFINE_FINAL_TYPE (QdrLadder, qdr_ladder, G_TYPE_OBJECT)

static guint changed_signal;

static void
free_record (Record *self)
{
  g_clear_pointer (&self->encounters, g_ptr_array_unref);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Record, free_record)

/* --- Reading ---------------------------------------------------------------------------------- */

typedef struct {
  GHashTable *measured;
  char *user;
  Record *record; /* (nullable): what has been found */
} Reading;

static void
free_reading (gpointer data)
{
  Reading *self = data;

  g_hash_table_unref (self->measured);
  g_free (self->user);
  g_clear_pointer (&self->record, free_record);
  g_free (self);
}

static gboolean
read_job (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  Reading *reading = data;
  g_autoptr (Record) record = g_new0 (Record, 1);
  g_autoptr (GArray) ratings = NULL;

  if (!qdr_library_rate (library, qdr_personality_list_find_noted, reading->measured, error))
    return FALSE;
  record->encounters = qdr_library_list_encounters (library, reading->user, error);
  if (record->encounters == NULL)
    return FALSE;
  for (guint i = 0; i < record->encounters->len; i++)
    record->n_games +=
        ((QdrLibraryEncounter *) g_ptr_array_index (record->encounters, i))->score.n_games;
  ratings = qdr_library_list_ratings (library, FALSE, reading->user, error);
  if (ratings == NULL)
    return FALSE;
  if (ratings->len > 0) {
    const QdrLibraryRating *last = &g_array_index (ratings, QdrLibraryRating, ratings->len - 1);

    record->rating = last->rating;
    record->deviation = last->deviation;
  }
  g_clear_pointer (&reading->record, free_record);
  reading->record = g_steal_pointer (&record);
  return TRUE;
}

static gboolean
has_rating (const QdrLadder *self)
{
  const Record *record = self->record;

  return record != NULL && record->n_games >= LEAST_RATED_GAMES && record->deviation > 0 &&
         record->deviation <= MOST_DEVIATION && isfinite (record->rating);
}

static void start_reading (QdrLadder *self);

static void
read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrLadder) self = user_data;
  g_autoptr (GError) error = NULL;
  Reading *reading = qdr_library_worker_run_finish (self->library, result, &error);

  self->is_reading = FALSE;
  g_clear_pointer (&self->failure, g_free);
  if (reading != NULL) {
    g_clear_pointer (&self->record, free_record);
    self->record = g_steal_pointer (&reading->record);
  } else {
    self->failure = g_strdup (error->message);
  }
  if (has_rating (self))
    qdr_like_me_begin_with (self->settings, self->personalities, self->record->rating,
                            self->record->deviation);
  g_signal_emit (self, changed_signal, 0);
  if (self->is_stale)
    start_reading (self);
}

static void
start_reading (QdrLadder *self)
{
  g_autofree char *path = qdr_library_find_path ();
  Reading *reading;

  self->is_stale = self->is_reading;
  if (self->is_reading || !g_file_test (path, G_FILE_TEST_EXISTS))
    return;

  self->is_reading = TRUE;
  reading = g_new0 (Reading, 1);
  reading->measured = qdr_personality_list_note_ratings (self->personalities);
  reading->user = qdr_person_name_find_account ();
  /* Making ratings writes, but nothing that a list of games would show. */
  qdr_library_worker_run_async (self->library, QDR_LIBRARY_READS, read_job, reading, free_reading,
                                NULL, read_cb, g_object_ref (self));
}

void
qdr_ladder_refresh (QdrLadder *self)
{
  g_return_if_fail (QDR_IS_LADDER (self));

  self->is_wanted = TRUE;
  start_reading (self);
}

static gboolean
read_again_cb (gpointer user_data)
{
  QdrLadder *self = user_data;

  self->source = 0;
  start_reading (self);
  return G_SOURCE_REMOVE;
}

static void
library_changed_cb (QdrLadder *self)
{
  if (self->is_wanted && self->source == 0)
    self->source = g_timeout_add (self->delay_ms, read_again_cb, self);
}

static void
beaten_changed_cb (QdrLadder *self)
{
  g_signal_emit (self, changed_signal, 0);
}

gboolean
qdr_ladder_is_waiting (QdrLadder *self)
{
  g_return_val_if_fail (QDR_IS_LADDER (self), FALSE);

  return self->is_reading && self->record == NULL && self->failure == NULL;
}

const char *
qdr_ladder_get_failure (QdrLadder *self)
{
  g_return_val_if_fail (QDR_IS_LADDER (self), NULL);

  return self->failure;
}

/* --- Rungs ------------------------------------------------------------------------------------ */

guint
qdr_ladder_get_length (QdrLadder *self)
{
  g_return_val_if_fail (QDR_IS_LADDER (self), 0);

  return g_list_model_get_n_items (G_LIST_MODEL (self->personalities));
}

static const QdrLibraryEncounter *
find_encounter (const QdrLadder *self, const char *id)
{
  for (guint i = 0; self->record != NULL && i < self->record->encounters->len; i++) {
    const QdrLibraryEncounter *encounter = g_ptr_array_index (self->record->encounters, i);

    if (g_str_equal (encounter->identity, id))
      return encounter;
  }
  return NULL;
}

QdrRung
qdr_ladder_get_rung (QdrLadder *self, guint number)
{
  g_autoptr (QdrPersonality) personality = NULL;
  QdrRung rung = { 0 };
  const char *id;

  g_return_val_if_fail (QDR_IS_LADDER (self), rung);
  g_return_val_if_fail (number < qdr_ladder_get_length (self), rung);

  personality = g_list_model_get_item (G_LIST_MODEL (self->personalities), number);
  id = qdr_personality_get_id (personality);
  rung.personality = personality;
  rung.encounter = find_encounter (self, id);
  rung.is_beaten = (rung.encounter != NULL && rung.encounter->score.n_wins > 0) ||
                   qdr_beaten_opponents_contain (self->settings, id);
  return rung;
}

guint
qdr_ladder_count_beaten (QdrLadder *self)
{
  guint n_beaten = 0;

  g_return_val_if_fail (QDR_IS_LADDER (self), 0);

  for (guint i = 0; i < qdr_ladder_get_length (self); i++)
    n_beaten += qdr_ladder_get_rung (self, i).is_beaten;
  return n_beaten;
}

int
qdr_ladder_find_next (QdrLadder *self)
{
  int lowest = -1;
  int next = -1;

  g_return_val_if_fail (QDR_IS_LADDER (self), -1);

  for (guint i = 0; i < qdr_ladder_get_length (self); i++) {
    if (qdr_ladder_get_rung (self, i).is_beaten) {
      next = -1;
      continue;
    }
    if (next < 0)
      next = (int) i;
    if (lowest < 0)
      lowest = (int) i;
  }
  return next >= 0 ? next : lowest;
}

/* --- Proposals -------------------------------------------------------------------------------- */

/* What the user may expect against somebody, if that is known. */
static gboolean
find_chance (QdrLadder *self, const QdrRung *rung, QdrProposal *chance)
{
  const QdrLibraryEncounter *encounter = rung->encounter;

  *chance = (QdrProposal){ .personality = rung->personality };
  if (encounter != NULL && encounter->shares->len >= LEAST_GAMES) {
    chance->n_games = MIN (encounter->shares->len, MOST_GAMES);
    for (guint i = encounter->shares->len - chance->n_games; i < encounter->shares->len; i++)
      chance->share += g_array_index (encounter->shares, double, i) / chance->n_games;
    return TRUE;
  }
  if (!has_rating (self))
    return FALSE;
  chance->share =
      1 /
      (1 + pow (10, (qdr_personality_get_rating (rung->personality) - self->record->rating) / 400));
  return TRUE;
}

QdrProposal
qdr_ladder_propose (QdrLadder *self)
{
  QdrProposal best = { 0 };

  g_return_val_if_fail (QDR_IS_LADDER (self), best);

  for (guint i = 0; i < qdr_ladder_get_length (self); i++) {
    const QdrRung rung = qdr_ladder_get_rung (self, i);
    QdrProposal chance;

    if (find_chance (self, &rung, &chance) && fabs (chance.share - 0.5) <= FARTHEST &&
        (best.personality == NULL || fabs (chance.share - 0.5) < fabs (best.share - 0.5)))
      best = chance;
  }
  return best;
}

/* --- The object ------------------------------------------------------------------------------- */

static void
qdr_ladder_dispose (GObject *object)
{
  QdrLadder *self = QDR_LADDER (object);

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_object (&self->settings);
  g_clear_object (&self->personalities);
  g_clear_object (&self->library);

  G_OBJECT_CLASS (qdr_ladder_parent_class)->dispose (object);
}

static void
qdr_ladder_finalize (GObject *object)
{
  QdrLadder *self = QDR_LADDER (object);

  g_clear_pointer (&self->record, free_record);
  g_free (self->failure);

  G_OBJECT_CLASS (qdr_ladder_parent_class)->finalize (object);
}

static void
qdr_ladder_class_init (QdrLadderClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qdr_ladder_dispose;
  G_OBJECT_CLASS (klass)->finalize = qdr_ladder_finalize;

  changed_signal = g_signal_new ("changed", QDR_TYPE_LADDER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
qdr_ladder_init (QdrLadder *self)
{
}

QdrLadder *
qdr_ladder_new (GSettings *settings,
                QdrPersonalityList *personalities,
                QdrLibraryWorker *library,
                guint delay_ms)
{
  QdrLadder *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);
  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (personalities), NULL);
  g_return_val_if_fail (QDR_IS_LIBRARY_WORKER (library), NULL);

  self = g_object_new (QDR_TYPE_LADDER, NULL);
  self->settings = g_object_ref (settings);
  self->personalities = g_object_ref (personalities);
  self->library = g_object_ref (library);
  self->delay_ms = delay_ms;
  g_signal_connect_object (library, "changed", G_CALLBACK (library_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::opponents-beaten", G_CALLBACK (beaten_changed_cb),
                           self, G_CONNECT_SWAPPED);
  return self;
}
