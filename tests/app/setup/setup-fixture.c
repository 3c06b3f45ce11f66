/*
 * Functions for tests of the dialog for a new game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "setup-fixture.h"

#include "qdr-new-game-dialog.h"
#include "qdr-opponent-chooser.h"

static GtkWidget *dialog;
static QdrGame *started;
static guint started_games;

GtkWidget *
setup_get_dialog (void)
{
  return dialog;
}

QdrGame *
setup_get_started (void)
{
  return started;
}

guint
setup_get_n_games (void)
{
  return started_games;
}

static void
start_cb (GtkWidget *widget, QdrGame *game, guint n_games)
{
  g_set_object (&started, game);
  started_games = n_games;
}

void
setup_open_dialog (void)
{
  g_clear_object (&started);
  started_games = 0;
  dialog = qdr_new_game_dialog_new (fixture_get_settings (), fixture_get_personalities ());
  g_signal_connect (dialog, "start", G_CALLBACK (start_cb), NULL);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
setup_begin (void)
{
  fixture_set_up ();
  setup_open_dialog ();
}

void
setup_end (void)
{
  g_clear_object (&started);
  started_games = 0;
  fixture_tear_down ();
}

GtkWidget *
setup_get_part (const char *id)
{
  GObject *part = gtk_widget_get_template_child (dialog, QDR_TYPE_NEW_GAME_DIALOG, id);

  return part != NULL ? GTK_WIDGET (part)
                      : fixture_get_part (fixture_get_part (dialog, "opponents"), id);
}

GtkWidget *
setup_find_choice (GtkWidget *widget, const char *words)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), words) == 0)
    return widget;
  for (GtkWidget *part = gtk_widget_get_first_child (widget); part != NULL && found == NULL;
       part = gtk_widget_get_next_sibling (part))
    found = setup_find_choice (part, words);
  return found;
}

void
setup_choose (const char *id, const char *words)
{
  GtkWidget *choice = setup_find_choice (setup_get_part (id), words);

  ck_assert_msg (choice != NULL, "no %s in %s", words, id);
  g_signal_emit_by_name (choice, "clicked");
}

void
setup_assert_chosen (const char *id, const char *words)
{
  GtkWidget *choice = setup_find_choice (setup_get_part (id), words);

  ck_assert_msg (choice != NULL, "no %s in %s", words, id);
  ck_assert (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (choice)));
}

GtkFlowBox *
setup_get_cards (void)
{
  return GTK_FLOW_BOX (fixture_find_child (setup_get_part ("gallery"), GTK_TYPE_FLOW_BOX));
}

GtkFlowBoxChild *
setup_find_card (const char *seat)
{
  GtkFlowBoxChild *card;

  for (int i = 0; (card = gtk_flow_box_get_child_at_index (setup_get_cards (), i)) != NULL; i++)
    if (g_str_equal (qdr_opponent_card_get_seat (QDR_OPPONENT_CARD (card)), seat))
      return card;
  ck_abort_msg ("no portrait of %s", seat);
}

void
setup_choose_opponent (const char *seat)
{
  gtk_widget_activate_action (GTK_WIDGET (setup_find_card (seat)), "opponent.choose", NULL);
}

void
setup_assert_chosen_opponent (const char *seat)
{
  g_autoptr (GList) chosen = gtk_flow_box_get_selected_children (setup_get_cards ());

  ck_assert_pstr_eq (chosen != NULL ? qdr_opponent_card_get_seat (chosen->data) : NULL, seat);
}

GtkWidget *
setup_get_options (void)
{
  gtk_expander_set_expanded (GTK_EXPANDER (setup_get_part ("more")), TRUE);
  return gtk_expander_get_child (GTK_EXPANDER (setup_get_part ("more")));
}

gpointer
setup_get_option (const char *id)
{
  return fixture_get_part (setup_get_options (), id);
}

/* The rows are in the order of their box. */
QdrSeatGroup *
setup_get_seat (guint number)
{
  GtkWidget *group = gtk_widget_get_first_child (setup_get_options ());

  while (!QDR_IS_SEAT_GROUP (group) || number-- > 0)
    group = gtk_widget_get_next_sibling (group);

  return QDR_SEAT_GROUP (group);
}

gpointer
setup_get_seat_part (guint number, const char *id)
{
  return fixture_get_part (GTK_WIDGET (setup_get_seat (number)), id);
}

void
setup_choose_kind (guint number, guint kind)
{
  adw_combo_row_set_selected (setup_get_seat_part (number, "kind"), kind);
}

guint
setup_find_kind (const char *id)
{
  GListModel *list = qdr_personality_list_get_opponents (fixture_get_personalities ());

  for (guint i = 0; i < g_list_model_get_n_items (list); i++) {
    g_autoptr (QdrPersonality) personality = g_list_model_get_item (list, i);

    if (g_str_equal (qdr_personality_get_id (personality), id))
      return i + 1;
  }
  ck_abort_msg ("no %s", id);
}

void
setup_type_name (guint number, const char *name)
{
  gtk_editable_set_text (GTK_EDITABLE (setup_get_seat_part (number, "name")), name);
}

void
setup_set_stock (guint number, guint stock)
{
  gtk_spin_button_set_value (setup_get_seat_part (number, "stock"), stock);
}

gboolean
setup_dialog_is_gone (gpointer data)
{
  return *(gpointer *) data == NULL;
}

void
setup_start (void)
{
  gpointer watched = dialog;

  g_object_add_weak_pointer (G_OBJECT (dialog), &watched);
  gtk_widget_activate_action (dialog, "new-game.start", NULL);
  ck_assert_ptr_nonnull (started);
  fixture_wait (setup_dialog_is_gone, &watched);
}

void
setup_assert_seats (const char *expected)
{
  g_autoptr (GString) seats = g_string_new (NULL);

  for (guint i = 0; i < qdr_game_get_n_players (started); i++)
    g_string_append_printf (seats, "%s%s", i > 0 ? ", " : "",
                            qdr_player_get_seat (qdr_game_get_player (started, i)));
  ck_assert_str_eq (seats->str, expected);
}
