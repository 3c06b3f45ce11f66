/*
 * What the fuzz targets share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define _GNU_SOURCE /* for memfd_create() */

#include "fuzz-target.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

void
fuzz_require (gboolean condition)
{
  if (!condition)
    abort ();
}

void
fuzz_check_error (const GError *error)
{
  fuzz_require (error != NULL && error->message[0] != '\0');
  fuzz_require (strpbrk (error->message, "\r\n") == NULL);
  fuzz_require (g_utf8_validate (error->message, -1, NULL));
}

char *
fuzz_copy_text (const uint8_t *data, size_t size)
{
  /* Without bytes, the data may be NULL. */
  return g_strndup (size > 0 ? (const char *) data : "", size);
}

char *
fuzz_write_file (const uint8_t *data, size_t size)
{
  static int fd = -1;

  if (fd < 0)
    fd = memfd_create ("fuzz", MFD_CLOEXEC);
  fuzz_require (fd >= 0 && ftruncate (fd, 0) == 0);
  fuzz_require (pwrite (fd, data, size, 0) == (ssize_t) size);
  return g_strdup_printf ("/proc/self/fd/%d", fd);
}
