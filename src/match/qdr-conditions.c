/*
 * How all games of a match or tournament are played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-conditions.h"

#include <glib/gi18n-lib.h>

#include "qdr-journal-text.h"
#include "qdr-notation.h"

gboolean
qdr_conditions_are_interrupted (const QdrConditions *self)
{
  return self->interrupt != NULL && g_atomic_int_get (self->interrupt) != 0;
}

guint
qdr_conditions_get_n_players (const QdrConditions *self)
{
  return qdr_openings_get_n_players (self->openings);
}

static void
append_contestants (const QdrConditions *self, GString *setup)
{
  g_autoptr (GString) ids = g_string_new (NULL);

  for (guint i = 0; i < self->contestants->len; i++) {
    const char *id = qdr_contestant_get_id (g_ptr_array_index (self->contestants, i));
    g_autofree char *quoted = g_shell_quote (id);

    g_string_append_printf (ids, "%s%s", i > 0 ? " " : "", quoted);
  }
  qdr_journal_text_append_setting (setup, "contestants", ids->str);
}

void
qdr_conditions_append (const QdrConditions *self, GString *setup)
{
  g_autofree char *start = NULL;
  g_autofree char *openings = NULL;

  g_return_if_fail (self != NULL && setup != NULL);

  start = qdr_position_to_text (qdr_openings_get_start (self->openings));
  openings = qdr_openings_identify (self->openings);
  append_contestants (self, setup);
  qdr_journal_text_append_setting (setup, "start", start);
  qdr_journal_text_append_setting (setup, "repetition",
                                   qdr_openings_get_repetition_is_draw (self->openings)
                                       ? "draw"
                                       : "allowed");
  qdr_journal_text_append_setting (setup, "openings", openings);
  qdr_journal_text_append_number (setup, "seed", self->seed);
  qdr_journal_text_append_number (setup, "nodes", self->limits.nodes);
  qdr_journal_text_append_number (setup, "depth", self->limits.depth);
  qdr_journal_text_append_number (setup, "cpu-ms", self->limits.cpu_ms);
  qdr_journal_text_append_number (setup, "hash", self->table_mib);
  qdr_journal_text_append_number (setup, "max-plies", self->max_plies);
  qdr_journal_text_append_number (setup, "timeout-ms", self->timeout_ms);
}

/* --- Reading ---------------------------------------------------------------------------------- */

static gboolean
read_number (QdrJournal *journal, const char *key, guint64 max, guint64 *number)
{
  g_autofree char *text = qdr_journal_get_setting (journal, key);

  return text != NULL && g_ascii_string_to_unsigned (text, 10, 0, max, number, NULL);
}

static gboolean
read_numbers (QdrConditions *self, QdrJournal *journal)
{
  guint64 seed, nodes, depth, cpu, hash, plies, timeout;

  if (!read_number (journal, "seed", G_MAXUINT32, &seed) ||
      !read_number (journal, "nodes", G_MAXINT64, &nodes) ||
      !read_number (journal, "depth", QDR_MAX_DEPTH, &depth) ||
      !read_number (journal, "cpu-ms", G_MAXUINT32, &cpu) ||
      !read_number (journal, "hash", QDR_MAX_TABLE_MIB, &hash) || hash == 0 ||
      !read_number (journal, "max-plies", G_MAXUINT32, &plies) ||
      !read_number (journal, "timeout-ms", G_MAXUINT32, &timeout))
    return FALSE;

  self->seed = (guint32) seed;
  self->limits = (QdrLimits){ .nodes = nodes, .depth = (guint) depth, .cpu_ms = (guint) cpu };
  self->table_mib = (guint) hash;
  self->max_plies = (guint) plies;
  self->timeout_ms = (guint) timeout;
  self->jobs = 1;
  return TRUE;
}

static gboolean
read_openings (QdrConditions *self, QdrJournal *journal)
{
  g_autofree char *start = qdr_journal_get_setting (journal, "start");
  g_autofree char *repetition = qdr_journal_get_setting (journal, "repetition");
  g_autofree char *openings = qdr_journal_get_setting (journal, "openings");
  QdrPosition position;

  if (g_strcmp0 (openings, "random") != 0 || start == NULL ||
      !qdr_position_from_text (start, &position, NULL, NULL) ||
      qdr_position_winner (&position) >= 0)
    return FALSE;
  self->openings =
      qdr_openings_new_random (&position, g_strcmp0 (repetition, "draw") == 0, self->seed);
  return TRUE;
}

static gboolean
read_contestants (QdrConditions *self,
                  QdrJournal *journal,
                  QdrPersonalityList *personalities,
                  GError **error)
{
  g_autofree char *text = qdr_journal_get_setting (journal, "contestants");
  g_auto (GStrv) ids = NULL;

  self->contestants = g_ptr_array_new_with_free_func (g_object_unref);
  if (text == NULL || !g_shell_parse_argv (text, NULL, &ids, error))
    return FALSE;
  for (guint i = 0; ids[i] != NULL; i++) {
    QdrContestant *contestant = qdr_contestant_new (ids[i], personalities, error);

    if (contestant == NULL)
      return FALSE;
    g_ptr_array_add (self->contestants, contestant);
  }
  return TRUE;
}

gboolean
qdr_conditions_read (QdrConditions *self,
                     QdrJournal *journal,
                     QdrPersonalityList *personalities,
                     GError **error)
{
  g_return_val_if_fail (self != NULL && journal != NULL, FALSE);

  *self = (QdrConditions){ .journal = journal };
  if (!read_numbers (self, journal) || !read_openings (self, journal)) {
    g_set_error_literal (error, QDR_JOURNAL_ERROR, QDR_JOURNAL_ERROR_SET_UP,
                         _ ("This tournament is set up as it cannot be played here"));
    return FALSE;
  }
  return read_contestants (self, journal, personalities, error);
}

void
qdr_conditions_clear (QdrConditions *self)
{
  g_clear_pointer (&self->contestants, g_ptr_array_unref);
  g_clear_object (&self->openings);
}
