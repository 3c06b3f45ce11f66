/*
 * The page with the themes of the puzzles, and how many puzzles of each are solved.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-config.h"

#include "qdr-puzzle-page.h"

#include <glib/gi18n.h>

#include "qdr-data-dir.h"
#include "qdr-puzzle-list.h"
#include "qdr-puzzle-progress.h"
#include "qdr-readable.h"

/* The theme of a row. */
#define THEME_KEY "qdr-theme"

struct _QdrPuzzlePage {
  AdwBin parent_instance;

  GSettings *settings;
  QdrPuzzleList *puzzles; /* (nullable): until they are needed */
  char *theme;            /* (nullable): chosen last */

  GtkLabel *text;
  GtkListBox *themes;
};

G_DEFINE_FINAL_TYPE (QdrPuzzlePage, qdr_puzzle_page, ADW_TYPE_BIN)

enum {
  SIGNAL_CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

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

/* Says what is wrong where there are no puzzles. */
static gboolean
ensure_puzzles (QdrPuzzlePage *self)
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
  gtk_label_set_text (self->text, sentence);
  return FALSE;
}

static GtkWidget *
make_row (QdrPuzzlePage *self, const char *theme)
{
  const char *title = qdr_puzzle_course_get_title_of (theme);
  GtkWidget *row =
      g_object_new (ADW_TYPE_ACTION_ROW, "accessible-role", GTK_ACCESSIBLE_ROLE_BUTTON, NULL);
  g_autofree char *subtitle = NULL;
  g_autofree char *name = NULL;
  guint n_solved, n_puzzles;
  GtkWidget *picture;

  n_puzzles = qdr_puzzle_progress_count (self->settings, self->puzzles, theme, &n_solved);
  /* Translators: of the puzzles about a theme, as “3 of 10 solved”. */
  subtitle = g_strdup_printf (_ ("%u of %u solved"), n_solved, n_puzzles);
  picture = g_object_new (GTK_TYPE_IMAGE, "icon-name",
                          n_solved == n_puzzles ? "object-select-symbolic" : "go-next-symbolic",
                          "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), picture);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  /* Translators: a theme of puzzles, and how many of them are solved. */
  name = g_strdup_printf (_ ("%s, %s"), title, subtitle);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  /* Or title and subtitle would be said again behind it. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
  g_object_set_data_full (G_OBJECT (row), THEME_KEY, g_strdup (theme), g_free);
  return row;
}

static void
row_activated_cb (QdrPuzzlePage *self, GtkListBoxRow *row)
{
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, g_object_get_data (G_OBJECT (row), THEME_KEY));
}

static gboolean
qdr_puzzle_page_grab_focus (GtkWidget *widget)
{
  QdrPuzzlePage *self = QDR_PUZZLE_PAGE (widget);
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->themes));
  GtkWidget *chosen = row;

  for (; row != NULL; row = gtk_widget_get_next_sibling (row))
    if (g_strcmp0 (g_object_get_data (G_OBJECT (row), THEME_KEY), self->theme) == 0)
      chosen = row;
  return chosen != NULL && gtk_widget_grab_focus (chosen);
}

static void
qdr_puzzle_page_dispose (GObject *object)
{
  QdrPuzzlePage *self = QDR_PUZZLE_PAGE (object);

  g_clear_object (&self->puzzles);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (qdr_puzzle_page_parent_class)->dispose (object);
}

static void
qdr_puzzle_page_finalize (GObject *object)
{
  g_free (QDR_PUZZLE_PAGE (object)->theme);

  G_OBJECT_CLASS (qdr_puzzle_page_parent_class)->finalize (object);
}

static void
qdr_puzzle_page_class_init (QdrPuzzlePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = qdr_puzzle_page_dispose;
  object_class->finalize = qdr_puzzle_page_finalize;

  widget_class->grab_focus = qdr_puzzle_page_grab_focus;
  g_type_ensure (QDR_TYPE_READABLE);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/lesson/puzzle-page.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrPuzzlePage, text);
  gtk_widget_class_bind_template_child (widget_class, QdrPuzzlePage, themes);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);

  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", QDR_TYPE_PUZZLE_PAGE, G_SIGNAL_RUN_LAST, 0, NULL,
                                         NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
qdr_puzzle_page_init (QdrPuzzlePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->settings = g_settings_new (QDR_APPLICATION_ID);
}

void
qdr_puzzle_page_refresh (QdrPuzzlePage *self)
{
  const char *const *themes;
  GtkWidget *row;

  g_return_if_fail (QDR_IS_PUZZLE_PAGE (self));

  if (!ensure_puzzles (self))
    return;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->themes))) != NULL)
    gtk_list_box_remove (self->themes, row);
  themes = qdr_puzzle_list_get_themes (self->puzzles);
  for (guint i = 0; themes[i] != NULL; i++)
    gtk_list_box_append (self->themes, make_row (self, themes[i]));
}

QdrPuzzleCourse *
qdr_puzzle_page_start (QdrPuzzlePage *self, const char *theme)
{
  g_return_val_if_fail (QDR_IS_PUZZLE_PAGE (self), NULL);
  g_return_val_if_fail (theme != NULL, NULL);

  if (!ensure_puzzles (self))
    return NULL;

  if (g_strcmp0 (theme, self->theme) != 0) {
    g_free (self->theme);
    self->theme = g_strdup (theme);
  }
  return qdr_puzzle_course_new (self->puzzles, theme, self->settings);
}
