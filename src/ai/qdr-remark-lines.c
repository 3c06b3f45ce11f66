/*
 * What a personality may say, as its file has it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-remark-lines.h"

#include "qdr-personality-text.h"

/* Characters of a line at most: it stands beside a name, in one line or two. */
#define MAX_LINE 80

/* Lines for an occasion are numbered from 1 to 9. */
#define MAX_NUMBER 9
#define KEY_SIZE 16

static const char *const keys[QDR_N_OCCASIONS] = {
  [QDR_OCCASION_START] = "Start",
  [QDR_OCCASION_GOOD_WALL] = "GoodWall",
  [QDR_OCCASION_OWN_BLUNDER] = "OwnBlunder",
  [QDR_OCCASION_BLUNDER] = "Blunder",
  [QDR_OCCASION_WIN] = "Win",
  [QDR_OCCASION_LOSS] = "Loss",
};

static void
write_key (char key[KEY_SIZE], guint occasion, guint number)
{
  g_snprintf (key, KEY_SIZE, "%s%u", keys[occasion], number);
}

gboolean
qdr_remark_lines_have_key (const char *name)
{
  char key[KEY_SIZE];

  for (guint occasion = 0; occasion < QDR_N_OCCASIONS; occasion++)
    for (guint number = 1; number <= MAX_NUMBER; number++) {
      write_key (key, occasion, number);
      if (qdr_personality_is_text_of (name, key, TRUE))
        return TRUE;
    }
  return FALSE;
}

/* Checks all lines, those too that are not for this user. */
static gboolean
check_lines (GKeyFile *file, GError **error)
{
  g_auto (GStrv) names = g_key_file_get_keys (file, QDR_GROUP_REMARKS, NULL, NULL);

  for (guint i = 0; names != NULL && names[i] != NULL; i++) {
    g_autofree char *text = qdr_personality_get_value (file, QDR_GROUP_REMARKS, names[i], error);

    if (text == NULL ||
        !qdr_personality_check_text (QDR_GROUP_REMARKS, names[i], text, MAX_LINE, error))
      return FALSE;
  }
  return TRUE;
}

static void
read_line (GPtrArray *lines, GKeyFile *file, const char *key)
{
  g_autofree char *text = NULL;

  if (!g_key_file_has_key (file, QDR_GROUP_REMARKS, key, NULL))
    return;
  text = g_key_file_get_string (file, QDR_GROUP_REMARKS, key, NULL);
  g_ptr_array_add (lines, qdr_personality_translate (file, QDR_GROUP_REMARKS, key, text));
}

gboolean
qdr_remark_lines_read (QdrRemarkLines *self, GKeyFile *file, GError **error)
{
  char key[KEY_SIZE];

  if (!check_lines (file, error))
    return FALSE;

  for (guint occasion = 0; occasion < QDR_N_OCCASIONS; occasion++) {
    self->of[occasion] = g_ptr_array_new_with_free_func (g_free);
    for (guint number = 1; number <= MAX_NUMBER; number++) {
      write_key (key, occasion, number);
      read_line (self->of[occasion], file, key);
    }
    g_ptr_array_add (self->of[occasion], NULL);
  }
  return TRUE;
}

void
qdr_remark_lines_clear (QdrRemarkLines *self)
{
  for (guint occasion = 0; occasion < QDR_N_OCCASIONS; occasion++)
    g_clear_pointer (&self->of[occasion], g_ptr_array_unref);
}
