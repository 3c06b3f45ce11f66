/*
 * The ladder, with the opponents that the user has beaten and the next one to beat.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-ladder-page.h"

#include <glib/gi18n.h>

#include "qdr-focusable-label.h"
#include "qdr-ladder.h"
#include "qdr-opponent-row.h"
#include "qdr-scroll-to.h"
#include "qdr-wrap-layout.h"

struct _QdrRungRow {
  GtkButton parent_instance;

  GtkImage *portrait;
  GtkLabel *name;
  GtkLabel *rating;
  GtkWidget *next;
  GtkLabel *words;
  GtkWidget *beaten;
};

G_DEFINE_FINAL_TYPE (QdrRungRow, qdr_rung_row, GTK_TYPE_BUTTON)

struct _QdrLadderPage {
  QdrPage parent_instance;

  QdrLadder *ladder;
  GSettings *settings;

  GtkScrolledWindow *scroller;
  GtkLabel *summary;
  GtkLabel *note;
  GtkBox *rungs;
  int focused; /* the number of the rung to which the page last moved the focus */
};

G_DEFINE_FINAL_TYPE (QdrLadderPage, qdr_ladder_page, QDR_TYPE_PAGE)

static void
qdr_rung_row_class_init (QdrRungRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (QDR_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/quoridor/Quoridor/ladder/rung-row.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrRungRow, portrait);
  gtk_widget_class_bind_template_child (widget_class, QdrRungRow, name);
  gtk_widget_class_bind_template_child (widget_class, QdrRungRow, rating);
  gtk_widget_class_bind_template_child (widget_class, QdrRungRow, next);
  gtk_widget_class_bind_template_child (widget_class, QdrRungRow, words);
  gtk_widget_class_bind_template_child (widget_class, QdrRungRow, beaten);
}

static void
qdr_rung_row_init (QdrRungRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
show_rung (QdrRungRow *self, const QdrRung *rung, gboolean is_next)
{
  const char *name = qdr_personality_get_name (rung->personality);
  g_autofree char *rating = g_strdup_printf ("%d", qdr_personality_get_rating (rung->personality));
  g_autofree char *words = qdr_ladder_describe_rung (rung);
  g_autofree char *label =
      /* Translators: the name of an opponent on the ladder, its rating, and sentences with the
       * results of the games against this opponent. */
      g_strdup_printf (is_next ? _ ("Next: %s, rating %s. %s") : _ ("%s, rating %s. %s"), name,
                       rating, words);

  qdr_image_set_portrait (self->portrait, qdr_personality_get_portrait (rung->personality));
  gtk_label_set_label (self->name, name);
  gtk_label_set_label (self->rating, rating);
  gtk_label_set_label (self->words, words);
  gtk_widget_set_visible (self->next, is_next);
  gtk_widget_set_visible (self->beaten, rung->is_beaten);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, _ ("Starts a game"), -1);
}

static void
show_ladder (QdrLadderPage *self)
{
  g_autofree char *summary = qdr_ladder_describe_progress (self->ladder);
  const char *failure = qdr_ladder_get_error_message (self->ladder);
  g_autofree char *note = NULL;
  const int next = qdr_ladder_find_next_opponent (self->ladder);
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->rungs));

  /* The note explains why some results may be missing from the ladder. */
  if (failure != NULL)
    note = g_strdup_printf (
        /* Translators: %s is a sentence with the reason why the library cannot be read. */
        _ ("The library cannot be read, but your wins are stored elsewhere, too. %s"), failure);
  else if (!g_settings_get_boolean (self->settings, "keep-games"))
    note = g_strdup (_ ("Games are not kept. For new games, the ladder only records your wins."));
  gtk_label_set_label (self->summary, summary);
  gtk_label_set_label (self->note, note != NULL ? note : "");
  gtk_widget_set_visible (GTK_WIDGET (self->note), note != NULL);
  for (int i = 0; row != NULL; i++, row = gtk_widget_get_next_sibling (row)) {
    const QdrRung rung = qdr_ladder_get_rung (self->ladder, (guint) i);

    show_rung (QDR_RUNG_ROW (row), &rung, i == next);
  }
}

static void
row_clicked_cb (QdrLadderPage *self, GtkWidget *row)
{
  guint number = 0;

  for (GtkWidget *before = row; (before = gtk_widget_get_prev_sibling (before)) != NULL;)
    number++;
  gtk_widget_activate_action (GTK_WIDGET (self), "win.play-against", "s",
                              qdr_personality_get_id (
                                  qdr_ladder_get_rung (self->ladder, number).personality));
}

/* Returns the row of rung @number; NULL if there is no such rung. */
static GtkWidget *
get_row (QdrLadderPage *self, int number)
{
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->rungs));

  for (; number > 0 && row != NULL; number--)
    row = gtk_widget_get_next_sibling (row);
  return row;
}

/* Unless the user has moved the focus, scrolls so that the row with the focus and its neighbours
 * are visible. */
static void
scroll_to_focused (QdrLadderPage *self)
{
  GtkWidget *row = get_row (self, self->focused);

  if (row != NULL && gtk_widget_is_focus (row))
    qdr_scroll_to_widget (row, 1);
}

/* Moves the focus to the next opponent, so that Enter begins a game. If all opponents are beaten,
 * moves the focus to the weakest one. */
static gboolean
qdr_ladder_page_grab_focus (GtkWidget *widget)
{
  QdrLadderPage *self = QDR_LADDER_PAGE (widget);

  self->focused = MAX (qdr_ladder_find_next_opponent (self->ladder), 0);
  if (get_row (self, self->focused) == NULL)
    return FALSE;
  gtk_widget_grab_focus (get_row (self, self->focused));
  scroll_to_focused (self);
  return TRUE;
}

/* Updates the page. Unless the user has moved the focus, moves it to the next opponent. */
static void
changed_cb (QdrLadderPage *self)
{
  GtkWidget *row = get_row (self, self->focused);

  show_ladder (self);
  if (row != NULL && gtk_widget_is_focus (row))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
qdr_ladder_page_dispose (GObject *object)
{
  QdrLadderPage *self = QDR_LADDER_PAGE (object);

  g_clear_object (&self->ladder);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (qdr_ladder_page_parent_class)->dispose (object);
}

static void
qdr_ladder_page_class_init (QdrLadderPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qdr_ladder_page_dispose;
  widget_class->grab_focus = qdr_ladder_page_grab_focus;

  g_type_ensure (QDR_TYPE_FOCUSABLE_LABEL);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/ladder/ladder-page.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrLadderPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, QdrLadderPage, summary);
  gtk_widget_class_bind_template_child (widget_class, QdrLadderPage, note);
  gtk_widget_class_bind_template_child (widget_class, QdrLadderPage, rungs);
}

static void
qdr_ladder_page_init (QdrLadderPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* The adjustment changes when the page is first shown and when the user resizes the window. */
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (self->scroller), "changed",
                           G_CALLBACK (scroll_to_focused), self, G_CONNECT_SWAPPED);
}

QdrPage *
qdr_ladder_page_new (QdrLadder *ladder, GSettings *settings)
{
  QdrLadderPage *self;

  g_return_val_if_fail (QDR_IS_LADDER (ladder), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (QDR_TYPE_LADDER_PAGE, NULL);
  self->ladder = g_object_ref (ladder);
  self->settings = g_object_ref (settings);
  for (guint i = 0; i < qdr_ladder_get_length (ladder); i++) {
    GtkWidget *row = g_object_new (QDR_TYPE_RUNG_ROW, NULL);

    g_signal_connect_object (row, "clicked", G_CALLBACK (row_clicked_cb), self, G_CONNECT_SWAPPED);
    gtk_box_append (self->rungs, row);
  }
  show_ladder (self);
  g_signal_connect_object (ladder, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::keep-games", G_CALLBACK (show_ladder), self,
                           G_CONNECT_SWAPPED);
  qdr_ladder_refresh (ladder);
  return QDR_PAGE (self);
}
