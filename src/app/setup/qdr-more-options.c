/*
 * The less common options of a new game: rows, repetition, and player, name and walls of each seat.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-more-options.h"

#include <glib/gi18n.h>

#include "qdr-game-setup.h"
#include "qdr-opponent-row.h"
#include "qdr-opponents.h"
#include "qdr-portrait.h"
#include "qdr-row-fixups.h"
#include "qdr-seat.h"

/* The rows of a seat */

struct _QdrSeatGroup {
  AdwPreferencesGroup parent_instance;

  QdrPersonalityList *personalities;

  AdwComboRow *kind;
  AdwActionRow *opponent;
  GtkImage *portrait;
  AdwEntryRow *name;
  GtkSpinButton *stock;
};

G_DEFINE_FINAL_TYPE (QdrSeatGroup, qdr_seat_group, ADW_TYPE_PREFERENCES_GROUP)

enum {
  GROUP_CHANGED,
  N_GROUP_SIGNALS,
};

static guint group_signals[N_GROUP_SIGNALS];

/* The rows of the list of players: a human, then the personalities, then external engines. */
#define HUMAN_ROW 0

/* (transfer full) (nullable) */
static QdrPersonality *
personality_of_row (QdrSeatGroup *self, guint row)
{
  if (row == HUMAN_ROW)
    return NULL;

  return g_list_model_get_item (qdr_personality_list_get_opponents (self->personalities), row - 1);
}

/* (transfer full): the seat that a row of the list stands for. */
static char *
seat_of_row (QdrSeatGroup *self, guint row)
{
  GListModel *engines = G_LIST_MODEL (qdr_personality_list_get_engines (self->personalities));
  const guint n =
      g_list_model_get_n_items (qdr_personality_list_get_opponents (self->personalities));
  g_autoptr (QdrPersonality) personality = personality_of_row (self, row);
  g_autoptr (QdrExternalEngine) engine =
      row > n ? g_list_model_get_item (engines, row - n - 1) : NULL;

  if (engine != NULL)
    return qdr_seat_for_engine (qdr_external_engine_get_name (engine));
  return personality != NULL ? qdr_seat_for_personality (qdr_personality_get_id (personality))
                             : g_strdup (QDR_SEAT_HUMAN);
}

static void
update_chosen (QdrSeatGroup *self, GtkListItem *item)
{
  const gboolean chosen =
      gtk_list_item_get_position (item) == adw_combo_row_get_selected (self->kind);

  qdr_opponent_row_set_chosen (QDR_OPPONENT_ROW (gtk_list_item_get_child (item)), chosen);
}

static void
selected_cb (GtkListItem *item, GParamSpec *pspec, GtkWidget *kind)
{
  GtkWidget *self = gtk_widget_get_ancestor (kind, QDR_TYPE_SEAT_GROUP);

  update_chosen (QDR_SEAT_GROUP (self), item);
}

static void
setup_kind_cb (GtkListItemFactory *factory, GtkListItem *item, QdrSeatGroup *self)
{
  gtk_list_item_set_child (item, qdr_opponent_row_new ());
  g_signal_connect_object (self->kind, "notify::selected", G_CALLBACK (selected_cb), item,
                           G_CONNECT_SWAPPED);
}

static void
bind_kind_cb (GtkListItemFactory *factory, GtkListItem *item, QdrSeatGroup *self)
{
  g_autoptr (QdrPersonality) personality =
      personality_of_row (self, gtk_list_item_get_position (item));
  const char *name = gtk_string_object_get_string (gtk_list_item_get_item (item));

  qdr_opponent_row_set_opponent (QDR_OPPONENT_ROW (gtk_list_item_get_child (item)), name,
                                 personality);
  update_chosen (self, item);
}

static void
edited_cb (QdrSeatGroup *self)
{
  g_signal_emit (self, group_signals[GROUP_CHANGED], 0);
}

static void
kind_changed_cb (QdrSeatGroup *self)
{
  g_autoptr (QdrPersonality) personality =
      personality_of_row (self, adw_combo_row_get_selected (self->kind));

  gtk_widget_set_visible (GTK_WIDGET (self->opponent), personality != NULL);
  if (personality != NULL) {
    g_autofree char *rating =
        g_strdup_printf (_ ("Rating %d"), qdr_personality_get_rating (personality));

    adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->opponent),
                                   qdr_personality_get_character (personality));
    adw_action_row_set_subtitle (self->opponent, rating);
    qdr_portrait_show (self->portrait, qdr_personality_get_portrait (personality));
  }
  edited_cb (self);
}

static void
qdr_seat_group_dispose (GObject *object)
{
  g_clear_object (&QDR_SEAT_GROUP (object)->personalities);

  G_OBJECT_CLASS (qdr_seat_group_parent_class)->dispose (object);
}

static void
qdr_seat_group_class_init (QdrSeatGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qdr_seat_group_dispose;

  group_signals[GROUP_CHANGED] = g_signal_new ("changed", QDR_TYPE_SEAT_GROUP, G_SIGNAL_RUN_LAST, 0,
                                               NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/quoridor/Quoridor/setup/seat-group.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrSeatGroup, kind);
  gtk_widget_class_bind_template_child (widget_class, QdrSeatGroup, opponent);
  gtk_widget_class_bind_template_child (widget_class, QdrSeatGroup, portrait);
  gtk_widget_class_bind_template_child (widget_class, QdrSeatGroup, name);
  gtk_widget_class_bind_template_child (widget_class, QdrSeatGroup, stock);
  gtk_widget_class_bind_template_callback (widget_class, edited_cb);
  gtk_widget_class_bind_template_callback (widget_class, kind_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, setup_kind_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_kind_cb);
}

static void
qdr_seat_group_init (QdrSeatGroup *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  qdr_row_fixups_ignore_wheel (self->stock);
}

guint
qdr_seat_group_get_stock (QdrSeatGroup *self)
{
  g_return_val_if_fail (QDR_IS_SEAT_GROUP (self), 0);

  return (guint) gtk_spin_button_get_value_as_int (self->stock);
}

/* All options */

struct _QdrMoreOptions {
  GtkBox parent_instance;

  AdwComboRow *rows;
  GtkSwitch *repetition;
  QdrSeatGroup *seats[QDR_MAX_PLAYERS];
  gboolean updating; /* the change is not the user's */
};

G_DEFINE_FINAL_TYPE (QdrMoreOptions, qdr_more_options, GTK_TYPE_BOX)

enum {
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* The first choice of rows makes the board square. The others are the odd numbers from the minimum
 * on, as board sizes are odd. */
#define AS_COLUMNS 0

static void
changed_cb (QdrMoreOptions *self)
{
  if (!self->updating)
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
qdr_more_options_class_init (QdrMoreOptionsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", QDR_TYPE_MORE_OPTIONS, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/setup/more-options.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrMoreOptions, rows);
  gtk_widget_class_bind_template_child (widget_class, QdrMoreOptions, repetition);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
}

static void
qdr_more_options_init (QdrMoreOptions *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
qdr_more_options_new (QdrPersonalityList *personalities)
{
  g_autoptr (GtkStringList) kinds = gtk_string_list_new (NULL);
  GListModel *opponents, *engines;
  QdrMoreOptions *self;

  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (personalities), NULL);

  opponents = qdr_personality_list_get_opponents (personalities);
  engines = G_LIST_MODEL (qdr_personality_list_get_engines (personalities));
  gtk_string_list_append (kinds, _ ("Human"));
  for (guint i = 0; i < g_list_model_get_n_items (opponents); i++) {
    g_autoptr (QdrPersonality) personality = g_list_model_get_item (opponents, i);

    gtk_string_list_append (kinds, qdr_personality_get_name (personality));
  }
  for (guint i = 0; i < g_list_model_get_n_items (engines); i++) {
    g_autoptr (QdrExternalEngine) engine = g_list_model_get_item (engines, i);

    gtk_string_list_append (kinds, qdr_external_engine_get_name (engine));
  }

  self = g_object_new (QDR_TYPE_MORE_OPTIONS, NULL);
  for (guint i = 0; i < QDR_MAX_PLAYERS; i++) {
    QdrSeatGroup *seat = g_object_new (QDR_TYPE_SEAT_GROUP, NULL);

    seat->personalities = g_object_ref (personalities);
    adw_combo_row_set_model (seat->kind, G_LIST_MODEL (kinds));
    g_signal_connect_object (seat, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
    gtk_box_append (GTK_BOX (self), GTK_WIDGET (seat));
    self->seats[i] = seat;
  }
  return GTK_WIDGET (self);
}

static void
show_seat (QdrSeatGroup *self, const QdrGameSetup *setup, guint number)
{
  const char *name = setup->names[number];
  guint chosen = HUMAN_ROW;

  for (guint row = 1; row < g_list_model_get_n_items (adw_combo_row_get_model (self->kind));
       row++) {
    g_autofree char *seat = seat_of_row (self, row);

    if (g_str_equal (seat, setup->seats[number]))
      chosen = row;
  }
  adw_combo_row_set_selected (self->kind, chosen);
  /* Setting the same text would move the cursor. */
  if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (self->name)), name))
    gtk_editable_set_text (GTK_EDITABLE (self->name), name);
  gtk_spin_button_set_value (self->stock, setup->stocks[number]);
  gtk_widget_set_visible (GTK_WIDGET (self), number < setup->players);
  if (number < setup->players) {
    g_autofree char *title = qdr_opponents_get_seat_label (setup, number);

    adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self), title);
  }
}

void
qdr_more_options_show (QdrMoreOptions *self, const QdrGameSetup *setup)
{
  g_return_if_fail (QDR_IS_MORE_OPTIONS (self));
  g_return_if_fail (setup != NULL);

  self->updating = TRUE;
  adw_combo_row_set_selected (self->rows, setup->height == setup->width
                                              ? AS_COLUMNS
                                              : 1 + (setup->height - QDR_BOARD_MIN) / 2);
  gtk_switch_set_active (self->repetition, setup->repetition_is_draw);
  for (guint i = 0; i < QDR_MAX_PLAYERS; i++)
    show_seat (self->seats[i], setup, i);
  self->updating = FALSE;
}

void
qdr_more_options_read (QdrMoreOptions *self, QdrGameSetup *setup)
{
  guint rows;

  g_return_if_fail (QDR_IS_MORE_OPTIONS (self));
  g_return_if_fail (setup != NULL);

  rows = adw_combo_row_get_selected (self->rows);
  setup->height = rows == AS_COLUMNS ? setup->width : QDR_BOARD_MIN + 2 * (rows - 1);
  setup->repetition_is_draw = gtk_switch_get_active (self->repetition);
  for (guint i = 0; i < setup->players; i++) {
    QdrSeatGroup *seat = self->seats[i];

    g_free (setup->seats[i]);
    setup->seats[i] = seat_of_row (seat, adw_combo_row_get_selected (seat->kind));
    g_free (setup->names[i]);
    setup->names[i] = g_strdup (gtk_editable_get_text (GTK_EDITABLE (seat->name)));
    setup->stocks[i] = qdr_seat_group_get_stock (seat);
  }
}
