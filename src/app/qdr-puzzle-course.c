/*
 * The puzzles of a theme, one after another, the easiest first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-puzzle-course.h"

#include <glib/gi18n.h>

#include "qdr-computer-player.h"
#include "qdr-game-effect.h"
#include "qdr-game-text.h"

#define SOLVED_KEY "puzzles-solved"

/* Long enough to see one's own move before the answer comes, milliseconds. */
#define PACE 500

struct _QdrPuzzleCourse {
  QdrTutor parent_instance;

  GSettings *settings;
  GPtrArray *puzzles; /* of QdrPuzzle */
  char *title;
  char *text; /* of the present puzzle */
  QdrComputerPlayer *computer;
  gboolean was_shown;  /* the move of the present puzzle */
  gboolean playing_on; /* after it */
};

G_DEFINE_FINAL_TYPE (QdrPuzzleCourse, qdr_puzzle_course, QDR_TYPE_TUTOR)

/* The headings of data/puzzles.txt. */
static const struct {
  const char *theme;
  const char *title;
} titles[] = {
  { "A wall that lengthens the opponent's way", N_ ("A Wall in the Way") },
  { "A wall that does not lengthen the opponent's way", N_ ("A Wall for Later") },
  { "A jump", N_ ("Jumps") },
  { "A jump to the side", N_ ("Jumps to the Side") },
  { "A step that comes no nearer to the goal", N_ ("Steps Aside") },
  { "One of several ways that are equally short", N_ ("Which Way?") },
  { "No wall, but a step on the shortest way", N_ ("Run!") },
};

const char *
qdr_puzzle_course_get_title_of (const char *theme)
{
  g_return_val_if_fail (theme != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    if (g_str_equal (titles[i].theme, theme))
      return _ (titles[i].title);
  return theme;
}

/* --- What has been solved --------------------------------------------------------------------- */

static gboolean
is_solved (GSettings *settings, QdrPuzzle *puzzle)
{
  g_auto (GStrv) solved = g_settings_get_strv (settings, SOLVED_KEY);

  return g_strv_contains ((const char *const *) solved, qdr_puzzle_get_name (puzzle));
}

static void
note_solved (GSettings *settings, QdrPuzzle *puzzle)
{
  g_auto (GStrv) solved = g_settings_get_strv (settings, SOLVED_KEY);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) longer = NULL;

  if (is_solved (settings, puzzle))
    return;

  g_strv_builder_addv (builder, (const char **) solved);
  g_strv_builder_add (builder, qdr_puzzle_get_name (puzzle));
  longer = g_strv_builder_end (builder);
  g_settings_set_strv (settings, SOLVED_KEY, (const char *const *) longer);
}

guint
qdr_puzzle_course_count (QdrPuzzleList *list,
                         const char *theme,
                         GSettings *settings,
                         guint *n_solved)
{
  g_autoptr (GPtrArray) puzzles = NULL;

  g_return_val_if_fail (QDR_IS_PUZZLE_LIST (list), 0);
  g_return_val_if_fail (theme != NULL, 0);
  g_return_val_if_fail (G_IS_SETTINGS (settings), 0);
  g_return_val_if_fail (n_solved != NULL, 0);

  puzzles = qdr_puzzle_list_pick (list, theme);
  *n_solved = 0;
  for (guint i = 0; i < puzzles->len; i++)
    *n_solved += is_solved (settings, g_ptr_array_index (puzzles, i)) ? 1 : 0;
  return puzzles->len;
}

/* Where to begin: where all are solved, with the first. */
static guint
find_unsolved (QdrPuzzleCourse *self)
{
  for (guint i = 0; i < self->puzzles->len; i++)
    if (!is_solved (self->settings, g_ptr_array_index (self->puzzles, i)))
      return i;
  return 0;
}

/* --- Tasks ------------------------------------------------------------------------------------ */

static QdrPuzzle *
get_puzzle (QdrPuzzleCourse *self)
{
  return g_ptr_array_index (self->puzzles, qdr_tutor_get_index (QDR_TUTOR (self)));
}

static char *
describe_puzzle (QdrPuzzle *puzzle)
{
  const guint n_moves = qdr_puzzle_get_n_moves (puzzle);

  return g_strdup_printf (
      ngettext ("You play upwards. You can win in %u move, whatever Robin does.",
                "You play upwards. You can win in %u moves, whatever Robin does.", n_moves),
      n_moves);
}

static void
qdr_puzzle_course_describe (QdrTutor *tutor, guint index, QdrTask *task)
{
  QdrPuzzleCourse *self = QDR_PUZZLE_COURSE (tutor);
  QdrPuzzle *puzzle = g_ptr_array_index (self->puzzles, index);

  qdr_computer_player_set_game (self->computer, NULL);
  self->was_shown = FALSE;
  self->playing_on = FALSE;
  g_free (self->text);
  self->text = describe_puzzle (puzzle);
  *task = (QdrTask){
    .title = self->title,
    .text = self->text,
    .wish = _ ("Find the only move that wins."),
    .position = qdr_puzzle_get_position (puzzle),
    .show_race = TRUE,
  };
}

/* --- Right and wrong -------------------------------------------------------------------------- */

static char *
describe_effect (QdrGame *game, QdrMove move)
{
  const QdrEffect effect = qdr_effect_of_move (qdr_game_get_position (game), move);

  return qdr_game_text_effect (game, &effect);
}

static void
praise (QdrPuzzleCourse *self, const char *effect)
{
  /* Translators: what a move does, as “Lengthens Robin’s way by 3 steps.” */
  g_autofree char *sentence = g_strdup_printf (_ ("Right! %s"), effect);

  if (!self->was_shown)
    note_solved (self->settings, get_puzzle (self));
  qdr_tutor_finish (QDR_TUTOR (self), sentence);
}

static void
complain (QdrPuzzleCourse *self, const char *effect)
{
  /* Translators: what a move does, as “Lengthens Robin’s way by 1 step.” */
  g_autofree char *sentence =
      g_strdup_printf (_ ("%s But Robin could win then. Try another move."), effect);

  qdr_tutor_say (QDR_TUTOR (self), QDR_TONE_WRONG, sentence);
}

/* Of a legal move, before the puzzle is solved. */
static void
judge (QdrPuzzleCourse *self, QdrMove move)
{
  QdrGame *game = qdr_tutor_get_game (QDR_TUTOR (self));
  g_autofree char *effect = describe_effect (game, move);

  if (move != qdr_puzzle_get_move (get_puzzle (self))) {
    complain (self, effect);
    return;
  }
  qdr_game_play (game, move, NULL);
  praise (self, effect);
}

static void
qdr_puzzle_course_propose (QdrTutor *tutor, QdrMove move)
{
  QdrPuzzleCourse *self = QDR_PUZZLE_COURSE (tutor);
  QdrGame *game = qdr_tutor_get_game (tutor);
  const QdrRefusal refusal = qdr_game_check (game, move);

  if (refusal.reason != QDR_REASON_NONE) {
    g_autofree char *sentence = qdr_game_describe_refusal (game, refusal);

    qdr_tutor_say (tutor, QDR_TONE_WRONG, sentence);
  } else if (self->playing_on) {
    qdr_game_play (game, move, NULL);
  } else {
    judge (self, move);
  }
}

static QdrMove
qdr_puzzle_course_solve (QdrTutor *tutor)
{
  QdrPuzzleCourse *self = QDR_PUZZLE_COURSE (tutor);

  self->was_shown = TRUE;
  return qdr_puzzle_get_move (get_puzzle (self));
}

/* --- Playing on ------------------------------------------------------------------------------- */

gboolean
qdr_puzzle_course_get_can_play_on (QdrPuzzleCourse *self)
{
  QdrTutor *tutor = QDR_TUTOR (self);

  g_return_val_if_fail (QDR_IS_PUZZLE_COURSE (self), FALSE);

  return !self->playing_on && qdr_tutor_get_done (tutor) &&
         qdr_game_get_result (qdr_tutor_get_game (tutor)).outcome == QDR_OUTCOME_ONGOING;
}

static void
finished_cb (QdrPuzzleCourse *self)
{
  QdrTutor *tutor = QDR_TUTOR (self);
  const QdrResult result = qdr_game_get_result (qdr_tutor_get_game (tutor));

  if (result.winner == qdr_tutor_get_person (tutor))
    qdr_tutor_say (tutor, QDR_TONE_RIGHT, _ ("You have won."));
  else
    qdr_tutor_say (tutor, QDR_TONE_NEUTRAL, _ ("This time Robin has won."));
}

void
qdr_puzzle_course_play_on (QdrPuzzleCourse *self)
{
  QdrTutor *tutor = QDR_TUTOR (self);
  QdrGame *game;

  g_return_if_fail (QDR_IS_PUZZLE_COURSE (self));

  if (!qdr_puzzle_course_get_can_play_on (self))
    return;

  game = qdr_tutor_get_game (tutor);
  self->playing_on = TRUE;
  g_signal_connect_object (game, "finished", G_CALLBACK (finished_cb), self, G_CONNECT_SWAPPED);
  qdr_computer_player_set_game (self->computer, game);
  qdr_tutor_unlock (tutor);
  qdr_tutor_say (tutor, QDR_TONE_NEUTRAL, _ ("Robin plays as well as can be. Go on and win."));
}

/* --- Object ----------------------------------------------------------------------------------- */

static void
qdr_puzzle_course_dispose (GObject *object)
{
  QdrPuzzleCourse *self = QDR_PUZZLE_COURSE (object);

  g_clear_object (&self->computer);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (qdr_puzzle_course_parent_class)->dispose (object);
}

static void
qdr_puzzle_course_finalize (GObject *object)
{
  QdrPuzzleCourse *self = QDR_PUZZLE_COURSE (object);

  g_clear_pointer (&self->puzzles, g_ptr_array_unref);
  g_free (self->title);
  g_free (self->text);

  G_OBJECT_CLASS (qdr_puzzle_course_parent_class)->finalize (object);
}

static void
qdr_puzzle_course_class_init (QdrPuzzleCourseClass *klass)
{
  QdrTutorClass *tutor_class = QDR_TUTOR_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qdr_puzzle_course_dispose;
  G_OBJECT_CLASS (klass)->finalize = qdr_puzzle_course_finalize;

  tutor_class->describe = qdr_puzzle_course_describe;
  tutor_class->propose = qdr_puzzle_course_propose;
  tutor_class->solve = qdr_puzzle_course_solve;
}

static void
qdr_puzzle_course_init (QdrPuzzleCourse *self)
{
}

QdrPuzzleCourse *
qdr_puzzle_course_new (QdrPuzzleList *list,
                       const char *theme,
                       GSettings *settings,
                       QdrPersonalityList *personalities)
{
  QdrPuzzleCourse *self;

  g_return_val_if_fail (QDR_IS_PUZZLE_LIST (list), NULL);
  g_return_val_if_fail (theme != NULL, NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);
  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (personalities), NULL);

  self = g_object_new (QDR_TYPE_PUZZLE_COURSE, NULL);
  self->settings = g_object_ref (settings);
  self->puzzles = qdr_puzzle_list_pick (list, theme);
  self->title = g_strdup (qdr_puzzle_course_get_title_of (theme));
  self->computer = qdr_computer_player_new (personalities);
  qdr_computer_player_set_pace (self->computer, PACE);
  qdr_tutor_start (QDR_TUTOR (self), self->puzzles->len, find_unsolved (self));
  return self;
}
