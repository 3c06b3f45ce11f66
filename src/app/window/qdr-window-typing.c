/*
 * What is typed: moves, and comments.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-window-private.h"

#include "qdr-notation.h"
#include "qdr-text-keys.h"

/* Why @move cannot be played now; QDR_REASON_NONE if it can. */
static QdrRefusal
check (QdrWindow *self, QdrMove move)
{
  QdrGame *game = qdr_window_get_game (self);
  const QdrRefusal refusal = qdr_game_check (game, move);

  if (refusal.reason != QDR_REASON_GAME_OVER && !qdr_session_can_move (self->session))
    return (QdrRefusal){ .reason = QDR_REASON_NOT_YOUR_TURN };
  return refusal;
}

static void
enter (QdrWindow *self, const char *text)
{
  QdrGame *game = qdr_window_get_game (self);
  QdrRefusal refusal = { .reason = QDR_REASON_NONE };
  g_autofree char *sentence = NULL;
  QdrMove move = QDR_MOVE_NONE;

  refusal.reason = qdr_move_from_text (&qdr_game_get_position (game)->board, text, &move);
  if (move == QDR_MOVE_TIMEOUT)
    refusal.reason = QDR_REASON_NOT_UNDERSTOOD;
  if (refusal.reason == QDR_REASON_NONE)
    refusal = check (self, move);
  if (refusal.reason == QDR_REASON_NONE) {
    qdr_board_view_propose (self->board, move);
    return;
  }

  sentence = refusal.reason == QDR_REASON_NOT_YOUR_TURN ? qdr_window_explain_lock (self)
                                                        : qdr_game_describe_refusal (game, refusal);
  qdr_move_entry_reject (self->move_entry);
  qdr_board_view_refuse (self->board, sentence);
}

static void
entered_cb (QdrWindow *self, const char *text)
{
  /* Whoever resigns is asked first, here as elsewhere. */
  if (g_ascii_strcasecmp (text, "resign") == 0 &&
      g_action_group_get_action_enabled (G_ACTION_GROUP (self), "resign")) {
    qdr_move_entry_clear (self->move_entry);
    g_action_group_activate_action (G_ACTION_GROUP (self), "resign", NULL);
    return;
  }

  enter (self, text);
}

static void
closed_cb (QdrWindow *self)
{
  qdr_move_entry_clear (self->move_entry);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  gtk_widget_set_visible (GTK_WIDGET (self->move_entry), FALSE);
}

/* Where the list of moves lies on the board it goes, or the focus would be out of sight. */
static void
comment_left_cb (QdrWindow *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  if (qdr_split_view_get_collapsed (self->split_view))
    qdr_split_view_set_show_sidebar (self->split_view, FALSE);
}

static void
type_move_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrWindow *self = QDR_WINDOW (user_data);

  gtk_widget_set_visible (GTK_WIDGET (self->move_entry), TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->move_entry));
}

void
qdr_window_add_typing (QdrWindow *self)
{
  static const GActionEntry entries[] = { { .name = "type-move", .activate = type_move_cb } };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  qdr_text_keys_keep (GTK_WINDOW (self));
  g_signal_connect_object (self->move_entry, "entered", G_CALLBACK (entered_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->move_entry, "closed", G_CALLBACK (closed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->comment, "left", G_CALLBACK (comment_left_cb), self,
                           G_CONNECT_SWAPPED);
}

void
qdr_window_follow_typing (QdrWindow *self, QdrGame *game)
{
  qdr_move_entry_clear (self->move_entry);
  g_signal_connect_object (game, "settled", G_CALLBACK (qdr_move_entry_settle), self->move_entry,
                           G_CONNECT_SWAPPED);
}
