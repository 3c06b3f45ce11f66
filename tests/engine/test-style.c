/*
 * Preferences and weaknesses of personalities.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-movegen.h"
#include "qdr-notation.h"
#include "qdr-path.h"
#include "qdr-root.h"
#include "random-positions.h"
#include "test.h"

#define SAMPLES 20000

TEST (full_strength_makes_no_error_and_overlooks_nothing)
{
  for (guint i = 0; i < 1000; i++) {
    ck_assert_int_eq (qdr_style_get_evaluation_error (&qdr_style_default, i), 0);
    ck_assert (!qdr_style_overlooks_wall (&qdr_style_default, i, (QdrMove) i));
  }
}

TEST (errors_stay_within_the_noise_on_both_sides_and_repeat_themselves)
{
  const QdrStyle style = { .noise = 50, .seed = 3 };
  int min = 0;
  int max = 0;
  int sum = 0;

  for (guint i = 0; i < SAMPLES; i++) {
    const int error = qdr_style_get_evaluation_error (&style, i);

    ck_assert_int_eq (error, qdr_style_get_evaluation_error (&style, i));
    min = MIN (min, error);
    max = MAX (max, error);
    sum += error;
  }
  ck_assert_int_eq (min, -50);
  ck_assert_int_eq (max, 50);
  ck_assert_int_le (ABS (sum), SAMPLES);
}

TEST (the_blind_spot_has_about_its_share)
{
  const QdrStyle style = { .blind_spot = 30, .seed = 3 };
  guint count = 0;

  for (guint i = 0; i < SAMPLES; i++)
    count += qdr_style_overlooks_wall (&style, i / 100, (QdrMove) (i % 100));
  ck_assert_uint_ge (count, SAMPLES * 28 / 100);
  ck_assert_uint_le (count, SAMPLES * 32 / 100);
}

TEST (a_player_strays_in_about_its_share_of_the_turns)
{
  const QdrStyle style = { .stray = 30, .seed = 3 };
  guint count = 0;

  for (guint i = 0; i < SAMPLES; i++) {
    ck_assert_int_eq (qdr_style_strays (&style, i), qdr_style_strays (&style, i));
    ck_assert (!qdr_style_strays (&qdr_style_default, i));
    count += qdr_style_strays (&style, i);
  }
  ck_assert_uint_ge (count, SAMPLES * 28 / 100);
  ck_assert_uint_le (count, SAMPLES * 32 / 100);
}

TEST (another_seed_errs_otherwise)
{
  const QdrStyle one = { .noise = 200, .blind_spot = 50, .seed = 1 };
  const QdrStyle other = { .noise = 200, .blind_spot = 50, .seed = 2 };
  guint n_errors = 0;
  guint n_overlooked = 0;

  for (guint i = 0; i < 100; i++) {
    n_errors +=
        qdr_style_get_evaluation_error (&one, i) != qdr_style_get_evaluation_error (&other, i);
    n_overlooked += qdr_style_overlooks_wall (&one, 9, (QdrMove) i) !=
                    qdr_style_overlooks_wall (&other, 9, (QdrMove) i);
  }
  ck_assert_uint_ge (n_errors, 90);
  ck_assert_uint_ge (n_overlooked, 25);
}

/* Scores of different styles must not be confused in the table, and players of one style with
 * different strengths must not use each other's scores. */
TEST (every_field_that_tells_players_apart_and_the_player_change_the_hash)
{
  const guint64 hash = qdr_style_hash (&qdr_style_default, 0);
  QdrStyle changed[8];

  for (guint i = 0; i < G_N_ELEMENTS (changed); i++)
    changed[i] = qdr_style_default;
  changed[0].own_path++;
  changed[1].other_path++;
  changed[2].wall++;
  changed[3].noise++;
  changed[4].blind_spot++;
  changed[5].seed++;
  changed[6].variety++;
  changed[7].stray++;
  for (guint i = 0; i < G_N_ELEMENTS (changed); i++)
    ck_assert_uint_ne (qdr_style_hash (&changed[i], 0), hash);
  ck_assert_uint_ne (qdr_style_hash (&qdr_style_default, 1), hash);
}

/* Taste */

static QdrPosition
start_of (guint width, guint height, guint players)
{
  QdrPosition position;

  qdr_position_init (&position, width, height, players);
  return position;
}

TEST (at_the_start_no_taste_shows)
{
  const QdrStyle style = { .own_path = 70, .other_path = -30, .wall = 45 };
  const QdrPosition wide = start_of (7, 11, 2);
  const QdrPosition four = start_of (7, 11, 4);

  ck_assert_int_eq (qdr_style_get_taste_bonus (&style, &wide, 0, 10, 10), 0);
  ck_assert_int_eq (qdr_style_get_taste_bonus (&style, &wide, 1, 10, 10), 0);
  ck_assert_int_eq (qdr_style_get_taste_bonus (&style, &four, 0, 10, 10), 0);
  ck_assert_int_eq (qdr_style_get_taste_bonus (&style, &four, 1, 6, 6), 0);
}

TEST (taste_adds_to_each_step_and_each_wall_in_hand)
{
  QdrPosition position = start_of (9, 9, 2);

  qdr_position_set_stock (&position, 1, 7);
  ck_assert_int_eq (qdr_style_get_taste_bonus (&(QdrStyle){ .own_path = 70 }, &position, 1, 5, 9),
                    3 * 70);
  ck_assert_int_eq (qdr_style_get_taste_bonus (&(QdrStyle){ .other_path = 40 }, &position, 1, 5,
                                               11),
                    3 * 40);
  ck_assert_int_eq (qdr_style_get_taste_bonus (&(QdrStyle){ .wall = -20 }, &position, 1, 5, 9),
                    3 * 20);
  ck_assert_int_eq (qdr_style_get_taste_bonus (&(QdrStyle){ .wall = -20 }, &position, 0, 5, 9), 0);
}

static const struct {
  QdrStyle style;
  gboolean is_neutral;
  gboolean is_even_handed;
} views[] = {
  { { .seed = 7, .blind_spot = 50, .variety = 20, .mimic = 100 }, TRUE, TRUE },
  { { .own_path = 30, .other_path = 30 }, FALSE, TRUE },
  { { .own_path = 30 }, FALSE, FALSE },
  { { .other_path = 30 }, FALSE, FALSE },
  { { .wall = -1 }, FALSE, FALSE },
  { { .noise = 1 }, FALSE, FALSE },
};

TEST (what_bends_the_evaluation_is_known, .loops = G_N_ELEMENTS (views))
{
  ck_assert_int_eq (qdr_style_is_neutral (&views[_i].style), views[_i].is_neutral);
  ck_assert_int_eq (qdr_style_is_even_handed (&views[_i].style), views[_i].is_even_handed);
}

/* Games */

static guint64
taste_of (const QdrStyle *style)
{
  return qdr_style_hash (&(QdrStyle){ .own_path = style->own_path,
                                      .other_path = style->other_path,
                                      .wall = style->wall },
                         0);
}

TEST (a_gambler_has_three_plans_and_one_in_each_game)
{
  const QdrStyle gambler = { .gamble = 80, .seed = 5 };
  g_autoptr (GHashTable) plans = g_hash_table_new (g_int64_hash, g_int64_equal);
  guint64 tastes[60];

  for (guint32 seed = 0; seed < G_N_ELEMENTS (tastes); seed++) {
    const QdrStyle one = qdr_style_for_game (&gambler, seed);
    const QdrStyle again = qdr_style_for_game (&gambler, seed);

    ck_assert_int_eq (one.gamble, 0);
    tastes[seed] = taste_of (&one);
    ck_assert_uint_eq (taste_of (&again), tastes[seed]);
    g_hash_table_add (plans, &tastes[seed]);
  }
  ck_assert_uint_eq (g_hash_table_size (plans), 3);
}

TEST (others_play_every_game_alike_but_for_the_seed)
{
  const QdrStyle style = { .own_path = 10, .wall = 20, .noise = 30, .seed = 5 };
  const QdrStyle one = qdr_style_for_game (&style, 1);
  const QdrStyle other = qdr_style_for_game (&style, 2);

  ck_assert_uint_eq (taste_of (&one), taste_of (&style));
  ck_assert_uint_eq (taste_of (&other), taste_of (&style));
  ck_assert_uint_ne (one.seed, other.seed);
}

/* Choosing moves */

static QdrMove
move_of (const QdrPosition *position, const char *text)
{
  QdrMove move = QDR_MOVE_NONE;

  ck_assert_int_eq (qdr_move_from_text (&position->board, text, &move), QDR_REFUSAL_REASON_NONE);
  return move;
}

static const QdrLastMove no_last_move = { .move = QDR_MOVE_NONE };

static QdrLastMove
last_move_of (const QdrPosition *position, const char *from, const char *move)
{
  return (QdrLastMove){ .move = move_of (position, move),
                        .from = qdr_move_square (move_of (position, from)) };
}

/* The mover's pawn is on e4. */
static const struct {
  const char *from;
  const char *last;
  const char *copy;
  const char *no_copy;
} copies[] = {
  { "e9", "e8", "e5", "e3" },    { "c7", "c6", "e5", "d4" },    { "c7", "c8", "e3", "e5" },
  { "c7", "d7", "d4", "f4" },    { "c7", "c5", "e5", "e3" },    { "c7", "b6", "f5", "d5" },
  { "e9", "e3h", "d6h", "e3h" }, { "e9", "a1v", "h8v", "h8h" }, { "e9", "h8h", "a1h", "h1h" },
};

TEST (a_copy_is_the_same_wall_or_step_from_the_other_side, .loops = G_N_ELEMENTS (copies))
{
  QdrPosition position;
  QdrLastMove last;

  ck_assert (qdr_position_from_text ("9 9 2 1 | e4 e9 | 10 10 | - | -", &position, NULL, NULL));
  last = last_move_of (&position, copies[_i].from, copies[_i].last);
  ck_assert (qdr_move_copies_last_move (&position, move_of (&position, copies[_i].copy), &last));
  ck_assert (
      !qdr_move_copies_last_move (&position, move_of (&position, copies[_i].no_copy), &last));
  ck_assert (
      !qdr_move_copies_last_move (&position, move_of (&position, copies[_i].copy), &no_last_move));
}

TEST (the_copycat_likes_copies)
{
  const QdrStyle copycat = { .mimic = 150 };
  const QdrPosition position = start_of (9, 9, 2);
  const QdrLastMove last = last_move_of (&position, "e9", "e8");
  const QdrMove copy = move_of (&position, "e2");
  const QdrMove other = move_of (&position, "d1");

  ck_assert_int_eq (qdr_style_get_root_move_bonus (&copycat, &position, copy, &last), 150);
  ck_assert_int_eq (qdr_style_get_root_move_bonus (&copycat, &position, other, &last), 0);
  ck_assert_int_eq (qdr_style_get_root_move_bonus (&qdr_style_default, &position, copy, &last), 0);
}

static const struct {
  const char *position;
  int bonus;
} early_walls[] = {
  { "9 9 2 1 | e1 e9 | 10 10 | - | -", 80 },
  { "9 9 2 1 | e3 e9 | 10 10 | - | -", 60 },
  { "9 9 2 2 | e3 e2 | 10 10 | - | -", 10 },
  { "9 9 2 1 | e1 e9 | 9 10 | a1h,c1h,e1h,g1h | -", 80 },
};

TEST (who_likes_early_walls_likes_them_less_towards_the_end, .loops = G_N_ELEMENTS (early_walls))
{
  const QdrStyle builder = { .early_wall = 80 };
  const QdrStyle saver = { .early_wall = -80 };
  QdrPosition position;
  QdrMove wall;
  QdrMove step;

  ck_assert (qdr_position_from_text (early_walls[_i].position, &position, NULL, NULL));
  wall = move_of (&position, "b7h");
  step = move_of (&position, "b7");
  ck_assert_int_eq (qdr_style_get_root_move_bonus (&builder, &position, wall, &no_last_move),
                    early_walls[_i].bonus);
  ck_assert_int_eq (qdr_style_get_root_move_bonus (&saver, &position, wall, &no_last_move),
                    -early_walls[_i].bonus);
  ck_assert_int_eq (qdr_style_get_root_move_bonus (&builder, &position, step, &no_last_move), 0);
}

TEST (nobody_copies_a_resignation)
{
  const QdrPosition position = start_of (9, 9, 2);
  const QdrLastMove last = { .move = QDR_MOVE_RESIGN };
  QdrMoveList moves;

  qdr_position_generate_moves (&position, &moves);
  for (guint i = 0; i < moves.count; i++)
    ck_assert (!qdr_move_copies_last_move (&position, moves.moves[i], &last));
}

TEST (variety_draws_from_its_whole_range_and_from_every_seed_otherwise)
{
  const QdrStyle one = { .variety = 20, .seed = 1 };
  const QdrStyle other = { .variety = 20, .seed = 2 };
  const QdrPosition position = start_of (9, 9, 2);
  gboolean is_drawn[21] = { FALSE };
  guint n_different = 0;
  QdrMoveList moves;

  qdr_position_generate_moves (&position, &moves);
  for (guint i = 0; i < moves.count; i++) {
    const int bonus =
        qdr_style_get_root_move_bonus (&one, &position, moves.moves[i], &no_last_move);

    ck_assert_int_ge (bonus, 0);
    ck_assert_int_le (bonus, 20);
    is_drawn[bonus] = TRUE;
    n_different +=
        bonus != qdr_style_get_root_move_bonus (&other, &position, moves.moves[i], &no_last_move);
  }
  ck_assert (is_drawn[0] && is_drawn[20]);
  ck_assert_uint_ge (n_different, moves.count * 3 / 4);
}

/* Returns in how many per cent of games the style prefers some moves of @position. */
static guint
share_of_varied_turns (const QdrStyle *style, const QdrPosition *position)
{
  guint n_varied = 0;
  QdrMoveList moves;

  qdr_position_generate_moves (position, &moves);
  for (guint32 seed = 0; seed < 1000; seed++) {
    const QdrStyle drawn = qdr_style_for_game (style, seed);
    gboolean is_varied = FALSE;

    for (guint i = 0; i < moves.count; i++)
      is_varied |=
          qdr_style_get_root_move_bonus (&drawn, position, moves.moves[i], &no_last_move) != 0;
    n_varied += is_varied;
  }
  return n_varied / 10;
}

TEST (the_sound_vary_less_often_among_more_than_two)
{
  const QdrStyle varied = { .variety = 20 };
  const QdrStyle saver = { .variety = 20, .wall = 50 };
  const QdrPosition of_two = start_of (9, 9, 2);
  const QdrPosition of_four = start_of (9, 9, 4);
  const guint share = share_of_varied_turns (&varied, &of_four);

  ck_assert_uint_ge (share, 15);
  ck_assert_uint_le (share, 25);
  ck_assert_uint_eq (share_of_varied_turns (&saver, &of_four), 100);
  ck_assert_uint_eq (share_of_varied_turns (&varied, &of_two), 100);
  ck_assert_uint_eq (share_of_varied_turns (&qdr_style_default, &of_four), 0);
}

/* Styles that search only sensible moves, for different reasons. */
static const QdrStyle beginner = { .noise = 100 };
static const QdrStyle sound = { .variety = 10 };
static const QdrStyle builder = { .noise = 10, .early_wall = 50 };
static const QdrStyle copycat = { .mimic = 100 };

/* Returns the sensible steps and walls of the mover. */
static void
find_sensible (const QdrStyle *style, const QdrPosition *position, QdrMoveList *moves)
{
  qdr_position_generate_moves (position, moves);
  qdr_filter_root_moves (style, position, &no_last_move, moves);
}

static gboolean
contains (const QdrMoveList *moves, QdrMove move)
{
  for (guint i = 0; i < moves->count; i++)
    if (moves->moves[i] == move)
      return TRUE;
  return FALSE;
}

static const struct {
  const QdrStyle *style;
  const char *position;
  const char *move;
  gboolean is_sensible;
} filter_cases[] = {
  /* Steps forward. Steps aside or back only if there is nothing better. */
  { &beginner, "9 9 2 1 | e3 e7 | 10 10 | - | -", "e4", TRUE },
  { &beginner, "9 9 2 1 | e3 e7 | 10 10 | - | -", "d3", FALSE },
  { &beginner, "9 9 2 1 | e3 e7 | 10 10 | - | -", "e2", FALSE },
  { &beginner, "9 9 2 1 | e3 e7 | 0 0 | e3h | -", "d3", TRUE },
  { &beginner, "9 9 2 1 | e3 e7 | 0 0 | e3h | -", "f3", FALSE },
  { &beginner, "9 9 2 1 | e3 e7 | 0 0 | d3h | -", "f3", TRUE },
  { &beginner, "9 9 2 1 | e3 e7 | 0 0 | d3h | -", "d3", FALSE },
  { &beginner, "9 9 2 1 | e8 e9 | 0 0 | - | d8v,e8v", "e7", TRUE },
  /* Walls that hinder the opponent more than the mover. */
  { &beginner, "9 9 2 1 | e3 b7 | 10 10 | - | -", "b6h", TRUE },
  { &beginner, "9 9 2 1 | e3 b7 | 10 10 | - | -", "h8h", FALSE },
  { &beginner, "9 9 2 1 | e3 b7 | 10 10 | - | -", "e3h", FALSE },
  { &beginner, "9 9 2 1 | e3 e7 | 10 10 | - | -", "e6h", TRUE },
  /* Strong players and those who like walls may place one that hinders nobody yet, but none
   * worse. */
  { &sound, "9 9 2 1 | e3 b7 | 10 10 | - | -", "h8h", TRUE },
  { &sound, "9 9 2 1 | e3 b7 | 10 10 | - | -", "e3h", FALSE },
  { &sound, "9 9 2 1 | e3 b7 | 10 10 | - | -", "d3", FALSE },
  { &builder, "9 9 2 1 | e3 b7 | 10 10 | - | -", "h8h", TRUE },
  { &builder, "9 9 2 1 | e3 b7 | 10 10 | - | -", "e3h", FALSE },
  { &copycat, "9 9 2 1 | e3 b7 | 10 10 | - | -", "h8h", FALSE },
  /* With four players, strong ones may also step back to wait. */
  { &sound, "9 9 4 1 | e3 b5 e7 h5 | 5 5 5 5 | - | -", "e2", TRUE },
  { &sound, "9 9 4 1 | e3 b5 e7 h5 | 5 5 5 5 | - | -", "d3", TRUE },
  { &beginner, "9 9 4 1 | e3 b5 e7 h5 | 5 5 5 5 | - | -", "e2", FALSE },
  { &builder, "9 9 4 1 | e3 b5 e7 h5 | 5 5 5 5 | - | -", "d3", FALSE },
};

TEST (sensible_moves_are_told_from_others, .loops = G_N_ELEMENTS (filter_cases))
{
  QdrPosition position;
  QdrMoveList moves;

  ck_assert (qdr_position_from_text (filter_cases[_i].position, &position, NULL, NULL));
  find_sensible (filter_cases[_i].style, &position, &moves);
  ck_assert_int_eq (contains (&moves, move_of (&position, filter_cases[_i].move)),
                    filter_cases[_i].is_sensible);
}

TEST (a_copy_of_a_wall_is_sensible_where_another_idle_wall_is_not)
{
  const QdrPosition position = start_of (9, 9, 2);
  const QdrLastMove last = last_move_of (&position, "e9", "a1h");
  QdrMoveList moves;

  qdr_position_generate_moves (&position, &moves);
  qdr_filter_root_moves (&copycat, &position, &last, &moves);
  ck_assert (contains (&moves, move_of (&position, "h8h")));
  ck_assert (!contains (&moves, move_of (&position, "a8h")));
}

/* Each of these alone prevents wasted steps. */
static const QdrStyle styles[] = {
  { .own_path = 10 },    { .other_path = 10 }, { .wall = 10 },
  { .early_wall = -10 }, { .gamble = 10 },     { .mimic = 10 },
  { .noise = 10 },       { .blind_spot = 10 }, { .variety = 10 },
};

TEST (whoever_has_a_style_does_not_step_back, .loops = G_N_ELEMENTS (styles))
{
  QdrPosition position;
  QdrMoveList moves;

  ck_assert (qdr_position_from_text ("9 9 2 1 | e4 e9 | 10 10 | - | -", &position, NULL, NULL));
  find_sensible (&styles[_i], &position, &moves);
  ck_assert (contains (&moves, move_of (&position, "e5")));
  ck_assert (!contains (&moves, move_of (&position, "e3")));
}

TEST (full_strength_keeps_all_moves)
{
  const QdrStyle style = { .seed = 20 };
  const QdrPosition position = start_of (9, 9, 2);
  QdrMoveList moves;

  find_sensible (&style, &position, &moves);
  ck_assert_uint_eq (moves.count, qdr_position_count_moves (&position));
}

/* Whether a player may step aside in these positions, or each step counts. */
static const struct {
  const char *position;
  gboolean may_stray;
} stray_cases[] = {
  { "9 9 2 1 | e3 e9 | 10 10 | - | -", TRUE },
  { "9 9 2 1 | e6 e4 | 10 10 | - | -", TRUE },
  { "9 9 2 1 | e3 e9 | 0 1 | - | -", TRUE },
  { "9 9 2 2 | e3 e7 | 10 10 | - | -", TRUE },
  { "9 9 4 1 | e3 c5 e7 g5 | 5 5 5 5 | - | -", TRUE },
  { "9 9 4 1 | e3 c5 e7 g5 | 5 0 1 0 | - | -", TRUE },
  /* A pawn is near its goal. */
  { "9 9 2 1 | e7 e4 | 10 10 | - | -", FALSE },
  { "9 9 2 1 | e6 e3 | 10 10 | - | -", FALSE },
  { "9 9 4 1 | e3 c5 e2 g5 | 5 5 5 5 | - | -", FALSE },
  { "9 9 4 1 | e3 c5 e7 b5 | 5 5 5 5 | - | -", FALSE },
  /* The race is won. */
  { "9 9 2 1 | e5 e7 | 10 10 | - | -", TRUE },
  { "9 9 2 1 | e6 e7 | 10 10 | - | -", FALSE },
  /* The others have no walls left. */
  { "9 9 2 1 | e3 e9 | 10 0 | - | -", FALSE },
  { "9 9 4 1 | e3 c5 e7 g5 | 5 0 0 0 | - | -", FALSE },
};

TEST (a_player_strays_only_where_it_is_no_nonsense, .loops = G_N_ELEMENTS (stray_cases))
{
  QdrPosition position;
  guint length;
  guint n_strays = 0;

  ck_assert_msg (qdr_position_from_text (stray_cases[_i].position, &position, NULL, NULL), "%s",
                 stray_cases[_i].position);
  length = qdr_position_goal_distance (&position, position.turn);
  for (guint32 seed = 0; seed < 200; seed++) {
    const QdrStyle style = { .stray = 60, .seed = seed };
    QdrMoveList moves;

    find_sensible (&style, &position, &moves);
    for (guint i = 0; i < moves.count; i++) {
      QdrPosition next = position;
      QdrUndo undo;

      qdr_position_do_move (&next, moves.moves[i], &undo);
      if (qdr_move_is_wall (moves.moves[i]) ||
          qdr_position_goal_distance (&next, undo.turn) < length)
        continue;
      /* The step aside counts as its shortest path, and no other is left. */
      ck_assert_uint_eq (qdr_position_goal_distance (&next, undo.turn), length);
      ck_assert_uint_eq (moves.count, 1);
      n_strays++;
    }
  }
  if (stray_cases[_i].may_stray)
    ck_assert (n_strays > 90 && n_strays < 150);
  else
    ck_assert_uint_eq (n_strays, 0);
}

static gboolean
is_stray_step (const QdrStyle *style, const QdrPosition *position, guint column)
{
  const QdrSquare square = qdr_board_square (&position->board, column, 0);

  return qdr_style_is_step_to_stray_side (style, position, qdr_move_make (QDR_MOVE_STEP, square));
}

TEST (no_step_aside_takes_back_another_one)
{
  QdrPosition position = start_of (9, 9, 2);
  guint n_left = 0;

  for (guint32 seed = 0; seed < 200; seed++) {
    const QdrStyle style = { .stray = 60, .seed = seed };
    const gboolean goes_left = is_stray_step (&style, &position, 3);

    n_left += goes_left;
    for (guint column = 1; column < 8; column++) {
      QdrPosition next = position;

      qdr_position_set_pawn (&next, 0, qdr_board_square (&next.board, column, 0));
      ck_assert_int_eq (is_stray_step (&style, &next, column - 1), goes_left);
      ck_assert_int_eq (is_stray_step (&style, &next, column + 1), !goes_left);
    }
  }
  ck_assert (n_left > 70 && n_left < 130);
}

/* Returns whether @wall hinders the opponents, and the player to move no more than them. */
static gboolean
is_sensible_wall (const QdrPosition *position, QdrMove wall)
{
  QdrPosition next = *position;
  int own_loss = 0;
  int loss_of_others = 0;
  QdrUndo undo;

  qdr_position_do_move (&next, wall, &undo);
  for (guint player = 0; player < position->players; player++) {
    int longer;

    if (!qdr_position_is_player_in_play (position, player))
      continue;
    longer = (int) qdr_position_goal_distance (&next, player) -
             (int) qdr_position_goal_distance (position, player);
    if (player == position->turn)
      own_loss = longer;
    else
      loss_of_others += longer;
  }
  return loss_of_others > 0 && own_loss <= loss_of_others;
}

/* Asserts that the sensible walls are left of all legal ones, and no others. */
static void
check_walls (const QdrPosition *position)
{
  QdrMoveList legal;
  QdrMoveList sensible;

  qdr_position_generate_moves (position, &legal);
  find_sensible (&beginner, position, &sensible);
  ck_assert_uint_ge (sensible.count, 1);
  for (guint i = 0; i < legal.count; i++)
    if (qdr_move_is_wall (legal.moves[i]))
      ck_assert_int_eq (contains (&sensible, legal.moves[i]),
                        is_sensible_wall (position, legal.moves[i]));
}

TEST (in_random_games_the_sensible_walls_remain_and_no_others, .loops = 12)
{
  QdrPosition position = start_of (5 + 2 * (guint) (_i % 3), 7, _i % 2 == 0 ? 2 : 4);
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) _i);

  /* The players may have resigned, or four may be shut in by each other: no legal move, and a
   * draw. */
  for (guint ply = 0; ply < 60 && qdr_position_count_moves (&position) > 0; ply++) {
    QdrUndo undo;

    check_walls (&position);
    qdr_position_do_move (&position, random_move (rand, &position), &undo);
  }
}
