/*
 * Asking the engine about a game: the options, and what comes of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-search-options.h"

#include <glib/gi18n-lib.h>

#include "qdr-command.h"
#include "qdr-limits.h"
#include "qdr-parse.h"

void
qdr_search_options_add (QdrSearchOptions *self, GOptionContext *context)
{
  const GOptionEntry entries[] = {
    { "personality", 0, 0, G_OPTION_ARG_STRING, &self->personality,
      N_ ("Who thinks (full strength)"), N_ ("ID") },
    { "cpu", 0, 0, G_OPTION_ARG_STRING, &self->cpu,
      N_ ("CPU time of the search (5, when nothing else limits it)"), N_ ("SECONDS") },
    { "depth", 0, 0, G_OPTION_ARG_STRING, &self->depth, N_ ("Plies to look ahead at most"),
      N_ ("D") },
    { "nodes", 0, 0, G_OPTION_ARG_STRING, &self->nodes, N_ ("Positions to visit at most"),
      N_ ("N") },
    { NULL },
  };

  g_return_if_fail (self != NULL);

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
}

static gboolean
parse_limits (const QdrSearchOptions *self, QdrLimits *limits, GError **error)
{
  guint64 depth = 0;

  if (self->depth != NULL &&
      !qdr_parse_number ("--depth", self->depth, 1, QDR_MAX_DEPTH, &depth, error))
    return FALSE;
  limits->depth = (guint) depth;

  if (self->nodes != NULL &&
      !qdr_parse_number ("--nodes", self->nodes, 1, QDR_MAX_NODES, &limits->nodes, error))
    return FALSE;

  return self->cpu == NULL || qdr_parse_seconds ("--cpu", self->cpu, &limits->cpu_ms, error);
}

gboolean
qdr_search_options_resolve (const QdrSearchOptions *self,
                            QdrStyle *style,
                            QdrLimits *limits,
                            GError **error)
{
  g_autoptr (QdrPersonalityList) personalities = NULL;
  QdrPersonality *personality = NULL;
  QdrLimits requested = { 0 };

  g_return_val_if_fail (self != NULL && style != NULL && limits != NULL, FALSE);

  if (!parse_limits (self, &requested, error))
    return FALSE;
  if (self->personality != NULL) {
    personalities = qdr_personality_list_new ();
    personality = qdr_search_find_personality (personalities, self->personality, error);
    if (personality == NULL)
      return FALSE;
  }

  *style = qdr_search_style (personality);
  *limits = qdr_search_limits (personality, &requested);
  return TRUE;
}

void
qdr_search_options_clear (QdrSearchOptions *self)
{
  g_clear_pointer (&self->personality, g_free);
  g_clear_pointer (&self->cpu, g_free);
  g_clear_pointer (&self->depth, g_free);
  g_clear_pointer (&self->nodes, g_free);
}

QdrPersonality *
qdr_search_find_personality (QdrPersonalityList *personalities, const char *id, GError **error)
{
  QdrPersonality *personality = qdr_personality_list_find (personalities, id);
  g_autofree char *sentence = NULL;

  if (personality != NULL)
    return personality;

  sentence = qdr_personality_list_describe_unknown (personalities, id);
  qdr_usage_fail (error, "%s", sentence);
  return NULL;
}

QdrStyle
qdr_search_style (QdrPersonality *personality)
{
  if (personality == NULL)
    return qdr_style_default;

  return qdr_style_for_game (qdr_personality_get_style (personality), 0);
}

QdrLimits
qdr_search_limits (QdrPersonality *personality, const QdrLimits *requested)
{
  const QdrLimits none = { 0 };
  const QdrLimits *own = personality != NULL ? qdr_personality_get_limits (personality) : &none;
  const gboolean is_limited = requested->depth != 0 || requested->nodes != 0 ||
                              requested->cpu_ms != 0 || requested->wall_ms != 0;
  QdrLimits limits = *requested;

  if (!is_limited)
    limits.cpu_ms = QDR_MOVE_CPU_MS;
  return qdr_limits_narrow (own, &limits);
}

gboolean
qdr_search_check_ongoing (QdrGame *game, GError **error)
{
  g_autofree char *sentence = NULL;

  g_return_val_if_fail (QDR_IS_GAME (game), FALSE);

  if (qdr_game_get_result (game).outcome == QDR_OUTCOME_ONGOING)
    return TRUE;

  sentence = qdr_game_describe_refusal (game, (QdrRefusal){ .reason = QDR_REASON_GAME_OVER });
  g_set_error_literal (error, QDR_GAME_ERROR, QDR_REASON_GAME_OVER, sentence);
  return FALSE;
}
