/*
 * Sanitised texts: texts of unknown origin, made harmless for use in messages.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** @brief Returns whether a character is a control character or a line or paragraph separator. */
gboolean qdr_unichar_is_control (gunichar c);

/**
 * @brief Returns a text as a single line of valid UTF-8 with a limited length.
 *
 * Control characters are escaped, for example as "\x1b". If the text is too long, an ellipsis
 * replaces its middle.
 *
 * @param text  any bytes
 * @param max   the maximum length in characters, at least 3
 * @return (transfer full)
 */
char *qdr_sanitise_text (const char *text, guint max);

/**
 * @brief Returns a text as a single line of valid UTF-8, with spaces for control characters.
 *
 * @param text  any bytes
 * @return (transfer full)
 */
char *qdr_sanitise_line (const char *text);

G_END_DECLS
