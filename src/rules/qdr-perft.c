/*
 * Counting move sequences.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-perft.h"

#include "qdr-movegen.h"
#include "qdr-position-unchecked.h"

/* Counts the pairs of a wall from @first and a wall from @second that exclude each other: they
 * overlap, cross or are the same wall. @first must be a subset of @second. */
static guint
count_conflicts (const QdrPosition *position, const QdrBits first[2], const QdrBits second[2])
{
  guint count = 0;

  for (guint kind = 0; kind < 2; kind++) {
    const guint along = kind == 0 ? 1 : position->board.stride;
    const QdrBits others[] = {
      second[kind],
      second[1 - kind],
      qdr_bits_shift_up (second[kind], along, QDR_BITS_WORDS),
      qdr_bits_shift_down (second[kind], along, QDR_BITS_WORDS),
    };

    for (guint i = 0; i < G_N_ELEMENTS (others); i++)
      count +=
          qdr_bits_count (qdr_bits_and (first[kind], others[i], QDR_BITS_WORDS), QDR_BITS_WORDS);
  }
  return count;
}

static guint
count_both (const QdrBits walls[2])
{
  return qdr_bits_count (walls[0], QDR_BITS_WORDS) + qdr_bits_count (walls[1], QDR_BITS_WORDS);
}

/* Counts the replies to all walls in @quiet together. These walls touch nothing and are far from
 * the pawns. So each of them leaves all pawn moves possible, and makes illegal only the walls of
 * @legal that overlap or cross it. */
static guint64
count_replies_to_quiet_walls (QdrPosition *position, const QdrBits legal[2], const QdrBits quiet[2])
{
  const guint mover = position->turn;
  const guint n_quiet = count_both (quiet);
  QdrMoveList steps = { .count = 0 };
  guint64 replies;

  qdr_position_set_turn (position, qdr_position_next_player (position));
  qdr_position_generate_steps (position, &steps);
  replies = (guint64) n_quiet * steps.count;
  if (position->stocks[position->turn] > 0)
    replies += (guint64) n_quiet * count_both (legal) - count_conflicts (position, quiet, legal);
  qdr_position_set_turn (position, mover);

  return replies;
}

/*
 * Counts the sequences of two moves. Most walls touch nothing and are far from the pawns. The
 * replies to all these walls are counted together, which saves most of the work.
 */
static guint64
count_two_plies (QdrPosition *position)
{
  guint64 replies = 0;
  QdrBits legal[2], quiet[2] = { 0 };
  QdrMoveList list;

  qdr_position_generate_moves (position, &list);
  if (list.count == 0)
    return 0;

  if (position->stocks[position->turn] > 0) {
    QdrBits near = { 0 };

    /* Finds the corners of the squares with pawns. Of the walls that touch nothing, only those on
     * these corners can change a pawn move. */
    for (guint player = 0; player < position->players; player++)
      if (position->pawns[player] != QDR_NO_SQUARE)
        qdr_bits_set (&near, position->pawns[player]);
    near = qdr_bits_or (near, qdr_bits_shift_down (near, 1, QDR_BITS_WORDS), QDR_BITS_WORDS);
    near = qdr_bits_or (near, qdr_bits_shift_down (near, position->board.stride, QDR_BITS_WORDS),
                        QDR_BITS_WORDS);

    qdr_position_find_legal_walls (position, legal);
    qdr_position_find_lone_walls (position, legal, quiet);
    for (guint kind = 0; kind < 2; kind++)
      quiet[kind] = qdr_bits_minus (quiet[kind], near, QDR_BITS_WORDS);
    replies = count_replies_to_quiet_walls (position, legal, quiet);
  }

  for (guint i = 0; i < list.count; i++) {
    const QdrMove move = list.moves[i];
    const gboolean is_vertical = qdr_move_kind (move) == QDR_MOVE_VERTICAL_WALL;
    QdrUndo undo;

    if (qdr_move_is_wall (move) && qdr_bits_test (&quiet[is_vertical], qdr_move_square (move)))
      continue;
    qdr_position_do_move_unchecked (position, move, &undo);
    replies += qdr_position_count_moves (position);
    qdr_position_undo_move_unchecked (position, &undo);
  }
  return replies;
}

guint64
qdr_perft (QdrPosition *position, guint depth, QdrPerftMode mode)
{
  guint64 leaves = 0;
  QdrMoveList list;

  g_return_val_if_fail (position != NULL, 0);
  g_return_val_if_fail (mode == QDR_PERFT_BULK || mode == QDR_PERFT_PLAY, 0);

  if (depth == 0)
    return 1;
  if (mode == QDR_PERFT_BULK && depth <= 2)
    return depth == 1 ? qdr_position_count_moves (position) : count_two_plies (position);

  qdr_position_generate_moves (position, &list);
  for (guint i = 0; i < list.count; i++) {
    QdrUndo undo;

    qdr_position_do_move_unchecked (position, list.moves[i], &undo);
    leaves += qdr_perft (position, depth - 1, mode);
    qdr_position_undo_move_unchecked (position, &undo);
  }
  return leaves;
}
