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

#define BOARD "Board"

static const AtspiRole roles[] = {
  [ACCESSIBLE_ANY] = ATSPI_ROLE_INVALID,  [ACCESSIBLE_BUTTON] = ATSPI_ROLE_PUSH_BUTTON,
  [ACCESSIBLE_LABEL] = ATSPI_ROLE_LABEL,  [ACCESSIBLE_ROW] = ATSPI_ROLE_TABLE_ROW,
  [ACCESSIBLE_TABLE] = ATSPI_ROLE_TABLE,  [ACCESSIBLE_TEXT] = ATSPI_ROLE_TEXT,
  [ACCESSIBLE_WINDOW] = ATSPI_ROLE_FRAME,
};

/* What is sought, and at which depths. */
typedef struct {
  gboolean (*matches) (const char *name, const char *wanted);
  const char *wanted;
  AccessibleKind kind;
  int first;
  int last;
} Query;

/* Below the desktop are the applications, and below these their windows. */
#define DEPTH_OF_WINDOWS 2

static Accessible *find (Accessible *root, const Query *query, int depth);

static gboolean
begins (const char *name, const char *wanted)
{
  return g_str_has_prefix (name, wanted);
}

/* "e3" is "e3, wall above", and not "e3h, free". */
static gboolean
is_square (const char *name, const char *wanted)
{
  const gsize length = strlen (wanted);

  return strncmp (name, wanted, length) == 0 && (name[length] == '\0' || name[length] == ',');
}

gboolean
accessible_is (Accessible *self, AccessibleKind kind)
{
  return kind == ACCESSIBLE_ANY || atspi_accessible_get_role (self, NULL) == roles[kind];
}

/* A group of rows; there are settings of that name as well. */
static gboolean
is_board (Accessible *self, const char *name)
{
  return g_str_equal (name, BOARD) && atspi_accessible_get_role (self, NULL) == ATSPI_ROLE_GROUPING;
}

static Accessible *
find_among_children (Accessible *root, const Query *query, int depth)
{
  int n = atspi_accessible_get_child_count (root, NULL);

  for (int i = 0; i < n; i++) {
    g_autoptr (Accessible) child = atspi_accessible_get_child_at_index (root, i, NULL);
    Accessible *found = child != NULL ? find (child, query, depth + 1) : NULL;

    if (found != NULL)
      return found;
  }

  return NULL;
}

/* Each look is a question to another process, and a board has hundreds of children: they are passed
 * over unless they are what is sought. */
static Accessible *
find (Accessible *root, const Query *query, int depth)
{
  g_autofree char *name = atspi_accessible_get_name (root, NULL);

  if (name == NULL)
    return NULL;
  if (depth >= query->first && query->matches (name, query->wanted) &&
      accessible_is (root, query->kind))
    return g_object_ref (root);
  if (depth == query->last || (depth > 0 && is_board (root, name)))
    return NULL;

  return find_among_children (root, query, depth);
}

/* Matches nothing, and says what there would be. */
static gboolean
name_and_pass_over (const char *name, const char *wanted)
{
  if (*name != '\0')
    g_printerr ("Instead of \"%s\" there is \"%s\".\n", wanted, name);

  return FALSE;
}

static Accessible *
wait_for (Accessible *root, const Query *query)
{
  gint64 deadline = g_get_monotonic_time () + DEADLINE_US;

  while (g_get_monotonic_time () < deadline) {
    Accessible *found;

    atspi_accessible_clear_cache (root);
    found = find (root, query, 0);
    if (found != NULL)
      return found;
    g_usleep (POLL_US);
  }
  find (root,
        &(Query){ name_and_pass_over, query->wanted, ACCESSIBLE_ANY, query->first, query->last },
        0);
  ck_abort_msg ("nothing is called \"%s\"", query->wanted);
}

Accessible *
accessible_wait_for_window (const char *title)
{
  const Query query = { begins, title, ACCESSIBLE_ANY, DEPTH_OF_WINDOWS, DEPTH_OF_WINDOWS };
  g_autoptr (Accessible) desktop = NULL;

  atspi_init ();
  desktop = atspi_get_desktop (0);

  return wait_for (desktop, &query);
}

static guint
count_windows (Accessible *desktop)
{
  const int n_programs = atspi_accessible_get_child_count (desktop, NULL);
  guint n_windows = 0;

  for (int i = 0; i < n_programs; i++) {
    g_autoptr (Accessible) program = atspi_accessible_get_child_at_index (desktop, i, NULL);

    if (program != NULL)
      n_windows += (guint) MAX (atspi_accessible_get_child_count (program, NULL), 0);
  }
  return n_windows;
}

void
accessible_wait_for_windows (guint n_windows)
{
  const gint64 deadline = g_get_monotonic_time () + DEADLINE_US;
  g_autoptr (Accessible) desktop = NULL;

  atspi_init ();
  desktop = atspi_get_desktop (0);
  while (count_windows (desktop) != n_windows) {
    ck_assert_msg (g_get_monotonic_time () < deadline, "There are not %u windows", n_windows);
    g_usleep (POLL_US);
    atspi_accessible_clear_cache (desktop);
  }
}

Accessible *
accessible_wait (Accessible *root, AccessibleKind kind, const char *prefix)
{
  const Query query = { begins, prefix, kind, 1, G_MAXINT };

  return wait_for (root, &query);
}

static gboolean
holds (const char *name, const char *wanted)
{
  return strstr (name, wanted) != NULL;
}

static gboolean
is_there (Accessible *root, const Query *query)
{
  g_autoptr (Accessible) found = NULL;

  atspi_accessible_clear_cache (root);
  found = find (root, query, 0);
  return found != NULL;
}

static void
wait_until_none (Accessible *root, const Query *query)
{
  gint64 deadline = g_get_monotonic_time () + DEADLINE_US;

  while (is_there (root, query)) {
    ck_assert_msg (g_get_monotonic_time () < deadline, "\"%s\" does not go away", query->wanted);
    g_usleep (POLL_US);
  }
}

void
accessible_wait_for_label (Accessible *root, const char *prefix)
{
  g_object_unref (accessible_wait (root, ACCESSIBLE_LABEL, prefix));
}

Accessible *
accessible_wait_for_item (Accessible *root, const char *prefix)
{
  Accessible *self = accessible_wait (root, ACCESSIBLE_LABEL, prefix);

  while (atspi_accessible_get_role (self, NULL) != ATSPI_ROLE_LIST_ITEM) {
    g_autoptr (Accessible) child = self;

    self = atspi_accessible_get_parent (child, NULL);
    ck_assert_ptr_nonnull (self);
  }
  return self;
}

gboolean
accessible_has (Accessible *root, AccessibleKind kind, const char *part)
{
  return is_there (root, &(Query){ holds, part, kind, 1, G_MAXINT });
}

void
accessible_wait_until_none (Accessible *root, AccessibleKind kind, const char *part)
{
  wait_until_none (root, &(Query){ holds, part, kind, 1, G_MAXINT });
}

void
accessible_wait_until_no_window (const char *title)
{
  const Query query = { begins, title, ACCESSIBLE_ANY, DEPTH_OF_WINDOWS, DEPTH_OF_WINDOWS };
  g_autoptr (Accessible) desktop = atspi_get_desktop (0);

  wait_until_none (desktop, &query);
}

Accessible *
accessible_wait_for_square (Accessible *window, const char *name)
{
  const Query query = { is_square, name, ACCESSIBLE_BUTTON, 1, 1 };
  g_autoptr (Accessible) board = accessible_wait (window, ACCESSIBLE_ANY, BOARD);

  return wait_for (board, &query);
}

char *
accessible_get_name (Accessible *self)
{
  atspi_accessible_clear_cache (self);

  return atspi_accessible_get_name (self, NULL);
}

/* "Continue Continue" */
static gboolean
is_twice (const char *name)
{
  const gsize half = strlen (name) / 2;

  return strlen (name) % 2 == 1 && name[half] == ' ' && strncmp (name, name + half + 1, half) == 0;
}

/* GTK reads the name of its type where a widget has none. */
/* A tooltip comes where a mouse rests, and GTK calls its window so. */
static gboolean
is_type (const char *name)
{
  return (g_str_has_prefix (name, "Gtk") || g_str_has_prefix (name, "Adw") ||
          g_str_has_prefix (name, "Qdr")) &&
         !g_str_equal (name, "GtkTooltipWindow");
}

void
accessible_assert_named_once (Accessible *root)
{
  g_autofree char *name = atspi_accessible_get_name (root, NULL);
  g_autofree char *description = atspi_accessible_get_description (root, NULL);
  const int n = atspi_accessible_get_child_count (root, NULL);

  ck_assert_msg (strchr (name, '_') == NULL, "\"%s\" has a mark", name);
  ck_assert_msg (!is_twice (name), "\"%s\" is said twice", name);
  ck_assert_msg (!is_type (name), "something is called %s", name);
  ck_assert_msg (!accessible_is (root, ACCESSIBLE_BUTTON) || *description == '\0' ||
                     !g_str_has_prefix (name, description),
                 "\"%s\" is said again", name);
  for (int i = 0; i < n && !g_str_equal (name, BOARD); i++) {
    g_autoptr (Accessible) child = atspi_accessible_get_child_at_index (root, i, NULL);

    accessible_assert_named_once (child);
  }
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

void
accessible_wait_for_move (Accessible *window, const char *move)
{
  g_autofree char *name = g_strdup (move);
  const gsize last = strlen (name) - 1;
  const char kind = name[last];
  g_autoptr (Accessible) square = NULL;

  if (!g_ascii_isdigit (kind))
    name[last] = '\0';
  square = accessible_wait_for_square (window, name);
  accessible_wait_for_name (square, kind == 'h'   ? "wall above"
                                    : kind == 'v' ? "wall to the right"
                                                  : "pawn");
}

void
accessible_wait_for_text (Accessible *self, const char *written)
{
  g_autoptr (GObject) interface = G_OBJECT (atspi_accessible_get_text_iface (self));
  gint64 deadline = g_get_monotonic_time () + DEADLINE_US;
  g_autofree char *text = NULL;

  ck_assert_ptr_nonnull (interface);
  while (g_get_monotonic_time () < deadline) {
    g_free (text);
    text =
        atspi_text_get_text (ATSPI_TEXT (interface), 0,
                             atspi_text_get_character_count (ATSPI_TEXT (interface), NULL), NULL);
    if (g_strcmp0 (text, written) == 0)
      return;
    g_usleep (POLL_US);
  }
  ck_abort_msg ("\"%s\" does not become \"%s\"", text, written);
}

static gboolean
is_focused (Accessible *self)
{
  g_autoptr (GObject) states = NULL;

  atspi_accessible_clear_cache (self);
  states = G_OBJECT (atspi_accessible_get_state_set (self));
  return atspi_state_set_contains (ATSPI_STATE_SET (states), ATSPI_STATE_FOCUSED);
}

void
accessible_wait_for_focus (Accessible *self)
{
  gint64 deadline = g_get_monotonic_time () + DEADLINE_US;

  while (!is_focused (self)) {
    ck_assert_msg (g_get_monotonic_time () < deadline, "it does not get the focus");
    g_usleep (POLL_US);
  }
}

/* -1 if there is none. */
static int
find_action (Accessible *self, const char *name)
{
  g_autoptr (GObject) interface = G_OBJECT (atspi_accessible_get_action_iface (self));
  AtspiAction *action = ATSPI_ACTION (interface);
  const int n = action != NULL ? atspi_action_get_n_actions (action, NULL) : 0;

  for (int i = 0; i < n; i++) {
    g_autofree char *candidate = atspi_action_get_action_name (action, i, NULL);

    if (g_strcmp0 (candidate, name) == 0)
      return i;
  }
  return -1;
}

void
accessible_do (Accessible *self, const char *name)
{
  g_autoptr (GObject) interface = G_OBJECT (atspi_accessible_get_action_iface (self));
  const int action = find_action (self, name);

  ck_assert_msg (action >= 0, "there is no action \"%s\"", name);
  ck_assert (atspi_action_do_action (ATSPI_ACTION (interface), action, NULL));
}

void
accessible_write (Accessible *self, const char *text)
{
  g_autoptr (GObject) interface = G_OBJECT (atspi_accessible_get_editable_text_iface (self));

  ck_assert_ptr_nonnull (interface);
  ck_assert (atspi_editable_text_set_text_contents (ATSPI_EDITABLE_TEXT (interface), text, NULL));
}

void
accessible_select_first (Accessible *self)
{
  g_autoptr (GObject) interface = G_OBJECT (atspi_accessible_get_selection_iface (self));

  ck_assert_ptr_nonnull (interface);
  ck_assert (atspi_selection_select_child (ATSPI_SELECTION (interface), 0, NULL));
}

/* Whether nobody of that name answers any more, and not that the answer is merely late. */
static gboolean
is_gone (Accessible *self)
{
  g_autoptr (GError) error = NULL;

  atspi_accessible_clear_cache (self);
  g_free (atspi_accessible_get_name (self, &error));
  return error != NULL && strstr (error->message, "timeout") == NULL &&
         strstr (error->message, "reply") == NULL;
}

/* GTK stumbles where somebody looks through a window while it goes: only the window itself is
 * asked. */
static void
wait_until_gone (Accessible *dialog)
{
  gint64 deadline = g_get_monotonic_time () + DEADLINE_US;

  while (!is_gone (dialog)) {
    ck_assert_msg (g_get_monotonic_time () < deadline, "the dialog does not go away");
    g_usleep (POLL_US);
  }
}

void
accessible_answer (const char *title, const char *button)
{
  g_autoptr (Accessible) dialog = accessible_wait_for_window (title);
  g_autoptr (Accessible) answer = accessible_wait (dialog, ACCESSIBLE_BUTTON, button);

  accessible_do (answer, "click");
  wait_until_gone (dialog);
}

/* (transfer full) */
static AtspiRect *
get_extents (Accessible *self)
{
  g_autoptr (GObject) interface = G_OBJECT (atspi_accessible_get_component_iface (self));
  AtspiRect *extents;

  ck_assert_ptr_nonnull (interface);
  extents =
      atspi_component_get_extents (ATSPI_COMPONENT (interface), ATSPI_COORD_TYPE_WINDOW, NULL);
  ck_assert_ptr_nonnull (extents);
  return extents;
}

AccessiblePoint
accessible_get_middle (Accessible *self)
{
  g_autofree AtspiRect *extents = get_extents (self);

  return (AccessiblePoint){ extents->x + extents->width / 2, extents->y + extents->height / 2 };
}

/* What has an action for Enter: a popover, or a window. (transfer full) */
static Accessible *
find_popover (Accessible *self)
{
  Accessible *parent = g_object_ref (self);

  while (find_action (parent, "default.activate") < 0) {
    g_autoptr (Accessible) child = parent;

    parent = atspi_accessible_get_parent (child, NULL);
    ck_assert_ptr_nonnull (parent);
  }
  return parent;
}

AccessiblePoint
accessible_get_middle_in_popover (Accessible *self, int *width, int *height)
{
  g_autoptr (Accessible) popover = find_popover (self);
  g_autofree AtspiRect *extents = get_extents (popover);
  const AccessiblePoint middle = accessible_get_middle (self);

  *width = extents->width;
  *height = extents->height;
  return (AccessiblePoint){ middle.x - extents->x, middle.y - extents->y };
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
accessible_wait_until_at (Accessible *self, AccessiblePoint place)
{
  gint64 deadline = g_get_monotonic_time () + DEADLINE_US;
  AccessiblePoint middle = accessible_get_middle (self);

  while (middle.x != place.x || middle.y != place.y) {
    ck_assert_msg (g_get_monotonic_time () < deadline, "%d, %d is not %d, %d", middle.x, middle.y,
                   place.x, place.y);
    g_usleep (POLL_US);
    middle = accessible_get_middle (self);
  }
}

/* --- Announcements ---------------------------------------------------------------------------- */

static GString *announced;

/* Sentences are descriptions of what has the focus, or of the window; of others tooltips are. */
static gboolean
can_speak (Accessible *self)
{
  g_autoptr (GObject) states = G_OBJECT (atspi_accessible_get_state_set (self));

  return accessible_is (self, ACCESSIBLE_WINDOW) || accessible_is (self, ACCESSIBLE_TEXT) ||
         (states != NULL &&
          atspi_state_set_contains (ATSPI_STATE_SET (states), ATSPI_STATE_FOCUSABLE));
}

static void
described_cb (AtspiEvent *event, void *user_data)
{
  if (G_VALUE_HOLDS_STRING (&event->any_data) && can_speak (event->source))
    g_string_append_printf (announced, "%s\n", g_value_get_string (&event->any_data));
  g_boxed_free (ATSPI_TYPE_EVENT, event);
}

void
accessible_listen (void)
{
  AtspiEventListener *listener;

  atspi_init ();
  announced = g_string_new (NULL);
  listener = atspi_event_listener_new (described_cb, NULL, NULL);
  ck_assert (atspi_event_listener_register (listener,
                                            "object:property-change:accessible-description", NULL));
}

gboolean
accessible_has_announced (const char *part)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
  return strstr (announced->str, part) != NULL;
}

void
accessible_wait_for_announcement (const char *part)
{
  gint64 deadline = g_get_monotonic_time () + DEADLINE_US;

  while (strstr (announced->str, part) == NULL) {
    ck_assert_msg (g_get_monotonic_time () < deadline, "\"%s\" is not among \"%s\"", part,
                   announced->str);
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (POLL_US);
  }
}

char *
accessible_hear (void)
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
