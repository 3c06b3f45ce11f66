/*
 * Colours of the style sheets: the only use of GtkStyleContext, which GTK 4.10 deprecates.
 *
 * When GTK ≥ 4.10 is required: gtk_widget_get_color() replaces the text colour. It is the only
 * colour that GTK still returns, so each named colour becomes the text colour of a style class, and
 * a widget with a style of its own gets a class of that style.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** @brief Gets the text colour of a widget. */
void qdr_css_get_text_colour (GtkWidget *widget, GdkRGBA *colour);

/**
 * @brief Gets a colour that a style sheet defines with the rule “define-color”.
 *
 * @return whether a style sheet defines it; otherwise @p colour is the text colour of the widget
 */
gboolean qdr_css_get_named_colour (GtkWidget *widget, const char *name, GdkRGBA *colour);

/** @brief Applies a style sheet to one widget, but not to its children. */
void qdr_css_add_provider (GtkWidget *widget, GtkCssProvider *provider, guint priority);

/** @brief Replaces a style sheet. GTK 4.12 has gtk_css_provider_load_from_string() for this. */
void qdr_css_load_text (GtkCssProvider *provider, const char *text);

G_END_DECLS
