/*
 * The dialog for setting up a new game, with the options that are hidden at first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-new-game-dialog.h"

#include <glib/gi18n.h>

#include "qdr-accessibility-fixups.h"
#include "qdr-announcer.h"
#include "qdr-game-setup.h"
#include "qdr-layouts.h"
#include "qdr-opponent-chooser.h"
#include "qdr-opponent-row.h"
#include "qdr-person-name.h"
#include "qdr-player.h"
#include "qdr-recent-setups.h"
#include "qdr-rows.h"
#include "qdr-wrap-layout.h"

/* The rows of a seat */

struct _QdrSeatGroup {
  AdwPreferencesGroup parent_instance;

  QdrPersonalityList *personalities;
  GSettings *settings;

  AdwComboRow *kind;
  AdwEntryRow *name;
  GtkWidget *portraits_row; /* hidden unless the user sits here */
  QdrChoiceRow *portraits;
  gboolean has_portraits; /* whether the row of portraits is filled */
  GtkSpinButton *stock;
};

G_DEFINE_FINAL_TYPE (QdrSeatGroup, qdr_seat_group, ADW_TYPE_PREFERENCES_GROUP)

/* The index of the row for a human in the list of players. The rows for the personalities follow,
 * then those for the external engines, and the one for somebody elsewhere. */
#define HUMAN_ROW 0

/* Returns (transfer full) the personality in a row of the list of players, or NULL for a human or
 * an external engine. */
static QdrPersonality *
personality_of_row (QdrSeatGroup *self, guint row)
{
  if (row == HUMAN_ROW)
    return NULL;

  return g_list_model_get_item (qdr_personality_list_get_opponents (self->personalities), row - 1);
}

/* Returns (transfer full) the seat for a row of the list of players. */
static char *
seat_of_row (QdrSeatGroup *self, guint row)
{
  GListModel *engines = G_LIST_MODEL (qdr_personality_list_get_engines (self->personalities));
  const guint n =
      g_list_model_get_n_items (qdr_personality_list_get_opponents (self->personalities));
  g_autoptr (QdrPersonality) personality = personality_of_row (self, row);
  g_autoptr (QdrExternalEngine) engine =
      row > n ? g_list_model_get_item (engines, row - n - 1) : NULL;

  if (row == n + 1 + g_list_model_get_n_items (engines))
    return g_strdup (QDR_SEAT_ELSEWHERE);
  if (engine != NULL)
    return qdr_seat_for_engine (qdr_external_engine_get_name (engine));
  return personality != NULL ? qdr_seat_for_personality (qdr_personality_get_id (personality))
                             : g_strdup (QDR_SEAT_HUMAN);
}

static void
update_chosen_mark (QdrSeatGroup *self, GtkListItem *item)
{
  const gboolean chosen =
      gtk_list_item_get_position (item) == adw_combo_row_get_selected (self->kind);

  qdr_opponent_row_set_chosen (QDR_OPPONENT_ROW (gtk_list_item_get_child (item)), chosen);
}

static void
selected_cb (GtkListItem *item, GParamSpec *pspec, GtkWidget *kind)
{
  GtkWidget *self = gtk_widget_get_ancestor (kind, QDR_TYPE_SEAT_GROUP);

  update_chosen_mark (QDR_SEAT_GROUP (self), item);
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
  update_chosen_mark (self, item);
}

static void options_edited_cb (GtkWidget *widget);

static void
qdr_seat_group_dispose (GObject *object)
{
  g_clear_object (&QDR_SEAT_GROUP (object)->personalities);
  g_clear_object (&QDR_SEAT_GROUP (object)->settings);

  G_OBJECT_CLASS (qdr_seat_group_parent_class)->dispose (object);
}

static void
qdr_seat_group_class_init (QdrSeatGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qdr_seat_group_dispose;

  g_type_ensure (QDR_TYPE_CHOICE_ROW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/quoridor/Quoridor/setup/seat-group.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrSeatGroup, kind);
  gtk_widget_class_bind_template_child (widget_class, QdrSeatGroup, name);
  gtk_widget_class_bind_template_child (widget_class, QdrSeatGroup, portraits_row);
  gtk_widget_class_bind_template_child (widget_class, QdrSeatGroup, portraits);
  gtk_widget_class_bind_template_child (widget_class, QdrSeatGroup, stock);
  gtk_widget_class_bind_template_callback (widget_class, options_edited_cb);
  gtk_widget_class_bind_template_callback (widget_class, setup_kind_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_kind_cb);
}

static void
qdr_seat_group_init (QdrSeatGroup *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  qdr_spin_button_fixups_ignore_wheel (self->stock);
}

guint
qdr_seat_group_get_stock (QdrSeatGroup *self)
{
  g_return_val_if_fail (QDR_IS_SEAT_GROUP (self), 0);

  return (guint) gtk_spin_button_get_value_as_int (self->stock);
}

/* The options that are hidden at first: rows of the board, repetition, and the seats */

struct _QdrMoreOptions {
  GtkBox parent_instance;

  GtkSwitch *repetition;
  QdrSeatGroup *seats[QDR_MAX_PLAYERS];
  gboolean updating; /* whether the rows are changed by the program, not by the user */
};

G_DEFINE_FINAL_TYPE (QdrMoreOptions, qdr_more_options, GTK_TYPE_BOX)

static void
qdr_more_options_class_init (QdrMoreOptionsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/setup/more-options.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrMoreOptions, repetition);
  gtk_widget_class_bind_template_callback (widget_class, options_edited_cb);
}

static void
qdr_more_options_init (QdrMoreOptions *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Creates (transfer floating) the options, which show_options() fills. */
static GtkWidget *
make_options (QdrPersonalityList *personalities, GSettings *settings)
{
  g_autoptr (GtkStringList) kinds = gtk_string_list_new (NULL);
  GListModel *opponents = qdr_personality_list_get_opponents (personalities);
  GListModel *engines = G_LIST_MODEL (qdr_personality_list_get_engines (personalities));
  QdrMoreOptions *self;

  gtk_string_list_append (kinds, _ ("Human"));
  for (guint i = 0; i < g_list_model_get_n_items (opponents); i++) {
    g_autoptr (QdrPersonality) personality = g_list_model_get_item (opponents, i);

    gtk_string_list_append (kinds, qdr_personality_get_name (personality));
  }
  for (guint i = 0; i < g_list_model_get_n_items (engines); i++) {
    g_autoptr (QdrExternalEngine) engine = g_list_model_get_item (engines, i);

    gtk_string_list_append (kinds, qdr_external_engine_get_name (engine));
  }
  gtk_string_list_append (kinds, _ ("Somebody Elsewhere"));

  self = g_object_new (QDR_TYPE_MORE_OPTIONS, NULL);
  for (guint i = 0; i < QDR_MAX_PLAYERS; i++) {
    QdrSeatGroup *seat = g_object_new (QDR_TYPE_SEAT_GROUP, NULL);

    seat->personalities = g_object_ref (personalities);
    seat->settings = g_object_ref (settings);
    adw_combo_row_set_model (seat->kind, G_LIST_MODEL (kinds));
    gtk_box_append (GTK_BOX (self), GTK_WIDGET (seat));
    self->seats[i] = seat;
  }
  return GTK_WIDGET (self);
}

/* Gives the first person, who is the user, his name. */
static void
fill_in_user_name (QdrGameSetup *setup)
{
  const guint number = qdr_game_setup_find_first_person (setup);

  if (!qdr_game_setup_seat_is_person (setup, number) || *setup->names[number] != '\0')
    return;
  g_free (setup->names[number]);
  setup->names[number] = qdr_user_get_name ();
}

static void
show_seat (QdrSeatGroup *self, const QdrGameSetup *setup, guint number)
{
  const char *name = setup->names[number];
  const gboolean is_user = qdr_game_setup_seat_is_person (setup, number) &&
                           number == qdr_game_setup_find_first_person (setup);
  guint chosen = HUMAN_ROW;

  for (guint row = 1; row < g_list_model_get_n_items (adw_combo_row_get_model (self->kind));
       row++) {
    g_autofree char *seat = seat_of_row (self, row);

    if (g_str_equal (seat, setup->seats[number]))
      chosen = row;
  }
  adw_combo_row_set_selected (self->kind, chosen);
  /* An equal text is not set again, because that would move the cursor. */
  if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (self->name)), name))
    gtk_editable_set_text (GTK_EDITABLE (self->name), name);
  gtk_spin_button_set_value (self->stock, setup->stocks[number]);
  if (is_user && !self->has_portraits)
    qdr_choice_row_bind_portrait (self->portraits, self->settings);
  self->has_portraits = self->has_portraits || is_user;
  gtk_widget_set_visible (self->portraits_row, is_user);
  gtk_widget_set_visible (GTK_WIDGET (self), number < setup->players);
  if (number < setup->players) {
    g_autofree char *title = qdr_game_setup_get_seat_label (setup, number);

    adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self), title);
  }
}

static void
show_options (QdrMoreOptions *self, const QdrGameSetup *setup)
{
  self->updating = TRUE;
  gtk_switch_set_active (self->repetition, setup->repetition_is_draw);
  for (guint i = 0; i < QDR_MAX_PLAYERS; i++)
    show_seat (self->seats[i], setup, i);
  self->updating = FALSE;
}

/* Copies the shown options to @setup, which must already have the shown number of players. */
static void
read_options (QdrMoreOptions *self, QdrGameSetup *setup)
{
  gboolean is_recast = FALSE;

  setup->repetition_is_draw = gtk_switch_get_active (self->repetition);
  for (guint i = 0; i < setup->players; i++) {
    QdrSeatGroup *seat = self->seats[i];
    g_autofree char *before = setup->seats[i];
    const char *name = gtk_editable_get_text (GTK_EDITABLE (seat->name));

    /* Another player has another name. */
    setup->seats[i] = seat_of_row (seat, adw_combo_row_get_selected (seat->kind));
    is_recast = is_recast || !g_str_equal (setup->seats[i], before);
    g_free (setup->names[i]);
    setup->names[i] = g_strdup (g_str_equal (setup->seats[i], before) ? name : "");
    qdr_game_setup_set_stock (setup, i, qdr_seat_group_get_stock (seat));
  }
  if (is_recast)
    fill_in_user_name (setup);
}

/* The dialog */

struct _QdrNewGameDialog {
  AdwWindow parent_instance;

  GSettings *settings;
  QdrPersonalityList *personalities;
  QdrGameSetup *setup; /* the set-up that the widgets show */
  GPtrArray *setups;   /* (element-type QdrGameSetup): the set-ups that recent_buttons start */
  gboolean is_other;   /* whether the user has chosen to see all sizes of the board */

  QdrOpponentChooser *opponents;
  GtkWidget *recent;
  GtkBox *recent_buttons;
  GtkWidget *set_up;
  QdrChoiceRow *board;
  QdrChoiceRow *columns;
  QdrChoiceRow *rows;
  QdrChoiceRow *players;
  QdrChoiceRow *first_move;
  QdrChoiceRow *match;
  GtkWidget *match_note;
  QdrChoiceRow *clock;
  GtkWidget *minutes_row;
  GtkSpinButton *minutes;
  GtkWidget *increment_row;
  GtkSpinButton *increment;
  GtkExpander *more;
  GtkWidget *options; /* (nullable): a QdrMoreOptions, created when expanded */
};

G_DEFINE_FINAL_TYPE (QdrNewGameDialog, qdr_new_game_dialog, ADW_TYPE_WINDOW)

static guint start_signal;

/* The common sizes of square boards. The choice after them shows two rows with all sizes. */
static const guint sizes[] = { 5, 7, 9, 11, 13, 19 };

#define OTHER_SIZE G_N_ELEMENTS (sizes)

/* The choices for the minutes on the clock; 0 means no clock. The choice after them is a custom
 * clock. */
static const guint clocks[] = { 0, 5, 15, 30 };

/* Choices for the maximum number of games in a match. */
static const guint lengths[] = { 1, 3, 5 };

#define CUSTOM_CLOCK G_N_ELEMENTS (clocks)

/* Shows the length of the match. With four players and three games, also shows a note: one of the
 * players never moves first. */
static void
show_match (QdrNewGameDialog *self)
{
  const gboolean has_note = self->setup->players == 4 && self->setup->n_games == 3;

  qdr_choice_row_set_chosen (self->match, self->setup->n_games / 2);
  if (has_note && !gtk_widget_get_visible (self->match_note))
    qdr_announce (self->match_note, gtk_label_get_label (GTK_LABEL (self->match_note)));
  gtk_widget_set_visible (self->match_note, has_note);
}

/* Shows the set-up, except for the minutes and the increment, which the user may be typing. */
static void
show_setup (QdrNewGameDialog *self)
{
  const QdrGameSetup *setup = self->setup;
  const guint person = qdr_game_setup_find_first_person (setup);
  g_autofree char *first = qdr_game_setup_get_beginner_label (setup, person, self->personalities);
  g_autofree char *second =
      qdr_game_setup_get_beginner_label (setup, (person + 1) % setup->players, self->personalities);
  const char *first_moves[] = {
    first, second, C_ ("first move", "Random"), C_ ("first move", "In Turn"), NULL,
  };
  guint size = 0;

  while (size < OTHER_SIZE &&
         (self->is_other || sizes[size] != setup->width || sizes[size] != setup->height))
    size++;

  qdr_opponent_chooser_show_setup (self->opponents);
  qdr_choice_row_set_chosen (self->board, size);
  gtk_widget_set_visible (GTK_WIDGET (self->columns), size == OTHER_SIZE);
  gtk_widget_set_visible (GTK_WIDGET (self->rows), size == OTHER_SIZE);
  qdr_choice_row_set_chosen (self->columns, (setup->width - QDR_BOARD_MIN) / 2);
  qdr_choice_row_set_chosen (self->rows, (setup->height - QDR_BOARD_MIN) / 2);
  qdr_choice_row_set_chosen (self->players, setup->players == 4 ? 1 : 0);
  qdr_choice_row_set_choices (self->first_move, first_moves);
  qdr_choice_row_set_chosen (self->first_move, (guint) setup->first_move);
  show_match (self);
  if (self->options != NULL)
    show_options (QDR_MORE_OPTIONS (self->options), setup);
}

static void
ladder_action_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (widget));

  if (parent != NULL)
    gtk_widget_activate_action (GTK_WIDGET (parent), "app.ladder", NULL);
  gtk_window_close (GTK_WINDOW (widget));
}

static void
board_chosen_cb (QdrNewGameDialog *self, guint choice)
{
  self->is_other = choice == OTHER_SIZE;
  if (!self->is_other)
    qdr_game_setup_set_board_size (self->setup, sizes[choice], sizes[choice]);
  show_setup (self);
}

static void
columns_chosen_cb (QdrNewGameDialog *self, guint choice)
{
  self->is_other = TRUE;
  qdr_game_setup_set_board_size (self->setup, QDR_BOARD_MIN + 2 * choice, self->setup->height);
  show_setup (self);
}

static void
rows_chosen_cb (QdrNewGameDialog *self, guint choice)
{
  self->is_other = TRUE;
  qdr_game_setup_set_board_size (self->setup, self->setup->width, QDR_BOARD_MIN + 2 * choice);
  show_setup (self);
}

static void
players_chosen_cb (QdrNewGameDialog *self, guint choice)
{
  qdr_game_setup_set_player_count (self->setup, choice == 0 ? 2 : 4);
  qdr_opponent_chooser_reset_selection (self->opponents);
  show_setup (self);
}

static void
first_move_chosen_cb (QdrNewGameDialog *self, guint choice)
{
  self->setup->first_move = (QdrFirstMoveRule) choice;
}

static void
match_chosen_cb (QdrNewGameDialog *self, guint choice)
{
  self->setup->n_games = lengths[choice];
  show_match (self);
}

static void
clock_chosen_cb (QdrNewGameDialog *self)
{
  const gboolean is_custom = qdr_choice_row_get_chosen (self->clock) == CUSTOM_CLOCK;

  gtk_widget_set_visible (self->minutes_row, is_custom);
  gtk_widget_set_visible (self->increment_row, is_custom);
}

/* Runs when a row of the options has changed, by the user or not. */
static void
options_edited_cb (GtkWidget *widget)
{
  QdrNewGameDialog *self =
      QDR_NEW_GAME_DIALOG (gtk_widget_get_ancestor (widget, QDR_TYPE_NEW_GAME_DIALOG));

  if (self == NULL || QDR_MORE_OPTIONS (self->options)->updating)
    return;
  read_options (QDR_MORE_OPTIONS (self->options), self->setup);
  show_setup (self);
}

static void
more_expanded_cb (QdrNewGameDialog *self)
{
  if (self->options != NULL || !gtk_expander_get_expanded (self->more))
    return;

  self->options = make_options (self->personalities, self->settings);
  show_options (QDR_MORE_OPTIONS (self->options), self->setup);
  qdr_row_fixups_apply (self->options);
  qdr_accessibility_fixups_apply (self->options);
  gtk_expander_set_child (self->more, self->options);
}

static void
start_game (QdrNewGameDialog *self, const QdrGameSetup *setup)
{
  g_autoptr (QdrGame) game = qdr_game_setup_start_game (setup, self->settings, self->personalities);

  qdr_recent_setups_add (self->settings, setup);
  g_signal_emit (self, start_signal, 0, game, setup->n_games);
  gtk_window_close (GTK_WINDOW (self));
}

/* Stores the name that the user has typed for himself. It is used in all games. */
static void
store_user_name (QdrNewGameDialog *self)
{
  char *name = self->setup->names[qdr_game_setup_find_first_person (self->setup)];
  g_autofree char *before = qdr_user_get_name ();

  if (qdr_game_setup_count_people (self->setup) == 0 || *name == '\0')
    return;
  if (!g_str_equal (name, before)) {
    g_settings_set_string (self->settings, "user-name", name);
    qdr_user_set_name (name);
  }
  *name = '\0';
}

static void
start_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  QdrNewGameDialog *self = QDR_NEW_GAME_DIALOG (widget);
  const guint clock = qdr_choice_row_get_chosen (self->clock);

  for (guint i = 0; i < QDR_MAX_PLAYERS; i++)
    g_strstrip (self->setup->names[i]);
  store_user_name (self);
  if (clock == CUSTOM_CLOCK) {
    self->setup->minutes = (guint) gtk_spin_button_get_value_as_int (self->minutes);
    self->setup->increment = (guint) gtk_spin_button_get_value_as_int (self->increment);
  } else {
    self->setup->minutes = clocks[clock];
    self->setup->increment = 0;
  }
  start_game (self, self->setup);
}

static void
recent_clicked_cb (QdrNewGameDialog *self, GtkWidget *button)
{
  guint i = 0;

  for (GtkWidget *before = button; (before = gtk_widget_get_prev_sibling (before)) != NULL;)
    i++;
  start_game (self, g_ptr_array_index (self->setups, i));
}

/* Starts the game when Enter is pressed, unless the focused widget handles the key: an open
 * drop-down list, a text field, or a button that is not a toggle button. A text field activates the
 * default button itself. */
static gboolean
key_pressed_cb (QdrNewGameDialog *self, guint key, guint code, GdkModifierType modifiers)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if ((key != GDK_KEY_Return && key != GDK_KEY_KP_Enter && key != GDK_KEY_ISO_Enter) ||
      (modifiers & gtk_accelerator_get_default_mod_mask ()) != 0)
    return GDK_EVENT_PROPAGATE;
  if (focus != NULL &&
      (GTK_IS_TEXT (focus) || (GTK_IS_BUTTON (focus) && !GTK_IS_TOGGLE_BUTTON (focus)) ||
       gtk_widget_get_native (focus) != GTK_NATIVE (self)))
    return GDK_EVENT_PROPAGATE;

  gtk_widget_activate_action (GTK_WIDGET (self), "new-game.start", NULL);
  return GDK_EVENT_STOP;
}

static void
qdr_new_game_dialog_dispose (GObject *object)
{
  QdrNewGameDialog *self = QDR_NEW_GAME_DIALOG (object);

  g_clear_object (&self->settings);
  g_clear_object (&self->personalities);
  g_clear_pointer (&self->setups, g_ptr_array_unref);

  G_OBJECT_CLASS (qdr_new_game_dialog_parent_class)->dispose (object);
}

/* Frees the set-up last, because the opponent chooser uses the set-up until the chooser is
 * disposed. */
static void
qdr_new_game_dialog_finalize (GObject *object)
{
  qdr_game_setup_free (QDR_NEW_GAME_DIALOG (object)->setup);

  G_OBJECT_CLASS (qdr_new_game_dialog_parent_class)->finalize (object);
}

static void
qdr_new_game_dialog_class_init (QdrNewGameDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qdr_new_game_dialog_dispose;
  G_OBJECT_CLASS (klass)->finalize = qdr_new_game_dialog_finalize;

  start_signal = g_signal_new ("start", QDR_TYPE_NEW_GAME_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                               NULL, G_TYPE_NONE, 2, QDR_TYPE_GAME, G_TYPE_UINT);

  g_type_ensure (QDR_TYPE_CARD_LAYOUT);
  g_type_ensure (QDR_TYPE_CHOICE_ROW);
  g_type_ensure (QDR_TYPE_OPPONENT_CHOOSER);
  g_type_ensure (QDR_TYPE_WRAP_LAYOUT);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/setup/new-game-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrNewGameDialog, opponents);
  gtk_widget_class_bind_template_child (widget_class, QdrNewGameDialog, recent);
  gtk_widget_class_bind_template_child (widget_class, QdrNewGameDialog, recent_buttons);
  gtk_widget_class_bind_template_child (widget_class, QdrNewGameDialog, set_up);
  gtk_widget_class_bind_template_child (widget_class, QdrNewGameDialog, board);
  gtk_widget_class_bind_template_child (widget_class, QdrNewGameDialog, columns);
  gtk_widget_class_bind_template_child (widget_class, QdrNewGameDialog, rows);
  gtk_widget_class_bind_template_child (widget_class, QdrNewGameDialog, players);
  gtk_widget_class_bind_template_child (widget_class, QdrNewGameDialog, first_move);
  gtk_widget_class_bind_template_child (widget_class, QdrNewGameDialog, match);
  gtk_widget_class_bind_template_child (widget_class, QdrNewGameDialog, match_note);
  gtk_widget_class_bind_template_child (widget_class, QdrNewGameDialog, clock);
  gtk_widget_class_bind_template_child (widget_class, QdrNewGameDialog, minutes_row);
  gtk_widget_class_bind_template_child (widget_class, QdrNewGameDialog, minutes);
  gtk_widget_class_bind_template_child (widget_class, QdrNewGameDialog, increment_row);
  gtk_widget_class_bind_template_child (widget_class, QdrNewGameDialog, increment);
  gtk_widget_class_bind_template_child (widget_class, QdrNewGameDialog, more);
  gtk_widget_class_bind_template_callback (widget_class, show_setup);
  gtk_widget_class_bind_template_callback (widget_class, board_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, columns_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, rows_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, players_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, first_move_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, match_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, clock_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, more_expanded_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);
  gtk_widget_class_install_action (widget_class, "new-game.start", NULL, start_cb);
  gtk_widget_class_install_action (widget_class, "new-game.ladder", NULL, ladder_action_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

/* Sets up a field for a number so that Enter applies the typed number and then starts the game. */
static void
set_up_number (GtkSpinButton *number)
{
  gtk_text_set_activates_default (GTK_TEXT (gtk_editable_get_delegate (GTK_EDITABLE (number))),
                                  TRUE);
  qdr_spin_button_fixups_ignore_wheel (number);
}

static void
qdr_new_game_dialog_init (QdrNewGameDialog *self)
{
  const char *boards[] = { "5", "7", "9", "11", "13", "19", C_ ("board", "Other"), NULL };
  const char *all_sizes[] = { "5", "7", "9", "11", "13", "15", "17", "19", NULL };
  const char *players[] = { C_ ("players", "Two"), C_ ("players", "Four"), NULL };
  /* Translators: the choices for the maximum number of games in a match. */
  const char *matches[] = { C_ ("match", "One Game"), C_ ("match", "Best of 3"),
                            C_ ("match", "Best of 5"), NULL };
  const char *times[] = { C_ ("clock", "None"),   _ ("5 min"), _ ("15 min"), _ ("30 min"),
                          C_ ("clock", "Custom"), NULL };

  g_autoptr (GtkSizeGroup) titles = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  g_autoptr (GtkSizeGroup) choices = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);

  gtk_widget_init_template (GTK_WIDGET (self));
  qdr_row_fixups_apply (GTK_WIDGET (self));
  for (GtkWidget *row = gtk_widget_get_first_child (self->set_up); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if (QDR_IS_CHOICE_ROW (row))
      qdr_choice_row_align (QDR_CHOICE_ROW (row), titles, choices);
  qdr_choice_row_set_choices (self->board, boards);
  qdr_choice_row_set_choices (self->columns, all_sizes);
  qdr_choice_row_set_choices (self->rows, all_sizes);
  qdr_choice_row_set_choices (self->players, players);
  qdr_choice_row_set_choices (self->match, matches);
  qdr_choice_row_set_choices (self->clock, times);
  set_up_number (self->minutes);
  set_up_number (self->increment);
}

GtkWidget *
qdr_new_game_dialog_new (GSettings *settings, QdrPersonalityList *personalities)
{
  QdrNewGameDialog *self;
  QdrGameSetup *setup;
  gboolean is_unusual;
  guint clock = 0;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);
  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (personalities), NULL);

  self = g_object_new (QDR_TYPE_NEW_GAME_DIALOG, NULL);
  self->settings = g_object_ref (settings);
  self->personalities = g_object_ref (personalities);
  self->setup = setup = qdr_game_setup_load (settings, personalities);
  fill_in_user_name (setup);
  qdr_opponent_chooser_set_setup (self->opponents, setup, personalities);

  self->setups = qdr_recent_setups_load (settings, personalities);
  gtk_widget_set_visible (self->recent, self->setups->len > 0);
  for (guint i = 0; i < self->setups->len; i++) {
    g_autofree char *words =
        qdr_game_setup_describe (g_ptr_array_index (self->setups, i), personalities);
    GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", words, "wrap", TRUE, "wrap-mode",
                                     PANGO_WRAP_WORD_CHAR, NULL);
    GtkWidget *button = g_object_new (GTK_TYPE_BUTTON, "child", label, NULL);

    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                    -1);
    g_signal_connect_object (button, "clicked", G_CALLBACK (recent_clicked_cb), self,
                             G_CONNECT_SWAPPED);
    gtk_box_append (self->recent_buttons, button);
  }

  show_setup (self);
  gtk_spin_button_set_value (self->minutes, g_settings_get_int (settings, "clock-minutes"));
  gtk_spin_button_set_value (self->increment, setup->increment);
  while (clock < CUSTOM_CLOCK &&
         (clocks[clock] != setup->minutes || (setup->minutes > 0 && setup->increment > 0)))
    clock++;
  qdr_choice_row_set_chosen (self->clock, clock);
  clock_chosen_cb (self);

  is_unusual = !setup->repetition_is_draw;
  for (guint i = 0; i < setup->players; i++)
    is_unusual = is_unusual || setup->stocks[i] != qdr_game_setup_get_default_stock (setup);
  gtk_expander_set_expanded (self->more, is_unusual);
  qdr_opponent_chooser_focus_gallery (self->opponents);

  return GTK_WIDGET (self);
}

void
qdr_new_game_dialog_choose_easiest_opponent (QdrNewGameDialog *self)
{
  QdrPersonality *easiest;
  g_autofree char *seat = NULL;

  g_return_if_fail (QDR_IS_NEW_GAME_DIALOG (self));

  easiest = qdr_personality_list_get_easiest_opponent (self->personalities);
  if (easiest == NULL)
    return;
  seat = qdr_seat_for_personality (qdr_personality_get_id (easiest));
  qdr_game_setup_set_single_opponent (self->setup, seat);
  qdr_opponent_chooser_reset_selection (self->opponents);
  show_setup (self);
  qdr_opponent_chooser_focus_gallery (self->opponents);
}

void
qdr_new_game_dialog_set_ladder (QdrNewGameDialog *self, QdrLadder *ladder)
{
  g_return_if_fail (QDR_IS_NEW_GAME_DIALOG (self));
  g_return_if_fail (QDR_IS_LADDER (ladder));

  qdr_opponent_chooser_set_ladder (self->opponents, ladder);
}
