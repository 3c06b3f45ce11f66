/*
 * A game session: a game, its computer players, its file, and its pauses.
 *
 * It uses no widget, so that it works without a display.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-match-score.h"
#include "qdr-computer-player.h"

G_BEGIN_DECLS

#define QDR_TYPE_SESSION (qdr_session_get_type ())
G_DECLARE_FINAL_TYPE (QdrSession, qdr_session, QDR, SESSION, GObject)

/** @brief Reasons for holding a game. Several may apply at once. */
typedef enum {
  QDR_HOLD_PAUSE = 1 << 0,    /**< the user wants a pause */
  QDR_HOLD_DIALOG = 1 << 1,   /**< a dialog stands in front of the game */
  QDR_HOLD_HOME = 1 << 2,     /**< another page is shown in place of the game */
  QDR_HOLD_QUESTION = 1 << 3, /**< a question about the game is open */
} QdrHolds;

/** @brief Flags of the signal "changed". */
typedef enum {
  QDR_CHANGE_GAME = 1 << 0,     /**< the game was replaced */
  QDR_CHANGE_POSITION = 1 << 1, /**< the position shown, also after a new game */
  QDR_CHANGE_SEATS = 1 << 2,    /**< the seats, also after a new game */
  QDR_CHANGE_ENDED = 1 << 3,    /**< a new move has ended the game */
} QdrSessionChanges;

/*
 * Signals:
 *   "changed" (guint changes)       emitted once at the end of each change of position, game, file,
 *                                   title, holds, seats, or thinking; @changes are
 *               QdrSessionChanges
 *   "short-of-time" (guint player)  the clock of a player has fallen below 20 seconds; emitted once
 *                                   until the player gains time again
 *
 * While the game is held, computers do not think and no clock runs. A clock starts with the first
 * move played in this session, not with the moves of a file. While an earlier position is shown,
 * the clock of a person runs on, but computers do not think and their clocks rest. In a game of
 * computers stepping back is a pause, and the end of the pause returns to the last move. A finished
 * game cannot be paused.
 */

/** @brief Returns a session without a game. @param personalities  referenced */
QdrSession *qdr_session_new (QdrPersonalityList *personalities);

/**
 * @brief Calls @p changed for each "changed" while @p object lives, and once at once with all
 *        changes if there is a game.
 *
 * @param changed  a function of @p object and QdrSessionChanges
 * @param object   a GObject
 */
void qdr_session_follow (QdrSession *self, GCallback changed, gpointer object);

/** @brief Returns the game (transfer none) (nullable): NULL before qdr_session_set_game(). */
QdrGame *qdr_session_get_game (QdrSession *self);

/** @brief Returns the player of the computer seats (transfer none). */
QdrComputerPlayer *qdr_session_get_computer (QdrSession *self);

/**
 * @brief Replaces the game by one that belongs to no match, and ends a pause.
 *
 * @param game   referenced
 * @param file   (nullable): where it is saved
 * @param title  (nullable): shown instead of a file name, such as that of a collection
 */
void qdr_session_set_game (QdrSession *self, QdrGame *game, GFile *file, const char *title);

/**
 * @brief Replaces the game by one of a match, and ends a pause.
 *
 * The end of the game is counted in the score, once. Any other game ends the match.
 *
 * @param game         referenced; with as many players as the match
 * @param match_score  (nullable): copied, as it stands in that game; NULL for a game of no match
 */
void
qdr_session_set_game_of_match (QdrSession *self, QdrGame *game, const QdrMatchScore *match_score);

/** @brief Returns the score of the match (transfer none) (nullable): NULL if the game belongs
 *  to none. Valid until the next change. */
const QdrMatchScore *qdr_session_get_match_score (QdrSession *self);

/**
 * @brief Starts a new game, set up as the last one was; the first of a match if that was one.
 *
 * @param settings  of the program
 */
void qdr_session_start_new_game (QdrSession *self, GSettings *settings);

/**
 * @brief Goes on with a game that was left before, as it was left.
 *
 * If a clock had been running the game comes back in a pause: no player loses time, or thinks
 * for nothing, because the program was started.
 *
 * @param game           referenced
 * @param file           (nullable): where it is saved
 * @param title          (nullable): what stands in for the name of a file
 * @param match_score      (nullable): the match that it belongs to; copied
 * @param clock_started  whether a move had been played in that session
 * @param paused         whether there was a pause
 */
void qdr_session_resume (QdrSession *self,
                         QdrGame *game,
                         GFile *file,
                         const char *title,
                         const QdrMatchScore *match_score,
                         gboolean clock_started,
                         gboolean paused);

/** @brief Returns whether a move has been played in this session. */
gboolean qdr_session_get_clock_started (QdrSession *self);

/** @brief Returns the file of the game (transfer none) (nullable). */
GFile *qdr_session_get_file (QdrSession *self);

/**
 * @brief Saves the game to @p file, where it belongs from then on.
 *
 * @param file   where to save it; referenced
 * @param error  return location, see qdr_saved_game_save(); on error nothing changes
 */
gboolean qdr_session_save (QdrSession *self, GFile *file, GError **error);

/** @brief Returns the name of the file, or the title given instead (transfer full). */
char *qdr_session_get_title (QdrSession *self);

/** @brief Returns the title given instead of a file name (transfer none) (nullable). */
const char *qdr_session_get_given_title (QdrSession *self);

/** @brief Returns whether nothing has happened yet: a new game without file and moves, and not
 *  in the middle of a match. */
gboolean qdr_session_is_untouched (QdrSession *self);

/** @brief Returns whether closing the game would lose moves. */
gboolean qdr_session_has_unsaved_moves (QdrSession *self);

/**
 * @brief Changes the player of a seat during the game; see qdr_game_setup_change_seat().
 *
 * @param player  0..players - 1
 * @param seat    "human" or "computer ID"
 */
void qdr_session_change_seat (QdrSession *self, guint player, const char *seat);

/**
 * @brief Sets or removes one of the reasons for which the game is held.
 *
 * @param hold  one of QdrHolds
 * @param held  whether it holds the game from now on
 */
void qdr_session_set_hold (QdrSession *self, QdrHolds hold, gboolean held);

/**
 * @brief Returns whether the game is held for a reason.
 *
 * @param hold  one of QdrHolds
 */
gboolean qdr_session_is_held_by (QdrSession *self, QdrHolds hold);

/**
 * @brief Takes back moves as far as a person decided last, see qdr_game_find_undo_ply().
 *
 * A player who takes a move back means to play another in its place; one who steps back looks at
 * the game.
 */
void qdr_session_take_back (QdrSession *self);

/**
 * @brief Returns whether @p move would begin a variation and the players have not yet been asked
 *        about that in this game.
 *
 * @param move  a legal move
 */
gboolean qdr_session_needs_variation_consent (QdrSession *self, QdrMove move);

/** @brief Allows moves to begin variations in this game without a question. */
void qdr_session_allow_variations (QdrSession *self);

/**
 * @brief Plays a move of a person. It replaces moves taken back; other moves ahead become a
 *        variation.
 *
 * @param move   a legal move
 * @param error  return location for a QDR_GAME_ERROR; on error nothing changes
 */
gboolean qdr_session_play (QdrSession *self, QdrMove move, GError **error);

/** @brief Returns whether a person may move now. */
gboolean qdr_session_can_move (QdrSession *self);

/** @brief Returns why qdr_session_can_move() is FALSE (transfer full): a sentence. */
char *qdr_session_describe_lock (QdrSession *self);

/** @brief Returns whether people play with clocks that have started, in a game that is not over. */
gboolean qdr_session_is_timed (QdrSession *self);

/**
 * @brief Returns whether the board is hidden from the players.
 *
 * It is hidden while a pause or a dialog stops the clocks of people: a player who saw the position
 * could think without losing time.
 */
gboolean qdr_session_is_board_hidden (QdrSession *self);

/** @brief Returns whether the game is over. */
gboolean qdr_session_is_over (QdrSession *self);

G_END_DECLS
