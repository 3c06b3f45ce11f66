/*
 * The lesson in the rules of Quoridor, step by step on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-lesson.h"

#include <glib/gi18n.h>

#include "qdr-game-effect.h"
#include "qdr-game-text.h"
#include "qdr-notation.h"
#include "qdr-path.h"

/* Kinds of steps. Each comment describes the right moves. */
typedef enum {
  TASK_MOVES,    /* the moves in the member `moves`, in order */
  TASK_WALL,     /* any wall */
  TASK_LENGTHEN, /* a wall that lengthens Robin's path more than the person's */
  TASK_REFUSAL,  /* a move that the rules refuse, for a reason in the member `reasons` */
  TASK_RACE,     /* any move after which the person wins the race */
} TaskKind;

/* A step of the lesson. Its text names no colours or sides of the board, because they depend on the
 * settings. */
typedef struct {
  const char *title;
  const char *text;
  const char *request;
  const char *spoken_text; /* (nullable): replaces `text` for a person who cannot see the board */
  const char *spoken_request; /* (nullable): replaces `request` for that person */
  const char *position;
  TaskKind kind;
  const char *moves;   /* the right moves of the person in order, separated by spaces; “b3/d3”
                          allows either move */
  const char *replies; /* (nullable): with TASK_MOVES, Robin's replies to these moves; if NULL,
                          Robin takes a shortest path */
  guint detour;        /* with TASK_LENGTHEN, least number of steps by which a right wall
                          lengthens Robin's path */
  guint reasons; /* with TASK_REFUSAL, bit set of the QdrRefusalReason values that are right */
  gboolean show_shortest_paths;
  const char *praise;
  const char *wrong_step;  /* sentence after a wrong pawn move */
  const char *wrong_wall;  /* sentence after a wrong wall */
  const char *wrong_later; /* (nullable): with TASK_RACE, sentence after a wrong pawn move if the
                              person has no walls left */
} Step;

#define REASON_BIT(reason) (1u << (reason))

static const Step steps[] = {
  {
      .title = N_ ("The Goal"),
      .text = N_ ("The lower pawn is yours. Bring it to the top row, and you win; but the other "
                  "pawn wants to reach the bottom first. A pawn goes one square at a time."),
      .request =
          N_ ("Go one square up. Click or tap the square above your pawn, or press the Up key "
              "and then Enter."),
      .spoken_request = N_ ("Go one square up: press the Up key and then Enter."),
      .position = "5 5 2 1 | c1 c5 | 0 0 | - | -",
      .kind = TASK_MOVES,
      .moves = "c2",
      .praise = N_ ("That is how a pawn moves: up, down, left or right, but never diagonally."),
      .wrong_step = N_ ("You may go there, but it brings you no nearer to the goal. Go up."),
      .wrong_wall = N_ ("Walls come later. Go one square up."),
  },
  {
      .title = N_ ("The Race"),
      .text = N_ ("You and Robin take turns. You run up, and Robin runs down."),
      .request = N_ ("Reach the top row before Robin reaches the bottom row."),
      .position = "5 5 2 1 | b2 d5 | 0 0 | - | -",
      .kind = TASK_MOVES,
      .moves = "b3 b4 b5",
      .replies = "d4 d3",
      .praise = N_ ("You get there first: you win."),
      .wrong_step = N_ ("That costs time. Run straight up."),
      .wrong_wall = N_ ("Walls come later. Run straight up."),
  },
  {
      .title = N_ ("The Jump"),
      .text = N_ ("Two pawns never share a square. If the other pawn stands right in front of "
                  "yours, you may jump over it."),
      .request = N_ ("Jump over Robin’s pawn, onto the square behind it."),
      .position = "5 5 2 1 | c2 c3 | 0 0 | - | -",
      .kind = TASK_MOVES,
      .moves = "c4",
      .praise = N_ ("Two squares in one turn. But look out: Robin may jump over you as well."),
      .wrong_step =
          N_ ("You may go there, but a jump takes you further. Jump straight over Robin’s "
              "pawn."),
      .wrong_wall = N_ ("Walls come later. Jump over Robin’s pawn."),
  },
  {
      .title = N_ ("A Jump to the Side"),
      .text = N_ ("A wall behind Robin’s pawn stops you from jumping straight. Then you may land "
                  "on either side of that pawn instead."),
      .spoken_text =
          N_ ("c3h is the name of a wall: it lies across, above c3 and d3, behind Robin’s "
              "pawn. It stops you from jumping straight. Then you may land on either "
              "side of that pawn instead."),
      .request = N_ ("Jump to the square on the left or on the right of Robin’s pawn."),
      .position = "5 5 2 1 | c2 c3 | 0 0 | c3h | -",
      .kind = TASK_MOVES,
      .moves = "b3/d3",
      .praise = N_ ("Well jumped. The same goes where the edge of the board is behind a pawn."),
      .wrong_step = N_ ("That is an ordinary step. Land beside Robin’s pawn."),
      .wrong_wall = N_ ("Your own walls come next. Jump to one side of Robin’s pawn."),
  },
  {
      .title = N_ ("A Wall"),
      .text =
          N_ ("Instead of moving your pawn you may place a wall. It is two squares long, and no "
              "pawn goes through it."),
      .request =
          N_ ("Place a wall, anywhere. Click between two squares; with a finger, tap there and "
              "tap again; or press H or V and then Enter."),
      .spoken_text =
          N_ ("Instead of moving your pawn you may place a wall. It is two squares long, "
              "and no pawn goes through it. The wall c2h lies above c2 and d2, and c2v "
              "stands to the right of c2 and c3."),
      .spoken_request = N_ ("Place a wall, anywhere: press H or V and then Enter."),
      .position = "5 5 2 1 | c2 c4 | 3 3 | - | -",
      .kind = TASK_WALL,
      .moves = "c3h",
      .praise = N_ ("It stays there until the end of the game. You have two more."),
      .wrong_step = N_ ("That would move your pawn. Place a wall this time."),
      .wrong_wall = N_ ("Place a wall, anywhere."),
  },
  {
      .title = N_ ("A Longer Path"),
      .text = N_ (
          "The dots are the shortest paths to the goals. A wall across a path makes it longer."),
      .spoken_text =
          N_ ("A wall across a path makes it longer. P describes your shortest path, and "
              "Shift with P Robin’s."),
      .request = N_ ("Place a wall that makes Robin’s path longer."),
      .position = "5 5 2 1 | b2 d4 | 3 3 | - | -",
      .kind = TASK_LENGTHEN,
      .moves = "d3h",
      .detour = 1,
      .show_shortest_paths = TRUE,
      .praise = N_ ("A wall takes your turn, so look for walls that cost Robin several steps."),
      .wrong_step = N_ ("Leave your pawn where it is, and place a wall across Robin’s path."),
      .wrong_wall = N_ ("Robin’s path is as short as before. Place the wall across that path."),
  },
  {
      .title = N_ ("No Room for Two"),
      .text = N_ ("Walls may touch, but they may not cross or overlap."),
      .request = N_ (
          "Try it anyway: place an upright wall through the middle of the wall that stands there."),
      .position = "5 5 2 1 | b1 d5 | 3 3 | c3h | -",
      .kind = TASK_REFUSAL,
      .moves = "c3v",
      .reasons = REASON_BIT (QDR_REFUSAL_REASON_CROSSES_WALL) |
                 REASON_BIT (QDR_REFUSAL_REASON_OVERLAPS_WALL),
      .praise = N_ ("Nothing is lost: it is still your turn."),
      .wrong_step = N_ ("Leave your pawn where it is, and try to cross the wall with another."),
      .wrong_wall = N_ ("There is room for that wall. Try one that goes through the other."),
  },
  {
      .title = N_ ("Always a Path"),
      .text = N_ ("Robin stands in a corner. One more wall would close the last way out."),
      .request =
          N_ ("Try to close it: place an upright wall at the top, between the columns c and d."),
      .position = "5 5 2 1 | b1 e5 | 3 3 | d4h | -",
      .kind = TASK_REFUSAL,
      .moves = "c4v",
      .reasons = REASON_BIT (QDR_REFUSAL_REASON_NO_PATH),
      .praise = N_ ("This is the rule of the path: everybody must always have a path to the goal, "
                    "however long it is."),
      .wrong_step = N_ ("Leave your pawn where it is, and try to shut Robin in."),
      .wrong_wall = N_ ("That wall leaves Robin a way out. Try an upright one at the top, between "
                        "the columns c and d."),
  },
  {
      .title = N_ ("The Long Path"),
      .text = N_ ("You may not close Robin’s path, but you may make it long."),
      .request = N_ ("Place a wall that makes Robin’s path two steps longer."),
      .position = "5 5 2 1 | b1 e5 | 3 3 | d4h | -",
      .kind = TASK_LENGTHEN,
      .moves = "b4h",
      .detour = 2,
      .show_shortest_paths = TRUE,
      .praise = N_ ("A long path, but a path: that is allowed."),
      .wrong_step = N_ ("Leave your pawn where it is, and place a wall."),
      .wrong_wall = N_ ("That is less than two steps. Block the squares where Robin turns down."),
  },
  {
      .title = N_ ("Your First Win"),
      .text = N_ ("Robin is nearer to the goal and has no walls left. You have one, and it is your "
                  "turn."),
      .request = N_ ("Win the race: place your wall well, and then run."),
      .position = "5 5 2 1 | b2 e3 | 1 0 | - | -",
      .kind = TASK_RACE,
      .moves = "d2h b3 b4 b5",
      .show_shortest_paths = TRUE,
      .praise = N_ ("You have won, and you know all the rules now. Have fun!"),
      .wrong_step = N_ ("Robin would get there first. Use your wall before you run."),
      .wrong_wall =
          N_ ("That wall does not hold Robin up for long enough: Robin would get there first."),
      .wrong_later = N_ ("Robin would get there first. Take the shortest path."),
  },
};

struct _QdrLesson {
  QdrTutor parent_instance;

  QdrPosition start; /* position of the present step */
};

G_DEFINE_FINAL_TYPE (QdrLesson, qdr_lesson, QDR_TYPE_TUTOR)

static const Step *
get_step (QdrLesson *self)
{
  return &steps[qdr_tutor_get_task_index (QDR_TUTOR (self))];
}

static QdrGame *
get_game (QdrLesson *self)
{
  return qdr_tutor_get_game (QDR_TUTOR (self));
}

/* Returns the number of rounds that have been played. The person must be to move. */
static guint
get_round (QdrLesson *self)
{
  return qdr_game_get_ply (get_game (self)) / 2;
}

static void
qdr_lesson_describe_task (QdrTutor *tutor, guint index, QdrTutorTask *task)
{
  QdrLesson *self = QDR_LESSON (tutor);
  const Step *step = &steps[index];
  const gboolean is_read = qdr_position_from_text (step->position, &self->start, NULL, NULL);

  g_assert (is_read);
  *task = (QdrTutorTask){
    .title = _ (step->title),
    .text = _ (step->text),
    .request = _ (step->request),
    .spoken_text = _ (step->spoken_text != NULL ? step->spoken_text : step->text),
    .spoken_request = _ (step->spoken_request != NULL ? step->spoken_request : step->request),
    .position = &self->start,
    .show_shortest_paths = step->show_shortest_paths,
    .show_race = step->show_shortest_paths,
  };
}

/* Returns the word with number @index, from 0, in the space-separated @words, or NULL if there are
 * fewer words. */
static char *
copy_word (const char *words, guint index)
{
  g_auto (GStrv) split = g_strsplit (words, " ", -1);

  return index < g_strv_length (split) ? g_strdup (split[index]) : NULL;
}

/* Returns whether the person wins the race after @move, if both players take shortest paths. */
static gboolean
arrives_first (QdrLesson *self, QdrMove move)
{
  const QdrMoveEffect effect =
      qdr_move_effect_compute (qdr_game_get_position (get_game (self)), move);
  const guint person = qdr_tutor_get_person_number (QDR_TUTOR (self));

  return effect.after[person] < effect.after[1 - person];
}

/* Returns whether @move, which is legal, is a right move of the step. */
static gboolean
is_right (QdrLesson *self, QdrMove move)
{
  const Step *step = get_step (self);
  const QdrPosition *position = qdr_game_get_position (get_game (self));
  const guint person = qdr_tutor_get_person_number (QDR_TUTOR (self));

  switch (step->kind) {
  case TASK_MOVES: {
    g_autofree char *word = copy_word (step->moves, get_round (self));
    g_auto (GStrv) alternatives = word != NULL ? g_strsplit (word, "/", -1) : NULL;
    char text[QDR_MOVE_TEXT_SIZE];

    qdr_move_to_text (&position->board, move, text);
    return word != NULL && g_strv_contains ((const char *const *) alternatives, text);
  }
  case TASK_WALL:
    return qdr_move_is_wall (move);
  case TASK_LENGTHEN: {
    const QdrMoveEffect effect = qdr_move_effect_compute (position, move);
    const int detour = qdr_move_effect_get_added_steps (&effect, 1 - person);

    return qdr_move_is_wall (move) && detour >= (int) step->detour &&
           detour > qdr_move_effect_get_added_steps (&effect, person);
  }
  case TASK_RACE:
    return arrives_first (self, move);
  case TASK_REFUSAL:
    return FALSE;
  }

  g_assert_not_reached ();
}

static const char *
get_correction (QdrLesson *self, QdrMove move)
{
  const Step *step = get_step (self);
  const guint person = qdr_tutor_get_person_number (QDR_TUTOR (self));

  if (qdr_move_is_wall (move))
    return _ (step->wrong_wall);
  if (step->wrong_later != NULL && qdr_game_get_position (get_game (self))->stocks[person] == 0)
    return _ (step->wrong_later);
  return _ (step->wrong_step);
}

static void
finish_step (QdrLesson *self, const char *first)
{
  const char *praise = _ (get_step (self)->praise);
  g_autofree char *both = first != NULL ? g_strconcat (first, " ", praise, NULL) : NULL;

  if (qdr_tutor_get_task_index (QDR_TUTOR (self)) + 1 == G_N_ELEMENTS (steps))
    qdr_tutor_finish_course (QDR_TUTOR (self), praise);
  else
    qdr_tutor_finish_task (QDR_TUTOR (self), both != NULL ? both : praise);
}

static void
qdr_lesson_judge_move (QdrTutor *tutor, QdrMove move)
{
  QdrLesson *self = QDR_LESSON (tutor);
  const Step *step = get_step (self);
  QdrGame *game = get_game (self);
  const QdrRefusal refusal = qdr_game_check_move (game, move);

  if (refusal.reason != QDR_REFUSAL_REASON_NONE) {
    g_autofree char *sentence = qdr_game_describe_refusal (game, refusal);

    if (step->kind == TASK_REFUSAL && (step->reasons & REASON_BIT (refusal.reason)) != 0)
      finish_step (self, sentence);
    else if (refusal.reason == QDR_REFUSAL_REASON_NO_WALLS_LEFT && step->wrong_later == NULL)
      qdr_tutor_announce (tutor, QDR_TUTOR_TONE_WRONG, get_correction (self, move));
    else
      qdr_tutor_announce (tutor, QDR_TUTOR_TONE_WRONG, sentence);
  } else if (!is_right (self, move)) {
    qdr_tutor_announce (tutor, QDR_TUTOR_TONE_WRONG, get_correction (self, move));
  } else {
    const QdrMoveEffect effect = qdr_move_effect_compute (qdr_game_get_position (game), move);
    g_autofree char *words = qdr_game_describe_effect (game, &effect);
    g_autofree char *next = NULL;
    gboolean is_complete = TRUE;

    qdr_game_play (game, move, NULL);
    if (step->kind == TASK_RACE) {
      is_complete = qdr_game_get_result (game).outcome != QDR_OUTCOME_ONGOING;
    } else if (step->kind == TASK_MOVES) {
      next = copy_word (step->moves, (qdr_game_get_ply (game) + 1) / 2);
      is_complete = next == NULL;
    }
    if (is_complete)
      finish_step (self, step->kind == TASK_LENGTHEN ? words : NULL);
    else
      qdr_tutor_schedule_reply (tutor);
  }
}

/* Returns the first pawn move on the shortest path that the board draws. */
static QdrMove
find_pawn_move (const QdrPosition *position)
{
  QdrSquare squares[QDR_PATH_MAX];

  qdr_position_trace_path (position, position->turn, squares);
  return qdr_move_make (QDR_MOVE_STEP, squares[1]);
}

static QdrMove
parse_move (QdrGame *game, const char *word)
{
  g_auto (GStrv) alternatives = g_strsplit (word, "/", -1);
  QdrMove move = QDR_MOVE_NONE;

  qdr_move_from_text (&qdr_game_get_position (game)->board, alternatives[0], &move);
  return move;
}

static void
qdr_lesson_play_reply (QdrTutor *tutor)
{
  QdrLesson *self = QDR_LESSON (tutor);
  QdrGame *game = qdr_tutor_get_game (tutor);
  const Step *step = get_step (self);
  g_autofree char *word =
      step->replies != NULL ? copy_word (step->replies, get_round (self)) : NULL;
  g_autofree char *move = NULL;
  g_autofree char *sentence = NULL;

  qdr_game_play (game,
                 word != NULL ? parse_move (game, word)
                              : find_pawn_move (qdr_game_get_position (game)),
                 NULL);
  move = qdr_game_describe_record (game, qdr_game_get_last_record (game));
  /* Translators: %s is the last move of the opponent, as in "Robin moves to d4". */
  sentence = g_strdup_printf (_ ("%s. Your turn again."), move);
  qdr_tutor_announce (tutor, QDR_TUTOR_TONE_REPLY, sentence);
}

static void
qdr_lesson_show_hint (QdrTutor *tutor)
{
  QdrLesson *self = QDR_LESSON (tutor);
  QdrGame *game = get_game (self);
  g_autofree char *word = copy_word (get_step (self)->moves, get_round (self));
  QdrMove right = word != NULL ? parse_move (game, word) : QDR_MOVE_NONE;

  /* In a race, the person may have left the path of the solution. If so, show a step on the present
   * shortest path. */
  if (get_step (self)->kind == TASK_RACE &&
      (right == QDR_MOVE_NONE ||
       qdr_game_check_move (game, right).reason != QDR_REFUSAL_REASON_NONE ||
       !arrives_first (self, right)))
    right = find_pawn_move (qdr_game_get_position (game));
  qdr_tutor_show_move (tutor, right);
}

static void
qdr_lesson_class_init (QdrLessonClass *klass)
{
  QdrTutorClass *tutor_class = QDR_TUTOR_CLASS (klass);

  tutor_class->describe_task = qdr_lesson_describe_task;
  tutor_class->judge_move = qdr_lesson_judge_move;
  tutor_class->play_reply = qdr_lesson_play_reply;
  tutor_class->show_hint = qdr_lesson_show_hint;
}

static void
qdr_lesson_init (QdrLesson *self)
{
}

QdrLesson *
qdr_lesson_new (guint step)
{
  QdrLesson *self = g_object_new (QDR_TYPE_LESSON, NULL);

  qdr_tutor_set_tasks (QDR_TUTOR (self), G_N_ELEMENTS (steps),
                       step < G_N_ELEMENTS (steps) ? step : 0);
  return self;
}
