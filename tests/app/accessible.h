/*
 * A running program as an assistive tool sees it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

/** @brief What the library calls AtspiAccessible, which some of its releases cannot free by themselves. */
typedef struct _AtspiAccessible Accessible;
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Accessible, g_object_unref)

/** @brief What is looked for; ACCESSIBLE_ANY matches everything. */
typedef enum {
  ACCESSIBLE_ANY,
  ACCESSIBLE_BUTTON,
  ACCESSIBLE_LABEL,
  ACCESSIBLE_WINDOW,
} AccessibleKind;

typedef struct {
  int x;
  int y;
} AccessiblePoint;

/** @brief (transfer full): what contains all programs. */
Accessible *accessible_get_desktop (void);

/**
 * @brief Waits until @p root has a descendant that is of @p kind and whose name begins with @p prefix.
 *
 * The test fails when it takes too long.
 *
 * @return (transfer full)
 */
Accessible *accessible_wait (Accessible *root, AccessibleKind kind, const char *prefix);

/** @brief What is of @p kind and has such a name now, or NULL. @return (transfer full) (nullable) */
Accessible *accessible_find (Accessible *root, AccessibleKind kind, const char *prefix);

/** @brief Waits for the square called @p name, such as "e3", whatever is on it. @return (transfer full) */
Accessible *accessible_wait_for_square (Accessible *window, const char *name);

/** @brief Waits for the window of a program that was just started. @return (transfer full) */
Accessible *accessible_wait_for_window (const char *title);

/** @brief The name as it is now. @return (transfer full) */
char *accessible_get_name (Accessible *self);

/** @brief Waits until the name of @p self contains @p part. */
void accessible_wait_for_name (Accessible *self, const char *part);

/** @brief Whether @p self has the keyboard's focus. */
gboolean accessible_is_focused (Accessible *self);

/** @brief Does the action called @p name. */
void accessible_do (Accessible *self, const char *name);

/** @brief The middle of @p self in its window, in pixels. */
AccessiblePoint accessible_get_middle (Accessible *self);
