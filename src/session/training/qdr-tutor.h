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

/** @brief Tone of a sentence. */
typedef enum {
  QDR_TONE_NEUTRAL,
  QDR_TONE_RIGHT, /**< the task is done */
  QDR_TONE_WRONG, /**< a move is wrong, and has not been played */
  QDR_TONE_REPLY, /**< Robin has played, and the person is to move */
} QdrTone;

/**
 * @brief A task, as a plain value. The strings are translated and live as long as the tutor needs
 *        them.
 */
typedef struct {
  const char *title;            /**< a few words */
  const char *text;             /**< explanation */
  const char *request;          /**< the person's task in a sentence; empty once it is done */
  const QdrPosition *position;  /**< of two players; the person is the one to move */
  gboolean show_shortest_paths; /**< whether the board shows the shortest paths */
  gboolean show_race;           /**< whether the steps and walls of both players are shown */
} QdrTask;

/*
 * The tasks are numbered from 0 and come one at a time, each with a game of its own: one player is
 * the person, the other is called Robin and sits in the seat of a computer, for which the tutor
 * plays.
 *
 * Signals:
 *   "asked"      ()                        another task, with another game; earlier sentences no
 *                                          longer apply
 *   "announced"  (int tone, const char *)  a QdrTone and a sentence about the last action
 *   "shown"      (guint move)              a right QdrMove, after a request for one
 *   "pointed"    (guint from, guint to)    two QdrSquare, the lower left and the upper right corner
 *                                          of a part of the board; follows "announced"
 *   "foreseen"   (gpointer moves, guint n) n QdrMove: a wrong move, which was not played, and its
 *                                          continuation; follows "announced"
 *   "explained"  (gpointer explanation)    a const QdrExplanation of the move in the last sentence,
 *                                          for a picture; follows "announced" and "foreseen"
 *   "reply-due"  ()                        qdr_tutor_play_reply() should be called after a moment
 *   "completed"  ()                        all tasks are done; follows the last "announced"
 *   "changed"    ()                        the words of the task may have changed, or whether moves
 *                                          are accepted
 */

/** @brief Virtual functions of a course. */
struct _QdrTutorClass {
  GObjectClass parent_class; /**< the class above */

  /** @brief Describes task @p index. */
  void (*describe) (QdrTutor *self, guint index, QdrTask *task);

  /** @brief The person proposes @p move, which the game may refuse. */
  void (*propose) (QdrTutor *self, QdrMove move);

  /** @brief Plays Robin's move, now or when it has been found. */
  void (*reply) (QdrTutor *self);

  /** @brief Finds a move that is right now, and calls qdr_tutor_show_move(). */
  void (*show) (QdrTutor *self);
};

/**
 * @brief Begins with task @p index, for subclasses; also called if the number of tasks changes.
 *
 * @param n_tasks  number of tasks, at least one
 * @param index    of the first task to show
 */
void qdr_tutor_start (QdrTutor *self, guint n_tasks, guint index);

/** @brief Returns the number of tasks. */
guint qdr_tutor_get_n_tasks (QdrTutor *self);

/** @brief Returns the index of the present task. */
guint qdr_tutor_get_index (QdrTutor *self);

/**
 * @brief Goes to task @p index, or restarts the present one.
 *
 * @param index  0..qdr_tutor_get_n_tasks() - 1
 */
void qdr_tutor_go_to_task (QdrTutor *self, guint index);

/** @brief Returns the task (transfer none), valid until the next task, before "asked" is
 *  emitted. */
const QdrTask *qdr_tutor_get_task (QdrTutor *self);

/** @brief Returns the game of the task (transfer none), valid likewise. */
QdrGame *qdr_tutor_get_game (QdrTutor *self);

/** @brief Returns the player who is the person, 0 or 1. */
guint qdr_tutor_get_person (QdrTutor *self);

/**
 * @brief Describes steps and walls of a player: "You: 3 steps to go, 1 wall."
 *
 * @param number  of the player, 0 or 1
 * @return (transfer full)
 */
char *qdr_tutor_describe_player (QdrTutor *self, guint number);

/**
 * @brief Describes the task for a person who does not see the board: explanation, position,
 *        shortest paths if shown, and request.
 *
 * @return (transfer full)
 */
char *qdr_tutor_describe_task (QdrTutor *self);

/** @brief Returns whether the task is done. */
gboolean qdr_tutor_is_task_done (QdrTutor *self);

/**
 * @brief Returns whether the person may go on making moves: until the task is done, and
 *        afterwards if it has been unlocked, but not after the end of the game.
 *
 * It does not depend on whose turn it is. It changes with "asked" and "changed".
 */
gboolean qdr_tutor_accepts_moves (QdrTutor *self);

/**
 * @brief Tries a move of the person: it is played, or a sentence is emitted.
 *
 * Does nothing if it is not the turn of the person or no moves are accepted.
 *
 * @param move  any move, legal or not
 */
void qdr_tutor_try_move (QdrTutor *self, QdrMove move);

/** @brief Plays Robin's move, if one is due. */
void qdr_tutor_play_reply (QdrTutor *self);

/** @brief Shows a right move, at once or when it has been found, if the person is to move. */
void qdr_tutor_show_hint (QdrTutor *self);

/* For subclasses. */

/**
 * @brief Emits a sentence.
 *
 * @param tone      of the sentence
 * @param sentence  translated; copied
 */
void qdr_tutor_announce (QdrTutor *self, QdrTone tone, const char *sentence);

/**
 * @brief Shows a move, and names it.
 *
 * @param move  a legal move
 */
void qdr_tutor_show_move (QdrTutor *self, QdrMove move);

/**
 * @brief Points at a part of the board.
 *
 * @param from  its lower left square
 * @param to    its upper right square
 */
void qdr_tutor_point_at (QdrTutor *self, QdrSquare from, QdrSquare to);

/**
 * @brief Shows the continuation after a wrong move that was not played.
 *
 * @param moves    by both players in turn, beginning with the wrong move
 * @param n_moves  including the wrong move
 */
void qdr_tutor_show_refutation (QdrTutor *self, const QdrMove *moves, guint n_moves);

/**
 * @brief Shows why a move that was just named is good.
 *
 * @param explanation  of the move; an empty one shows nothing
 */
void qdr_tutor_explain_move (QdrTutor *self, const QdrExplanation *explanation);

/**
 * @brief Replaces the words of the task until the next one; the strings must live as long as the
 *        tutor uses them.
 *
 * @param text     the explanation
 * @param request  the person's task in a sentence
 */
void qdr_tutor_set_task_text (QdrTutor *self, const char *text, const char *request);

/**
 * @brief Finishes the task with a sentence.
 *
 * @param sentence  translated; copied
 */
void qdr_tutor_finish_task (QdrTutor *self, const char *sentence);

/**
 * @brief Finishes the task as the last one of the course, with a sentence.
 *
 * @param sentence  translated; copied
 */
void qdr_tutor_finish_course (QdrTutor *self, const char *sentence);

/** @brief Schedules a move of Robin. */
void qdr_tutor_schedule_reply (QdrTutor *self);

/** @brief Accepts moves after the end of the task, until the next one. */
void qdr_tutor_unlock_moves (QdrTutor *self);

G_END_DECLS
