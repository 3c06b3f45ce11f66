/*
 * What happens in a game, in words.
 *
 * Where one person plays, the sentences say "you": "Your move.", "You beat Mason." Where several
 * people play, or none, they say names.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game-branches.h"

G_BEGIN_DECLS

/**
 * @brief What a player is called before a colon: "You" where one person plays, otherwise a name.
 *
 * @param game    a game
 * @param number  0..players - 1
 * @return (transfer none)
 */
const char *qdr_game_text_name (QdrGame *game, guint number);

/**
 * @brief Says what a move did: "Anna places the wall e3h".
 *
 * @param game    the game of @p record
 * @param record  a move of it
 * @return (transfer full): no full stop at the end
 */
char *qdr_game_text_move (QdrGame *game, QdrRecord *record);

/**
 * @brief Says what a move does that @p player plays, as qdr_game_text_move().
 *
 * @param game    a game
 * @param player  0..players - 1
 * @param move    any move
 * @return (transfer full): no full stop at the end
 */
char *qdr_game_text_play (QdrGame *game, guint player, QdrMove move);

/**
 * @brief Says whose turn it is, or how the game ended.
 *
 * @param game  a game
 * @return (transfer full)
 */
char *qdr_game_text_state (QdrGame *game);

/**
 * @brief Says which move led to a position: "After move 8 of 18 (Anna)".
 *
 * Moves have the numbers that they have in the list of moves.
 *
 * @param game  a game
 * @param ply   of the position, 0..qdr_game_get_n_moves()
 * @return (transfer full): no full stop at the end
 */
char *qdr_game_text_place (QdrGame *game, guint ply);

/**
 * @brief Says which move led to the present position: qdr_game_text_place() as a sentence.
 *
 * @param game  a game that was stepped back
 * @return (transfer full)
 */
char *qdr_game_text_present_place (QdrGame *game);

/**
 * @brief Says how long the game is, by the number of its last move: "18 moves".
 *
 * @param game  a game
 * @return (transfer full)
 */
char *qdr_game_text_length (QdrGame *game);

/**
 * @brief Says in a few words on which board a game is played and how it stands after its last move:
 *        "9×9 · You won", "9×9 · Under way, move 12".
 *
 * @param game  a game
 * @return (transfer full)
 */
char *qdr_game_text_standing (QdrGame *game);

/**
 * @brief Writes the moves of a variation with their numbers: "8… e6 9. d4h e5 …".
 *
 * @param game   a game
 * @param path   the way to the variation
 * @param depth  how long that is, at least 1
 * @param n_max  how many moves to write, at least 1; three dots stand for the others
 * @return (transfer full): with no-break spaces behind the numbers
 */
char *qdr_game_text_variation (QdrGame *game, const QdrBranch *path, guint depth, guint n_max);

/**
 * @brief Says that the player to move, a computer, thinks.
 *
 * @param game  a game that is not over
 * @return (transfer full)
 */
char *qdr_game_text_thinking (QdrGame *game);

/**
 * @brief Whether qdr_game_text_state() says what was played last, "Anna wins: Ben resigned.", so
 *        that it need not be said once more.
 *
 * @param game  a game
 */
gboolean qdr_game_text_state_names_move (QdrGame *game);

/**
 * @brief Says how the race stands.
 *
 * "Anna: 5 steps to go, 7 walls. Ben: 4 steps to go, 9 walls. Anna to move."
 *
 * @param game  a game
 * @return (transfer full): a sentence for each player, and qdr_game_text_state()
 */
char *qdr_game_text_race (QdrGame *game);

/**
 * @brief Says how one player stands in the race: "Ben: 4 steps to go, 9 walls."
 *
 * @param game    a game
 * @param number  0..players - 1
 * @return (transfer full)
 */
char *qdr_game_text_player_race (QdrGame *game, guint number);

/**
 * @brief Says who plays: "Anna – Mason".
 *
 * @param game  a game
 * @return (transfer full)
 */
char *qdr_game_text_players (QdrGame *game);

G_END_DECLS
