/*
 * A board and the card that speaks about it: side by side, or one below the other where it is narrow.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-lesson-layout.h"

#define SPACING 12

/* Of the card beside the board: narrower it is below, and wider its lines are hard to read. */
#define CARD_MIN_WIDTH 260
#define CARD_MAX_WIDTH 420

/* Of the height, for a board above the card. */
#define BOARD_SHARE 0.54

struct _QdrLessonLayout {
  GtkWidget parent_instance;

  GtkWidget *board;
  GtkWidget *card;
};

G_DEFINE_FINAL_TYPE (QdrLessonLayout, qdr_lesson_layout, GTK_TYPE_WIDGET)

enum {
  PROP_0,
  PROP_BOARD,
  PROP_CARD,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static int
minimum (GtkWidget *child, GtkOrientation orientation)
{
  int size;

  gtk_widget_measure (child, orientation, -1, &size, NULL, NULL, NULL);
  return size;
}

/* The least room is that of one below the other. */
static void
qdr_lesson_layout_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum_size,
                           int *natural_size,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  QdrLessonLayout *self = QDR_LESSON_LAYOUT (widget);
  const int board = minimum (self->board, orientation);
  const int card = minimum (self->card, orientation);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum_size = MAX (board, card);
  else
    *minimum_size = board + SPACING + card;
  *natural_size = *minimum_size;
}

static void
place (GtkWidget *child, int x, int y, int width, int height)
{
  gtk_widget_size_allocate (child, &(GtkAllocation){ x, y, width, height }, -1);
}

static void
place_below (QdrLessonLayout *self, int width, int height)
{
  const int card = minimum (self->card, GTK_ORIENTATION_VERTICAL);
  const int wanted = MIN (width, (int) (BOARD_SHARE * height));
  const int board =
      CLAMP (wanted, minimum (self->board, GTK_ORIENTATION_VERTICAL), height - card - SPACING);

  place (self->board, 0, 0, width, board);
  place (self->card, 0, board + SPACING, width, height - board - SPACING);
}

/* Both in the middle of what room there is. */
static void
place_beside (QdrLessonLayout *self, int width, int height, int card_width)
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

/* Whichever way the board is larger. */
static void
qdr_lesson_layout_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  QdrLessonLayout *self = QDR_LESSON_LAYOUT (widget);
  const int card = MAX (CARD_MIN_WIDTH, minimum (self->card, GTK_ORIENTATION_HORIZONTAL));

  if (MIN (width - card - SPACING, height) >= MIN (width, (int) (BOARD_SHARE * height)))
    place_beside (self, width, height, card);
  else
    place_below (self, width, height);
}

static GtkWidget **
find_child (QdrLessonLayout *self, guint id)
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
qdr_lesson_layout_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  GtkWidget **child = find_child (QDR_LESSON_LAYOUT (object), id);

  if (child != NULL)
    g_value_set_object (value, *child);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
qdr_lesson_layout_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  GtkWidget **child = find_child (QDR_LESSON_LAYOUT (object), id);

  if (child == NULL) {
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    return;
  }
  g_clear_pointer (child, gtk_widget_unparent);
  *child = g_value_get_object (value);
  if (*child != NULL)
    gtk_widget_set_parent (*child, GTK_WIDGET (object));
}

static void
qdr_lesson_layout_dispose (GObject *object)
{
  QdrLessonLayout *self = QDR_LESSON_LAYOUT (object);

  g_clear_pointer (&self->board, gtk_widget_unparent);
  g_clear_pointer (&self->card, gtk_widget_unparent);

  G_OBJECT_CLASS (qdr_lesson_layout_parent_class)->dispose (object);
}

static void
qdr_lesson_layout_class_init (QdrLessonLayoutClass *klass)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = qdr_lesson_layout_get_property;
  object_class->set_property = qdr_lesson_layout_set_property;
  object_class->dispose = qdr_lesson_layout_dispose;

  widget_class->measure = qdr_lesson_layout_measure;
  widget_class->size_allocate = qdr_lesson_layout_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "lessonlayout");

  properties[PROP_BOARD] = g_param_spec_object ("board", NULL, NULL, GTK_TYPE_WIDGET, flags);
  properties[PROP_CARD] = g_param_spec_object ("card", NULL, NULL, GTK_TYPE_WIDGET, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
qdr_lesson_layout_init (QdrLessonLayout *self)
{
}
