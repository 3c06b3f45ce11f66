/*
 * The lexer of saved games, which splits a text into comments, headers and words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-lexer.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qdr-comment.h"
#include "qdr-headers.h"
#include "qdr-text-file.h"

#define BYTE_ORDER_MARK "\xef\xbb\xbf"
#define REPLACEMENT_CHARACTER 0xfffd

#define MAX_SHOWN_WORD 40 /* maximum length of a word in an error message, in characters */
#define MAX_MESSAGE 400   /* maximum length of an error message, in characters */

G_DEFINE_QUARK (qdr_saved_game_error, qdr_saved_game_error)

gboolean
qdr_char_is_zero_width (gunichar c)
{
  return g_unichar_type (c) == G_UNICODE_FORMAT;
}

gboolean
qdr_char_is_special_space (gunichar c)
{
  return c >= 0x80 && (g_unichar_isspace (c) || qdr_char_is_zero_width (c));
}

/* Returns the name of an invisible character that people paste without noticing, or NULL. */
static const char *
get_name_of_invisible (gunichar c)
{
  if (c == '\t')
    return _ ("tab");
  if (c == 0xa0 || c == 0x202f)
    return _ ("no-break space");
  if (c == 0xfeff)
    return _ ("byte order mark");
  if (qdr_char_is_zero_width (c))
    return _ ("character without width");
  return c != ' ' && g_unichar_type (c) == G_UNICODE_SPACE_SEPARATOR ? _ ("special space") : NULL;
}

/* Returns the first @max_length characters of @text, as one line without control characters.
 * Invisible characters of a word are named, and those of a sentence are not: French has no-break
 * spaces within quotation marks. */
static char *
make_presentable (const char *text, gssize length, guint max_length, gboolean names_invisible)
{
  const char *end = length < 0 ? text + strlen (text) : text + length;
  GString *shown = g_string_new (NULL);

  for (guint n = 0; text < end; text = g_utf8_next_char (text), n++) {
    const gunichar c = g_utf8_get_char (text);
    const char *name = names_invisible ? get_name_of_invisible (c) : NULL;

    if (n == max_length) {
      g_string_append (shown, "…");
      break;
    }
    if (name != NULL)
      g_string_append_printf (shown, "‹%s›", name);
    else
      g_string_append_unichar (shown, g_unichar_isprint (c) ? c : REPLACEMENT_CHARACTER);
  }
  return g_string_free (shown, FALSE);
}

gboolean
qdr_lexer_set_error (QdrLexer *self,
                     const char *at,
                     QdrSavedGameError code,
                     const char *format,
                     ...)
{
  g_autofree char *message = NULL;
  g_autofree char *shown = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  shown = make_presentable (message, -1, MAX_MESSAGE, FALSE);
  g_set_error_literal (self->error, QDR_SAVED_GAME_ERROR, (int) code, shown);
  if (self->place != NULL) {
    const char *line = self->text;

    *self->place = (QdrTextPlace){ .line = 1, .column = 1 };
    /* A line ends with a line feed. A carriage return before it is white space. */
    for (const char *c = self->text; c < at; c++)
      if (*c == '\n') {
        self->place->line++;
        line = c + 1;
      }
    /* Count characters: all bytes except continuation bytes of UTF-8. */
    for (const char *c = line; c < at; c++)
      if (((guchar) *c & 0xc0) != 0x80)
        self->place->column++;
  }
  return FALSE;
}

/* The text */

const char *
qdr_text_skip_byte_order_mark (const char *text, gsize length)
{
  const gsize mark = strlen (BYTE_ORDER_MARK);

  return length >= mark && memcmp (text, BYTE_ORDER_MARK, mark) == 0 ? text + mark : text;
}

gboolean
qdr_lexer_init (QdrLexer *self, const char *text, gsize length, QdrTextPlace *place, GError **error)
{
  const char *encoding;
  const char *invalid;

  *self = (QdrLexer){ .end = text + length, .place = place, .error = error };
  self->text = qdr_text_skip_byte_order_mark (text, length);
  self->at = self->text;
  self->comment = g_string_new (NULL);

  if (g_utf8_validate_len (self->text, (gsize) (self->end - self->text), &invalid))
    return TRUE;
  encoding = qdr_text_guess_other_encoding (text, length);
  if (encoding != NULL)
    return qdr_lexer_set_error (self, invalid, QDR_SAVED_GAME_ERROR_ENCODING,
                                /* Translators: %s is the name of an encoding: "UTF-16". */
                                _ ("Expected text in UTF-8; this seems to be in %s."), encoding);
  if (*invalid == '\0')
    return qdr_lexer_set_error (self, invalid, QDR_SAVED_GAME_ERROR_ENCODING,
                                _ ("Expected text, not a zero byte."));
  return qdr_lexer_set_error (self, invalid, QDR_SAVED_GAME_ERROR_ENCODING,
                              _ ("Expected text in UTF-8, not the byte 0x%02x."),
                              (guchar) *invalid);
}

void
qdr_lexer_clear (QdrLexer *self)
{
  if (self->comment != NULL)
    g_string_free (self->comment, TRUE);
}

void
qdr_header_token_clear (QdrHeaderToken *self)
{
  g_free (self->name);
  g_free (self->value);
}

static char
peek (const QdrLexer *self)
{
  return self->at < self->end ? *self->at : '\0';
}

gboolean
qdr_lexer_is_at_end (const QdrLexer *self)
{
  return self->at == self->end;
}

gboolean
qdr_lexer_is_at_header (const QdrLexer *self)
{
  return peek (self) == '[';
}

/* Blanks and comments */

static gboolean
is_blank (const char *at)
{
  return g_ascii_isspace (*at) || *at == '\v' || qdr_char_is_special_space (g_utf8_get_char (at));
}

static const char *
find_char (const QdrLexer *self, char c)
{
  return memchr (self->at, c, (gsize) (self->end - self->at));
}

gboolean
qdr_lexer_skip_space_and_comments (QdrLexer *self)
{
  while (self->at < self->end) {
    const char c = *self->at;

    if (is_blank (self->at)) {
      self->at = g_utf8_next_char (self->at);
    } else if (c == ';') {
      const char *newline = find_char (self, '\n');
      const char *end = newline != NULL ? newline : self->end;

      qdr_comment_append (self->comment, self->at + 1, (gsize) (end - self->at - 1));
      self->at = end;
    } else if (c == '{') {
      const char *close = find_char (self, '}');

      if (close == NULL)
        return qdr_lexer_set_error (self, self->at, QDR_SAVED_GAME_ERROR_SYNTAX,
                                    _ ("Expected “}” at the end of this comment."));
      qdr_comment_append (self->comment, self->at + 1, (gsize) (close - self->at - 1));
      self->at = close + 1;
    } else {
      break;
    }
  }
  return TRUE;
}

/* Headers */

static gboolean
is_at_space (const QdrLexer *self)
{
  return !qdr_lexer_is_at_end (self) && (*self->at == ' ' || *self->at == '\t' ||
                                         qdr_char_is_special_space (g_utf8_get_char (self->at)));
}

static void
skip_spaces (QdrLexer *self)
{
  while (is_at_space (self))
    self->at = g_utf8_next_char (self->at);
}

static gboolean
read_char (QdrLexer *self, char c)
{
  if (peek (self) != c)
    return FALSE;
  self->at++;
  return TRUE;
}

gboolean
qdr_lexer_read_header (QdrLexer *self, QdrHeaderToken *token)
{
  g_autoptr (GString) value = g_string_new (NULL);
  g_auto (QdrHeaderToken) read = { .name = NULL };

  if (!read_char (self, '[')) {
    g_autofree char *word = qdr_lexer_get_presentable_word (self);

    return *word == '\0'
               ? qdr_lexer_set_error (self, self->at, QDR_SAVED_GAME_ERROR_SYNTAX,
                                      _ ("Expected a header such as [Board \"9x9\"]."))
               : qdr_lexer_set_error (self, self->at, QDR_SAVED_GAME_ERROR_SYNTAX,
                                      _ ("Expected a header such as [Board \"9x9\"], not “%s”."),
                                      word);
  }
  skip_spaces (self);

  read.name_at = self->at;
  while (!qdr_lexer_is_at_end (self) && strchr ("\r\n\"[]", *self->at) == NULL &&
         !is_at_space (self))
    self->at = g_utf8_next_char (self->at);
  read.name = g_strndup (read.name_at, (gsize) (self->at - read.name_at));

  if (!qdr_header_name_is_valid (read.name))
    return qdr_lexer_set_error (
        self, read.name_at, QDR_SAVED_GAME_ERROR_SYNTAX,
        _ ("Expected the name of a header: 1 to 64 of A–Z, a–z, 0–9 and “_”."));

  skip_spaces (self);
  if (!read_char (self, '"'))
    return qdr_lexer_set_error (self, self->at, QDR_SAVED_GAME_ERROR_SYNTAX,
                                _ ("Expected the value of the header in quotation marks."));
  read.value_at = self->at;
  for (char c = peek (self); c != '"'; c = peek (self)) {
    if (c == '\0' || c == '\n' || c == '\r')
      return qdr_lexer_set_error (self, self->at, QDR_SAVED_GAME_ERROR_SYNTAX,
                                  _ ("Expected a quotation mark at the end of the value."));
    self->at++;
    if (c == '\\') {
      c = peek (self);
      if (c != '"' && c != '\\')
        return qdr_lexer_set_error (self, self->at - 1, QDR_SAVED_GAME_ERROR_SYNTAX,
                                    _ ("Expected “\\\"” or “\\\\” where there is a backslash."));
      self->at++;
    }
    g_string_append_c (value, c);
  }
  self->at++;

  skip_spaces (self);
  if (!read_char (self, ']'))
    return qdr_lexer_set_error (self, self->at, QDR_SAVED_GAME_ERROR_SYNTAX,
                                _ ("Expected “]” at the end of the header."));
  read.value = g_strdup (value->str);
  *token = read;
  read = (QdrHeaderToken){ .name = NULL };
  return TRUE;
}

/* Words */

gsize
qdr_lexer_get_word_length (const QdrLexer *self)
{
  const char *c = self->at;

  while (c < self->end && !is_blank (c) && *c != '{' && *c != ';')
    c = g_utf8_next_char (c);
  return (gsize) (c - self->at);
}

gsize
qdr_lexer_get_number_length (const QdrLexer *self)
{
  const gsize length = qdr_lexer_get_word_length (self);
  gsize digits = 0;
  gsize dots = 0;

  while (digits < length && g_ascii_isdigit (self->at[digits]))
    digits++;
  while (digits + dots < length && self->at[digits + dots] == '.')
    dots++;
  return digits > 0 && dots > 0 ? digits + dots : 0;
}

char *
qdr_lexer_make_presentable (const char *text, gsize length)
{
  return make_presentable (text, (gssize) length, MAX_SHOWN_WORD, TRUE);
}

char *
qdr_lexer_get_presentable_word (const QdrLexer *self)
{
  const char *end = self->at;

  for (const char *c = self->at; c < self->end && *c != '{' && *c != ';';) {
    const gboolean is_unseen = qdr_char_is_zero_width (g_utf8_get_char (c));

    if (is_blank (c) && !is_unseen)
      break;
    c = g_utf8_next_char (c);
    if (!is_unseen)
      end = c;
  }
  return qdr_lexer_make_presentable (self->at, (gsize) (end - self->at));
}
