/*
 * What a style adds to the evaluation of a position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-style-bias.h"

/* A number for what an evaluation mainly rests on, so that an error depends on nothing else: a
 * hundred far walls of the same effect are all misjudged alike, and none is played only because a
 * hundred errors have a large maximum. */
static guint64
hash_features (const QdrPosition *position, const QdrShortestPaths *paths)
{
  guint64 hash = position->turn;

  for (guint player = 0; player < position->players; player++)
    if (qdr_position_is_in_play (position, player)) {
      hash = hash * 1000003 + position->pawns[player];
      hash = hash * 1000003 + qdr_shortest_paths_distance (paths, player);
      hash = hash * 1000003 + position->stocks[player];
    }

  return hash;
}

QdrScore
qdr_style_bias (const QdrStyle *style,
                const QdrPosition *position,
                const QdrShortestPaths *paths,
                guint player,
                int other_distance)
{
  const int own_distance = (int) qdr_shortest_paths_distance (paths, player);

  if (qdr_style_is_neutral (style))
    return 0;
  return qdr_style_taste (style, position, player, own_distance, other_distance) +
         qdr_style_error (style, hash_features (position, paths));
}
