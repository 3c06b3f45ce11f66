/*
 * The window of statistics: of one player, of all in order, and of the personalities against each
 * other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-statistics-window.h"

#include "qdr-announcer.h"
#include "qdr-kept-game.h"
#include "qdr-pairing-page.h"
#include "qdr-player-page.h"
#include "qdr-ranking-page.h"
#include "qdr-statistics-reading.h"
#include "qdr-toast.h"

/* How often it reads once more while the library changes all the time, milliseconds. */
#define FOLLOW_MS 700

struct _QdrStatisticsWindow {
  AdwApplicationWindow parent_instance;

  QdrLibraryWorker *library;
  QdrPersonalityList *personalities;
  GCancellable *player_reading;   /* (nullable): while it goes on */
  GCancellable *winners_reading;  /* (nullable): likewise */
  GCancellable *pairings_reading; /* (nullable): likewise */
  char *told;                     /* (nullable): what was wrong in the present reading */
  guint follow_source;            /* will read once more; 0 while nothing has changed */
  guint switcher_source;          /* will move the switcher; 0 while it is where it should be */

  AdwViewSwitcherTitle *title;
  AdwToastOverlay *toasts;
  GtkStack *pages;
  AdwStatusPage *failure;
  GtkWidget *retry;
  GtkWidget *play;
  AdwViewStack *stack;
  QdrPlayerPage *player;
  QdrRankingPage *ranking;
  QdrPairingPage *computers;
  AdwViewSwitcherBar *switcher;
};

G_DEFINE_FINAL_TYPE (QdrStatisticsWindow, qdr_statistics_window, ADW_TYPE_APPLICATION_WINDOW)

static guint game_opened_signal;

/* --- Reading ---------------------------------------------------------------------------------- */

/* Where the focus begins. */
static GtkWidget *
get_first_stop (QdrStatisticsWindow *self, const char *page)
{
  if (g_str_equal (page, "failed"))
    return self->retry;
  return g_str_equal (page, "empty") ? self->play : GTK_WIDGET (self->player);
}

static void
show_page (QdrStatisticsWindow *self, const char *name)
{
  const gboolean has_games = g_str_equal (name, "statistics");

  if (g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), name) == 0)
    return;
  gtk_stack_set_visible_child_name (self->pages, name);
  adw_view_switcher_title_set_view_switcher_enabled (self->title, has_games);
  /* Tab would come to the switcher while it fades. */
  gtk_widget_set_can_focus (GTK_WIDGET (self->title), has_games);
  gtk_widget_grab_focus (get_first_stop (self, name));
}

/* What was read before stays. Where all readings fail for one reason it is told once. */
static void
tell_failure (QdrStatisticsWindow *self, const char *sentence)
{
  g_autofree char *markup = g_markup_escape_text (sentence, -1);

  if (g_strcmp0 (self->told, sentence) == 0)
    return;
  g_free (self->told);
  self->told = g_strdup (sentence);
  if (g_str_equal (gtk_stack_get_visible_child_name (self->pages), "statistics")) {
    qdr_toast_show_text (self->toasts, sentence);
    return;
  }
  adw_status_page_set_description (self->failure, markup);
  qdr_announce (GTK_WIDGET (self), sentence);
  show_page (self, "failed");
}

/* Takes the results of a reading; NULL if they are wanted no more, or after it has told why there
 * are none. */
static QdrStatisticsReading *
finish (QdrStatisticsWindow *self, GAsyncResult *result, GCancellable **reading)
{
  g_autoptr (GError) error = NULL;
  QdrStatisticsReading *found = qdr_library_worker_run_finish (self->library, result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return NULL;
  g_clear_object (reading);
  if (found == NULL)
    tell_failure (self, error->message);
  return found;
}

static void
player_read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrStatisticsWindow) self = user_data;
  QdrStatisticsReading *found = finish (self, result, &self->player_reading);

  if (found == NULL)
    return;
  if (found->record != NULL) {
    qdr_player_page_offer (self->player, found->players, found->chosen);
    qdr_player_page_show (self->player, found->record);
  }
  show_page (self, found->record != NULL ? "statistics" : "empty");
}

static void
winners_read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrStatisticsWindow) self = user_data;
  QdrStatisticsReading *found = finish (self, result, &self->winners_reading);

  if (found != NULL)
    qdr_ranking_page_show (self->ranking, found->winners);
}

static void
pairings_read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrStatisticsWindow) self = user_data;
  QdrStatisticsReading *found = finish (self, result, &self->pairings_reading);

  if (found != NULL)
    qdr_pairing_page_show (self->computers, g_steal_pointer (&found->of_two),
                           g_steal_pointer (&found->of_four));
}

static void
restart (GCancellable **reading)
{
  g_cancellable_cancel (*reading);
  g_clear_object (reading);
  *reading = g_cancellable_new ();
}

/* Making ratings writes, but nothing that a list of games would show. */
static void
read_player (QdrStatisticsWindow *self)
{
  g_clear_pointer (&self->told, g_free);
  restart (&self->player_reading);
  qdr_library_worker_run_async (
      self->library, QDR_LIBRARY_READS, qdr_statistics_reading_read_player,
      qdr_statistics_reading_new (self->personalities, qdr_player_page_get_chosen (self->player)),
      qdr_statistics_reading_free, self->player_reading, player_read_cb, g_object_ref (self));
}

static void
read_all (QdrStatisticsWindow *self)
{
  read_player (self);
  restart (&self->winners_reading);
  qdr_library_worker_run_async (self->library, QDR_LIBRARY_READS,
                                qdr_statistics_reading_read_winners,
                                qdr_statistics_reading_new (self->personalities, NULL),
                                qdr_statistics_reading_free, self->winners_reading, winners_read_cb,
                                g_object_ref (self));
  restart (&self->pairings_reading);
  qdr_library_worker_run_async (self->library, QDR_LIBRARY_READS,
                                qdr_statistics_reading_read_pairings,
                                qdr_statistics_reading_new (self->personalities, NULL),
                                qdr_statistics_reading_free, self->pairings_reading,
                                pairings_read_cb, g_object_ref (self));
}

static gboolean
follow_cb (gpointer user_data)
{
  QdrStatisticsWindow *self = user_data;

  self->follow_source = 0;
  read_all (self);
  return G_SOURCE_REMOVE;
}

static void
changed_cb (QdrStatisticsWindow *self)
{
  if (self->follow_source == 0)
    self->follow_source = g_timeout_add (FOLLOW_MS, follow_cb, self);
}

/* --- Opening ---------------------------------------------------------------------------------- */

static void
opened_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrStatisticsWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (QdrGame) game = qdr_kept_game_read_finish (self->library, result, &error);

  if (self->library == NULL)
    return;
  if (game == NULL)
    qdr_toast_show_text (self->toasts, error->message);
  else
    g_signal_emit (self, game_opened_signal, 0, game);
}

static void
open_cb (QdrStatisticsWindow *self, gint64 id)
{
  qdr_kept_game_read_async (self->library, id, opened_cb, g_object_ref (self));
}

/* From the ranking to all that is known of somebody. */
static void
choose_cb (QdrStatisticsWindow *self, const QdrLibraryPlayer *player)
{
  adw_view_stack_set_visible_child (self->stack, GTK_WIDGET (self->player));
  qdr_player_page_choose (self->player, player);
}

/* --- The object ------------------------------------------------------------------------------- */

/* A switcher fits into the header bar of a wide window, and stands below the pages of a narrow
 * one. */
static gboolean
update_switcher_cb (gpointer user_data)
{
  QdrStatisticsWindow *self = user_data;

  self->switcher_source = 0;
  adw_view_switcher_bar_set_reveal (self->switcher,
                                    adw_view_switcher_title_get_title_visible (self->title) &&
                                        adw_view_switcher_title_get_view_switcher_enabled (
                                            self->title));
  return G_SOURCE_REMOVE;
}

/* While sizes are given out, what comes into sight would get none. */
static void
update_switcher_soon (QdrStatisticsWindow *self)
{
  if (self->switcher_source == 0)
    self->switcher_source = g_idle_add (update_switcher_cb, self);
}

static void
qdr_statistics_window_dispose (GObject *object)
{
  QdrStatisticsWindow *self = QDR_STATISTICS_WINDOW (object);

  g_cancellable_cancel (self->player_reading);
  g_clear_object (&self->player_reading);
  g_cancellable_cancel (self->winners_reading);
  g_clear_object (&self->winners_reading);
  g_cancellable_cancel (self->pairings_reading);
  g_clear_object (&self->pairings_reading);
  g_clear_handle_id (&self->follow_source, g_source_remove);
  g_clear_handle_id (&self->switcher_source, g_source_remove);
  g_clear_object (&self->library);
  g_clear_object (&self->personalities);
  g_clear_pointer (&self->told, g_free);

  G_OBJECT_CLASS (qdr_statistics_window_parent_class)->dispose (object);
}

static void
qdr_statistics_window_class_init (QdrStatisticsWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qdr_statistics_window_dispose;

  game_opened_signal = g_signal_new ("game-opened", QDR_TYPE_STATISTICS_WINDOW, G_SIGNAL_RUN_LAST,
                                     0, NULL, NULL, NULL, G_TYPE_NONE, 1, QDR_TYPE_GAME);

  g_type_ensure (QDR_TYPE_PAIRING_PAGE);
  g_type_ensure (QDR_TYPE_PLAYER_PAGE);
  g_type_ensure (QDR_TYPE_RANKING_PAGE);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/statistics/statistics-window.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrStatisticsWindow, title);
  gtk_widget_class_bind_template_child (widget_class, QdrStatisticsWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, QdrStatisticsWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, QdrStatisticsWindow, failure);
  gtk_widget_class_bind_template_child (widget_class, QdrStatisticsWindow, retry);
  gtk_widget_class_bind_template_child (widget_class, QdrStatisticsWindow, play);
  gtk_widget_class_bind_template_child (widget_class, QdrStatisticsWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, QdrStatisticsWindow, player);
  gtk_widget_class_bind_template_child (widget_class, QdrStatisticsWindow, ranking);
  gtk_widget_class_bind_template_child (widget_class, QdrStatisticsWindow, computers);
  gtk_widget_class_bind_template_child (widget_class, QdrStatisticsWindow, switcher);
  gtk_widget_class_bind_template_callback (widget_class, read_all);
  gtk_widget_class_bind_template_callback (widget_class, read_player);
  gtk_widget_class_bind_template_callback (widget_class, open_cb);
  gtk_widget_class_bind_template_callback (widget_class, choose_cb);
}

static void
qdr_statistics_window_init (QdrStatisticsWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (self->title, "notify::title-visible", G_CALLBACK (update_switcher_soon),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->title, "notify::view-switcher-enabled",
                           G_CALLBACK (update_switcher_soon), self, G_CONNECT_SWAPPED);
}

QdrStatisticsWindow *
qdr_statistics_window_new (GtkApplication *application,
                           QdrLibraryWorker *library,
                           QdrPersonalityList *personalities)
{
  QdrStatisticsWindow *self;

  g_return_val_if_fail (application == NULL || GTK_IS_APPLICATION (application), NULL);
  g_return_val_if_fail (QDR_IS_LIBRARY_WORKER (library), NULL);
  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (personalities), NULL);

  self = g_object_new (QDR_TYPE_STATISTICS_WINDOW, "application", application, NULL);
  self->library = g_object_ref (library);
  self->personalities = g_object_ref (personalities);
  g_signal_connect_object (library, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  read_all (self);
  return self;
}
