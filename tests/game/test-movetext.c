/*
 * Lists of moves as people write them: what is read, and which word is named if it cannot be read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "qdr-foreign-game.h"
#include "qdr-notation.h"
#include "qdr-saved-game.h"
#include "test.h"

#define NBSP "\u00a0"
#define THIN "\u2009"

/* Texts that have the moves e2 e8 e3 e7. */
static const char *const lists[] = {
  "e2 e8 e3 e7",
  "e2;e8;e3;e7",
  "e2; e8; e3; e7;\n",
  "e2, e8, e3, e7",
  "1. e2 e8 2. e3 e7",
  "1.e2 e8 2.e3 e7",
  "1) e2 e8 2) e3 e7",
  "1… e2 e8 2… e3 e7",
  "1. e2 1... e8 2. e3 2… e7",
  "1. e2 2. e8 3. e3 4. e7",
  "1: e2 e8\n2: e3 e7",
  "1\te2\te8\n2\te3\te7\n",
  "| 1 | e2 | e8 |\n| 2 | e3 | e7 |\n",
  "e2" NBSP "e8" THIN "e3\u200be7",
  "\u200ee2\u00ad e8\u2060 e3\u202a e7\u061c",
  "1." NBSP "e2" NBSP "e8\r\n2." NBSP "e3" NBSP "e7\r\n",
  "\ufeff"
  "e2 e8 e3 e7",
  "e2! e8? e3!? e7$4",
  "e2 $1 e8 $4 e3 ! e7 ?!",
  "e2 e8 e3 e7 *",
  "e2 e8 e3 e7 X",
  "1. e2 e8 2. e3 e7 1-0",
  "e2 e8 e3 e7 ½-½",
  "1. e2 e8 a good beginning 2. e3 e7 and so on",
  "Anna plays e2 e8 then e3 e7.",
  "e2 {the best} e8 ; both in the middle\ne3 e7",
  "(e2 e8) (e3 e7)",
  "1. (e2 e8) 2. (e3 e7)",
  "1. e2 e8 (1... d9 2. e3) 2. e3 e7",
  "e1-e2 e9-e8 e2-e3 e8-e7",
  "e1–e2, e9→e8, e2–e3, e8→e7",
  "E2 E8 E3 E7",
  "position start moves e2 e8 e3 e7",
  "position start size 9 players 2 walls 10,10 moves e2 e8 e3 e7\n",
  "position text 9 9 2 1 | e1 e9 | 10 10 | - | - moves e2 e8 e3 e7",
};

TEST (lists_of_moves_are_read, .loops = G_N_ELEMENTS (lists))
{
  g_autoptr (GError) error = NULL;
  QdrTextPlace place;
  g_autoptr (GPtrArray) found =
      qdr_foreign_game_read_text (lists[_i], strlen (lists[_i]), NULL, &place, &error);
  const QdrForeignGame *reading;
  g_autofree char *position = NULL;

  ck_assert_msg (found != NULL, "%s: %s", lists[_i], error != NULL ? error->message : "");
  ck_assert_uint_eq (found->len, 1);
  reading = found->pdata[0];
  ck_assert_int_eq (reading->notation, QDR_NOTATION_STANDARD);
  ck_assert_uint_eq (qdr_game_get_n_moves (reading->game), 4);
  position = qdr_position_to_text (qdr_game_get_position (reading->game));
  ck_assert_str_eq (position, "9 9 2 1 | e3 e7 | 10 10 | - | -");
}

/* Texts whose comments stay in the saved game. */
static const struct {
  const char *text;
  const char *moves; /* in the saved game */
} commented[] = {
  { "e2 e8 good start e3 e7", "1. e2 e8 {good start}\n2. e3 e7 *" },
  { "e2 e8 (e7 e3) e3", "1. e2 e8 {(e7 e3)}\n2. e3 *" },
  { "e2 e8 1-0", "1. e2 e8 {1-0} *" },
  { "e2 he3 a wall, 9 left", "1. e2 e3h {a wall, 9 left} *" },
};

TEST (remarks_become_comments, .loops = G_N_ELEMENTS (commented))
{
  g_autoptr (GError) error = NULL;
  const char *text = commented[_i].text;
  g_autoptr (GPtrArray) found =
      qdr_foreign_game_read_text (text, strlen (text), NULL, NULL, &error);
  g_autofree char *saved = NULL;

  ck_assert_msg (found != NULL, "%s", error != NULL ? error->message : "");
  saved = qdr_saved_game_to_text (((QdrForeignGame *) found->pdata[0])->game);
  ck_assert_msg (strstr (saved, commented[_i].moves) != NULL, "%s", saved);
}

/* Texts that cannot be read, and the words that are named. */
static const struct {
  const char *text;
  guint line, column;
  const char *word;
} refused[] = {
  { "e2 e8 c-d5", 1, 7, "“c-d5”" },
  { "e2 e8 ee3 e7", 1, 7, "“ee3”" },
  { "e2 e8\ne3 e3", 2, 4, "“e3”" },
  { "e2 e8 2 e3 e7 4 e4", 1, 15, "“4”" },
  { "1. e2 e8 4. e3 e7", 1, 10, "“4.”" },
  /* Rows from the top: the reason names the last move and not the first. */
  { "e8 e2 e7 e3 e6 e6 a1h", 1, 16, "“e6”" },
  { "e1-e2 e9-e8 e3-e4", 1, 13, "“e4”" },
  { "e2-e8 e3-e7", 1, 7, "“e3-e7”" },
  { "1-0 e2 e8", 1, 1, "“1-0”" },
  { "hello, world", 1, 1, "“hello”" },
  { "1. hello", 1, 4, "“hello”" },
  { "1. *", 1, 1, "“1.”" },
  { "| |", 1, 1, "“| |”" },
  { "e2 e8 k10", 1, 7, "“k10”" },
  { "position start size 8 moves e2", 1, 1, "8x8" },
  { "position start sise 9 moves e2", 1, 16, "“sise”" },
  { "e2" NBSP NBSP "e8" NBSP "x7y" NBSP "e3", 1, 8, "“x7y”" },
  { "e2\u200b8 e8", 1, 4, "“e2‹character without width›8”" },
  { "1. e2 e\u200b8 e3", 1, 7, "“e‹character without width›8”" },
  { "1. e2 e8 2. e3 e" NBSP "7", 1, 16, "“e”" },
  { "1. e2/e8 2. e3/e7", 1, 4, "“e2/e8”" },
  { "My game:\n[Board \"9x9\"]\n[Players \"2\"]\n1. e2 e8 *", 1, 1, "“My”" },
  { "[Board \"9x9\"]\n[Players \"2\"]\ne\u200b2 e8 *", 3, 1, "“e‹character without width›2”" },
};

TEST (the_word_that_cannot_be_read_is_named, .loops = G_N_ELEMENTS (refused))
{
  g_autoptr (GError) error = NULL;
  const char *text = refused[_i].text;
  QdrTextPlace place = { 0, 0 };

  ck_assert_msg (qdr_foreign_game_read_text (text, strlen (text), NULL, &place, &error) == NULL,
                 "%s", text);
  ck_assert_msg (strstr (error->message, refused[_i].word) != NULL, "%s", error->message);
  ck_assert_uint_eq (place.line, refused[_i].line);
  ck_assert_uint_eq (place.column, refused[_i].column);
}

TEST (a_list_of_moves_is_read_on_the_given_board_or_else_on_the_usual_one)
{
  QdrPosition small;
  g_autoptr (GPtrArray) on_small = NULL;
  g_autoptr (GPtrArray) on_usual = NULL;

  qdr_position_init (&small, 5, 5, 2);
  on_small = qdr_foreign_game_read_text ("c2 c4", 5, &small, NULL, NULL);
  on_usual = qdr_foreign_game_read_text ("e2 e8", 5, &small, NULL, NULL);
  ck_assert_uint_eq (
      qdr_game_get_start_position (((QdrForeignGame *) on_small->pdata[0])->game)->board.width, 5);
  ck_assert_uint_eq (
      qdr_game_get_start_position (((QdrForeignGame *) on_usual->pdata[0])->game)->board.width, 9);
}

TEST (an_invisible_character_is_named)
{
  static const char text[] = "[Board \"9" NBSP "x9\"][Players \"2\"] e2 e8 *";
  g_autoptr (GError) error = NULL;

  ck_assert_ptr_null (qdr_foreign_game_read_text (text, strlen (text), NULL, NULL, &error));
  ck_assert_msg (strstr (error->message, "“9‹no-break space›x9”") != NULL, "%s", error->message);
}
