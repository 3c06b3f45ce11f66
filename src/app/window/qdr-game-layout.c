/*
 * A board as large as the room allows, with the players above and below it as wide as the board,
 * and the bar for playing where it takes next to nothing of that.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-layout.h"

/* Between the board and the players, logical pixels. */
#define SPACING 6

/* Players beside a narrow board may be wider than it, up to this. */
#define PLAYERS_WIDTH 360

/* The least width in which the line below the board has room for its words and the bar. */
#define SHARED_WIDTH 460

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
  GtkWidget *line;
  GtkWidget *more;
  GtkWidget *bar; /* (nullable) */
} Parts;

static Parts
get_parts (GtkWidget *widget)
{
  Parts parts;

  parts.above = gtk_widget_get_first_child (widget);
  parts.board = gtk_widget_get_next_sibling (parts.above);
  parts.below = gtk_widget_get_next_sibling (parts.board);
  parts.line = gtk_widget_get_next_sibling (parts.below);
  parts.more = gtk_widget_get_next_sibling (parts.line);
  parts.bar = gtk_widget_get_next_sibling (parts.more);
  return parts;
}

static int
min_size (GtkWidget *child, GtkOrientation orientation)
{
  int size;

  gtk_widget_measure (child, orientation, -1, &size, NULL, NULL, NULL);
  return size;
}

/* The bar in a row, or in a column, which is one button wide. */
static GtkRequisition
measure_bar (GtkWidget *bar, gboolean upright)
{
  GtkRequisition size = { 0, 0 };
  int least, natural;

  if (bar == NULL)
    return size;

  gtk_widget_measure (bar, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  size.width = upright ? least : natural;
  gtk_widget_measure (bar, GTK_ORIENTATION_VERTICAL, size.width, &size.height, NULL, NULL, NULL);
  return size;
}

/* Where everything is. The bar stands at the end of the line below the board, or upright beside
 * all. */
typedef struct {
  gboolean upright;
  GtkRequisition bar;
  GtkRequisition board;
  int line_height;
  int width; /* of all but an upright bar */
  int x;
  int y;
} Plan;

static int
height_without_board (const Parts *parts, int line_height)
{
  return min_size (parts->above, GTK_ORIENTATION_VERTICAL) +
         min_size (parts->below, GTK_ORIENTATION_VERTICAL) + line_height +
         min_size (parts->more, GTK_ORIENTATION_VERTICAL) + 2 * SPACING;
}

static int
min_width_without_board (const Parts *parts)
{
  GtkWidget *const others[] = { parts->above, parts->below, parts->line, parts->more };
  int width = 0;

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    width = MAX (width, min_size (others[i], GTK_ORIENTATION_HORIZONTAL));
  return width;
}

static Plan
make_plan (QdrGameLayout *self, const Parts *parts, int width, int height, gboolean upright)
{
  Plan plan = { .upright = upright, .bar = measure_bar (parts->bar, upright) };
  const int line_height = min_size (parts->line, GTK_ORIENTATION_VERTICAL);
  const int beside = upright ? SPACING + plan.bar.width : 0;
  const int room_width = width - beside;
  int room, square;

  plan.line_height = upright ? line_height : MAX (line_height, plan.bar.height);
  room = height - height_without_board (parts, plan.line_height);
  square = MIN (room_width / (int) self->columns, room / (int) self->rows);
  plan.board.width = MIN (room_width, MAX (square * (int) self->columns,
                                           min_size (parts->board, GTK_ORIENTATION_HORIZONTAL)));
  plan.board.height = MIN (room, MAX (square * (int) self->rows,
                                      min_size (parts->board, GTK_ORIENTATION_VERTICAL)));
  plan.width = MIN (room_width,
                    MAX (MAX (plan.board.width, PLAYERS_WIDTH), min_width_without_board (parts)));
  plan.x = (width - plan.width - beside) / 2;
  plan.y = (room - plan.board.height) / 2;
  return plan;
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
  const GtkRequisition bar = measure_bar (parts.bar, TRUE);
  const int board = min_size (parts.board, orientation);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = MAX (board, min_width_without_board (&parts)) +
               (parts.bar != NULL ? SPACING + bar.width : 0);
  else
    *minimum = board + height_without_board (&parts, min_size (parts.line, orientation));
  *natural = *minimum;
}

/* @x is from where lines of text begin. */
static void
place (GtkWidget *child, int room, int x, int y, int width, int height)
{
  const gboolean leftwards =
      gtk_widget_get_direction (gtk_widget_get_parent (child)) == GTK_TEXT_DIR_RTL;

  gtk_widget_size_allocate (child,
                            &(GtkAllocation){ leftwards ? room - x - width : x, y, width, height },
                            -1);
}

/* Returns where the next one below it begins. */
static int
place_row (const Plan *plan, GtkWidget *child, int room, int y, int width)
{
  const int height = min_size (child, GTK_ORIENTATION_VERTICAL);

  place (child, room, plan->x, y, width, height);
  return y + height;
}

static void
place_bar (const Plan *plan, GtkWidget *bar, int width, int height, int board_end, int line_y)
{
  const int x = plan->x + plan->width;

  if (plan->upright)
    place (bar, width, x + SPACING,
           CLAMP (board_end - plan->bar.height, 0, MAX (0, height - plan->bar.height)),
           plan->bar.width, plan->bar.height);
  else
    place (bar, width, x - plan->bar.width, line_y + plan->line_height - plan->bar.height,
           plan->bar.width, plan->bar.height);
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
  Plan plan = make_plan (self, &parts, width, height, FALSE);
  int y, board_end, line_width;

  if (parts.bar != NULL && plan.width < SHARED_WIDTH)
    plan = make_plan (self, &parts, width, height, TRUE);

  y = place_row (&plan, parts.above, width, plan.y, plan.width) + SPACING;
  place (parts.board, width, plan.x + (plan.width - plan.board.width) / 2, y, plan.board.width,
         plan.board.height);
  board_end = y + plan.board.height;
  y = place_row (&plan, parts.below, width, board_end + SPACING, plan.width);
  if (parts.bar != NULL)
    place_bar (&plan, parts.bar, width, height, board_end, y);
  line_width = plan.width - (plan.upright ? 0 : plan.bar.width);
  place (parts.line, width, plan.x, y, line_width, plan.line_height);
  place_row (&plan, parts.more, width, y + plan.line_height, plan.width);
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
