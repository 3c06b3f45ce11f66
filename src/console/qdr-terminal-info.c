/*
 * What can be asked about a game in the terminal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-terminal-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qdr-clock.h"
#include "qdr-game-summary.h"
#include "qdr-game-text.h"
#include "qdr-notation.h"
#include "qdr-spoken-name.h"

/* How many columns a sentence or a list may take. */
#define LINE_WIDTH 78

static void
append_move (GString *list, const QdrBoard *board, QdrMove move)
{
  char text[QDR_MOVE_TEXT_SIZE];

  if (list->len > 0)
    g_string_append_c (list, ' ');
  g_string_append (list, qdr_move_to_text (board, move, text));
}

/* The walls that stood on the board when the game began. */
static char *
list_first_walls (QdrGame *game)
{
  const QdrPosition *start = qdr_game_get_start (game);
  GString *list = g_string_new (NULL);

  for (guint row = 0; row < start->board.height; row++)
    for (guint column = 0; column < start->board.width; column++) {
      const QdrSquare square = qdr_board_square (&start->board, column, row);

      if (qdr_bits_test (&start->walls[0], square))
        append_move (list, &start->board, qdr_move_make (QDR_MOVE_HORIZONTAL_WALL, square));
      if (qdr_bits_test (&start->walls[1], square))
        append_move (list, &start->board, qdr_move_make (QDR_MOVE_VERTICAL_WALL, square));
    }
  return g_string_free (list, FALSE);
}

static char *
list_placed_walls (QdrGame *game, guint number)
{
  const QdrPosition *position = qdr_game_get_position (game);
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < qdr_game_get_ply (game); i++) {
    guint player;
    const QdrMove move = qdr_game_get_move (game, i, &player);

    if (player == number && qdr_move_is_wall (move))
      append_move (list, &position->board, move);
  }
  return g_string_free (list, FALSE);
}

void
qdr_terminal_tell_walls (QdrTerminal *self, const char *argument)
{
  g_autofree char *first = list_first_walls (self->game);

  for (guint i = 0; i < qdr_game_get_n_players (self->game); i++) {
    QdrPlayer *player = qdr_game_get_player (self->game, i);
    const char *name = qdr_spoken_name_in_game (self->game, i);
    const guint stock = qdr_player_get_stock (player);
    g_autofree char *placed = list_placed_walls (self->game, i);

    if (placed[0] == '\0')
      /* Translators: the name of a player, and how many walls are left to place. */
      g_print (ngettext ("%s: %u wall left.\n", "%s: %u walls left.\n", stock), name, stock);
    else
      /* Translators: the same, and the walls that were placed: "e3h d4v". */
      g_print (ngettext ("%s: %u wall left, placed %s.\n", "%s: %u walls left, placed %s.\n",
                         stock),
               name, stock, placed);
  }
  if (first[0] != '\0')
    /* Translators: walls that stood on the board when the game began: "e3h d4v". */
    g_print (_ ("On the board from the start: %s.\n"), first);
}

void
qdr_terminal_print_wrapped (const char *text, const char *indent)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  glong width = 0;

  for (guint i = 0; words[i] != NULL; i++) {
    const glong length = g_utf8_strlen (words[i], -1);

    if (i > 0 && width + 1 + length > LINE_WIDTH) {
      g_print ("\n%s", indent);
      width = g_utf8_strlen (indent, -1);
    } else if (i > 0) {
      g_print (" ");
      width++;
    }
    g_print ("%s", words[i]);
    width += length;
  }
  g_print ("\n");
}

static void
print_list (const char *label, GPtrArray *words)
{
  g_autoptr (GString) text = g_string_new (label);

  for (guint i = 0; i < words->len; i++)
    g_string_append_printf (text, " %s", (const char *) g_ptr_array_index (words, i));
  qdr_terminal_print_wrapped (text->str, "  ");
}

void
qdr_terminal_tell_moves (QdrTerminal *self, const char *argument)
{
  g_autoptr (GPtrArray) moves = NULL;
  g_autoptr (GPtrArray) steps = g_ptr_array_new ();
  g_autoptr (GPtrArray) walls = g_ptr_array_new ();

  if (qdr_game_get_result (self->game).outcome != QDR_OUTCOME_ONGOING) {
    g_print ("%s\n", _ ("The game is over."));
    return;
  }
  moves = qdr_position_list_moves (qdr_game_get_position (self->game));
  for (guint i = 0; i < moves->len; i++) {
    char *word = g_ptr_array_index (moves, i);
    const char last = word[strlen (word) - 1];

    g_ptr_array_add (last == 'h' || last == 'v' ? walls : steps, word);
  }
  if (steps->len > 0)
    /* Translators: a list of squares follows, where the pawn can go. */
    print_list (_ ("Steps:"), steps);
  if (walls->len > 0)
    /* Translators: a list of walls follows, which can be placed. */
    print_list (_ ("Walls:"), walls);
}

void
qdr_terminal_tell_last (QdrTerminal *self, const char *argument)
{
  QdrRecord *last = qdr_game_get_last_record (self->game);

  if (last != NULL) {
    g_autofree char *sentence = qdr_game_text_move (self->game, last);

    g_print ("%s.\n", sentence);
  } else {
    g_print ("%s\n", _ ("Nothing has been played yet."));
  }
}

void
qdr_terminal_tell_race (QdrTerminal *self, const char *argument)
{
  g_autofree char *state = qdr_game_text_state (self->game);

  for (guint i = 0; i < qdr_game_get_n_players (self->game); i++) {
    g_autofree char *sentence = qdr_game_text_racer (self->game, i);

    g_print ("%s\n", sentence);
  }
  g_print ("%s\n", state);
}

void
qdr_terminal_tell_clock (QdrTerminal *self, const char *argument)
{
  if (qdr_player_get_remaining (qdr_game_get_player (self->game, 0)) < 0) {
    g_print ("%s\n", _ ("This game has no clocks."));
    return;
  }
  for (guint i = 0; i < qdr_game_get_n_players (self->game); i++) {
    QdrPlayer *player = qdr_game_get_player (self->game, i);
    g_autofree char *time = qdr_clock_format_time (qdr_player_get_remaining (player));

    /* Translators: the name of a player, and the time left: minutes and seconds. */
    g_print (_ ("%s: %s\n"), qdr_spoken_name_in_game (self->game, i), time);
  }
}

void
qdr_terminal_tell_where (QdrTerminal *self, const char *argument)
{
  const QdrPosition *position = qdr_game_get_position (self->game);
  const QdrBoard *board = &position->board;

  for (guint i = 0; i < position->players; i++) {
    const char *name = qdr_spoken_name_in_game (self->game, i);
    char square[QDR_MOVE_TEXT_SIZE];
    gboolean is_you;
    char column;
    guint row;

    if (!qdr_position_is_in_play (position, i)) {
      g_autofree char *sentence = qdr_game_text_racer (self->game, i);

      g_print ("%s\n", sentence);
      continue;
    }
    qdr_move_to_text (board, qdr_move_make (QDR_MOVE_STEP, position->pawns[i]), square);
    is_you = qdr_game_is_only_human (self->game, i);
    switch (qdr_side_of_player (position->players, i)) {
    case QDR_SIDE_SOUTH:
    case QDR_SIDE_NORTH:
      row = qdr_side_of_player (position->players, i) == QDR_SIDE_SOUTH ? board->height : 1;
      if (is_you)
        /* Translators: a square, and the number of a row. */
        g_print (_ ("You are on %s, on the way to row %u.\n"), square, row);
      else
        /* Translators: the name of a player, a square, and the number of a row. */
        g_print (_ ("%s is on %s, on the way to row %u.\n"), name, square, row);
      break;
    case QDR_SIDE_WEST:
    case QDR_SIDE_EAST:
    default:
      column = qdr_side_of_player (position->players, i) == QDR_SIDE_WEST
                   ? (char) ('a' + board->width - 1)
                   : 'a';
      if (is_you)
        /* Translators: a square, and the letter of a column. */
        g_print (_ ("You are on %s, on the way to column %c.\n"), square, column);
      else
        /* Translators: the name of a player, a square, and the letter of a column. */
        g_print (_ ("%s is on %s, on the way to column %c.\n"), name, square, column);
      break;
    }
  }
}
