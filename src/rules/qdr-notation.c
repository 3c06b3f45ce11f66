/*
 * Squares, moves and positions as text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-notation.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qdr-path.h"

G_DEFINE_QUARK (qdr_notation_error, qdr_notation_error)

char *
qdr_move_to_text (const QdrBoard *board, QdrMove move, char text[QDR_MOVE_TEXT_SIZE])
{
  static const char *const suffixes[] = { "", "h", "v" };
  const QdrMoveKind kind = qdr_move_kind (move);
  const QdrSquare square = qdr_move_square (move);

  g_return_val_if_fail (text != NULL, NULL);
  text[0] = '\0';
  g_return_val_if_fail (board != NULL && move <= QDR_MOVE_MAX, text);

  if (kind == QDR_MOVE_CONCESSION)
    g_strlcpy (text, square == QDR_CONCESSION_RESIGN ? "resign" : "timeout", QDR_MOVE_TEXT_SIZE);
  else
    g_snprintf (text, QDR_MOVE_TEXT_SIZE, "%c%u%s", (char) ('a' + qdr_board_column (board, square)),
                (guint) (guint8) (qdr_board_row (board, square) + 1), suffixes[kind]);
  return text;
}

char *
qdr_moves_to_text (const QdrBoard *board, const QdrMove *moves, guint n_moves)
{
  GString *text;

  g_return_val_if_fail (board != NULL && (moves != NULL || n_moves == 0), NULL);

  text = g_string_new (NULL);
  for (guint i = 0; i < n_moves; i++) {
    char move[QDR_MOVE_TEXT_SIZE];

    if (i > 0)
      g_string_append_c (text, ' ');
    g_string_append (text, qdr_move_to_text (board, moves[i], move));
  }
  return g_string_free (text, FALSE);
}

/* Reads a square: a letter and a number of one or two digits. Sets @column and @row, counted from
 * 0, and returns the text after the square. Returns NULL if the text does not begin with a
 * square. */
static const char *
read_square (const char *text, guint *column, guint *row)
{
  const char letter = g_ascii_tolower (text[0]);
  guint number = 0;

  if (!g_ascii_islower (letter) || text[1] < '1' || text[1] > '9')
    return NULL;
  for (text++; g_ascii_isdigit (*text) && number < 10; text++)
    number = number * 10 + (guint) g_ascii_digit_value (*text);
  *column = (guint) (letter - 'a');
  *row = number - 1;
  return text;
}

QdrRefusalReason
qdr_move_from_text (const QdrBoard *board, const char *text, QdrMove *move)
{
  const char *suffix;
  guint column, row, margin;
  QdrMoveKind kind;

  g_return_val_if_fail (board != NULL && text != NULL && move != NULL,
                        QDR_REFUSAL_REASON_NOT_UNDERSTOOD);

  if (g_ascii_strcasecmp (text, "resign") == 0) {
    *move = QDR_MOVE_RESIGN;
    return QDR_REFUSAL_REASON_NONE;
  }
  if (g_ascii_strcasecmp (text, "timeout") == 0) {
    *move = QDR_MOVE_TIMEOUT;
    return QDR_REFUSAL_REASON_NONE;
  }

  suffix = read_square (text, &column, &row);
  if (suffix == NULL)
    return QDR_REFUSAL_REASON_NOT_UNDERSTOOD;
  if (suffix[0] == '\0')
    kind = QDR_MOVE_STEP;
  else if (g_ascii_strcasecmp (suffix, "h") == 0)
    kind = QDR_MOVE_HORIZONTAL_WALL;
  else if (g_ascii_strcasecmp (suffix, "v") == 0)
    kind = QDR_MOVE_VERTICAL_WALL;
  else
    return QDR_REFUSAL_REASON_NOT_UNDERSTOOD;

  margin = kind == QDR_MOVE_STEP ? 0 : 1;
  if (column + margin >= board->width || row + margin >= board->height)
    return QDR_REFUSAL_REASON_OFF_BOARD;

  *move = qdr_move_make (kind, qdr_board_square (board, column, row));
  return QDR_REFUSAL_REASON_NONE;
}

static int
compare_texts (gconstpointer a, gconstpointer b)
{
  return strcmp (a, b);
}

static void
append_walls (GString *text, const QdrPosition *self, guint kind)
{
  const QdrMoveKind move_kind = kind == 0 ? QDR_MOVE_HORIZONTAL_WALL : QDR_MOVE_VERTICAL_WALL;
  char walls[QDR_BITS_WORDS * 64][QDR_MOVE_TEXT_SIZE];
  guint count = 0;

  for (guint corner = 0; corner < QDR_BITS_WORDS * 64; corner++)
    if (qdr_bits_test (&self->walls[kind], corner))
      qdr_move_to_text (&self->board, qdr_move_make (move_kind, corner), walls[count++]);
  qsort (walls, count, sizeof walls[0], compare_texts);

  g_string_append (text, " | ");
  if (count == 0)
    g_string_append_c (text, '-');
  for (guint i = 0; i < count; i++)
    g_string_append_printf (text, "%s%s", i == 0 ? "" : ",", walls[i]);
}

char *
qdr_position_to_text (const QdrPosition *self)
{
  GString *text;

  g_return_val_if_fail (self != NULL, NULL);

  text = g_string_new (NULL);
  g_string_append_printf (text, "%u %u %u %u |", self->board.width, self->board.height,
                          self->players, self->turn + 1u);
  for (guint player = 0; player < self->players; player++) {
    char square[QDR_MOVE_TEXT_SIZE] = "-";

    if (self->pawns[player] != QDR_NO_SQUARE)
      qdr_move_to_text (&self->board, qdr_move_make (QDR_MOVE_STEP, self->pawns[player]), square);
    g_string_append_printf (text, " %s", square);
  }
  g_string_append (text, " |");
  for (guint player = 0; player < self->players; player++)
    g_string_append_printf (text, " %u", self->stocks[player]);
  append_walls (text, self, 0);
  append_walls (text, self, 1);

  return g_string_free (text, FALSE);
}

/* A reader that splits a text into words. */
typedef struct {
  const char *text;
  const char *next;                   /* the text after the last word */
  const char *word;                   /* the last word that was read or, on error, the wrong word;
                                         points into text */
  char *copy;                         /* copy of this word, NUL-terminated; owned */
  const char *pawns[QDR_MAX_PLAYERS]; /* by player, the word with the square of the pawn; points
                                         into text */
  GError **error;
} Reader;

static void
reader_clear (Reader *reader)
{
  g_free (reader->copy);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Reader, reader_clear)

/* Reads the next word. Returns "" at the end of the text. */
static const char *
read_word (Reader *reader)
{
  reader->word = reader->next + strspn (reader->next, " \t");
  reader->next = reader->word + strcspn (reader->word, " \t");
  g_free (reader->copy);
  reader->copy = g_strndup (reader->word, (gsize) (reader->next - reader->word));
  return reader->copy;
}

static gboolean
fail_expected (Reader *reader, const char *expected)
{
  g_autofree char *valid = g_utf8_make_valid (reader->copy, -1);
  g_autofree char *shown = g_utf8_substring (valid, 0, MIN (g_utf8_strlen (valid, -1), 40));

  /* Replaces control characters, because the message must be a single line. */
  for (char *byte = shown; *byte != '\0'; byte++)
    if (g_ascii_iscntrl (*byte))
      *byte = '?';

  if (shown[0] == '\0')
    g_set_error (
        reader->error, QDR_NOTATION_ERROR, QDR_NOTATION_ERROR_SYNTAX,
        /* Translators: %s is one of the "expected" texts, such as "the number of players". */
        _ ("The position ends too early: expected %s."), expected);
  else
    g_set_error (reader->error, QDR_NOTATION_ERROR, QDR_NOTATION_ERROR_SYNTAX,
                 /* Translators: the first %s is the text that was read. The second %s is one of the
                  * "expected" texts, such as "the number of players". */
                 _ ("“%s” in the position: expected %s."), shown, expected);
  return FALSE;
}

static gboolean
fail_illegal (Reader *reader, const char *sentence)
{
  g_set_error_literal (reader->error, QDR_NOTATION_ERROR, QDR_NOTATION_ERROR_ILLEGAL, sentence);
  return FALSE;
}

/* Reads a decimal number from @low to @high, without sign or leading zeros. @expected describes
 * this number for the error message. */
static gboolean
read_number (Reader *reader, guint low, guint high, const char *expected, guint *number)
{
  const char *word = read_word (reader);
  guint64 value;

  if ((word[0] == '0' && word[1] != '\0') ||
      !g_ascii_string_to_unsigned (word, 10, low, high, &value, NULL))
    return fail_expected (reader, expected);
  *number = (guint) value;
  return TRUE;
}

static gboolean
read_bar (Reader *reader)
{
  return strcmp (read_word (reader), "|") == 0 || fail_expected (reader, _ ("“|”"));
}

static gboolean
read_size (Reader *reader, guint *size)
{
  const char *expected = _ ("a board size, an odd number from 5 to 19");

  if (!read_number (reader, QDR_BOARD_MIN, QDR_BOARD_MAX, expected, size))
    return FALSE;
  return qdr_board_size_is_valid (*size) || fail_expected (reader, expected);
}

/* Reads "W H PLAYERS TURN". Sets up @position as the start of a game, and sets @turn to the player
 * to move, counted from 0. The caller sets the turn of @position after reading the pawns. */
static gboolean
read_shape (Reader *reader, QdrPosition *position, guint *turn)
{
  guint width = 0, height = 0, players = 0;

  if (!read_size (reader, &width) || !read_size (reader, &height) ||
      !read_number (reader, 2, 4, _ ("the number of players, 2 or 4"), &players))
    return FALSE;
  if (players == 3)
    return fail_expected (reader, _ ("the number of players, 2 or 4"));
  if (!read_number (reader, 1, players, _ ("the player whose turn it is"), turn))
    return FALSE;

  (*turn)--;
  qdr_position_init (position, width, height, players);
  return TRUE;
}

/* Reads the square of the pawn of @player into @pawns, or "-" if the player is out. @pawns already
 * has the squares of the previous players. */
static gboolean
read_pawn (Reader *reader, const QdrPosition *position, guint player, guint turn, QdrSquare *pawns)
{
  const char *word = read_word (reader);
  QdrMove move;

  reader->pawns[player] = reader->word;
  if (strcmp (word, "-") == 0) {
    pawns[player] = QDR_NO_SQUARE;
    if (position->players == 2)
      return fail_expected (reader, _ ("the square of a pawn"));
    if (player == turn)
      return fail_illegal (reader, _ ("It is the turn of a player who is out of the game."));
    return TRUE;
  }

  if (qdr_move_from_text (&position->board, word, &move) != QDR_REFUSAL_REASON_NONE ||
      qdr_move_kind (move) != QDR_MOVE_STEP)
    return fail_expected (reader, _ ("the square of a pawn"));

  pawns[player] = qdr_move_square (move);
  for (guint other = 0; other < player; other++)
    if (pawns[other] == pawns[player])
      return fail_illegal (reader, _ ("Two pawns stand on one square."));
  return TRUE;
}

static gboolean
read_pawns (Reader *reader, QdrPosition *position, guint turn)
{
  QdrSquare pawns[QDR_MAX_PLAYERS];
  guint winners = 0;

  for (guint player = 0; player < position->players; player++) {
    if (!read_pawn (reader, position, player, turn, pawns))
      return FALSE;
    if (pawns[player] != QDR_NO_SQUARE &&
        qdr_bits_test (qdr_position_goal (position, player), pawns[player]) && ++winners > 1)
      return fail_illegal (reader, _ ("Two players have reached their goal."));
  }
  for (guint player = 0; player < position->players; player++)
    qdr_position_set_pawn (position, player, pawns[player]);
  qdr_position_set_turn (position, turn);
  return TRUE;
}

static gboolean
read_stocks (Reader *reader, QdrPosition *position)
{
  for (guint player = 0; player < position->players; player++) {
    guint stock;

    if (!read_number (reader, 0, QDR_MAX_STOCK, _ ("a number of walls from 0 to 99"), &stock))
      return FALSE;
    qdr_position_set_stock (position, player, stock);
  }
  return TRUE;
}

/* Reads a wall of @kind from @text and adds it to @position. Fails if the wall overlaps or crosses
 * another wall. */
static gboolean
add_wall (Reader *reader, QdrPosition *position, const char *text, QdrMoveKind kind)
{
  const char *expected = kind == QDR_MOVE_HORIZONTAL_WALL ? _ ("horizontal walls, or “-”")
                                                          : _ ("vertical walls, or “-”");
  QdrMove wall;

  if (qdr_move_from_text (&position->board, text, &wall) != QDR_REFUSAL_REASON_NONE ||
      qdr_move_kind (wall) != kind)
    return fail_expected (reader, expected);

  switch (qdr_position_check_wall_fits (position, wall)) {
  case QDR_REFUSAL_REASON_NONE:
    qdr_position_add_wall (position, wall);
    return TRUE;
  case QDR_REFUSAL_REASON_CROSSES_WALL:
    return fail_illegal (reader, _ ("Two walls cross."));
  default:
    return fail_illegal (reader, _ ("Two walls overlap."));
  }
}

/* Reads a list of walls one by one. Splitting a very long list first would take many times the
 * memory of the list. */
static gboolean
read_walls (Reader *reader, QdrPosition *position, QdrMoveKind kind)
{
  const char *wall = read_word (reader);

  if (strcmp (wall, "-") == 0)
    return TRUE;

  for (;;) {
    const gsize length = strcspn (wall, ",");
    g_autofree char *text = g_strndup (wall, length);

    if (!add_wall (reader, position, text, kind))
      return FALSE;
    if (wall[length] == '\0')
      return TRUE;
    wall += length + 1;
  }
}

static gboolean
read_position (Reader *reader, QdrPosition *position)
{
  guint turn;

  if (!(read_shape (reader, position, &turn) && read_bar (reader) &&
        read_pawns (reader, position, turn) && read_bar (reader) &&
        read_stocks (reader, position) && read_bar (reader) &&
        read_walls (reader, position, QDR_MOVE_HORIZONTAL_WALL) && read_bar (reader) &&
        read_walls (reader, position, QDR_MOVE_VERTICAL_WALL)))
    return FALSE;
  if (read_word (reader)[0] != '\0')
    return fail_expected (reader, _ ("nothing more"));

  for (guint player = 0; player < position->players; player++)
    if (qdr_position_is_player_in_play (position, player) &&
        !qdr_position_has_path (position, player)) {
      reader->word = reader->pawns[player];
      g_set_error (reader->error, QDR_NOTATION_ERROR, QDR_NOTATION_ERROR_ILLEGAL,
                   _ ("Player %u has no path to the goal."), player + 1);
      return FALSE;
    }
  return TRUE;
}

gboolean
qdr_position_from_text (const char *text, QdrPosition *self, guint *column, GError **error)
{
  g_auto (Reader) reader = { .text = text, .next = text, .word = text, .error = error };
  QdrPosition position;

  g_return_val_if_fail (text != NULL && self != NULL, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  if (!read_position (&reader, &position)) {
    if (column != NULL) {
      /* Counts characters: a byte that continues a UTF-8 sequence does not count. */
      *column = 1;
      for (const char *byte = text; byte < reader.word; byte++)
        *column += ((guchar) *byte & 0xc0) != 0x80;
    }
    return FALSE;
  }
  *self = position;
  return TRUE;
}
