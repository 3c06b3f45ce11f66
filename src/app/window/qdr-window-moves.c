/*
 * The window's moves: what becomes of one that a person asks for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-window-private.h"

#include <glib/gi18n.h>

#include "qdr-game-text.h"
#include "qdr-message-dialog.h"

/* A move that waits for an answer. */
typedef struct {
  QdrWindow *window;
  QdrGame *game;
  guint ply;
  QdrMove move;
} Proposal;

static Proposal *
proposal_new (QdrWindow *window, QdrMove move)
{
  Proposal *self = g_new (Proposal, 1);
  QdrGame *game = qdr_window_get_game (window);

  *self = (Proposal){ g_object_ref (window), g_object_ref (game), qdr_game_get_ply (game), move };
  return self;
}

static void
proposal_free (Proposal *self)
{
  g_object_unref (self->window);
  g_object_unref (self->game);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Proposal, proposal_free)

static void
play (QdrWindow *self, QdrMove move)
{
  g_autoptr (GError) error = NULL;

  if (!qdr_session_play (self->session, move, &error))
    qdr_board_view_refuse (self->board, error->message);
}

static void
answered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Proposal) proposal = user_data;
  QdrWindow *self = proposal->window;
  g_autofree char *answer = qdr_message_dialog_ask_finish (result);

  /* Another game may have come, time have run out or the game gone on, while the question stood. */
  if (answer == NULL || self->session == NULL || qdr_window_get_game (self) != proposal->game ||
      qdr_game_get_ply (proposal->game) != proposal->ply)
    return;

  if (proposal->move != QDR_MOVE_RESIGN)
    qdr_session_allow_variations (self->session);
  play (self, proposal->move);
}

static void
ask_about_variation (QdrWindow *self, QdrMove move)
{
  const QdrAnswer answers[] = { { "begin", _ ("_Begin Variation"), QDR_ANSWER_SUGGESTED } };
  const char *body =
      _ ("There are moves after this position. They stay in the game, and the move list leads back "
         "to them.");

  qdr_message_dialog_ask_async (GTK_WINDOW (self), _ ("Begin a Variation?"), body, answers,
                                G_N_ELEMENTS (answers), answered_cb, proposal_new (self, move));
}

/* Names, since there may be several people in front of the board. */
static char *
describe_resignation (QdrGame *game)
{
  const guint turn = qdr_game_get_turn (game);
  const char *name = qdr_player_get_name (qdr_game_get_player (game, turn));

  if (qdr_game_get_n_players (game) == 2)
    /* Translators: the names of who gives up and of the other player. */
    return g_strdup_printf (_ ("%s gives up, and %s wins the game."), name,
                            qdr_player_get_name (qdr_game_get_player (game, 1 - turn)));
  /* Translators: %s is the name of who gives up. */
  return g_strdup_printf (_ ("%s gives up: the pawn leaves the board, the walls stay."), name);
}

void
qdr_window_ask_to_resign (QdrWindow *self)
{
  const QdrAnswer answers[] = { { "resign", _ ("_Resign"), QDR_ANSWER_DESTRUCTIVE } };
  g_autofree char *body = describe_resignation (qdr_window_get_game (self));

  qdr_message_dialog_ask_async (GTK_WINDOW (self), _ ("Resign?"), body, answers,
                                G_N_ELEMENTS (answers), answered_cb,
                                proposal_new (self, QDR_MOVE_RESIGN));
}

char *
qdr_window_explain_lock (QdrWindow *self)
{
  QdrGame *game = qdr_window_get_game (self);

  if (qdr_session_is_held_by (self->session, QDR_HOLD_PAUSE))
    return g_strdup (_ ("The game is paused."));
  if (qdr_computer_player_get_thinking (qdr_session_get_computer (self->session)))
    return qdr_game_text_thinking (game);
  return qdr_game_text_state (game);
}

gboolean
qdr_window_propose (QdrWindow *self, guint number)
{
  const QdrMove move = (QdrMove) number;
  const gboolean legal =
      qdr_game_check (qdr_window_get_game (self), move).reason == QDR_REASON_NONE;

  if (legal && qdr_session_needs_consent (self->session, move))
    ask_about_variation (self, move);
  else
    play (self, move);
  return TRUE;
}
