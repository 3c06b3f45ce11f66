/*
 * Limits of a search that come from more than one side.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-engine.h"

G_BEGIN_DECLS

/** @brief The smaller of two limits, of which zero is none. */
guint64 qdr_tighter_limit (guint64 a, guint64 b);

/** @brief Of each limit the tighter one. */
QdrLimits qdr_limits_narrow (const QdrLimits *a, const QdrLimits *b);

G_END_DECLS
