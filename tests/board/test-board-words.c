/*
 * The board in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-words.h"
#include "qdr-movegen.h"
#include "qdr-notation.h"
#include "test.h"

/* A position after moves of Anna, who begins, and Bert, with the words for it. */
typedef struct {
  const char *moves;
  const char *square;
  const char *words;
} SquareCase;

static const SquareCase square_cases[] = {
  { "", "e5", "e5" },
  { "", "a1", "a1" },
  { "", "e1", "e1, Anna’s pawn, can move north, east, west" },
  { "", "e9", "e9, Bert’s pawn" },
  { "e2", "e9", "e9, Bert’s pawn, can move east, south, west" },
  { "e1h", "e1", "e1, Anna’s pawn, wall above" },
  { "e1h a8h", "e1", "e1, Anna’s pawn, can move east, west, wall above" },
  { "e2 e8 e3 e7 e4 e6 e5 a1h", "e5",
    "e5, Anna’s pawn, can move east, south, west, can jump north" },
  { "e2 e8 e3 e7 e4 e6 e5 e6h a3h", "e6",
    "e6, Bert’s pawn, can move east, west, can jump south, wall above" },
  { "e2 e8 e3 e7 e4 e6 e5 d4h", "e5",
    "e5, Anna’s pawn, can move east, west, can jump north, wall below" },
  { "e2 e8 e3 e7 e4 e6 e5 e6h", "e5",
    "e5, Anna’s pawn, can move east, south, west, can jump north-east, north-west" },
  { "", "d1", "d1, you can move here" },
  { "e3h", "e3", "e3, wall above" },
  { "e3h", "f4", "f4, wall below" },
  { "e3v", "e4", "e4, wall to the right" },
  { "e3v", "f3", "f3, wall to the left" },
  { "e3v e4h", "e4", "e4, wall above, wall to the right" },
  { "e2 e3h", "e3", "e3, wall above, you can move here" },
  { "e2 resign", "e3", "e3" },
  { "e2 resign", "e2", "e2, Anna’s pawn" },
};

/* Places for walls. */
static const SquareCase slot_cases[] = {
  { "", "e3h", "e3h, wall above e3 and f3, free" },
  { "", "e3v", "e3v, wall to the right of e3 and e4, free" },
  { "e2 e3h", "e3h", "e3h, wall above e3 and f3, placed by Bert" },
  { "e3h", "e3v", "e3v, wall to the right of e3 and e4, no room: crosses e3h" },
  { "e3v", "e3h", "e3h, wall above e3 and f3, no room: crosses e3v" },
  { "e3h", "d3h", "d3h, wall above d3 and e3, no room: overlaps e3h" },
  { "e3h", "f3h", "f3h, wall above f3 and g3, no room: overlaps e3h" },
  { "e3v", "e4v", "e4v, wall to the right of e4 and e5, no room: overlaps e3v" },
  { "e3v", "e2v", "e2v, wall to the right of e2 and e3, no room: overlaps e3v" },
  { "d1v e8 e1v h2h", "d2h", "d2h, wall above d2 and e2, would leave Anna without a path" },
  { "a1h resign", "c1h", "c1h, wall above c1 and d1, free" },
};

static const SquareCase personal_slot_cases[] = {
  { "e3h", "e3h", "e3h, wall above e3 and f3, placed by you" },
  { "d1v e8 e1v h2h", "d2h", "d2h, wall above d2 and e2, would leave you without a path" },
};

static QdrGame *
create_game (const char *moves)
{
  g_auto (GStrv) texts = g_strsplit (moves, " ", -1);
  QdrPosition start;
  QdrGame *game;

  qdr_position_init (&start, 9, 9, 2);
  game = qdr_game_new (&start, TRUE);
  qdr_player_set_name (qdr_game_get_player (game, 0), "Anna");
  qdr_player_set_name (qdr_game_get_player (game, 1), "Bert");
  for (char **text = texts; *text != NULL && **text != '\0'; text++)
    ck_assert_msg (qdr_game_play_from_text (game, *text, NULL), "%s", *text);

  return game;
}

TEST (a_square_tells_its_name_pawn_walls_and_whether_it_can_be_reached,
      .loops = G_N_ELEMENTS (square_cases))
{
  const SquareCase *a_case = &square_cases[_i];
  g_autoptr (QdrGame) game = create_game (a_case->moves);
  g_autofree char *words = NULL;
  QdrBoardScene scene = { 0 };
  QdrMove step;

  qdr_board_scene_read_game (&scene, game);
  qdr_move_from_text (&scene.position.board, a_case->square, &step);
  words = qdr_board_words_for_square (&scene, game, qdr_move_square (step), TRUE);
  ck_assert_str_eq (words, a_case->words);
}

TEST (a_place_for_a_wall_tells_whether_one_can_stand_there, .loops = G_N_ELEMENTS (slot_cases))
{
  const SquareCase *a_case = &slot_cases[_i];
  g_autoptr (QdrGame) game = create_game (a_case->moves);
  g_autofree char *words = NULL;
  QdrBoardScene scene = { 0 };
  QdrBits legal[2];
  QdrMove wall;

  qdr_board_scene_read_game (&scene, game);
  qdr_move_from_text (&scene.position.board, a_case->square, &wall);
  qdr_position_find_legal_walls (&scene.position, legal);
  words = qdr_board_words_for_slot (&scene, game, wall,
                                    qdr_board_words_find_slot_state (&scene, legal, wall));
  ck_assert_str_eq (words, a_case->words);
}

TEST (walls_speak_to_who_plays_alone, .loops = G_N_ELEMENTS (personal_slot_cases))
{
  const SquareCase *a_case = &personal_slot_cases[_i];
  g_autoptr (QdrGame) game = create_game (a_case->moves);
  g_autofree char *words = NULL;
  QdrBoardScene scene = { 0 };
  QdrBits legal[2];
  QdrMove wall;

  qdr_player_set_seat (qdr_game_get_player (game, 1), "computer mason");
  qdr_board_scene_read_game (&scene, game);
  qdr_move_from_text (&scene.position.board, a_case->square, &wall);
  qdr_position_find_legal_walls (&scene.position, legal);
  words = qdr_board_words_for_slot (&scene, game, wall,
                                    qdr_board_words_find_slot_state (&scene, legal, wall));
  ck_assert_str_eq (words, a_case->words);
}

TEST (a_wall_that_nobody_placed_was_already_there)
{
  QdrPosition start;
  g_autoptr (QdrGame) game = NULL;
  g_autofree char *words = NULL;
  QdrBoardScene scene = { 0 };
  QdrBits legal[2];
  QdrMove wall;

  qdr_position_init (&start, 9, 9, 2);
  wall = qdr_move_make (QDR_MOVE_HORIZONTAL_WALL, qdr_board_square (&start.board, 4, 2));
  qdr_position_add_wall (&start, wall);
  game = qdr_game_new (&start, TRUE);
  qdr_board_scene_read_game (&scene, game);
  qdr_position_find_legal_walls (&scene.position, legal);
  words = qdr_board_words_for_slot (&scene, game, wall,
                                    qdr_board_words_find_slot_state (&scene, legal, wall));
  ck_assert_str_eq (words, "e3h, wall above e3 and f3, already there");
}

TEST (nobody_at_this_board_can_move_in_the_turn_of_the_computer)
{
  g_autoptr (QdrGame) game = create_game ("");
  g_autofree char *words = NULL;
  QdrBoardScene scene = { 0 };

  qdr_board_scene_read_game (&scene, game);
  words = qdr_board_words_for_square (&scene, game, qdr_board_square (&scene.position.board, 3, 0),
                                      FALSE);
  ck_assert_str_eq (words, "d1");
}

/* Arrow keys follow the screen, and the words name directions of the board. */
static const struct {
  guint rotation;
  const char *square; /* or a place for a wall */
  const char *words;
} turned_cases[] = {
  { 0, "e1", "e1, Anna’s pawn, can move east, west, wall above" },
  { 1, "e1", "e1, Anna’s pawn, can move east, west, wall to the left" },
  { 2, "e1", "e1, Anna’s pawn, can move east, west, wall below" },
  { 3, "e1", "e1, Anna’s pawn, can move east, west, wall to the right" },
  { 0, "d5", "d5, wall to the right" },
  { 1, "d5", "d5, wall above" },
  { 2, "d5", "d5, wall to the left" },
  { 3, "d5", "d5, wall below" },
  { 0, "c3h", "c3h, wall above c3 and d3, free" },
  { 1, "c3h", "c3h, wall to the left of c3 and d3, free" },
  { 2, "c3h", "c3h, wall below c3 and d3, free" },
  { 3, "c3h", "c3h, wall to the right of c3 and d3, free" },
  { 0, "d5v", "d5v, wall to the right of d5 and d6, placed by Bert" },
  { 1, "d5v", "d5v, wall above d5 and d6, placed by Bert" },
  { 2, "d5v", "d5v, wall to the left of d5 and d6, placed by Bert" },
  { 3, "d5v", "d5v, wall below d5 and d6, placed by Bert" },
};

TEST (what_is_above_and_below_is_so_on_the_screen, .loops = G_N_ELEMENTS (turned_cases))
{
  g_autoptr (QdrGame) game = create_game ("e1h d5v");
  QdrBoardScene scene = { .rotation = turned_cases[_i].rotation };
  g_autofree char *words = NULL;
  QdrBits legal[2];
  QdrMove move;

  qdr_board_scene_read_game (&scene, game);
  qdr_move_from_text (&scene.position.board, turned_cases[_i].square, &move);
  qdr_position_find_legal_walls (&scene.position, legal);
  if (qdr_move_is_wall (move))
    words = qdr_board_words_for_slot (&scene, game, move,
                                      qdr_board_words_find_slot_state (&scene, legal, move));
  else
    words = qdr_board_words_for_square (&scene, game, qdr_move_square (move), TRUE);
  ck_assert_str_eq (words, turned_cases[_i].words);
}

TEST (where_a_computer_can_go_is_not_said)
{
  g_autoptr (QdrGame) game = create_game ("e2");
  QdrBoardScene scene = { 0 };
  g_autofree char *words = NULL;

  qdr_player_set_seat (qdr_game_get_player (game, 1), "computer mason");
  qdr_board_scene_read_game (&scene, game);
  words = qdr_board_words_for_square (&scene, game, scene.position.pawns[1], TRUE);
  ck_assert_str_eq (words, "e9, Bert’s pawn");
}

static char *
words_for (QdrGame *game, const char *name)
{
  QdrBoardScene scene = { 0 };
  QdrMove step;

  qdr_board_scene_read_game (&scene, game);
  qdr_move_from_text (&scene.position.board, name, &step);
  return qdr_board_words_for_square (&scene, game, qdr_move_square (step), TRUE);
}

TEST (a_pawn_is_yours_where_nobody_else_plays_at_this_board)
{
  g_autoptr (QdrGame) game = create_game ("");
  g_autofree char *mine = NULL;
  g_autofree char *other = NULL;
  g_autofree char *waiting = NULL;

  qdr_player_set_seat (qdr_game_get_player (game, 1), "computer nobody");
  mine = words_for (game, "e1");
  ck_assert_str_eq (mine, "e1, your pawn, can move north, east, west");
  other = words_for (game, "e9");
  ck_assert_str_eq (other, "e9, Bert’s pawn");

  ck_assert (qdr_game_play_from_text (game, "e2", NULL));
  waiting = words_for (game, "e2");
  ck_assert_str_eq (waiting, "e2, your pawn");
}
