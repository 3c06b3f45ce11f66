/*
 * A player in the board editor: who is to move, walls in hand, and whether in play.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-editor-row.h"

#include <glib/gi18n.h>

#include "qdr-pawn-icon.h"
#include "qdr-silent-label.h"
#include "qdr-row-fixups.h"
#include "qdr-wrap-layout.h"

struct _QdrEditorRow {
  AdwPreferencesRow parent_instance;

  QdrPositionEditor *editor;
  guint number;
  gboolean follows; /* what changes now, the editor has changed */

  GtkCheckButton *turn;
  QdrPawnIcon *pawn_icon;
  GtkLabel *name;
  GtkSpinButton *stock;
  GtkSwitch *in_play;
};

G_DEFINE_FINAL_TYPE (QdrEditorRow, qdr_editor_row, ADW_TYPE_PREFERENCES_ROW)

static gboolean
plays (QdrEditorRow *self)
{
  return self->number < qdr_position_editor_get_draft (self->editor)->players;
}

static void
turn_cb (QdrEditorRow *self)
{
  if (!self->follows && plays (self) && gtk_check_button_get_active (self->turn))
    qdr_position_editor_set_turn (self->editor, self->number);
}

static void
stock_cb (QdrEditorRow *self)
{
  if (!self->follows && plays (self))
    qdr_position_editor_set_stock (self->editor, self->number,
                                   (guint) gtk_spin_button_get_value_as_int (self->stock));
}

static void
in_play_cb (QdrEditorRow *self)
{
  if (!self->follows && plays (self))
    qdr_position_editor_set_in_play (self->editor, self->number,
                                     gtk_switch_get_active (self->in_play));
}

/* What a part of the row is: a tooltip, and with the name of the player for assistive tools. */
static void
describe (GtkWidget *part, const char *words, char *words_with_name)
{
  g_autofree char *label = words_with_name;

  qdr_silent_label_set_tooltip (part, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (part), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
show_name (QdrEditorRow *self)
{
  const char *name = qdr_position_editor_get_name (self->editor, self->number);
  const gboolean is_you =
      qdr_game_is_only_human (qdr_position_editor_get_cast (self->editor), self->number);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_label_set_label (self->name, name);
  /* Translators: %s is the name of a player */
  describe (GTK_WIDGET (self->turn), _ ("To move"), g_strdup_printf (_ ("%s to move"), name));
  describe (GTK_WIDGET (self->stock), _ ("Walls in stock"),
            is_you ? g_strdup (_ ("Your walls in stock"))
                   /* Translators: %s is the name of a player */
                   : g_strdup_printf (_ ("Walls in stock of %s"), name));
  /* Translators: %s is the name of a player */
  describe (GTK_WIDGET (self->in_play), _ ("In play"), g_strdup_printf (_ ("%s in play"), name));
}

static void
show_draft (QdrEditorRow *self)
{
  const QdrPositionDraft *draft = qdr_position_editor_get_draft (self->editor);
  const gboolean is_in_play = draft->pawns[self->number] != QDR_NO_SQUARE;
  const gboolean can_leave = qdr_position_draft_can_remove_player (draft, self->number);

  gtk_check_button_set_active (self->turn, draft->turn == self->number);
  gtk_widget_set_sensitive (GTK_WIDGET (self->turn), is_in_play);
  gtk_spin_button_set_value (self->stock, draft->stocks[self->number]);
  gtk_widget_set_visible (GTK_WIDGET (self->in_play), draft->players > 2);
  gtk_switch_set_active (self->in_play, is_in_play);
  gtk_widget_set_sensitive (GTK_WIDGET (self->in_play), !is_in_play || can_leave);
}

static void
follow (QdrEditorRow *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), plays (self));
  if (!plays (self)) {
    /* The others need no room for it. */
    gtk_label_set_label (self->name, "");
    return;
  }

  self->follows = TRUE;
  show_name (self);
  show_draft (self);
  self->follows = FALSE;
}

static void
qdr_editor_row_dispose (GObject *object)
{
  g_clear_object (&QDR_EDITOR_ROW (object)->editor);

  G_OBJECT_CLASS (qdr_editor_row_parent_class)->dispose (object);
}

/* --- Making ----------------------------------------------------------------------------------- */

/* A click on the row, or Enter, means its player. */
static void
row_activated_cb (QdrEditorRow *self, GtkListBoxRow *row)
{
  if (row == GTK_LIST_BOX_ROW (self) && gtk_widget_is_sensitive (GTK_WIDGET (self->turn)))
    gtk_check_button_set_active (self->turn, TRUE);
}

/* The player whose turn it is to be is chosen with the arrow keys, as in any group of radio
 * buttons; those of a list of rows mean the rows. */
static gboolean
turn_key_cb (QdrEditorRow *self, guint key)
{
  const gboolean back = key == GDK_KEY_Up || key == GDK_KEY_Left;
  GtkWidget *row = GTK_WIDGET (self);

  if (!back && key != GDK_KEY_Down && key != GDK_KEY_Right)
    return GDK_EVENT_PROPAGATE;
  do
    row = back ? gtk_widget_get_prev_sibling (row) : gtk_widget_get_next_sibling (row);
  while (row != NULL && !gtk_widget_is_sensitive (GTK_WIDGET (QDR_EDITOR_ROW (row)->turn)));
  if (row == NULL || !gtk_widget_get_visible (row))
    return GDK_EVENT_STOP;

  gtk_widget_grab_focus (GTK_WIDGET (QDR_EDITOR_ROW (row)->turn));
  gtk_check_button_set_active (QDR_EDITOR_ROW (row)->turn, TRUE);
  return GDK_EVENT_STOP;
}

static void
add_turn_keys (QdrEditorRow *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (turn_key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->turn), keys);
}

static void
parent_cb (QdrEditorRow *self)
{
  GtkWidget *list = gtk_widget_get_parent (GTK_WIDGET (self));

  if (list != NULL)
    g_signal_connect_object (list, "row-activated", G_CALLBACK (row_activated_cb), self,
                             G_CONNECT_SWAPPED);
}

static void
qdr_editor_row_class_init (QdrEditorRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qdr_editor_row_dispose;

  g_type_ensure (QDR_TYPE_PAWN_ICON);
  g_type_ensure (QDR_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/quoridor/Quoridor/editor/editor-row.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrEditorRow, turn);
  gtk_widget_class_bind_template_child (widget_class, QdrEditorRow, pawn_icon);
  gtk_widget_class_bind_template_child (widget_class, QdrEditorRow, name);
  gtk_widget_class_bind_template_child (widget_class, QdrEditorRow, stock);
  gtk_widget_class_bind_template_child (widget_class, QdrEditorRow, in_play);
  gtk_widget_class_bind_template_callback (widget_class, turn_cb);
  gtk_widget_class_bind_template_callback (widget_class, stock_cb);
  gtk_widget_class_bind_template_callback (widget_class, in_play_cb);
}

static void
qdr_editor_row_init (QdrEditorRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  qdr_row_fixups_ignore_wheel (self->stock);
  add_turn_keys (self);
  g_signal_connect (self, "notify::parent", G_CALLBACK (parent_cb), NULL);
}

GtkWidget *
qdr_editor_row_new (QdrPositionEditor *editor,
                    guint number,
                    QdrEditorRow *first,
                    GtkSizeGroup *names)
{
  QdrEditorRow *self;

  g_return_val_if_fail (QDR_IS_POSITION_EDITOR (editor), NULL);
  g_return_val_if_fail (number < QDR_MAX_PLAYERS, NULL);
  g_return_val_if_fail (GTK_IS_SIZE_GROUP (names), NULL);

  self = g_object_new (QDR_TYPE_EDITOR_ROW, NULL);
  self->editor = g_object_ref (editor);
  self->number = number;
  qdr_pawn_icon_set_number (self->pawn_icon, number);
  /* One name that needs a line to itself gives all of them one. */
  gtk_size_group_add_widget (names, GTK_WIDGET (self->name));
  if (first != NULL)
    gtk_check_button_set_group (self->turn, first->turn);
  g_signal_connect_object (editor, "changed", G_CALLBACK (follow), self, G_CONNECT_SWAPPED);
  follow (self);
  return GTK_WIDGET (self);
}
