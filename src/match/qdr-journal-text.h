/*
 * The text of a journal: what is to be played, and the games that were.
 *
 * docs/command-line.md describes it. What becomes of the file is qdr-journal's.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-match-game.h"

G_BEGIN_DECLS

/**
 * @brief Appends a line to the text of a set-up.
 *
 * @param setup  to append to
 * @param key    a word
 * @param value  any text
 */
void qdr_journal_text_append_setting (GString *setup, const char *key, const char *value);

/**
 * @brief Appends a line with a number to the text of a set-up.
 *
 * @param setup  to append to
 * @param key    a word
 * @param value  the number
 */
void qdr_journal_text_append_number (GString *setup, const char *key, guint64 value);

/**
 * @brief Finds what a set-up says.
 *
 * @param setup  its lines
 * @param key    of one of them
 * @return (transfer full) (nullable): its value; NULL where there is no such line
 */
char *qdr_journal_text_find_setting (const char *setup, const char *key);

/**
 * @brief Writes what stands before the first game.
 *
 * @param setup  its lines
 * @return (transfer full)
 */
char *qdr_journal_text_begin (const char *setup);

/**
 * @brief Whether a text begins as a journal does.
 *
 * @param text  any text
 */
gboolean qdr_journal_text_has_title (const char *text);

/**
 * @brief Reads what stands before the first game.
 *
 * @param text  (inout): where the journal begins; where the games begin
 * @param end   of the text
 * @return (transfer full) (nullable): the set-up; NULL where there is not all of it, or a checksum
 *         is wrong
 */
char *qdr_journal_text_take_setup (const char **text, const char *end);

/**
 * @brief Writes a game.
 *
 * @param number       of its fixture, from 0
 * @param contestants  numbers of those who played it, in turn order
 * @param played       the game
 * @return (transfer full)
 */
char *
qdr_journal_text_write_game (guint number, const guint *contestants, const QdrMatchGame *played);

/**
 * @brief Finds where a game ends, without reading it.
 *
 * @param text    (inout): where the game begins; where the next one does
 * @param end     of the text
 * @param number  (out): of its fixture, from 0
 * @return whether all of it is there, by its checksum
 */
gboolean qdr_journal_text_take_game (const char **text, const char *end, guint *number);

/**
 * @brief Whether what is left may be the beginning of one game that was not written to its end:
 *        then no other begins in it.
 *
 * @param text  any bytes, at least one
 * @param end   of them
 */
gboolean qdr_journal_text_may_be_torn (const char *text, const char *end);

/**
 * @brief Reads a game.
 *
 * @param text         of the game alone
 * @param contestants  (out): as in qdr_journal_get_game()
 * @param played       filled in; free with qdr_match_game_clear() also on error
 * @return whether it is one
 */
gboolean qdr_journal_text_read_game (const char *text, guint *contestants, QdrMatchGame *played);

G_END_DECLS
