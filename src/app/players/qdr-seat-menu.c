/*
 * The list of who can take a seat, as it drops down from a player's panel.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-seat-menu.h"

#include <glib/gi18n.h>

#include "qdr-opponent-row.h"
#include "qdr-row-fixups.h"
#include "qdr-seat.h"

/* Names are not to be cut off, nor is the list to be higher than a phone. */
#define WIDTH 260
#define MAX_HEIGHT 400

struct _QdrSeatMenu {
  GtkPopover parent_instance;

  GtkListBox *list;
  QdrPersonalityList *personalities;
  char *seat; /* (nullable): who sits there now */
};

G_DEFINE_FINAL_TYPE (QdrSeatMenu, qdr_seat_menu, GTK_TYPE_POPOVER)

enum {
  SIGNAL_CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static GQuark
seat_quark (void)
{
  return g_quark_from_static_string ("qdr-seat");
}

static const char *
seat_of_row (GtkListBoxRow *row)
{
  return g_object_get_qdata (G_OBJECT (row), seat_quark ());
}

static void
row_activated_cb (QdrSeatMenu *self, GtkListBoxRow *row)
{
  g_autofree char *seat = g_strdup (seat_of_row (row));

  gtk_popover_popdown (GTK_POPOVER (self));
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, seat);
}

static void
qdr_seat_menu_dispose (GObject *object)
{
  g_clear_object (&QDR_SEAT_MENU (object)->personalities);

  G_OBJECT_CLASS (qdr_seat_menu_parent_class)->dispose (object);
}

static void
qdr_seat_menu_finalize (GObject *object)
{
  g_free (QDR_SEAT_MENU (object)->seat);

  G_OBJECT_CLASS (qdr_seat_menu_parent_class)->finalize (object);
}

static void
qdr_seat_menu_class_init (QdrSeatMenuClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qdr_seat_menu_dispose;
  G_OBJECT_CLASS (klass)->finalize = qdr_seat_menu_finalize;

  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", QDR_TYPE_SEAT_MENU, G_SIGNAL_RUN_LAST, 0, NULL,
                                         NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
qdr_seat_menu_init (QdrSeatMenu *self)
{
  GtkWidget *window = gtk_scrolled_window_new ();

  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  g_signal_connect_object (self->list, "row-activated", G_CALLBACK (row_activated_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (window), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (window), TRUE);
  gtk_widget_set_size_request (window, WIDTH, -1);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (window), MAX_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (window), GTK_WIDGET (self->list));
  gtk_popover_set_child (GTK_POPOVER (self), window);
  gtk_widget_add_css_class (GTK_WIDGET (self), "menu");
}

/* Takes over @seat. */
static void
add_row (QdrSeatMenu *self, char *seat, const char *name, QdrPersonality *personality)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *child = qdr_opponent_row_new ();

  qdr_opponent_row_set_opponent (QDR_OPPONENT_ROW (child), name, personality);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), child);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  qdr_row_fixups_add_action (GTK_LIST_BOX_ROW (row), "choose");
  g_object_set_qdata_full (G_OBJECT (row), seat_quark (), seat, g_free);
  gtk_list_box_append (self->list, row);
}

static void
show_chosen (QdrSeatMenu *self)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    qdr_opponent_row_set_chosen (QDR_OPPONENT_ROW (gtk_list_box_row_get_child (row)),
                                 g_strcmp0 (seat_of_row (row), self->seat) == 0);
}

static void
fill (QdrSeatMenu *self)
{
  GListModel *personalities = qdr_personality_list_get_opponents (self->personalities);
  GListModel *engines = G_LIST_MODEL (qdr_personality_list_get_engines (self->personalities));
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  add_row (self, g_strdup (QDR_SEAT_HUMAN), _ ("Human"), NULL);
  for (guint i = 0; i < g_list_model_get_n_items (personalities); i++) {
    g_autoptr (QdrPersonality) personality = g_list_model_get_item (personalities, i);

    add_row (self, qdr_seat_for_personality (qdr_personality_get_id (personality)),
             qdr_personality_get_name (personality), personality);
  }
  for (guint i = 0; i < g_list_model_get_n_items (engines); i++) {
    g_autoptr (QdrExternalEngine) engine = g_list_model_get_item (engines, i);
    const char *name = qdr_external_engine_get_name (engine);

    add_row (self, qdr_seat_for_engine (name), name, NULL);
  }
  show_chosen (self);
}

GtkWidget *
qdr_seat_menu_new (QdrPersonalityList *personalities)
{
  QdrSeatMenu *self;

  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (personalities), NULL);

  self = g_object_new (QDR_TYPE_SEAT_MENU, NULL);
  self->personalities = g_object_ref (personalities);
  g_signal_connect_object (qdr_personality_list_get_engines (personalities), "items-changed",
                           G_CALLBACK (fill), self, G_CONNECT_SWAPPED);
  fill (self);
  return GTK_WIDGET (self);
}

void
qdr_seat_menu_set_seat (QdrSeatMenu *self, const char *seat)
{
  g_return_if_fail (QDR_IS_SEAT_MENU (self));
  g_return_if_fail (seat != NULL);

  if (seat != self->seat) {
    g_free (self->seat);
    self->seat = qdr_personality_list_strip_strength (self->personalities, seat);
  }
  show_chosen (self);
}
