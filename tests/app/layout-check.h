/*
 * What a machine can see of the layout of a window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/**
 * @brief Fails the test if anything in sight in @p window lies outside of it or has less room than
 *        it needs, if a text is cut or lies over another one, or if a button, row or slider is
 *        smaller than 24 × 24 pixels, or 44 × 44 in a window with the class "touch".
 *
 * What scrolls may lie outside. Overlays may lie over what is below them.
 */
void layout_check (GtkWidget *window);
