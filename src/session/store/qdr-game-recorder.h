/*
 * Recorder that adds the games of a session to the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library-worker.h"
#include "qdr-review.h"
#include "qdr-session.h"

G_BEGIN_DECLS

#define QDR_TYPE_GAME_RECORDER (qdr_game_recorder_get_type ())
G_DECLARE_FINAL_TYPE (QdrGameRecorder, qdr_game_recorder, QDR, GAME_RECORDER, GObject)

/*
 * Properties:
 *   "enabled"   boolean, TRUE at first: whether games are kept
 *   "included"  boolean: whether the present one is; TRUE for each new game
 *
 * Signals:
 *   "failed" (const char *sentence)  a game or its review could not be kept, and why; it is as it
 *     was
 *
 * A game is kept the moment it ends, or when it is left before, if a move was played in this
 * session: one that is only looked at is not. What comes first counts: a game that goes on after
 * its end by taking moves back is not kept once more. One that could not be kept at its end is
 * tried once more when it is left.
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
