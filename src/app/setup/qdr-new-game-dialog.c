/*
 * The dialog in which a new game is set up.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-new-game-dialog.h"

#include "qdr-game-setup.h"
#include "qdr-seat-group.h"
#include "qdr-wheel-guard.h"

struct _QdrNewGameDialog {
  AdwWindow parent_instance;

  GSettings *settings;
  QdrPersonalityList *personalities;
  QdrSeatGroup *seats[QDR_MAX_PLAYERS];

  GtkBox *seat_box;
  AdwComboRow *columns;
  AdwComboRow *rows;
  AdwComboRow *players;
  GtkSwitch *square;
  GtkSwitch *repetition;
  AdwComboRow *clock;
  GtkWidget *minutes_row;
  GtkSpinButton *minutes;
  GtkWidget *increment_row;
  GtkSpinButton *increment;
};

/* The rows of the list of clocks. */
enum {
  CLOCK_NONE,
  CLOCK_USUAL,
  CLOCK_CUSTOM,
};

#define USUAL_MINUTES 15

G_DEFINE_FINAL_TYPE (QdrNewGameDialog, qdr_new_game_dialog, ADW_TYPE_WINDOW)

enum {
  SIGNAL_START,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Board sizes are odd, so the rows of the lists are 5, 7, 9 … */
static guint
size_of_row (guint row)
{
  return QDR_BOARD_MIN + 2 * row;
}

static guint
row_of_size (guint size)
{
  return (size - QDR_BOARD_MIN) / 2;
}

static guint
get_n_players (QdrNewGameDialog *self)
{
  return adw_combo_row_get_selected (self->players) == 0 ? 2 : 4;
}

/* What the rows say about the board; the rest is left empty. */
static QdrGameSetup
read_board (QdrNewGameDialog *self)
{
  return (QdrGameSetup){
    .width = size_of_row (adw_combo_row_get_selected (self->columns)),
    .height = size_of_row (adw_combo_row_get_selected (self->rows)),
    .players = get_n_players (self),
  };
}

/* Stocks belong to a board and a number of players: another board means its own usual stocks. */
static void
reset_stocks (QdrNewGameDialog *self)
{
  QdrGameSetup board = read_board (self);

  for (guint i = 0; i < QDR_MAX_PLAYERS; i++)
    qdr_seat_group_set_stock (self->seats[i], qdr_game_setup_usual_stock (&board));
}

static void
columns_changed_cb (QdrNewGameDialog *self)
{
  if (gtk_switch_get_active (self->square))
    adw_combo_row_set_selected (self->rows, adw_combo_row_get_selected (self->columns));
  reset_stocks (self);
}

static void
rows_changed_cb (QdrNewGameDialog *self)
{
  reset_stocks (self);
}

static void
square_changed_cb (QdrNewGameDialog *self)
{
  gboolean square = gtk_switch_get_active (self->square);

  gtk_widget_set_sensitive (GTK_WIDGET (self->rows), !square);
  if (square)
    adw_combo_row_set_selected (self->rows, adw_combo_row_get_selected (self->columns));
}

static void
players_changed_cb (QdrNewGameDialog *self)
{
  for (guint i = 0; i < QDR_MAX_PLAYERS; i++)
    gtk_widget_set_visible (GTK_WIDGET (self->seats[i]), i < get_n_players (self));
  reset_stocks (self);
}

static void
clock_changed_cb (QdrNewGameDialog *self)
{
  const gboolean custom = adw_combo_row_get_selected (self->clock) == CLOCK_CUSTOM;

  gtk_widget_set_visible (self->minutes_row, custom);
  gtk_widget_set_visible (self->increment_row, custom);
}

static void
read_clock (QdrNewGameDialog *self, QdrGameSetup *setup)
{
  switch (adw_combo_row_get_selected (self->clock)) {
  case CLOCK_USUAL:
    setup->minutes = USUAL_MINUTES;
    break;
  case CLOCK_CUSTOM:
    setup->minutes = (guint) gtk_spin_button_get_value_as_int (self->minutes);
    setup->increment = (guint) gtk_spin_button_get_value_as_int (self->increment);
    break;
  case CLOCK_NONE:
  default:
    break;
  }
}

static void
show_setup (QdrNewGameDialog *self, const QdrGameSetup *setup)
{
  const gboolean usual = setup->minutes == USUAL_MINUTES && setup->increment == 0;
  const guint clock = setup->minutes == 0 ? CLOCK_NONE : usual ? CLOCK_USUAL : CLOCK_CUSTOM;

  adw_combo_row_set_selected (self->players, setup->players == 4 ? 1 : 0);
  gtk_switch_set_active (self->square, setup->width == setup->height);
  adw_combo_row_set_selected (self->columns, row_of_size (setup->width));
  adw_combo_row_set_selected (self->rows, row_of_size (setup->height));
  square_changed_cb (self);
  players_changed_cb (self);
  for (guint i = 0; i < QDR_MAX_PLAYERS; i++) {
    qdr_seat_group_set_seat (self->seats[i], setup->seats[i]);
    qdr_seat_group_set_name (self->seats[i], setup->names[i]);
    qdr_seat_group_set_stock (self->seats[i], setup->stocks[i]);
  }
  gtk_switch_set_active (self->repetition, setup->repetition_is_draw);
  gtk_spin_button_set_value (self->minutes, g_settings_get_int (self->settings, "clock-minutes"));
  gtk_spin_button_set_value (self->increment, setup->increment);
  adw_combo_row_set_selected (self->clock, clock);
}

static QdrGameSetup *
read_setup (QdrNewGameDialog *self)
{
  QdrGameSetup *setup = g_new (QdrGameSetup, 1);

  *setup = read_board (self);
  for (guint i = 0; i < QDR_MAX_PLAYERS; i++) {
    setup->seats[i] = qdr_seat_group_get_seat (self->seats[i]);
    setup->names[i] = g_strstrip (g_strdup (qdr_seat_group_get_name (self->seats[i])));
    setup->stocks[i] = qdr_seat_group_get_stock (self->seats[i]);
  }
  setup->repetition_is_draw = gtk_switch_get_active (self->repetition);
  read_clock (self, setup);

  return setup;
}

static void
start_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  QdrNewGameDialog *self = QDR_NEW_GAME_DIALOG (widget);
  g_autoptr (QdrGameSetup) setup = read_setup (self);
  g_autoptr (QdrGame) game = qdr_game_setup_make_game (setup, self->personalities);

  qdr_game_setup_save (setup, self->settings);
  g_signal_emit (self, signals[SIGNAL_START], 0, game);
  gtk_window_close (GTK_WINDOW (self));
}

static void
qdr_new_game_dialog_dispose (GObject *object)
{
  QdrNewGameDialog *self = QDR_NEW_GAME_DIALOG (object);

  g_clear_object (&self->settings);
  g_clear_object (&self->personalities);

  G_OBJECT_CLASS (qdr_new_game_dialog_parent_class)->dispose (object);
}

static void
qdr_new_game_dialog_class_init (QdrNewGameDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qdr_new_game_dialog_dispose;

  signals[SIGNAL_START] = g_signal_new ("start", QDR_TYPE_NEW_GAME_DIALOG, G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 1, QDR_TYPE_GAME);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/setup/new-game-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrNewGameDialog, seat_box);
  gtk_widget_class_bind_template_child (widget_class, QdrNewGameDialog, columns);
  gtk_widget_class_bind_template_child (widget_class, QdrNewGameDialog, rows);
  gtk_widget_class_bind_template_child (widget_class, QdrNewGameDialog, players);
  gtk_widget_class_bind_template_child (widget_class, QdrNewGameDialog, square);
  gtk_widget_class_bind_template_child (widget_class, QdrNewGameDialog, repetition);
  gtk_widget_class_bind_template_child (widget_class, QdrNewGameDialog, clock);
  gtk_widget_class_bind_template_child (widget_class, QdrNewGameDialog, minutes_row);
  gtk_widget_class_bind_template_child (widget_class, QdrNewGameDialog, minutes);
  gtk_widget_class_bind_template_child (widget_class, QdrNewGameDialog, increment_row);
  gtk_widget_class_bind_template_child (widget_class, QdrNewGameDialog, increment);
  gtk_widget_class_bind_template_callback (widget_class, columns_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, rows_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, square_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, players_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, clock_changed_cb);
  gtk_widget_class_install_action (widget_class, "new-game.start", NULL, start_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
qdr_new_game_dialog_init (QdrNewGameDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  qdr_wheel_guard_install (self->minutes);
  qdr_wheel_guard_install (self->increment);
}

GtkWidget *
qdr_new_game_dialog_new (GSettings *settings, QdrPersonalityList *personalities)
{
  QdrNewGameDialog *self;
  g_autoptr (QdrGameSetup) setup = NULL;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);
  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (personalities), NULL);

  self = g_object_new (QDR_TYPE_NEW_GAME_DIALOG, NULL);
  self->settings = g_object_ref (settings);
  self->personalities = g_object_ref (personalities);
  for (guint i = 0; i < QDR_MAX_PLAYERS; i++) {
    self->seats[i] = QDR_SEAT_GROUP (qdr_seat_group_new (i, personalities));
    gtk_box_append (self->seat_box, GTK_WIDGET (self->seats[i]));
  }
  setup = qdr_game_setup_load (settings, personalities);
  show_setup (self, setup);
  /* Otherwise the first in the header bar has the focus, and Enter means Cancel. */
  gtk_window_set_focus (GTK_WINDOW (self), gtk_window_get_default_widget (GTK_WINDOW (self)));

  return GTK_WIDGET (self);
}
