/*
 * The action that opens the position editor.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-editor-controller.h"

#include <glib/gi18n.h>

#include "qdr-actions.h"
#include "qdr-editor-board.h"
#include "qdr-editor-window.h"
#include "qdr-game-setup.h"
#include "qdr-window-presenting.h"

/* The limits of the default size of the editor, logical pixels. A wider window would have empty
 * margins. */
#define MIN_WIDTH 960
#define MIN_HEIGHT 680
#define MAX_WIDTH 1360

struct _QdrEditorController {
  QdrController base;

  QdrFilesController *files;
  GtkWindow *window;   /* unowned */
  QdrBoardView *board; /* unowned */
  GSettings *settings;
  QdrPersonalityList *personalities;
  GtkWindow *editor; /* (weak) (nullable): the editor while it is open */
};

G_DEFINE_FINAL_TYPE (QdrEditorController, qdr_editor_controller, QDR_TYPE_CONTROLLER)

/* Creates a game for @players players. It has the players of the current game, and in the other
 * seats those of the last new game. */
static QdrGame *
make_source_game (QdrEditorController *self, guint players)
{
  QdrGame *present = qdr_session_get_game (self->base.session);
  g_autoptr (QdrGameSetup) setup = NULL;

  if (qdr_game_get_n_players (present) == players)
    return g_object_ref (present);

  setup = qdr_game_setup_load (self->settings, self->personalities);
  setup->players = players;
  return qdr_game_setup_make_game_for_player_count (setup, present, self->personalities);
}

/* Asks whether the current game may be replaced. The editor remains open, since the user may
 * cancel. */
static void
play_cb (QdrEditorController *self, QdrGame *game)
{
  qdr_files_controller_replace_game (self->files, self->editor, game, NULL, _ ("Set-up position"));
}

static void
closed_cb (QdrEditorController *self)
{
  g_clear_weak_pointer (&self->editor);
  if (self->base.session != NULL)
    qdr_session_set_hold (self->base.session, QDR_HOLD_DIALOG, FALSE);
}

static void
edit_position_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrEditorController *self = user_data;

  if (self->editor == NULL) {
    g_autoptr (QdrGame) two = make_source_game (self, 2);
    g_autoptr (QdrGame) four = make_source_game (self, 4);
    QdrGame *game = qdr_session_get_game (self->base.session);
    g_autoptr (QdrPositionEditor) editor =
        qdr_position_editor_new (two, four, qdr_game_get_position (game));
    GtkWidget *window = qdr_editor_window_new (editor);
    QdrBoardView *board = qdr_editor_window_get_board (QDR_EDITOR_WINDOW (window));
    const int width = gtk_widget_get_width (GTK_WIDGET (self->window));
    const int height = gtk_widget_get_height (GTK_WIDGET (self->window));

    g_set_weak_pointer (&self->editor, GTK_WINDOW (window));
    /* The board in the editor has the appearance and the rotation of the board in the main window.
     * */
    g_object_bind_property (self->board, "show-coordinates", board, "show-coordinates",
                            G_BINDING_SYNC_CREATE);
    g_object_bind_property (self->board, "animate", board, "animate", G_BINDING_SYNC_CREATE);
    qdr_board_view_set_rotation (board, qdr_board_view_get_rotation (self->board));
    qdr_editor_board_add_sounds (editor, board, self->settings);
    gtk_window_set_transient_for (GTK_WINDOW (window), self->window);
    /* The editor is smaller than the main window, so that an edge of the game remains visible. */
    gtk_window_set_default_size (GTK_WINDOW (window),
                                 MIN (CLAMP (width * 9 / 10, MIN_WIDTH, MAX_WIDTH), width),
                                 MIN (MAX (height * 9 / 10, MIN_HEIGHT), height));
    g_signal_connect_object (window, "play", G_CALLBACK (play_cb), self, G_CONNECT_SWAPPED);
    g_signal_connect_object (window, "unmap", G_CALLBACK (closed_cb), self, G_CONNECT_SWAPPED);
    qdr_session_set_hold (self->base.session, QDR_HOLD_DIALOG, TRUE);
  }
  qdr_present_window (self->editor);
}

static const GActionEntry entries[] = {
  { .name = "edit-position", .activate = edit_position_cb },
};

/* Enables or disables the action: players must not try out moves in the editor while a clock is
 * stopped. */
static void
changed_cb (QdrEditorController *self)
{
  qdr_actions_set_enabled (self->base.actions, "edit-position",
                           !qdr_session_is_timed (self->base.session));
}

static void
qdr_editor_controller_dispose (GObject *object)
{
  QdrEditorController *self = QDR_EDITOR_CONTROLLER (object);

  g_clear_weak_pointer (&self->editor);

  G_OBJECT_CLASS (qdr_editor_controller_parent_class)->dispose (object);
}

static void
qdr_editor_controller_class_init (QdrEditorControllerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qdr_editor_controller_dispose;
}

static void
qdr_editor_controller_init (QdrEditorController *self)
{
}

QdrEditorController *
qdr_editor_controller_new (GActionMap *actions,
                           QdrSession *session,
                           QdrFilesController *files,
                           GtkWindow *window,
                           QdrBoardView *board,
                           GSettings *settings,
                           QdrPersonalityList *personalities)
{
  QdrEditorController *self;

  g_return_val_if_fail (QDR_IS_FILES_CONTROLLER (files), NULL);
  g_return_val_if_fail (GTK_IS_WINDOW (window), NULL);
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (board), NULL);

  self = qdr_controller_new (QDR_TYPE_EDITOR_CONTROLLER, actions, session);
  self->files = qdr_controller_hold (self, files);
  self->window = window;
  self->board = board;
  self->settings = qdr_controller_hold (self, settings);
  self->personalities = qdr_controller_hold (self, personalities);
  qdr_controller_add_entries (self, entries, G_N_ELEMENTS (entries));
  qdr_session_follow (session, G_CALLBACK (changed_cb), self);
  return self;
}

GtkWindow *
qdr_editor_controller_get_editor (QdrEditorController *self)
{
  g_return_val_if_fail (QDR_IS_EDITOR_CONTROLLER (self), NULL);

  return self->editor;
}
