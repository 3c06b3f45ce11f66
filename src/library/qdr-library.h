/*
 * The library: a file that keeps the games that were played, and finds them again.
 *
 * All functions read and write the file before they return; a program with a window calls them in a
 * thread of its own. A library is used by one thread at a time. Several programs can have the same
 * file open.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library-entry.h"
#include "qdr-library-error.h"
#include "qdr-library-filter.h"

G_BEGIN_DECLS

/** @brief A library that is open. */
typedef struct QdrLibrary QdrLibrary;

/** @brief Returns where the games of this user are: "quoridor/library.db" among the user's data.
 *         @return (transfer full) */
char *qdr_library_find_path (void);

/**
 * @brief Opens a library, or makes an empty one with the folder that it is in.
 *
 * @param path   of the file
 * @param error  return location for a QDR_LIBRARY_ERROR or G_IO_ERROR; a file that is no library,
 *               is damaged, or was made by a newer version, stays as it is
 * @return (transfer full) (nullable): to be closed with qdr_library_close(); NULL on error
 */
QdrLibrary *qdr_library_open (const char *path, GError **error);

/** @brief Closes a library. @param self  (nullable) */
void qdr_library_close (QdrLibrary *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrLibrary, qdr_library_close)

/**
 * @brief Adds a game, unless it is there: one with the same players, date, time, board, stocks and
 *        moves.
 *
 * A game that was played here takes the place of what was added of it before its end: the header
 * "Time" tells that it is the same one.
 *
 * What was added before this returns is not lost, whatever happens to the program.
 *
 * @param game     any game with at least one move; all moves written count, also where it was
 *                 stepped back
 * @param source   where it comes from
 * @param version  of the program in which its personalities play, "" where that is not known
 * @param id       (out) (optional): of the game in the library, also of one that was there
 * @param is_new   (out) (optional): whether it was not there
 * @param error    return location for a QDR_LIBRARY_ERROR; on error nothing changes
 */
gboolean qdr_library_add (QdrLibrary *self,
                          QdrGame *game,
                          QdrLibrarySource source,
                          const char *version,
                          gint64 *id,
                          gboolean *is_new,
                          GError **error);

/**
 * @brief Begins to add many games: what is added is safe if the program ends in whatever way, but
 *        not yet if the power fails.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR
 */
gboolean qdr_library_begin_import (QdrLibrary *self, GError **error);

/**
 * @brief Ends what qdr_library_begin_import() began, and waits until all is on the disk.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR
 */
gboolean qdr_library_end_import (QdrLibrary *self, GError **error);

/**
 * @brief Begins to add games that are written together, which is faster than one by one: none of
 *        them is there for others, and none is safe, before qdr_library_end_batch().
 *
 * Others cannot write meanwhile.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR
 */
gboolean qdr_library_begin_batch (QdrLibrary *self, GError **error);

/**
 * @brief Writes the games that were added since qdr_library_begin_batch().
 *
 * @param keep   FALSE where one of them could not be added: then all is as before the first one
 * @param error  return location for a QDR_LIBRARY_ERROR; NULL if @p keep is FALSE
 * @return whether they are kept
 */
gboolean qdr_library_end_batch (QdrLibrary *self, gboolean keep, GError **error);

/**
 * @brief Removes games: all of them, or none.
 *
 * @param ids    of games
 * @param n_ids  how many
 * @param error  return location for a QDR_LIBRARY_ERROR, NOT_FOUND if there is no such game
 */
gboolean qdr_library_remove (QdrLibrary *self, const gint64 *ids, guint n_ids, GError **error);

/**
 * @brief Reads a game.
 *
 * @param id     of the game
 * @param error  return location for a QDR_LIBRARY_ERROR, NOT_FOUND if there is no such game
 * @return (transfer full) (nullable): a saved game; NULL on error
 */
char *qdr_library_read_game (QdrLibrary *self, gint64 id, GError **error);

/** @brief Told of a game of a list. @param entry  valid during the call. @return whether to go
 * on */
typedef gboolean (*QdrLibraryEntryFunc) (const QdrLibraryEntry *entry, gpointer user_data);

/**
 * @brief Lists games.
 *
 * @param filter      which ones
 * @param sort        in which order; equal ones by their numbers
 * @param descending  whether the other way round
 * @param limit       how many to list at most, 0 for all
 * @param func        is called with each; it may not write into the library
 * @param user_data   for @p func
 * @param error       return location for a QDR_LIBRARY_ERROR
 */
gboolean qdr_library_list (QdrLibrary *self,
                           const QdrLibraryFilter *filter,
                           QdrLibrarySort sort,
                           gboolean descending,
                           guint limit,
                           QdrLibraryEntryFunc func,
                           gpointer user_data,
                           GError **error);

/**
 * @brief Lists the numbers of games, so that a list of any length can be shown of which only a part
 *        is read.
 *
 * @param filter      which ones
 * @param sort        in which order; equal ones by their numbers
 * @param descending  whether the other way round
 * @param error       return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (element-type gint64) (nullable): NULL on error
 */
GArray *qdr_library_list_ids (QdrLibrary *self,
                              const QdrLibraryFilter *filter,
                              QdrLibrarySort sort,
                              gboolean descending,
                              GError **error);

/** @brief The size of a board. */
typedef struct {
  guint width;  /**< columns */
  guint height; /**< rows */
} QdrLibraryBoard;

/**
 * @brief Lists the boards on which games were played, the smallest first.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (element-type QdrLibraryBoard) (nullable): NULL on error
 */
GArray *qdr_library_list_boards (QdrLibrary *self, GError **error);

/**
 * @brief Reads what a list shows of a game.
 *
 * @param id     of the game
 * @param final  (out) (transfer full): its last position, see qdr_position_to_text()
 * @param error  return location for a QDR_LIBRARY_ERROR, NOT_FOUND if there is no such game
 * @return (transfer full) (nullable): NULL on error
 */
QdrLibraryEntry *qdr_library_read_entry (QdrLibrary *self, gint64 id, char **final, GError **error);

/**
 * @brief Counts games.
 *
 * @param filter  which ones
 * @param count   (out): how many there are
 * @param error   return location for a QDR_LIBRARY_ERROR
 */
gboolean
qdr_library_count (QdrLibrary *self, const QdrLibraryFilter *filter, guint *count, GError **error);

/**
 * @brief Tells how the first player does.
 *
 * @param filter   in which games; those that are not over do not count
 * @param n_games  (out): how many count
 * @param share    (out): what the first player has of their points, 0..1; a draw is one half. 0
 *                 where no game counts
 * @param error    return location for a QDR_LIBRARY_ERROR
 */
gboolean qdr_library_read_first_player_share (QdrLibrary *self,
                                              const QdrLibraryFilter *filter,
                                              guint *n_games,
                                              double *share,
                                              GError **error);

/**
 * @brief Checks the whole file.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR, DAMAGED with what was found
 * @return whether all is well
 */
gboolean qdr_library_check (QdrLibrary *self, GError **error);

/**
 * @brief Makes the file as small as it can be.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR; on error nothing changes
 */
gboolean qdr_library_compact (QdrLibrary *self, GError **error);

G_END_DECLS
