/*
 * A layout of a picture and a card of text, side by side, or one below the other in a narrow
 * window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-card-layout.h"

/* The gap between picture and card, logical pixels. */
#define SPACING 12

/* The limits of the width of a card beside the picture. If there is less space, the card is below
 * the picture; a wider card would have lines that are hard to read. */
#define CARD_MIN_WIDTH 260
#define CARD_MAX_WIDTH 420

#define DEFAULT_SHARE 0.54

struct _QdrCardLayout {
  GtkLayoutManager parent_instance;

  double share;
  double card_share;
};

G_DEFINE_FINAL_TYPE (QdrCardLayout, qdr_card_layout, GTK_TYPE_LAYOUT_MANAGER)

enum {
  PROP_0,
  PROP_SHARE,
  PROP_CARD_SHARE,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* The height that is returned if the width is insufficient to place picture and card side by
 * side. */
#define NO_HEIGHT G_MAXINT

static GtkWidget *
get_picture (GtkWidget *widget)
{
  return gtk_widget_get_first_child (widget);
}

static GtkWidget *
get_card (GtkWidget *widget)
{
  return gtk_widget_get_last_child (widget);
}

static int
get_min_width (GtkWidget *child)
{
  int width;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  return width;
}

/* Returns the minimum height of @child in @width; -1 for any width. Wrapped text is taller in a
 * smaller width. */
static int
get_min_height (GtkWidget *child, int width)
{
  int height;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL,
                      width < 0 ? width : MAX (width, get_min_width (child)), &height, NULL, NULL,
                      NULL);
  return height;
}

static int
get_min_height_below (GtkWidget *widget, int width)
{
  return get_min_height (get_picture (widget), width) + SPACING +
         get_min_height (get_card (widget), width);
}

static int
get_card_width_beside (GtkWidget *widget)
{
  return MAX (CARD_MIN_WIDTH, get_min_width (get_card (widget)));
}

static int
get_min_width_beside (GtkWidget *widget)
{
  return get_min_width (get_picture (widget)) + SPACING + get_card_width_beside (widget);
}

/* Returns the minimum height with the card beside the picture; @width is -1 for any width. */
static int
get_min_height_beside (GtkWidget *widget, int width)
{
  if (width >= 0 && width < get_min_width_beside (widget))
    return NO_HEIGHT;

  return MAX (get_min_height (get_picture (widget), -1),
              get_min_height (get_card (widget), get_card_width_beside (widget)));
}

static GtkSizeRequestMode
qdr_card_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
qdr_card_layout_measure (GtkLayoutManager *manager,
                         GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_VERTICAL) {
    *minimum =
        MIN (get_min_height_below (widget, for_size), get_min_height_beside (widget, for_size));
  } else {
    int least = MAX (get_min_width (get_picture (widget)), get_min_width (get_card (widget)));
    int most = MAX (least, get_min_width_beside (widget));

    /* GTK asks for the width that belongs to a height, to find the minimum size of the window. With
     * the card below the picture, more width needs less height, until both fit side by side. Hence
     * a binary search finds the width. */
    while (for_size >= 0 && least < most) {
      const int middle = (least + most) / 2;

      if (get_min_height_below (widget, middle) <= for_size)
        most = middle;
      else
        least = middle + 1;
    }
    *minimum = least;
  }
  *natural = *minimum;
}

static void
allocate_child (GtkWidget *child, int x, int y, int width, int height)
{
  gtk_widget_size_allocate (child, &(GtkAllocation){ x, y, width, height }, -1);
}

static void
qdr_card_layout_allocate (GtkLayoutManager *manager,
                          GtkWidget *widget,
                          int width,
                          int height,
                          int baseline)
{
  QdrCardLayout *self = QDR_CARD_LAYOUT (manager);
  GtkWidget *picture = get_picture (widget);
  GtkWidget *card = get_card (widget);
  const int beside = MIN (width - get_card_width_beside (widget) - SPACING, height);
  const int below = MIN (width, (int) (self->share * height));

  /* Place the card beside the picture if the picture is then larger, or if the card does not fit
   * below it. */
  if (height >= get_min_height_beside (widget, width) &&
      (beside >= below || height < get_min_height_below (widget, width))) {
    const int least = MAX (get_card_width_beside (widget), (int) (self->card_share * width));
    const int picture_width = MIN (width - least - SPACING, height);
    const int card_width = MIN (width - picture_width - SPACING, CARD_MAX_WIDTH);
    const int start = (width - picture_width - SPACING - card_width) / 2;

    if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL) {
      allocate_child (card, start, 0, card_width, height);
      allocate_child (picture, start + card_width + SPACING, 0, picture_width, height);
    } else {
      allocate_child (picture, start, 0, picture_width, height);
      allocate_child (card, start + picture_width + SPACING, 0, card_width, height);
    }
  } else {
    const int most = height - get_min_height (card, width) - SPACING;
    const int picture_height = CLAMP (below, get_min_height (picture, width), most);

    allocate_child (picture, 0, 0, width, picture_height);
    allocate_child (card, 0, picture_height + SPACING, width, height - picture_height - SPACING);
  }
}

static void
qdr_card_layout_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SHARE)
    g_value_set_double (value, QDR_CARD_LAYOUT (object)->share);
  else if (id == PROP_CARD_SHARE)
    g_value_set_double (value, QDR_CARD_LAYOUT (object)->card_share);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
qdr_card_layout_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SHARE)
    QDR_CARD_LAYOUT (object)->share = g_value_get_double (value);
  else if (id == PROP_CARD_SHARE)
    QDR_CARD_LAYOUT (object)->card_share = g_value_get_double (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
qdr_card_layout_class_init (QdrCardLayoutClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  object_class->get_property = qdr_card_layout_get_property;
  object_class->set_property = qdr_card_layout_set_property;

  layout_class->get_request_mode = qdr_card_layout_get_request_mode;
  layout_class->measure = qdr_card_layout_measure;
  layout_class->allocate = qdr_card_layout_allocate;

  properties[PROP_SHARE] =
      g_param_spec_double ("share", NULL, NULL, 0, 1, DEFAULT_SHARE,
                           G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  properties[PROP_CARD_SHARE] =
      g_param_spec_double ("card-share", NULL, NULL, 0, 1, 0,
                           G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
qdr_card_layout_init (QdrCardLayout *self)
{
}
