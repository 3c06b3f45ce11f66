/*
 * Typed moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-move-entry-controller.h"

#include "qdr-actions.h"
#include "qdr-game-answer.h"
#include "qdr-accessibility-fixups.h"
#include "qdr-notation.h"

struct _QdrMoveEntryController {
  GObject parent_instance;

  GActionMap *actions; /* unowned */
  QdrSession *session;
  QdrBoardView *board; /* unowned, as all widgets */
  AdwBin *place;
  QdrMoveEntry *entry; /* NULL until moves are first typed */
};

G_DEFINE_FINAL_TYPE (QdrMoveEntryController, qdr_move_entry_controller, G_TYPE_OBJECT)

/* Why @move cannot be played now; QDR_REASON_NONE if it can. */
static QdrRefusal
check (QdrMoveEntryController *self, QdrMove move)
{
  const QdrRefusal refusal = qdr_game_check (qdr_session_get_game (self->session), move);

  if (refusal.reason != QDR_REASON_GAME_OVER && !qdr_session_can_move (self->session))
    return (QdrRefusal){ .reason = QDR_REASON_NOT_YOUR_TURN };
  return refusal;
}

static void
enter_move (QdrMoveEntryController *self, const char *text)
{
  QdrGame *game = qdr_session_get_game (self->session);
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

  sentence = refusal.reason == QDR_REASON_NOT_YOUR_TURN ? qdr_session_describe_lock (self->session)
                                                        : qdr_game_describe_refusal (game, refusal);
  qdr_move_entry_reject (self->entry);
  qdr_board_view_refuse (self->board, sentence);
}

/* Resigning is asked about first, here as elsewhere. */
static void
entered_cb (QdrMoveEntryController *self, const char *text)
{
  GActionGroup *actions = G_ACTION_GROUP (self->actions);
  const char *argument;

  if (g_ascii_strcasecmp (text, "resign") == 0 &&
      g_action_group_get_action_enabled (actions, "resign")) {
    qdr_move_entry_clear (self->entry);
    g_action_group_activate_action (actions, "resign", NULL);
    return;
  }

  if (qdr_game_question_find (text, &argument) != NULL) {
    g_action_group_activate_action (actions, "ask", g_variant_new_string (text));
    qdr_move_entry_clear (self->entry);
    return;
  }

  enter_move (self, text);
}

/* Who reads the list of moves meanwhile goes on there. */
static void
close_entry (QdrMoveEntryController *self)
{
  GtkWidget *place = GTK_WIDGET (self->place);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (place));

  qdr_move_entry_clear (self->entry);
  if (focus != NULL && gtk_widget_is_ancestor (focus, place))
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
  gtk_widget_set_visible (place, FALSE);
}

static void
make_entry (QdrMoveEntryController *self)
{
  self->entry = g_object_new (QDR_TYPE_MOVE_ENTRY, NULL);
  g_signal_connect_object (self->entry, "entered", G_CALLBACK (entered_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->entry, "closed", G_CALLBACK (close_entry), self,
                           G_CONNECT_SWAPPED);
  qdr_accessibility_fixups_apply (GTK_WIDGET (self->entry));
  adw_bin_set_child (self->place, GTK_WIDGET (self->entry));
}

static void
type_move_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrMoveEntryController *self = user_data;

  if (self->entry == NULL)
    make_entry (self);
  gtk_widget_set_visible (GTK_WIDGET (self->place), TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}

static const GActionEntry entries[] = {
  { .name = "type-move", .activate = type_move_cb },
};

/* What was entered goes when the game has gone there; what is being typed stays, but for the move
 * that ends the game. */
static void
changed_cb (QdrMoveEntryController *self, guint changes)
{
  if (self->entry == NULL)
    return;

  if ((changes & QDR_CHANGE_ENDED) != 0)
    close_entry (self);
  else if ((changes & QDR_CHANGE_GAME) != 0)
    qdr_move_entry_clear (self->entry);
  else if ((changes & QDR_CHANGE_POSITION) != 0)
    qdr_move_entry_settle (self->entry);
}

static void
qdr_move_entry_controller_dispose (GObject *object)
{
  QdrMoveEntryController *self = QDR_MOVE_ENTRY_CONTROLLER (object);

  if (self->session != NULL)
    qdr_actions_remove (self->actions, entries, G_N_ELEMENTS (entries));
  g_clear_object (&self->session);

  G_OBJECT_CLASS (qdr_move_entry_controller_parent_class)->dispose (object);
}

static void
qdr_move_entry_controller_class_init (QdrMoveEntryControllerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qdr_move_entry_controller_dispose;
}

static void
qdr_move_entry_controller_init (QdrMoveEntryController *self)
{
}

QdrMoveEntryController *
qdr_move_entry_controller_new (GActionMap *actions,
                               QdrSession *session,
                               QdrBoardView *board,
                               AdwBin *place)
{
  QdrMoveEntryController *self;

  g_return_val_if_fail (G_IS_ACTION_MAP (actions), NULL);
  g_return_val_if_fail (QDR_IS_SESSION (session), NULL);
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (board), NULL);
  g_return_val_if_fail (ADW_IS_BIN (place), NULL);

  self = g_object_new (QDR_TYPE_MOVE_ENTRY_CONTROLLER, NULL);
  self->actions = actions;
  self->session = g_object_ref (session);
  self->board = board;
  self->place = place;
  g_action_map_add_action_entries (actions, entries, G_N_ELEMENTS (entries), self);
  qdr_session_follow (session, G_CALLBACK (changed_cb), self);
  return self;
}
