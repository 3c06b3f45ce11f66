/*
 * The one door for a move of a person: what becomes of a move that is asked for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-move-controller.h"

#include <glib/gi18n.h>

#include "qdr-actions.h"
#include "qdr-game.h"
#include "qdr-message-dialog.h"
#include "qdr-switch-scanning.h"

/* A move that waits for an answer. */
typedef struct {
  QdrMoveController *controller;
  QdrGame *game;
  guint ply;
  QdrMove move;
} Proposal;

struct _QdrMoveController {
  GObject parent_instance;

  GActionMap *actions;      /* unowned */
  QdrSession *session;      /* NULL once the window is gone */
  QdrBoardView *board;      /* unowned */
  QdrStatusBar *status_bar; /* unowned */
  QdrSounds *sounds;
};

G_DEFINE_FINAL_TYPE (QdrMoveController, qdr_move_controller, G_TYPE_OBJECT)

static Proposal *
proposal_new (QdrMoveController *controller, QdrMove move)
{
  Proposal *self = g_new (Proposal, 1);
  QdrGame *game = qdr_session_get_game (controller->session);

  *self =
      (Proposal){ g_object_ref (controller), g_object_ref (game), qdr_game_get_ply (game), move };
  return self;
}

static void
proposal_free (Proposal *self)
{
  g_object_unref (self->controller);
  g_object_unref (self->game);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Proposal, proposal_free)

static void
play (QdrMoveController *self, QdrMove move)
{
  g_autoptr (GError) error = NULL;

  if (!qdr_session_play (self->session, move, &error))
    qdr_board_view_refuse (self->board, error->message);
}

static void
answered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Proposal) proposal = user_data;
  QdrMoveController *self = proposal->controller;
  g_autofree char *answer = qdr_message_dialog_ask_finish (result);

  /* Another game may have come, time have run out or the game gone on, while the question stood. */
  if (answer == NULL || self->session == NULL ||
      qdr_session_get_game (self->session) != proposal->game ||
      qdr_game_get_ply (proposal->game) != proposal->ply)
    return;

  if (proposal->move != QDR_MOVE_RESIGN)
    qdr_session_allow_variations (self->session);
  play (self, proposal->move);
}

static void
ask (QdrMoveController *self,
     const char *heading,
     const char *body,
     const QdrAnswer *answer,
     QdrMove move)
{
  GtkRoot *window = gtk_widget_get_root (GTK_WIDGET (self->board));

  qdr_message_dialog_ask_async (GTK_WINDOW (window), heading, body, answer, 1, answered_cb,
                                proposal_new (self, move));
}

static gboolean
proposed_cb (QdrMoveController *self, guint number)
{
  const QdrAnswer answer = { "begin", _ ("_Begin Variation"), QDR_ANSWER_SUGGESTED };
  const QdrMove move = (QdrMove) number;
  const gboolean legal =
      qdr_game_check (qdr_session_get_game (self->session), move).reason == QDR_REASON_NONE;

  if (legal && qdr_session_needs_variation_consent (self->session, move))
    ask (self, _ ("Begin a Variation?"),
         _ ("There are moves after this position. They stay in the game, and the move list leads "
            "back to them."),
         &answer, move);
  else
    play (self, move);
  return TRUE;
}

static void
refused_cb (QdrMoveController *self, const char *sentence)
{
  qdr_status_bar_set_refusal (self->status_bar, sentence);
  qdr_sounds_play (self->sounds, QDR_SOUND_REFUSAL);
}

static void
blocked_cb (QdrMoveController *self)
{
  g_autofree char *sentence = qdr_session_describe_lock (self->session);

  qdr_board_view_refuse (self->board, sentence);
}

/* A press that was meant for one's next move, while a computer thinks, is for nothing else. */
static void
unused_cb (QdrMoveController *self)
{
  if (!qdr_computer_player_get_thinking (qdr_session_get_computer (self->session)))
    qdr_switch_scanning_scan_controls (GTK_WIDGET (self->board));
}

static void
resign_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  const QdrAnswer answer = { "resign", _ ("_Resign"), QDR_ANSWER_DESTRUCTIVE };
  QdrMoveController *self = user_data;
  QdrGame *game = qdr_session_get_game (self->session);
  const guint turn = qdr_game_get_turn (game);
  /* Names, where there are several people in front of the board. */
  const gboolean is_you = qdr_game_is_only_human (game, turn);
  const char *name = qdr_game_get_player_name (game, turn);
  g_autofree char *body = NULL;

  if (qdr_game_get_n_players (game) == 2 && is_you)
    /* Translators: %s is the name of the opponent. */
    body = g_strdup_printf (_ ("You give up, and %s wins the game."),
                            qdr_game_get_player_name (game, 1 - turn));
  else if (is_you)
    body = g_strdup (_ ("You give up: your pawn leaves the board, your walls stay."));
  else if (qdr_game_get_n_players (game) == 2)
    /* Translators: the names of who gives up and of the other player. */
    body = g_strdup_printf (_ ("%s gives up, and %s wins the game."), name,
                            qdr_game_get_player_name (game, 1 - turn));
  else
    /* Translators: %s is the name of who gives up. */
    body = g_strdup_printf (_ ("%s gives up: the pawn leaves the board, the walls stay."), name);
  ask (self, _ ("Resign?"), body, &answer, QDR_MOVE_RESIGN);
}

static const GActionEntry entries[] = {
  { .name = "resign", .activate = resign_cb },
};

static void
changed_cb (QdrMoveController *self)
{
  QdrGame *game = qdr_session_get_game (self->session);
  QdrPlayer *player = qdr_game_get_player (game, qdr_game_get_turn (game));

  qdr_board_view_set_locked (self->board, !qdr_session_can_move (self->session));
  qdr_actions_set_enabled (self->actions, "resign",
                           !qdr_session_is_over (self->session) && qdr_player_is_human (player) &&
                               !qdr_game_get_can_step_forward (game));
}

static void
qdr_move_controller_dispose (GObject *object)
{
  QdrMoveController *self = QDR_MOVE_CONTROLLER (object);

  if (self->session != NULL)
    qdr_actions_remove (self->actions, entries, G_N_ELEMENTS (entries));
  g_clear_object (&self->session);
  g_clear_object (&self->sounds);

  G_OBJECT_CLASS (qdr_move_controller_parent_class)->dispose (object);
}

static void
qdr_move_controller_class_init (QdrMoveControllerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qdr_move_controller_dispose;
}

static void
qdr_move_controller_init (QdrMoveController *self)
{
}

QdrMoveController *
qdr_move_controller_new (GActionMap *actions,
                         QdrSession *session,
                         QdrBoardView *board,
                         QdrStatusBar *status_bar,
                         QdrSounds *sounds)
{
  QdrMoveController *self;

  g_return_val_if_fail (G_IS_ACTION_MAP (actions), NULL);
  g_return_val_if_fail (QDR_IS_SESSION (session), NULL);
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (board), NULL);
  g_return_val_if_fail (QDR_IS_STATUS_BAR (status_bar), NULL);
  g_return_val_if_fail (QDR_IS_SOUNDS (sounds), NULL);

  self = g_object_new (QDR_TYPE_MOVE_CONTROLLER, NULL);
  self->actions = actions;
  self->session = g_object_ref (session);
  self->board = board;
  self->status_bar = status_bar;
  self->sounds = g_object_ref (sounds);
  g_action_map_add_action_entries (actions, entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_object (board, "proposed", G_CALLBACK (proposed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "refused", G_CALLBACK (refused_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "blocked", G_CALLBACK (blocked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "unused", G_CALLBACK (unused_cb), self, G_CONNECT_SWAPPED);
  qdr_session_follow (session, G_CALLBACK (changed_cb), self);
  return self;
}
