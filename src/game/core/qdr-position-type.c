/*
 * The type of positions for GObject, by which other languages copy them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-position-type.h"

G_DEFINE_BOXED_TYPE (QdrPosition, qdr_position, qdr_position_copy, g_free)

QdrPosition *
qdr_position_copy (const QdrPosition *self)
{
  g_return_val_if_fail (self, NULL);

  return g_memdup2 (self, sizeof *self);
}
