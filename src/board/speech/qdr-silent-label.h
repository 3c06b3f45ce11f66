/*
 * Accessible labels that change silently while their widget has the focus.
 *
 * A screen reader announces every change of the focused widget's label, even in the middle of a
 * sentence. A move changes the label of the focused square, but has its own announcement, so the
 * label must change silently. Therefore a GtkLabel labels the focused widget: GTK 4.8 reports
 * changes of a widget's own label, but not changes of the text of a GtkLabel that labels it.
 *
 * Check whether this still works when a GTK newer than 4.8 is required.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * @brief Sets the label of a widget.
 *
 * @param name  the label, translated
 */
void qdr_silent_label_set (GtkWidget *widget, const char *name);

/** @brief Reports a widget to assistive tools. Call this before the widget first receives the
 *         focus; otherwise the tools announce it as new at that moment. The widget must be on the
 *         screen. */
void qdr_silent_label_report_widget (GtkWidget *widget);

/**
 * @brief Makes the label of a widget change silently from now on; call this just before the widget
 *        gets the focus. Does nothing if the widget has no label.
 *
 * @param name  (nullable): the current label of the widget; NULL if it has no label
 */
void qdr_silent_label_begin_silence (GtkWidget *widget, const char *name);

/** @brief Ends silent changes and reports the current label; call this when the widget has lost the
 *         focus. Does nothing if qdr_silent_label_begin_silence() was not called before. */
void qdr_silent_label_end_silence (GtkWidget *widget);

/**
 * @brief Sets a tooltip that repeats the label. The accessible description of the widget is set to
 *        an empty text. Otherwise GTK would use the tooltip as the description, and a screen reader
 *        would speak the same words twice.
 *
 * @param words  the tooltip, translated
 */
void qdr_silent_label_set_tooltip (GtkWidget *widget, const char *words);

G_END_DECLS
