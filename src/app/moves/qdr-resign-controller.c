/*
 * The controller of resigning.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-resign-controller.h"

#include <glib/gi18n.h>

#include "qdr-actions.h"
#include "qdr-dialogs.h"
#include "qdr-game.h"

struct _QdrResignController {
  QdrController base;

  QdrBoardView *board; /* unowned */
};

QDR_DEFINE_CONTROLLER (QdrResignController, qdr_resign_controller)

/* The position in which the question was asked. */
typedef struct {
  QdrResignController *controller;
  QdrGame *game;
  guint ply;
} Question;

static void
question_free (Question *self)
{
  g_object_unref (self->controller);
  g_object_unref (self->game);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Question, question_free)

static void
answered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Question) question = user_data;
  QdrResignController *self = question->controller;
  g_autofree char *answer = qdr_message_dialog_ask_finish (result);
  g_autoptr (GError) error = NULL;

  /* The game may have changed in the meantime, for example because a player's time ran out. */
  if (answer == NULL || self->base.session == NULL ||
      qdr_session_get_game (self->base.session) != question->game ||
      qdr_game_get_ply (question->game) != question->ply)
    return;

  if (!qdr_session_play (self->base.session, QDR_MOVE_RESIGN, &error))
    qdr_board_view_refuse_move (self->board, error->message);
}

static void
resign_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  const QdrDialogAnswer answer = { "resign", _ ("_Resign"), QDR_DIALOG_ANSWER_DESTRUCTIVE };
  QdrResignController *self = user_data;
  GtkRoot *window = gtk_widget_get_root (GTK_WIDGET (self->board));
  QdrGame *game = qdr_session_get_game (self->base.session);
  const guint turn = qdr_game_get_turn (game);
  /* A single human is called "you"; several humans are called by their names. */
  const gboolean is_you = qdr_game_is_only_human (game, turn);
  const char *name = qdr_game_get_player_name (game, turn);
  Question *question = g_new (Question, 1);
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

  *question = (Question){ g_object_ref (self), g_object_ref (game), qdr_game_get_ply (game) };
  qdr_message_dialog_ask_async (GTK_WINDOW (window), _ ("Resign?"), body, &answer, 1, answered_cb,
                                question);
}

static const GActionEntry entries[] = {
  { .name = "resign", .activate = resign_cb },
};

static void
changed_cb (QdrResignController *self)
{
  QdrGame *game = qdr_session_get_game (self->base.session);
  QdrPlayer *player = qdr_game_get_player (game, qdr_game_get_turn (game));

  qdr_actions_set_enabled (self->base.actions, "resign",
                           !qdr_session_is_over (self->base.session) &&
                               qdr_player_is_human (player) &&
                               !qdr_game_get_can_step_forward (game));
}

QdrResignController *
qdr_resign_controller_new (GActionMap *actions, QdrSession *session, QdrBoardView *board)
{
  QdrResignController *self;

  g_return_val_if_fail (QDR_IS_BOARD_VIEW (board), NULL);

  self = qdr_controller_new (QDR_TYPE_RESIGN_CONTROLLER, actions, session);
  self->board = board;
  qdr_controller_add_action_entries (self, entries, G_N_ELEMENTS (entries));
  qdr_session_connect_changed (session, G_CALLBACK (changed_cb), self);
  return self;
}
