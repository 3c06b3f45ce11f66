/*
 * hostile-engine MODE: an engine that misbehaves in one of many ways, by either protocol.
 *
 * Before that it answers correctly. The table in docs/engines.md has the result of each mode.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

/* Seconds of a wait that never ends within a test. */
#define FOR_EVER 1000

static bool is_qtp;

/* Answers the request for a move. */
static void
answer (const char *move)
{
  printf (is_qtp ? "= %s\n\n" : "bestmove %s\n", move);
  fflush (stdout);
}

/* Misbehaviour */

static void
die (void)
{
  _exit (3);
}

static void
crash (void)
{
  signal (SIGABRT, SIG_DFL);
  raise (SIGKILL);
}

static void
hang (void)
{
  sleep (FOR_EVER);
}

static void
ignore_signals (void)
{
  for (int i = 1; i < NSIG; i++)
    signal (i, SIG_IGN);
  for (;;)
    pause ();
}

static void
flood_a_line (void)
{
  for (;;)
    putchar ('x');
}

static void
flood_lines (void)
{
  for (;;)
    puts ("");
}

static void
flood_info (void)
{
  for (;;)
    puts (is_qtp ? "= E8" : "info depth 1 score 0 nodes 1 nps 1 time 1 pv e2");
}

/* Steps onto the goal, which is out of reach. */
static void
play_illegally (void)
{
  answer (is_qtp ? "E1" : "e9");
}

static void
play_nonsense (void)
{
  answer ("a walk");
}

/* Moves the pawn of the other player, after e2. */
static void
play_for_the_other (void)
{
  answer (is_qtp ? "E7" : "e3");
}

static void
say_an_error (void)
{
  puts (is_qtp ? "? I am lost\n" : "error I am lost");
  fflush (stdout);
}

static void
say_bytes (void)
{
  static const char bytes[] = "bestmove \377\376\0\1\33[2J\n\0\n\377\n";

  fwrite (bytes, 1, sizeof bytes - 1, stdout);
  fflush (stdout);
}

static void
close_output (void)
{
  fclose (stdout);
  close (STDOUT_FILENO);
  hang ();
}

/* The children inherit the output and leave the session of the engine. */
static void
leave_children (void)
{
  for (unsigned i = 0; i < 3; i++)
    if (fork () == 0) {
      setsid ();
      ignore_signals ();
    }
  die ();
}

static void
start_many (void)
{
  for (;;)
    fork ();
}

static void
eat_memory (void)
{
  for (;;) {
    const size_t size = 16 * 1024 * 1024;
    char *memory = malloc (size);

    if (memory != NULL)
      memset (memory, 1, size);
  }
}

static void
eat_time (void)
{
  for (volatile unsigned i = 0;; i++)
    continue;
}

/* Uses up CPU time in a child for which no process waits. */
static void
eat_time_elsewhere (void)
{
  signal (SIGCHLD, SIG_IGN);
  if (fork () == 0)
    eat_time ();
  hang ();
}

static void
kill_everybody (void)
{
  kill (getppid (), SIGKILL);
  kill (-1, SIGKILL);
  hang ();
}

/* Misbehaviour at the start */

/* Prints an error for each place that it can write to or connect to. */
static void
look_around (void)
{
  static const char *const files[] = { "/tmp/hostile-engine", "/var/tmp/hostile-engine",
                                       "/dev/shm/hostile-engine", "../hostile-engine",
                                       "/etc/hostile-engine" };
  int descriptor;

  for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
    descriptor = open (files[i], O_WRONLY | O_CREAT, 0600);
    if (descriptor >= 0) {
      printf ("error wrote %s\n", files[i]);
      unlink (files[i]);
    }
  }
  for (int family = AF_UNIX; family <= AF_INET6; family++)
    if (socket (family, SOCK_STREAM, 0) >= 0)
      printf ("error has a socket\n");
  for (char **at = environ; *at != NULL; at++)
    if (strncmp (*at, "PATH=", 5) != 0 && strncmp (*at, "LANG=", 5) != 0 &&
        strncmp (*at, "LC_ALL=", 7) != 0 && strncmp (*at, "HOME=", 5) != 0 &&
        strncmp (*at, "TMPDIR=", 7) != 0)
      printf ("error knows %s\n", *at);
  for (descriptor = 3; descriptor < 1024; descriptor++)
    if (fcntl (descriptor, F_GETFD) >= 0)
      printf ("error has descriptor %d\n", descriptor);
  if (kill (getppid (), 0) == 0 && getppid () > 1)
    printf ("error reaches %d\n", getppid ());
}

/* Prints an error if its folder is not empty or not its own. */
static void
use_folder (void)
{
  const char *home = getenv ("HOME");
  char folder[1024];
  DIR *entries = opendir (".");
  struct dirent *entry;
  FILE *file;

  if (home == NULL || getcwd (folder, sizeof folder) == NULL || strcmp (home, folder) != 0)
    puts ("error is elsewhere");
  while (entries != NULL && (entry = readdir (entries)) != NULL)
    if (entry->d_name[0] != '.')
      printf ("error finds %s\n", entry->d_name);
  if (mkdir ("below", 0700) != 0 || (file = fopen ("below/notes", "w")) == NULL) {
    puts ("error cannot write");
    return;
  }
  fclose (file);
  chmod ("below", 0);
}

/* Modes */

typedef enum {
  AT_START,
  AT_GREETING,
  AT_QUESTION,
  AT_STOP,
} Moment;

static const struct {
  const char *name;
  Moment moment;
  void (*act) (void);
} modes[] = {
  { "dies-at-once", AT_START, die },
  { "never-reads", AT_START, hang },
  { "looks-around", AT_START, look_around },
  { "uses-folder", AT_START, use_folder },
  { "hangs-at-greeting", AT_GREETING, hang },
  { "floods-at-greeting", AT_GREETING, flood_lines },
  { "dies", AT_QUESTION, die },
  { "crashes", AT_QUESTION, crash },
  { "hangs", AT_QUESTION, hang },
  { "ignores-signals", AT_QUESTION, ignore_signals },
  { "floods-a-line", AT_QUESTION, flood_a_line },
  { "floods-lines", AT_QUESTION, flood_lines },
  { "floods-info", AT_QUESTION, flood_info },
  { "illegal-move", AT_QUESTION, play_illegally },
  { "nonsense", AT_QUESTION, play_nonsense },
  { "other-side", AT_QUESTION, play_for_the_other },
  { "error", AT_QUESTION, say_an_error },
  { "bytes", AT_QUESTION, say_bytes },
  { "closes-output", AT_QUESTION, close_output },
  { "leaves-children", AT_QUESTION, leave_children },
  { "starts-many", AT_QUESTION, start_many },
  { "eats-memory", AT_QUESTION, eat_memory },
  { "eats-time", AT_QUESTION, eat_time },
  { "eats-time-elsewhere", AT_QUESTION, eat_time_elsewhere },
  { "kills-everybody", AT_QUESTION, kill_everybody },
  /* Thinks until "stop" comes, and then does not answer. */
  { "late-after-stop", AT_STOP, hang },
};

static void
act (const char *mode, Moment moment)
{
  for (size_t i = 0; i < sizeof modes / sizeof modes[0]; i++)
    if (modes[i].moment == moment && strcmp (modes[i].name, mode) == 0)
      modes[i].act ();
}

/* In the mode "late-after-stop", only "stop" is answered. */
static void
answer_question (const char *mode)
{
  act (mode, AT_QUESTION);
  if (strcmp (mode, "late-after-stop") != 0)
    answer (is_qtp ? "E8" : "e2");
}

int
main (int argc, char **argv)
{
  const char *mode = argc > 1 ? argv[1] : "";
  char line[65536];

  act (mode, AT_START);
  while (fgets (line, sizeof line, stdin) != NULL) {
    line[strcspn (line, "\n")] = '\0';
    is_qtp = is_qtp || strcmp (line, "name") == 0;
    if (strcmp (line, "uqi") == 0) {
      act (mode, AT_GREETING);
      puts ("id name Hostile\nuqiok");
    } else if (strcmp (line, "name") == 0) {
      act (mode, AT_GREETING);
      puts ("= Hostile\n");
    } else if (strcmp (line, "isready") == 0) {
      puts ("readyok");
    } else if (strcmp (line, "stop") == 0) {
      act (mode, AT_STOP);
    } else if (strncmp (line, "go", 2) == 0 || strncmp (line, "genmove", 7) == 0) {
      answer_question (mode);
    } else if (is_qtp) {
      puts ("=\n");
    }
    fflush (stdout);
  }
  return 0;
}
