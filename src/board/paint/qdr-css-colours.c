/*
 * Colours of the style sheets, through GtkStyleContext.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-css-colours.h"

#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

void
qdr_css_get_text_colour (GtkWidget *widget, GdkRGBA *colour)
{
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), colour);
}

gboolean
qdr_css_get_named_colour (GtkWidget *widget, const char *name, GdkRGBA *colour)
{
  if (gtk_style_context_lookup_color (gtk_widget_get_style_context (widget), name, colour))
    return TRUE;

  qdr_css_get_text_colour (widget, colour);
  return FALSE;
}

void
qdr_css_add_provider (GtkWidget *widget, GtkCssProvider *provider, guint priority)
{
  gtk_style_context_add_provider (gtk_widget_get_style_context (widget),
                                  GTK_STYLE_PROVIDER (provider), priority);
}

void
qdr_css_load_text (GtkCssProvider *provider, const char *text)
{
  gtk_css_provider_load_from_data (provider, text, -1);
}
