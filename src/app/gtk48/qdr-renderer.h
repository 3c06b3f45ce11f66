/*
 * The renderer of the windows.
 *
 * GTK 4.8 draws by OpenGL also where OpenGL itself is computed by the processor. There each change,
 * such as a tick of a clock, computes the whole window again. Remove this file when the minimum
 * version of GTK does not choose such a renderer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * @brief Chooses Cairo, which draws only what has changed, for windows on @p display if OpenGL is
 *        computed by the processor. Does nothing if GSK_RENDERER is set.
 */
void qdr_renderer_avoid_software_opengl (GdkDisplay *display);

G_END_DECLS
