/*
 * The About window. The only file that knows which widget that is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-config.h"

#include "qdr-about.h"

#include <adwaita.h>
#include <glib/gi18n.h>

void
qdr_about_present (GtkWindow *parent)
{
  g_return_if_fail (parent == NULL || GTK_IS_WINDOW (parent));

  adw_show_about_window (
      parent, "application-icon", QDR_APPLICATION_ID, "application-name", _ ("Quoridor"), "version",
      QDR_VERSION, "developer-name", _ ("The Quoridor contributors"), "comments",
      _ ("Race your pawn to the other side, and put walls in the way of the others.\n\n"
         "Quoridor was invented by Mirko Marchesi and is a trademark of Gigamic. "
         "This is an independent program, not connected with either."),
      "license-type", GTK_LICENSE_GPL_3_0, "copyright", _ ("© The Quoridor contributors"),
      /* Translators: put your names here, one a line. */
      "translator-credits", _ ("translator-credits"), NULL);
}
