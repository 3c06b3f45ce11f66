/*
 * Speech by a screen reader through gtk_accessible_announce().
 *
 * When GTK >= 4.14 is required, this becomes the only implementation of qdr-voice.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-voice.h"

struct QdrVoice {
  GtkRoot *root; /* unowned */
};

QdrVoice *
qdr_voice_new (GtkRoot *root)
{
  QdrVoice *self;

  g_return_val_if_fail (GTK_IS_ROOT (root), NULL);

  self = g_new (QdrVoice, 1);
  self->root = root;
  return self;
}

void
qdr_voice_free (QdrVoice *self)
{
  g_free (self);
}

void
qdr_voice_speak (QdrVoice *self, const char *sentence)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (sentence != NULL);

  /* Prevent a warning that the function is newer than the required version of GTK. */
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gtk_accessible_announce (GTK_ACCESSIBLE (self->root), sentence,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  G_GNUC_END_IGNORE_DEPRECATIONS
}
