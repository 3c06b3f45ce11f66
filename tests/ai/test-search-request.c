/*
 * Search requests for games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-notation.h"
#include "qdr-search-request.h"
#include "test.h"

static const QdrStyle style = { .wall = 7, .mimic = 50 };
static const QdrLimits limits = { .nodes = 9 };

static QdrGame *
make_game (guint players, const char *moves)
{
  g_auto (GStrv) words = g_strsplit_set (moves, " ", -1);
  QdrPosition start;
  QdrGame *game;

  qdr_position_init (&start, 9, 9, players);
  game = qdr_game_new (&start, TRUE);
  for (guint i = 0; words[i] != NULL; i++)
    ck_assert (qdr_game_play_from_text (game, words[i], NULL));
  return game;
}

TEST (a_request_is_about_the_present_position)
{
  g_autoptr (QdrGame) game = make_game (2, "e2 e8 e3");
  g_auto (QdrSearchRequest) request = qdr_search_request_for_game (game, &style, &limits);

  ck_assert_uint_eq (request.position.key, qdr_game_get_position (game)->key);
  ck_assert_uint_eq (request.n_past_keys, 3);
  ck_assert (request.repetition_is_draw);
  ck_assert_int_eq (request.style.wall, style.wall);
  ck_assert_uint_eq (request.limits.nodes, limits.nodes);
}

static const struct {
  guint players;
  const char *moves;
  const char *last_move; /* last move of the player opposite */
  const char *from;      /* the square of that player's pawn before it */
} last_moves[] = {
  { 2, "e2", "e2", "e1" },
  { 2, "e2 e8", "e8", "e9" },
  { 2, "e2 e8 e3", "e3", "e2" },
  { 2, "e2 e8 c3h e7 d2", "d2", "e2" },
  { 2, "e2 e8 c3h", "c3h", NULL },
  { 4, "e2", NULL, NULL },
  { 4, "e2 b5", "e2", "e1" },
  { 4, "e2 b5 e8", "b5", "a5" },
  { 4, "e2 b5 e8 h5", "e8", "e9" },
  { 4, "e2 resign", "e2", "e1" },
  { 4, "resign b5 e8 h5", "h5", "i5" },
  { 4, "e2 resign e8 h5 e3 e7", NULL, NULL },
};

TEST (it_holds_the_last_move_of_the_player_opposite, .loops = G_N_ELEMENTS (last_moves))
{
  g_autoptr (QdrGame) game = make_game (last_moves[_i].players, last_moves[_i].moves);
  g_auto (QdrSearchRequest) request = qdr_search_request_for_game (game, &style, &limits);
  QdrMove move = QDR_MOVE_NONE;
  QdrMove from;

  if (last_moves[_i].last_move != NULL)
    qdr_move_from_text (&request.position.board, last_moves[_i].last_move, &move);
  ck_assert_uint_eq (request.last_move.move, move);
  if (last_moves[_i].from != NULL) {
    qdr_move_from_text (&request.position.board, last_moves[_i].from, &from);
    ck_assert_uint_eq (request.last_move.from, qdr_move_square (from));
  }
}

TEST (before_the_first_move_there_is_none)
{
  QdrPosition start;
  g_autoptr (QdrGame) game = NULL;
  g_auto (QdrSearchRequest) request = { .past_keys = NULL };

  qdr_position_init (&start, 9, 9, 2);
  game = qdr_game_new (&start, TRUE);
  request = qdr_search_request_for_game (game, &style, &limits);
  ck_assert_uint_eq (request.last_move.move, QDR_MOVE_NONE);
}

TEST (only_styles_that_mimic_need_to_know_it)
{
  g_autoptr (QdrGame) game = make_game (2, "e2 e8");
  g_auto (QdrSearchRequest) request =
      qdr_search_request_for_game (game, &qdr_style_default, &limits);

  ck_assert_uint_eq (request.last_move.move, QDR_MOVE_NONE);
}

TEST (a_copy_outlives_what_it_was_copied_from)
{
  static const gint stop = 1;
  g_auto (QdrSearchRequest) copy = { .past_keys = NULL };

  {
    g_autoptr (QdrGame) game = make_game (2, "e2 e8 e3");
    g_auto (QdrSearchRequest) request = qdr_search_request_for_game (game, &style, &limits);

    request.root_moves = g_memdup2 ((const QdrMove[]){ 7, 8 }, 2 * sizeof (QdrMove));
    request.n_root_moves = 2;
    request.threads = 3;
    request.stop = &stop;
    copy = qdr_search_request_copy (&request);
    ck_assert_mem_eq (copy.past_keys, request.past_keys, 3 * sizeof *copy.past_keys);
  }

  ck_assert_uint_eq (copy.n_past_keys, 3);
  ck_assert_uint_eq (copy.n_root_moves, 2);
  ck_assert_uint_eq (copy.root_moves[1], 8);
  ck_assert_uint_eq (copy.threads, 3);
  ck_assert_ptr_null (copy.stop);
}
