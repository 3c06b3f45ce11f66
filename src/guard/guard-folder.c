/*
 * The folder that an engine works in: empty at first, and gone with it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "guard-folder.h"

#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#define MAX_OPEN 16
/* A folder that may not be read is opened up, and is empty the next time. */
#define MAX_PASSES 64

bool
guard_folder_make (char *path, size_t size)
{
  const char *place = getenv ("TMPDIR");

  if (place == NULL || place[0] != '/')
    place = "/tmp";
  if ((size_t) snprintf (path, size, "%s/quoridor-engine-XXXXXX", place) >= size)
    return false;
  return mkdtemp (path) != NULL;
}

static int
open_up (const char *path, const struct stat *status, int kind, struct FTW *place)
{
  (void) status;
  (void) place;
  if (kind == FTW_D || kind == FTW_DNR)
    chmod (path, 0700);
  return 0;
}

static int
remove_one (const char *path, const struct stat *status, int kind, struct FTW *place)
{
  (void) status;
  (void) kind;
  (void) place;
  remove (path);
  return 0;
}

void
guard_folder_remove (const char *path)
{
  struct stat status;

  for (unsigned i = 0; i < MAX_PASSES && lstat (path, &status) == 0; i++) {
    nftw (path, open_up, MAX_OPEN, FTW_PHYS | FTW_MOUNT);
    nftw (path, remove_one, MAX_OPEN, FTW_PHYS | FTW_MOUNT | FTW_DEPTH);
  }
}
