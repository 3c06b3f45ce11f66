/*
 * A large button of the home page: a picture, a word, and a line about it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define QDR_TYPE_HOME_TILE (qdr_home_tile_get_type ())
G_DECLARE_FINAL_TYPE (QdrHomeTile, qdr_home_tile, QDR, HOME_TILE, GtkButton)

/*
 * Properties, all strings and write-only:
 *   "picture"   the name of an icon
 *   "title"     a word
 *   "subtitle"  a few words
 */

/**
 * @brief Says something about what the tile leads to.
 *
 * @param subtitle  a few translated words
 */
void qdr_home_tile_set_subtitle (QdrHomeTile *self, const char *subtitle);

/**
 * @brief Lets the tile stand out among the others.
 *
 * @param suggested  whether it does
 */
void qdr_home_tile_set_suggested (QdrHomeTile *self, gboolean suggested);

G_END_DECLS
