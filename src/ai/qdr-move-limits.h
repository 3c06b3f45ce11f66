/*
 * What a move may take: of a clock, and of limits that come from more than one side. For ai, match
 * and console, which know the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-engine.h"
#include "qdr-personality.h"

G_BEGIN_DECLS

/** @brief How long a person waits at most for a search that only time ends, milliseconds: five
 *         seconds, less what it takes to begin it and to play its move. */
#define QDR_MOVE_CLOCK_MS 4900

/**
 * @brief Returns the smaller of two limits, where zero is no limit.
 *
 * @param a  a limit
 * @param b  another limit
 */
guint64 qdr_tighter_limit (guint64 a, guint64 b);

/**
 * @brief Returns what a move may take of a clock.
 *
 * Softly a share of it that never runs out, with most of what the move adds to the clock, and three
 * shares while the best move wavers; but never a quarter of the clock nor more than
 * QDR_MOVE_CPU_MS, and no more than the first depth when less than 50 ms are left.
 *
 * @param remaining  on the clock, milliseconds
 * @param increment  that each move adds to it, milliseconds
 */
QdrLimits qdr_limits_for_clock (guint64 remaining, guint64 increment);

/**
 * @brief Returns the tighter one of each of two limits.
 *
 * @param a  limits
 * @param b  other limits
 */
QdrLimits qdr_limits_narrow (const QdrLimits *a, const QdrLimits *b);

/** @brief Whether only time ends a search, not depth or nodes. @param limits  of the search */
gboolean qdr_limits_are_of_time (const QdrLimits *limits);

/**
 * @brief Returns the limits of a move that a person waits for.
 *
 * A search that only time ends also ends by the clock on the wall. One that ends by depth or nodes
 * does not, or it would be weaker on a slow or busy machine.
 *
 * @param limits  of whoever moves
 */
QdrLimits qdr_limits_for_person (const QdrLimits *limits);

G_END_DECLS
