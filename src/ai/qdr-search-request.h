/*
 * Search requests for a game, and the limits of searches for its moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-engine.h"
#include "qdr-game.h"
#include "qdr-personality.h"

G_BEGIN_DECLS

/**
 * @brief Returns a request for the current position of a game.
 *
 * The last move of the opposite player is included only if the style uses it (QdrStyle.mimic).
 *
 * @param game    a game that is not over
 * @param style   copied
 * @param limits  copied
 * @return free with qdr_search_request_clear()
 */
QdrSearchRequest
qdr_search_request_for_game (QdrGame *game, const QdrStyle *style, const QdrLimits *limits);

/**
 * @brief Returns a copy of a request, with its own arrays of keys and moves.
 *
 * The stop flag and the report function are not copied, since they belong to the caller.
 *
 * @return free with qdr_search_request_clear()
 */
QdrSearchRequest qdr_search_request_copy (const QdrSearchRequest *self);

/** @brief Frees the arrays of keys and moves, which must have been allocated with GLib. */
void qdr_search_request_clear (QdrSearchRequest *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrSearchRequest, qdr_search_request_clear)

/**
 * @brief The maximum time that a person waits for a search without limits of depth and nodes,
 *        milliseconds: five seconds minus the overhead of a move.
 */
#define QDR_MOVE_WAIT_MS 4900

/** @brief Returns the smaller of two limits; zero means no limit. */
guint64 qdr_choose_tighter_limit (guint64 a, guint64 b);

/**
 * @brief Returns the limits of a move in a game with clocks.
 *
 * The soft limit is a fixed share of the remaining time, plus most of the increment. While the best
 * move changes between depths, the search may take up to three times the soft limit. It never takes
 * more than a quarter of the remaining time or QDR_MOVE_CPU_MS. With less than 50 ms on the clock,
 * the search ends after the first depth.
 *
 * @param remaining  the time on the clock, milliseconds
 * @param increment  the time that each move adds to the clock, milliseconds
 */
QdrLimits qdr_limits_for_clock (guint64 remaining, guint64 increment);

/** @brief Returns the limits that satisfy both @p a and @p b. */
QdrLimits qdr_limits_combine (const QdrLimits *a, const QdrLimits *b);

/** @brief Returns whether neither depth nor nodes are limited. */
gboolean qdr_limits_are_time_only (const QdrLimits *limits);

/**
 * @brief Returns the limits of a move that a person waits for.
 *
 * If only time is limited, QDR_MOVE_WAIT_MS is added as a limit of wall-clock time. With a limit of
 * depth or nodes nothing is added, so that the move does not depend on the speed of the machine.
 *
 * @param limits  the limits of the player
 */
QdrLimits qdr_limits_with_max_wait (const QdrLimits *limits);

G_END_DECLS
