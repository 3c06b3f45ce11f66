/*
 * What a player draws on a board to think with: marks on squares, and arrows between them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-sketch.h"

#include <string.h>

static void
remove_stroke (QdrBoardSketch *self, guint index)
{
  self->n_strokes--;
  memmove (&self->strokes[index], &self->strokes[index + 1],
           (self->n_strokes - index) * sizeof self->strokes[0]);
}

gboolean
qdr_board_sketch_toggle (QdrBoardSketch *self, QdrBoardStroke stroke)
{
  for (guint i = 0; i < self->n_strokes; i++)
    if (self->strokes[i].from == stroke.from && self->strokes[i].to == stroke.to) {
      remove_stroke (self, i);
      return FALSE;
    }

  if (self->n_strokes == QDR_BOARD_SKETCH_MAX)
    remove_stroke (self, 0);
  self->strokes[self->n_strokes++] = stroke;
  return TRUE;
}
