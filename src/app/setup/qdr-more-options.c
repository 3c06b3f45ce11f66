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
  gboolean updating; /* the change is not the user's */

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

static QdrPersonality *
personality_of_row (QdrSeatGroup *self, guint row)
{
  if (row == HUMAN_ROW)
    return NULL;

  return g_list_model_get_item (qdr_personality_list_get_opponents (self->personalities), row - 1);
}

static QdrExternalEngine *
engine_of_row (QdrSeatGroup *self, guint row)
{
  const guint n =
      g_list_model_get_n_items (qdr_personality_list_get_opponents (self->personalities));

  if (row <= n)
    return NULL;

  return g_list_model_get_item (G_LIST_MODEL (
                                    qdr_personality_list_get_engines (self->personalities)),
                                row - n - 1);
}

static GListModel *
make_kinds (QdrPersonalityList *personalities)
{
  GListModel *engines = G_LIST_MODEL (qdr_personality_list_get_engines (personalities));
  GtkStringList *kinds = gtk_string_list_new (NULL);

  gtk_string_list_append (kinds, _ ("Human"));
  for (guint i = 0;
       i < g_list_model_get_n_items (qdr_personality_list_get_opponents (personalities)); i++) {
    g_autoptr (QdrPersonality) personality =
        g_list_model_get_item (qdr_personality_list_get_opponents (personalities), i);

    gtk_string_list_append (kinds, qdr_personality_get_name (personality));
  }
  for (guint i = 0; i < g_list_model_get_n_items (engines); i++) {
    g_autoptr (QdrExternalEngine) engine = g_list_model_get_item (engines, i);

    gtk_string_list_append (kinds, qdr_external_engine_get_name (engine));
  }

  return G_LIST_MODEL (kinds);
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
  if (!self->updating)
    g_signal_emit (self, group_signals[GROUP_CHANGED], 0);
}

static void
introduce_opponent (QdrSeatGroup *self)
{
  g_autoptr (QdrPersonality) personality =
      personality_of_row (self, adw_combo_row_get_selected (self->kind));
  g_autofree char *rating = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->opponent), personality != NULL);
  if (personality == NULL)
    return;

  rating = g_strdup_printf (_ ("Rating %d"), qdr_personality_get_rating (personality));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->opponent),
                                 qdr_personality_get_character (personality));
  adw_action_row_set_subtitle (self->opponent, rating);
  qdr_portrait_show (self->portrait, qdr_personality_get_portrait (personality));
}

static void
kind_changed_cb (QdrSeatGroup *self)
{
  introduce_opponent (self);
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

static GtkWidget *
make_group (QdrPersonalityList *personalities)
{
  QdrSeatGroup *self;
  g_autoptr (GListModel) kinds = NULL;

  self = g_object_new (QDR_TYPE_SEAT_GROUP, NULL);
  self->personalities = g_object_ref (personalities);
  self->updating = TRUE;
  kinds = make_kinds (personalities);
  adw_combo_row_set_model (self->kind, kinds);
  self->updating = FALSE;

  return GTK_WIDGET (self);
}

static char *
get_seat (QdrSeatGroup *self)
{
  g_autoptr (QdrPersonality) personality = NULL;
  g_autoptr (QdrExternalEngine) engine = NULL;

  personality = personality_of_row (self, adw_combo_row_get_selected (self->kind));
  engine = engine_of_row (self, adw_combo_row_get_selected (self->kind));

  if (engine != NULL)
    return qdr_seat_for_engine (qdr_external_engine_get_name (engine));
  return personality != NULL ? qdr_seat_for_personality (qdr_personality_get_id (personality))
                             : g_strdup (QDR_SEAT_HUMAN);
}

static void
set_seat (QdrSeatGroup *self, const char *seat)
{
  guint chosen = HUMAN_ROW;

  for (guint row = 1; row < g_list_model_get_n_items (adw_combo_row_get_model (self->kind));
       row++) {
    g_autoptr (QdrPersonality) personality = personality_of_row (self, row);
    g_autoptr (QdrExternalEngine) engine = engine_of_row (self, row);
    g_autofree char *candidate =
        engine != NULL ? qdr_seat_for_engine (qdr_external_engine_get_name (engine))
                       : qdr_seat_for_personality (qdr_personality_get_id (personality));

    if (g_str_equal (candidate, seat))
      chosen = row;
  }
  self->updating = TRUE;
  adw_combo_row_set_selected (self->kind, chosen);
  self->updating = FALSE;
}

static const char *
get_name (QdrSeatGroup *self)
{
  return gtk_editable_get_text (GTK_EDITABLE (self->name));
}

static void
set_name (QdrSeatGroup *self, const char *name)
{
  /* Setting the same text would move the cursor. */
  if (g_str_equal (get_name (self), name))
    return;

  self->updating = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->name), name);
  self->updating = FALSE;
}

guint
qdr_seat_group_get_stock (QdrSeatGroup *self)
{
  g_return_val_if_fail (QDR_IS_SEAT_GROUP (self), 0);

  return (guint) gtk_spin_button_get_value_as_int (self->stock);
}

static void
set_stock (QdrSeatGroup *self, guint stock)
{
  self->updating = TRUE;
  gtk_spin_button_set_value (self->stock, stock);
  self->updating = FALSE;
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

/* The first choice of rows makes the board square. */
#define AS_COLUMNS 0

/* Board sizes are odd, so the other choices are 5, 7, 9 … */
static guint
rows_of_choice (guint choice, guint columns)
{
  return choice == AS_COLUMNS ? columns : QDR_BOARD_MIN + 2 * (choice - 1);
}

static guint
choice_of_rows (guint rows, guint columns)
{
  return rows == columns ? AS_COLUMNS : 1 + (rows - QDR_BOARD_MIN) / 2;
}

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
  QdrMoreOptions *self;

  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (personalities), NULL);

  self = g_object_new (QDR_TYPE_MORE_OPTIONS, NULL);
  for (guint i = 0; i < QDR_MAX_PLAYERS; i++) {
    self->seats[i] = QDR_SEAT_GROUP (make_group (personalities));
    g_signal_connect_object (self->seats[i], "changed", G_CALLBACK (changed_cb), self,
                             G_CONNECT_SWAPPED);
    gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->seats[i]));
  }
  return GTK_WIDGET (self);
}

static void
show_seat (QdrSeatGroup *seat, const QdrGameSetup *setup, guint number)
{
  g_autofree char *title = NULL;

  gtk_widget_set_visible (GTK_WIDGET (seat), number < setup->players);
  set_seat (seat, setup->seats[number]);
  set_name (seat, setup->names[number]);
  set_stock (seat, setup->stocks[number]);
  if (number >= setup->players)
    return;

  title = qdr_opponents_get_seat_label (setup, number);
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (seat), title);
}

void
qdr_more_options_show (QdrMoreOptions *self, const QdrGameSetup *setup)
{
  g_return_if_fail (QDR_IS_MORE_OPTIONS (self));
  g_return_if_fail (setup != NULL);

  self->updating = TRUE;
  adw_combo_row_set_selected (self->rows, choice_of_rows (setup->height, setup->width));
  gtk_switch_set_active (self->repetition, setup->repetition_is_draw);
  for (guint i = 0; i < QDR_MAX_PLAYERS; i++)
    show_seat (self->seats[i], setup, i);
  self->updating = FALSE;
}

void
qdr_more_options_read (QdrMoreOptions *self, QdrGameSetup *setup)
{
  g_return_if_fail (QDR_IS_MORE_OPTIONS (self));
  g_return_if_fail (setup != NULL);

  setup->height = rows_of_choice (adw_combo_row_get_selected (self->rows), setup->width);
  setup->repetition_is_draw = gtk_switch_get_active (self->repetition);
  for (guint i = 0; i < setup->players; i++) {
    g_free (setup->seats[i]);
    setup->seats[i] = get_seat (self->seats[i]);
    g_free (setup->names[i]);
    setup->names[i] = g_strdup (get_name (self->seats[i]));
    setup->stocks[i] = qdr_seat_group_get_stock (self->seats[i]);
  }
}
