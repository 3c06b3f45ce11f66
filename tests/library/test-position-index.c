/*
 * The position index of the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-position-index.h"

#include "qdr-library-query.h"
#include "qdr-mirror.h"
#include "qdr-notation.h"
#include "random-games.h"
#include "test.h"

static QdrPosition
play (guint size, guint players, const char *moves)
{
  g_auto (GStrv) words = g_strsplit (moves, " ", -1);
  QdrPosition position;
  QdrUndo undo;

  qdr_position_init (&position, size, size, players);
  for (guint i = 0; words[i] != NULL; i++) {
    QdrMove move;

    ck_assert_int_eq (qdr_move_from_text (&position.board, words[i], &move),
                      QDR_REFUSAL_REASON_NONE);
    qdr_position_do_move (&position, move, &undo);
  }
  return position;
}

static gint64
get_key (guint size, guint players, const char *moves)
{
  const QdrPosition position = play (size, players, moves);

  return qdr_indexed_position_make (&position, QDR_MOVE_NONE).key;
}

TEST (orders_of_moves_and_mirror_images_are_joined)
{
  const gint64 key = get_key (9, 2, "e2 e8 d3h e7");

  ck_assert_int_eq (get_key (9, 2, "d3h e8 e2 e7"), key);
  ck_assert_int_eq (get_key (9, 2, "e2 e8 e3h e7"), key);
  ck_assert_int_ne (get_key (9, 2, "e2 e8 d3v e7"), key);
  ck_assert_int_ne (get_key (9, 2, "e2 e8 c3h e7"), key);
}

TEST (boards_turns_and_stocks_are_told_apart)
{
  QdrPosition start = play (9, 2, "e2 e8 e1 e9");
  const gint64 key = qdr_indexed_position_make (&start, QDR_MOVE_NONE).key;

  ck_assert_int_eq (get_key (9, 2, "e2 e8 e1 e9"), get_key (9, 2, "d1 d9 e1 e9"));
  ck_assert_int_ne (get_key (7, 2, "d2 d6 d1 d7"), key);
  ck_assert_int_ne (get_key (9, 4, "e2 b5 e8 h5 e1 a5 e9 i5"), key);
  qdr_position_set_stock (&start, 0, 9);
  ck_assert_int_ne (qdr_indexed_position_make (&start, QDR_MOVE_NONE).key, key);
}

TEST (four_players_have_no_mirror_image)
{
  ck_assert_int_ne (get_key (9, 4, "d1"), get_key (9, 4, "f1"));
  ck_assert_int_eq (get_key (9, 2, "d1"), get_key (9, 2, "f1"));
}

TEST (a_move_comes_back_in_the_position_that_is_asked_about)
{
  const QdrPosition left = play (9, 2, "d1 e8");
  const QdrPosition right = play (9, 2, "f1 e8");
  const QdrPosition start = play (9, 2, "e2 e8");
  const QdrMove c1 = qdr_move_make (QDR_MOVE_STEP, qdr_board_square (&left.board, 2, 0));
  const QdrMove g1 = qdr_move_make (QDR_MOVE_STEP, qdr_board_square (&left.board, 6, 0));
  const QdrIndexedPosition at_left = qdr_indexed_position_make (&left, c1);
  const QdrIndexedPosition at_right = qdr_indexed_position_make (&right, g1);

  ck_assert_int_eq (at_left.key, at_right.key);
  ck_assert_uint_eq (at_left.move, at_right.move);
  ck_assert_uint_eq (qdr_position_index_restore_move (&left, at_left.move), c1);
  ck_assert_uint_eq (qdr_position_index_restore_move (&right, at_left.move), g1);
  /* In a symmetric position both are the same move. */
  ck_assert_uint_eq (qdr_indexed_position_make (&start, c1).move,
                     qdr_indexed_position_make (&start, g1).move);
}

/* Compares a game and its mirror image position by position, and each with the index of its
 * own positions. */
TEST (a_game_has_the_positions_of_its_mirror_image, .loops = 9)
{
  g_autoptr (GRand) random = g_rand_new_with_seed ((guint32) _i);
  g_autoptr (QdrGame) game = make_random_game (random, 1);
  g_autoptr (QdrGame) image = qdr_game_new (qdr_game_get_start_position (game), TRUE);
  QdrIndexedPosition positions[QDR_POSITION_INDEX_MAX];
  QdrIndexedPosition images[QDR_POSITION_INDEX_MAX];
  const guint n = qdr_indexed_positions_from_game (game, positions);
  QdrPosition position = *qdr_game_get_start_position (game);

  ck_assert_uint_eq (qdr_game_get_n_players (game), 2);
  for (guint i = 0; i < qdr_game_get_n_moves (game); i++) {
    const QdrMove move = qdr_game_get_move (game, i, NULL);

    ck_assert (qdr_game_play (image,
                              qdr_move_kind (move) == QDR_MOVE_CONCESSION
                                  ? move
                                  : qdr_mirror_move (&position.board, move),
                              NULL));
  }
  ck_assert_uint_eq (qdr_indexed_positions_from_game (image, images), n);
  for (guint i = 0; i < n; i++) {
    const QdrIndexedPosition alone = qdr_indexed_position_make (&position, positions[i].move);
    QdrUndo undo;

    ck_assert_int_eq (positions[i].key, images[i].key);
    ck_assert_uint_eq (positions[i].move, images[i].move);
    ck_assert_int_eq (alone.key, positions[i].key);
    ck_assert_uint_eq (positions[i].turn, position.turn);
    if (positions[i].move != QDR_MOVE_NONE)
      qdr_position_do_move (&position, qdr_game_get_move (game, i, NULL), &undo);
  }
}

/* Files contain the keys. If the keys change, the files must be indexed again. */
TEST (the_keys_are_those_of_the_files_that_there_are)
{
  ck_assert_int_eq (get_key (9, 2, "e2"), G_GINT64_CONSTANT (-3334372297311326805));
}
