/*
 * Portraits of opponents. A file of its own, since half of the windows show them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-portrait.h"

void
qdr_portrait_show (GtkImage *image, GFile *portrait)
{
  g_autoptr (GIcon) icon = NULL;

  g_return_if_fail (GTK_IS_IMAGE (image));
  g_return_if_fail (portrait == NULL || G_IS_FILE (portrait));

  gtk_widget_set_visible (GTK_WIDGET (image), portrait != NULL);
  if (portrait == NULL)
    return;

  icon = g_file_icon_new (portrait);
  gtk_image_set_from_gicon (image, icon);
}
