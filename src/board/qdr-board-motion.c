/*
 * What moves on a board when one position gives way to another.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-motion.h"

void
qdr_board_motion_clear (QdrBoardMotion *self)
{
  *self = (QdrBoardMotion){ 0 };
  for (guint player = 0; player < QDR_MAX_PLAYERS; player++)
    self->from[player] = QDR_NO_SQUARE;
}

static guint
distance_between (guint a, guint b)
{
  return a > b ? a - b : b - a;
}

static void
compare_pawns (QdrBoardMotion *self, const QdrPosition *before, const QdrPosition *after)
{
  const QdrBoard *board = &after->board;

  for (guint player = 0; player < after->players; player++) {
    const QdrSquare from = before->pawns[player];
    const QdrSquare to = after->pawns[player];

    if (from == to || from == QDR_NO_SQUARE || to == QDR_NO_SQUARE)
      continue;
    self->from[player] = from;
    /* A pawn two squares further on has jumped over another one, straight or aside. */
    self->jumps[player] =
        distance_between (qdr_board_column (board, from), qdr_board_column (board, to)) +
            distance_between (qdr_board_row (board, from), qdr_board_row (board, to)) ==
        2;
    self->under_way = TRUE;
  }
}

void
qdr_board_motion_drop (QdrBoardMotion *self, const QdrBoardCarried *carried)
{
  self->from[carried->player] = QDR_NO_SQUARE;
  self->jumps[carried->player] = FALSE;
  self->dropped = *carried;
  self->under_way = TRUE;
}

gboolean
qdr_board_motion_between (QdrBoardMotion *self,
                          const QdrBoardScene *before,
                          const QdrBoardScene *after)
{
  const QdrBoard *old = &before->position.board;
  const QdrBoard *board = &after->position.board;

  qdr_board_motion_clear (self);
  if (old->width != board->width || old->height != board->height ||
      before->position.players != after->position.players)
    return FALSE;

  compare_pawns (self, &before->position, &after->position);
  if (before->carried.is_there)
    qdr_board_motion_drop (self, &before->carried);
  for (guint i = 0; i < G_N_ELEMENTS (self->coming); i++) {
    const QdrBits old_walls = before->position.walls[i];
    const QdrBits walls = after->position.walls[i];

    self->coming[i] = qdr_bits_minus (walls, old_walls, QDR_BITS_WORDS);
    self->going[i] = qdr_bits_minus (old_walls, walls, QDR_BITS_WORDS);
    if (!qdr_bits_equal (walls, old_walls, QDR_BITS_WORDS))
      self->under_way = TRUE;
  }
  memcpy (self->owners, before->owners, sizeof self->owners);
  return self->under_way;
}

double
qdr_board_motion_get_height (const QdrBoardMotion *self, guint player)
{
  if (!self->jumps[player])
    return 0;
  return 4 * self->progress * (1 - self->progress);
}
