/*
 * Pausing a game, the cover over the board, and the warning before a clock runs out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-pause-controller.h"

#include <glib/gi18n.h>

#include "qdr-accessibility-fixups.h"
#include "qdr-actions.h"
#include "qdr-announcer.h"
#include "qdr-game-text.h"
#include "qdr-game.h"

struct _QdrPauseController {
  QdrController base;

  GtkStack *stack; /* unowned, as are all widgets */
  GtkWidget *board;
  GtkWidget *cover;  /* NULL until first shown */
  GtkWidget *resume; /* the button on the cover */
  QdrSounds *sounds;
};

QDR_DEFINE_CONTROLLER (QdrPauseController, qdr_pause_controller)

/* A pause is announced here unless the cover announces it. When the game continues and a person is
 * to move, the turn is announced. */
static void
pause_cb (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  QdrPauseController *self = user_data;
  const gboolean paused = g_variant_get_boolean (state);
  g_autofree char *turn = NULL;

  qdr_session_set_hold (self->base.session, QDR_HOLD_PAUSE, paused);
  turn = qdr_game_describe_state (qdr_session_get_game (self->base.session));
  if (paused && !qdr_session_is_board_hidden (self->base.session))
    qdr_announce (GTK_WIDGET (self->stack), _ ("Paused."));
  else if (!paused && qdr_session_person_can_move (self->base.session))
    qdr_announce (GTK_WIDGET (self->stack), turn);
}

static const GActionEntry entries[] = {
  { .name = "pause", .state = "false", .change_state = pause_cb },
};

/* Plays a sound and announces the warning that the player panel shows. */
static void
short_of_time_cb (QdrPauseController *self, guint number)
{
  QdrGame *game = qdr_session_get_game (self->base.session);
  g_autofree char *sentence = NULL;

  if (qdr_game_is_only_human (game, number))
    sentence = g_strdup (_ ("You have less than 20 seconds left."));
  else
    /* Translators: %s is the name of a player. */
    sentence = g_strdup_printf (_ ("%s has less than 20 seconds left."),
                                qdr_game_get_player_name (game, number));
  qdr_sounds_play_sound (self->sounds, QDR_SOUND_LOW_TIME);
  qdr_announce (GTK_WIDGET (self->stack), sentence);
}

static void
changed_cb (QdrPauseController *self)
{
  QdrGame *game = qdr_session_get_game (self->base.session);
  const gboolean covered = qdr_session_is_board_hidden (self->base.session);
  const gboolean was_covered = gtk_stack_get_visible_child (self->stack) != self->board;

  if (covered && self->cover == NULL) {
    g_autoptr (GtkBuilder) builder =
        gtk_builder_new_from_resource ("/io/github/quoridor/Quoridor/window/pause-cover.ui");

    self->cover = GTK_WIDGET (gtk_builder_get_object (builder, "cover"));
    self->resume = GTK_WIDGET (gtk_builder_get_object (builder, "resume"));
    qdr_accessibility_fixups_apply (self->cover);
    gtk_stack_add_titled (self->stack, self->cover, NULL, _ ("Paused"));
  }
  if (covered != was_covered) {
    gtk_stack_set_visible_child (self->stack, covered ? self->cover : self->board);
    gtk_widget_grab_focus (covered ? self->resume : self->board);
  }
  qdr_actions_set_enabled_or (self->base.actions, "pause",
                              qdr_session_can_pause (self->base.session),
                              qdr_game_get_time_control (game) == 0 ? _ ("This game has no clocks.")
                              : qdr_game_is_under_way (game)
                                  ? _ ("The clocks start with the first move.")
                                  : _ ("The game is over."));
  qdr_actions_set_active (self->base.actions, "pause",
                          qdr_session_is_held_by (self->base.session, QDR_HOLD_PAUSE));
}

QdrPauseController *
qdr_pause_controller_new (GActionMap *actions,
                          QdrSession *session,
                          GtkStack *stack,
                          GtkWidget *board,
                          QdrSounds *sounds)
{
  QdrPauseController *self;

  g_return_val_if_fail (GTK_IS_STACK (stack), NULL);
  g_return_val_if_fail (QDR_IS_SOUNDS (sounds), NULL);

  self = qdr_controller_new (QDR_TYPE_PAUSE_CONTROLLER, actions, session);
  self->stack = stack;
  self->board = board;
  self->sounds = qdr_controller_reference_object (self, sounds);
  qdr_controller_add_action_entries (self, entries, G_N_ELEMENTS (entries));
  g_signal_connect_object (session, "short-of-time", G_CALLBACK (short_of_time_cb), self,
                           G_CONNECT_SWAPPED);
  qdr_session_connect_changed (session, G_CALLBACK (changed_cb), self);
  return self;
}
