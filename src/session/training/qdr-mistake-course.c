/*
 * A course of exercises, in which a person finds better moves for earlier mistakes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-mistake-course.h"

#include <glib/gi18n.h>
#include <string.h>

#include "qdr-explanation-text.h"
#include "qdr-library-exercises.h"
#include "qdr-notation.h"
#include "qdr-review.h"
#include "qdr-today.h"

/* Number of moves of a solution: the better move, the answer, and the person's next move */
#define LINE_MOVES 3

/* The state of an exercise in this course. */
typedef struct {
  guint n_wrong;
  guint n_hints;
  gboolean was_shown;
  gboolean is_recorded; /* whether the training has recorded the answer */
  gboolean is_solved;
} Record;

struct _QdrMistakeCourse {
  QdrTutor parent_instance;

  QdrTraining *training;
  QdrAnalyser *analyser;
  GPtrArray *exercises; /* of QdrLibraryExercise */
  GArray *records;      /* of Record: the states of the exercises */

  guint index; /* index of the present exercise */
  QdrPosition position;
  QdrMove mistake;
  QdrMove line[LINE_MOVES]; /* the moves of the solution; unused places are QDR_MOVE_NONE */
  char *text;
  QdrMove proposed;     /* the move that is being judged */
  QdrReview *review;    /* (nullable): review of the move that is being judged */
  GCancellable *search; /* (nullable): cancels the review */
};

G_DEFINE_FINAL_TYPE (QdrMistakeCourse, qdr_mistake_course, QDR_TYPE_TUTOR)

static Record *
get_record (QdrMistakeCourse *self)
{
  return &g_array_index (self->records, Record, self->index);
}

static void
cancel_search (QdrMistakeCourse *self)
{
  if (self->search != NULL)
    g_cancellable_cancel (self->search);
  g_clear_object (&self->search);
  g_clear_object (&self->review);
}

static void
qdr_mistake_course_describe_task (QdrTutor *tutor, guint index, QdrTutorTask *task)
{
  QdrMistakeCourse *self = QDR_MISTAKE_COURSE (tutor);
  const QdrLibraryExercise *exercise = g_ptr_array_index (self->exercises, index);
  g_auto (GStrv) moves = NULL;
  guint n = 0;

  cancel_search (self);
  self->index = index;
  qdr_position_from_text (exercise->position, &self->position, NULL, NULL);
  qdr_move_from_text (&self->position.board, exercise->move, &self->mistake);
  moves = g_strsplit (exercise->line, " ", LINE_MOVES + 1);
  for (guint i = 0; i < LINE_MOVES; i++)
    self->line[i] = QDR_MOVE_NONE;
  while (n < LINE_MOVES && moves[n] != NULL &&
         qdr_move_from_text (&self->position.board, moves[n], &self->line[n]) ==
             QDR_REFUSAL_REASON_NONE)
    n++;
  g_free (self->text);
  if (exercise->opponent == NULL)
    self->text =
        /* Translators: %s is the move of the person in the game, such as “e3h”. */
        g_strdup_printf (_ ("You play upwards. In a game you played %s here."), exercise->move);
  else
    /* Translators: the name of the opponent in a game, and a move of the person. */
    self->text = g_strdup_printf (_ ("You play upwards. Against %s you played %s here."),
                                  exercise->opponent, exercise->move);
  *task = (QdrTutorTask){
    .title = _ ("Try Again"),
    .text = self->text,
    .request = _ ("Find a better move."),
    .position = &self->position,
    .opponent = exercise->opponent,
    .show_race = TRUE,
  };
}

/* Records the answer in the training, unless an answer to this exercise has been recorded. */
static void
record_answer (QdrMistakeCourse *self, QdrLibraryQuality quality)
{
  const QdrLibraryExercise *exercise = g_ptr_array_index (self->exercises, self->index);
  Record *record = get_record (self);

  if (record->is_recorded)
    return;

  record->is_recorded = TRUE;
  qdr_training_record_answer (self->training, exercise->position, quality,
                              quality != QDR_LIBRARY_QUALITY_AT_ONCE);
}

/* Describes why a move is good (transfer full) (nullable): NULL if none is known. */
static char *
describe_reason (QdrMistakeCourse *self, const QdrExplanation *explanation)
{
  QdrTutor *tutor = QDR_TUTOR (self);

  return qdr_explanation_to_text (explanation, qdr_tutor_get_game (tutor),
                                  (int) qdr_tutor_get_person_number (tutor));
}

/* Returns whether a sentence contains the solution. */
static gboolean
contains_solution (QdrMistakeCourse *self, const char *sentence)
{
  char better[QDR_MOVE_TEXT_SIZE];

  qdr_move_to_text (&self->position.board, self->line[0], better);
  return strstr (sentence, better) != NULL;
}

/* Accepts a right move, the first of @line, and explains it. The rest of @line is the best play
 * after it; unused places are QDR_MOVE_NONE. */
static void
accept_move (QdrMistakeCourse *self, const QdrMove line[LINE_MOVES])
{
  QdrTutor *tutor = QDR_TUTOR (self);
  Record *record = get_record (self);
  const gboolean was_solved = record->is_solved;
  gboolean are_all_solved = TRUE;
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  const QdrExplanation explanation =
      qdr_explain_move (&self->position, line, LINE_MOVES, self->mistake);
  char *reason = describe_reason (self, &explanation);
  g_autofree char *sentence = NULL;
  char better[QDR_MOVE_TEXT_SIZE];

  g_ptr_array_add (words, g_strdup (_ ("Right!")));
  if (reason != NULL)
    g_ptr_array_add (words, reason);
  qdr_move_to_text (&self->position.board, self->line[0], better);
  if (line[0] != self->line[0])
    g_ptr_array_add (words,
                     /* Translators: %s is a move such as “e3h”. */
                     g_strdup_printf (_ ("The review found %s; yours is about as good."), better));
  g_ptr_array_add (words, NULL);
  sentence = g_strjoinv (" ", (char **) words->pdata);

  record->is_solved = TRUE;
  qdr_game_play (qdr_tutor_get_game (tutor), line[0], NULL);
  record_answer (self, record->was_shown     ? QDR_LIBRARY_QUALITY_SHOWN
                       : record->n_hints > 0 ? QDR_LIBRARY_QUALITY_HINTED
                       : record->n_wrong > 0 ? QDR_LIBRARY_QUALITY_WRONG_ONCE
                                             : QDR_LIBRARY_QUALITY_AT_ONCE);
  for (guint i = 0; i < self->exercises->len; i++)
    are_all_solved = are_all_solved && g_array_index (self->records, Record, i).is_solved;
  if (!was_solved && are_all_solved)
    qdr_tutor_finish_course (tutor, sentence);
  else
    qdr_tutor_finish_task (tutor, sentence);
  qdr_tutor_explain_move (tutor, &explanation);
}

/* Rejects a wrong move that does not end the game. @loss is the win probability that the move
 * loses, 0..1. @after is the analysis of the position after the move. */
static void
reject_move (QdrMistakeCourse *self, QdrMove move, double loss, const QdrAnalysis *after)
{
  QdrTutor *tutor = QDR_TUTOR (self);
  const QdrMove moves[] = { move, after->line[0] };
  g_autoptr (GString) words = g_string_new (NULL);
  g_autofree char *answer = NULL;
  g_autofree char *reason = NULL;
  QdrPosition position = self->position;
  QdrUndo undo;
  QdrExplanation explanation;
  char text[QDR_MOVE_TEXT_SIZE];
  gboolean is_answered;

  if (move == self->mistake)
    g_string_append (words, _ ("That is what you played in the game."));
  else
    /* Translators: the win probability that a move has lost, in per cent. */
    g_string_append_printf (words, _ ("That costs %.0f%% of your chances."), 100 * loss);

  /* Add the opponent's answer and its reason, unless they contain the solution. */
  qdr_position_do_move (&position, move, &undo);
  explanation = qdr_explain_best_move (&position, after, QDR_MOVE_NONE);
  qdr_move_to_text (&position.board, explanation.move, text);
  /* Translators: the name of the opponent, and a move such as “e3h”. */
  answer = g_strdup_printf (_ ("%s answers %s."),
                            qdr_player_get_name (qdr_tutor_get_opponent (tutor)), text);
  reason = describe_reason (self, &explanation);
  is_answered = !contains_solution (self, answer);
  if (is_answered)
    g_string_append_printf (words, " %s", answer);
  if (is_answered && reason != NULL && !contains_solution (self, reason))
    g_string_append_printf (words, " %s", reason);

  g_string_append_printf (words, " %s", _ ("Try another move."));
  get_record (self)->n_wrong++;
  qdr_tutor_announce (tutor, QDR_TUTOR_TONE_WRONG, words->str);
  if (is_answered)
    qdr_tutor_show_refutation (tutor, moves, G_N_ELEMENTS (moves));
}

/* Judges the reviewed move. Does nothing if the review was cancelled, because the course may no
 * longer exist. */
static void
reviewed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  QdrReview *review = QDR_REVIEW (source);
  g_autoptr (QdrMoveReview) move_review = NULL;
  QdrMistakeCourse *self;
  QdrMove line[LINE_MOVES];
  QdrAnalysis after;
  double loss;

  if (!qdr_review_run_finish (review, result, NULL))
    return;

  self = QDR_MISTAKE_COURSE (user_data);
  move_review = g_list_model_get_item (G_LIST_MODEL (review), 0);
  after = *qdr_review_get_analysis (review, 1);
  loss = qdr_move_review_get_loss (move_review);
  cancel_search (self);
  line[0] = self->proposed;
  for (guint i = 1; i < LINE_MOVES; i++)
    line[i] = i <= after.line_length ? after.line[i - 1] : QDR_MOVE_NONE;
  if (self->proposed != self->mistake &&
      qdr_move_review_get_verdict (move_review) <= QDR_VERDICT_GOOD)
    accept_move (self, line);
  else
    reject_move (self, self->proposed, loss, &after);
}

static void
qdr_mistake_course_judge_move (QdrTutor *tutor, QdrMove move)
{
  QdrMistakeCourse *self = QDR_MISTAKE_COURSE (tutor);

  /* Ignore the second click of a double click. */
  if (self->review != NULL && move == self->proposed)
    return;
  cancel_search (self);
  if (qdr_tutor_refuse_illegal_move (tutor, move))
    return;
  if (move == self->line[0]) {
    accept_move (self, self->line);
  } else {
    const QdrLibraryExercise *exercise = g_ptr_array_index (self->exercises, self->index);
    g_autoptr (QdrGame) reviewed = qdr_game_new (&self->position, !exercise->no_repetition);

    /* Review a game that consists only of the proposed move. */
    qdr_game_play (reviewed, move, NULL);
    self->proposed = move;
    self->review = qdr_review_new (self->analyser, reviewed);
    self->search = g_cancellable_new ();
    qdr_review_set_urgent (self->review, TRUE);
    qdr_review_run_async (self->review, &qdr_review_budget_default, self->search, reviewed_cb,
                          self);
    qdr_tutor_announce (tutor, QDR_TUTOR_TONE_NEUTRAL, _ ("Looking at that move…"));
    qdr_tutor_show_refutation (tutor, &move, 1);
  }
}

static gboolean
qdr_mistake_course_has_hints_left (QdrTutor *tutor)
{
  return get_record (QDR_MISTAKE_COURSE (tutor))->n_hints < QDR_TUTOR_N_HINTS;
}

static void
qdr_mistake_course_show_hint (QdrTutor *tutor)
{
  QdrMistakeCourse *self = QDR_MISTAKE_COURSE (tutor);
  Record *record = get_record (self);
  const QdrExplanation explanation =
      qdr_explain_move (&self->position, self->line, LINE_MOVES, self->mistake);

  cancel_search (self);
  if (qdr_mistake_course_has_hints_left (tutor)) {
    qdr_tutor_give_hint (tutor, record->n_hints++, &explanation);
    return;
  }
  record->was_shown = TRUE;
  qdr_tutor_show_move (tutor, self->line[0]);
  qdr_tutor_explain_move (tutor, &explanation);
  record_answer (self, QDR_LIBRARY_QUALITY_SHOWN);
}

QdrLibraryExercise *
qdr_mistake_course_remove_exercise (QdrMistakeCourse *self)
{
  const QdrLibraryExercise *exercise;
  QdrLibraryExercise *removed;
  guint n_left;

  g_return_val_if_fail (QDR_IS_MISTAKE_COURSE (self), NULL);

  exercise = g_ptr_array_index (self->exercises, self->index);
  removed = qdr_training_remove_exercise (self->training, exercise->position);
  if (removed == NULL)
    removed = qdr_library_exercise_copy (exercise);
  n_left = self->exercises->len - 1;
  if (n_left > 0) {
    g_ptr_array_remove_index (self->exercises, self->index);
    g_array_remove_index (self->records, self->index);
    qdr_tutor_set_tasks (QDR_TUTOR (self), n_left, MIN (self->index, n_left - 1));
  }
  return removed;
}

void
qdr_mistake_course_restore_exercise (QdrMistakeCourse *self, const QdrLibraryExercise *exercise)
{
  Record record = { 0 };

  g_return_if_fail (QDR_IS_MISTAKE_COURSE (self));
  g_return_if_fail (exercise != NULL);

  /* Do not record another answer if the exercise was answered today. */
  record.is_recorded = exercise->answered >= qdr_today_get_julian_day ();
  qdr_training_restore_exercise (self->training, exercise);
  g_ptr_array_insert (self->exercises, (int) self->index, qdr_library_exercise_copy (exercise));
  g_array_insert_val (self->records, self->index, record);
  qdr_tutor_set_tasks (QDR_TUTOR (self), self->exercises->len, self->index);
}

static void
qdr_mistake_course_dispose (GObject *object)
{
  QdrMistakeCourse *self = QDR_MISTAKE_COURSE (object);

  cancel_search (self);
  if (self->training != NULL)
    g_object_set (self->training, "exercising", FALSE, NULL);
  g_clear_object (&self->training);
  g_clear_object (&self->analyser);

  G_OBJECT_CLASS (qdr_mistake_course_parent_class)->dispose (object);
}

static void
qdr_mistake_course_finalize (GObject *object)
{
  QdrMistakeCourse *self = QDR_MISTAKE_COURSE (object);

  g_clear_pointer (&self->exercises, g_ptr_array_unref);
  g_clear_pointer (&self->records, g_array_unref);
  g_free (self->text);

  G_OBJECT_CLASS (qdr_mistake_course_parent_class)->finalize (object);
}

static void
qdr_mistake_course_class_init (QdrMistakeCourseClass *klass)
{
  QdrTutorClass *tutor_class = QDR_TUTOR_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qdr_mistake_course_dispose;
  G_OBJECT_CLASS (klass)->finalize = qdr_mistake_course_finalize;

  tutor_class->describe_task = qdr_mistake_course_describe_task;
  tutor_class->judge_move = qdr_mistake_course_judge_move;
  tutor_class->show_hint = qdr_mistake_course_show_hint;
  tutor_class->has_hints_left = qdr_mistake_course_has_hints_left;
}

static void
qdr_mistake_course_init (QdrMistakeCourse *self)
{
  self->analyser = qdr_analyser_new ();
}

QdrMistakeCourse *
qdr_mistake_course_new (GPtrArray *exercises, QdrTraining *training)
{
  QdrMistakeCourse *self;

  g_return_val_if_fail (exercises != NULL && exercises->len > 0, NULL);
  g_return_val_if_fail (QDR_IS_TRAINING (training), NULL);

  self = g_object_new (QDR_TYPE_MISTAKE_COURSE, NULL);
  self->training = g_object_ref (training);
  self->exercises = g_ptr_array_new_with_free_func ((GDestroyNotify) qdr_library_exercise_free);
  for (guint i = 0; i < exercises->len; i++)
    g_ptr_array_add (self->exercises, qdr_library_exercise_copy (g_ptr_array_index (exercises, i)));
  self->records = g_array_set_size (g_array_new (FALSE, TRUE, sizeof (Record)), exercises->len);
  g_object_set (training, "exercising", TRUE, NULL);
  qdr_tutor_set_tasks (QDR_TUTOR (self), exercises->len, 0);
  return self;
}
