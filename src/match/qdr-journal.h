/*
 * The journal of a match or tournament: a file that says what is to be played, and to which each
 * game is added as it ends, so that it can go on later, also after a kill.
 *
 * docs/command-line.md describes the file.
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

/** @brief What may be wrong with a journal. */
typedef enum {
  QDR_JOURNAL_ERROR_FOREIGN, /**< it is no journal */
  QDR_JOURNAL_ERROR_DAMAGED, /**< more of it is broken than its end */
  QDR_JOURNAL_ERROR_SET_UP,  /**< it is that of another match or tournament */
  QDR_JOURNAL_ERROR_BUSY,    /**< another program plays by it */
} QdrJournalError;

/**
 * @brief Opens a journal in order to add to it, which only one program at a time can do.
 *
 * If it does not exist it is made. If its last game was not written to its end, as after a kill,
 * what is there of it is removed. On error nothing of a file has changed.
 *
 * @param path   of the file
 * @param setup  (nullable): all that decides which games are played and how, in lines of a key, a
 *               space and a value; the journal must have the same. NULL for what it has
 * @param error  return location for a QDR_JOURNAL_ERROR or a G_FILE_ERROR
 * @return (transfer full): free with qdr_journal_free()
 */
QdrJournal *qdr_journal_open (const char *path, const char *setup, GError **error);

/**
 * @brief Opens a journal in order to look at it, even while a program adds to it.
 *
 * @param path   of the file
 * @param error  as above
 * @return (transfer full): the games that were there; free with qdr_journal_free()
 */
QdrJournal *qdr_journal_read (const char *path, GError **error);

/** @brief Closes a journal, in which all games are that were added. */
void qdr_journal_free (QdrJournal *self);

/**
 * @brief Finds what the set-up says.
 *
 * @param key  of a line
 * @return (transfer full) (nullable): its value; NULL where there is no such line
 */
char *qdr_journal_get_setting (QdrJournal *self, const char *key);

/** @brief Returns how many games are in it. */
guint qdr_journal_get_n_games (QdrJournal *self);

/**
 * @brief Returns the number of the fixture that a game was.
 *
 * @param index  of the game, from 0, in the order in which they ended
 * @return from 0; each occurs once
 */
guint qdr_journal_get_number (QdrJournal *self, guint index);

/**
 * @brief Reads a game.
 *
 * @param index        as above
 * @param contestants  (out): numbers of those who played it, in turn order, QDR_MAX_PLAYERS of them
 * @param played       filled in; free with qdr_match_game_clear() also on error
 * @param error        return location for a QDR_JOURNAL_ERROR or a G_FILE_ERROR
 */
gboolean qdr_journal_get_game (QdrJournal *self,
                               guint index,
                               guint *contestants,
                               QdrMatchGame *played,
                               GError **error);

/**
 * @brief Adds a game. Once this returns nothing that happens loses it.
 *
 * @param number       of its fixture, which is not in it yet
 * @param contestants  numbers of those who played it, in turn order
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
 * @param setup  to append to
 * @param key    a word
 * @param value  any text
 */
void qdr_journal_append_setting (GString *setup, const char *key, const char *value);

/**
 * @brief Appends a line with a number to the text of a set-up.
 *
 * @param setup  to append to
 * @param key    a word
 * @param value  the number
 */
void qdr_journal_append_number (GString *setup, const char *key, guint64 value);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrJournal, qdr_journal_free)

G_END_DECLS
