/*
 * A player of a shared game without a window: it moves at random for the players of a bit set until
 * it is stopped. test-shared-game runs and kills it.
 *
 *   shared-player FILE RECORDS LOG PLAYERS SEED
 *
 * A line of the log, "move PLY NUMBER", is written after a move was confirmed; "over MOVES" when
 * the game is over and everything is saved.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "qdr-movegen.h"
#include "qdr-saved-game.h"
#include "qdr-shared-game.h"

#define INTERVAL_MS 15

typedef struct {
  QdrGame *game;
  QdrSharedGame *shared;
  GRand *random;
  guint here;
  int log;
  char *last_line;
} Player;

static char *
list_moves (QdrGame *game, guint ply)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < ply; i++)
    g_string_append_printf (text, "%05u,", qdr_game_get_move (game, i, NULL));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
write_line (Player *self, char *line)
{
  if (g_strcmp0 (line, self->last_line) == 0) {
    g_free (line);
    return;
  }
  g_free (self->last_line);
  self->last_line = line;
  if (write (self->log, line, strlen (line)) < 0)
    abort ();
}

/* Both computers decide alike. */
static void
decide (Player *self)
{
  gboolean is_own_move;
  QdrGame *theirs = qdr_shared_game_get_question (self->shared, &is_own_move);
  g_autofree char *own = list_moves (self->game, qdr_shared_game_get_ply (self->shared));
  g_autofree char *other = list_moves (theirs, qdr_game_get_ply (theirs));

  qdr_shared_game_decide (self->shared, is_own_move || strcmp (other, own) < 0);
}

static void
move (Player *self)
{
  const guint ply = qdr_shared_game_get_ply (self->shared);
  QdrMoveList list = { .count = 0 };
  QdrMove chosen;

  qdr_game_go_to_ply (self->game, ply);
  qdr_position_generate_moves (qdr_game_get_position (self->game), &list);
  /* Mostly steps, so that games end. */
  do {
    chosen = list.moves[g_rand_int_range (self->random, 0, (gint32) list.count)];
  } while (qdr_move_is_wall (chosen) && g_rand_int_range (self->random, 0, 8) != 0);
  if (!qdr_shared_game_play (self->shared, chosen, NULL))
    abort ();
  write_line (self, g_strdup_printf ("move %u %u\n", ply, chosen));
}

static gboolean
act_cb (gpointer data)
{
  Player *self = data;
  const guint ply = qdr_shared_game_get_ply (self->shared);
  QdrRequest request = qdr_shared_game_get_request (self->shared);
  gboolean is_over;
  guint turn;

  if (qdr_game_get_ply (self->game) != ply)
    qdr_game_go_to_ply (self->game, ply);
  is_over = qdr_game_get_result (self->game).outcome != QDR_OUTCOME_ONGOING;
  turn = qdr_game_get_turn (self->game);
  if (qdr_shared_game_get_question (self->shared, NULL) != NULL) {
    decide (self);
  } else if (qdr_shared_game_get_answerer (self->shared) != QDR_MAX_PLAYERS) {
    qdr_shared_game_answer (self->shared, g_rand_boolean (self->random));
  } else if (is_over) {
    if (qdr_shared_game_is_saved (self->shared)) {
      g_autofree char *moves = list_moves (self->game, ply);

      write_line (self, g_strdup_printf ("over %s\n", moves));
    }
  } else if ((request.kind == QDR_REQUEST_NONE || g_rand_int_range (self->random, 0, 20) == 0) &&
             (self->here & 1u << turn) != 0) {
    move (self);
  } else if (g_rand_int_range (self->random, 0, 300) == 0 && request.kind == QDR_REQUEST_NONE &&
             qdr_game_can_request (self->game, ply, self->here == 2 ? 1 : 0, QDR_REQUEST_UNDO)) {
    qdr_shared_game_request (self->shared, g_rand_int_range (self->random, 0, 4) == 0
                                               ? QDR_REQUEST_DRAW
                                               : QDR_REQUEST_UNDO);
  }
  g_timeout_add ((guint) g_rand_int_range (self->random, 0, 8), act_cb, self);
  return G_SOURCE_REMOVE;
}

int
main (int argc, char **argv)
{
  g_autoptr (GFile) file = NULL;
  g_autoptr (GFile) records = NULL;
  g_autoptr (GPtrArray) list = NULL;
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  Player self = { 0 };

  if (argc != 6)
    return 2;
  file = g_file_new_for_path (argv[1]);
  records = g_file_new_for_path (argv[2]);
  self.log = open (argv[3], O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  self.here = (guint) atoi (argv[4]);
  self.random = g_rand_new_with_seed ((guint32) atoi (argv[5]));
  list = qdr_shared_record_list (records);
  if (list->len > 0) {
    self.game = g_object_ref (((QdrSharedRecord *) g_ptr_array_index (list, 0))->game);
  } else {
    g_autoptr (GPtrArray) games = NULL;

    while ((games = qdr_saved_game_load (file, NULL, NULL)) == NULL)
      g_usleep (1000);
    self.game = g_object_ref (g_ptr_array_index (games, 0));
    qdr_game_set_players_here (self.game, self.here);
  }
  self.shared = qdr_shared_game_new (self.game, file, records);
  qdr_shared_game_set_interval (self.shared, INTERVAL_MS);
  g_timeout_add (1, act_cb, &self);
  g_main_loop_run (loop);
  return 0;
}
