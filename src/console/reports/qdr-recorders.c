/*
 * Recorders of games: one for the option --library, which adds games to the library, and one for
 * the games of a match or tournament.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-recorders.h"

#include <glib/gi18n-lib.h>
#include <unistd.h>

#include "qdr-command.h"
#include "qdr-config.h"
#include "qdr-person-name.h"
#include "qdr-sanitised-text.h"
#include "qdr-saved-game.h"

/* Library */

static gboolean
library_cb (const char *name, const char *value, gpointer data, GError **error)
{
  QdrLibraryRecorder *self = data;

  self->is_enabled = TRUE;
  g_free (self->path);
  self->path = g_strdup (value);
  return TRUE;
}

void
qdr_library_recorder_add_option (QdrLibraryRecorder *self, GOptionContext *context)
{
  const GOptionEntry entries[] = {
    { "library", 0, G_OPTION_FLAG_OPTIONAL_ARG | G_OPTION_FLAG_FILENAME, G_OPTION_ARG_CALLBACK,
      library_cb, N_ ("Add the games to the library, this user’s or another"), N_ ("[FILE]") },
    { NULL },
  };

  g_return_if_fail (self != NULL);
  g_return_if_fail (g_option_context_get_main_group (context) == NULL);

  /* Set a main group with @self as its data, which GOption passes to library_cb(). */
  g_option_context_set_main_group (context, g_option_group_new (NULL, NULL, NULL, self, NULL));
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
}

gboolean
qdr_library_recorder_open (QdrLibraryRecorder *self, GError **error)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (self != NULL, FALSE);

  if (!self->is_enabled)
    return TRUE;

  path = self->path != NULL ? g_strdup (self->path) : qdr_library_get_default_path ();
  self->library = qdr_library_open (path, error);
  return self->library != NULL;
}

void
qdr_library_recorder_add_game (QdrLibraryRecorder *self, QdrGame *game, QdrLibrarySource source)
{
  g_autoptr (QdrGame) record = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;

  g_return_if_fail (self != NULL && QDR_IS_GAME (game));

  if (self->library == NULL)
    return;
  if (source == QDR_LIBRARY_PLAYED) {
    /* Store the name of the user, who is called "You" on the board. */
    g_autofree char *name = qdr_user_get_real_or_account_name ();
    g_autofree char *text = qdr_saved_game_to_text (game);

    record = qdr_saved_game_parse_with_user_name (text, name, &error);
  } else {
    record = g_object_ref (game);
  }
  if (record != NULL &&
      qdr_library_add_game (self->library, record, source, QDR_VERSION, NULL, NULL, &error))
    return;

  /* Translators: %s is another sentence with the reason. */
  sentence = g_strdup_printf (_ ("The game is not in the library. %s"), error->message);
  if (g_strcmp0 (sentence, self->last_error) != 0)
    qdr_print_error (sentence);
  g_free (self->last_error);
  self->last_error = g_steal_pointer (&sentence);
}

void
qdr_library_recorder_clear (QdrLibraryRecorder *self)
{
  g_clear_pointer (&self->library, qdr_library_close);
  g_clear_pointer (&self->path, g_free);
  g_clear_pointer (&self->last_error, g_free);
}

/* Matches and tournaments */

QdrMatchRecorder
qdr_match_recorder_make (const QdrConditions *conditions,
                         QdrLibraryRecorder *library_recorder,
                         QdrGameLog *log,
                         guint n_games,
                         gboolean is_verbose)
{
  const gboolean is_watched = isatty (STDERR_FILENO) == 1;

  return (QdrMatchRecorder){
    .conditions = conditions,
    .log = log,
    .library_recorder = library_recorder,
    .is_verbose = is_verbose || is_watched,
    .is_watched = is_watched,
    .begin_us = g_get_monotonic_time (),
    .n_games = n_games,
  };
}

static void
report_game (const QdrMatchRecorder *self,
             guint number,
             const QdrScheduledGame *scheduled,
             const QdrMatchGame *played)
{
  const guint n_players = qdr_game_get_n_players (played->game);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *line = NULL;

  g_string_append_printf (text, "game %u of %u: ", number + 1, self->n_games);
  for (guint turn = 0; turn < n_players; turn++) {
    QdrContestant *contestant =
        g_ptr_array_index (self->conditions->contestants, scheduled->contestants[turn]);

    g_string_append_printf (text, "%s%s", turn > 0 ? " - " : "",
                            qdr_contestant_get_description (contestant));
  }
  /* With four players, the result is the number of the winner. */
  if (played->winner == QDR_DRAW)
    g_string_append (text, n_players == 2 ? " 1/2-1/2" : " draw");
  else if (n_players == 2)
    g_string_append (text, played->winner == 0 ? " 1-0" : " 0-1");
  else
    g_string_append_printf (text, " %d", played->winner + 1);
  g_string_append_printf (text, ", %u plies", qdr_game_get_ply (played->game));
  for (guint turn = 0; turn < n_players; turn++)
    if (played->failures[turn] != NULL && n_players == 2)
      g_string_append_printf (text, ": %s", played->failures[turn]);
    else if (played->failures[turn] != NULL)
      g_string_append_printf (text, "; %u out: %s", turn + 1, played->failures[turn]);
  if (self->is_watched) {
    /* Estimate the remaining time from the average time of the games in this run. */
    const guint n_done = self->n_old + self->n_new;
    const gint64 elapsed_us = g_get_monotonic_time () - self->begin_us;
    const gint64 left_s = elapsed_us / self->n_new * (self->n_games - n_done) / G_USEC_PER_SEC;

    g_string_append_printf (text, "; %u of %u games done, %" G_GINT64_FORMAT ":%02d:%02d left",
                            n_done, self->n_games, left_s / 3600, (int) (left_s / 60 % 60),
                            (int) (left_s % 60));
  }
  line = qdr_sanitise_line (text->str);
  g_printerr ("%s\n", line);
}

gboolean
qdr_match_recorder_add_game (guint number,
                             const QdrScheduledGame *scheduled,
                             const QdrMatchGame *played,
                             gpointer user_data,
                             GError **error)
{
  QdrMatchRecorder *self = user_data;

  *(played->is_from_journal ? &self->n_old : &self->n_new) += 1;
  if (self->is_verbose && !played->is_from_journal)
    report_game (self, number, scheduled, played);

  qdr_library_recorder_add_game (self->library_recorder, played->game, QDR_LIBRARY_TOURNAMENT);
  if (self->log == NULL)
    return TRUE;
  return played->is_from_journal ? qdr_game_log_add_game_if_missing (self->log, played->game, error)
                                 : qdr_game_log_add_game (self->log, played->game, error);
}
