/*
 * A person's opponents, against a plain model: games in a list, counted one by one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-library-statistics.h"

#include <string.h>

#include "library-model.h"
#include "random-games.h"
#include "test.h"

#define N_GAMES 400

static void
fill (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (5);

  ck_assert (qdr_library_begin_import (library, NULL));
  for (guint i = 0; i < N_GAMES; i++) {
    ModelGame stored = { .game = make_random_game (random, i * 37 % 1000) };
    g_autoptr (QdrLibraryEntry) entry = NULL;
    g_autofree char *final = NULL;

    ck_assert (qdr_library_add_game (library, stored.game, QDR_LIBRARY_PLAYED, "1", &stored.id,
                                     NULL, NULL));
    entry = qdr_library_read_entry (library, stored.id, &final, NULL);
    ck_assert_ptr_nonnull (entry);
    stored.is_rated = entry->is_rated;
    g_array_append_val (model, stored);
  }
  sort_model ();
}

/* Returns whether the person plays against the personality, and the person's seat. */
static gboolean
is_encounter (const ModelGame *stored, const char *person, const char *identity, guint *seat)
{
  for (*seat = 0; *seat < 2 && stored->is_rated; (*seat)++) {
    QdrPlayer *player = qdr_game_get_player (stored->game, *seat);
    QdrPlayer *other = qdr_game_get_player (stored->game, 1 - *seat);

    if (qdr_player_get_personality_id (player) == NULL &&
        g_str_equal (qdr_player_get_name (player), person) &&
        g_strcmp0 (qdr_player_get_personality_id (other), identity) == 0)
      return TRUE;
  }
  return FALSE;
}

static void
check_encounter (const QdrLibraryEncounter *encounter, const char *person)
{
  guint n = 0;
  guint n_wins = 0;
  guint seat;

  for (guint i = 0; i < model->len; i++) {
    const ModelGame *stored = &g_array_index (model, ModelGame, i);
    QdrResult result;
    double share;

    if (!is_encounter (stored, person, encounter->identity, &seat))
      continue;
    result = qdr_game_get_final_result (stored->game);
    share = result.outcome != QDR_OUTCOME_WIN ? 0.5 : result.winner == seat ? 1 : 0;
    ck_assert_uint_lt (n, encounter->shares->len);
    ck_assert_double_eq (g_array_index (encounter->shares, double, n), share);
    if (share >= 1 && n_wins == 0) {
      const QdrPosition *start = qdr_game_get_start_position (stored->game);

      ck_assert_uint_eq (encounter->first_win_rounds,
                         qdr_game_count_rounds (stored->game, qdr_game_get_n_moves (stored->game)));
      ck_assert_uint_eq (encounter->first_win_columns, start->board.width);
      ck_assert_uint_eq (encounter->first_win_rows, start->board.height);
      ck_assert_uint_ne (encounter->first_win_day, 0);
    }
    n_wins += share >= 1;
    n++;
  }
  ck_assert_uint_eq (encounter->shares->len, n);
  ck_assert_uint_eq (encounter->score.n_games, n);
  ck_assert_uint_eq (encounter->score.n_wins, n_wins);
  ck_assert_uint_eq (encounter->first_win_rounds > 0, n_wins > 0);
}

static guint
count_games (const char *person)
{
  guint n_games = 0;
  guint seat;

  for (guint i = 0; i < model->len; i++) {
    const ModelGame *stored = &g_array_index (model, ModelGame, i);

    for (guint j = 0; j < 2 && stored->is_rated; j++) {
      const char *identity = qdr_player_get_personality_id (qdr_game_get_player (stored->game, j));

      n_games +=
          identity != NULL && is_encounter (stored, person, identity, &seat) && seat == 1 - j;
    }
  }
  return n_games;
}

TEST_DEFAULTS (.set_up = set_up_library, .tear_down = tear_down_library)

TEST (encounters_are_those_of_the_model)
{
  g_autoptr (GPtrArray) players = NULL;
  guint n_all = 0;

  fill ();
  players = qdr_library_list_players (library, NULL);
  for (guint i = 0; i < players->len; i++) {
    const QdrLibraryPlayer *player = g_ptr_array_index (players, i);
    g_autoptr (GPtrArray) encounters = NULL;
    guint n_games = 0;

    if (player->is_personality)
      continue;
    encounters = qdr_library_list_encounters (library, player->identity, NULL);
    ck_assert_ptr_nonnull (encounters);
    for (guint j = 0; j < encounters->len; j++) {
      const QdrLibraryEncounter *encounter = g_ptr_array_index (encounters, j);

      check_encounter (encounter, player->identity);
      n_games += encounter->score.n_games;
    }
    ck_assert_uint_eq (n_games, count_games (player->identity));
    n_all += n_games;
  }
  ck_assert_uint_gt (n_all, 20);
}

TEST (who_has_not_played_has_met_nobody)
{
  g_autoptr (GPtrArray) encounters = qdr_library_list_encounters (library, "Nobody", NULL);

  ck_assert_ptr_nonnull (encounters);
  ck_assert_uint_eq (encounters->len, 0);
}
