/*
 * Setting up a position without a window: steps, messages, and valid positions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fixture.h"

#include "qdr-editor-board-model.h"
#include "qdr-notation.h"

static QdrPositionEditor *editor;
static QdrEditorBoardModel *board;
static QdrBoardModel *model;
static QdrBoardScene scene;
static guint n_changes;

static void
changed_cb (void)
{
  n_changes++;
}

static QdrGame *
make_cast (guint players)
{
  static const char *const names[] = { "Anna", "Ben", "Cleo", "Dan" };
  QdrGame *cast =
      fixture_make_game (9, players, players == 2 ? "human,human" : "human,human,human,human");

  for (guint i = 0; i < players; i++)
    qdr_player_set_name (qdr_game_get_player (cast, i), names[i]);
  return cast;
}

static void
edit (const char *text)
{
  g_autoptr (QdrGame) two = make_cast (2);
  g_autoptr (QdrGame) four = make_cast (4);
  QdrPosition position;

  ck_assert (qdr_position_from_text (text, &position, NULL, NULL));
  g_clear_object (&board);
  g_clear_object (&editor);
  editor = qdr_position_editor_new (two, four, &position);
  board = qdr_editor_board_model_new (editor);
  model = QDR_BOARD_MODEL (board);
  qdr_board_model_fill_scene (model, &scene);
  g_signal_connect (board, "changed", changed_cb, NULL);
  n_changes = 0;
}

static void
set_up (void)
{
  fixture_set_up ();
  edit ("9 9 2 1 | e1 e9 | 10 10 | - | -");
}

static void
tear_down (void)
{
  g_clear_object (&board);
  g_clear_object (&editor);
  fixture_tear_down ();
}

static QdrMove
read_move (const char *text)
{
  const QdrPositionDraft *draft = qdr_position_editor_get_draft (editor);
  const QdrBoard squares = qdr_board_make (draft->width, draft->height);
  QdrMove move;

  ck_assert_int_eq (qdr_move_from_text (&squares, text, &move), QDR_REFUSAL_REASON_NONE);
  return move;
}

static void
act (const char *text)
{
  g_autofree char *refusal = qdr_board_model_make_move (model, read_move (text));

  ck_assert_ptr_null (refusal);
  qdr_board_model_fill_scene (model, &scene);
}

static void
assert_refuses (const char *text, const char *sentence)
{
  const guint before = n_changes;
  g_autofree char *refusal = qdr_board_model_make_move (model, read_move (text));

  ck_assert_str_eq (refusal, sentence);
  ck_assert_uint_eq (n_changes, before);
}

static void
assert_position (const char *expected)
{
  const QdrPosition shown =
      qdr_position_draft_to_unchecked_position (qdr_position_editor_get_draft (editor));
  g_autofree char *text = qdr_position_to_text (&shown);

  ck_assert_str_eq (text, expected);
}

static void
assert_description (const char *expected)
{
  g_autofree char *description = qdr_board_model_describe_change (model, &scene, &scene);

  ck_assert_str_eq (description, expected);
}

static void
assert_fault (const char *expected)
{
  QdrPosition position;
  const char *fault = qdr_position_editor_check_position (editor, &position);

  if (expected == NULL)
    ck_assert_ptr_null (fault);
  else
    ck_assert_str_eq (fault, expected);
}

TEST_DEFAULTS (.set_up = set_up, .tear_down = tear_down)

TEST (a_wall_is_placed_and_taken_away)
{
  act ("e3h");
  assert_position ("9 9 2 1 | e1 e9 | 10 10 | e3h | -");
  assert_description ("Horizontal wall above e3 and f3, placed.");
  ck_assert (qdr_board_model_can_remove_wall (model, read_move ("e3h")));
  act ("e3h");
  assert_position ("9 9 2 1 | e1 e9 | 10 10 | - | -");
  assert_description ("Horizontal wall above e3 and f3, removed.");
}

TEST (a_wall_without_room_is_refused_with_a_reason)
{
  act ("e3h");
  assert_refuses ("e3v", "That crosses another wall.");
  assert_refuses ("f3h", "That overlaps another wall.");
}

TEST (a_pawn_is_taken_up_and_put_down)
{
  act ("e1");
  ck_assert_uint_eq (qdr_editor_board_model_get_held_pawn_player (board), 0);
  assert_description ("Anna’s pawn is picked up.");
  act ("c4");
  ck_assert_uint_eq (qdr_editor_board_model_get_held_pawn_player (board), QDR_NOBODY);
  assert_position ("9 9 2 1 | c4 e9 | 10 10 | - | -");
  assert_description ("Anna’s pawn is on c4.");
}

TEST (a_pawn_in_hand_is_put_back_by_another_click_or_by_letting_go)
{
  act ("e1");
  act ("e1");
  ck_assert_uint_eq (qdr_editor_board_model_get_held_pawn_player (board), QDR_NOBODY);
  assert_description ("Anna’s pawn stays where it is.");
  act ("e9");
  ck_assert (qdr_board_model_put_back_piece (model));
  ck_assert (!qdr_board_model_put_back_piece (model));
  assert_position ("9 9 2 1 | e1 e9 | 10 10 | - | -");
  ck_assert (!qdr_position_editor_can_undo (editor));
}

static void
assert_notice (const char *pointed, const char *expected)
{
  g_autofree char *notice = qdr_board_model_preview_move (model, &scene, read_move (pointed));

  ck_assert_pstr_eq (notice, expected);
}

TEST (a_square_with_a_pawn_takes_no_other_one)
{
  g_autofree char *refusal = NULL;
  g_autofree char *description = NULL;

  act ("e1");
  ck_assert (!qdr_board_model_allows_move (model, read_move ("e9")));
  assert_notice ("e9", "Another pawn is on that square.");
  refusal = qdr_board_model_make_move (model, read_move ("e9"));
  ck_assert_str_eq (refusal, "Another pawn is on that square.");
  ck_assert_uint_eq (qdr_editor_board_model_get_held_pawn_player (board), QDR_NOBODY);
  assert_position ("9 9 2 1 | e1 e9 | 10 10 | - | -");
  ck_assert (!qdr_position_editor_can_undo (editor));
  /* The refusal is the only announcement. */
  description = qdr_board_model_describe_change (model, &scene, &scene);
  ck_assert_ptr_null (description);
}

TEST (a_square_that_was_refused_says_so_until_another_one_is_pointed_at)
{
  g_autofree char *refusal = NULL;

  act ("e1");
  refusal = qdr_board_model_make_move (model, read_move ("e9"));
  assert_notice ("e9", "Another pawn is on that square.");
  assert_notice ("e8", NULL);
  assert_notice ("e9", NULL);
  act ("e9");
  ck_assert_uint_eq (qdr_editor_board_model_get_held_pawn_player (board), 1);
}

TEST (an_empty_square_has_nothing_to_take_up)
{
  assert_refuses ("c4", "There is no pawn to pick up.");
}

TEST (the_pawn_in_hand_is_marked_and_named)
{
  g_autofree char *before = qdr_board_model_describe_square (model, &scene, 4, TRUE);
  g_autofree char *after = NULL;

  ck_assert_str_eq (before, "e1, Anna’s pawn");
  ck_assert_uint_eq (scene.last_move, QDR_MOVE_NONE);
  act ("e1");
  after = qdr_board_model_describe_square (model, &scene, 4, TRUE);
  ck_assert_str_eq (after, "e1, Anna’s pawn, picked up");
  ck_assert_uint_eq (scene.last_move, read_move ("e1"));
}

static void
assert_slot (const char *wall, const char *expected)
{
  QdrBits walls[2];
  QdrSlotState state;
  g_autofree char *name = NULL;

  qdr_board_model_find_legal_walls (model, walls);
  state = qdr_board_words_find_slot_state (&scene, walls, read_move (wall));
  name = qdr_board_model_describe_slot (model, &scene, read_move (wall), state);
  ck_assert_str_eq (name, expected);
}

TEST (places_for_walls_say_what_can_be_done_there)
{
  act ("e3h");
  assert_slot ("e3h", "e3h, wall above e3 and f3, stands here, can be removed");
  assert_slot ("e3v", "e3v, wall to the right of e3 and e4, no room: crosses e3h");
  assert_slot ("a1h", "a1h, wall above a1 and b1, free");
}

TEST (steps_are_undone_and_done_again)
{
  act ("e3h");
  act ("e5h");
  qdr_position_editor_undo (editor);
  assert_position ("9 9 2 1 | e1 e9 | 10 10 | e3h | -");
  qdr_position_editor_redo (editor);
  assert_position ("9 9 2 1 | e1 e9 | 10 10 | e3h,e5h | -");
  qdr_position_editor_undo (editor);
  act ("a1v");
  ck_assert (!qdr_position_editor_can_redo (editor));
  qdr_position_editor_undo (editor);
  qdr_position_editor_undo (editor);
  ck_assert (!qdr_position_editor_can_undo (editor));
  assert_position ("9 9 2 1 | e1 e9 | 10 10 | - | -");
}

TEST (what_changes_nothing_is_no_step)
{
  qdr_position_editor_set_board_size (editor, 9, 9);
  qdr_position_editor_set_n_players (editor, 2);
  qdr_position_editor_set_turn (editor, 0);
  qdr_position_editor_set_stock (editor, 0, 10);
  qdr_position_editor_set_player_in_play (editor, 0, TRUE);
  qdr_position_editor_set_player_in_play (editor, 0, FALSE);
  qdr_position_editor_clear_walls (editor);
  qdr_position_editor_start_over (editor);
  ck_assert (!qdr_position_editor_can_undo (editor));
  ck_assert_uint_eq (n_changes, 0);
}

TEST (the_tools_change_everything_else)
{
  act ("e3h");
  qdr_position_editor_set_turn (editor, 1);
  qdr_position_editor_set_stock (editor, 0, 3);
  assert_position ("9 9 2 2 | e1 e9 | 3 10 | e3h | -");
  qdr_position_editor_clear_walls (editor);
  assert_position ("9 9 2 2 | e1 e9 | 3 10 | - | -");
  qdr_position_editor_set_board_size (editor, 5, 7);
  assert_position ("5 7 2 2 | c1 c7 | 3 8 | - | -");
  qdr_position_editor_start_over (editor);
  assert_position ("5 7 2 1 | c1 c7 | 8 8 | - | -");
  qdr_position_editor_set_n_players (editor, 4);
  ck_assert_str_eq (qdr_position_editor_get_player_name (editor, 3), "Dan");
}

TEST (with_another_number_of_players_everybody_has_the_usual_stock)
{
  act ("e3h");
  qdr_position_editor_set_stock (editor, 0, 8);
  qdr_position_editor_set_stock (editor, 1, 3);
  qdr_position_editor_set_n_players (editor, 4);
  assert_position ("9 9 4 1 | e1 a5 e9 i5 | 5 5 5 5 | e3h | -");
  qdr_position_editor_set_stock (editor, 1, 7);
  qdr_position_editor_set_n_players (editor, 2);
  assert_position ("9 9 2 1 | e1 e9 | 10 10 | e3h | -");
  qdr_position_editor_undo (editor);
  assert_position ("9 9 4 1 | e1 a5 e9 i5 | 5 7 5 5 | e3h | -");
  qdr_position_editor_undo (editor);
  qdr_position_editor_undo (editor);
  assert_position ("9 9 2 1 | e1 e9 | 8 3 | e3h | -");
}

TEST (the_tools_speak_to_who_plays_alone)
{
  g_autoptr (QdrGame) two = fixture_make_game (9, 2, "human,computer novice");
  g_autoptr (QdrGame) four = make_cast (4);
  QdrPosition position;

  ck_assert (qdr_position_from_text ("9 9 2 2 | e1 e9 | 10 10 | - | -", &position, NULL, NULL));
  g_clear_object (&board);
  g_clear_object (&editor);
  editor = qdr_position_editor_new (two, four, &position);
  board = qdr_editor_board_model_new (editor);
  model = QDR_BOARD_MODEL (board);
  qdr_position_editor_set_turn (editor, 0);
  assert_description ("Your move.");
  qdr_position_editor_set_stock (editor, 0, 3);
  assert_description ("You have 3 walls.");
  qdr_position_editor_set_stock (editor, 0, 1);
  assert_description ("You have 1 wall.");
  qdr_position_editor_place_pawn (editor, 0, qdr_board_square (&position.board, 4, 8 - 1));
  assert_description ("Your pawn is on e8.");
}

TEST (the_tools_say_what_they_have_done)
{
  act ("e3h");
  qdr_position_editor_set_turn (editor, 1);
  assert_description ("Ben to move.");
  qdr_position_editor_set_stock (editor, 0, 3);
  assert_description ("Anna has 3 walls.");
  qdr_position_editor_set_stock (editor, 0, 1);
  assert_description ("Anna has 1 wall.");
  qdr_position_editor_clear_walls (editor);
  assert_description ("The walls are cleared.");
  qdr_position_editor_undo (editor);
  assert_description ("Undone: The walls are cleared.");
  qdr_position_editor_redo (editor);
  assert_description ("Redone: The walls are cleared.");
  qdr_position_editor_set_board_size (editor, 5, 7);
  assert_description ("The board has 5 columns and 7 rows.");
  qdr_position_editor_start_over (editor);
  assert_description ("The board is set up for the start of a game.");
}

TEST (the_tools_say_who_plays)
{
  qdr_position_editor_set_n_players (editor, 4);
  assert_description ("There are four players now.");
  qdr_position_editor_set_player_in_play (editor, 3, FALSE);
  assert_description ("Dan is out of play.");
  qdr_position_editor_set_player_in_play (editor, 3, TRUE);
  assert_description ("Dan is in play.");
  qdr_position_editor_set_n_players (editor, 2);
  assert_description ("There are two players now.");
}

TEST (a_position_that_is_pasted_is_told_of_with_its_verdict)
{
  QdrPosition position;

  ck_assert (qdr_position_from_text ("9 9 2 1 | e9 e8 | 9 9 | - | -", &position, NULL, NULL));
  qdr_position_editor_set_position (editor, &position);
  assert_description ("The position is pasted. Anna has already won.");
}

TEST (players_of_four_leave_and_come_back)
{
  edit ("9 9 4 1 | e1 a5 e9 i5 | 5 5 5 5 | - | -");
  qdr_position_editor_set_player_in_play (editor, 0, FALSE);
  assert_position ("9 9 4 2 | - a5 e9 i5 | 5 5 5 5 | - | -");
  qdr_position_editor_set_player_in_play (editor, 0, TRUE);
  assert_position ("9 9 4 2 | e1 a5 e9 i5 | 5 5 5 5 | - | -");
}

/* Positions that cannot be played, and the reasons. */
static const struct {
  const char *before;
  const char *acts;
  const char *fault;
} faults[] = {
  { "9 9 2 1 | e1 e9 | 10 10 | - | -", "e9 e2", NULL },
  { "9 9 2 1 | e1 e9 | 10 10 | - | -", "e1 a9", "Anna has already won." },
  { "9 9 2 1 | e1 e9 | 10 10 | - | -", "e9 a1", "Ben has already won." },
  { "9 9 2 1 | e1 e9 | 10 10 | - | -", "e1 a9 e9 a1", "Two players have reached their goal." },
  { "9 9 2 1 | a1 e9 | 10 10 | - | -", "a1h b1v", "Anna has no path to the goal." },
};

static void
act_all (const char *texts)
{
  g_auto (GStrv) words = g_strsplit (texts, " ", -1);

  for (char **word = words; *word != NULL; word++)
    act (*word);
}

TEST (what_cannot_be_played_says_why, .loops = G_N_ELEMENTS (faults))
{
  edit (faults[_i].before);
  act_all (faults[_i].acts);
  assert_fault (faults[_i].fault);
}

TEST (a_player_who_is_shut_in_is_named_and_marked)
{
  act_all ("a1h c1h e1h g1h");
  assert_fault (NULL);
  ck_assert_uint_eq (scene.shut_in_player, QDR_NOBODY);
  act ("h1v");
  assert_fault ("Anna has no path to the goal.");
  ck_assert_uint_eq (scene.shut_in_player, 0);
  ck_assert (qdr_bits_test (&scene.shut_in, 4));
  assert_description (
      "Vertical wall to the right of h1 and h2, placed. Anna has no path to the goal.");
  qdr_position_editor_undo (editor);
  assert_description (
      "Undone: Vertical wall to the right of h1 and h2, placed. The position can be "
      "played.");
}
