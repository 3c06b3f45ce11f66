/*
 * The library of games: opening, adding, removing, reading and listing.
 *
 * All functions wait until the file has been read or written. A program with a window therefore
 * calls them on a separate thread. Only one thread at a time may use a library. Several programs
 * can have the same file open.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-opening-names.h"

G_BEGIN_DECLS

/** @brief The error domain of the library. All messages are sentences for the user. */
#define QDR_LIBRARY_ERROR (qdr_library_error_quark ())
GQuark qdr_library_error_quark (void);

/** @brief Codes of QDR_LIBRARY_ERROR. */
typedef enum {
  QDR_LIBRARY_ERROR_FAILED,    /**< any other failure; the message gives the reason */
  QDR_LIBRARY_ERROR_FOREIGN,   /**< the file belongs to another program */
  QDR_LIBRARY_ERROR_DAMAGED,   /**< the file is damaged */
  QDR_LIBRARY_ERROR_NEWER,     /**< a newer version of the program made the file */
  QDR_LIBRARY_ERROR_READ_ONLY, /**< the file cannot be written */
  QDR_LIBRARY_ERROR_FULL,      /**< the disk is full */
  QDR_LIBRARY_ERROR_BUSY,      /**< another program has been writing for too long */
  QDR_LIBRARY_ERROR_NOT_FOUND, /**< the game or player is not in the library */
  QDR_LIBRARY_ERROR_TAKEN,     /**< another person with games has the name */
} QdrLibraryError;

/** @brief An open library. */
typedef struct QdrLibrary QdrLibrary;

/**
 * @brief Returns the path of the user's library, "quoridor/library.db" in the user data directory.
 * @return (transfer full)
 */
char *qdr_library_get_default_path (void);

/**
 * @brief Opens a library, or creates an empty one and its folder.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR or G_IO_ERROR. A file that is not a
 *               library, is damaged or comes from a newer version stays unchanged.
 * @return (transfer full) (nullable): to be closed with qdr_library_close(); NULL on error
 */
QdrLibrary *qdr_library_open (const char *path, GError **error);

/** @brief Closes a library. @param self  (nullable) */
void qdr_library_close (QdrLibrary *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrLibrary, qdr_library_close)

/** @brief Sources of games. The values are stored, so new ones must be added at the end. */
typedef enum {
  QDR_LIBRARY_PLAYED,
  QDR_LIBRARY_IMPORTED,
  QDR_LIBRARY_TOURNAMENT,
} QdrLibrarySource;

/**
 * @brief Adds a game unless the library has one with the same players, date, time, board, stocks
 *        and moves.
 *
 * A game with the source QDR_LIBRARY_PLAYED and a header "Time" replaces the unfinished game with
 * the same players, date, time and start position.
 *
 * When the function returns, the game is on the disk, except during an import or a batch.
 *
 * @param game     the game, with at least one move; added with all moves, whatever position it
 *                 shows
 * @param version  version of the program in which the personalities played, "" if unknown
 * @param id       (out) (optional): id of the game in the library, even if it was there before
 * @param is_new   (out) (optional): whether the game was added
 * @param error    return location for a QDR_LIBRARY_ERROR; on error nothing changes
 */
gboolean qdr_library_add_game (QdrLibrary *self,
                               QdrGame *game,
                               QdrLibrarySource source,
                               const char *version,
                               gint64 *id,
                               gboolean *is_new,
                               GError **error);

/**
 * @brief Begins an import of many games. Until qdr_library_end_import(), added games survive a
 *        crash of the program, but not a power failure.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR
 */
gboolean qdr_library_begin_import (QdrLibrary *self, GError **error);

/**
 * @brief Ends an import and waits until all added games are on the disk.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR
 */
gboolean qdr_library_end_import (QdrLibrary *self, GError **error);

/**
 * @brief Begins a batch of games. Writing games in a batch is faster than one by one.
 *
 * Until qdr_library_end_batch(), other programs do not see these games and cannot write, and the
 * games are not on the disk.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR
 */
gboolean qdr_library_begin_batch (QdrLibrary *self, GError **error);

/**
 * @brief Ends a batch.
 *
 * @param commit  whether to write the games; if FALSE, the library is as before the batch
 * @param error   return location for a QDR_LIBRARY_ERROR; NULL if @p commit is FALSE
 * @return whether the games were written
 */
gboolean qdr_library_end_batch (QdrLibrary *self, gboolean commit, GError **error);

/**
 * @brief Removes all of the given games, or none.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR, NOT_FOUND if the library lacks a game
 */
gboolean
qdr_library_remove_games (QdrLibrary *self, const gint64 *ids, guint n_ids, GError **error);

/**
 * @brief Removes all of the given games, or none, and returns them, so that they can be put back.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR, NOT_FOUND if the library lacks a game
 * @return (transfer full) (nullable): the removed games, for qdr_library_put_back_games(); NULL on
 *         error
 */
GPtrArray *
qdr_library_take_out_games (QdrLibrary *self, const gint64 *ids, guint n_ids, GError **error);

/** @brief Creates an empty list of removed games. @return (transfer full) */
GPtrArray *qdr_library_removed_games_new (void);

/**
 * @brief Restores removed games under their old ids.
 *
 * @param removed  from qdr_library_take_out_games(); restored games are removed from it
 * @param n        number of games to restore, from the end of the list
 * @param error    return location for a QDR_LIBRARY_ERROR; on error none is restored
 */
gboolean qdr_library_put_back_games (QdrLibrary *self, GPtrArray *removed, guint n, GError **error);

/**
 * @brief Reads a game.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR, NOT_FOUND if the library lacks the game
 * @return (transfer full) (nullable): a saved game; NULL on error
 */
char *qdr_library_read_game_text (QdrLibrary *self, gint64 id, GError **error);

/**
 * @brief Checks whether a person can be given another name.
 *
 * @param name      name of the person; case matters
 * @param new_name  not empty, one line
 * @param error     return location for a QDR_LIBRARY_ERROR: NOT_FOUND if the person has no games,
 *                  TAKEN if there are games of a person @p new_name, because they could not be told
 *                  apart
 */
gboolean qdr_library_check_new_name (QdrLibrary *self,
                                     const char *name,
                                     const char *new_name,
                                     GError **error);

/**
 * @brief Gives a person another name in all games, also in the saved ones.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR, see qdr_library_check_new_name(); on error
 *               nothing changes
 */
gboolean qdr_library_rename_person (QdrLibrary *self,
                                    const char *name,
                                    const char *new_name,
                                    GError **error);

/** @brief The review of one seat. */
typedef struct {
  guint n_moves;        /**< number of reviewed moves; 0 for a seat without a review */
  guint n_inaccuracies; /**< number of moves with the verdict inaccuracy */
  guint n_mistakes;     /**< number of moves with the verdict mistake */
  guint n_blunders;     /**< number of moves with the verdict blunder */
  double accuracy;      /**< accuracy in per cent */
} QdrLibraryReview;

/**
 * @brief Stores the review of a game, replacing an earlier review.
 *
 * @param game      the game, with the same names of players as in the library
 * @param reviews   array of QDR_MAX_PLAYERS reviews
 * @param is_found  (out) (optional): whether the game is in the library; if not, nothing is written
 * @param error     return location for a QDR_LIBRARY_ERROR; on error nothing changes
 */
gboolean qdr_library_add_review (QdrLibrary *self,
                                 QdrGame *game,
                                 const QdrLibraryReview *reviews,
                                 gboolean *is_found,
                                 GError **error);

/** @brief Ways a game can end. The values are stored, so new ones must be added at the end. */
typedef enum {
  QDR_LIBRARY_UNFINISHED,
  QDR_LIBRARY_GOAL,
  QDR_LIBRARY_RESIGNATION,
  QDR_LIBRARY_TIME,
  QDR_LIBRARY_STALEMATE,
  QDR_LIBRARY_REPETITION,
  QDR_LIBRARY_N_ENDINGS,
} QdrLibraryEnding;

/** @brief Returns the untranslated name of an ending in files and options, such as "goal". */
const char *qdr_library_ending_get_name (QdrLibraryEnding ending);

/**
 * @brief Finds an ending by its name, see qdr_library_ending_get_name().
 *
 * @param ending  (out)
 * @return whether an ending has this name
 */
gboolean qdr_library_ending_from_name (const char *name, QdrLibraryEnding *ending);

/** @brief The value of QdrLibraryEntry.winner for an unfinished game. */
#define QDR_LIBRARY_NO_WINNER -1

/** @brief A game in a list, without its moves. */
typedef struct {
  gint64 id;                        /**< unique in its library, from 1, never reused */
  char *date;                       /**< date of the game, such as "2026-11-20", or "" */
  char *time;                       /**< time when the game began, such as "18:30:05", or "" */
  guint n_players;                  /**< number of players, 2 or 4 */
  char *names[QDR_MAX_PLAYERS + 1]; /**< names of the players in seating order, followed by NULL */
  guint width;                      /**< columns of the board */
  guint height;                     /**< rows of the board */
  int winner;                       /**< seat of the winner, 1..4; 0 for a draw, or
                                         QDR_LIBRARY_NO_WINNER */
  QdrLibraryEnding ending;          /**< how the game ended */
  guint n_plies;                    /**< number of steps and walls of all players */
  guint n_rounds;                   /**< number of moves, as qdr_game_count_rounds() counts them */
  gboolean is_rated;                /**< whether the game counts for ratings */
} QdrLibraryEntry;

/** @brief Frees an entry. @param self  (nullable) */
void qdr_library_entry_free (QdrLibraryEntry *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrLibraryEntry, qdr_library_entry_free)

/** @brief Returns the result as in saved games: "1".."4", "draw" or "*". */
const char *qdr_library_entry_get_result (const QdrLibraryEntry *self);

/**
 * @brief Conditions that a game must meet. NULL and 0 stand for no condition. The caller owns the
 *        strings.
 */
typedef struct {
  const char *player;      /**< (nullable): name of a player, or id of a personality */
  const char *opponent;    /**< (nullable): name or id of another player of the game */
  gboolean parts_of_names; /**< whether @p player and @p opponent may be parts of names; case and
                                accents are then ignored */
  const char *result;      /**< (nullable): "1".."4", "draw" or "*" */
  guint width;             /**< columns of the board, 0 for any */
  guint height;            /**< rows of the board, 0 for any */
  guint n_players;         /**< number of players: 2, 4, or 0 for any */
  const char *opening;     /**< (nullable): first moves in lower case, separated by spaces */
  GPtrArray *openings;     /**< (nullable) (element-type QdrNamedOpening): openings, one of which
                                the game must have; copies of the filter share the array */
  const char *ending;      /**< (nullable): see qdr_library_ending_get_name() */
  const char *since;       /**< (nullable): first day, as a date; excludes games without a date */
  const char *until;       /**< (nullable): last day, as a date; excludes games without a date */
  guint min_plies;         /**< minimum number of steps and walls of all players */
  guint max_plies;         /**< maximum number of these, 0 for no limit */
  gboolean is_unplayed;    /**< whether games with moves are excluded */
  guint min_moves;         /**< minimum number of moves, as qdr_game_count_rounds() counts them */
  guint max_moves;         /**< maximum number of these, 0 for no limit */
  const QdrPosition *position; /**< (nullable): a position; it or its mirror image must be among the
                                    first QDR_POSITION_INDEX_MAX positions */
} QdrLibraryFilter;

/** @brief Returns a deep copy. @return (transfer full) */
QdrLibraryFilter *qdr_library_filter_copy (const QdrLibraryFilter *self);

/** @brief Frees a copy made by qdr_library_filter_copy(). @param self  (nullable) */
void qdr_library_filter_free (QdrLibraryFilter *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrLibraryFilter, qdr_library_filter_free)

/** @brief Sort orders of games. */
typedef enum {
  QDR_LIBRARY_SORT_ID,
  QDR_LIBRARY_SORT_DATE,
  QDR_LIBRARY_SORT_PLAYERS,
  QDR_LIBRARY_SORT_SIZE,
  QDR_LIBRARY_SORT_RESULT,
  QDR_LIBRARY_SORT_ENDING,
  QDR_LIBRARY_SORT_PLIES,
  QDR_LIBRARY_SORT_RATED,
  QDR_LIBRARY_N_SORTS,
} QdrLibrarySort;

/**
 * @brief A function that is called with each game of a list.
 *
 * @param entry  the game, valid during the call
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
gboolean qdr_library_list_games (QdrLibrary *self,
                                 const QdrLibraryFilter *filter,
                                 QdrLibrarySort sort,
                                 gboolean descending,
                                 guint limit,
                                 QdrLibraryEntryFunc func,
                                 gpointer user_data,
                                 GError **error);

/**
 * @brief Lists the ids of games. A caller can then read the entries one by one.
 *
 * @param sort   the order; ties are broken by id
 * @param error  return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (element-type gint64) (nullable): NULL on error
 */
GArray *qdr_library_list_game_ids (QdrLibrary *self,
                                   const QdrLibraryFilter *filter,
                                   QdrLibrarySort sort,
                                   gboolean descending,
                                   GError **error);

/** @brief The size of a board. */
typedef struct {
  guint width;  /**< columns of the board */
  guint height; /**< rows of the board */
} QdrLibraryBoardSize;

/**
 * @brief Lists the sizes of the boards on which games were played, smallest first.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (element-type QdrLibraryBoardSize) (nullable): NULL on error
 */
GArray *qdr_library_list_board_sizes (QdrLibrary *self, GError **error);

/**
 * @brief Reads the entry of a game.
 *
 * @param final  (out) (transfer full) (optional): the last position, see qdr_position_to_text()
 * @param error  return location for a QDR_LIBRARY_ERROR, NOT_FOUND if the library lacks the game
 * @return (transfer full) (nullable): NULL on error
 */
QdrLibraryEntry *qdr_library_read_entry (QdrLibrary *self, gint64 id, char **final, GError **error);

/**
 * @brief Counts games.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR
 */
gboolean qdr_library_count_games (QdrLibrary *self,
                                  const QdrLibraryFilter *filter,
                                  guint *count,
                                  GError **error);

/**
 * @brief Reads how well the first player scored in finished games.
 *
 * @param n_games  (out): number of finished games
 * @param share    (out): average points of the first player, 0..1; a draw counts one half; 0 if
 *                 there are no games
 * @param error    return location for a QDR_LIBRARY_ERROR
 */
gboolean qdr_library_read_first_player_share (QdrLibrary *self,
                                              const QdrLibraryFilter *filter,
                                              guint *n_games,
                                              double *share,
                                              GError **error);

/**
 * @brief Checks whether the file or a game in it is damaged.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR, DAMAGED with a description
 * @return whether no damage was found
 */
gboolean qdr_library_check_file (QdrLibrary *self, GError **error);

/**
 * @brief Removes unused space from the file.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR; on error nothing changes
 */
gboolean qdr_library_compact_file (QdrLibrary *self, GError **error);

G_END_DECLS
