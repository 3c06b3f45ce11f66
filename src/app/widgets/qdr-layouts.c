/*
 * Layouts: children in columns, the first child that fits, a picture beside a card of text, a
 * scrolled window as high as its contents, and a child over a part of an overlay.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-layouts.h"

static GtkSizeRequestMode
get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static int
get_min_width (GtkWidget *child)
{
  int width;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  return width;
}

static void
allocate_child (GtkWidget *child, int x, int y, int width, int height)
{
  gtk_widget_size_allocate (child, &(GtkAllocation){ x, y, width, height }, -1);
}

/* Defaults of the properties of columns, logical pixels. */
#define DEFAULT_COLUMN_WIDTH 400
#define DEFAULT_SPACING 12

struct _QdrColumnsLayout {
  GtkLayoutManager parent_instance;

  int column_width;
  int spacing;
  gboolean has_rows;
};

G_DEFINE_FINAL_TYPE (QdrColumnsLayout, qdr_columns_layout, GTK_TYPE_LAYOUT_MANAGER)

enum {
  COLUMNS_PROP_0,
  COLUMNS_PROP_COLUMN_WIDTH,
  COLUMNS_PROP_SPACING,
  COLUMNS_PROP_HAS_ROWS,
  COLUMNS_N_PROPS,
};

static GParamSpec *columns_properties[COLUMNS_N_PROPS];

/* Returns the largest minimum width of the children. */
static int
measure_width (GtkWidget *widget)
{
  int widest = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      widest = MAX (widest, get_min_width (child));
  return widest;
}

/* With as many columns as fit into @width, the last row may be almost empty. So the result is the
 * smallest number of columns that needs no more rows. */
static guint
count_columns (QdrColumnsLayout *self, GtkWidget *widget, int width)
{
  const int room = MAX (self->column_width, measure_width (widget)) + self->spacing;
  const guint n_most = (guint) MAX ((width + self->spacing) / room, 1);
  guint n = 0;
  guint n_rows;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += gtk_widget_should_layout (child);
  n = MAX (n, 1);
  n_rows = (n + n_most - 1) / n_most;
  return (n + n_rows - 1) / n_rows;
}

static int
measure_height (GtkWidget *child, int column)
{
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, column, NULL, &natural, NULL, NULL);
  return natural;
}

/* Returns the height of a row of @n children, of which @child is the first. */
static int
measure_row (GtkWidget *child, guint n, int column)
{
  int highest = 0;

  for (guint i = 0; i < n && child != NULL; child = gtk_widget_get_next_sibling (child)) {
    if (!gtk_widget_should_layout (child))
      continue;
    highest = MAX (highest, measure_height (child, column));
    i++;
  }
  return highest;
}

/* Lays out the children, and returns the total height. If @allocate is FALSE, only measures
 * them. */
static int
lay_out_children (QdrColumnsLayout *self, GtkWidget *widget, int width, gboolean allocate)
{
  const guint n = count_columns (self, widget, width);
  const int column = (width + self->spacing) / (int) n - self->spacing;
  const gboolean is_mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  g_autoptr (GArray) heights = g_array_new (FALSE, TRUE, sizeof (int));
  int highest = 0;
  int height_of_row = 0;

  g_array_set_size (heights, n);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    int *bottom;
    int height;
    guint i = 0; /* the index of the shortest column */

    if (!gtk_widget_should_layout (child))
      continue;
    for (guint other = 1; other < n; other++)
      if (g_array_index (heights, int, other) < g_array_index (heights, int, i))
        i = other;
    bottom = &g_array_index (heights, int, i);
    /* All children of a row have the same height, so a child in the first column begins a new
     * row. */
    if (self->has_rows && i == 0)
      height_of_row = measure_row (child, n, column);
    height = self->has_rows ? height_of_row : measure_height (child, column);
    if (allocate) {
      const int x = (int) (is_mirrored ? n - 1 - i : i) * (column + self->spacing);

      allocate_child (child, x, *bottom, column, height);
    }
    *bottom += height + self->spacing;
    highest = MAX (highest, *bottom - self->spacing);
  }
  return highest;
}

static void
qdr_columns_layout_measure (GtkLayoutManager *manager,
                            GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  QdrColumnsLayout *self = QDR_COLUMNS_LAYOUT (manager);
  const int width = measure_width (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *minimum = width;
    *natural = MAX (width, self->column_width);
  } else {
    *minimum = lay_out_children (self, widget, MAX (for_size, width), FALSE);
    *natural = *minimum;
  }
}

static void
qdr_columns_layout_allocate (GtkLayoutManager *manager,
                             GtkWidget *widget,
                             int width,
                             int height,
                             int baseline)
{
  lay_out_children (QDR_COLUMNS_LAYOUT (manager), widget, width, TRUE);
}

static void
qdr_columns_layout_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  QdrColumnsLayout *self = QDR_COLUMNS_LAYOUT (object);

  switch (id) {
  case COLUMNS_PROP_COLUMN_WIDTH:
    self->column_width = g_value_get_int (value);
    break;
  case COLUMNS_PROP_SPACING:
    self->spacing = g_value_get_int (value);
    break;
  case COLUMNS_PROP_HAS_ROWS:
    self->has_rows = g_value_get_boolean (value);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
qdr_columns_layout_class_init (QdrColumnsLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);
  const GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;

  G_OBJECT_CLASS (klass)->set_property = qdr_columns_layout_set_property;
  layout_class->get_request_mode = get_request_mode;
  layout_class->measure = qdr_columns_layout_measure;
  layout_class->allocate = qdr_columns_layout_allocate;

  columns_properties[COLUMNS_PROP_COLUMN_WIDTH] =
      g_param_spec_int ("column-width", NULL, NULL, 1, G_MAXINT / 2, DEFAULT_COLUMN_WIDTH, flags);
  columns_properties[COLUMNS_PROP_SPACING] =
      g_param_spec_int ("spacing", NULL, NULL, 0, G_MAXINT / 2, DEFAULT_SPACING, flags);
  columns_properties[COLUMNS_PROP_HAS_ROWS] =
      g_param_spec_boolean ("has-rows", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), COLUMNS_N_PROPS, columns_properties);
}

static void
qdr_columns_layout_init (QdrColumnsLayout *self)
{
}

struct _QdrFirstFitLayout {
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (QdrFirstFitLayout, qdr_first_fit_layout, GTK_TYPE_LAYOUT_MANAGER)

static void
qdr_first_fit_layout_measure (GtkLayoutManager *manager,
                              GtkWidget *widget,
                              GtkOrientation orientation,
                              int for_size,
                              int *minimum,
                              int *natural,
                              int *minimum_baseline,
                              int *natural_baseline)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    int child_minimum, child_natural;

    if (!gtk_widget_should_layout (child))
      continue;
    gtk_widget_measure (child, orientation, -1, &child_minimum, &child_natural, NULL, NULL);
    if (orientation == GTK_ORIENTATION_VERTICAL)
      *minimum = MAX (*minimum, child_minimum);
    *natural = MAX (*natural, child_natural);
  }
}

static void
qdr_first_fit_layout_allocate (GtkLayoutManager *manager,
                               GtkWidget *widget,
                               int width,
                               int height,
                               int baseline)
{
  gboolean is_found = FALSE;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    int natural;

    if (!gtk_widget_should_layout (child))
      continue;
    gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
    gtk_widget_set_child_visible (child, !is_found && natural <= width);
    if (gtk_widget_get_child_visible (child)) {
      is_found = TRUE;
      gtk_widget_allocate (child, width, height, baseline, NULL);
    }
  }
}

static void
qdr_first_fit_layout_class_init (QdrFirstFitLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->measure = qdr_first_fit_layout_measure;
  layout_class->allocate = qdr_first_fit_layout_allocate;
}

static void
qdr_first_fit_layout_init (QdrFirstFitLayout *self)
{
}

/* The gap between picture and card, logical pixels. */
#define CARD_SPACING 12

/* The limits of the width of a card beside the picture, logical pixels. With less space, the card
 * is below the picture. Longer lines of text would be hard to read. */
#define CARD_MIN_WIDTH 260
#define CARD_MAX_WIDTH 480

/* The default share of the height for a picture above the card. */
#define DEFAULT_SHARE 0.54

/* A width above that of every window, logical pixels. */
#define GREATEST_WIDTH (1 << 20)

/* The result of get_min_height_beside() if the width is insufficient to place picture and card side
 * by side. */
#define NO_HEIGHT G_MAXINT

struct _QdrCardLayout {
  GtkLayoutManager parent_instance;

  double share;
  double card_share;
};

G_DEFINE_FINAL_TYPE (QdrCardLayout, qdr_card_layout, GTK_TYPE_LAYOUT_MANAGER)

enum {
  CARD_PROP_0,
  CARD_PROP_SHARE,
  CARD_PROP_CARD_SHARE,
  CARD_N_PROPS,
};

static GParamSpec *card_properties[CARD_N_PROPS];

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

/* Returns the minimum height of @child at @width, or at any width if @width is -1. */
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
  return get_min_height (get_picture (widget), width) + CARD_SPACING +
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
  return get_min_width (get_picture (widget)) + CARD_SPACING + get_card_width_beside (widget);
}

/* Returns the minimum height with the card beside the picture at @width. */
static int
get_min_height_beside (GtkWidget *widget, int width)
{
  const int picture = get_min_height (get_picture (widget), -1);
  int card_width = get_card_width_beside (widget);
  int height;

  if (width < get_min_width_beside (widget))
    return NO_HEIGHT;

  height = MAX (picture, get_min_height (get_card (widget), card_width));
  /* The picture is no wider than high, and leaves the rest of the width to the card. */
  card_width = MAX (card_width, MIN (width - height - CARD_SPACING, CARD_MAX_WIDTH));
  return MAX (picture, get_min_height (get_card (widget), card_width));
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
    /* Measured without a width, a label may be a pixel lower than at any width. */
    const int width = for_size < 0 ? GREATEST_WIDTH : for_size;

    *minimum = MIN (get_min_height_below (widget, width), get_min_height_beside (widget, width));
  } else {
    int least = MAX (get_min_width (get_picture (widget)), get_min_width (get_card (widget)));
    int most = MAX (least, get_min_width_beside (widget));

    /* Find the smallest width at which the given height suffices. A card below the picture needs
     * less height if it is wider, up to the width at which both fit side by side. */
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
qdr_card_layout_allocate (GtkLayoutManager *manager,
                          GtkWidget *widget,
                          int width,
                          int height,
                          int baseline)
{
  QdrCardLayout *self = QDR_CARD_LAYOUT (manager);
  GtkWidget *picture = get_picture (widget);
  GtkWidget *card = get_card (widget);
  const int beside = MIN (width - get_card_width_beside (widget) - CARD_SPACING, height);
  const int below = MIN (width, (int) (self->share * height));

  /* Place the card beside the picture if there is space, and if the picture is then at least as
   * large or the card does not fit below it. */
  if (height >= get_min_height_beside (widget, width) &&
      (beside >= below || height < get_min_height_below (widget, width))) {
    const int least = MAX (get_card_width_beside (widget), (int) (self->card_share * width));
    const int picture_width = MIN (width - least - CARD_SPACING, height);
    const int card_width = MIN (width - picture_width - CARD_SPACING, CARD_MAX_WIDTH);
    const int start = (width - picture_width - CARD_SPACING - card_width) / 2;

    if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL) {
      allocate_child (card, start, 0, card_width, height);
      allocate_child (picture, start + card_width + CARD_SPACING, 0, picture_width, height);
    } else {
      allocate_child (picture, start, 0, picture_width, height);
      allocate_child (card, start + picture_width + CARD_SPACING, 0, card_width, height);
    }
  } else {
    const int most = height - get_min_height (card, width) - CARD_SPACING;
    const int picture_height = CLAMP (below, get_min_height (picture, width), most);

    allocate_child (picture, 0, 0, width, picture_height);
    allocate_child (card, 0, picture_height + CARD_SPACING, width,
                    height - picture_height - CARD_SPACING);
  }
}

static void
qdr_card_layout_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == CARD_PROP_SHARE)
    QDR_CARD_LAYOUT (object)->share = g_value_get_double (value);
  else if (id == CARD_PROP_CARD_SHARE)
    QDR_CARD_LAYOUT (object)->card_share = g_value_get_double (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
qdr_card_layout_class_init (QdrCardLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);
  const GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;

  G_OBJECT_CLASS (klass)->set_property = qdr_card_layout_set_property;
  layout_class->get_request_mode = get_request_mode;
  layout_class->measure = qdr_card_layout_measure;
  layout_class->allocate = qdr_card_layout_allocate;

  card_properties[CARD_PROP_SHARE] =
      g_param_spec_double ("share", NULL, NULL, 0, 1, DEFAULT_SHARE, flags);
  card_properties[CARD_PROP_CARD_SHARE] =
      g_param_spec_double ("card-share", NULL, NULL, 0, 1, 0, flags);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), CARD_N_PROPS, card_properties);
}

static void
qdr_card_layout_init (QdrCardLayout *self)
{
}

static void
measure_scroller (GtkWidget *widget,
                  GtkOrientation orientation,
                  int for_size,
                  int *minimum,
                  int *natural,
                  int *minimum_baseline,
                  int *natural_baseline)
{
  GtkWidget *scroller = gtk_widget_get_first_child (widget);
  GtkWidget *contents = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scroller));

  gtk_widget_measure (scroller, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    gtk_widget_measure (contents, orientation, for_size, NULL, natural, NULL, NULL);
  *natural = MAX (*minimum, *natural);
}

static void
allocate_scroller (GtkWidget *widget, int width, int height, int baseline)
{
  allocate_child (gtk_widget_get_first_child (widget), 0, 0, width, height);
}

static GtkSizeRequestMode
get_scroller_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

void
qdr_widget_fit_scroller (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_SCROLLED_WINDOW (gtk_widget_get_first_child (widget)));

  gtk_widget_set_layout_manager (widget, gtk_custom_layout_new (get_scroller_mode, measure_scroller,
                                                                allocate_scroller));
}

/* Returns the position nearest to @wanted at which @size fits into @space. */
static int
fit_within (int wanted, int size, int space)
{
  return MAX (0, MIN (wanted, space - size));
}

gboolean
qdr_overlay_place_child_over (GtkOverlay *overlay,
                              GtkWidget *child,
                              GtkWidget *target,
                              GtkAlign valign,
                              GdkRectangle *place)
{
  const int width = gtk_widget_get_width (GTK_WIDGET (overlay));
  const int height = gtk_widget_get_height (GTK_WIDGET (overlay));
  graphene_rect_t bounds;
  int least, natural, spare;

  g_return_val_if_fail (GTK_IS_OVERLAY (overlay), FALSE);
  g_return_val_if_fail (GTK_IS_WIDGET (child), FALSE);
  g_return_val_if_fail (GTK_IS_WIDGET (target), FALSE);
  g_return_val_if_fail (place != NULL, FALSE);

  if (!gtk_widget_get_mapped (target) ||
      !gtk_widget_compute_bounds (target, GTK_WIDGET (overlay), &bounds))
    return FALSE;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  place->width = MAX (least, MIN (natural, (int) bounds.size.width));
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, place->width, &least, &natural, NULL, NULL);
  place->height = MAX (least, MIN (natural, height));

  spare = (int) bounds.size.height - place->height;
  place->x = fit_within ((int) bounds.origin.x + ((int) bounds.size.width - place->width) / 2,
                         place->width, width);
  place->y = fit_within ((int) bounds.origin.y + (valign == GTK_ALIGN_END ? spare : spare / 2),
                         place->height, height);
  return TRUE;
}
