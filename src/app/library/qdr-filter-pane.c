/*
 * What games of the library are to be listed, and in which order.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-filter-pane.h"

#include <glib/gi18n.h>
#include <string.h>

#include "qdr-announcer.h"
#include "qdr-date-row.h"
#include "qdr-icon-button.h"
#include "qdr-offer-row.h"
#include "qdr-opening-entry.h"
#include "qdr-row-fixups.h"

/* Up to SHORT_MOVES, up to MEDIUM_MOVES, more: as the rows of "length" say. */
#define SHORT_MOVES 20
#define MEDIUM_MOVES 40

/* The row of "played" that is followed by the first and the last day. */
#define BETWEEN 5

#define N_RESULTS 7
#define N_ENDINGS 6

/* Where they stand among all results and all endings. */
#define THIRD_WON 3
#define FOURTH_WON 4
#define DRAW 5
#define NOT_FINISHED 6
#define NO_MOVE_LEFT 4 /* a draw, as is the one behind it */

struct _QdrFilterPane {
  AdwPreferencesPage parent_instance;

  GArray *boards;        /* of QdrLibraryBoard, those of the rows of "board" behind the first */
  QdrPosition *position; /* (nullable) */
  gboolean is_combining; /* what "result" and "ending" offer changes */

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
  QdrOpeningEntry *opening;
  GtkLabel *opening_words; /* what can be typed there, or why that is no opening */
  GtkWidget *position_row; /* in sight while there is a position */
};

G_DEFINE_FINAL_TYPE (QdrFilterPane, qdr_filter_pane, ADW_TYPE_PREFERENCES_PAGE)

static guint changed_signal;

static void
changed_cb (QdrFilterPane *self)
{
  g_signal_emit (self, changed_signal, 0);
}

/* (transfer full) (nullable): NULL where nothing is written. */
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

/* --- What is possible together ---------------------------------------------------------------- */

static gboolean
fits (guint n_players, guint result, guint ending)
{
  if (n_players == 2 && (result == THIRD_WON || result == FOURTH_WON))
    return FALSE;
  if (result == 0 || ending == 0)
    return TRUE;
  if (result == NOT_FINISHED)
    return FALSE;
  return (result == DRAW) == (ending >= NO_MOVE_LEFT);
}

/* What does not go with the number of players, or with each other, is not offered. */
static void
combine_cb (QdrFilterPane *self)
{
  const guint n_players = 2 * adw_combo_row_get_selected (self->n_players);
  gboolean results[N_RESULTS];
  gboolean endings[N_ENDINGS];

  if (self->is_combining)
    return;
  self->is_combining = TRUE;
  for (guint i = 0; i < N_RESULTS; i++)
    results[i] = fits (n_players, i, qdr_offer_row_get_choice (self->ending));
  qdr_offer_row_set_offered (self->result, results);
  for (guint i = 0; i < N_ENDINGS; i++)
    endings[i] = fits (n_players, qdr_offer_row_get_choice (self->result), i);
  qdr_offer_row_set_offered (self->ending, endings);
  self->is_combining = FALSE;
  changed_cb (self);
}

/* Of both days the first problem stays in sight, where they are; each is heard when it comes. */
static void
show_problem_of_days (QdrFilterPane *self)
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
day_judged_cb (QdrDateRow *row, GParamSpec *pspec, QdrFilterPane *self)
{
  g_autofree char *problem = NULL;

  g_object_get (row, "problem", &problem, NULL);
  show_problem_of_days (self);
  if (problem != NULL)
    qdr_announce_transient (GTK_WIDGET (self), problem, 0);
}

static void
first_day_cb (QdrFilterPane *self)
{
  g_autofree char *day = qdr_date_row_get_first (self->from);

  qdr_date_row_set_first_day (self->to, day);
  changed_cb (self);
}

static void
played_cb (QdrFilterPane *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->from), is_between (self));
  gtk_widget_set_visible (GTK_WIDGET (self->to), is_between (self));
  show_problem_of_days (self);
  changed_cb (self);
}

static void
opening_judged_cb (QdrFilterPane *self)
{
  g_autofree char *problem = NULL;

  g_object_get (self->opening, "problem", &problem, NULL);
  gtk_label_set_label (self->opening_words,
                       problem != NULL ? problem : _ ("Its name, or first moves such as “e2 e8”"));
  if (problem != NULL) {
    gtk_widget_add_css_class (GTK_WIDGET (self->opening_words), "error");
    qdr_announce_transient (GTK_WIDGET (self), problem, 0);
  } else {
    gtk_widget_remove_css_class (GTK_WIDGET (self->opening_words), "error");
  }
}

/* (transfer full) (nullable): the first of the days that are meant. */
static char *
find_since (QdrFilterPane *self)
{
  static const int n_days[BETWEEN] = { 0, 1, 7, 30, 365 };
  const guint choice = adw_combo_row_get_selected (self->played);
  g_autoptr (GDateTime) now = NULL;
  g_autoptr (GDateTime) since = NULL;

  if (is_between (self))
    return qdr_date_row_get_first (self->from);
  if (choice == 0)
    return NULL;

  now = g_date_time_new_now_local ();
  since = g_date_time_add_days (now, 1 - n_days[choice]);
  return g_date_time_format (since, "%Y-%m-%d");
}

/* (transfer full) (nullable): the last one. */
static char *
find_until (QdrFilterPane *self)
{
  return is_between (self) ? qdr_date_row_get_last (self->to) : NULL;
}

static void
read_board (QdrFilterPane *self, QdrLibraryFilter *filter)
{
  const guint chosen = adw_combo_row_get_selected (self->board);

  if (chosen > 0) {
    const QdrLibraryBoard *board = &g_array_index (self->boards, QdrLibraryBoard, chosen - 1);

    filter->width = board->width;
    filter->height = board->height;
  }
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
  GPtrArray *openings;
  guint order;
  guint ending;
  guint length;

  g_return_val_if_fail (QDR_IS_FILTER_PANE (self), NULL);
  g_return_val_if_fail (sort != NULL && descending != NULL, NULL);

  filter = g_new0 (QdrLibraryFilter, 1);
  order = adw_combo_row_get_selected (self->order);
  ending = qdr_offer_row_get_choice (self->ending);
  length = adw_combo_row_get_selected (self->length);
  filter->parts_of_names = TRUE;
  filter->opponent = read_text (self->opponent);
  filter->n_players = 2 * adw_combo_row_get_selected (self->n_players);
  filter->result = g_strdup (results[qdr_offer_row_get_choice (self->result)]);
  if (ending > 0)
    filter->ending = g_strdup (qdr_library_ending_get_name (endings[ending]));
  read_board (self, filter);
  filter->min_moves = least_moves[length];
  filter->max_moves = most_moves[length];
  filter->since = find_since (self);
  filter->until = find_until (self);
  filter->opening = g_strdup (qdr_opening_entry_get_moves (self->opening));
  openings = qdr_opening_entry_get_openings (self->opening);
  if (openings != NULL)
    filter->openings = g_ptr_array_ref (openings);
  filter->position = g_memdup2 (self->position, sizeof *self->position);
  *sort = sorts[order];
  *descending = descends[order];
  return filter;
}

/* --- The conditions one by one ---------------------------------------------------------------- */

/* The rows that make them, in the order in which they are told. */
static gpointer
get_row (QdrFilterPane *self, guint condition)
{
  const gpointer rows[QDR_FILTER_PANE_N_CONDITIONS] = {
    self->opponent, self->n_players, self->result,  self->ending,       self->board,
    self->length,   self->played,    self->opening, self->position_row,
  };

  return rows[condition];
}

/* (transfer full) (nullable) */
static char *
describe_days (QdrFilterPane *self)
{
  g_autofree char *since = find_since (self);
  g_autofree char *until = find_until (self);

  if (since != NULL && until != NULL)
    return g_strdup_printf ("%s – %s", since, until);
  if (since != NULL)
    /* Translators: %s is a date. */
    return g_strdup_printf (_ ("since %s"), since);
  /* Translators: %s is a date. */
  return until != NULL ? g_strdup_printf (_ ("until %s"), until) : NULL;
}

/* (transfer full) (nullable) */
static char *
describe_value (QdrFilterPane *self, gpointer row)
{
  if (row == self->opening)
    return g_strdup (qdr_opening_entry_get_meaning (self->opening));
  if (row == self->position_row)
    return self->position != NULL ? g_strdup (_ ("that of the board")) : NULL;
  if (GTK_IS_EDITABLE (row))
    return read_text (row);
  if (adw_combo_row_get_selected (row) == 0)
    return NULL;
  if (row == self->played && is_between (self))
    return describe_days (self);
  return g_strdup (gtk_string_object_get_string (adw_combo_row_get_selected_item (row)));
}

char *
qdr_filter_pane_describe (QdrFilterPane *self, guint condition)
{
  gpointer row;
  g_autofree char *value = NULL;

  g_return_val_if_fail (QDR_IS_FILTER_PANE (self), NULL);
  g_return_val_if_fail (condition < QDR_FILTER_PANE_N_CONDITIONS, NULL);

  row = get_row (self, condition);
  value = describe_value (self, row);
  if (value == NULL)
    return NULL;
  /* Translators: a filter and what is chosen: “Board: 9×9”. */
  return g_strdup_printf (_ ("%s: %s"), adw_preferences_row_get_title (row), value);
}

void
qdr_filter_pane_clear_condition (QdrFilterPane *self, guint condition)
{
  gpointer row;

  g_return_if_fail (QDR_IS_FILTER_PANE (self));
  g_return_if_fail (condition < QDR_FILTER_PANE_N_CONDITIONS);

  row = get_row (self, condition);
  if (row == self->position_row)
    qdr_filter_pane_set_position (self, NULL);
  else if (GTK_IS_EDITABLE (row))
    gtk_editable_set_text (row, "");
  else
    adw_combo_row_set_selected (row, 0);
}

void
qdr_filter_pane_clear (QdrFilterPane *self)
{
  g_return_if_fail (QDR_IS_FILTER_PANE (self));

  for (guint i = 0; i < QDR_FILTER_PANE_N_CONDITIONS; i++)
    qdr_filter_pane_clear_condition (self, i);
}

/* --- A position ------------------------------------------------------------------------------- */

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

/* The focus would go with the button. */
static void
position_removed_cb (QdrFilterPane *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->opening));
  qdr_filter_pane_set_position (self, NULL);
}

/* --- Boards ----------------------------------------------------------------------------------- */

static gboolean
find_board (GArray *boards, const QdrLibraryBoard *board, guint *index)
{
  for (*index = 0; *index < boards->len; ++*index) {
    const QdrLibraryBoard *other = &g_array_index (boards, QdrLibraryBoard, *index);

    if (other->width == board->width && other->height == board->height)
      return TRUE;
  }
  return FALSE;
}

static void
name_boards (QdrFilterPane *self)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;

  for (guint i = 0; i < self->boards->len; i++) {
    const QdrLibraryBoard *board = &g_array_index (self->boards, QdrLibraryBoard, i);
    g_autofree char *name = g_strdup_printf ("%u×%u", board->width, board->height);

    g_strv_builder_add (names, name);
  }
  list = g_strv_builder_end (names);
  gtk_string_list_splice (self->board_names, 1,
                          g_list_model_get_n_items (G_LIST_MODEL (self->board_names)) - 1,
                          (const char *const *) list);
}

void
qdr_filter_pane_offer_boards (QdrFilterPane *self, GArray *boards)
{
  QdrLibraryBoard chosen = { 0 };
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
    chosen = g_array_index (self->boards, QdrLibraryBoard, selected - 1);
  g_array_set_size (self->boards, 0);
  g_array_append_vals (self->boards, boards->data, boards->len);
  if (selected > 0 && !find_board (self->boards, &chosen, &index))
    g_array_append_val (self->boards, chosen);

  /* The same games are meant. */
  g_signal_handlers_block_by_func (self->board, changed_cb, self);
  name_boards (self);
  if (selected > 0 && find_board (self->boards, &chosen, &index))
    adw_combo_row_set_selected (self->board, index + 1);
  g_signal_handlers_unblock_by_func (self->board, changed_cb, self);
}

/* --- Object ----------------------------------------------------------------------------------- */

static void
qdr_filter_pane_finalize (GObject *object)
{
  QdrFilterPane *self = QDR_FILTER_PANE (object);

  g_array_unref (self->boards);
  g_free (self->position);

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
  g_type_ensure (QDR_TYPE_OPENING_ENTRY);

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
  gtk_widget_class_bind_template_callback (widget_class, combine_cb);
  gtk_widget_class_bind_template_callback (widget_class, opening_judged_cb);
  gtk_widget_class_bind_template_callback (widget_class, position_removed_cb);
  gtk_widget_class_bind_template_callback (widget_class, first_day_cb);
  gtk_widget_class_bind_template_callback (widget_class, played_cb);
  gtk_widget_class_bind_template_callback (widget_class, day_judged_cb);
}

static void
qdr_filter_pane_init (QdrFilterPane *self)
{
  self->boards = g_array_new (FALSE, FALSE, sizeof (QdrLibraryBoard));
  gtk_widget_init_template (GTK_WIDGET (self));
  qdr_row_fixups_apply (GTK_WIDGET (self));
}
