/*
 * The connection between a tutor and the board of the lesson window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-tutor-board.h"

#include "qdr-announcer.h"
#include "qdr-confetti.h"
#include "qdr-explanation-picture.h"

/* The delay before Robin's move, milliseconds, so that one sees one's own move first. */
#define REPLY_DELAY 700

struct _QdrTutorBoard {
  GObject parent_instance;

  QdrBoardView *board;   /* unowned */
  QdrConfetti *confetti; /* unowned */
  QdrSounds *sounds;
  QdrTutor *tutor;    /* (nullable) */
  guint reply_source; /* timeout of Robin's move; 0 if none is due */
};

G_DEFINE_FINAL_TYPE (QdrTutorBoard, qdr_tutor_board, G_TYPE_OBJECT)

static void
update_lock (QdrTutorBoard *self)
{
  qdr_board_view_set_locked (self->board,
                             self->tutor != NULL && !qdr_tutor_accepts_moves (self->tutor));
}

static void
asked_cb (QdrTutorBoard *self)
{
  QdrGame *game = qdr_tutor_get_game (self->tutor);

  g_clear_handle_id (&self->reply_source, g_source_remove);
  qdr_board_view_set_game (self->board, game);
  /* The pawn of the user moves up the board. */
  qdr_board_view_set_rotation (self->board,
                               qdr_side_of_player (qdr_game_get_n_players (game),
                                                   qdr_tutor_get_person (self->tutor)));
  qdr_board_view_set_show_shortest_paths (self->board,
                                          qdr_tutor_get_task (self->tutor)->show_shortest_paths);
  qdr_sounds_set_game (self->sounds, game);
  update_lock (self);
}

/* Robin's moves are announced by the board. */
static void
said_cb (QdrTutorBoard *self, int tone, const char *sentence)
{
  update_lock (self);
  qdr_board_view_set_hint (self->board, QDR_MOVE_NONE);
  qdr_board_view_set_line (self->board, NULL, 0);
  qdr_board_view_mark_squares (self->board, QDR_NO_SQUARE, QDR_NO_SQUARE);
  qdr_board_view_set_path_change (self->board, NULL);
  if (tone == QDR_TONE_WRONG)
    qdr_board_view_refuse (self->board, sentence);
  else if (tone != QDR_TONE_REPLY)
    qdr_announce (GTK_WIDGET (self->board), sentence);
}

static void
completed_cb (QdrTutorBoard *self)
{
  if (qdr_board_view_get_animate (self->board))
    qdr_confetti_throw_for_player (self->confetti, GTK_WIDGET (self->board),
                                   qdr_tutor_get_person (self->tutor));
}

static void
shown_cb (QdrTutorBoard *self, guint move)
{
  qdr_board_view_set_hint (self->board, (QdrMove) move);
}

static void
pointed_cb (QdrTutorBoard *self, guint from, guint to)
{
  qdr_board_view_mark_squares (self->board, (QdrSquare) from, (QdrSquare) to);
}

static void
foreseen_cb (QdrTutorBoard *self, gpointer moves, guint n_moves)
{
  qdr_board_view_set_line (self->board, moves, n_moves);
}

static void
explained_cb (QdrTutorBoard *self, gpointer explanation)
{
  qdr_explanation_picture_show (explanation, self->board);
}

static gboolean
reply_cb (gpointer user_data)
{
  QdrTutorBoard *self = user_data;

  self->reply_source = 0;
  qdr_tutor_reply (self->tutor);
  return G_SOURCE_REMOVE;
}

static void
reply_due_cb (QdrTutorBoard *self)
{
  g_clear_handle_id (&self->reply_source, g_source_remove);
  self->reply_source = g_timeout_add (REPLY_DELAY, reply_cb, self);
}

static gboolean
proposed_cb (QdrTutorBoard *self, guint move)
{
  qdr_tutor_try_move (self->tutor, (QdrMove) move);
  return TRUE;
}

static void
refused_cb (QdrTutorBoard *self)
{
  qdr_sounds_play (self->sounds, QDR_SOUND_REFUSAL);
}

static void
leave_tutor (QdrTutorBoard *self)
{
  g_clear_handle_id (&self->reply_source, g_source_remove);
  if (self->tutor != NULL)
    g_signal_handlers_disconnect_by_data (self->tutor, self);
  g_clear_object (&self->tutor);
}

void
qdr_tutor_board_set_tutor (QdrTutorBoard *self, QdrTutor *tutor)
{
  g_return_if_fail (QDR_IS_TUTOR_BOARD (self));
  g_return_if_fail (tutor == NULL || QDR_IS_TUTOR (tutor));

  leave_tutor (self);
  if (tutor == NULL) {
    update_lock (self);
    return;
  }

  self->tutor = g_object_ref (tutor);
  g_signal_connect_swapped (tutor, "asked", G_CALLBACK (asked_cb), self);
  g_signal_connect_swapped (tutor, "said", G_CALLBACK (said_cb), self);
  g_signal_connect_swapped (tutor, "shown", G_CALLBACK (shown_cb), self);
  g_signal_connect_swapped (tutor, "pointed", G_CALLBACK (pointed_cb), self);
  g_signal_connect_swapped (tutor, "foreseen", G_CALLBACK (foreseen_cb), self);
  g_signal_connect_swapped (tutor, "explained", G_CALLBACK (explained_cb), self);
  g_signal_connect_swapped (tutor, "reply-due", G_CALLBACK (reply_due_cb), self);
  g_signal_connect_swapped (tutor, "completed", G_CALLBACK (completed_cb), self);
  g_signal_connect_swapped (tutor, "changed", G_CALLBACK (update_lock), self);
  asked_cb (self);
}

static void
qdr_tutor_board_dispose (GObject *object)
{
  QdrTutorBoard *self = QDR_TUTOR_BOARD (object);

  leave_tutor (self);
  g_clear_object (&self->sounds);

  G_OBJECT_CLASS (qdr_tutor_board_parent_class)->dispose (object);
}

static void
qdr_tutor_board_class_init (QdrTutorBoardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qdr_tutor_board_dispose;
}

static void
qdr_tutor_board_init (QdrTutorBoard *self)
{
}

QdrTutorBoard *
qdr_tutor_board_new (QdrBoardView *board, QdrSounds *sounds, QdrConfetti *confetti)
{
  QdrTutorBoard *self;

  g_return_val_if_fail (QDR_IS_BOARD_VIEW (board), NULL);
  g_return_val_if_fail (QDR_IS_SOUNDS (sounds), NULL);
  g_return_val_if_fail (QDR_IS_CONFETTI (confetti), NULL);

  self = g_object_new (QDR_TYPE_TUTOR_BOARD, NULL);
  self->board = board;
  self->sounds = g_object_ref (sounds);
  self->confetti = confetti;
  g_signal_connect_object (board, "proposed", G_CALLBACK (proposed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (board, "refused", G_CALLBACK (refused_cb), self, G_CONNECT_SWAPPED);
  return self;
}
