/*
 * Recorder that adds the games of a session to the library. It is separate from the window
 * because it needs none.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library-worker.h"
#include "qdr-review.h"
#include "qdr-session.h"

G_BEGIN_DECLS

/* Adding a game in the background */

/**
 * @brief Adds a game to the library. A game that is there already stays as it is.
 *
 * @param library    the worker of the library
 * @param text       the game as a saved game, because a QdrGame may change meanwhile
 * @param user       (nullable): name for the player that the game calls "You"
 * @param source     origin of the game
 * @param version    of the program that played it
 * @param callback   called in the main context
 * @param user_data  for @p callback
 */
void qdr_record_game_async (QdrLibraryWorker *library,
                            const char *text,
                            const char *user,
                            QdrLibrarySource source,
                            const char *version,
                            GAsyncReadyCallback callback,
                            gpointer user_data);

/**
 * @brief Finishes qdr_record_game_async().
 *
 * @return (transfer full) (nullable): NULL on success, or else an error as a translated sentence
 */
char *qdr_record_game_finish (QdrLibraryWorker *library, GAsyncResult *result);

#define QDR_TYPE_GAME_RECORDER (qdr_game_recorder_get_type ())
G_DECLARE_FINAL_TYPE (QdrGameRecorder, qdr_game_recorder, QDR, GAME_RECORDER, GObject)

/*
 * Properties:
 *   "enabled"   boolean, TRUE at first: whether games are added
 *   "included"  boolean: whether the present one is added; TRUE for each new game
 *
 * Signals:
 *   "failed" (const char *sentence)  a game or its review could not be added, and the reason
 *
 * A game in which a move was played in this session is added when it ends, or when another game
 * replaces it. Only its first end counts: a game that goes on after moves were taken back is not
 * added again. If that fails, the recorder tries again when another game replaces it.
 */

/**
 * @brief Adds the games of @p session to the library from now on.
 *
 * @param session  referenced
 * @param library  referenced
 * @param version  of the program, for its personalities
 * @return (transfer full)
 */
QdrGameRecorder *
qdr_game_recorder_new (QdrSession *session, QdrLibraryWorker *library, const char *version);

/** @brief Adds the present game if it is to be added, at the end of the session. */
void qdr_game_recorder_close (QdrGameRecorder *self);

/**
 * @brief Adds the results of a review, if the library has the game as it was reviewed.
 *
 * @param review  of the present game, finished
 */
void qdr_game_recorder_add_review (QdrGameRecorder *self, QdrReview *review);

G_END_DECLS
