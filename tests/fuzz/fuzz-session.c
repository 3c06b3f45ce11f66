/*
 * A fuzz target: a session is restored from any text, or there is one error; the text that it
 * writes restores it again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "fuzz-target.h"
#include "qdr-session-store.h"

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  static QdrPersonalityList *personalities;
  g_autoptr (QdrSession) session = NULL;
  g_autofree char *copy = fuzz_copy_text (data, size);
  g_autoptr (GError) error = NULL;

  if (personalities == NULL)
    personalities = qdr_personality_list_new ();
  session = qdr_session_new (personalities);
  /* No computer must begin to think. */
  qdr_session_set_hold (session, QDR_HOLD_DIALOG, TRUE);
  if (qdr_session_restore_from_text (session, copy, size, &error)) {
    g_autofree char *text = qdr_session_to_text (session);
    g_autoptr (QdrSession) again = qdr_session_new (personalities);

    qdr_session_set_hold (again, QDR_HOLD_DIALOG, TRUE);
    fuzz_require (text == NULL || qdr_session_restore_from_text (again, text, strlen (text), NULL));
  } else {
    /* Messages of GLib may contain the bytes of the text. */
    fuzz_require (error != NULL);
  }
  return 0;
}
