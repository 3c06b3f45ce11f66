/*
 * quoridor-cli personalities: lists the opponents.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-command.h"

#include <glib/gi18n-lib.h>

#include "qdr-csv.h"
#include "qdr-format.h"
#include "qdr-personality-list.h"

static gboolean
run (const QdrCommand *self, char **arguments, GString *output, GError **error)
{
  g_autoptr (GOptionContext) context = qdr_command_context_new (self);
  static const char *const headings[] = { "id", "name", "style", "rating" };
  g_autoptr (QdrPersonalityList) personalities = NULL;
  QdrJsonWriter json = qdr_json_writer_make (output);
  const GPtrArray *rejected;
  g_autofree char *format_name = NULL;
  QdrFormat format;

  qdr_format_add_option (&format_name, TRUE, context);
  if (!qdr_command_parse_all (context, arguments, error) ||
      !qdr_format_parse (format_name, TRUE, &format, error))
    return FALSE;

  personalities = qdr_personality_list_new ();
  rejected = qdr_personality_list_get_rejected (personalities);
  for (guint i = 0; i < rejected->len; i++) {
    g_autofree char *sentence =
        qdr_rejected_personality_to_string (g_ptr_array_index (rejected, i));

    qdr_print_error (sentence);
  }

  if (format == QDR_FORMAT_JSON)
    qdr_json_writer_open (&json, NULL, '[');
  else if (format == QDR_FORMAT_CSV)
    qdr_csv_append_row (output, headings, G_N_ELEMENTS (headings));
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (personalities)); i++) {
    g_autoptr (QdrPersonality) personality =
        g_list_model_get_item (G_LIST_MODEL (personalities), i);
    const int rating = qdr_personality_get_rating (personality);
    g_autofree char *rating_text = g_strdup_printf ("%d", rating);
    const char *const fields[] = { qdr_personality_get_id (personality),
                                   qdr_personality_get_name (personality),
                                   qdr_personality_get_style_name (personality), rating_text };

    if (format == QDR_FORMAT_JSON) {
      qdr_json_writer_open (&json, NULL, '{');
      for (guint j = 0; j < 3; j++)
        qdr_json_writer_add_string (&json, headings[j], fields[j]);
      qdr_json_writer_add_integer (&json, "rating", rating);
      qdr_json_writer_close (&json, '}');
    } else if (format == QDR_FORMAT_CSV) {
      qdr_csv_append_row (output, fields, G_N_ELEMENTS (fields));
    } else {
      g_string_append_printf (output, "%s\t%s\t%s\t%s\n", fields[0], fields[1], fields[2],
                              fields[3]);
    }
  }
  if (format == QDR_FORMAT_JSON)
    qdr_json_writer_close (&json, ']');
  return TRUE;
}

const QdrCommand qdr_command_personalities = {
  .name = "personalities",
  .summary = N_ ("List the opponents: id, name, style and rating, weakest first"),
  .run = run,
};
