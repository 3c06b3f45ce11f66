/*
 * The journal of a match or tournament: a file with the set-up and all games played so far.
 *
 * Each game is added as it ends, so that an interrupted match or tournament can be continued.
 * docs/command-line.md describes the format.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-match-game.h"

G_BEGIN_DECLS

/** @brief A journal. */
typedef struct QdrJournal QdrJournal;

#define QDR_JOURNAL_ERROR (qdr_journal_error_quark ())
GQuark qdr_journal_error_quark (void);

/** @brief Errors of a journal. */
typedef enum {
  QDR_JOURNAL_ERROR_FOREIGN, /**< not a journal */
  QDR_JOURNAL_ERROR_DAMAGED, /**< damaged in more than its last game */
  QDR_JOURNAL_ERROR_SET_UP,  /**< belongs to another match or tournament */
  QDR_JOURNAL_ERROR_BUSY,    /**< locked by another program */
} QdrJournalError;

/**
 * @brief Opens a journal for appending. Only one program can do so at a time.
 *
 * A missing file is created. An incomplete last game is removed. On error the file is unchanged.
 *
 * @param path   the path of the file
 * @param setup  (nullable): the set-up, in lines of a key, a space and a value; an existing journal
 *               must have the same. NULL accepts any
 * @param error  return location for a QDR_JOURNAL_ERROR or a G_FILE_ERROR
 * @return (transfer full) (nullable): free with qdr_journal_free(); NULL on error
 */
QdrJournal *qdr_journal_open (const char *path, const char *setup, GError **error);

/**
 * @brief Opens a journal for reading, even while another program appends to it.
 *
 * @param path   the path of the file
 * @param error  return location for a QDR_JOURNAL_ERROR or a G_FILE_ERROR
 * @return (transfer full) (nullable): free with qdr_journal_free(); NULL on error
 */
QdrJournal *qdr_journal_read (const char *path, GError **error);

/** @brief Closes a journal. */
void qdr_journal_free (QdrJournal *self);

/**
 * @brief Returns a value of the set-up.
 *
 * @param key  the key of a line
 * @return (transfer full) (nullable): NULL if there is no such line
 */
char *qdr_journal_get_setting (QdrJournal *self, const char *key);

/** @brief Returns the number of games. */
guint qdr_journal_get_n_games (QdrJournal *self);

/**
 * @brief Returns the number of the fixture of a game.
 *
 * @param index  the index of the game, from 0, in the order in which games ended
 * @return from 0; unique
 */
guint qdr_journal_get_number (QdrJournal *self, guint index);

/**
 * @brief Reads a game.
 *
 * @param index        as for qdr_journal_get_number()
 * @param contestants  (out): the numbers of the contestants in turn order, QDR_MAX_PLAYERS of them
 * @param played       (out): free with qdr_match_game_clear() also on error
 * @param error        return location for a QDR_JOURNAL_ERROR or a G_FILE_ERROR
 */
gboolean qdr_journal_get_game (QdrJournal *self,
                               guint index,
                               guint *contestants,
                               QdrMatchGame *played,
                               GError **error);

/**
 * @brief Adds a game and flushes it to the disk.
 *
 * @param number       the number of its fixture, which must not be in the journal yet
 * @param contestants  the numbers of the contestants in turn order
 * @param played       the game
 * @param error        return location for a G_FILE_ERROR
 */
gboolean qdr_journal_add (QdrJournal *self,
                          guint number,
                          const guint *contestants,
                          const QdrMatchGame *played,
                          GError **error);

/**
 * @brief Appends a line to the text of a set-up.
 *
 * @param setup  the lines so far
 * @param key    a single word
 * @param value  any text
 */
void qdr_journal_append_setting (GString *setup, const char *key, const char *value);

/**
 * @brief Appends a line with a number to the text of a set-up.
 *
 * @param setup  the lines so far
 * @param key    a single word
 * @param value  the number
 */
void qdr_journal_append_number (GString *setup, const char *key, guint64 value);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrJournal, qdr_journal_free)

G_END_DECLS
