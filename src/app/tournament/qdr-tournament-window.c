/*
 * The tournament window, with a list, a page for one tournament, and a form for a new one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-tournament-window.h"

#include <glib/gi18n.h>

#include "qdr-focus.h"
#include "qdr-icon-button.h"
#include "qdr-message-dialog.h"
#include "qdr-plain-row.h"
#include "qdr-row-fixups.h"
#include "qdr-toast.h"
#include "qdr-tournament-form.h"
#include "qdr-tournament-run.h"
#include "qdr-tournament-page.h"

struct _QdrTournamentWindow {
  AdwApplicationWindow parent_instance;

  QdrTournamentList *tournaments;
  QdrPersonalityList *personalities;

  AdwWindowTitle *title;
  GtkWidget *back;
  GtkWidget *new;
  AdwToastOverlay *toasts;
  GtkStack *pages;
  GtkWidget *first;
  GtkListBox *list;
  QdrTournamentForm *form;
  QdrTournamentPage *page;
};

G_DEFINE_FINAL_TYPE (QdrTournamentWindow, qdr_tournament_window, ADW_TYPE_APPLICATION_WINDOW)

static guint game_opened_signal;
static guint game_begun_signal;

/* Pages */

static void
show_page (QdrTournamentWindow *self, const char *name, const char *title)
{
  const gboolean is_below = g_str_equal (name, "form") || g_str_equal (name, "tournament");

  /* Otherwise the stack restores the last focus in the form. */
  if (g_str_equal (name, "form"))
    gtk_window_set_focus (GTK_WINDOW (self), NULL);
  gtk_stack_set_visible_child_name (self->pages, name);
  adw_window_title_set_title (self->title, title);
  gtk_widget_set_visible (self->back, is_below);
  gtk_widget_set_visible (self->new, g_str_equal (name, "list"));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.delete", g_str_equal (name, "tournament"));
  if (g_str_equal (name, "tournament"))
    qdr_tournament_page_take_focus (self->page);
  else
    qdr_focus_enter (gtk_stack_get_visible_child (self->pages));
}

static void
show_list (QdrTournamentWindow *self)
{
  const guint n = g_list_model_get_n_items (G_LIST_MODEL (self->tournaments));

  qdr_tournament_page_set_run (self->page, NULL, self->personalities);
  if (!qdr_tournament_list_is_loaded (self->tournaments))
    show_page (self, "loading", _ ("Tournaments"));
  else
    show_page (self, n > 0 ? "list" : "empty", _ ("Tournaments"));
}

static void
show_run (QdrTournamentWindow *self, QdrTournamentRun *run)
{
  qdr_tournament_page_set_run (self->page, run, self->personalities);
  show_page (self, "tournament", qdr_tournament_run_get_name (run));
}

/* The form and the page of a tournament stay in sight. */
static void
items_changed_cb (QdrTournamentWindow *self)
{
  const char *name = gtk_stack_get_visible_child_name (self->pages);

  if (!g_str_equal (name, "form") && !g_str_equal (name, "tournament"))
    show_list (self);
}

static void
update_row (AdwActionRow *row, QdrTournamentRun *run)
{
  g_autofree char *words = qdr_tournament_run_describe (run);
  g_autofree char *label = g_strdup_printf ("%s, %s", qdr_tournament_run_get_name (run), words);

  adw_action_row_set_subtitle (row, words);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static GtkWidget *
make_row (gpointer item, gpointer user_data)
{
  QdrTournamentRun *run = item;
  GtkWidget *row = qdr_plain_row_new (qdr_tournament_run_get_name (run), NULL);

  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_object_set_data_full (G_OBJECT (row), "run", g_object_ref (run), g_object_unref);
  g_signal_connect_object (run, "changed", G_CALLBACK (update_row), row, G_CONNECT_SWAPPED);
  update_row (ADW_ACTION_ROW (row), run);
  qdr_row_fixups_add_action (GTK_LIST_BOX_ROW (row), "open");
  return row;
}

static void
row_activated_cb (QdrTournamentWindow *self, GtkListBoxRow *row)
{
  show_run (self, g_object_get_data (G_OBJECT (row), "run"));
}

static void
back_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  show_list (QDR_TOURNAMENT_WINDOW (widget));
}

/* Goes from a tournament to the list, or closes the window. */
static gboolean
leave_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  QdrTournamentWindow *self = QDR_TOURNAMENT_WINDOW (widget);

  if (gtk_widget_get_visible (self->back))
    show_list (self);
  else
    gtk_window_close (GTK_WINDOW (self));
  return TRUE;
}

/* A new tournament */

static gboolean
has_name (QdrTournamentWindow *self, const char *name)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->tournaments)); i++) {
    g_autoptr (QdrTournamentRun) run = g_list_model_get_item (G_LIST_MODEL (self->tournaments), i);

    if (g_str_equal (qdr_tournament_run_get_name (run), name))
      return TRUE;
  }
  return FALSE;
}

static void
new_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  QdrTournamentWindow *self = QDR_TOURNAMENT_WINDOW (widget);
  g_autofree char *name = NULL;

  for (guint number = 1; name == NULL || has_name (self, name); number++) {
    g_free (name);
    /* Translators: the name that is proposed for a tournament; %u is its number. */
    name = g_strdup_printf (_ ("Tournament %u"), number);
  }
  qdr_tournament_form_reset (self->form, name);
  show_page (self, "form", _ ("New Tournament"));
}

static void
created_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrTournamentWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (QdrTournamentRun) run =
      qdr_tournament_list_create_finish (QDR_TOURNAMENT_LIST (source), result, &error);

  if (self->tournaments == NULL)
    return;
  if (run == NULL) {
    qdr_toast_show_text (self->toasts, error->message);
    return;
  }
  qdr_tournament_run_start (run);
  show_run (self, run);
}

static void
begun_cb (QdrTournamentWindow *self, const char *name, const QdrTournamentPlan *plan)
{
  qdr_tournament_list_create_async (self->tournaments, name, plan, created_cb, g_object_ref (self));
}

/* Games */

static void
game_read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrTournamentWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (QdrGame) game =
      qdr_tournament_run_read_game_finish (QDR_TOURNAMENT_RUN (source), result, &error);

  if (self->tournaments == NULL)
    return;
  if (game == NULL)
    qdr_toast_show_text (self->toasts, error->message);
  else
    g_signal_emit (self, game_opened_signal, 0, game);
}

static void
game_chosen_cb (QdrTournamentWindow *self, guint number)
{
  qdr_tournament_run_read_game_async (qdr_tournament_page_get_run (self->page), number,
                                      game_read_cb, g_object_ref (self));
}

static void
game_begun_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrTournamentWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (QdrGame) game =
      qdr_tournament_run_prepare_game_finish (QDR_TOURNAMENT_RUN (source), result, &error);

  if (self->tournaments == NULL)
    return;
  if (game == NULL)
    qdr_toast_show_text (self->toasts, error->message);
  else
    g_signal_emit (self, game_begun_signal, 0, game);
}

static void
game_wanted_cb (QdrTournamentWindow *self, guint number)
{
  qdr_tournament_run_prepare_game_async (qdr_tournament_page_get_run (self->page), number,
                                         game_begun_cb, g_object_ref (self));
}

static void
not_kept_cb (QdrTournamentWindow *self, const char *sentence)
{
  qdr_toast_show_text (self->toasts, sentence);
}

/* Deleting */

static void
asked_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrTournamentWindow) self = user_data;
  g_autofree char *answer = qdr_message_dialog_ask_finish (result);
  g_autoptr (QdrTournamentRun) run = NULL;

  if (answer == NULL || self->tournaments == NULL ||
      qdr_tournament_page_get_run (self->page) == NULL)
    return;
  run = g_object_ref (qdr_tournament_page_get_run (self->page));
  qdr_tournament_list_remove (self->tournaments, run);
  show_list (self);
}

static void
delete_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  QdrTournamentWindow *self = QDR_TOURNAMENT_WINDOW (widget);
  const QdrAnswer answers[] = {
    { "delete", C_ ("tournament", "_Delete"), QDR_ANSWER_DESTRUCTIVE },
  };
  g_autofree char *question =
      g_strdup_printf (_ ("Delete “%s”?"),
                       qdr_tournament_run_get_name (qdr_tournament_page_get_run (self->page)));

  qdr_message_dialog_ask_async (GTK_WINDOW (self), question,
                                _ ("The table is deleted. The games stay in the library."), answers,
                                G_N_ELEMENTS (answers), asked_cb, g_object_ref (self));
}

/* The object */

static void
qdr_tournament_window_dispose (GObject *object)
{
  QdrTournamentWindow *self = QDR_TOURNAMENT_WINDOW (object);

  g_clear_object (&self->tournaments);
  g_clear_object (&self->personalities);

  G_OBJECT_CLASS (qdr_tournament_window_parent_class)->dispose (object);
}

static void
qdr_tournament_window_class_init (QdrTournamentWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qdr_tournament_window_dispose;

  game_opened_signal = g_signal_new ("game-opened", QDR_TYPE_TOURNAMENT_WINDOW, G_SIGNAL_RUN_LAST,
                                     0, NULL, NULL, NULL, G_TYPE_NONE, 1, QDR_TYPE_GAME);

  game_begun_signal = g_signal_new ("game-begun", QDR_TYPE_TOURNAMENT_WINDOW, G_SIGNAL_RUN_LAST, 0,
                                    NULL, NULL, NULL, G_TYPE_NONE, 1, QDR_TYPE_GAME);

  g_type_ensure (QDR_TYPE_ICON_BUTTON);
  g_type_ensure (QDR_TYPE_TOURNAMENT_FORM);
  g_type_ensure (QDR_TYPE_TOURNAMENT_PAGE);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/tournament/tournament-window.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrTournamentWindow, title);
  gtk_widget_class_bind_template_child (widget_class, QdrTournamentWindow, back);
  gtk_widget_class_bind_template_child (widget_class, QdrTournamentWindow, new);
  gtk_widget_class_bind_template_child (widget_class, QdrTournamentWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, QdrTournamentWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, QdrTournamentWindow, first);
  gtk_widget_class_bind_template_child (widget_class, QdrTournamentWindow, list);
  gtk_widget_class_bind_template_child (widget_class, QdrTournamentWindow, form);
  gtk_widget_class_bind_template_child (widget_class, QdrTournamentWindow, page);
  gtk_widget_class_bind_template_callback (widget_class, begun_cb);
  gtk_widget_class_bind_template_callback (widget_class, game_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, game_wanted_cb);
  gtk_widget_class_install_action (widget_class, "win.new", NULL, new_cb);
  gtk_widget_class_install_action (widget_class, "win.back", NULL, back_cb);
  gtk_widget_class_install_action (widget_class, "win.delete", NULL, delete_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, leave_cb, NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Left, GDK_ALT_MASK, "win.back", NULL);
}

static void
qdr_tournament_window_init (QdrTournamentWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (self->list, "row-activated", G_CALLBACK (row_activated_cb), self);
}

QdrTournamentWindow *
qdr_tournament_window_new (GtkApplication *application,
                           QdrTournamentList *tournaments,
                           QdrPersonalityList *personalities)
{
  QdrTournamentWindow *self;

  g_return_val_if_fail (application == NULL || GTK_IS_APPLICATION (application), NULL);
  g_return_val_if_fail (QDR_IS_TOURNAMENT_LIST (tournaments), NULL);
  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (personalities), NULL);

  self = g_object_new (QDR_TYPE_TOURNAMENT_WINDOW, "application", application, NULL);
  self->tournaments = g_object_ref (tournaments);
  self->personalities = g_object_ref (personalities);
  qdr_tournament_form_offer (self->form, personalities);
  gtk_list_box_bind_model (self->list, G_LIST_MODEL (tournaments), make_row, NULL, NULL);
  g_signal_connect_object (tournaments, "items-changed", G_CALLBACK (items_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (qdr_tournament_list_get_recorder (tournaments), "failed",
                           G_CALLBACK (not_kept_cb), self, G_CONNECT_SWAPPED);
  show_list (self);
  return self;
}
