/*
 * A game in two terminals, each with a home of its own, by a file between them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "driver.h"

#define SEATS "play --size 5 --seat human --seat elsewhere"

static char *folder;

static void
set_up (void)
{
  folder = make_temp_folder ();
}

static void
tear_down (void)
{
  remove_temp_folder (folder);
}

/* What starts next is at the home of @name. */
static void
go_home (const char *name)
{
  g_autofree char *home = g_build_filename (folder, name, NULL);

  g_setenv ("XDG_DATA_HOME", home, TRUE);
  g_setenv ("QDR_USER_NAME", name, TRUE);
}

/* Saves a new game of Anna's, in which she has played @moves. */
static void
begin (const char *moves)
{
  g_autofree char *input = g_strdup_printf ("save %s/game.quoridor\n%squit\n", folder, moves);
  g_auto (Outcome) anna = { 0 };

  go_home ("Anna");
  anna = run_cli (SEATS, input);
  ck_assert_str_eq (anna.errors, "");
}

static char *
play_file (const char *options)
{
  return g_strdup_printf ("play %s/game.quoridor%s", folder, options);
}

static void
sit_down (Dialogue *dialogue, const char *name)
{
  g_autofree char *arguments = play_file ("");

  go_home (name);
  dialogue_begin (dialogue, arguments);
}

static void
assert_file_has (const char *part)
{
  g_autofree char *path = g_build_filename (folder, "game.quoridor", NULL);
  g_autofree char *text = NULL;

  ck_assert (g_file_get_contents (path, &text, NULL, NULL));
  ck_assert_msg (strstr (text, part) != NULL, "“%s” is not in:\n%s", part, text);
}

TEST_DEFAULTS (.timeout = DRIVER_TIMEOUT, .set_up = set_up, .tear_down = tear_down)

TEST (two_play_to_the_end)
{
  Dialogue anna;
  Dialogue ben;

  begin ("c2\n");
  sit_down (&ben, "Ben");
  dialogue_expect (&ben, "Which player are you? 1: Anna 2: North");
  dialogue_send (&ben, "3");
  g_free (dialogue_read_until (&ben, "> Which player are you?"));
  dialogue_send (&ben, "2");
  dialogue_send (&ben, "c4");
  sit_down (&anna, "Anna");
  g_free (dialogue_read_until (&anna, "Ben: c4"));

  /* Moves that are typed early wait for their turn. */
  dialogue_send (&ben, "d4");
  dialogue_send (&ben, "d3");
  dialogue_send (&anna, "c3");
  dialogue_send (&anna, "c4");
  dialogue_send (&anna, "c5");
  g_free (dialogue_read_until (&ben, "Anna beats you."));
  g_free (dialogue_read_until (&anna, "You beat Ben."));
  g_free (dialogue_end (&ben));
  g_free (dialogue_end (&anna));
  assert_file_has ("[Player2 \"Ben\"]");
  assert_file_has ("4. c5 1");
}

TEST (moves_are_taken_back_if_the_other_agrees)
{
  Dialogue anna;
  Dialogue ben;

  begin ("c2\n");
  sit_down (&ben, "Ben");
  dialogue_send (&ben, "2");
  sit_down (&anna, "Anna");
  dialogue_send (&anna, "undo");
  g_free (dialogue_read_until (&ben, "Anna asks to take back the last move. Type “yes” or “no”."));
  dialogue_send (&ben, "no");
  g_free (dialogue_read_until (&anna, "The last move of Anna stays."));
  dialogue_send (&anna, "undo");
  g_free (dialogue_read_until (&ben, "Anna asks to take back the last move. Type “yes” or “no”."));
  dialogue_send (&ben, "yes");
  dialogue_send (&anna, "d1");
  g_free (dialogue_read_until (&ben, "Anna: d1"));
  dialogue_send (&anna, "quit");
  dialogue_send (&ben, "quit");
  g_free (dialogue_end (&anna));
  g_free (dialogue_end (&ben));
  assert_file_has ("[Variation1 \"0 c2 ");
}

TEST (another_game_begins_with_sides_changed)
{
  Dialogue anna;
  Dialogue ben;

  begin ("c2\n");
  sit_down (&ben, "Ben");
  dialogue_send (&ben, "2");
  dialogue_send (&ben, "resign");
  g_free (dialogue_read_until (&ben, "Anna wins: you resigned."));
  sit_down (&anna, "Anna");
  g_free (dialogue_read_until (&anna, "You win: Ben resigned."));
  dialogue_send (&anna, "new");
  g_free (dialogue_read_until (&ben, "Anna asks for another game, with sides changed."));
  dialogue_send (&ben, "yes");
  dialogue_send (&ben, "c2");
  g_free (dialogue_read_until (&anna, "Ben: c2"));
  dialogue_send (&anna, "c4");
  g_free (dialogue_read_until (&ben, "Anna: c4"));
  dialogue_send (&anna, "quit");
  dialogue_send (&ben, "quit");
  g_free (dialogue_end (&anna));
  g_free (dialogue_end (&ben));
  assert_file_has ("[Player1 \"Ben\"]");
  assert_file_has ("[Player1 \"Ben\"]");
}

/* Somebody writes a move of Anna's into the file. */
TEST (a_move_of_mine_is_asked_about)
{
  g_autofree char *path = g_build_filename (folder, "game.quoridor", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GString) changed = NULL;
  Dialogue anna;

  begin ("");
  sit_down (&anna, "Anna");
  g_free (dialogue_read_until (&anna, " > 1"));
  ck_assert (g_file_get_contents (path, &text, NULL, NULL));
  changed = g_string_new (text);
  g_string_replace (changed, "\n*", "\n1. d1 *", 0);
  ck_assert (g_file_set_contents (path, changed->str, -1, NULL));
  g_free (dialogue_read_until (&anna, "The other copy of the game has a move of yours that you did "
                                      "not make here: d1."));
  dialogue_send (&anna, "no");
  dialogue_send (&anna, "c2");
  g_free (dialogue_read_until (&anna, "Anna> Anna: c2"));
  dialogue_send (&anna, "quit");
  g_free (dialogue_end (&anna));
  assert_file_has ("1. c2 *");
}

TEST (the_line_of_the_game_is_printed)
{
  g_autofree char *arguments = play_file (" --copy");
  g_auto (Outcome) outcome = { 0 };

  begin ("c2\n");
  outcome = run_cli (arguments, "");
  assert_one_line (outcome.output);
  ck_assert (g_str_has_prefix (outcome.output, "quoridor:1/5x5/6-6/"));
  ck_assert_str_eq (outcome.errors, "");
}

TEST (who_does_not_answer_needs_the_option)
{
  g_autofree char *arguments = play_file ("");
  g_autofree char *with_option = play_file (" --me 2");
  g_auto (Outcome) outcome = { 0 };
  g_auto (Outcome) seated = { 0 };

  begin ("c2\n");
  go_home ("Ben");
  outcome = run_cli (arguments, "");
  ck_assert_int_eq (outcome.status, 2);
  assert_one_line (outcome.errors);
  /* The end of the input does not wait for Anna. */
  seated = run_cli (with_option, "c4\n");
  ck_assert_int_eq (seated.status, 0);
  assert_file_has ("1. c2 c4 *");
}
