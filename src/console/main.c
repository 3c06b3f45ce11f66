/*
 * The main function of quoridor-cli; everything else is in libraries.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-config.h"

#include <libintl.h>
#include <locale.h>

#include "qdr-console.h"

int
main (int argc, char **argv)
{
  const char *localedir = g_getenv ("QDR_LOCALEDIR");

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, localedir != NULL ? localedir : QDR_LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  return qdr_console_main (argc, argv);
}
