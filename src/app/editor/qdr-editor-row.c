/*
 * A player in the board editor: who is to move, walls in hand, and whether in play.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-editor-row.h"

#include <glib/gi18n.h>

#include "qdr-pawn-icon.h"
#include "qdr-wheel-guard.h"
#include "qdr-wrap-layout.h"

struct _QdrEditorRow {
  AdwPreferencesRow parent_instance;

  QdrPositionEditor *editor;
  guint number;
  gboolean follows; /* what changes now, the editor has changed */

  GtkCheckButton *turn;
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

  gtk_widget_set_tooltip_text (part, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (part), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
show_name (QdrEditorRow *self)
{
  const char *name = qdr_position_editor_get_name (self->editor, self->number);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_label_set_label (self->name, name);
  /* Translators: %s is the name of a player */
  describe (GTK_WIDGET (self->turn), _ ("To move"), g_strdup_printf (_ ("%s to move"), name));
  describe (GTK_WIDGET (self->stock), _ ("Walls in stock"),
            /* Translators: %s is the name of a player */
            g_strdup_printf (_ ("Walls in stock of %s"), name));
  /* Translators: %s is the name of a player */
  describe (GTK_WIDGET (self->in_play), _ ("In play"), g_strdup_printf (_ ("%s in play"), name));
}

static void
show_draft (QdrEditorRow *self)
{
  const QdrPositionDraft *draft = qdr_position_editor_get_draft (self->editor);
  const gboolean is_in_play = draft->pawns[self->number] != QDR_NO_SQUARE;
  const gboolean can_leave = qdr_position_draft_can_take_out (draft, self->number);

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

static void
qdr_editor_row_class_init (QdrEditorRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qdr_editor_row_dispose;
}

/* --- Making ----------------------------------------------------------------------------------- */

/* A click on the row, or Enter, means its player. */
static void
row_activated_cb (QdrEditorRow *self, GtkListBoxRow *row)
{
  if (row == GTK_LIST_BOX_ROW (self) && gtk_widget_is_sensitive (GTK_WIDGET (self->turn)))
    gtk_check_button_set_active (self->turn, TRUE);
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
make_turn (QdrEditorRow *self)
{
  self->turn = GTK_CHECK_BUTTON (gtk_check_button_new ());
  gtk_widget_set_valign (GTK_WIDGET (self->turn), GTK_ALIGN_CENTER);
  g_signal_connect_swapped (self->turn, "toggled", G_CALLBACK (turn_cb), self);
}

static GtkWidget *
make_pawn_icon (QdrEditorRow *self)
{
  GtkWidget *pawn_icon = g_object_new (QDR_TYPE_PAWN_ICON, "valign", GTK_ALIGN_CENTER, NULL);

  qdr_pawn_icon_set_number (QDR_PAWN_ICON (pawn_icon), self->number);
  return pawn_icon;
}

static void
make_name (QdrEditorRow *self)
{
  self->name = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->name, 0);
  gtk_label_set_wrap (self->name, TRUE);
  gtk_label_set_wrap_mode (self->name, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_lines (self->name, 2);
  gtk_label_set_ellipsize (self->name, PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (GTK_WIDGET (self->name), TRUE);
}

static void
make_stock (QdrEditorRow *self)
{
  self->stock = GTK_SPIN_BUTTON (gtk_spin_button_new_with_range (0, QDR_MAX_STOCK, 1));
  gtk_editable_set_width_chars (GTK_EDITABLE (self->stock), 2);
  qdr_wheel_guard_install (self->stock);
  gtk_widget_set_valign (GTK_WIDGET (self->stock), GTK_ALIGN_CENTER);
  g_signal_connect_swapped (self->stock, "value-changed", G_CALLBACK (stock_cb), self);
}

static void
make_in_play (QdrEditorRow *self)
{
  self->in_play = GTK_SWITCH (gtk_switch_new ());
  gtk_widget_set_valign (GTK_WIDGET (self->in_play), GTK_ALIGN_CENTER);
  gtk_widget_set_halign (GTK_WIDGET (self->in_play), GTK_ALIGN_END);
  gtk_widget_set_hexpand (GTK_WIDGET (self->in_play), TRUE);
  g_signal_connect_swapped (self->in_play, "notify::active", G_CALLBACK (in_play_cb), self);
}

/* The tools go below the name where both have no room beside each other. */
static GtkWidget *
make_line (QdrEditorRow *self)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *tools = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_widget_set_layout_manager (line, g_object_new (QDR_TYPE_WRAP_LAYOUT, "spacing", 12, NULL));
  gtk_widget_add_css_class (line, "name-and-tools");
  gtk_widget_set_hexpand (tools, TRUE);
  gtk_box_append (GTK_BOX (tools), GTK_WIDGET (self->stock));
  gtk_box_append (GTK_BOX (tools), GTK_WIDGET (self->in_play));
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (self->name));
  gtk_box_append (GTK_BOX (line), tools);
  gtk_widget_set_valign (line, GTK_ALIGN_CENTER);
  return line;
}

static void
make_parts (QdrEditorRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  make_turn (self);
  make_name (self);
  make_stock (self);
  make_in_play (self);
  gtk_widget_add_css_class (box, "header");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->turn));
  gtk_box_append (GTK_BOX (box), make_pawn_icon (self));
  gtk_box_append (GTK_BOX (box), make_line (self));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), box);
}

/* One name that needs a line to itself gives all of them one. */
static void
join (QdrEditorRow *self, QdrEditorRow *first, GtkSizeGroup *names)
{
  gtk_size_group_add_widget (names, GTK_WIDGET (self->name));
  if (first != NULL)
    gtk_check_button_set_group (self->turn, first->turn);
}

static void
qdr_editor_row_init (QdrEditorRow *self)
{
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
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
  make_parts (self);
  join (self, first, names);
  g_signal_connect_object (editor, "changed", G_CALLBACK (follow), self, G_CONNECT_SWAPPED);
  follow (self);
  return GTK_WIDGET (self);
}
