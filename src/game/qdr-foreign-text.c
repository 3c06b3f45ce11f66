/*
 * Saved games in the notations of others.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-foreign-text.h"

#include <stdio.h>
#include <string.h>

#include "qdr-lexer.h"
#include "qdr-tag.h"

typedef struct {
  QdrNotation notation;
  QdrLexer lexer;
  QdrBoard board; /* of the present game, if it has one */
  gboolean has_board;
  GString *output;
} Translator;

static void
clear_translator (Translator *self)
{
  qdr_lexer_clear (&self->lexer);
  if (self->output != NULL)
    g_string_free (self->output, TRUE);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Translator, clear_translator)

/* Copies what has been read from @from on. */
static void
copy_from (Translator *self, const char *from)
{
  g_string_append_len (self->output, from, self->lexer.at - from);
}

static gboolean
copy_blanks (Translator *self)
{
  const char *from = self->lexer.at;

  if (!qdr_lexer_skip (&self->lexer))
    return FALSE;
  g_string_truncate (self->lexer.comment, 0);
  copy_from (self, from);
  return TRUE;
}

static void
take_board (Translator *self, const char *value)
{
  guint width;
  guint height;

  self->has_board = sscanf (value, "%3ux%3u", &width, &height) == 2 &&
                    qdr_board_size_is_valid (width) && qdr_board_size_is_valid (height);
  if (self->has_board)
    self->board = qdr_board_make (width, height);
}

/* Looks ahead: headers of one game stand in any order. */
static gboolean
find_board (Translator *self)
{
  const char *first = self->lexer.at;

  while (qdr_lexer_is_at_header (&self->lexer)) {
    g_auto (QdrHeaderToken) token = { .name = NULL };

    if (!qdr_lexer_read_header (&self->lexer, &token) || !qdr_lexer_skip (&self->lexer))
      return FALSE;
    if (g_str_equal (token.name, qdr_tag_get_name (QDR_TAG_BOARD)))
      take_board (self, token.value);
  }
  self->lexer.at = first;
  return self->has_board;
}

/* What is between the quotation marks, as it is written. */
static gboolean
translate_value (Translator *self, const QdrHeaderToken *token)
{
  const char *end = self->lexer.at;

  while (*--end != '"')
    ;
  if (qdr_tag_is_variation (token->name)) {
    if (!qdr_foreign_notation_append_moves (self->notation, &self->board, token->value_at, end,
                                            " ()", self->output))
      return FALSE;
  } else {
    g_autofree char *position =
        qdr_foreign_notation_translate_position (self->notation, token->value_at,
                                                 (gsize) (end - token->value_at));

    if (position == NULL)
      return FALSE;
    g_string_append (self->output, position);
  }
  copy_from (self, end);
  return TRUE;
}

static gboolean
translate_header (Translator *self)
{
  g_auto (QdrHeaderToken) token = { .name = NULL };
  const char *from = self->lexer.at;

  if (!qdr_lexer_read_header (&self->lexer, &token))
    return FALSE;
  if (!qdr_tag_is_variation (token.name) &&
      !g_str_equal (token.name, qdr_tag_get_name (QDR_TAG_POSITION))) {
    copy_from (self, from);
    return TRUE;
  }
  g_string_append_len (self->output, from, token.value_at - from);
  return translate_value (self, &token);
}

static gboolean
translate_headers (Translator *self)
{
  self->has_board = FALSE;
  if (!find_board (self))
    return FALSE;
  while (qdr_lexer_is_at_header (&self->lexer))
    if (!translate_header (self) || !copy_blanks (self))
      return FALSE;
  return TRUE;
}

static gboolean
is_result (const char *word, gsize length)
{
  return (length == 1 && strchr ("1234*", *word) != NULL) ||
         (length == 4 && memcmp (word, "draw", 4) == 0);
}

static gboolean
translate_move (Translator *self, const char *word, gsize length)
{
  char text[QDR_MOVE_TEXT_SIZE];

  if (qdr_foreign_notation_translate_move (self->notation, &self->board, word, length, text) ==
      QDR_REASON_NONE)
    g_string_append (self->output, text);
  else if (is_result (word, length))
    g_string_append_len (self->output, word, (gssize) length);
  else
    return FALSE;
  return TRUE;
}

/* The number of a move may touch it, and commas may part moves. */
static gboolean
translate_word (Translator *self)
{
  const char *word = self->lexer.at;
  const char *end = word + qdr_lexer_get_word_length (&self->lexer);
  const char *move = word + qdr_lexer_get_number_length (&self->lexer);

  g_string_append_len (self->output, word, move - word);
  while (move < end) {
    const char *comma = memchr (move, ',', (gsize) (end - move));
    const char *move_end = comma != NULL ? comma : end;

    if (move_end > move && !translate_move (self, move, (gsize) (move_end - move)))
      return FALSE;
    if (comma != NULL)
      g_string_append_c (self->output, ' ');
    move = comma != NULL ? comma + 1 : end;
  }
  self->lexer.at = end;
  return TRUE;
}

char *
qdr_foreign_text_translate (QdrNotation notation, const char *text, gsize length)
{
  g_auto (Translator) translator = { .notation = notation };

  g_return_val_if_fail (notation < QDR_N_NOTATIONS, NULL);
  g_return_val_if_fail (text != NULL || length == 0, NULL);

  translator.output = g_string_new (NULL);
  if (!qdr_lexer_init (&translator.lexer, text, length, NULL, NULL) || !copy_blanks (&translator))
    return NULL;
  while (!qdr_lexer_is_at_end (&translator.lexer)) {
    const gboolean is_header = qdr_lexer_is_at_header (&translator.lexer);

    if (!is_header && !translator.has_board)
      return NULL;
    if (!(is_header ? translate_headers (&translator) : translate_word (&translator)) ||
        !copy_blanks (&translator))
      return NULL;
  }
  return g_string_free (g_steal_pointer (&translator.output), FALSE);
}
