/*
 * A line of moves, and the lines that leave it: a variation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-line.h"

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
qdr_line_free (QdrLine *self)
{
  for (guint i = 0; i < self->length; i++)
    qdr_history_entry_clear (&self->entries[i]);
  g_free (self->entries);
  qdr_lines_clear (&self->lines);
  g_free (self);
}

void
qdr_lines_clear (QdrLines *self)
{
  for (guint i = 0; i < self->length; i++)
    qdr_line_free (self->lines[i]);
  g_clear_pointer (&self->lines, g_free);
  self->length = 0;
}

guint
qdr_lines_find (const QdrLines *self, guint ply)
{
  guint low = 0;
  guint high = self->length;

  while (low < high) {
    const guint middle = low + (high - low) / 2;

    if (self->lines[middle]->ply < ply)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

guint
qdr_lines_count (const QdrLines *self, guint ply)
{
  return qdr_lines_find (self, ply + 1) - qdr_lines_find (self, ply);
}

QdrLine *
qdr_lines_get (const QdrLines *self, guint ply, guint index)
{
  g_assert (index < qdr_lines_count (self, ply));

  return self->lines[qdr_lines_find (self, ply) + index];
}

guint
qdr_lines_find_move (const QdrLines *self, guint ply, QdrMove move)
{
  const guint first = qdr_lines_find (self, ply);
  const guint end = qdr_lines_find (self, ply + 1);

  for (guint i = first; i < end; i++)
    if (self->lines[i]->entries[0].undo.move == move)
      return i - first;
  return end - first;
}

static void
insert (QdrLines *self, guint index, QdrLine *line)
{
  /* There is always room up to the next power of two. */
  const gboolean may_be_full = (self->length & (self->length - 1)) == 0;

  if (may_be_full)
    self->lines = g_renew (QdrLine *, self->lines, MAX (2 * self->length, 1));
  memmove (&self->lines[index + 1], &self->lines[index],
           (self->length - index) * sizeof (QdrLine *));
  self->lines[index] = line;
  self->length++;
}

void
qdr_lines_add (QdrLines *self, QdrLine *line)
{
  insert (self, qdr_lines_find (self, line->ply + 1), line);
}

QdrLine *
qdr_lines_replace (QdrLines *self, guint index, QdrLine *line)
{
  QdrLine **place = &self->lines[qdr_lines_find (self, line->ply) + index];
  QdrLine *old = *place;

  g_assert (old->ply == line->ply);
  *place = line;
  return old;
}

void
qdr_lines_remove (QdrLines *self, guint ply, guint index)
{
  const guint place = qdr_lines_find (self, ply) + index;

  qdr_line_free (qdr_lines_get (self, ply, index));
  self->length--;
  memmove (&self->lines[place], &self->lines[place + 1],
           (self->length - place) * sizeof (QdrLine *));
}

QdrLines
qdr_lines_split (QdrLines *self, guint ply)
{
  QdrLines all = *self;
  QdrLines later = { 0 };

  *self = (QdrLines){ 0 };
  for (guint i = 0; i < all.length; i++) {
    QdrLines *lines = all.lines[i]->ply < ply ? self : &later;

    insert (lines, lines->length, all.lines[i]);
  }
  g_free (all.lines);
  return later;
}

void
qdr_lines_join (QdrLines *self, QdrLines *later)
{
  for (guint i = 0; i < later->length; i++)
    insert (self, self->length, later->lines[i]);
  g_free (later->lines);
  *later = (QdrLines){ 0 };
}
