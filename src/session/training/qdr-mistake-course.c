/*
 * Course through a person's own mistakes: find a better move than the one played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-mistake-course.h"

#include <glib/gi18n.h>
#include <string.h>

#include "qdr-explanation-text.h"
#include "qdr-game-effect.h"
#include "qdr-notation.h"
#include "qdr-review.h"
#include "qdr-today.h"

/* What was better, the answer, and what follows it. */
#define LINE_MOVES 3

/* Columns and rows of the part of the board in a hint; a 9×9 board has nine parts. */
#define PART 3

typedef enum {
  HINT_PATH,
  HINT_KIND,
  HINT_PART,
  N_HINTS,
} Hint;

/* State of an exercise in this course. */
typedef struct {
  guint n_wrong;
  guint n_hints;
  gboolean was_shown;
  gboolean is_noted; /* how it was done */
  gboolean is_solved;
} Record;

struct _QdrMistakeCourse {
  QdrTutor parent_instance;

  QdrTraining *training;
  QdrAnalyser *analyser;
  GPtrArray *exercises; /* of QdrLibraryExercise */
  GArray *records;      /* of Record: one for each */

  guint index; /* of the present one */
  QdrPosition position;
  QdrMove mistake;
  QdrMove line[LINE_MOVES]; /* the solution; QDR_MOVE_NONE behind its end */
  char *text;
  QdrMove proposed;     /* while it is judged */
  QdrReview *review;    /* (nullable): of the move that is judged */
  GCancellable *search; /* (nullable): of the review */
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

/* Tasks */

/* (transfer full) */
static char *
describe_game (const QdrLibraryExercise *exercise)
{
  if (exercise->opponent == NULL)
    /* Translators: a move such as “e3h”. */
    return g_strdup_printf (_ ("You play upwards. In a game you played %s here."), exercise->move);
  /* Translators: a name, and a move such as “e3h”. */
  return g_strdup_printf (_ ("You play upwards. Against %s you played %s here."),
                          exercise->opponent, exercise->move);
}

static void
qdr_mistake_course_describe (QdrTutor *tutor, guint index, QdrTask *task)
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
         qdr_move_from_text (&self->position.board, moves[n], &self->line[n]) == QDR_REASON_NONE)
    n++;
  g_free (self->text);
  self->text = describe_game (exercise);
  *task = (QdrTask){
    .title = _ ("Try Again"),
    .text = self->text,
    .wish = _ ("Find a better move."),
    .position = &self->position,
    .show_race = TRUE,
  };
}

/* Records the answer, once. */
static void
note (QdrMistakeCourse *self, QdrLibraryQuality quality)
{
  const QdrLibraryExercise *exercise = g_ptr_array_index (self->exercises, self->index);
  Record *record = get_record (self);

  if (record->is_noted)
    return;

  record->is_noted = TRUE;
  qdr_training_record_answer (self->training, exercise->position, quality,
                              quality != QDR_LIBRARY_QUALITY_AT_ONCE);
}

/* Words */

static QdrPosition
position_after (const QdrPosition *before, QdrMove move)
{
  QdrPosition position = *before;
  QdrUndo undo;

  qdr_position_do (&position, move, &undo);
  return position;
}

/* Returns why a move is good (nullable) (transfer full). */
static char *
explain (QdrMistakeCourse *self, const QdrExplanation *explanation)
{
  QdrTutor *tutor = QDR_TUTOR (self);

  return qdr_explanation_to_text (explanation, qdr_tutor_get_game (tutor),
                                  (int) qdr_tutor_get_person (tutor));
}

/* Whether a sentence contains the solution. */
static gboolean
gives_away (QdrMistakeCourse *self, const char *sentence)
{
  char better[QDR_MOVE_TEXT_SIZE];

  qdr_move_to_text (&self->position.board, self->line[0], better);
  return strstr (sentence, better) != NULL;
}

/* Right answers */

static gboolean
are_all_solved (QdrMistakeCourse *self)
{
  for (guint i = 0; i < self->exercises->len; i++)
    if (!g_array_index (self->records, Record, i).is_solved)
      return FALSE;
  return TRUE;
}

static QdrLibraryQuality
grade (const Record *record)
{
  if (record->was_shown)
    return QDR_LIBRARY_QUALITY_SHOWN;
  if (record->n_hints > 0)
    return QDR_LIBRARY_QUALITY_HINTED;
  return record->n_wrong > 0 ? QDR_LIBRARY_QUALITY_WRONG_ONCE : QDR_LIBRARY_QUALITY_AT_ONCE;
}

/* @answer may be QDR_MOVE_NONE. */
static void
praise (QdrMistakeCourse *self, QdrMove move, QdrMove answer)
{
  QdrTutor *tutor = QDR_TUTOR (self);
  Record *record = get_record (self);
  const gboolean was_solved = record->is_solved;
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  const QdrExplanation explanation =
      qdr_explanation_of_move (&self->position, move, answer, self->mistake);
  char *reason = explain (self, &explanation);
  g_autofree char *sentence = NULL;
  char better[QDR_MOVE_TEXT_SIZE];

  g_ptr_array_add (words, g_strdup (_ ("Right!")));
  if (reason != NULL)
    g_ptr_array_add (words, reason);
  qdr_move_to_text (&self->position.board, self->line[0], better);
  if (move != self->line[0])
    /* Translators: a move such as “e3h”. */
    g_ptr_array_add (words,
                     g_strdup_printf (_ ("The review found %s; yours is about as good."), better));
  g_ptr_array_add (words, NULL);
  sentence = g_strjoinv (" ", (char **) words->pdata);

  record->is_solved = TRUE;
  qdr_game_play (qdr_tutor_get_game (tutor), move, NULL);
  note (self, grade (record));
  if (!was_solved && are_all_solved (self))
    qdr_tutor_finish_all (tutor, sentence);
  else
    qdr_tutor_finish_task (tutor, sentence);
  qdr_tutor_explain (tutor, &explanation);
}

/* Wrong answers */

/* Describes Robin's answer and its reason, without the solution. */
static char *
describe_answer (QdrMistakeCourse *self, const QdrExplanation *explanation)
{
  g_autofree char *reason = explain (self, explanation);
  g_autofree char *sentence = NULL;
  char text[QDR_MOVE_TEXT_SIZE];

  qdr_move_to_text (&self->position.board, explanation->move, text);
  /* Translators: a move such as “e3h”. */
  sentence = g_strdup_printf (_ ("Robin answers %s."), text);
  if (gives_away (self, sentence))
    return NULL;
  if (reason == NULL || gives_away (self, reason))
    return g_steal_pointer (&sentence);
  return g_strjoin (" ", sentence, reason, NULL);
}

static char *
describe_cost (QdrMistakeCourse *self, QdrMove move, double loss)
{
  if (move == self->mistake)
    return g_strdup (_ ("That is what you played in the game."));
  /* Translators: a share of a hundred of the chances to win. */
  return g_strdup_printf (_ ("That costs %.0f %% of your chances."), 100 * loss);
}

/* @after: the position after @move, which does not end the game. */
static void
complain (QdrMistakeCourse *self, QdrMove move, double loss, const QdrAnalysis *after)
{
  QdrTutor *tutor = QDR_TUTOR (self);
  const QdrPosition position = position_after (&self->position, move);
  const QdrExplanation explanation = qdr_explanation_of_analysis (&position, after, QDR_MOVE_NONE);
  const QdrMove moves[] = { move, after->line[0] };
  g_autofree char *cost = describe_cost (self, move, loss);
  g_autofree char *answer = describe_answer (self, &explanation);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) words = NULL;
  g_autofree char *sentence = NULL;

  g_strv_builder_add (builder, cost);
  if (answer != NULL)
    g_strv_builder_add (builder, answer);
  g_strv_builder_add (builder, _ ("Try another move."));
  words = g_strv_builder_end (builder);
  sentence = g_strjoinv (" ", words);
  get_record (self)->n_wrong++;
  qdr_tutor_announce (tutor, QDR_TONE_WRONG, sentence);
  if (answer != NULL)
    qdr_tutor_show_refutation (tutor, moves, G_N_ELEMENTS (moves));
}

static void
judge (QdrMistakeCourse *self)
{
  g_autoptr (QdrMoveReview) move_review = g_list_model_get_item (G_LIST_MODEL (self->review), 0);
  const QdrAnalysis after = *qdr_review_get_analysis (self->review, 1);
  const double loss = qdr_move_review_get_loss (move_review);
  const QdrMove move = self->proposed;

  cancel_search (self);
  if (move != self->mistake && qdr_move_review_get_verdict (move_review) <= QDR_VERDICT_GOOD)
    praise (self, move, after.line_length > 0 ? after.line[0] : QDR_MOVE_NONE);
  else
    complain (self, move, loss, &after);
}

/* After cancellation the course no longer exists. */
static void
reviewed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  if (qdr_review_run_finish (QDR_REVIEW (source), result, NULL))
    judge (QDR_MISTAKE_COURSE (user_data));
}

/* Review a game that consists of this move. */
static void
start_review (QdrMistakeCourse *self, QdrMove move)
{
  const QdrLibraryExercise *exercise = g_ptr_array_index (self->exercises, self->index);
  g_autoptr (QdrGame) game = qdr_game_new (&self->position, !exercise->no_repetition);

  qdr_game_play (game, move, NULL);
  self->proposed = move;
  self->review = qdr_review_new (self->analyser, game);
  self->search = g_cancellable_new ();
  qdr_review_set_urgent (self->review, TRUE);
  qdr_review_run_async (self->review, &qdr_review_budget_default, self->search, reviewed_cb, self);
  qdr_tutor_announce (QDR_TUTOR (self), QDR_TONE_NEUTRAL, _ ("Looking at that move…"));
  qdr_tutor_show_refutation (QDR_TUTOR (self), &move, 1);
}

static void
qdr_mistake_course_propose (QdrTutor *tutor, QdrMove move)
{
  QdrMistakeCourse *self = QDR_MISTAKE_COURSE (tutor);
  QdrGame *game = qdr_tutor_get_game (tutor);
  const QdrRefusal refusal = qdr_game_check (game, move);

  /* Ignore a second click. */
  if (self->review != NULL && move == self->proposed)
    return;
  cancel_search (self);
  if (refusal.reason != QDR_REASON_NONE) {
    g_autofree char *sentence = qdr_game_describe_refusal (game, refusal);

    qdr_tutor_announce (tutor, QDR_TONE_WRONG, sentence);
  } else if (move == self->line[0]) {
    praise (self, move, self->line[1]);
  } else {
    start_review (self, move);
  }
}

/* Hints */

/* A step, or a wall that keeps the own path short, concerns the own path. */
static gboolean
is_about_own_path (QdrMistakeCourse *self)
{
  const QdrMove better = self->line[0];
  const guint person = self->position.turn;
  const QdrEffect effect = qdr_effect_of_move (&self->position, better);
  QdrExplanation explanation;

  if (!qdr_move_is_wall (better))
    return TRUE;
  if (qdr_effect_get_detour (&effect, 1 - person) > 0)
    return FALSE;
  explanation = qdr_explanation_of_move (&self->position, better, self->line[1], self->mistake);
  return explanation.n_facts > 0 && explanation.facts[0].player == person;
}

/* Finds the start of a part with all squares of a move: a wall touches two columns and two rows. */
static guint
find_part (guint place, guint length)
{
  const guint first = place / PART * PART;

  return place + length > first + PART ? first + 1 : first;
}

static void
point_at_part (QdrMistakeCourse *self)
{
  const QdrBoard *board = &self->position.board;
  const QdrSquare square = qdr_move_square (self->line[0]);
  const guint length = qdr_move_is_wall (self->line[0]) ? 2 : 1;
  const guint column = find_part (qdr_board_column (board, square), length);
  const guint row = find_part (qdr_board_row (board, square), length);
  const QdrSquare from = qdr_board_square (board, column, row);
  const QdrSquare to = qdr_board_square (board, MIN (column + PART, board->width) - 1,
                                         MIN (row + PART, board->height) - 1);
  char first[QDR_MOVE_TEXT_SIZE], last[QDR_MOVE_TEXT_SIZE];
  g_autofree char *sentence = NULL;

  qdr_move_to_text (board, qdr_move_make (QDR_MOVE_STEP, from), first);
  qdr_move_to_text (board, qdr_move_make (QDR_MOVE_STEP, to), last);
  /* Translators: two squares such as “d4” and “f6”, the corners of a part of the board. */
  sentence = g_strdup_printf (_ ("It is in the part of the board from %s to %s."), first, last);
  qdr_tutor_announce (QDR_TUTOR (self), QDR_TONE_NEUTRAL, sentence);
  qdr_tutor_point_at (QDR_TUTOR (self), from, to);
}

static void
give_hint (QdrMistakeCourse *self, Hint hint)
{
  QdrTutor *tutor = QDR_TUTOR (self);

  switch (hint) {
  case HINT_PATH:
    qdr_tutor_announce (tutor, QDR_TONE_NEUTRAL,
                        is_about_own_path (self) ? _ ("Look at your own path.")
                                                 : _ ("Look at Robin’s path."));
    break;
  case HINT_KIND:
    qdr_tutor_announce (tutor, QDR_TONE_NEUTRAL,
                        qdr_move_is_wall (self->line[0])
                            ? _ ("The better move is a wall.")
                            : _ ("The better move is one of the pawn."));
    break;
  default:
    point_at_part (self);
  }
}

gboolean
qdr_mistake_course_has_hints (QdrMistakeCourse *self)
{
  g_return_val_if_fail (QDR_IS_MISTAKE_COURSE (self), FALSE);

  return get_record (self)->n_hints < N_HINTS;
}

static void
qdr_mistake_course_show (QdrTutor *tutor)
{
  QdrMistakeCourse *self = QDR_MISTAKE_COURSE (tutor);
  Record *record = get_record (self);
  QdrExplanation explanation;

  cancel_search (self);
  if (record->n_hints < N_HINTS) {
    give_hint (self, (Hint) record->n_hints++);
    return;
  }
  record->was_shown = TRUE;
  explanation =
      qdr_explanation_of_move (&self->position, self->line[0], self->line[1], self->mistake);
  qdr_tutor_show_move (tutor, self->line[0]);
  qdr_tutor_explain (tutor, &explanation);
  note (self, QDR_LIBRARY_QUALITY_SHOWN);
}

/* Removal */

QdrLibraryExercise *
qdr_mistake_course_remove (QdrMistakeCourse *self)
{
  const QdrLibraryExercise *exercise;
  QdrLibraryExercise *removed;
  guint n_left;

  g_return_val_if_fail (QDR_IS_MISTAKE_COURSE (self), NULL);

  exercise = g_ptr_array_index (self->exercises, self->index);
  removed = qdr_training_remove (self->training, exercise->position);
  if (removed == NULL)
    removed = qdr_library_exercise_copy (exercise);
  n_left = self->exercises->len - 1;
  if (n_left > 0) {
    g_ptr_array_remove_index (self->exercises, self->index);
    g_array_remove_index (self->records, self->index);
    qdr_tutor_start (QDR_TUTOR (self), n_left, MIN (self->index, n_left - 1));
  }
  return removed;
}

void
qdr_mistake_course_restore (QdrMistakeCourse *self, const QdrLibraryExercise *exercise)
{
  Record record = { 0 };

  g_return_if_fail (QDR_IS_MISTAKE_COURSE (self));
  g_return_if_fail (exercise != NULL);

  /* Clear it first, or it would be recorded twice. */
  record.is_noted = exercise->answered >= qdr_today_get_day ();
  qdr_training_restore (self->training, exercise);
  g_ptr_array_insert (self->exercises, (int) self->index, qdr_library_exercise_copy (exercise));
  g_array_insert_val (self->records, self->index, record);
  qdr_tutor_start (QDR_TUTOR (self), self->exercises->len, self->index);
}

/* Object */

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

  tutor_class->describe = qdr_mistake_course_describe;
  tutor_class->propose = qdr_mistake_course_propose;
  tutor_class->show = qdr_mistake_course_show;
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
  qdr_tutor_start (QDR_TUTOR (self), exercises->len, 0);
  return self;
}
