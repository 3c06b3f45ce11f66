/*
 * Explanations of moves as text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-explanation-text.h"

#include <glib/gi18n-lib.h>

#include "qdr-game-effect.h"
#include "qdr-game.h"
#include "qdr-notation.h"

/* The data that all sentences of an explanation share. */
typedef struct {
  const QdrExplanation *explanation;
  QdrGame *game;
  int reader;
} Context;

static const char *
name_move (const Context *self, QdrMove move, char text[QDR_MOVE_TEXT_SIZE])
{
  return qdr_move_to_text (&self->explanation->position.board, move, text);
}

static const char *
get_name (const Context *self, guint player)
{
  return qdr_game_get_player_name (self->game, player);
}

static gboolean
is_reader (const Context *self, guint player)
{
  return (int) player == self->reader;
}

/* Returns the phrase for a change of a path, such as “Ben’s path by 3 steps”. */
static char *
describe_change (const Context *self, guint player, guint steps)
{
  if (is_reader (self, player))
    /* Translators: %u is a number of steps. The phrase stands for %s in sentences such as “e3h
     * lengthens %s.” */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "your path by %u step",
                                         "your path by %u steps", steps),
                            steps);
  /* Translators: %s is the name of a player, %u a number of steps. The phrase stands for %s in
   * sentences such as “e3h lengthens %s.” */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s’s path by %u step",
                                       "%s’s path by %u steps", steps),
                          get_name (self, player), steps);
}

static char *
describe_goal (const Context *self, const QdrFact *fact)
{
  if (is_reader (self, fact->player))
    return g_strdup (_ ("You reach your goal."));
  /* Translators: %s is the name of a player. */
  return g_strdup_printf (_ ("%s reaches the goal."), get_name (self, fact->player));
}

static char *
describe_stop (const Context *self, const QdrFact *fact)
{
  const QdrMove instead = self->explanation->instead;
  const char *name = get_name (self, fact->player);
  const gboolean is_you = is_reader (self, fact->player);
  char played[QDR_MOVE_TEXT_SIZE];

  if (instead == QDR_MOVE_NONE)
    return is_you ? g_strdup (_ ("Otherwise you would reach the goal."))
                  /* Translators: %s is the name of a player. */
                  : g_strdup_printf (_ ("Otherwise %s would reach the goal."), name);
  name_move (self, instead, played);
  return is_you
             /* Translators: %s is the move that was played. */
             ? g_strdup_printf (_ ("%s allows you to reach the goal."), played)
             /* Translators: the move that was played, and the name of a player. */
             : g_strdup_printf (_ ("%s allows %s to reach the goal."), played, name);
}

static char *
describe_jump (const Context *self G_GNUC_UNUSED, const QdrFact *fact)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The jump gains %u step.",
                                       "The jump gains %u steps.", fact->steps),
                          fact->steps);
}

static char *
describe_detour (const Context *self, const QdrFact *fact G_GNUC_UNUSED)
{
  const QdrExplanation *explanation = self->explanation;
  const QdrMoveEffect effect = qdr_move_effect_compute (&explanation->position, explanation->move);

  return qdr_game_describe_longer_paths (self->game, &effect, self->reader);
}

static char *
describe_costliest (const Context *self, const QdrFact *fact)
{
  if (is_reader (self, fact->player))
    return g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE, "Your path grows by %u step, more than with any other wall.",
                     "Your path grows by %u steps, more than with any other wall.", fact->steps),
        fact->steps);
  return g_strdup_printf (
      /* Translators: %s is the name of a player, and %u is a number of steps. */
      g_dngettext (GETTEXT_PACKAGE, "%s’s path grows by %u step, more than with any other wall.",
                   "%s’s path grows by %u steps, more than with any other wall.", fact->steps),
      get_name (self, fact->player), fact->steps);
}

static char *
describe_leader (const Context *self, const QdrFact *fact)
{
  if (is_reader (self, fact->player))
    return g_strdup (_ ("You had the shortest path."));
  /* Translators: %s is the name of a player. */
  return g_strdup_printf (_ ("%s had the shortest path."), get_name (self, fact->player));
}

static char *
describe_shelter (const Context *self, const QdrFact *fact)
{
  g_autofree char *path = describe_change (self, fact->player, fact->steps);
  const QdrMove instead = self->explanation->instead;
  char wall[QDR_MOVE_TEXT_SIZE];
  char played[QDR_MOVE_TEXT_SIZE];
  guint owner = 0;

  name_move (self, fact->move, wall);
  if (instead != QDR_MOVE_NONE)
    /* Translators: the first %s is the move that was played, the second one a wall, and the last
     * one a phrase such as “your path by 4 steps”. */
    return g_strdup_printf (_ ("%s allows %s, which lengthens %s."),
                            name_move (self, instead, played), wall, path);
  qdr_explanation_get_wall (self->explanation, &owner);
  if (is_reader (self, owner))
    /* Translators: a phrase such as “Ben’s path by 4 steps”, and a wall. */
    return g_strdup_printf (_ ("You can no longer lengthen %s with %s."), path, wall);
  /* Translators: the name of a player, a phrase such as “your path by 4 steps”, and a wall. */
  return g_strdup_printf (_ ("%s can no longer lengthen %s with %s."), get_name (self, owner), path,
                          wall);
}

static char *
describe_jump_taken (const Context *self, const QdrFact *fact)
{
  const QdrMove instead = self->explanation->instead;
  const char *name = get_name (self, fact->player);
  char played[QDR_MOVE_TEXT_SIZE];

  if (instead != QDR_MOVE_NONE) {
    name_move (self, instead, played);
    if (is_reader (self, fact->player))
      /* Translators: the move that was played, and a number of steps. */
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s gives you a jump worth %u step.",
                                           "%s gives you a jump worth %u steps.", fact->steps),
                              played, fact->steps);
    /* Translators: the move that was played, the name of a player, and a number of steps. */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s gives %s a jump worth %u step.",
                                         "%s gives %s a jump worth %u steps.", fact->steps),
                            played, name, fact->steps);
  }
  if (is_reader (self, fact->player))
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "You can no longer gain %u step by a jump.",
                                         "You can no longer gain %u steps by a jump.", fact->steps),
                            fact->steps);
  /* Translators: the name of a player, and a number of steps. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s can no longer gain %u step by a jump.",
                                       "%s can no longer gain %u steps by a jump.", fact->steps),
                          name, fact->steps);
}

static char *
describe_tempo (const Context *self, const QdrFact *fact)
{
  char step[QDR_MOVE_TEXT_SIZE];

  name_move (self, fact->move, step);
  if (is_reader (self, fact->player))
    /* Translators: %s is a move of a pawn. */
    return g_strdup_printf (_ ("%s would give you a jump."), step);
  /* Translators: a move of a pawn, and the name of a player. */
  return g_strdup_printf (_ ("%s would give %s a jump."), step, get_name (self, fact->player));
}

static char *
describe_opposition (const Context *self, const QdrFact *fact)
{
  const guint mover = self->explanation->position.turn;
  const char *other = get_name (self, fact->player);
  const char *name = get_name (self, mover);

  if (is_reader (self, fact->player))
    /* Translators: %s is the name of a player. */
    return g_strdup_printf (_ ("You cannot step forward now without giving %s a jump."), name);
  if (is_reader (self, mover))
    /* Translators: %s is the name of a player. */
    return g_strdup_printf (_ ("%s cannot step forward now without giving you a jump."), other);
  /* Translators: both %s are names of players; the second player would get the jump. */
  return g_strdup_printf (_ ("%s cannot step forward now without giving %s a jump."), other, name);
}

static char *
describe_only_race (const Context *self, const QdrFact *fact)
{
  if (is_reader (self, fact->player))
    return g_strdup (_ ("Nobody has walls left, and only this move wins the race for you."));
  /* Translators: %s is the name of a player. */
  return g_strdup_printf (_ ("Nobody has walls left, and only this move wins the race for %s."),
                          get_name (self, fact->player));
}

static char *
describe_race (const Context *self, const QdrFact *fact)
{
  const char *loser = get_name (self, 1 - fact->player);
  const char *winner = get_name (self, fact->player);

  if (fact->own == 0 && is_reader (self, fact->player))
    return g_strdup (_ ("Then you win the race, because nobody has walls left."));
  if (fact->own == 0)
    /* Translators: %s is the name of a player. */
    return g_strdup_printf (_ ("Then %s wins the race, because nobody has walls left."), winner);
  if (is_reader (self, fact->player))
    /* Translators: %s is the name of a player. */
    return g_strdup_printf (_ ("%s has no walls left, and you win the race without another wall."),
                            loser);
  if (is_reader (self, 1 - fact->player))
    return g_strdup_printf (
        /* Translators: %s is the name of a player. */
        _ ("You have no walls left, and %s wins the race without another wall."), winner);
  /* Translators: both %s are names of players. */
  return g_strdup_printf (_ ("%s has no walls left, and %s wins the race without another wall."),
                          loser, winner);
}

static char *
describe_threat (const Context *self, const QdrFact *fact)
{
  const guint mover = self->explanation->position.turn;
  g_autofree char *path = describe_change (self, fact->player, fact->steps);
  char wall[QDR_MOVE_TEXT_SIZE];

  name_move (self, fact->move, wall);
  if (is_reader (self, mover))
    /* Translators: a wall, and a phrase such as “Ben’s path by 5 steps”. */
    return g_strdup_printf (_ ("You threaten %s, which would lengthen %s."), wall, path);
  /* Translators: the name of a player, a wall, and a phrase such as “your path by 5 steps”. */
  return g_strdup_printf (_ ("%s threatens %s, which would lengthen %s."), get_name (self, mover),
                          wall, path);
}

static char *
describe_wasted (const Context *self, const QdrFact *fact)
{
  const guint mover = self->explanation->position.turn;
  g_autofree char *path = NULL;
  char played[QDR_MOVE_TEXT_SIZE];

  name_move (self, fact->move, played);
  if (!qdr_move_is_wall (fact->move))
    return is_reader (self, mover)
               /* Translators: %s is the move that was played. */
               ? g_strdup_printf (_ ("%s brings you no nearer to the goal."), played)
               /* Translators: the move that was played, and the name of its player. */
               : g_strdup_printf (_ ("%s brings %s no nearer to the goal."), played,
                                  get_name (self, mover));
  if (fact->own == 0)
    /* Translators: %s is a wall. */
    return g_strdup_printf (_ ("%s lengthens no path."), played);
  path = describe_change (self, fact->steps > 0 ? fact->player : mover,
                          fact->steps > 0 ? fact->steps : fact->own);
  if (fact->steps == 0)
    /* Translators: a wall, and a phrase such as “your path by 1 step”. */
    return g_strdup_printf (_ ("%s lengthens %s and nobody else’s."), played, path);
  if (is_reader (self, mover))
    /* Translators: a wall, a phrase such as “Ben’s path by 1 step”, and a number of steps. */
    return g_strdup_printf (_ ("%s lengthens %s and yours by %u."), played, path, fact->own);
  /* Translators: a wall, a phrase such as “Ben’s path by 1 step”, the name of a player and a number
   * of steps. */
  return g_strdup_printf (_ ("%s lengthens %s and %s’s by %u."), played, path,
                          get_name (self, mover), fact->own);
}

static char *
describe_route (const Context *self, const QdrFact *fact)
{
  char step[QDR_MOVE_TEXT_SIZE];

  /* Translators: %s is a move of a pawn. */
  return g_strdup_printf (_ ("The path through %s looks shorter but is longer."),
                          name_move (self, fact->move, step));
}

static char *
describe_no_wall (const Context *self, const QdrFact *fact)
{
  const char *mover = get_name (self, fact->player);
  const char *other = get_name (self, 1 - fact->player);

  if (is_reader (self, fact->player))
    /* Translators: %s is the name of a player. */
    return g_strdup_printf (_ ("No wall lengthens %s’s path more than yours now."), other);
  if (is_reader (self, 1 - fact->player))
    /* Translators: %s is the name of a player. */
    return g_strdup_printf (_ ("No wall lengthens your path more than %s’s now."), mover);
  /* Translators: both %s are names of players. */
  return g_strdup_printf (_ ("No wall lengthens %s’s path more than %s’s now."), other, mover);
}

/* Returns a phrase about the steps by which the mover is ahead. */
static char *
describe_distance (const Context *self, const QdrFact *fact)
{
  const guint mover = self->explanation->position.turn;
  const char *name = get_name (self, mover);

  if (is_reader (self, mover))
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "You are %u step ahead",
                                         "You are %u steps ahead", fact->steps),
                            fact->steps);
  /* Translators: the name of a player, and a number of steps. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s is %u step ahead",
                                       "%s is %u steps ahead", fact->steps),
                          name, fact->steps);
}

static char *
describe_lead (const Context *self, const QdrFact *fact)
{
  g_autofree char *distance = describe_distance (self, fact);
  g_autofree char *walls = NULL;

  if (self->explanation->position.players > 2)
    /* Translators: %s is a phrase such as “You are 2 steps ahead”. */
    return g_strdup_printf (_ ("%s of all others."), distance);
  /* Fewer walls are no reason. */
  if (fact->own <= fact->rest)
    /* Translators: %s is a phrase such as “You are 2 steps ahead”. */
    return g_strdup_printf (C_ ("balance", "%s."), distance);
  /* Translators: the player’s walls, and the other player’s. */
  walls = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "with %u wall against %u",
                                        "with %u walls against %u", fact->own),
                           fact->own, fact->rest);
  /* Translators: phrases such as “You are 2 steps ahead” and “with 3 walls against 1”. */
  return g_strdup_printf (_ ("%s, %s."), distance, walls);
}

static char *(*const describers[]) (const Context *self, const QdrFact *fact) = {
  [QDR_FACT_GOAL] = describe_goal,           [QDR_FACT_STOP] = describe_stop,
  [QDR_FACT_JUMP] = describe_jump,           [QDR_FACT_DETOUR] = describe_detour,
  [QDR_FACT_COSTLIEST] = describe_costliest, [QDR_FACT_LEADER] = describe_leader,
  [QDR_FACT_SHELTER] = describe_shelter,     [QDR_FACT_JUMP_TAKEN] = describe_jump_taken,
  [QDR_FACT_TEMPO] = describe_tempo,         [QDR_FACT_OPPOSITION] = describe_opposition,
  [QDR_FACT_RACE] = describe_race,           [QDR_FACT_ONLY_RACE] = describe_only_race,
  [QDR_FACT_THREAT] = describe_threat,       [QDR_FACT_ROUTE] = describe_route,
  [QDR_FACT_NO_WALL] = describe_no_wall,     [QDR_FACT_WASTED] = describe_wasted,
  [QDR_FACT_LEAD] = describe_lead,
};

char *
qdr_explanation_to_text (const QdrExplanation *self, QdrGame *game, int reader)
{
  const Context context = { self, game, reader };
  GString *text;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (QDR_IS_GAME (game), NULL);
  g_return_val_if_fail (self->position.players == qdr_game_get_n_players (game) ||
                            self->n_facts == 0,
                        NULL);

  if (self->n_facts == 0)
    return NULL;

  text = g_string_new (NULL);
  for (guint i = 0; i < self->n_facts; i++) {
    const QdrFactKind kind = self->facts[i].kind;
    g_autofree char *sentence = NULL;

    g_assert (kind < G_N_ELEMENTS (describers) && describers[kind] != NULL);
    sentence = describers[kind](&context, &self->facts[i]);
    if (i > 0)
      g_string_append_c (text, ' ');
    g_string_append (text, sentence);
  }
  return g_string_free (text, FALSE);
}

/* Hints */

/* Returns the player whose path shows why the move is good: the mover for a pawn move, the player
 * whom a wall hinders most, or else the player in the first fact. */
static guint
find_path_of_interest (const QdrExplanation *self)
{
  const guint mover = self->position.turn;
  guint player = self->n_facts > 0 ? self->facts[0].player : mover;
  QdrMoveEffect effect;
  int most = 0;

  if (!qdr_move_is_wall (self->move))
    return mover;
  effect = qdr_move_effect_compute (&self->position, self->move);
  for (guint i = 0; i < self->position.players; i++) {
    const int added = qdr_move_effect_get_added_steps (&effect, i);

    if (i != mover && added > most) {
      player = i;
      most = added;
    }
  }
  return player;
}

QdrHintDegree
qdr_explanation_get_next_degree (const QdrExplanation *self, QdrHintDegree degree)
{
  const QdrHintDegree last = self->n_facts > 0 ? QDR_HINT_REASON : QDR_HINT_MOVE;

  return MIN (degree + 1, last);
}

char *
qdr_explanation_to_hint (const QdrExplanation *self,
                         QdrHintDegree degree,
                         QdrGame *game,
                         int reader)
{
  g_autofree char *advice = NULL;
  g_autofree char *reason = NULL;
  char move[QDR_MOVE_TEXT_SIZE];
  guint player;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (QDR_IS_GAME (game), NULL);

  if (degree == QDR_HINT_PATH) {
    player = find_path_of_interest (self);
    return (int) player == reader ? g_strdup (_ ("Look at your own path."))
                                  /* Translators: %s is the name of a player. */
                                  : g_strdup_printf (_ ("Look at %s’s path."),
                                                     qdr_game_get_player_name (game, player));
  }
  if (degree == QDR_HINT_KIND)
    return g_strdup (qdr_move_is_wall (self->move) ? _ ("Place a wall.") : _ ("Move your pawn."));
  qdr_move_to_text (&self->position.board, self->move, move);
  /* Translators: a hint; %s is the notation of a move. */
  advice = g_strdup_printf (_ ("Try %s."), move);
  reason = degree == QDR_HINT_REASON ? qdr_explanation_to_text (self, game, reader) : NULL;
  return g_strjoin (" ", advice, reason, NULL);
}
