/*
 * The moves of a game with their comments and times, the tree of its variations, and counts of its
 * positions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-history.h"
#include "qdr-record-private.h"

#include <string.h>

G_STATIC_ASSERT (sizeof (QdrHistoryEntry) <= 48);

/* Entries */

void
qdr_history_entry_clear (QdrHistoryEntry *self)
{
  g_free (self->comment);
  g_clear_object (&self->record);
}

const char *
qdr_history_entry_get_comment (const QdrHistoryEntry *self)
{
  return self->record != NULL ? qdr_record_get_comment (self->record) : self->comment;
}

guint
qdr_history_entry_get_next_round (const QdrHistoryEntry *last, guint player)
{
  if (last == NULL)
    return 1;
  return player <= last->undo.turn ? last->round + 1 : last->round;
}

/* Variations */

void
qdr_variation_free (QdrVariation *self)
{
  for (guint i = 0; i < self->length; i++)
    qdr_history_entry_clear (&self->entries[i]);
  g_free (self->entries);
  qdr_variations_clear (&self->variations);
  g_free (self);
}

void
qdr_variations_clear (QdrVariations *self)
{
  for (guint i = 0; i < self->length; i++)
    qdr_variation_free (self->items[i]);
  g_clear_pointer (&self->items, g_free);
  self->length = 0;
}

guint
qdr_variations_find_first_from_ply (const QdrVariations *self, guint ply)
{
  guint low = 0;
  guint high = self->length;

  while (low < high) {
    const guint middle = low + (high - low) / 2;

    if (self->items[middle]->ply < ply)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

guint
qdr_variations_count_at_ply (const QdrVariations *self, guint ply)
{
  return qdr_variations_find_first_from_ply (self, ply + 1) -
         qdr_variations_find_first_from_ply (self, ply);
}

gboolean
qdr_variations_have_result (const QdrVariations *self)
{
  for (guint i = 0; i < self->length; i++)
    if (self->items[i]->result.outcome != QDR_OUTCOME_ONGOING ||
        qdr_variations_have_result (&self->items[i]->variations))
      return TRUE;
  return FALSE;
}

QdrVariation *
qdr_variations_get_at_ply (const QdrVariations *self, guint ply, guint index)
{
  g_assert (index < qdr_variations_count_at_ply (self, ply));

  return self->items[qdr_variations_find_first_from_ply (self, ply) + index];
}

guint
qdr_variations_find_by_move (const QdrVariations *self, guint ply, QdrMove move)
{
  const guint first = qdr_variations_find_first_from_ply (self, ply);
  const guint end = qdr_variations_find_first_from_ply (self, ply + 1);

  for (guint i = first; i < end; i++)
    if (self->items[i]->entries[0].undo.move == move)
      return i - first;
  return end - first;
}

static void
insert_at (QdrVariations *self, guint index, QdrVariation *variation)
{
  /* The capacity of the array is its length, rounded up to a power of two. */
  const gboolean may_be_full = (self->length & (self->length - 1)) == 0;

  if (may_be_full)
    self->items = g_renew (QdrVariation *, self->items, MAX (2 * self->length, 1));
  memmove (&self->items[index + 1], &self->items[index],
           (self->length - index) * sizeof (QdrVariation *));
  self->items[index] = variation;
  self->length++;
}

void
qdr_variations_add (QdrVariations *self, QdrVariation *variation)
{
  insert_at (self, qdr_variations_find_first_from_ply (self, variation->ply + 1), variation);
}

QdrVariation *
qdr_variations_replace (QdrVariations *self, guint index, QdrVariation *variation)
{
  QdrVariation **place =
      &self->items[qdr_variations_find_first_from_ply (self, variation->ply) + index];
  QdrVariation *old = *place;

  g_assert (old->ply == variation->ply);
  *place = variation;
  return old;
}

void
qdr_variations_remove (QdrVariations *self, guint ply, guint index)
{
  const guint place = qdr_variations_find_first_from_ply (self, ply) + index;

  qdr_variation_free (qdr_variations_get_at_ply (self, ply, index));
  self->length--;
  memmove (&self->items[place], &self->items[place + 1],
           (self->length - place) * sizeof (QdrVariation *));
}

QdrVariations
qdr_variations_split_at_ply (QdrVariations *self, guint ply)
{
  QdrVariations all = *self;
  QdrVariations later = { 0 };

  *self = (QdrVariations){ 0 };
  for (guint i = 0; i < all.length; i++) {
    QdrVariations *variations = all.items[i]->ply < ply ? self : &later;

    insert_at (variations, variations->length, all.items[i]);
  }
  g_free (all.items);
  return later;
}

void
qdr_variations_join (QdrVariations *self, QdrVariations *later)
{
  for (guint i = 0; i < later->length; i++)
    insert_at (self, self->length, later->items[i]);
  g_free (later->items);
  *later = (QdrVariations){ 0 };
}

/* The main line */

void
qdr_history_init (QdrHistory *self)
{
  self->entries = g_array_new (FALSE, FALSE, sizeof (QdrHistoryEntry));
  self->variations = (QdrVariations){ 0 };
}

static void
clear_entries (QdrHistory *self, guint first)
{
  for (guint i = first; i < self->entries->len; i++)
    qdr_history_entry_clear (qdr_history_get_entry (self, i));
  g_array_set_size (self->entries, first);
}

void
qdr_history_clear (QdrHistory *self)
{
  clear_entries (self, 0);
  g_clear_pointer (&self->entries, g_array_unref);
  qdr_variations_clear (&self->variations);
}

guint
qdr_history_get_length (const QdrHistory *self)
{
  return self->entries->len;
}

QdrHistoryEntry *
qdr_history_get_entry (const QdrHistory *self, guint index)
{
  g_assert (index < self->entries->len);

  return &g_array_index (self->entries, QdrHistoryEntry, index);
}

void
qdr_history_append_move (QdrHistory *self, const QdrUndo *undo, gint64 before, gint64 after)
{
  const guint length = self->entries->len;
  const QdrHistoryEntry *last = length > 0 ? qdr_history_get_entry (self, length - 1) : NULL;
  const QdrHistoryEntry entry = {
    .undo = *undo,
    .round = qdr_history_entry_get_next_round (last, undo->turn),
    .before = (gint32) before,
    .after = (gint32) after,
  };

  g_array_append_val (self->entries, entry);
}

gboolean
qdr_history_truncate (QdrHistory *self, guint index)
{
  QdrVariations later = qdr_variations_split_at_ply (&self->variations, index + 1);
  const gboolean had_variations = later.length > 0;

  clear_entries (self, index);
  qdr_variations_clear (&later);
  return had_variations;
}

/* Moves the entries from @index to the end, and the variations that branch off after @index, to a
 * new variation. */
static QdrVariation *
take_tail (QdrHistory *self, guint index, QdrResult result)
{
  QdrVariation *variation = g_new (QdrVariation, 1);

  *variation = (QdrVariation){
    .ply = index,
    .length = self->entries->len - index,
    .variations = qdr_variations_split_at_ply (&self->variations, index + 1),
    .result = result,
  };
  variation->entries =
      g_memdup2 (qdr_history_get_entry (self, index), variation->length * sizeof (QdrHistoryEntry));
  g_array_set_size (self->entries, index);
  return variation;
}

void
qdr_history_turn_moves_into_variation (QdrHistory *self, guint index, QdrResult result)
{
  qdr_variations_add (&self->variations, take_tail (self, index, result));
}

void
qdr_history_swap_variation (QdrHistory *self, guint index, guint variation, QdrResult *result)
{
  QdrVariation *tail = take_tail (self, index, *result);
  QdrVariation *chosen = qdr_variations_replace (&self->variations, variation, tail);

  g_array_append_vals (self->entries, chosen->entries, chosen->length);
  chosen->length = 0;
  qdr_variations_join (&self->variations, &chosen->variations);
  *result = chosen->result;
  qdr_variation_free (chosen);
}

const char *
qdr_history_get_comment (const QdrHistory *self, guint index)
{
  return qdr_history_entry_get_comment (qdr_history_get_entry (self, index));
}

void
qdr_history_set_comment (QdrHistory *self, guint index, const char *comment)
{
  QdrHistoryEntry *entry = qdr_history_get_entry (self, index);

  if (entry->record != NULL) {
    qdr_record_set_comment (entry->record, comment);
  } else {
    g_free (entry->comment);
    entry->comment = g_strdup (comment);
  }
}

QdrRecord *
qdr_history_get_record (QdrHistory *self, guint index, const QdrBoard *board)
{
  QdrHistoryEntry *entry = qdr_history_get_entry (self, index);

  if (entry->record == NULL)
    entry->record = qdr_record_new (board, entry->undo.move, entry->undo.pawn, entry->undo.turn,
                                    entry->round, g_steal_pointer (&entry->comment));
  return entry->record;
}

/*
 * The identity of a position consists of the bits 0-49 below. All positions of a game have
 * different identities: those with equal numbers in bits 38-49 also have the same walls and players
 * in play, because no wall is ever removed and no player ever returns.
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
get_home_slot (const QdrPositionCounts *self, guint64 identity)
{
  guint64 x = identity * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  x = (x ^ x >> 30) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  x = (x ^ x >> 27) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return (guint) (x ^ x >> 31) & (self->n_slots - 1);
}

static guint
next_slot (const QdrPositionCounts *self, guint slot)
{
  return (slot + 1) & (self->n_slots - 1);
}

/* Returns the slot with @identity, or the empty slot at which to insert it. */
static guint
find_slot (const QdrPositionCounts *self, guint64 identity)
{
  guint slot = get_home_slot (self, identity);

  while (self->slots[slot] != 0 && (self->slots[slot] & IDENTITY_MASK) != identity)
    slot = next_slot (self, slot);
  return slot;
}

void
qdr_position_counts_clear (QdrPositionCounts *self)
{
  g_free (self->slots);
  *self = (QdrPositionCounts){ .slots = NULL };
}

guint
qdr_position_counts_add_position (QdrPositionCounts *self, const QdrPosition *position)
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
qdr_position_counts_remove_position (QdrPositionCounts *self, const QdrPosition *position)
{
  const guint mask = self->n_slots - 1;
  guint hole = find_slot (self, get_identity (position));

  g_assert (self->slots[hole] != 0);

  self->slots[hole] -= COUNT_ONE;
  if (self->slots[hole] >> COUNT_SHIFT > 0)
    return;

  /* A search ends at an empty slot. Each entry whose search would meet the hole moves into it, and
   * leaves a hole (Knuth, The Art of Computer Programming, volume 3, section 6.4, algorithm R). */
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
qdr_position_get_result_at_occurrence (const QdrPosition *position, guint occurrences)
{
  const QdrResult result = qdr_position_result (position);

  if (result.outcome == QDR_OUTCOME_ONGOING && occurrences >= 3)
    return (QdrResult){ .outcome = QDR_OUTCOME_REPETITION };
  return result;
}
