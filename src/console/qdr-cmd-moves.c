/*
 * quoridor-cli moves: all legal moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-command.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qdr-game-summary.h"
#include "qdr-movegen.h"
#include "qdr-notation.h"
#include "qdr-setup.h"

static int
compare_lines (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static void
list_moves (const QdrPosition *position, GString *output)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  QdrMoveList list = { .count = 0 };

  qdr_position_generate (position, &list);
  for (guint i = 0; i < list.count; i++) {
    char text[QDR_MOVE_TEXT_SIZE];

    g_ptr_array_add (lines, g_strdup (qdr_move_to_text (&position->board, list.moves[i], text)));
  }

  g_ptr_array_sort (lines, compare_lines);
  for (guint i = 0; i < lines->len; i++)
    g_string_append_printf (output, "%s\n", (const char *) g_ptr_array_index (lines, i));
}

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
    list_moves (qdr_game_get_position (game), output);
  }
  return TRUE;
}

const QdrCommand qdr_command_moves = {
  .name = "moves",
  .parameters = N_ ("[MOVE…]"),
  .summary = N_ ("List all legal moves"),
  .run = run,
};
