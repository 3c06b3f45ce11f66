/*
 * Directions and paths in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-path-text.h"

#include <glib/gi18n-lib.h>

#include "qdr-game-text.h"
#include "qdr-notation.h"
#include "qdr-path.h"
#include "qdr-spoken-name.h"

/* From so many on, the same way is counted instead of said again and again. */
#define MIN_RUN 3

const char *
qdr_path_text_way (int columns, int rows)
{
  static const char *const words[3][3] = {
    { NC_ ("where a pawn can go", "south-west"), NC_ ("where a pawn can go", "south"),
      NC_ ("where a pawn can go", "south-east") },
    { NC_ ("where a pawn can go", "west"), NULL, NC_ ("where a pawn can go", "east") },
    { NC_ ("where a pawn can go", "north-west"), NC_ ("where a pawn can go", "north"),
      NC_ ("where a pawn can go", "north-east") },
  };

  g_return_val_if_fail (ABS (columns) <= 1 && ABS (rows) <= 1, NULL);
  g_return_val_if_fail (columns != 0 || rows != 0, NULL);

  return g_dpgettext2 (GETTEXT_PACKAGE, "where a pawn can go", words[rows + 1][columns + 1]);
}

/* A path that is being told. */
typedef struct {
  const QdrPosition *position;
  guint player;
  guint n_steps;
  QdrSquare squares[QDR_PATH_MAX]; /* one more than there are steps */
  GPtrArray *words;                /* a word for each move, or for several alike */
  guint n_moves;
  guint blocker; /* whose pawn is next and cannot be jumped over, or QDR_MAX_PLAYERS */
} Path;

/* The word for the way from one square of the path to another one, straight or aslant. */
static const char *
name_way (const Path *self, guint from, guint to)
{
  const QdrBoard *board = &self->position->board;
  const int columns = (int) qdr_board_column (board, self->squares[to]) -
                      (int) qdr_board_column (board, self->squares[from]);
  const int rows = (int) qdr_board_row (board, self->squares[to]) -
                   (int) qdr_board_row (board, self->squares[from]);

  return qdr_path_text_way (CLAMP (columns, -1, 1), CLAMP (rows, -1, 1));
}

/* Who stands on a square of the path, or QDR_MAX_PLAYERS. */
static guint
find_pawn (const Path *self, guint index)
{
  for (guint player = 0; player < self->position->players; player++)
    if (player != self->player && self->position->pawns[player] == self->squares[index])
      return player;
  return QDR_MAX_PLAYERS;
}

/* Whether the pawn can jump from the square at @index over the next one to the one after. */
static gboolean
can_jump (const Path *self, guint index)
{
  QdrPosition there = *self->position;

  if (index + 2 > self->n_steps)
    return FALSE;

  qdr_position_set_turn (&there, self->player);
  qdr_position_set_pawn (&there, self->player, self->squares[index]);
  return qdr_position_is_legal (&there, qdr_move_make (QDR_MOVE_STEP, self->squares[index + 2]));
}

/* Whether the move from the square at @index goes over a pawn. */
static gboolean
is_jump (const Path *self, guint index)
{
  return find_pawn (self, index + 1) != QDR_MAX_PLAYERS && can_jump (self, index);
}

/* How many steps from @index on go the same way. */
static guint
count_run (const Path *self, guint index)
{
  const char *way = name_way (self, index, index + 1);
  guint n = 1;

  while (index + n < self->n_steps && !is_jump (self, index + n) &&
         g_str_equal (name_way (self, index + n, index + n + 1), way))
    n++;
  return n;
}

/* Tells the moves from the square at @index, and returns the index of the square they lead to. */
static guint
tell_moves (Path *self, guint index)
{
  guint n;

  if (is_jump (self, index)) {
    /* Translators: of a pawn; %s is a direction such as "north" or "south-east". */
    g_ptr_array_add (self->words,
                     g_strdup_printf (_ ("jump %s"), name_way (self, index, index + 2)));
    self->n_moves++;
    return index + 2;
  }

  n = count_run (self, index);
  if (n < MIN_RUN) {
    g_ptr_array_add (self->words, g_strdup (name_way (self, index, index + 1)));
    n = 1;
  } else {
    /* Translators: of a pawn: a direction such as "north", and how many steps, at least 3. */
    g_ptr_array_add (self->words,
                     g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s %u time", "%s %u times", n),
                                      name_way (self, index, index + 1), n));
  }
  self->n_moves += n;
  return index + n;
}

/* "4 steps", or "4 steps in 3 moves". */
static char *
count_steps (const Path *self)
{
  g_autofree char *steps =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u step", "%u steps", self->n_steps),
                       self->n_steps);

  if (self->n_moves == self->n_steps)
    return g_steal_pointer (&steps);
  /* Translators: %s is "4 steps"; there are jumps among the moves. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s in %u move", "%s in %u moves",
                                       self->n_moves),
                          steps, self->n_moves);
}

/* @name: what the player is called. */
static char *
tell_path (Path *self, QdrGame *game, const char *name)
{
  g_autofree char *words = NULL;
  g_autofree char *steps = NULL;

  self->words = g_ptr_array_new_with_free_func (g_free);
  /* Pawns further away will have gone on. */
  self->blocker = is_jump (self, 0) ? QDR_MAX_PLAYERS : find_pawn (self, 1);
  for (guint i = 0; i < self->n_steps;)
    i = tell_moves (self, i);
  g_ptr_array_add (self->words, NULL);
  words = g_strjoinv (C_ ("list separator", ", "), (char **) self->words->pdata);
  steps = count_steps (self);
  g_ptr_array_unref (self->words);

  if (self->blocker == QDR_MAX_PLAYERS)
    /* Translators: the name of a player, "north, north, east" and "3 steps". */
    return g_strdup_printf (_ ("%s: %s; %s."), name, words, steps);
  if (qdr_game_is_only_human (game, self->blocker))
    /* Translators: the name of a player, "north, north, east" and "3 steps". */
    return g_strdup_printf (_ ("%s: %s; %s; your pawn is in the way."), name, words, steps);
  /* Translators: a player, "north, north, east", "3 steps", and another player. */
  return g_strdup_printf (_ ("%s: %s; %s; the pawn of %s is in the way."), name, words, steps,
                          qdr_spoken_name_in_game (game, self->blocker));
}

char *
qdr_path_text (QdrGame *game, guint number)
{
  const char *name;
  Path path = { .player = number };

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);
  g_return_val_if_fail (number < qdr_game_get_n_players (game), NULL);

  path.position = qdr_game_get_position (game);
  if (!qdr_position_is_in_play (path.position, number))
    return qdr_game_text_racer (game, number);

  name = qdr_game_text_name (game, number);
  path.n_steps = qdr_position_trace_path (path.position, number, path.squares);
  if (path.n_steps == 0)
    /* Translators: the name of a player. */
    return g_strdup_printf (_ ("%s: at the goal."), name);
  return tell_path (&path, game, name);
}
