/*
 * The race: the game if no more walls are placed, solved exactly.
 *
 * The race is solved by retrograde analysis: from the end of the game backwards, for all states. A
 * state is a square for each pawn, and the player to move. There are two passes, one for the wins
 * of each player. A state that neither player wins is a draw.
 *
 * In a pass, "own" is the pawn of the player whose wins are found, and "other" is the pawn of the
 * opponent. Every set of states is a table: the index of a row is the square of the other pawn, and
 * the row is the set of squares of the own pawn. This makes the moves of both pawns cheap. A move
 * of the own pawn shifts all bits of a row at the same time:
 *
 *      won[b]   gets  every square one step away from lost[b]
 *
 * A move of the other pawn leads to another row:
 *
 *      lost[b]  gets  the squares that are in won[c] for every c one step away from b
 *
 * Pawns jump only from the few squares next to b. These are examined one by one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-race.h"

#include <string.h>

#include "qdr-fill.h"

/* The number of squares of the largest board and its spare column; see qdr-bits.h. */
#define MAX_SQUARES ((QDR_BOARD_MAX + 1) * QDR_BOARD_MAX)

/* The squares of a board have at most MAX_SQUARES indexes. The index after them stands for
 * "nowhere": a row in which all states are won, and a bit that is never set. */
#define MAX_ROWS (MAX_SQUARES + 1)

G_STATIC_ASSERT (MAX_ROWS <= QDR_BITS_WORDS * 64);

/* The data of one pass, and the walls in a form that is quick to read. */
typedef struct {
  const QdrPosition *position;
  guint winner;
  guint n_squares; /* number of indexes including spare columns; also the index "nowhere" */
  guint ply;
  guint16 *plies;
  guint16 neighbours[MAX_SQUARES][QDR_DIRECTIONS]; /* by square and direction, the target of a step,
                                                      or nowhere */
  /* By the square of the jumped pawn and the direction of the jump, the targets, or nowhere. */
  guint16 landings[MAX_SQUARES][QDR_DIRECTIONS][2];

  /* Rows, as explained at the top of this file. A state is impossible if the own pawn is at its
   * goal already, or if both pawns are on one square. Impossible states count as known wins and
   * losses, so that they are never found as new ones. */
  QdrBits won[MAX_ROWS];      /* won states, in which the own pawn is to move */
  QdrBits lost[MAX_SQUARES];  /* lost states, in which the other pawn is to move */
  QdrBits fresh[MAX_SQUARES]; /* lost states that were found at the last ply */
  QdrBits live;               /* rows in which the other pawn is not at its goal */
} Solver;

typedef struct {
  gboolean is_solved;
  QdrBits walls[2];
  guint16 *plies; /* by index_of(), plies until the win: an odd number if the player to move wins,
                     an even number if it loses, 0 in a draw */
} Entry;

struct QdrRaceCache {
  gsize size;
  guint8 width; /* columns of the boards of all entries; 0 if there are no entries */
  guint8 height;
  guint n_entries;
  Entry *entries;
  Solver solver;
};

/* Returns the index of a state in an entry. @first and @second are the squares of the pawns. */
static inline gsize
index_of (guint n_squares, guint turn, guint first, guint second)
{
  return ((gsize) turn * n_squares + first) * n_squares + second;
}

static void
read_walls (Solver *self, const QdrPosition *position)
{
  const int deltas[QDR_DIRECTIONS] = { position->board.stride, 1, -position->board.stride, -1 };

  self->position = position;
  self->n_squares = (guint) position->board.stride * position->board.height;
  for (guint square = 0; square < self->n_squares; square++)
    for (guint direction = 0; direction < QDR_DIRECTIONS; direction++) {
      const gboolean is_open = qdr_bits_test (&position->open[direction], square);

      self->neighbours[square][direction] =
          (guint16) (is_open ? square + (guint) deltas[direction] : self->n_squares);
    }
  for (guint square = 0; square < self->n_squares; square++)
    for (guint direction = 0; direction < QDR_DIRECTIONS; direction++) {
      const guint16 *neighbours = self->neighbours[square];
      guint16 *landings = self->landings[square][direction];

      landings[0] = neighbours[direction];
      landings[1] = (guint16) self->n_squares;
      if (landings[0] == self->n_squares) {
        landings[0] = neighbours[(direction + 1) % QDR_DIRECTIONS];
        landings[1] = neighbours[(direction + 3) % QDR_DIRECTIONS];
      }
    }
}

QDR_BITS_INLINE void
begin_pass (Solver *self, guint winner, guint words)
{
  const QdrBits *goal = qdr_position_goal (self->position, winner);

  self->winner = winner;
  self->ply = 0;
  self->live = qdr_bits_minus (self->position->board.squares,
                               *qdr_position_goal (self->position, 1 - winner), words);

  memset (&self->won[self->n_squares], 0xff, sizeof (QdrBits));
  for (guint other = 0; other < self->n_squares; other++) {
    const QdrBits both = qdr_bits_make_single ((QdrSquare) other, words);

    self->won[other] = both;
    if (qdr_bits_test (&self->live, other)) {
      self->won[other] = self->lost[other] = qdr_bits_or (both, *goal, words);
      self->fresh[other] = qdr_bits_minus (*goal, both, words);
    }
  }
}

/* Records the current ply as the number of plies of new states: those with @turn to move, the other
 * pawn on @other, and the own pawn on a square of @own. */
QDR_BITS_INLINE void
record (Solver *self, guint turn, guint other, QdrBits own, guint words)
{
  const guint n_squares = self->n_squares;
  guint16 *plies = self->plies + index_of (n_squares, turn, 0, 0);
  QdrBitsIter iter = qdr_bits_iter_make (&own);

  plies += self->winner == 0 ? other : other * n_squares;
  while (qdr_bits_iter_next (&iter, words))
    plies[self->winner == 0 ? iter.index * n_squares : iter.index] = (guint16) self->ply;
}

/* Adds to @wins the squares of the own pawn from which a jump over @other reaches a fresh lost
 * state. */
QDR_BITS_INLINE void
add_winning_jumps (const Solver *self, guint other, QdrBits *wins)
{
  const QdrBits *fresh = &self->fresh[other];

  for (guint direction = 0; direction < QDR_DIRECTIONS; direction++) {
    const guint own = self->neighbours[other][direction];
    const guint16 *landings = self->landings[other][(direction + 2) % QDR_DIRECTIONS];

    if (own != self->n_squares &&
        (qdr_bits_test (fresh, landings[0]) || qdr_bits_test (fresh, landings[1])))
      qdr_bits_set (wins, own);
  }
}

/* Finds the states that the own player wins by a move to a fresh lost state in @rows. Returns the
 * rows with new won states. */
QDR_BITS_INLINE QdrBits
find_wins (Solver *self, QdrBits rows, guint words)
{
  QdrBits changed = { 0 };
  QdrBitsIter iter = qdr_bits_iter_make (&rows);

  self->ply++;
  while (qdr_bits_iter_next (&iter, words)) {
    const guint other = iter.index;
    QdrBits wins = qdr_fill_find_neighbours_inline (self->position->open, self->fresh[other],
                                                    self->position->board.stride, words);

    add_winning_jumps (self, other, &wins);
    wins = qdr_bits_minus (wins, self->won[other], words);
    if (!qdr_bits_any (wins, words))
      continue;
    self->won[other] = qdr_bits_or (self->won[other], wins, words);
    qdr_bits_set (&changed, other);
    record (self, self->winner, other, wins, words);
  }
  return changed;
}

/* Removes from @losses the squares of the own pawn over which the other pawn, on @other, can jump
 * to a state that is not won. */
QDR_BITS_INLINE void
remove_saving_jumps (const Solver *self, guint other, QdrBits *losses)
{
  for (guint direction = 0; direction < QDR_DIRECTIONS; direction++) {
    const guint own = self->neighbours[other][direction];

    if (own != self->n_squares && qdr_bits_test (losses, own)) {
      const guint16 *landings = self->landings[own][direction];

      if (!qdr_bits_test (&self->won[landings[0]], own) ||
          !qdr_bits_test (&self->won[landings[1]], own))
        qdr_bits_flip (losses, own);
    }
  }
}

/* Finds the states that the other player loses because all its moves lead to won states. Examines
 * only the rows from which a move can lead to a row in @changed. Returns the rows with new lost
 * states. */
QDR_BITS_INLINE QdrBits
find_losses (Solver *self, QdrBits changed, guint words)
{
  const QdrBits *open = self->position->open;
  const guint stride = self->position->board.stride;
  const QdrBits near = qdr_fill_find_neighbours_inline (open, changed, stride, words);
  const QdrBits far = qdr_fill_find_neighbours_inline (open, near, stride, words);
  const QdrBits rows = qdr_bits_and (qdr_bits_or (near, far, words), self->live, words);
  QdrBits found = { 0 };
  QdrBitsIter iter = qdr_bits_iter_make (&rows);

  self->ply++;
  while (qdr_bits_iter_next (&iter, words)) {
    const guint other = iter.index;
    const guint16 *steps = self->neighbours[other];
    QdrBits losses = qdr_bits_and (self->position->board.squares, self->won[steps[0]], words);

    for (guint direction = 1; direction < QDR_DIRECTIONS; direction++)
      losses = qdr_bits_and (losses, self->won[steps[direction]], words);
    losses = qdr_bits_minus (losses, self->lost[other], words);
    if (!qdr_bits_any (losses, words))
      continue;
    remove_saving_jumps (self, other, &losses);
    if (!qdr_bits_any (losses, words))
      continue;
    self->lost[other] = qdr_bits_or (self->lost[other], losses, words);
    self->fresh[other] = losses;
    qdr_bits_set (&found, other);
    record (self, 1 - self->winner, other, losses, words);
  }
  return found;
}

/* Solves the race for every placement of the two pawns, with the walls as in @position. @plies
 * receives the results. */
QDR_BITS_INLINE void
solve_inline (Solver *self, const QdrPosition *position, guint16 *plies, guint words)
{
  read_walls (self, position);
  self->plies = plies;
  memset (plies, 0, 2 * self->n_squares * self->n_squares * sizeof *plies);
  for (guint winner = 0; winner < 2; winner++) {
    QdrBits rows;

    begin_pass (self, winner, words);
    rows = self->live;
    while (qdr_bits_any (rows, words))
      rows = find_losses (self, find_wins (self, rows, words), words);
  }
}

QdrRaceCache *
qdr_race_cache_new (guint mib)
{
  QdrRaceCache *self = g_new0 (QdrRaceCache, 1);

  g_assert (mib >= 1 && mib <= 1024);
  self->size = (gsize) mib << 20;
  return self;
}

static void
free_entries (QdrRaceCache *self)
{
  for (guint i = 0; i < self->n_entries; i++)
    g_free (self->entries[i].plies);
  g_clear_pointer (&self->entries, g_free);
}

void
qdr_race_cache_free (QdrRaceCache *self)
{
  free_entries (self);
  g_free (self);
}

static gsize
bytes_per_entry (const QdrBoard *board)
{
  const gsize n_squares = (gsize) board->stride * board->height;

  return 2 * n_squares * n_squares * sizeof (guint16);
}

/* Hashes the walls as the finalizer of MurmurHash does: a multiplication spreads bits only upwards,
 * and the shift after it spreads them downwards. */
static guint
hash_walls (const QdrPosition *position)
{
  guint64 hash = 0;

  for (guint kind = 0; kind < 2; kind++)
    for (guint i = 0; i < position->board.words; i++) {
      hash = (hash ^ position->walls[kind].word[i]) * G_GUINT64_CONSTANT (0xff51afd7ed558ccd);
      hash ^= hash >> 33;
    }
  return (guint) (hash ^ hash >> 32);
}

/* Returns the entry in which the race with the walls of @position is or can be stored. All entries
 * are for boards of the same size, so a board of another size clears the cache. */
static Entry *
find_entry (QdrRaceCache *self, const QdrPosition *position)
{
  const QdrBoard *board = &position->board;

  g_assert (position->players == 2 && qdr_position_winner (position) < 0);

  if (board->width != self->width || board->height != self->height) {
    free_entries (self);
    self->width = board->width;
    self->height = board->height;
    self->n_entries = (guint) MAX (self->size / bytes_per_entry (board), 1);
    self->entries = g_new0 (Entry, self->n_entries);
  }
  return &self->entries[hash_walls (position) % self->n_entries];
}

static gboolean
has_walls_of (const Entry *self, const QdrPosition *position)
{
  return self->is_solved && qdr_bits_equal (self->walls[0], position->walls[0], QDR_BITS_WORDS) &&
         qdr_bits_equal (self->walls[1], position->walls[1], QDR_BITS_WORDS);
}

static QdrRaceResult
read_entry (const Entry *self, const QdrPosition *position)
{
  const guint n_squares = (guint) position->board.stride * position->board.height;
  const guint plies =
      self->plies[index_of (n_squares, position->turn, position->pawns[0], position->pawns[1])];

  return (QdrRaceResult){ .outcome = plies == 0 ? 0 : plies % 2 == 1 ? 1 : -1, .plies = plies };
}

QdrRaceResult
qdr_race_cache_solve (QdrRaceCache *self, const QdrPosition *position)
{
  Entry *entry = find_entry (self, position);

  if (!has_walls_of (entry, position)) {
    if (entry->plies == NULL)
      entry->plies = g_malloc (bytes_per_entry (&position->board));
    QDR_BITS_CALL (&position->board, solve_inline, &self->solver, position, entry->plies);
    entry->walls[0] = position->walls[0];
    entry->walls[1] = position->walls[1];
    entry->is_solved = TRUE;
  }
  return read_entry (entry, position);
}

gboolean
qdr_race_cache_look_up (QdrRaceCache *self, const QdrPosition *position, QdrRaceResult *result)
{
  const Entry *entry = find_entry (self, position);

  if (!has_walls_of (entry, position))
    return FALSE;
  *result = read_entry (entry, position);
  return TRUE;
}

void
qdr_race_cache_clear (QdrRaceCache *self)
{
  for (guint i = 0; i < self->n_entries; i++)
    self->entries[i].is_solved = FALSE;
}

/*
 * Returns whether @player can run home along a shortest path without contact. Whatever the other
 * pawn does, it never blocks the runner, and is never next to the runner when the other player is
 * to move.
 *
 * Let d be the number of steps of this path, and g the number of rows between the other pawn and
 * the runner's goal side. After i steps, the runner is at most d - i rows from this side. When the
 * other player is to move then, its pawn has made i moves, or i - 1 if the runner moved first. All
 * of these were plain steps, because the pawns were never next to each other. So the other pawn is
 * still at least g - i rows from this side, or g - i + 1 if the runner moved first. The function
 * requires g >= d + 2, or g >= d + 1 if the runner moved first. Then the other pawn is at least two
 * rows farther from this side than the runner, and still at least one row after its next step.
 */
static inline gboolean
runs_alone (const QdrPosition *position, guint player, guint distance)
{
  const guint row = qdr_board_row (&position->board, position->pawns[1 - player]);
  /* Number of rows from the other pawn to the goal side of the player. */
  const guint rows = player == 0 ? position->board.height - 1u - row : row;

  return rows >= distance + (position->turn == player ? 1 : 2);
}

gboolean
qdr_race_find_clear_result (const QdrPosition *position,
                            const guint distances[2],
                            QdrRaceResult *result)
{
  const int stride = position->board.stride;
  const int a = position->pawns[0];
  const int b = position->pawns[1];
  const guint gap = (guint) (ABS (a % stride - b % stride) + ABS (a / stride - b / stride));
  const guint mover = position->turn;
  const gboolean wins = distances[mover] <= distances[1 - mover];
  const guint shorter = MIN (distances[0], distances[1]);
  const guint plies = wins ? 2 * shorter - 1 : 2 * shorter;

  g_assert (position->players == 2);

  /* The result is clear if each player can run home alone. Then the winner needs exactly as many
   * steps as its distance, because nothing blocks it and it never jumps over the loser. The result
   * is also clear if the pawns have no time to get next to each other before the last move. Each
   * earlier move brings them at most one step nearer. */
  if (!(runs_alone (position, 0, distances[0]) && runs_alone (position, 1, distances[1])) &&
      gap < plies + 1)
    return FALSE;

  *result = (QdrRaceResult){ .outcome = wins ? 1 : -1, .plies = plies };
  return TRUE;
}
