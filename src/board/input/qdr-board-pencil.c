/*
 * Drawing of arrows and marks on a board with the secondary button.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-pencil.h"

#include <glib/gi18n.h>

#include "qdr-announcer.h"
#include "qdr-board-words.h"

struct _QdrBoardPencil {
  GtkWidget *board;     /* (unowned) */
  QdrBoardState *state; /* (unowned) */
  QdrSquare from;       /* the start of the stroke, or QDR_NO_SQUARE */
  QdrSquare to;         /* the current end of the stroke, or QDR_NO_SQUARE */
};

QdrBoardPencil *
qdr_board_pencil_new (GtkWidget *board, QdrBoardState *state)
{
  QdrBoardPencil *self = g_new0 (QdrBoardPencil, 1);

  self->board = board;
  self->state = state;
  self->from = QDR_NO_SQUARE;
  self->to = QDR_NO_SQUARE;
  return self;
}

static QdrSquare
pick_square (QdrBoardPencil *self, const graphene_point_t *point)
{
  const QdrMove step =
      qdr_board_geometry_pick_step (qdr_board_state_get_geometry (self->state), point);

  return step != QDR_MOVE_NONE ? qdr_move_square (step) : QDR_NO_SQUARE;
}

static void
show_stroke (QdrBoardPencil *self)
{
  const QdrBoardStroke stroke = { self->from, self->to };

  qdr_board_state_set_drawn_stroke (self->state, self->to != QDR_NO_SQUARE ? &stroke : NULL);
}

gboolean
qdr_board_pencil_press (QdrBoardPencil *self, const graphene_point_t *point)
{
  if (qdr_board_state_get_model (self->state) == NULL)
    return FALSE;

  self->from = pick_square (self, point);
  self->to = self->from;
  show_stroke (self);
  return self->from != QDR_NO_SQUARE;
}

gboolean
qdr_board_pencil_is_down (const QdrBoardPencil *self)
{
  return self->from != QDR_NO_SQUARE;
}

void
qdr_board_pencil_move (QdrBoardPencil *self, const graphene_point_t *point)
{
  if (self->from == QDR_NO_SQUARE)
    return;

  self->to = pick_square (self, point);
  show_stroke (self);
}

void
qdr_board_pencil_release (QdrBoardPencil *self)
{
  const QdrBoardStroke stroke = { self->from, self->to };

  self->from = QDR_NO_SQUARE;
  self->to = QDR_NO_SQUARE;
  qdr_board_state_set_drawn_stroke (self->state, NULL);
  if (stroke.from == QDR_NO_SQUARE || stroke.to == QDR_NO_SQUARE)
    return;

  /* The removal of a stroke is not announced. */
  if (qdr_board_state_toggle_stroke (self->state, stroke)) {
    g_autofree char *words =
        qdr_board_words_for_stroke (&qdr_board_state_get_scene (self->state)->position.board,
                                    stroke);

    qdr_announce (self->board, words);
  }
}

gboolean
qdr_board_pencil_erase (QdrBoardPencil *self)
{
  if (!qdr_board_state_erase_sketch (self->state))
    return FALSE;

  qdr_announce (self->board, _ ("Arrows and marks removed."));
  return TRUE;
}
