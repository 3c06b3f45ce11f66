/*
 * The line under the board: whose turn it is, why a wall cannot stand there, how the game ended and
 * what to do next.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-status-bar.h"

#include <glib/gi18n.h>

#include "qdr-game-text.h"

/* What comes unasked must not make the board smaller; who asks wants all of the answer. */
#define LINES 2
#define ANSWER_LINES 5

struct _QdrStatusBar {
  GtkWidget parent_instance;

  QdrGame *game;
  QdrSession *session;
  char *notice;  /* about what is pointed at */
  char *refusal; /* of the move that was tried last */
  char *advice;  /* (nullable): a hint */
  char *answer;  /* (nullable): to a question of the user */
  gboolean compact;

  GtkWidget *child;
  GtkLabel *label;
  GtkWidget *last;
  GtkWidget *let_play;
  GtkWidget *resume;
  GtkWidget *play_again;
  GtkWidget *new_game;
};

G_DEFINE_FINAL_TYPE (QdrStatusBar, qdr_status_bar, GTK_TYPE_WIDGET)

enum {
  PROP_0,
  PROP_NOTICE,
  PROP_COMPACT,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* What the bar speaks about; the first that applies. */
typedef enum {
  STATE_FINISHED,
  STATE_PAUSED,
  STATE_STEPPED_BACK,
  STATE_THINKING,
  STATE_TURN,
} State;

static State
find_state (QdrStatusBar *self)
{
  if (qdr_game_get_can_redo (self->game))
    return STATE_STEPPED_BACK;
  if (qdr_game_get_result (self->game).outcome != QDR_OUTCOME_ONGOING)
    return STATE_FINISHED;
  if (qdr_session_is_held_by (self->session, QDR_HOLD_PAUSE))
    return STATE_PAUSED;
  if (qdr_computer_player_get_thinking (qdr_session_get_computer (self->session)))
    return STATE_THINKING;

  return STATE_TURN;
}

static QdrPlayer *
player_on_turn (QdrStatusBar *self)
{
  return qdr_game_get_player (self->game, qdr_game_get_turn (self->game));
}

static char *
describe (QdrStatusBar *self, State state)
{
  if (self->answer != NULL)
    return g_strdup (self->answer);
  if (self->advice != NULL && (state == STATE_TURN || state == STATE_STEPPED_BACK))
    return g_strdup (self->advice);

  switch (state) {
  case STATE_PAUSED:
    return g_strdup (_ ("Paused."));
  case STATE_STEPPED_BACK:
    return g_strdup_printf (_ ("After move %u of %u."), qdr_game_get_ply (self->game),
                            qdr_game_get_n_moves (self->game));
  case STATE_THINKING:
    return g_strdup_printf (_ ("%s is thinking…"), qdr_player_get_name (player_on_turn (self)));
  case STATE_FINISHED:
  case STATE_TURN:
    break;
  }

  return qdr_game_text_state (self->game);
}

/* The computer can go on from a position stepped back to, but it waits to be asked. */
static gboolean
computer_waits (QdrStatusBar *self, State state)
{
  return state == STATE_STEPPED_BACK && !qdr_player_is_human (player_on_turn (self)) &&
         !qdr_computer_player_get_thinking (qdr_session_get_computer (self->session));
}

static void
show_text (QdrStatusBar *self, const char *text, gboolean is_warning)
{
  gtk_label_set_label (self->label, text);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->label), text);
  if (is_warning)
    gtk_widget_add_css_class (GTK_WIDGET (self->label), "notice");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->label), "notice");
}

static void
update (QdrStatusBar *self)
{
  const char *warning = self->notice != NULL ? self->notice : self->refusal;
  g_autofree char *description = NULL;
  gboolean waits;
  State state;

  if (self->game == NULL || self->session == NULL)
    return;

  state = find_state (self);
  waits = computer_waits (self, state);
  description = describe (self, state);
  show_text (self, warning != NULL ? warning : description, warning != NULL);
  gtk_label_set_lines (self->label, self->answer != NULL ? ANSWER_LINES : LINES);
  gtk_widget_set_visible (self->last, state == STATE_STEPPED_BACK && !(waits && self->compact));
  gtk_widget_set_visible (self->let_play, waits);
  gtk_widget_set_visible (self->resume, state == STATE_PAUSED);
  gtk_widget_set_visible (self->play_again, state == STATE_FINISHED);
  gtk_widget_set_visible (self->new_game, state == STATE_FINISHED && !self->compact);
}

static void
position_changed_cb (QdrStatusBar *self)
{
  g_clear_pointer (&self->refusal, g_free);
  g_clear_pointer (&self->advice, g_free);
  g_clear_pointer (&self->answer, g_free);
  update (self);
}

static void
qdr_status_bar_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  switch (prop_id) {
  case PROP_NOTICE:
    qdr_status_bar_set_notice (QDR_STATUS_BAR (object), g_value_get_string (value));
    break;
  case PROP_COMPACT:
    qdr_status_bar_set_compact (QDR_STATUS_BAR (object), g_value_get_boolean (value));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
  }
}

static void
qdr_status_bar_dispose (GObject *object)
{
  QdrStatusBar *self = QDR_STATUS_BAR (object);

  g_clear_object (&self->game);
  g_clear_object (&self->session);
  g_clear_pointer (&self->notice, g_free);
  g_clear_pointer (&self->refusal, g_free);
  g_clear_pointer (&self->advice, g_free);
  g_clear_pointer (&self->answer, g_free);
  g_clear_pointer (&self->child, gtk_widget_unparent);

  G_OBJECT_CLASS (qdr_status_bar_parent_class)->dispose (object);
}

static void
qdr_status_bar_class_init (QdrStatusBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = qdr_status_bar_set_property;
  object_class->dispose = qdr_status_bar_dispose;

  properties[PROP_NOTICE] =
      g_param_spec_string ("notice", NULL, NULL, NULL, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_COMPACT] = g_param_spec_boolean ("compact", NULL, NULL, FALSE,
                                                   G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/quoridor/Quoridor/status-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrStatusBar, child);
  gtk_widget_class_bind_template_child (widget_class, QdrStatusBar, label);
  gtk_widget_class_bind_template_child (widget_class, QdrStatusBar, last);
  gtk_widget_class_bind_template_child (widget_class, QdrStatusBar, let_play);
  gtk_widget_class_bind_template_child (widget_class, QdrStatusBar, resume);
  gtk_widget_class_bind_template_child (widget_class, QdrStatusBar, play_again);
  gtk_widget_class_bind_template_child (widget_class, QdrStatusBar, new_game);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "statusbar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_STATUS);
}

static void
qdr_status_bar_init (QdrStatusBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  C_ ("line below the board", "Status"), -1);
}

void
qdr_status_bar_set_game (QdrStatusBar *self, QdrGame *game)
{
  g_return_if_fail (QDR_IS_STATUS_BAR (self));
  g_return_if_fail (game == NULL || QDR_IS_GAME (game));

  if (self->game == game)
    return;

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_func (self->game, position_changed_cb, self);
  g_set_object (&self->game, game);
  if (game != NULL)
    g_signal_connect_object (game, "settled", G_CALLBACK (position_changed_cb), self,
                             G_CONNECT_SWAPPED);
  position_changed_cb (self);
}

void
qdr_status_bar_set_session (QdrStatusBar *self, QdrSession *session)
{
  g_return_if_fail (QDR_IS_STATUS_BAR (self));
  g_return_if_fail (QDR_IS_SESSION (session));
  g_return_if_fail (self->session == NULL);

  self->session = g_object_ref (session);
  g_signal_connect_object (session, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
}

void
qdr_status_bar_set_notice (QdrStatusBar *self, const char *notice)
{
  g_return_if_fail (QDR_IS_STATUS_BAR (self));

  if (g_strcmp0 (self->notice, notice) == 0)
    return;

  g_free (self->notice);
  self->notice = g_strdup (notice);
  g_clear_pointer (&self->refusal, g_free);
  update (self);
}

void
qdr_status_bar_set_refusal (QdrStatusBar *self, const char *refusal)
{
  g_return_if_fail (QDR_IS_STATUS_BAR (self));
  g_return_if_fail (refusal != NULL);

  g_free (self->refusal);
  self->refusal = g_strdup (refusal);
  update (self);
}

void
qdr_status_bar_set_advice (QdrStatusBar *self, const char *advice)
{
  g_return_if_fail (QDR_IS_STATUS_BAR (self));

  g_free (self->advice);
  self->advice = g_strdup (advice);
  g_clear_pointer (&self->answer, g_free);
  update (self);
}

void
qdr_status_bar_set_answer (QdrStatusBar *self, const char *answer)
{
  g_return_if_fail (QDR_IS_STATUS_BAR (self));
  g_return_if_fail (answer != NULL);

  g_free (self->answer);
  self->answer = g_strdup (answer);
  g_clear_pointer (&self->refusal, g_free);
  update (self);
}

void
qdr_status_bar_set_compact (QdrStatusBar *self, gboolean compact)
{
  g_return_if_fail (QDR_IS_STATUS_BAR (self));

  self->compact = compact;
  update (self);
}

const char *
qdr_status_bar_get_text (QdrStatusBar *self)
{
  g_return_val_if_fail (QDR_IS_STATUS_BAR (self), NULL);

  return gtk_label_get_label (self->label);
}
