/*
 * Dialogue: the exchange of games and moves with an external engine, in one of the protocols.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-engine.h"
#include "qdr-external-engine.h"
#include "qdr-game.h"
#include "qdr-program.h"

G_BEGIN_DECLS

/** @brief A request for a move. It is immutable, so several threads may share it. */
typedef struct {
  QdrPosition start;           /**< the start position of the game */
  QdrPosition position;        /**< the current position */
  QdrMove *moves;              /**< the moves from the start position to the current one */
  guint n_moves;               /**< the number of these moves */
  gboolean repetition_is_draw; /**< whether the third occurrence of a position is a draw */
  QdrLimits limits;            /**< the limits of the search for the move */
} QdrMoveRequest;

/**
 * @brief Creates a request for a move in the current position of a game.
 *
 * @param game    a game that is not over
 * @param limits  copied
 * @return (transfer full): free with qdr_move_request_free()
 */
QdrMoveRequest *qdr_move_request_new (QdrGame *game, const QdrLimits *limits);

/** @brief Frees a request. */
void qdr_move_request_free (QdrMoveRequest *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrMoveRequest, qdr_move_request_free)

/** @brief The move that an engine has chosen, with the effort of the search. */
typedef struct {
  QdrMove move;    /**< a well-formed move, which may be illegal */
  guint depth;     /**< the depth of the search in plies; 0 if unknown */
  guint64 nodes;   /**< the number of positions visited; 0 if unknown */
  gint64 nodes_us; /**< the time in which these positions were visited, microseconds */
  gint64 cpu_us;   /**< the CPU time since the previous answer, microseconds */
} QdrMoveAnswer;

/** @brief A dialogue with a running engine. Only one thread may use it at a time. */
typedef struct QdrProtocolDialogue QdrProtocolDialogue;

/**
 * @brief Starts an engine and waits for its greeting.
 *
 * @param argv         NULL-terminated: the program and its arguments
 * @param protocol     the protocol of the engine
 * @param wait_limits  the timeout; a limit of CPU time is ignored
 * @param error        return location for a QDR_PROGRAM_ERROR
 * @return (transfer full) (nullable): free with qdr_protocol_dialogue_free(); NULL on error
 */
QdrProtocolDialogue *qdr_protocol_dialogue_start (const char *const *argv,
                                                  QdrProtocol protocol,
                                                  const QdrWaitLimits *wait_limits,
                                                  GError **error);

/** @brief Ends the engine without waiting. */
void qdr_protocol_dialogue_free (QdrProtocolDialogue *self);

/** @brief Returns the name that the engine gave itself. @return (transfer none) (nullable) */
const char *qdr_protocol_dialogue_get_name (QdrProtocolDialogue *self);

/** @brief Returns what qdr_program_get_warning() returns for the engine. */
const char *qdr_protocol_dialogue_get_warning (QdrProtocolDialogue *self);

/**
 * @brief Begins a new game, and waits until the engine is ready for it.
 *
 * @param wait_limits  the timeout; a limit of CPU time is ignored
 * @param error        return location for a QDR_PROGRAM_ERROR
 */
gboolean qdr_protocol_dialogue_begin_game (QdrProtocolDialogue *self,
                                           const QdrWaitLimits *wait_limits,
                                           GError **error);

/**
 * @brief Requests a move, and waits for it.
 *
 * If @p wait_limits has no limit of CPU time, the engine may use QDR_MOVE_CPU_MS and a small
 * tolerance. The CPU time is counted from the previous answer of the engine.
 *
 * @param request      the request
 * @param wait_limits  the timeout, and optionally a limit of CPU time
 * @param answer       (out): set on success; the caller must check that the move is legal
 * @param error        return location for a QDR_PROGRAM_ERROR. The dialogue can continue after
 *                     QDR_PROGRAM_ERROR_REFUSED, and after QDR_PROGRAM_ERROR_STOPPED if
 *                     qdr_protocol_dialogue_recover() succeeds
 */
gboolean qdr_protocol_dialogue_request_move (QdrProtocolDialogue *self,
                                             const QdrMoveRequest *request,
                                             const QdrWaitLimits *wait_limits,
                                             QdrMoveAnswer *answer,
                                             GError **error);

/**
 * @brief Stops the engine's search for a move after qdr_protocol_dialogue_request_move() has failed
 *        with QDR_PROGRAM_ERROR_STOPPED.
 *
 * @return whether the dialogue can continue
 */
gboolean qdr_protocol_dialogue_recover (QdrProtocolDialogue *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrProtocolDialogue, qdr_protocol_dialogue_free)

G_END_DECLS
