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

/* Roles of texts. */
static const AtspiRole text_roles[] = { ATSPI_ROLE_LABEL, ATSPI_ROLE_HEADING,
                                        ATSPI_ROLE_LIST_ITEM };

/* Roles of objects whose texts are read with them. */
static const AtspiRole controls[] = {
  ATSPI_ROLE_CHECK_BOX,    ATSPI_ROLE_PAGE_TAB,      ATSPI_ROLE_PUSH_BUTTON,
  ATSPI_ROLE_RADIO_BUTTON, ATSPI_ROLE_TOGGLE_BUTTON,
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

static void
check_action (Accessible *self, GString *faults)
{
  g_autofree char *action = accessible_get_action (self, 0);

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
  if (is_type (name))
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
go_on (Accessible *window, const char *key)
{
  g_clear_object (&focused);
  hands_press (key);
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
is_in (GPtrArray *stops, Accessible *stop)
{
  for (guint i = 0; i < stops->len; i++)
    if (accessible_equal (g_ptr_array_index (stops, i), stop))
      return TRUE;

  return FALSE;
}

/* A choice of opponents replaces other choices. */
static gboolean
exists (Accessible *self)
{
  return accessible_get_role (self) != ATSPI_ROLE_INVALID;
}

static void
compare_rounds (GPtrArray *stops, GPtrArray *others, const char *key, GString *faults)
{
  for (guint i = 0; i < stops->len; i++)
    if (!is_in (others, g_ptr_array_index (stops, i)) && exists (g_ptr_array_index (stops, i)))
      report (faults, g_ptr_array_index (stops, i), "is not reached by %s", key);
}

/* Texts */

/* What a screen reader reads, and where. Each object takes several calls to another process, and is
 * read once. */
typedef struct {
  GString *text;
  GPtrArray *stops;
  GPtrArray *around; /* what is around them */
} Words;

static void
add_words (Accessible *self, GString *words)
{
  g_autofree char *name = accessible_get_name (self);
  g_autoptr (GVariant) about = accessible_get_property (self, "Accessible", "Description", NULL);
  g_autoptr (Accessible) text = accessible_get_description (self);

  g_string_append_printf (words, "%s\n", name != NULL ? name : "");
  if (about != NULL)
    g_string_append_printf (words, "%s\n", g_variant_get_string (about, NULL));
  if (text != NULL) {
    g_autofree char *description = accessible_get_name (text);

    g_string_append_printf (words, "%s\n", description);
  }
}

static void
add_words_inside (Accessible *self, GString *words)
{
  g_autoptr (GPtrArray) children = accessible_get_children (self);

  add_words (self, words);
  for (guint i = 0; i < children->len; i++)
    add_words_inside (g_ptr_array_index (children, i), words);
}

/* Adds all that a screen reader reads at a stop, with what is around it. */
static void
add_words_of_stop (Accessible *stop, Words *words)
{
  g_autoptr (Accessible) around = NULL;

  if (is_in (words->stops, stop))
    return;
  g_ptr_array_add (words->stops, g_object_ref (stop));
  add_words_inside (stop, words->text);
  around = accessible_get_parent (stop);
  while (!is_in (words->around, around) && accessible_get_role (around) != ATSPI_ROLE_APPLICATION &&
         accessible_get_role (around) != ATSPI_ROLE_INVALID) {
    Accessible *next = accessible_get_parent (around);

    add_words (around, words->text);
    g_ptr_array_add (words->around, around);
    around = next;
  }
}

/* The focus may begin where Tab does not lead again, but it comes back to the first or second stop.
 *
 * @words: what is read at all stops
 * @return (transfer full): the stops in turn */
static GPtrArray *
go_round (Accessible *window, const char *key, Words *words, GString *faults)
{
  GPtrArray *stops = g_ptr_array_new_with_free_func (g_object_unref);

  for (;;) {
    g_autoptr (Accessible) stop = go_on (window, key);

    if (stop == NULL) {
      g_string_append_printf (faults, "%s stops at nothing after stop %u\n", key, stops->len);
      return stops;
    }
    if (is_in (stops, stop)) {
      if (stops->len > 2 && !accessible_equal (g_ptr_array_index (stops, 0), stop) &&
          !accessible_equal (g_ptr_array_index (stops, 1), stop))
        report (faults, stop, "keeps %s", key);
      return stops;
    }
    check_stop (stop, faults);
    add_words_of_stop (stop, words);
    g_ptr_array_add (stops, g_steal_pointer (&stop));
  }
}

/* Returns whether the text has a letter, unlike the numbers of rounds. */
static gboolean
has_letter (const char *text)
{
  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (g_unichar_isalpha (g_utf8_get_char (text)))
      return TRUE;

  return FALSE;
}

/* In a list that is a single stop, arrow keys go to the other items. */
static gboolean
is_reached_by_arrows (Accessible *self, GPtrArray *stops)
{
  g_autoptr (Accessible) list = accessible_get_parent (self);
  g_autoptr (GPtrArray) items = accessible_get_children (list);

  for (guint i = 0; i < items->len && accessible_has_state (self, ATSPI_STATE_FOCUSABLE); i++)
    if (is_in (stops, g_ptr_array_index (items, i)))
      return TRUE;

  return FALSE;
}

static void
check_texts (Accessible *self,
             GPtrArray *stops,
             const char *words,
             const char *const *unread,
             GString *faults)
{
  const AtspiRole role = accessible_get_role (self);
  g_autofree char *name = accessible_get_name (self);
  g_autoptr (GPtrArray) children = NULL;

  /* Controls may be disabled, and a group of radio buttons is a single stop. */
  if (is_among (role, controls, G_N_ELEMENTS (controls)) ||
      (role == ATSPI_ROLE_LIST_ITEM && is_reached_by_arrows (self, stops)))
    return;
  if (is_among (role, text_roles, G_N_ELEMENTS (text_roles)) && name != NULL && has_letter (name) &&
      strstr (words, name) == NULL && !(unread != NULL && g_strv_contains (unread, name)))
    report (faults, self, "is not read at any stop");
  children = accessible_get_children (self);
  for (guint i = 0; i < children->len; i++)
    check_texts (g_ptr_array_index (children, i), stops, words, unread, faults);
}

/* Returns the open menu around the stops, or else @window (transfer full). */
static Accessible *
find_scope (GPtrArray *stops, Accessible *window)
{
  g_autoptr (Accessible) around = stops->len > 0 ? g_object_ref (stops->pdata[0]) : NULL;

  while (around != NULL && accessible_get_role (around) != ATSPI_ROLE_APPLICATION &&
         accessible_get_role (around) != ATSPI_ROLE_INVALID) {
    Accessible *next;

    if (accessible_get_role (around) == ATSPI_ROLE_MENU)
      return g_steal_pointer (&around);
    next = accessible_get_parent (around);
    g_object_unref (around);
    around = next;
  }

  return g_object_ref (window);
}

char *
inspection_tab_round (Accessible *window, const char *const *unread)
{
  const guint watch = accessible_watch ("StateChanged", "object:state-changed:focused", focused_cb);
  GString *faults = g_string_new (NULL);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GPtrArray) read = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) around = g_ptr_array_new_with_free_func (g_object_unref);
  Words words = { text, read, around };
  g_autoptr (GPtrArray) stops = go_round (window, "Tab", &words, faults);
  g_autoptr (GPtrArray) back = go_round (window, "shift+Tab", &words, faults);
  g_autoptr (Accessible) scope = find_scope (stops, window);

  accessible_unwatch (watch);
  compare_rounds (stops, back, "Shift+Tab", faults);
  compare_rounds (back, stops, "Tab", faults);
  check_texts (scope, stops, text->str, unread, faults);

  return g_string_free (faults, FALSE);
}
