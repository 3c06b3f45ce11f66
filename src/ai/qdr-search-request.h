/*
 * Requests to the engine about a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-engine.h"
#include "qdr-game.h"

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

G_END_DECLS
