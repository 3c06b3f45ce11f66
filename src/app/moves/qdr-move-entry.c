/*
 * The entry for typed moves and the controller that plays them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-move-entry.h"

#include <glib/gi18n.h>

#include "qdr-accessibility-fixups.h"
#include "qdr-game-answer.h"
#include "qdr-latin-keys.h"
#include "qdr-notation.h"

/* The maximum number of characters, enough for "resign" or "opponent" with a typing error. */
#define MAX_LENGTH 12

struct _QdrMoveEntryController {
  QdrController base;

  QdrBoardView *board; /* unowned, like place and entry */
  AdwBin *place;
  GtkWidget *entry;    /* (nullable): NULL until first shown */
  gboolean is_entered; /* whether the text was entered, and neither refused nor edited since */
};

QDR_DEFINE_CONTROLLER (QdrMoveEntryController, qdr_move_entry_controller)

static void
clear_entry (QdrMoveEntryController *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
}

/* Handles an entered question, move or "resign". The action "resign" asks for confirmation. */
static void
entered_cb (QdrMoveEntryController *self)
{
  GActionGroup *actions = G_ACTION_GROUP (self->base.actions);
  QdrGame *game = qdr_session_get_game (self->base.session);
  QdrRefusal refusal = { .reason = QDR_REFUSAL_REASON_NONE };
  g_autofree char *text = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry)));
  g_autofree char *sentence = NULL;
  QdrMove move = QDR_MOVE_NONE;
  const char *argument;

  g_strstrip (text);
  self->is_entered = *text != '\0';
  if (!self->is_entered)
    return;

  if (g_ascii_strcasecmp (text, "resign") == 0 &&
      g_action_group_get_action_enabled (actions, "resign")) {
    clear_entry (self);
    g_action_group_activate_action (actions, "resign", NULL);
    return;
  }

  if (qdr_game_question_from_line (text, &argument) != NULL) {
    g_action_group_activate_action (actions, "ask", g_variant_new_string (text));
    clear_entry (self);
    return;
  }

  refusal.reason = qdr_move_from_text (&qdr_game_get_position (game)->board, text, &move);
  if (move == QDR_MOVE_TIMEOUT)
    refusal.reason = QDR_REFUSAL_REASON_NOT_UNDERSTOOD;
  if (refusal.reason == QDR_REFUSAL_REASON_NONE) {
    refusal = qdr_game_check_move (game, move);
    if (refusal.reason != QDR_REFUSAL_REASON_GAME_OVER &&
        !qdr_session_person_can_move (self->base.session))
      refusal.reason = QDR_REFUSAL_REASON_NOT_YOUR_TURN;
  }
  if (refusal.reason == QDR_REFUSAL_REASON_NONE) {
    qdr_board_view_propose_move (self->board, move);
    return;
  }

  sentence = refusal.reason == QDR_REFUSAL_REASON_NOT_YOUR_TURN
                 ? qdr_session_explain_refused_move (self->base.session)
                 : qdr_game_describe_refusal (game, refusal);
  self->is_entered = FALSE;
  gtk_widget_add_css_class (self->entry, "error");
  gtk_editable_select_region (GTK_EDITABLE (self->entry), 0, -1);
  qdr_board_view_refuse_move (self->board, sentence);
}

/* Hides the entry. If the entry has the focus, moves the focus to the board. */
static void
close_entry (QdrMoveEntryController *self)
{
  GtkWidget *place = GTK_WIDGET (self->place);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (place));

  clear_entry (self);
  if (focus != NULL && gtk_widget_is_ancestor (focus, place))
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
  gtk_widget_set_visible (place, FALSE);
}

static void
edited_cb (QdrMoveEntryController *self)
{
  self->is_entered = FALSE;
  gtk_widget_remove_css_class (self->entry, "error");
}

/* Types the Latin character of a key whose layout does not have it, such as "e" for the Russian у:
 * moves are written in Latin letters. */
static gboolean
key_cb (QdrMoveEntryController *self,
        guint pressed,
        guint keycode,
        GdkModifierType state,
        GtkEventController *controller)
{
  const guint keyval =
      qdr_latin_keys_get_keyval (gtk_event_controller_get_current_event (controller));
  const GdkModifierType modifiers = state & gtk_accelerator_get_default_mod_mask ();
  /* GTK measures the text that it inserts, although it has a length. */
  const char letter[] = { (char) keyval, '\0' };
  int place;

  if (keyval == 0 || (modifiers & ~(guint) GDK_SHIFT_MASK) != 0)
    return GDK_EVENT_PROPAGATE;

  gtk_editable_delete_selection (GTK_EDITABLE (self->entry));
  place = gtk_editable_get_position (GTK_EDITABLE (self->entry));
  gtk_editable_insert_text (GTK_EDITABLE (self->entry), letter, 1, &place);
  gtk_editable_set_position (GTK_EDITABLE (self->entry), place);
  return GDK_EVENT_STOP;
}

static gboolean
escape_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  close_entry (user_data);
  return GDK_EVENT_STOP;
}

static void
make_entry (QdrMoveEntryController *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *shortcuts = gtk_shortcut_controller_new ();

  self->entry = gtk_entry_new ();
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->entry, keys);
  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (shortcuts),
      gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                        gtk_callback_action_new (escape_cb, g_object_ref (self), g_object_unref)));
  gtk_widget_add_controller (self->entry, shortcuts);
  gtk_entry_set_max_length (GTK_ENTRY (self->entry), MAX_LENGTH);
  /* Translators: do not translate the moves, which are examples. */
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->entry), _ ("Type a move: e2, e3h or e3v"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Type a move"), -1);
  g_signal_connect_object (self->entry, "activate", G_CALLBACK (entered_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->entry, "changed", G_CALLBACK (edited_cb), self, G_CONNECT_SWAPPED);
  qdr_accessibility_fixups_apply (self->entry);
  adw_bin_set_child (self->place, self->entry);
}

static void
type_move_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrMoveEntryController *self = user_data;

  if (self->entry == NULL)
    make_entry (self);
  gtk_widget_set_visible (GTK_WIDGET (self->place), TRUE);
  gtk_widget_grab_focus (self->entry);
}

static const GActionEntry entries[] = {
  { .name = "type-move", .activate = type_move_cb },
};

/* Closes the entry when the game ends. Clears it when another game begins, and when an entered move
 * was played. Text that the user is still typing stays. */
static void
changed_cb (QdrMoveEntryController *self, guint changes)
{
  if (self->entry == NULL)
    return;

  if ((changes & QDR_CHANGE_ENDED) != 0)
    close_entry (self);
  else if ((changes & QDR_CHANGE_GAME) != 0 ||
           ((changes & QDR_CHANGE_POSITION) != 0 && self->is_entered))
    clear_entry (self);
}

QdrMoveEntryController *
qdr_move_entry_controller_new (GActionMap *actions,
                               QdrSession *session,
                               QdrBoardView *board,
                               AdwBin *place)
{
  QdrMoveEntryController *self;

  g_return_val_if_fail (QDR_IS_BOARD_VIEW (board), NULL);
  g_return_val_if_fail (ADW_IS_BIN (place), NULL);

  self = qdr_controller_new (QDR_TYPE_MOVE_ENTRY_CONTROLLER, actions, session);
  self->board = board;
  self->place = place;
  qdr_controller_add_action_entries (self, entries, G_N_ELEMENTS (entries));
  qdr_session_connect_changed (session, G_CALLBACK (changed_cb), self);
  return self;
}
