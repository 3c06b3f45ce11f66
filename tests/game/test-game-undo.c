/*
 * Undo and redo: the ply that they lead to.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-fixtures.h"
#include "test.h"

#define NONE G_MAXUINT

/* The seats of a game of two after eight moves, and the plies to which undo and redo lead from
 * @ply. */
static const struct {
  const char *seats[2];
  guint ply;
  guint undo;
  guint redo;
} leads[] = {
  { { "human", "human" }, 0, NONE, 1 },
  { { "human", "human" }, 5, 4, 6 },
  { { "human", "human" }, 8, 7, NONE },
  { { "human", "computer master" }, 4, 2, 6 },
  { { "human", "computer master" }, 5, 4, 6 },
  { { "human", "computer master" }, 8, 6, NONE },
  { { "computer master", "human" }, 1, NONE, 3 },
  { { "computer master", "human" }, 3, 1, 5 },
  { { "computer master", "human" }, 7, 5, 8 },
  { { "computer master", "computer novice" }, 0, NONE, 1 },
  { { "computer master", "computer novice" }, 5, 4, 6 },
};

TEST (undo_and_redo_lead_to_where_somebody_decides, .loops = G_N_ELEMENTS (leads))
{
  g_autoptr (QdrGame) game = new_game (9, 2);
  guint undo = NONE;
  guint redo = NONE;

  play_moves (game, "e2 e8 e3 e7 e4 e6 d4 d6");
  for (guint i = 0; i < 2; i++)
    qdr_player_set_seat (qdr_game_get_player (game, i), leads[_i].seats[i]);
  qdr_game_go_to_ply (game, leads[_i].ply);
  ck_assert_int_eq (qdr_game_find_undo_ply (game, &undo), leads[_i].undo != NONE);
  ck_assert_int_eq (qdr_game_find_redo_ply (game, &redo), leads[_i].redo != NONE);
  ck_assert_uint_eq (undo, leads[_i].undo);
  ck_assert_uint_eq (redo, leads[_i].redo);
}
