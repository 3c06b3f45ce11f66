/*
 * Which opponents the user has beaten, as the settings know.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-beaten-opponents.h"

#define BEATEN_KEY "opponents-beaten"

gboolean
qdr_beaten_opponents_contain (GSettings *settings, const char *id)
{
  g_auto (GStrv) beaten = NULL;

  g_return_val_if_fail (G_IS_SETTINGS (settings), FALSE);
  g_return_val_if_fail (id != NULL, FALSE);

  beaten = g_settings_get_strv (settings, BEATEN_KEY);
  return g_strv_contains ((const char *const *) beaten, id);
}

gboolean
qdr_beaten_opponents_add (GSettings *settings, const char *id)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) beaten = NULL;
  g_auto (GStrv) longer = NULL;

  g_return_val_if_fail (G_IS_SETTINGS (settings), FALSE);
  g_return_val_if_fail (id != NULL, FALSE);

  if (qdr_beaten_opponents_contain (settings, id))
    return FALSE;

  beaten = g_settings_get_strv (settings, BEATEN_KEY);
  g_strv_builder_addv (builder, (const char **) beaten);
  g_strv_builder_add (builder, id);
  longer = g_strv_builder_end (builder);
  g_settings_set_strv (settings, BEATEN_KEY, (const char *const *) longer);
  return TRUE;
}
