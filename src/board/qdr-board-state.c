/*
 * The state of a board: what it shows, what is pointed at, and whether a move may be made.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-state.h"

struct _QdrBoardState {
  GObject parent_instance;

  QdrBoardModel *model; /* (nullable) */
  QdrBoardScene scene;
  QdrBoardRoom room; /* without a scale before there is any */
  QdrBoardGeometry geometry;

  gboolean locked;
  gboolean show_legal_moves;
  gboolean show_shortest_paths;

  QdrBoardDevice device;
  gboolean holds_wall; /* the wall pointed at waits to be confirmed */
  char *notice;        /* (nullable) */
};

G_DEFINE_FINAL_TYPE (QdrBoardState, qdr_board_state, G_TYPE_OBJECT)

enum {
  SIGNAL_CHANGED,
  SIGNAL_POINTED,
  SIGNAL_HINTED,
  SIGNAL_NOTICED,
  SIGNAL_PROPOSED,
  SIGNAL_BLOCKED,
  SIGNAL_UNUSED,
  SIGNAL_SCANNED,
  SIGNAL_ANSWERED,
  SIGNAL_VISITED,
  SIGNAL_STOPPED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
emit_changed (QdrBoardState *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* At once, because what a place on the screen means must not wait for the next frame. */
static void
update_geometry (QdrBoardState *self)
{
  if (self->model != NULL && self->room.scale > 0)
    qdr_board_geometry_init (&self->geometry, &self->scene.position.board, &self->room);
}

static void
qdr_board_state_finalize (GObject *object)
{
  QdrBoardState *self = QDR_BOARD_STATE (object);

  g_clear_object (&self->model);
  g_free (self->notice);

  G_OBJECT_CLASS (qdr_board_state_parent_class)->finalize (object);
}

static void
qdr_board_state_class_init (QdrBoardStateClass *klass)
{
  const GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = qdr_board_state_finalize;

  signals[SIGNAL_CHANGED] =
      g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_POINTED] =
      g_signal_new ("pointed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_HINTED] =
      g_signal_new ("hinted", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_NOTICED] =
      g_signal_new ("noticed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_PROPOSED] = g_signal_new ("proposed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                           G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SIGNAL_BLOCKED] =
      g_signal_new ("blocked", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_UNUSED] =
      g_signal_new ("unused", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_SCANNED] = g_signal_new ("scanned", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SIGNAL_ANSWERED] = g_signal_new ("answered", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                           G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SIGNAL_VISITED] = g_signal_new ("visited", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SIGNAL_STOPPED] = g_signal_new ("stopped", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
qdr_board_state_init (QdrBoardState *self)
{
  self->show_legal_moves = TRUE;
  self->scene.show_coordinates = TRUE;
  self->scene.show_last_move = TRUE;
  self->scene.verbosity = QDR_VERBOSITY_FULL;
  qdr_board_scene_calm (&self->scene);
}

QdrBoardState *
qdr_board_state_new (void)
{
  return g_object_new (QDR_TYPE_BOARD_STATE, NULL);
}

const QdrBoardScene *
qdr_board_state_get_scene (QdrBoardState *self)
{
  return &self->scene;
}

QdrBoardMotion *
qdr_board_state_get_motion (QdrBoardState *self)
{
  return &self->scene.motion;
}

const QdrBoardGeometry *
qdr_board_state_get_geometry (QdrBoardState *self)
{
  return &self->geometry;
}

void
qdr_board_state_lay_out (QdrBoardState *self, const QdrBoardRoom *room)
{
  self->room = *room;
  update_geometry (self);
}

void
qdr_board_state_rotate (QdrBoardState *self, guint rotation)
{
  self->room.rotation = rotation;
  self->scene.rotation = rotation;
  update_geometry (self);
}

/* The model */

QdrBoardModel *
qdr_board_state_get_model (QdrBoardState *self)
{
  return self->model;
}

void
qdr_board_state_set_model (QdrBoardState *self, QdrBoardModel *model)
{
  qdr_board_state_point_at (self, QDR_MOVE_NONE, QDR_BOARD_DEVICE_NONE);
  g_set_object (&self->model, model);
  if (model != NULL)
    qdr_board_state_read_model (self);
}

void
qdr_board_state_read_model (QdrBoardState *self)
{
  qdr_board_model_show (self->model, &self->scene);
  update_geometry (self);
  qdr_board_scene_show_shortest_paths (&self->scene, self->show_shortest_paths);
  qdr_board_scene_set_line (&self->scene, NULL, 0);
  self->scene.path_change.n_players = 0;
  qdr_board_state_set_mistake (self, QDR_MOVE_NONE, NULL);
}

void
qdr_board_state_update_legal_moves (QdrBoardState *self)
{
  self->scene.show_destinations = self->show_legal_moves && qdr_board_state_can_move (self);
  emit_changed (self);
}

gboolean
qdr_board_state_can_move (QdrBoardState *self)
{
  return self->model != NULL && !self->locked && qdr_board_model_takes_moves (self->model);
}

gboolean
qdr_board_state_try_move (QdrBoardState *self)
{
  if (self->model != NULL && self->locked && qdr_board_model_takes_moves (self->model))
    g_signal_emit (self, signals[SIGNAL_BLOCKED], 0);
  return qdr_board_state_can_move (self);
}

/* Pointing */

void
qdr_board_state_point_at (QdrBoardState *self, QdrMove move, QdrBoardDevice device)
{
  g_autofree char *old_notice = NULL;

  self->device = device;
  if (self->scene.pointed == move && !self->holds_wall)
    return;

  self->holds_wall = FALSE;
  old_notice = g_steal_pointer (&self->notice);
  if (self->model != NULL)
    self->notice = qdr_board_model_point (self->model, &self->scene, move);
  else
    qdr_board_scene_point_at (&self->scene, QDR_MOVE_NONE, QDR_NOBODY, FALSE);
  g_signal_emit (self, signals[SIGNAL_POINTED], 0);
  if (g_strcmp0 (self->notice, old_notice) != 0)
    g_signal_emit (self, signals[SIGNAL_NOTICED], 0);
  emit_changed (self);
}

QdrBoardDevice
qdr_board_state_get_device (QdrBoardState *self)
{
  return self->device;
}

void
qdr_board_state_set_device (QdrBoardState *self, QdrBoardDevice device)
{
  self->device = device;
}

void
qdr_board_state_ask_for_wall (QdrBoardState *self)
{
  g_assert (qdr_move_is_wall (self->scene.pointed));

  self->holds_wall = TRUE;
  g_signal_emit (self, signals[SIGNAL_POINTED], 0);
}

gboolean
qdr_board_state_asks_for_wall (QdrBoardState *self)
{
  return self->holds_wall;
}

const char *
qdr_board_state_get_notice (QdrBoardState *self)
{
  return self->notice;
}

void
qdr_board_state_propose (QdrBoardState *self, QdrMove move)
{
  if (qdr_board_state_try_move (self))
    g_signal_emit (self, signals[SIGNAL_PROPOSED], 0, (guint) move);
}

void
qdr_board_state_set_stroke (QdrBoardState *self, const QdrBoardStroke *stroke)
{
  self->scene.sketch.is_drawing = stroke != NULL;
  if (stroke != NULL)
    self->scene.sketch.drawing = *stroke;
  emit_changed (self);
}

void
qdr_board_state_leave_press (QdrBoardState *self)
{
  g_signal_emit (self, signals[SIGNAL_UNUSED], 0);
}

void
qdr_board_state_set_scanned (QdrBoardState *self, const QdrScanChoice *choice)
{
  self->scene.scanned = *choice;
  emit_changed (self);
  g_signal_emit (self, signals[SIGNAL_SCANNED], 0, (guint) choice->kind);
}

gboolean
qdr_board_state_toggle_stroke (QdrBoardState *self, QdrBoardStroke stroke)
{
  const gboolean is_there = qdr_board_sketch_toggle (&self->scene.sketch, stroke);

  emit_changed (self);
  return is_there;
}

gboolean
qdr_board_state_erase_sketch (QdrBoardState *self)
{
  const gboolean had_any = self->scene.sketch.n_strokes > 0;

  self->scene.sketch.n_strokes = 0;
  if (had_any)
    emit_changed (self);
  return had_any;
}

void
qdr_board_state_carry (QdrBoardState *self, guint player, const graphene_point_t *point)
{
  self->scene.carried = (QdrBoardCarried){ TRUE, player, point->x, point->y };
  emit_changed (self);
}

QdrBoardCarried
qdr_board_state_put_down (QdrBoardState *self)
{
  const QdrBoardCarried carried = self->scene.carried;

  self->scene.carried.is_there = FALSE;
  if (carried.is_there)
    emit_changed (self);
  return carried;
}

void
qdr_board_state_set_stock_drag (QdrBoardState *self,
                                QdrMoveKind kind,
                                const graphene_point_t *point)
{
  self->scene.stock_drag = kind;
  if (kind != QDR_MOVE_STEP) {
    self->scene.stock_drag_x = point->x;
    self->scene.stock_drag_y = point->y;
  }
  emit_changed (self);
}

void
qdr_board_state_answer (QdrBoardState *self, const char *answer)
{
  g_signal_emit (self, signals[SIGNAL_ANSWERED], 0, answer);
}

void
qdr_board_state_visit (QdrBoardState *self, QdrMove place)
{
  g_signal_emit (self, signals[SIGNAL_VISITED], 0, (guint) place);
}

void
qdr_board_state_stop (QdrBoardState *self, QdrMove place)
{
  g_signal_emit (self, signals[SIGNAL_STOPPED], 0, (guint) place);
}

void
qdr_board_state_set_focus (QdrBoardState *self, QdrSquare square, QdrMove wall)
{
  self->scene.focus = square;
  self->scene.focus_wall = wall;
}

/* Preferences, and what the program draws on the board */

void
qdr_board_state_set_locked (QdrBoardState *self, gboolean locked)
{
  self->locked = locked;
}

gboolean
qdr_board_state_get_locked (QdrBoardState *self)
{
  return self->locked;
}

void
qdr_board_state_set_show_coordinates (QdrBoardState *self, gboolean show)
{
  self->scene.show_coordinates = show;
  emit_changed (self);
}

void
qdr_board_state_set_verbosity (QdrBoardState *self, QdrVerbosity verbosity)
{
  self->scene.verbosity = verbosity;
}

void
qdr_board_state_set_show_last_move (QdrBoardState *self, gboolean show)
{
  self->scene.show_last_move = show;
  emit_changed (self);
}

void
qdr_board_state_set_show_legal_moves (QdrBoardState *self, gboolean show)
{
  self->show_legal_moves = show;
  qdr_board_state_update_legal_moves (self);
}

gboolean
qdr_board_state_get_show_legal_moves (QdrBoardState *self)
{
  return self->show_legal_moves;
}

void
qdr_board_state_set_show_shortest_paths (QdrBoardState *self, gboolean show)
{
  self->show_shortest_paths = show;
  if (self->model != NULL)
    qdr_board_scene_show_shortest_paths (&self->scene, show);
  emit_changed (self);
}

gboolean
qdr_board_state_get_show_shortest_paths (QdrBoardState *self)
{
  return self->show_shortest_paths;
}

void
qdr_board_state_set_hint (QdrBoardState *self, QdrMove hint)
{
  if (self->scene.hint == hint)
    return;

  self->scene.hint = hint;
  self->scene.path_change.n_players = 0;
  emit_changed (self);
  g_signal_emit (self, signals[SIGNAL_HINTED], 0);
}

void
qdr_board_state_set_line (QdrBoardState *self, const QdrMove *moves, guint n_moves)
{
  qdr_board_scene_set_line (&self->scene, moves, n_moves);
  emit_changed (self);
}

void
qdr_board_state_set_path_change (QdrBoardState *self, const QdrBoardPathChange *change)
{
  if (change != NULL)
    self->scene.path_change = *change;
  else
    self->scene.path_change.n_players = 0;
  emit_changed (self);
}

void
qdr_board_state_set_mistake (QdrBoardState *self, QdrMove move, const char *sign)
{
  self->scene.mistake = move;
  g_strlcpy (self->scene.mistake_sign, sign != NULL ? sign : "", sizeof self->scene.mistake_sign);
  emit_changed (self);
}
