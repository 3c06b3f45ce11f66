/*
 * The layout of the game page: the largest possible board, with players, status bar and game bar
 * around it. All sizes are in logical pixels.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-layout.h"

/* The distance between the board and the parts above and below it. */
#define SPACING 6

/* The distance between the board and the parts beside it. */
#define SIDE_SPACING 12

/* Estimated sizes of the players above or below the board, of the status bar, and of a player's
 * card. The real sizes depend on the arrangement and on fonts. */
#define STRIP_HEIGHT 46
#define STATUS_HEIGHT 46
#define CARD_WIDTH 200
#define CARD_HEIGHT 270

/* The minimum width of a column in which large clocks fit beside names and stocks. */
#define ROOMY_COLUMN 300

/* The minimum width of the players above and below the board, unless the area is narrower. */
#define PLAYERS_WIDTH 360

/* The width of these players if the area is wide enough: wider than a small board, so that names
 * have room. */
#define ROOMY_PLAYERS 540

/* Minimum width for the status bar and the game bar side by side. */
#define SHARED_WIDTH 460

/* The width of the status bar and what is beside it, if the area is wide enough: wider than a small
 * board, so that sentences have room. */
#define LINE_WIDTH 720

/* The spare height that is below the status bar rather than above the board, for a third line. */
#define THIRD_LINE 24

/* The width of the entry for moves beside the status bar, at most. */
#define ENTRY_WIDTH 230

/* The maximum widths of cards and of a column beside the board. */
#define MAX_CARD_WIDTH 280
#define MAX_COLUMN_WIDTH 360

struct _QdrGameLayout {
  GtkLayoutManager parent_instance;

  guint columns;
  guint rows;
  QdrGameArrangement arrangement;
  QdrGameArrangement next; /* the arrangement from the next frame on */
};

G_DEFINE_FINAL_TYPE (QdrGameLayout, qdr_game_layout, GTK_TYPE_LAYOUT_MANAGER)

enum {
  PROP_0,
  PROP_ARRANGEMENT,
  PROP_IN_COLUMN,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* The children, in the order in which the layout expects them. */
typedef struct {
  GtkWidget *west; /* the west player's panel, hidden if there is no west player */
  GtkWidget *north;
  GtkWidget *board;
  GtkWidget *south;
  GtkWidget *east;
  GtkWidget *evaluation; /* the evaluation bar */
  GtkWidget *status;     /* the status bar */
  GtkWidget *entry;      /* the entry for moves, in place of the game bar below the board */
  GtkWidget *more;       /* anything else below the status bar */
  GtkWidget *bar;        /* (nullable): the game bar */
} Parts;

/* Arrangements */

int
qdr_game_arrangement_compute_square_size (guint columns, guint rows, int width, int height)
{
  g_return_val_if_fail (columns > 0 && rows > 0, 0);

  return MAX (0, MIN (width / (int) columns, height / (int) rows));
}

QdrGameArrangement
qdr_game_arrangement_find (guint players, guint columns, guint rows, int width, int height)
{
  const int above_status = height - STATUS_HEIGHT;
  const int strips =
      qdr_game_arrangement_compute_square_size (columns, rows, width,
                                                above_status - 2 * (STRIP_HEIGHT + SPACING));
  const int column =
      qdr_game_arrangement_compute_square_size (columns, rows,
                                                width - QDR_GAME_COLUMN_WIDTH - SIDE_SPACING,
                                                height);
  const int between = qdr_game_arrangement_compute_square_size (columns, rows, width, above_status);
  const int alone = qdr_game_arrangement_compute_square_size (columns, rows, width, height);
  const int blank = width - between * (int) columns;
  const int cards_per_side = ((int) players + 1) / 2;

  if (2 * MAX (strips, column) < alone)
    return QDR_GAME_ALONE;
  if (blank >= 2 * (CARD_WIDTH + SIDE_SPACING) && above_status >= cards_per_side * CARD_HEIGHT)
    return QDR_GAME_SIDES;
  if (column <= strips)
    return QDR_GAME_STRIPS;
  if (height >= (int) players * CARD_HEIGHT + 2 * STATUS_HEIGHT)
    return QDR_GAME_TOWER;
  return width - SIDE_SPACING - column * (int) columns < ROOMY_COLUMN ? QDR_GAME_NARROW
                                                                      : QDR_GAME_COLUMN;
}

/* The parts */

static Parts
find_parts (GtkWidget *widget)
{
  Parts parts;

  parts.west = gtk_widget_get_first_child (widget);
  parts.north = gtk_widget_get_next_sibling (parts.west);
  parts.board = gtk_widget_get_next_sibling (parts.north);
  parts.south = gtk_widget_get_next_sibling (parts.board);
  parts.east = gtk_widget_get_next_sibling (parts.south);
  parts.evaluation = gtk_widget_get_next_sibling (parts.east);
  parts.status = gtk_widget_get_next_sibling (parts.evaluation);
  parts.entry = gtk_widget_get_next_sibling (parts.status);
  parts.more = gtk_widget_get_next_sibling (parts.entry);
  parts.bar = gtk_widget_get_next_sibling (parts.more);
  return parts;
}

static int
min_width (GtkWidget *part)
{
  int size;

  gtk_widget_measure (part, GTK_ORIENTATION_HORIZONTAL, -1, &size, NULL, NULL, NULL);
  return size;
}

static int
min_height (GtkWidget *part)
{
  int size;

  gtk_widget_measure (part, GTK_ORIENTATION_VERTICAL, -1, &size, NULL, NULL, NULL);
  return size;
}

static GtkRequisition
measure_bar (const Parts *self, gboolean upright)
{
  GtkRequisition size = { 0, 0 };
  int least, natural;

  if (self->bar == NULL)
    return size;

  gtk_widget_measure (self->bar, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  size.width = upright ? least : natural;
  gtk_widget_measure (self->bar, GTK_ORIENTATION_VERTICAL, size.width, &size.height, NULL, NULL,
                      NULL);
  return size;
}

/* Returns the minimum width of one or two players side by side, equally wide. */
static int
min_width_of_strip (GtkWidget *first, GtkWidget *second)
{
  const int width = MAX (min_width (first), min_width (second));

  return gtk_widget_should_layout (first) && gtk_widget_should_layout (second) ? 2 * width + SPACING
                                                                               : width;
}

static int
min_width_below_board (const Parts *self)
{
  return MAX (MAX (min_width (self->evaluation), min_width (self->status)),
              MAX (min_width (self->entry), min_width (self->more)));
}

static int
min_width_of_strips (const Parts *self)
{
  return MAX (min_width_of_strip (self->west, self->north),
              min_width_of_strip (self->south, self->east));
}

static void
place_part (GtkWidget *part, int total_width, int x, int y, int width, int height)
{
  const gboolean leftwards =
      gtk_widget_get_direction (gtk_widget_get_parent (part)) == GTK_TEXT_DIR_RTL;

  gtk_widget_size_allocate (part,
                            &(GtkAllocation){ leftwards ? total_width - x - width : x, y,
                                              MAX (0, width), MAX (0, height) },
                            -1);
}

static int
place_row (GtkWidget *part, int total_width, int x, int y, int width)
{
  const int height = min_height (part);

  place_part (part, total_width, x, y, width, height);
  return y + height;
}

/* The present arrangement */

static gboolean
is_in_column (QdrGameLayout *self)
{
  return self->arrangement != QDR_GAME_STRIPS && self->arrangement != QDR_GAME_SIDES &&
         self->arrangement != QDR_GAME_ALONE;
}

static void
apply_arrangement (QdrGameLayout *self)
{
  if (self->arrangement == self->next)
    return;

  self->arrangement = self->next;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ARRANGEMENT]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IN_COLUMN]);
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

static gboolean
apply_arrangement_cb (GtkWidget *widget, GdkFrameClock *frame_clock, gpointer user_data)
{
  apply_arrangement (QDR_GAME_LAYOUT (gtk_widget_get_layout_manager (widget)));

  return G_SOURCE_REMOVE;
}

/* With only the present arrangement, the window could not shrink to a size that needs another one.
 * So the minimum width is measured with players above and below the board, and the minimum height
 * with all parts beside the board. */
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
  const Parts parts = find_parts (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = MAX (min_width (parts.board),
                    MAX (min_width_of_strips (&parts), min_width_below_board (&parts))) +
               (parts.bar != NULL ? SPACING + measure_bar (&parts, TRUE).width : 0);
  else
    *minimum = min_height (parts.board);
  *natural = *minimum;
}

/* Placing */

static int
place_strip (GtkWidget *first, GtkWidget *second, int total_width, int x, int y, int width)
{
  const gboolean both = gtk_widget_should_layout (first) && gtk_widget_should_layout (second);
  const int each = both ? (width - SPACING) / 2 : width;
  const int height = MAX (min_height (first), min_height (second));

  if (gtk_widget_should_layout (first))
    place_part (first, total_width, x, y, each, height);
  if (gtk_widget_should_layout (second))
    place_part (second, total_width, x + width - each, y, each, height);
  return y + height;
}

/* The sizes of the parts, and the place of a frame. The frame contains the board, which is centred,
 * and the parts above and below it. */
typedef struct {
  GtkRequisition board;
  GtkRequisition bar;
  int status_height;
  int width;       /* the width of the frame */
  int strip_width; /* the width of the players above and below the board, centred like the frame */
  int line_width;  /* the width of the parts below the players, centred like the frame */
  int x;
  int y;
} Plan;

static GtkRequisition
fit_board (QdrGameLayout *self, const Parts *parts, int width, int height)
{
  const int square =
      qdr_game_arrangement_compute_square_size (self->columns, self->rows, width, height);

  return (GtkRequisition){
    MIN (width, MAX (square * (int) self->columns, min_width (parts->board))),
    MAX (0, MIN (height, MAX (square * (int) self->rows, min_height (parts->board)))),
  };
}

/* Plans the board and its frame. The game bar is at the end of the status bar, or beside all other
 * parts if @upright. The plan depends on no text and on nothing that is shown for a time, so that
 * the board stays where it is: the status bar always has the room of two lines, and the evaluation
 * bar has its padding. */
static Plan
make_plan (QdrGameLayout *self, const Parts *parts, int width, int height, gboolean upright)
{
  const gboolean has_strips = self->arrangement != QDR_GAME_SIDES;
  Plan plan = { .bar = measure_bar (parts, upright) };
  const int beside = upright ? SPACING + plan.bar.width : 0;
  const int free_width = width - beside;
  int free_height, least = SHARED_WIDTH;

  plan.status_height = MAX (min_height (parts->status), upright ? 0 : plan.bar.height);
  free_height = height - plan.status_height - min_height (parts->more);
  if (has_strips) {
    free_height -= MAX (min_height (parts->west), min_height (parts->north)) +
                   MAX (min_height (parts->south), min_height (parts->east)) + 2 * SPACING;
    least = MAX (min_width_of_strips (parts), min_width_below_board (parts));
  }
  plan.board = fit_board (self, parts, free_width, free_height);
  plan.width = MIN (free_width, MAX (MAX (plan.board.width, PLAYERS_WIDTH), least));
  plan.strip_width = CLAMP (ROOMY_PLAYERS, plan.width, free_width);
  plan.line_width = CLAMP (LINE_WIDTH, plan.width, free_width);
  plan.x = (free_width - plan.width) / 2;
  plan.y = MAX (0, free_height - plan.board.height - THIRD_LINE) / 2;
  return plan;
}

/* Places the parts that are below the board and below the players. On a phone, the text has room
 * for a third line if there is any. */
static void
place_parts_below_board (const Parts *parts,
                         const Plan *plan,
                         GtkRequisition area,
                         int y,
                         gboolean upright)
{
  const gboolean typing = gtk_widget_should_layout (parts->entry);
  GtkWidget *end = typing ? parts->entry : upright ? NULL : parts->bar;
  const int end_height = typing ? min_height (parts->entry) : plan->bar.height;
  const int end_width = typing        ? MIN (ENTRY_WIDTH, plan->line_width * 3 / 5)
                        : end != NULL ? plan->bar.width
                                      : 0;
  const int x = plan->x - (plan->line_width - plan->width) / 2;
  /* For a frame after the window became narrow, the arrangement is still that of a wide one. */
  const int width = MAX (min_width (parts->status), plan->line_width - end_width);
  /* On a phone, the game bar is elsewhere. */
  const int most = plan->status_height + (parts->bar == NULL ? THIRD_LINE : 0);
  const int height = CLAMP (area.height - y - min_height (parts->more), plan->status_height, most);

  place_row (parts->evaluation, area.width, plan->x, y, plan->width);
  place_part (parts->status, area.width, x, y, width, height);
  if (parts->bar != NULL)
    gtk_widget_set_child_visible (parts->bar, upright || !typing);
  if (end != NULL)
    place_part (end, area.width, x + width, y + plan->status_height - end_height, end_width,
                end_height);
  place_row (parts->more, area.width, x, y + height, plan->line_width);
}

static void
allocate_strips (QdrGameLayout *self, const Parts *parts, int width, int height)
{
  Plan plan = make_plan (self, parts, width, height, FALSE);
  const gboolean upright = parts->bar != NULL && plan.width < SHARED_WIDTH;
  int x, y;

  if (upright)
    plan = make_plan (self, parts, width, height, TRUE);
  x = plan.x - (plan.strip_width - plan.width) / 2;
  y = place_strip (parts->west, parts->north, width, x, plan.y, plan.strip_width) + SPACING;
  place_part (parts->board, width, plan.x + (plan.width - plan.board.width) / 2, y,
              plan.board.width, plan.board.height);
  y += plan.board.height;
  if (upright)
    place_part (parts->bar, width, x + plan.strip_width + SPACING,
                CLAMP (y - plan.bar.height, 0, MAX (0, height - plan.bar.height)), plan.bar.width,
                plan.bar.height);
  y = place_strip (parts->south, parts->east, width, x, y + SPACING, plan.strip_width);
  place_parts_below_board (parts, &plan, (GtkRequisition){ width, height }, y, upright);
}

/* Places one or two players on one side of the board. */
static void
place_side (GtkWidget *upper, GtkWidget *lower, int total_width, int x, const Plan *plan, int width)
{
  const gboolean both = gtk_widget_should_layout (upper) && gtk_widget_should_layout (lower);
  const int each = both ? (plan->board.height - SIDE_SPACING) / 2 : plan->board.height;

  if (gtk_widget_should_layout (upper))
    place_part (upper, total_width, x, plan->y, width, each);
  if (gtk_widget_should_layout (lower))
    place_part (lower, total_width, x, plan->y + plan->board.height - each, width, each);
}

static void
allocate_sides (QdrGameLayout *self, const Parts *parts, int width, int height)
{
  const Plan plan = make_plan (self, parts, width, height, FALSE);
  const int board_x = (width - plan.board.width) / 2;
  const int card = MIN (MAX_CARD_WIDTH, board_x - SIDE_SPACING);

  place_side (parts->west, parts->south, width, board_x - SIDE_SPACING - card, &plan, card);
  place_part (parts->board, width, board_x, plan.y, plan.board.width, plan.board.height);
  place_side (parts->north, parts->east, width, board_x + plan.board.width + SIDE_SPACING, &plan,
              card);
  place_parts_below_board (parts, &plan, (GtkRequisition){ width, height },
                           plan.y + plan.board.height, FALSE);
}

/* The number of parts in a column, all parts except the board, and the index of the status bar. */
#define COLUMN_PARTS 9
#define COLUMN_STATUS 3

/* A column beside the board. The west and north players are at its top, the east and south players
 * at its bottom. So the players are in turn order, and the player at the bottom of the board is
 * last. */
typedef struct {
  GtkWidget *parts[COLUMN_PARTS]; /* the game bar is NULL if it is not in the column */
  int heights[COLUMN_PARTS];      /* 0 for a part that is not shown */
  int spare_height;               /* the height that is left; negative if the parts do not fit */
} Column;

static Column
make_column (const Parts *parts, int width, int height)
{
  Column column = {
    .parts = { parts->west, parts->north, parts->evaluation, parts->status, parts->entry,
               parts->more, parts->bar, parts->east, parts->south },
    .spare_height = height + SPACING,
  };

  for (guint i = 0; i < COLUMN_PARTS; i++) {
    GtkWidget *part = column.parts[i];

    if (part != NULL && gtk_widget_should_layout (part))
      gtk_widget_measure (part, GTK_ORIENTATION_VERTICAL, MAX (width, min_width (part)), NULL,
                          &column.heights[i], NULL, NULL);
    column.spare_height -= column.heights[i] + (column.heights[i] > 0 ? SPACING : 0);
  }
  return column;
}

/* Places the board and a column beside it. If the parts do not fit into the column, the game bar
 * stands upright beside the column. */
static void
allocate_column (QdrGameLayout *self, const Parts *parts, int width, int height)
{
  const int least = MAX (MAX (QDR_GAME_COLUMN_WIDTH, min_width_below_board (parts)),
                         MAX (MAX (min_width (parts->west), min_width (parts->north)),
                              MAX (min_width (parts->south), min_width (parts->east))));
  const GtkRequisition board =
      fit_board (self, parts, MAX (0, width - SIDE_SPACING - least), height);
  const GtkRequisition bar = measure_bar (parts, TRUE);
  int too_high;
  int column_width = MIN (MAX_COLUMN_WIDTH, width - SIDE_SPACING - board.width);
  const int x = (width - board.width - SIDE_SPACING - column_width) / 2;
  const int column_x = x + board.width + SIDE_SPACING;
  GtkWidget *last_above = gtk_widget_should_layout (parts->north) ? parts->north : parts->west;
  Column column = make_column (parts, column_width, height);
  int y = 0;

  place_part (parts->board, width, x, (height - board.height) / 2, board.width, board.height);
  if (column.spare_height < 0 && parts->bar != NULL) {
    Parts others = *parts;

    others.bar = NULL;
    column_width -= bar.width + SPACING;
    column = make_column (&others, column_width, height);
    place_part (parts->bar, width, column_x + column_width + SPACING, MAX (0, height - bar.height),
                bar.width, bar.height);
  }
  /* A long text gives way: it can be scrolled. */
  too_high =
      CLAMP (-column.spare_height, 0, column.heights[COLUMN_STATUS] - min_height (parts->status));
  column.heights[COLUMN_STATUS] -= too_high;

  /* The last player above the status bar gets the spare height, in which remarks appear. Parts
   * without height are also placed, because GTK could not draw them otherwise. */
  for (guint i = 0; i < COLUMN_PARTS; i++) {
    GtkWidget *part = column.parts[i];
    const int part_height =
        column.heights[i] + (part == last_above ? MAX (0, column.spare_height) : 0);

    if (part == NULL || !gtk_widget_should_layout (part))
      continue;
    place_part (part, width, column_x, y, column_width, part_height);
    y += part_height > 0 ? part_height + SPACING : 0;
  }
}

static void
qdr_game_layout_allocate (GtkLayoutManager *manager,
                          GtkWidget *widget,
                          int width,
                          int height,
                          int baseline)
{
  QdrGameLayout *self = QDR_GAME_LAYOUT (manager);
  const Parts parts = find_parts (widget);
  GtkWidget *const players[] = { parts.west, parts.north, parts.south, parts.east };
  Parts around = parts;
  guint n_players = 0;

  /* Around the board, the players are at the same sides in all languages, like its squares. */
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL) {
    around.west = parts.north;
    around.north = parts.west;
    around.south = parts.east;
    around.east = parts.south;
  }

  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    n_players += gtk_widget_should_layout (players[i]) ? 1 : 0;
  /* The arrangement changes in the next frame, because no widget may change its size during an
   * allocation. */
  self->next = qdr_game_arrangement_find (n_players, self->columns, self->rows, width, height);
  if (self->next != self->arrangement)
    gtk_widget_add_tick_callback (widget, apply_arrangement_cb, NULL, NULL);

  for (GtkWidget *part = gtk_widget_get_first_child (widget); part != NULL;
       part = gtk_widget_get_next_sibling (part))
    if (part != parts.bar || self->arrangement == QDR_GAME_ALONE || is_in_column (self))
      gtk_widget_set_child_visible (part,
                                    self->arrangement != QDR_GAME_ALONE || part == parts.board);
  if (self->arrangement == QDR_GAME_ALONE)
    place_part (parts.board, width, 0, 0, width, height);
  else if (is_in_column (self))
    allocate_column (self, &parts, width, height);
  else if (self->arrangement == QDR_GAME_SIDES)
    allocate_sides (self, &around, width, height);
  else
    allocate_strips (self, &around, width, height);
}

/* The object */

static void
qdr_game_layout_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  QdrGameLayout *self = QDR_GAME_LAYOUT (object);

  switch (id) {
  case PROP_ARRANGEMENT:
    g_value_set_int (value, (int) self->arrangement);
    break;
  case PROP_IN_COLUMN:
    g_value_set_boolean (value, is_in_column (self));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
qdr_game_layout_class_init (QdrGameLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  G_OBJECT_CLASS (klass)->get_property = qdr_game_layout_get_property;
  layout_class->measure = qdr_game_layout_measure;
  layout_class->allocate = qdr_game_layout_allocate;

  properties[PROP_ARRANGEMENT] =
      g_param_spec_int ("arrangement", NULL, NULL, QDR_GAME_STRIPS, QDR_GAME_ALONE, QDR_GAME_STRIPS,
                        G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_IN_COLUMN] = g_param_spec_boolean ("in-column", NULL, NULL, FALSE,
                                                     G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);
}

static void
qdr_game_layout_init (QdrGameLayout *self)
{
  self->columns = 1;
  self->rows = 1;
}

void
qdr_game_layout_set_board_shape (QdrGameLayout *self, guint columns, guint rows)
{
  g_return_if_fail (QDR_IS_GAME_LAYOUT (self));
  g_return_if_fail (columns > 0 && rows > 0);

  if (self->columns == columns && self->rows == rows)
    return;

  self->columns = columns;
  self->rows = rows;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

void
qdr_game_layout_expect_size (QdrGameLayout *self, guint players, int width, int height)
{
  g_return_if_fail (QDR_IS_GAME_LAYOUT (self));

  self->next = qdr_game_arrangement_find (players, self->columns, self->rows, width, height);
  apply_arrangement (self);
}

QdrGameArrangement
qdr_game_layout_get_arrangement (QdrGameLayout *self)
{
  g_return_val_if_fail (QDR_IS_GAME_LAYOUT (self), QDR_GAME_STRIPS);

  return self->arrangement;
}
