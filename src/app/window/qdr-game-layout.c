/*
 * A board as large as the room allows, with the players above and below it as wide as the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-layout.h"

/* Between the board and the players, logical pixels. */
#define SPACING 6

/* Players beside a narrow board may be wider than it, up to this. */
#define PLAYERS_WIDTH 360

struct _QdrGameLayout {
  GtkLayoutManager parent_instance;

  guint columns;
  guint rows;
};

G_DEFINE_FINAL_TYPE (QdrGameLayout, qdr_game_layout, GTK_TYPE_LAYOUT_MANAGER)

/* The children, in their order. */
typedef struct {
  GtkWidget *above;
  GtkWidget *board;
  GtkWidget *below;
} Parts;

static Parts
get_parts (GtkWidget *widget)
{
  GtkWidget *above = gtk_widget_get_first_child (widget);

  return (Parts){ above, gtk_widget_get_next_sibling (above), gtk_widget_get_last_child (widget) };
}

static int
min_size (GtkWidget *child, GtkOrientation orientation)
{
  int size;

  gtk_widget_measure (child, orientation, -1, &size, NULL, NULL, NULL);
  return size;
}

static void
qdr_game_layout_measure (GtkLayoutManager *manager,
                         GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  const Parts parts = get_parts (widget);
  const int above = min_size (parts.above, orientation);
  const int board = min_size (parts.board, orientation);
  const int below = min_size (parts.below, orientation);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = MAX (board, MAX (above, below));
  else
    *minimum = above + board + below + 2 * SPACING;
  *natural = *minimum;
}

/* In the middle of @room. */
static void
place (GtkWidget *child, int room, int width, int y, int height)
{
  gtk_widget_size_allocate (child, &(GtkAllocation){ (room - width) / 2, y, width, height }, -1);
}

static void
qdr_game_layout_allocate (GtkLayoutManager *manager,
                          GtkWidget *widget,
                          int width,
                          int height,
                          int baseline)
{
  QdrGameLayout *self = QDR_GAME_LAYOUT (manager);
  const Parts parts = get_parts (widget);
  const int above = min_size (parts.above, GTK_ORIENTATION_VERTICAL);
  const int below = min_size (parts.below, GTK_ORIENTATION_VERTICAL);
  const int min_players_width = MAX (min_size (parts.above, GTK_ORIENTATION_HORIZONTAL),
                                     min_size (parts.below, GTK_ORIENTATION_HORIZONTAL));
  const int room = height - above - below - 2 * SPACING;
  const int square = MIN (width / (int) self->columns, room / (int) self->rows);
  const int board_width = MIN (width, MAX (square * (int) self->columns,
                                           min_size (parts.board, GTK_ORIENTATION_HORIZONTAL)));
  const int board_height =
      MIN (room, MAX (square * (int) self->rows, min_size (parts.board, GTK_ORIENTATION_VERTICAL)));
  const int players_width = MIN (width, MAX (board_width, MAX (min_players_width, PLAYERS_WIDTH)));
  const int y = (room - board_height) / 2;

  place (parts.above, width, players_width, y, above);
  place (parts.board, width, board_width, y + above + SPACING, board_height);
  place (parts.below, width, players_width, y + above + board_height + 2 * SPACING, below);
}

static void
qdr_game_layout_class_init (QdrGameLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->measure = qdr_game_layout_measure;
  layout_class->allocate = qdr_game_layout_allocate;
}

static void
qdr_game_layout_init (QdrGameLayout *self)
{
  self->columns = 1;
  self->rows = 1;
}

void
qdr_game_layout_set_shape (QdrGameLayout *self, guint columns, guint rows)
{
  g_return_if_fail (QDR_IS_GAME_LAYOUT (self));
  g_return_if_fail (columns > 0 && rows > 0);

  if (self->columns == columns && self->rows == rows)
    return;

  self->columns = columns;
  self->rows = rows;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}
