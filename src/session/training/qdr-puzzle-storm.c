/*
 * As many puzzles as possible in three minutes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-puzzle-storm.h"

#include <glib/gi18n.h>

#include "qdr-game-clock.h"
#include "qdr-game-text.h"
#include "qdr-puzzle-course.h"
#include "qdr-today.h"

/* Setting with the day of the last storm, the best result on that day, and the best result ever. */
#define BEST_KEY "puzzle-storm"

#define DURATION_MS 180000
#define PENALTY_US 10000000

/* The maximum number of puzzles, more than anybody solves in time. */
#define MAX_PUZZLES 60

/* Moments at which the remaining time is announced. */
static const struct {
  gint64 left_ms;
  const char *sentence;
} marks[] = {
  { 120000, N_ ("Two minutes left.") },
  { 60000, N_ ("One minute left.") },
  { 30000, N_ ("30 seconds left.") },
  { 10000, N_ ("10 seconds left.") },
};

struct _QdrPuzzleStorm {
  QdrTutor parent_instance;

  GSettings *settings;
  GPtrArray *puzzles; /* of QdrPuzzle, the easiest first */
  char *text;         /* explanation of the present puzzle */
  QdrClock clock;
  guint mark; /* number of announced marks */
  guint n_solved;
  guint best;           /* the best result before */
  gboolean is_answered; /* whether a legal move was made in the present puzzle */
};

G_DEFINE_FINAL_TYPE (QdrPuzzleStorm, qdr_puzzle_storm, QDR_TYPE_TUTOR)

guint
qdr_puzzle_storm_get_best (GSettings *settings, guint *today)
{
  g_autofree char *date = qdr_today_format_date ();
  g_autofree char *day = NULL;
  guint best_ever;

  g_return_val_if_fail (G_IS_SETTINGS (settings), 0);
  g_return_val_if_fail (today != NULL, 0);

  g_settings_get (settings, BEST_KEY, "(suu)", &day, today, &best_ever);
  if (!g_str_equal (day, date))
    *today = 0;
  return best_ever;
}

/* Stores the result so far, so that it survives whatever ends the storm. */
static void
store_result (QdrPuzzleStorm *self)
{
  g_autofree char *date = qdr_today_format_date ();
  guint today;
  const guint ever = qdr_puzzle_storm_get_best (self->settings, &today);

  if (self->n_solved > today)
    g_settings_set (self->settings, BEST_KEY, "(suu)", date, self->n_solved,
                    MAX (ever, self->n_solved));
}

/* Returns (transfer full) the number of solved puzzles as a sentence. */
static char *
describe_score (QdrPuzzleStorm *self)
{
  return g_strdup_printf (ngettext ("You have solved %u puzzle.", "You have solved %u puzzles.",
                                    self->n_solved),
                          self->n_solved);
}

char *
qdr_puzzle_storm_describe_result (QdrPuzzleStorm *self)
{
  g_autofree char *score = NULL;
  g_autofree char *bests = NULL;
  guint today, ever;

  g_return_val_if_fail (QDR_IS_PUZZLE_STORM (self), NULL);

  score = describe_score (self);
  ever = qdr_puzzle_storm_get_best (self->settings, &today);
  /* Translators: numbers of puzzles solved in three minutes */
  bests = g_strdup_printf (_ ("Best today: %u. Best ever: %u."), today, ever);
  return g_strjoin (" ", score, bests,
                    qdr_puzzle_storm_is_record (self) ? _ ("A new record!") : NULL, NULL);
}

static char *
describe_end (QdrPuzzleStorm *self)
{
  g_autofree char *result = qdr_puzzle_storm_describe_result (self);

  return g_strjoin (" ", _ ("The time is up."), result, NULL);
}

char *
qdr_puzzle_storm_describe_state (QdrPuzzleStorm *self, gint64 now)
{
  g_autofree char *score = NULL;
  g_autofree char *time = NULL;
  g_autofree char *left = NULL;

  g_return_val_if_fail (QDR_IS_PUZZLE_STORM (self), NULL);

  if (qdr_tutor_is_task_done (QDR_TUTOR (self)))
    return describe_end (self);

  score = describe_score (self);
  time = qdr_puzzle_storm_format_time (self, now);
  /* Translators: %s is a time as a clock shows it, "2:41" */
  left = g_strdup_printf (_ ("Time left: %s"), time);
  return g_strdup_printf ("%s. %s", left, score);
}

static void
end (QdrPuzzleStorm *self)
{
  QdrTutor *tutor = QDR_TUTOR (self);
  g_autofree char *sentence = describe_end (self);

  qdr_tutor_set_task_text (tutor, "", "");
  qdr_tutor_finish_course (tutor, sentence);
}

guint
qdr_puzzle_storm_update (QdrPuzzleStorm *self, gint64 now)
{
  gint64 left;
  const guint mark = self->mark;

  g_return_val_if_fail (QDR_IS_PUZZLE_STORM (self), 0);

  if (qdr_tutor_is_task_done (QDR_TUTOR (self)))
    return 0;

  left = qdr_clock_get_remaining_time (&self->clock, now);
  if (left <= 0) {
    end (self);
    return 0;
  }

  while (self->mark < G_N_ELEMENTS (marks) && left <= marks[self->mark].left_ms)
    self->mark++;
  if (self->mark > mark)
    qdr_tutor_announce (QDR_TUTOR (self), QDR_TUTOR_TONE_NEUTRAL,
                        _ (marks[self->mark - 1].sentence));
  return qdr_clock_get_time_until_tick (&self->clock, now);
}

char *
qdr_puzzle_storm_format_time (QdrPuzzleStorm *self, gint64 now)
{
  g_return_val_if_fail (QDR_IS_PUZZLE_STORM (self), NULL);

  return qdr_clock_format_time (MAX (qdr_clock_get_remaining_time (&self->clock, now), 0));
}

guint
qdr_puzzle_storm_get_n_solved (QdrPuzzleStorm *self)
{
  g_return_val_if_fail (QDR_IS_PUZZLE_STORM (self), 0);

  return self->n_solved;
}

gboolean
qdr_puzzle_storm_is_record (QdrPuzzleStorm *self)
{
  g_return_val_if_fail (QDR_IS_PUZZLE_STORM (self), FALSE);

  return self->n_solved > self->best;
}

static void
qdr_puzzle_storm_describe_task (QdrTutor *tutor, guint index, QdrTutorTask *task)
{
  QdrPuzzleStorm *self = QDR_PUZZLE_STORM (tutor);

  self->is_answered = FALSE;
  g_free (self->text);
  self->text = qdr_puzzle_describe_task (g_ptr_array_index (self->puzzles, index), task);
  task->title = _ ("Storm");
}

static void
qdr_puzzle_storm_judge_move (QdrTutor *tutor, QdrMove move)
{
  QdrPuzzleStorm *self = QDR_PUZZLE_STORM (tutor);
  QdrPuzzle *puzzle = g_ptr_array_index (self->puzzles, qdr_tutor_get_task_index (tutor));
  QdrGame *game = qdr_tutor_get_game (tutor);

  if (self->is_answered || qdr_tutor_refuse_illegal_move (tutor, move))
    return;

  self->is_answered = TRUE;
  qdr_tutor_schedule_reply (tutor);
  if (qdr_puzzle_is_solved_by (puzzle, move)) {
    self->n_solved++;
    store_result (self);
    qdr_game_play (game, move, NULL);
    qdr_tutor_announce (tutor, QDR_TUTOR_TONE_RIGHT, _ ("Right!"));
  } else {
    self->clock.left = MAX (self->clock.left - PENALTY_US, 0);
    qdr_tutor_announce (tutor, QDR_TUTOR_TONE_WRONG, _ ("Wrong: ten seconds less."));
  }
}

static void
qdr_puzzle_storm_play_reply (QdrTutor *tutor)
{
  const guint next = qdr_tutor_get_task_index (tutor) + 1;

  if (qdr_tutor_is_task_done (tutor))
    return;

  if (next < qdr_tutor_get_n_tasks (tutor))
    qdr_tutor_go_to_task (tutor, next);
  else
    end (QDR_PUZZLE_STORM (tutor));
}

static void
qdr_puzzle_storm_show_hint (QdrTutor *tutor)
{
}

static void
qdr_puzzle_storm_finalize (GObject *object)
{
  QdrPuzzleStorm *self = QDR_PUZZLE_STORM (object);

  g_object_unref (self->settings);
  g_ptr_array_unref (self->puzzles);
  g_free (self->text);

  G_OBJECT_CLASS (qdr_puzzle_storm_parent_class)->finalize (object);
}

static void
qdr_puzzle_storm_class_init (QdrPuzzleStormClass *klass)
{
  QdrTutorClass *tutor_class = QDR_TUTOR_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = qdr_puzzle_storm_finalize;
  tutor_class->describe_task = qdr_puzzle_storm_describe_task;
  tutor_class->judge_move = qdr_puzzle_storm_judge_move;
  tutor_class->play_reply = qdr_puzzle_storm_play_reply;
  tutor_class->show_hint = qdr_puzzle_storm_show_hint;
}

static void
qdr_puzzle_storm_init (QdrPuzzleStorm *self)
{
}

static int
compare_ease (gconstpointer a, gconstpointer b)
{
  return qdr_puzzle_compare_ease (*(QdrPuzzle *const *) a, *(QdrPuzzle *const *) b);
}

/* Chooses at random one of each group of puzzles that are about equally difficult. */
static GPtrArray *
choose_puzzles (GListModel *list)
{
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func (g_object_unref);
  GPtrArray *chosen = g_ptr_array_new_with_free_func (g_object_unref);
  guint n;

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    g_ptr_array_add (all, g_list_model_get_item (list, i));
  g_ptr_array_sort (all, compare_ease);
  n = MIN (all->len, MAX_PUZZLES);
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (chosen, g_object_ref (
                                 all->pdata[g_random_int_range ((int) (i * all->len / n),
                                                                (int) ((i + 1) * all->len / n))]));
  return chosen;
}

QdrPuzzleStorm *
qdr_puzzle_storm_new (QdrPuzzleList *list, GSettings *settings, gint64 now)
{
  QdrPuzzleStorm *self;
  guint today;

  g_return_val_if_fail (QDR_IS_PUZZLE_LIST (list), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (QDR_TYPE_PUZZLE_STORM, NULL);
  self->settings = g_object_ref (settings);
  self->best = qdr_puzzle_storm_get_best (settings, &today);
  self->puzzles = choose_puzzles (G_LIST_MODEL (list));
  self->clock = qdr_clock_make (DURATION_MS);
  qdr_clock_start (&self->clock, now);
  qdr_tutor_set_tasks (QDR_TUTOR (self), self->puzzles->len, 0);
  return self;
}
