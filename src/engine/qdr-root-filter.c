/*
 * The filter of root moves: leaves out the moves that not even a beginner would play.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-root-filter.h"

#include "qdr-path.h"

/* Steps to a goal that is in sight, and steps of a lead with which a race is as good as won. */
#define STEPS_IN_SIGHT 2
#define WINNING_LEAD 3

/* What is needed to tell sensible moves from others. */
typedef struct {
  QdrPosition position;
  QdrPath paths[QDR_MAX_PLAYERS];
  guint16 distances[QDR_MAP_SIZE]; /* of every square to the mover's goal */
  guint longest_path;              /* that a sensible step may leave */
  const QdrStyle *style;
  const QdrLastMove *last;
} Filter;

static void
filter_init (Filter *self,
             const QdrStyle *style,
             const QdrPosition *position,
             const QdrLastMove *last,
             const QdrMoveList *moves)
{
  const guint mover = position->turn;
  guint least = QDR_UNREACHABLE;

  self->style = style;
  self->last = last;
  self->position = *position;
  for (guint player = 0; player < position->players; player++)
    if (qdr_position_is_in_play (position, player))
      qdr_position_find_path (position, player, &self->paths[player]);

  qdr_position_distance_map (position, mover, self->distances);
  for (guint i = 0; i < moves->count; i++)
    if (!qdr_move_is_wall (moves->moves[i]))
      least = MIN (least, self->distances[qdr_move_square (moves->moves[i])]);
  self->longest_path = MAX (least, self->paths[mover].length - 1);
}

/* Whether a step in vain is no nonsense: no player has its goal in sight, and the mover neither has
 * won the race nor runs one that walls cannot change any more. */
static gboolean
may_stray (const Filter *self)
{
  const QdrPosition *position = &self->position;
  const guint own_length = self->paths[position->turn].length;
  gboolean can_be_hindered = FALSE;
  gboolean has_won_race = TRUE;

  for (guint player = 0; player < position->players; player++) {
    if (!qdr_position_is_in_play (position, player))
      continue;
    if (self->paths[player].length <= STEPS_IN_SIGHT)
      return FALSE;
    if (player != position->turn) {
      can_be_hindered = can_be_hindered || position->stocks[player] > 0;
      has_won_race = has_won_race && self->paths[player].length >= own_length + WINNING_LEAD;
    }
  }
  return can_be_hindered && !has_won_race;
}

/* Keeps the steps aside to which a player may stray. Returns their number. */
static guint
keep_stray_steps (const Filter *self, QdrMoveList *moves)
{
  guint n_kept = 0;

  for (guint i = 0; i < moves->count; i++) {
    const QdrMove move = moves->moves[i];

    if (!qdr_move_is_wall (move) &&
        self->distances[qdr_move_square (move)] == self->paths[self->position.turn].length &&
        qdr_style_is_stray_step (self->style, &self->position, move))
      moves->moves[n_kept++] = move;
  }
  return n_kept;
}

static gboolean
is_sensible_wall (Filter *self, QdrMove wall)
{
  const guint kind = qdr_move_kind (wall) == QDR_MOVE_VERTICAL_WALL;
  const guint mover = self->position.turn;
  guint own_loss = 0;
  guint loss_of_others = 0;
  QdrUndo undo;

  qdr_position_do (&self->position, wall, &undo);
  for (guint player = 0; player < self->position.players; player++) {
    const QdrPath *path = &self->paths[player];
    guint loss;

    /* Only a wall across the known shortest path can make the path longer. */
    if (!qdr_position_is_in_play (&self->position, player) ||
        !qdr_bits_test (&path->cutters[kind], qdr_move_square (wall)))
      continue;
    loss = qdr_position_distance (&self->position, player) - path->length;
    if (player == mover)
      own_loss += loss;
    else
      loss_of_others += loss;
  }
  qdr_position_undo (&self->position, &undo);

  if (own_loss > loss_of_others)
    return FALSE;
  if (loss_of_others > 0)
    return TRUE;

  /* The wall hinders no player yet: only a style that sees well, or likes it, knows its use. */
  return !qdr_style_is_fallible (self->style) || self->style->early_wall > 0 ||
         (self->style->mimic != 0 && qdr_style_is_copy (&self->position, wall, self->last));
}

/* Among more than two whoever is in front is stopped by all others, so that those who see well may
 * wait, and step back: that is no nonsense there. */
static gboolean
may_play_all (const QdrStyle *style, const QdrPosition *position)
{
  return qdr_style_is_full_strength (style) ||
         (position->players > 2 && qdr_style_is_sound (style));
}

void
qdr_root_filter_apply (const QdrStyle *style,
                       const QdrPosition *position,
                       const QdrLastMove *last,
                       QdrMoveList *moves)
{
  guint n_kept = 0;
  Filter filter;

  if (may_play_all (style, position))
    return;

  filter_init (&filter, style, position, last, moves);
  if (qdr_style_strays (style, position->key) && may_stray (&filter)) {
    n_kept = keep_stray_steps (&filter, moves);
    if (n_kept > 0) {
      moves->count = n_kept;
      return;
    }
  }

  for (guint i = 0; i < moves->count; i++) {
    const QdrMove move = moves->moves[i];
    const gboolean is_sensible =
        qdr_move_is_wall (move) ? is_sensible_wall (&filter, move)
                                : filter.distances[qdr_move_square (move)] <= filter.longest_path;

    if (is_sensible)
      moves->moves[n_kept++] = move;
  }
  if (n_kept > 0)
    moves->count = n_kept;
}
