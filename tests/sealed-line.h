/*
 * Lines of games with a sum that fits, whatever stands in them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/** @brief Appends its sum to a line that ends with its moves, (transfer full). */
static inline char *
seal_line (const char *text)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  g_autofree char *sum = NULL;
  guint8 bytes[32];
  gsize n_bytes = sizeof bytes;

  g_checksum_update (checksum, (const guchar *) text, -1);
  g_checksum_get_digest (checksum, bytes, &n_bytes);
  sum = g_base64_encode (bytes, 3);
  g_strdelimit (sum, "+", '-');
  g_strdelimit (sum, "/", '_');
  return g_strconcat (text, "/", sum, NULL);
}
