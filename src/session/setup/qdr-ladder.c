/*
 * The ladder: the personalities in the order of their strength, the results of the user against
 * each personality, and the next opponent.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-ladder.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "qdr-adaptive-opponent.h"
#include "qdr-display-name.h"
#include "qdr-person-name.h"

#define BEATEN_KEY "opponents-beaten"

/* If the user has played at least LEAST_GAMES games against an opponent, the share of the points is
 * counted in the last MOST_GAMES of them. */
#define LEAST_GAMES 10
#define MOST_GAMES 20

/* If the user has played at least LEAST_GAMES_OF_ALL games against all opponents, the strength of
 * the user is estimated from the last MOST_GAMES_OF_ALL of them. */
#define LEAST_GAMES_OF_ALL 6
#define MOST_GAMES_OF_ALL 80

/* Greatest standard deviation at which the estimated strength of the user is used */
#define MOST_DEVIATION 175

/* An opponent is proposed if the share of the points against it differs from one half by at most
 * FARTHEST. */
#define FARTHEST 0.25

/* Results of the user in the library. */
typedef struct {
  GPtrArray *encounters; /* of QdrLibraryEncounter */
  guint n_games;         /* number of games in the estimate, at most MOST_GAMES_OF_ALL */
  gboolean has_won_all;  /* whether the user has won all these games */
  double strength;       /* estimated strength of the user */
  double deviation;      /* standard deviation of the strength */
  double adapted;        /* strength of an adaptive opponent after these games */
} Record;

struct _QdrLadder {
  GObject parent_instance;

  GSettings *settings;
  QdrPersonalityList *personalities;
  QdrLibraryWorker *library;
  guint delay_ms;
  guint source;          /* timeout before the next reading; 0 if none is scheduled */
  gboolean is_requested; /* whether qdr_ladder_refresh() was called */
  gboolean is_reading;
  gboolean is_stale;   /* whether the library must be read again after the present reading */
  Record *record;      /* (nullable): results of the last reading; NULL before the first one */
  char *error_message; /* (nullable): sentence about the error of the last reading */
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

/* Beaten opponents in the settings */

gboolean
qdr_beaten_opponents_contain (GSettings *settings, const char *id)
{
  g_auto (GStrv) beaten = NULL;

  g_return_val_if_fail (G_IS_SETTINGS (settings), FALSE);
  g_return_val_if_fail (id != NULL, FALSE);

  beaten = g_settings_get_strv (settings, BEATEN_KEY);
  return g_strv_contains ((const char *const *) beaten, id);
}

gboolean
qdr_beaten_opponents_add (GSettings *settings, const char *id)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) beaten = NULL;
  g_auto (GStrv) longer = NULL;

  g_return_val_if_fail (G_IS_SETTINGS (settings), FALSE);
  g_return_val_if_fail (id != NULL, FALSE);

  if (qdr_beaten_opponents_contain (settings, id))
    return FALSE;

  beaten = g_settings_get_strv (settings, BEATEN_KEY);
  g_strv_builder_addv (builder, (const char **) beaten);
  g_strv_builder_add (builder, id);
  longer = g_strv_builder_end (builder);
  g_settings_set_strv (settings, BEATEN_KEY, (const char *const *) longer);
  return TRUE;
}

/* Reading */

typedef struct {
  GHashTable *measured;
  char *user;
  double adapted; /* strength of an adaptive opponent before all games */
  Record *record; /* (nullable): results; NULL until they are read */
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
  g_autoptr (GArray) games = NULL;
  QdrStrengthEstimate estimate;

  record->encounters = qdr_library_list_encounters (library, reading->user, error);
  if (record->encounters == NULL)
    return FALSE;
  games = qdr_library_list_measured_games (library, reading->user, MOST_GAMES_OF_ALL,
                                           qdr_personality_list_look_up_rating, reading->measured,
                                           error);
  if (games == NULL)
    return FALSE;
  estimate = qdr_strength_estimate_make (&(QdrStrengthPrior){ 0 });
  record->n_games = games->len;
  record->has_won_all = games->len > 0;
  record->adapted = reading->adapted;
  for (guint i = 0; i < games->len; i++) {
    const QdrLibraryMeasuredGame *game = &g_array_index (games, QdrLibraryMeasuredGame, i);
    const QdrStrengthResult result = { game->rating, game->share };

    qdr_strength_estimate_add_game (&estimate, &result);
    record->has_won_all = record->has_won_all && game->share >= 1;
    record->adapted = qdr_strength_estimate_follow (&estimate, &result, record->adapted);
  }
  record->strength = qdr_strength_estimate_get_mean (&estimate);
  record->deviation = qdr_strength_estimate_get_deviation (&estimate);
  g_clear_pointer (&reading->record, free_record);
  reading->record = g_steal_pointer (&record);
  return TRUE;
}

static gboolean
has_games (const QdrLadder *self)
{
  return self->record != NULL && self->record->n_games >= LEAST_GAMES_OF_ALL;
}

gboolean
qdr_ladder_has_strength (QdrLadder *self)
{
  g_return_val_if_fail (QDR_IS_LADDER (self), FALSE);

  return has_games (self) && self->record->deviation <= MOST_DEVIATION;
}

static void start_reading (QdrLadder *self);

static void
read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrLadder) self = user_data;
  g_autoptr (GError) error = NULL;
  Reading *reading = qdr_library_worker_run_finish (self->library, result, &error);
  const Record *record;

  self->is_reading = FALSE;
  g_clear_pointer (&self->error_message, g_free);
  if (reading != NULL) {
    g_clear_pointer (&self->record, free_record);
    self->record = g_steal_pointer (&reading->record);
  } else {
    self->error_message = g_strdup (error->message);
  }
  record = self->record;
  if (record != NULL && record->n_games > 0)
    qdr_adaptive_opponent_set_initial_rating (self->settings, self->personalities, record->adapted,
                                              hypot (record->deviation,
                                                     record->strength - record->adapted));
  g_signal_emit (self, changed_signal, 0);
  if (self->is_stale)
    start_reading (self);
}

static void
start_reading (QdrLadder *self)
{
  g_autofree char *path = qdr_library_get_default_path ();
  Reading *reading;

  self->is_stale = self->is_reading;
  if (self->is_reading || !g_file_test (path, G_FILE_TEST_EXISTS))
    return;

  self->is_reading = TRUE;
  reading = g_new0 (Reading, 1);
  reading->measured = qdr_personality_list_copy_ratings (self->personalities);
  reading->adapted = qdr_adaptive_opponent_get_default_strength (self->personalities);
  reading->user = qdr_user_get_name ();
  qdr_library_worker_run_async (self->library, QDR_LIBRARY_READS, read_job, reading, free_reading,
                                NULL, read_cb, g_object_ref (self));
}

void
qdr_ladder_refresh (QdrLadder *self)
{
  g_return_if_fail (QDR_IS_LADDER (self));

  self->is_requested = TRUE;
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
  if (self->is_requested && self->source == 0)
    self->source = g_timeout_add (self->delay_ms, read_again_cb, self);
}

static void
beaten_changed_cb (QdrLadder *self)
{
  g_signal_emit (self, changed_signal, 0);
}

gboolean
qdr_ladder_is_loading (QdrLadder *self)
{
  g_return_val_if_fail (QDR_IS_LADDER (self), FALSE);

  return self->is_reading && self->record == NULL && self->error_message == NULL;
}

const char *
qdr_ladder_get_error_message (QdrLadder *self)
{
  g_return_val_if_fail (QDR_IS_LADDER (self), NULL);

  return self->error_message;
}

/* Rungs */

guint
qdr_ladder_get_length (QdrLadder *self)
{
  g_return_val_if_fail (QDR_IS_LADDER (self), 0);

  return g_list_model_get_n_items (G_LIST_MODEL (self->personalities));
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
  for (guint i = 0; self->record != NULL && i < self->record->encounters->len; i++) {
    const QdrLibraryEncounter *encounter = g_ptr_array_index (self->record->encounters, i);

    if (g_str_equal (encounter->identity, id))
      rung.encounter = encounter;
  }
  rung.is_beaten = (rung.encounter != NULL && rung.encounter->score.n_wins > 0) ||
                   qdr_beaten_opponents_contain (self->settings, id);
  return rung;
}

guint
qdr_ladder_count_beaten_opponents (QdrLadder *self)
{
  guint n_beaten = 0;

  g_return_val_if_fail (QDR_IS_LADDER (self), 0);

  for (guint i = 0; i < qdr_ladder_get_length (self); i++)
    n_beaten += qdr_ladder_get_rung (self, i).is_beaten;
  return n_beaten;
}

int
qdr_ladder_find_next_opponent (QdrLadder *self)
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

/* Fills in @chance with the share of the points against an opponent: the counted share, or else the
 * expected share. Returns whether the share is known. */
static gboolean
find_chance (QdrLadder *self, const QdrRung *rung, QdrProposal *chance)
{
  const QdrLibraryEncounter *encounter = rung->encounter;
  const int rating = qdr_personality_get_rating (rung->personality);

  *chance = (QdrProposal){ .personality = rung->personality, .reason = QDR_PROPOSAL_COUNTED };
  if (encounter != NULL && encounter->shares->len >= LEAST_GAMES) {
    chance->n_games = MIN (encounter->shares->len, MOST_GAMES);
    for (guint i = encounter->shares->len - chance->n_games; i < encounter->shares->len; i++)
      chance->share += g_array_index (encounter->shares, double, i) / chance->n_games;
    return TRUE;
  }
  if (!qdr_ladder_has_strength (self))
    return FALSE;
  chance->reason = QDR_PROPOSAL_EXPECTED;
  chance->share = 1 / (1 + pow (10, (rating - self->record->strength) / 400));
  return TRUE;
}

static QdrProposal
propose_rung (QdrLadder *self, guint number, QdrProposalReason reason)
{
  return (QdrProposal){ .personality = qdr_ladder_get_rung (self, number).personality,
                        .reason = reason };
}

QdrProposal
qdr_ladder_propose_opponent (QdrLadder *self)
{
  QdrProposal best = { 0 };
  double least = 1;
  gboolean is_lost = FALSE; /* whether the user loses even against the weakest opponent */
  GListModel *opponents;

  g_return_val_if_fail (QDR_IS_LADDER (self), best);

  if (!has_games (self) || qdr_ladder_get_length (self) == 0)
    return best;
  for (guint i = 0; i < qdr_ladder_get_length (self); i++) {
    const QdrRung rung = qdr_ladder_get_rung (self, i);
    QdrProposal chance;

    if (!find_chance (self, &rung, &chance))
      continue;
    if (best.personality == NULL || fabs (chance.share - 0.5) < fabs (best.share - 0.5))
      best = chance;
    least = MIN (least, chance.share);
    is_lost = is_lost || (i == 0 && chance.share < 0.5 - FARTHEST);
  }
  if (best.personality != NULL && fabs (best.share - 0.5) <= FARTHEST)
    return best;
  if (self->record->has_won_all || (best.personality != NULL && least > 0.5 + FARTHEST)) {
    const guint last = qdr_ladder_get_length (self) - 1;

    return qdr_ladder_get_rung (self, last).is_beaten
               ? propose_rung (self, last, QDR_PROPOSAL_STRONGEST)
               : propose_rung (self, (guint) qdr_ladder_find_next_opponent (self),
                               QDR_PROPOSAL_NEXT);
  }
  if (is_lost && best.share < 0.5)
    return propose_rung (self, 0, QDR_PROPOSAL_EASIEST);
  opponents = qdr_personality_list_get_opponents (self->personalities);
  for (guint i = 0; i < g_list_model_get_n_items (opponents); i++) {
    g_autoptr (QdrPersonality) item = g_list_model_get_item (opponents, i);

    if (qdr_personality_is_adaptive (item))
      return (QdrProposal){ .personality = item, .reason = QDR_PROPOSAL_ADAPTS };
  }
  return best;
}

/* The object */

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
  g_free (self->error_message);

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

/* Descriptions */

static char *
describe_wins (const QdrLibraryEncounter *encounter)
{
  const guint n_wins = encounter->score.n_wins;
  const guint n_moves = encounter->first_win_rounds;
  g_autofree char *date = NULL;
  /* "in 28 moves on 9×9" */
  g_autofree char *how = g_strdup_printf (
      /* Translators: how a game was won: number of moves, columns and rows of the board. */
      ngettext ("in %u move on %u×%u", "in %u moves on %u×%u", n_moves), n_moves,
      encounter->first_win_columns, encounter->first_win_rows);

  if (g_date_valid_julian (encounter->first_win_day))
    date = qdr_display_name_of_day (encounter->first_win_day, NULL);

  if (n_wins == 1 && date != NULL)
    /* Translators: an opponent was beaten on a date; the second %s is "in 28 moves on 9×9". */
    return g_strdup_printf (_ ("Beaten on %s, %s."), date, how);
  if (n_wins == 1)
    /* Translators: an opponent was beaten; %s is "in 28 moves on 9×9". */
    return g_strdup_printf (_ ("Beaten %s."), how);
  if (date != NULL)
    return g_strdup_printf (
        /* Translators: number of wins against an opponent, date of the first win, and
         * "in 28 moves on 9×9". */
        ngettext ("Beaten %u time, first on %s, %s.", "Beaten %u times, first on %s, %s.", n_wins),
        n_wins, date, how);
  return g_strdup_printf (
      /* Translators: number of wins against an opponent; %s is "in 28 moves on 9×9". */
      ngettext ("Beaten %u time, first %s.", "Beaten %u times, first %s.", n_wins), n_wins, how);
}

/* Appends @sentence (transfer full), after a space if @text is not empty. */
static void
append (GString *text, char *sentence)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", sentence);
  g_free (sentence);
}

char *
qdr_ladder_describe_rung (const QdrRung *rung)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const QdrLibraryScore *score;

  g_return_val_if_fail (rung != NULL, NULL);

  score = rung->encounter != NULL ? &rung->encounter->score : NULL;
  if (score != NULL && score->n_wins > 0)
    append (text, describe_wins (rung->encounter));
  else if (rung->is_beaten)
    /* Translators: an opponent was beaten; neither the date nor the number of wins is known. */
    append (text, g_strdup (_ ("Beaten.")));
  else
    /* Games with a handicap do not count, so they may have been played. */
    append (text, g_strdup (_ ("Not beaten yet.")));
  if (score != NULL && score->n_draws > 0)
    append (text, g_strdup_printf (ngettext ("%u game drawn.", "%u games drawn.", score->n_draws),
                                   score->n_draws));
  if (score != NULL && score->n_losses > 0)
    append (text, g_strdup_printf (ngettext ("%u game lost.", "%u games lost.", score->n_losses),
                                   score->n_losses));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
qdr_ladder_describe_progress (QdrLadder *ladder)
{
  guint n_beaten;
  guint length;
  int next;
  const char *name;

  g_return_val_if_fail (QDR_IS_LADDER (ladder), NULL);

  n_beaten = qdr_ladder_count_beaten_opponents (ladder);
  length = qdr_ladder_get_length (ladder);
  next = qdr_ladder_find_next_opponent (ladder);
  if (next < 0)
    return g_strdup (_ ("You have beaten everybody. Nobody is left above you."));
  name = qdr_personality_get_name (qdr_ladder_get_rung (ladder, (guint) next).personality);
  if (n_beaten == 0)
    return g_strdup_printf (
        /* Translators: %s is the name of an opponent. */
        _ ("Everybody begins on the lowest rung. Your first opponent: %s."), name);
  return g_strdup_printf (
      /* Translators: number of beaten opponents, number of all opponents, name of the next
       * opponent. */
      ngettext ("You have beaten %u of %u. Next: %s.", "You have beaten %u of %u. Next: %s.",
                n_beaten),
      n_beaten, length, name);
}

char *
qdr_ladder_describe_proposal (const QdrProposal *proposal)
{
  const char *name;

  g_return_val_if_fail (proposal != NULL && proposal->personality != NULL, NULL);

  name = qdr_personality_get_name (proposal->personality);
  switch (proposal->reason) {
  case QDR_PROPOSAL_NEXT:
    /* Translators: proposal of an opponent; %s is its name. */
    return g_strdup_printf (_ ("You win most of your games. Next on the ladder: %s."), name);
  case QDR_PROPOSAL_STRONGEST:
    /* Translators: proposal of an opponent; %s is its name. */
    return g_strdup_printf (_ ("You win most of your games. The strongest opponent: %s."), name);
  case QDR_PROPOSAL_EASIEST:
    /* Translators: proposal of an opponent; %s is its name. */
    return g_strdup_printf (_ ("The easiest opponent: %s."), name);
  case QDR_PROPOSAL_ADAPTS:
    /* Translators: proposal of an opponent; %s is its name. */
    return g_strdup_printf (_ ("%s adapts to your strength."), name);
  case QDR_PROPOSAL_COUNTED:
    /* Translators: percentage of won games, name of the opponent, number of counted games. */
    return g_strdup_printf (ngettext ("You win %d%% against %s, in your last %u game.",
                                      "You win %d%% against %s, in your last %u games.",
                                      proposal->n_games),
                            (int) lround (100 * proposal->share), name, proposal->n_games);
  case QDR_PROPOSAL_EXPECTED:
    return g_strdup_printf (
        /* Translators: estimated percentage of won games, and name of the opponent. */
        _ ("Judging by your games so far, you should win about %d%% against %s."),
        5 * (int) lround (20 * proposal->share), name);
  default:
    return NULL;
  }
}
