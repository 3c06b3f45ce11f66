/*
 * The transposition table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-trans-table.h"
#include "test.h"

#define KEY G_GUINT64_CONSTANT (0x123456789abcdef0)

static QdrTransTable *table;

static void
setup (void)
{
  table = qdr_trans_table_new (1);
}

static void
teardown (void)
{
  qdr_trans_table_free (table);
}

static QdrTableHit
make_hit (QdrMove move, QdrScore score, int depth, QdrBound bound)
{
  return (QdrTableHit){ .move = move, .score = score, .depth = depth, .bound = bound };
}

static void
store (guint64 key, guint ply, QdrTableHit hit)
{
  qdr_trans_table_store (table, key, ply, &hit);
}

TEST_DEFAULTS (.timeout = 30, .set_up = setup, .tear_down = teardown)

TEST (a_new_table_knows_nothing)
{
  QdrTableHit hit;

  ck_assert (!qdr_trans_table_probe (table, KEY, 0, &hit));
  ck_assert_int_eq (hit.move, QDR_MOVE_NONE);
  ck_assert_int_eq (hit.bound, QDR_BOUND_NONE);
  ck_assert (!qdr_trans_table_probe (table, 0, 0, &hit));
}

TEST (what_is_stored_is_found)
{
  QdrTableHit hit;

  store (KEY, 3, make_hit (77, -1234, 9, QDR_BOUND_LOWER));
  ck_assert (qdr_trans_table_probe (table, KEY, 5, &hit));
  ck_assert_int_eq (hit.move, 77);
  ck_assert_int_eq (hit.score, -1234);
  ck_assert_int_eq (hit.depth, 9);
  ck_assert_int_eq (hit.bound, QDR_BOUND_LOWER);
}

TEST (a_cleared_table_knows_nothing)
{
  QdrTableHit hit;

  store (KEY, 0, make_hit (77, 10, 3, QDR_BOUND_EXACT));
  qdr_trans_table_clear (table);
  ck_assert (!qdr_trans_table_probe (table, KEY, 0, &hit));
}

/* A win seven plies from the root, found at ply 3, is four plies from that node. At ply 10 it
 * is fourteen plies from the root. */
TEST (wins_and_losses_are_counted_from_the_node)
{
  QdrTableHit hit;

  store (KEY, 3, make_hit (1, QDR_SCORE_WIN - 7, 5, QDR_BOUND_EXACT));
  ck_assert (qdr_trans_table_probe (table, KEY, 10, &hit));
  ck_assert_int_eq (hit.score, QDR_SCORE_WIN - 14);

  store (KEY, 3, make_hit (1, 7 - QDR_SCORE_WIN, 5, QDR_BOUND_EXACT));
  ck_assert (qdr_trans_table_probe (table, KEY, 10, &hit));
  ck_assert_int_eq (hit.score, 14 - QDR_SCORE_WIN);
}

TEST (a_position_without_a_best_move_keeps_the_one_known)
{
  QdrTableHit hit;

  store (KEY, 0, make_hit (77, 10, 3, QDR_BOUND_EXACT));
  store (KEY, 0, make_hit (QDR_MOVE_NONE, -20, 4, QDR_BOUND_UPPER));
  ck_assert (qdr_trans_table_probe (table, KEY, 0, &hit));
  ck_assert_int_eq (hit.move, 77);
  ck_assert_int_eq (hit.depth, 4);
  ck_assert_int_eq (hit.bound, QDR_BOUND_UPPER);
}

/* Returns keys that differ only in their lower half, which belong in one bucket. */
static guint64
rival_key (guint number)
{
  return KEY + number + 1;
}

TEST (the_shallowest_of_a_full_bucket_is_replaced)
{
  QdrTableHit hit;

  for (guint i = 0; i < 4; i++)
    store (rival_key (i), 0, make_hit (1, 0, i == 2 ? 1 : 8, QDR_BOUND_EXACT));
  store (KEY, 0, make_hit (1, 0, 3, QDR_BOUND_EXACT));

  ck_assert (qdr_trans_table_probe (table, KEY, 0, &hit));
  for (guint i = 0; i < 4; i++)
    ck_assert_int_eq (qdr_trans_table_probe (table, rival_key (i), 0, &hit), i != 2);
}

TEST (an_old_entry_is_replaced_before_a_new_one_that_is_shallower)
{
  QdrTableHit hit;

  store (rival_key (0), 0, make_hit (1, 0, 9, QDR_BOUND_EXACT));
  for (guint search = 0; search < 2; search++)
    qdr_trans_table_begin_search (table);
  for (guint i = 1; i < 5; i++)
    store (rival_key (i), 0, make_hit (1, 0, 2, QDR_BOUND_EXACT));

  ck_assert (!qdr_trans_table_probe (table, rival_key (0), 0, &hit));
  for (guint i = 1; i < 5; i++)
    ck_assert (qdr_trans_table_probe (table, rival_key (i), 0, &hit));
}

/* Size */

/* Entries have 16 bytes. */
#define ENTRIES_OF_A_MIB 65536u

/* Stores more positions than fit, all over the table, and counts those that are left. */
static guint
count_what_stays (QdrTransTable *self, guint n_positions)
{
  const guint64 step = G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  const QdrTableHit stored = make_hit (1, 0, 3, QDR_BOUND_EXACT);
  guint count = 0;
  QdrTableHit hit;

  for (guint i = 1; i <= n_positions; i++)
    qdr_trans_table_store (self, i * step, 0, &stored);
  for (guint i = 1; i <= n_positions; i++)
    count += qdr_trans_table_probe (self, i * step, 0, &hit);
  return count;
}

static const guint sizes[] = { 1, 2, 3 };

TEST (a_table_of_any_size_is_used_to_the_full, .loops = G_N_ELEMENTS (sizes))
{
  const guint n_entries = sizes[_i] * ENTRIES_OF_A_MIB;
  QdrTransTable *sized = qdr_trans_table_new (sizes[_i]);

  ck_assert_uint_eq (count_what_stays (sized, 2 * n_entries), n_entries);
  qdr_trans_table_clear (sized);
  ck_assert_uint_eq (count_what_stays (sized, 1), 1);
  qdr_trans_table_free (sized);
}

TEST (the_least_and_the_greatest_key_have_a_place)
{
  store (0, 0, make_hit (1, 10, 3, QDR_BOUND_EXACT));
  store (G_MAXUINT64, 0, make_hit (2, 20, 3, QDR_BOUND_EXACT));

  for (guint i = 0; i < 2; i++) {
    QdrTableHit hit;

    ck_assert (qdr_trans_table_probe (table, i == 0 ? 0 : G_MAXUINT64, 0, &hit));
    ck_assert_int_eq (hit.move, i + 1);
  }
}

/* Several threads */

#define WRITERS 4
#define RIVALS 16
#define STORES 100000

/* Returns a hit that depends on the number of its position. All are of equal value, so that
 * they replace each other. */
static QdrTableHit
telling_hit (guint number)
{
  return make_hit ((QdrMove) (number + 1), (QdrScore) number * 100, 3, QDR_BOUND_EXACT);
}

/* Stores and probes positions of one bucket. Returns the number of false hits, which is rarely
 * above 0 even with a fault, but ThreadSanitizer finds the fault without them. */
static gpointer
write_and_read (gpointer data)
{
  const guint writer = GPOINTER_TO_UINT (data);
  gsize n_false = 0;

  for (guint i = 0; i < STORES; i++) {
    const guint number = (i * 7 + writer) % RIVALS;
    const guint other = i * 5 % RIVALS;
    QdrTableHit hit;

    store (rival_key (number), 0, telling_hit (number));
    if (qdr_trans_table_probe (table, rival_key (other), 0, &hit))
      n_false += hit.move != other + 1 || hit.score != (QdrScore) other * 100;
  }
  return GSIZE_TO_POINTER (n_false);
}

TEST (threads_that_store_at_once_leave_no_false_entry)
{
  GThread *writers[WRITERS];

  for (guint i = 0; i < WRITERS; i++)
    writers[i] = g_thread_new ("writer", write_and_read, GUINT_TO_POINTER (i));
  for (guint i = 0; i < WRITERS; i++)
    ck_assert_uint_eq (GPOINTER_TO_SIZE (g_thread_join (writers[i])), 0);
}

/* Decisions from a hit */

#define PROVED (QDR_SCORE_WIN - 5)

typedef struct {
  const char *what;
  QdrScore score;
  int depth;
  QdrBound bound;
  gboolean is_exact;
  gboolean decides;
} DecisionCase;

/* At depth 4 with the window from 10 to 20. */
static const DecisionCase decision_cases[] = {
  { "an exact score within the window", 15, 4, QDR_BOUND_EXACT, FALSE, TRUE },
  { "a deeper one", 15, 5, QDR_BOUND_EXACT, FALSE, TRUE },
  { "a deeper one where only this depth will do", 15, 5, QDR_BOUND_EXACT, TRUE, FALSE },
  { "a shallower one", 15, 3, QDR_BOUND_EXACT, FALSE, FALSE },
  { "a lower bound at beta", 20, 4, QDR_BOUND_LOWER, FALSE, TRUE },
  { "a lower bound below beta", 19, 4, QDR_BOUND_LOWER, FALSE, FALSE },
  { "a lower bound below alpha", 5, 4, QDR_BOUND_LOWER, FALSE, FALSE },
  { "an upper bound at alpha", 10, 4, QDR_BOUND_UPPER, FALSE, TRUE },
  { "an upper bound above alpha", 11, 4, QDR_BOUND_UPPER, FALSE, FALSE },
  { "an upper bound above beta", 25, 4, QDR_BOUND_UPPER, FALSE, FALSE },
  { "a shallow proof of a win", PROVED, 1, QDR_BOUND_LOWER, FALSE, TRUE },
  { "a shallow proof of a win, exact", PROVED, 1, QDR_BOUND_EXACT, TRUE, TRUE },
  { "a shallow upper bound that is a win", PROVED, 1, QDR_BOUND_UPPER, FALSE, FALSE },
  { "a shallow proof of a loss", -PROVED, 1, QDR_BOUND_UPPER, FALSE, TRUE },
  { "a shallow lower bound that is a loss", -PROVED, 1, QDR_BOUND_LOWER, FALSE, FALSE },
  { "nothing known", 0, 0, QDR_BOUND_NONE, FALSE, FALSE },
};

TEST (an_entry_decides_only_where_it_can_know, .loops = G_N_ELEMENTS (decision_cases))
{
  const DecisionCase *c = &decision_cases[_i];
  const QdrTableHit hit = make_hit (1, c->score, c->depth, c->bound);

  ck_assert_msg (qdr_table_hit_is_sufficient (&hit, 4, 10, 20, c->is_exact) == c->decides, "%s",
                 c->what);
}
