/*
 * Numbers and the like as a user writes them, strictly.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"

G_BEGIN_DECLS

/**
 * @brief The words of a line, separated by spaces or tabs.
 *
 * @param line  without its end
 * @return (transfer full): free with g_strfreev(); empty for an empty line
 */
char **qdr_parse_words (const char *line);

/**
 * @brief The word after @p words[*i], to which @p i moves on.
 *
 * @param words  as of qdr_parse_words()
 * @param i      (inout): index of a word
 * @param error  return location for a QDR_USAGE_ERROR
 * @return (nullable): the word, or NULL when there is none
 */
const char *qdr_parse_next_word (char **words, guint *i, GError **error);

/**
 * @brief Reads a whole number: digits and nothing else.
 *
 * @param name    what the number is, for the error: "--depth"
 * @param text    the number
 * @param min     least value
 * @param max     greatest value
 * @param number  set on success
 * @param error   return location for a QDR_USAGE_ERROR
 */
gboolean qdr_parse_number (const char *name,
                           const char *text,
                           guint64 min,
                           guint64 max,
                           guint64 *number,
                           GError **error);

/**
 * @brief Reads a time in seconds, with a fraction if need be: up to 86400.
 *
 * @param name          what it is, for the error: "--cpu"
 * @param text          the number
 * @param min_ms        least value, milliseconds
 * @param milliseconds  set on success
 * @param error         return location for a QDR_USAGE_ERROR
 */
gboolean qdr_parse_seconds (const char *name,
                            const char *text,
                            guint min_ms,
                            guint *milliseconds,
                            GError **error);

/**
 * @brief Reads the clocks of a game: seconds for each player, "900", perhaps with those that a move
 *        adds, "900+5".
 *
 * @param name       what it is, for the error: "--clock"
 * @param text       the clocks
 * @param seconds    (out): 1..359999
 * @param increment  (out): 0..QDR_INCREMENT_MAX
 * @param error      return location for a QDR_USAGE_ERROR
 */
gboolean qdr_parse_clock (const char *name,
                          const char *text,
                          guint *seconds,
                          guint *increment,
                          GError **error);

/**
 * @brief Reads a difference in rating: a decimal number, perhaps negative.
 *
 * @param text  the number
 * @param elo   set on success
 */
gboolean qdr_parse_elo (const char *text, double *elo);

/**
 * @brief Reads the size of a board, "9" or "9x7".
 *
 * @param name    what it is, for the error: "--size"
 * @param text    the size
 * @param width   (out): columns
 * @param height  (out): rows
 * @param error   return location for a QDR_USAGE_ERROR
 */
gboolean
qdr_parse_size (const char *name, const char *text, guint *width, guint *height, GError **error);

/**
 * @brief Reads a number of players, 2 or 4.
 *
 * @param name     what it is, for the error: "--players"
 * @param text     the number
 * @param players  (out): 2 or 4
 * @param error    return location for a QDR_USAGE_ERROR
 */
gboolean qdr_parse_players (const char *name, const char *text, guint *players, GError **error);

/**
 * @brief Reads the walls in stock, "10" for all players or "10,8" for each, into @p position.
 *
 * @param name      what it is, for the error: "--walls"
 * @param text      the numbers
 * @param position  gets the stocks
 * @param error     return location for a QDR_USAGE_ERROR
 */
gboolean
qdr_parse_walls (const char *name, const char *text, QdrPosition *position, GError **error);

G_END_DECLS
