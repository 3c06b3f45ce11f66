/*
 * Everything that a screen reader would speak, in order.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ear.h"

#include <check.h>
#include <string.h>

#include "accessible-bus.h"
#include "hands.h"

/* Longer than anything takes on a slow machine with sanitizers. */
#define DEADLINE_US (180 * G_USEC_PER_SEC)
#define POLL_US (20 * 1000)

/* For one key, after which there may be no sentence. */
#define PATIENCE_US (10 * G_USEC_PER_SEC)
#define MAX_PRESSES 60

static GPtrArray *heard;
static guint n_passed; /* sentences before the one that is awaited */
static Accessible *focused;

static void
hear (const char *words)
{
  if (words != NULL && *words != '\0')
    g_ptr_array_add (heard, g_strdup (words));
}

static void
focused_cb (Accessible *source, int has_come, const char *words)
{
  if (has_come == 1) {
    g_autofree char *name = accessible_get_name (source);

    g_set_object (&focused, source);
    hear (name);
  }
}

static void
changed_cb (Accessible *source, int detail, const char *words)
{
  if (focused != NULL && accessible_equal (focused, source))
    hear (words);
}

void
ear_open (void)
{
  heard = g_ptr_array_new_with_free_func (g_free);
  accessible_watch ("StateChanged", "object:state-changed:focused", focused_cb);
  accessible_watch ("PropertyChange", "object:property-change:accessible-name", changed_cb);
  accessible_watch ("PropertyChange", "object:property-change:accessible-description", changed_cb);
}

/* @return (transfer none) (nullable) */
static const char *
find (const char *part)
{
  for (guint i = n_passed; i < heard->len; i++)
    if (strstr (g_ptr_array_index (heard, i), part) != NULL) {
      n_passed = i + 1;
      return g_ptr_array_index (heard, i);
    }

  return NULL;
}

/* @return (transfer none) (nullable) */
static const char *
find_until (const char *part, gint64 end)
{
  const char *words = find (part);

  while (words == NULL && g_get_monotonic_time () < end) {
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (POLL_US);
    words = find (part);
  }

  return words;
}

static char *
join_sentences (void)
{
  GString *words = g_string_new (NULL);

  for (guint i = 0; i < heard->len; i++)
    g_string_append_printf (words, "%s “%s”\n", i < n_passed ? " " : "*",
                            (char *) g_ptr_array_index (heard, i));
  return g_string_free (words, FALSE);
}

const char *
ear_wait_for (const char *part)
{
  const char *words = find_until (part, g_get_monotonic_time () + DEADLINE_US);

  if (words == NULL) {
    g_autofree char *instead = join_sentences ();

    /* A message of Check may not be this long. */
    g_printerr ("What was heard:\n%s", instead);
    ck_abort_msg ("\"%s\" is not heard", part);
  }
  return words;
}

guint
ear_count (const char *part)
{
  guint n = 0;

  while (g_main_context_iteration (NULL, FALSE))
    ;
  for (guint i = 0; i < heard->len; i++)
    n += strstr (g_ptr_array_index (heard, i), part) != NULL;

  return n;
}

/* Waits a moment for a sentence that differs from the last of the first @n_before. A busy program
 * may repeat that one late. */
static void
wait_for_another (guint n_before)
{
  const gint64 end = g_get_monotonic_time () + PATIENCE_US;
  const char *last = n_before > 0 ? g_ptr_array_index (heard, n_before - 1) : "";
  guint i = n_before;

  while (g_get_monotonic_time () < end) {
    while (i < heard->len && g_str_equal (g_ptr_array_index (heard, i), last))
      i++;
    if (i < heard->len)
      return;
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (POLL_US);
  }
}

const char *
ear_press (const char *keys, const char *part)
{
  hands_press (keys);
  return find_until (part, g_get_monotonic_time () + PATIENCE_US);
}

const char *
ear_press_until (const char *keys, const char *part)
{
  for (guint i = 0; i < MAX_PRESSES; i++) {
    const guint n_before = heard->len;
    const char *words;

    hands_press (keys);
    wait_for_another (n_before);
    words = find (part);
    if (words != NULL)
      return words;
  }
  return ear_wait_for (part);
}
