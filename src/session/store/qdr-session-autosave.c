/*
 * The autosave of one session.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-session-autosave.h"

#include "qdr-session-store.h"

/* Number of moves above which a game is long, and the delay in milliseconds before such a game is
 * written, because writing it takes time. */
#define LONG_GAME_MOVES 20000
#define LONG_GAME_DELAY_MS 2000

struct _QdrSessionAutosave {
  GObject parent_instance;

  QdrSession *session; /* NULL once the autosave is closed */
  QdrSessionStore *store;
  guint number;
  gboolean enabled;
  gboolean unsaved_only;
  guint source; /* id of the source that will save the session; 0 if nothing has changed */
};

G_DEFINE_FINAL_TYPE (QdrSessionAutosave, qdr_session_autosave, G_TYPE_OBJECT)

enum {
  PROP_0,
  PROP_ENABLED,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* Saves the session, or removes it if it need not be saved. Returns FALSE on error; the previously
 * saved text then stays. */
static gboolean
write_session (QdrSessionAutosave *self)
{
  const gboolean has_changed = self->unsaved_only ? qdr_session_has_unsaved_moves (self->session)
                                                  : !qdr_session_is_untouched (self->session);
  char *text;

  if (!self->enabled || !has_changed) {
    qdr_session_store_remove (self->store, self->number);
    return TRUE;
  }

  text = qdr_session_to_text (self->session);
  if (text == NULL)
    return FALSE;
  qdr_session_store_write (self->store, self->number, text);
  return TRUE;
}

static gboolean
write_cb (gpointer user_data)
{
  QdrSessionAutosave *self = user_data;

  self->source = 0;
  write_session (self);
  return G_SOURCE_REMOVE;
}

/* Saves the session after a delay, because one move often causes several changes. */
static void
schedule_writing (QdrSessionAutosave *self)
{
  if (self->source != 0 || qdr_session_get_game (self->session) == NULL)
    return;

  if (qdr_game_get_n_moves (qdr_session_get_game (self->session)) > LONG_GAME_MOVES)
    self->source = g_timeout_add (LONG_GAME_DELAY_MS, write_cb, self);
  else
    self->source = g_idle_add_full (G_PRIORITY_DEFAULT, write_cb, self, NULL);
}

static void
release_session (QdrSessionAutosave *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
}

static void
qdr_session_autosave_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id) {
  case PROP_ENABLED:
    g_value_set_boolean (value, QDR_SESSION_AUTOSAVE (object)->enabled);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
qdr_session_autosave_set_property (GObject *object,
                                   guint id,
                                   const GValue *value,
                                   GParamSpec *pspec)
{
  QdrSessionAutosave *self = QDR_SESSION_AUTOSAVE (object);

  switch (id) {
  case PROP_ENABLED:
    if (self->enabled == g_value_get_boolean (value))
      break;
    self->enabled = g_value_get_boolean (value);
    if (self->session != NULL)
      schedule_writing (self);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
qdr_session_autosave_dispose (GObject *object)
{
  QdrSessionAutosave *self = QDR_SESSION_AUTOSAVE (object);

  release_session (self);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (qdr_session_autosave_parent_class)->dispose (object);
}

static void
qdr_session_autosave_class_init (QdrSessionAutosaveClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = qdr_session_autosave_get_property;
  object_class->set_property = qdr_session_autosave_set_property;
  object_class->dispose = qdr_session_autosave_dispose;

  properties[PROP_ENABLED] = g_param_spec_boolean ("enabled", NULL, NULL, FALSE,
                                                   G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
qdr_session_autosave_init (QdrSessionAutosave *self)
{
}

QdrSessionAutosave *
qdr_session_autosave_new (QdrSession *session, QdrSessionStore *store, guint number)
{
  QdrSessionAutosave *self;

  g_return_val_if_fail (QDR_IS_SESSION (session), NULL);
  g_return_val_if_fail (QDR_IS_SESSION_STORE (store), NULL);
  g_return_val_if_fail (number > 0, NULL);

  self = g_object_new (QDR_TYPE_SESSION_AUTOSAVE, NULL);
  self->session = g_object_ref (session);
  self->store = g_object_ref (store);
  self->number = number;
  g_signal_connect_swapped (session, "changed", G_CALLBACK (schedule_writing), self);
  return self;
}

void
qdr_session_autosave_set_unsaved_only (QdrSessionAutosave *self, gboolean unsaved_only)
{
  g_return_if_fail (QDR_IS_SESSION_AUTOSAVE (self));

  self->unsaved_only = unsaved_only;
}

gboolean
qdr_session_autosave_close (QdrSessionAutosave *self)
{
  gboolean is_saved;

  g_return_val_if_fail (QDR_IS_SESSION_AUTOSAVE (self), FALSE);
  g_return_val_if_fail (self->session != NULL, FALSE);

  is_saved = self->enabled && qdr_session_store_is_open (self->store) && write_session (self) &&
             qdr_session_store_flush (self->store);
  if (is_saved)
    release_session (self);
  return is_saved;
}

void
qdr_session_autosave_discard (QdrSessionAutosave *self)
{
  g_return_if_fail (QDR_IS_SESSION_AUTOSAVE (self));

  release_session (self);
  qdr_session_store_remove (self->store, self->number);
}
