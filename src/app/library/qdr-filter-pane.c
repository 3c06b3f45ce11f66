/*
 * What games of the library are to be listed, and in which order.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-filter-pane.h"

#include "qdr-row-words.h"

/* Moves of all players. */
#define SHORT_PLIES 40
#define LONG_PLIES 80

struct _QdrFilterPane {
  AdwPreferencesPage parent_instance;

  AdwComboRow *order;
  GtkEditable *opponent;
  AdwComboRow *n_players;
  AdwComboRow *result;
  AdwComboRow *ending;
  AdwComboRow *board;
  AdwComboRow *length;
  AdwComboRow *time;
  GtkEditable *opening;
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

/* (transfer full) (nullable): in lower case with a space between the moves. */
static char *
read_opening (GtkEditable *entry)
{
  g_autofree char *text = read_text (entry);
  g_autofree char *lower = NULL;
  g_auto (GStrv) words = NULL;
  g_autoptr (GString) moves = g_string_new (NULL);

  if (text == NULL)
    return NULL;

  lower = g_utf8_strdown (text, -1);
  words = g_strsplit_set (lower, " \t,", -1);
  for (char **word = words; *word != NULL; word++)
    if (**word != '\0')
      g_string_append_printf (moves, "%s%s", moves->len > 0 ? " " : "", *word);
  return g_strdup (moves->str);
}

/* (transfer full) (nullable): the first day of those that are meant. */
static char *
find_since (guint choice)
{
  static const int n_days[] = { 0, 7, 30, 365 };
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GDateTime) since = g_date_time_add_days (now, 1 - n_days[choice]);

  return choice > 0 ? g_date_time_format (since, "%Y-%m-%d") : NULL;
}

QdrLibraryFilter *
qdr_filter_pane_make_filter (QdrFilterPane *self, QdrLibrarySort *sort, gboolean *descending)
{
  static const QdrLibrarySort sorts[] = { QDR_LIBRARY_SORT_DATE, QDR_LIBRARY_SORT_DATE,
                                          QDR_LIBRARY_SORT_PLAYERS, QDR_LIBRARY_SORT_PLIES,
                                          QDR_LIBRARY_SORT_PLIES };
  static const gboolean descends[] = { TRUE, FALSE, FALSE, TRUE, FALSE };
  static const char *const results[] = { NULL, "1", "2", "3", "4", "draw", "*" };
  static const QdrLibraryEnding endings[] = {
    QDR_LIBRARY_UNFINISHED, QDR_LIBRARY_GOAL,      QDR_LIBRARY_RESIGNATION,
    QDR_LIBRARY_TIME,       QDR_LIBRARY_STALEMATE, QDR_LIBRARY_REPETITION,
  };
  QdrLibraryFilter *filter = g_new0 (QdrLibraryFilter, 1);
  const guint order = adw_combo_row_get_selected (self->order);
  const guint ending = adw_combo_row_get_selected (self->ending);
  const guint board = adw_combo_row_get_selected (self->board);
  const guint length = adw_combo_row_get_selected (self->length);

  g_return_val_if_fail (QDR_IS_FILTER_PANE (self), NULL);
  g_return_val_if_fail (sort != NULL && descending != NULL, NULL);

  filter->parts_of_names = TRUE;
  filter->opponent = read_text (self->opponent);
  filter->n_players = 2 * adw_combo_row_get_selected (self->n_players);
  filter->result = g_strdup (results[adw_combo_row_get_selected (self->result)]);
  if (ending > 0)
    filter->ending = g_strdup (qdr_library_ending_get_name (endings[ending]));
  filter->width = filter->height = board > 0 ? 3 + 2 * board : 0;
  filter->min_plies = length == 2 ? SHORT_PLIES + 1 : length == 3 ? LONG_PLIES + 1 : 0;
  filter->max_plies = length == 1 ? SHORT_PLIES : length == 2 ? LONG_PLIES : 0;
  filter->since = find_since (adw_combo_row_get_selected (self->time));
  filter->opening = read_opening (self->opening);
  *sort = sorts[order];
  *descending = descends[order];
  return filter;
}

void
qdr_filter_pane_reset (QdrFilterPane *self)
{
  g_return_if_fail (QDR_IS_FILTER_PANE (self));

  adw_combo_row_set_selected (self->order, 0);
  adw_combo_row_set_selected (self->n_players, 0);
  adw_combo_row_set_selected (self->result, 0);
  adw_combo_row_set_selected (self->ending, 0);
  adw_combo_row_set_selected (self->board, 0);
  adw_combo_row_set_selected (self->length, 0);
  adw_combo_row_set_selected (self->time, 0);
  gtk_editable_set_text (self->opponent, "");
  gtk_editable_set_text (self->opening, "");
}

static void
qdr_filter_pane_class_init (QdrFilterPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  changed_signal = g_signal_new ("changed", QDR_TYPE_FILTER_PANE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/library/filter-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrFilterPane, order);
  gtk_widget_class_bind_template_child (widget_class, QdrFilterPane, opponent);
  gtk_widget_class_bind_template_child (widget_class, QdrFilterPane, n_players);
  gtk_widget_class_bind_template_child (widget_class, QdrFilterPane, result);
  gtk_widget_class_bind_template_child (widget_class, QdrFilterPane, ending);
  gtk_widget_class_bind_template_child (widget_class, QdrFilterPane, board);
  gtk_widget_class_bind_template_child (widget_class, QdrFilterPane, length);
  gtk_widget_class_bind_template_child (widget_class, QdrFilterPane, time);
  gtk_widget_class_bind_template_child (widget_class, QdrFilterPane, opening);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
}

static void
qdr_filter_pane_init (QdrFilterPane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  qdr_row_words_install (GTK_WIDGET (self));
}
