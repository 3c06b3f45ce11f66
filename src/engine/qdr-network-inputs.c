/*
 * The inputs of the network that evaluates positions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-network-inputs.h"

#include "qdr-fill.h"

#define STEPS 6

/* Returns the members of @squares that have at most one open side. */
QDR_BITS_INLINE QdrBits
find_dead_ends (const QdrBits open[QDR_DIRECTIONS], const QdrBits *squares, guint words)
{
  QdrBits one = open[0];
  QdrBits two = { 0 };

  for (guint direction = 1; direction < QDR_DIRECTIONS; direction++) {
    two = qdr_bits_or (two, qdr_bits_and (one, open[direction], words), words);
    one = qdr_bits_or (one, open[direction], words);
  }
  return qdr_bits_minus (*squares, two, words);
}

QDR_BITS_INLINE QdrMobility
find_mobility_inline (const QdrPosition *position, guint player, guint words)
{
  QdrBits reached = qdr_bits_make_single (position->pawns[player], words);

  for (guint i = 0; i < STEPS; i++)
    reached = qdr_bits_or (reached,
                           qdr_fill_find_neighbours_inline (position->open, reached,
                                                            position->board.stride, words),
                           words);

  return (QdrMobility){
    .reach = qdr_bits_count (reached, words),
    .dead_ends = qdr_bits_count (find_dead_ends (position->open, &reached, words), words),
  };
}

QdrMobility
qdr_mobility_find (const QdrPosition *position, guint player)
{
  return QDR_BITS_CALL (&position->board, find_mobility_inline, position, player);
}

/* How a player sees the board: the direction of its goal is ahead. */
typedef struct {
  int ahead[2];       /* rows and columns that a square ahead is above and right of another */
  int aside[2];       /* the same for the square to the side */
  gboolean is_turned; /* whether ahead is along a row */
  gboolean is_back;   /* whether ahead is towards the first row or column */
} View;

static View
find_view (const QdrPosition *position, guint player)
{
  const guint direction = position->players == 2 ? player * 2 : player;
  const int sign = direction < 2 ? 1 : -1;
  const gboolean is_turned = direction % 2 == 1;

  return (View){
    .ahead = { is_turned ? 0 : sign, is_turned ? sign : 0 },
    .aside = { is_turned, !is_turned },
    .is_turned = is_turned,
    .is_back = sign < 0,
  };
}

static void
append (QdrSideInputs *self, guint first, guint value, guint values)
{
  self->common[self->n_common++] = (guint16) (first + MIN (value, values - 1));
}

static void
append_sided (QdrSideInputs *self, guint here, guint mirrored)
{
  self->sided[0][self->n_sided] = (guint16) here;
  self->sided[1][self->n_sided++] = (guint16) mirrored;
}

static void
append_place (QdrSideInputs *self, const QdrPosition *position, guint player, const View *view)
{
  const QdrBoard *board = &position->board;
  const guint row = position->pawns[player] / board->stride;
  const guint column = position->pawns[player] % board->stride;
  const guint length = view->is_turned ? board->width : board->height;
  const guint width = view->is_turned ? board->height : board->width;
  const guint along = view->is_turned ? column : row;
  const guint across = view->is_turned ? row : column;
  const guint left = MIN (across, QDR_COLUMNS - 1);
  const guint right = MIN (width - 1 - across, QDR_COLUMNS - 1);

  append (self, QDR_INPUT_ROW, view->is_back ? along : length - 1 - along, QDR_ROWS);
  append_sided (self, QDR_INPUT_COLUMN + left, QDR_INPUT_COLUMN + right);
  append_sided (self, QDR_INPUT_COLUMN + QDR_COLUMNS + right,
                QDR_INPUT_COLUMN + QDR_COLUMNS + left);
}

#define FIELD_RADIUS (QDR_FIELD_SIDE / 2)
#define FIELD_ROW ((1u << QDR_FIELD_SIDE) - 1)

/* Returns the members of @bits among the squares near the pawn, row by row. Squares to the side of
 * the board are not left out. */
QDR_BITS_INLINE guint
find_window (const QdrBits *bits, int first, guint stride, guint words)
{
  guint window = 0;

  for (guint row = 0; row < QDR_FIELD_SIDE; row++, first += (int) stride) {
    const guint from = (guint) first / 64;
    const guint by = (guint) first % 64;
    guint64 word = 0;

    if (first < 0) {
      word = bits->word[0] << -first;
    } else if (from < words) {
      word = bits->word[from] >> by;
      if (by > 0 && from + 1 < words)
        word |= bits->word[from + 1] << (64 - by);
    }
    window |= ((guint) word & FIELD_ROW) << row * QDR_FIELD_SIDE;
  }
  return window;
}

/* Returns the squares near the pawn that are on the board. */
static guint
find_field (const QdrBoard *board, QdrSquare pawn)
{
  const int row = pawn / board->stride;
  const int column = pawn % board->stride;
  guint columns = 0;
  guint field = 0;

  for (int i = 0; i < QDR_FIELD_SIDE; i++)
    if (column + i >= FIELD_RADIUS && column + i < board->width + FIELD_RADIUS)
      columns |= 1u << i;
  for (int i = 0; i < QDR_FIELD_SIDE; i++)
    if (row + i >= FIELD_RADIUS && row + i < board->height + FIELD_RADIUS)
      field |= columns << i * QDR_FIELD_SIDE;
  return field & ~(1u << QDR_FIELD_SIDE * QDR_FIELD_SIDE / 2);
}

/* Adds an input for every square near the pawn, by how much nearer to the goal than the pawn it
 * is. The difference is even or odd with the distance from the pawn. */
QDR_BITS_INLINE void
append_field_inline (QdrSideInputs *self,
                     const QdrPosition *position,
                     guint player,
                     const QdrPlayerPaths *player_paths,
                     const View *view,
                     guint words)
{
  const guint stride = position->board.stride;
  const int first = position->pawns[player] - FIELD_RADIUS * ((int) stride + 1);
  guint left = find_field (&position->board, position->pawns[player]);
  QdrBits reached = player_paths->as_near[0];

  for (guint nearness = 0; nearness < QDR_NEARNESSES; nearness++) {
    guint found = left;

    if (nearness < 3) {
      found &= find_window (&player_paths->as_near[2 - nearness], first, stride, words);
    } else if (nearness < QDR_NEARNESSES - 1) {
      for (guint i = 0; i < 2; i++)
        reached =
            qdr_bits_or (reached,
                         qdr_fill_find_neighbours_inline (position->open, reached, stride, words),
                         words);
      found &= find_window (&reached, first, stride, words);
    }
    left &= ~found;

    for (; found != 0; found &= found - 1) {
      const int place = __builtin_ctz (found);
      const int rows = place / QDR_FIELD_SIDE - FIELD_RADIUS;
      const int columns = place % QDR_FIELD_SIDE - FIELD_RADIUS;
      const int ahead = view->ahead[0] * rows + view->ahead[1] * columns;
      const int aside = view->aside[0] * rows + view->aside[1] * columns;
      const int middle = (ahead + FIELD_RADIUS) * QDR_FIELD_SIDE + FIELD_RADIUS;

      append_sided (self, QDR_INPUT_FIELD + (guint) (middle + aside) * QDR_NEARNESSES + nearness,
                    QDR_INPUT_FIELD + (guint) (middle - aside) * QDR_NEARNESSES + nearness);
    }
  }
}

/* Three sizes of boards have functions of their own, which the compiler handles better than one
 * function for all. */
static void __attribute__ ((noinline))
append_field_of_two_words (QdrSideInputs *self,
                           const QdrPosition *position,
                           guint player,
                           const QdrPlayerPaths *player_paths,
                           const View *view)
{
  append_field_inline (self, position, player, player_paths, view, 2);
}

static void __attribute__ ((noinline))
append_field_of_four_words (QdrSideInputs *self,
                            const QdrPosition *position,
                            guint player,
                            const QdrPlayerPaths *player_paths,
                            const View *view)
{
  append_field_inline (self, position, player, player_paths, view, 4);
}

static void __attribute__ ((noinline))
append_field_of_six_words (QdrSideInputs *self,
                           const QdrPosition *position,
                           guint player,
                           const QdrPlayerPaths *player_paths,
                           const View *view)
{
  append_field_inline (self, position, player, player_paths, view, QDR_BITS_WORDS);
}

static void
append_field (QdrSideInputs *self,
              const QdrPosition *position,
              guint player,
              const QdrPlayerPaths *player_paths,
              const View *view)
{
  const guint words = position->board.words;

  if (words <= 2)
    append_field_of_two_words (self, position, player, player_paths, view);
  else if (words <= 4)
    append_field_of_four_words (self, position, player, player_paths, view);
  else
    append_field_of_six_words (self, position, player, player_paths, view);
}

/* The rows of walls behind the pawn that the inputs include. */
#define ROWS_BEHIND 4

/* Finds how far a corner is ahead of the pawn and to its side; a corner next to the pawn is 0
 * ahead, and 0 or -1 aside. */
static void
find_place (const View *view, int rows, int columns, int *ahead, int *aside)
{
  const int along = view->is_turned ? columns : rows;

  *ahead = view->is_back ? -1 - along : along;
  *aside = view->is_turned ? rows : columns;
}

/* Adds an input for every wall in a window around the pawn, by its kind and place. */
static void
append_walls (QdrSideInputs *self, const QdrPosition *position, guint player, const View *view)
{
  const int stride = position->board.stride;
  const int pawn_row = position->pawns[player] / stride;
  const int pawn_column = position->pawns[player] % stride;

  for (guint kind = 0; kind < 2; kind++) {
    const guint first =
        QDR_INPUT_WALL + (kind ^ (guint) view->is_turned) * QDR_WALL_ROWS * QDR_WALL_COLUMNS;
    QdrBitsIter iter = qdr_bits_iter_make (&position->walls[kind]);

    while (qdr_bits_iter_next (&iter, position->board.words)) {
      int ahead;
      int aside;
      guint row;
      guint column;

      find_place (view, (int) iter.index / stride - pawn_row,
                  (int) iter.index % stride - pawn_column, &ahead, &aside);
      row = (guint) (ahead + ROWS_BEHIND);
      column = (guint) (aside + QDR_WALL_COLUMNS / 2);
      if (row < QDR_WALL_ROWS && column < QDR_WALL_COLUMNS)
        append_sided (self, first + row * QDR_WALL_COLUMNS + column,
                      first + row * QDR_WALL_COLUMNS + QDR_WALL_COLUMNS - 1 - column);
    }
  }
}

void
qdr_side_inputs_find (const QdrPosition *position,
                      guint player,
                      const QdrPlayerPaths *player_paths,
                      QdrSideInputs *inputs)
{
  const QdrDetours detours = qdr_detours_find (position, player, player_paths);
  const QdrMobility mobility = qdr_mobility_find (position, player);
  const View view = find_view (position, player);

  inputs->n_common = inputs->n_sided = 0;
  append (inputs, QDR_INPUT_LENGTH, player_paths->length, QDR_LENGTHS);
  append (inputs, QDR_INPUT_BOTTLENECKS, player_paths->bottlenecks, QDR_BOTTLENECKS);
  append (inputs, QDR_INPUT_BLOCKERS, detours.blockers, QDR_BLOCKERS);
  append (inputs, QDR_INPUT_CUTTERS, detours.cutters, QDR_CUTTERS);
  append (inputs, QDR_INPUT_LONGEST_DETOUR, detours.longest, QDR_LONGEST_DETOURS);
  for (guint i = 0; i < QDR_DETOUR_LENGTHS; i++)
    append (inputs, QDR_INPUT_DETOURS + i * QDR_DETOURS, detours.detours[i], QDR_DETOURS);
  append (inputs, QDR_INPUT_REACH, mobility.reach, QDR_REACHES);
  append (inputs, QDR_INPUT_DEAD_ENDS, mobility.dead_ends, QDR_DEAD_ENDS);
  append_place (inputs, position, player, &view);
  append_field (inputs, position, player, player_paths, &view);
  append_walls (inputs, position, player, &view);
}

/* Returns the class of a stock. The stocks of a class are about equally valuable. */
static guint
find_stock_class (guint stock)
{
  static const guint8 classes[] = { 0, 1, 2, 3, 4, 4, 5, 5, 6 };

  return classes[MIN (stock, G_N_ELEMENTS (classes) - 1)];
}

/* Returns the class of a stock by the harm that it can do. */
static guint
find_threat_class (guint stock)
{
  return stock < 2 ? stock : stock < 4 ? 2 : 3;
}

static guint
find_meeting (const QdrPosition *position, const QdrShortestPaths *paths, guint player)
{
  const int stride = position->board.stride;
  const int a = position->pawns[0];
  const int b = position->pawns[1];
  /* The number of columns plus the number of rows between the pawns. */
  const guint distance = (guint) (ABS (a % stride - b % stride) + ABS (a / stride - b / stride));
  const guint is_met = qdr_bits_test (&paths->of[player]->squares, position->pawns[!player]);
  const guint is_meeting = qdr_bits_test (&paths->of[!player]->squares, position->pawns[player]);

  return (is_met * 2 + is_meeting) * QDR_GAPS + MIN (distance, QDR_GAPS - 1);
}

QdrRaceInputs
qdr_race_inputs_find (const QdrPosition *position, const QdrShortestPaths *paths, guint player)
{
  const int in_play = __builtin_popcount (position->in_play);
  const guint own_stock = position->stocks[player];
  QdrRaceInputs inputs = { 0 };
  guint others_stock = 0;
  guint turns = 0;
  guint own_turns = 0;
  int own = 0;
  int nearest = G_MAXINT;
  int lead;

  /* The time of a player is its distance in rounds, and a part of a round for its turn. */
  for (guint i = 0; i < position->players; i++) {
    const guint other = (position->turn + i) % position->players;
    int time;

    if (!qdr_position_is_player_in_play (position, other))
      continue;
    time = in_play * (int) qdr_shortest_paths_distance (paths, other) + (int) turns;
    inputs.stocks[other] = MIN (position->stocks[other], QDR_STOCKS - 1);
    if (other == player) {
      own = time;
      own_turns = turns;
    } else {
      nearest = MIN (nearest, time);
      others_stock += position->stocks[other];
    }
    turns++;
  }
  /* Rounded down; a player who is earlier by a part of a round is ahead. */
  lead = (nearest - own + 64 * in_play) / in_play - 64;
  lead = CLAMP (lead, -QDR_LEADS / 2, QDR_LEADS / 2) + QDR_LEADS / 2;

  if (position->players == 2)
    inputs.meeting = find_meeting (position, paths, player);
  else
    inputs.meeting = own_turns * QDR_LEADS + (guint) lead;
  if (in_play > 2)
    others_stock = (others_stock + 1) / (guint) (in_play - 1);
  inputs.output = find_threat_class (own_stock) * 4 + find_threat_class (others_stock);
  inputs.race =
      (find_stock_class (own_stock) * QDR_STOCK_CLASSES + find_stock_class (others_stock)) *
          QDR_LEADS +
      (guint) lead;
  return inputs;
}
