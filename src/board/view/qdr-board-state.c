/*
 * The state of a board: its scene, the move pointed at, and whether a move may be made.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-state.h"

struct _QdrBoardState {
  GtkWidget *board; /* (unowned): the view */
  QdrBoardBubble *bubble;

  QdrBoardModel *model; /* (nullable) */
  QdrBoardScene scene;
  QdrBoardLayoutOptions options; /* the scale is 0 before the first layout */
  QdrBoardGeometry geometry;

  gboolean locked;
  gboolean show_legal_moves;
  gboolean show_shortest_paths;
  QdrDetours detours;

  QdrBoardDevice device;
  gboolean asks_to_confirm;
  char *notice; /* (nullable) */
};

QdrBoardState *
qdr_board_state_new (GtkWidget *board, QdrBoardBubble *bubble)
{
  QdrBoardState *self = g_new0 (QdrBoardState, 1);

  self->board = board;
  self->bubble = g_object_ref (bubble);
  self->show_legal_moves = TRUE;
  self->detours = QDR_DETOURS_IN_PATHS;
  self->scene.show_coordinates = TRUE;
  self->scene.show_last_move = TRUE;
  self->scene.verbosity = QDR_SPEECH_DETAIL_FULL;
  qdr_board_scene_clear_overlays (&self->scene);
  return self;
}

void
qdr_board_state_free (QdrBoardState *self)
{
  g_clear_object (&self->model);
  g_object_unref (self->bubble);
  g_free (self->notice);
  g_free (self);
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

/* Updates the layout immediately, since input before the next frame must find the right squares. */
static void
update_geometry (QdrBoardState *self)
{
  if (self->model != NULL && self->options.scale > 0)
    qdr_board_geometry_init (&self->geometry, &self->scene.position.board, &self->options);
}

void
qdr_board_state_lay_out (QdrBoardState *self, const QdrBoardLayoutOptions *options)
{
  self->options = *options;
  update_geometry (self);
}

void
qdr_board_state_set_rotation (QdrBoardState *self, guint rotation)
{
  self->options.rotation = rotation;
  self->scene.rotation = rotation;
  update_geometry (self);
}

/* Model */

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
  qdr_board_model_fill_scene (self->model, &self->scene);
  self->scene.detours.n_players = 0;
  update_geometry (self);
  qdr_board_scene_set_show_shortest_paths (&self->scene, self->show_shortest_paths);
  qdr_board_scene_set_expected_moves (&self->scene, NULL, 0);
  self->scene.path_comparison.n_players = 0;
  qdr_board_state_set_mistake (self, QDR_MOVE_NONE, NULL);
}

void
qdr_board_state_update_legal_moves (QdrBoardState *self)
{
  self->scene.show_destinations = self->show_legal_moves && qdr_board_state_can_move (self);
  gtk_widget_queue_draw (self->board);
}

gboolean
qdr_board_state_can_move (QdrBoardState *self)
{
  return self->model != NULL && !self->locked && qdr_board_model_takes_moves (self->model);
}

gboolean
qdr_board_state_try_to_begin_move (QdrBoardState *self)
{
  if (self->model != NULL && self->locked && qdr_board_model_takes_moves (self->model))
    g_signal_emit_by_name (self->board, "blocked");
  return qdr_board_state_can_move (self);
}

void
qdr_board_state_propose_move (QdrBoardState *self, QdrMove move)
{
  gboolean is_handled;

  if (qdr_board_state_try_to_begin_move (self))
    g_signal_emit_by_name (self->board, "proposed", (guint) move, &is_handled);
}

/* Pointing */

/* Finds the paths around the wall that a person points at or scans. The editor is excluded, since
 * pawns may be missing there. */
static void
update_detours (QdrBoardState *self)
{
  const QdrScanChoice *scanned = &self->scene.scanned;
  QdrMove wall = self->scene.pointed_is_legal ? self->scene.pointed : QDR_MOVE_NONE;

  if (scanned->kind == QDR_SCAN_MOVE)
    wall = scanned->move;
  self->scene.show_detours = self->detours == QDR_DETOURS_SHOWN;
  if (self->model == NULL || wall == QDR_MOVE_NONE || !qdr_move_is_wall (wall) ||
      !qdr_board_model_passes_turns (self->model) || self->detours == QDR_DETOURS_NONE ||
      (!self->scene.show_detours && !self->show_shortest_paths))
    wall = QDR_MOVE_NONE;
  qdr_board_scene_find_detours (&self->scene, wall);
  gtk_widget_queue_draw (self->board);
}

void
qdr_board_state_set_detours (QdrBoardState *self, QdrDetours detours)
{
  if (self->detours == detours)
    return;

  self->detours = detours;
  update_detours (self);
}

QdrDetours
qdr_board_state_get_detours (QdrBoardState *self)
{
  return self->detours;
}

char *
qdr_board_state_describe_detours (QdrBoardState *self)
{
  return self->scene.pointed != QDR_MOVE_NONE && qdr_board_scene_has_detours (&self->scene)
             ? qdr_board_model_describe_added_steps (self->model, self->scene.pointed)
             : NULL;
}

static void
update_bubble (QdrBoardState *self)
{
  const gboolean asks = self->asks_to_confirm && self->scene.pointed_is_legal;
  const gboolean is_shown = asks || self->notice != NULL;

  qdr_board_bubble_set_text (self->bubble, self->notice);
  qdr_board_bubble_set_show_button (self->bubble, asks);
  /* "child-visible" is used because a change of "visible" would resize the parents. */
  gtk_widget_set_child_visible (GTK_WIDGET (self->bubble), is_shown);
  if (is_shown)
    gtk_widget_queue_allocate (self->board);
}

void
qdr_board_state_point_at (QdrBoardState *self, QdrMove move, QdrBoardDevice device)
{
  self->device = device;
  if (self->scene.pointed == move && !self->asks_to_confirm)
    return;

  self->asks_to_confirm = FALSE;
  g_clear_pointer (&self->notice, g_free);
  if (self->model != NULL)
    self->notice = qdr_board_model_preview_move (self->model, &self->scene, move);
  else
    qdr_board_scene_point_at (&self->scene, QDR_MOVE_NONE, QDR_NOBODY, FALSE);
  update_bubble (self);
  update_detours (self);
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
qdr_board_state_request_confirmation (QdrBoardState *self)
{
  g_assert (qdr_move_is_wall (self->scene.pointed));

  self->asks_to_confirm = TRUE;
  update_bubble (self);
}

gboolean
qdr_board_state_awaits_confirmation (QdrBoardState *self)
{
  return self->asks_to_confirm;
}

const char *
qdr_board_state_get_notice (QdrBoardState *self)
{
  return self->notice;
}

void
qdr_board_state_carry_pawn (QdrBoardState *self, guint player, const graphene_point_t *point)
{
  self->scene.carried = (QdrBoardCarriedPawn){ TRUE, player, point->x, point->y };
  gtk_widget_queue_draw (self->board);
}

QdrBoardCarriedPawn
qdr_board_state_put_down_pawn (QdrBoardState *self)
{
  const QdrBoardCarriedPawn carried = self->scene.carried;

  self->scene.carried.is_carried = FALSE;
  if (carried.is_carried)
    gtk_widget_queue_draw (self->board);
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
  gtk_widget_queue_draw (self->board);
}

void
qdr_board_state_set_focus (QdrBoardState *self, QdrSquare square, QdrMove wall)
{
  self->scene.focus = square;
  self->scene.focus_wall = wall;
}

void
qdr_board_state_set_scan_choice (QdrBoardState *self, const QdrScanChoice *choice)
{
  self->scene.scanned = *choice;
  update_detours (self);
  g_signal_emit_by_name (self->board, "scanned", (guint) choice->kind);
}

/* Sketch */

void
qdr_board_state_set_drawn_stroke (QdrBoardState *self, const QdrBoardStroke *stroke)
{
  self->scene.sketch.is_drawing = stroke != NULL;
  if (stroke != NULL)
    self->scene.sketch.drawing = *stroke;
  gtk_widget_queue_draw (self->board);
}

gboolean
qdr_board_state_toggle_stroke (QdrBoardState *self, QdrBoardStroke stroke)
{
  const gboolean is_there = qdr_board_sketch_toggle_stroke (&self->scene.sketch, stroke);

  gtk_widget_queue_draw (self->board);
  return is_there;
}

gboolean
qdr_board_state_erase_sketch (QdrBoardState *self)
{
  const gboolean had_any = self->scene.sketch.n_strokes > 0;

  self->scene.sketch.n_strokes = 0;
  if (had_any)
    gtk_widget_queue_draw (self->board);
  return had_any;
}

/* Preferences, hints and other drawings by the program */

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
  gtk_widget_queue_draw (self->board);
}

void
qdr_board_state_set_speech_detail (QdrBoardState *self, QdrSpeechDetail detail)
{
  self->scene.verbosity = detail;
}

void
qdr_board_state_set_animates (QdrBoardState *self, gboolean animates)
{
  self->scene.animates = animates;
}

void
qdr_board_state_set_show_last_move (QdrBoardState *self, gboolean show)
{
  self->scene.show_last_move = show;
  gtk_widget_queue_draw (self->board);
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
    qdr_board_scene_set_show_shortest_paths (&self->scene, show);
  update_detours (self);
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
  self->scene.path_comparison.n_players = 0;
  gtk_widget_queue_draw (self->board);
  g_object_notify (G_OBJECT (self->board), "hint");
}

void
qdr_board_state_set_expected_moves (QdrBoardState *self, const QdrMove *moves, guint n_moves)
{
  qdr_board_scene_set_expected_moves (&self->scene, moves, n_moves);
  gtk_widget_queue_draw (self->board);
}

void
qdr_board_state_set_path_comparison (QdrBoardState *self, const QdrBoardPathComparison *comparison)
{
  if (comparison != NULL)
    self->scene.path_comparison = *comparison;
  else
    self->scene.path_comparison.n_players = 0;
  gtk_widget_queue_draw (self->board);
}

void
qdr_board_state_set_mistake (QdrBoardState *self, QdrMove move, const char *sign)
{
  self->scene.mistake = move;
  g_strlcpy (self->scene.mistake_sign, sign != NULL ? sign : "", sizeof self->scene.mistake_sign);
  gtk_widget_queue_draw (self->board);
}
