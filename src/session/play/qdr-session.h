/*
 * A game session: a game, its computer players, its file, and its pauses.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-computer-player.h"
#include "qdr-match-score.h"
#include "qdr-shared-game.h"

G_BEGIN_DECLS

#define QDR_TYPE_SESSION (qdr_session_get_type ())
G_DECLARE_FINAL_TYPE (QdrSession, qdr_session, QDR, SESSION, GObject)

/** @brief Reasons for holding a game. Several may apply at once. */
typedef enum {
  QDR_HOLD_PAUSE = 1 << 0,     /**< the user has paused the game */
  QDR_HOLD_DIALOG = 1 << 1,    /**< a dialog is in front of the game */
  QDR_HOLD_HOME = 1 << 2,      /**< the home page is shown in place of the game */
  QDR_HOLD_QUESTION = 1 << 3,  /**< a dialog asks a question about the game */
  QDR_HOLD_MINIMIZED = 1 << 4, /**< the window is minimized; holds games between computers only */
  QDR_HOLD_PAGE = 1 << 5,      /**< a page covers the game; holds games between computers only */
} QdrHolds;

/** @brief Flags of the signal "changed". */
typedef enum {
  QDR_CHANGE_GAME = 1 << 0,     /**< the game was replaced */
  QDR_CHANGE_POSITION = 1 << 1, /**< the shown position has changed, or the game was replaced */
  QDR_CHANGE_SEATS = 1 << 2,    /**< the seats have changed, or the game was replaced */
  QDR_CHANGE_ENDED = 1 << 3,    /**< a new move has ended the game, not an analysis of it */
} QdrSessionChanges;

/*
 * Signals:
 *   "changed" (guint changes)       the position, game, file, title, holds or seats have changed,
 *                                   or the computer has begun or stopped thinking. The argument is
 *                                   a set of QdrSessionChanges. Changes made together emit this
 *                                   signal once
 *   "short-of-time" (guint player)  the clock of a player has fallen below 20 seconds. Emitted
 *                                   again for this player only after the clock has risen to 30
 *                                   seconds
 *
 * While the game is held, computers do not think and no clock runs. A minimized window does not
 * hold a game with people, who may be waiting for the computer's move. The clocks start with the
 * first move played in this session, not with the moves of a file. While an earlier position is
 * shown, the clock of a person runs, but computers do not think and their clocks stand still. In a
 * game of computers, stepping back pauses the game, and the end of the pause shows the last move
 * again.
 */

/** @brief Returns a session without a game. @param personalities  referenced */
QdrSession *qdr_session_new (QdrPersonalityList *personalities);

/**
 * @brief Connects @p changed to the signal "changed" while @p object exists. If there is a game,
 *        also calls @p changed immediately, as for a new game.
 *
 * @param changed  function with two parameters: @p object and QdrSessionChanges
 * @param object   a GObject
 */
void qdr_session_connect_changed (QdrSession *self, GCallback changed, gpointer object);

/** @brief Returns the game (transfer none) (nullable): NULL before qdr_session_set_game(). */
QdrGame *qdr_session_get_game (QdrSession *self);

/** @brief Returns the object that moves for the computer seats (transfer none). */
QdrComputerPlayer *qdr_session_get_computer (QdrSession *self);

/**
 * @brief Replaces the game by one that belongs to no match, and ends a pause.
 *
 * @param game   referenced
 * @param file   (nullable): the file of the saved game
 * @param title  (nullable): title of a game without a file, such as the name of a collection
 */
void qdr_session_set_game (QdrSession *self, QdrGame *game, GFile *file, const char *title);

/**
 * @brief Replaces the game by a game of a match, and ends a pause.
 *
 * When the game ends for the first time, its result is added to the score. The match ends when a
 * game of no match replaces the game.
 *
 * @param game         game with as many players as the match; referenced
 * @param match_score  (nullable): the score during that game, copied; NULL for a game of no match
 */
void
qdr_session_set_game_of_match (QdrSession *self, QdrGame *game, const QdrMatchScore *match_score);

/** @brief Returns the score of the match (transfer none) (nullable): NULL if the game belongs to no
 *  match. Valid until the next change. */
const QdrMatchScore *qdr_session_get_match_score (QdrSession *self);

/**
 * @brief Starts a new game with the last set-up, which nobody has begun. If that is the set-up of a
 *        match, the game is the first one of the match.
 *
 * @param settings  settings of the program
 */
void qdr_session_start_new_game (QdrSession *self, GSettings *settings);

/** @brief Starts a rematch, or the next game of the match. After the end of a match, this is the
 *  first game of another. */
void qdr_session_start_next_game (QdrSession *self, GSettings *settings);

/** @brief Returns whether somebody has begun the game: it was set up, opened or resumed, or a move
 *  was played. It is not begun while it is only the one of qdr_session_start_new_game(). */
gboolean qdr_session_is_begun (QdrSession *self);

/**
 * @brief Resumes a game that was autosaved in an earlier session.
 *
 * If a clock was running, the game is paused, so that no player loses time.
 *
 * @param game           referenced
 * @param file           (nullable): the file of the saved game
 * @param title          (nullable): title of a game without a file
 * @param match_score    (nullable): the score of the match; copied. NULL for a game of no match
 * @param clock_started  whether the clocks had started in the earlier session
 * @param paused         whether the game was paused
 */
void qdr_session_restore_game (QdrSession *self,
                               QdrGame *game,
                               GFile *file,
                               const char *title,
                               const QdrMatchScore *match_score,
                               gboolean clock_started,
                               gboolean paused);

/** @brief Returns whether the clocks have started. They start when a move is played in this
 *  session, even if the game has no time control. */
gboolean qdr_session_get_clock_started (QdrSession *self);

/** @brief Returns the file of the game (transfer none) (nullable): NULL if it was not saved. */
GFile *qdr_session_get_file (QdrSession *self);

/** @brief Returns the game as one that is played at two computers by its file, (transfer none)
 *  (nullable): NULL for other games. It is saved by itself, and taking back and another game are
 *  requests. */
QdrSharedGame *qdr_session_get_shared_game (QdrSession *self);

/**
 * @brief Saves the game to @p file, which then is its file. The file of a shared game stays the
 *        same.
 *
 * @param file        referenced
 * @param overwrites  whether the file is replaced whatever it contains
 * @param error       return location, see qdr_saved_game_save(); on error nothing changes
 */
gboolean qdr_session_save (QdrSession *self, GFile *file, gboolean overwrites, GError **error);

/** @brief Returns the name of the file, or else the title that was set (transfer full) (nullable).
 */
char *qdr_session_get_title (QdrSession *self);

/** @brief Returns the title that was set for a game without a file (transfer none) (nullable): NULL
 *  if no title was set. */
const char *qdr_session_get_explicit_title (QdrSession *self);

/** @brief Returns whether the game is new: it has no file, title or moves, and is not in the middle
 *  of a match. */
gboolean qdr_session_is_untouched (QdrSession *self);

/** @brief Returns whether closing the game would lose moves. */
gboolean qdr_session_has_unsaved_moves (QdrSession *self);

/**
 * @brief Changes the seat of a player during the game; see qdr_game_change_player_seat(). Seats of
 *        a shared game stay.
 *
 * @param player  number of the player, 0..3
 * @param seat    "human" or "computer ID"
 */
void qdr_session_change_seat (QdrSession *self, guint player, const char *seat);

/**
 * @brief Sets or removes a reason for holding the game.
 *
 * @param hold  one of QdrHolds
 * @param held  whether the reason applies
 */
void qdr_session_set_hold (QdrSession *self, QdrHolds hold, gboolean held);

/**
 * @brief Returns whether the game is held for a reason.
 *
 * @param hold  one of QdrHolds
 */
gboolean qdr_session_is_held_by (QdrSession *self, QdrHolds hold);

/**
 * @brief Returns whether the game can be seen: neither is a dialog in front of it or another page
 *        shown in place of it, nor is its window minimized. What is computed only for the board
 *        rests while this is FALSE.
 */
gboolean qdr_session_is_in_sight (QdrSession *self);

/**
 * @brief Takes back the last decision of a person, see qdr_game_find_undo_ply().
 *
 * The next move replaces the moves that were taken back, without a variation. In a finished game
 * this only goes back.
 */
void qdr_session_take_back (QdrSession *self);

/**
 * @brief Returns whether the players must agree to @p move, because it would begin a variation, and
 *        qdr_session_allow_variations() was not called for this game, which has not ended.
 *
 * @param move  a legal move
 */
gboolean qdr_session_needs_variation_consent (QdrSession *self, QdrMove move);

/** @brief Allows moves in this game to begin variations. Call this when the players have agreed. */
void qdr_session_allow_variations (QdrSession *self);

/**
 * @brief Plays a move of a person. It replaces moves that were taken back; if other moves follow
 *        the shown position, it begins a variation.
 *
 * @param move   a legal move
 * @param error  return location for a QDR_GAME_ERROR; on error nothing changes
 */
gboolean qdr_session_play (QdrSession *self, QdrMove move, GError **error);

/** @brief Returns whether a person may move now. */
gboolean qdr_session_person_can_move (QdrSession *self);

/** @brief Explains in a sentence why no person may move now (transfer full). */
char *qdr_session_explain_refused_move (QdrSession *self);

/** @brief Returns whether people play with clocks, the clocks have started, and the game is neither
 *  over nor an analysis. */
gboolean qdr_session_is_timed (QdrSession *self);

/**
 * @brief Returns whether the game of the session is @p game, or has continued it.
 *
 * The file, or else the time at which a game began, shows that two games are the same. Games of a
 * file without a time are the same if all their moves are. In a tournament, a game that has not
 * begun is the game of its round.
 *
 * @param game  a game that was read again
 * @param file  (nullable): the file in which @p game is saved
 */
gboolean qdr_session_has_game (QdrSession *self, QdrGame *game, GFile *file);

/** @brief Returns whether the game is one of a person in a tournament. */
gboolean qdr_session_is_in_tournament (QdrSession *self);

/** @brief Returns the label of a button that starts the game after this one, or leads back to the
 *  tournament. Translated. */
const char *qdr_session_get_next_game_label (QdrSession *self);

/** @brief Returns whether a person plays in a tournament, and so must not get help or take moves
 *  back. */
gboolean qdr_session_is_rated (QdrSession *self);

/** @brief Returns whether a game goes on without hints and analysis: one in a tournament, or with
 *  somebody elsewhere. */
gboolean qdr_session_is_without_advice (QdrSession *self);

/** @brief Returns whether the game can be paused: people play it with clocks, which have started,
 *  or only computers play. Other games of people wait by themselves. */
gboolean qdr_session_can_pause (QdrSession *self);

/** @brief Returns whether a game that can be paused stands still, for whatever reason. */
gboolean qdr_session_is_paused (QdrSession *self);

/**
 * @brief Returns whether the board is hidden from the players.
 *
 * It is hidden while the clocks of people are stopped: a player who saw the position could think
 * without losing time.
 */
gboolean qdr_session_is_board_hidden (QdrSession *self);

/** @brief Returns whether the game is over in the position that is shown. */
gboolean qdr_session_is_over (QdrSession *self);

/** @brief Returns whether people play against computers, and each computer is a personality of
 *  level 1 or 2. */
gboolean qdr_session_is_easy (QdrSession *self);

G_END_DECLS
