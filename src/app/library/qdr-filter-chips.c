/*
 * The conditions that games of the library are found by, as buttons that let each of them go.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-filter-chips.h"

#include <glib/gi18n.h>

#include "qdr-wrap-layout.h"

struct _QdrFilterChips {
  GtkWidget parent_instance;

  QdrFilterPane *pane;                            /* unowned */
  GtkWidget *chips[QDR_FILTER_PANE_N_CONDITIONS]; /* (nullable): where the condition holds */
  char *words[QDR_FILTER_PANE_N_CONDITIONS];      /* (nullable): what they say */
  GtkWidget *end;                                 /* lets all of them go */
};

G_DEFINE_FINAL_TYPE (QdrFilterChips, qdr_filter_chips, GTK_TYPE_WIDGET)

enum {
  PROP_PANE = 1,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

static void
clicked_cb (GtkWidget *button, gpointer condition)
{
  QdrFilterChips *self = QDR_FILTER_CHIPS (gtk_widget_get_parent (button));

  qdr_filter_pane_clear_condition (self->pane, GPOINTER_TO_UINT (condition));
}

static GtkWidget *
make_chip (guint condition, const char *words)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (words);
  GtkWidget *cross = g_object_new (GTK_TYPE_IMAGE, "icon-name", "window-close-symbolic",
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  /* Translators: lets a filter go, such as “Board: 9×9”. */
  g_autofree char *name = g_strdup_printf (_ ("Remove “%s”"), words);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), cross);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "chip");
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "", -1);
  g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), GUINT_TO_POINTER (condition));
  return button;
}

static GtkWidget *
make_end (void)
{
  /* In the other order GTK has both "_Clear" and "Clear" read. */
  GtkWidget *button =
      g_object_new (GTK_TYPE_BUTTON, "use-underline", TRUE, "label", _ ("_Clear Filters"), NULL);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.show-all");
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "chip");
  return button;
}

/* Shows @words, (transfer full) (nullable), for a condition, before those that come after it. */
static void
update_chip (QdrFilterChips *self, guint condition, char *words)
{
  GtkWidget *next = self->end;

  g_free (self->words[condition]);
  self->words[condition] = words;
  g_clear_pointer (&self->chips[condition], gtk_widget_unparent);
  if (words == NULL)
    return;

  for (guint i = QDR_FILTER_PANE_N_CONDITIONS - 1; i > condition; i--)
    if (self->chips[i] != NULL)
      next = self->chips[i];
  self->chips[condition] = make_chip (condition, words);
  gtk_widget_insert_before (self->chips[condition], GTK_WIDGET (self), next);
}

/* Chips that say the same as before stay, and so does the focus on one of them. */
static void
changed_cb (QdrFilterChips *self)
{
  for (guint i = 0; i < QDR_FILTER_PANE_N_CONDITIONS; i++) {
    char *words = qdr_filter_pane_describe (self->pane, i);

    if (g_strcmp0 (words, self->words[i]) != 0)
      update_chip (self, i, words);
    else
      g_free (words);
  }
  gtk_widget_set_visible (GTK_WIDGET (self),
                          gtk_widget_get_first_child (GTK_WIDGET (self)) != self->end);
}

static void
take_pane (QdrFilterChips *self, QdrFilterPane *pane)
{
  self->pane = pane;
  g_signal_connect_object (pane, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
}

static void
qdr_filter_chips_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  QdrFilterChips *self = QDR_FILTER_CHIPS (object);

  if (id == PROP_PANE)
    take_pane (self, g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
qdr_filter_chips_dispose (GObject *object)
{
  QdrFilterChips *self = QDR_FILTER_CHIPS (object);

  for (guint i = 0; i < QDR_FILTER_PANE_N_CONDITIONS; i++)
    g_clear_pointer (&self->chips[i], gtk_widget_unparent);
  g_clear_pointer (&self->end, gtk_widget_unparent);

  G_OBJECT_CLASS (qdr_filter_chips_parent_class)->dispose (object);
}

static void
qdr_filter_chips_finalize (GObject *object)
{
  QdrFilterChips *self = QDR_FILTER_CHIPS (object);

  for (guint i = 0; i < QDR_FILTER_PANE_N_CONDITIONS; i++)
    g_free (self->words[i]);

  G_OBJECT_CLASS (qdr_filter_chips_parent_class)->finalize (object);
}

static void
qdr_filter_chips_class_init (QdrFilterChipsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = qdr_filter_chips_set_property;
  object_class->dispose = qdr_filter_chips_dispose;
  object_class->finalize = qdr_filter_chips_finalize;

  properties[PROP_PANE] = g_param_spec_object ("pane", NULL, NULL, QDR_TYPE_FILTER_PANE,
                                               G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  gtk_widget_class_set_layout_manager_type (widget_class, QDR_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
qdr_filter_chips_init (QdrFilterChips *self)
{
  self->end = make_end ();
  gtk_widget_set_parent (self->end, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
