/*
 * The base class of controllers.
 *
 * A controller adds actions to a window, follows its session, and shows the state of the game in
 * some of its widgets. The window owns its controllers and disposes them before its widgets go.
 *
 * A subclass defines its type with QDR_DEFINE_CONTROLLER(), begins its constructor with
 * qdr_controller_new(), and needs a dispose() of its own only for timers and the like: objects go
 * to qdr_controller_hold(), widgets are not referenced.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-session.h"

G_BEGIN_DECLS

/** @brief The fields of all controllers; subclasses may read but not write them. */
typedef struct {
  GObject parent_instance; /**< the parent */
  GActionMap *actions;     /**< of the window; unowned, (nullable) if there are no actions */
  QdrSession *session;     /**< NULL once the controller is disposed, which callbacks must check */
} QdrController;

/* The declarations of G_DECLARE_DERIVABLE_TYPE(), for a struct with fields. */
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
 * @param TypeName   declared by G_DECLARE_FINAL_TYPE(), its first field a QdrController "base"
 * @param type_name  the same in lower case
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
 * @param actions  (nullable): of the window
 * @param session  referenced
 * @return (transfer full): an instance of @p type
 */
gpointer qdr_controller_new (GType type, GActionMap *actions, QdrSession *session);

/**
 * @brief Adds actions whose callbacks get the controller as user data; they are removed when it is
 *        disposed.
 *
 * @param self     a controller
 * @param entries  of the actions
 */
void qdr_controller_add_entries (gpointer self, const GActionEntry *entries, gsize n_entries);

/** @brief Adds one action of another class, which is also removed on dispose. */
void qdr_controller_add_action (gpointer self, GAction *action);

/**
 * @brief References an object until the controller is disposed.
 *
 * @param object  (nullable): any GObject
 * @return (transfer none): @p object
 */
gpointer qdr_controller_hold (gpointer self, gpointer object);

G_END_DECLS
