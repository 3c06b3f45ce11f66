/*
 * Shared games: two programs play by a file while a folder program carries it between them, badly,
 * and both are killed now and then.
 *
 * QDR_TEST_SHARED_GAMES sets the number of games, 12 by default.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "game-fixtures.h"
#include "qdr-game-branches.h"
#include "qdr-game-line.h"
#include "qdr-saved-game.h"
#include "qdr-shared-record.h"
#include "test.h"

#define NAME "game.quoridor"
#define MAX_SECONDS 240

/* One of the two computers. */
typedef struct {
  char *folder; /* the folder that both share */
  char *file;
  char *records;
  char *log;
  guint players; /* bit set */
  GPid pid;
} Computer;

typedef struct {
  Computer computers[2];
  GRand *random;
  char *base; /* what both folders had when they were last the same */
  guint n_kills;
  guint n_copies;
} World;

static char *
read_text (const char *path)
{
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, NULL);
  return text;
}

static void
start (World *self, Computer *computer)
{
  g_autofree char *players = g_strdup_printf ("%u", computer->players);
  g_autofree char *seed = g_strdup_printf ("%d", g_rand_int_range (self->random, 0, G_MAXINT));
  char *argv[] = { (char *) test_get_argument (1),
                   computer->file,
                   computer->records,
                   computer->log,
                   players,
                   seed,
                   NULL };

  ck_assert (g_spawn_async (NULL, argv, NULL, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &computer->pid,
                            NULL));
}

static void
stop (Computer *computer)
{
  int status;

  kill (computer->pid, SIGKILL);
  ck_assert_int_eq (waitpid (computer->pid, &status, 0), computer->pid);
  ck_assert_msg (WIFSIGNALED (status) && WTERMSIG (status) == SIGKILL, "it ended with status %d",
                 status);
}

static void
pause_randomly (World *self, guint max_ms)
{
  g_usleep ((gulong) g_rand_int_range (self->random, 0, (gint32) max_ms * 1000 + 1));
}

static void
write_in_place (const char *path, const char *text, gsize length)
{
  const int fd = open (path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);

  ck_assert (fd >= 0 || errno == ENOENT);
  if (fd < 0)
    return;
  ck_assert_int_eq (write (fd, text, length), (gssize) length);
  close (fd);
}

/* Puts @text in the place of a file: by renaming, after removing it, or half first. */
static void
deliver (World *self, const char *text, const char *path)
{
  g_autofree char *temporary = g_strconcat (path, ".tmp", NULL);

  switch (g_rand_int_range (self->random, 0, 3)) {
  case 0:
    write_in_place (temporary, text, strlen (text));
    g_rename (temporary, path);
    return;
  case 1:
    g_remove (path);
    break;
  default:
    write_in_place (path, text, strlen (text) / 2);
    break;
  }
  pause_randomly (self, 20);
  write_in_place (path, text, strlen (text));
}

/* Returns (transfer full) the name of a copy as one of the three programs makes it. */
static char *
make_copy_name (World *self)
{
  const guint n = ++self->n_copies;

  switch (g_rand_int_range (self->random, 0, 4)) {
  case 0:
    return g_strdup_printf ("game.sync-conflict-20261130-10%04u-ABCDEFG.quoridor", n);
  case 1:
    return g_strdup_printf ("game (conflicted copy 2026-11-30 10%04u).quoridor", n);
  case 2:
    return g_strdup_printf ("game (Anna's conflicted copy 2026-11-30 %u).quoridor", n);
  default:
    return g_strdup_printf ("game (Copie en conflit de Élodie 2026-11-30 %u).quoridor", n);
  }
}

/* One step of a folder program that makes two folders the same. */
static void
synchronise (World *self)
{
  Computer *a = &self->computers[0];
  Computer *b = &self->computers[1];
  g_autofree char *text_a = read_text (a->file);
  g_autofree char *text_b = read_text (b->file);
  const gboolean has_a_changed = g_strcmp0 (text_a, self->base) != 0;
  const gboolean has_b_changed = g_strcmp0 (text_b, self->base) != 0;

  if (text_a == NULL || text_b == NULL)
    return;
  if (strcmp (text_a, text_b) == 0) {
    g_free (self->base);
    self->base = g_steal_pointer (&text_a);
    return;
  }
  if (has_a_changed && has_b_changed) {
    Computer *loser = g_rand_boolean (self->random) ? a : b;
    Computer *winner = loser == a ? b : a;
    g_autofree char *name = make_copy_name (self);

    for (guint i = 0; i < 2; i++) {
      g_autofree char *copy = g_build_filename (self->computers[i].folder, name, NULL);
      const char *text = loser == a ? text_a : text_b;

      write_in_place (copy, text, strlen (text));
    }
    deliver (self, winner == a ? text_a : text_b, loser->file);
    g_free (self->base);
    self->base = g_strdup (winner == a ? text_a : text_b);
  } else {
    const char *text = has_a_changed ? text_a : text_b;

    deliver (self, text, has_a_changed ? b->file : a->file);
    g_free (self->base);
    self->base = g_strdup (text);
  }
}

/* The folder of a computer goes away for a while. */
static void
hide_folder (World *self, Computer *computer)
{
  g_autofree char *elsewhere = g_strconcat (computer->folder, ".away", NULL);

  ck_assert_int_eq (g_rename (computer->folder, elsewhere), 0);
  pause_randomly (self, 100);
  ck_assert_int_eq (g_rename (elsewhere, computer->folder), 0);
}

static char *
get_last_line (const char *path)
{
  g_autofree char *text = read_text (path);
  g_auto (GStrv) lines = g_strsplit (text != NULL ? text : "", "\n", 0);
  const guint n = g_strv_length (lines);

  /* The text after the last line break is a line that is being written. */
  return g_strdup (n > 1 ? lines[n - 2] : "");
}

/* Returns (transfer full) (nullable) what the log says of the game of a file when it is over. */
static char *
get_main_line (const char *text)
{
  g_autoptr (QdrGame) game = qdr_shared_record_parse_game (text, strlen (text));
  g_autoptr (GString) moves = g_string_new ("over ");

  if (game == NULL)
    return NULL;
  for (guint i = 0; i < qdr_game_get_ply (game); i++)
    g_string_append_printf (moves, "%05u,", qdr_game_get_move (game, i, NULL));
  return g_string_free (g_steal_pointer (&moves), FALSE);
}

static gboolean
is_over (World *self)
{
  g_autofree char *a = get_last_line (self->computers[0].log);
  g_autofree char *b = get_last_line (self->computers[1].log);
  g_autofree char *text_a = read_text (self->computers[0].file);
  g_autofree char *text_b = read_text (self->computers[1].file);
  g_autofree char *line = NULL;

  if (!g_str_has_prefix (a, "over") || !g_str_equal (a, b) || text_a == NULL ||
      g_strcmp0 (text_a, text_b) != 0)
    return FALSE;
  /* The folder program may have overwritten the last move, which then is written once more. */
  line = get_main_line (text_a);
  return g_strcmp0 (line, a) == 0;
}

static void
add_pair (GHashTable *pairs, guint ply, QdrMove move)
{
  g_hash_table_add (pairs, g_strdup_printf ("move %u %u", ply, move));
}

static void
add_variation (GHashTable *pairs, QdrGame *game, const QdrBranch *path, guint depth)
{
  QdrBranch longer[64];

  for (guint i = 0; i < qdr_game_get_variation_length_at_path (game, path, depth); i++)
    add_pair (pairs, path[depth - 1].ply + i,
              qdr_game_get_variation_move_at_path (game, path, depth, i, NULL, NULL));
  memcpy (longer, path, depth * sizeof *path);
  for (guint i = 0; i < qdr_game_get_n_variations_at_path (game, path, depth); i++) {
    ck_assert_uint_lt (depth, G_N_ELEMENTS (longer));
    longer[depth] = qdr_game_get_branch (game, path, depth, i);
    add_variation (pairs, game, longer, depth + 1);
  }
}

/* Returns (transfer full) all moves of a game with their plies, in the main line and variations. */
static GHashTable *
list_moves (QdrGame *game)
{
  GHashTable *pairs = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < qdr_game_get_n_moves (game); i++) {
    add_pair (pairs, i, qdr_game_get_move (game, i, NULL));
    for (guint j = 0; j < qdr_game_get_n_variations (game, i); j++)
      add_variation (pairs, game, &(QdrBranch){ i, j }, 1);
  }
  return pairs;
}

static void
assert_nothing_is_lost (Computer *computer)
{
  g_autoptr (GFile) records = g_file_new_for_path (computer->records);
  g_autoptr (GPtrArray) list = qdr_shared_record_list (records);
  g_autoptr (GHashTable) pairs = NULL;
  g_autofree char *log = read_text (computer->log);
  g_auto (GStrv) lines = g_strsplit (log, "\n", 0);

  ck_assert_uint_eq (list->len, 1);
  pairs = list_moves (((QdrSharedRecord *) g_ptr_array_index (list, 0))->game);
  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], "move"))
      ck_assert_msg (g_hash_table_contains (pairs, lines[i]), "%s is lost", lines[i]);
}

static void
world_init (World *self, const char *folder, guint32 seed)
{
  g_autoptr (QdrGame) game = new_game (5, 2);
  g_autofree char *text = NULL;

  *self = (World){ .random = g_rand_new_with_seed (seed) };
  qdr_player_set_seat (qdr_game_get_player (game, 1), QDR_SEAT_ELSEWHERE);
  qdr_game_need_id (game);
  text = qdr_saved_game_to_text (game);
  self->base = g_strdup (text);
  for (guint i = 0; i < 2; i++) {
    Computer *computer = &self->computers[i];
    g_autofree char *name = g_strdup_printf ("%u-%c", seed, 'a' + (int) i);
    g_autofree char *home = g_build_filename (folder, name, NULL);

    computer->folder = g_build_filename (home, "folder", NULL);
    computer->file = g_build_filename (computer->folder, NAME, NULL);
    computer->records = g_build_filename (home, "records", NULL);
    computer->log = g_build_filename (home, "log", NULL);
    /* In every fifth game both computers have both players, and both move at once. */
    computer->players = seed % 5 == 4 ? 3 : 1u << i;
    ck_assert_int_eq (g_mkdir_with_parents (computer->folder, 0700), 0);
    write_in_place (computer->file, text, strlen (text));
  }
}

static void
world_clear (World *self)
{
  for (guint i = 0; i < 2; i++) {
    g_free (self->computers[i].folder);
    g_free (self->computers[i].file);
    g_free (self->computers[i].records);
    g_free (self->computers[i].log);
  }
  g_rand_free (self->random);
  g_free (self->base);
}

static int
get_n_games (void)
{
  const char *number = g_getenv ("QDR_TEST_SHARED_GAMES");

  return number != NULL ? atoi (number) : 12;
}

static void
play_game (const char *folder, guint32 seed)
{
  const gint64 end = g_get_monotonic_time () + MAX_SECONDS * G_USEC_PER_SEC;
  World world;

  world_init (&world, folder, seed);
  for (guint i = 0; i < 2; i++)
    start (&world, &world.computers[i]);
  while (!is_over (&world)) {
    Computer *computer = &world.computers[g_rand_boolean (world.random)];
    const int event = g_rand_int_range (world.random, 0, 200);

    ck_assert_msg (g_get_monotonic_time () < end, "game %u does not end", seed);
    if (event == 0 && world.n_kills < 20) {
      stop (computer);
      pause_randomly (&world, 50);
      start (&world, computer);
      world.n_kills++;
    } else if (event == 1) {
      hide_folder (&world, computer);
    }
    pause_randomly (&world, 10);
    synchronise (&world);
  }
  for (guint i = 0; i < 2; i++)
    stop (&world.computers[i]);
  for (guint i = 0; i < 2; i++)
    assert_nothing_is_lost (&world.computers[i]);
  g_print ("# game %u: %u kills, %u copies\n", seed, world.n_kills, world.n_copies);
  world_clear (&world);
}

TEST (no_move_is_lost_and_none_doubled, .timeout = 600)
{
  char *folder = make_temp_folder ();

  for (int i = 0; i < get_n_games (); i++)
    play_game (folder, (guint32) getpid () * 1000 + (guint32) i);
  remove_temp_folder (folder);
}
