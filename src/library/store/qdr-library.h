/*
 * The library: a file that stores games and finds them again.
 *
 * All functions read and write the file before they return, so a program with a window calls them
 * from a thread of its own. A library is used by one thread at a time. Several programs can have
 * the same file open.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library-entry.h"
#include "qdr-library-filter.h"

G_BEGIN_DECLS

/** @brief The error domain of the library. All messages are sentences for the user. */
#define QDR_LIBRARY_ERROR (qdr_library_error_quark ())
GQuark qdr_library_error_quark (void);

/** @brief Codes of QDR_LIBRARY_ERROR. */
typedef enum {
  QDR_LIBRARY_ERROR_FAILED,    /**< any other failure; the message quotes SQLite */
  QDR_LIBRARY_ERROR_FOREIGN,   /**< the file belongs to another program */
  QDR_LIBRARY_ERROR_DAMAGED,   /**< the file is damaged */
  QDR_LIBRARY_ERROR_NEWER,     /**< a newer version of the program made it */
  QDR_LIBRARY_ERROR_READ_ONLY, /**< the file cannot be written */
  QDR_LIBRARY_ERROR_FULL,      /**< the disk is full */
  QDR_LIBRARY_ERROR_BUSY,      /**< another program has been writing for too long */
  QDR_LIBRARY_ERROR_NOT_FOUND, /**< there is no such game */
} QdrLibraryError;

/** @brief An open library. */
typedef struct QdrLibrary QdrLibrary;

/**
 * @brief Returns the path of the user's library, "quoridor/library.db" in the user data directory.
 * @return (transfer full)
 */
char *qdr_library_find_path (void);

/**
 * @brief Opens a library, or creates an empty one and its folder.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR or G_IO_ERROR. A file that is not a
 *               library, is damaged or comes from a newer version is left unchanged.
 * @return (transfer full) (nullable): to be closed with qdr_library_close(); NULL on error
 */
QdrLibrary *qdr_library_open (const char *path, GError **error);

/** @brief Closes a library. @param self  (nullable) */
void qdr_library_close (QdrLibrary *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrLibrary, qdr_library_close)

/**
 * @brief Adds a game unless the library has one with the same players, date, time, board, stocks
 *        and moves.
 *
 * A game played here replaces its own unfinished version, which is recognised by the header "Time".
 *
 * Once this returns, the game is safely stored whatever happens to the program.
 *
 * @param game     a game with at least one move; moves that were stepped back count too
 * @param version  version of the program whose personalities play, "" if unknown
 * @param id       (out) (optional): id of the game in the library, new or not
 * @param is_new   (out) (optional): whether the game was added
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
 * @brief Begins an import of many games. Until qdr_library_end_import(), added games survive the
 *        end of the program but not a power failure.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR
 */
gboolean qdr_library_begin_import (QdrLibrary *self, GError **error);

/**
 * @brief Ends an import and waits until everything is on the disk.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR
 */
gboolean qdr_library_end_import (QdrLibrary *self, GError **error);

/**
 * @brief Begins a batch of games that are written together, which is faster than one by one.
 *
 * Nobody else sees them, and none is safely stored, before qdr_library_end_batch(). Other programs
 * cannot write meanwhile.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR
 */
gboolean qdr_library_begin_batch (QdrLibrary *self, GError **error);

/**
 * @brief Ends a batch.
 *
 * @param keep   whether to write the games; if FALSE, the library is as before the batch
 * @param error  return location for a QDR_LIBRARY_ERROR; NULL if @p keep is FALSE
 * @return whether the games were written
 */
gboolean qdr_library_end_batch (QdrLibrary *self, gboolean keep, GError **error);

/**
 * @brief Removes all of the given games, or none.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR, NOT_FOUND if there is no such game
 */
gboolean qdr_library_remove (QdrLibrary *self, const gint64 *ids, guint n_ids, GError **error);

/**
 * @brief Reads a game.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR, NOT_FOUND if there is no such game
 * @return (transfer full) (nullable): a saved game; NULL on error
 */
char *qdr_library_read_game (QdrLibrary *self, gint64 id, GError **error);

/**
 * @brief Receives a game of a list.
 *
 * @param entry  valid during the call
 * @return whether to continue
 */
typedef gboolean (*QdrLibraryEntryFunc) (const QdrLibraryEntry *entry, gpointer user_data);

/**
 * @brief Lists games.
 *
 * @param sort   the order; ties are broken by id
 * @param limit  maximum number of games, 0 for all
 * @param func   called with each game; it must not write into the library
 * @param error  return location for a QDR_LIBRARY_ERROR
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
 * @brief Lists the ids of games, for a long list of which only a part is read.
 *
 * @param sort   the order; ties are broken by id
 * @param error  return location for a QDR_LIBRARY_ERROR
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
 * @brief Lists the boards on which games were played, smallest first.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (element-type QdrLibraryBoard) (nullable): NULL on error
 */
GArray *qdr_library_list_boards (QdrLibrary *self, GError **error);

/**
 * @brief Reads the entry of a game.
 *
 * @param final  (out) (transfer full): the last position, see qdr_position_to_text()
 * @param error  return location for a QDR_LIBRARY_ERROR, NOT_FOUND if there is no such game
 * @return (transfer full) (nullable): NULL on error
 */
QdrLibraryEntry *qdr_library_read_entry (QdrLibrary *self, gint64 id, char **final, GError **error);

/**
 * @brief Counts games.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR
 */
gboolean
qdr_library_count (QdrLibrary *self, const QdrLibraryFilter *filter, guint *count, GError **error);

/**
 * @brief Reads how well the first player scores in finished games.
 *
 * @param n_games  (out): number of finished games
 * @param share    (out): share of the points, 0..1, a draw counting one half; 0 without games
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
 * @param error  return location for a QDR_LIBRARY_ERROR, DAMAGED with a description
 * @return whether the file is sound
 */
gboolean qdr_library_check (QdrLibrary *self, GError **error);

/**
 * @brief Makes the file as small as possible.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR; on error nothing changes
 */
gboolean qdr_library_compact (QdrLibrary *self, GError **error);

G_END_DECLS
