/*
 * The last games of a player: what came of each, as a button that opens it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-form-view.h"

#include <glib/gi18n.h>
#include <string.h>

#include "qdr-focus.h"
#include "qdr-plot.h"
#include "qdr-wrap-layout.h"

struct _QdrFormView {
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkBox *games;
  GArray *shown; /* of gint64: the number of each game */
};

G_DEFINE_FINAL_TYPE (QdrFormView, qdr_form_view, GTK_TYPE_WIDGET)

static guint opened_signal;

/* How what came of a game looks, and the letter for it. */
typedef struct {
  const char *css_class;
  const char *letter;
} Look;

static Look
find_look (const QdrLibraryOutcome *outcome)
{
  if (outcome->share >= 1)
    /* Translators: one letter for a game that was won. */
    return (Look){ "won", C_ ("outcome", "W") };
  if (outcome->share > 0)
    /* Translators: one letter for a draw. */
    return (Look){ "drawn", C_ ("outcome", "D") };
  /* Translators: one letter for a game that was lost. */
  return (Look){ "lost", C_ ("outcome", "L") };
}

/* (transfer full) */
static char *
describe_result (const QdrLibraryRecentGame *game)
{
  g_autofree char *names = g_strjoinv (", ", game->opponents);

  if (game->outcome.share >= 1)
    /* Translators: what came of a game; %s is who else sat at the board, one or three names. */
    return g_strdup_printf (C_ ("outcome", "Won against %s"), names);
  if (game->outcome.share > 0)
    /* Translators: a game that nobody won; %s is one name or three. */
    return g_strdup_printf (C_ ("outcome", "Drawn against %s"), names);
  /* Translators: what came of a game; %s is one name or three, and one of these has won. */
  return g_strdup_printf (C_ ("outcome", "Lost to %s"), names);
}

/* (transfer full): “Won against Anna, 34 moves, 20/11/26”. */
static char *
describe (const QdrLibraryRecentGame *game)
{
  const QdrLibraryOutcome *outcome = &game->outcome;
  const guint n = (outcome->n_plies + outcome->n_players - 1) / outcome->n_players;
  g_autofree char *result = describe_result (game);
  g_autofree char *moves = g_strdup_printf (ngettext ("%u move", "%u moves", n), n);
  g_autofree char *day = outcome->day > 0 ? qdr_plot_write_day (outcome->day, ", %x") : NULL;

  return g_strdup_printf ("%s, %s%s", result, moves, day != NULL ? day : "");
}

static void
clicked_cb (GtkWidget *button, QdrFormView *self)
{
  const gint64 *id = g_object_get_data (G_OBJECT (button), "qdr-game");

  g_signal_emit (self, opened_signal, 0, *id);
}

static GtkWidget *
make_button (QdrFormView *self, const QdrLibraryRecentGame *game)
{
  const Look look = find_look (&game->outcome);
  GtkWidget *button = gtk_button_new_with_label (look.letter);
  g_autofree char *words = describe (game);

  gtk_widget_add_css_class (button, "outcome");
  gtk_widget_add_css_class (button, look.css_class);
  gtk_widget_set_tooltip_text (button, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "", -1);
  g_object_set_data_full (G_OBJECT (button), "qdr-game",
                          g_memdup2 (&game->outcome.id, sizeof game->outcome.id), g_free);
  g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), self);
  return button;
}

/* One stop for Tab, which comes to the newest game; arrow keys go to the others. */
static gboolean
qdr_form_view_focus (GtkWidget *widget, GtkDirectionType direction)
{
  GtkWidget *games = GTK_WIDGET (QDR_FORM_VIEW (widget)->games);
  GtkWidget *newest = gtk_widget_get_last_child (games);

  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return GTK_WIDGET_CLASS (qdr_form_view_parent_class)->focus (widget, direction);
  return newest != NULL && qdr_focus_find_child (games) < 0 && gtk_widget_grab_focus (newest);
}

static void
qdr_form_view_dispose (GObject *object)
{
  g_clear_pointer (&QDR_FORM_VIEW (object)->box, gtk_widget_unparent);

  G_OBJECT_CLASS (qdr_form_view_parent_class)->dispose (object);
}

static void
qdr_form_view_finalize (GObject *object)
{
  g_array_unref (QDR_FORM_VIEW (object)->shown);

  G_OBJECT_CLASS (qdr_form_view_parent_class)->finalize (object);
}

static void
qdr_form_view_class_init (QdrFormViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qdr_form_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = qdr_form_view_finalize;
  GTK_WIDGET_CLASS (klass)->focus = qdr_form_view_focus;

  opened_signal = g_signal_new ("opened", QDR_TYPE_FORM_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_INT64);

  g_type_ensure (QDR_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "formview");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/statistics/form-view.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrFormView, box);
  gtk_widget_class_bind_template_child (widget_class, QdrFormView, games);
}

static void
qdr_form_view_init (QdrFormView *self)
{
  self->shown = g_array_new (FALSE, FALSE, sizeof (gint64));
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Whether those games are there already: they stay as they are once they are over. */
static gboolean
shows (QdrFormView *self, GArray *ids)
{
  return self->shown->len == ids->len &&
         (ids->len == 0 || memcmp (self->shown->data, ids->data, ids->len * sizeof (gint64)) == 0);
}

void
qdr_form_view_show (QdrFormView *self, GPtrArray *form)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  GtkWidget *child;
  int focused;

  g_return_if_fail (QDR_IS_FORM_VIEW (self));
  g_return_if_fail (form != NULL);

  for (guint i = 0; i < form->len; i++)
    g_array_append_val (ids, ((QdrLibraryRecentGame *) g_ptr_array_index (form, i))->outcome.id);
  if (shows (self, ids))
    return;

  focused = qdr_focus_find_child (GTK_WIDGET (self->games));
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->games))) != NULL)
    gtk_box_remove (self->games, child);
  for (guint i = 0; i < form->len; i++)
    gtk_box_append (self->games, make_button (self, g_ptr_array_index (form, i)));
  gtk_widget_set_visible (GTK_WIDGET (self), form->len > 0);
  qdr_focus_restore_child (GTK_WIDGET (self->games), focused);
  g_array_unref (self->shown);
  self->shown = g_steal_pointer (&ids);
}
