/*
 * A board and the card that speaks about it: side by side, or one below the other where it is
 * narrow.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-layout.h"

#define SPACING 12

/* Of the card beside the board: narrower it is below, and wider its lines are hard to read. */
#define CARD_MIN_WIDTH 260
#define CARD_MAX_WIDTH 420

/* As long as nothing else is said. */
#define SHARE 0.54

struct _QdrBoardLayout {
  GtkWidget parent_instance;

  GtkWidget *board;
  GtkWidget *card;
  double share;
};

G_DEFINE_FINAL_TYPE (QdrBoardLayout, qdr_board_layout, GTK_TYPE_WIDGET)

enum {
  PROP_0,
  PROP_BOARD,
  PROP_CARD,
  PROP_SHARE,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* Where that can never be. */
#define NO_HEIGHT G_MAXINT

static int
least_width (GtkWidget *child)
{
  int width;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  return width;
}

/* Words that are wrapped need the more height the less @width they have; -1 for any. */
static int
least_height (GtkWidget *child, int width)
{
  int height;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL,
                      width < 0 ? width : MAX (width, least_width (child)), &height, NULL, NULL,
                      NULL);
  return height;
}

static int
least_height_below (QdrBoardLayout *self, int width)
{
  return least_height (self->board, width) + SPACING + least_height (self->card, width);
}

static int
card_width_beside (QdrBoardLayout *self)
{
  return MAX (CARD_MIN_WIDTH, least_width (self->card));
}

static int
least_height_beside (QdrBoardLayout *self, int width)
{
  const int card = card_width_beside (self);

  if (width < least_width (self->board) + SPACING + card)
    return NO_HEIGHT;

  return MAX (least_height (self->board, -1), least_height (self->card, card));
}

static GtkSizeRequestMode
qdr_board_layout_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* The least width is that of one below the other. */
static void
qdr_board_layout_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum_size,
                          int *natural_size,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  QdrBoardLayout *self = QDR_BOARD_LAYOUT (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum_size = MAX (least_width (self->board), least_width (self->card));
  else
    *minimum_size = MIN (least_height_below (self, for_size), least_height_beside (self, for_size));
  *natural_size = *minimum_size;
}

static void
place (GtkWidget *child, int x, int y, int width, int height)
{
  gtk_widget_size_allocate (child, &(GtkAllocation){ x, y, width, height }, -1);
}

static void
place_below (QdrBoardLayout *self, int width, int height)
{
  const int card = least_height (self->card, width);
  const int wanted = MIN (width, (int) (self->share * height));
  const int board = CLAMP (wanted, least_height (self->board, width), height - card - SPACING);

  place (self->board, 0, 0, width, board);
  place (self->card, 0, board + SPACING, width, height - board - SPACING);
}

/* Both in the middle of what room there is. */
static void
place_beside (QdrBoardLayout *self, int width, int height, int card_width)
{
  const int board = MIN (width - card_width - SPACING, height);
  const int card = MIN (width - board - SPACING, CARD_MAX_WIDTH);
  const int start = (width - board - SPACING - card) / 2;

  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL) {
    place (self->card, start, 0, card, height);
    place (self->board, start + card + SPACING, 0, board, height);
  } else {
    place (self->board, start, 0, board, height);
    place (self->card, start + board + SPACING, 0, card, height);
  }
}

/* Whichever way the board is larger, if the words fit. */
static gboolean
goes_beside (QdrBoardLayout *self, int width, int height)
{
  const int beside = MIN (width - card_width_beside (self) - SPACING, height);
  const int below = MIN (width, (int) (self->share * height));

  if (beside >= below)
    return height >= least_height_beside (self, width);
  return height < least_height_below (self, width) && height >= least_height_beside (self, width);
}

static void
qdr_board_layout_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  QdrBoardLayout *self = QDR_BOARD_LAYOUT (widget);

  if (goes_beside (self, width, height))
    place_beside (self, width, height, card_width_beside (self));
  else
    place_below (self, width, height);
}

static GtkWidget **
find_child (QdrBoardLayout *self, guint id)
{
  switch (id) {
  case PROP_BOARD:
    return &self->board;
  case PROP_CARD:
    return &self->card;
  default:
    return NULL;
  }
}

static void
qdr_board_layout_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  GtkWidget **child = find_child (QDR_BOARD_LAYOUT (object), id);

  if (child != NULL)
    g_value_set_object (value, *child);
  else if (id == PROP_SHARE)
    g_value_set_double (value, QDR_BOARD_LAYOUT (object)->share);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
replace_child (QdrBoardLayout *self, GtkWidget **child, GtkWidget *by)
{
  g_clear_pointer (child, gtk_widget_unparent);
  *child = by;
  if (by != NULL)
    gtk_widget_set_parent (by, GTK_WIDGET (self));
}

static void
qdr_board_layout_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  QdrBoardLayout *self = QDR_BOARD_LAYOUT (object);
  GtkWidget **child = find_child (self, id);

  if (child != NULL)
    replace_child (self, child, g_value_get_object (value));
  else if (id == PROP_SHARE)
    self->share = g_value_get_double (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
qdr_board_layout_dispose (GObject *object)
{
  QdrBoardLayout *self = QDR_BOARD_LAYOUT (object);

  g_clear_pointer (&self->board, gtk_widget_unparent);
  g_clear_pointer (&self->card, gtk_widget_unparent);

  G_OBJECT_CLASS (qdr_board_layout_parent_class)->dispose (object);
}

static void
qdr_board_layout_class_init (QdrBoardLayoutClass *klass)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = qdr_board_layout_get_property;
  object_class->set_property = qdr_board_layout_set_property;
  object_class->dispose = qdr_board_layout_dispose;

  widget_class->get_request_mode = qdr_board_layout_get_request_mode;
  widget_class->measure = qdr_board_layout_measure;
  widget_class->size_allocate = qdr_board_layout_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "boardlayout");

  properties[PROP_BOARD] = g_param_spec_object ("board", NULL, NULL, GTK_TYPE_WIDGET, flags);
  properties[PROP_CARD] = g_param_spec_object ("card", NULL, NULL, GTK_TYPE_WIDGET, flags);
  properties[PROP_SHARE] =
      g_param_spec_double ("share", NULL, NULL, 0, 1, SHARE, flags | G_PARAM_CONSTRUCT_ONLY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
qdr_board_layout_init (QdrBoardLayout *self)
{
}
