/*
 * Dialogue with an external engine in one of the protocols.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-engine.h"
#include "qdr-external-engine.h"
#include "qdr-game.h"
#include "qdr-program.h"

G_BEGIN_DECLS

/** @brief A question. Immutable, so several threads may share it. */
typedef struct {
  QdrPosition start;           /**< the start position of the game */
  QdrPosition position;        /**< the current position */
  QdrMove *moves;              /**< the moves between both */
  guint n_moves;               /**< number of moves */
  gboolean repetition_is_draw; /**< as in the game */
  QdrLimits limits;            /**< the limits of the move */
} QdrMoveQuestion;

/**
 * @brief Creates a question for the current position of a game.
 *
 * @param game    a game that is not over
 * @param limits  copied
 * @return (transfer full): free with qdr_move_question_free()
 */
QdrMoveQuestion *qdr_move_question_new (QdrGame *game, const QdrLimits *limits);

/** @brief Frees a question. */
void qdr_move_question_free (QdrMoveQuestion *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrMoveQuestion, qdr_move_question_free)

/** @brief A move and the effort spent on it. */
typedef struct {
  QdrMove move;    /**< a well-formed move, legal or not */
  guint depth;     /**< plies completed; 0 if unknown */
  guint64 nodes;   /**< positions visited; 0 if unknown */
  gint64 nodes_us; /**< time spent visiting them, microseconds */
  gint64 cpu_us;   /**< CPU time since the previous answer, microseconds */
} QdrMoveAnswer;

/** @brief A dialogue. Only one thread may use it at a time. */
typedef struct QdrDialogue QdrDialogue;

/**
 * @brief Starts an engine and waits for its greeting.
 *
 * @param argv         NULL-terminated: the program and its arguments
 * @param protocol     the protocol of the engine
 * @param wait_limits  the timeout; its CPU time is ignored
 * @param error        return location for a QDR_PROGRAM_ERROR
 * @return (transfer full) (nullable): free with qdr_dialogue_free(); NULL on error
 */
QdrDialogue *qdr_dialogue_start (const char *const *argv,
                                 QdrProtocol protocol,
                                 const QdrWaitLimits *wait_limits,
                                 GError **error);

/** @brief Ends the engine without waiting. */
void qdr_dialogue_free (QdrDialogue *self);

/** @brief Returns the name that the engine gave itself. @return (transfer none) (nullable) */
const char *qdr_dialogue_get_name (QdrDialogue *self);

/**
 * @brief Makes the engine forget the previous game.
 *
 * @param wait_limits  the timeout; its CPU time is ignored
 * @param error        return location for a QDR_PROGRAM_ERROR
 */
gboolean
qdr_dialogue_begin_game (QdrDialogue *self, const QdrWaitLimits *wait_limits, GError **error);

/**
 * @brief Asks for a move. The engine may use QDR_MOVE_CPU_MS of CPU time and a small tolerance,
 *        including the time between two questions.
 *
 * @param question     the question
 * @param wait_limits  the timeout; without a limit of CPU time the default applies
 * @param answer       (out): set on success; the caller must check that the move is legal
 * @param error        return location for a QDR_PROGRAM_ERROR. After any but
 *                     QDR_PROGRAM_ERROR_REFUSED the dialogue cannot continue, except as for
 *                     qdr_dialogue_recover()
 */
gboolean qdr_dialogue_ask (QdrDialogue *self,
                           const QdrMoveQuestion *question,
                           const QdrWaitLimits *wait_limits,
                           QdrMoveAnswer *answer,
                           GError **error);

/**
 * @brief Makes the engine drop the question after QDR_PROGRAM_ERROR_STOPPED.
 *
 * @return whether the dialogue can continue
 */
gboolean qdr_dialogue_recover (QdrDialogue *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrDialogue, qdr_dialogue_free)

G_END_DECLS
