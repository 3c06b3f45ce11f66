/*
 * The scene on a board: everything that the board shows at one moment.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-scene.h"

#include <string.h>

#include "qdr-movegen.h"
#include "qdr-position.h"

/* Sketch */

static void
remove_stroke (QdrBoardSketch *self, guint index)
{
  self->n_strokes--;
  memmove (&self->strokes[index], &self->strokes[index + 1],
           (self->n_strokes - index) * sizeof self->strokes[0]);
}

gboolean
qdr_board_sketch_toggle_stroke (QdrBoardSketch *self, QdrBoardStroke stroke)
{
  for (guint i = 0; i < self->n_strokes; i++)
    if (self->strokes[i].from == stroke.from && self->strokes[i].to == stroke.to) {
      remove_stroke (self, i);
      return FALSE;
    }

  if (self->n_strokes == QDR_BOARD_MAX_STROKES)
    remove_stroke (self, 0);
  self->strokes[self->n_strokes++] = stroke;
  return TRUE;
}

/* Shortest paths */

static QdrBits
get_path_squares (const QdrBoardShortestPath *path)
{
  QdrBits squares = { 0 };

  if (path->steps > 0)
    for (guint i = 0; i <= path->steps; i++)
      qdr_bits_set (&squares, path->squares[i]);
  return squares;
}

/* Sets `is_alone` of each path. */
static void
mark_lone_paths (QdrBoardShortestPath *paths, guint n_players, guint words)
{
  for (guint player = 0; player < n_players; player++) {
    const QdrBits squares = get_path_squares (&paths[player]);

    paths[player].is_alone = TRUE;
    for (guint other = 0; other < n_players; other++)
      if (other != player &&
          qdr_bits_any (qdr_bits_and (squares, get_path_squares (&paths[other]), words), words))
        paths[player].is_alone = FALSE;
  }
}

static void
trace_path (QdrBoardShortestPath *self, const QdrPosition *position, guint player)
{
  const guint steps = qdr_position_trace_path (position, player, self->squares);

  self->steps = steps == QDR_UNREACHABLE ? 0 : steps;
}

static gboolean
is_open (const QdrPosition *position, QdrSquare from, QdrSquare to)
{
  const int deltas[QDR_DIRECTIONS] = { position->board.stride, 1, -position->board.stride, -1 };

  for (guint direction = 0; direction < QDR_DIRECTIONS; direction++)
    if ((int) from + deltas[direction] == (int) to)
      return qdr_bits_test (&position->open[direction], from);
  return FALSE;
}

QdrBoardPathComparison
qdr_board_compare_paths (const QdrPosition *position, QdrMove move)
{
  QdrBoardPathComparison self = { .wall = QDR_MOVE_NONE };
  QdrPosition after;
  QdrUndo undo;

  g_return_val_if_fail (position != NULL, self);

  after = *position;
  qdr_position_do_move (&after, move, &undo);
  self.n_players = position->players;
  for (guint player = 0; player < position->players; player++) {
    QdrBoardShortestPath *was = &self.before[player];
    QdrBoardShortestPath *is = &self.after[player];
    gboolean is_open_path = FALSE;
    guint first = 0;

    if (!qdr_position_is_player_in_play (&after, player))
      continue;

    /* The path after the move is the rest of the path before the move, from the pawn on, if no wall
     * blocks that rest. */
    trace_path (was, position, player);
    for (guint i = 0; i <= was->steps; i++)
      if (was->squares[i] == after.pawns[player]) {
        first = i;
        is_open_path = TRUE;
      }
    for (guint i = first; i < was->steps; i++)
      is_open_path = is_open_path && is_open (&after, was->squares[i], was->squares[i + 1]);

    if (is_open_path) {
      is->steps = was->steps - first;
      memcpy (is->squares, &was->squares[first], (is->steps + 1) * sizeof *is->squares);
    } else {
      trace_path (is, &after, player);
    }
    if (is->steps <= was->steps)
      was->steps = 0;
  }
  mark_lone_paths (self.after, self.n_players, position->board.words);
  return self;
}

/* Motion */

void
qdr_board_motion_clear (QdrBoardMotion *self)
{
  *self = (QdrBoardMotion){ 0 };
  for (guint player = 0; player < QDR_MAX_PLAYERS; player++)
    self->from[player] = QDR_NO_SQUARE;
}

void
qdr_board_motion_drop_pawn (QdrBoardMotion *self, const QdrBoardCarriedPawn *carried)
{
  self->from[carried->player] = QDR_NO_SQUARE;
  self->jumps[carried->player] = FALSE;
  self->dropped = *carried;
  self->is_running = TRUE;
}

gboolean
qdr_board_motion_find_moving_pieces (QdrBoardMotion *self,
                                     const QdrBoardScene *before,
                                     const QdrBoardScene *after)
{
  const QdrBoard *old = &before->position.board;
  const QdrBoard *board = &after->position.board;

  qdr_board_motion_clear (self);
  if (old->width != board->width || old->height != board->height ||
      before->position.players != after->position.players)
    return FALSE;

  for (guint player = 0; player < after->position.players; player++) {
    const QdrSquare from = before->position.pawns[player];
    const QdrSquare to = after->position.pawns[player];

    if (from == to || from == QDR_NO_SQUARE || to == QDR_NO_SQUARE)
      continue;
    self->from[player] = from;
    /* A pawn that ends two squares away has jumped, straight or diagonally. */
    self->jumps[player] =
        ABS ((int) qdr_board_column (board, from) - (int) qdr_board_column (board, to)) +
            ABS ((int) qdr_board_row (board, from) - (int) qdr_board_row (board, to)) ==
        2;
    self->is_running = TRUE;
  }
  if (before->carried.is_carried)
    qdr_board_motion_drop_pawn (self, &before->carried);

  for (guint i = 0; i < G_N_ELEMENTS (self->appearing); i++) {
    const QdrBits old_walls = before->position.walls[i];
    const QdrBits walls = after->position.walls[i];

    self->appearing[i] = qdr_bits_minus (walls, old_walls, QDR_BITS_WORDS);
    self->vanishing[i] = qdr_bits_minus (old_walls, walls, QDR_BITS_WORDS);
    if (!qdr_bits_equal (walls, old_walls, QDR_BITS_WORDS))
      self->is_running = TRUE;
  }
  memcpy (self->owners, before->owners, sizeof self->owners);
  return self->is_running;
}

/* Times in a motion: a pawn goes from LIFTED to ARRIVED, and a wall is in its groove at TOUCHED. */
#define LIFTED 0.08
#define ARRIVED 0.86
#define TOUCHED 0.68

/* The heights of a step, as a part of that of a jump, and of the bounce of a wall. */
#define STEP_HEIGHT 0.3
#define BOUNCE_HEIGHT 0.1

double
qdr_board_motion_get_way (const QdrBoardMotion *self)
{
  const double part = CLAMP ((self->progress - LIFTED) / (ARRIVED - LIFTED), 0, 1);

  return part * part * (3 - 2 * part);
}

double
qdr_board_motion_get_height (const QdrBoardMotion *self, guint player)
{
  const double arc = 4 * self->progress * (1 - self->progress);

  if (self->jumps[player])
    return arc;
  return self->from[player] != QDR_NO_SQUARE ? STEP_HEIGHT * arc : 0;
}

double
qdr_board_motion_get_drop (const QdrBoardMotion *self)
{
  const double fall = self->progress / TOUCHED;
  const double bounce = (self->progress - TOUCHED) / (1 - TOUCHED);

  return fall < 1 ? 1 - fall * fall : BOUNCE_HEIGHT * 4 * bounce * (1 - bounce);
}

/* Scene */

void
qdr_board_scene_read_game (QdrBoardScene *self, QdrGame *game)
{
  QdrMoveList steps = { 0 };
  QdrSquare pawns[QDR_MAX_PLAYERS];

  g_assert (QDR_IS_GAME (game));

  self->position = *qdr_game_get_position (game);
  self->ply = qdr_game_get_ply (game);
  self->result = qdr_game_get_result (game);
  self->destinations = (QdrBits){ 0 };
  if (self->result.outcome == QDR_OUTCOME_ONGOING)
    qdr_position_generate_steps (&self->position, &steps);
  for (guint i = 0; i < steps.count; i++)
    qdr_bits_set (&self->destinations, qdr_move_square (steps.moves[i]));

  /* A position contains neither the owners of walls nor the previous square of a pawn, so both are
   * read from the moves of the game. */
  memcpy (pawns, qdr_game_get_start_position (game)->pawns, sizeof pawns);
  memset (self->owners, QDR_NOBODY, sizeof self->owners);
  self->last_move = QDR_MOVE_NONE;
  for (guint i = 0; i < self->ply; i++) {
    guint player;
    const QdrMove move = qdr_game_get_move (game, i, &player);
    const QdrSquare square = qdr_move_square (move);

    self->last_move = move;
    self->last_from = pawns[player];
    if (qdr_move_kind (move) == QDR_MOVE_STEP)
      pawns[player] = square;
    else if (qdr_move_is_wall (move))
      self->owners[qdr_move_kind (move) == QDR_MOVE_VERTICAL_WALL][square] = (guint8) player;
  }
}

void
qdr_board_scene_clear_overlays (QdrBoardScene *self)
{
  self->pointed = QDR_MOVE_NONE;
  self->pointed_is_legal = FALSE;
  self->shut_in = (QdrBits){ 0 };
  self->shut_in_player = QDR_NOBODY;
  self->stock_drag = QDR_MOVE_STEP;
  self->carried.is_carried = FALSE;
  self->hint = QDR_MOVE_NONE;
  self->expected_moves.n_moves = 0;
  self->mistake = QDR_MOVE_NONE;
  self->sketch = (QdrBoardSketch){ 0 };
  for (guint player = 0; player < QDR_MAX_PLAYERS; player++)
    self->shortest_paths[player].steps = 0;
  self->path_comparison.n_players = 0;
  self->detours.n_players = 0;
  self->scanned = (QdrScanChoice){ 0 };
  self->focus = QDR_NO_SQUARE;
  self->focus_wall = QDR_MOVE_NONE;
  qdr_board_motion_clear (&self->motion);
}

gboolean
qdr_board_scene_has_shortest_paths (const QdrBoardScene *self)
{
  for (guint player = 0; player < QDR_MAX_PLAYERS; player++)
    if (self->shortest_paths[player].steps > 0)
      return TRUE;
  return FALSE;
}

void
qdr_board_scene_find_detours (QdrBoardScene *self, QdrMove wall)
{
  QdrBoardPathComparison *detours = &self->detours;

  detours->n_players = 0;
  if (wall == QDR_MOVE_NONE)
    return;

  *detours = qdr_board_compare_paths (&self->position, wall);
  if (qdr_board_scene_has_shortest_paths (self))
    return;

  for (guint player = 0; player < detours->n_players; player++)
    if (detours->before[player].steps == 0)
      detours->after[player].steps = 0;
  mark_lone_paths (detours->after, detours->n_players, self->position.board.words);
}

guint
qdr_board_scene_get_added_steps (const QdrBoardScene *self, guint player)
{
  if (!self->show_detours || player >= self->detours.n_players ||
      self->detours.before[player].steps == 0)
    return 0;
  return self->detours.after[player].steps - self->detours.before[player].steps;
}

gboolean
qdr_board_scene_has_detours (const QdrBoardScene *self)
{
  for (guint player = 0; player < self->detours.n_players; player++)
    if (qdr_board_scene_get_added_steps (self, player) > 0)
      return TRUE;
  return FALSE;
}

void
qdr_board_scene_set_show_shortest_paths (QdrBoardScene *self, gboolean show)
{
  for (guint player = 0; player < QDR_MAX_PLAYERS; player++) {
    self->shortest_paths[player].steps = 0;
    if (show && qdr_position_is_player_in_play (&self->position, player))
      trace_path (&self->shortest_paths[player], &self->position, player);
  }
  mark_lone_paths (self->shortest_paths, QDR_MAX_PLAYERS, self->position.board.words);
}

void
qdr_board_scene_set_expected_moves (QdrBoardScene *self, const QdrMove *moves, guint n_moves)
{
  QdrPosition position = self->position;

  self->expected_moves.n_moves = 0;
  for (guint i = 0; i < MIN (n_moves, QDR_BOARD_MAX_EXPECTED_MOVES); i++) {
    QdrUndo undo;

    if (qdr_move_kind (moves[i]) == QDR_MOVE_CONCESSION ||
        qdr_position_check_move (&position, moves[i]).reason != QDR_REFUSAL_REASON_NONE)
      break;
    self->expected_moves.moves[self->expected_moves.n_moves++] =
        (QdrBoardExpectedMove){ moves[i], position.turn, position.pawns[position.turn] };
    qdr_position_do_move (&position, moves[i], &undo);
  }
}

void
qdr_board_scene_point_at (QdrBoardScene *self, QdrMove move, guint player, gboolean is_legal)
{
  self->pointed = move;
  self->pointed_player = player;
  self->pointed_is_legal = is_legal;
  self->shut_in = (QdrBits){ 0 };
  self->shut_in_player = QDR_NOBODY;
}

void
qdr_board_scene_mark_shut_in_squares (QdrBoardScene *self, QdrMove wall, guint player)
{
  const QdrBoard *board = &self->position.board;
  guint16 distances[QDR_MAP_SIZE];
  QdrPosition position = self->position;

  self->shut_in_player = player;
  if (wall != QDR_MOVE_NONE)
    qdr_position_add_wall (&position, wall);
  qdr_position_find_goal_distances (&position, player, distances);
  for (guint row = 0; row < board->height; row++)
    for (guint column = 0; column < board->width; column++) {
      const QdrSquare square = qdr_board_square (board, column, row);

      if (distances[square] == QDR_UNREACHABLE)
        qdr_bits_set (&self->shut_in, square);
    }
}

/* How far a piece leans at most, degrees. */
#define MAX_LEAN 9.0f

float
qdr_board_scene_get_lean (const QdrBoardScene *self, float squares)
{
  return self->animates ? MAX_LEAN * CLAMP (squares, -1, 1) : 0;
}

gboolean
qdr_board_scene_has_won (const QdrBoardScene *self, guint player)
{
  return self->result.outcome == QDR_OUTCOME_WIN && self->result.winner == player;
}
