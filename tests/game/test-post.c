/*
 * Posting of callbacks to another main context.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-post.h"
#include "test.h"

#define N_THREADS 4
#define N_CALLS 100

static GMainContext *context;

static void
set_up (void)
{
  context = g_main_context_new ();
}

static void
tear_down (void)
{
  g_clear_pointer (&context, g_main_context_unref);
}

TEST_DEFAULTS (.set_up = set_up, .tear_down = tear_down)

/* The thread that owns the context, and a log of the calls and of the frees of their data. */
static GThread *owner;
static GString *called;
static guint n_freed;

static void
begin (void)
{
  owner = g_thread_self ();
  called = g_string_new (NULL);
  n_freed = 0;
}

static void
end (void)
{
  g_string_free (g_steal_pointer (&called), TRUE);
}

static gboolean
call_cb (gpointer data)
{
  ck_assert_ptr_eq (g_thread_self (), owner);
  g_string_append_c (called, *(const char *) data);
  return G_SOURCE_REMOVE;
}

static void
count_freed (gpointer data)
{
  g_atomic_int_inc (&n_freed);
}

static void
post (const char *letter, int priority)
{
  qdr_post_callback (context, priority, call_cb, (gpointer) letter, count_freed);
}

static void
run_context (void)
{
  while (g_main_context_iteration (context, FALSE))
    ;
}

static gpointer
post_many (gpointer letter)
{
  for (guint i = 0; i < N_CALLS; i++)
    post (letter, G_PRIORITY_DEFAULT);
  return NULL;
}

TEST (callbacks_from_other_threads_run_in_the_thread_of_the_context)
{
  GThread *threads[N_THREADS];

  begin ();
  for (guint i = 0; i < N_THREADS; i++)
    threads[i] = g_thread_new ("poster", post_many, (gpointer) "x");
  for (guint i = 0; i < N_THREADS; i++)
    g_thread_join (threads[i]);
  ck_assert_uint_eq (called->len, 0);

  run_context ();
  ck_assert_uint_eq (called->len, N_THREADS * N_CALLS);
  ck_assert_uint_eq (n_freed, N_THREADS * N_CALLS);
  end ();
}

static gpointer
post_one (gpointer letter)
{
  post (letter, G_PRIORITY_DEFAULT);
  return NULL;
}

TEST (a_context_that_waits_is_woken)
{
  GThread *thread;

  begin ();
  thread = g_thread_new ("poster", post_one, (gpointer) "x");
  while (called->len == 0)
    g_main_context_iteration (context, TRUE);
  g_thread_join (thread);
  ck_assert_str_eq (called->str, "x");
  end ();
}

TEST (a_callback_never_runs_right_away)
{
  begin ();
  g_main_context_push_thread_default (context);
  post ("x", G_PRIORITY_HIGH);
  ck_assert_str_eq (called->str, "");
  run_context ();
  ck_assert_str_eq (called->str, "x");
  g_main_context_pop_thread_default (context);
  end ();
}

TEST (callbacks_of_one_priority_keep_their_order_and_urgent_ones_come_first)
{
  begin ();
  post ("d", G_PRIORITY_LOW);
  post ("b", G_PRIORITY_DEFAULT);
  post ("c", G_PRIORITY_DEFAULT);
  post ("a", G_PRIORITY_HIGH);
  run_context ();
  ck_assert_str_eq (called->str, "abcd");
  ck_assert_uint_eq (n_freed, 4);
  end ();
}

TEST (the_data_is_freed_if_the_context_ends_before_the_call)
{
  begin ();
  post ("x", G_PRIORITY_DEFAULT);
  tear_down ();
  ck_assert_str_eq (called->str, "");
  ck_assert_uint_eq (n_freed, 1);
  end ();
}

TEST (no_context_is_the_default_one_and_nothing_needs_to_be_freed)
{
  begin ();
  qdr_post_callback (NULL, G_PRIORITY_DEFAULT, call_cb, (gpointer) "x", NULL);
  run_context ();
  ck_assert_str_eq (called->str, "");
  while (called->len == 0)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_str_eq (called->str, "x");
  end ();
}
