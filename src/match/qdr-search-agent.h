/*
 * A personality that plays in a match.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-agent.h"
#include "qdr-opening-book.h"
#include "qdr-personality.h"

G_BEGIN_DECLS

#define QDR_TYPE_SEARCH_AGENT (qdr_search_agent_get_type ())
G_DECLARE_FINAL_TYPE (QdrSearchAgent, qdr_search_agent, QDR, SEARCH_AGENT, QdrAgent)

/**
 * @brief Makes an agent of @p personality, which plays as in a game, with an engine of its own.
 *
 * The engine keeps what it has learned for the length of a game. A move never takes more than
 * QDR_MOVE_CPU_MS of CPU time.
 *
 * @param personality  who plays; referenced
 * @param book         (nullable): what it plays the opening by
 * @param table_mib    size of the transposition table, 1..QDR_MAX_TABLE_MIB; if there is no memory
 *                     for it, no game can begin
 */
QdrAgent *qdr_search_agent_new (QdrPersonality *personality, QdrOpeningBook *book, guint table_mib);

G_END_DECLS
