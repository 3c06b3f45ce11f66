/*
 * The board on the screen: shows a game, or another model, and proposes what a person asks for.
 *
 * The view is the widget with its properties and signals. What it shows and hears is the business
 * of its parts, which do not know it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-parts.h"

#include <glib/gi18n.h>

#include "qdr-announcer.h"
#include "qdr-board-game.h"

/* Logical pixels. The least still shows 19 x 19 squares. */
#define MIN_SIZE 150
#define NATURAL_SIZE 560

/* Dots an inch where text is as large as usual. */
#define USUAL_DPI 96.0

struct _QdrBoardView {
  GtkWidget parent_instance;

  QdrGame *game; /* (nullable): if that is what the model shows */
  guint rotation;
  QdrBoardParts parts;
};

G_DEFINE_FINAL_TYPE (QdrBoardView, qdr_board_view, GTK_TYPE_WIDGET)

enum {
  PROP_0,
  PROP_GAME,
  PROP_SHOW_COORDINATES,
  PROP_SHOW_LEGAL_MOVES,
  PROP_SHOW_LAST_MOVE,
  PROP_SHOW_SHORTEST_PATHS,
  PROP_ANIMATE,
  PROP_ROTATION,
  PROP_LOCKED,
  PROP_HINT,
  PROP_NOTICE,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

enum {
  SIGNAL_PROPOSED,
  SIGNAL_REFUSED,
  SIGNAL_BLOCKED,
  SIGNAL_UNUSED,
  SIGNAL_SCANNED,
  SIGNAL_ANSWERED,
  SIGNAL_VISITED,
  SIGNAL_STOPPED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static QdrBoardModel *
get_model (QdrBoardView *self)
{
  return qdr_board_state_get_model (self->parts.state);
}

static const QdrBoardScene *
get_scene (QdrBoardView *self)
{
  return qdr_board_state_get_scene (self->parts.state);
}

/* What the parts say */

static void
hinted_cb (QdrBoardView *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HINT]);
}

static void
noticed_cb (QdrBoardView *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NOTICE]);
}

static void
proposed_cb (QdrBoardView *self, guint move)
{
  gboolean taken;

  g_signal_emit (self, signals[SIGNAL_PROPOSED], 0, move, &taken);
}

static void
blocked_cb (QdrBoardView *self)
{
  g_signal_emit (self, signals[SIGNAL_BLOCKED], 0);
}

static void
unused_cb (QdrBoardView *self)
{
  g_signal_emit (self, signals[SIGNAL_UNUSED], 0);
}

static void
scanned_cb (QdrBoardView *self, guint kind)
{
  g_signal_emit (self, signals[SIGNAL_SCANNED], 0, kind);
}

static void
answered_cb (QdrBoardView *self, const char *answer)
{
  g_signal_emit (self, signals[SIGNAL_ANSWERED], 0, answer);
}

static void
visited_cb (QdrBoardView *self, guint place)
{
  g_signal_emit (self, signals[SIGNAL_VISITED], 0, place);
}

static void
stopped_cb (QdrBoardView *self, guint place)
{
  g_signal_emit (self, signals[SIGNAL_STOPPED], 0, place);
}

/* What becomes of a proposal that no handler takes. */
static gboolean
act_cb (QdrBoardView *self, guint move)
{
  g_autofree char *refusal = qdr_board_model_act (get_model (self), (QdrMove) move);

  if (refusal != NULL)
    qdr_board_view_refuse (self, refusal);
  return TRUE;
}

void
qdr_board_view_propose (QdrBoardView *self, QdrMove move)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));

  qdr_board_state_propose (self->parts.state, move);
}

void
qdr_board_view_refuse (QdrBoardView *self, const char *sentence)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));
  g_return_if_fail (sentence != NULL);

  qdr_announce (GTK_WIDGET (self), sentence);
  g_signal_emit (self, signals[SIGNAL_REFUSED], 0, sentence);
}

/* Widget */

static void
qdr_board_view_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  *minimum = MIN_SIZE;
  *natural = NATURAL_SIZE;
}

/* As the desktop makes text larger. */
static double
get_text_scale (GtkWidget *widget)
{
  return pango_cairo_context_get_resolution (gtk_widget_get_pango_context (widget)) / USUAL_DPI;
}

static void
qdr_board_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  QdrBoardView *self = QDR_BOARD_VIEW (widget);
  const QdrBoardRoom room = {
    .width = width,
    .height = height,
    .scale = gtk_widget_get_scale_factor (widget),
    .coordinates = get_scene (self)->show_coordinates,
    .rotation = self->rotation,
    .text_scale = get_text_scale (widget),
  };

  qdr_board_parts_lay_out (&self->parts, &room);
}

static void
qdr_board_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  qdr_board_parts_snapshot (&QDR_BOARD_VIEW (widget)->parts, snapshot);
}

static void
qdr_board_view_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (qdr_board_view_parent_class)->css_changed (widget, change);

  qdr_board_palette_load (&QDR_BOARD_VIEW (widget)->parts.palette, widget);
  gtk_widget_queue_draw (widget);
}

static gboolean
qdr_board_view_focus (GtkWidget *widget, GtkDirectionType direction)
{
  /* Arrows are bound; what gets here with the focus inside is Tab, on its way out. */
  if (qdr_board_parts_have_focus (&QDR_BOARD_VIEW (widget)->parts))
    return FALSE;

  return gtk_widget_grab_focus (widget);
}

static gboolean
qdr_board_view_grab_focus (GtkWidget *widget)
{
  return qdr_board_keys_grab_focus (QDR_BOARD_VIEW (widget)->parts.keys);
}

/* Switches: the properties that are TRUE or FALSE */

static gboolean
get_switch (QdrBoardView *self, guint id)
{
  switch (id) {
  case PROP_SHOW_COORDINATES:
    return get_scene (self)->show_coordinates;
  case PROP_SHOW_LEGAL_MOVES:
    return qdr_board_state_get_show_legal_moves (self->parts.state);
  case PROP_SHOW_LAST_MOVE:
    return get_scene (self)->show_last_move;
  case PROP_SHOW_SHORTEST_PATHS:
    return qdr_board_state_get_show_shortest_paths (self->parts.state);
  case PROP_ANIMATE:
    return qdr_board_animation_get_enabled (self->parts.animation);
  case PROP_LOCKED:
    return qdr_board_state_get_locked (self->parts.state);
  default:
    g_assert_not_reached ();
  }
}

static void
set_switch (QdrBoardView *self, guint id, gboolean value)
{
  if (get_switch (self, id) == value)
    return;

  switch (id) {
  case PROP_SHOW_COORDINATES:
    qdr_board_state_set_show_coordinates (self->parts.state, value);
    gtk_widget_queue_resize (GTK_WIDGET (self));
    break;
  case PROP_SHOW_LEGAL_MOVES:
    qdr_board_state_set_show_legal_moves (self->parts.state, value);
    qdr_board_parts_update_input (&self->parts);
    break;
  case PROP_SHOW_LAST_MOVE:
    qdr_board_state_set_show_last_move (self->parts.state, value);
    break;
  case PROP_SHOW_SHORTEST_PATHS:
    qdr_board_state_set_show_shortest_paths (self->parts.state, value);
    break;
  case PROP_ANIMATE:
    qdr_board_animation_set_enabled (self->parts.animation, value);
    break;
  case PROP_LOCKED:
    qdr_board_state_set_locked (self->parts.state, value);
    qdr_board_parts_update_input (&self->parts);
    break;
  default:
    g_assert_not_reached ();
  }
  g_object_notify_by_pspec (G_OBJECT (self), properties[id]);
}

/* Object */

static void
qdr_board_view_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  QdrBoardView *self = QDR_BOARD_VIEW (object);

  switch (id) {
  case PROP_GAME:
    g_value_set_object (value, self->game);
    break;
  case PROP_SHOW_COORDINATES:
  case PROP_SHOW_LEGAL_MOVES:
  case PROP_SHOW_LAST_MOVE:
  case PROP_SHOW_SHORTEST_PATHS:
  case PROP_ANIMATE:
  case PROP_LOCKED:
    g_value_set_boolean (value, get_switch (self, id));
    break;
  case PROP_ROTATION:
    g_value_set_uint (value, self->rotation);
    break;
  case PROP_HINT:
    g_value_set_uint (value, get_scene (self)->hint);
    break;
  case PROP_NOTICE:
    g_value_set_string (value, qdr_board_state_get_notice (self->parts.state));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
qdr_board_view_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  QdrBoardView *self = QDR_BOARD_VIEW (object);

  switch (id) {
  case PROP_GAME:
    qdr_board_view_set_game (self, g_value_get_object (value));
    break;
  case PROP_SHOW_COORDINATES:
  case PROP_SHOW_LEGAL_MOVES:
  case PROP_SHOW_LAST_MOVE:
  case PROP_SHOW_SHORTEST_PATHS:
  case PROP_ANIMATE:
  case PROP_LOCKED:
    set_switch (self, id, g_value_get_boolean (value));
    break;
  case PROP_ROTATION:
    qdr_board_view_set_rotation (self, g_value_get_uint (value));
    break;
  case PROP_HINT:
    qdr_board_view_set_hint (self, (QdrMove) g_value_get_uint (value));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
qdr_board_view_dispose (GObject *object)
{
  QdrBoardView *self = QDR_BOARD_VIEW (object);

  qdr_board_parts_remove (&self->parts);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (qdr_board_view_parent_class)->dispose (object);
}

static void
qdr_board_view_finalize (GObject *object)
{
  qdr_board_parts_clear (&QDR_BOARD_VIEW (object)->parts);

  G_OBJECT_CLASS (qdr_board_view_parent_class)->finalize (object);
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  properties[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, QDR_TYPE_GAME, flags);
  properties[PROP_SHOW_COORDINATES] =
      g_param_spec_boolean ("show-coordinates", NULL, NULL, TRUE, flags);
  properties[PROP_SHOW_LEGAL_MOVES] =
      g_param_spec_boolean ("show-legal-moves", NULL, NULL, TRUE, flags);
  properties[PROP_SHOW_LAST_MOVE] =
      g_param_spec_boolean ("show-last-move", NULL, NULL, TRUE, flags);
  properties[PROP_SHOW_SHORTEST_PATHS] =
      g_param_spec_boolean ("show-shortest-paths", NULL, NULL, FALSE, flags);
  properties[PROP_ANIMATE] = g_param_spec_boolean ("animate", NULL, NULL, TRUE, flags);
  properties[PROP_ROTATION] =
      g_param_spec_uint ("rotation", NULL, NULL, 0, QDR_DIRECTIONS - 1, 0, flags);
  properties[PROP_LOCKED] = g_param_spec_boolean ("locked", NULL, NULL, FALSE, flags);
  properties[PROP_HINT] =
      g_param_spec_uint ("hint", NULL, NULL, 0, G_MAXUINT16, QDR_MOVE_NONE, flags);
  properties[PROP_NOTICE] =
      g_param_spec_string ("notice", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
qdr_board_view_class_init (QdrBoardViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = qdr_board_view_get_property;
  object_class->set_property = qdr_board_view_set_property;
  object_class->dispose = qdr_board_view_dispose;
  object_class->finalize = qdr_board_view_finalize;

  widget_class->measure = qdr_board_view_measure;
  widget_class->size_allocate = qdr_board_view_size_allocate;
  widget_class->snapshot = qdr_board_view_snapshot;
  widget_class->css_changed = qdr_board_view_css_changed;
  widget_class->focus = qdr_board_view_focus;
  widget_class->grab_focus = qdr_board_view_grab_focus;

  install_properties (object_class);
  signals[SIGNAL_PROPOSED] =
      g_signal_new_class_handler ("proposed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                  G_CALLBACK (act_cb), g_signal_accumulator_true_handled, NULL,
                                  NULL, G_TYPE_BOOLEAN, 1, G_TYPE_UINT);
  signals[SIGNAL_REFUSED] = g_signal_new ("refused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SIGNAL_BLOCKED] = g_signal_new ("blocked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_UNUSED] = g_signal_new ("unused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_SCANNED] = g_signal_new ("scanned", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SIGNAL_ANSWERED] = g_signal_new ("answered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                           0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SIGNAL_VISITED] = g_signal_new ("visited", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SIGNAL_STOPPED] = g_signal_new ("stopped", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_ROW_GROUP);
}

/* Up is not north on a board that is turned. */
static void
name_board (QdrBoardView *self)
{
  static const char *const names[QDR_DIRECTIONS] = {
    [QDR_SIDE_SOUTH] = N_ ("Board"),
    [QDR_SIDE_WEST] = N_ ("Board, seen from the west"),
    [QDR_SIDE_NORTH] = N_ ("Board, seen from the north"),
    [QDR_SIDE_EAST] = N_ ("Board, seen from the east"),
  };

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ (names[self->rotation]), -1);
}

static void
qdr_board_view_init (QdrBoardView *self)
{
  QdrBoardState *state;

  qdr_board_parts_init (&self->parts, GTK_WIDGET (self));
  state = self->parts.state;
  g_signal_connect_swapped (state, "hinted", G_CALLBACK (hinted_cb), self);
  g_signal_connect_swapped (state, "noticed", G_CALLBACK (noticed_cb), self);
  g_signal_connect_swapped (state, "proposed", G_CALLBACK (proposed_cb), self);
  g_signal_connect_swapped (state, "blocked", G_CALLBACK (blocked_cb), self);
  g_signal_connect_swapped (state, "unused", G_CALLBACK (unused_cb), self);
  g_signal_connect_swapped (state, "scanned", G_CALLBACK (scanned_cb), self);
  g_signal_connect_swapped (state, "answered", G_CALLBACK (answered_cb), self);
  g_signal_connect_swapped (state, "visited", G_CALLBACK (visited_cb), self);
  g_signal_connect_swapped (state, "stopped", G_CALLBACK (stopped_cb), self);

  /* Device pixels decide the sizes of squares and grooves. */
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (gtk_widget_queue_allocate), NULL);
  name_board (self);
}

GtkWidget *
qdr_board_view_new (void)
{
  return g_object_new (QDR_TYPE_BOARD_VIEW, NULL);
}

QdrGame *
qdr_board_view_get_game (QdrBoardView *self)
{
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (self), NULL);

  return self->game;
}

void
qdr_board_view_set_game (QdrBoardView *self, QdrGame *game)
{
  g_autoptr (QdrBoardModel) model = NULL;

  g_return_if_fail (QDR_IS_BOARD_VIEW (self));
  g_return_if_fail (game == NULL || QDR_IS_GAME (game));

  if (self->game == game)
    return;

  if (game != NULL)
    model = QDR_BOARD_MODEL (qdr_board_game_new (game));
  g_set_object (&self->game, game);
  qdr_board_parts_show_model (&self->parts, model);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
}

void
qdr_board_view_set_model (QdrBoardView *self, QdrBoardModel *model)
{
  const gboolean had_game = QDR_IS_BOARD_VIEW (self) && self->game != NULL;

  g_return_if_fail (QDR_IS_BOARD_VIEW (self));
  g_return_if_fail (model == NULL || QDR_IS_BOARD_MODEL (model));

  if (get_model (self) == model)
    return;

  g_clear_object (&self->game);
  qdr_board_parts_show_model (&self->parts, model);
  if (had_game)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
}

gboolean
qdr_board_view_get_show_shortest_paths (QdrBoardView *self)
{
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (self), FALSE);

  return get_switch (self, PROP_SHOW_SHORTEST_PATHS);
}

void
qdr_board_view_set_show_shortest_paths (QdrBoardView *self, gboolean show_shortest_paths)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));

  set_switch (self, PROP_SHOW_SHORTEST_PATHS, show_shortest_paths);
}

gboolean
qdr_board_view_get_animate (QdrBoardView *self)
{
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (self), FALSE);

  return get_switch (self, PROP_ANIMATE);
}

void
qdr_board_view_set_animate (QdrBoardView *self, gboolean animate)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));

  set_switch (self, PROP_ANIMATE, animate);
}

gboolean
qdr_board_view_get_locked (QdrBoardView *self)
{
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (self), FALSE);

  return get_switch (self, PROP_LOCKED);
}

void
qdr_board_view_set_locked (QdrBoardView *self, gboolean locked)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));

  set_switch (self, PROP_LOCKED, locked);
}

void
qdr_board_view_set_silent (QdrBoardView *self, gboolean silent)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));

  self->parts.is_silent = silent;
}

guint
qdr_board_view_get_rotation (QdrBoardView *self)
{
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (self), 0);

  return self->rotation;
}

void
qdr_board_view_set_rotation (QdrBoardView *self, guint rotation)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));
  g_return_if_fail (rotation < QDR_DIRECTIONS);

  if (self->rotation == rotation)
    return;

  self->rotation = rotation;
  name_board (self);
  qdr_board_parts_rotate (&self->parts, rotation);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ROTATION]);
}

QdrSide
qdr_board_view_find_screen_side (QdrBoardView *self, QdrSide side)
{
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (self), side);

  return qdr_board_geometry_rotate_side (&(QdrBoardGeometry){ .rotation = self->rotation }, side);
}

void
qdr_board_view_set_verbosity (QdrBoardView *self, QdrVerbosity verbosity)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));

  qdr_board_state_set_verbosity (self->parts.state, verbosity);
}

QdrVerbosity
qdr_board_view_get_verbosity (QdrBoardView *self)
{
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (self), QDR_VERBOSITY_FULL);

  return qdr_board_state_get_scene (self->parts.state)->verbosity;
}

void
qdr_board_view_set_confirm_walls (QdrBoardView *self, QdrConfirmWalls confirm_walls)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));

  qdr_board_pointer_set_confirm_walls (self->parts.pointer, confirm_walls);
}

void
qdr_board_view_set_scanning (QdrBoardView *self, QdrScanning scanning, guint pace_ms)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));
  g_return_if_fail (pace_ms > 0);

  qdr_board_switch_set_scanning (self->parts.scanning, scanning, pace_ms);
}

void
qdr_board_view_hold_scanning (QdrBoardView *self, gboolean held)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));

  qdr_board_switch_hold (self->parts.scanning, held);
}

QdrMove
qdr_board_view_get_hint (QdrBoardView *self)
{
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (self), QDR_MOVE_NONE);

  return get_scene (self)->hint;
}

void
qdr_board_view_set_hint (QdrBoardView *self, QdrMove hint)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));

  qdr_board_state_set_hint (self->parts.state, hint);
}

void
qdr_board_view_mark_part (QdrBoardView *self, QdrSquare from, QdrSquare to)
{
  const QdrBoard *board;

  g_return_if_fail (QDR_IS_BOARD_VIEW (self));

  qdr_board_state_erase_sketch (self->parts.state);
  if (from == QDR_NO_SQUARE)
    return;

  board = &qdr_board_state_get_scene (self->parts.state)->position.board;
  for (guint row = qdr_board_row (board, from); row <= qdr_board_row (board, to); row++)
    for (guint column = qdr_board_column (board, from); column <= qdr_board_column (board, to);
         column++) {
      const QdrSquare square = qdr_board_square (board, column, row);

      qdr_board_state_toggle_stroke (self->parts.state, (QdrBoardStroke){ square, square });
    }
}

void
qdr_board_view_set_line (QdrBoardView *self, const QdrMove *moves, guint n_moves)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));
  g_return_if_fail (moves != NULL || n_moves == 0);

  qdr_board_state_set_line (self->parts.state, moves, n_moves);
}

void
qdr_board_view_set_path_change (QdrBoardView *self, const QdrBoardPathChange *change)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));

  qdr_board_state_set_path_change (self->parts.state, change);
}

void
qdr_board_view_set_mistake (QdrBoardView *self, QdrMove move, const char *sign)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));
  g_return_if_fail (move == QDR_MOVE_NONE || sign != NULL);

  qdr_board_state_set_mistake (self->parts.state, move, sign);
}

const char *
qdr_board_view_get_notice (QdrBoardView *self)
{
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (self), NULL);

  return qdr_board_state_get_notice (self->parts.state);
}

const QdrBoardParts *
qdr_board_view_get_parts (QdrBoardView *self)
{
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (self), NULL);

  return &self->parts;
}
