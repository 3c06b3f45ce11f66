/*
 * The effect of a move on the race, as numbers and as sentences.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-effect.h"

#include <glib/gi18n-lib.h>

#include "qdr-path.h"

static void
measure_distances (const QdrPosition *position, guint distances[QDR_MAX_PLAYERS])
{
  for (guint player = 0; player < QDR_MAX_PLAYERS; player++) {
    const gboolean races =
        player < position->players && qdr_position_is_player_in_play (position, player);

    distances[player] = races ? qdr_position_goal_distance (position, player) : QDR_UNREACHABLE;
  }
}

/* Returns the square next to @square in @direction, or QDR_NO_SQUARE if a wall or the edge of the
 * board is in the way. */
static QdrSquare
step_from (const QdrPosition *position, QdrSquare square, guint direction)
{
  const int deltas[QDR_DIRECTIONS] = { position->board.stride, 1, -position->board.stride, -1 };

  if (!qdr_bits_test (&position->open[direction], square))
    return QDR_NO_SQUARE;
  return (QdrSquare) (square + deltas[direction]);
}

/* Returns the player over whose pawn a step to @to jumps, or -1 if the step is no jump. If two
 * pawns are possible, returns one of their players. */
static int
find_jumped_player (const QdrPosition *position, QdrSquare to)
{
  const QdrSquare from = position->pawns[position->turn];

  for (guint direction = 0; direction < QDR_DIRECTIONS; direction++) {
    const QdrSquare next = step_from (position, from, direction);
    QdrSquare beyond;
    gboolean leads_to_target;

    if (next == QDR_NO_SQUARE || !qdr_position_is_square_taken (position, next))
      continue;
    /* A jump goes straight over the pawn; if that is blocked, it goes to a side of the pawn. */
    beyond = step_from (position, next, direction);
    if (beyond != QDR_NO_SQUARE && !qdr_position_is_square_taken (position, beyond)) {
      leads_to_target = beyond == to;
    } else {
      leads_to_target = FALSE;
      for (guint side = 0; side < QDR_DIRECTIONS; side++)
        leads_to_target = leads_to_target || step_from (position, next, side) == to;
    }
    for (guint player = 0; leads_to_target && player < position->players; player++)
      if (position->pawns[player] == next)
        return (int) player;
  }
  return -1;
}

QdrMoveEffect
qdr_move_effect_compute (const QdrPosition *position, QdrMove move)
{
  const gboolean is_step = qdr_move_kind (move) == QDR_MOVE_STEP;
  const guint player = position->turn;
  QdrPosition after = *position;
  QdrUndo undo;
  QdrMoveEffect self = {
    .move = move,
    .player = (guint8) player,
    .n_players = position->players,
    .jumped = (gint8) (is_step ? find_jumped_player (position, qdr_move_square (move)) : -1),
  };

  qdr_position_do_move (&after, move, &undo);
  self.stock = after.stocks[player];
  self.wins = qdr_position_winner (&after) == (int) player;
  measure_distances (position, self.before);
  measure_distances (&after, self.after);
  return self;
}

int
qdr_move_effect_get_added_steps (const QdrMoveEffect *self, guint player)
{
  return (int) self->after[player] - (int) self->before[player];
}

static char *
describe_own_detour (int detour)
{
  const guint steps = (guint) ABS (detour);

  if (detour < 0)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Shortens your path by %u step.",
                                         "Shortens your path by %u steps.", steps),
                            steps);
  if (detour > 0)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Lengthens your path by %u step.",
                                         "Lengthens your path by %u steps.", steps),
                            steps);
  return g_strdup (_ ("Leaves your path as long as it was."));
}

char *
qdr_game_describe_effect (QdrGame *game, const QdrMoveEffect *effect)
{
  int detour;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);
  g_return_val_if_fail (effect != NULL, NULL);
  g_return_val_if_fail (effect->n_players == qdr_game_get_n_players (game), NULL);

  if (qdr_move_is_wall (effect->move)) {
    GString *text = g_string_new (NULL);

    /* A wall shortens no path. Describe the lengthened paths, the mover's path last. */
    for (guint i = 1; i <= effect->n_players; i++) {
      const guint player = (effect->player + i) % effect->n_players;
      g_autofree char *sentence = NULL;

      detour = qdr_move_effect_get_added_steps (effect, player);
      if (detour == 0)
        continue;
      if (player == effect->player)
        sentence = describe_own_detour (detour);
      else
        sentence =
            /* Translators: %s is the name of a player, and %u is a number of steps. */
            g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Lengthens %s’s path by %u step.",
                                          "Lengthens %s’s path by %u steps.", (gulong) detour),
                             qdr_game_get_player_name (game, player), (guint) detour);
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", sentence);
    }
    return g_string_free (text, text->len == 0);
  }
  if (effect->wins)
    return g_strdup (_ ("Reaches your goal."));
  detour = qdr_move_effect_get_added_steps (effect, effect->player);
  if (effect->jumped >= 0) {
    const char *name = qdr_game_get_player_name (game, (guint) effect->jumped);
    const guint steps = (guint) ABS (detour);

    if (detour >= 0)
      /* Translators: %s is the name of a player. */
      return g_strdup_printf (_ ("Jumps over %s."), name);
    /* Translators: %s is the name of a player, and %u is a number of steps. */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "Jumps over %s and shortens your path by %u step.",
                                         "Jumps over %s and shortens your path by %u steps.",
                                         steps),
                            name, steps);
  }
  return describe_own_detour (detour);
}
