/*
 * Index keys of positions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-position-index.h"

#include "qdr-mirror.h"

/* A position and its mirror image. */
typedef struct {
  QdrPosition position;
  QdrPosition image;
  gboolean has_image;
} Twins;

/* Makes the mirror image of a position. There is none with four players, or after a player has left
 * the game. */
static Twins
make_twins (const QdrPosition *position)
{
  Twins self = { .position = *position,
                 .has_image = position->players == 2 && position->in_play == 3 };

  if (self.has_image)
    self.image = qdr_mirror_position (position);
  return self;
}

static QdrMove
mirror_move (const Twins *self, QdrMove move)
{
  return move == QDR_MOVE_NONE || qdr_move_kind (move) == QDR_MOVE_CONCESSION
             ? move
             : qdr_mirror_move (&self->position.board, move);
}

/* Returns the key of a position, combined with the size of the board. */
static gint64
get_key (const QdrPosition *position)
{
  return (gint64) (position->key ^ (guint64) position->board.width << 48 ^
                   (guint64) position->board.height << 56);
}

static QdrIndexedPosition
index_twins (const Twins *self, QdrMove move)
{
  const gint64 key = get_key (&self->position);
  const gint64 image_key = self->has_image ? get_key (&self->image) : G_MAXINT64;
  QdrIndexedPosition indexed = { key, move, self->position.turn };

  if (image_key < key) {
    indexed.key = image_key;
    indexed.move = mirror_move (self, move);
  } else if (image_key == key && self->has_image) {
    indexed.move = MIN (move, mirror_move (self, move));
  }
  return indexed;
}

QdrIndexedPosition
qdr_indexed_position_make (const QdrPosition *position, QdrMove move)
{
  Twins twins;

  g_return_val_if_fail (position != NULL, ((QdrIndexedPosition){ 0, QDR_MOVE_NONE, 0 }));

  twins = make_twins (position);
  return index_twins (&twins, move);
}

QdrMove
qdr_position_index_restore_move (const QdrPosition *position, QdrMove move)
{
  gboolean is_possible;
  Twins twins;

  g_return_val_if_fail (position != NULL, QDR_MOVE_NONE);

  if (move > QDR_MOVE_MAX)
    return QDR_MOVE_NONE;
  if (qdr_move_kind (move) == QDR_MOVE_CONCESSION)
    is_possible = qdr_move_square (move) <= QDR_CONCESSION_TIMEOUT;
  else
    is_possible = qdr_bits_contains (qdr_move_is_wall (move) ? &position->board.corners
                                                             : &position->board.squares,
                                     qdr_move_square (move));
  if (!is_possible)
    return QDR_MOVE_NONE;

  twins = make_twins (position);
  return twins.has_image && get_key (&twins.image) < get_key (position) ? mirror_move (&twins, move)
                                                                        : move;
}

guint
qdr_indexed_positions_from_game (QdrGame *game, QdrIndexedPosition *positions)
{
  Twins twins;
  guint n_moves;

  g_return_val_if_fail (QDR_IS_GAME (game), 0);
  g_return_val_if_fail (positions != NULL, 0);

  n_moves = qdr_game_get_n_moves (game);
  twins = make_twins (qdr_game_get_start_position (game));
  for (guint i = 0; i < QDR_POSITION_INDEX_MAX; i++) {
    const QdrMove move = i < n_moves ? qdr_game_get_move (game, i, NULL) : QDR_MOVE_NONE;
    QdrUndo undo;

    positions[i] = index_twins (&twins, move);
    if (move == QDR_MOVE_NONE)
      return i + 1;

    /* After a concession there is no mirror image, as in make_twins(). */
    qdr_position_do_move (&twins.position, move, &undo);
    twins.has_image = twins.has_image && qdr_move_kind (move) != QDR_MOVE_CONCESSION;
    if (twins.has_image)
      qdr_position_do_move (&twins.image, mirror_move (&twins, move), &undo);
  }
  return QDR_POSITION_INDEX_MAX;
}
