/*
 * The players of the library in order.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-library-ranking.h"

#include <math.h>

/* As ratings are written, so that nobody is above a number and does not look so. */
static guint
round_rating (double rating)
{
  return (guint) fmax (round (rating), 0);
}

static guint
get_number (const QdrLibraryPlayer *player, QdrLibraryRankingKind kind)
{
  switch (kind) {
  case QDR_LIBRARY_RANKING_RATING:
    return round_rating (player->rating);
  case QDR_LIBRARY_RANKING_BEST:
    return round_rating (player->best);
  default:
    return player->n_wins_as_first;
  }
}

static int
compare_ranks (gconstpointer a, gconstpointer b)
{
  const QdrLibraryRank *one = a;
  const QdrLibraryRank *other = b;

  if (one->number != other->number)
    return one->number < other->number ? 1 : -1;
  if (!g_str_equal (one->player->name, other->player->name))
    return g_strcmp0 (one->player->name, other->player->name);
  return one->player->is_personality - other->player->is_personality;
}

GArray *
qdr_library_rank_players (GPtrArray *players, QdrLibraryRankingKind kind, guint number)
{
  const guint least = kind == QDR_LIBRARY_RANKING_BEST ? 0 : number;
  GArray *ranks;

  g_return_val_if_fail (players != NULL, NULL);

  ranks = g_array_new (FALSE, FALSE, sizeof (QdrLibraryRank));
  for (guint i = 0; i < players->len; i++) {
    const QdrLibraryPlayer *player = g_ptr_array_index (players, i);
    const QdrLibraryRank rank = { player, get_number (player, kind), 0 };

    if (rank.number > least)
      g_array_append_val (ranks, rank);
  }
  g_array_sort (ranks, compare_ranks);
  if (kind == QDR_LIBRARY_RANKING_BEST)
    g_array_set_size (ranks, MIN (ranks->len, number));
  for (guint i = 0; i < ranks->len; i++) {
    QdrLibraryRank *rank = &g_array_index (ranks, QdrLibraryRank, i);

    rank->place = i > 0 && rank[-1].number == rank->number ? rank[-1].place : i + 1;
  }
  return ranks;
}
