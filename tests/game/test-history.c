/*
 * The history of moves: rounds, truncation, comments with and without records.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-history.h"
#include "test.h"

static void
append (QdrHistory *history, guint player)
{
  const QdrUndo undo = { .move = QDR_MOVE_RESIGN, .turn = (guint8) player };

  qdr_history_append_move (history, &undo, -1, -1);
}

static const struct {
  const char *players; /* players of the moves, in order */
  const char *rounds;
} round_cases[] = {
  { "010101", "112233" },       { "1010", "1223" },       { "01230123", "11112222" },
  { "012302302", "111122233" }, { "3013013", "1222333" },
};

TEST (a_round_ends_when_the_turn_comes_round, .loops = G_N_ELEMENTS (round_cases))
{
  QdrHistory history;

  qdr_history_init (&history);
  for (guint i = 0; round_cases[_i].players[i] != '\0'; i++) {
    append (&history, (guint) (round_cases[_i].players[i] - '0'));
    ck_assert_int_eq (qdr_history_get_entry (&history, i)->round, round_cases[_i].rounds[i] - '0');
  }
  qdr_history_clear (&history);
}

TEST (cutting_removes_the_end_and_its_records)
{
  const QdrBoard board = qdr_board_make (9, 9);
  QdrHistory history;
  QdrRecord *record;

  qdr_history_init (&history);
  append (&history, 0);
  append (&history, 1);
  record = qdr_history_get_record (&history, 1, &board);
  g_object_add_weak_pointer (G_OBJECT (record), (gpointer *) &record);
  qdr_history_truncate (&history, 1);
  ck_assert_uint_eq (qdr_history_get_length (&history), 1);
  ck_assert_ptr_null (record);
  qdr_history_clear (&history);
}

TEST (a_comment_moves_into_the_record_and_stays_there)
{
  const QdrBoard board = qdr_board_make (9, 9);
  QdrHistory history;
  QdrRecord *record;

  qdr_history_init (&history);
  append (&history, 0);
  ck_assert_ptr_null (qdr_history_get_comment (&history, 0));
  qdr_history_set_comment (&history, 0, "first");
  qdr_history_set_comment (&history, 0, "second");
  ck_assert_str_eq (qdr_history_get_comment (&history, 0), "second");

  record = qdr_history_get_record (&history, 0, &board);
  ck_assert_ptr_eq (qdr_history_get_record (&history, 0, &board), record);
  ck_assert_str_eq (qdr_record_get_comment (record), "second");
  ck_assert_str_eq (qdr_history_get_comment (&history, 0), "second");

  qdr_record_set_comment (record, "third");
  ck_assert_str_eq (qdr_history_get_comment (&history, 0), "third");
  qdr_history_set_comment (&history, 0, "fourth");
  ck_assert_str_eq (qdr_record_get_comment (record), "fourth");
  qdr_history_clear (&history);
}
