/*
 * A recorder that adds the games of a session to the library, and a function that adds one game.
 *
 * Neither needs the window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library-worker.h"
#include "qdr-review.h"
#include "qdr-session.h"

G_BEGIN_DECLS

/**
 * @brief Adds a game to the library, on the thread of the library. Does nothing if the library has
 *        the game.
 *
 * @param library    the worker of the library
 * @param text       the game as text; a QdrGame could change before it is added
 * @param source     origin of the game
 * @param version    version of the program that played the game
 * @param callback   function that is called from the main context when the game has been added
 * @param user_data  data for @p callback
 */
void qdr_library_worker_add_game_async (QdrLibraryWorker *library,
                                        const char *text,
                                        QdrLibrarySource source,
                                        const char *version,
                                        GAsyncReadyCallback callback,
                                        gpointer user_data);

/**
 * @brief Finishes qdr_library_worker_add_game_async().
 *
 * @return (transfer full) (nullable): a translated sentence about the error; NULL on success
 */
char *qdr_library_worker_add_game_finish (QdrLibraryWorker *library, GAsyncResult *result);

#define QDR_TYPE_GAME_RECORDER (qdr_game_recorder_get_type ())
G_DECLARE_FINAL_TYPE (QdrGameRecorder, qdr_game_recorder, QDR, GAME_RECORDER, GObject)

/*
 * Properties:
 *   "enabled"  boolean, TRUE at first: whether games are added
 *
 * Signals:
 *   "failed" (const char *sentence)  a game or its review could not be added; @sentence gives the
 *                                    reason
 *
 * A game in which a move was played during this session is added when it ends, or when another game
 * replaces it or the recorder is disposed. A game that has been added after its end is not added
 * again, even if moves are taken back and it ends a second time. If a game cannot be added, the
 * recorder tries again when another game replaces it.
 */

/**
 * @brief Creates a recorder, which adds the games of @p session to the library from now on.
 *
 * @param session  the session, to which a reference is held
 * @param library  the worker of the library, to which a reference is held
 * @param version  version of the program, stored with the games of its personalities
 * @return (transfer full)
 */
QdrGameRecorder *
qdr_game_recorder_new (QdrSession *session, QdrLibraryWorker *library, const char *version);

/**
 * @brief Adds the results of a review to the library, if the library has the reviewed game.
 *
 * @param review  the finished review of the present game
 */
void qdr_game_recorder_add_review (QdrGameRecorder *self, QdrReview *review);

G_END_DECLS
