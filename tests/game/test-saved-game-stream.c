/*
 * Reading a collection game by game, and continuing after an error.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "game-fixtures.h"
#include "qdr-saved-game.h"
#include "test.h"

#define HEADERS "[Board \"5x5\"]\n[Players \"2\"]\n"
#define MARK "\xef\xbb\xbf"
#define GAME(moves) HEADERS "\n" moves " *\n"

/* The result of reading a text: for each game its number of moves, or the place of its error. */
typedef struct {
  const char *text;
  const char *games;
} Case;

static const Case cases[] = {
  { "", "1:1 " },
  { GAME ("1. c2"), "1 " },
  { "\xef\xbb\xbf" GAME ("1. c2"), "1 " },
  { GAME ("1. c2") "\n" GAME ("1. c2 c4") "\n" GAME (""), "1 2 0 " },
  /* Each file of a joined collection began with a byte order mark. */
  { MARK GAME ("1. c2") MARK GAME ("1. c2 c4") "\n" MARK "\n" GAME ("") MARK, "1 2 0 " },
  { MARK MARK GAME ("1. c2"), "1 " },
  { GAME ("1. c2") "[\u2009Board\u00a0\"5x5\"\u00a0]\u00a0[Players \"2\"] c2 *", "1 1 " },
  { GAME ("\u200b1.\u00a0c2\u2009c4\u202f"), "2 " },
  { "\u00a0" GAME ("1. c2") "\u200b\n\u2009" GAME ("1. c2 c4") "\u00a0\n", "1 2 " },
  { GAME ("1. c2") GAME ("1. c2 c4"), "1 2 " },
  { "[Board \"5x5\"]\r\n[Players \"2\"]\r\n\r\n1. c2 *\r\n\r\n" GAME (""), "1 0 " },
  /* An illegal move, with a game after it. */
  { GAME ("1. c3") "\n" GAME ("1. c2"), "4:4 1 " },
  { GAME ("1. c2") "\n" GAME ("1. c2\nc1") "\n" GAME ("1. c2"), "1 10:1 1 " },
  /* No result: the error is at the next header. */
  { HEADERS "\n1. c2\n\n" GAME (""), "6:1 0 " },
  { HEADERS "\n1. c2", "4:6 " },
  /* An invalid header does not affect the games around it. */
  { "[Board \"5x5\"]\n[Players \"3\"]\n[Walls \"5 5\"]\n\n1. c2 *\n\n" GAME (""), "2:11 0 " },
  { "nonsense\n" GAME (""), "1:1 0 " },
  { GAME ("1. c2 *") "\n" GAME (""), "4:9 0 " },
  { GAME ("1. c2") " [Board \"5x5\"] [Players \"2\"] 1. c9 *", "1 5:33 " },
  { HEADERS "{of the game}\n[Walls \"5 5\"]\n1. c2 *\n" GAME (""), "1 0 " },
  /* Lines in comments that look like headers. */
  { GAME ("1. c2 {as in\n[Event \"other\"]\nwhere} c4") GAME (""), "2 0 " },
  { GAME ("1. c2 ; not { open\n") GAME (""), "1 0 " },
  { GAME ("1. c2 {[%clk 0:01:00]\n[%clk 0:02:00]}") GAME (""), "1 0 " },
  { GAME ("1. c2 {without an end") GAME (""), "4:7 0 " },
  { HEADERS "\n1. c2 \xff *\n\n" GAME (""), "4:7 0 " },
};

static char *
read_all (const char *text, gsize length)
{
  QdrSavedGameStream stream = qdr_saved_game_stream_make (text, length);
  GString *games = g_string_new (NULL);

  do {
    g_autoptr (GError) error = NULL;
    QdrTextPlace place;
    g_autoptr (QdrGame) game = qdr_saved_game_stream_read (&stream, &place, &error);

    ck_assert ((game == NULL) == (error != NULL));
    if (game != NULL)
      g_string_append_printf (games, "%u ", qdr_game_get_n_moves (game));
    else
      g_string_append_printf (games, "%u:%u ", place.line, place.column);
  } while (!qdr_saved_game_stream_is_at_end (&stream));
  return g_string_free (games, FALSE);
}

TEST (each_game_is_read_or_refused_by_itself, .loops = G_N_ELEMENTS (cases))
{
  g_autofree char *games = read_all (cases[_i].text, strlen (cases[_i].text));

  ck_assert_str_eq (games, cases[_i].games);
}

/* Valid files give the same game by game. */
TEST (a_file_of_the_corpus_is_read_as_a_whole_would_be)
{
  g_autoptr (GDir) folder = g_dir_open (QDR_TEST_CORPUS, 0, NULL);
  const char *name;
  guint n_files = 0;

  while ((name = g_dir_read_name (folder)) != NULL) {
    g_autofree char *path = g_build_filename (QDR_TEST_CORPUS, name, NULL);
    g_autofree char *text = NULL;
    g_autofree char *games = NULL;
    GString *expected;
    g_autoptr (GPtrArray) whole = NULL;
    gsize length;

    ck_assert (g_file_get_contents (path, &text, &length, NULL));
    whole = qdr_saved_game_parse (text, length, NULL, NULL);
    if (whole == NULL)
      continue;
    expected = g_string_new (NULL);
    for (guint i = 0; i < whole->len; i++)
      g_string_append_printf (expected, "%u ", qdr_game_get_n_moves (g_ptr_array_index (whole, i)));
    games = read_all (text, length);
    ck_assert_str_eq (games, expected->str);
    g_string_free (expected, TRUE);
    n_files++;
  }
  ck_assert_uint_gt (n_files, 5);
}

/* Without a limit, comments that are never closed would each be read to the end of the text.
 * The test would reach its time limit. */
TEST (a_large_text_of_open_comments_is_read_to_its_end)
{
  GString *text = g_string_new (NULL);
  g_autofree char *games = NULL;

  for (guint i = 0; i < 3000; i++)
    g_string_append (text, GAME ("1. c2 {"));
  games = read_all (text->str, text->len);
  ck_assert_str_eq (games + strlen (games) - strlen ("12000:7 "), "12000:7 ");
  g_string_free (text, TRUE);
}
