/*
 * A bubble over a player's panel that shows a remark.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-remark-bubble.h"

#include "qdr-accessibility-fixups.h"

/* The distance between a remark and the parts beside it, logical pixels. */
#define GAP 12

/* The distance between a remark and a panel below or above it, logical pixels. */
#define OUTER_GAP 6

/* The least width that makes a remark worth showing, logical pixels. */
#define MIN_CUT_WIDTH 60

struct _QdrRemarkBubble {
  GtkWidget parent_instance;

  QdrRemarkObstacles obstacles;
  gboolean is_at_card;
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

/* Finds the start of @child, measured from the side at which text begins. If the child is
 * invisible, returns FALSE and does not set @start. */
static gboolean
find_start (QdrRemarkBubble *self, GtkWidget *child, int width, int *start)
{
  graphene_rect_t bounds;

  if (!gtk_widget_is_visible (child) ||
      !gtk_widget_compute_bounds (child, GTK_WIDGET (self), &bounds))
    return FALSE;

  *start = (int) bounds.origin.x;
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    *start = width - (int) (bounds.origin.x + bounds.size.width);
  return TRUE;
}

static int
measure_height (QdrRemarkBubble *self, int width)
{
  int height;

  gtk_widget_measure (GTK_WIDGET (self->revealer), GTK_ORIENTATION_VERTICAL, width, NULL, &height,
                      NULL, NULL);
  return height;
}

/* Returns the end of what @child shows, which may be narrower than the child. */
static int
find_end (QdrRemarkBubble *self, GtkWidget *child, int width)
{
  int start, natural;

  if (!find_start (self, child, width, &start))
    return 0;

  if (GTK_IS_LABEL (child))
    pango_layout_get_pixel_size (gtk_label_get_layout (GTK_LABEL (child)), &natural, NULL);
  else
    gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return start + natural;
}

/* Finds a place for the remark in a panel that is not a card, between the name and the pieces at
 * its start and the clock at its end. There it is cut off if it does not fit. If there is almost no
 * room, the width of the place is 0. */
static GtkAllocation
find_place_in_line (QdrRemarkBubble *self, int text_width, int width, int y, int height)
{
  const int start = MAX (find_end (self, GTK_WIDGET (self->obstacles.name), width),
                         find_end (self, self->obstacles.pieces, width)) +
                    GAP;
  GtkAllocation place = { .x = start };
  int end = width, clock;

  if (find_start (self, self->obstacles.last, width, &clock))
    end = clock - GAP;
  place.width = MIN (text_width, end - start);
  if (place.width < MIN (text_width, MIN_CUT_WIDTH))
    return (GtkAllocation){ 0 };

  place.height = MIN (measure_height (self, place.width), height);
  place.y = y + (height - place.height) / 2;
  return place;
}

/* Finds a place for the remark below or above the panel, or else in it, where it covers neither
 * name nor pieces nor clock: on a card it covers the portrait. */
static GtkAllocation
find_place (QdrRemarkBubble *self, int text_width, int width, int height)
{
  graphene_rect_t panel, face;
  GtkAllocation place = { .width = MIN (text_width, width) };
  int above, below;

  if (!gtk_widget_compute_bounds (self->obstacles.panel, GTK_WIDGET (self), &panel) ||
      !gtk_widget_compute_bounds (self->obstacles.face, GTK_WIDGET (self), &face))
    return (GtkAllocation){ 0 };

  above = (int) panel.origin.y;
  below = height - (int) (panel.origin.y + panel.size.height);
  place.height = measure_height (self, place.width);
  place.x = self->is_at_card ? (width - place.width) / 2 : 0;
  if (place.height + OUTER_GAP <= below)
    place.y = height - below + OUTER_GAP;
  else if (place.height + OUTER_GAP <= above)
    place.y = above - OUTER_GAP - place.height;
  else if (self->is_at_card)
    place.y = MAX (0, (int) (face.origin.y + face.size.height) - place.height);
  else
    place = find_place_in_line (self, text_width, width, above, (int) panel.size.height);
  return place;
}

/* Hides the rating if it is covered in part, because what is left of it could be misread. It may be
 * wider than what it shows, at its start. */
static void
hide_covered_rating (QdrRemarkBubble *self)
{
  GtkWidget *part = self->obstacles.rating;
  GtkWidget *revealer = GTK_WIDGET (self->revealer);
  const gboolean is_there = gtk_revealer_get_reveal_child (self->revealer) ||
                            gtk_revealer_get_child_revealed (self->revealer);
  graphene_rect_t bounds, words;
  gboolean is_covered = FALSE;

  if (is_there && gtk_widget_get_child_visible (revealer) &&
      gtk_widget_compute_bounds (part, GTK_WIDGET (self), &bounds) &&
      gtk_widget_compute_bounds (revealer, GTK_WIDGET (self), &words)) {
    const float width = bounds.size.width;
    int natural;

    gtk_widget_measure (part, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
    bounds.size.width = MIN (width, (float) natural);
    if (gtk_widget_get_direction (part) == GTK_TEXT_DIR_RTL)
      bounds.origin.x += width - bounds.size.width;
    is_covered = graphene_rect_intersection (&bounds, &words, NULL);
  }
  gtk_widget_set_opacity (part, is_covered ? 0 : 1);
}

static void
qdr_remark_bubble_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  QdrRemarkBubble *self = QDR_REMARK_BUBBLE (widget);
  GtkAllocation place;
  int text_width;

  if (!gtk_widget_should_layout (GTK_WIDGET (self->revealer)))
    return;

  gtk_widget_measure (GTK_WIDGET (self->revealer), GTK_ORIENTATION_HORIZONTAL, -1, NULL,
                      &text_width, NULL, NULL);
  place = find_place (self, text_width, width, height);
  gtk_widget_set_child_visible (GTK_WIDGET (self->revealer), place.width > 0);
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    place.x = width - place.x - place.width;
  if (place.width > 0)
    gtk_widget_size_allocate (GTK_WIDGET (self->revealer), &place, -1);
  hide_covered_rating (self);
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
  gtk_label_set_ellipsize (self->label, PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (self->label, 0);

  self->revealer = GTK_REVEALER (gtk_revealer_new ());
  gtk_revealer_set_transition_type (self->revealer, GTK_REVEALER_TRANSITION_TYPE_CROSSFADE);
  gtk_revealer_set_child (self->revealer, label);
  g_signal_connect_object (self->revealer, "notify::child-revealed",
                           G_CALLBACK (hide_covered_rating), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (GTK_WIDGET (self->revealer), GTK_WIDGET (self));
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
qdr_remark_bubble_new (const QdrRemarkObstacles *obstacles)
{
  QdrRemarkBubble *self;

  g_return_val_if_fail (obstacles != NULL, NULL);

  self = g_object_new (QDR_TYPE_REMARK_BUBBLE, NULL);
  self->obstacles = *obstacles;
  qdr_accessibility_fixups_apply (GTK_WIDGET (self));
  return GTK_WIDGET (self);
}

void
qdr_remark_bubble_set_arrangement (QdrRemarkBubble *self, guint lines, gboolean is_at_card)
{
  g_return_if_fail (QDR_IS_REMARK_BUBBLE (self));
  g_return_if_fail (lines > 0);

  self->is_at_card = is_at_card;
  gtk_label_set_lines (self->label, (int) lines);
  gtk_label_set_justify (self->label, is_at_card ? GTK_JUSTIFY_CENTER : GTK_JUSTIFY_LEFT);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
qdr_remark_bubble_show_remark (QdrRemarkBubble *self, const char *remark)
{
  g_return_if_fail (QDR_IS_REMARK_BUBBLE (self));

  if (remark != NULL)
    gtk_label_set_label (self->label, remark);
  gtk_revealer_set_reveal_child (self->revealer, remark != NULL);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

const char *
qdr_remark_bubble_get_remark (QdrRemarkBubble *self)
{
  g_return_val_if_fail (QDR_IS_REMARK_BUBBLE (self), NULL);

  return gtk_revealer_get_reveal_child (self->revealer) ? gtk_label_get_label (self->label) : NULL;
}
