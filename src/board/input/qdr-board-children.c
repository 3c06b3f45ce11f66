/*
 * The children of a board, for the keyboard and for assistive tools: one widget for each square and
 * for each place for a wall.
 *
 * A large board has hundreds of places for walls, but a move changes few of them. Therefore the
 * label of a place is computed only if the state of the place has changed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-children.h"

#include "qdr-silent-label.h"

/* Sets the label of a widget. An unchanged label is not set again, since GTK would report it to
 * assistive tools as a change. */
static void
update_label (gpointer widget, char **label, const char *text)
{
  if (g_strcmp0 (*label, text) == 0)
    return;

  g_free (*label);
  *label = g_strdup (text);
  qdr_silent_label_set (widget, text);
}

static void
allocate_child (gpointer widget, graphene_rect_t bounds)
{
  const GtkAllocation place = { (int) bounds.origin.x, (int) bounds.origin.y,
                                (int) bounds.size.width, (int) bounds.size.height };

  gtk_widget_size_allocate (widget, &place, -1);
}

/* Returns the child of @board that has the keyboard focus, or NULL if no child of @type has it. */
static gpointer
get_focused_child (GtkWidget *board, GType type)
{
  GtkWidget *child = gtk_widget_get_focus_child (board);

  return G_TYPE_CHECK_INSTANCE_TYPE (child, type) && gtk_widget_has_focus (child) ? child : NULL;
}

/* A square */

struct _QdrSquareView {
  GtkWidget parent_instance;

  QdrBoardState *state; /* (unowned) (nullable): NULL after the removal from the board */
  QdrSquare square;
  char *label; /* (nullable) */
};

G_DEFINE_FINAL_TYPE (QdrSquareView, qdr_square_view, GTK_TYPE_WIDGET)

static void
propose_move (QdrSquareView *self, QdrMoveKind kind)
{
  if (self->state != NULL)
    qdr_board_state_propose_move (self->state, qdr_move_make (kind, self->square));
}

static void
play_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  propose_move (QDR_SQUARE_VIEW (widget), QDR_MOVE_STEP);
}

static void
horizontal_wall_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  propose_move (QDR_SQUARE_VIEW (widget), QDR_MOVE_HORIZONTAL_WALL);
}

static void
vertical_wall_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  propose_move (QDR_SQUARE_VIEW (widget), QDR_MOVE_VERTICAL_WALL);
}

static gboolean
qdr_square_view_grab_focus (GtkWidget *widget)
{
  qdr_silent_label_begin_silence (widget, QDR_SQUARE_VIEW (widget)->label);
  return GTK_WIDGET_CLASS (qdr_square_view_parent_class)->grab_focus (widget);
}

static void
qdr_square_view_state_flags_changed (GtkWidget *widget, GtkStateFlags before)
{
  GTK_WIDGET_CLASS (qdr_square_view_parent_class)->state_flags_changed (widget, before);

  if ((before & GTK_STATE_FLAG_FOCUSED) != 0 && !gtk_widget_has_focus (widget))
    qdr_silent_label_end_silence (widget);
}

static void
qdr_square_view_finalize (GObject *object)
{
  QdrSquareView *self = QDR_SQUARE_VIEW (object);

  g_free (self->label);

  G_OBJECT_CLASS (qdr_square_view_parent_class)->finalize (object);
}

static void
qdr_square_view_class_init (QdrSquareViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->finalize = qdr_square_view_finalize;
  widget_class->grab_focus = qdr_square_view_grab_focus;
  widget_class->state_flags_changed = qdr_square_view_state_flags_changed;

  /* Assistive tools activate the first action that GTK lists, which must be the step. GTK sorts
   * actions by the hash values of their names. Of actions with equal hash values, the one installed
   * last comes first. */
  gtk_widget_class_install_action (widget_class, "square.vertical-wall", NULL, vertical_wall_cb);
  gtk_widget_class_install_action (widget_class, "square.horizontal-wall", NULL,
                                   horizontal_wall_cb);
  gtk_widget_class_install_action (widget_class, "square.activate", NULL, play_cb);
  gtk_widget_class_install_action (widget_class, "square.play", NULL, play_cb);

  gtk_widget_class_set_css_name (widget_class, "square");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
}

static void
qdr_square_view_init (QdrSquareView *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

QdrSquare
qdr_square_view_get_square (QdrSquareView *self)
{
  g_return_val_if_fail (QDR_IS_SQUARE_VIEW (self), QDR_NO_SQUARE);

  return self->square;
}

const char *
qdr_square_view_get_label (QdrSquareView *self)
{
  g_return_val_if_fail (QDR_IS_SQUARE_VIEW (self), NULL);

  return self->label;
}

/* All squares */

struct _QdrBoardSquares {
  GtkWidget *board;     /* (unowned) */
  QdrBoardState *state; /* (unowned) */
  GPtrArray *views;     /* of QdrSquareView; owned by the board; sorted by rows from a1 */
};

QdrBoardSquares *
qdr_board_squares_new (GtkWidget *board, QdrBoardState *state)
{
  QdrBoardSquares *self = g_new0 (QdrBoardSquares, 1);

  self->board = board;
  self->state = state;
  self->views = g_ptr_array_new ();
  return self;
}

void
qdr_board_squares_free (QdrBoardSquares *self)
{
  if (self == NULL)
    return;

  g_ptr_array_unref (self->views);
  g_free (self);
}

void
qdr_board_squares_add_children (QdrBoardSquares *self)
{
  const QdrBoard *board = &qdr_board_state_get_scene (self->state)->position.board;

  for (guint row = 0; row < board->height; row++)
    for (guint column = 0; column < board->width; column++) {
      QdrSquareView *view = g_object_new (QDR_TYPE_SQUARE_VIEW, NULL);

      view->state = self->state;
      view->square = qdr_board_square (board, column, row);
      /* Redraw the board, since it draws the focus. */
      g_signal_connect_swapped (view, "state-flags-changed", G_CALLBACK (gtk_widget_queue_draw),
                                self->board);
      gtk_widget_set_parent (GTK_WIDGET (view), self->board);
      g_ptr_array_add (self->views, view);
    }
}

void
qdr_board_squares_remove_children (QdrBoardSquares *self)
{
  for (guint i = 0; i < self->views->len; i++) {
    QdrSquareView *view = g_ptr_array_index (self->views, i);

    view->state = NULL;
    gtk_widget_unparent (GTK_WIDGET (view));
  }
  g_ptr_array_set_size (self->views, 0);
}

void
qdr_board_squares_update_labels (QdrBoardSquares *self)
{
  QdrBoardModel *model = qdr_board_state_get_model (self->state);
  const QdrBoardScene *scene = qdr_board_state_get_scene (self->state);
  const gboolean mine = qdr_board_state_can_move (self->state);

  for (guint i = 0; i < self->views->len; i++) {
    QdrSquareView *view = g_ptr_array_index (self->views, i);
    g_autofree char *label = qdr_board_model_describe_square (model, scene, view->square, mine);

    update_label (view, &view->label, label);
  }
}

void
qdr_board_squares_allocate (QdrBoardSquares *self)
{
  const QdrBoardGeometry *geometry = qdr_board_state_get_geometry (self->state);

  for (guint i = 0; i < self->views->len; i++) {
    QdrSquareView *view = g_ptr_array_index (self->views, i);

    allocate_child (view, qdr_board_geometry_get_square (geometry, view->square));
  }
}

QdrSquareView *
qdr_board_squares_get_child (QdrBoardSquares *self, QdrSquare square)
{
  const QdrBoard *board = &qdr_board_state_get_scene (self->state)->position.board;
  const guint index =
      qdr_board_row (board, square) * board->width + qdr_board_column (board, square);

  return index < self->views->len ? g_ptr_array_index (self->views, index) : NULL;
}

QdrSquareView *
qdr_board_squares_get_focused_child (QdrBoardSquares *self)
{
  return get_focused_child (self->board, QDR_TYPE_SQUARE_VIEW);
}

/* A place for a wall, and the set to which it belongs */

struct _QdrBoardSlots {
  GtkWidget *board;     /* (unowned) */
  QdrBoardState *state; /* (unowned) */
  GPtrArray *views;     /* of QdrSlotView: horizontal walls by rows, then vertical walls */
  QdrBoardSlotFunc focus_func;
  gpointer focus_data;
};

struct _QdrSlotView {
  GtkWidget parent_instance;

  QdrBoardSlots *slots; /* (unowned) (nullable): NULL after the removal from the board */
  QdrMove wall;
  QdrSlotState state; /* the state that the label describes */
  char *label;        /* (nullable) */
};

G_DEFINE_FINAL_TYPE (QdrSlotView, qdr_slot_view, GTK_TYPE_WIDGET)

static void
place_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  QdrSlotView *self = QDR_SLOT_VIEW (widget);

  if (self->slots != NULL)
    qdr_board_state_propose_move (self->slots->state, self->wall);
}

static gboolean
qdr_slot_view_grab_focus (GtkWidget *widget)
{
  qdr_silent_label_begin_silence (widget, QDR_SLOT_VIEW (widget)->label);
  return GTK_WIDGET_CLASS (qdr_slot_view_parent_class)->grab_focus (widget);
}

static void
qdr_slot_view_state_flags_changed (GtkWidget *widget, GtkStateFlags before)
{
  QdrSlotView *self = QDR_SLOT_VIEW (widget);
  const GtkStateFlags changed = before ^ gtk_widget_get_state_flags (widget);
  const gboolean had_focus = (before & GTK_STATE_FLAG_FOCUSED) != 0;

  GTK_WIDGET_CLASS (qdr_slot_view_parent_class)->state_flags_changed (widget, before);

  if ((changed & GTK_STATE_FLAG_FOCUSED) == 0)
    return;
  if (had_focus)
    qdr_silent_label_end_silence (widget);
  if (self->slots != NULL) {
    self->slots->focus_func (self->wall, !had_focus, self->slots->focus_data);
    /* Redraw the board, since it draws the focus. */
    gtk_widget_queue_draw (self->slots->board);
  }
}

static void
qdr_slot_view_finalize (GObject *object)
{
  g_free (QDR_SLOT_VIEW (object)->label);

  G_OBJECT_CLASS (qdr_slot_view_parent_class)->finalize (object);
}

static void
qdr_slot_view_class_init (QdrSlotViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = qdr_slot_view_finalize;
  widget_class->grab_focus = qdr_slot_view_grab_focus;
  widget_class->state_flags_changed = qdr_slot_view_state_flags_changed;

  gtk_widget_class_install_action (widget_class, "slot.place", NULL, place_cb);
  gtk_widget_class_set_css_name (widget_class, "slot");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
}

static void
qdr_slot_view_init (QdrSlotView *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

QdrMove
qdr_slot_view_get_wall (QdrSlotView *self)
{
  g_return_val_if_fail (QDR_IS_SLOT_VIEW (self), QDR_MOVE_NONE);

  return self->wall;
}

const char *
qdr_slot_view_get_label (QdrSlotView *self)
{
  g_return_val_if_fail (QDR_IS_SLOT_VIEW (self), NULL);

  return self->label;
}

gboolean
qdr_slot_view_describes_state (QdrSlotView *self, QdrSlotState state)
{
  g_return_val_if_fail (QDR_IS_SLOT_VIEW (self), FALSE);

  return self->label != NULL && self->state.reason == state.reason &&
         self->state.player == state.player && self->state.other == state.other;
}

/* All places */

QdrBoardSlots *
qdr_board_slots_new (GtkWidget *board, QdrBoardState *state)
{
  QdrBoardSlots *self = g_new0 (QdrBoardSlots, 1);

  self->board = board;
  self->state = state;
  self->views = g_ptr_array_new ();
  return self;
}

void
qdr_board_slots_free (QdrBoardSlots *self)
{
  if (self == NULL)
    return;

  g_ptr_array_unref (self->views);
  g_free (self);
}

void
qdr_board_slots_set_focus_func (QdrBoardSlots *self, QdrBoardSlotFunc func, gpointer user_data)
{
  self->focus_func = func;
  self->focus_data = user_data;
}

void
qdr_board_slots_add_children (QdrBoardSlots *self)
{
  const QdrBoard *board = &qdr_board_state_get_scene (self->state)->position.board;

  for (guint kind = QDR_MOVE_HORIZONTAL_WALL; kind <= QDR_MOVE_VERTICAL_WALL; kind++)
    for (guint row = 0; row + 1 < board->height; row++)
      for (guint column = 0; column + 1 < board->width; column++) {
        QdrSlotView *view = g_object_new (QDR_TYPE_SLOT_VIEW, NULL);

        view->slots = self;
        view->wall = qdr_move_make (kind, qdr_board_square (board, column, row));
        gtk_widget_set_parent (GTK_WIDGET (view), self->board);
        g_ptr_array_add (self->views, view);
      }
}

void
qdr_board_slots_remove_children (QdrBoardSlots *self)
{
  for (guint i = 0; i < self->views->len; i++) {
    g_autoptr (QdrSlotView) view = g_object_ref (g_ptr_array_index (self->views, i));

    gtk_widget_unparent (GTK_WIDGET (view));
    view->slots = NULL;
  }
  g_ptr_array_set_size (self->views, 0);
}

void
qdr_board_slots_update_labels (QdrBoardSlots *self, gboolean all)
{
  QdrBoardModel *model = qdr_board_state_get_model (self->state);
  const QdrBoardScene *scene = qdr_board_state_get_scene (self->state);
  QdrBits free[2];

  qdr_board_model_find_legal_walls (model, free);
  for (guint i = 0; i < self->views->len; i++) {
    QdrSlotView *view = g_ptr_array_index (self->views, i);
    const QdrSlotState state = qdr_board_words_find_slot_state (scene, free, view->wall);
    g_autofree char *label = NULL;

    if (!all && qdr_slot_view_describes_state (view, state))
      continue;

    view->state = state;
    label = qdr_board_model_describe_slot (model, scene, view->wall, state);
    update_label (view, &view->label, label);
  }
}

void
qdr_board_slots_allocate (QdrBoardSlots *self)
{
  const QdrBoardGeometry *geometry = qdr_board_state_get_geometry (self->state);

  for (guint i = 0; i < self->views->len; i++) {
    QdrSlotView *view = g_ptr_array_index (self->views, i);

    allocate_child (view, qdr_board_geometry_get_wall (geometry, view->wall));
  }
}

QdrSlotView *
qdr_board_slots_get_child (QdrBoardSlots *self, QdrMove wall)
{
  const QdrBoard *board = &qdr_board_state_get_scene (self->state)->position.board;
  const guint columns = board->width - 1u;
  const guint rows = board->height - 1u;
  const guint column = qdr_board_column (board, qdr_move_square (wall));
  const guint row = qdr_board_row (board, qdr_move_square (wall));
  const guint before = qdr_move_kind (wall) == QDR_MOVE_VERTICAL_WALL ? columns * rows : 0;

  g_assert (qdr_move_is_wall (wall) && column < columns && row < rows);

  return g_ptr_array_index (self->views, before + row * columns + column);
}

QdrSlotView *
qdr_board_slots_get_focused_child (QdrBoardSlots *self)
{
  return get_focused_child (self->board, QDR_TYPE_SLOT_VIEW);
}
