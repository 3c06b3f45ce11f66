/*
 * Portraits of opponents.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * @brief Shows a portrait in an image, sharp at its pixel size.
 *
 * @param portrait  (nullable): the file; NULL hides the image
 */
void qdr_portrait_show (GtkImage *image, GFile *portrait);

G_END_DECLS
