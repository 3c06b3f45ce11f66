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

char *
qdr_game_describe_longer_paths (QdrGame *game, const QdrMoveEffect *effect, int reader)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);
  g_return_val_if_fail (effect != NULL, NULL);

  /* The mover's path is last. */
  for (guint i = 1; i <= effect->n_players; i++) {
    const guint player = (effect->player + i) % effect->n_players;
    const int added = qdr_move_effect_get_added_steps (effect, player);
    const char *name = qdr_game_get_player_name (game, player);
    const guint steps = (guint) MAX (added, 0);

    if (steps == 0)
      continue;
    if (text->len > 0)
      /* Translators: separates two changes: “Ben’s path grows by 3 steps, yours by 1.” */
      g_string_append (text, C_ ("paths", ", "));
    if (text->len == 0 && (int) player == reader)
      g_string_append_printf (text,
                              /* Translators: %u is a number of steps. A phrase such as “Ben’s by 1”
                               * may follow. */
                              g_dngettext (GETTEXT_PACKAGE, "Your path grows by %u step",
                                           "Your path grows by %u steps", steps),
                              steps);
    else if (text->len == 0)
      g_string_append_printf (text,
                              /* Translators: the name of a player, and a number of steps. A phrase
                               * such as “yours by 1” may follow. */
                              g_dngettext (GETTEXT_PACKAGE, "%s’s path grows by %u step",
                                           "%s’s path grows by %u steps", steps),
                              name, steps);
    else if ((int) player == reader)
      /* Translators: %u is a number of steps. The phrase ends a sentence such as “Ben’s path grows
       * by 3 steps, yours by 1.” */
      g_string_append_printf (text, _ ("yours by %u"), steps);
    else
      /* Translators: the name of a player, and a number of steps. The phrase continues a sentence
       * such as “Your path grows by 3 steps, Ben’s by 1.” */
      g_string_append_printf (text, _ ("%s’s by %u"), name, steps);
  }
  /* Translators: ends a sentence such as “Ben’s path grows by 3 steps, yours by 1.” */
  return text->len > 0 ? g_strdup_printf (C_ ("paths", "%s."), text->str) : NULL;
}

char *
qdr_game_describe_effect (QdrGame *game, const QdrMoveEffect *effect)
{
  int detour;
  guint steps;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);
  g_return_val_if_fail (effect != NULL, NULL);
  g_return_val_if_fail (effect->n_players == qdr_game_get_n_players (game), NULL);

  if (qdr_move_is_wall (effect->move))
    return qdr_game_describe_longer_paths (game, effect, effect->player);
  if (effect->wins)
    return g_strdup (_ ("You reach your goal."));
  detour = qdr_move_effect_get_added_steps (effect, effect->player);
  steps = (guint) ABS (detour);
  if (effect->jumped >= 0) {
    const char *name = qdr_game_get_player_name (game, (guint) effect->jumped);

    if (detour >= 0)
      /* Translators: %s is the name of a player. */
      return g_strdup_printf (_ ("You jump over %s."), name);
    /* Translators: %s is the name of a player, and %u is a number of steps. */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "You jump over %s, %u step nearer to the goal.",
                                         "You jump over %s, %u steps nearer to the goal.", steps),
                            name, steps);
  }
  if (detour == 0)
    return g_strdup (_ ("Your path remains as long as it was."));
  return g_strdup_printf (detour < 0
                              ? g_dngettext (GETTEXT_PACKAGE, "Your path shrinks by %u step.",
                                             "Your path shrinks by %u steps.", steps)
                              : g_dngettext (GETTEXT_PACKAGE, "Your path grows by %u step.",
                                             "Your path grows by %u steps.", steps),
                          steps);
}
