/*
 * Options of a search, and functions that prepare a search.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-search-options.h"

#include <glib/gi18n-lib.h>

#include "qdr-command.h"
#include "qdr-parse.h"
#include "qdr-personality-search.h"
#include "qdr-search-request.h"

void
qdr_search_options_add_to_context (QdrSearchOptions *self, GOptionContext *context)
{
  const GOptionEntry entries[] = {
    { "personality", 0, 0, G_OPTION_ARG_STRING, &self->personality,
      N_ ("Personality (full strength)"), N_ ("ID") },
    { "cpu", 0, 0, G_OPTION_ARG_STRING, &self->cpu,
      N_ ("CPU time of the search (5 unless something else limits it)"), N_ ("SECONDS") },
    { "depth", 0, 0, G_OPTION_ARG_STRING, &self->depth, N_ ("Maximum depth in plies"), N_ ("D") },
    { "nodes", 0, 0, G_OPTION_ARG_STRING, &self->nodes, N_ ("Maximum number of positions"),
      N_ ("N") },
    { "hash", 0, 0, G_OPTION_ARG_STRING, &self->hash,
      N_ ("Size of the transposition table, 1 to 4096 (64)"), N_ ("MIB") },
    { NULL },
  };

  g_return_if_fail (self != NULL);

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
}

gboolean
qdr_search_options_are_empty (const QdrSearchOptions *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->personality == NULL && self->cpu == NULL && self->depth == NULL &&
         self->nodes == NULL && self->hash == NULL;
}

gboolean
qdr_search_check_cpu_limit (const QdrLimits *requested, GError **error)
{
  g_return_val_if_fail (requested != NULL, FALSE);

  if (requested->cpu_ms > QDR_MOVE_CPU_MS)
    return qdr_usage_error_set (error, _ ("--cpu: a move in a game takes %d seconds at most"),
                                QDR_MOVE_CPU_MS / 1000);
  return TRUE;
}

gboolean
qdr_parse_table_size (const char *name, const char *text, guint *table_mib, GError **error)
{
  guint64 mib = QDR_DEFAULT_TABLE_MIB;

  g_return_val_if_fail (name != NULL && table_mib != NULL, FALSE);

  if (text != NULL && !qdr_parse_number (name, text, 1, QDR_MAX_TABLE_MIB, &mib, error))
    return FALSE;

  *table_mib = (guint) mib;
  return TRUE;
}

QdrEngine *
qdr_engine_try_new_for_option (const char *name, guint table_mib, GError **error)
{
  QdrEngine *engine;

  g_return_val_if_fail (name != NULL, NULL);

  engine = qdr_engine_try_new (table_mib);
  if (engine == NULL)
    /* Translators: name of an option, and the size of a table in MiB. */
    qdr_usage_error_set (error, _ ("%s: there is no memory for %u MiB"), name, table_mib);

  return engine;
}

gboolean
qdr_search_options_resolve (const QdrSearchOptions *self,
                            gboolean is_for_game,
                            QdrSearchSettings *settings,
                            GError **error)
{
  const QdrLimits of_game = { .cpu_ms = QDR_MOVE_CPU_MS };
  g_autoptr (QdrPersonalityList) personalities = NULL;
  QdrPersonality *personality = NULL;
  QdrLimits requested = { 0 };
  guint64 depth = 0;

  g_return_val_if_fail (self != NULL && settings != NULL, FALSE);

  if ((self->depth != NULL &&
       !qdr_parse_number ("--depth", self->depth, 1, QDR_MAX_DEPTH, &depth, error)) ||
      (self->nodes != NULL &&
       !qdr_parse_number ("--nodes", self->nodes, 1, QDR_MAX_NODES, &requested.nodes, error)) ||
      (self->cpu != NULL && !qdr_parse_seconds ("--cpu", self->cpu, 1, &requested.cpu_ms, error)))
    return FALSE;
  requested.depth = (guint) depth;
  if (!qdr_parse_table_size ("--hash", self->hash, &settings->table_mib, error) ||
      (is_for_game && !qdr_search_check_cpu_limit (&requested, error)))
    return FALSE;
  if (self->personality != NULL) {
    personalities = qdr_personality_list_new ();
    personality = qdr_personality_list_find_or_set_error (personalities, self->personality, error);
    if (personality == NULL)
      return FALSE;
  }

  settings->style =
      personality != NULL ? *qdr_personality_get_style (personality) : qdr_style_default;
  settings->limits = qdr_search_combine_limits (personality, &requested);
  if (is_for_game)
    settings->limits = qdr_limits_combine (&settings->limits, &of_game);
  return TRUE;
}

void
qdr_search_options_clear (QdrSearchOptions *self)
{
  g_clear_pointer (&self->personality, g_free);
  g_clear_pointer (&self->cpu, g_free);
  g_clear_pointer (&self->depth, g_free);
  g_clear_pointer (&self->nodes, g_free);
  g_clear_pointer (&self->hash, g_free);
}

QdrPersonality *
qdr_personality_list_find_or_set_error (QdrPersonalityList *personalities,
                                        const char *id,
                                        GError **error)
{
  QdrPersonality *personality = qdr_personality_list_find (personalities, id);
  g_autofree char *sentence = NULL;

  if (personality != NULL)
    return personality;

  sentence = qdr_personality_list_describe_unknown_id (personalities, id);
  qdr_usage_error_set (error, "%s", sentence);
  return NULL;
}

QdrLimits
qdr_search_combine_limits (QdrPersonality *personality, const QdrLimits *requested)
{
  const QdrLimits none = { 0 };
  const QdrLimits *own = personality != NULL ? qdr_personality_get_limits (personality) : &none;
  const gboolean is_limited = requested->depth != 0 || requested->nodes != 0 ||
                              requested->cpu_ms != 0 || requested->wall_ms != 0;
  QdrLimits limits = *requested;

  if (!is_limited)
    limits.cpu_ms = QDR_MOVE_CPU_MS;
  return qdr_limits_combine (own, &limits);
}

gboolean
qdr_search_check_game_ongoing (QdrGame *game, GError **error)
{
  g_autofree char *sentence = NULL;

  g_return_val_if_fail (QDR_IS_GAME (game), FALSE);

  if (qdr_game_get_result (game).outcome == QDR_OUTCOME_ONGOING)
    return TRUE;

  sentence =
      qdr_game_describe_refusal (game, (QdrRefusal){ .reason = QDR_REFUSAL_REASON_GAME_OVER });
  g_set_error_literal (error, QDR_GAME_ERROR, QDR_REFUSAL_REASON_GAME_OVER, sentence);
  return FALSE;
}
