/*
 * The board in words, for assistive tools.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-words.h"

#include <glib/gi18n.h>

#include "qdr-notation.h"

/* The name of a square, "e4", is that of the step to it. */
static void
name_square (const QdrBoard *board, QdrSquare square, char text[QDR_MOVE_TEXT_SIZE])
{
  qdr_move_to_text (board, qdr_move_make (QDR_MOVE_STEP, square), text);
}

static const char *
name_of_player (QdrGame *game, guint player)
{
  return qdr_player_get_name (qdr_game_get_player (game, player));
}

/* @part is owned by the list from now on. */
static void
add (GPtrArray *parts, char *part)
{
  g_ptr_array_add (parts, part);
}

static void
add_pawn (GPtrArray *parts, const QdrBoardScene *scene, QdrGame *game, QdrSquare square)
{
  for (guint player = 0; player < scene->position.players; player++)
    if (scene->position.pawns[player] == square)
      /* Translators: %s is the name of a player */
      add (parts, g_strdup_printf (_ ("%s’s pawn"), name_of_player (game, player)));
}

static void
add_walls (GPtrArray *parts, const QdrPosition *position, QdrSquare square)
{
  static const char *const words[QDR_DIRECTIONS] = {
    [QDR_NORTH] = N_ ("wall above"),
    [QDR_EAST] = N_ ("wall to the right"),
    [QDR_SOUTH] = N_ ("wall below"),
    [QDR_WEST] = N_ ("wall to the left"),
  };

  for (guint direction = 0; direction < QDR_DIRECTIONS; direction++)
    if (!qdr_bits_test (&position->open[direction], square) &&
        !qdr_bits_test (&position->board.border_squares[direction], square))
      add (parts, g_strdup (_ (words[direction])));
}

char *
qdr_board_words_for_square (const QdrBoardScene *scene,
                            QdrGame *game,
                            QdrSquare square,
                            gboolean mine)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  char name[QDR_MOVE_TEXT_SIZE];

  name_square (&scene->position.board, square, name);
  add (parts, g_strdup (name));
  add_pawn (parts, scene, game, square);
  add_walls (parts, &scene->position, square);
  if (mine && qdr_bits_test (&scene->destinations, square))
    add (parts, g_strdup (_ ("you can move here")));
  add (parts, NULL);

  /* Translators: between the parts of "e4, wall above, you can move here" */
  return g_strjoinv (C_ ("list separator", ", "), (char **) parts->pdata);
}

char *
qdr_board_words_for_wall (const QdrBoard *board, QdrMove wall)
{
  const QdrSquare square = qdr_move_square (wall);
  char first[QDR_MOVE_TEXT_SIZE];
  char second[QDR_MOVE_TEXT_SIZE];

  g_assert (qdr_move_is_wall (wall));

  name_square (board, square, first);
  if (qdr_move_kind (wall) == QDR_MOVE_HORIZONTAL_WALL) {
    name_square (board, square + 1, second);
    /* Translators: %1$s and %2$s are squares such as e3 */
    return g_strdup_printf (_ ("Horizontal wall above %1$s and %2$s"), first, second);
  } else {
    name_square (board, square + board->stride, second);
    /* Translators: %1$s and %2$s are squares such as e3 */
    return g_strdup_printf (_ ("Vertical wall to the right of %1$s and %2$s"), first, second);
  }
}

static char *
words_for_step (const char *name, const QdrBoard *board, QdrMove step)
{
  char square[QDR_MOVE_TEXT_SIZE];

  name_square (board, qdr_move_square (step), square);
  /* Translators: %1$s is the name of a player, %2$s a square such as e4 */
  return g_strdup_printf (_ ("%1$s moves to %2$s."), name, square);
}

static char *
words_for_concession (const char *name, QdrMove move)
{
  if (move == QDR_MOVE_RESIGN)
    /* Translators: %s is the name of a player */
    return g_strdup_printf (_ ("%s resigns."), name);
  else
    /* Translators: %s is the name of a player */
    return g_strdup_printf (_ ("%s has run out of time."), name);
}

char *
qdr_board_words_for_last_move (const QdrBoardScene *scene, QdrGame *game)
{
  const QdrMove move = scene->last_move;
  g_autofree char *wall = NULL;
  const char *name;

  if (move == QDR_MOVE_NONE)
    return NULL;

  name = name_of_player (game, scene->last_player);
  switch (qdr_move_kind (move)) {
  case QDR_MOVE_STEP:
    return words_for_step (name, &scene->position.board, move);
  case QDR_MOVE_HORIZONTAL_WALL:
  case QDR_MOVE_VERTICAL_WALL:
    wall = qdr_board_words_for_wall (&scene->position.board, move);
    /* Translators: the name of a player, and what it placed: "Horizontal wall above e3 and f3" */
    return g_strdup_printf (_ ("%1$s: %2$s."), name, wall);
  case QDR_MOVE_CONCESSION:
    return words_for_concession (name, move);
  default:
    g_assert_not_reached ();
  }
}
