/*
 * The tree of variations of a game: finding, choosing and removing branches.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-fixtures.h"
#include "qdr-game-branches.h"
#include "qdr-game-text.h"
#include "qdr-notation.h"
#include "qdr-saved-game.h"
#include "test.h"

/* Three levels: the variation d9 starts from the main line, d8 from d9, and d7 from d8. */
#define TREE                                                                                       \
  "[Board \"9x9\"]\n[Players \"2\"]\n"                                                             \
  "[Variation1 \"1 d9 e3 e9 (d8 d3 d9 (d7) d2) e4\"]\n[Variation2 \"2 f2\"]\n"                     \
  "1. e2 e8 2. e3 e7 *\n"

static const QdrBranch path[] = { { 1, 0 }, { 3, 0 }, { 5, 0 } };

static QdrGame *game;

static void
setup (void)
{
  game = read_game (TREE);
}

static void
teardown (void)
{
  g_clear_object (&game);
}

static char *
move_text (QdrMove move)
{
  return qdr_move_to_text (&qdr_game_get_start_position (game)->board, move,
                           g_malloc (QDR_MOVE_TEXT_SIZE));
}

/* Asserts that all lines are as in saved games. */
static void
assert_lines (const char *moves, const char *first, const char *second)
{
  g_autofree char *text = qdr_saved_game_to_text (game);
  const char *const parts[] = { moves, first, second };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    ck_assert_msg (parts[i] == NULL || strstr (text, parts[i]) != NULL, "no %s in\n%s", parts[i],
                   text);
}

TEST_DEFAULTS (.set_up = setup, .tear_down = teardown)

TEST (variations_are_found_however_deep_they_are)
{
  for (guint depth = 1; depth <= G_N_ELEMENTS (path); depth++)
    ck_assert (qdr_game_has_variation_at_path (game, path, depth));
  ck_assert (!qdr_game_has_variation_at_path (game, &path[1], 1));
  ck_assert (!qdr_game_has_variation_at_path (game, (const QdrBranch[]){ { 1, 1 } }, 1));
  ck_assert (!qdr_game_has_variation_at_path (game, (const QdrBranch[]){ { 1, 0 }, { 2, 0 } }, 2));
  ck_assert (!qdr_game_has_variation_at_path (game, (const QdrBranch[]){ { 1, 1 }, { 3, 0 } }, 2));
}

TEST (the_next_part_of_the_way_is_told)
{
  for (guint depth = 1; depth < G_N_ELEMENTS (path); depth++) {
    QdrBranch next;

    ck_assert_uint_eq (qdr_game_get_n_variations_at_path (game, path, depth), 1);
    next = qdr_game_get_branch (game, path, depth, 0);
    ck_assert_uint_eq (next.ply, path[depth].ply);
    ck_assert_uint_eq (next.variation, path[depth].variation);
  }
  ck_assert_uint_eq (qdr_game_get_n_variations_at_path (game, path, G_N_ELEMENTS (path)), 0);
}

static const struct {
  const char *text;
  const char *origin;
} variations[] = {
  { "1…\u00a0d9 2.\u00a0e3 e9 3.\u00a0e4", "e8" },
  { "2…\u00a0d8 3.\u00a0d3 d9 4.\u00a0d2", "e9" },
  { "3…\u00a0d7", "d9" },
};

TEST (a_variation_knows_its_moves_with_their_numbers_and_what_it_stands_for,
      .loops = G_N_ELEMENTS (variations))
{
  const guint depth = (guint) _i + 1;
  g_autofree char *text = qdr_game_format_variation (game, path, depth, 9);
  g_autofree char *origin = move_text (qdr_game_get_parent_move_at_path (game, path, depth));
  guint player, number;

  ck_assert_str_eq (text, variations[_i].text);
  ck_assert_str_eq (origin, variations[_i].origin);
  qdr_game_get_variation_move_at_path (game, path, depth, 0, &player, &number);
  ck_assert_uint_eq (player, 1);
  ck_assert_uint_eq (number, depth);
}

TEST (choosing_a_variation_chooses_those_on_the_way_in_one_change)
{
  g_autofree guint *settled = count_signal (game, "settled");

  qdr_game_promote_variation_at_path (game, path, G_N_ELEMENTS (path));
  ck_assert_uint_eq (*settled, 1);
  ck_assert_uint_eq (qdr_game_get_ply (game), 6);
  ck_assert_uint_eq (qdr_game_get_n_moves (game), 6);
  assert_lines ("1. e2 d9\n2. e3 d8\n3. d3 d7", "\"1 e8 e3 (f2) e7\"", "\"3 e9 e4\"");
  assert_lines (NULL, "\"5 d9 d2\"", NULL);
}

/* The result is the same as choosing one after the other. */
TEST (a_way_may_be_gone_in_steps)
{
  g_autofree char *at_once = NULL;
  g_autofree char *in_steps = NULL;

  qdr_game_promote_variation_at_path (game, path, 3);
  qdr_game_go_to_ply (game, 0);
  at_once = qdr_saved_game_to_text (game);
  g_object_unref (game);
  game = read_game (TREE);
  for (guint i = 0; i < G_N_ELEMENTS (path); i++)
    qdr_game_promote_variation (game, path[i].ply, path[i].variation);
  qdr_game_go_to_ply (game, 0);
  in_steps = qdr_saved_game_to_text (game);
  ck_assert_str_eq (at_once, in_steps);
}

TEST (removing_a_variation_leaves_the_one_that_it_left)
{
  g_autofree guint *changes = count_signal (game, "variations-changed");

  qdr_game_remove_variation_at_path (game, path, 2);
  ck_assert_uint_eq (*changes, 1);
  ck_assert (qdr_game_get_modified (game));
  assert_lines ("1. e2 e8\n2. e3 e7", "\"1 d9 e3 e9 e4\"", "\"2 f2\"");
  ck_assert (qdr_game_has_variation_at_path (game, path, 1));
  ck_assert (!qdr_game_has_variation_at_path (game, path, 2));
}
