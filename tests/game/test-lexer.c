/*
 * Errors in the form of a saved game, and their places.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-fixtures.h"
#include "qdr-lexer.h"
#include "qdr-saved-game.h"
#include "test.h"

static const BadText bad_texts[] = {
  /* No text at all. */
  { "", 1, 1, QDR_SAVED_GAME_ERROR_SYNTAX, "header" },
  { "\n\n  ", 3, 3, QDR_SAVED_GAME_ERROR_SYNTAX, "header" },
  { "\xef\xbb\xbf", 1, 1, QDR_SAVED_GAME_ERROR_SYNTAX, "header" },
  { "{only a comment}", 1, 17, QDR_SAVED_GAME_ERROR_SYNTAX, "header" },
  { "e2 e8", 1, 1, QDR_SAVED_GAME_ERROR_SYNTAX, "header" },
  { "\xef\xbb\xbf e2", 1, 2, QDR_SAVED_GAME_ERROR_SYNTAX, "header" },
  { "; é\n\xef\xbb\xbf*", 2, 2, QDR_SAVED_GAME_ERROR_SYNTAX, "header" },

  /* Not UTF-8. */
  { "[Board \"9x9\"]\n{\xff}", 2, 2, QDR_SAVED_GAME_ERROR_ENCODING, "seems to be in Latin-1" },
  { "é\xc3", 1, 2, QDR_SAVED_GAME_ERROR_ENCODING, "0xc3" },
  { "{é\xc3\xa9\xc3 }", 1, 4, QDR_SAVED_GAME_ERROR_ENCODING, "0xc3" },
  { "\xc0\x80", 1, 1, QDR_SAVED_GAME_ERROR_ENCODING, "Latin-1" },
  { "\xed\xa0\x81", 1, 1, QDR_SAVED_GAME_ERROR_ENCODING, "0xed" },
  { "\r\n\xfe", 2, 1, QDR_SAVED_GAME_ERROR_ENCODING, "Latin-1" },

  /* Comments. */
  { "{never closed", 1, 1, QDR_SAVED_GAME_ERROR_SYNTAX, "}" },
  { "[Board \"9x9\"]\n  {a\n b", 2, 3, QDR_SAVED_GAME_ERROR_SYNTAX, "}" },
  { HEADERS_9X9 "e2 {a", 3, 4, QDR_SAVED_GAME_ERROR_SYNTAX, "}" },
  { HEADERS_9X9 "* {a", 3, 3, QDR_SAVED_GAME_ERROR_SYNTAX, "}" },

  /* Headers. */
  { "[", 1, 2, QDR_SAVED_GAME_ERROR_SYNTAX, "name" },
  { "[]", 1, 2, QDR_SAVED_GAME_ERROR_SYNTAX, "name" },
  { "[\"9x9\"]", 1, 2, QDR_SAVED_GAME_ERROR_SYNTAX, "name" },
  { "[Bo-ard \"9x9\"]", 1, 2, QDR_SAVED_GAME_ERROR_SYNTAX, "name" },
  { "[ Größe \"9x9\"]", 1, 3, QDR_SAVED_GAME_ERROR_SYNTAX, "name" },
  { "[a123456789b123456789c123456789d123456789e123456789f123456789g1234 \"\"]", 1, 2,
    QDR_SAVED_GAME_ERROR_SYNTAX, "name" },
  { "[Board", 1, 7, QDR_SAVED_GAME_ERROR_SYNTAX, "quotation marks" },
  { "[Board]", 1, 7, QDR_SAVED_GAME_ERROR_SYNTAX, "quotation marks" },
  { "[Board 9x9]", 1, 8, QDR_SAVED_GAME_ERROR_SYNTAX, "quotation marks" },
  { "[Board\n\"9x9\"]", 1, 7, QDR_SAVED_GAME_ERROR_SYNTAX, "quotation marks" },
  { "[Board \"9x9", 1, 12, QDR_SAVED_GAME_ERROR_SYNTAX, "quotation mark" },
  { "[Board \"9x9]\n", 1, 13, QDR_SAVED_GAME_ERROR_SYNTAX, "quotation mark" },
  { "[Board \"9x9]\r\n", 1, 13, QDR_SAVED_GAME_ERROR_SYNTAX, "quotation mark" },
  { "[Event \"a\\", 1, 10, QDR_SAVED_GAME_ERROR_SYNTAX, "backslash" },
  { "[Event \"é\\n\"]", 1, 10, QDR_SAVED_GAME_ERROR_SYNTAX, "backslash" },
  { "[Board \"9x9\"", 1, 13, QDR_SAVED_GAME_ERROR_SYNTAX, "]" },
  { "[Board \"9x9\"\n]", 1, 13, QDR_SAVED_GAME_ERROR_SYNTAX, "]" },
  { "[Board \"9x9\" x]", 1, 14, QDR_SAVED_GAME_ERROR_SYNTAX, "]" },
};

TEST (a_malformed_text_is_refused_at_the_place_of_its_fault, .loops = G_N_ELEMENTS (bad_texts))
{
  assert_refused (&bad_texts[_i]);
}

TEST (a_zero_byte_is_refused)
{
  static const char text[] = "[Board \"9x9\"]\n[Pl\0yers \"2\"]\n*";
  g_autoptr (GError) error = NULL;
  QdrTextPlace place;

  ck_assert_ptr_null (qdr_saved_game_parse (text, sizeof text - 1, &place, &error));
  ck_assert (g_error_matches (error, QDR_SAVED_GAME_ERROR, QDR_SAVED_GAME_ERROR_ENCODING));
  ck_assert_uint_eq (place.line, 2);
  ck_assert_uint_eq (place.column, 4);
}

TEST (a_message_is_one_line_that_a_terminal_can_show)
{
  g_autofree char *word = g_strnfill (5000, 'x');
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  word[0] = '\x1b';
  text = g_strconcat (HEADERS_9X9, word, NULL);
  ck_assert_ptr_null (qdr_saved_game_parse (text, strlen (text), NULL, &error));
  ck_assert_uint_lt (strlen (error->message), 200);
  ck_assert_ptr_null (strpbrk (error->message, "\x1b\n\r"));
  ck_assert_ptr_nonnull (strstr (error->message, "\uFFFDxxx"));
}

/* As in French, where such spaces stand within quotation marks. */
TEST (no_break_spaces_are_named_in_the_word_and_not_in_the_sentence)
{
  static const char text[] = "e2\u00a0e8";
  g_autoptr (GError) error = NULL;
  g_auto (QdrLexer) lexer = { 0 };
  g_autofree char *word = NULL;

  ck_assert (qdr_lexer_init (&lexer, text, strlen (text), NULL, &error));
  word = qdr_lexer_make_presentable (text, strlen (text));
  qdr_lexer_set_error (&lexer, text, QDR_SAVED_GAME_ERROR_MOVE, "«\u00a0%s\u00a0»", word);
  ck_assert_str_eq (error->message, "«\u00a0e2‹no-break space›e8\u00a0»");
}
