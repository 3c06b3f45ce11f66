/*
 * Pauses, the cover over the board, and the warning before a clock runs out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-pause-controller.h"

#include <glib/gi18n.h>

#include "qdr-actions.h"
#include "qdr-announcer.h"
#include "qdr-game-text.h"
#include "qdr-game.h"

struct _QdrPauseController {
  GObject parent_instance;

  GActionMap *actions; /* unowned */
  QdrSession *session;
  GtkStack *stack; /* unowned, as all widgets */
  GtkWidget *board;
  GtkWidget *cover;  /* NULL until it is first shown */
  GtkWidget *resume; /* its button, likewise */
  QdrSounds *sounds;
};

G_DEFINE_FINAL_TYPE (QdrPauseController, qdr_pause_controller, G_TYPE_OBJECT)

/* The button on the cover speaks for itself, and a computer that goes on by its moves. */
static void
pause_cb (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  QdrPauseController *self = user_data;
  const gboolean paused = g_variant_get_boolean (state);
  g_autofree char *turn = NULL;

  qdr_session_set_hold (self->session, QDR_HOLD_PAUSE, paused);
  turn = qdr_game_text_state (qdr_session_get_game (self->session));
  if (paused && !qdr_session_is_covered (self->session))
    qdr_announce (GTK_WIDGET (self->stack), _ ("Paused."));
  else if (!paused && qdr_session_can_move (self->session))
    qdr_announce (GTK_WIDGET (self->stack), turn);
}

static const GActionEntry entries[] = {
  { .name = "pause", .state = "false", .change_state = pause_cb },
};

/* The panel shows it; this is for those who do not look there. */
static void
short_of_time_cb (QdrPauseController *self, guint number)
{
  QdrGame *game = qdr_session_get_game (self->session);
  g_autofree char *sentence = NULL;

  if (qdr_game_is_only_human (game, number))
    sentence = g_strdup (_ ("You have less than 20 seconds left."));
  else
    /* Translators: %s is a player whose clock runs out. */
    sentence = g_strdup_printf (_ ("%s has less than 20 seconds left."),
                                qdr_game_get_player_name (game, number));
  qdr_sounds_play (self->sounds, QDR_SOUND_LOW_TIME);
  qdr_announce (GTK_WIDGET (self->stack), sentence);
}

static void
make_cover (QdrPauseController *self)
{
  g_autoptr (GtkBuilder) builder =
      gtk_builder_new_from_resource ("/io/github/quoridor/Quoridor/window/pause-cover.ui");

  self->cover = GTK_WIDGET (gtk_builder_get_object (builder, "cover"));
  self->resume = GTK_WIDGET (gtk_builder_get_object (builder, "resume"));
  gtk_stack_add_titled (self->stack, self->cover, NULL, _ ("Paused"));
}

static void
changed_cb (QdrPauseController *self)
{
  const gboolean covered = qdr_session_is_covered (self->session);
  const gboolean was_covered = gtk_stack_get_visible_child (self->stack) != self->board;

  if (covered && self->cover == NULL)
    make_cover (self);
  if (covered != was_covered) {
    gtk_stack_set_visible_child (self->stack, covered ? self->cover : self->board);
    gtk_widget_grab_focus (covered ? self->resume : self->board);
  }
  qdr_actions_set_enabled (self->actions, "pause", !qdr_session_is_over (self->session));
  qdr_actions_set_active (self->actions, "pause",
                          qdr_session_is_held_by (self->session, QDR_HOLD_PAUSE));
}

static void
qdr_pause_controller_dispose (GObject *object)
{
  QdrPauseController *self = QDR_PAUSE_CONTROLLER (object);

  if (self->session != NULL)
    qdr_actions_remove (self->actions, entries, G_N_ELEMENTS (entries));
  g_clear_object (&self->session);
  g_clear_object (&self->sounds);

  G_OBJECT_CLASS (qdr_pause_controller_parent_class)->dispose (object);
}

static void
qdr_pause_controller_class_init (QdrPauseControllerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qdr_pause_controller_dispose;
}

static void
qdr_pause_controller_init (QdrPauseController *self)
{
}

QdrPauseController *
qdr_pause_controller_new (GActionMap *actions,
                          QdrSession *session,
                          GtkStack *stack,
                          GtkWidget *board,
                          QdrSounds *sounds)
{
  QdrPauseController *self;

  g_return_val_if_fail (G_IS_ACTION_MAP (actions), NULL);
  g_return_val_if_fail (QDR_IS_SESSION (session), NULL);
  g_return_val_if_fail (GTK_IS_STACK (stack), NULL);
  g_return_val_if_fail (QDR_IS_SOUNDS (sounds), NULL);

  self = g_object_new (QDR_TYPE_PAUSE_CONTROLLER, NULL);
  self->actions = actions;
  self->session = g_object_ref (session);
  self->stack = stack;
  self->board = board;
  self->sounds = g_object_ref (sounds);
  g_action_map_add_action_entries (actions, entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_object (session, "short-of-time", G_CALLBACK (short_of_time_cb), self,
                           G_CONNECT_SWAPPED);
  qdr_session_follow (session, G_CALLBACK (changed_cb), self);
  return self;
}
