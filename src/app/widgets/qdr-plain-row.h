/*
 * An action row that shows plain text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * @brief Creates an AdwActionRow that interprets no markup, for text from users.
 *
 * @param subtitle  (nullable)
 * @return (transfer floating)
 */
GtkWidget *qdr_plain_row_new (const char *title, const char *subtitle);

G_END_DECLS
