/*
 * Sentences about the moves and the state of a game, on the screen and for speech.
 *
 * The only human in a game is addressed as "you": "Your move.", "You beat Mason." All other players
 * have names.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game-branches.h"
#include "qdr-game.h"

G_BEGIN_DECLS

/**
 * @brief Returns "You" for the only human, or else the name of player @p number, (transfer none).
 */
const char *qdr_game_get_name_or_you (QdrGame *game, guint number);

/** @brief Returns the same for use within a sentence or a list: "you" or the name. */
const char *qdr_game_get_name_in_sentence (QdrGame *game, guint number);

/**
 * @brief Returns the text of a move in a list of moves: its notation, which is the same in every
 *        language, or a translated word for a resignation or a loss on time.
 *
 * @param text  the notation of @p move
 */
const char *qdr_move_get_label (QdrMove move, const char *text);

/** @brief Describes a move of the game, (transfer full): "Anna places the wall e3h". */
char *qdr_game_describe_record (QdrGame *game, QdrRecord *record);

/** @brief Returns a sentence about whose turn it is, or how the game ended, (transfer full). */
char *qdr_game_describe_state (QdrGame *game);

/**
 * @brief Returns the same about the whole game, even while an earlier position is shown, without a
 *        full stop, (transfer full).
 */
char *qdr_game_describe_standing (QdrGame *game);

/**
 * @brief Returns whether qdr_game_describe_state() also describes the last move, as in "Anna wins:
 *        Ben resigned."
 */
gboolean qdr_game_state_text_includes_last_move (QdrGame *game);

/**
 * @brief Describes which position is reached after @p ply moves: "After move 8 of 18 (Anna)".
 *
 * The phrase counts rounds, as the list of moves does.
 *
 * @param ply  0..qdr_game_get_n_moves()
 * @return (transfer full): a phrase without a full stop
 */
char *qdr_game_describe_ply (QdrGame *game, guint ply);

/**
 * @brief Describes the present position as qdr_game_describe_ply() does, but as a sentence.
 *
 * @return (transfer full)
 */
char *qdr_game_describe_present_ply (QdrGame *game);

/** @brief Returns the number of rounds, called moves in the text, (transfer full): "18 moves". */
char *qdr_game_describe_length (QdrGame *game);

/**
 * @brief Returns the size of the board and the state after all moves, (transfer full): "9×9 · You
 *        won" or "9×9 · Under way, move 12".
 */
char *qdr_game_summarise (QdrGame *game);

/**
 * @brief Returns the moves of a variation with their numbers: "8… e6 9. d4h e5 …".
 *
 * @param path   the path to the variation
 * @param depth  number of branches of @p path
 * @param n_max  maximum number of moves, at least 1; an ellipsis replaces all further moves
 * @return (transfer full): the moves, with a no-break space after each number
 */
char *qdr_game_format_variation (QdrGame *game, const QdrBranch *path, guint depth, guint n_max);

/** @brief Returns the answer to a click on the pawn of the player to move, which is proposed as the
 *         step @p move to its own square; NULL for all other moves. */
const char *qdr_game_answer_own_pawn (QdrGame *game, QdrMove move);

/** @brief Returns a sentence about the player to move, (transfer full): "Mason is thinking…". */
char *qdr_game_describe_thinking_player (QdrGame *game);

/**
 * @brief Describes how far player @p number is from the goal: "Ben: 4 steps to go, 9 walls."
 *
 * @return (transfer full)
 */
char *qdr_game_describe_race_of_player (QdrGame *game, guint number);

/** @brief Returns the names of all players, (transfer full): "Anna – Mason". */
char *qdr_game_format_player_names (QdrGame *game);

/** @brief The maximum number of moves of a game for which a turning point is determined. */
#define QDR_RECAP_MOVES_MAX 2000

/** @brief The moves that each player must have made in a game whose course is described. */
#define QDR_RECAP_ROUNDS_MIN 3

/** @brief A recap of a game up to its present position, as a plain value. */
typedef struct {
  guint n_rounds;            /**< number of rounds up to the last step or wall */
  guint turning_ply;         /**< ply after the move that is the turning point; 0 for none */
  gboolean was_always_ahead; /**< whether the winner reached the goal and was in the lead
                                    in every position, in at least
                                    QDR_RECAP_ROUNDS_MIN moves of each player */
} QdrGameRecap;

/**
 * @brief Counts rounds, and finds the turning point: the move with which the winner took the lead
 *        for the rest of the game.
 *
 * The player in the lead is the one who would reach the goal first if all players took shortest
 * paths. Concessions are not counted as moves.
 *
 * There is no turning point in these cases: nobody has won; the winner was always in the lead; the
 * winner was behind when another player resigned or ran out of time; the game has more than
 * QDR_RECAP_MOVES_MAX moves, or not QDR_RECAP_ROUNDS_MIN moves of each player.
 */
QdrGameRecap qdr_game_recap_make (QdrGame *game);

/**
 * @brief Describes the turning point: "The race turned with move 12: Mason places the wall e3h."
 *
 * @param self  a recap with a turning point
 * @param game  the game of the recap
 * @return (transfer full)
 */
char *qdr_game_recap_describe_turning_point (const QdrGameRecap *self, QdrGame *game);

/**
 * @brief Returns the length of a game and the walls of each player: "23 moves. Walls placed: 4
 *        by Anna, 6 by Robin."
 *
 * @param game  the game of the recap
 * @return (transfer full)
 */
char *qdr_game_recap_format_figures (const QdrGameRecap *self, QdrGame *game);

/** @brief The amount of detail in a spoken move, with the values of the setting "verbosity". */
typedef enum {
  QDR_SPEECH_DETAIL_TERSE,   /**< "e3", "wall c8 across" */
  QDR_SPEECH_DETAIL_FULL,    /**< "Novice places wall c8 across, north of c8 and d8. Your move." */
  QDR_SPEECH_DETAIL_SPELLED, /**< "Novice moves to e3, echo 3. Your move." */
} QdrSpeechDetail;

/** @brief Describes a step or a wall by a phrase, (transfer full): "e3", "wall c8 across". */
char *qdr_move_describe_for_speech (const QdrBoard *board, QdrMove move, QdrSpeechDetail detail);

/**
 * @brief Describes the last move, then how the game ended if it is over, or whose turn it is if a
 *        human is to move.
 *
 * @param detail  the amount of detail; QDR_SPEECH_DETAIL_TERSE omits the player to move in a game
 *                for two
 * @return (transfer full) (nullable): NULL before the first move
 */
char *qdr_game_describe_last_move_for_speech (QdrGame *game, QdrSpeechDetail detail);

/**
 * @brief Describes the moves that an undo takes back: "Taken back: e3, e8."
 *
 * @return (transfer full) (nullable): NULL if there is none, or if the game is over: its moves are
 *         kept
 */
char *qdr_game_describe_undo (QdrGame *game);

G_END_DECLS
