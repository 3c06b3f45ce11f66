/*
 * A match of several games between the same players, who change sides after each: the score, and
 * when it is decided.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/** @brief How many games there are in the longest match. */
#define QDR_MATCH_SCORE_MAX_GAMES 5

/** @brief A match as it stands. A plain value.
 *
 *  Its players are counted as they sat in the first game. After each game the one who moved second
 *  begins, so that all of them begin in turn. A game that is won is a point; one that is drawn is
 *  shared by all. */
typedef struct {
  guint n_players;             /**< 2 or 4 */
  guint n_games;               /**< at most: 3 or 5 */
  guint wins[QDR_MAX_PLAYERS]; /**< of each player */
  guint n_draws;               /**< games that nobody won */
  gboolean has_counted;        /**< whether the present game is among those that were counted */
} QdrMatchScore;

/**
 * @brief Whether a match can be so long.
 *
 * @param n_games  any number
 */
gboolean qdr_match_score_length_is_valid (guint n_games);

/**
 * @brief A match before the end of its first game.
 *
 * @param n_players  2 or 4
 * @param n_games    3 or 5
 */
QdrMatchScore qdr_match_score_make (guint n_players, guint n_games);

/**
 * @brief Whether a match can have come to this: of a length that there is, with no game after it
 *        was decided.
 *
 * @param self  any values
 */
gboolean qdr_match_score_is_valid (const QdrMatchScore *self);

/** @brief How many games are counted. */
guint qdr_match_score_count_played (const QdrMatchScore *self);

/** @brief The number of the present game, from 1. */
guint qdr_match_score_get_number (const QdrMatchScore *self);

/**
 * @brief Counts the present game, if it is not counted already: as it ended first, whatever is
 *        taken back and played anew in it afterwards.
 *
 * @param self    a match that is not decided, or whose present game is counted
 * @param result  of the game, which is over; the winner as it sits in that game
 */
void qdr_match_score_count_game (QdrMatchScore *self, QdrResult result);

/**
 * @brief Goes on to the next game.
 *
 * @param self  a match that is not decided, whose present game is counted
 */
void qdr_match_score_start_next_game (QdrMatchScore *self);

/**
 * @brief How many games a player of the present game has won in the match.
 *
 * @param number  as the player sits in the present game
 */
guint qdr_match_score_get_wins (const QdrMatchScore *self, guint number);

/** @brief Whether there is no further game: nobody can catch up with the one who leads, or all are
 *         played. */
gboolean qdr_match_score_is_over (const QdrMatchScore *self);

/**
 * @brief Who has more wins than all others.
 *
 * @return as the player sits in the present game, or -1. Of a match that is over it is the winner,
 *         and -1 a drawn match
 */
int qdr_match_score_find_leader (const QdrMatchScore *self);

/** @brief Whether a match that has begun would be lost with its game: one has been counted, and it
 *         is not over. */
gboolean qdr_match_score_is_under_way (const QdrMatchScore *self);

/* Descriptions */

/** @brief (transfer full): which game of a match the present one is: "Game 2 of 3". Translated. */
char *qdr_match_score_format_number (const QdrMatchScore *self);

/**
 * @brief (transfer full): the score in the order of the seats, and the number of the game:
 *        "1 : 0 · Game 2 of 3", of four players "1 : 1 : 0 : 0 · 3/5".
 */
char *qdr_match_score_format_brief (const QdrMatchScore *self);

/**
 * @brief Says how a match stands: "You lead 1 : 0.", "Mason wins the match 2 : 1."
 *
 * @param game  the present game
 * @return (transfer full) (nullable): translated; NULL before the end of the first game
 */
char *qdr_match_score_format_standing (const QdrMatchScore *self, QdrGame *game);

/**
 * @brief Says which game it is, and how the match stands: "Game 2 of 3. You lead 1 : 0."
 *
 * @param game  the present game
 * @return (transfer full): translated
 */
char *qdr_match_score_format_state (const QdrMatchScore *self, QdrGame *game);

/** @brief (transfer none): what a button says that leads on from the present game: to the next one,
 *         to a new match, or, where @p self is NULL, to another game. Translated. */
const char *qdr_match_score_get_button_label (const QdrMatchScore *self);

G_END_DECLS
