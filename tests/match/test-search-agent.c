/*
 * Personalities as agents.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-agent.h"

#include <string.h>

#include "qdr-personality-list.h"
#include "test.h"

static QdrAgent *
make_agent (const char *id)
{
  g_autoptr (QdrPersonalityList) personalities = qdr_personality_list_new ();

  return qdr_search_agent_new (qdr_personality_list_find (personalities, id), NULL, 1);
}

/* Makes an agent that opens by the book @text. */
static QdrAgent *
make_agent_with_book (const char *id, const char *text)
{
  g_autoptr (QdrPersonalityList) personalities = qdr_personality_list_new ();
  g_autoptr (GFileIOStream) stream = NULL;
  g_autoptr (GFile) file = g_file_new_tmp (NULL, &stream, NULL);
  g_autoptr (QdrOpeningBook) book = NULL;

  ck_assert (g_file_replace_contents (file, text, strlen (text), NULL, FALSE, G_FILE_CREATE_NONE,
                                      NULL, NULL, NULL));
  book = qdr_opening_book_load (file);
  ck_assert (g_file_delete (file, NULL, NULL));
  return qdr_search_agent_new (qdr_personality_list_find (personalities, id), book, 1);
}

static QdrGame *
make_game (void)
{
  QdrPosition start;

  qdr_position_init (&start, 9, 9, 2);
  return qdr_game_new (&start, TRUE);
}

TEST (the_choice_is_a_legal_move_with_what_it_took)
{
  const QdrLimits limits = { .nodes = 5000 };
  g_autoptr (QdrAgent) agent = make_agent ("master");
  g_autoptr (QdrGame) game = make_game ();
  QdrAgentMove choice;

  ck_assert (qdr_agent_begin_game (agent, 1, NULL, NULL));
  ck_assert (qdr_agent_choose_move (agent, game, &limits, NULL, &choice, NULL));

  ck_assert_int_eq (qdr_game_check_move (game, choice.move).reason, QDR_REFUSAL_REASON_NONE);
  ck_assert_uint_gt (choice.depth, 0);
  ck_assert_uint_gt (choice.nodes, 0);
  ck_assert_uint_le (choice.nodes, 5000);
  ck_assert_int_gt (choice.cpu_us, 0);
}

TEST (limits_do_not_widen_those_of_the_personality)
{
  const QdrLimits limits = { .depth = 9, .nodes = 1000000 };
  g_autoptr (QdrAgent) agent = make_agent ("novice");
  g_autoptr (QdrGame) game = make_game ();
  QdrAgentMove choice;

  ck_assert (qdr_agent_begin_game (agent, 1, NULL, NULL));
  ck_assert (qdr_agent_choose_move (agent, game, &limits, NULL, &choice, NULL));

  ck_assert_uint_eq (choice.depth, 1);
}

/* The transposition table of one game must not change the moves of the next. */
TEST (a_new_game_begins_without_memories)
{
  const QdrLimits limits = { .depth = 6 };
  g_autoptr (QdrAgent) agent = make_agent ("master");
  g_autoptr (QdrGame) game = make_game ();
  QdrAgentMove first;
  QdrAgentMove same_game;
  QdrAgentMove next_game;

  ck_assert (qdr_agent_begin_game (agent, 1, NULL, NULL));
  ck_assert (qdr_agent_choose_move (agent, game, &limits, NULL, &first, NULL));
  ck_assert (qdr_agent_choose_move (agent, game, &limits, NULL, &same_game, NULL));
  ck_assert (qdr_agent_begin_game (agent, 1, NULL, NULL));
  ck_assert (qdr_agent_choose_move (agent, game, &limits, NULL, &next_game, NULL));

  ck_assert_uint_eq (next_game.move, first.move);
  ck_assert_uint_eq (next_game.nodes, first.nodes);
  ck_assert_uint_ne (same_game.nodes, first.nodes);
}

TEST (a_search_that_is_stopped_has_no_choice)
{
  const QdrLimits limits = { 0 };
  const gint stop = 1;
  g_autoptr (QdrAgent) agent = make_agent ("master");
  g_autoptr (QdrGame) game = make_game ();
  g_autoptr (GError) error = NULL;
  QdrAgentMove choice;

  ck_assert (qdr_agent_begin_game (agent, 1, &stop, NULL));
  ck_assert (!qdr_agent_choose_move (agent, game, &limits, &stop, &choice, &error));
  ck_assert (g_error_matches (error, QDR_AGENT_ERROR, QDR_AGENT_ERROR_STOPPED));
}

TEST (a_move_of_the_book_needs_no_search)
{
  const QdrLimits limits = { .nodes = 5000 };
  g_autoptr (QdrAgent) agent = make_agent_with_book ("master", "| a1h 5\n");
  g_autoptr (QdrGame) game = make_game ();
  QdrAgentMove choice;

  ck_assert (qdr_agent_begin_game (agent, 1, NULL, NULL));
  ck_assert (qdr_agent_choose_move (agent, game, &limits, NULL, &choice, NULL));
  ck_assert (qdr_game_play (game, choice.move, NULL));
  ck_assert_str_eq (qdr_record_get_text (qdr_game_get_last_record (game)), "a1h");
  ck_assert_uint_eq (choice.depth, 0);
  ck_assert_uint_eq (choice.nodes, 0);

  ck_assert (qdr_agent_choose_move (agent, game, &limits, NULL, &choice, NULL));
  ck_assert_uint_gt (choice.nodes, 0);
}

TEST (games_with_the_book_differ_by_their_seed)
{
  const QdrLimits limits = { .nodes = 10 };
  g_autoptr (QdrAgent) agent = make_agent_with_book ("master", "| a1v 5 e2 4 c3h 3 d1 2\n");
  g_autoptr (QdrGame) game = make_game ();
  g_autoptr (GHashTable) moves = g_hash_table_new (NULL, NULL);

  for (guint32 seed = 0; seed < 30; seed++) {
    QdrAgentMove choice;

    ck_assert (qdr_agent_begin_game (agent, seed, NULL, NULL));
    ck_assert (qdr_agent_choose_move (agent, game, &limits, NULL, &choice, NULL));
    g_hash_table_add (moves, GUINT_TO_POINTER (choice.move));
  }
  /* Three moves with their mirror images, and e2. */
  ck_assert_uint_eq (g_hash_table_size (moves), 7);
}
