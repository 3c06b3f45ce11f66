/*
 * The controller of the opening panel, and of the label with the name of the opening that is on the
 * board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-opening-controller.h"

#include <glib/gi18n.h>

#include "qdr-accessibility-fixups.h"
#include "qdr-game-list.h"
#include "qdr-notation.h"
#include "qdr-opening-panel.h"
#include "qdr-person-name.h"
#include "qdr-position-index.h"
#include "qdr-toast.h"

struct _QdrOpeningController {
  QdrController base;

  QdrLibraryWorker *library;
  GHashTable *ratings;       /* the ratings of personalities, by id */
  QdrOpeningNames *names;    /* (nullable): NULL until a game has moves */
  QdrOpeningWidgets widgets; /* unowned */
  QdrOpeningPanel *panel;    /* (nullable), unowned: NULL until it is first shown */
  GCancellable *search;      /* (nullable): cancels the running search */
  QdrMove hint;              /* the hint shown by this controller, or QDR_MOVE_NONE */
  gboolean is_asked;         /* whether the user has asked to see the moves in this game */
};

G_DEFINE_FINAL_TYPE (QdrOpeningController, qdr_opening_controller, QDR_TYPE_CONTROLLER)

static guint game_opened_signal;

static QdrGame *
get_game (QdrOpeningController *self)
{
  return qdr_session_get_game (self->base.session);
}

static void
cancel_search (QdrOpeningController *self)
{
  g_cancellable_cancel (self->search);
  g_clear_object (&self->search);
}

/* Shows a hint on the board. QDR_MOVE_NONE removes the hint, unless other code has set another
 * one. */
static void
show_hint (QdrOpeningController *self, QdrMove move)
{
  QdrBoardView *board = self->widgets.board;

  if (move != QDR_MOVE_NONE)
    qdr_board_view_set_hint (board, move);
  else if (self->hint != QDR_MOVE_NONE && qdr_board_view_get_hint (board) == self->hint)
    qdr_board_view_set_hint (board, QDR_MOVE_NONE);
  self->hint = move;
}

/* Shows the results of a search. Ignores a search that was cancelled because the position has
 * changed. */
static void
search_ended_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrOpeningController) self = user_data;
  g_autoptr (GError) error = NULL;
  QdrOpeningSearch *search;

  if (self->base.session == NULL || g_task_get_cancellable (G_TASK (result)) != self->search)
    return;

  search = qdr_library_worker_run_finish (self->library, result, &error);
  g_clear_object (&self->search);
  if (search == NULL)
    qdr_opening_panel_show_sentence (self->panel, error->message, FALSE);
  else if (search->n_games > 0)
    qdr_opening_panel_show_moves (self->panel, search);
  else if (qdr_game_get_ply (get_game (self)) >= QDR_POSITION_INDEX_MAX)
    qdr_opening_panel_show_sentence (
        self->panel, _ ("The opening is over. Only the first positions of games are searched."),
        FALSE);
  else if (search->scope.kind != QDR_LIBRARY_SCOPE_ALL)
    qdr_opening_panel_show_sentence (self->panel,
                                     _ ("None of these games continued from this position."),
                                     FALSE);
  else
    qdr_opening_panel_show_sentence (
        self->panel,
        _ ("No game in the library continued from this position. Games that you play or import "
           "are counted here."),
        FALSE);
}

static void
start_search (QdrOpeningController *self)
{
  QdrGame *game = get_game (self);
  const QdrLibraryScopeKind kind = qdr_opening_panel_get_scope_kind (self->panel);
  g_autofree char *person = NULL;
  QdrLibraryScope scope;

  if (kind == QDR_LIBRARY_SCOPE_PERSON) {
    /* The person is the only human player of the game. If the game has several human players or
     * none, the person is the user. */
    const guint number = qdr_game_get_only_human (game);

    person = number != QDR_MAX_PLAYERS
                 ? g_strdup (qdr_player_get_name (qdr_game_get_player (game, number)))
                 : qdr_user_get_name ();
  }
  scope = (QdrLibraryScope){ kind, person };
  self->search = g_cancellable_new ();
  qdr_library_worker_run_async (self->library, QDR_LIBRARY_READS, qdr_opening_search_run,
                                qdr_opening_search_new (qdr_game_get_position (game), &scope,
                                                        self->ratings),
                                qdr_opening_search_free, self->search, search_ended_cb,
                                g_object_ref (self));
}

static void
update_panel (QdrOpeningController *self)
{
  QdrGame *game;
  guint n_players;
  guint n_people = 0;

  cancel_search (self);
  if (self->panel == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self->panel)))
    return;

  game = get_game (self);
  n_players = qdr_game_get_n_players (game);
  for (guint i = 0; i < n_players; i++)
    n_people += qdr_player_is_human (qdr_game_get_player (game, i));
  if (qdr_session_is_timed (self->base.session))
    qdr_opening_panel_show_sentence (self->panel,
                                     _ ("In a game with clocks, openings are shown after its end."),
                                     FALSE);
  else if (!self->is_asked && n_people > 0 && n_people < n_players &&
           qdr_game_get_final_result (game).outcome == QDR_OUTCOME_ONGOING)
    qdr_opening_panel_show_sentence (self->panel,
                                     _ ("Openings would help you against the computer."), TRUE);
  else
    start_search (self);
}

/* Shows the move under the pointer as a hint on the board. During a search, shows no hint, because
 * the rows are about an earlier position. */
static void
move_pointed_cb (QdrOpeningController *self, guint move)
{
  show_hint (self, self->search == NULL ? (QdrMove) move : QDR_MOVE_NONE);
}

static void
move_chosen_cb (QdrOpeningController *self, guint move)
{
  g_autofree char *sentence = NULL;

  if (self->search != NULL || move == QDR_MOVE_NONE)
    return;

  show_hint (self, QDR_MOVE_NONE);
  if (qdr_session_person_can_move (self->base.session)) {
    qdr_board_view_propose_move (self->widgets.board, (QdrMove) move);
  } else {
    sentence = qdr_session_explain_refused_move (self->base.session);
    qdr_board_view_refuse_move (self->widgets.board, sentence);
  }
}

static void
game_read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrOpeningController) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (QdrGame) game = NULL;

  if (self->base.session == NULL)
    return;

  game = qdr_library_worker_read_game_finish (self->library, result, &error);
  if (qdr_toast_report (self->widgets.toasts, error))
    g_signal_emit (self, game_opened_signal, 0, game);
}

static void
game_chosen_cb (QdrOpeningController *self, gint64 id)
{
  qdr_library_worker_read_game_async (self->library, id, game_read_cb, g_object_ref (self));
}

static void
moves_asked_cb (QdrOpeningController *self)
{
  self->is_asked = TRUE;
  update_panel (self);
}

static void
find_position_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrOpeningController *self = user_data;
  g_autofree char *position = qdr_position_to_text (qdr_game_get_position (get_game (self)));

  gtk_widget_activate_action (GTK_WIDGET (self->widgets.board), "app.find-position", "s", position);
}

static const GActionEntry entries[] = {
  { .name = "find-position", .activate = find_position_cb },
};

/* Runs when the place of the panel is first shown. */
static void
make_panel (QdrOpeningController *self)
{
  if (self->panel != NULL)
    return;

  self->panel = g_object_new (QDR_TYPE_OPENING_PANEL, NULL);
  g_signal_connect_object (self->panel, "scope-changed", G_CALLBACK (update_panel), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->panel, "map", G_CALLBACK (update_panel), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (self->panel, "unmap", G_CALLBACK (cancel_search), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->panel, "pointed", G_CALLBACK (move_pointed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->panel, "chosen", G_CALLBACK (move_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->panel, "game-chosen", G_CALLBACK (game_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->panel, "asked", G_CALLBACK (moves_asked_cb), self,
                           G_CONNECT_SWAPPED);
  qdr_accessibility_fixups_apply (GTK_WIDGET (self->panel));
  adw_bin_set_child (self->widgets.place, GTK_WIDGET (self->panel));
}

static void
changed_cb (QdrOpeningController *self, guint changes)
{
  qdr_controller_enable_if_seen (self, "find-position", TRUE);
  if ((changes & QDR_CHANGE_GAME) != 0)
    self->is_asked = FALSE;
  if ((changes & (QDR_CHANGE_GAME | QDR_CHANGE_POSITION)) != 0) {
    QdrGame *game = get_game (self);
    const char *name = NULL;

    show_hint (self, QDR_MOVE_NONE);
    if (self->names == NULL && qdr_game_get_n_moves (game) > 0) {
      g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);

      self->names = qdr_opening_names_load_program_and_user_files (problems);
      for (guint i = 0; i < problems->len; i++)
        qdr_toast_show_text (self->widgets.toasts, g_ptr_array_index (problems, i));
    }
    if (self->names != NULL)
      name = qdr_opening_names_find_name_in_game (self->names, game, qdr_game_get_ply (game));
    gtk_label_set_label (self->widgets.name, name != NULL ? name : "");
    gtk_widget_set_visible (self->widgets.name_place, name != NULL);
  }
  if (changes != 0)
    update_panel (self);
}

static void
qdr_opening_controller_dispose (GObject *object)
{
  cancel_search (QDR_OPENING_CONTROLLER (object));

  G_OBJECT_CLASS (qdr_opening_controller_parent_class)->dispose (object);
}

static void
qdr_opening_controller_finalize (GObject *object)
{
  QdrOpeningController *self = QDR_OPENING_CONTROLLER (object);

  g_clear_pointer (&self->names, qdr_opening_names_free);
  g_hash_table_unref (self->ratings);

  G_OBJECT_CLASS (qdr_opening_controller_parent_class)->finalize (object);
}

static void
qdr_opening_controller_class_init (QdrOpeningControllerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qdr_opening_controller_dispose;
  G_OBJECT_CLASS (klass)->finalize = qdr_opening_controller_finalize;

  game_opened_signal = g_signal_new ("game-opened", QDR_TYPE_OPENING_CONTROLLER, G_SIGNAL_RUN_LAST,
                                     0, NULL, NULL, NULL, G_TYPE_NONE, 1, QDR_TYPE_GAME);
}

static void
qdr_opening_controller_init (QdrOpeningController *self)
{
  self->ratings = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

QdrOpeningController *
qdr_opening_controller_new (GActionMap *actions,
                            QdrSession *session,
                            QdrLibraryWorker *library,
                            QdrPersonalityList *personalities,
                            const QdrOpeningWidgets *widgets)
{
  QdrOpeningController *self;

  g_return_val_if_fail (QDR_IS_LIBRARY_WORKER (library), NULL);
  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (personalities), NULL);
  g_return_val_if_fail (widgets != NULL, NULL);

  self = qdr_controller_new (QDR_TYPE_OPENING_CONTROLLER, actions, session);
  self->library = qdr_controller_reference_object (self, library);
  self->widgets = *widgets;
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (personalities)); i++) {
    g_autoptr (QdrPersonality) personality =
        g_list_model_get_item (G_LIST_MODEL (personalities), i);

    g_hash_table_insert (self->ratings, g_strdup (qdr_personality_get_id (personality)),
                         GINT_TO_POINTER (qdr_personality_get_rating (personality)));
  }
  qdr_controller_add_action_entries (self, entries, G_N_ELEMENTS (entries));
  g_signal_connect_object (widgets->place, "map", G_CALLBACK (make_panel), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (library, "changed", G_CALLBACK (update_panel), self, G_CONNECT_SWAPPED);
  qdr_session_connect_changed (session, G_CALLBACK (changed_cb), self);
  return self;
}
