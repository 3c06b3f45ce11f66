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

/* The least width that makes a cut-off remark worth showing, logical pixels. */
#define MIN_CUT_WIDTH 60

struct _QdrRemarkBubble {
  GtkWidget parent_instance;

  QdrRemarkObstacles obstacles;
  int lines;
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

/* Finds the start and the end of @child at its natural width. Both are 0 if @child is invisible. */
static void
find_extent (QdrRemarkBubble *self, GtkWidget *child, int width, int *start, int *end)
{
  int natural;

  *start = *end = 0;
  if (!find_start (self, child, width, start))
    return;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  *end = *start + natural;
}

/* Returns whether the remark fits into the lines of the bubble, if these reach from @start to @end.
 * @text_width is the width of the remark in a single line, with its padding. */
static gboolean
text_fits (QdrRemarkBubble *self, int text_width, int start, int end)
{
  g_autoptr (PangoLayout) layout = pango_layout_copy (gtk_label_get_layout (self->label));
  int unpadded;

  pango_layout_set_width (layout, -1);
  pango_layout_get_pixel_size (layout, &unpadded, NULL);
  pango_layout_set_width (layout, MAX (end - start - (text_width - unpadded), 0) * PANGO_SCALE);
  pango_layout_set_height (layout, -self->lines);
  return !pango_layout_is_ellipsized (layout);
}

static int
measure_height (QdrRemarkBubble *self, int width)
{
  int height;

  gtk_widget_measure (GTK_WIDGET (self->revealer), GTK_ORIENTATION_VERTICAL, width, NULL, &height,
                      NULL, NULL);
  return height;
}

/* Finds a place for the remark in a panel that is not a card, after the name and the pieces. If
 * this space is too small, the remark also covers the pieces, then the name, and then the portrait
 * and the pawn. A remark that fits nowhere is cut off beside the name if there is some room. The
 * clock, which is the last part, stays visible if that is possible. */
static GtkAllocation
find_place_in_line (QdrRemarkBubble *self, int text_width, int width, int y, int height)
{
  int start = 0, name_end = 0, pieces_end, face_end, last_start, ignored, full;
  GtkAllocation place;

  /* The visible text may be narrower than the natural width of the label. */
  if (find_start (self, GTK_WIDGET (self->obstacles.name), width, &start)) {
    pango_layout_get_pixel_size (gtk_label_get_layout (self->obstacles.name), &name_end, NULL);
    name_end += start;
  }
  find_extent (self, self->obstacles.pieces, width, &ignored, &pieces_end);
  find_extent (self, self->obstacles.face, width, &ignored, &face_end);
  find_extent (self, self->obstacles.last, width, &last_start, &ignored);
  if (last_start > 0 && text_fits (self, text_width, start, last_start - GAP))
    width = last_start - GAP;
  place.x = MAX (name_end, pieces_end) + GAP;
  if (!text_fits (self, text_width, place.x, width))
    place.x = name_end + GAP;
  if (!text_fits (self, text_width, place.x, width)) {
    full = text_fits (self, text_width, start, width)      ? start
           : text_fits (self, text_width, face_end, width) ? face_end
                                                           : 0;
    if (text_fits (self, text_width, full, width) || width - place.x < MIN_CUT_WIDTH)
      return (GtkAllocation){ full, y, width - full, height };
  }

  place.width = MIN (text_width, width - place.x);
  place.height = MIN (measure_height (self, place.width), height);
  place.y = y + (height - place.height) / 2;
  return place;
}

/* Finds a place for the remark below or above the panel. If it does not fit there, it covers
 * contents of the panel. On a card, the portrait stays visible if that is possible. */
static GtkAllocation
find_place (QdrRemarkBubble *self, int text_width, int width, int height)
{
  graphene_rect_t panel, face;
  GtkAllocation place = { .width = MIN (text_width, width) };
  int above, below;

  if (!gtk_widget_compute_bounds (self->obstacles.panel, GTK_WIDGET (self), &panel) ||
      !gtk_widget_compute_bounds (self->obstacles.face, GTK_WIDGET (self), &face))
    return (GtkAllocation){ 0, 0, width, height };

  above = (int) panel.origin.y;
  below = height - (int) (panel.origin.y + panel.size.height);
  place.height = measure_height (self, place.width);
  place.x = self->is_at_card ? (width - place.width) / 2 : 0;
  if (place.height + OUTER_GAP <= below)
    place.y = height - below + OUTER_GAP;
  else if (place.height + OUTER_GAP <= above)
    place.y = above - OUTER_GAP - place.height;
  else if (self->is_at_card)
    place.y = MIN ((int) (face.origin.y + face.size.height), height - place.height);
  else
    place = find_place_in_line (self, text_width, width, above, (int) panel.size.height);
  return place;
}

/* Hides @part if it is covered in part, because what is left of it could be misread. It may be
 * wider than what it shows, at its start. */
static void
hide_if_covered (QdrRemarkBubble *self, GtkWidget *part)
{
  GtkWidget *revealer = GTK_WIDGET (self->revealer);
  const gboolean is_there = gtk_revealer_get_reveal_child (self->revealer) ||
                            gtk_revealer_get_child_revealed (self->revealer);
  graphene_rect_t bounds, words;
  gboolean is_covered = FALSE;

  if (is_there && gtk_widget_compute_bounds (part, GTK_WIDGET (self), &bounds) &&
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
hide_covered_parts (QdrRemarkBubble *self)
{
  hide_if_covered (self, self->obstacles.rating);
  hide_if_covered (self, self->obstacles.pieces);
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
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    place.x = width - place.x - place.width;
  gtk_widget_size_allocate (GTK_WIDGET (self->revealer), &place, -1);
  hide_covered_parts (self);
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
  self->lines = 1;
  gtk_label_set_ellipsize (self->label, PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (self->label, 0);

  self->revealer = GTK_REVEALER (gtk_revealer_new ());
  gtk_revealer_set_transition_type (self->revealer, GTK_REVEALER_TRANSITION_TYPE_CROSSFADE);
  gtk_revealer_set_child (self->revealer, label);
  g_signal_connect_object (self->revealer, "notify::child-revealed",
                           G_CALLBACK (hide_covered_parts), self, G_CONNECT_SWAPPED);
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

  self->lines = (int) lines;
  self->is_at_card = is_at_card;
  gtk_label_set_lines (self->label, self->lines);
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
