/*
 * Files that the real program opens, saves and finds with its user.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-config.h"

#include <string.h>

#include "hands.h"
#include "program.h"
#include "test.h"

TEST_DEFAULTS (PROGRAM_FIXTURE)

TEST (a_game_that_was_opened_is_saved_by_a_key)
{
  Accessible *window = program_start (PROGRAM_TWO_PEOPLE ("9x9") "1. e2 e8 *", "Anna to move.");
  g_autofree char *text = NULL;
  HandsSquare focus = "e2";

  hands_rest ();
  hands_type_moves (window, focus, "e3");
  hands_press ("ctrl+s");
  program_quit ();
  text = program_read ("game.quoridor");
  ck_assert_ptr_nonnull (strstr (text, "2. e3 *"));
}

TEST (parts_of_the_file_dialogs_have_names)
{
  Accessible *dialog;

  program_start (PROGRAM_TWO_PEOPLE ("9x9") "*", "Anna to move.");
  hands_rest ();
  accessible_listen ();
  hands_press ("ctrl+o");
  dialog = accessible_wait_for_window ("Open Game");
  accessible_wait (dialog, ACCESSIBLE_BUTTON, "File System");
  accessible_assert_named_once (dialog);
  /* The name at the cursor is announced, here that of a folder. */
  hands_press ("End");
  accessible_wait_for_announcement ("state");
  /* Another place is typed. */
  hands_press ("slash");
  accessible_wait (dialog, ACCESSIBLE_TEXT, "Location");
  accessible_assert_named_once (dialog);
  hands_press ("Escape Escape");
  accessible_wait_until_no_window ("Open Game");

  hands_press ("ctrl+shift+s");
  dialog = accessible_wait_for_window ("Save Game");
  accessible_wait (dialog, ACCESSIBLE_BUTTON, "Create Folder");
  accessible_assert_named_once (dialog);
  hands_press ("Escape");
  accessible_wait_until_no_window ("Save Game");
  program_quit ();
}

TEST (a_bad_file_is_explained_with_line_and_column)
{
  program_start (PROGRAM_TWO_PEOPLE ("9x9") "1. e2 e2 *", NULL);
  accessible_wait (accessible_wait_for_window ("Could Not Open “game.quoridor”"), ACCESSIBLE_LABEL,
                   "Line 6, column 7: ");
  accessible_answer ("Could Not Open “game.quoridor”", "Close");
  program_quit ();
}

#define NOT_OPENED "Could Not Open “bad.quoridor”"
#define TOO_LARGE (5 * 1024 * 1024)

/* A file that is not opened at once, and the message: its heading, the beginning of the reason, and
 * the button that closes it. */
typedef struct {
  const char *bytes;
  gsize length;
  const char *heading;
  const char *reason;
  const char *button;
} BadFile;

static const char utf16[] = "\377\376[\0B\0o\0a\0r\0d\0";
static const char truncated[] = PROGRAM_TWO_PEOPLE ("9x9") "1. e2 e8 2. e";

static void
assert_explained (const BadFile *file)
{
  program_write ("bad.quoridor", file->bytes, file->length);
  program_open ("bad.quoridor");
  accessible_wait (accessible_wait_for_window (file->heading), ACCESSIBLE_LABEL, file->reason);
  accessible_answer (file->heading, file->button);
}

TEST (bad_files_are_explained_while_a_good_game_stays_on_the_board)
{
  g_autofree char *large = g_strnfill (TOO_LARGE, ' ');
  const BadFile files[] = {
    { "", 0, NOT_OPENED, "Line 1, column 1: Expected a header", "Close" },
    { large, TOO_LARGE, "“bad.quoridor” Is Too Large to Open", "It is larger than 4 MiB",
      "Cancel" },
    { utf16, sizeof utf16 - 1, "“bad.quoridor” Is Not in UTF-8", "It seems to be in UTF-16.",
      "Cancel" },
    { truncated, sizeof truncated - 1, NOT_OPENED, "Line 6, column 13: Expected a move", "Close" },
  };
  Accessible *window = program_start (PROGRAM_TWO_PEOPLE ("9x9") "1. e2 e8 *", "Anna to move.");

  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    assert_explained (&files[i]);
  accessible_wait_for_move (window, "e2");
  accessible_wait_for_move (window, "e8");
  program_quit ();
}

TEST (an_opponent_that_was_rejected_is_named_and_the_preferences_tell_why)
{
  static const char mole[] = "[Personality]\nId=mole\n";
  Accessible *window;

  program_write ("data/quoridor/personalities/mole.personality", mole, strlen (mole));
  window = program_start (NULL, NULL);
  accessible_wait (window, ACCESSIBLE_LABEL, "“mole.personality” was left out: ");
  accessible_do (accessible_wait (window, ACCESSIBLE_BUTTON, "Details"), "click");
  accessible_wait (accessible_wait_for_window ("Preferences"), ACCESSIBLE_LABEL, "The key “Name”");
  program_end ();
}

TEST (the_version_is_printed_without_a_window)
{
  g_autofree char *output = program_run ("--version");

  ck_assert_str_eq (output, "Quoridor " QDR_VERSION "\n");
}
