/*
 * quoridor-cli show: prints the position, the result and the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-command.h"

#include <glib/gi18n-lib.h>

#include "qdr-game-summary.h"
#include "qdr-notation.h"
#include "qdr-setup.h"

static gboolean
run (const QdrCommand *self, char **arguments, GString *output, GError **error)
{
  g_autoptr (GOptionContext) context = qdr_command_context_new (self);
  g_auto (QdrSetup) setup = { 0 };
  g_autoptr (QdrGame) game = NULL;
  g_autofree char *position = NULL;
  g_autofree char *result = NULL;

  qdr_setup_add_options (&setup, context);
  if (!qdr_command_parse_all (context, arguments, error))
    return FALSE;
  game = qdr_setup_make_game (&setup, error);
  if (game == NULL)
    return FALSE;

  position = qdr_position_to_text (qdr_game_get_position (game));
  result = qdr_result_to_text (qdr_game_get_result (game));
  g_string_append_printf (output, "%s\n%s\n", position, result);
  qdr_game_draw (game, qdr_output_has_colours (), output);

  return TRUE;
}

const QdrCommand qdr_command_show = {
  .name = "show",
  .parameters = N_ ("[MOVE…]"),
  .summary = N_ ("Print the position, the state of the game and the board"),
  .run = run,
};
