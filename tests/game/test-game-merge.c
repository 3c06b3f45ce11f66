/*
 * Copies of a game at two computers: which is newer, what is followed, and what must be asked.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "game-fixtures.h"
#include "qdr-game-line.h"
#include "qdr-game-merge.h"
#include "qdr-game-request.h"
#include "qdr-saved-game.h"
#include "qdr-shared-record.h"
#include "temp-folder.h"
#include "test.h"

#define HERE(player) (1u << (player))

/* Returns a copy that stands at @ply, with players at this computer. */
static QdrGame *
copy_at (QdrGame *game, guint ply, guint here)
{
  g_autofree char *text = qdr_saved_game_to_text_at_ply (game, ply);
  QdrGame *copy = read_game (text);

  qdr_game_set_players_here (copy, here);
  return copy;
}

static QdrGame *
copy_of (QdrGame *game, guint here)
{
  return copy_at (game, qdr_game_get_n_moves (game), here);
}

static QdrGame *
new_shared_game (guint players)
{
  QdrGame *game = new_game (9, players);

  qdr_player_set_seat (qdr_game_get_player (game, 1), QDR_SEAT_ELSEWHERE);
  qdr_game_need_id (game);
  return game;
}

static QdrMerge
compare (QdrGame *ours, QdrGame *theirs)
{
  return qdr_game_compare (ours, qdr_game_get_n_moves (ours), theirs, NULL);
}

static guint
follow (QdrGame *ours, QdrGame *theirs)
{
  return qdr_game_follow (ours, qdr_game_get_n_moves (ours), theirs);
}

static void
assert_moves (QdrGame *game, const char *moves)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < qdr_game_get_n_moves (game); i++) {
    char move[QDR_MOVE_TEXT_SIZE];

    g_string_append_printf (text, "%s%s", i > 0 ? " " : "",
                            qdr_move_to_text (&qdr_game_get_position (game)->board,
                                              qdr_game_get_move (game, i, NULL), move));
  }
  ck_assert_str_eq (text->str, moves);
}

TEST (a_seat_elsewhere_is_a_person_who_does_not_move_here)
{
  g_autoptr (QdrGame) game = new_shared_game (2);
  QdrPlayer *away = qdr_game_get_player (game, 1);

  ck_assert (qdr_game_is_shared (game));
  ck_assert (qdr_player_is_person (away) && !qdr_player_is_human (away));
  ck_assert_uint_eq (qdr_game_get_players_here (game), HERE (0));
  ck_assert (qdr_game_takes_moves (game));
  play_moves (game, "e2");
  ck_assert (!qdr_game_takes_moves (game));

  /* The same seats, read at the other computer. */
  qdr_game_set_players_here (game, HERE (1));
  ck_assert_str_eq (qdr_player_get_seat (away), QDR_SEAT_ELSEWHERE);
  ck_assert (qdr_game_takes_moves (game));
}

TEST (computers_move_where_the_first_person_is)
{
  g_autoptr (QdrGame) game = new_shared_game (4);

  qdr_player_set_seat (qdr_game_get_player (game, 2), "computer runner");
  qdr_game_set_players_here (game, HERE (0) | HERE (3));
  ck_assert (qdr_player_is_here (qdr_game_get_player (game, 2)));
  qdr_game_set_players_here (game, HERE (1));
  ck_assert (!qdr_player_is_here (qdr_game_get_player (game, 2)));
  ck_assert (!qdr_player_is_here (qdr_game_get_player (game, 3)));
}

TEST (moves_of_the_other_are_followed_and_own_ones_saved)
{
  g_autoptr (QdrGame) ours = new_shared_game (2);
  g_autoptr (QdrGame) theirs = NULL;

  play_moves (ours, "e2");
  theirs = copy_of (ours, HERE (1));
  ck_assert_int_eq (compare (ours, theirs), QDR_MERGE_SAME);

  play_moves (theirs, "e8");
  ck_assert_int_eq (compare (ours, theirs), QDR_MERGE_NEWER);
  ck_assert_int_eq (compare (theirs, ours), QDR_MERGE_OLDER);
  ck_assert_uint_eq (follow (ours, theirs), 2);
  assert_moves (ours, "e2 e8");
  ck_assert_int_eq (compare (ours, theirs), QDR_MERGE_SAME);
}

/* Somebody who looks at earlier moves is led back. */
TEST (moves_are_followed_at_the_end_of_the_game)
{
  g_autoptr (QdrGame) ours = new_shared_game (2);
  g_autoptr (QdrGame) theirs = NULL;

  play_moves (ours, "e2 e8 e3");
  theirs = copy_of (ours, HERE (1));
  play_moves (theirs, "e7");
  qdr_game_go_to_ply (ours, 1);
  ck_assert_int_eq (compare (ours, theirs), QDR_MERGE_NEWER);
  follow (ours, theirs);
  assert_moves (ours, "e2 e8 e3 e7");
  ck_assert_uint_eq (qdr_game_get_ply (ours), 4);
}

TEST (nobody_elsewhere_moves_for_a_player_here)
{
  g_autoptr (QdrGame) ours = new_shared_game (2);
  g_autoptr (QdrGame) theirs = copy_of (ours, HERE (1));

  play_moves (theirs, "e2");
  ck_assert_int_eq (compare (ours, theirs), QDR_MERGE_OWN_MOVE);
  play_moves (theirs, "e8");
  ck_assert_int_eq (compare (ours, theirs), QDR_MERGE_OWN_MOVE);
}

TEST (another_game_is_not_followed)
{
  g_autoptr (QdrGame) ours = new_shared_game (2);
  g_autoptr (QdrGame) other = new_shared_game (2);
  g_autoptr (QdrGame) other_start = copy_of (ours, HERE (1));
  g_autoptr (QdrGame) other_rule = NULL;
  g_autofree char *text = qdr_saved_game_to_text (ours);
  g_autofree char *without_draw = NULL;
  g_auto (GStrv) parts = g_strsplit (text, "\"draw\"", 2);

  play_moves (other, "e2 e8");
  ck_assert_int_eq (compare (ours, other), QDR_MERGE_OTHER_GAME);
  without_draw = g_strjoinv ("\"off\"", parts);
  other_rule = read_game (without_draw);
  ck_assert_int_eq (compare (ours, other_rule), QDR_MERGE_OTHER_GAME);
}

/* Returns (transfer full) what a line of a game that stands at @ply brings. */
static QdrGame *
send_line (QdrGame *game, guint ply)
{
  g_autofree char *line = qdr_game_line_write (game, ply, NULL);
  QdrGame *sent = qdr_game_line_read (line, strlen (line), NULL);

  ck_assert_ptr_nonnull (sent);
  return sent;
}

/* Lines have no variations, so the moves that were taken back are not in them. */
TEST (moves_taken_back_by_agreement_are_taken_back_by_a_line)
{
  g_autoptr (QdrGame) ours = new_shared_game (2);
  g_autoptr (QdrGame) theirs = NULL;
  g_autoptr (QdrGame) sent = NULL;

  play_moves (ours, "e2 e8 e3");
  qdr_game_add_request (ours, 3, 0, QDR_REQUEST_UNDO);
  theirs = send_line (ours, 3);
  qdr_game_set_players_here (theirs, HERE (1));
  qdr_game_answer_request (theirs, 3, 1, TRUE);
  qdr_game_take_back_by_agreement (theirs, 2);
  sent = send_line (theirs, 2);
  ck_assert_int_eq (compare (ours, sent), QDR_MERGE_NEWER);
  ck_assert_uint_eq (follow (ours, sent), 2);
}

TEST (a_line_of_the_next_game_is_recognised_by_its_identity)
{
  g_autoptr (QdrGame) ours = new_shared_game (2);
  g_autoptr (QdrGame) next = NULL;
  g_autoptr (QdrGame) sent = NULL;

  play_moves (ours, "e2 resign");
  next = qdr_game_make_next_shared_game (ours);
  sent = send_line (next, 0);
  ck_assert_int_eq (compare (ours, sent), QDR_MERGE_OTHER_GAME);
  qdr_game_add_request (ours, 2, 0, QDR_REQUEST_NEW_GAME);
  ck_assert_int_eq (compare (ours, sent), QDR_MERGE_NEXT_GAME);
}

TEST (after_an_agreed_draw_another_game_can_be_asked_for)
{
  g_autoptr (QdrGame) game = new_shared_game (2);

  play_moves (game, "e2");
  qdr_game_add_request (game, 1, 1, QDR_REQUEST_DRAW);
  ck_assert (!qdr_game_has_agreed_draw (game, 1));
  qdr_game_answer_request (game, 1, 0, TRUE);
  ck_assert (qdr_game_has_agreed_draw (game, 1));
  qdr_game_agree_to_draw (game);
  ck_assert_int_eq (qdr_game_get_result (game).outcome, QDR_OUTCOME_AGREEMENT);
  ck_assert (!qdr_game_is_under_way (game));
  ck_assert (!qdr_game_can_request (game, 1, 0, QDR_REQUEST_UNDO));
  ck_assert (qdr_game_can_request (game, 1, 0, QDR_REQUEST_NEW_GAME));
  qdr_game_add_request (game, 1, 0, QDR_REQUEST_NEW_GAME);
  ck_assert_int_eq (qdr_game_get_request (game, 1).kind, QDR_REQUEST_NEW_GAME);
  ck_assert (qdr_game_has_agreed_draw (game, 1));

  /* The end comes back with the last move. */
  qdr_game_go_to_ply (game, 0);
  ck_assert_int_eq (qdr_game_get_result (game).outcome, QDR_OUTCOME_ONGOING);
  qdr_game_go_to_ply (game, 1);
  ck_assert_int_eq (qdr_game_get_result (game).outcome, QDR_OUTCOME_AGREEMENT);
}

static guint
count_open_games (GFile *folder)
{
  g_autoptr (GPtrArray) records = qdr_shared_record_list_open (folder, NULL);

  return records->len;
}

TEST (open_games_have_what_their_files_have)
{
  char *path = make_temp_folder ();
  g_autoptr (GFile) folder = g_file_new_build_filename (path, "records", NULL);
  g_autoptr (GFile) file = g_file_new_build_filename (path, "game.quoridor", NULL);
  g_autoptr (QdrGame) ours = new_shared_game (2);
  g_autoptr (QdrGame) theirs = NULL;

  play_moves (ours, "e2");
  theirs = copy_of (ours, HERE (1));
  ck_assert (qdr_shared_record_write (ours, 1, file, folder, NULL));
  for (guint n = 1; n <= 2; n++) {
    g_autoptr (GPtrArray) records = NULL;
    const QdrSharedRecord *record;

    ck_assert (qdr_saved_game_save (theirs, file, TRUE, NULL));
    records = qdr_shared_record_list_open (folder, NULL);
    ck_assert_uint_eq (records->len, 1);
    record = g_ptr_array_index (records, 0);
    ck_assert_uint_eq (qdr_game_get_ply (record->game), n);
    ck_assert (record->waits == (n == 2));
    if (n == 1)
      play_moves (theirs, "e8");
  }

  play_moves (ours, "e8 resign");
  ck_assert (qdr_shared_record_write (ours, 3, file, folder, NULL));
  ck_assert_uint_eq (count_open_games (folder), 0);
  ck_assert (qdr_shared_record_write (ours, 2, file, folder, NULL));
  ck_assert_uint_eq (count_open_games (folder), 1);
  ck_assert (g_file_delete (file, NULL, NULL));
  ck_assert_uint_eq (count_open_games (folder), 0);
  remove_temp_folder (path);
}

/* The other one has moved before the agreement was there. */
TEST (a_move_goes_on_after_an_agreed_draw)
{
  g_autoptr (QdrGame) ours = new_shared_game (2);
  g_autoptr (QdrGame) theirs = NULL;

  play_moves (ours, "e2");
  qdr_game_add_request (ours, 1, 1, QDR_REQUEST_DRAW);
  theirs = copy_of (ours, HERE (1));
  qdr_game_answer_request (ours, 1, 0, TRUE);
  qdr_game_agree_to_draw (ours);
  play_moves (theirs, "e8");
  ck_assert_int_eq (compare (ours, theirs), QDR_MERGE_NEWER);
  ck_assert_int_eq (compare (theirs, ours), QDR_MERGE_OLDER);
  follow (ours, theirs);
  assert_moves (ours, "e2 e8");
  ck_assert (qdr_game_is_under_way (ours));
}

/* Returns two copies that have parted: "e2 e8 e3 e7" and "e2 e8 e3 d8h d2h". */
static void
part (QdrGame **ours, QdrGame **theirs)
{
  *ours = new_shared_game (2);
  play_moves (*ours, "e2 e8 e3");
  *theirs = copy_of (*ours, HERE (1));
  play_moves (*ours, "e7");
  play_moves (*theirs, "d8h d2h");
}

TEST (copies_that_part_are_a_question)
{
  g_autoptr (QdrGame) ours = NULL;
  g_autoptr (QdrGame) theirs = NULL;
  guint common;

  part (&ours, &theirs);
  ck_assert_int_eq (qdr_game_compare (ours, 4, theirs, &common), QDR_MERGE_PARTED);
  ck_assert_uint_eq (common, 3);
  ck_assert_int_eq (compare (theirs, ours), QDR_MERGE_PARTED);
}

TEST (what_does_not_hold_is_a_variation, .loops = 2)
{
  g_autoptr (QdrGame) ours = NULL;
  g_autoptr (QdrGame) theirs = NULL;
  guint ply = 4;

  part (&ours, &theirs);
  if (_i == 1)
    ply = qdr_game_follow (ours, ply, theirs);
  qdr_game_hold (ours, ply, theirs);
  assert_moves (ours, _i == 1 ? "e2 e8 e3 d8h d2h" : "e2 e8 e3 e7");
  ck_assert_uint_eq (qdr_game_get_n_variations (ours, 3), 1);
  ck_assert_uint_eq (qdr_game_get_variation_length (ours, 3, 0), _i == 1 ? 1 : 2);

  /* The decision holds against the copy that was not chosen, and the other is asked about it. */
  ck_assert_int_eq (compare (ours, theirs), QDR_MERGE_OLDER);
  ck_assert_int_eq (compare (theirs, ours), _i == 1 ? QDR_MERGE_NEWER : QDR_MERGE_PARTED);
  if (_i == 0) {
    follow (theirs, ours);
    assert_moves (theirs, "e2 e8 e3 e7");
    ck_assert_int_eq (compare (theirs, ours), QDR_MERGE_SAME);
    ck_assert_uint_eq (qdr_game_get_variation_length (theirs, 3, 0), 2);
  }
}

/* A copy may part from one that was kept as a variation. */
TEST (what_does_not_hold_is_kept_within_variations)
{
  g_autoptr (QdrGame) ours = NULL;
  g_autoptr (QdrGame) theirs = NULL;
  g_autoptr (QdrGame) other = NULL;

  part (&ours, &theirs);
  other = copy_at (theirs, 4, HERE (1));
  play_moves (other, "f2h d8");
  qdr_game_hold (ours, 4, theirs);
  ck_assert_int_eq (compare (ours, other), QDR_MERGE_PARTED);
  qdr_game_hold (ours, 4, other);
  assert_moves (ours, "e2 e8 e3 e7");
  ck_assert_int_eq (compare (ours, other), QDR_MERGE_OLDER);
  ck_assert_int_eq (compare (ours, theirs), QDR_MERGE_OLDER);
}

/* Requests */

static QdrRequest
get_request (QdrGame *game)
{
  return qdr_game_get_request (game, qdr_game_get_n_moves (game));
}

static void
request (QdrGame *game, guint player, QdrRequestKind kind)
{
  qdr_game_add_request (game, qdr_game_get_n_moves (game), player, kind);
}

static void
answer (QdrGame *game, guint player, gboolean agrees)
{
  qdr_game_answer_request (game, qdr_game_get_n_moves (game), player, agrees);
}

TEST (a_request_is_answered_by_the_other)
{
  g_autoptr (QdrGame) ours = new_shared_game (2);
  g_autoptr (QdrGame) theirs = NULL;
  g_autofree char *text = NULL;

  play_moves (ours, "e2 e8");
  theirs = copy_of (ours, HERE (1));
  request (ours, 0, QDR_REQUEST_DRAW);
  ck_assert_int_eq (compare (ours, theirs), QDR_MERGE_OLDER);
  ck_assert_int_eq (compare (theirs, ours), QDR_MERGE_NEWER);
  follow (theirs, ours);
  ck_assert_int_eq (get_request (theirs).kind, QDR_REQUEST_DRAW);
  ck_assert_int_eq (get_request (theirs).state, QDR_REQUEST_STATE_OPEN);

  answer (theirs, 1, FALSE);
  follow (ours, theirs);
  ck_assert_int_eq (get_request (ours).state, QDR_REQUEST_STATE_DECLINED);
  text = qdr_saved_game_to_text (ours);
  ck_assert_ptr_nonnull (strstr (text, "{[%ask 1 draw] [%ask 2 no]}"));

  /* It can be asked again, and a move ends it. */
  request (ours, 0, QDR_REQUEST_DRAW);
  ck_assert_int_eq (get_request (ours).state, QDR_REQUEST_STATE_OPEN);
  play_moves (ours, "e3");
  ck_assert_int_eq (get_request (ours).kind, QDR_REQUEST_NONE);
}

TEST (an_answer_in_the_name_of_a_player_here_is_refused)
{
  g_autoptr (QdrGame) ours = new_shared_game (2);
  g_autoptr (QdrGame) theirs = NULL;

  play_moves (ours, "e2 e8");
  theirs = copy_of (ours, HERE (1));
  request (theirs, 1, QDR_REQUEST_UNDO);
  answer (theirs, 0, TRUE);
  ck_assert_int_eq (compare (ours, theirs), QDR_MERGE_NEWER);
  follow (ours, theirs);
  ck_assert_int_eq (get_request (ours).state, QDR_REQUEST_STATE_OPEN);
  ck_assert_int_eq (compare (ours, theirs), QDR_MERGE_OWN_MOVE);
}

/* Each has written before it saw what the other wrote. */
TEST (requests_at_the_same_moment_are_arranged_alike)
{
  g_autoptr (QdrGame) ours = new_shared_game (2);
  g_autoptr (QdrGame) theirs = NULL;
  g_autoptr (QdrGame) ours_before = NULL;

  play_moves (ours, "e2 e8");
  theirs = copy_of (ours, HERE (1));
  request (ours, 0, QDR_REQUEST_DRAW);
  request (theirs, 1, QDR_REQUEST_NEW_GAME);
  ours_before = copy_of (ours, HERE (0));
  follow (ours, theirs);
  follow (theirs, ours_before);
  ck_assert_int_eq (compare (ours, theirs), QDR_MERGE_SAME);
  ck_assert_int_eq (get_request (ours).kind, get_request (theirs).kind);
  ck_assert_uint_eq (get_request (ours).player, get_request (theirs).player);
}

TEST (moves_are_taken_back_if_all_agree)
{
  g_autoptr (QdrGame) ours = new_shared_game (2);
  g_autoptr (QdrGame) theirs = NULL;
  g_autoptr (QdrGame) file = NULL;
  QdrRequest undo;

  play_moves (ours, "e2 e8 e3 e7");
  request (ours, 0, QDR_REQUEST_UNDO);
  theirs = copy_of (ours, HERE (1));
  answer (theirs, 1, TRUE);
  undo = get_request (theirs);
  ck_assert_int_eq (undo.state, QDR_REQUEST_STATE_AGREED);
  ck_assert_uint_eq (undo.ply, 2);
  qdr_game_take_back_by_agreement (theirs, undo.ply);

  /* Ours, which still has the moves, is not newer. */
  file = copy_at (theirs, 2, HERE (0));
  ck_assert_int_eq (qdr_game_compare (theirs, 2, ours, NULL), QDR_MERGE_OLDER);
  ck_assert_int_eq (compare (ours, file), QDR_MERGE_NEWER);
  ck_assert_uint_eq (follow (ours, file), 2);
  ck_assert_uint_eq (qdr_game_get_ply (ours), 2);
  ck_assert_uint_eq (qdr_game_get_turn (ours), 0);
  ck_assert_int_eq (qdr_game_compare (ours, 2, file, NULL), QDR_MERGE_SAME);

  /* What was taken back is kept beside what is played instead. */
  ck_assert (qdr_game_play_keeping_moves (ours, qdr_game_get_move (ours, 0, NULL), NULL) == FALSE);
  ck_assert (qdr_game_play_keeping_moves (ours, qdr_move_make (QDR_MOVE_HORIZONTAL_WALL, 0), NULL));
  ck_assert_uint_eq (qdr_game_get_n_variations (ours, 2), 1);
}

TEST (moves_are_not_taken_back_without_having_been_asked)
{
  g_autoptr (QdrGame) ours = new_shared_game (2);
  g_autoptr (QdrGame) theirs = NULL;
  g_autoptr (QdrGame) file = NULL;

  play_moves (ours, "e2 e8 e3 e7");
  theirs = copy_of (ours, HERE (1));
  qdr_game_take_back_by_agreement (theirs, 2);
  file = copy_at (theirs, 2, HERE (0));
  ck_assert_int_eq (compare (ours, file), QDR_MERGE_PARTED);
}

TEST (nothing_is_asked_that_cannot_be)
{
  g_autoptr (QdrGame) game = new_shared_game (2);
  g_autoptr (QdrGame) strange = NULL;

  ck_assert (!qdr_game_can_request (game, 0, 0, QDR_REQUEST_UNDO));
  ck_assert (qdr_game_can_request (game, 0, 0, QDR_REQUEST_DRAW));
  play_moves (game, "e2");
  ck_assert (!qdr_game_can_request (game, 1, 1, QDR_REQUEST_UNDO));
  play_moves (game, "resign");
  ck_assert (!qdr_game_can_request (game, 2, 0, QDR_REQUEST_DRAW));
  ck_assert (qdr_game_can_request (game, 2, 0, QDR_REQUEST_NEW_GAME));

  strange = read_game (HEADERS_9X9 "\n1. e2 {[%ask] [%ask 3 draw] [%ask 1 undo 1] [%ask 1 undo] "
                                   "[%ask 1 cake] [%ask 2 yes] [%ask 1 draw 1] [%ask 1 draw} *");
  ck_assert_int_eq (get_request (strange).kind, QDR_REQUEST_NONE);
  request (strange, 0, QDR_REQUEST_DRAW);
  ck_assert_int_eq (get_request (strange).kind, QDR_REQUEST_DRAW);
}

TEST (four_players_must_all_agree)
{
  g_autoptr (QdrGame) game = new_shared_game (4);

  play_moves (game, "e2");
  request (game, 0, QDR_REQUEST_UNDO);
  answer (game, 1, TRUE);
  answer (game, 1, TRUE);
  answer (game, 3, TRUE);
  ck_assert_int_eq (get_request (game).state, QDR_REQUEST_STATE_OPEN);
  answer (game, 2, TRUE);
  ck_assert_int_eq (get_request (game).state, QDR_REQUEST_STATE_AGREED);
}

TEST (the_next_game_is_the_same_everywhere)
{
  g_autoptr (QdrGame) ours = new_shared_game (2);
  g_autoptr (QdrGame) theirs = NULL;
  g_autoptr (QdrGame) our_next = NULL;
  g_autoptr (QdrGame) their_next = NULL;

  qdr_player_set_name (qdr_game_get_player (ours, 0), "Anna");
  play_moves (ours, "e2");
  request (ours, 0, QDR_REQUEST_NEW_GAME);
  theirs = copy_of (ours, HERE (1));
  answer (theirs, 1, TRUE);
  our_next = qdr_game_make_next_shared_game (ours);
  their_next = qdr_game_make_next_shared_game (theirs);
  ck_assert_int_eq (compare (our_next, their_next), QDR_MERGE_SAME);
  ck_assert_uint_eq (qdr_game_get_players_here (our_next), HERE (1));
  ck_assert_uint_eq (qdr_game_get_players_here (their_next), HERE (0));
  ck_assert_str_eq (qdr_player_get_name (qdr_game_get_player (their_next, 1)), "Anna");

  ck_assert_int_eq (compare (ours, their_next), QDR_MERGE_NEXT_GAME);
  ck_assert_int_eq (compare (our_next, ours), QDR_MERGE_OLDER);
  answer (ours, 1, FALSE);
  ck_assert_int_eq (compare (ours, their_next), QDR_MERGE_OTHER_GAME);
}
