/*
 * The accessibility bus: requests to and events from accessible objects of another process.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <atspi/atspi-constants.h>
#include <gio/gio.h>

#include "accessible.h"

/** @brief Returns the parent of all applications (transfer full). */
Accessible *accessible_get_desktop (void);

/**
 * @brief Calls a method of an interface, such as "Action".
 *
 * @param arguments  (nullable): a tuple; a floating reference is taken
 * @return (transfer full) (nullable): a tuple; NULL with @p error if there is no answer
 */
GVariant *accessible_call (Accessible *self,
                           const char *interface,
                           const char *method,
                           GVariant *arguments,
                           GError **error);

/** @brief Returns a property of an interface (transfer full) (nullable). */
GVariant *
accessible_get_property (Accessible *self, const char *interface, const char *name, GError **error);

/**
 * @brief Returns the children; none if there is no answer.
 *
 * @return (transfer full): of Accessible
 */
GPtrArray *accessible_get_children (Accessible *self);

/** @brief Returns the parent (transfer full); fails if there is no answer. */
Accessible *accessible_get_parent (Accessible *self);

/** @brief Returns the object that describes @p self (transfer full) (nullable). */
Accessible *accessible_get_description (Accessible *self);

/** @brief Returns the role, or ATSPI_ROLE_INVALID if there is no answer. */
AtspiRole accessible_get_role (Accessible *self);

/** @brief Returns whether @p state is set. */
gboolean accessible_has_state (Accessible *self, AtspiStateType state);

/** @brief Returns the number of actions, or 0 if there is no answer. */
int accessible_count_actions (Accessible *self);

/** @brief Returns the name of an action (transfer full), or NULL if there is no answer. */
char *accessible_get_action (Accessible *self, int index);

/** @brief Returns whether both are the same object. */
gboolean accessible_equal (Accessible *self, Accessible *other);

/**
 * @brief A handler of events.
 *
 * @param detail  the first number of the event: 1 for a new state, 0 for one that is gone
 * @param words   (nullable): the text of the event
 */
typedef void (*AccessibleEventFunc) (Accessible *source, int detail, const char *words);

/**
 * @brief Connects a handler to events of a kind, in the main loop.
 *
 * @param signal  the signal, such as "StateChanged"
 * @param event   the name, such as "object:state-changed:focused"
 * @return an id for accessible_unwatch()
 */
guint accessible_watch (const char *signal, const char *event, AccessibleEventFunc func);

/** @brief Disconnects a handler. */
void accessible_unwatch (guint id);
