/*
 * The bubble on a board: a few words beside a move, and the button that confirms a wall.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-bubble.h"

#include <glib/gi18n.h>

/* The gap between a wall and the bubble, logical pixels; wide enough for the cross on a refused
 * wall. */
#define GAP 10

#define MAX_CHARS 26

struct _QdrBoardBubble {
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkLabel *label;
  GtkWidget *button;
};

G_DEFINE_FINAL_TYPE (QdrBoardBubble, qdr_board_bubble, GTK_TYPE_WIDGET)

enum {
  SIGNAL_CONFIRMED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
clicked_cb (QdrBoardBubble *self)
{
  g_signal_emit (self, signals[SIGNAL_CONFIRMED], 0);
}

static void
qdr_board_bubble_dispose (GObject *object)
{
  g_clear_pointer (&QDR_BOARD_BUBBLE (object)->box, gtk_widget_unparent);

  G_OBJECT_CLASS (qdr_board_bubble_parent_class)->dispose (object);
}

static void
qdr_board_bubble_class_init (QdrBoardBubbleClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qdr_board_bubble_dispose;

  signals[SIGNAL_CONFIRMED] = g_signal_new ("confirmed", G_TYPE_FROM_CLASS (klass),
                                            G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "bubble");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_STATUS);
}

static void
qdr_board_bubble_init (QdrBoardBubble *self)
{
  GtkWidget *label = gtk_label_new (NULL);

  self->label = GTK_LABEL (label);
  gtk_label_set_wrap (self->label, TRUE);
  gtk_label_set_max_width_chars (self->label, MAX_CHARS);
  gtk_label_set_justify (self->label, GTK_JUSTIFY_CENTER);
  gtk_widget_set_visible (label, FALSE);
  gtk_widget_set_can_target (label, FALSE);

  /* "use-underline" must be set before the label; otherwise GTK reports both "_Place" and "Place"
   * to screen readers. */
  self->button =
      g_object_new (GTK_TYPE_BUTTON, "use-underline", TRUE, "label", _ ("_Place Wall"), NULL);
  /* The board must not lose the focus, since it handles the keys. */
  gtk_widget_set_focusable (self->button, FALSE);
  gtk_widget_set_visible (self->button, FALSE);
  gtk_widget_add_css_class (self->button, "suggested-action");
  g_signal_connect_swapped (self->button, "clicked", G_CALLBACK (clicked_cb), self);

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_box_append (GTK_BOX (self->box), label);
  gtk_box_append (GTK_BOX (self->box), self->button);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  /* Without an accessible label, GTK would report the name of the type. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
}

GtkWidget *
qdr_board_bubble_new (void)
{
  return g_object_new (QDR_TYPE_BOARD_BUBBLE, NULL);
}

void
qdr_board_bubble_set_text (QdrBoardBubble *self, const char *text)
{
  g_return_if_fail (QDR_IS_BOARD_BUBBLE (self));

  gtk_label_set_label (self->label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->label), text != NULL);
}

void
qdr_board_bubble_set_show_button (QdrBoardBubble *self, gboolean show_button)
{
  g_return_if_fail (QDR_IS_BOARD_BUBBLE (self));

  gtk_widget_set_visible (self->button, show_button);
}

/* Returns the position nearest to @start at which @length fits into the area. */
static float
fit_into (float start, float length, float area_start, float area_length)
{
  return MAX (area_start, MIN (start, area_start + area_length - length));
}

graphene_rect_t
qdr_board_bubble_find_place (const graphene_rect_t *area,
                             const graphene_rect_t *wall,
                             const graphene_rect_t *avoid,
                             float width,
                             float height)
{
  const float middle_x = fit_into (wall->origin.x + (wall->size.width - width) / 2, width,
                                   area->origin.x, area->size.width);
  const float middle_y = fit_into (wall->origin.y + (wall->size.height - height) / 2, height,
                                   area->origin.y, area->size.height);
  const graphene_rect_t places[] = {
    GRAPHENE_RECT_INIT (middle_x, wall->origin.y - GAP - height, width, height),
    GRAPHENE_RECT_INIT (middle_x, wall->origin.y + wall->size.height + GAP, width, height),
    GRAPHENE_RECT_INIT (wall->origin.x + wall->size.width + GAP, middle_y, width, height),
    GRAPHENE_RECT_INIT (wall->origin.x - GAP - width, middle_y, width, height),
  };
  const graphene_rect_t *fitting = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (places); i++) {
    if (!graphene_rect_contains_rect (area, &places[i]))
      continue;
    if (avoid == NULL || !graphene_rect_intersection (&places[i], avoid, NULL))
      return places[i];
    if (fitting == NULL)
      fitting = &places[i];
  }
  return fitting != NULL ? *fitting : places[0];
}

void
qdr_board_bubble_allocate (QdrBoardBubble *self,
                           const graphene_rect_t *area,
                           const graphene_rect_t *wall,
                           const graphene_rect_t *avoid)
{
  GtkWidget *widget = GTK_WIDGET (self);
  int least, width, height;
  graphene_rect_t place;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, &width, NULL, NULL);
  width = MAX (least, MIN (width, (int) area->size.width));
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  place = qdr_board_bubble_find_place (area, wall, avoid, (float) width, (float) height);
  gtk_widget_size_allocate (
      widget, &(GtkAllocation){ (int) place.origin.x, (int) place.origin.y, width, height }, -1);
}
