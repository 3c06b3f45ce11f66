/*
 * What texts in a file of a personality may be, and what is said of mistakes in it. For those who
 * read such files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* --- Mistakes --------------------------------------------------------------------------------- */

/**
 * @brief Says what is wrong with a file.
 *
 * @param error   return location for G_KEY_FILE_ERROR_INVALID_VALUE
 * @param format  a sentence, as for printf()
 * @return FALSE
 */
gboolean qdr_personality_refuse (GError **error, const char *format, ...) G_GNUC_PRINTF (2, 3);

/**
 * @brief Passes on what a library says about a file, which may quote a long line of it.
 *
 * @param error   return location
 * @param reason  what the library says
 * @return FALSE
 */
gboolean qdr_personality_refuse_because (GError **error, const GError *reason);

/**
 * @brief Returns what a message may quote from a file.
 *
 * @param text  any bytes
 * @return (transfer full)
 */
char *qdr_personality_quote (const char *text);

/* --- Texts ------------------------------------------------------------------------------------ */

/**
 * @brief Returns the value of a key that has to be there.
 *
 * @param file   the keys
 * @param group  the group
 * @param key    the key
 * @param error  return location for a G_KEY_FILE_ERROR
 * @return (transfer full) (nullable): NULL on error
 */
char *
qdr_personality_get_value (GKeyFile *file, const char *group, const char *key, GError **error);

/**
 * @brief Whether @p name is @p key, or a translation of it such as "Name[fr]".
 *
 * @param name             of a key in a file
 * @param key              the key that it may be of
 * @param is_translatable  whether translations count
 */
gboolean qdr_personality_is_text_of (const char *name, const char *key, gboolean is_translatable);

/**
 * @brief Checks a text: one line, not empty, not too long. Texts stand in tables of a line each, in
 *        saved games, and where there is little room.
 *
 * @param group       the group, for the message
 * @param name        the key, for the message
 * @param text        valid UTF-8
 * @param max_length  characters
 * @param error       return location for a G_KEY_FILE_ERROR
 */
gboolean qdr_personality_check_text (const char *group,
                                     const char *name,
                                     const char *text,
                                     int max_length,
                                     GError **error);

/**
 * @brief Returns the translation that the file has for the user, else that of the program, if any.
 *
 * @param file   the keys
 * @param group  the group
 * @param key    the key
 * @param text   its value without a language
 * @return (transfer full)
 */
char *
qdr_personality_translate (GKeyFile *file, const char *group, const char *key, const char *text);

G_END_DECLS
