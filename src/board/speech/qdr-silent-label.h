/*
 * Accessible labels that change silently while their widget has the focus.
 *
 * A screen reader announces every change of the focused widget's label, and interrupts the current
 * sentence for it. Almost every move changes the label of the focused square, but the move already
 * has an announcement, so the label must change silently. To do so, the focused widget is labelled
 * by a GtkLabel: GTK 4.8 reports changes of a widget's own label, but not of the text of a widget
 * that labels it.
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

/** @brief Reports a widget to assistive tools; call this before the widget first receives the
 *         focus, since the tools would otherwise announce it as new at that moment. The widget must
 *         be on the screen. */
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
