/*
 * The filters and the order of the games in the library page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-filter-pane.h"

#include <glib/gi18n.h>
#include <string.h>

#include "qdr-accessibility-fixups.h"
#include "qdr-announcer.h"
#include "qdr-date-row.h"
#include "qdr-display-name.h"
#include "qdr-icon-button.h"
#include "qdr-notation.h"
#include "qdr-opening-panel.h"

/* The number of conditions by which games can be filtered. */
#define N_CONDITIONS 9

/* The greatest numbers of moves in a short and in a medium game, for the row "length". */
#define SHORT_MOVES 20
#define MEDIUM_MOVES 40

/* The index of the choice "Between…" in the row "played": the user types a first and a last day. */
#define BETWEEN 5

#define N_RESULTS 7
#define N_ENDINGS 6

/* The indexes of some choices in the row "result". */
#define THIRD_WON 3
#define FOURTH_WON 4
#define DRAW 5
#define NOT_FINISHED 6
#define NO_MOVE_LEFT 4 /* in the row "ending"; this choice and the next are draws */

/* A combo row that can hide some of its choices. Its model is a GtkStringList, which contains all
 * choices at first. */
#define QDR_TYPE_OFFER_ROW (qdr_offer_row_get_type ())
G_DECLARE_FINAL_TYPE (QdrOfferRow, qdr_offer_row, QDR, OFFER_ROW, AdwComboRow)

struct _QdrOfferRow {
  AdwComboRow parent_instance;

  GStrv words;    /* (nullable): all choices; NULL before the first qdr_offer_row_set_offered() */
  guint *indexes; /* for each offered choice, its index in words */
};

G_DEFINE_FINAL_TYPE (QdrOfferRow, qdr_offer_row, ADW_TYPE_COMBO_ROW)

/* Returns the index of the selected choice in the list of all choices, including hidden ones. */
static guint
qdr_offer_row_get_choice (QdrOfferRow *self)
{
  const guint selected = adw_combo_row_get_selected (ADW_COMBO_ROW (self));

  return self->words != NULL ? self->indexes[selected] : selected;
}

/* Sets which choices are offered. @offered has an element for every choice, including hidden ones.
 * The selected choice stays selected if it is offered; otherwise the first offered choice is
 * selected. */
static void
qdr_offer_row_set_offered (QdrOfferRow *self, const gboolean *offered)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) words = NULL;
  GListModel *names = adw_combo_row_get_model (ADW_COMBO_ROW (self));
  const guint n_before = g_list_model_get_n_items (names);
  guint choice;
  guint selected = 0;
  guint n = 0;
  gboolean is_same = TRUE;

  if (self->words == NULL) {
    g_autoptr (GStrvBuilder) all = g_strv_builder_new ();

    self->indexes = g_new (guint, n_before);
    for (guint i = 0; i < n_before; i++) {
      g_strv_builder_add (all, gtk_string_list_get_string (GTK_STRING_LIST (names), i));
      self->indexes[i] = i;
    }
    self->words = g_strv_builder_end (all);
  }

  choice = qdr_offer_row_get_choice (self);
  for (guint i = 0; self->words[i] != NULL; i++) {
    if (!offered[i])
      continue;
    is_same = is_same && n < n_before && self->indexes[n] == i;
    self->indexes[n] = i;
    selected = i == choice ? n : selected;
    g_strv_builder_add (builder, self->words[i]);
    n++;
  }
  if (is_same && n == n_before)
    return;

  words = g_strv_builder_end (builder);
  gtk_string_list_splice (GTK_STRING_LIST (names), 0, n_before, (const char *const *) words);
  adw_combo_row_set_selected (ADW_COMBO_ROW (self), selected);
}

static void
qdr_offer_row_finalize (GObject *object)
{
  QdrOfferRow *self = QDR_OFFER_ROW (object);

  g_strfreev (self->words);
  g_free (self->indexes);

  G_OBJECT_CLASS (qdr_offer_row_parent_class)->finalize (object);
}

static void
qdr_offer_row_class_init (QdrOfferRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = qdr_offer_row_finalize;
}

static void
qdr_offer_row_init (QdrOfferRow *self)
{
}

struct _QdrFilterPane {
  AdwPreferencesPage parent_instance;

  GArray *boards;        /* of QdrLibraryBoardSize: the choices of "board" after "Any Size" */
  QdrPosition *position; /* (nullable): the position by which games are filtered */
  gboolean is_updating;  /* whether the choices of "result" and "ending" are being updated */

  QdrOpeningNames *names; /* (nullable): NULL until the user types the name of an opening */
  char *opening_moves;    /* (nullable): the typed moves; NULL if the text is not moves */
  GPtrArray *openings;    /* (nullable) of QdrNamedOpening: the openings with the typed name */
  char *opening_meaning;  /* (nullable): the names or the moves of the opening */

  GtkWidget *chips[N_CONDITIONS]; /* (nullable): NULL for a condition that is not set */
  char *words[N_CONDITIONS];      /* (nullable): the text of each chip */

  AdwComboRow *order;
  GtkEditable *opponent;
  AdwComboRow *n_players;
  QdrOfferRow *result;
  QdrOfferRow *ending;
  AdwComboRow *board;
  GtkStringList *board_names;
  AdwComboRow *length;
  AdwComboRow *played;
  QdrDateRow *from;
  GtkWidget *day_problem;
  GtkLabel *day_words;
  QdrDateRow *to;
  AdwEntryRow *opening;    /* the name or the first moves of an opening */
  GtkLabel *opening_words; /* shows the problem of the opening or, if there is none, a hint */
  GtkWidget *position_row; /* the row that is visible while games are filtered by a position */
};

G_DEFINE_FINAL_TYPE (QdrFilterPane, qdr_filter_pane, ADW_TYPE_PREFERENCES_PAGE)

static guint changed_signal;

/* Returns (transfer full) the moves in a text, in lower case, separated by spaces; NULL if the text
 * is not a list of moves. A single letter at the end is ignored, because it can be the beginning of
 * a move. */
static char *
read_moves (const char *text)
{
  g_autofree char *lower = g_utf8_strdown (text, -1);
  g_auto (GStrv) words = g_strsplit_set (lower, " \t,", -1);
  g_autoptr (GString) moves = g_string_new (NULL);
  /* The text is read for the largest board, on which all moves of smaller boards exist. */
  const QdrBoard board = qdr_board_make (QDR_BOARD_MAX, QDR_BOARD_MAX);
  QdrMove move;

  for (guint i = 0; words[i] != NULL; i++) {
    const gboolean is_begun = moves->len > 0 && words[i + 1] == NULL &&
                              g_ascii_isalpha (words[i][0]) && words[i][1] == '\0';

    if (*words[i] == '\0' || is_begun)
      continue;
    if (qdr_move_from_text (&board, words[i], &move) != QDR_REFUSAL_REASON_NONE)
      return NULL;
    g_string_append_printf (moves, "%s%s", moves->len > 0 ? " " : "", words[i]);
  }
  return moves->len > 0 ? g_strdup (moves->str) : NULL;
}

/* Choices that exclude each other */

static void
changed_cb (QdrFilterPane *self)
{
  g_signal_emit (self, changed_signal, 0);
}

/* Returns (transfer full) the text of an entry without surrounding spaces; NULL if it is empty. */
static char *
read_text (GtkEditable *entry)
{
  char *text = g_strstrip (g_strdup (gtk_editable_get_text (entry)));

  if (*text == '\0')
    g_clear_pointer (&text, g_free);
  return text;
}

static gboolean
is_between (QdrFilterPane *self)
{
  return adw_combo_row_get_selected (self->played) == BETWEEN;
}

static gboolean
is_possible_combination (guint n_players, guint result, guint ending)
{
  if (n_players == 2 && (result == THIRD_WON || result == FOURTH_WON))
    return FALSE;
  if (result == 0 || ending == 0)
    return TRUE;
  if (result == NOT_FINISHED)
    return FALSE;
  return (result == DRAW) == (ending >= NO_MOVE_LEFT);
}

/* Hides the results that contradict the chosen number of players or the chosen ending. Then hides
 * the endings that contradict the chosen result. */
static void
restrict_choices_cb (QdrFilterPane *self)
{
  const guint n_players = 2 * adw_combo_row_get_selected (self->n_players);
  gboolean results[N_RESULTS];
  gboolean endings[N_ENDINGS];

  if (self->is_updating)
    return;
  self->is_updating = TRUE;
  for (guint i = 0; i < N_RESULTS; i++)
    results[i] = is_possible_combination (n_players, i, qdr_offer_row_get_choice (self->ending));
  qdr_offer_row_set_offered (self->result, results);
  for (guint i = 0; i < N_ENDINGS; i++)
    endings[i] = is_possible_combination (n_players, qdr_offer_row_get_choice (self->result), i);
  qdr_offer_row_set_offered (self->ending, endings);
  self->is_updating = FALSE;
  changed_cb (self);
}

/* Shows the problem of the first day or, if the first day has none, the problem of the last day. */
static void
show_day_problem (QdrFilterPane *self)
{
  g_autofree char *of_first = NULL;
  g_autofree char *of_last = NULL;
  const char *problem;

  g_object_get (self->from, "problem", &of_first, NULL);
  g_object_get (self->to, "problem", &of_last, NULL);
  problem = of_first != NULL ? of_first : of_last;
  gtk_label_set_label (self->day_words, problem != NULL ? problem : "");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->day_problem), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  problem != NULL ? problem : "", -1);
  gtk_widget_set_visible (self->day_problem, problem != NULL && is_between (self));
}

static void
day_problem_changed_cb (QdrDateRow *row, GParamSpec *pspec, QdrFilterPane *self)
{
  g_autofree char *problem = NULL;

  g_object_get (row, "problem", &problem, NULL);
  show_day_problem (self);
  if (problem != NULL)
    qdr_announce_transient (GTK_WIDGET (self), problem, 0);
}

static void
first_day_changed_cb (QdrFilterPane *self)
{
  g_autofree char *day = qdr_date_row_get_first_day (self->from);

  qdr_date_row_set_period_start (self->to, day);
  changed_cb (self);
}

static void
played_changed_cb (QdrFilterPane *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->from), is_between (self));
  gtk_widget_set_visible (GTK_WIDGET (self->to), is_between (self));
  show_day_problem (self);
  changed_cb (self);
}

static void
opening_changed_cb (QdrFilterPane *self)
{
  g_autofree char *text = read_text (GTK_EDITABLE (self->opening));
  g_autofree char *meaning = NULL;
  g_autofree char *problem = NULL;

  g_free (self->opening_moves);
  self->opening_moves = text != NULL ? read_moves (text) : NULL;
  g_clear_pointer (&self->openings, g_ptr_array_unref);
  if (self->opening_moves != NULL) {
    meaning = g_strdup (self->opening_moves);
  } else if (text != NULL) {
    g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
    g_autoptr (GPtrArray) openings = NULL;
    g_autoptr (GString) names = g_string_new (NULL);
    const char *last = NULL;

    /* Problems in opening files are ignored, because each window with a game shows them. */
    if (self->names == NULL)
      self->names = qdr_opening_names_load_program_and_user_files (problems);
    openings = qdr_opening_names_search_openings (self->names, text);
    for (guint i = 0; i < openings->len; i++) {
      const QdrNamedOpening *opening = g_ptr_array_index (openings, i);

      if (g_strcmp0 (opening->name, last) != 0)
        g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", opening->name);
      last = opening->name;
    }
    if (openings->len > 0) {
      self->openings = g_steal_pointer (&openings);
      meaning = g_strdup (names->str);
    } else {
      problem = g_strdup_printf (_ ("“%s” is neither moves nor the name of an opening."), text);
    }
  }

  gtk_label_set_label (self->opening_words,
                       problem != NULL ? problem : _ ("Its name, or first moves such as “e2 e8”"));
  if (problem != NULL) {
    gtk_widget_add_css_class (GTK_WIDGET (self->opening), "error");
    gtk_widget_add_css_class (GTK_WIDGET (self->opening_words), "error");
    qdr_announce_transient (GTK_WIDGET (self), problem, 0);
  } else {
    gtk_widget_remove_css_class (GTK_WIDGET (self->opening), "error");
    gtk_widget_remove_css_class (GTK_WIDGET (self->opening_words), "error");
  }
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->opening), GTK_ACCESSIBLE_STATE_INVALID,
                               problem != NULL ? GTK_ACCESSIBLE_INVALID_TRUE
                                               : GTK_ACCESSIBLE_INVALID_FALSE,
                               -1);
  if (g_strcmp0 (meaning, self->opening_meaning) == 0)
    return;
  g_free (self->opening_meaning);
  self->opening_meaning = g_steal_pointer (&meaning);
  changed_cb (self);
}

/* Returns (transfer full) the first day of the chosen period; NULL if it has none. */
static char *
find_first_day (QdrFilterPane *self)
{
  static const int n_days[BETWEEN] = { 0, 1, 7, 30, 365 };
  const guint choice = adw_combo_row_get_selected (self->played);
  g_autoptr (GDateTime) now = NULL;
  g_autoptr (GDateTime) since = NULL;

  if (is_between (self))
    return qdr_date_row_get_first_day (self->from);
  if (choice == 0)
    return NULL;

  now = g_date_time_new_now_local ();
  since = g_date_time_add_days (now, 1 - n_days[choice]);
  return g_date_time_format (since, "%Y-%m-%d");
}

/* Returns (transfer full) the last day of the chosen period; NULL if it has none. */
static char *
find_last_day (QdrFilterPane *self)
{
  return is_between (self) ? qdr_date_row_get_last_day (self->to) : NULL;
}

QdrLibraryFilter *
qdr_filter_pane_make_filter (QdrFilterPane *self, QdrLibrarySort *sort, gboolean *descending)
{
  static const QdrLibrarySort sorts[] = { QDR_LIBRARY_SORT_DATE, QDR_LIBRARY_SORT_DATE,
                                          QDR_LIBRARY_SORT_PLAYERS, QDR_LIBRARY_SORT_PLIES,
                                          QDR_LIBRARY_SORT_PLIES };
  static const gboolean descends[] = { TRUE, FALSE, FALSE, TRUE, FALSE };
  static const char *const results[N_RESULTS] = { NULL, "1", "2", "3", "4", "draw", "*" };
  static const QdrLibraryEnding endings[N_ENDINGS] = {
    QDR_LIBRARY_UNFINISHED, QDR_LIBRARY_GOAL,      QDR_LIBRARY_RESIGNATION,
    QDR_LIBRARY_TIME,       QDR_LIBRARY_STALEMATE, QDR_LIBRARY_REPETITION,
  };
  static const guint least_moves[] = { 0, 0, SHORT_MOVES + 1, MEDIUM_MOVES + 1 };
  static const guint most_moves[] = { 0, SHORT_MOVES, MEDIUM_MOVES, 0 };
  QdrLibraryFilter *filter;
  guint order;
  guint ending;
  guint board;
  guint length;

  g_return_val_if_fail (QDR_IS_FILTER_PANE (self), NULL);
  g_return_val_if_fail (sort != NULL && descending != NULL, NULL);

  filter = g_new0 (QdrLibraryFilter, 1);
  order = adw_combo_row_get_selected (self->order);
  ending = qdr_offer_row_get_choice (self->ending);
  board = adw_combo_row_get_selected (self->board);
  length = adw_combo_row_get_selected (self->length);
  filter->parts_of_names = TRUE;
  filter->opponent = read_text (self->opponent);
  filter->n_players = 2 * adw_combo_row_get_selected (self->n_players);
  filter->result = g_strdup (results[qdr_offer_row_get_choice (self->result)]);
  if (ending > 0)
    filter->ending = g_strdup (qdr_library_ending_get_name (endings[ending]));
  if (board > 0) {
    filter->width = g_array_index (self->boards, QdrLibraryBoardSize, board - 1).width;
    filter->height = g_array_index (self->boards, QdrLibraryBoardSize, board - 1).height;
  }
  filter->min_moves = least_moves[length];
  filter->max_moves = most_moves[length];
  filter->since = find_first_day (self);
  filter->until = find_last_day (self);
  filter->opening = g_strdup (self->opening_moves);
  if (self->openings != NULL)
    filter->openings = g_ptr_array_ref (self->openings);
  filter->position = g_memdup2 (self->position, sizeof *self->position);
  *sort = sorts[order];
  *descending = descends[order];
  return filter;
}

/* Returns the row in which a condition is chosen. */
static gpointer
get_row (QdrFilterPane *self, guint condition)
{
  const gpointer rows[N_CONDITIONS] = {
    self->opponent, self->n_players, self->result,  self->ending,       self->board,
    self->length,   self->played,    self->opening, self->position_row,
  };

  return rows[condition];
}

/* Returns (transfer full) a description of the chosen period; NULL if it has neither a first nor a
 * last day. */
static char *
describe_days (QdrFilterPane *self)
{
  g_autofree char *first = find_first_day (self);
  g_autofree char *last = find_last_day (self);
  g_autofree char *since = first != NULL ? qdr_display_name_of_game_date (first) : NULL;
  g_autofree char *until = last != NULL ? qdr_display_name_of_game_date (last) : NULL;

  if (since != NULL && until != NULL)
    return g_strdup_printf ("%s – %s", since, until);
  if (since != NULL)
    /* Translators: a filter for games that were played on or after a day; %s is a date. */
    return g_strdup_printf (_ ("since %s"), since);
  /* Translators: a filter for games that were played on a day or earlier; %s is a date. */
  return until != NULL ? g_strdup_printf (_ ("until %s"), until) : NULL;
}

/* Returns (transfer full) a description of a condition, such as "Board: 9×9"; NULL if the condition
 * is not set. */
static char *
describe_condition (QdrFilterPane *self, guint condition)
{
  gpointer row = get_row (self, condition);
  g_autofree char *value = NULL;

  if (row == self->opening)
    value = g_strdup (self->opening_meaning);
  else if (row == self->position_row)
    value = self->position != NULL ? g_strdup (_ ("that of the board")) : NULL;
  else if (GTK_IS_EDITABLE (row))
    value = read_text (row);
  else if (row == self->played && is_between (self))
    value = describe_days (self);
  else if (adw_combo_row_get_selected (row) > 0)
    value = g_strdup (gtk_string_object_get_string (adw_combo_row_get_selected_item (row)));
  if (value == NULL)
    return NULL;
  /* Translators: the name of a filter and the value that is chosen: “Board: 9×9”. */
  return g_strdup_printf (_ ("%s: %s"), adw_preferences_row_get_title (row), value);
}

static void
clear_condition (QdrFilterPane *self, guint condition)
{
  gpointer row = get_row (self, condition);

  if (row == self->position_row)
    qdr_filter_pane_set_position (self, NULL);
  else if (GTK_IS_EDITABLE (row))
    gtk_editable_set_text (row, "");
  else
    adw_combo_row_set_selected (row, 0);
}

void
qdr_filter_pane_clear_filters (QdrFilterPane *self)
{
  g_return_if_fail (QDR_IS_FILTER_PANE (self));

  for (guint i = 0; i < N_CONDITIONS; i++)
    clear_condition (self, i);
}

/* A position */

void
qdr_filter_pane_set_position (QdrFilterPane *self, const QdrPosition *position)
{
  g_return_if_fail (QDR_IS_FILTER_PANE (self));

  if (self->position == NULL && position == NULL)
    return;
  g_free (self->position);
  self->position = g_memdup2 (position, sizeof *position);
  gtk_widget_set_visible (self->position_row, position != NULL);
  changed_cb (self);
}

/* Removes the position from the filter. The focus is moved first, because the button that has it
 * disappears. */
static void
position_removed_cb (QdrFilterPane *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->opening));
  qdr_filter_pane_set_position (self, NULL);
}

/* Boards */

static gboolean
find_board (GArray *boards, const QdrLibraryBoardSize *board, guint *index)
{
  for (*index = 0; *index < boards->len; ++*index) {
    const QdrLibraryBoardSize *other = &g_array_index (boards, QdrLibraryBoardSize, *index);

    if (other->width == board->width && other->height == board->height)
      return TRUE;
  }
  return FALSE;
}

void
qdr_filter_pane_set_board_sizes (QdrFilterPane *self, GArray *boards)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;
  QdrLibraryBoardSize chosen = { 0 };
  guint selected;
  guint index;

  g_return_if_fail (QDR_IS_FILTER_PANE (self));
  g_return_if_fail (boards != NULL);

  if (boards->len == self->boards->len &&
      (boards->len == 0 ||
       memcmp (boards->data, self->boards->data, boards->len * sizeof chosen) == 0))
    return;

  selected = adw_combo_row_get_selected (self->board);
  if (selected > 0)
    chosen = g_array_index (self->boards, QdrLibraryBoardSize, selected - 1);
  g_array_set_size (self->boards, 0);
  g_array_append_vals (self->boards, boards->data, boards->len);
  if (selected > 0 && !find_board (self->boards, &chosen, &index))
    g_array_append_val (self->boards, chosen);

  for (guint i = 0; i < self->boards->len; i++) {
    const QdrLibraryBoardSize *board = &g_array_index (self->boards, QdrLibraryBoardSize, i);
    g_autofree char *name = g_strdup_printf ("%u×%u", board->width, board->height);

    g_strv_builder_add (builder, name);
  }
  names = g_strv_builder_end (builder);

  /* The handler is blocked, because refilling the list does not change the filter. */
  g_signal_handlers_block_by_func (self->board, changed_cb, self);
  gtk_string_list_splice (self->board_names, 1,
                          g_list_model_get_n_items (G_LIST_MODEL (self->board_names)) - 1,
                          (const char *const *) names);
  if (selected > 0 && find_board (self->boards, &chosen, &index))
    adw_combo_row_set_selected (self->board, index + 1);
  g_signal_handlers_unblock_by_func (self->board, changed_cb, self);
}

/* The pane */

static void
qdr_filter_pane_finalize (GObject *object)
{
  QdrFilterPane *self = QDR_FILTER_PANE (object);

  g_array_unref (self->boards);
  g_free (self->position);
  g_clear_pointer (&self->names, qdr_opening_names_free);
  g_clear_pointer (&self->openings, g_ptr_array_unref);
  g_free (self->opening_moves);
  g_free (self->opening_meaning);
  for (guint i = 0; i < N_CONDITIONS; i++)
    g_free (self->words[i]);

  G_OBJECT_CLASS (qdr_filter_pane_parent_class)->finalize (object);
}

static void
qdr_filter_pane_class_init (QdrFilterPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = qdr_filter_pane_finalize;

  changed_signal = g_signal_new ("changed", QDR_TYPE_FILTER_PANE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);

  g_type_ensure (QDR_TYPE_DATE_ROW);
  g_type_ensure (QDR_TYPE_ICON_BUTTON);
  g_type_ensure (QDR_TYPE_OFFER_ROW);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/library/filter-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrFilterPane, order);
  gtk_widget_class_bind_template_child (widget_class, QdrFilterPane, opponent);
  gtk_widget_class_bind_template_child (widget_class, QdrFilterPane, n_players);
  gtk_widget_class_bind_template_child (widget_class, QdrFilterPane, result);
  gtk_widget_class_bind_template_child (widget_class, QdrFilterPane, ending);
  gtk_widget_class_bind_template_child (widget_class, QdrFilterPane, board);
  gtk_widget_class_bind_template_child (widget_class, QdrFilterPane, board_names);
  gtk_widget_class_bind_template_child (widget_class, QdrFilterPane, length);
  gtk_widget_class_bind_template_child (widget_class, QdrFilterPane, played);
  gtk_widget_class_bind_template_child (widget_class, QdrFilterPane, from);
  gtk_widget_class_bind_template_child (widget_class, QdrFilterPane, day_problem);
  gtk_widget_class_bind_template_child (widget_class, QdrFilterPane, day_words);
  gtk_widget_class_bind_template_child (widget_class, QdrFilterPane, to);
  gtk_widget_class_bind_template_child (widget_class, QdrFilterPane, opening);
  gtk_widget_class_bind_template_child (widget_class, QdrFilterPane, opening_words);
  gtk_widget_class_bind_template_child (widget_class, QdrFilterPane, position_row);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, restrict_choices_cb);
  gtk_widget_class_bind_template_callback (widget_class, opening_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, position_removed_cb);
  gtk_widget_class_bind_template_callback (widget_class, first_day_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, played_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, day_problem_changed_cb);
}

static void
qdr_filter_pane_init (QdrFilterPane *self)
{
  self->boards = g_array_new (FALSE, FALSE, sizeof (QdrLibraryBoardSize));
  gtk_widget_init_template (GTK_WIDGET (self));
  qdr_row_fixups_apply (GTK_WIDGET (self));
}

/* Chips */

static void
chip_clicked_cb (QdrFilterPane *self, GtkWidget *button)
{
  for (guint i = 0; i < N_CONDITIONS; i++)
    if (self->chips[i] == button) {
      clear_condition (self, i);
      return;
    }
}

static GtkWidget *
make_chip (QdrFilterPane *self, const char *words)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (words);
  GtkWidget *cross = g_object_new (GTK_TYPE_IMAGE, "icon-name", "window-close-symbolic",
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  /* Translators: the label of a button that removes a filter; %s is “Board: 9×9”. */
  g_autofree char *name = g_strdup_printf (_ ("Remove “%s”"), words);

  g_object_set (label, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "lines", 2, "ellipsize",
                PANGO_ELLIPSIZE_END, NULL);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), cross);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "chip");
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "", -1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (chip_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  return button;
}

/* Replaces only the chips whose text has changed, so that the focus stays on an unchanged chip. */
static void
update_chips (QdrFilterPane *self, GtkWidget *box)
{
  GtkWidget *end = gtk_widget_get_last_child (box);

  for (guint i = 0; i < N_CONDITIONS; i++) {
    g_autofree char *words = describe_condition (self, i);
    GtkWidget *next = end;

    if (g_strcmp0 (words, self->words[i]) == 0)
      continue;
    g_clear_pointer (&self->chips[i], gtk_widget_unparent);
    g_free (self->words[i]);
    self->words[i] = g_steal_pointer (&words);
    if (self->words[i] == NULL)
      continue;
    for (guint j = N_CONDITIONS - 1; j > i; j--)
      if (self->chips[j] != NULL)
        next = self->chips[j];
    self->chips[i] = make_chip (self, self->words[i]);
    gtk_widget_insert_before (self->chips[i], box, next);
  }
  gtk_widget_set_visible (box, gtk_widget_get_first_child (box) != end);
}

void
qdr_filter_pane_set_chips (QdrFilterPane *self, GtkWidget *box)
{
  g_return_if_fail (QDR_IS_FILTER_PANE (self));
  g_return_if_fail (GTK_IS_BOX (box));

  g_signal_connect_object (self, "changed", G_CALLBACK (update_chips), box, 0);
}
