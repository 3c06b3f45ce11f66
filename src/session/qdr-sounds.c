/*
 * The sounds of a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-sounds.h"

#include "qdr-sound-output.h"

struct _QdrSounds {
  GObject parent_instance;

  QdrGame *game;     /* (nullable) */
  QdrPosition known; /* of the game, before the moves that are still to be heard */
  gboolean is_new;   /* the last move heard of was no step to a move ahead */
  gboolean enabled;
};

enum {
  PROP_0,
  PROP_ENABLED,
  N_PROPS,
};

enum {
  SIGNAL_SOUNDING,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (QdrSounds, qdr_sounds, G_TYPE_OBJECT)

static guint
distance (guint a, guint b)
{
  return a < b ? b - a : a - b;
}

/* A step leads to one of the four squares around. */
static gboolean
is_jump (const QdrBoard *board, QdrSquare from, QdrSquare to)
{
  return distance (qdr_board_column (board, from), qdr_board_column (board, to)) +
             distance (qdr_board_row (board, from), qdr_board_row (board, to)) >
         1;
}

static void
moved_cb (QdrSounds *self)
{
  self->is_new = FALSE;
}

static void
played_cb (QdrSounds *self, guint player, guint number)
{
  const QdrMove move = (QdrMove) number;
  const QdrSquare from = self->known.pawns[player];

  self->is_new = TRUE;
  if (qdr_move_is_wall (move))
    qdr_sounds_play (self, QDR_SOUND_WALL);
  else if (qdr_move_kind (move) == QDR_MOVE_STEP)
    qdr_sounds_play (self, is_jump (&self->known.board, from, qdr_move_square (move))
                               ? QDR_SOUND_JUMP
                               : QDR_SOUND_MOVE);
}

static void
finished_cb (QdrSounds *self)
{
  if (self->is_new && qdr_game_get_result (self->game).outcome == QDR_OUTCOME_WIN)
    qdr_sounds_play (self, QDR_SOUND_WIN);
}

static void
settled_cb (QdrSounds *self)
{
  self->known = *qdr_game_get_position (self->game);
}

static void
qdr_sounds_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  QdrSounds *self = QDR_SOUNDS (object);

  switch (property_id) {
  case PROP_ENABLED:
    g_value_set_boolean (value, self->enabled);
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
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = qdr_sounds_dispose;
  object_class->get_property = qdr_sounds_get_property;
  object_class->set_property = qdr_sounds_set_property;

  properties[PROP_ENABLED] =
      g_param_spec_boolean ("enabled", NULL, NULL, TRUE,
                            G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[SIGNAL_SOUNDING] = g_signal_new ("sounding", QDR_TYPE_SOUNDS, G_SIGNAL_RUN_LAST, 0, NULL,
                                           NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
qdr_sounds_init (QdrSounds *self)
{
  self->enabled = TRUE;
}

gboolean
qdr_sounds_are_built (void)
{
  return qdr_sound_output_is_built ();
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

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  self->is_new = FALSE;
  if (game != NULL) {
    g_signal_connect_object (game, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
    g_signal_connect_object (game, "played", G_CALLBACK (played_cb), self, G_CONNECT_SWAPPED);
    g_signal_connect_object (game, "finished", G_CALLBACK (finished_cb), self, G_CONNECT_SWAPPED);
    g_signal_connect_object (game, "settled", G_CALLBACK (settled_cb), self, G_CONNECT_SWAPPED);
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
qdr_sounds_play (QdrSounds *self, QdrSound sound)
{
  g_return_if_fail (QDR_IS_SOUNDS (self));
  g_return_if_fail (sound <= QDR_SOUND_LOW_TIME);

  if (!self->enabled)
    return;

  qdr_sound_output_play (qdr_sound_get_name (sound));
  g_signal_emit (self, signals[SIGNAL_SOUNDING], 0, (guint) sound);
}

const char *
qdr_sound_get_name (QdrSound sound)
{
  static const char *const names[] = {
    [QDR_SOUND_MOVE] = "move",       [QDR_SOUND_JUMP] = "jump", [QDR_SOUND_WALL] = "wall",
    [QDR_SOUND_REFUSAL] = "refusal", [QDR_SOUND_WIN] = "win",   [QDR_SOUND_LOW_TIME] = "low-time",
  };

  g_return_val_if_fail (sound < G_N_ELEMENTS (names), NULL);

  return names[sound];
}
