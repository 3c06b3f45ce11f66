/*
 * The squares of a board: one child widget each, for the keyboard and for assistive tools.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-squares.h"

#include "qdr-silent-label.h"

struct _QdrBoardSquares {
  GtkWidget *board;     /* (unowned) */
  QdrBoardState *state; /* (unowned) */
  GPtrArray *views;     /* of QdrSquareView, owned by the board: by rows from a1 */
};

/* A square */

struct _QdrSquareView {
  GtkWidget parent_instance;

  QdrBoardState *state; /* (unowned) (nullable): NULL once removed from the board */
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
  const char *label = QDR_SQUARE_VIEW (widget)->label;

  if (label != NULL)
    qdr_silent_label_begin (widget, label);

  return GTK_WIDGET_CLASS (qdr_square_view_parent_class)->grab_focus (widget);
}

static void
qdr_square_view_state_flags_changed (GtkWidget *widget, GtkStateFlags before)
{
  GTK_WIDGET_CLASS (qdr_square_view_parent_class)->state_flags_changed (widget, before);

  if ((before & GTK_STATE_FLAG_FOCUSED) != 0 && !gtk_widget_has_focus (widget))
    qdr_silent_label_end (widget);
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

  /* Assistive tools activate the first action that GTK lists, which must be the step. GTK lists
   * actions by the hash values of their names, and actions with the same hash value from the last
   * installed to the first. */
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

/* The set of squares */

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
      /* The board draws the focus, so it is redrawn. */
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

    /* Skip unchanged labels, since GTK reports every change to assistive tools. */
    if (g_strcmp0 (view->label, label) == 0)
      continue;
    g_free (view->label);
    view->label = g_steal_pointer (&label);
    qdr_silent_label_set (GTK_WIDGET (view), view->label);
  }
}

void
qdr_board_squares_allocate (QdrBoardSquares *self)
{
  const QdrBoardGeometry *geometry = qdr_board_state_get_geometry (self->state);

  for (guint i = 0; i < self->views->len; i++) {
    QdrSquareView *view = g_ptr_array_index (self->views, i);
    const graphene_rect_t bounds = qdr_board_geometry_get_square (geometry, view->square);
    const GtkAllocation place = { (int) bounds.origin.x, (int) bounds.origin.y,
                                  (int) bounds.size.width, (int) bounds.size.height };

    gtk_widget_size_allocate (GTK_WIDGET (view), &place, -1);
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
  GtkWidget *child = gtk_widget_get_focus_child (self->board);

  return child != NULL && QDR_IS_SQUARE_VIEW (child) && gtk_widget_has_focus (child)
             ? QDR_SQUARE_VIEW (child)
             : NULL;
}
