/*
 * An encoder that fails on each call, for programs that are built without support for animations.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-animation-encoder.h"

gboolean
qdr_animation_encoder_is_supported (void)
{
  return FALSE;
}

QdrAnimationEncoder *
qdr_animation_encoder_new (int width, int height)
{
  return NULL;
}

gboolean
qdr_animation_encoder_add_frame (QdrAnimationEncoder *self,
                                 const guint32 *pixels,
                                 guint duration,
                                 GError **error)
{
  g_return_val_if_reached (FALSE);
}

GBytes *
qdr_animation_encoder_finish (QdrAnimationEncoder *self, GError **error)
{
  g_return_val_if_reached (NULL);
}

void
qdr_animation_encoder_free (QdrAnimationEncoder *self)
{
}
