/*
 * Measuring and killing a process tree.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "guard-tree.h"

#include <dirent.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* The greatest depth that is followed; deeper trees have too many processes anyway. */
#define MAX_DEPTH 64

typedef void (*VisitFunc) (pid_t pid, void *data);

/* Visits the descendants of @root. The kernel lists children by the thread that started them. */
static void
visit_descendants (pid_t root, VisitFunc visit, void *data, unsigned depth)
{
  char path[300];
  struct dirent *entry;
  DIR *threads;

  snprintf (path, sizeof path, "/proc/%d/task", root);
  threads = depth < MAX_DEPTH ? opendir (path) : NULL;
  if (threads == NULL)
    return;
  while ((entry = readdir (threads)) != NULL) {
    FILE *file;
    int child;

    if (entry->d_name[0] == '.')
      continue;
    snprintf (path, sizeof path, "/proc/%d/task/%.32s/children", root, entry->d_name);
    file = fopen (path, "re");
    if (file == NULL)
      continue;
    while (fscanf (file, "%d", &child) == 1) {
      visit_descendants (child, visit, data, depth + 1);
      visit (child, data);
    }
    fclose (file);
  }
  closedir (threads);
}

static void
add_usage (pid_t pid, void *data)
{
  GuardUsage *usage = data;
  char path[64];
  char line[1024];
  const char *fields;
  long user, system, threads, pages;
  clockid_t clock;
  struct timespec now;
  FILE *file;

  snprintf (path, sizeof path, "/proc/%d/stat", pid);
  file = fopen (path, "re");
  if (file == NULL)
    return;
  /* The program name in parentheses may contain anything. Fields 16 and 17 are the times of
   * children that were waited for. */
  fields = fgets (line, sizeof line, file) != NULL ? strrchr (line, ')') : NULL;
  fclose (file);
  if (fields == NULL ||
      sscanf (fields,
              ") %*s %*s %*s %*s %*s %*s %*s %*s %*s %*s %*s %*s %*s %ld %ld %*s %*s %ld %*s %*s "
              "%*s %ld",
              &user, &system, &threads, &pages) != 4)
    return;
  usage->cpu_us += (user + system) * 1000000 / sysconf (_SC_CLK_TCK);
  /* Adds the time of the process itself, which is more precise here than in /proc. */
  if (clock_getcpuclockid (pid, &clock) == 0 && clock_gettime (clock, &now) == 0)
    usage->cpu_us += (int64_t) now.tv_sec * 1000000 + now.tv_nsec / 1000;
  usage->memory += pages * sysconf (_SC_PAGESIZE);
  usage->processes += (unsigned) threads;
}

GuardUsage
guard_tree_measure (pid_t root)
{
  GuardUsage usage = { 0 };

  visit_descendants (root, add_usage, &usage, 0);
  return usage;
}

static void
kill_one (pid_t pid, void *data)
{
  (void) data;
  kill (pid, SIGKILL);
}

/* Repeats until no descendant is left, because new ones may start meanwhile. Orphans are
 * descendants too, because this process adopts them. */
void
guard_tree_kill (void)
{
  const struct timespec moment = { .tv_nsec = 1000000 };

  for (;;) {
    pid_t ended;

    visit_descendants (getpid (), kill_one, NULL, 0);
    while ((ended = waitpid (-1, NULL, WNOHANG)) > 0)
      continue;
    if (ended < 0 && errno == ECHILD)
      return;
    nanosleep (&moment, NULL);
  }
}
