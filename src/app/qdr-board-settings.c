/*
 * Preferences that apply to boards of games, and the rotation of the board in a window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-settings.h"

/* Keys of settings that are bound to the board's properties of the same names. */
static const char *const board_keys[] = {
  "show-coordinates",
  "show-legal-moves",
  "show-last-move",
  "animate",
};

static void
confirm_walls_cb (GSettings *settings, const char *key, QdrBoardView *board)
{
  qdr_board_view_set_confirm_walls (board,
                                    (QdrWallConfirmation) g_settings_get_enum (settings, key));
}

static void
verbosity_cb (GSettings *settings, const char *key, QdrBoardView *board)
{
  qdr_board_view_set_speech_detail (board, (QdrSpeechDetail) g_settings_get_enum (settings, key));
}

static void
scanning_cb (GSettings *settings, const char *key, QdrBoardView *board)
{
  qdr_board_view_set_scanning (board, (QdrScanningMode) g_settings_get_enum (settings, "scanning"),
                               (guint) (1000 * g_settings_get_double (settings, "scanning-pace")));
}

void
qdr_board_settings_bind (GSettings *settings, QdrBoardView *board, QdrSounds *sounds)
{
  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (QDR_IS_BOARD_VIEW (board));
  g_return_if_fail (QDR_IS_SOUNDS (sounds));

  for (guint i = 0; i < G_N_ELEMENTS (board_keys); i++)
    g_settings_bind (settings, board_keys[i], board, board_keys[i], G_SETTINGS_BIND_GET);
  g_signal_connect_object (settings, "changed::confirm-walls", G_CALLBACK (confirm_walls_cb), board,
                           0);
  confirm_walls_cb (settings, "confirm-walls", board);
  g_signal_connect_object (settings, "changed::verbosity", G_CALLBACK (verbosity_cb), board, 0);
  verbosity_cb (settings, "verbosity", board);
  g_signal_connect_object (settings, "changed::scanning", G_CALLBACK (scanning_cb), board, 0);
  g_signal_connect_object (settings, "changed::scanning-pace", G_CALLBACK (scanning_cb), board, 0);
  scanning_cb (settings, "scanning", board);
  g_settings_bind (settings, "sound", sounds, "enabled", G_SETTINGS_BIND_GET);
}

/* The values of the setting "detours", in the order of the schema. */
typedef enum {
  DETOURS_LEARNING,
  DETOURS_ALWAYS,
  DETOURS_NEVER,
} Detours;

void
qdr_board_settings_update_detours (GSettings *settings, QdrBoardView *board, gboolean is_learning)
{
  const Detours detours = (Detours) g_settings_get_enum (settings, "detours");
  const gboolean is_shown =
      detours == DETOURS_ALWAYS || (detours == DETOURS_LEARNING && is_learning);

  qdr_board_view_set_detours (board, is_shown ? QDR_DETOURS_SHOWN : QDR_DETOURS_IN_PATHS);
}

/* Time for which a move is shown before the board is rotated, milliseconds. */
#define TURN_DELAY 500

/* The values of the setting "turn-board", in the order of the schema. */
typedef enum {
  TURN_NEVER,
  TURN_FOR_PEOPLE,
  TURN_FOR_ALL,
} TurnBoard;

struct _QdrRotationController {
  QdrController base;

  QdrBoardView *board;   /* unowned */
  QdrGameLayout *layout; /* unowned */
  GSettings *settings;
  guint source; /* timeout of a delayed rotation; 0 if none */
};

G_DEFINE_FINAL_TYPE (QdrRotationController, qdr_rotation_controller, QDR_TYPE_CONTROLLER)

static gboolean
is_person (QdrGame *game, guint number)
{
  return qdr_player_is_human (qdr_game_get_player (game, number));
}

/* Returns the side of the board to be shown at the bottom of the screen. */
static guint
find_side_at_bottom (QdrRotationController *self)
{
  QdrGame *game = qdr_session_get_game (self->base.session);
  const guint players = qdr_game_get_n_players (game);
  const QdrSide bottom = (QdrSide) qdr_board_view_get_rotation (self->board);
  guint number = qdr_game_get_turn (game);

  switch ((TurnBoard) g_settings_get_enum (self->settings, "turn-board")) {
  case TURN_FOR_PEOPLE:
    /* While a computer is to move, a person at the bottom stays there. If there is no person at the
     * bottom, the first person goes there. */
    if (!is_person (game, number)) {
      for (guint i = 0; i < players; i++)
        if (is_person (game, i) && qdr_side_of_player (players, i) == bottom)
          return bottom;
      number = 0;
      while (number < players && !is_person (game, number))
        number++;
    }
    return number < players ? qdr_side_of_player (players, number) : QDR_SIDE_SOUTH;
  case TURN_FOR_ALL:
    return qdr_side_of_player (players, number);
  case TURN_NEVER:
  default:
    return qdr_game_get_viewing_side (game);
  }
}

static void
rotate_board (QdrRotationController *self)
{
  const QdrBoard *board =
      &qdr_game_get_start_position (qdr_session_get_game (self->base.session))->board;
  const guint side = find_side_at_bottom (self);

  qdr_board_view_set_rotation (self->board, side);
  if (side % 2 == 0)
    qdr_game_layout_set_board_shape (self->layout, board->width, board->height);
  else
    qdr_game_layout_set_board_shape (self->layout, board->height, board->width);
}

static gboolean
rotate_board_cb (gpointer user_data)
{
  QdrRotationController *self = user_data;

  self->source = 0;
  rotate_board (self);
  return G_SOURCE_REMOVE;
}

static void
rotate_board_at_once (QdrRotationController *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
  rotate_board (self);
}

static void
changed_cb (QdrRotationController *self, guint changes)
{
  const gboolean waits =
      qdr_board_view_get_animate (self->board) && !qdr_session_is_over (self->base.session);

  g_clear_handle_id (&self->source, g_source_remove);
  if ((changes & QDR_CHANGE_GAME) != 0)
    rotate_board (self);
  else if (find_side_at_bottom (self) == qdr_board_view_get_rotation (self->board))
    return;
  else if (waits)
    self->source = g_timeout_add (TURN_DELAY, rotate_board_cb, self);
  else
    rotate_board (self);
}

static void
qdr_rotation_controller_dispose (GObject *object)
{
  QdrRotationController *self = QDR_ROTATION_CONTROLLER (object);

  g_clear_handle_id (&self->source, g_source_remove);

  G_OBJECT_CLASS (qdr_rotation_controller_parent_class)->dispose (object);
}

static void
qdr_rotation_controller_class_init (QdrRotationControllerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qdr_rotation_controller_dispose;
}

static void
qdr_rotation_controller_init (QdrRotationController *self)
{
}

QdrRotationController *
qdr_rotation_controller_new (QdrSession *session,
                             QdrBoardView *board,
                             QdrGameLayout *layout,
                             GSettings *settings)
{
  QdrRotationController *self;

  g_return_val_if_fail (QDR_IS_BOARD_VIEW (board), NULL);
  g_return_val_if_fail (QDR_IS_GAME_LAYOUT (layout), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = qdr_controller_new (QDR_TYPE_ROTATION_CONTROLLER, NULL, session);
  self->board = board;
  self->layout = layout;
  self->settings = qdr_controller_reference_object (self, settings);
  g_signal_connect_object (settings, "changed::turn-board", G_CALLBACK (rotate_board_at_once), self,
                           G_CONNECT_SWAPPED);
  qdr_session_connect_changed (session, G_CALLBACK (changed_cb), self);
  return self;
}
