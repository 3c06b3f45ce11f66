/*
 * The controller of the remarks of computer players.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-remarks-controller.h"

#include <glib/gi18n.h>

#include "qdr-announcer.h"
#include "qdr-game.h"

/* The time for which every remark is shown, milliseconds. */
#define STAY_MS 3000

/* The additional time for each character of a remark, milliseconds. */
#define STAY_MS_PER_CHARACTER 70

struct _QdrRemarksController {
  QdrController base;

  QdrRemarks *remarks;
  QdrBoardView *board;           /* unowned */
  QdrPlayersController *players; /* unowned */
  QdrStatusBar *status_bar;      /* unowned */
  guint stay_source;             /* timeout that hides the remark; 0 if no remark is shown */
};

G_DEFINE_FINAL_TYPE (QdrRemarksController, qdr_remarks_controller, QDR_TYPE_CONTROLLER)

static void
hide_remark (QdrRemarksController *self)
{
  g_clear_handle_id (&self->stay_source, g_source_remove);
  qdr_players_controller_show_remark (self->players, 0, NULL);
}

static gboolean
remark_time_over_cb (gpointer data)
{
  QdrRemarksController *self = data;

  self->stay_source = 0;
  hide_remark (self);
  return G_SOURCE_REMOVE;
}

static void
show_last_remark (QdrRemarksController *self)
{
  guint speaker;
  const char *remark = qdr_remarks_get_last_remark (self->remarks, &speaker);

  if (remark == NULL)
    return;

  hide_remark (self);
  qdr_players_controller_show_remark (self->players, speaker, remark);
  self->stay_source =
      g_timeout_add (STAY_MS + STAY_MS_PER_CHARACTER * (guint) g_utf8_strlen (remark, -1),
                     remark_time_over_cb, self);
}

/* Shows the remark again, because the players have moved to other panels. */
static void
rotated_cb (QdrRemarksController *self)
{
  if (self->stay_source != 0)
    show_last_remark (self);
}

static void
last_remark_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrRemarksController *self = user_data;
  QdrGame *game = qdr_session_get_game (self->base.session);
  g_autofree char *text = NULL;
  guint speaker;
  const char *remark = qdr_remarks_get_last_remark (self->remarks, &speaker);

  if (remark != NULL)
    /* Translators: the name of an opponent and its last remark. */
    text = g_strdup_printf (_ ("%s: “%s”"), qdr_game_get_player_name (game, speaker), remark);
  else
    text = g_strdup (_ ("No opponent has said anything yet."));
  qdr_status_bar_set_answer (self->status_bar, text);
  qdr_announce (GTK_WIDGET (self->status_bar), text);
}

static const GActionEntry entries[] = {
  { .name = "last-remark", .activate = last_remark_cb },
};

/* Passes the game of the session to the remarks if the board is visible. Players must not greet
 * while another page covers the board, because the game may never be played. */
static void
update_game (QdrRemarksController *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self->board)))
    qdr_remarks_set_game (self->remarks, qdr_session_get_game (self->base.session));
}

static void
qdr_remarks_controller_dispose (GObject *object)
{
  QdrRemarksController *self = QDR_REMARKS_CONTROLLER (object);

  g_clear_handle_id (&self->stay_source, g_source_remove);
  g_clear_object (&self->remarks);

  G_OBJECT_CLASS (qdr_remarks_controller_parent_class)->dispose (object);
}

static void
qdr_remarks_controller_class_init (QdrRemarksControllerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qdr_remarks_controller_dispose;
}

static void
qdr_remarks_controller_init (QdrRemarksController *self)
{
}

QdrRemarksController *
qdr_remarks_controller_new (GActionMap *actions,
                            QdrSession *session,
                            QdrRemarks *remarks,
                            QdrBoardView *board,
                            QdrPlayersController *players,
                            QdrStatusBar *status_bar,
                            GSettings *settings)
{
  QdrRemarksController *self;

  g_return_val_if_fail (QDR_IS_REMARKS (remarks), NULL);
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (board), NULL);
  g_return_val_if_fail (QDR_IS_PLAYERS_CONTROLLER (players), NULL);
  g_return_val_if_fail (QDR_IS_STATUS_BAR (status_bar), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = qdr_controller_new (QDR_TYPE_REMARKS_CONTROLLER, actions, session);
  self->remarks = g_object_ref (remarks);
  self->board = board;
  self->players = players;
  self->status_bar = status_bar;
  qdr_controller_add_action_entries (self, entries, G_N_ELEMENTS (entries));
  g_settings_bind (settings, "remarks", remarks, "enabled", G_SETTINGS_BIND_GET);
  g_signal_connect_object (remarks, "said", G_CALLBACK (show_last_remark), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (remarks, "hushed", G_CALLBACK (hide_remark), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "notify::rotation", G_CALLBACK (rotated_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "map", G_CALLBACK (update_game), self, G_CONNECT_SWAPPED);
  qdr_session_connect_changed (session, G_CALLBACK (update_game), self);
  return self;
}
