/*
 * A player in a ranking, as a row.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-ranked-row.h"

struct _QdrRankedRow {
  GtkWidget parent_instance;

  QdrRankedPlayer *player; /* (nullable) */
  char *shown;             /* (nullable): all of it in words */

  GtkWidget *grid;
  GtkLabel *place;
  GtkLabel *name;
  GtkLabel *details;
  GtkLabel *number;
};

G_DEFINE_FINAL_TYPE (QdrRankedRow, qdr_ranked_row, GTK_TYPE_WIDGET)

static void
show_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  gtk_widget_activate (gtk_widget_get_parent (GTK_WIDGET (user_data)));
}

static const GActionEntry entries[] = {
  { .name = "show", .activate = show_cb },
};

/* The item of the list around the row has the focus, and so the words. By itself it has nothing
 * that an assistive tool could do. */
static void
fit_item (QdrRankedRow *self)
{
  GtkWidget *item = gtk_widget_get_parent (GTK_WIDGET (self));
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (item, "player", G_ACTION_GROUP (actions));
}

static void
changed_cb (QdrRankedRow *self)
{
  GtkWidget *item = gtk_widget_get_parent (GTK_WIDGET (self));
  const QdrLibraryRank *rank = qdr_ranked_player_get_rank (self->player);
  g_autofree char *place = g_strdup_printf ("%u", rank->place);
  g_autofree char *details = qdr_ranked_player_write_details (self->player);
  g_autofree char *number = qdr_ranked_player_write_number (self->player);
  g_autofree char *words = qdr_ranked_player_write_words (self->player);

  if (g_strcmp0 (words, self->shown) == 0)
    return;

  gtk_label_set_text (self->place, place);
  gtk_label_set_text (self->name, rank->player->name);
  gtk_label_set_text (self->details, details);
  gtk_label_set_text (self->number, number);
  gtk_accessible_update_property (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  g_free (self->shown);
  self->shown = g_steal_pointer (&words);
}

/* What is cut. */
static gboolean
query_tooltip_cb (GtkLabel *label, int x, int y, gboolean by_keyboard, GtkTooltip *tooltip)
{
  gtk_tooltip_set_text (tooltip, gtk_label_get_text (label));
  return pango_layout_is_ellipsized (gtk_label_get_layout (label));
}

static void
qdr_ranked_row_dispose (GObject *object)
{
  QdrRankedRow *self = QDR_RANKED_ROW (object);

  if (self->player != NULL)
    g_signal_handlers_disconnect_by_data (self->player, self);
  g_clear_object (&self->player);
  g_clear_pointer (&self->grid, gtk_widget_unparent);

  G_OBJECT_CLASS (qdr_ranked_row_parent_class)->dispose (object);
}

static void
qdr_ranked_row_finalize (GObject *object)
{
  g_free (QDR_RANKED_ROW (object)->shown);

  G_OBJECT_CLASS (qdr_ranked_row_parent_class)->finalize (object);
}

static void
qdr_ranked_row_class_init (QdrRankedRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qdr_ranked_row_dispose;
  G_OBJECT_CLASS (klass)->finalize = qdr_ranked_row_finalize;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/statistics/ranked-row.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrRankedRow, grid);
  gtk_widget_class_bind_template_child (widget_class, QdrRankedRow, place);
  gtk_widget_class_bind_template_child (widget_class, QdrRankedRow, name);
  gtk_widget_class_bind_template_child (widget_class, QdrRankedRow, details);
  gtk_widget_class_bind_template_child (widget_class, QdrRankedRow, number);
  gtk_widget_class_bind_template_callback (widget_class, query_tooltip_cb);
}

static void
qdr_ranked_row_init (QdrRankedRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
qdr_ranked_row_new (void)
{
  return g_object_new (QDR_TYPE_RANKED_ROW, NULL);
}

void
qdr_ranked_row_set_player (QdrRankedRow *self, QdrRankedPlayer *player)
{
  g_return_if_fail (QDR_IS_RANKED_ROW (self));
  g_return_if_fail (player == NULL || QDR_IS_RANKED_PLAYER (player));

  if (self->player != NULL)
    g_signal_handlers_disconnect_by_data (self->player, self);
  g_set_object (&self->player, player);
  if (player == NULL)
    return;

  g_signal_connect_object (player, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  fit_item (self);
  changed_cb (self);
}
