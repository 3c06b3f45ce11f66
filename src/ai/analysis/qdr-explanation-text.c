/*
 * Explanations of moves as text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-explanation-text.h"

#include <glib/gi18n-lib.h>

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

/* Returns the phrase for a change of a path, such as “Ben’s path by 3 steps”. */
static char *
describe_change (const Context *self, guint player, guint steps)
{
  if ((int) player == self->reader)
    /* Translators: %u is a number of steps. The phrase stands for %s in sentences such as
     * “Lengthens %s.” */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "your path by %u step",
                                         "your path by %u steps", steps),
                            steps);
  /* Translators: %s is the name of a player, %u a number of steps. The phrase stands for %s in
   * sentences such as “Lengthens %s.” */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s’s path by %u step",
                                       "%s’s path by %u steps", steps),
                          qdr_game_get_player_name (self->game, player), steps);
}

/* Two facts describe a wall that lengthens two paths. If @fact is the first, returns the second;
 * otherwise returns NULL. */
static const QdrFact *
find_second_detour (const Context *self, const QdrFact *fact)
{
  const QdrFact *next = fact + 1;

  return next < self->explanation->facts + self->explanation->n_facts &&
                 fact->kind == QDR_FACT_DETOUR && next->kind == QDR_FACT_DETOUR
             ? next
             : NULL;
}

static char *
describe_detour (const Context *self, const QdrFact *fact)
{
  const QdrFact *second_fact = find_second_detour (self, fact);
  g_autofree char *first = describe_change (self, fact->player, fact->steps);
  g_autofree char *second =
      second_fact != NULL ? describe_change (self, second_fact->player, second_fact->steps) : NULL;
  g_autofree char *path = NULL;
  char answer[QDR_MOVE_TEXT_SIZE];

  if (second != NULL)
    /* Translators: each %s is a phrase such as “Ben’s path by 3 steps”. Both together stand for %s
     * in sentences such as “Lengthens %s.” */
    path = g_strdup_printf (_ ("%s and %s"), first, second);
  else
    path = g_steal_pointer (&first);

  if (fact->own > 0) {
    g_autofree char *own = describe_change (self, self->explanation->position.turn, fact->own);

    /* Translators: about a wall. The first %s is a phrase such as “Ben’s path by 3 steps”, the
     * second one such as “your path by 1 step”. */
    return g_strdup_printf (_ ("Lengthens %s, but only %s."), path, own);
  }
  if (fact->rest == 0)
    /* Translators: about a wall. %s is a phrase such as “Ben’s path by 3 steps”. */
    return g_strdup_printf (_ ("Lengthens %s."), path);
  name_move (self, fact->move, answer);
  if (fact->rest == fact->steps)
    /* Translators: about a wall. The first %s is a phrase such as “Ben’s path by 3 steps”, the
     * second one a move. */
    return g_strdup_printf (_ ("Lengthens %s, even after the best answer, %s."), path, answer);
  /* Translators: about a wall. The first %s is a phrase such as “Ben’s path by 3 steps”, %u is a
   * number of steps, and the last %s is a move. */
  return g_strdup_printf (_ ("Lengthens %s, and by %u after the best answer, %s."), path,
                          fact->rest, answer);
}

static char *
describe_leader (const Context *self, const QdrFact *fact)
{
  if ((int) fact->player == self->reader)
    return g_strdup (_ ("You had the shortest path."));
  /* Translators: %s is the name of a player. */
  return g_strdup_printf (_ ("%s had the shortest path."),
                          qdr_game_get_player_name (self->game, fact->player));
}

static char *
describe_counter (const Context *self, const QdrFact *fact)
{
  g_autofree char *path = describe_change (self, fact->player, fact->steps);
  char answer[QDR_MOVE_TEXT_SIZE];

  /* Translators: the first %s is a wall, the second one a phrase such as “your path by 1 step”. */
  return g_strdup_printf (_ ("The best answer, %s, lengthens %s."),
                          name_move (self, fact->move, answer), path);
}

static char *
describe_shelter (const Context *self, const QdrFact *fact)
{
  g_autofree char *path = describe_change (self, fact->player, fact->steps);
  const QdrMove instead = self->explanation->instead;
  g_autofree char *danger = NULL;
  char wall[QDR_MOVE_TEXT_SIZE];
  char played[QDR_MOVE_TEXT_SIZE];

  name_move (self, fact->move, wall);
  if (instead == QDR_MOVE_NONE)
    /* Translators: the first %s is a wall, the second one a phrase such as “your path by 4 steps”.
     * The text stands for %s in “%s; this way no wall does.” */
    danger = g_strdup_printf (_ ("Without it, %s would lengthen %s"), wall, path);
  else
    /* Translators: the first %s is the move that was played, the second one a wall, and the last
     * one a phrase such as “your path by 4 steps”. The text stands for %s in “%s; this way no wall
     * does.” */
    danger = g_strdup_printf (_ ("After %s, %s would lengthen %s"),
                              name_move (self, instead, played), wall, path);
  if (fact->rest == 0)
    /* Translators: %s is a text such as “Without it, e3h would lengthen your path by 4 steps”. */
    return g_strdup_printf (_ ("%s; this way no wall does."), danger);
  /* Translators: %s is a text such as “Without it, e3h would lengthen your path by 4 steps”, %u a
   * number of steps. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "%s; this way no wall does by more than %u step.",
                                       "%s; this way no wall does by more than %u steps.",
                                       fact->rest),
                          danger, fact->rest);
}

static char *
describe_jump_taken (const Context *self, const QdrFact *fact)
{
  g_autofree char *path = describe_change (self, fact->player, fact->steps);
  const QdrMove instead = self->explanation->instead;
  char played[QDR_MOVE_TEXT_SIZE];

  if (instead == QDR_MOVE_NONE)
    /* Translators: %s is a phrase such as “Ben’s path by 2 steps”. */
    return g_strdup_printf (_ ("Without it, a jump would shorten %s; this way none does."), path);
  /* Translators: the first %s is the move that was played, the second one a phrase such as “Ben’s
   * path by 2 steps”. */
  return g_strdup_printf (_ ("After %s, a jump would shorten %s; this way none does."),
                          name_move (self, instead, played), path);
}

static char *
describe_tempo (const Context *self, const QdrFact *fact)
{
  const gboolean is_forward = fact->steps > 0;

  if ((int) fact->player == self->reader)
    return g_strdup (is_forward ? _ ("Every other step forward would give you a jump.")
                                : _ ("Every step forward would give you a jump."));
  /* Translators: %s is the name of a player. */
  return g_strdup_printf (is_forward ? _ ("Every other step forward would give %s a jump.")
                                     : _ ("Every step forward would give %s a jump."),
                          qdr_game_get_player_name (self->game, fact->player));
}

static char *
describe_opposition (const Context *self, const QdrFact *fact)
{
  const guint mover = self->explanation->position.turn;
  const char *other = qdr_game_get_player_name (self->game, fact->player);
  const char *name = qdr_game_get_player_name (self->game, mover);

  if ((int) fact->player == self->reader)
    /* Translators: %s is the name of a player. */
    return g_strdup_printf (_ ("You cannot step forward now without giving %s a jump."), name);
  if ((int) mover == self->reader)
    /* Translators: %s is the name of a player. */
    return g_strdup_printf (_ ("%s cannot step forward now without giving you a jump."), other);
  /* Translators: both %s are names of players; the second player would get the jump. */
  return g_strdup_printf (_ ("%s cannot step forward now without giving %s a jump."), other, name);
}

static char *
describe_only_race (const Context *self, const QdrFact *fact)
{
  if ((int) fact->player == self->reader)
    return g_strdup (_ ("Nobody has walls left, and only this move wins the race for you."));
  /* Translators: %s is the name of a player. */
  return g_strdup_printf (_ ("Nobody has walls left, and only this move wins the race for %s."),
                          qdr_game_get_player_name (self->game, fact->player));
}

static char *
describe_race (const Context *self, const QdrFact *fact)
{
  const char *loser = qdr_game_get_player_name (self->game, 1 - fact->player);
  const char *winner = qdr_game_get_player_name (self->game, fact->player);
  const gboolean is_lost = fact->kind == QDR_FACT_LOST_RACE;

  if (fact->own == 0 && (int) fact->player == self->reader)
    return g_strdup (is_lost ? _ ("Nobody has walls left, and you win the race with best play.")
                             : _ ("Nobody has walls left, and you win the race."));
  if (fact->own == 0)
    return g_strdup_printf (is_lost
                                /* Translators: %s is the name of a player. */
                                ? _ ("Nobody has walls left, and %s wins the race with best play.")
                                : _ ("Nobody has walls left, and %s wins the race."),
                            winner);
  if ((int) fact->player == self->reader)
    /* Translators: %s is the name of a player. */
    return g_strdup_printf (_ ("%s has no walls left, and you win the race without placing one."),
                            loser);
  if (1 - (int) fact->player == self->reader)
    /* Translators: %s is the name of a player. */
    return g_strdup_printf (_ ("You have no walls left, and %s wins the race without placing one."),
                            winner);
  /* Translators: both %s are names of players. */
  return g_strdup_printf (_ ("%s has no walls left, and %s wins the race without placing one."),
                          loser, winner);
}

static char *
describe_threat (const Context *self, const QdrFact *fact)
{
  g_autofree char *path = describe_change (self, fact->player, fact->steps);
  char wall[QDR_MOVE_TEXT_SIZE];

  /* Translators: the first %s is a wall, the second a phrase such as “Ben’s path by 5 steps”. */
  return g_strdup_printf (_ ("Threatens %s, which would lengthen %s."),
                          name_move (self, fact->move, wall), path);
}

/* Returns the phrase that compares the stocks of walls of the mover and the other player. */
static char *
count_walls (const QdrFact *fact)
{
  if (fact->own == 0)
    /* Translators: %u is the number of the other player’s walls. */
    return g_strdup_printf (_ ("with no wall in hand against %u"), fact->rest);
  /* Translators: the first %u is the number of the player’s walls, the second one that of the other
   * player’s. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "with %u wall in hand against %u",
                                       "with %u walls in hand against %u", fact->own),
                          fact->own, fact->rest);
}

static char *
describe_reserve (const Context *self G_GNUC_UNUSED, const QdrFact *fact)
{
  g_autofree char *walls = count_walls (fact);

  if (fact->steps == 0)
    /* Translators: %s is a phrase such as “with 3 walls in hand against 1”. */
    return g_strdup_printf (_ ("Makes both paths equal, %s."), walls);
  /* Translators: %u is a number of steps, %s a phrase such as “with 3 walls in hand against 1”. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Still %u step behind, %s.",
                                       "Still %u steps behind, %s.", fact->steps),
                          fact->steps, walls);
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
  if (fact->steps == 0)
    return g_strdup (_ ("No wall gains a step now."));
  return g_strdup (self->explanation->position.players == 2
                       ? _ ("No wall gains more than this step.")
                       : _ ("No wall costs another player more than a step."));
}

static char *
describe_lead (const Context *self, const QdrFact *fact)
{
  g_autofree char *walls = count_walls (fact);

  if (self->explanation->position.players > 2)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "Leaves a lead of %u step over all others.",
                                         "Leaves a lead of %u steps over all others.", fact->steps),
                            fact->steps);

  /* Translators: %u is a number of steps, %s a phrase such as “with 3 walls in hand against 1”. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Leaves a lead of %u step, %s.",
                                       "Leaves a lead of %u steps, %s.", fact->steps),
                          fact->steps, walls);
}

static char *
describe_progress (const Context *self, const QdrFact *fact)
{
  g_autofree char *path = describe_change (self, fact->player, fact->steps);
  char played[QDR_MOVE_TEXT_SIZE];

  /* Translators: the first %s is a phrase such as “your path by 1 step”, the second one the move
   * that was played. */
  return g_strdup_printf (_ ("Shortens %s more than %s."), path,
                          name_move (self, self->explanation->instead, played));
}

static char *
describe_goal (const Context *self, const QdrFact *fact)
{
  return g_strdup ((int) fact->player == self->reader ? _ ("Reaches your goal.")
                                                      : _ ("Reaches the goal."));
}

static char *
describe_jump (const Context *self G_GNUC_UNUSED, const QdrFact *fact)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The jump is worth %u step.",
                                       "The jump is worth %u steps.", fact->steps),
                          fact->steps);
}

static char *
describe_costliest (const Context *self G_GNUC_UNUSED, const QdrFact *fact G_GNUC_UNUSED)
{
  return g_strdup (_ ("No other wall costs as much."));
}

static char *(*const describers[]) (const Context *self, const QdrFact *fact) = {
  [QDR_FACT_GOAL] = describe_goal,
  [QDR_FACT_JUMP] = describe_jump,
  [QDR_FACT_DETOUR] = describe_detour,
  [QDR_FACT_LEADER] = describe_leader,
  [QDR_FACT_COUNTER] = describe_counter,
  [QDR_FACT_SHELTER] = describe_shelter,
  [QDR_FACT_JUMP_TAKEN] = describe_jump_taken,
  [QDR_FACT_TEMPO] = describe_tempo,
  [QDR_FACT_OPPOSITION] = describe_opposition,
  [QDR_FACT_RACE] = describe_race,
  [QDR_FACT_ONLY_RACE] = describe_only_race,
  [QDR_FACT_LOST_RACE] = describe_race,
  [QDR_FACT_THREAT] = describe_threat,
  [QDR_FACT_ROUTE] = describe_route,
  [QDR_FACT_NO_WALL] = describe_no_wall,
  [QDR_FACT_COSTLIEST] = describe_costliest,
  [QDR_FACT_LEAD] = describe_lead,
  [QDR_FACT_RESERVE] = describe_reserve,
  [QDR_FACT_PROGRESS] = describe_progress,
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
    if (find_second_detour (&context, &self->facts[i]) != NULL)
      i++;
  }
  return g_string_free (text, FALSE);
}
