/*
 * Setting up a position: immediate refusals, final checks, and other boards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-notation.h"
#include "qdr-position-draft.h"
#include "test.h"

static QdrPosition
read_position (const char *text)
{
  g_autoptr (GError) error = NULL;
  QdrPosition position;

  if (!qdr_position_from_text (text, &position, NULL, &error))
    ck_abort_msg ("%s: %s", text, error->message);
  return position;
}

static QdrPositionDraft
new_draft (const char *text)
{
  const QdrPosition position = read_position (text);
  QdrPositionDraft draft;

  qdr_position_draft_init (&draft, &position);
  return draft;
}

static QdrMove
read_move (const QdrPositionDraft *draft, const char *text)
{
  const QdrBoard board = qdr_board_make (draft->width, draft->height);
  QdrMove move;

  ck_assert_int_eq (qdr_move_from_text (&board, text, &move), QDR_REFUSAL_REASON_NONE);
  return move;
}

static QdrRefusalReason
put_pawn (QdrPositionDraft *draft, guint player, const char *square)
{
  return qdr_position_draft_set_pawn (draft, player, qdr_move_square (read_move (draft, square)));
}

static QdrRefusalReason
toggle (QdrPositionDraft *draft, const char *wall)
{
  return qdr_position_draft_toggle_wall (draft, read_move (draft, wall));
}

static void
assert_draft (const QdrPositionDraft *draft, const char *expected)
{
  const QdrPosition shown = qdr_position_draft_to_unchecked_position (draft);
  g_autofree char *text = qdr_position_to_text (&shown);

  ck_assert_str_eq (text, expected);
}

static void
assert_builds (const QdrPositionDraft *draft, const char *expected)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  QdrPosition position;

  if (!qdr_position_draft_to_valid_position (draft, &position, NULL, &error))
    ck_abort_msg ("%s", error->message);
  text = qdr_position_to_text (&position);
  ck_assert_str_eq (text, expected);
}

static const char *const positions[] = {
  "9 9 2 1 | e1 e9 | 10 10 | - | -",  "9 9 2 2 | e4 e6 | 9 10 | a1h,d5h | c3v",
  "5 19 2 1 | c1 c19 | 20 0 | - | -", "19 19 4 3 | j1 - j19 s10 | 10 3 99 0 | r18h | a18v",
  "9 9 2 2 | e9 d8 | 10 10 | - | -",
};

TEST (a_position_that_is_not_touched_is_built_as_it_was, .loops = G_N_ELEMENTS (positions))
{
  const QdrPositionDraft draft = new_draft (positions[_i]);

  assert_builds (&draft, positions[_i]);
}

TEST (everything_can_be_changed)
{
  QdrPositionDraft draft = new_draft ("9 9 2 1 | e1 e9 | 10 10 | d5h | -");

  ck_assert_int_eq (toggle (&draft, "e3v"), QDR_REFUSAL_REASON_NONE);
  ck_assert_int_eq (toggle (&draft, "d5h"), QDR_REFUSAL_REASON_NONE);
  ck_assert_int_eq (toggle (&draft, "d5v"), QDR_REFUSAL_REASON_NONE);
  ck_assert_int_eq (put_pawn (&draft, 0, "e4"), QDR_REFUSAL_REASON_NONE);
  ck_assert_int_eq (put_pawn (&draft, 0, "e4"), QDR_REFUSAL_REASON_NONE);
  qdr_position_draft_set_stock (&draft, 1, 3);
  qdr_position_draft_set_turn (&draft, 1);
  assert_builds (&draft, "9 9 2 2 | e4 e9 | 10 3 | - | d5v,e3v");
}

static const struct {
  const char *wall;
  QdrRefusalReason reason;
} walls[] = {
  { "d5v", QDR_REFUSAL_REASON_CROSSES_WALL },
  { "c5h", QDR_REFUSAL_REASON_OVERLAPS_WALL },
  { "e5h", QDR_REFUSAL_REASON_OVERLAPS_WALL },
};

TEST (a_wall_that_does_not_fit_is_refused_at_once, .loops = G_N_ELEMENTS (walls))
{
  QdrPositionDraft draft = new_draft ("9 9 2 1 | e1 e9 | 10 10 | d5h | -");

  ck_assert_int_eq (toggle (&draft, walls[_i].wall), walls[_i].reason);
  assert_draft (&draft, "9 9 2 1 | e1 e9 | 10 10 | d5h | -");
}

TEST (what_is_off_the_board_is_refused_at_once)
{
  QdrPositionDraft draft = new_draft ("5 5 2 1 | c1 c5 | 6 6 | - | -");
  const QdrBoard large = qdr_board_make (9, 9);
  const QdrSquare corner = qdr_board_square (&large, 8, 8);

  ck_assert_int_eq (qdr_position_draft_toggle_wall (&draft,
                                                    qdr_move_make (QDR_MOVE_VERTICAL_WALL, corner)),
                    QDR_REFUSAL_REASON_OFF_BOARD);
  /* Column f, a spare column of square numbers. */
  ck_assert_int_eq (qdr_position_draft_toggle_wall (&draft,
                                                    qdr_move_make (QDR_MOVE_HORIZONTAL_WALL, 4)),
                    QDR_REFUSAL_REASON_OFF_BOARD);
  ck_assert_int_eq (qdr_position_draft_set_pawn (&draft, 0, 5), QDR_REFUSAL_REASON_OFF_BOARD);
  ck_assert_int_eq (qdr_position_draft_set_pawn (&draft, 0, QDR_NO_SQUARE),
                    QDR_REFUSAL_REASON_OFF_BOARD);
  assert_draft (&draft, "5 5 2 1 | c1 c5 | 6 6 | - | -");
}

TEST (a_square_takes_one_pawn)
{
  QdrPositionDraft draft = new_draft ("9 9 2 1 | e1 e9 | 10 10 | - | -");

  ck_assert_int_eq (put_pawn (&draft, 0, "e9"), QDR_REFUSAL_REASON_SQUARE_TAKEN);
  assert_draft (&draft, "9 9 2 1 | e1 e9 | 10 10 | - | -");
}

TEST (players_of_four_leave_and_come_back)
{
  QdrPositionDraft draft = new_draft ("9 9 4 2 | e1 a5 e9 i5 | 5 5 5 5 | - | -");

  qdr_position_draft_remove_player (&draft, 2);
  qdr_position_draft_remove_player (&draft, 1);
  assert_builds (&draft, "9 9 4 4 | e1 - - i5 | 5 5 5 5 | - | -");
  qdr_position_draft_remove_player (&draft, 3);
  ck_assert_uint_eq (draft.turn, 0);
  ck_assert (!qdr_position_draft_can_remove_player (&draft, 0));
  ck_assert (!qdr_position_draft_can_remove_player (&draft, 1));
  ck_assert_int_eq (put_pawn (&draft, 1, "b5"), QDR_REFUSAL_REASON_NONE);
  ck_assert (qdr_position_draft_can_remove_player (&draft, 0));
  assert_builds (&draft, "9 9 4 1 | e1 b5 - - | 5 5 5 5 | - | -");
}

TEST (a_player_is_brought_in_at_the_start_or_near_it)
{
  QdrPositionDraft draft = new_draft ("9 9 4 2 | - e1 e9 - | 5 5 5 5 | - | -");

  qdr_position_draft_restore_player (&draft, 3);
  assert_draft (&draft, "9 9 4 2 | - e1 e9 i5 | 5 5 5 5 | - | -");
  qdr_position_draft_restore_player (&draft, 0);
  ck_assert_uint_ne (draft.pawns[0], draft.pawns[1]);
  assert_draft (&draft, "9 9 4 2 | d1 e1 e9 i5 | 5 5 5 5 | - | -");
}

TEST (walls_are_cleared_and_everything_starts_over)
{
  QdrPositionDraft draft = new_draft ("9 9 2 2 | e4 e6 | 3 7 | e3h | a1v");
  QdrPositionDraft before = draft;

  ck_assert (qdr_position_draft_equal (&draft, &before));
  qdr_position_draft_clear_walls (&draft);
  ck_assert (!qdr_position_draft_equal (&draft, &before));
  assert_draft (&draft, "9 9 2 2 | e4 e6 | 3 7 | - | -");
  qdr_position_draft_reset (&draft);
  assert_draft (&draft, "9 9 2 1 | e1 e9 | 10 10 | - | -");
}

TEST (neither_of_two_players_can_leave)
{
  const QdrPositionDraft draft = new_draft ("9 9 2 1 | e1 e9 | 10 10 | - | -");

  ck_assert (!qdr_position_draft_can_remove_player (&draft, 0));
  ck_assert (!qdr_position_draft_can_remove_player (&draft, 1));
}

/* Faults of the whole position */

TEST (a_player_who_is_shut_in_is_named)
{
  QdrPositionDraft draft = new_draft ("9 9 4 1 | e1 - e9 i5 | 5 5 5 5 | e2h | d1v");
  g_autoptr (GError) error = NULL;
  QdrPosition position;
  guint player;

  ck_assert_int_eq (toggle (&draft, "e1v"), QDR_REFUSAL_REASON_NONE);
  ck_assert_int_eq (put_pawn (&draft, 3, "e2"), QDR_REFUSAL_REASON_NONE);
  ck_assert_int_eq (put_pawn (&draft, 0, "e3"), QDR_REFUSAL_REASON_NONE);
  ck_assert (!qdr_position_draft_to_valid_position (&draft, &position, &player, &error));
  ck_assert (g_error_matches (error, QDR_NOTATION_ERROR, QDR_NOTATION_ERROR_ILLEGAL));
  ck_assert_str_eq (error->message, "Player 4 has no path to the goal.");
  ck_assert_uint_eq (player, 3);
  ck_assert (!qdr_position_draft_to_valid_position (&draft, &position, NULL, NULL));
}

TEST (two_players_at_their_goals_are_one_too_many)
{
  QdrPositionDraft draft = new_draft ("9 9 2 1 | e9 d8 | 10 10 | - | -");
  g_autoptr (GError) error = NULL;
  QdrPosition position;
  guint player;

  assert_builds (&draft, "9 9 2 1 | e9 d8 | 10 10 | - | -");
  ck_assert_int_eq (put_pawn (&draft, 1, "d1"), QDR_REFUSAL_REASON_NONE);
  ck_assert (!qdr_position_draft_to_valid_position (&draft, &position, &player, &error));
  ck_assert_str_eq (error->message, "Two players have reached their goal.");
  ck_assert_uint_eq (player, 1);
}

/* Another board or number of players */

static const struct {
  const char *before;
  guint width;
  guint height;
  const char *after;
} sizes[] = {
  { "9 9 2 1 | e1 e9 | 10 10 | - | -", 5, 5, "5 5 2 1 | c1 c5 | 6 6 | - | -" },
  { "9 9 2 2 | e1 e8 | 10 7 | a1h,d5h,h8h | d3v", 5, 7, "5 7 2 2 | c1 c7 | 8 7 | a1h,d5h | d3v" },
  { "5 5 4 1 | c1 a3 c5 - | 3 3 3 3 | d4h | -", 9, 5, "9 5 4 1 | e1 a3 e5 - | 5 5 5 5 | d4h | -" },
  /* The start square is taken by another pawn. */
  { "9 9 2 1 | e1 c3 | 10 10 | - | -", 5, 5, "5 5 2 1 | c1 c3 | 6 6 | - | -" },
  { "9 9 2 1 | e1 c1 | 10 10 | - | -", 5, 5, "5 5 2 1 | b1 c1 | 6 6 | - | -" },
};

TEST (another_size_keeps_what_fits, .loops = G_N_ELEMENTS (sizes))
{
  QdrPositionDraft draft = new_draft (sizes[_i].before);

  qdr_position_draft_set_size (&draft, sizes[_i].width, sizes[_i].height);
  assert_builds (&draft, sizes[_i].after);
}

static const struct {
  const char *before;
  guint players;
  const char *after;
} numbers[] = {
  { "9 9 2 2 | e4 e6 | 10 7 | d5h | -", 4, "9 9 4 3 | e4 a5 e6 i5 | 5 5 5 5 | d5h | -" },
  { "9 9 4 3 | e4 a5 e6 i5 | 5 4 7 5 | d5h | -", 2, "9 9 2 2 | e4 e6 | 10 10 | d5h | -" },
  { "9 9 4 2 | - b5 - i5 | 5 5 7 5 | d5h | -", 2, "9 9 2 1 | e1 e9 | 10 10 | d5h | -" },
  { "9 9 2 1 | a5 e6 | 10 7 | - | -", 4, "9 9 4 1 | a5 a4 e6 i5 | 5 5 5 5 | - | -" },
  { "5 7 2 1 | c1 c7 | 0 99 | a1h | b3v", 4, "5 7 4 1 | c1 a4 c7 e4 | 4 4 4 4 | a1h | b3v" },
  { "9 9 2 1 | a5 e6 | 10 7 | - | -", 2, "9 9 2 1 | a5 e6 | 10 7 | - | -" },
};

TEST (players_keep_their_sides_and_get_equal_stocks_when_others_come_or_leave,
      .loops = G_N_ELEMENTS (numbers))
{
  QdrPositionDraft draft = new_draft (numbers[_i].before);

  qdr_position_draft_set_n_players (&draft, numbers[_i].players);
  assert_builds (&draft, numbers[_i].after);
}
