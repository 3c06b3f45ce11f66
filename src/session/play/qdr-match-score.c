/*
 * Score of a match of several games between the same players, who change sides after each game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-match-score.h"
#include "qdr-game.h"

#include <glib/gi18n.h>

gboolean
qdr_match_score_length_is_valid (guint n_games)
{
  return n_games == 3 || n_games == QDR_MATCH_SCORE_MAX_GAMES;
}

QdrMatchScore
qdr_match_score_make (guint n_players, guint n_games)
{
  g_return_val_if_fail (n_players == 2 || n_players == 4, (QdrMatchScore){ 0 });
  g_return_val_if_fail (qdr_match_score_length_is_valid (n_games), (QdrMatchScore){ 0 });

  return (QdrMatchScore){ .n_players = n_players, .n_games = n_games };
}

guint
qdr_match_score_count_played (const QdrMatchScore *self)
{
  guint n;

  g_return_val_if_fail (self != NULL, 0);

  n = self->n_draws;
  for (guint i = 0; i < self->n_players; i++)
    n += self->wins[i];
  return n;
}

guint
qdr_match_score_get_number (const QdrMatchScore *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return qdr_match_score_count_played (self) + (self->has_counted ? 0 : 1);
}

/* Converts a seat of the present game to a player of the match. */
static guint
find_player (const QdrMatchScore *self, guint number)
{
  return (number + qdr_match_score_get_number (self) - 1) % self->n_players;
}

/* Games between the first and the second, who may be level with others. */
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

/* The second player can win at most all remaining games. */
gboolean
qdr_match_score_is_over (const QdrMatchScore *self)
{
  guint n_left;

  g_return_val_if_fail (self != NULL, FALSE);

  n_left = self->n_games - qdr_match_score_count_played (self);
  return n_left == 0 || measure_lead (self) > n_left;
}

/* Whether some order of the games leads to this score without a game after the decision. */
static gboolean
has_come_about (const QdrMatchScore *self)
{
  QdrMatchScore before = *self;

  if (!qdr_match_score_is_over (self))
    return !self->has_counted || qdr_match_score_count_played (self) > 0;
  if (!self->has_counted)
    return FALSE;

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

gboolean
qdr_match_score_is_valid (const QdrMatchScore *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if ((self->n_players != 2 && self->n_players != 4) ||
      !qdr_match_score_length_is_valid (self->n_games) || self->n_draws > self->n_games)
    return FALSE;
  for (guint i = 0; i < QDR_MAX_PLAYERS; i++)
    if (self->wins[i] > self->n_games || (i >= self->n_players && self->wins[i] > 0))
      return FALSE;

  return qdr_match_score_count_played (self) <= self->n_games && has_come_about (self);
}

void
qdr_match_score_count_game (QdrMatchScore *self, QdrResult result)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (result.outcome != QDR_OUTCOME_ONGOING);
  g_return_if_fail (self->has_counted || !qdr_match_score_is_over (self));

  if (self->has_counted)
    return;

  if (result.outcome == QDR_OUTCOME_WIN)
    self->wins[find_player (self, result.winner)]++;
  else
    self->n_draws++;
  self->has_counted = TRUE;
}

void
qdr_match_score_start_next_game (QdrMatchScore *self)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (self->has_counted && !qdr_match_score_is_over (self));

  self->has_counted = FALSE;
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

  return qdr_match_score_count_played (self) > 0 && !qdr_match_score_is_over (self);
}

/* Descriptions */

char *
qdr_match_score_format_number (const QdrMatchScore *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  /* Translators: of a match. */
  return g_strdup_printf (_ ("Game %u of %u"), qdr_match_score_get_number (self), self->n_games);
}

/* A draw of two players gives half a point each. A draw of four gives none, because all would get
 * the same. */
static void
append_points (GString *text, const QdrMatchScore *self, guint number)
{
  const guint n_draws = self->n_players == 2 ? self->n_draws : 0;
  const guint points = qdr_match_score_get_wins (self, number) + n_draws / 2;

  if (points > 0 || n_draws % 2 == 0)
    g_string_append_printf (text, "%u", points);
  if (n_draws % 2 == 1)
    g_string_append (text, "½");
}

/* Lists the points, beginning with player @first. */
static char *
list_points (const QdrMatchScore *self, guint first)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < self->n_players; i++) {
    if (i > 0)
      g_string_append (text, " : ");
    append_points (text, self, (first + i) % self->n_players);
  }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
qdr_match_score_format_brief (const QdrMatchScore *self)
{
  g_autofree char *score = NULL;
  g_autofree char *number = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  score = list_points (self, 0);
  number = self->n_players == 2
               ? qdr_match_score_format_number (self)
               /* Translators: of a match, “Game 3 of 5” where there is little room. */
               : g_strdup_printf (C_ ("match", "%u/%u"), qdr_match_score_get_number (self),
                                  self->n_games);
  return g_strjoin (" · ", score, number, NULL);
}

/* "You 2, Mason 1, Mason 2 0, Novice 0". */
static char *
list_wins (const QdrMatchScore *self, QdrGame *game)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < self->n_players; i++)
    g_string_append_printf (text, "%s%s: %u", i > 0 ? ", " : "",
                            qdr_game_is_only_human (game, i) ? C_ ("match", "you")
                                                             : qdr_game_get_player_name (game, i),
                            qdr_match_score_get_wins (self, i));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
describe_four (const QdrMatchScore *self, QdrGame *game)
{
  const int leader = qdr_match_score_find_leader (self);
  g_autofree char *wins = list_wins (self, game);
  /* Translators: of a match of four; names with numbers follow. */
  g_autofree char *list = g_strdup_printf (_ ("Games won – %s."), wins);
  g_autofree char *end = NULL;

  if (!qdr_match_score_is_over (self))
    return g_steal_pointer (&list);

  if (leader < 0)
    end = g_strdup (_ ("The match is drawn."));
  else if (qdr_game_is_only_human (game, (guint) leader))
    end = g_strdup (_ ("You win the match."));
  else
    end =
        g_strdup_printf (_ ("%s wins the match."), qdr_game_get_player_name (game, (guint) leader));
  return g_strjoin (" ", end, list, NULL);
}

static char *
describe_two (const QdrMatchScore *self, QdrGame *game)
{
  const int leader = qdr_match_score_find_leader (self);
  const gboolean is_over = qdr_match_score_is_over (self);
  g_autofree char *score = list_points (self, (guint) MAX (leader, 0));

  if (leader < 0)
    /* Translators: %s is the score of a match, as in "1 : 1". */
    return g_strdup_printf (is_over ? _ ("The match is drawn, %s.") : _ ("The match stands at %s."),
                            score);
  if (qdr_game_is_only_human (game, (guint) leader))
    /* Translators: %s is the score of a match, as in "2 : 1". */
    return g_strdup_printf (is_over ? _ ("You win the match %s.") : _ ("You lead %s."), score);

  /* Translators: a player, and the score of a match, as in "2 : 1". */
  return g_strdup_printf (is_over ? _ ("%s wins the match %s.") : _ ("%s leads %s."),
                          qdr_game_get_player_name (game, (guint) leader), score);
}

char *
qdr_match_score_format_standing (const QdrMatchScore *self, QdrGame *game)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (QDR_IS_GAME (game), NULL);
  g_return_val_if_fail (qdr_game_get_n_players (game) == self->n_players, NULL);

  if (qdr_match_score_count_played (self) == 0)
    return NULL;
  return self->n_players == 2 ? describe_two (self, game) : describe_four (self, game);
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
  number = qdr_match_score_format_number (self);
  sentence = g_strconcat (number, ".", NULL);
  return g_strjoin (" ", sentence, standing, NULL);
}

const char *
qdr_match_score_get_button_label (const QdrMatchScore *self)
{
  if (self == NULL)
    return _ ("Play Again");
  return qdr_match_score_is_over (self) ? _ ("New Match") : _ ("Next Game");
}
