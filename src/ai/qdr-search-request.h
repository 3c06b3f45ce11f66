/*
 * Search requests for a game, and the limits of its moves.
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
 * The last move of the opposite player is only set for styles that mimic it.
 *
 * @param game    a game that is not over
 * @param style   copied
 * @param limits  copied
 * @return free with qdr_search_request_clear()
 */
QdrSearchRequest
qdr_search_request_for_game (QdrGame *game, const QdrStyle *style, const QdrLimits *limits);

/**
 * @brief Returns a copy that owns its keys and moves. The stop flag and the report function are not
 *        copied, since they belong to the caller.
 *
 * @return free with qdr_search_request_clear()
 */
QdrSearchRequest qdr_search_request_copy (const QdrSearchRequest *self);

/** @brief Frees the keys and the moves, both allocated with GLib. */
void qdr_search_request_clear (QdrSearchRequest *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrSearchRequest, qdr_search_request_clear)

/* Limits of a move: time on a clock, and combinations of limits */

/**
 * @brief The maximum time that a person waits for a time-limited search, milliseconds: five seconds
 *        minus the overhead of a move.
 */
#define QDR_MOVE_CLOCK_MS 4900

/** @brief Returns the smaller one of two limits, where zero is unlimited. */
guint64 qdr_tighter_limit (guint64 a, guint64 b);

/**
 * @brief Returns the limits of a move with a clock.
 *
 * The soft limit is a share of the clock that never runs out, plus most of the increment; while the
 * best move is unstable, up to three shares. The maximum is a quarter of the clock or
 * QDR_MOVE_CPU_MS; with less than 50 ms left, the first depth.
 *
 * @param remaining  the time on the clock, milliseconds
 * @param increment  the time that each move adds, milliseconds
 */
QdrLimits qdr_limits_for_clock (guint64 remaining, guint64 increment);

/** @brief Combines two sets of limits, using the smaller one of each. */
QdrLimits qdr_limits_combine (const QdrLimits *a, const QdrLimits *b);

/** @brief Returns whether a search is limited by time only, not by depth or nodes. */
gboolean qdr_limits_are_time_only (const QdrLimits *limits);

/**
 * @brief Returns the limits of a move that a person waits for.
 *
 * Adds a wall-clock limit to a search that is limited by time only. Other searches must not be
 * weaker on a slow or busy machine.
 *
 * @param limits  the limits of the player
 */
QdrLimits qdr_limits_for_person (const QdrLimits *limits);

G_END_DECLS
