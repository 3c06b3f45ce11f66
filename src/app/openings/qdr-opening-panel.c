/*
 * The opening panel, which shows the moves played in the current position, and the search that
 * finds these moves in the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-opening-panel.h"

#include <glib/gi18n.h>
#include <string.h>

#include "qdr-accessibility-fixups.h"
#include "qdr-data-dir.h"
#include "qdr-game-row.h"
#include "qdr-library-ratings.h"
#include "qdr-notation.h"
#include "qdr-personality-list.h"
#include "qdr-rows.h"
#include "qdr-tab-stop.h"

struct _QdrOpeningPanel {
  AdwBin parent_instance;

  AdwComboRow *scope;
  GtkWidget *words_box;
  GtkLabel *words;
  GtkWidget *offer;
  GtkWidget *scroller;
  GtkListBox *moves;
  GtkLabel *rest;
  GtkListBox *games;
};

G_DEFINE_FINAL_TYPE (QdrOpeningPanel, qdr_opening_panel, ADW_TYPE_BIN)

enum {
  SIGNAL_SCOPE_CHANGED,
  SIGNAL_POINTED,
  SIGNAL_CHOSEN,
  SIGNAL_GAME_CHOSEN,
  SIGNAL_ASKED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

QdrOpeningNames *
qdr_opening_names_load_program_and_user_files (GPtrArray *problems)
{
  g_autofree char *shared_path = qdr_data_dir_find_path ("QDR_OPENINGS_FILE", "openings.txt");
  g_autofree char *user_path =
      g_build_filename (g_get_user_data_dir (), "quoridor", "openings.txt", NULL);
  QdrOpeningNames *names = qdr_opening_names_new ();

  g_return_val_if_fail (problems != NULL, names);

  if (shared_path != NULL)
    qdr_opening_names_add_from_file (names, shared_path, problems);
  qdr_opening_names_add_from_file (names, user_path, problems);
  return names;
}

/* Search */

QdrOpeningSearch *
qdr_opening_search_new (const QdrPosition *position,
                        const QdrLibraryScope *scope,
                        GHashTable *ratings)
{
  QdrOpeningSearch *self = g_new0 (QdrOpeningSearch, 1);

  self->position = *position;
  self->scope = (QdrLibraryScope){ scope->kind, g_strdup (scope->person) };
  self->ratings = g_hash_table_ref (ratings);
  return self;
}

void
qdr_opening_search_free (gpointer search)
{
  QdrOpeningSearch *self = search;

  g_free ((char *) self->scope.person);
  g_hash_table_unref (self->ratings);
  g_clear_pointer (&self->moves, g_array_unref);
  g_clear_pointer (&self->games, g_ptr_array_unref);
  g_free (self);
}

static int
compare_ages (gconstpointer a, gconstpointer b)
{
  const QdrLibraryEntry *one = *(const QdrLibraryEntry *const *) a;
  const QdrLibraryEntry *other = *(const QdrLibraryEntry *const *) b;
  int order = strcmp (other->date, one->date);

  if (order == 0)
    order = strcmp (other->time, one->time);
  return order != 0 ? order : (other->id > one->id) - (other->id < one->id);
}

/* If the update of the ratings fails, the search uses the old ratings. */
gboolean
qdr_opening_search_run (QdrLibrary *library,
                        gpointer search,
                        GCancellable *cancellable,
                        GError **error)
{
  QdrOpeningSearch *self = search;
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);

  qdr_library_update_ratings (library, qdr_personality_list_look_up_rating, self->ratings, NULL);
  self->moves = qdr_library_find_moves (library, &self->position, &self->scope, error);
  if (self->moves == NULL)
    return FALSE;

  /* Resignations and losses on time are removed, because they are not moves on the board. */
  for (guint i = self->moves->len; i-- > 0;)
    if (qdr_move_kind (g_array_index (self->moves, QdrLibraryMove, i).move) == QDR_MOVE_CONCESSION)
      g_array_remove_index (self->moves, i);
  self->n_moves = self->moves->len;
  self->games = g_ptr_array_new_with_free_func ((GDestroyNotify) qdr_library_entry_free);
  for (guint i = 0; i < self->moves->len; i++) {
    const QdrLibraryMove *move = &g_array_index (self->moves, QdrLibraryMove, i);

    self->n_games += move->n_games;
    for (guint j = 0; j < move->n_last_games; j++) {
      g_autofree char *final = NULL;
      QdrLibraryEntry *entry;

      /* A game can be among the last games of several moves, but is listed only once. */
      if (!g_hash_table_add (seen, g_memdup2 (&move->last_games[j], sizeof (gint64))))
        continue;
      entry = qdr_library_read_entry (library, move->last_games[j], &final, NULL);
      if (entry != NULL)
        g_ptr_array_add (self->games, entry);
    }
  }
  g_ptr_array_sort (self->games, compare_ages);
  if (self->games->len > QDR_LIBRARY_MAX_LAST_GAMES)
    g_ptr_array_set_size (self->games, QDR_LIBRARY_MAX_LAST_GAMES);
  if (self->moves->len > QDR_OPENING_SEARCH_MAX_MOVES)
    g_array_set_size (self->moves, QDR_OPENING_SEARCH_MAX_MOVES);
  return TRUE;
}

/* The keys of the move (a guint) and of the id of the game (a gint64) that a row holds. */
#define MOVE_KEY "qdr-move"
#define GAME_KEY "qdr-game"

/* Rows */

static GtkWidget *
make_label (const char *text, float xalign, int width_chars, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_label_set_width_chars (GTK_LABEL (label), width_chars);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
make_caption (const char *text)
{
  GtkWidget *label = make_label (text, 0, 12, "caption");

  gtk_widget_add_css_class (label, "dim-label");
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  return label;
}

/* Sets the accessible name of a row, and adds an action with the effect of a click. */
static void
add_name_and_action (GtkWidget *row, const char *name, const char *verb)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  qdr_row_fixups_add_activate_action (GTK_LIST_BOX_ROW (row), verb);
}

/* Input */

static QdrMove
get_move (gpointer row)
{
  return (QdrMove) GPOINTER_TO_UINT (g_object_get_data (row, MOVE_KEY));
}

static void
emit_pointed (QdrOpeningPanel *self, QdrMove move)
{
  g_signal_emit (self, signals[SIGNAL_POINTED], 0, (guint) move);
}

/* Emits "pointed" with the move of the row that the pointer or the focus has entered. Ignores a
 * focus without a visible focus ring, because it results from a click. */
static void
row_entered_cb (GtkEventController *controller)
{
  GtkWidget *row = gtk_event_controller_get_widget (controller);
  GtkWidget *self = gtk_widget_get_ancestor (row, QDR_TYPE_OPENING_PANEL);
  GtkRoot *root = gtk_widget_get_root (row);

  if (!GTK_IS_EVENT_CONTROLLER_FOCUS (controller) ||
      gtk_window_get_focus_visible (GTK_WINDOW (root)))
    emit_pointed (QDR_OPENING_PANEL (self), get_move (row));
}

/* Emits "pointed" with QDR_MOVE_NONE, unless the row has just been removed from the panel. */
static void
row_left_cb (GtkEventController *controller)
{
  GtkWidget *row = gtk_event_controller_get_widget (controller);
  GtkWidget *self = gtk_widget_get_ancestor (row, QDR_TYPE_OPENING_PANEL);

  if (self != NULL)
    emit_pointed (QDR_OPENING_PANEL (self), QDR_MOVE_NONE);
}

static void
move_chosen_cb (QdrOpeningPanel *self, GtkListBoxRow *row)
{
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, (guint) get_move (row));
}

static void
game_chosen_cb (QdrOpeningPanel *self, GtkListBoxRow *row)
{
  const gint64 *id = g_object_get_data (G_OBJECT (row), GAME_KEY);

  g_signal_emit (self, signals[SIGNAL_GAME_CHOSEN], 0, *id);
}

static void
button_clicked_cb (QdrOpeningPanel *self)
{
  g_signal_emit (self, signals[SIGNAL_ASKED], 0);
}

static void
scope_changed_cb (QdrOpeningPanel *self)
{
  g_signal_emit (self, signals[SIGNAL_SCOPE_CHANGED], 0);
}

QdrLibraryScopeKind
qdr_opening_panel_get_scope_kind (QdrOpeningPanel *self)
{
  g_return_val_if_fail (QDR_IS_OPENING_PANEL (self), QDR_LIBRARY_SCOPE_ALL);

  return (QdrLibraryScopeKind) adw_combo_row_get_selected (self->scope);
}

/* Display */

static void
add_pointing_controller (GtkWidget *row, GtkEventController *controller)
{
  g_signal_connect (controller, "enter", G_CALLBACK (row_entered_cb), NULL);
  g_signal_connect (controller, "leave", G_CALLBACK (row_left_cb), NULL);
  gtk_widget_add_controller (row, controller);
}

/* Adds a row that shows a move, a bar, the share of the points and the number of games. */
static void
add_move (QdrOpeningPanel *self, const QdrOpeningSearch *search, const QdrLibraryMove *move)
{
  const guint n_over = move->n_wins + move->n_draws + move->n_losses;
  const double share = n_over > 0 ? move->points / n_over : 0;
  g_autofree char *percent =
      /* Translators: %.0f is a share of the points in games, in per cent. */
      n_over > 0 ? g_strdup_printf (_ ("%.0f%%"), 100 * share) : g_strdup ("–");
  g_autofree char *games = g_strdup_printf (
      /* Translators: a number of games, and its share of all games: “12 games (30%)”. */
      ngettext ("%'u game (%.0f%%)", "%'u games (%.0f%%)", move->n_games), move->n_games,
      100.0 * move->n_games / search->n_games);
  g_autofree char *details =
      move->is_rated
          /* Translators: %s is “12 games (30%)”, %.0f the average rating of their players. */
          ? g_strdup_printf (_ ("%s · rating %.0f"), games, move->rating)
          : g_strdup (games);
  g_autofree char *name = NULL;
  char text[QDR_MOVE_TEXT_SIZE];
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *bar =
      g_object_new (GTK_TYPE_PROGRESS_BAR, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                    "fraction", share, "hexpand", TRUE, "valign", GTK_ALIGN_CENTER, NULL);

  qdr_move_to_text (&search->position.board, move->move, text);
  gtk_box_append (GTK_BOX (line), make_label (text, 0, 4, "heading"));
  gtk_box_append (GTK_BOX (line), bar);
  gtk_box_append (GTK_BOX (line), make_label (percent, 1, 5, "numeric"));
  gtk_box_append (GTK_BOX (box), line);
  gtk_box_append (GTK_BOX (box), make_caption (details));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);

  name = n_over == 0 ? g_strdup_printf ("%s: %s", text, details)
                     /* Translators: a row for a screen reader, with a move, “12 games (30%) ·
                      * rating 1500”, and the share of the points that the move has scored. */
                     : g_strdup_printf (_ ("%s: %s, scored %s"), text, details, percent);
  add_name_and_action (row, name, "play");
  add_pointing_controller (row, gtk_event_controller_motion_new ());
  add_pointing_controller (row, gtk_event_controller_focus_new ());
  qdr_accessibility_fixups_apply (row);
  g_object_set_data (G_OBJECT (row), MOVE_KEY, GUINT_TO_POINTER (move->move));
  gtk_list_box_append (self->moves, row);
}

static void
add_game (QdrOpeningPanel *self, const QdrLibraryEntry *entry)
{
  g_autofree char *players = qdr_library_entry_format_players (entry);
  g_autofree char *result = qdr_library_entry_format_result (entry);
  g_autofree char *details = qdr_library_entry_format_details (entry);
  g_autofree char *name = g_strdup_printf ("%s, %s, %s", players, result, details);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *label = make_label (players, 0, 12, "players");

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), make_caption (result));
  gtk_box_append (GTK_BOX (box), make_caption (details));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);

  add_name_and_action (row, name, "open");
  qdr_accessibility_fixups_apply (row);
  g_object_set_data_full (G_OBJECT (row), GAME_KEY, g_memdup2 (&entry->id, sizeof entry->id),
                          g_free);
  gtk_list_box_append (self->games, row);
}

/* Removes all rows, and shows either the lists of rows or a sentence. */
static void
clear (QdrOpeningPanel *self, gboolean has_moves)
{
  qdr_list_box_remove_rows (self->moves);
  qdr_list_box_remove_rows (self->games);
  gtk_widget_set_visible (self->words_box, !has_moves);
  gtk_widget_set_visible (self->scroller, has_moves);
}

void
qdr_opening_panel_show_sentence (QdrOpeningPanel *self, const char *words, gboolean has_button)
{
  g_return_if_fail (QDR_IS_OPENING_PANEL (self));
  g_return_if_fail (words != NULL);

  if (gtk_widget_get_focus_child (self->scroller) != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->scope));
  clear (self, FALSE);
  gtk_label_set_label (self->words, words);
  gtk_widget_set_visible (self->offer, has_button);
}

void
qdr_opening_panel_show_moves (QdrOpeningPanel *self, const QdrOpeningSearch *search)
{
  g_autofree char *rest = NULL;
  GtkListBoxRow *row;
  gboolean had_focus;
  guint n_hidden;

  g_return_if_fail (QDR_IS_OPENING_PANEL (self));
  g_return_if_fail (search != NULL && search->n_games > 0);

  had_focus = gtk_widget_get_focus_child (GTK_WIDGET (self->moves)) != NULL;
  if (had_focus || gtk_widget_has_focus (self->offer))
    gtk_widget_grab_focus (GTK_WIDGET (self->scope));
  clear (self, TRUE);
  for (guint i = 0; i < search->moves->len; i++)
    add_move (self, search, &g_array_index (search->moves, QdrLibraryMove, i));
  for (guint i = 0; i < search->games->len; i++)
    add_game (self, g_ptr_array_index (search->games, i));
  n_hidden = search->n_moves - search->moves->len;
  rest = g_strdup_printf (ngettext ("and %u rarer move", "and %u rarer moves", n_hidden), n_hidden);
  gtk_label_set_label (self->rest, rest);
  gtk_widget_set_visible (GTK_WIDGET (self->rest), n_hidden > 0);
  row = had_focus ? gtk_list_box_get_row_at_index (self->moves, 0) : NULL;
  if (row != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
}

/* The object */

static void
qdr_opening_panel_class_init (QdrOpeningPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GType type = QDR_TYPE_OPENING_PANEL;

  signals[SIGNAL_SCOPE_CHANGED] =
      g_signal_new ("scope-changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_POINTED] = g_signal_new ("pointed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SIGNAL_GAME_CHOSEN] = g_signal_new ("game-chosen", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                              NULL, G_TYPE_NONE, 1, G_TYPE_INT64);
  signals[SIGNAL_ASKED] =
      g_signal_new ("asked", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (QDR_TYPE_TAB_STOP);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/openings/opening-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrOpeningPanel, scope);
  gtk_widget_class_bind_template_child (widget_class, QdrOpeningPanel, words_box);
  gtk_widget_class_bind_template_child (widget_class, QdrOpeningPanel, words);
  gtk_widget_class_bind_template_child (widget_class, QdrOpeningPanel, offer);
  gtk_widget_class_bind_template_child (widget_class, QdrOpeningPanel, scroller);
  gtk_widget_class_bind_template_child (widget_class, QdrOpeningPanel, moves);
  gtk_widget_class_bind_template_child (widget_class, QdrOpeningPanel, rest);
  gtk_widget_class_bind_template_child (widget_class, QdrOpeningPanel, games);
  gtk_widget_class_bind_template_callback (widget_class, scope_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, button_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, move_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, game_chosen_cb);
  gtk_widget_class_set_css_name (widget_class, "openingpanel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
qdr_opening_panel_init (QdrOpeningPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  qdr_row_fixups_apply (GTK_WIDGET (self));
  qdr_opening_panel_show_sentence (self, _ ("Searching the library…"), FALSE);
}
