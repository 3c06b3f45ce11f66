/*
 * The base class of controllers.
 *
 * A controller adds actions to a window, follows its session, and shows the state of the game in
 * some of the window's widgets. The window owns its controllers, and disposes them before it
 * destroys its widgets.
 *
 * A subclass is defined with QDR_DEFINE_CONTROLLER() and created with qdr_controller_new(). It
 * references objects with qdr_controller_reference_object(), but does not reference widgets. It
 * needs its own dispose() only if it must release something else, such as a timer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-session.h"

G_BEGIN_DECLS

/** @brief The fields of all controllers; subclasses may read but not write them. */
typedef struct {
  GObject parent_instance; /**< the parent */
  GActionMap *actions;     /**< (nullable): the window's actions, unowned */
  QdrSession *session;     /**< NULL after dispose(); callbacks must check this */
} QdrController;

/* G_DECLARE_DERIVABLE_TYPE() is not used, because it declares a struct without fields. */
/** @cond */
#define QDR_TYPE_CONTROLLER (qdr_controller_get_type ())
#define QDR_CONTROLLER(object)                                                                     \
  (G_TYPE_CHECK_INSTANCE_CAST ((object), QDR_TYPE_CONTROLLER, QdrController))
#define QDR_IS_CONTROLLER(object) (G_TYPE_CHECK_INSTANCE_TYPE ((object), QDR_TYPE_CONTROLLER))

typedef struct {
  GObjectClass parent_class;
} QdrControllerClass;

GType qdr_controller_get_type (void);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrController, g_object_unref)
/** @endcond */

/**
 * @brief Defines a final subclass that has nothing to do when it is initialised or disposed.
 *
 * @param TypeName   a type declared by G_DECLARE_FINAL_TYPE(); its struct begins with the field
 *                   "QdrController base"
 * @param type_name  the type's name in snake case
 */
#define QDR_DEFINE_CONTROLLER(TypeName, type_name)                                                 \
  G_DEFINE_FINAL_TYPE (TypeName, type_name, QDR_TYPE_CONTROLLER)                                   \
                                                                                                   \
  static void type_name##_class_init (TypeName##Class *klass)                                      \
  {                                                                                                \
  }                                                                                                \
                                                                                                   \
  static void type_name##_init (TypeName *self)                                                    \
  {                                                                                                \
  }

/**
 * @brief Creates a controller without actions.
 *
 * @param type     a subclass
 * @param actions  (nullable): the window's actions
 * @param session  referenced
 * @return (transfer full): an instance of @p type
 */
gpointer qdr_controller_new (GType type, GActionMap *actions, QdrSession *session);

/**
 * @brief Adds actions to the window until the controller is disposed. Their callbacks get the
 *        controller as user data.
 *
 * @param self     a controller
 * @param entries  names and callbacks of the actions
 */
void
qdr_controller_add_action_entries (gpointer self, const GActionEntry *entries, gsize n_entries);

/**
 * @brief Enables an action that shows the position, if @p enabled is TRUE and the board is not
 *        hidden from the players. Call this whenever the session has changed.
 */
void qdr_controller_enable_if_seen (gpointer self, const char *action, gboolean enabled);

/**
 * @brief References an object until the controller is disposed.
 *
 * @param object  (nullable): any GObject
 * @return (transfer none): @p object
 */
gpointer qdr_controller_reference_object (gpointer self, gpointer object);

G_END_DECLS
