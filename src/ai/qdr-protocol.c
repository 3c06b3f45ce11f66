/*
 * The protocols of engines in other programs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-protocol.h"

#include <string.h>

static const char *const words[QDR_N_PROTOCOLS] = {
  [QDR_PROTOCOL_UQI] = "uqi",
  [QDR_PROTOCOL_QTP] = "qtp",
};

const char *
qdr_protocol_get_word (QdrProtocol protocol)
{
  g_return_val_if_fail (protocol < QDR_N_PROTOCOLS, NULL);

  return words[protocol];
}

gboolean
qdr_protocol_from_word (const char *word, QdrProtocol *protocol)
{
  g_return_val_if_fail (word != NULL && protocol != NULL, FALSE);

  for (guint i = 0; i < QDR_N_PROTOCOLS; i++)
    if (g_str_equal (words[i], word)) {
      *protocol = (QdrProtocol) i;
      return TRUE;
    }
  return FALSE;
}

const char *
qdr_protocol_split_command (const char *text, QdrProtocol *protocol)
{
  g_autofree char *word = NULL;
  const char *colon;

  g_return_val_if_fail (text != NULL && protocol != NULL, NULL);

  *protocol = QDR_PROTOCOL_UQI;
  colon = strchr (text, ':');
  if (colon == NULL)
    return text;

  word = g_strndup (text, (gsize) (colon - text));
  return qdr_protocol_from_word (word, protocol) ? colon + 1 : text;
}
