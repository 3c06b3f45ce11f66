/*
 * Shortest paths that follow the moves, and the order of moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "minimax.h"
#include "qdr-move-picker.h"
#include "qdr-movegen.h"
#include "test.h"

#define POSITIONS 40

typedef struct {
  guint width;
  guint height;
  guint players;
} Shape;

static const Shape shapes[] = {
  { 5, 5, 2 }, { 5, 5, 4 }, { 9, 9, 2 }, { 9, 9, 4 }, { 5, 11, 2 }, { 13, 7, 4 }, { 19, 19, 2 },
};

static QdrPosition
position_of_shape (GRand *rand, const Shape *shape)
{
  return random_position (rand, shape->width, shape->height, shape->players, 6,
                          (guint) g_rand_int_range (rand, 0, 30));
}

static void
assert_same_paths (const QdrPlayerPaths *one, const QdrPlayerPaths *other)
{
  ck_assert_uint_eq (one->length, other->length);
  ck_assert_uint_eq (one->bottlenecks, other->bottlenecks);
  ck_assert (qdr_bits_equal (one->squares, other->squares, QDR_BITS_WORDS));
  for (guint kind = 0; kind < 2; kind++) {
    ck_assert (qdr_bits_equal (one->cutters[kind], other->cutters[kind], QDR_BITS_WORDS));
    ck_assert (qdr_bits_equal (one->blockers[kind], other->blockers[kind], QDR_BITS_WORDS));
  }
}

TEST_DEFAULTS (.timeout = 60)

TEST (routes_that_follow_a_move_are_those_found_anew, .loops = G_N_ELEMENTS (shapes))
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) _i);

  for (guint i = 0; i < POSITIONS; i++) {
    QdrPosition position = position_of_shape (rand, &shapes[_i]);
    QdrShortestPaths before;
    QdrMoveList moves;

    qdr_shortest_paths_find (&before, &position);
    qdr_position_generate_moves (&position, &moves);
    for (guint m = 0; m < moves.count; m++) {
      QdrShortestPaths after;
      QdrShortestPaths anew;
      QdrUndo undo;

      qdr_position_do_move (&position, moves.moves[m], &undo);
      qdr_shortest_paths_update (&after, &before, &position, moves.moves[m], undo.turn);
      qdr_shortest_paths_find (&anew, &position);
      for (guint player = 0; player < position.players; player++) {
        assert_same_paths (after.of[player], anew.of[player]);
        ck_assert_uint_eq (qdr_shortest_paths_distance (&after, player),
                           qdr_position_goal_distance (&position, player));
      }
      qdr_position_undo_move (&position, &undo);
    }
  }
}

/* A position and the data by which a picker orders its moves. */
typedef struct {
  QdrPosition position;
  QdrShortestPaths paths;
  QdrHistoryHeuristic history;
  QdrStyle style;
  QdrMove killers[QDR_KILLERS];
} Desk;

static void
desk_init (Desk *self, const QdrPosition *position)
{
  self->position = *position;
  qdr_shortest_paths_find (&self->paths, position);
  self->history = (QdrHistoryHeuristic){ 0 };
  for (guint i = 0; i < QDR_KILLERS; i++)
    self->killers[i] = QDR_MOVE_NONE;
  self->style = qdr_style_default;
}

static void
desk_start (const Desk *self, QdrMovePicker *picker, QdrMove table_move)
{
  const QdrPickInput input = {
    .position = &self->position,
    .paths = &self->paths,
    .history = &self->history,
    .killers = self->killers,
    .style = &self->style,
    .table_move = table_move,
  };

  qdr_move_picker_init (picker, &input);
}

static guint
index_of (const QdrMoveList *moves, QdrMove move)
{
  for (guint i = 0; i < moves->count; i++)
    if (moves->moves[i] == move)
      return i;
  return G_MAXUINT;
}

static QdrMove
random_member (GRand *rand, const QdrMoveList *moves)
{
  return moves->moves[g_rand_int_range (rand, 0, (gint32) moves->count)];
}

TEST (every_legal_move_is_picked_exactly_once_whatever_is_known, .loops = G_N_ELEMENTS (shapes))
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) _i + 100);

  for (guint i = 0; i < POSITIONS; i++) {
    const QdrPosition position = position_of_shape (rand, &shapes[_i]);
    gboolean is_picked[QDR_MAX_MOVES] = { FALSE };
    QdrMovePicker picker;
    QdrMoveList moves;
    QdrMove move;
    Desk desk;
    guint count = 0;

    desk_init (&desk, &position);
    qdr_position_generate_moves (&position, &moves);
    for (guint k = 0; k < QDR_KILLERS; k++)
      desk.killers[k] =
          qdr_move_make (QDR_MOVE_VERTICAL_WALL, (guint) g_rand_int_range (rand, 0, 50));
    qdr_history_heuristic_record_fail_high (&desk.history, position.turn,
                                            random_member (rand, &moves), moves.moves,
                                            MIN (moves.count, 32), 5);
    desk_start (&desk, &picker, i % 3 == 0 ? QDR_MOVE_NONE : random_member (rand, &moves));

    while ((move = qdr_move_picker_next (&picker)) != QDR_MOVE_NONE) {
      const guint index = index_of (&moves, move);

      ck_assert_uint_ne (index, G_MAXUINT);
      ck_assert (!is_picked[index]);
      is_picked[index] = TRUE;
      count++;
    }
    ck_assert_uint_eq (count, moves.count);
  }
}

TEST (an_illegal_table_move_is_not_picked)
{
  QdrPosition start;
  QdrMovePicker picker;
  QdrMove move;
  Desk desk;
  const QdrMove far_step = qdr_move_make (QDR_MOVE_STEP, 44);

  qdr_position_init (&start, 9, 9, 2);
  desk_init (&desk, &start);
  desk_start (&desk, &picker, far_step);
  while ((move = qdr_move_picker_next (&picker)) != QDR_MOVE_NONE)
    ck_assert_uint_ne (move, far_step);
}

TEST (the_table_move_comes_first_then_steps_ahead_then_walls_in_the_opponents_way)
{
  QdrPosition start;
  QdrMovePicker picker;
  QdrPickStage last = QDR_PICK_TABLE;
  QdrMove move;
  Desk desk;
  guint moves_of_stage[QDR_PICK_NOTHING] = { 0 };

  qdr_position_init (&start, 9, 9, 2);
  desk_init (&desk, &start);
  desk_start (&desk, &picker, qdr_move_make (QDR_MOVE_HORIZONTAL_WALL, 0));

  while ((move = qdr_move_picker_next (&picker)) != QDR_MOVE_NONE) {
    ck_assert_int_ge (picker.stage, last);
    last = picker.stage;
    moves_of_stage[last]++;
    if (last == QDR_PICK_BLOCKER || last == QDR_PICK_CUTTER)
      ck_assert (qdr_shortest_paths_would_be_cut (&desk.paths, 1, move));
    if (last == QDR_PICK_QUIET)
      ck_assert (!qdr_shortest_paths_would_be_cut (&desk.paths, 1, move));
  }
  ck_assert_uint_eq (moves_of_stage[QDR_PICK_TABLE], 1);
  ck_assert_uint_eq (moves_of_stage[QDR_PICK_FORWARD], 1);
  ck_assert_uint_eq (moves_of_stage[QDR_PICK_BLOCKER], 16);
  ck_assert_uint_eq (moves_of_stage[QDR_PICK_SIDEWAYS], 2);
}

TEST (a_blind_spot_hides_about_its_share_of_the_walls_and_no_step)
{
  QdrPosition start;
  QdrMovePicker picker;
  QdrMove move;
  Desk desk;
  guint n_walls = 0;
  guint n_steps = 0;

  qdr_position_init (&start, 9, 9, 2);
  desk_init (&desk, &start);
  desk.style.blind_spot = 75;
  desk_start (&desk, &picker, QDR_MOVE_NONE);
  while ((move = qdr_move_picker_next (&picker)) != QDR_MOVE_NONE) {
    n_walls += qdr_move_is_wall (move);
    n_steps += !qdr_move_is_wall (move);
  }
  ck_assert_uint_eq (n_steps, 3);
  ck_assert_uint_ge (n_walls, 15);
  ck_assert_uint_le (n_walls, 50);
}
