/*
 * Rows with a title: a row of a few choices as radio buttons, and a row of plain text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-rows.h"

#include "qdr-accessibility-fixups.h"
#include "qdr-silent-label.h"
#include "qdr-wrap-layout.h"

/* The size of the picture on a button, logical pixels. */
#define PICTURE_SIZE 32

struct _QdrChoiceRow {
  GtkBox parent_instance;

  GtkWidget *title;
  GtkWidget *box;
  guint chosen;
  gboolean is_updating; /* whether the program, not the user, is changing the choice */
};

G_DEFINE_FINAL_TYPE (QdrChoiceRow, qdr_choice_row, GTK_TYPE_BOX)

enum { PROP_TITLE = 1 };

static guint chosen_signal;

static GtkWidget *
get_button (QdrChoiceRow *self, guint choice)
{
  GtkWidget *button = gtk_widget_get_first_child (self->box);

  while (choice-- > 0 && button != NULL)
    button = gtk_widget_get_next_sibling (button);
  return button;
}

static void
toggled_cb (QdrChoiceRow *self, GtkToggleButton *toggled)
{
  guint choice = 0;

  if (self->is_updating || !gtk_toggle_button_get_active (toggled))
    return;

  while (get_button (self, choice) != GTK_WIDGET (toggled))
    choice++;
  self->chosen = choice;
  g_signal_emit (self, chosen_signal, 0, choice);
}

/* The focus enters the row at the chosen button. Arrow keys move the focus and the choice; Tab
 * leaves the row. */
static gboolean
qdr_choice_row_focus (GtkWidget *widget, GtkDirectionType direction)
{
  QdrChoiceRow *self = QDR_CHOICE_ROW (widget);
  GtkWidget *focused;

  if (gtk_widget_get_focus_child (widget) == NULL)
    return gtk_widget_grab_focus (get_button (self, self->chosen));
  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return FALSE;
  if (!GTK_WIDGET_CLASS (qdr_choice_row_parent_class)->focus (widget, direction))
    return FALSE;

  focused = gtk_widget_get_focus_child (self->box);
  if (GTK_IS_TOGGLE_BUTTON (focused))
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (focused), TRUE);
  return TRUE;
}

static void
qdr_choice_row_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  QdrChoiceRow *self = QDR_CHOICE_ROW (object);

  if (id == PROP_TITLE) {
    gtk_label_set_label (GTK_LABEL (self->title), g_value_get_string (value));
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    g_value_get_string (value), -1);
  } else {
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
qdr_choice_row_class_init (QdrChoiceRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->set_property = qdr_choice_row_set_property;
  widget_class->focus = qdr_choice_row_focus;

  g_object_class_install_property (G_OBJECT_CLASS (klass), PROP_TITLE,
                                   g_param_spec_string ("title", NULL, NULL, NULL,
                                                        G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));

  chosen_signal = g_signal_new ("chosen", QDR_TYPE_CHOICE_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_css_name (widget_class, "choicerow");
  gtk_widget_class_set_layout_manager_type (widget_class, QDR_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
qdr_choice_row_init (QdrChoiceRow *self)
{
  self->title = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "hexpand", TRUE, NULL);
  gtk_box_append (GTK_BOX (self), self->title);
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_layout_manager (self->box, g_object_new (QDR_TYPE_WRAP_LAYOUT, NULL));
  gtk_box_append (GTK_BOX (self), self->box);
}

void
qdr_choice_row_set_choices (QdrChoiceRow *self, const char *const *choices)
{
  GtkWidget *child;
  GtkToggleButton *group = NULL;

  g_return_if_fail (QDR_IS_CHOICE_ROW (self));
  g_return_if_fail (choices != NULL && choices[0] != NULL);

  while ((child = gtk_widget_get_first_child (self->box)) != NULL)
    gtk_box_remove (GTK_BOX (self->box), child);
  for (guint i = 0; choices[i] != NULL; i++) {
    GtkWidget *button = gtk_toggle_button_new_with_label (choices[i]);

    qdr_accessibility_fixups_make_radio_button (GTK_TOGGLE_BUTTON (button));
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), group);
    group = GTK_TOGGLE_BUTTON (button);
    g_signal_connect_object (button, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
    gtk_box_append (GTK_BOX (self->box), button);
  }
  qdr_choice_row_set_chosen (self, 0);
  qdr_accessibility_fixups_apply (self->box);
}

void
qdr_choice_row_set_picture (QdrChoiceRow *self, guint choice, GFile *picture)
{
  g_autoptr (GIcon) icon = g_file_icon_new (picture);
  g_autofree char *words = NULL;
  GtkWidget *button, *image;

  g_return_if_fail (QDR_IS_CHOICE_ROW (self));
  button = get_button (self, choice);
  g_return_if_fail (button != NULL);

  words = g_strdup (gtk_button_get_label (GTK_BUTTON (button)));
  image = g_object_new (GTK_TYPE_IMAGE, "gicon", icon, "pixel-size", PICTURE_SIZE,
                        "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_button_set_child (GTK_BUTTON (button), image);
  qdr_silent_label_set_tooltip (button, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
}

void
qdr_choice_row_align (QdrChoiceRow *self, GtkSizeGroup *titles, GtkSizeGroup *choices)
{
  g_return_if_fail (QDR_IS_CHOICE_ROW (self));
  g_return_if_fail (GTK_IS_SIZE_GROUP (titles) && GTK_IS_SIZE_GROUP (choices));

  gtk_size_group_add_widget (titles, self->title);
  gtk_size_group_add_widget (choices, self->box);
}

guint
qdr_choice_row_get_chosen (QdrChoiceRow *self)
{
  g_return_val_if_fail (QDR_IS_CHOICE_ROW (self), 0);

  return self->chosen;
}

void
qdr_choice_row_set_chosen (QdrChoiceRow *self, guint choice)
{
  GtkWidget *button;

  g_return_if_fail (QDR_IS_CHOICE_ROW (self));
  button = get_button (self, choice);
  g_return_if_fail (button != NULL);

  self->chosen = choice;
  self->is_updating = TRUE;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
  self->is_updating = FALSE;
}

GtkWidget *
qdr_plain_row_new (const char *title, const char *subtitle)
{
  GtkWidget *row;

  g_return_val_if_fail (title != NULL, NULL);

  row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, NULL);
  /* The title is set after construction, during which GTK would parse it as markup. */
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  if (subtitle != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  return row;
}

void
qdr_list_box_remove_rows (GtkListBox *list)
{
  GtkListBoxRow *row;

  g_return_if_fail (GTK_IS_LIST_BOX (list));

  while ((row = gtk_list_box_get_row_at_index (list, 0)) != NULL)
    gtk_list_box_remove (list, GTK_WIDGET (row));
}
