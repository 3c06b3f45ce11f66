/*
 * How somebody of any strength plays.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-strength-curve.h"

#include <math.h>

/* What has this rating, as measured: docs/personalities.md. Between two of them lies the rest. */
typedef struct {
  int rating;
  guint depth; /* 0 where nodes are counted */
  int nodes;
  int early_wall;
  int noise;
  int blind_spot;
  int stray;
  int variety;
} Anchor;

/* clang-format off */
static const Anchor anchors[] = {
  { 310, 1, 0, -400, 120, 90, 50, 0 }, /* the wanderer */
  { 440, 1, 0, -200, 120, 88, 27, 0 }, /* the dreamer */
  { 550, 1, 0, 0, 120, 86, 9, 0 }, /* the beginner */
  { 660, 1, 0, 0, 64, 76, 5, 0 }, /* the novice */
  { 790, 1, 0, 0, 40, 55, 2, 0 },
  { 830, 1, 0, 0, 34, 42, 0, 0 },
  { 880, 2, 0, 0, 34, 42, 0, 0 }, /* the apprentice */
  { 900, 0, 90, 0, 0, 0, 0, 30 },
  { 975, 0, 200, 0, 0, 0, 0, 10 },
  { 1010, 0, 290, 0, 0, 0, 0, 10 },
  { 1120, 0, 440, 0, 0, 0, 0, 10 },
  { 1175, 0, 600, 0, 0, 0, 0, 10 },
  { 1235, 0, 1500, 0, 0, 0, 0, 10 },
  { 1390, 0, 5000, 0, 0, 0, 0, 10 },
  { 1510, 0, 20000, 0, 0, 0, 0, 20 }, /* the regular */
  { 1650, 0, 75000, 0, 0, 0, 0, 15 }, /* the expert */
  { 1700, 0, 200000, 0, 0, 0, 0, 10 }, /* the champion */
  { 1820, 0, 600000, 0, 0, 0, 0, 0 },
};
/* clang-format on */

static int
between (int low, int high, double share)
{
  return (int) lround (low + (high - low) * share);
}

void
qdr_strength_curve_find (int rating, QdrStyle *style, QdrLimits *limits)
{
  const Anchor *low = anchors;
  const Anchor *high;
  double share;

  g_return_if_fail (style != NULL && limits != NULL);

  G_STATIC_ASSERT (G_N_ELEMENTS (anchors) > 1);
  rating = CLAMP (rating, QDR_STRENGTH_LEAST, QDR_STRENGTH_MOST);
  while (low + 2 < anchors + G_N_ELEMENTS (anchors) && rating >= low[1].rating)
    low++;
  high = low + 1;
  share = (double) (rating - low->rating) / (high->rating - low->rating);

  *style = qdr_style_default;
  style->early_wall = between (low->early_wall, high->early_wall, share);
  style->noise = between (low->noise, high->noise, share);
  style->blind_spot = (guint) between (low->blind_spot, high->blind_spot, share);
  style->stray = between (low->stray, high->stray, share);
  style->variety = between (low->variety, high->variety, share);
  /* Twice as many positions are as much better wherever one begins. Depths and positions do not
   * mix: whoever is nearer counts. */
  *limits = (QdrLimits){ .cpu_ms = QDR_MOVE_CPU_MS };
  if (low->nodes > 0 && high->nodes > 0)
    limits->nodes = (guint64) lround (low->nodes * pow ((double) high->nodes / low->nodes, share));
  else
    limits->depth = share < 0.5 || high->depth == 0 ? low->depth : high->depth;
}
