/*
 * quoridor-cli moves, show and perft: print the legal moves, the position, and the numbers of move
 * sequences.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-command.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qdr-csv.h"
#include "qdr-game-options.h"
#include "qdr-game-summary.h"
#include "qdr-movegen.h"
#include "qdr-notation.h"
#include "qdr-output-format.h"
#include "qdr-parse.h"
#include "qdr-perft.h"

static gboolean
run_moves (const QdrCommand *self, char **arguments, GString *output, GError **error)
{
  g_autoptr (GOptionContext) context = qdr_command_create_option_context (self);
  g_auto (QdrGameOptions) setup = { 0 };
  g_autoptr (QdrGame) game = NULL;
  g_autofree char *format_name = NULL;
  g_autoptr (GPtrArray) lines = NULL; /* the moves, or the result of a finished game */
  QdrJsonWriter json = qdr_json_writer_make (output);
  const char *heading = "move";
  QdrOutputFormat format;

  qdr_output_format_add_option (&format_name, TRUE, context);
  qdr_game_options_add_to_context (&setup, context);
  if (!qdr_parse_all_arguments (context, arguments, error) ||
      !qdr_output_format_parse (format_name, TRUE, &format, error))
    return FALSE;
  game = qdr_game_options_make_game (&setup, error);
  if (game == NULL)
    return FALSE;

  if (qdr_game_get_result (game).outcome == QDR_OUTCOME_ONGOING) {
    lines = qdr_position_list_moves (qdr_game_get_position (game));
  } else {
    heading = "result";
    lines = g_ptr_array_new_with_free_func (g_free);
    g_ptr_array_add (lines, qdr_result_to_text (qdr_game_get_result (game)));
  }

  if (format == QDR_OUTPUT_FORMAT_JSON)
    qdr_json_writer_open (&json, NULL, '[');
  else if (format == QDR_OUTPUT_FORMAT_CSV)
    qdr_csv_append_row (output, &heading, 1);
  for (guint i = 0; i < lines->len; i++) {
    const char *line = g_ptr_array_index (lines, i);

    if (format == QDR_OUTPUT_FORMAT_JSON) {
      qdr_json_writer_open (&json, NULL, '{');
      qdr_json_writer_add_string (&json, heading, line);
      qdr_json_writer_close (&json, '}');
    } else if (format == QDR_OUTPUT_FORMAT_CSV) {
      qdr_csv_append_row (output, &line, 1);
    } else {
      g_string_append_printf (output, "%s\n", line);
    }
  }
  if (format == QDR_OUTPUT_FORMAT_JSON)
    qdr_json_writer_close (&json, ']');
  return TRUE;
}

const QdrCommand qdr_command_moves = {
  .name = "moves",
  .parameters = N_ ("[MOVE…]"),
  .summary = N_ ("List all legal moves"),
  .run = run_moves,
};

static gboolean
run_show (const QdrCommand *self, char **arguments, GString *output, GError **error)
{
  g_autoptr (GOptionContext) context = qdr_command_create_option_context (self);
  g_auto (QdrGameOptions) setup = { 0 };
  g_autoptr (QdrGame) game = NULL;
  g_autofree char *position = NULL;
  g_autofree char *result = NULL;

  qdr_game_options_add_to_context (&setup, context);
  if (!qdr_parse_all_arguments (context, arguments, error))
    return FALSE;
  game = qdr_game_options_make_game (&setup, error);
  if (game == NULL)
    return FALSE;

  position = qdr_position_to_text (qdr_game_get_position (game));
  result = qdr_result_to_text (qdr_game_get_result (game));
  g_string_append_printf (output, "%s\n%s\n", position, result);
  qdr_game_draw_as_text (game, qdr_output_has_colours (), output);

  return TRUE;
}

const QdrCommand qdr_command_show = {
  .name = "show",
  .parameters = N_ ("[MOVE…]"),
  .summary = N_ ("Print the position, the state of the game and the board"),
  .run = run_show,
};

/* At a greater depth, even four moves in each position would give a count of more than 64 bits. */
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

/* Appends a line for each legal move, with the number of move sequences that begin with it. The
 * lines are sorted by the text of the move. */
static void
divide (QdrPosition *position, guint depth, QdrPerftMode mode, GString *output)
{
  g_autoptr (GArray) shares = g_array_new (FALSE, FALSE, sizeof (Share));
  QdrMoveList list = { .count = 0 };

  qdr_position_generate_moves (position, &list);
  for (guint i = 0; i < list.count; i++) {
    Share share;
    QdrUndo undo;

    qdr_move_to_text (&position->board, list.moves[i], share.text);
    qdr_position_do_move (position, list.moves[i], &undo);
    share.count = qdr_perft (position, depth - 1, mode);
    qdr_position_undo_move (position, &undo);
    g_array_append_val (shares, share);
  }

  g_array_sort (shares, compare_shares);
  for (guint i = 0; i < shares->len; i++) {
    const Share *share = &g_array_index (shares, Share, i);

    g_string_append_printf (output, "%s %" G_GUINT64_FORMAT "\n", share->text, share->count);
  }
}

static gboolean
run_perft (const QdrCommand *self, char **arguments, GString *output, GError **error)
{
  g_autoptr (GOptionContext) context = qdr_command_create_option_context (self);
  g_auto (QdrGameOptions) setup = { 0 };
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
  qdr_game_options_add_to_context (&setup, context);
  if (!qdr_parse_all_arguments (context, arguments, error))
    return FALSE;
  if (depth_text == NULL)
    return qdr_usage_error_set (error, _ ("perft needs --depth"));
  if (!qdr_parse_number ("--depth", depth_text, 0, MAX_DEPTH, &depth, error))
    return FALSE;
  game = qdr_game_options_make_game (&setup, error);
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
  .run = run_perft,
};
