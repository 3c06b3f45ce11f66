/*
 * Sentences about the moves and the state of a game.
 *
 * They call the only human in a game "you": "Your move.", "You beat Mason." If several humans play,
 * or none, they have names.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game-branches.h"
#include "qdr-game.h"

G_BEGIN_DECLS

/** @brief Returns "You" for the only human, else the name of player @p number, (transfer none). */
const char *qdr_game_text_name (QdrGame *game, guint number);

/** @brief Describes a move of the game, (transfer full): "Anna places the wall e3h". */
char *qdr_game_text_move (QdrGame *game, QdrRecord *record);

/** @brief Describes any move of @p player, 0..players - 1, as qdr_game_text_move() does. */
char *qdr_game_text_play (QdrGame *game, guint player, QdrMove move);

/** @brief Returns whose turn it is, or how the game ended, as a sentence, (transfer full). */
char *qdr_game_text_state (QdrGame *game);

/**
 * @brief Returns whether the sentence of qdr_game_text_state() contains the last move, as in "Anna
 *        wins: Ben resigned."
 */
gboolean qdr_game_text_state_names_move (QdrGame *game);

/**
 * @brief Names a position by the move before it: "After move 8 of 18 (Anna)".
 *
 * Moves have their numbers from the list of moves.
 *
 * @param ply  of the position, 0..qdr_game_get_n_moves()
 * @return (transfer full): without a full stop
 */
char *qdr_game_text_place (QdrGame *game, guint ply);

/** @brief Returns qdr_game_text_place() of the present position as a sentence, (transfer full). */
char *qdr_game_text_present_place (QdrGame *game);

/** @brief Returns the length of the game by the number of its last move, (transfer full). */
char *qdr_game_text_length (QdrGame *game);

/**
 * @brief Summarises the board and the state after the last move: "9×9 · You won",
 *        "9×9 · Under way, move 12". (transfer full)
 */
char *qdr_game_text_standing (QdrGame *game);

/**
 * @brief Returns the moves of a variation with their numbers: "8… e6 9. d4h e5 …".
 *
 * @param path   the path to the variation
 * @param depth  steps of @p path
 * @param n_max  the most moves, at least 1; an ellipsis stands for the others
 * @return (transfer full): with no-break spaces behind the numbers
 */
char *qdr_game_text_variation (QdrGame *game, const QdrBranch *path, guint depth, guint n_max);

/** @brief Returns that the player to move, a computer, is thinking, (transfer full). */
char *qdr_game_text_thinking (QdrGame *game);

/**
 * @brief Describes the race: "Anna: 5 steps to go, 7 walls. Ben: 4 steps to go, 9 walls. Anna to
 *        move."
 *
 * @return (transfer full): a sentence for each player, and qdr_game_text_state()
 */
char *qdr_game_text_race (QdrGame *game);

/** @brief Describes the race of one player, (transfer full): "Ben: 4 steps to go, 9 walls." */
char *qdr_game_text_player_race (QdrGame *game, guint number);

/** @brief Returns the names of all players, (transfer full): "Anna – Mason". */
char *qdr_game_text_players (QdrGame *game);

/* A finished game in numbers: moves, walls, and the turning point */

/** @brief Longer games have no turning point, which would take too long to find. */
#define QDR_RECAP_MOVES_MAX 2000

/** @brief Numbers of a game up to its present position. A plain value. */
typedef struct {
  guint n_rounds;        /**< the number of the last move but concessions; 0 without moves */
  guint n_walls;         /**< walls that were placed */
  guint turning_ply;     /**< moves up to the turning point, included; 0 if there is none */
  gboolean always_ahead; /**< the winner was ahead from the first position to the last */
} QdrGameRecap;

/**
 * @brief Counts moves and walls, and finds the turning point: the move after which the winner was
 *        ahead to the end.
 *
 * A player is ahead who would reach the goal first if all took their shortest paths. There is no
 * turning point without a winner, if the winner was not ahead at the end, as after a resignation,
 * and in a game of more than QDR_RECAP_MOVES_MAX moves. Concessions are no moves here.
 */
QdrGameRecap qdr_game_recap_make (QdrGame *game);

/**
 * @brief Describes the turning point, which must exist: "The race turned with move 12: Mason places
 *        the wall e3h."
 *
 * @return (transfer full)
 */
char *qdr_game_recap_describe_turn (const QdrGameRecap *self, QdrGame *game);

G_END_DECLS
