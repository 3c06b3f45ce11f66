/*
 * Sanitised texts: texts of unknown origin in messages.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** @brief Returns whether a character is a control character or a line or paragraph separator. */
gboolean qdr_is_control (gunichar c);

/**
 * @brief Returns a text as a single line of valid UTF-8 with a limited length.
 *
 * Control characters are escaped as "\x1b". The middle of a longer text is replaced by an ellipsis.
 *
 * @param text  any bytes
 * @param max   the maximum length in characters, at least 3
 * @return (transfer full)
 */
char *qdr_sanitise_text (const char *text, guint max);

/**
 * @brief Returns a text as a single line of valid UTF-8, with control characters replaced.
 *
 * @param text  any bytes
 * @return (transfer full)
 */
char *qdr_sanitise_line (const char *text);

G_END_DECLS
