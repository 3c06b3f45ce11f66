/*
 * The time that a person waits for the strongest opponent: real time from the person's move to
 * the answer, and the CPU time of the whole program. The main loop wakes sixty times a second,
 * as for the frames of a window. It cannot fail.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-computer-player.h"

#include <time.h>

/* Moves of a common opening that is in no book. The computer answers each of them. */
static const char *const moves[] = { "d1", "d2", "d3" };

/* Milliseconds between two frames. */
#define FRAME_MS 16

static double
processor_seconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double) now.tv_sec + (double) now.tv_nsec / 1e9;
}

static gboolean
frame_cb (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

static void
answer (QdrGame *game, const char *move)
{
  const guint ply = qdr_game_get_ply (game);
  const gint64 start = g_get_monotonic_time ();
  const double processor = processor_seconds ();

  if (!qdr_game_play_from_text (game, move, NULL))
    g_error ("%s", move);
  while (qdr_game_get_ply (game) < ply + 2)
    g_main_context_iteration (NULL, TRUE);
  g_print ("answer to %s: %.3f s on the clock, %.3f s of processor\n", move,
           (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC,
           processor_seconds () - processor);
}

int
main (void)
{
  g_autoptr (QdrPersonalityList) personalities = qdr_personality_list_new ();
  g_autoptr (QdrComputerPlayer) computer = qdr_computer_player_new (personalities);
  g_autoptr (QdrGame) game = NULL;
  QdrPosition start;

  qdr_position_init (&start, 9, 9, 2);
  game = qdr_game_new (&start, TRUE);
  qdr_player_set_seat (qdr_game_get_player (game, 1), "computer master");
  qdr_computer_player_set_pace (computer, 500);
  qdr_computer_player_set_game (computer, game);
  g_timeout_add (FRAME_MS, frame_cb, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    answer (game, moves[i]);
  return 0;
}
