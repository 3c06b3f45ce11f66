/*
 * The recap of a finished game: its moves, its walls, and its turning point.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-fixtures.h"
#include "qdr-game-text.h"
#include "test.h"

static const struct {
  guint players;
  const char *moves;
  guint n_rounds;
  guint turning_ply;
  gboolean was_always_ahead;
} games[] = {
  { 2, "", 0, 0, FALSE },
  { 2, "c2 c4 a1h", 2, 0, FALSE },
  /* The first player leads throughout. */
  { 2, "c2 b5 c3 b4 c4 b3 c5", 4, 0, TRUE },
  /* A jump over the leader. */
  { 2, "c2 c4 c3 c2 c4 c1", 3, 4, FALSE },
  /* The lead changes several times, the last time by the wall b1h. */
  { 2, "c2 c4 d1h d3h c3 c2 b1h b2 c4 a2 c5", 6, 7, FALSE },
  /* The player who wins by resignation may have been behind. */
  { 2, "a1h resign", 1, 0, FALSE },
  { 2, "c2 resign", 1, 0, FALSE },
  { 2, "a1h a3h c2 b5 c3 b4 c4 resign", 4, 2, FALSE },
  /* Of a few moves there is no course to describe. */
  { 2, "a1h a3h c2 b5 c3 resign", 3, 0, FALSE },
  /* A resignation and a loss on time are not moves. */
  { 2, "resign", 0, 0, FALSE },
  { 2, "timeout", 0, 0, FALSE },
  { 2, "c2 c4 resign", 1, 0, FALSE },
  { 2, "c2 c4 c3 c2 timeout", 2, 0, FALSE },
  { 2, "c2 c4 c3 c2 b3 b2 timeout", 3, 4, FALSE },
  { 2, "b1 b5 c1 c5 b1 b5 c1 c5", 4, 0, FALSE },
  { 4, "resign resign c4 resign", 1, 0, FALSE },
  { 4, "resign resign c4 e4 c3 e3 c2 e4 d2 e3 c2 e4 d2 resign", 6, 2, FALSE },
};

/* A game may begin with a player one step from the goal. */
TEST (a_game_of_one_move_has_no_course)
{
  g_autoptr (QdrGame) game = NULL;
  QdrPosition start;
  QdrGameRecap recap;

  qdr_position_init (&start, 5, 5, 2);
  qdr_position_set_pawn (&start, 0, qdr_board_square (&start.board, 0, 3));
  game = qdr_game_new (&start, FALSE);
  play_moves (game, "a5");
  recap = qdr_game_recap_make (game);
  ck_assert_uint_eq (recap.n_rounds, 1);
  ck_assert (!recap.was_always_ahead);
}

TEST (moves_and_the_turning_point_are_found, .loops = G_N_ELEMENTS (games))
{
  g_autoptr (QdrGame) game = new_game (5, games[_i].players);
  QdrGameRecap recap;

  play_moves (game, games[_i].moves);
  recap = qdr_game_recap_make (game);
  ck_assert_uint_eq (recap.n_rounds, games[_i].n_rounds);
  ck_assert_uint_eq (recap.turning_ply, games[_i].turning_ply);
  ck_assert_int_eq (recap.was_always_ahead, games[_i].was_always_ahead);
}

TEST (the_turning_point_is_put_into_words)
{
  g_autoptr (QdrGame) game = new_game (5, 2);
  g_autofree char *sentence = NULL;
  QdrGameRecap recap;

  qdr_player_set_name (qdr_game_get_player (game, 1), "Ben");
  play_moves (game, "c2 c4 c3 c2 c4 c1");
  recap = qdr_game_recap_make (game);
  sentence = qdr_game_recap_describe_turning_point (&recap, game);
  ck_assert_str_eq (sentence, "The race turned with move 2: Ben jumps to c2.");
}

TEST (moves_that_lie_ahead_do_not_count)
{
  g_autoptr (QdrGame) game = new_game (5, 2);
  QdrGameRecap recap;

  play_moves (game, "c2 a3h c3 b5");
  qdr_game_go_to_ply (game, 1);
  recap = qdr_game_recap_make (game);
  ck_assert_uint_eq (recap.n_rounds, 1);
}

TEST (nobody_looks_for_the_turning_point_of_a_very_long_game)
{
  g_autoptr (QdrGame) game = NULL;
  QdrPosition start;
  QdrGameRecap recap;

  qdr_position_init (&start, 5, 5, 2);
  game = qdr_game_new (&start, FALSE);
  for (guint i = 0; i < QDR_RECAP_MOVES_MAX / 4; i++)
    play_moves (game, "b1 b5 c1 c5");
  play_moves (game, "c2 c4 c3 c2 c4 c1");
  recap = qdr_game_recap_make (game);
  ck_assert_uint_eq (recap.n_rounds, QDR_RECAP_MOVES_MAX / 2 + 3);
  ck_assert_uint_eq (recap.turning_ply, 0);
}
