/*
 * The About window.
 *
 * Remove when libadwaita ≥ 1.5: AdwAboutDialog replaces the deprecated window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-config.h"

#include "qdr-about.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "qdr-window-presenting.h"

/* Adds the accessible names that the lists and the version button lack in libadwaita 1.2. */
static void
add_accessible_names (GtkWidget *widget)
{
  if (GTK_IS_LIST_BOX (widget)) {
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
  } else if (GTK_IS_BUTTON (widget) && GTK_IS_LABEL (gtk_button_get_child (GTK_BUTTON (widget))) &&
             gtk_button_get_label (GTK_BUTTON (widget)) == NULL) {
    g_autofree char *words = g_strdup_printf (_ ("Version %s"), QDR_VERSION);

    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                    -1);
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_accessible_names (child);
}

void
qdr_about_present (GtkWindow *parent)
{
  GtkWidget *about;

  g_return_if_fail (parent == NULL || GTK_IS_WINDOW (parent));

  if (qdr_present_existing_window (parent, ADW_TYPE_ABOUT_WINDOW))
    return;

  about = g_object_new (
      ADW_TYPE_ABOUT_WINDOW, "transient-for", parent, "application-icon", QDR_APPLICATION_ID,
      "application-name", _ ("Quoridor"), "version", QDR_VERSION, "developer-name",
      _ ("The Quoridor contributors"), "comments",
      _ ("Race your pawn to the other side, and put walls in the way of the others.\n\n"
         "Quoridor was invented by Mirko Marchesi and is a trademark of Gigamic. "
         "This is an independent program, not connected with either."),
      "license-type", GTK_LICENSE_GPL_3_0, "copyright", _ ("© The Quoridor contributors"),
      /* Translators: put your names here, one a line. */
      "translator-credits", _ ("translator-credits"), NULL);
  add_accessible_names (about);
  qdr_present_window (GTK_WINDOW (about));
}
