/*
 * A game with people at other computers, by a file that all of them can reach, or by lines that
 * they send to one another.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game-merge.h"
#include "qdr-game-request.h"
#include "qdr-shared-record.h"

G_BEGIN_DECLS

#define QDR_TYPE_SHARED_GAME (qdr_shared_game_get_type ())
G_DECLARE_FINAL_TYPE (QdrSharedGame, qdr_shared_game, QDR, SHARED_GAME, GObject)

/*
 * Signals:
 *   "changed" ()   the state, the request, the question or the next game has changed
 *
 * The object watches the file and looks at it every two seconds, because not all file systems
 * notify changes. Moves of the others are played in the game as soon as they arrive. Each change at
 * this computer is written to a record in the user's data folder first, then to the file, each
 * completely or not at all; then the game is not modified. So it is not lost if the file cannot be
 * reached, even if the program is killed.
 *
 * The file is read and written on another thread. Copies that Syncthing, Nextcloud and Dropbox make
 * of a file that was changed at two computers are read, too; they are never changed or removed.
 */

/**
 * @brief Creates the object, which keeps the game and the file the same until it is disposed.
 *
 * A game without a header GameId gets one, made of the contents of its file if it has one.
 *
 * @param game    a game with the players who are at this computer; referenced
 * @param file    (nullable): its file, which need not exist; NULL for a game by lines; referenced
 * @param folder  folder of the records; created if it does not exist; referenced
 * @return (transfer full)
 */
QdrSharedGame *qdr_shared_game_new (QdrGame *game, GFile *file, GFile *folder);

/** @brief Returns the file, (transfer none) (nullable). */
GFile *qdr_shared_game_get_file (QdrSharedGame *self);

/** @brief Returns the number of moves at which the game stands, whatever is shown. */
guint qdr_shared_game_get_ply (QdrSharedGame *self);

/** @brief Describes in sentences what is to be decided, else the last request, else what is waited
 *         for, (transfer full) (nullable): NULL if there is nothing to say. Translated. */
char *qdr_shared_game_describe (QdrSharedGame *self);

/**
 * @brief Plays a move of a player at this computer where the game stands, whatever is shown.
 *
 * @param error  return location for a QDR_GAME_ERROR; on error nothing changes
 */
gboolean qdr_shared_game_play (QdrSharedGame *self, QdrMove move, GError **error);

/** @brief Sets how often the file is looked at, in milliseconds; 2000 at first. */
void qdr_shared_game_set_interval (QdrSharedGame *self, guint interval_ms);

/** @brief Reads the file now. */
void qdr_shared_game_check (QdrSharedGame *self);

/** @brief Returns whether the file and the record have all that the game has. */
gboolean qdr_shared_game_is_saved (QdrSharedGame *self);

/** @brief Describes what came of a copy in a line in a sentence, (transfer full) (nullable): NULL
 *         if the game says it. Translated. */
char *qdr_merge_describe (QdrMerge merge);

/**
 * @brief Adds what a copy has that came in a line.
 *
 * @param theirs    the copy
 * @param sentence  (out) (transfer full) (nullable): what has come of it; NULL if
 *                  qdr_shared_game_describe() or another game says it. Translated
 * @return how the copy stands to the game. With QDR_MERGE_NEWER its moves have been played, and
 *         with QDR_MERGE_PARTED there is a question. With QDR_MERGE_OWN_MOVE it has moves of a
 *         player at this computer that were not made here, and nothing has changed
 */
QdrMerge qdr_shared_game_receive (QdrSharedGame *self, QdrGame *theirs, char **sentence);

/** @brief Returns whether the game has no file, and the others must be sent what happened last. */
gboolean qdr_shared_game_needs_message (QdrSharedGame *self);

/**
 * @brief Returns the copy about which it must be decided whether it holds, (transfer none)
 *        (nullable): NULL if there is no question.
 *
 * @param is_own_move  (out) (optional): whether it only has moves of a player at this computer that
 *                     were not made here
 */
QdrGame *qdr_shared_game_get_question (QdrSharedGame *self, gboolean *is_own_move);

/** @brief Decides the question. The moves that do not hold become a variation. */
void qdr_shared_game_decide (QdrSharedGame *self, gboolean theirs_holds);

/** @brief Returns the request at the end of the game. */
QdrRequest qdr_shared_game_get_request (QdrSharedGame *self);

/** @brief Returns whether a player at this computer can ask for something now. */
gboolean qdr_shared_game_can_request (QdrSharedGame *self, QdrRequestKind kind);

/** @brief Asks for something, in the name of a player at this computer. Returns FALSE if it cannot
 *         be asked for. */
gboolean qdr_shared_game_request (QdrSharedGame *self, QdrRequestKind kind);

/** @brief Returns the player at this computer whose answer is waited for, or QDR_MAX_PLAYERS. */
guint qdr_shared_game_get_answerer (QdrSharedGame *self);

/** @brief Answers the request, in the name of qdr_shared_game_get_answerer(). */
void qdr_shared_game_answer (QdrSharedGame *self, gboolean agrees);

/** @brief Returns the game after this one, (transfer none) (nullable): NULL if none was agreed. */
QdrGame *qdr_shared_game_get_next_game (QdrSharedGame *self);

G_END_DECLS
