/*
 * Faults of a window for users of a screen reader.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "inspection.h"

#include <check.h>
#include <string.h>

#include "accessible-bus.h"
#include "hands.h"

/* Longer than anything takes on a slow machine with sanitizers. */
#define DEADLINE_US (180 * G_USEC_PER_SEC)
#define POLL_US (20 * 1000)

/* The longest wait for a focus event. After it the focus is searched. */
#define PATIENCE_US (10 * G_USEC_PER_SEC)

/* More stops than any window has. */
#define MAX_STOPS 120

/* Roles that need a name: controls, and things that are only seen. */
static const AtspiRole named_roles[] = {
  ATSPI_ROLE_CHECK_BOX, ATSPI_ROLE_COMBO_BOX,     ATSPI_ROLE_DIALOG,      ATSPI_ROLE_ENTRY,
  ATSPI_ROLE_FRAME,     ATSPI_ROLE_IMAGE,         ATSPI_ROLE_LINK,        ATSPI_ROLE_LIST_ITEM,
  ATSPI_ROLE_MENU_ITEM, ATSPI_ROLE_PAGE_TAB,      ATSPI_ROLE_PUSH_BUTTON, ATSPI_ROLE_RADIO_BUTTON,
  ATSPI_ROLE_SLIDER,    ATSPI_ROLE_SPIN_BUTTON,   ATSPI_ROLE_TEXT,        ATSPI_ROLE_WINDOW,
  ATSPI_ROLE_ALERT,     ATSPI_ROLE_TOGGLE_BUTTON,
};

/* A screen reader says nothing about objects with these roles. */
static const AtspiRole silent_roles[] = {
  ATSPI_ROLE_FILLER,      ATSPI_ROLE_FRAME,   ATSPI_ROLE_INVALID,  ATSPI_ROLE_REDUNDANT_OBJECT,
  ATSPI_ROLE_SCROLL_PANE, ATSPI_ROLE_UNKNOWN, ATSPI_ROLE_VIEWPORT, ATSPI_ROLE_WINDOW,
};

/* Parts of the names of actions that cannot be undone, or that show something only briefly. */
static const char *const harmful[] = {
  "clear", "close", "cut", "delete", "place", "remove", "resign", "wall",
};

static gboolean
is_among (AtspiRole role, const AtspiRole *roles, gsize n_roles)
{
  for (gsize i = 0; i < n_roles; i++)
    if (roles[i] == role)
      return TRUE;

  return FALSE;
}

/* @return (transfer full) (nullable) */
static char *
get_role_name (Accessible *self)
{
  g_autoptr (GVariant) reply = accessible_call (self, "Accessible", "GetRoleName", NULL, NULL);
  char *name = NULL;

  if (reply != NULL)
    g_variant_get (reply, "(s)", &name);
  return name;
}

static void
    G_GNUC_PRINTF (3, 4) report (GString *faults, Accessible *culprit, const char *format, ...)
{
  g_autofree char *name = accessible_get_name (culprit);
  g_autofree char *role = get_role_name (culprit);
  va_list args;

  g_string_append_printf (faults, "%s “%s” ", role, name);
  va_start (args, format);
  g_string_append_vprintf (faults, format, args);
  va_end (args);
  g_string_append_c (faults, '\n');
}

/* Objects */

/* GTK uses the name of the type for objects without a name, such as its own menus. */
static gboolean
is_type (const char *name)
{
  return g_str_has_prefix (name, "Gtk") || g_str_has_prefix (name, "Adw") ||
         g_str_has_prefix (name, "Qdr");
}

/* @return (transfer full) (nullable) */
static char *
get_first_action (Accessible *self)
{
  g_auto (GStrv) actions = accessible_get_actions (self);

  return g_strdup (actions[0]);
}

static void
check_action (Accessible *self, GString *faults)
{
  g_autofree char *action = get_first_action (self);

  /* Placing is right for a wall, and the first action of a GTK window is to close it. */
  if (action == NULL || g_str_equal (action, "slot.place") || g_str_equal (action, "window.close"))
    return;
  for (gsize i = 0; i < G_N_ELEMENTS (harmful); i++)
    if (strstr (action, harmful[i]) != NULL) {
      report (faults, self, "does %s first", action);
      return;
    }
}

/* In a row with a chosen value, libadwaita has a list item without a name. */
static gboolean
has_name_inside (Accessible *self)
{
  g_autoptr (GPtrArray) children = accessible_get_children (self);

  for (guint i = 0; i < children->len; i++) {
    Accessible *child = g_ptr_array_index (children, i);
    g_autofree char *name = accessible_get_name (child);

    if ((name != NULL && *name != '\0') || has_name_inside (child))
      return TRUE;
  }

  return FALSE;
}

static void
check_name (Accessible *self, GString *faults)
{
  g_autofree char *name = accessible_get_name (self);
  const AtspiRole role = accessible_get_role (self);

  if (name == NULL) /* it is gone */
    return;
  if (role == ATSPI_ROLE_UNKNOWN || role == ATSPI_ROLE_INVALID)
    report (faults, self, "has no role");
  if (is_type (name) && role != ATSPI_ROLE_FILLER && role != ATSPI_ROLE_MENU)
    report (faults, self, "is called after its type");
  if (strchr (name, '_') != NULL)
    report (faults, self, "has its access key in its name");
  if (*name == '\0' && !(role == ATSPI_ROLE_LIST_ITEM && has_name_inside (self)) &&
      is_among (role, named_roles, G_N_ELEMENTS (named_roles)))
    report (faults, self, "has no name");
}

static void
look (Accessible *self, GString *faults)
{
  g_autoptr (GPtrArray) children = accessible_get_children (self);

  check_name (self, faults);
  check_action (self, faults);
  for (guint i = 0; i < children->len; i++)
    look (g_ptr_array_index (children, i), faults);
}

char *
inspection_look (Accessible *window)
{
  GString *faults = g_string_new (NULL);

  look (window, faults);

  return g_string_free (faults, FALSE);
}

/* The order of Tab */

static Accessible *focused;

static void
focused_cb (Accessible *source, int has_come, const char *words)
{
  if (has_come == 1)
    g_set_object (&focused, source);
}

/* @return (transfer full) (nullable) */
static Accessible *
find_focused (Accessible *root)
{
  g_autoptr (GPtrArray) children = NULL;
  Accessible *found = NULL;

  if (accessible_has_state (root, ATSPI_STATE_FOCUSED))
    return g_object_ref (root);

  children = accessible_get_children (root);
  for (guint i = 0; i < children->len && found == NULL; i++)
    found = find_focused (g_ptr_array_index (children, i));
  return found;
}

static gboolean
focus_has_moved (void)
{
  const gint64 end = g_get_monotonic_time () + PATIENCE_US;

  while (focused == NULL && g_get_monotonic_time () < end)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (POLL_US);

  return focused != NULL;
}

/* If there is only one stop there is no event. @return (transfer full) (nullable) */
static Accessible *
go_on (Accessible *window)
{
  g_clear_object (&focused);
  hands_press ("Tab");
  if (focus_has_moved ())
    return g_object_ref (focused);
  return find_focused (window);
}

static gboolean
has_text (Accessible *self)
{
  g_autoptr (GVariant) count = accessible_get_property (self, "Text", "CharacterCount", NULL);

  return count != NULL && g_variant_get_int32 (count) > 0;
}

static void
check_stop (Accessible *stop, GString *faults)
{
  g_autofree char *name = accessible_get_name (stop);
  const AtspiRole role = accessible_get_role (stop);

  if (is_among (role, silent_roles, G_N_ELEMENTS (silent_roles)))
    report (faults, stop, "stops Tab and is nothing");
  else if ((name == NULL || *name == '\0') && !has_text (stop))
    report (faults, stop, "stops Tab and says nothing");
}

static gboolean
stays (GPtrArray *stops, Accessible *stop)
{
  return stops->len > 1 && accessible_equal (g_ptr_array_index (stops, stops->len - 1), stop);
}

/* Tab may never return to the first stop, but it does to the second. */
static gboolean
comes_round (GPtrArray *stops, Accessible *stop)
{
  for (guint i = 0; i < MIN (stops->len, 2); i++)
    if (accessible_equal (g_ptr_array_index (stops, i), stop))
      return TRUE;

  return FALSE;
}

char *
inspection_tab_round (Accessible *window)
{
  const guint watch = accessible_watch ("StateChanged", "object:state-changed:focused", focused_cb);
  g_autoptr (GPtrArray) stops = g_ptr_array_new_with_free_func (g_object_unref);
  GString *faults = g_string_new (NULL);
  gboolean is_round = FALSE;
  gboolean is_stuck = FALSE;

  while (!is_round && !is_stuck) {
    Accessible *stop = go_on (window);

    if (stop == NULL) {
      g_string_append_printf (faults, "Tab stops at nothing after stop %u\n", stops->len);
      break;
    }
    is_round = comes_round (stops, stop);
    is_stuck = !is_round && (stays (stops, stop) || stops->len == MAX_STOPS);
    if (is_stuck)
      report (faults, stop, "keeps Tab");
    else if (!is_round)
      check_stop (stop, faults);
    g_ptr_array_add (stops, stop);
  }
  accessible_unwatch (watch);

  return g_string_free (faults, FALSE);
}
