/*
 * Requests to the engine about a game. For ai, match and console, which know the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-engine.h"
#include "qdr-game.h"

G_BEGIN_DECLS

/**
 * @brief Returns a request about the present position of a game.
 *
 * The last move of the player opposite is only looked up for styles that mimic it.
 *
 * @param game    a game that is not over
 * @param style   copied
 * @param limits  copied
 * @return the request; free what it holds with qdr_search_request_clear()
 */
QdrSearchRequest
qdr_search_request_for_game (QdrGame *game, const QdrStyle *style, const QdrLimits *limits);

/**
 * @brief Returns a copy that owns the keys and the moves it points to. The stop flag and the report
 *        function are not copied: they belong to the caller of the search.
 *
 * @return the copy; free what it holds with qdr_search_request_clear()
 */
QdrSearchRequest qdr_search_request_copy (const QdrSearchRequest *self);

/**
 * @brief Frees what the request owns: one of qdr_search_request_for_game(), to which moves may have
 *        been added that g_free() can free, or a copy.
 */
void qdr_search_request_clear (QdrSearchRequest *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrSearchRequest, qdr_search_request_clear)

G_END_DECLS
