/*
 * Asking the engine about a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-engine.h"
#include "qdr-game.h"

G_BEGIN_DECLS

/**
 * @brief A request about the present position of @p game.
 *
 * @param game  a game that is not over
 * @return the request; free what it holds with qdr_search_request_clear()
 */
QdrSearchRequest
qdr_search_request_for_game (QdrGame *game, const QdrStyle *style, const QdrLimits *limits);

/** @brief Frees what qdr_search_request_for_game() has allocated. */
void qdr_search_request_clear (QdrSearchRequest *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrSearchRequest, qdr_search_request_clear)

G_END_DECLS
