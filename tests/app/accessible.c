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

static Accessible *find (Accessible *root, AccessibleKind kind, const char *prefix);

/* Some widgets leave the mark of the mnemonic in the name. */
static const char *
skip_mnemonic (const char *name)
{
  return *name == '_' ? name + 1 : name;
}

static gboolean
matches (Accessible *self, AccessibleKind kind, const char *prefix)
{
  g_autofree char *name = atspi_accessible_get_name (self, NULL);

  return name != NULL && g_str_has_prefix (skip_mnemonic (name), prefix) &&
         (kind == ACCESSIBLE_ANY || atspi_accessible_get_role (self, NULL) == roles[kind]);
}

static Accessible *
find_among_children (Accessible *root, AccessibleKind kind, const char *prefix)
{
  int n = atspi_accessible_get_child_count (root, NULL);

  for (int i = 0; i < n; i++) {
    g_autoptr (Accessible) child = atspi_accessible_get_child_at_index (root, i, NULL);
    Accessible *found = child != NULL ? find (child, kind, prefix) : NULL;

    if (found != NULL)
      return found;
  }

  return NULL;
}

static Accessible *
find (Accessible *root, AccessibleKind kind, const char *prefix)
{
  if (matches (root, kind, prefix))
    return g_object_ref (root);

  return find_among_children (root, kind, prefix);
}

Accessible *
accessible_get_desktop (void)
{
  atspi_init ();

  return atspi_get_desktop (0);
}

Accessible *
accessible_wait (Accessible *root, AccessibleKind kind, const char *prefix)
{
  gint64 deadline = g_get_monotonic_time () + DEADLINE_US;

  while (g_get_monotonic_time () < deadline) {
    Accessible *found;

    atspi_accessible_clear_cache (root);
    found = find (root, kind, prefix);
    if (found != NULL)
      return found;
    g_usleep (POLL_US);
  }
  ck_abort_msg ("nothing is called \"%s\"", prefix);
}

Accessible *
accessible_wait_for_window (const char *title)
{
  g_autoptr (Accessible) desktop = accessible_get_desktop ();

  return accessible_wait (desktop, ACCESSIBLE_WINDOW, title);
}

void
accessible_wait_for_name (Accessible *self, const char *part)
{
  gint64 deadline = g_get_monotonic_time () + DEADLINE_US;
  g_autofree char *name = NULL;

  while (g_get_monotonic_time () < deadline) {
    g_free (name);
    atspi_accessible_clear_cache (self);
    name = atspi_accessible_get_name (self, NULL);
    if (name != NULL && strstr (name, part) != NULL)
      return;
    g_usleep (POLL_US);
  }
  ck_abort_msg ("\"%s\" does not become \"%s\"", name, part);
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
