/*
 * External player: requests moves from external engines on worker threads, for the computer player.
 *
 * It is a separate object because the worker threads use the running programs too, which therefore
 * have a lock and a reference count.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-external-engine.h"
#include "qdr-protocol-dialogue.h"

G_BEGIN_DECLS

#define QDR_TYPE_EXTERNAL_PLAYER (qdr_external_player_get_type ())
G_DECLARE_FINAL_TYPE (QdrExternalPlayer, qdr_external_player, QDR, EXTERNAL_PLAYER, GObject)

/*
 * Each seat has a program of its own, which the first request for the seat starts. A new request
 * cancels the previous one. The disposal of the object ends all programs without waiting for them.
 */

/** @brief Creates an idle external player. @return (transfer full) */
QdrExternalPlayer *qdr_external_player_new (void);

/** @brief Ends all programs, so that a new game can begin. */
void qdr_external_player_reset (QdrExternalPlayer *self);

/**
 * @brief Requests a move in the current position of a game.
 *
 * @param engine       the engine; referenced
 * @param game         a game that is not over and in which the engine is to move; copied
 * @param limits       copied
 * @param cancellable  (nullable): cancels the request
 * @param callback     always called once, on the thread-default main context, and never before this
 *                     function returns; its source object is NULL
 * @param user_data    data for @p callback
 */
void qdr_external_player_find_move_async (QdrExternalPlayer *self,
                                          QdrExternalEngine *engine,
                                          QdrGame *game,
                                          const QdrLimits *limits,
                                          GCancellable *cancellable,
                                          GAsyncReadyCallback callback,
                                          gpointer user_data);

/**
 * @brief Finishes qdr_external_player_find_move_async().
 *
 * @param result  the result of the callback
 * @param move    (out): set on success; the move may be illegal
 * @param error   return location for a QDR_PROGRAM_ERROR, or a G_IO_ERROR_CANCELLED
 */
gboolean qdr_external_player_find_move_finish (GAsyncResult *result, QdrMove *move, GError **error);

/** @brief Requests that the engine move immediately, which not every engine supports. */
void qdr_external_player_move_now (QdrExternalPlayer *self);

G_END_DECLS
