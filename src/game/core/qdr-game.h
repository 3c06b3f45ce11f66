/*
 * A game of Quoridor: players, moves, clocks, variations and comments.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-legality.h"
#include "qdr-player.h"
#include "qdr-record.h"

G_BEGIN_DECLS

#define QDR_TYPE_GAME (qdr_game_get_type ())
G_DECLARE_FINAL_TYPE (QdrGame, qdr_game, QDR, GAME, GObject)

/*
 * A game is a GListModel of QdrRecord: the moves of the main line. The present position is the one
 * after the first "ply" moves. The moves after that position are called the moves ahead.
 *
 * Properties (all notify):
 *   "turn"      uint, the player to move, 0..3 (read-only)
 *   "ply"       uint, the number of moves up to the present position (read-only)
 *   "outcome"   QdrOutcome as int (read-only)
 *   "can-step-back", "can-step-forward"  boolean (read-only)
 *   "modified"  boolean, whether moves, variations, comments, headers, names or seats have changed
 *               since the game was created, read or saved. Stepping back and forth is no change
 *
 * Signals, emitted after each change, when all properties are up to date:
 *   "moved" (guint player, guint move)
 *       a move was played, or the game stepped forward over it
 *   "played" (guint player, guint move)
 *       a new move was played; follows "moved"
 *   "stepped-back" (guint player, guint move)
 *       the game stepped back over a move
 *   "finished" ()
 *       the game has just ended, or stepped forward over its last move
 *   "variations-changed" (guint ply)
 *       the variations from @ply on have changed
 *   "annotated" ()
 *       a comment, a header, or the name or seat of a player has changed
 *   "settled" ()
 *       the change is complete; emitted only once for a change that has several steps
 *   "announced" ()
 *       all handlers of "settled" have run
 *
 * A listener that reports events connects to the first four. A listener that shows the position or
 * acts on it connects only to "settled". A listener that continues the game after all others have
 * seen the change, such as a computer that begins to think, connects to "announced".
 *
 * "items-changed" is emitted first, then the properties notify, then the signals above are emitted.
 * If a change has several steps, as in qdr_game_go_to_ply(), the signals follow the last step.
 *
 * A handler of any signal but "items-changed" may change the game again. The signals of this second
 * change follow those of the first. So all handlers are called for all moves in order, but the game
 * may already be in a later position.
 */

/** @brief The error domain of refused moves. The code is the QdrRefusalReason of the refusal. */
#define QDR_GAME_ERROR (qdr_game_error_quark ())
GQuark qdr_game_error_quark (void);

/**
 * @brief Creates a game for humans, without names, headers or clocks.
 *
 * @param start               a valid position, by qdr_position_init() or qdr_position_from_text()
 * @param repetition_is_draw  whether the third occurrence of a position ends the game
 * @return (transfer full)
 */
QdrGame *qdr_game_new (const QdrPosition *start, gboolean repetition_is_draw);

/**
 * @brief Creates a game for humans with the repetition rule and the time control of another game.
 *
 * @param start  a valid position, possibly with another board or number of players than @p other
 * @param other  the other game
 * @return (transfer full): a game for which qdr_game_get_modified() is FALSE
 */
QdrGame *qdr_game_new_with_rules_of (const QdrPosition *start, QdrGame *other);

/**
 * @brief Creates a game with the start, the repetition rule and the moves of @p self.
 *
 * @return (transfer full): a game in the position after its last move, without clocks, names,
 *         headers, comments and variations
 */
QdrGame *qdr_game_new_with_moves_of (QdrGame *self);

/** @brief Returns the present position, (transfer none), valid until the next change. */
const QdrPosition *qdr_game_get_position (QdrGame *self);

/** @brief Returns the present position or, after resignations and losses on time, the one before
 *         them. */
QdrPosition qdr_game_get_position_before_concessions (QdrGame *self);

/** @brief Returns the position before the first move, (transfer none). */
const QdrPosition *qdr_game_get_start_position (QdrGame *self);

/** @brief Returns whether the third occurrence of a position ends the game. */
gboolean qdr_game_get_repetition_is_draw (QdrGame *self);

/** @brief Returns the number of players, 2 or 4. */
guint qdr_game_get_n_players (QdrGame *self);

/** @brief Returns player @p number, 0..players - 1 in turn order, (transfer none). */
QdrPlayer *qdr_game_get_player (QdrGame *self, guint number);

/**
 * @brief Returns the name of player @p number for sentences. If another player has the same name,
 *        the side of the board is added: "Beginner (South)".
 *
 * Two players have the same name only in saved games and matches.
 *
 * @return (transfer none): valid until the next call for this player, or until the name changes
 */
const char *qdr_game_get_player_name (QdrGame *self, guint number);

/** @brief Returns whether player @p number is the only human, addressed as "you" in sentences. */
gboolean qdr_game_is_only_human (QdrGame *self, guint number);

/** @brief Returns the number of the only human, or QDR_MAX_PLAYERS if none or several play. */
guint qdr_game_get_only_human (QdrGame *self);

/** @brief Returns whether a human plays; otherwise computers play among themselves. */
gboolean qdr_game_has_humans (QdrGame *self);

/**
 * @brief Returns the side of the only human, or else the south. The board is seen from this side,
 *        unless it turns with the players.
 */
QdrSide qdr_game_get_viewing_side (QdrGame *self);

/** @brief Returns the player to move, 0..players - 1. */
guint qdr_game_get_turn (QdrGame *self);

/** @brief Returns the number of moves up to the present position. */
guint qdr_game_get_ply (QdrGame *self);

/** @brief Returns the number of all moves, including the moves ahead. */
guint qdr_game_get_n_moves (QdrGame *self);

/** @brief Returns whether there is a position before the present one. */
gboolean qdr_game_get_can_step_back (QdrGame *self);

/** @brief Returns whether there are moves ahead. */
gboolean qdr_game_get_can_step_forward (QdrGame *self);

/** @brief Returns the result of the present position, which may be a draw by repetition. */
QdrResult qdr_game_get_result (QdrGame *self);

/** @brief Returns the result of the position after all moves, including the moves ahead. */
QdrResult qdr_game_get_final_result (QdrGame *self);

/** @brief Returns whether the game goes on: it has no result after all moves, or moves were taken
 *         back. */
gboolean qdr_game_is_under_way (QdrGame *self);

/**
 * @brief Returns whether the game has ended and goes on as an analysis: a variation has a result.
 *
 * Such moves have no clocks, and do not count.
 */
gboolean qdr_game_is_analysis (QdrGame *self);

/** @brief Returns whether a person may move in the present position, also for a computer in an
 *         earlier position of a game with people that has ended, or of its analysis. */
gboolean qdr_game_takes_moves (QdrGame *self);

/**
 * @brief Returns the player to move where the game goes on: after all moves, even while an earlier
 *        position is shown, or in the present position if moves were taken back.
 */
guint qdr_game_get_next_player (QdrGame *self);

/**
 * @brief Returns the number of rounds that the first @p ply moves have begun: the move number in
 *        the list of moves and in saved games.
 *
 * @param ply  0..qdr_game_get_n_moves()
 * @return at least 1, but 0 if @p ply is 0
 */
guint qdr_game_get_move_number (QdrGame *self, guint ply);

/**
 * @brief Returns the number of moves of a game as people count them: the number of rounds that the
 *        first @p ply moves have begun. Final resignations and losses on time are not counted.
 *
 * @param ply  0..qdr_game_get_n_moves()
 */
guint qdr_game_count_rounds (QdrGame *self, guint ply);

/**
 * @brief Returns a move without creating a record for it.
 *
 * @param index   0..qdr_game_get_n_moves() - 1
 * @param player  (out) (optional): the player who made the move, 0..3
 */
QdrMove qdr_game_get_move (QdrGame *self, guint index, guint *player);

/**
 * @brief Finds the evaluation in the comment of a move, without creating a record for the move.
 *
 * @param index  0..qdr_game_get_n_moves() - 1
 * @param value  (out): the steps by which player 1 is ahead, set if the comment has an [%eval]
 * @return whether the comment has an [%eval]
 */
gboolean qdr_game_get_evaluation (QdrGame *self, guint index, double *value);

/**
 * @brief Returns the record of the last move before the present position.
 *
 * @return (transfer none) (nullable): NULL at the start of the game; valid until the next change
 */
QdrRecord *qdr_game_get_last_record (QdrGame *self);

/** @brief Returns whether the game has changed since it was created, read or saved. */
gboolean qdr_game_get_modified (QdrGame *self);

/** @brief Sets whether the game has changed since it was created, read or saved. */
void qdr_game_set_modified (QdrGame *self, gboolean modified);

/**
 * @brief Returns whether no further signal is queued after the one that is being emitted.
 *
 * A handler that is connected to several signals can call this to act only on the last one.
 */
gboolean qdr_game_has_emitted_all_signals (QdrGame *self);

/** @brief Returns the reason why @p move would be refused now; QDR_REFUSAL_REASON_NONE if it is
 *         legal. */
QdrRefusal qdr_game_check_move (QdrGame *self, QdrMove move);

/**
 * @brief Returns a translated sentence about why a move was refused.
 *
 * @param refusal  a refusal with a reason other than QDR_REFUSAL_REASON_NONE
 * @return (transfer full)
 */
char *qdr_game_describe_refusal (QdrGame *self, QdrRefusal refusal);

/**
 * @brief Plays a move for the player to move.
 *
 * If @p move is the next of the moves ahead, the game only steps forward over it. If a variation
 * in the present position begins with @p move, that variation becomes the main line. In all other
 * cases, @p move replaces the moves ahead and their variations.
 *
 * @param move   a move or a concession
 * @param error  return location for a QDR_GAME_ERROR; on error nothing changes
 * @return whether the move was played
 */
gboolean qdr_game_play (QdrGame *self, QdrMove move, GError **error);

/**
 * @brief Plays a move as qdr_game_play() does, but turns the moves ahead into a variation.
 *
 * @param move   a move or a concession
 * @param error  return location for a QDR_GAME_ERROR; on error nothing changes
 * @return whether the move was played
 */
gboolean qdr_game_play_keeping_moves (QdrGame *self, QdrMove move, GError **error);

/**
 * @brief Plays a move in text, such as "e3h", as qdr_game_play() does.
 *
 * @param error  return location for a QDR_GAME_ERROR; on error nothing changes
 * @return whether the move was played
 */
gboolean qdr_game_play_from_text (QdrGame *self, const char *text, GError **error);

/** @brief Steps back over one move. Returns FALSE at the start of the game. */
gboolean qdr_game_step_back (QdrGame *self);

/** @brief Steps forward over the next move. Returns FALSE if there are no moves ahead. */
gboolean qdr_game_step_forward (QdrGame *self);

/** @brief Steps to the position after @p ply moves, 0..qdr_game_get_n_moves(). */
void qdr_game_go_to_ply (QdrGame *self, guint ply);

/**
 * @brief Returns the keys of the earlier positions that can occur again, oldest first.
 *
 * These are the positions since the last wall or concession. They are returned even if repetition
 * is no draw.
 *
 * @param n_keys  (out): number of keys
 * @return (transfer full): free with g_free()
 */
guint64 *qdr_game_get_past_position_keys (QdrGame *self, guint *n_keys);

/**
 * @brief Ends the game in the present position as a draw to which the players have agreed, if the
 *        game is not over. Moves ahead become a variation.
 *
 * A saved game does not contain the agreement, because its result follows from the moves.
 */
void qdr_game_agree_to_draw (QdrGame *self);

/**
 * @brief Takes back the moves after @p ply: steps to the position before them and gives the players
 *        back the time used since.
 *
 * The moves become moves ahead. Playing them again restores the times after them.
 *
 * @param ply  0..qdr_game_get_ply()
 */
void qdr_game_take_back_to_ply (QdrGame *self, guint ply);

/**
 * @brief Finds the position to which undo steps back: the last one in which a human chose a move,
 *        or the previous one in a game without humans. So undo also takes back replies of
 *        computers.
 *
 * @param ply  (out): argument for qdr_game_take_back_to_ply()
 * @return whether the game has such a position
 */
gboolean qdr_game_find_undo_ply (QdrGame *self, guint *ply);

/**
 * @brief Finds the position to which redo steps: the next one in which a human chooses a move, or
 *        else the one after all moves. In a game without humans, it is the next position.
 *
 * @param ply  (out): argument for qdr_game_go_to_ply()
 * @return whether there are moves ahead
 */
gboolean qdr_game_find_redo_ply (QdrGame *self, guint *ply);

/* Variations of the main line. qdr-game-branches.h has functions for all variations. Variations do
 * not affect the result of the game, and are not in the list model. */

/**
 * @brief Returns the number of variations that branch off the main line after @p ply moves.
 *
 * @param ply  0..qdr_game_get_n_moves()
 */
guint qdr_game_get_n_variations (QdrGame *self, guint ply);

/**
 * @brief Returns the number of moves of a variation, at least one.
 *
 * @param ply        the ply at which it branches off the main line
 * @param variation  0..qdr_game_get_n_variations() - 1
 */
guint qdr_game_get_variation_length (QdrGame *self, guint ply, guint variation);

/**
 * @brief Returns a move of a variation.
 *
 * @param ply        the ply at which it branches off the main line
 * @param variation  0..qdr_game_get_n_variations() - 1
 * @param index      0..qdr_game_get_variation_length() - 1
 * @param player     (out) (optional): the player who makes the move, 0..3
 */
QdrMove
qdr_game_get_variation_move (QdrGame *self, guint ply, guint variation, guint index, guint *player);

/**
 * @brief Makes a variation the main line and steps to the position after its first move. The moves
 *        that it replaces become a variation.
 *
 * @param ply        the ply at which it branches off the main line
 * @param variation  0..qdr_game_get_n_variations() - 1
 */
void qdr_game_promote_variation (QdrGame *self, guint ply, guint variation);

/**
 * @brief Makes the line in which the game ended the main line again, if moves were tried
 *        afterwards: see qdr_game_is_analysis(). Otherwise does nothing.
 */
void qdr_game_promote_ended_line (QdrGame *self);

/**
 * @brief Removes a variation and the variations of that variation.
 *
 * @param ply        the ply at which it branches off the main line
 * @param variation  0..qdr_game_get_n_variations() - 1
 */
void qdr_game_remove_variation (QdrGame *self, guint ply, guint variation);

/**
 * @brief Defers the signal "annotated" until the matching qdr_game_end_annotation(), which emits it
 *        at most once.
 *
 * Calls can be nested: the signal is then deferred until the last qdr_game_end_annotation().
 */
void qdr_game_begin_annotation (QdrGame *self);

/** @brief Ends the effect of the matching qdr_game_begin_annotation(). */
void qdr_game_end_annotation (QdrGame *self);

/** @brief Returns the comment before the first move, (transfer none) (nullable). */
const char *qdr_game_get_comment (QdrGame *self);

/**
 * @brief Sets the comment before the first move.
 *
 * @param comment  (nullable): valid UTF-8; normalised as by qdr_comment_normalise()
 */
void qdr_game_set_comment (QdrGame *self, const char *comment);

/**
 * @brief Returns the comment before the first move without its annotations.
 *
 * @return (transfer full) (nullable)
 */
char *qdr_game_get_comment_text (QdrGame *self);

/**
 * @brief Replaces the text of the comment before the first move. Its annotations stay.
 *
 * @param text   (nullable): valid UTF-8; NULL for a comment without text
 * @param error  return location for a QDR_COMMENT_ERROR: @p text contains an annotation
 * @return FALSE on error; the comment does not change then
 */
gboolean qdr_game_set_comment_text (QdrGame *self, const char *text, GError **error);

/**
 * @brief Returns the value of a header without a meaning for the game, such as Date or Event.
 *
 * These headers are saved unchanged and in their order.
 *
 * @return (transfer none) (nullable)
 */
const char *qdr_game_get_header (QdrGame *self, const char *name);

/**
 * @brief Sets or removes a header without a meaning for the game.
 *
 * @param name   1..64 of A-Z, a-z, 0-9 and "_", and not the name of a header that the game writes
 *               itself, such as Board or Player1
 * @param value  (nullable): UTF-8 without line breaks; NULL to remove the header
 */
void qdr_game_set_header (QdrGame *self, const char *name, const char *value);

/**
 * @brief Sets the time that each player has for the game. May only be called before the first move.
 *
 * @param seconds  0..359999 (99:59:59), 0 for no clocks
 */
void qdr_game_set_time_control (QdrGame *self, guint seconds);

/** @brief Returns the time that each player has for the game, in seconds; 0 for no clocks. */
guint qdr_game_get_time_control (QdrGame *self);

/** @brief The maximum of the seconds that a move adds to a clock. */
#define QDR_INCREMENT_MAX 600

/**
 * @brief Sets the seconds that a move adds to the clock of its player while clocks run. May only be
 *        called before the first move. Without a time control it has no effect.
 *
 * @param seconds  0..QDR_INCREMENT_MAX
 */
void qdr_game_set_increment (QdrGame *self, guint seconds);

/** @brief Returns the seconds that a move adds to the clock of its player. */
guint qdr_game_get_increment (QdrGame *self);

/**
 * @brief Returns the player whose clock may run: the player to move where the game continues.
 *
 * The game continues after all moves, or in the position to which moves were taken back, even while
 * an earlier position is shown.
 */
guint qdr_game_get_clock_player (QdrGame *self);

/**
 * @brief Sets whether the clock of the player to move may run. At first, it may not.
 *
 * A running clock does not stop while an earlier position is shown. A player whose time runs out
 * loses by QDR_MOVE_TIMEOUT, which the game plays itself. This requires a main loop.
 */
void qdr_game_set_clocks_enabled (QdrGame *self, gboolean enabled);

/**
 * @brief Returns whether the state of the game permits a running clock.
 *
 * The game must have clocks, not be over and not be an analysis. While moves are ahead, the clock
 * of a human runs, because a human can think then, but that of a computer does not. The caller must
 * consider other reasons to stop clocks, such as a pause.
 */
gboolean qdr_game_can_run_clock (QdrGame *self);

/** @brief Returns whether the clock of the player to move may run. */
gboolean qdr_game_get_clocks_enabled (QdrGame *self);

G_END_DECLS
