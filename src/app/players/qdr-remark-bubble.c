/*
 * What a player says, in a bubble over its panel.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-remark-bubble.h"

/* Between what the panel shows and the words, logical pixels. */
#define GAP 12

/* Two lines hold so much of the words of one, in per cent: they break between words. */
#define TWO_LINES 170

struct _QdrRemarkBubble {
  GtkWidget parent_instance;

  GtkWidget *content; /* unowned */
  GtkWidget *face;    /* unowned */
  GtkRevealer *revealer;
  GtkLabel *label;
};

G_DEFINE_FINAL_TYPE (QdrRemarkBubble, qdr_remark_bubble, GTK_TYPE_WIDGET)

static void
qdr_remark_bubble_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  *minimum = 0;
  *natural = 0;
}

/* Where @child begins, and where it ends if it has the room it would like, from where lines of text
 * begin. Both are where the bubble begins if there is nothing to be seen of it. */
static void
survey (QdrRemarkBubble *self, GtkWidget *child, int width, int *start, int *end)
{
  graphene_rect_t bounds;
  int natural;

  *start = *end = 0;
  if (!gtk_widget_is_visible (child) ||
      !gtk_widget_compute_bounds (child, GTK_WIDGET (self), &bounds))
    return;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  *start = (int) bounds.origin.x;
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    *start = width - (int) (bounds.origin.x + bounds.size.width);
  *end = *start + natural;
}

/* Whether a line that would be @wanted wide can stand in two lines from @start on. */
static gboolean
fits (int wanted, int start, int width)
{
  return (width - start) * TWO_LINES >= wanted * 100;
}

/* Behind the content; else over it, but for the face; else over that as well. */
static GtkAllocation
find_place (QdrRemarkBubble *self, int width, int height)
{
  GtkWidget *revealer = GTK_WIDGET (self->revealer);
  int start, end, face_end, wanted, ignored;
  GtkAllocation place;

  survey (self, self->content, width, &start, &end);
  survey (self, self->face, width, &ignored, &face_end);
  face_end = MAX (face_end, start);
  gtk_widget_measure (revealer, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &wanted, NULL, NULL);
  if (!fits (wanted, end + GAP, width)) {
    start = fits (wanted, face_end, width) ? face_end : start;
    return (GtkAllocation){ start, 0, width - start, height };
  }

  place.x = end + GAP;
  place.width = MIN (wanted, width - place.x);
  gtk_widget_measure (revealer, GTK_ORIENTATION_VERTICAL, place.width, NULL, &place.height, NULL,
                      NULL);
  place.height = MIN (place.height, height);
  place.y = (height - place.height) / 2;
  return place;
}

static void
qdr_remark_bubble_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  QdrRemarkBubble *self = QDR_REMARK_BUBBLE (widget);
  GtkAllocation place;

  if (!gtk_widget_should_layout (GTK_WIDGET (self->revealer)))
    return;

  place = find_place (self, width, height);
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    place.x = width - place.x - place.width;
  gtk_widget_size_allocate (GTK_WIDGET (self->revealer), &place, -1);
}

static void
qdr_remark_bubble_dispose (GObject *object)
{
  QdrRemarkBubble *self = QDR_REMARK_BUBBLE (object);
  GtkWidget *revealer = GTK_WIDGET (g_steal_pointer (&self->revealer));

  g_clear_pointer (&revealer, gtk_widget_unparent);

  G_OBJECT_CLASS (qdr_remark_bubble_parent_class)->dispose (object);
}

static void
qdr_remark_bubble_class_init (QdrRemarkBubbleClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qdr_remark_bubble_dispose;
  widget_class->measure = qdr_remark_bubble_measure;
  widget_class->size_allocate = qdr_remark_bubble_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "remark");
}

static void
qdr_remark_bubble_init (QdrRemarkBubble *self)
{
  GtkWidget *label = gtk_label_new (NULL);

  self->label = GTK_LABEL (label);
  gtk_label_set_wrap (self->label, TRUE);
  gtk_label_set_lines (self->label, 2);
  gtk_label_set_ellipsize (self->label, PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (self->label, 0);

  self->revealer = GTK_REVEALER (gtk_revealer_new ());
  gtk_revealer_set_transition_type (self->revealer, GTK_REVEALER_TRANSITION_TYPE_CROSSFADE);
  gtk_revealer_set_child (self->revealer, label);
  gtk_widget_set_parent (GTK_WIDGET (self->revealer), GTK_WIDGET (self));
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
qdr_remark_bubble_new (GtkWidget *content, GtkWidget *face)
{
  QdrRemarkBubble *self;

  g_return_val_if_fail (GTK_IS_WIDGET (content), NULL);
  g_return_val_if_fail (GTK_IS_WIDGET (face), NULL);

  self = g_object_new (QDR_TYPE_REMARK_BUBBLE, NULL);
  self->content = content;
  self->face = face;
  return GTK_WIDGET (self);
}

void
qdr_remark_bubble_say (QdrRemarkBubble *self, const char *line)
{
  g_return_if_fail (QDR_IS_REMARK_BUBBLE (self));

  if (line != NULL)
    gtk_label_set_label (self->label, line);
  gtk_revealer_set_reveal_child (self->revealer, line != NULL);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

const char *
qdr_remark_bubble_get_line (QdrRemarkBubble *self)
{
  g_return_val_if_fail (QDR_IS_REMARK_BUBBLE (self), NULL);

  return gtk_revealer_get_reveal_child (self->revealer) ? gtk_label_get_label (self->label) : NULL;
}
