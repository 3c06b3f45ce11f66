/*
 * The window's board editor: a position that is put up by hand, and the game that begins with it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-window-private.h"

#include <glib/gi18n.h>

#include "qdr-editor-window.h"
#include "qdr-game-setup.h"

/* Of the editor, logical pixels: at least so large if the window is, and wider is no use to board
 * and tools. */
#define LEAST_WIDTH 960
#define LEAST_HEIGHT 680
#define MOST_WIDTH 1360

/* Who would play on a board for so many: the players of the present game, and whoever was in the
 * other seats of the last new one. */
static QdrGame *
make_cast (QdrWindow *self, guint players)
{
  QdrGame *present = qdr_window_get_game (self);
  g_autoptr (QdrGameSetup) setup = NULL;

  if (qdr_game_get_n_players (present) == players)
    return g_object_ref (present);

  setup = qdr_game_setup_load (self->settings, self->personalities);
  setup->players = players;
  return qdr_game_setup_recast (setup, present, self->personalities);
}

static QdrPositionEditor *
make_editor (QdrWindow *self)
{
  g_autoptr (QdrGame) two = make_cast (self, 2);
  g_autoptr (QdrGame) four = make_cast (self, 4);

  return qdr_position_editor_new (two, four, qdr_game_get_position (qdr_window_get_game (self)));
}

/* The editor has done its work. */
static void
begin (QdrWindow *self)
{
  g_autoptr (QdrGame) game = g_steal_pointer (&self->put_up);
  GtkWindow *editor = self->editor;

  if (game != NULL)
    qdr_session_set_game (self->session, game, NULL, _ ("Set-up position"));
  if (editor != NULL)
    gtk_window_close (editor);
}

/* The editor stays until the present game may go: who cancels goes on where he was. */
static void
play_cb (QdrWindow *self, QdrGame *game)
{
  g_set_object (&self->put_up, game);
  qdr_window_release_game (self, begin);
}

static void
closed_cb (QdrWindow *self)
{
  g_clear_weak_pointer (&self->editor);
  if (self->session != NULL)
    qdr_session_set_hold (self->session, QDR_HOLD_DIALOG, FALSE);
}

/* It looks as the board in the window does, and lies as that one. */
static void
match_board (QdrWindow *self, QdrBoardView *board)
{
  g_object_bind_property (self->board, "show-coordinates", board, "show-coordinates",
                          G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->board, "animate", board, "animate", G_BINDING_SYNC_CREATE);
  qdr_board_view_set_rotation (board, qdr_board_view_get_rotation (self->board));
}

/* Most of the window, whose rest shows that the game is still there. */
static void
set_size (GtkWindow *editor, int width, int height)
{
  const int wanted_width = CLAMP (width * 9 / 10, LEAST_WIDTH, MOST_WIDTH);
  const int wanted_height = MAX (height * 9 / 10, LEAST_HEIGHT);

  gtk_window_set_default_size (editor, MIN (wanted_width, width), MIN (wanted_height, height));
}

static void
open_editor (QdrWindow *self)
{
  g_autoptr (QdrPositionEditor) editor = make_editor (self);
  GtkWidget *window = qdr_editor_window_new (editor);

  g_set_weak_pointer (&self->editor, GTK_WINDOW (window));
  match_board (self, qdr_editor_window_get_board (QDR_EDITOR_WINDOW (window)));
  gtk_window_set_transient_for (GTK_WINDOW (window), GTK_WINDOW (self));
  set_size (GTK_WINDOW (window), gtk_widget_get_width (GTK_WIDGET (self)),
            gtk_widget_get_height (GTK_WIDGET (self)));
  g_signal_connect_object (window, "play", G_CALLBACK (play_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (window, "unmap", G_CALLBACK (closed_cb), self, G_CONNECT_SWAPPED);
  qdr_session_set_hold (self->session, QDR_HOLD_DIALOG, TRUE);
}

static void
edit_position_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrWindow *self = QDR_WINDOW (user_data);

  if (self->editor == NULL)
    open_editor (self);
  gtk_window_present (self->editor);
}

static const GActionEntry entries[] = {
  { .name = "edit-position", .activate = edit_position_cb },
};

void
qdr_window_add_editor (QdrWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}

GtkWindow *
qdr_window_get_front (QdrWindow *self)
{
  return self->editor != NULL ? self->editor : GTK_WINDOW (self);
}
