/*
 * The moves of a game, each with what was noted beside it, and the variations that leave them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-history.h"

#include "qdr-record-private.h"

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
    qdr_history_entry_clear (qdr_history_get (self, i));
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
qdr_history_get (const QdrHistory *self, guint index)
{
  g_assert (index < self->entries->len);

  return &g_array_index (self->entries, QdrHistoryEntry, index);
}

void
qdr_history_append (QdrHistory *self, const QdrUndo *undo, gint64 before, gint64 after)
{
  const guint length = self->entries->len;
  const QdrHistoryEntry *last = length > 0 ? qdr_history_get (self, length - 1) : NULL;
  const QdrHistoryEntry entry = {
    .undo = *undo,
    .round = qdr_history_entry_next_round (last, undo->turn),
    .before = (gint32) before,
    .after = (gint32) after,
  };

  g_array_append_val (self->entries, entry);
}

gboolean
qdr_history_cut (QdrHistory *self, guint index)
{
  QdrVariations later = qdr_variations_split (&self->variations, index + 1);
  const gboolean had_variations = later.length > 0;

  clear_entries (self, index);
  qdr_variations_clear (&later);
  return had_variations;
}

/* Takes the moves from @index on, with the variations that leave them later than there, out of the
 * history; what they own goes to the new variation. */
static QdrVariation *
take_tail (QdrHistory *self, guint index, QdrResult result)
{
  QdrVariation *variation = g_new (QdrVariation, 1);

  *variation = (QdrVariation){
    .ply = index,
    .length = self->entries->len - index,
    .variations = qdr_variations_split (&self->variations, index + 1),
    .result = result,
  };
  variation->entries =
      g_memdup2 (qdr_history_get (self, index), variation->length * sizeof (QdrHistoryEntry));
  g_array_set_size (self->entries, index);
  return variation;
}

void
qdr_history_branch (QdrHistory *self, guint index, QdrResult result)
{
  qdr_variations_add (&self->variations, take_tail (self, index, result));
}

void
qdr_history_exchange (QdrHistory *self, guint index, guint variation, QdrResult *result)
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
  return qdr_history_entry_get_comment (qdr_history_get (self, index));
}

void
qdr_history_set_comment (QdrHistory *self, guint index, const char *comment)
{
  QdrHistoryEntry *entry = qdr_history_get (self, index);

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
  QdrHistoryEntry *entry = qdr_history_get (self, index);

  if (entry->record == NULL)
    entry->record = qdr_record_new (board, entry->undo.move, entry->undo.turn, entry->round,
                                    g_steal_pointer (&entry->comment));
  return entry->record;
}
