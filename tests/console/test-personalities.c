/*
 * Opponents in the commands, including broken personality files of the user.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>
#include <sys/stat.h>

#include "driver.h"
#include "temp-folder.h"

static char *home;
static char *folder;

static void
write_file (const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  ck_assert (g_file_set_contents (path, text, -1, NULL));
}

#define REST "Name=Mole\nCharacter=Digs below your walls.\nStyle=Digger\nRating=1250\n"

/* Only the first of these files is valid. */
static void
write_files (void)
{
  g_autofree char *pipe = g_build_filename (folder, "pipe.personality", NULL);

  write_file ("shrew.personality", "[Personality]\nId=shrew\n" REST);
  write_file ("a.personality", "[Personality]\nId=mole\nDepth=99\n" REST);
  write_file ("b.personality", "[Personality]\nId=human\n" REST);
  write_file ("badger.personality", "no\nkey\x1b[2J\nfile");
  write_file ("d.personality", "[Personality]\nId=vole\nName=Two\\nlines\n");
  ck_assert_int_eq (mkfifo (pipe, 0600), 0);
}

#define N_BAD_FILES 5

static void
set_up (void)
{
  home = make_temp_folder ();
  folder = g_build_filename (home, "quoridor", "personalities", NULL);
  ck_assert_int_eq (g_mkdir_with_parents (folder, 0700), 0);
  g_setenv ("XDG_DATA_HOME", home, TRUE);
  write_files ();
}

static void
tear_down (void)
{
  g_clear_pointer (&folder, g_free);
  g_clear_pointer (&home, remove_temp_folder);
}

TEST_DEFAULTS (.timeout = DRIVER_TIMEOUT, .set_up = set_up, .tear_down = tear_down)

TEST (the_list_is_complete_and_bad_files_are_named_in_a_line_each)
{
  static const char *const lines[N_BAD_FILES + 1] = {
    ("quoridor-cli: “a.personality” was left out: The key “Depth” of the group “Personality” must "
     "be a whole number "),
    ("quoridor-cli: “b.personality” was left out: The key “Id” of the group “Personality” may not "
     "be “human”, which already means something else."),
    "quoridor-cli: “badger.personality” was left out: ",
    ("quoridor-cli: “d.personality” was left out: The key “Character” of the group “Personality” "
     "is missing."),
    "quoridor-cli: “pipe.personality” was left out: This is not a regular file.",
    "",
  };
  g_auto (Outcome) outcome = run_cli ("personalities", "");
  g_auto (GStrv) errors = g_strsplit (outcome.errors, "\n", -1);

  ck_assert_int_eq (outcome.status, 0);
  ck_assert_ptr_nonnull (strstr (outcome.output, "shrew\tMole\tDigger\t1250\n"));
  ck_assert (g_str_has_prefix (outcome.output, "wanderer\t"));
  ck_assert_ptr_nonnull (strstr (outcome.output, "\nmaster\t"));
  ck_assert_uint_eq (g_strv_length (errors), G_N_ELEMENTS (lines));
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    ck_assert_msg (g_str_has_prefix (errors[i], lines[i]), "%s", errors[i]);
}

TEST (the_list_does_not_send_to_the_terminal_what_is_in_a_file)
{
  g_auto (Outcome) outcome = run_cli ("personalities", "");

  ck_assert_ptr_null (strchr (outcome.errors, '\x1b'));
}

static const char *const silent_commands[] = {
  "best --personality beginner --depth 1",
  "analyse --personality shrew --depth 1",
  "match beginner shrew --games 1 --depth 1 --max-plies 2",
  "engine",
  "engine --protocol=qtp --personality beginner",
  "moves",
};

TEST (who_asks_for_a_good_one_hears_nothing_of_bad_files, .loops = G_N_ELEMENTS (silent_commands))
{
  g_auto (Outcome) outcome = run_cli (silent_commands[_i], "");

  ck_assert_msg (outcome.status == 0, "%s: %s", silent_commands[_i], outcome.errors);
  ck_assert_str_eq (outcome.errors, "");
}

typedef struct {
  const char *arguments;
  const char *names; /* a part of the line */
} Unknown;

static const Unknown unknown[] = {
  { "best --personality mole", "Depth" },
  { "analyse --personality mole", "“a.personality” was left out: " },
  { "best --personality vole", "“d.personality”" },
  { "best --personality badger", "“badger.personality”" },
  { "best --personality pipe", "“pipe.personality”" },
  { "best --personality human", "“b.personality”" },
  { "play --seat mole --seat human", "“a.personality”" },
  { "match mole beginner", "“a.personality”" },
  { "tournament beginner mole", "“a.personality”" },
  { "engine --protocol=qtp --personality mole", "“a.personality”" },
  { "best --personality nobody", "Unknown personality “nobody”\n" },
  { "match beginner nobody", "Unknown personality “nobody”\n" },
};

TEST (who_asks_for_one_that_was_rejected_is_told_why_in_one_line, .loops = G_N_ELEMENTS (unknown))
{
  g_auto (Outcome) outcome = run_cli (unknown[_i].arguments, "");

  ck_assert_int_eq (outcome.status, 2);
  ck_assert_str_eq (outcome.output, "");
  assert_one_line (outcome.errors);
  ck_assert_msg (strstr (outcome.errors, unknown[_i].names) != NULL, "%s", outcome.errors);
}

TEST (the_engine_says_in_its_answer_why_an_option_is_refused)
{
  g_auto (Outcome) outcome = run_cli ("engine", "setoption name Personality value mole\nisready\n");

  ck_assert_int_eq (outcome.status, 0);
  ck_assert (g_str_has_prefix (outcome.output, "error Unknown personality “mole”"));
  ck_assert_ptr_nonnull (strstr (outcome.output, "“a.personality”"));
  ck_assert (g_str_has_suffix (outcome.output, "\nreadyok\n"));
  ck_assert_str_eq (outcome.errors, "");
}
