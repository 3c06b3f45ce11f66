/*
 * The list of puzzles in the lesson's window: themes, and how many puzzles of each are solved.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-lesson-window-private.h"

#include <glib/gi18n.h>

#include "qdr-data-dir.h"
#include "qdr-puzzle-course.h"

/* Of a row: its theme. */
#define THEME_KEY "qdr-theme"

static QdrPuzzleList *
load_puzzles (GError **error)
{
  g_autofree char *path = qdr_data_dir_find ("QDR_PUZZLES_FILE", "puzzles.txt");
  g_autoptr (GFile) file = NULL;

  if (path == NULL) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, _ ("The file is missing."));
    return NULL;
  }
  file = g_file_new_for_path (path);
  return qdr_puzzle_list_load (file, error);
}

/* --- The list --------------------------------------------------------------------------------- */

static GtkWidget *
make_picture (gboolean is_complete)
{
  return g_object_new (GTK_TYPE_IMAGE, "icon-name",
                       is_complete ? "object-select-symbolic" : "go-next-symbolic",
                       "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
}

static GtkWidget *
make_row (QdrLessonWindow *self, const char *theme)
{
  const char *title = qdr_puzzle_course_get_title_of (theme);
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *subtitle = NULL;
  g_autofree char *name = NULL;
  guint n_solved, n_puzzles;

  n_puzzles = qdr_puzzle_course_count (self->puzzles, theme, self->settings, &n_solved);
  /* Translators: of the puzzles about a theme, as “3 of 10 solved”. */
  subtitle = g_strdup_printf (_ ("%u of %u solved"), n_solved, n_puzzles);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), make_picture (n_solved == n_puzzles));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  /* Translators: a theme of puzzles, and how many of them are solved. */
  name = g_strdup_printf (_ ("%s, %s"), title, subtitle);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data_full (G_OBJECT (row), THEME_KEY, g_strdup (theme), g_free);
  return row;
}

static void
remove_rows (QdrLessonWindow *self)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->themes))) != NULL)
    gtk_list_box_remove (self->themes, row);
}

static void
fill_list (QdrLessonWindow *self)
{
  const char *const *themes = qdr_puzzle_list_get_themes (self->puzzles);

  remove_rows (self);
  for (guint i = 0; themes[i] != NULL; i++)
    gtk_list_box_append (self->themes, make_row (self, themes[i]));
}

/* Says what is wrong where there are no puzzles. */
static gboolean
ensure_puzzles (QdrLessonWindow *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;

  if (self->puzzles == NULL)
    self->puzzles = load_puzzles (&error);
  gtk_widget_set_visible (GTK_WIDGET (self->themes), self->puzzles != NULL);
  if (self->puzzles != NULL)
    return TRUE;

  /* Translators: a sentence follows. */
  sentence = g_strdup_printf (_ ("The puzzles cannot be read. %s"), error->message);
  gtk_label_set_text (self->themes_text, sentence);
  return FALSE;
}

/* The theme that was chosen last, or the first. */
static void
focus_theme (QdrLessonWindow *self)
{
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->themes));
  GtkWidget *chosen = row;

  for (; row != NULL; row = gtk_widget_get_next_sibling (row))
    if (g_strcmp0 (g_object_get_data (G_OBJECT (row), THEME_KEY), self->theme) == 0)
      chosen = row;
  if (chosen != NULL)
    gtk_widget_grab_focus (chosen);
}

void
qdr_lesson_window_show_themes (QdrLessonWindow *self)
{
  g_return_if_fail (QDR_IS_LESSON_WINDOW (self));

  if (ensure_puzzles (self))
    fill_list (self);
  gtk_window_set_title (GTK_WINDOW (self), _ ("Puzzles"));
  gtk_widget_set_visible (self->to_themes, FALSE);
  gtk_stack_set_visible_child (self->pages, self->themes_page);
  qdr_lesson_window_take_tutor (self, NULL);
  focus_theme (self);
}

void
qdr_lesson_window_choose_theme (QdrLessonWindow *self, GtkListBoxRow *row)
{
  qdr_lesson_window_set_puzzles (self, g_object_get_data (G_OBJECT (row), THEME_KEY));
}

void
qdr_lesson_window_set_puzzles (QdrLessonWindow *self, const char *theme)
{
  g_return_if_fail (QDR_IS_LESSON_WINDOW (self));
  g_return_if_fail (theme != NULL);

  if (!ensure_puzzles (self))
    return;

  g_free (self->theme);
  self->theme = g_strdup (theme);
  gtk_window_set_title (GTK_WINDOW (self), _ ("Puzzles"));
  gtk_widget_set_visible (self->to_themes, TRUE);
  qdr_lesson_window_take_tutor (self, QDR_TUTOR (qdr_puzzle_course_new (self->puzzles, theme,
                                                                        self->settings)));
}
