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
 * @param line  without its end
 * @return (transfer full): free with g_strfreev(); empty for an empty line
 */
char **qdr_parse_words (const char *line);

/**
 * @brief Advances @p i to the next word and returns it.
 *
 * @param words  from qdr_parse_words()
 * @param i      (inout): index of a word
 * @param error  return location for a QDR_USAGE_ERROR
 * @return (nullable): NULL if @p i is that of the last word
 */
const char *qdr_parse_next_word (char **words, guint *i, GError **error);

/**
 * @brief Parses a whole number, which has only digits.
 *
 * @param name    for the error: "--depth"
 * @param number  (out): set on success, @p min to @p max
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
 * @param name          for the error: "--cpu"
 * @param min_ms        least value in milliseconds
 * @param milliseconds  (out): set on success
 * @param error         return location for a QDR_USAGE_ERROR
 */
gboolean qdr_parse_seconds (const char *name,
                            const char *text,
                            guint min_ms,
                            guint *milliseconds,
                            GError **error);

/**
 * @brief Parses a time control: seconds for each player and, optionally, the increment of a move:
 *        "900" or "900+5".
 *
 * @param name       for the error: "--clock"
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
 * @brief Parses a difference in rating, a decimal number that may be negative.
 */
gboolean qdr_parse_elo (const char *text, double *elo);

/**
 * @brief Parses the size of a board, "9" or "9x7".
 *
 * @param name    for the error: "--size"
 * @param width   (out): columns
 * @param height  (out): rows
 * @param error   return location for a QDR_USAGE_ERROR
 */
gboolean
qdr_parse_size (const char *name, const char *text, guint *width, guint *height, GError **error);

/**
 * @brief Parses a number of players.
 *
 * @param name     for the error: "--players"
 * @param players  (out): 2 or 4
 * @param error    return location for a QDR_USAGE_ERROR
 */
gboolean qdr_parse_players (const char *name, const char *text, guint *players, GError **error);

/**
 * @brief Parses the walls in stock, "10" for all players or "10,8" for each, into @p position.
 *
 * @param name   for the error: "--walls"
 * @param error  return location for a QDR_USAGE_ERROR
 */
gboolean
qdr_parse_walls (const char *name, const char *text, QdrPosition *position, GError **error);

G_END_DECLS
