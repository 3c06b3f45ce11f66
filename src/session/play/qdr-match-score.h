/*
 * Score of a match of several games between the same players, who change sides after each game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/** @brief Number of games in the longest match. */
#define QDR_MATCH_SCORE_MAX_GAMES 5

/** @brief The score of a match. A plain value.
 *
 *  Players are numbered by their seats in the first game. The player who moved second in a game
 *  begins the next game, so that all players begin in turn. */
typedef struct {
  guint n_players;             /**< number of players, 2 or 4 */
  guint n_games;               /**< greatest number of games, 3 or 5; the match ends earlier if
                                    it is decided */
  guint wins[QDR_MAX_PLAYERS]; /**< number of games won by each player */
  guint n_draws;               /**< number of drawn games */
  gboolean game_is_counted;    /**< whether the score includes the present game */
} QdrMatchScore;

/** @brief Returns whether a match can have @p n_games games. */
gboolean qdr_match_score_n_games_is_valid (guint n_games);

/**
 * @brief Returns the score at the start of a match.
 *
 * @param n_players  2 or 4
 * @param n_games    3 or 5
 */
QdrMatchScore qdr_match_score_make (guint n_players, guint n_games);

/**
 * @brief Returns whether a match can have this score. A match ends with the game that decides it:
 *        a match of three games cannot have the score 3 : 0.
 *
 * @param self  a score with any values
 */
gboolean qdr_match_score_is_valid (const QdrMatchScore *self);

/** @brief Returns the number of games whose results are in the score. */
guint qdr_match_score_count_played_games (const QdrMatchScore *self);

/** @brief Returns the number of the present game, from 1. */
guint qdr_match_score_get_game_number (const QdrMatchScore *self);

/**
 * @brief Adds the result of the present game to the score, unless the score includes it already.
 *
 * If moves are taken back after the end of the game, and the game ends again, the first result
 * stays.
 *
 * @param self    score of a match that is not decided, or that includes the present game
 * @param result  result of the finished game; the winner is a seat of that game
 */
void qdr_match_score_add_result (QdrMatchScore *self, QdrResult result);

/**
 * @brief Advances the score to the next game of the match.
 *
 * @param self  score of a match that is not decided; it must include the present game
 */
void qdr_match_score_advance_to_next_game (QdrMatchScore *self);

/**
 * @brief Returns the number of games that a player has won.
 *
 * @param number  seat of the player in the present game
 */
guint qdr_match_score_get_wins (const QdrMatchScore *self, guint number);

/** @brief Returns whether the match is decided: no player can catch up with the leader, or all
 *  games are played. */
gboolean qdr_match_score_is_over (const QdrMatchScore *self);

/**
 * @brief Finds the player with more wins than all others.
 *
 * @return the seat of that player in the present game; -1 if the best players have the same number
 *         of wins
 */
int qdr_match_score_find_leader (const QdrMatchScore *self);

/** @brief Returns whether at least one game is counted and the match is not over. A new game would
 *  then abandon the match. */
gboolean qdr_match_score_is_under_way (const QdrMatchScore *self);

/** @brief Formats the number of the present game (transfer full): "Game 2 of 3", translated. */
char *qdr_match_score_format_game_number (const QdrMatchScore *self);

/**
 * @brief Formats the score in the order of the seats, and the number of the present game (transfer
 *        full): "1 : 0 · Game 2 of 3", or for four players "1 : 1 : 0 : 0 · 3/5".
 */
char *qdr_match_score_format_summary (const QdrMatchScore *self);

/**
 * @brief Describes the score: "You lead 1 : 0.", "Mason wins the match 2 : 1."
 *
 * @param game  the present game
 * @return (transfer full) (nullable): translated; NULL before the end of the first game
 */
char *qdr_match_score_format_standing (const QdrMatchScore *self, QdrGame *game);

/**
 * @brief Describes the present game and the score: "Game 2 of 3. You lead 1 : 0."
 *
 * @param game  the present game
 * @return (transfer full): translated
 */
char *qdr_match_score_format_state (const QdrMatchScore *self, QdrGame *game);

/**
 * @brief Returns the translated label of the button that starts another game (transfer none): "Next
 *        Game", or "New Match" after a match.
 *
 * @param self  (nullable): the score, or NULL for a game of no match, whose button is "Play Again"
 */
const char *qdr_match_score_get_next_game_label (const QdrMatchScore *self);

G_END_DECLS
