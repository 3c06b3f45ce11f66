/*
 * Solves the game from its start on a small board:
 *
 *   solve-small-board WIDTH HEIGHT WALLS [strategy]
 *
 * prints who wins if each player has WALLS walls, and in how many plies with best play. With
 * "strategy", the moves of the winner follow in the order of qdr_strategy_check(), as in
 * tests/strategies.txt; this takes more memory.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <stdlib.h>
#include <string.h>

#include "qdr-movegen.h"
#include "qdr-notation.h"
#include "qdr-path.h"
#include "strategy.h"

/*
 * Walls are never taken back. So all positions with the same walls and stocks are solved together,
 * those with most walls first. The results of the moves that place a wall are then known, and those
 * of the pawn moves follow by retrograde analysis. A position in which neither player can force a
 * win is a draw by repetition. A shortest win never repeats a position.
 *
 * A pattern is a set of walls: bit i is a horizontal wall on corner i, and bit 32 + i a vertical
 * one. A state is a turn and the squares of both pawns. A split is a distribution of the walls in
 * hand, whose number follows from the pattern. Of patterns that are symmetrical to each other only
 * the least is stored. The symmetries are left to right and, with the players exchanged, bottom to
 * top.
 */

#define MAX_SQUARES 45
#define MAX_CORNERS 32
#define MAX_STATES (2 * MAX_SQUARES * MAX_SQUARES)
#define MAX_STOCK 32
#define MAX_BEFORE 16
#define N_SYMMETRIES 4

/* A result for the player to move is LONGEST - plies if it wins, plies - LONGEST if it loses, or 0
 * for a draw. */
#define LONGEST 126
#define ILLEGAL 127

/* All patterns with the same number of walls. */
typedef struct {
  gsize n_patterns;
  guint64 *patterns; /* in ascending order */
  guint least;       /* the smallest stock of the first player */
  guint n_splits;
  gint8 *results; /* by pattern, split and state */
} Layer;

/* The pawn moves between the states of a pattern. */
typedef struct {
  gboolean is_legal[MAX_STATES];
  gboolean wins[MAX_STATES]; /* by a step to the goal */
  guint8 n_moves[MAX_STATES];
  guint8 n_before[MAX_STATES];
  guint16 before[MAX_STATES][MAX_BEFORE]; /* states from which a move leads here */
} Graph;

/* States that are solved after the same number of plies, if not before. */
typedef struct {
  guint count;
  guint16 states[2 * MAX_STATES];
} Bucket;

typedef struct {
  QdrPosition start;
  guint walls; /* of each player at the start */
  guint n_squares;
  guint n_corners;
  guint n_states;
  QdrSquare squares[MAX_SQUARES];
  QdrSquare corners[MAX_CORNERS];
  guint numbers[QDR_MAP_SIZE];       /* by square, the index in squares */
  guint64 excluded[2 * MAX_CORNERS]; /* by bit of a wall, the walls that do not fit beside it */
  guint8 images[N_SYMMETRIES][2 * MAX_CORNERS];   /* bits of walls */
  guint16 state_images[N_SYMMETRIES][MAX_STATES]; /* states */
  Layer layers[2 * MAX_STOCK + 1];
  Graph graph;
  Bucket buckets[LONGEST];
} Solver;

static guint
state_of (const Solver *self, guint turn, guint first, guint second)
{
  return (turn * self->n_squares + first) * self->n_squares + second;
}

static QdrMove
wall_of_bit (const Solver *self, guint bit)
{
  return qdr_move_make (bit < MAX_CORNERS ? QDR_MOVE_HORIZONTAL_WALL : QDR_MOVE_VERTICAL_WALL,
                        self->corners[bit % MAX_CORNERS]);
}

/* Symmetries */

static void
find_symmetries (Solver *self)
{
  const guint n = self->n_squares;
  const guint width = self->start.board.width;

  for (guint symmetry = 0; symmetry < N_SYMMETRIES; symmetry++) {
    const gboolean mirrors = symmetry & 1;
    const gboolean swaps = symmetry & 2;
    guint map[MAX_SQUARES];

    for (guint i = 0; i < self->n_corners; i++) {
      const guint column = i % (width - 1);
      const guint row = i / (width - 1);
      const guint rows = self->n_corners / (width - 1);
      const guint image =
          (swaps ? rows - 1 - row : row) * (width - 1) + (mirrors ? width - 2 - column : column);

      self->images[symmetry][i] = (guint8) image;
      self->images[symmetry][MAX_CORNERS + i] = (guint8) (MAX_CORNERS + image);
    }
    for (guint i = 0; i < n; i++)
      map[i] = (swaps ? n / width - 1 - i / width : i / width) * width +
               (mirrors ? width - 1 - i % width : i % width);
    for (guint turn = 0; turn < 2; turn++)
      for (guint a = 0; a < n; a++)
        for (guint b = 0; b < n; b++)
          self->state_images[symmetry][state_of (self, turn, a, b)] =
              (guint16) (swaps ? state_of (self, !turn, map[b], map[a])
                               : state_of (self, turn, map[a], map[b]));
  }
}

static guint64
transform (const Solver *self, guint symmetry, guint64 pattern)
{
  guint64 image = 0;

  for (; pattern != 0; pattern &= pattern - 1)
    image |= G_GUINT64_CONSTANT (1) << self->images[symmetry][__builtin_ctzll (pattern)];
  return image;
}

/* Returns the least image of @pattern, and the symmetry that leads to it. */
static guint64
normalise (const Solver *self, guint64 pattern, guint *symmetry)
{
  guint64 least = pattern;

  *symmetry = 0;
  for (guint i = 1; i < N_SYMMETRIES; i++) {
    const guint64 image = transform (self, i, pattern);

    if (image < least) {
      least = image;
      *symmetry = i;
    }
  }
  return least;
}

/* Layers */

static int
compare_patterns (const void *a, const void *b)
{
  const guint64 x = *(const guint64 *) a;
  const guint64 y = *(const guint64 *) b;

  return (x > y) - (x < y);
}

static guint64
find_fitting (const Solver *self, guint64 pattern)
{
  const guint64 all = (G_GUINT64_CONSTANT (1) << self->n_corners) - 1;
  guint64 fitting = all | all << MAX_CORNERS;

  for (; pattern != 0; pattern &= pattern - 1)
    fitting &= ~self->excluded[__builtin_ctzll (pattern)];
  return fitting;
}

static QdrPosition
set_up (const Solver *self, guint64 pattern)
{
  QdrPosition position = self->start;

  for (; pattern != 0; pattern &= pattern - 1)
    qdr_position_add_wall (&position, wall_of_bit (self, (guint) __builtin_ctzll (pattern)));
  return position;
}

/* Lists the patterns with a wall more than those of @before. */
static void
find_patterns (const Solver *self, const Layer *before, Layer *layer)
{
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (guint64));

  for (gsize i = 0; i < before->n_patterns; i++)
    for (guint64 fitting = find_fitting (self, before->patterns[i]); fitting != 0;
         fitting &= fitting - 1) {
      guint symmetry;
      const guint64 pattern =
          normalise (self, before->patterns[i] | (fitting & (0 - fitting)), &symmetry);

      g_array_append_val (found, pattern);
    }

  layer->patterns = (guint64 *) (void *) found->data;
  qsort (layer->patterns, found->len, sizeof (guint64), compare_patterns);
  for (guint i = 0; i < found->len; i++)
    if (i == 0 || layer->patterns[i] != layer->patterns[layer->n_patterns - 1])
      layer->patterns[layer->n_patterns++] = layer->patterns[i];
  layer->patterns = g_memdup2 (layer->patterns, layer->n_patterns * sizeof (guint64));
}

static void
list_patterns (Solver *self)
{
  for (guint n = 0; n <= 2 * self->walls; n++) {
    Layer *layer = &self->layers[n];
    const guint sum = 2 * self->walls - n;

    layer->least = sum > self->walls ? sum - self->walls : 0;
    layer->n_splits = MIN (sum, self->walls) - layer->least + 1;
    if (n == 0) {
      layer->patterns = g_new0 (guint64, 1);
      layer->n_patterns = 1;
    } else
      find_patterns (self, &self->layers[n - 1], layer);
  }
}

static gint8 *
find_results (const Solver *self, const Layer *layer, guint64 pattern, guint stock)
{
  const guint64 *found =
      bsearch (&pattern, layer->patterns, layer->n_patterns, sizeof (guint64), compare_patterns);

  g_assert (found != NULL);
  return layer->results +
         ((gsize) (found - layer->patterns) * layer->n_splits + stock - layer->least) *
             self->n_states;
}

/* Solving */

static void
find_graph (Solver *self, const QdrPosition *walls)
{
  Graph *graph = &self->graph;
  const guint n = self->n_squares;
  guint16 distances[2][QDR_MAP_SIZE];

  memset (graph, 0, sizeof *graph);
  for (guint player = 0; player < 2; player++)
    qdr_position_find_goal_distances (walls, player, distances[player]);

  for (guint state = 0; state < self->n_states; state++) {
    const guint turn = state / (n * n);
    const guint numbers[2] = { state / n % n, state % n };
    QdrPosition position = *walls;
    QdrMoveList steps = { .count = 0 };

    if (numbers[0] == numbers[1])
      continue;
    graph->is_legal[state] = TRUE;
    for (guint player = 0; player < 2; player++) {
      const QdrSquare square = self->squares[numbers[player]];

      if (distances[player][square] == 0 || distances[player][square] == QDR_UNREACHABLE)
        graph->is_legal[state] = FALSE;
      position.pawns[player] = square;
    }
    if (!graph->is_legal[state])
      continue;
    position.turn = (guint8) turn;
    qdr_position_generate_steps (&position, &steps);
    graph->n_moves[state] = (guint8) steps.count;
    for (guint i = 0; i < steps.count; i++) {
      const QdrSquare to = qdr_move_square (steps.moves[i]);
      const guint number = self->numbers[to];
      const guint next = turn == 0 ? state_of (self, 1, number, numbers[1])
                                   : state_of (self, 0, numbers[0], number);

      if (distances[turn][to] == 0)
        graph->wins[state] = TRUE;
      else {
        g_assert (graph->n_before[next] < MAX_BEFORE);
        graph->before[next][graph->n_before[next]++] = (guint16) state;
      }
    }
  }
}

/* Sets @worst to the worst result for the opponent after a wall placed by the player to move in
 * each state. */
static void
find_wall_results (const Solver *self,
                   guint n_walls,
                   guint64 pattern,
                   const guint stocks[2],
                   gint8 *worst)
{
  const guint half = self->n_states / 2;
  const Layer *next = &self->layers[n_walls + 1];

  memset (worst, ILLEGAL, self->n_states);
  for (guint64 fitting = find_fitting (self, pattern); fitting != 0; fitting &= fitting - 1) {
    guint symmetry;
    const guint64 image = normalise (self, pattern | (fitting & (0 - fitting)), &symmetry);
    const guint16 *states = self->state_images[symmetry];

    for (guint turn = 0; turn < 2; turn++) {
      const guint after[2] = { stocks[0] - (turn == 0), stocks[1] - (turn == 1) };
      const gint8 *results;

      if (stocks[turn] == 0)
        continue;
      results = find_results (self, next, image, after[symmetry >> 1]);
      for (guint i = 0; i < half; i++) {
        const gint8 result = results[states[i + !turn * half]];

        worst[i + turn * half] = MIN (worst[i + turn * half], result);
      }
    }
  }
}

static void
solve_states (Solver *self, const gint8 *worst, gint8 *results)
{
  const Graph *graph = &self->graph;
  Bucket *buckets = self->buckets;
  guint8 left[MAX_STATES];
  guint8 least[MAX_STATES]; /* plies until a loss, 0 if no wall is legal, 255 if a wall does not
                               lose */

  for (guint i = 0; i < LONGEST; i++)
    buckets[i].count = 0;
  for (guint state = 0; state < self->n_states; state++) {
    guint first = 0; /* plies after which the state is solved, 0 if not known */

    if (!graph->is_legal[state]) {
      results[state] = ILLEGAL;
      continue;
    }
    results[state] = 0;
    left[state] = graph->n_moves[state];
    least[state] = 255;
    if (worst[state] == ILLEGAL)
      least[state] = 0;
    else if (worst[state] > 0)
      least[state] = (guint8) (LONGEST - worst[state] + 1);

    if (graph->wins[state])
      first = 1;
    else if (worst[state] < 0)
      first = (guint) (LONGEST + worst[state] + 1);
    else if (left[state] == 0 && least[state] != 255)
      first = least[state];
    if (first != 0)
      buckets[first].states[buckets[first].count++] = (guint16) state;
  }

  for (guint plies = 1; plies < LONGEST; plies++)
    for (guint i = 0; i < buckets[plies].count; i++) {
      const guint state = buckets[plies].states[i];

      if (results[state] != 0)
        continue;
      results[state] = (gint8) (plies % 2 == 1 ? LONGEST - (int) plies : (int) plies - LONGEST);
      for (guint j = 0; j < graph->n_before[state]; j++) {
        const guint before = graph->before[state][j];
        guint then = plies + 1;

        if (results[before] != 0)
          continue;
        if (plies % 2 == 1) {
          if (--left[before] > 0 || least[before] == 255)
            continue;
          then = MAX (then, least[before]);
        }
        g_assert (then < LONGEST && buckets[then].count < 2 * MAX_STATES);
        buckets[then].states[buckets[then].count++] = (guint16) before;
      }
    }
}

static void
solve_pattern (Solver *self, guint n_walls, gsize index)
{
  const Layer *layer = &self->layers[n_walls];
  const guint64 pattern = layer->patterns[index];
  const QdrPosition walls = set_up (self, pattern);
  gint8 worst[MAX_STATES];

  find_graph (self, &walls);
  for (guint i = 0; i < layer->n_splits; i++) {
    const guint first = layer->least + i;
    const guint stocks[2] = { first, 2 * self->walls - n_walls - first };

    find_wall_results (self, n_walls, pattern, stocks, worst);
    solve_states (self, worst, layer->results + (index * layer->n_splits + i) * self->n_states);
  }
}

/* Returns the result for the player to move. */
static int
look_up (const Solver *self, const QdrPosition *position)
{
  guint64 pattern = 0;
  guint n_walls = 2 * self->walls - position->stocks[0] - position->stocks[1];
  guint symmetry, state;

  for (guint i = 0; i < self->n_corners; i++)
    for (guint kind = 0; kind < 2; kind++)
      if (qdr_bits_test (&position->walls[kind], self->corners[i]))
        pattern |= G_GUINT64_CONSTANT (1) << (i + MAX_CORNERS * kind);
  pattern = normalise (self, pattern, &symmetry);
  state = state_of (self, position->turn, self->numbers[position->pawns[0]],
                    self->numbers[position->pawns[1]]);
  return find_results (self, &self->layers[n_walls], pattern,
                       position->stocks[symmetry >> 1])[self->state_images[symmetry][state]];
}

static guint
plies_of (int result)
{
  return (guint) (LONGEST - ABS (result));
}

/* Solves all layers. Frees those that the result of the start does not need, unless all are to be
 * kept. */
static void
solve (Solver *self, gboolean keeps_all)
{
  gsize n_entries = 0;

  for (guint n = 2 * self->walls + 1; n-- > 0;) {
    Layer *layer = &self->layers[n];
    const gsize size = layer->n_patterns * layer->n_splits * self->n_states;

    layer->results = g_malloc (MAX (size, 1));
    for (gsize i = 0; i < layer->n_patterns; i++)
      solve_pattern (self, n, i);
    if (!keeps_all && n < 2 * self->walls)
      g_clear_pointer (&self->layers[n + 1].results, g_free);
    n_entries += size;
    g_printerr ("%u walls: %" G_GSIZE_FORMAT " patterns, %" G_GSIZE_FORMAT " entries so far\n", n,
                layer->n_patterns, n_entries);
  }
}

static void
init (Solver *self, guint width, guint height, guint walls)
{
  const QdrBoard *board = &self->start.board;

  qdr_position_init (&self->start, width, height, 2);
  self->walls = walls;
  for (guint player = 0; player < 2; player++)
    qdr_position_set_stock (&self->start, player, walls);
  for (guint row = 0; row < height; row++)
    for (guint column = 0; column < width; column++) {
      const QdrSquare square = qdr_board_square (board, column, row);

      self->numbers[square] = self->n_squares;
      self->squares[self->n_squares++] = square;
      if (column + 1 < width && row + 1 < height)
        self->corners[self->n_corners++] = square;
    }
  self->n_states = 2 * self->n_squares * self->n_squares;
  for (guint i = 0; i < 2 * MAX_CORNERS; i++)
    for (guint j = 0; j < 2 * MAX_CORNERS; j++) {
      QdrPosition position = self->start;

      if (i % MAX_CORNERS >= self->n_corners || j % MAX_CORNERS >= self->n_corners)
        continue;
      qdr_position_add_wall (&position, wall_of_bit (self, i));
      if (i == j || qdr_position_check_wall_fits (&position, wall_of_bit (self, j)) !=
                        QDR_REFUSAL_REASON_NONE)
        self->excluded[i] |= G_GUINT64_CONSTANT (1) << j;
    }
  find_symmetries (self);
}

/* The strategy */

#define MAX_LINE 100

typedef struct {
  const Solver *solver;
  guint column; /* where the next move is printed */
} Printer;

/* Returns the number of moves of the opponent after which the strategy needs another move. */
static guint
count_unknown (QdrStrategy *strategy, const QdrPosition *position, guint plies)
{
  QdrMoveList list;
  guint count = 0;

  qdr_position_generate_moves (position, &list);
  for (guint i = 0; i < list.count; i++) {
    QdrPosition next = *position;
    QdrUndo undo;

    qdr_position_do_move (&next, list.moves[i], &undo);
    count += !qdr_strategy_is_known (strategy, &next, plies - 1);
  }
  return count;
}

/* Returns how many more moves of the strategy @move seems to need, G_MAXUINT if it does not win in
 * time. */
static guint
estimate_cost (const Solver *self,
               QdrStrategy *strategy,
               const QdrPosition *position,
               QdrMove move,
               guint plies)
{
  QdrPosition next = *position;
  QdrUndo undo;
  int result;

  qdr_position_do_move (&next, move, &undo);
  if (qdr_position_winner (&next) >= 0)
    return 0;
  result = look_up (self, &next);
  if (result >= 0 || plies_of (result) > plies - 1)
    return G_MAXUINT;
  if (qdr_strategy_is_known (strategy, &next, plies - 1))
    return 0;
  return 256 * count_unknown (strategy, &next, plies - 1) + plies_of (result);
}

/* Picks the move that seems to need the shortest proof, and prints it. */
static QdrMove
pick_move (QdrStrategy *strategy, const QdrPosition *position, guint plies, gpointer data)
{
  Printer *printer = data;
  QdrMove best = QDR_MOVE_NONE;
  guint least = G_MAXUINT;
  char text[QDR_MOVE_TEXT_SIZE];
  QdrMoveList list;

  qdr_position_generate_moves (position, &list);
  for (guint i = 0; i < list.count && least > 0; i++) {
    const guint cost = estimate_cost (printer->solver, strategy, position, list.moves[i], plies);

    if (cost < least) {
      least = cost;
      best = list.moves[i];
    }
  }
  g_assert (best != QDR_MOVE_NONE);
  qdr_move_to_text (&position->board, best, text);
  if (printer->column > 0 && printer->column + strlen (text) > MAX_LINE) {
    g_print ("\n");
    printer->column = 0;
  }
  if (printer->column > 0)
    g_print (" ");
  g_print ("%s", text);
  printer->column += 1 + (guint) strlen (text);
  return best;
}

static void
print_strategy (const Solver *self, guint winner, guint plies)
{
  Printer printer = { .solver = self };

  if (!qdr_strategy_check (&self->start, winner, plies, pick_move, &printer))
    g_error ("the strategy does not win");
  g_print ("%s", printer.column > 0 ? "\n" : "");
}

int
main (int argc, char **argv)
{
  static Solver solver;
  Solver *self = &solver;
  const gboolean wants_strategy = argc == 5 && g_str_equal (argv[4], "strategy");
  guint numbers[3]; /* width, height, walls */
  g_autofree char *text = NULL;
  guint winner;
  int result;

  if (argc != 4 && !wants_strategy) {
    g_printerr ("Usage: solve-small-board WIDTH HEIGHT WALLS [strategy]\n");
    return 2;
  }
  for (guint i = 0; i < 3; i++)
    numbers[i] = (guint) atoi (argv[i + 1]);
  if (!qdr_board_size_is_valid (numbers[0]) || !qdr_board_size_is_valid (numbers[1]) ||
      (numbers[0] - 1) * (numbers[1] - 1) > MAX_CORNERS || numbers[2] > MAX_STOCK) {
    g_printerr ("The board can be 5x5, 5x7, 7x5, 5x9 or 9x5, with at most %d walls a player.\n",
                MAX_STOCK);
    return 2;
  }

  init (self, numbers[0], numbers[1], numbers[2]);
  list_patterns (self);
  solve (self, wants_strategy);

  text = qdr_position_to_text (&self->start);
  result = look_up (self, &self->start);
  winner = result < 0;
  if (result == 0)
    g_print ("draw; %s\n", text);
  else
    g_print ("player %u in %u; %s\n", winner + 1, plies_of (result), text);
  if (wants_strategy && result != 0)
    print_strategy (self, winner, plies_of (result));
  return 0;
}
