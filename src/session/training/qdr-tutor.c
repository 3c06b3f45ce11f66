/*
 * The base class of courses: sets tasks on a board and judges the moves of a person.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-tutor.h"

#include <glib/gi18n.h>

#include "qdr-explanation-text.h"
#include "qdr-game-answer.h"
#include "qdr-game-text.h"
#include "qdr-notation.h"
#include "qdr-person-name.h"

/* Robin's seat: a computer of full strength, for tasks that need a search. */
#define ROBINS_SEAT "computer master"

/* Number of columns, and of rows, in the part of the board that a hint names. A 9×9 board has nine
 * parts. */
#define PART 3

typedef struct {
  guint n_tasks;
  guint index;
  QdrTutorTask task;
  QdrGame *game;
  guint person;
  gboolean done;
  gboolean unlocked;
  gboolean reply_due;
  gboolean move_shown;
} QdrTutorPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (QdrTutor, qdr_tutor, G_TYPE_OBJECT)

enum {
  SIGNAL_ASKED,
  SIGNAL_ANNOUNCED,
  SIGNAL_SHOWN,
  SIGNAL_POINTED,
  SIGNAL_FORESEEN,
  SIGNAL_EXPLAINED,
  SIGNAL_REPLY_DUE,
  SIGNAL_COMPLETED,
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static QdrTutorPrivate *
get_private (QdrTutor *self)
{
  return qdr_tutor_get_instance_private (self);
}

static void
qdr_tutor_finalize (GObject *object)
{
  QdrTutorPrivate *priv = get_private (QDR_TUTOR (object));

  g_clear_object (&priv->game);

  G_OBJECT_CLASS (qdr_tutor_parent_class)->finalize (object);
}

static void
qdr_tutor_class_init (QdrTutorClass *klass)
{
  const GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = qdr_tutor_finalize;

  signals[SIGNAL_ASKED] =
      g_signal_new ("asked", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_ANNOUNCED] = g_signal_new ("announced", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                            NULL, G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_STRING);
  signals[SIGNAL_SHOWN] = g_signal_new ("shown", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SIGNAL_POINTED] = g_signal_new ("pointed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
  signals[SIGNAL_FORESEEN] = g_signal_new ("foreseen", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                           G_TYPE_NONE, 2, G_TYPE_POINTER, G_TYPE_UINT);
  signals[SIGNAL_EXPLAINED] = g_signal_new ("explained", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                            NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[SIGNAL_REPLY_DUE] =
      g_signal_new ("reply-due", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_COMPLETED] =
      g_signal_new ("completed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_CHANGED] =
      g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
qdr_tutor_init (QdrTutor *self)
{
}

guint
qdr_tutor_get_n_tasks (QdrTutor *self)
{
  g_return_val_if_fail (QDR_IS_TUTOR (self), 0);

  return get_private (self)->n_tasks;
}

guint
qdr_tutor_get_task_index (QdrTutor *self)
{
  g_return_val_if_fail (QDR_IS_TUTOR (self), 0);

  return get_private (self)->index;
}

void
qdr_tutor_go_to_task (QdrTutor *self, guint index)
{
  QdrTutorPrivate *priv;
  g_autofree char *name = NULL;
  QdrPlayer *robin;

  g_return_if_fail (QDR_IS_TUTOR (self));
  g_return_if_fail (index < get_private (self)->n_tasks);

  priv = get_private (self);
  priv->index = index;
  priv->task = (QdrTutorTask){ 0 };
  QDR_TUTOR_GET_CLASS (self)->describe_task (self, index, &priv->task);
  priv->person = priv->task.position->turn;
  g_clear_object (&priv->game);
  priv->game = qdr_game_new (priv->task.position, FALSE);
  name = qdr_user_get_name ();
  qdr_player_set_name (qdr_game_get_player (priv->game, priv->person), name);
  robin = qdr_tutor_get_opponent (self);
  /* Translators: short name of the opponent in the lesson, for a boy or a girl. */
  qdr_player_set_name (robin, priv->task.opponent != NULL ? priv->task.opponent : _ ("Robin"));
  qdr_player_set_seat (robin, ROBINS_SEAT);
  /* Point to the position in the game: it remains valid until another task is set. */
  priv->task.position = qdr_game_get_start_position (priv->game);
  priv->done = FALSE;
  priv->unlocked = FALSE;
  priv->reply_due = FALSE;
  priv->move_shown = FALSE;
  g_signal_emit (self, signals[SIGNAL_ASKED], 0);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

void
qdr_tutor_set_tasks (QdrTutor *self, guint n_tasks, guint index)
{
  g_return_if_fail (QDR_IS_TUTOR (self));
  g_return_if_fail (index < n_tasks);

  get_private (self)->n_tasks = n_tasks;
  qdr_tutor_go_to_task (self, index);
}

const QdrTutorTask *
qdr_tutor_get_task (QdrTutor *self)
{
  g_return_val_if_fail (QDR_IS_TUTOR (self), NULL);

  return &get_private (self)->task;
}

QdrGame *
qdr_tutor_get_game (QdrTutor *self)
{
  g_return_val_if_fail (QDR_IS_TUTOR (self), NULL);

  return get_private (self)->game;
}

guint
qdr_tutor_get_person_number (QdrTutor *self)
{
  g_return_val_if_fail (QDR_IS_TUTOR (self), 0);

  return get_private (self)->person;
}

QdrPlayer *
qdr_tutor_get_opponent (QdrTutor *self)
{
  QdrTutorPrivate *priv = get_private (self);

  g_return_val_if_fail (QDR_IS_TUTOR (self), NULL);

  return qdr_game_get_player (priv->game, 1 - priv->person);
}

char *
qdr_tutor_describe_player (QdrTutor *self, guint number)
{
  QdrTutorPrivate *priv = get_private (self);

  g_return_val_if_fail (QDR_IS_TUTOR (self), NULL);
  g_return_val_if_fail (number < qdr_game_get_n_players (priv->game), NULL);

  return qdr_game_describe_race_of_player (priv->game, number);
}

static void
add_answer (GPtrArray *words, QdrGame *game, QdrQuestion question, guint n_sentences)
{
  g_auto (GStrv) sentences =
      qdr_game_answer_question (game, question, QDR_MOVE_NONE, QDR_SPEECH_DETAIL_FULL);

  for (guint i = 0; i < n_sentences && sentences[i] != NULL; i++)
    g_ptr_array_add (words, g_strdup (sentences[i]));
}

char *
qdr_tutor_describe_task (QdrTutor *self)
{
  QdrTutorPrivate *priv = get_private (self);
  const QdrPosition *position = priv->task.position;
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  gboolean has_walls;

  g_return_val_if_fail (QDR_IS_TUTOR (self), NULL);

  g_ptr_array_add (words, g_strdup (priv->task.spoken_text != NULL ? priv->task.spoken_text
                                                                   : priv->task.text));
  /* Without walls, use only the first sentences, about the pawns: the lesson may not have
   * introduced walls yet. */
  has_walls = position->stocks[0] + position->stocks[1] > 0 ||
              qdr_bits_any (position->walls[0], position->board.words) ||
              qdr_bits_any (position->walls[1], position->board.words);
  add_answer (words, priv->game, QDR_QUESTION_WHERE,
              has_walls ? G_MAXUINT : qdr_game_get_n_players (priv->game));
  if (priv->task.show_shortest_paths) {
    add_answer (words, priv->game, QDR_QUESTION_PATH, G_MAXUINT);
    add_answer (words, priv->game, QDR_QUESTION_OTHER_PATHS, G_MAXUINT);
  }
  g_ptr_array_add (words, g_strdup (priv->task.spoken_request != NULL ? priv->task.spoken_request
                                                                      : priv->task.request));
  g_ptr_array_add (words, NULL);
  return g_strjoinv ("\n", (char **) words->pdata);
}

gboolean
qdr_tutor_is_task_done (QdrTutor *self)
{
  g_return_val_if_fail (QDR_IS_TUTOR (self), FALSE);

  return get_private (self)->done;
}

void
qdr_tutor_announce (QdrTutor *self, QdrTutorTone tone, const char *sentence)
{
  g_return_if_fail (QDR_IS_TUTOR (self));
  g_return_if_fail (sentence != NULL);

  get_private (self)->move_shown = FALSE;
  g_signal_emit (self, signals[SIGNAL_ANNOUNCED], 0, (int) tone, sentence);
}

gboolean
qdr_tutor_refuse_illegal_move (QdrTutor *self, QdrMove move)
{
  QdrRefusal refusal;
  g_autofree char *sentence = NULL;

  g_return_val_if_fail (QDR_IS_TUTOR (self), FALSE);

  refusal = qdr_game_check_move (get_private (self)->game, move);
  if (refusal.reason == QDR_REFUSAL_REASON_NONE)
    return FALSE;

  sentence = qdr_game_describe_refusal (get_private (self)->game, refusal);
  qdr_tutor_announce (self, QDR_TUTOR_TONE_WRONG, sentence);
  return TRUE;
}

void
qdr_tutor_show_move (QdrTutor *self, QdrMove move)
{
  QdrTutorPrivate *priv = get_private (self);
  g_autofree char *sentence = NULL;
  const QdrBoard *board;
  char text[QDR_MOVE_TEXT_SIZE];

  g_return_if_fail (QDR_IS_TUTOR (self));
  g_return_if_fail (move != QDR_MOVE_NONE);

  board = &qdr_game_get_position (priv->game)->board;
  qdr_move_to_text (board, move, text);
  if (qdr_move_is_wall (move)) {
    g_autofree char *words = qdr_move_describe_for_speech (board, move, QDR_SPEECH_DETAIL_TERSE);

    /* Translators: the first %s is a right wall such as “e3h”, and the second is “wall e3
     * across”. */
    sentence = g_strdup_printf (_ ("Try %s: %s."), text, words);
  } else {
    sentence = g_strdup_printf (_ ("Try %s."), text);
  }
  qdr_tutor_announce (self, QDR_TUTOR_TONE_NEUTRAL, sentence);
  priv->move_shown = TRUE;
  g_signal_emit (self, signals[SIGNAL_SHOWN], 0, (guint) move);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

gboolean
qdr_tutor_is_move_shown (QdrTutor *self)
{
  g_return_val_if_fail (QDR_IS_TUTOR (self), FALSE);

  return get_private (self)->move_shown;
}

void
qdr_tutor_point_at (QdrTutor *self, QdrSquare from, QdrSquare to)
{
  g_return_if_fail (QDR_IS_TUTOR (self));

  g_signal_emit (self, signals[SIGNAL_POINTED], 0, (guint) from, (guint) to);
}

/* Returns the first column (or row) of a part of the board that contains a move. The move covers
 * @length columns (or rows) from @place on. */
static guint
find_part (guint place, guint length)
{
  const guint first = place / PART * PART;

  return place + length > first + PART ? first + 1 : first;
}

void
qdr_tutor_give_hint (QdrTutor *self, guint hint, const QdrExplanation *best)
{
  const QdrBoard *board;
  g_autofree char *sentence = NULL;
  char first[QDR_MOVE_TEXT_SIZE], last[QDR_MOVE_TEXT_SIZE];
  guint column, row, length;
  QdrSquare from, to;

  g_return_if_fail (QDR_IS_TUTOR (self));
  g_return_if_fail (hint < QDR_TUTOR_N_HINTS);
  g_return_if_fail (best != NULL);

  if (hint <= QDR_HINT_KIND) {
    sentence = qdr_explanation_to_hint (best, (QdrHintDegree) hint, get_private (self)->game,
                                        (int) get_private (self)->person);
    qdr_tutor_announce (self, QDR_TUTOR_TONE_NEUTRAL, sentence);
    return;
  }

  board = &best->position.board;
  length = qdr_move_is_wall (best->move) ? 2 : 1;
  column = find_part (qdr_board_column (board, qdr_move_square (best->move)), length);
  row = find_part (qdr_board_row (board, qdr_move_square (best->move)), length);
  from = qdr_board_square (board, column, row);
  to = qdr_board_square (board, MIN (column + PART, board->width) - 1,
                         MIN (row + PART, board->height) - 1);
  qdr_move_to_text (board, qdr_move_make (QDR_MOVE_STEP, from), first);
  qdr_move_to_text (board, qdr_move_make (QDR_MOVE_STEP, to), last);
  /* Translators: two squares such as “d4” and “f6”, the corners of a part of the board. */
  sentence = g_strdup_printf (_ ("Look at the squares from %s to %s."), first, last);
  qdr_tutor_announce (self, QDR_TUTOR_TONE_NEUTRAL, sentence);
  qdr_tutor_point_at (self, from, to);
}

void
qdr_tutor_show_refutation (QdrTutor *self, const QdrMove *moves, guint n_moves)
{
  g_return_if_fail (QDR_IS_TUTOR (self));
  g_return_if_fail (moves != NULL);

  g_signal_emit (self, signals[SIGNAL_FORESEEN], 0, moves, n_moves);
}

void
qdr_tutor_explain_move (QdrTutor *self, const QdrExplanation *explanation)
{
  g_return_if_fail (QDR_IS_TUTOR (self));
  g_return_if_fail (explanation != NULL);

  if (explanation->n_facts > 0)
    g_signal_emit (self, signals[SIGNAL_EXPLAINED], 0, explanation);
}

void
qdr_tutor_set_task_text (QdrTutor *self, const char *text, const char *request)
{
  QdrTutorPrivate *priv = get_private (self);

  g_return_if_fail (QDR_IS_TUTOR (self));
  g_return_if_fail (text != NULL);
  g_return_if_fail (request != NULL);

  priv->task.text = text;
  priv->task.request = request;
  priv->task.spoken_text = NULL;
  priv->task.spoken_request = NULL;
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

void
qdr_tutor_finish_task (QdrTutor *self, const char *sentence)
{
  g_return_if_fail (QDR_IS_TUTOR (self));

  get_private (self)->done = TRUE;
  get_private (self)->task.request = "";
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  qdr_tutor_announce (self, QDR_TUTOR_TONE_RIGHT, sentence);
}

void
qdr_tutor_finish_course (QdrTutor *self, const char *sentence)
{
  g_return_if_fail (QDR_IS_TUTOR (self));

  qdr_tutor_finish_task (self, sentence);
  g_signal_emit (self, signals[SIGNAL_COMPLETED], 0);
}

void
qdr_tutor_schedule_reply (QdrTutor *self)
{
  g_return_if_fail (QDR_IS_TUTOR (self));

  get_private (self)->reply_due = TRUE;
  g_signal_emit (self, signals[SIGNAL_REPLY_DUE], 0);
}

void
qdr_tutor_unlock_moves (QdrTutor *self)
{
  g_return_if_fail (QDR_IS_TUTOR (self));

  get_private (self)->unlocked = TRUE;
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static gboolean
accepts_moves (QdrTutorPrivate *priv)
{
  return (!priv->done || priv->unlocked) &&
         qdr_game_get_result (priv->game).outcome == QDR_OUTCOME_ONGOING;
}

gboolean
qdr_tutor_accepts_moves (QdrTutor *self)
{
  g_return_val_if_fail (QDR_IS_TUTOR (self), FALSE);

  return accepts_moves (get_private (self));
}

/* Returns whether the person may move now. */
static gboolean
is_persons_turn (QdrTutorPrivate *priv)
{
  return accepts_moves (priv) && qdr_game_get_turn (priv->game) == priv->person;
}

void
qdr_tutor_try_move (QdrTutor *self, QdrMove move)
{
  QdrTutorPrivate *priv = get_private (self);
  const char *answer;

  g_return_if_fail (QDR_IS_TUTOR (self));

  if (!is_persons_turn (priv))
    return;

  answer = qdr_game_answer_own_pawn (priv->game, move);
  if (answer != NULL)
    qdr_tutor_announce (self, QDR_TUTOR_TONE_NEUTRAL, answer);
  else
    QDR_TUTOR_GET_CLASS (self)->judge_move (self, move);
}

void
qdr_tutor_play_reply (QdrTutor *self)
{
  QdrTutorPrivate *priv = get_private (self);

  g_return_if_fail (QDR_IS_TUTOR (self));

  if (!priv->reply_due)
    return;

  priv->reply_due = FALSE;
  QDR_TUTOR_GET_CLASS (self)->play_reply (self);
}

gboolean
qdr_tutor_has_hints_left (QdrTutor *self)
{
  QdrTutorClass *klass = QDR_TUTOR_GET_CLASS (self);

  g_return_val_if_fail (QDR_IS_TUTOR (self), FALSE);

  return klass->has_hints_left != NULL && klass->has_hints_left (self);
}

void
qdr_tutor_show_hint (QdrTutor *self)
{
  g_return_if_fail (QDR_IS_TUTOR (self));

  if (is_persons_turn (get_private (self)) && !get_private (self)->move_shown)
    QDR_TUTOR_GET_CLASS (self)->show_hint (self);
}
