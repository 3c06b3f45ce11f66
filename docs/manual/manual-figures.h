/*
 * The drawings of the manual: boards with pawns, walls and marks, as SVG.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/** @brief Appends formatted text to a document; strings are escaped. */
void manual_add (GString *html, const char *format, ...) G_GNUC_PRINTF (2, 3);

/** @brief Returns the number of drawings of a topic of the help. */
guint manual_count_figures (const char *topic);

/** @brief Appends the drawings of a topic of the help, if it has any. */
void manual_add_figures (GString *html, const char *topic);
