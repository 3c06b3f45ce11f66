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
 * A GListModel of QdrRecord: all moves of the main line, those ahead of the position too.
 *
 * Properties (all notify):
 *   "turn"      uint, the player to move, 0..3 (read-only)
 *   "ply"       uint, moves played up to the present position (read-only)
 *   "outcome"   QdrOutcome as int (read-only)
 *   "can-step-back", "can-step-forward"  boolean (read-only)
 *   "modified"  boolean, changed since it was created, read or saved: moves, variations, comments,
 *               headers, names and seats. Stepping back and forth is no change
 *
 * Signals, each after the change, when all properties are up to date:
 *   "moved" (guint player, guint move)
 *       a move was played or stepped forward over
 *   "played" (guint player, guint move)
 *       that move was new, not one of those ahead
 *   "stepped-back" (guint player, guint move)
 *       that move is ahead now
 *   "finished" ()
 *       the game has just ended, also by stepping forward over its last move
 *   "variations-changed" (guint ply)
 *       the variations from @ply on have changed
 *   "annotated" ()
 *       a comment, a header or the name or seat of a player has changed
 *   "settled" ()
 *       the change is complete; once for each change, however many steps it had
 *   "announced" ()
 *       all handlers of "settled" have run
 *
 * A listener that reports events needs the first four; one that shows the position or acts on it
 * needs "settled" alone. One that passes on consequences of the change, such as a computer that is
 * thinking now, needs "announced".
 *
 * The list emits "items-changed" first, then the properties notify, then come the signals. A
 * handler may play, step and take back, except in "items-changed". The signals of that second
 * change wait until all handlers of the first have run, so all listeners see all moves in order;
 * the game itself is ahead of them meanwhile. The signals of several steps at once, as in
 * qdr_game_go_to(), come together after the last.
 */

/** @brief The error domain of refused moves; the code is the QdrReason of the refusal. */
#define QDR_GAME_ERROR (qdr_game_error_quark ())
GQuark qdr_game_error_quark (void);

/* Construction */

/**
 * @brief Creates a game for humans, without names, headers or clocks.
 *
 * @param start               a valid position, by qdr_position_init() or qdr_position_from_text()
 * @param repetition_is_draw  whether the third occurrence of a position ends the game
 * @return (transfer full)
 */
QdrGame *qdr_game_new (const QdrPosition *start, gboolean repetition_is_draw);

/**
 * @brief Creates a game for humans with the repetition rule and the time control of another one.
 *
 * @param start  a valid position, possibly with another board or number of players than @p as
 * @param as     the other game
 * @return (transfer full): not modified
 */
QdrGame *qdr_game_new_like (const QdrPosition *start, QdrGame *as);

/**
 * @brief Copies the start, the repetition rule and the moves of a game.
 *
 * @return (transfer full): after the last move, without clocks, names, headers, comments and
 *         variations
 */
QdrGame *qdr_game_copy_moves (QdrGame *self);

/* Position and players */

/** @brief Returns the present position, (transfer none), valid until the next change. */
const QdrPosition *qdr_game_get_position (QdrGame *self);

/** @brief Returns the position before the first move, (transfer none). */
const QdrPosition *qdr_game_get_start (QdrGame *self);

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
 * Only saved games and matches have two players of one name.
 *
 * @return (transfer none): valid until the next call for this player, or until the name changes
 */
const char *qdr_game_get_player_name (QdrGame *self, guint number);

/** @brief Returns whether player @p number is the only human, addressed as "you" in sentences. */
gboolean qdr_game_is_only_human (QdrGame *self, guint number);

/** @brief Returns the number of the only human, or QDR_MAX_PLAYERS if there is none or several. */
guint qdr_game_get_only_human (QdrGame *self);

/** @brief Returns whether a human plays; otherwise computers play among themselves. */
gboolean qdr_game_has_humans (QdrGame *self);

/**
 * @brief Returns the side from which the board is seen unless it turns with the players: that of
 *        the only human, or the south.
 */
QdrSide qdr_game_get_viewing_side (QdrGame *self);

/** @brief Returns the player to move, 0..players - 1. */
guint qdr_game_get_turn (QdrGame *self);

/* Moves */

/** @brief Returns the number of moves played up to the present position. */
guint qdr_game_get_ply (QdrGame *self);

/** @brief Returns the number of moves of all players, those ahead too. */
guint qdr_game_get_n_moves (QdrGame *self);

/** @brief Returns whether there is a position before the present one. */
gboolean qdr_game_get_can_step_back (QdrGame *self);

/** @brief Returns whether there are moves ahead. */
gboolean qdr_game_get_can_step_forward (QdrGame *self);

/** @brief Returns the result of the present position, repetition included. */
QdrResult qdr_game_get_result (QdrGame *self);

/** @brief Returns the result after all moves, those ahead too. */
QdrResult qdr_game_get_written_result (QdrGame *self);

/**
 * @brief Returns the move number of the list of moves and of saved games, which counts rounds.
 *
 * @param ply  of the position after the move, 0..qdr_game_get_n_moves()
 * @return from 1; 0 for the start
 */
guint qdr_game_get_move_number (QdrGame *self, guint ply);

/**
 * @brief Returns a move without creating a record for it.
 *
 * @param index   0..qdr_game_get_n_moves() - 1
 * @param player  (out) (optional): who played it, 0..3
 */
QdrMove qdr_game_get_move (QdrGame *self, guint index, guint *player);

/**
 * @brief Returns the evaluation of the position after a move, from [%eval] in its comment, without
 *        creating a record.
 *
 * @param index  0..qdr_game_get_n_moves() - 1
 * @param value  (out): the steps by which player 1 is ahead
 * @return whether there is one
 */
gboolean qdr_game_get_evaluation (QdrGame *self, guint index, double *value);

/**
 * @brief Returns the last move played.
 *
 * @return (transfer none) (nullable): NULL at the start; valid until the next change
 */
QdrRecord *qdr_game_get_last_record (QdrGame *self);

/** @brief Returns whether the game has changed since it was created, read or saved. */
gboolean qdr_game_get_modified (QdrGame *self);

/** @brief Sets whether the game has changed since it was created, read or saved. */
void qdr_game_set_modified (QdrGame *self, gboolean modified);

/**
 * @brief Returns whether no signal is queued behind the one being emitted.
 *
 * A listener connected to several signals of one change can wait for the last of them.
 */
gboolean qdr_game_is_announced (QdrGame *self);

/* Playing */

/** @brief Returns why any @p move would be refused now; QDR_REASON_NONE if it is legal. */
QdrRefusal qdr_game_check (QdrGame *self, QdrMove move);

/**
 * @brief Describes why a move was refused, with the player's name if needed.
 *
 * @param refusal  a refusal with a reason
 * @return (transfer full): one translated sentence
 */
char *qdr_game_describe_refusal (QdrGame *self, QdrRefusal refusal);

/**
 * @brief Plays a move for the player to move.
 *
 * Moves ahead are removed with their variations, unless @p move is the next of them. If @p move
 * starts a variation here, that variation becomes the main line and nothing is removed.
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
gboolean qdr_game_play_text (QdrGame *self, const char *text, GError **error);

/* Stepping; running clocks are not affected */

/** @brief Steps back one move. Returns FALSE at the start. */
gboolean qdr_game_step_back (QdrGame *self);

/** @brief Steps forward over the next move ahead. Returns FALSE if there is none. */
gboolean qdr_game_step_forward (QdrGame *self);

/** @brief Steps to the position after @p ply moves, 0..qdr_game_get_n_moves(). */
void qdr_game_go_to (QdrGame *self, guint ply);

/**
 * @brief Returns the keys of the earlier positions that may still recur, oldest first: those since
 *        the last wall or concession, whether repetition is a draw or not.
 *
 * @param n_keys  (out): number of keys
 * @return (transfer full): free with g_free()
 */
guint64 *qdr_game_get_past_keys (QdrGame *self, guint *n_keys);

/* Undo and redo */

/**
 * @brief Takes back all moves after @p ply: steps there, and gives every player the time back that
 *        was used since.
 *
 * The moves stay ahead. Playing them again restores the times after them.
 *
 * @param ply  0..qdr_game_get_ply()
 */
void qdr_game_take_back (QdrGame *self, guint ply);

/**
 * @brief Finds the position for undo: the last one in which a human chose a move, so that answers
 *        of computers are taken back too. In a game without humans, one move back.
 *
 * @param ply  (out): for qdr_game_take_back()
 * @return whether there is one
 */
gboolean qdr_game_find_undo_ply (QdrGame *self, guint *ply);

/**
 * @brief Finds the position for redo: the next one in which a human chooses, or the last.
 *
 * @param ply  (out): for qdr_game_go_to()
 * @return whether there are moves ahead
 */
gboolean qdr_game_find_redo_ply (QdrGame *self, guint *ply);

/*
 * Variations branch off the main line, or one another. The main line is the one shown: its end and
 * its result are those of the game, and the list has its records. A chosen variation changes places
 * with the moves that it replaces.
 */

/**
 * @brief Returns the number of variations of the main line before a move.
 *
 * @param ply  0..qdr_game_get_n_moves()
 */
guint qdr_game_get_n_variations (QdrGame *self, guint ply);

/**
 * @brief Returns the number of moves of a variation, at least one.
 *
 * @param ply        where it branches off the main line
 * @param variation  0..qdr_game_get_n_variations() - 1
 */
guint qdr_game_get_variation_length (QdrGame *self, guint ply, guint variation);

/**
 * @brief Returns a move of a variation.
 *
 * @param ply        where it branches off the main line
 * @param variation  0..qdr_game_get_n_variations() - 1
 * @param index      0..qdr_game_get_variation_length() - 1
 * @param player     (out) (optional): who plays it, 0..3
 */
QdrMove
qdr_game_get_variation_move (QdrGame *self, guint ply, guint variation, guint index, guint *player);

/**
 * @brief Makes a variation the main line; the moves that it replaces become a variation. Steps to
 *        the position after its first move.
 *
 * @param ply        where it branches off the main line
 * @param variation  0..qdr_game_get_n_variations() - 1
 */
void qdr_game_choose_variation (QdrGame *self, guint ply, guint variation);

/**
 * @brief Removes a variation with its own variations.
 *
 * @param ply        where it branches off the main line
 * @param variation  0..qdr_game_get_n_variations() - 1
 */
void qdr_game_remove_variation (QdrGame *self, guint ply, guint variation);

/* Comments and headers */

/**
 * @brief Defers "annotated" until the matching qdr_game_end_annotation(), which emits it once.
 *
 * Calls can be nested.
 */
void qdr_game_begin_annotation (QdrGame *self);

/** @brief Ends qdr_game_begin_annotation(). */
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
 * @brief Changes the text of the comment before the first move, as qdr_record_set_comment_text().
 *
 * @param text   (nullable): valid UTF-8; NULL for none
 * @param error  return location for a QDR_COMMENT_ERROR; on error nothing changes
 * @return whether it was changed
 */
gboolean qdr_game_set_comment_text (QdrGame *self, const char *text, GError **error);

/**
 * @brief Returns the value of a header without a meaning for the game, such as Date or Event.
 *
 * These headers keep their order and are saved unchanged.
 *
 * @return (transfer none) (nullable)
 */
const char *qdr_game_get_header (QdrGame *self, const char *name);

/**
 * @brief Sets or removes a header without a meaning for the game.
 *
 * @param name   1..64 of A-Z, a-z, 0-9 and "_"; no header that the game writes itself, such as
 *               Board or Player1
 * @param value  (nullable): UTF-8 without line breaks
 */
void qdr_game_set_header (QdrGame *self, const char *name, const char *value);

/* Clocks */

/**
 * @brief Gives every player the same time for the game. Only before the first move.
 *
 * @param seconds  0..359999 (99:59:59), 0 for no clocks
 */
void qdr_game_set_time_control (QdrGame *self, guint seconds);

/** @brief Returns the seconds that each player has for the game, 0 for no clocks. */
guint qdr_game_get_time_control (QdrGame *self);

/** @brief The most seconds that a move can add to a clock. */
#define QDR_INCREMENT_MAX 600

/**
 * @brief Adds @p seconds to a player's clock after each move while clocks run. Only before the
 *        first move. No effect without a time control.
 *
 * @param seconds  0..QDR_INCREMENT_MAX
 */
void qdr_game_set_increment (QdrGame *self, guint seconds);

/** @brief Returns the seconds that a move adds to the clock of its player. */
guint qdr_game_get_increment (QdrGame *self);

/**
 * @brief Returns the player whose clock may run, also while an earlier position is shown: the
 *        player to move after the last move, or in the position to which moves were taken back.
 */
guint qdr_game_get_clock_turn (QdrGame *self);

/**
 * @brief Sets whether the clock of the player to move may run, FALSE in a pause. Initially FALSE.
 *        A running clock runs on while an earlier position is shown.
 *
 * A player whose time runs out loses: QDR_MOVE_TIMEOUT is played. Needs a main loop.
 */
void qdr_game_set_clock_running (QdrGame *self, gboolean running);

/**
 * @brief Returns whether the state of the game permits a running clock: there are clocks, the game
 *        is not over where they stand, and a human is to move there, or a computer without moves
 *        ahead.
 *
 * The clock of a human runs on while looking back, or that would be free time to think. A computer
 * does not think while there are moves ahead, so its clock does not run. Other reasons to stop
 * clocks, such as a pause, are up to the caller.
 */
gboolean qdr_game_can_run_clock (QdrGame *self);

/** @brief Returns whether the clock of the player to move may run. */
gboolean qdr_game_get_clock_running (QdrGame *self);

G_END_DECLS
