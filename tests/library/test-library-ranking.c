/*
 * The ranking of players.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-library-ratings.h"
#include "test.h"

static GPtrArray *players;

static void
add (const char *name, gboolean is_personality, double rating, double best, guint n_wins_as_first)
{
  QdrLibraryPlayer *player = g_new0 (QdrLibraryPlayer, 1);

  player->identity = g_strdup (name);
  player->name = g_strdup (name);
  player->is_personality = is_personality;
  player->rating = rating;
  player->best = best;
  player->n_games = player->n_finished = 10;
  player->n_wins_as_first = n_wins_as_first;
  g_ptr_array_add (players, player);
}

static void
set_up (void)
{
  players = g_ptr_array_new_with_free_func ((GDestroyNotify) qdr_library_player_free);
  add ("Ben", FALSE, 1500.3, 1700.2, 4);
  add ("mole", TRUE, 900, 900, 7);
  add ("Anna", FALSE, 1499.8, 1800, 4);
  add ("Cleo", FALSE, 0, 0, 5);
  add ("Dan", FALSE, 1612, 1612, 0);
}

static void
tear_down (void)
{
  g_clear_pointer (&players, g_ptr_array_unref);
}

static void
assert_ranks (QdrLibraryRankingKind kind, guint number, const char *expected)
{
  g_autoptr (GArray) ranks = qdr_library_rank_players (players, kind, number);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < ranks->len; i++) {
    const QdrLibraryRank *rank = &g_array_index (ranks, QdrLibraryRank, i);

    g_string_append_printf (text, "%s%u %s %u", i > 0 ? ", " : "", rank->place, rank->player->name,
                            rank->number);
  }
  ck_assert_str_eq (text->str, expected);
}

TEST_DEFAULTS (.set_up = set_up, .tear_down = tear_down)

TEST (who_has_the_same_number_has_the_same_place)
{
  assert_ranks (QDR_LIBRARY_RANKING_RATING, 0, "1 Dan 1612, 2 Anna 1500, 2 Ben 1500, 4 mole 900");
  assert_ranks (QDR_LIBRARY_RANKING_WINS_AS_FIRST, 0, "1 mole 7, 2 Cleo 5, 3 Anna 4, 3 Ben 4");
}

/* Even after a defeat, the first rating can be far above that of the opponent. */
TEST (a_provisional_rating_follows_the_others_without_a_place)
{
  add ("Erin", FALSE, 2100, 0, 6);
  add ("Finn", FALSE, 1550, 0, 0);
  assert_ranks (QDR_LIBRARY_RANKING_RATING, 1499,
                "1 Dan 1612, 2 Anna 1500, 2 Ben 1500, 0 Erin 2100, 0 Finn 1550");
  assert_ranks (QDR_LIBRARY_RANKING_RATING, 1700, "0 Erin 2100");
  assert_ranks (QDR_LIBRARY_RANKING_BEST, 2, "1 Anna 1800, 2 Ben 1700");
  assert_ranks (QDR_LIBRARY_RANKING_WINS_AS_FIRST, 5, "1 mole 7, 2 Erin 6");
}

TEST (above_a_number_is_not_at_it)
{
  assert_ranks (QDR_LIBRARY_RANKING_RATING, 1499, "1 Dan 1612, 2 Anna 1500, 2 Ben 1500");
  assert_ranks (QDR_LIBRARY_RANKING_RATING, 1500, "1 Dan 1612");
  assert_ranks (QDR_LIBRARY_RANKING_RATING, 1612, "");
  assert_ranks (QDR_LIBRARY_RANKING_WINS_AS_FIRST, 4, "1 mole 7, 2 Cleo 5");
  assert_ranks (QDR_LIBRARY_RANKING_WINS_AS_FIRST, 7, "");
}

TEST (a_computer_has_a_best_rating_after_ten_games_too)
{
  QdrLibraryPlayer *mole = g_ptr_array_index (players, 1);

  mole->n_finished = 9;
  ck_assert (!qdr_library_player_has_best (mole));
  assert_ranks (QDR_LIBRARY_RANKING_BEST, 9, "1 Anna 1800, 2 Ben 1700, 3 Dan 1612");
}

TEST (the_best_are_as_many_as_are_asked_for)
{
  assert_ranks (QDR_LIBRARY_RANKING_BEST, 0, "");
  assert_ranks (QDR_LIBRARY_RANKING_BEST, 2, "1 Anna 1800, 2 Ben 1700");
  assert_ranks (QDR_LIBRARY_RANKING_BEST, 9, "1 Anna 1800, 2 Ben 1700, 3 Dan 1612, 4 mole 900");
}

TEST (a_person_stands_before_a_personality_of_the_same_name)
{
  g_autoptr (GArray) ranks = NULL;

  add ("mole", FALSE, 900, 900, 0);
  ranks = qdr_library_rank_players (players, QDR_LIBRARY_RANKING_BEST, 9);
  ck_assert (!g_array_index (ranks, QdrLibraryRank, 3).player->is_personality);
  ck_assert (g_array_index (ranks, QdrLibraryRank, 4).player->is_personality);
}
