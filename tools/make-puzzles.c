/*
 * make-puzzles: finds positions in which one move wins and every other one loses.
 *
 *   make-puzzles > data/puzzles.txt
 *
 * The same seed makes the same puzzles. docs/engine.md tells more.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <stdlib.h>

#include "puzzle-solver.h"
#include "qdr-movegen.h"
#include "qdr-notation.h"
#include "qdr-path.h"

/* Keeps the proofs quick to repeat. */
#define MAX_NODES 40000

/* A win in fewer moves is no puzzle. */
#define MIN_MOVES 3

/* What makes the move hard to find. */
typedef enum {
  THEME_BLOCK,
  THEME_QUIET_WALL,
  THEME_JUMP,
  THEME_DIAGONAL_JUMP,
  THEME_STEP_ASIDE,
  THEME_CHOICE,
  THEME_RUN,
  THEME_NONE,
} Theme;

static const char *const theme_titles[THEME_NONE] = {
  [THEME_BLOCK] = "A wall that lengthens the opponent's path",
  [THEME_QUIET_WALL] = "A wall that does not lengthen the opponent's path",
  [THEME_JUMP] = "A jump",
  [THEME_DIAGONAL_JUMP] = "A jump to the side",
  [THEME_STEP_ASIDE] = "A step that comes no nearer to the goal",
  [THEME_CHOICE] = "One of several paths that are equally short",
  [THEME_RUN] = "No wall, but a step on the shortest path",
};

/* Where puzzles are looked for. */
typedef struct {
  guint width;
  guint height;
  guint max_stock;
  guint max_walls; /* standing */
  guint max_moves; /* to win */
  guint quota;     /* puzzles of each theme */
} Ground;

static const Ground grounds[] = {
  { 5, 5, 3, 8, 9, 4 },     { 5, 7, 1, 10, 9, 2 },    { 7, 5, 1, 10, 9, 2 },
  { 7, 7, 1, 16, 9, 2 },    { 9, 9, 0, 30, 12, 3 },   { 11, 9, 0, 36, 12, 1 },
  { 11, 11, 0, 44, 14, 2 }, { 13, 13, 0, 60, 16, 2 },
};

typedef struct {
  const Ground *ground;
  Theme theme;
  QdrPosition position;
  QdrPuzzleSolution solution;
} Puzzle;

static int seed = 1;
static int attempts = 12000;

static const GOptionEntry entries[] = {
  { "seed", 0, 0, G_OPTION_ARG_INT, &seed, "seed of the random positions", "N" },
  { "attempts", 0, 0, G_OPTION_ARG_INT, &attempts, "random positions tried on each board", "N" },
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

/* Near each other: without walls, pawns that never meet make no puzzle. */
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

    if (qdr_position_is_legal (&position, wall))
      qdr_position_add_wall (&position, wall);
  }
  for (guint player = 0; player < 2; player++)
    qdr_position_set_stock (&position, player, random_up_to (rand, ground->max_stock));
  qdr_position_set_turn (&position, random_up_to (rand, 1));
  return position;
}

/* --- Themes ----------------------------------------------------------------------------------- */

static QdrPosition
position_after (const QdrPosition *position, QdrMove move)
{
  QdrPosition next = *position;
  QdrUndo undo;

  qdr_position_do (&next, move, &undo);
  return next;
}

/* How many moves bring the player to move to a square @distance away from its goal. */
static guint
count_steps_to (const QdrPosition *position, guint distance)
{
  QdrMoveList steps = { .count = 0 };
  guint count = 0;

  qdr_position_generate_steps (position, &steps);
  for (guint i = 0; i < steps.count; i++) {
    const QdrPosition next = position_after (position, steps.moves[i]);

    count += qdr_position_distance (&next, position->turn) == distance;
  }
  return count;
}

static Theme
theme_of_pawn_move (const QdrPosition *position, QdrMove move)
{
  const QdrBoard *board = &position->board;
  const guint player = position->turn;
  const QdrPosition next = position_after (position, move);
  const QdrSquare from = position->pawns[player];
  const QdrSquare to = next.pawns[player];
  const guint distance = qdr_position_distance (&next, player);

  if (squares_between (board, from, to) == 2) {
    const gboolean is_straight = qdr_board_column (board, from) == qdr_board_column (board, to) ||
                                 qdr_board_row (board, from) == qdr_board_row (board, to);

    return is_straight ? THEME_JUMP : THEME_DIAGONAL_JUMP;
  }
  if (distance >= qdr_position_distance (position, player))
    return THEME_STEP_ASIDE;
  if (count_steps_to (position, distance) > 1)
    return THEME_CHOICE;
  return position->stocks[player] > 0 ? THEME_RUN : THEME_NONE;
}

static Theme
theme_of (const QdrPosition *position, QdrMove move)
{
  const guint opponent = 1 - position->turn;
  QdrPosition next;

  if (!qdr_move_is_wall (move))
    return theme_of_pawn_move (position, move);
  next = position_after (position, move);
  return qdr_position_distance (&next, opponent) > qdr_position_distance (position, opponent)
             ? THEME_BLOCK
             : THEME_QUIET_WALL;
}

/* How many steps the mover is ahead after @move. */
static int
lead_after (const QdrPosition *position, QdrMove move)
{
  const QdrPosition next = position_after (position, move);

  return (int) qdr_position_distance (&next, 1 - position->turn) -
         (int) qdr_position_distance (&next, position->turn);
}

/* Whether @move gains more in the race than any other, so that counting steps is enough to find
 * it. */
static gboolean
is_obvious (const QdrPosition *position, QdrMove move)
{
  const int lead = lead_after (position, move);
  QdrMoveList list;

  qdr_position_generate (position, &list);
  for (guint i = 0; i < list.count; i++)
    if (list.moves[i] != move && lead_after (position, list.moves[i]) >= lead)
      return FALSE;
  return TRUE;
}

/* --- Puzzles ---------------------------------------------------------------------------------- */

/* Whether the position of @self is a puzzle; fills in the rest of @self. */
static gboolean
complete_puzzle (Puzzle *self)
{
  if (!qdr_puzzle_solve (&self->position, MAX_NODES, &self->solution))
    return FALSE;
  if (self->solution.moves < MIN_MOVES || self->solution.moves > self->ground->max_moves)
    return FALSE;
  self->theme = theme_of (&self->position, self->solution.move);
  /* A jump to the side is easily overlooked, whatever it gains. */
  return self->theme == THEME_DIAGONAL_JUMP ||
         (self->theme != THEME_NONE && !is_obvious (&self->position, self->solution.move));
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

/* Takes away the walls that do not matter: without them the same move is the solution for the same
 * reason. */
static void
strip_walls (Puzzle *self)
{
  for (guint kind = 0; kind < 2; kind++)
    for (guint corner = 0; corner < QDR_BITS_WORDS * 64; corner++) {
      Puzzle lighter = *self;

      if (!qdr_bits_test (&self->position.walls[kind], corner))
        continue;
      lighter.position = position_without_wall (&self->position, kind, corner);
      if (complete_puzzle (&lighter) && lighter.solution.move == self->solution.move &&
          lighter.theme == self->theme)
        *self = lighter;
    }
}

/* The square of a pawn as seen by the player to move, or in the mirror. */
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

/* How far apart the pawns of both puzzles are, seen by their movers, with @b mirrored or not. */
static guint
difference (const Puzzle *a, const Puzzle *b, gboolean is_mirrored)
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

/* Whether the theme still lacks puzzles on this ground, and none there is like @candidate. */
static gboolean
is_wanted (GArray *puzzles, const Puzzle *candidate)
{
  guint count = 0;

  for (guint i = 0; i < puzzles->len; i++) {
    const Puzzle *puzzle = &g_array_index (puzzles, Puzzle, i);
    const gboolean has_same_theme = puzzle->theme == candidate->theme;
    const guint allowed = has_same_theme ? 1 : 0;

    if (puzzle->ground != candidate->ground)
      continue;
    if (difference (puzzle, candidate, FALSE) <= allowed ||
        difference (puzzle, candidate, TRUE) <= allowed)
      return FALSE;
    count += has_same_theme;
  }
  return count < candidate->ground->quota;
}

static void
search_ground (GArray *puzzles, const Ground *ground, GRand *rand)
{
  for (int i = 0; i < attempts; i++) {
    Puzzle puzzle = { .ground = ground, .position = random_position (rand, ground) };

    if (!complete_puzzle (&puzzle) || !is_wanted (puzzles, &puzzle))
      continue;
    strip_walls (&puzzle);
    g_array_append_val (puzzles, puzzle);
  }
}

/* --- Output ----------------------------------------------------------------------------------- */

static void
print_puzzles (GArray *puzzles)
{
  g_print (
      "# Puzzles by theme, a line each: how many moves the player to move needs to win, the only\n"
      "# move that wins, the position. Every other move loses. Made by tools/make-puzzles.c.\n");
  for (Theme theme = 0; theme < THEME_NONE; theme++) {
    g_print ("\n# %s\n", theme_titles[theme]);
    for (guint i = 0; i < puzzles->len; i++) {
      const Puzzle *puzzle = &g_array_index (puzzles, Puzzle, i);
      g_autofree char *position = qdr_position_to_text (&puzzle->position);
      char move[QDR_MOVE_TEXT_SIZE];

      qdr_move_to_text (&puzzle->position.board, puzzle->solution.move, move);
      if (puzzle->theme == theme)
        g_print ("win %u; %s; %s\n", puzzle->solution.moves, move, position);
    }
  }
}

int
main (int argc, char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GArray) puzzles = g_array_new (FALSE, FALSE, sizeof (Puzzle));
  g_autoptr (GError) error = NULL;
  g_autoptr (GRand) rand = NULL;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error)) {
    g_printerr ("%s\n", error->message);
    return EXIT_FAILURE;
  }

  rand = g_rand_new_with_seed ((guint32) seed);
  for (gsize i = 0; i < G_N_ELEMENTS (grounds); i++)
    search_ground (puzzles, &grounds[i], rand);
  print_puzzles (puzzles);
  return EXIT_SUCCESS;
}
