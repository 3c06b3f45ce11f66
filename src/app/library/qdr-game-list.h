/*
 * The list of games in the library page, which reads the games that its rows show.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-library-worker.h"

G_BEGIN_DECLS

#define QDR_TYPE_LISTED_GAME (qdr_listed_game_get_type ())
G_DECLARE_FINAL_TYPE (QdrListedGame, qdr_listed_game, QDR, LISTED_GAME, GObject)

/*
 * A game in the list. Until it has been read for a row, only its id is known.
 *
 * Signals:
 *   "loaded"  the game has been read
 */

/**
 * @brief Returns the data for a row; NULL before the game is read.
 *
 * @return (transfer none) (nullable)
 */
const QdrLibraryEntry *qdr_listed_game_get_entry (QdrListedGame *self);

/**
 * @brief Returns the game at its last position, (transfer none) (nullable): NULL before it is read,
 *        or if it cannot be.
 */
QdrGame *qdr_listed_game_get_game (QdrListedGame *self);

#define QDR_TYPE_GAME_LIST (qdr_game_list_get_type ())
G_DECLARE_FINAL_TYPE (QdrGameList, qdr_game_list, QDR, GAME_LIST, GObject)

/*
 * A GListModel of QdrListedGame. It updates itself when the library changes.
 *
 * Signals:
 *   "listed"                         a search has ended
 *   "tallied"                        the share of the first players is known
 *   "failed" (const char *sentence)  a search has failed for the reason in the sentence
 */

/** @brief Returns an empty list. @param library  referenced */
QdrGameList *qdr_game_list_new (QdrLibraryWorker *library);

/** @brief Begins a search for games. The list does not change until they are found. */
void qdr_game_list_begin_search (QdrGameList *self,
                                 const QdrLibraryFilter *filter,
                                 QdrLibrarySort sort,
                                 gboolean descending);

/**
 * @brief Returns the board sizes of all games in the library, including those that are not listed.
 *
 * @return (transfer none) (element-type QdrLibraryBoardSize): sorted by size; valid until the next
 *         "listed"
 */
GArray *qdr_game_list_get_board_sizes (QdrGameList *self);

/**
 * @brief Finds the share of the points that the first players of the listed games have scored.
 *
 * @param share  (out): the share, 0..1; meaningless if the result is FALSE
 * @return FALSE before "tallied", or if none of the games is finished
 */
gboolean qdr_game_list_get_first_player_share (QdrGameList *self, double *share);

/** @brief Returns the id of the game at a position of the list. */
gint64 qdr_game_list_get_game_id (QdrGameList *self, guint position);

/**
 * @brief Returns the ids of games, in the order of the list.
 *
 * @param positions  (nullable): the positions of the games in the list; NULL for all games
 * @return (transfer full) (element-type gint64)
 */
GArray *qdr_game_list_copy_game_ids (QdrGameList *self, GtkBitset *positions);

/**
 * @brief Requests that a game be read for its row. Does nothing if the game has been read before.
 *
 * @param game      emits "loaded" when it has been read
 * @param position  the position of the game in the list
 */
void qdr_game_list_request_game (QdrGameList *self, QdrListedGame *game, guint position);

/** @brief Cancels the request for a game, because its row is gone. */
void qdr_game_list_cancel_request (QdrGameList *self, QdrListedGame *game);

/**
 * @brief Sets which row is in the middle of the visible part of the list. The games nearest to it
 *        are read first.
 */
void qdr_game_list_set_middle_row (QdrGameList *self, guint row);

/** @brief Reads a game of the library with all its moves. */
void qdr_library_worker_read_game_async (QdrLibraryWorker *library,
                                         gint64 id,
                                         GAsyncReadyCallback callback,
                                         gpointer user_data);

/**
 * @brief Finishes qdr_library_worker_read_game_async().
 *
 * @param error  return location for an error of the library, or a QDR_SAVED_GAME_ERROR
 * @return (transfer full) (nullable): NULL on error
 */
QdrGame *qdr_library_worker_read_game_finish (QdrLibraryWorker *library,
                                              GAsyncResult *result,
                                              GError **error);

G_END_DECLS
