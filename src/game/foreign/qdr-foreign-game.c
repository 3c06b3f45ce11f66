/*
 * Games in which squares and walls are named as in other programs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-foreign-game.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>

#include "qdr-game-line.h"
#include "qdr-lexer.h"
#include "qdr-mirror.h"
#include "qdr-movetext.h"
#include "qdr-notation.h"
#include "qdr-tag.h"

#define USUAL_SIZE 9

/* Notations */

static const char *const names[QDR_N_NOTATIONS] = {
  "bottom-lower-left",  "top-lower-left",  "bottom-right-lower-left",  "top-right-lower-left",
  "bottom-upper-left",  "top-upper-left",  "bottom-right-upper-left",  "top-right-upper-left",
  "bottom-lower-right", "top-lower-right", "bottom-right-lower-right", "top-right-lower-right",
  "bottom-upper-right", "top-upper-right", "bottom-right-upper-right", "top-right-upper-right",
};

const char *
qdr_foreign_notation_get_name (QdrNotation self)
{
  g_return_val_if_fail (self < QDR_N_NOTATIONS, NULL);

  return names[self];
}

gboolean
qdr_foreign_notation_from_name (const char *name, QdrNotation *notation)
{
  g_return_val_if_fail (name != NULL && notation != NULL, FALSE);

  if (g_str_equal (name, "glendenning"))
    name = names[QDR_NOTATION_ROWS_FROM_TOP | QDR_NOTATION_UPPER_WALLS];
  else if (g_str_equal (name, "qtp"))
    name = names[QDR_NOTATION_ROWS_FROM_TOP];
  for (guint i = 0; i < QDR_N_NOTATIONS; i++)
    if (g_str_equal (name, names[i])) {
      *notation = (QdrNotation) i;
      return TRUE;
    }
  return FALSE;
}

static char *
describe_notation (QdrNotation self, gboolean with_walls)
{
  const char *counting[] = {
    _ ("Rows from the bottom"),
    _ ("Rows from the top"),
    _ ("Rows from the bottom, columns from the right"),
    _ ("Rows from the top, columns from the right"),
  };
  const char *walls[] = {
    _ ("walls by their lower left square"),
    _ ("walls by their upper left square"),
    _ ("walls by their lower right square"),
    _ ("walls by their upper right square"),
  };

  if (!with_walls)
    return g_strdup (counting[self & 3]);
  /* Translators: the first %s is "Rows from the top" or similar, the second is "walls by their
   * lower left square" or similar. */
  return g_strdup_printf (_ ("%s, %s"), counting[self & 3], walls[self >> 2]);
}

/* Translation of moves and positions */

static QdrMoveKind
find_kind (char c)
{
  if (c != '\0' && strchr ("hH-", c) != NULL)
    return QDR_MOVE_HORIZONTAL_WALL;
  if (c != '\0' && strchr ("vV/|", c) != NULL)
    return QDR_MOVE_VERTICAL_WALL;
  return QDR_MOVE_STEP;
}

/* Writes the move @word to @text in the standard notation. A wall may also have the form "he3",
 * "E3-" or "E3/". */
static QdrRefusalReason
translate_move (QdrNotation self,
                const QdrBoard *board,
                const char *word,
                gsize length,
                char text[QDR_MOVE_TEXT_SIZE])
{
  QdrRefusalReason reason;
  QdrMoveKind kind;
  QdrMove move;
  const char *square = text;
  guint column, row, margin;

  if (length >= QDR_MOVE_TEXT_SIZE)
    return QDR_REFUSAL_REASON_NOT_UNDERSTOOD;

  memcpy (text, word, length);
  text[length] = '\0';
  /* The character for the kind of a wall may stand before or after the square. */
  kind = find_kind (text[0]);
  if (kind != QDR_MOVE_STEP && g_ascii_isalpha (text[1])) {
    square++;
  } else {
    kind = length > 0 ? find_kind (text[length - 1]) : QDR_MOVE_STEP;
    if (kind != QDR_MOVE_STEP)
      text[length - 1] = '\0';
  }
  reason = qdr_move_from_text (board, square, &move);
  if (reason != QDR_REFUSAL_REASON_NONE)
    return reason;
  if (qdr_move_kind (move) == QDR_MOVE_CONCESSION)
    return kind == QDR_MOVE_STEP ? QDR_REFUSAL_REASON_NONE : QDR_REFUSAL_REASON_NOT_UNDERSTOOD;
  if (qdr_move_kind (move) != QDR_MOVE_STEP)
    return QDR_REFUSAL_REASON_NOT_UNDERSTOOD;

  column = qdr_board_column (board, qdr_move_square (move));
  row = qdr_board_row (board, qdr_move_square (move));
  margin = kind == QDR_MOVE_STEP ? 0 : 1;
  if ((self & QDR_NOTATION_COLUMNS_FROM_RIGHT) != 0)
    column = board->width - 1u - column;
  if ((self & QDR_NOTATION_ROWS_FROM_TOP) != 0)
    row = board->height - 1u - row;
  if ((self & QDR_NOTATION_RIGHT_WALLS) != 0)
    column -= margin;
  if ((self & QDR_NOTATION_UPPER_WALLS) != 0)
    row -= margin;
  /* A negative column or row has wrapped around to a large number. */
  if (column >= board->width - margin || row >= board->height - margin)
    return QDR_REFUSAL_REASON_OFF_BOARD;

  qdr_move_to_text (board, qdr_move_make (kind, qdr_board_square (board, column, row)), text);
  return QDR_REFUSAL_REASON_NONE;
}

/* Appends @text to @output with its moves translated, except in comments in braces. Returns FALSE
 * if a square is not on the board. */
static gboolean
append_moves (QdrNotation self,
              const QdrBoard *board,
              const char *text,
              const char *end,
              const char *separators,
              GString *output)
{
  while (text < end) {
    const char *word = text;
    char move[QDR_MOVE_TEXT_SIZE];
    QdrRefusalReason reason = QDR_REFUSAL_REASON_NOT_UNDERSTOOD;

    if (*word == '{') {
      text = memchr (word, '}', (gsize) (end - word));
      text = text != NULL ? text + 1 : end;
    } else if (strchr (separators, *word) != NULL) {
      text++;
    } else {
      while (text < end && strchr (separators, *text) == NULL)
        text++;
      reason = translate_move (self, board, word, (gsize) (text - word), move);
    }
    if (reason == QDR_REFUSAL_REASON_OFF_BOARD)
      return FALSE;
    if (reason == QDR_REFUSAL_REASON_NONE)
      g_string_append (output, move);
    else
      g_string_append_len (output, word, text - word);
  }
  return TRUE;
}

/* Returns NULL if the size of the board is invalid or a square is not on the board. Does not check
 * the position otherwise. */
static char *
translate_position (QdrNotation self, const char *text, gsize length)
{
  g_autofree char *copy = g_strndup (text, length);
  g_autoptr (GString) output = NULL;
  guint width;
  guint height;
  QdrBoard board;

  if (sscanf (copy, "%3u%3u", &width, &height) != 2 || !qdr_board_size_is_valid (width) ||
      !qdr_board_size_is_valid (height))
    return NULL;

  board = qdr_board_make (width, height);
  output = g_string_new (NULL);
  if (!append_moves (self, &board, copy, copy + strlen (copy), " \t,", output))
    return NULL;
  return g_string_free (g_steal_pointer (&output), FALSE);
}

/* Translation of saved games */

typedef struct {
  QdrNotation notation;
  QdrLexer lexer;
  QdrBoard board;     /* board of the present game */
  gboolean has_board; /* whether the present game has a valid header Board */
  GString *output;
} Translator;

static void
translator_clear (Translator *self)
{
  qdr_lexer_clear (&self->lexer);
  if (self->output != NULL)
    g_string_free (self->output, TRUE);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Translator, translator_clear)

static void
copy_from (Translator *self, const char *from)
{
  g_string_append_len (self->output, from, self->lexer.at - from);
}

static gboolean
copy_space_and_comments (Translator *self)
{
  const char *from = self->lexer.at;

  if (!qdr_lexer_skip_space_and_comments (&self->lexer))
    return FALSE;
  g_string_truncate (self->lexer.comment, 0);
  copy_from (self, from);
  return TRUE;
}

/* Returns FALSE for a syntax error, no valid header Board, or a square off the board. */
static gboolean
translate_headers (Translator *self)
{
  const char *first = self->lexer.at;

  /* Look for the board first, because the headers may have any order. */
  self->has_board = FALSE;
  while (qdr_lexer_is_at_header (&self->lexer)) {
    g_auto (QdrHeaderToken) token = { .name = NULL };

    if (!qdr_lexer_read_header (&self->lexer, &token) ||
        !qdr_lexer_skip_space_and_comments (&self->lexer))
      return FALSE;
    if (g_str_equal (token.name, qdr_tag_get_name (QDR_TAG_BOARD))) {
      guint width, height;

      self->has_board = sscanf (token.value, "%3ux%3u", &width, &height) == 2 &&
                        qdr_board_size_is_valid (width) && qdr_board_size_is_valid (height);
      if (self->has_board)
        self->board = qdr_board_make (width, height);
    }
  }
  self->lexer.at = first;
  if (!self->has_board)
    return FALSE;

  while (qdr_lexer_is_at_header (&self->lexer)) {
    g_auto (QdrHeaderToken) token = { .name = NULL };
    const char *from = self->lexer.at;

    if (!qdr_lexer_read_header (&self->lexer, &token))
      return FALSE;
    if (qdr_tag_is_variation (token.name) ||
        g_str_equal (token.name, qdr_tag_get_name (QDR_TAG_POSITION))) {
      /* Translate the value as in the text, because token.value lacks the escapes. */
      const char *value = token.value_at;
      const char *end = self->lexer.at;

      while (*--end != '"')
        ;
      g_string_append_len (self->output, from, value - from);
      from = end;
      if (qdr_tag_is_variation (token.name)) {
        if (!append_moves (self->notation, &self->board, value, end, " ()", self->output))
          return FALSE;
      } else {
        g_autofree char *position =
            translate_position (self->notation, value, (gsize) (end - value));

        if (position == NULL)
          return FALSE;
        g_string_append (self->output, position);
      }
    }
    copy_from (self, from);
    if (!copy_space_and_comments (self))
      return FALSE;
  }
  return TRUE;
}

/* Translates a word such as "1.", "e3h" or "1.e2,e8". Returns FALSE if a part of the word is
 * neither a move number, a move on the board nor a result. */
static gboolean
translate_word (Translator *self)
{
  const char *word = self->lexer.at;
  const char *end = word + qdr_lexer_get_word_length (&self->lexer);
  const char *move = word + qdr_lexer_get_number_length (&self->lexer);

  if (!self->has_board)
    return FALSE;
  g_string_append_len (self->output, word, move - word);
  while (move < end) {
    const char *comma = memchr (move, ',', (gsize) (end - move));
    const gsize length = (gsize) ((comma != NULL ? comma : end) - move);
    const gboolean is_result = (length == 1 && strchr ("1234*", *move) != NULL) ||
                               (length == 4 && memcmp (move, "draw", 4) == 0);
    char translated[QDR_MOVE_TEXT_SIZE];

    if (length > 0 && translate_move (self->notation, &self->board, move, length, translated) ==
                          QDR_REFUSAL_REASON_NONE)
      g_string_append (self->output, translated);
    else if (is_result)
      g_string_append_len (self->output, move, (gssize) length);
    else if (length > 0)
      return FALSE;
    if (comma != NULL)
      g_string_append_c (self->output, ' ');
    move = comma != NULL ? comma + 1 : end;
  }
  self->lexer.at = end;
  return TRUE;
}

char *
qdr_foreign_notation_translate_games (QdrNotation notation, const char *text, gsize length)
{
  g_auto (Translator) translator = { .notation = notation };

  g_return_val_if_fail (notation < QDR_N_NOTATIONS, NULL);
  g_return_val_if_fail (text != NULL || length == 0, NULL);

  translator.output = g_string_new (NULL);
  if (!qdr_lexer_init (&translator.lexer, text, length, NULL, NULL) ||
      !copy_space_and_comments (&translator))
    return NULL;
  while (!qdr_lexer_is_at_end (&translator.lexer))
    if (!(qdr_lexer_is_at_header (&translator.lexer) ? translate_headers (&translator)
                                                     : translate_word (&translator)) ||
        !copy_space_and_comments (&translator))
      return NULL;
  return g_string_free (g_steal_pointer (&translator.output), FALSE);
}

/* A game and its notation */

static QdrForeignGame *
foreign_game_new (QdrNotation notation, QdrGame *game)
{
  QdrForeignGame *self = g_new (QdrForeignGame, 1);

  *self = (QdrForeignGame){ notation, g_object_ref (game) };
  return self;
}

void
qdr_foreign_game_free (QdrForeignGame *self)
{
  g_object_unref (self->game);
  g_free (self);
}

char *
qdr_foreign_game_describe (const QdrForeignGame *self)
{
  const QdrPosition *start;
  gboolean has_walls;

  g_return_val_if_fail (self != NULL && self->notation < QDR_N_NOTATIONS, NULL);

  start = qdr_game_get_start_position (self->game);
  has_walls = qdr_bits_any (start->walls[0], QDR_BITS_WORDS) ||
              qdr_bits_any (start->walls[1], QDR_BITS_WORDS);
  for (guint i = 0; !has_walls && i < qdr_game_get_n_moves (self->game); i++)
    has_walls = qdr_move_is_wall (qdr_game_get_move (self->game, i, NULL));
  return describe_notation (self->notation, has_walls);
}

/* Mirror images */

#define TOP QDR_NOTATION_ROWS_FROM_TOP
#define FROM_RIGHT QDR_NOTATION_COLUMNS_FROM_RIGHT
#define UPPER QDR_NOTATION_UPPER_WALLS
#define RIGHT QDR_NOTATION_RIGHT_WALLS

/* Returns a text that is the same for games with the same start and moves. If @is_mirrored, it is
 * the text of the mirror image. */
static char *
format_key (QdrGame *game, gboolean is_mirrored)
{
  const QdrPosition *start = qdr_game_get_start_position (game);
  g_autofree char *position = qdr_position_to_text (start);
  GString *key = g_string_new (NULL);

  if (is_mirrored) {
    g_autofree char *image = translate_position (FROM_RIGHT | RIGHT, position, strlen (position));
    QdrPosition mirrored;

    /* Parse the text and write it again, so that the walls are sorted. */
    qdr_position_from_text (image, &mirrored, NULL, NULL);
    g_free (position);
    position = qdr_position_to_text (&mirrored);
  }
  g_string_append (key, position);
  for (guint i = 0; i < qdr_game_get_n_moves (game); i++) {
    QdrMove move = qdr_game_get_move (game, i, NULL);
    char text[QDR_MOVE_TEXT_SIZE];

    if (is_mirrored && qdr_move_kind (move) != QDR_MOVE_CONCESSION)
      move = qdr_mirror_move (&start->board, move);
    g_string_append_printf (key, " %s", qdr_move_to_text (&start->board, move, text));
  }
  return g_string_free (key, FALSE);
}

/* The notations in the order in which they are tried. Those that count columns from the right are
 * last: in a game for two, they only give mirror images of earlier readings. */
static const QdrNotation sorted_notations[QDR_N_NOTATIONS] = {
  QDR_NOTATION_STANDARD,
  TOP | UPPER,
  TOP,
  UPPER,
  TOP | UPPER | RIGHT,
  TOP | RIGHT,
  UPPER | RIGHT,
  RIGHT,
  FROM_RIGHT,
  FROM_RIGHT | TOP | UPPER,
  FROM_RIGHT | TOP,
  FROM_RIGHT | UPPER,
  FROM_RIGHT | TOP | UPPER | RIGHT,
  FROM_RIGHT | TOP | RIGHT,
  FROM_RIGHT | UPPER | RIGHT,
  FROM_RIGHT | RIGHT,
};

/* Reads a text in the standard notation. Returns NULL if it is not a legal game or position. */
typedef QdrGame *(*ReadFunc) (const char *text, gsize length, QdrTextPlace *place, GError **error);

typedef char *(*TranslateFunc) (QdrNotation notation, const char *text, gsize length);

static GPtrArray *
new_readings (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) qdr_foreign_game_free);
}

/* Adds a reading, unless @found has one that counts as the same. */
static void
add_reading (GPtrArray *found, QdrNotation notation, QdrGame *game)
{
  g_autofree char *key = format_key (game, FALSE);
  /* In a game for four, the mirror image reverses the order of turns, so it is another game. */
  g_autofree char *image = qdr_game_get_n_players (game) == 2 ? format_key (game, TRUE) : NULL;

  for (guint i = 0; i < found->len; i++) {
    const QdrForeignGame *other = g_ptr_array_index (found, i);
    g_autofree char *other_key = format_key (other->game, FALSE);

    if (g_str_equal (other_key, key) || g_strcmp0 (other_key, image) == 0)
      return;
  }
  g_ptr_array_add (found, foreign_game_new (notation, game));
}

static GPtrArray *
read_in_every_notation (const char *text,
                        gsize length,
                        TranslateFunc translate,
                        ReadFunc read,
                        QdrTextPlace *place,
                        GError **error)
{
  g_autoptr (GPtrArray) found = new_readings ();
  g_autoptr (GError) failure = NULL;
  g_autoptr (QdrGame) standard = read (text, length, place, &failure);

  if (standard != NULL) {
    g_ptr_array_add (found, foreign_game_new (QDR_NOTATION_STANDARD, standard));
    return g_steal_pointer (&found);
  }

  for (guint i = 0; i < QDR_N_NOTATIONS; i++) {
    g_autofree char *translated = translate (sorted_notations[i], text, length);
    g_autoptr (QdrGame) game = NULL;

    if (translated != NULL)
      game = read (translated, strlen (translated), NULL, NULL);
    if (game != NULL)
      add_reading (found, sorted_notations[i], game);
  }
  if (found->len > 0)
    return g_steal_pointer (&found);
  g_propagate_error (error, g_steal_pointer (&failure));
  return NULL;
}

static QdrGame *
read_game (const char *text, gsize length, QdrTextPlace *place, GError **error)
{
  g_autoptr (GPtrArray) games = qdr_saved_game_parse (text, length, place, error);

  return games != NULL ? g_object_ref (g_ptr_array_index (games, 0)) : NULL;
}

static QdrGame *
read_position (const char *text, gsize length, QdrTextPlace *place, GError **error)
{
  QdrPosition position;

  return qdr_position_from_text (text, &position, NULL, error) ? qdr_game_new (&position, TRUE)
                                                               : NULL;
}

GPtrArray *
qdr_foreign_game_read (const char *text, gsize length, QdrTextPlace *place, GError **error)
{
  g_return_val_if_fail (text != NULL || length == 0, NULL);

  return read_in_every_notation (text, length, qdr_foreign_notation_translate_games, read_game,
                                 place, error);
}

GPtrArray *
qdr_foreign_game_read_position (const char *text, GError **error)
{
  g_return_val_if_fail (text != NULL, NULL);

  return read_in_every_notation (text, strlen (text), translate_position, read_position, NULL,
                                 error);
}

/* Reads the first game of @text, followed by @remark and @result. Sets @line to the line of an
 * error. */
static QdrGame *
read_with_result (const char *text,
                  const char *remark,
                  const char *result,
                  guint *line,
                  GError **error)
{
  g_autofree char *whole = g_strconcat (text, remark, result, NULL);
  g_autoptr (GPtrArray) games = NULL;
  QdrTextPlace place;

  games = qdr_saved_game_parse (whole, strlen (whole), &place, error);
  *line = place.line;
  return games != NULL ? g_object_ref (g_ptr_array_index (games, 0)) : NULL;
}

/* Reads a list of moves in the standard notation. If the list has no result, or if its result may
 * be a remark, tries every result, of which at most one fits the moves. */
static QdrGame *
read_standard_list (const QdrMovetext *list, const char *text, guint *line, GError **error)
{
  static const char *const results[] = { "*", "1", "2", "3", "4", "draw" };
  g_autofree char *remark =
      list->result_remark != NULL ? g_strdup_printf ("{%s}\n", list->result_remark) : g_strdup ("");
  g_autoptr (GError) failure = NULL;
  QdrGame *game = NULL;

  if (list->result != NULL)
    game = read_with_result (text, "", list->result, line, &failure);
  for (guint i = 0; game == NULL && i < G_N_ELEMENTS (results); i++) {
    if (failure != NULL &&
        (!g_error_matches (failure, QDR_SAVED_GAME_ERROR, QDR_SAVED_GAME_ERROR_RESULT) ||
         (list->result != NULL && list->result_remark == NULL)))
      break;
    g_clear_error (&failure);
    game = read_with_result (text, remark, results[i], line, &failure);
  }
  if (game == NULL)
    g_propagate_error (error, g_steal_pointer (&failure));
  return game;
}

/* Checks that each step leaves the square that the list names. Otherwise sets @line. */
static gboolean
check_left_squares (const QdrMovetext *list, QdrNotation notation, QdrGame *game, guint *line)
{
  QdrPosition position = *qdr_game_get_start_position (game);
  guint n_done = 0;

  for (guint i = 0; i < list->left_squares->len; i++) {
    const QdrLeftSquare *left = &g_array_index (list->left_squares, QdrLeftSquare, i);
    char written[QDR_MOVE_TEXT_SIZE], expected[QDR_MOVE_TEXT_SIZE];
    guint player;

    for (; n_done < left->move; n_done++) {
      QdrUndo undo;

      qdr_position_do_move (&position, qdr_game_get_move (game, n_done, NULL), &undo);
    }
    qdr_game_get_move (game, left->move, &player);
    qdr_move_to_text (&position.board, qdr_move_make (QDR_MOVE_STEP, position.pawns[player]),
                      expected);
    *line = left->line;
    if (translate_move (notation, &position.board, left->text, left->length, written) !=
            QDR_REFUSAL_REASON_NONE ||
        !g_str_equal (written, expected))
      return FALSE;
  }
  return TRUE;
}

/* Reads a list of moves from @start. An error is that of the notation in which most of the list can
 * be read. */
static GPtrArray *
read_list (const char *text,
           gsize length,
           const QdrPosition *start,
           QdrTextPlace *place,
           GError **error)
{
  g_auto (QdrLexer) lexer = { 0 };
  g_auto (QdrMovetext) list = { 0 };
  g_autoptr (GPtrArray) found = new_readings ();
  g_autoptr (GError) failure = NULL;
  guint farthest = 0;
  const char *wrong;

  if (!qdr_lexer_init (&lexer, text, length, place, error) ||
      !qdr_movetext_init (&list, &lexer, start))
    return NULL;

  for (guint i = 0; i < QDR_N_NOTATIONS; i++) {
    const QdrNotation notation = sorted_notations[i];
    g_autofree char *translated =
        qdr_foreign_notation_translate_games (notation, list.text->str, list.text->len);
    g_autoptr (QdrGame) game = NULL;
    g_autoptr (GError) reason = NULL;
    guint line = 0;

    if (translated == NULL && notation == QDR_NOTATION_STANDARD)
      translated = g_strdup (list.text->str);
    if (translated == NULL)
      continue;
    game = read_standard_list (&list, translated, &line, &reason);
    if (game != NULL && check_left_squares (&list, notation, game, &line)) {
      add_reading (found, notation, game);
      if (notation == QDR_NOTATION_STANDARD)
        break;
    } else if (line > farthest) {
      farthest = line;
      g_clear_error (&failure);
      /* The words of other notations are not those of the text. */
      if (notation == QDR_NOTATION_STANDARD)
        failure = g_steal_pointer (&reason);
    }
  }
  if (found->len > 0)
    return g_steal_pointer (&found);

  wrong = farthest > 0 && farthest <= list.words->len ? list.words->pdata[farthest - 1] : lexer.end;
  if (failure != NULL) {
    qdr_lexer_set_error (&lexer, wrong, (QdrSavedGameError) failure->code, "%s", failure->message);
  } else {
    g_autofree char *word = NULL;

    lexer.at = wrong;
    word = qdr_lexer_get_presentable_word (&lexer);
    qdr_lexer_set_error (&lexer, wrong, QDR_SAVED_GAME_ERROR_MOVE,
                         _ ("Expected a legal move, not “%s”."), word);
  }
  return NULL;
}

gboolean
qdr_foreign_text_is_list (const char *text, gsize length)
{
  g_auto (QdrLexer) lexer = { 0 };

  g_return_val_if_fail (text != NULL || length == 0, FALSE);

  if (length > QDR_MOVETEXT_MAX_SIZE || !qdr_lexer_init (&lexer, text, length, NULL, NULL) ||
      !qdr_lexer_skip_space_and_comments (&lexer) || qdr_lexer_is_at_end (&lexer) ||
      qdr_lexer_is_at_header (&lexer))
    return FALSE;

  /* After other text, a saved game begins with a header on a line of its own. */
  for (const char *c = lexer.at; (c = memchr (c, '[', (gsize) (lexer.end - c))) != NULL; c++) {
    g_auto (QdrHeaderToken) token = { .name = NULL };

    lexer.at = c;
    if (c[-1] == '\n' && qdr_lexer_read_header (&lexer, &token))
      return FALSE;
  }
  return TRUE;
}

/* Reads the line of a game in a text. */
static GPtrArray *
read_line (const char *text, gsize length, QdrTextPlace *place, GError **error)
{
  gsize size;
  const char *line = qdr_game_line_find (text, length, &size);
  g_autoptr (QdrGame) game = qdr_game_line_read (line, size, error);
  GPtrArray *found;

  if (place != NULL)
    *place = (QdrTextPlace){ 1, 1 };
  if (game == NULL)
    return NULL;
  found = new_readings ();
  g_ptr_array_add (found, foreign_game_new (QDR_NOTATION_STANDARD, game));
  return found;
}

GPtrArray *
qdr_foreign_game_read_text (const char *text,
                            gsize length,
                            const QdrPosition *start,
                            QdrTextPlace *place,
                            GError **error)
{
  QdrTextPlace places[2] = { { 0, 0 }, { 0, 0 } };
  GError *failures[2] = { NULL, NULL };
  g_autofree char *line = NULL;
  GPtrArray *found;
  QdrPosition usual;
  guint farther;
  gsize size;

  g_return_val_if_fail (text != NULL || length == 0, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  if (!qdr_foreign_text_is_list (text, length))
    return qdr_foreign_game_read (text, length, place, error);
  if (qdr_game_line_find (text, length, &size) != NULL)
    return read_line (text, length, place, error);

  line = g_strstrip (g_strndup (text, length));
  found = qdr_foreign_game_read_position (line, NULL);
  qdr_position_init (&usual, USUAL_SIZE, USUAL_SIZE, 2);
  if (found == NULL)
    found = read_list (text, length, start != NULL ? start : &usual, &places[0], &failures[0]);
  if (found == NULL && start != NULL && !qdr_position_equal (start, &usual))
    found = read_list (text, length, &usual, &places[1], &failures[1]);
  if (found != NULL) {
    g_clear_error (&failures[0]);
    return found;
  }

  farther = places[1].line > places[0].line ||
                    (places[1].line == places[0].line && places[1].column > places[0].column)
                ? 1
                : 0;
  if (place != NULL)
    *place = places[farther];
  g_propagate_error (error, failures[farther]);
  g_clear_error (&failures[1 - farther]);
  return NULL;
}

/* Reads a game that has only one reading. Returns (transfer full) (nullable) it, and sets
 * @notation. */
static QdrGame *
read_only_reading (const char *text,
                   gsize length,
                   QdrNotation *notation,
                   QdrTextPlace *place,
                   GError **error)
{
  g_autoptr (GPtrArray) found = qdr_foreign_game_read_text (text, length, NULL, place, error);
  g_autoptr (GString) list = NULL;

  if (found == NULL)
    return NULL;
  if (found->len == 1) {
    const QdrForeignGame *reading = g_ptr_array_index (found, 0);

    *notation = reading->notation;
    return g_object_ref (reading->game);
  }

  list = g_string_new (NULL);
  for (guint i = 0; i < found->len; i++) {
    const QdrForeignGame *reading = g_ptr_array_index (found, i);

    g_string_append_printf (list, "%s%s", i > 0 ? ", " : "",
                            qdr_foreign_notation_get_name (reading->notation));
  }
  if (place != NULL)
    *place = (QdrTextPlace){ 1, 1 };
  g_set_error (error, QDR_SAVED_GAME_ERROR, QDR_SAVED_GAME_ERROR_AMBIGUOUS,
               /* Translators: %s is a list of names of notations, as on the command line. */
               _ ("Expected a game that is legal in one notation; this one is in several: %s."),
               list->str);
  return NULL;
}

/* Returns whether a game that cannot be read may be one in another notation. */
static gboolean
may_be_foreign (const GError *error)
{
  return g_error_matches (error, QDR_SAVED_GAME_ERROR, QDR_SAVED_GAME_ERROR_MOVE) ||
         g_error_matches (error, QDR_SAVED_GAME_ERROR, QDR_SAVED_GAME_ERROR_HEADER);
}

guint
qdr_foreign_game_foreach_in_text (const char *text,
                                  gsize length,
                                  GFile *file,
                                  QdrSavedGameFunc func,
                                  gpointer user_data,
                                  QdrTextPlace *place,
                                  GError **error)
{
  g_autoptr (GError) failure = NULL;
  g_autoptr (QdrGame) game = NULL;
  g_autofree char *translated = NULL;
  QdrNotation notation;
  gboolean is_list;
  guint n_games = 0;

  g_return_val_if_fail (text != NULL || length == 0, 0);

  is_list = qdr_foreign_text_is_list (text, length);
  if (!is_list)
    n_games = qdr_saved_game_foreach_in_text (text, length, file, func, user_data, place, &failure);
  if (n_games > 0)
    return n_games;
  if (!is_list && !may_be_foreign (failure)) {
    g_propagate_error (error, g_steal_pointer (&failure));
    return 0;
  }

  game = read_only_reading (text, length, &notation, place, error);
  if (game == NULL)
    return 0;
  if (is_list) {
    if (func != NULL)
      func (game, 1, user_data);
    return 1;
  }
  translated = qdr_foreign_notation_translate_games (notation, text, length);
  return qdr_saved_game_foreach_in_text (translated, strlen (translated), NULL, func, user_data,
                                         NULL, error);
}

/* Converts a place in a text that begins at @first to a place in the whole text. */
static void
shift_place (QdrTextPlace *place, QdrTextPlace first)
{
  if (place->line == 1)
    place->column += first.column - 1;
  place->line += first.line - 1;
}

static void
fail_notation (QdrNotation notation, GError **error)
{
  g_set_error (error, QDR_SAVED_GAME_ERROR, QDR_SAVED_GAME_ERROR_MOVE,
               /* Translators: %s is the name of a notation as on the command line. */
               _ ("Expected a game in the notation %s."), qdr_foreign_notation_get_name (notation));
}

/* Reads the first game of @text, which begins at @first in the collection. Sets @place to the place
 * of the error, or to @first if there is none. */
static QdrGame *
read_in_notation (QdrNotation notation,
                  const char *text,
                  gsize length,
                  QdrTextPlace first,
                  QdrTextPlace *place,
                  GError **error)
{
  g_autofree char *translated = qdr_foreign_notation_translate_games (notation, text, length);
  g_autoptr (GPtrArray) games = NULL;
  QdrTextPlace fault;

  *place = first;
  if (translated == NULL) {
    fail_notation (notation, error);
    return NULL;
  }
  games = qdr_saved_game_parse (translated, strlen (translated), &fault, error);
  if (games != NULL)
    return g_object_ref (g_ptr_array_index (games, 0));

  shift_place (&fault, first);
  *place = fault;
  return NULL;
}

/* Returns the reading of a list of moves in a given notation. */
static QdrGame *
read_list_in_notation (const char *text,
                       gsize length,
                       QdrNotation notation,
                       QdrTextPlace *place,
                       GError **error)
{
  g_autoptr (GPtrArray) found = qdr_foreign_game_read_text (text, length, NULL, place, error);

  for (guint i = 0; found != NULL && i < found->len; i++) {
    const QdrForeignGame *reading = g_ptr_array_index (found, i);

    if (reading->notation == notation)
      return g_object_ref (reading->game);
  }
  if (found != NULL) {
    *place = (QdrTextPlace){ 1, 1 };
    fail_notation (notation, error);
  }
  return NULL;
}

QdrGame *
qdr_saved_game_stream_read_foreign_game (QdrSavedGameStream *stream,
                                         const QdrNotation *only,
                                         QdrNotation *notation,
                                         QdrTextPlace *place,
                                         GError **error)
{
  QdrTextPlace first;
  const char *text;
  gsize length;
  gboolean is_list;
  g_autoptr (GError) failure = NULL;
  g_autoptr (GError) foreign_failure = NULL;
  g_autoptr (QdrGame) game = NULL;

  g_return_val_if_fail (stream != NULL && notation != NULL && place != NULL, NULL);

  text = stream->at;
  first = (QdrTextPlace){ stream->line, stream->column };
  *notation = only != NULL ? *only : QDR_NOTATION_STANDARD;
  game = qdr_saved_game_stream_read (stream, place, &failure);
  length = (gsize) (stream->at - text);
  is_list = game == NULL && qdr_foreign_text_is_list (text, length);
  if (*notation != QDR_NOTATION_STANDARD && !is_list &&
      !g_error_matches (failure, QDR_SAVED_GAME_ERROR, QDR_SAVED_GAME_ERROR_TOO_LARGE))
    return read_in_notation (*notation, text, length, first, place, error);
  if (game != NULL)
    *place = first;

  if (is_list || (game == NULL && only == NULL && may_be_foreign (failure))) {
    QdrTextPlace foreign_place = { 1, 1 };

    game = only != NULL
               ? read_list_in_notation (text, length, *only, &foreign_place, &foreign_failure)
               : read_only_reading (text, length, notation, &foreign_place, &foreign_failure);
    shift_place (&foreign_place, first);
    if (game != NULL) {
      *place = first;
    } else if (is_list || g_error_matches (foreign_failure, QDR_SAVED_GAME_ERROR,
                                           QDR_SAVED_GAME_ERROR_AMBIGUOUS)) {
      *place = foreign_place;
      g_clear_error (&failure);
      failure = g_steal_pointer (&foreign_failure);
    }
  }
  if (game == NULL)
    g_propagate_error (error, g_steal_pointer (&failure));
  return g_steal_pointer (&game);
}
