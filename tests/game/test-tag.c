/*
 * The names of headers, and the words for the end of a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-fixtures.h"
#include "qdr-tag.h"
#include "test.h"

TEST (every_tag_is_found_by_its_name)
{
  for (guint tag = 0; tag < QDR_N_TAGS; tag++)
    ck_assert_uint_eq (qdr_tag_from_name (qdr_tag_get_name (tag)), tag);
  ck_assert_str_eq (qdr_tag_get_name (QDR_TAG_CLOCK + 2), "Clock3");
  ck_assert_uint_eq (qdr_tag_from_name ("board"), QDR_N_TAGS);
  ck_assert_uint_eq (qdr_tag_from_name ("Player5"), QDR_N_TAGS);
  ck_assert_uint_eq (qdr_tag_from_name (""), QDR_N_TAGS);
}

static const struct {
  const char *start;
  const char *moves;
  const char *token;
  const char *termination;
} endings[] = {
  { "9 9 2 1 | e1 e9 | 10 10 | - | -", "e2", "*", NULL },
  { "5 5 2 1 | c4 a5 | 6 6 | - | -", "c5", "1", "goal" },
  { "5 5 2 2 | c5 a5 | 6 6 | - | -", NULL, "1", "goal" },
  { "9 9 2 1 | e1 e9 | 10 10 | - | -", "e2 resign", "1", "resignation" },
  { "9 9 2 1 | e1 e9 | 10 10 | - | -", "timeout", "2", "time" },
  { "9 9 2 1 | e1 e9 | 10 10 | - | -", "e2 e8 e1 e9 e2 e8 e1 e9", "draw", "repetition" },
  { "5 5 4 4 | a1 a2 a3 c3 | 0 0 0 0 | - | a1v", "c2", "draw", "stalemate" },
  { "5 5 4 1 | c1 a3 c5 e3 | 3 3 3 3 | - | -", "resign timeout resign", "4", "resignation" },
  { "5 5 4 3 | - - c5 - | 3 3 3 3 | - | -", NULL, "3", NULL },
};

TEST (the_result_and_how_it_came_about_are_put_in_words, .loops = G_N_ELEMENTS (endings))
{
  g_autoptr (QdrGame) game = new_game_from_text (endings[_i].start);

  if (endings[_i].moves != NULL)
    play_moves (game, endings[_i].moves);
  ck_assert_str_eq (qdr_result_to_token (qdr_game_get_result (game)), endings[_i].token);
  ck_assert_pstr_eq (qdr_game_get_termination (game), endings[_i].termination);
}

TEST (the_termination_speaks_of_all_moves_written)
{
  g_autoptr (QdrGame) game = new_game (9, 2);

  play_moves (game, "e2 resign");
  qdr_game_go_to_ply (game, 0);
  ck_assert_str_eq (qdr_game_get_termination (game), "resignation");
}
