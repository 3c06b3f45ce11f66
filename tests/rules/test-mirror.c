/*
 * The mirror image of a board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-mirror.h"

#include "qdr-movegen.h"
#include "qdr-notation.h"
#include "random-positions.h"
#include "test.h"

static const struct {
  guint width;
  const char *move;
  const char *image;
} images[] = {
  { 9, "e2", "e2" },      { 9, "a1", "i1" },    { 9, "h9", "b9" },    { 9, "a1h", "h1h" },
  { 9, "d3h", "e3h" },    { 9, "h8v", "a8v" },  { 9, "c5v", "f5v" },  { 5, "b2", "d2" },
  { 5, "b2h", "c2h" },    { 5, "a4v", "d4v" },  { 19, "a19", "s19" }, { 19, "s1", "a1" },
  { 19, "r18h", "a18h" }, { 19, "a1v", "r1v" },
};

TEST (left_and_right_change_places, .loops = G_N_ELEMENTS (images))
{
  const QdrBoard board = qdr_board_make (images[_i].width, images[_i].width);
  char text[QDR_MOVE_TEXT_SIZE];
  QdrMove move;

  ck_assert_int_eq (qdr_move_from_text (&board, images[_i].move, &move), QDR_REFUSAL_REASON_NONE);
  ck_assert_str_eq (qdr_move_to_text (&board, qdr_mirror_move (&board, move), text),
                    images[_i].image);
}

/* Plays a random game of two and its mirror image side by side. */
TEST (what_is_legal_is_legal_in_the_mirror, .loops = 20)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) _i);
  QdrPosition position;
  QdrPosition image;

  qdr_position_init (&position, _i % 2 == 0 ? 9 : 5, 7, 2);
  image = position;
  while (qdr_position_winner (&position) < 0 && qdr_position_count_moves (&position) > 0) {
    QdrPosition mirrored;
    QdrMoveList list;
    QdrUndo undo;
    QdrMove move;

    qdr_position_generate_moves (&position, &list);
    mirrored = qdr_mirror_position (&position);
    ck_assert (qdr_position_equal (&mirrored, &image));
    ck_assert_uint_eq (mirrored.key, image.key);
    ck_assert_uint_eq (list.count, qdr_position_count_moves (&image));
    for (guint i = 0; i < list.count; i++)
      ck_assert (
          qdr_position_is_legal_move (&image, qdr_mirror_move (&image.board, list.moves[i])));

    move = random_move (rand, &position);
    qdr_position_do_move (&position, move, &undo);
    qdr_position_do_move (&image, qdr_mirror_move (&image.board, move), &undo);
    ck_assert_uint_eq (qdr_mirror_move (&image.board, qdr_mirror_move (&image.board, move)), move);
  }
}
