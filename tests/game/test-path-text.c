/*
 * Directions and paths in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-fixtures.h"
#include "qdr-game-answer.h"
#include "test.h"

/* Anna, and Ben, who is a computer if Anna plays alone. */
static const struct {
  const char *position;
  gboolean alone;
  guint number;
  const char *moves;
  const char *path;
} paths[] = {
  { "5 5 2 1 | c1 a5 | 5 5 | - | -", FALSE, 0, "", "Anna: north 4 times; 4 steps." },
  { "5 5 2 1 | c1 a5 | 5 5 | - | -", TRUE, 0, "", "You: north 4 times; 4 steps." },
  { "5 5 2 1 | c4 a5 | 5 5 | - | -", FALSE, 0, "", "Anna: north; 1 step." },
  { "5 5 2 1 | c1 a3 | 5 5 | - | -", TRUE, 1, "", "Ben: south, south; 2 steps." },
  /* Around a wall. */
  { "5 5 2 1 | c1 a5 | 5 5 | b2h,d2h | -", FALSE, 0, "",
    "Anna: north, west, west, north 3 times; 6 steps." },
  { "5 5 2 1 | c1 a5 | 5 5 | c2h | -", FALSE, 0, "", "Anna: north, west, north 3 times; 5 steps." },
  /* Over a pawn: straight, and diagonally because of a wall behind it. */
  { "5 5 2 1 | c2 c3 | 5 5 | - | -", FALSE, 0, "", "Anna: jump north, north; 3 steps in 2 moves." },
  { "5 5 2 1 | c1 c3 | 5 5 | - | -", FALSE, 0, "",
    "Anna: north, jump north, north; 4 steps in 3 moves." },
  { "5 5 2 1 | c2 c3 | 5 5 | c3h | -", FALSE, 0, "",
    "Anna: jump north-west, north, north; 4 steps in 3 moves." },
  { "5 5 2 2 | c2 c3 | 5 5 | - | -", FALSE, 0, "", "Anna: jump north, north; 3 steps in 2 moves." },
  { "5 5 2 1 | c3 c4 | 5 5 | - | -", FALSE, 0, "", "Anna: jump north; 2 steps in 1 move." },
  /* A pawn on the goal row cannot be jumped. */
  { "5 5 2 1 | c4 c5 | 5 5 | - | -", FALSE, 0, "",
    "Anna: north; 1 step; the pawn of Ben is in the way." },
  { "5 5 2 1 | c1 c2 | 5 5 | - | -", TRUE, 1, "", "Ben: south; 1 step; your pawn is in the way." },
  /* From west to east, and from east to west. */
  { "5 5 4 1 | c1 a3 c5 e3 | 2 2 2 2 | - | -", FALSE, 1, "", "Ben: east 4 times; 4 steps." },
  { "5 5 4 1 | c1 a3 c5 e2 | 2 2 2 2 | - | -", FALSE, 3, "", "East: west 4 times; 4 steps." },
  { "5 5 4 1 | c1 a3 c5 e3 | 2 2 2 2 | - | -", FALSE, 0, "resign", "Anna: out of the game." },
  { "5 5 2 1 | c4 a3 | 5 5 | - | -", TRUE, 0, "c5", "You: at the goal." },
};

TEST (a_path_is_told_step_by_step, .loops = G_N_ELEMENTS (paths))
{
  g_autoptr (QdrGame) game = new_game_from_text (paths[_i].position);
  g_autofree char *path = NULL;

  qdr_player_set_name (qdr_game_get_player (game, 0), "Anna");
  qdr_player_set_name (qdr_game_get_player (game, 1), "Ben");
  if (paths[_i].alone)
    qdr_player_set_seat (qdr_game_get_player (game, 1), "computer mason");
  play_moves (game, paths[_i].moves);
  path = qdr_game_describe_path (game, paths[_i].number);
  ck_assert_str_eq (path, paths[_i].path);
}

TEST (every_direction_has_its_word)
{
  static const struct {
    int columns;
    int rows;
    const char *word;
  } ways[] = {
    { 0, 1, "north" },  { 1, 1, "north-east" },   { 1, 0, "east" },  { 1, -1, "south-east" },
    { 0, -1, "south" }, { -1, -1, "south-west" }, { -1, 0, "west" }, { -1, 1, "north-west" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    ck_assert_str_eq (qdr_direction_get_name (ways[i].columns, ways[i].rows), ways[i].word);
}
