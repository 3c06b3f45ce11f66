/*
 * The statistics, with pages for one player, the ranking, and the personalities.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-statistics-page.h"

#include "qdr-announcer.h"
#include "qdr-game-list.h"
#include "qdr-layouts.h"
#include "qdr-library-ratings.h"
#include "qdr-pairing-page.h"
#include "qdr-person-name.h"
#include "qdr-player-page.h"
#include "qdr-ranking-page.h"
#include "qdr-toast.h"

/* The delay between a change of the library and the next query, milliseconds. */
#define REFRESH_DELAY_MS 700

struct _QdrStatisticsPage {
  QdrPage parent_instance;

  QdrLibraryWorker *library;
  QdrPersonalityList *personalities;
  GCancellable *player_query;   /* (nullable): cancels the running query for a player */
  GCancellable *pairings_query; /* (nullable): cancels the running query for pairings */
  char *shown_error;            /* (nullable): the last error that was shown */
  gboolean is_outdated;         /* whether the library has changed while the page was hidden */
  guint refresh_source;         /* starts the next queries; 0 while none are scheduled */
  guint switcher_source;        /* updates the switcher; 0 while no update is scheduled */

  GtkWidget *name;
  AdwToastOverlay *toasts;
  GtkStack *pages;
  AdwStatusPage *failure;
  GtkWidget *retry;
  GtkWidget *play;
  AdwViewStack *stack;
  QdrPlayerPage *player;
  QdrRankingPage *ranking;
  QdrPairingPage *computers;
  GtkWidget *switcher;
  AdwViewSwitcherBar *switcher_bar;
};

G_DEFINE_FINAL_TYPE (QdrStatisticsPage, qdr_statistics_page, QDR_TYPE_PAGE)

static guint game_opened_signal;

/* Queries, which run on the thread of the library */

typedef struct {
  GHashTable *measured;          /* (element-type utf8 int): the ratings of personalities, by id */
  char *identity;                /* (nullable): the identity of the chosen player; NULL chooses the
                              first player in list order */
  gboolean is_personality;       /* whether the chosen player is a personality */
  GPtrArray *players;            /* (nullable) of QdrLibraryPlayer: all players, in list order */
  guint chosen;                  /* the index of the chosen player in players */
  QdrPlayerHistory *history;     /* (nullable): the history of the chosen player */
  QdrLibraryComparison *of_two;  /* (nullable): results of personalities in games of two */
  QdrLibraryComparison *of_four; /* (nullable): results of personalities in games of four */
} Query;

static void
free_query (gpointer data)
{
  Query *self = data;

  g_hash_table_unref (self->measured);
  g_free (self->identity);
  g_clear_pointer (&self->players, g_ptr_array_unref);
  qdr_player_history_free (self->history);
  g_clear_pointer (&self->of_two, qdr_library_comparison_free);
  g_clear_pointer (&self->of_four, qdr_library_comparison_free);
  g_free (self);
}

/* Returns the players in list order (transfer full): first the user, then other people, then
 * personalities. Each of these groups has the order of @players. @players is (transfer full). */
static GPtrArray *
sort_players (GPtrArray *players)
{
  g_autofree char *user = qdr_user_get_name ();
  GPtrArray *sorted = g_ptr_array_new_with_free_func ((GDestroyNotify) qdr_library_player_free);

  for (guint i = 0; i <= 2; i++)
    for (guint j = 0; j < players->len; j++) {
      const QdrLibraryPlayer *player = g_ptr_array_index (players, j);

      if (player == NULL)
        continue;
      if (i == (player->is_personality ? 2 : !g_str_equal (player->identity, user)))
        g_ptr_array_add (sorted, g_steal_pointer (&players->pdata[j]));
    }
  g_ptr_array_unref (players);
  return sorted;
}

static gboolean
read_player_job (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  Query *self = data;
  g_autoptr (QdrPlayerHistory) history = NULL;
  const QdrLibraryPlayer *player;

  if (!qdr_library_update_ratings (library, qdr_personality_list_look_up_rating, self->measured,
                                   error) ||
      g_cancellable_set_error_if_cancelled (cancellable, error))
    return FALSE;
  self->players = qdr_library_list_players (library, error);
  if (self->players == NULL || g_cancellable_set_error_if_cancelled (cancellable, error))
    return FALSE;
  self->players = sort_players (self->players);
  if (self->players->len == 0)
    return TRUE;

  for (guint i = 0; self->identity != NULL && i < self->players->len; i++) {
    player = g_ptr_array_index (self->players, i);
    if (player->is_personality == self->is_personality &&
        g_str_equal (player->identity, self->identity)) {
      self->chosen = i;
      break;
    }
  }
  player = g_ptr_array_index (self->players, self->chosen);
  history = g_new0 (QdrPlayerHistory, 1);
  history->statistics =
      qdr_library_read_statistics (library, player->is_personality, player->identity, error);
  if (history->statistics == NULL || g_cancellable_set_error_if_cancelled (cancellable, error))
    return FALSE;
  history->ratings =
      qdr_library_list_ratings (library, player->is_personality, player->identity, error);
  if (history->ratings == NULL)
    return FALSE;
  history->reviewed =
      qdr_library_list_reviewed_games (library, player->is_personality, player->identity, error);
  if (history->reviewed == NULL)
    return FALSE;
  self->history = g_steal_pointer (&history);
  return TRUE;
}

static gboolean
read_pairings_job (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  Query *self = data;

  self->of_two = qdr_library_compare_personalities (library, 2, error);
  if (self->of_two == NULL || g_cancellable_set_error_if_cancelled (cancellable, error))
    return FALSE;
  self->of_four = qdr_library_compare_personalities (library, 4, error);
  return self->of_four != NULL;
}

/* Shows the switcher below the pages if the window is too narrow for a switcher in the header
 * bar. */
static gboolean
update_switcher_cb (gpointer user_data)
{
  QdrStatisticsPage *self = user_data;

  self->switcher_source = 0;
  adw_view_switcher_bar_set_reveal (self->switcher_bar,
                                    gtk_widget_get_visible (self->switcher) &&
                                        gtk_widget_get_child_visible (self->name));
  return G_SOURCE_REMOVE;
}

/* Updates the switcher after the current size allocation. If the switcher were shown during the
 * allocation, it would get no size. */
static void
update_switcher_soon (QdrStatisticsPage *self)
{
  if (self->switcher_source == 0)
    self->switcher_source = g_idle_add (update_switcher_cb, self);
}

/* Reading */

static void
show_page (QdrStatisticsPage *self, const char *name)
{
  const gboolean has_games = g_str_equal (name, "statistics");

  if (g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), name) == 0)
    return;
  gtk_stack_set_visible_child_name (self->pages, name);
  if (gtk_widget_get_visible (self->switcher) != has_games) {
    gtk_widget_set_visible (self->switcher, has_games);
    /* The next allocation shows the name again if the switcher does not fit. */
    gtk_widget_set_child_visible (self->name, FALSE);
  }
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  if (g_str_equal (name, "failed"))
    gtk_widget_grab_focus (self->retry);
  else if (g_str_equal (name, "empty"))
    gtk_widget_grab_focus (self->play);
  else
    gtk_widget_child_focus (GTK_WIDGET (self->player), GTK_DIR_TAB_FORWARD);
}

/* Returns the query (transfer none) with its results, or NULL if it was cancelled or has failed.
 * Shows an error, unless it was the last error shown. */
static Query *
finish_query (QdrStatisticsPage *self, GAsyncResult *result, GCancellable **query)
{
  g_autoptr (GError) error = NULL;
  Query *found = qdr_library_worker_run_finish (self->library, result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return NULL;
  g_clear_object (query);
  if (found != NULL || g_strcmp0 (self->shown_error, error->message) == 0)
    return found;
  g_free (self->shown_error);
  self->shown_error = g_strdup (error->message);
  if (g_str_equal (gtk_stack_get_visible_child_name (self->pages), "statistics")) {
    qdr_toast_show_result (self->toasts, error->message);
  } else {
    g_autofree char *markup = g_markup_escape_text (error->message, -1);

    adw_status_page_set_description (self->failure, markup);
    qdr_announce (GTK_WIDGET (self), error->message);
    show_page (self, "failed");
  }
  return NULL;
}

static void
player_read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrStatisticsPage) self = user_data;
  Query *found = finish_query (self, result, &self->player_query);

  if (found == NULL)
    return;
  if (found->history != NULL) {
    qdr_player_page_set_players (self->player, found->players, found->chosen);
    qdr_player_page_show_history (self->player, found->history);
    qdr_ranking_page_set_players (self->ranking, found->players);
  }
  show_page (self, found->history != NULL ? "statistics" : "empty");
}

static void
pairings_read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrStatisticsPage) self = user_data;
  Query *found = finish_query (self, result, &self->pairings_query);

  if (found != NULL)
    qdr_pairing_page_show_comparisons (self->computers, g_steal_pointer (&found->of_two),
                                       g_steal_pointer (&found->of_four));
}

/* Starts a query in place of the one that @query (inout) cancels. @player is (nullable): the chosen
 * player; NULL chooses the first player in list order. The job may update ratings, but it is run as
 * QDR_LIBRARY_READS. With QDR_LIBRARY_WRITES, lists of games would be read again, although they
 * show no ratings. */
static void
start_query (QdrStatisticsPage *self,
             GCancellable **query,
             QdrLibraryJob job,
             const QdrLibraryPlayer *player,
             GAsyncReadyCallback callback)
{
  Query *data = g_new0 (Query, 1);

  data->measured = qdr_personality_list_copy_ratings (self->personalities);
  if (player != NULL) {
    data->identity = g_strdup (player->identity);
    data->is_personality = player->is_personality;
  }
  g_cancellable_cancel (*query);
  g_clear_object (query);
  *query = g_cancellable_new ();
  qdr_library_worker_run_async (self->library, QDR_LIBRARY_READS, job, data, free_query, *query,
                                callback, g_object_ref (self));
}

static void
read_player (QdrStatisticsPage *self)
{
  if (self->shown_error != NULL)
    qdr_toast_withdraw_result (self->toasts);
  g_clear_pointer (&self->shown_error, g_free);
  start_query (self, &self->player_query, read_player_job,
               qdr_player_page_get_chosen_player (self->player), player_read_cb);
}

static void
read_all (QdrStatisticsPage *self)
{
  read_player (self);
  start_query (self, &self->pairings_query, read_pairings_job, NULL, pairings_read_cb);
}

static gboolean
refresh_cb (gpointer user_data)
{
  QdrStatisticsPage *self = user_data;

  self->refresh_source = 0;
  read_all (self);
  return G_SOURCE_REMOVE;
}

static void
changed_cb (QdrStatisticsPage *self)
{
  self->is_outdated = !gtk_widget_get_mapped (GTK_WIDGET (self));
  if (self->refresh_source == 0 && !self->is_outdated)
    self->refresh_source = g_timeout_add (REFRESH_DELAY_MS, refresh_cb, self);
}

static void
qdr_statistics_page_map (GtkWidget *widget)
{
  QdrStatisticsPage *self = QDR_STATISTICS_PAGE (widget);

  GTK_WIDGET_CLASS (qdr_statistics_page_parent_class)->map (widget);

  if (self->is_outdated)
    changed_cb (self);
}

/* Opening */

static void
game_read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrStatisticsPage) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (QdrGame) game = qdr_library_worker_read_game_finish (self->library, result, &error);

  if (self->library == NULL)
    return;
  if (qdr_toast_report (self->toasts, error))
    g_signal_emit (self, game_opened_signal, 0, game);
}

static void
open_game_cb (QdrStatisticsPage *self, gint64 id)
{
  qdr_library_worker_read_game_async (self->library, id, game_read_cb, g_object_ref (self));
}

/* Switches from the ranking to the page of a player. */
static void
player_chosen_cb (QdrStatisticsPage *self, const QdrLibraryPlayer *player)
{
  adw_view_stack_set_visible_child (self->stack, GTK_WIDGET (self->player));
  qdr_player_page_choose_player (self->player, player);
}

static void
qdr_statistics_page_dispose (GObject *object)
{
  QdrStatisticsPage *self = QDR_STATISTICS_PAGE (object);

  g_cancellable_cancel (self->player_query);
  g_clear_object (&self->player_query);
  g_cancellable_cancel (self->pairings_query);
  g_clear_object (&self->pairings_query);
  g_clear_handle_id (&self->refresh_source, g_source_remove);
  g_clear_handle_id (&self->switcher_source, g_source_remove);
  g_clear_object (&self->library);
  g_clear_object (&self->personalities);
  g_clear_pointer (&self->shown_error, g_free);

  G_OBJECT_CLASS (qdr_statistics_page_parent_class)->dispose (object);
}

static void
qdr_statistics_page_class_init (QdrStatisticsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qdr_statistics_page_dispose;
  widget_class->map = qdr_statistics_page_map;

  game_opened_signal = g_signal_new ("game-opened", QDR_TYPE_STATISTICS_PAGE, G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 1, QDR_TYPE_GAME);

  g_type_ensure (QDR_TYPE_FIRST_FIT_LAYOUT);
  g_type_ensure (QDR_TYPE_PAIRING_PAGE);
  g_type_ensure (QDR_TYPE_PLAYER_PAGE);
  g_type_ensure (QDR_TYPE_RANKING_PAGE);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/statistics/statistics-page.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrStatisticsPage, name);
  gtk_widget_class_bind_template_child (widget_class, QdrStatisticsPage, toasts);
  gtk_widget_class_bind_template_child (widget_class, QdrStatisticsPage, pages);
  gtk_widget_class_bind_template_child (widget_class, QdrStatisticsPage, failure);
  gtk_widget_class_bind_template_child (widget_class, QdrStatisticsPage, retry);
  gtk_widget_class_bind_template_child (widget_class, QdrStatisticsPage, play);
  gtk_widget_class_bind_template_child (widget_class, QdrStatisticsPage, stack);
  gtk_widget_class_bind_template_child (widget_class, QdrStatisticsPage, player);
  gtk_widget_class_bind_template_child (widget_class, QdrStatisticsPage, ranking);
  gtk_widget_class_bind_template_child (widget_class, QdrStatisticsPage, computers);
  gtk_widget_class_bind_template_child (widget_class, QdrStatisticsPage, switcher);
  gtk_widget_class_bind_template_child (widget_class, QdrStatisticsPage, switcher_bar);
  gtk_widget_class_bind_template_callback (widget_class, read_all);
  gtk_widget_class_bind_template_callback (widget_class, read_player);
  gtk_widget_class_bind_template_callback (widget_class, open_game_cb);
  gtk_widget_class_bind_template_callback (widget_class, player_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, update_switcher_soon);
}

static void
qdr_statistics_page_init (QdrStatisticsPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

QdrPage *
qdr_statistics_page_new (QdrLibraryWorker *library, QdrPersonalityList *personalities)
{
  QdrStatisticsPage *self;

  g_return_val_if_fail (QDR_IS_LIBRARY_WORKER (library), NULL);
  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (personalities), NULL);

  self = g_object_new (QDR_TYPE_STATISTICS_PAGE, NULL);
  self->library = g_object_ref (library);
  self->personalities = g_object_ref (personalities);
  g_signal_connect_object (library, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  read_all (self);
  return QDR_PAGE (self);
}
