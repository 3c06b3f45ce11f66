/*
 * A second, slow and obvious implementation of the rules: arrays, coordinates and a queue.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "oracle.h"

#include "qdr-notation.h"

#include <stdlib.h>
#include <string.h>

#define REASON(name) (1u << QDR_REFUSAL_REASON_##name)

static const int steps[4][2] = { { 0, 1 }, { 1, 0 }, { 0, -1 }, { -1, 0 } };

Oracle
oracle_start (int width, int height, int players)
{
  Oracle self = { .width = width, .height = height, .players = players };
  const int middle_column = width / 2;
  const int middle_row = height / 2;
  const int longer = MAX (width, height);

  self.column[0] = middle_column;
  self.row[0] = 0;
  if (players == 2) {
    self.column[1] = middle_column;
    self.row[1] = height - 1;
  } else {
    self.column[1] = 0;
    self.row[1] = middle_row;
    self.column[2] = middle_column;
    self.row[2] = height - 1;
    self.column[3] = width - 1;
    self.row[3] = middle_row;
  }
  for (int player = 0; player < players; player++) {
    self.stock[player] = players == 2 ? longer + 1 : (longer + 1) / 2;
    self.in_play[player] = TRUE;
  }
  return self;
}

Oracle
oracle_read (const QdrPosition *position)
{
  const QdrBoard *board = &position->board;
  Oracle self = { board->width, board->height, position->players, position->turn };

  for (int player = 0; player < self.players; player++) {
    const QdrSquare pawn = position->pawns[player];

    self.column[player] = pawn == QDR_NO_SQUARE ? -1 : (int) qdr_board_column (board, pawn);
    self.row[player] = pawn == QDR_NO_SQUARE ? -1 : (int) qdr_board_row (board, pawn);
    self.stock[player] = position->stocks[player];
    self.in_play[player] = qdr_position_is_player_in_play (position, player);
  }
  for (int column = 0; column < self.width; column++)
    for (int row = 0; row < self.height; row++) {
      const QdrSquare square = qdr_board_square (board, column, row);

      self.horizontal[column][row] = (guint8) qdr_bits_test (&position->walls[0], square);
      self.vertical[column][row] = (guint8) qdr_bits_test (&position->walls[1], square);
    }
  return self;
}

/* Goes through the text format, which cannot express that one of two players has resigned. */
QdrPosition
oracle_to_position (const Oracle *self)
{
  g_autofree char *text = oracle_to_text (self);
  g_autoptr (GError) error = NULL;
  QdrPosition position = { 0 };

  if (!qdr_position_from_text (text, &position, NULL, &error))
    g_error ("%s: %s", text, error->message);
  return position;
}

static int
compare_strings (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static void
append_walls (const Oracle *self, GString *text, char kind)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  for (int column = 0; column < self->width; column++)
    for (int row = 0; row < self->height; row++)
      if (kind == 'h' ? self->horizontal[column][row] : self->vertical[column][row])
        g_ptr_array_add (names, oracle_move_to_text ((OracleMove){ kind, column, row }));
  g_ptr_array_sort (names, compare_strings);
  g_ptr_array_add (names, NULL);
  list = g_strjoinv (",", (char **) names->pdata);
  g_string_append (text, names->len > 1 ? list : "-");
}

char *
oracle_to_text (const Oracle *self)
{
  GString *text = g_string_new (NULL);

  g_string_printf (text, "%d %d %d %d |", self->width, self->height, self->players, self->turn + 1);
  for (int player = 0; player < self->players; player++)
    if (self->column[player] < 0)
      g_string_append (text, " -");
    else
      g_string_append_printf (text, " %c%d", 'a' + self->column[player], self->row[player] + 1);
  g_string_append (text, " |");
  for (int player = 0; player < self->players; player++)
    g_string_append_printf (text, " %d", self->stock[player]);
  g_string_append (text, " | ");
  append_walls (self, text, 'h');
  g_string_append (text, " | ");
  append_walls (self, text, 'v');
  return g_string_free (text, FALSE);
}

gboolean
oracle_equal (const Oracle *a, const Oracle *b)
{
  if (a->width != b->width || a->height != b->height || a->players != b->players ||
      a->turn != b->turn)
    return FALSE;
  for (int player = 0; player < a->players; player++)
    if (a->column[player] != b->column[player] || a->row[player] != b->row[player] ||
        a->stock[player] != b->stock[player] || a->in_play[player] != b->in_play[player])
      return FALSE;
  return memcmp (a->horizontal, b->horizontal, sizeof a->horizontal) == 0 &&
         memcmp (a->vertical, b->vertical, sizeof a->vertical) == 0;
}

OracleMove
oracle_read_move (const QdrBoard *board, QdrMove move)
{
  const QdrSquare square = qdr_move_square (move);

  if (move == QDR_MOVE_RESIGN)
    return (OracleMove){ 'r' };
  if (move == QDR_MOVE_TIMEOUT)
    return (OracleMove){ 't' };
  return (OracleMove){ "phv"[qdr_move_kind (move)], (int) qdr_board_column (board, square),
                       (int) qdr_board_row (board, square) };
}

QdrMove
oracle_to_move (const QdrBoard *board, OracleMove move)
{
  const QdrSquare square = qdr_board_square (board, move.column, move.row);

  switch (move.kind) {
  case 'p':
    return qdr_move_make (QDR_MOVE_STEP, square);
  case 'h':
    return qdr_move_make (QDR_MOVE_HORIZONTAL_WALL, square);
  case 'v':
    return qdr_move_make (QDR_MOVE_VERTICAL_WALL, square);
  case 'r':
    return QDR_MOVE_RESIGN;
  case 't':
    return QDR_MOVE_TIMEOUT;
  default:
    g_assert_not_reached ();
  }
}

char *
oracle_move_to_text (OracleMove move)
{
  switch (move.kind) {
  case 'r':
    return g_strdup ("resign");
  case 't':
    return g_strdup ("timeout");
  case 'p':
    return g_strdup_printf ("%c%d", 'a' + move.column, move.row + 1);
  default:
    return g_strdup_printf ("%c%d%c", 'a' + move.column, move.row + 1, move.kind);
  }
}

gboolean
oracle_has_square (const Oracle *self, int column, int row)
{
  return column >= 0 && column < self->width && row >= 0 && row < self->height;
}

gboolean
oracle_has_corner (const Oracle *self, int column, int row)
{
  return column >= 0 && column < self->width - 1 && row >= 0 && row < self->height - 1;
}

gboolean
oracle_is_goal (const Oracle *self, int player, int column, int row)
{
  if (self->players == 2)
    return player == 0 ? row == self->height - 1 : row == 0;
  switch (player) {
  case 0:
    return row == self->height - 1;
  case 1:
    return column == self->width - 1;
  case 2:
    return row == 0;
  default:
    return column == 0;
  }
}

static gboolean
has_horizontal (const Oracle *self, int column, int row)
{
  return oracle_has_corner (self, column, row) && self->horizontal[column][row];
}

static gboolean
has_vertical (const Oracle *self, int column, int row)
{
  return oracle_has_corner (self, column, row) && self->vertical[column][row];
}

/* Returns whether a pawn could step from this square in this direction on a board without
 * other pawns. */
gboolean
oracle_can_pass (const Oracle *self, int column, int row, int right, int up)
{
  if (!oracle_has_square (self, column + right, row + up))
    return FALSE;
  if (up != 0) {
    const int below = up > 0 ? row : row - 1;

    return !has_horizontal (self, column, below) && !has_horizontal (self, column - 1, below);
  } else {
    const int left = right > 0 ? column : column - 1;

    return !has_vertical (self, left, row) && !has_vertical (self, left, row - 1);
  }
}

/* Breadth-first search; -1 if there is no path. */
int
oracle_distance_from (const Oracle *self, int player, int column, int row)
{
  int distance[19][19];
  int queue[19 * 19][2];
  int head = 0;
  int tail = 0;

  memset (distance, 0xff, sizeof distance);
  distance[column][row] = 0;
  queue[tail][0] = column;
  queue[tail++][1] = row;

  while (head < tail) {
    const int x = queue[head][0];
    const int y = queue[head++][1];

    if (oracle_is_goal (self, player, x, y))
      return distance[x][y];
    for (int i = 0; i < 4; i++) {
      const int next_x = x + steps[i][0];
      const int next_y = y + steps[i][1];

      if (!oracle_can_pass (self, x, y, steps[i][0], steps[i][1]) || distance[next_x][next_y] >= 0)
        continue;
      distance[next_x][next_y] = distance[x][y] + 1;
      queue[tail][0] = next_x;
      queue[tail++][1] = next_y;
    }
  }
  return -1;
}

int
oracle_distance (const Oracle *self, int player)
{
  return oracle_distance_from (self, player, self->column[player], self->row[player]);
}

int
oracle_first_player_shut_in (const Oracle *self)
{
  for (int player = 0; player < self->players; player++)
    if (self->in_play[player] && oracle_distance (self, player) < 0)
      return player;
  return -1;
}

static gboolean
wall_overlaps (const Oracle *self, OracleMove wall)
{
  const int c = wall.column;
  const int r = wall.row;

  if (wall.kind == 'h')
    return has_horizontal (self, c - 1, r) || has_horizontal (self, c, r) ||
           has_horizontal (self, c + 1, r);
  return has_vertical (self, c, r - 1) || has_vertical (self, c, r) ||
         has_vertical (self, c, r + 1);
}

static gboolean
wall_crosses (const Oracle *self, OracleMove wall)
{
  return wall.kind == 'h' ? has_vertical (self, wall.column, wall.row)
                          : has_horizontal (self, wall.column, wall.row);
}

gboolean
oracle_wall_fits (const Oracle *self, OracleMove wall)
{
  return oracle_has_corner (self, wall.column, wall.row) && !wall_overlaps (self, wall) &&
         !wall_crosses (self, wall);
}

static Oracle
with_wall (const Oracle *self, OracleMove wall)
{
  Oracle after = *self;

  if (wall.kind == 'h')
    after.horizontal[wall.column][wall.row] = 1;
  else
    after.vertical[wall.column][wall.row] = 1;
  return after;
}

/* Returns whether a player with walls may place @wall. */
gboolean
oracle_is_legal_wall (const Oracle *self, OracleMove wall)
{
  Oracle after;

  if (!oracle_wall_fits (self, wall))
    return FALSE;
  after = with_wall (self, wall);
  return oracle_first_player_shut_in (&after) < 0;
}

static gboolean
is_taken (const Oracle *self, int column, int row)
{
  for (int player = 0; player < self->players; player++)
    if (self->column[player] == column && self->row[player] == row)
      return TRUE;
  return FALSE;
}

static gboolean
can_land (const Oracle *self, int column, int row, int right, int up)
{
  return oracle_can_pass (self, column, row, right, up) &&
         !is_taken (self, column + right, row + up);
}

/* Marks the squares that the pawn on this square reaches in one direction, by a step or jumps. */
static void
mark_one_way (const Oracle *self, int c, int r, int right, int up, gboolean reached[19][19])
{
  const int next_c = c + right;
  const int next_r = r + up;

  if (!oracle_can_pass (self, c, r, right, up))
    return;

  if (!is_taken (self, next_c, next_r)) {
    reached[next_c][next_r] = TRUE;
  } else if (can_land (self, next_c, next_r, right, up)) {
    reached[next_c + right][next_r + up] = TRUE;
  } else {
    /* Beside the jumped pawn: swapping the components turns the direction by a right angle. */
    if (can_land (self, next_c, next_r, up, right))
      reached[next_c + up][next_r + right] = TRUE;
    if (can_land (self, next_c, next_r, -up, -right))
      reached[next_c - up][next_r - right] = TRUE;
  }
}

static void
mark_pawn_moves (const Oracle *self, gboolean reached[19][19])
{
  const int c = self->column[self->turn];
  const int r = self->row[self->turn];

  memset (reached, 0, 19 * sizeof *reached);
  for (int i = 0; i < 4; i++)
    mark_one_way (self, c, r, steps[i][0], steps[i][1], reached);
}

static int
winner (const Oracle *self)
{
  int left = 0;
  int last = -1;

  for (int player = 0; player < self->players; player++) {
    if (!self->in_play[player])
      continue;
    left++;
    last = player;
    if (oracle_is_goal (self, player, self->column[player], self->row[player]))
      return player;
  }
  return left == 1 ? last : -1;
}

static void
add_wall_moves (const Oracle *self, char kind, GPtrArray *moves)
{
  for (int column = 0; column < self->width; column++)
    for (int row = 0; row < self->height; row++) {
      const OracleMove wall = { kind, column, row };

      if (oracle_is_legal_wall (self, wall))
        g_ptr_array_add (moves, oracle_move_to_text (wall));
    }
}

/* Returns the texts of all legal moves, in ASCII order. */
GPtrArray *
oracle_legal_moves (const Oracle *self)
{
  GPtrArray *moves = g_ptr_array_new_with_free_func (g_free);
  gboolean reached[19][19];

  if (winner (self) >= 0)
    return moves;

  mark_pawn_moves (self, reached);
  for (int column = 0; column < self->width; column++)
    for (int row = 0; row < self->height; row++)
      if (reached[column][row])
        g_ptr_array_add (moves, oracle_move_to_text ((OracleMove){ 'p', column, row }));
  if (self->stock[self->turn] > 0) {
    add_wall_moves (self, 'h', moves);
    add_wall_moves (self, 'v', moves);
  }
  g_ptr_array_sort (moves, compare_strings);
  return moves;
}

static gboolean
can_move (const Oracle *self)
{
  gboolean reached[19][19];

  mark_pawn_moves (self, reached);
  for (int column = 0; column < self->width; column++)
    for (int row = 0; row < self->height; row++)
      if (reached[column][row])
        return TRUE;
  return FALSE;
}

static gboolean
can_place_a_wall (const Oracle *self)
{
  if (self->stock[self->turn] == 0)
    return FALSE;
  for (int column = 0; column < self->width; column++)
    for (int row = 0; row < self->height; row++)
      if (oracle_is_legal_wall (self, (OracleMove){ 'h', column, row }) ||
          oracle_is_legal_wall (self, (OracleMove){ 'v', column, row }))
        return TRUE;
  return FALSE;
}

QdrResult
oracle_result (const Oracle *self)
{
  const int player = winner (self);

  if (player >= 0)
    return (QdrResult){ QDR_OUTCOME_WIN, (guint8) player };
  if (can_move (self) || can_place_a_wall (self))
    return (QdrResult){ QDR_OUTCOME_ONGOING, 0 };
  return (QdrResult){ QDR_OUTCOME_STALEMATE, 0 };
}

static guint
pawn_move_reasons (const Oracle *self, OracleMove move)
{
  const int c = self->column[self->turn];
  const int r = self->row[self->turn];
  const int right = move.column - c;
  const int up = move.row - r;
  const int length = abs (right) + abs (up);
  gboolean reached[19][19];

  mark_pawn_moves (self, reached);
  if (reached[move.column][move.row])
    return REASON (NONE);
  if (length == 0)
    return REASON (TOO_FAR) | REASON (SQUARE_TAKEN);
  if (length == 1 && is_taken (self, move.column, move.row))
    return REASON (SQUARE_TAKEN) | REASON (WALL_IN_THE_WAY);
  if (length == 1)
    return REASON (WALL_IN_THE_WAY);
  if (length > 2 && is_taken (self, move.column, move.row))
    return REASON (TOO_FAR) | REASON (SQUARE_TAKEN);
  if (length > 2)
    return REASON (TOO_FAR);
  /* Two squares away: several reasons hold for a failed jump, and the table of rule cases
   * checks which is given. */
  return REASON (TOO_FAR) | REASON (SQUARE_TAKEN) | REASON (WALL_IN_THE_WAY) | REASON (CANNOT_JUMP);
}

static guint
wall_reasons (const Oracle *self, OracleMove wall)
{
  guint reasons = 0;

  if (self->stock[self->turn] == 0)
    reasons |= REASON (NO_WALLS_LEFT);
  if (!oracle_has_corner (self, wall.column, wall.row))
    return reasons | REASON (OFF_BOARD);
  if (wall_overlaps (self, wall))
    reasons |= REASON (OVERLAPS_WALL);
  if (wall_crosses (self, wall))
    reasons |= REASON (CROSSES_WALL);
  if (reasons == 0 && !oracle_is_legal_wall (self, wall))
    reasons |= REASON (NO_PATH);
  return reasons != 0 ? reasons : REASON (NONE);
}

/* Returns a bit 1 << QdrRefusalReason for each correct reason, of which there may be several. */
guint
oracle_reasons (const Oracle *self, OracleMove move)
{
  if (oracle_result (self).outcome != QDR_OUTCOME_ONGOING)
    return REASON (GAME_OVER);
  if (move.kind == 'r' || move.kind == 't')
    return REASON (NONE);
  if (move.kind != 'p')
    return wall_reasons (self, move);
  if (!oracle_has_square (self, move.column, move.row))
    return REASON (OFF_BOARD);
  return pawn_move_reasons (self, move);
}

static void
concede (Oracle *self)
{
  self->in_play[self->turn] = FALSE;
  if (self->players == 4) {
    self->column[self->turn] = -1;
    self->row[self->turn] = -1;
  }
}

void
oracle_play (Oracle *self, OracleMove move)
{
  switch (move.kind) {
  case 'p':
    self->column[self->turn] = move.column;
    self->row[self->turn] = move.row;
    break;
  case 'h':
  case 'v':
    *self = with_wall (self, move);
    self->stock[self->turn]--;
    break;
  default:
    concede (self);
  }
  do
    self->turn = (self->turn + 1) % self->players;
  while (!self->in_play[self->turn]);
}
