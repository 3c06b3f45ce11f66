/*
 * A round of a game, one move of each player, and the list of all rounds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

#define QDR_TYPE_ROUND (qdr_round_get_type ())
G_DECLARE_FINAL_TYPE (QdrRound, qdr_round, QDR, ROUND, GObject)

/** @brief The move number, from 1. */
guint qdr_round_get_number (QdrRound *self);

/**
 * @brief The move of @p player in this round.
 *
 * @param player  0..3
 * @param ply     (out) (optional): how many moves the game has seen after it
 * @return (transfer none) (nullable)
 */
QdrRecord *qdr_round_get_record (QdrRound *self, guint player, guint *ply);

#define QDR_TYPE_ROUND_LIST (qdr_round_list_get_type ())
G_DECLARE_FINAL_TYPE (QdrRoundList, qdr_round_list, QDR, ROUND_LIST, GObject)

/* A GListModel of QdrRound over a game, which is a GListModel of moves. */

/**
 * @brief (transfer full)
 *
 * @param game  referenced
 */
QdrRoundList *qdr_round_list_new (QdrGame *game);

/**
 * @brief The row that shows the move which led to the position after @p ply moves.
 *
 * @param ply  at least 1
 */
guint qdr_round_list_find_ply (QdrRoundList *self, guint ply);

/**
 * @brief The move @p moves further on in the round of the one that led to the position after @p ply
 *        moves; at the end of the round that move itself.
 *
 * @param ply    at least 1
 * @param moves  1 or -1
 * @return how many moves the game has seen after it
 */
guint qdr_round_list_step_move (QdrRoundList *self, guint ply, int moves);

/**
 * @brief The move of the same player @p rounds further on, or in the first or last round; where the
 *        player has none in that round, the move before it there, or else the first.
 *
 * @param ply     at least 1
 * @param rounds  less than zero goes back
 * @return how many moves the game has seen after it
 */
guint qdr_round_list_step_round (QdrRoundList *self, guint ply, int rounds);

G_END_DECLS
