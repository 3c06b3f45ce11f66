/*
 * Requests to the engine about a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-search-request.h"

/* Returns the last move of the player opposite the one to move. Moves do not store their origin, so
 * all moves of that player are followed. */
static QdrLastMove
last_move_of_opposite (QdrGame *game)
{
  const guint players = qdr_game_get_n_players (game);
  const guint opposite = (qdr_game_get_turn (game) + players / 2) % players;
  const guint ply = qdr_game_get_ply (game);
  QdrSquare pawn = qdr_game_get_start (game)->pawns[opposite];
  QdrLastMove last = { .move = QDR_MOVE_NONE };

  for (guint i = 0; i < ply; i++) {
    g_autoptr (QdrRecord) record = g_list_model_get_item (G_LIST_MODEL (game), i);
    const QdrMove move = qdr_record_get_move (record);

    if (qdr_record_get_player (record) != opposite)
      continue;
    last = (QdrLastMove){ i + players >= ply ? move : QDR_MOVE_NONE, pawn };
    if (qdr_move_kind (move) == QDR_MOVE_STEP)
      pawn = qdr_move_square (move);
  }
  return last;
}

QdrSearchRequest
qdr_search_request_for_game (QdrGame *game, const QdrStyle *style, const QdrLimits *limits)
{
  QdrSearchRequest request = { .last_move.move = QDR_MOVE_NONE };

  g_return_val_if_fail (QDR_IS_GAME (game), request);
  g_return_val_if_fail (style != NULL && limits != NULL, request);

  request.position = *qdr_game_get_position (game);
  request.past_keys = qdr_game_get_past_keys (game, &request.n_past_keys);
  request.repetition_is_draw = qdr_game_get_repetition_is_draw (game);
  if (style->mimic != 0)
    request.last_move = last_move_of_opposite (game);
  request.limits = *limits;
  request.style = *style;
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
