/*
 * The actions that begin a game: a game that is set up in a dialog, a rematch, the next game of a
 * match, or a game against a given opponent.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-new-game-controller.h"

#include <glib/gi18n.h>
#include <string.h>

#include "qdr-actions.h"
#include "qdr-game-setup.h"
#include "qdr-new-game-dialog.h"
#include "qdr-player.h"
#include "qdr-recent-setups.h"
#include "qdr-window-presenting.h"

/* The limits of the dialog's size, logical pixels. If the parent window is smaller than the
 * minimum, the dialog is as large as the parent. */
#define MIN_WIDTH 960
#define MIN_HEIGHT 700
#define MAX_WIDTH 1360
#define MAX_HEIGHT 1000

struct _QdrNewGameController {
  QdrController base;

  QdrFilesController *files;
  GtkWindow *window; /* unowned */
  GSettings *settings;
  QdrPersonalityList *personalities;
  QdrLadder *ladder; /* (nullable): proposes an opponent */
};

QDR_DEFINE_CONTROLLER (QdrNewGameController, qdr_new_game_controller)

static void
play_again (gpointer object)
{
  QdrNewGameController *self = object;

  qdr_session_start_next_game (self->base.session, self->settings);
}

static void
play_again_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrNewGameController *self = user_data;

  if (qdr_session_is_in_tournament (self->base.session))
    gtk_widget_activate_action (GTK_WIDGET (self->window), "app.tournaments", NULL);
  else
    qdr_files_controller_ask_before_next_game (self->files, play_again, self);
}

static void
start_game_cb (QdrNewGameController *self, QdrGame *game, guint n_games)
{
  QdrMatchScore match;

  if (qdr_game_is_shared (game)) {
    qdr_files_controller_start_shared_game (self->files, game);
    return;
  }
  if (n_games > 1)
    match = qdr_match_score_make (qdr_game_get_n_players (game), n_games);
  qdr_files_controller_start_game (self->files, game, n_games > 1 ? &match : NULL);
}

static void
dialog_closed_cb (QdrNewGameController *self)
{
  if (self->base.session != NULL)
    qdr_session_set_hold (self->base.session, QDR_HOLD_DIALOG, FALSE);
}

/* Opens the dialog and returns it, or NULL if it is already open. The computer player and the clock
 * pause while it is open. */
static QdrNewGameDialog *
open_dialog (QdrNewGameController *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self->window));
  int height = gtk_widget_get_height (GTK_WIDGET (self->window));
  GtkWidget *dialog;

  if (qdr_present_existing_window (self->window, QDR_TYPE_NEW_GAME_DIALOG))
    return NULL;

  /* The program may have been started for this dialog. */
  if (width == 0)
    gtk_window_get_default_size (self->window, &width, &height);
  dialog = qdr_new_game_dialog_new (self->settings, self->personalities);
  gtk_window_set_default_size (GTK_WINDOW (dialog),
                               MIN (CLAMP (width * 9 / 10, MIN_WIDTH, MAX_WIDTH), width),
                               MIN (CLAMP (height * 9 / 10, MIN_HEIGHT, MAX_HEIGHT), height));
  gtk_window_set_transient_for (GTK_WINDOW (dialog), self->window);
  g_signal_connect_object (dialog, "start", G_CALLBACK (start_game_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "unmap", G_CALLBACK (dialog_closed_cb), self, G_CONNECT_SWAPPED);
  if (self->ladder != NULL)
    qdr_new_game_dialog_set_ladder (QDR_NEW_GAME_DIALOG (dialog), self->ladder);
  qdr_session_set_hold (self->base.session, QDR_HOLD_DIALOG, TRUE);
  qdr_present_window (GTK_WINDOW (dialog));
  return QDR_NEW_GAME_DIALOG (dialog);
}

static void
new_game_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  open_dialog (user_data);
}

static void
first_game_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrNewGameDialog *dialog = open_dialog (user_data);

  if (dialog != NULL)
    qdr_new_game_dialog_choose_easiest_opponent (dialog);
}

/* Starts a game of the ladder, without the handicap of the last game, because it should count. */
static void
play_against_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrNewGameController *self = user_data;
  g_autofree char *seat = qdr_seat_for_personality (g_variant_get_string (parameter, NULL));
  g_autoptr (QdrGameSetup) setup = NULL;
  g_autoptr (QdrGame) game = NULL;

  if (!qdr_seat_is_available (seat, self->personalities))
    return;
  setup = qdr_game_setup_load (self->settings, self->personalities);
  qdr_game_setup_set_single_opponent (setup, seat);
  memset (setup->has_set_stock, 0, sizeof setup->has_set_stock);
  qdr_game_setup_set_board_size (setup, 9, 9);
  setup->n_games = 1;
  game = qdr_game_setup_start_game (setup, self->settings, self->personalities);
  qdr_recent_setups_add (self->settings, setup);
  start_game_cb (self, game, setup->n_games);
}

static void
changed_cb (QdrNewGameController *self, guint changes)
{
  const QdrMatchScore *match = qdr_session_get_match_score (self->base.session);
  QdrGame *game = qdr_session_get_game (self->base.session);
  const gboolean is_over = match != NULL
                               ? match->game_is_counted
                               : qdr_game_get_final_result (game).outcome != QDR_OUTCOME_ONGOING;

  /* "next-game" is disabled during a game, because its key must not end a game in progress. In a
   * match, "play-again" is also disabled until the game is finished. */
  qdr_actions_set_enabled_or (self->base.actions, "next-game", is_over,
                              _ ("The game is not over yet."));
  qdr_actions_set_enabled (self->base.actions, "play-again", match == NULL || is_over);
  /* An opponent who takes a seat during a game is proposed for the next game. */
  if ((changes & QDR_CHANGE_SEATS) != 0 && (changes & QDR_CHANGE_GAME) == 0)
    qdr_game_store_opponent_for_next_game (game, self->settings, self->personalities);
}

static const GActionEntry entries[] = {
  { .name = "new-game", .activate = new_game_cb },
  { .name = "first-game", .activate = first_game_cb },
  { .name = "play-again", .activate = play_again_cb },
  { .name = "next-game", .activate = play_again_cb },
  { .name = "play-against", .activate = play_against_cb, .parameter_type = "s" },
};

QdrNewGameController *
qdr_new_game_controller_new (GActionMap *actions,
                             QdrSession *session,
                             QdrFilesController *files,
                             GtkWindow *window,
                             GSettings *settings,
                             QdrPersonalityList *personalities)
{
  QdrNewGameController *self;

  g_return_val_if_fail (QDR_IS_FILES_CONTROLLER (files), NULL);
  g_return_val_if_fail (GTK_IS_WINDOW (window), NULL);

  self = qdr_controller_new (QDR_TYPE_NEW_GAME_CONTROLLER, actions, session);
  self->files = qdr_controller_reference_object (self, files);
  self->window = window;
  self->settings = qdr_controller_reference_object (self, settings);
  self->personalities = qdr_controller_reference_object (self, personalities);
  qdr_controller_add_action_entries (self, entries, G_N_ELEMENTS (entries));
  qdr_session_connect_changed (session, G_CALLBACK (changed_cb), self);
  return self;
}

void
qdr_new_game_controller_set_ladder (QdrNewGameController *self, QdrLadder *ladder)
{
  g_return_if_fail (QDR_IS_NEW_GAME_CONTROLLER (self));
  g_return_if_fail (QDR_IS_LADDER (ladder));
  g_return_if_fail (self->ladder == NULL);

  self->ladder = qdr_controller_reference_object (self, ladder);
}
