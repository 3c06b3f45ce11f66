/*
 * Explanations of moves as text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-explanation-text.h"

#include <glib/gi18n-lib.h>

#include "qdr-notation.h"
#include "qdr-game.h"

/* The common context of all sentences. */
typedef struct {
  const QdrExplanation *explanation;
  QdrGame *game;
  int reader;
} Speech;

static const char *
name_move (const Speech *self, QdrMove move, char text[QDR_MOVE_TEXT_SIZE])
{
  return qdr_move_to_text (&self->explanation->position.board, move, text);
}

/* Returns the object of the sentences below: the owner of a path and its change in steps. */
static char *
measure (const Speech *self, guint player, guint steps)
{
  if ((int) player == self->reader)
    /* Translators: the end of sentences such as “Lengthens %s.” */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "your path by %u step",
                                         "your path by %u steps", steps),
                            steps);
  /* Translators: likewise; the name of a player, and a number of steps. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s’s path by %u step",
                                       "%s’s path by %u steps", steps),
                          qdr_game_get_player_name (self->game, player), steps);
}

/* (nullable): the next fact, if it is about another path that the same wall lengthens. */
static const QdrFact *
find_twin (const Speech *self, const QdrFact *fact)
{
  const QdrFact *next = fact + 1;

  return next < self->explanation->facts + self->explanation->n_facts &&
                 fact->kind == QDR_FACT_DETOUR && next->kind == QDR_FACT_DETOUR
             ? next
             : NULL;
}

static char *
measure_detours (const Speech *self, const QdrFact *fact)
{
  const QdrFact *twin = find_twin (self, fact);
  g_autofree char *path = measure (self, fact->player, fact->steps);
  g_autofree char *other = twin != NULL ? measure (self, twin->player, twin->steps) : NULL;

  if (other == NULL)
    return g_steal_pointer (&path);
  /* Translators: “Ben’s path by 3 steps” and “your path by 1 step”, in sentences such as
   * “Lengthens %s.” */
  return g_strdup_printf (_ ("%s and %s"), path, other);
}

static char *
tell_detour (const Speech *self, const QdrFact *fact)
{
  g_autofree char *path = measure_detours (self, fact);
  char answer[QDR_MOVE_TEXT_SIZE];

  if (fact->own > 0) {
    g_autofree char *own = measure (self, self->explanation->position.turn, fact->own);

    /* Translators: a wall; “Ben’s path by 3 steps”, and “your path by 1 step”. */
    return g_strdup_printf (_ ("Lengthens %s, but only %s."), path, own);
  }
  if (fact->rest == 0)
    /* Translators: a wall; “Ben’s path by 3 steps”. */
    return g_strdup_printf (_ ("Lengthens %s."), path);
  name_move (self, fact->move, answer);
  if (fact->rest == fact->steps)
    /* Translators: a wall; “Ben’s path by 3 steps”, and a move. */
    return g_strdup_printf (_ ("Lengthens %s, even after the best answer, %s."), path, answer);
  /* Translators: a wall; “Ben’s path by 3 steps”, a number of steps, and a move. */
  return g_strdup_printf (_ ("Lengthens %s, and by %u after the best answer, %s."), path,
                          fact->rest, answer);
}

static char *
tell_leader (const Speech *self, const QdrFact *fact)
{
  if ((int) fact->player == self->reader)
    return g_strdup (_ ("You had the shortest path."));
  /* Translators: the name of a player. */
  return g_strdup_printf (_ ("%s had the shortest path."),
                          qdr_game_get_player_name (self->game, fact->player));
}

static char *
tell_counter (const Speech *self, const QdrFact *fact)
{
  g_autofree char *path = measure (self, fact->player, fact->steps);
  char answer[QDR_MOVE_TEXT_SIZE];

  /* Translators: a wall, and “your path by 1 step”. */
  return g_strdup_printf (_ ("The best answer, %s, lengthens %s."),
                          name_move (self, fact->move, answer), path);
}

/* Describes the effect of a prevented wall. */
static char *
tell_danger (const Speech *self, const QdrFact *fact)
{
  g_autofree char *path = measure (self, fact->player, fact->steps);
  const QdrMove instead = self->explanation->instead;
  char wall[QDR_MOVE_TEXT_SIZE];
  char played[QDR_MOVE_TEXT_SIZE];

  name_move (self, fact->move, wall);
  if (instead == QDR_MOVE_NONE)
    /* Translators: a wall, and “your path by 4 steps”. */
    return g_strdup_printf (_ ("Without it, %s would lengthen %s"), wall, path);
  /* Translators: the move that was played, a wall, and “your path by 4 steps”. */
  return g_strdup_printf (_ ("After %s, %s would lengthen %s"), name_move (self, instead, played),
                          wall, path);
}

static char *
tell_shelter (const Speech *self, const QdrFact *fact)
{
  g_autofree char *danger = tell_danger (self, fact);

  if (fact->rest == 0)
    /* Translators: “Without it, e3h would lengthen your path by 4 steps”. */
    return g_strdup_printf (_ ("%s; this way no wall does."), danger);
  /* Translators: “Without it, e3h would lengthen your path by 4 steps”; a number of steps. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "%s; this way no wall does by more than %u step.",
                                       "%s; this way no wall does by more than %u steps.",
                                       fact->rest),
                          danger, fact->rest);
}

static char *
tell_jump_taken (const Speech *self, const QdrFact *fact)
{
  g_autofree char *path = measure (self, fact->player, fact->steps);
  const QdrMove instead = self->explanation->instead;
  char played[QDR_MOVE_TEXT_SIZE];

  if (instead == QDR_MOVE_NONE)
    /* Translators: “Ben’s path by 2 steps”. */
    return g_strdup_printf (_ ("Without it, a jump would shorten %s; this way none does."), path);
  /* Translators: the move that was played, and “Ben’s path by 2 steps”. */
  return g_strdup_printf (_ ("After %s, a jump would shorten %s; this way none does."),
                          name_move (self, instead, played), path);
}

static char *
tell_tempo (const Speech *self, const QdrFact *fact)
{
  const gboolean is_forward = fact->steps > 0;

  if ((int) fact->player == self->reader)
    return g_strdup (is_forward ? _ ("Every other step forward would give you a jump.")
                                : _ ("Every step forward would give you a jump."));
  /* Translators: the name of a player. */
  return g_strdup_printf (is_forward ? _ ("Every other step forward would give %s a jump.")
                                     : _ ("Every step forward would give %s a jump."),
                          qdr_game_get_player_name (self->game, fact->player));
}

static char *
tell_opposition (const Speech *self, const QdrFact *fact)
{
  const guint mover = self->explanation->position.turn;
  g_autofree char *other = g_strdup (qdr_game_get_player_name (self->game, fact->player));
  g_autofree char *name = g_strdup (qdr_game_get_player_name (self->game, mover));

  if ((int) fact->player == self->reader)
    /* Translators: the name of a player. */
    return g_strdup_printf (_ ("You cannot step forward now without giving %s a jump."), name);
  if ((int) mover == self->reader)
    /* Translators: the name of a player. */
    return g_strdup_printf (_ ("%s cannot step forward now without giving you a jump."), other);
  /* Translators: the names of two players. */
  return g_strdup_printf (_ ("%s cannot step forward now without giving %s a jump."), other, name);
}

static char *
tell_only_race (const Speech *self, const QdrFact *fact)
{
  if ((int) fact->player == self->reader)
    return g_strdup (_ ("Nobody has walls left, and only this move wins the race for you."));
  /* Translators: the name of a player. */
  return g_strdup_printf (_ ("Nobody has walls left, and only this move wins the race for %s."),
                          qdr_game_get_player_name (self->game, fact->player));
}

/* For races without any walls. */
static char *
tell_bare_race (const Speech *self, const QdrFact *fact)
{
  const gboolean is_lost = fact->kind == QDR_FACT_LOST_RACE;

  if ((int) fact->player == self->reader)
    return g_strdup (is_lost ? _ ("Nobody has walls left, and you win the race with best play.")
                             : _ ("Nobody has walls left, and you win the race."));
  /* Translators: the name of a player. */
  return g_strdup_printf (is_lost
                              ? _ ("Nobody has walls left, and %s wins the race with best play.")
                              : _ ("Nobody has walls left, and %s wins the race."),
                          qdr_game_get_player_name (self->game, fact->player));
}

/* For races that the winner may win with walls left. */
static char *
tell_race (const Speech *self, const QdrFact *fact)
{
  g_autofree char *loser = g_strdup (qdr_game_get_player_name (self->game, 1 - fact->player));
  g_autofree char *winner = g_strdup (qdr_game_get_player_name (self->game, fact->player));

  if (fact->own == 0)
    return tell_bare_race (self, fact);
  if ((int) fact->player == self->reader)
    /* Translators: the name of a player. */
    return g_strdup_printf (_ ("%s has no walls left, and you win the race without placing one."),
                            loser);
  if (1 - (int) fact->player == self->reader)
    /* Translators: the name of a player. */
    return g_strdup_printf (_ ("You have no walls left, and %s wins the race without placing one."),
                            winner);
  /* Translators: the names of two players. */
  return g_strdup_printf (_ ("%s has no walls left, and %s wins the race without placing one."),
                          loser, winner);
}

static char *
tell_threat (const Speech *self, const QdrFact *fact)
{
  g_autofree char *path = measure (self, fact->player, fact->steps);
  char wall[QDR_MOVE_TEXT_SIZE];

  /* Translators: a wall, and “Ben’s path by 5 steps”. */
  return g_strdup_printf (_ ("Threatens %s, which would lengthen %s."),
                          name_move (self, fact->move, wall), path);
}

/* Returns the end of the sentences below: the walls of the mover and the other player. */
static char *
count_walls (const QdrFact *fact)
{
  if (fact->own == 0)
    return g_strdup_printf (_ ("with no wall in hand against %u"), fact->rest);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "with %u wall in hand against %u",
                                       "with %u walls in hand against %u", fact->own),
                          fact->own, fact->rest);
}

static char *
tell_reserve (const QdrFact *fact)
{
  g_autofree char *walls = count_walls (fact);

  if (fact->steps == 0)
    /* Translators: “with 3 walls in hand against 1”. */
    return g_strdup_printf (_ ("Makes both paths equal, %s."), walls);
  /* Translators: a number of steps; and “with 3 walls in hand against 1”. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Still %u step behind, %s.",
                                       "Still %u steps behind, %s.", fact->steps),
                          fact->steps, walls);
}

static char *
tell_route (const Speech *self, const QdrFact *fact)
{
  char step[QDR_MOVE_TEXT_SIZE];

  /* Translators: a move of a pawn. */
  return g_strdup_printf (_ ("The path through %s looks shorter but is longer."),
                          name_move (self, fact->move, step));
}

static char *
tell_no_wall (const Speech *self, const QdrFact *fact)
{
  if (fact->steps == 0)
    return g_strdup (_ ("No wall gains a step now."));
  return g_strdup (self->explanation->position.players == 2
                       ? _ ("No wall gains more than this step.")
                       : _ ("No wall costs another player more than a step."));
}

static char *
tell_lead (const Speech *self, const QdrFact *fact)
{
  g_autofree char *walls = count_walls (fact);

  if (self->explanation->position.players > 2)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         "Leaves a lead of %u step over all others.",
                                         "Leaves a lead of %u steps over all others.", fact->steps),
                            fact->steps);

  /* Translators: a number of steps; and “with 3 walls in hand against 1”. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Leaves a lead of %u step, %s.",
                                       "Leaves a lead of %u steps, %s.", fact->steps),
                          fact->steps, walls);
}

static char *
tell_progress (const Speech *self, const QdrFact *fact)
{
  g_autofree char *path = measure (self, fact->player, fact->steps);
  char played[QDR_MOVE_TEXT_SIZE];

  /* Translators: “your path by 1 step”, and the move that was played. */
  return g_strdup_printf (_ ("Shortens %s more than %s."), path,
                          name_move (self, self->explanation->instead, played));
}

static char *
tell_fact (const Speech *self, const QdrFact *fact)
{
  switch (fact->kind) {
  case QDR_FACT_GOAL:
    return g_strdup ((int) fact->player == self->reader ? _ ("Reaches your goal.")
                                                        : _ ("Reaches the goal."));
  case QDR_FACT_JUMP:
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The jump is worth %u step.",
                                         "The jump is worth %u steps.", fact->steps),
                            fact->steps);
  case QDR_FACT_DETOUR:
    return tell_detour (self, fact);
  case QDR_FACT_LEADER:
    return tell_leader (self, fact);
  case QDR_FACT_COUNTER:
    return tell_counter (self, fact);
  case QDR_FACT_SHELTER:
    return tell_shelter (self, fact);
  case QDR_FACT_JUMP_TAKEN:
    return tell_jump_taken (self, fact);
  case QDR_FACT_TEMPO:
    return tell_tempo (self, fact);
  case QDR_FACT_OPPOSITION:
    return tell_opposition (self, fact);
  case QDR_FACT_RACE:
  case QDR_FACT_LOST_RACE:
    return tell_race (self, fact);
  case QDR_FACT_ONLY_RACE:
    return tell_only_race (self, fact);
  case QDR_FACT_THREAT:
    return tell_threat (self, fact);
  case QDR_FACT_ROUTE:
    return tell_route (self, fact);
  case QDR_FACT_NO_WALL:
    return tell_no_wall (self, fact);
  case QDR_FACT_DEAREST:
    return g_strdup (_ ("No other wall costs as much."));
  case QDR_FACT_LEAD:
    return tell_lead (self, fact);
  case QDR_FACT_RESERVE:
    return tell_reserve (fact);
  case QDR_FACT_PROGRESS:
    return tell_progress (self, fact);
  }
  g_assert_not_reached ();
}

char *
qdr_explanation_to_text (const QdrExplanation *self, QdrGame *game, int reader)
{
  const Speech speech = { self, game, reader };
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
    g_autofree char *sentence = tell_fact (&speech, &self->facts[i]);

    if (i > 0)
      g_string_append_c (text, ' ');
    g_string_append (text, sentence);
    if (find_twin (&speech, &self->facts[i]) != NULL)
      i++;
  }
  return g_string_free (text, FALSE);
}
