/*
 * What moves could do in a position, as a person may count it on the board: paths, walls, jumps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-prospects.h"

#include "qdr-movegen.h"
#include "qdr-path.h"

QdrPosition
qdr_prospects_after (const QdrPosition *position, QdrMove move)
{
  QdrPosition next = *position;
  QdrUndo undo;

  qdr_position_do (&next, move, &undo);
  return next;
}

QdrPosition
qdr_prospects_with_turn (const QdrPosition *position, guint player)
{
  QdrPosition other = *position;

  qdr_position_set_turn (&other, player);
  return other;
}

int
qdr_prospects_get_detour (const QdrPosition *before, const QdrPosition *after, guint player)
{
  return (int) qdr_position_distance (after, player) - (int) qdr_position_distance (before, player);
}

static void
weigh_wall (QdrWallProspects *self, const QdrPosition *position, guint victim, QdrMove wall)
{
  QdrPosition walled = *position;
  int cost;
  int own;

  qdr_position_add_wall (&walled, wall);
  cost = qdr_prospects_get_detour (position, &walled, victim);
  own = qdr_prospects_get_detour (position, &walled, position->turn);
  self->best_gain = MAX (self->best_gain, cost - own);
  if (cost == 0 || cost < self->cost)
    return;
  if (cost > self->cost)
    self->n_dearest = 0;
  self->n_dearest++;
  if (cost > self->cost || own < self->own) {
    self->dearest = wall;
    self->cost = cost;
    self->own = own;
  }
}

QdrWallProspects
qdr_prospects_weigh_walls (const QdrPosition *position, guint owner, guint victim)
{
  const QdrPosition turned = qdr_prospects_with_turn (position, owner);
  QdrWallProspects self = { .dearest = QDR_MOVE_NONE };
  QdrMoveList list;

  qdr_position_generate (&turned, &list);
  for (guint i = 0; i < list.count; i++)
    if (qdr_move_is_wall (list.moves[i]))
      weigh_wall (&self, &turned, victim, list.moves[i]);
  return self;
}

int
qdr_prospects_find_greatest_cost (const QdrPosition *position)
{
  QdrMoveList list;
  int cost = 0;

  qdr_position_generate (position, &list);
  for (guint i = 0; i < list.count; i++) {
    QdrPosition walled = *position;

    if (!qdr_move_is_wall (list.moves[i]))
      continue;
    qdr_position_add_wall (&walled, list.moves[i]);
    for (guint player = 0; player < position->players; player++)
      if (player != position->turn && qdr_position_is_in_play (position, player))
        cost = MAX (cost, qdr_prospects_get_detour (position, &walled, player));
  }
  return cost;
}

int
qdr_prospects_find_best_step (const QdrPosition *position)
{
  QdrMoveList steps = { 0 };
  int best = 0;

  qdr_position_generate_steps (position, &steps);
  for (guint i = 0; i < steps.count; i++) {
    const QdrPosition next = qdr_prospects_after (position, steps.moves[i]);

    best = MAX (best, -qdr_prospects_get_detour (position, &next, position->turn));
  }
  return best;
}

gboolean
qdr_prospects_must_give_jump (const QdrPosition *position, QdrMove but)
{
  QdrMoveList steps = { 0 };
  guint n_forward = 0;

  qdr_position_generate_steps (position, &steps);
  for (guint i = 0; i < steps.count; i++) {
    const QdrPosition next = qdr_prospects_after (position, steps.moves[i]);

    if (steps.moves[i] == but || qdr_prospects_get_detour (position, &next, position->turn) >= 0)
      continue;
    if (qdr_position_winner (&next) >= 0 ||
        qdr_prospects_find_best_step (&next) < QDR_PROSPECTS_JUMP)
      return FALSE;
    n_forward++;
  }
  return n_forward > 0;
}

guint
qdr_prospects_get_straight_distance (const QdrPosition *position, guint player)
{
  QdrPosition bare;

  qdr_position_init (&bare, position->board.width, position->board.height, position->players);
  qdr_position_set_pawn (&bare, player, position->pawns[player]);
  return qdr_position_distance (&bare, player);
}

int
qdr_prospects_find_lead (const QdrPosition *position, guint player)
{
  int lead = G_MAXINT;

  for (guint i = 0; i < position->players; i++)
    if (i != player && qdr_position_is_in_play (position, i))
      lead = MIN (lead, (int) qdr_position_distance (position, i) -
                            (int) qdr_position_distance (position, player));
  return lead;
}
