/*
 * A solver for positions of two players that tries everything.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "puzzle-solver.h"

#include "qdr-movegen.h"
#include "qdr-path.h"

/*
 * AND/OR search with iterative deepening: can a player win within a number of plies, whatever the
 * opponent does? One of the player's moves must lead to a win (OR), and all of the opponent's
 * (AND). A shortest win never repeats a position, so draws by repetition do not matter.
 */

#define TABLE_SIZE (1u << 17)
#define MAX_PLIES 100

/* The knowledge of a position. */
typedef struct {
  guint64 key;
  guint8 won[2];     /* this player wins within so many plies, or 0 */
  guint8 refuted[2]; /* this player does not win within so many plies */
  QdrMove move;      /* decisive move of the last search, to be tried first */
} Entry;

/* Keys do not distinguish boards, so a solver is for one board. */
typedef struct {
  Entry *table;
  guint nodes_left; /* if it is 0, FALSE proves nothing, but TRUE is still a proof */
} Solver;

static gboolean wins_within (Solver *self, const QdrPosition *position, guint player, guint plies);

/* Returns the entry of @position, emptied if it was used by another one. */
static Entry *
find_entry (Solver *self, const QdrPosition *position)
{
  Entry *entry = &self->table[position->key % TABLE_SIZE];

  if (entry->key != position->key)
    *entry = (Entry){ .key = position->key, .move = QDR_MOVE_NONE };
  return entry;
}

/* Lists the moves of a position, with @first in front if it is legal. The last move of a win is not
 * a wall. */
static void
generate_moves (const QdrPosition *position, gboolean is_last, QdrMove first, QdrMoveList *list)
{
  list->count = 0;
  if (is_last)
    qdr_position_generate_steps (position, list);
  else
    qdr_position_generate_moves (position, list);

  for (guint i = 0; i < list->count; i++)
    if (list->moves[i] == first) {
      list->moves[i] = list->moves[0];
      list->moves[0] = first;
    }
}

/* Searches for a decisive move; @decisive is unchanged if there is none. */
static gboolean
try_moves (Solver *self, const QdrPosition *position, guint player, guint plies, QdrMove *decisive)
{
  const gboolean is_own = position->turn == player;
  QdrMoveList list;

  generate_moves (position, is_own && plies == 1, *decisive, &list);
  for (guint i = 0; i < list.count; i++) {
    QdrPosition next = *position;
    QdrUndo undo;

    qdr_position_do_move (&next, list.moves[i], &undo);
    if (wins_within (self, &next, player, plies - 1) == is_own) {
      *decisive = list.moves[i];
      return is_own;
    }
  }
  return !is_own;
}

/* Returns whether @player wins within @plies. */
static gboolean
wins_within (Solver *self, const QdrPosition *position, guint player, guint plies)
{
  const int winner = qdr_position_winner (position);
  const guint moves = (plies + (position->turn == player)) / 2;
  QdrMove decisive;
  Entry *entry;
  gboolean wins;

  if (winner >= 0)
    return winner == (int) player;
  /* No pawn move, including jumps, gains more than two steps. */
  if (qdr_position_goal_distance (position, player) > 2 * moves)
    return FALSE;

  entry = find_entry (self, position);
  if (entry->won[player] != 0 && entry->won[player] <= plies)
    return TRUE;
  if (entry->won[1 - player] != 0 || entry->refuted[player] >= plies || self->nodes_left == 0)
    return FALSE;

  self->nodes_left--;
  decisive = entry->move;
  wins = try_moves (self, position, player, plies, &decisive);

  /* Another position may have replaced the entry. */
  entry = find_entry (self, position);
  entry->move = decisive;
  if (wins)
    entry->won[player] = (guint8) plies;
  else if (self->nodes_left > 0)
    entry->refuted[player] = (guint8) plies;
  return wins;
}

/* Returns the fewest plies in which the player to move wins, or 0 if the other one wins or the
 * nodes run out. Both are tried in turn, because a proof for one makes the search for the other
 * unnecessary. */
static guint
find_win (Solver *self, const QdrPosition *position)
{
  for (guint plies = 1; plies < MAX_PLIES; plies += 2) {
    if (wins_within (self, position, position->turn, plies))
      return self->nodes_left > 0 ? plies : 0;
    if (wins_within (self, position, 1 - position->turn, plies + 1) || self->nodes_left == 0)
      return 0;
  }
  return 0;
}

/* Returns whether every move but @move loses. */
static gboolean
is_only_move (Solver *self, const QdrPosition *position, QdrMove move)
{
  QdrMoveList list;

  generate_moves (position, FALSE, QDR_MOVE_NONE, &list);
  for (guint i = 0; i < list.count; i++) {
    QdrPosition next = *position;
    QdrUndo undo;

    qdr_position_do_move (&next, list.moves[i], &undo);
    if (list.moves[i] != move && find_win (self, &next) == 0)
      return FALSE;
  }
  return TRUE;
}

static gboolean
solve (Solver *self, const QdrPosition *position, QdrPuzzleSolution *solution)
{
  const guint plies = find_win (self, position);
  QdrMove move = QDR_MOVE_NONE;

  if (plies == 0)
    return FALSE;
  /* The table may have lost the move of find_win(). */
  if (!try_moves (self, position, position->turn, plies, &move) || self->nodes_left == 0)
    return FALSE;
  if (!is_only_move (self, position, move))
    return FALSE;

  *solution = (QdrPuzzleSolution){ .move = move, .moves = (plies + 1) / 2 };
  return TRUE;
}

gboolean
qdr_puzzle_solve (const QdrPosition *position, guint max_nodes, QdrPuzzleSolution *solution)
{
  Solver solver = { .table = g_new0 (Entry, TABLE_SIZE), .nodes_left = max_nodes };
  gboolean is_solved;

  g_assert (position->players == 2 && qdr_position_winner (position) < 0);

  is_solved = solve (&solver, position, solution);
  g_free (solver.table);
  return is_solved;
}
