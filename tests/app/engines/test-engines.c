/*
 * External engines in the preferences and in the dialog for a new game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>

#include "fixture.h"
#include "qdr-engine-group.h"
#include "qdr-icon-button.h"
#include "qdr-new-game-dialog.h"
#include "qdr-opponent-chooser.h"
#include "qdr-player-panel.h"
#include "qdr-preferences-window.h"
#include "qdr-recent-setups.h"
#include "test.h"

static QdrExternalEngineList *engines;

static void
set_up (void)
{
  fixture_set_up ();
  engines = qdr_personality_list_get_engines (fixture_get_personalities ());
}

static void
tear_down (void)
{
  qdr_external_engine_list_flush (engines);
  fixture_tear_down ();
}

static QdrExternalEngine *
add_engine (const char *name, const char *command)
{
  g_autoptr (QdrExternalEngine) engine =
      qdr_external_engine_new (name, command, QDR_PROTOCOL_UQI, NULL);

  ck_assert (qdr_external_engine_list_add (engines, engine, G_MAXUINT, NULL));
  return engine;
}

/* Preferences */

static GtkWindow *
find_window (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

    if (G_TYPE_CHECK_INSTANCE_TYPE (window, type))
      return window;
  }
  return NULL;
}

static GtkWidget *
get_part (GtkWindow *dialog, const char *id)
{
  return GTK_WIDGET (fixture_get_part (dialog, id));
}

static GtkWindow *
open_dialog (QdrExternalEngine *engine)
{
  qdr_engine_dialog_present (NULL, engines, engine);
  return find_window (QDR_TYPE_ENGINE_DIALOG);
}

static void
type (GtkWindow *dialog, const char *id, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (get_part (dialog, id)), text);
}

static gboolean
no_dialog (gpointer data)
{
  return find_window (QDR_TYPE_ENGINE_DIALOG) == NULL;
}

static gboolean
is_refused (gpointer dialog)
{
  return gtk_widget_has_css_class (get_part (dialog, "words"), "error");
}

TEST_DEFAULTS (.timeout = 120, .set_up = set_up, .tear_down = tear_down)

TEST (an_engine_is_tried_and_added)
{
  g_autofree char *program = g_shell_quote (g_getenv ("QDR_CLI"));
  g_autofree char *command = g_strdup_printf ("%s engine --protocol=qtp --nodes 50", program);
  GtkWindow *dialog = open_dialog (NULL);
  QdrExternalEngine *engine;

  ck_assert (!gtk_widget_get_sensitive (get_part (dialog, "accept")));
  type (dialog, "command", command);
  g_signal_emit_by_name (get_part (dialog, "accept"), "clicked");
  ck_assert (gtk_widget_get_visible (get_part (dialog, "spinner")));
  fixture_wait (no_dialog, NULL);
  /* The name is the one that the engine reports. */
  engine = qdr_external_engine_list_find (engines, "Quoridor");
  ck_assert_ptr_nonnull (engine);
  ck_assert_int_eq (qdr_external_engine_get_protocol (engine), QDR_PROTOCOL_QTP);
}

typedef struct {
  GtkWindow *window;
  const char *words;
} Heard;

/* Returns whether words are announced at the focus of a window, or at a window without a focus. */
static gboolean
is_heard (gpointer user_data)
{
  const Heard *self = user_data;
  GtkWidget *focus = gtk_window_get_focus (self->window);
  g_autofree char *problem =
      gtk_test_accessible_check_property (GTK_ACCESSIBLE (
                                              focus != NULL ? focus : GTK_WIDGET (self->window)),
                                          GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, self->words);

  return problem == NULL;
}

TEST (the_dialog_is_explained_and_its_success_announced)
{
  QdrExternalEngine *engine = add_engine ("Foe", "foe");
  GtkWindow *parent = GTK_WINDOW (gtk_window_new ());
  Heard explanation = { .words = "The program is tested first. It must speak UQI or QTP, and runs "
                                 "without network and with its own files only." };
  Heard success = { parent, "The engine was renamed." };
  GtkWindow *dialog;

  gtk_window_present (parent);
  qdr_engine_dialog_present (parent, engines, NULL);
  dialog = find_window (QDR_TYPE_ENGINE_DIALOG);
  explanation.window = dialog;
  fixture_wait (is_heard, &explanation);
  ck_assert (gtk_widget_get_focusable (gtk_widget_get_parent (get_part (dialog, "words"))));
  fixture_close (dialog);
  fixture_wait (no_dialog, NULL);

  qdr_engine_dialog_present (parent, engines, engine);
  dialog = find_window (QDR_TYPE_ENGINE_DIALOG);
  type (dialog, "name", "Friend");
  g_signal_emit_by_name (get_part (dialog, "accept"), "clicked");
  fixture_wait (is_heard, &success);
  gtk_window_destroy (parent);
}

static const struct {
  const char *command;
  const char *words;
} no_engines[] = {
  { "/nonexistent/engine", "This is not an engine: there is no such program." },
  { "sh -c \"foe", "The command has an unmatched quotation mark." },
};

TEST (what_is_no_engine_is_not_added, .loops = G_N_ELEMENTS (no_engines))
{
  GtkWindow *dialog = open_dialog (NULL);

  type (dialog, "command", no_engines[_i].command);
  g_signal_emit_by_name (get_part (dialog, "accept"), "clicked");
  fixture_wait (is_refused, dialog);
  ck_assert_str_eq (gtk_label_get_label (GTK_LABEL (get_part (dialog, "words"))),
                    no_engines[_i].words);
  ck_assert_uint_eq (g_list_model_get_n_items (G_LIST_MODEL (engines)), 0);
  /* The error disappears with the next change. */
  type (dialog, "command", "/nonexistent");
  ck_assert (!is_refused (dialog));
  fixture_close (dialog);
}

TEST (closing_the_dialog_gives_up_the_trial)
{
  g_autofree char *program = g_shell_quote (g_getenv ("QDR_HOSTILE_ENGINE"));
  g_autofree char *command = g_strdup_printf ("%s hangs-at-greeting", program);
  GtkWindow *dialog = open_dialog (NULL);

  type (dialog, "command", command);
  g_signal_emit_by_name (get_part (dialog, "accept"), "clicked");
  fixture_assert_finalizes (dialog, fixture_close);
}

TEST (an_engine_gets_another_name_that_is_free)
{
  QdrExternalEngine *engine = add_engine ("One", "one");
  GtkWindow *dialog;

  add_engine ("Two", "two");
  dialog = open_dialog (engine);
  type (dialog, "name", "two");
  g_signal_emit_by_name (get_part (dialog, "accept"), "clicked");
  ck_assert (is_refused (dialog));
  type (dialog, "name", " Three ");
  g_signal_emit_by_name (get_part (dialog, "accept"), "clicked");
  fixture_wait (no_dialog, NULL);
  ck_assert_ptr_nonnull (qdr_external_engine_list_find (engines, "Three"));
}

/* (nullable) */
static GtkWidget *
find_with (GtkWidget *widget, GType type, const char *property, const char *words)
{
  g_autofree char *has = NULL;

  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    g_object_get (widget, property, &has, NULL);
  if (g_strcmp0 (has, words) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    GtkWidget *found = find_with (child, type, property, words);

    if (found != NULL)
      return found;
  }
  return NULL;
}

TEST (what_is_removed_is_told_whatever_it_is_called_and_comes_back)
{
  GtkWidget *window;
  GtkWidget *button;

  add_engine ("Foe <b>", "foe");
  qdr_preferences_window_present (NULL, fixture_get_settings (), fixture_get_personalities ());
  window = GTK_WIDGET (find_window (QDR_TYPE_PREFERENCES_WINDOW));
  button = find_with (window, QDR_TYPE_ICON_BUTTON, "tooltip-text", "Remove Foe <b>");
  ck_assert_ptr_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  ck_assert_uint_eq (g_list_model_get_n_items (G_LIST_MODEL (engines)), 0);
  ck_assert_ptr_nonnull (find_with (window, GTK_TYPE_LABEL, "label", "Foe &lt;b&gt; removed"));
  button = find_with (window, GTK_TYPE_BUTTON, "label", "Undo");
  ck_assert_ptr_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  ck_assert_ptr_nonnull (qdr_external_engine_list_find (engines, "Foe <b>"));
  fixture_close (window);
}

/* Choosing an engine */

TEST (an_engine_is_in_the_gallery_and_starts_a_game)
{
  GtkWidget *gallery = g_object_ref_sink (g_object_new (QDR_TYPE_OPPONENT_GALLERY, NULL));
  const guint n =
      g_list_model_get_n_items (qdr_personality_list_get_opponents (fixture_get_personalities ()));
  GtkFlowBox *cards;
  GtkFlowBoxChild *card;

  add_engine ("Foe <b>", "foe");
  qdr_opponent_gallery_add_cards (QDR_OPPONENT_GALLERY (gallery), fixture_get_personalities ());
  cards = GTK_FLOW_BOX (fixture_get_part (gallery, "cards"));
  card = gtk_flow_box_get_child_at_index (cards, (int) n + 2);
  ck_assert_str_eq (qdr_opponent_card_get_seat (QDR_OPPONENT_CARD (card)), "engine Foe <b>");
  fixture_assert_accessible (card, GTK_ACCESSIBLE_PROPERTY_LABEL, "Foe <b>");
  g_object_unref (gallery);
}

TEST (the_list_of_seats_follows_the_engines)
{
  GtkWidget *panel = g_object_new (QDR_TYPE_PLAYER_PANEL, NULL);
  GtkWindow *window = g_object_new (GTK_TYPE_WINDOW, "child", panel, NULL);
  GtkMenuButton *button = GTK_MENU_BUTTON (fixture_get_part (panel, "seat_button"));
  GtkWidget *list;
  const int n = (int) g_list_model_get_n_items (
      qdr_personality_list_get_opponents (fixture_get_personalities ()));
  QdrExternalEngine *engine;

  qdr_player_panel_set_personalities (QDR_PLAYER_PANEL (panel), fixture_get_personalities ());
  gtk_window_present (window);
  gtk_menu_button_popup (button);
  list = fixture_find_child (GTK_WIDGET (gtk_menu_button_get_popover (button)), GTK_TYPE_LIST_BOX);
  ck_assert_ptr_null (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), n + 1));
  engine = add_engine ("Foe", "foe");
  ck_assert_ptr_nonnull (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), n + 1));
  qdr_external_engine_list_remove (engines, engine);
  ck_assert_ptr_null (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), n + 1));
  fixture_close (window);
}

/* Layout */

static const int widths[] = { 320, 360, 480, 900 };

/* A name of the greatest length, without a space. */
#define LONG_NAME "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenve"

TEST (nothing_is_cut_in_the_dialog, .loops = G_N_ELEMENTS (widths), .tags = "layout")
{
  GtkWindow *dialog = open_dialog (NULL);

  fixture_resize (dialog, widths[_i], 400);
  fixture_assert_nothing_is_cut (GTK_WIDGET (dialog));
  type (dialog, "command", "/nonexistent/engine/with/a/long/name --and --options");
  g_signal_emit_by_name (get_part (dialog, "accept"), "clicked");
  fixture_wait (is_refused, dialog);
  fixture_assert_nothing_is_cut (get_part (dialog, "words"));
  fixture_close (dialog);
}

TEST (nothing_is_cut_in_the_preferences, .loops = G_N_ELEMENTS (widths), .tags = "layout")
{
  GtkWindow *window;

  fixture_use_style ();
  add_engine ("An Engine With a Long Name", "/usr/local/games/engine --with --options");
  add_engine (LONG_NAME, "/usr/local/games/engine");
  qdr_preferences_window_present (NULL, fixture_get_settings (), fixture_get_personalities ());
  window = find_window (QDR_TYPE_PREFERENCES_WINDOW);
  fixture_resize (window, widths[_i], 640);
  fixture_assert_nothing_is_cut (GTK_WIDGET (window));
  fixture_close (window);
}

TEST (a_new_game_fits_a_phone_whatever_its_opponents_are_called, .tags = "layout")
{
  const char *seats[] = { "human", "engine " LONG_NAME, "engine " LONG_NAME, "engine " LONG_NAME,
                          NULL };
  g_autoptr (QdrGameSetup) setup = NULL;
  GtkWidget *dialog;
  int width;

  add_engine (LONG_NAME, "foe");
  g_settings_set_int (fixture_get_settings (), "players", 4);
  g_settings_set_strv (fixture_get_settings (), "seats", seats);
  setup = qdr_game_setup_load (fixture_get_settings (), fixture_get_personalities ());
  qdr_recent_setups_add (fixture_get_settings (), setup);
  dialog = qdr_new_game_dialog_new (fixture_get_settings (), fixture_get_personalities ());
  ck_assert (gtk_widget_get_visible (GTK_WIDGET (fixture_get_part (dialog, "recent"))));
  gtk_widget_measure (dialog, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  ck_assert_int_le (width, 360);
  gtk_window_destroy (GTK_WINDOW (dialog));
}
