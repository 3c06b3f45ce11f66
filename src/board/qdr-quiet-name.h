/*
 * Names for assistive tools that change in silence while their widget has the focus.
 *
 * A screen reader speaks a new name of whatever has the focus, and breaks off for it what it says
 * just then. A square gets a new name by almost every move, and the move is told in a sentence of
 * its own, so the name must change without a word. GTK 4.8 tells of a name that changes only where
 * it is the widget's own: one that comes from a label elsewhere is read when somebody asks for it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * @brief Names a widget.
 *
 * @param widget  has no other name
 * @param name    translated
 */
void qdr_quiet_name_set (GtkWidget *widget, const char *name);

/**
 * @brief Tells assistive tools of a widget before its first focus, after which it would be news.
 *
 * @param widget  where it is not on the screen, they do not hear of it
 */
void qdr_quiet_name_tell (GtkWidget *widget);

/**
 * @brief Makes the name of a widget change in silence; to be called just before it has the focus.
 *
 * @param widget  has a name by qdr_quiet_name_set()
 * @param name    that name
 */
void qdr_quiet_name_begin (GtkWidget *widget, const char *name);

/**
 * @brief Tells of the name that a widget has got meanwhile; to be called when it has lost the
 *        focus.
 *
 * @param widget  see qdr_quiet_name_begin(); another one is left alone
 */
void qdr_quiet_name_end (GtkWidget *widget);

/**
 * @brief Gives a widget a tooltip that repeats its name. GTK makes each tooltip the description,
 *        and a screen reader would say the same words twice.
 *
 * @param widget  has a name
 * @param words   translated
 */
void qdr_quiet_name_set_tooltip (GtkWidget *widget, const char *words);

G_END_DECLS
