/*
 * Content with a sidebar, which lies over the content if the window is narrow.
 *
 * Remove when libadwaita ≥ 1.4: AdwOverlaySplitView replaces AdwFlap, which only this file uses.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-split-view.h"

#include <adwaita.h>

#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

/* The width below which the view is narrow, like a phone in portrait; logical pixels. The header
 * bar of a narrow view has room for little more than a title. */
#define NARROW_WIDTH 480

/* The width of the sidebar in a wide view, logical pixels. */
#define SIDEBAR_WIDTH 320

/* The limits of the width that is reserved for the content, logical pixels. Between the limits,
 * that width equals the height of the view. */
#define CONTENT_WIDTH 560
#define LOW_CONTENT_WIDTH 360

/* The height below which the view is low, logical pixels. Parts of the content of a low view are
 * side by side, so the content needs more width. */
#define LOW_HEIGHT 730

/* The maximum of the additional width that is reserved for the content of a low view, logical
 * pixels. Each pixel of height below LOW_HEIGHT adds one pixel of width. */
#define BESIDE_WIDTH 250

/* The height and width below which the view is as small as a phone in landscape, logical pixels.
 * The content then needs the whole width. */
#define CRAMPED_HEIGHT 470
#define CRAMPED_WIDTH 800

struct _QdrSplitView {
  GtkWidget parent_instance;

  AdwFlap *flap;
  AdwBin *sidebar; /* the container that sets the width of the sidebar */
  int sidebar_width;
  gboolean unfolds; /* whether the sidebar is shown again when there is room beside the content */
  gboolean narrow;
  gboolean cramped; /* whether the view is as small as a phone in landscape */
};

G_DEFINE_FINAL_TYPE (QdrSplitView, qdr_split_view, GTK_TYPE_WIDGET)

enum {
  PROP_0,
  PROP_CONTENT,
  PROP_SIDEBAR,
  PROP_SHOW_SIDEBAR,
  PROP_COLLAPSED,
  PROP_NARROW,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
notify_reveal_flap_cb (QdrSplitView *self)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->sidebar), GTK_ACCESSIBLE_STATE_HIDDEN,
                               !adw_flap_get_reveal_flap (self->flap), -1);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHOW_SIDEBAR]);
}

static gboolean
notify_collapsed_cb (GtkWidget *widget, GdkFrameClock *frame_clock, gpointer user_data)
{
  g_object_notify_by_pspec (G_OBJECT (widget), properties[PROP_COLLAPSED]);

  return G_SOURCE_REMOVE;
}

/* Hides a sidebar that would cover the content, and shows it again when there is room for it.
 * Notifies "collapsed" in the next frame: the flap folds during an allocation, when handlers may
 * not show or hide widgets. */
static void
notify_folded_cb (QdrSplitView *self)
{
  const gboolean shown = adw_flap_get_reveal_flap (self->flap);
  const gboolean folded = adw_flap_get_folded (self->flap);

  adw_flap_set_reveal_flap (self->flap, !folded && (shown || self->unfolds));
  self->unfolds = folded && shown;
  gtk_widget_add_tick_callback (GTK_WIDGET (self), notify_collapsed_cb, NULL, NULL);
}

static gboolean
notify_narrow_cb (GtkWidget *widget, GdkFrameClock *frame_clock, gpointer user_data)
{
  g_object_notify_by_pspec (G_OBJECT (widget), properties[PROP_NARROW]);

  return G_SOURCE_REMOVE;
}

static void
qdr_split_view_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  gtk_widget_measure (GTK_WIDGET (QDR_SPLIT_VIEW (widget)->flap), orientation, for_size, minimum,
                      natural, minimum_baseline, natural_baseline);
}

static void
measure_sidebar (GtkWidget *widget,
                 GtkOrientation orientation,
                 int for_size,
                 int *minimum,
                 int *natural,
                 int *minimum_baseline,
                 int *natural_baseline)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (widget));
  QdrSplitView *self = QDR_SPLIT_VIEW (gtk_widget_get_ancestor (widget, QDR_TYPE_SPLIT_VIEW));

  gtk_widget_measure (child, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = MAX (*minimum, self->sidebar_width);
}

static void
allocate_sidebar (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_size_allocate (adw_bin_get_child (ADW_BIN (widget)),
                            &(GtkAllocation){ 0, 0, width, height }, baseline);
}

/* Returns the width of the sidebar. Over the content, the sidebar has its full width; beside the
 * content, it has the width that remains, up to its full width. */
static int
find_sidebar_width (QdrSplitView *self, int width, int height)
{
  if (adw_flap_get_folded (self->flap))
    return SIDEBAR_WIDTH;
  return CLAMP (width - CLAMP (height, LOW_CONTENT_WIDTH, CONTENT_WIDTH) -
                    CLAMP (LOW_HEIGHT - height, 0, BESIDE_WIDTH),
                0, SIDEBAR_WIDTH);
}

static gboolean
resize_sidebar_cb (GtkWidget *widget, GdkFrameClock *frame_clock, gpointer user_data)
{
  gtk_widget_queue_resize (GTK_WIDGET (QDR_SPLIT_VIEW (widget)->sidebar));

  return G_SOURCE_REMOVE;
}

static void
update_fold_policy (QdrSplitView *self)
{
  adw_flap_set_fold_policy (self->flap, self->cramped ? ADW_FLAP_FOLD_POLICY_ALWAYS
                                                      : ADW_FLAP_FOLD_POLICY_AUTO);
}

static gboolean
update_fold_policy_cb (GtkWidget *widget, GdkFrameClock *frame_clock, gpointer user_data)
{
  update_fold_policy (QDR_SPLIT_VIEW (widget));

  return G_SOURCE_REMOVE;
}

static gboolean
is_cramped (int width, int height)
{
  return height < CRAMPED_HEIGHT && width < CRAMPED_WIDTH;
}

/* Allocates the flap. All else that depends on the size is updated in the next frame, because no
 * widget may change its size during an allocation. */
static void
qdr_split_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  QdrSplitView *self = QDR_SPLIT_VIEW (widget);
  const gboolean cramped = is_cramped (width, height);
  const gboolean narrow = width < NARROW_WIDTH;
  int sidebar_width;

  gtk_widget_size_allocate (GTK_WIDGET (self->flap), &(GtkAllocation){ 0, 0, width, height },
                            baseline);
  sidebar_width = find_sidebar_width (self, width, height);
  if (sidebar_width != self->sidebar_width)
    gtk_widget_add_tick_callback (widget, resize_sidebar_cb, NULL, NULL);
  self->sidebar_width = sidebar_width;
  if (cramped != self->cramped)
    gtk_widget_add_tick_callback (widget, update_fold_policy_cb, NULL, NULL);
  self->cramped = cramped;
  if (narrow != self->narrow)
    gtk_widget_add_tick_callback (widget, notify_narrow_cb, NULL, NULL);
  self->narrow = narrow;
}

static void
qdr_split_view_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  QdrSplitView *self = QDR_SPLIT_VIEW (object);

  switch (prop_id) {
  case PROP_SHOW_SIDEBAR:
    g_value_set_boolean (value, qdr_split_view_get_show_sidebar (self));
    break;
  case PROP_COLLAPSED:
    g_value_set_boolean (value, adw_flap_get_folded (self->flap));
    break;
  case PROP_NARROW:
    g_value_set_boolean (value, self->narrow);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
  }
}

static void
qdr_split_view_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  QdrSplitView *self = QDR_SPLIT_VIEW (object);

  switch (prop_id) {
  case PROP_CONTENT:
    adw_flap_set_content (self->flap, g_value_get_object (value));
    break;
  case PROP_SIDEBAR:
    adw_bin_set_child (self->sidebar, g_value_get_object (value));
    break;
  case PROP_SHOW_SIDEBAR:
    qdr_split_view_set_show_sidebar (self, g_value_get_boolean (value));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
  }
}

static void
qdr_split_view_dispose (GObject *object)
{
  QdrSplitView *self = QDR_SPLIT_VIEW (object);

  if (self->flap != NULL) {
    g_signal_handlers_disconnect_by_data (self->flap, self);
    gtk_widget_unparent (GTK_WIDGET (self->flap));
    self->flap = NULL;
  }

  G_OBJECT_CLASS (qdr_split_view_parent_class)->dispose (object);
}

static void
qdr_split_view_class_init (QdrSplitViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = qdr_split_view_get_property;
  object_class->set_property = qdr_split_view_set_property;
  object_class->dispose = qdr_split_view_dispose;

  widget_class->measure = qdr_split_view_measure;
  widget_class->size_allocate = qdr_split_view_size_allocate;

  properties[PROP_CONTENT] = g_param_spec_object ("content", NULL, NULL, GTK_TYPE_WIDGET,
                                                  G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_SIDEBAR] = g_param_spec_object ("sidebar", NULL, NULL, GTK_TYPE_WIDGET,
                                                  G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_SHOW_SIDEBAR] =
      g_param_spec_boolean ("show-sidebar", NULL, NULL, TRUE,
                            G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_COLLAPSED] = g_param_spec_boolean ("collapsed", NULL, NULL, FALSE,
                                                     G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_NARROW] =
      g_param_spec_boolean ("narrow", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

/* An overlay around the view may place its children by what moves in the view. */
static void
notify_reveal_progress_cb (QdrSplitView *self)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self));

  if (parent != NULL)
    gtk_widget_queue_allocate (parent);
}

static void
qdr_split_view_init (QdrSplitView *self)
{
  self->sidebar_width = SIDEBAR_WIDTH;
  self->sidebar = g_object_new (ADW_TYPE_BIN, "hexpand", FALSE, NULL);
  gtk_widget_set_layout_manager (GTK_WIDGET (self->sidebar),
                                 gtk_custom_layout_new (NULL, measure_sidebar, allocate_sidebar));
  self->flap = ADW_FLAP (adw_flap_new ());
  /* While the sidebar moves out, the content can already be clicked. */
  g_object_bind_property (self->flap, "reveal-flap", self->flap, "modal", G_BINDING_SYNC_CREATE);
  adw_flap_set_flap (self->flap, GTK_WIDGET (self->sidebar));
  adw_flap_set_flap_position (self->flap, GTK_PACK_END);
  adw_flap_set_locked (self->flap, TRUE);
  adw_flap_set_separator (self->flap, gtk_separator_new (GTK_ORIENTATION_VERTICAL));
  gtk_widget_set_parent (GTK_WIDGET (self->flap), GTK_WIDGET (self));
  g_signal_connect_swapped (self->flap, "notify::reveal-flap", G_CALLBACK (notify_reveal_flap_cb),
                            self);
  g_signal_connect_swapped (self->flap, "notify::folded", G_CALLBACK (notify_folded_cb), self);
  g_signal_connect_swapped (self->flap, "notify::reveal-progress",
                            G_CALLBACK (notify_reveal_progress_cb), self);
}

gboolean
qdr_split_view_get_collapsed (QdrSplitView *self)
{
  g_return_val_if_fail (QDR_IS_SPLIT_VIEW (self), FALSE);

  return adw_flap_get_folded (self->flap);
}

gboolean
qdr_split_view_get_show_sidebar (QdrSplitView *self)
{
  g_return_val_if_fail (QDR_IS_SPLIT_VIEW (self), FALSE);

  return adw_flap_get_reveal_flap (self->flap);
}

void
qdr_split_view_set_show_sidebar (QdrSplitView *self, gboolean show_sidebar)
{
  GtkWidget *flap;
  GtkWindow *window;
  GtkWidget *focus;

  g_return_if_fail (QDR_IS_SPLIT_VIEW (self));

  flap = GTK_WIDGET (self->flap);
  if (!gtk_widget_get_mapped (flap) || gtk_widget_get_width (flap) > 0) {
    adw_flap_set_reveal_flap (self->flap, show_sidebar);
    return;
  }
  /* Before the first frame nothing must move: libadwaita would compute sizes that are no numbers. A
   * widget that is not mapped does not move, but GTK would take its focus away in that frame. */
  window = GTK_WINDOW (gtk_widget_get_root (flap));
  focus = gtk_window_get_focus (window);
  gtk_window_set_focus (window, NULL);
  gtk_widget_set_child_visible (flap, FALSE);
  adw_flap_set_reveal_flap (self->flap, show_sidebar);
  gtk_widget_set_child_visible (flap, TRUE);
  gtk_window_set_focus (window, focus);
}

int
qdr_split_view_find_content_width (QdrSplitView *self, int width, int height)
{
  g_return_val_if_fail (QDR_IS_SPLIT_VIEW (self), width);

  if (!adw_flap_get_reveal_flap (self->flap) || is_cramped (width, height))
    return width;
  return width - find_sidebar_width (self, width, height);
}

void
qdr_split_view_expect_width (QdrSplitView *self, int width)
{
  g_return_if_fail (QDR_IS_SPLIT_VIEW (self));

  if (width >= NARROW_WIDTH || self->narrow)
    return;

  self->narrow = TRUE;
  adw_flap_set_fold_policy (self->flap, ADW_FLAP_FOLD_POLICY_ALWAYS);
  update_fold_policy (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COLLAPSED]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NARROW]);
}
