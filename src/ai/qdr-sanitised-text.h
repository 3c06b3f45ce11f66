/*
 * Texts of unknown origin in messages for people.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * @brief Whether a character is not text: a control character, or one of the two that Unicode has
 *        for new lines.
 *
 * @param c  a character
 */
gboolean qdr_is_control (gunichar c);

/**
 * @brief Returns a text as a message may quote it: one line of valid UTF-8, not too long.
 *
 * Control characters are escaped, "\x1b". A text that is too long loses its middle.
 *
 * @param text  any bytes
 * @param max   characters of the result at most, at least 3
 * @return (transfer full)
 */
char *qdr_sanitise_text (const char *text, guint max);

/**
 * @brief @p text as one line of valid UTF-8, with control characters replaced.
 *
 * @param text  any bytes
 * @return (transfer full)
 */
char *qdr_one_line (const char *text);

G_END_DECLS
