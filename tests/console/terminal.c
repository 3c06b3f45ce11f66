/*
 * quoridor-cli on a terminal of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define _GNU_SOURCE /* posix_openpt() */

#include "terminal.h"

#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "test.h"

void
terminal_begin (Terminal *self, const char *no_color)
{
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_NONE);

  self->fd = posix_openpt (O_RDWR | O_NOCTTY);
  ck_assert (self->fd >= 0 && grantpt (self->fd) == 0 && unlockpt (self->fd) == 0);
  self->side = open (ptsname (self->fd), O_RDWR | O_NOCTTY | O_CLOEXEC);
  ck_assert_int_ge (self->side, 0);
  g_subprocess_launcher_take_stdin_fd (launcher, dup (self->side));
  g_subprocess_launcher_take_stdout_fd (launcher, dup (self->side));
  g_subprocess_launcher_setenv (launcher, "TERM", "xterm", TRUE);
  if (no_color != NULL)
    g_subprocess_launcher_setenv (launcher, "NO_COLOR", no_color, TRUE);
  else
    g_subprocess_launcher_unsetenv (launcher, "NO_COLOR");
  self->process =
      g_subprocess_launcher_spawn (launcher, NULL, g_getenv ("QDR_CLI"), "play", "--size", "5",
                                   "--seat", "human", "--seat", "human", NULL);
  ck_assert_ptr_nonnull (self->process);
}

void
terminal_type (Terminal *self, const char *text)
{
  ck_assert_int_eq (write (self->fd, text, strlen (text)), strlen (text));
}

char *
terminal_read_until (Terminal *self, const char *expected)
{
  GString *text = g_string_new (NULL);
  char c;

  while (strstr (text->str, expected) == NULL) {
    ck_assert_msg (read (self->fd, &c, 1) == 1, "only this is shown: “%s”", text->str);
    g_string_append_c (text, c);
  }
  return g_string_free (text, FALSE);
}

char *
terminal_end (Terminal *self)
{
  GString *text = g_string_new (NULL);
  char chunk[256];
  gssize n_read;

  close (self->side);
  while ((n_read = read (self->fd, chunk, sizeof chunk)) > 0)
    g_string_append_len (text, chunk, n_read);
  close (self->fd);
  ck_assert (g_subprocess_wait_check (self->process, NULL, NULL));
  g_clear_object (&self->process);

  return g_string_free (text, FALSE);
}

char *
terminal_play (const char *input, const char *no_color)
{
  Terminal terminal;

  terminal_begin (&terminal, no_color);
  terminal_type (&terminal, input);
  return terminal_end (&terminal);
}
