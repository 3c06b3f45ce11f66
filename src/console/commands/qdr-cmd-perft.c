/*
 * quoridor-cli perft: counts sequences of moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-command.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qdr-movegen.h"
#include "qdr-notation.h"
#include "qdr-parse.h"
#include "qdr-perft.h"
#include "qdr-setup.h"

/* Even with only four moves a ply, a larger depth could exceed 64 bits. */
#define MAX_DEPTH 31

typedef struct {
  char text[QDR_MOVE_TEXT_SIZE];
  guint64 count;
} Share;

static int
compare_shares (gconstpointer a, gconstpointer b)
{
  return strcmp (((const Share *) a)->text, ((const Share *) b)->text);
}

/* Counts the sequences after each first move, sorted by the name of the move. */
static void
divide (QdrPosition *position, guint depth, QdrPerftMode mode, GString *output)
{
  g_autoptr (GArray) shares = g_array_new (FALSE, FALSE, sizeof (Share));
  QdrMoveList list = { .count = 0 };

  qdr_position_generate (position, &list);
  for (guint i = 0; i < list.count; i++) {
    Share share;
    QdrUndo undo;

    qdr_move_to_text (&position->board, list.moves[i], share.text);
    qdr_position_do (position, list.moves[i], &undo);
    share.count = qdr_perft (position, depth - 1, mode);
    qdr_position_undo (position, &undo);
    g_array_append_val (shares, share);
  }

  g_array_sort (shares, compare_shares);
  for (guint i = 0; i < shares->len; i++) {
    const Share *share = &g_array_index (shares, Share, i);

    g_string_append_printf (output, "%s %" G_GUINT64_FORMAT "\n", share->text, share->count);
  }
}

static gboolean
run (const QdrCommand *self, char **arguments, GString *output, GError **error)
{
  g_autoptr (GOptionContext) context = qdr_command_context_new (self);
  g_auto (QdrSetup) setup = { 0 };
  g_autofree char *depth_text = NULL;
  gboolean divided = FALSE;
  gboolean no_bulk = FALSE;
  const GOptionEntry entries[] = {
    { "depth", 0, 0, G_OPTION_ARG_STRING, &depth_text, N_ ("Depth in plies"), N_ ("D") },
    { "divide", 0, 0, G_OPTION_ARG_NONE, &divided, N_ ("Count for each first move"), NULL },
    { "no-bulk", 0, 0, G_OPTION_ARG_NONE, &no_bulk,
      N_ ("Play the last moves instead of only counting them"), NULL },
    { NULL },
  };
  g_autoptr (QdrGame) game = NULL;
  QdrPosition position;
  QdrPerftMode mode;
  guint64 depth;

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  qdr_setup_add_options (&setup, context);
  if (!qdr_command_parse_all (context, arguments, error))
    return FALSE;
  if (depth_text == NULL)
    return qdr_usage_fail (error, _ ("perft needs --depth"));
  if (!qdr_parse_number ("--depth", depth_text, 0, MAX_DEPTH, &depth, error))
    return FALSE;
  game = qdr_setup_make_game (&setup, error);
  if (game == NULL)
    return FALSE;

  position = *qdr_game_get_position (game);
  mode = no_bulk ? QDR_PERFT_PLAY : QDR_PERFT_BULK;
  if (!divided)
    g_string_append_printf (output, "%" G_GUINT64_FORMAT "\n",
                            qdr_perft (&position, (guint) depth, mode));
  else if (depth > 0)
    divide (&position, (guint) depth, mode, output);

  return TRUE;
}

const QdrCommand qdr_command_perft = {
  .name = "perft",
  .parameters = N_ ("[MOVE…]"),
  .summary = N_ ("Count the sequences of legal moves"),
  .run = run,
};
