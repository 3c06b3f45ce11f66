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
 *               headers, names and seats; not by stepping back and forth, of which nothing can be
 *               lost
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
 *       the side lines that leave the moves from @ply on have changed
 *   "annotated" ()
 *       a comment, a header or the name or seat of a player has changed
 *   "settled" ()
 *       the change is complete; once for each change, however many steps it had
 *
 * A listener that tells of events needs the first four; one that shows the position needs "settled"
 * alone.
 *
 * First the list tells of a change, then the properties, then the signals. A listener may play,
 * step and take back in its turn, except from "items-changed". The new signals then wait until
 * every listener has heard the one being emitted, so that all hear of all moves in order; the game
 * itself is ahead of them meanwhile. The signals of several steps at once, as in
 * qdr_game_go_to(), come together
 * after the last.
 */

#define QDR_GAME_ERROR (qdr_game_error_quark ())
GQuark qdr_game_error_quark (void);

/** @brief The code of a QDR_GAME_ERROR is the QdrReason of the refusal. */

/**
 * @brief Starts a game from any position, without names, headers or clocks, for humans.
 *
 * @param start               a valid position, by qdr_position_init() or qdr_position_from_text()
 * @param repetition_is_draw  whether the third occurrence of a position ends the game
 * @return (transfer full)
 */
QdrGame *qdr_game_new (const QdrPosition *start, gboolean repetition_is_draw);

/** @brief The present position, valid until the next change. */
const QdrPosition *qdr_game_get_position (QdrGame *self);

/** @brief The position before the first move. */
const QdrPosition *qdr_game_get_start (QdrGame *self);

gboolean qdr_game_get_repetition_is_draw (QdrGame *self);
guint qdr_game_get_n_players (QdrGame *self);

/** @brief (transfer none): player @p number, 0..players - 1. */
QdrPlayer *qdr_game_get_player (QdrGame *self, guint number);

guint qdr_game_get_turn (QdrGame *self);
guint qdr_game_get_ply (QdrGame *self);
gboolean qdr_game_get_can_step_back (QdrGame *self);
gboolean qdr_game_get_can_step_forward (QdrGame *self);
gboolean qdr_game_get_modified (QdrGame *self);
void qdr_game_set_modified (QdrGame *self, gboolean modified);

/**
 * @brief Holds "annotated" back until as many calls of qdr_game_end_annotation(); then it comes
 *        once.
 */
void qdr_game_begin_annotation (QdrGame *self);
void qdr_game_end_annotation (QdrGame *self);

/** @brief How the present position stands, repetition included. */
QdrResult qdr_game_get_result (QdrGame *self);

/** @brief The result after all moves written, those ahead too. */
QdrResult qdr_game_get_written_result (QdrGame *self);

/** @brief How many moves are written, those ahead too. */
guint qdr_game_get_n_moves (QdrGame *self);

/**
 * @brief Move @p index of all moves written, those ahead too; no record is made of it.
 *
 * @param index   0..qdr_game_get_n_moves() - 1
 * @param player  (out) (optional): who played it, 0..3
 */
QdrMove qdr_game_get_move (QdrGame *self, guint index, guint *player);

/**
 * @brief How the position after move @p index of all moves written was judged, as
 *        qdr_record_get_evaluation() tells; no record is made of it.
 *
 * @param index  0..qdr_game_get_n_moves() - 1
 * @param value  (out): the steps by which player 1 is ahead
 * @return whether it was
 */
gboolean qdr_game_get_evaluation (QdrGame *self, guint index, double *value);

/** @brief (transfer none) (nullable): the last move played, NULL at the start; valid until the next
 *         change. */
QdrRecord *qdr_game_get_last_record (QdrGame *self);

/**
 * @brief Whether and why @p move would be refused now.
 */
QdrRefusal qdr_game_check (QdrGame *self, QdrMove move);

/** @brief (transfer full): the refusal as a sentence, with the player's name where it belongs. */
char *qdr_game_describe_refusal (QdrGame *self, QdrRefusal refusal);

/**
 * @brief Plays @p move (or a concession) for the player whose turn it is.
 *
 * Moves ahead are cut off with the side lines that leave them, unless @p move is the next of them.
 * A move that begins a side line here chooses that line, as qdr_game_choose_variation() does, and
 * nothing is cut off.
 *
 * @param error  return location for a QDR_GAME_ERROR; on error nothing changes
 */
gboolean qdr_game_play (QdrGame *self, QdrMove move, GError **error);

/**
 * @brief The same, but moves ahead are kept: they become a side line, see below.
 */
gboolean qdr_game_branch (QdrGame *self, QdrMove move, GError **error);

/**
 * @brief As qdr_game_play(), for a move in text, "e3h".
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
 * @brief Takes back all moves after @p ply: steps there, and everybody has the time again that was
 *        used since.
 *
 * The moves stay ahead, and with them come the times they left when they are played once more.
 *
 * @param ply  0..qdr_game_get_ply()
 */
void qdr_game_take_back (QdrGame *self, guint ply);

/** @brief Whether a human has a seat, or computers play among themselves. */
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
 * Variations: side lines that leave the moves written, or one another. The moves written are those
 * of the line that is shown; a side line can be chosen, and then changes places with the moves that
 * it was an alternative to. The line that is shown is the one that the game goes by: its end, its
 * result, the list of records.
 */

/** @brief Whether there are any side lines. */
gboolean qdr_game_has_variations (QdrGame *self);

/** @brief How many side lines leave the line that is shown before move @p ply, counted from 0. */
guint qdr_game_get_n_variations (QdrGame *self, guint ply);

/** @brief How many moves the side line @p variation at @p ply has, at least one. */
guint qdr_game_get_variation_length (QdrGame *self, guint ply, guint variation);

/**
 * @brief A move of a side line.
 *
 * @param variation  0..qdr_game_get_n_variations() - 1
 * @param index      0..qdr_game_get_variation_length() - 1
 * @param player     (out) (optional): who plays it, 0..3
 */
QdrMove
qdr_game_get_variation_move (QdrGame *self, guint ply, guint variation, guint index, guint *player);

/**
 * @brief Shows the side line @p variation at @p ply, in place of the moves that follow there, which
 *        become a side line in its place. Steps to the position after its first move.
 */
void qdr_game_choose_variation (QdrGame *self, guint ply, guint variation);

/** @brief Removes a side line with all that leave it. */
void qdr_game_remove_variation (QdrGame *self, guint ply, guint variation);

/** @brief Steps to the position after @p ply moves, 0..all moves written. */
void qdr_game_go_to (QdrGame *self, guint ply);

/**
 * @brief Keys of the positions before the present one that may still recur, oldest first.
 *
 * Those since the last wall or concession, whether repetition is a draw or not.
 *
 * @param n_keys  (out)
 * @return (transfer full): free with g_free()
 */
guint64 *qdr_game_get_past_keys (QdrGame *self, guint *n_keys);

/** @brief (transfer none) (nullable): the comment before the first move. */
const char *qdr_game_get_comment (QdrGame *self);
void qdr_game_set_comment (QdrGame *self, const char *comment);

/** @brief (transfer full) (nullable): what a person wrote there, without annotations. */
char *qdr_game_get_text_comment (QdrGame *self);

/**
 * @brief Changes what a person wrote before the first move, as qdr_record_set_text_comment() does.
 */
gboolean qdr_game_set_text_comment (QdrGame *self, const char *text, GError **error);

/*
 * Headers that the game itself does not understand, and Date, Event and the like. Kept in order and
 * written back to the letter.
 */

/** @brief (transfer none) (nullable): the value of the header @p name. */
const char *qdr_game_get_header (QdrGame *self, const char *name);

/**
 * @brief Sets a header, or removes it with NULL.
 *
 * @param name   1..64 of A-Z, a-z, 0-9 and "_"; none of those that the game writes itself, such as
 *               Board or Player1
 * @param value  (nullable): UTF-8 without line breaks
 */
void qdr_game_set_header (QdrGame *self, const char *name, const char *value);

/**
 * @brief Gives every player @p seconds for the game, 0 for no clock. Only before the first move.
 *
 * @param seconds  0..359999 (99:59:59)
 */
void qdr_game_set_time_control (QdrGame *self, guint seconds);
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
guint qdr_game_get_increment (QdrGame *self);

/**
 * @brief Whose clock is concerned: whose turn it is in the game, also while one looks at an earlier
 *        position.
 *
 * That is the position after the last move, or the one that moves were taken back to.
 */
guint qdr_game_get_clock_turn (QdrGame *self);

/**
 * @brief Lets the clock of the player to move run, or holds it, as in a pause. Held at first. It
 *        runs on while one looks at an earlier position.
 *
 * A player whose time is up loses on time: QDR_MOVE_TIMEOUT is played. Needs a main loop.
 */
void qdr_game_set_clock_running (QdrGame *self, gboolean running);
gboolean qdr_game_get_clock_running (QdrGame *self);

G_END_DECLS
