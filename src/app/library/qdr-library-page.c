/*
 * The library, in which played games are found, opened and deleted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-config.h"

#include "qdr-library-page.h"

#include <glib/gi18n.h>

#include "qdr-actions.h"
#include "qdr-announcer.h"
#include "qdr-filter-pane.h"
#include "qdr-focus.h"
#include "qdr-game-list.h"
#include "qdr-game-row.h"
#include "qdr-library.h"
#include "qdr-split-view.h"
#include "qdr-tab-stop.h"
#include "qdr-toast.h"
#include "qdr-transfer-bar.h"
#include "qdr-transfer.h"
#include "qdr-wrap-layout.h"

/* The number of games that one step deletes or restores. Other jobs of the library run between the
 * steps. */
#define N_AT_ONCE 500

/* The filters are shown at first from this number of games on: more than are seen at once. */
#define N_TO_FILTER 20

/* The time from the beginning of the work until progress is shown, milliseconds. */
#define PROGRESS_DELAY_MS 500

/* The time for which a refusal replaces the progress, milliseconds. */
#define REFUSAL_MS 3000

struct _QdrLibraryPage {
  QdrPage parent_instance;

  QdrLibraryWorker *library;
  QdrGameList *games;
  GtkMultiSelection *selection; /* the selection in games */
  gboolean is_narrowed;         /* whether a search or filter is in use */
  gboolean has_begun;           /* whether the list has been shown at least once */
  gboolean is_asked;   /* whether the user has changed the search and is waiting for the result */
  gboolean has_failed; /* whether the last search has failed */
  gboolean is_failure_shown; /* whether the search before has failed */
  gboolean had_focus;        /* whether the focus was in the list before its last change */

  GPtrArray *deletions;  /* of GPtrArray: the games of each deletion, the newest one at the end */
  AdwToast *toast;       /* (nullable): the toast that show_toast() has shown last */
  gboolean has_progress; /* whether the toast shows the progress of a deletion or restoration */
  char *activity;        /* (nullable): a description of this work */
  double share_done;     /* the finished share of this work, 0..1 */
  guint progress_source; /* the timeout that shows the progress; 0 if none is running */

  AdwToastOverlay *toasts;
  GtkStack *pages;
  AdwStatusPage *empty;
  AdwStatusPage *failure;
  GtkWidget *filters_button;
  GtkWidget *play;
  QdrSplitView *split_view;
  GtkEditable *search;
  GtkWidget *chips;
  GtkLabel *share; /* the share of the first players; visible if the title is too narrow for it */
  GtkStack *results;
  GtkListView *list;
  QdrFilterPane *filters;
  QdrTransferBar *transfer_bar;
};

G_DEFINE_FINAL_TYPE (QdrLibraryPage, qdr_library_page, QDR_TYPE_PAGE)

static guint game_opened_signal;

/* Deleting games, and restoring them. The action "undo" restores the games of the last deletion
 * that has not been undone yet. While games are being deleted or restored, the action only shows a
 * toast that asks the user to wait. */

static void
toast_gone_cb (QdrLibraryPage *self, AdwToast *toast)
{
  if (self->toast != toast)
    return;

  self->toast = NULL;
  self->has_progress = FALSE;
}

static void
dismiss_toast (QdrLibraryPage *self)
{
  AdwToast *toast = g_steal_pointer (&self->toast);

  /* toast_gone_cb() will ignore this toast, because it is no longer self->toast. */
  self->has_progress = FALSE;
  if (toast != NULL)
    adw_toast_dismiss (toast);
}

static void
show_toast (QdrLibraryPage *self, AdwToast *toast)
{
  dismiss_toast (self);
  self->toast = toast;
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (toast_gone_cb), self, G_CONNECT_SWAPPED);
  qdr_toast_show (self->toasts, toast);
}

static char *
format_progress (QdrLibraryPage *self)
{
  /* Translators: %s is the work in progress, and the number is the part that is done: “Deleting
   * 40,000 games… 25%”. */
  return g_strdup_printf (_ ("%s %.0f%%"), self->activity, 100 * self->share_done);
}

static gboolean
progress_due_cb (gpointer user_data)
{
  QdrLibraryPage *self = user_data;
  g_autofree char *words = format_progress (self);
  AdwToast *toast = adw_toast_new (words);

  self->progress_source = 0;
  adw_toast_set_timeout (toast, 0);
  show_toast (self, toast);
  self->has_progress = TRUE;
  return G_SOURCE_REMOVE;
}

/* Shows that other work is in progress. After REFUSAL_MS, the progress is shown again. */
static void
show_refusal (QdrLibraryPage *self)
{
  g_autofree char *words =
      /* Translators: %s is the work in progress, such as “Deleting 40,000 games…”. */
      g_strdup_printf (_ ("Please wait. %s"), self->activity);

  show_toast (self, adw_toast_new (words));
  g_clear_handle_id (&self->progress_source, g_source_remove);
  self->progress_source = g_timeout_add (REFUSAL_MS, progress_due_cb, self);
}

/* Shows the progress after PROGRESS_DELAY_MS. @activity (transfer full) describes the work. */
static void
begin_activity (QdrLibraryPage *self, char *activity)
{
  dismiss_toast (self);
  self->activity = activity;
  self->share_done = 0;
  self->progress_source = g_timeout_add (PROGRESS_DELAY_MS, progress_due_cb, self);
  /* The action stays enabled during the work, but only shows a refusal. */
  qdr_actions_set_enabled (qdr_page_get_actions (QDR_PAGE (self)), "undo", TRUE);
}

static void
end_activity (QdrLibraryPage *self)
{
  dismiss_toast (self);
  g_clear_pointer (&self->activity, g_free);
  g_clear_handle_id (&self->progress_source, g_source_remove);
  qdr_actions_set_enabled (qdr_page_get_actions (QDR_PAGE (self)), "undo",
                           self->deletions->len > 0);
}

/* A deletion or a restoration of games. */
typedef struct {
  QdrTransfer transfer;
  QdrLibraryPage *page; /* (weak) (nullable): NULL once it is disposed */
  GArray *ids;          /* (nullable): the ids of the games to delete; NULL if games are restored */
  GPtrArray *removed;   /* the deleted games, except those that have been restored */
  guint n;              /* the number of all games to delete or restore */
  gboolean has_begun;   /* whether begin_steps() has called qdr_library_begin_import() */
} Deletion;

static void
free_deletion (Deletion *self)
{
  g_clear_weak_pointer (&self->page);
  g_clear_pointer (&self->ids, g_array_unref);
  g_ptr_array_unref (self->removed);
  g_free (self);
}

/* Calls qdr_library_begin_import() before the first of several steps. Until end_steps(), the steps
 * need not wait for the disk. */
static gboolean
begin_steps (Deletion *self, QdrLibrary *library, GError **error)
{
  if (self->has_begun || self->n <= N_AT_ONCE)
    return TRUE;

  self->has_begun = qdr_library_begin_import (library, error);
  return self->has_begun;
}

static gboolean
end_steps (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  const Deletion *self = data;

  return !self->has_begun || qdr_library_end_import (library, error);
}

static void
progress_cb (double share, gpointer user_data)
{
  const Deletion *deletion = user_data;
  QdrLibraryPage *self = deletion->page;
  g_autofree char *words = NULL;

  if (self == NULL)
    return;
  self->share_done = share;
  if (!self->has_progress)
    return;
  words = format_progress (self);
  adw_toast_set_title (self->toast, words);
}

/* Deleting */

static gboolean
delete_step (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  Deletion *self = data;
  const guint n_done = self->removed->len;
  const guint n = MIN (N_AT_ONCE, self->n - n_done);
  GPtrArray *removed;

  if (!begin_steps (self, library, error))
    return FALSE;
  removed =
      qdr_library_take_out_games (library, &g_array_index (self->ids, gint64, n_done), n, error);
  if (removed == NULL)
    return FALSE;
  g_ptr_array_extend_and_steal (self->removed, removed);
  self->transfer.share = (double) self->removed->len / self->n;
  return TRUE;
}

/* Ends a deletion. After an error, the games deleted so far can be restored. */
static void
deleted_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Deletion *deletion = user_data;
  QdrLibraryPage *self = deletion->page;
  g_autoptr (GError) error = NULL;
  const gboolean is_done = qdr_transfer_run_finish (result, &error);
  const guint n = deletion->removed->len;

  if (self != NULL) {
    if (n > 0)
      g_ptr_array_add (self->deletions, g_ptr_array_ref (deletion->removed));
    end_activity (self);
    if (n > 0) {
      g_autofree char *words =
          g_strdup_printf (ngettext ("%'u game deleted", "%'u games deleted", n), n);
      AdwToast *toast = qdr_toast_new_with_button (words, _ ("Undo"));

      adw_toast_set_action_name (toast, "win.undo");
      show_toast (self, toast);
    }
    if (!is_done)
      qdr_toast_show_result (self->toasts, error->message);
  }
  free_deletion (deletion);
}

/* Restoring */

static gboolean
undo_step (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  Deletion *self = data;

  if (!begin_steps (self, library, error) ||
      !qdr_library_put_back_games (library, self->removed, MIN (N_AT_ONCE, self->removed->len),
                                   error))
    return FALSE;

  self->transfer.share = 1 - (double) self->removed->len / self->n;
  return TRUE;
}

/* Ends a restoration. After an error, such as a full disk, "win.undo" can restore the remaining
 * games. */
static void
undone_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Deletion *deletion = user_data;
  QdrLibraryPage *self = deletion->page;
  g_autoptr (GError) error = NULL;
  const gboolean is_done = qdr_transfer_run_finish (result, &error);
  g_autofree char *words = NULL;

  if (self != NULL) {
    if (deletion->removed->len == 0)
      g_ptr_array_remove (self->deletions, deletion->removed);
    end_activity (self);
    words = g_strdup_printf (ngettext ("%'u game restored", "%'u games restored", deletion->n),
                             deletion->n);
    qdr_toast_show_result (self->toasts, is_done ? words : error->message);
  }
  free_deletion (deletion);
}

/* Begins to delete the games @ids or, if that is NULL, to restore the games @removed; both are
 * (transfer full). */
static void
start_deletion (QdrLibraryPage *self, GArray *ids, GPtrArray *removed)
{
  const gboolean deletes = ids != NULL;
  const guint n = deletes ? ids->len : removed->len;
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Deletion *deletion = g_new0 (Deletion, 1);

  deletion->transfer = (QdrTransfer){ .access = QDR_LIBRARY_WRITES,
                                      .step = deletes ? delete_step : undo_step,
                                      .end = end_steps };
  g_set_weak_pointer (&deletion->page, self);
  deletion->ids = ids;
  deletion->removed = removed;
  deletion->n = n;
  begin_activity (
      self, g_strdup_printf (deletes ? ngettext ("Deleting %'u game…", "Deleting %'u games…", n)
                                     : ngettext ("Restoring %'u game…", "Restoring %'u games…", n),
                             n));
  qdr_transfer_run_async (self->library, &deletion->transfer, cancellable, progress_cb,
                          deletes ? deleted_cb : undone_cb, deletion);
}

static void
undo_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrLibraryPage *self = user_data;

  if (self->activity != NULL)
    show_refusal (self);
  else
    start_deletion (self, NULL,
                    g_ptr_array_ref (
                        g_ptr_array_index (self->deletions, self->deletions->len - 1)));
}

/* Deletes the selected games, unless games are being deleted or restored: some of the games may
 * already be in the running deletion. */
static void
delete_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrLibraryPage *self = user_data;
  g_autoptr (GtkBitset) chosen =
      gtk_selection_model_get_selection (GTK_SELECTION_MODEL (self->selection));

  if (self->activity != NULL)
    show_refusal (self);
  else
    start_deletion (self, qdr_game_list_copy_game_ids (self->games, chosen),
                    qdr_library_removed_games_new ());
}

/* Searching */

static gboolean
narrows_list (const QdrLibraryFilter *filter)
{
  return filter->player != NULL || filter->opponent != NULL || filter->result != NULL ||
         filter->width > 0 || filter->n_players > 0 || filter->opening != NULL ||
         filter->openings != NULL || filter->ending != NULL || filter->since != NULL ||
         filter->until != NULL || filter->min_moves > 0 || filter->max_moves > 0 ||
         filter->position != NULL;
}

static void
search_cb (QdrLibraryPage *self)
{
  QdrLibrarySort sort;
  gboolean descending;
  g_autoptr (QdrLibraryFilter) filter =
      qdr_filter_pane_make_filter (self->filters, &sort, &descending);
  g_autofree char *player = g_strstrip (g_strdup (gtk_editable_get_text (self->search)));

  /* Ignores the signals that the template emits before the list exists. */
  if (self->games == NULL)
    return;

  if (*player != '\0')
    filter->player = g_steal_pointer (&player);
  self->is_narrowed = narrows_list (filter);
  self->is_asked = self->has_begun;
  qdr_game_list_begin_search (self->games, filter, sort, descending);
}

static void
show_all_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrLibraryPage *self = user_data;

  gtk_editable_set_text (self->search, "");
  qdr_filter_pane_clear_filters (self->filters);
  search_cb (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

/* Moves the focus into the list. If no game is selected, selects the one with the focus, so that
 * keys such as Delete act on it. */
static void
focus_games_cb (QdrLibraryPage *self)
{
  g_autoptr (GtkBitset) chosen =
      gtk_selection_model_get_selection (GTK_SELECTION_MODEL (self->selection));

  if (gtk_widget_grab_focus (GTK_WIDGET (self->list)) && gtk_bitset_is_empty (chosen))
    gtk_widget_activate_action (gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self))),
                                "listitem.select", "(bb)", FALSE, FALSE);
}

static gboolean
focus_search_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  return gtk_widget_grab_focus (GTK_WIDGET (QDR_LIBRARY_PAGE (widget)->search));
}

/* As the list of moves beside a game, the filters get the focus by Tab. */
static gboolean
toggle_filters_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  QdrLibraryPage *self = QDR_LIBRARY_PAGE (widget);
  const gboolean is_shown = qdr_split_view_get_show_sidebar (self->split_view);

  if (qdr_focus_find_focused_child (GTK_WIDGET (self->filters)) >= 0)
    focus_games_cb (self);
  qdr_split_view_set_show_sidebar (self->split_view, !is_shown);
  qdr_announce (widget, is_shown ? _ ("The filters are hidden.") : _ ("The filters are shown."));
  return TRUE;
}

/* Closes filters that cover the list first. */
static gboolean
qdr_library_page_go_back (QdrPage *page)
{
  QdrLibraryPage *self = QDR_LIBRARY_PAGE (page);

  if (qdr_split_view_get_collapsed (self->split_view) &&
      qdr_split_view_get_show_sidebar (self->split_view))
    return toggle_filters_cb (GTK_WIDGET (page), NULL, NULL);
  return QDR_PAGE_CLASS (qdr_library_page_parent_class)->go_back (page);
}

/* Display */

static void
update_actions (QdrLibraryPage *self)
{
  g_autoptr (GtkBitset) chosen =
      gtk_selection_model_get_selection (GTK_SELECTION_MODEL (self->selection));

  qdr_actions_set_enabled (qdr_page_get_actions (QDR_PAGE (self)), "delete",
                           !gtk_bitset_is_empty (chosen));
}

/* The share of few games says nothing. */
#define MIN_GAMES_OF_SHARE 10

/* Shows the number of games and the share of the first players. Both are shown in one step, so that
 * the title changes only once. */
static void
tallied_cb (QdrLibraryPage *self)
{
  const gboolean is_narrow = qdr_split_view_get_collapsed (self->split_view);
  const guint n = g_list_model_get_n_items (G_LIST_MODEL (self->games));
  g_autofree char *count = g_strdup_printf (ngettext ("%'u game", "%'u games", n), n);
  g_autofree char *share_words = NULL;
  g_autofree char *tally = NULL;
  double share;

  if (!g_str_equal (gtk_stack_get_visible_child_name (self->pages), "games"))
    count[0] = '\0';
  if (n >= MIN_GAMES_OF_SHARE && qdr_game_list_get_first_player_share (self->games, &share)) {
    share_words = g_strdup_printf (_ ("First player won %.0f%%"), 100 * share);
    /* Translators: %s is a number of games, and the other number is the share of the points that
     * the first players have scored: “3 games · first player won 67%”. */
    tally = g_strdup_printf (_ ("%s · first player won %.0f%%"), count, 100 * share);
  }
  /* In a narrow window, the title has room only for the number of games. */
  g_object_set (self, "subtitle", tally != NULL && !is_narrow ? tally : count, NULL);
  gtk_label_set_label (self->share, share_words != NULL ? share_words : "");
  gtk_widget_set_visible (GTK_WIDGET (self->share), is_narrow && share_words != NULL);
  if (self->is_asked)
    qdr_announce_transient (GTK_WIDGET (self), tally != NULL ? tally : count, 0);
  self->is_asked = FALSE;
}

static void
collapsed_cb (QdrLibraryPage *self)
{
  if (self->has_begun && !self->is_asked)
    tallied_cb (self);
}

/* Shows an error: in a toast while games are listed, or on a page if there are none. */
static void
failed_cb (QdrLibraryPage *self, const char *sentence)
{
  g_autofree char *markup = g_markup_escape_text (sentence, -1);

  self->has_failed = TRUE;
  adw_status_page_set_description (self->failure, markup);
  if (g_list_model_get_n_items (G_LIST_MODEL (self->games)) > 0)
    qdr_toast_show_result (self->toasts, sentence);
  else
    qdr_announce (GTK_WIDGET (self), sentence);
}

static void
list_changing_cb (QdrLibraryPage *self)
{
  self->had_focus = qdr_focus_find_focused_child (GTK_WIDGET (self->list)) >= 0;
}

/* Moves the focus to the next game if its game was removed. GTK would move it out of the list. */
static void
list_changed_cb (QdrLibraryPage *self)
{
  if (!self->had_focus || g_list_model_get_n_items (G_LIST_MODEL (self->games)) == 0)
    return;

  if (qdr_focus_find_focused_child (GTK_WIDGET (self->list)) < 0)
    focus_games_cb (self);
  self->had_focus = FALSE;
}

static void
listed_cb (QdrLibraryPage *self)
{
  GtkAdjustment *adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->list));
  const guint n = g_list_model_get_n_items (G_LIST_MODEL (self->games));
  const char *page = n > 0               ? "games"
                     : self->has_failed  ? "failed"
                     : self->is_narrowed ? "games"
                                         : "empty";
  const gboolean has_games = g_str_equal (page, "games");
  const gboolean turns = g_strcmp0 (page, gtk_stack_get_visible_child_name (self->pages)) != 0 &&
                         qdr_focus_find_focused_child (GTK_WIDGET (self->pages)) >= 0;
  const gboolean moves_focus =
      gtk_widget_get_mapped (GTK_WIDGET (self)) && (!self->has_begun || self->had_focus || turns);

  if (self->is_failure_shown && !self->has_failed)
    qdr_toast_withdraw_result (self->toasts);
  self->is_failure_shown = self->has_failed;
  self->has_failed = FALSE;
  gtk_stack_set_visible_child_name (self->pages, page);
  gtk_stack_set_visible_child_name (self->results, n == 0 ? "none" : "list");
  gtk_widget_set_visible (self->filters_button, has_games);
  if (!self->has_begun && !self->is_narrowed && n < N_TO_FILTER)
    qdr_split_view_set_show_sidebar (self->split_view, FALSE);
  qdr_filter_pane_set_board_sizes (self->filters, qdr_game_list_get_board_sizes (self->games));
  update_actions (self);
  /* If the top of the list is visible, scrolls to the new top. GTK does not scroll when rows are
   * added. */
  if (n > 0 && gtk_adjustment_get_value (adjustment) <= gtk_adjustment_get_lower (adjustment))
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", 0);
  if (moves_focus && n > 0)
    focus_games_cb (self);
  else if (moves_focus)
    qdr_focus_move_into (gtk_stack_get_visible_child (has_games ? self->results : self->pages));
  self->has_begun = TRUE;
  self->had_focus = FALSE;
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer user_data)
{
  gtk_list_item_set_child (item, g_object_new (QDR_TYPE_GAME_ROW, NULL));
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer user_data)
{
  QdrLibraryPage *self = QDR_LIBRARY_PAGE (user_data);
  QdrListedGame *game = gtk_list_item_get_item (item);

  qdr_game_row_set_game (QDR_GAME_ROW (gtk_list_item_get_child (item)), game);
  qdr_game_list_request_game (self->games, game, gtk_list_item_get_position (item));
}

/* Passes the row in the middle of the visible part to the list, assuming that all rows have the
 * same height. */
static void
scrolled_cb (QdrLibraryPage *self)
{
  GtkAdjustment *adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->list));
  const double middle =
      gtk_adjustment_get_value (adjustment) + gtk_adjustment_get_page_size (adjustment) / 2;
  const double upper = gtk_adjustment_get_upper (adjustment);
  const guint n = g_list_model_get_n_items (G_LIST_MODEL (self->games));

  if (upper > 0)
    qdr_game_list_set_middle_row (self->games, (guint) (middle / upper * n));
}

static void
unbind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer user_data)
{
  QdrLibraryPage *self = QDR_LIBRARY_PAGE (user_data);

  qdr_game_row_set_game (QDR_GAME_ROW (gtk_list_item_get_child (item)), NULL);
  qdr_game_list_cancel_request (self->games, gtk_list_item_get_item (item));
}

/* Opening */

static void
game_read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrLibraryPage) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (QdrGame) game = NULL;

  if (self->library == NULL)
    return;
  game = qdr_library_worker_read_game_finish (self->library, result, &error);
  if (qdr_toast_report (self->toasts, error))
    g_signal_emit (self, game_opened_signal, 0, game);
}

static void
row_activated_cb (QdrLibraryPage *self, guint position)
{
  /* Further actions apply to the selected rows. A row that is activated by the keyboard need not be
   * selected yet. */
  gtk_selection_model_select_item (GTK_SELECTION_MODEL (self->selection), position, TRUE);
  qdr_library_worker_read_game_async (self->library,
                                      qdr_game_list_get_game_id (self->games, position),
                                      game_read_cb, g_object_ref (self));
}

/* The object */

static const GActionEntry action_entries[] = {
  { .name = "delete", .activate = delete_cb },
  { .name = "show-all", .activate = show_all_cb },
  { .name = "undo", .activate = undo_cb },
};

/* Until the games are listed, nothing gets the focus. */
static gboolean
qdr_library_page_grab_focus (GtkWidget *widget)
{
  return QDR_LIBRARY_PAGE (widget)->has_begun &&
         GTK_WIDGET_CLASS (qdr_library_page_parent_class)->grab_focus (widget);
}

/* Asks before an import or export is stopped. */
static gboolean
qdr_library_page_ask_before_leaving (QdrPage *page, const char *action)
{
  return qdr_transfer_bar_ask_before_stopping (QDR_LIBRARY_PAGE (page)->transfer_bar, action);
}

static void
qdr_library_page_dispose (GObject *object)
{
  QdrLibraryPage *self = QDR_LIBRARY_PAGE (object);

  /* The rows use the list, so they are removed first. */
  if (self->games != NULL) {
    gtk_list_view_set_model (self->list, NULL);
    qdr_transfer_bar_leave_page (self->transfer_bar);
  }
  g_clear_object (&self->selection);
  g_clear_object (&self->games);
  g_clear_object (&self->library);
  g_clear_pointer (&self->deletions, g_ptr_array_unref);
  g_clear_pointer (&self->activity, g_free);
  g_clear_handle_id (&self->progress_source, g_source_remove);

  G_OBJECT_CLASS (qdr_library_page_parent_class)->dispose (object);
}

static void
qdr_library_page_class_init (QdrLibraryPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qdr_library_page_dispose;
  QDR_PAGE_CLASS (klass)->ask_before_leaving = qdr_library_page_ask_before_leaving;
  QDR_PAGE_CLASS (klass)->go_back = qdr_library_page_go_back;
  widget_class->grab_focus = qdr_library_page_grab_focus;

  game_opened_signal = g_signal_new ("game-opened", QDR_TYPE_LIBRARY_PAGE, G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 1, QDR_TYPE_GAME);

  gtk_widget_class_add_binding (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, focus_search_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F9, 0, toggle_filters_cb, NULL);

  g_type_ensure (QDR_TYPE_FILTER_PANE);
  g_type_ensure (QDR_TYPE_SPLIT_VIEW);
  g_type_ensure (QDR_TYPE_TAB_STOP);
  g_type_ensure (QDR_TYPE_TRANSFER_BAR);
  g_type_ensure (QDR_TYPE_WRAP_LAYOUT);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/library/library-page.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrLibraryPage, toasts);
  gtk_widget_class_bind_template_child (widget_class, QdrLibraryPage, pages);
  gtk_widget_class_bind_template_child (widget_class, QdrLibraryPage, empty);
  gtk_widget_class_bind_template_child (widget_class, QdrLibraryPage, failure);
  gtk_widget_class_bind_template_child (widget_class, QdrLibraryPage, filters_button);
  gtk_widget_class_bind_template_child (widget_class, QdrLibraryPage, play);
  gtk_widget_class_bind_template_child (widget_class, QdrLibraryPage, split_view);
  gtk_widget_class_bind_template_child (widget_class, QdrLibraryPage, search);
  gtk_widget_class_bind_template_child (widget_class, QdrLibraryPage, chips);
  gtk_widget_class_bind_template_child (widget_class, QdrLibraryPage, share);
  gtk_widget_class_bind_template_child (widget_class, QdrLibraryPage, results);
  gtk_widget_class_bind_template_child (widget_class, QdrLibraryPage, list);
  gtk_widget_class_bind_template_child (widget_class, QdrLibraryPage, filters);
  gtk_widget_class_bind_template_child (widget_class, QdrLibraryPage, transfer_bar);
  gtk_widget_class_bind_template_callback (widget_class, collapsed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_cb);
  gtk_widget_class_bind_template_callback (widget_class, focus_games_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, unbind_cb);
}

static gboolean
describe_empty_library (GValue *value, GVariant *keeps_games, gpointer user_data)
{
  g_value_set_string (value, g_variant_get_boolean (keeps_games)
                                 ? _ ("Every game that you play is added here.")
                                 : _ ("Turn on “Keep Games” in the preferences to add games."));
  return TRUE;
}

static void
qdr_library_page_init (QdrLibraryPage *self)
{
  g_autoptr (GSettings) settings = g_settings_new (QDR_APPLICATION_ID);

  self->deletions = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  gtk_widget_init_template (GTK_WIDGET (self));
  qdr_filter_pane_set_chips (self->filters, self->chips);
  g_settings_bind_with_mapping (settings, "keep-games", self->empty, "description",
                                G_SETTINGS_BIND_GET, describe_empty_library, NULL, NULL, NULL);
  g_action_map_add_action_entries (qdr_page_get_actions (QDR_PAGE (self)), action_entries,
                                   G_N_ELEMENTS (action_entries), self);
}

QdrPage *
qdr_library_page_new (QdrLibraryWorker *library)
{
  QdrLibraryPage *self;

  g_return_val_if_fail (QDR_IS_LIBRARY_WORKER (library), NULL);

  self = g_object_new (QDR_TYPE_LIBRARY_PAGE, NULL);
  self->library = g_object_ref (library);
  self->games = qdr_game_list_new (library);
  self->selection = gtk_multi_selection_new (g_object_ref (G_LIST_MODEL (self->games)));
  g_signal_connect_object (self->games, "listed", G_CALLBACK (listed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->games, "tallied", G_CALLBACK (tallied_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->games, "failed", G_CALLBACK (failed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->selection, "selection-changed", G_CALLBACK (update_actions), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->selection, "items-changed", G_CALLBACK (update_actions), self,
                           G_CONNECT_SWAPPED);
  qdr_transfer_bar_join_page (self->transfer_bar, QDR_PAGE (self), library, self->games,
                              GTK_SELECTION_MODEL (self->selection), self->toasts);
  g_signal_connect_object (gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->list)),
                           "value-changed", G_CALLBACK (scrolled_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->selection, "items-changed", G_CALLBACK (list_changing_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));
  g_signal_connect_object (self->selection, "items-changed", G_CALLBACK (list_changed_cb), self,
                           G_CONNECT_SWAPPED);
  update_actions (self);
  qdr_actions_set_enabled (qdr_page_get_actions (QDR_PAGE (self)), "undo", FALSE);
  search_cb (self);
  return QDR_PAGE (self);
}

void
qdr_library_page_find_position (QdrLibraryPage *self, const QdrPosition *position)
{
  g_return_if_fail (QDR_IS_LIBRARY_PAGE (self));
  g_return_if_fail (position != NULL);

  qdr_filter_pane_clear_filters (self->filters);
  gtk_editable_set_text (self->search, "");
  qdr_filter_pane_set_position (self->filters, position);
}

void
qdr_library_page_import_file (QdrLibraryPage *self, GFile *file)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);

  g_return_if_fail (QDR_IS_LIBRARY_PAGE (self));
  g_return_if_fail (G_IS_FILE (file));

  g_ptr_array_add (files, g_object_ref (file));
  if (qdr_transfer_bar_is_busy (self->transfer_bar))
    qdr_toast_show_result (self->toasts, _ ("Not imported: another import or export is running"));
  else
    qdr_transfer_bar_import_files (self->transfer_bar, self->library, files);
}
