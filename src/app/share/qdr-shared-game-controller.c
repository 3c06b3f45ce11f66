/*
 * What a game with somebody at another computer says in the window, and what it asks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-shared-game-controller.h"

#include <glib/gi18n.h>

#include "qdr-actions.h"
#include "qdr-dialogs.h"
#include "qdr-game-line.h"
#include "qdr-game-text.h"
#include "qdr-toast.h"

struct _QdrSharedGameController {
  QdrController base;

  GtkWindow *window;       /* unowned */
  AdwToastOverlay *toasts; /* unowned */
  AdwToast *toast;         /* (nullable): the toast about the present sentence */
  char *sentence;          /* (nullable): what was last said */
  char *asked;             /* (nullable): the sentence about which the dialog asks */
  guint ply;               /* the number of moves that have been seen */
};

G_DEFINE_FINAL_TYPE (QdrSharedGameController, qdr_shared_game_controller, QDR_TYPE_CONTROLLER)

static gboolean
has_question (QdrSharedGame *shared)
{
  return qdr_shared_game_get_question (shared, NULL) != NULL ||
         qdr_shared_game_get_answerer (shared) != QDR_MAX_PLAYERS;
}

static void
dismiss_toast (QdrSharedGameController *self)
{
  if (self->toast != NULL)
    adw_toast_dismiss (self->toast);
  g_clear_object (&self->toast);
}

/* Shows a sentence with a button until another one takes its place. */
static void
show_toast (QdrSharedGameController *self, const char *label, const char *action)
{
  self->toast = qdr_toast_new_with_button (self->sentence, label);
  adw_toast_set_action_name (self->toast, action);
  adw_toast_set_timeout (self->toast, 0);
  qdr_toast_show (self->toasts, g_object_ref (self->toast));
}

static void
show_sentence (QdrSharedGameController *self, QdrSharedGame *shared)
{
  dismiss_toast (self);
  if (self->sentence == NULL)
    return;
  if (has_question (shared))
    show_toast (self, _ ("_Answer"), "win.answer");
  else if (qdr_shared_game_needs_message (shared))
    show_toast (self, _ ("_Copy"), "win.copy-message");
  else
    qdr_toast_show_text (self->toasts, self->sentence);
}

/* The key of the id of a notification. */
#define ID_KEY "qdr-id"

static void
service_started_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GNotification) notification = user_data;
  g_autoptr (GError) error = NULL;
  G_GNUC_UNUSED g_autoptr (GVariant) reply =
      g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result, &error);
  GApplication *application = g_application_get_default ();

  /* GLib would warn of a desktop without notifications. */
  if (application != NULL && !g_error_matches (error, G_DBUS_ERROR, G_DBUS_ERROR_SERVICE_UNKNOWN))
    g_application_send_notification (application,
                                     g_object_get_data (G_OBJECT (notification), ID_KEY),
                                     notification);
}

/* Notifies a person whose window is not in front of a move that came in. */
static void
notify_move (QdrSharedGameController *self, QdrGame *game)
{
  GApplication *application = G_APPLICATION (gtk_window_get_application (self->window));
  g_autoptr (GNotification) notification = NULL;
  g_autoptr (QdrRecord) record = NULL;
  g_autofree char *words = NULL;
  g_autofree char *title = NULL;

  if (application == NULL || g_application_get_dbus_connection (application) == NULL ||
      gtk_window_is_active (self->window) ||
      !qdr_player_is_human (qdr_game_get_player (game, qdr_game_get_turn (game))))
    return;
  record = g_list_model_get_item (G_LIST_MODEL (game), self->ply - 1);
  words = qdr_game_describe_record (game, record);
  title = qdr_game_format_player_names (game);
  notification = g_notification_new (title);
  g_notification_set_body (notification, words);
  g_notification_set_default_action_and_target (notification, "app.show-shared-game", "s",
                                                qdr_game_get_header (game, QDR_GAME_ID));
  g_object_set_data_full (G_OBJECT (notification), ID_KEY,
                          g_strdup (qdr_game_get_header (game, QDR_GAME_ID)), g_free);
  g_dbus_connection_call (g_application_get_dbus_connection (application), "org.freedesktop.DBus",
                          "/org/freedesktop/DBus", "org.freedesktop.DBus", "StartServiceByName",
                          g_variant_new ("(su)", "org.freedesktop.Notifications", 0), NULL,
                          G_DBUS_CALL_FLAGS_NONE, -1, NULL, service_started_cb,
                          g_steal_pointer (&notification));
}

static void
changed_cb (QdrSharedGameController *self, guint changes)
{
  QdrSharedGame *shared = qdr_session_get_shared_game (self->base.session);
  QdrGame *game = qdr_session_get_game (self->base.session);
  g_autofree char *sentence = shared != NULL ? qdr_shared_game_describe (shared) : NULL;
  const gboolean is_question = shared != NULL && has_question (shared);
  const guint ply = shared != NULL ? qdr_shared_game_get_ply (shared) : 0;

  qdr_actions_set_enabled (self->base.actions, "offer-draw",
                           shared != NULL &&
                               qdr_shared_game_can_request (shared, QDR_REQUEST_DRAW));
  qdr_actions_set_enabled (self->base.actions, "answer", is_question);
  if (g_strcmp0 (sentence, self->sentence) != 0) {
    g_free (self->sentence);
    self->sentence = g_steal_pointer (&sentence);
    show_sentence (self, shared);
  }
  if (ply > self->ply && (changes & QDR_CHANGE_GAME) == 0) {
    guint player;

    self->ply = ply;
    qdr_game_get_move (game, ply - 1, &player);
    if (!qdr_player_is_here (qdr_game_get_player (game, player)))
      notify_move (self, game);
  }
  self->ply = ply;
}

/* An answer to something that is no longer asked is dropped; the present sentence has a toast. */
static void
answered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrSharedGameController) self = user_data;
  g_autofree char *answer = qdr_message_dialog_ask_finish (result);
  QdrSharedGame *shared =
      self->base.session != NULL ? qdr_session_get_shared_game (self->base.session) : NULL;

  if (answer == NULL || shared == NULL || g_strcmp0 (self->asked, self->sentence) != 0)
    return;
  if (qdr_shared_game_get_question (shared, NULL) != NULL)
    qdr_shared_game_decide (shared, g_str_equal (answer, "yes"));
  else if (qdr_shared_game_get_answerer (shared) != QDR_MAX_PLAYERS)
    qdr_shared_game_answer (shared, g_str_equal (answer, "yes"));
}

static void
answer_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  const QdrDialogAnswer copies[] = {
    { "yes", _ ("_Take the Other Copy"), QDR_DIALOG_ANSWER_PLAIN },
    { "no", _ ("_Keep What Is Here"), QDR_DIALOG_ANSWER_SUGGESTED },
  };
  const QdrDialogAnswer answers[] = {
    { "no", _ ("_Decline"), QDR_DIALOG_ANSWER_PLAIN },
    { "yes", _ ("_Agree"), QDR_DIALOG_ANSWER_SUGGESTED },
  };
  QdrSharedGameController *self = user_data;
  QdrSharedGame *shared = qdr_session_get_shared_game (self->base.session);
  g_autofree char *sentence = NULL;

  if (shared == NULL || !has_question (shared))
    return;
  g_free (self->asked);
  self->asked = g_strdup (self->sentence);
  if (qdr_shared_game_get_question (shared, NULL) != NULL) {
    sentence = g_strjoin (" ", self->sentence,
                          _ ("The moves of the copy that you do not choose are "
                             "kept as a variation."),
                          NULL);
    qdr_message_dialog_ask_async (self->window, _ ("Which Copy Counts?"), sentence, copies,
                                  G_N_ELEMENTS (copies), answered_cb, g_object_ref (self));
  } else {
    qdr_message_dialog_ask_async (self->window, _ ("Do You Agree?"), self->sentence, answers,
                                  G_N_ELEMENTS (answers), answered_cb, g_object_ref (self));
  }
}

static void
offer_draw_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrSharedGameController *self = user_data;
  QdrSharedGame *shared = qdr_session_get_shared_game (self->base.session);

  if (shared != NULL)
    qdr_shared_game_request (shared, QDR_REQUEST_DRAW);
}

static const GActionEntry entries[] = {
  { .name = "offer-draw", .activate = offer_draw_cb },
  { .name = "answer", .activate = answer_cb },
};

static void
qdr_shared_game_controller_dispose (GObject *object)
{
  g_clear_object (&QDR_SHARED_GAME_CONTROLLER (object)->toast);

  G_OBJECT_CLASS (qdr_shared_game_controller_parent_class)->dispose (object);
}

static void
qdr_shared_game_controller_finalize (GObject *object)
{
  g_free (QDR_SHARED_GAME_CONTROLLER (object)->sentence);
  g_free (QDR_SHARED_GAME_CONTROLLER (object)->asked);

  G_OBJECT_CLASS (qdr_shared_game_controller_parent_class)->finalize (object);
}

static void
qdr_shared_game_controller_class_init (QdrSharedGameControllerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qdr_shared_game_controller_dispose;
  G_OBJECT_CLASS (klass)->finalize = qdr_shared_game_controller_finalize;
}

static void
qdr_shared_game_controller_init (QdrSharedGameController *self)
{
}

QdrSharedGameController *
qdr_shared_game_controller_new (GActionMap *actions,
                                QdrSession *session,
                                GtkWindow *window,
                                AdwToastOverlay *toasts)
{
  QdrSharedGameController *self;

  g_return_val_if_fail (GTK_IS_WINDOW (window), NULL);
  g_return_val_if_fail (ADW_IS_TOAST_OVERLAY (toasts), NULL);

  self = qdr_controller_new (QDR_TYPE_SHARED_GAME_CONTROLLER, actions, session);
  self->window = window;
  self->toasts = toasts;
  qdr_controller_add_action_entries (self, entries, G_N_ELEMENTS (entries));
  qdr_session_connect_changed (session, G_CALLBACK (changed_cb), self);
  return self;
}
