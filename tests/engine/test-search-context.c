/*
 * The search context: repetition, and table entries of other styles.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "minimax.h"
#include "qdr-notation.h"
#include "qdr-search-context.h"
#include "test.h"

static QdrSearchTables *tables;
static QdrSearchContext *context;
static QdrSearchRequest request;

static void
setup (void)
{
  QdrPosition start;

  qdr_position_init (&start, 9, 9, 2);
  request = request_for (&start);
  request.repetition_is_draw = TRUE;
  tables = qdr_search_tables_new (1);
  context = g_new0 (QdrSearchContext, 1);
}

static void
teardown (void)
{
  g_free (context);
  qdr_search_tables_free (tables);
}

/* Plays moves from the root of a search. Returns the ply after them. */
static guint
play_line (const char *moves)
{
  g_auto (GStrv) words = g_strsplit (moves, " ", -1);
  guint ply;

  qdr_search_context_begin (context, &request, tables);
  for (ply = 0; words[ply] != NULL; ply++) {
    QdrMove move;
    QdrUndo undo;

    ck_assert_int_eq (qdr_move_from_text (&request.position.board, words[ply], &move),
                      QDR_REFUSAL_REASON_NONE);
    qdr_search_context_do_move (context, move, ply, &undo);
  }
  return ply;
}

/* Returns the key of a position that occurred before the search. */
static guint64
key_of (const char *text)
{
  QdrPosition position;

  ck_assert (qdr_position_from_text (text, &position, NULL, NULL));
  return position.key;
}

typedef struct {
  const char *moves;
  gboolean is_repetition;
} LineCase;

static const LineCase line_cases[] = {
  { "e2 e8", FALSE },
  { "e2 e8 e1", FALSE },
  { "e2 e8 e1 e9", TRUE }, /* The root again. */
  { "e2 e8 e3 e7 e2 e8", TRUE },
  { "a1h e8 e2 e9 e1 e8", TRUE }, /* Since the wall. */
  { "e2 e8 e1 a1h", FALSE },
  { "e2 e8 a1h e9 e1", FALSE },
};

TEST_DEFAULTS (.set_up = setup, .tear_down = teardown)

TEST (a_position_that_was_on_the_line_before_counts_as_a_draw, .loops = G_N_ELEMENTS (line_cases))
{
  const guint ply = play_line (line_cases[_i].moves);

  ck_assert_int_eq (qdr_search_context_is_repetition (context, ply), line_cases[_i].is_repetition);
}

TEST (without_the_rule_nothing_is_a_repetition)
{
  request.repetition_is_draw = FALSE;
  ck_assert (!qdr_search_context_is_repetition (context, play_line ("e2 e8 e1 e9")));
}

TEST (a_position_of_the_game_is_a_draw_the_third_time_only)
{
  const guint64 key = key_of ("9 9 2 2 | e2 e9 | 10 10 | - | -");
  const guint64 past_keys[] = { key, 1, 2, key };

  request.past_keys = past_keys;
  request.n_past_keys = 3;
  ck_assert (!qdr_search_context_is_repetition (context, play_line ("e2")));
  request.n_past_keys = 4;
  ck_assert (qdr_search_context_is_repetition (context, play_line ("e2")));
  ck_assert (!qdr_search_context_is_repetition (context, play_line ("d1")));
}

/* Returns whether the root is in the table of a new search. */
static gboolean
finds_root (void)
{
  QdrTableHit hit;

  qdr_search_context_begin (context, &request, tables);
  return qdr_search_context_probe_table (context, 0, &hit);
}

TEST (a_score_is_known_only_to_searches_that_evaluate_and_look_alike)
{
  const QdrTableHit hit = { .move = QDR_MOVE_NONE, .depth = 3, .bound = QDR_BOUND_EXACT };

  qdr_search_context_begin (context, &request, tables);
  qdr_search_context_store_result (context, 0, &hit);
  ck_assert (finds_root ());
  request.full_width = TRUE;
  ck_assert (!finds_root ());
  request.full_width = FALSE;
  request.style.wall++;
  ck_assert (!finds_root ());
}
