/*
 * A row of a list whose words are plain text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * @brief Makes a row that takes nothing for markup, whatever people call what it shows.
 *
 * @param title     plain text
 * @param subtitle  (nullable): plain text
 * @return (transfer floating): an AdwActionRow
 */
GtkWidget *qdr_plain_row_new (const char *title, const char *subtitle);

G_END_DECLS
