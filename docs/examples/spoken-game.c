/*
 * A front end that speaks: it reads moves as text and tells in sentences what happens. It takes a
 * seat for each player, "human" or "runner"; docs/another-front-end.md explains it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <locale.h>
#include <quoridor.h>
#include <unistd.h>

typedef struct {
  QdrGame *game;
  GIOChannel *input;
  GMainLoop *loop;
} FrontEnd;

/* Somebody moved, whoever it was. */
static void
moved_cb (QdrGame *game, guint player, guint move, gpointer user_data)
{
  g_autofree char *sentence = qdr_game_describe_record (game, qdr_game_get_last_record (game));

  g_print ("%s.\n", sentence);
}

/* Reads one line. A refused move changes nothing, and the error is a sentence. */
static gboolean
line_cb (GIOChannel *input, GIOCondition condition, gpointer user_data)
{
  FrontEnd *self = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *line = NULL;

  if (g_io_channel_read_line (input, &line, NULL, NULL, NULL) != G_IO_STATUS_NORMAL) {
    g_main_loop_quit (self->loop);
  } else if (!qdr_game_play_from_text (self->game, g_strstrip (line), &error)) {
    g_print ("%s\n", error->message);
    return G_SOURCE_CONTINUE;
  }
  return G_SOURCE_REMOVE; /* "settled" came, and asked for the next line if a person moves */
}

/* Plays for the runner: the step that leads nearest to the goal. */
static gboolean
run_cb (gpointer user_data)
{
  FrontEnd *self = user_data;
  const QdrPosition *position = qdr_game_get_position (self->game);
  QdrMove best = QDR_MOVE_RESIGN;
  QdrMoveList steps = { 0 };
  guint16 distances[QDR_MAP_SIZE];

  qdr_position_find_goal_distances (position, position->turn, distances);
  qdr_position_generate_steps (position, &steps);
  for (guint i = 0; i < steps.count; i++)
    if (i == 0 || distances[qdr_move_square (steps.moves[i])] < distances[qdr_move_square (best)])
      best = steps.moves[i];
  qdr_game_play (self->game, best, NULL);
  return G_SOURCE_REMOVE;
}

/* The game stands as it will stand until somebody moves: say so, and have the next move made. */
static void
settled_cb (QdrGame *game, FrontEnd *self)
{
  g_autofree char *state = qdr_game_describe_state (game);

  g_print ("%s\n", state);
  if (qdr_game_get_result (game).outcome != QDR_OUTCOME_ONGOING)
    g_main_loop_quit (self->loop);
  else if (qdr_player_is_human (qdr_game_get_player (game, qdr_game_get_turn (game))))
    g_io_add_watch (self->input, G_IO_IN | G_IO_HUP, line_cb, self);
  else
    g_idle_add (run_cb, self);
}

int
main (int argc, char **argv)
{
  g_autoptr (GIOChannel) input = g_io_channel_unix_new (STDIN_FILENO);
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  g_autoptr (QdrGame) game = NULL;
  QdrPosition start;

  setlocale (LC_ALL, "");
  qdr_position_init (&start, 9, 9, 2);
  game = qdr_game_new (&start, TRUE);
  FrontEnd self = { game, input, loop };
  for (int i = 1; i < argc && i <= 2; i++)
    if (g_str_equal (argv[i], "runner"))
      qdr_player_set_seat (qdr_game_get_player (game, (guint) i - 1), "computer runner");
  g_signal_connect (game, "moved", G_CALLBACK (moved_cb), NULL);
  g_signal_connect (game, "settled", G_CALLBACK (settled_cb), &self);
  settled_cb (game, &self);
  g_main_loop_run (loop);
  return 0;
}
