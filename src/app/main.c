/*
 * The main function of the desktop program; all its other code is in libraries.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-config.h"

#include <locale.h>

#include "qdr-application.h"
#include "qdr-display-fixups.h"

int
main (int argc, char **argv)
{
  g_autoptr (QdrApplication) application = NULL;

  setlocale (LC_ALL, "");
  qdr_application_bind_translations ();
  qdr_broadway_unset_renderer ();
  application = qdr_application_new ();

  return g_application_run (G_APPLICATION (application), argc, argv);
}
