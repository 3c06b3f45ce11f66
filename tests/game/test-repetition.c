/*
 * Counting positions, compared with a plain list over random games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-history.h"
#include "qdr-movegen.h"
#include "qdr-result.h"
#include "test.h"

#define N_PLIES 400
#define N_GAMES 60

/* A slow oracle that looks at all positions from the start. */
static guint
count_occurrences (const GArray *line, const QdrPosition *position)
{
  guint n = 0;

  for (guint i = 0; i < line->len; i++)
    if (qdr_position_equal (&g_array_index (line, QdrPosition, i), position))
      n++;
  return n;
}

static gboolean
is_over (const QdrPosition *position)
{
  return qdr_position_result (position).outcome != QDR_OUTCOME_ONGOING;
}

/* Returns mostly steps, so that positions recur, and sometimes a wall or a concession. */
static QdrMove
pick_move (const QdrPosition *position, GRand *rand)
{
  QdrMoveList list = { .count = 0 };

  if (position->players == 4 && g_rand_int_range (rand, 0, 150) == 0)
    return QDR_MOVE_RESIGN;
  qdr_position_generate_steps (position, &list);
  if (list.count == 0 || g_rand_int_range (rand, 0, 40) == 0) {
    list.count = 0;
    qdr_position_generate_moves (position, &list);
  }
  return list.moves[g_rand_int_range (rand, 0, (int) list.count)];
}

/* Moves and takes back at random, and compares after each move. */
TEST (counts_are_those_of_a_plain_list, .loops = N_GAMES)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) _i);
  g_autoptr (GArray) line = g_array_new (FALSE, FALSE, sizeof (QdrPosition));
  QdrPositionCounts counts = { .slots = NULL };
  QdrPosition position;

  qdr_position_init (&position, 5, _i % 2 == 0 ? 5 : 7, _i % 4 < 2 ? 2 : 4);
  g_array_append_val (line, position);
  ck_assert_uint_eq (qdr_position_counts_add_position (&counts, &position), 1);

  for (guint ply = 0; ply < N_PLIES; ply++) {
    if (line->len > 1 && (is_over (&position) || g_rand_int_range (rand, 0, 4) == 0)) {
      qdr_position_counts_remove_position (&counts, &position);
      g_array_set_size (line, line->len - 1);
      position = g_array_index (line, QdrPosition, line->len - 1);
    } else {
      QdrUndo undo;

      qdr_position_do_move (&position, pick_move (&position, rand), &undo);
      g_array_append_val (line, position);
      ck_assert_uint_eq (qdr_position_counts_add_position (&counts, &position),
                         count_occurrences (line, &position));
    }
  }
  qdr_position_counts_clear (&counts);
}

TEST (an_emptied_table_has_forgotten_everything)
{
  QdrPositionCounts counts = { .slots = NULL };
  QdrPosition position;

  qdr_position_init (&position, 9, 9, 2);
  for (guint column = 0; column < 9; column++)
    for (guint row = 0; row < 8; row++) {
      qdr_position_set_pawn (&position, 0, qdr_board_square (&position.board, column, row));
      ck_assert_uint_eq (qdr_position_counts_add_position (&counts, &position), 1);
    }
  for (guint column = 9; column-- > 0;)
    for (guint row = 8; row-- > 0;) {
      qdr_position_set_pawn (&position, 0, qdr_board_square (&position.board, column, row));
      qdr_position_counts_remove_position (&counts, &position);
    }
  ck_assert_uint_eq (counts.n_used, 0);
  for (guint i = 0; i < counts.n_slots; i++)
    ck_assert (counts.slots[i] == 0);
  qdr_position_counts_clear (&counts);
  ck_assert_ptr_null (counts.slots);
}
