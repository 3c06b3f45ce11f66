/*
 * Playing styles: the tastes and weaknesses that make opponents differ.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-style.h"

#include "qdr-path.h"

/* With more than two players, a sound style varies in one of this many turns. */
#define TURNS_PER_VARIED_ONE 5

/* With more than two players, moves that are about equally good differ this many times as much. */
#define MULTI_SPREAD 6

const QdrStyle qdr_style_default = { .seed = 0 };

/* Mixes bits with the finalizer of SplitMix64 (Steele, Lea and Flood, 2014): every bit of the
 * result depends on every bit of @x. */
static guint64
mix (guint64 x)
{
  x += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  x = (x ^ x >> 30) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  x = (x ^ x >> 27) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return x ^ x >> 31;
}

/* Returns a random number that is always the same for the same move in the same position. */
static guint64
draw_for_move (const QdrStyle *self, guint64 key, QdrMove move)
{
  return mix (mix (key ^ self->seed) + move);
}

/* Draws one of three plans and adds it to the style: a race, a maze, or many walls at the end. */
static void
draw_plan (QdrStyle *self)
{
  switch (mix (self->seed) % 3) {
  case 0:
    self->own_path += self->gamble;
    break;
  case 1:
    self->other_path += self->gamble;
    self->wall -= self->gamble / 2;
    break;
  default:
    self->wall += self->gamble;
    break;
  }
  self->gamble = 0;
}

QdrStyle
qdr_style_for_game (const QdrStyle *self, guint32 seed)
{
  QdrStyle style = *self;

  style.seed ^= seed;
  if (style.gamble != 0)
    draw_plan (&style);
  return style;
}

static gboolean
has_taste (const QdrStyle *self)
{
  return self->own_path != 0 || self->other_path != 0 || self->wall != 0;
}

gboolean
qdr_style_is_neutral (const QdrStyle *self)
{
  return !has_taste (self) && self->noise == 0;
}

gboolean
qdr_style_is_even_handed (const QdrStyle *self)
{
  return self->own_path == self->other_path && self->wall == 0 && self->noise == 0;
}

gboolean
qdr_style_is_fallible (const QdrStyle *self)
{
  return self->noise != 0 || self->blind_spot != 0 || self->stray != 0 || self->mimic != 0;
}

gboolean
qdr_style_is_sound (const QdrStyle *self)
{
  return !has_taste (self) && !qdr_style_is_fallible (self) && self->early_wall == 0 &&
         self->gamble == 0;
}

gboolean
qdr_style_is_full_strength (const QdrStyle *self)
{
  return qdr_style_is_sound (self) && self->variety == 0;
}

/* Returns the distance of a pawn from its goal at the start of a game. */
static int
distance_at_start (const QdrPosition *position, guint player)
{
  const QdrDirection heading = qdr_heading_of_player (position->players, player);
  const QdrBoard *board = &position->board;

  return (heading == QDR_NORTH || heading == QDR_SOUTH ? board->height : board->width) - 1;
}

int
qdr_style_get_taste_bonus (const QdrStyle *self,
                           const QdrPosition *position,
                           guint player,
                           int own_distance,
                           int other_distance)
{
  const int start = distance_at_start (position, player);
  const int usual_stock = (int) qdr_board_default_stock (&position->board, position->players);

  return self->own_path * (start - own_distance) + self->other_path * (other_distance - start) +
         self->wall * (position->stocks[player] - usual_stock);
}

int
qdr_style_get_evaluation_error (const QdrStyle *self, guint64 features)
{
  guint64 random;
  int range;

  if (self->noise == 0)
    return 0;

  /* The sum of two uniform distributions makes small errors more frequent than large ones. */
  random = mix (features ^ mix (self->seed));
  range = self->noise + 1;
  return (int) ((guint32) random % (guint32) range + (guint32) (random >> 32) % (guint32) range) -
         self->noise;
}

guint64
qdr_style_hash (const QdrStyle *self, guint player)
{
  const guint64 facts[] = {
    (guint64) self->own_path,
    (guint64) self->other_path,
    (guint64) self->wall,
    (guint64) self->noise,
    self->blind_spot,
    (guint64) self->variety | (guint64) self->stray << 32,
    self->seed,
    player,
  };
  guint64 hash = 0;

  for (guint i = 0; i < G_N_ELEMENTS (facts); i++)
    hash = mix (hash ^ facts[i]);
  return hash;
}

gboolean
qdr_style_overlooks_wall (const QdrStyle *self, guint64 key, QdrMove wall)
{
  return self->blind_spot != 0 && draw_for_move (self, key, wall) % 100 < self->blind_spot;
}

static int
sign_of (int number)
{
  return (number > 0) - (number < 0);
}

/* Returns a number that stands for the direction of a step or jump. The opposite direction has the
 * negative number. */
static int
direction_of_step (const QdrBoard *board, QdrSquare from, QdrSquare to)
{
  const int columns = (int) qdr_board_column (board, to) - (int) qdr_board_column (board, from);
  const int rows = (int) qdr_board_row (board, to) - (int) qdr_board_row (board, from);

  return sign_of (columns) + 3 * sign_of (rows);
}

gboolean
qdr_style_strays (const QdrStyle *self, guint64 key)
{
  return self->stray != 0 && draw_for_move (self, key, QDR_MOVE_NONE) % 100 < (guint64) self->stray;
}

gboolean
qdr_style_is_step_to_stray_side (const QdrStyle *self, const QdrPosition *position, QdrMove step)
{
  const guint mover = position->turn;
  const guint64 length = qdr_position_goal_distance (position, mover);
  const gboolean is_negative = mix (mix (self->seed) + length) % 2 != 0;
  const int direction =
      direction_of_step (&position->board, position->pawns[mover], qdr_move_square (step));

  return (direction < 0) == is_negative;
}

gboolean
qdr_move_copies_last_move (const QdrPosition *position, QdrMove move, const QdrLastMove *last)
{
  const QdrBoard *board = &position->board;

  if (last->move == QDR_MOVE_NONE || qdr_move_kind (last->move) != qdr_move_kind (move))
    return FALSE;
  if (qdr_move_is_wall (move)) {
    /* Finds the same corner seen from the other side. Corners have one row and one column fewer
     * than squares. */
    const QdrSquare corner = qdr_move_square (last->move);
    const guint column = board->width - 2u - qdr_board_column (board, corner);
    const guint row = board->height - 2u - qdr_board_row (board, corner);

    return qdr_move_square (move) == qdr_board_square (board, column, row);
  }
  return direction_of_step (board, position->pawns[position->turn], qdr_move_square (move)) ==
         -direction_of_step (board, last->from, qdr_move_square (last->move));
}

/* Returns whether variety counts in this turn. A random choice among moves of about equal value
 * costs little against one opponent, but much against several. So with more than two players, sound
 * styles vary only now and then. */
static gboolean
varies (const QdrStyle *self, const QdrPosition *position)
{
  if (self->variety == 0)
    return FALSE;
  return position->players == 2 || !qdr_style_is_sound (self) ||
         draw_for_move (self, position->key, QDR_MOVE_NONE) % TURNS_PER_VARIED_ONE == 0;
}

int
qdr_style_get_root_move_bonus (const QdrStyle *self,
                               const QdrPosition *position,
                               QdrMove move,
                               const QdrLastMove *last)
{
  int bonus = 0;

  if (self->early_wall != 0 && qdr_move_is_wall (move)) {
    /* The bonus is full until a pawn has come nearer to its goal, and then decreases. */
    const int start = distance_at_start (position, position->turn);
    int nearest = start;

    for (guint player = 0; player < position->players; player++)
      if (qdr_position_is_player_in_play (position, player))
        nearest = MIN (nearest, (int) qdr_position_goal_distance (position, player));
    bonus += self->early_wall * nearest / start;
  }
  if (self->mimic != 0 && qdr_move_copies_last_move (position, move, last))
    bonus += self->mimic;
  if (varies (self, position)) {
    const guint most = (guint) self->variety * (position->players == 2 ? 1 : MULTI_SPREAD);

    bonus += (int) (draw_for_move (self, position->key, move) % (most + 1));
  }
  return bonus;
}
