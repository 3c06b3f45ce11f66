/*
 * Match scores: against a plain count, when they are decided, and their sentences.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "qdr-game-setup.h"
#include "qdr-match-score.h"
#include "qdr-session.h"
#include "session-fixture.h"

#define N_MATCHES 500

/* The first player wins in four moves. */
#define WON "c2 b5 c3 b4 c4 b3 c5"

static QdrSession *session;

static void
set_up (void)
{
  fixture_load ();
  session = qdr_session_new (fixture_get_personalities ());
}

static void
tear_down (void)
{
  fixture_assert_finalizes (session, g_object_unref);
  fixture_unload ();
}

/* The score */

/* Returns whether the winner is certain before the remaining games, by trying all their results. */
static gboolean
is_settled (const guint wins[], guint n_players, guint n_left)
{
  guint leader = 0;
  guint others = 0;

  for (guint i = 1; i < n_players; i++)
    if (wins[i] > wins[leader])
      leader = i;
  if (n_left == 0)
    return TRUE;
  for (guint i = 0; i < n_players; i++)
    others = i != leader ? MAX (others, wins[i]) : others;
  for (guint i = 0; i < n_players; i++) {
    guint after[QDR_MAX_PLAYERS];

    if (i == leader)
      continue;
    memcpy (after, wins, sizeof after);
    after[i] += n_left;
    if (after[i] >= wins[leader])
      return FALSE;
  }
  return others < wins[leader];
}

TEST_DEFAULTS (.set_up = set_up, .tear_down = tear_down)

/* In this oracle players have names, and change seats one by one. */
TEST (random_matches_are_counted_as_by_hand, .loops = 4)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) _i);

  for (guint n = 0; n < N_MATCHES; n++) {
    const guint n_players = g_rand_boolean (rand) ? 2 : 4;
    const guint n_games = g_rand_boolean (rand) ? 3 : 5;
    QdrMatchScore match = qdr_match_score_make (n_players, n_games);
    guint seats[QDR_MAX_PLAYERS] = { 0, 1, 2, 3 };
    guint wins[QDR_MAX_PLAYERS] = { 0 };
    guint n_played = 0;

    for (;;) {
      const guint lot = (guint) g_rand_int_range (rand, 0, (int) n_players + 1);
      const QdrResult result = { lot < n_players ? QDR_OUTCOME_WIN : QDR_OUTCOME_REPETITION,
                                 (guint8) (lot % n_players) };
      const guint first = seats[0];

      ck_assert (qdr_match_score_is_valid (&match));
      ck_assert (!qdr_match_score_is_over (&match));
      ck_assert_uint_eq (qdr_match_score_get_game_number (&match), n_played + 1);
      qdr_match_score_add_result (&match, result);
      n_played++;
      if (lot < n_players)
        wins[seats[lot]]++;
      /* A game counts once. */
      qdr_match_score_add_result (&match, (QdrResult){ QDR_OUTCOME_WIN, 0 });
      ck_assert_uint_eq (qdr_match_score_count_played_games (&match), n_played);
      ck_assert_uint_eq (qdr_match_score_get_game_number (&match), n_played);
      for (guint i = 0; i < n_players; i++)
        ck_assert_uint_eq (qdr_match_score_get_wins (&match, i), wins[seats[i]]);
      ck_assert (qdr_match_score_is_valid (&match));
      ck_assert_int_eq (qdr_match_score_is_over (&match),
                        is_settled (wins, n_players, n_games - n_played));
      if (qdr_match_score_is_over (&match))
        break;
      ck_assert (qdr_match_score_is_under_way (&match));
      qdr_match_score_advance_to_next_game (&match);
      for (guint i = 0; i + 1 < n_players; i++)
        seats[i] = seats[i + 1];
      seats[n_players - 1] = first;
    }

    for (guint i = 0; i < n_players; i++) {
      gboolean is_ahead = TRUE;

      for (guint j = 0; j < n_players; j++)
        is_ahead = is_ahead && (i == j || wins[seats[i]] > wins[seats[j]]);
      ck_assert_int_eq (qdr_match_score_find_leader (&match) == (int) i, is_ahead);
    }
    ck_assert (!qdr_match_score_is_under_way (&match));
  }
}

/* A score is possible if and only if some match has it. */
TEST (what_no_match_comes_to_is_not_possible, .loops = 2)
{
  gboolean comes[6][6][6][2] = { 0 };
  const guint n_games = _i == 0 ? 3 : 5;

  comes[0][0][0][0] = TRUE;
  for (guint n = 0; n < n_games; n++)
    for (guint a = 0; a <= n; a++)
      for (guint b = 0; a + b <= n; b++) {
        const guint d = n - a - b;
        const guint wins[QDR_MAX_PLAYERS] = { a, b, 0, 0 };

        if (!comes[a][b][d][0] || is_settled (wins, 2, n_games - n))
          continue;
        for (guint way = 0; way < 3; way++) {
          const guint aa = a + (way == 0), bb = b + (way == 1), dd = d + (way == 2);
          const guint then[QDR_MAX_PLAYERS] = { aa, bb, 0, 0 };

          comes[aa][bb][dd][1] = TRUE;
          if (!is_settled (then, 2, n_games - n - 1))
            comes[aa][bb][dd][0] = TRUE;
        }
      }
  for (guint a = 0; a < 6; a++)
    for (guint b = 0; b < 6; b++)
      for (guint d = 0; d < 6; d++)
        for (guint counted = 0; counted < 2; counted++) {
          const QdrMatchScore match = { 2, n_games, { a, b, 0, 0 }, d, counted == 1 };

          ck_assert_msg (qdr_match_score_is_valid (&match) == comes[a][b][d][counted],
                         "%u : %u, %u drawn, %u", a, b, d, counted);
        }
}

/* In a session */

static void
begin (const char *seats, const QdrMatchScore *match)
{
  g_autoptr (QdrGame) game = fixture_make_game (5, match->n_players, seats);

  qdr_session_set_game_of_match (session, game, match);
}

static void
play (const char *moves)
{
  fixture_play (qdr_session_get_game (session), moves);
}

TEST (a_game_counts_once_as_it_ended_first)
{
  const QdrMatchScore match = qdr_match_score_make (2, 3);
  QdrGame *game;

  begin ("human,human", &match);
  game = qdr_session_get_game (session);
  play ("c2 b5 c3 b4 c4 b3");
  ck_assert (!qdr_session_get_match_score (session)->game_is_counted);
  play ("c5");
  ck_assert_uint_eq (qdr_session_get_match_score (session)->wins[0], 1);

  qdr_session_take_back (session);
  ck_assert_uint_eq (qdr_session_get_match_score (session)->wins[0], 1);
  while (qdr_game_get_can_step_back (game))
    qdr_game_step_back (game);
  play ("resign");
  ck_assert_uint_eq (qdr_session_get_match_score (session)->wins[0], 1);
  ck_assert_uint_eq (qdr_session_get_match_score (session)->wins[1], 0);
}

TEST (giving_up_loses_a_game_of_the_match)
{
  const QdrMatchScore match = qdr_match_score_make (2, 3);

  begin ("human,human", &match);
  play ("c2 resign");
  ck_assert_uint_eq (qdr_session_get_match_score (session)->wins[0], 1);
  ck_assert_uint_eq (qdr_session_get_match_score (session)->wins[1], 0);
}

TEST (another_game_ends_the_match)
{
  const QdrMatchScore match = qdr_match_score_make (2, 3);
  g_autoptr (QdrGame) other = fixture_make_game (5, 2, "human,human");

  begin ("human,human", &match);
  ck_assert (qdr_session_is_untouched (session));
  qdr_session_set_game (session, other, NULL, NULL);
  ck_assert_ptr_null (qdr_session_get_match_score (session));
}

TEST (between_two_games_a_match_is_worth_keeping)
{
  const QdrMatchScore match = { .n_players = 2, .n_games = 3, .wins = { 1, 0 } };

  begin ("human,human", &match);
  ck_assert (!qdr_session_is_untouched (session));
}

TEST (a_match_is_set_up_and_remembered)
{
  g_autoptr (QdrGameSetup) setup =
      qdr_game_setup_load (fixture_get_settings (), fixture_get_personalities ());

  ck_assert_uint_eq (setup->n_games, 1);
  qdr_session_start_new_game (session, fixture_get_settings ());
  ck_assert (!qdr_session_is_begun (session));
  ck_assert_ptr_null (qdr_session_get_match_score (session));
  setup->n_games = 5;
  qdr_game_setup_save (setup, fixture_get_settings ());
  qdr_session_start_new_game (session, fixture_get_settings ());
  ck_assert_uint_eq (qdr_session_get_match_score (session)->n_games, 5);

  /* There is no match of two games. */
  g_settings_set_int (fixture_get_settings (), "match-games", 2);
  qdr_session_start_new_game (session, fixture_get_settings ());
  ck_assert_ptr_null (qdr_session_get_match_score (session));
}

TEST (who_adapts_stays_as_strong_within_a_match)
{
  QdrPersonalityList *personalities = fixture_get_personalities ();
  g_autoptr (QdrGame) game = NULL;
  g_autoptr (QdrGame) next = NULL;
  g_autoptr (QdrGame) other = NULL;
  g_autofree char *seat = NULL;
  const char *before;

  qdr_personality_list_set_adaptive_strength (personalities, 500);
  seat = qdr_personality_list_resolve_seat (personalities, "computer like-me");
  game = fixture_make_game (5, 2, "human,human");
  qdr_player_set_seat (qdr_game_get_player (game, 1), seat);
  before = qdr_player_get_seat (qdr_game_get_player (game, 1));
  qdr_personality_list_set_adaptive_strength (personalities, 900);
  next = qdr_game_make_next_match_game (game, fixture_get_settings ());
  ck_assert_str_eq (qdr_player_get_seat (qdr_game_get_player (next, 0)), before);
  other = qdr_game_make_rematch (game, fixture_get_settings (), personalities);
  ck_assert_str_ne (qdr_player_get_seat (qdr_game_get_player (other, 1)), before);
}

/* Words */

static const struct {
  const char *seats;
  QdrMatchScore match;
  const char *brief;
  const char *state;
} words[] = {
  { "human,computer mason",
    { 2, 3, { 0 }, 0, FALSE },
    "0\u00a0:\u00a00 · Game 1 of 3",
    "Game 1 of 3." },
  { "human,computer mason",
    { 2, 3, { 1, 0 }, 0, TRUE },
    "1\u00a0:\u00a00 · Game 1 of 3",
    "Game 1 of 3. You lead 1\u00a0:\u00a00." },
  { "human,computer mason",
    { 2, 3, { 1, 0 }, 0, FALSE },
    "0\u00a0:\u00a01 · Game 2 of 3",
    "Game 2 of 3. Mason leads 1\u00a0:\u00a00." },
  { "human,computer mason",
    { 2, 5, { 1, 1 }, 1, TRUE },
    "1½\u00a0:\u00a01½ · Game 3 of 5",
    "Game 3 of 5. The match stands at 1½\u00a0:\u00a01½." },
  { "human,computer mason",
    { 2, 3, { 0, 1 }, 1, TRUE },
    "1½\u00a0:\u00a0½ · Game 2 of 3",
    "Game 2 of 3. You lead 1½\u00a0:\u00a0½." },
  { "human,computer mason",
    { 2, 3, { 2, 1 }, 0, TRUE },
    "2\u00a0:\u00a01 · Game 3 of 3",
    "Game 3 of 3. You win the match 2\u00a0:\u00a01." },
  { "human,human",
    { 2, 3, { 0, 2 }, 0, TRUE },
    "2\u00a0:\u00a00 · Game 2 of 3",
    "Game 2 of 3. South wins the match 2\u00a0:\u00a00." },
  { "human,human",
    { 2, 3, { 1, 1 }, 1, TRUE },
    "1½\u00a0:\u00a01½ · Game 3 of 3",
    "Game 3 of 3. The match is drawn, 1½\u00a0:\u00a01½." },
  { "human,computer mason,computer novice,computer mason",
    { 4, 3, { 1, 0, 0, 0 }, 1, TRUE },
    "0\u00a0:\u00a00\u00a0:\u00a00\u00a0:\u00a01 · 2/3",
    "Game 2 of 3. Games won – you: 0, Mason: 0, Novice: 0, Mason 2: 1." },
  { "human,computer mason,computer novice,computer mason",
    { 4, 3, { 0, 2, 0, 0 }, 0, TRUE },
    "2\u00a0:\u00a00\u00a0:\u00a00\u00a0:\u00a00 · 2/3",
    "Game 2 of 3. You win the match. Games won – you: 2, Mason: 0, Novice: 0, Mason 2: 0." },
};

TEST (how_a_match_stands_is_said, .loops = G_N_ELEMENTS (words))
{
  static const char *const names[] = { "North", "Mason", "Novice", "Mason 2" };
  g_autoptr (QdrGame) game = fixture_make_game (5, words[_i].match.n_players, words[_i].seats);
  g_autofree char *brief = qdr_match_score_format_summary (&words[_i].match);
  g_autofree char *state = NULL;

  for (guint i = 1; i < words[_i].match.n_players; i++)
    qdr_player_set_name (qdr_game_get_player (game, i), names[i]);
  ck_assert (qdr_match_score_is_valid (&words[_i].match));
  state = qdr_match_score_format_state (&words[_i].match, game);
  ck_assert_str_eq (brief, words[_i].brief);
  ck_assert_str_eq (state, words[_i].state);
}

TEST (a_button_says_what_follows)
{
  const QdrMatchScore going_on = { 2, 3, { 1, 1 }, 0, TRUE };
  const QdrMatchScore over = { 2, 3, { 2, 0 }, 0, TRUE };

  ck_assert_str_eq (qdr_match_score_get_next_game_label (NULL), "Play Again");
  ck_assert_str_eq (qdr_match_score_get_next_game_label (&going_on), "Next Game");
  ck_assert_str_eq (qdr_match_score_get_next_game_label (&over), "New Match");
}
