/*
 * Announcements of a running program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <check.h>
#include <string.h>

#include "accessible-bus.h"

/* Longer than anything takes on a slow machine with sanitizers. */
#define DEADLINE_US (180 * G_USEC_PER_SEC)
#define POLL_US (20 * 1000)

static GString *announced;
static GString *grown; /* the names of lists with a new row at the top */

/* Announcements are descriptions of the focused widget or of the window. Descriptions of other
 * widgets are tooltips. */
static gboolean
can_speak (Accessible *self)
{
  return accessible_is (self, ACCESSIBLE_WINDOW) || accessible_is (self, ACCESSIBLE_TEXT) ||
         accessible_has_state (self, ATSPI_STATE_FOCUSABLE);
}

static void
described_cb (Accessible *source, int detail, const char *words)
{
  if (words != NULL && can_speak (source))
    g_string_append_printf (announced, "%s\n", words);
}

static void
added_cb (Accessible *source, int position, const char *words)
{
  g_autofree char *name = position == 0 ? accessible_get_name (source) : NULL;

  if (name != NULL)
    g_string_append_printf (grown, "%s\n", name);
}

void
accessible_listen (void)
{
  grown = g_string_new (NULL);
  accessible_watch ("ChildrenChanged", "object:children-changed:add", added_cb);
  announced = g_string_new (NULL);
  accessible_watch ("PropertyChange", "object:property-change:accessible-description",
                    described_cb);
}

gboolean
accessible_has_announced (const char *part)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
  return strstr (announced->str, part) != NULL;
}

static void
wait_for (const GString *texts, const char *part)
{
  gint64 deadline = g_get_monotonic_time () + DEADLINE_US;

  while (strstr (texts->str, part) == NULL) {
    ck_assert_msg (g_get_monotonic_time () < deadline, "\"%s\" is not among \"%s\"", part,
                   texts->str);
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (POLL_US);
  }
}

void
accessible_wait_for_announcement (const char *part)
{
  wait_for (announced, part);
}

void
accessible_wait_for_new_row (const char *name)
{
  wait_for (grown, name);
}

char *
accessible_wait_for_next_announcement (void)
{
  const gint64 deadline = g_get_monotonic_time () + DEADLINE_US;
  const char *end;
  char *sentence;

  while ((end = strchr (announced->str, '\n')) == NULL || end == announced->str) {
    ck_assert_msg (g_get_monotonic_time () < deadline, "nothing is announced");
    if (end != NULL)
      g_string_erase (announced, 0, 1);
    else if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (POLL_US);
  }
  sentence = g_strndup (announced->str, (gsize) (end - announced->str));
  g_string_erase (announced, 0, end - announced->str + 1);
  return sentence;
}
