/*
 * A running program through the accessibility bus. The returned objects belong to this module until
 * accessible_release_all().
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

/** @brief An accessible object of a program, which may be gone. */
#define TEST_TYPE_ACCESSIBLE (accessible_get_type ())
G_DECLARE_FINAL_TYPE (Accessible, accessible, TEST, ACCESSIBLE, GObject)

/** @brief A kind of object; ACCESSIBLE_ANY matches all. */
typedef enum {
  ACCESSIBLE_ANY,
  ACCESSIBLE_BUTTON,
  ACCESSIBLE_LABEL,
  ACCESSIBLE_ROW,
  ACCESSIBLE_TAB,
  ACCESSIBLE_TABLE,
  ACCESSIBLE_TEXT,
  ACCESSIBLE_WINDOW,
} AccessibleKind;

typedef struct {
  int x;
  int y;
} AccessiblePoint;

/** @brief Releases all objects that the functions below have returned. */
void accessible_release_all (void);

/**
 * @brief Waits for a window or dialog whose title begins with @p title.
 */
Accessible *accessible_wait_for_window (const char *title);

/** @brief Waits for a page of the window by the beginning of its title, and returns the window. */
Accessible *accessible_wait_for_page (const char *title);

/** @brief Waits until @p window shows the game and no page. */
void accessible_wait_until_no_page (Accessible *window);

/** @brief Waits until the program has @p n_windows windows. */
void accessible_wait_for_windows (guint n_windows);

/** @brief Waits until no window or dialog has a title that begins with @p title. */
void accessible_wait_until_no_window (const char *title);

/**
 * @brief Waits for a descendant of @p root of @p kind with a name that begins with @p prefix,
 *        outside the board.
 */
Accessible *accessible_wait (Accessible *root, AccessibleKind kind, const char *prefix);

/** @brief Waits until @p root has a label that begins with @p prefix. */
void accessible_wait_for_label (Accessible *root, const char *prefix);

/** @brief Waits until the squares of @p window have the names after @p move, a step or a wall. */
void accessible_wait_for_move (Accessible *window, const char *move);

/** @brief Returns whether @p root has a descendant of @p kind with @p part in its name. */
gboolean accessible_has (Accessible *root, AccessibleKind kind, const char *part);

/** @brief Waits until accessible_has() is true. */
void accessible_wait_for_part (Accessible *root, AccessibleKind kind, const char *part);

/** @brief Waits until accessible_has() is false. */
void accessible_wait_until_none (Accessible *root, AccessibleKind kind, const char *part);

/**
 * @brief Waits for the square @p name, such as "e3", whatever is on it.
 */
Accessible *accessible_wait_for_square (Accessible *window, const char *name);

/** @brief Returns whether @p self is of @p kind. */
gboolean accessible_is (Accessible *self, AccessibleKind kind);

/** @brief Returns the name of @p self (transfer full). */
char *accessible_get_name (Accessible *self);

/**
 * @brief Checks the names in @p root, outside the board: no mnemonic marks, doubled names, type
 *        names, or buttons whose name begins with their description.
 */
void accessible_assert_named_once (Accessible *root);

/** @brief Waits until the name of @p self contains @p part. */
void accessible_wait_for_name (Accessible *self, const char *part);

/** @brief Waits until the text @p self contains exactly @p written. */
void accessible_wait_for_text (Accessible *self, const char *written);

/** @brief Waits until @p self has the focus. */
void accessible_wait_for_focus (Accessible *self);

/** @brief Waits until the tab @p self is selected, or is not. */
void accessible_wait_until_selected (Accessible *self, gboolean selected);

/** @brief Waits for a dialog, clicks a button of it, both by the beginnings of their names, and
 *         waits until it is gone. */
void accessible_answer (const char *title, const char *button);

/** @brief Activates the action @p name of @p self. */
void accessible_do (Accessible *self, const char *name);

/** @brief Replaces the text of @p self. */
void accessible_write (Accessible *self, const char *text);

/** @brief Selects the first item of the list @p self. */
void accessible_select_first (Accessible *self);

/**
 * @brief Waits for a list item in @p root with a label that begins with @p prefix.
 */
Accessible *accessible_wait_for_item (Accessible *root, const char *prefix);

/** @brief Returns the middle of @p self in its window without the frame, in pixels. */
AccessiblePoint accessible_get_middle (Accessible *self);

/**
 * @brief Returns the middle of @p self in its popover, whose place on the screen is unknown.
 *
 * @param width   (out): the width of the popover
 * @param height  (out): the height of the popover
 */
AccessiblePoint accessible_get_middle_in_popover (Accessible *self, int *width, int *height);

/** @brief Waits until the middle of @p self is between @p top and @p bottom of its window. */
void accessible_wait_until_between (Accessible *self, int top, int bottom);

/** @brief Waits until the middle of @p self is near @p place of its window. */
void accessible_wait_until_near (Accessible *self, AccessiblePoint place);

/** @brief Starts recording announcements, which are new descriptions of widgets, and new rows. */
void accessible_listen (void);

/** @brief Waits until a new row at the top of the list @p name is reported. A screen reader counts
 *         no other new rows. */
void accessible_wait_for_new_row (const char *name);

/** @brief Returns whether an announcement since accessible_listen() had @p part in it. */
gboolean accessible_has_announced (const char *part);

/** @brief Waits until accessible_has_announced() is true. */
void accessible_wait_for_announcement (const char *part);

/**
 * @brief Waits for the next announcement after the one of the last call.
 *
 * @return (transfer full)
 */
char *accessible_wait_for_next_announcement (void);
