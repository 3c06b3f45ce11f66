/*
 * Records of games with people at other computers. A record has the players at this computer, the
 * place of the file, and all moves, also those that could not be written to the file yet.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/** @brief Returns whether a game has people who are not at this computer, by its seats. */
gboolean qdr_game_is_shared (QdrGame *game);

/** @brief Returns the people at this computer, as a bit set. */
guint qdr_game_get_players_here (QdrGame *game);

/** @brief Sets the people at this computer, as a bit set. The computer of the first person in turn
 *  order also moves for personalities and engines. */
void qdr_game_set_players_here (QdrGame *game, guint players);

/** @brief Returns "quoridor/shared" in the user's data folder, (transfer full). */
GFile *qdr_shared_record_get_default_folder (void);

/** @brief A game that is recorded in a folder. */
typedef struct {
  QdrGame *game;  /**< the game, with the players who are at this computer */
  GFile *file;    /**< (nullable): the file that the others can reach */
  gboolean waits; /**< whether the game waits for a player at this computer; only set by
                       qdr_shared_record_list_open() */
} QdrSharedRecord;

/** @brief Frees a record. */
void qdr_shared_record_free (QdrSharedRecord *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrSharedRecord, qdr_shared_record_free)

/** @brief Reads all records of a folder that can be read, (transfer full) (element-type
 *  QdrSharedRecord). */
GPtrArray *qdr_shared_record_list (GFile *folder);

/**
 * @brief Reads the records of games that are not over, with what their files have now. First come
 *        those that wait for a player at this computer, who is to move, to answer or to decide.
 *
 * A game of which the file is gone is left out. Reads files, so call it on a thread.
 *
 * @param folder       folder of the records
 * @param cancellable  (nullable)
 * @return (transfer full) (element-type QdrSharedRecord)
 */
GPtrArray *qdr_shared_record_list_open (GFile *folder, GCancellable *cancellable);

/**
 * @brief Writes the record of a game, completely or not at all.
 *
 * @param game    a game with the players who are at this computer
 * @param ply     the number of moves at which it stands
 * @param file    (nullable): the file that the others can reach
 * @param folder  folder of the records; created if it does not exist
 */
gboolean
qdr_shared_record_write (QdrGame *game, guint ply, GFile *file, GFile *folder, GError **error);

/**
 * @brief Finds the record of a game by its identity, or makes it from the record of the game before
 *        if the players have agreed to another one.
 *
 * @param game  a game that was read from a file or a line
 * @return (transfer full) (nullable): NULL if there is none
 */
QdrSharedRecord *qdr_shared_record_find (GFile *folder, QdrGame *game);

/** @brief Returns the only game of a text, (transfer full) (nullable): NULL if it has more, or
 *  cannot be read. */
QdrGame *qdr_shared_record_parse_game (const char *text, gsize length);

G_END_DECLS
