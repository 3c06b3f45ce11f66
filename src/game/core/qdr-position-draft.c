/*
 * A position that is being edited, as a plain value.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-position-draft.h"

#include <string.h>

#include "qdr-notation.h"

/* Conversion */

void
qdr_position_draft_init (QdrPositionDraft *self, const QdrPosition *position)
{
  g_return_if_fail (self != NULL && position != NULL);

  *self = (QdrPositionDraft){
    .width = position->board.width,
    .height = position->board.height,
    .players = position->players,
    .turn = position->turn,
    .walls = { position->walls[0], position->walls[1] },
  };
  memcpy (self->pawns, position->pawns, sizeof self->pawns);
  memcpy (self->stocks, position->stocks, sizeof self->stocks);
}

static void
add_walls (QdrPosition *position, const QdrBits *walls, QdrMoveKind kind)
{
  for (guint corner = 0; corner < QDR_BITS_WORDS * 64; corner++)
    if (qdr_bits_test (walls, corner))
      qdr_position_add_wall (position, qdr_move_make (kind, corner));
}

QdrPosition
qdr_position_draft_to_unchecked_position (const QdrPositionDraft *self)
{
  QdrPosition position;

  qdr_position_init (&position, self->width, self->height, self->players);
  for (guint player = 0; player < self->players; player++) {
    qdr_position_set_pawn (&position, player, self->pawns[player]);
    qdr_position_set_stock (&position, player, self->stocks[player]);
  }
  add_walls (&position, &self->walls[0], QDR_MOVE_HORIZONTAL_WALL);
  add_walls (&position, &self->walls[1], QDR_MOVE_VERTICAL_WALL);
  qdr_position_set_turn (&position, self->turn);
  return position;
}

gboolean
qdr_position_draft_to_valid_position (const QdrPositionDraft *self,
                                      QdrPosition *position,
                                      guint *player,
                                      GError **error)
{
  QdrPosition shown;
  g_autofree char *text = NULL;
  guint column;

  g_return_val_if_fail (self != NULL && position != NULL, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  shown = qdr_position_draft_to_unchecked_position (self);
  text = qdr_position_to_text (&shown);
  if (qdr_position_from_text (text, position, &column, error))
    return TRUE;
  if (player != NULL) {
    *player = 0;
    /* After the first "|" comes one word for each pawn. Count the words before the error. */
    for (const char *c = strchr (text, '|') + 2; c < text + column - 1; c++)
      if (*c == ' ')
        (*player)++;
  }
  return FALSE;
}

gboolean
qdr_position_draft_equal (const QdrPositionDraft *a, const QdrPositionDraft *b)
{
  g_return_val_if_fail (a != NULL && b != NULL, FALSE);

  return a->width == b->width && a->height == b->height && a->players == b->players &&
         a->turn == b->turn && memcmp (a->pawns, b->pawns, sizeof a->pawns) == 0 &&
         memcmp (a->stocks, b->stocks, sizeof a->stocks) == 0 &&
         memcmp (a->walls, b->walls, sizeof a->walls) == 0;
}

/* Changes */

QdrRefusalReason
qdr_position_draft_toggle_wall (QdrPositionDraft *self, QdrMove wall)
{
  const QdrPosition shown = qdr_position_draft_to_unchecked_position (self);
  const guint kind = qdr_move_kind (wall) == QDR_MOVE_VERTICAL_WALL;
  const QdrSquare corner = qdr_move_square (wall);
  QdrRefusalReason reason;

  g_return_val_if_fail (qdr_move_is_wall (wall), QDR_REFUSAL_REASON_NOT_UNDERSTOOD);

  if (corner >= QDR_BITS_WORDS * 64 || !qdr_bits_test (&shown.board.corners, corner))
    return QDR_REFUSAL_REASON_OFF_BOARD;
  reason = qdr_bits_test (&self->walls[kind], corner) ? QDR_REFUSAL_REASON_NONE
                                                      : qdr_position_check_wall_fits (&shown, wall);
  if (reason == QDR_REFUSAL_REASON_NONE)
    qdr_bits_flip (&self->walls[kind], corner);
  return reason;
}

static gboolean
is_taken (const QdrPositionDraft *self, guint except_player, QdrSquare square)
{
  for (guint player = 0; player < self->players; player++)
    if (player != except_player && self->pawns[player] == square)
      return TRUE;
  return FALSE;
}

QdrRefusalReason
qdr_position_draft_set_pawn (QdrPositionDraft *self, guint player, QdrSquare square)
{
  const QdrBoard board = qdr_board_make (self->width, self->height);

  g_return_val_if_fail (player < self->players, QDR_REFUSAL_REASON_NOT_UNDERSTOOD);

  if (square >= QDR_BITS_WORDS * 64 || !qdr_bits_test (&board.squares, square))
    return QDR_REFUSAL_REASON_OFF_BOARD;
  if (is_taken (self, player, square))
    return QDR_REFUSAL_REASON_SQUARE_TAKEN;
  self->pawns[player] = square;
  return QDR_REFUSAL_REASON_NONE;
}

static gboolean
is_in_play (const QdrPositionDraft *self, guint player)
{
  return self->pawns[player] != QDR_NO_SQUARE;
}

gboolean
qdr_position_draft_can_remove_player (const QdrPositionDraft *self, guint player)
{
  g_return_val_if_fail (player < self->players, FALSE);

  if (self->players == 2 || !is_in_play (self, player))
    return FALSE;
  for (guint other = 0; other < self->players; other++)
    if (other != player && is_in_play (self, other))
      return TRUE;
  return FALSE;
}

void
qdr_position_draft_remove_player (QdrPositionDraft *self, guint player)
{
  g_return_if_fail (qdr_position_draft_can_remove_player (self, player));

  self->pawns[player] = QDR_NO_SQUARE;
  while (!is_in_play (self, self->turn))
    self->turn = (guint8) ((self->turn + 1u) % self->players);
}

void
qdr_position_draft_set_stock (QdrPositionDraft *self, guint player, guint stock)
{
  g_return_if_fail (player < self->players);
  g_return_if_fail (stock <= QDR_MAX_STOCK);

  self->stocks[player] = (guint8) stock;
}

void
qdr_position_draft_set_turn (QdrPositionDraft *self, guint player)
{
  g_return_if_fail (player < self->players);
  g_return_if_fail (is_in_play (self, player));

  self->turn = (guint8) player;
}

/* Returns the start square of @player, or the nearest free square. */
static QdrSquare
find_start (const QdrPositionDraft *self, guint player)
{
  const QdrBoard board = qdr_board_make (self->width, self->height);
  const QdrSquare start = qdr_board_start_square (&board, self->players, player);

  for (guint distance = 0;; distance++)
    for (guint square = 0; square < QDR_BITS_WORDS * 64; square++) {
      const int columns = (int) qdr_board_column (&board, (QdrSquare) square) -
                          (int) qdr_board_column (&board, start);
      const int rows =
          (int) qdr_board_row (&board, (QdrSquare) square) - (int) qdr_board_row (&board, start);

      if (qdr_bits_test (&board.squares, square) &&
          (guint) (ABS (columns) + ABS (rows)) == distance &&
          !is_taken (self, player, (QdrSquare) square))
        return (QdrSquare) square;
    }
}

/* Puts the pawn of each player in @is_missing on the start square or near it. */
static void
place_missing_pawns (QdrPositionDraft *self, const gboolean is_missing[QDR_MAX_PLAYERS])
{
  for (guint player = 0; player < self->players; player++)
    if (is_missing[player])
      self->pawns[player] = find_start (self, player);
}

static guint
default_stock (const QdrPositionDraft *self)
{
  const QdrBoard board = qdr_board_make (self->width, self->height);

  return qdr_board_default_stock (&board, self->players);
}

void
qdr_position_draft_set_size (QdrPositionDraft *self, guint width, guint height)
{
  const QdrPositionDraft old = *self;
  const QdrBoard from = qdr_board_make (self->width, self->height);
  gboolean is_missing[QDR_MAX_PLAYERS] = { FALSE };
  QdrBoard to;

  g_return_if_fail (qdr_board_size_is_valid (width) && qdr_board_size_is_valid (height));

  to = qdr_board_make (width, height);
  self->width = (guint8) width;
  self->height = (guint8) height;
  memset (self->walls, 0, sizeof self->walls);
  for (guint row = 0; row < MIN (height, from.height); row++)
    for (guint column = 0; column < MIN (width, from.width); column++) {
      const QdrSquare old_corner = qdr_board_square (&from, column, row);
      const QdrSquare corner = qdr_board_square (&to, column, row);

      for (guint kind = 0; kind < 2; kind++)
        if (qdr_bits_test (&to.corners, corner) && qdr_bits_test (&old.walls[kind], old_corner))
          qdr_bits_set (&self->walls[kind], corner);
    }

  for (guint player = 0; player < self->players; player++) {
    const guint column = qdr_board_column (&from, old.pawns[player]);
    const guint row = qdr_board_row (&from, old.pawns[player]);

    if (!is_in_play (&old, player))
      continue;
    is_missing[player] = old.pawns[player] == qdr_board_start_square (&from, old.players, player) ||
                         column >= width || row >= height;
    self->pawns[player] = is_missing[player] ? QDR_NO_SQUARE : qdr_board_square (&to, column, row);
  }
  place_missing_pawns (self, is_missing);
  for (guint player = 0; player < self->players; player++)
    if (self->stocks[player] == default_stock (&old))
      self->stocks[player] = (guint8) default_stock (self);
}

void
qdr_position_draft_set_n_players (QdrPositionDraft *self, guint players)
{
  const QdrPositionDraft old = *self;
  gboolean is_missing[QDR_MAX_PLAYERS] = { FALSE };

  g_return_if_fail (players == 2 || players == 4);

  if (players == old.players)
    return;

  self->players = (guint8) players;
  self->turn = 0;
  for (guint player = 0; player < QDR_MAX_PLAYERS; player++) {
    const gboolean plays = player < players;
    gboolean stays;
    guint before = 0;

    /* Find the player of the old draft who started on the same side. */
    while (before < old.players && (!plays || qdr_side_of_player (old.players, before) !=
                                                  qdr_side_of_player (players, player)))
      before++;
    stays = before < old.players && is_in_play (&old, before);
    is_missing[player] = plays && !stays;
    self->pawns[player] = stays ? old.pawns[before] : QDR_NO_SQUARE;
    self->stocks[player] = plays ? (guint8) default_stock (self) : 0;
    if (stays && before == old.turn)
      self->turn = (guint8) player;
  }
  place_missing_pawns (self, is_missing);
}

void
qdr_position_draft_restore_player (QdrPositionDraft *self, guint player)
{
  g_return_if_fail (player < self->players);
  g_return_if_fail (!is_in_play (self, player));

  self->pawns[player] = find_start (self, player);
}

void
qdr_position_draft_clear_walls (QdrPositionDraft *self)
{
  memset (self->walls, 0, sizeof self->walls);
}

void
qdr_position_draft_reset (QdrPositionDraft *self)
{
  QdrPosition start;

  qdr_position_init (&start, self->width, self->height, self->players);
  qdr_position_draft_init (self, &start);
}
