/*
 * The page with the themes of the puzzles, and the numbers of solved puzzles.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-config.h"

#include "qdr-puzzle-page.h"

#include <glib/gi18n.h>
#include <langinfo.h>

#include "qdr-accessibility-fixups.h"
#include "qdr-data-dir.h"
#include "qdr-display-name.h"
#include "qdr-focusable-label.h"
#include "qdr-library-exercises.h"
#include "qdr-puzzle-course.h"
#include "qdr-puzzle.h"
#include "qdr-rows.h"
#include "qdr-tab-stop.h"
#include "qdr-today.h"

/* The rating is shown only if the half-width of its confidence interval is below this number of
 * points. */
#define WIDEST_INTERVAL 300

#define DAYS_PER_WEEK 7

struct _QdrPuzzlePage {
  AdwBin parent_instance;

  GSettings *settings;
  QdrPuzzleList *puzzles; /* (nullable): NULL before they are loaded */
  GtkListBox *list;       /* the list of the row that was chosen last, and the index of that row */
  int index;
  QdrTraining *training; /* (nullable) */
  guint32 today;         /* the day that the calendar shows, or 0 */
  guint32 solved_days;   /* the days that it marks: bit 0 is the first of the month */

  GtkWidget *personal_list;
  GtkWidget *mistakes;
  GtkWidget *storm_row;
  GtkWidget *daily_row;
  GtkImage *daily_picture;
  GtkWidget *standing_card;
  GtkLabel *standing;
  AdwBin *month;
  GtkWidget *progress_box;
  GtkLabel *progress;
  GtkProgressBar *bar;
  GtkLabel *difficulties;
  GtkLabel *text;
  GtkListBox *themes;
};

G_DEFINE_FINAL_TYPE (QdrPuzzlePage, qdr_puzzle_page, ADW_TYPE_BIN)

/* Loads the puzzles if they are not loaded yet. If this fails, shows the error and returns
 * FALSE. */
static gboolean
ensure_puzzles (QdrPuzzlePage *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;

  if (self->puzzles == NULL) {
    g_autofree char *path = qdr_data_dir_find_path ("QDR_PUZZLES_FILE", "puzzles.txt");

    if (path != NULL) {
      g_autoptr (GFile) file = g_file_new_for_path (path);

      self->puzzles = qdr_puzzle_list_load (file, &error);
    } else {
      g_set_error_literal (&error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, _ ("The file is missing."));
    }
  }
  gtk_widget_set_visible (GTK_WIDGET (self->themes), self->puzzles != NULL);
  if (self->puzzles != NULL)
    return TRUE;

  /* Translators: %s is a sentence with the reason why the puzzles cannot be read */
  sentence = g_strdup_printf (_ ("The puzzles cannot be read. %s"), error->message);
  gtk_label_set_text (self->text, sentence);
  return FALSE;
}

/* The calendar */

/* Returns the first day of the week in the locale: 0 for Sunday, 1 for Monday. */
static int
get_first_weekday (void)
{
#ifdef __GLIBC__
  /* The locale counts from 1 for a day that it gives as a date, a Sunday or a Monday of 1997. */
  const gboolean counts_from_monday =
      GPOINTER_TO_INT (nl_langinfo (_NL_TIME_WEEK_1STDAY)) == 19971201;

  return (counts_from_monday + *nl_langinfo (_NL_TIME_FIRST_WEEKDAY) - 1) % DAYS_PER_WEEK;
#else
  return 1;
#endif
}

/* Adds the name of the month, or of a day of the week. */
static void
add_name (GtkGrid *grid, const char *name, const char *css_class, int column, int row, int width)
{
  GtkWidget *label = gtk_label_new (name);

  gtk_widget_add_css_class (label, css_class);
  gtk_grid_attach (grid, label, column, row, width, 1);
}

/* Goes to the day before or after, also at the ends of a row. */
static gboolean
day_key_pressed_cb (GtkEventController *keys, guint key)
{
  GtkWidget *grid = gtk_event_controller_get_widget (keys);
  const gboolean is_left = key == GDK_KEY_Left || key == GDK_KEY_KP_Left;
  const gboolean is_right = key == GDK_KEY_Right || key == GDK_KEY_KP_Right;
  const gboolean is_mirrored = gtk_widget_get_direction (grid) == GTK_TEXT_DIR_RTL;

  if (!is_left && !is_right)
    return FALSE;
  gtk_widget_child_focus (grid,
                          is_left != is_mirrored ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD);
  return TRUE;
}

/* Returns the widget of the day. */
static GtkWidget *
add_day (GtkGrid *grid, const GDate *day, int column, int row, guint32 today, gboolean is_solved)
{
  const gboolean is_today = g_date_get_julian (day) == today;
  /* Translators: the format, as for g_date_time_format(), of a day for the screen reader */
  g_autofree char *date = qdr_display_name_of_day (g_date_get_julian (day), _ ("%A, %B %-e"));
  /* Translators: %s is a date */
  g_autofree char *name = is_today ? g_strdup_printf (_ ("%s, today"), date) : g_strdup (date);
  /* Translators: %s is a day on which a puzzle was solved */
  g_autofree char *spoken = is_solved ? g_strdup_printf (_ ("%s, solved"), name) : NULL;
  g_autofree char *number = g_strdup_printf ("%u", (guint) g_date_get_day (day));
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", number, "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  GtkWidget *stop =
      g_object_new (QDR_TYPE_FOCUSABLE_LABEL, "child", label, "halign", GTK_ALIGN_CENTER, NULL);

  qdr_focusable_label_set_spoken (QDR_FOCUSABLE_LABEL (stop), is_solved ? spoken : name);
  if (is_solved)
    gtk_widget_add_css_class (stop, "solved");
  if (g_date_get_julian (day) >= today)
    gtk_widget_add_css_class (stop, is_today ? "today" : "dim-label");
  gtk_grid_attach (grid, stop, column, row, 1, 1);
  return stop;
}

/* Returns a calendar of the present month, which is one tab stop with a name for each day, unlike
 * GtkCalendar. In @solved, bit 0 is the first day. */
static GtkWidget *
make_month (guint32 today, guint32 solved)
{
  GtkGrid *grid = g_object_new (GTK_TYPE_GRID, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  GtkWidget *month = g_object_new (QDR_TYPE_TAB_STOP, "css-name", "monthview", "child", grid, NULL);
  GtkEventController *keys = gtk_event_controller_key_new ();
  const int first_weekday = get_first_weekday ();
  g_autofree char *name = NULL;
  GDate day;
  guint n_days;
  int first;

  g_date_clear (&day, 1);
  g_date_set_julian (&day, today);
  name = qdr_display_name_of_day (today, "%OB %Y");
  gtk_accessible_update_property (GTK_ACCESSIBLE (grid), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  add_name (grid, name, "heading", 0, 0, DAYS_PER_WEEK);
  n_days = g_date_get_days_in_month (g_date_get_month (&day), g_date_get_year (&day));
  g_date_set_day (&day, 1);
  first = ((int) g_date_get_weekday (&day) - first_weekday + DAYS_PER_WEEK) % DAYS_PER_WEEK;
  for (int i = first; i < first + (int) n_days; i++) {
    const int column = i % DAYS_PER_WEEK;
    GtkWidget *stop = add_day (grid, &day, column, 2 + i / DAYS_PER_WEEK, today,
                               (solved >> (i - first) & 1) != 0);

    if (g_date_get_julian (&day) == today)
      qdr_tab_stop_set_start (QDR_TAB_STOP (month), stop);
    if (i < first + DAYS_PER_WEEK) {
      g_autofree char *weekday = qdr_display_name_of_day (g_date_get_julian (&day), "%a");

      add_name (grid, weekday, "dim-label", column, 1, 1);
    }
    g_date_add_days (&day, 1);
  }
  g_signal_connect (keys, "key-pressed", G_CALLBACK (day_key_pressed_cb), NULL);
  gtk_widget_add_controller (GTK_WIDGET (grid), keys);
  return month;
}

/* The texts */

/* Sets the subtitle of a row. The accessible name of the row contains its title and this
 * subtitle. */
static void
describe_row (GtkWidget *row, const char *subtitle)
{
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  qdr_row_fixups_name_with_subtitle (ADW_ACTION_ROW (row));
}

/* Shows the exercise of the day. If there is none, shows the puzzle of the day. */
static void
show_daily_task (QdrPuzzlePage *self)
{
  g_autoptr (QdrLibraryExercise) exercise =
      self->training != NULL ? qdr_training_get_daily_exercise (self->training) : NULL;
  g_autoptr (QdrPuzzle) puzzle =
      self->puzzles != NULL
          ? qdr_puzzle_list_get_daily_puzzle (self->puzzles, qdr_today_get_julian_day ())
          : NULL;
  const gboolean is_done =
      exercise != NULL ? qdr_training_has_done_daily_exercise (self->training)
                       : puzzle != NULL && qdr_puzzle_progress_is_solved (self->settings, puzzle);
  /* The theme would be a hint. */
  const char *about = exercise != NULL ? _ ("One of your mistakes")
                      : is_done        ? qdr_puzzle_theme_get_title (qdr_puzzle_get_theme (puzzle))
                                       : "";

  gtk_widget_set_visible (self->daily_row, exercise != NULL || puzzle != NULL);
  if (is_done) {
    /* Translators: the puzzle of the day is solved; %s is its theme */
    g_autofree char *subtitle = g_strdup_printf (_ ("%s, done"), about);

    describe_row (self->daily_row, subtitle);
  } else {
    describe_row (self->daily_row, about);
  }
  gtk_image_set_from_icon_name (self->daily_picture,
                                is_done ? "object-select-symbolic" : "go-next-symbolic");
}

/* Shows the puzzle rating if it is certain enough, and the days with solved puzzles if there are
 * any. */
static void
show_standing (QdrPuzzlePage *self)
{
  const QdrLibraryTrainingResult *state =
      self->training != NULL ? qdr_training_get_rating_and_streak (self->training) : NULL;
  const guint32 today = qdr_today_get_julian_day ();
  const gboolean has_month = state != NULL && state->days_of_month != 0;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) sentences = NULL;
  g_autofree char *words = NULL;

  if (state != NULL && state->n_rated > 0 && 2 * state->rating.deviation < WIDEST_INTERVAL) {
    /* Twice the deviation is the margin of error for a probability of 95%. */
    g_autofree char *rating = g_strdup_printf (
        /* Translators: the rating of the user, and its margin of error */
        _ ("Your puzzle rating is %.0f ± %.0f."), state->rating.rating,
        2 * state->rating.deviation);

    g_strv_builder_add (builder, rating);
  }
  if (state != NULL && state->n_days > 0) {
    g_autofree char *days =
        g_strdup_printf (ngettext ("Streak: %u day.", "Streak: %u days.", state->n_days),
                         state->n_days);

    g_strv_builder_add (builder, days);
  }
  sentences = g_strv_builder_end (builder);
  words = g_strjoinv (" ", sentences);
  gtk_label_set_text (self->standing, words);
  gtk_widget_set_visible (GTK_WIDGET (self->standing), *words != '\0');
  gtk_widget_set_visible (GTK_WIDGET (self->month), has_month);
  gtk_widget_set_visible (self->standing_card, has_month || *words != '\0');
  /* If nothing has changed, what has the focus stays. */
  if (state == NULL || (self->today == today && self->solved_days == state->days_of_month))
    return;

  self->today = today;
  self->solved_days = state->days_of_month;
  adw_bin_set_child (self->month, make_month (today, state->days_of_month));
  qdr_accessibility_fixups_apply (GTK_WIDGET (self->month));
}

/* Shows the best results of storms. */
static void
show_storm (QdrPuzzlePage *self)
{
  guint today;
  const guint ever = qdr_puzzle_storm_get_best (self->settings, &today);
  g_autofree char *best = today > 0
                              /* Translators: numbers of puzzles solved in three minutes */
                              ? g_strdup_printf (_ ("Best today: %u · Best ever: %u"), today, ever)
                              : ever > 0 ? g_strdup_printf (_ ("Best ever: %u"), ever)
                                         : g_strdup (_ ("As many as you can in three minutes"));

  gtk_widget_set_visible (self->storm_row,
                          self->puzzles != NULL &&
                              g_list_model_get_n_items (G_LIST_MODEL (self->puzzles)) > 0);
  describe_row (self->storm_row, best);
}

static char *
format_progress (guint n_solved, guint n_puzzles)
{
  /* Translators: the number of solved puzzles, of a theme or in all, and the number of puzzles */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u of %u solved", "%u of %u solved",
                                       n_puzzles),
                          n_solved, n_puzzles);
}

static void
show_progress (QdrPuzzlePage *self)
{
  guint n[QDR_N_DIFFICULTIES];
  guint n_solved[QDR_N_DIFFICULTIES];
  guint n_all = 0, n_all_solved = 0;
  g_autofree char *progress = NULL;
  g_autofree char *difficulties = NULL;

  for (guint i = 0; i < QDR_N_DIFFICULTIES; i++) {
    n[i] = qdr_puzzle_progress_count_puzzles_of_difficulty (self->settings, self->puzzles,
                                                            (QdrDifficulty) i, &n_solved[i]);
    n_all += n[i];
    n_all_solved += n_solved[i];
  }
  progress = format_progress (n_all_solved, n_all);
  /* Translators: the number of solved puzzles and of all puzzles, for each difficulty */
  difficulties = g_strdup_printf (_ ("Easy: %u of %u · Medium: %u of %u · Hard: %u of %u"),
                                  n_solved[QDR_DIFFICULTY_EASY], n[QDR_DIFFICULTY_EASY],
                                  n_solved[QDR_DIFFICULTY_MEDIUM], n[QDR_DIFFICULTY_MEDIUM],
                                  n_solved[QDR_DIFFICULTY_HARD], n[QDR_DIFFICULTY_HARD]);
  gtk_label_set_text (self->progress, progress);
  gtk_progress_bar_set_fraction (self->bar, n_all > 0 ? (double) n_all_solved / n_all : 0);
  gtk_label_set_text (self->difficulties, difficulties);
}

static void
show_personal_list (QdrPuzzlePage *self)
{
  guint n_due = 0;
  const guint n =
      self->training != NULL ? qdr_training_count_exercises (self->training, &n_due) : 0;
  g_autofree char *subtitle =
      n_due > 0
          /* Translators: %u is the number of the user's mistakes to solve again today */
          ? g_strdup_printf (ngettext ("%u to try again today", "%u to try again today", n_due),
                             n_due)
          /* Translators: %u is the number of the user's mistakes, none of which is to be solved
           * again today */
          : g_strdup_printf (ngettext ("None of %u today", "None of %u today", n), n);

  gtk_widget_set_visible (self->mistakes, n > 0);
  describe_row (self->mistakes, subtitle);
  show_daily_task (self);
  show_storm (self);
  gtk_widget_set_visible (self->personal_list, n > 0 || self->puzzles != NULL);
  show_standing (self);
  gtk_widget_set_visible (self->progress_box, self->puzzles != NULL);
  if (self->puzzles != NULL)
    show_progress (self);
}

static void
row_activated_cb (QdrPuzzlePage *self, GtkListBoxRow *row, GtkListBox *list)
{
  GtkWidget *widget = GTK_WIDGET (row);

  self->list = list;
  self->index = gtk_list_box_row_get_index (row);
  if (list == self->themes)
    gtk_widget_activate_action (widget, "win.theme", "s",
                                qdr_puzzle_list_get_themes (self->puzzles)[self->index]);
  else if (widget == self->mistakes)
    gtk_widget_activate_action (widget, "win.mistakes", NULL);
  else
    gtk_widget_activate_action (widget, widget == self->storm_row ? "win.storm" : "win.daily",
                                NULL);
}

static void
qdr_puzzle_page_dispose (GObject *object)
{
  QdrPuzzlePage *self = QDR_PUZZLE_PAGE (object);

  if (self->training != NULL)
    g_signal_handlers_disconnect_by_data (self->training, self);
  g_clear_object (&self->training);
  g_clear_object (&self->puzzles);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (qdr_puzzle_page_parent_class)->dispose (object);
}

static void
qdr_puzzle_page_class_init (QdrPuzzlePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qdr_puzzle_page_dispose;

  g_type_ensure (ADW_TYPE_ACTION_ROW);
  g_type_ensure (QDR_TYPE_FOCUSABLE_LABEL);
  g_type_ensure (QDR_TYPE_TAB_STOP);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/lesson/puzzle-page.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrPuzzlePage, personal_list);
  gtk_widget_class_bind_template_child (widget_class, QdrPuzzlePage, mistakes);
  gtk_widget_class_bind_template_child (widget_class, QdrPuzzlePage, storm_row);
  gtk_widget_class_bind_template_child (widget_class, QdrPuzzlePage, daily_row);
  gtk_widget_class_bind_template_child (widget_class, QdrPuzzlePage, daily_picture);
  gtk_widget_class_bind_template_child (widget_class, QdrPuzzlePage, standing_card);
  gtk_widget_class_bind_template_child (widget_class, QdrPuzzlePage, standing);
  gtk_widget_class_bind_template_child (widget_class, QdrPuzzlePage, month);
  gtk_widget_class_bind_template_child (widget_class, QdrPuzzlePage, progress_box);
  gtk_widget_class_bind_template_child (widget_class, QdrPuzzlePage, progress);
  gtk_widget_class_bind_template_child (widget_class, QdrPuzzlePage, bar);
  gtk_widget_class_bind_template_child (widget_class, QdrPuzzlePage, difficulties);
  gtk_widget_class_bind_template_child (widget_class, QdrPuzzlePage, text);
  gtk_widget_class_bind_template_child (widget_class, QdrPuzzlePage, themes);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
}

static void
qdr_puzzle_page_init (QdrPuzzlePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  qdr_row_fixups_add_activate_action (GTK_LIST_BOX_ROW (self->daily_row), "open");
  qdr_row_fixups_add_activate_action (GTK_LIST_BOX_ROW (self->mistakes), "open");
  qdr_row_fixups_add_activate_action (GTK_LIST_BOX_ROW (self->storm_row), "open");

  self->settings = g_settings_new (QDR_APPLICATION_ID);
  self->list = self->themes;
}

void
qdr_puzzle_page_refresh (QdrPuzzlePage *self)
{
  const char *const *themes;
  GtkWidget *row;

  g_return_if_fail (QDR_IS_PUZZLE_PAGE (self));

  if (self->training != NULL)
    qdr_training_reload (self->training);
  ensure_puzzles (self);
  show_personal_list (self);
  if (self->puzzles == NULL)
    return;

  qdr_list_box_remove_rows (self->themes);
  themes = qdr_puzzle_list_get_themes (self->puzzles);
  for (guint i = 0; themes[i] != NULL; i++) {
    guint n_solved;
    const guint n_puzzles =
        qdr_puzzle_progress_count_puzzles_of_theme (self->settings, self->puzzles, themes[i],
                                                    &n_solved);
    g_autofree char *subtitle = format_progress (n_solved, n_puzzles);
    GtkWidget *picture =
        g_object_new (GTK_TYPE_IMAGE, "icon-name",
                      n_solved == n_puzzles ? "object-select-symbolic" : "go-next-symbolic",
                      "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

    row = g_object_new (ADW_TYPE_ACTION_ROW, "accessible-role", GTK_ACCESSIBLE_ROLE_BUTTON, NULL);
    adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
    adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row),
                                   qdr_puzzle_theme_get_title (themes[i]));
    describe_row (row, subtitle);
    adw_action_row_add_suffix (ADW_ACTION_ROW (row), picture);
    gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
    qdr_row_fixups_add_activate_action (GTK_LIST_BOX_ROW (row), "open");
    gtk_list_box_append (self->themes, row);
  }
}

void
qdr_puzzle_page_focus_row (QdrPuzzlePage *self)
{
  GtkListBoxRow *row;

  g_return_if_fail (QDR_IS_PUZZLE_PAGE (self));

  row = gtk_list_box_get_row_at_index (self->list, self->index);
  /* The row of mistakes disappears with the last one. */
  if (row == NULL || !gtk_widget_get_visible (GTK_WIDGET (row)))
    row = gtk_list_box_get_row_at_index (self->themes, 0);
  if (row != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
}

QdrPuzzleCourse *
qdr_puzzle_page_start_theme_puzzles (QdrPuzzlePage *self, const char *theme)
{
  g_return_val_if_fail (QDR_IS_PUZZLE_PAGE (self), NULL);
  g_return_val_if_fail (theme != NULL, NULL);

  return ensure_puzzles (self) ? qdr_puzzle_course_new (self->puzzles, theme, self->settings)
                               : NULL;
}

QdrPuzzleCourse *
qdr_puzzle_page_start_daily_puzzle (QdrPuzzlePage *self)
{
  g_autoptr (QdrPuzzle) puzzle = NULL;

  g_return_val_if_fail (QDR_IS_PUZZLE_PAGE (self), NULL);

  if (!ensure_puzzles (self))
    return NULL;

  puzzle = qdr_puzzle_list_get_daily_puzzle (self->puzzles, qdr_today_get_julian_day ());
  return puzzle != NULL ? qdr_puzzle_course_new_daily (puzzle, self->settings) : NULL;
}

QdrPuzzleStorm *
qdr_puzzle_page_start_storm (QdrPuzzlePage *self)
{
  g_return_val_if_fail (QDR_IS_PUZZLE_PAGE (self), NULL);

  return ensure_puzzles (self)
             ? qdr_puzzle_storm_new (self->puzzles, self->settings, g_get_monotonic_time ())
             : NULL;
}

void
qdr_puzzle_page_set_training (QdrPuzzlePage *self, QdrTraining *training)
{
  g_return_if_fail (QDR_IS_PUZZLE_PAGE (self));
  g_return_if_fail (QDR_IS_TRAINING (training));
  g_return_if_fail (self->training == NULL);

  self->training = g_object_ref (training);
  g_signal_connect_object (training, "changed", G_CALLBACK (show_personal_list), self,
                           G_CONNECT_SWAPPED);
}
