/*
 * Counts of how often each position of a game has occurred.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-repetition.h"

/*
 * Within one game, 50 bits identify a position exactly, so hash collisions cannot matter.
 * Walls are never removed and eliminated players never return. Two positions of one game therefore
 * have the same walls, stocks and players in play if and only if they have the same number of walls
 * in stock and the same number of players in play.
 *
 *   bits  0-35   squares of the pawns, 9 bits each, 511 for none
 *   bits 36-37   the player to move
 *   bits 38-46   number of walls in stock, of all players together (0..396)
 *   bits 47-49   number of players in play (1..4, so that no identity is 0)
 *   bits 50-63   in a slot of the table: the count
 */
#define COUNT_SHIFT 50
#define COUNT_ONE (G_GUINT64_CONSTANT (1) << COUNT_SHIFT)
#define IDENTITY_MASK (COUNT_ONE - 1)

#define FIRST_N_SLOTS 64

static guint64
get_identity (const QdrPosition *position)
{
  guint64 identity = 0;
  guint64 stock = 0;

  for (guint player = 0; player < position->players; player++) {
    identity |= (position->pawns[player] & G_GUINT64_CONSTANT (0x1ff)) << (9 * player);
    stock += position->stocks[player];
  }
  identity |= (guint64) position->turn << 36;
  identity |= stock << 38;
  identity |= (guint64) __builtin_popcount (position->in_play) << 47;
  return identity;
}

/* Returns the slot at which the search for @identity begins. The hash is the finalizer of
 * SplitMix64, which spreads similar positions over the table. */
static guint
get_home_slot (const QdrRepetition *self, guint64 identity)
{
  guint64 x = identity * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  x = (x ^ x >> 30) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  x = (x ^ x >> 27) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return (guint) (x ^ x >> 31) & (self->n_slots - 1);
}

static guint
next_slot (const QdrRepetition *self, guint slot)
{
  return (slot + 1) & (self->n_slots - 1);
}

/* Returns the slot with @identity, or the empty slot at which to insert it. */
static guint
find_slot (const QdrRepetition *self, guint64 identity)
{
  guint slot = get_home_slot (self, identity);

  while (self->slots[slot] != 0 && (self->slots[slot] & IDENTITY_MASK) != identity)
    slot = next_slot (self, slot);
  return slot;
}

void
qdr_repetition_clear (QdrRepetition *self)
{
  g_free (self->slots);
  *self = (QdrRepetition){ .slots = NULL };
}

guint
qdr_repetition_add (QdrRepetition *self, const QdrPosition *position)
{
  const guint64 identity = get_identity (position);
  guint slot;

  /* Probe sequences are short if at most two thirds of the slots are used. */
  if ((self->n_used + 1) * 3 > self->n_slots * 2) {
    g_autofree guint64 *old = self->slots;
    const guint n_old = self->n_slots;

    self->n_slots = n_old == 0 ? FIRST_N_SLOTS : n_old * 2;
    self->slots = g_new0 (guint64, self->n_slots);
    for (guint i = 0; i < n_old; i++)
      if (old[i] != 0)
        self->slots[find_slot (self, old[i] & IDENTITY_MASK)] = old[i];
  }

  slot = find_slot (self, identity);
  if (self->slots[slot] == 0) {
    self->slots[slot] = identity;
    self->n_used++;
  }
  self->slots[slot] += COUNT_ONE;
  return (guint) (self->slots[slot] >> COUNT_SHIFT);
}

void
qdr_repetition_remove (QdrRepetition *self, const QdrPosition *position)
{
  const guint mask = self->n_slots - 1;
  guint hole = find_slot (self, get_identity (position));

  g_assert (self->slots[hole] != 0);

  self->slots[hole] -= COUNT_ONE;
  if (self->slots[hole] >> COUNT_SHIFT > 0)
    return;

  /* The slot becomes a hole. An entry could no longer be found if the search for it, which begins
   * at its home slot, met the hole first; such an entry moves into the hole (Knuth, The Art of
   * Computer Programming, volume 3, section 6.4, algorithm R). */
  for (guint slot = next_slot (self, hole); self->slots[slot] != 0; slot = next_slot (self, slot)) {
    const guint home = get_home_slot (self, self->slots[slot] & IDENTITY_MASK);

    if (((slot - home) & mask) >= ((slot - hole) & mask)) {
      self->slots[hole] = self->slots[slot];
      hole = slot;
    }
  }
  self->slots[hole] = 0;
  self->n_used--;
}

QdrResult
qdr_repetition_get_result (const QdrPosition *position, guint occurrences)
{
  const QdrResult result = qdr_position_result (position);

  if (result.outcome == QDR_OUTCOME_ONGOING && occurrences >= 3)
    return (QdrResult){ .outcome = QDR_OUTCOME_REPETITION };
  return result;
}
