/*
 * The controller of questions about the game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-question-controller.h"

#include <glib/gi18n.h>

#include "qdr-announcer.h"
#include "qdr-game-answer.h"
#include "qdr-game-text.h"
#include "qdr-match-score.h"

struct _QdrQuestionController {
  QdrController base;

  QdrBoardView *board;      /* unowned */
  QdrStatusBar *status_bar; /* unowned */
  QdrGame *introduced;      /* (nullable): the game introduced last; unowned */
};

G_DEFINE_FINAL_TYPE (QdrQuestionController, qdr_question_controller, QDR_TYPE_CONTROLLER)

static void
answer_question (QdrQuestionController *self, const QdrQuestionInfo *info, const char *argument)
{
  QdrGame *game = qdr_session_get_game (self->base.session);
  const QdrMatchScore *match = qdr_session_get_match_score (self->base.session);
  g_auto (GStrv) sentences = NULL;
  g_autofree char *text = NULL;

  if (info->question == QDR_QUESTION_AGAIN && argument[0] == '\0') {
    qdr_announcer_repeat_last (GTK_WIDGET (self->status_bar));
    return;
  }
  if (qdr_session_is_board_hidden (self->base.session) && info->question != QDR_QUESTION_CLOCK) {
    qdr_announce_answer (GTK_WIDGET (self->status_bar), _ ("The game is paused."));
    return;
  }
  /* A rated game tells no cost of a wall before it is placed, as on the board. */
  if (info->question == QDR_QUESTION_COST && qdr_session_is_rated (self->base.session)) {
    info = qdr_game_question_get_info (QDR_QUESTION_RACE);
    argument = "";
  }
  sentences = qdr_game_answer_typed_question (game, info, argument,
                                              qdr_board_view_get_speech_detail (self->board));
  text = g_strjoinv (" ", sentences);
  if (info->question == QDR_QUESTION_RACE && match != NULL) {
    g_autofree char *race = g_steal_pointer (&text);
    g_autofree char *standing = qdr_match_score_format_state (match, game);

    text = g_strjoin (" ", race, standing, NULL);
  }
  qdr_status_bar_set_answer (self->status_bar, text);
  qdr_announce_answer (GTK_WIDGET (self->status_bar), text);
}

static void
ask_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  const char *argument = NULL;
  const QdrQuestionInfo *info =
      qdr_game_question_from_line (g_variant_get_string (parameter, NULL), &argument);

  if (info != NULL)
    answer_question (user_data, info, argument);
}

static void
tell_race_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  answer_question (user_data, qdr_game_question_get_info (QDR_QUESTION_RACE), "");
}

/* Announces a turn of the board after the introduction of the game. */
static void
rotation_cb (QdrQuestionController *self)
{
  g_autofree char *sentence = NULL;

  if (qdr_session_get_game (self->base.session) != self->introduced ||
      !gtk_widget_get_mapped (GTK_WIDGET (self->board)))
    return;

  sentence = qdr_board_view_describe_rotation (self->board);
  qdr_announce_transient (GTK_WIDGET (self->board), sentence, 0);
}

/* Introduces a game when it first becomes visible: announces the opponents, the direction of play,
 * how the board is turned, whose turn it is and the key that opens the help. Of a finished game,
 * announces the names and the result. */
static void
introduce_game (QdrQuestionController *self)
{
  QdrGame *game = qdr_session_get_game (self->base.session);
  const QdrMatchScore *match = qdr_session_get_match_score (self->base.session);
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *text = NULL;

  if (game == NULL || game == self->introduced ||
      !gtk_widget_get_mapped (GTK_WIDGET (self->board)) ||
      !gtk_window_is_active (GTK_WINDOW (self->base.actions)))
    return;

  g_set_weak_pointer (&self->introduced, game);
  if (match != NULL)
    g_ptr_array_add (words, qdr_match_score_format_state (match, game));
  if (qdr_game_get_result (game).outcome == QDR_OUTCOME_ONGOING) {
    g_auto (GStrv) sentences = qdr_game_describe_start (game);

    g_ptr_array_add (words, g_strjoinv (" ", sentences));
  } else {
    g_autofree char *names = qdr_game_format_player_names (game);

    g_ptr_array_add (words, g_strconcat (names, ".", NULL));
  }
  if (qdr_board_view_get_rotation (self->board) != QDR_SIDE_SOUTH)
    g_ptr_array_add (words, qdr_board_view_describe_rotation (self->board));
  g_ptr_array_add (words, qdr_game_describe_state (game));
  g_ptr_array_add (words, g_strdup (_ ("Press F1 for help.")));
  g_ptr_array_add (words, NULL);
  text = g_strjoinv (" ", (char **) words->pdata);
  qdr_announce_introduction (GTK_WIDGET (self->board), text);
}

static const GActionEntry entries[] = {
  { .name = "ask", .activate = ask_cb, .parameter_type = "s" },
  { .name = "tell-race", .activate = tell_race_cb },
};

static void
qdr_question_controller_dispose (GObject *object)
{
  QdrQuestionController *self = QDR_QUESTION_CONTROLLER (object);

  g_clear_weak_pointer (&self->introduced);

  G_OBJECT_CLASS (qdr_question_controller_parent_class)->dispose (object);
}

static void
qdr_question_controller_class_init (QdrQuestionControllerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qdr_question_controller_dispose;
}

static void
qdr_question_controller_init (QdrQuestionController *self)
{
}

QdrQuestionController *
qdr_question_controller_new (GActionMap *actions,
                             QdrSession *session,
                             QdrBoardView *board,
                             QdrStatusBar *status_bar)
{
  QdrQuestionController *self;

  g_return_val_if_fail (QDR_IS_BOARD_VIEW (board), NULL);
  g_return_val_if_fail (QDR_IS_STATUS_BAR (status_bar), NULL);

  self = qdr_controller_new (QDR_TYPE_QUESTION_CONTROLLER, actions, session);
  self->board = board;
  self->status_bar = status_bar;
  qdr_controller_add_action_entries (self, entries, G_N_ELEMENTS (entries));
  /* The board itself announces its answers, so they are only shown. */
  g_signal_connect_object (board, "answered", G_CALLBACK (qdr_status_bar_set_answer), status_bar,
                           G_CONNECT_SWAPPED);
  /* When the game is introduced, the board has been turned. */
  g_signal_connect_object (session, "changed", G_CALLBACK (introduce_game), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (board, "notify::rotation", G_CALLBACK (rotation_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "map", G_CALLBACK (introduce_game), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (actions, "notify::is-active", G_CALLBACK (introduce_game), self,
                           G_CONNECT_SWAPPED);
  return self;
}
