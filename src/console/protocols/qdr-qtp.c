/*
 * The Quoridor Text Protocol, modelled on GTP (the protocol of Go engines): each request gets one
 * answer.
 *
 * Black is the first player, and starts at the top. A wall is named after the upper left of the
 * four squares around its middle. Therefore the board of the protocol is the board of this program
 * upside down: with H rows, row r of this program is row H + 1 - r of the protocol.
 *
 *        program              protocol
 *      4 | . | . |          7 | . | . |
 *        +=======+            +=======+     e3h is E7 horizontal on 9x9
 *      3 | . | . |          6 | . | . |
 *          e   f                E   F
 *
 * The protocol has no draws, and one colour may play several times in a row.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-protocols.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "qdr-game-summary.h"
#include "qdr-line-input.h"
#include "qdr-notation.h"
#include "qdr-parse.h"
#include "qdr-sanitised-text.h"
#include "qdr-search-options.h"

#define DEFAULT_SIZE 9

/* Names of the players in the protocol, indexed by player number. */
static const char *const colours[] = { "black", "white" };

typedef struct {
  QdrPosition before; /* position before the move, with the turn of the player who made the move */
  QdrMove move;
} PlayedMove;

typedef struct {
  QdrPosition position;
  GArray *history; /* (element-type PlayedMove): the moves of the game */
  guint32 n_games; /* number of games before the present one */
  guint stock;     /* number of walls of each player at the start of a game */
  QdrEngine *engine;
  const QdrStyle *style;
  const QdrLimits *limits;
  gboolean quits;
} QdrQtp;

/* Runs a command: appends its answer and returns NULL, or returns an error message. */
typedef const char *(*CommandFunc) (QdrQtp *self, char **words, GString *answer);

#define SYNTAX_ERROR "syntax error"
#define ILLEGAL_MOVE "illegal move"

/* Sets up the initial position, and clears the history. */
static void
set_up (QdrQtp *self, guint size)
{
  qdr_position_init (&self->position, size, size, 2);
  for (guint player = 0; player < 2; player++)
    qdr_position_set_stock (&self->position, player, self->stock);
  g_array_set_size (self->history, 0);
}

static void
start_game (QdrQtp *self, guint size)
{
  set_up (self, size);
  qdr_engine_clear (self->engine);
  self->n_games++;
}

/* Returns the number of walls that each player has by default on a square board. */
static guint
get_usual_stock (guint size)
{
  const QdrBoard board = qdr_board_make (size, size);

  return qdr_board_default_stock (&board, 2);
}

/* Converts a square, or the corner of a wall, from the board of this program to the board of the
 * protocol, or back. */
static QdrSquare
turn_square (const QdrBoard *board, QdrSquare square)
{
  return qdr_board_square (board, qdr_board_column (board, square),
                           board->height - 1u - qdr_board_row (board, square));
}

static gboolean
parse_colour (const char *text, guint *player)
{
  for (guint i = 0; i < G_N_ELEMENTS (colours); i++)
    if (g_ascii_strcasecmp (text, colours[i]) == 0) {
      *player = i;
      return TRUE;
    }

  return FALSE;
}

/* Parses a square of the protocol, and converts it to the board of this program. */
static gboolean
parse_vertex (const QdrBoard *board, const char *text, QdrSquare *square)
{
  QdrMove move;

  if (qdr_move_from_text (board, text, &move) != QDR_REFUSAL_REASON_NONE ||
      qdr_move_kind (move) != QDR_MOVE_STEP)
    return FALSE;

  *square = turn_square (board, qdr_move_square (move));
  return TRUE;
}

/* Returns the present position with @player to move. */
static QdrPosition
copy_position (QdrQtp *self, guint player)
{
  QdrPosition position = self->position;

  qdr_position_set_turn (&position, player);
  return position;
}

static const char *
play_move (QdrQtp *self, guint player, QdrMove move)
{
  const PlayedMove played = { copy_position (self, player), move };
  QdrUndo undo;

  if (!qdr_position_is_legal_move (&played.before, move))
    return ILLEGAL_MOVE;

  g_array_append_val (self->history, played);
  self->position = played.before;
  qdr_position_do_move (&self->position, move, &undo);
  return NULL;
}

static const char *
run_name (QdrQtp *self, char **words, GString *answer)
{
  g_string_append (answer, "Quoridor");

  return NULL;
}

static const char *
run_quit (QdrQtp *self, char **words, GString *answer)
{
  self->quits = TRUE;

  return NULL;
}

static const char *
run_boardsize (QdrQtp *self, char **words, GString *answer)
{
  guint64 size;

  if (!g_ascii_string_to_unsigned (words[1], 10, 0, G_MAXUINT, &size, NULL))
    return SYNTAX_ERROR;
  if (!qdr_board_size_is_valid ((guint) size))
    return "unacceptable size";

  self->stock = get_usual_stock ((guint) size);
  start_game (self, (guint) size);
  return NULL;
}

static const char *
run_clear_board (QdrQtp *self, char **words, GString *answer)
{
  start_game (self, self->position.board.width);

  return NULL;
}

/* Sets the stocks of both players, in the present position and after "clear_board". Some clients
 * send "walls" before "clear_board", others after it. */
static const char *
run_walls (QdrQtp *self, char **words, GString *answer)
{
  guint64 stock;

  if (!g_ascii_string_to_unsigned (words[1], 10, 0, QDR_MAX_STOCK, &stock, NULL))
    return SYNTAX_ERROR;

  self->stock = (guint) stock;
  for (guint player = 0; player < 2; player++)
    qdr_position_set_stock (&self->position, player, self->stock);
  return NULL;
}

static const char *
run_playmove (QdrQtp *self, char **words, GString *answer)
{
  guint player;
  QdrSquare square;

  if (!parse_colour (words[1], &player) || !parse_vertex (&self->position.board, words[2], &square))
    return SYNTAX_ERROR;

  return play_move (self, player, qdr_move_make (QDR_MOVE_STEP, square));
}

static const char *
run_playwall (QdrQtp *self, char **words, GString *answer)
{
  guint player;
  QdrSquare square;
  QdrMoveKind kind;

  if (!parse_colour (words[1], &player) || !parse_vertex (&self->position.board, words[2], &square))
    return SYNTAX_ERROR;
  if (g_ascii_strcasecmp (words[3], "horizontal") == 0 || g_ascii_strcasecmp (words[3], "h") == 0)
    kind = QDR_MOVE_HORIZONTAL_WALL;
  else if (g_ascii_strcasecmp (words[3], "vertical") == 0 ||
           g_ascii_strcasecmp (words[3], "v") == 0)
    kind = QDR_MOVE_VERTICAL_WALL;
  else
    return SYNTAX_ERROR;

  return play_move (self, player, qdr_move_make (kind, square));
}

static PlayedMove *
get_played_move (QdrQtp *self, guint i)
{
  return &g_array_index (self->history, PlayedMove, i);
}

static const char *
run_genmove (QdrQtp *self, char **words, GString *answer)
{
  g_autofree guint64 *past_keys = g_new (guint64, self->history->len);
  QdrSearchRequest request = {
    .past_keys = past_keys,
    /* The protocol has no draws. Nevertheless count repetitions as draws, so that the search avoids
     * them. */
    .repetition_is_draw = TRUE,
    .limits = *self->limits,
    .style = qdr_style_for_game (self->style, self->n_games),
    .last_move = { .move = QDR_MOVE_NONE },
  };
  const QdrBoard *board = &request.position.board;
  guint first = self->history->len;
  guint player;
  QdrMove move;
  QdrSquare square;

  if (!parse_colour (words[1], &player))
    return SYNTAX_ERROR;
  request.position = copy_position (self, player);
  if (qdr_position_result (&request.position).outcome != QDR_OUTCOME_ONGOING)
    return "game over";

  if (self->history->len > 0) {
    const PlayedMove *last = get_played_move (self, self->history->len - 1);

    if (last->before.turn != player)
      request.last_move = (QdrLastMove){ last->move, last->before.pawns[1 - player] };
  }
  /* Find the first position after the last wall, because earlier positions cannot recur. */
  while (first > 0 && qdr_move_kind (get_played_move (self, first - 1)->move) == QDR_MOVE_STEP)
    first--;
  for (guint i = first; i < self->history->len; i++)
    past_keys[request.n_past_keys++] = get_played_move (self, i)->before.key;

  move = qdr_engine_search (self->engine, &request).line[0];
  square = turn_square (board, qdr_move_square (move));
  g_string_append_printf (answer, "%c%u", (char) ('A' + qdr_board_column (board, square)),
                          qdr_board_row (board, square) + 1);
  if (qdr_move_is_wall (move))
    g_string_append (answer, qdr_move_kind (move) == QDR_MOVE_HORIZONTAL_WALL ? " horizontal"
                                                                              : " vertical");
  return play_move (self, player, move);
}

static const char *
run_undo (QdrQtp *self, char **words, GString *answer)
{
  guint64 n_moves = 1;

  if (words[1] != NULL && !g_ascii_string_to_unsigned (words[1], 10, 0, G_MAXUINT, &n_moves, NULL))
    return SYNTAX_ERROR;
  if (n_moves > self->history->len)
    return "cannot undo";
  if (n_moves == 0)
    return NULL;

  self->position = get_played_move (self, self->history->len - (guint) n_moves)->before;
  g_array_set_size (self->history, self->history->len - (guint) n_moves);
  return NULL;
}

static const char *
run_winner (QdrQtp *self, char **words, GString *answer)
{
  const int winner = qdr_position_winner (&self->position);

  if (winner < 0)
    g_string_append (answer, "false");
  else
    g_string_append_printf (answer, "true %s", colours[winner]);

  return NULL;
}

static const char *
run_showboard (QdrQtp *self, char **words, GString *answer)
{
  const QdrPosition *position = &self->position;
  const QdrBoard *board = &position->board;
  QdrPosition turned;

  /* Turn a copy of the position upside down, and draw it. */
  qdr_position_init (&turned, board->width, board->height, 2);
  for (guint player = 0; player < 2; player++)
    turned.pawns[player] = turn_square (board, position->pawns[player]);
  for (guint kind = 0; kind < 2; kind++)
    for (guint row = 0; row + 1 < board->height; row++)
      for (guint column = 0; column + 1 < board->width; column++)
        if (qdr_bits_test (&position->walls[kind], qdr_board_square (board, column, row)))
          qdr_bits_set (&turned.walls[kind],
                        qdr_board_square (board, column, board->height - 2u - row));

  g_string_append_c (answer, '\n');
  qdr_position_draw_as_text (&turned, "BW", NULL, answer);
  for (guint player = 0; player < 2; player++)
    g_string_append_printf (answer, "    %s walls: %u%s", colours[player], position->stocks[player],
                            player == 0 ? "\n" : "");

  return NULL;
}

static const char *run_known_command (QdrQtp *self, char **words, GString *answer);
static const char *run_list_commands (QdrQtp *self, char **words, GString *answer);

static const struct {
  const char *name;
  guint min_words; /* least number of words after the name of the command */
  guint max_words;
  CommandFunc run;
} commands[] = {
  { "name", 0, 0, run_name },
  { "known_command", 1, 1, run_known_command },
  { "list_commands", 0, 0, run_list_commands },
  { "quit", 0, 0, run_quit },
  { "boardsize", 1, 1, run_boardsize },
  { "clear_board", 0, 0, run_clear_board },
  { "walls", 1, 1, run_walls },
  { "playmove", 2, 2, run_playmove },
  { "playwall", 3, 3, run_playwall },
  { "genmove", 1, 1, run_genmove },
  { "undo", 0, 1, run_undo },
  { "winner", 0, 0, run_winner },
  { "showboard", 0, 0, run_showboard },
};

/* Returns the index of a command in the table, or -1. */
static int
find_command (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (commands[i].name, name))
      return (int) i;

  return -1;
}

static const char *
run_known_command (QdrQtp *self, char **words, GString *answer)
{
  g_string_append (answer, find_command (words[1]) >= 0 ? "true" : "false");

  return NULL;
}

static const char *
run_list_commands (QdrQtp *self, char **words, GString *answer)
{
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    g_string_append_printf (answer, i > 0 ? "\n%s" : "%s", commands[i].name);

  return NULL;
}

/* Prints an answer and an empty line. @sign is '=', or '?' for an error. */
static void
reply (char sign, const char *text)
{
  printf ("%c %s\n\n", sign, text);
  fflush (stdout);
}

static QdrLineResult
line_cb (QdrLineKind kind, const char *text, gpointer user_data)
{
  QdrQtp *self = user_data;

  if (kind == QDR_LINE_END) {
    self->quits = TRUE;
  } else if (kind == QDR_LINE_UNREADABLE) {
    reply ('?', SYNTAX_ERROR);
  } else {
    g_autofree char *line = qdr_sanitise_line (text);
    g_auto (GStrv) words = NULL;
    g_autoptr (GString) answer = g_string_new (NULL);
    const char *failure;
    guint n_words;
    int command;

    /* Remove a comment, which goes from "#" to the end of the line. */
    line[strcspn (line, "#")] = '\0';
    words = qdr_parse_words (line);
    if (words[0] == NULL)
      return QDR_LINE_DONE;

    command = find_command (words[0]);
    n_words = g_strv_length (words) - 1;
    if (command < 0)
      failure = "unknown command";
    else if (n_words < commands[command].min_words || n_words > commands[command].max_words)
      failure = SYNTAX_ERROR;
    else
      failure = commands[command].run (self, words, answer);
    if (failure != NULL)
      reply ('?', failure);
    else
      reply ('=', answer->str);
  }

  return self->quits ? QDR_LINE_QUIT : QDR_LINE_DONE;
}

void
qdr_qtp_run (QdrEngine *engine, const QdrStyle *style, const QdrLimits *limits)
{
  QdrQtp self = { .engine = engine, .style = style, .limits = limits };
  g_autoptr (QdrLineInput) input = NULL;

  g_return_if_fail (engine != NULL && style != NULL && limits != NULL);

  self.history = g_array_new (FALSE, FALSE, sizeof (PlayedMove));
  self.stock = get_usual_stock (DEFAULT_SIZE);
  set_up (&self, DEFAULT_SIZE);
  input = qdr_line_input_new (STDIN_FILENO, line_cb, &self);

  while (!self.quits)
    g_main_context_iteration (NULL, TRUE);

  g_array_unref (self.history);
}
