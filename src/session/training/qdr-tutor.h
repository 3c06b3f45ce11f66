/*
 * The base class of courses: sets tasks on a board and judges the moves of a person.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-explanation.h"
#include "qdr-game.h"

G_BEGIN_DECLS

#define QDR_TYPE_TUTOR (qdr_tutor_get_type ())
G_DECLARE_DERIVABLE_TYPE (QdrTutor, qdr_tutor, QDR, TUTOR, GObject)

/** @brief Kinds of sentences, which are shown in different ways. */
typedef enum {
  QDR_TUTOR_TONE_NEUTRAL, /**< a hint or other information */
  QDR_TUTOR_TONE_RIGHT,   /**< the task is done */
  QDR_TUTOR_TONE_WRONG,   /**< a move is wrong, and has not been played */
  QDR_TUTOR_TONE_REPLY,   /**< Robin has played, and the person is to move */
} QdrTutorTone;

/** @brief A task. A plain value; its strings are translated, and are owned by the course. */
typedef struct {
  const char *title;            /**< short title */
  const char *text;             /**< explanation of the task */
  const char *request;          /**< request to the person, in one sentence; empty after the task is
                                     done */
  const char *spoken_text;      /**< (nullable): replaces `text` for a person who cannot see the
                                     board */
  const char *spoken_request;   /**< (nullable): replaces `request` for that person */
  const QdrPosition *position;  /**< start of a game of two players; the person is to move */
  const char *opponent;         /**< (nullable): name of the opponent; Robin if NULL */
  gboolean show_shortest_paths; /**< whether the board shows the shortest paths */
  gboolean show_race;           /**< whether each player's steps to go and walls are shown */
} QdrTutorTask;

/*
 * The tasks are numbered from 0 and are set one after another. Each task has its own game, in which
 * one player is the person and the other is usually called Robin. Robin has the seat of a computer,
 * and the tutor plays Robin's moves. The functions after qdr_tutor_show_hint() are for subclasses.
 *
 * Signals:
 *   "asked"      ()                        another task was set, with another game; earlier
 *                                          sentences do not apply to it
 *   "announced"  (int tone, const char *)  a QdrTutorTone, and a sentence about the last action
 *   "shown"      (guint move)              a right QdrMove, which the person has requested
 *   "pointed"    (guint from, guint to)    two QdrSquare, the lower left and the upper right corner
 *                                          of a part of the board; follows "announced"
 *   "foreseen"   (gpointer moves, guint n) n QdrMove: a wrong move, which was not played, and the
 *                                          moves that would follow; follows "announced"
 *   "explained"  (gpointer explanation)    a const QdrExplanation of the move in the last sentence,
 *                                          to be drawn; follows "announced" and "foreseen"
 *   "reply-due"  ()                        it is Robin's turn; call qdr_tutor_play_reply() after a
 *                                          moment
 *   "completed"  ()                        all tasks are done; follows the last "announced"
 *   "changed"    ()                        explanation, request, qdr_tutor_accepts_moves() or
 *                                          qdr_tutor_is_move_shown() may have changed
 */

/** @brief Virtual functions of a course. */
struct _QdrTutorClass {
  GObjectClass parent_class; /**< parent class */

  /** @brief Fills in @p task, which is all zero, with the description of task number @p index. */
  void (*describe_task) (QdrTutor *self, guint index, QdrTutorTask *task);

  /** @brief Judges a move of the person, which may be illegal. */
  void (*judge_move) (QdrTutor *self, QdrMove move);

  /** @brief Plays Robin's move, immediately or after a search. */
  void (*play_reply) (QdrTutor *self);

  /**
   * @brief Announces a hint; or finds a right move, perhaps by a search, and calls
   *        qdr_tutor_show_move().
   */
  void (*show_hint) (QdrTutor *self);

  /** @brief (nullable): Returns whether show_hint() announces a hint, not a right move. */
  gboolean (*has_hints_left) (QdrTutor *self);
};

/**
 * @brief Sets the number of tasks, and begins task @p index. Subclasses call this at their start,
 *        and when the number of tasks changes.
 *
 * @param n_tasks  number of tasks, at least one
 * @param index    index of the task to begin
 */
void qdr_tutor_set_tasks (QdrTutor *self, guint n_tasks, guint index);

/** @brief Returns the number of tasks. */
guint qdr_tutor_get_n_tasks (QdrTutor *self);

/** @brief Returns the index of the present task. */
guint qdr_tutor_get_task_index (QdrTutor *self);

/**
 * @brief Begins task @p index. If this is the present task, it starts again.
 *
 * @param index  0..qdr_tutor_get_n_tasks() - 1
 */
void qdr_tutor_go_to_task (QdrTutor *self, guint index);

/** @brief Returns the present task (transfer none). It is valid until another task is set. */
const QdrTutorTask *qdr_tutor_get_task (QdrTutor *self);

/** @brief Returns the game of the present task (transfer none). It is valid until another task is
 *  set. */
QdrGame *qdr_tutor_get_game (QdrTutor *self);

/** @brief Returns the number of the person among the players, 0 or 1. */
guint qdr_tutor_get_person_number (QdrTutor *self);

/** @brief Returns the opponent of the person in the game of the present task (transfer none). */
QdrPlayer *qdr_tutor_get_opponent (QdrTutor *self);

/**
 * @brief Describes the numbers of steps and walls of a player: "You: 3 steps to go, 1 wall."
 *
 * @param number  number of the player, 0 or 1
 * @return (transfer full)
 */
char *qdr_tutor_describe_player (QdrTutor *self, guint number);

/**
 * @brief Describes the task for a person who cannot see the board: the explanation, the position,
 *        the shortest paths if the board shows them, and the request.
 *
 * @return (transfer full)
 */
char *qdr_tutor_describe_task (QdrTutor *self);

/** @brief Returns whether the present task is done. */
gboolean qdr_tutor_is_task_done (QdrTutor *self);

/**
 * @brief Returns whether a player can move: the game is not over, and the task is not done or
 *        qdr_tutor_unlock_moves() was called.
 *
 * The result can change with each "asked" and "changed".
 */
gboolean qdr_tutor_accepts_moves (QdrTutor *self);

/**
 * @brief Tries a move of the person: plays it, or emits "announced" with the reason against it.
 *
 * Does nothing if it is not the turn of the person, or no moves are accepted.
 *
 * @param move  any move, legal or not
 */
void qdr_tutor_try_move (QdrTutor *self, QdrMove move);

/** @brief Plays Robin's move, if one is due. */
void qdr_tutor_play_reply (QdrTutor *self);

/** @brief Returns whether a right move is shown: from "shown" to "announced" or "asked". */
gboolean qdr_tutor_is_move_shown (QdrTutor *self);

/** @brief Returns whether qdr_tutor_show_hint() gives a hint before it shows a right move. */
gboolean qdr_tutor_has_hints_left (QdrTutor *self);

/** @brief Gives a hint, or shows a right move, immediately or after a search. Does nothing if it is
 *  not the person's turn, or a right move is shown. */
void qdr_tutor_show_hint (QdrTutor *self);

/**
 * @brief Emits "announced".
 *
 * @param tone      kind of the sentence
 * @param sentence  translated; copied
 */
void qdr_tutor_announce (QdrTutor *self, QdrTutorTone tone, const char *sentence);

/**
 * @brief Announces why @p move is illegal.
 *
 * @return FALSE if it is legal
 */
gboolean qdr_tutor_refuse_illegal_move (QdrTutor *self, QdrMove move);

/**
 * @brief Emits "shown" with a right move, and announces it.
 *
 * @param move  a legal move
 */
void qdr_tutor_show_move (QdrTutor *self, QdrMove move);

/** @brief The number of hints that come before the move itself. */
#define QDR_TUTOR_N_HINTS 3

/**
 * @brief Announces a hint about the best move: whose path matters, whether to move the pawn or to
 *        place a wall, or in which part of the board the move is, which is also pointed at.
 *
 * @param hint  0..QDR_TUTOR_N_HINTS - 1; each reveals more
 * @param best  explanation of the best move
 */
void qdr_tutor_give_hint (QdrTutor *self, guint hint, const QdrExplanation *best);

/**
 * @brief Emits "pointed" for a part of the board.
 *
 * @param from  lower left square of the part
 * @param to    upper right square of the part
 */
void qdr_tutor_point_at (QdrTutor *self, QdrSquare from, QdrSquare to);

/**
 * @brief Emits "foreseen" for a wrong move that was not played, with its continuation.
 *
 * @param moves    moves of both players in turn; the first one is the wrong move
 * @param n_moves  number of moves, including the wrong one
 */
void qdr_tutor_show_refutation (QdrTutor *self, const QdrMove *moves, guint n_moves);

/**
 * @brief Emits "explained" for the last announced move.
 *
 * @param explanation  reasons why the move is good; if there are none, nothing is emitted
 */
void qdr_tutor_explain_move (QdrTutor *self, const QdrExplanation *explanation);

/**
 * @brief Replaces explanation and request of the present task. The strings must remain valid until
 *        another task is set.
 *
 * @param text     the new explanation
 * @param request  the new request, in one sentence
 */
void qdr_tutor_set_task_text (QdrTutor *self, const char *text, const char *request);

/**
 * @brief Ends the present task, and announces a sentence.
 *
 * @param sentence  translated; copied
 */
void qdr_tutor_finish_task (QdrTutor *self, const char *sentence);

/**
 * @brief Ends the present task as the last one of the course, and announces a sentence.
 *
 * @param sentence  translated; copied
 */
void qdr_tutor_finish_course (QdrTutor *self, const char *sentence);

/** @brief Emits "reply-due": the next move is Robin's. */
void qdr_tutor_schedule_reply (QdrTutor *self);

/** @brief Accepts further moves after the end of the present task. */
void qdr_tutor_unlock_moves (QdrTutor *self);

G_END_DECLS
