/*
 * The status bar below the board: whose turn it is, refusals and answers, the result, and buttons
 * to continue.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-status-bar.h"

#include <glib/gi18n.h>

#include "qdr-announcer.h"
#include "qdr-focusable-label.h"
#include "qdr-game-setup.h"
#include "qdr-game-text.h"
#include "qdr-match-score.h"
#include "qdr-switch-scanning.h"

/* The time for which a refusal is shown, seconds. */
#define REFUSAL_S 5

/* The time for which an answer is shown, seconds. */
#define ANSWER_S 10

/* The states that the bar describes, in the order in which they are checked. */
typedef enum {
  STATE_PAUSED,
  STATE_STEPPED_BACK,
  STATE_FINISHED,
  STATE_THINKING,
  STATE_TURN,
} State;

struct _QdrStatusBar {
  AdwBin parent_instance;

  QdrSession *session;
  GSettings *settings;
  QdrGame *game;          /* (nullable): the game of the session, or the one before */
  gboolean sides_changed; /* whether a person sits elsewhere than in the game before */
  State state;
  char *reply;               /* (nullable): the answer to a question, or the refusal of a move */
  char *advice;              /* (nullable): about the position */
  gboolean is_refusal;       /* whether @reply is a refusal */
  guint reply_source;        /* timeout that removes the reply; 0 if none */
  gboolean hides_play_again; /* whether the button to play again is hidden */
  gboolean stacked;          /* whether the buttons are below the text */

  GtkScrolledWindow *scroller;
  GtkLabel *label;
  GtkWidget *last;
  GtkWidget *let_play;
  GtkWidget *play_again;
};

G_DEFINE_FINAL_TYPE (QdrStatusBar, qdr_status_bar, ADW_TYPE_BIN)

enum { PROP_STACKED = 1 };

static QdrGame *
get_game (QdrStatusBar *self)
{
  return qdr_session_get_game (self->session);
}

/* Returns (transfer full) the advice, or a description of the state of the game. */
static char *
describe (QdrStatusBar *self)
{
  QdrGame *game = get_game (self);
  const char *error =
      qdr_computer_player_get_error_message (qdr_session_get_computer (self->session));
  const QdrMatchScore *match = qdr_session_get_match_score (self->session);
  g_autofree char *state = NULL;
  g_autofree char *text = NULL;
  g_autofree char *score = NULL;

  if (self->advice != NULL && (self->state == STATE_TURN || qdr_game_get_can_step_forward (game)))
    return g_strdup (self->advice);

  switch (self->state) {
  case STATE_PAUSED:
    state = qdr_game_get_can_step_forward (game) ? qdr_game_describe_present_ply (game) : NULL;
    return g_strjoin (" ", _ ("Paused."), state, NULL);
  case STATE_STEPPED_BACK:
    return qdr_game_describe_present_ply (game);
  case STATE_THINKING:
    state = qdr_game_describe_thinking_player (game);
    break;
  case STATE_FINISHED:
  case STATE_TURN:
    state = qdr_game_describe_state (game);
    break;
  }

  /* The error of an external engine follows the state. The score of a match comes before the state
   * at the beginning of a game, and after the state at its end. */
  if (self->sides_changed && qdr_game_get_n_moves (game) == 0)
    text = g_strjoin (" ", _ ("Sides changed."), state, error, NULL);
  else
    text = g_strjoin (" ", state, error, NULL);
  if (match == NULL || self->state == STATE_THINKING)
    return g_steal_pointer (&text);
  if (self->state == STATE_FINISHED) {
    score = qdr_match_score_format_standing (match, game);
    return g_strjoin (" ", text, score, NULL);
  }
  if (qdr_game_get_n_moves (game) > 0)
    return g_steal_pointer (&text);
  score = qdr_match_score_format_state (match, game);
  return g_strjoin (" ", score, text, NULL);
}

static void
forget_reply (QdrStatusBar *self)
{
  g_clear_handle_id (&self->reply_source, g_source_remove);
  g_clear_pointer (&self->reply, g_free);
}

static void
update (QdrStatusBar *self)
{
  g_autofree char *description = NULL;
  gboolean over, waits;
  const char *text;
  QdrPlayer *player;
  QdrGame *game;
  State state;

  if (self->session == NULL || qdr_session_get_game (self->session) == NULL)
    return;

  game = get_game (self);
  over = qdr_session_is_over (self->session);
  if (!over && qdr_session_is_held_by (self->session, QDR_HOLD_PAUSE))
    state = STATE_PAUSED;
  else if (qdr_game_get_can_step_forward (game))
    state = STATE_STEPPED_BACK;
  else if (over)
    state = STATE_FINISHED;
  else if (qdr_computer_player_get_thinking (qdr_session_get_computer (self->session)))
    state = STATE_THINKING;
  else
    state = STATE_TURN;
  /* A reply to the previous state is out of date. */
  if (state != self->state)
    forget_reply (self);
  self->state = state;

  description = describe (self);
  text = self->reply != NULL ? self->reply : description;
  if (!g_str_equal (text, gtk_label_get_label (self->label)))
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  gtk_label_set_label (self->label, text);
  if (self->reply != NULL && self->is_refusal)
    gtk_widget_add_css_class (GTK_WIDGET (self->label), "notice");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->label), "notice");

  /* In an earlier position a computer does not move by itself. If the game goes on, a button that
   * makes it move is shown. If the buttons are beside the text, this button replaces the button
   * that goes to the last move. */
  player = qdr_game_get_player (game, qdr_game_get_turn (game));
  waits = state == STATE_STEPPED_BACK && qdr_game_is_under_way (game) &&
          !qdr_player_is_person (player) &&
          !qdr_computer_player_get_thinking (qdr_session_get_computer (self->session));
  gtk_widget_set_visible (self->last,
                          qdr_game_get_can_step_forward (game) && (self->stacked || !waits));
  gtk_widget_set_visible (self->let_play, waits);
  gtk_button_set_label (GTK_BUTTON (self->play_again),
                        qdr_session_get_next_game_label (self->session));
  gtk_widget_set_visible (self->play_again, state == STATE_FINISHED && !self->hides_play_again);
}

static void
changed_cb (QdrStatusBar *self, guint changes)
{
  if ((changes & QDR_CHANGE_GAME) != 0) {
    self->sides_changed =
        qdr_game_changes_sides (get_game (self), self->game,
                                qdr_session_get_match_score (self->session) != NULL,
                                self->settings);
    g_set_object (&self->game, get_game (self));
    if (self->sides_changed)
      qdr_announce (GTK_WIDGET (self), _ ("Sides changed."));
  }
  if ((changes & QDR_CHANGE_POSITION) != 0) {
    forget_reply (self);
    g_clear_pointer (&self->advice, g_free);
  }
  update (self);
}

static gboolean
reply_read_cb (gpointer user_data)
{
  QdrStatusBar *self = user_data;

  self->reply_source = 0;
  qdr_status_bar_dismiss_reply (self);
  return G_SOURCE_REMOVE;
}

static void
set_reply (QdrStatusBar *self, const char *reply, gboolean is_refusal)
{
  forget_reply (self);
  self->reply = g_strdup (reply);
  self->is_refusal = is_refusal;
  self->reply_source =
      g_timeout_add_seconds (is_refusal ? REFUSAL_S : ANSWER_S, reply_read_cb, self);
  update (self);
}

static void
qdr_status_bar_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  QdrStatusBar *self = QDR_STATUS_BAR (object);

  if (id == PROP_STACKED) {
    self->stacked = g_value_get_boolean (value);
    gtk_orientable_set_orientation (GTK_ORIENTABLE (adw_bin_get_child (ADW_BIN (self))),
                                    self->stacked ? GTK_ORIENTATION_VERTICAL
                                                  : GTK_ORIENTATION_HORIZONTAL);
    update (self);
  } else {
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
qdr_status_bar_dispose (GObject *object)
{
  QdrStatusBar *self = QDR_STATUS_BAR (object);

  g_clear_object (&self->session);
  g_clear_object (&self->settings);
  g_clear_object (&self->game);
  forget_reply (self);
  g_clear_pointer (&self->advice, g_free);

  G_OBJECT_CLASS (qdr_status_bar_parent_class)->dispose (object);
}

static void
qdr_status_bar_class_init (QdrStatusBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = qdr_status_bar_set_property;
  object_class->dispose = qdr_status_bar_dispose;

  g_object_class_install_property (object_class, PROP_STACKED,
                                   g_param_spec_boolean ("stacked", NULL, NULL, FALSE,
                                                         G_PARAM_WRITABLE |
                                                             G_PARAM_STATIC_STRINGS));

  g_type_ensure (QDR_TYPE_FOCUSABLE_LABEL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/quoridor/Quoridor/window/status-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrStatusBar, scroller);
  gtk_widget_class_bind_template_child (widget_class, QdrStatusBar, label);
  gtk_widget_class_bind_template_child (widget_class, QdrStatusBar, last);
  gtk_widget_class_bind_template_child (widget_class, QdrStatusBar, let_play);
  gtk_widget_class_bind_template_child (widget_class, QdrStatusBar, play_again);
  gtk_widget_class_set_css_name (widget_class, "statusbar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_STATUS);
}

static void
qdr_status_bar_init (QdrStatusBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_button_set_label (GTK_BUTTON (self->play_again), "");
  /* Text of buttons gives way, so that they change the width of nothing else. */
  for (GtkWidget *button = self->let_play; button != NULL;
       button = gtk_widget_get_next_sibling (button))
    gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))),
                             PANGO_ELLIPSIZE_END);
  qdr_switch_scanning_set_first_row (GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  C_ ("line below the board", "Status"), -1);
}

static void
error_cb (QdrStatusBar *self, GParamSpec *pspec, QdrComputerPlayer *computer)
{
  const char *error = qdr_computer_player_get_error_message (computer);

  if (error != NULL)
    qdr_announce (GTK_WIDGET (self), error);
}

void
qdr_status_bar_set_session (QdrStatusBar *self, QdrSession *session, GSettings *settings)
{
  g_return_if_fail (QDR_IS_STATUS_BAR (self));
  g_return_if_fail (QDR_IS_SESSION (session));
  g_return_if_fail (self->session == NULL);

  self->session = g_object_ref (session);
  self->settings = g_object_ref (settings);
  g_signal_connect_object (qdr_session_get_computer (session), "notify::error-message",
                           G_CALLBACK (error_cb), self, G_CONNECT_SWAPPED);
  qdr_session_connect_changed (session, G_CALLBACK (changed_cb), self);
}

void
qdr_status_bar_set_refusal (QdrStatusBar *self, const char *refusal)
{
  g_return_if_fail (QDR_IS_STATUS_BAR (self));
  g_return_if_fail (refusal != NULL);

  set_reply (self, refusal, TRUE);
}

void
qdr_status_bar_set_answer (QdrStatusBar *self, const char *answer)
{
  g_return_if_fail (QDR_IS_STATUS_BAR (self));
  g_return_if_fail (answer != NULL);

  set_reply (self, answer, FALSE);
}

void
qdr_status_bar_dismiss_reply (QdrStatusBar *self)
{
  g_return_if_fail (QDR_IS_STATUS_BAR (self));

  forget_reply (self);
  update (self);
}

void
qdr_status_bar_set_advice (QdrStatusBar *self, const char *advice)
{
  g_return_if_fail (QDR_IS_STATUS_BAR (self));

  g_free (self->advice);
  self->advice = g_strdup (advice);
  update (self);
}

void
qdr_status_bar_set_play_again_hidden (QdrStatusBar *self, gboolean hides_play_again)
{
  g_return_if_fail (QDR_IS_STATUS_BAR (self));

  self->hides_play_again = hides_play_again;
  update (self);
}
