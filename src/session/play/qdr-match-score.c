/*
 * Score of a match of several games between the same players, who change sides after each game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-match-score.h"

#include <glib/gi18n.h>

#include "qdr-game-text.h"

gboolean
qdr_match_score_n_games_is_valid (guint n_games)
{
  return n_games == 3 || n_games == QDR_MATCH_SCORE_MAX_GAMES;
}

QdrMatchScore
qdr_match_score_make (guint n_players, guint n_games)
{
  g_return_val_if_fail (n_players == 2 || n_players == 4, (QdrMatchScore){ 0 });
  g_return_val_if_fail (qdr_match_score_n_games_is_valid (n_games), (QdrMatchScore){ 0 });

  return (QdrMatchScore){ .n_players = n_players, .n_games = n_games };
}

guint
qdr_match_score_count_played_games (const QdrMatchScore *self)
{
  guint n;

  g_return_val_if_fail (self != NULL, 0);

  n = self->n_draws;
  for (guint i = 0; i < self->n_players; i++)
    n += self->wins[i];
  return n;
}

guint
qdr_match_score_get_game_number (const QdrMatchScore *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return qdr_match_score_count_played_games (self) + (self->game_is_counted ? 0 : 1);
}

/* Returns the player of the match who has seat @number in the present game. */
static guint
find_player (const QdrMatchScore *self, guint number)
{
  return (number + qdr_match_score_get_game_number (self) - 1) % self->n_players;
}

/* Returns the difference in wins between the best two players. */
static guint
measure_lead (const QdrMatchScore *self)
{
  guint most = 0;
  guint second = 0;

  for (guint i = 0; i < self->n_players; i++) {
    if (self->wins[i] > most) {
      second = most;
      most = self->wins[i];
    } else {
      second = MAX (second, self->wins[i]);
    }
  }
  return most - second;
}

gboolean
qdr_match_score_is_over (const QdrMatchScore *self)
{
  guint n_left;

  g_return_val_if_fail (self != NULL, FALSE);

  n_left = self->n_games - qdr_match_score_count_played_games (self);
  return n_left == 0 || measure_lead (self) > n_left;
}

gboolean
qdr_match_score_is_valid (const QdrMatchScore *self)
{
  QdrMatchScore before;

  g_return_val_if_fail (self != NULL, FALSE);

  if ((self->n_players != 2 && self->n_players != 4) ||
      !qdr_match_score_n_games_is_valid (self->n_games) || self->n_draws > self->n_games)
    return FALSE;
  for (guint i = 0; i < QDR_MAX_PLAYERS; i++)
    if (self->wins[i] > self->n_games || (i >= self->n_players && self->wins[i] > 0))
      return FALSE;

  if (qdr_match_score_count_played_games (self) > self->n_games)
    return FALSE;
  if (!qdr_match_score_is_over (self))
    return !self->game_is_counted || qdr_match_score_count_played_games (self) > 0;
  if (!self->game_is_counted)
    return FALSE;

  /* Check that the match was not over before its last game. The order of the games is unknown, so
   * try each result as the last one. */
  before = *self;
  if (before.n_draws > 0) {
    before.n_draws--;
    if (!qdr_match_score_is_over (&before))
      return TRUE;
    before.n_draws++;
  }
  for (guint i = 0; i < self->n_players; i++) {
    if (before.wins[i] == 0)
      continue;
    before.wins[i]--;
    if (!qdr_match_score_is_over (&before))
      return TRUE;
    before.wins[i]++;
  }
  return FALSE;
}

void
qdr_match_score_add_result (QdrMatchScore *self, QdrResult result)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (result.outcome != QDR_OUTCOME_ONGOING);
  g_return_if_fail (self->game_is_counted || !qdr_match_score_is_over (self));

  if (self->game_is_counted)
    return;

  if (result.outcome == QDR_OUTCOME_WIN)
    self->wins[find_player (self, result.winner)]++;
  else
    self->n_draws++;
  self->game_is_counted = TRUE;
}

void
qdr_match_score_advance_to_next_game (QdrMatchScore *self)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (self->game_is_counted && !qdr_match_score_is_over (self));

  self->game_is_counted = FALSE;
}

guint
qdr_match_score_get_wins (const QdrMatchScore *self, guint number)
{
  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (number < self->n_players, 0);

  return self->wins[find_player (self, number)];
}

int
qdr_match_score_find_leader (const QdrMatchScore *self)
{
  guint leader = 0;

  g_return_val_if_fail (self != NULL, -1);

  if (measure_lead (self) == 0)
    return -1;
  for (guint i = 1; i < self->n_players; i++)
    if (qdr_match_score_get_wins (self, i) > qdr_match_score_get_wins (self, leader))
      leader = i;
  return (int) leader;
}

gboolean
qdr_match_score_is_under_way (const QdrMatchScore *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return qdr_match_score_count_played_games (self) > 0 && !qdr_match_score_is_over (self);
}

char *
qdr_match_score_format_game_number (const QdrMatchScore *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  /* Translators: the number of the present game of a match, and of all its games. */
  return g_strdup_printf (_ ("Game %u of %u"), qdr_match_score_get_game_number (self),
                          self->n_games);
}

/* Lists the points of all players, beginning with player @first. For a draw, each of two players
 * gets half a point; four players get no points, because all would get the same number. */
static char *
list_points (const QdrMatchScore *self, guint first)
{
  const guint n_draws = self->n_players == 2 ? self->n_draws : 0;
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < self->n_players; i++) {
    const guint n_wins = qdr_match_score_get_wins (self, (first + i) % self->n_players);
    const guint points = n_wins + n_draws / 2;

    if (i > 0)
      /* Translators: between the numbers of a score, with no-break spaces around it: “2 : 0” */
      g_string_append (text, C_ ("score", "\u00a0:\u00a0"));
    if (points > 0 || n_draws % 2 == 0)
      g_string_append_printf (text, "%u", points);
    if (n_draws % 2 == 1)
      g_string_append (text, "½");
  }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
qdr_match_score_format_summary (const QdrMatchScore *self)
{
  g_autofree char *score = NULL;
  g_autofree char *number = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  score = list_points (self, 0);
  number = self->n_players == 2
               ? qdr_match_score_format_game_number (self)
               /* Translators: short for “Game 3 of 5” of a match: number of the present game, and
                * of all games. */
               : g_strdup_printf (C_ ("match", "%u/%u"), qdr_match_score_get_game_number (self),
                                  self->n_games);
  return g_strjoin (" · ", score, number, NULL);
}

char *
qdr_match_score_format_standing (const QdrMatchScore *self, QdrGame *game)
{
  g_autoptr (GString) wins = NULL;
  g_autofree char *score = NULL;
  g_autofree char *list = NULL;
  const char *name;
  gboolean is_over;
  gboolean is_you;
  int leader;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (QDR_IS_GAME (game), NULL);
  g_return_val_if_fail (qdr_game_get_n_players (game) == self->n_players, NULL);

  if (qdr_match_score_count_played_games (self) == 0)
    return NULL;

  leader = qdr_match_score_find_leader (self);
  name = leader >= 0 ? qdr_game_get_player_name (game, (guint) leader) : NULL;
  is_you = leader >= 0 && qdr_game_is_only_human (game, (guint) leader);
  is_over = qdr_match_score_is_over (self);
  if (self->n_players == 2) {
    score = list_points (self, (guint) MAX (leader, 0));
    if (leader < 0)
      /* Translators: %s is the score of a match, as in "1 : 1". */
      return g_strdup_printf (is_over ? _ ("The match is drawn, %s.")
                                      : _ ("The match stands at %s."),
                              score);
    if (is_you)
      /* Translators: %s is the score of a match, as in "2 : 1". */
      return g_strdup_printf (is_over ? _ ("You win the match %s.") : _ ("You lead %s."), score);
    /* Translators: the name of a player, and the score of a match, as in "2 : 1". */
    return g_strdup_printf (is_over ? _ ("%s wins the match %s.") : _ ("%s leads %s."), name,
                            score);
  }

  /* "you: 2, Mason: 1, Mason 2: 0, Novice: 0" */
  wins = g_string_new (NULL);
  for (guint i = 0; i < self->n_players; i++)
    g_string_append_printf (wins, "%s%s: %u", i > 0 ? ", " : "",
                            qdr_game_get_name_in_sentence (game, i),
                            qdr_match_score_get_wins (self, i));
  /* Translators: %s is a list of four players and their games won, as in "you: 2, Mason: 1". */
  list = g_strdup_printf (_ ("Games won – %s."), wins->str);
  if (!is_over)
    return g_steal_pointer (&list);
  if (leader < 0)
    return g_strjoin (" ", _ ("The match is drawn."), list, NULL);
  if (is_you)
    return g_strjoin (" ", _ ("You win the match."), list, NULL);
  score = g_strdup_printf (_ ("%s wins the match."), name);
  return g_strjoin (" ", score, list, NULL);
}

char *
qdr_match_score_format_state (const QdrMatchScore *self, QdrGame *game)
{
  g_autofree char *standing = NULL;
  g_autofree char *number = NULL;
  g_autofree char *sentence = NULL;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (QDR_IS_GAME (game), NULL);

  standing = qdr_match_score_format_standing (self, game);
  number = qdr_match_score_format_game_number (self);
  sentence = g_strconcat (number, ".", NULL);
  return g_strjoin (" ", sentence, standing, NULL);
}

const char *
qdr_match_score_get_next_game_label (const QdrMatchScore *self)
{
  if (self == NULL)
    return _ ("Play Again");
  return qdr_match_score_is_over (self) ? _ ("New Match") : _ ("Next Game");
}
