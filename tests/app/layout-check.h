/*
 * Checks of the layout of a window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/**
 * @brief Fails if a visible widget of @p window lies outside it or has less than its minimum size,
 *        if a text is cut or overlaps another, or if a button, row or slider is smaller than 24 ×
 *        24 pixels, or 44 × 44 in a window with the class "touch".
 *
 * Scrolled contents may lie outside, and overlays may overlap. If QDR_TEST_MNEMONICS names the file
 * of tests/make-languages, it also fails if two texts have the same mnemonic in any language.
 */
void layout_check (GtkWidget *window);
