/*
 * Remarks of opponents.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-remarks.h"

#include "qdr-notation.h"
#include "temp-folder.h"
#include "test.h"

#include <string.h>

#define SEED 7
#define QUIET_PLIES 10

static char *folder;
static QdrPersonalityList *personalities;
static QdrComputerPlayer *computer; /* makes no moves, as the tests play for both */
static QdrRemarks *remarks;
static GPtrArray *lines; /* all remarks so far */
static guint n_hushed;

#define CHATTY                                                                                     \
  "[Personality]\nId=chatty\nName=Chatty\nCharacter=C\nStyle=S\nRating=30\n"                       \
  "[Remarks]\nStart1=hello\nStart2=hi\nStart3=welcome\nGoodWall1=ouch\nGoodWall2=oh\n"             \
  "Blunder1=thanks\nBlunder2=really\nOwnBlunder1=hmm\nOwnBlunder2=no\n"                            \
  "Win1=mine\nWin2=won\nLoss1=yours\nLoss2=lost\n"
#define TERSE                                                                                      \
  "[Personality]\nId=terse\nName=Terse\nCharacter=C\nStyle=S\nRating=40\n[Remarks]\nStart1=hm\n"
#define SILENT "[Personality]\nId=silent\nName=Silent\nCharacter=C\nStyle=S\nRating=20\n"

static void
write_file (const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  ck_assert (g_file_set_contents (path, text, -1, NULL));
}

static void
said_cb (QdrRemarks *self, guint player, const char *line)
{
  guint speaker;

  ck_assert_str_eq (qdr_remarks_get_last_remark (self, &speaker), line);
  ck_assert_uint_eq (speaker, player);
  g_ptr_array_add (lines, g_strdup (line));
}

static void
hushed_cb (QdrRemarks *self)
{
  ck_assert_ptr_null (qdr_remarks_get_last_remark (self, NULL));
  n_hushed++;
}

static QdrRemarks *
make_remarks (guint32 seed)
{
  QdrRemarks *self = qdr_remarks_new (computer, personalities, seed);

  g_signal_connect (self, "said", G_CALLBACK (said_cb), NULL);
  g_signal_connect (self, "hushed", G_CALLBACK (hushed_cb), NULL);
  return self;
}

static void
setup (void)
{
  folder = make_temp_folder ();
  write_file ("a.personality", CHATTY);
  write_file ("b.personality", TERSE);
  write_file ("c.personality", SILENT);
  g_setenv ("QDR_PERSONALITIES_DIR", folder, TRUE);
  personalities = qdr_personality_list_new ();
  computer = qdr_computer_player_new (personalities);
  lines = g_ptr_array_new_with_free_func (g_free);
  n_hushed = 0;
  remarks = make_remarks (SEED);
}

static void
teardown (void)
{
  g_assert_finalize_object (remarks);
  g_assert_finalize_object (computer);
  g_assert_finalize_object (personalities);
  g_ptr_array_unref (lines);
  g_clear_pointer (&folder, remove_temp_folder);
}

/* Games */

/* The path of the second player leads through a gap at e3 and f3. e3h closes it: four steps
 * more for the second player, none for the first. e4h costs one step. */
#define GAP "9 9 2 1 | g6 e5 | 10 10 | a3h,c3h,g3h | -"
#define ROUND_TRIP "g7 e6 g6 e5"

/* Makes a game without draws by repetition. */
static QdrGame *
make_game (const char *position, const char *first, const char *second)
{
  QdrPosition start;
  QdrGame *game;

  ck_assert (qdr_position_from_text (position, &start, NULL, NULL));
  game = qdr_game_new (&start, FALSE);
  qdr_player_set_seat (qdr_game_get_player (game, 0), first);
  qdr_player_set_seat (qdr_game_get_player (game, 1), second);
  return game;
}

static void
play (QdrGame *game, const char *moves)
{
  g_auto (GStrv) words = g_strsplit (moves, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    ck_assert_msg (qdr_game_play_from_text (game, words[i], NULL), "%s", words[i]);
}

/* Sets a game of a person against @second, long enough after the start for the next remark. */
static QdrGame *
use_game (const char *second)
{
  QdrGame *game = make_game (GAP, "human", second);

  qdr_remarks_set_game (remarks, game);
  while (qdr_game_get_ply (game) < QUIET_PLIES)
    play (game, ROUND_TRIP);
  g_ptr_array_set_size (lines, 0);
  return game;
}

static void
judge (double probability)
{
  g_signal_emit_by_name (computer, "estimated", 1, probability);
}

static gboolean
is_one_of (const char *line, const char *choices)
{
  g_auto (GStrv) words = g_strsplit (choices, " ", -1);

  return g_strv_contains ((const char *const *) words, line);
}

/* Asserts that there was one remark, one of @choices. */
static void
check_said (const char *choices)
{
  ck_assert_uint_eq (lines->len, 1);
  ck_assert_msg (is_one_of (lines->pdata[0], choices), "%s", (char *) lines->pdata[0]);
}

TEST_DEFAULTS (.set_up = setup, .tear_down = teardown)

/* Start */

TEST (whom_one_meets_for_the_first_time_greets)
{
  g_autoptr (QdrGame) game = make_game (GAP, "human", "computer chatty");

  qdr_remarks_set_game (remarks, game);
  check_said ("hello hi welcome");
  qdr_remarks_set_game (remarks, NULL);
  ck_assert_uint_eq (n_hushed, 1);
}

TEST (who_is_met_again_greets_now_and_then_and_never_twice_alike)
{
  const guint n_games = 60;

  for (guint i = 0; i < n_games; i++) {
    g_autoptr (QdrGame) game = make_game (GAP, "computer chatty", "human");

    qdr_remarks_set_game (remarks, game);
  }
  ck_assert_uint_gt (lines->len, n_games / 4);
  ck_assert_uint_lt (lines->len, n_games);
  for (guint i = 1; i < lines->len; i++)
    ck_assert_str_ne (lines->pdata[i - 1], lines->pdata[i]);
}

TEST (who_has_a_single_line_says_it_once)
{
  for (guint i = 0; i < 10; i++) {
    g_autoptr (QdrGame) game = make_game (GAP, "human", "computer terse");

    qdr_remarks_set_game (remarks, game);
  }
  check_said ("hm");
}

/* No person to speak to, or no personality to speak. */
static const char *const quiet_seats[][2] = {
  { "computer chatty", "computer chatty" },
  { "human", "human" },
  { "human", "computer silent" },
  { "human", "computer unknown" },
};

TEST (nobody_speaks_where_nobody_listens_or_has_anything_to_say,
      .loops = G_N_ELEMENTS (quiet_seats))
{
  g_autoptr (QdrGame) game = make_game (GAP, quiet_seats[_i][0], quiet_seats[_i][1]);

  qdr_remarks_set_game (remarks, game);
  play (game, ROUND_TRIP " " ROUND_TRIP " " ROUND_TRIP " e3h resign");
  ck_assert_uint_eq (lines->len, 0);
}

TEST (a_game_that_is_under_way_is_not_greeted)
{
  g_autoptr (QdrGame) game = make_game (GAP, "human", "computer chatty");

  play (game, ROUND_TRIP);
  qdr_remarks_set_game (remarks, game);
  ck_assert_uint_eq (lines->len, 0);
}

TEST (of_several_opponents_one_greets)
{
  guint said_by[4] = { 0 };

  for (guint32 seed = 0; seed < 40; seed++) {
    g_autoptr (QdrRemarks) others = make_remarks (seed);
    g_autoptr (QdrGame) game = NULL;
    QdrPosition start;
    guint speaker;

    qdr_position_init (&start, 9, 9, 4);
    game = qdr_game_new (&start, TRUE);
    for (guint i = 1; i < 4; i++)
      qdr_player_set_seat (qdr_game_get_player (game, i), "computer chatty");
    qdr_remarks_set_game (others, game);
    ck_assert_ptr_nonnull (qdr_remarks_get_last_remark (others, &speaker));
    said_by[speaker]++;
  }
  ck_assert_uint_eq (said_by[0], 0);
  for (guint i = 1; i < 4; i++)
    ck_assert_uint_gt (said_by[i], 0);
}

/* During the game */

TEST (a_good_wall_of_a_person_is_praised)
{
  g_autoptr (QdrGame) game = use_game ("computer chatty");

  play (game, "e3h");
  check_said ("ouch oh");
}

TEST (a_wall_that_costs_little_is_not)
{
  g_autoptr (QdrGame) game = use_game ("computer chatty");

  play (game, "e4h");
  ck_assert_uint_eq (lines->len, 0);
}

TEST (a_wall_that_costs_the_person_as_much_is_not)
{
  g_autoptr (QdrGame) game =
      make_game ("9 9 2 1 | f3 e5 | 10 10 | a3h,c3h,g3h | -", "human", "computer chatty");

  qdr_remarks_set_game (remarks, game);
  while (qdr_game_get_ply (game) < QUIET_PLIES)
    play (game, "f2 e6 f3 e5");
  g_ptr_array_set_size (lines, 0);
  play (game, "e3h");
  ck_assert_uint_eq (lines->len, 0);
}

TEST (walls_of_opponents_are_not_praised)
{
  g_autoptr (QdrGame) game =
      make_game ("9 9 2 1 | g6 e5 | 10 10 | a3h,c3h,g3h | -", "computer chatty", "human");

  qdr_remarks_set_game (remarks, game);
  play (game, ROUND_TRIP " " ROUND_TRIP " " ROUND_TRIP);
  g_ptr_array_set_size (lines, 0);
  play (game, "e3h");
  ck_assert_uint_eq (lines->len, 0);
}

TEST (a_wall_that_is_stepped_over_again_is_not_praised_again)
{
  g_autoptr (QdrGame) game = use_game ("computer chatty");

  play (game, "e3h");
  qdr_game_step_back (game);
  for (guint i = 0; i < 30; i++) {
    qdr_game_step_back (game);
    qdr_game_step_forward (game);
  }
  qdr_game_step_forward (game);
  check_said ("ouch oh");
}

/* How the winning chances of the opponent change, and its remark. */
static const struct {
  double before;
  double after;
  const char *choices; /* or NULL */
} changes[] = {
  { 0.4, 0.75, "thanks really" },
  { 0.7, 0.35, "hmm no" },
  { 0.4, 0.65, NULL },
  { 0.6, 0.35, NULL },
};

TEST (a_blunder_is_what_changes_the_chances_a_lot, .loops = G_N_ELEMENTS (changes))
{
  g_autoptr (QdrGame) game = use_game ("computer chatty");

  play (game, "g7");
  judge (changes[_i].before);
  play (game, "e6 g6");
  judge (changes[_i].after);
  if (changes[_i].choices != NULL)
    check_said (changes[_i].choices);
  else
    ck_assert_uint_eq (lines->len, 0);
}

TEST (chances_of_long_ago_are_not_compared)
{
  g_autoptr (QdrGame) game = use_game ("computer chatty");

  play (game, "g7");
  judge (0.1);
  play (game, "e6 g6 e5 g7");
  judge (0.9);
  ck_assert_uint_eq (lines->len, 0);
}

TEST (remarks_are_rare)
{
  g_autoptr (QdrGame) game = use_game ("computer chatty");
  guint last_ply = 0;
  guint n_lines = 0;

  for (guint i = 0; i < 80; i++) {
    play (game, i % 2 == 0 ? "g7" : "g6");
    judge (i % 2 == 0 ? 0.05 : 0.95);
    if (lines->len > n_lines) {
      ck_assert_uint_ge (qdr_game_get_ply (game), last_ply + QUIET_PLIES);
      last_ply = qdr_game_get_ply (game);
      n_lines = lines->len;
    }
    play (game, i % 2 == 0 ? "e6" : "e5");
  }
  ck_assert_uint_eq (n_lines, 3);
  play (game, "resign");
  ck_assert_uint_eq (lines->len, 4);
}

TEST (with_the_same_seed_the_same_is_said)
{
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  for (guint run = 0; run < 2; run++) {
    g_autoptr (QdrRemarks) again = make_remarks (SEED + 1);

    g_ptr_array_set_size (lines, 0);
    for (guint i = 0; i < 20; i++) {
      g_autoptr (QdrGame) game = make_game (GAP, "human", "computer chatty");

      qdr_remarks_set_game (again, game);
      play (game, "resign");
    }
    ck_assert_uint_gt (lines->len, 20);
    g_ptr_array_add (lines, NULL);
    if (first == NULL)
      first = g_strjoinv (" ", (char **) lines->pdata);
    else
      second = g_strjoinv (" ", (char **) lines->pdata);
  }
  ck_assert_str_eq (first, second);
}

/* End */

/* The resigning player, and the remark of the opponent. */
static const struct {
  const char *moves;
  const char *choices;
} ends[] = { { "resign", "mine won" }, { "g7 resign", "yours lost" } };

TEST (who_has_won_or_lost_says_so, .loops = G_N_ELEMENTS (ends))
{
  g_autoptr (QdrGame) game = use_game ("computer chatty");

  play (game, ends[_i].moves);
  check_said (ends[_i].choices);
  qdr_game_step_back (game);
  qdr_game_step_forward (game);
  ck_assert_uint_eq (lines->len, 1);
}

/* Silence */

TEST (an_analysis_after_the_end_has_no_winner_who_speaks)
{
  g_autoptr (QdrGame) game = use_game ("computer chatty");
  QdrMove move;

  play (game, "resign");
  qdr_game_step_back (game);
  ck_assert_int_eq (qdr_move_from_text (&qdr_game_get_position (game)->board, "g7", &move),
                    QDR_REFUSAL_REASON_NONE);
  ck_assert (qdr_game_play_keeping_moves (game, move, NULL));
  ck_assert (qdr_game_play_keeping_moves (game, QDR_MOVE_RESIGN, NULL));
  ck_assert_uint_eq (lines->len, 1);
}

TEST (who_is_not_to_speak_is_silent)
{
  g_autoptr (QdrGame) game = NULL;

  qdr_remarks_set_enabled (remarks, FALSE);
  game = use_game ("computer chatty");
  play (game, "e3h");
  judge (0.1);
  play (game, "resign");
  ck_assert_uint_eq (lines->len, 0);
  ck_assert_uint_eq (n_hushed, 0);
}

TEST (what_was_said_goes_with_its_game_and_with_the_speaking)
{
  g_autoptr (QdrGame) game = make_game (GAP, "human", "computer chatty");
  g_autoptr (QdrGame) next = make_game (GAP, "human", "human");
  guint n_notified = 0;

  g_signal_connect_swapped (remarks, "notify::enabled", G_CALLBACK (g_atomic_int_inc), &n_notified);
  qdr_remarks_set_game (remarks, game);
  qdr_remarks_set_game (remarks, next);
  ck_assert_uint_eq (n_hushed, 1);
  qdr_remarks_set_game (remarks, game);
  play (game, "resign");
  qdr_remarks_set_enabled (remarks, FALSE);
  qdr_remarks_set_enabled (remarks, FALSE);
  ck_assert_uint_eq (n_hushed, 2);
  ck_assert_uint_eq (n_notified, 1);
}
