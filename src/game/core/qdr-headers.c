/*
 * The headers of a saved game that have no meaning for the game, in the order of the file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-headers.h"

#include <string.h>

/*
 * A header is one block of memory, called a pair: name, NUL, value, NUL. Names are looked up in a
 * tree and not in a hash table, because the author of a file could choose names with equal hashes.
 */
struct QdrHeaders {
  GPtrArray *pairs; /* owned pairs in their order */
  GTree *by_name;   /* map from name to pair; the key is the pair, which begins with the name */
};

static int
compare_names_cb (gconstpointer a, gconstpointer b)
{
  return strcmp (a, b);
}

QdrHeaders *
qdr_headers_new (void)
{
  QdrHeaders *self = g_new (QdrHeaders, 1);

  self->pairs = g_ptr_array_new_with_free_func (g_free);
  self->by_name = g_tree_new (compare_names_cb);
  return self;
}

void
qdr_headers_free (QdrHeaders *self)
{
  g_tree_unref (self->by_name);
  g_ptr_array_unref (self->pairs);
  g_free (self);
}

gboolean
qdr_header_name_is_valid (const char *name)
{
  gsize length = 0;

  for (; name[length] != '\0'; length++)
    if ((!g_ascii_isalnum (name[length]) && name[length] != '_') || length == QDR_HEADER_NAME_MAX)
      return FALSE;
  return length > 0;
}

gboolean
qdr_header_value_is_valid (const char *value)
{
  return g_utf8_validate (value, -1, NULL) && strpbrk (value, "\r\n") == NULL;
}

guint
qdr_headers_get_length (const QdrHeaders *self)
{
  return self->pairs->len;
}

static const char *
get_value (const char *pair)
{
  return pair + strlen (pair) + 1;
}

QdrHeader
qdr_headers_get_nth (const QdrHeaders *self, guint index)
{
  const char *pair = g_ptr_array_index (self->pairs, index);

  return (QdrHeader){ .name = pair, .value = get_value (pair) };
}

const char *
qdr_headers_get_value (const QdrHeaders *self, const char *name)
{
  const char *pair = g_tree_lookup (self->by_name, name);

  return pair != NULL ? get_value (pair) : NULL;
}

void
qdr_headers_set_value (QdrHeaders *self, const char *name, const char *value)
{
  char *old = g_tree_lookup (self->by_name, name);
  char *pair = NULL;
  guint index;

  g_assert (qdr_header_name_is_valid (name));
  g_assert (value == NULL || qdr_header_value_is_valid (value));

  if (value != NULL) {
    const gsize name_size = strlen (name) + 1;
    const gsize value_size = strlen (value) + 1;

    pair = g_malloc (name_size + value_size);
    memcpy (pair, name, name_size);
    memcpy (pair + name_size, value, value_size);
  }
  if (old != NULL) {
    g_ptr_array_find (self->pairs, old, &index);
    g_tree_remove (self->by_name, old);
    if (pair != NULL) {
      g_free (old);
      self->pairs->pdata[index] = pair;
    } else {
      g_ptr_array_remove_index (self->pairs, index);
    }
  } else if (pair != NULL) {
    g_ptr_array_add (self->pairs, pair);
  }
  if (pair != NULL)
    g_tree_insert (self->by_name, pair, pair);
}
