/*
 * The ladder and proposals in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-ladder-text.h"

#include <math.h>

#include <glib/gi18n-lib.h>

/* (nullable) */
static char *
write_date (guint32 day)
{
  GDate date;
  g_autoptr (GDateTime) time = NULL;

  if (!g_date_valid_julian (day))
    return NULL;
  g_date_clear (&date, 1);
  g_date_set_julian (&date, day);
  time = g_date_time_new_utc (g_date_get_year (&date), (int) g_date_get_month (&date),
                              g_date_get_day (&date), 0, 0, 0);
  /* Translators: a date in a sentence, as in "12 November 2026"; see g_date_time_format(). */
  return time != NULL ? g_date_time_format (time, _ ("%-d %B %Y")) : NULL;
}

/* "in 28 moves on 9×9" */
static char *
write_first_win (const QdrLibraryEncounter *encounter)
{
  const guint n_moves = (encounter->first_win_plies + 1) / 2;

  return g_strdup_printf (
      /* Translators: a game that was won; columns and rows of the board. */
      ngettext ("in %u move on %u×%u", "in %u moves on %u×%u", n_moves), n_moves,
      encounter->first_win_columns, encounter->first_win_rows);
}

static char *
describe_wins (const QdrLibraryEncounter *encounter)
{
  const guint n_wins = encounter->score.n_wins;
  g_autofree char *date = write_date (encounter->first_win_day);
  g_autofree char *how = write_first_win (encounter);

  if (n_wins == 1 && date != NULL)
    /* Translators: an opponent. A date, and "in 28 moves on 9×9". */
    return g_strdup_printf (_ ("Beaten on %s, %s."), date, how);
  if (n_wins == 1)
    /* Translators: an opponent. %s is "in 28 moves on 9×9". */
    return g_strdup_printf (_ ("Beaten %s."), how);
  if (date != NULL)
    return g_strdup_printf (
        /* Translators: an opponent. A date, and "in 28 moves on 9×9". */
        ngettext ("Beaten %u time, first on %s, %s.", "Beaten %u times, first on %s, %s.", n_wins),
        n_wins, date, how);
  return g_strdup_printf (
      /* Translators: an opponent. %s is "in 28 moves on 9×9". */
      ngettext ("Beaten %u time, first %s.", "Beaten %u times, first %s.", n_wins), n_wins, how);
}

static void
append (GString *text, char *sentence)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", sentence);
  g_free (sentence);
}

char *
qdr_ladder_text_describe_rung (const QdrRung *rung)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const QdrLibraryScore *score;

  g_return_val_if_fail (rung != NULL, NULL);

  score = rung->encounter != NULL ? &rung->encounter->score : NULL;
  if (score != NULL && score->n_wins > 0)
    append (text, describe_wins (rung->encounter));
  else if (rung->is_beaten)
    /* Translators: an opponent; nothing more is known of it. */
    append (text, g_strdup (_ ("Beaten.")));
  else if (score != NULL)
    append (text, g_strdup (_ ("Not beaten yet.")));
  else
    append (text, g_strdup (_ ("Not played yet.")));
  if (score != NULL && score->n_draws > 0)
    append (text, g_strdup_printf (ngettext ("%u game drawn.", "%u games drawn.", score->n_draws),
                                   score->n_draws));
  if (score != NULL && score->n_losses > 0)
    append (text, g_strdup_printf (ngettext ("%u game lost.", "%u games lost.", score->n_losses),
                                   score->n_losses));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
qdr_ladder_text_describe (QdrLadder *ladder)
{
  guint n_beaten;
  guint length;
  int next;
  const char *name;

  g_return_val_if_fail (QDR_IS_LADDER (ladder), NULL);

  n_beaten = qdr_ladder_count_beaten (ladder);
  length = qdr_ladder_get_length (ladder);
  next = qdr_ladder_find_next (ladder);
  if (next < 0)
    return g_strdup (_ ("You have beaten everybody. Nobody is left above you."));
  name = qdr_personality_get_name (qdr_ladder_get_rung (ladder, (guint) next).personality);
  if (n_beaten == 0)
    return g_strdup_printf (
        /* Translators: %s is the name of an opponent. */
        _ ("Everybody begins on the lowest rung. Your first opponent: %s."), name);
  return g_strdup_printf (
      /* Translators: opponents; %s is the name of one. */
      ngettext ("You have beaten %u of %u. Next: %s.", "You have beaten %u of %u. Next: %s.",
                n_beaten),
      n_beaten, length, name);
}

/* (nullable) */
static char *
write_share (const QdrProposal *proposal, const char *name)
{
  switch (proposal->reason) {
  case QDR_PROPOSAL_COUNTED:
    /* Translators: a share of games, an opponent, and how many games these are. */
    return g_strdup_printf (ngettext ("You win %d %% against %s, in your last %u game.",
                                      "You win %d %% against %s, in your last %u games.",
                                      proposal->n_games),
                            (int) lround (100 * proposal->share), name, proposal->n_games);
  case QDR_PROPOSAL_EXPECTED:
    /* Translators: a share of games, which was estimated, and an opponent. */
    return g_strdup_printf (_ ("You should win about %d %% against %s, by your games so far."),
                            5 * (int) lround (20 * proposal->share), name);
  default:
    return NULL;
  }
}

char *
qdr_ladder_text_propose (const QdrProposal *proposal)
{
  const char *name;

  g_return_val_if_fail (proposal != NULL && proposal->personality != NULL, NULL);

  name = qdr_personality_get_name (proposal->personality);
  switch (proposal->reason) {
  case QDR_PROPOSAL_NEXT:
    /* Translators: whom to play; %s is the name of an opponent. */
    return g_strdup_printf (_ ("You win most of your games. Next on the ladder: %s."), name);
  case QDR_PROPOSAL_STRONGEST:
    /* Translators: whom to play; %s is the name of an opponent. */
    return g_strdup_printf (_ ("You win most of your games. The strongest opponent: %s."), name);
  case QDR_PROPOSAL_EASIEST:
    /* Translators: whom to play; %s is the name of an opponent. */
    return g_strdup_printf (_ ("The easiest opponent: %s."), name);
  case QDR_PROPOSAL_ADAPTS:
    /* Translators: whom to play; %s is the name of an opponent. */
    return g_strdup_printf (_ ("%s finds out how strong you are, and plays like that."), name);
  default:
    return write_share (proposal, name);
  }
}
