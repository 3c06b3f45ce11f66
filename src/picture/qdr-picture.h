/*
 * Pictures of a position, in the colours of the first style, wood. No display is needed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/** @brief The smallest size of a picture, pixels. */
#define QDR_PICTURE_MIN_SIZE 16
/** @brief The largest size of a picture, pixels. */
#define QDR_PICTURE_MAX_SIZE 4096

/**
 * @brief Draws the current position of a game.
 *
 * @param size             the maximum width and height, QDR_PICTURE_MIN_SIZE to
 *                         QDR_PICTURE_MAX_SIZE pixels
 * @param has_coordinates  whether letters and numbers are drawn at the edges
 * @return (transfer full): a file in the format PNG
 */
GByteArray *qdr_picture_make_png (QdrGame *game, int size, gboolean has_coordinates);

/** @brief Draws the current position of a game as an SVG document, (transfer full). */
char *qdr_picture_make_svg (QdrGame *game, gboolean has_coordinates);

G_END_DECLS
