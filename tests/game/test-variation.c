/*
 * Lists of variations: adding, finding, splitting, joining.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-history.h"
#include "test.h"

/* Returns a variation of one move, of which only ply and number matter. */
static QdrVariation *
new_variation (guint ply, QdrMove move)
{
  QdrVariation *variation = g_new0 (QdrVariation, 1);

  variation->ply = ply;
  variation->length = 1;
  variation->entries = g_new0 (QdrHistoryEntry, 1);
  variation->entries[0].undo.move = move;
  return variation;
}

static void
add (QdrVariations *variations, const guint *plies, guint n)
{
  for (guint i = 0; i < n; i++)
    qdr_variations_add (variations, new_variation (plies[i], (QdrMove) i));
}

/* Asserts all variations, as "ply:move" in order. */
static void
assert_variations (const QdrVariations *variations, const char *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < variations->length; i++)
    g_string_append_printf (text, "%s%u:%u", i == 0 ? "" : " ", variations->items[i]->ply,
                            variations->items[i]->entries[0].undo.move);
  ck_assert_str_eq (text->str, expected);
}

static const guint plies[] = { 4, 2, 4, 0, 9, 2, 4 };

TEST (variations_stand_by_ply_and_then_by_age)
{
  QdrVariations variations = { 0 };

  add (&variations, plies, G_N_ELEMENTS (plies));
  assert_variations (&variations, "0:3 2:1 2:5 4:0 4:2 4:6 9:4");
  qdr_variations_clear (&variations);
  assert_variations (&variations, "");
}

TEST (variations_are_found_by_ply_and_first_move)
{
  QdrVariations variations = { 0 };

  ck_assert_uint_eq (qdr_variations_count_at_ply (&variations, 0), 0);
  ck_assert_uint_eq (qdr_variations_find_by_move (&variations, 0, 0), 0);
  add (&variations, plies, G_N_ELEMENTS (plies));
  ck_assert_uint_eq (qdr_variations_find_first_from_ply (&variations, 0), 0);
  ck_assert_uint_eq (qdr_variations_find_first_from_ply (&variations, 3), 3);
  ck_assert_uint_eq (qdr_variations_find_first_from_ply (&variations, 10), 7);
  ck_assert_uint_eq (qdr_variations_count_at_ply (&variations, 2), 2);
  ck_assert_uint_eq (qdr_variations_count_at_ply (&variations, 3), 0);
  ck_assert_uint_eq (qdr_variations_count_at_ply (&variations, 4), 3);
  ck_assert_uint_eq (qdr_variations_get_at_ply (&variations, 4, 1)->entries[0].undo.move, 2);
  ck_assert_uint_eq (qdr_variations_find_by_move (&variations, 4, 6), 2);
  ck_assert_uint_eq (qdr_variations_find_by_move (&variations, 4, 1), 3);
  qdr_variations_clear (&variations);
}

TEST (variations_are_replaced_and_removed_in_their_place)
{
  QdrVariations variations = { 0 };

  add (&variations, plies, G_N_ELEMENTS (plies));
  qdr_variation_free (qdr_variations_replace (&variations, 1, new_variation (4, 77)));
  assert_variations (&variations, "0:3 2:1 2:5 4:0 4:77 4:6 9:4");
  qdr_variations_remove (&variations, 2, 1);
  qdr_variations_remove (&variations, 9, 0);
  qdr_variations_remove (&variations, 0, 0);
  assert_variations (&variations, "2:1 4:0 4:77 4:6");
  qdr_variations_add (&variations, new_variation (4, 78));
  qdr_variations_add (&variations, new_variation (1, 79));
  assert_variations (&variations, "1:79 2:1 4:0 4:77 4:6 4:78");
  qdr_variations_clear (&variations);
}

TEST (variations_are_split_and_joined_at_a_ply)
{
  QdrVariations variations = { 0 };
  QdrVariations later;

  add (&variations, plies, G_N_ELEMENTS (plies));
  later = qdr_variations_split_at_ply (&variations, 4);
  assert_variations (&variations, "0:3 2:1 2:5");
  assert_variations (&later, "4:0 4:2 4:6 9:4");
  qdr_variations_join (&variations, &later);
  assert_variations (&variations, "0:3 2:1 2:5 4:0 4:2 4:6 9:4");
  assert_variations (&later, "");
  later = qdr_variations_split_at_ply (&variations, 0);
  assert_variations (&variations, "");
  qdr_variations_clear (&later);
}

TEST (a_variation_is_freed_with_those_that_hang_on_it)
{
  QdrVariation *variation = new_variation (3, 1);

  variation->entries[0].comment = g_strdup ("good");
  qdr_variations_add (&variation->variations, new_variation (4, 2));
  qdr_variations_add (&variation->variations.items[0]->variations, new_variation (5, 3));
  qdr_variation_free (variation);
}
