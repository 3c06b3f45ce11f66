/*
 * The moves of a game, each with what was noted beside it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-history.h"

#include "qdr-record-private.h"

G_STATIC_ASSERT (sizeof (QdrHistoryEntry) <= 48);

static void
clear_entry_cb (gpointer data)
{
  QdrHistoryEntry *entry = data;

  g_free (entry->comment);
  g_clear_object (&entry->record);
}

void
qdr_history_init (QdrHistory *self)
{
  self->entries = g_array_new (FALSE, FALSE, sizeof (QdrHistoryEntry));
  g_array_set_clear_func (self->entries, clear_entry_cb);
}

void
qdr_history_clear (QdrHistory *self)
{
  g_clear_pointer (&self->entries, g_array_unref);
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

static guint
next_round (const QdrHistory *self, guint player)
{
  const QdrHistoryEntry *last;

  if (self->entries->len == 0)
    return 1;
  last = qdr_history_get (self, self->entries->len - 1);
  return player <= last->undo.turn ? last->round + 1 : last->round;
}

void
qdr_history_append (QdrHistory *self, const QdrUndo *undo, gint64 before, gint64 after)
{
  const QdrHistoryEntry entry = {
    .undo = *undo,
    .round = next_round (self, undo->turn),
    .before = (gint32) before,
    .after = (gint32) after,
  };

  g_array_append_val (self->entries, entry);
}

void
qdr_history_cut (QdrHistory *self, guint index)
{
  g_array_set_size (self->entries, index);
}

const char *
qdr_history_get_comment (const QdrHistory *self, guint index)
{
  const QdrHistoryEntry *entry = qdr_history_get (self, index);

  return entry->record != NULL ? qdr_record_get_comment (entry->record) : entry->comment;
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
