/*
 * A game of Quoridor: the object with its data, properties, list of moves and signals.
 *
 * Each change has three parts. All data change first, so that no listener sees half a move. Then
 * the list and the properties notify. Last, the signals are emitted from a queue: a listener may
 * play or step in response, and all listeners still see all moves in the order in which they
 * happened.
 *
 * qdr-game-moves.c plays, steps and runs the clocks; qdr-game-branches.c has the variations.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-private.h"

#include "qdr-comment.h"
#include "qdr-player-private.h"
#include "qdr-tag.h"

G_DEFINE_QUARK (qdr_game_error, qdr_game_error)

static void list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (QdrGame,
                               qdr_game,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

enum {
  PROP_0,
  PROP_TURN,
  PROP_PLY,
  PROP_OUTCOME,
  PROP_CAN_STEP_BACK,
  PROP_CAN_STEP_FORWARD,
  PROP_MODIFIED,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

static guint signals[QDR_GAME_N_SIGNALS];

static void
qdr_game_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  QdrGame *self = QDR_GAME (object);

  switch (id) {
  case PROP_TURN:
    g_value_set_uint (value, qdr_game_get_turn (self));
    break;
  case PROP_PLY:
    g_value_set_uint (value, qdr_game_get_ply (self));
    break;
  case PROP_OUTCOME:
    g_value_set_int (value, (int) qdr_game_get_result (self).outcome);
    break;
  case PROP_CAN_STEP_BACK:
    g_value_set_boolean (value, qdr_game_get_can_step_back (self));
    break;
  case PROP_CAN_STEP_FORWARD:
    g_value_set_boolean (value, qdr_game_get_can_step_forward (self));
    break;
  case PROP_MODIFIED:
    g_value_set_boolean (value, qdr_game_get_modified (self));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
qdr_game_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  QdrGame *self = QDR_GAME (object);

  switch (id) {
  case PROP_MODIFIED:
    qdr_game_set_modified (self, g_value_get_boolean (value));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
qdr_game_dispose (GObject *object)
{
  QdrGame *self = QDR_GAME (object);

  if (self->tick_source != NULL)
    g_source_destroy (self->tick_source);
  g_clear_pointer (&self->tick_source, g_source_unref);

  G_OBJECT_CLASS (qdr_game_parent_class)->dispose (object);
}

/* GObject disconnects the handlers from players and records that outlive the game. */
static void
qdr_game_finalize (GObject *object)
{
  QdrGame *self = QDR_GAME (object);

  for (guint i = 0; i < QDR_MAX_PLAYERS; i++)
    g_clear_object (&self->players[i]);
  qdr_history_clear (&self->history);
  qdr_position_counts_clear (&self->position_counts);
  qdr_headers_free (self->headers);
  g_free (self->comment);
  g_queue_clear_full (&self->announcements, g_free);

  G_OBJECT_CLASS (qdr_game_parent_class)->finalize (object);
}

static guint
new_move_signal (const char *name)
{
  return g_signal_new (name, QDR_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                       G_TYPE_UINT, G_TYPE_UINT);
}

static guint
new_state_signal (const char *name)
{
  return g_signal_new (name, QDR_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
qdr_game_class_init (QdrGameClass *klass)
{
  const GParamFlags read_only = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  const GParamFlags read_write =
      G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = qdr_game_get_property;
  object_class->set_property = qdr_game_set_property;
  object_class->dispose = qdr_game_dispose;
  object_class->finalize = qdr_game_finalize;

  properties[PROP_TURN] =
      g_param_spec_uint ("turn", NULL, NULL, 0, QDR_MAX_PLAYERS - 1, 0, read_only);
  properties[PROP_PLY] = g_param_spec_uint ("ply", NULL, NULL, 0, G_MAXUINT, 0, read_only);
  properties[PROP_OUTCOME] = g_param_spec_int ("outcome", NULL, NULL, QDR_OUTCOME_ONGOING,
                                               QDR_OUTCOME_AGREEMENT, 0, read_only);
  properties[PROP_CAN_STEP_BACK] =
      g_param_spec_boolean ("can-step-back", NULL, NULL, FALSE, read_only);
  properties[PROP_CAN_STEP_FORWARD] =
      g_param_spec_boolean ("can-step-forward", NULL, NULL, FALSE, read_only);
  properties[PROP_MODIFIED] = g_param_spec_boolean ("modified", NULL, NULL, FALSE, read_write);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  signals[QDR_GAME_SIGNAL_MOVED] = new_move_signal ("moved");
  signals[QDR_GAME_SIGNAL_PLAYED] = new_move_signal ("played");
  signals[QDR_GAME_SIGNAL_STEPPED_BACK] = new_move_signal ("stepped-back");
  signals[QDR_GAME_SIGNAL_FINISHED] = new_state_signal ("finished");
  signals[QDR_GAME_SIGNAL_VARIATIONS_CHANGED] =
      g_signal_new ("variations-changed", QDR_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                    G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[QDR_GAME_SIGNAL_ANNOTATED] = new_state_signal ("annotated");
  signals[QDR_GAME_SIGNAL_SETTLED] = new_state_signal ("settled");
  signals[QDR_GAME_SIGNAL_ANNOUNCED] = new_state_signal ("announced");
}

static void
qdr_game_init (QdrGame *self)
{
  qdr_history_init (&self->history);
  self->headers = qdr_headers_new ();
  self->clock = qdr_game_clock_make ();
  g_queue_init (&self->announcements);
}

/* Annotations: comments, headers, names and seats */

static void
emit_annotated (QdrGame *self)
{
  if (!self->is_annotated || self->annotation_depth > 0)
    return;

  self->is_annotated = FALSE;
  g_signal_emit (self, signals[QDR_GAME_SIGNAL_ANNOTATED], 0);
}

static void
mark_annotated (QdrGame *self)
{
  self->is_annotated = TRUE;
  qdr_game_set_modified (self, TRUE);
  emit_annotated (self);
}

void
qdr_game_begin_annotation (QdrGame *self)
{
  g_return_if_fail (QDR_IS_GAME (self));

  self->annotation_depth++;
}

void
qdr_game_end_annotation (QdrGame *self)
{
  g_return_if_fail (QDR_IS_GAME (self));
  g_return_if_fail (self->annotation_depth > 0);

  self->annotation_depth--;
  emit_annotated (self);
}

gboolean
qdr_game_has_emitted_all_signals (QdrGame *self)
{
  g_return_val_if_fail (QDR_IS_GAME (self), FALSE);

  return g_queue_is_empty (&self->announcements) && !self->is_annotated;
}

/* The list of moves */

static QdrRecord *
get_record (QdrGame *self, guint index)
{
  const gboolean is_new = qdr_history_get_entry (&self->history, index)->record == NULL;
  QdrRecord *record = qdr_history_get_record (&self->history, index, &self->start.board);

  if (is_new)
    g_signal_connect_object (record, "notify::comment", G_CALLBACK (mark_annotated), self,
                             G_CONNECT_SWAPPED);
  return record;
}

static GType
list_model_get_item_type (GListModel *model)
{
  return QDR_TYPE_RECORD;
}

static guint
list_model_get_n_items (GListModel *model)
{
  return qdr_history_get_length (&QDR_GAME (model)->history);
}

static gpointer
list_model_get_item (GListModel *model, guint index)
{
  QdrGame *self = QDR_GAME (model);

  if (index >= qdr_history_get_length (&self->history))
    return NULL;
  return g_object_ref (get_record (self, index));
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = list_model_get_item_type;
  iface->get_n_items = list_model_get_n_items;
  iface->get_item = list_model_get_item;
}

/* Adds the present position to the counts of positions and sets its result. */
static void
count_position (QdrGame *self)
{
  guint occurrences = 0;

  if (self->repetition_is_draw)
    occurrences = qdr_position_counts_add_position (&self->position_counts, &self->position);
  self->result = qdr_position_get_result_at_occurrence (&self->position, occurrences);
  if (self->is_draw_agreed && self->ply == qdr_history_get_length (&self->history))
    self->result.outcome = QDR_OUTCOME_AGREEMENT;
}

void
qdr_game_append_move (QdrGame *self, QdrMove move)
{
  const guint player = self->position.turn;
  const gint64 remaining = qdr_game_clock_get_remaining_time (&self->clock, player, 0);
  QdrUndo undo;

  g_assert (self->ply == qdr_history_get_length (&self->history));
  g_assert (self->clock.clocks[player].started < 0);

  self->is_draw_agreed = FALSE;
  qdr_position_do_move (&self->position, move, &undo);
  qdr_history_append_move (&self->history, &undo, self->clock.turn_began_with, remaining);
  self->ply++;
  count_position (self);
  self->final_result = self->result;
  qdr_game_clock_begin_turn (&self->clock, self->ply, self->position.turn);
}

void
qdr_game_step_to_ply (QdrGame *self, guint ply)
{
  while (self->ply < ply) {
    QdrHistoryEntry *entry = qdr_history_get_entry (&self->history, self->ply);

    qdr_position_do_move (&self->position, entry->undo.move, &entry->undo);
    self->ply++;
    count_position (self);
  }
  while (self->ply > ply) {
    const QdrHistoryEntry *entry = qdr_history_get_entry (&self->history, self->ply - 1);

    if (self->repetition_is_draw)
      qdr_position_counts_remove_position (&self->position_counts, &self->position);
    qdr_position_undo_move (&self->position, &entry->undo);
    self->ply--;
    self->result = (QdrResult){ .outcome = QDR_OUTCOME_ONGOING };
  }
  qdr_game_clock_follow_step (&self->clock, &self->history, self->ply, self->position.turn);
}

void
qdr_game_set_last_move_comment (QdrGame *self, const char *comment)
{
  const guint index = qdr_history_get_length (&self->history) - 1;
  QdrHistoryEntry *entry = qdr_history_get_entry (&self->history, index);
  const gint64 remaining = qdr_comment_get_remaining_time (comment);

  qdr_history_set_comment (&self->history, index, comment);
  if (self->clock.time_control > 0 && remaining >= 0) {
    entry->after = (gint32) remaining;
    qdr_game_clock_set_remaining_time (&self->clock, entry->undo.turn, remaining);
    qdr_game_clock_begin_turn (&self->clock, self->ply, self->position.turn);
  }
}

/* Clocks and players */

void
qdr_game_stop_clock (QdrGame *self)
{
  if (self->tick_source != NULL)
    g_source_set_ready_time (self->tick_source, -1);
  qdr_game_clock_stop (&self->clock, g_get_monotonic_time ());
}

void
qdr_game_start_clock (QdrGame *self)
{
  const gint64 now = g_get_monotonic_time ();
  const gboolean is_ongoing = self->clock.ply < qdr_history_get_length (&self->history) ||
                              self->final_result.outcome == QDR_OUTCOME_ONGOING;

  if (!self->clock.is_running || self->clock.time_control == 0 || !is_ongoing)
    return;

  qdr_game_clock_start (&self->clock, now);
  g_source_set_ready_time (self->tick_source,
                           now + qdr_game_clock_get_time_until_tick (&self->clock, now) *
                                     G_TIME_SPAN_MILLISECOND);
}

void
qdr_game_set_remaining_time (QdrGame *self, guint player, gint64 milliseconds)
{
  qdr_game_clock_set_remaining_time (&self->clock, player, milliseconds);
  qdr_player_set_clock (self->players[player], &self->clock.clocks[player]);
}

void
qdr_game_update_players (QdrGame *self)
{
  for (guint i = 0; i < self->start.players; i++) {
    qdr_player_set_stock (self->players[i], self->position.stocks[i]);
    /* A game of two ends when one leaves it: nobody is out of it. */
    qdr_player_set_in_play (self->players[i],
                            self->start.players == 2 ||
                                qdr_position_is_player_in_play (&self->position, i));
    qdr_player_set_clock (self->players[i], &self->clock.clocks[i]);
  }
}

/* A signal with its arguments. */
typedef struct {
  QdrGameSignal signal;
  guint8 player;
  QdrMove move;
  guint ply;
} Announcement;

static void
queue_announcement (QdrGame *self, Announcement announcement)
{
  g_queue_push_tail (&self->announcements, g_memdup2 (&announcement, sizeof announcement));
}

void
qdr_game_queue_step_signal (QdrGame *self, QdrGameSignal signal, guint index)
{
  const QdrUndo *undo = &qdr_history_get_entry (&self->history, index)->undo;

  queue_announcement (self,
                      (Announcement){ .signal = signal, .player = undo->turn, .move = undo->move });
}

void
qdr_game_queue_variations_changed (QdrGame *self, guint ply)
{
  queue_announcement (self,
                      (Announcement){ .signal = QDR_GAME_SIGNAL_VARIATIONS_CHANGED, .ply = ply });
}

void
qdr_game_flush_signals (QdrGame *self)
{
  if (self->announcing)
    return;

  self->announcing = TRUE;
  while (!g_queue_is_empty (&self->announcements)) {
    g_autofree Announcement *announcement = g_queue_pop_head (&self->announcements);
    const QdrGameSignal signal = announcement->signal;

    switch (signal) {
    case QDR_GAME_SIGNAL_MOVED:
    case QDR_GAME_SIGNAL_PLAYED:
    case QDR_GAME_SIGNAL_STEPPED_BACK:
      g_signal_emit (self, signals[signal], 0, (guint) announcement->player,
                     (guint) announcement->move);
      break;
    case QDR_GAME_SIGNAL_VARIATIONS_CHANGED:
      g_signal_emit (self, signals[signal], 0, announcement->ply);
      break;
    case QDR_GAME_SIGNAL_FINISHED:
      /* Skip the signal if a listener has meanwhile taken back the last move. */
      if (self->result.outcome != QDR_OUTCOME_ONGOING)
        g_signal_emit (self, signals[signal], 0);
      break;
    case QDR_GAME_SIGNAL_SETTLED:
    case QDR_GAME_SIGNAL_ANNOUNCED:
      g_signal_emit (self, signals[signal], 0);
      break;
    case QDR_GAME_SIGNAL_ANNOTATED:
    case QDR_GAME_N_SIGNALS:
    default:
      g_assert_not_reached ();
    }
  }
  self->announcing = FALSE;
}

/* A change */

static QdrGameState
get_state (QdrGame *self)
{
  return (QdrGameState){
    .turn = self->position.turn,
    .ply = self->ply,
    .outcome = self->result.outcome,
    .can_step_back = qdr_game_get_can_step_back (self),
    .can_step_forward = qdr_game_get_can_step_forward (self),
  };
}

QdrGameState
qdr_game_begin_change (QdrGame *self)
{
  g_object_ref (self);
  g_object_freeze_notify (G_OBJECT (self));
  for (guint i = 0; i < self->start.players; i++)
    g_object_freeze_notify (G_OBJECT (self->players[i]));
  qdr_game_stop_clock (self);
  return get_state (self);
}

void
qdr_game_step_and_queue_signals (QdrGame *self, guint ply)
{
  for (guint i = self->ply; i < ply; i++)
    qdr_game_queue_step_signal (self, QDR_GAME_SIGNAL_MOVED, i);
  for (guint i = self->ply; i > ply; i--)
    qdr_game_queue_step_signal (self, QDR_GAME_SIGNAL_STEPPED_BACK, i - 1);
  qdr_game_step_to_ply (self, ply);
}

void
qdr_game_complete_change (QdrGame *self)
{
  qdr_game_start_clock (self);
  qdr_game_update_players (self);
  if (self->result.outcome != QDR_OUTCOME_ONGOING)
    queue_announcement (self, (Announcement){ .signal = QDR_GAME_SIGNAL_FINISHED });
  queue_announcement (self, (Announcement){ .signal = QDR_GAME_SIGNAL_SETTLED });
  queue_announcement (self, (Announcement){ .signal = QDR_GAME_SIGNAL_ANNOUNCED });
}

void
qdr_game_end_change (QdrGame *self, const QdrGameState *before)
{
  const QdrGameState now = get_state (self);
  const gboolean has_changed[N_PROPERTIES] = {
    [PROP_TURN] = now.turn != before->turn,
    [PROP_PLY] = now.ply != before->ply,
    [PROP_OUTCOME] = now.outcome != before->outcome,
    [PROP_CAN_STEP_BACK] = now.can_step_back != before->can_step_back,
    [PROP_CAN_STEP_FORWARD] = now.can_step_forward != before->can_step_forward,
  };

  for (guint i = PROP_0 + 1; i < N_PROPERTIES; i++)
    if (has_changed[i])
      g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
  for (guint i = 0; i < self->start.players; i++)
    g_object_thaw_notify (G_OBJECT (self->players[i]));
  g_object_thaw_notify (G_OBJECT (self));
  qdr_game_flush_signals (self);
  g_object_unref (self);
}

/* Construction */

QdrGame *
qdr_game_new (const QdrPosition *start, gboolean repetition_is_draw)
{
  QdrGame *self;

  g_return_val_if_fail (start != NULL, NULL);
  g_return_val_if_fail (start->players == 2 || start->players == 4, NULL);
  g_return_val_if_fail (start->key == qdr_position_compute_key (start), NULL);

  self = g_object_new (QDR_TYPE_GAME, NULL);
  self->start = *start;
  self->position = *start;
  self->repetition_is_draw = repetition_is_draw != FALSE;
  for (guint i = 0; i < start->players; i++) {
    self->players[i] = qdr_player_new (i, qdr_side_of_player (start->players, i));
    g_signal_connect_object (self->players[i], "notify::name", G_CALLBACK (mark_annotated), self,
                             G_CONNECT_SWAPPED);
    g_signal_connect_object (self->players[i], "notify::seat", G_CALLBACK (mark_annotated), self,
                             G_CONNECT_SWAPPED);
  }
  count_position (self);
  self->final_result = self->result;
  qdr_game_clock_begin_turn (&self->clock, self->ply, self->position.turn);
  qdr_game_update_players (self);
  return self;
}

QdrGame *
qdr_game_new_with_rules_of (const QdrPosition *start, QdrGame *other)
{
  QdrGame *self;

  g_return_val_if_fail (QDR_IS_GAME (other), NULL);

  self = qdr_game_new (start, other->repetition_is_draw);
  qdr_game_set_time_control (self, qdr_game_get_time_control (other));
  qdr_game_set_increment (self, qdr_game_get_increment (other));
  qdr_game_set_modified (self, FALSE);
  return self;
}

/* Position and players */

const QdrPosition *
qdr_game_get_position (QdrGame *self)
{
  g_return_val_if_fail (QDR_IS_GAME (self), NULL);

  return &self->position;
}

const QdrPosition *
qdr_game_get_start_position (QdrGame *self)
{
  g_return_val_if_fail (QDR_IS_GAME (self), NULL);

  return &self->start;
}

gboolean
qdr_game_get_repetition_is_draw (QdrGame *self)
{
  g_return_val_if_fail (QDR_IS_GAME (self), FALSE);

  return self->repetition_is_draw;
}

guint
qdr_game_get_n_players (QdrGame *self)
{
  g_return_val_if_fail (QDR_IS_GAME (self), 0);

  return self->start.players;
}

QdrPlayer *
qdr_game_get_player (QdrGame *self, guint number)
{
  g_return_val_if_fail (QDR_IS_GAME (self), NULL);
  g_return_val_if_fail (number < self->start.players, NULL);

  return self->players[number];
}

const char *
qdr_game_get_player_name (QdrGame *self, guint number)
{
  const char *name;

  g_return_val_if_fail (QDR_IS_GAME (self), NULL);
  g_return_val_if_fail (number < self->start.players, NULL);

  name = qdr_player_get_name (self->players[number]);
  for (guint i = 0; i < self->start.players; i++)
    if (i != number && g_str_equal (qdr_player_get_name (self->players[i]), name))
      return qdr_player_get_name_with_side (self->players[number]);
  return name;
}

gboolean
qdr_game_is_only_human (QdrGame *self, guint number)
{
  g_return_val_if_fail (QDR_IS_GAME (self), FALSE);
  g_return_val_if_fail (number < self->start.players, FALSE);

  for (guint i = 0; i < self->start.players; i++)
    if (qdr_player_is_human (self->players[i]) != (i == number))
      return FALSE;
  return TRUE;
}

guint
qdr_game_get_only_human (QdrGame *self)
{
  g_return_val_if_fail (QDR_IS_GAME (self), QDR_MAX_PLAYERS);

  for (guint i = 0; i < self->start.players; i++)
    if (qdr_game_is_only_human (self, i))
      return i;
  return QDR_MAX_PLAYERS;
}

gboolean
qdr_game_has_humans (QdrGame *self)
{
  g_return_val_if_fail (QDR_IS_GAME (self), FALSE);

  for (guint i = 0; i < qdr_game_get_n_players (self); i++)
    if (qdr_player_is_human (qdr_game_get_player (self, i)))
      return TRUE;
  return FALSE;
}

QdrSide
qdr_game_get_viewing_side (QdrGame *self)
{
  const guint person = qdr_game_get_only_human (self);

  return person != QDR_MAX_PLAYERS ? qdr_side_of_player (qdr_game_get_n_players (self), person)
                                   : QDR_SIDE_SOUTH;
}

guint
qdr_game_get_turn (QdrGame *self)
{
  g_return_val_if_fail (QDR_IS_GAME (self), 0);

  return self->position.turn;
}

/* Moves */

guint
qdr_game_get_ply (QdrGame *self)
{
  g_return_val_if_fail (QDR_IS_GAME (self), 0);

  return self->ply;
}

guint
qdr_game_get_n_moves (QdrGame *self)
{
  g_return_val_if_fail (QDR_IS_GAME (self), 0);

  return qdr_history_get_length (&self->history);
}

gboolean
qdr_game_get_can_step_back (QdrGame *self)
{
  g_return_val_if_fail (QDR_IS_GAME (self), FALSE);

  return self->ply > 0;
}

gboolean
qdr_game_get_can_step_forward (QdrGame *self)
{
  g_return_val_if_fail (QDR_IS_GAME (self), FALSE);

  return self->ply < qdr_history_get_length (&self->history);
}

QdrResult
qdr_game_get_result (QdrGame *self)
{
  g_return_val_if_fail (QDR_IS_GAME (self), (QdrResult){ .outcome = QDR_OUTCOME_ONGOING });

  return self->result;
}

QdrResult
qdr_game_get_final_result (QdrGame *self)
{
  g_return_val_if_fail (QDR_IS_GAME (self), (QdrResult){ .outcome = QDR_OUTCOME_ONGOING });

  return self->final_result;
}

gboolean
qdr_game_is_under_way (QdrGame *self)
{
  g_return_val_if_fail (QDR_IS_GAME (self), FALSE);

  /* If the last move was taken back, the game is not over although the move is still stored. */
  return self->clock.is_taken_back || self->final_result.outcome == QDR_OUTCOME_ONGOING;
}

gboolean
qdr_game_is_analysis (QdrGame *self)
{
  g_return_val_if_fail (QDR_IS_GAME (self), FALSE);

  return qdr_variations_have_result (&self->history.variations);
}

gboolean
qdr_game_takes_moves (QdrGame *self)
{
  g_return_val_if_fail (QDR_IS_GAME (self), FALSE);

  if (qdr_game_get_result (self).outcome != QDR_OUTCOME_ONGOING)
    return FALSE;
  return qdr_player_is_human (qdr_game_get_player (self, qdr_game_get_turn (self))) ||
         (qdr_game_has_humans (self) && qdr_game_get_can_step_forward (self) &&
          (!qdr_game_is_under_way (self) || qdr_game_is_analysis (self)));
}

guint
qdr_game_get_next_player (QdrGame *self)
{
  QdrPosition position;
  QdrUndo undo;

  g_return_val_if_fail (QDR_IS_GAME (self), 0);

  position = self->position;
  for (guint i = self->ply; !self->clock.is_taken_back && i < qdr_game_get_n_moves (self); i++)
    qdr_position_do_move (&position, qdr_game_get_move (self, i, NULL), &undo);
  return position.turn;
}

guint
qdr_game_get_move_number (QdrGame *self, guint ply)
{
  g_return_val_if_fail (QDR_IS_GAME (self), 0);
  g_return_val_if_fail (ply <= qdr_history_get_length (&self->history), 0);

  return ply > 0 ? qdr_history_get_entry (&self->history, ply - 1)->round : 0;
}

guint
qdr_game_count_rounds (QdrGame *self, guint ply)
{
  g_return_val_if_fail (QDR_IS_GAME (self), 0);
  g_return_val_if_fail (ply <= qdr_history_get_length (&self->history), 0);

  while (ply > 0 && qdr_move_kind (qdr_game_get_move (self, ply - 1, NULL)) == QDR_MOVE_CONCESSION)
    ply--;
  return qdr_game_get_move_number (self, ply);
}

QdrPosition
qdr_game_get_position_before_concessions (QdrGame *self)
{
  QdrPosition position = { .players = 0 };

  g_return_val_if_fail (QDR_IS_GAME (self), position);

  position = self->position;
  for (guint ply = self->ply; ply > 0; ply--) {
    const QdrUndo *undo = &qdr_history_get_entry (&self->history, ply - 1)->undo;

    if (qdr_move_kind (undo->move) != QDR_MOVE_CONCESSION)
      break;
    qdr_position_undo_move (&position, undo);
  }
  return position;
}

QdrMove
qdr_game_get_move (QdrGame *self, guint index, guint *player)
{
  const QdrUndo *undo;

  g_return_val_if_fail (QDR_IS_GAME (self), QDR_MOVE_NONE);
  g_return_val_if_fail (index < qdr_history_get_length (&self->history), QDR_MOVE_NONE);

  undo = &qdr_history_get_entry (&self->history, index)->undo;
  if (player != NULL)
    *player = undo->turn;
  return undo->move;
}

gboolean
qdr_game_get_evaluation (QdrGame *self, guint index, double *value)
{
  const char *comment;

  g_return_val_if_fail (QDR_IS_GAME (self), FALSE);
  g_return_val_if_fail (index < qdr_history_get_length (&self->history), FALSE);
  g_return_val_if_fail (value != NULL, FALSE);

  comment = qdr_history_get_comment (&self->history, index);
  return comment != NULL && qdr_comment_get_evaluation (comment, value);
}

QdrRecord *
qdr_game_get_last_record (QdrGame *self)
{
  g_return_val_if_fail (QDR_IS_GAME (self), NULL);

  return self->ply > 0 ? get_record (self, self->ply - 1) : NULL;
}

gboolean
qdr_game_get_modified (QdrGame *self)
{
  g_return_val_if_fail (QDR_IS_GAME (self), FALSE);

  return self->modified;
}

void
qdr_game_set_modified (QdrGame *self, gboolean modified)
{
  g_return_if_fail (QDR_IS_GAME (self));

  modified = modified != FALSE;
  if (self->modified == modified)
    return;

  self->modified = modified;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MODIFIED]);
}

/* Comment and headers */

const char *
qdr_game_get_comment (QdrGame *self)
{
  g_return_val_if_fail (QDR_IS_GAME (self), NULL);

  return self->comment;
}

/* Sets the comment to @comment, (transfer full) and normalised. */
static void
take_comment (QdrGame *self, char *comment)
{
  g_autofree char *taken = comment;

  if (g_strcmp0 (self->comment, taken) == 0)
    return;

  g_free (self->comment);
  self->comment = g_steal_pointer (&taken);
  mark_annotated (self);
}

void
qdr_game_set_comment (QdrGame *self, const char *comment)
{
  g_return_if_fail (QDR_IS_GAME (self));
  g_return_if_fail (comment == NULL || g_utf8_validate (comment, -1, NULL));

  take_comment (self, qdr_comment_normalise (comment));
}

char *
qdr_game_get_comment_text (QdrGame *self)
{
  g_return_val_if_fail (QDR_IS_GAME (self), NULL);

  return qdr_comment_get_text (self->comment);
}

gboolean
qdr_game_set_comment_text (QdrGame *self, const char *text, GError **error)
{
  g_autofree char *comment = NULL;

  g_return_val_if_fail (QDR_IS_GAME (self), FALSE);
  g_return_val_if_fail (text == NULL || g_utf8_validate (text, -1, NULL), FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  comment = g_strdup (self->comment);
  if (!qdr_comment_set_text (&comment, text, error))
    return FALSE;
  take_comment (self, g_steal_pointer (&comment));
  return TRUE;
}

const char *
qdr_game_get_header (QdrGame *self, const char *name)
{
  g_return_val_if_fail (QDR_IS_GAME (self), NULL);
  g_return_val_if_fail (name != NULL, NULL);

  return qdr_headers_get_value (self->headers, name);
}

void
qdr_game_set_header (QdrGame *self, const char *name, const char *value)
{
  g_return_if_fail (QDR_IS_GAME (self));
  g_return_if_fail (name != NULL && qdr_header_name_is_valid (name));
  g_return_if_fail (qdr_tag_from_name (name) == QDR_N_TAGS && !qdr_tag_is_variation (name));
  g_return_if_fail (value == NULL || qdr_header_value_is_valid (value));

  if (g_strcmp0 (qdr_headers_get_value (self->headers, name), value) == 0)
    return;

  qdr_headers_set_value (self->headers, name, value);
  mark_annotated (self);
}

/* Time control */

guint
qdr_game_get_time_control (QdrGame *self)
{
  g_return_val_if_fail (QDR_IS_GAME (self), 0);

  return self->clock.time_control;
}

void
qdr_game_set_time_control (QdrGame *self, guint seconds)
{
  g_return_if_fail (QDR_IS_GAME (self));
  g_return_if_fail (qdr_history_get_length (&self->history) == 0);
  g_return_if_fail (seconds <= QDR_CLOCK_MAX / 1000);

  if (self->clock.time_control == seconds)
    return;

  qdr_game_stop_clock (self);
  qdr_game_clock_set_time_control (&self->clock, seconds);
  qdr_game_start_clock (self);
  qdr_game_update_players (self);
  qdr_game_set_modified (self, TRUE);
}

guint
qdr_game_get_increment (QdrGame *self)
{
  g_return_val_if_fail (QDR_IS_GAME (self), 0);

  return self->clock.increment;
}

void
qdr_game_set_increment (QdrGame *self, guint seconds)
{
  g_return_if_fail (QDR_IS_GAME (self));
  g_return_if_fail (qdr_history_get_length (&self->history) == 0);
  g_return_if_fail (seconds <= QDR_INCREMENT_MAX);

  if (self->clock.increment == seconds)
    return;

  self->clock.increment = seconds;
  qdr_game_set_modified (self, TRUE);
}
