/*
 * quoridor-cli personalities: the opponents there are.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-command.h"

#include <glib/gi18n-lib.h>

#include "qdr-json.h"
#include "qdr-personality-list.h"

static gboolean
run (const QdrCommand *self, char **arguments, GString *output, GError **error)
{
  g_autoptr (GOptionContext) context = qdr_command_context_new (self);
  g_autoptr (QdrPersonalityList) personalities = NULL;
  const GPtrArray *rejected;
  g_autofree char *format = NULL;
  gboolean is_json;
  QdrJson json = qdr_json_make (output);

  qdr_json_add_option (&format, context);
  if (!qdr_command_parse_all (context, arguments, error) ||
      !qdr_json_parse_format (format, &is_json, error))
    return FALSE;

  personalities = qdr_personality_list_new ();
  rejected = qdr_personality_list_get_rejected (personalities);
  for (guint i = 0; i < rejected->len; i++) {
    g_autofree char *sentence =
        qdr_rejected_personality_to_string (g_ptr_array_index (rejected, i));

    qdr_complain (sentence);
  }

  if (is_json)
    qdr_json_open (&json, NULL, '[');
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (personalities)); i++) {
    g_autoptr (QdrPersonality) personality =
        g_list_model_get_item (G_LIST_MODEL (personalities), i);

    const char *id = qdr_personality_get_id (personality);
    const char *name = qdr_personality_get_name (personality);
    const char *style = qdr_personality_get_style_name (personality);
    const int rating = qdr_personality_get_rating (personality);

    if (is_json) {
      qdr_json_open (&json, NULL, '{');
      qdr_json_add_string (&json, "id", id);
      qdr_json_add_string (&json, "name", name);
      qdr_json_add_string (&json, "style", style);
      qdr_json_add_integer (&json, "rating", rating);
      qdr_json_close (&json, '}');
    } else {
      g_string_append_printf (output, "%s\t%s\t%s\t%d\n", id, name, style, rating);
    }
  }
  if (is_json)
    qdr_json_close (&json, ']');
  return TRUE;
}

const QdrCommand qdr_command_personalities = {
  .name = "personalities",
  .summary = N_ ("List the opponents: id, name, style and rating, weakest first"),
  .run = run,
};
