/*
 * What a personality may say, as its file has it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-remark-lines.h"

#include <string.h>

#include "qdr-personality-text.h"

/* Characters of a line at most: it stands beside a name, in one line or two. */
#define MAX_LINE 80

/* Lines for an occasion are numbered from 1 to 9. */
#define MAX_NUMBER 9

static const char *const keys[QDR_N_OCCASIONS] = {
  [QDR_OCCASION_START] = "Start",
  [QDR_OCCASION_GOOD_WALL] = "GoodWall",
  [QDR_OCCASION_OWN_BLUNDER] = "OwnBlunder",
  [QDR_OCCASION_BLUNDER] = "Blunder",
  [QDR_OCCASION_WIN] = "Win",
  [QDR_OCCASION_LOSS] = "Loss",
};

/* The occasion of a key such as "Start1", and its number; @length is that of the key. */
static gboolean
parse_key (const char *key, gsize length, guint *occasion, guint *number)
{
  const int digit = length > 1 ? g_ascii_digit_value (key[length - 1]) : -1;

  if (digit < 1 || digit > MAX_NUMBER)
    return FALSE;

  *number = (guint) digit;
  for (*occasion = 0; *occasion < QDR_N_OCCASIONS; ++*occasion)
    if (strlen (keys[*occasion]) == length - 1 && strncmp (keys[*occasion], key, length - 1) == 0)
      return TRUE;
  return FALSE;
}

gboolean
qdr_remark_lines_have_key (const char *name)
{
  const gsize length = strcspn (name, "[");
  guint occasion, number;

  return parse_key (name, length, &occasion, &number) &&
         (name[length] == '\0' || name[length + 1] != ']');
}

/* The lines by occasion and number, as they are found. */
typedef char *Lines[QDR_N_OCCASIONS][MAX_NUMBER];

/* Checks a line, also one that is not for this user, and takes it in the language of the user. */
static gboolean
read_line (Lines lines, GKeyFile *file, const char *name, GError **error)
{
  g_autofree char *text = qdr_personality_get_value (file, QDR_GROUP_REMARKS, name, error);
  guint occasion, number;

  if (text == NULL || !qdr_personality_check_text (QDR_GROUP_REMARKS, name, text, MAX_LINE, error))
    return FALSE;
  if (parse_key (name, strlen (name), &occasion, &number))
    lines[occasion][number - 1] = qdr_personality_translate (file, QDR_GROUP_REMARKS, name, text);
  return TRUE;
}

gboolean
qdr_remark_lines_read (QdrRemarkLines *self, GKeyFile *file, GError **error)
{
  g_auto (GStrv) names = g_key_file_get_keys (file, QDR_GROUP_REMARKS, NULL, NULL);
  gboolean is_good = TRUE;
  Lines lines = { 0 };

  for (guint i = 0; is_good && names != NULL && names[i] != NULL; i++)
    is_good = read_line (lines, file, names[i], error);

  for (guint occasion = 0; occasion < QDR_N_OCCASIONS; occasion++) {
    self->of[occasion] = g_ptr_array_new_with_free_func (g_free);
    for (guint i = 0; i < MAX_NUMBER; i++)
      if (lines[occasion][i] != NULL)
        g_ptr_array_add (self->of[occasion], lines[occasion][i]);
    g_ptr_array_add (self->of[occasion], NULL);
  }
  return is_good;
}

void
qdr_remark_lines_copy (QdrRemarkLines *self, const QdrRemarkLines *other)
{
  for (guint occasion = 0; occasion < QDR_N_OCCASIONS; occasion++)
    self->of[occasion] = g_ptr_array_ref (other->of[occasion]);
}

void
qdr_remark_lines_clear (QdrRemarkLines *self)
{
  for (guint occasion = 0; occasion < QDR_N_OCCASIONS; occasion++)
    g_clear_pointer (&self->of[occasion], g_ptr_array_unref);
}
