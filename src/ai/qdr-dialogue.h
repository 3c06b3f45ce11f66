/*
 * A dialogue with an engine in another program, in one of the protocols.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-engine.h"
#include "qdr-external-engine.h"
#include "qdr-game.h"
#include "qdr-program.h"

G_BEGIN_DECLS

/** @brief A question, which any thread may read. */
typedef struct {
  QdrPosition start;           /**< where the game began */
  QdrPosition position;        /**< where a move is wanted */
  QdrMove *moves;              /**< from one to the other */
  guint n_moves;               /**< of them */
  gboolean repetition_is_draw; /**< as in the game */
  QdrLimits limits;            /**< of the move */
} QdrMoveQuestion;

/**
 * @brief Asks for a move in the present position of a game.
 *
 * @param game    a game that is not over
 * @param limits  copied
 * @return (transfer full): free with qdr_move_question_free()
 */
QdrMoveQuestion *qdr_move_question_new (QdrGame *game, const QdrLimits *limits);

/** @brief Frees a question. */
void qdr_move_question_free (QdrMoveQuestion *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrMoveQuestion, qdr_move_question_free)

/** @brief A move, and what it took to find it. */
typedef struct {
  QdrMove move;    /**< a move as it may be written on this board, legal or not */
  guint depth;     /**< plies completed, 0 where it is not known */
  guint64 nodes;   /**< positions visited, 0 where it is not known */
  gint64 nodes_us; /**< the time in which they were visited, microseconds */
  gint64 cpu_us;   /**< CPU time since the answer before, microseconds */
} QdrMoveAnswer;

/** @brief A dialogue. It belongs to one thread at a time. */
typedef struct QdrDialogue QdrDialogue;

/**
 * @brief Starts an engine and greets it.
 *
 * @param argv      NULL-terminated: the program and its arguments
 * @param protocol  in which it is talked with
 * @param patience  how long to wait for its answer; the CPU time does not matter
 * @param error     return location for a QDR_PROGRAM_ERROR
 * @return (transfer full): free with qdr_dialogue_free()
 */
QdrDialogue *qdr_dialogue_start (const char *const *argv,
                                 QdrProtocol protocol,
                                 const QdrPatience *patience,
                                 GError **error);

/** @brief Ends the engine. It waits for nothing. */
void qdr_dialogue_free (QdrDialogue *self);

/** @brief Returns what the engine calls itself. @return (transfer none) (nullable) */
const char *qdr_dialogue_get_name (QdrDialogue *self);

/**
 * @brief Lets the engine forget the game before.
 *
 * @param patience  how long to wait for its answer; the CPU time does not matter
 * @param error     return location for a QDR_PROGRAM_ERROR
 */
gboolean qdr_dialogue_begin_game (QdrDialogue *self, const QdrPatience *patience, GError **error);

/**
 * @brief Asks for a move. Of CPU time it may take QDR_MOVE_CPU_MS, and a little for what else there
 *        is to do; what it takes between two questions counts as well.
 *
 * @param question  what is asked
 * @param patience  how long to wait for the answer; where it does not say how much CPU time the
 *                  program may have used up, that is done here
 * @param answer    (out): set on success; the caller must check that the move is legal
 * @param error     return location for a QDR_PROGRAM_ERROR. After any but QDR_PROGRAM_ERROR_REFUSED
 *                  the dialogue cannot go on, save as qdr_dialogue_make_up() says
 */
gboolean qdr_dialogue_ask (QdrDialogue *self,
                           const QdrMoveQuestion *question,
                           const QdrPatience *patience,
                           QdrMoveAnswer *answer,
                           GError **error);

/**
 * @brief After QDR_PROGRAM_ERROR_STOPPED: lets the engine drop the question, if it can.
 *
 * @return whether the dialogue can go on
 */
gboolean qdr_dialogue_make_up (QdrDialogue *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrDialogue, qdr_dialogue_free)

G_END_DECLS
