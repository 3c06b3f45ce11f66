/*
 * The controller of the moves that humans propose on the board, take back and redo, and of
 * resigning.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-move-controller.h"

#include <glib/gi18n.h>

#include "qdr-actions.h"
#include "qdr-announcer.h"
#include "qdr-dialogs.h"
#include "qdr-game-text.h"
#include "qdr-game.h"
#include "qdr-switch-scanning.h"

struct _QdrMoveController {
  QdrController base;

  QdrBoardView *board;      /* unowned */
  QdrStatusBar *status_bar; /* unowned */
  QdrSounds *sounds;
};

QDR_DEFINE_CONTROLLER (QdrMoveController, qdr_move_controller)

/* A move that is played if the user agrees. */
typedef struct {
  QdrMoveController *controller;
  QdrGame *game;
  guint ply;
  QdrMove move;
} Proposal;

static void
proposal_free (Proposal *self)
{
  g_object_unref (self->controller);
  g_object_unref (self->game);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Proposal, proposal_free)

static void
play_move (QdrMoveController *self, QdrMove move)
{
  g_autoptr (GError) error = NULL;

  if (!qdr_session_play (self->base.session, move, &error))
    qdr_board_view_refuse_move (self->board, error->message);
}

static void
answered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Proposal) proposal = user_data;
  QdrMoveController *self = proposal->controller;
  g_autofree char *answer = qdr_message_dialog_ask_finish (result);

  /* The game may have changed in the meantime, for example because a player's time ran out. */
  if (answer == NULL || self->base.session == NULL ||
      qdr_session_get_game (self->base.session) != proposal->game ||
      qdr_game_get_ply (proposal->game) != proposal->ply)
    return;

  if (proposal->move != QDR_MOVE_RESIGN)
    qdr_session_allow_variations (self->base.session);
  play_move (self, proposal->move);
}

static void
ask (QdrMoveController *self,
     QdrMove move,
     const char *title,
     const char *body,
     const QdrDialogAnswer *answer)
{
  QdrGame *game = qdr_session_get_game (self->base.session);
  Proposal *proposal = g_new (Proposal, 1);

  *proposal = (Proposal){ g_object_ref (self), g_object_ref (game), qdr_game_get_ply (game), move };
  qdr_message_dialog_ask_async (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self->board))), title,
                                body, answer, 1, answered_cb, proposal);
}

static gboolean
proposed_cb (QdrMoveController *self, guint number)
{
  const QdrDialogAnswer answer = { "begin", _ ("_Begin Variation"), QDR_DIALOG_ANSWER_SUGGESTED };
  const QdrMove move = (QdrMove) number;
  QdrGame *game = qdr_session_get_game (self->base.session);
  const char *answer_to_click = qdr_game_answer_own_pawn (game, move);

  if (answer_to_click != NULL) {
    qdr_status_bar_set_answer (self->status_bar, answer_to_click);
    qdr_announce_answer (GTK_WIDGET (self->board), answer_to_click);
    return TRUE;
  }
  if (qdr_game_check_move (game, move).reason != QDR_REFUSAL_REASON_NONE ||
      !qdr_session_needs_variation_consent (self->base.session, move)) {
    play_move (self, move);
    return TRUE;
  }

  ask (self, move, _ ("Begin a Variation?"),
       _ ("The moves after this position stay in the list of moves, as a variation."), &answer);
  return TRUE;
}

static void
refused_cb (QdrMoveController *self, const char *sentence)
{
  qdr_status_bar_set_refusal (self->status_bar, sentence);
  qdr_sounds_play_sound (self->sounds, QDR_SOUND_REFUSAL);
}

static void
blocked_cb (QdrMoveController *self)
{
  g_autofree char *sentence = qdr_session_explain_refused_move (self->base.session);

  qdr_board_view_refuse_move (self->board, sentence);
}

/* Runs when a press of a switch has no effect on the board. While a computer player thinks, the
 * press is ignored, because it was probably meant for the user's next move. */
static void
press_unused_cb (QdrMoveController *self)
{
  if (!qdr_computer_player_get_thinking (qdr_session_get_computer (self->base.session)))
    qdr_switch_scanning_scan_controls (GTK_WIDGET (self->board));
}

static void
undo_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrMoveController *self = user_data;
  g_autofree char *sentence = qdr_game_describe_undo (qdr_session_get_game (self->base.session));

  /* In a shared game this only asks. */
  if (sentence != NULL && qdr_session_get_shared_game (self->base.session) == NULL)
    qdr_announce (GTK_WIDGET (self->board), sentence);
  qdr_session_take_back (self->base.session);
}

static void
redo_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrMoveController *self = user_data;
  QdrGame *game = qdr_session_get_game (self->base.session);
  guint ply;

  if (qdr_game_find_redo_ply (game, &ply))
    qdr_game_go_to_ply (game, ply);
}

static void
resign_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  const QdrDialogAnswer answer = { "resign", _ ("_Resign"), QDR_DIALOG_ANSWER_DESTRUCTIVE };
  QdrMoveController *self = user_data;
  QdrGame *game = qdr_session_get_game (self->base.session);
  const guint turn = qdr_game_get_turn (game);
  /* A single human is called "you"; several humans are called by their names. */
  const gboolean is_you = qdr_game_is_only_human (game, turn);
  const char *name = qdr_game_get_player_name (game, turn);
  g_autofree char *body = NULL;

  if (qdr_game_get_n_players (game) == 2 && is_you)
    /* Translators: %s is the name of the opponent. */
    body = g_strdup_printf (_ ("You resign, and %s wins the game."),
                            qdr_game_get_player_name (game, 1 - turn));
  else if (is_you)
    body = g_strdup (_ ("You resign: your pawn leaves the board, and your walls stay."));
  else if (qdr_game_get_n_players (game) == 2)
    /* Translators: the first %s is the player who resigns, the last %s is the other player. */
    body = g_strdup_printf (_ ("%s resigns, and %s wins the game."), name,
                            qdr_game_get_player_name (game, 1 - turn));
  else
    /* Translators: %s is the player who resigns. */
    body = g_strdup_printf (_ ("%s resigns: the pawn leaves the board, and the walls stay."), name);

  ask (self, QDR_MOVE_RESIGN, _ ("Resign?"), body, &answer);
}

static const GActionEntry entries[] = {
  { .name = "undo", .activate = undo_cb },
  { .name = "redo", .activate = redo_cb },
  { .name = "resign", .activate = resign_cb },
};

static void
changed_cb (QdrMoveController *self)
{
  QdrGame *game = qdr_session_get_game (self->base.session);
  QdrPlayer *player = qdr_game_get_player (game, qdr_game_get_turn (game));
  const gboolean is_rated = qdr_session_is_rated (self->base.session);
  const gboolean is_hidden = qdr_session_is_board_hidden (self->base.session);
  guint ply;

  qdr_actions_set_enabled_or (self->base.actions, "undo",
                              qdr_game_find_undo_ply (game, &ply) && !is_rated && !is_hidden,
                              is_rated    ? _ ("In a tournament no moves are taken back.")
                              : is_hidden ? _ ("The game is paused.")
                                          : _ ("There is no move to take back."));
  qdr_actions_set_enabled_or (self->base.actions, "redo", qdr_game_get_can_step_forward (game),
                              _ ("There is no move to replay."));
  qdr_actions_set_enabled (self->base.actions, "resign",
                           !qdr_session_is_over (self->base.session) &&
                               qdr_player_is_human (player) &&
                               !qdr_game_get_can_step_forward (game));
  qdr_board_view_set_locked (self->board, !qdr_session_person_can_move (self->base.session));
}

QdrMoveController *
qdr_move_controller_new (GActionMap *actions,
                         QdrSession *session,
                         QdrBoardView *board,
                         QdrStatusBar *status_bar,
                         QdrSounds *sounds)
{
  QdrMoveController *self;

  g_return_val_if_fail (QDR_IS_BOARD_VIEW (board), NULL);
  g_return_val_if_fail (QDR_IS_STATUS_BAR (status_bar), NULL);
  g_return_val_if_fail (QDR_IS_SOUNDS (sounds), NULL);

  self = qdr_controller_new (QDR_TYPE_MOVE_CONTROLLER, actions, session);
  self->board = board;
  self->status_bar = status_bar;
  self->sounds = qdr_controller_reference_object (self, sounds);
  qdr_controller_add_action_entries (self, entries, G_N_ELEMENTS (entries));
  g_signal_connect_object (board, "proposed", G_CALLBACK (proposed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "refused", G_CALLBACK (refused_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "blocked", G_CALLBACK (blocked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "unused", G_CALLBACK (press_unused_cb), self, G_CONNECT_SWAPPED);
  qdr_session_connect_changed (session, G_CALLBACK (changed_cb), self);
  return self;
}
