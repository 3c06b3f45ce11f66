/*
 * Asks the engines of others for moves of one game, on a worker thread. The inside of ai: for the
 * computer player.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-dialogue.h"
#include "qdr-external-engine.h"

G_BEGIN_DECLS

#define QDR_TYPE_EXTERNAL_THINKER (qdr_external_thinker_get_type ())
G_DECLARE_FINAL_TYPE (QdrExternalThinker, qdr_external_thinker, QDR, EXTERNAL_THINKER, GObject)

/*
 * Each seat has a program of its own, which is started with its first question. One question at a
 * time: a new one drops the one before, which finishes as stopped. Letting go of a thinker ends all
 * programs, and waits for nothing.
 */

/** @brief Returns a thinker with nothing to do. @return (transfer full) */
QdrExternalThinker *qdr_external_thinker_new (void);

/** @brief Ends all programs: another game begins. */
void qdr_external_thinker_forget (QdrExternalThinker *self);

/**
 * @brief Asks for a move in the present position of a game, which is copied.
 *
 * @param engine       referenced: who is asked
 * @param game         a game that is not over; its turn says in which seat the engine is
 * @param limits       copied
 * @param cancellable  (nullable): drops the question
 * @param callback     called on the thread-default main context, always, and never from inside of
 *                     this function; its source object is NULL
 * @param user_data    for @p callback
 */
void qdr_external_thinker_think_async (QdrExternalThinker *self,
                                       QdrExternalEngine *engine,
                                       QdrGame *game,
                                       const QdrLimits *limits,
                                       GCancellable *cancellable,
                                       GAsyncReadyCallback callback,
                                       gpointer user_data);

/**
 * @brief Returns the result.
 *
 * @param result  what the callback was given
 * @param move    (out): set on success; any move, legal or not
 * @param error   return location for a QDR_PROGRAM_ERROR, or G_IO_ERROR_CANCELLED
 */
gboolean qdr_external_thinker_think_finish (GAsyncResult *result, QdrMove *move, GError **error);

/** @brief Asks for the move that is under way at once; not every engine can be asked so. */
void qdr_external_thinker_move_now (QdrExternalThinker *self);

G_END_DECLS
