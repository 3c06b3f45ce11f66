/*
 * A list of games of the library, of any length.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-library-worker.h"
#include "qdr-listed-game.h"

G_BEGIN_DECLS

#define QDR_TYPE_GAME_LIST (qdr_game_list_get_type ())
G_DECLARE_FINAL_TYPE (QdrGameList, qdr_game_list, QDR, GAME_LIST, GObject)

/*
 * A GListModel of QdrListedGame, of which only the numbers are known; qdr-game-reader.h reads those
 * in sight. It follows the library: what comes and goes there comes and goes
 * here.
 *
 * Signals:
 *   "listed"                         it is as it should be: after each search
 *   "tallied"                        how the first player does in these games is known as well
 *   "failed" (const char *sentence)  the library could not be searched, and why
 */

/** @brief Returns a list without games. @param library  referenced */
QdrGameList *qdr_game_list_new (QdrLibraryWorker *library);

/**
 * @brief Lists other games. Those that are listed stay until the others have been found.
 *
 * @param filter      which ones
 * @param sort        in which order
 * @param descending  whether the other way round
 */
void qdr_game_list_search (QdrGameList *self,
                           const QdrLibraryFilter *filter,
                           QdrLibrarySort sort,
                           gboolean descending);

/**
 * @brief Returns on which boards games of the library were played, listed or not.
 *
 * @return (transfer none) (element-type QdrLibraryBoard): the smallest first, until "listed"
 */
GArray *qdr_game_list_get_boards (QdrGameList *self);

/**
 * @brief Tells how the first player does in these games.
 *
 * @param share  (out): of the points, 0..1
 * @return FALSE before "tallied", and where none of them is over
 */
gboolean qdr_game_list_get_first_player_share (QdrGameList *self, double *share);

/** @brief Returns the number of a game in the library. @param position  in the list */
gint64 qdr_game_list_get_id (QdrGameList *self, guint position);

/**
 * @brief Returns the numbers of games in the library, in the order of the list.
 *
 * @param positions  (nullable): in the list; NULL for all
 * @return (transfer full) (element-type gint64)
 */
GArray *qdr_game_list_copy_ids (QdrGameList *self, GtkBitset *positions);

G_END_DECLS
