/*
 * Confetti that flies up and falls over the widgets below.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-confetti.h"

#include <adwaita.h>
#include <math.h>

#include "qdr-board-style.h"

#define N_SCRAPS 110

/* The number of shades of the player's colour. */
#define N_TINTS 3

/* The duration of the flight, seconds. */
#define DURATION 1.8

/* The time at the end of the flight in which the confetti fades, seconds. */
#define FADE 0.6

/* The unit of length is the height of the widget, but at most this number of pixels. */
#define GREATEST_UNIT 700.0

/* The drag of the air, per second. */
#define DRAG 2.6

/* The greatest speed of the fall, units of length per second. */
#define FALL 0.75

typedef struct {
  GdkRGBA colour;
  double vx;   /* initial speed to the right, units of length per second */
  double vy;   /* initial speed downwards, units of length per second */
  float width; /* pixels */
  float height;
  float angle; /* initial rotation, degrees */
  float spin;  /* speed of rotation, degrees per second */
  double flip; /* speed of turning over, turns per second */
} Scrap;

struct _QdrConfetti {
  GtkWidget parent_instance;

  Scrap scraps[N_SCRAPS];
  guint tick;   /* the tick callback; 0 if no confetti flies */
  gint64 start; /* the time of the first frame, microseconds; 0 before that frame */
  double age;   /* the time since the first frame, seconds */
};

G_DEFINE_FINAL_TYPE (QdrConfetti, qdr_confetti, GTK_TYPE_WIDGET)

static Scrap
make_scrap (const GdkRGBA *colour)
{
  const double direction = g_random_double_range (-1.15, 1.15);
  const double speed = g_random_double_range (0.5, 2.3);

  return (Scrap){
    .colour = *colour,
    .vx = sin (direction) * speed,
    .vy = -cos (direction) * speed,
    .width = (float) g_random_double_range (5, 10),
    .height = (float) g_random_double_range (4, 7),
    .angle = (float) g_random_double_range (0, 360),
    .spin = (float) g_random_double_range (-260, 260),
    .flip = g_random_double_range (0.6, 2),
  };
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  QdrConfetti *self = QDR_CONFETTI (widget);

  if (self->start == 0)
    self->start = gdk_frame_clock_get_frame_time (clock);
  self->age = (double) (gdk_frame_clock_get_frame_time (clock) - self->start) / G_USEC_PER_SEC;
  gtk_widget_queue_draw (widget);
  if (self->age < DURATION)
    return G_SOURCE_CONTINUE;

  self->tick = 0;
  return G_SOURCE_REMOVE;
}

static void
qdr_confetti_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  QdrConfetti *self = QDR_CONFETTI (widget);
  const double height = gtk_widget_get_height (widget);
  const double unit = MIN (height, GREATEST_UNIT);
  const double way = (1 - exp (-DRAG * self->age)) / DRAG;

  if (self->tick == 0 || self->start == 0)
    return;

  for (guint i = 0; i < N_SCRAPS; i++) {
    const Scrap *scrap = &self->scraps[i];
    const double x = gtk_widget_get_width (widget) / 2.0 + unit * scrap->vx * way;
    const double y = height * 0.5 + unit * (scrap->vy * way + FALL * (self->age - way));
    const double side = fabs (cos (self->age * scrap->flip * 2 * G_PI));
    GdkRGBA colour = scrap->colour;

    colour.alpha *= (float) CLAMP ((DURATION - self->age) / FADE, 0, 1);
    gtk_snapshot_save (snapshot);
    gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
    gtk_snapshot_rotate (snapshot, scrap->angle + scrap->spin * (float) self->age);
    gtk_snapshot_scale (snapshot, 1, (float) MAX (side, 0.15));
    gtk_snapshot_append_color (snapshot, &colour,
                               &GRAPHENE_RECT_INIT (-scrap->width / 2, -scrap->height / 2,
                                                    scrap->width, scrap->height));
    gtk_snapshot_restore (snapshot);
  }
}

static void
qdr_confetti_class_init (QdrConfettiClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = qdr_confetti_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
qdr_confetti_init (QdrConfetti *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

void
qdr_confetti_throw_for_player (QdrConfetti *self, GtkWidget *board, guint player)
{
  GtkWidget *widget = GTK_WIDGET (self);
  QdrBoardPalette palette;
  GdkRGBA colours[N_TINTS + 1];

  g_return_if_fail (QDR_IS_CONFETTI (self));
  g_return_if_fail (GTK_IS_WIDGET (board));
  g_return_if_fail (player < QDR_MAX_PLAYERS);

  if (self->tick != 0)
    gtk_widget_remove_tick_callback (widget, self->tick);
  self->tick = 0;
  gtk_widget_queue_draw (widget);
  if (!adw_get_enable_animations (widget))
    return;

  qdr_board_palette_load (&palette, board);
  for (guint i = 0; i < N_TINTS; i++) {
    const float white = (float) i * 0.3f;
    const GdkRGBA *colour = &palette.players[player];

    colours[i] = (GdkRGBA){ colour->red + (1 - colour->red) * white,
                            colour->green + (1 - colour->green) * white,
                            colour->blue + (1 - colour->blue) * white, 1 };
  }
  colours[N_TINTS] = palette.mark;
  for (guint i = 0; i < N_SCRAPS; i++)
    self->scraps[i] = make_scrap (&colours[i % G_N_ELEMENTS (colours)]);
  self->start = 0;
  self->age = 0;
  self->tick = gtk_widget_add_tick_callback (widget, tick_cb, NULL, NULL);
}

gboolean
qdr_confetti_is_flying (QdrConfetti *self)
{
  g_return_val_if_fail (QDR_IS_CONFETTI (self), FALSE);

  return self->tick != 0;
}
