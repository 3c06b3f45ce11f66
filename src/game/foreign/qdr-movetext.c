/*
 * Lists of moves as people write them in messages, in tables and on web pages.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-movetext.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qdr-comment.h"
#include "qdr-notation.h"

/* The first word of a position in the engine protocol. */
#define POSITION "position "

typedef enum {
  WORD_MOVE,
  WORD_NUMBER, /* a move number */
  WORD_RESULT,
  WORD_REMARK,  /* a word of a remark */
  WORD_LETTER,  /* a single letter, which may be a word of a remark */
  WORD_COMMENT, /* a comment with its delimiters, or a variation in parentheses */
  WORD_MARK,    /* a mark without a meaning for the game, such as "!?" */
  WORD_OTHER,   /* anything else */
} WordKind;

typedef struct {
  WordKind kind;
  const char *at;  /* first character */
  const char *end; /* end of the word, after its last character */
  /* Of a move: */
  const char *move_at; /* first character of the move, after the square that a step leaves */
  const char *move_end;
  gsize from_length; /* bytes of the square that a step leaves, at @at; 0 if it is not written */
  /* Of a number: */
  gboolean is_bare; /* whether no full stop or other mark follows it */
} Word;

/* Characters */

static gboolean
is_space (gunichar c)
{
  return g_unichar_isspace (c) || qdr_char_is_special_space (c);
}

static gboolean
is_dash_or_arrow (gunichar c)
{
  const GUnicodeType type = g_unichar_type (c);

  return type == G_UNICODE_DASH_PUNCTUATION || type == G_UNICODE_MATH_SYMBOL ||
         type == G_UNICODE_OTHER_SYMBOL;
}

static gunichar
get_char (const char *at, const char *end)
{
  return at < end ? g_utf8_get_char (at) : 0;
}

static const char *
skip_digits (const char *at, const char *end)
{
  while (at < end && g_ascii_isdigit (*at))
    at++;
  return at;
}

static gboolean
equals (const char *at, const char *end, const char *text)
{
  return (gsize) (end - at) == strlen (text) && g_ascii_strncasecmp (at, text, strlen (text)) == 0;
}

/* Words */

/* Returns the end of the square at @at, or @at if there is none. */
static const char *
skip_square (const char *at, const char *end)
{
  const char *digits = at + 1;
  const char *after;

  if (at == end || g_ascii_tolower (*at) < 'a' || g_ascii_tolower (*at) > 's')
    return at;
  after = skip_digits (digits, end);
  return after == digits || after > digits + 2 ? at : after;
}

/* Recognises a move from @at to @end, and sets the fields of a move. */
static gboolean
find_move (Word *word, const char *at, const char *end)
{
  const char *after;

  word->move_at = at;
  word->move_end = end;
  word->from_length = 0;
  if (equals (at, end, "resign") || equals (at, end, "timeout"))
    return TRUE;
  if (at < end && strchr ("hHvV", *at) != NULL && skip_square (at + 1, end) == end && end > at + 2)
    return TRUE; /* "he3" */

  after = skip_square (at, end);
  if (after == at)
    return FALSE;
  if (after == end || (after + 1 == end && strchr ("hHvV-/|", *after) != NULL))
    return TRUE;

  /* A step with both squares: "e1-e2", with any dash or arrow. */
  word->from_length = (gsize) (after - at);
  while (after < end && is_dash_or_arrow (g_utf8_get_char (after)))
    after = g_utf8_next_char (after);
  word->move_at = after;
  return after < end && skip_square (after, end) == end;
}

static const struct {
  const char *text;
  const char *result; /* the result in a saved game; NULL if the text says nothing */
  gboolean is_remark; /* see QdrMovetext.result_remark */
} results[] = {
  { "1", "1", FALSE },         { "2", "2", FALSE },     { "3", "3", FALSE },  { "4", "4", FALSE },
  { "draw", "draw", FALSE },   { "*", "*", FALSE },     { "1-0", "1", TRUE }, { "0-1", "2", TRUE },
  { "1/2-1/2", "draw", TRUE }, { "½-½", "draw", TRUE }, { "1–0", "1", TRUE }, { "0–1", "2", TRUE },
  { "x", NULL, TRUE },
};

/* Returns the index of a result, or G_N_ELEMENTS (results) if the word is none. */
static guint
find_result (const char *at, const char *end)
{
  guint i = 0;

  while (i < G_N_ELEMENTS (results) && !equals (at, end, results[i].text))
    i++;
  return i;
}

/* Classifies a word, except the words whose kind depends on other words. */
static void
classify (Word *word)
{
  const char *end = word->end;
  guint n_letters = 0, n_digits = 0;

  for (const char *c = word->at; c < end; c = g_utf8_next_char (c)) {
    n_letters += g_unichar_isalpha (g_utf8_get_char (c)) ? 1 : 0;
    n_digits += g_unichar_isdigit (g_utf8_get_char (c)) ? 1 : 0;
  }
  /* Marks of quality and punctuation may follow a move. */
  while (end > word->at + 1 && strchr ("!?+#xX.:", end[-1]) != NULL)
    end--;

  if (find_move (word, word->at, end))
    word->kind = WORD_MOVE;
  else if (skip_digits (word->at, word->end) == word->end)
    word->kind = WORD_NUMBER;
  else if (find_result (word->at, word->end) < G_N_ELEMENTS (results))
    word->kind = WORD_RESULT;
  else if (*word->at == '$' && skip_digits (word->at + 1, word->end) == word->end)
    word->kind = WORD_MARK;
  else if (n_letters + n_digits == 0)
    word->kind = WORD_MARK;
  else if (n_digits > 0)
    word->kind = WORD_OTHER;
  else
    word->kind = n_letters == 1 ? WORD_LETTER : WORD_REMARK;
}

/* Returns the end of a move number and its mark at @at, as in "1.e2" and "1)"; @at if there is
 * none. */
static const char *
skip_number (const char *at, const char *end)
{
  const char *digits_end = skip_digits (at, end);
  const char *after = digits_end;

  while (after < end && strchr (".):", *after) != NULL)
    after++;
  while (get_char (after, end) == 0x2026) /* … */
    after = g_utf8_next_char (after);
  return digits_end == at || after == digits_end ? at : after;
}

/* Returns whether the text consists of moves, numbers and separators. */
static gboolean
has_only_moves (const char *at, const char *end)
{
  while (at < end) {
    const char *word_end = at;
    Word word;

    while (word_end < end && *word_end != ';' && *word_end != ',' &&
           !is_space (g_utf8_get_char (word_end)))
      word_end = g_utf8_next_char (word_end);
    at = skip_number (at, word_end);
    if (word_end > at && !find_move (&word, at, word_end))
      return FALSE;
    at = word_end < end ? g_utf8_next_char (word_end) : end;
  }
  return TRUE;
}

static const char *
find_char (const char *at, const char *end, char c)
{
  return memchr (at, c, (gsize) (end - at));
}

static void
add_word (GArray *words, WordKind kind, const char *at, const char *end)
{
  const Word word = { .kind = kind, .at = at, .end = end };

  g_array_append_val (words, word);
}

/* Splits the text into words. Parentheses are words. */
static gboolean
split (QdrLexer *lexer, GArray *words)
{
  const char *end = lexer->end;
  const char *moves_end = lexer->at; /* up to here semicolons are known to separate moves */

  while (lexer->at < end) {
    const char *at = lexer->at;
    const gunichar c = g_utf8_get_char (at);

    if (*at == '{') {
      const char *close = find_char (at, end, '}');

      if (close == NULL)
        return qdr_lexer_set_error (lexer, at, QDR_SAVED_GAME_ERROR_SYNTAX,
                                    _ ("Expected “}” at the end of this comment."));
      lexer->at = close + 1;
      add_word (words, WORD_COMMENT, at, lexer->at);
    } else if (*at == ';' && at >= moves_end) {
      const char *line_end = find_char (at, end, '\n');

      line_end = line_end != NULL ? line_end : end;
      if (has_only_moves (at + 1, line_end)) {
        moves_end = line_end;
      } else {
        lexer->at = line_end;
        add_word (words, WORD_COMMENT, at, line_end);
      }
    } else if (*at == '(' || *at == ')') {
      lexer->at++;
      add_word (words, WORD_MARK, at, lexer->at);
    } else if (*at == ';' || *at == ',' || *at == '|' || is_space (c)) {
      lexer->at = g_utf8_next_char (at);
    } else {
      const char *number_end = skip_number (at, end);
      Word word = { .at = at };

      if (number_end > at) {
        word.kind = WORD_NUMBER;
        word.end = number_end;
      } else {
        for (word.end = at; word.end < end; word.end = g_utf8_next_char (word.end))
          if (strchr ("{;(),", *word.end) != NULL || (*word.end == '$' && word.end > at) ||
              is_space (g_utf8_get_char (word.end)))
            break;
        classify (&word);
        word.is_bare = word.kind == WORD_NUMBER;
      }
      lexer->at = word.end;
      g_array_append_val (words, word);
    }
  }
  return TRUE;
}

/* Variations and remarks */

static gboolean
is_char (const Word *word, char c)
{
  return word->kind == WORD_MARK && *word->at == c;
}

static gboolean
is_text (const Word *word)
{
  return word->kind == WORD_REMARK || word->kind == WORD_LETTER || word->kind == WORD_OTHER;
}

/* Makes each variation in parentheses one comment. If all moves are in parentheses, the parentheses
 * only group them. */
static void
join_variations (GArray *words)
{
  gboolean has_main_line = FALSE;
  guint depth = 0;
  guint n_left = 0;
  const char *begin = NULL;

  for (guint i = 0; i < words->len; i++) {
    const Word *word = &g_array_index (words, Word, i);

    depth += is_char (word, '(') ? 1 : 0;
    depth -= is_char (word, ')') && depth > 0 ? 1 : 0;
    has_main_line = has_main_line || (depth == 0 && word->kind == WORD_MOVE);
  }
  if (!has_main_line || depth > 0)
    return;

  for (guint i = 0; i < words->len; i++) {
    Word word = g_array_index (words, Word, i);

    if (is_char (&word, '(') && depth++ == 0)
      begin = word.at;
    if (is_char (&word, ')') && depth > 0 && --depth == 0)
      word = (Word){ .kind = WORD_COMMENT, .at = begin, .end = word.end };
    if (depth == 0)
      g_array_index (words, Word, n_left++) = word;
  }
  g_array_set_size (words, n_left);
}

/* Makes each run of words of a remark one remark. A single letter and a number are part of a remark
 * if they stand between its words. */
static void
join_remarks (GArray *words)
{
  guint n_left = 0;

  for (guint i = 0; i < words->len; i++) {
    const Word word = g_array_index (words, Word, i);
    Word *last = n_left > 0 ? &g_array_index (words, Word, n_left - 1) : NULL;
    const Word *next = i + 1 < words->len ? &g_array_index (words, Word, i + 1) : NULL;
    const gboolean is_between =
        last != NULL && last->kind == WORD_REMARK && next != NULL && next->kind == WORD_REMARK;

    if (last != NULL && last->kind == WORD_REMARK &&
        (word.kind == WORD_REMARK || word.kind == WORD_LETTER ||
         (is_between && (word.kind == WORD_MARK || word.is_bare)))) {
      last->end = word.end;
    } else {
      g_array_index (words, Word, n_left) = word;
      if (word.kind == WORD_LETTER && next != NULL && next->kind == WORD_REMARK)
        g_array_index (words, Word, n_left).kind = WORD_REMARK;
      n_left++;
    }
  }
  g_array_set_size (words, n_left);
}

/* Checks */

/* Returns a word as it looks, for an error message: characters without a width separate words, but
 * nobody sees that. */
static char *
show_word (QdrLexer *lexer, const Word *word)
{
  const char *at = word->at;
  const char *end = word->end;

  while (at > lexer->text && qdr_char_is_zero_width (g_utf8_get_char (g_utf8_prev_char (at))))
    do
      at = g_utf8_prev_char (at);
    while (at > lexer->text && !is_space (g_utf8_get_char (g_utf8_prev_char (at))));
  while (qdr_char_is_zero_width (get_char (end, lexer->end)))
    do
      end = g_utf8_next_char (end);
    while (end < lexer->end && !is_space (g_utf8_get_char (end)));
  return qdr_lexer_make_presentable (at, (gsize) (end - at));
}

static gboolean
fail_word (QdrLexer *lexer, const Word *word)
{
  g_autofree char *shown = show_word (lexer, word);

  return qdr_lexer_set_error (lexer, word->at, QDR_SAVED_GAME_ERROR_MOVE,
                              _ ("Expected a move or the result, not “%s”."), shown);
}

static gboolean
check_words (QdrLexer *lexer, GArray *words)
{
  for (guint i = 0; i < words->len; i++) {
    const Word *word = &g_array_index (words, Word, i);

    if (word->kind == WORD_OTHER || word->kind == WORD_LETTER)
      return fail_word (lexer, word);
  }
  return TRUE;
}

/* Makes a number that ends the list the result, and checks that no move follows the result. */
static gboolean
take_result (QdrMovetext *self, QdrLexer *lexer, GArray *words)
{
  Word *last = NULL; /* the last word that is no mark, comment or remark */
  guint i;

  for (i = 0; i < words->len; i++) {
    Word *word = &g_array_index (words, Word, i);

    if (word->kind == WORD_MARK || word->kind == WORD_COMMENT || word->kind == WORD_REMARK)
      continue;
    if (last != NULL && last->kind == WORD_RESULT)
      return fail_word (lexer, last);
    last = word;
  }
  if (last == NULL || (last->kind != WORD_RESULT && !last->is_bare))
    return TRUE;

  i = find_result (last->at, last->end);
  if (i == G_N_ELEMENTS (results))
    return fail_word (lexer, last);
  last->kind = WORD_RESULT;
  self->result = results[i].result;
  if (results[i].is_remark)
    self->result_remark = g_strndup (last->at, (gsize) (last->end - last->at));
  return TRUE;
}

/* Checks that the numbers count the rounds, or else the moves. Only this shows that no move is
 * missing, and that no word of a remark was taken for a move. */
static gboolean
check_numbers (QdrLexer *lexer, GArray *words)
{
  gboolean counts_rounds = TRUE, counts_moves = TRUE;
  guint n_moves = 0;

  for (guint i = 0; i < words->len; i++) {
    const Word *word = &g_array_index (words, Word, i);
    guint64 number;

    n_moves += word->kind == WORD_MOVE ? 1 : 0;
    if (word->kind != WORD_NUMBER)
      continue;
    number = g_ascii_strtoull (word->at, NULL, 10);
    counts_rounds = counts_rounds && number == n_moves / 2 + 1;
    counts_moves = counts_moves && number == n_moves + 1;
    if (!counts_rounds && !counts_moves) {
      g_autofree char *shown = show_word (lexer, word);

      return qdr_lexer_set_error (lexer, word->at, QDR_SAVED_GAME_ERROR_MOVE,
                                  _ ("Expected the number %u here, not “%s”."), n_moves / 2 + 1,
                                  shown);
    }
  }
  return TRUE;
}

/* Writing */

static void
write_line (QdrMovetext *self, const char *source, const char *text, gsize length)
{
  g_string_append_len (self->text, text, (gssize) length);
  g_string_append_c (self->text, '\n');
  g_ptr_array_add (self->words, (gpointer) source);
}

/* Writes a comment on one line. Skips the delimiters that it has. */
static void
write_comment (QdrMovetext *self, const char *source, const char *at, const char *end)
{
  g_autoptr (GString) line = g_string_new (NULL);

  at += *at == '{' || *at == ';' ? 1 : 0;
  end -= end > at && end[-1] == '}' ? 1 : 0;
  qdr_comment_append (line, at, (gsize) (end - at));
  g_string_prepend_c (line, '{');
  g_string_append_c (line, '}');
  write_line (self, source, line->str, line->len);
}

static void
write_words (QdrMovetext *self, GArray *words)
{
  guint n_moves = 0;

  for (guint i = 0; i < words->len; i++) {
    const Word *word = &g_array_index (words, Word, i);

    if (word->kind == WORD_COMMENT || word->kind == WORD_REMARK)
      write_comment (self, word->at, word->at, word->end);
    if (word->kind != WORD_MOVE)
      continue;
    write_line (self, word->at, word->move_at, (gsize) (word->move_end - word->move_at));
    if (word->from_length > 0) {
      const QdrLeftSquare left = { n_moves, self->words->len, word->at, word->from_length };

      g_array_append_val (self->left_squares, left);
    }
    n_moves++;
  }
}

/* Headers */

static void
write_header (QdrMovetext *self, const char *source, const char *name, const char *value)
{
  g_autofree char *line = g_strdup_printf ("[%s \"%s\"]", name, value);

  write_line (self, source, line, strlen (line));
}

static void
write_start (QdrMovetext *self, const char *source, const QdrPosition *start)
{
  g_autofree char *size = g_strdup_printf ("%ux%u", start->board.width, start->board.height);

  write_header (self, source, "Board", size);
  write_header (self, source, "Players", start->players == 4 ? "4" : "2");
}

/* Reads the next word, which white space ends. Returns it in lower case, (transfer full). */
static char *
read_plain_word (QdrLexer *lexer)
{
  const char *at;

  while (lexer->at < lexer->end && is_space (g_utf8_get_char (lexer->at)))
    lexer->at = g_utf8_next_char (lexer->at);
  at = lexer->at;
  while (lexer->at < lexer->end && !is_space (g_utf8_get_char (lexer->at)))
    lexer->at = g_utf8_next_char (lexer->at);
  return g_ascii_strdown (at, lexer->at - at);
}

/* Writes the headers for "position start" or "position text" of the engine protocol, and skips the
 * word "moves". */
static gboolean
read_protocol_position (QdrMovetext *self, QdrLexer *lexer, guint *n_players)
{
  const char *source = lexer->at;
  g_autofree char *kind = NULL;
  g_autoptr (GString) position_text = g_string_new (NULL);
  gboolean repetition_is_draw = TRUE;
  g_autofree char *size = g_strdup ("9");
  g_autofree char *players = g_strdup ("2");
  g_autofree char *walls = NULL;

  g_free (read_plain_word (lexer)); /* "position" */
  kind = read_plain_word (lexer);
  for (;;) {
    g_autofree char *word = read_plain_word (lexer);

    if (*word == '\0' || g_str_equal (word, "moves"))
      break;
    if (g_str_equal (word, "norepetition")) {
      repetition_is_draw = FALSE;
    } else if (g_str_equal (kind, "text")) {
      g_string_append_printf (position_text, "%s ", word);
    } else if (g_str_equal (word, "size") || g_str_equal (word, "players") ||
               g_str_equal (word, "walls")) {
      char **value = *word == 's' ? &size : *word == 'p' ? &players : &walls;

      g_free (*value);
      *value = read_plain_word (lexer);
    } else {
      const Word wrong = { .at = lexer->at - strlen (word), .end = lexer->at };

      return fail_word (lexer, &wrong);
    }
  }

  if (g_str_equal (kind, "text")) {
    g_autoptr (GError) error = NULL;
    QdrPosition position;

    if (!qdr_position_from_text (position_text->str, &position, NULL, &error))
      return qdr_lexer_set_error (lexer, source, QDR_SAVED_GAME_ERROR_HEADER, "%s", error->message);
    write_start (self, source, &position);
    write_header (self, source, "Position", position_text->str);
    *n_players = position.players;
  } else {
    g_autofree char *board =
        strchr (size, 'x') != NULL ? g_strdup (size) : g_strdup_printf ("%sx%s", size, size);

    write_header (self, source, "Board", board);
    write_header (self, source, "Players", players);
    *n_players = g_str_equal (players, "4") ? 4 : 2;
    if (walls != NULL) {
      g_autoptr (GString) stocks = g_string_new (NULL);

      for (guint i = 0; strchr (walls, ',') == NULL && i < *n_players; i++)
        g_string_append_printf (stocks, "%s ", walls);
      write_header (self, source, "Walls",
                    stocks->len > 0 ? stocks->str : g_strdelimit (walls, ",", ' '));
    }
  }
  if (!repetition_is_draw)
    write_header (self, source, "Repetition", "off");
  return TRUE;
}

/* The list */

gboolean
qdr_movetext_init (QdrMovetext *self, QdrLexer *lexer, const QdrPosition *start)
{
  g_autoptr (GArray) words = g_array_new (FALSE, FALSE, sizeof (Word));
  guint n_players = start->players;
  const Word whole = { .at = lexer->at, .end = lexer->end };
  guint n_moves = 0;
  gboolean is_protocol;

  *self = (QdrMovetext){ .text = g_string_new (NULL),
                         .words = g_ptr_array_new (),
                         .left_squares = g_array_new (FALSE, FALSE, sizeof (QdrLeftSquare)) };
  while (lexer->at < lexer->end && is_space (g_utf8_get_char (lexer->at)))
    lexer->at = g_utf8_next_char (lexer->at);
  is_protocol = lexer->end - lexer->at > (gssize) strlen (POSITION) &&
                g_ascii_strncasecmp (lexer->at, POSITION, strlen (POSITION)) == 0;
  if (is_protocol) {
    if (!read_protocol_position (self, lexer, &n_players))
      return FALSE;
  } else {
    write_start (self, lexer->at, start);
  }

  if (!split (lexer, words))
    return FALSE;
  for (guint i = 0; i < words->len; i++)
    n_moves += g_array_index (words, Word, i).kind == WORD_MOVE ? 1 : 0;
  /* A sentence in which one square is named is not a list of moves. */
  for (guint i = 0; n_moves < 2 && i < words->len; i++)
    if (is_text (&g_array_index (words, Word, i)))
      return fail_word (lexer, &g_array_index (words, Word, i));
  if (n_moves == 0 && !is_protocol)
    return fail_word (lexer, words->len > 0 ? &g_array_index (words, Word, 0) : &whole);
  join_variations (words);
  join_remarks (words);
  /* With four players, a player who is out makes no moves. */
  if (!check_words (lexer, words) || !take_result (self, lexer, words) ||
      (n_players != 4 && !check_numbers (lexer, words)))
    return FALSE;
  write_words (self, words);
  return TRUE;
}

void
qdr_movetext_clear (QdrMovetext *self)
{
  if (self->text != NULL)
    g_string_free (self->text, TRUE);
  g_free (self->result_remark);
  if (self->words != NULL)
    g_ptr_array_unref (self->words);
  if (self->left_squares != NULL)
    g_array_unref (self->left_squares);
}
