/*
 * Why a personality file was rejected.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-rejected-personality.h"

#include <glib/gi18n-lib.h>

#include "qdr-sanitised-text.h"
#include "qdr-personality.h"

/* Characters of the name of a file at most. */
#define MAX_NAME 80

QdrRejectedPersonality *
qdr_rejected_personality_new (const char *path, char *id, char *reason)
{
  QdrRejectedPersonality *self;
  g_autofree char *name = NULL;

  g_return_val_if_fail (path != NULL, NULL);
  g_return_val_if_fail (reason != NULL, NULL);

  name = g_filename_display_basename (path);
  self = g_new (QdrRejectedPersonality, 1);
  self->file = qdr_sanitise_text (name, MAX_NAME);
  self->id = id;
  self->reason = reason;

  return self;
}

void
qdr_rejected_personality_free (QdrRejectedPersonality *self)
{
  g_free (self->file);
  g_free (self->id);
  g_free (self->reason);
  g_free (self);
}

gboolean
qdr_rejected_personality_is_about (const QdrRejectedPersonality *self, const char *id)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (id != NULL, FALSE);

  name = g_strconcat (id, QDR_PERSONALITY_SUFFIX, NULL);
  return g_strcmp0 (self->id, id) == 0 || g_str_equal (self->file, name);
}

char *
qdr_rejected_personality_to_string (const QdrRejectedPersonality *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  /* Translators: the name of a file, and a sentence that says what is wrong with it. */
  return g_strdup_printf (_ ("“%s” was left out: %s"), self->file, self->reason);
}
