/*
 * The effect of a move on the race, as numbers and as sentences.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-effect.h"

#include <glib/gi18n-lib.h>

#include "qdr-path.h"
#include "qdr-game.h"

/* Numbers */

static void
measure (const QdrPosition *position, guint distances[QDR_MAX_PLAYERS])
{
  for (guint player = 0; player < QDR_MAX_PLAYERS; player++) {
    const gboolean races = player < position->players && qdr_position_is_in_play (position, player);

    distances[player] = races ? qdr_position_distance (position, player) : QDR_UNREACHABLE;
  }
}

/* Returns the square next to @square in @direction, or QDR_NO_SQUARE behind a wall or an edge. */
static QdrSquare
step_from (const QdrPosition *position, QdrSquare square, guint direction)
{
  const int deltas[QDR_DIRECTIONS] = { position->board.stride, 1, -position->board.stride, -1 };

  if (!qdr_bits_test (&position->open[direction], square))
    return QDR_NO_SQUARE;
  return (QdrSquare) (square + deltas[direction]);
}

static gboolean
is_next_to (const QdrPosition *position, QdrSquare square, QdrSquare other)
{
  for (guint direction = 0; direction < QDR_DIRECTIONS; direction++)
    if (step_from (position, square, direction) == other)
      return TRUE;
  return FALSE;
}

static int
find_pawn (const QdrPosition *position, QdrSquare square)
{
  for (guint player = 0; player < position->players; player++)
    if (square != QDR_NO_SQUARE && position->pawns[player] == square)
      return (int) player;
  return -1;
}

/* Whether a jump over the pawn on @jumped, the next square in @direction, can lead to @to: straight
 * behind it, or beside it if that is impossible. */
static gboolean
leads_over (const QdrPosition *position, QdrSquare jumped, guint direction, QdrSquare to)
{
  const QdrSquare behind = step_from (position, jumped, direction);
  const gboolean can_go_straight =
      behind != QDR_NO_SQUARE && !qdr_position_is_taken (position, behind);

  return can_go_straight ? behind == to : is_next_to (position, jumped, to);
}

/* Returns the player whose pawn a step to @to jumps over, the first of two, or -1. */
static int
find_jumped (const QdrPosition *position, QdrSquare to)
{
  const QdrSquare from = position->pawns[position->turn];

  for (guint direction = 0; direction < QDR_DIRECTIONS; direction++) {
    const QdrSquare next = step_from (position, from, direction);
    const int player = find_pawn (position, next);

    if (player >= 0 && leads_over (position, next, direction, to))
      return player;
  }
  return -1;
}

QdrEffect
qdr_effect_of_move (const QdrPosition *position, QdrMove move)
{
  const gboolean is_step = qdr_move_kind (move) == QDR_MOVE_STEP;
  const guint player = position->turn;
  QdrPosition after = *position;
  QdrUndo undo;
  QdrEffect self = {
    .move = move,
    .player = (guint8) player,
    .n_players = position->players,
    .jumped = (gint8) (is_step ? find_jumped (position, qdr_move_square (move)) : -1),
  };

  qdr_position_do (&after, move, &undo);
  self.stock = after.stocks[player];
  self.wins = qdr_position_winner (&after) == (int) player;
  measure (position, self.before);
  measure (&after, self.after);
  return self;
}

int
qdr_effect_get_detour (const QdrEffect *self, guint player)
{
  return (int) self->after[player] - (int) self->before[player];
}

/* Words */

static const char *
player_name (QdrGame *game, guint number)
{
  return qdr_game_get_player_name (game, number);
}

static char *
describe_own_way (int detour)
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

/* Describes a wall, which makes no path shorter: the others in the order of turns, then the player;
 * NULL if nobody loses a step. */
static char *
describe_wall (QdrGame *game, const QdrEffect *effect)
{
  GString *text = g_string_new (NULL);

  for (guint i = 1; i <= effect->n_players; i++) {
    const guint player = (effect->player + i) % effect->n_players;
    const int detour = qdr_effect_get_detour (effect, player);
    g_autofree char *sentence = NULL;

    if (detour == 0)
      continue;
    if (player == effect->player)
      sentence = describe_own_way (detour);
    else
      /* Translators: the name of a player, and a number of steps. */
      sentence = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Lengthens %s’s path by %u step.",
                                               "Lengthens %s’s path by %u steps.", (gulong) detour),
                                  player_name (game, player), (guint) detour);
    g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", sentence);
  }
  return g_string_free (text, text->len == 0);
}

char *
qdr_game_text_effect (QdrGame *game, const QdrEffect *effect)
{
  int detour;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);
  g_return_val_if_fail (effect != NULL, NULL);
  g_return_val_if_fail (effect->n_players == qdr_game_get_n_players (game), NULL);

  if (qdr_move_is_wall (effect->move))
    return describe_wall (game, effect);
  if (effect->wins)
    return g_strdup (_ ("Reaches your goal."));
  detour = qdr_effect_get_detour (effect, effect->player);
  if (effect->jumped >= 0) {
    const char *name = player_name (game, (guint) effect->jumped);
    const guint steps = (guint) ABS (detour);

    if (detour >= 0)
      /* Translators: the name of a player. */
      return g_strdup_printf (_ ("Jumps over %s."), name);
    /* Translators: the name of a player, and a number of steps. */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "Jumps over %s and shortens your path by %u step.",
                                         "Jumps over %s and shortens your path by %u steps.",
                                         steps),
                            name, steps);
  }
  return describe_own_way (detour);
}
