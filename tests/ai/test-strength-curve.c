/*
 * Play at any strength, and the adaptive opponent.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test.h"

#include "qdr-personality-list.h"
#include "qdr-personality-search.h"
#include "qdr-personality.h"

/* Personalities of the ladder that are weakened only by noise, blindness or few positions. */
static const char *const sound_ids[] = { "wanderer",   "dreamer", "beginner", "novice",
                                         "apprentice", "regular", "expert",   "champion" };

TEST (at_the_rating_of_a_rung_it_plays_as_that_one, .loops = G_N_ELEMENTS (sound_ids))
{
  g_autoptr (QdrPersonalityList) list = qdr_personality_list_new ();
  QdrPersonality *rung = qdr_personality_list_find (list, sound_ids[_i]);
  const QdrStyle *expected = qdr_personality_get_style (rung);
  QdrStyle style;
  QdrLimits limits;

  qdr_strength_curve_interpolate (qdr_personality_get_rating (rung), &style, &limits);
  ck_assert_uint_eq (limits.depth, qdr_personality_get_limits (rung)->depth);
  ck_assert_uint_eq (limits.nodes, qdr_personality_get_limits (rung)->nodes);
  ck_assert_int_eq (memcmp (&style, expected, sizeof style), 0);
}

TEST (nobody_who_is_stronger_sees_less)
{
  QdrStyle before, style;
  QdrLimits limits_before, limits;

  qdr_strength_curve_interpolate (QDR_STRENGTH_MIN, &before, &limits_before);
  for (int rating = QDR_STRENGTH_MIN + 10; rating <= QDR_STRENGTH_MAX; rating += 10) {
    qdr_strength_curve_interpolate (rating, &style, &limits);
    ck_assert_uint_le (style.blind_spot, before.blind_spot);
    ck_assert_int_le (style.noise, before.noise);
    ck_assert_int_le (style.stray, before.stray);
    ck_assert (limits.nodes >= limits_before.nodes);
    ck_assert (limits.depth > 0 || limits.nodes > 0);
    before = style;
    limits_before = limits;
  }
}

static const struct {
  const char *id;
  gboolean is_there;
} ids[] = {
  { "like-me", TRUE },       { "like-me-310", TRUE },      { "like-me-1830", TRUE },
  { "like-me-737", TRUE },   { "like-me-309", FALSE },     { "like-me-1831", FALSE },
  { "like-me-0740", FALSE }, { "like-me-", FALSE },        { "like-me-+740", FALSE },
  { "novice-740", FALSE },   { "like-me-740-740", FALSE },
};

TEST (who_adapts_is_found_at_each_strength, .loops = G_N_ELEMENTS (ids))
{
  g_autoptr (QdrPersonalityList) list = qdr_personality_list_new ();
  QdrPersonality *personality = qdr_personality_list_find (list, ids[_i].id);

  ck_assert_int_eq (personality != NULL, ids[_i].is_there);
  if (personality != NULL) {
    ck_assert_str_eq (qdr_personality_get_id (personality), ids[_i].id);
    ck_assert_str_eq (qdr_personality_get_base_id (personality), "like-me");
    ck_assert (qdr_personality_is_adaptive (personality));
    ck_assert_ptr_eq (qdr_personality_list_find (list, ids[_i].id), personality);
  }
}

TEST (who_adapts_stands_on_no_rung_but_can_be_chosen)
{
  g_autoptr (QdrPersonalityList) list = qdr_personality_list_new ();
  GListModel *opponents = qdr_personality_list_get_opponents (list);
  g_autoptr (QdrPersonality) first = g_list_model_get_item (opponents, 0);
  g_autoptr (GHashTable) ratings = qdr_personality_list_copy_ratings (list);
  int rating;

  ck_assert_str_eq (qdr_personality_get_id (first), "like-me");
  ck_assert_uint_eq (g_list_model_get_n_items (opponents),
                     g_list_model_get_n_items (G_LIST_MODEL (list)) + 1);
  for (guint i = 1; i < g_list_model_get_n_items (opponents); i++) {
    g_autoptr (QdrPersonality) opponent = g_list_model_get_item (opponents, i);
    g_autoptr (QdrPersonality) rung = g_list_model_get_item (G_LIST_MODEL (list), i - 1);

    ck_assert_ptr_eq (opponent, rung);
  }
  ck_assert_int_eq (GPOINTER_TO_INT (g_hash_table_lookup (ratings, "like-me-740")), 740);
  ck_assert_int_eq (GPOINTER_TO_INT (g_hash_table_lookup (ratings, "novice")), 610);
  ck_assert (qdr_personality_list_look_up_rating ("novice", &rating, ratings));
  ck_assert_int_eq (rating, 610);
  ck_assert (!qdr_personality_list_look_up_rating ("nobody", &rating, ratings));
}

TEST (a_seat_gets_the_strength_of_now_and_forgets_it)
{
  g_autoptr (QdrPersonalityList) list = qdr_personality_list_new ();
  g_autofree char *first = qdr_personality_list_resolve_seat (list, "computer like-me");
  g_autofree char *next = NULL;
  g_autofree char *chosen = qdr_personality_list_strip_seat_strength (list, "computer like-me-740");
  g_autofree char *novice = qdr_personality_list_resolve_seat (list, "computer novice");
  g_autofree char *human = qdr_personality_list_strip_seat_strength (list, "human");

  ck_assert_str_eq (first, "computer like-me-440");
  qdr_personality_list_set_adaptive_strength (list, 2500);
  next = qdr_personality_list_resolve_seat (list, first);
  ck_assert_str_eq (next, "computer like-me-1830");
  ck_assert_str_eq (chosen, "computer like-me");
  ck_assert_str_eq (novice, "computer novice");
  ck_assert_str_eq (human, "human");
}
