/*
 * Descriptions of the board in words, for assistive tools.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-words.h"

#include <glib/gi18n.h>

#include "qdr-game-answer.h"
#include "qdr-game.h"
#include "qdr-notation.h"

/* Writes the name of a square, which is the notation of the step to it, "e4". */
static void
write_square_name (const QdrBoard *board, QdrSquare square, char text[QDR_MOVE_TEXT_SIZE])
{
  qdr_move_to_text (board, qdr_move_make (QDR_MOVE_STEP, square), text);
}

/* Adds @part (transfer full) to a description. */
static void
add_part (GPtrArray *parts, char *part)
{
  g_ptr_array_add (parts, part);
}

/* The directions in which a pawn can move; jumps may be diagonal. */
static const struct {
  int columns;
  int rows;
} directions[] = { { 0, 1 },  { 1, 1 },   { 1, 0 },  { 1, -1 },
                   { 0, -1 }, { -1, -1 }, { -1, 0 }, { -1, 1 } };

/* Returns the directions of all legal steps, or of all legal jumps, from @square as "north, east",
 * or NULL if there are none. */
static char *
list_directions (const QdrBoardScene *scene, QdrSquare square, gboolean jumps)
{
  const QdrBoard *board = &scene->position.board;
  g_autoptr (GPtrArray) words = g_ptr_array_new ();

  for (guint i = 0; i < G_N_ELEMENTS (directions); i++) {
    const gboolean diagonal = directions[i].columns != 0 && directions[i].rows != 0;
    const int length = jumps && !diagonal ? 2 : 1;
    const int column = (int) qdr_board_column (board, square) + length * directions[i].columns;
    const int row = (int) qdr_board_row (board, square) + length * directions[i].rows;

    if (diagonal <= jumps && column >= 0 && column < board->width && row >= 0 &&
        row < board->height &&
        qdr_bits_test (&scene->destinations, qdr_board_square (board, (guint) column, (guint) row)))
      g_ptr_array_add (words, (gpointer) qdr_direction_get_name (directions[i].columns,
                                                                 directions[i].rows));
  }
  if (words->len == 0)
    return NULL;

  g_ptr_array_add (words, NULL);
  return g_strjoinv (C_ ("list separator", ", "), (char **) words->pdata);
}

char *
qdr_board_words_for_square (const QdrBoardScene *scene,
                            QdrGame *game,
                            QdrSquare square,
                            gboolean mine)
{
  static const char *const walls[QDR_DIRECTIONS] = {
    [QDR_NORTH] = N_ ("wall above"),
    [QDR_EAST] = N_ ("wall to the right"),
    [QDR_SOUTH] = N_ ("wall below"),
    [QDR_WEST] = N_ ("wall to the left"),
  };
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  const QdrPosition *position = &scene->position;
  char name[QDR_MOVE_TEXT_SIZE];

  write_square_name (&position->board, square, name);
  add_part (parts, g_strdup (name));

  for (guint player = 0; player < position->players; player++) {
    if (position->pawns[player] != square)
      continue;

    /* Say "your pawn" only if there is a single human player; otherwise it would be ambiguous. */
    if (qdr_game_is_only_human (game, player))
      add_part (parts, g_strdup (_ ("your pawn")));
    else
      /* Translators: %s is the name of a player */
      add_part (parts, g_strdup_printf (_ ("%s’s pawn"), qdr_game_get_player_name (game, player)));
    if (mine && player == position->turn &&
        qdr_player_is_human (qdr_game_get_player (game, player))) {
      g_autofree char *steps = list_directions (scene, square, FALSE);
      g_autofree char *jumps = list_directions (scene, square, TRUE);

      if (steps != NULL)
        /* Translators: describes a pawn; %s is one or more directions, "north, east" */
        add_part (parts, g_strdup_printf (_ ("can move %s"), steps));
      if (jumps != NULL)
        /* Translators: describes a pawn; %s is one or more directions, "north, south-east" */
        add_part (parts, g_strdup_printf (_ ("can jump %s"), jumps));
    }
  }

  /* Walls are listed clockwise on the screen. */
  for (guint side = 0; side < QDR_DIRECTIONS; side++) {
    const guint direction = (side + scene->rotation) % QDR_DIRECTIONS;

    if (!qdr_bits_test (&position->open[direction], square) &&
        !qdr_bits_test (&position->board.border_squares[direction], square))
      add_part (parts, g_strdup (_ (walls[side])));
  }
  if (mine && qdr_bits_test (&scene->destinations, square))
    add_part (parts, g_strdup (_ ("you can move here")));
  add_part (parts, NULL);

  /* Translators: between the parts of "e4, wall above, you can move here" */
  return g_strjoinv (C_ ("list separator", ", "), (char **) parts->pdata);
}

static guint
get_kind_index (QdrMove wall)
{
  return qdr_move_kind (wall) == QDR_MOVE_VERTICAL_WALL;
}

static gboolean
is_placed (const QdrPosition *position, QdrMove wall)
{
  return qdr_bits_test (&position->walls[get_kind_index (wall)], qdr_move_square (wall));
}

QdrSlotState
qdr_board_words_find_slot_state (const QdrBoardScene *scene, const QdrBits legal[2], QdrMove wall)
{
  const QdrPosition *position = &scene->position;
  const QdrMoveKind kind = qdr_move_kind (wall);
  const guint direction = get_kind_index (wall);
  const QdrSquare square = qdr_move_square (wall);
  const guint along = direction == 0 ? 1 : position->board.stride;
  QdrMove other;
  QdrPosition with_stock;
  QdrRefusal refusal;

  if (qdr_bits_test (&legal[direction], square))
    return (QdrSlotState){ QDR_REFUSAL_REASON_NONE, 0, QDR_MOVE_NONE };
  if (is_placed (position, wall))
    return (QdrSlotState){ QDR_REFUSAL_REASON_OVERLAPS_WALL, scene->owners[direction][square],
                           wall };

  switch (qdr_position_check_wall_fits (position, wall)) {
  case QDR_REFUSAL_REASON_CROSSES_WALL:
    other =
        qdr_move_make (direction == 0 ? QDR_MOVE_VERTICAL_WALL : QDR_MOVE_HORIZONTAL_WALL, square);
    return (QdrSlotState){ QDR_REFUSAL_REASON_CROSSES_WALL, 0, other };
  case QDR_REFUSAL_REASON_OVERLAPS_WALL:
    other = qdr_move_make (kind, square + along);
    if (!is_placed (position, other))
      other = qdr_move_make (kind, square - along);
    return (QdrSlotState){ QDR_REFUSAL_REASON_OVERLAPS_WALL, 0, other };
  default:
    /* The wall fits, but may cut off a player. For this check, the player to move is given a wall,
     * since the stock may be empty. */
    with_stock = *position;
    qdr_position_set_stock (&with_stock, with_stock.turn, 1);
    refusal = qdr_position_check_move (&with_stock, wall);
    if (refusal.reason == QDR_REFUSAL_REASON_NO_PATH)
      return (QdrSlotState){ QDR_REFUSAL_REASON_NO_PATH, refusal.player, QDR_MOVE_NONE };
    return (QdrSlotState){ QDR_REFUSAL_REASON_NONE, 0, QDR_MOVE_NONE };
  }
}

static char *
describe_state (const QdrBoard *board, QdrGame *game, QdrMove wall, QdrSlotState state)
{
  char other[QDR_MOVE_TEXT_SIZE];

  if (state.reason == QDR_REFUSAL_REASON_NONE)
    /* Translators: describes a place for a wall */
    return g_strdup (_ ("free"));
  if (state.reason == QDR_REFUSAL_REASON_NO_PATH && qdr_game_is_only_human (game, state.player))
    /* Translators: describes a wall that cannot be placed */
    return g_strdup (_ ("would leave you without a path"));
  if (state.reason == QDR_REFUSAL_REASON_NO_PATH)
    /* Translators: describes a wall that cannot be placed; %s is the name of a player */
    return g_strdup_printf (_ ("would leave %s without a path"),
                            qdr_game_get_player_name (game, state.player));
  if (state.other == wall && state.player == QDR_NOBODY)
    /* Translators: describes a wall of the start position */
    return g_strdup (_ ("already there"));
  if (state.other == wall && qdr_game_is_only_human (game, state.player))
    /* Translators: describes a wall on the board */
    return g_strdup (_ ("placed by you"));
  if (state.other == wall)
    /* Translators: describes a wall on the board; %s is the name of a player */
    return g_strdup_printf (_ ("placed by %s"), qdr_game_get_player_name (game, state.player));

  qdr_move_to_text (board, state.other, other);
  if (state.reason == QDR_REFUSAL_REASON_CROSSES_WALL)
    /* Translators: describes a place for a wall; %s is another wall such as e3v */
    return g_strdup_printf (_ ("no room: crosses %s"), other);
  /* Translators: describes a place for a wall; %s is another wall such as e3h */
  return g_strdup_printf (_ ("no room: overlaps %s"), other);
}

char *
qdr_board_words_for_slot_with_text (const QdrBoardScene *scene, QdrMove wall, const char *words)
{
  const QdrBoard *board = &scene->position.board;
  const QdrSquare square = qdr_move_square (wall);
  const QdrDirection direction = get_kind_index (wall) == 0 ? QDR_NORTH : QDR_EAST;
  char name[QDR_MOVE_TEXT_SIZE];
  char first[QDR_MOVE_TEXT_SIZE];
  char second[QDR_MOVE_TEXT_SIZE];

  qdr_move_to_text (board, wall, name);
  write_square_name (board, square, first);
  write_square_name (board, square + (get_kind_index (wall) == 0 ? 1 : board->stride), second);
  switch ((direction + QDR_DIRECTIONS - scene->rotation) % QDR_DIRECTIONS) {
  case QDR_NORTH:
    /* Translators: a place for a wall: its name, such as e3h; two squares, e3 and f3; what is
     * there, "free" or "placed by Anna" or "no room: crosses e3v" or "would leave Anna without a
     * path". The next three strings have the same parts. */
    return g_strdup_printf (_ ("%1$s, wall above %2$s and %3$s, %4$s"), name, first, second, words);
  case QDR_EAST:
    return g_strdup_printf (_ ("%1$s, wall to the right of %2$s and %3$s, %4$s"), name, first,
                            second, words);
  case QDR_SOUTH:
    return g_strdup_printf (_ ("%1$s, wall below %2$s and %3$s, %4$s"), name, first, second, words);
  case QDR_WEST:
  default:
    return g_strdup_printf (_ ("%1$s, wall to the left of %2$s and %3$s, %4$s"), name, first,
                            second, words);
  }
}

char *
qdr_board_words_for_slot (const QdrBoardScene *scene,
                          QdrGame *game,
                          QdrMove wall,
                          QdrSlotState state)
{
  const QdrBoard *board = &scene->position.board;
  g_autofree char *words = describe_state (board, game, wall, state);

  return qdr_board_words_for_slot_with_text (scene, wall, words);
}

char *
qdr_board_words_for_wall (const QdrBoard *board, QdrMove wall)
{
  const QdrSquare square = qdr_move_square (wall);
  char first[QDR_MOVE_TEXT_SIZE];
  char second[QDR_MOVE_TEXT_SIZE];

  g_assert (qdr_move_is_wall (wall));

  write_square_name (board, square, first);
  if (qdr_move_kind (wall) == QDR_MOVE_HORIZONTAL_WALL) {
    write_square_name (board, square + 1, second);
    /* Translators: %1$s and %2$s are squares such as e3 */
    return g_strdup_printf (_ ("Horizontal wall above %1$s and %2$s"), first, second);
  } else {
    write_square_name (board, square + board->stride, second);
    /* Translators: %1$s and %2$s are squares such as e3 */
    return g_strdup_printf (_ ("Vertical wall to the right of %1$s and %2$s"), first, second);
  }
}

char *
qdr_board_words_for_stroke (const QdrBoard *board, QdrBoardStroke stroke)
{
  char from[QDR_MOVE_TEXT_SIZE];
  char to[QDR_MOVE_TEXT_SIZE];

  qdr_move_to_text (board, qdr_move_make (QDR_MOVE_STEP, stroke.from), from);
  qdr_move_to_text (board, qdr_move_make (QDR_MOVE_STEP, stroke.to), to);
  if (stroke.from == stroke.to)
    /* Translators: %s is a square on which the player has put a mark. */
    return g_strdup_printf (_ ("Mark on %s"), to);
  /* Translators: two squares between which the player has drawn an arrow. */
  return g_strdup_printf (_ ("Arrow from %s to %s"), from, to);
}
