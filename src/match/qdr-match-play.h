/*
 * Plays one game between agents.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-agent.h"
#include "qdr-match-game.h"

G_BEGIN_DECLS

/**
 * @brief Plays @p game to its end.
 *
 * An agent that dies, hangs, answers nonsense or plays an illegal move is out, as if it had
 * resigned or run out of time: of two the other one wins, of four the others go on without it. A
 * game that is not over after @p max_plies moves is a draw. Both are noted in the comment of the
 * last move.
 *
 * @param self       filled in; free with qdr_match_game_clear() also on error
 * @param game       a game that is not over
 * @param agents     by turn order, both ready for it
 * @param limits     for every move
 * @param max_plies  moves of all players, those of the opening counted
 * @param stop       (nullable): as in QdrSearchRequest
 * @param error      return location for a QDR_AGENT_ERROR_STOPPED
 */
gboolean qdr_match_game_play (QdrMatchGame *self,
                              QdrGame *game,
                              QdrAgent *const agents[],
                              const QdrLimits *limits,
                              guint max_plies,
                              const gint *stop,
                              GError **error);

G_END_DECLS
