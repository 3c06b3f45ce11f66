/*
 * quoridor-cli picture: draws a position as a PNG or SVG file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-command.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qdr-durable-file.h"
#include "qdr-game-options.h"
#include "qdr-parse.h"
#include "qdr-picture.h"

#define DEFAULT_SIZE 512

/* Fills an empty file, or replaces any other, either completely or not at all. A program that shows
 * thumbnails may have opened an empty file already, and reads the picture from there. */
static gboolean
write_picture (const char *path, const char *contents, gsize length, GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFileInfo) info =
      g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_TYPE "," G_FILE_ATTRIBUTE_STANDARD_SIZE,
                         G_FILE_QUERY_INFO_NONE, NULL, NULL);
  g_autoptr (GFileOutputStream) stream = NULL;

  if (info == NULL || g_file_info_get_file_type (info) != G_FILE_TYPE_REGULAR ||
      g_file_info_get_size (info) > 0)
    return qdr_durable_file_replace (file, contents, length, error);

  stream = g_file_append_to (file, G_FILE_CREATE_NONE, NULL, error);
  return stream != NULL &&
         g_output_stream_write_all (G_OUTPUT_STREAM (stream), contents, length, NULL, NULL,
                                    error) &&
         g_output_stream_close (G_OUTPUT_STREAM (stream), NULL, error);
}

static gboolean
run_picture (const QdrCommand *self, char **arguments, GString *output, GError **error)
{
  g_autoptr (GOptionContext) context = qdr_command_create_option_context (self);
  g_auto (QdrGameOptions) setup = { 0 };
  g_autofree char *size_text = NULL;
  g_autofree char *ply_text = NULL;
  gboolean has_coordinates = FALSE;
  const GOptionEntry entries[] = {
    { "pixels", 0, 0, G_OPTION_ARG_STRING, &size_text, N_ ("Size of a PNG picture (512)"),
      N_ ("N") },
    { "coordinates", 0, 0, G_OPTION_ARG_NONE, &has_coordinates,
      N_ ("Letters and numbers at the edges"), NULL },
    { "ply", 0, 0, G_OPTION_ARG_STRING, &ply_text, N_ ("Position after N moves"), N_ ("N") },
    { NULL },
  };
  g_autofree char *path = NULL;
  g_autofree char *svg = NULL;
  g_autoptr (GByteArray) png = NULL;
  g_autoptr (QdrGame) game = NULL;
  guint64 size = DEFAULT_SIZE;
  guint64 ply;

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  qdr_game_options_add_to_context (&setup, context);
  if (!qdr_parse_all_arguments (context, arguments, error))
    return FALSE;
  if (setup.moves == NULL)
    return qdr_usage_error_set (error, _ ("%s needs a file"), self->name);
  if (size_text != NULL && !qdr_parse_number ("--pixels", size_text, QDR_PICTURE_MIN_SIZE,
                                              QDR_PICTURE_MAX_SIZE, &size, error))
    return FALSE;

  /* The first word is the file, all others are moves. */
  path = setup.moves[0];
  memmove (setup.moves, setup.moves + 1, g_strv_length (setup.moves) * sizeof *setup.moves);
  game = qdr_game_options_make_game (&setup, error);
  if (game == NULL)
    return FALSE;
  if (ply_text != NULL) {
    if (!qdr_parse_number ("--ply", ply_text, 0, qdr_game_get_n_moves (game), &ply, error))
      return FALSE;
    qdr_game_go_to_ply (game, (guint) ply);
  }

  /* Programs that show thumbnails give names without an ending. */
  if (g_str_has_suffix (path, ".svg"))
    svg = qdr_picture_make_svg (game, has_coordinates);
  else
    png = qdr_picture_make_png (game, (int) size, has_coordinates);
  if (write_picture (path, svg != NULL ? svg : (const char *) png->data,
                     svg != NULL ? strlen (svg) : png->len, error))
    return TRUE;

  g_prefix_error (error, "%s: ", path);
  return FALSE;
}

const QdrCommand qdr_command_picture = {
  .name = "picture",
  .parameters = N_ ("FILE [MOVE…]"),
  .summary = N_ ("Draw the position as a PNG or SVG picture"),
  .run = run_picture,
};
