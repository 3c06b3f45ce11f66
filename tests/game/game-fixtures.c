/*
 * Games and saved games for tests.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-fixtures.h"

#include <check.h>

#include "qdr-notation.h"
#include "qdr-saved-game.h"

QdrGame *
new_game (guint size, guint players)
{
  QdrPosition start;

  qdr_position_init (&start, size, size, players);
  return qdr_game_new (&start, TRUE);
}

QdrGame *
new_game_from_text (const char *position)
{
  g_autoptr (GError) error = NULL;
  QdrPosition start;

  if (!qdr_position_from_text (position, &start, NULL, &error))
    ck_abort_msg ("%s: %s", position, error->message);
  return qdr_game_new (&start, TRUE);
}

void
play_moves (QdrGame *game, const char *moves)
{
  g_auto (GStrv) words = g_strsplit (moves, " ", -1);

  for (guint i = 0; words[i] != NULL; i++) {
    g_autoptr (GError) error = NULL;

    if (!qdr_game_play_from_text (game, words[i], &error))
      ck_abort_msg ("%s: %s", words[i], error->message);
  }
}

char *
get_position_text (QdrGame *game)
{
  return qdr_position_to_text (qdr_game_get_position (game));
}

static void
count_cb (guint *counter)
{
  (*counter)++;
}

guint *
count_signal (gpointer object, const char *signal)
{
  guint *counter = g_new0 (guint, 1);

  g_signal_connect_swapped (object, signal, G_CALLBACK (count_cb), counter);
  return counter;
}

static void
log_step (QdrGame *game, const char *what, guint player, guint move, GString *log)
{
  char text[QDR_MOVE_TEXT_SIZE];

  qdr_move_to_text (&qdr_game_get_position (game)->board, (QdrMove) move, text);
  g_string_append_printf (log, "%s %u %s; ", what, player, text);
}

static void
log_moved_cb (QdrGame *game, guint player, guint move, GString *log)
{
  log_step (game, "moved", player, move, log);
}

static void
log_stepped_back_cb (QdrGame *game, guint player, guint move, GString *log)
{
  log_step (game, "stepped-back", player, move, log);
}

static void
log_played_cb (QdrGame *game, guint player, guint move, GString *log)
{
  log_step (game, "played", player, move, log);
}

static void
log_finished_cb (QdrGame *game, GString *log)
{
  g_string_append (log, "finished; ");
}

static void
log_settled_cb (QdrGame *game, GString *log)
{
  g_string_append (log, "settled; ");
}

void
log_signals (QdrGame *game, GString *log)
{
  g_signal_connect (game, "moved", G_CALLBACK (log_moved_cb), log);
  g_signal_connect (game, "stepped-back", G_CALLBACK (log_stepped_back_cb), log);
  g_signal_connect (game, "finished", G_CALLBACK (log_finished_cb), log);
}

void
log_all_signals (QdrGame *game, GString *log)
{
  log_signals (game, log);
  g_signal_connect (game, "played", G_CALLBACK (log_played_cb), log);
  g_signal_connect (game, "settled", G_CALLBACK (log_settled_cb), log);
}

void
assert_refused (const BadText *bad)
{
  g_autoptr (GError) error = NULL;
  QdrTextPlace place;

  ck_assert_ptr_null (qdr_saved_game_parse (bad->text, strlen (bad->text), &place, &error));
  if (!g_error_matches (error, QDR_SAVED_GAME_ERROR, bad->code) || place.line != bad->line ||
      place.column != bad->column || strstr (error->message, bad->message) == NULL) {
    g_autofree char *text = g_strescape (bad->text, NULL);

    ck_abort_msg ("\"%s\" is refused with %u:%u: (%d) %s", text, place.line, place.column,
                  error->code, error->message);
  }
}

QdrGame *
read_game (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = NULL;
  QdrTextPlace place;

  games = qdr_saved_game_parse (text, strlen (text), &place, &error);
  if (games == NULL)
    ck_abort_msg ("refused with %u:%u: %s", place.line, place.column, error->message);
  ck_assert_uint_eq (games->len, 1);
  return g_object_ref (g_ptr_array_index (games, 0));
}
