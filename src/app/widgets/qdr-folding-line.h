/*
 * Two widgets in a line, or one below the other where a line is too short for both.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define QDR_TYPE_FOLDING_LINE (qdr_folding_line_get_type ())
G_DECLARE_FINAL_TYPE (QdrFoldingLine, qdr_folding_line, QDR, FOLDING_LINE, GtkWidget)

/**
 * @brief A line that begins with @p first and ends with @p second.
 *
 * It folds as soon as one of them would get less than its natural width. Where the first widgets of
 * several lines are in one size group, those lines fold together.
 */
GtkWidget *qdr_folding_line_new (GtkWidget *first, GtkWidget *second);

G_END_DECLS
