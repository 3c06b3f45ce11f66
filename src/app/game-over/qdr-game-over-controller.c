/*
 * The end of a game: a card over the board, and confetti if a person has won.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-over-controller.h"

#include <glib/gi18n.h>

#include "qdr-accessibility-fixups.h"
#include "qdr-adaptive-opponent.h"
#include "qdr-announcer.h"
#include "qdr-confetti.h"
#include "qdr-control-groups.h"
#include "qdr-game-over-card.h"
#include "qdr-game-setup.h"
#include "qdr-ladder.h"
#include "qdr-match-score.h"
#include "qdr-opponents.h"
#include "qdr-overlay-place.h"
#include "qdr-recent-setups.h"
#include "qdr-switch-scanning.h"

/* Minimum height of the window for the large card, logical pixels. */
#define COMPACT_HEIGHT 360

struct _QdrGameOverController {
  QdrController base;

  QdrFilesController *files;
  GtkOverlay *overlay;      /* unowned */
  QdrBoardView *board;      /* unowned */
  QdrStatusBar *status_bar; /* unowned */
  GSettings *settings;
  QdrPersonalityList *personalities;
  GtkRevealer *revealer; /* unowned, as are the widgets in it; NULL until first shown */
  QdrGameOverCard *card;
  QdrConfetti *confetti;
  QdrGameEnding ending; /* of the finished game, while the card is shown */
  QdrGameRecap recap;   /* likewise */
};

QDR_DEFINE_CONTROLLER (QdrGameOverController, qdr_game_over_controller)

static gboolean
is_shown (QdrGameOverController *self)
{
  return self->revealer != NULL && gtk_revealer_get_reveal_child (self->revealer);
}

static void
close_card (QdrGameOverController *self)
{
  GtkWidget *focus;

  if (!is_shown (self))
    return;

  qdr_status_bar_set_hides_play_again (self->status_bar, FALSE);
  focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self->overlay)));
  gtk_revealer_set_reveal_child (self->revealer, FALSE);
  gtk_widget_set_can_target (GTK_WIDGET (self->revealer), FALSE);
  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->card)))
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* Size and place */

/* Deferred to the next frame, because no widget may change its size during an allocation. */
static gboolean
update_size_cb (GtkWidget *overlay, GdkFrameClock *frame_clock, gpointer user_data)
{
  qdr_game_over_card_set_compact (user_data, gtk_widget_get_height (overlay) < COMPACT_HEIGHT);
  return G_SOURCE_REMOVE;
}

/* Places the card over the board, so that it does not cover the player panels. */
static gboolean
place_card_cb (GtkOverlay *overlay,
               GtkWidget *child,
               GdkRectangle *place,
               QdrGameOverController *self)
{
  GtkWidget *card = GTK_WIDGET (self->card);

  if (child != GTK_WIDGET (self->revealer))
    return FALSE;

  if (gtk_widget_has_css_class (card, "compact") !=
      (gtk_widget_get_height (GTK_WIDGET (overlay)) < COMPACT_HEIGHT))
    gtk_widget_add_tick_callback (GTK_WIDGET (overlay), update_size_cb, g_object_ref (card),
                                  g_object_unref);
  return qdr_overlay_place_over (overlay, child, GTK_WIDGET (self->board), GTK_ALIGN_CENTER, place);
}

/* Clicks and keys */

/* Ignores clicks until the card is fully shown, because they were meant for the board, and hides
 * a closed card from assistive tools. */
static void
revealed_cb (GtkRevealer *revealer)
{
  const gboolean revealed = gtk_revealer_get_child_revealed (revealer);

  gtk_widget_set_can_target (GTK_WIDGET (revealer),
                             revealed && gtk_revealer_get_reveal_child (revealer));
  gtk_widget_set_visible (GTK_WIDGET (revealer),
                          revealed || gtk_revealer_get_reveal_child (revealer));
  /* Switch scanning has no other way to the buttons. */
  if (revealed && gtk_revealer_get_reveal_child (revealer))
    qdr_switch_scanning_scan_controls (GTK_WIDGET (revealer));
}

static gboolean
escape_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  QdrGameOverController *self = user_data;
  const gboolean was_shown = is_shown (self);

  close_card (self);
  return was_shown;
}

static void
make_card (QdrGameOverController *self)
{
  GtkWidget *content = gtk_overlay_get_child (self->overlay);
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_shortcut_controller_new ();

  self->card = QDR_GAME_OVER_CARD (qdr_game_over_card_new ());
  self->revealer =
      g_object_new (GTK_TYPE_REVEALER, "transition-type", GTK_REVEALER_TRANSITION_TYPE_CROSSFADE,
                    "transition-duration", 350, "halign", GTK_ALIGN_CENTER, "valign",
                    GTK_ALIGN_CENTER, "can-target", FALSE, "child", self->card, NULL);
  self->confetti = QDR_CONFETTI (qdr_confetti_new ());
  update_size_cb (GTK_WIDGET (self->overlay), NULL, self->card);
  g_signal_connect_object (self->overlay, "get-child-position", G_CALLBACK (place_card_cb), self,
                           0);
  qdr_control_groups_put_first (GTK_WIDGET (self->card));
  qdr_accessibility_fixups_apply (GTK_WIDGET (self->revealer));
  gtk_overlay_add_overlay (self->overlay, GTK_WIDGET (self->revealer));
  gtk_overlay_add_overlay (self->overlay, GTK_WIDGET (self->confetti));
  g_signal_connect (self->revealer, "notify::child-revealed", G_CALLBACK (revealed_cb), NULL);

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect_object (click, "pressed", G_CALLBACK (close_card), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (content, GTK_EVENT_CONTROLLER (click));
  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                        gtk_callback_action_new (escape_cb, self, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self->overlay), keys);
}

/* The end */

static void
show_end (QdrGameOverController *self)
{
  QdrGame *game = qdr_session_get_game (self->base.session);
  const QdrMatchScore *match = qdr_session_get_match_score (self->base.session);
  gboolean is_first_win;

  self->ending = qdr_game_ending_of (game, self->personalities);
  self->recap = qdr_game_recap_make (game);
  qdr_adaptive_opponent_add_game (self->settings, self->personalities, game);
  is_first_win =
      self->ending.beaten != NULL &&
      qdr_beaten_opponents_add (self->settings, qdr_personality_get_id (self->ending.beaten));
  if (self->card == NULL)
    make_card (self);
  qdr_game_over_card_set_game (self->card, game, &self->ending, &self->recap, is_first_win, match);
  /* The board announces the result of the game. */
  if (match != NULL) {
    g_autofree char *standing = qdr_match_score_format_standing (match, game);

    qdr_announce (GTK_WIDGET (self->status_bar), standing);
  }
  gtk_widget_set_visible (GTK_WIDGET (self->revealer), TRUE);
  gtk_revealer_set_reveal_child (self->revealer, TRUE);
  qdr_status_bar_set_hides_play_again (self->status_bar, TRUE);
  if (self->ending.person_won && g_settings_get_boolean (self->settings, "animate"))
    qdr_confetti_throw_for_player (self->confetti, GTK_WIDGET (self->board),
                                   (guint) self->ending.winner);
}

static void
changed_cb (QdrGameOverController *self, guint changes)
{
  if ((changes & QDR_CHANGE_ENDED) != 0)
    show_end (self);
  else if ((changes & QDR_CHANGE_POSITION) != 0)
    close_card (self);
}

/* What follows */

/* Records the set-up as a recent one, as a single game even after a match. */
static void
record_setup (QdrGameOverController *self)
{
  g_autoptr (QdrGameSetup) setup = qdr_game_setup_load (self->settings, self->personalities);

  setup->n_games = 1;
  qdr_recent_setups_add (self->settings, setup);
}

static void
play_next (gpointer object)
{
  QdrGameOverController *self = object;
  QdrGame *game = qdr_session_get_game (self->base.session);
  const QdrGameEnding ending = qdr_game_ending_of (game, self->personalities);

  if (ending.next != NULL) {
    g_autoptr (QdrGame) next = qdr_game_ending_make_next_game (&ending, game, self->personalities);

    qdr_first_move_advance (qdr_game_get_n_players (next), self->settings);
    qdr_opponents_suggest_from_game (next, self->settings, self->personalities);
    record_setup (self);
    qdr_session_set_game_of_match (self->base.session, next, NULL);
  }
}

static void
next_opponent_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrGameOverController *self = user_data;

  if (is_shown (self))
    qdr_files_controller_ask_before_loss (self->files, NULL, play_next, self);
}

static void
turning_point_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrGameOverController *self = user_data;

  if (is_shown (self))
    qdr_game_go_to (qdr_session_get_game (self->base.session), self->recap.turning_ply);
}

static void
close_ending_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  close_card (user_data);
}

static const GActionEntry entries[] = {
  { .name = "next-opponent", .activate = next_opponent_cb },
  { .name = "turning-point", .activate = turning_point_cb },
  { .name = "close-ending", .activate = close_ending_cb },
};

QdrGameOverController *
qdr_game_over_controller_new (GActionMap *actions,
                              QdrSession *session,
                              QdrFilesController *files,
                              GtkOverlay *overlay,
                              QdrBoardView *board,
                              QdrStatusBar *status_bar,
                              GSettings *settings,
                              QdrPersonalityList *personalities)
{
  QdrGameOverController *self;

  g_return_val_if_fail (QDR_IS_FILES_CONTROLLER (files), NULL);
  g_return_val_if_fail (GTK_IS_OVERLAY (overlay), NULL);
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (board), NULL);
  g_return_val_if_fail (QDR_IS_STATUS_BAR (status_bar), NULL);

  self = qdr_controller_new (QDR_TYPE_GAME_OVER_CONTROLLER, actions, session);
  self->files = qdr_controller_hold (self, files);
  self->overlay = overlay;
  self->board = board;
  self->status_bar = status_bar;
  self->settings = qdr_controller_hold (self, settings);
  self->personalities = qdr_controller_hold (self, personalities);
  qdr_controller_add_entries (self, entries, G_N_ELEMENTS (entries));
  qdr_session_follow (session, G_CALLBACK (changed_cb), self);
  return self;
}
