/*
 * Cancelled searches: the thread stops working, and nothing is leaked.
 *
 * A thread that went on would be busy for minutes. The tests do not measure time: each waits for
 * the end of the thread, and fails by its timeout.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "busy-threads.h"
#include "qdr-background-search.h"
#include "qdr-computer-player.h"
#include "test.h"

static const QdrLimits endless = { .cpu_ms = 10 * 60 * 1000 };

/* Runs the main loop until @count threads are at work, including this one. */
static void
wait_for_busy_threads (guint count)
{
  while (count_busy_threads () != count) {
    g_main_context_iteration (NULL, FALSE);
    g_usleep (1000);
  }
}

static void
wait_until_gone (GWeakRef *ref)
{
  for (;;) {
    g_autoptr (GObject) object = g_weak_ref_get (ref);

    if (object == NULL)
      return;
    g_main_context_iteration (NULL, FALSE);
    g_usleep (1000);
  }
}

static QdrGame *
make_game (void)
{
  QdrPosition start;

  qdr_position_init (&start, 9, 9, 2);
  return qdr_game_new (&start, TRUE);
}

/* Background searches */

static void
finished_cb (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer data)
{
  gboolean *is_finished = data;
  g_autoptr (GError) error = NULL;
  QdrReport report;

  ck_assert (!qdr_background_search_run_finish (NULL, result, &report, &error));
  ck_assert (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED));
  *is_finished = TRUE;
}

TEST_DEFAULTS (.timeout = 120)

TEST (a_cancelled_search_frees_its_thread_and_lets_go_of_everything)
{
  g_autoptr (QdrBackgroundSearch) thinker = qdr_background_search_new ();
  g_autoptr (QdrGame) game = make_game ();
  GCancellable *cancellable = g_cancellable_new ();
  gboolean is_finished = FALSE;
  GWeakRef ref;

  g_weak_ref_init (&ref, cancellable);
  qdr_background_search_run_for_game_async (thinker, game, &qdr_style_default, &endless,
                                            cancellable, finished_cb, &is_finished);
  wait_for_busy_threads (2);
  g_cancellable_cancel (cancellable);
  g_object_unref (cancellable);

  wait_for_busy_threads (1);
  wait_until_gone (&ref);
  g_weak_ref_clear (&ref);
  ck_assert (is_finished);
  g_assert_finalize_object (g_steal_pointer (&thinker));
  g_assert_finalize_object (g_steal_pointer (&game));
}

/* More searches than GTask has threads. */
#define MANY 30

TEST (searches_that_nobody_waits_for_do_not_keep_others_waiting)
{
  g_autoptr (QdrGame) game = make_game ();
  gboolean is_finished[MANY] = { FALSE };

  for (guint i = 0; i < MANY; i++) {
    g_autoptr (QdrBackgroundSearch) thinker = qdr_background_search_new ();

    qdr_background_search_run_for_game_async (thinker, game, &qdr_style_default, &endless, NULL,
                                              finished_cb, &is_finished[i]);
  }
  for (guint i = 0; i < MANY; i++)
    while (!is_finished[i])
      g_main_context_iteration (NULL, TRUE);
  wait_for_busy_threads (1);
}

/* The computer player */

typedef void (*GiveUpFunc) (QdrComputerPlayer **computer, QdrGame *game);

static void
undo (QdrComputerPlayer **computer G_GNUC_UNUSED, QdrGame *game)
{
  ck_assert (qdr_game_step_back (game));
}

static void
resign (QdrComputerPlayer **computer G_GNUC_UNUSED, QdrGame *game)
{
  ck_assert (qdr_game_play_from_text (game, "resign", NULL));
}

static void
take_the_seat (QdrComputerPlayer **computer G_GNUC_UNUSED, QdrGame *game)
{
  qdr_player_set_seat (qdr_game_get_player (game, 1), "human");
}

static void
pause_it (QdrComputerPlayer **computer, QdrGame *game G_GNUC_UNUSED)
{
  qdr_computer_player_set_paused (*computer, TRUE);
}

static void
set_another_game (QdrComputerPlayer **computer, QdrGame *game G_GNUC_UNUSED)
{
  g_autoptr (QdrGame) other = make_game ();

  qdr_computer_player_set_game (*computer, other);
}

static void
release_computer (QdrComputerPlayer **computer, QdrGame *game G_GNUC_UNUSED)
{
  g_assert_finalize_object (g_steal_pointer (computer));
}

static const GiveUpFunc ways_to_give_up[] = {
  undo, resign, take_the_seat, pause_it, set_another_game, release_computer,
};

TEST (a_computer_player_that_gives_up_frees_its_thread, .loops = G_N_ELEMENTS (ways_to_give_up))
{
  g_autoptr (QdrPersonalityList) personalities = qdr_personality_list_new ();
  g_autoptr (QdrComputerPlayer) computer = qdr_computer_player_new (personalities);
  g_autoptr (QdrGame) game = make_game ();

  /* An unknown personality plays at full strength. */
  qdr_player_set_seat (qdr_game_get_player (game, 1), "computer unknown");
  qdr_computer_player_set_game (computer, game);
  ck_assert (qdr_game_play_from_text (game, "e2", NULL));
  wait_for_busy_threads (2);

  ways_to_give_up[_i](&computer, game);
  wait_for_busy_threads (1);

  g_clear_object (&computer);
  g_assert_finalize_object (g_steal_pointer (&game));
}
