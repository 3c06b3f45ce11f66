/*
 * The page that shows one tournament: its progress, table, current game and finished games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-tournament-page.h"

#include <glib/gi18n.h>
#include <string.h>

#include "qdr-accessibility-fixups.h"
#include "qdr-announcer.h"
#include "qdr-board-picture.h"
#include "qdr-board-view.h"
#include "qdr-contestant.h"
#include "qdr-focus.h"
#include "qdr-focusable-label.h"
#include "qdr-rows.h"
#include "qdr-sanitised-text.h"
#include "qdr-scroll-to.h"
#include "qdr-standings-table.h"
#include "qdr-stock-view.h"
#include "qdr-tournament-run.h"

/* The maximum width and height of the board, logical pixels. */
#define MAX_SIDE 560

/* The maximum number of games in the list. The library contains all games. */
#define MAX_ROWS 50

/* The minimum widths of two columns, characters and logical pixels. The first one has room for a
 * table of four. */
#define TABLE_CHARS 66
#define COLUMN_WIDTH 260

/* The gap between columns and between their parts, logical pixels. */
#define SPACING 18

struct _QdrTournamentPage {
  AdwBin parent_instance;

  QdrTournamentRun *run; /* (nullable) */
  QdrPersonalityList *personalities;
  gboolean has_names;         /* whether the table has the names of the contestants */
  guint n_listed;             /* the number of finished games that have been added to the list */
  QdrTournamentState state;   /* the state that was shown last */
  GtkWidget *focused_by_page; /* (nullable), unowned: the widget last focused by the page */

  GtkLabel *status;
  GtkProgressBar *progress;
  GtkButton *run_button;
  QdrStandingsTable *table;
  GtkWidget *failures_box;
  GtkLabel *failures_label;
  GtkWidget *columns; /* has the game in progress, the table and the lists, in one column or two */
  GtkWidget *players;
  QdrBoardView *live; /* the board of the game in progress */
  GtkWidget *waiting_part;
  GtkListBox *waiting;
  GtkWidget *games_part;
  GtkListBox *games;
  GtkPopover *popover; /* has the games of a cell of the table */
  GtkListBox *games_of_cell;
  GtkWidget *row_of_cell; /* (weak) (nullable): gets the focus when the popover is closed */
};

G_DEFINE_FINAL_TYPE (QdrTournamentPage, qdr_tournament_page, ADW_TYPE_BIN)

static guint game_chosen_signal;
static guint game_wanted_signal;

/* Returns the name of a contestant (transfer full). If the contestant is unknown, this is its text
 * in the plan. */
static char *
find_name (QdrTournamentPage *self, guint contestant)
{
  const char *text = qdr_tournament_run_get_plan (self->run)->contestants[contestant];
  g_autofree char *id = NULL;
  QdrPersonality *personality;

  if (qdr_contestant_description_get_person (text) != NULL)
    return g_strdup (qdr_contestant_description_get_person (text));
  if (qdr_seat_get_engine_name (text) != NULL)
    return g_strdup (qdr_seat_get_engine_name (text));
  id = g_strndup (text, strcspn (text, ","));
  personality = qdr_personality_list_find (self->personalities, id);
  return g_strdup (personality != NULL ? qdr_personality_get_name (personality) : text);
}

/* Returns the number and the players of a game (transfer full) in the order of their turns: "3.
 * Mason – Novice". */
static char *
describe_game (QdrTournamentPage *self, guint number, const guint *contestants)
{
  GString *words = g_string_new (NULL);

  g_string_append_printf (words, "%u. ", number + 1);
  for (guint turn = 0; turn < qdr_tournament_run_get_plan (self->run)->n_players; turn++) {
    g_autofree char *name = find_name (self, contestants[turn]);

    g_string_append_printf (words, "%s%s", turn > 0 ? " – " : "", name);
  }
  return g_string_free (words, FALSE);
}

/* The game in progress */

/* While games of people wait below the board and others play, it has its place also before the
 * first game, so that they stay where they are. */
static void
show_live_game (QdrTournamentPage *self)
{
  QdrGame *game = self->run != NULL ? qdr_tournament_run_get_live_game (self->run) : NULL;
  const gboolean is_live = game != NULL;
  g_autoptr (QdrGame) start = NULL;
  GtkWidget *child;

  if (!is_live && gtk_list_box_get_row_at_index (self->waiting, 0) != NULL &&
      qdr_tournament_run_get_state (self->run) == QDR_TOURNAMENT_RUNNING) {
    const QdrTournamentPlan *plan = qdr_tournament_run_get_plan (self->run);
    QdrPosition position;

    if (qdr_board_view_get_game (self->live) != NULL)
      return;
    qdr_position_init (&position, plan->width, plan->height, plan->n_players);
    game = start = qdr_game_new (&position, FALSE);
  }
  if (game == qdr_board_view_get_game (self->live))
    return;
  while ((child = gtk_widget_get_first_child (self->players)) != NULL)
    gtk_box_remove (GTK_BOX (self->players), child);
  for (guint turn = 0; game != NULL && turn < qdr_game_get_n_players (game); turn++) {
    QdrPlayer *player = qdr_game_get_player (game, turn);
    GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
    GtkWidget *pawn_icon = g_object_new (QDR_TYPE_PAWN_ICON, "valign", GTK_ALIGN_CENTER, NULL);
    GtkWidget *name =
        g_object_new (GTK_TYPE_LABEL, "label", is_live ? qdr_player_get_name (player) : "", "wrap",
                      TRUE, "xalign", 0.0, "hexpand", TRUE, NULL);

    qdr_pawn_icon_set_player (QDR_PAWN_ICON (pawn_icon), qdr_player_get_number (player));
    gtk_widget_add_css_class (name, "heading");
    gtk_box_append (GTK_BOX (row), pawn_icon);
    gtk_box_append (GTK_BOX (row), name);
    gtk_box_append (GTK_BOX (row), g_object_new (QDR_TYPE_STOCK_VIEW, "player", player, NULL));
    gtk_box_append (GTK_BOX (self->players), row);
  }
  qdr_board_view_set_game (self->live, game);
  gtk_widget_set_visible (GTK_WIDGET (self->live), game != NULL);
}

/* Columns */

static GtkSizeRequestMode
get_request_mode (GtkWidget *columns)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* Lays out the parts, and returns the total height. If @allocate is FALSE, only measures them. In
 * two columns, the table has the first one, which is wide enough for all results if possible. */
static int
lay_out_parts (GtkWidget *columns, int width, gboolean allocate)
{
  QdrTournamentPage *self =
      QDR_TOURNAMENT_PAGE (gtk_widget_get_ancestor (columns, QDR_TYPE_TOURNAMENT_PAGE));
  GtkWidget *standings = gtk_widget_get_parent (GTK_WIDGET (self->table));
  PangoFontMetrics *metrics =
      pango_context_get_metrics (gtk_widget_get_pango_context (columns), NULL, NULL);
  const int enough =
      TABLE_CHARS * pango_font_metrics_get_approximate_char_width (metrics) / PANGO_SCALE;
  const gboolean is_mirrored = gtk_widget_get_direction (columns) == GTK_TEXT_DIR_RTL;
  int bottoms[] = { 0, 0 };
  int least, rest, all, left;

  pango_font_metrics_unref (metrics);

  gtk_widget_measure (columns, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (self->table), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &all, NULL,
                      NULL);
  width = MAX (width, least);
  rest = width - SPACING - MAX (least, COLUMN_WIDTH);
  left =
      rest < MAX (least, MIN (all, enough)) ? width : MAX (MIN (all, rest), (width - SPACING) / 2);

  for (GtkWidget *part = gtk_widget_get_first_child (columns); part != NULL;
       part = gtk_widget_get_next_sibling (part)) {
    const gboolean is_right = left < width && part != standings;
    const int x = is_right ? left + SPACING : 0;
    const int size = is_right ? width - x : left;
    int height = MIN (size, MAX_SIDE);

    if (!gtk_widget_should_layout (part))
      continue;
    if (part != GTK_WIDGET (self->live))
      gtk_widget_measure (part, GTK_ORIENTATION_VERTICAL, size, NULL, &height, NULL, NULL);
    if (allocate)
      gtk_widget_size_allocate (part,
                                &(GtkAllocation){ is_mirrored ? width - x - size : x,
                                                  bottoms[is_right], size, height },
                                -1);
    bottoms[is_right] += height + (part == self->players ? SPACING / 3 : SPACING);
  }
  return MAX (bottoms[0], bottoms[1]) - SPACING;
}

static void
measure_columns (GtkWidget *columns,
                 GtkOrientation orientation,
                 int for_size,
                 int *minimum,
                 int *natural,
                 int *minimum_baseline,
                 int *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_VERTICAL ? lay_out_parts (columns, for_size, FALSE) : 0;
  for (GtkWidget *part = gtk_widget_get_first_child (columns);
       orientation == GTK_ORIENTATION_HORIZONTAL && part != NULL;
       part = gtk_widget_get_next_sibling (part)) {
    int least;

    gtk_widget_measure (part, orientation, -1, &least, NULL, NULL, NULL);
    *minimum = MAX (*minimum, least);
  }
  *natural = *minimum;
}

static void
allocate_columns (GtkWidget *columns, int width, int height, int baseline)
{
  lay_out_parts (columns, width, TRUE);
}

/* Games */

static void
add_game (QdrTournamentPage *self, GtkListBox *list, const QdrTournamentGame *game)
{
  g_autofree char *title = describe_game (self, game->number, game->contestants);
  g_autofree char *winner =
      game->winner == QDR_DRAW ? NULL : find_name (self, game->contestants[game->winner]);
  g_autofree char *moves =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u move", "%u moves", game->n_moves),
                       game->n_moves);
  /* Translators: the result of a game and its length: "Mason won, 34 moves" */
  g_autofree char *result = winner != NULL ? g_strdup_printf (_ ("%s won, %s"), winner, moves)
                                           : g_strdup_printf (_ ("Draw, %s"), moves);
  g_autoptr (GString) ending = g_string_new (result);
  GtkWidget *row;
  GtkListBoxRow *last;

  for (guint turn = 0; turn < QDR_MAX_PLAYERS; turn++)
    if (game->failures[turn] != NULL) {
      g_autofree char *name = find_name (self, game->contestants[turn]);
      g_autofree char *reason = qdr_sanitise_line (game->failures[turn]);

      /* Translators: appended to "Mason won, 6 moves": the name of an engine that failed, and the
       * reason: "; Foe: the program has ended" */
      g_string_append_printf (ending, _ ("; %s: %s"), name, reason);
    }
  row = qdr_plain_row_new (title, ending->str);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  qdr_row_fixups_name_with_subtitle (ADW_ACTION_ROW (row));
  g_object_set_data (G_OBJECT (row), "number", GUINT_TO_POINTER (game->number));
  qdr_row_fixups_add_activate_action (GTK_LIST_BOX_ROW (row), "open");
  gtk_list_box_prepend (list, row);
  last = gtk_list_box_get_row_at_index (list, MAX_ROWS);
  if (last != NULL)
    gtk_list_box_remove (list, GTK_WIDGET (last));
}

static void
list_games (QdrTournamentPage *self)
{
  const guint n = g_strv_length (qdr_tournament_run_get_plan (self->run)->contestants);
  GArray *games = qdr_tournament_run_get_finished_games (self->run);
  g_autofree guint *n_forfeits = g_new0 (guint, n);
  g_autofree const char **reasons = g_new0 (const char *, n);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < games->len; i++) {
    const QdrTournamentGame *game = &g_array_index (games, QdrTournamentGame, i);

    for (guint turn = 0; turn < QDR_MAX_PLAYERS; turn++)
      if (game->failures[turn] != NULL) {
        n_forfeits[game->contestants[turn]]++;
        reasons[game->contestants[turn]] = game->failures[turn];
      }
    if (i >= self->n_listed && i + MAX_ROWS >= games->len)
      add_game (self, self->games, game);
  }
  self->n_listed = games->len;

  for (guint i = 0; i < n; i++) {
    g_autofree char *name = find_name (self, i);
    g_autofree char *reason = n_forfeits[i] > 0 ? qdr_sanitise_line (reasons[i]) : NULL;

    if (reason == NULL)
      continue;
    if (text->len > 0)
      g_string_append_c (text, '\n');
    g_string_append_printf (
        text,
        /* Translators: the name of an engine, the number of games that it forfeited, and why it
         * forfeited the last one: "Foe forfeited 4 games, the last one: the program has ended" */
        g_dngettext (GETTEXT_PACKAGE, "%s forfeited %u game: %s",
                     "%s forfeited %u games, the last one: %s", n_forfeits[i]),
        name, n_forfeits[i], reason);
  }
  gtk_label_set_text (self->failures_label, text->str);
  gtk_widget_set_visible (self->failures_box, text->len > 0);
  gtk_widget_set_visible (self->games_part, games->len > 0);
}

/* Games of people */

static guint
get_number (gpointer row)
{
  return GPOINTER_TO_UINT (g_object_get_data (row, "number"));
}

static void
play_clicked_cb (QdrTournamentPage *self, GtkWidget *button)
{
  g_signal_emit (self, game_wanted_signal, 0,
                 get_number (gtk_widget_get_ancestor (button, GTK_TYPE_LIST_BOX_ROW)));
}

/* Removes only the rows of games that have ended, so that the other rows do not lose the focus. */
static void
list_waiting_games (QdrTournamentPage *self)
{
  g_autoptr (GArray) games = qdr_tournament_run_list_waiting_games (self->run);
  const gboolean is_empty = gtk_list_box_get_row_at_index (self->waiting, 0) == NULL;
  GtkListBoxRow *row;

  for (guint i = 0; is_empty && i < games->len; i++) {
    const QdrHumanGame *game = &g_array_index (games, QdrHumanGame, i);
    g_autofree char *title = describe_game (self, game->number, game->contestants);
    GtkWidget *added = qdr_plain_row_new (title, NULL);
    GtkWidget *button = g_object_new (GTK_TYPE_BUTTON, "valign", GTK_ALIGN_CENTER, NULL);

    g_object_set_data (G_OBJECT (added), "number", GUINT_TO_POINTER (game->number));
    g_signal_connect_object (button, "clicked", G_CALLBACK (play_clicked_cb), self,
                             G_CONNECT_SWAPPED);
    adw_action_row_add_suffix (ADW_ACTION_ROW (added), button);
    adw_action_row_set_activatable_widget (ADW_ACTION_ROW (added), button);
    /* The name of the button contains the title, to which libadwaita adds it. */
    gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
    gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
    gtk_widget_set_focusable (added, FALSE);
    gtk_list_box_append (self->waiting, added);
  }
  for (guint i = 0; (row = gtk_list_box_get_row_at_index (self->waiting, (int) i)) != NULL;) {
    const guint number = get_number (row);
    const gboolean has_begun = qdr_tournament_run_has_unfinished_game (self->run, number);
    const char *title = adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row));
    GtkWidget *button = adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row));
    const char *label = has_begun ? C_ ("tournament", "Continue") : C_ ("tournament", "Play");
    /* Translators: a button for a game that has begun; %s is the game: "3. Anna – Copycat" */
    g_autofree char *words = has_begun ? g_strdup_printf (_ ("Continue with %s"), title)
                                       /* Translators: %s is a game: "3. Anna – Copycat" */
                                       : g_strdup_printf (_ ("Play %s"), title);

    if (i >= games->len || g_array_index (games, QdrHumanGame, i).number != number) {
      gtk_list_box_remove (self->waiting, GTK_WIDGET (row));
      continue;
    }
    i++;
    /* GTK changes the accessible name with every label, and a screen reader would speak it. */
    if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), label) == 0)
      continue;
    gtk_button_set_label (GTK_BUTTON (button), label);
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                    -1);
  }
  gtk_widget_set_visible (self->waiting_part, games->len > 0);
}

static void
games_wanted_cb (QdrTournamentPage *self, guint a, guint b, GtkWidget *cell)
{
  const guint n_players = qdr_tournament_run_get_plan (self->run)->n_players;
  GArray *games = qdr_tournament_run_get_finished_games (self->run);
  graphene_rect_t bounds;

  qdr_list_box_remove_rows (self->games_of_cell);
  for (guint i = 0; i < games->len; i++) {
    const QdrTournamentGame *game = &g_array_index (games, QdrTournamentGame, i);
    gboolean has_a = FALSE;
    gboolean has_b = FALSE;

    for (guint turn = 0; turn < n_players; turn++) {
      has_a = has_a || game->contestants[turn] == a;
      has_b = has_b || game->contestants[turn] == b;
    }
    if (has_a && has_b)
      add_game (self, self->games_of_cell, game);
  }
  if (gtk_list_box_get_row_at_index (self->games_of_cell, 0) == NULL ||
      !gtk_widget_compute_bounds (cell, gtk_widget_get_parent (GTK_WIDGET (self->popover)),
                                  &bounds))
    return;
  gtk_popover_set_pointing_to (self->popover,
                               &(GdkRectangle){ (int) bounds.origin.x, (int) bounds.origin.y,
                                                (int) bounds.size.width,
                                                (int) bounds.size.height });
  g_set_weak_pointer (&self->row_of_cell, gtk_widget_get_parent (cell));
  gtk_popover_popup (self->popover);
}

static void
popover_closed_cb (QdrTournamentPage *self)
{
  if (self->row_of_cell != NULL)
    gtk_widget_grab_focus (self->row_of_cell);
}

static void
row_activated_cb (QdrTournamentPage *self, GtkListBoxRow *row)
{
  gtk_popover_popdown (self->popover);
  g_signal_emit (self, game_chosen_signal, 0, get_number (row));
}

/* The page */

static void
show_table (QdrTournamentPage *self)
{
  const QdrTournamentPlan *plan = qdr_tournament_run_get_plan (self->run);

  gtk_widget_set_visible (GTK_WIDGET (self->table), plan != NULL);
  if (plan == NULL)
    return;
  if (!self->has_names) {
    const guint n = g_strv_length (plan->contestants);
    g_auto (GStrv) names = g_new0 (char *, n + 1);

    for (guint i = 0; i < n; i++)
      names[i] = find_name (self, i);
    qdr_standings_table_set_contestant_names (self->table, names);
    self->has_names = TRUE;
  }
  qdr_standings_table_show_results (self->table, qdr_tournament_run_get_cross_table (self->run));
}

static GtkWidget *
get_focus (QdrTournamentPage *self)
{
  return gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
}

const char *
qdr_tournament_page_get_status (QdrTournamentPage *self)
{
  g_return_val_if_fail (QDR_IS_TOURNAMENT_PAGE (self), NULL);

  return gtk_label_get_text (self->status);
}

void
qdr_tournament_page_focus_next_step (QdrTournamentPage *self)
{
  GtkListBoxRow *waiting;

  g_return_if_fail (QDR_IS_TOURNAMENT_PAGE (self));
  g_return_if_fail (self->run != NULL);

  waiting = gtk_list_box_get_row_at_index (self->waiting, 0);
  if (gtk_widget_get_visible (GTK_WIDGET (self->run_button)) &&
      gtk_widget_get_sensitive (GTK_WIDGET (self->run_button)))
    gtk_widget_grab_focus (GTK_WIDGET (self->run_button));
  else if (waiting != NULL)
    gtk_widget_grab_focus (adw_action_row_get_activatable_widget (ADW_ACTION_ROW (waiting)));
  else if (!qdr_focus_move_into (GTK_WIDGET (self->table)))
    gtk_root_set_focus (gtk_widget_get_root (GTK_WIDGET (self)), NULL);
  self->focused_by_page = get_focus (self);
}

static void
show_run (QdrTournamentPage *self)
{
  GtkWidget *focus = gtk_widget_get_mapped (GTK_WIDGET (self)) ? get_focus (self) : NULL;
  /* The page moves the focus unless the user has moved it. It also moves the focus from the run
   * button, which may disappear. */
  const gboolean follows_focus =
      gtk_widget_get_mapped (GTK_WIDGET (self)) &&
      (focus == self->focused_by_page || focus == GTK_WIDGET (self->run_button));
  const QdrTournamentState state = qdr_tournament_run_get_state (self->run);
  const gboolean can_run = state == QDR_TOURNAMENT_RUNNING || state == QDR_TOURNAMENT_STOPPED;
  const guint n_all = qdr_tournament_run_get_n_games (self->run);
  g_autofree char *words = qdr_tournament_run_describe_state (self->run);
  gboolean has_changed;

  /* Before the button disappears, the focus is removed from it. Otherwise GTK would move the focus
   * to another widget. */
  if (follows_focus && !can_run && focus == GTK_WIDGET (self->run_button))
    gtk_root_set_focus (gtk_widget_get_root (GTK_WIDGET (self)), NULL);
  gtk_label_set_text (self->status, words);
  gtk_progress_bar_set_fraction (
      self->progress,
      n_all > 0 ? (double) qdr_tournament_run_get_finished_games (self->run)->len / n_all : 0.0);
  /* The label is a child of the button, see qdr_accessibility_fixups_correct_windows(). */
  gtk_label_set_label (GTK_LABEL (gtk_button_get_child (self->run_button)),
                       state == QDR_TOURNAMENT_RUNNING || state == QDR_TOURNAMENT_STOPPING
                           ? C_ ("tournament", "_Stop")
                           : C_ ("tournament", "_Continue"));
  gtk_widget_set_visible (GTK_WIDGET (self->run_button), state != QDR_TOURNAMENT_OVER &&
                                                             state != QDR_TOURNAMENT_WAITING &&
                                                             state != QDR_TOURNAMENT_BROKEN);
  gtk_widget_set_sensitive (GTK_WIDGET (self->run_button), can_run);
  show_table (self);
  if (qdr_tournament_run_get_plan (self->run) != NULL) {
    list_waiting_games (self);
    list_games (self);
  }
  show_live_game (self);
  has_changed = state != self->state;
  self->state = state;
  if (follows_focus)
    qdr_tournament_page_focus_next_step (self);
  /* The focus has scrolled to the place of the games before the board disappeared. */
  if (follows_focus && has_changed && state == QDR_TOURNAMENT_WAITING)
    qdr_scroll_to_widget (GTK_WIDGET (self->status), 0);
  if (has_changed && gtk_widget_get_mapped (GTK_WIDGET (self)))
    qdr_announce_transient (GTK_WIDGET (self), words, 0);
}

static void
run_clicked_cb (QdrTournamentPage *self)
{
  if (qdr_tournament_run_get_state (self->run) == QDR_TOURNAMENT_RUNNING)
    qdr_tournament_run_stop (self->run);
  else
    qdr_tournament_run_start (self->run);
}

void
qdr_tournament_page_set_run (QdrTournamentPage *self,
                             QdrTournamentRun *run,
                             QdrPersonalityList *personalities)
{
  g_return_if_fail (QDR_IS_TOURNAMENT_PAGE (self));
  g_return_if_fail (run == NULL || QDR_IS_TOURNAMENT_RUN (run));

  if (self->run != NULL) {
    g_signal_handlers_disconnect_by_data (self->run, self);
    qdr_tournament_run_set_watched (self->run, FALSE);
  }
  g_set_object (&self->run, run);
  g_set_object (&self->personalities, personalities);
  self->has_names = FALSE;
  self->n_listed = 0;
  self->focused_by_page = NULL;
  gtk_widget_set_visible (self->failures_box, FALSE);
  gtk_widget_set_visible (self->waiting_part, FALSE);
  gtk_widget_set_visible (self->games_part, FALSE);
  qdr_list_box_remove_rows (self->waiting);
  qdr_list_box_remove_rows (self->games);
  show_live_game (self);
  if (run == NULL)
    return;

  g_signal_connect_object (run, "changed", G_CALLBACK (show_run), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (run, "live-game-changed", G_CALLBACK (show_live_game), self,
                           G_CONNECT_SWAPPED);
  qdr_tournament_run_set_watched (run, TRUE);
  show_run (self);
}

QdrTournamentRun *
qdr_tournament_page_get_run (QdrTournamentPage *self)
{
  g_return_val_if_fail (QDR_IS_TOURNAMENT_PAGE (self), NULL);

  return self->run;
}

static void
qdr_tournament_page_dispose (GObject *object)
{
  QdrTournamentPage *self = QDR_TOURNAMENT_PAGE (object);

  if (self->run != NULL)
    qdr_tournament_run_set_watched (self->run, FALSE);
  g_clear_object (&self->run);
  g_clear_object (&self->personalities);
  g_clear_weak_pointer (&self->row_of_cell);

  G_OBJECT_CLASS (qdr_tournament_page_parent_class)->dispose (object);
}

static void
qdr_tournament_page_class_init (QdrTournamentPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qdr_tournament_page_dispose;

  game_chosen_signal = g_signal_new ("game-chosen", QDR_TYPE_TOURNAMENT_PAGE, G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  game_wanted_signal = g_signal_new ("game-wanted", QDR_TYPE_TOURNAMENT_PAGE, G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  g_type_ensure (QDR_TYPE_BOARD_VIEW);
  g_type_ensure (QDR_TYPE_FOCUSABLE_LABEL);
  g_type_ensure (QDR_TYPE_STANDINGS_TABLE);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/tournament/tournament-page.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrTournamentPage, status);
  gtk_widget_class_bind_template_child (widget_class, QdrTournamentPage, progress);
  gtk_widget_class_bind_template_child_full (widget_class, "run", FALSE,
                                             G_STRUCT_OFFSET (QdrTournamentPage, run_button));
  gtk_widget_class_bind_template_child (widget_class, QdrTournamentPage, table);
  gtk_widget_class_bind_template_child (widget_class, QdrTournamentPage, failures_box);
  gtk_widget_class_bind_template_child_full (widget_class, "failures", FALSE,
                                             G_STRUCT_OFFSET (QdrTournamentPage, failures_label));
  gtk_widget_class_bind_template_child (widget_class, QdrTournamentPage, columns);
  gtk_widget_class_bind_template_child (widget_class, QdrTournamentPage, players);
  gtk_widget_class_bind_template_child (widget_class, QdrTournamentPage, live);
  gtk_widget_class_bind_template_child (widget_class, QdrTournamentPage, waiting_part);
  gtk_widget_class_bind_template_child (widget_class, QdrTournamentPage, waiting);
  gtk_widget_class_bind_template_child (widget_class, QdrTournamentPage, games_part);
  gtk_widget_class_bind_template_child (widget_class, QdrTournamentPage, games);
  gtk_widget_class_bind_template_child (widget_class, QdrTournamentPage, popover);
  gtk_widget_class_bind_template_child (widget_class, QdrTournamentPage, games_of_cell);
  gtk_widget_class_bind_template_callback (widget_class, games_wanted_cb);
  gtk_widget_class_bind_template_callback (widget_class, popover_closed_cb);
  gtk_widget_class_bind_template_callback (widget_class, run_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
}

static void
qdr_tournament_page_init (QdrTournamentPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  qdr_board_view_set_locked (self->live, TRUE);
  qdr_board_view_set_silent (self->live, TRUE);
  gtk_widget_set_layout_manager (self->columns,
                                 gtk_custom_layout_new (get_request_mode, measure_columns,
                                                        allocate_columns));
}
