/*
 * Variations: moves that may be played instead of others, with the variations that leave them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-variation.h"

#include <string.h>

G_STATIC_ASSERT (sizeof (QdrHistoryEntry) <= 48);

/* --- Moves ------------------------------------------------------------------------------------ */

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
qdr_history_entry_next_round (const QdrHistoryEntry *last, guint player)
{
  if (last == NULL)
    return 1;
  return player <= last->undo.turn ? last->round + 1 : last->round;
}

/* --- Lines ------------------------------------------------------------------------------------ */

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
qdr_variations_find (const QdrVariations *self, guint ply)
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
qdr_variations_count (const QdrVariations *self, guint ply)
{
  return qdr_variations_find (self, ply + 1) - qdr_variations_find (self, ply);
}

QdrVariation *
qdr_variations_get (const QdrVariations *self, guint ply, guint index)
{
  g_assert (index < qdr_variations_count (self, ply));

  return self->items[qdr_variations_find (self, ply) + index];
}

guint
qdr_variations_find_move (const QdrVariations *self, guint ply, QdrMove move)
{
  const guint first = qdr_variations_find (self, ply);
  const guint end = qdr_variations_find (self, ply + 1);

  for (guint i = first; i < end; i++)
    if (self->items[i]->entries[0].undo.move == move)
      return i - first;
  return end - first;
}

static void
insert (QdrVariations *self, guint index, QdrVariation *variation)
{
  /* There is always room up to the next power of two. */
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
  insert (self, qdr_variations_find (self, variation->ply + 1), variation);
}

QdrVariation *
qdr_variations_replace (QdrVariations *self, guint index, QdrVariation *variation)
{
  QdrVariation **place = &self->items[qdr_variations_find (self, variation->ply) + index];
  QdrVariation *old = *place;

  g_assert (old->ply == variation->ply);
  *place = variation;
  return old;
}

void
qdr_variations_remove (QdrVariations *self, guint ply, guint index)
{
  const guint place = qdr_variations_find (self, ply) + index;

  qdr_variation_free (qdr_variations_get (self, ply, index));
  self->length--;
  memmove (&self->items[place], &self->items[place + 1],
           (self->length - place) * sizeof (QdrVariation *));
}

QdrVariations
qdr_variations_split (QdrVariations *self, guint ply)
{
  QdrVariations all = *self;
  QdrVariations later = { 0 };

  *self = (QdrVariations){ 0 };
  for (guint i = 0; i < all.length; i++) {
    QdrVariations *variations = all.items[i]->ply < ply ? self : &later;

    insert (variations, variations->length, all.items[i]);
  }
  g_free (all.items);
  return later;
}

void
qdr_variations_join (QdrVariations *self, QdrVariations *later)
{
  for (guint i = 0; i < later->length; i++)
    insert (self, self->length, later->items[i]);
  g_free (later->items);
  *later = (QdrVariations){ 0 };
}
