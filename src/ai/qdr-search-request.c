/*
 * Requests to the engine about a game.
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
  request.past_keys = qdr_game_get_past_keys (game, &request.n_past_keys);
  request.repetition_is_draw = qdr_game_get_repetition_is_draw (game);
  request.limits = *limits;
  request.style = *style;
  if (style->mimic == 0)
    return request;

  /* Moves do not store their origin, so all moves of the player opposite the one to move are
   * followed. */
  players = qdr_game_get_n_players (game);
  opposite = (qdr_game_get_turn (game) + players / 2) % players;
  pawn = qdr_game_get_start (game)->pawns[opposite];
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
