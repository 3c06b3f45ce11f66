/*
 * The openings of a match.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-openings.h"

#include <string.h>

#include "qdr-notation.h"
#include "temp-folder.h"
#include "test.h"

typedef struct {
  char *folder;
  GFile *file;
  QdrPosition start;
} Fixture;

static Fixture fixture;

static void
set_up (void)
{
  g_autofree char *path = NULL;

  fixture.folder = make_temp_folder ();
  path = g_build_filename (fixture.folder, "openings.txt", NULL);
  fixture.file = g_file_new_for_path (path);
  qdr_position_init (&fixture.start, 9, 9, 2);
}

static void
tear_down (void)
{
  g_clear_object (&fixture.file);
  g_clear_pointer (&fixture.folder, remove_temp_folder);
}

/* Reads openings from a file that contains @text. */
static QdrOpenings *
load (const char *text, GError **error)
{
  ck_assert (g_file_replace_contents (fixture.file, text, strlen (text), NULL, FALSE,
                                      G_FILE_CREATE_NONE, NULL, NULL, NULL));

  return qdr_openings_load (fixture.file, &fixture.start, TRUE, error);
}

static char *
position_of (QdrOpenings *openings, guint index)
{
  g_autoptr (QdrGame) game = qdr_openings_make_game (openings, index);

  return qdr_position_to_text (qdr_game_get_position (game));
}

TEST_DEFAULTS (.set_up = set_up, .tear_down = tear_down)

TEST (moves_are_played_from_the_start)
{
  g_autoptr (QdrOpenings) openings = load ("# nothing\n\n  E2  e8 d3h # a wall\r\ne2\n", NULL);
  g_autofree char *first = position_of (openings, 0);
  g_autofree char *second = position_of (openings, 1);
  g_autofree char *third = position_of (openings, 2);

  ck_assert_str_eq (first, "9 9 2 2 | e2 e8 | 9 10 | d3h | -");
  ck_assert_str_eq (second, "9 9 2 2 | e2 e9 | 10 10 | - | -");
  ck_assert_str_eq (third, first);
}

TEST (a_position_is_a_start_of_its_own)
{
  g_autoptr (QdrOpenings) openings = load ("9 9 2 2 | e4 e6 | 9 10 | d3h | -", NULL);
  g_autoptr (QdrGame) game = qdr_openings_make_game (openings, 0);

  ck_assert_uint_eq (qdr_game_get_ply (game), 0);
  ck_assert_uint_eq (qdr_game_get_turn (game), 1);
}

TEST (each_game_is_a_new_one_with_the_rules_asked_for)
{
  g_autoptr (QdrOpenings) openings = qdr_openings_new_random (&fixture.start, FALSE, 3);
  g_autoptr (QdrGame) one = qdr_openings_make_game (openings, 5);
  g_autoptr (QdrGame) other = qdr_openings_make_game (openings, 5);

  ck_assert_ptr_ne (one, other);
  ck_assert (!qdr_game_get_repetition_is_draw (one));
  ck_assert (qdr_position_equal (qdr_game_get_position (one), qdr_game_get_position (other)));
  ck_assert_uint_gt (qdr_game_get_ply (one), 0);
}

/* Faulty files, and the error message after the name of the file. */
static const struct {
  const char *text;
  const char *error;
} wrong_files[] = {
  { "", ": the file has no openings" },
  { "# only this\n\n", ": the file has no openings" },
  { "e2\ne2 e2\n", ":2: “e2”: " },
  { "\n\nnonsense\n", ":3: “nonsense”: " },
  { "e2 e8 resign\n", ":1: The game is over" },
  { "9 9 2 1 | e1 e1 | 10 10 | - | -\n", ":1: " },
  { "9 9 4 1 | e1 a5 e9 i5 | 5 5 5 5 | - | -\n",
    ":1: The position is for 4 players, but the games are for 2" },
  { "9 9 2 2 | e9 d5 | 10 10 | - | -\n", ":1: The game is over" },
};

TEST (a_wrong_opening_is_named_with_its_line, .loops = G_N_ELEMENTS (wrong_files))
{
  g_autoptr (GError) error = NULL;
  g_autoptr (QdrOpenings) openings = load (wrong_files[_i].text, &error);
  g_autofree char *name = g_file_get_parse_name (fixture.file);
  g_autofree char *expected = g_strconcat (name, wrong_files[_i].error, NULL);

  ck_assert_ptr_null (openings);
  ck_assert_msg (g_str_has_prefix (error->message, expected), "%s", error->message);
}

TEST (a_file_that_is_not_there_is_named)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (QdrOpenings) openings = qdr_openings_load (fixture.file, &fixture.start, TRUE, &error);

  ck_assert_ptr_null (openings);
  ck_assert (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND));
  ck_assert_ptr_nonnull (strstr (error->message, "openings.txt"));
}
