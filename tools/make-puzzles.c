/*
 * make-puzzles: finds positions with one move to find.
 *
 *   make-puzzles data/puzzles.txt > more.txt
 *
 * It keeps the puzzles of the file and adds more. The same file and seed always give the same
 * puzzles. See docs/puzzles.md.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <stdlib.h>

#include "puzzle-games.h"
#include "puzzle-rating.h"
#include "puzzle-search.h"
#include "puzzle-solver.h"
#include "puzzle-theme.h"
#include "qdr-movegen.h"
#include "qdr-notation.h"
#include "qdr-puzzle.h"

/* Maximum size of a proof, so that it is quick to repeat. */
#define MAX_NODES 40000

/* Nodes in which the engine must find the same move. */
#define ENGINE_NODES 200000

/* Minimum number of moves to a win. */
#define MIN_MOVES 3

/* Parameters of the search for endings in random positions. */
typedef struct {
  guint width;
  guint height;
  guint max_stock;
  guint max_walls; /* walls on the board */
  guint max_moves; /* until the win */
  guint quota;     /* puzzles of each theme */
} Ground;

static const Ground grounds[] = {
  { 5, 5, 3, 8, 9, 8 },    { 5, 7, 1, 10, 9, 4 },    { 7, 5, 1, 10, 9, 4 },
  { 7, 7, 1, 16, 9, 5 },   { 9, 9, 0, 30, 12, 8 },   { 9, 9, 1, 30, 9, 8 },
  { 11, 9, 0, 36, 12, 1 }, { 11, 11, 0, 44, 14, 2 }, { 13, 13, 0, 60, 16, 2 },
};

/* Parameters of the search for puzzles in games. */
typedef struct {
  guint width;
  guint height;
  guint stock;     /* walls of each player at the start */
  guint min_stock; /* minimum walls of each player for early positions */
  guint quota;     /* puzzles of each theme */
} Arena;

static const Arena arenas[] = {
  { 9, 9, 10, 4, 50 }, { 7, 7, 8, 3, 6 },    { 7, 9, 8, 3, 5 },
  { 9, 7, 8, 3, 5 },   { 11, 11, 10, 4, 6 }, { 13, 13, 12, 4, 3 },
};

/* Maximum number of walls of both players in endings of games. */
#define ENDING_STOCK 2
#define ENDING_MOVES 12
#define ENDING_QUOTA 10

/* Minimum loss by any other move: a review calls it a mistake. */
#define MIN_MARGIN 0.10

/* Depth of the first search of every position, which must show half of the margin. */
#define LOOK_DEPTH 8

/* Nodes of the searches for the two depths that the file names ... */
#define NAMED_NODES 100000
#define MIN_DEPTH 9
/* ... and of longer searches, whose results must hold at two more depths. */
#define LONG_NODES 400000

/* Puzzles of a game with fewer different squares and walls are considered alike. */
#define MIN_DIFFERENCE 7

typedef struct {
  gboolean is_win; /* otherwise the best move of an open game */
  QdrTheme theme;
  QdrPosition position;
  QdrMove move;
  guint moves;  /* until the win */
  guint margin; /* margin of a best move in per cent */
  guint depth;  /* the greater of its two depths */
  guint rating;
} Puzzle;

typedef struct {
  GArray *puzzles;
  GRand *random;
  QdrEngine *engine;
  QdrPuzzleRater *rater;
  QdrPuzzleGames *games;
  const Arena *arena;
} Maker;

static int seed = 1;
static int attempts = 12000;
static int n_games = 200;
static gboolean is_anew;
static char *size;

static const GOptionEntry entries[] = {
  { "seed", 0, 0, G_OPTION_ARG_INT, &seed, "seed of all that is random", "N" },
  { "attempts", 0, 0, G_OPTION_ARG_INT, &attempts, "random positions tried on each board", "N" },
  { "games", 0, 0, G_OPTION_ARG_INT, &n_games, "games played on each board", "N" },
  { "size", 0, 0, G_OPTION_ARG_STRING, &size, "look on boards of this size alone", "WxH" },
  { "anew", 0, 0, G_OPTION_ARG_NONE, &is_anew,
    "measure the puzzles of the file anew, and leave out what is not confirmed", NULL },
  { NULL },
};

/* --- Random positions ------------------------------------------------------------------------- */

static guint
random_up_to (GRand *rand, guint max)
{
  return (guint) g_rand_int_range (rand, 0, (gint32) max + 1);
}

static QdrSquare
random_square (GRand *rand, const QdrBoard *board)
{
  const guint column = random_up_to (rand, board->width - 1u);

  return qdr_board_square (board, column, random_up_to (rand, board->height - 1u));
}

static guint
squares_between (const QdrBoard *board, QdrSquare a, QdrSquare b)
{
  const int columns = (int) qdr_board_column (board, a) - (int) qdr_board_column (board, b);
  const int rows = (int) qdr_board_row (board, a) - (int) qdr_board_row (board, b);

  return (guint) (abs (columns) + abs (rows));
}

/* Places the pawns near each other, because without walls, pawns that never meet make no puzzle. */
static void
drop_pawns (GRand *rand, QdrPosition *position)
{
  QdrSquare south;
  QdrSquare north;

  do {
    south = random_square (rand, &position->board);
    north = random_square (rand, &position->board);
  } while (south == north || squares_between (&position->board, south, north) > 5 ||
           qdr_bits_test (qdr_position_goal (position, 0), south) ||
           qdr_bits_test (qdr_position_goal (position, 1), north));

  qdr_position_set_pawn (position, 0, south);
  qdr_position_set_pawn (position, 1, north);
}

static QdrPosition
random_position (GRand *rand, const Ground *ground)
{
  QdrPosition position;
  guint n_walls;

  qdr_position_init (&position, ground->width, ground->height, 2);
  drop_pawns (rand, &position);
  n_walls = random_up_to (rand, ground->max_walls);
  for (guint i = 0; i < n_walls; i++) {
    const QdrMoveKind kind =
        g_rand_boolean (rand) ? QDR_MOVE_HORIZONTAL_WALL : QDR_MOVE_VERTICAL_WALL;
    const QdrMove wall = qdr_move_make (kind, random_square (rand, &position.board));

    if (qdr_position_is_legal_move (&position, wall))
      qdr_position_add_wall (&position, wall);
  }
  for (guint player = 0; player < 2; player++)
    qdr_position_set_stock (&position, player, random_up_to (rand, ground->max_stock));
  qdr_position_set_turn (&position, random_up_to (rand, 1));
  return position;
}

/* --- What is alike ---------------------------------------------------------------------------- */

/* Returns the square of a pawn as seen by the player to move, possibly mirrored. */
static QdrSquare
seen_square (const QdrPosition *position, guint player, gboolean is_mirrored)
{
  const QdrBoard *board = &position->board;
  const gboolean is_turned = position->turn == 1;
  const guint column = qdr_board_column (board, position->pawns[player]);
  const guint row = qdr_board_row (board, position->pawns[player]);

  return qdr_board_square (board, is_turned != is_mirrored ? board->width - 1 - column : column,
                           is_turned ? board->height - 1 - row : row);
}

/* Returns the distance of the pawns of both puzzles as seen by their movers, with @b possibly
 * mirrored. */
static guint
count_squares_apart (const Puzzle *a, const Puzzle *b, gboolean is_mirrored)
{
  guint sum = 0;

  for (guint other = 0; other < 2; other++) {
    const guint player_a = a->position.turn ^ other;
    const guint player_b = b->position.turn ^ other;

    sum += squares_between (&a->position.board, seen_square (&a->position, player_a, FALSE),
                            seen_square (&b->position, player_b, is_mirrored));
  }
  return sum;
}

/* Returns the walls of one kind as seen by the player to move, possibly mirrored. */
static QdrBits
seen_walls (const QdrPosition *position, guint kind, gboolean is_mirrored)
{
  const QdrBoard *board = &position->board;
  const gboolean is_turned = position->turn == 1;
  QdrBits seen = { 0 };

  for (guint row = 0; row + 1 < board->height; row++)
    for (guint column = 0; column + 1 < board->width; column++)
      if (qdr_bits_test (&position->walls[kind], qdr_board_square (board, column, row)))
        qdr_bits_set (&seen, qdr_board_square (board,
                                               is_turned != is_mirrored ? board->width - 2 - column
                                                                        : column,
                                               is_turned ? board->height - 2 - row : row));
  return seen;
}

/* Counts the walls that are in only one of the puzzles. */
static guint
count_walls_apart (const Puzzle *a, const Puzzle *b, gboolean is_mirrored)
{
  guint count = 0;

  for (guint kind = 0; kind < 2; kind++) {
    const QdrBits walls_a = seen_walls (&a->position, kind, FALSE);
    const QdrBits walls_b = seen_walls (&b->position, kind, is_mirrored);

    count += qdr_bits_count (qdr_bits_minus (walls_a, walls_b, QDR_BITS_WORDS), QDR_BITS_WORDS);
    count += qdr_bits_count (qdr_bits_minus (walls_b, walls_a, QDR_BITS_WORDS), QDR_BITS_WORDS);
  }
  return count;
}

/* Endings are compared by their pawns, because walls that do not matter have been removed. */
static gboolean
are_alike (const Puzzle *a, const Puzzle *b, gboolean is_mirrored)
{
  const guint squares = count_squares_apart (a, b, is_mirrored);

  if (a->is_win && b->is_win)
    return squares <= (a->theme == b->theme ? 1 : 0);
  return squares + count_walls_apart (a, b, is_mirrored) < MIN_DIFFERENCE;
}

/* Returns whether there are fewer than @quota puzzles of the kind, theme and board of @candidate,
 * and none that is nearly the same. */
static gboolean
is_wanted (const Maker *self, const Puzzle *candidate, guint quota)
{
  guint count = 0;

  for (guint i = 0; i < self->puzzles->len; i++) {
    const Puzzle *puzzle = &g_array_index (self->puzzles, Puzzle, i);

    if (puzzle->position.board.width != candidate->position.board.width ||
        puzzle->position.board.height != candidate->position.board.height)
      continue;
    if (are_alike (puzzle, candidate, FALSE) || are_alike (puzzle, candidate, TRUE))
      return FALSE;
    count += puzzle->theme == candidate->theme && puzzle->is_win == candidate->is_win;
  }
  return count < quota;
}

/* --- Output ----------------------------------------------------------------------------------- */

static char *
puzzle_to_line (const Puzzle *puzzle)
{
  g_autofree char *position = qdr_position_to_text (&puzzle->position);
  char move[QDR_MOVE_TEXT_SIZE];

  qdr_move_to_text (&puzzle->position.board, puzzle->move, move);
  if (puzzle->is_win)
    return g_strdup_printf ("win %u; %s; rating %u; %s", puzzle->moves, move, puzzle->rating,
                            position);
  return g_strdup_printf ("best %u; %s; depth %u %u; rating %u; %s", puzzle->margin, move,
                          puzzle->depth - 1, puzzle->depth, puzzle->rating, position);
}

static void
print_puzzles (GArray *puzzles)
{
  g_print ("# Puzzles by theme, a line each, made by tools/make-puzzles.c. docs/puzzles.md tells\n"
           "# what stands in a line.\n");
  for (QdrTheme theme = 0; theme < QDR_THEME_NONE; theme++) {
    gboolean is_first = TRUE;

    for (guint i = 0; i < puzzles->len; i++) {
      const Puzzle *puzzle = &g_array_index (puzzles, Puzzle, i);
      g_autofree char *line = puzzle_to_line (puzzle);

      if (puzzle->theme != theme)
        continue;
      if (is_first)
        g_print ("\n# %s\n", qdr_theme_get_heading (theme));
      is_first = FALSE;
      g_print ("%s\n", line);
    }
  }
}

/* Rates @puzzle and reports it. */
static void
add_puzzle (Maker *self, Puzzle *puzzle)
{
  g_autofree char *line = NULL;

  puzzle->rating = qdr_puzzle_rater_rate (self->rater, &puzzle->position, puzzle->move);
  g_array_append_val (self->puzzles, *puzzle);
  line = puzzle_to_line (puzzle);
  g_printerr ("%s: %s\n", qdr_theme_get_heading (puzzle->theme), line);
}

/* --- Endings ---------------------------------------------------------------------------------- */

/* Returns whether the position of @self is won by one move alone; fills in the other fields. */
static gboolean
complete_ending (Puzzle *self, guint max_moves)
{
  QdrPuzzleSolution solution;

  if (!qdr_puzzle_solve (&self->position, MAX_NODES, &solution))
    return FALSE;
  if (solution.moves < MIN_MOVES || solution.moves > max_moves)
    return FALSE;
  self->is_win = TRUE;
  self->move = solution.move;
  self->moves = solution.moves;
  self->theme = qdr_theme_of_move (&self->position, self->move, FALSE);
  /* A sideways jump is easily overlooked, whatever it gains. */
  return self->theme == QDR_THEME_DIAGONAL_JUMP ||
         (self->theme != QDR_THEME_NONE &&
          qdr_theme_compare_gain (&self->position, self->move) <= 0);
}

static QdrPosition
position_without_wall (const QdrPosition *position, guint kind, guint corner)
{
  QdrPosition result;

  qdr_position_init (&result, position->board.width, position->board.height, 2);
  for (guint player = 0; player < 2; player++) {
    qdr_position_set_pawn (&result, player, position->pawns[player]);
    qdr_position_set_stock (&result, player, position->stocks[player]);
  }
  qdr_position_set_turn (&result, position->turn);
  for (guint i = 0; i < 2; i++)
    for (guint square = 0; square < QDR_BITS_WORDS * 64; square++)
      if (qdr_bits_test (&position->walls[i], square) && (i != kind || square != corner))
        qdr_position_add_wall (&result,
                               qdr_move_make (QDR_MOVE_HORIZONTAL_WALL + (QdrMoveKind) i, square));
  return result;
}

/* Removes the walls without which the same move is still the solution for the same reason. */
static void
strip_walls (Puzzle *self, guint max_moves)
{
  for (guint kind = 0; kind < 2; kind++)
    for (guint corner = 0; corner < QDR_BITS_WORDS * 64; corner++) {
      Puzzle lighter = *self;

      if (!qdr_bits_test (&self->position.walls[kind], corner))
        continue;
      lighter.position = position_without_wall (&self->position, kind, corner);
      if (complete_ending (&lighter, max_moves) && lighter.move == self->move &&
          lighter.theme == self->theme)
        *self = lighter;
    }
}

/* Returns whether the engine sees the win, as it should in games. */
static gboolean
is_seen_by_engine (Maker *self, const Puzzle *puzzle)
{
  const QdrSearchRequest request = {
    .position = puzzle->position,
    .limits = { .nodes = ENGINE_NODES },
    .style = qdr_style_default,
    .last_move.move = QDR_MOVE_NONE,
    .is_fresh = TRUE,
  };
  const QdrReport report = qdr_engine_search (self->engine, &request);
  guint moves;

  return report.line[0] == puzzle->move &&
         qdr_score_get_proved_outcome (report.score, 2, &moves) == 1;
}

static void
try_ending (Maker *self, const QdrPosition *position, guint max_moves, guint quota)
{
  Puzzle puzzle = { .position = *position };

  if (!complete_ending (&puzzle, max_moves) || !is_wanted (self, &puzzle, quota))
    return;
  strip_walls (&puzzle, max_moves);
  /* Without these walls it may be like another. */
  if (is_wanted (self, &puzzle, quota) && is_seen_by_engine (self, &puzzle))
    add_puzzle (self, &puzzle);
}

static void
search_ground (Maker *self, const Ground *ground)
{
  for (int i = 0; i < attempts; i++) {
    const QdrPosition position = random_position (self->random, ground);

    try_ending (self, &position, ground->max_moves, ground->quota);
  }
}

/* --- Games that are open ---------------------------------------------------------------------- */

/* Returns the margin of @move over all others at @depth; less than 0 if it is not the best. */
static double
margin_at (const QdrPuzzleSearch *all, const QdrPuzzleSearch *others, QdrMove move, guint depth)
{
  return all->moves[depth] == move ? all->chances[depth] - others->chances[depth] : -1;
}

/* Searches with all moves and with all but that of @self, and records the depth and the margin
 * there and one ply before. Returns whether that is enough and nothing is won. */
static gboolean
measure_margin (Maker *maker, Puzzle *self, guint depth, guint64 nodes)
{
  QdrPuzzleSearch all;
  QdrPuzzleSearch others;
  double margin;

  qdr_puzzle_search (maker->engine, &self->position, QDR_MOVE_NONE, depth, nodes, &all);
  qdr_puzzle_search (maker->engine, &self->position, self->move, depth, nodes, &others);
  self->depth = MIN (all.depth, others.depth);
  if (self->depth < MIN_DEPTH)
    return FALSE;
  margin = MIN (margin_at (&all, &others, self->move, self->depth),
                margin_at (&all, &others, self->move, self->depth - 1));
  self->margin = (guint) (100 * MAX (margin, 0));
  return margin >= MIN_MARGIN && all.chances[self->depth] < 1;
}

/* Returns whether the move of @self is worth a longer search, because counting does not find it;
 * fills in the theme. */
static gboolean
is_candidate (const Maker *maker, Puzzle *self)
{
  self->theme = qdr_theme_of_move (&self->position, self->move, TRUE);
  return qdr_theme_compare_gain (&self->position, self->move) <= 0 &&
         is_wanted (maker, self, maker->arena->quota);
}

/* Finds a move that seems much better than all others. If the result of a quick search changes, it
 * is a move that only a longer search finds, if there is one. */
static gboolean
find_best (Maker *maker, Puzzle *self)
{
  QdrPuzzleSearch all;
  QdrPuzzleSearch others;

  qdr_puzzle_search (maker->engine, &self->position, QDR_MOVE_NONE, LOOK_DEPTH, 0, &all);
  self->move = all.moves[LOOK_DEPTH];
  if (all.moves[LOOK_DEPTH - 1] != self->move || all.moves[LOOK_DEPTH - 2] != self->move) {
    qdr_puzzle_search (maker->engine, &self->position, QDR_MOVE_NONE, QDR_MAX_DEPTH, NAMED_NODES,
                       &all);
    self->move = all.moves[all.depth];
    return all.moves[all.depth - 1] == self->move && is_candidate (maker, self);
  }
  if (!is_candidate (maker, self))
    return FALSE;
  qdr_puzzle_search (maker->engine, &self->position, self->move, LOOK_DEPTH, 0, &others);
  return margin_at (&all, &others, self->move, LOOK_DEPTH) >= MIN_MARGIN / 2;
}

static void
try_best (Maker *self, const QdrPosition *position)
{
  Puzzle puzzle = { .position = *position };
  Puzzle longer;

  if (!find_best (self, &puzzle) || !measure_margin (self, &puzzle, QDR_MAX_DEPTH, NAMED_NODES))
    return;
  longer = puzzle;
  if (measure_margin (self, &longer, QDR_MAX_DEPTH, LONG_NODES) && longer.depth > puzzle.depth + 1)
    add_puzzle (self, &puzzle);
}

static gboolean
visit_position (const QdrPosition *position, gpointer data)
{
  const guint smaller = MIN (position->stocks[0], position->stocks[1]);
  const guint sum = position->stocks[0] + position->stocks[1];
  Maker *self = data;

  if (smaller >= self->arena->min_stock)
    try_best (self, position);
  else if (sum <= ENDING_STOCK)
    try_ending (self, position, ENDING_MOVES, ENDING_QUOTA);
  return TRUE;
}

static void
search_arena (Maker *self, const Arena *arena)
{
  QdrPosition start;

  self->arena = arena;
  qdr_position_init (&start, arena->width, arena->height, 2);
  for (guint player = 0; player < 2; player++)
    qdr_position_set_stock (&start, player, arena->stock);
  for (int i = 0; i < n_games; i++)
    qdr_puzzle_games_play (self->games, &start, (guint32) seed, (guint32) i, visit_position, self);
}

static gboolean
is_meant (guint width, guint height)
{
  g_autofree char *text = g_strdup_printf ("%ux%u", width, height);

  return size == NULL || g_str_equal (size, text);
}

/* --- The file --------------------------------------------------------------------------------- */

/* Returns whether a puzzle of the file is still valid. */
static gboolean
is_confirmed (Maker *self, Puzzle *puzzle)
{
  return puzzle->is_win ? is_seen_by_engine (self, puzzle)
                        : measure_margin (self, puzzle, puzzle->depth, 0);
}

static void
keep_puzzle (Maker *self, QdrPuzzle *kept)
{
  Puzzle puzzle = {
    .is_win = qdr_puzzle_get_kind (kept) == QDR_PUZZLE_WIN,
    .theme = qdr_theme_from_heading (qdr_puzzle_get_theme (kept)),
    .position = *qdr_puzzle_get_position (kept),
    .move = qdr_puzzle_get_solution (kept),
    .moves = qdr_puzzle_get_n_moves_to_win (kept),
    .margin = qdr_puzzle_get_margin (kept),
    .depth = qdr_puzzle_get_search_depth (kept),
    .rating = qdr_puzzle_get_rating (kept),
  };

  if (puzzle.theme == QDR_THEME_NONE)
    g_error ("a theme of the file is not known: %s", qdr_puzzle_get_theme (kept));
  if (is_anew && !is_confirmed (self, &puzzle)) {
    g_printerr ("left out: %s\n", qdr_puzzle_get_name (kept));
    return;
  }
  if (is_anew)
    puzzle.rating = qdr_puzzle_rater_rate (self->rater, &puzzle.position, puzzle.move);
  g_array_append_val (self->puzzles, puzzle);
}

static gboolean
read_file (Maker *self, const char *name, GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (name);
  g_autoptr (QdrPuzzleList) list = qdr_puzzle_list_load (file, error);

  if (list == NULL)
    return FALSE;
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++) {
    g_autoptr (QdrPuzzle) kept = g_list_model_get_item (G_LIST_MODEL (list), i);

    keep_puzzle (self, kept);
  }
  return TRUE;
}

int
main (int argc, char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new ("[FILE]");
  g_autoptr (GArray) puzzles = g_array_new (FALSE, FALSE, sizeof (Puzzle));
  g_autoptr (QdrEngine) engine = qdr_engine_new (QDR_PUZZLE_TABLE_MIB);
  g_autoptr (QdrPuzzleRater) rater = qdr_puzzle_rater_new ();
  g_autoptr (QdrPuzzleGames) games = qdr_puzzle_games_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GRand) random = NULL;
  Maker maker = { .puzzles = puzzles, .engine = engine, .rater = rater, .games = games };

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) ||
      (argc > 1 && !read_file (&maker, argv[1], &error))) {
    g_printerr ("%s\n", error->message);
    return EXIT_FAILURE;
  }

  maker.random = random = g_rand_new_with_seed ((guint32) seed);
  for (gsize i = 0; i < G_N_ELEMENTS (grounds); i++)
    if (is_meant (grounds[i].width, grounds[i].height))
      search_ground (&maker, &grounds[i]);
  for (gsize i = 0; i < G_N_ELEMENTS (arenas); i++)
    if (is_meant (arenas[i].width, arenas[i].height))
      search_arena (&maker, &arenas[i]);
  print_puzzles (puzzles);
  return EXIT_SUCCESS;
}
