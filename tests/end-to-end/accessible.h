/*
 * A running program as an assistive tool sees it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

/** @brief Something that a program shows to assistive tools, or has shown. */
#define TEST_TYPE_ACCESSIBLE (accessible_get_type ())
G_DECLARE_FINAL_TYPE (Accessible, accessible, TEST, ACCESSIBLE, GObject)

/** @brief What is looked for; ACCESSIBLE_ANY matches everything. */
typedef enum {
  ACCESSIBLE_ANY,
  ACCESSIBLE_BUTTON,
  ACCESSIBLE_LABEL,
  ACCESSIBLE_ROW,
  ACCESSIBLE_TABLE,
  ACCESSIBLE_TEXT,
  ACCESSIBLE_WINDOW,
} AccessibleKind;

typedef struct {
  int x;
  int y;
} AccessiblePoint;

/**
 * @brief Waits for a window or dialog whose title begins so; fails after a while. @return (transfer
 *        full)
 */
Accessible *accessible_wait_for_window (const char *title);

/** @brief Waits until the program has so many windows. */
void accessible_wait_for_windows (guint n_windows);

/** @brief Waits until no window or dialog has a title that begins so. */
void accessible_wait_until_no_window (const char *title);

/**
 * @brief Waits until @p root has a descendant that is of @p kind and whose name begins with @p
 *        prefix.
 *
 * What is on the board is not looked at. The test fails when it takes too long.
 *
 * @return (transfer full)
 */
Accessible *accessible_wait (Accessible *root, AccessibleKind kind, const char *prefix);

/** @brief Waits until @p root has a label that begins with @p prefix. */
void accessible_wait_for_label (Accessible *root, const char *prefix);

/** @brief Waits until the squares of @p window say that @p move, a step or a wall, was played. */
void accessible_wait_for_move (Accessible *window, const char *move);

/** @brief Whether @p root has a descendant that is of @p kind now and whose name has @p part. */
gboolean accessible_has (Accessible *root, AccessibleKind kind, const char *part);

/** @brief Waits until accessible_has() finds something. */
void accessible_wait_for_part (Accessible *root, AccessibleKind kind, const char *part);

/** @brief Waits until accessible_has() finds nothing any more. */
void accessible_wait_until_none (Accessible *root, AccessibleKind kind, const char *part);

/**
 * @brief Waits for the square called @p name, such as "e3", whatever is on it. @return (transfer
 *        full)
 */
Accessible *accessible_wait_for_square (Accessible *window, const char *name);

/** @brief Whether @p self is of @p kind now. */
gboolean accessible_is (Accessible *self, AccessibleKind kind);

/** @brief The name as it is now. @return (transfer full) */
char *accessible_get_name (Accessible *self);

/**
 * @brief Checks that nothing in @p root has the mark of a mnemonic in its name or says it twice,
 *        and that nothing has the name of its type; and that no button has a name that its
 *        description begins with.
 *
 * What is on the board is not looked at.
 */
void accessible_assert_named_once (Accessible *root);

/** @brief Waits until the name of @p self contains @p part. */
void accessible_wait_for_name (Accessible *self, const char *part);

/** @brief Waits until that is what is written in the text @p self. */
void accessible_wait_for_text (Accessible *self, const char *written);

/** @brief Waits until @p self has the keyboard's focus. */
void accessible_wait_for_focus (Accessible *self);

/**
 * @brief Waits for a dialog, clicks a button of it, both by how their names begin, and sees it go.
 */
void accessible_answer (const char *title, const char *button);

/** @brief Does the action called @p name. */
void accessible_do (Accessible *self, const char *name);

/** @brief Writes @p text into the text @p self, in the place of what is there. */
void accessible_write (Accessible *self, const char *text);

/** @brief Selects the first one of what is in the list @p self. */
void accessible_select_first (Accessible *self);

/**
 * @brief Waits until @p root has an item of a list that shows a label that begins with @p prefix.
 *        @return (transfer full)
 */
Accessible *accessible_wait_for_item (Accessible *root, const char *prefix);

/** @brief The middle of @p self in its window, in pixels, not counting the window's frame. */
AccessiblePoint accessible_get_middle (Accessible *self);

/**
 * @brief The middle of @p self in the popover that it is in.
 *
 * GTK does not tell where that is on the screen.
 *
 * @param self    something in a popover
 * @param width   (out): the width of the popover
 * @param height  (out): its height
 */
AccessiblePoint accessible_get_middle_in_popover (Accessible *self, int *width, int *height);

/** @brief Waits until the middle of @p self is between those heights in its window, in pixels. */
void accessible_wait_until_between (Accessible *self, int top, int bottom);

/** @brief Waits until the middle of @p self is at @p place of its window. */
void accessible_wait_until_at (Accessible *self, AccessiblePoint place);

/** @brief From now on remembers what is announced: new descriptions of widgets. */
void accessible_listen (void);

/** @brief Whether something with @p part in it has been announced since accessible_listen(). */
gboolean accessible_has_announced (const char *part);

/** @brief Waits until something with @p part in it has been announced since accessible_listen(). */
void accessible_wait_for_announcement (const char *part);

/**
 * @brief Waits for the next sentence that is announced after those that were heard so. @return
 *        (transfer full)
 */
char *accessible_hear (void);
