/*
 * The bus of assistive tools: what an accessible of another process answers and tells.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <atspi/atspi-constants.h>
#include <gio/gio.h>

#include "accessible.h"

/** @brief What the applications are in. @return (transfer full) */
Accessible *accessible_get_desktop (void);

/**
 * @brief Asks by a method of an interface, such as "Action".
 *
 * @param arguments  (nullable): a tuple; a floating reference is taken
 * @return (transfer full) (nullable): a tuple; NULL with @p error where nobody answers
 */
GVariant *accessible_ask (Accessible *self,
                          const char *interface,
                          const char *method,
                          GVariant *arguments,
                          GError **error);

/** @brief Asks for a property of an interface. @return (transfer full) (nullable) */
GVariant *
accessible_ask_property (Accessible *self, const char *interface, const char *name, GError **error);

/**
 * @brief What is in it now; nothing where nobody answers.
 *
 * @return (transfer full): of Accessible
 */
GPtrArray *accessible_get_children (Accessible *self);

/** @brief What it is in; the test fails where nobody answers. @return (transfer full) */
Accessible *accessible_get_parent (Accessible *self);

/** @brief Its role, or ATSPI_ROLE_INVALID where nobody answers. */
AtspiRole accessible_get_role (Accessible *self);

/** @brief Whether it is in a state now. */
gboolean accessible_has_state (Accessible *self, AtspiStateType state);

/** @brief The names of its actions. @return (transfer full) */
GStrv accessible_get_actions (Accessible *self);

/** @brief Whether both are the same. */
gboolean accessible_equal (Accessible *self, Accessible *other);

/**
 * @brief Tells of an event.
 *
 * @param source  where it was
 * @param detail  its first number: 1 where a state has come, 0 where it has gone
 * @param words   (nullable): its text
 */
typedef void (*AccessibleEventFunc) (Accessible *source, int detail, const char *words);

/**
 * @brief Hears of events of a kind from now on, in the main loop.
 *
 * @param signal  its signal, such as "StateChanged"
 * @param event   its name, such as "object:state-changed:focused"
 * @return for accessible_unwatch()
 */
guint accessible_watch (const char *signal, const char *event, AccessibleEventFunc func);

/** @brief Hears of them no more. */
void accessible_unwatch (guint id);
