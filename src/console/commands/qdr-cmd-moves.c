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

static void
print_table (QdrGame *game, GString *output)
{
  if (qdr_game_get_result (game).outcome != QDR_OUTCOME_ONGOING) {
    g_autofree char *result = qdr_result_to_text (qdr_game_get_result (game));

    g_string_append_printf (output, "%s\n", result);
  } else {
    g_autoptr (GPtrArray) moves = qdr_position_list_moves (qdr_game_get_position (game));

    for (guint i = 0; i < moves->len; i++)
      g_string_append_printf (output, "%s\n", (const char *) g_ptr_array_index (moves, i));
  }
}

static void
print_csv (QdrGame *game, GString *output)
{
  const gboolean is_ongoing = qdr_game_get_result (game).outcome == QDR_OUTCOME_ONGOING;
  const char *const heading = is_ongoing ? "move" : "result";
  g_autoptr (GString) table = g_string_new (NULL);
  g_auto (GStrv) lines = NULL;

  print_table (game, table);
  lines = g_strsplit (table->str, "\n", -1);
  qdr_csv_append_row (output, &heading, 1);
  for (guint i = 0; lines[i] != NULL && lines[i][0] != '\0'; i++)
    qdr_csv_append_row (output, (const char *const *) &lines[i], 1);
}

static void
print_json (QdrGame *game, GString *output)
{
  QdrJson json = qdr_json_make (output);
  const QdrResult result = qdr_game_get_result (game);

  qdr_json_open (&json, NULL, '[');
  if (result.outcome != QDR_OUTCOME_ONGOING) {
    g_autofree char *text = qdr_result_to_text (result);

    qdr_json_open (&json, NULL, '{');
    qdr_json_add_string (&json, "result", text);
    qdr_json_close (&json, '}');
  } else {
    g_autoptr (GPtrArray) moves = qdr_position_list_moves (qdr_game_get_position (game));

    for (guint i = 0; i < moves->len; i++) {
      qdr_json_open (&json, NULL, '{');
      qdr_json_add_string (&json, "move", g_ptr_array_index (moves, i));
      qdr_json_close (&json, '}');
    }
  }
  qdr_json_close (&json, ']');
}

static gboolean
run (const QdrCommand *self, char **arguments, GString *output, GError **error)
{
  g_autoptr (GOptionContext) context = qdr_command_context_new (self);
  g_auto (QdrSetup) setup = { 0 };
  g_autoptr (QdrGame) game = NULL;
  g_autofree char *format_name = NULL;
  QdrFormat format;

  qdr_format_add_option (&format_name, TRUE, context);
  qdr_setup_add_options (&setup, context);
  if (!qdr_command_parse_all (context, arguments, error) ||
      !qdr_format_parse (format_name, TRUE, &format, error))
    return FALSE;
  game = qdr_setup_make_game (&setup, error);
  if (game == NULL)
    return FALSE;

  if (format == QDR_FORMAT_JSON)
    print_json (game, output);
  else if (format == QDR_FORMAT_CSV)
    print_csv (game, output);
  else
    print_table (game, output);
  return TRUE;
}

const QdrCommand qdr_command_moves = {
  .name = "moves",
  .parameters = N_ ("[MOVE…]"),
  .summary = N_ ("List all legal moves"),
  .run = run,
};
