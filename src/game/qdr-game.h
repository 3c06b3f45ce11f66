/*
 * A game of Quoridor that announces what happens to it.
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
 * A GListModel of QdrRecord: all moves written, those ahead of the present position too.
 *
 * Properties (all notify):
 *   "turn"      uint, the player to move, 0..3 (read-only)
 *   "ply"       uint, moves played up to the present position (read-only)
 *   "outcome"   QdrOutcome as int (read-only)
 *   "can-step-back", "can-step-forward"  boolean (read-only)
 *   "modified"  boolean, changed since it was made, read or saved: moves, variations, comments,
 *               headers, names and seats; not by stepping back and forth, which loses nothing
 *
 * Signals, each after the change and with all properties already true:
 *   "moved" (guint player, guint move)
 *       a move was played, or stepped forward over
 *   "played" (guint player, guint move)
 *       that move was a new one, not one of those ahead
 *   "stepped-back" (guint player, guint move)
 *       that move lies ahead now
 *   "finished" ()
 *       the game has just ended, also by stepping forward over its last move
 *   "variations-changed" (guint ply)
 *       the variations that leave the moves from @ply on have changed
 *   "annotated" ()
 *       a comment, a header or the name or seat of a player has changed
 *   "settled" ()
 *       the change is complete; once for each change, however many steps it had
 *   "told" ()
 *       all listeners of "settled" have heard it
 *
 * A listener that tells of events needs the first four; one that shows the position, or acts on it,
 * needs "settled" alone. One that tells others of what follows from the change as well, such as
 * that a computer thinks now, needs "told".
 *
 * First the list tells of a change, then the properties, then the signals. A listener may play,
 * step and take back in its turn, except from "items-changed". The new signals then wait until
 * every listener has heard the one being emitted, so that all hear of all moves in order; the game
 * itself is ahead of them meanwhile. The signals of several steps at once, as in
 * qdr_game_go_to(), come together
 * after the last.
 */

/** @brief The error domain of refused moves; the code is the QdrReason of the refusal. */
#define QDR_GAME_ERROR (qdr_game_error_quark ())
GQuark qdr_game_error_quark (void);

/**
 * @brief Starts a game from any position, without names, headers or clocks, for humans.
 *
 * @param start               a valid position, by qdr_position_init() or qdr_position_from_text()
 * @param repetition_is_draw  whether the third occurrence of a position ends the game
 * @return (transfer full)
 */
QdrGame *qdr_game_new (const QdrPosition *start, gboolean repetition_is_draw);

/**
 * @brief Starts a game from any position by the rules and with the clocks of another game, without
 *        names or headers, for humans.
 *
 * @param start  a valid position; with another board or number of players than @p as, if need be
 * @param as     whose options it has
 * @return (transfer full): not modified
 */
QdrGame *qdr_game_new_like (const QdrPosition *start, QdrGame *as);

/**
 * @brief Plays the moves of a game again in a game by the same rules.
 *
 * @return (transfer full): after the last move, without clocks, names, headers, comments and
 *         variations
 */
QdrGame *qdr_game_copy_moves (QdrGame *self);

/**
 * @brief Returns the present position, valid until the next change.
 *
 * @return (transfer none)
 */
const QdrPosition *qdr_game_get_position (QdrGame *self);

/**
 * @brief Returns the position before the first move.
 *
 * @return (transfer none)
 */
const QdrPosition *qdr_game_get_start (QdrGame *self);

/** @brief Whether the third occurrence of a position ends the game. */
gboolean qdr_game_get_repetition_is_draw (QdrGame *self);

/** @brief Returns the number of players, 2 or 4. */
guint qdr_game_get_n_players (QdrGame *self);

/**
 * @brief Returns a player.
 *
 * @param number  0..players - 1, in turn order
 * @return (transfer none)
 */
QdrPlayer *qdr_game_get_player (QdrGame *self, guint number);

/**
 * @brief Whether a player is the one person in the game, whom sentences can call "you".
 *
 * @param number  0..players - 1
 */
gboolean qdr_game_is_only_human (QdrGame *self, guint number);

/** @brief Returns the only person in the game, or QDR_MAX_PLAYERS with none or several. */
guint qdr_game_get_only_human (QdrGame *self);

/**
 * @brief Returns the side from which the game is seen, unless the board turns with the players:
 *        that of a person who plays alone; the south for people who share the board, and for those
 *        who watch.
 */
QdrSide qdr_game_get_viewing_side (QdrGame *self);

/** @brief Returns the player to move, 0..players - 1. */
guint qdr_game_get_turn (QdrGame *self);

/** @brief Returns how many moves are played up to the present position. */
guint qdr_game_get_ply (QdrGame *self);

/** @brief Whether there is a position before the present one. */
gboolean qdr_game_get_can_step_back (QdrGame *self);

/** @brief Whether there are moves ahead: the game was stepped back. */
gboolean qdr_game_get_can_step_forward (QdrGame *self);

/** @brief Whether the game has changed since it was made, read or saved. */
gboolean qdr_game_get_modified (QdrGame *self);

/**
 * @brief Notes that the game has changed, or has been saved.
 *
 * @param modified  whether it has changed
 */
void qdr_game_set_modified (QdrGame *self, gboolean modified);

/**
 * @brief Whether no signal of a change is still to come after the one being emitted.
 *
 * For a listener that hears of one change by several signals, and waits for the last of them.
 */
gboolean qdr_game_is_told (QdrGame *self);

/**
 * @brief Holds the signal "annotated" back until as many calls of qdr_game_end_annotation() have
 *        been made; then it comes once.
 */
void qdr_game_begin_annotation (QdrGame *self);

/** @brief Ends what qdr_game_begin_annotation() began. */
void qdr_game_end_annotation (QdrGame *self);

/** @brief Returns the result of the present position, repetition included. */
QdrResult qdr_game_get_result (QdrGame *self);

/** @brief Returns the result after all moves written, those ahead too. */
QdrResult qdr_game_get_written_result (QdrGame *self);

/** @brief Returns the number of moves written, those ahead too; the moves of all players count. */
guint qdr_game_get_n_moves (QdrGame *self);

/**
 * @brief Returns the number that people know a move by: that of its round, as in the list of moves
 *        and in saved games.
 *
 * @param ply  0..qdr_game_get_n_moves(): of the position that the move led to
 * @return from 1; 0 where no move has led
 */
guint qdr_game_get_move_number (QdrGame *self, guint ply);

/**
 * @brief Returns a move without making a record of it.
 *
 * @param index   0..qdr_game_get_n_moves() - 1
 * @param player  (out) (optional): who played it, 0..3
 */
QdrMove qdr_game_get_move (QdrGame *self, guint index, guint *player);

/**
 * @brief Finds the evaluation of the position after a move, as [%eval] in its comment says,
 *        without making a record of it.
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

/**
 * @brief Finds out whether and why a move would be refused now.
 *
 * @param move  a move, legal or not
 * @return the refusal; its reason is QDR_REASON_NONE for a move that may be played
 */
QdrRefusal qdr_game_check (QdrGame *self, QdrMove move);

/**
 * @brief Says why a move was refused, with the name of the player where it belongs.
 *
 * @param refusal  a refusal with a reason
 * @return (transfer full): one translated sentence
 */
char *qdr_game_describe_refusal (QdrGame *self, QdrRefusal refusal);

/**
 * @brief Plays a move for the player to move.
 *
 * Moves ahead are cut off with the variations that leave them, unless @p move is the next of them.
 * A move that begins a variation here chooses that line, as qdr_game_choose_variation() does, and
 * nothing is cut off.
 *
 * @param move   a move or a concession
 * @param error  return location for a QDR_GAME_ERROR; on error nothing changes
 * @return whether the move was played
 */
gboolean qdr_game_play (QdrGame *self, QdrMove move, GError **error);

/**
 * @brief Plays a move as qdr_game_play() does, but keeps the moves ahead: they become a variation.
 *
 * @param move   a move or a concession
 * @param error  return location for a QDR_GAME_ERROR; on error nothing changes
 * @return whether the move was played
 */
gboolean qdr_game_branch (QdrGame *self, QdrMove move, GError **error);

/**
 * @brief Plays a move in text as qdr_game_play() does.
 *
 * @param text   a move, "e3h"
 * @param error  return location for a QDR_GAME_ERROR; on error nothing changes
 * @return whether the move was played
 */
gboolean qdr_game_play_text (QdrGame *self, const char *text, GError **error);

/**
 * @brief Steps back: looks at the position before the last move. Clocks that run go on.
 *
 * @return FALSE at the start
 */
gboolean qdr_game_step_back (QdrGame *self);

/**
 * @brief Steps forward: plays the next move ahead again.
 *
 * @return FALSE after all moves written
 */
gboolean qdr_game_step_forward (QdrGame *self);

/**
 * @brief Takes back all moves after @p ply: steps there, and every player has the time again that
 *        was used since.
 *
 * The moves stay ahead, and with them come the times they left when they are played once more.
 *
 * @param ply  0..qdr_game_get_ply()
 */
void qdr_game_take_back (QdrGame *self, guint ply);

/** @brief Whether a person has a seat; otherwise computers play among themselves. */
gboolean qdr_game_has_humans (QdrGame *self);

/**
 * @brief Finds how far undo takes back: to where a human chose last, so that the answers of
 *        computers are taken back too. In a game without humans, one move back.
 *
 * @param ply  (out): for qdr_game_take_back(); set if there is such a position
 * @return whether there is one
 */
gboolean qdr_game_find_take_back_ply (QdrGame *self, guint *ply);

/**
 * @brief Finds how far redo steps forward: to where a human chooses again, or to the end.
 *
 * @param ply  (out): for qdr_game_go_to(); set if there are moves ahead
 * @return whether there are
 */
gboolean qdr_game_find_redo_ply (QdrGame *self, guint *ply);

/*
 * Variations leave the moves written, or one another. The moves written are those of the line that
 * is shown; a variation can be chosen, and then changes places with the moves that it was an
 * alternative to. The line that is shown is the one that the game goes by: its end, its result, the
 * list of records.
 */

/**
 * @brief Returns how many variations leave the line that is shown before one of its moves.
 *
 * @param ply  0..number of moves written
 */
guint qdr_game_get_n_variations (QdrGame *self, guint ply);

/**
 * @brief Returns how many moves a variation has, at least one.
 *
 * @param ply        where it leaves the line that is shown
 * @param variation  0..qdr_game_get_n_variations() - 1
 */
guint qdr_game_get_variation_length (QdrGame *self, guint ply, guint variation);

/**
 * @brief Returns a move of a variation.
 *
 * @param ply        where it leaves the line that is shown
 * @param variation  0..qdr_game_get_n_variations() - 1
 * @param index      0..qdr_game_get_variation_length() - 1
 * @param player     (out) (optional): who plays it, 0..3
 */
QdrMove
qdr_game_get_variation_move (QdrGame *self, guint ply, guint variation, guint index, guint *player);

/**
 * @brief Shows a variation in place of the moves that follow there, which become a variation in its
 *        place. Steps to the position after its first move.
 *
 * @param ply        where it leaves the line that is shown
 * @param variation  0..qdr_game_get_n_variations() - 1
 */
void qdr_game_choose_variation (QdrGame *self, guint ply, guint variation);

/**
 * @brief Removes a variation with all that leave it.
 *
 * @param ply        where it leaves the line that is shown
 * @param variation  0..qdr_game_get_n_variations() - 1
 */
void qdr_game_remove_variation (QdrGame *self, guint ply, guint variation);

/**
 * @brief Steps to a position. Clocks that run go on.
 *
 * @param ply  how many moves lead there, 0..number of moves written
 */
void qdr_game_go_to (QdrGame *self, guint ply);

/**
 * @brief Returns the keys of the positions before the present one that may still recur, oldest
 *        first.
 *
 * Those since the last wall or concession, whether repetition is a draw or not.
 *
 * @param n_keys  (out): how many there are
 * @return (transfer full): free with g_free()
 */
guint64 *qdr_game_get_past_keys (QdrGame *self, guint *n_keys);

/**
 * @brief Returns the comment before the first move.
 *
 * @return (transfer none) (nullable)
 */
const char *qdr_game_get_comment (QdrGame *self);

/**
 * @brief Sets the comment before the first move.
 *
 * @param comment  (nullable): valid UTF-8; normalised as by qdr_comment_normalise()
 */
void qdr_game_set_comment (QdrGame *self, const char *comment);

/**
 * @brief Returns what a person wrote before the first move, without annotations.
 *
 * @return (transfer full) (nullable)
 */
char *qdr_game_get_text_comment (QdrGame *self);

/**
 * @brief Changes what a person wrote before the first move, as qdr_record_set_text_comment() does.
 *
 * @param text   (nullable): valid UTF-8; NULL for none
 * @param error  return location for a QDR_COMMENT_ERROR; on error nothing changes
 * @return whether it was changed
 */
gboolean qdr_game_set_text_comment (QdrGame *self, const char *text, GError **error);

/*
 * Headers that the game itself does not understand, and Date, Event and the like. Kept in order and
 * written back to the letter.
 */

/**
 * @brief Returns the value of a header.
 *
 * @param name  the name of the header
 * @return (transfer none) (nullable)
 */
const char *qdr_game_get_header (QdrGame *self, const char *name);

/**
 * @brief Sets a header, or removes it.
 *
 * @param name   1..64 of A-Z, a-z, 0-9 and "_"; none of those that the game writes itself, such as
 *               Board or Player1
 * @param value  (nullable): UTF-8 without line breaks
 */
void qdr_game_set_header (QdrGame *self, const char *name, const char *value);

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
 * @brief Adds @p seconds to a player's clock after each move, while clocks run. Only before the
 *        first move.
 *
 * Without a time control there is nothing to add to.
 *
 * @param seconds  0..QDR_INCREMENT_MAX
 */
void qdr_game_set_increment (QdrGame *self, guint seconds);

/** @brief Returns the seconds that a move adds to the clock of its player. */
guint qdr_game_get_increment (QdrGame *self);

/**
 * @brief Returns the player whose turn it is where the clocks stand, also while an earlier position
 *        is looked at.
 *
 * That is the position after the last move, or the one that moves were taken back to.
 */
guint qdr_game_get_clock_turn (QdrGame *self);

/**
 * @brief Lets the clock of the player to move run, or holds it, as in a pause. It is held at first,
 *        and runs on while an earlier position is looked at.
 *
 * A player whose time is up loses on time: QDR_MOVE_TIMEOUT is played. Needs a main loop.
 *
 * @param running  whether it may run
 */
void qdr_game_set_clock_running (QdrGame *self, gboolean running);

/**
 * @brief Whether the game itself leaves a clock to run: there are clocks, the game goes on where
 *        they stand, and a person is to move there, or a computer that can.
 *
 * A person who looks back could think for nothing if the clock did not run on. A computer does not
 * think as long as there are moves ahead, so its clock rests then. What else holds clocks, such as
 * a pause, is for the caller to know.
 */
gboolean qdr_game_can_run_clock (QdrGame *self);

/** @brief Whether the clock of the player to move may run. */
gboolean qdr_game_get_clock_running (QdrGame *self);

G_END_DECLS
