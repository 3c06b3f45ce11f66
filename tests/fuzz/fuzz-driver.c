/*
 * Runs a fuzz target over the corpus and over seeded mutations of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <stdlib.h>
#include <string.h>

#include "fuzz-target.h"

#define MAX_CHANGES 6

/* Tokens of the format, so that mutations often get past the first character. */
static const char *const pieces[] = {
  "[",
  "]",
  "\"",
  "{",
  "}",
  ";",
  "\n",
  "\r\n",
  " ",
  "\\",
  "*",
  "1",
  "2",
  "draw",
  "e2",
  "e8",
  "e3h",
  "a1v",
  "resign",
  "timeout",
  "1.",
  "99...",
  "[%clk 0:00:01]",
  "[Board \"5x5\"]",
  "[Players \"4\"]",
  "[Ply \"1\"]",
  "[Walls \"1 1\"]",
  "[Result \"1\"]",
  "[Variation1 \"0 d1\"]",
  "[Variation2 \"1 e3h (d2 {x}) d9\"]",
  "(",
  ")",
  "[TimeControl \"5\"]",
  "[TimeControl \"5+1\"]",
  "[Clock1 \"1.5\"]",
  "[Position \"5 5 2 1 | c1 c5 | 6 6 | - | -\"]",
  "\xef\xbb\xbf",
  "\xff",
  "é",
  "-",
  "|",
  ",",
  "9 9 2 1",
  "win 4; ",
  "; e2; ",
  "\n\n# ",
  "999999999999",
  "e2;e8",
  "1)",
  "…",
  "e1-e2",
  "1-0",
  "\u00a0",
  "position start moves ",
  "=",
  "true",
  ":",
  "-1",
  "1e308",
};

static void
change_byte (GByteArray *bytes, GRand *rand)
{
  if (bytes->len > 0)
    bytes->data[g_rand_int_range (rand, 0, (int) bytes->len)] = (guint8) g_rand_int (rand);
}

static void
remove_range (GByteArray *bytes, GRand *rand)
{
  guint from, length;

  if (bytes->len == 0)
    return;
  from = (guint) g_rand_int_range (rand, 0, (int) bytes->len);
  length = (guint) g_rand_int_range (rand, 1, 20);
  g_byte_array_remove_range (bytes, from, MIN (length, bytes->len - from));
}

static void
insert (GByteArray *bytes, GRand *rand, gconstpointer data, gsize size)
{
  const guint at = (guint) g_rand_int_range (rand, 0, (int) bytes->len + 1);
  const guint tail = bytes->len - at;

  g_byte_array_set_size (bytes, bytes->len + (guint) size);
  memmove (bytes->data + at + size, bytes->data + at, tail);
  memcpy (bytes->data + at, data, size);
}

static void
insert_piece (GByteArray *bytes, GRand *rand)
{
  const char *piece = pieces[g_rand_int_range (rand, 0, G_N_ELEMENTS (pieces))];

  insert (bytes, rand, piece, strlen (piece));
}

/* Copies a range of the text to another place. */
static void
repeat_range (GByteArray *bytes, GRand *rand)
{
  g_autofree guint8 *copy = NULL;
  guint from, length;

  if (bytes->len == 0)
    return;
  from = (guint) g_rand_int_range (rand, 0, (int) bytes->len);
  length = (guint) g_rand_int_range (rand, 1, 60);
  length = MIN (length, bytes->len - from);
  copy = g_memdup2 (bytes->data + from, length);
  insert (bytes, rand, copy, length);
}

static void
mutate (GByteArray *bytes, GRand *rand)
{
  static void (*const changes[]) (GByteArray *, GRand *) = {
    change_byte, remove_range, insert_piece, insert_piece, repeat_range,
  };
  const int n = g_rand_int_range (rand, 1, MAX_CHANGES + 1);

  for (int i = 0; i < n; i++)
    changes[g_rand_int_range (rand, 0, G_N_ELEMENTS (changes))](bytes, rand);
}

static void
run (const GByteArray *bytes)
{
  /* An allocation of the exact size, so that sanitizers find a read beyond its end. */
  g_autofree guint8 *copy = g_memdup2 (bytes->data, bytes->len);

  LLVMFuzzerTestOneInput (copy, bytes->len);
}

static void
run_mutations (const char *path, guint n_mutations, guint32 seed)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_autofree char *text = NULL;
  gsize length;

  if (!g_file_get_contents (path, &text, &length, NULL))
    g_error ("Cannot read %s", path);
  for (guint i = 0; i < n_mutations; i++) {
    g_autoptr (GByteArray) bytes = g_byte_array_new ();

    g_byte_array_append (bytes, (const guint8 *) text, (guint) length);
    if (i > 0)
      mutate (bytes, rand);
    run (bytes);
  }
}

/* Usage: fuzz-driver FOLDER MUTATIONS SEED, with the number of mutations of each file. */
int
main (int argc, char **argv)
{
  g_autoptr (GDir) folder = NULL;
  const char *name;

  if (argc != 4)
    return EXIT_FAILURE;
  folder = g_dir_open (argv[1], 0, NULL);
  if (folder == NULL)
    return EXIT_FAILURE;
  while ((name = g_dir_read_name (folder)) != NULL) {
    g_autofree char *path = g_build_filename (argv[1], name, NULL);

    run_mutations (path, (guint) atoi (argv[2]), (guint32) atoi (argv[3]));
  }
  return EXIT_SUCCESS;
}
