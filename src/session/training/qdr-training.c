/*
 * Exercises from a person's mistakes in games, and the person's rating in puzzles.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-training.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qdr-notation.h"
#include "qdr-saved-game.h"
#include "qdr-today.h"

/* Number of moves of a solution: the better move, the opponent's answer, and the person's next
 * move */
#define LINE_MOVES 3

struct _QdrTraining {
  GObject parent_instance;

  QdrLibraryWorker *library;
  GPtrArray *in_library; /* of QdrLibraryExercise: exercises that were read from the library */
  GPtrArray *unsaved;    /* of QdrLibraryExercise: exercises that are not in the library; lost
                            when the program ends */
  QdrLibraryTrainingResult state;
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
find_exercise (GPtrArray *exercises, const char *position)
{
  for (guint i = 0; i < exercises->len; i++) {
    QdrLibraryExercise *exercise = g_ptr_array_index (exercises, i);

    if (g_str_equal (exercise->position, position))
      return exercise;
  }
  return NULL;
}

static QdrLibraryExercise *
find_known_exercise (QdrTraining *self, const char *position)
{
  QdrLibraryExercise *exercise = find_exercise (self->in_library, position);

  return exercise != NULL ? exercise : find_exercise (self->unsaved, position);
}

static void
emit_failed (QdrTraining *self, const GError *error)
{
  g_autofree char *sentence =
      /* Translators: %s is another sentence with the reason. */
      g_strdup_printf (_ ("Your exercises are not in the library. %s"), error->message);

  g_signal_emit (self, signals[SIGNAL_FAILED], 0, sentence);
}

/* Data read on the thread of the library. */
typedef struct {
  guint32 day;
  GPtrArray *exercises;
  QdrLibraryTrainingResult state;
} Reading;

static void
free_reading (gpointer data)
{
  Reading *self = data;

  g_clear_pointer (&self->exercises, g_ptr_array_unref);
  g_free (self);
}

/* Returns whether an exercise is valid. The file of the library could be damaged. */
static gboolean
is_sound (const QdrLibraryExercise *self)
{
  g_auto (GStrv) line = g_strsplit (self->line, " ", 2);
  QdrPosition position;
  QdrMove move, better;

  return qdr_position_from_text (self->position, &position, NULL, NULL) && position.players == 2 &&
         qdr_position_result (&position).outcome == QDR_OUTCOME_ONGOING && line[0] != NULL &&
         qdr_move_from_text (&position.board, self->move, &move) == QDR_REFUSAL_REASON_NONE &&
         qdr_move_from_text (&position.board, line[0], &better) == QDR_REFUSAL_REASON_NONE &&
         qdr_move_kind (move) != QDR_MOVE_CONCESSION &&
         qdr_move_kind (better) != QDR_MOVE_CONCESSION &&
         qdr_position_is_legal_move (&position, move) &&
         qdr_position_is_legal_move (&position, better);
}

static gboolean
read_all (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  Reading *reading = data;

  g_clear_pointer (&reading->exercises, g_ptr_array_unref);
  reading->exercises = qdr_library_list_exercises (library, error);
  if (reading->exercises == NULL ||
      !qdr_library_read_training_result (library, reading->day, &reading->state, error))
    return FALSE;

  for (guint i = reading->exercises->len; i-- > 0;)
    if (!is_sound (g_ptr_array_index (reading->exercises, i)))
      g_ptr_array_remove_index (reading->exercises, i);
  return TRUE;
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrTraining) self = user_data;
  g_autoptr (GError) error = NULL;
  Reading *reading = qdr_library_worker_run_finish (self->library, result, &error);

  if (reading == NULL) {
    emit_failed (self, error);
    return;
  }

  g_ptr_array_unref (self->in_library);
  self->in_library = g_steal_pointer (&reading->exercises);
  self->state = reading->state;
  self->is_known = TRUE;
  for (guint i = self->unsaved->len; i-- > 0;)
    if (find_exercise (self->in_library,
                       ((QdrLibraryExercise *) self->unsaved->pdata[i])->position) != NULL)
      g_ptr_array_remove_index (self->unsaved, i);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

void
qdr_training_reload (QdrTraining *self)
{
  Reading *reading;

  g_return_if_fail (QDR_IS_TRAINING (self));

  reading = g_new0 (Reading, 1);
  reading->day = qdr_today_get_julian_day ();
  qdr_library_worker_run_async (self->library, QDR_LIBRARY_READS, read_all, reading, free_reading,
                                NULL, read_cb, g_object_ref (self));
}

gboolean
qdr_training_is_loaded (QdrTraining *self)
{
  g_return_val_if_fail (QDR_IS_TRAINING (self), FALSE);

  return self->is_known;
}

const QdrLibraryTrainingResult *
qdr_training_get_rating_and_streak (QdrTraining *self)
{
  g_return_val_if_fail (QDR_IS_TRAINING (self), NULL);

  return &self->state;
}

/* Exercises due */

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
qdr_training_list_due_exercises (QdrTraining *self)
{
  const guint32 day = qdr_today_get_julian_day ();
  GPtrArray *due;

  g_return_val_if_fail (QDR_IS_TRAINING (self), NULL);

  due = make_exercises ();
  collect_due (self->in_library, day, due);
  collect_due (self->unsaved, day, due);
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
qdr_training_count_exercises (QdrTraining *self, guint *n_due)
{
  const guint32 day = qdr_today_get_julian_day ();

  g_return_val_if_fail (QDR_IS_TRAINING (self), 0);
  g_return_val_if_fail (n_due != NULL, 0);

  *n_due = count_due (self->in_library, day) + count_due (self->unsaved, day);
  return count_due (self->in_library, G_MAXUINT32) + count_due (self->unsaved, G_MAXUINT32);
}

QdrLibraryExercise *
qdr_training_get_daily_exercise (QdrTraining *self)
{
  const QdrLibraryExercise *todays;

  g_return_val_if_fail (QDR_IS_TRAINING (self), NULL);

  todays = qdr_library_choose_daily_exercise (self->in_library, qdr_today_get_julian_day ());
  return todays != NULL ? qdr_library_exercise_copy (todays) : NULL;
}

gboolean
qdr_training_has_done_daily_exercise (QdrTraining *self)
{
  const guint32 day = qdr_today_get_julian_day ();
  const QdrLibraryExercise *todays;

  g_return_val_if_fail (QDR_IS_TRAINING (self), FALSE);

  todays = qdr_library_choose_daily_exercise (self->in_library, day);
  return todays != NULL && todays->answered == day;
}

/* The data of a job that adds exercises. The game is text, because a QdrGame could change during
 * the job. */
typedef struct {
  GPtrArray *exercises;
  char *game;
} AddJob;

static void
add_job_free (gpointer data)
{
  AddJob *self = data;

  g_ptr_array_unref (self->exercises);
  g_free (self->game);
  g_free (self);
}

static gboolean
add_exercises (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  const AddJob *job = data;
  g_autoptr (GPtrArray) games = qdr_saved_game_parse (job->game, strlen (job->game), NULL, error);

  return games != NULL &&
         qdr_library_add_exercises (library, job->exercises, g_ptr_array_index (games, 0), error);
}

/* Reads the library again after the training has written to it. If the writing failed, emits
 * "failed" instead. */
static void
written_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrTraining) self = user_data;
  g_autoptr (GError) error = NULL;

  if (qdr_library_worker_run_finish (self->library, result, &error) == NULL)
    emit_failed (self, error);
  else
    qdr_training_reload (self);
}

void
qdr_training_add_exercises (QdrTraining *self, GPtrArray *exercises, QdrGame *game)
{
  g_return_if_fail (QDR_IS_TRAINING (self));
  g_return_if_fail (exercises != NULL);
  g_return_if_fail (QDR_IS_GAME (game));

  if (exercises->len == 0)
    return;

  for (guint i = 0; i < exercises->len; i++) {
    const QdrLibraryExercise *exercise = g_ptr_array_index (exercises, i);

    if (find_known_exercise (self, exercise->position) == NULL)
      g_ptr_array_add (self->unsaved, qdr_library_exercise_copy (exercise));
  }
  if (self->enabled) {
    AddJob *job = g_new0 (AddJob, 1);

    job->exercises = make_exercises ();
    for (guint i = 0; i < exercises->len; i++)
      g_ptr_array_add (job->exercises,
                       qdr_library_exercise_copy (g_ptr_array_index (exercises, i)));
    job->game = qdr_saved_game_to_text (game);
    qdr_library_worker_run_async (self->library, QDR_LIBRARY_WRITES, add_exercises, job,
                                  add_job_free, NULL, written_cb, g_object_ref (self));
  }
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* Removing */

static gboolean
remove_exercise (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  return qdr_library_remove_exercise (library, data, error);
}

static gboolean
restore_exercise (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  return qdr_library_put_back_exercise (library, data, error);
}

/* Removes or restores an exercise. Writes the change to the library if "enabled" is TRUE or the
 * exercise is stored there. */
static void
set_removed (QdrTraining *self, QdrLibraryExercise *exercise, gboolean is_removed)
{
  exercise->is_removed = is_removed;
  if (self->enabled || exercise->is_stored)
    qdr_library_worker_run_async (self->library, QDR_LIBRARY_WRITES,
                                  is_removed ? remove_exercise : restore_exercise,
                                  g_strdup (exercise->position), g_free, NULL, written_cb,
                                  g_object_ref (self));
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

QdrLibraryExercise *
qdr_training_remove_exercise (QdrTraining *self, const char *position)
{
  QdrLibraryExercise *found;
  QdrLibraryExercise *removed;

  g_return_val_if_fail (QDR_IS_TRAINING (self), NULL);
  g_return_val_if_fail (position != NULL, NULL);

  found = find_known_exercise (self, position);
  if (found == NULL || found->is_removed)
    return NULL;

  removed = qdr_library_exercise_copy (found);
  set_removed (self, found, TRUE);
  return removed;
}

void
qdr_training_restore_exercise (QdrTraining *self, const QdrLibraryExercise *exercise)
{
  QdrLibraryExercise *found;

  g_return_if_fail (QDR_IS_TRAINING (self));
  g_return_if_fail (exercise != NULL);

  found = find_known_exercise (self, exercise->position);
  if (found == NULL || !found->is_removed)
    return;

  set_removed (self, found, FALSE);
}

gboolean
qdr_training_is_exercise_removed (QdrTraining *self, const char *position)
{
  const QdrLibraryExercise *found;

  g_return_val_if_fail (QDR_IS_TRAINING (self), FALSE);
  g_return_val_if_fail (position != NULL, FALSE);

  found = find_known_exercise (self, position);
  return found != NULL && found->is_removed;
}

void
qdr_training_open_exercises (QdrTraining *self, GPtrArray *exercises)
{
  g_return_if_fail (QDR_IS_TRAINING (self));
  g_return_if_fail (exercises != NULL && exercises->len > 0);

  g_signal_emit (self, signals[SIGNAL_OPENED], 0, exercises);
}

/* Attempts */

typedef struct {
  char *name; /* name of a puzzle, or position of an exercise */
  QdrLibraryAttempt attempt;
  QdrLibraryQuality quality; /* quality of the answer to an exercise; QDR_LIBRARY_QUALITY_NONE
                                for a puzzle */
} AttemptJob;

static void
attempt_job_free (gpointer data)
{
  AttemptJob *self = data;

  g_free (self->name);
  g_free (self);
}

static gboolean
write_job (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  const AttemptJob *job = data;

  return (job->quality == QDR_LIBRARY_QUALITY_NONE ||
          qdr_library_record_exercise_answer (library, job->name, job->quality, job->attempt.day,
                                              error)) &&
         qdr_library_add_attempt (library, &job->attempt, error);
}

static void
write_attempt (QdrTraining *self, const QdrLibraryAttempt *attempt, QdrLibraryQuality quality)
{
  AttemptJob *job = g_new0 (AttemptJob, 1);

  job->name = g_strdup (attempt->puzzle);
  job->attempt = *attempt;
  job->attempt.puzzle = job->name;
  job->quality = quality;
  qdr_library_worker_run_async (self->library, QDR_LIBRARY_WRITES, write_job, job, attempt_job_free,
                                NULL, written_cb, g_object_ref (self));
}

static void
record_answer_in (GPtrArray *exercises,
                  const char *position,
                  QdrLibraryQuality quality,
                  guint32 day)
{
  QdrLibraryExercise *exercise = find_exercise (exercises, position);

  if (exercise != NULL)
    qdr_library_exercise_record_answer (exercise, quality, day);
}

void
qdr_training_record_answer (QdrTraining *self,
                            const char *position,
                            QdrLibraryQuality quality,
                            gboolean has_help)
{
  const guint32 day = qdr_today_get_julian_day ();

  g_return_if_fail (QDR_IS_TRAINING (self));
  g_return_if_fail (position != NULL);

  record_answer_in (self->unsaved, position, quality, day);
  record_answer_in (self->in_library, position, quality, day);
  if (self->enabled)
    write_attempt (self,
                   &(QdrLibraryAttempt){ position, day, quality != QDR_LIBRARY_QUALITY_SHOWN,
                                         has_help, 0 },
                   quality);
  g_signal_emit (self, signals[SIGNAL_ANSWERED], 0, position);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

void
qdr_training_record_puzzle_attempt (QdrTraining *self,
                                    const char *puzzle,
                                    double rating,
                                    gboolean is_solved,
                                    gboolean has_help)
{
  const QdrLibraryAttempt attempt = { puzzle, qdr_today_get_julian_day (), is_solved, has_help,
                                      rating };

  g_return_if_fail (QDR_IS_TRAINING (self));
  g_return_if_fail (puzzle != NULL);

  if (self->enabled)
    write_attempt (self, &attempt, QDR_LIBRARY_QUALITY_NONE);
}

/* The object */

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

  g_ptr_array_unref (self->in_library);
  g_ptr_array_unref (self->unsaved);

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
  self->in_library = make_exercises ();
  self->unsaved = make_exercises ();
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

/* Mistakes in a review */

gboolean
qdr_mistake_can_be_exercise (QdrGame *game, QdrMoveReview *move_review)
{
  g_return_val_if_fail (QDR_IS_GAME (game), FALSE);
  g_return_val_if_fail (QDR_IS_MOVE_REVIEW (move_review), FALSE);

  return qdr_game_get_n_players (game) == 2 &&
         qdr_move_review_get_verdict (move_review) >= QDR_VERDICT_MISTAKE &&
         !qdr_move_review_has_repetition (move_review) &&
         qdr_player_is_human (qdr_game_get_player (game, qdr_move_review_get_player (move_review)));
}

/* Returns whether a move is a mistake of a person, and @game still contains this move. */
static gboolean
is_current_mistake (QdrReview *review, QdrGame *game, QdrMoveReview *move_review)
{
  return qdr_move_review_get_ply (move_review) < qdr_review_get_n_unchanged_moves (review) &&
         qdr_mistake_can_be_exercise (game, move_review);
}

GPtrArray *
qdr_review_list_exercises (QdrReview *review, QdrGame *game, gboolean only_concealed)
{
  g_autoptr (QdrGame) copy = NULL;
  GPtrArray *exercises;

  g_return_val_if_fail (QDR_IS_REVIEW (review), NULL);
  g_return_val_if_fail (QDR_IS_GAME (game), NULL);

  exercises = make_exercises ();
  copy = qdr_game_new_with_moves_of (game);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (review)); i++) {
    g_autoptr (QdrMoveReview) move_review = g_list_model_get_item (G_LIST_MODEL (review), i);
    g_autofree char *text = NULL;
    g_autofree char *line = NULL;
    char move[QDR_MOVE_TEXT_SIZE];
    const QdrPosition *position;
    const QdrAnalysis *best;
    QdrLibraryExercise *exercise;

    if (!is_current_mistake (review, game, move_review) ||
        (only_concealed && !qdr_move_review_get_best_move_concealed (move_review)))
      continue;

    qdr_game_go_to_ply (copy, qdr_move_review_get_ply (move_review));
    position = qdr_game_get_position (copy);
    best = qdr_move_review_get_analysis (move_review);
    text = qdr_position_to_text (position);
    line = qdr_moves_to_text (&position->board, best->line, MIN (best->line_length, LINE_MOVES));
    qdr_move_to_text (&position->board, qdr_move_review_get_move (move_review), move);
    exercise = qdr_library_exercise_new (text, move, line, !qdr_game_get_repetition_is_draw (game),
                                         qdr_today_get_julian_day ());
    exercise->opponent =
        g_strdup (qdr_player_get_name (qdr_game_get_player (game, 1 - position->turn)));
    g_ptr_array_add (exercises, exercise);
  }
  return exercises;
}

void
qdr_review_reveal_better_moves (QdrReview *review, QdrGame *game, const char *position)
{
  g_autoptr (QdrGame) copy = NULL;

  g_return_if_fail (QDR_IS_REVIEW (review));
  g_return_if_fail (QDR_IS_GAME (game));
  g_return_if_fail (position != NULL);

  copy = qdr_game_new_with_moves_of (game);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (review)); i++) {
    g_autoptr (QdrMoveReview) move_review = g_list_model_get_item (G_LIST_MODEL (review), i);
    g_autofree char *text = NULL;

    if (!is_current_mistake (review, game, move_review))
      continue;
    qdr_game_go_to_ply (copy, qdr_move_review_get_ply (move_review));
    text = qdr_position_to_text (qdr_game_get_position (copy));
    if (g_str_equal (text, position))
      qdr_move_review_set_best_move_concealed (move_review, FALSE);
  }
}
