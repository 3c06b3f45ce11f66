/*
 * No picture that moves: the program was built without a library for it. Nobody begins one then.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-moving-picture.h"

gboolean
qdr_moving_picture_is_built (void)
{
  return FALSE;
}

QdrMovingPicture *
qdr_moving_picture_new (int width, int height)
{
  return NULL;
}

gboolean
qdr_moving_picture_add (QdrMovingPicture *self,
                        const guint32 *pixels,
                        guint duration,
                        GError **error)
{
  g_return_val_if_reached (FALSE);
}

GBytes *
qdr_moving_picture_finish (QdrMovingPicture *self, GError **error)
{
  g_return_val_if_reached (NULL);
}

void
qdr_moving_picture_free (QdrMovingPicture *self)
{
}
