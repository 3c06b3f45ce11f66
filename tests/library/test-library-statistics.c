/*
 * Statistics of players, against a plain model: games in a list, counted one by one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-library-statistics.h"

#include <math.h>
#include <string.h>

#include "library-model.h"
#include "qdr-library-ratings.h"
#include "qdr-library.h"
#include "qdr-tag.h"
#include "random-games.h"
#include "test.h"

#define N_GAMES 300

/* A selection of seats and games. 0 and NULL stand for any. */
typedef struct {
  gboolean is_personality; /* the kind of player in the seats */
  const char *identity;
  const QdrLibraryPlayer *opponent;
  guint n_players;
  guint seat;
  guint width;
  guint height;
  const char *ending;
  gboolean of_clock; /* whether the next two members count */
  gint64 seconds;
  gint64 increment;
  gboolean among_personalities; /* all players are personalities */
} Wanted;

static const char *
get_date (QdrGame *game)
{
  return qdr_game_get_header (game, "Date");
}

/* Fills the library. Personalities are of two versions of the program. */
static void
fill (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (11);

  ck_assert (qdr_library_begin_import (library, NULL));
  for (guint i = 0; i < N_GAMES; i++) {
    ModelGame stored = { .game = make_random_game (random, i * 37 % 1000) };
    gboolean is_new;

    ck_assert (qdr_library_add_game (library, stored.game, QDR_LIBRARY_PLAYED,
                                     i % 2 == 0 ? "0.1" : "0.2", &stored.id, &is_new, NULL));
    ck_assert (is_new);
    g_array_append_val (model, stored);
  }
  sort_model ();
}

/* The model */

static gboolean
sits_there (QdrGame *game, guint number, gboolean is_personality, const char *identity)
{
  QdrPlayer *player = qdr_game_get_player (game, number);
  const char *personality = qdr_player_get_personality_id (player);

  return is_personality
             ? g_strcmp0 (personality, identity) == 0
             : personality == NULL && g_str_equal (qdr_player_get_name (player), identity);
}

static gboolean
is_over (QdrGame *game)
{
  return qdr_game_get_final_result (game).outcome != QDR_OUTCOME_ONGOING;
}

static gboolean
has_won (QdrGame *game, guint number)
{
  const QdrResult result = qdr_game_get_final_result (game);

  return result.outcome == QDR_OUTCOME_WIN && result.winner == number;
}

static double
get_share (QdrGame *game, guint number)
{
  if (has_won (game, number))
    return 1;
  return qdr_game_get_final_result (game).outcome == QDR_OUTCOME_WIN
             ? 0
             : 1.0 / qdr_game_get_n_players (game);
}

static guint
count_walls (QdrGame *game, guint number)
{
  guint n_walls = 0;

  for (guint i = 0; i < qdr_game_get_n_moves (game); i++) {
    guint player;
    const QdrMove move = qdr_game_get_move (game, i, &player);

    if (player == number && (qdr_move_kind (move) == QDR_MOVE_HORIZONTAL_WALL ||
                             qdr_move_kind (move) == QDR_MOVE_VERTICAL_WALL))
      n_walls++;
  }
  return n_walls;
}

static gboolean
is_among_personalities (QdrGame *game)
{
  for (guint i = 0; i < qdr_game_get_n_players (game); i++)
    if (qdr_player_get_personality_id (qdr_game_get_player (game, i)) == NULL)
      return FALSE;
  return TRUE;
}

static gboolean
is_wanted (QdrGame *game, guint number, const Wanted *wanted)
{
  const QdrBoard *board = &qdr_game_get_start_position (game)->board;

  return is_over (game) && sits_there (game, number, wanted->is_personality, wanted->identity) &&
         (wanted->n_players == 0 || wanted->n_players == qdr_game_get_n_players (game)) &&
         (wanted->seat == 0 || wanted->seat == number + 1) &&
         (wanted->width == 0 || wanted->width == board->width) &&
         (wanted->height == 0 || wanted->height == board->height) &&
         (wanted->ending == NULL ||
          g_str_equal (qdr_game_get_termination (game), wanted->ending)) &&
         (!wanted->of_clock || (qdr_game_get_time_control (game) == wanted->seconds &&
                                qdr_game_get_increment (game) == wanted->increment)) &&
         (!wanted->among_personalities || is_among_personalities (game));
}

static void
add (QdrLibraryScore *score, QdrGame *game, guint number, double share)
{
  score->n_games++;
  if (share == 1)
    score->n_wins++;
  else if (share == 0)
    score->n_losses++;
  else
    score->n_draws++;
  score->points += share;
  score->n_plies += count_plies (game);
  score->n_walls += count_walls (game, number);
  score->n_seats++;
}

static gboolean
sits_and_won (QdrGame *game, const QdrLibraryPlayer *player)
{
  for (guint i = 0; i < qdr_game_get_n_players (game); i++)
    if (has_won (game, i) && sits_there (game, i, player->is_personality, player->identity))
      return TRUE;
  return FALSE;
}

/* Returns the number of selected seats in the game, and the walls used from them. */
static guint
count_seats_of (QdrGame *game, const Wanted *wanted, guint *n_walls)
{
  guint n = 0;

  *n_walls = 0;
  for (guint i = 0; i < qdr_game_get_n_players (game); i++)
    if (is_wanted (game, i, wanted)) {
      *n_walls += count_walls (game, i);
      n++;
    }
  return n;
}

/* Adds a game between both as one game, whatever the number of their seats. The winner is
 * ahead. */
static void
add_meeting (QdrLibraryScore *score, QdrGame *game, const Wanted *wanted)
{
  const QdrLibraryPlayer player = { .is_personality = wanted->is_personality,
                                    .identity = (char *) wanted->identity };
  const Wanted other = { .is_personality = wanted->opponent->is_personality,
                         .identity = wanted->opponent->identity };
  guint n_walls;
  guint n_of_other;
  const guint n_seats = count_seats_of (game, wanted, &n_walls);

  if (n_seats == 0 || count_seats_of (game, &other, &n_of_other) == 0)
    return;
  add (score, game, 0,
       sits_and_won (game, &player)            ? 1
       : sits_and_won (game, wanted->opponent) ? 0
                                               : 0.5);
  score->n_walls = score->n_walls - count_walls (game, 0) + n_walls;
  score->n_seats = score->n_seats - 1 + n_seats;
}

static QdrLibraryScore
count (const Wanted *wanted)
{
  QdrLibraryScore score = { 0 };

  for (guint i = 0; i < model->len; i++) {
    QdrGame *game = g_array_index (model, ModelGame, i).game;

    if (wanted->opponent != NULL)
      add_meeting (&score, game, wanted);
    for (guint j = 0; wanted->opponent == NULL && j < qdr_game_get_n_players (game); j++)
      if (is_wanted (game, j, wanted))
        add (&score, game, j, get_share (game, j));
  }
  return score;
}

static void
assert_same_score (const QdrLibraryScore *score, QdrLibraryScore expected)
{
  ck_assert_uint_eq (score->n_games, expected.n_games);
  ck_assert_uint_eq (score->n_wins, expected.n_wins);
  ck_assert_uint_eq (score->n_losses, expected.n_losses);
  ck_assert_uint_eq (score->n_draws, expected.n_draws);
  ck_assert_double_eq (score->points, expected.points);
  ck_assert_uint_eq (score->n_plies, expected.n_plies);
  ck_assert_uint_eq (score->n_walls, expected.n_walls);
  ck_assert_uint_eq (score->n_seats, expected.n_seats);
}

static void
assert_score (const QdrLibraryScore *score, const Wanted *wanted)
{
  assert_same_score (score, count (wanted));
}

/* Players */

/* Returns the number of seats of @player in finished games, or also in others. */
static guint
count_seats (const QdrLibraryPlayer *player, gboolean is_finished)
{
  guint n = 0;

  for (guint i = 0; i < model->len; i++)
    for (guint j = 0; j < QDR_MAX_PLAYERS; j++) {
      QdrGame *game = g_array_index (model, ModelGame, i).game;

      n += j < qdr_game_get_n_players (game) &&
           (!is_finished || qdr_game_get_final_result (game).outcome != QDR_OUTCOME_ONGOING) &&
           sits_there (game, j, player->is_personality, player->identity);
    }
  return n;
}

static guint
count_all_seats (void)
{
  guint n = 0;

  for (guint i = 0; i < model->len; i++)
    n += qdr_game_get_n_players (g_array_index (model, ModelGame, i).game);
  return n;
}

TEST_DEFAULTS (.timeout = 60, .set_up = set_up_library, .tear_down = tear_down_library)

TEST (all_who_have_played_are_listed_once)
{
  g_autoptr (GPtrArray) players = NULL;
  guint n_seats = 0;

  fill ();
  players = qdr_library_list_players (library, NULL);
  ck_assert_uint_eq (players->len, N_RANDOM_PEOPLE + N_RANDOM_PEOPLE / 4);
  for (guint i = 0; i < players->len; i++) {
    const QdrLibraryPlayer *player = g_ptr_array_index (players, i);
    g_autoptr (QdrLibraryPlayer) found = qdr_library_find_player (library, player->identity, NULL);

    ck_assert_uint_eq (player->n_games, count_seats (player, FALSE));
    ck_assert_uint_eq (player->n_finished, count_seats (player, TRUE));
    if (i > 0)
      ck_assert_uint_le (player->n_games,
                         ((QdrLibraryPlayer *) g_ptr_array_index (players, i - 1))->n_games);
    ck_assert_str_eq (found->identity, player->identity);
    ck_assert_str_eq (found->name, player->name);
    ck_assert_int_eq (found->is_personality, player->is_personality);
    ck_assert_uint_eq (found->n_games, player->n_games);
    ck_assert_uint_eq (found->since, player->since);
    ck_assert_uint_gt (found->since, 0);
    n_seats += player->n_games;
  }
  ck_assert_uint_eq (n_seats, count_all_seats ());
}

static guint
count_wins_as_first (const QdrLibraryPlayer *player)
{
  guint n = 0;

  for (guint i = 0; i < model->len; i++) {
    QdrGame *game = g_array_index (model, ModelGame, i).game;

    n += has_won (game, 0) && sits_there (game, 0, player->is_personality, player->identity);
  }
  return n;
}

TEST (players_are_listed_with_their_games_won_as_first)
{
  g_autoptr (GPtrArray) players = NULL;
  guint n_wins = 0;

  fill ();
  players = qdr_library_list_players (library, NULL);
  for (guint i = 0; i < players->len; i++) {
    const QdrLibraryPlayer *player = g_ptr_array_index (players, i);

    ck_assert_uint_eq (player->n_wins_as_first, count_wins_as_first (player));
    n_wins += player->n_wins_as_first;
  }
  ck_assert_uint_gt (n_wins, 0);
}

TEST (who_has_no_game_is_not_found)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (QdrLibraryPlayer) player = NULL;
  gint64 id;

  ck_assert_ptr_null (qdr_library_find_player (library, "p1", &error));
  ck_assert (g_error_matches (error, QDR_LIBRARY_ERROR, QDR_LIBRARY_ERROR_NOT_FOUND));
  g_clear_error (&error);
  fill ();
  player = qdr_library_find_player (library, "Personality 3", NULL);
  ck_assert (player->is_personality);
  ck_assert_str_eq (player->identity, "p3");
  ck_assert_ptr_null (qdr_library_read_statistics (library, FALSE, "p3", &error));
  ck_assert (g_error_matches (error, QDR_LIBRARY_ERROR, QDR_LIBRARY_ERROR_NOT_FOUND));
  g_clear_error (&error);

  /* Nor does a player without any games left. */
  for (guint i = 0; i < model->len; i++) {
    id = g_array_index (model, ModelGame, i).id;
    ck_assert (qdr_library_remove_games (library, &id, 1, NULL));
  }
  ck_assert_ptr_null (qdr_library_find_player (library, "p3", &error));
  ck_assert (g_error_matches (error, QDR_LIBRARY_ERROR, QDR_LIBRARY_ERROR_NOT_FOUND));
}

/* Statistics */

static void
assert_parts (const GArray *parts, const QdrLibraryStatistics *statistics, gboolean of_clock)
{
  guint n_games = 0;

  for (guint i = 0; i < parts->len; i++) {
    const QdrLibraryGameGroup *part = &g_array_index (parts, QdrLibraryGameGroup, i);

    assert_score (&part->score, &(Wanted){ .is_personality = statistics->player->is_personality,
                                           .identity = statistics->player->identity,
                                           .n_players = part->n_players,
                                           .seat = part->seat,
                                           .width = part->width,
                                           .height = part->height,
                                           .of_clock = of_clock,
                                           .seconds = part->seconds,
                                           .increment = part->increment });
    if (i > 0 && part->seat == 0)
      ck_assert_uint_le (part->score.n_games, part[-1].score.n_games);
    else if (i > 0)
      ck_assert_uint_lt (10 * part[-1].n_players + part[-1].seat,
                         10 * part->n_players + part->seat);
    n_games += part->score.n_games;
  }
  ck_assert_uint_eq (n_games, statistics->overall.n_games);
}

/* In a game of two each player has one rival, in a game of four three. */
static void
assert_rivalries (const QdrLibraryStatistics *statistics)
{
  for (guint i = 0; i < statistics->rivalries->len; i++) {
    const QdrLibraryRivalry *rivalry = g_ptr_array_index (statistics->rivalries, i);

    assert_score (&rivalry->score, &(Wanted){ .is_personality = statistics->player->is_personality,
                                              .identity = statistics->player->identity,
                                              .opponent = rivalry->opponent,
                                              .n_players = rivalry->n_players });
    ck_assert_uint_gt (rivalry->score.n_games, 0);
  }
}

static gboolean
is_same_player (QdrGame *game, guint i, guint j)
{
  QdrPlayer *player = qdr_game_get_player (game, j);
  const char *personality = qdr_player_get_personality_id (player);

  return sits_there (game, i, personality != NULL,
                     personality != NULL ? personality : qdr_player_get_name (player));
}

/* Returns the number of different players in a game. */
static guint
count_different (QdrGame *game)
{
  guint n_different = 0;

  for (guint i = 0; i < qdr_game_get_n_players (game); i++) {
    guint j = 0;

    while (j < i && !is_same_player (game, i, j))
      j++;
    n_different += j == i;
  }
  return n_different;
}

/* Returns the number of other players in all games of the player, added up. */
static guint
count_pairs (const QdrLibraryPlayer *player)
{
  const Wanted wanted = { .is_personality = player->is_personality, .identity = player->identity };
  guint n_pairs = 0;

  for (guint i = 0; i < model->len; i++) {
    QdrGame *game = g_array_index (model, ModelGame, i).game;
    guint n_walls;

    if (count_seats_of (game, &wanted, &n_walls) > 0)
      n_pairs += count_different (game) - 1;
  }
  return n_pairs;
}

/* Asserts the outcomes of all games by date, and their streaks. */
static void
assert_outcomes (const QdrLibraryStatistics *statistics)
{
  const QdrLibraryPlayer *player = statistics->player;
  guint n = 0;
  guint streak = 0;
  guint longest = 0;

  for (guint i = 0; i < model->len; i++) {
    const ModelGame *stored = &g_array_index (model, ModelGame, i);

    for (guint j = 0; is_over (stored->game) && j < qdr_game_get_n_players (stored->game); j++) {
      const QdrLibraryOutcome *outcome;
      g_autofree char *date = NULL;
      GDate day;

      if (!sits_there (stored->game, j, player->is_personality, player->identity))
        continue;
      ck_assert_uint_lt (n, statistics->outcomes->len);
      outcome = &g_array_index (statistics->outcomes, QdrLibraryOutcome, n++);
      ck_assert_int_eq (outcome->id, stored->id);
      g_date_clear (&day, 1);
      g_date_set_julian (&day, outcome->day);
      date = g_strdup_printf ("%04u-%02u-%02u", g_date_get_year (&day), g_date_get_month (&day),
                              g_date_get_day (&day));
      ck_assert_str_eq (date, get_date (stored->game));
      ck_assert_uint_eq (outcome->n_players, qdr_game_get_n_players (stored->game));
      ck_assert_uint_eq (outcome->n_plies, count_plies (stored->game));
      ck_assert_uint_eq (outcome->n_rounds,
                         qdr_game_count_rounds (stored->game, qdr_game_get_n_moves (stored->game)));
      ck_assert_uint_eq (outcome->n_walls, count_walls (stored->game, j));
      ck_assert_double_eq (outcome->share, get_share (stored->game, j));
      streak = has_won (stored->game, j) ? streak + 1 : 0;
      longest = MAX (longest, streak);
    }
  }
  ck_assert_uint_eq (n, statistics->outcomes->len);
  ck_assert_uint_eq (statistics->longest_streak, longest);
  ck_assert_uint_eq (statistics->present_streak, streak);
}

/* Asserts the last outcomes, with the players of the other seats. */
static void
assert_form (const QdrLibraryStatistics *statistics)
{
  const guint n_before =
      statistics->outcomes->len - MIN (statistics->outcomes->len, QDR_LIBRARY_MAX_RECENT_GAMES);

  ck_assert_uint_eq (statistics->recent_games->len, statistics->outcomes->len - n_before);
  for (guint i = 0; i < statistics->recent_games->len; i++) {
    const QdrLibraryRecentGame *shown = g_ptr_array_index (statistics->recent_games, i);
    QdrGame *game = NULL;
    guint n_found = 0;
    guint n_own = 0;

    ck_assert_mem_eq (&shown->outcome,
                      &g_array_index (statistics->outcomes, QdrLibraryOutcome, n_before + i),
                      sizeof shown->outcome);
    for (guint j = 0; j < model->len; j++)
      if (g_array_index (model, ModelGame, j).id == shown->outcome.id)
        game = g_array_index (model, ModelGame, j).game;
    for (guint j = 0; j < qdr_game_get_n_players (game); j++) {
      const char *name = qdr_player_get_name (qdr_game_get_player (game, j));

      if (n_found < g_strv_length (shown->opponents) &&
          g_str_equal (shown->opponents[n_found], name))
        n_found++;
      else
        n_own +=
            sits_there (game, j, statistics->player->is_personality, statistics->player->identity);
    }
    ck_assert_uint_eq (n_found, qdr_game_get_n_players (game) - 1);
    ck_assert_uint_eq (n_own, 1);
  }
}

static void
assert_statistics (const QdrLibraryPlayer *player)
{
  g_autoptr (QdrLibraryStatistics) statistics =
      qdr_library_read_statistics (library, player->is_personality, player->identity, NULL);
  Wanted wanted = { .is_personality = player->is_personality, .identity = player->identity };
  guint n_met = 0;

  ck_assert_ptr_nonnull (statistics);
  ck_assert_uint_eq (statistics->player->n_games, player->n_games);
  ck_assert_uint_eq (statistics->n_unfinished, player->n_games - count (&wanted).n_games);
  assert_score (&statistics->overall, &wanted);
  assert_parts (statistics->by_seat, statistics, FALSE);
  assert_parts (statistics->by_board, statistics, FALSE);
  assert_parts (statistics->by_n_players, statistics, FALSE);
  assert_parts (statistics->by_clock, statistics, TRUE);
  for (guint i = QDR_LIBRARY_GOAL; i < QDR_LIBRARY_N_ENDINGS; i++) {
    wanted.ending = qdr_library_ending_get_name ((QdrLibraryEnding) i);
    assert_score (&statistics->by_ending[i], &wanted);
  }
  assert_rivalries (statistics);
  for (guint i = 0; i < statistics->rivalries->len; i++)
    n_met += ((QdrLibraryRivalry *) g_ptr_array_index (statistics->rivalries, i))->score.n_games;
  ck_assert_uint_eq (n_met, count_pairs (player));
  assert_outcomes (statistics);
  assert_form (statistics);
}

static void
assert_all_statistics (void)
{
  g_autoptr (GPtrArray) players = qdr_library_list_players (library, NULL);

  for (guint i = 0; i < players->len; i++)
    assert_statistics (g_ptr_array_index (players, i));
}

TEST (statistics_are_those_of_the_model)
{
  fill ();
  assert_all_statistics ();
}

TEST (games_that_go_are_counted_no_more)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (3);

  fill ();
  while (model->len > N_GAMES / 2) {
    const guint number = (guint) g_rand_int_range (random, 0, (gint32) model->len);

    ck_assert (
        qdr_library_remove_games (library, &g_array_index (model, ModelGame, number).id, 1, NULL));
    g_array_remove_index (model, number);
  }
  assert_all_statistics ();
}

TEST (an_interval_is_wilson_s)
{
  const QdrLibraryShareEstimate interval =
      qdr_library_score_estimate_share (&(QdrLibraryScore){ .n_games = 3, .points = 2 });

  ck_assert_double_eq_tol (interval.share, 0.667, 0.001);
  ck_assert_double_eq_tol (interval.low, 0.208, 0.001);
  ck_assert_double_eq_tol (interval.high, 0.939, 0.001);
}

/* Returns the probability of these numbers of wins, draws and losses. */
static double
find_chance (guint n, guint n_wins, guint n_draws, double win, double draw)
{
  const guint n_losses = n - n_wins - n_draws;

  return exp (lgamma (n + 1.0) - lgamma (n_wins + 1.0) - lgamma (n_draws + 1.0) -
              lgamma (n_losses + 1.0) + n_wins * log (win) + n_draws * log (draw) +
              n_losses * log (1 - win - draw));
}

/* Of four equal players, each beats another in a quarter of the games, and neither wins in
 * half. */
TEST (an_interval_holds_the_share_of_points_between_two_of_four)
{
  static const double wins[] = { 0.25, 0.1, 0.4, 0.05 };

  for (guint i = 0; i < G_N_ELEMENTS (wins); i++)
    for (guint n = 5; n <= 80; n *= 2) {
      const double draw = 0.5;
      double held = 0;

      for (guint n_wins = 0; n_wins <= n; n_wins++)
        for (guint n_draws = 0; n_draws <= n - n_wins; n_draws++) {
          const QdrLibraryScore score = { .n_games = n, .points = n_wins + n_draws / 2.0 };
          const QdrLibraryShareEstimate interval = qdr_library_score_estimate_share (&score);
          const double share = wins[i] + draw / 2;

          if (interval.low <= share && share <= interval.high)
            held += find_chance (n, n_wins, n_draws, wins[i], draw);
        }
      ck_assert_double_gt (held, 0.95);
    }
}

/* Personalities */

static guint
count_endings (const QdrLibraryPairing *pairing)
{
  guint n = 0;

  for (guint i = 0; i < QDR_LIBRARY_N_ENDINGS; i++)
    n += pairing->n_endings[i];
  return n;
}

/* Returns the pairing from the other side. */
static const QdrLibraryPairing *
find_reverse (const GPtrArray *pairings, const QdrLibraryPairing *pairing)
{
  for (guint i = 0; i < pairings->len; i++) {
    const QdrLibraryPairing *other = g_ptr_array_index (pairings, i);

    if (g_str_equal (other->first->identity, pairing->second->identity) &&
        g_str_equal (other->second->identity, pairing->first->identity))
      return other;
  }
  return NULL;
}

/* Returns the points of all seats in games against others, with each game once. */
static QdrLibraryScore
count_standing (const char *identity, guint n_players, guint64 *n_rounds)
{
  const Wanted wanted = { .is_personality = TRUE,
                          .identity = identity,
                          .n_players = n_players,
                          .among_personalities = TRUE };
  QdrLibraryScore score = { 0 };

  *n_rounds = 0;
  for (guint i = 0; i < model->len; i++) {
    QdrGame *game = g_array_index (model, ModelGame, i).game;
    guint n_walls;
    const guint n_seats = count_seats_of (game, &wanted, &n_walls);
    double share = 0;

    if (n_seats == 0 || count_different (game) < 2)
      continue;
    for (guint j = 0; j < n_players; j++)
      share += is_wanted (game, j, &wanted) ? get_share (game, j) : 0;
    add (&score, game, 0, share);
    *n_rounds += qdr_game_count_rounds (game, qdr_game_get_n_moves (game));
    score.n_walls = score.n_walls - count_walls (game, 0) + n_walls;
    score.n_seats = score.n_seats - 1 + n_seats;
  }
  return score;
}

static void
assert_standings (const QdrLibraryComparison *comparison, guint n_players)
{
  guint n_games = 0;
  guint n_ended = 0;
  guint n_seats = 0;
  double points = 0;

  for (guint i = 0; i < model->len; i++) {
    QdrGame *game = g_array_index (model, ModelGame, i).game;

    n_games += is_over (game) && is_among_personalities (game) &&
               qdr_game_get_n_players (game) == n_players && count_different (game) > 1;
  }
  for (guint i = 0; i < QDR_LIBRARY_N_ENDINGS; i++)
    n_ended += comparison->n_endings[i];
  for (guint i = 0; i < comparison->standings->len; i++) {
    const QdrLibraryStanding *standing = g_ptr_array_index (comparison->standings, i);

    guint64 n_rounds;

    assert_same_score (&standing->score,
                       count_standing (standing->player->identity, n_players, &n_rounds));
    ck_assert_uint_eq (standing->n_rounds, n_rounds);
    n_seats += standing->score.n_seats;
    points += standing->score.points;
  }
  ck_assert_uint_gt (n_games, 0);
  ck_assert_uint_eq (n_ended, n_games);
  ck_assert_uint_eq (n_seats, n_games * n_players);
  ck_assert_double_eq (points, n_games);
}

static void
assert_pairings (guint n_players)
{
  g_autoptr (QdrLibraryComparison) comparison =
      qdr_library_compare_personalities (library, n_players, NULL);
  GPtrArray *pairings = comparison->pairings;
  guint n_met = 0;
  guint n_expected = 0;

  for (guint i = 0; i < pairings->len; i++) {
    const QdrLibraryPairing *pairing = g_ptr_array_index (pairings, i);
    const QdrLibraryPairing *reverse = find_reverse (pairings, pairing);

    assert_score (&pairing->score, &(Wanted){ .is_personality = TRUE,
                                              .identity = pairing->first->identity,
                                              .opponent = pairing->second,
                                              .n_players = n_players,
                                              .among_personalities = TRUE });
    ck_assert_uint_eq (count_endings (pairing), pairing->score.n_games);
    ck_assert_ptr_nonnull (reverse);
    ck_assert_uint_eq (pairing->score.n_games, reverse->score.n_games);
    ck_assert_double_eq (pairing->score.points + reverse->score.points, pairing->score.n_games);
    n_met += pairing->score.n_games;
  }
  for (guint i = 0; i < N_RANDOM_PEOPLE / 4; i++)
    for (guint j = 0; j < N_RANDOM_PEOPLE / 4; j++) {
      g_autofree char *first = g_strdup_printf ("p%u", i);
      g_autofree char *second = g_strdup_printf ("p%u", j);

      if (i != j)
        n_expected += count (&(Wanted){ .is_personality = TRUE,
                                        .identity = first,
                                        .opponent = &(QdrLibraryPlayer){ .identity = second,
                                                                         .is_personality = TRUE },
                                        .n_players = n_players,
                                        .among_personalities = TRUE })
                          .n_games;
    }
  ck_assert_uint_eq (n_met, n_expected);
  ck_assert_uint_gt (n_met, 0);
  assert_standings (comparison, n_players);
}

TEST (personalities_are_compared_in_their_own_games)
{
  fill ();
  assert_pairings (2);
}

/* Random games of four personalities are rare, so personalities replace all players of four,
 * some in two or all seats. */
TEST (personalities_are_compared_at_the_board_for_four)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (5);

  fill ();
  for (guint i = 0; i < N_GAMES; i++) {
    ModelGame stored = { .game = make_random_game (random, 1000 + i) };

    if (qdr_game_get_n_players (stored.game) < 4) {
      g_object_unref (stored.game);
      continue;
    }
    for (guint j = 0; j < 4; j++) {
      const guint step = i % 4 == 3 ? j / 2 : j * (i % 3);
      g_autofree char *seat = g_strdup_printf ("computer p%u", (i + step) % 10);

      qdr_player_set_seat (qdr_game_get_player (stored.game, j), seat);
    }
    ck_assert (qdr_library_add_game (library, stored.game, QDR_LIBRARY_PLAYED, "0.3", &stored.id,
                                     NULL, NULL));
    g_array_append_val (model, stored);
  }
  assert_pairings (4);
  assert_pairings (2);
}

/* Ratings and reviews */

static gboolean
get_some_ratings (const char *id, int *rating, gpointer user_data)
{
  *rating = 900;
  return id[1] < '5';
}

static void
rate (void)
{
  ck_assert (qdr_library_update_ratings (library, get_some_ratings, NULL, NULL));
}

/* Returns the number of days with a rated game against somebody else. */
static guint
count_rated_days (const QdrLibraryPlayer *player)
{
  g_autoptr (GHashTable) days = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < model->len; i++) {
    QdrGame *game = g_array_index (model, ModelGame, i).game;
    guint n_seats = 0;

    if (!is_over (game) || qdr_game_get_n_players (game) != 2)
      continue;
    for (guint j = 0; j < 2; j++)
      n_seats += sits_there (game, j, player->is_personality, player->identity);
    if (n_seats == 1)
      g_hash_table_add (days, (gpointer) get_date (game));
  }
  return g_hash_table_size (days);
}

TEST (ratings_are_told_day_by_day)
{
  g_autoptr (GPtrArray) players = NULL;

  fill ();
  rate ();
  players = qdr_library_list_players (library, NULL);
  for (guint i = 0; i < players->len; i++) {
    const QdrLibraryPlayer *player = g_ptr_array_index (players, i);
    g_autoptr (GArray) ratings =
        qdr_library_list_ratings (library, player->is_personality, player->identity, NULL);
    double best = 0;

    for (guint j = 0; j < ratings->len; j++) {
      const QdrLibraryRating *rating = &g_array_index (ratings, QdrLibraryRating, j);

      /* Two versions of a personality may have played on the same day. */
      if (j > 0)
        ck_assert_uint_ge (rating->day, rating[-1].day + !player->is_personality);
      ck_assert_double_gt (rating->deviation, 0);
      if (rating->deviation <= 110)
        best = MAX (best, rating->rating);
    }
    if (player->is_personality) {
      if (player->identity[1] < '5')
        ck_assert_uint_eq (ratings->len, 0);
      continue;
    }
    ck_assert_uint_eq (ratings->len, count_rated_days (player));
    ck_assert_double_eq (player->best, best);
    ck_assert_double_eq (player->rating,
                         g_array_index (ratings, QdrLibraryRating, ratings->len - 1).rating);
  }
}

static gboolean
get_low_rating (const char *id, int *rating, gpointer user_data)
{
  *rating = 310;
  return TRUE;
}

TEST (a_person_who_always_loses_has_a_rating)
{
  g_autoptr (QdrLibraryPlayer) player = NULL;

  for (guint i = 0; i < 12; i++) {
    g_autofree char *date = g_strdup_printf ("2026-11-%02u", 1 + i / 2);
    ModelGame stored = { 0 };
    QdrPosition start;

    qdr_position_init (&start, 5, 5, 2);
    stored.game = qdr_game_new (&start, TRUE);
    qdr_player_set_seat (qdr_game_get_player (stored.game, 0), "computer p1");
    qdr_player_set_name (qdr_game_get_player (stored.game, 1), "Zoe");
    qdr_game_set_header (stored.game, "Date", date);
    qdr_game_play (stored.game,
                   qdr_move_make (QDR_MOVE_STEP,
                                  qdr_board_square (&start.board, i % 2 == 0 ? 1 : 3, 0)),
                   NULL);
    qdr_game_play (stored.game, QDR_MOVE_RESIGN, NULL);
    ck_assert (qdr_library_add_game (library, stored.game, QDR_LIBRARY_PLAYED, "0.1", &stored.id,
                                     NULL, NULL));
    g_array_append_val (model, stored);
  }
  ck_assert (qdr_library_update_ratings (library, get_low_rating, NULL, NULL));
  player = qdr_library_find_player (library, "Zoe", NULL);
  ck_assert_double_eq (player->rating, 100);
}

/* Returns a review with figures that identify the seat. */
static QdrLibraryReview
invent_review (gint64 id, guint seat)
{
  return (QdrLibraryReview){ 10 + (guint) id, seat, 1, (guint) id % 3, 50 + seat };
}

static void
review (const ModelGame *stored, guint offset)
{
  QdrLibraryReview reviews[QDR_MAX_PLAYERS] = { 0 };
  gboolean is_kept;

  for (guint i = 0; i < qdr_game_get_n_players (stored->game); i++)
    reviews[i] = invent_review (stored->id, i + offset);
  ck_assert (qdr_library_add_review (library, stored->game, reviews, &is_kept, NULL));
  ck_assert (is_kept);
}

/* Asserts the reviews of the games with ids that are multiples of three. */
static void
assert_reviewed (const QdrLibraryPlayer *player)
{
  g_autoptr (GArray) reviewed =
      qdr_library_list_reviewed_games (library, player->is_personality, player->identity, NULL);
  guint n = 0;

  for (guint i = 0; i < model->len; i++) {
    const ModelGame *stored = &g_array_index (model, ModelGame, i);

    for (guint j = 0; j < qdr_game_get_n_players (stored->game); j++) {
      const QdrLibraryReview expected = invent_review (stored->id, j);
      const QdrLibraryReviewedGame *game;

      if (stored->id % 3 != 0 ||
          !sits_there (stored->game, j, player->is_personality, player->identity))
        continue;
      ck_assert_uint_lt (n, reviewed->len);
      game = &g_array_index (reviewed, QdrLibraryReviewedGame, n++);
      ck_assert_int_eq (game->id, stored->id);
      ck_assert_uint_eq (game->n_moves, expected.n_moves);
      ck_assert_uint_eq (game->n_inaccuracies, expected.n_inaccuracies);
      ck_assert_uint_eq (game->n_mistakes, expected.n_mistakes);
      ck_assert_uint_eq (game->n_blunders, expected.n_blunders);
      ck_assert_double_eq (game->accuracy, expected.accuracy);
    }
  }
  ck_assert_uint_eq (n, reviewed->len);
}

TEST (what_reviews_have_found_is_told_game_by_game)
{
  g_autoptr (GPtrArray) players = NULL;

  fill ();
  for (guint i = 0; i < model->len; i++)
    if (g_array_index (model, ModelGame, i).id % 3 == 0) {
      review (&g_array_index (model, ModelGame, i), 1);
      /* A second review replaces the first. */
      review (&g_array_index (model, ModelGame, i), 0);
    }
  players = qdr_library_list_players (library, NULL);
  for (guint i = 0; i < players->len; i++)
    assert_reviewed (g_ptr_array_index (players, i));
}

TEST (a_game_that_is_not_there_is_not_reviewed)
{
  const QdrLibraryReview reviews[QDR_MAX_PLAYERS] = { { 1, 0, 0, 0, 100 } };
  g_autoptr (GRand) random = g_rand_new_with_seed (1);
  g_autoptr (QdrGame) game = make_random_game (random, 1);
  gboolean is_kept = TRUE;

  ck_assert (qdr_library_add_review (library, game, reviews, &is_kept, NULL));
  ck_assert (!is_kept);
}

TEST (a_game_comes_back_with_its_review)
{
  g_autoptr (QdrLibraryPlayer) player = NULL;
  g_autoptr (GPtrArray) removed = NULL;
  g_autoptr (GArray) before = NULL;
  g_autoptr (GArray) after = NULL;
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));

  fill ();
  for (guint i = 0; i < model->len; i++) {
    review (&g_array_index (model, ModelGame, i), 0);
    g_array_append_val (ids, g_array_index (model, ModelGame, i).id);
  }
  player = qdr_library_find_player (library, "p1", NULL);
  before = qdr_library_list_reviewed_games (library, TRUE, "p1", NULL);
  ck_assert_uint_eq (before->len, player->n_games);
  removed =
      qdr_library_take_out_games (library, (const gint64 *) (gpointer) ids->data, ids->len, NULL);
  ck_assert_ptr_nonnull (removed);
  after = qdr_library_list_reviewed_games (library, TRUE, "p1", NULL);
  ck_assert_uint_eq (after->len, 0);
  g_clear_pointer (&after, g_array_unref);
  ck_assert (qdr_library_put_back_games (library, removed, removed->len, NULL));
  after = qdr_library_list_reviewed_games (library, TRUE, "p1", NULL);
  ck_assert_uint_eq (after->len, before->len);
  for (guint i = 0; i < after->len; i++) {
    const QdrLibraryReviewedGame *one = &g_array_index (before, QdrLibraryReviewedGame, i);
    const QdrLibraryReviewedGame *other = &g_array_index (after, QdrLibraryReviewedGame, i);

    ck_assert_uint_eq (one->n_moves, other->n_moves);
    ck_assert_double_eq (one->accuracy, other->accuracy);
  }
}
