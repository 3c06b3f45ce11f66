/*
 * The start of the window, its memory, and the time of drawing.
 *
 * CPU time is the measure; real time is longer under other load. On a virtual display the
 * processor draws in software; on a real screen, without GSK_RENDERER, the program measures that
 * screen. Each part runs in a process of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-config.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "qdr-board-view.h"
#include "stage.h"

#define N_STARTS 5
#define N_REDRAWS 100
#define N_MOVES 60
#define SEARCH_MS 3000
#define FRAME_MS 16.0

/* Milliseconds that are longer than the animation of a pawn. */
#define MOVE_MS 300

#define SMALL "[Board \"9x9\"]\n[Players \"2\"]\n[Repetition \"off\"]\n\n"
#define MIDDLE SMALL "e2 e8 e3 e7 e4 e6 d6h e5h c6v f4v a3h h7h d4 d3h b8v f6 g2h *"
#define LARGE "[Board \"19x19\"]\n[Players \"2\"]\n\nj2 j18 j3 j17 e3h k5v d12h m8v j4 c3v *"

/* Returns the time of @clock in milliseconds. */
static double
read_clock (clockid_t clock)
{
  struct timespec time;

  clock_gettime (clock, &time);
  return (double) time.tv_sec * 1000.0 + (double) time.tv_nsec / 1e6;
}

/* Returns the CPU time of this thread, which draws. The engine has other threads. */
static double
now (void)
{
  return read_clock (CLOCK_THREAD_CPUTIME_ID);
}

static int
compare (gconstpointer a, gconstpointer b)
{
  const double difference = *(const double *) a - *(const double *) b;

  return difference < 0 ? -1 : difference > 0;
}

/* Returns the number below which @share of @times are. Sorts @times. */
static double
quantile (GArray *times, double share)
{
  g_array_sort (times, compare);
  return g_array_index (times, double, (guint) (share * (times->len - 1)));
}

/* Start */

static guint
get_width_of_board (void)
{
  QdrGame *game = qdr_board_view_get_game (QDR_BOARD_VIEW (stage_get_board ()));

  return qdr_game_get_position (game)->board.width;
}

/* Runs in a new process. @arguments are the time before its start, and the size of the board. */
static void
paint_first_frame (char **arguments)
{
  const gint64 start = g_ascii_strtoll (arguments[0], NULL, 10);
  const int size = atoi (arguments[1]);
  g_autoptr (GSettings) settings = g_settings_new (QDR_APPLICATION_ID);
  gint64 painted;

  g_settings_set_int (settings, "board-width", size);
  g_settings_set_int (settings, "board-height", size);
  painted = stage_set_up (1024, 768);
  if (get_width_of_board () != (guint) size)
    g_error ("the board is not of %d columns", size);
  printf ("%.1f %.1f\n", (double) (painted - start) / 1000.0,
          read_clock (CLOCK_PROCESS_CPUTIME_ID));
}

typedef struct {
  double elapsed;
  double processor;
} StartTime;

static StartTime
time_start (const char *program, const char *size)
{
  g_autofree char *start = g_strdup_printf ("%" G_GINT64_FORMAT, g_get_monotonic_time ());
  char *arguments[] = { (char *) program, (char *) "first-frame", start, (char *) size, NULL };
  g_autofree char *output = NULL;
  g_autoptr (GError) error = NULL;
  StartTime time;
  char *end;

  if (!g_spawn_sync (NULL, arguments, NULL, G_SPAWN_DEFAULT, NULL, NULL, &output, NULL, NULL,
                     &error))
    g_error ("%s", error->message);
  time.elapsed = g_ascii_strtod (output, &end);
  time.processor = g_ascii_strtod (end, NULL);
  return time;
}

static void
measure_start (const char *program, const char *size)
{
  const StartTime first = time_start (program, size);
  StartTime best = time_start (program, size);

  for (guint i = 2; i < N_STARTS; i++) {
    const StartTime time = time_start (program, size);

    best.elapsed = MIN (best.elapsed, time.elapsed);
    best.processor = MIN (best.processor, time.processor);
  }
  printf ("start to first frame, %sx%s: %.0f ms the first time (%.0f ms of the processor), "
          "%.0f ms (%.0f ms) the best of %d more\n",
          size, size, first.elapsed, first.processor, best.elapsed, best.processor, N_STARTS - 1);
}

/* Memory */

static void
print_memory (const char *when)
{
  g_autofree char *status = NULL;
  const char *line;

  if (!g_file_get_contents ("/proc/self/status", &status, NULL, NULL))
    return;
  line = strstr (status, "VmRSS:");
  if (line != NULL)
    printf ("memory %s: %.0f MiB resident\n", when,
            g_ascii_strtod (line + strlen ("VmRSS:"), NULL) / 1024.0);
}

static void
measure_memory (char **arguments)
{
  stage_set_up (1024, 768);
  print_memory ("after the first frame");
  stage_open (LARGE);
  print_memory ("with 19x19");
  stage_activate ("win.hint");
  stage_wait (SEARCH_MS);
  print_memory ("after a search");
}

/* One redraw */

static void
print_redraws (const char *what, GArray *times)
{
  printf ("%s: median %.2f ms, 99%% below %.2f ms\n", what, quantile (times, 0.5),
          quantile (times, 0.99));
}

static void
time_building (GtkWidget *widget, const char *what)
{
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (double));

  for (guint i = 0; i < N_REDRAWS; i++) {
    const double start = now ();
    G_GNUC_UNUSED g_autoptr (GskRenderNode) node = stage_draw_anew (widget);
    const double taken = now () - start;

    g_array_append_val (times, taken);
  }
  print_redraws (what, times);
}

static void
time_rendering (GtkWidget *widget, const char *what)
{
  GskRenderer *renderer = gtk_native_get_renderer (gtk_widget_get_native (widget));
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (double));

  stage_wait_for_paint (widget);
  for (guint i = 0; i < N_REDRAWS; i++) {
    g_autoptr (GskRenderNode) node = stage_get_drawing (widget);
    const double start = now ();
    G_GNUC_UNUSED g_autoptr (GdkTexture) texture =
        gsk_renderer_render_texture (renderer, node, NULL);
    const double taken = now () - start;

    g_array_append_val (times, taken);
  }
  print_redraws (what, times);
}

/* Measures a game in a window of a separate process, without other windows. */
static void
measure_redraws (const char *game, const char *size)
{
  g_autofree char *building = g_strdup_printf ("board %s, building its nodes", size);
  g_autofree char *rendering = g_strdup_printf ("board %s, rendering all of them", size);
  g_autofree char *window = g_strdup_printf ("window with %s, rendering all", size);

  stage_set_up (1920, 1080);
  stage_open (game);
  printf ("at 1920x1080 by %s:\n",
          G_OBJECT_TYPE_NAME (gtk_native_get_renderer (GTK_NATIVE (stage_get_window ()))));
  time_building (stage_get_board (), building);
  time_rendering (stage_get_board (), rendering);
  time_rendering (GTK_WIDGET (stage_get_window ()), window);
}

static void
measure_small_redraw (char **arguments)
{
  measure_redraws (MIDDLE, "9x9");
}

static void
measure_large_redraw (char **arguments)
{
  measure_redraws (LARGE, "19x19");
}

/* Frames */

typedef struct {
  GArray *times;
  double start;
} Frames;

static void
before_paint_cb (Frames *frames)
{
  frames->start = now ();
}

static void
after_paint_cb (Frames *frames)
{
  const double taken = now () - frames->start;

  g_array_append_val (frames->times, taken);
}

/* Moves two pawns to and fro, each animated while the engine searches for a hint. */
static void
move_to_and_fro (void)
{
  static const char *const moves[] = { "e2", "e8", "e1", "e9" };
  QdrGame *game = qdr_board_view_get_game (QDR_BOARD_VIEW (stage_get_board ()));

  for (guint i = 0; i < N_MOVES; i++) {
    if (!qdr_game_play_from_text (game, moves[i % G_N_ELEMENTS (moves)], NULL))
      g_error ("the pawns got stuck");
    stage_activate ("win.hint");
    stage_wait (MOVE_MS);
  }
}

static guint
count_late (GArray *times)
{
  guint n = 0;

  for (guint i = 0; i < times->len; i++)
    n += g_array_index (times, double, i) > FRAME_MS;
  return n;
}

static void
measure_frames (char **arguments)
{
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (GSettings) settings = g_settings_new (QDR_APPLICATION_ID);
  Frames frames = { times, 0 };
  GdkFrameClock *clock;

  stage_set_up (1920, 1080);
  stage_open (SMALL "*");
  g_settings_set_boolean (settings, "animate", TRUE);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  clock = gtk_widget_get_frame_clock (stage_get_board ());
  g_signal_connect_swapped (clock, "before-paint", G_CALLBACK (before_paint_cb), &frames);
  g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (after_paint_cb), &frames);
  move_to_and_fro ();
  g_signal_handlers_disconnect_by_data (clock, &frames);
  printf ("work for a frame, pawns gliding at 1920x1080 while the engine thinks: median %.2f ms, "
          "99%% below %.2f ms, at most %.2f ms; %u of %u above %.0f ms\n",
          quantile (times, 0.5), quantile (times, 0.99), quantile (times, 1.0), count_late (times),
          times->len, FRAME_MS);
}

/* Parts */

static const struct {
  const char *name;
  void (*measure) (char **arguments);
} parts[] = {
  { "memory", measure_memory },
  { "small-redraw", measure_small_redraw },
  { "large-redraw", measure_large_redraw },
  { "frames", measure_frames },
  { "first-frame", paint_first_frame },
};

static int
run_part (const char *name, char **arguments)
{
  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    if (g_str_equal (parts[i].name, name)) {
      parts[i].measure (arguments);
      return EXIT_SUCCESS;
    }
  return EXIT_FAILURE;
}

static int
run_all (const char *program)
{
  static const char *const names[] = { "memory", "small-redraw", "large-redraw", "frames" };
  gboolean succeeded = TRUE;

  measure_start (program, "9");
  measure_start (program, "19");
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++) {
    char *arguments[] = { (char *) program, (char *) names[i], NULL };
    int status;

    fflush (stdout);
    succeeded &= g_spawn_sync (NULL, arguments, NULL, G_SPAWN_DEFAULT, NULL, NULL, NULL, NULL,
                               &status, NULL) &&
                 status == 0;
  }
  return succeeded ? EXIT_SUCCESS : EXIT_FAILURE;
}

int
main (int argc, char **argv)
{
  return argc > 1 ? run_part (argv[1], argv + 2) : run_all (argv[0]);
}
