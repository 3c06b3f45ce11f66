/*
 * Gives advice about a game, always at full strength: hints, analysis, and reviews (qdr-review.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"
#include "qdr-analysis.h"

G_BEGIN_DECLS

#define QDR_TYPE_ADVISER (qdr_adviser_get_type ())
G_DECLARE_FINAL_TYPE (QdrAdviser, qdr_adviser, QDR, ADVISER, GObject)

/*
 * One engine does it all, and one thing at a time: a hint before a review before analysis. What has
 * to stand back goes on later. The engine, with its table of 64 MiB, is made when it is first
 * needed.
 *
 * Properties:
 *   "game"       QdrGame, replaceable (and NULL): the present position of it is what advice is
 *                about
 *   "analysing"  boolean, FALSE at first: whether the position is analysed as long as it stands
 *   "held"       boolean, FALSE at first: analysis waits, as while a computer player thinks
 *   "share"      uint, 1..100, 25 at first: per cent of a processor for each thread of the analysis
 *   "threads"    uint, 1..64, 1 at first: of the analysis
 *   "analysis"   QdrAnalysis (read-only, nullable): what is known about the present position, by
 *                analysis or by a hint being sought; at the end of the game, how that ended. For
 *                one position it only gets deeper
 *   "busy"       boolean (read-only): whether the engine is at work
 *
 * All notify, "analysis" at most ten times a second. When the position changes, hints being sought
 * are cancelled, and analysis begins anew. Letting go of an adviser ends its search; what
 * waits for an answer is called back as cancelled.
 *
 * Everything is called back on the thread-default main context in which the adviser was made.
 */

/**
 * @brief Returns an adviser without a game.
 *
 * @return (transfer full)
 */
QdrAdviser *qdr_adviser_new (void);

/**
 * @brief Sets the game that advice is about.
 *
 * @param game  (nullable): referenced
 */
void qdr_adviser_set_game (QdrAdviser *self, QdrGame *game);

/** @brief Whether the position is analysed as long as it stands. */
gboolean qdr_adviser_get_analysing (QdrAdviser *self);

/**
 * @brief Starts or ends analysis.
 *
 * @param analysing  whether to analyse
 */
void qdr_adviser_set_analysing (QdrAdviser *self, gboolean analysing);

/** @brief Whether analysis waits. */
gboolean qdr_adviser_get_held (QdrAdviser *self);

/**
 * @brief Lets analysis wait, or go on.
 *
 * @param held  whether it waits
 */
void qdr_adviser_set_held (QdrAdviser *self, gboolean held);

/** @brief Returns the share of a processor that each thread of the analysis may use, per cent. */
guint qdr_adviser_get_share (QdrAdviser *self);

/**
 * @brief Sets the share of a processor that each thread of the analysis may use.
 *
 * @param share  per cent, 1..100
 */
void qdr_adviser_set_share (QdrAdviser *self, guint share);

/** @brief Returns the number of threads of the analysis. */
guint qdr_adviser_get_threads (QdrAdviser *self);

/**
 * @brief Sets the number of threads of the analysis.
 *
 * @param threads  1..64
 */
void qdr_adviser_set_threads (QdrAdviser *self, guint threads);

/** @brief Whether the engine is at work. */
gboolean qdr_adviser_get_busy (QdrAdviser *self);

/**
 * @brief Returns what is known about the present position.
 *
 * @return (transfer none) (nullable): valid until the next change
 */
const QdrAnalysis *qdr_adviser_get_analysis (QdrAdviser *self);

/**
 * @brief Looks for the best move, for as long as a computer player may think. "analysis" tells of
 *        each depth meanwhile. Another hint being sought is cancelled.
 *
 * If the analysis has searched for as long already, its answer is taken.
 *
 * @param self         with a game that is not over
 * @param cancellable  (nullable)
 * @param callback     called once, never from inside of this function; its source object is NULL
 * @param user_data    for @p callback
 */
void qdr_adviser_hint_async (QdrAdviser *self,
                             GCancellable *cancellable,
                             GAsyncReadyCallback callback,
                             gpointer user_data);

/**
 * @brief Returns the hint.
 *
 * @param result    what the callback was given
 * @param analysis  (out): set on success; its line has at least one move
 * @param error     return location for a G_IO_ERROR_CANCELLED: the cancellable, another hint or a
 *                  change of the position has ended the search, or the adviser is gone
 * @return FALSE when cancelled
 */
gboolean qdr_adviser_hint_finish (GAsyncResult *result, QdrAnalysis *analysis, GError **error);

G_END_DECLS
