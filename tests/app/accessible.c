/*
 * A running program as an assistive tool sees it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "accessible.h"

#include <atspi/atspi.h>
#include <check.h>
#include <string.h>

/* Longer than anything takes on a slow machine under sanitizers. */
#define DEADLINE_US (60 * G_USEC_PER_SEC)
#define POLL_US (20 * 1000)

static const AtspiRole roles[] = {
  [ACCESSIBLE_ANY] = ATSPI_ROLE_INVALID,
  [ACCESSIBLE_BUTTON] = ATSPI_ROLE_PUSH_BUTTON,
  [ACCESSIBLE_LABEL] = ATSPI_ROLE_LABEL,
  [ACCESSIBLE_WINDOW] = ATSPI_ROLE_FRAME,
};

/* What a name has to be like. */
typedef gboolean (*Matcher) (const char *name, const char *wanted);

static Accessible *
find (Accessible *root, AccessibleKind kind, Matcher matcher, const char *wanted);

/* Some widgets leave the mark of the mnemonic in the name. */
static const char *
skip_mnemonic (const char *name)
{
  return *name == '_' ? name + 1 : name;
}

static gboolean
begins (const char *name, const char *wanted)
{
  return g_str_has_prefix (skip_mnemonic (name), wanted);
}

/* "e3" is "e3, wall above", and not "e3h, free". */
static gboolean
is_square (const char *name, const char *wanted)
{
  const gsize length = strlen (wanted);

  return strncmp (name, wanted, length) == 0 && (name[length] == '\0' || name[length] == ',');
}

static gboolean
matches (Accessible *self, AccessibleKind kind, Matcher matcher, const char *wanted)
{
  g_autofree char *name = atspi_accessible_get_name (self, NULL);

  return name != NULL && matcher (name, wanted) &&
         (kind == ACCESSIBLE_ANY || atspi_accessible_get_role (self, NULL) == roles[kind]);
}

static Accessible *
find_among_children (Accessible *root, AccessibleKind kind, Matcher matcher, const char *wanted)
{
  int n = atspi_accessible_get_child_count (root, NULL);

  for (int i = 0; i < n; i++) {
    g_autoptr (Accessible) child = atspi_accessible_get_child_at_index (root, i, NULL);
    Accessible *found = child != NULL ? find (child, kind, matcher, wanted) : NULL;

    if (found != NULL)
      return found;
  }

  return NULL;
}

static Accessible *
find (Accessible *root, AccessibleKind kind, Matcher matcher, const char *wanted)
{
  if (matches (root, kind, matcher, wanted))
    return g_object_ref (root);

  return find_among_children (root, kind, matcher, wanted);
}

Accessible *
accessible_get_desktop (void)
{
  atspi_init ();

  return atspi_get_desktop (0);
}

static Accessible *
wait_for (Accessible *root, AccessibleKind kind, Matcher matcher, const char *wanted)
{
  gint64 deadline = g_get_monotonic_time () + DEADLINE_US;

  while (g_get_monotonic_time () < deadline) {
    Accessible *found;

    atspi_accessible_clear_cache (root);
    found = find (root, kind, matcher, wanted);
    if (found != NULL)
      return found;
    g_usleep (POLL_US);
  }
  ck_abort_msg ("nothing is called \"%s\"", wanted);
}

Accessible *
accessible_wait (Accessible *root, AccessibleKind kind, const char *prefix)
{
  return wait_for (root, kind, begins, prefix);
}

Accessible *
accessible_find (Accessible *root, AccessibleKind kind, const char *prefix)
{
  atspi_accessible_clear_cache (root);

  return find (root, kind, begins, prefix);
}

Accessible *
accessible_wait_for_square (Accessible *window, const char *name)
{
  return wait_for (window, ACCESSIBLE_BUTTON, is_square, name);
}

Accessible *
accessible_wait_for_window (const char *title)
{
  g_autoptr (Accessible) desktop = accessible_get_desktop ();

  return accessible_wait (desktop, ACCESSIBLE_WINDOW, title);
}

char *
accessible_get_name (Accessible *self)
{
  atspi_accessible_clear_cache (self);

  return atspi_accessible_get_name (self, NULL);
}

void
accessible_wait_for_name (Accessible *self, const char *part)
{
  gint64 deadline = g_get_monotonic_time () + DEADLINE_US;
  g_autofree char *name = NULL;

  while (g_get_monotonic_time () < deadline) {
    g_free (name);
    name = accessible_get_name (self);
    if (name != NULL && strstr (name, part) != NULL)
      return;
    g_usleep (POLL_US);
  }
  ck_abort_msg ("\"%s\" does not become \"%s\"", name, part);
}

gboolean
accessible_is_focused (Accessible *self)
{
  g_autoptr (GObject) states = NULL;

  atspi_accessible_clear_cache (self);
  states = G_OBJECT (atspi_accessible_get_state_set (self));
  return atspi_state_set_contains (ATSPI_STATE_SET (states), ATSPI_STATE_FOCUSED);
}

void
accessible_do (Accessible *self, const char *name)
{
  g_autoptr (GObject) interface = G_OBJECT (atspi_accessible_get_action_iface (self));
  AtspiAction *action = ATSPI_ACTION (interface);
  int n;

  ck_assert_ptr_nonnull (action);
  n = atspi_action_get_n_actions (action, NULL);
  for (int i = 0; i < n; i++) {
    g_autofree char *candidate = atspi_action_get_action_name (action, i, NULL);

    if (g_strcmp0 (candidate, name) == 0) {
      ck_assert (atspi_action_do_action (action, i, NULL));
      return;
    }
  }
  ck_abort_msg ("there is no action \"%s\"", name);
}

AccessiblePoint
accessible_get_middle (Accessible *self)
{
  g_autoptr (GObject) interface = G_OBJECT (atspi_accessible_get_component_iface (self));
  AtspiComponent *component = ATSPI_COMPONENT (interface);
  g_autofree AtspiRect *extents = NULL;

  ck_assert_ptr_nonnull (component);
  extents = atspi_component_get_extents (component, ATSPI_COORD_TYPE_WINDOW, NULL);
  ck_assert_ptr_nonnull (extents);

  return (AccessiblePoint){ extents->x + extents->width / 2, extents->y + extents->height / 2 };
}
