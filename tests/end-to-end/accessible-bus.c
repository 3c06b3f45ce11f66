/*
 * The accessibility bus: requests to and events from accessible objects of another process.
 *
 * It does not use libatspi, which sends five requests for each object.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "accessible-bus.h"

#include <check.h>
#include <string.h>

#define PREFIX "org.a11y.atspi."
#define REGISTRY PREFIX "Registry"
#define ROOT "/org/a11y/atspi/accessible/root"

/* An object that is destroyed during a call may never answer. */
#define TIMEOUT_MS 30000

struct _Accessible {
  GObject parent_instance;

  char *bus_name; /* of its process */
  char *path;
};

G_DEFINE_FINAL_TYPE (Accessible, accessible, G_TYPE_OBJECT)

static void
accessible_finalize (GObject *object)
{
  Accessible *self = TEST_ACCESSIBLE (object);

  g_free (self->bus_name);
  g_free (self->path);

  G_OBJECT_CLASS (accessible_parent_class)->finalize (object);
}

static void
accessible_class_init (AccessibleClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = accessible_finalize;
}

static void
accessible_init (Accessible *self)
{
}

static Accessible *
make (const char *bus_name, const char *path)
{
  Accessible *self = g_object_new (TEST_TYPE_ACCESSIBLE, NULL);

  self->bus_name = g_strdup (bus_name);
  self->path = g_strdup (path);
  return self;
}

static Accessible *
make_from_reference (GVariant *reference)
{
  const char *bus_name;
  const char *path;

  g_variant_get (reference, "(&s&o)", &bus_name, &path);
  return make (bus_name, path);
}

Accessible *
accessible_get_desktop (void)
{
  return make (REGISTRY, ROOT);
}

gboolean
accessible_equal (Accessible *self, Accessible *other)
{
  return g_str_equal (self->path, other->path) && g_str_equal (self->bus_name, other->bus_name);
}

/* Calls */

static char *
find_address (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDBusConnection) session = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, &error);
  g_autoptr (GVariant) reply = NULL;
  char *address;

  ck_assert_msg (session != NULL, "no session bus: %s", error != NULL ? error->message : "");
  reply = g_dbus_connection_call_sync (session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus",
                                       "GetAddress", NULL, G_VARIANT_TYPE ("(s)"),
                                       G_DBUS_CALL_FLAGS_NONE, -1, NULL, &error);
  ck_assert_msg (reply != NULL, "no bus of assistive tools: %s",
                 error != NULL ? error->message : "");
  g_variant_get (reply, "(s)", &address);
  return address;
}

static GDBusConnection *
get_bus (void)
{
  static GDBusConnection *bus;

  if (bus == NULL) {
    g_autofree char *address = find_address ();

    bus =
        g_dbus_connection_new_for_address_sync (address,
                                                G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT |
                                                    G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION,
                                                NULL, NULL, NULL);
    ck_assert_ptr_nonnull (bus);
  }
  return bus;
}

static GVariant *
ask (const char *bus_name,
     const char *path,
     const char *interface,
     const char *method,
     GVariant *arguments,
     GError **error)
{
  g_autoptr (GError) failure = NULL;
  GVariant *reply =
      g_dbus_connection_call_sync (get_bus (), bus_name, path, interface, method, arguments, NULL,
                                   G_DBUS_CALL_FLAGS_NONE, TIMEOUT_MS, NULL, &failure);

  if (g_error_matches (failure, G_IO_ERROR, G_IO_ERROR_TIMED_OUT))
    g_printerr ("%s does not answer %s of %s\n", path, method, interface);
  if (failure != NULL)
    g_propagate_error (error, g_steal_pointer (&failure));
  return reply;
}

GVariant *
accessible_call (Accessible *self,
                 const char *interface,
                 const char *method,
                 GVariant *arguments,
                 GError **error)
{
  g_autofree char *name = g_strconcat (PREFIX, interface, NULL);

  return ask (self->bus_name, self->path, name, method, arguments, error);
}

GVariant *
accessible_get_property (Accessible *self, const char *interface, const char *name, GError **error)
{
  g_autofree char *full_name = g_strconcat (PREFIX, interface, NULL);
  g_autoptr (GVariant) reply = ask (self->bus_name, self->path, "org.freedesktop.DBus.Properties",
                                    "Get", g_variant_new ("(ss)", full_name, name), error);
  GVariant *value = NULL;

  if (reply != NULL)
    g_variant_get (reply, "(v)", &value);
  return value;
}

GPtrArray *
accessible_get_children (Accessible *self)
{
  GPtrArray *children = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GVariant) reply = accessible_call (self, "Accessible", "GetChildren", NULL, NULL);
  g_autoptr (GVariant) list = reply != NULL ? g_variant_get_child_value (reply, 0) : NULL;
  const gsize n = list != NULL ? g_variant_n_children (list) : 0;

  for (gsize i = 0; i < n; i++) {
    g_autoptr (GVariant) reference = g_variant_get_child_value (list, i);

    g_ptr_array_add (children, make_from_reference (reference));
  }
  return children;
}

Accessible *
accessible_get_parent (Accessible *self)
{
  g_autoptr (GVariant) reference = accessible_get_property (self, "Accessible", "Parent", NULL);

  ck_assert_msg (reference != NULL, "%s is in nothing", self->path);
  return make_from_reference (reference);
}

Accessible *
accessible_get_description (Accessible *self)
{
  g_autoptr (GVariant) reply = accessible_call (self, "Accessible", "GetRelationSet", NULL, NULL);
  g_autoptr (GVariant) relations = reply != NULL ? g_variant_get_child_value (reply, 0) : NULL;
  const gsize n = relations != NULL ? g_variant_n_children (relations) : 0;

  for (gsize i = 0; i < n; i++) {
    g_autoptr (GVariant) targets = NULL;
    g_autoptr (GVariant) target = NULL;
    guint32 relation;

    g_variant_get_child (relations, i, "(u@a(so))", &relation, &targets);
    if (relation != ATSPI_RELATION_DESCRIBED_BY || g_variant_n_children (targets) == 0)
      continue;
    target = g_variant_get_child_value (targets, 0);
    return make_from_reference (target);
  }
  return NULL;
}

AtspiRole
accessible_get_role (Accessible *self)
{
  g_autoptr (GVariant) reply = accessible_call (self, "Accessible", "GetRole", NULL, NULL);
  guint32 role = ATSPI_ROLE_INVALID;

  if (reply != NULL)
    g_variant_get (reply, "(u)", &role);
  return role;
}

/* The states are the bits of two numbers. */
gboolean
accessible_has_state (Accessible *self, AtspiStateType state)
{
  g_autoptr (GVariant) reply = accessible_call (self, "Accessible", "GetState", NULL, NULL);
  g_autoptr (GVariant) numbers = reply != NULL ? g_variant_get_child_value (reply, 0) : NULL;
  guint32 bits = 0;

  if (numbers != NULL && g_variant_n_children (numbers) > state / 32)
    g_variant_get_child (numbers, state / 32, "u", &bits);
  return (bits >> (state % 32) & 1) != 0;
}

int
accessible_count_actions (Accessible *self)
{
  g_autoptr (GVariant) count = accessible_get_property (self, "Action", "NActions", NULL);

  return count != NULL ? g_variant_get_int32 (count) : 0;
}

/* The call that returns all actions at once returns translated names. */
char *
accessible_get_action (Accessible *self, int index)
{
  g_autoptr (GVariant) reply =
      accessible_call (self, "Action", "GetName", g_variant_new ("(i)", index), NULL);
  char *name = NULL;

  if (reply != NULL)
    g_variant_get (reply, "(s)", &name);
  return name;
}

/* Events */

static void
event_cb (GDBusConnection *bus,
          const char *sender,
          const char *path,
          const char *interface,
          const char *signal,
          GVariant *arguments,
          gpointer user_data)
{
  const AccessibleEventFunc *func = user_data;
  g_autoptr (Accessible) source = make (sender, path);
  g_autoptr (GVariant) value = NULL;
  gint32 detail;

  g_variant_get_child (arguments, 1, "i", &detail);
  g_variant_get_child (arguments, 3, "v", &value);
  (*func) (source, detail,
           g_variant_is_of_type (value, G_VARIANT_TYPE_STRING) ? g_variant_get_string (value, NULL)
                                                               : NULL);
}

/* A program emits events only after it has received the registration, and then answers. */
static void
wait_for_programs (void)
{
  g_autoptr (Accessible) desktop = accessible_get_desktop ();
  g_autoptr (GPtrArray) programs = accessible_get_children (desktop);

  for (guint i = 0; i < programs->len; i++)
    accessible_get_role (g_ptr_array_index (programs, i));
}

guint
accessible_watch (const char *signal, const char *event, AccessibleEventFunc func)
{
  g_autoptr (GVariant) reply = NULL;
  const guint id =
      g_dbus_connection_signal_subscribe (get_bus (), NULL, PREFIX "Event.Object", signal, NULL,
                                          strrchr (event, ':') + 1, G_DBUS_SIGNAL_FLAGS_NONE,
                                          event_cb, g_memdup2 (&func, sizeof func), g_free);

  reply = ask (REGISTRY, "/org/a11y/atspi/registry", REGISTRY, "RegisterEvent",
               g_variant_new ("(s)", event), NULL);
  ck_assert_ptr_nonnull (reply);
  wait_for_programs ();
  return id;
}

void
accessible_unwatch (guint id)
{
  g_dbus_connection_signal_unsubscribe (get_bus (), id);
}
