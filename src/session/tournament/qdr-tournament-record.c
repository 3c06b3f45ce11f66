/*
 * The record of a tournament: the contents of its file, and its unfinished games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-tournament-record.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qdr-saved-game.h"
#include "qdr-text-file.h"

/* Greatest size of a saved game of people, in bytes. */
#define MAX_SIZE (4 * 1024 * 1024)

struct QdrUnfinishedGames {
  char *path;
  GHashTable *texts; /* map of guint to char *: number and last saved text of each game */
  QdrTextWriter *writer;
};

/* Games */

void
qdr_tournament_game_init (QdrTournamentGame *self,
                          guint number,
                          const guint *contestants,
                          const QdrMatchGame *played)
{
  g_return_if_fail (self != NULL && contestants != NULL && played != NULL);

  *self = (QdrTournamentGame){
    .number = number,
    .winner = played->winner,
    .n_moves = qdr_game_count_rounds (played->game, qdr_game_get_ply (played->game)),
  };
  memcpy (self->contestants, contestants, sizeof self->contestants);
  for (guint turn = 0; turn < QDR_MAX_PLAYERS; turn++)
    self->failures[turn] = g_strdup (played->failures[turn]);
}

void
qdr_tournament_game_clear (QdrTournamentGame *self)
{
  g_return_if_fail (self != NULL);

  for (guint turn = 0; turn < QDR_MAX_PLAYERS; turn++)
    g_clear_pointer (&self->failures[turn], g_free);
}

/* Record */

QdrTournamentRecord *
qdr_tournament_record_new (void)
{
  QdrTournamentRecord *self = g_new0 (QdrTournamentRecord, 1);

  self->games = g_array_new (FALSE, FALSE, sizeof (QdrTournamentGame));
  g_array_set_clear_func (self->games, (GDestroyNotify) qdr_tournament_game_clear);
  self->played = g_hash_table_new (NULL, NULL);
  self->people = g_array_new (FALSE, FALSE, sizeof (QdrHumanGame));
  self->started = g_hash_table_new (NULL, NULL);
  return self;
}

void
qdr_tournament_record_free (QdrTournamentRecord *self)
{
  g_return_if_fail (self != NULL);

  qdr_tournament_plan_clear (&self->plan);
  g_clear_pointer (&self->table, qdr_cross_table_free);
  g_array_unref (self->games);
  g_hash_table_unref (self->played);
  g_array_unref (self->people);
  g_hash_table_unref (self->started);
  g_free (self);
}

void
qdr_tournament_record_add_game (QdrTournamentRecord *self, QdrTournamentGame *game)
{
  double points[QDR_MAX_PLAYERS];
  guint n_players;

  g_return_if_fail (self != NULL && self->table != NULL && game != NULL);

  if (!g_hash_table_add (self->played, GUINT_TO_POINTER (game->number)))
    return;
  n_players = self->plan.n_players;
  for (guint turn = 0; turn < n_players; turn++)
    points[turn] = game->winner == QDR_DRAW       ? 1.0 / n_players
                   : (guint) game->winner == turn ? 1.0
                                                  : 0.0;
  qdr_cross_table_add_game (self->table, n_players, game->contestants, points);
  g_array_append_val (self->games, *game);
  *game = (QdrTournamentGame){ .number = game->number };
}

gboolean
qdr_tournament_record_has_played_game (const QdrTournamentRecord *self, guint number)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return g_hash_table_contains (self->played, GUINT_TO_POINTER (number));
}

gboolean
qdr_tournament_record_is_human_game (const QdrTournamentRecord *self, guint number)
{
  g_return_val_if_fail (self != NULL, FALSE);

  for (guint i = 0; i < self->people->len; i++)
    if (g_array_index (self->people, QdrHumanGame, i).number == number)
      return TRUE;
  return FALSE;
}

GArray *
qdr_tournament_record_list_waiting_games (const QdrTournamentRecord *self)
{
  GArray *games = g_array_new (FALSE, FALSE, sizeof (QdrHumanGame));

  g_return_val_if_fail (self != NULL, games);

  for (guint i = 0; i < self->people->len; i++) {
    const QdrHumanGame *game = &g_array_index (self->people, QdrHumanGame, i);

    if (!qdr_tournament_record_has_played_game (self, game->number))
      g_array_append_vals (games, game, 1);
  }
  return games;
}

guint
qdr_tournament_record_count_games_left (const QdrTournamentRecord *self)
{
  g_autoptr (GArray) waiting = NULL;

  g_return_val_if_fail (self != NULL, 0);

  waiting = qdr_tournament_record_list_waiting_games (self);
  return self->n_games - self->games->len - waiting->len;
}

/* Reading */

static gboolean
read_games (QdrTournamentRecord *self, QdrJournal *journal, GError **error)
{
  const guint n_contestants = g_strv_length (self->plan.contestants);
  const guint n_players = self->plan.n_players;

  for (guint i = 0; i < qdr_journal_get_n_games (journal); i++) {
    guint contestants[QDR_MAX_PLAYERS] = { 0 };
    g_auto (QdrMatchGame) played = { 0 };
    g_auto (QdrTournamentGame) game = { 0 };
    gboolean fits;

    if (!qdr_journal_get_game (journal, i, contestants, &played, error))
      return FALSE;

    fits = qdr_game_get_n_players (played.game) == n_players;
    for (guint turn = 0; turn < n_players; turn++) {
      fits = fits && contestants[turn] < n_contestants;
      for (guint other = 0; other < turn; other++)
        fits = fits && contestants[turn] != contestants[other];
    }
    if (!fits) {
      g_set_error (error, QDR_JOURNAL_ERROR, QDR_JOURNAL_ERROR_DAMAGED,
                   _ ("The journal has game %u, which is not part of the plan"),
                   qdr_journal_get_game_number (journal, i) + 1);
      return FALSE;
    }

    qdr_tournament_game_init (&game, qdr_journal_get_game_number (journal, i), contestants,
                              &played);
    qdr_tournament_record_add_game (self, &game);
  }
  return TRUE;
}

QdrTournamentRecord *
qdr_tournament_record_read (const char *path, GError **error)
{
  g_autoptr (QdrTournamentRecord) self = NULL;
  g_autoptr (QdrJournal) journal = NULL;
  guint n_contestants;

  g_return_val_if_fail (path != NULL, NULL);

  self = qdr_tournament_record_new ();
  journal = qdr_journal_open_read_only (path, error);
  if (journal == NULL || !qdr_tournament_plan_read (&self->plan, journal, error))
    return NULL;
  n_contestants = g_strv_length (self->plan.contestants);
  if (n_contestants < self->plan.n_players) {
    g_set_error_literal (error, QDR_JOURNAL_ERROR, QDR_JOURNAL_ERROR_SET_UP,
                         _ ("This is not the journal of a tournament"));
    return NULL;
  }
  self->n_games = (guint) qdr_tournament_plan_get_n_games (&self->plan);
  self->table = qdr_cross_table_new (n_contestants);
  g_array_unref (self->people);
  self->people = qdr_tournament_plan_list_human_games (&self->plan);
  for (guint i = 0; i < self->people->len; i++) {
    const guint number = g_array_index (self->people, QdrHumanGame, i).number;

    if (qdr_unfinished_games_contain_game (path, number))
      g_hash_table_add (self->started, GUINT_TO_POINTER (number));
  }
  return read_games (self, journal, error) ? g_steal_pointer (&self) : NULL;
}

QdrGame *
qdr_tournament_record_read_game (const char *path, guint number, GError **error)
{
  g_autoptr (QdrJournal) journal = NULL;
  g_auto (QdrMatchGame) played = { 0 };
  guint contestants[QDR_MAX_PLAYERS];
  guint index = 0;

  g_return_val_if_fail (path != NULL, NULL);

  journal = qdr_journal_open_read_only (path, error);
  if (journal == NULL)
    return NULL;
  while (index < qdr_journal_get_n_games (journal) &&
         qdr_journal_get_game_number (journal, index) != number)
    index++;
  if (index == qdr_journal_get_n_games (journal)) {
    g_set_error_literal (error, QDR_JOURNAL_ERROR, QDR_JOURNAL_ERROR_DAMAGED,
                         _ ("This game is no longer in the journal"));
    return NULL;
  }
  if (!qdr_journal_get_game (journal, index, contestants, &played, error))
    return NULL;
  return g_steal_pointer (&played.game);
}

/* Unfinished games of people */

static char *
make_path (const char *path, guint number)
{
  return g_strdup_printf ("%s.game-%u", path, number + 1);
}

QdrUnfinishedGames *
qdr_unfinished_games_new (const char *path)
{
  QdrUnfinishedGames *self;

  g_return_val_if_fail (path != NULL, NULL);

  self = g_new0 (QdrUnfinishedGames, 1);
  self->path = g_strdup (path);
  self->texts = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  self->writer = qdr_text_writer_new ();
  return self;
}

void
qdr_unfinished_games_free (QdrUnfinishedGames *self)
{
  if (self == NULL)
    return;

  qdr_text_writer_free (self->writer);
  g_hash_table_unref (self->texts);
  g_free (self->path);
  g_free (self);
}

void
qdr_unfinished_games_save_game (QdrUnfinishedGames *self, guint number, QdrGame *game)
{
  g_autofree char *file = NULL;
  g_autofree char *text = NULL;

  g_return_if_fail (self != NULL);
  g_return_if_fail (QDR_IS_GAME (game));

  text = qdr_saved_game_to_text (game);
  if (g_strcmp0 (text, g_hash_table_lookup (self->texts, GUINT_TO_POINTER (number))) == 0)
    return;
  /* Ignore errors: the game is in the window, and is saved again after the next move. */
  file = make_path (self->path, number);
  qdr_text_writer_write (self->writer, file, g_strdup (text));
  g_hash_table_insert (self->texts, GUINT_TO_POINTER (number), g_steal_pointer (&text));
}

void
qdr_unfinished_games_remove_game (QdrUnfinishedGames *self, guint number)
{
  g_autofree char *file = NULL;

  g_return_if_fail (self != NULL);

  file = make_path (self->path, number);
  g_hash_table_remove (self->texts, GUINT_TO_POINTER (number));
  qdr_text_writer_write (self->writer, file, NULL);
}

gboolean
qdr_unfinished_games_contain_game (const char *path, guint number)
{
  g_autofree char *file = make_path (path, number);

  g_return_val_if_fail (path != NULL, FALSE);

  return g_file_test (file, G_FILE_TEST_IS_REGULAR);
}

QdrGame *
qdr_unfinished_games_read_game (const char *path, guint number)
{
  g_autofree char *file_path = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GPtrArray) games = NULL;
  gsize length;

  g_return_val_if_fail (path != NULL, NULL);

  file_path = make_path (path, number);
  file = g_file_new_for_path (file_path);
  text = qdr_text_file_read (file, MAX_SIZE, &length, NULL, NULL);
  if (text == NULL)
    return NULL;
  games = qdr_saved_game_parse (text, length, NULL, NULL);
  return games != NULL && games->len == 1 ? g_object_ref (g_ptr_array_index (games, 0)) : NULL;
}
