/*
 * A game as text: the board, how it stands, and what can be played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-summary.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qdr-board-text.h"
#include "qdr-clock.h"
#include "qdr-movegen.h"
#include "qdr-notation.h"

char *
qdr_result_to_text (QdrResult result)
{
  switch (result.outcome) {
  case QDR_OUTCOME_ONGOING:
    return g_strdup ("ongoing");
  case QDR_OUTCOME_WIN:
    return g_strdup_printf ("win %u", result.winner + 1u);
  case QDR_OUTCOME_STALEMATE:
  case QDR_OUTCOME_REPETITION:
    return g_strdup ("draw");
  }
  g_assert_not_reached ();
}

static int
compare_words (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

GPtrArray *
qdr_position_list_moves (const QdrPosition *position)
{
  GPtrArray *words = g_ptr_array_new_with_free_func (g_free);
  QdrMoveList list = { .count = 0 };

  g_return_val_if_fail (position != NULL, words);

  qdr_position_generate (position, &list);
  for (guint i = 0; i < list.count; i++) {
    char text[QDR_MOVE_TEXT_SIZE];

    g_ptr_array_add (words, g_strdup (qdr_move_to_text (&position->board, list.moves[i], text)));
  }
  g_ptr_array_sort (words, compare_words);
  return words;
}

/* The walls of @player in stock, and the time left. */
static char *
describe_means (QdrPlayer *player)
{
  const guint stock = qdr_player_get_stock (player);
  const gint64 remaining = qdr_player_get_remaining (player);
  g_autofree char *walls = g_strdup_printf (ngettext ("%u wall", "%u walls", stock), stock);
  g_autofree char *time = NULL;

  if (remaining < 0)
    return g_steal_pointer (&walls);
  time = qdr_clock_format_time (remaining);
  /* Translators: how many walls a player has left, as "6 walls", and how much time, as "14:58". */
  return g_strdup_printf (_ ("%s, %s"), walls, time);
}

static void
draw_player (GString *output, QdrGame *game, guint number)
{
  QdrPlayer *player = qdr_game_get_player (game, number);
  const gboolean moves = qdr_game_get_result (game).outcome == QDR_OUTCOME_ONGOING &&
                         qdr_game_get_turn (game) == number;
  g_autofree char *means = describe_means (player);

  g_string_append_printf (output, " %s %u  ", moves ? ">" : " ", number + 1);
  /* Translators: the name of a player, and its walls and time or "out of the game". */
  g_string_append_printf (output, _ ("%s: %s"), qdr_player_get_name (player),
                          qdr_player_get_in_play (player) ? means : _ ("out of the game"));
  g_string_append_c (output, '\n');
}

void
qdr_game_draw (QdrGame *game, gboolean in_colour, GString *output)
{
  QdrWallPlayers wall_players;

  g_return_if_fail (QDR_IS_GAME (game) && output != NULL);

  memset (wall_players, QDR_MAX_PLAYERS, sizeof wall_players);
  for (guint i = 0; i < qdr_game_get_ply (game); i++) {
    guint player;
    const QdrMove move = qdr_game_get_move (game, i, &player);

    if (qdr_move_is_wall (move))
      wall_players[qdr_move_kind (move) - QDR_MOVE_HORIZONTAL_WALL][qdr_move_square (move)] =
          (guint8) player;
  }
  qdr_board_draw (qdr_game_get_position (game), "1234", in_colour ? &wall_players : NULL, output);
  for (guint player = 0; player < qdr_game_get_n_players (game); player++)
    draw_player (output, game, player);
}
