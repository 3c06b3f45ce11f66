/*
 * A front end that speaks: it reads moves as text and tells in sentences what happens. It takes a
 * seat for each player, "human" or the id of a personality; docs/another-front-end.md explains it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <unistd.h>

#include "qdr-computer-player.h"
#include "qdr-game-text.h"
#include "qdr-person-name.h"
#include "qdr-player.h"

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
    return G_SOURCE_REMOVE;
  }
  if (qdr_game_play_from_text (self->game, g_strstrip (line), &error))
    return G_SOURCE_REMOVE; /* "settled" came, and asked for the next line if a person moves */

  g_print ("%s\n", error->message);
  return G_SOURCE_CONTINUE;
}

/* The game stands as it will stand until somebody moves: say so, and ask a person for a move. */
static void
settled_cb (QdrGame *game, FrontEnd *self)
{
  g_autofree char *state = qdr_game_describe_state (game);

  g_print ("%s\n", state);
  if (qdr_game_get_result (game).outcome != QDR_OUTCOME_ONGOING)
    g_main_loop_quit (self->loop);
  else if (qdr_player_is_human (qdr_game_get_player (game, qdr_game_get_turn (game))))
    g_io_add_watch (self->input, G_IO_IN | G_IO_HUP, line_cb, self);
}

/* The computer player plays for every seat that is not "human". */
static void
take_seat (QdrPlayer *player, const char *id)
{
  g_autofree char *seat = qdr_seat_for_personality (id);

  qdr_player_set_seat (player, g_str_equal (id, QDR_SEAT_HUMAN) ? QDR_SEAT_HUMAN : seat);
}

int
main (int argc, char **argv)
{
  g_autoptr (QdrPersonalityList) personalities = qdr_personality_list_new ();
  g_autoptr (QdrComputerPlayer) computer = qdr_computer_player_new (personalities);
  g_autoptr (QdrGame) game = NULL;
  FrontEnd self;
  QdrPosition start;

  qdr_position_init (&start, 9, 9, 2);
  game = qdr_game_new (&start, TRUE);
  for (int i = 1; i < argc && i <= 2; i++)
    take_seat (qdr_game_get_player (game, (guint) i - 1), argv[i]);
  qdr_game_set_default_human_names (game);

  self = (FrontEnd){ game, g_io_channel_unix_new (STDIN_FILENO), g_main_loop_new (NULL, FALSE) };
  g_signal_connect (game, "moved", G_CALLBACK (moved_cb), NULL);
  g_signal_connect (game, "settled", G_CALLBACK (settled_cb), &self);
  settled_cb (game, &self);
  qdr_computer_player_set_game (computer, game);
  g_main_loop_run (self.loop);

  qdr_computer_player_set_game (computer, NULL);
  g_io_channel_unref (self.input);
  g_main_loop_unref (self.loop);
  return 0;
}
