/*
 * Unknown headers: order, search, valid names.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-headers.h"
#include "test.h"

static void
assert_order (const QdrHeaders *headers, const char *expected)
{
  g_autoptr (GString) order = g_string_new (NULL);

  for (guint i = 0; i < qdr_headers_get_length (headers); i++) {
    const QdrHeader header = qdr_headers_get_nth (headers, i);

    g_string_append_printf (order, "%s=%s ", header.name, header.value);
  }
  ck_assert_str_eq (order->str, expected);
}

TEST (headers_stay_in_the_order_in_which_they_came)
{
  g_autoptr (QdrHeaders) headers = qdr_headers_new ();

  qdr_headers_set_value (headers, "Site", "here");
  qdr_headers_set_value (headers, "Event", "club");
  qdr_headers_set_value (headers, "Annotator", "");
  assert_order (headers, "Site=here Event=club Annotator= ");
  qdr_headers_set_value (headers, "Site", "there");
  assert_order (headers, "Site=there Event=club Annotator= ");
  qdr_headers_set_value (headers, "Event", NULL);
  qdr_headers_set_value (headers, "Missing", NULL);
  assert_order (headers, "Site=there Annotator= ");
}

TEST (a_header_is_found_by_its_exact_name)
{
  g_autoptr (QdrHeaders) headers = qdr_headers_new ();

  qdr_headers_set_value (headers, "Event", "club");
  ck_assert_str_eq (qdr_headers_get_value (headers, "Event"), "club");
  ck_assert_ptr_null (qdr_headers_get_value (headers, "event"));
  ck_assert_ptr_null (qdr_headers_get_value (headers, "Even"));
}

TEST (a_header_may_be_set_to_its_own_value)
{
  g_autoptr (QdrHeaders) headers = qdr_headers_new ();

  qdr_headers_set_value (headers, "Event", "club");
  qdr_headers_set_value (headers, "Event", qdr_headers_get_value (headers, "Event"));
  assert_order (headers, "Event=club ");
}

TEST (a_hundred_thousand_headers_are_all_found)
{
  g_autoptr (QdrHeaders) headers = qdr_headers_new ();

  for (guint i = 0; i < 100000; i++) {
    g_autofree char *name = g_strdup_printf ("H%u", i);

    qdr_headers_set_value (headers, name, name + 1);
  }
  ck_assert_uint_eq (qdr_headers_get_length (headers), 100000);
  ck_assert_str_eq (qdr_headers_get_value (headers, "H0"), "0");
  ck_assert_str_eq (qdr_headers_get_value (headers, "H99999"), "99999");
}

TEST (names_have_1_to_64_letters_digits_and_underscores)
{
  g_autofree char *longest = g_strnfill (64, 'x');
  g_autofree char *too_long = g_strnfill (65, 'x');

  ck_assert (qdr_header_name_is_valid ("a"));
  ck_assert (qdr_header_name_is_valid ("_Az09"));
  ck_assert (qdr_header_name_is_valid (longest));
  ck_assert (!qdr_header_name_is_valid (too_long));
  ck_assert (!qdr_header_name_is_valid (""));
  ck_assert (!qdr_header_name_is_valid ("a-b"));
  ck_assert (!qdr_header_name_is_valid ("é"));
}

TEST (values_are_one_line_of_utf_8)
{
  ck_assert (qdr_header_value_is_valid (""));
  ck_assert (qdr_header_value_is_valid ("a \"é\" \\\t"));
  ck_assert (!qdr_header_value_is_valid ("a\nb"));
  ck_assert (!qdr_header_value_is_valid ("a\r"));
  ck_assert (!qdr_header_value_is_valid ("\xff"));
}
