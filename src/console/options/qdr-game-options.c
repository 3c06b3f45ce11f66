/*
 * The options that set up a game, and the moves that follow the options on the command line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-options.h"

#include <glib/gi18n-lib.h>

#include "qdr-command.h"
#include "qdr-foreign-game.h"
#include "qdr-notation.h"
#include "qdr-parse.h"

#define DEFAULT_SIZE 9
#define DEFAULT_PLAYERS 2

void
qdr_game_options_add_to_context (QdrGameOptions *self, GOptionContext *context)
{
  const GOptionEntry entries[] = {
    { "size", 0, 0, G_OPTION_ARG_STRING, &self->size, N_ ("Board size, odd, 5 to 19 (9)"),
      N_ ("N|WxH") },
    { "players", 0, 0, G_OPTION_ARG_STRING, &self->players, N_ ("Number of players (2)"), "2|4" },
    { "walls", 0, 0, G_OPTION_ARG_STRING, &self->walls,
      N_ ("Walls in stock, for all players or for each"), N_ ("N[,N…]") },
    { "no-repetition", 0, 0, G_OPTION_ARG_NONE, &self->no_repetition,
      N_ ("A position that occurs for the third time is not a draw"), NULL },
    { "position", 0, 0, G_OPTION_ARG_FILENAME, &self->position, N_ ("Start from this position"),
      N_ ("TEXT") },
    { "file", 0, 0, G_OPTION_ARG_FILENAME, &self->file,
      N_ ("Start from a saved game, “-” for standard input"), N_ ("FILE") },
    { "game", 0, 0, G_OPTION_ARG_STRING, &self->game, N_ ("Which game of the file (1)"), N_ ("N") },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &self->moves, NULL, NULL },
    { NULL },
  };

  g_return_if_fail (self != NULL);

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
}

guint
qdr_read_games (const char *path, QdrSavedGameFunc func, gpointer user_data, GError **error)
{
  g_autoptr (GFile) file = NULL;
  g_autofree char *text = NULL;
  QdrTextPlace place = { 0, 0 };
  guint n_games = 0;
  gsize length;

  g_return_val_if_fail (path != NULL, 0);

  if (g_str_equal (path, QDR_STANDARD_INPUT)) {
    text = qdr_read_standard_input (QDR_SAVED_GAME_MAX_SIZE + 1, &length, error);
  } else {
    file = g_file_new_for_path (path);
    text = qdr_saved_game_read_file (file, &length, &place, error);
  }
  if (text != NULL)
    n_games = qdr_foreign_game_foreach_in_text (text, length, file, func, user_data, &place, error);
  if (n_games == 0 && place.line > 0)
    g_prefix_error (error, "%s:%u:%u: ", path, place.line, place.column);
  else if (n_games == 0)
    g_prefix_error (error, "%s: ", path);

  return n_games;
}

/* The choice of one game of a collection, by its number. */
typedef struct {
  guint number;
  QdrGame *game; /* (nullable): the chosen game; NULL until it is found */
} Choice;

static void
pick_game (QdrGame *game, guint number, gpointer user_data)
{
  Choice *choice = user_data;

  if (number == choice->number)
    choice->game = g_object_ref (game);
}

QdrGame *
qdr_read_game (const char *path, guint number, GError **error)
{
  Choice choice = { .number = number };
  guint n_games;

  g_return_val_if_fail (path != NULL && number > 0, NULL);

  n_games = qdr_read_games (path, pick_game, &choice, error);
  if (n_games > 0 && choice.game == NULL)
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                 ngettext ("%s holds only %u game", "%s holds only %u games", n_games), path,
                 n_games);
  return choice.game;
}

gboolean
qdr_play_moves (QdrGame *game, char **moves, GError **error)
{
  g_return_val_if_fail (QDR_IS_GAME (game), FALSE);

  for (guint i = 0; moves != NULL && moves[i] != NULL; i++)
    if (!qdr_game_play_from_text (game, moves[i], error)) {
      /* Translators: %u is the number of the refused move, counting the moves of all players; the
       * reason why the move is refused follows. */
      g_prefix_error (error, _ ("Ply %u, “%s”: "), i + 1, moves[i]);
      return FALSE;
    }

  return TRUE;
}

QdrGame *
qdr_game_options_make_game (const QdrGameOptions *self, GError **error)
{
  g_autoptr (QdrGame) game = NULL;
  guint width = DEFAULT_SIZE;
  guint height = DEFAULT_SIZE;
  guint players = DEFAULT_PLAYERS;
  gboolean describes_board;
  gboolean is_valid = FALSE;
  guint64 number = 1;
  guint column = 0;
  QdrPosition start;

  g_return_val_if_fail (self != NULL, NULL);

  /* Two options must not set the same property. */
  describes_board = self->size != NULL || self->players != NULL || self->walls != NULL;
  if (self->file != NULL &&
      (describes_board || self->no_repetition || self->position != NULL || self->time_control > 0))
    qdr_usage_error_set (error, _ ("A game from a file takes no other set-up options"));
  else if (self->position != NULL && describes_board)
    qdr_usage_error_set (error,
                         _ ("A position includes the size, the number of players and their walls"));
  else if (self->game != NULL && self->file == NULL)
    qdr_usage_error_set (error, _ ("--game needs --file"));
  else
    is_valid =
        (self->game == NULL ||
         qdr_parse_number ("--game", self->game, 1, G_MAXUINT, &number, error)) &&
        (self->size == NULL || qdr_parse_size ("--size", self->size, &width, &height, error)) &&
        (self->players == NULL || qdr_parse_players ("--players", self->players, &players, error));
  if (!is_valid)
    return NULL;

  if (self->file != NULL) {
    game = qdr_read_game (self->file, (guint) number, error);
    if (game == NULL)
      return NULL;
  } else {
    qdr_position_init (&start, width, height, players);
    if (self->walls != NULL && !qdr_parse_wall_stocks ("--walls", self->walls, &start, error))
      return NULL;
    if (self->position != NULL &&
        !qdr_position_from_text (self->position, &start, &column, error)) {
      /* Translators: %u is the number of the invalid character in the text of a position; the
       * reason follows. */
      g_prefix_error (error, _ ("Position, character %u: "), column);
      return NULL;
    }
    game = qdr_game_new (&start, !self->no_repetition);
    qdr_game_set_time_control (game, self->time_control);
    qdr_game_set_increment (game, self->increment);
    qdr_game_set_modified (game, FALSE);
  }
  if (!qdr_play_moves (game, self->moves, error))
    return NULL;

  return g_steal_pointer (&game);
}

void
qdr_game_options_clear (QdrGameOptions *self)
{
  g_clear_pointer (&self->size, g_free);
  g_clear_pointer (&self->players, g_free);
  g_clear_pointer (&self->walls, g_free);
  g_clear_pointer (&self->position, g_free);
  g_clear_pointer (&self->file, g_free);
  g_clear_pointer (&self->game, g_free);
  g_clear_pointer (&self->moves, g_strfreev);
}
