/*
 * Which opponents the user has beaten, as the settings know.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * @brief Whether the user has beaten an opponent.
 *
 * @param settings  of the program
 * @param id        of the opponent's personality
 */
gboolean qdr_beaten_opponents_contain (GSettings *settings, const char *id);

/**
 * @brief Notes that the user has beaten an opponent.
 *
 * @param settings  of the program
 * @param id        of the opponent's personality
 * @return whether it is the first time
 */
gboolean qdr_beaten_opponents_add (GSettings *settings, const char *id);

G_END_DECLS
