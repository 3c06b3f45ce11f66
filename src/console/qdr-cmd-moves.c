/*
 * quoridor-cli moves: all legal moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-command.h"

#include <glib/gi18n-lib.h>

#include "qdr-game-summary.h"
#include "qdr-setup.h"

static gboolean
run (const QdrCommand *self, char **arguments, GString *output, GError **error)
{
  g_autoptr (GOptionContext) context = qdr_command_context_new (self);
  g_auto (QdrSetup) setup = { 0 };
  g_autoptr (QdrGame) game = NULL;

  qdr_setup_add_options (&setup, context);
  if (!qdr_command_parse_all (context, arguments, error))
    return FALSE;
  game = qdr_setup_make_game (&setup, error);
  if (game == NULL)
    return FALSE;

  if (qdr_game_get_result (game).outcome != QDR_OUTCOME_ONGOING) {
    g_autofree char *result = qdr_result_to_text (qdr_game_get_result (game));

    g_string_append_printf (output, "%s\n", result);
  } else {
    g_autoptr (GPtrArray) moves = qdr_position_list_moves (qdr_game_get_position (game));

    for (guint i = 0; i < moves->len; i++)
      g_string_append_printf (output, "%s\n", (const char *) g_ptr_array_index (moves, i));
  }
  return TRUE;
}

const QdrCommand qdr_command_moves = {
  .name = "moves",
  .parameters = N_ ("[MOVE…]"),
  .summary = N_ ("List all legal moves"),
  .run = run,
};
