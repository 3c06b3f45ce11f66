/*
 * Search requests for a game, and the limits of searches for its moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-search-request.h"

QdrSearchRequest
qdr_search_request_for_game (QdrGame *game, const QdrStyle *style, const QdrLimits *limits)
{
  QdrSearchRequest request = { .last_move.move = QDR_MOVE_NONE };
  guint players, opposite;
  QdrSquare pawn;

  g_return_val_if_fail (QDR_IS_GAME (game), request);
  g_return_val_if_fail (style != NULL && limits != NULL, request);

  request.position = *qdr_game_get_position (game);
  request.past_keys = qdr_game_get_past_position_keys (game, &request.n_past_keys);
  request.repetition_is_draw = qdr_game_get_repetition_is_draw (game);
  request.limits = *limits;
  request.style = *style;
  if (style->mimic == 0)
    return request;

  /* Find the square from which the opposite player's pawn moved last. A QdrMove does not contain
   * it, so follow the pawn from the start of the game. */
  players = qdr_game_get_n_players (game);
  opposite = (qdr_game_get_turn (game) + players / 2) % players;
  pawn = qdr_game_get_start_position (game)->pawns[opposite];
  for (guint i = 0; i < qdr_game_get_ply (game); i++) {
    g_autoptr (QdrRecord) record = g_list_model_get_item (G_LIST_MODEL (game), i);
    const QdrMove move = qdr_record_get_move (record);
    const gboolean is_last = i + players >= qdr_game_get_ply (game);

    if (qdr_record_get_player (record) != opposite)
      continue;
    request.last_move = (QdrLastMove){ is_last ? move : QDR_MOVE_NONE, pawn };
    if (qdr_move_kind (move) == QDR_MOVE_STEP)
      pawn = qdr_move_square (move);
  }
  return request;
}

QdrSearchRequest
qdr_search_request_copy (const QdrSearchRequest *self)
{
  QdrSearchRequest copy = *self;

  copy.past_keys = g_memdup2 (self->past_keys, self->n_past_keys * sizeof *self->past_keys);
  copy.root_moves = g_memdup2 (self->root_moves, self->n_root_moves * sizeof *self->root_moves);
  copy.stop = NULL;
  copy.report = NULL;
  copy.report_data = NULL;
  return copy;
}

void
qdr_search_request_clear (QdrSearchRequest *self)
{
  g_free ((gpointer) self->past_keys);
  self->past_keys = NULL;
  self->n_past_keys = 0;
  g_free ((gpointer) self->root_moves);
  self->root_moves = NULL;
  self->n_root_moves = 0;
}

/* The assumed number of moves until the end of a game. */
#define MOVES_TO_GO 25

/* A move never takes more than this number times the planned time. */
#define MAX_STRETCH 3

/* A move never takes more than the remaining time divided by this number. */
#define CLOCK_DIVISOR 4

/* The remaining time below which only the first depth is searched, milliseconds. */
#define HURRY_MS 50

/* The part of the remaining time that is reserved for communication between programs,
 * milliseconds. */
#define RESERVE_MS 100

guint64
qdr_choose_tighter_limit (guint64 a, guint64 b)
{
  if (a == 0 || b == 0)
    return MAX (a, b);

  return MIN (a, b);
}

QdrLimits
qdr_limits_for_clock (guint64 remaining, guint64 increment)
{
  const guint64 usable = remaining - MIN (remaining / 2, RESERVE_MS);
  const guint64 affordable = usable / CLOCK_DIVISOR;
  const guint64 planned = MIN (usable / MOVES_TO_GO + increment / 4 * 3, affordable);
  const guint64 share = CLAMP (planned, 1, QDR_MOVE_CPU_MS);
  const guint64 most = MIN (MAX_STRETCH * share, affordable);
  const guint hard = (guint) CLAMP (most, 1, QDR_MOVE_CPU_MS);

  return (QdrLimits){
    .depth = remaining < HURRY_MS ? 1 : 0,
    .cpu_ms = hard,
    .wall_ms = hard,
    .soft_ms = (guint) share,
  };
}

QdrLimits
qdr_limits_combine (const QdrLimits *a, const QdrLimits *b)
{
  return (QdrLimits){
    .depth = (guint) qdr_choose_tighter_limit (a->depth, b->depth),
    .nodes = qdr_choose_tighter_limit (a->nodes, b->nodes),
    .cpu_ms = (guint) qdr_choose_tighter_limit (a->cpu_ms, b->cpu_ms),
    .wall_ms = (guint) qdr_choose_tighter_limit (a->wall_ms, b->wall_ms),
    .soft_ms = (guint) qdr_choose_tighter_limit (a->soft_ms, b->soft_ms),
    .duty = (guint) qdr_choose_tighter_limit (a->duty, b->duty),
  };
}

gboolean
qdr_limits_are_time_only (const QdrLimits *limits)
{
  return limits->depth == 0 && limits->nodes == 0;
}

QdrLimits
qdr_limits_with_max_wait (const QdrLimits *limits)
{
  const QdrLimits of_person = { .wall_ms = QDR_MOVE_WAIT_MS };

  return qdr_limits_are_time_only (limits) ? qdr_limits_combine (limits, &of_person) : *limits;
}
