/*
 * Reading and using accessible objects of a running program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <check.h>
#include <string.h>

#include "accessible-bus.h"

/* Longer than anything takes on a slow machine with sanitizers. */
#define DEADLINE_US (180 * G_USEC_PER_SEC)
#define POLL_US (20 * 1000)

#define BOARD "Board"

/* Names */

char *
accessible_get_name (Accessible *self)
{
  g_autoptr (GVariant) name = accessible_get_property (self, "Accessible", "Name", NULL);

  return name != NULL ? g_variant_dup_string (name, NULL) : NULL;
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

/* "Continue Continue" */
static gboolean
is_twice (const char *name)
{
  const gsize half = strlen (name) / 2;

  return strlen (name) % 2 == 1 && name[half] == ' ' && strncmp (name, name + half + 1, half) == 0;
}

/* GTK uses the name of the type if a widget has no name. */
/* GTK calls the window of a tooltip "tooltip", which appears if the mouse rests. */
static gboolean
is_type (const char *name)
{
  return (g_str_has_prefix (name, "Gtk") || g_str_has_prefix (name, "Adw") ||
          g_str_has_prefix (name, "Qdr")) &&
         !g_str_equal (name, "GtkTooltipWindow");
}

/* (transfer full): "" if there is no answer. */
static char *
get_description (Accessible *self)
{
  g_autoptr (GVariant) words = accessible_get_property (self, "Accessible", "Description", NULL);

  return words != NULL ? g_variant_dup_string (words, NULL) : g_strdup ("");
}

static gboolean
is_blank (const char *text)
{
  return text[strspn (text, " ")] == '\0';
}

void
accessible_assert_named_once (Accessible *root)
{
  g_autofree char *name = accessible_get_name (root);
  g_autofree char *description = get_description (root);
  g_autoptr (GPtrArray) children = accessible_get_children (root);

  ck_assert_msg (strchr (name, '_') == NULL, "\"%s\" has a mark", name);
  ck_assert_msg (!is_twice (name), "\"%s\" is said twice", name);
  ck_assert_msg (!is_type (name), "something is called %s", name);
  ck_assert_msg (!accessible_is (root, ACCESSIBLE_BUTTON) || *description == '\0' ||
                     !g_str_has_prefix (name, description),
                 "\"%s\" is said again", name);
  ck_assert_msg (*description == '\0' || !is_blank (description), "\"%s\" is described by a space",
                 name);
  for (guint i = 0; i < children->len && !g_str_equal (name, BOARD); i++)
    accessible_assert_named_once (g_ptr_array_index (children, i));
}

/* Texts, states and actions */

/* (transfer full). Fails if there is no answer. */
static GVariant *
ask (Accessible *self, const char *interface, const char *method, GVariant *arguments)
{
  g_autoptr (GError) error = NULL;
  GVariant *reply = accessible_call (self, interface, method, arguments, &error);

  ck_assert_msg (reply != NULL, "%s: %s", method, error != NULL ? error->message : "");
  return reply;
}

static char *
get_text (Accessible *self)
{
  g_autoptr (GVariant) count = accessible_get_property (self, "Text", "CharacterCount", NULL);
  g_autoptr (GVariant) reply = NULL;
  char *text;

  ck_assert_msg (count != NULL, "it is no text");
  reply = ask (self, "Text", "GetText", g_variant_new ("(ii)", 0, g_variant_get_int32 (count)));
  g_variant_get (reply, "(s)", &text);
  return text;
}

void
accessible_wait_for_text (Accessible *self, const char *written)
{
  gint64 deadline = g_get_monotonic_time () + DEADLINE_US;
  g_autofree char *text = NULL;

  while (g_get_monotonic_time () < deadline) {
    g_free (text);
    text = get_text (self);
    if (g_str_equal (text, written))
      return;
    g_usleep (POLL_US);
  }
  ck_abort_msg ("\"%s\" does not become \"%s\"", text, written);
}

/* Searches the board too. (transfer full) (nullable) */
static Accessible *
find_in_state (Accessible *root, AtspiStateType state)
{
  g_autoptr (GPtrArray) children = NULL;
  Accessible *found = NULL;

  if (accessible_has_state (root, state))
    return g_object_ref (root);

  children = accessible_get_children (root);
  for (guint i = 0; i < children->len && found == NULL; i++)
    found = find_in_state (g_ptr_array_index (children, i), state);
  return found;
}

/* (transfer full): the name of the first object in @state. */
static char *
name_in_state (Accessible *root, AtspiStateType state)
{
  g_autoptr (Accessible) found = find_in_state (root, state);
  char *name = found != NULL ? accessible_get_name (found) : NULL;

  return name != NULL ? name : g_strdup ("nothing");
}

/* Fails, with the name of the focused object. */
static void G_GNUC_NORETURN
miss_focus (Accessible *self)
{
  g_autoptr (Accessible) desktop = accessible_get_desktop ();
  g_autofree char *name = accessible_get_name (self);
  g_autofree char *focused = name_in_state (desktop, ATSPI_STATE_FOCUSED);
  g_autofree char *active = name_in_state (desktop, ATSPI_STATE_ACTIVE);

  ck_abort_msg ("\"%s\" does not get the focus: \"%s\" has it, and \"%s\" is the active window",
                name != NULL ? name : "what is gone", focused, active);
}

void
accessible_wait_for_focus (Accessible *self)
{
  gint64 deadline = g_get_monotonic_time () + DEADLINE_US;

  while (!accessible_has_state (self, ATSPI_STATE_FOCUSED)) {
    if (g_get_monotonic_time () >= deadline)
      miss_focus (self);
    g_usleep (POLL_US);
  }
}

void
accessible_wait_until_selected (Accessible *self, gboolean selected)
{
  gint64 deadline = g_get_monotonic_time () + DEADLINE_US;

  while (accessible_has_state (self, ATSPI_STATE_SELECTED) != selected) {
    ck_assert_msg (g_get_monotonic_time () < deadline, "the tab is %s selected",
                   selected ? "not" : "still");
    g_usleep (POLL_US);
  }
}

/* Returns -1 if there is none. */
static int
find_action (Accessible *self, const char *name)
{
  const int n = accessible_count_actions (self);

  for (int i = 0; i < n; i++) {
    g_autofree char *action = accessible_get_action (self, i);

    if (g_strcmp0 (action, name) == 0)
      return i;
  }
  return -1;
}

/* Calls a method that returns whether it has succeeded. */
static void
change (Accessible *self, const char *interface, const char *method, GVariant *arguments)
{
  g_autoptr (GVariant) reply = ask (self, interface, method, arguments);
  gboolean is_done;

  g_variant_get (reply, "(b)", &is_done);
  ck_assert_msg (is_done, "%s does nothing", method);
}

void
accessible_do (Accessible *self, const char *name)
{
  const int action = find_action (self, name);

  ck_assert_msg (action >= 0, "there is no action \"%s\"", name);
  change (self, "Action", "DoAction", g_variant_new ("(i)", action));
}

void
accessible_write (Accessible *self, const char *text)
{
  change (self, "EditableText", "SetTextContents", g_variant_new ("(s)", text));
}

void
accessible_select_first (Accessible *self)
{
  change (self, "Selection", "SelectChild", g_variant_new ("(i)", 0));
}

/* Positions */

typedef struct {
  int x;
  int y;
  int width;
  int height;
} Extents;

static Extents
get_extents (Accessible *self)
{
  g_autoptr (GVariant) reply =
      ask (self, "Component", "GetExtents", g_variant_new ("(u)", ATSPI_COORD_TYPE_WINDOW));
  Extents extents;

  g_variant_get (reply, "((iiii))", &extents.x, &extents.y, &extents.width, &extents.height);
  return extents;
}

static gboolean
is_same_place (const Extents *one, const Extents *other)
{
  return one->x == other->x && one->y == other->y && one->width == other->width &&
         one->height == other->height;
}

/* A new object has no position yet, or still moves. */
static Extents
wait_for_rest (Accessible *self)
{
  const gint64 deadline = g_get_monotonic_time () + DEADLINE_US;
  Extents extents = get_extents (self);
  Extents before;

  do {
    ck_assert_msg (g_get_monotonic_time () < deadline, "%d, %d (%d x %d) is no place to stay",
                   extents.x, extents.y, extents.width, extents.height);
    g_usleep (POLL_US);
    before = extents;
    extents = get_extents (self);
  } while (extents.width <= 0 || extents.height <= 0 || !is_same_place (&before, &extents));
  return extents;
}

AccessiblePoint
accessible_get_middle (Accessible *self)
{
  const Extents extents = wait_for_rest (self);

  return (AccessiblePoint){ extents.x + extents.width / 2, extents.y + extents.height / 2 };
}

/* Finds the popover or window with the default action. (transfer full) */
static Accessible *
find_popover (Accessible *self)
{
  Accessible *parent = g_object_ref (self);

  while (find_action (parent, "default.activate") < 0) {
    g_autoptr (Accessible) child = parent;

    parent = accessible_get_parent (child);
  }
  return parent;
}

AccessiblePoint
accessible_get_middle_in_popover (Accessible *self, int *width, int *height)
{
  g_autoptr (Accessible) popover = find_popover (self);
  const Extents extents = get_extents (popover);
  const AccessiblePoint middle = accessible_get_middle (self);

  *width = extents.width;
  *height = extents.height;
  return (AccessiblePoint){ middle.x - extents.x, middle.y - extents.y };
}

void
accessible_wait_until_between (Accessible *self, int top, int bottom)
{
  gint64 deadline = g_get_monotonic_time () + DEADLINE_US;
  int y = accessible_get_middle (self).y;

  while (y <= top || y >= bottom) {
    ck_assert_msg (g_get_monotonic_time () < deadline, "%d is not between %d and %d", y, top,
                   bottom);
    g_usleep (POLL_US);
    y = accessible_get_middle (self).y;
  }
}

void
accessible_wait_until_near (Accessible *self, AccessiblePoint place)
{
  gint64 deadline = g_get_monotonic_time () + DEADLINE_US;
  AccessiblePoint middle = accessible_get_middle (self);

  /* The last pixel of a slide takes as long as many before it. */
  while (ABS (middle.x - place.x) > 2 || ABS (middle.y - place.y) > 2) {
    ck_assert_msg (g_get_monotonic_time () < deadline, "%d, %d is not near %d, %d", middle.x,
                   middle.y, place.x, place.y);
    g_usleep (POLL_US);
    middle = accessible_get_middle (self);
  }
}
