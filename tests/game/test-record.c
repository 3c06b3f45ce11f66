/*
 * The record of a move, and its comment.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-fixtures.h"
#include "qdr-record-private.h"
#include "test.h"

static QdrRecord *
new_record (const char *comment)
{
  const QdrBoard board = qdr_board_make (9, 9);
  const QdrMove move = qdr_move_make (QDR_MOVE_VERTICAL_WALL, qdr_board_square (&board, 4, 2));

  return qdr_record_new (&board, move, QDR_NO_SQUARE, 1, 12, g_strdup (comment));
}

TEST (a_record_tells_the_move)
{
  g_autoptr (QdrRecord) record = new_record (NULL);

  ck_assert_int_eq (qdr_move_kind (qdr_record_get_move (record)), QDR_MOVE_VERTICAL_WALL);
  ck_assert_str_eq (qdr_record_get_text (record), "e3v");
  ck_assert_uint_eq (qdr_record_get_player (record), 1);
  ck_assert_uint_eq (qdr_record_get_round (record), 12);
  ck_assert_ptr_null (qdr_record_get_comment (record));
}

TEST (a_comment_is_set_and_notified_once)
{
  g_autoptr (QdrRecord) record = new_record (NULL);
  g_autofree guint *notified = count_signal (record, "notify::comment");
  g_autofree char *comment = NULL;

  qdr_record_set_comment (record, " good }\nmove ");
  ck_assert_uint_eq (*notified, 1);
  qdr_record_set_comment (record, "good ) move");
  ck_assert_uint_eq (*notified, 1);
  g_object_get (record, "comment", &comment, NULL);
  ck_assert_str_eq (comment, "good ) move");
  g_object_set (record, "comment", "", NULL);
  ck_assert_ptr_null (qdr_record_get_comment (record));
  ck_assert_uint_eq (*notified, 2);
  g_clear_object (&record);
}

TEST (annotations_are_understood)
{
  g_autoptr (QdrRecord) record = new_record ("[%clk 0:14:31] nice [%eval 0.5]");
  double value;

  ck_assert_int_eq (qdr_comment_get_remaining_time (qdr_record_get_comment (record)), 871000);
  ck_assert (qdr_comment_get_evaluation (qdr_record_get_comment (record), &value));
  ck_assert_double_eq (value, 0.5);
  qdr_record_set_comment (record, NULL);
  ck_assert_ptr_null (qdr_record_get_comment (record));
}

TEST (a_person_and_the_program_write_into_one_comment)
{
  g_autoptr (QdrRecord) record = new_record ("[%clk 0:14:31]");
  g_autofree guint *notified = count_signal (record, "notify::comment");
  g_autofree char *text = NULL;

  ck_assert_ptr_null (qdr_record_get_comment_text (record));
  ck_assert (qdr_record_set_comment_text (record, "good\nmove", NULL));
  qdr_record_set_evaluation (record, 1.5);
  ck_assert_str_eq (qdr_record_get_comment (record), "[%eval 1.50] [%clk 0:14:31] good move");
  text = qdr_record_get_comment_text (record);
  ck_assert_str_eq (text, "good move");
  ck_assert_uint_eq (*notified, 2);
  ck_assert (qdr_record_set_comment_text (record, "good move", NULL));
  qdr_record_set_evaluation (record, 1.5);
  ck_assert_uint_eq (*notified, 2);
  ck_assert (qdr_record_set_comment_text (record, NULL, NULL));
  ck_assert_str_eq (qdr_record_get_comment (record), "[%eval 1.50] [%clk 0:14:31]");
  g_clear_object (&record);
}

TEST (a_refused_text_leaves_the_comment_alone)
{
  g_autoptr (QdrRecord) record = new_record ("good");
  g_autoptr (GError) error = NULL;

  ck_assert (!qdr_record_set_comment_text (record, "[%clk 0:00:01]", &error));
  ck_assert (g_error_matches (error, QDR_COMMENT_ERROR, QDR_COMMENT_ERROR_ANNOTATION));
  ck_assert_str_eq (qdr_record_get_comment (record), "good");
}
