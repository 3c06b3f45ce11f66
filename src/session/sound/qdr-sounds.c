/*
 * The sounds of a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-sounds.h"

#include "qdr-path.h"
#include "qdr-sound-output.h"

/* For this number of seconds before a clock runs out, a cue is played each second. */
#define LAST_SECONDS 10

struct _QdrSounds {
  GObject parent_instance;

  QdrGame *game;
  QdrPosition previous_position; /* position before the change that is being handled */
  gboolean is_new;               /* whether the last change of the position was a new move */
  gboolean enabled;
  gboolean spatial;
  guint rotation; /* quarter turns of the board, counterclockwise */
  guint second;   /* remaining seconds at the last call of remaining_cb(); 0 in a new position */
};

enum {
  PROP_0,
  PROP_ENABLED,
  PROP_SPATIAL,
  PROP_ROTATION,
  N_PROPS,
};

enum {
  SIGNAL_SOUNDING,
  SIGNAL_CUED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (QdrSounds, qdr_sounds, G_TYPE_OBJECT)

/* Cues */

static void
play_cue (QdrSounds *self, const QdrCue *cue)
{
  if (!self->enabled || !self->spatial)
    return;

  qdr_sound_output_play_cue (cue);
  g_signal_emit (self, signals[SIGNAL_CUED], 0, cue);
}

static QdrTimbre
get_timbre (QdrSounds *self, guint player)
{
  guint listener = 0; /* the first human, or player 1 if no human plays */

  for (guint i = qdr_game_get_n_players (self->game); i > 0; i--)
    if (qdr_player_is_human (qdr_game_get_player (self->game, i - 1)))
      listener = i - 1;
  return player == listener ? QDR_TIMBRE_OWN : QDR_TIMBRE_OTHER;
}

static void
remaining_cb (QdrSounds *self, GParamSpec *pspec, QdrPlayer *player)
{
  const gint64 remaining = qdr_player_get_remaining_time (player);
  const guint second = (guint) CLAMP ((remaining + 999) / 1000, 0, LAST_SECONDS + 1);
  QdrCue note;

  if (!qdr_game_get_clocks_enabled (self->game) || !qdr_player_is_human (player) ||
      qdr_player_get_number (player) != qdr_game_get_turn (self->game) || second == self->second)
    return;

  self->second = second;
  if (second == 0 || second > LAST_SECONDS)
    return;
  note = qdr_cue_for_clock (second);
  play_cue (self, &note);
}

static void
play_place_cue (QdrSounds *self, QdrTimbre timbre, QdrMove place)
{
  const QdrCue note =
      qdr_cue_for_place (timbre, &qdr_game_get_position (self->game)->board, place, self->rotation);

  play_cue (self, &note);
}

/* Events of the game */

static void
moved_cb (QdrSounds *self)
{
  self->is_new = FALSE;
}

/* Returns whether a player is the computer, in a game with a person. */
static gboolean
is_opponent (QdrSounds *self, guint player)
{
  return qdr_game_has_humans (self->game) &&
         !qdr_player_is_human (qdr_game_get_player (self->game, player));
}

static void
played_cb (QdrSounds *self, guint player, guint number)
{
  const QdrMove move = (QdrMove) number;
  const QdrSquare to = qdr_move_square (move);
  const QdrBoard *board = &self->previous_position.board;
  const gboolean is_other = is_opponent (self, player);
  QdrCue note;

  self->is_new = TRUE;
  if (qdr_move_kind (move) == QDR_MOVE_CONCESSION)
    return;

  note = qdr_cue_for_place (get_timbre (self, player), board, move, self->rotation);
  if (qdr_move_is_wall (move)) {
    qdr_sounds_play_sound (self, is_other ? QDR_SOUND_OTHER_WALL : QDR_SOUND_WALL);
  } else {
    const QdrSquare from = self->previous_position.pawns[player];
    const int columns = (int) qdr_board_column (board, to) - (int) qdr_board_column (board, from);
    const int rows = (int) qdr_board_row (board, to) - (int) qdr_board_row (board, from);
    QdrPosition after = self->previous_position;

    if (ABS (columns) + ABS (rows) > 1)
      qdr_sounds_play_sound (self, is_other ? QDR_SOUND_OTHER_JUMP : QDR_SOUND_JUMP);
    else
      qdr_sounds_play_sound (self, is_other ? QDR_SOUND_OTHER_MOVE : QDR_SOUND_MOVE);
    /* Add a second note for the distance from the destination to the goal. */
    after.pawns[player] = to;
    qdr_cue_add_goal_note (&note, qdr_position_goal_distance (&after, player));
  }
  play_cue (self, &note);
}

static void
finished_cb (QdrSounds *self)
{
  const QdrResult result = qdr_game_get_result (self->game);

  if (self->is_new && result.outcome == QDR_OUTCOME_WIN && !qdr_game_is_analysis (self->game))
    qdr_sounds_play_sound (self,
                           is_opponent (self, result.winner) ? QDR_SOUND_LOSS : QDR_SOUND_WIN);
}

static void
settled_cb (QdrSounds *self)
{
  self->previous_position = *qdr_game_get_position (self->game);
  self->second = 0;
}

/* The object */

static void
qdr_sounds_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  QdrSounds *self = QDR_SOUNDS (object);

  switch (property_id) {
  case PROP_ENABLED:
    g_value_set_boolean (value, self->enabled);
    break;
  case PROP_SPATIAL:
    g_value_set_boolean (value, self->spatial);
    break;
  case PROP_ROTATION:
    g_value_set_uint (value, self->rotation);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
qdr_sounds_set_property (GObject *object, guint property_id, const GValue *value, GParamSpec *pspec)
{
  QdrSounds *self = QDR_SOUNDS (object);

  switch (property_id) {
  case PROP_ENABLED:
    qdr_sounds_set_enabled (self, g_value_get_boolean (value));
    break;
  case PROP_SPATIAL:
    if (self->spatial != g_value_get_boolean (value)) {
      self->spatial = g_value_get_boolean (value);
      g_object_notify_by_pspec (object, pspec);
    }
    break;
  case PROP_ROTATION:
    if (self->rotation != g_value_get_uint (value)) {
      self->rotation = g_value_get_uint (value);
      g_object_notify_by_pspec (object, pspec);
    }
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
qdr_sounds_dispose (GObject *object)
{
  QdrSounds *self = QDR_SOUNDS (object);

  qdr_sounds_set_game (self, NULL);

  G_OBJECT_CLASS (qdr_sounds_parent_class)->dispose (object);
}

static void
qdr_sounds_class_init (QdrSoundsClass *klass)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = qdr_sounds_dispose;
  object_class->get_property = qdr_sounds_get_property;
  object_class->set_property = qdr_sounds_set_property;

  properties[PROP_ENABLED] = g_param_spec_boolean ("enabled", NULL, NULL, TRUE, flags);
  properties[PROP_SPATIAL] = g_param_spec_boolean ("spatial", NULL, NULL, FALSE, flags);
  properties[PROP_ROTATION] =
      g_param_spec_uint ("rotation", NULL, NULL, 0, QDR_DIRECTIONS - 1, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[SIGNAL_SOUNDING] = g_signal_new ("sounding", QDR_TYPE_SOUNDS, G_SIGNAL_RUN_LAST, 0, NULL,
                                           NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SIGNAL_CUED] = g_signal_new ("cued", QDR_TYPE_SOUNDS, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                       NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
qdr_sounds_init (QdrSounds *self)
{
  self->enabled = TRUE;
}

gboolean
qdr_sounds_is_supported (void)
{
  return qdr_sound_output_is_supported ();
}

QdrSounds *
qdr_sounds_new (void)
{
  return g_object_new (QDR_TYPE_SOUNDS, NULL);
}

void
qdr_sounds_set_game (QdrSounds *self, QdrGame *game)
{
  g_return_if_fail (QDR_IS_SOUNDS (self));
  g_return_if_fail (game == NULL || QDR_IS_GAME (game));

  if (self->game == game)
    return;

  if (self->game != NULL) {
    g_signal_handlers_disconnect_by_data (self->game, self);
    for (guint i = 0; i < qdr_game_get_n_players (self->game); i++)
      g_signal_handlers_disconnect_by_data (qdr_game_get_player (self->game, i), self);
  }
  g_set_object (&self->game, game);
  self->is_new = FALSE;
  if (game != NULL) {
    g_signal_connect_object (game, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
    g_signal_connect_object (game, "played", G_CALLBACK (played_cb), self, G_CONNECT_SWAPPED);
    g_signal_connect_object (game, "finished", G_CALLBACK (finished_cb), self, G_CONNECT_SWAPPED);
    g_signal_connect_object (game, "settled", G_CALLBACK (settled_cb), self, G_CONNECT_SWAPPED);
    for (guint i = 0; i < qdr_game_get_n_players (game); i++)
      g_signal_connect_object (qdr_game_get_player (game, i), "notify::remaining",
                               G_CALLBACK (remaining_cb), self, G_CONNECT_SWAPPED);
    settled_cb (self);
  }
}

gboolean
qdr_sounds_get_enabled (QdrSounds *self)
{
  g_return_val_if_fail (QDR_IS_SOUNDS (self), FALSE);

  return self->enabled;
}

void
qdr_sounds_set_enabled (QdrSounds *self, gboolean enabled)
{
  g_return_if_fail (QDR_IS_SOUNDS (self));

  if (self->enabled == !!enabled)
    return;

  self->enabled = !!enabled;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ENABLED]);
}

void
qdr_sounds_play_sound (QdrSounds *self, QdrSound sound)
{
  g_return_if_fail (QDR_IS_SOUNDS (self));
  g_return_if_fail (sound <= QDR_SOUND_LOW_TIME);

  if (!self->enabled)
    return;

  qdr_sound_output_play_file (qdr_sound_get_name (sound));
  g_signal_emit (self, signals[SIGNAL_SOUNDING], 0, (guint) sound);
}

void
qdr_sounds_play_place_cue (QdrSounds *self, QdrMove place)
{
  const QdrPosition *position;
  QdrTimbre timbre = QDR_TIMBRE_PLACE;

  g_return_if_fail (QDR_IS_SOUNDS (self));

  if (self->game == NULL)
    return;

  position = qdr_game_get_position (self->game);
  for (guint i = 0; !qdr_move_is_wall (place) && i < position->players; i++)
    if (position->pawns[i] == qdr_move_square (place))
      timbre = get_timbre (self, i);
  play_place_cue (self, timbre, place);
}

void
qdr_sounds_play_obstacle_cue (QdrSounds *self, QdrMove place)
{
  g_return_if_fail (QDR_IS_SOUNDS (self));

  if (self->game != NULL)
    play_place_cue (self, QDR_TIMBRE_KNOCK, place);
}

const char *
qdr_sound_get_name (QdrSound sound)
{
  static const char *const names[] = {
    [QDR_SOUND_MOVE] = "move",
    [QDR_SOUND_JUMP] = "jump",
    [QDR_SOUND_WALL] = "wall",
    [QDR_SOUND_OTHER_MOVE] = "other-move",
    [QDR_SOUND_OTHER_JUMP] = "other-jump",
    [QDR_SOUND_OTHER_WALL] = "other-wall",
    [QDR_SOUND_REFUSAL] = "refusal",
    [QDR_SOUND_WIN] = "win",
    [QDR_SOUND_LOSS] = "loss",
    [QDR_SOUND_LOW_TIME] = "low-time",
  };

  g_return_val_if_fail (sound < G_N_ELEMENTS (names), NULL);

  return names[sound];
}
