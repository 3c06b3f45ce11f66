/*
 * The picture of an opponent.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * @brief Shows a portrait in @p image, sharp at its pixel size, or hides the image.
 *
 * @param image     where to show it
 * @param portrait  (nullable): the file of the picture
 */
void qdr_portrait_show (GtkImage *image, GFile *portrait);

G_END_DECLS
