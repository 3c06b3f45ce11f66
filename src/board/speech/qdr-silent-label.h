/*
 * Accessible labels that change silently while their widget has the focus.
 *
 * A screen reader announces a new label of the widget with the focus, and interrupts itself for it.
 * Almost every move changes the label of a square, and the move is announced by a sentence of its
 * own, so the label must change silently. GTK 4.8 reports a change only of a widget's own label;
 * the text of another widget that labels it is read when it is asked for.
 *
 * This depends on GTK 4.8: check it when a newer GTK is required.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * @brief Sets the label of a widget.
 *
 * @param name  translated
 */
void qdr_silent_label_set (GtkWidget *widget, const char *name);

/** @brief Reports a widget to assistive tools before its first focus, so that it is not announced
 *         as new then. It must be on the screen. */
void qdr_silent_label_report (GtkWidget *widget);

/**
 * @brief Makes the label change silently from now on; called just before the widget has the focus.
 *
 * @param name  the current label
 */
void qdr_silent_label_begin (GtkWidget *widget, const char *name);

/** @brief Reports the current label; called when the widget has lost the focus. Does nothing
 *         without qdr_silent_label_begin(). */
void qdr_silent_label_end (GtkWidget *widget);

/**
 * @brief Sets a tooltip that repeats the label. GTK would make it the accessible description, and a
 *        screen reader would speak the same words twice.
 *
 * @param words  translated
 */
void qdr_silent_label_set_tooltip (GtkWidget *widget, const char *words);

G_END_DECLS
