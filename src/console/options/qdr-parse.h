/*
 * Strict parsers of words, numbers, times and sizes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"

G_BEGIN_DECLS

/**
 * @brief Splits a line at spaces and tabs.
 *
 * @param line  a line without its line end
 * @return (transfer full): the words; free with g_strfreev()
 */
char **qdr_parse_words (const char *line);

/**
 * @brief Advances @p i to the next word, and returns this word.
 *
 * @param words  words from qdr_parse_words()
 * @param i      (inout): index of the present word
 * @param error  return location for a QDR_USAGE_ERROR
 * @return (nullable): the next word; NULL if the present word is the last one
 */
const char *qdr_parse_next_word (char **words, guint *i, GError **error);

/**
 * @brief Parses a whole number that consists only of digits.
 *
 * @param name    name of the option in error messages, for example "--depth"
 * @param number  (out): the number, @p min..@p max; set on success
 * @param error   return location for a QDR_USAGE_ERROR
 */
gboolean qdr_parse_number (const char *name,
                           const char *text,
                           guint64 min,
                           guint64 max,
                           guint64 *number,
                           GError **error);

/**
 * @brief Parses a time in seconds, possibly with a fraction, up to 86400.
 *
 * @param name          name of the option in error messages, for example "--cpu"
 * @param min_ms        least time in milliseconds
 * @param milliseconds  (out): set on success
 * @param error         return location for a QDR_USAGE_ERROR
 */
gboolean qdr_parse_seconds (const char *name,
                            const char *text,
                            guint min_ms,
                            guint *milliseconds,
                            GError **error);

/**
 * @brief Parses a time control such as "900" or "900+5": the seconds on the clock of each player
 *        and, optionally, the seconds that each move adds.
 *
 * @param name       name of the option in error messages, for example "--clock"
 * @param seconds    (out): seconds on each clock, 1..359999
 * @param increment  (out): seconds that each move adds, 0..QDR_INCREMENT_MAX
 * @param error      return location for a QDR_USAGE_ERROR
 */
gboolean qdr_parse_clock (const char *name,
                          const char *text,
                          guint *seconds,
                          guint *increment,
                          GError **error);

/**
 * @brief Parses a difference in rating, a decimal number that may be negative. Sets @p elo to it.
 */
gboolean qdr_parse_rating_difference (const char *text, double *elo);

/**
 * @brief Parses the size of a board, "9" or "9x7".
 *
 * @param name    name of the option in error messages, for example "--size"
 * @param width   (out): columns
 * @param height  (out): rows
 * @param error   return location for a QDR_USAGE_ERROR
 */
gboolean
qdr_parse_size (const char *name, const char *text, guint *width, guint *height, GError **error);

/**
 * @brief Parses a number of players.
 *
 * @param name     name of the option in error messages, for example "--players"
 * @param players  (out): 2 or 4
 * @param error    return location for a QDR_USAGE_ERROR
 */
gboolean qdr_parse_players (const char *name, const char *text, guint *players, GError **error);

/**
 * @brief Parses the stocks of walls into @p position: "10" for all players, or "10,8" for each
 *        player.
 *
 * @param name   name of the option in error messages, for example "--walls"
 * @param error  return location for a QDR_USAGE_ERROR
 */
gboolean
qdr_parse_wall_stocks (const char *name, const char *text, QdrPosition *position, GError **error);

G_END_DECLS
