/*
 * Searching and waiting for accessible objects of a running program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <check.h>
#include <string.h>

#include "accessible-bus.h"

/* Longer than anything takes on a slow machine with sanitizers. */
#define DEADLINE_US (180 * G_USEC_PER_SEC)
#define POLL_US (20 * 1000)
#define MAX_POLL_US (200 * 1000)

#define BOARD "Board"

static const AtspiRole roles[] = {
  [ACCESSIBLE_ANY] = ATSPI_ROLE_INVALID,  [ACCESSIBLE_BUTTON] = ATSPI_ROLE_PUSH_BUTTON,
  [ACCESSIBLE_LABEL] = ATSPI_ROLE_LABEL,  [ACCESSIBLE_ROW] = ATSPI_ROLE_TABLE_ROW,
  [ACCESSIBLE_TAB] = ATSPI_ROLE_PAGE_TAB, [ACCESSIBLE_TABLE] = ATSPI_ROLE_TABLE,
  [ACCESSIBLE_TEXT] = ATSPI_ROLE_TEXT,    [ACCESSIBLE_WINDOW] = ATSPI_ROLE_FRAME,
};

/* The searched object, and the depths to search. */
typedef struct {
  gboolean (*matches) (const char *name, const char *wanted);
  const char *wanted;
  AccessibleKind kind;
  int first;
  int last;
} Query;

/* Applications are children of the desktop, and windows are children of applications. */
#define DEPTH_OF_WINDOWS 2

static gboolean
begins (const char *name, const char *wanted)
{
  return g_str_has_prefix (name, wanted);
}

/* "e3" matches "e3, wall above", but not "e3h, free". */
static gboolean
is_square (const char *name, const char *wanted)
{
  const gsize length = strlen (wanted);

  return strncmp (name, wanted, length) == 0 && (name[length] == '\0' || name[length] == ',');
}

static gboolean
holds (const char *name, const char *wanted)
{
  return strstr (name, wanted) != NULL;
}

gboolean
accessible_is (Accessible *self, AccessibleKind kind)
{
  return kind == ACCESSIBLE_ANY || accessible_get_role (self) == roles[kind];
}

/* The board is a group of rows. Some settings have the same name. */
static gboolean
is_board (Accessible *self, const char *name)
{
  return g_str_equal (name, BOARD) && accessible_get_role (self) == ATSPI_ROLE_GROUPING;
}

/* Each object takes a call to another process, and a board has hundreds of children, which are
 * skipped unless one of them is searched. (transfer full) (nullable) */
static Accessible *
find (Accessible *self, const Query *query, int depth)
{
  g_autofree char *name = accessible_get_name (self);
  g_autoptr (GPtrArray) children = NULL;
  Accessible *found = NULL;

  if (name == NULL)
    return NULL;
  if (depth >= query->first && query->matches (name, query->wanted) &&
      accessible_is (self, query->kind))
    return g_object_ref (self);
  if (depth == query->last || (depth > 0 && is_board (self, name)))
    return NULL;

  children = accessible_get_children (self);
  for (guint i = 0; i < children->len && found == NULL; i++)
    found = find (g_ptr_array_index (children, i), query, depth + 1);
  return found;
}

/* Matches nothing, and prints the names for the message of a failure. */
static gboolean
name_and_pass_over (const char *name, const char *wanted)
{
  if (*name != '\0')
    g_printerr ("Instead of \"%s\" there is \"%s\".\n", wanted, name);

  return FALSE;
}

/* Sleeps about as long as the search since @start took, so that the program gets time too. */
static void
sleep_between_searches (gint64 start)
{
  g_usleep ((gulong) CLAMP (g_get_monotonic_time () - start, POLL_US, MAX_POLL_US));
}

static GPtrArray *waited_for;

static Accessible *
own (Accessible *self)
{
  if (waited_for == NULL)
    waited_for = g_ptr_array_new_with_free_func (g_object_unref);
  g_ptr_array_add (waited_for, self);
  return self;
}

void
accessible_release_all (void)
{
  g_clear_pointer (&waited_for, g_ptr_array_unref);
}

static Accessible *
wait_for (Accessible *root, const Query *query)
{
  gint64 deadline = g_get_monotonic_time () + DEADLINE_US;
  gint64 start;

  while ((start = g_get_monotonic_time ()) < deadline) {
    Accessible *found = find (root, query, 0);

    if (found != NULL)
      return own (found);
    sleep_between_searches (start);
  }
  find (root,
        &(Query){ name_and_pass_over, query->wanted, ACCESSIBLE_ANY, query->first, query->last },
        0);
  ck_abort_msg ("nothing is called \"%s\"", query->wanted);
}

static gboolean
is_there (Accessible *root, const Query *query)
{
  g_autoptr (Accessible) found = find (root, query, 0);

  return found != NULL;
}

static void
wait_until_none (Accessible *root, const Query *query)
{
  const gint64 deadline = g_get_monotonic_time () + DEADLINE_US;
  gint64 start = g_get_monotonic_time ();

  while (is_there (root, query)) {
    ck_assert_msg (start < deadline, "\"%s\" does not go away", query->wanted);
    sleep_between_searches (start);
    start = g_get_monotonic_time ();
  }
}

/* Windows */

Accessible *
accessible_wait_for_window (const char *title)
{
  const Query query = { begins, title, ACCESSIBLE_ANY, DEPTH_OF_WINDOWS, DEPTH_OF_WINDOWS };
  g_autoptr (Accessible) desktop = accessible_get_desktop ();

  return wait_for (desktop, &query);
}

Accessible *
accessible_wait_for_page (const char *title)
{
  Accessible *window = accessible_wait_for_window ("Quoridor");

  accessible_wait (window, ACCESSIBLE_BUTTON, "Back");
  accessible_wait_for_label (window, title);
  return window;
}

void
accessible_wait_until_no_page (Accessible *window)
{
  accessible_wait_until_none (window, ACCESSIBLE_BUTTON, "Back");
}

static guint
count_windows (Accessible *desktop)
{
  g_autoptr (GPtrArray) programs = accessible_get_children (desktop);
  guint n_windows = 0;

  for (guint i = 0; i < programs->len; i++) {
    g_autoptr (GPtrArray) windows = accessible_get_children (g_ptr_array_index (programs, i));

    n_windows += windows->len;
  }
  return n_windows;
}

void
accessible_wait_for_windows (guint n_windows)
{
  const gint64 deadline = g_get_monotonic_time () + DEADLINE_US;
  g_autoptr (Accessible) desktop = accessible_get_desktop ();

  while (count_windows (desktop) != n_windows) {
    ck_assert_msg (g_get_monotonic_time () < deadline, "There are not %u windows", n_windows);
    g_usleep (POLL_US);
  }
}

void
accessible_wait_until_no_window (const char *title)
{
  const Query query = { begins, title, ACCESSIBLE_ANY, DEPTH_OF_WINDOWS, DEPTH_OF_WINDOWS };
  g_autoptr (Accessible) desktop = accessible_get_desktop ();

  wait_until_none (desktop, &query);
}

/* Returns whether the object is gone, and not only late to answer. */
static gboolean
is_gone (Accessible *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) name = accessible_get_property (self, "Accessible", "Name", &error);

  return name == NULL && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT) &&
         !g_error_matches (error, G_DBUS_ERROR, G_DBUS_ERROR_NO_REPLY);
}

/* GTK can crash if a window is searched while it closes, so only the window itself is called. */
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
  Accessible *dialog = accessible_wait_for_window (title);

  accessible_do (accessible_wait (dialog, ACCESSIBLE_BUTTON, button), "click");
  wait_until_gone (dialog);
}

/* Contents */

Accessible *
accessible_wait (Accessible *root, AccessibleKind kind, const char *prefix)
{
  const Query query = { begins, prefix, kind, 1, G_MAXINT };

  return wait_for (root, &query);
}

void
accessible_wait_for_label (Accessible *root, const char *prefix)
{
  accessible_wait (root, ACCESSIBLE_LABEL, prefix);
}

Accessible *
accessible_wait_for_item (Accessible *root, const char *prefix)
{
  Accessible *self = accessible_wait (root, ACCESSIBLE_LABEL, prefix);

  while (accessible_get_role (self) != ATSPI_ROLE_LIST_ITEM)
    self = own (accessible_get_parent (self));
  return self;
}

gboolean
accessible_has (Accessible *root, AccessibleKind kind, const char *part)
{
  return is_there (root, &(Query){ holds, part, kind, 1, G_MAXINT });
}

void
accessible_wait_for_part (Accessible *root, AccessibleKind kind, const char *part)
{
  wait_for (root, &(Query){ holds, part, kind, 1, G_MAXINT });
}

void
accessible_wait_until_none (Accessible *root, AccessibleKind kind, const char *part)
{
  wait_until_none (root, &(Query){ holds, part, kind, 1, G_MAXINT });
}

Accessible *
accessible_wait_for_square (Accessible *window, const char *name)
{
  const Query query = { is_square, name, ACCESSIBLE_BUTTON, 1, 1 };

  return wait_for (accessible_wait (window, ACCESSIBLE_ANY, BOARD), &query);
}

void
accessible_wait_for_move (Accessible *window, const char *move)
{
  g_autofree char *name = g_strdup (move);
  const gsize last = strlen (name) - 1;
  const char kind = name[last];

  if (!g_ascii_isdigit (kind))
    name[last] = '\0';
  accessible_wait_for_name (accessible_wait_for_square (window, name), kind == 'h' ? "wall above"
                                                                       : kind == 'v'
                                                                           ? "wall to the right"
                                                                           : "pawn");
}
