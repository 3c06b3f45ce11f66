/*
 * Lines on a terminal: editing, history and completion.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <signal.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#include "driver.h"
#include "temp-folder.h"
#include "terminal.h"

#define TO_BEGINNING "\001"
#define PREVIOUS_LINE "\020"
#define UP "\033[A"

static Terminal terminal;
static char *data_home; /* the user's data folder, with the games */

static void
set_up (void)
{
  data_home = make_temp_folder ();
  g_setenv ("XDG_DATA_HOME", data_home, TRUE);
  terminal_begin (&terminal, NULL);
  g_free (terminal_read_until (&terminal, "somebody> "));
}

static void
tear_down (void)
{
  g_clear_pointer (&data_home, remove_temp_folder);
}

/* Types @line and Enter, and asserts the answer. */
static void
assert_answer (const char *line, const char *expected)
{
  terminal_type (&terminal, line);
  terminal_type (&terminal, "\r");
  g_free (terminal_read_until (&terminal, expected));
}

static void
end (void)
{
  terminal_type (&terminal, "quit\r");
  g_free (terminal_end (&terminal));
}

TEST_DEFAULTS (.timeout = DRIVER_TIMEOUT, .set_up = set_up, .tear_down = tear_down)

TEST (a_line_can_be_edited)
{
  assert_answer ("2" TO_BEGINNING "c", "somebody: c2");
  end ();
}

TEST (earlier_lines_come_back)
{
  assert_answer ("c2", "Player 2> ");
  assert_answer ("last", "somebody moves to c2.");
  assert_answer ("c4", "Player 2: c4");
  assert_answer (UP UP, "Player 2 moves to c4.");
  assert_answer (PREVIOUS_LINE PREVIOUS_LINE "h", "somebody: c4h");
  end ();
}

TEST (commands_and_files_are_completed)
{
  assert_answer ("whe\t", "somebody is on c1");
  assert_answer ("load /etc/passw\t", "/etc/passwd");
  end ();
}

/* A signal must not leave a terminal without echo. */
TEST (a_signal_gives_the_terminal_back, .loops = 3)
{
  static const int signals[] = { SIGINT, SIGTERM, SIGHUP };
  struct termios before, after;

  terminal_type (&terminal, "half a li");
  g_free (terminal_read_until (&terminal, "half a li"));
  ck_assert_int_eq (tcgetattr (terminal.side, &before), 0);
  ck_assert (!(before.c_lflag & ICANON));
  g_subprocess_send_signal (terminal.process, signals[_i]);
  ck_assert (g_subprocess_wait (terminal.process, NULL, NULL));
  ck_assert (g_subprocess_get_if_signaled (terminal.process));
  ck_assert_int_eq (g_subprocess_get_term_sig (terminal.process), signals[_i]);
  ck_assert_int_eq (tcgetattr (terminal.side, &after), 0);
  ck_assert ((after.c_lflag & (ICANON | ECHO)) == (ICANON | ECHO));
  g_clear_object (&terminal.process);
  close (terminal.side);
  close (terminal.fd);
}

/* Clocks run while a line is typed, and their messages must not damage it. */
TEST (what_happens_meanwhile_leaves_the_line_as_it_was)
{
  assert_answer ("hint", "Looking for a good move");
  terminal_type (&terminal, "boar");
  g_free (terminal_read_until (&terminal, "somebody> boar"));
  assert_answer ("d", "somebody> ");
  end ();
}
