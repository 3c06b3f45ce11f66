/*
 * Waiting for conditions in the main loop.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "waiting.h"

#include <check.h>
#include <time.h>

/* Seconds that are longer than anything takes on a slow machine with sanitizers. */
#define DEADLINE_S 180

/* If this long no thread of the process uses even a hundredth of each second, nothing will
 * happen any more. A search that waits for a processor still gets more. The time is long
 * enough for another program to start. */
#define CALM_S 30
#define CALM_CLOCKS (CLOCKS_PER_SEC / 100)

typedef struct {
  guint waited_s;
  guint calm_s;
  clock_t clocks;
} Watch;

static FixtureDescribe describe;

static gboolean
second_cb (gpointer data)
{
  Watch *self = data;
  const clock_t clocks = clock ();

  self->calm_s = clocks - self->clocks < CALM_CLOCKS ? self->calm_s + 1 : 0;
  self->clocks = clocks;
  self->waited_s++;

  return G_SOURCE_CONTINUE;
}

void
fixture_set_description (FixtureDescribe function)
{
  describe = function;
}

void
fixture_wait_for (const char *name, FixtureCondition condition, gpointer data)
{
  Watch watch = { .clocks = clock () };
  const guint source = g_timeout_add_seconds (1, second_cb, &watch);
  gboolean is_met;

  while (!(is_met = condition (data)) && watch.waited_s < DEADLINE_S && watch.calm_s < CALM_S)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (source);

  if (!is_met && describe != NULL) {
    g_autoptr (GString) seen = g_string_new (NULL);

    describe (seen);
    g_printerr ("Instead of %s there is:\n%s", name, seen->str);
  }
  ck_assert_msg (is_met, "%s did not come true in %u s, nothing happened in the last %u s", name,
                 watch.waited_s, watch.calm_s);
}

void
fixture_settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    continue;
}

static gboolean
is_gone (gpointer data)
{
  return *(gpointer *) data == NULL;
}

void
fixture_assert_finalizes (gpointer object, void (*let_go) (gpointer))
{
  gpointer watched = object;

  g_object_add_weak_pointer (object, &watched);
  let_go (object);
  fixture_wait (is_gone, &watched);
}
