/*
 * Walls in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-wall-text.h"

#include <glib/gi18n-lib.h>

#include "qdr-game-text.h"
#include "qdr-movegen.h"
#include "qdr-notation.h"
#include "qdr-path.h"
#include "qdr-spoken-name.h"

/* Finds the horizontal [0] and vertical [1] walls that @number placed. */
static void
find_walls (QdrGame *game, guint number, QdrBits walls[2])
{
  walls[0] = walls[1] = (QdrBits){ 0 };
  for (guint i = 0; i < qdr_game_get_ply (game); i++) {
    guint player;
    const QdrMove move = qdr_game_get_move (game, i, &player);

    if (player == number && qdr_move_is_wall (move))
      qdr_bits_set (&walls[qdr_move_kind (move) == QDR_MOVE_VERTICAL_WALL], qdr_move_square (move));
  }
}

/* (nullable): "c5h, e3h, d4v": the horizontal ones, then the vertical ones, row by row. */
static char *
list_walls (const QdrBoard *board, const QdrBits walls[2])
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  for (guint kind = 0; kind < 2; kind++) {
    QdrBitsIter iter = qdr_bits_iter (&walls[kind]);

    while (qdr_bits_iter_next (&iter, board->words)) {
      const QdrMove wall =
          qdr_move_make (kind == 0 ? QDR_MOVE_HORIZONTAL_WALL : QDR_MOVE_VERTICAL_WALL, iter.index);
      char text[QDR_MOVE_TEXT_SIZE];

      g_ptr_array_add (words, g_strdup (qdr_move_to_text (board, wall, text)));
    }
  }
  if (words->len == 0)
    return NULL;

  g_ptr_array_add (words, NULL);
  return g_strjoinv (C_ ("list separator", ", "), (char **) words->pdata);
}

char *
qdr_wall_text_placed (QdrGame *game, guint number)
{
  const QdrPosition *position;
  g_autofree char *placed = NULL;
  QdrBits walls[2];
  guint stock;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);
  g_return_val_if_fail (number < qdr_game_get_n_players (game), NULL);

  position = qdr_game_get_position (game);
  stock = position->stocks[number];
  find_walls (game, number, walls);
  placed = list_walls (&position->board, walls);
  if (placed == NULL)
    /* Translators: the name of a player, and how many walls are left to place. */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s: %u wall left.", "%s: %u walls left.",
                                         stock),
                            qdr_game_text_name (game, number), stock);

  /* Translators: the same, and the walls that were placed: "e3h, d4v". */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s: %u wall left, placed %s.",
                                       "%s: %u walls left, placed %s.", stock),
                          qdr_game_text_name (game, number), stock, placed);
}

char *
qdr_wall_text_from_start (QdrGame *game)
{
  const QdrPosition *start;
  g_autofree char *walls = NULL;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);

  start = qdr_game_get_start (game);
  walls = list_walls (&start->board, start->walls);
  /* Translators: walls that stood on the board when the game began: "e3h, d4v". */
  return walls != NULL ? g_strdup_printf (_ ("On the board from the start: %s."), walls) : NULL;
}

/* Why @wall could not stand, whoever places it; QDR_REASON_NONE if it could. */
static QdrRefusal
check_wall (const QdrPosition *position, QdrMove wall)
{
  QdrPosition with_stock = *position;

  qdr_position_set_stock (&with_stock, with_stock.turn, 1);
  return qdr_position_check (&with_stock, wall);
}

/* "3 steps for Beginner", "none for you". */
static char *
tell_share (QdrGame *game, const QdrPosition *after, guint number)
{
  const guint steps = qdr_position_distance (after, number) -
                      qdr_position_distance (qdr_game_get_position (game), number);

  if (qdr_game_is_only_human (game, number))
    return steps == 0
               /* Translators: of steps that a wall costs. */
               ? g_strdup (_ ("none for you"))
               : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u step for you",
                                               "%u steps for you", steps),
                                  steps);
  if (steps == 0)
    /* Translators: of steps that a wall costs; %s is the name of a player. */
    return g_strdup_printf (_ ("none for %s"), qdr_spoken_name_in_game (game, number));
  /* Translators: what a wall costs, and whom. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u step for %s", "%u steps for %s", steps),
                          steps, qdr_spoken_name_in_game (game, number));
}

char *
qdr_wall_text_cost (QdrGame *game, guint asker, QdrMove wall)
{
  g_autoptr (GPtrArray) shares = NULL;
  g_autofree char *list = NULL;
  char text[QDR_MOVE_TEXT_SIZE];
  QdrRefusal refusal;
  QdrPosition after;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);
  g_return_val_if_fail (asker < qdr_game_get_n_players (game), NULL);
  g_return_val_if_fail (qdr_move_is_wall (wall), NULL);

  after = *qdr_game_get_position (game);
  refusal = check_wall (&after, wall);
  if (refusal.reason != QDR_REASON_NONE)
    return qdr_game_describe_refusal (game, refusal);

  qdr_position_add_wall (&after, wall);
  shares = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 1; i <= after.players; i++) {
    const guint number = (asker + i) % after.players;

    if (qdr_position_is_in_play (&after, number))
      g_ptr_array_add (shares, tell_share (game, &after, number));
  }
  g_ptr_array_add (shares, NULL);
  list = g_strjoinv (C_ ("list separator", ", "), (char **) shares->pdata);
  qdr_move_to_text (&after.board, wall, text);
  /* Translators: a wall such as "e3h", and what it costs: "3 steps for Beginner, none for you". */
  return g_strdup_printf (_ ("%s: %s."), text, list);
}
