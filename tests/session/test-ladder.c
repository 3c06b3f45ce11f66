/*
 * The ladder: beaten opponents, the next one, and the suggestion.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-ladder.h"

#include <glib/gstdio.h>
#include <math.h>

#include "qdr-adaptive-opponent.h"
#include "qdr-person-name.h"
#include "session-fixture.h"
#include "temp-folder.h"

#define WIN "c2 c4 c3 d4 b3 d3 b4 d2 b5"
#define LOSS "c2 c4 b2 c3 b1 d3 a1 d2 a2 d1"

static char *path;
static QdrLibraryWorker *library;
static QdrLadder *ladder;
static guint n_changes;
static guint games_a_day;

static void
changed_cb (QdrLadder *self)
{
  n_changes++;
}

static void
set_up (void)
{
  g_autofree char *folder = NULL;

  fixture_load ();
  path = qdr_library_get_default_path ();
  folder = g_path_get_dirname (path);
  g_mkdir_with_parents (folder, 0700);
  ck_assert (!g_file_test (path, G_FILE_TEST_EXISTS));
  library = qdr_library_worker_new (path);
  ladder = qdr_ladder_new (fixture_get_settings (), fixture_get_personalities (), library, 0);
  g_signal_connect (ladder, "changed", G_CALLBACK (changed_cb), NULL);
  n_changes = 0;
  games_a_day = 3;
}

static void
tear_down (void)
{
  g_autofree char *folder = g_path_get_dirname (path);

  qdr_library_worker_wait_for_jobs (library);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  fixture_assert_finalizes (ladder, g_object_unref);
  fixture_assert_finalizes (library, g_object_unref);
  remove_temp_folder (g_steal_pointer (&folder));
  g_clear_pointer (&path, g_free);
  fixture_unload ();
}

/* Games in the library */

/* Each game starts a minute after the one before. */
static void
add_game (QdrLibrary *file, const char *id, guint number, const char *moves)
{
  g_autofree char *seats = g_strdup_printf ("human,computer %s", id);
  g_autoptr (QdrGame) game = fixture_make_game (5, 2, seats);
  g_autofree char *user = qdr_user_get_name ();
  g_autofree char *date = g_strdup_printf ("2026-11-%02u", 1 + number / games_a_day);
  g_autofree char *time = g_strdup_printf ("12:%02u:00", number % 60);

  qdr_player_set_name (qdr_game_get_player (game, 0), user);
  qdr_game_set_header (game, "Date", date);
  qdr_game_set_header (game, "Time", time);
  fixture_play (game, moves);
  ck_assert (qdr_library_add_game (file, game, QDR_LIBRARY_PLAYED, "1", NULL, NULL, NULL));
}

/* Adds @n games against @id, of which every other one is won, beginning with the first if
 * @first is set. */
static void
add_games (const char *id, guint begin, guint n, gboolean first)
{
  QdrLibrary *file = qdr_library_open (path, NULL);

  ck_assert_ptr_nonnull (file);
  for (guint i = 0; i < n; i++)
    add_game (file, id, begin + i, (i % 2 == 0) == first ? WIN : LOSS);
  qdr_library_close (file);
}

static gboolean
has_changed (gpointer data)
{
  return n_changes > 0;
}

static void
read_library (void)
{
  n_changes = 0;
  qdr_ladder_refresh (ladder);
  ck_assert (qdr_ladder_is_loading (ladder) || n_changes == 0);
  fixture_wait (has_changed, NULL);
}

static guint
find (const char *id)
{
  for (guint i = 0; i < qdr_ladder_get_length (ladder); i++)
    if (g_str_equal (qdr_personality_get_id (qdr_ladder_get_rung (ladder, i).personality), id))
      return i;
  ck_abort_msg ("%s stands on no rung", id);
}

static char *
describe (const char *id)
{
  const QdrRung rung = qdr_ladder_get_rung (ladder, find (id));

  return qdr_ladder_describe_rung (&rung);
}

TEST_DEFAULTS (.set_up = set_up, .tear_down = tear_down)

/* Rungs */

TEST (before_the_first_game_the_easiest_is_next_and_no_library_is_made)
{
  g_autofree char *words = NULL;
  g_autofree char *of_first = NULL;

  qdr_ladder_refresh (ladder);
  ck_assert (!qdr_ladder_is_loading (ladder));
  ck_assert (!g_file_test (path, G_FILE_TEST_EXISTS));
  ck_assert_int_eq (qdr_ladder_find_next_opponent (ladder), 0);
  ck_assert_uint_eq (qdr_ladder_get_length (ladder), 15);
  ck_assert_ptr_null (qdr_ladder_propose_opponent (ladder).personality);
  words = qdr_ladder_describe_progress (ladder);
  ck_assert_str_eq (words, "Everybody begins on the lowest rung. Your first opponent: Wanderer.");
  of_first = describe ("wanderer");
  ck_assert_str_eq (of_first, "Not beaten yet.");
}

TEST (what_the_library_does_not_know_the_settings_do)
{
  g_autofree char *words = NULL;

  qdr_beaten_opponents_add (fixture_get_settings (), "dreamer");
  ck_assert_uint_eq (n_changes, 1);
  ck_assert_uint_eq (qdr_ladder_count_beaten_opponents (ladder), 1);
  ck_assert_int_eq (qdr_ladder_find_next_opponent (ladder), (int) find ("dreamer") + 1);
  words = describe ("dreamer");
  ck_assert_str_eq (words, "Beaten.");
}

TEST (the_first_win_is_told_with_day_moves_and_board)
{
  g_autofree char *once = NULL;
  g_autofree char *often = NULL;
  g_autofree char *never = NULL;

  add_games ("wanderer", 0, 1, TRUE);
  add_games ("novice", 3, 5, FALSE);
  add_games ("runner", 9, 1, FALSE);
  read_library ();
  once = describe ("wanderer");
  ck_assert_str_eq (once, "Beaten on 1 November 2026, in 5 moves on 5×5.");
  often = describe ("novice");
  ck_assert_str_eq (often,
                    "Beaten 2 times, first on 2 November 2026, in 5 moves on 5×5. 3 games lost.");
  never = describe ("runner");
  ck_assert_str_eq (never, "Not beaten yet. 1 game lost.");
  ck_assert_int_eq (qdr_ladder_find_next_opponent (ladder), (int) find ("runner"));
}

TEST (a_game_that_comes_is_read_by_itself)
{
  add_games ("wanderer", 0, 1, FALSE);
  read_library ();
  ck_assert (!qdr_ladder_get_rung (ladder, 0).is_beaten);
  add_games ("wanderer", 1, 1, TRUE);
  n_changes = 0;
  g_signal_emit_by_name (library, "changed");
  fixture_wait (has_changed, NULL);
  ck_assert (qdr_ladder_get_rung (ladder, 0).is_beaten);
}

TEST (who_has_beaten_the_strongest_goes_on_with_the_weakest_left)
{
  g_autofree char *words = NULL;

  qdr_beaten_opponents_add (fixture_get_settings (), "master");
  ck_assert_int_eq (qdr_ladder_find_next_opponent (ladder), 0);
  for (guint i = 0; i < qdr_ladder_get_length (ladder); i++)
    qdr_beaten_opponents_add (fixture_get_settings (),
                              qdr_personality_get_id (qdr_ladder_get_rung (ladder, i).personality));
  ck_assert_int_eq (qdr_ladder_find_next_opponent (ladder), -1);
  words = qdr_ladder_describe_progress (ladder);
  ck_assert_str_eq (words, "You have beaten everybody. Nobody is left above you.");
}

TEST (a_library_that_cannot_be_read_leaves_what_the_settings_know)
{
  g_mkdir (path, 0700);
  qdr_beaten_opponents_add (fixture_get_settings (), "wanderer");
  read_library ();
  ck_assert_ptr_nonnull (qdr_ladder_get_error_message (ladder));
  ck_assert (qdr_ladder_get_rung (ladder, 0).is_beaten);
  ck_assert_int_eq (qdr_ladder_find_next_opponent (ladder), 1);
}

/* Proposals */

TEST (nobody_is_proposed_after_five_games)
{
  add_games ("novice", 0, 5, TRUE);
  read_library ();
  ck_assert_ptr_null (qdr_ladder_propose_opponent (ladder).personality);
}

TEST (ten_games_against_somebody_are_counted)
{
  QdrProposal proposal;
  g_autofree char *words = NULL;

  add_games ("novice", 0, 10, TRUE);
  read_library ();
  proposal = qdr_ladder_propose_opponent (ladder);
  ck_assert_ptr_nonnull (proposal.personality);
  ck_assert_str_eq (qdr_personality_get_id (proposal.personality), "novice");
  ck_assert_uint_eq (proposal.n_games, 10);
  ck_assert_double_eq_tol (proposal.share, 0.5, 1e-9);
  words = qdr_ladder_describe_proposal (&proposal);
  ck_assert_str_eq (words, "You win 50% against Novice, in your last 10 games.");
}

/* A history of games won and then lost against each opponent. */
static const struct {
  guint games_a_day;
  struct {
    const char *id;
    guint n_won;
    guint n_lost;
  } opponents[3];
  const char *proposed;
  QdrProposalReason reason;
} histories[] = {
  /* All lost, against two weak opponents. */
  { 3, { { "wanderer", 0, 4 }, { "dreamer", 0, 4 } }, "wanderer", QDR_PROPOSAL_EXPECTED },
  { 10, { { "beginner", 0, 5 }, { "novice", 0, 5 } }, "wanderer", QDR_PROPOSAL_EXPECTED },
  { 5, { { "wanderer", 0, 20 } }, "wanderer", QDR_PROPOSAL_EASIEST },
  /* All won. */
  { 3, { { "wanderer", 4, 0 }, { "dreamer", 4, 0 } }, "beginner", QDR_PROPOSAL_NEXT },
  { 10, { { "novice", 10, 0 } }, "runner", QDR_PROPOSAL_NEXT },
  { 10, { { "master", 10, 0 } }, "master", QDR_PROPOSAL_STRONGEST },
  /* Ten games on one day. */
  { 10, { { "novice", 5, 0 }, { "runner", 0, 5 } }, "novice", QDR_PROPOSAL_EXPECTED },
  { 10, { { "runner", 3, 2 }, { "gambler", 2, 3 } }, "apprentice", QDR_PROPOSAL_EXPECTED },
  /* After a game against such an opponent, games on another day change nothing. */
  { 1, { { "novice", 5, 0 }, { "runner", 0, 5 } }, "novice", QDR_PROPOSAL_EXPECTED },
  /* Losses against the best opponent say little about the person's strength. */
  { 10, { { "master", 0, 10 } }, "like-me", QDR_PROPOSAL_ADAPTS },
  { 6, { { "novice", 5, 1 } }, "like-me", QDR_PROPOSAL_ADAPTS },
  /* Games against the adaptive opponent count with its strength. */
  { 6, { { "like-me-660", 3, 3 } }, "novice", QDR_PROPOSAL_EXPECTED },
};

TEST (after_some_games_there_is_somebody_to_play, .loops = G_N_ELEMENTS (histories))
{
  QdrLibrary *file = qdr_library_open (path, NULL);
  guint number = 0;
  QdrProposal proposal;

  games_a_day = histories[_i].games_a_day;
  for (guint i = 0; i < 3 && histories[_i].opponents[i].id != NULL; i++) {
    for (guint j = 0; j < histories[_i].opponents[i].n_won; j++)
      add_game (file, histories[_i].opponents[i].id, number++, WIN);
    for (guint j = 0; j < histories[_i].opponents[i].n_lost; j++)
      add_game (file, histories[_i].opponents[i].id, number++, LOSS);
  }
  qdr_library_close (file);
  read_library ();
  proposal = qdr_ladder_propose_opponent (ladder);
  ck_assert_ptr_nonnull (proposal.personality);
  ck_assert_str_eq (qdr_personality_get_id (proposal.personality), histories[_i].proposed);
  ck_assert_int_eq (proposal.reason, histories[_i].reason);
}

/* With rungs far apart, a person may win most games against one, and few against the next. */
TEST (between_two_rungs_who_adapts_is_proposed)
{
  QdrProposal proposal;

  games_a_day = 10;
  for (guint i = 0; i < qdr_ladder_get_length (ladder); i++) {
    QdrLibrary *file = qdr_library_open (path, NULL);
    const QdrRung rung = qdr_ladder_get_rung (ladder, i);

    for (guint j = 0; j < 10; j++)
      add_game (file, qdr_personality_get_id (rung.personality), 10 * i + j, i < 4 ? WIN : LOSS);
    qdr_library_close (file);
  }
  read_library ();
  proposal = qdr_ladder_propose_opponent (ladder);
  ck_assert_str_eq (qdr_personality_get_id (proposal.personality), "like-me");
}

TEST (each_reason_has_its_words)
{
  static const struct {
    QdrProposalReason reason;
    const char *words;
  } all[] = {
    { QDR_PROPOSAL_EXPECTED,
      "Judging by your games so far, you should win about 45% against Wanderer." },
    { QDR_PROPOSAL_NEXT, "You win most of your games. Next on the ladder: Wanderer." },
    { QDR_PROPOSAL_STRONGEST, "You win most of your games. The strongest opponent: Wanderer." },
    { QDR_PROPOSAL_EASIEST, "The easiest opponent: Wanderer." },
    { QDR_PROPOSAL_ADAPTS, "Wanderer adapts to your strength." },
  };
  QdrPersonality *wanderer = qdr_ladder_get_rung (ladder, 0).personality;

  for (guint i = 0; i < G_N_ELEMENTS (all); i++) {
    const QdrProposal proposal = { wanderer, all[i].reason, 0.46, 0 };
    g_autofree char *words = qdr_ladder_describe_proposal (&proposal);

    ck_assert_str_eq (words, all[i].words);
  }
}

TEST (who_adapts_begins_at_the_rating_that_is_known)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  before = qdr_personality_list_resolve_seat (fixture_get_personalities (), "computer like-me");
  ck_assert_str_eq (before, "computer like-me-440");
  add_games ("copycat", 0, 30, TRUE);
  read_library ();
  after = qdr_personality_list_resolve_seat (fixture_get_personalities (), "computer like-me");
  ck_assert_int_gt (atoi (after + strlen ("computer like-me-")), 1100);
  ck_assert_int_lt (atoi (after + strlen ("computer like-me-")), 1320);
}

static int
get_adapted (void)
{
  g_autofree char *seat = NULL;

  read_library ();
  seat = qdr_personality_list_resolve_seat (fixture_get_personalities (), "computer like-me");
  return atoi (seat + strlen ("computer like-me-"));
}

/* Also if the opponent is weaker than the adaptive one is at first. */
TEST (a_win_never_lowers_who_adapts_and_no_game_changes_much)
{
  static const struct {
    const char *id;
    gboolean is_won;
  } games[] = { { "wanderer", TRUE }, { "wanderer", TRUE },  { "gambler", TRUE },
                { "master", TRUE },   { "novice", FALSE },   { "novice", FALSE },
                { "novice", TRUE },   { "wanderer", FALSE }, { "gambler", TRUE } };
  int before = 440;

  for (guint i = 0; i < G_N_ELEMENTS (games); i++) {
    int after;

    add_games (games[i].id, i, 1, games[i].is_won);
    after = get_adapted ();
    ck_assert_int_le (ABS (after - before), 160);
    ck_assert (games[i].is_won ? after >= before : after <= before);
    before = after;
  }
}

TEST (who_adapts_begins_with_the_doubt_that_is_left)
{
  QdrStrengthEstimate estimate = qdr_strength_estimate_make (&(QdrStrengthPrior){ 0 });
  double deviation;

  add_games ("gambler", 0, 1, TRUE);
  ck_assert_int_eq (get_adapted (), 590);
  qdr_strength_estimate_add_game (&estimate, &(QdrStrengthResult){ 980, 1 });
  g_settings_get (fixture_get_settings (), "like-me-start", "(dd)", NULL, &deviation);
  ck_assert_double_eq_tol (deviation,
                           hypot (qdr_strength_estimate_get_deviation (&estimate),
                                  qdr_strength_estimate_get_mean (&estimate) - 590),
                           1);
}

/* Personalities of the user */

static void
write_own (const char *id, const char *name, int rating, const char *more)
{
  g_autofree char *file_name = g_strconcat (id, ".personality", NULL);
  g_autofree char *own_folder =
      g_build_filename (g_get_user_data_dir (), "quoridor", "personalities", NULL);
  g_autofree char *file = g_build_filename (own_folder, file_name, NULL);
  g_autofree char *text =
      g_strdup_printf ("[Personality]\nId=%s\nName=%s\nCharacter=B\nStyle=C\nRating=%d\n%s", id,
                       name, rating, more);

  g_mkdir_with_parents (own_folder, 0700);
  ck_assert (g_file_set_contents (file, text, -1, NULL));
}

/* Two between those of the program, one that replaces one of them, and one without a rung. */
static void
set_up_own (void)
{
  write_own ("mole", "Mole", 700, "");
  write_own ("weaver", "My Weaver", 320, "");
  write_own ("mirror", "Mirror", 900, "Adapts=true\n");
  set_up ();
}

TEST (own_personalities_stand_where_their_ratings_say, .set_up = set_up_own, .tear_down = tear_down)
{
  ck_assert_uint_eq (qdr_ladder_get_length (ladder), 16);
  ck_assert_uint_eq (find ("wanderer"), 0);
  ck_assert_uint_eq (find ("weaver"), 1);
  ck_assert_uint_eq (find ("mole"), find ("novice") + 1);
  ck_assert_uint_eq (find ("runner"), find ("mole") + 1);
  for (guint i = 1; i < qdr_ladder_get_length (ladder); i++)
    ck_assert_int_ge (qdr_personality_get_rating (qdr_ladder_get_rung (ladder, i).personality),
                      qdr_personality_get_rating (qdr_ladder_get_rung (ladder, i - 1).personality));
}

TEST (own_personalities_are_beaten_and_next_as_the_others_are,
      .set_up = set_up_own,
      .tear_down = tear_down)
{
  g_autofree char *words = NULL;
  g_autofree char *of_mole = NULL;

  add_games ("novice", 0, 1, TRUE);
  read_library ();
  ck_assert_int_eq (qdr_ladder_find_next_opponent (ladder), (int) find ("mole"));
  words = qdr_ladder_describe_progress (ladder);
  ck_assert_str_eq (words, "You have beaten 1 of 16. Next: Mole.");
  add_games ("mole", 3, 1, TRUE);
  read_library ();
  of_mole = describe ("mole");
  ck_assert_str_eq (of_mole, "Beaten on 2 November 2026, in 5 moves on 5×5.");
  ck_assert_int_eq (qdr_ladder_find_next_opponent (ladder), (int) find ("runner"));
}

TEST (own_personalities_are_proposed_as_the_others_are,
      .set_up = set_up_own,
      .tear_down = tear_down)
{
  add_games ("mole", 0, 10, TRUE);
  read_library ();
  ck_assert_str_eq (qdr_personality_get_id (qdr_ladder_propose_opponent (ladder).personality),
                    "mole");
}
