/*
 * quoridor-cli moves: lists all legal moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-command.h"

#include <glib/gi18n-lib.h>

#include "qdr-csv.h"
#include "qdr-format.h"
#include "qdr-game-summary.h"
#include "qdr-setup.h"

static gboolean
run (const QdrCommand *self, char **arguments, GString *output, GError **error)
{
  g_autoptr (GOptionContext) context = qdr_command_context_new (self);
  g_auto (QdrSetup) setup = { 0 };
  g_autoptr (QdrGame) game = NULL;
  g_autofree char *format_name = NULL;
  g_autoptr (GPtrArray) lines = NULL; /* the moves, or the result of a finished game */
  QdrJson json = qdr_json_make (output);
  const char *heading = "move";
  QdrFormat format;

  qdr_format_add_option (&format_name, TRUE, context);
  qdr_setup_add_options (&setup, context);
  if (!qdr_command_parse_all (context, arguments, error) ||
      !qdr_format_parse (format_name, TRUE, &format, error))
    return FALSE;
  game = qdr_setup_make_game (&setup, error);
  if (game == NULL)
    return FALSE;

  if (qdr_game_get_result (game).outcome == QDR_OUTCOME_ONGOING) {
    lines = qdr_position_list_moves (qdr_game_get_position (game));
  } else {
    heading = "result";
    lines = g_ptr_array_new_with_free_func (g_free);
    g_ptr_array_add (lines, qdr_result_to_text (qdr_game_get_result (game)));
  }

  if (format == QDR_FORMAT_JSON)
    qdr_json_open (&json, NULL, '[');
  else if (format == QDR_FORMAT_CSV)
    qdr_csv_append_row (output, &heading, 1);
  for (guint i = 0; i < lines->len; i++) {
    const char *line = g_ptr_array_index (lines, i);

    if (format == QDR_FORMAT_JSON) {
      qdr_json_open (&json, NULL, '{');
      qdr_json_add_string (&json, heading, line);
      qdr_json_close (&json, '}');
    } else if (format == QDR_FORMAT_CSV) {
      qdr_csv_append_row (output, &line, 1);
    } else {
      g_string_append_printf (output, "%s\n", line);
    }
  }
  if (format == QDR_FORMAT_JSON)
    qdr_json_close (&json, ']');
  return TRUE;
}

const QdrCommand qdr_command_moves = {
  .name = "moves",
  .parameters = N_ ("[MOVE…]"),
  .summary = N_ ("List all legal moves"),
  .run = run,
};
